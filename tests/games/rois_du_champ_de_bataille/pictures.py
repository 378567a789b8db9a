"""Views made by hand and the words for them, to draw the table without playing."""

from dataclasses import replace

from littlewars.games.rois_du_champ_de_bataille import GAME, content
from littlewars.games.rois_du_champ_de_bataille.ground import BLACK, HOME_ROWS, RED, ZONE_NAMES, ZONES
from littlewars.games.rois_du_champ_de_bataille.orders.order import ROSTER
from littlewars.games.rois_du_champ_de_bataille.view import (
    UNKNOWN,
    BattleView,
    DeedSeen,
    OrderSeen,
    SideSeen,
    UnitSeen,
    ZoneSeen,
)
from littlewars.kernel.words import Message
from littlewars.words import Catalogue
from tests.games.words import strict


def reader(language: str) -> Catalogue:
    """Return what says the words of pictures."""
    return strict(language, GAME)


def zone_number(name: str) -> int:
    """Return the number of a zone."""
    return ZONE_NAMES.index(name)


def troop(*lives: int, full: int = 10, hero: int = -1) -> tuple[UnitSeen, ...]:
    """Muster units with these lives."""
    return tuple(UnitSeen(life, full, i == hero) for i, life in enumerate(lives))


def bare(zone: int) -> ZoneSeen:
    """Lay an empty zone."""
    return ZoneSeen(zone, "", 0, 0, -1, (), None, -1, (), captive=False)


def deployed() -> list[ZoneSeen]:
    """Lay the field as a battle begins."""
    zones = [bare(zone) for zone in range(ZONES)]
    for seat, row in enumerate(HOME_ROWS):
        for zone in row:
            zones[zone] = replace(zones[zone], owner=seat, units=troop(10, 10, 10, 10))
    return zones


def orders(army: str, *places: str) -> tuple[OrderSeen, ...]:
    """Lay the six orders of an army."""
    first = content.ORDERS * content.ARMY_KEYS.index(army)
    return tuple(OrderSeen(first + i, ROSTER[first + i].key, place) for i, place in enumerate(places))


def side(seat: int, army: str, hand: tuple[int, ...], lies: str, order: int, *places: str) -> SideSeen:
    """Lay a side; its order is told by its place among the six."""
    number = content.ORDERS * content.ARMY_KEYS.index(army) + order if order >= 0 else UNKNOWN
    return SideSeen(
        seat, army, hand, number, lies, copied=UNKNOWN, locked=False, kept=3, orders=orders(army, *places),
        units=20, life=200, lost=0, reserve=0, defeat=10, night=False,
    )  # fmt: skip


def settle(zones: list[ZoneSeen], **changes: ZoneSeen) -> tuple[ZoneSeen, ...]:
    """Change some zones, by name."""
    found = list(zones)
    for name, seen in changes.items():
        found[zone_number(name)] = replace(seen, zone=zone_number(name))
    return tuple(found)


HIDDEN = ("unknown",) * 6
EMPTY = bare(0)

START = BattleView(
    viewer=RED, scenario="bataille_rangee", theme="ancient", turn=1, turns=200, active=RED, actor=RED, asks="Act",
    winner=-1,
    zones=settle(
        deployed(), b3=replace(EMPTY, scenery="wood"), d4=replace(EMPTY, scenery="swamp"),
        c3=replace(EMPTY, scenery="fortification"), a2=replace(EMPTY, scenery="rock"),
        e3=replace(EMPTY, scenery="wall", walls=1), d2=replace(EMPTY, scenery="ford"),
        c1=replace(EMPTY, scenery="hill", owner=RED, units=troop(10, 10, 10, 10)),
    ),
    sides=(
        side(RED, "greece", (0, 0, 1, 2, 4), "active", 0, "active", "out", "kept", "out", "kept", "out"),
        side(BLACK, "gauls", (UNKNOWN,) * 5, "passive", UNKNOWN, *HIDDEN),
    ),
    deck=44, discard=(0, 0, 0, 0, 0), deed=None,
    verbs=(("strike", 0), ("push", 0), ("shot", 0), ("strike", 1), ("move", 2), ("ruse", 4)),
    wanted=(), counts=(), offers=(), grounds=(), building=-1, picks_pieces=False,
    caption=Message("picture-title", turn=1, red=20, black=20),
)  # fmt: skip

