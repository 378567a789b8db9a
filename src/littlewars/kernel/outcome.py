"""How a game ended."""

from littlewars.kernel.words import Message


class Outcome:
    """The ranking of the seats, the reason, and the rule that says so."""

    def __init__(self, ranking: list[list[int]], reason: Message, rule: str) -> None:
        self.ranking: list[list[int]] = ranking  # best first; seats of one group are level
        self.reason: Message = reason
        self.rule: str = rule

    def winner(self) -> int | None:
        """Return the seat that won alone; None when the first place is shared."""
        return self.ranking[0][0] if len(self.ranking[0]) == 1 else None

    def reward(self, seat: int) -> int:
        """Return how many seats this one beat, less how many beat it: +1, 0 or -1 with two seats."""
        beaten = 0
        sign = -1
        for group in self.ranking:
            if seat in group:
                sign = 1
            else:
                beaten += sign * len(group)
        return beaten
