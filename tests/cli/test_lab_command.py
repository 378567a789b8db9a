"""`littlewars lab ladder`, with a handful of matches."""

import json
import os
import signal
import time
import tomllib
from pathlib import Path

import pytest

from littlewars.games.connect_four import GAME as CONNECT_FOUR
from littlewars.players.levels import budget
from tests.cli.desk import Run, program

SHORT = ["--players", "greedy,random", "--matches", "4", "--jobs", "1"]
PATIENCE = 30  # seconds


def ladder(run: Run, game: str, *arguments: str) -> str:
    result = run("lab", "ladder", game, *SHORT, *arguments)
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout.replace("\u00a0", " ")


def test_the_tables_show_ratings_and_duels(run: Run) -> None:
    english, french = (ladder(run, "connect-four", "--lang", language) for language in ("en", "fr"))
    lines = [line.split() for line in english.splitlines() if line.strip()]
    assert lines[0][-1] == "20."
    assert lines[1] == ["player", "iterations", "rating", "95", "%"]
    assert [line[0] for line in lines[3:5]] == ["greedy", "random"]
    assert lines[5] == ["player", "against", "share", "95", "%", "won", "lost", "drawn"]
    assert lines[7] == ["greedy", "random", "100.0", "%", "51.0", "–", "100.0", "%", "4", "0", "0"]
    assert "100,0 %" in french
    assert "gagnées" in french


def test_the_budgets_are_shown_as_the_scale_makes_them(run: Run) -> None:
    told = ladder(run, "connect-four", "--players", "sergeant,recruit", "--matches", "1", "--scale", "100")
    rows = [line.split() for line in told.splitlines()]
    budgets = {row[0]: row[1] for row in rows if row and row[0] in ("sergeant", "recruit") and row[1].isdigit()}
    assert budgets == {name: str(budget(name, CONNECT_FOUR, 100)) for name in ("sergeant", "recruit")}


def test_json_is_one_object_with_everything(run: Run) -> None:
    found = json.loads(ladder(run, "connect-four", "--json", "--seed", "seven", "--scale", "10"))
    assert found.keys() == {"game", "setup", "seats", "scale", "seed", "duels", "ratings"}
    assert (found["game"], found["seats"], found["scale"], found["seed"]) == ("connect-four", 2, 10, "seven")
    (duel,) = found["duels"]
    assert duel["matches"] == duel["counted"] == len(duel["results"]) == duel["won"] + duel["lost"] + duel["drawn"] == 4
    assert duel["interval"][0] < duel["share"] <= duel["interval"][1]
    assert [rating["player"] for rating in found["ratings"]] == ["greedy", "random"]


def test_options_of_the_game_count_and_many_seats_are_explained(run: Run) -> None:
    quick = ["--players", "random,recruit", "--matches", "1", "--scale", "1000", "--lang", "en"]
    told = ladder(run, "battalia", *quick, "--set", "players=3", "--set", "max_weeks=1")
    assert "3 seats, and the two players sit in turn around the table" in told
    assert "3 seats" not in ladder(run, "connect-four", "--lang", "en")


def test_against_the_book_only_decided_games_count(run: Run) -> None:
    told = ladder(run, "my-little-battlefield", "--players", "random,book", "--matches", "1", "--lang", "en")
    assert "Against “book”, the book’s AI, only decided games make the share." in told


def test_headroom_is_told_by_the_kind_of_choice(run: Run) -> None:
    quick = ["lab", "headroom", "connect-four", "--matches", "2", "--games", "2", "--jobs", "1"]
    for language, first, last, mark in (
        ("en", "kind of choice", "a whole match", "."),
        ("fr", "sorte de choix", "une partie entière", ","),
    ):
        result = run(*quick, "--lang", language)
        assert (result.exit_code, result.stderr) == (0, "")
        heading, _, row, in_all = [line.strip() for line in result.stdout.splitlines() if line.strip()]
        assert heading.startswith(first)
        assert row.split()[:2] == ["Drop", "2"]
        assert mark in row
        assert in_all.startswith(last)
        assert in_all.endswith("%")
    found = json.loads(run(*quick, "--json").stdout)
    assert [kind.keys() for kind in found] == [{"step", "looked_at", "per_match", "gain", "error"}]
    refused = run("lab", "headroom", "connect-four", "--games", "1", "--lang", "en")
    assert (refused.exit_code, refused.stderr) == (2, "--games must be 2 or more, not 1.\n")


SCHOOL = ["lab", "fit", "small-wars", "--games", "20", "--jobs", "1"]


