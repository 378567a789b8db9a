"""What can go wrong, as sentences.

LittleWarsError
├── ChoiceError        a choice that cannot be played
│   ├── GameOver       … because nobody chooses any more
│   ├── NotYourTurn    … because another seat chooses now
│   └── IllegalChoice  … because a rule refuses it
├── NotationError      a text that names no choice or no position
├── SetupError         options that make no game
├── ContentError       a broken file of ours: content, rules, examples
└── RecordError        a broken record of a match

Every error carries a `Message`, so that it can be said in the reader's language.
"""

from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message


class LittleWarsError(Exception):
    """Anything a user of Little Wars can cause. Its message is a sentence of the catalogues."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message: Message = message


class ChoiceError(LittleWarsError):
    """A choice that cannot be played. The position is unchanged."""


class GameOver(ChoiceError):
    """The game is over: nobody chooses."""


class NotYourTurn(ChoiceError):
    """Another seat chooses now."""


class IllegalChoice(ChoiceError):
    """A rule refuses the choice; `refusal` names it."""

    def __init__(self, message: Message, refusal: Refusal) -> None:
        super().__init__(message)
        self.refusal: Refusal = refusal

    def __reduce__(self) -> tuple[object, ...]:
        """Let it travel between processes with its refusal."""
        return (IllegalChoice, (self.message, self.refusal))


class NotationError(LittleWarsError):
    """A text names no choice, or no position."""


class SetupError(LittleWarsError):
    """Options that make no game."""


class ContentError(LittleWarsError):
    """A file of content, rules or examples is broken; the message names file, table and key."""


class RecordError(LittleWarsError):
    """A record of a match cannot be read or replayed."""
