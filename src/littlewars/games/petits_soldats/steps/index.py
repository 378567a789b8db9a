"""Every step by its name, for positions written as text."""

from typing import Final

from littlewars.games.petits_soldats.steps.attack import Bandage, Coordinate, Reroll, Resolve, Roll, Splinter
from littlewars.games.petits_soldats.steps.order import AskOrder, GiveOrder, Walk
from littlewars.games.petits_soldats.steps.preparation import Deploy, DrawCube, NextFigure, Recover
from littlewars.games.petits_soldats.steps.round import EndRound, StartRound
from littlewars.games.petits_soldats.steps.setup import ChooseSquad, HandBias, NameBearer, Reveal, Toss
from littlewars.games.petits_soldats.steps.throw import Drift, Fire, Flick, Land, PlaceDie, Rehearse, Rest
from littlewars.games.petits_soldats.steps.turn import EndTurn, Move, Turn
from littlewars.kernel.agenda import Step

ALL: Final[list[type[Step]]] = [
    ChooseSquad, NameBearer, Reveal, HandBias, Toss, StartRound, NextFigure, DrawCube, Deploy, Recover, Turn, Move,
    AskOrder, GiveOrder, Walk, Roll, Reroll, Resolve, Splinter, Coordinate, Bandage, Rehearse, PlaceDie, Flick, Drift,
    Rest, Fire, Land, EndTurn, EndRound,
]  # fmt: skip
STEPS: Final[dict[str, type[Step]]] = {step.__name__: step for step in ALL}
