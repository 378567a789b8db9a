"""A follow window: the watching seat may use the same die, for a coin."""

from littlewars.kernel.agenda import NATURE
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from littlewars.kernel.prompt import SubsetPrompt
from tests.kernel.tiny.follow import FOLLOW, PASS, FollowGame

GAME: Game = FollowGame()
SETUP = GAME.setup({})


def front(red: str, blue: str, coins: str = "2 2", following: str = "TakeDie(seat=red)") -> Match:
    return Match(GAME, SETUP, f"dice: 0 0 1\ncoins: {coins}\nred: {red}\nblue: {blue}\nnext: {following}")


def test_the_dice_are_rolled_by_nature_before_anybody_chooses() -> None:
    match = Match(GAME, SETUP)
    for face in (2, 0, 1):
        match.choose(NATURE, face)
    assert match.state.actor == 0
    assert GAME.facts(match.state)["dice.0"] == 2


def test_a_subset_of_the_dice_is_rolled_again() -> None:
    match = front("0 0 0", "0 0 0", following="Reroll(seat=red); TakeDie(seat=red)")
    prompt = match.state.prompt()
    assert isinstance(prompt, SubsetPrompt)
    assert (len(prompt.items), prompt.least, prompt.most) == (3, 0, 2)
    match.choose(0, prompt.choice([0, 2]))
    match.choose(NATURE, 2)
    match.choose(NATURE, 2)
    assert [GAME.facts(match.state)[f"dice.{die}"] for die in range(3)] == [2, 0, 2]
    assert match.state.actor == 0


def test_too_large_a_subset_is_refused() -> None:
    match = front("0 0 0", "0 0 0", following="Reroll(seat=red)")
    refusal = match.state.refusal(0b111)
    assert refusal is not None
    assert refusal.rule == "FO-03"


def test_the_other_seat_may_follow_each_die_once() -> None:
    match = front("0 0 0", "0 0 0")
    match.choose(0, 0)
    assert match.state.actor == 1
    match.choose(1, FOLLOW)
    facts = GAME.facts(match.state)
    assert (facts["red.0"], facts["blue.0"], facts["coins.1"]) == (1, 1, 1)
    assert match.state.actor == 0  # not asked again for this die
    assert match.state.legal() == [1, 2]


def test_a_seat_need_not_follow() -> None:
    match = front("0 0 0", "0 0 0")
    match.choose(0, 0)
    match.choose(1, PASS)
    assert GAME.facts(match.state)["coins.1"] == 2


def test_nobody_is_asked_to_follow_into_a_blocked_sector() -> None:
    match = front("1 0 0", "1 0 0")
    match.choose(0, 0)
    assert match.state.actor == 0


def test_following_into_a_blocked_sector_is_refused_by_its_rule() -> None:
    blocked = GAME.parse("dice: 0 0 0\ncoins: 2 2\nred: 2 0 0\nblue: 1 0 0\nnext: Follow(seat=blue, sector=a)", SETUP)
    refusal = blocked.refusal(FOLLOW)
    assert refusal is not None
    assert (refusal.rule, refusal.reason.arguments) == ("FO-05", {"sector": "a"})


def test_nobody_is_asked_to_follow_without_a_coin() -> None:
    match = front("0 0 0", "0 0 0", coins="2 0")
    match.choose(0, 0)
    assert match.state.actor == 0
