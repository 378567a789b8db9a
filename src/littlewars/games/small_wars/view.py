"""What a seat sees of a war: everything, for nothing is hidden (ledger 5.6)."""

from dataclasses import dataclass


@dataclass(frozen=True)
class FigureSeen:
    """A figure on the battlefield, or its wreck."""

    number: int  # its place in the state's lists, and in element ids
    name: str  # "J1", "R3"
    seat: int  # 0 yellow, 1 red
    sheet: str  # "light_tank"
    family: str  # "infantry", "light", "truck", "armour", "artillery", "works", "air", "water"
    cell: int  # 0..8: a1 b1 c1 a2 b2 c2 a3 b3 c3
    life: int  # hit points left; 0 = a wreck
    full_life: int
    actions: int
    move: int  # -1 = ✗
    reach: int  # 0 = its own cell only, -1 = ✗
    dice: int  # combat dice, -1 = ✗
    points: int
    spent: bool  # activated this turn
    active: bool  # being activated now


@dataclass(frozen=True)
class WarView:
    """A position of Small Wars as everybody sees it."""

    scenario: str  # "conquest", "frontal_assault", "king_of_the_hill", "hot_spots", "breakthrough", "attrition"
    turn: int  # 0 during the set-up, then 1..turns
    turns: int
    scores: tuple[int, int]  # what the scenario counts, as it stands
    purses: tuple[int, int]  # points left to spend while drafting
    starter: int  # the seat that starts turn 1
    actor: int  # the seat that chooses; -1 nature rolls, -2 the game is over
    actions_left: int  # of the active figure; 0 when none is active
    figures: tuple[FigureSeen, ...]
    to_place: tuple[tuple[str, ...], tuple[str, ...]]  # sheets still beside the field, ready-made armies only
    winner: int  # seat, or -1: nobody (draw, or not over)
