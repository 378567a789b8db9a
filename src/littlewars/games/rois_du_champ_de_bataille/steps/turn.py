"""«Jouer les cartes actions et ordres»: a turn from its first moment to its last (RCB-601, ledger 5.2 and 5.5)."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.actions import END, FLIP, LAY, SUIT, ZONE
from littlewars.games.rois_du_champ_de_bataille.cards import SUIT_NAMES, SUITS
from littlewars.games.rois_du_champ_de_bataille.content import DISORDER as DISORDER_LOSS
from littlewars.games.rois_du_champ_de_bataille.content import KINDS_OF_SPECIAL, MEDIC, ORDERS
from littlewars.games.rois_du_champ_de_bataille.events import CHANGED, DISCARDED, DISORGANISED, RETURNED, TURN
from littlewars.games.rois_du_champ_de_bataille.ground import BLACK, NONE, RED, ZONES
from littlewars.games.rois_du_champ_de_bataille.judging import TIMED
from littlewars.games.rois_du_champ_de_bataille.marching import arrive
from littlewars.games.rois_du_champ_de_bataille.refusals import by_order
from littlewars.games.rois_du_champ_de_bataille.state import BAR_DISORDER, BAR_DRAW, DISORDER, Battle, Pick
from littlewars.games.rois_du_champ_de_bataille.steps.acting import Act
from littlewars.games.rois_du_champ_de_bataille.steps.carry import Stage
from littlewars.games.rois_du_champ_de_bataille.steps.drawing import Draw
from littlewars.games.rois_du_champ_de_bataille.steps.losses import drain, heal_unit, lose
from littlewars.games.rois_du_champ_de_bataille.units import MARCHED, make, sort, wounds
from littlewars.kernel.agenda import NOBODY, Choice, Seat, SeatStep, Step
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message


class StartTurn(Stage):
    """RCB-601: a new turn, whose phases follow one another."""

    def take(self, battle: Battle, choice: Choice) -> None:
        seat = self.seat
        battle.turn += 1
        battle.active = seat
        battle.played = 0
        battle.plays = 0
        battle.attacks = []
        battle.volleys = 0
        battle.assaults = 0
        battle.barred = 0
        battle.used = 0
        battle.bled = False
        battle.omen[seat] = 0
        for zone in range(ZONES):
            if any([unit & MARCHED for unit in battle.troops[zone]]):
                battle.troops[zone] = sort([unit & ~MARCHED for unit in battle.troops[zone]])
        battle.tell(TURN, seat, battle.turn)
        battle.then(*phases(seat))
        order = battle.order_card(seat)
        if order.expires(battle, seat):
            order.expire(battle, seat)


def phases(seat: Seat) -> list[Step]:
    """List the phases of a turn (ledger 5.2)."""
    return [
        PlaceReserve(seat), OrderPhase(seat), StartEffects(seat), Act(seat), EndEffects(seat), Medics(seat),
        Rapids(seat), Gnaw(seat), Disorganise(seat), TurnOver(seat), EndDraw(seat), EnemyEffects(seat),
        NextTurn(seat),
    ]  # fmt: skip


class PlaceReserve(SeatStep):
    """Units that could not be placed on the home row come as soon as there is room (T0)."""

    def actor(self, battle: Battle) -> Seat:
        return self.seat if battle.reserve[self.seat] > 0 and battle.home_room(self.seat) else NOBODY

    def legal(self, battle: Battle) -> list[Choice]:
        return [ZONE + zone for zone in battle.home_room(self.seat)]

    def take(self, battle: Battle, choice: Choice) -> None:
        if choice >= ZONE:
            battle.reserve[self.seat] -= 1
            come_back(battle, self.seat, choice - ZONE)
            battle.then(self)

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-return", units=battle.reserve[self.seat]))

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return Refusal("RCB-106", Message("refused-home-row"))


def come_back(battle: Battle, seat: Seat, zone: int) -> None:
    """Put a lost unit back into a zone, with all its life."""
    life = battle.terms.life[seat]
    battle.tell(RETURNED, seat, zone)
    arrive(battle, seat, zone, [make(life, life)])


class OrderPhase(SeatStep):
    """RCB-305 to RCB-310: keep the order, flip it, or change it for a card; place one where none lies."""

    def legal(self, battle: Battle) -> list[Choice]:
        seat = self.seat
        if battle.order_card(seat).locked(battle, seat):
            return [END]
        if battle.slot[seat] == NONE:
            return [END, *lays(battle, seat)]
        hand = battle.hands[seat]
        changes = [SUIT + suit for suit in range(SUITS) if hand[suit]]
        return [END, FLIP, *changes] if changes or not flip_costs(battle, seat) else [END]

    def take(self, battle: Battle, choice: Choice) -> None:
        seat = self.seat
        if choice == FLIP and flip_costs(battle, seat):
            battle.then(PayFlip(seat), self)
        elif choice == FLIP:
            battle.turn_order(seat, 1 - battle.face[seat])
        elif choice >= LAY:
            lay(battle, seat, choice)
        elif choice >= SUIT:
            battle.then(LayOrder(seat, choice - SUIT), self)

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-place" if battle.slot[self.seat] == NONE else "prompt-order"))

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        seat = self.seat
        if battle.order_card(seat).locked(battle, seat):
            return by_order(battle, seat)
        if SUIT <= choice < SUIT + SUITS:
            return Refusal("RCB-307", Message("refused-no-card", suit=SUIT_NAMES[choice - SUIT]))
        if choice == FLIP and battle.slot[seat] != NONE:
            return Refusal("RCB-311", Message("refused-flip-cost"))
        return Refusal("RCB-310", Message("refused-order-phase"))


def flip_costs(battle: Battle, seat: Seat) -> bool:
    """Tell whether a card must be paid to turn the order in play, as agreed (RCB-311)."""
    return battle.terms.flip_cost and battle.face[seat] == 0


class PayFlip(Pick):
    """RCB-311, where agreed: which card is paid to activate the order in play."""

    def legal(self, battle: Battle) -> list[Choice]:
        return [SUIT + suit for suit in range(SUITS) if battle.hands[self.seat][suit]]

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.cancel()  # the question of the order phase is answered
        battle.spend(self.seat, choice - SUIT)
        battle.tell(DISCARDED, self.seat, 1 << 3 * (choice - SUIT))
        battle.turn_order(self.seat, 1)

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-pay-flip"))

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return Refusal("RCB-311", Message("refused-flip-cost"))


def lays(battle: Battle, seat: Seat) -> list[Choice]:
    """List the orders that can be laid, on either face."""
    kept = battle.kept[seat]
    return [LAY + 2 * index + face for index in range(ORDERS) if kept >> index & 1 for face in (0, 1)]


def lay(battle: Battle, seat: Seat, choice: Choice) -> None:
    """Lay an order."""
    battle.lay_order(seat, (choice - LAY) // 2, (choice - LAY) % 2)


class LayOrder(Pick):
    """RCB-307, RCB-308: which order is laid for the card paid, and on which face; the same one as a bluff."""

    def __init__(self, seat: Seat, suit: int) -> None:
        super().__init__(seat)
        self.suit: Final = suit  # of the card paid

    def legal(self, battle: Battle) -> list[Choice]:
        return lays(battle, self.seat)

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.cancel()  # the question of the order phase is answered
        battle.spend(self.seat, self.suit)
        battle.tell(CHANGED, self.seat, self.suit)
        lay(battle, self.seat, choice)

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-lay"))

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return Refusal("RCB-302", Message("refused-not-kept"))


class StartEffects(Stage):
    """What an order does at the start of its owner's turn (T2)."""

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.orders[self.seat].start(battle, self.seat)


