"""TOML tables, checked key by key: errors name file, table and key."""

from pathlib import Path
from typing import Any

import pytest

from littlewars.kernel.content import Table, read_toml, tables
from littlewars.kernel.errors import ContentError


def table(values: Any) -> Table:
    return Table("figures.toml", "jeep", values)


def complaint(error: pytest.ExceptionInfo[ContentError]) -> tuple[str, dict[str, Any]]:
    message = error.value.message
    return message.key, message.arguments


def test_a_file_is_read_table_by_table(tmp_path: Path) -> None:
    path = tmp_path / "figures.toml"
    path.write_text("[jeep]\ncost = 60\n[tank]\ncost = 90\n", encoding="utf-8")
    assert [(each.file, each.name, each.whole("cost")) for each in tables(path)] == [
        ("figures.toml", "jeep", 60),
        ("figures.toml", "tank", 90),
    ]


@pytest.mark.parametrize(
    ("written", "key"),
    [
        (b"cost = \n", "content-not-toml"),
        (b"a = " + b"[" * 5000, "content-not-toml"),
        (b"a = " + b"9" * 5000, "content-not-toml"),
        (b"# \xff\n", "content-not-utf8"),
    ],
    ids=["syntax", "endless nesting", "endless number", "encoding"],
)
def test_a_broken_file_is_named(tmp_path: Path, written: bytes, key: str) -> None:
    path = tmp_path / "figures.toml"
    path.write_bytes(written)
    with pytest.raises(ContentError) as error:
        read_toml(path)
    assert complaint(error)[0] == key
    assert complaint(error)[1]["file"] == "figures.toml"


def test_a_missing_file_is_named_as_the_caller_knows_it(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as error:
        read_toml(tmp_path / "none.toml", "examples/none.toml")
    key, arguments = complaint(error)
    assert (key, arguments["file"]) == ("content-unreadable", "examples/none.toml")
    assert arguments["why"]


def test_values_of_every_kind_are_read() -> None:
    jeep = table(
        {"cost": 60, "name": "Jeep", "title": {"en": "Jeep", "fr": "Jeep"}, "tags": ["light"], "gun": [{"dice": 2}]}
    )
    assert jeep.whole("cost", 1) == 60
    assert jeep.text("name") == "Jeep"
    assert jeep.texts("title") == {"en": "Jeep", "fr": "Jeep"}
    assert jeep.words("tags") == ["light"]
    assert [(gun.name, gun.whole("dice")) for gun in jeep.inner("gun")] == [("jeep.gun[1]", 2)]
    assert jeep.inner("hull") == []
    assert not jeep.has("wheels")
    jeep.close()


def test_inner_tables_of_a_whole_file_are_named_by_their_key() -> None:
    assert [rule.name for rule in Table("rules.toml", "", {"rule": [{}, {}]}).inner("rule")] == ["rule[1]", "rule[2]"]


@pytest.mark.parametrize("value", [-1, 0, 1.5, True, "3", [1]])
def test_what_is_no_whole_number_is_refused(value: object) -> None:
    with pytest.raises(ContentError) as error:
        table({"cost": value}).whole("cost", 1)
    assert complaint(error) == (
        "content-wrong-value",
        {"file": "figures.toml", "table": "jeep", "key": "cost", "expected": "whole number ≥ 1"},
    )


@pytest.mark.parametrize(
    ("method", "value", "expected"),
    [
        ("text", 3, "text"),
        ("texts", "Jeep", "table"),
        ("words", "light", "list of texts"),
        ("words", ["light", 3], "list of texts"),
        ("inner", {"dice": 2}, "list of tables"),
        ("inner", [3], "table"),
    ],
)
def test_a_wrong_value_is_named(method: str, value: object, expected: str) -> None:
    jeep = table({"gun": value})
    with pytest.raises(ContentError) as error:
        getattr(jeep, method)("gun")
    key, arguments = complaint(error)
    assert (key, arguments["file"], arguments["expected"]) == ("content-wrong-value", "figures.toml", expected)
    assert "gun" in (arguments["key"], arguments["table"].removeprefix("jeep.").split("[")[0])


def test_a_title_lacking_a_language_names_the_inner_table() -> None:
    with pytest.raises(ContentError) as error:
        table({"title": {"en": "Jeep"}}).texts("title")
    assert complaint(error) == (
        "content-keys",
        {"file": "figures.toml", "table": "jeep.title", "missing": "fr", "unknown": "-"},
    )


def test_missing_and_unknown_keys_are_told_at_once() -> None:
    jeep = table({"lives": 3, "colour": "red", "cost": 60})
    assert (jeep.whole("life", 1), jeep.text("name"), jeep.words("tags")) == (1, "", [])
    assert jeep.texts("title") == {"en": "", "fr": ""}
    assert jeep.take("cost") == 60
    with pytest.raises(ContentError) as error:
        jeep.close()
    assert complaint(error) == (
        "content-keys",
        {"file": "figures.toml", "table": "jeep", "missing": "life, name, tags, title", "unknown": "lives, colour"},
    )


def test_only_missing_keys_are_told_when_none_is_unknown() -> None:
    jeep = table({})
    jeep.text("name")
    with pytest.raises(ContentError) as error:
        jeep.close()
    assert complaint(error)[1]["unknown"] == "-"


def test_what_is_no_table_is_refused() -> None:
    with pytest.raises(ContentError) as error:
        table(3)
    assert complaint(error)[1]["expected"] == "table"
