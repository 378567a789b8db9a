"""Views made by hand and the words for them, to draw the table without playing."""

from dataclasses import replace

from littlewars.games.battalia import GAME, content, events
from littlewars.games.battalia.cards import (
    AMBUSH,
    AMULET,
    BANNERLESS,
    CHIEF,
    CITIZEN,
    GREAT,
    HORSE,
    LORD,
    PRIEST,
    PROVISION,
    SCROLL,
    TITLE,
    TOOL,
    artefact,
    unit,
)
from littlewars.games.battalia.content import BOARDS, CITY_COSTS, FACTION_KEYS, ROAD_COST, SHAPES, TERRAIN_KEYS
from littlewars.games.battalia.ground import SQUARE_NAMES, SQUARES, exits_of
from littlewars.games.battalia.view import (
    UNKNOWN,
    BattleSeen,
    BidSeen,
    LineSeen,
    PartSeen,
    PileSeen,
    SideSeen,
    SlotSeen,
    SquareSeen,
    WorldView,
)
from littlewars.kernel.words import Message
from littlewars.words import Catalogue
from tests.games.words import strict

GREEN, BLUE, RED, GOLD = range(4)  # Ursidés, Insulaires, Ambrardents, Nébuleux
BUFF = 8


def reader(language: str) -> Catalogue:
    """Return what says the words of pictures."""
    return strict(language, GAME)


# -- squares


def number(name: str) -> int:
    """Return the number of a square."""
    return SQUARE_NAMES.index(name)


def board(players: int) -> list[SquareSeen]:
    """Lay the bare board: ruins and neutral cities."""
    area = BOARDS[players - 2]
    found = [
        SquareSeen(square, area.inside[square], "empty", "", 0, 0, -1, -1, 0, (), open=False)
        for square in range(SQUARES)
    ]
    found[content.RUINS] = replace(found[content.RUINS], ground="ruins", exits=15, strength=8)
    for i, square in enumerate(area.neutral):
        found[square] = replace(
            found[square], ground="city", terrain=TERRAIN_KEYS[i % 4], exits=15, level=2, strength=4
        )
    return found


def lay(squares: list[SquareSeen], told: str) -> list[SquareSeen]:
    """Lay cards: `B1:UEW` a road of a faction's terrain with its exits, `A1:UES1@0` a city of level 1 of seat 0."""
    found = list(squares)
    for word in told.split():
        name, _, card = word.partition(":")
        card, _, owner = card.partition("@")
        square, level = number(name), int(card[-1]) if owner else 0
        terrain = TERRAIN_KEYS["UIAN".index(card[0])]
        found[square] = replace(
            found[square], ground="city" if owner else "road", terrain=terrain,
            exits=exits_of("".join(letter for letter in card[1:] if letter in "NESW")), level=level,
            owner=int(owner) if owner else -1, strength=2 * level,
        )  # fmt: skip
    return found


def stand(squares: list[SquareSeen], **figures: tuple[int, ...]) -> tuple[SquareSeen, ...]:
    """Put figures on squares, by name."""
    found = list(squares)
    for name, some in figures.items():
        found[number(name)] = replace(found[number(name)], figures=some)
    return tuple(found)


def starts(squares: list[SquareSeen], *corners: str) -> list[SquareSeen]:
    """Mark the starting cities of the seats."""
    found = list(squares)
    for seat, name in enumerate(corners):
        found[number(name)] = replace(found[number(name)], start=seat)
    return found


def opened(squares: list[SquareSeen], names_: str) -> list[SquareSeen]:
    """Mark empty squares that a road leads to."""
    found = list(squares)
    for name in names_.split():
        found[number(name)] = replace(found[number(name)], open=True)
    return found


# -- the market and the sides


def piles(lit: str, aligned: str) -> tuple[PileSeen, ...]:
    """Lay the market."""
    found = []
    for i, rank in enumerate(content.RANKS_OF_UNITS):
        found.append(PileSeen(rank.key, "unit", i, 17 - 3 * i, rank.cost.text, 0, lit=False, aligned=False))
    for i, kind in enumerate(content.ARTEFACTS):
        seen = PileSeen(
            kind.key, "artefact", (i + 1) % 4, 12 - i, kind.cost.text, 0, kind.key == lit, kind.key == aligned
        )
        found.append(seen)
    for i, shape in enumerate(SHAPES):
        cost = CITY_COSTS[0].text
        found.append(PileSeen(f"city-{shape.key}", "city", i % 4, 4 + i, cost, shape.exits, lit=False, aligned=False))
    for i, shape in enumerate(SHAPES[1:]):
        top = (i + 2) % 4
        found.append(
            PileSeen(f"road-{shape.key}", "road", top, 9 - i, ROAD_COST.text, shape.exits, lit=False, aligned=False)
        )
    return tuple(found)


