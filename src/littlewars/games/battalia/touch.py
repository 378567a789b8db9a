"""Which elements of the picture a person touches, and what that means."""

from typing import Final

from littlewars.games.battalia import events
from littlewars.games.battalia.actions import (
    ACQUIRE,
    ATTACK,
    CARD,
    CHEAPEST,
    CONFRONT,
    END,
    FACTION,
    FIGURE,
    FORAGE,
    HERO,
    LAY,
    MERCENARY,
    MOVE,
    PLAY,
    RECRUIT,
    SLOT,
    SQUARE,
    TURN,
    TYPE,
    UPGRADE,
    attack,
    move,
)
from littlewars.games.battalia.cards import GREAT, GREAT_KEYS, TYPE_KEYS
from littlewars.games.battalia.clash import BUFF, CITY, RUINS_TARGET, TARGETS
from littlewars.games.battalia.content import FACTION_KEYS, RUINS
from littlewars.games.battalia.ground import NONE, SQUARE_NAMES, SQUARES
from littlewars.games.battalia.piles import ARTEFACT_PILE, PILE_KEYS
from littlewars.games.battalia.state import World
from littlewars.games.battalia.steps.battle import Spoils
from littlewars.games.battalia.steps.hand import kinds_left
from littlewars.games.battalia.steps.payment import Pay
from littlewars.kernel.agenda import Choice, Event

SQUARE_IDS: Final = ["square-" + name for name in SQUARE_NAMES]
PILE_IDS: Final = ["pile-" + key for key in PILE_KEYS]


def figure_id(figure: int) -> str:
    """Name the element of a figure."""
    return "buff" if figure == BUFF else f"hero-{figure}"


# -- which elements make a choice


def marks(world: World, choice: Choice) -> list[str]:
    """List what is touched to make a legal choice; nothing for ending and the like."""
    if world.actor < 0 or choice == END:
        return []
    if choice == CHEAPEST:
        step = world.agenda[-1]
        settling = step.settling(world) if isinstance(step, Pay) else []
        return [_card(world, settling[0])] if settling else []
    if choice == FORAGE:
        return ["provisions"]
    if RECRUIT <= choice < CARD:
        return _pile_marks(choice)
    if CARD <= choice < SLOT:
        return [_card(world, choice - CARD)]
    if SLOT <= choice < FACTION:
        return [f"slot-{world.actor}-{choice - SLOT}"]
    if FACTION <= choice < TYPE:
        return ["offer-" + FACTION_KEYS[choice - FACTION]]
    if TYPE <= choice < TURN:
        return [PILE_IDS[ARTEFACT_PILE + choice - TYPE]]
    if TURN <= choice < FIGURE:
        return [f"turn-{choice - TURN}"]
    if FIGURE <= choice < SQUARE:
        return [figure_id(choice - FIGURE)]
    if SQUARE <= choice < UPGRADE:
        return [SQUARE_IDS[choice - SQUARE]]
    if UPGRADE <= choice < HERO:
        return ["upgrade-" + SQUARE_NAMES[choice - UPGRADE]]
    if HERO <= choice < PLAY:
        return [f"reserve-{world.actor}", SQUARE_IDS[choice - HERO]]
    return _figure_marks(world, choice)


def _pile_marks(choice: Choice) -> list[str]:
    if choice < MERCENARY:
        return [PILE_IDS[choice - RECRUIT]]
    if choice < ACQUIRE:
        return [f"mercenary-{choice - MERCENARY}"]
    if choice < LAY:
        return [PILE_IDS[ARTEFACT_PILE + choice - ACQUIRE]]
    return [PILE_IDS[choice - LAY]]


def _card(world: World, card: int) -> str:
    """Name the first card of a kind that is still to be picked, in the hand of whoever chooses; or at the ruins."""
    if isinstance(world.agenda[-1], Spoils):
        return "great-" + GREAT_KEYS[card - GREAT]
    hand = world.hands[world.actor]
    mask = world.agenda[-1].fields().get("mask", 0)
    places = [place for place in range(len(hand)) if hand[place] == card and mask >> place & 1 == 0]
    return f"card-{places[0]}" if places else f"card-{len(hand)}"


def _figure_marks(world: World, choice: Choice) -> list[str]:
    if choice < PLAY:
        return []
    if choice < CONFRONT:
        return [_card(world, choice - PLAY)]
    if choice < ATTACK:
        return [figure_id(choice - CONFRONT), "buff"]
    if choice < MOVE:
        figure, target = (choice - ATTACK) // TARGETS, (choice - ATTACK) % TARGETS
        if target in (CITY, RUINS_TARGET):
            return [figure_id(figure), SQUARE_IDS[world.places[figure]]]
        return [figure_id(figure), figure_id(target)]
    figure, square = (choice - MOVE) // SQUARES, (choice - MOVE) % SQUARES
    return [figure_id(figure), SQUARE_IDS[square]]


