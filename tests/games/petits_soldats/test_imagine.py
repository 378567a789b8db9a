"""Petits Soldats: what a seat may imagine of what it cannot know."""

from collections import Counter
from random import Random

import pytest

from littlewars.games.petits_soldats import GAME
from littlewars.games.petits_soldats.lengths import GREEN_SEAT, NONE, YELLOW_SEAT
from littlewars.games.petits_soldats.state import Battle
from littlewars.games.petits_soldats.steps.setup import MOST_POWER, MOST_TURN
from littlewars.kernel.agenda import NOBODY
from littlewars.kernel.setup import Value
from tests.contract.test_contract import chi_square, limit
from tests.games.petits_soldats.field import lay_out, play, start

MANY = 300
WATCHER = NOBODY
FACE = "table x0\ngreen infantryman 20,30; sniper 20,40\nyellow infantryman 60,30; grenadier 60,40\n"


def dreams(battle: Battle, seat: int, count: int = MANY) -> list[Battle]:
    """Imagine a position many times; whatever is imagined, the seat sees the same, and nothing is changed."""
    rng, before = Random("dreams"), battle.key()
    found = [GAME.imagine(battle, seat, rng) for _ in range(count)]
    for dream in found:
        assert GAME.view(dream, seat) == GAME.view(battle, seat)
        assert (dream.actor, [step.key() for step in dream.agenda]) == (
            battle.actor,
            [step.key() for step in battle.agenda],
        )
    assert battle.key() == before
    return found


def squads(found: list[Battle], seat: int) -> set[tuple[int, ...]]:
    return {tuple(dream.kinds[soldier] for soldier in dream.squad(seat)) for dream in found}


def picked(**given: Value) -> Battle:
    """Green has picked, yellow is asked."""
    return play(start(**given), "squad infantryman+sniper")


def test_ps_117_a_squad_picked_in_secret_may_be_any() -> None:
    found = dreams(picked(), YELLOW_SEAT)
    assert squads(found, GREEN_SEAT) == {(0, 1), (0, 2), (0, 3)}
    assert squads(found, YELLOW_SEAT) == {(NONE, NONE)}


def test_ps_117_the_truth_is_imagined_no_oftener_than_chance_has_it() -> None:
    counts = Counter(dream.kinds[1] for dream in dreams(picked(), YELLOW_SEAT, 1500))
    assert chi_square(list(counts.values()), [1, 1, 1]) <= limit(2)


def test_ps_117_ones_own_squad_stays() -> None:
    assert squads(dreams(picked(), GREEN_SEAT), GREEN_SEAT) == {(0, 2)}


def test_ps_117_who_only_watches_knows_neither_squad() -> None:
    battle = picked(mission="bearer")
    play(battle, "bearer sniper", "squad infantryman+grenadier")
    found = dreams(battle, WATCHER)
    assert squads(found, GREEN_SEAT) == squads(found, YELLOW_SEAT) == {(0, 1), (0, 2), (0, 3)}
    assert {dream.bearers[GREEN_SEAT] for dream in found} == {0, 1}
    assert {dream.bearers[YELLOW_SEAT] for dream in found} == {NONE}


def test_ps_1102_a_bearer_named_in_secret_may_be_any_of_the_squad() -> None:
    battle = play(picked(mission="bearer"), "bearer sniper")
    assert {dream.bearers[GREEN_SEAT] for dream in dreams(battle, YELLOW_SEAT)} == {0, 1}
    assert {dream.bearers[GREEN_SEAT] for dream in dreams(battle, GREEN_SEAT)} == {1}


def test_ps_1020_larger_squads_stay_possible_squads() -> None:
    battle = play(start(squad_size=3, medic=True), "squad infantryman+infantryman+medic")
    found = squads(dreams(battle, YELLOW_SEAT), GREEN_SEAT)
    assert len(found) == len(battle.terms.squads)
    assert all(list(kinds) in battle.terms.squads for kinds in found)


@pytest.mark.parametrize("seat", [GREEN_SEAT, YELLOW_SEAT, WATCHER])
def test_ps_117_squads_picked_openly_or_shown_stay(seat: int) -> None:
    assert squads(dreams(picked(squad_pick="open"), seat, 50), GREEN_SEAT) == {(0, 2)}
    shown = play(picked(mission="bearer"), "bearer sniper", "squad infantryman+grenadier", "bearer grenadier")
    found = dreams(shown, seat, 50)
    assert (squads(found, GREEN_SEAT), squads(found, YELLOW_SEAT)) == ({(0, 2)}, {(0, 3)})
    assert {tuple(dream.bearers) for dream in found} == {(1, 3)}


def test_ps_931_nobody_knows_the_fault_of_the_throws() -> None:
    battle = lay_out(FACE + "bias 40 -80", throw_bias=True)
    for seat in (GREEN_SEAT, YELLOW_SEAT, WATCHER):
        found = dreams(battle, seat)
        turns, powers = [dream.bias[0] for dream in found], [dream.bias[1] for dream in found]
        assert len({tuple(dream.bias) for dream in found}) > 200
        assert max(map(abs, turns)) <= MOST_TURN
        assert max(map(abs, powers)) <= MOST_POWER
        assert abs(sum(turns)) < 10 * MANY
        assert abs(sum(powers)) < 20 * MANY
        assert [40, -80] not in [dream.bias for dream in found[:20]]


def test_ps_931_before_the_fault_is_drawn_and_without_one_there_is_none() -> None:
    assert {tuple(dream.bias) for dream in dreams(start(throw_bias=True), GREEN_SEAT, 20)} == {(0, 0)}
    assert {tuple(dream.bias) for dream in dreams(lay_out(FACE), GREEN_SEAT, 20)} == {(0, 0)}
