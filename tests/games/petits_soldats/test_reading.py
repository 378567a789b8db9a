"""Petits Soldats: positions read back, and texts that say nothing or cannot be."""

from random import Random

import pytest
from hypothesis import given, settings

from littlewars.games.petits_soldats import GAME
from littlewars.games.petits_soldats.state import Battle
from littlewars.kernel.agenda import NOBODY
from littlewars.kernel.errors import NotationError
from littlewars.kernel.setup import Value
from littlewars.players.random_player import random_choice
from littlewars.words import catalogue
from tests.games.petits_soldats.field import lay_out, play, start, to_act
from tests.games.strange import Edits, edited, edits, parsed

FACE = "table x0\ngreen infantryman 20,30; sniper 20,40\nyellow infantryman 60,30; grenadier 60,40\n"
END = "; EndTurn(seat=green); EndRound"
HUGE = "9" * 5000


@pytest.mark.parametrize(
    "line",
    [
        "nonsense", "table moon", "table", "round -1", "round one", "round " + HUGE, "flag 5", "flag -5", "flag x",
        "flag " + HUGE, "active red", "first red", "star moon", "general 1", "general 1-x", "general 100-1",
        "lid -1-1", "bottom 1-2-3", "practised 2-0", "practised 1", "green", "green infantryman 20,30",
        "green infantryman hq; sniper hq; medic hq", "green pirate hq; sniper hq", "green infantryman; sniper hq",
        "green infantryman 91,30; sniper hq", "green infantryman 20,61; sniper hq", "green infantryman -1,2; sniper hq",
        "green infantryman 20; sniper hq", "green infantryman hq orders; sniper hq",
        "green infantryman hq lives 1; sniper hq", "green infantryman hq hearts x; sniper hq",
        "green infantryman hq hearts 100; sniper hq", "green infantryman hq hearts -1; sniper hq", "hidden now",
        "bearers green.sniper", "bearers green.medic nobody", "bearers red.sniper nobody", "cubes 1 2 2",
        "cubes 1 2 3 2", "biscuit 45,19 nobody", "biscuit 45,19", "biscuit x nobody", "biscuit 45,19 green.medic",
        "shot green.sniper yellow.medic H - 1", "shot green.sniper nobody H - 1", "shot green.sniper",
        "shot green.sniper yellow.infantryman HHHHHH - 1", "shot green.sniper yellow.infantryman HX - 1",
        "shot green.sniper yellow.infantryman H luck 1", "shot green.sniper yellow.infantryman H - 3",
        "shot green.sniper yellow.infantryman H - 12", "swept nobody", "swept", "bias 1", "bias x 1", "bias 1 " + HUGE,
        "ending 6 green", "ending 0 green", "ending 12 green", "ending 1", "ending 1 red", "phase lunch",
    ],
)  # fmt: skip
def test_a_line_that_says_nothing_is_refused_with_a_sentence(line: str) -> None:
    with pytest.raises(NotationError) as error:
        lay_out(FACE + line)
    assert error.value.message.key == "notation-line"
    assert line in str(error.value.message.arguments["text"])
    for language in ("en", "fr"):
        assert line[:40] in catalogue(language, GAME).say(error.value.message)


