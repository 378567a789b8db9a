"""The promises are worth something: games broken on purpose do not keep them."""

from collections.abc import Sequence
from random import Random

import pytest

from littlewars.kernel.agenda import NOBODY, Choice, Event, Seat, State
from littlewars.kernel.events import EventKind
from littlewars.kernel.game import Game
from littlewars.kernel.outcome import Outcome
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.setup import Setup
from littlewars.kernel.words import Message, Say
from tests.contract import contract
from tests.contract.contract import Promise
from tests.kernel.tiny.auction import AuctionGame, House
from tests.kernel.tiny.base import TinyState
from tests.kernel.tiny.follow import FollowGame, Front


class SharingHouse(House):
    """Its clone shares a list with it."""

    def clone(self) -> House:
        return House(self.agenda[:], self.actor, self.coins[:], self.points[:], self.bids, self.lot[:])


class UntidyHouse(House):
    """Lists choices in disorder."""

    def legal(self) -> list[Choice]:
        return super().legal()[::-1]


class MeekHouse(House):
    """Refuses nothing, whatever is allowed."""

    def refusal(self, choice: Choice) -> Refusal | None:
        return None


class SnubbingHouse(House):
    """Forgets some seats in the ranking."""

    def outcome(self) -> Outcome | None:
        whole = super().outcome()
        return None if whole is None else Outcome(whole.ranking[:1], whole.reason, whole.rule)


class HouseGame(AuctionGame):
    """An auction in a broken house."""

    def __init__(self, kind: type[House]) -> None:
        super().__init__()
        self.kind = kind

    def begin(self, setup: Setup) -> House:
        house = super().begin(setup)
        return self.kind(house.agenda, house.actor, house.coins, house.points, house.bids, house.lot)


class ForgetfulGame(AuctionGame):
    """Writes a position without its pending steps."""

    def write(self, state: TinyState) -> str:
        return super().write(state).split("next")[0]


class LeakyGame(AuctionGame):
    """Shows everybody's bids."""

    def view(self, house: House, seat: Seat) -> dict[str, object]:
        return {"bids": house.bids[:]}


class MeddlingGame(AuctionGame):
    """Deals again in the true position."""

    def imagine(self, house: House, seat: Seat, rng: Random) -> State:
        return house


class MumblingGame(AuctionGame):
    """Spells all choices alike."""

    def spell(self, house: House, choice: Choice) -> str:
        return "bid"


class BabblingGame(AuctionGame):
    """Tells events whose fields it does not name."""

    def kinds(self) -> list[EventKind]:
        return [EventKind("told", ("seat",))] * 3


class LoadedFront(Front):
    """Weighs one outcome too few."""

    def weights(self) -> list[int]:
        return super().weights()[1:]


class LoadedGame(FollowGame):
    """Rolls loaded dice."""

    def begin(self, setup: Setup) -> Front:
        front = super().begin(setup)
        return LoadedFront(front.agenda, front.actor, front.dice, front.coins, *front.soldiers)


class ButtonGame(AuctionGame):
    """Has a button for every bid; not broken."""

    def draw(self, view: object, events: Sequence[Event], say: Say) -> str:
        return "<svg>" + "".join(f'<g id="bid-{bid}"/>' for bid in range(99)) + "</svg>"

    def marks(self, house: House, choice: Choice) -> list[str]:
        return [f"bid-{choice}"]

    def meant(self, house: House, touched: list[str]) -> list[Choice]:
        return [bid for bid in range(99) if house.actor != NOBODY and touched == [f"bid-{bid}"]]

    def threats(self, view: object) -> dict[str, list[str]]:
        return {"bid-0": ["bid-1", "bid-2"]}

    def shown(self, event: Event) -> list[str]:
        return ["bid-0"]

    def luck(self, house: House, events: Sequence[Event]) -> list[Message]:
        return [Message("drawn")] * len(self.seats(self.setup({})))


class HiddenGame(ButtonGame):
    """Draws no buttons."""

    def draw(self, view: object, events: Sequence[Event], say: Say) -> str:
        return "<svg/>"


class OneButtonGame(ButtonGame):
    """Has one button for everything."""

    def marks(self, house: House, choice: Choice) -> list[str]:
        return ["bid-1"]


class DeafGame(ButtonGame):
    """Knows no touch."""

    def meant(self, house: House, touched: list[str]) -> list[Choice]:
        return []


class JumpyGame(ButtonGame):
    """Takes every touch, even when nobody chooses any more."""

    def meant(self, house: House, touched: list[str]) -> list[Choice]:
        return [1]


class SpeechlessGame(ButtonGame):
    """Tells luck in a sentence that does not exist."""

    def luck(self, house: House, events: Sequence[Event]) -> list[Message]:
        return [Message("luck-of-the-draw")] * len(self.seats(self.setup({})))


TOUCHED: list[Promise] = [
    contract.touches_make_choices,
    contract.any_touch_can_be_answered,
    contract.threats_are_drawn,
    contract.events_show_what_is_drawn,
    contract.luck_can_be_told,
]


@pytest.mark.parametrize("promise", TOUCHED, ids=lambda promise: promise.__name__)
def test_a_game_with_buttons_keeps_its_promises(promise: Promise) -> None:
    promise(ButtonGame(), ButtonGame().setup({}), 1)


@pytest.mark.parametrize(
    ("game", "promise"),
    [
        (HouseGame(UntidyHouse), contract.legal_choices_ascend),
        (HouseGame(SharingHouse), contract.choices_never_reach_a_twin),
        (LoadedGame(), contract.nature_weighs_every_outcome),
        (HouseGame(MeekHouse), contract.refusals_name_what_is_not_allowed),
        (MumblingGame(), contract.choices_are_read_as_spelled),
        (ForgetfulGame(), contract.positions_are_parsed_as_written),
        (LeakyGame(), contract.imagined_positions_look_the_same),
        (MeddlingGame(), contract.imagined_positions_look_the_same),
        (HouseGame(SnubbingHouse), contract.games_end_with_an_outcome),
        (BabblingGame(), contract.records_replay_bit_for_bit),
        (HiddenGame(), contract.touches_make_choices),
        (OneButtonGame(), contract.touches_make_choices),
        (DeafGame(), contract.touches_make_choices),
        (HiddenGame(), contract.threats_are_drawn),
        (HiddenGame(), contract.events_show_what_is_drawn),
        (SpeechlessGame(), contract.luck_can_be_told),
    ],
    ids=lambda value: value.__name__ if callable(value) else type(value).__name__,
)
def test_a_broken_game_is_caught(game: Game, promise: Promise) -> None:
    with pytest.raises(AssertionError):
        promise(game, game.setup({}), 1)


def test_a_touch_after_the_end_is_caught() -> None:
    with pytest.raises(IndexError):
        contract.any_touch_can_be_answered(JumpyGame(), JumpyGame().setup({}), 1)
