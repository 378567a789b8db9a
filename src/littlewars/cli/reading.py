"""What a person types, read as a choice."""

from littlewars.kernel.agenda import NATURE, Choice, State
from littlewars.kernel.errors import NotationError
from littlewars.kernel.game import Game
from littlewars.kernel.words import Message

LONGEST = 200  # characters anybody types for one choice

Listed = dict[int, tuple[str, list[str]]]  # by the number shown: words, and the endings one of which must follow


def numbered(spelled: list[str]) -> Listed:
    """Give each choice a number of its own: the number it ends in, where all do (`drop 4` is 4)."""
    endings = [text.rpartition(" ")[2] for text in spelled]
    if all(ending.isdecimal() for ending in endings) and len(set(endings)) == len(endings):
        return {int(ending): (text, []) for ending, text in zip(endings, spelled, strict=True)}
    return {number: (text, []) for number, text in enumerate(spelled, 1)}


def grouped(spelled: list[str]) -> Listed:
    """Give one number to the choices with something in common: `draft jeep`, then `a1`, `b1` or `c1`."""
    groups: dict[str, list[str]] = {}
    for text in spelled:
        stem, _, ending = text.rpartition(" ")
        groups.setdefault(stem or ending, []).extend([ending] if stem else [])
    return dict(enumerate(groups.items(), 1))


def read_choice(game: Game, state: State, listed: Listed, typed: str) -> Choice:
    """Read a choice: a number of the list, a number and an ending, or words; unambiguous short words will do."""
    if len(typed) > LONGEST:
        raise NotationError(Message("notation-no-choice", text=typed[:LONGEST] + "…"))
    number, _, ending = typed.partition(" ")
    if listed and number.isdecimal():
        return game.read(state, _look_up(listed, int(number), ending.strip()))
    spelled = {game.spell(state, choice): choice for choice in state.legal()}
    close = [text for text in spelled if f" {text}".lower().endswith(f" {typed}".lower())]
    if len(close) == 1:
        return spelled[close[0]]
    choice = game.read(state, typed)
    for text in spelled:
        if spelled[text] == choice and text != typed and typed.isalpha() and state.actor != NATURE:
            does = game.describe(state, choice)  # `nothing` must not end a turn because it once meant "no more"
            raise NotationError(Message("play-other-word", typed=typed, word=text, does=does))
    return choice


def _look_up(listed: Listed, number: int, ending: str) -> str:
    if number not in listed:
        raise NotationError(Message("play-no-number", number=str(number)))
    words, endings = listed[number]
    if not endings and not ending:
        return words
    if not endings:
        raise NotationError(Message("play-no-ending", number=number))
    if ending not in endings:
        raise NotationError(Message("play-number-ending", number=number, ending=endings[0], endings=", ".join(endings)))
    return f"{words} {ending}"
