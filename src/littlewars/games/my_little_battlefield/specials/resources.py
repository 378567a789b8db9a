"""Special rules about Morale and Command."""

from littlewars.games.my_little_battlefield.actions import MIX, TURN, mix
from littlewars.games.my_little_battlefield.content import TOP
from littlewars.games.my_little_battlefield.deeds import gain, spend
from littlewars.games.my_little_battlefield.specials.special import RESOURCE_KEYS, Plain, Special, optional
from littlewars.games.my_little_battlefield.state import COMMAND, MORALE, Battle
from littlewars.kernel.agenda import Choice, Seat
from littlewars.kernel.content import Table
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message


def gain_both(battle: Battle, seat: Seat, morale: int, command: int) -> None:
    """Add to both resources."""
    gain(battle, seat, MORALE, morale)
    gain(battle, seat, COMMAND, command)


def would_gain(battle: Battle, seat: Seat, morale: int, command: int) -> bool:
    """Tell whether any of it fits on the tracks (MLB-43)."""
    return (morale > 0 and battle.stock(seat, MORALE) < TOP) or (command > 0 and battle.stock(seat, COMMAND) < TOP)


class Gain(Plain):
    """Gain so much Morale and Command."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.morale: int = optional(table, "morale")
        self.command: int = optional(table, "command")

    def matters(self, battle: Battle, seat: Seat) -> bool:
        return would_gain(battle, seat, self.morale, self.command)

    def use(self, battle: Battle, seat: Seat, source: int, choice: Choice) -> None:
        gain_both(battle, seat, self.morale, self.command)


class GainAgreed(Plain):
    """MLB-162: gain the resource that was agreed on."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.count: int = table.whole("count", 1)

    def matters(self, battle: Battle, seat: Seat) -> bool:
        return battle.stock(seat, COMMAND if battle.terms.forest_command else MORALE) < TOP

    def use(self, battle: Battle, seat: Seat, source: int, choice: Choice) -> None:
        gain(battle, seat, COMMAND if battle.terms.forest_command else MORALE, self.count)


class Drain(Plain):
    """The enemy, who must have one, loses one of a resource; a thief keeps it."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.resource: int = table.one_of("resource", RESOURCE_KEYS)
        self.steal: bool = table.flag("steal")

    def matters(self, battle: Battle, seat: Seat) -> bool:
        return battle.stock(1 - seat, self.resource) > 0

    def use(self, battle: Battle, seat: Seat, source: int, choice: Choice) -> None:
        spend(battle, 1 - seat, self.resource, 1)
        if self.steal:
            gain(battle, seat, self.resource, 1)


class Mixed(Special):
    """A rule that asks for a mix of resources."""

    question = "gain"

    def use(self, battle: Battle, seat: Seat, source: int, choice: Choice) -> None:
        gain_both(battle, seat, (choice - MIX) // 8, (choice - MIX) % 8)

    def objection(self, battle: Battle, seat: Seat, source: int, choice: Choice, barred: int) -> Refusal:
        if MIX <= choice < TURN:
            return Refusal("MLB-160", Message("refused-mix", morale=(choice - MIX) // 8, command=(choice - MIX) % 8))
        return super().objection(battle, seat, source, choice, barred)


class GainAny(Mixed):
    """Gain so many resources, in any mix."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.count: int = table.whole("count", 1)

    def offers(self, battle: Battle, seat: Seat, source: int, barred: int) -> list[Choice]:
        count = self.count
        return [
            mix(morale, count - morale)
            for morale in range(count + 1)
            if would_gain(battle, seat, morale, count - morale)
        ]


class Rally(Mixed):
    """Whoever is behind gains one of each; otherwise one of their choice."""

    def offers(self, battle: Battle, seat: Seat, source: int, barred: int) -> list[Choice]:
        if battle.vp(seat) < battle.vp(1 - seat):
            return [mix(1, 1)] if would_gain(battle, seat, 1, 1) else []
        return [mix(morale, 1 - morale) for morale in (0, 1) if would_gain(battle, seat, morale, 1 - morale)]


class Exchange(Mixed):
    """Exchange some of one resource for as much of the other; all of it must fit."""

    question = "exchange"

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.most: int = table.whole("most", 1)

    def offers(self, battle: Battle, seat: Seat, source: int, barred: int) -> list[Choice]:
        morale = battle.stock(seat, MORALE)
        command = battle.stock(seat, COMMAND)
        found = [mix(0, n) for n in range(1, self.most + 1) if n <= command and morale + n <= TOP]
        return found + [mix(n, 0) for n in range(1, self.most + 1) if n <= morale and command + n <= TOP]

    def use(self, battle: Battle, seat: Seat, source: int, choice: Choice) -> None:
        morale = (choice - MIX) // 8
        command = (choice - MIX) % 8
        spend(battle, seat, MORALE, morale)
        spend(battle, seat, COMMAND, command)
        gain_both(battle, seat, command, morale)
