"""Battalia: positions read back, and texts that say nothing or cannot be."""

from random import Random

import pytest
from hypothesis import given, settings

from littlewars.games.battalia import GAME
from littlewars.games.battalia.actions import UPGRADE
from littlewars.games.battalia.ground import NONE, SQUARE_NAMES
from littlewars.games.battalia.state import World
from littlewars.kernel.agenda import NOBODY
from littlewars.kernel.errors import NotationError
from littlewars.kernel.setup import Value
from littlewars.players.random_player import random_choice
from littlewars.words import catalogue
from tests.games.battalia.field import ROAD, TWO, lay_out, start, to_act
from tests.games.battalia.test_spelling import HUGE, PLACES
from tests.games.strange import Edits, edited, edits, parsed


@pytest.mark.parametrize(
    "line",
    [
        "nonsense", "first three", "active", "day x", "day -1", "day " + HUGE, "factions U", "factions U-X",
        "factions U-I-A", "corners B1", "corners B1-Z9", "banished X", "tiles", "tiles B1", "tiles D4 U NS",
        "tiles Z1 U NS", "tiles B2 X NS", "tiles B2 U NX", "tiles B2 U NN", "tiles A1 U NS", "tiles C2 ruins",
        "tiles B2 U NS town 1 one", "tiles B2 U NS city 0 one", "tiles B2 U NS city 5 one",
        "tiles B2 U NS city 1 three",
        "tiles B2 U NS city 1", "buff B1", "buff Z1 free", "buff B1 three", "buff E5 free", "heroes", "heroes three B1",
        "heroes one", "heroes one Z1", "heroes one E5", "heroes one B1 B1 B1", "marker one", "marker one x",
        "marker one 1 2", "marker three 9", "hand three s", "hand one X", "deck one C-X", "discard one 2X", "bid one 0",
        "slots one", "slots one U", "slots one U s", "slots one X C-U", "slots one U C-U, U C-U, U C-U, U C-U",
        "attack three C-U", "attack one X", "attack one C-U; ambush", "attack one C-U; ambush X C-U",
        "defence one C-U; buff now", "defence one C-U; rolls 7", "defence one C-U; luck", "clash", "clash 0 B1",
        "clash x B1 9", "clash 0 B1 x", "clash 0 Z1 9", "clash 9 B1 9", "clash 0 B1 11",
        "clash 0 B1 " + HUGE, "played X", "aside 3X", "row C", "row C X", "provisions x", "provisions " + HUGE,
        "tops", "tops duke U", "tops lord X", "tops lord", "rest lord", "rest duke 1", "rest lord x",
        "rest lord 1 1 1 1 1 1", "rest lord 1 1 1 1 1", "tops lord 0", "under lord 0",
        "under lord", "under duke U", "under lord X", "under mercenaries X", "under tool U",
        "greats C-U", "greats X", "used 0", "used 0 0 0 0 0 0 0 0 8", "laid twice", "tents x", "sun -1",
        "roll " + HUGE, "ending x", "phase lunch",
    ],
)  # fmt: skip
def test_a_line_that_says_nothing_is_refused_with_a_sentence(line: str) -> None:
    with pytest.raises(NotationError) as error:
        lay_out(f"{TWO}{line}")
    assert error.value.message.key == "notation-line"
    assert line in str(error.value.message.arguments["text"])
    for language in ("en", "fr"):
        assert line[:40] in catalogue(language, GAME).say(error.value.message)


