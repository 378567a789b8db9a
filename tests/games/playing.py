"""Positions of any game laid out from notation, played by spelled choices, and asked questions."""

from typing import Generic, TypeVar

from littlewars.kernel.agenda import NATURE, NOBODY, State
from littlewars.kernel.game import Game
from littlewars.kernel.setup import Value

S = TypeVar("S", bound=State)


class Playing(Generic[S]):
    """A game, and what its positions are, for the tests of one folder."""

    def __init__(self, game: Game, kind: type[S], seats: list[str] | None = None) -> None:
        self.game = game
        self.kind = kind
        self.seats = seats or game.seats(game.setup({}))  # of the largest game

    def start(self, **options: Value) -> S:
        """Begin a game, listening to its events."""
        return self.settled(self.game.begin(self.game.setup(options)))

    def lay_out(self, position: str, **options: Value) -> S:
        """Lay a position out, listening to its events."""
        return self.settled(self.game.parse(position, self.game.setup(options)))

    def settled(self, state: State) -> S:
        """Run a position to its first choice, listening to its events."""
        assert isinstance(state, self.kind)
        state.log = []
        state.settle()
        return state

    def play(self, state: S, *choices: str) -> S:
        """Play spelled choices; each must be allowed."""
        for text in choices:
            choice = self.game.read(state, text)
            assert state.refusal(choice) is None, f"{text}: {state.refusal(choice)}"
            state.apply(choice)
        return state

    def options(self, state: S, verb: str = "") -> set[str]:
        """Return the legal choices with this verb, spelled without it; all of them without a verb."""
        spelled = [self.game.spell(state, choice) for choice in state.legal()]
        return {text.removeprefix(verb).strip() for text in spelled if text.startswith(verb)}

    def refused(self, state: S, text: str) -> str:
        """Return the rule that refuses a choice and why: `SW-46 bound`; empty when it is allowed."""
        refusal = state.refusal(self.game.read(state, text))
        return "" if refusal is None else f"{refusal.rule} {refusal.reason.key.removeprefix('refused-')}"

    def to_act(self, state: S) -> str:
        """Name who must choose."""
        return {NATURE: "nature", NOBODY: "nobody"}.get(state.actor) or self.seats[state.actor]

    def told(self, state: S, kind: str = "") -> list[tuple[int, ...]]:
        """Return the events of a kind told so far, without their kind."""
        assert state.log is not None
        return [event[1:] for event in state.log if not kind or self.game.kinds()[event[0]].name == kind]

    def result(self, state: S) -> str:
        """Tell the outcome: `red won-by-vp SW-94`."""
        outcome = state.outcome()
        assert outcome is not None
        winner = outcome.winner()
        return f"{'nobody' if winner is None else self.seats[winner]} {outcome.reason.key} {outcome.rule}"
