"""«Spécial» (MLB-160 to MLB-163): choosing what a special rule needs."""

from typing import Final

from littlewars.games.my_little_battlefield.actions import END
from littlewars.games.my_little_battlefield.names import source_name
from littlewars.games.my_little_battlefield.specials import rule_of
from littlewars.games.my_little_battlefield.state import Battle
from littlewars.games.my_little_battlefield.steps.picks import dice_prompt
from littlewars.kernel.agenda import NOBODY, Choice, Seat, SeatStep
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message


class UseSpecial(SeatStep):
    """MLB-44, MLB-160: the user of a special rule chooses where, whom or with what."""

    def __init__(self, following: int, seat: Seat, source: int) -> None:
        super().__init__(seat)
        self.following: Final = following  # 1: copied from the enemy's die
        self.source: Final = source

    def barred(self, battle: Battle) -> int:
        """Return the cells this use may not touch (MLB-62)."""
        return battle.blocked if self.following else 0

    def legal(self, battle: Battle) -> list[Choice]:
        return rule_of(battle, self.seat, self.source).offers(battle, self.seat, self.source, self.barred(battle))

    def take(self, battle: Battle, choice: Choice) -> None:
        rule = rule_of(battle, self.seat, self.source)
        if not self.following:
            battle.blocked |= rule.names(battle, choice)
        rule.pay(battle, self.seat)
        if rule.twice:
            battle.then(UseAgain(choice, self.following, self.seat, self.source))
        rule.use(battle, self.seat, self.source, choice)

    def prompt(self, battle: Battle) -> Prompt:
        rule = rule_of(battle, self.seat, self.source)
        message = Message("prompt-special-" + rule.question, rule=source_name(battle, self.seat, self.source))
        return dice_prompt(battle, message, 1, battle.dice_left()) if rule.picks_dice else Prompt(message)

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        rule = rule_of(battle, self.seat, self.source)
        return rule.objection(battle, self.seat, self.source, choice, self.barred(battle))


class UseAgain(UseSpecial):
    """MLB-311, MLB-312: some rules may be carried out a second time, elsewhere or by another unit."""

    def __init__(self, first: Choice, following: int, seat: Seat, source: int) -> None:
        super().__init__(following, seat, source)
        self.first: Final = first

    def again(self, battle: Battle) -> list[Choice]:
        """List what may be chosen besides stopping."""
        rule = rule_of(battle, self.seat, self.source)
        return rule.second(battle, self.seat, self.source, self.first, self.barred(battle))

    def actor(self, battle: Battle) -> Seat:
        return self.seat if self.again(battle) else NOBODY

    def legal(self, battle: Battle) -> list[Choice]:
        return [END, *self.again(battle)]

    def take(self, battle: Battle, choice: Choice) -> None:
        if choice == END:
            return
        rule = rule_of(battle, self.seat, self.source)
        if not self.following:
            battle.blocked |= rule.names(battle, choice)
        rule.use(battle, self.seat, self.source, choice)

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        if choice in super().legal(battle):
            return Refusal("MLB-160", Message("refused-another"))
        return super().objection(battle, choice)

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-special-again", rule=source_name(battle, self.seat, self.source)))
