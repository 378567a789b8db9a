"""Between the plates: the deck, the cards of the action on the table, and the discard pile."""

from littlewars.games.rois_du_champ_de_bataille.draw.glyphs import card_back, card_face, suit, verb
from littlewars.games.rois_du_champ_de_bataille.draw.names import VERB_RULES
from littlewars.games.rois_du_champ_de_bataille.draw.places import PILES
from littlewars.games.rois_du_champ_de_bataille.ground import SEATS, ZONE_NAMES
from littlewars.games.rois_du_champ_de_bataille.names import seat_name
from littlewars.games.rois_du_champ_de_bataille.view import BattleView, DeedSeen
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import box, disc, group, place, text, title
from littlewars.pieces.words import fitted


def piles(view: BattleView, say: Say) -> str:
    """Draw everything between the plates."""
    x, y, wide, high = PILES
    drawn = box(x, y, wide, high, 12, "tray") + deck(view, x + 8, y + 4, say) + discard(view, x + 258, y + 4, say)
    if view.deed is not None and view.deed.verb:
        drawn += played(view.deed, x + 97, y + 4, say)
    return drawn


def deck(view: BattleView, x: int, y: int, say: Say) -> str:
    """Draw the deck with its number of cards."""
    inner = title(say(Message("picture-deck", cards=view.deck)))
    inner += box(1, 2, 84, 116, 8, "rois-slot-table") if view.deck == 0 else ""
    for i in range(min(3, (view.deck + 17) // 18)):
        inner += card_back(2 + 2 * i, 4 - 2 * i, 80, 114)
    inner += disc(44, 60, 30, "rois-number") + fitted(44, 73, 40, 52, str(view.deck), "word-number")
    return group(inner, "rois-deck", id="deck", transform=place(x, y), data_rule="RCB-201")


def discard(view: BattleView, x: int, y: int, say: Say) -> str:
    """Draw the discard pile: how many cards of each suit lie in it."""
    counts = view.discard
    hint = Message(
        "picture-discard", hearts=counts[0], diamonds=counts[1], spades=counts[2], clubs=counts[3], jokers=counts[4]
    )
    inner = title(say(hint)) + box(3, 4, 134, 120, 9, "shadow") + box(0, 0, 134, 120, 9, "paper")
    for i, count in enumerate(counts):
        left, top = (6, 6 + 37 * i) if i < 2 else (70, 6 + 37 * (i - 2)) if i < 4 else (6, 80)
        inner += suit(i, left, top + 5, 23)
        inner += text(left + 42, top + 25, 24, str(count), "word-number" if count else "word-quiet")
    inner += verb("throw", 84, 82, 30, "rois-glyph-quiet")
    return group(inner, "rois-discard", id="discard", transform=place(x, y), data_rule="RCB-211")


def played(deed: DeedSeen, x: int, y: int, say: Say) -> str:
    """Draw the cards of the action on the table, and what they are to do."""
    inner = title(say(deed_words(deed))) + box(0, 0, 154, 120, 9, "rois-slot-table")
    count = max(1, deed.cards)
    left = 77 - (52 + 24 * (count - 1)) // 2
    for i in range(count):
        if deed.suit >= 0:
            inner += card_face(deed.suit, left + 24 * i, 5, 52, 76)
        else:
            inner += card_back(left + 24 * i, 5, 52, 76)
    inner += box(4, 84, 146, 33, 8, "rois-label") + verb(deed.verb, 8, 87, 27, "glyph-ink")
    words = say(Message("picture-verb", verb=deed.verb))
    inner += fitted(91, 108, 22, 110, words, "word")
    looks = f"rois-deed side-{SEATS[deed.seat]}"
    return group(inner, looks, id="deed", transform=place(x, y), data_rule=VERB_RULES[deed.verb])


def deed_words(deed: DeedSeen) -> Message:
    """Tell what is being done."""
    return Message(
        "picture-deed",
        seat=seat_name(deed.seat),
        verb=Message("picture-verb", verb=deed.verb),
        origin=ZONE_NAMES[deed.origin] if deed.origin >= 0 else "none",
        target=ZONE_NAMES[deed.target] if deed.target >= 0 else "none",
        count=deed.count,
        declared="yes" if deed.declared else "no",
    )
