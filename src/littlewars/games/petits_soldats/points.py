"""A soldier of a squad and a point of the table, as one number."""

from littlewars.games.petits_soldats.state import Battle
from littlewars.kernel.agenda import Choice, Seat


def numbered(battle: Battle, soldier: int, x: int, y: int) -> Choice:
    """Return the number of a soldier at a point."""
    return soldier % battle.terms.squad * battle.field.points + y * battle.field.row + x


def placed(battle: Battle, seat: Seat, choice: Choice) -> tuple[int, int, int]:
    """Return the soldier and the point of a number."""
    number, point = divmod(choice, battle.field.points)
    return battle.squad(seat)[number], point % battle.field.row, point // battle.field.row
