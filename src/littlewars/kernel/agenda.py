"""Positions, and the agenda of steps that drives them."""

from abc import ABC, abstractmethod
from random import Random
from typing import Any, Final, TypeAlias

from mypy_extensions import mypyc_attr

from littlewars.kernel.chance import weighted
from littlewars.kernel.outcome import Outcome
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message

Seat: TypeAlias = int
Choice: TypeAlias = int
Event: TypeAlias = tuple[int, ...]  # (kind, …): what happened, in numbers
NATURE: Final = -1  # the seat that rolls dice and draws cards
NOBODY: Final = -2  # nobody chooses: the step runs by itself, or the game is over


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(ABC):
    """One step of the rulebook, waiting on an agenda. Immutable: clones share it.

    Its attributes carry the names of its constructor's parameters, so that it can be written and read back.
    """

    def actor(self, state: Any) -> Seat:
        """Say who chooses. NOBODY makes the step automatic."""
        return NOBODY

    def legal(self, state: Any) -> list[Choice]:
        """List the choices, ascending; never empty when somebody must choose."""
        return [0]

    def allows(self, state: Any, choice: Choice) -> bool:
        """Tell whether the choice may be played. On the continuous plane `legal` is only a good sample of it."""
        return choice in self.legal(state)

    def refusal(self, state: Any, choice: Choice) -> Refusal | None:
        """Say why the choice is refused; None exactly when it is allowed."""
        return None if self.allows(state, choice) else self.objection(state, choice)

    def objection(self, state: Any, choice: Choice) -> Refusal:
        """Name the rule that forbids this choice, which is not allowed."""
        return Refusal("", Message("refused-not-offered"))

    def prompt(self, state: Any) -> Prompt:
        """Say how a person is asked."""
        return Prompt(Message("prompt-choose"))

    def weights(self, state: Any) -> list[int]:
        """Weigh nature's choices: whole numbers, parallel to `legal`."""
        return [1] * len(self.legal(state))

    def sample(self, state: Any, rng: Random) -> Choice:
        """Draw nature's choice. Steps with too many outcomes to list override this."""
        return self.legal(state)[weighted(rng, self.weights(state))]

    @abstractmethod
    def take(self, state: Any, choice: Choice) -> None:
        """Carry the choice out, and put what follows on the agenda."""

    def fields(self) -> dict[str, int]:
        """Name the step's arguments and their values, in alphabetical order."""
        found: dict[str, Any] = dict(self.__getstate__() or {})  # type: ignore[call-overload]  # typeshed: object
        found.update(found.pop("__dict__", {}))  # an interpreted step on the compiled kernel keeps its own there
        return {name: found[name] for name in sorted(found)}

    def key(self) -> tuple[object, ...]:
        """Return the step's class and arguments: enough to compare it."""
        return (type(self).__name__, *self.fields().values())


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step):
    """A step in which one seat chooses."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def actor(self, state: Any) -> Seat:
        return self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position. Mutable and unguarded: a `Match` checks, `apply` trusts."""

    def __init__(self, agenda: list[Step], actor: Seat) -> None:
        self.agenda: list[Step] = agenda
        self.actor: Seat = actor
        self.log: list[Event] | None = None

    @abstractmethod
    def clone(self) -> "State":
        """Copy the position, without its log."""

    @abstractmethod
    def table(self) -> tuple[int, ...]:
        """Return what lies on the table, as numbers."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Return how the game ended; None while it goes on."""

    def key(self) -> tuple[object, ...]:
        """Return all that tells this position from another."""
        return (*self.table(), *[step.key() for step in self.agenda])

    def legal(self) -> list[Choice]:
        """List what `actor` may choose."""
        return self.agenda[-1].legal(self)

    def weights(self) -> list[int]:
        """Weigh nature's choices, parallel to `legal`."""
        return self.agenda[-1].weights(self)

    def allows(self, choice: Choice) -> bool:
        """Tell whether `actor` may choose this."""
        return self.agenda[-1].allows(self, choice)

    def refusal(self, choice: Choice) -> Refusal | None:
        """Say why `actor` may not choose this; None when it may."""
        return self.agenda[-1].refusal(self, choice)

    def prompt(self) -> Prompt:
        """Say how `actor` is asked."""
        return self.agenda[-1].prompt(self)

    def apply(self, choice: Choice) -> None:
        """Play one legal choice, then run to the next one."""
        self.agenda.pop().take(self, choice)
        self.settle()

    def settle(self) -> None:
        """Run automatic steps until somebody must choose."""
        agenda = self.agenda
        while agenda:
            self.actor = agenda[-1].actor(self)
            if self.actor != NOBODY:
                return
            agenda.pop().take(self, 0)
        self.actor = NOBODY

    def then(self, *steps: Step) -> None:
        """Put steps on the agenda, written in the order they will be played."""
        for i in range(len(steps) - 1, -1, -1):
            self.agenda.append(steps[i])

    def cancel(self) -> Step:
        """Strike the next step off the agenda, and return it."""
        return self.agenda.pop()

    def tell(self, *event: int) -> None:
        """Log what happened, if anybody listens."""
        if self.log is not None:
            self.log.append(event)
