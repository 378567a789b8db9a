"""Small pictures for the form before the game: an army, and where a scenario is fought with how many.

Symbols have the same ids and content as on the board, so that many pictures on one page do not disturb each other.
"""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.content import ARMIES, BARE, SCENARIOS, SCENERY_KEYS, Scenario
from littlewars.games.rois_du_champ_de_bataille.draw.figures import emblem, symbols
from littlewars.games.rois_du_champ_de_bataille.draw.offers import army_words
from littlewars.games.rois_du_champ_de_bataille.draw.scenery import edge, scenery, scenery_symbols
from littlewars.games.rois_du_champ_de_bataille.draw.troops import token
from littlewars.games.rois_du_champ_de_bataille.ground import SEATS, SIZE, STRAIGHT, ZONES
from littlewars.games.rois_du_champ_de_bataille.names import scenario_name, scenario_text
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import box, disc, group, place, svg, text, title

WIDTH: Final = 240
HEIGHT: Final = 150
TILE: Final = 28
LEFT: Final = (WIDTH - SIZE * TILE) // 2
TOP: Final = (HEIGHT - SIZE * TILE) // 2
SPOTS: Final = ((8, 74, 1000), (70, 50, 1350), (164, 74, 1000))  # x, y and thousandths of the three figures
THEMES: Final = ("ancient", "fantasy", "future")


def army_portrait(key: str, seat: int, say: Say) -> str:
    """Draw three figures of an army under its emblem, in a side's colours."""
    drawn = "".join([group(token(key, seat), "rois-token", transform=place(x, y, size)) for x, y, size in SPOTS])
    drawn = emblem(key, 98, 3, 44) + drawn
    return picture(army_words(key, say), symbols({key}) + group(drawn, f"side-{SEATS[seat]}"), say)


def scenario_portrait(key: str, say: Say) -> str:
    """Draw the ground a scenario is fought on, with the number of units of each home-row zone."""
    sheet = SCENARIOS[key]
    theme = ground_theme(sheet)
    drawn = scenery_symbols({"bare", *[SCENERY_KEYS[kind] for kind in sheet.kinds if kind != BARE]})
    drawn += "".join([tile(sheet, zone, theme) for zone in range(ZONES)])
    drawn += box(LEFT, TOP, SIZE * TILE, SIZE * TILE, 0, "rois-frame") + badge(sheet, 0) + badge(sheet, 1)
    return picture(Message("picture-scenario", name=scenario_name(key), text=scenario_text(key)), drawn, say)


def ground_theme(sheet: Scenario) -> str:
    """Return the theme of a scenario's ground: that of the armies in the south."""
    return THEMES[ARMIES[sheet.armies[0][0]].theme]


def tile(sheet: Scenario, zone: int, theme: str) -> str:
    """Draw a small zone, and on a home row how many units stand there."""
    x, y = LEFT + TILE * (zone % SIZE), TOP + TILE * (SIZE - 1 - zone // SIZE)
    kind = sheet.kinds[zone] if sheet.kinds else BARE
    drawn = scenery(SCENERY_KEYS[kind] if kind != BARE else "bare", x, y, TILE, theme)
    for side in STRAIGHT:
        if sheet.walls[zone] >> side & 1:
            drawn += edge("wall", side, x, y, TILE)
    row = zone // SIZE
    if row in (0, SIZE - 1):
        seat = row // (SIZE - 1)
        count = sheet.units[seat][zone % SIZE]
        shape = disc(x + 14, y + 14, 11, "rois-count") if seat == 0 else box(x + 4, y + 4, 20, 20, 3, "rois-count")
        drawn += group(shape + text(x + 14, y + 20, 17, str(count), "word-side"), f"side-{SEATS[seat]}")
    return drawn


def badge(sheet: Scenario, seat: int) -> str:
    """Draw beside the ground how many units a side has, and the emblem of an army that is fixed."""
    x, y = (4, 90) if seat == 0 else (WIDTH - 46, 10)
    drawn = box(x, y, 42, 50, 14 - 11 * seat, "rois-units")
    drawn += text(x + 21, y + 36, 30, str(sheet.initial(seat)), "word-number")
    if len(sheet.armies[seat]) == 1:
        key = ARMIES[sheet.armies[seat][0]].key
        drawn = symbols({key}) + drawn + emblem(key, x, y - 48 if seat == 0 else y + 52, 42)
    return group(drawn, f"side-{SEATS[seat]}")


def picture(caption: Message, drawn: str, say: Say) -> str:
    """Lay something on a small table."""
    inner = title(say(caption)) + box(0, 0, WIDTH, HEIGHT, 12, "table") + drawn
    return svg(WIDTH, HEIGHT, inner, "drawing portrait rois")
