"""«Zones de QG»: squads are chosen, the first player is tossed for (PS-115 to PS-121)."""

from random import Random
from typing import Final

from littlewars.games.petits_soldats.chances import noise
from littlewars.games.petits_soldats.events import BEARER, REVEALED, SQUAD, TOSS
from littlewars.games.petits_soldats.lengths import GREEN_SEAT, NONE, YELLOW_SEAT
from littlewars.games.petits_soldats.state import Battle
from littlewars.games.petits_soldats.steps.round import StartRound
from littlewars.kernel.agenda import NATURE, Choice, Seat, SeatStep, Step
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.words import Message

BIAS_TURN: Final = 40  # PS-931: tenths of a degree
BIAS_POWER: Final = 80  # thousandths
MOST_TURN: Final = 100  # cut, as all noise, at two and a half times that
MOST_POWER: Final = 200
POWER_VALUES: Final = 2 * MOST_POWER + 1


class ChooseSquad(SeatStep):
    """PS-117: a Fantassin and somebody else; larger squads by PS-1020."""

    def legal(self, battle: Battle) -> list[Choice]:
        return list(range(len(battle.terms.squads)))

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-squad", size=battle.terms.squad))

    def take(self, battle: Battle, choice: Choice) -> None:
        kinds = battle.terms.squads[choice]
        for i, soldier in enumerate(battle.squad(self.seat)):
            battle.kinds[soldier] = kinds[i]
        battle.tell(SQUAD, self.seat, choice)


class NameBearer(SeatStep):
    """PS-1102: one soldier carries the colours."""

    def legal(self, battle: Battle) -> list[Choice]:
        return list(battle.squad(self.seat))

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-bearer"))

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.bearers[self.seat] = choice
        battle.tell(BEARER, self.seat, choice)


class Reveal(Step):
    """PS-117: both squads are shown."""

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.shown = True
        for seat in (GREEN_SEAT, YELLOW_SEAT):
            battle.tell(REVEALED, seat, squad_number(battle, seat), battle.bearers[seat])


def squad_number(battle: Battle, seat: Seat) -> int:
    """Return which of the possible squads a seat has; NONE while it has none."""
    kinds = [battle.kinds[soldier] for soldier in battle.squad(seat)]
    return battle.terms.squads.index(kinds) if kinds in battle.terms.squads else NONE


class Toss(Step):
    """PS-121: the first player is tossed for, and takes the star."""

    def actor(self, battle: Battle) -> Seat:
        return NATURE

    def legal(self, battle: Battle) -> list[Choice]:
        return [GREEN_SEAT, YELLOW_SEAT]

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-toss"))

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.first = battle.star = choice
        battle.tell(TOSS, choice)
        battle.then(StartRound())


class HandBias(Step):
    """PS-931, `throw_bias`: the fault of all throws of this game, which nobody is told."""

    def actor(self, battle: Battle) -> Seat:
        return NATURE

    def legal(self, battle: Battle) -> list[Choice]:
        return [
            bias_choice(turn, power) for turn in (-BIAS_TURN, 0, BIAS_TURN) for power in (-BIAS_POWER, 0, BIAS_POWER)
        ]

    def weights(self, battle: Battle) -> list[int]:
        return [1, 2, 1, 2, 4, 2, 1, 2, 1]

    def allows(self, battle: Battle, choice: Choice) -> bool:
        return 0 <= choice < (2 * MOST_TURN + 1) * POWER_VALUES

    def sample(self, battle: Battle, rng: Random) -> Choice:
        return bias_choice(noise(rng, BIAS_TURN), noise(rng, BIAS_POWER))

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-bias"))

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.bias = bias_of(choice)


def bias_choice(turn: int, power: int) -> Choice:
    """Return the number of a bias."""
    return (turn + MOST_TURN) * POWER_VALUES + power + MOST_POWER


def bias_of(choice: Choice) -> list[int]:
    """Return the turn and the power of a numbered bias."""
    return [choice // POWER_VALUES - MOST_TURN, choice % POWER_VALUES - MOST_POWER]
