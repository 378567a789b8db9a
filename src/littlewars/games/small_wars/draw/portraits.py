"""Small pictures for the form before the game: what a scenario counts, who is in an army.

Symbols have the same ids and content as on the board, so that many pictures on one page do not disturb each other.
"""

from typing import Final

from littlewars.games.small_wars.content import Army
from littlewars.games.small_wars.draw.field import CAMP_LOOKS, ground, lines, mark
from littlewars.games.small_wars.draw.figures import token
from littlewars.games.small_wars.draw.silhouettes import symbols
from littlewars.games.small_wars.ground import CELLS, camp_name
from littlewars.games.small_wars.scenarios import Scenario
from littlewars.games.small_wars.stock import SEATS
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import box, group, place, svg, title, use

WIDTH: Final = 240
HEIGHT: Final = 150
MARGIN: Final = 6
BOARD: Final = place(12, -19, 184)  # the field, as large as fits in the middle
MARKS: Final = {"2": 1700, "3": 1400}  # how large marks are printed, in thousandths; the others twice
TOY: Final = "jeep"


def scenario_portrait(scenario: Scenario, say: Say) -> str:
    """Draw the mat with the scenario's marks; beside it whom it counts, when it counts figures."""
    cells = ""
    for cell in range(CELLS):
        print_ = scenario.mark(cell)
        cells += group(ground(cell) + mark(cell, print_, MARKS.get(print_, 2000)), CAMP_LOOKS[camp_name(cell)])
    drawn = group(cells + lines(), "field", transform=BOARD) + beside(scenario.counts)
    return picture(Message("picture-aim", scenario=scenario.key), {TOY}, drawn, say)


def beside(counts: str) -> str:
    """Draw a survivor or a wreck of each side, left and right of the mat."""
    if counts == "survivors":
        return group(token(TOY, 0, 4, 53, 44), "side-yellow") + group(token(TOY, 1, 192, 53, 44), "side-red")
    if counts == "spoils":
        return group(use("toy-wreck", 2, 51, 48), "side-yellow") + group(use("toy-wreck", 190, 51, 48), "side-red")
    return ""


def army_portrait(army: Army, seat: int, say: Say) -> str:
    """Draw the figures of an army as large as fits, in its side's colours."""
    count = len(army.sheets)
    sides = [
        (min((WIDTH - 2 * MARGIN) // columns, (HEIGHT - 2 * MARGIN) // -(-count // columns)), -columns)
        for columns in range(1, count + 1)
    ]
    side, columns = max(sides)[0], abs(max(sides)[1])
    rows = [army.sheets[i : i + columns] for i in range(0, count, columns)]
    drawn = ""
    for i, row in enumerate(rows):
        top = (HEIGHT - side * len(rows)) // 2 + side * i
        for j, sheet in enumerate(row):
            left = (WIDTH - side * len(row)) // 2 + side * j
            drawn += token(sheet.key, seat, left + 2, top + 2, side - 4)
    figures = ", ".join([say(Message(f"sheet-{sheet.key}")) for sheet in army.sheets])
    caption = Message("picture-army-list", points=army.points, figures=figures)
    return picture(caption, {sheet.key for sheet in army.sheets}, group(drawn, f"side-{SEATS[seat]}"), say)


def picture(caption: Message, sheets: set[str], drawn: str, say: Say) -> str:
    """Lay something on a small table."""
    inner = title(say(caption)) + symbols(sheets) + box(0, 0, WIDTH, HEIGHT, 12, "table") + drawn
    return svg(WIDTH, HEIGHT, inner, "drawing portrait")
