"""Les Rois du Champ de Bataille: whoever may counter is told what the action does, and nothing hidden."""

from random import Random

import pytest

from littlewars.games.rois_du_champ_de_bataille import GAME
from littlewars.games.rois_du_champ_de_bataille.actions import END
from littlewars.games.rois_du_champ_de_bataille.events import ATTACKED, LOST
from littlewars.games.rois_du_champ_de_bataille.ground import ZONE_NAMES
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.games.rois_du_champ_de_bataille.steps.carry import slips
from littlewars.games.rois_du_champ_de_bataille.steps.counter import Window
from littlewars.games.rois_du_champ_de_bataille.steps.losses import Wound
from littlewars.kernel.agenda import NOBODY
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.setup import Value
from littlewars.kernel.words import Message
from littlewars.players.random_player import random_choice
from littlewars.words import catalogue
from tests.contract.setups import Trial, trials_of
from tests.games.rois_du_champ_de_bataille.field import lay_out, play
from tests.games.words import sayable

HANDS = "hand red HHDSSC\nhand black SCJ\n"
GAMES_EACH = 4  # random games of each set-up


def asked(battle: Battle, language: str = "en") -> str:
    """Return the question, which can be said in every language."""
    message = battle.prompt().message
    assert isinstance(battle.agenda[-1], Window)
    assert all(sayable(catalogue(spoken, GAME), message) for spoken in LANGUAGES)
    return catalogue(language, GAME).say(message)


@pytest.mark.parametrize(
    ("position", "plays", "told"),
    [
        pytest.param(
            "red c2x4\nblack c3x2", ["strike hearts", "c2", "c3"],
            "Red strikes c3 from c2 with ♥ (4 units). As things stand, c3 loses 4 HP.",
            id="a strike hurts",
        ),
        pytest.param(
            "red c2x3 b1x1\nblack c3[10,6,3]", ["strike hearts", "c2", "c3"],
            "Red strikes c3 from c2 with ♥ (3 units). As things stand, c3 loses 4 HP and one unit.",
            id="a unit dies, the support counted",
        ),
        pytest.param(
            "red c2x4 b1x1\nblack c3[3,2]", ["strike hearts", "c2", "c3"],
            "Red strikes c3 from c2 with ♥ (4 units). As things stand, c3 loses its whole troop.",
            id="the whole troop dies",
        ),
        pytest.param(
            "red c2x4\nblack c3[5,2,2]", ["strike hearts", "c2", "c3"],
            "Red strikes c3 from c2 with ♥ (4 units). As things stand, c3 loses 4 HP and 2 units.",
            id="two units die",
        ),
        pytest.param(
            "red c2x4\nblack c3x4", ["strike hearts", "part", "c2", "c3", "count 2"],
            "Red strikes c3 from c2 with ♥ (2 units). As things stand, c3 loses 2 HP.",
            id="a part of a troop strikes",
        ),
        pytest.param(
            "red c2x3\nblack c4x2", ["shot hearts", "c2", "c4"],
            "Red shoots at c4 from c2 with 2 ♥ (3 units). As things stand, c4 loses 3 HP.",
            id="a shot",
        ),
        pytest.param(
            "red c2[10,10,2]\nblack c3x3", ["push hearts", "c2", "c3"],
            "Red pushes c3 from c2 with ♥. As things stand, c3 loses 1 HP, c2 loses 3 HP and one unit, "
            "3 units of c3 give way to c4.",
            id="a push costs both sides",
        ),
        pytest.param(
            "red c2x2\nblack c3[1]", ["push hearts", "c2", "c3"],
            "Red pushes c3 from c2 with ♥. As things stand, c3 loses its whole troop, c2 loses 1 HP.",
            id="who dies does not give way",
        ),
        pytest.param(
            "red c2[10,9]\nblack c4x1", ["heal spades", "c2"],
            "Red heals c2 with 2 ♠. As things stand, c2 regains 1 HP.",
            id="a heal gives no more than is lacking",
        ),
        pytest.param(
            "red c2x2\nblack c4x1", ["ruse", "cards HDC"],
            "Red plays a ruse with ♥, ♦, ♣. As things stand, you discard 2 cards.",
            id="a ruse",
        ),
        pytest.param(
            "red c2x2\nblack c4x1", ["move spades", "c2", "b2"],
            "Red plays ♠ to move 2 units from c2 to b2.",
            id="a move says it all",
        ),
    ],
)  # fmt: skip
def test_rcb_931_the_question_says_what_the_action_does(position: str, plays: list[str], told: str) -> None:
    battle = play(lay_out(HANDS + position), *plays)
    assert asked(battle) == f"{told} Do you counter?"


