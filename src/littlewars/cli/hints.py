"""Hints in the terminal: a nudge first, then the choices worth thinking about, then what may follow."""

from random import Random

from rich.console import Console
from rich.table import Table
from rich.text import Text

from littlewars.kernel.agenda import NATURE
from littlewars.kernel.errors import SetupError
from littlewars.kernel.match import Match
from littlewars.kernel.sight import Sight
from littlewars.kernel.words import Message
from littlewars.players.advice import Advice
from littlewars.table.hints import CANDIDATES, LINE, NUDGE, about_as_good, beginning, nudge_of, think_for
from littlewars.words import Catalogue


class Adviser:
    """Helps whoever must choose, from what that seat sees; each time a little more."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.advice: Advice | None = None
        self.stage = 0  # the last one told

    def forget(self) -> None:
        """Begin again: the position is another."""
        self.advice, self.stage = None, 0

    def advise(self, console: Console, words: Catalogue) -> None:
        """Tell the next stage; after the last one, that one again."""
        actor = self.match.state.actor
        if actor == NATURE:
            raise SetupError(Message("play-no-hint"))
        sight = Sight(self.match.game, self.match.state, actor)
        advice = self.advice = self.advice or think_for(sight)
        self.stage = min(self.stage + 1, LINE)
        if self.stage == NUDGE:
            console.print(words.say(_nudge(sight, advice)), markup=False)
        elif self.stage == CANDIDATES:
            self._tell_candidates(console, words, sight, advice)
        else:
            self._tell_line(console, words, advice)
        if self.stage < LINE:
            console.print(words.say(Message("play-hint-more")), style="dim", markup=False)

    def _tell_candidates(self, console: Console, words: Catalogue, sight: Sight, advice: Advice) -> None:
        game, state = self.match.game, self.match.state
        console.print(words.say(Message("hint-candidates" if advice.candidates else "hint-even")), markup=False)
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right", min_width=6)
        for found in advice.candidates:
            chance = words.say(Message("hint-chance", percent=round(found.chance / 10)))
            does = Text(words.say(game.describe(state, found.choice)))
            table.add_row(chance, does, Text(game.spell(state, found.choice), style="dim"))
        console.print(table)

    def _tell_line(self, console: Console, words: Catalogue, advice: Advice) -> None:
        console.print(words.say(Message("hint-line" if advice.line else "hint-no-line")), markup=False)
        for step in advice.line:
            told: Message = step.words
            if step.seat != NATURE:
                told = Message("hint-step", seat=self.match.name(step.seat), does=step.words)
            console.print("  " + words.say(told), markup=False)


def _nudge(sight: Sight, advice: Advice) -> Message:
    """Lead to the best choice without giving it away: by how it is typed."""
    game, state = sight.game, sight.imagine(Random(0))
    ways = [game.spell(state, choice).split() for choice in sight.legal()]
    good = [game.spell(state, choice).split() for choice in about_as_good(advice)]
    key, found = nudge_of(ways, good)
    if key == "hint-look":
        return Message("play-hint-begins", words=" ".join(beginning(good[0], ways)))
    return Message("hint-several" if found else key)
