"""What examples may expect of a position of Battalia."""

from littlewars.games.battalia.cards import (
    BANNER_LETTERS,
    GREAT,
    RANK_KEYS,
    RANK_LETTERS,
    RANKS,
    TYPE_KEYS,
    cards_text,
)
from littlewars.games.battalia.clash import BUFF, NO_CLASH
from littlewars.games.battalia.content import TOP_LEVEL
from littlewars.games.battalia.ground import NONE, SQUARE_NAMES, exits_text
from littlewars.games.battalia.judging import ENDING_KEYS, greats_owned
from littlewars.games.battalia.lines import attack_total, defence_total, is_horde
from littlewars.games.battalia.names import SEATS
from littlewars.games.battalia.notation import letter, seat_text, slot_text, square_text
from littlewars.games.battalia.oracle import ALIGNED, LIT, arm_of
from littlewars.games.battalia.piles import MARKET, PILE_KEYS
from littlewars.games.battalia.roads import roams
from littlewars.games.battalia.state import World
from littlewars.games.battalia.steps.battle import LineUp
from littlewars.kernel.agenda import Seat
from littlewars.kernel.setup import Value

Facts = dict[str, Value | list[str]]


def facts(world: World) -> Facts:
    """Tell what examples may expect of a position."""
    told: Facts = {
        "day": world.day,
        "week": world.week(),
        "active": seat_text(world.active),
        "first": seat_text(world.first),
        "asked": type(world.agenda[-1]).__name__ if world.agenda else "",
        "ending": ENDING_KEYS[world.ending],
        "provisions": world.provisions,
        "greats": [cards_text([card]) for card in world.greats],
        "row": " ".join([RANK_LETTERS[rank] if rank != NONE else "-" for rank in world.row]),
        "played": cards_text(sorted(world.played)),
        "tents": world.tents,
        "laid": world.laid,
        "banished": letter(world.banished),
        "roll": world.roll,
    }
    if world.day > 0:
        told["lit"] = TYPE_KEYS[LIT[arm_of(world.day)]]
        told["aligned"] = TYPE_KEYS[ALIGNED[arm_of(world.day)]]
        told.update(_buff(world))
    if world.clash is not NO_CLASH:
        told.update(_battle(world))
    for seat in range(world.terms.players):
        told.update(_side(world, seat))
    for square in world.terms.board.squares:
        told.update(_square(world, square))
    for pile in MARKET:
        top = world.tops[pile]
        told[f"top.{PILE_KEYS[pile]}"] = BANNER_LETTERS[top] if top != NONE else "-"
    for rank in range(RANKS):
        told[f"under.{RANK_KEYS[rank]}"] = " ".join([BANNER_LETTERS[banner] for banner in world.bottoms[rank]])
    return told


def _buff(world: World) -> Facts:
    square = world.places[BUFF]
    return {
        "buff": square_text(square).replace("?", "absent"),
        "employer": seat_text(world.employer),
        "horde": world.horde(),
        "roams": [SQUARE_NAMES[found] for found in roams(world, world.roll)] if square != NONE and world.roll else [],
    }


def _battle(world: World) -> Facts:
    """Tell what both sides of a battle count so far, the line being laid included."""
    clash = world.clash
    step = world.agenda[-1] if world.agenda else None
    if isinstance(step, LineUp):
        clash = clash.lined(step.role, step.line(world))
    told: Facts = {"battle": SQUARE_NAMES[clash.square]}
    if clash.attack.seat != NONE or is_horde(world, clash):
        told["attack"] = attack_total(world, clash)
    told["defence"] = defence_total(world, clash)
    return told


def _side(world: World, seat: Seat) -> Facts:
    name = SEATS[seat]
    cities = world.cities(seat)
    heroes = [square_text(world.places[2 * seat + k]).replace("?", "reserve") for k in range(2)]
    return {
        f"faction.{name}": letter(world.factions[seat]),
        f"corner.{name}": square_text(world.corners[seat]),
        f"vp.{name}": world.points(seat),
        f"cities.{name}": len(cities),
        f"top.{name}": len([square for square in cities if world.levels[square] == TOP_LEVEL]),
        f"hand.{name}": cards_text(world.hands[seat]),
        f"cards.{name}": len(world.hands[seat]),
        f"deck.{name}": len(world.decks[seat]),
        f"discard.{name}": cards_text(world.discards[seat]),
        f"bid.{name}": cards_text(world.bids[seat]),
        f"heroes.{name}": heroes,
        f"slots.{name}": [slot_text(slot) for slot in world.slots[seat]],
        f"accord.{name}": world.accord(seat),
        f"expires.{name}": world.expires[seat],
        f"marker.{name}": TYPE_KEYS[LIT[world.marker_arm(seat)]] if world.expires[seat] else "nowhere",
        f"greats.{name}": greats_owned(world, seat),
        f"owns.{name}": len([card for card in _all(world, seat) if card < GREAT]),
    }


def _all(world: World, seat: Seat) -> list[int]:
    """List a seat's cards, wherever they lie."""
    played = world.played + world.aside if world.active == seat else []
    return world.hands[seat] + world.decks[seat] + world.discards[seat] + world.bids[seat] + played


def _square(world: World, square: int) -> Facts:
    name = SQUARE_NAMES[square]
    return {
        f"exits.{name}": exits_text(world.exits[square]) or "-",
        f"terrain.{name}": BANNER_LETTERS[world.terrain[square]] if world.exits[square] else "-",
        f"level.{name}": world.levels[square],
        f"owner.{name}": seat_text(world.owners[square]),
        f"strength.{name}": world.strength_of(square),
    }
