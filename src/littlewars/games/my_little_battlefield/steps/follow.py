"""«Suivre un autre joueur» (MLB-60 to MLB-68)."""

from typing import Final

from littlewars.games.my_little_battlefield.acting import acts, face_of, objection, perform
from littlewars.games.my_little_battlefield.actions import END
from littlewars.games.my_little_battlefield.deeds import spend
from littlewars.games.my_little_battlefield.events import FOLLOWED
from littlewars.games.my_little_battlefield.faces import FACE_KEYS
from littlewars.games.my_little_battlefield.state import COMMAND, Battle
from littlewars.kernel.agenda import NOBODY, Choice, Seat, SeatStep
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message


class Follow(SeatStep):
    """MLB-60 to MLB-68: pay Command and copy the action of the die just activated, elsewhere; or pass."""

    def __init__(self, face: int, seat: Seat) -> None:
        super().__init__(seat)
        self.face: Final = face

    def actor(self, battle: Battle) -> Seat:
        return self.seat if self.copies(battle) else NOBODY

    def copies(self, battle: Battle) -> list[Choice]:
        """List the actions left once the cost is paid (MLB-64)."""
        track = 2 * self.seat + COMMAND
        if battle.resources[track] < battle.follow_cost:
            return []
        battle.resources[track] -= battle.follow_cost
        found = acts(battle, self.seat, self.face, battle.blocked, True)
        battle.resources[track] += battle.follow_cost
        return found

    def legal(self, battle: Battle) -> list[Choice]:
        return [END, *self.copies(battle)]

    def take(self, battle: Battle, choice: Choice) -> None:
        if choice == END:
            return
        battle.tell(FOLLOWED, self.seat, self.face, battle.follow_cost)
        spend(battle, self.seat, COMMAND, battle.follow_cost)
        perform(battle, self.seat, choice, True)

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-follow", face=FACE_KEYS[self.face], cost=battle.follow_cost))

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        if face_of(choice) != self.face:
            return Refusal("MLB-60", Message("refused-other-face", face=FACE_KEYS[self.face]))
        track = 2 * self.seat + COMMAND
        battle.resources[track] -= battle.follow_cost  # MLB-64: it can be paid, or nobody would be asked
        found = objection(battle, self.seat, choice, battle.blocked, True)
        battle.resources[track] += battle.follow_cost
        return found
