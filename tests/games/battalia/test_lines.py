"""Battalia: what battle lines are worth, against the ledger read slowly (4.4, BAT-182 to BAT-188)."""

from itertools import permutations
from random import Random

import pytest

from littlewars.games.battalia.cards import CARD_TEXTS
from littlewars.games.battalia.clash import ATTACK, BUFF, CITY, DEFENCE, NO_LINE, RUINS_TARGET, SLOT_BASE, Clash, Line
from littlewars.games.battalia.ground import NONE, SQUARE_NAMES
from littlewars.games.battalia.lines import PART_KEYS, attack_total, defence_total, defending, may_join, parts, raised
from littlewars.games.battalia.state import World
from littlewars.kernel.setup import Value
from tests.games.battalia.field import ROAD, lay_out

POOL = [
    "C-U",
    "C-I",
    "C-0",
    "H-U",
    "H-A",
    "H-0",
    "P-U",
    "P-N",
    "P-0",
    "L-U",
    "L-I",
    "L-0",
    "title-U",
    "title-A",
    "title-N",
    "amulet-U",
    "amulet-I",
    "amulet-A",
    "crown",
    "sword",
    "shield",
]
AMULET_DAY, TITLE_DAY, AMBUSH_DAY = 4, 6, 7
STRENGTHS = {"C": 1, "H": 2, "P": 3, "L": 4, "crown": 3, "sword": 5, "shield": 2}
C1, D2, B1, D4, F2 = [SQUARE_NAMES.index(name) for name in ("C1", "D2", "B1", "D4", "F2")]


def cards(text: str) -> list[int]:
    return sorted(CARD_TEXTS.index(word) for word in text.split())


def best_titles(units: list[str], titles: int, lift: int) -> int:
    """Try every way to give titles to units."""
    best = 0
    for order in set(permutations(units)):
        gained = sum(min(lift, 4 - STRENGTHS[unit[0]]) for unit in order[:titles])
        best = max(best, gained)
    return best


