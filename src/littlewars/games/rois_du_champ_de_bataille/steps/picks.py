"""The parts of an action: from where, to where, with whom (RCB-208, ledger 5.8)."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille import cards, units
from littlewars.games.rois_du_champ_de_bataille.actions import (
    ALSO,
    CALM,
    CARDS,
    PART,
    SPECIAL,
    ZONE,
)
from littlewars.games.rois_du_champ_de_bataille.cards import SUIT_NAMES
from littlewars.games.rois_du_champ_de_bataille.declaring import (
    flayer_of,
    move_targets,
    origins,
    price,
    targets,
    ways,
)
from littlewars.games.rois_du_champ_de_bataille.deed import (
    ATTACKS,
    HEAL,
    LEAD,
    MOVE,
    OTHER,
    PLAIN,
    RUSE,
    STAB,
    STRIKE,
    VERB_KEYS,
    Deed,
    make_deed,
)
from littlewars.games.rois_du_champ_de_bataille.events import DISCARDED
from littlewars.games.rois_du_champ_de_bataille.ground import NONE, ZONE_NAMES, direction_to
from littlewars.games.rois_du_champ_de_bataille.refusals import by_order, freezing, no_aim, no_origin
from littlewars.games.rois_du_champ_de_bataille.state import Battle, Pick
from littlewars.games.rois_du_champ_de_bataille.steps.counter import Obligation, declare
from littlewars.games.rois_du_champ_de_bataille.steps.parts import (
    PickCrowd,
    PickPart,
    PickUnit,
    crowded,
    declare_with,
    slip,
)
from littlewars.games.rois_du_champ_de_bataille.steps.paying import cards_prompt
from littlewars.kernel.agenda import Choice, Seat
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message


class PickCards(Pick):
    """RCB-921: which cards are spent on a ruse, or to calm; one suit may have to be among them."""

    def __init__(self, aim: int, count: int, must: int, seat: Seat) -> None:
        super().__init__(seat)
        self.aim: Final = aim  # CALM, or a ruse
        self.count: Final = count
        self.must: Final = must  # a suit, or NONE

    def legal(self, battle: Battle) -> list[Choice]:
        hand = battle.hands[self.seat]
        found = cards.subsets(hand, self.count)
        if self.must != NONE:
            found = [mask for mask in found if cards.chosen(hand, mask)[self.must]]
        return [CARDS + mask for mask in found]

    def take(self, battle: Battle, choice: Choice) -> None:
        pile = cards.chosen(battle.hands[self.seat], choice - CARDS)
        if self.aim == CALM:
            battle.spend_all(self.seat, pile)
            battle.played += 1
            battle.tell(DISCARDED, self.seat, cards.pack(pile))
            calm(battle)
        else:
            packed = cards.pack(pile)
            declare(
                battle, self.seat, Deed(RUSE, self.count, NONE, NONE, NONE, NONE, 0, PLAIN, [], 0, packed, 1, 0), pile
            )

    def prompt(self, battle: Battle) -> Prompt:
        return cards_prompt(battle, self.seat, self.count)

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        asking = battle.agenda[-2]
        if self.must != NONE and isinstance(asking, Obligation):
            return asking.objection(battle, choice)
        if self.aim == CALM:
            return by_order(battle, freezing(battle))
        return Refusal("RCB-921", Message("refused-cards", count=self.count))


def calm(battle: Battle) -> None:
    """Discard for good the order that freezes everybody, whoever's it is."""
    for seat in (0, 1):
        if battle.order_card(seat).freezes:
            battle.remove_order(seat)


class PickOrigin(Pick):
    """RCB-208: one card activates the troop of one zone, all of it or only a part."""

    def __init__(self, part: int, seat: Seat, suit: int, verb: int) -> None:
        super().__init__(seat)
        self.part: Final = part
        self.suit: Final = suit
        self.verb: Final = verb

    def legal(self, battle: Battle) -> list[Choice]:
        found = origins(battle, self.seat, self.verb, self.suit)
        if self.part:
            return [ZONE + zone for zone in found if divisible(battle, self.seat, self.verb, zone)]
        choices = [ZONE + zone for zone in found if self.verb != MOVE or self.goes_whole(battle, zone)]
        if any([divisible(battle, self.seat, self.verb, zone) for zone in found]):
            choices.insert(0, PART)
        return choices

    def goes_whole(self, battle: Battle, zone: int) -> bool:
        """Tell whether there is room somewhere for the whole troop."""
        if flayer_of(battle, self.seat, zone):
            return True
        size = len(battle.troops[zone])
        for direction in ways(battle, self.seat, MOVE, self.suit, zone):
            for target in move_targets(battle, self.seat, zone, direction):
                if battle.room(self.seat, target) >= size:
                    return True
        return False

    def take(self, battle: Battle, choice: Choice) -> None:
        if choice == PART:
            battle.then(PickOrigin(1, self.seat, self.suit, self.verb))
            return
        origin = choice - ZONE
        if self.verb in (HEAL, STAB):
            count = len(battle.troops[origin])
            deed = make_deed(self.verb, price(battle, self.seat, self.verb), self.suit, origin, NONE, origin, count)
            declare_with(battle, self.seat, deed)
        elif self.verb == LEAD and len(battle.specials_in(self.seat, origin)) > 1:
            battle.then(PickSpecial(origin, self.seat, self.suit))
        else:
            kinds = battle.specials_in(self.seat, origin) if self.verb == LEAD else []
            battle.then(PickTarget(origin, self.part, self.seat, kinds[0] if kinds else NONE, self.suit, self.verb))

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-origin", verb=VERB_KEYS[self.verb], suit=SUIT_NAMES[self.suit], part=self.part))

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return no_origin(battle, self.seat, self.verb, self.suit, choice)


