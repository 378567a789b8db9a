"""Dealing again what a seat cannot know: the enemy's squad until it is shown, and the bias of all throws."""

from random import Random

from littlewars.games.petits_soldats.lengths import GREEN_SEAT, NONE, YELLOW_SEAT
from littlewars.games.petits_soldats.state import Battle
from littlewars.games.petits_soldats.steps.setup import HandBias, bias_of
from littlewars.kernel.agenda import Seat
from littlewars.kernel.chance import below


def imagine(battle: Battle, seat: Seat, rng: Random) -> Battle:
    """Return a position that looks the same to a seat, or to a watcher."""
    twin = battle.clone()
    if twin.terms.bias and not any([isinstance(step, HandBias) for step in twin.agenda]):
        twin.bias = bias_of(HandBias().sample(twin, rng))
    if twin.terms.secret and not twin.shown:
        for other in (GREEN_SEAT, YELLOW_SEAT):
            if other != seat:
                _pick_again(twin, other, rng)
    return twin


def _pick_again(battle: Battle, seat: Seat, rng: Random) -> None:
    """Choose another squad, and another bearer, where they were chosen."""
    squad = battle.squad(seat)
    if battle.kinds[squad[0]] != NONE:
        kinds = battle.terms.squads[below(rng, len(battle.terms.squads))]
        for i, soldier in enumerate(squad):
            battle.kinds[soldier] = kinds[i]
    if battle.bearers[seat] != NONE:
        battle.bearers[seat] = squad[below(rng, len(squad))]
