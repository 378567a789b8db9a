"""«Attaque»: dice, rerolls, damage, and what bolts do (PS-610 to PS-634, PS-710 to PS-716, PS-1001 to PS-1007)."""

from math import comb
from typing import Final

from littlewars.games.petits_soldats.content import (
    ATTACK_DICE,
    BACKFIRE,
    BACKFIRE_TOKENS,
    BLANK,
    BOLT,
    COVER,
    EXPOSED_FACE,
    EXPOSED_TOKENS,
    FACE_SIDES,
    GRENADIER,
    HIT,
    INFANTRYMAN,
    MEDIC,
    RADIOMAN,
    SCOPE_BOLT,
    SCOPE_FACES,
    SCOPE_HITS,
    SCOPE_SIDES,
    SNIPER,
    SPLINTERS,
)
from littlewars.games.petits_soldats.events import BANDAGED, CAPACITY, MISSED, REROLLS, ROLLED
from littlewars.games.petits_soldats.harm import Harm
from littlewars.games.petits_soldats.lengths import GREEN, NONE, YELLOW
from littlewars.games.petits_soldats.names import soldier_name
from littlewars.games.petits_soldats.seeing import defense_against
from littlewars.games.petits_soldats.state import Battle
from littlewars.games.petits_soldats.steps.stride import Stride
from littlewars.kernel.agenda import NATURE, NOBODY, Choice, Seat, SeatStep, Step
from littlewars.kernel.prompt import PointPrompt, Prompt, SubsetPrompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message

WAYS: Final = ATTACK_DICE + 1  # counts of a face: 0 to 5
SCOPES: Final = len(SCOPE_FACES) + 1
STOP: Final = 0


def roll_choice(hits: int, bolts: int, scope: int) -> Choice:
    """Return the number of a roll; `scope` is the Sniper die's face, NONE when it was not rolled."""
    return (hits * WAYS + bolts) * SCOPES + scope + 1


class Roll(SeatStep):
    """PS-610, PS-710: dice are rolled, the Sniper die perhaps among them."""

    def __init__(self, seat: Seat, dice: int, scope: int) -> None:
        super().__init__(seat)
        self.dice: Final = dice  # how many attack dice
        self.scope: Final = scope  # 1 when the Sniper die is rolled too

    def actor(self, battle: Battle) -> Seat:
        return NATURE

    def legal(self, battle: Battle) -> list[Choice]:
        faces = range(len(SCOPE_FACES)) if self.scope else [NONE]
        return [
            roll_choice(hits, bolts, face)
            for hits in range(self.dice + 1)
            for bolts in range(self.dice + 1 - hits)
            for face in faces
        ]

    def weights(self, battle: Battle) -> list[int]:
        sides = SCOPE_SIDES if self.scope else [1]
        return [
            comb(self.dice, hits)
            * comb(self.dice - hits, bolts)
            * FACE_SIDES[HIT] ** hits
            * FACE_SIDES[BOLT] ** bolts
            * FACE_SIDES[BLANK] ** (self.dice - hits - bolts)
            * side
            for hits in range(self.dice + 1)
            for bolts in range(self.dice + 1 - hits)
            for side in sides
        ]

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-roll", dice=self.dice, scope=self.scope))

    def take(self, battle: Battle, choice: Choice) -> None:
        hits, bolts, scope = choice // SCOPES // WAYS, choice // SCOPES % WAYS, choice % SCOPES - 1
        battle.dice = [
            battle.dice[HIT] + hits,
            battle.dice[BOLT] + bolts,
            battle.dice[BLANK] + self.dice - hits - bolts,
        ]
        if self.scope:
            battle.scope = scope
        battle.tell(ROLLED, battle.shooter, *battle.dice, battle.scope)
        if battle.rerolls:
            battle.then(Reroll(self.seat))
        else:
            battle.then(Resolve())