@pytest.mark.parametrize(
    ("armies", "position", "plays", "given", "told"),
    [
        pytest.param(
            "carthage-rome", "order red elephant_charge active\nred c2x3\nblack c3x3", ["strike hearts", "c2", "c3"],
            {}, "c3 loses 6 HP", id="RCB-CAR-2 is doubled for certain",
        ),
        pytest.param(
            "carthage-rome", "order red mercenaries active\nred c2x3\nblack c3x3", ["strike hearts", "c2", "c3"],
            {}, "c3 loses 3 HP, but the cards turned up for Mercenaries may change that", id="RCB-CAR-5 hangs on cards",
        ),
        pytest.param(
            "greece-rome", "order red phalanx active\nred c2x3\nblack c3x3 b3x1", ["strike hearts", "c2", "c3"],
            {}, "c3 loses 3 HP, b3 loses 1 HP", id="RCB-GRE-4 hits others too",
        ),
        pytest.param(
            "greece-rome", "order red marathon active\nred a2x4 e1x1\nblack a3x3 b3x1", ["strike hearts", "a2", "a3"],
            {}, "4 damage to a3 can be shared out (Marathon)", id="RCB-GRE-5 is shared out by the attacker",
        ),
        pytest.param(
            "rome-greece", "order black marathon active\nred a3x4\nblack a4x3 b4x1 e5x1",
            ["strike hearts", "a3", "a4"], {"marathon": "share_wounds"},
            "4 damage to a4 can be shared out (Marathon)", id="RCB-GRE-5 is shared out by the victim",
        ),
        pytest.param(
            "greece-elves", "order black sheltering_forest active\nscenery c4 wood\nred c2x4\nblack c4x4",
            ["shot hearts", "c2", "c4"], {}, "c4 loses nothing", id="RCB-ELF-1 spares",
        ),
        pytest.param(
            "orcs-rome", "order red black_flayers active\nred c2x3\nblack c3x3", ["strike hearts", "c2", "c3 also"],
            {}, "one unit slips in among those of c3", id="RCB-ORQ-6 does no damage",
        ),
        pytest.param(
            "rome-orcs", "order black black_flayers active\nred c2x3\nblack b5x3\nflayer c2[6]",
            ["stab hearts", "c2"], {}, "the flayer loses 3 HP", id="a flayer is hurt",
        ),
        pytest.param(
            "rome-orcs", "order black black_flayers active\nred c2x3\nblack b5x3\nflayer c2[3]",
            ["stab hearts", "c2"], {}, "the flayer dies", id="a flayer dies",
        ),
        pytest.param(
            "greece-rome", "red b2x3 c2x2\nblack b3x3 c3x1", ["strike hearts", "b2", "b3", "c2", "go"],
            {"activation_scope": "army"}, "b3 loses 4 HP, c3 loses 3 HP", id="RCB-208 several troops strike",
        ),
    ],
)  # fmt: skip
def test_orders_are_reckoned_with(
    armies: str, position: str, plays: list[str], given: dict[str, Value], told: str
) -> None:
    battle = play(lay_out(f"armies {armies}\n{HANDS}{position}", **given), *plays)
    assert asked(battle).endswith(f". As things stand, {told}. Do you counter?")


