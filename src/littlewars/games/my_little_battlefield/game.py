"""My Little Battlefield put together: options, first positions, words."""

from collections.abc import Sequence
from typing import Final

from littlewars.games.my_little_battlefield import notation, orders, sentences, touch
from littlewars.games.my_little_battlefield.content import (
    BOARDS,
    COMPOSITIONS,
    FACTION,
    FACTIONS,
    KINDS,
    LEVELS,
    SCENARIOS,
    SECTORS,
    dealt_with,
)
from littlewars.games.my_little_battlefield.draw import (
    board_portrait,
    draw,
    draw_hand,
    faction_portrait,
    scenario_portrait,
)
from littlewars.games.my_little_battlefield.evaluate import BUDGETS, evaluate
from littlewars.games.my_little_battlefield.events import KINDS as EVENT_KINDS
from littlewars.games.my_little_battlefield.faces import FACES
from littlewars.games.my_little_battlefield.foresight import FORESIGHT
from littlewars.games.my_little_battlefield.ground import BLUE, BOARD, CELLS, NO_PAWN, NONE, RED, RESERVE, SEATS
from littlewars.games.my_little_battlefield.luck import luck
from littlewars.games.my_little_battlefield.names import scenario_name
from littlewars.games.my_little_battlefield.scenarios import make_scenario
from littlewars.games.my_little_battlefield.sketch import sketch
from littlewars.games.my_little_battlefield.state import KIND_OF, Battle
from littlewars.games.my_little_battlefield.steps.setup import ChooseFaction, DrawComposition
from littlewars.games.my_little_battlefield.terms import Terms, compositions_of, deck_of, faction_of, power_vp_of
from littlewars.games.my_little_battlefield.view import BattleView, see
from littlewars.kernel.agenda import NOBODY, Choice, Event, Seat
from littlewars.kernel.errors import SetupError
from littlewars.kernel.events import EventKind
from littlewars.kernel.foresight import Foresight
from littlewars.kernel.game import Game
from littlewars.kernel.setup import NumberOption, Option, Setup, TextOption, Value
from littlewars.kernel.sketch import Sketch
from littlewars.kernel.words import Message, Say

FACTION_OPTIONS: Final = [seat + "_faction" for seat in SEATS]
CHOOSE: Final = "choose"
POWER_VP: Final = [", ".join([str(level.vp) for level in LEVELS]), "1, 2, 3, 5, 6, 8"]  # two readings of the track


