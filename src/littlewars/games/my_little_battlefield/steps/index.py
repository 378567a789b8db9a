"""All steps by name, so that positions can be written and read back."""

from typing import Final

from littlewars.games.my_little_battlefield.boards import IaPush, IaRegress
from littlewars.games.my_little_battlefield.steps.control import Advance, CombatResult, Retreat
from littlewars.games.my_little_battlefield.steps.follow import Follow
from littlewars.games.my_little_battlefield.steps.ia import (
    IaDeed,
    IaDice,
    IaExtraOver,
    IaFight,
    IaMaximum,
    IaPickPlace,
    IaPickUnit,
    IaRoll,
    IaWindow,
)
from littlewars.games.my_little_battlefield.steps.picks import Convert, PickDiscards, PickReroll
from littlewars.games.my_little_battlefield.steps.roll import Roll
from littlewars.games.my_little_battlefield.steps.setup import (
    ChooseFaction,
    DrawComposition,
    DrawSector,
    LayOut,
    TossForFirst,
)
from littlewars.games.my_little_battlefield.steps.special import UseAgain, UseSpecial
from littlewars.games.my_little_battlefield.steps.turn import EndTurn, Main, StartTurn
from littlewars.kernel.agenda import Step

_ALL: Final[list[type[Step]]] = [
    ChooseFaction, DrawComposition, DrawSector, LayOut, TossForFirst,
    StartTurn, Roll, Main, PickReroll, PickDiscards, Convert, UseSpecial, UseAgain,
    Advance, CombatResult, Retreat, Follow, EndTurn,
    IaDice, IaRoll, IaWindow, IaFight, IaDeed, IaPickUnit, IaPickPlace, IaPush, IaRegress, IaMaximum, IaExtraOver,
]  # fmt: skip
STEPS: Final[dict[str, type[Step]]] = {step.__name__: step for step in _ALL}
