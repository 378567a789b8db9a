"""Whole games of Petits Soldats in the browser: with a mouse, with a finger on a phone, by keyboard alone.

Soldiers are dragged, dice touched, orders given by their tabs, grenades flicked and mortars fired.
"""

import json
from math import cos, pi, sin
from random import Random
from typing import Any

import pytest

from littlewars.games.petits_soldats import GAME
from tests.browser.hands import Person
from tests.browser.people import PATIENCE, PHONE, People
from tests.browser.soldiers import MIDDLE, SPOT, drag

pytestmark = pytest.mark.browser

QUICK = {"with": "hotseat", "curtain": "false", "option-squad_pick": "open"}
SQUADS = ["squad infantryman+grenadier", "squad infantryman+radioman"]
LIKED = ["grenade", "mortar", "attack", "recon", "throw", "practice", "move"]
LONGEST = 150  # choices of a game; none here has half as many
THROWN = {"squad", "deploy", "move", "grenade", "place", "flick", "mortar", "fire"}
LIFT = 56  # pixels from a finger to the ghost it moves
SHORTLY = 20  # milliseconds
VERDICTS = {
    "en": ("Green wins!", "Yellow wins!", "Nobody wins: it is a draw."),
    "fr": ("Vert gagne !", "Jaune gagne !", "Personne ne gagne : match nul."),
}

Told = dict[str, Any]


