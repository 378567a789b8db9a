"""«Préparation de la manche»: figures are deployed, orders recovered (PS-301 to PS-330)."""

from littlewars.games.petits_soldats.content import CUBES
from littlewars.games.petits_soldats.deploying import near_token, spots, token_of
from littlewars.games.petits_soldats.events import CUBE, DEPLOYED, RECOVERED
from littlewars.games.petits_soldats.layout import TOKENS
from littlewars.games.petits_soldats.lengths import BASE, DEPLOY, GREEN, GREEN_SEAT, NONE, YELLOW_SEAT
from littlewars.games.petits_soldats.marching import spot_refusal, taken
from littlewars.games.petits_soldats.names import soldier_name
from littlewars.games.petits_soldats.points import numbered, placed
from littlewars.games.petits_soldats.refusals import number_refusal
from littlewars.games.petits_soldats.state import Battle
from littlewars.kernel.agenda import NATURE, Choice, Seat, SeatStep, Step
from littlewars.kernel.prompt import PointPrompt, Prompt, Reach
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message
from littlewars.pieces.plane.regions import around


class NextFigure(Step):
    """PS-301, PS-303, PS-306: in turn, until every HQ is empty; who has nobody there is skipped."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def take(self, battle: Battle, choice: Choice) -> None:
        waiting = [seat for seat in (self.seat, 1 - self.seat) if battle.in_hq(seat)]
        if not waiting or sum(battle.cubes) == 0:
            battle.cubes = [CUBES] * TOKENS  # PS-308
        if waiting:
            battle.then(DrawCube(waiting[0]))


class DrawCube(SeatStep):
    """PS-303: a cube is flipped; each left in the stack is as likely."""

    def actor(self, battle: Battle) -> Seat:
        return NATURE

    def legal(self, battle: Battle) -> list[Choice]:
        return [number for number in range(TOKENS) if battle.cubes[number]]

    def weights(self, battle: Battle) -> list[int]:
        return [count for count in battle.cubes if count]

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-cube"))

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.cubes[choice] -= 1
        battle.tell(CUBE, self.seat, choice + 1)
        battle.then(Deploy(self.seat, choice), NextFigure(1 - self.seat))


class Deploy(SeatStep):
    """PS-303 to PS-309: a figure of the HQ is placed near the token of that number."""

    def __init__(self, seat: Seat, number: int) -> None:
        super().__init__(seat)
        self.number: int = number

    def legal(self, battle: Battle) -> list[Choice]:
        found: list[Choice] = []
        for soldier in battle.in_hq(self.seat):
            found += [numbered(battle, soldier, x, y) for x, y in spots(battle, soldier, self.token(battle))]
        return sorted(found)

    def token(self, battle: Battle) -> int:
        """Return the token that the cube stands for."""
        return token_of(battle, self.seat, self.number)

    def allows(self, battle: Battle, choice: Choice) -> bool:
        if number_refusal(battle, self.seat, choice, False) is not None:
            return False
        soldier, x, y = placed(battle, self.seat, choice)
        if near_token(battle, soldier, self.token(battle), x, y):
            return True
        return (x, y) in spots(battle, soldier, self.token(battle))  # PS-309: perhaps there is no room near it

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        found = number_refusal(battle, self.seat, choice, False)
        if found is not None:
            return found
        soldier, x, y = placed(battle, self.seat, choice)
        spot = spot_refusal(battle, soldier, x, y)
        if spot is not None:
            return Refusal("PS-305", spot.reason)
        return Refusal("PS-304", Message("refused-token", number=self.token(battle) + 1))

    def prompt(self, battle: Battle) -> Prompt:
        tx, ty = battle.field.tokens[self.token(battle)]
        far = DEPLOY + BASE + GREEN
        reaches = []
        for soldier in battle.in_hq(self.seat):
            region = around(battle.field.ground, tx, ty, far, taken(battle, soldier))
            base, name = numbered(battle, soldier, 0, 0), soldier_name(battle, soldier)
            reaches.append(Reach(f"figure-{soldier}", name, (tx, ty), region, base))
        message = Message("prompt-deploy", number=self.token(battle) + 1)
        return PointPrompt(message, reaches, battle.field.row, battle.field.height + 1)

    def take(self, battle: Battle, choice: Choice) -> None:
        soldier, x, y = placed(battle, self.seat, choice)
        battle.x[soldier], battle.y[soldier] = x, y
        battle.tell(DEPLOYED, soldier, x, y)


class Recover(Step):
    """PS-320 to PS-330: order tokens come back to the General, the star goes to the reserve."""

    def take(self, battle: Battle, choice: Choice) -> None:
        for seat in (GREEN_SEAT, YELLOW_SEAT):
            recover(battle, seat)
        battle.star = NONE


def recover(battle: Battle, seat: Seat) -> None:
    """PS-320 to PS-323: from the lid, from each soldier in play, from the bottom of the chest."""
    lid = min(battle.terms.taken, battle.lid[seat])
    ordered = [soldier for soldier in battle.in_play(seat) if battle.orders[soldier]]
    bottom = battle.bottom[seat] if battle.terms.all_back else min(1, battle.bottom[seat])
    battle.lid[seat] -= lid
    battle.bottom[seat] -= bottom
    for soldier in ordered:
        battle.orders[soldier] -= 1
    battle.general[seat] += lid + len(ordered) + bottom
    battle.tell(RECOVERED, seat, lid, len(ordered), bottom, battle.general[seat])