def side(seat: int, faction: str, vp: int = 1, hand: tuple[int, ...] = (UNKNOWN,) * 6) -> SideSeen:
    """Lay a side as it stands after the first turn."""
    return SideSeen(
        seat, faction, vp, cities=1, top_cities=0, hand=hand, deck=4, discard=(), reserve=1, figures=1, slots=(),
        marker="none", arm=-1, days=0, great=0,
    )  # fmt: skip


HAND = (
    unit(CITIZEN, GREEN), unit(CHIEF, RED), unit(PRIEST, BANNERLESS), artefact(HORSE, BLUE), PROVISION, PROVISION,
)  # fmt: skip

SETUP = WorldView(
    viewer=0, mode="advanced", players=3, day=0, week=0, weeks=9, arm=-1, lit="", aligned="", also_lit=(), first=0,
    active=-1, actor=0, asks="ChooseFaction", winners=(), squares=tuple(board(3)),
    sides=(side(0, "", 0, ()), side(1, "", 0, ()), side(2, "", 0, ())),
    piles=piles("", ""), mercenaries=(unit(CITIZEN, BANNERLESS), unit(LORD, BANNERLESS)), mercenaries_left=6,
    provisions=65, great=(GREAT, GREAT + 3, GREAT + 6, GREAT + 9), removed="", target=5, buff="absent", buff_square=-1,
    employer=-1, horde=0, roll=0, played=(), aside=(), picked=(), tents=0, laid=False, battle=None, bids=(),
    upgrades=(), sites=(), turns=(), laying="", laying_turn=-1, about=-1, offers=tuple(FACTION_KEYS),
    caption=Message("picture-title", day=19, week=3, points=10),
)  # fmt: skip

EARLY_LAND = opened(
    starts(lay(board(2), "B1:UES1@0 F7:NNW1@1 C1:IEW B2:UNS D1:AESW F6:NNS D2:UNE"), "B1", "F7"),
    "E1 B3 E2 E7 F5 D3 D5 C4 E4 C6 B5 B7 E2 F1 F3",
)
EARLY = replace(
    SETUP, players=2, day=2, week=1, arm=1, lit="horse", aligned="ambush", active=0, actor=0, asks="Act",
    squares=stand(EARLY_LAND, C1=(0,), F7=(2,)),
    sides=(side(0, "ursides", 1, HAND), side(1, "nebuleux", 1)),
    piles=piles("horse", "ambush"), great=(GREAT + 1, GREAT + 2, GREAT + 5), removed="ambrardents", provisions=50,
    upgrades=(number("B1"),), offers=(), played=(unit(CITIZEN, BLUE), PROVISION),
)  # fmt: skip

MIDDLE_LAND = opened(
    starts(
        lay(
            board(4),
            "A1:UES3@0 B1:UEW C1:ISW A2:INS A3:UNE B3:UWE2@0 D1:NES D2:ANSE C2:INESW4@0 B2:AES E2:UWE E1:IWE F1:AWE "
            "G1:IWS4@1 G2:INS G3:UNW4@1 F3:ANESW2@1 F2:NNWS D3:UNS E3:AEW C4:IEW B4:NEN E4:NWS E5:INS D5:ANS D6:UNE "
            "C5:IE1@2 A7:AENW2@2 B7:AWE C7:UWEN4@2 C6:IS D7:NW1@3 E7:IEW F7:NWE G7:NNW3@3 G6:USNW F6:NEW2@3",
        ),
        "A1", "G1", "A7", "G7",
    ),
    "A4 A6 G4 G5 F5 B6",
)  # fmt: skip
MIDDLE = replace(
    SETUP, viewer=1, players=4, day=19, week=3, arm=4, lit="scroll", aligned="amulet", first=2, active=1, actor=1,
    asks="Act", squares=stand(
        MIDDLE_LAND, A1=(0,), D2=(1, 2, 4, BUFF), E3=(3,), D4=(5, 6), F6=(7,),
    ),
    sides=(
        replace(side(0, "ursides", 9), cities=3, top_cities=1, deck=7, discard=(0, 1, 21, PROVISION, PROVISION),
                reserve=0, slots=(SlotSeen(artefact(AMBUSH, GREEN), UNKNOWN),)),
        replace(side(1, "insulaires", 10, (
            unit(LORD, BLUE), unit(PRIEST, GOLD), artefact(SCROLL, GREEN), artefact(AMULET, BLUE), GREAT + 1, PROVISION,
        )), cities=3, top_cities=2, deck=12, discard=(2, 3, PROVISION), reserve=0, great=1,
            slots=(
                SlotSeen(artefact(AMBUSH, BLUE), unit(LORD, BLUE)), SlotSeen(artefact(AMBUSH, RED), unit(CHIEF, RED)),
            )),
        replace(side(2, "ambrardents", 7), cities=3, top_cities=1, deck=0, discard=(5, PROVISION), reserve=0,
                marker="accord", arm=2, days=5),
        replace(side(3, "nebuleux", 6), cities=3, deck=15, discard=tuple(range(11)), reserve=1,
                marker="accord", arm=2, days=5),
    ),
    piles=tuple(replace(one, left=0, top=-1) if one.key in ("lord", "city-D") else one
                for one in piles("scroll", "amulet")),
    mercenaries=(unit(CHIEF, BANNERLESS), -1), mercenaries_left=0, provisions=12,
    great=(GREAT, GREAT + 3, GREAT + 6, GREAT + 9), buff="free", buff_square=number("D2"), horde=8, offers=(),
    played=(unit(CITIZEN, BLUE), unit(CHIEF, GREEN), PROVISION, PROVISION, artefact(TOOL, GOLD)),
    upgrades=(number("F3"),), tents=1,
)  # fmt: skip

