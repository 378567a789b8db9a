"""Views made by hand and the words for them, to draw the table without playing."""

from dataclasses import replace

from littlewars.games.my_little_battlefield import GAME, content
from littlewars.games.my_little_battlefield.ground import BLUE, BOARD, NO_PAWN, RED, RESERVE
from littlewars.games.my_little_battlefield.view import BattleView, BoardSeen, SectorSeen, UnitSeen
from littlewars.kernel.words import Message
from littlewars.words import Catalogue
from tests.games.words import strict

KINDS = ["standard", "standard", "elite", "renown"]
DEALT = ["plain", "bunker", "relay", "forest", "citadel", "harbour", "farm", "observatory", "village"]


def reader(language: str) -> Catalogue:
    """Return what says the words of pictures."""
    return strict(language, GAME)


def sector(cell: int, key: str, pawn: int = NO_PAWN, used: tuple[bool, bool] = (False, False)) -> SectorSeen:
    """Lay a sector."""
    printed = content.SECTOR[key]
    holder = (BLUE if pawn > 0 else RED) if abs(pawn) == printed.category else -1
    return SectorSeen(
        cell, key, f"sector-{key}", printed.category, printed.vp, pawn, holder, used, relic=False, goal=False
    )


def units(blue: str, red: str, places: list[int]) -> tuple[UnitSeen, ...]:
    """Stand eight units in their places: blue's four, then red's."""
    return tuple(
        UnitSeen(number, number // 4, KINDS[number % 4], f"{(blue, red)[number // 4]}-{KINDS[number % 4]}", place)
        for number, place in enumerate(places)
    )


def board(seat: int, key: str) -> BoardSeen:
    """Lay a command board as the battle begins."""
    return BoardSeen(
        seat, key, world="fantasy", ia=False, powered=True, morale=2, command=1, power=1, vp=0, sectors=0, tally=0,
        power_used=False, raised=False, jammed=False,
    )  # fmt: skip


START = BattleView(
    scenario="pitched_battle", goal="scenario-pitched_battle-goal", rule="MLB-194", solo=False, turn=1, turns=100,
    active=BLUE, actor=BLUE, asks="Main",
    winner=-1, sectors=tuple(sector(cell, key) for cell, key in enumerate(DEALT)),
    units=units("elves", "orcs", [RESERVE, RESERVE, BOARD, BOARD] * 2),
    boards=(board(BLUE, "elves"), board(RED, "orcs")),
    dice=(0, 2, 3, 5), panel=(), discarded=0, to_roll=0, free_reroll=True, converted=False, follow_cost=1, followed=-1,
    ia_die=-1, bonus_turn=False, power_vp=(0, 1, 2, 3, 5, 8), offers=(),
    caption=Message("picture-title", turn=1, blue=0, red=0),
)  # fmt: skip

MIDDLE = replace(
    START, turn=17, actor=RED, asks="Follow", followed=0, dice=(1, 4), panel=(0, 5, 3), discarded=2, free_reroll=False,
    converted=True, follow_cost=2,
    sectors=(
        sector(0, "plain", 2, (True, False)), sector(1, "bunker", 3), sector(2, "relay", 0), sector(3, "forest", -2),
        sector(4, "citadel", -4), sector(5, "harbour", 4, (True, True)), sector(6, "farm", -2),
        sector(7, "observatory", -3), sector(8, "village"),
    ),
    units=units("star_empire", "undead", [4, 4, 3, RESERVE, 3, 3, 4, 7]),
    boards=(
        replace(board(BLUE, "star_empire"), morale=0, command=7, power=5, vp=11, sectors=2, power_used=True),
        replace(board(RED, "undead"), morale=5, command=3, power=5, vp=9, sectors=2),
    ),
)  # fmt: skip

SOLO = replace(
    MIDDLE, solo=True, active=RED, actor=BLUE, asks="IaWindow", followed=-1, ia_die=5, dice=(), panel=(2, 0), to_roll=3,
    units=units("kingdom", "tyrant", [1, 1, RESERVE, BOARD, 7, 4, 3, RESERVE]),
    boards=(
        replace(board(BLUE, "kingdom"), power=3),
        replace(board(RED, "tyrant"), ia=True, powered=False, power=4, morale=6, command=0, vp=8, sectors=2),
    ),
)  # fmt: skip

CHOOSING = replace(
    START, turn=0, actor=RED, asks="ChooseFaction", sectors=(), offers=tuple(content.FACTION), dice=(),
    units=units("legion", "kingdom", [RESERVE, RESERVE, BOARD, BOARD] * 2),
    boards=(board(BLUE, "legion"), board(RED, "")),
)  # fmt: skip

BANNERS = replace(
    MIDDLE, scenario="king_of_the_hill", goal="scenario-king_of_the_hill-goal",
    rule="MLB-302", actor=BLUE, asks="Main", followed=-1, turns=30,
    dice=(0, 0, 1, 3, 4, 5, 5), panel=(), discarded=0,
    sectors=tuple(replace(seen, goal=seen.cell == 4) for seen in MIDDLE.sectors),
    boards=(replace(MIDDLE.boards[0], tally=2), replace(MIDDLE.boards[1], tally=1)),
)  # fmt: skip

OVER = replace(MIDDLE, actor=-2, winner=BLUE, asks="", followed=-1, dice=(), panel=(0, 1, 2, 3, 4, 5, 5))

VIEWS = {
    "start": START, "middle": MIDDLE, "solo": SOLO, "choosing": CHOOSING, "banners": BANNERS, "over": OVER,
    "drawn": replace(OVER, winner=-1), "nature": replace(START, actor=-1, dice=(), to_roll=4),
}  # fmt: skip
