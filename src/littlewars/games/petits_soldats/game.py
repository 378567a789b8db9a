"""Petits Soldats put together: options, first positions, words."""

from collections.abc import Sequence
from random import Random

from littlewars.games.petits_soldats import notation, reading, sentences, spelling, touch
from littlewars.games.petits_soldats.content import (
    CARDS,
    CUBES,
    LIBRARY,
    MISSIONS,
    SCENES,
    SKILLS,
    SQUAD_SIZES,
    THINGS,
)
from littlewars.games.petits_soldats.draw import draw, draw_hand, mission_portrait, table_portrait
from littlewars.games.petits_soldats.evaluate import BUDGETS, alike, evaluate
from littlewars.games.petits_soldats.events import KINDS
from littlewars.games.petits_soldats.facts import facts
from littlewars.games.petits_soldats.fairness import judge
from littlewars.games.petits_soldats.foresight import FORESIGHT
from littlewars.games.petits_soldats.imagine import imagine
from littlewars.games.petits_soldats.judging import GOING_ON
from littlewars.games.petits_soldats.layout import TOKENS
from littlewars.games.petits_soldats.lengths import GREEN_SEAT, HQ, NONE, SEATS, YELLOW_SEAT
from littlewars.games.petits_soldats.luck import luck
from littlewars.games.petits_soldats.measuring import measure
from littlewars.games.petits_soldats.sketch import sketch
from littlewars.games.petits_soldats.state import Battle
from littlewars.games.petits_soldats.steps.setup import ChooseSquad, HandBias, NameBearer, Reveal, Toss
from littlewars.games.petits_soldats.terms import BOOK_SQUAD, CUSTOM, PENALTIES, Terms, custom_table, table_of
from littlewars.games.petits_soldats.view import BattleView, see, table_seen
from littlewars.games.petits_soldats.workshop import WORKSHOP
from littlewars.kernel.agenda import NOBODY, Choice, Event, Seat, Step
from littlewars.kernel.errors import SetupError
from littlewars.kernel.events import EventKind
from littlewars.kernel.foresight import Foresight
from littlewars.kernel.game import Game
from littlewars.kernel.measure import Measure
from littlewars.kernel.setup import Option, Setup, TextOption, Value
from littlewars.kernel.sketch import Sketch
from littlewars.kernel.words import Message, Say
from littlewars.kernel.workshop import Workshop


