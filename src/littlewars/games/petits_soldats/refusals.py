"""Refusals that several steps share."""

from littlewars.games.petits_soldats.names import soldier_name
from littlewars.games.petits_soldats.state import Battle
from littlewars.kernel.agenda import Choice, Seat
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message


def number_refusal(battle: Battle, seat: Seat, choice: Choice, playing: bool) -> Refusal | None:
    """Say why a numbered point is none for a soldier of this seat that is in play, or in the HQ; None when it is."""
    if not 0 <= choice < battle.terms.squad * battle.field.points:
        return Refusal("PS-103", Message("refused-no-point"))
    soldier = battle.squad(seat)[choice // battle.field.points]
    if battle.plays(soldier) == playing:
        return None
    name = soldier_name(battle, soldier)
    if playing:
        return Refusal("PS-647", Message("refused-not-in-play", soldier=name))
    return Refusal("PS-303", Message("refused-in-play", soldier=name))
