"""How good a position of Battalia looks to a seat.

Everything is counted in thousandths of a victory point first: what a seat has, what its hand can do at once, what its
deck and the map promise. How much a point weighs in the odds depends on how near the end is. The numbers come from
the points won in the days after a position, in about a hundred games between computers, rounded and mended by hand.
"""

from typing import Final

from littlewars.games.battalia.actions import CHEAPEST
from littlewars.games.battalia.cards import FACTIONS
from littlewars.games.battalia.clash import ATTACK, BUFF, CITY, DEFENCE, NO_CLASH, RUINS_TARGET, Clash, Line
from littlewars.games.battalia.content import DAYS, HAND
from littlewars.games.battalia.ground import NONE
from littlewars.games.battalia.hands import (
    BUILT,
    LATER,
    NOW,
    RAIDED,
    Hand,
    deck_worth,
)
from littlewars.games.battalia.lands import EMPLOYED, GREAT_PRIZE, HERO, POINT, Land, Prey, lands_worth
from littlewars.games.battalia.lines import (
    amulet_worth,
    defending,
    is_amulet,
    is_horde,
    may_join,
    parts,
)
from littlewars.games.battalia.state import Pick, World
from littlewars.games.battalia.steps.acting import Act
from littlewars.games.battalia.steps.auction import Bid
from littlewars.games.battalia.steps.battle import LineUp
from littlewars.games.battalia.steps.deeds import PickTurn
from littlewars.games.battalia.steps.hand import picked
from littlewars.games.battalia.steps.meeting import Meeting
from littlewars.games.battalia.steps.payment import Pay
from littlewars.games.battalia.steps.turn import Exchange, Opening, rallied
from littlewars.kernel.agenda import Seat

BUDGETS: Final = [2, 4, 16, 14_000]  # iterations of each level; the last is about two seconds, compiled
WON: Final = 1_000_000
SLOPE: Final = 250  # the weight of a point, in thousandths of the logarithm of the odds
STEEPER: Final = 900  # more, divided by the points to come and two
LONG: Final = 12  # points to come that make a promise count in full
OPENING: Final = 400  # to have a turn before one, or to have had it
ACTING: Final = -200  # to have opened it: what one can do is counted
AMBUSHED: Final = 200
TENT: Final = 60  # a tent played, for each card it will bring to the hand
CALLED: Final = 60  # the first card bid
RISK: Final = 40  # of a hundred: when the defender may still hold


