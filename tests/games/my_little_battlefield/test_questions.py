"""My Little Battlefield: every step that asks somebody, what it offers, and why it refuses the rest."""

import pytest

from littlewars.games.my_little_battlefield import GAME
from littlewars.games.my_little_battlefield.steps.index import STEPS
from littlewars.kernel.content import LANGUAGES
from littlewars.words import catalogue
from tests.games.my_little_battlefield.field import lay_out, options, refused, to_act

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


def test_every_step_that_asks_a_seat_is_among_them() -> None:
    asking = {type(lay_out(position, mode=mode).agenda[-1]).__name__ for mode, position, *_ in ASKED}
    assert asking == {name for name, step in STEPS.items() if "objection" in vars(step)}
