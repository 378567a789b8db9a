"""Battalia put together: options, first positions, words."""

from collections.abc import Sequence
from random import Random

from littlewars.games.battalia import notation, reading, sentences, spelling, touch
from littlewars.games.battalia.actions import FIGURES
from littlewars.games.battalia.cards import (
    CARD_TEXTS,
    GREAT_KEYS,
    KINDS,
    banner_of,
    is_artefact,
    is_unit,
    rank_of,
    type_of,
)
from littlewars.games.battalia.clash import NO_CLASH
from littlewars.games.battalia.content import (
    ARTEFACTS,
    BANNERS,
    GREAT_ARTEFACTS,
    RANKS_OF_UNITS,
    ROW,
)
from littlewars.games.battalia.draw import draw, draw_hand
from littlewars.games.battalia.evaluate import BUDGETS, evaluate
from littlewars.games.battalia.events import KINDS as EVENT_KINDS
from littlewars.games.battalia.facts import facts
from littlewars.games.battalia.foresight import FORESIGHT
from littlewars.games.battalia.ground import NONE, SQUARES
from littlewars.games.battalia.imagine import imagine
from littlewars.games.battalia.judging import GOING_ON, faction_key
from littlewars.games.battalia.luck import luck
from littlewars.games.battalia.names import SEATS
from littlewars.games.battalia.piles import PILES, full_piles
from littlewars.games.battalia.seeing import see
from littlewars.games.battalia.sketch import sketch
from littlewars.games.battalia.state import World
from littlewars.games.battalia.steps.setup import opening_steps
from littlewars.games.battalia.terms import Terms
from littlewars.games.battalia.view import WorldView
from littlewars.kernel.agenda import NOBODY, Choice, Event, Seat
from littlewars.kernel.events import EventKind
from littlewars.kernel.foresight import Foresight
from littlewars.kernel.game import Game
from littlewars.kernel.setup import NumberOption, Option, Setup, Value
from littlewars.kernel.sketch import Sketch
from littlewars.kernel.words import Message, Say

PRESETS: dict[str, dict[str, Value]] = {
    "standard": {},
    "introductory": {"mode": "basic", "target_level4": 3},
    "black-horde": {"hard_neutrals": True, "entry_attack_before_refill": True},
    "without-buff": {"buff": False},
    "conquest": {"capture_drops_level": True, "target_level4": 4},
}


