"""A tiny game that asks in every way but a list: the plane's soldiers, two a side, who also load their shells."""

from collections.abc import Sequence
from typing import Any

from littlewars.kernel.agenda import NOBODY, Choice, Event, SeatStep, Step
from littlewars.kernel.events import GLIDE, EventKind
from littlewars.kernel.prompt import AimPrompt, Prompt, Reach, SubsetPrompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.setup import Setup
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import svg, tag, title
from tests.kernel.tiny.base import COLOURS
from tests.kernel.tiny.plane import (
    COMPASS,
    ENDS,
    HEIGHT,
    POWERS,
    TURNS,
    WALL,
    WIDTH,
    Land,
    Meadow,
    PlaneGame,
    Shoot,
    Turn,
    Walk,
    point,
    way,
)

SHELLS, LEAST, MOST = 4, 2, 3
SPOTS = [860, 500, 1500, 500, 400, 300, 1700, 800]
SOLDIERS = len(SPOTS) // 2
FACES = 16
VERBS = {"Load": "load", "Face": "face"}  # of the notation, by step
BASE = 32  # what the numbers of the shells begin at
SOLDIER: list[dict[str, int | str]] = [{"r": 50, "fill": colour} for colour in COLOURS[:2]]
WAY: dict[str, int | str] = {"fill": "none", "stroke": "sienna", "stroke_width": 8}
SHELL: dict[str, int | str] = {"width": 60, "height": 40, "fill": "dimgrey"}
WORDS = {
    "en": {
        "meadow": "A meadow",
        "seat-red": "Red",
        "seat-blue": "Blue",
        "prompt-load": "Choose the shells.",
        "prompt-walk": "Choose where to walk.",
        "prompt-face": "Choose where to look.",
        "prompt-shoot": "Aim.",
        "measure-shot": "The shot flies there.",
        "measure-seen": "From there the enemy is seen.",
        "measure-hidden": "From there the enemy is hidden.",
        "refused-shells": "two shells are loaded, or three",
        "refused-too-far": "a soldier walks thirty millimetres at most",
        "refused-occupied": "somebody stands there",
        "won-by-life": "More lives are left.",
        **{f"shell-{item}": f"Shell {item + 1}" for item in range(SHELLS)},
        **{f"soldier-{number}": f"Soldier {number + 1}" for number in range(SOLDIERS)},
    },
    "fr": {
        "meadow": "Une prairie",
        "seat-red": "Rouge",
        "seat-blue": "Bleu",
        "prompt-load": "Choisissez les obus.",
        "prompt-walk": "Choisissez où marcher.",
        "prompt-face": "Choisissez où regarder.",
        "prompt-shoot": "Visez.",
        "measure-shot": "Le tir va là.",
        "measure-seen": "De là, on voit l’ennemi.",
        "measure-hidden": "De là, l’ennemi est caché.",
        "refused-shells": "on charge deux obus ou trois",
        "refused-too-far": "un soldat marche trente millimètres au plus",
        "refused-occupied": "quelqu’un s’y trouve",
        "won-by-life": "Il reste plus de vies.",
        **{f"shell-{item}": f"Obus {item + 1}" for item in range(SHELLS)},
        **{f"soldier-{number}": f"Soldat {number + 1}" for number in range(SOLDIERS)},
    },
}


class Round(Turn):
    """A turn that begins with loading."""

    def take(self, meadow: Meadow, choice: Choice) -> None:
        if self.left and min(meadow.life) > 0:
            after = Round(1 - self.seat, self.left - 1)
            meadow.then(Load(self.seat), Stroll(self.seat), Face(self.seat), Lob(self.seat), after)


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


class Stroll(Walk):
    """A walk that is told; blue has no lace."""

    def reach(self, meadow: Meadow, soldier: int, base: int) -> Reach:
        found = super().reach(meadow, soldier, base)
        if self.seat == 1:
            found = Reach(found.mark, found.name, found.start, found.region, base)
        return found

    def take(self, meadow: Meadow, choice: Choice) -> None:
        if choice != self.stay(meadow):
            soldier = self.soldier(meadow, choice)
            meadow.tell(0, soldier, *meadow.spot(soldier), *point(choice))
        super().take(meadow, choice)


