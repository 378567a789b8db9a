"""My Little Battlefield: many random games, all of which end as they must."""

from collections import Counter
from random import Random

import pytest

from littlewars.games.my_little_battlefield import GAME
from littlewars.games.my_little_battlefield.content import BOARDS, FACTION, SCENARIOS, TOP_POWER
from littlewars.games.my_little_battlefield.ground import FOE_RESERVE, RED
from littlewars.games.my_little_battlefield.state import Battle
from littlewars.kernel.agenda import NATURE, NOBODY
from littlewars.kernel.chance import below
from littlewars.kernel.setup import Option, Value
from littlewars.players.random_player import random_choice
from tests.games.my_little_battlefield.field import result, start

DUELS = 1_000
SOLO_GAMES = 200
MOST_CHOICES = 5_000  # the hard bound of ledger 5.3
EITHER = ("deck_composition", "power_vp", "max_turns")  # their other values have tests of their own


def any_value(option: Option, rng: Random) -> Value:
    """Return one of the values a form offers."""
    return option.offered[below(rng, len(option.offered))]


def agreed(mode: str, scenario: str, rng: Random) -> dict[str, Value]:
    """Agree on a battle: every other option at random."""
    given = {option.key: any_value(option, rng) for option in GAME.options() if option.key not in EITHER}
    factions: dict[str, Value] = {
        f"{seat}_faction": list(FACTION)[below(rng, len(FACTION))] for seat in ("blue", "red")
    }
    return given | factions | {"mode": mode, "scenario": scenario}


def played(given: dict[str, Value], rng: Random) -> Battle:
    """Play a whole game at random."""
    battle = start(**given)
    battle.log = None
    for _ in range(MOST_CHOICES):
        if battle.actor == NOBODY:
            return battle
        battle.apply(random_choice(battle, rng))
    raise AssertionError(f"not over after {MOST_CHOICES} choices: {given}")


@pytest.mark.slow
def test_mlb_196_a_thousand_random_duels_end_within_their_turns() -> None:
    rng = Random("duels")
    ends: Counter[str] = Counter()
    for number in range(DUELS):
        scenario = list(SCENARIOS)[number % len(SCENARIOS)]
        battle = played(agreed("duel", scenario, rng), rng)
        assert 1 <= battle.turn <= battle.terms.scenario.last_turn <= 100
        ends[result(battle).split(" ", 1)[1]] += 1
    assert sum(ends.values()) == DUELS
    rules = {
        "MLB-195",
        *[SCENARIOS[key].rule for key in SCENARIOS if key not in ("pitched_battle", "attrition", "titans")],
    }
    assert {end.split()[-1] for end in ends} == rules


def test_mlb_250_251_two_hundred_random_solo_games_end_within_the_cap() -> None:
    rng = Random("solo")
    scenarios = [key for key, sheet in SCENARIOS.items() if sheet.solo]
    ends: Counter[str] = Counter()
    for number in range(SOLO_GAMES):
        given = agreed("solo", scenarios[number // len(BOARDS) % len(scenarios)], rng)
        given["ia_board"] = list(BOARDS)[number % len(BOARDS)]
        battle = played(given, rng)
        assert 1 <= battle.turn <= battle.terms.scenario.last_turn <= 100
        assert result(battle)
        ends[how_it_ended(battle)] += 1
    assert {"reserve", "power 6"} <= set(ends)


def how_it_ended(battle: Battle) -> str:
    """Name the end of a solo game."""
    if FOE_RESERVE in battle.place:
        return "reserve"
    if battle.power[RED] == TOP_POWER:
        return "power 6"
    return "goal" if battle.victor >= 0 else "turns" if battle.turn == battle.terms.scenario.last_turn else "other"


def test_mlb_204_the_solo_opponent_is_never_asked_and_never_follows() -> None:
    rng = Random("follow")
    for number in range(20):
        battle = start(**agreed("solo", "pitched_battle", rng))
        while battle.actor != NOBODY:
            assert battle.actor in (0, NATURE), number
            battle.apply(random_choice(battle, rng))
