"""Battalia: how good a position looks."""

from random import Random

import pytest

from littlewars.games.battalia import GAME
from littlewars.games.battalia.evaluate import WON
from littlewars.games.battalia.roads import links
from littlewars.games.battalia.state import World
from littlewars.kernel.agenda import NOBODY
from littlewars.kernel.setup import Value
from littlewars.kernel.sight import Sight
from littlewars.players.greedy_player import GreedyPlayer
from littlewars.players.random_player import random_choice
from tests.games.battalia.field import ROAD, TWO, lay_out, play, start
from tests.games.battalia.test_spelling import PLACES

HANDS = "hand one C-U H-U s s s\ndeck one C-I s\nhand two C-U H-U s s s\ndeck two C-I s\n"
BIDS = "next Bid(mask=0, seat=one); Bid(mask=0, seat=two); Reveal"


def worth(world: World, seat: int = 0) -> int:
    """Return how good a position looks to a seat; what is good for one is bad for the others."""
    seats = range(world.terms.players)
    assert sum(GAME.evaluate(world, other) for other in seats) == 0
    return GAME.evaluate(world, seat)


def test_between_alike_positions_only_the_turn_makes_a_difference() -> None:
    alike = "tiles B1 U ES city 1 one, F7 U NW city 1 two\nheroes one B1 -\nheroes two F7 -\n"
    opening, acting = [worth(lay_out(f"{alike}{HANDS}phase {phase}")) for phase in ("opening", "act")]
    assert opening > 0 > acting  # what can be done is still in the hand, and counted there
    four = "tiles A1 U ES city 1 one, G1 I SW city 1 two, A7 A NE city 1 three, G7 N NW city 1 four\n"
    worths = [worth(lay_out(four, players=4), seat) for seat in range(4)]
    assert worths[1] == worths[2] == worths[3]


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ("tiles B1 U ES city 1 one", "tiles B1 U ES city 2 one"),
        ("tiles B1 U ES city 3 one", "tiles B1 U ES city 4 one"),
        ("tiles B3 U NS city 1 two", "tiles B3 U NS city 1 one"),
        ("tiles B3 U NS city 1 neutral", "tiles B3 U NS city 1 one"),
        ("heroes one - -", "heroes one B1 -"),
        ("heroes two F7 -", "heroes two - -"),
        ("discard one s", "discard one L-U"),
        ("discard one s", "discard one crown"),
        ("discard two L-U", "discard one L-U"),
        ("hand one s s s s s s", "hand one C-U H-U P-U s s s"),
        ("buff B1 free", "buff B1 one\nmarker one 12"),
        ("buff B1 free", "buff B1 free\nmarker one 12"),
        ("slots two U C-U", "slots one U C-U"),
    ],
)
def test_what_a_seat_strives_for_looks_better(worse: str, better: str) -> None:
    assert worth(lay_out(f"day 9\n{ROAD}{HANDS}{better}")) > worth(lay_out(f"day 9\n{ROAD}{HANDS}{worse}"))


def test_bat_163_whoever_has_no_road_left_that_leads_on_is_worse_off_than_with_one_city_less() -> None:
    """It can lay no card any more and reach nothing new: a dead end is no place for the last city."""
    way_on = (
        "tiles B1 U ES city 1 one, C1 A SW, C2 I N, B2 N NS, F7 I NW city 1 two\nheroes one B1 -\nheroes two F7 -\n"
    )
    walled_in = way_on.replace("B2 N NS", "B2 N NS, B3 U N city 1 one")
    assert not any(links(lay_out(walled_in), 0))
    assert worth(lay_out(f"day 4\n{way_on}{HANDS}")) > worth(lay_out(f"day 4\n{walled_in}{HANDS}"))


def test_a_hero_near_something_to_take_looks_better_than_one_far_away() -> None:
    near, far = [worth(lay_out(f"{ROAD}{HANDS}heroes one {square} -")) for square in ("E2", "B1")]
    assert near > far


def test_the_result_outweighs_everything() -> None:
    ended = [f"{TWO.replace('city 1 two', f'city {level} two')}ending 3\nnext -" for level in (3, 1)]
    assert worth(lay_out(ended[0])) == -WON
    assert worth(lay_out(ended[0]), 1) == WON
    assert worth(lay_out(ended[1])) == 0
    assert worth(lay_out(f"{TWO}discard one crown\nending 3\nnext -")) == WON  # BAT-224


@pytest.mark.parametrize("place", PLACES)
def test_whatever_is_under_way_is_as_bad_for_the_others_as_it_is_good(place: str) -> None:
    if PLACES[place].day > 0:
        worth(PLACES[place])