def evaluate(world: World, seat: Seat) -> int:
    """Weigh points, cards, heroes and what a battle promises; a decision under way counts at its best."""
    outcome = world.outcome()
    if outcome is not None:
        return WON * outcome.reward(seat)
    step = world.agenda[-1]
    if isinstance(step, Meeting) or (isinstance(step, Pick) and not isinstance(step, (Bid, Exchange, LineUp))):
        return at_best(world, step.seat, seat)
    players = world.terms.players
    lands = lands_worth(world)
    time = horizon(world, lands)
    worths = [land.worth + land.promise * min(time, LONG) // LONG for land in lands]
    hands = [Hand(held(world, side), lands[side], world.laid and side == world.active) for side in range(players)]
    guards = [hand.strength for hand in hands]
    for side in range(players):
        worths[side] += deck_worth(owned(world, side)) + AMBUSHED * len(world.slots[side])
        worths[side] += hand_worth(world, side, hands[side], lands[side].prey, guards)
    if world.clash is not NO_CLASH:
        stakes(world, worths)
    if isinstance(step, Bid) and step.mask:
        worths[step.seat] += CALLED
    slope = SLOPE + STEEPER // (2 + time)
    worths = [worth * slope // POINT for worth in worths]
    return players * worths[seat] - sum(worths)


def at_best(world: World, chooser: Seat, seat: Seat) -> int:
    """Return what a position is worth to a seat when the chooser does what is best for himself."""
    step = world.agenda[-1]
    choices = [CHEAPEST] if isinstance(step, Pay) else world.legal()
    if isinstance(step, PickTurn):
        choices = choices[:1]  # there are many ways to lay a card, and little between them
    twins = [after(world, choice) for choice in choices]
    values = [evaluate(twin, chooser) for twin in twins]
    best = values.index(max(values))
    return values[best] if chooser == seat else evaluate(twins[best], seat)


def after(world: World, choice: int) -> World:
    """Return the position that follows."""
    twin = world.clone()
    twin.apply(choice)
    return twin


def horizon(world: World, lands: list[Land]) -> int:
    """Tell about how many points somebody will still make before the game ends."""
    return min(DAYS * world.terms.weeks - world.day, min([land.need for land in lands]))


# -- cards


def owned(world: World, seat: Seat) -> list[int]:
    """List a seat's cards, wherever they lie."""
    cards = world.hands[seat] + world.decks[seat] + world.discards[seat] + world.bids[seat]
    return cards + world.played + world.aside if world.active == seat else cards


def held(world: World, seat: Seat) -> list[int]:
    """List the cards of a hand, without those picked for a line, a bid or an exchange."""
    step = world.agenda[-1]
    hand = world.hands[seat]
    if isinstance(step, (Bid, Exchange, LineUp)) and step.seat == seat and step.mask:
        return picked(hand, (1 << len(hand)) - 1 - step.mask)
    return hand


def hand_worth(world: World, seat: Seat, hand: Hand, prey: list[Prey], guards: list[int]) -> int:
    """Tell what a hand is worth: what it can do in the turn under way or to come, the rest, and what is drawn."""
    step = world.agenda[-1]
    used = world.used if seat == world.active else [0] * len(world.used)
    total = hand.spare() + max(BUILT * POINT * hand.built, RAIDED * hand.raided(prey, guards, used)) // 100
    total += LATER * max(0, HAND - len(held(world, seat)))
    if seat != world.active:
        return total
    if isinstance(step, Exchange):
        return total + ACTING + (NOW - LATER) * step.mask.bit_count()
    if isinstance(step, Opening):
        return total + OPENING + NOW * max([rallied(world, seat, faction) for faction in range(FACTIONS)])
    if any([isinstance(later, Act) for later in world.agenda]):
        return total + ACTING + TENT * world.tents
    return total - OPENING


# -- battles


def stakes(world: World, worths: list[int]) -> None:
    """Add what the battle under way promises each side, in hundredths of a chance."""
    clash = world.clash
    horde = is_horde(world, clash)
    attacker = NONE if horde else world.owner_of(clash.attacker)
    defender = defending(world, clash)
    attack = strength(world, clash, attacker, ATTACK) if attacker != NONE else world.horde()
    defence = strength(world, clash, defender, DEFENCE) if defender != NONE else world.strength_of(clash.square)
    chance = 100 if attack > defence else 0
    if chance and defender != NONE and clash.defence.seat == NONE and defender != world.actor:
        chance = 100 - RISK
    prize = spoils(world, clash)
    if attacker != NONE:
        loss = EMPLOYED if clash.attacker == BUFF else HERO
        worths[attacker] += (chance * prize - (100 - chance) * loss) // 100
    if defender != NONE:
        worths[defender] -= chance * prize // 100


def spoils(world: World, clash: Clash) -> int:
    """Tell what the attacker would win, and the defender lose."""
    if clash.target == CITY:
        return POINT * world.levels[clash.square]
    if clash.target == RUINS_TARGET:
        return GREAT_PRIZE
    return EMPLOYED if clash.target == BUFF else HERO


def strength(world: World, clash: Clash, seat: Seat, role: int) -> int:
    """Tell what a side counts: its line with the dice to come; before it is laid, all it could lay."""
    line = clash.line(role)
    if line.seat == NONE:
        cards: list[int] = []
        for card in world.hands[seat]:
            if may_join(cards, card):
                cards.append(card)
        slots = world.slots[seat]
        leads = clash.attacker == BUFF if role == ATTACK else clash.target == BUFF
        line = Line(seat, cards, slots[-1] if slots else NONE, leads, [])
        clash = clash.lined(role, line)
    waiting = len([card for card in line.cards if is_amulet(card)]) - len(line.rolls)
    return sum(parts(world, clash, role)) + waiting * amulet_worth(world, seat, 3)
