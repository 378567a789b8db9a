"""Small pictures for the form before the game: who is in an army, what a scenario is about.

Symbols have the same ids and content as on the board, so that many pictures on one page do not disturb each other.
"""

from typing import Final

from littlewars.games.my_little_battlefield.content import BOARDS, GOAL, KINDS, SCENARIOS, ScenarioSheet
from littlewars.games.my_little_battlefield.draw.figures import symbols
from littlewars.games.my_little_battlefield.draw.glyphs import glyph
from littlewars.games.my_little_battlefield.draw.places import pattern
from littlewars.games.my_little_battlefield.draw.units import token
from littlewars.games.my_little_battlefield.ground import BLUE, CELLS, RED, SEATS
from littlewars.games.my_little_battlefield.names import faction_name, ia_name, power_text, scenario_goal, scenario_name
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import box, group, path, place, svg, text, title

WIDTH: Final = 240
HEIGHT: Final = 150
TILE: Final = 44
LEFT: Final = (WIDTH - 3 * TILE) // 2
TOP: Final = (HEIGHT - 3 * TILE) // 2
SIZES: Final = ((5, 60, 1000), (70, 47, 1200), (147, 33, 1420))  # x, y and thousandths of the three figures
WAYS: Final = {
    "breakthrough": "M75 121V31m-12 14l12-14 12 14M165 29v90m-12-14l12 14 12-14",
    "chain": "M76 119v-44h44v-44",
}  # where a scenario leads
CHAIN: Final = 0b010011001  # the sectors along that way


def faction_portrait(key: str, seat: int, say: Say) -> str:
    """Draw the figures of a faction in a side's colours."""
    caption = Message("picture-portrait", name=faction_name(key), text=power_text(key))
    return army(key, seat, caption, say)


def board_portrait(key: str, say: Say) -> str:
    """Draw the figures of a board of the solo opponent, always red."""
    words = Message("picture-difficulty", difficulty=BOARDS[key].difficulty)
    return army(key, RED, Message("picture-portrait", name=ia_name(key), text=words), say)


def army(key: str, seat: int, caption: Message, say: Say) -> str:
    """Draw a Standard, an Elite and a Renown side by side, each larger than the last."""
    drawn = ""
    for kind, (x, y, size) in zip(KINDS, SIZES, strict=True):
        drawn += group(token(f"{key}-{kind}", kind, seat), "token", transform=place(x, y, size))
    figures = symbols({f"{key}-{kind}" for kind in KINDS})
    return picture(caption, figures + group(drawn, f"side-{SEATS[seat]}"), say)


def scenario_portrait(key: str, say: Say) -> str:
    """Draw the battlefield with what a scenario is about."""
    sheet = SCENARIOS[key]
    drawn = "".join([cell(sheet, number) for number in range(CELLS)])
    if sheet.victory in WAYS:
        drawn += path(WAYS[sheet.victory], "sector-way-back") + path(WAYS[sheet.victory], "sector-way")
    if sheet.victory == "points":
        drawn += box(LEFT + 22, TOP + 34, 88, 64, 12, "sector-tag") + glyph("vp", LEFT + 26, TOP + 46, 40, "glyph-ink")
        drawn += text(LEFT + 86, TOP + 78, 34, str(GOAL), "word-number")
    if sheet.victory == "trophies":
        drawn += box(LEFT + 38, TOP + 38, 56, 56, 12, "sector-tag") + glyph(
            "trophy", LEFT + 44, TOP + 44, 44, "glyph-ink"
        )
    if max(sheet.power) > 1:
        drawn += camp(sheet, BLUE) + camp(sheet, RED)
    return picture(Message("picture-scenario", name=scenario_name(key), goal=scenario_goal(key)), drawn, say)


def cell(sheet: ScenarioSheet, number: int) -> str:
    """Draw a small sector, held by red where a garrison stands, with a mark where the scenario has one."""
    x, y = LEFT + TILE * (number % 3), TOP + TILE * (2 - number // 3)
    holder = RED if sheet.garrison >> number & 1 else BLUE
    held = holder == RED or (sheet.victory == "chain" and CHAIN >> number & 1 == 1)
    drawn = box(x + 1, y + 1, TILE - 2, TILE - 2, 4, "sector-card")
    if held:
        drawn = box(x + 4, y + 4, TILE - 8, TILE - 8, 4, "sector-held")
        drawn += path(pattern(holder, x + 7, y + 7, TILE - 14, TILE - 14, 10), f"sector-pattern-{SEATS[holder]}")
    if sheet.cells >> number & 1:
        mark = "relic" if sheet.counts == "relic" else "banner"
        drawn += box(x + 6, y + 6, 32, 32, 8, "sector-goal") + glyph(mark, x + 8, y + 8, 28, "glyph-ink")
    return group(drawn, f"sector side-{SEATS[holder]}") if held else drawn


def camp(sheet: ScenarioSheet, seat: int) -> str:
    """Draw a side's level of Power beside the field: how strong it begins."""
    x, y = (8, HEIGHT - 62) if seat == 0 else (WIDTH - 46, 10)
    drawn = box(x, y, 38, 52, 10 - 7 * seat, "plate-head") + text(
        x + 19, y + 38, 34, str(sheet.power[seat]), "word-side"
    )
    return group(drawn, f"side-{SEATS[seat]}")


def picture(caption: Message, drawn: str, say: Say) -> str:
    """Lay something on a small table."""
    inner = title(say(caption)) + box(0, 0, WIDTH, HEIGHT, 12, "table") + drawn
    return svg(WIDTH, HEIGHT, inner, "drawing portrait my-little-battlefield")