EMPLOYED = replace(
    MIDDLE, buff="employed", employer=1, horde=0, actor=2, asks="",
    sides=(*MIDDLE.sides[:1], replace(MIDDLE.sides[1], marker="employment", arm=2, days=5), *MIDDLE.sides[2:]),
)  # fmt: skip

LINES = (  # the book's own example
    LineSeen(
        1, attacks=True, committed=True, raised=(0, 0, 0, 0), rolls=(), ambush=None, buff_leads=True,
        cards=(unit(LORD, BLUE), unit(PRIEST, GOLD), unit(CHIEF, BANNERLESS), unit(CITIZEN, BANNERLESS)),
        parts=(PartSeen("units", 10), PartSeen("bannerless", 2), PartSeen("terrain", 1), PartSeen("morale", 0)),
        total=13,
    ),
    LineSeen(
        2, attacks=False, committed=False, raised=(1, 0, 0), rolls=(5,),
        ambush=SlotSeen(artefact(AMBUSH, RED), unit(CHIEF, RED)), buff_leads=False,
        cards=(unit(PRIEST, RED), artefact(AMULET, RED), artefact(TITLE, RED)),
        parts=(
            PartSeen("units", 3), PartSeen("titles", 1), PartSeen("amulets", 3), PartSeen("ambush", 2),
            PartSeen("city", 8),
        ), total=17,
    ),
)  # fmt: skip
BATTLE = replace(
    EMPLOYED, viewer=2, actor=2, asks="LayLine", upgrades=(),
    battle=BattleSeen(number("C7"), BUFF, "city", -1, 0, LINES),
    sides=(
        EMPLOYED.sides[0], replace(EMPLOYED.sides[1], hand=(UNKNOWN,) * 3,
            slots=tuple(replace(one, unit=UNKNOWN) for one in EMPLOYED.sides[1].slots)),
        replace(EMPLOYED.sides[2], hand=(unit(PRIEST, RED), artefact(AMULET, RED), artefact(TITLE, RED), PROVISION)),
        EMPLOYED.sides[3],
    ), picked=(0, 1, 2),
)  # fmt: skip
MEETING = replace(
    MIDDLE, actor=1, asks="LayLine", picked=(0,), upgrades=(),
    battle=BattleSeen(
        number("D2"), BUFF, "hero", 2, 8,
        (LineSeen(1, attacks=False, committed=False, cards=(unit(LORD, BLUE),), raised=(0,), rolls=(), ambush=None,
                  buff_leads=False, parts=(PartSeen("units", 4), PartSeen("morale", 1)), total=5),),
    ),
)  # fmt: skip
RUINS = replace(
    MIDDLE, actor=0, asks="", upgrades=(),
    battle=BattleSeen(
        number("D4"), 5, "ruins", -1, 10,
        (LineSeen(2, attacks=True, committed=True, cards=(unit(LORD, RED), unit(LORD, GOLD), unit(PRIEST, GREEN)),
                  raised=(0, 0, 0), rolls=(), ambush=None, buff_leads=False, parts=(PartSeen("units", 11),),
                  total=11),),
    ),
)  # fmt: skip
OPENING_LINE = replace(
    MIDDLE, actor=3, asks="", upgrades=(),
    battle=BattleSeen(number("C2"), 3, "city", -1, 0, (LINES[0],)),
)  # fmt: skip

