"""Battalia: payments, against every subset of a hand (BAT-135, BAT-136, BAT-172, BAT-173)."""

from itertools import combinations
from random import Random

import pytest

from littlewars.games.battalia import GAME
from littlewars.games.battalia.actions import CARD, CHEAPEST
from littlewars.games.battalia.cards import (
    CARD_TEXTS,
    GREAT,
    GREAT_KEYS,
    PROVISION,
    RANKS,
    is_unit,
    rank_of,
)
from littlewars.games.battalia.content import CITY_COSTS, FORAGE_COST, HERO_COST, MERCENARY_COSTS, ROAD_COST, Cost
from littlewars.games.battalia.paying import Purse, cheapest, contains, fares, keeping, owed, payments
from littlewars.games.battalia.piles import COSTS
from littlewars.games.battalia.state import World
from littlewars.games.battalia.steps.payment import Pay
from littlewars.kernel.agenda import Choice
from littlewars.kernel.content import LANGUAGES
from littlewars.words import catalogue
from tests.games.battalia.field import ROAD, lay_out, play

POOL = [
    "C-U",
    "C-U",
    "C-I",
    "C-0",
    "H-U",
    "H-A",
    "H-0",
    "P-N",
    "P-0",
    "L-U",
    "L-I",
    "s",
    "s",
    "s",
    "s",
    "s",
    "tool-U",
    "tool-N",
    "tool-N",
    "title-U",
    "title-U",
    "title-A",
    "horse-I",
    "horse-I",
    "horse-N",
    "trowel",
    "horn",
    "boots",
    "crown",
    "amulet-U",
    "scroll-A",
]
ALL_COSTS = [*COSTS, *CITY_COSTS, *MERCENARY_COSTS, ROAD_COST, HERO_COST, FORAGE_COST]
TOOL_DAY, HORSE_DAY, TITLE_DAY = 1, 2, 6


def cards(text: str) -> list[int]:
    return sorted(CARD_TEXTS.index(word) for word in text.split())


def subsets(hand: list[int]) -> set[tuple[int, ...]]:
    return {chosen for size in range(len(hand) + 1) for chosen in combinations(hand, size)}


def covers(need: list[int], paid: list[str], builds: bool, lift: int, tool: int) -> bool:
    """Tell, need by need and card by card, whether cards stand for the units needed: slow, as the ledger has it."""
    if not need:
        return True
    rank, rest = need[0], need[1:]
    for i, card in enumerate(paid):
        left = paid[:i] + paid[i + 1 :]
        kind = card.split("-")[0]
        if kind in "CHPL":
            worth = "CHPL".index(kind)
            if worth == rank and covers(rest, left, builds, lift, tool):
                return True
            if 0 < rank - worth <= lift:
                for j, other in enumerate(left):
                    if other.startswith("title") and covers(rest, left[:j] + left[j + 1 :], builds, lift, tool):
                        return True
        elif card == "trowel" and builds and covers(rest, left, builds, lift, tool):
            return True
        elif kind == "tool" and builds and rank == 0:
            citizens = need.count(0)
            others = [wanted for wanted in need if wanted != 0]
            if covers(others + [0] * max(0, citizens - tool), left, builds, lift, tool):
                return True
    return False


def pays(world: World, chosen: tuple[int, ...], cost: Cost) -> bool:
    texts = [CARD_TEXTS[card] for card in chosen]
    if texts.count("s") + 3 * texts.count("horn") < cost.provisions:
        return False
    need = [rank for rank in range(RANKS) for _ in range(cost.units[rank])]
    day = (world.day - 1) % 7 + 1
    paid = [text for text in texts if text not in ("s", "horn")]
    return covers(need, paid, cost.builds, 2 if day == TITLE_DAY else 1, 2 if day == TOOL_DAY else 1)


def minimal(found: set[tuple[int, ...]]) -> list[list[int]]:
    """Keep what has nothing superfluous: without any one card it would not do."""
    needed = []
    for chosen in found:
        fewer = {chosen[:i] + chosen[i + 1 :] for i in range(len(chosen))}
        if not fewer & found:
            needed.append(list(chosen))
    return sorted(needed)


