"""Choices of Les Rois du Champ de Bataille as text, such as `move spades`, `c2` or `cards HS`."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille import units
from littlewars.games.rois_du_champ_de_bataille.actions import (
    ALSO,
    ARMY,
    CALM,
    CARDS,
    COUNT,
    COUNTS,
    DISCARD,
    END,
    FLIP,
    FREELY,
    GUESS_BLACK,
    GUESS_RED,
    JOKER,
    KEEP,
    LAST,
    LAY,
    NO_EDGE,
    ORDER,
    ORDER_ACTS,
    PART,
    PAY,
    PLACES,
    PLAY,
    SCENERY,
    SPECIAL,
    START,
    SUIT,
    UNIT,
    UNITS,
    ZONE,
    play,
    suit_of,
    verb_of,
)
from littlewars.games.rois_du_champ_de_bataille.cards import JOKER as JOKER_CARD
from littlewars.games.rois_du_champ_de_bataille.cards import SUIT_LETTERS, SUIT_NAMES, SUITS, chosen, mask_of
from littlewars.games.rois_du_champ_de_bataille.content import ARMIES, ARMY_KEYS, ORDERS, SCENERY_KEYS, SPECIAL_KEYS
from littlewars.games.rois_du_champ_de_bataille.deed import RUSE, VERB_KEYS
from littlewars.games.rois_du_champ_de_bataille.ground import DIRECTION_NAMES, NONE, ZONE_NAMES
from littlewars.games.rois_du_champ_de_bataille.notation import letters, unit_text
from littlewars.games.rois_du_champ_de_bataille.orders.order import ROSTER
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.games.rois_du_champ_de_bataille.steps.drawing import Chance
from littlewars.games.rois_du_champ_de_bataille.steps.scenery import scenery_choice, scenery_text
from littlewars.kernel.agenda import NATURE, Choice
from littlewars.kernel.errors import NotationError
from littlewars.kernel.words import Message

SINGLE: Final = {
    PART: "part", FLIP: "flip", CALM: "calm", PAY: "pay", JOKER: "joker", FREELY: "freely", GUESS_RED: "red",
    GUESS_BLACK: "black",
}  # fmt: skip
ENDINGS: Final = {
    "Act": "end",
    "OrderPhase": "keep",
    "Replace": "decline",
    "Guess": "stop",
    "PickCrowd": "go",
}  # what END means; else "pass"
WORDS_OF_END: Final = {"pass", *ENDINGS.values()}
SUITED: Final = {"discard": DISCARD, "start": START, "card": SUIT}


def spell(battle: Battle, choice: Choice) -> str:
    """Write any number as a choice."""
    if battle.actor == NATURE:
        step = battle.agenda[-1]
        assert isinstance(step, Chance)
        return step.spelled(battle, choice)
    if choice == END:
        return _ending(battle)
    if choice in SINGLE:
        return SINGLE[choice]
    if PLAY <= choice < ORDER:
        verb, suit = VERB_KEYS[verb_of(choice)], SUIT_NAMES[suit_of(choice)]
        return "ruse" if choice == play(RUSE, JOKER_CARD) else f"{verb} {suit}"
    if ORDER <= choice < DISCARD:
        return f"order {choice - ORDER + 1}"
    for word, first in SUITED.items():
        if first <= choice < first + SUITS:
            return f"{word} {SUIT_NAMES[choice - first]}"
    if ZONE <= choice < ALSO:
        return ZONE_NAMES[choice - ZONE]
    if ALSO <= choice < COUNT:
        return f"{ZONE_NAMES[choice - ALSO]} also"
    return _spell_detail(battle, choice)


def _spell_detail(battle: Battle, choice: Choice) -> str:
    if COUNT <= choice < UNIT:
        return f"count {choice - COUNT}"
    if UNIT <= choice < LAY:
        return f"unit {choice - UNIT + 1}"
    if LAY <= choice < SCENERY and battle.actor >= 0 and battle.armies[battle.actor] != NONE:
        index, face = (choice - LAY) // 2, (choice - LAY) % 2
        return f"lay {_keys(battle)[index]} {'active' if face else 'passive'}"
    if SCENERY <= choice < SPECIAL:
        return scenery_text(choice)
    if SPECIAL <= choice < ARMY:
        return f"special {SPECIAL_KEYS[choice - SPECIAL]}"
    if ARMY <= choice < KEEP:
        return f"army {ARMIES[choice - ARMY].key}"
    if KEEP <= choice < CARDS and battle.actor >= 0 and battle.armies[battle.actor] != NONE:
        return "keep " + " ".join([key for i, key in enumerate(_keys(battle)) if choice - KEEP >> i & 1])
    return _spell_sets(battle, choice)


def _spell_sets(battle: Battle, choice: Choice) -> str:
    if CARDS < choice < UNITS and battle.actor >= 0 and choice - CARDS < 1 << battle.cards(battle.actor):
        return f"cards {letters(chosen(battle.hands[battle.actor], choice - CARDS))}"
    origin = origin_of(battle)
    if UNITS < choice < LAST and origin != NONE:
        troop = battle.troops[origin]
        mask = choice - UNITS
        named = [unit_text(battle, battle.actor, unit) for unit in units.picked(troop, mask)]
        kinds = battle.specials_in(battle.actor, origin)
        named += [SPECIAL_KEYS[kind] for i, kind in enumerate(kinds) if mask >> (len(troop) + i) & 1]
        if mask < 1 << len(troop) + len(kinds):
            return "units " + " ".join(named)
    return f"#{choice}"


def origin_of(battle: Battle) -> int:
    """Return the zone whose units are chosen from; NONE where there is none."""
    return battle.agenda[-1].fields().get("origin", NONE) if battle.agenda else NONE


def _keys(battle: Battle) -> list[str]:
    """List the keys of the six orders of whoever chooses."""
    first = battle.order_number(battle.actor, 0)
    return [order.key for order in ROSTER[first : first + ORDERS]]


# -- reading


def read(battle: Battle, text: str) -> Choice:
    """Read a choice of whoever must choose, legal or not; of nature, only what can come."""
    words = text.split()
    if battle.actor == NATURE:
        found = [choice for choice in battle.legal() if spell(battle, choice) == " ".join(words)]
        choice = found[0] if found else NONE
    else:
        choice = _read_words(battle, words)
    if choice == NONE:
        raise NotationError(Message("notation-no-choice", text=text))
    return choice


def _read_words(battle: Battle, words: list[str]) -> Choice:
    if len(words) == 1:
        return _read_word(battle, words[0])
    if len(words) == 2:
        choice = _read_pair(words[0], words[1])
        if choice != NONE:
            return choice
    if not words:
        return NONE
    return _read_list(battle, words[0], words[1:])


def _ending(battle: Battle) -> str:
    """Return the word for END at the step that asks; the word of another step must not decline what is asked here."""
    return ENDINGS.get(type(battle.agenda[-1]).__name__, "pass") if battle.agenda else "pass"


def _read_word(battle: Battle, word: str) -> Choice:
    for choice, name in SINGLE.items():
        if word == name:
            return choice
    if word in WORDS_OF_END and (word == _ending(battle) or not battle.allows(END)):
        return END
    if word == "ruse":
        return play(RUSE, JOKER_CARD)
    if word in ZONE_NAMES:
        return ZONE + ZONE_NAMES.index(word)
    return int(word[1:]) if word[0] == "#" and word[1:].isdecimal() and len(word) < 9 else NONE


def _read_pair(first: str, second: str) -> Choice:
    if second in SUIT_NAMES:
        suit = SUIT_NAMES.index(second)
        if first in SUITED:
            return SUITED[first] + suit
        return play(VERB_KEYS.index(first), suit) if first in VERB_KEYS else NONE
    if first in ZONE_NAMES and second == "also":
        return ALSO + ZONE_NAMES.index(first)
    if first == "special" and second in SPECIAL_KEYS:
        return SPECIAL + SPECIAL_KEYS.index(second)
    if first == "army" and second in ARMY_KEYS:
        return ARMY + ARMY_KEYS.index(second)
    if second.isdecimal() and len(second) < 3:
        number = int(second)
        if first == "order" and 1 <= number <= ORDER_ACTS:
            return ORDER + number - 1
        if first == "count" and number < COUNTS:
            return COUNT + number
        if first == "unit" and 1 <= number <= PLACES:
            return UNIT + number - 1
    return NONE


def _read_list(battle: Battle, first: str, rest: list[str]) -> Choice:
    if first == "scenery" and rest and rest[0] in SCENERY_KEYS and len(rest) < 3:
        kind = SCENERY_KEYS.index(rest[0])
        if len(rest) == 1:
            return scenery_choice(kind, NO_EDGE)
        return scenery_choice(kind, DIRECTION_NAMES.index(rest[1])) if rest[1] in DIRECTION_NAMES[:4] else NONE
    if first == "cards" and len(rest) == 1 and all([letter in SUIT_LETTERS for letter in rest[0]]):
        mask = mask_of(battle.hands[battle.actor], [rest[0].count(letter) for letter in SUIT_LETTERS])
        return CARDS + mask
    if first == "units":
        return _read_units(battle, rest)
    if battle.armies[battle.actor] == NONE:
        return NONE
    keys = _keys(battle)
    if first == "lay" and len(rest) == 2 and rest[0] in keys and rest[1] in ("active", "passive"):
        return LAY + 2 * keys.index(rest[0]) + int(rest[1] == "active")
    if first == "keep" and all([key in keys for key in rest]):
        return KEEP + sum([1 << keys.index(key) for key in set(rest)])
    return NONE


def _read_units(battle: Battle, rest: list[str]) -> Choice:
    """Read units by their life, the most wounded first, and the specials that go along."""
    origin = origin_of(battle)
    if origin == NONE:
        return NONE
    troop = battle.troops[origin]
    names = [unit_text(battle, battle.actor, unit) for unit in troop]
    names += [SPECIAL_KEYS[kind] for kind in battle.specials_in(battle.actor, origin)]
    mask = 0
    for word in rest:
        free = [i for i, name in enumerate(names) if name == word and not mask >> i & 1]
        if not free:
            return NONE
        mask |= 1 << free[0]
    return UNITS + mask