AUCTION = replace(
    MIDDLE, day=15, week=3, arm=0, lit="tool", aligned="tool", buff="absent", buff_square=-1, horde=0, active=-1,
    actor=2, asks="", played=(), upgrades=(), piles=piles("tool", "tool"),
    squares=tuple(replace(seen, figures=tuple(one for one in seen.figures if one != BUFF)) for seen in MIDDLE.squares),
    bids=(
        BidSeen(0, sealed=True, cards=(), total=0),
        BidSeen(1, sealed=True, cards=(unit(LORD, BLUE), GREAT + 1), total=9),
        BidSeen(2, sealed=False, cards=(), total=0),
        BidSeen(3, sealed=False, cards=(), total=0),
    ),
)  # fmt: skip
REVEALED = replace(
    AUCTION, actor=1, asks="ChooseEntry", sites=tuple(number(name) for name in ("A1", "G1", "A7", "G7")),
    bids=(
        BidSeen(0, sealed=False, total=10,
                cards=(unit(CHIEF, GREEN), unit(CITIZEN, GREEN), unit(LORD, GOLD), unit(PRIEST, BLUE))),
        BidSeen(1, sealed=False, cards=(unit(LORD, BLUE), GREAT + 1, unit(PRIEST, GOLD)), total=12),
        BidSeen(2, sealed=False, cards=(), total=0),
        BidSeen(3, sealed=False, cards=(unit(LORD, BANNERLESS),), total=4),
    ),
)  # fmt: skip

LAYING = replace(
    EARLY, asks="TurnCard", laying="city-T", about=number("E1"), turns=(0, 1, 2, 3), upgrades=(), picked=(0, 4),
)  # fmt: skip
PAYING = replace(LAYING, asks="Pay", laying_turn=1, turns=())
PROWLING = replace(
    MIDDLE, actor=1, asks="BuffWay", roll=4, upgrades=(),
    sites=tuple(number(name) for name in ("D1", "D3", "E2")), played=(),
)  # fmt: skip
CROWDED = replace(
    MIDDLE, viewer=-2, asks="", upgrades=(),
    squares=stand(MIDDLE_LAND, D4=(0, 1, 2, 3, 4, 5, 6, 7), C7=(BUFF,)), buff_square=number("C7"),
)  # fmt: skip
THREE = replace(
    SETUP, offers=(), day=9, week=2, arm=1, lit="horse", aligned="ambush", active=0, actor=1, viewer=1, asks="Meet",
    squares=stand(
        opened(starts(lay(board(3), "A1:UES2@0 B1:UEW C1:ISWE G1:IWS1@1 F1:AWES D1:NEW E1:UWE A2:INS A7:AEN1@2 B7:UWN"),
                      "A1", "G1", "A7"), "A3 C2 F2 G2 B6 A6"),
        A1=(0,), F1=(2, BUFF), A7=(4,),
    ),
    sides=(replace(side(0, "ursides", 2)), side(1, "insulaires", 1, HAND), side(2, "nebuleux", 1)),
    buff="free", buff_square=number("F1"), horde=6, piles=piles("horse", "ambush"),
)  # fmt: skip
ALONE = replace(EARLY, buff="none")
OVER = replace(
    MIDDLE, actor=-2, active=1, asks="", winners=(1,), played=(), upgrades=(),
    sides=(*MIDDLE.sides[:1], replace(MIDDLE.sides[1], vp=22, top_cities=5, cities=6), *MIDDLE.sides[2:]),
)  # fmt: skip

VIEWS = {
    "setup": SETUP, "early": EARLY, "middle": MIDDLE, "employed": EMPLOYED, "battle": BATTLE, "meeting": MEETING,
    "ruins": RUINS, "opening": OPENING_LINE, "auction": AUCTION, "revealed": REVEALED, "laying": LAYING,
    "paying": PAYING,
    "prowling": PROWLING, "crowded": CROWDED, "three": THREE, "alone": ALONE, "over": OVER,
    "shared": replace(OVER, winners=(0, 1)), "nature": replace(MIDDLE, actor=-1, asks="", upgrades=()),
}  # fmt: skip
EVENTS = [
    (events.MOVED, 1, 2, number("G1"), number("D2")), (events.PROWLS, 1, 4),
    (events.ROAMED, 1, number("D6"), number("D2")), (events.ATTACKED, 2, 4, number("D4"), 0),
    (events.GAINED, 1, unit(CHIEF, BLUE), 0), (events.PROVISIONED, 1, 2, 0), (events.LAID, 1, number("B3"), 0, 0),
]  # fmt: skip