class EndEffects(Stage):
    """What an order does at the end of its owner's turn (T4)."""

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.orders[self.seat].end(battle, self.seat)


class Medics(Stage):
    """RCB-1302: the medic heals the most wounded unit of his troop."""

    def take(self, battle: Battle, choice: Choice) -> None:
        zone = battle.specials[KINDS_OF_SPECIAL * self.seat + MEDIC]
        if zone != NONE and not battle.captured(zone) and wounds(battle.troops[zone][0]) > 0:
            heal_unit(battle, zone, battle.troops[zone][0], 1)


class Rapids(Stage):
    """RCB-1011: fast water drags at the units that stand in it."""

    def take(self, battle: Battle, choice: Choice) -> None:
        for seat in (RED, BLACK):
            if seat == self.seat or battle.terms.rapids_always:
                for zone in battle.zones(seat):
                    scenery = battle.terrain.scenery(zone)
                    if scenery is not None and scenery.drains > 0:
                        drain(battle, zone, scenery.drains)


class Gnaw(Stage):
    """What an order does after the rapids."""

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.orders[self.seat].gnaw(battle, self.seat)


class Disorganise(Stage):
    """RCB-951: an army without any action card this turn loses life in each of its zones."""

    def take(self, battle: Battle, choice: Choice) -> None:
        idle = battle.played == 0 and battle.barred & BAR_DISORDER == 0
        if (idle or battle.barred & DISORDER) and not battle.orders[self.seat].orderly:
            zones = battle.zones(self.seat)
            battle.tell(DISORGANISED, self.seat, len(zones))
            lose(battle, *[256 * zone + DISORDER_LOSS for zone in zones])


class TurnOver(Stage):
    """Some orders turn passive at the end of their owner's turn."""

    def take(self, battle: Battle, choice: Choice) -> None:
        if battle.orders[self.seat].turns_at_end:
            battle.turn_order(self.seat, 0)


class EndDraw(Stage):
    """RCB-602: drawing ends the turn (T5)."""

    def take(self, battle: Battle, choice: Choice) -> None:
        if battle.barred & BAR_DRAW == 0:
            battle.then(Draw(battle.orders[self.seat].drawn(battle, self.seat), self.seat))


class EnemyEffects(Stage):
    """What the other player's order does when a turn ends (T6)."""

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.orders[1 - self.seat].enemy_ends(battle, 1 - self.seat)


class NextTurn(Stage):
    """The hand passes to the other player, unless the battle has lasted too long (RCB-1103)."""

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.quiet = 0 if battle.bled else battle.quiet + 1
        if battle.turn >= battle.terms.max_turns or battle.quiet >= battle.terms.quiet_turns:
            battle.end(TIMED)
        else:
            battle.then(StartTurn(1 - self.seat))
