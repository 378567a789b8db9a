"""Steps, and the agenda that runs them."""

from random import Random
from typing import Final

import pytest

from littlewars.kernel.agenda import NATURE, NOBODY, Choice, Seat, SeatStep, State, Step
from littlewars.kernel.outcome import Outcome


class Ledger(State):
    """Writes down what is chosen."""

    def __init__(self, agenda: list[Step], actor: Seat, written: list[int]) -> None:
        super().__init__(agenda, actor)
        self.written: list[int] = written

    def clone(self) -> "Ledger":
        return Ledger(self.agenda[:], self.actor, self.written[:])

    def table(self) -> tuple[int, ...]:
        return tuple(self.written)

    def outcome(self) -> Outcome | None:
        return None


class Write(Step):
    """Writes its own number, by itself."""

    def __init__(self, number: int, extra: int = 0) -> None:
        self.number: Final = number
        self.extra: Final = extra

    def take(self, state: Ledger, choice: Choice) -> None:
        state.written.append(self.number)


class Ask(SeatStep):
    """Lets a seat choose 3, 5 or 8."""

    def legal(self, state: Ledger) -> list[Choice]:
        return [3, 5, 8]

    def take(self, state: Ledger, choice: Choice) -> None:
        state.written.append(choice)
        state.tell(0, choice)


class Pause(Step):
    """Has no fields, and does nothing."""

    def take(self, state: Ledger, choice: Choice) -> None:
        pass


class Spread(Step):
    """Writes two numbers after the next step already waiting."""

    def take(self, state: Ledger, choice: Choice) -> None:
        state.then(Write(1), Write(2), Write(3))


def ledger(*agenda: Step) -> Ledger:
    state = Ledger([], NOBODY, [])
    state.then(*agenda)
    state.settle()
    return state


def test_automatic_steps_run_until_somebody_must_choose() -> None:
    state = ledger(Write(1), Write(2), Ask(1), Write(3))
    assert (state.written, state.actor) == ([1, 2], 1)


def test_steps_run_in_the_order_they_are_written() -> None:
    assert ledger(Write(9), Spread(), Write(4)).written == [9, 1, 2, 3, 4]


def test_nobody_chooses_once_the_agenda_is_empty() -> None:
    state = ledger(Ask(0), Write(1))
    state.apply(5)
    assert (state.written, state.actor, state.agenda) == ([5, 1], NOBODY, [])


def test_a_cancelled_step_never_runs() -> None:
    state = ledger(Ask(0), Write(1), Write(2))
    state.agenda.append(state.agenda.pop())
    ask = state.cancel()
    struck = state.cancel()
    assert (type(ask), struck.fields()) == (Ask, {"extra": 0, "number": 1})
    state.settle()
    assert state.written == [2]


def test_events_are_logged_only_if_somebody_listens() -> None:
    state = ledger(Ask(0), Ask(0))
    state.apply(3)
    assert state.log is None
    state.log = []
    state.apply(8)
    assert state.log == [(0, 8)]


def test_a_state_asks_its_next_step() -> None:
    state = ledger(Ask(1))
    assert state.legal() == [3, 5, 8]
    assert state.weights() == [1, 1, 1]
    assert state.prompt().message.key == "prompt-choose"
    assert state.allows(5)
    assert not state.allows(4)


def test_what_is_not_listed_is_refused_without_a_rule() -> None:
    state = ledger(Ask(1))
    assert state.refusal(8) is None
    refusal = state.refusal(9)
    assert refusal is not None
    assert (refusal.rule, refusal.reason.key) == ("", "refused-not-offered")
    assert repr(refusal) == "-: refused-not-offered"


def test_a_step_by_itself_is_nobodys_and_has_one_choice() -> None:
    step, state = Pause(), ledger()
    assert (step.actor(state), step.legal(state), step.weights(state)) == (NOBODY, [0], [1])


def test_fields_are_named_in_alphabetical_order() -> None:
    assert list(Write(3, extra=4).fields().items()) == [("extra", 4), ("number", 3)]
    assert Ask(1).fields() == {"seat": 1}
    assert Pause().fields() == {}


def test_a_key_tells_steps_and_positions_apart() -> None:
    assert Write(3).key() == Write(3).key() == ("Write", 0, 3)
    assert Write(3).key() != Write(4).key()
    assert Ask(0).key() != Ask(1).key()
    assert ledger(Ask(0)).key() == ledger(Ask(0)).key()
    assert ledger(Ask(0)).key() != ledger(Write(1), Ask(0)).key()
    assert ledger(Ask(0)).key() != ledger(Ask(0), Pause()).key()


def test_a_sample_is_drawn_by_weight() -> None:
    class Loaded(Ask):
        def actor(self, state: Ledger) -> Seat:
            return NATURE

        def weights(self, state: Ledger) -> list[int]:
            return [0, 2, 1]

    state = ledger(Loaded(0))
    rng = Random(5)
    drawn = [state.agenda[-1].sample(state, rng) for _ in range(3000)]
    assert set(drawn) == {5, 8}
    assert drawn.count(5) == pytest.approx(2000, abs=120)
