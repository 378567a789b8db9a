"""The shared look of all drawings: one style sheet, in light, dark and high contrast."""

from importlib.resources import files
from typing import Final

CSS: Final[str] = files("littlewars.look").joinpath("look.css").read_text(encoding="utf-8")


def standalone(svg: str) -> str:
    """Put the style sheet into a drawing, so that its file opens alone."""
    end = svg.index(">") + 1
    return f"{svg[:end]}<style>{CSS}</style>{svg[end:]}"
