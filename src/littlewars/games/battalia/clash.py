"""A battle under way: who attacks what where, and the lines laid so far (BAT-180 to BAT-188)."""

from typing import Final

from littlewars.games.battalia.cards import BANNERLESS, is_unit
from littlewars.games.battalia.ground import NONE

BUFF: Final = 8  # the figure after the heroes, two of each seat
CITY: Final = 9  # targets that are no figure
RUINS_TARGET: Final = 10
TARGETS: Final = 11
ATTACK: Final = 0
DEFENCE: Final = 1
ROLE_KEYS: Final = ["attack", "defence"]
SLOT_BASE: Final = 64  # an ambush is the faction of its card times this, and the hidden unit


class Line:
    """A battle line. Never changed: a new one takes its place."""

    def __init__(self, seat: int, cards: list[int], ambush: int, leads: bool, rolls: list[int]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards  # sorted
        self.ambush: Final = ambush  # sprung: faction of the card and hidden unit, or NONE
        self.leads: Final = leads  # Buff leads it
        self.rolls: Final = rolls  # of its amulets, in the order of the cards

    def units(self) -> list[int]:
        """List the units of the line, the hidden one too."""
        found = [card for card in self.cards if is_unit(card)]
        if self.ambush != NONE:
            found.append(self.ambush % SLOT_BASE)
        return found

    def bannerless(self) -> int:
        """Count the units without banner."""
        return len([card for card in self.units() if card % (BANNERLESS + 1) == BANNERLESS])

    def numbers(self) -> tuple[int, ...]:
        """Return all that tells this line from another."""
        return (self.seat, self.ambush, int(self.leads), len(self.cards), *self.cards, *self.rolls, NONE)


NO_LINE: Final = Line(NONE, [], NONE, False, [])


class Clash:
    """A battle. Never changed: a new one takes its place."""

    def __init__(self, attacker: int, square: int, target: int, attack: Line, defence: Line) -> None:
        self.attacker: Final = attacker  # a figure; the free Buff with his horde too
        self.square: Final = square
        self.target: Final = target  # a figure, CITY or RUINS_TARGET
        self.attack: Final = attack
        self.defence: Final = defence

    def line(self, role: int) -> Line:
        """Return the line of a side."""
        return self.attack if role == ATTACK else self.defence

    def lined(self, role: int, line: Line) -> "Clash":
        """Return the battle with another line."""
        if role == ATTACK:
            return Clash(self.attacker, self.square, self.target, line, self.defence)
        return Clash(self.attacker, self.square, self.target, self.attack, line)

    def numbers(self) -> tuple[int, ...]:
        """Return all that tells this battle from another."""
        return (self.attacker, self.square, self.target, *self.attack.numbers(), *self.defence.numbers())


NO_CLASH: Final = Clash(NONE, NONE, NONE, NO_LINE, NO_LINE)
