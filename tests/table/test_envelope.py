"""The table as one viewer sees it."""

from typing import Any

import pytest

from littlewars.games.small_wars import GAME
from littlewars.kernel.agenda import NATURE, NOBODY
from littlewars.kernel.dealer import ScriptedDealer
from littlewars.rulebook.lessons import GO_ON
from littlewars.table.envelope import Pictures, Viewer
from littlewars.table.live import RESIGN, REWIND, LiveMatch
from littlewars.table.questions import look, measure, why
from littlewars.table.store import SeatRow
from littlewars.words import catalogue
from tests.kernel.tiny.follow import FollowGame
from tests.kernel.tiny.plane import HEIGHT, STRIDE, WALK, WIDTH, PlaneGame, number
from tests.table.lives import RED, YELLOW, a_live, admit, play, seen, two_people, worded
from tests.table.test_live import DUEL, a_lesson

# -- Small Wars


def test_only_whoever_must_choose_is_asked() -> None:
    live = a_live(GAME, DUEL)
    mine, theirs, nobodys = seen(live, 0), seen(live, 1), seen(live)
    assert [choice["text"] for choice in mine["choices"]] == ["activate J1", "activate J2"]
    assert mine["prompt"]["kind"] == "one"
    assert mine["prompt"]["sentence"]
    for other in (theirs, nobodys):
        assert (other["choices"], other["prompt"]) == ([], None)
    assert [said["you"] for said in (mine, theirs, nobodys)] == [[0], [1], []]


def test_every_mark_of_a_choice_is_an_element_of_the_picture() -> None:
    live = a_live(GAME, DUEL)
    play(live, "activate J1")
    mine = seen(live, 0)
    marks = [mark for choice in mine["choices"] for mark in choice["marks"]]
    assert marks
    for mark in [*marks, *mine["marked"], *mine["threats"]]:
        assert f'id="{mark}"' in mine["html"] + mine["hand"], mark


def test_odds_stand_beside_a_choice_that_rolls() -> None:
    live = a_live(GAME, DUEL)
    play(live, "activate J1")
    shares = {choice["text"]: [share for _, share in choice["odds"]] for choice in seen(live, 0)["choices"]}
    assert shares["attack R1"] == [500, 250]
    assert shares["move b1"] == []


def test_events_since_a_choice_are_those_after_it_and_know_who_made_them() -> None:
    live = a_live(GAME, DUEL, dealer=ScriptedDealer([2]))
    play(live, "activate J1", "attack R1")
    everything, late = seen(live, 0), seen(live, 0, since=1)
    assert {event["n"] for event in everything["events"]} == {1, 2, 3}
    assert late["events"] == [event for event in everything["events"] if event["n"] > 1]
    rolled = next(event for event in late["events"] if event["hint"] == "roll")
    assert (rolled["seat"], rolled["own"], rolled["n"]) == (NATURE, False, 3)
    assert late["events"][0]["own"]
    assert not seen(live, 1)["events"][0]["own"]
    assert all(event["sentence"] for event in everything["events"])


def test_both_languages_tell_the_same_in_other_words() -> None:
    live = a_live(GAME, DUEL)
    play(live, "activate J1")
    english, french = seen(live, 0), seen(live, 0, language="fr")
    for said in (english, french):
        said["texts"] = [choice.pop("label") for choice in said["choices"]]
    assert not set(english["texts"]) & set(french["texts"])
    assert english["turn"] != french["turn"]
    assert [choice["id"] for choice in english["choices"]] == [choice["id"] for choice in french["choices"]]


def test_whose_turn_it_is_said_to_everybody() -> None:
    live = a_live(GAME, DUEL)
    assert seen(live, 0)["turn"] == "Your turn: you play Yellow."
    assert seen(live, 1)["turn"] == "It is Yellow’s turn."
    free = a_live(GAME, DUEL, seats=[SeatRow(0, "open", b"", ""), SeatRow(1, "person", RED, "Bo")])
    assert seen(free, 1)["turn"] == "Yellow has not sat down yet."


