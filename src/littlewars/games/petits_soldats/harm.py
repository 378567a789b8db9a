"""Everything one action does at once: hearts, shields, broken soldiers, the Flag (PS-640 to PS-650)."""

from littlewars.games.petits_soldats.content import CLEAN_SWEEP
from littlewars.games.petits_soldats.events import BROKEN, EXPOSED, HURT, SWEPT
from littlewars.games.petits_soldats.lengths import GREEN_SEAT, NONE, YELLOW_SEAT
from littlewars.games.petits_soldats.missions import BEARER, drop
from littlewars.games.petits_soldats.state import Battle
from littlewars.games.petits_soldats.terms import HEART


class Harm:
    """Tokens that an action puts on cards, all together."""

    def __init__(self, battle: Battle) -> None:
        self.battle: Battle = battle
        self.hearts: list[int] = [0] * len(battle.kinds)
        self.shields: list[int] = [0] * len(battle.kinds)

    def add(self, soldier: int, token: int, count: int) -> None:
        """Put tokens of a kind on a card."""
        if token == HEART:
            self.hearts[soldier] += count
        else:
            self.shields[soldier] += count

    def deal(self) -> None:
        """PS-649: put all tokens down, then break who is to be broken, and move the Flag once."""
        battle = self.battle
        for soldier in battle.everybody():
            if self.hearts[soldier]:
                battle.hearts[soldier] += self.hearts[soldier]
                battle.tell(HURT, soldier, self.hearts[soldier])
            if self.shields[soldier]:
                battle.shields[soldier] += self.shields[soldier]
                battle.tell(EXPOSED, soldier, self.shields[soldier])
        broken = [one for one in battle.everybody() if battle.plays(one) and battle.hearts[one] >= battle.solidity(one)]
        if broken:
            break_all(battle, broken)


def break_all(battle: Battle, broken: list[int]) -> None:
    """PS-640 to PS-648: broken soldiers leave together; a side without any left is swept off the table."""
    steps = 0
    for soldier in broken:
        seat = battle.seat_of(soldier)
        worth = BEARER if battle.bearers[seat] == soldier else 1
        steps += worth if seat == YELLOW_SEAT else -worth
        drop(battle, soldier)
        battle.tell(BROKEN, soldier, battle.orders[soldier])
        battle.leave(soldier)
    swept = [seat for seat in (GREEN_SEAT, YELLOW_SEAT) if not battle.in_play(seat)]
    for seat in swept:
        battle.tell(SWEPT, seat)
        steps += CLEAN_SWEEP if seat == YELLOW_SEAT else -CLEAN_SWEEP
    battle.move_flag(steps)
    if swept:
        battle.swept = swept[0] if len(swept) == 1 else NONE
        battle.close_round()
