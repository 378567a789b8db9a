"""The household table: its ground and borders, scenery, deployment tokens, and what a mission lays on it."""

from typing import Final

from littlewars.games.petits_soldats.draw.glyphs import deploy, token
from littlewars.games.petits_soldats.draw.grounds import edge, ground, wall
from littlewars.games.petits_soldats.draw.names import table_name, thing_name
from littlewars.games.petits_soldats.draw.objects import thing
from littlewars.games.petits_soldats.draw.places import BISCUIT, FRAME, Places
from littlewars.games.petits_soldats.lengths import BASE, DEPLOY, GREEN, SEATS, YELLOW
from littlewars.games.petits_soldats.view import BattleView, PieceSeen, TableSeen
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import box, disc, group, title

SIDES: Final = ("left", "right", "top", "bottom")
HOMES: Final = ("biscuits", "breakthrough")  # missions in which the left side is green's and the right one yellow's


def zone(view: BattleView, places: Places, say: Say) -> str:
    """Draw the play area with everything that lies flat on it."""
    table = view.table
    x, y, wide, high = places.zone
    words = Message("picture-zone", name=table_name(table.key), width=table.width // 100, height=table.height // 100)
    drawn = box(x - FRAME + 4, y - FRAME + 7, wide + 2 * FRAME, high + 2 * FRAME, 12, "shadow")
    drawn += box(x - FRAME, y - FRAME, wide + 2 * FRAME, high + 2 * FRAME, 12, "ps-brink") + surface(table, places)
    if view.mission == "night":
        drawn += box(x, y, wide, high, 0, "ps-night")
    drawn = group(title(say(words)) + drawn, "ps-zone", id="zone", data_rule="PS-103")
    if view.mission in HOMES:
        drawn += homes(places)
    if view.centre:
        drawn += centre(table, places, say)
    return drawn


def surface(table: TableSeen, places: Places) -> str:
    """Lay the ground and line its sides: books along walls, dashes along open edges."""
    drawn = ground(table.ground, *places.zone)
    for side in SIDES:
        drawn += wall(side, *places.zone, FRAME) if side in table.walls else edge(side, *places.zone)
    return drawn


def homes(places: Places) -> str:
    """Tint the two home sides, as deep as the green distance."""
    x, y, wide, high = places.zone
    deep = round(GREEN * places.scale)
    drawn = ""
    for seat, left in ((0, x), (1, x + wide - deep)):
        drawn += group(box(left, y, deep, high, 0, "ps-home"), f"side-{SEATS[seat]}")
    return drawn


def centre(table: TableSeen, places: Places, say: Say) -> str:
    """Mark the middle, and how near a soldier has to be."""
    x, y = table.width // 2, table.height // 2
    drawn = places.circle(x, y, YELLOW, "ps-centre-back") + places.circle(x, y, YELLOW, "ps-centre")
    mark = group(disc(0, 0, 15, "ps-centre-mark") + token("flag", -12, -14, 24), "ps-mark", transform=places.spot(x, y))
    return group(title(say(Message("picture-centre"))) + drawn + mark, "ps-mark", id="centre", data_rule="PS-1101")


def scenery(view: BattleView, places: Places, say: Say) -> str:
    """Draw all scenery, low pieces under tall ones."""
    pieces = sorted(view.table.pieces, key=height)
    drawn = ""
    for seen in pieces:
        words = Message("picture-piece", name=thing_name(seen.key), tall="yes" if seen.tall else "no")
        inner = title(say(words)) + piece(seen, places)
        rule = "PS-106" if seen.tall else "PS-108"
        drawn += group(inner, "ps-piece", id=f"piece-{seen.number}", data_rule=rule)
    return drawn


def height(seen: PieceSeen) -> bool:
    """Tell whether a piece stands above the others."""
    return seen.tall


def piece(seen: PieceSeen, places: Places) -> str:
    """Draw a piece of scenery; its turn is anticlockwise on the table."""
    high = seen.width if seen.round else seen.height
    size = seen.width * places.scale, high * places.scale
    return thing(seen.key, places.x(seen.x), places.y(seen.y), *size, -seen.turn)


def tokens(view: BattleView, places: Places, say: Say) -> str:
    """Draw the deployment tokens; a ring around the one whose number has been drawn."""
    drawn = ""
    for number, (x, y) in enumerate(view.table.tokens, 1):
        inner = title(say(Message("picture-deploy", number=number))) + landing(number, x, y, places)
        if number == view.cube:
            reach = DEPLOY + GREEN + 2 * BASE
            inner += places.circle(x, y, reach, "ps-landing-back") + places.circle(x, y, reach, "ps-landing")
        drawn += group(inner, "ps-landing-place", id=f"deploy-{number}", data_rule="PS-111")
    return drawn


def landing(number: int, x: int, y: int, places: Places) -> str:
    """Draw a deployment token where it lies."""
    return group(deploy(number, -32, -32, 64), "ps-token", transform=places.spot(x, y, DEPLOY * places.scale / 32))


def biscuits(view: BattleView, places: Places, say: Say) -> str:
    """Draw the biscuits nobody carries."""
    drawn = ""
    for i, (x, y) in enumerate(view.biscuits):
        spot = places.spot(x, y, BISCUIT * places.scale / 32 * 1.4)
        inner = title(say(Message("picture-biscuit"))) + disc(0, 0, 44, "ps-biscuit-ring")
        inner += token("biscuit", -32, -32, 64)
        drawn += group(inner, "ps-token", id=f"biscuit-{i}", transform=spot, data_rule="PS-1103")
    return drawn
