"""What each house rule does at the table, with an example."""

from typing import Final

from boms.text.languages import N_, _

_PARAGRAPHS: Final = {
    "min_players": N_(
        "Fewer people than this cannot start a match, and nobody can leave between rounds if too few would be left."
        " With four, for example, three people are told that one more is needed."
    ),
    "max_players": N_(
        "More people than this cannot sit down. The more there are, the smaller the hands: with six players and one"
        " pack, everybody gets eight or nine cards."
    ),
    "two_packs_from": N_(
        "From this many players on, two packs are shuffled together so that hands stay large enough. Every card is"
        " then there twice, and up to eight cards of one rank can be laid. Seven players get seven or eight cards"
        " each from one pack, and fourteen or fifteen from two."
    ),
    "jokers": N_(
        "This many jokers are shuffled in, whatever the number of packs. What they can do is the next rule. With"
        " two jokers, four players are dealt 54 cards: two of them get 14 and two get 13."
    ),
    "joker_role": N_(
        "A high joker is a rank of its own above the two and is laid only with other jokers. A wild joker joins"
        " cards of any rank and counts as one of them: three aces and a joker are four aces. Laid without other"
        " cards, jokers beat every rank either way, as long as the number is right."
    ),
    "removed_cards": N_(
        "With the numbers of players named here, these cards are left in the box so that everybody is dealt the"
        " same number. Without the three of spades, for example, three players get 17 cards each."
    ),
    "seating": N_(
        "Either everybody keeps their seat for the whole match, or from the second round on people sit clockwise in"
        " the order of the last round, president first and scum last. If Cleo became president and Bo came second,"
        " Bo now sits on Cleo's left and plays right after Cleo."
    ),
    "later_dealer": N_(
        "The first dealer is drawn or chosen. After that, either the scum of the last round always deals, or the"
        " deal moves on clockwise: Ada dealt, so next time it is Bo, who sits on Ada's left."
    ),
    "first_lead": N_(
        "In the first round there are no titles yet. Either the player on the dealer's left leads, or whoever was"
        " dealt the starting card. If that is the three of diamonds and Dan holds it, Dan leads, wherever Dan sits."
    ),
    "first_lead_card": N_(
        "Whoever holds this card leads in the first round, if the first lead goes by the starting card. With two"
        " packs it is the first holder clockwise from the dealer's left. If the card is not in the deck, or is the"
        " master card, the player on the dealer's left leads instead."
    ),
    "first_play_includes_card": N_(
        "If yes, the starting card must be part of the very first play, alone or with others of its rank. Dan holds"
        " the three of diamonds and may lead it alone or together with the three of spades, but not a pair of"
        " sevens."
    ),
    "later_lead": N_(
        "From the second round on, once the cards are exchanged, either the scum or the president of the last round"
        " leads the first trick. Leading is worth something, because you choose what the others must follow: Ada"
        " gets rid of two fours that would never have gone on anything."
    ),
    "equal_rank": N_(
        "Decides whether a pair of sevens goes on a pair of sevens, or only eights and higher do. If equal ranks"
        " are allowed, they may also cost the next player a turn: Ada lays a nine, Bo lays another nine, and Cleo is"
        " skipped."
    ),
    "pass_lasts": N_(
        "You may always pass, even if you could play. Either that holds until the table is cleared and you are out"
        " of this trick, or only for one turn: Ada passes on two fives, Bo lays two eights, and when the turn comes"
        " round again Ada may lay two jacks after all."
    ),
    "wild_rank": N_(
        "Cards of this rank stand for any other in a group: if sixes are wild, two kings and a six are three kings."
        " Laid alone or only with each other they are simply sixes."
    ),
    "revolution": N_(
        "Whoever lays four or more of one rank at once turns the order round until the end of the round: threes"
        " become the highest and twos the lowest, until another four of a kind turns it back. After Bo's four sevens"
        " a king beats an ace. Jokers stay on top, and the exchange always goes by the usual order."
    ),
    "turn_down_rank": N_(
        "A play of this rank turns the direction for the rest of the trick: what follows must be lower, until such"
        " a play turns it back. With eights: Ada lays a six, Bo an eight, and now Cleo's jack does not go, but a"
        " five does."
    ),
    "same_rank_clears": N_(
        "When this many equal cards lie on top of the pile, laid by one player or by several, the table is cleared"
        " and whoever laid the last of them leads again. With four, a pair of queens on a pair of queens clears. If"
        " equal ranks are not allowed, only one player can do it, all at once."
    ),
    "all_threes_clear": N_(
        "If the master card is a three, one pack holds only three ordinary threes, too few to clear as four. With"
        " this rule all of them are enough: after the threes of diamonds and hearts, the three of spades clears the"
        " table. With two packs there are six, and the usual number is needed, or all six where that would be more."
    ),
    "clearing_ranks": N_(
        "One card of such a rank goes on any play, whatever its rank and number; it clears the table, and its"
        " player leads again. Two or more must match the number of cards, but not the rank. With tens, one ten"
        " clears three kings, and two tens clear two aces."
    ),
    "table_keeper": N_(
        "From the second round on, cards stay on the table after a trick until somebody clears them, and only the"
        " scum of the last round should. Ada is scum, but Bo tidies the table: it is cleared, but Bo will take the"
        " last place of this round, and the others move up."
    ),
    "master_card": N_(
        "This card stands outside the order of ranks. Laid alone it goes on any play, whatever its rank and number;"
        " it clears the table, and its player leads again. It is never part of a group. If it is the three of clubs,"
        " Ada can answer three aces with this one card."
    ),
    "master_timing": N_(
        "Either the master card waits for your turn like every other card, or it may be laid at any moment while"
        " cards lie on the table, even after you have passed. Bo lays two kings, and Dan, whose turn it is not,"
        " breaks in with the master card and leads."
    ),
    "master_on_empty": N_(
        "Leading the master card wastes it, and for some that is punishment enough. Others play that it costs you"
        " the round: Cleo leads it, takes the worst free place at once and lays the other cards aside."
    ),
    "master_last": N_(
        "Some allow the master card as the last card. Others play that nobody may keep it to the end: Dan lays it"
        " as the last card, the table is cleared, but Dan takes the worst free place instead of the best."
    ),
    "master_in_exchange": N_(
        "When best cards must be given, the master card either does not count and stays in the hand, or it is the"
        " very best. The scum holds the master card, a two and a king and must give two cards: the two and the king"
        " in the first case, the master card and the two in the second."
    ),
    "going_out_clears": N_(
        "If yes, the table is cleared as soon as somebody lays their last cards, and the next player clockwise who"
        " still has cards leads. If no, play goes on and the last cards can be beaten: Bo goes out with a queen, and"
        " Cleo lays a king on it."
    ),
    "lead_after_out": N_(
        "If nobody beats the last cards of a player who is out, another must lead: either the next player clockwise"
        " who still has cards, or whoever laid cards in this trick most recently. Ada lays two fives, Bo goes out"
        " with two kings, the others pass. Cleo leads, who sits next, or Ada, who played before Bo."
    ),
    "announce_last_card": N_(
        "A play that leaves you with a single card must be announced together with it. Whoever forgets is marked"
        " for all to see and, on going out, takes the worst free place instead of the best. Cleo has three cards,"
        " lays two without a word, goes out on the next turn, and is last."
    ),
    "vice_president_from": N_(
        "With at least this many players, whoever goes out second gets a title, and may exchange cards and score"
        " with it. If it is five, the second of four players is an ordinary citizen."
    ),
    "vice_boms_from": N_(
        "With at least this many players, the last but one gets a title too, and may have to give a card away"
        " before the next round. If it is five, the third of four players is an ordinary citizen."
    ),
    "exchange_president": N_(
        "Before the first lead of each later round the scum gives the president this many cards, the best there"
        " are, and gets as many back, of the president's choice: a two and an ace go, a three and a four come. This"
        " number holds in rounds in which the vices do not exchange."
    ),
    "exchange_president_with_vice": N_(
        "How many cards president and scum exchange in rounds in which vice-president and vice-scum exchange as"
        " well. Some play one card as long as there are no vices, and two once the vices exchange theirs."
    ),
    "exchange_vice": N_(
        "If there is a vice-president and a vice-scum, the vice-scum gives this many best cards and gets as many"
        " back, of the vice-president's choice: a two goes, a five comes."
    ),
    "exchange_choice": N_(
        "Either the scum must give the best cards, or the president names cards and the scum gives those that are"
        " there; the president gives as many back. Asked for the twos of spades and clubs, a scum with only one of"
        " them gives that one. The vices always exchange their best."
    ),
    "exchange_middle": N_(
        "After the other gifts, any two players who are neither president nor scum may agree on a swap: one card"
        " for one card, each of free choice, and each player once. Bo and Cleo agree in the open, then both pick a"
        " card in private."
    ),
    "points": N_(
        "Each title can score in every round, or cost points. With 2 for the president and 1 for the vice-"
        " president, three rounds as president, vice-president and president make 5 points."
    ),
    "match_end": N_(
        "A match goes on until you stop, or it is over after the round in which somebody reaches a number of"
        " points, after a number of rounds, or when a number of minutes has passed. A round that has begun is always"
        " finished: with 20 minutes and a round that lasts until the 23rd, that round is the last."
    ),
    "match_target": N_(
        "The number that goes with the end of the match: points, rounds or minutes. It means nothing while the"
        " match has no fixed end. If the match ends after a number of rounds and this is 8, the eighth round is the"
        " last."
    ),
    "winner": N_(
        "Who has won when the match is over: nobody, because the titles are honour enough; whoever has most points;"
        " whoever was president most often; or whoever is president of the last round. If Ada and Bo are level, the"
        " one who was president more often wins, then the one with the better place in the last round."
    ),
}


def key_paragraph(key: str) -> str:
    """A paragraph on what a key, one of `boms.rules.KEYS`, does at the table, with an example."""
    return _(_PARAGRAPHS[key])
