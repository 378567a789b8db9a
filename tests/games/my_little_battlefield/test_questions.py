"""My Little Battlefield: every step that asks somebody, what it offers, and why it refuses the rest."""

from random import Random

import pytest

from littlewars.games.my_little_battlefield import GAME
from littlewars.games.my_little_battlefield.actions import LAST, MOVE
from littlewars.games.my_little_battlefield.content import SCENARIOS
from littlewars.games.my_little_battlefield.steps.index import STEPS
from littlewars.kernel.agenda import NOBODY
from littlewars.kernel.content import LANGUAGES
from littlewars.players.random_player import random_choice
from littlewars.words import catalogue
from tests.games.my_little_battlefield.field import lay_out, options, refused, start, to_act

NINE = "field citadel plain plain plain plain plain plain plain plain\n"
ASKED = [
    ("duel", "next ChooseFaction(seat=red)", "red", "faction orcs", "end", "MLB-10 faction"),
    ("duel", "dice ATT MOV", "blue", "end", "sector a1", "MLB-32 main"),
    ("duel", "dice ATT MOV\nnext PickReroll(seat=blue)", "blue", "dice ATT", "dice DEF", "MLB-50 pick-dice"),
    ("duel", "dice ATT MOV MOV\nnext PickDiscards(seat=blue)", "blue", "dice MOV MOV", "dice ATT", "MLB-180 pick-two"),
    ("duel", "dice ATT\nnext Convert(given=0, seat=blue)", "blue", "turn ATT DEF", "turn ATT ATT", "MLB-180 same-face"),
    ("duel", "dice ATT\nnext Convert(given=0, seat=blue)", "blue", "turn ATT DEF", "turn DEF ATT", "MLB-180 turn-die"),
    ("duel", "next Follow(face=MOR, seat=red)", "red", "morale", "command", "MLB-60 other-face"),
    (
        "duel", "red S b2\ngauge b2 B3, a2 R3, c2 R3\nnext Retreat(unit=4)",
        "red", "sector c2", "sector b3", "MLB-140 retreat",
    ),
    (
        "solo", "red S b2\ngauge b2 B3, a2 R3, c2 R3\nnext Retreat(unit=4)",
        "blue", "sector a2", "sector b1", "MLB-140 retreat",
    ),
    ("duel", "next UseSpecial(following=0, seat=blue, source=power)", "blue", "2M 0C", "end", "MLB-44 finish-special"),
    (
        "duel", NINE + "blue S a1, S b1\ngauge a1 B4, b1 0\nnext UseAgain(first=35, following=0, seat=blue, source=a1)",
        "blue", "sector b1", "sector a1", "MLB-160 another",
    ),
    (
        "duel", NINE + "blue S a1, S b1\ngauge a1 B4, b1 0\nnext UseAgain(first=35, following=0, seat=blue, source=a1)",
        "blue", "sector b1", "2M 0C", "MLB-44 finish-special",
    ),
    ("solo", "next IaWindow(again=0, face=ATT)", "blue", "force", "reroll", "MLB-211 ia-window"),
    (
        "solo", "red S a3, S c3\ngauge a3 R3, c3 R3\nnext IaPickUnit",
        "blue", "sector c3", "sector b3", "MLB-230 ia-unit",
    ),
    ("solo", "next IaPickPlace(kind=S, start=reserve)", "blue", "sector b3", "sector b2", "MLB-232 ia-place"),
    ("solo", "gauge a1 B2, b1 B2, c1 B1\nnext IaRegress", "blue", "sector b1", "sector c1", "MLB-246 ia-regress"),
]  # fmt: skip


@pytest.mark.parametrize(("mode", "position", "asked", "offered", "other", "refusal"), ASKED)
def test_a_question_is_asked_and_other_answers_are_refused(
    mode: str, position: str, asked: str, offered: str, other: str, refusal: str
) -> None:
    battle = lay_out(position, mode=mode)
    assert to_act(battle) == asked
    assert offered in options(battle)
    assert refused(battle, other) == refusal
    for language in LANGUAGES:
        spoken = catalogue(language, GAME)
        assert spoken.knows(battle.prompt().message.key)
        assert spoken.say(battle.prompt().message).endswith(("?", "."))


def test_mlb_62_a_special_is_closed_where_the_die_that_one_follows_was_used() -> None:
    follow = f"{NINE}red S a1\ngauge a1 R5\nblocked a1\nnext Follow(face=SPE, seat=red)"
    assert refused(lay_out(follow), "special a1") == "MLB-62 blocked"


def test_mlb_44_a_mix_of_resources_is_asked_for_and_no_sector() -> None:
    market = NINE.replace("citadel", "market") + "blue S a1\ngauge a1 B1\nmorale 3-0\ncommand 3-0\n"
    battle = lay_out(market + "next UseSpecial(following=0, seat=blue, source=a1)")
    assert refused(battle, "sector a1") == "MLB-44 finish-special"


def test_every_step_that_asks_a_seat_is_among_them() -> None:
    asking = {type(lay_out(position, mode=mode).agenda[-1]).__name__ for mode, position, *_ in ASKED}
    assert asking == {name for name, step in STEPS.items() if "objection" in vars(step)}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_at_any_moment_there_is_a_question_a_picture_and_a_sentence_for_every_wrong_answer(scenario: str) -> None:
    """Through a short game of every scenario, with the choices of other steps."""
    rng, spoken = Random(scenario), catalogue("fr", GAME)
    mode = "solo" if SCENARIOS[scenario].solo and scenario != "pitched_battle" else "duel"
    battle = start(scenario=scenario, mode=mode, max_turns=6)
    seen = 0
    while battle.actor != NOBODY:
        assert spoken.say(battle.prompt().message)
        for choice in [*rng.sample(range(MOVE), 12), *rng.sample(range(MOVE, LAST), 2)]:
            refusal = battle.refusal(choice)
            assert (refusal is None) == battle.allows(choice)
            assert refusal is None or spoken.say(refusal.reason)
        battle.apply(random_choice(battle, rng))
        seen += 1
        if seen % 20 == 0:
            assert GAME.draw(GAME.view(battle, 0), battle.log or [], spoken.say).startswith("<svg")
    told = [GAME.sentence(battle, event, 0) for event in battle.log or []]
    assert all(spoken.say(sentence) for sentence in told if sentence)
