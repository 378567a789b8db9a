"""R2: every playable rule of every game is cited by an example or a test."""

from pathlib import Path

import pytest

from littlewars.games import GAMES
from littlewars.games.connect_four import GAME as CONNECT_FOUR
from littlewars.kernel.errors import ContentError
from littlewars.kernel.game import Game
from littlewars.rulebook.coverage import citations, cited_by, own_tests
from littlewars.rulebook.rules import read_rules
from littlewars.words import catalogue

TESTS = Path(__file__).parents[1]
NOT_PLAYABLE = {
    "small-wars": ["SW-05", "SW-06"],
    "my-little-battlefield": ["MLB-05", "MLB-235"],
    "rois-du-champ-de-bataille": ["RCB-105", "RCB-501"],
    "petits-soldats": ["PS-102", "PS-104", "PS-120", "PS-202"],
    "battalia": ["BAT-76"],
    "connect-four": [],
}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_playable_rule_is_cited(game: Game) -> None:
    book = read_rules(game)
    cited = citations(game, book, TESTS)
    assert cited.keys() == book.rules.keys()
    assert {rule for rule in cited if not cited[rule]} <= set(NOT_PLAYABLE[game.key])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_exceptions_have_a_reason(game: Game) -> None:
    book = read_rules(game)
    assert [rule.id for rule in book.rules.values() if rule.not_playable] == NOT_PLAYABLE[game.key]


@pytest.mark.parametrize(
    ("name", "rules"),
    [
        ("test_sw_46_a_bound_figure", ["SW-46"]),
        ("test_sw_46_49_bound_figures", ["SW-46", "SW-49"]),
        ("test_c4_02_a_full_column", ["C4-02"]),
        ("test_pp_red_1_a_rule_of_a_part", ["PP-RED-1"]),
        ("test_pp_red_1_12_rules_of_a_part", ["PP-RED-1", "PP-RED-12"]),
        ("test_pp_806_807_rules_of_none", ["PP-806", "PP-807"]),
        ("test_pp_redder_1_is_no_part", []),
        ("test_sw_46", []),
        ("test_a_figure_sw_46", []),
        ("sw_46_helper", []),
    ],
)
def test_a_test_cites_rules_by_its_name(name: str, rules: list[str]) -> None:
    assert cited_by(name) == rules


def test_tests_and_examples_are_both_listed(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "test_discs.py").write_text(
        "class TestMore:\n    def test_c4_03_inside(self): ...\n"
        "def test_c4_04_99_draws(): ...\ndef test_sw_01_other(): ...\n"
    )
    (tmp_path / "helper.py").write_text("def test_c4_01_not_collected(): ...")
    cited = citations(CONNECT_FOUR, read_rules(CONNECT_FOUR), tmp_path)
    assert cited == {
        "C4-01": ["C4-E01"],
        "C4-02": ["C4-E01", "C4-E02", "C4-E03"],
        "C4-03": ["C4-E03", "test_c4_03_inside"],
        "C4-04": ["C4-E04", "test_c4_04_99_draws"],
    }


def test_without_a_source_tree_only_examples_count() -> None:
    cited = citations(CONNECT_FOUR, read_rules(CONNECT_FOUR), None)
    assert cited["C4-04"] == ["C4-E04"]


def test_our_tests_are_found_from_the_source_tree() -> None:
    assert own_tests() in (TESTS, None)  # None where the compiled package runs


@pytest.mark.parametrize("text", [b"def test_(:", b"\x00", b"\xff"])
def test_a_test_that_is_no_python_is_a_sentence(text: bytes, tmp_path: Path) -> None:
    (tmp_path / "test_bad.py").write_bytes(text)
    with pytest.raises(ContentError) as caught:
        citations(CONNECT_FOUR, read_rules(CONNECT_FOUR), tmp_path)
    assert "test_bad.py is not valid Python" in catalogue("en").say(caught.value.message)
