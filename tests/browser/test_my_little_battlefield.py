"""Whole games of My Little Battlefield in the browser: solo and for two, in both languages, by clicking and tapping."""

from random import Random

import pytest

from tests.browser.hands import Person, play_together
from tests.browser.people import PHONE, People

pytestmark = pytest.mark.browser

GAME = "my-little-battlefield"
ARMIES = {"option-blue_faction": "elves", "option-red_faction": "legion"}
SHORT = {"option-max_turns": "10"}


def ended(person: Person) -> str:
    """Read how the game ended, off its dialog, its spaces plain."""
    person.page.wait_for_selector("#the-result[open]")
    assert person.page.locator("#result-reason a[href*='/rules#MLB-']").count() == 1
    return person.page.locator("#result-verdict").inner_text().replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("language", "verdicts"),
    [
        ("en", ("Blue wins!", "Red wins: a victory for the book’s AI!", "Nobody wins: it is a draw.")),
        ("fr", ("Bleu gagne !", "Rouge gagne : une victoire de l’IA du livret !", "Personne ne gagne : match nul.")),
    ],
)
def test_a_solo_game_to_its_end(people: People, language: str, verdicts: tuple[str, ...]) -> None:
    person = people.enter(language=language)
    person.start(GAME, **{"with": "computer", "computer": "rules", "option-blue_faction": "kingdom"})
    assert person.play(Random(21)) > 20
    assert ended(person) in verdicts
    seats = person.page.locator("#the-seats").inner_text()
    assert ("book’s AI" if language == "en" else "IA du livret") in seats


def test_a_game_for_two_against_the_computer_to_its_end(people: People) -> None:
    person = people.enter()
    person.start(GAME, **{"with": "computer", "computer": "sergeant", "seat": "blue"})
    assert person.play(Random(22)) > 30
    assert ended(person) in ("Blue wins!", "Red wins!", "Nobody wins: it is a draw.")


def test_two_people_choose_their_factions_and_play_in_two_languages(people: People) -> None:
    blue, red = people.enter(), people.enter(language="fr")
    chosen = {"option-blue_faction": "choose", "option-red_faction": "choose"}
    blue.start(GAME, **{"with": "friend", "seat": "blue", **chosen, **SHORT})
    red.sit(blue.invite())
    assert blue.wait() == "asked"
    assert blue.page.locator("#the-hand [id^=offer-]").count() == 8
    blue.page.locator("#offer-swarm").click()
    assert red.wait() == "asked"
    red.page.locator("#offer-undead").click()
    play_together([blue, red], Random(23))
    assert ended(blue)
    assert "wins" in ended(blue) or "draw" in ended(blue)
    assert len(red.log()) == len(blue.log()) > 20


def test_a_game_on_a_phone_with_a_finger(people: People) -> None:
    person = people.enter(size=PHONE, touch=True, language="fr")
    person.start(GAME, **{"with": "hotseat", "curtain": "false", **ARMIES, "option-max_turns": "4"})
    person.play(Random(24))
    assert ended(person)


def test_dice_are_picked_on_the_board_and_rerolled(people: People) -> None:
    person = people.enter()
    person.start(GAME, **{"with": "hotseat", "curtain": "false", **ARMIES})
    assert person.wait() == "asked"
    person.page.get_by_role("button", name="Reroll dice, for free.").click()
    person.page.wait_for_selector("#the-subset:not([hidden])")
    for die in ("die-1", "die-3"):
        person.page.locator(f"#{die}").click()
    assert person.wait() == "picked"
    assert person.page.locator(".choice[aria-pressed=true]").count() == 2
    person.page.locator("#die-1").click()
    assert person.page.locator(".choice[aria-pressed=true]").count() == 1
    person.page.locator("#subset-confirm").click()
    person.page.wait_for_function("() => document.getElementById('the-log').innerText.includes('rerolls one die')")
    assert person.wait() == "asked"
    assert person.page.locator("#the-board [id^=die-]").count() == 4
