"""YAML as people write it: every value knows its place, and no mistake passes in silence."""

from pathlib import Path

import pytest

from boms.packs import Complaints, Mapping, Scalar, Sequence, problem_text, problems_text, read_yaml, read_yaml_file


def read(text: str) -> tuple[object, str]:
    complaints = Complaints("f.yaml")
    root = read_yaml(text, complaints)
    return (None if root is None else root.plain), problems_text(complaints.listed())


def test_every_value_knows_its_line_and_column() -> None:
    root = read_yaml("a: 1\nb:\n  - x\n  - {c: 2}\n", Complaints("f.yaml"))
    assert isinstance(root, Mapping)
    (_, one), (key, items) = root.pairs
    assert isinstance(items, Sequence)
    inner = items.items[1]
    assert isinstance(inner, Mapping)
    places = [(node.line, node.column) for node in (root, one, key, items, items.items[0], inner, inner.pairs[0][1])]
    assert places == [(1, 1), (1, 4), (2, 1), (3, 3), (3, 5), (4, 5), (4, 9)]


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("no", "no"),
        ("off", "off"),
        ("yes", "yes"),
        ("3:20", "3:20"),
        ("007", "007"),
        ("0x1F", "0x1F"),
        ("1_000", "1_000"),
        ("2024-01-01", "2024-01-01"),
        ("3S 3H", "3S 3H"),
        ("true", True),
        ("False", False),
        ("null", None),
        ("~", None),
        ("", None),
        ("10", 10),
        ("-3", -3),
        ("2.5", 2.5),
        ("1e3", "1e3"),
        ("'10'", "10"),
        ('"null"', "null"),
        ("!!str 10", "10"),
        ("9" * 30, "9" * 30),
    ],
)
def test_only_true_false_null_and_decimal_numbers_are_more_than_text(written: str, meant: object) -> None:
    assert read(f"a: {written}\n") == ({"a": meant}, "")


def test_keys_are_taken_as_they_are_written() -> None:
    root = read_yaml("no: a\noff: b\n3: c\n'4': d\n", Complaints("f.yaml"))
    assert isinstance(root, Mapping)
    assert [key.text for key, _ in root.pairs] == ["no", "off", "3", "4"]


def test_nothing_is_an_empty_scalar() -> None:
    assert read("# only a comment\n") == (None, "")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("a: 1\n\tb: 2\n", "f.yaml:2:1: There is a tab here: indent with spaces"),
        ("a:\n  b: 1\n\tc: 2\n", "f.yaml:3:1: There is a tab here: indent with spaces"),
        ("a: @x\n", "f.yaml:1:4: A value cannot begin with @: put it in quotes"),
        ("a: b: c\n", "f.yaml:1:5: There is a colon too many here, or the line is indented too far"),
        ("a: 1\nb\nc: 2\n", "f.yaml:2:1: There is no colon after the key in this line"),
        ("a: [1, 2\nb: 3\n", "f.yaml:2:2: A comma or a ] is missing before this place: the [ stands in line 1"),
        ("a: {b: 1\n", "f.yaml:2:1: A comma or a } is missing before this place: the { stands in line 1"),
        ("a: 1\nb: 'x\nc: 2\n", "f.yaml:2:4: This quotation mark has no partner"),
        ('a: "\\q"\n', "f.yaml:1:5: This backslash means nothing in double quotes: use single quotes"),
        ("a: - b\n", "f.yaml:1:4: A list cannot begin here: begin it on a line of its own"),
        ("a: *b\n", "f.yaml:1:4: Nothing above is named &b"),
        ("a: &b [*b]\n", "f.yaml:1:8: Nothing above is named &b"),
        ("a: !!python/name:os.system ''\n", "f.yaml:1:4: The tag tag:yaml.org,2002:python/name:os.system is not"),
        ("a: 1\n---\nb: 2\n", "f.yaml:2:1: A second document begins here, but a file holds only one"),
        ("? [a]\n: 1\n", "f.yaml:1:3: A key must be one word, not [a]"),
        ("a: \x07\n", "f.yaml:1:4: The invisible character U+0007 is not allowed: delete it"),
        ("a: ]\n", "f.yaml:1:4: This is not YAML: check colons, quotes, brackets and indentation"),
        ("[" * 200, "f.yaml:1:41: Lists and maps lie too deep within each other here"),
    ],
)
def test_a_mistake_is_told_with_its_place_and_a_remedy(text: str, problem: str) -> None:
    assert read(text)[1].startswith(problem)


def test_the_same_holds_without_the_fast_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    import yaml

    monkeypatch.setattr("boms.packs.yamlfile._LOADER", yaml.SafeLoader)
    told = [
        read(text)[1].partition(":")[2] for text in ("a:\n  b: 1\n\tc: 2\n", "a: b: c\n", "a: [1\nb: 2\n", "a: 'x\n")
    ]
    assert [problem[:8] for problem in told] == ["3:1: The", "1:5: The", "2:2: A c", "1:4: Thi"]


def test_a_key_that_comes_twice_is_a_problem_and_the_first_one_counts() -> None:
    plain, problems = read("a: 1\nb: {x: 1, x: 2}\n'a': 3\n")
    assert plain == {"a": 1, "b": {"x": 1}}
    assert problems.splitlines() == [
        "f.yaml:2:11: The key x comes twice: it stands in line 2 already",
        "f.yaml:3:1: The key a comes twice: it stands in line 1 already",
    ]


def test_all_mistakes_are_told_also_those_above_a_syntax_error() -> None:
    complaints = Complaints("f.yaml")
    root = read_yaml("a: 1\na: 2\nb: *c\nd: [\n", complaints)
    assert [problem.line for problem in complaints.listed()] == [2, 3, 5]
    assert complaints.is_torn
    assert root is not None


def test_a_repeated_value_is_the_one_that_was_named() -> None:
    assert read("a: &x [1, 2]\nb: *x\n") == ({"a": [1, 2], "b": [1, 2]}, "")


def test_repetitions_of_repetitions_do_not_fill_the_memory() -> None:
    levels = [f"{chr(98 + n)}: &{chr(98 + n)} [{', '.join([f'*{chr(97 + n)}'] * 10)}]" for n in range(9)]
    complaints = Complaints("f.yaml")
    read_yaml("\n".join(["a: &a [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]", *levels]), complaints)
    assert "Too much is repeated here" in problem_text(complaints.listed()[0])


def test_a_file_that_cannot_be_read_is_a_problem_like_any_other(tmp_path: Path) -> None:
    latin = tmp_path / "latin.yaml"
    latin.write_bytes("a: 1\nbø: 2\n".encode("latin-1"))
    for path, line in ((tmp_path / "none.yaml", None), (tmp_path, None), (latin, 2)):
        complaints = Complaints(path.name)
        assert read_yaml_file(path, complaints) is None
        assert [problem.line for problem in complaints.listed()] == [line]


def test_a_byte_order_mark_is_no_part_of_the_first_key(tmp_path: Path) -> None:
    path = tmp_path / "mark.yaml"
    path.write_bytes(b"\xef\xbb\xbfa: 1\r\nb: 2\r\n")
    root = read_yaml_file(path, Complaints("f.yaml"))
    assert root is not None
    assert root.plain == {"a": 1, "b": 2}


def test_a_quoted_scalar_is_text_whatever_it_says() -> None:
    assert Scalar("null", 1, 1, is_quoted=True).plain == "null"
    assert Scalar("null", 1, 1).plain is None