MIDDLE = replace(
    START, theme="fantasy", turn=31, scenario="faille_temporelle", actor=BLACK, asks="",
    zones=settle(
        [bare(zone) for zone in range(ZONES)],
        a1=replace(EMPTY, owner=RED, units=troop(7, 10)),
        b2=replace(EMPTY, scenery="wood", owner=RED, units=troop(1, 4, 10, 10, 10), specials=("leader", "medic")),
        c2=replace(EMPTY, owner=RED, units=troop(3, 10, 10, 10, hero=1)),
        c3=replace(EMPTY, scenery="fortification", owner=BLACK, units=troop(2, 5, 5, 10)),
        d3=replace(EMPTY, scenery="steep", owner=BLACK, units=troop(10, 10, 10), flayer=UnitSeen(6, 10, hero=False)),
        d2=replace(EMPTY, owner=RED, units=troop(9)),
        b4=replace(EMPTY, owner=BLACK, units=troop(5, 5, 5, 5, 5, full=5), captive=True),
        e4=replace(EMPTY, hive=BLACK), a3=replace(EMPTY, scenery="chasm"), e2=replace(EMPTY, scenery="rapids"),
        d4=replace(EMPTY, scenery="ravine", ravines=4), a4=replace(EMPTY, scenery="scree"),
        d1=replace(EMPTY, scenery="crag", owner=RED, units=troop(10, 10, 10, 10)),
        e5=replace(EMPTY, scenery="water", owner=BLACK, units=troop(8, 9, 10), specials=("standard",)),
    ),
    sides=(
        replace(
            side(RED, "orcs", (0, 2, 2, 3, 3), "passive", 2, "out", "kept", "passive", "kept", "removed", "out"),
            units=16, life=131, lost=4, reserve=2, night=True,
        ),
        replace(
            side(BLACK, "insectoids", (1, 3, UNKNOWN, UNKNOWN), "active", 4, "unknown", "unknown", "unknown", "unknown",
                 "active", "removed"),
            units=12, life=99, lost=8, locked=True,
        ),
    ),
    deck=17, discard=(9, 7, 8, 2, 1), verbs=(),
    deed=DeedSeen(RED, "strike", 0, 1, zone_number("c2"), zone_number("c3"), 4, declared=True, aims=(), also=()),
)  # fmt: skip

AIMING = replace(
    MIDDLE, actor=RED, asks="PickTarget", viewer=RED,
    deed=DeedSeen(
        RED, "move", 3, 1, zone_number("c2"), -1, 0, declared=False,
        aims=(zone_number("b1"), zone_number("d1"), zone_number("b3")), also=(zone_number("b3"),),
    ),
)  # fmt: skip

SHOOTING = replace(
    MIDDLE, deed=DeedSeen(RED, "shot", 1, 2, zone_number("a1"), zone_number("d4"), 2, declared=True, aims=(), also=())
)

COPYING = replace(
    MIDDLE, sides=(MIDDLE.sides[0], replace(MIDDLE.sides[1], copied=content.ORDERS * 9)), viewer=-1,
    deed=DeedSeen(RED, "ruse", -1, 3, -1, -1, 0, declared=True, aims=(), also=()),
)  # fmt: skip

NOBODYS = [replace(one, army="", hand=(), order=UNKNOWN, lies="none", orders=(), kept=0) for one in START.sides]
CHOOSING = replace(
    START, turn=0, asks="ChooseArmy", offers=tuple(content.ARMY_KEYS), verbs=(),
    sides=(NOBODYS[0], NOBODYS[1]),
)  # fmt: skip

BUILDING = replace(
    START, turn=0, asks="PlaceScenery", grounds=tuple(content.SCENERY_KEYS), building=zone_number("b4"), verbs=(),
    sides=(
        replace(START.sides[0], hand=(), order=UNKNOWN, lies="none", orders=orders("greece", *["kept"] * 6), kept=0),
        replace(START.sides[1], hand=(), order=UNKNOWN, lies="none", kept=0),
    ),
)  # fmt: skip

KEEPING = replace(
    START, turn=0, asks="KeepOrders", verbs=(),
    sides=(
        replace(START.sides[0], order=UNKNOWN, lies="none", orders=orders("greece", *["kept"] * 6), kept=0),
        replace(START.sides[1], lies="sealed"),
    ),
)  # fmt: skip

LAYING = replace(START, asks="LayOrder", verbs=())

OVER = replace(
    MIDDLE,
    actor=-2,
    winner=RED,
    deed=None,
    sides=(MIDDLE.sides[0], replace(MIDDLE.sides[1], units=9, life=71, lost=11)),
)

VIEWS = {
    "start": START, "middle": MIDDLE, "aiming": AIMING, "shooting": SHOOTING, "copying": COPYING, "choosing": CHOOSING,
    "building": BUILDING, "keeping": KEEPING, "laying": LAYING, "over": OVER, "drawn": replace(OVER, winner=-1),
    "nature": replace(START, actor=-1, asks="", verbs=()), "dealing": replace(KEEPING, actor=-1, asks=""),
}  # fmt: skip