def hand_of(rng: Random, size: int) -> list[int]:
    return sorted(CARD_TEXTS.index(card) for card in rng.sample(POOL, size))


def with_hand(hand: list[int], day: int) -> World:
    world = lay_out(f"day {day}")
    world.hands[0] = hand
    return world


@pytest.mark.parametrize("day", [TOOL_DAY, 4, TITLE_DAY])
def test_bat_135_136_payments_are_all_that_pay_and_have_nothing_superfluous(day: int) -> None:
    rng = Random(f"payments {day}")
    found = 0
    for _ in range(40):
        world = with_hand(hand_of(rng, 7), day)
        all_ = subsets(world.hands[0])
        purse = Purse(world, 0, world.hands[0])
        for cost in ALL_COSTS[:: 1 + rng.randrange(4)]:
            expected = minimal({chosen for chosen in all_ if pays(world, chosen, cost)})
            assert payments(world, 0, cost) == expected, (cost.text, [CARD_TEXTS[card] for card in world.hands[0]])
            assert purse.affords(cost) == bool(expected), (cost.text, [CARD_TEXTS[card] for card in world.hands[0]])
            found += len(expected)
    assert found > 100


@pytest.mark.parametrize("day", [HORSE_DAY, 4])
def test_bat_172_173_fares_are_all_that_pay_a_move_and_have_nothing_superfluous(day: int) -> None:
    rng = Random(f"fares {day}")
    points = {"s": 1, "horn": 3, "boots": 7, "horse": 6 if day == HORSE_DAY else 3}
    for _ in range(40):
        world = with_hand(hand_of(rng, 8), day)
        all_ = subsets(world.hands[0])
        worths = {chosen: sum(points.get(CARD_TEXTS[card].split("-")[0], 0) for card in chosen) for chosen in all_}
        assert Purse(world, 0, world.hands[0]).points == max(worths.values())
        for cost in range(8):
            expected = minimal({chosen for chosen, worth in worths.items() if worth >= cost})
            assert fares(world, 0, cost) == expected


@pytest.mark.parametrize(
    ("hand", "day", "cost", "expected"),
    [
        ("title-U H-A s s", 2, COSTS[3], ["H-A title-U s s"]),  # ledger E24
        ("title-U H-A s s", 6, COSTS[3], ["H-A title-U s s"]),
        ("title-U C-A s s", 2, COSTS[3], []),
        ("title-U C-A s s", 6, COSTS[3], ["C-A title-U s s"]),
        ("H-A s s", 6, COSTS[3], []),
        ("tool-N s", 8, CITY_COSTS[0], ["tool-N s"]),  # ledger E25
        ("tool-N s", 9, CITY_COSTS[0], []),
        ("tool-N C-U s", 9, CITY_COSTS[0], ["C-U tool-N s"]),
        ("trowel C-U s s s", 9, CITY_COSTS[3], ["C-U s s s trowel"]),
        ("trowel C-U s", 9, COSTS[1], ["C-U s"]),  # a Trowel recruits nobody
        ("trowel horn", 9, ROAD_COST, ["horn trowel"]),
        ("tool-U C-U", 9, FORAGE_COST, ["C-U"]),  # BAT-152
        ("horn s s", 9, MERCENARY_COSTS[3], ["s s horn"]),
    ],
)
def test_bat_135_136_payments_of_the_ledger(hand: str, day: int, cost: Cost, expected: list[str]) -> None:
    world = with_hand(cards(hand), day)
    assert payments(world, 0, cost) == sorted(cards(payment) for payment in expected)
    assert Purse(world, 0, world.hands[0]).affords(cost) == bool(expected)


def test_bat_135_the_cheapest_payment_keeps_what_is_precious_and_ones_own_banner() -> None:
    own = 0
    hand = cards("C-U C-I tool-I s horn")
    ways = payments(with_hand(hand, 9), 0, ROAD_COST)
    assert cheapest(ways, own) == cards("C-I s")
    assert cheapest(ways, 1) == cards("C-U s")
    worth = [keeping(CARD_TEXTS.index(text), own) for text in ("s", "C-I", "C-U", "H-I", "P-I", "L-I", "crown")]
    assert worth == sorted(set(worth))
    assert keeping(CARD_TEXTS.index("tool-U"), own) == keeping(CARD_TEXTS.index("tool-I"), own) + 1
    assert cheapest([[PROVISION]], own) == [PROVISION]


