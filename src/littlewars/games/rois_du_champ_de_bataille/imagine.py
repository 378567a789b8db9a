"""Dealing again what a seat cannot know: the enemy's hand, his kept orders, the order laid face down (ledger 5.7)."""

from random import Random

from littlewars.games.rois_du_champ_de_bataille.cards import SUITS
from littlewars.games.rois_du_champ_de_bataille.content import KEPT, ORDERS
from littlewars.games.rois_du_champ_de_bataille.ground import BLACK, NONE, RED
from littlewars.games.rois_du_champ_de_bataille.orders.order import ROSTER
from littlewars.games.rois_du_champ_de_bataille.state import FACE_DOWN, OPEN, PEEKED, SEALED, Battle, Pick
from littlewars.kernel.agenda import Seat


def imagine(battle: Battle, seat: Seat, rng: Random) -> Battle:
    """Return a position that looks the same to a seat, or to a watcher; what it has seen stays as it is."""
    twin = battle.clone()
    for other in (RED, BLACK):
        if other != seat:
            if seat != 1 - other:
                _forget(twin, other)
            _take_back(twin, other)
            _keep(twin, other, rng)
    twin.refresh()
    for other in (RED, BLACK):
        if other != seat:
            _deal(twin, other, rng)
            while twin.actor == other and not twin.legal():  # he owes something that he has the cards for
                _deal(twin, other, rng)
    return twin


def _forget(battle: Battle, seat: Seat) -> None:
    """Forget what only the enemy has seen: watchers have not."""
    battle.known[seat] = [0] * SUITS
    if battle.hidden[seat] == PEEKED:
        battle.hidden[seat] = FACE_DOWN
    open_order = battle.slot[seat] != NONE and battle.hidden[seat] == OPEN
    battle.told[seat] = 1 << battle.slot[seat] if open_order else 0


def _take_back(battle: Battle, seat: Seat) -> None:
    """Forget the parts of a decision that the seat has not yet made known."""
    while battle.agenda and isinstance(battle.agenda[-1], Pick) and battle.agenda[-1].seat == seat:
        battle.agenda.pop()


def _deal(battle: Battle, seat: Seat, rng: Random) -> None:
    """Deal the unseen cards of a hand again, out of these and the deck."""
    hand, known = battle.hands[seat], battle.known[seat]
    unseen = sum(hand) - sum(known)
    pool = [suit for suit in range(SUITS) for _ in range(hand[suit] - known[suit] + battle.deck[suit])]
    drawn = rng.sample(pool, unseen)
    battle.hands[seat] = [known[suit] + drawn.count(suit) for suit in range(SUITS)]
    battle.deck = [pool.count(suit) - drawn.count(suit) for suit in range(SUITS)]


def _keep(battle: Battle, seat: Seat, rng: Random) -> None:
    """Choose again which orders were kept and which one lies face down, as the enemy may think of it."""
    count = battle.kept[seat].bit_count()
    if count == 0:
        return
    told = battle.told[seat] & battle.kept[seat]
    never = battle.removed[seat] | told
    free = [index for index in range(ORDERS) if not never >> index & 1]
    first = battle.order_number(seat, 0)
    musts = [index for index in free if ROSTER[first + index].compulsory and count == KEPT]
    picked = musts + rng.sample([index for index in free if index not in musts], count - told.bit_count() - len(musts))
    battle.kept[seat] = told | sum([1 << index for index in picked])
    if battle.slot[seat] != NONE and battle.hidden[seat] in (FACE_DOWN, SEALED):
        kept = [index for index in range(ORDERS) if battle.kept[seat] >> index & 1]
        battle.slot[seat] = musts[0] if musts else rng.choice(kept)
        if battle.hidden[seat] == SEALED:
            battle.face[seat] = 1 if musts else rng.randrange(2)