class MyLittleBattlefield(Game):
    """My Little Battlefield, by François Bruntz (V1.13)."""

    def __init__(self) -> None:
        title = "My Little Battlefield"
        package = "littlewars.games.my_little_battlefield"
        super().__init__("my-little-battlefield", 1, package, {"en": title, "fr": title})

    def options(self) -> list[Option]:
        factions: list[Value] = [CHOOSE, *FACTION]
        return [
            Option("mode", ["duel", "solo"], "duel", "MLB-04"),
            Option("scenario", list(SCENARIOS), "pitched_battle", "MLB-01"),
            Option("blue_faction", factions, CHOOSE, "MLB-10"),
            Option("red_faction", factions, CHOOSE, "MLB-10"),
            Option("ia_board", list(BOARDS), "raiders", "MLB-201"),
            Option("ia_start_power", [1, 2, 3, 4], 1, "MLB-202"),
            TextOption("deck_composition", ["random", *COMPOSITIONS], "random", "MLB-17"),
            Option("identical_boards", [False, True], False, "MLB-27"),
            Option("repel_die", ["defense", "attack", "either"], "defense", "MLB-104"),
            Option("reroll_mode", ["subset", "all"], "subset", "MLB-50"),
            Option("follow_move_blocks", ["both", "destination"], "both", "MLB-62"),
            Option("retreat_fallback", ["reserve", "adjacent_uncontrolled"], "reserve", "MLB-141"),
            Option("victory_check", ["end_of_own_turn", "latched", "any_turn_end"], "end_of_own_turn", "MLB-194"),
            Option("forest_resource", ["morale", "command"], "morale", "MLB-162"),
            TextOption("power_vp", list(POWER_VP), POWER_VP[0], "MLB-14"),
            NumberOption("max_turns", [40, 60, 80, 100], 100, 1, "MLB-196"),
            Option("solo_first", ["random", "player"], "random", "MLB-203"),
            Option("solo_reserve_reach", ["enter", "control_home_row"], "enter", "MLB-250"),
            Option("solo_vp20", [False, True], False, "MLB-253"),
            Option("solo_follow_bonus", [True, False], True, "MLB-245"),
            Option("ia_bonus_special_dice", [True, False], True, "MLB-243"),
            Option("ia_reserve_only_if_ahead", [False, True], False, "MLB-237"),
        ]

    def first_options(self) -> dict[str, Value]:
        return {"blue_faction": "kingdom", "red_faction": "orcs"}

    def check(self, setup: Setup) -> None:
        sheet = SCENARIOS[setup.text("scenario")]
        if setup.text("mode") == "solo" and not sheet.solo:
            raise SetupError(Message("setup-not-solo", scenario=scenario_name(sheet.key)))
        deck_of(setup)
        power_vp_of(setup)
        compositions_of(setup, sheet.centrepiece >= 0)

    def seats(self, setup: Setup) -> list[str]:
        return SEATS

    def ruled(self, setup: Setup) -> list[Seat]:
        return [RED] if setup.text("mode") == "solo" else []

    def rule_opponent(self) -> dict[str, Value]:
        return {"mode": "solo"}

    def begin(self, setup: Setup) -> Battle:
        terms = Terms(setup, make_scenario(setup))
        sheet = terms.scenario.sheet
        power = sheet.power[:]
        resources = [sheet.morale[BLUE], sheet.command[BLUE], sheet.morale[RED], sheet.command[RED]]
        factions = [faction_of(setup, BLUE), faction_of(setup, RED)]
        if terms.solo:  # MLB-202
            power[RED] = setup.whole("ia_start_power")
            resources[2:] = [0, 0]
            factions[RED] = NONE
        place = [
            RESERVE if dealt_with(power[unit // 4], kind) or terms.ruled(unit // 4) else BOARD
            for unit, kind in enumerate(KIND_OF)
        ]
        battle = Battle(
            [], NOBODY, terms, 0, BLUE, [], [0, 0, 0, 0], factions, place, [NO_PAWN] * CELLS, resources, power,
            [0] * FACES, [], 0, False, False, [0, 0], 1, 0, [0, 0], [False, False], NONE, False, False,
        )  # fmt: skip
        battle.then(*[ChooseFaction(seat) for seat in (BLUE, RED) if factions[seat] == NONE and not terms.ruled(seat)])
        battle.agenda.insert(0, DrawComposition())
        return battle

    def spell(self, battle: Battle, choice: Choice) -> str:
        return orders.spell(battle, choice)

    def read(self, battle: Battle, text: str) -> Choice:
        return orders.read(battle, text)

    def write(self, battle: Battle) -> str:
        return notation.write(battle)

    def parse(self, text: str, setup: Setup) -> Battle:
        return notation.parse(text, self.begin(setup))

    def facts(self, battle: Battle) -> dict[str, Value | list[str]]:
        return orders.facts(battle)

    def view(self, battle: Battle, seat: Seat) -> BattleView:
        return see(battle)

    def describe(self, battle: Battle, choice: Choice) -> Message:
        return sentences.describe(battle, choice)

    def kinds(self) -> list[EventKind]:
        return EVENT_KINDS

    def sentence(self, battle: Battle, event: Event, seat: Seat) -> Message | None:
        return sentences.sentence(battle, event)

    def lexicon(self, language: str) -> dict[str, str]:
        names = {"power_vp-" + points: points for points in POWER_VP}
        for sector in SECTORS:
            names["sector-" + sector.key] = sector.names[language]
            names[f"sector-{sector.key}-rule"] = sector.texts[language]
            if sector.future_names:
                names[f"sector-{sector.key}-sf"] = sector.future_names[language]
        for faction in FACTIONS:
            names["faction-" + faction.key] = faction.names[language]
            names[f"faction-{faction.key}-power"] = faction.power_names[language]
            names[f"faction-{faction.key}-power-text"] = faction.texts[language]
            for option in FACTION_OPTIONS:
                names[f"{option}-{faction.key}"] = faction.names[language]
        for board in BOARDS.values():
            names["board-" + board.key] = names["ia_board-" + board.key] = board.names[language]
            for level, text in enumerate(board.texts[language], 1):
                names[f"board-{board.key}-{level}"] = text
        for army in [*FACTIONS, *BOARDS.values()]:
            for kind, named in zip(KINDS, army.unit_names, strict=True):
                names[f"figure-{army.key}-{kind}"] = named[language]
        for scenario in SCENARIOS.values():
            names["scenario-" + scenario.key] = scenario.names[language]
            names[f"scenario-{scenario.key}-goal"] = scenario.goals[language]
        return names

    def sketch(self, view: BattleView) -> Sketch:
        return sketch(view)

    def draw(self, view: BattleView, events: Sequence[Event], say: Say) -> str:
        return draw(view, events, say)

    def draw_hand(self, view: BattleView, say: Say) -> str:
        return draw_hand(view, say)

    def portrait(self, option: str, value: Value, say: Say) -> str:
        if option == "scenario" and value in SCENARIOS:
            return scenario_portrait(str(value), say)
        if option in FACTION_OPTIONS and value in FACTION:
            return faction_portrait(str(value), FACTION_OPTIONS.index(option), say)
        if option == "ia_board" and value in BOARDS:
            return board_portrait(str(value), say)
        return ""

    def marks(self, battle: Battle, choice: Choice) -> list[str]:
        return touch.marks(battle, choice)

    def meant(self, battle: Battle, touched: list[str]) -> list[Choice]:
        return touch.meant(battle, touched)

    def shown(self, event: Event) -> list[str]:
        return touch.shown(event)

    def luck(self, battle: Battle, events: Sequence[Event]) -> list[Message]:
        return luck(battle, events)

    def evaluate(self, battle: Battle, seat: Seat) -> int:
        return evaluate(battle, seat)

    def foresight(self) -> Foresight:
        return FORESIGHT

    def budgets(self) -> list[int]:
        return BUDGETS
