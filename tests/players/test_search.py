"""The search: the same for a seed, within its budget, and without knowing what its seat cannot know."""

from collections.abc import Iterator
from itertools import islice, product
from math import comb, sqrt
from random import Random
from time import perf_counter

import pytest

from littlewars.games import GAMES
from littlewars.games.connect_four import GAME as CONNECT_FOUR
from littlewars.games.my_little_battlefield import GAME as MY_LITTLE_BATTLEFIELD
from littlewars.games.my_little_battlefield.actions import END
from littlewars.games.rois_du_champ_de_bataille.imagine import imagine
from littlewars.games.small_wars import GAME as SMALL_WARS
from littlewars.kernel.agenda import NATURE, State
from littlewars.kernel.dealer import SeededDealer
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from littlewars.kernel.outcome import Outcome
from littlewars.kernel.setup import Value
from littlewars.kernel.sight import Sight
from littlewars.kernel.words import Message
from littlewars.players.advice import advise
from littlewars.players.outlook import LOGIT, chances
from littlewars.players.player import Player
from littlewars.players.search import Search
from littlewars.players.search_player import CarelessPlayer, SearchPlayer
from littlewars.players.tree import Node
from tests.games.my_little_battlefield.field import lay_out as lay_out_mlb
from tests.games.rois_du_champ_de_bataille.field import lay_out as lay_out_rois
from tests.games.small_wars.board import activate, lay_out, play
from tests.kernel.tiny.auction import AuctionGame, House
from tests.players.thinking import IN_TIME, THREE, TO_BLOCK, asked_in, four, remembered, thought, time_taken

SECRETIVE = [game for game in GAMES if game.has_secrets]
HIDING: dict[str, dict[str, Value]] = {"petits-soldats": {"mission": "bearer", "throw_bias": True}}  # more than usual
SKIRMISH: dict[str, Value] = {"setup": "armies", "budget": 220, "yellow_army": "patrol", "red_army": "landing"}
COIN = (  # red wins with less than two hits of three dice, yellow with two or three
    "turn 4\nJ1 medium_tank b1*, J2 drone a1 (0)\nR1 jeep b2 (2)*, R2 jeep b3 (3)*\n"
    "next Roll(figure=J1, side=attack); Damage(attacker=J1, target=R1); NextActivation(seat=red)"
)
named = pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])


def sight_of(game: Game, state: State) -> Sight:
    return Sight(game, state, state.actor)


# -- the same for a seed


@named
def test_a_seed_and_a_number_of_iterations_make_the_same_tree(game: Game) -> None:
    for state in islice(asked_in(game, {}, "same tree", between=9), 3):
        trees = [remembered(thought(sight_of(game, state), 60, seed).root) for seed in (1, 1, 2)]
        assert trees[0] == trees[1]
        assert trees[0] != trees[2]


@named
def test_thinking_changes_nothing_on_the_table(game: Game) -> None:
    for state in islice(asked_in(game, {}, "on the table", between=9), 3):
        before = state.key()
        thought(sight_of(game, state), 40)
        assert state.key() == before


# -- good choices


@pytest.mark.parametrize("seed", range(5))
def test_a_win_is_taken_and_a_loss_is_blocked(seed: int) -> None:
    for drawing in (THREE, TO_BLOCK):
        grid = four(drawing)
        assert grid.actor == (0 if drawing == THREE else 1)
        assert SearchPlayer(200, seed).choose(sight_of(CONNECT_FOUR, grid)) == 3


def test_a_win_is_certain_and_a_loss_is_seen_coming() -> None:
    search = thought(sight_of(CONNECT_FOUR, four(THREE)), 400)
    assert search.root.children[3].chance(0) == 1.0
    blocking = thought(sight_of(CONNECT_FOUR, four(TO_BLOCK)), 400)
    assert all(child.chance(1) < 0.5 for choice, child in blocking.root.children.items() if choice != 3)


def test_played_out_at_random_a_search_finds_the_win_too() -> None:
    search = Search(1, whole_games=True)
    sight = sight_of(CONNECT_FOUR, four(THREE))
    search.open(sight)
    search.think(sight, 400)
    assert search.root.favourite(sight.legal()) == 3