@pytest.mark.parametrize(
    ("pending", "key"),
    [
        ("next Sleep", "notation-unknown-step"),
        ("next Move(seat=red)" + END, "notation-field-value"),
        ("next Move" + END, "notation-step-fields"),
        ("next Move(seat=green, soldier=1)" + END, "notation-step-fields"),
        ("next Move(seat=green)", "notation-line"),  # no round will end
        ("next Walk(seat=green, soldier=4)" + END, "notation-line"),
        ("next Walk(seat=green, soldier=-1)" + END, "notation-line"),
        ("next Rest(far=1, practice=0, seat=green, side=0, soldier=1, turn=9999999999999)" + END, "notation-line"),
        ("next Deploy(number=4, seat=green)" + END, "notation-line"),
        ("next Deploy(number=0, seat=green)" + END, "notation-line"),  # nobody waits
        ("next Flick(practice=0, seat=green, side=3600, soldier=1)" + END, "notation-line"),
        ("next Fire(practice=0, seat=green, side=4, soldier=1)" + END, "notation-line"),
        ("next Splinter(seat=green)" + END, "notation-line"),
        ("next Roll(dice=6, scope=0, seat=green)" + END, "notation-line"),
        ("cubes 0 0 0 0\nnext DrawCube(seat=green)" + END, "notation-line"),
        ("active nobody", "notation-line"),
        ("first nobody\nphase recover", "notation-line"),
        ("first nobody\nphase start", "notation-line"),
        ("green infantryman hq; sniper hq", "notation-line"),  # nobody can move
    ],
)
def test_a_position_that_cannot_be_is_refused_with_a_sentence(pending: str, key: str) -> None:
    with pytest.raises(NotationError) as error:
        lay_out(FACE + pending)
    assert error.value.message.key == key
    for language in ("en", "fr"):
        assert catalogue(language, GAME).say(error.value.message)


@pytest.mark.parametrize(
    ("phase", "asked"),
    [
        ("move", "Move"),
        ("order", "GiveOrder"),
        ("end", "Move"),
        ("recover", "Move"),
        ("start", "Move"),
    ],
)
def test_a_phase_stands_for_its_steps(phase: str, asked: str) -> None:
    battle = lay_out(f"{FACE}phase {phase}")
    assert type(battle.agenda[-1]).__name__ == asked
    assert to_act(battle) == ("yellow" if phase == "end" else "green")
    assert battle.general == ([2, 2] if phase in ("recover", "start") else [1, 1])
    assert battle.round == (2 if phase == "start" else 1)


def test_lines_may_come_in_any_order_and_the_rest_is_as_at_the_start() -> None:
    battle = lay_out("\n".join(reversed(["flag 1", "bearers green.sniper nobody", "", *FACE.splitlines()])))
    assert (battle.flag, battle.bearers, battle.field.key) == (1, [1, -1], "x0")
    assert (battle.round, battle.first, battle.star, battle.general, battle.lid) == (1, 0, -1, [1, 1], [2, 2])
    three = lay_out(
        "table x0\ngreen infantryman 20,30; sniper hq; medic hq\nyellow infantryman 60,30; infantryman 60,40; medic hq",
        squad_size=3,
        medic=True,
    )
    assert (three.general, three.lid, three.kinds) == ([2, 2], [4, 4], [0, 2, 4, 0, 0, 4])


def test_a_table_of_ones_own_is_kept() -> None:
    layout = (
        "80x54; walls left right; tokens 10,12 10,44 70,42 70,10; "
        "tall box_half rect 28,36 20x14 30; tall box_half rect 52,18 20x14 30; low cork disc 40,27 2"
    )
    given: dict[str, Value] = {"table": "custom", "layout": layout}
    battle = lay_out(FACE.replace("table x0", "table custom"), **given)
    assert (battle.field.key, len(battle.field.things)) == ("custom", 3)
    with pytest.raises(NotationError):
        lay_out(FACE.replace("table x0", "table custom"))


RICH = (
    "table counter\nround 2\nactive yellow\nfirst green\nstar green\nflag -2\ngeneral 1-2\nlid 1-1\nbottom 1-0\n"
    "practised 1-0\ngreen infantryman 20,30 orders 1; radioman 40,20 hearts 2 shields 1\n"
    "yellow infantryman 60,20 shields 3; sniper 80,25\nbiscuit 47,25 green.radioman\nbiscuit 63,25.5 nobody\n"
    "swept yellow\nbias -30 12\ncubes 2 1 0 2\n"
    "next Flick(practice=1, seat=yellow, side=1800, soldier=3); EndTurn(seat=yellow); EndRound"
)
BISCUITS: dict[str, Value] = {"mission": "biscuits"}


