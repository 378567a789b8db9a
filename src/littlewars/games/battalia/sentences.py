"""Choices and events of Battalia as sentences to be said."""

from typing import Final

from littlewars.games.battalia import events
from littlewars.games.battalia.actions import (
    ACQUIRE,
    ATTACK,
    BRIBE,
    CARD,
    CHEAPEST,
    CONFRONT,
    EMPLOY,
    END,
    EXCHANGE,
    FACTION,
    FIGHT,
    FIGURE,
    FORAGE,
    HERO,
    LAY,
    MERCENARY,
    MOVE,
    PLAY,
    RALLY,
    RECRUIT,
    ROLL,
    SLOT,
    SQUARE,
    TURN,
    TYPE,
    UPGRADE,
)
from littlewars.games.battalia.cards import BANNERLESS, TYPE_KEYS, artefact, unit
from littlewars.games.battalia.clash import BUFF, CITY, RUINS_TARGET, SLOT_BASE, TARGETS
from littlewars.games.battalia.content import (
    BANNER_KEYS,
    CITY_COSTS,
    FACTION_KEYS,
    FORAGE_COST,
    FORAGED,
    HERO_COST,
    MERCENARY_COSTS,
    SHAPES,
    TERRAIN_KEYS,
)
from littlewars.games.battalia.content import BRIBE as BRIBE_PRICE
from littlewars.games.battalia.content import EMPLOY as EMPLOY_PRICE
from littlewars.games.battalia.ground import NONE, SQUARE_NAMES, SQUARES, exits_text, turned
from littlewars.games.battalia.judging import ENDING_KEYS, faction_key
from littlewars.games.battalia.names import (
    card_name,
    cards_name,
    cost_name,
    faction_name,
    pile_name,
    side_name,
    terrain_name,
    type_name,
)
from littlewars.games.battalia.piles import ARTEFACT_PILE, CITY_PILE, COSTS, PILE_KEYS, shape_of
from littlewars.games.battalia.roads import walks
from littlewars.games.battalia.state import World
from littlewars.games.battalia.steps.chance import Chance
from littlewars.games.battalia.steps.deeds import PickTurn
from littlewars.games.battalia.steps.payment import Pay
from littlewars.games.battalia.steps.turn import rallied
from littlewars.kernel.agenda import NATURE, Choice, Event, Seat
from littlewars.kernel.events import HIDDEN
from littlewars.kernel.words import Argument, Message

NO_MORE: Final = {
    "Act": "choice-end",
    "Opening": "choice-nothing",
    "Exchange": "choice-exchange-done",
    "Bid": "choice-bid-done",
    "LineUp": "choice-commit",
    "Meeting": "choice-decline",
    "BuffStep": "choice-skip",
    "Roam": "choice-stay",
}  # what END means to a step
CARD_FOR: Final = {
    "Exchange": "exchange",
    "Bid": "bid",
    "LineUp": "line",
    "CleanUp": "discard",
    "HideUnit": "hide",
    "Spoils": "take",
}  # what a card is chosen for


def side(world: World, seat: Seat) -> Message:
    """Name a side."""
    return side_name(seat, faction_key(world, seat))


