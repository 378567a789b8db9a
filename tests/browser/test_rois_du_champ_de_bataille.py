"""Whole games of Les Rois du Champ de Bataille in the browser: two people, hidden hands, both languages, a phone."""

import json
import re
from random import Random

import pytest

from littlewars.games.rois_du_champ_de_bataille import GAME
from tests.browser.hands import Person, play_together
from tests.browser.people import PHONE, People

pytestmark = pytest.mark.browser

KEY = GAME.key
SKIRMISH = {"option-scenario": "escarmouche", "option-red_army": "greece", "option-black_army": "gauls"}
BRIEF = {"option-max_rounds": "4"}
CARD = re.compile(r'id="card-\d+"')
DRAWN = re.compile(r"(Red|Black) draws ([♥♦♠♣]|a joker|joker)")


def ended(person: Person) -> str:
    """Read how the game ended, off its dialog, its spaces plain."""
    person.page.wait_for_selector("#the-result[open]")
    assert person.page.locator("#result-reason a[href*='/rules#RCB-']").count() == 1
    return person.page.locator("#result-verdict").inner_text().replace("\u00a0", " ")


def listen(person: Person) -> list[str]:
    """Keep every frame that reaches somebody's browser."""
    frames: list[str] = []
    person.page.on("websocket", lambda socket: socket.on("framereceived", lambda data: frames.append(str(data))))
    return frames


def test_two_people_play_to_the_end_and_neither_is_ever_sent_the_others_hand(people: People) -> None:
    red, black = people.enter(), people.enter()
    heard = {"Red": listen(red), "Black": listen(black)}
    red.start(KEY, **{"with": "friend", "seat": "red", **SKIRMISH, "option-max_rounds": "12"})
    black.sit(red.invite())
    play_together([red, black], Random(31))
    verdict = ended(red)
    assert verdict in ("Red wins!", "Black wins!", "Nobody wins: it is a draw.")
    assert ended(black) == verdict
    for name, frames in heard.items():
        assert len(frames) > 50
        drawn = {found[0] for frame in frames for found in DRAWN.findall(frame)}
        assert drawn == {name}  # one's own cards are told, the other's never
        for frame in frames:
            for side, hand in hands(frame):
                assert side == name, hand


def hands(frame: str) -> list[tuple[str, str]]:
    """Find whose cards lie face up before the reader of a frame."""
    told = json.loads(frame)
    found = []
    for html in [text for text in strings(told) if CARD.search(text)]:
        owner = re.search(r"Cards and orders of (Red|Black)", html)
        assert owner is not None, html[:200]
        found.append((owner[1], html))
    return found


def strings(told: object) -> list[str]:
    """List every text in a message."""
    if isinstance(told, str):
        return [told]
    if isinstance(told, dict):
        return [text for value in told.values() for text in strings(value)]
    return [text for value in told for text in strings(value)] if isinstance(told, list) else []


def test_two_people_choose_their_armies_in_two_languages(people: People) -> None:
    red, black = people.enter(), people.enter(language="fr")
    chosen = {"option-red_army": "choose", "option-black_army": "choose", "option-scenario": "escarmouche"}
    red.start(KEY, **{"with": "friend", "seat": "red", **chosen, **BRIEF})
    black.sit(red.invite())
    assert red.wait() == "asked"
    assert red.page.locator("#the-hand [id^=offer-]").count() == 11
    red.page.locator("#offer-dwarfs").click()
    assert black.wait() == "asked"
    black.page.locator("#offer-insectoids").click()
    play_together([red, black], Random(32))
    assert ended(black)
    assert len(black.log()) > 20


@pytest.mark.parametrize("opponent", ["recruit", "sergeant"])
def test_a_game_against_the_computer_to_its_end(people: People, opponent: str) -> None:
    person = people.enter()
    person.start(KEY, **{"with": "computer", "computer": opponent, "seat": "red", **SKIRMISH, **BRIEF})
    assert person.play(Random(33)) > 10
    assert ended(person) in ("Red wins!", "Black wins!", "Nobody wins: it is a draw.")


def test_a_game_on_a_phone_with_a_finger(people: People) -> None:
    person = people.enter(size=PHONE, touch=True, language="fr")
    person.start(KEY, **{"with": "hotseat", "curtain": "false", **SKIRMISH, "option-max_rounds": "2"})
    person.play(Random(34))
    assert ended(person)


def test_a_move_is_made_on_the_board_with_three_touches(people: People) -> None:
    person = people.enter()
    person.start(KEY, **{"with": "hotseat", "curtain": "false", **SKIRMISH})
    rng = Random(35)
    tabs = person.page.locator("[id^=play-move-]")
    while person.wait() != "asked" or tabs.count() == 0:
        person.answer(person.wait(), rng)
    before = len(person.log())
    tabs.first.click()
    person.wait()
    person.page.locator(".marks-can .mark-can").first.wait_for()
    for _ in range(2):
        x, y = person.marks()[0]
        person.page.mouse.click(x, y)
        person.wait()
    assert len(person.log()) > before
