"""Which figures lie beside the field before the set-up (SW-12, SW-20)."""

from typing import Final

from littlewars.games.small_wars.content import ARMIES, SHEET, SHEETS, Sheet
from littlewars.kernel.errors import SetupError
from littlewars.kernel.setup import Setup
from littlewars.kernel.words import Message

SEATS: Final = ["yellow", "red"]  # SW-01
UNLIMITED: Final = -1
POINTS_PER_SET: Final = 1000  # one set of the pool serves armies up to this size


def army_of(setup: Setup, seat: str) -> list[Sheet]:
    """Return the seat's ready-made army: one of ours, or a list of sheets such as `jeep, jeep, quad`."""
    text = setup.text(seat + "_army")
    if text in ARMIES:
        return ARMIES[text].sheets
    keys = [key.strip() for key in text.split(",")]
    for key in keys:
        if key not in SHEET:
            raise SetupError(Message("setup-unknown-army", army=text, part=key, armies=", ".join(ARMIES)))
    return [SHEET[key] for key in keys]


def check_army(setup: Setup, seat: str) -> None:
    """Refuse an army that costs more than the budget (SW-20)."""
    points = sum([sheet.points for sheet in army_of(setup, seat)])
    budget = setup.whole("budget")
    if points > budget:
        raise SetupError(Message("setup-army-too-dear", army=setup.text(seat + "_army"), points=points, budget=budget))


def full_stock(setup: Setup) -> list[int]:
    """Count the copies of each sheet: of the common pool, or of yellow's army and then red's."""
    if setup.text("setup") == "armies":
        stock = []
        for seat in SEATS:
            army = army_of(setup, seat)
            stock += [army.count(sheet) for sheet in SHEETS]
        return stock
    if setup.text("pool") == "unlimited":
        return [UNLIMITED] * len(SHEETS)
    sets = setup.whole("pool_sets") or -(-setup.whole("budget") // POINTS_PER_SET)
    return [sheet.copies * sets for sheet in SHEETS]