class Reroll(SeatStep):
    """PS-611 to PS-613: any dice may be rolled again; dice with the same face are alike."""

    def faces(self, battle: Battle) -> list[int]:
        """List the dice by what they show, hits first; the Sniper die comes last, with a number of its own."""
        found = [HIT] * battle.dice[HIT] + [BOLT] * battle.dice[BOLT] + [BLANK] * battle.dice[BLANK]
        return found if battle.scope == NONE else [*found, BLANK + 1]

    def legal(self, battle: Battle) -> list[Choice]:
        hits, bolts, blanks = battle.dice
        found: list[Choice] = []
        for scope in range(1 if battle.scope == NONE else 2):
            for c in range(blanks + 1):
                for b in range(bolts + 1):
                    for a in range(hits + 1):
                        mask = (1 << a) - 1 | ((1 << b) - 1) << hits | ((1 << c) - 1) << hits + bolts
                        found.append(mask | scope << ATTACK_DICE)
        return sorted(found)

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return Refusal("PS-611", Message("refused-dice"))

    def prompt(self, battle: Battle) -> Prompt:
        faces = self.faces(battle)
        items = [Message("die", face=["hit", "bolt", "blank"][face]) for face in faces[:ATTACK_DICE]]
        if battle.scope != NONE:
            items.append(Message("scope", face=SCOPE_FACES[battle.scope]))
        message = Message("prompt-reroll", hits=shown_hits(battle), left=battle.rerolls)
        return SubsetPrompt(message, items, 0, len(items), 0, faces)

    def take(self, battle: Battle, choice: Choice) -> None:
        if choice == 0:
            battle.then(Resolve())
            return
        faces = self.faces(battle)
        again = [faces[i] for i in range(ATTACK_DICE) if choice >> i & 1]
        battle.dice = [battle.dice[face] - again.count(face) for face in (HIT, BOLT, BLANK)]
        battle.rerolls -= 1
        scope = choice >> ATTACK_DICE
        battle.tell(REROLLS, battle.shooter, len(again) + scope)
        battle.then(Roll(self.seat, len(again), scope))


def shown_hits(battle: Battle) -> int:
    """Count the hits that lie on the table."""
    return battle.dice[HIT] + (SCOPE_HITS[battle.scope] if battle.scope != NONE else 0)


def shown_bolts(battle: Battle) -> int:
    """Count the bolts that lie on the table, if they mean anything (PS-634)."""
    if not battle.terms.capacities:
        return 0
    return battle.dice[BOLT] + (1 if battle.scope == SCOPE_BOLT else 0)


def defense_now(battle: Battle) -> int:
    """Return the target's defense against the attack on the table."""
    pierced = shown_bolts(battle) // 2 if battle.kinds[battle.shooter] == SNIPER else 0  # PS-1003
    return defense_against(battle, battle.shooter, battle.target, pierced)


class Resolve(Step):
    """PS-630, PS-631: hits above the defense are hearts; first somebody else may be splintered (PS-1004)."""

    def take(self, battle: Battle, choice: Choice) -> None:
        soldier = battle.shooter
        if shown_bolts(battle):
            battle.tell(CAPACITY, soldier, shown_bolts(battle))
        if battle.kinds[soldier] == GRENADIER and shown_bolts(battle) >= SPLINTERS and splintered(battle):
            battle.then(Splinter(battle.seat_of(soldier)))
        else:
            settle_attack(battle, NONE)


def splintered(battle: Battle) -> list[int]:
    """PS-1004: list the enemies near the target."""
    near = battle.in_play(battle.seat_of(battle.target))
    return [one for one in near if one != battle.target and battle.gap_within(battle.target, one, YELLOW)]


class Splinter(SeatStep):
    """PS-1004: a heart for another enemy."""

    def legal(self, battle: Battle) -> list[Choice]:
        return splintered(battle)

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return Refusal("PS-1004", Message("refused-splinter"))

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-splinter"))

    def take(self, battle: Battle, choice: Choice) -> None:
        settle_attack(battle, choice)