def test_what_was_learned_is_told_and_written(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "foretold.toml"
    for language, title, heading, mark in (("en", "Mean", "chapter", "."), ("fr", "Carré", "chapitre", ",")):
        result = run(*SCHOOL, "--out", str(file), "--lang", language)
        assert (result.exit_code, result.stderr) == (0, "")
        first, second, _, *rows = [line.strip() for line in result.stdout.splitlines() if line.strip()]
        assert (first.split()[0], second.split()[0]) == (title, heading)
        assert [row.split()[0][-1] for row in rows] == ["1", "2", "3", "4"]
        assert all(mark in row.split()[-1] for row in rows)
    written = tomllib.loads(file.read_text(encoding="utf-8"))["foretold"]
    assert list(written) == ["traits", *[row.split()[0] for row in rows]]


def test_nothing_is_learned_where_it_cannot_be_written(run: Run, tmp_path: Path) -> None:
    result = run(*SCHOOL, "--out", str(tmp_path / "nowhere" / "foretold.toml"), "--lang", "en")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "foretold.toml cannot be written" in result.stderr
    result = run("lab", "fit", "connect-four", "--lang", "fr")
    assert (result.exit_code, result.stderr) == (2, "connect-four ne nomme aucun trait à apprendre.\n")


OPENED = ["lab", "openings", "petits-soldats", "--set", "squad_size=2", "--games", "40", "--jobs", "1"]


@pytest.mark.slow
def test_what_openings_are_worth_is_told_and_written(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "openings.toml"
    for language, title, heading in (("en", "What each opening wins", "opening"), ("fr", "Ce que chaque", "ouverture")):
        result = run(*OPENED, "--out", str(file), "--lang", language)
        assert (result.exit_code, result.stderr) == (0, "")
        first, second, _, *rows = [line.strip() for line in result.stdout.splitlines() if line.strip()]
        assert first.startswith(title)
        assert second.startswith(heading)
        assert all(row.startswith("squad 2 ") and row.endswith("%") for row in rows)
    written = tomllib.loads(file.read_text(encoding="utf-8"))["openings"]
    told = json.loads(run(*OPENED, "--json").stdout)
    assert written == {opening["name"]: opening["worth"] for opening in told}
    assert [opening.keys() for opening in told] == [{"name", "seen", "worth", "error"}] * len(rows)


def test_no_opening_is_learned_where_there_is_none_or_nowhere_to_write(run: Run, tmp_path: Path) -> None:
    result = run(*OPENED, "--out", str(tmp_path / "nowhere" / "openings.toml"), "--lang", "en")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "openings.toml cannot be written" in result.stderr
    for language, told in (("en", "has nothing to choose before"), ("fr", "n’offre avant le combat aucun choix")):
        result = run("lab", "openings", "connect-four", "--jobs", "1", "--games", "1", "--lang", language)
        assert (result.exit_code, result.stdout) == (2, "")
        assert told in result.stderr
        assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (["chess"], "There is no game “chess”.", "Il n’y a pas de jeu « chess »."),
        (["connect-four", "--players", "greedy,deep"], "“deep” cannot sit here.", "« deep » ne peut pas s’asseoir"),
        (["connect-four", "--players", "greedy,book"], "“book” cannot sit here.", "« book » ne peut pas s’asseoir"),
        (["connect-four", "--players", "greedy"], "two different players at least", "au moins deux joueurs différents"),
        (["connect-four", "--players", "greedy,greedy"], "“greedy, greedy” will not do", "ne convient pas"),
        (["connect-four", "--matches", "0"], "--matches must be 1 or more, not 0.", "--matches doit être 1 ou plus"),
        (["connect-four", "--scale", "-5"], "--scale must be 1 or more, not -5.", "--scale doit être 1 ou plus"),
        (["connect-four", "--jobs", "-1"], "--jobs must be 0 or more, not -1.", "--jobs doit être 0 ou plus"),
        (["connect-four", "--set", "speed=3"], "There is no option “speed”.", "Il n’y a pas d’option « speed »."),
        (["my-little-battlefield", "--set", "mode=solo"], "the rules play a seat", "les règles jouent elles-mêmes"),
    ],
)
def test_bad_input_is_one_sentence(run: Run, arguments: list[str], english: str, french: str) -> None:
    for language, told in (("en", english), ("fr", french)):
        result = run("lab", "ladder", *arguments, "--lang", language)
        assert (result.exit_code, result.stdout) == (2, "")
        assert told in result.stderr.replace("\u00a0", " ")
        assert (result.stderr.count("\n"), result.stderr[-2:]) == (1, ".\n")


def test_an_unknown_language_is_a_sentence(run: Run) -> None:
    result = run("lab", "ladder", "connect-four", "--lang", "de")
    assert (result.exit_code, result.stderr) == (2, "There is no language “de”. Languages: en, fr.\n")


def children(pid: int) -> list[int]:
    """List the processes a process of this machine has started."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
    return [int(number) for number in found.split()]


@pytest.mark.processes
@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_ends_it_and_its_workers(home: Path) -> None:
    long = ["--players", "general,captain", "--scale", "1", "--matches", "100", "--jobs", "2"]
    with program("lab", "ladder", "small-wars", *long, start_new_session=True) as running:
        try:
            until = time.monotonic() + PATIENCE
            while len(workers := children(running.pid)) < 3 and time.monotonic() < until:  # two, and one that tidies up
                time.sleep(0.05)
            os.killpg(running.pid, signal.SIGINT)
            told, complaints = running.communicate(timeout=PATIENCE)
        finally:
            running.kill()
    assert len(workers) == 3
    assert (running.returncode, told) == (130, "")
    assert "Traceback" not in complaints
    while any(Path(f"/proc/{pid}").exists() for pid in workers):
        assert time.monotonic() < until
        time.sleep(0.05)