def total(world: World, line: Line, role: int, square: int, city: int) -> int:
    """Add a line up as the ledger does."""
    day, own, advanced = (world.day - 1) % 7 + 1, "UIAN"[world.factions[line.seat]], world.terms.advanced
    texts = [CARD_TEXTS[card] for card in line.cards]
    units = [text for text in texts if text[0] in "CHPL" and "-" in text]
    amulets = [text for text in texts if text.startswith("amulet")]
    hidden = [CARD_TEXTS[line.ambush % SLOT_BASE]] if line.ambush != NONE else []
    found = sum(STRENGTHS.get(text, 0) for text in texts) + sum(STRENGTHS[unit[0]] for unit in units)
    found += best_titles(units, sum(text.startswith("title") for text in texts), 2 if day == TITLE_DAY else 1)
    found += 3 if "shield" in texts and role == DEFENCE else 0
    for amulet, roll in zip(amulets, line.rolls, strict=True):
        found += {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}[roll] * (2 if day == AMULET_DAY else 1)
        found += advanced and any(unit[-1] == amulet[-1] for unit in units + hidden)
    if hidden:
        found += STRENGTHS[hidden[0][0]] * (2 if day == AMBUSH_DAY else 1)
        found += advanced and hidden[0][-1] == "UIAN"[line.ambush // SLOT_BASE]
    found += world.terrain[square] == world.factions[line.seat]
    banners = {unit[-1] for unit in units + hidden} - {"0"}
    if line.leads:
        found += sum(unit[-1] == "0" for unit in units + hidden)
    elif banners == {own} or "crown" in texts:
        found += 1
    return found + (city if role == DEFENCE else 0)


@pytest.mark.parametrize("mode", ["advanced", "basic"])
@pytest.mark.parametrize("day", [1, AMULET_DAY, TITLE_DAY, AMBUSH_DAY])
def test_bat_183_a_line_is_worth_what_the_ledger_says(day: int, mode: Value) -> None:
    rng = Random(f"lines {day}")
    world = lay_out(f"day {day}\n{ROAD}", mode=mode)
    for _ in range(150):
        chosen: list[int] = []
        for text in rng.sample(POOL, rng.randrange(8)):
            if may_join(chosen, CARD_TEXTS.index(text)):
                chosen.append(CARD_TEXTS.index(text))
        rolls = [rng.randint(1, 6) for card in chosen if CARD_TEXTS[card].startswith("amulet")]
        hidden = cards(rng.choice(["C-0", "H-U", "P-I", "L-A"]))[0] + SLOT_BASE * rng.randrange(4)
        ambush = rng.choice([NONE, hidden])
        seat, role, leads = rng.randrange(2), rng.randrange(2), rng.random() < 0.4
        square = rng.choice([C1, D2, B1, D4])
        line = Line(seat, sorted(chosen), ambush, leads, rolls)
        attacks, city = role == ATTACK, square == B1 and role == DEFENCE
        target = CITY if city else 2 if attacks else 0
        clash = Clash(0, square, target, line if attacks else NO_LINE, NO_LINE if attacks else line)
        level = world.levels[square]
        assert sum(parts(world, clash, role)) == total(world, line, role, square, 2 * level if city else 0)
        assert (attack_total if attacks else defence_total)(world, clash) == sum(parts(world, clash, role))


@pytest.mark.parametrize(
    ("laid", "most", "expected"),
    [
        ("C-U title-U", 1, {"C-U": 1}),
        ("C-U H-U P-U L-U title-U title-A", 2, {"C-U": 2, "H-U": 2}),
        ("C-U P-U title-U title-A title-N", 2, {"C-U": 2, "P-U": 1}),
        ("L-U title-U", 2, {}),
        ("crown title-U", 1, {}),
    ],
)
def test_bat_309_titles_raise_where_they_raise_most_and_no_unit_twice(
    laid: str, most: int, expected: dict[str, int]
) -> None:
    line = cards(laid)
    assert {CARD_TEXTS[card]: gain for card, gain in zip(line, raised(line, most), strict=True) if gain} == expected


@pytest.mark.parametrize(
    ("laid", "card", "joins"),
    [
        ("", "C-0", True),
        ("", "amulet-U", True),
        ("", "crown", True),
        ("", "boots", False),
        ("", "s", False),
        ("", "scroll-U", False),
        ("", "title-U", False),
        ("L-U", "title-U", False),
        ("C-U", "title-U", True),
        ("C-U title-U", "title-A", False),
        ("C-U H-U title-U", "title-A", True),
    ],
)
def test_bat_182_what_may_join_a_line(laid: str, card: str, joins: bool) -> None:
    assert may_join(cards(laid), CARD_TEXTS.index(card)) == joins


def told_parts(
    position: str, line: Line, target: int, square: int, attacker: int = 2, **given: Value
) -> dict[str, int]:
    world = lay_out(position, **given)
    found = parts(world, Clash(attacker, square, target, NO_LINE, line), DEFENCE)
    return {PART_KEYS[i]: value for i, value in enumerate(found) if value}


def test_bat_184_185_a_bonus_for_the_homeland_and_one_for_morale() -> None:
    line = Line(0, cards("H-U C-0"), NONE, False, [])
    assert told_parts(ROAD, line, CITY, B1) == {"units": 3, "terrain": 1, "morale": 1, "city": 2}
    assert told_parts(ROAD, Line(0, [], NONE, False, []), CITY, B1) == {"terrain": 1, "city": 2}
    assert told_parts(ROAD, Line(0, cards("C-0"), NONE, False, []), 0, C1) == {"units": 1}


def test_bat_25_a_city_shelters_its_owners_hero_from_the_horde_where_agreed() -> None:
    line = Line(0, cards("L-I"), NONE, False, [])
    free = f"day 9\n{ROAD}buff B1 free\n"
    assert told_parts(free, line, 0, B1, BUFF) == {"units": 4, "terrain": 1}
    assert told_parts(free, line, 0, B1, BUFF, city_shelters_hero=True) == {"units": 4, "terrain": 1, "city": 1}
    assert told_parts(free, line, 0, C1, BUFF, city_shelters_hero=True) == {"units": 4}
    assert told_parts(free.replace("free", "two"), line, 0, B1, BUFF, city_shelters_hero=True) == {
        "units": 4,
        "terrain": 1,
    }


def test_bat_187_the_ruins_and_neutral_cities_have_no_line() -> None:
    world = lay_out(f"{ROAD}greats crown sword")
    targets = ((RUINS_TARGET, D4), (CITY, F2), (CITY, B1), (2, D2))
    assert [defending(world, Clash(0, square, target, NO_LINE, NO_LINE)) for target, square in targets] == [
        NONE,
        NONE,
        0,
        1,
    ]
    assert defence_total(world, Clash(0, F2, CITY, NO_LINE, NO_LINE)) == 4
    assert defence_total(world, Clash(0, D4, RUINS_TARGET, NO_LINE, NO_LINE)) == 8 + 2  # of three, one is gone
    hard = lay_out(f"{ROAD}greats crown sword shield", hard_neutrals=True)
    assert [hard.strength_of(square) for square in (F2, D4, B1, D2)] == [6, 10, 2, 0]
