"""House rules by name: a short label and one line for each key, and the groups they stand in."""

from typing import Final

from boms.text.languages import N_, _

_LABELS: Final = {
    "min_players": N_("Fewest players"),
    "max_players": N_("Most players"),
    "two_packs_from": N_("Two packs"),
    "jokers": N_("Jokers"),
    "joker_role": N_("What a joker is"),
    "removed_cards": N_("Cards taken out"),
    "seating": N_("Seats"),
    "later_dealer": N_("Dealer from round 2"),
    "first_lead": N_("First lead"),
    "first_lead_card": N_("Starting card"),
    "first_play_includes_card": N_("Starting card must be played"),
    "later_lead": N_("Lead from round 2"),
    "equal_rank": N_("Equal rank"),
    "pass_lasts": N_("A pass lasts"),
    "wild_rank": N_("Wild rank"),
    "revolution": N_("Revolution"),
    "turn_down_rank": N_("Rank that turns downward"),
    "same_rank_clears": N_("Equal cards clear"),
    "all_threes_clear": N_("All threes clear"),
    "clearing_ranks": N_("Ranks that clear"),
    "table_keeper": N_("Who clears the table"),
    "master_card": N_("Master card"),
    "master_timing": N_("When the master card goes"),
    "master_on_empty": N_("Leading the master card"),
    "master_last": N_("Master card as last card"),
    "master_in_exchange": N_("Master card in the exchange"),
    "going_out_clears": N_("Going out clears"),
    "lead_after_out": N_("Lead after the winner is out"),
    "announce_last_card": N_("Announce the last card"),
    "vice_president_from": N_("Vice-president"),
    "vice_boms_from": N_("Vice-scum"),
    "exchange_president": N_("President's exchange"),
    "exchange_president_with_vice": N_("President's exchange with vices"),
    "exchange_vice": N_("Vices' exchange"),
    "exchange_choice": N_("Which cards are given"),
    "exchange_middle": N_("Swaps in the middle"),
    "points": N_("Points"),
    "match_end": N_("End of the match"),
    "match_target": N_("Target"),
    "winner": N_("Winner of the match"),
}

_HELPS: Final = {
    "min_players": N_("The smallest number of people who may play"),
    "max_players": N_("The largest number of people who may play"),
    "two_packs_from": N_("From how many players two packs of cards are mixed together"),
    "jokers": N_("How many jokers are added to the deck in all"),
    "joker_role": N_("Whether a joker is the highest card or stands for any card"),
    "removed_cards": N_("Cards left out of the deck so that it divides better"),
    "seating": N_("Whether people stay in their seats or sit in order of placement"),
    "later_dealer": N_("Who deals in every round after the first"),
    "first_lead": N_("Who plays first in the first round"),
    "first_lead_card": N_("The card whose holder plays first in the first round"),
    "first_play_includes_card": N_("Whether the very first play must contain the starting card"),
    "later_lead": N_("Who plays first in every round after the first"),
    "equal_rank": N_("Whether cards may be laid on others of the same rank"),
    "pass_lasts": N_("Whether you may play again in a trick after passing"),
    "wild_rank": N_("A rank whose cards stand for any other rank in a group"),
    "revolution": N_("Whether four of a kind turn the order of the ranks round"),
    "turn_down_rank": N_("A rank after which lower cards beat higher ones for the rest of the trick"),
    "same_rank_clears": N_("How many equal cards on top of the pile clear the table"),
    "all_threes_clear": N_("Whether fewer threes are enough because one is the master card"),
    "clearing_ranks": N_("Ranks that go on anything and clear the table"),
    "table_keeper": N_("Whether the table clears itself or only the scum may do it"),
    "master_card": N_("A single card that goes on anything and clears the table"),
    "master_timing": N_("Whether the master card may be laid out of turn"),
    "master_on_empty": N_("What happens to a player who leads the master card"),
    "master_last": N_("What happens to a player whose last card is the master card"),
    "master_in_exchange": N_("Whether the master card must be given away as a best card"),
    "going_out_clears": N_("Whether the table is cleared when somebody lays the last cards"),
    "lead_after_out": N_("Who leads when the winner of the trick has no cards left"),
    "announce_last_card": N_("Whether you must say so when one card is left in your hand"),
    "vice_president_from": N_("From how many players the second place has a title"),
    "vice_boms_from": N_("From how many players the last place but one has a title"),
    "exchange_president": N_("How many cards president and scum exchange"),
    "exchange_president_with_vice": N_("How many cards president and scum exchange when the vices do so too"),
    "exchange_vice": N_("How many cards vice-president and vice-scum exchange"),
    "exchange_choice": N_("Whether the scum gives the best cards or those the president asks for"),
    "exchange_middle": N_("Whether those between president and scum may swap cards with each other"),
    "points": N_("What each title scores in a round"),
    "match_end": N_("What brings the match to its end"),
    "match_target": N_("How many points, rounds or minutes the match goes to"),
    "winner": N_("Who wins when the match is over"),
}

_GROUPS: Final = {
    "deck": N_("Deck and seats"),
    "leading": N_("Leading"),
    "playing": N_("Playing"),
    "clearing": N_("Clearing the table"),
    "master": N_("Master card"),
    "out": N_("Going out"),
    "titles": N_("Titles and exchange"),
    "match": N_("Points and match"),
}


def key_text(key: str) -> str:
    """The short label of a key, one of `boms.rules.KEYS`."""
    return _(_LABELS[key])


def key_help(key: str) -> str:
    """One line on what a key decides."""
    return _(_HELPS[key])


def group_of_keys_text(group: str) -> str:
    """The heading over a group of keys, one of `boms.rules.GROUPS_OF_KEYS`."""
    return _(_GROUPS[group])