def test_contains_counts_cards_alike() -> None:
    payment = cards("C-U s s")
    assert contains(payment, [])
    assert contains(payment, cards("s s"))
    assert not contains(payment, cards("s s s"))
    assert not contains(payment, cards("C-I"))


def test_the_pool_has_every_kind_of_payment_in_it() -> None:
    kinds = {card.split("-")[0] for card in POOL}
    assert {"C", "H", "P", "L", "s", "tool", "title", "horse", "trowel", "horn", "boots"} <= kinds
    assert all(is_unit(card) == (rank_of(card) < RANKS) for card in cards(" ".join(POOL)))
    assert GREAT + GREAT_KEYS.index("horn") == CARD_TEXTS.index("horn")


@pytest.mark.parametrize(
    ("hand", "first", "listed"),
    [
        ("C-U C-I s s", "recruit chief", ["pay", "card C-U"]),  # the Islander citizen is what is offered
        ("C-U C-I C-A s s", "lay city-D", None),
        ("C-U tool-N s", "lay road-I", ["pay", "card tool-N"]),
    ],
)
def test_bat_135_no_payment_is_offered_twice(hand: str, first: str, listed: list[str] | None) -> None:
    """A card that only the payment offered contains is not listed beside it; touching it pays as offered."""
    world = lay_out(f"{ROAD}day 9\nhand one {hand}")
    play(world, first)
    while not isinstance(step := world.agenda[-1], Pay):
        world.apply(world.legal()[0])
    texts = [GAME.spell(world, choice) for choice in world.legal()]
    assert listed is None or texts == listed
    ends = [ended(world, choice) for choice in world.legal()]
    assert len(ends) == len(set(ends))
    settling = step.settling(world)
    for card in settling:
        refusal = world.refusal(CARD + card)
        assert refusal is not None
        assert (refusal.rule, refusal.reason.key) == ("BAT-135", "refused-as-offered")
    place = f"card-{world.hands[0].index(settling[0])}" if settling else ""
    assert GAME.marks(world, CHEAPEST) == ([place] if settling else [])
    assert GAME.meant(world, [place]) == ([CHEAPEST] if settling else [])


def ended(world: World, choice: Choice) -> tuple[object, ...]:
    """Return the position a choice leads to."""
    twin = world.clone()
    twin.apply(choice)
    return twin.key()


@pytest.mark.parametrize(
    "hand", ["C-U C-U C-A s", "C-U C-U C-A C-A s s", "C-U C-U C-I C-A tool-N s", "C-U C-U C-U tool-N s"]
)
def test_bat_135_every_payment_can_be_chosen(hand: str) -> None:
    """Two of a kind too, where every payment has one of them: pick one, then the other."""
    world = lay_out(f"{ROAD}day 9\nhand one {hand}")
    play(world, "lay city-D")
    while not isinstance(step := world.agenda[-1], Pay):
        world.apply(world.legal()[0])
    before = world.hands[0]
    waiting, chosen = [world.clone()], set()
    while waiting:
        here = waiting.pop()
        for choice in here.legal():
            twin = here.clone()
            twin.apply(choice)
            if isinstance(twin.agenda[-1], Pay):
                waiting.append(twin)
            else:
                left = twin.hands[0]
                chosen.add(
                    tuple(card for card in sorted(set(before)) for _ in range(before.count(card) - left.count(card)))
                )
    assert chosen == {tuple(sorted(way)) for way in step.left(world)}


# -- what is said


def payings(hand: str, first: str, day: int = 9) -> World:
    world = play(lay_out(f"{ROAD}day {day}\nhand one {hand}"), first)
    assert isinstance(world.agenda[-1], Pay)
    return world


