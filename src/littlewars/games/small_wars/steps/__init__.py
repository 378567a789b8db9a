"""The rules of Small Wars, one class per step, one file per chapter of the rulebook."""

from typing import Final

from littlewars.games.small_wars.steps.activation import Act, Damage, Retaliate, Roll
from littlewars.games.small_wars.steps.battle import Activate, EndTurn, NextActivation, StartTurn
from littlewars.games.small_wars.steps.muster import Deploy, Draft, NextPick, TossForYoungest
from littlewars.kernel.agenda import Step

STEPS: Final[dict[str, type[Step]]] = {
    "TossForYoungest": TossForYoungest,
    "Draft": Draft,
    "Deploy": Deploy,
    "NextPick": NextPick,
    "StartTurn": StartTurn,
    "NextActivation": NextActivation,
    "Activate": Activate,
    "Act": Act,
    "Roll": Roll,
    "Retaliate": Retaliate,
    "Damage": Damage,
    "EndTurn": EndTurn,
}
