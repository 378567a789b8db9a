"""R6: Battalia. Plain counts confirm what they can; a number changes only if a rule does."""

from itertools import permutations
from math import perm

import pytest

from littlewars.games.battalia import GAME
from littlewars.games.battalia.state import World
from littlewars.kernel.setup import Value
from tests.counts.test_counts import counts

SHAPES = {"I": "NS", "L": "NE", "T": "NES", "X": "NESW"}
SIDES = "NESW"
MIDDLE = """
day 12
factions I-A
banished N
tiles B1 I ES city 3 one, C1 A EW, D1 I SW city 1 one, B2 U NS, D2 I NS, B3 I NES city 2 one, C3 A EW, D3 U NSW
tiles F2 A NESW city 2 neutral, D5 U NS, B6 U NESW city 2 neutral, D6 A NSW city 4 two, F7 A NW city 2 two
heroes one B3
heroes two D6
buff D5 free
hand one C-I H-U P-I horse-A s s
deck one C-I H-I s
hand two C-A H-A s s
deck two C-A P-A s
row C P
greats crown sword horn
"""


def lay_out(position: str, **options: Value) -> World:
    """Lay a position out, with whatever the rules then do by themselves."""
    world = GAME.parse(position, GAME.setup(options))
    world.settle()
    return world


def play(world: World, *choices: str) -> World:
    """Play spelled choices; each must be allowed."""
    for text in choices:
        choice = GAME.read(world, text)
        assert world.refusal(choice) is None, text
        world.apply(choice)
    return world