def test_who_sits_where() -> None:
    live = a_live(GAME, DUEL, seats=[SeatRow(0, "person", YELLOW, "Ada"), SeatRow(1, "computer", b"", "greedy")])
    rows = [(row["name"], row["who"], row["kind"], row["turn"]) for row in seen(live, 0)["seats"]]
    assert rows == [("Yellow", "You", "you", True), ("Red", "Computer", "computer", False)]
    assert [row["who"] for row in seen(live)["seats"]] == ["Ada", "Computer"]
    assert [row["kind"] for row in seen(live)["seats"]] == ["person", "computer"]


def test_what_may_be_sent_now() -> None:
    """R8: undo before something is rolled; after it only a request to the others."""
    live = a_live(GAME, DUEL, dealer=ScriptedDealer([0]))
    assert not any(seen(live, 0)["can"][what] for what in ("undo", "ask_back", "resign", "rematch", "claim_time"))
    play(live, "activate J1")
    assert (seen(live, 0)["can"]["undo"], seen(live, 0)["can"]["ask_back"]) == (True, False)
    assert (seen(live, 1)["can"]["undo"], seen(live)["can"]["undo"]) == (False, False)
    play(live, "attack R1")
    assert (seen(live, 0)["can"]["undo"], seen(live, 0)["can"]["ask_back"]) == (False, True)
    assert not any(seen(live)["can"].values())
    admit(live, [live.entry(1, RESIGN, 0, None, 0.0)])
    over = seen(live, 0)
    assert [what for what, may in over["can"].items() if may] == ["rematch", "phrases"]
    assert (over["outcome"]["winner"], over["outcome"]["verdict"]) == (0, "Yellow wins!")
    assert over["outcome"]["luck"]


def test_take_backs_can_be_switched_off() -> None:
    live = a_live(GAME, DUEL, dealer=ScriptedDealer([0]), takebacks=False)
    play(live, "activate J1", "attack R1")
    assert not seen(live, 0)["can"]["ask_back"]


def test_after_a_rewind_the_table_is_as_before() -> None:
    live = a_live(GAME, DUEL)
    before = seen(live, 0)
    play(live, "activate J1")
    admit(live, [live.entry(0, REWIND, 0, None, 0.0)])
    after = seen(live, 0)
    assert (after["v"], after["count"]) == (2, 0)
    for same in ("html", "hand", "choices", "events", "acting"):
        assert after[same] == before[same]


def test_pictures_are_drawn_once_for_all_who_see_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    live, drawn = a_live(GAME, DUEL), []
    draw = type(GAME).draw

    def counted(game: Any, view: Any, events: Any, say: Any) -> str:
        drawn.append(view)
        return draw(game, view, events, say)

    monkeypatch.setattr(type(GAME), "draw", counted)
    pictures = Pictures()
    pages = [pictures.of(live, eye, catalogue("en", GAME)) for eye in (NOBODY, NOBODY, 0, 0, NOBODY)]
    assert pages[0] == pages[1] == pages[4]
    assert pages[2] == pages[3]
    assert len(drawn) <= 2
    pictures.of(live, NOBODY, catalogue("fr", GAME))
    few = len(drawn)
    assert few <= 3
    play(live, "activate J1")
    assert pictures.of(live, NOBODY, catalogue("en", GAME)) != pages[0]
    assert len(drawn) == few + 1


# -- questions


def test_why_names_the_rule_that_refuses() -> None:
    live = a_live(GAME, DUEL)
    play(live, "activate J2")
    answer = why(live, Viewer([0], "en"), ["cell-c3"])
    assert answer["rule"].startswith("SW-")
    assert answer["sentence"].startswith("Not allowed: ")
    assert why(live, Viewer([0], "fr"), ["cell-c3"])["sentence"] != answer["sentence"]
    assert why(live, Viewer([0], "en"), ["cell-b1"])["sentence"] == ""  # it is a choice
    assert why(live, Viewer([0], "en"), ["no-such-thing"])["sentence"] == ""
    assert why(live, Viewer([1], "en"), ["cell-c3"])["sentence"] == "It is Yellow’s turn."
    assert why(live, Viewer([], "en"), ["cell-c3"]) == {"touched": ["cell-c3"], "sentence": "", "rule": ""}


