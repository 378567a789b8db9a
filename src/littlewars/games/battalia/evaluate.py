"""How good a position of Battalia looks to a seat.

The numbers are thousandths of the logarithm of the odds, fitted to the results of games between computers.
"""

from typing import Final

from littlewars.games.battalia.actions import CHEAPEST
from littlewars.games.battalia.cards import ARTEFACT, BANNERS, CITIZEN, PROVISION, RANKS
from littlewars.games.battalia.clash import ATTACK, BUFF, CITY, DEFENCE, NO_CLASH, RUINS_TARGET, Clash, Line
from littlewars.games.battalia.content import TOP_LEVEL
from littlewars.games.battalia.ground import NONE
from littlewars.games.battalia.lands import EMPLOYED, HERO, POINT, SUMMIT, lands_worth
from littlewars.games.battalia.lines import (
    amulet_worth,
    defending,
    is_amulet,
    is_horde,
    may_join,
    parts,
)
from littlewars.games.battalia.state import Pick, World
from littlewars.games.battalia.steps.auction import Bid
from littlewars.games.battalia.steps.battle import LineUp
from littlewars.games.battalia.steps.deeds import PickTurn
from littlewars.games.battalia.steps.meeting import Meeting
from littlewars.games.battalia.steps.payment import Pay
from littlewars.games.battalia.steps.turn import Exchange
from littlewars.kernel.agenda import Seat

BUDGETS: Final = [20, 300, 3_000, 24_000]  # iterations of each level; the last is about two seconds, compiled
WON: Final = 1_000_000
USEFUL: Final = ((63, 4), (112, 2), (168, 2), (238, 2))  # of a rank in one's deck: what one is worth, and how many are
USEFUL_PROVISIONS: Final = (56, 7)
USEFUL_ARTEFACTS: Final = (84, 4)
OWNED_GREAT: Final = 280
BALLAST: Final = 35  # less, for every card one has to draw
HELD_UNIT: Final = (54, 30, 30, 30)  # in the hand besides: the first of each rank
WANTED: Final = (0, 130, 230, 270)  # with a city that waits for that rank
HELD_CITIZEN: Final = 36  # the second one
HELD_PROVISION: Final = 48
HELD_ARTEFACT: Final = 30
AMBUSHED: Final = 100
AVERAGE: Final = 42  # of a card drawn
CALL: Final = 14  # the first card bid
ENOUGH: Final = 3  # provisions in the hand
LAID: Final = 20  # a card of a line, or bid
MET: Final = 90  # by the horde
PRIZE: Final = 200
RISK: Final = 40  # of a hundred: when the defender may still hold


def evaluate(world: World, seat: Seat) -> int:
    """Weigh points, cards, heroes and what a battle promises; a decision under way counts at its best."""
    outcome = world.outcome()
    if outcome is not None:
        return WON * outcome.reward(seat)
    step = world.agenda[-1]
    if isinstance(step, Pick) and not isinstance(step, (Bid, Exchange, LineUp)):
        choices = [CHEAPEST] if isinstance(step, Pay) else world.legal()
        if isinstance(step, PickTurn):
            choices = choices[:1]  # there are many ways to lay a card, and little between them
        twins = [after(world, choice) for choice in choices]
        values = [evaluate(twin, step.seat) for twin in twins]
        best = values.index(max(values))
        return values[best] if step.seat == seat else evaluate(twins[best], seat)
    players = world.terms.players
    lands = lands_worth(world)
    worths = [lands[side].worth + cards_worth(world, side, lands[side].wanted) for side in range(players)]
    if world.clash is not NO_CLASH:
        stakes(world, worths)
    if isinstance(step, Bid):
        cards = step.cards(world)
        worths[step.seat] += CALL * min(len(cards), 1) - LAID * len(cards)
    elif isinstance(step, Exchange):
        worths[step.seat] += exchanged(world, step)
    elif isinstance(step, Meeting) and not world.accord(step.seat):
        worths[step.seat] -= MET
    return players * worths[seat] - sum(worths)


def after(world: World, choice: int) -> World:
    """Return the position that follows."""
    twin = world.clone()
    twin.apply(choice)
    return twin