class PetitsSoldats(Game):
    """Petits Soldats."""

    def __init__(self) -> None:
        title = "Petits Soldats"
        package = "littlewars.games.petits_soldats"
        super().__init__("petits-soldats", 1, package, {"en": title, "fr": title}, has_secrets=True)

    def options(self) -> list[Option]:
        return [
            Option("mission", [*MISSIONS], "training", "PS-1100"),
            Option("table", [*LIBRARY, CUSTOM], LIBRARY[0], "PS-1208"),
            TextOption("layout", [""], "", "PS-905"),
            Option("squad_size", [*SQUAD_SIZES], BOOK_SQUAD, "PS-1020"),
            Option("special_capacities", [False, True], False, "PS-1001"),
            Option("medic", [False, True], False, "PS-1010"),
            Option("throw_skill", [*SKILLS], "soldier", "PS-1207"),
            Option("throw_bias", [False, True], False, "PS-931"),
            Option("victory_distance", [3, 4, 5], 4, "PS-112"),
            Option("squad_pick", ["secret", "open"], "secret", "PS-117"),
            Option("chest_bottom_recovery", ["all", "one"], "all", "PS-323"),
            Option("los_mode", ["eye_to_body", "body_to_body"], "eye_to_body", "PS-608"),
            Option("figures_block_los", [True, False], True, "PS-606"),
            Option("figures_block_movement", [False, True], False, "PS-409"),
            Option("low_cover", [False, True], False, "PS-605"),
            Option("recon_up_to", [False, True], False, "PS-701"),
            Option("sniper_penalties", [*PENALTIES], PENALTIES[0], "PS-715"),
            Option("mortar_tokens", ["heart", "shield"], "heart", "PS-723"),
            Option("grenade_offboard", ["dud", "mishap_only"], "dud", "PS-734"),
            Option("star_if_unclaimed", ["keep", "wiped"], "keep", "PS-811"),
            Option("star_rule", ["book", "alternate"], "book", "PS-810"),
            Option("tie_break_tokens", ["heart", "shield"], "heart", "PS-823"),
        ]

    def check(self, setup: Setup) -> None:
        table = table_of(setup)
        if setup.text("table") == CUSTOM and not judge(table).playable:
            raise SetupError(Message("setup-unfair-table"))
        if setup.text("mission") == "biscuits" and not table.goals:
            raise SetupError(Message("setup-no-goals"))

    def seats(self, setup: Setup) -> list[str]:
        return SEATS[:]

    def begin(self, setup: Setup) -> Battle:
        terms, table = Terms(setup), table_of(setup)
        everybody = range(2 * terms.squad)
        goals = [number for point in table.goals for number in point] if terms.biscuits else []
        battle = Battle(
            agenda=[],
            actor=NOBODY,
            terms=terms,
            table=table,
            round=0,
            active=NONE,
            first=NONE,
            star=NONE,
            flag=0,
            general=[0, 0],
            lid=[terms.lid, terms.lid],
            bottom=[0, 0],
            practised=[0, 0],
            shown=False,
            kinds=[NONE for _ in everybody],
            x=[HQ for _ in everybody],
            y=[HQ for _ in everybody],
            orders=[0 for _ in everybody],
            hearts=[0 for _ in everybody],
            shields=[0 for _ in everybody],
            bearers=[NONE, NONE],
            cubes=[CUBES] * TOKENS,
            biscuits=goals,
            carried=[NONE for _ in range(len(goals) // 2)],
            shooter=NONE,
            target=NONE,
            dice=[0, 0, 0],
            scope=NONE,
            rerolls=0,
            swept=NONE,
            bias=[0, 0],
            ending=GOING_ON,
            winner=NONE,
        )
        battle.then(*opening(terms))
        return battle

    # -- text

    def spell(self, battle: Battle, choice: Choice) -> str:
        return spelling.spell(battle, choice)

    def read(self, battle: Battle, text: str) -> Choice:
        words = " ".join(text.split())
        choice = spelling.read(battle, words)
        return choice if choice != NONE else super().read(battle, words)

    def write(self, battle: Battle) -> str:
        return notation.write(battle)

    def parse(self, text: str, setup: Setup) -> Battle:
        return reading.parse(text, self.begin(setup))

    def facts(self, battle: Battle) -> dict[str, Value | list[str]]:
        return facts(battle)

    # -- what a seat knows

    def view(self, battle: Battle, seat: Seat) -> BattleView:
        return see(battle, seat)

    def imagine(self, battle: Battle, seat: Seat, rng: Random) -> Battle:
        return imagine(battle, seat, rng)

    # -- words and pictures

    def describe(self, battle: Battle, choice: Choice) -> Message:
        return sentences.describe(battle, choice)

    def kinds(self) -> list[EventKind]:
        return KINDS

    def sentence(self, battle: Battle, event: Event, seat: Seat) -> Message | None:
        return sentences.sentence(battle, event)

    def measure(self, battle: Battle, choice: Choice) -> Measure | None:
        return measure(battle, choice)

    def lexicon(self, language: str) -> dict[str, str]:
        names = {"soldier-" + card.key: card.names[language] for card in CARDS}
        for mission in MISSIONS.values():
            names["mission-" + mission.key] = mission.names[language]
            names[f"mission-{mission.key}-text"] = mission.texts[language]
        for scene in SCENES.values():
            names["table-" + scene.key] = scene.names[language]
        for key, sort in THINGS.items():
            names["thing-" + key] = sort.names[language]
        return names

    def sketch(self, view: BattleView) -> Sketch:
        return sketch(view)

    def draw(self, view: BattleView, events: Sequence[Event], say: Say) -> str:
        return draw(view, events, say)

    def draw_hand(self, view: BattleView, say: Say) -> str:
        return draw_hand(view, say)

    def portrait(self, option: str, value: Value, say: Say) -> str:
        if option == "mission" and value in MISSIONS:
            return mission_portrait(str(value), say)
        if option == "table" and value in SCENES:
            return table_portrait(table_seen(SCENES[str(value)].table()), say)
        if option == "layout" and value:
            return table_portrait(table_seen(custom_table(str(value))), say)
        return ""

    # -- touching the pictures

    def marks(self, battle: Battle, choice: Choice) -> list[str]:
        return touch.marks(battle, choice)

    def meant(self, battle: Battle, touched: list[str]) -> list[Choice]:
        return touch.meant(battle, touched)

    def threats(self, view: BattleView) -> dict[str, list[str]]:
        return touch.threats(view)

    def shown(self, event: Event) -> list[str]:
        return touch.shown(event)

    # -- the table editor

    def workshop(self) -> Workshop | None:
        return WORKSHOP

    # -- after the game, and for computers

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


def opening(terms: Terms) -> list[Step]:
    """List what comes before the first round (PS-115 to PS-121)."""
    steps: list[Step] = [HandBias()] if terms.bias else []
    for seat in (GREEN_SEAT, YELLOW_SEAT):
        steps.append(ChooseSquad(seat))
        if terms.bearers:
            steps.append(NameBearer(seat))
    return [*steps, Reveal(), Toss()]
