"""Small Wars put together: options, first positions, words."""

from collections.abc import Sequence
from typing import Final

from littlewars.games.small_wars import notation, sentences, touch
from littlewars.games.small_wars.content import ARMIES, CHEAPEST, FIRST_OPTIONS, SCENARIOS, SHEETS
from littlewars.games.small_wars.draw import army_portrait, draw, draw_hand, scenario_portrait
from littlewars.games.small_wars.evaluate import BUDGETS, evaluate
from littlewars.games.small_wars.events import KINDS
from littlewars.games.small_wars.foresight import FORESIGHT
from littlewars.games.small_wars.luck import luck
from littlewars.games.small_wars.scenarios import make_scenario
from littlewars.games.small_wars.sketch import sketch
from littlewars.games.small_wars.state import War
from littlewars.games.small_wars.steps.muster import NextPick, TossForYoungest
from littlewars.games.small_wars.stock import SEATS, check_army, full_stock
from littlewars.games.small_wars.terms import Terms
from littlewars.games.small_wars.view import WarView, see
from littlewars.kernel.agenda import NOBODY, Choice, Event, Seat, Step
from littlewars.kernel.events import EventKind
from littlewars.kernel.foresight import Foresight
from littlewars.kernel.game import Game
from littlewars.kernel.setup import NumberOption, Option, Setup, TextOption, Value
from littlewars.kernel.sketch import Sketch
from littlewars.kernel.words import Message, Say

ARMY_OPTIONS: Final = [seat + "_army" for seat in SEATS]


class SmallWars(Game):
    """Small Wars, by CROC (Asmodee, 2010)."""

    def __init__(self) -> None:
        super().__init__("small-wars", 1, "littlewars.games.small_wars", {"en": "Small Wars", "fr": "Small Wars"})

    def options(self) -> list[Option]:
        armies: list[Value] = list(ARMIES)
        return [
            Option("scenario", list(SCENARIOS), "conquest", "SW-10"),
            Option("setup", ["draft", "armies"], "draft", "SW-20"),
            NumberOption("budget", list(range(100, 1001, 10)), 400, CHEAPEST, "SW-11"),
            TextOption("yellow_army", armies, "armoured_division", "SW-20"),
            TextOption("red_army", armies, "motorised_infantry", "SW-20"),
            Option("youngest", [*SEATS, "random"], "yellow", "SW-19"),
            Option("pool", ["shared", "unlimited"], "shared", "SW-12"),
            NumberOption("pool_sets", [0, 1, 2, 3, 4], 0, 0, "SW-12"),  # 0: as many as the budget needs
            Option("first_player", ["fixed", "alternate"], "fixed", "SW-26"),
            Option("must_act", [False, True], False, "SW-34"),
            Option("disengage", ["activation_start", "every_action"], "activation_start", "SW-48"),
            Option("disengage_scope", ["first_square", "whole_action"], "first_square", "SW-49"),
            Option("range_cross", ["no_attack", "own_square"], "no_attack", "SW-73"),
            Option("tie_break", ["draw", "points"], "draw", "SW-95"),
            Option("front_count", ["figures", "points"], "figures", "SW-97"),
            Option("hill", ["middle_row", "centre"], "middle_row", "SW-99"),
        ]

    def first_options(self) -> dict[str, Value]:
        return FIRST_OPTIONS

    def check(self, setup: Setup) -> None:
        if setup.text("setup") == "armies":
            for seat in SEATS:
                check_army(setup, seat)

    def seats(self, setup: Setup) -> list[str]:
        return SEATS

    def begin(self, setup: Setup) -> War:
        terms = Terms(setup, make_scenario(setup))
        youngest = setup.text("youngest")
        budget = setup.whole("budget")
        war = War(
            [], NOBODY, terms, 0 if youngest == "red" else 1, 0,
            [], [], [], [], [], [0, 0], [0, 0], [budget, budget], full_stock(setup),
        )  # fmt: skip
        first: Step = TossForYoungest() if youngest == "random" else NextPick(SEATS.index(youngest))
        war.then(first)
        return war

    def spell(self, war: War, choice: Choice) -> str:
        return notation.spell(war, choice)

    def read(self, war: War, text: str) -> Choice:
        return notation.read(war, text)

    def write(self, war: War) -> str:
        return notation.write(war)

    def parse(self, text: str, setup: Setup) -> War:
        return notation.parse(text, self.begin(setup))

    def facts(self, war: War) -> dict[str, Value | list[str]]:
        return notation.facts(war)

    def view(self, war: War, seat: Seat) -> WarView:
        return see(war)

    def describe(self, war: War, choice: Choice) -> Message:
        return sentences.describe(war, choice)

    def kinds(self) -> list[EventKind]:
        return KINDS

    def sentence(self, war: War, event: Event, seat: Seat) -> Message | None:
        return sentences.sentence(war, event)

    def lexicon(self, language: str) -> dict[str, str]:
        names = {"sheet-" + sheet.key: sheet.names[language] for sheet in SHEETS}
        for option in ARMY_OPTIONS:
            names.update({f"{option}-{key}": army.names[language] for key, army in ARMIES.items()})
        names.update({"scenario-" + key: scenario.names[language] for key, scenario in SCENARIOS.items()})
        return names

    def sketch(self, view: WarView) -> Sketch:
        return sketch(view)

    def draw(self, view: WarView, events: Sequence[Event], say: Say) -> str:
        return draw(view, events, say)

    def draw_hand(self, view: WarView, say: Say) -> str:
        return draw_hand(view, say)

    def portrait(self, option: str, value: Value, say: Say) -> str:
        if option == "scenario" and value in SCENARIOS:
            return scenario_portrait(make_scenario(self.setup({option: value})), say)
        if option in ARMY_OPTIONS and value in ARMIES:
            return army_portrait(ARMIES[str(value)], ARMY_OPTIONS.index(option), say)
        return ""

    def marks(self, war: War, choice: Choice) -> list[str]:
        return touch.marks(war, choice)

    def meant(self, war: War, touched: list[str]) -> list[Choice]:
        return touch.meant(war, touched)

    def threats(self, view: WarView) -> dict[str, list[str]]:
        return touch.threats(view)

    def shown(self, event: Event) -> list[str]:
        return touch.shown(event)

    def luck(self, war: War, events: Sequence[Event]) -> list[Message]:
        return luck(war, events)

    def evaluate(self, war: War, seat: Seat) -> int:
        return evaluate(war, seat)

    def foresight(self) -> Foresight:
        return FORESIGHT

    def budgets(self) -> list[int]:
        return BUDGETS
