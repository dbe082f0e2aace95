"""Packs: the rule packs people choose from, and reading the YAML that people write.

What lives here: YAML read so that every value knows its line and column; problems, which say where a file is wrong,
what stands there and what may stand there; house rules from a file or a command; rule packs, the five that come with
the program and the user's own, with their words in nb, en and de; where all such files lie; saving, renaming,
duplicating and deleting own packs; and the JSON Schema by which editors check them.

What must not live here: any rule of the game (`boms.rules` says what a key can be and what cannot be together), any
screen, and whatever only one other kind of file needs: match records, themes and preferences are read on their own
floors with the tools of this one.

**Reading a file.** `Complaints` collects the problems of one file while it is read; nothing stops at the first. Reading
gives a tree of `Scalar`, `Sequence` and `Mapping`, each with `line`, `column` and `plain`:

    complaints = Complaints("preferences.yaml")
    root = read_yaml_file(path, complaints)            # None: nothing could be made of it
    found = entries(root, ("language", "bell"), complaints)   # unknown keys are noted
    complaints.note(found["bell"], N_("{key} cannot be {found}: allowed is {allowed}"), key="bell", …)
    complaints.listed()                                # by line; problem_text(problem) says it

Plain words mean what YAML 1.2 says: `no`, `off`, `3:20` and `007` are text, keys are taken as they are written. A key
that comes twice, a tag, an unknown anchor, a second document and a character that nobody can see are problems. After a
syntax error `is_torn` is set and what stands above it is still given, so that other mistakes are reported too; who
notes something as missing asks `is_torn` first.

**A pack** is a file whose stem is its id:

    boms: 1                     # the version of the format
    name: At the cabin          # for every language, before the names in `words`
    based_on: presidenten       # another pack's rules and words hold where this one is silent
    best_with: 4-6
    rules: {jokers: 2, joker_role: wild}
    words: {nb: {name: …, description: …, tips: […], titles: {boms: Bonde}, court: {J: Kn}, trick: …, round: …}}

`shelf()` lists all packs, the broken ones as `BrokenPack` with all their problems; `find_pack` gives one by id or path.
Exceptions are for what a person asked for and cannot have: `PackError`, whose text is one sentence. Problems and
exceptions are in the language in use.
"""

from typing import TYPE_CHECKING

from boms.lazily import loader

if TYPE_CHECKING:
    from boms.packs.errors import PackError
    from boms.packs.fields import check_version, entries, note_unknown_key, pairs, read_list, read_words
    from boms.packs.files import write_whole
    from boms.packs.folders import config_dir, matches_dir, own_dir, shipped_dir
    from boms.packs.houserules import note_conflict, read_rules, read_values
    from boms.packs.nodes import Mapping, Node, Place, Scalar, Sequence, Spot, is_null, node_text
    from boms.packs.own import delete_pack, duplicate_pack, pack_id_for, rename_pack, save_pack
    from boms.packs.packfile import BrokenPack, Pack, check_pack_file, read_pack
    from boms.packs.plainyaml import text_yaml, value_yaml
    from boms.packs.problems import Complaints, Problem, nearest, problem_sentence, problem_text, problems_text
    from boms.packs.schema import pack_schema
    from boms.packs.settings import with_settings
    from boms.packs.shelves import find_pack, shelf
    from boms.packs.yamlfile import read_text, read_yaml, read_yaml_file

__all__ = [
    "BrokenPack",
    "Complaints",
    "Mapping",
    "Node",
    "Pack",
    "PackError",
    "Place",
    "Problem",
    "Scalar",
    "Sequence",
    "Spot",
    "check_pack_file",
    "check_version",
    "config_dir",
    "delete_pack",
    "duplicate_pack",
    "entries",
    "find_pack",
    "is_null",
    "matches_dir",
    "nearest",
    "node_text",
    "note_conflict",
    "note_unknown_key",
    "own_dir",
    "pack_id_for",
    "pack_schema",
    "pairs",
    "problem_sentence",
    "problem_text",
    "problems_text",
    "read_list",
    "read_pack",
    "read_rules",
    "read_text",
    "read_values",
    "read_words",
    "read_yaml",
    "read_yaml_file",
    "rename_pack",
    "save_pack",
    "shelf",
    "shipped_dir",
    "text_yaml",
    "value_yaml",
    "with_settings",
    "write_whole",
]

if not TYPE_CHECKING:
    __getattr__ = loader(
        __name__,
        {
            "errors": "PackError",
            "fields": "check_version entries note_unknown_key pairs read_list read_words",
            "files": "write_whole",
            "folders": "config_dir matches_dir own_dir shipped_dir",
            "houserules": "note_conflict read_rules read_values",
            "nodes": "Mapping Node Place Scalar Sequence Spot is_null node_text",
            "own": "delete_pack duplicate_pack pack_id_for rename_pack save_pack",
            "packfile": "BrokenPack Pack check_pack_file read_pack",
            "plainyaml": "text_yaml value_yaml",
            "problems": "Complaints Problem nearest problem_sentence problem_text problems_text",
            "schema": "pack_schema",
            "settings": "with_settings",
            "shelves": "find_pack shelf",
            "yamlfile": "read_text read_yaml read_yaml_file",
        },
    )
