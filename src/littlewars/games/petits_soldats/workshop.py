"""PS-905: tables of one's own, built in the workshop: what may stand on them, and whether they are fair."""

from typing import Final

from littlewars.games.petits_soldats.content import LIBRARY, SCENES, TALL
from littlewars.games.petits_soldats.draw.glyphs import deploy, token
from littlewars.games.petits_soldats.draw.grounds import edge, ground, wall
from littlewars.games.petits_soldats.draw.names import table_name, thing_name
from littlewars.games.petits_soldats.draw.objects import DRAWN, ROUND, object_symbols
from littlewars.games.petits_soldats.fairness import TOKEN_ROOM, judge
from littlewars.games.petits_soldats.layout import (
    HEIGHTS,
    MOST_THINGS,
    SIDES,
    SIZES,
    TOKENS,
    WIDTHS,
    Table,
)
from littlewars.games.petits_soldats.lengths import CM, DEPLOY
from littlewars.games.petits_soldats.terms import CUSTOM, custom_table
from littlewars.kernel.words import Message
from littlewars.kernel.workshop import Inspection, Limits, Part, Sample, Spots, Workshop
from littlewars.pieces.svg import box, tag

EMPTY: Final = "90x60; tokens 13,11 13,49 77,49 77,11; goals 45,19 45,41"
MM: Final = CM // 10
FRAME: Final = 18  # millimetres around the table: books, and its brink
GOAL: Final = 30  # millimetres across


class TableWorkshop(Workshop):
    """Where tables are built."""

    def __init__(self) -> None:
        super().__init__(
            Message("workshop-tables"),
            "layout",
            {"table": CUSTOM},
            _parts(),
            _spots(),
            [Sample(Message("workshop-empty"), EMPTY), *[Sample(table_name(key), _text(key)) for key in LIBRARY]],
            Limits(WIDTHS, HEIGHTS, SIZES, MOST_THINGS),
            object_symbols(set(TALL)) + _symbols(),
        )

    def inspect(self, text: str) -> Inspection:
        table = custom_table(text)
        verdict = judge(table)
        findings = [(finding.holds, finding.words) for finding in verdict.findings]
        return Inspection(findings, verdict.playable, verdict.fair, _ground(table))


def _parts() -> list[Part]:
    parts = []
    for key, tall in TALL.items():
        width, height, _ = DRAWN[key]
        parts.append(Part(key, thing_name(key), f"ps-object-{key}", tall, key in ROUND, width, height))
    return parts


def _spots() -> list[Spots]:
    numbers = list(range(1, TOKENS + 1))
    tokens = [Message("workshop-token", number=number) for number in numbers]
    goals = [Message("workshop-goal", number=number) for number in (1, 2)]
    corners = [(144, 183), (144, 817), (856, 817), (856, 183)]
    return [
        Spots(
            "tokens", tokens, [f"ps-deploy-{number}" for number in numbers], corners, 2 * DEPLOY // MM, TOKEN_ROOM // MM
        ),
        Spots("goals", goals, ["ps-goal", "ps-goal"], [(500, 317), (500, 683)], GOAL, 0),
    ]


def _text(key: str) -> str:
    return SCENES[key].table().text()


def _symbols() -> str:
    drawn = tag("symbol", token("biscuit", 0, 0, 64), id="ps-goal", viewBox="0 0 64 64")
    for number in range(1, TOKENS + 1):
        drawn += tag("symbol", deploy(number, 0, 0, 64), id=f"ps-deploy-{number}", viewBox="0 0 64 64")
    return tag("defs", drawn)


def _ground(table: Table) -> str:
    """Draw an empty table: its surface, books along walls, dashes along open edges."""
    width, height = table.width // MM, table.height // MM
    drawn = box(-FRAME, -FRAME, width + 2 * FRAME, height + 2 * FRAME, 12, "ps-brink")
    drawn += ground("plain", 0, 0, width, height)
    for side in SIDES:
        drawn += wall(side, 0, 0, width, height, FRAME) if side in table.walls else edge(side, 0, 0, width, height)
    return drawn


WORKSHOP: Final = TableWorkshop()
