"""Small pictures for the form before the game: a table with its scenery, and what a mission is about."""

from typing import Final

from littlewars.games.petits_soldats.draw.figures import figure, symbols
from littlewars.games.petits_soldats.draw.glyphs import token
from littlewars.games.petits_soldats.draw.grounds import ground
from littlewars.games.petits_soldats.draw.names import mission_name, table_name
from littlewars.games.petits_soldats.draw.objects import object_symbols
from littlewars.games.petits_soldats.draw.places import Places
from littlewars.games.petits_soldats.draw.table import height, landing, piece, surface
from littlewars.games.petits_soldats.lengths import CM, SEATS
from littlewars.games.petits_soldats.view import TableSeen
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import box, disc, group, path, svg, title

WIDTH: Final = 240
HEIGHT: Final = 150
MOON: Final = "M196 14a26 26 0 1 0 24 38 22 22 0 0 1-24-38z"
ARROW: Final = "M112 82h56v-18l38 30-38 30v-18h-56z"


def table_portrait(table: TableSeen, say: Say) -> str:
    """Draw a table alone with its scenery and deployment tokens."""
    places = Places(table)
    x, y, wide, high = places.zone
    scale = min((WIDTH - 22) / wide, (HEIGHT - 22) / high)
    left, top = (WIDTH - wide * scale) / 2 - x * scale, (HEIGHT - high * scale) / 2 - y * scale
    drawn = surface(table, places)
    for number, (across, up) in enumerate(table.tokens, 1):
        drawn += landing(number, across, up, places)
    drawn += "".join([piece(seen, places) for seen in sorted(table.pieces, key=height)])
    inner = object_symbols({seen.key for seen in table.pieces})
    inner += group(drawn, "ps-portrait", transform=f"translate({left:.1f} {top:.1f}) scale({scale:.4f})")
    words = Message("picture-zone", name=table_name(table.key), width=table.width // CM, height=table.height // CM)
    return framed(words, inner, say)


def mission_portrait(key: str, say: Say) -> str:
    """Draw what a mission is about."""
    stands: list[tuple[str, int, int, int]] = [("infantryman", 0, 66, 104), ("sniper", 1, 174, 104)]
    behind = front = ""
    if key == "hold_centre":
        behind = disc(120, 100, 37, "ps-centre-back") + disc(120, 100, 37, "ps-centre") + token("flag", 92, 46, 56)
        stands = [("infantryman", 0, 52, 92), ("grenadier", 1, 188, 92)]
    elif key == "bearer":
        stands = [("infantryman", 0, 130, 120)]
        behind = token("flag", 30, 14, 112)
    elif key == "biscuits":
        stands = [("infantryman", 0, 74, 112), ("radioman", 1, 204, 80)]
        front = token("biscuit", 116, 70, 52)
    elif key == "breakthrough":
        stands = [("infantryman", 0, 66, 112)]
        behind = group(box(214, 10, 16, 130, 0, "ps-home"), "side-yellow") + path(ARROW, "ps-way")
    elif key == "night":
        behind = box(10, 10, WIDTH - 20, HEIGHT - 20, 0, "ps-night-sky") + path(MOON, "ps-moon")
        stands = [("sniper", 0, 88, 112)]
    drawn = ground("plain", 10, 10, WIDTH - 20, HEIGHT - 20) + behind
    for kind, seat, x, size in stands:
        mirror = " scale(-1 1)" if seat else ""
        drawn += group(figure(kind, 0, 0, size), f"side-{SEATS[seat]}", transform=f"translate({x} 126){mirror}")
    words = Message("picture-about", name=mission_name(key))
    return framed(words, symbols({kind for kind, _, _, _ in stands}) + drawn + front, say)


def framed(caption: Message, drawn: str, say: Say) -> str:
    """Lay something on a small table."""
    inner = title(say(caption)) + box(0, 0, WIDTH, HEIGHT, 12, "table") + drawn
    return svg(WIDTH, HEIGHT, inner, "drawing portrait petits-soldats")