def test_look_shows_how_it_was() -> None:
    live = a_live(GAME, DUEL)
    first = seen(live, 0)["html"]
    play(live, "activate J1", "move b1")
    assert look(live, Viewer([0], "en"), 0)["html"] == first
    then = look(live, Viewer([0], "en"), 2)
    assert len(then["sentences"]) == 1
    assert "b1" in then["sentences"][0]


# -- lessons


def test_a_lesson_offers_only_what_it_teaches() -> None:
    live = a_lesson()
    reading = seen(live, 0)
    assert (reading["choices"], reading["prompt"], reading["lesson"]["reading"]) == ([], None, True)
    assert (reading["lesson"]["step"], reading["lesson"]["done"]) == (1, False)
    admit(live, live.choose(0, GO_ON, None, 0.0))
    choosing = seen(live, 0)
    assert [choice["text"] for choice in choosing["choices"]] == ["activate J1"]
    assert (choosing["lesson"]["step"], choosing["lesson"]["reading"]) == (2, False)
    assert choosing["lesson"]["text"] != reading["lesson"]["text"]
    assert not any(choosing["can"].values())


def test_a_lesson_says_why_another_choice_must_wait() -> None:
    live = a_lesson()
    admit(live, live.choose(0, GO_ON, None, 0.0))
    assert live.lesson is not None
    assert why(live, Viewer([0], "fr"), ["figure-1"])["sentence"] == live.lesson.steps[1].hint["fr"]


def test_a_lesson_gone_through_is_done_and_answers_no_more() -> None:
    live = a_lesson()
    while not live.lesson_over():
        wanted = [choice for choice in live.state.legal() if live.teaches(choice)] if live.state.agenda else []
        admit(live, live.choose(0, wanted[0] if wanted else GO_ON, None, 0.0))
    last = seen(live, 0)
    assert last["lesson"]["done"]
    assert last["lesson"]["step"] == last["lesson"]["steps"]
    assert why(live, Viewer([0], "en"), ["figure-0"])["sentence"] == ""


# -- prompts


def test_a_subset_is_asked_by_its_items() -> None:
    live = a_live(worded(FollowGame()))
    prompt = seen(live, 0)["prompt"]
    assert (prompt["kind"], prompt["least"], prompt["most"], prompt["base"]) == ("subset", 0, 2, 0)
    assert len(prompt["items"]) == len(prompt["marks"]) == 3
    chosen = prompt["base"] + (1 << 0) + (1 << 2)
    assert live.state.refusal(chosen) is None


def test_a_point_and_an_aim_are_asked_in_numbers() -> None:
    live = a_live(worded(PlaneGame()))
    prompt = seen(live, 0)["prompt"]
    assert (prompt["kind"], prompt["width"], prompt["height"]) == ("point", WIDTH, HEIGHT)
    (reach,) = prompt["reaches"]
    assert (reach["mark"], reach["start"], reach["length"], reach["base"]) == ("soldier-0", [700, 500], WALK, 0)
    assert all(len(corner) == 2 for polygon in reach["region"] for corner in polygon)
    assert [(fan["x"], fan["y"], fan["parent"], fan["used"]) for fan in reach["fans"]] == [(700, 500, -1, 0)]
    assert all(len(corner) == 2 for corner in reach["fans"][0]["outline"])
    legal = live.state.legal()
    y, x = divmod(legal[0] - reach["base"], prompt["width"])
    assert reach["base"] + y * prompt["width"] + x == legal[0]
    admit(live, live.choose(0, legal[0], None, 0.0))
    aim = seen(live, 0)["prompt"]
    assert (aim["kind"], aim["base"], aim["least"], aim["step"]) == ("aim", 0, STRIDE, STRIDE)
    assert aim["directions"] * aim["powers"] == len(live.state.legal())
    assert len(aim["origin"]) == 2


