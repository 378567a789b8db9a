"""Kinds of event: their names, fields, and how a table may show them."""

from typing import Final

from littlewars.kernel.agenda import NOBODY, Event, Seat

GLIDE: Final = "glide"  # a piece goes from place to place
PLACE: Final = "place"  # a piece appears
ROLL: Final = "roll"  # dice tumble and land
HIT: Final = "hit"  # a piece shakes
FALL: Final = "fall"  # a piece goes away
FLIP: Final = "flip"  # a card turns
COUNT: Final = "count"  # a number changes
NOTE: Final = "note"  # nothing moves: a sentence only

HIDDEN: Final = -1  # stands in an event for a number the listener may not know


class EventKind:
    """What the numbers of an event mean. Field 0 of an event is its kind; `fields` name the rest."""

    def __init__(
        self,
        name: str,
        fields: tuple[str, ...],
        hint: str = NOTE,
        secret: tuple[str, ...] = (),
        reveals: bool = False,
    ) -> None:
        self.name: str = name  # the key of its sentence is "event-<name>"
        self.fields: tuple[str, ...] = fields
        self.hint: str = hint
        self.secret: tuple[str, ...] = secret  # fields that only the seat in field "seat" may read
        self.reveals: bool = reveals  # something hidden became known: no undo past it

    def seat_of(self, event: Event) -> Seat:
        """Return the seat in field "seat"; nobody where there is none."""
        return event[1 + self.fields.index("seat")] if "seat" in self.fields else NOBODY

    def heard(self, event: Event, seat: Seat) -> Event:
        """Return the event as a seat may hear it: what is secret to others reads HIDDEN."""
        if not self.secret or event[1 + self.fields.index("seat")] == seat:
            return event
        numbers = [HIDDEN if self.fields[i] in self.secret else event[1 + i] for i in range(len(self.fields))]
        return (event[0], *numbers)