class Battalia(Game):
    """Battalia, with Buff le Sans Bannière."""

    def __init__(self) -> None:
        title = "Battalia"
        super().__init__("battalia", 1, "littlewars.games.battalia", {"en": title, "fr": title}, has_secrets=True)

    def options(self) -> list[Option]:
        return [
            Option("players", [2, 3, 4], 2, "BAT-100"),
            Option("mode", ["advanced", "basic"], "advanced", "BAT-230"),
            Option("buff", [True, False], True, "BAT-231"),
            Option("target_level4", [3, 4, 5], 5, "BAT-220"),
            NumberOption("max_weeks", [3, 6, 9], 9, 1, "BAT-222"),
            Option("hard_neutrals", [False, True], False, "BAT-104"),
            Option("strict_edges", [False, True], False, "BAT-163"),
            Option("capture_drops_level", [False, True], False, "BAT-189"),
            Option("refill_after_reaction", [True, False], True, "BAT-141"),
            Option("random_setup", [False, True], False, "BAT-108"),
            Option("auction_allow_zero", [False, True], False, "BAT-4"),
            Option("entry_attack_before_refill", [False, True], False, "BAT-15"),
            Option("buff_passes_protected", [False, True], False, "BAT-31"),
            Option("accord_binds_employed", [False, True], False, "BAT-36"),
            Option("city_shelters_hero", [False, True], False, "BAT-25"),
        ]

    def first_options(self) -> dict[str, Value]:
        return PRESETS["introductory"]

    def presets(self) -> dict[str, dict[str, Value]]:
        return PRESETS

    def seats(self, setup: Setup) -> list[str]:
        return SEATS[: setup.whole("players")]

    def begin(self, setup: Setup) -> World:
        terms = Terms(setup)
        seats = range(terms.players)
        world = World(
            [], NOBODY, terms, 0, NONE, NONE, NONE, [NONE for _ in seats], [NONE for _ in seats], [0] * SQUARES,
            [NONE] * SQUARES, [0] * SQUARES, [NONE] * SQUARES, [NONE] * FIGURES, [0] * FIGURES, NONE,
            [0 for _ in seats], [[] for _ in seats], [[] for _ in seats], [[] for _ in seats], [], [],
            [[] for _ in seats], [[] for _ in seats], [NONE] * PILES, full_piles(), [[] for _ in range(5)],
            [NONE] * ROW, terms.provisions, [], False, 0, 0, 0, NO_CLASH, GOING_ON,
        )  # fmt: skip
        world.then(*opening_steps(world))
        return world

    def spell(self, world: World, choice: Choice) -> str:
        return spelling.spell(world, choice)

    def read(self, world: World, text: str) -> Choice:
        return spelling.read(world, text)

    def write(self, world: World) -> str:
        return notation.write(world)

    def parse(self, text: str, setup: Setup) -> World:
        return reading.parse(text, self.begin(setup))

    def facts(self, world: World) -> dict[str, Value | list[str]]:
        return facts(world)

    def view(self, world: World, seat: Seat) -> WorldView:
        return see(world, seat)

    def imagine(self, world: World, seat: Seat, rng: Random) -> World:
        return imagine(world, seat, rng)

    def side(self, world: World, setup: Setup, seat: Seat) -> str:
        return faction_key(world, seat) or SEATS[seat]

    def describe(self, world: World, choice: Choice) -> Message:
        return sentences.describe(world, choice)

    def kinds(self) -> list[EventKind]:
        return EVENT_KINDS

    def sentence(self, world: World, event: Event, seat: Seat) -> Message | None:
        return sentences.sentence(world, event, seat)

    def lexicon(self, language: str) -> dict[str, str]:
        names: dict[str, str] = {}
        for banner in BANNERS:
            names["faction-" + banner.key] = banner.names[language]
            names["seat-" + banner.key] = banner.seat_name(language)
        for rank in RANKS_OF_UNITS:
            names["rank-" + rank.key] = rank.names[language]
        for artefact in ARTEFACTS:
            names["type-" + artefact.key] = artefact.names[language]
            names[f"type-{artefact.key}-text"] = artefact.texts[language]
        for great in GREAT_ARTEFACTS:
            names[f"great-{great.key}-text"] = great.texts[language]
        for card in range(KINDS):
            names["card-" + CARD_TEXTS[card]] = card_words(card, language)
            if is_unit(card):
                names[f"card-{CARD_TEXTS[card]}-title"] = BANNERS[banner_of(card)].units[rank_of(card)][language]
        return names

    def sketch(self, view: WorldView) -> Sketch:
        return sketch(view)

    def draw(self, view: WorldView, events: Sequence[Event], say: Say) -> str:
        return draw(view, events, say)

    def draw_hand(self, view: WorldView, say: Say) -> str:
        return draw_hand(view, say)

    def marks(self, world: World, choice: Choice) -> list[str]:
        return touch.marks(world, choice)

    def meant(self, world: World, touched: list[str]) -> list[Choice]:
        return touch.meant(world, touched)

    def shown(self, event: Event) -> list[str]:
        return touch.shown(event)

    def luck(self, world: World, events: Sequence[Event]) -> list[Message]:
        return luck(world, events)

    def players(self, world: World) -> int:
        return world.terms.players

    def evaluate(self, world: World, seat: Seat) -> int:
        return evaluate(world, seat)

    def foresight(self) -> Foresight:
        return FORESIGHT

    def budgets(self) -> list[int]:
        return BUDGETS


def card_words(card: int, language: str) -> str:
    """Name a card: its rank or type, and its banner."""
    if is_unit(card):
        name, banner = RANKS_OF_UNITS[rank_of(card)].names[language], BANNERS[banner_of(card)].adjectives[0][language]
    elif is_artefact(card):
        kind = ARTEFACTS[type_of(card)]
        name, banner = kind.names[language], BANNERS[banner_of(card)].adjectives[int(kind.feminine)][language]
    else:
        return provision_or_great(card, language)
    return f"{name} {banner}" if language == "fr" else f"{banner} {name}"


def provision_or_great(card: int, language: str) -> str:
    """Name provisions, or a Great Artefact."""
    great = card - (KINDS - len(GREAT_KEYS))
    return "Provisions" if great < 0 else GREAT_ARTEFACTS[great].names[language]