def test_where_a_game_knows_no_quicker_way_it_is_played_out_choice_by_choice() -> None:
    war = lay_out("turn 4\nJ1 jeep b1, J2 jeep a1*\nR1 jeep b3*")
    assert not SMALL_WARS.finish(war.clone(), Random(1))
    found = Search(1, whole_games=True).judge(SMALL_WARS, war)
    assert war.outcome() is not None  # it was played on to its end
    assert sum(found) == 1.0


# -- what a position is worth


class Fixed(AuctionGame):
    """An auction whose leads are given, in thousandths of log-odds."""

    def __init__(self, leads: list[int]) -> None:
        super().__init__()
        self.leads: list[int] = leads

    def evaluate(self, house: House, seat: int) -> int:
        return self.leads[seat]


class Ended(House):
    """An auction that is over."""

    def outcome(self) -> Outcome:
        return Outcome([[0, 2], [1]], Message("won-by-points"), "AU-04")


@pytest.mark.parametrize(("lead", "chance"), [(0, 0.5), (1000, 0.731), (-1000, 0.269), (10**9, 1.0)])
def test_an_evaluation_is_thousandths_of_log_odds(lead: int, chance: float) -> None:
    game = Fixed([lead, -lead])
    state = game.start(game.setup({"players": 2}))
    assert chances(game, state) == pytest.approx([chance, 1 - chance], abs=1e-3)


def test_with_more_seats_chances_still_add_up_and_keep_their_order() -> None:
    game = Fixed([3 * int(LOGIT), 0, -3 * int(LOGIT)])
    found = chances(game, game.start(game.setup({"players": 3})))
    assert sum(found) == pytest.approx(1.0)
    assert found[0] > found[1] > found[2]
    assert found[0] / found[1] == pytest.approx(found[1] / found[2])


def test_who_shares_the_first_place_shares_the_win() -> None:
    game = Fixed([0, 0, 0])
    house = game.begin(game.setup({"players": 3}))
    assert chances(game, Ended([], -2, house.coins, house.points, house.bids, house.lot)) == [0.5, 0.0, 0.5]


# -- within the budget


@named
@pytest.mark.parametrize("iterations", [20, 300])
def test_the_budget_is_kept(game: Game, iterations: int) -> None:
    for state in islice(asked_in(game, {}, "budget", between=17), 3):
        spent = thought(sight_of(game, state), iterations).root.spent
        assert iterations * 0.5 <= spent <= iterations * 1.2


@pytest.mark.parametrize("iterations", [1, 5, 10, 20, 50, 100, 300])
def test_the_budget_is_kept_however_many_choices_there_are(iterations: int) -> None:
    game = AuctionGame()
    for count in range(2, 60):
        house = game.start(game.setup({"players": 2, "coins": count - 1}))
        assert len(house.legal()) == count
        assert thought(Sight(game, house, 0), iterations).root.spent <= iterations * 1.2


def test_thinking_stops_when_its_time_is_over() -> None:
    sight = sight_of(SMALL_WARS, SMALL_WARS.start(SMALL_WARS.setup(SKIRMISH)))
    seconds = 0.8
    assert 0.9 <= time_taken(lambda seed: SearchPlayer(10**8, seed, seconds).choose(sight), seconds) <= IN_TIME


def test_a_roll_is_thought_about_for_so_many_iterations_or_seconds() -> None:
    sight = Sight(SMALL_WARS, lay_out(COIN, scenario="attrition"), 0)
    assert thought(sight, 77).root.spent == 77
    search = Search(1)
    search.open(sight)
    began = perf_counter()
    search.think(sight, 10**8, 0.1)
    assert perf_counter() - began < 5
    assert search.root.spent > 0


def test_where_there_is_but_one_choice_nobody_thinks() -> None:
    grid = four("xoxoxo. xoxoxo. oxoxox. oxoxox. xoxoxo. xoxoxo.")
    player = SearchPlayer(10**8, 1)
    assert player.choose(sight_of(CONNECT_FOUR, grid)) == 6
    assert CarelessPlayer(10**8, 1).choose(sight_of(CONNECT_FOUR, grid)) == 6