@pytest.mark.parametrize("language", LANGUAGES)
def test_bat_135_a_card_is_told_as_the_whole_payment_or_as_a_part_with_what_is_then_owed(language: str) -> None:
    said = catalogue(language, GAME).say
    world = payings("C-U C-I H-U H-A s", "upgrade B1")
    labels = {GAME.spell(world, choice): said(GAME.describe(world, choice)) for choice in world.legal()}
    part, prompt = {
        "en": (
            "Pay a part: Bärfolk Citizen (then still owed: 1 chief + 1 provision)",
            "The cost is 1 citizen + 1 chief + 1 provision. Which cards do you pay with?",
        ),
        "fr": (
            "Payer une partie : Citoyen ursidé (il restera à payer : 1 chef + 1 provision)",
            "Cela coûte 1 citoyen + 1 chef + 1 provision. Avec quelles cartes payez-vous ?",
        ),
    }[language]
    assert labels["card C-U"] == part
    assert said(world.prompt().message) == prompt
    play(world, "card C-U")
    labels = {GAME.spell(world, choice): said(GAME.describe(world, choice)) for choice in world.legal()}
    whole, prompt = {
        "en": (
            "Pay: Bärfolk Chief, Bärfolk Citizen, Provisions",
            "The cost is 1 citizen + 1 chief + 1 provision. Still owed: 1 chief + 1 provision. "
            "Which cards do you pay that with?",
        ),
        "fr": (
            "Payer : Chef ursidé, Citoyen ursidé, Provisions",
            "Cela coûte 1 citoyen + 1 chef + 1 provision. Il reste à payer : 1 chef + 1 provision. "
            "Avec quelles cartes ?",
        ),
    }[language]
    assert labels["card H-U"] == whole
    assert said(world.prompt().message) == prompt


def test_bat_135_a_card_that_alone_pays_all_is_told_alone() -> None:
    world = payings("C-U C-I C-A", "forage")
    assert catalogue("en", GAME).say(GAME.describe(world, GAME.read(world, "card C-U"))) == "Pay: Bärfolk Citizen"


def test_bat_172_what_is_left_of_a_fare_is_told_in_points() -> None:
    world = payings("horse-U horse-I s s s s s", "move hero1 F2", day=11)
    say = catalogue("en", GAME).say
    assert say(world.prompt().message) == "The way costs 4 movement points. Which cards do you pay with?"
    told = say(GAME.describe(world, GAME.read(world, "card horse-I")))
    assert told == "Pay a part: Islander Horse (then still owed: 1 movement point)"
    play(world, "card horse-I")
    assert "Still owed: 1 movement point." in say(world.prompt().message)


@pytest.mark.parametrize(
    ("hand", "cost", "paid", "left"),
    [
        ("C-U H-U s s", COSTS[1], "", "1C+1s"),
        ("C-U H-U s s", COSTS[1], "C-U", "1s"),
        ("C-U C-I title-U s s s", COSTS[2], "C-U", "1s+1T"),  # a citizen stands for the chief
        ("C-U C-I title-U s s s", COSTS[2], "title-U", "1H+1s"),
        ("C-U C-I tool-U s s s", CITY_COSTS[1], "tool-U", "1H+1s"),
        ("trowel horn C-U s s s", CITY_COSTS[1], "trowel horn", "1C"),
    ],
)
def test_bat_135_136_what_is_owed(hand: str, cost: Cost, paid: str, left: str) -> None:
    assert owed(with_hand(cards(hand), 9), 0, cost, cards(paid)) == left


@pytest.mark.parametrize("day", [TOOL_DAY, HORSE_DAY, 4, TITLE_DAY])
def test_bat_135_whoever_is_still_asked_still_owes_something(day: int) -> None:
    rng = Random(f"owed {day}")
    asked = 0
    for _ in range(60):
        world = with_hand(hand_of(rng, 8), day)
        for cost in ALL_COSTS:
            ways = payments(world, 0, cost)
            for way in ways:
                for size in range(1, len(way)):
                    paid = way[:size]
                    left = owed(world, 0, cost, paid)
                    if all(is_unit(card) or card == PROVISION for card in way):
                        rest = sorted("s" if card == PROVISION else CARD_TEXTS[card][0] for card in way[size:])
                        assert sorted(c for part in left.split("+") for c in part[-1] * int(part[:-1])) == rest
                    if len([other for other in ways if contains(other, paid)]) > 1:
                        asked += 1
                        assert left, (cost.text, [CARD_TEXTS[card] for card in paid], ways)
    assert asked > 100
