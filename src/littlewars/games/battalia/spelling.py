"""Choices of Battalia as text, such as `recruit chief`, `move hero1 C4`, `attack hero1 hero2-I` or `card H-U`."""

from typing import Final

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
    LAST,
    LAY,
    LEAD,
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
from littlewars.games.battalia.cards import CARD_TEXTS, FACTION_LETTERS, RANK_KEYS, TYPE_KEYS
from littlewars.games.battalia.clash import BUFF, TARGETS
from littlewars.games.battalia.content import ROW, SLOTS
from littlewars.games.battalia.ground import DIRECTIONS, NONE, SQUARE_NAMES, SQUARES
from littlewars.games.battalia.names import SEATS
from littlewars.games.battalia.piles import PILE_KEYS
from littlewars.games.battalia.state import World
from littlewars.games.battalia.steps.chance import Chance
from littlewars.kernel.agenda import NATURE, Choice
from littlewars.kernel.errors import NotationError
from littlewars.kernel.words import Message

SINGLE: Final = {
    CHEAPEST: "pay", LEAD: "lead", BRIBE: "bribe", EMPLOY: "employ", FIGHT: "fight", ROLL: "roll",
    EXCHANGE: "exchange", FORAGE: "forage",
}  # fmt: skip
ENDINGS: Final = {
    "Act": "end",
    "Opening": "nothing",
    "Meeting": "decline",
    "LineUp": "commit",
    "BuffStep": "skip",
    "Roam": "stay",
}  # what END means; else "done"
PLACES: Final = [str(place + 1) for place in range(SLOTS)]
RANGES: Final = [  # the words for a range of choices: the verb, the first choice, what follows
    ("rally", RALLY, FACTION_LETTERS),
    ("recruit", RECRUIT, RANK_KEYS),
    ("mercenary", MERCENARY, [str(place + 1) for place in range(ROW)]),
    ("acquire", ACQUIRE, TYPE_KEYS),
    ("lay", LAY, PILE_KEYS),
    ("card", CARD, CARD_TEXTS),
    ("spring", SLOT, PLACES),
    ("faction", FACTION, FACTION_LETTERS),
    ("type", TYPE, TYPE_KEYS),
    ("turn", TURN, [str(quarters) for quarters in range(DIRECTIONS)]),
    ("square", SQUARE, SQUARE_NAMES),
    ("upgrade", UPGRADE, SQUARE_NAMES),
    ("hire", HERO, SQUARE_NAMES),
    ("play", PLAY, CARD_TEXTS),
]
OF_FIGURES: Final = [("meet", FIGURE), ("confront", CONFRONT)]  # the words for a range of figures


def figure_keys(world: World) -> list[str]:
    """Name the figures: one's own heroes `hero1` and `hero2`, those of the Islanders `hero1-I` and `hero2-I`."""
    found: list[str] = []
    for figure in range(BUFF):
        seat = figure // 2
        faction = world.factions[seat] if seat < world.terms.players else NONE
        whose = "-" + (FACTION_LETTERS[faction] if faction != NONE else SEATS[seat])
        found.append(f"hero{figure % 2 + 1}{'' if seat == world.actor else whose}")
    return [*found, "buff"]


def target_keys(world: World) -> list[str]:
    """Name what can be attacked."""
    return [*figure_keys(world), "city", "ruins"]


def spell(world: World, choice: Choice) -> str:
    """Write any number as a choice."""
    step = world.agenda[-1] if world.agenda else None
    if world.actor == NATURE:
        assert isinstance(step, Chance)
        return step.spelled(world, choice)
    if choice == END:
        return ENDINGS.get(type(step).__name__, "done")
    if choice in SINGLE:
        return SINGLE[choice]
    for word, first, names in RANGES:
        if first <= choice < first + len(names):
            return f"{word} {names[choice - first]}"
    figures = figure_keys(world)
    for word, first in OF_FIGURES:
        if first <= choice < first + len(figures):
            return f"{word} {figures[choice - first]}"
    if ATTACK <= choice < MOVE:
        return f"attack {figures[(choice - ATTACK) // TARGETS]} {target_keys(world)[(choice - ATTACK) % TARGETS]}"
    if MOVE <= choice < LAST:
        return f"move {figures[(choice - MOVE) // SQUARES]} {SQUARE_NAMES[(choice - MOVE) % SQUARES]}"
    return f"#{choice}"


def read(world: World, text: str) -> Choice:
    """Read a choice of whoever must choose, legal or not; of nature, only what can come."""
    words = text.split()
    if world.actor == NATURE:
        found = [choice for choice in world.legal() if spell(world, choice) == " ".join(words)]
        choice = found[0] if found else NONE
    else:
        choice = _read_words(world, words)
    if choice == NONE:
        raise NotationError(Message("notation-no-choice", text=text))
    return choice


def _read_words(world: World, words: list[str]) -> Choice:
    figures = figure_keys(world)
    if len(words) == 1:
        return _read_word(words[0])
    if len(words) == 2:
        for verb, first, names in RANGES:
            if words[0] == verb and words[1] in names:
                return first + names.index(words[1])
        for verb, first in OF_FIGURES:
            if words[0] == verb and words[1] in figures:
                return first + figures.index(words[1])
    if len(words) == 3 and words[1] in figures:
        figure, targets = figures.index(words[1]), target_keys(world)
        if words[0] == "attack" and words[2] in targets:
            return ATTACK + TARGETS * figure + targets.index(words[2])
        if words[0] == "move" and words[2] in SQUARE_NAMES:
            return MOVE + SQUARES * figure + SQUARE_NAMES.index(words[2])
    return NONE


def _read_word(word: str) -> Choice:
    for choice, name in SINGLE.items():
        if word == name:
            return choice
    if word in ENDINGS.values() or word == "done":
        return END
    return int(word[1:]) if word[0] == "#" and word[1:].isdecimal() and len(word) < 9 else NONE
