"""Why an action is refused: the rule and the sentence."""

from littlewars.games.battalia.actions import (
    ACQUIRE,
    ATTACK,
    CARD,
    CONFRONT,
    FORAGE,
    HERO,
    LAST,
    LAY,
    MERCENARY,
    MOVE,
    PLAY,
    RECRUIT,
    UPGRADE,
)
from littlewars.games.battalia.cards import AMBUSH, is_artefact, type_of
from littlewars.games.battalia.clash import BUFF, CITY, RUINS_TARGET, TARGETS
from littlewars.games.battalia.content import (
    CITY_COSTS,
    FORAGE_COST,
    HERO_COST,
    MERCENARY_COSTS,
    RUINS,
    SLOTS,
    TOP_LEVEL,
    Cost,
)
from littlewars.games.battalia.ground import NONE, SQUARE_NAMES, SQUARES
from littlewars.games.battalia.lines import has_line
from littlewars.games.battalia.names import cost_name
from littlewars.games.battalia.paying import Purse
from littlewars.games.battalia.piles import ARTEFACT_PILE, CITY_PILE, COSTS, is_city_pile
from littlewars.games.battalia.roads import beside_city, joined, links, walks
from littlewars.games.battalia.state import ATTACKED, CONFRONTED, MOVED, World
from littlewars.kernel.agenda import Choice, Seat
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message

OTHER = Message("refused-other")


def unasked(world: World, rule: str = "") -> Refusal:
    """Say that a choice answers another question than the one that is asked."""
    return Refusal(rule, Message("refused-first", question=world.prompt().message))


def no_action(world: World, seat: Seat, choice: Choice) -> Refusal:
    """Say why an action is not possible now."""
    if choice == FORAGE:
        if world.provisions == 0:
            return Refusal("BAT-152", Message("refused-empty-pile"))
        return too_dear("BAT-152", FORAGE_COST)
    if RECRUIT <= choice < MERCENARY:
        return _no_card(world, choice - RECRUIT, "BAT-150")
    if MERCENARY <= choice < ACQUIRE:
        rank = world.row[choice - MERCENARY]
        if rank == NONE:
            return Refusal("BAT-154", Message("refused-empty-pile"))
        return too_dear("BAT-151", MERCENARY_COSTS[rank])
    if ACQUIRE <= choice < LAY:
        return _no_card(world, ARTEFACT_PILE + choice - ACQUIRE, "BAT-153")
    if LAY <= choice < CARD:
        return _no_laying(world, seat, choice - LAY)
    if UPGRADE <= choice < HERO:
        return _no_upgrade(world, seat, choice - UPGRADE)
    if HERO <= choice < PLAY:
        return _no_hero(world, seat, choice - HERO)
    if PLAY <= choice < CONFRONT:
        return _no_play(world, seat, choice - PLAY)
    if CONFRONT <= choice < LAST:
        return _no_deed_of_figure(world, seat, choice)
    return Refusal("BAT-134", OTHER)


def too_dear(rule: str, cost: Cost) -> Refusal:
    """Say that the hand does not pay a cost."""
    return Refusal(rule, Message("refused-cost", cost=cost_name(cost.text)))


def _no_card(world: World, pile: int, rule: str) -> Refusal:
    if world.tops[pile] == NONE:
        return Refusal("BAT-154", Message("refused-empty-pile"))
    return too_dear(rule, COSTS[pile])


def _no_laying(world: World, seat: Seat, pile: int) -> Refusal:
    if pile < CITY_PILE:
        return Refusal("BAT-161", OTHER)
    if world.laid:
        return Refusal("BAT-160", Message("refused-laid"))
    if world.tops[pile] == NONE:
        return Refusal("BAT-154", Message("refused-empty-pile"))
    if not Purse(world, seat, world.hands[seat]).affords(COSTS[pile]):
        return too_dear("BAT-161", COSTS[pile])
    return Refusal("BAT-163", Message("refused-no-site"))


def no_site(world: World, seat: Seat, pile: int, square: int) -> Refusal:
    """Say why a terrain card cannot be laid on a square."""
    if not 0 <= square < SQUARES or not world.terms.board.inside[square]:
        return Refusal("BAT-163", Message("refused-outside"))
    name = SQUARE_NAMES[square]
    if world.exits[square]:
        return Refusal("BAT-164", Message("refused-covered", square=name))
    link = links(world, seat)[square]
    if link == 0:
        return Refusal("BAT-163", Message("refused-unlinked", square=name))
    if is_city_pile(pile) and beside_city(world, square):
        return Refusal("BAT-165", Message("refused-beside-city", square=name))
    return Refusal("BAT-163", Message("refused-edges", square=name))