class General:
    """Somebody with a mouse who plays both sides, and remembers what the table has asked."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person = person
        self.page = person.page
        self.rng = Random(seed)
        self.told: Told = {}
        self.refused = False
        self.made: list[str] = []  # choices, as text
        self.page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, frame: object) -> None:
        """Remember the last position, and whether the last choice was refused."""
        told = json.loads(str(frame))
        if "prompt" in told:
            self.told = told
        self.refused = self.refused or told["type"] == "refused"

    def play(self) -> str:
        """Play to the end; return how it ended, its spaces plain."""
        for _ in range(LONGEST):
            state = self.person.wait()
            if state == "over":
                self.page.wait_for_selector("#the-result[open]")
                assert self.page.locator("#result-reason a[href*='/rules#PS-']").count() == 1
                return self.page.locator("#result-verdict").inner_text().replace("\u00a0", " ")
            if state == "learnt":
                return self.page.locator("#lesson-text").inner_text().replace("\u00a0", " ")
            if state == "reading":
                self.press("#lesson-go")
                continue
            version, self.refused = self.told["v"], False
            self.answer()
            assert self.is_past(version), f"{self.made[-1]}: nothing came of it"
        raise AssertionError("the game does not end")

    def is_past(self, version: int) -> bool:
        """Wait until the table has a newer version, or refuses to have one; tell whether it has."""
        for _ in range(PATIENCE // SHORTLY):
            if self.refused or self.told["v"] > version:
                break
            self.page.wait_for_timeout(SHORTLY)
        return bool(self.told["v"] > version)

    def answer(self) -> None:
        """Make one choice."""
        prompt, choices = self.told["prompt"], {choice["text"]: choice for choice in self.told["choices"]}
        if prompt["kind"] == "point":
            choice = self.rng.choice(list(choices.values()))
            self.made.append(choice["text"])
            self.put(prompt, choice["id"])
        elif prompt["kind"] == "aim":
            choice = self.rng.choice(list(choices.values()))
            self.made.append(choice["text"])
            self.aim(prompt, choice["id"])
        elif prompt["kind"] == "subset":
            dice = [mark for mark, face in zip(prompt["marks"], prompt["alike"], strict=True) if face]
            self.made.append(f"reroll {len(dice)}")
            self.pick(dice)
        else:
            text = min(choices, key=self.given) if SQUADS[0] not in choices else SQUADS[self.told["acting"]]
            self.made.append(text)
            self.take(choices[text])

    def verbs(self) -> set[str]:
        """List what was done."""
        return {text.split()[0] for text in self.made}

    def given(self, text: str) -> tuple[int, int]:
        """Like best the order that was given least; a move least of all, and practice less than throwing."""
        verb = text.split()[0]
        return sum(made.startswith(verb) for made in self.made), LIKED.index(verb)

    # -- hands

    def touch(self, selector: str) -> None:
        """Touch an element."""
        self.page.mouse.click(*self.middle(selector))

    def pull(self, start: list[float], end: list[float]) -> None:
        """Drag from one place to another."""
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(*end, steps=3)
        self.page.mouse.up()

    def press(self, button: str) -> None:
        """Press a button."""
        self.page.locator(button).click()

    # -- eyes

    def middle(self, selector: str) -> list[float]:
        """Find an element on the screen."""
        found: list[float] = self.page.evaluate(MIDDLE, selector)
        return found

    def spot(self, x: float, y: float) -> list[float]:
        """Find a point of the table on the screen."""
        found: list[float] = self.page.evaluate(SPOT, [x, y])
        return found

    # -- answers

    def put(self, prompt: Told, choice: int) -> None:
        """Drag a soldier to a place."""
        reach, x, y = placed(prompt, choice)
        self.pull(self.middle(f"#{prompt['reaches'][reach]['mark']}"), self.spot(x, y))
        self.put_down(prompt, choice)

    def put_down(self, prompt: Told, choice: int) -> None:
        """Confirm where a soldier is; if it is refused, take the suggestion itself.

        A pixel more or less may be too much, or the hand may have met a soldier standing in front of this one.
        """
        version = self.told["v"]
        self.press("#point-confirm")
        if not self.is_past(version):
            self.refused = False
            if len(prompt["reaches"]) > 1:
                self.press(f"#reach-{placed(prompt, choice)[0]}")
            self.page.evaluate("() => (document.getElementById('the-fold').open = true)")
            self.press(f"#choice-{choice}")
            self.press("#point-confirm")

    def aim(self, prompt: Told, choice: int) -> None:
        """Pull from where it is thrown to where it should go."""
        turn, power = divmod(choice - prompt["base"], prompt["powers"])
        far, angle = prompt["least"] + prompt["step"] * power, 2 * pi * turn / prompt["directions"]
        x, y = prompt["origin"]
        self.pull(self.spot(x, y), self.spot(x + far * cos(angle), y + far * sin(angle)))
        self.press("#aim-confirm")

    def pick(self, dice: list[str]) -> None:
        """Touch the dice to roll again."""
        for die in dice:
            self.touch(f"#{die}")
        self.press("#subset-confirm")

    def take(self, choice: Told) -> None:
        """Touch what makes a choice, in turn; or press it in the list."""
        for mark in choice["marks"]:
            self.touch(f'[id="{mark}"]')
        if not choice["marks"]:
            self.press(f"#choice-{choice['id']}")
        elif self.person.state() == "previewed":
            self.press("#preview-confirm")


class Finger(General):
    """The same with one finger, over which the ghost of a soldier stands."""

    def touch(self, selector: str) -> None:
        self.page.locator(selector).first.scroll_into_view_if_needed()
        self.page.touchscreen.tap(*self.middle(selector))

    def pull(self, start: list[float], end: list[float]) -> None:
        drag(self.page, start, end)

    def press(self, button: str) -> None:
        self.page.locator(button).tap()

    def put(self, prompt: Told, choice: int) -> None:
        reach, x, y = placed(prompt, choice)
        across, down = self.spot(x, y)
        self.pull(self.middle(f"#{prompt['reaches'][reach]['mark']}"), [across, down + LIFT])
        self.put_down(prompt, choice)


class Keys(General):
    """The same without mouse or finger."""

    def press(self, button: str) -> None:
        self.person.tab_to(button)
        self.page.keyboard.press("Enter")

    def put_down(self, prompt: Told, choice: int) -> None:
        version = self.told["v"]
        self.page.keyboard.press("Enter")
        if not self.is_past(version):
            self.refused = False
            if not self.page.locator("#folded-choices").is_visible():
                self.press("#the-fold summary")
            self.press("#folded-choices .choice")
            self.press("#point-confirm")

    def put(self, prompt: Told, choice: int) -> None:
        """Walk a soldier over the table with the arrow keys."""
        reach, _, _ = placed(prompt, choice)
        if len(prompt["reaches"]) > 1:
            self.press(f"#reach-{reach}")
            assert self.person.focused() == "board-frame"
        self.person.tab_to("#board-frame")
        for _ in range(self.rng.randrange(1, 4)):
            self.page.keyboard.press(self.rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "Shift+ArrowDown"]))
        self.put_down(prompt, choice)

    def aim(self, prompt: Told, choice: int) -> None:
        """Take a suggestion, and change it a little."""
        self.press(f"#choice-{choice}")
        self.person.tab_to("#board-frame")
        for key in ("Shift+ArrowLeft", "ArrowUp", "Shift+ArrowRight", "Enter"):
            self.page.keyboard.press(key)

    def pick(self, dice: list[str]) -> None:
        for die in dice:
            self.press(f"#item-{die.removeprefix('die-')}")
        self.press("#subset-confirm")

    def take(self, choice: Told) -> None:
        """Find it in the list."""
        self.press(f"#choice-{choice['id']}")


def placed(prompt: Told, choice: int) -> tuple[int, int, int]:
    """Return which piece a choice puts down, and where."""
    reach = max(number for number, reach in enumerate(prompt["reaches"]) if reach["base"] <= choice)
    y, x = divmod(choice - prompt["reaches"][reach]["base"], prompt["width"])
    return reach, x, y


def test_a_game_with_the_mouse(people: People) -> None:
    general = General(people.enter(), 61)
    general.person.start(GAME.key, **QUICK)
    assert general.play() in VERDICTS["en"]
    assert general.verbs() >= THROWN


def test_a_game_on_a_phone_with_a_finger(people: People) -> None:
    general = Finger(people.enter(size=PHONE, touch=True, language="fr"), 62)
    general.person.start(GAME.key, **QUICK)
    assert general.play() in VERDICTS["fr"]
    assert general.verbs() >= THROWN


def test_a_game_by_keyboard_alone(people: People) -> None:
    general = Keys(people.enter(), 63)
    general.person.start(GAME.key, **QUICK)
    assert general.play() in VERDICTS["en"]
    assert general.verbs() >= THROWN


@pytest.mark.parametrize(
    ("language", "praise"), [("en", "At ease, General of the toy chest."), ("fr", "Repos, Général du coffre à jouets.")]
)
def test_the_lesson_by_dragging_touching_and_flicking(people: People, language: str, praise: str) -> None:
    general = General(people.enter(language=language), 64)
    general.person.go("/")
    general.page.locator(f"form[action*='{GAME.key}/learn'] button").click()
    assert praise in general.play()
    assert general.verbs() >= {"move", "attack", "reroll", "recon", "grenade", "throw", "place", "flick"}
