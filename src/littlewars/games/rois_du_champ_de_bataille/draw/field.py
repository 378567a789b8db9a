"""The battlefield: the mat with the names of rows and columns, and twenty-five zones with their scenery."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.content import SCENERY, SCENERY_KEYS
from littlewars.games.rois_du_champ_de_bataille.draw.glyphs import suit
from littlewars.games.rois_du_champ_de_bataille.draw.names import effect
from littlewars.games.rois_du_champ_de_bataille.draw.places import FRAMES, LEFT, MAT, STEP, TILE, TOP, corner
from littlewars.games.rois_du_champ_de_bataille.draw.scenery import edge, hive, scenery
from littlewars.games.rois_du_champ_de_bataille.ground import SEATS, SIZE, SOUTH, STRAIGHT, WEST, ZONE_NAMES
from littlewars.games.rois_du_champ_de_bataille.names import scenery_name, seat_name, special_name
from littlewars.games.rois_du_champ_de_bataille.view import BattleView, ZoneSeen
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import box, disc, group, path, place, text, title
from littlewars.pieces.words import BOLD, fitted, width, wrapped

SHIELD: Final = "M1 4q15 1 19-4 4 5 19 4 2 24-19 34Q-1 28 1 4z"  # 40 wide, 38 high
BURST: Final = "M20-2l4 6 7-3 1 8 8 1-3 7 5 5-6 5 2 7-8 0-3 7-7-4-7 4-3-7-8 0 2-7-6-5 5-5-3-7 8-1 1-8 7 3z"  # 44 wide
DROP: Final = "M20-5q18 20 18 28a18 17 0 0 1-36 0q0-8 18-28z"
CROSS: Final = "M12 12l16 16m0-16l-16 16"


def mat() -> str:
    """Draw the mat with the names at its edges; each side's colour lies along its home row."""
    x, y, width, height = MAT
    drawn = box(x + 4, y + 7, width, height, 14, "shadow") + box(x, y, width, height, 14, "mat")
    for i in range(SIZE):
        drawn += text(LEFT + STEP * i + TILE // 2, y + height - 7, 24, "abcde"[i], "word-mat")
        drawn += text(x + 15, TOP + STEP * (SIZE - 1 - i) + TILE // 2 + 9, 24, "12345"[i], "word-mat")
    for seat, line in ((0, TOP + SIZE * STEP), (1, TOP - 4)):
        drawn += group(box(LEFT, line, SIZE * STEP - 2, 4, 2 - 2 * seat, "rois-home"), f"side-{SEATS[seat]}")
    return group(drawn, "rois-field")


def field(view: BattleView, say: Say) -> str:
    """Draw all zones."""
    return "".join([zone(view, seen, say) for seen in view.zones])


def zone(view: BattleView, seen: ZoneSeen, say: Say) -> str:
    """Draw a zone: its ground, closed edges, what the scenery does, and the frame of whoever holds it."""
    x, y = corner(seen.zone)
    ground = title(say(zone_words(seen, say))) + scenery(seen.scenery or "bare", x, y, TILE, view.theme)
    ground += box(x, y, TILE, TILE, 0, "rois-tile")
    inner = ""
    for side in STRAIGHT:
        if seen.walls >> side & 1:
            inner += edge("wall", side, 0, 0, TILE)
        if seen.ravines >> side & 1:
            inner += edge("ravine", side, 0, 0, TILE)
    held = seen.owner >= 0
    inner += box(2, 2, TILE - 4, TILE - 4, FRAMES[seen.owner], "rois-held") if held else ""
    if seen.zone == view.building:
        inner += box(5, 5, TILE - 10, TILE - 10, 10, "rois-building")
    if seen.hive >= 0:
        inner += group(hive(30, 14, 100), f"side-{SEATS[seen.hive]}")
    if seen.scenery:
        inner += mark(seen.scenery)
        if not held:
            inner += label(say(scenery_name(seen.scenery)), seen.walls | seen.ravines)
    looks = f"rois-zone side-{SEATS[seen.owner]}" if held else "rois-zone"
    ground += group(inner, "rois-on-zone", transform=place(x, y)) if inner else ""
    return group(ground, looks, id=f"zone-{ZONE_NAMES[seen.zone]}", data_rule="RCB-102")


def label(words: str, edges: int) -> str:
    """Write the name of a scenery where no troop hides it, clear of closed edges, in two lines where it is long."""
    left, low = (24 if edges >> WEST & 1 else 4), (135 if edges >> SOUTH & 1 else 155)
    rows = [words] if width(words) * 18 <= 100 * 98 else wrapped(words, 98, 18, 2, BOLD)
    top = low - 8 - 19 * len(rows)
    drawn = box(left, top, 106, low - top, 6, "rois-label")
    for i, row in enumerate(rows):
        drawn += fitted(left + 53, top + 20 + 19 * i, 18, 98, row, "word")
    return drawn


def mark(key: str) -> str:
    """Draw in the lower right corner what a scenery does: shield, burst, drop, or how it is entered."""
    kind = SCENERY[SCENERY_KEYS.index(key)]
    drawn = ""
    if kind.protection:
        drawn = path(SHIELD, "rois-shield") + text(20, 29, 28, str(kind.protection), "rois-mark-word")
    elif kind.penalty:
        drawn = path(BURST, "rois-harm") + text(20, 29, 25, f"+{kind.penalty}", "rois-mark-word")
    elif kind.drains:
        drawn = path(DROP, "rois-drop") + text(20, 33, 24, f"−{kind.drains}", "rois-mark-word")
    elif kind.solid:
        drawn = disc(20, 20, 18, "rois-barred") + path(CROSS, "rois-barred-cross")
    elif kind.straight_only or kind.slanted_only:
        drawn = box(3, 3, 34, 34, 8, "rois-label") + suit(2 if kind.straight_only else 3, 8, 8, 24)
    return group(drawn, "rois-mark", transform=place(115, 117)) if drawn else ""


def zone_words(seen: ZoneSeen, say: Say) -> Message:
    """Tell all about a zone: scenery, troop with its lives, and who or what is with it."""
    ground = Message("picture-bare")
    if seen.scenery:
        ground = Message("picture-scenery", name=scenery_name(seen.scenery), effect=effect(seen.scenery))
    return Message(
        "picture-zone",
        zone=ZONE_NAMES[seen.zone],
        ground=ground,
        edges="closed" if seen.walls or seen.ravines else "open",
        troop=troop_words(seen, say),
        hive=SEATS[seen.hive] if seen.hive >= 0 else "none",
        flayer=seen.flayer.life if seen.flayer is not None else 0,
        captive="yes" if seen.captive else "no",
    )


def troop_words(seen: ZoneSeen, say: Say) -> Message:
    """Tell who holds a zone."""
    if seen.owner < 0:
        return Message("picture-no-troop")
    return Message(
        "picture-troop",
        seat=seat_name(seen.owner),
        units=len(seen.units),
        lives=", ".join([str(one.life) for one in seen.units]),
        life=sum([one.life for one in seen.units]),
        specials=", ".join([say(special_name(key)) for key in seen.specials]),
        led="yes" if seen.specials else "no",
    )
