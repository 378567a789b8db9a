"""Les Rois du Champ de Bataille put together: options, first positions, words."""

from collections.abc import Sequence
from random import Random
from typing import Final

from littlewars.games.rois_du_champ_de_bataille import notation, reading, sentences, spelling, touch
from littlewars.games.rois_du_champ_de_bataille.cards import PACK, SUITS
from littlewars.games.rois_du_champ_de_bataille.content import (
    ARMIES,
    ARMY_KEYS,
    KINDS_OF_SPECIAL,
    SCENARIOS,
    SCENERY,
    SPECIALS,
)
from littlewars.games.rois_du_champ_de_bataille.deed import NO_DEED
from littlewars.games.rois_du_champ_de_bataille.draw import army_portrait, draw, draw_hand, scenario_portrait
from littlewars.games.rois_du_champ_de_bataille.evaluate import BUDGETS, alike, evaluate
from littlewars.games.rois_du_champ_de_bataille.events import KINDS
from littlewars.games.rois_du_champ_de_bataille.facts import facts
from littlewars.games.rois_du_champ_de_bataille.foresight import FORESIGHT
from littlewars.games.rois_du_champ_de_bataille.ground import BLACK, HOME_ROWS, NONE, RED, SEATS, ZONES
from littlewars.games.rois_du_champ_de_bataille.imagine import imagine
from littlewars.games.rois_du_champ_de_bataille.judging import GOING_ON
from littlewars.games.rois_du_champ_de_bataille.luck import luck
from littlewars.games.rois_du_champ_de_bataille.orders.order import PLAIN, ROSTER
from littlewars.games.rois_du_champ_de_bataille.sketch import sketch
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.games.rois_du_champ_de_bataille.steps.scenery import DealScenery
from littlewars.games.rois_du_champ_de_bataille.steps.setup import (
    ChooseArmy,
    Collect,
    FirstOrder,
    FirstPlayer,
    KeepOrders,
    PlaceAmbush,
    PlaceSpecial,
    Reveal,
)
from littlewars.games.rois_du_champ_de_bataille.steps.turn import StartTurn
from littlewars.games.rois_du_champ_de_bataille.terms import CHOOSE, Terms, armies_of
from littlewars.games.rois_du_champ_de_bataille.terrain import Terrain, bare
from littlewars.games.rois_du_champ_de_bataille.units import NO_UNIT, make
from littlewars.games.rois_du_champ_de_bataille.view import BattleView, see
from littlewars.kernel.agenda import NOBODY, Choice, Event, Seat, Step
from littlewars.kernel.events import EventKind
from littlewars.kernel.foresight import Foresight
from littlewars.kernel.game import Game
from littlewars.kernel.setup import NumberOption, Option, Setup, Value
from littlewars.kernel.sketch import Sketch
from littlewars.kernel.words import Message, Say

ARMY_OPTIONS: Final = [seat + "_army" for seat in SEATS]