def orders(cards: str, length: int) -> int:
    """Count the ways to name so many cards of a hand one after the other, cards alike being the same."""
    return len(set(permutations(cards.split(), length)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bat_103_laying_out_the_ruins(players: int) -> None:
    boxes = [4] if players == 2 else []  # one of four factions stays there
    prizes = [(boxes or [1])[0] * perm(10, n) for n in range(1, players + 2)]
    assert counts(GAME.start(GAME.setup({"players": players})), 4) == [*boxes, *prizes][:4]


def test_bat_104_neutral_cities_are_of_different_factions() -> None:
    world = lay_out("next LayNeutral(square=F2); LayNeutral(square=B6)\nrest city-X 1 1 1 0")
    assert counts(world, 2) == [3, 3 * 2]


@pytest.mark.parametrize("players", [3, 4])
def test_bat_108_factions_then_corners(players: int) -> None:
    seats = GAME.seats(GAME.setup({"players": players}))
    chosen = [f"ChooseFaction(seat={seat})" for seat in seats]
    corners = [f"ChooseCorner(seat={seat})" for seat in reversed(seats)]
    unset = "-".join("?" * players)
    world = lay_out(
        f"first one\nfactions {unset}\ncorners {unset}\nnext {'; '.join(chosen + corners)}", players=players
    )
    factions = [perm(4, n) for n in range(1, players + 1)]
    assert counts(world, players + 2) == [*factions, factions[-1] * players, factions[-1] * players * (players - 1)]


@pytest.mark.parametrize("hand", ["C-U", "C-U s", "C-U C-U s", "C-U H-I P-A L-N s s"])
def test_bat_132_ways_to_exchange(hand: str) -> None:
    world = play(lay_out(f"hand one {hand}\nphase opening"), "exchange")
    kinds = len(set(hand.split()))
    assert counts(world, 2) == [kinds, kinds + orders(hand, 2)]  # no more, or a second one


@pytest.mark.parametrize("hand", ["C-U", "C-U H-0 s s", "C-U C-U tool-I", "sword crown boots P-N", "s s horse-U"])
def test_bat_4_ways_to_bid(hand: str) -> None:
    strong = " ".join(card for card in hand.split() if card[:2] in ("C-", "H-", "P-", "sw", "cr"))
    world = lay_out(f"day 8\nhand one {hand}\nhand two H-A\nnext Bid(mask=0, seat=one); Bid(mask=0, seat=two); Reveal")
    kinds = len(set(strong.split()))
    second = kinds + orders(strong, 2) if strong else 1  # no more, or a second card; or the other's only bid
    assert counts(world, 2) == [kinds or 1, second]


@pytest.mark.parametrize("deck", ["C-U", "C-U s s", "C-U C-U H-I s", "C-U H-I P-A L-N s s"])
def test_bat_140_ways_to_draw(deck: str) -> None:
    world = lay_out(f"hand one 4s\ndeck one {deck}\nphase cleanup")
    assert counts(world, 1) == [orders(deck, 1)]
    if len(deck.split()) > 1:
        assert counts(world, 2)[1] == orders(deck, 2)


@pytest.mark.parametrize("shape", "ILTX")
@pytest.mark.parametrize("home", ["B1", "D2"])
def test_bat_163_ways_to_lay_a_road(shape: str, home: str) -> None:
    """East and south of a city with these exits, the card lies as it may so that one of its own leads back."""
    turned = {frozenset(SIDES[(SIDES.index(side) + r) % 4] for side in SHAPES[shape]) for r in range(4)}
    ways = [len([exits for exits in turned if back in exits]) for back in "WN"]
    world = play(lay_out(f"tiles {home} U ES city 1 one\nhand one C-U s"), f"lay road-{shape}")
    assert counts(world, 1) == [2]
    if min(ways) > 1:  # else it needs no turning
        assert counts(world, 2) == [2, sum(ways)]


@pytest.mark.parametrize("rest", [1, 2, 5])
def test_bat_18_where_buff_may_roam(rest: int) -> None:
    """Along a road of so many squares he goes one way: each roll leaves him as many squares as it shows, or all."""
    tiles = ", ".join(f"B{row} U NS" for row in range(1, rest + 2))
    world = play(lay_out(f"day 9\ntiles {tiles}\nbuff B1 free\nphase buff"), "roll")
    assert counts(world, 2) == [6, sum(1 + min(roll, rest) for roll in range(1, 7))]


@pytest.mark.parametrize(("hand", "ways"), [("s s", 1), ("3s", 2), ("4s", 3)])
def test_bat_26_ways_to_meet_him(hand: str, ways: int) -> None:
    position = f"day 9\ntiles B1 U ES city 1 one\nheroes one B1\nbuff B1 free\nhand one {hand}"
    assert counts(lay_out(f"{position}\nnext Meeting(figure=0, inside=0, seat=one)"), 1) == [ways]
    protected = f"{position}\nmarker one 12\nnext Meeting(figure=0, inside=0, seat=one)"
    assert counts(lay_out(protected), 1) == [1 + (hand == "4s")]


def test_in_mid_game() -> None:
    bought = 4 + 1 + 7  # a unit of any rank, the cheaper mercenary, any artefact
    built = 4 + 2 + 3  # roads of any shape, two upgrades, a hero for any of three cities
    marches = 2 + 3 + 3  # north; on from there to the east; straight to the ruins
    assert counts(lay_out(MIDDLE), 4) == [2 + bought + built + marches, 189, 1_561, 7_800]  # or end, or forage


def test_in_mid_game_from_the_opening() -> None:
    second = 31 + 5 + 3  # act at once; which card to exchange first; which one is drawn
    assert counts(lay_out(MIDDLE + "phase opening"), 4) == [3, second, 308, 2_217]


def test_in_mid_game_before_the_die() -> None:
    second = 3 + 6  # the other's opening; the die
    assert counts(lay_out(MIDDLE + "phase buff"), 5) == [2, second, 63, 233, 1_399]


def test_in_mid_game_at_the_auction() -> None:
    away = MIDDLE.replace("buff D5 free\n", "").replace("day 12", "day 14") + "phase dawn"
    second = 3 + 3 * 2  # no more, or a second card
    assert counts(lay_out(away), 6) == [3, second, 18, 30, 54, 104]
