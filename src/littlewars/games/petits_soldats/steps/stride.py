"""«Déplacement»: a soldier is moved to a point (PS-401 to PS-408)."""

from littlewars.games.petits_soldats.events import MOVED
from littlewars.games.petits_soldats.marching import Candidates, may_go, move_refusal, taken, way
from littlewars.games.petits_soldats.missions import after_move
from littlewars.games.petits_soldats.names import soldier_name
from littlewars.games.petits_soldats.points import numbered, placed
from littlewars.games.petits_soldats.refusals import number_refusal
from littlewars.games.petits_soldats.state import Battle
from littlewars.kernel.agenda import Choice, SeatStep
from littlewars.kernel.prompt import PointPrompt, Prompt, Reach
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message
from littlewars.pieces.plane.regions import fans, region_of
from littlewars.pieces.plane.ways import Ground, measured


class Stride(SeatStep):
    """A step in which a soldier is moved to a point: a soldier of the squad and a point make a number."""

    def lace(self, battle: Battle, soldier: int) -> int:
        """Return how far a soldier may go."""
        return battle.lace(soldier)

    def movers(self, battle: Battle) -> list[int]:
        """List the soldiers that may be moved."""
        return battle.in_play(self.seat)

    def legal(self, battle: Battle) -> list[Choice]:
        found: list[Choice] = []
        for soldier in self.movers(battle):
            for x, y in Candidates(battle, soldier, self.lace(battle, soldier)).collect():
                found.append(numbered(battle, soldier, x, y))
        return sorted(found)

    def allows(self, battle: Battle, choice: Choice) -> bool:
        if number_refusal(battle, self.seat, choice, True) is not None:
            return False
        soldier, x, y = placed(battle, self.seat, choice)
        return soldier in self.movers(battle) and may_go(battle, soldier, x, y, self.lace(battle, soldier))

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        found = number_refusal(battle, self.seat, choice, True)
        if found is not None:
            return found
        soldier, x, y = placed(battle, self.seat, choice)
        if soldier not in self.movers(battle):
            return Refusal("PS-506", Message("refused-not-ordered", soldier=soldier_name(battle, soldier)))
        return move_refusal(battle, soldier, x, y, self.lace(battle, soldier))

    def ask(self, battle: Battle) -> Message:
        """Return the question."""
        return Message("prompt-move")

    def prompt(self, battle: Battle) -> Prompt:
        reaches = [reach_of(battle, soldier, self.lace(battle, soldier)) for soldier in self.movers(battle)]
        return PointPrompt(self.ask(battle), reaches, battle.field.row, battle.field.height + 1)

    def take(self, battle: Battle, choice: Choice) -> None:
        soldier, x, y = placed(battle, self.seat, choice)
        if battle.log is not None:
            path = way(battle, soldier, x, y, self.lace(battle, soldier)) or [x, y, x, y]
            battle.tell(MOVED, soldier, measured(path), *path)
        battle.x[soldier], battle.y[soldier] = x, y
        after_move(battle, soldier)


def reach_of(battle: Battle, soldier: int, far: int) -> Reach:
    """Show where a soldier may be moved."""
    ground = battle.field.coarse
    if battle.terms.figures_block:
        shapes = ground.shapes + taken(battle, soldier)
        ground = Ground(ground.left, ground.bottom, ground.right, ground.top, shapes)
    x, y = battle.x[soldier], battle.y[soldier]
    found = fans(ground, x, y, far)
    region = region_of(found, taken(battle, soldier))
    base = numbered(battle, soldier, 0, 0)
    return Reach(f"figure-{soldier}", soldier_name(battle, soldier), (x, y), region, base, far, found)
