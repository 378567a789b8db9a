"""Special rules about one's own dice, and about following them (MLB-68)."""

from littlewars.games.my_little_battlefield.actions import DICE, TURN
from littlewars.games.my_little_battlefield.events import DEAR, SET
from littlewars.games.my_little_battlefield.faces import FACES
from littlewars.games.my_little_battlefield.handful import subsets, take_out
from littlewars.games.my_little_battlefield.specials.special import Plain, Special
from littlewars.games.my_little_battlefield.state import Battle
from littlewars.games.my_little_battlefield.steps.roll import Roll
from littlewars.kernel.agenda import Choice, Seat
from littlewars.kernel.content import Table
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message


class OwnDice(Special):
    """A rule about the user's other dice."""

    own_turn_only = True

    def possible(self, battle: Battle, seat: Seat, source: int, barred: int) -> bool:
        return battle.dice_left() > 1  # this Special die is one of them

    def objection(self, battle: Battle, seat: Seat, source: int, choice: Choice, barred: int) -> Refusal:
        return Refusal("MLB-160", Message("refused-other-dice"))


class FreeReroll(OwnDice):
    """Reroll any of one's dice not yet activated, free, besides the free reroll of the turn."""

    question = "reroll"
    picks_dice = True

    def offers(self, battle: Battle, seat: Seat, source: int, barred: int) -> list[Choice]:
        return [DICE + mask for mask in subsets(battle.dice)]

    def use(self, battle: Battle, seat: Seat, source: int, choice: Choice) -> None:
        battle.then(Roll(take_out(battle.dice, choice - DICE)))


class SetDie(OwnDice):
    """Turn one of one's dice not yet activated to another face."""

    question = "turn"

    def offers(self, battle: Battle, seat: Seat, source: int, barred: int) -> list[Choice]:
        return turns(battle)

    def use(self, battle: Battle, seat: Seat, source: int, choice: Choice) -> None:
        turn_die(battle, choice)
        battle.tell(SET, seat, (choice - TURN) // FACES, (choice - TURN) % FACES)


def turns(battle: Battle) -> list[Choice]:
    """List the ways to turn one of the dice to another face."""
    return [
        TURN + FACES * face + new for face in range(FACES) if battle.dice[face] for new in range(FACES) if new != face
    ]


def turn_die(battle: Battle, choice: Choice) -> None:
    """Turn a die to another face."""
    battle.dice[(choice - TURN) // FACES] -= 1
    battle.dice[(choice - TURN) % FACES] += 1


class DearFollow(Plain):
    """Until the turn ends, following costs more; nobody follows in solo."""

    own_turn_only = True

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.cost: int = table.whole("cost", 2)

    def matters(self, battle: Battle, seat: Seat) -> bool:
        return battle.follow_cost < self.cost and not battle.terms.solo

    def use(self, battle: Battle, seat: Seat, source: int, choice: Choice) -> None:
        battle.follow_cost = self.cost
        battle.tell(DEAR, seat, self.cost)
