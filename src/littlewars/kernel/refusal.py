"""Why a choice is refused."""

from littlewars.kernel.words import Message


class Refusal:
    """The rule that refuses a choice, and the sentence that says why."""

    def __init__(self, rule: str, reason: Message) -> None:
        self.rule: str = rule  # "SW-46"; empty when no rule of the book is concerned
        self.reason: Message = reason

    def __reduce__(self) -> tuple[object, ...]:
        """Let it travel between processes, compiled too."""
        return (Refusal, (self.rule, self.reason))

    def __repr__(self) -> str:
        return f"{self.rule or '-'}: {self.reason!r}"