def test_rcb_931_the_question_in_french() -> None:
    battle = play(lay_out(HANDS + "red c2x4 b1x1\nblack c3[10,6,3]"), "strike hearts", "c2", "c3")
    assert asked(battle, "fr").replace("\N{NO-BREAK SPACE}", " ") == (
        "Rouge frappe c3 depuis c2 avec ♥ (4 unités). En l’état, c3 perd 5 PV et une unité. Contrez-vous ?"
    )


def test_rcb_931_an_empty_hand_that_counters_for_nothing_discards_nothing() -> None:
    battle = lay_out(
        "armies greece-rome\norder black diplomacy active\nred c2x1\nblack c4x1\nhand red HDC\nhand black -"
    )
    assert asked(play(battle, "ruse", "cards HDC")) == "Red plays a ruse with ♥, ♦, ♣. Do you counter?"


# -- what was said comes true, and nobody learns from it what is hidden


def foretold(battle: Battle) -> dict[tuple[str, int], int] | None:
    """Return the losses the question foretells, by zone; None where it foretells no certain losses."""
    found: dict[tuple[str, int], int] = {}
    told = battle.prompt().message.arguments.get("stakes")
    while isinstance(told, Message):
        part = told.arguments["first"] if told.key == "list" else told
        assert isinstance(part, Message)
        if part.key in ("would-turn", "would-share"):
            return None
        if part.key == "would-lose":
            zone, points = part.arguments["zone"], part.arguments["points"]
            assert isinstance(zone, str)
            assert isinstance(points, int)
            found[zone, 0] = points
            found[zone, 1] = int(str(part.arguments["dead"]))
        told = told.arguments["rest"] if told.key == "list" else ""
    return found


def suffered(battle: Battle) -> dict[tuple[str, int], int] | None:
    """Let the action happen; return the losses of its blow, by zone; None where somebody comes between."""
    battle.log = []
    battle.apply(END)
    while battle.agenda and isinstance(battle.agenda[-1], Wound):
        battle.apply(battle.legal()[0])
    kinds = [event[0] for event in battle.log]
    if ATTACKED not in kinds:
        return None
    found: dict[tuple[str, int], int] = {}
    for event in battle.log[kinds.index(ATTACKED) + 1 :]:
        if event[0] != LOST:
            break
        zone = ZONE_NAMES[event[2]]
        found[zone, 0] = found.get((zone, 0), 0) + event[3]
        found[zone, 1] = found.get((zone, 1), 0) + event[4]
    return found


@pytest.mark.parametrize("trial", trials_of(GAME), ids=Trial.name)
def test_rcb_810_what_is_foretold_comes_true(trial: Trial) -> None:
    compared = 0
    for seed in range(GAMES_EACH):
        rng = Random(f"{trial.name()} {seed}")
        battle = GAME.begin(trial.setup())
        battle.settle()
        while battle.actor != NOBODY:
            step = battle.agenda[-1]
            if isinstance(step, Window) and not slips(battle) and not battle.deed.crowd:
                before = battle.key()
                said = foretold(battle)
                assert battle.key() == before
                happened = suffered(battle.clone()) if said else None
                if said is not None and happened is not None:
                    assert {key: count for key, count in happened.items() if count} == {
                        key: count for key, count in said.items() if count
                    }, battle.deed.numbers()
                    compared += 1
            battle.apply(random_choice(battle, rng))
    assert compared > 0


@pytest.mark.parametrize("trial", trials_of(GAME), ids=Trial.name)
def test_k5_the_question_is_the_same_whatever_the_enemy_hides(trial: Trial) -> None:
    rng = Random(trial.name())
    battle = GAME.begin(trial.setup())
    battle.settle()
    seen = 0
    while battle.actor != NOBODY:
        step = battle.agenda[-1]
        if isinstance(step, Window):
            worlds = [GAME.imagine(battle, step.seat, rng) for _ in range(4)]
            assert all(world.prompt().message == battle.prompt().message for world in worlds)
            seen += 1
        battle.apply(random_choice(battle, rng))
    assert seen > 0
