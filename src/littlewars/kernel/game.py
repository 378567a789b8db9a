"""What a game is to everybody who does not know its rules."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any

from mypy_extensions import mypyc_attr

from littlewars.kernel.agenda import Choice, Event, Seat, State
from littlewars.kernel.errors import NotationError
from littlewars.kernel.events import EventKind
from littlewars.kernel.foresight import Foresight
from littlewars.kernel.measure import Measure
from littlewars.kernel.setup import Option, Setup, Value, make_setup
from littlewars.kernel.sketch import Sketch
from littlewars.kernel.words import Message, Say
from littlewars.kernel.workshop import Workshop


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """A game: its set-up, its first position, its notation, its words and its pictures."""

    def __init__(
        self,
        key: str,
        version: int,
        package: str,
        titles: dict[str, str],
        on_shelf: bool = True,
        has_secrets: bool = False,
    ) -> None:
        self.key: str = key  # "small-wars", in commands, links, records
        self.version: int = version  # of the rules: raised when an old record would play otherwise
        self.package: str = package  # where rules.toml, lesson.toml, examples/ and locales/ lie
        self.titles: dict[str, str] = titles
        self.on_shelf: bool = on_shelf  # False: to learn or measure with, not offered to players
        self.has_secrets: bool = has_secrets  # somebody's hand is hidden: people at one screen hand it over

    # -- before the game

    def options(self) -> list[Option]:
        """List what can be agreed on before the game, with defaults."""
        return []

    def setup(self, given: dict[str, Value]) -> Setup:
        """Complete and check the options given."""
        setup = make_setup(self.options(), given)
        self.check(setup)
        return setup

    def first_options(self) -> dict[str, Value]:
        """Give the options of a first game, for somebody who has read nothing yet; the rest are the defaults."""
        return {}

    def presets(self) -> dict[str, dict[str, Value]]:
        """Give ways of playing that settle several options at once; "preset-<name>" is their name in the catalogues."""
        return {}

    def workshop(self) -> Workshop | None:
        """Return where people build something for an option by hand; None when the game has no such option."""
        return None

    def check(self, setup: Setup) -> None:
        """Refuse options that are sound one by one but make no game together: raise `SetupError`."""
        return

    @abstractmethod
    def seats(self, setup: Setup) -> list[str]:
        """Name the seats, in notation; "seat-<name>" is their name in the catalogues."""

    def ruled(self, setup: Setup) -> list[Seat]:
        """List the seats that the rules play themselves: nobody is asked for them; one seat at least is left."""
        return []

    def rule_opponent(self) -> dict[str, Value]:
        """Give the options that put the rules themselves at the other seat; none when the book has no such opponent."""
        return {}

    @abstractmethod
    def begin(self, setup: Setup) -> State:
        """Lay out the first position, before its first automatic step."""

    def start(self, setup: Setup) -> State:
        """Return the position in which somebody makes the first choice."""
        state = self.begin(setup)
        state.settle()
        return state

    # -- choices and positions as text

    @abstractmethod
    def spell(self, state: Any, choice: Choice) -> str:
        """Write any number as a choice, short: `move b2`."""

    def read(self, state: Any, text: str) -> Choice:
        """Read a choice; it need not be legal. Raise `NotationError` when the text names none."""
        words = " ".join(text.split())
        legal: list[Choice] = state.legal()
        for choice in legal:
            if self.spell(state, choice) == words:
                return choice
        raise NotationError(Message("notation-no-choice", text=text))

    @abstractmethod
    def write(self, state: Any) -> str:
        """Write the whole position, pending steps included, for people to read."""

    @abstractmethod
    def parse(self, text: str, setup: Setup) -> State:
        """Read a position as `write` writes it, before its first automatic step."""

    @abstractmethod
    def facts(self, state: Any) -> dict[str, Value | list[str]]:
        """Tell what examples may expect of a position, such as `J1.life`."""

    # -- what a seat knows

    @abstractmethod
    def view(self, state: Any, seat: Seat) -> Any:
        """List what a seat sees; a seat that is not playing sees what is public."""

    def imagine(self, state: Any, seat: Seat, rng: Random) -> State:
        """Deal again what the seat cannot know. Without secrets: a copy."""
        twin: State = state.clone()
        return twin

    # -- words and pictures

    def side(self, state: Any, setup: Setup, seat: Seat) -> str:
        """Name the side a seat plays now, for everybody to see; its own name unless it chose one.

        "seat-<side>" is its name in the catalogues; it wears the colours of that side.
        """
        return self.seats(setup)[seat]

    @abstractmethod
    def describe(self, state: Any, choice: Choice) -> Message:
        """Say what a legal choice does."""

    def kinds(self) -> list[EventKind]:
        """List the kinds of event; an event's first number is an index here."""
        return []

    def sentence(self, state: Any, event: Event, seat: Seat) -> Message | None:
        """Tell an event as that seat may hear it; None when there is nothing to tell."""
        return None

    def lexicon(self, language: str) -> dict[str, str]:
        """Return the names printed on the content, by message key."""
        return {}

    @abstractmethod
    def sketch(self, view: Any) -> Sketch:
        """Show a view as text."""

    @abstractmethod
    def draw(self, view: Any, events: Sequence[Event], say: Say) -> str:
        """Draw a view and what just happened as SVG."""

    def draw_hand(self, view: Any, say: Say) -> str:
        """Draw what lies before the viewer as SVG: a hand, a reserve; nothing when there is none."""
        return ""

    def portrait(self, option: str, value: Value, say: Say) -> str:
        """Draw an option's value as SVG, for the form; nothing when it has no picture."""
        return ""

    # -- touching the pictures: elements are named by their ids

    def marks(self, state: Any, choice: Choice) -> list[str]:
        """List the elements a person touches, in this order, to make a legal choice."""
        return []

    def meant(self, state: Any, touched: list[str]) -> list[Choice]:
        """List the choices, allowed or not, that touching these elements could mean now; the likeliest first."""
        return []

    def measure(self, state: Any, choice: Choice) -> Measure | None:
        """Tell the acting seat what a point or an aim would mean, allowed or not; change nothing."""
        return None

    def threats(self, view: Any) -> dict[str, list[str]]:
        """Tell which elements each piece could strike, as its owner's next turn stands."""
        return {}

    def shown(self, event: Event) -> list[str]:
        """List the elements an event is about."""
        return []

    # -- after the game

    def luck(self, state: Any, events: Sequence[Event]) -> list[Message]:
        """Sum up plainly, seat by seat, what chance gave over a whole game, beside what it gives on average."""
        return []

    # -- for computer players

    def players(self, state: Any) -> int:
        """Tell how many seats play."""
        return 2

    def evaluate(self, state: Any, seat: Seat) -> int:
        """Tell how far ahead a seat looks: thousandths of the logarithm of its odds, so that 1000 wins 73 % of games.

        With two, what one gains the other loses; with more, it is the lead over the average, times the players.
        """
        return 0

    def alike(self, state: Any, choices: list[Choice]) -> list[int]:
        """Give for each of nature's choices the index of the first that looks the same to `evaluate`: often its own."""
        return list(range(len(choices)))

    def finish(self, state: Any, rng: Random) -> bool:
        """Play a position to its end at random, more quickly than choice by choice; tell whether the game knows how."""
        return False

    def foresight(self) -> Foresight:
        """Tell how General plays on from what it thinks of choosing; it only searches unless a game says how."""
        return Foresight()

    def budgets(self) -> list[int]:
        """Tell how many iterations Recruit, Sergeant, Captain and General think about a choice."""
        return [2, 4, 20, 20_000]