@pytest.mark.parametrize("seed", range(12))
def test_mlb_64_nobody_pays_a_command_to_gain_a_command(seed: int) -> None:
    battle = lay_out_mlb("command 0-3\nfollow_cost 1\nnext Follow(face=COM, seat=red); Main(seat=blue)\ndice ATT")
    assert len(battle.legal()) == 2
    player = SearchPlayer(200, seed)
    assert player.choose(sight_of(MY_LITTLE_BATTLEFIELD, battle)) == END
    assert player.search.root.spent == 0


# -- small choices of one turn share a tree


def test_what_was_thought_before_a_small_choice_is_kept() -> None:
    war = lay_out("J1 jeep b1, J2 jeep a1\nR1 jeep b3, R2 jeep c3")
    player, seat = SearchPlayer(400, 1), war.actor
    first = player.choose(Sight(SMALL_WARS, war, seat))
    kept = player.search.root.spent
    assert kept >= 400 // (len(war.legal()) + 1)  # what was taken may have been tried once less than its rival
    war.apply(first)
    assert war.actor == seat
    player.search.open(Sight(SMALL_WARS, war, seat))
    assert player.search.root.spent == kept
    player.search.think(Sight(SMALL_WARS, war, seat), 400)
    fresh = thought(Sight(SMALL_WARS, war, seat), 400)
    assert player.search.root.spent - kept < fresh.root.spent


def test_what_was_thought_is_dropped_when_another_seat_chooses_next() -> None:
    grid = CONNECT_FOUR.start(CONNECT_FOUR.setup({}))
    player = SearchPlayer(100, 1)
    grid.apply(player.choose(Sight(CONNECT_FOUR, grid, 0)))
    assert (player.search.root.visits, player.search.known) == (0, ())
    war = SMALL_WARS.start(SMALL_WARS.setup(SKIRMISH))
    player = SearchPlayer(100, 1)
    player.search.open(Sight(SMALL_WARS, war, war.actor))
    player.search.think(Sight(SMALL_WARS, war, war.actor), 100)
    other = activate("J1", "J1 jeep b1\nR1 jeep b3")  # somewhere else
    player.search.open(Sight(SMALL_WARS, other, other.actor))
    assert player.search.root.visits == 0


def test_a_roll_in_between_drops_the_tree() -> None:
    war = activate("J1", "J1 medium_tank b1\nR1 jeep b2, R2 jeep b3")
    player = SearchPlayer(100, 1)
    sight = Sight(SMALL_WARS, war, 0)
    player.search.open(sight)
    player.search.think(sight, 100)
    player.search.follow(sight, SMALL_WARS.read(war, "attack R1"))
    assert player.search.root.visits == 0


# -- K5: nobody knows what is hidden


def choices_of(game: Game, state: State, seed: int) -> list[object]:
    """Return what every player who searches, and the advice, make of what a seat sees."""
    players: list[Player] = [SearchPlayer(40, seed), CarelessPlayer(40, seed)]
    advice = advise(sight_of(game, state), 40, seed)
    return [
        *[player.choose(sight_of(game, state)) for player in players],
        [(candidate.choice, candidate.chance) for candidate in advice.candidates],
        [(step.seat, step.words) for step in advice.line],
    ]


def twins_of(game: Game) -> Iterator[tuple[State, State]]:
    """Give positions that differ, and that whoever must choose cannot tell apart."""
    rng = Random("twins")
    for seed in range(10):
        for state in asked_in(game, HIDING.get(game.key, {}), f"twins {seed}"):
            twin = game.imagine(state, state.actor, rng)
            if twin.key() != state.key():
                yield state, twin


@pytest.mark.parametrize("game", SECRETIVE, ids=[game.key for game in SECRETIVE])
def test_k5_twins_that_look_alike_get_the_same_choice(game: Game) -> None:
    pairs = list(islice(twins_of(game), 0, 60, 10))
    assert len(pairs) == 6
    for number, (state, twin) in enumerate(pairs):
        assert choices_of(game, state, number) == choices_of(game, twin, number)


def test_k5_a_sealed_bid_is_dealt_again_as_often_as_any_other() -> None:
    game = AuctionGame()
    rng, count = Random("bids"), 1800
    for bids in ((0, 0), (5, 1), (2, 4)):
        house = game.start(game.setup({"players": 3}))
        for bid in bids:
            house.apply(bid)
        sight = Sight(game, house, 2)
        worlds = [sight.imagine(rng).table() for _ in range(count)]  # coins and points, three each, then bids
        seen = [world[6:8] for world in worlds]
        for world in product(range(6), repeat=2):  # the truth among them
            assert abs(seen.count(world) - count / 36) < 5 * sqrt(count / 36)