def _no_upgrade(world: World, seat: Seat, square: int) -> Refusal:
    name = SQUARE_NAMES[square]
    if world.owners[square] != seat:
        return Refusal("BAT-166", Message("refused-not-your-city", square=name))
    if world.levels[square] == TOP_LEVEL:
        return Refusal("BAT-167", Message("refused-top-level", square=name, level=TOP_LEVEL))
    if world.foreign(seat)[square]:
        return Refusal("BAT-166", Message("refused-occupied", square=name))
    return too_dear("BAT-166", CITY_COSTS[world.levels[square]])


def _no_hero(world: World, seat: Seat, square: int) -> Refusal:
    if world.reserve(seat) == NONE:
        return Refusal("BAT-171", Message("refused-reserve"))
    if world.cities(seat) and world.owners[square] != seat:
        return Refusal("BAT-170", Message("refused-not-your-city", square=SQUARE_NAMES[square]))
    if not Purse(world, seat, world.hands[seat]).affords(HERO_COST):
        return too_dear("BAT-170", HERO_COST)
    return Refusal("BAT-178", Message("refused-hire-road", square=SQUARE_NAMES[square]))


def _no_play(world: World, seat: Seat, card: int) -> Refusal:
    if card not in world.hands[seat]:
        return Refusal("BAT-201", Message("refused-not-in-hand"))
    if is_artefact(card) and type_of(card) == AMBUSH:
        if len(world.slots[seat]) >= SLOTS:
            return Refusal("BAT-113", Message("refused-slots", slots=SLOTS))
        return Refusal("BAT-202", Message("refused-hide"))
    return Refusal("BAT-201", Message("refused-play"))


def _no_deed_of_figure(world: World, seat: Seat, choice: Choice) -> Refusal:
    if choice >= MOVE:
        return _no_move(world, seat, (choice - MOVE) // SQUARES, (choice - MOVE) % SQUARES)
    figure = choice - CONFRONT if choice < ATTACK else (choice - ATTACK) // TARGETS
    if figure not in world.figures(seat):
        return Refusal("BAT-180", Message("refused-not-your-figure"))
    if choice < ATTACK:
        if world.used[figure] & CONFRONTED:
            return Refusal("BAT-79", Message("refused-confronted"))
        return Refusal("BAT-79", Message("refused-confront"))
    return _no_attack(world, seat, figure, (choice - ATTACK) % TARGETS)


def _no_attack(world: World, seat: Seat, figure: int, target: int) -> Refusal:
    square = world.places[figure]
    if world.used[figure] & ATTACKED:
        return Refusal("BAT-181", Message("refused-attacked"))
    if not has_line(world, seat):
        return Refusal("BAT-182", Message("refused-empty-line"))
    if target == BUFF and world.buff_free() and world.places[BUFF] == square:
        return Refusal("BAT-180", Message("refused-attack-free-buff"))
    if target == RUINS_TARGET and square == RUINS:
        return Refusal("BAT-180", Message("refused-ruins-empty"))
    if target == CITY and world.owners[square] == seat and world.levels[square] > 0:
        return Refusal("BAT-180", Message("refused-own"))
    if target <= BUFF and world.places[target] == square:
        owner = world.owner_of(target)
        if owner == seat:
            return Refusal("BAT-180", Message("refused-own"))
        if owner == world.owners[square]:
            return Refusal("BAT-180", Message("refused-in-city"))
        return Refusal("BAT-36", Message("refused-accord-attack"))
    return Refusal("BAT-180", Message("refused-not-here"))


def _no_move(world: World, seat: Seat, figure: int, square: int) -> Refusal:
    if figure not in world.figures(seat):
        return Refusal("BAT-172", Message("refused-not-your-figure"))
    name = SQUARE_NAMES[square]
    if world.used[figure] & MOVED:
        return Refusal("BAT-172", Message("refused-moved"))
    if square == world.places[figure]:
        return Refusal("BAT-172", Message("refused-stays"))
    cost = walks(world, figure, SQUARES)[square]
    if cost != NONE:
        points = Purse(world, seat, world.hands[seat]).points
        return Refusal("BAT-172", Message("refused-too-far", square=name, cost=cost, points=points))
    if world.exits[square] == 0:
        return Refusal("BAT-175", Message("refused-no-card", square=name))
    rule = "BAT-176" if joined(world, world.places[figure])[square] else "BAT-175"
    return Refusal(rule, Message("refused-no-way", square=name))
