"""What the deck gave in a game of Les Rois du Champ de Bataille, beside what it gives on average."""

from collections.abc import Sequence

from littlewars.games.rois_du_champ_de_bataille.cards import PACK, PACK_SIZE, SUIT_NAMES, SUITS
from littlewars.games.rois_du_champ_de_bataille.events import DRAWN
from littlewars.games.rois_du_champ_de_bataille.ground import SEATS
from littlewars.games.rois_du_champ_de_bataille.names import seat_name
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.kernel.agenda import Event
from littlewars.kernel.words import Message


def luck(battle: Battle, events: Sequence[Event]) -> list[Message]:
    """Count what each seat drew into its hand; a suit comes 13 times in 54 on average, a joker twice (RCB-201)."""
    drawn = [[0] * SUITS, [0] * SUITS]
    for event in events:
        if event[0] == DRAWN and event[2] >= 0:
            drawn[event[1]][event[2]] += 1
    told: list[Message] = []
    for seat in range(len(SEATS)):
        cards = sum(drawn[seat])
        tenths = (10 * cards * PACK[0] + PACK_SIZE // 2) // PACK_SIZE
        told.append(
            Message(
                "luck", seat=seat_name(seat), cards=cards, whole=tenths // 10, tenth=tenths % 10,
                **{SUIT_NAMES[suit]: drawn[seat][suit] for suit in range(SUITS)},
            )
        )  # fmt: skip
    return told
