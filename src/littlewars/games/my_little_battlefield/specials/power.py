"""Raising Power (MLB-170 to MLB-176)."""

from littlewars.games.my_little_battlefield.actions import MIX, TURN, mix
from littlewars.games.my_little_battlefield.content import TOP_POWER
from littlewars.games.my_little_battlefield.deeds import raise_power, spend
from littlewars.games.my_little_battlefield.specials.special import Special, optional
from littlewars.games.my_little_battlefield.state import COMMAND, MORALE, Battle
from littlewars.kernel.agenda import Choice, Seat
from littlewars.kernel.content import Table
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message


class Raise(Special):
    """Pay the next level's number, with one resource only (MLB-171), less a discount."""

    question = "pay"

    raises = True

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.discount: int = optional(table, "discount")

    def cost(self, battle: Battle, seat: Seat) -> int:
        """Return what the next level costs (MLB-170)."""
        return battle.power[seat] + 1 - self.discount

    def offers(self, battle: Battle, seat: Seat, source: int, barred: int) -> list[Choice]:
        if battle.power[seat] == TOP_POWER:
            return []
        cost = self.cost(battle, seat)
        found = [mix(0, cost)] if battle.stock(seat, COMMAND) >= cost else []
        if battle.stock(seat, MORALE) >= cost:
            found.append(mix(cost, 0))
        return found

    def use(self, battle: Battle, seat: Seat, source: int, choice: Choice) -> None:
        spend(battle, seat, MORALE, (choice - MIX) // 8)
        spend(battle, seat, COMMAND, (choice - MIX) % 8)
        raise_power(battle, seat)

    def hindrance(self, battle: Battle, seat: Seat, source: int) -> Refusal:
        if battle.power[seat] == TOP_POWER:
            return Refusal("MLB-176", Message("refused-top-power", level=TOP_POWER))
        return self.unpayable(battle, seat, self.cost(battle, seat))

    def unpayable(self, battle: Battle, seat: Seat, cost: int) -> Refusal:
        """Say why the next level cannot be paid."""
        if battle.stock(seat, MORALE) + battle.stock(seat, COMMAND) >= cost:
            return Refusal("MLB-171", Message("refused-one-resource"))
        return Refusal("MLB-170", Message("refused-too-dear", cost=cost))

    def objection(self, battle: Battle, seat: Seat, source: int, choice: Choice, barred: int) -> Refusal:
        if not MIX <= choice < TURN:
            return super().objection(battle, seat, source, choice, barred)
        morale, command = (choice - MIX) // 8, (choice - MIX) % 8
        if morale > battle.stock(seat, MORALE) or command > battle.stock(seat, COMMAND):
            return Refusal("MLB-153", Message("refused-cost", morale=morale, command=command))
        return self.wrong_price(battle, seat, morale, command)

    def wrong_price(self, battle: Battle, seat: Seat, morale: int, command: int) -> Refusal:
        """Say what is wrong with a payment one could make."""
        if morale > 0 and command > 0:
            return Refusal("MLB-171", Message("refused-one-resource"))
        return Refusal("MLB-170", Message("refused-price", cost=self.cost(battle, seat)))


class RaiseMixed(Raise):
    """Pay the full number with a mix of both resources."""

    def offers(self, battle: Battle, seat: Seat, source: int, barred: int) -> list[Choice]:
        if battle.power[seat] == TOP_POWER:
            return []
        cost = self.cost(battle, seat)
        least = max(1, cost - battle.stock(seat, COMMAND))
        most = min(cost - 1, battle.stock(seat, MORALE))
        return [mix(morale, cost - morale) for morale in range(least, most + 1)]

    def unpayable(self, battle: Battle, seat: Seat, cost: int) -> Refusal:
        return Refusal("MLB-170", Message("refused-mixed-price", cost=cost))

    def wrong_price(self, battle: Battle, seat: Seat, morale: int, command: int) -> Refusal:
        return Refusal("MLB-160", Message("refused-mixed-price", cost=self.cost(battle, seat)))