class Face(SeatStep):
    """PL-07: the soldier looks somewhere, or nowhere."""

    def legal(self, meadow: Meadow) -> list[Choice]:
        return list(range(FACES + 1))

    def prompt(self, meadow: Meadow) -> Prompt:
        return AimPrompt(Message("prompt-face"), meadow.spot(self.seat), FACES, 1, least=150)

    def take(self, meadow: Meadow, choice: Choice) -> None:
        return


class Lob(Shoot):
    """A shot; blue does not know how far it flies."""

    def prompt(self, meadow: Meadow) -> Prompt:
        prompt = super().prompt(meadow)
        if self.seat == 1:
            prompt = AimPrompt(prompt.message, meadow.spot(1), len(COMPASS), POWERS)
        return prompt


class LoadedGame(PlaneGame):
    """The game on the plane, with shells beside it, and a picture."""

    def __init__(self) -> None:
        super().__init__()
        self.key = "loaded"
        self.titles = {"en": "Loaded", "fr": "Chargés"}
        steps: list[type[Step]] = [Round, Load, Stroll, Face, Lob, Land]
        self.steps = {step.__name__: step for step in steps}

    def begin(self, setup: Setup) -> Meadow:
        return Meadow([Round(0, TURNS)], NOBODY, SPOTS[:], [2, 2])

    def lexicon(self, language: str) -> dict[str, str]:
        return WORDS[language]

    def spell(self, meadow: Meadow, choice: Choice) -> str:
        verb = VERBS.get(type(meadow.agenda[-1]).__name__)
        return f"{verb} {choice}" if verb else super().spell(meadow, choice)

    def read(self, meadow: Meadow, text: str) -> Choice:
        kind, _, number = text.partition(" ")
        return int(number) if kind in VERBS.values() else super().read(meadow, text)

    def marks(self, meadow: Meadow, choice: Choice) -> list[str]:
        if not isinstance(meadow.agenda[-1], Load):
            return []
        return [f"shell-{item}" for item in range(SHELLS) if (choice - BASE) >> item & 1]

    def kinds(self) -> list[EventKind]:
        return [EventKind("walked", ("soldier", "from_x", "from_y", "x", "y"), GLIDE)]

    def shown(self, event: Event) -> list[str]:
        return [f"soldier-{event[1]}", "way"]

    def draw(self, view: Any, events: Sequence[Event], say: Say) -> str:
        lines = dict(line.split(": ", 1) for line in view.splitlines())
        spots = [int(number) for number in lines["spots"].split()]
        shells = "".join(
            tag("rect", title(say(Message(f"shell-{item}"))), id=f"shell-{item}", x=40 + 100 * item, y=250, **SHELL)
            for item in range(SHELLS)
        )
        soldiers = "".join(
            tag(
                "circle",
                title(say(Message(f"soldier-{number}"))),
                id=f"soldier-{number}",
                cx=x,
                cy=y,
                **SOLDIER[number % 2],
            )
            for number, (x, y) in enumerate(zip(spots[::2], spots[1::2], strict=True))
        )
        ways = "".join(
            tag("path", "", id="way", d="M" + "L".join(f"{x} {y}" for x, y in way((a, b), (c, d))), **WAY)
            for _, _, a, b, c, d in events
        )
        grass = tag("rect", width=WIDTH, height=HEIGHT, fill="tan")
        wall = tag("rect", x=WALL - 5, y=ENDS[0], width=10, height=ENDS[1] - ENDS[0])
        plane = tag("g", grass + wall + ways + soldiers, id="plane", transform="matrix(.2 0 0 -.2 40 240)")  # y upwards
        return svg(480, 300, title(say(Message("meadow"))) + plane + shells, "drawing")


GAME = LoadedGame()