def settle_attack(battle: Battle, splinter: int) -> None:
    """PS-649: deal what the attack does, all at once; then the capacities that come after (PS-1007)."""
    soldier, target = battle.shooter, battle.target
    hits, bolts, defense = shown_hits(battle), shown_bolts(battle), defense_now(battle)
    kind, seat = battle.kinds[soldier], battle.seat_of(soldier)
    harm = Harm(battle)
    if hits > defense:
        harm.hearts[target] += hits - defense
    else:
        battle.tell(MISSED, soldier, target, hits, defense)
    if kind == INFANTRYMAN:
        harm.shields[target] += min(bolts, COVER)  # PS-1002
    if splinter != NONE:
        harm.hearts[splinter] += 1
    if battle.scope == EXPOSED_FACE:
        harm.add(soldier, battle.terms.exposed_token, EXPOSED_TOKENS)
    elif battle.scope == BACKFIRE:
        harm.add(soldier, battle.terms.backfire_token, BACKFIRE_TOKENS)
    battle.shooter = battle.target = battle.scope = NONE
    battle.dice, battle.rerolls = [0, 0, 0], 0
    if bolts and kind == RADIOMAN:
        battle.then(Coordinate(seat, soldier, bolts))
    elif bolts and kind == MEDIC:
        battle.then(Bandage(seat, soldier, bolts))
    harm.deal()


class Coordinate(Stride):
    """PS-1005: so many times, a soldier may move by the green distance."""

    def __init__(self, seat: Seat, soldier: int, left: int) -> None:
        super().__init__(seat)
        self.soldier: Final = soldier
        self.left: Final = left

    def lace(self, battle: Battle, soldier: int) -> int:
        return GREEN

    def legal(self, battle: Battle) -> list[Choice]:
        return [STOP, *[choice + 1 for choice in super().legal(battle)]]

    def allows(self, battle: Battle, choice: Choice) -> bool:
        return choice == STOP or super().allows(battle, choice - 1)

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return super().objection(battle, choice - 1)

    def ask(self, battle: Battle) -> Message:
        return Message("prompt-coordinate", left=self.left)

    def prompt(self, battle: Battle) -> Prompt:
        prompt = super().prompt(battle)
        assert isinstance(prompt, PointPrompt)
        for reach in prompt.reaches:
            reach.base += 1
        return prompt

    def take(self, battle: Battle, choice: Choice) -> None:
        if choice == STOP:
            return
        super().take(battle, choice - 1)
        if self.left > 1:
            battle.then(Coordinate(self.seat, self.soldier, self.left - 1))


class Bandage(SeatStep):
    """PS-1006: so many times, a shield may be taken off a soldier near the Medic."""

    def __init__(self, seat: Seat, soldier: int, left: int) -> None:
        super().__init__(seat)
        self.soldier: Final = soldier
        self.left: Final = left

    def actor(self, battle: Battle) -> Seat:
        return self.seat if self.shielded(battle) else NOBODY

    def shielded(self, battle: Battle) -> list[int]:
        """List the soldiers in reach that have a shield."""
        near = [one for one in battle.in_play(self.seat) if battle.shields[one]]
        medic = self.soldier
        return [one for one in near if one == medic or battle.gap_within(medic, one, YELLOW)]

    def legal(self, battle: Battle) -> list[Choice]:
        return [STOP, *[one + 1 for one in self.shielded(battle)]]

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return Refusal("PS-1006", Message("refused-bandage"))

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-bandage", left=self.left, soldier=soldier_name(battle, self.soldier)))

    def take(self, battle: Battle, choice: Choice) -> None:
        if choice == STOP:
            return
        battle.shields[choice - 1] -= 1
        battle.tell(BANDAGED, self.soldier, choice - 1)
        if self.left > 1:
            battle.then(Bandage(self.seat, self.soldier, self.left - 1))
