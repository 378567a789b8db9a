"""«Le contre»: an action is declared, the enemy may cancel it, its player may put another card (RCB-931 to RCB-941)."""

from littlewars.games.rois_du_champ_de_bataille.actions import END, FREELY, JOKER, PAY, SUIT
from littlewars.games.rois_du_champ_de_bataille.cards import BLACKS, REDS, SUITS, pack, unpack
from littlewars.games.rois_du_champ_de_bataille.cards import JOKER as JOKER_CARD
from littlewars.games.rois_du_champ_de_bataille.content import GUIDE
from littlewars.games.rois_du_champ_de_bataille.deed import ASSAULTS, HEAL, MOVE, RUSE, STAB, VERB_KEYS, Deed
from littlewars.games.rois_du_champ_de_bataille.events import CANCELLED, COUNTERED, DECLARED, REPLACED
from littlewars.games.rois_du_champ_de_bataille.ground import NONE
from littlewars.games.rois_du_champ_de_bataille.stakes import question
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.games.rois_du_champ_de_bataille.steps.carry import Carry, Close, possible
from littlewars.games.rois_du_champ_de_bataille.steps.paying import Offer
from littlewars.games.rois_du_champ_de_bataille.units import wounds
from littlewars.kernel.agenda import NOBODY, Choice, Seat, SeatStep, Step
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message


class Obligation(SeatStep):
    """Something a seat must do at once: to declare an action fulfils it."""


def declare(battle: Battle, seat: Seat, deed: Deed, pile: list[int]) -> None:
    """Put an action on the table with its cards (A1); then comes the counter window."""
    if isinstance(battle.agenda[-1], Obligation):
        battle.cancel()
    battle.spend_all(seat, pile)
    battle.played += 1
    battle.plays += 1
    battle.duty = NONE
    if deed.verb in ASSAULTS:
        battle.assaults += 1
    battle.deed = deed
    battle.toll = 0
    battle.wiped = 0
    battle.tell(DECLARED, seat, deed.verb, pack(pile), deed.origin, deed.target, deed.count, deed.way)
    battle.then(Window(1 - seat), Carry(seat), Close())


class Counter(Offer):
    """RCB-931, RCB-941: two cards, or a joker alone, cancel something."""

    def legal(self, battle: Battle) -> list[Choice]:
        found = super().legal(battle)
        if battle.hands[self.seat][JOKER_CARD]:
            found.append(JOKER)
        return found

    def take(self, battle: Battle, choice: Choice) -> None:
        if choice == JOKER:
            battle.spend(self.seat, JOKER_CARD)
            self.paid(battle, [0, 0, 0, 0, 1])
        else:
            super().take(battle, choice)


class Window(Counter):
    """RCB-931: the action on the table may be cancelled, by an order too."""

    def actor(self, battle: Battle) -> Seat:
        order = battle.orders[self.seat]
        if not order.may_counter:
            return NOBODY
        return self.seat if battle.cards(self.seat) > 0 or order.free_counter(battle, self.seat) else NOBODY

    def legal(self, battle: Battle) -> list[Choice]:
        found = super().legal(battle)
        if battle.orders[self.seat].free_counter(battle, self.seat):
            found.append(FREELY)
        return found

    def take(self, battle: Battle, choice: Choice) -> None:
        if choice == FREELY:
            battle.orders[self.seat].counter_freely(battle, self.seat)
            self.paid(battle, [0] * SUITS)
        else:
            super().take(battle, choice)

    def paid(self, battle: Battle, pile: list[int]) -> None:
        battle.tell(COUNTERED, self.seat, pack(pile))
        if battle.terms.counters_countered:
            battle.then(Retort(1 - self.seat), Countered(self.seat))
        else:
            battle.then(Countered(self.seat))

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(question(battle, 1 - self.seat))


class Retort(Counter):
    """RCB-937, where agreed: the counter itself is countered, and the window opens anew."""

    def actor(self, battle: Battle) -> Seat:
        return super().actor(battle) if battle.orders[self.seat].may_counter else NOBODY

    def paid(self, battle: Battle, pile: list[int]) -> None:
        battle.tell(COUNTERED, self.seat, pack(pile))
        battle.cancel()  # the counter
        battle.then(Window(1 - self.seat))

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-retort"))


class Countered(Step):
    """A counter stands: what an order adds to it, then the replacement."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.then(Replace(1 - self.seat))
        battle.orders[self.seat].after_counter(battle, self.seat)


class Replace(SeatStep):
    """RCB-932: another card in place of the cancelled one, and the enemy may cancel that too (RCB-933)."""

    def actor(self, battle: Battle) -> Seat:
        return self.seat if battle.cards(self.seat) > 0 and still_possible(battle) else NOBODY

    def legal(self, battle: Battle) -> list[Choice]:
        hand = battle.hands[self.seat]
        return [END] + [SUIT + suit for suit in fitting(battle, self.seat) if hand[suit]]

    def take(self, battle: Battle, choice: Choice) -> None:
        if choice == END:
            cancel_deed(battle, self.seat)
            return
        battle.spend(self.seat, choice - SUIT)
        battle.tell(REPLACED, self.seat, choice - SUIT)
        battle.then(Window(1 - self.seat))

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-replace", verb=VERB_KEYS[battle.deed.verb]))

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        if choice in (PAY, JOKER, FREELY):
            return Refusal("RCB-937", Message("refused-counter-now"))
        return Refusal("RCB-941" if choice == SUIT + JOKER_CARD else "RCB-932", Message("refused-replacement"))


def fitting(battle: Battle, seat: Seat) -> list[int]:
    """List the suits that fit the slot of the cancelled card (RCB-932)."""
    deed = battle.deed
    if deed.verb == RUSE:
        return list(range(SUITS))
    if deed.verb == STAB:
        return REDS
    return BLACKS if deed.verb == MOVE and battle.special_at(seat, GUIDE, deed.origin) else [deed.suit]


def still_possible(battle: Battle) -> bool:
    """Tell whether the declared action is still legal after what the counter brought."""
    if not possible(battle):
        return False
    return battle.deed.verb != HEAL or wounds(battle.troops[battle.deed.origin][0]) > 0


def cancel_deed(battle: Battle, seat: Seat) -> None:
    """RCB-935: the action has no effect; the rest of a combination is lost, unless agreed otherwise (RCB-934)."""
    battle.cancel()
    deed = battle.deed
    battle.tell(CANCELLED, seat, deed.verb)
    if battle.terms.leftover_returns:
        for suit, count in enumerate(leftover(deed)):
            battle.discard[suit] -= count
            battle.hands[seat][suit] += count
            battle.known[seat][suit] += count
    battle.orders[seat].cancelled(battle, seat)


def leftover(deed: Deed) -> list[int]:
    """Return the cards of a combination beside the cancelled one: of a ruse, that is the first."""
    pile = unpack(deed.crowd) if deed.verb == RUSE else [0] * SUITS
    if deed.verb != RUSE:
        pile[deed.suit] = deed.cards
    first = 0
    while pile[first] == 0:
        first += 1
    pile[first] -= 1
    return pile