def test_a_decision_under_way_counts_at_its_best() -> None:
    world = lay_out(f"day 2\n{ROAD}{HANDS}heroes one E2 -")
    site = play(world.clone(), "lay road-L")
    laid = [worth(play(site.clone(), GAME.spell(site, choice))) for choice in site.legal()]
    assert worth(site) == max(laid)


# -- battles


def attack(hand: str, choices: list[str], foe: str = "", square: str = "F2") -> int:
    position = f"day 2\n{ROAD}heroes one {square} -\nhand one {hand}\nhand two {foe}\n"
    return worth(play(lay_out(position), "attack hero1 city", *choices))


def test_bat_186_a_line_that_wins_promises_the_city_and_one_that_loses_costs_the_hero() -> None:
    strong = attack("L-U P-U", ["card L-U", "card P-U", "commit"])
    weak = attack("L-U P-U", ["card P-U", "commit"])
    assert strong > weak
    assert attack("L-U P-U C-U", ["card L-U"]) > attack("L-U P-U C-U", ["card L-U", "card C-U"])  # more than needed


def test_bat_187_a_defender_who_can_still_answer_makes_an_attack_worth_less() -> None:
    alone = attack("L-U P-U", ["card L-U", "card P-U", "commit"], "s", "F7")
    answered = attack("L-U P-U", ["card L-U", "card P-U", "commit"], "L-I L-N", "F7")
    assert alone > answered
    before = attack("L-U P-U", ["card L-U", "card P-U"], "s", "F7")
    assert alone > before  # whether he has anything is not known yet


def test_every_target_is_worth_something() -> None:
    field = f"day 9\n{ROAD}hand one L-U P-U H-U amulet-U\nhand two P-I\nslots one U C-U\ngreats crown sword shield\n"
    targets = {
        "ruins": ("heroes one D4 -", ["card L-U", "card P-U", "card H-U", "card amulet-U"]),
        "hero1-I": ("heroes one C1 -\nheroes two C1 -", ["card L-U", "card P-U"]),
        "buff": ("heroes one C1 -\nbuff C1 two\nmarker two 12", ["card L-U", "card P-U"]),
    }
    for target, (figures, enough) in targets.items():
        world = play(lay_out(field + figures), f"attack hero1 {target}")
        strong = play(world.clone(), *enough, "commit")
        assert worth(strong) > worth(play(world.clone(), "card amulet-U", "commit")), target


def test_bat_46_repelling_the_horde_is_better_than_losing_a_hero() -> None:
    field = f"day 9\n{ROAD}buff C1 free\nheroes one C1 -\nhand one L-U P-U s\n"
    world = play(lay_out(field), "confront hero1", "fight")
    assert worth(world) > worth(play(world.clone(), "commit"))
    repelled = play(world.clone(), "card L-U", "card P-U", "commit")
    assert worth(repelled) > worth(play(world.clone(), "card P-U", "commit"))
    met = play(lay_out(field), "confront hero1")
    assert worth(met) == worth(world)  # a meeting counts at its best


def test_bat_4_as_little_as_may_be_is_bid_and_an_exchange_promises_better_cards() -> None:
    bid = lay_out(f"day 8\n{TWO}hand one C-U L-U s\nhand two C-U\n{BIDS}")
    one = play(bid.clone(), "card C-U")
    assert worth(one) > worth(play(one.clone(), "card L-U"))
    opening = lay_out(f"{TWO}hand one s s s s s s\ndeck one L-U P-U H-U\nphase opening")
    junk = play(opening.clone(), "exchange", "card s")
    good = play(lay_out(f"{TWO}hand one L-U s s s s s\ndeck one s\nphase opening"), "exchange", "card L-U")
    assert worth(junk) - worth(opening) > worth(good) - worth(
        lay_out(f"{TWO}hand one L-U s s s s s\ndeck one s\nphase opening")
    )


@pytest.mark.parametrize("given", [{"players": 3, "max_weeks": 1}, {"players": 4, "max_weeks": 1}])
def test_all_along_a_game_of_several_what_one_wins_the_others_lose(given: dict[str, Value]) -> None:
    rng, world = Random(str(given)), start(**given)
    while world.actor != NOBODY:
        worth(world)
        world.apply(random_choice(world, rng))


@pytest.mark.slow
def test_the_greedy_player_beats_a_random_one() -> None:
    """Four short games, each seat twice."""
    won = 0
    for seed in range(4):
        rng, greedy, seat = Random(seed), GreedyPlayer(seed), seed % 2
        world = GAME.start(GAME.setup({"max_weeks": 2}))
        while world.actor != NOBODY:
            mine = world.actor == seat
            world.apply(greedy.choose(Sight(GAME, world, seat)) if mine else random_choice(world, rng))
        outcome = world.outcome()
        assert outcome is not None
        won += outcome.winner() == seat
    assert won == 4
