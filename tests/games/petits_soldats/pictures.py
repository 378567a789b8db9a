"""Views made by hand and the words for them, to draw the table without playing."""

from dataclasses import replace

from littlewars.games.petits_soldats import GAME
from littlewars.games.petits_soldats.content import CARDS, KIND_KEYS, LIBRARY, SCENES
from littlewars.games.petits_soldats.view import BattleView, PieceSeen, ShotSeen, SideSeen, SoldierSeen, TableSeen
from littlewars.kernel.words import Message
from littlewars.words import Catalogue
from tests.games.words import strict


def reader(language: str) -> Catalogue:
    """Return what says the words of pictures."""
    return strict(language, GAME)


def table(key: str) -> TableSeen:
    """Lay out a table of the library."""
    scene = SCENES[key].table()
    pieces = [
        PieceSeen(i, one.key, one.tall, one.round, one.x, one.y, one.width, one.height, one.turn)
        for i, one in enumerate(scene.things)
    ]
    return TableSeen(
        key, key, scene.width, scene.height, tuple(scene.walls), tuple(pieces), tuple(scene.tokens)
    )  # fmt: skip


def soldier(
    number: int,
    seat: int,
    kind: str,
    at: tuple[int, int] = (-1, -1),
    orders: int = 0,
    hearts: int = 0,
    shields: int = 0,
    bearer: bool = False,
    biscuit: bool = False,
) -> SoldierSeen:
    """Put a soldier somewhere, in centimetres."""
    card = CARDS[KIND_KEYS.index(kind)] if kind else CARDS[0]
    x, y = (at[0] * 100, at[1] * 100) if at[0] >= 0 else (-1, -1)
    left = max(0, card.defense - shields)
    return SoldierSeen(
        number, seat, kind, x, y, orders, hearts, shields, left, card.defense, card.solidity, bearer, biscuit
    )


def side(seat: int, *soldiers: SoldierSeen, general: int = 1, lid: int = 2, bottom: int = 0) -> SideSeen:
    """Lay a side."""
    return SideSeen(seat, general, lid, bottom, practice=True, soldiers=soldiers)


START = BattleView(
    viewer=0, mission="training", table=table("breakfast"), round=0, rounds=3, first=-1, star=-1, active=-1, actor=0,
    asks="ChooseSquad", winner=-1, flag=0, victory=4,
    sides=(
        side(0, soldier(0, 0, ""), soldier(1, 0, ""), general=0, lid=3),
        side(1, soldier(2, 1, ""), soldier(3, 1, ""), general=0, lid=3),
    ),
    cubes=(2, 2, 2, 2), cube=0, shot=None, origin=None, weapon="", sights=(), biscuits=(), centre=False,
    offers=("infantryman+radioman", "infantryman+sniper", "infantryman+grenadier"), actions=(),
    caption=Message("plain", text="Petits Soldats"),
)  # fmt: skip

DEPLOYING = replace(
    START, round=1, first=1, star=1, asks="Deploy", offers=(), cube=3, cubes=(2, 1, 1, 2),
    sides=(
        side(0, soldier(0, 0, "infantryman"), soldier(1, 0, "sniper"), general=0, lid=3),
        side(1, soldier(2, 1, "infantryman", (15, 47)), soldier(3, 1, "radioman"), general=0, lid=3),
    ),
)  # fmt: skip

ORDERING = replace(
    DEPLOYING, round=2, cube=0, cubes=(2, 2, 2, 2), star=-1, active=0, asks="GiveOrder", flag=1, first=0,
    sides=(
        side(0, soldier(0, 0, "infantryman", (32, 24), hearts=1, orders=1),
             soldier(1, 0, "sniper", (20, 40), shields=1), general=2, lid=1),
        side(1, soldier(2, 1, "infantryman", (58, 22), hearts=2, shields=2),
             soldier(3, 1, "radioman", (72, 41), orders=2), general=1, lid=1, bottom=1),
    ),
    sights=((0, 2, True), (0, 3, False), (1, 3, False)),
    actions=((0, "attack"), (0, "move"), (0, "recon"), (1, "attack"), (1, "move"), (1, "risky_shot")),
)  # fmt: skip

REROLL = replace(
    ORDERING, asks="Reroll", actions=(),
    shot=ShotSeen(1, 3, ("hit", "hit", "hit", "bolt", "blank"), "double_hit", 1, 5),
)  # fmt: skip

