"""Les Rois du Champ de Bataille: every army against every army, many random games, all of which end as they must."""

import os
from random import Random

import pytest

from littlewars.games.rois_du_champ_de_bataille import GAME
from littlewars.games.rois_du_champ_de_bataille.content import ARMY_KEYS
from littlewars.games.rois_du_champ_de_bataille.events import HEALED, LOST, RETURNED, SPLIT
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.kernel.agenda import NOBODY, Event
from littlewars.players.random_player import random_choice
from tests.contract.invariants import rois_du_champ_de_bataille as hold

GAMES = 20 if os.environ.get("LITTLEWARS_SOAK") == "1" else 2  # of each of 121 pairs
MOST_CHOICES = 5_000


def accounted(battle: Battle, log: list[Event], units: list[int], life: list[int]) -> None:
    """Every unit and every point of life that came or went was told."""
    for event in log:
        if event[0] == LOST:
            _, seat, _, points, dead = event
            life[seat] -= points
            units[seat] -= dead
        elif event[0] == HEALED:
            life[event[1]] += event[3]
        elif event[0] == RETURNED:
            units[event[1]] += 1
            life[event[1]] += battle.terms.life[event[1]]
        elif event[0] == SPLIT:  # halves, rounded down
            units[event[1]] += 1
            life[event[1]] -= battle.terms.life[event[1]] % 2
    assert units == [battle.units(0), battle.units(1)]
    assert life == [battle.life(0), battle.life(1)]


def played(red: str, black: str, rng: Random) -> Battle:
    """Play a whole game at random, watching what must always hold."""
    battle = GAME.start(GAME.setup({"red_army": red, "black_army": black}))
    assert isinstance(battle, Battle)
    units = [battle.units(0), battle.units(1)]
    life = [battle.life(0), battle.life(1)]
    for _ in range(MOST_CHOICES):
        if battle.actor == NOBODY:
            return battle
        before = battle.clone()
        log: list[Event] = []
        battle.log = log
        battle.apply(random_choice(battle, rng))
        hold(before, battle)
        accounted(battle, log, units, life)
    raise AssertionError(f"not over after {MOST_CHOICES} choices: {red} against {black}")


@pytest.mark.slow
@pytest.mark.parametrize("red", ARMY_KEYS)
def test_rcb_108_any_army_fights_any_other_to_an_outcome(red: str) -> None:
    for black in ARMY_KEYS:
        rng = Random(f"{red} {black}")
        for _ in range(GAMES):
            battle = played(red, black, rng)
            outcome = battle.outcome()
            assert outcome is not None
            assert outcome.rule in ("RCB-1101", "RCB-1102", "RCB-1103")
            beaten = [seat for seat in (0, 1) if battle.units(seat) < battle.defeat[seat]]
            assert bool(beaten) == (outcome.rule != "RCB-1103")
            assert battle.turn <= battle.terms.max_turns