# -- what touching means


def meant(world: World, touched: list[str]) -> list[Choice]:
    """List what touching these elements could mean now: what they can make, or what is refused."""
    if world.actor < 0 or not touched:
        return []
    legal = world.legal()
    known = {choice: marks(world, choice) for choice in legal}
    for names in (_first_cards(world, touched), _grounds(world, touched)):
        found = [choice for choice, needed in known.items() if needed and set(needed).issuperset(names)]
        if found:
            return found
    return _refused(world, touched)


def _place(name: str) -> int:
    """Return which card of the hand an element is; NONE where it is none."""
    return int(name[5:]) if name.startswith("card-") and name[5:].isdecimal() and len(name) < 8 else NONE


def _first_cards(world: World, touched: list[str]) -> set[str]:
    """Return the elements touched, where any card of a kind counts as the first still to be picked."""
    hand = world.hands[world.actor]
    mask = world.agenda[-1].fields().get("mask", 0)
    names: set[str] = set()
    for name in touched:
        if 0 <= _place(name) < len(hand) and hand[_place(name)] in kinds_left(hand, mask):
            name = _card(world, hand[_place(name)])
        names.add(name)
    return names


def _grounds(world: World, touched: list[str]) -> set[str]:
    """Return the same where, after the first, a figure means the square it stands on."""
    names = {touched[0]} if figure_of(touched[0]) != NONE else _first_cards(world, touched[:1])
    if len(touched) == 1:
        figure = figure_of(touched[0])
        square = world.places[figure] if figure != NONE else NONE
        return {SQUARE_IDS[square]} if square != NONE else names
    for name in touched[1:]:
        figure = figure_of(name)
        square = world.places[figure] if figure != NONE else NONE
        names.add(SQUARE_IDS[square] if square != NONE else name)
    return names


def figure_of(name: str) -> int:
    """Return the figure an element is; NONE where it is none."""
    if name == "buff":
        return BUFF
    return int(name[5:]) if name.startswith("hero-") and name[5:] in "01234567" and len(name) == 6 else NONE


def _refused(world: World, touched: list[str]) -> list[Choice]:
    """Guess what was wanted, to say why it cannot be."""
    last = touched[-1]
    figure = figure_of(touched[0])
    square = SQUARE_IDS.index(last) if last in SQUARE_IDS else NONE
    if figure != NONE and len(touched) > 1:
        other = figure_of(last)
        if other == BUFF:
            return [CONFRONT + figure if world.buff_free() else attack(figure, BUFF)]
        if other != NONE:
            return [attack(figure, other)]
        if square != NONE and square == world.places[figure]:
            return [attack(figure, RUINS_TARGET if square == RUINS else CITY)]
        return [move(figure, square)] if square != NONE else []
    if square != NONE:
        return [HERO + square if touched[0].startswith("reserve-") else SQUARE + square]
    return _refused_thing(world, last)


def _refused_thing(world: World, name: str) -> list[Choice]:
    if name in PILE_IDS:
        pile = PILE_IDS.index(name)
        if pile < ARTEFACT_PILE:
            return [RECRUIT + pile]
        return [ACQUIRE + pile - ARTEFACT_PILE if pile < ARTEFACT_PILE + len(TYPE_KEYS) else LAY + pile]
    if name == "provisions":
        return [FORAGE]
    if name.startswith("mercenary-") and name[10:] in ("0", "1"):
        return [MERCENARY + int(name[10:])]
    hand = world.hands[world.actor]
    if 0 <= _place(name) < len(hand):
        card = hand[_place(name)]
        acting = type(world.agenda[-1]).__name__ == "Act"
        return [PLAY + card if acting else CARD + card]
    return [END] if name == "banner" else []


# -- what an event shows


def shown(event: Event) -> list[str]:
    """List the elements an event is about."""
    kind = events.KINDS[event[0]]
    fields = dict(zip(kind.fields, event[1:], strict=False))
    if event[0] in (events.MOVED, events.HIRED):
        return [figure_id(fields["figure"])]
    if event[0] in (events.ROAMED, events.ENTERED):
        return ["buff"]
    if "square" in fields and 0 <= fields["square"] < SQUARES:
        return [SQUARE_IDS[fields["square"]]]
    if "pile" in fields:
        return [PILE_IDS[fields["pile"]]]
    if "slot" in fields:
        return [f"mercenary-{fields['slot']}"]
    if event[0] in (events.DAWN, events.ILLUMINATED):
        return ["oracle"]
    if event[0] in (events.HORDE, events.PROWLS):
        return ["buff-card"]
    seat = fields.get("seat", NONE)
    return [f"side-{seat}"] if seat != NONE else []
