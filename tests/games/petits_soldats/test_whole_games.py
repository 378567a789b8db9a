"""Petits Soldats: every mission on every table, many games, all of which end as they must."""

import os
from collections import Counter
from random import Random
from statistics import median
from time import process_time

import pytest

from littlewars.games.petits_soldats import GAME
from littlewars.games.petits_soldats.content import LIBRARY, MISSIONS, ROUNDS
from littlewars.games.petits_soldats.events import FLAG, TURN
from littlewars.games.petits_soldats.state import Battle
from littlewars.games.petits_soldats.steps.stride import Stride
from littlewars.kernel.agenda import NATURE, NOBODY, Event
from littlewars.kernel.chance import below
from littlewars.kernel.setup import Value
from littlewars.kernel.sight import Sight
from littlewars.lab.bench import compiled_now
from littlewars.players.greedy_player import GreedyPlayer
from littlewars.players.random_player import play_out, random_choice
from tests.contract.invariants import petits_soldats as hold

SOAK = os.environ.get("LITTLEWARS_SOAK") == "1"
GAMES = 500 if SOAK or compiled_now() else 60  # at random: every mission on every table
GREEDY = 200 if SOAK else 12 if compiled_now() else 2  # by the greedy player, who thinks for seconds
MOST_CHOICES = 1_000
LAYOUT = ("table", "layout", "mission")
RULES = {"PS-820", "PS-821", "PS-822", "PS-823", "PS-824"}


def agreed(number: int, rng: Random) -> dict[str, Value]:
    """Agree on a battle: missions and tables in turn, every other option at random."""
    given = {
        option.key: option.offered[below(rng, len(option.offered))]
        for option in GAME.options()
        if option.key not in LAYOUT
    }
    mission = [*MISSIONS][number % len(MISSIONS)]
    return given | {"mission": mission, "table": LIBRARY[number // len(MISSIONS) % len(LIBRARY)]}


def played(given: dict[str, Value], rng: Random, greedy: GreedyPlayer | None = None) -> Battle:
    """Play a whole game, watching what must always hold: tokens, places, the Flag, the length (ledger 5)."""
    battle = GAME.start(GAME.setup(given))
    assert isinstance(battle, Battle)
    flag = turns = 0
    for _ in range(MOST_CHOICES):
        if battle.actor == NOBODY:
            assert turns <= 12 * battle.terms.taken
            return battle
        before = battle.clone()
        log: list[Event] = []
        battle.log = log
        if greedy is None or battle.actor == NATURE:
            choice = random_choice(battle, rng)
        else:
            choice = greedy.choose(Sight(GAME, battle, battle.actor))
        battle.apply(choice)
        hold(before, battle)
        flag += sum(event[1] for event in log if event[0] == FLAG)
        turns += sum(event[0] == TURN for event in log)
        assert flag == battle.flag
    raise AssertionError(f"not over after {MOST_CHOICES} choices: {given}")


def judged(battle: Battle) -> str:
    """Return the rule that ended a battle; it must be the right one."""
    outcome = battle.outcome()
    assert outcome is not None
    assert battle.round <= ROUNDS
    reached = abs(battle.flag) == battle.terms.victory
    assert reached == (outcome.rule == "PS-820")
    assert (battle.flag != 0) == (outcome.rule in ("PS-820", "PS-821"))
    if battle.flag:
        assert outcome.winner() == (0 if battle.flag > 0 else 1)
    if not reached:
        assert (battle.lid, battle.round) == ([0, 0], ROUNDS)
    assert (outcome.winner() is None) == (outcome.rule == "PS-824")
    return outcome.rule


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_ps_820_824_random_games_on_every_table_and_mission_end_with_an_outcome(part: int) -> None:
    rng = Random(f"random {part}")
    ends = Counter(judged(played(agreed(number, rng), rng)) for number in range(part, GAMES, 4))
    assert sum(ends.values()) == GAMES // 4
    assert set(ends) <= RULES
    assert len(ends) > 1


@pytest.mark.slow
def test_ps_820_824_greedy_games_end_with_an_outcome() -> None:
    rng, greedy = Random("greedy"), GreedyPlayer("greedy")
    for number in range(GREEDY):
        given: dict[str, Value] = {
            "mission": [*MISSIONS][number % len(MISSIONS)],
            "table": LIBRARY[number % len(LIBRARY)],
        }
        assert judged(played(given, rng, greedy)) in RULES


@pytest.mark.parametrize("mission", MISSIONS)
def test_ps_1100_a_random_game_of_every_mission_ends_with_an_outcome(mission: str) -> None:
    rng = Random(mission)
    assert judged(played({"mission": mission, "table": "box"}, rng)) in RULES


@pytest.mark.slow
def test_moves_are_listed_quickly_on_the_busiest_table() -> None:
    """The bar: half of all lists within 5 ms as machine code; interpreted, it only has to be bearable."""
    rng, spent = Random("quick"), list[float]()
    while len(spent) < 200:
        battle = GAME.start(GAME.setup({"table": "bedroom"}))
        while battle.actor != NOBODY:
            if isinstance(battle.agenda[-1], Stride):
                begun = process_time()
                battle.legal()
                spent.append(process_time() - begun)
            battle.apply(random_choice(battle, rng))
    assert median(spent) < (0.005 if compiled_now() else 0.1)


@pytest.mark.slow
def test_thirty_random_games_take_less_than_a_second_as_machine_code() -> None:
    rng, begun = Random("swift"), process_time()
    for number in range(30):
        play_out(GAME.start(GAME.setup({"table": LIBRARY[number % len(LIBRARY)]})), rng)
    assert process_time() - begun < (1 if compiled_now() else 60)
