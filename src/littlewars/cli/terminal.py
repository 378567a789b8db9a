"""A table in the terminal: shows, asks, explains, keeps the record."""

import contextlib
import os
from pathlib import Path
from random import Random

from rich.console import Console

from littlewars.cli.show import choice_list, draw_sketch
from littlewars.kernel.agenda import NATURE, NOBODY, Choice, Seat, State
from littlewars.kernel.dealer import Dealer, HumanDealer, SeededDealer
from littlewars.kernel.errors import LittleWarsError, NotationError, SetupError
from littlewars.kernel.match import Match
from littlewars.kernel.record import save
from littlewars.kernel.sight import Sight
from littlewars.kernel.words import Message
from littlewars.lab.bench import compiled_now
from littlewars.players.greedy_player import GreedyPlayer
from littlewars.players.player import Player
from littlewars.players.random_player import RandomPlayer
from littlewars.rulebook.rules import RULE_ID, read_rules
from littlewars.words import Catalogue, catalogue

HUMAN = "human"
SEATS = [HUMAN, "random", "greedy"]
DEALERS = ["seeded", HUMAN]


class Left(Exception):
    """The person left the table."""


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
        self.seats = seats
        self.dealer_name = dealer
        self.record = record
        self.words = words
        self.console = console
        self.players = seat_players(match, seats, seed)
        self.dealer = self._hire(dealer, seed)
        self.choices: list[str] = []

    def _hire(self, name: str, seed: str | None) -> Dealer:
        if name not in DEALERS:
            raise SetupError(Message("play-unknown-dealer", dealer=name, known=", ".join(DEALERS)))
        return HumanDealer(self._ask_dice) if name == HUMAN else SeededDealer(seed)

    def say(self, key: str, **arguments: int | str | Message) -> str:
        """Say a sentence in the table's language."""
        return self.words.say(Message(key, **arguments))

    def tell(self, key: str, **arguments: int | str | Message) -> None:
        """Print a sentence."""
        self.console.print(self.say(key, **arguments), markup=False)

    # -- the game

    def run(self, command: str, resumed: bool) -> None:
        """Play to the end, or until the person leaves; `command` resumes the game."""
        self._greet(resumed)
        try:
            self._keep()
            while self.match.state.actor != NOBODY:
                self._one_choice()
        except (Left, EOFError, KeyboardInterrupt):
            self.console.print()
            self.tell("play-bye", file=str(self.record), command=command)
            return
        self._farewell()

    def _greet(self, resumed: bool) -> None:
        title = self.game.titles[self.words.language]
        own = [seat for seat, player in enumerate(self.players) if player is None]
        names = ", ".join(self.words.say(self.match.name(seat)) for seat in own)
        if own:
            self.tell("play-welcome", game=title, seats=names)
        else:
            self.tell("play-watching", game=title)
        if resumed:
            self.tell("play-resumed", count=len(self.match.choices))
        elif not compiled_now():
            self.console.print(self.say("play-interpreted"), style="dim", markup=False)

    def _one_choice(self) -> None:
        seat = self.match.state.actor
        if seat == NATURE:
            self.match.choose(NATURE, self.dealer.deal(self.match.state))
        else:
            player = self.players[seat]
            if player is None:
                self._ask(seat)
            else:
                self.match.choose(seat, player.choose(Sight(self.game, self.match.state, seat)))
        self._tell_events(len(self.match.events) - 1)
        self._keep()

    def _tell_events(self, number: int) -> None:
        for event in self.match.events[number]:
            sentence = self.game.sentence(self.match.state, event, NOBODY)
            if sentence is not None:
                self.console.print("  " + self.words.say(sentence), markup=False)

    def _keep(self) -> None:
        """Write the record after each choice: whole or not at all."""
        notes = {"seats": ",".join(self.seats), "dealer": self.dealer_name}
        self._write(self.record, save(self.match, notes))

    def _write(self, path: Path, text: str) -> bool:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            draft = path.with_name(path.name + ".new")
            with draft.open("w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
        except OSError as error:
            self.tell("play-not-saved", file=str(path), why=error.strerror or "")
            return False
        return True

    def _farewell(self) -> None:
        self._show_board()
        outcome = self.match.state.outcome()
        assert outcome is not None
        self.tell("play-over", reason=outcome.reason)
        winner = outcome.winner()
        if winner is None:
            self.tell("play-draw", rule=outcome.rule)
        else:
            self.tell("play-winner", seat=self.match.name(winner), rule=outcome.rule)

    # -- asking

    def _ask(self, seat: Seat) -> None:
        """Ask a person until they have chosen."""
        self._show_turn(seat)
        while self.match.state.actor == seat:
            typed = self.console.input(f"[bold]{self.say('play-ask', seat=self.match.name(seat))}> [/bold]").strip()
            word, _, rest = typed.partition(" ")
            if word in ("quit", "q", "exit"):
                raise Left
            if typed.startswith("?"):
                self._explain(typed[1:].strip())
            elif word == "undo":
                self._undo(seat)
                return
            elif word == "log":
                self._show_log()
            elif word == "lang":
                self._speak(rest.strip())
            elif word == "save" and rest:
                self._save_copy(Path(rest.strip()))
            elif word in ("", "board"):
                self._show_turn(seat)
            else:
                try:
                    self.match.choose(seat, self.read(typed))
                    return
                except LittleWarsError as error:
                    self.console.print(self.words.say(error.message), markup=False)

    def read(self, typed: str) -> Choice:
        """Read a choice: a number of the list, a number and an ending, or words; unambiguous short words will do."""
        state = self.match.state
        number, _, ending = typed.partition(" ")
        if number.isdecimal():
            return self._numbered(int(number), ending.strip())
        spelled = {self.game.spell(state, choice): choice for choice in state.legal()}
        close = [text for text in spelled if f" {text}".lower().endswith(f" {typed}".lower())]
        if len(close) == 1:
            return spelled[close[0]]
        return self.game.read(state, typed)

    def _numbered(self, number: int, ending: str) -> Choice:
        if not 1 <= number <= len(self.choices):
            raise NotationError(Message("play-no-number", number=number))
        chosen, *endings = self.choices[number - 1].split("|")
        if endings:
            if ending not in endings:
                raise NotationError(Message("play-number-ending", ending=ending, endings=", ".join(endings)))
            chosen = f"{chosen} {ending}"
        return self.game.read(self.match.state, chosen)

    def _ask_dice(self, state: State) -> Choice:
        """Ask somebody who rolled real dice."""
        while True:
            self.console.print(self.words.say(state.prompt().message), style="bold", markup=False)
            typed = self.console.input(f"[bold]{self.say('play-ask-dice')}> [/bold]").strip()
            if typed in ("quit", "q", "exit"):
                raise Left
            try:
                choice = self.game.read(state, typed)
                if state.allows(choice):
                    return choice
                self.tell("refused-not-offered")
            except LittleWarsError as error:
                self.console.print(self.words.say(error.message), markup=False)

    # -- commands

    def _show_turn(self, seat: Seat) -> None:
        self._show_board()
        state = self.match.state
        self.tell("play-turn", seat=self.match.name(seat))
        self.console.print(self.words.say(state.prompt().message), style="bold", markup=False)
        self.choices = choice_list(self.console, self.words, self.game, state)

    def _show_board(self) -> None:
        view = self.game.view(self.match.state, max(self.match.state.actor, 0))
        draw_sketch(self.console, self.words, self.game.sketch(view))

    def _show_log(self) -> None:
        if not any(self.match.events):
            self.tell("play-log-empty")
        for number in range(len(self.match.events)):
            self._tell_events(number)

    def _explain(self, text: str) -> None:
        book = read_rules(self.game)
        state = self.match.state
        if not text:
            example = self.game.spell(state, state.legal()[-1])
            self.tell("play-help", example=example, rule=next(iter(book.rules)))
            return
        try:
            if RULE_ID.fullmatch(text.upper()):
                rule = book.rule(text)
                self.console.print(f"{rule.id} {rule.text[self.words.language]}", markup=False)
                if rule.ruling:
                    self.tell("rules-ruling", text=rule.ruling[self.words.language])
                return
            choice = self.read(text)
            refusal = state.refusal(choice)
            spelled = self.game.spell(state, choice)
            if refusal is None:
                self.tell("play-allowed", choice=spelled, does=self.game.describe(state, choice))
            else:
                self.tell("play-refused", choice=spelled, rule=refusal.rule or "-", reason=refusal.reason)
        except LittleWarsError as error:
            self.console.print(self.words.say(error.message), markup=False)

    def _undo(self, seat: Seat) -> None:
        point = self.match.undo_point(seat)
        if point is None:
            self.tell("play-no-undo")
            return
        self.match.rewind(point)
        self.tell("play-undone")

    def _speak(self, language: str) -> None:
        with contextlib.suppress(FileNotFoundError):
            self.words = catalogue(language, self.game)
        self._show_turn(self.match.state.actor)

    def _save_copy(self, path: Path) -> None:
        if self._write(path, self.record.read_text(encoding="utf-8")):
            self.tell("play-saved", file=str(path))


def seat_players(match: Match, seats: list[str], seed: str | None) -> list[Player | None]:
    """Seat people (None) and computer players."""
    names = match.game.seats(match.setup)
    if len(seats) != len(names):
        raise SetupError(Message("play-wrong-seats", game=match.game.key, count=len(names), given=len(seats)))
    rng = Random(seed)
    players: list[Player | None] = []
    for seat in seats:
        if seat not in SEATS:
            raise SetupError(Message("play-unknown-seat", seat=seat, known=", ".join(SEATS)))
        own_seed = rng.getrandbits(64)
        computer = GreedyPlayer(own_seed) if seat == "greedy" else RandomPlayer(own_seed)
        players.append(None if seat == HUMAN else computer)
    return players
