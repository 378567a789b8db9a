"""`littlewars rules`."""

from pathlib import Path

import pytest

from littlewars.games import GAMES
from littlewars.kernel.game import Game
from littlewars.rulebook.rules import read_rules
from tests.cli.desk import Run
from tests.rulebook.paper import in_parts

TESTS = Path(__file__).parents[1]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_rule_is_printed_in_book_order(run: Run, game: Game, language: str) -> None:
    book = read_rules(game)
    result = run("rules", game.key, "--lang", language)
    assert result.exit_code == 0
    prefix = next(iter(book.rules)).split("-")[0]
    starts = [line.split()[0] for line in result.stdout.splitlines() if line.split("-")[0] == prefix]
    assert starts == list(book.rules)
    for title in book.chapters.values():
        assert f"\n{title[language]}\n" in result.stdout


def test_one_rule_is_printed_with_its_examples(run: Run) -> None:
    result = run("rules", "connect-four", "c4-01")
    assert result.stdout.splitlines() == [
        "C4-01 Two players take turns; each drops one disc into one of the seven columns.",
        "  Ruling: Whoever plays crosses begins. Nobody may pass.",
        "  Examples: C4-E01",
    ]


def test_rules_of_ours_and_rules_that_are_not_played_say_so(run: Run) -> None:
    told = run("rules", "small-wars").stdout
    ours = [rule.id for rule in read_rules(GAMES[0]).rules.values() if rule.source == "ours"]
    assert [line.split()[0] for line in told.splitlines() if line.split(" ", 1)[-1].startswith("(ours) ")] == ours
    assert "  not playable: Advice for a real table" in told


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_coverage_of_the_shelf_is_whole(run: Run, game: Game) -> None:
    result = run("rules", game.key, "--coverage", "--tests", TESTS)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    rules = read_rules(game).rules
    assert [line.split()[0] for line in lines[: len(rules)]] == list(rules)
    count, covered, uncovered, unplayable = (int(word) for word in lines[-1].split() if word.isdecimal())
    assert lines[-1] == f"{count} rules: {covered} covered, {uncovered} uncovered, {unplayable} not playable"
    assert (count, uncovered) == (len(rules), 0)
    assert covered + unplayable == count


def test_coverage_fails_when_a_rule_is_uncovered(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Citations are counted by `littlewars.cli.rules`, which is never compiled."""
    monkeypatch.setattr("littlewars.cli.rules.citations", lambda game, book, tests: {rule: [] for rule in book.rules})
    result = run("rules", "connect-four", "--coverage")
    assert result.exit_code == 1
    assert result.stdout.splitlines()[0] == "C4-01   no example and no test"
    assert result.stdout.splitlines()[-1] == "4 rules: 0 covered, 4 uncovered, 0 not playable"


def test_coverage_counts_the_chapters_apart(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = in_parts(tmp_path, monkeypatch)
    monkeypatch.setattr("littlewars.cli.rules.find", lambda key: game)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_parts.py").write_text("def test_c4_lat_1_comes_late(): ...\ndef test_c4_02_ends(): ...")
    result = run("rules", game.key, "--coverage", "--tests", tmp_path / "tests")
    assert result.exit_code == 0
    assert result.stdout.splitlines()[-3:] == [
        "C4-LAT-1 test_c4_lat_1_comes_late",
        "chapters apart: 4 of 4 covered",
        "6 rules: 6 covered, 0 uncovered, 0 not playable",
    ]
    (tmp_path / "tests" / "test_parts.py").write_text("")
    result = run("rules", game.key, "--coverage", "--tests", tmp_path / "tests")
    assert (result.exit_code, result.stdout.splitlines()[-2]) == (1, "chapters apart: 3 of 4 covered")


def test_the_pages_are_written(run: Run, home: Path) -> None:
    result = run("rules", "connect-four", "--html", home / "pages")
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [f"{home}/pages/connect-four.en.html", f"{home}/pages/connect-four.fr.html"]
    assert all(Path(line).is_file() for line in result.stdout.splitlines())
