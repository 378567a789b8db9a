"""Kinds of event, and who may hear what."""

from littlewars.kernel.agenda import NOBODY
from littlewars.kernel.events import HIDDEN, NOTE, EventKind


def test_an_event_without_secrets_is_heard_by_all() -> None:
    kind = EventKind("moved", ("figure", "cell"))
    assert (kind.hint, kind.reveals) == (NOTE, False)
    assert kind.heard((3, 5, 8), 0) == kind.heard((3, 5, 8), 1) == (3, 5, 8)


def test_a_secret_is_heard_by_its_own_seat_alone() -> None:
    kind = EventKind("drew", ("pile", "seat", "card"), secret=("card",))
    assert kind.heard((0, 4, 1, 9), 1) == (0, 4, 1, 9)
    assert kind.heard((0, 4, 1, 9), 0) == (0, 4, 1, HIDDEN)
    assert kind.heard((0, 4, 1, 9), -2) == (0, 4, 1, HIDDEN)


def test_an_event_knows_its_seat_where_it_has_one() -> None:
    assert EventKind("drew", ("pile", "seat", "card")).seat_of((0, 4, 1, 9)) == 1
    assert EventKind("moved", ("figure", "cell")).seat_of((3, 5, 8)) == NOBODY
