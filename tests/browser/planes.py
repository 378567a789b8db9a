"""A tiny game that asks in every way but a list: the plane's soldiers, who also load some of their shells."""

from collections.abc import Sequence
from typing import Any

from littlewars.kernel.agenda import NOBODY, Choice, Event, SeatStep, Step
from littlewars.kernel.prompt import Prompt, SubsetPrompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.setup import Setup
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import svg, tag, title
from tests.kernel.tiny.base import COLOURS
from tests.kernel.tiny.plane import HEIGHT, TURNS, WIDTH, Land, Meadow, PlaneGame, Shoot, Turn, Walk

SHELLS, LEAST, MOST = 4, 2, 3
BASE = 32  # what the numbers of the shells begin at
SHELL: dict[str, int | str] = {"width": 60, "height": 40, "fill": "dimgrey"}
WORDS = {
    "en": {
        "meadow": "A meadow",
        "seat-red": "Red",
        "seat-blue": "Blue",
        "prompt-load": "Choose the shells.",
        "prompt-walk": "Choose where to walk.",
        "prompt-shoot": "Aim.",
        "refused-shells": "two shells are loaded, or three",
        "refused-too-far": "a soldier walks thirty millimetres at most",
        "refused-occupied": "somebody stands there",
        "won-by-life": "More lives are left.",
        **{f"shell-{item}": f"Shell {item + 1}" for item in range(SHELLS)},
    },
    "fr": {
        "meadow": "Une prairie",
        "seat-red": "Rouge",
        "seat-blue": "Bleu",
        "prompt-load": "Choisissez les obus.",
        "prompt-walk": "Choisissez où marcher.",
        "prompt-shoot": "Visez.",
        "refused-shells": "on charge deux obus ou trois",
        "refused-too-far": "un soldat marche trente millimètres au plus",
        "refused-occupied": "quelqu’un s’y trouve",
        "won-by-life": "Il reste plus de vies.",
        **{f"shell-{item}": f"Obus {item + 1}" for item in range(SHELLS)},
    },
}


class Round(Turn):
    """A turn that begins with loading."""

    def take(self, meadow: Meadow, choice: Choice) -> None:
        if self.left and min(meadow.life) > 0:
            after = Round(1 - self.seat, self.left - 1)
            meadow.then(Load(self.seat), Walk(self.seat), Shoot(self.seat), after)


class Load(SeatStep):
    """PL-06: two shells are loaded, or three."""

    def legal(self, meadow: Meadow) -> list[Choice]:
        return [BASE + mask for mask in range(1 << SHELLS) if LEAST <= mask.bit_count() <= MOST]

    def objection(self, meadow: Meadow, choice: Choice) -> Refusal:
        return Refusal("PL-06", Message("refused-shells"))

    def prompt(self, meadow: Meadow) -> Prompt:
        items = [Message(f"shell-{item}") for item in range(SHELLS)]
        return SubsetPrompt(Message("prompt-load"), items, LEAST, MOST, BASE)

    def take(self, meadow: Meadow, choice: Choice) -> None:
        return


class LoadedGame(PlaneGame):
    """The game on the plane, with shells beside it, and a picture."""

    def __init__(self) -> None:
        super().__init__()
        self.key = "loaded"
        self.titles = {"en": "Loaded", "fr": "Chargés"}
        steps: list[type[Step]] = [Round, Load, Walk, Shoot, Land]
        self.steps = {step.__name__: step for step in steps}

    def begin(self, setup: Setup) -> Meadow:
        return Meadow([Round(0, TURNS)], NOBODY, [700, 500, 1300, 500], [2, 2])

    def lexicon(self, language: str) -> dict[str, str]:
        return WORDS[language]

    def spell(self, meadow: Meadow, choice: Choice) -> str:
        return f"load {choice}" if isinstance(meadow.agenda[-1], Load) else super().spell(meadow, choice)

    def read(self, meadow: Meadow, text: str) -> Choice:
        kind, _, number = text.partition(" ")
        return int(number) if kind == "load" else super().read(meadow, text)

    def marks(self, meadow: Meadow, choice: Choice) -> list[str]:
        if not isinstance(meadow.agenda[-1], Load):
            return []
        return [f"shell-{item}" for item in range(SHELLS) if (choice - BASE) >> item & 1]

    def draw(self, view: Any, events: Sequence[Event], say: Say) -> str:
        lines = dict(line.split(": ", 1) for line in view.splitlines())
        spots = [int(number) for number in lines["spots"].split()]
        shells = "".join(
            tag("rect", title(say(Message(f"shell-{item}"))), id=f"shell-{item}", x=40 + 100 * item, y=250, **SHELL)
            for item in range(SHELLS)
        )
        soldiers = "".join(
            tag("circle", title(say(Message(f"seat-{colour}"))), id=f"soldier-{colour}", cx=x, cy=y, r=60, fill=colour)
            for colour, x, y in zip(COLOURS, spots[::2], spots[1::2], strict=False)
        )
        grass = tag("rect", width=WIDTH, height=HEIGHT, fill="tan")
        plane = tag("g", grass + soldiers, id="plane", transform="matrix(.2 0 0 -.2 40 240)")  # y grows upwards
        return svg(480, 300, title(say(Message("meadow"))) + plane + shells, "drawing")


GAME = LoadedGame()
