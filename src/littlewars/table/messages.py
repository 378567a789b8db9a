"""What pages and the server say to each other. See docs/protocol.md."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

LARGEST_FRAME = 16 * 1024  # bytes

Version: TypeAlias = Annotated[int, Meta(ge=-1, le=2**31)]
Number: TypeAlias = Annotated[int, Meta(ge=-(2**62), le=2**62)]
MoveId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
ElementId: TypeAlias = Annotated[str, Meta(max_length=80)]


class Hello(Struct, tag="hello"):
    """The first message: what the page has, and who it is when it keeps no cookies."""

    v: Version = -1
    language: Literal["", "en", "fr"] = ""  # the page's; a browser's socket need not carry its wishes
    token: Annotated[str, Meta(max_length=200)] = ""


class Choose(Struct, tag="choose"):
    """Play a choice."""

    v: Version
    move_id: MoveId
    choice: Number


class Undo(Struct, tag="undo"):
    """Take back one's last choice."""

    v: Version
    move_id: MoveId


class Resign(Struct, tag="resign"):
    """Give up."""

    v: Version
    move_id: MoveId


class ClaimTime(Struct, tag="claim_time"):
    """End a game whose player let the days of a move run out."""

    v: Version
    move_id: MoveId


class AskBack(Struct, tag="ask_back"):
    """Ask the others to take back one's last choice."""


class AnswerBack(Struct, tag="answer_back"):
    """Agree to a take-back, or not."""

    yes: bool


class Why(Struct, tag="why"):
    """Ask why touched elements are no choice."""

    touched: Annotated[list[ElementId], Meta(max_length=8)]


class Measure(Struct, tag="measure"):
    """Ask what a choice would mean, before it is made."""

    v: Version
    choice: Number


class Hint(Struct, tag="hint"):
    """Ask what to choose: a nudge (1), then the choices worth thinking about (2), then the line expected (3)."""

    v: Version
    stage: Literal[1, 2, 3]


class Look(Struct, tag="look"):
    """Ask for an earlier position."""

    at: Annotated[int, Meta(ge=0, le=2**31)]


class Uncover(Struct, tag="uncover"):
    """The next player has taken the shared screen."""


class Phrase(Struct, tag="phrase"):
    """Say a preset phrase."""

    number: Annotated[int, Meta(ge=0, le=99)]


class Rematch(Struct, tag="rematch"):
    """Play again with the sides swapped."""


class Ping(Struct, tag="ping"):
    """The page is alive, and asks whether the server is."""

    n: Number


Move: TypeAlias = Choose | Undo | Resign | ClaimTime
Request: TypeAlias = Move | AskBack | AnswerBack | Why | Measure | Hint | Look | Uncover | Phrase | Rematch | Ping
Said: TypeAlias = Hello | Request

_decoder: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)
_encoder = msgspec.json.Encoder()


class Unreadable(Exception):
    """A frame that is no message of this protocol."""


def read(frame: str) -> Said:
    """Read a frame, or raise `Unreadable`."""
    try:
        return _decoder.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Unreadable(str(error)) from None


def write(kind: str, **fields: Any) -> str:
    """Write a message to a page."""
    return _encoder.encode({"type": kind, **fields}).decode()
