"""A match: a game, its set-up, and the list of all choices. The one door that checks."""

from littlewars.kernel.agenda import NATURE, NOBODY, Choice, Event, Seat, State
from littlewars.kernel.dealer import Dealer
from littlewars.kernel.errors import GameOver, IllegalChoice, NotYourTurn
from littlewars.kernel.game import Game
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.setup import Setup
from littlewars.kernel.words import Message

LEGAL_SHOWN = 12  # how many legal choices a refusal lists


class Match:
    """A game being played. `position` starts it elsewhere than at the beginning."""

    def __init__(self, game: Game, setup: Setup, position: str = "") -> None:
        self.game: Game = game
        self.setup: Setup = setup
        self.position: str = position
        self.choices: list[Choice] = []
        self.actors: list[Seat] = []  # who made each choice
        self.events: list[list[Event]] = []  # before the first choice, then after each
        self.state: State = self._lay_out()

    def _lay_out(self) -> State:
        game = self.game
        state = game.parse(self.position, self.setup) if self.position else game.begin(self.setup)
        opening: list[Event] = []
        state.log = opening
        state.settle()
        self.events.append(opening)
        return state

    def choose(self, seat: Seat, choice: Choice) -> None:
        """Play a seat's choice, or raise a `ChoiceError` and change nothing."""
        state = self.state
        if state.actor == NOBODY:
            raise GameOver(Message("choice-game-over"))
        if seat != state.actor:
            raise NotYourTurn(Message("choice-not-your-turn", seat=self.name(seat), actor=self.name(state.actor)))
        refusal = state.refusal(choice)
        if refusal is not None:
            raise self._refused(choice, refusal)
        self._play(choice)

    def _refused(self, choice: Choice, refusal: Refusal) -> IllegalChoice:
        spelled = [self.game.spell(self.state, other) for other in self.state.legal()]
        if len(spelled) > LEGAL_SHOWN:
            spelled = [*spelled[:LEGAL_SHOWN], "…"]
        message = Message(
            "choice-refused",
            choice=self.game.spell(self.state, choice),
            rule=refusal.rule or "-",
            reason=refusal.reason,
            legal=", ".join(spelled),
        )
        return IllegalChoice(message, refusal)

    def _play(self, choice: Choice) -> None:
        heard: list[Event] = []
        self.state.log = heard
        self.actors.append(self.state.actor)
        self.state.apply(choice)
        self.choices.append(choice)
        self.events.append(heard)

    def deal(self, dealer: Dealer) -> None:
        """Let the dealer make nature's choices until a seat must choose."""
        while self.state.actor == NATURE:
            self.choose(NATURE, dealer.deal(self.state, len(self.choices)))

    def rewind(self, count: int) -> None:
        """Go back to the position after so many choices, by playing them again."""
        choices = self.choices[:count]
        self.choices = []
        self.actors = []
        self.events = []
        self.state = self._lay_out()
        for choice in choices:
            self._play(choice)

    def twin(self, count: int) -> "Match":
        """Play the first of the choices again at another table; this one stays as it is."""
        twin = Match(self.game, self.setup, self.position)
        for choice in self.choices[:count]:
            twin._play(choice)
        return twin

    def heard(self, events: list[Event], seat: Seat) -> list[Event]:
        """Return events as a seat may hear them."""
        kinds = self.game.kinds()
        return [kinds[event[0]].heard(event, seat) for event in events]

    def undo_point(self, seat: Seat) -> int | None:
        """Return where a seat's undo leads: before its last choice, never past a roll, a reveal or another's choice."""
        if not self.actors or self.actors[-1] != seat or seat == NATURE:
            return None
        kinds = self.game.kinds()
        if any(kinds[event[0]].reveals for event in self.events[-1]):
            return None
        return len(self.choices) - 1

    def name(self, seat: Seat) -> Message:
        """Name a seat by the side it plays now; a number that is no seat's is nobody."""
        if 0 <= seat < len(self.game.seats(self.setup)):
            return Message("seat-" + self.game.side(self.state, self.setup, seat))
        return Message("seat-nature" if seat == NATURE else "seat-nobody")