@pytest.mark.parametrize(
    ("position", "given_options"),
    [
        (RICH, BISCUITS),
        (FACE + "hidden\nround 0\nfirst nobody\nactive nobody\nnext ChooseSquad(seat=yellow); Reveal; Toss", {}),
        ("table x0\nround 0\nhidden\ngreen unknown hq; unknown hq\nyellow unknown hq; unknown hq\n"
         "next ChooseSquad(seat=green); ChooseSquad(seat=yellow); Reveal; Toss", {}),
        (FACE + "bearers nobody yellow.grenadier", {"mission": "bearer"}),
        ("table x0\ngreen unknown 20,30; unknown 20,40\nyellow infantryman 60,30; sniper hq\n"
         "bearers green.soldier2 nobody", {"mission": "bearer"}),
        (FACE + "shot green.sniper yellow.infantryman HHLLO exposed 2\nnext Reroll(seat=green)" + END, {}),
        (FACE + "shot green.sniper yellow.infantryman - - 0\nnext Roll(dice=5, scope=1, seat=green)" + END, {}),
        (FACE + "ending 2 green\nflag 1\nnext -", {}),
        (FACE + "ending 5 nobody\nnext -", {}),
    ],
    ids=["rich", "pick", "unknown", "bearer", "unknown bearer", "reroll", "roll", "won", "shared"],
)  # fmt: skip
def test_positions_are_read_back_as_written(position: str, given_options: dict[str, Value]) -> None:
    battle = lay_out(position, **given_options)
    again = lay_out(GAME.write(battle), **given_options)
    assert (again.key(), again.actor, again.outcome() is None) == (
        battle.key(),
        battle.actor,
        battle.outcome() is None,
    )


def test_a_written_position_tells_all_its_lines() -> None:
    written = GAME.write(lay_out(RICH, **BISCUITS))
    assert sorted(written.splitlines()) == sorted(RICH.splitlines())


@pytest.mark.parametrize(
    "given_options",
    [
        {"mission": "biscuits", "squad_size": 3, "special_capacities": True, "medic": True},
        {"mission": "bearer", "table": "shelf", "throw_bias": True},
    ],
)
def test_positions_of_whole_games_are_read_back_and_play_on_alike(given_options: dict[str, Value]) -> None:
    rng = Random(str(given_options))
    battle = start(**given_options)
    while battle.actor != NOBODY:
        again = lay_out(GAME.write(battle), **given_options)
        assert (again.key(), again.actor) == (battle.key(), battle.actor)
        choice = random_choice(battle, rng)
        assert again.allows(choice)
        battle.apply(choice)
    assert lay_out(GAME.write(battle), **given_options).outcome() is not None


# -- strange texts


@settings(max_examples=300, deadline=None, derandomize=True)
@given(changes=edits(RICH))
def test_a_mutated_position_is_read_or_refused_never_worse(changes: Edits) -> None:
    battle = parsed(GAME, Battle, GAME.setup(BISCUITS), edited(RICH, changes))
    if battle is not None:
        assert GAME.parse(GAME.write(battle), GAME.setup(BISCUITS)).key() == battle.key()


FIRST = RICH.splitlines().index("first green")  # as it is anyway


@pytest.mark.parametrize("fewer", range(len(RICH.splitlines())))
def test_a_position_without_one_of_its_lines_is_read_or_refused(fewer: int) -> None:
    lines = RICH.splitlines()
    battle = parsed(GAME, Battle, GAME.setup(BISCUITS), "\n".join(lines[:fewer] + lines[fewer + 1 :]))
    assert battle is None or GAME.write(battle) != GAME.write(lay_out(RICH, **BISCUITS)) or fewer == FIRST


def test_a_position_can_be_played_on() -> None:
    battle = play(lay_out(RICH, **BISCUITS), "flick 180 10", "drift 180 10", "rest 50,25 5")
    assert type(battle.agenda[-1]).__name__ == "Move"
    assert battle.hearts == [0, 2, 0, 0]  # a practice hurts nobody
