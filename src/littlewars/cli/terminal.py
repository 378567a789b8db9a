"""A table in the terminal: shows, asks, explains, keeps the record."""

import os.path
import shlex
from contextlib import suppress
from pathlib import Path

from rich.console import Console

from littlewars.cli.hints import Adviser
from littlewars.cli.reading import Listed, read_choice
from littlewars.cli.records import write_record
from littlewars.cli.seats import DEALERS, HUMAN, seat_players
from littlewars.cli.show import choice_list, colours, draw_sketch
from littlewars.kernel.agenda import NATURE, NOBODY, Choice, Seat, State
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.dealer import Dealer, HumanDealer, SeededDealer
from littlewars.kernel.errors import LittleWarsError, RecordError, SetupError
from littlewars.kernel.match import Match
from littlewars.kernel.record import save
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.sight import Sight
from littlewars.kernel.words import Message
from littlewars.lab.bench import compiled_now
from littlewars.rulebook.rules import RULE_ID, read_rules
from littlewars.table.replay import ending, named
from littlewars.words import Catalogue, catalogue

LEAVE = ("quit", "q", "exit")


class Left(Exception):
    """The person left the table."""


class TakenBack(Exception):
    """A choice was taken back: whoever must choose now is asked."""


class Table:
    """A match at a terminal."""

    def __init__(
        self,
        match: Match,
        seats: list[str],
        dealer: str,
        seed: str | None,
        record: Path,
        words: Catalogue,
        console: Console,
    ) -> None:
        self.match = match
        self.game = match.game
        self.notes = {"seats": ",".join(seats), "dealer": dealer}
        self.record = record
        self.words = words
        self.console = console
        self.players = seat_players(match, seats, seed)
        ruled = match.game.ruled(match.setup)
        self.own = [seat for seat, player in enumerate(self.players) if player is None and seat not in ruled]
        self.eye = self.own[0] if len(self.own) == 1 else NOBODY  # who reads the log; several read what all may know
        self.dealer = self._hire(dealer, seed)
        self.listed: Listed = {}
        self.adviser = Adviser(match)
        self.asked = ""  # the last question; lists beside the board are shown when it changes

    def _hire(self, name: str, seed: str | None) -> Dealer:
        if name not in DEALERS:
            raise SetupError(Message("play-unknown-dealer", dealer=name, known=", ".join(DEALERS)))
        return HumanDealer(self._ask_dice) if name == HUMAN else SeededDealer(seed)

    def say(self, message: Message, style: str = "") -> None:
        """Print a sentence in the table's language."""
        self.console.print(self.words.say(message), style=style, markup=False)

    # -- the game

    def run(self, resumed: bool) -> None:
        """Play to the end, or until the person leaves."""
        write_record(self.record, save(self.match, self.notes))
        self._greet(resumed)
        try:
            while self.match.state.actor != NOBODY:
                with suppress(TakenBack):
                    self._one_choice()
        except (Left, EOFError, KeyboardInterrupt):
            self._part()
            return
        self._farewell()

    def _greet(self, resumed: bool) -> None:
        title = self.game.titles[self.words.language]
        ruled = self.game.ruled(self.match.setup)
        if self.own:
            self.say(Message("play-welcome", game=title, seats=self._names(self.own)))
        else:
            self.say(Message("play-watching", game=title))
        if ruled:
            self.say(Message("play-ruled", seats=self._names(ruled)))
        if resumed:
            self.say(Message("play-resumed", count=len(self.match.choices)))
        elif not compiled_now():
            self.say(Message("play-interpreted"), style="dim")

    def _names(self, seats: list[Seat]) -> str:
        return named(self.match, seats, self.words)

    def _one_choice(self) -> None:
        state, seat = self.match.state, self.match.state.actor
        player = self.players[seat] if seat != NATURE else None
        if seat == NATURE:
            choice = self.dealer.deal(state, len(self.match.choices))
        elif player is None:
            choice = self._ask(seat)
        else:
            with self.console.status(self.words.say(Message("play-thinking", seats=self._names([seat])))):
                choice = player.choose(Sight(self.game, state, seat))
        self.match.choose(seat, choice)
        self._tell_events(len(self.match.events) - 1)
        self._keep()

    def _tell_events(self, number: int) -> None:
        for event in self.match.heard(self.match.events[number], self.eye):
            sentence = self.game.sentence(self.match.state, event, self.eye)
            if sentence is not None:
                self.console.print("  " + self.words.say(sentence), markup=False)

    def _keep(self) -> None:
        """Write the record, after each choice."""
        try:
            write_record(self.record, save(self.match, self.notes))
        except RecordError as error:
            self.say(error.message)

    def _part(self) -> None:
        self.console.print()
        if self.match.choices:
            self.say(Message("play-bye"))
            options = ["--resume", "--record", str(self.record), "--lang", self.words.language]
            command = shlex.join(["littlewars", "play", self.game.key, *options])
            self.console.print(command, style="bold", markup=False, soft_wrap=True)
        else:
            self.record.unlink(missing_ok=True)  # so that --resume finds the last game worth going on with
            self.say(Message("play-unplayed"))

    def _farewell(self) -> None:
        self._show_board(NOBODY, sheets=False)
        outcome = self.match.state.outcome()
        assert outcome is not None
        self.say(Message("play-over", reason=outcome.reason))
        winner = outcome.winner()
        if winner is not None:
            self.say(Message("play-winner", seat=self.match.name(winner), rule=outcome.rule), style="bold")
        elif len(outcome.ranking) > 1:
            self.say(Message("play-shared", seats=self._names(outcome.ranking[0]), rule=outcome.rule), style="bold")
        else:
            self.say(Message("play-draw", rule=outcome.rule), style="bold")
        for place in ending(self.match, outcome, self.words).places:
            self.console.print(place, markup=False)

    # -- asking

    def _ask(self, seat: Seat) -> Choice:
        """Ask a person until they have made a choice that is allowed."""
        self._show_turn(seat)
        self.adviser.forget()
        while True:
            name = Message("play-ask-dice") if seat == NATURE else self.match.name(seat)
            typed = self.console.input(f"[bold]{self.words.say(name)}> [/bold]").strip()
            try:
                if not self._obey(seat, typed):
                    choice = self._read(typed)
                    refusal = self.match.state.refusal(choice)
                    if refusal is None:
                        return choice
                    self._refuse(typed, choice, refusal)
            except LittleWarsError as error:
                self.say(error.message)

    def _ask_dice(self, state: State) -> Choice:
        """Ask somebody who rolled real dice."""
        return self._ask(NATURE)

    def _read(self, typed: str) -> Choice:
        return read_choice(self.game, self.match.state, self.listed, typed)

    def _refuse(self, typed: str, choice: Choice, refusal: Refusal) -> None:
        """Say why not; words are repeated as they were typed, of a number it is told what it means."""
        words = typed if typed[:1].isalpha() else self.game.spell(self.match.state, choice)
        self.say(Message("play-refused", choice=words, rule=refusal.rule or "none", reason=refusal.reason))

    def _show_turn(self, seat: Seat, again: bool = False) -> None:
        """Show the board, the question and the choices; of real dice, only the question."""
        question = self.match.state.prompt().message
        self.listed = {}
        if seat == NATURE:
            self.say(question, style="bold")
            example = self.game.spell(self.match.state, self.match.state.legal()[-1])
            self.say(Message("play-type-dice", example=example))
            return
        self._show_board(seat, sheets=again or question.key != self.asked)
        self.asked = question.key
        self.say(question, style="bold")
        self.listed = choice_list(self.console, self.words, self.game, self.match.state)

    def _show_board(self, seat: Seat, sheets: bool) -> None:
        sketch, worn = self.game.sketch(self.game.view(self.match.state, seat)), colours(self.match)
        draw_sketch(self.console, self.words, sketch, worn, sheets)

    # -- commands

    def _obey(self, seat: Seat, typed: str) -> bool:
        """Carry out a command; tell whether it was one."""
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        if typed in LEAVE:
            raise Left
        if typed.startswith("?"):
            self._explain(typed[1:].strip())
        elif typed == "hint":
            self.adviser.advise(self.console, self.words)
        elif typed == "undo":
            self._undo(seat)
        elif typed == "log":
            self._show_log()
        elif typed == "list":
            self.listed = choice_list(self.console, self.words, self.game, self.match.state, everything=True)
        elif word == "measure" and rest:
            self._measure(rest)
        elif word == "lang":
            self._speak(seat, rest)
        elif word == "save":
            self._save_copy(rest)
        elif typed in ("", "board"):
            self._show_turn(seat, again=typed == "board")
        else:
            return False
        return True

    def _explain(self, text: str) -> None:
        book = read_rules(self.game)
        state = self.match.state
        if not text:
            example = self.game.spell(state, state.legal()[-1])
            self.say(Message("play-help", example=example, rule=next(iter(book.rules))))
        elif RULE_ID.fullmatch(text.upper()):
            rule = book.rule(text)
            self.console.print(f"{rule.id} {rule.text[self.words.language]}", markup=False)
            if rule.ruling:
                self.say(Message("rules-ruling", text=rule.ruling[self.words.language]))
        else:
            self._judge(text)

    def _judge(self, text: str) -> Choice:
        """Say whether a choice is allowed, and return it."""
        state, choice = self.match.state, self._read(text)
        refusal = state.refusal(choice)
        if refusal is None:
            does = self.game.describe(state, choice)
            self.say(Message("play-allowed", choice=self.game.spell(state, choice), does=does))
        else:
            self._refuse(text, choice, refusal)
        return choice

    def _measure(self, text: str) -> None:
        """Say what a choice would mean, allowed or not."""
        found = self.game.measure(self.match.state, self._judge(text))
        for words in found.words if found else []:
            self.console.print("  " + self.words.say(words), markup=False)

    def _undo(self, seat: Seat) -> None:
        point = self.match.undo_point(seat)
        if self.notes["dealer"] == HUMAN and self.match.actors[-1:] == [NATURE]:
            point = len(self.match.choices) - 1  # whoever typed a roll may type it again
        if point is None:
            self.say(Message("play-no-undo"))
            return
        self.match.rewind(point)
        self._keep()
        self.say(Message("play-undone"))
        raise TakenBack

    def _show_log(self) -> None:
        if not any(self.match.events):
            self.say(Message("play-log-empty"))
        for number in range(len(self.match.events)):
            self._tell_events(number)

    def _speak(self, seat: Seat, language: str) -> None:
        if language not in LANGUAGES:
            raise SetupError(Message("play-unknown-language", language=language, known=", ".join(LANGUAGES)))
        self.words = catalogue(language, self.game)
        self._show_turn(seat)

    def _save_copy(self, name: str) -> None:
        if not name:
            raise RecordError(Message("play-save-where"))
        path = Path(os.path.expanduser(name))  # Path.expanduser stumbles over an unknown user
        if path.exists():
            raise RecordError(Message("play-file-exists", file=str(path)))
        write_record(path, save(self.match, self.notes))
        self.say(Message("play-saved", file=str(path)))