# -- cards


def cards_worth(world: World, seat: Seat, wanted: int) -> int:
    """Tell what a seat's cards are worth: a good deck, a good hand for the ranks its cities wait for, ambushes."""
    cards = world.hands[seat] + world.decks[seat] + world.discards[seat] + world.bids[seat]
    if world.active == seat:
        cards = cards + world.played + world.aside
    return deck_worth(cards) + hand_worth(world.hands[seat], wanted) + AMBUSHED * len(world.slots[seat])


def deck_worth(cards: list[int]) -> int:
    """Tell what a deck is worth: of each kind a few are useful, and every card makes the others rarer."""
    ranks = [0] * RANKS
    provisions = artefacts = greats = 0
    for card in cards:
        if card < ARTEFACT:
            ranks[card // BANNERS] += 1
        elif card < PROVISION:
            artefacts += 1
        elif card == PROVISION:
            provisions += 1
        else:
            greats += 1
    total = OWNED_GREAT * greats - BALLAST * len(cards)
    for rank in range(RANKS):
        total += USEFUL[rank][0] * min(ranks[rank], USEFUL[rank][1])
    total += USEFUL_PROVISIONS[0] * min(provisions, USEFUL_PROVISIONS[1])
    return total + USEFUL_ARTEFACTS[0] * min(artefacts, USEFUL_ARTEFACTS[1])


def hand_worth(hand: list[int], wanted: int) -> int:
    """Tell what a hand is worth besides: variety, what cities wait for, and not too many provisions."""
    total = 0
    provisions = 0
    ranks = [0] * RANKS
    for card in hand:
        if card < ARTEFACT:
            rank = card // BANNERS
            ranks[rank] += 1
            if ranks[rank] == 1:
                total += HELD_UNIT[rank] + (WANTED[rank] if wanted >> rank & 1 else 0)
        elif card == PROVISION:
            provisions += 1
        else:
            total += HELD_ARTEFACT
    if ranks[CITIZEN] > 1:
        total += HELD_CITIZEN
    return total + HELD_PROVISION * min(provisions, ENOUGH)


def exchanged(world: World, step: Exchange) -> int:
    """Tell what an exchange promises: an average card for each put aside, the worst ones if none is yet."""
    hand = world.hands[step.seat]
    whole = hand_worth(hand, 0)
    gain = 0
    for place in range(len(hand)):
        rest = hand[:place] + hand[place + 1 :]
        promise = AVERAGE - (whole - hand_worth(rest, 0))
        if step.mask >> place & 1 or (step.mask == 0 and promise > 0):
            gain += promise
    return gain - 1


# -- battles


def stakes(world: World, worths: list[int]) -> None:
    """Add what the battle under way promises each side, in hundredths of a chance."""
    clash = world.clash
    step = world.agenda[-1]
    horde = is_horde(world, clash)
    attacker = NONE if horde else world.owner_of(clash.attacker)
    defender = defending(world, clash)
    attack = strength(world, clash, attacker, ATTACK) if attacker != NONE else world.horde()
    defence = strength(world, clash, defender, DEFENCE) if defender != NONE else world.strength_of(clash.square)
    chance = 100 if attack > defence else 0
    if chance and defender != NONE and clash.defence.seat == NONE and defender != world.actor:
        chance = 100 - RISK
    if isinstance(step, LineUp):
        worths[step.seat] -= LAID * step.mask.bit_count() + 1
    prize = spoils(world, clash)
    if attacker != NONE:
        loss = EMPLOYED if clash.attacker == BUFF else HERO
        worths[attacker] += (chance * prize - (100 - chance) * loss) // 100
        worths[attacker] -= LAID * len(clash.attack.cards)
    if defender != NONE:
        worths[defender] -= chance * prize // 100 + LAID * len(clash.defence.cards)


def spoils(world: World, clash: Clash) -> int:
    """Tell what the attacker would win, and the defender lose."""
    if clash.target == CITY:
        level = world.levels[clash.square]
        return POINT * level + (SUMMIT if level == TOP_LEVEL else 0)
    if clash.target == RUINS_TARGET:
        return PRIZE
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