def test_a_measure_tells_what_a_choice_would_mean() -> None:
    live = a_live(worded(PlaneGame()), "spots: 860 500 1900 500\nlife: 2 2\nnext: Walk(seat=red)")
    before = live.state.key()
    near, far = number(1060, 560), number(1090, 500)
    told = measure(live, Viewer([0], "en"), 0, near)
    assert told == {
        "choice": near,
        "allowed": True,
        "sentence": "",
        "rule": "",
        "words": ["measure-seen"],
        "lines": [
            {"kind": "lace", "points": [(860, 500), (1000, 600), (1060, 560)]},
            {"kind": "sight", "points": [(1060, 560), (1900, 500)]},
        ],
    }
    refused = measure(live, Viewer([0], "en"), 0, far)
    assert (refused["allowed"], refused["rule"]) == (False, "PL-02")
    assert "refused-too-far" in refused["sentence"]
    assert refused["words"] == ["measure-seen"]
    assert live.state.key() == before


@pytest.mark.parametrize(("seats", "version"), [([1], 0), ([], 0), ([0], 1), ([0], -1)])
def test_nothing_is_measured_for_others_nor_at_another_version(seats: list[int], version: int) -> None:
    live = a_live(worded(PlaneGame()))
    choice = number(710, 510)
    empty = {"choice": choice, "allowed": False, "sentence": "", "rule": "", "words": [], "lines": []}
    assert measure(live, Viewer([0], "en"), 0, choice)["allowed"]
    assert measure(live, Viewer(seats, "en"), version, choice) == empty


def test_nothing_is_measured_while_the_screen_is_covered() -> None:
    both = [SeatRow(0, "person", YELLOW, ""), SeatRow(1, "person", YELLOW, "")]
    live = a_live(worded(PlaneGame()), seats=both, way="hotseat", curtain=True)
    choice = number(710, 510)
    assert live.terms.curtain
    assert measure(live, Viewer([0, 1], "en", uncovered=0), 0, choice)["words"]
    assert measure(live, Viewer([0, 1], "en", uncovered=1), 0, choice)["words"] == []
    assert not measure(live, Viewer([0, 1], "en"), 0, choice)["allowed"]


def test_a_lesson_measures_and_says_that_another_choice_must_wait() -> None:
    live = a_lesson()
    assert live.lesson is not None
    other = next(choice for choice in live.state.legal() if not live.teaches(choice))
    assert measure(live, Viewer([0], "en"), live.version, other)["sentence"] == ""  # first one reads
    admit(live, live.choose(0, GO_ON, None, 0.0))
    told = [measure(live, Viewer([0], "en"), live.version, choice) for choice in live.state.legal()]
    assert [one["allowed"] for one in told] == [live.teaches(choice) for choice in live.state.legal()]
    assert {one["sentence"] for one in told} == {"", live.lesson.steps[1].hint["en"]}


# -- a human dealer


def test_whoever_sits_there_types_the_real_dice() -> None:
    live = with_real_dice()
    assert live.acting() == NATURE
    mine = seen(live, 0, 1)
    assert [choice["text"] for choice in mine["choices"]] == ["hits 0", "hits 1", "hits 2"]
    assert all(choice["odds"] == [] for choice in mine["choices"])
    assert mine["prompt"]["sentence"]
    assert seen(live)["choices"] == []


def with_real_dice() -> LiveMatch:
    both = [SeatRow(0, "person", YELLOW, ""), SeatRow(1, "person", YELLOW, "")]
    live = a_live(GAME, DUEL, seats=both, way="hotseat")
    live.terms = type(live.terms)(way="hotseat", dealer="human")
    play(live, "activate J1", "attack R1")
    return live


def test_a_seat_of_two_people_is_two_people() -> None:
    live = a_live(GAME, DUEL)
    assert live.seats == two_people()
    assert seen(live, 0)["can"]["phrases"]
    alone = a_live(GAME, DUEL, seats=[SeatRow(0, "person", YELLOW, ""), SeatRow(1, "computer", b"", "greedy")])
    assert not seen(alone, 0)["can"]["phrases"]