CROWD = replace(
    ORDERING, table=table("carpet"), victory=8, flag=-3, round=3, actor=1, active=1, asks="", actions=(), viewer=0,
    sides=(
        side(0, soldier(0, 0, "infantryman", (30, 42), hearts=2, orders=2), soldier(1, 0, "infantryman", (38, 14)),
             soldier(2, 0, "sniper", (14, 60), shields=1, orders=1), soldier(3, 0, "grenadier"),
             soldier(4, 0, "medic", (40, 52), orders=5), general=3, lid=0, bottom=2),
        side(1, soldier(5, 1, "infantryman", (58, 52), shields=3, hearts=1), soldier(6, 1, "infantryman"),
             soldier(7, 1, "sniper", (84, 20)), soldier(8, 1, "grenadier", (66, 28), hearts=3, orders=1),
             soldier(9, 1, "radioman", (62, 12), shields=1), general=2, lid=0, bottom=4),
    ),
    sights=((0, 5, True), (4, 5, True), (1, 9, True), (1, 8, True), (1, 7, False)),
)  # fmt: skip

GRENADE = replace(
    ORDERING, actor=1, active=1, asks="", actions=(), sights=(), flag=2, star=0,
    sides=(
        side(0, soldier(0, 0, "infantryman", (32, 24)),
             soldier(1, 0, "grenadier", (20, 40), orders=1), general=0, lid=1),
        side(1, soldier(2, 1, "infantryman"),
             soldier(3, 1, "radioman", (60, 46), hearts=2), general=1, lid=1, bottom=1),
    ),
)  # fmt: skip

MORTAR_FIRED = replace(
    ORDERING, table=table("shelf"), actor=0, active=0, asks="Move", actions=(), sights=((0, 3, False),), flag=-1,
    sides=(
        side(0, soldier(0, 0, "infantryman", (40, 20), hearts=1),
             soldier(1, 0, "grenadier", (28, 8)), general=1, lid=1),
        side(1, soldier(2, 1, "infantryman", (68, 18)),
             soldier(3, 1, "radioman", (87, 25), orders=1), general=0, lid=1),
    ),
)  # fmt: skip

BISCUITS = replace(
    ORDERING, mission="biscuits", table=table("picnic"), viewer=1, actor=1, active=1, asks="Move", actions=(),
    biscuits=((4500, 2900),), flag=0,
    sides=(
        side(0, soldier(0, 0, "infantryman", (32, 64), biscuit=True),
             soldier(1, 0, "sniper", (20, 34)), general=1, lid=1),
        side(1, soldier(2, 1, "infantryman", (58, 22)),
             soldier(3, 1, "grenadier", (72, 61), hearts=2), general=1, lid=1),
    ),
    sights=((2, 1, False), (3, 0, False)),
)  # fmt: skip

AIMING = replace(
    GRENADE, actor=0, active=0, asks="Throw", table=table("coffee_table"), weapon="grenade", origin=(2200, 3800),
    mission="hold_centre", centre=True, star=-1,
    sides=(
        side(0, soldier(0, 0, "infantryman", (28, 20)),
             soldier(1, 0, "grenadier", (20, 36), orders=1), general=0, lid=1),
        side(1, soldier(2, 1, "infantryman", (58, 30)), soldier(3, 1, "sniper", (64, 12), hearts=1), general=1, lid=1),
    ),
)  # fmt: skip

OVER = replace(
    ORDERING, mission="bearer", round=3, actor=-2, active=-1, asks="", winner=1, flag=-4, actions=(), sights=(),
    sides=(
        side(0, soldier(0, 0, "infantryman", bearer=True), soldier(1, 0, "sniper"), general=1, lid=0, bottom=2),
        side(1, soldier(2, 1, "infantryman", (58, 22), hearts=2), soldier(3, 1, "medic", (72, 41), bearer=True), lid=0),
    ),
)  # fmt: skip

NIGHT = replace(ORDERING, mission="night", table=table("counter"), viewer=-1, asks="", actions=())
VIEWS = {
    "start": START, "deploying": DEPLOYING, "ordering": ORDERING, "reroll": REROLL, "crowd": CROWD,
    "grenade": GRENADE, "mortar": MORTAR_FIRED, "biscuits": BISCUITS, "aiming": AIMING, "over": OVER, "night": NIGHT,
    **{f"table-{key}": replace(ORDERING, table=table(key)) for key in LIBRARY},
}  # fmt: skip