@pytest.mark.parametrize("hand", ["HS", "HH", "CD"])
def test_k5_a_hidden_hand_is_dealt_again_no_more_often_than_chance_would(hand: str) -> None:
    battle = lay_out_rois(f"red c2x4\nblack c4x4\nhand red SS\nhand black {hand}")
    truth = battle.hands[1][:]
    pool = [held + left for held, left in zip(truth, battle.deck, strict=True)]
    ways = 1
    for suit, held in enumerate(truth):
        ways *= comb(pool[suit], held)
    chance = ways / comb(sum(pool), sum(truth))
    rng, count, met = Random(hand), 3000, 0
    for _ in range(count):
        twin = imagine(battle, 0, rng)
        assert twin.hands[0] == battle.hands[0]
        met += twin.hands[1] == truth
    assert abs(met - chance * count) < 5 * sqrt(chance * count)


# -- K4, K5: nobody knows the coming dice


def test_the_coming_roll_is_not_known() -> None:
    """Whatever the dealer will roll next, a search finds the same: what chance makes of it on average."""
    choices, rolls = set(), set()
    for seed in range(12):
        match, dealer = Match(SMALL_WARS, SMALL_WARS.setup(SKIRMISH)), SeededDealer(seed)
        sight = Sight(SMALL_WARS, match.state, match.state.actor)
        choices.add(SearchPlayer(60, 1).choose(sight))
        war = lay_out(COIN, scenario="attrition")
        rolls.add(dealer.deal(war, 0))
        search = thought(Sight(SMALL_WARS, war, 0), 1000, "coin")
        assert search.root.chance(0) == pytest.approx(0.5)
    assert len(choices) == 1
    assert len(rolls) > 2


def test_a_roll_is_worth_what_its_outcomes_are_worth_on_average() -> None:
    war = lay_out(COIN, scenario="attrition")
    assert (war.actor, war.weights()) == (NATURE, [1, 3, 3, 1])
    twins = []
    for hits in war.legal():
        twins.append(war.clone())
        twins[-1].apply(hits)
    worth = [chances(SMALL_WARS, twin)[0] for twin in twins]
    assert worth == [0.0, 0.0, 1.0, 1.0]
    for seed in range(5):
        sight = Sight(SMALL_WARS, war, seed % 2)
        assert thought(sight, 1, seed).root.chance(0) == pytest.approx(0.5)  # whatever is drawn
        search = thought(sight, 1500, seed)
        assert search.root.chance(0) == pytest.approx(0.5)
        for hits, child in search.root.children.items():
            assert child.chance(0) == worth[hits]
            assert child.visits == pytest.approx(1500 * war.weights()[hits] / 8, rel=0.25)


def test_a_leaf_before_a_roll_is_worth_the_average_at_once() -> None:
    war = lay_out(COIN, scenario="attrition")
    assert Search(1).judge(SMALL_WARS, war.clone()) == pytest.approx([0.5, 0.5])


def test_an_attack_is_judged_by_its_odds_and_not_by_its_luck() -> None:
    sure, risky = [
        play(activate("J1", f"J1 medium_tank b1\nR1 jeep b2 ({life}), R2 jeep b3"), "attack R1") for life in (1, 4)
    ]
    found = [thought(Sight(SMALL_WARS, war, 0), 600).root.chance(0) for war in (sure, risky)]
    assert found[0] > found[1]


@pytest.mark.parametrize(("visits", "expected"), [(400, 2), (3, 2), (2, 1)])
def test_a_round_that_ends_in_its_midst_decides_nothing(visits: int, expected: int) -> None:
    """Of two rivals one may have been tried once more: the better is taken, unless that is half of what is known."""
    root = Node(NATURE, 2)
    for choice, tried, chance in ((1, visits, 0.53), (2, visits - 1, 0.58), (3, visits - 2, 0.9)):
        for _ in range(tried):
            root.child(choice, 0).add([chance, 1 - chance], 1)
    assert root.favourite([1, 2]) == expected
    if visits > 3:
        assert root.favourite([1, 2, 3]) == expected  # tried less often: it was given up
