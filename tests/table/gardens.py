"""Connect Four in a garden: a made-up workshop, to see that the rooms know nothing of the games that have one."""

from littlewars.kernel.errors import SetupError
from littlewars.kernel.setup import Option, TextOption, Value
from littlewars.kernel.words import Message, Say
from littlewars.kernel.workshop import Inspection, Limits, Part, Sample, Spots, Workshop
from tests.variant import Variant

EMPTY = "40x30; gates 5,15 35,15"
FULL = "40x30; gates 5,15 35,15; tall tree disc 20,15 4"
SYMBOLS = "".join(f'<symbol id="{name}" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></symbol>' for name in ("tree", "gate"))
WORDS = {
    "garden": "Lay out a garden",
    "garden-empty": "Bare earth",
    "garden-tree": "A tree",
    "gate": "Gate",
    "tree": "Tree",
    "stones": "Stones",
    "option-place": "Place",
    "place-home": "At home",
    "place-garden": "In the garden",
    "option-garden": "Garden",
    "grown": "Something grows.",
    "wide": "It is wide enough.",
}


class Garden(Workshop):
    """Fair with a tree, playable when it is wide."""

    def __init__(self) -> None:
        gate = Message("gate")
        super().__init__(
            Message("garden"),
            "garden",
            {"place": "garden"},
            [
                Part("tree", Message("tree"), "tree", True, True, 80, 80),
                Part("stones", Message("stones"), "tree", False, False, 60, 30),
            ],
            [Spots("gates", [gate, gate], ["gate", "gate"], [(125, 500), (875, 500)], 30, 40)],
            [Sample(Message("garden-empty"), EMPTY), Sample(Message("garden-tree"), FULL)],
            Limits((30, 60), (20, 40), (1, 20), 6),
            f"<defs>{SYMBOLS}</defs>",
        )
        self.asked: list[str] = []

    def inspect(self, text: str) -> Inspection:
        self.asked.append(text)
        if "gates" not in text:
            raise SetupError(Message("plain", text=f"No gates in {text}."))
        tree, wide = "tree" in text, not text.startswith("30x")
        findings = [(tree, Message("grown")), (wide, Message("wide"))]
        return Inspection(findings, wide, wide and tree, '<rect width="400" height="300"/>')


class GardenGame(Variant):
    """Connect Four at home or in a garden of one's own."""

    def __init__(self) -> None:
        super().__init__()
        self.garden = Garden()

    def options(self) -> list[Option]:
        return [Option("place", ["home", "garden"], "home"), TextOption("garden", [""], "")]

    def workshop(self) -> Workshop:
        return self.garden

    def lexicon(self, language: str) -> dict[str, str]:
        return WORDS

    def portrait(self, option: str, value: Value, say: Say) -> str:
        if option != "garden":
            return ""
        if "gates" not in str(value):
            raise SetupError(Message("plain", text="No gates."))
        return f'<svg id="picture"><path d="M0 0h{len(str(value))}"/></svg>'