def figure_name(world: World, figure: int) -> Message:
    """Name a figure: whose hero, and which of the two; or Buff."""
    if figure == BUFF:
        return own_name(figure)
    return Message("figure-hero", faction=faction_key(world, figure // 2) or "none", number=figure % 2 + 1)


def own_name(figure: int) -> Message:
    """Name a figure where it is plain whose it is."""
    return Message("figure-buff") if figure == BUFF else Message("figure-own", number=figure % 2 + 1)


def describe(world: World, choice: Choice) -> Message:
    """Say what a legal choice does."""
    step = world.agenda[-1]
    if world.actor == NATURE:
        assert isinstance(step, Chance)
        return step.told(world, choice)
    if choice < RALLY:
        return _single(world, choice)
    if choice < CARD:
        return _purchase(world, choice)
    if choice < SQUARE:
        return _part(world, choice)
    if choice < UPGRADE:
        return Message("choice-square", square=SQUARE_NAMES[choice - SQUARE])
    if choice < HERO:
        square = choice - UPGRADE
        level = world.levels[square]
        return Message(
            "choice-upgrade", square=SQUARE_NAMES[square], level=level + 1, cost=cost_name(CITY_COSTS[level].text)
        )
    if choice < PLAY:
        return Message("choice-hire", square=SQUARE_NAMES[choice - HERO], cost=cost_name(HERO_COST.text))
    if choice < CONFRONT:
        return Message("choice-play", card=card_name(choice - PLAY))
    return _figure_choice(world, choice)


def _single(world: World, choice: Choice) -> Message:
    step = world.agenda[-1]
    if choice == END:
        return Message(NO_MORE.get(type(step).__name__, "choice-end"))
    if choice == CHEAPEST and isinstance(step, Pay):
        return Message("choice-cheapest", cards=cards_name(step.offered(world)))
    if choice == BRIBE:
        return Message("choice-bribe", price=BRIBE_PRICE)
    if choice == EMPLOY:
        return Message("choice-employ", price=EMPLOY_PRICE)
    if choice == FIGHT:
        return Message("choice-fight", strength=world.horde())
    if choice == ROLL:
        return Message("choice-die")
    if choice == EXCHANGE:
        return Message("choice-exchange")
    if choice == FORAGE:
        return Message("choice-forage", count=FORAGED, cost=cost_name(FORAGE_COST.text))
    return Message("choice-lead")


def _purchase(world: World, choice: Choice) -> Message:
    seat = world.actor
    if choice < RECRUIT:
        faction = choice - RALLY
        return Message("choice-rally", faction=faction_name(FACTION_KEYS[faction]), count=rallied(world, seat, faction))
    if choice < MERCENARY:
        rank = choice - RECRUIT
        return Message("choice-recruit", card=card_name(unit(rank, world.tops[rank])), cost=cost_name(COSTS[rank].text))
    if choice < ACQUIRE:
        rank = world.row[choice - MERCENARY]
        card = card_name(unit(rank, BANNERLESS))
        return Message("choice-mercenary", card=card, cost=cost_name(MERCENARY_COSTS[rank].text))
    if choice < LAY:
        pile = ARTEFACT_PILE + choice - ACQUIRE
        card = card_name(artefact(choice - ACQUIRE, world.tops[pile]))
        return Message("choice-acquire", card=card, cost=cost_name(COSTS[pile].text))
    pile = choice - LAY
    terrain, cost = terrain_name(TERRAIN_KEYS[world.tops[pile]]), cost_name(COSTS[pile].text)
    return Message("choice-lay", pile=pile_name(PILE_KEYS[pile]), terrain=terrain, cost=cost)


def _part(world: World, choice: Choice) -> Message:
    step = world.agenda[-1]
    if choice < SLOT:
        if isinstance(step, Pay):
            return step.told(world, choice - CARD)
        return Message("choice-pick", card=card_name(choice - CARD), aim=CARD_FOR[type(step).__name__])
    if choice < FACTION:
        slot = world.slots[world.actor][choice - SLOT]
        return Message("choice-spring", card=card_name(slot % SLOT_BASE))
    if choice < TYPE:
        return Message("choice-faction", faction=faction_name(FACTION_KEYS[choice - FACTION]))
    if choice < TURN:
        return Message("choice-type", type=type_name(TYPE_KEYS[choice - TYPE]))
    if choice < FIGURE:
        assert isinstance(step, PickTurn)
        exits = turned(SHAPES[shape_of(step.pile)].exits, choice - TURN)
        return Message("choice-turn", exits=exits_name(exits))
    return Message("choice-hero", figure=figure_name(world, choice - FIGURE))


def exits_name(exits: int) -> Message:
    """Name the sides to which roads lead."""
    return Message("exits", exits=exits_text(exits))


def _figure_choice(world: World, choice: Choice) -> Message:
    if choice < ATTACK:
        return Message("choice-confront", figure=own_name(choice - CONFRONT))
    if choice < MOVE:
        figure, target = (choice - ATTACK) // TARGETS, (choice - ATTACK) % TARGETS
        square = world.places[figure]
        return Message(
            "choice-attack", figure=own_name(figure), target=target_name(world, target, square),
            square=SQUARE_NAMES[square],
        )  # fmt: skip
    figure, square = (choice - MOVE) // SQUARES, (choice - MOVE) % SQUARES
    cost = walks(world, figure, SQUARES)[square]
    return Message("choice-move", figure=own_name(figure), square=SQUARE_NAMES[square], cost=cost)


def target_name(world: World, target: int, square: int) -> Message:
    """Name what is attacked."""
    if target == RUINS_TARGET:
        return Message("target-ruins")
    if target == CITY:
        owner = world.owners[square]
        whose = faction_key(world, owner) if owner != NONE else "neutral"
        return Message("target-city", faction=whose, level=world.levels[square])
    return figure_name(world, target)


# -- what happened


def sentence(world: World, event: Event, seat: Seat) -> Message | None:
    """Tell an event as a seat hears it; cards drawn are told to their owner only."""
    kind = events.KINDS[event[0]]
    if event[0] == events.DRAWN and event[1] != seat:
        return None
    arguments: dict[str, Argument] = {}
    for i, field in enumerate(kind.fields):
        value = event[1 + i]
        if value == HIDDEN and field in kind.secret:
            arguments["known"] = 0
            arguments[field] = Message("hidden")
        else:
            arguments[field] = _named(world, field, value)
    if kind.secret and "known" not in arguments:
        arguments["known"] = 1
    cards = list(event[1 + len(kind.fields) :])
    if event[0] in WITH_CARDS:
        arguments["cards"] = cards_name(cards)
        arguments["count"] = len(cards)
    _retell(world, event, arguments)
    return Message("event-" + kind.name, **arguments)


WITH_CARDS: Final = (
    events.BID, events.RALLIED, events.EXCHANGED, events.PAID, events.LINE, events.DISCARDED,
)  # fmt: skip


def _named(world: World, field: str, value: int) -> Argument:
    """Name a number of an event by what it stands for."""
    if field in ("seat", "former"):
        return side(world, value) if value != NONE else Message("seat-nobody")
    if field in ("card", "unit"):
        return card_name(value)
    if field == "faction":
        return faction_name(FACTION_KEYS[value])
    if field == "banner":
        return faction_name(BANNER_KEYS[value])
    if field in ("square", "origin"):
        return SQUARE_NAMES[value]
    if field == "pile":
        return pile_name(PILE_KEYS[value])
    if field in ("lit", "aligned", "type"):
        return type_name(TYPE_KEYS[value])
    if field == "figure":
        return own_name(value)
    if field == "target":
        return _target(world, value)
    if field == "ending":
        return ENDING_KEYS[value]
    return value


def _retell(world: World, event: Event, arguments: dict[str, Argument]) -> None:
    """Tell some events with more, or with other words, than their numbers stand for."""
    kind = event[0]
    if kind in (events.FIRST, events.DEALT, events.FACTION):
        arguments["seat"] = side_name(event[1], "")  # a player, not yet a people: that is in the plural
    elif kind in (events.NEUTRAL, events.LAID):
        arguments["terrain"] = terrain_name(TERRAIN_KEYS[event[-1]])
    elif kind == events.TURNED and event[1] >= CITY_PILE:
        arguments["banner"] = terrain_name(TERRAIN_KEYS[event[2]])
    elif kind == events.DAWN:
        arguments["advanced"] = int(world.terms.advanced)
    elif kind == events.COMPARED:
        arguments["won"] = int(event[1] > event[2])
    elif kind == events.TAKEN:
        arguments["former"] = faction_key(world, event[4]) if event[4] != NONE else "nobody"
    elif kind == events.MET:
        arguments["figure"] = figure_name(world, event[2])


def _target(world: World, target: int) -> Message:
    """Name what was attacked: the city may have changed since."""
    if target == CITY:
        return Message("target-the-city")
    return target_name(world, target, NONE)
