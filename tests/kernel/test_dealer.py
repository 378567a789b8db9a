"""Who makes nature's choices."""

import pytest

from littlewars.kernel.agenda import NATURE, Choice, State
from littlewars.kernel.dealer import Dealer, HumanDealer, ScriptedDealer, SeededDealer
from littlewars.kernel.errors import IllegalChoice, NotationError
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from tests.kernel.tiny.follow import FollowGame
from tests.kernel.tiny.plane import PlaneGame

GAME: Game = FollowGame()


def rolled(dealer: Dealer) -> list[Choice]:
    match = Match(GAME, GAME.setup({}))
    match.deal(dealer)
    assert match.actors == [NATURE] * 3
    assert match.state.actor == 0
    return match.choices


def test_the_same_seed_deals_the_same_game() -> None:
    assert rolled(SeededDealer(12)) == rolled(SeededDealer(12))
    assert rolled(SeededDealer("a word")) == rolled(SeededDealer("a word"))
    assert len({tuple(rolled(SeededDealer(seed))) for seed in range(40)}) > 5
    assert set(rolled(SeededDealer())) <= {0, 1, 2}


def test_a_seeded_dealer_samples_what_is_too_much_to_list() -> None:
    game: Game = PlaneGame()
    landing = "spots: 700 500 1300 500\nlife: 2 2\nnext: Land(seat=blue, x=900, y=400)"
    match = Match(game, game.setup({}), landing)
    match.deal(SeededDealer(1))
    assert len(match.choices) == 1


def test_a_script_is_dealt_in_order_and_left_alone() -> None:
    script = [2, 0, 1]
    assert rolled(ScriptedDealer(script)) == [2, 0, 1]
    assert script == [2, 0, 1]


def test_a_script_too_short_is_an_error() -> None:
    with pytest.raises(NotationError) as error:
        rolled(ScriptedDealer([2]))
    assert error.value.message.key == "dealer-script-over"


def test_somebody_with_real_dice_is_asked() -> None:
    asked: list[str] = []

    def ask(state: State) -> Choice:
        asked.append(GAME.write(state).splitlines()[-1])
        return 1

    assert rolled(HumanDealer(ask)) == [1, 1, 1]
    assert asked[0].startswith("next: Roll(die=0); Roll(die=1)")


def test_a_dealer_is_checked_like_anybody() -> None:
    with pytest.raises(IllegalChoice):
        rolled(ScriptedDealer([6]))