def divisible(battle: Battle, seat: Seat, verb: int, zone: int) -> bool:
    """Tell whether a part of the troop may act alone."""
    if verb == MOVE:
        return len(battle.troops[zone]) > 1 and battle.owner[zone] == seat
    return verb in ATTACKS and battle.terms.parts and len(battle.troops[zone]) > 1


class PickSpecial(Pick):
    """RCB-405: a special goes alone."""

    def __init__(self, origin: int, seat: Seat, suit: int) -> None:
        super().__init__(seat)
        self.origin: Final = origin
        self.suit: Final = suit

    def legal(self, battle: Battle) -> list[Choice]:
        return [SPECIAL + kind for kind in battle.specials_in(self.seat, self.origin)]

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.then(PickTarget(self.origin, 0, self.seat, choice - SPECIAL, self.suit, LEAD))

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-special", zone=ZONE_NAMES[self.origin]))

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return Refusal("RCB-405", Message("refused-special"))


class PickTarget(Pick):
    """RCB-207: one of the four directions a card gives, and what lies there."""

    def __init__(self, origin: int, part: int, seat: Seat, special: int, suit: int, verb: int) -> None:
        super().__init__(seat)
        self.origin: Final = origin
        self.part: Final = part
        self.special: Final = special
        self.suit: Final = suit
        self.verb: Final = verb

    def legal(self, battle: Battle) -> list[Choice]:
        found = targets(battle, self.seat, self.verb, self.suit, self.origin)
        if self.verb == MOVE and not self.part and not flayer_of(battle, self.seat, self.origin):
            size = len(battle.troops[self.origin])
            found = [choice for choice in found if battle.room(self.seat, choice - ZONE) >= size]
        if self.part:
            found = [choice for choice in found if choice < ALSO or not battle.orders[self.seat].slips_in]
        return found

    def take(self, battle: Battle, choice: Choice) -> None:
        seat, origin, verb = self.seat, self.origin, self.verb
        way = OTHER if choice >= ALSO else PLAIN
        target = choice - ALSO if choice >= ALSO else choice - ZONE
        if way == OTHER and verb == STRIKE and battle.orders[seat].slips_in:
            if len(units.kinds(battle.troops[origin])) > 1:
                battle.then(PickUnit(origin, seat, self.suit, target))
            else:
                slip(battle, seat, self.suit, origin, target, battle.troops[origin][0])
        elif self.part:
            battle.then(PickPart(origin, seat, self.suit, target, verb, way))
        elif crowded(battle, seat, verb) and battle.owner[origin] == seat:
            battle.then(PickCrowd(0, origin, seat, self.suit, target, verb))
        else:
            declare_with(battle, seat, self.whole_deed(battle, target, way))

    def whole_deed(self, battle: Battle, target: int, way: int) -> Deed:
        """Make the action of the whole troop."""
        seat, origin, verb = self.seat, self.origin, self.verb
        direction = direction_to(origin, target)
        cards_played = price(battle, seat, verb)
        specials = 1 << self.special if self.special != NONE else 0
        if verb == MOVE and flayer_of(battle, seat, origin):
            return Deed(verb, 1, self.suit, origin, direction, target, 1, OTHER, [], 0, 0, 1, 0)
        troop = battle.troops[origin]
        moving = troop if verb == MOVE else []
        return Deed(
            verb, cards_played, self.suit, origin, direction, target, len(troop), way, moving, specials, 0, 1, 0
        )

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-target", verb=VERB_KEYS[self.verb], zone=ZONE_NAMES[self.origin]))

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return no_aim(battle, self.seat, self.verb, self.suit, self.origin, choice)