class RoisDuChampDeBataille(Game):
    """Les Rois du Champ de Bataille."""

    def __init__(self) -> None:
        title = "Les Rois du Champ de Bataille"
        package = "littlewars.games.rois_du_champ_de_bataille"
        super().__init__("rois-du-champ-de-bataille", 1, package, {"en": title, "fr": title}, has_secrets=True)

    def options(self) -> list[Option]:
        armies: list[Value] = [CHOOSE, *ARMY_KEYS]
        return [
            Option("scenario", list(SCENARIOS), "bataille_rangee", "RCB-511"),
            Option("red_army", armies, CHOOSE, "RCB-1202"),
            Option("black_army", armies, CHOOSE, "RCB-1202"),
            Option("activation_scope", ["zone", "army"], "zone", "RCB-208"),
            Option("max_hand", [5, 6, 7, 8], 5, "RCB-212"),
            Option("colour_test_joker", ["redraw", "miss"], "redraw", "RCB-214"),
            Option("flip_cost", [0, 1], 0, "RCB-311"),
            Option("flat_scope", ["zone", "unit"], "zone", "RCB-318"),
            Option("specials", [0, 1, 2, 3], 0, "RCB-404"),
            Option("support_adjacency", ["eight", "four"], "eight", "RCB-803"),
            Option("partial_attack", [True, False], True, "RCB-805"),
            Option("point_blank_fire", [False, True], False, "RCB-905"),
            Option("combo_leftover", ["lost", "returned"], "lost", "RCB-934"),
            Option("counter_counter", [False, True], False, "RCB-937"),
            Option("rapids_every_turn", [False, True], False, "RCB-1011"),
            NumberOption("max_rounds", [30, 50, 100], 100, 1, "RCB-1103"),
            NumberOption("no_loss_limit", [20, 40, 60], 40, 1, "RCB-1103"),
            Option("marathon", ["split_damage", "share_wounds"], "split_damage", "RCB-GRE-5"),
            Option("alpes", ["two_steps", "two_stacks"], "two_steps", "RCB-CAR-4"),
            Option("mercenaire_fail", ["normal_plus_backlash", "attack_fails"], "normal_plus_backlash", "RCB-CAR-5"),
            Option("nature_strict", [False, True], False, "RCB-ELF-4"),
            Option("bravoure", ["immune", "max_two"], "immune", "RCB-NAI-5"),
            Option("fievre_joker", ["zones", "armies"], "zones", "RCB-NAI-6"),
            Option("soif_de_sang", ["per_attack", "per_unit"], "per_attack", "RCB-ORQ-1"),
            Option("utopie", ["start_draw", "end_draw"], "start_draw", "RCB-COL-6"),
        ]

    def first_options(self) -> dict[str, Value]:
        return {"scenario": "escarmouche"}

    def check(self, setup: Setup) -> None:
        armies_of(setup)

    def seats(self, setup: Setup) -> list[str]:
        return SEATS

    def begin(self, setup: Setup) -> Battle:
        terms = Terms(setup)
        scenario = terms.scenario
        owner = [NONE] * ZONES
        troops: list[list[int]] = [[] for _ in range(ZONES)]
        for seat in (RED, BLACK):  # RCB-502
            life = scenario.life[seat]
            for zone, count in zip(HOME_ROWS[seat], scenario.units[seat], strict=True):
                owner[zone] = seat
                troops[zone] = [make(life, life)] * count
        terrain = Terrain(scenario.kinds, scenario.walls, [0] * ZONES) if scenario.kinds else bare()
        battle = Battle(
            [], NOBODY, terms, 0, RED, armies_of(setup), terrain, owner, troops, [NO_UNIT] * ZONES, [0, 0],
            [NONE] * 2 * KINDS_OF_SPECIAL, [[0] * SUITS, [0] * SUITS], PACK[:], [0] * SUITS,
            [[0] * SUITS, [0] * SUITS], [0, 0], [NONE, NONE], [0, 0], [0, 0], [0, 0], [0, 0], [PLAIN, PLAIN], [0, 0],
            [0, 0], [0, 0], 0, 0, [], 0, 0, 0, 0, NONE, NO_DEED, 0, 0, 0, False, False, scenario.defeat[:], GOING_ON,
            NONE,
        )  # fmt: skip
        battle.then(*opening(battle))
        return battle

    def spell(self, battle: Battle, choice: Choice) -> str:
        return spelling.spell(battle, choice)

    def read(self, battle: Battle, text: str) -> Choice:
        return spelling.read(battle, text)

    def write(self, battle: Battle) -> str:
        return notation.write(battle)

    def parse(self, text: str, setup: Setup) -> Battle:
        return reading.parse(text, self.begin(setup))

    def facts(self, battle: Battle) -> dict[str, Value | list[str]]:
        return facts(battle)

    def view(self, battle: Battle, seat: Seat) -> BattleView:
        return see(battle, seat)

    def imagine(self, battle: Battle, seat: Seat, rng: Random) -> Battle:
        return imagine(battle, seat, rng)

    def describe(self, battle: Battle, choice: Choice) -> Message:
        return sentences.describe(battle, choice)

    def kinds(self) -> list[EventKind]:
        return KINDS

    def sentence(self, battle: Battle, event: Event, seat: Seat) -> Message | None:
        return sentences.sentence(event)

    def lexicon(self, language: str) -> dict[str, str]:
        names: dict[str, str] = {}
        for army in ARMIES:
            names["army-" + army.key] = army.names[language]
            for option in ARMY_OPTIONS:
                names[f"{option}-{army.key}"] = army.names[language]
        for order in ROSTER:
            names["order-" + order.key] = order.names[language]
            names[f"order-{order.key}-text"] = order.texts[language]
            if order.asks:
                names[f"order-{order.key}-ask"] = order.asks[language]
            for number, act in enumerate(order.act_names, 1):
                names[f"order-{order.key}-act-{number}"] = act[language]
        for scenery in SCENERY:
            names["scenery-" + scenery.key] = scenery.names[language]
        for special in SPECIALS:
            names["special-" + special.key] = special.names[language]
            names[f"special-{special.key}-text"] = special.texts[language]
        for scenario in SCENARIOS.values():
            names["scenario-" + scenario.key] = scenario.names[language]
            names[f"scenario-{scenario.key}-text"] = scenario.texts[language]
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
        if option in ARMY_OPTIONS and value in ARMY_KEYS:
            return army_portrait(str(value), ARMY_OPTIONS.index(option), say)
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

    def alike(self, battle: Battle, choices: list[Choice]) -> list[int]:
        return alike(battle, choices)

    def foresight(self) -> Foresight:
        return FORESIGHT

    def budgets(self) -> list[int]:
        return BUDGETS


def opening(battle: Battle) -> list[Step]:
    """List what comes before the first turn (RCB-501 to RCB-511)."""
    scenario = battle.terms.scenario
    steps: list[Step] = [ChooseArmy(seat) for seat in (RED, BLACK) if battle.armies[seat] == NONE]
    if not scenario.kinds:
        steps.append(DealScenery(0, 0, 0, 0))
    if battle.terms.specials:
        steps.append(PlaceSpecial(2 * battle.terms.specials - 1, RED))
    if scenario.ambush:
        steps.append(PlaceAmbush(BLACK))
    steps += [Collect(), KeepOrders(RED), KeepOrders(BLACK), FirstOrder(RED), FirstOrder(BLACK), Reveal()]
    steps.append(FirstPlayer(RED) if scenario.first == NONE else StartTurn(scenario.first))
    return steps
