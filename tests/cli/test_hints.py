"""Hints and levels in the terminal."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from littlewars.cli.hints import Adviser
from littlewars.cli.seats import seat_players
from littlewars.games.small_wars import GAME
from littlewars.kernel.match import Match
from littlewars.players.advice import Advice, Candidate
from littlewars.players.levels import LEVELS
from littlewars.players.openings import WellReadPlayer
from littlewars.players.rehearsal import RehearsingPlayer
from littlewars.table.computers import PATIENCE
from littlewars.words import catalogue
from tests.cli.desk import SKIRMISH, Run, only_record, whole_game
from tests.cli.test_play import ALONE, OPTIONS, lines

AGAIN = {"en": "Type “hint” again for more.", "fr": "Tapez encore «\u00a0hint\u00a0» pour en savoir plus."}
CANDIDATES = {"en": "Worth thinking about, with", "fr": "À considérer, avec"}
LINE = {"en": "How the game may go on, if", "fr": "La suite probable, si"}
PERCENT = {"en": "%", "fr": "\u00a0%"}


def advised(adviser: Adviser, language: str = "en") -> str:
    """Ask once; return what is told."""
    told = StringIO()
    adviser.advise(Console(file=told, width=120), catalogue(language, adviser.match.game))
    return told.getvalue()


def skirmish() -> Match:
    return Match(GAME, GAME.setup(OPTIONS))


# -- hints


@pytest.mark.parametrize("language", ["en", "fr"])
def test_each_hint_tells_a_little_more_and_the_last_one_again(language: str) -> None:
    adviser = Adviser(skirmish())
    nudge, candidates, line, again = [advised(adviser, language) for _ in range(4)]
    assert nudge.endswith(AGAIN[language] + "\n")
    assert nudge.count("\n") == 2
    assert candidates.startswith(CANDIDATES[language])
    assert candidates.endswith(AGAIN[language] + "\n")
    assert PERCENT[language] in candidates
    assert adviser.advice is not None
    game, state, best = adviser.match.game, adviser.match.state, adviser.advice.candidates[0].choice
    assert game.spell(state, best) in candidates.splitlines()[1]
    assert line.startswith(LINE[language])
    assert catalogue(language, GAME).say(game.describe(state, best)) in line.splitlines()[1]
    assert line == again


def test_a_nudge_tells_how_the_choice_begins_and_not_which_it_is() -> None:
    match = Match(GAME, GAME.setup({}))
    jeep, tank = [match.game.read(match.state, f"draft {sheet} b1") for sheet in ("jeep", "light_tank")]
    adviser = Adviser(match)
    adviser.advice = Advice([Candidate(jeep, 600), Candidate(tank, 590)], [])
    assert advised(adviser).startswith("Think of something that begins with “draft jeep”.\n")


def test_where_every_word_would_give_it_away_a_nudge_tells_how_many_are_good() -> None:
    match = skirmish()
    first, second = match.state.legal()[:2]
    for chance, told in {500: "One choice stands out", 590: "Several choices are about as good."}.items():
        adviser = Adviser(match)
        adviser.advice = Advice([Candidate(first, 600), Candidate(second, chance)], [])
        assert advised(adviser).startswith(told)


def test_nothing_to_say_is_said() -> None:
    adviser = Adviser(skirmish())
    adviser.advice = Advice([], [])
    told = [advised(adviser).splitlines()[0] for _ in range(3)]
    assert told[0] == told[1] == "Nothing stands out: the choices are about as good."
    assert told[2] == "What follows cannot be foreseen from here."


def test_the_next_position_begins_again(run: Run, home: Path) -> None:
    typed = lines("hint", "hint", "1", "hint", "1", "hint", "quit")
    told = run("play", "small-wars", *SKIRMISH, *ALONE, "--lang", "en", typed=typed).stdout
    assert told.count(CANDIDATES["en"]) == 1
    assert told.count(AGAIN["en"]) == 4
    assert LINE["en"] not in told
    assert len(only_record(home)["choices"]) == 2


def test_dice_need_no_advice(run: Run) -> None:
    typed, match = whole_game(GAME, OPTIONS, 3)
    rolled = match.actors.index(-1)
    told = run(
        *["play", "small-wars", *SKIRMISH, *ALONE, "--dealer", "human", "--lang", "en"],
        typed=lines(*typed[:rolled], "hint", typed[rolled], "quit"),
    ).stdout
    assert told.count("Dice need no advice: type what they show.") == 1


def test_help_tells_about_hints(run: Run) -> None:
    for language, told in (("en", "a nudge; once more"), ("fr", "un indice\u00a0; encore")):
        assert told in run("play", "small-wars", *SKIRMISH, "--lang", language, typed=lines("?", "quit")).stdout


# -- levels


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_in_the_terminal(run: Run, home: Path, level: str) -> None:
    result = run("play", "small-wars", *SKIRMISH, "--seats", f"{level},human", "--seed", "1", typed="quit\n")
    assert result.exit_code == 0
    assert only_record(home)["notes"]["seats"] == f"{level},human"
    assert len(only_record(home)["choices"]) == 1


def test_nobody_waits_for_ever_but_with_a_seed_everybody_thinks_to_the_end() -> None:
    for seed, seconds in ((None, PATIENCE), ("7", 0.0)):
        (general, nobody) = seat_players(skirmish(), ["general", "human"], seed)
        assert isinstance(general, WellReadPlayer)
        assert isinstance(general.player, RehearsingPlayer)
        assert (general.player.seconds, nobody) == (seconds, None)