@pytest.mark.parametrize(
    ("pending", "key"),
    [
        ("next Sleep", "notation-unknown-step"),
        ("next Act(seat=five)", "notation-field-value"),
        ("next Act", "notation-step-fields"),
        ("next Act(seat=one, mask=3)", "notation-step-fields"),
        ("next Act(seat=three)", "notation-line"),  # there are two
        ("next Pay(deed=-5, mask=0, seat=one)", "notation-line"),
        ("next Pay(deed=9999999, mask=0, seat=one)", "notation-line"),
        ("next Draw(count=1000, seat=one)", "notation-line"),
        ("next Exchange(mask=999999999999999, seat=one)", "notation-line"),
        ("next Spoils(seat=one)", "notation-line"),  # nothing is left
        ("next HideUnit(card=20, seat=one)", "notation-line"),  # nobody to hide
        ("next Pay(deed=14, mask=0, seat=one)", "notation-line"),  # nothing to pay with
        (
            f"tiles B1 U ES city 4 one\nnext Pay(deed={UPGRADE + SQUARE_NAMES.index('B1')}, mask=0, seat=one)",
            "notation-line",
        ),
        ("next Pay(deed=7, mask=0, seat=one)", "notation-line"),  # nothing is bought so
        ("next LineUp(ambush=2, inside=1, leads=0, mask=0, role=0, seat=one)", "notation-line"),
        ("active nobody", "notation-line"),
        ("active nobody\nphase start", "notation-line"),
        ("next Pay(deed=14, mask=0, seat=one); Act(seat=one)\nhand one C-U", "notation-line"),
        ("hand one C-U s\nnext Act(seat=one); Pay(deed=15, mask=0, seat=one)", "notation-line"),  # it cannot wait
        ("hand one s\nnext PickType(card=55, seat=one); Act(seat=one)", "notation-line"),
        ("hand one s\nnext PickCity(seat=one); Act(seat=one)", "notation-line"),
        ("next Act(seat=one); LineUp(ambush=0, inside=1, leads=0, mask=0, role=0, seat=one)", "notation-line"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_a_sentence(pending: str, key: str) -> None:
    with pytest.raises(NotationError) as error:
        lay_out(f"{TWO}{pending}")
    assert error.value.message.key == key
    for language in ("en", "fr"):
        assert catalogue(language, GAME).say(error.value.message)


@pytest.mark.parametrize(
    ("phase", "asked"),
    [
        ("dawn", "Opening"),
        ("start", "Opening"),
        ("opening", "Opening"),
        ("act", "Act"),
        ("cleanup", "BuffStep"),
        ("buff", "BuffStep"),
    ],
)
def test_a_phase_stands_for_its_steps(phase: str, asked: str) -> None:
    world = lay_out(f"day 9\n{ROAD}buff C1 free\nhand one 6s\nphase {phase}")
    assert type(world.agenda[-1]).__name__ == asked
    assert (world.day, to_act(world)) == (10 if phase == "dawn" else 9, "one")


def test_what_is_not_said_is_as_on_the_first_day() -> None:
    world = lay_out("")
    assert (world.day, world.first, world.active, world.factions) == (1, 0, 0, [0, 1])
    assert [SQUARE_NAMES[square] for square in world.corners] == ["B1", "F7"]
    assert [SQUARE_NAMES[square] for square in range(49) if world.exits[square]] == ["D4"]
    assert (world.hands, world.greats, world.row, world.provisions) == ([[], []], [], [NONE, NONE], 60)
    assert lay_out("", players=4).factions == [0, 1, 2, 3]


def test_several_cards_alike_are_counted() -> None:
    world = lay_out("hand one 3s C-U 2H-0")
    assert GAME.facts(world)["hand.one"] == "C-U H-0 H-0 s s s"


def test_the_top_of_a_pile_may_be_told_twice() -> None:
    world = lay_out("tops tool -, tool I, lord A, lord -")
    assert (GAME.facts(world)["top.tool"], GAME.facts(world)["top.lord"]) == ("I", "-")
    assert sum(world.rest[20:25]) == 11  # of twelve tools, one lies on top
    assert sum(world.rest[15:20]) == 20


RICH = (
    "day 9\nfirst two\nactive one\nfactions U-I\ncorners B1-F7\nbanished N\n"
    "tiles B1 U ES city 3 one, C1 A EW, F2 A NESW city 2 neutral, D4 ruins, F7 I NW city 1 two\n"
    "heroes one B1 C1\nmarker one 12\nhand one C-U H-0 s s horn\ndeck one P-A s\ndiscard one C-I\nslots one A L-0\n"
    "heroes two C1 -\nmarker two 16\nhand two C-I\nbid two L-U\nbuff C1 two\n"
    "clash 1 C1 2\nattack one C-U amulet-I; ambush U P-0; rolls 4\ndefence two -; buff\n"
    "row C -\nprovisions 41\ntops citizen A, tool -, city-L I\nrest lord 1 2 3 0 0\nrest mercenaries 1 2 0 1\n"
    "under lord U I\nunder mercenaries P C\ngreats crown mirror\nplayed s tool-U\naside H-U\nused 1 2 0 0 0 0 0 0 7\n"
    "laid\ntents 2\nsun 5\nroll 3\n"
    "next LineUp(ambush=0, inside=1, leads=0, mask=3, role=0, seat=one); Resolve; Act(seat=one); NextTurn(seat=one)"
)


@pytest.mark.parametrize(
    ("position", "given_options"),
    [
        (RICH, {}),
        (RICH, {"players": 2, "mode": "basic", "buff": False}),
        (f"{TWO}ending 3\nnext -", {}),
        (
            "factions A-?-U\ncorners G1-?-A7\nday 0\nfirst nobody\nactive nobody\nnext ChooseFaction(seat=two)",
            {"players": 3},
        ),
        *[(GAME.write(world), {}) for world in PLACES.values()],
    ],
)  # fmt: skip
def test_positions_are_read_back_as_written(position: str, given_options: dict[str, Value]) -> None:
    world = lay_out(position, **given_options)
    text = GAME.write(world)
    again = lay_out(text, **given_options)
    assert (again.key(), again.actor, GAME.write(again)) == (world.key(), world.actor, text)


def test_a_written_position_tells_all_its_lines() -> None:
    written = GAME.write(lay_out(RICH)).splitlines()
    changed = ("tiles", "tops", "rest", "next")
    assert [line for line in RICH.splitlines() if not line.startswith(changed) and line not in written] == []
    assert "rest mercenaries 1 2 0 1" in written
    assert "tiles B1 U ES city 3 one, C1 A EW, F2 A NESW city 2 neutral, D4 ruins, F7 I NW city 1 two" in written


@pytest.mark.parametrize(
    "given_options",
    [{"players": 2}, {"players": 3, "mode": "basic"}, {"players": 4, "random_setup": True, "strict_edges": True}],
)
def test_positions_of_whole_games_are_read_back_and_play_on_alike(given_options: dict[str, Value]) -> None:
    rng = Random(str(given_options))
    world = start(max_weeks=2, **given_options)
    while world.actor != NOBODY:
        again = lay_out(GAME.write(world), max_weeks=2, **given_options)
        assert (again.key(), again.actor) == (world.key(), world.actor)
        choice = random_choice(world, rng)
        assert again.allows(choice)
        world.apply(choice)
    assert lay_out(GAME.write(world), max_weeks=2, **given_options).outcome() is not None


# -- strange texts


def plays_on(world: World, seed: str) -> None:
    """Whatever could be read can be played, seen and told."""
    rng = Random(seed)
    world.log = []
    world.settle()
    for _ in range(6):
        if world.actor == NOBODY:
            return
        assert world.legal()
        assert world.prompt().message.key
        GAME.view(world, 0)
        GAME.facts(world)
        choice = random_choice(world, rng)
        assert GAME.describe(world, choice).key
        world.apply(choice)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(changes=edits(RICH))
def test_a_mutated_position_is_read_or_refused_never_worse(changes: Edits) -> None:
    world = parsed(GAME, World, GAME.setup({}), edited(RICH, changes))
    if world is not None:
        assert GAME.parse(GAME.write(world), GAME.setup({})).key() == world.key()
        plays_on(world, str(changes))


@pytest.mark.parametrize("place", PLACES)
@settings(max_examples=25, deadline=None, derandomize=True)
@given(changes=edits("x" * 1500))
def test_a_mutated_step_is_read_or_refused_never_worse(place: str, changes: Edits) -> None:
    text = GAME.write(PLACES[place])
    world = parsed(
        GAME, World, GAME.setup({}), edited(text, [(at % len(text), size, put) for at, size, put in changes])
    )
    if world is not None:
        plays_on(world, str(changes))


@pytest.mark.parametrize("fewer", range(len(RICH.splitlines())))
def test_a_position_without_one_of_its_lines_is_read_or_refused(fewer: int) -> None:
    lines = RICH.splitlines()
    world = parsed(GAME, World, GAME.setup({}), "\n".join(lines[:fewer] + lines[fewer + 1 :]))
    if world is not None:
        plays_on(world, lines[fewer])
