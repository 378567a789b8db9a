"""Small Wars: the figures before a player, and the small pictures of the form."""

import re
from xml.etree import ElementTree

import pytest

from littlewars.games.small_wars import GAME
from littlewars.games.small_wars.content import ARMIES, SCENARIOS, SHEETS
from littlewars.games.small_wars.state import War
from littlewars.games.small_wars.view import see
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.setup import Value
from littlewars.rulebook.rules import read_rules
from littlewars.words import catalogue
from tests.games.drawings import SVG, classes, find
from tests.games.small_wars.board import activate, lay_out, play, start
from tests.games.small_wars.test_draw import words

SPOT = re.compile(r"translate\((\d+) (\d+)\) scale\((\d+)\.(\d{3})\)")
SMALLEST = 88  # units: the table shows them as 44 px at least
SAY = catalogue("en", GAME).say
PICTURED: list[tuple[str, Value]] = [
    *[("scenario", key) for key in SCENARIOS],
    *[(option, key) for option in ("yellow_army", "red_army") for key in ARMIES],
]


def hand(war: War) -> ElementTree.Element:
    return ElementTree.fromstring(GAME.draw_hand(see(war), SAY))


def offers(root: ElementTree.Element) -> list[ElementTree.Element]:
    return [element for element in root.iter() if element.get("class") == "offer"]


def test_the_pool_lies_before_the_drafting_player() -> None:
    root = hand(start())
    assert [offer.get("id") for offer in offers(root)] == [f"offer-{sheet.key}" for sheet in SHEETS]
    assert "side-yellow" in classes(root)
    jeep = find(root, "offer-jeep")
    assert jeep[0].text == "Jeep, 35 points: 4 hit points, 2 actions, move 2, range 1, one combat die. 4 are left."
    assert words(jeep).split() == ["4", "2", "2", "1", "1", "35", "×4"]
    assert words(find(root, "offer-ambulance")).split() == ["3", "2", "2", "✗", "✗", "20", "×2"]


def test_only_what_can_be_paid_is_on_offer() -> None:
    war = play(start(budget=40), "draft quad a1", "draft jeep a3")
    assert [offer.get("id") for offer in offers(hand(war))] == ["offer-rifleman", "offer-dispatch_bike", "offer-drone"]


def test_an_unlimited_pool_says_so() -> None:
    jeep = find(hand(start(pool="unlimited")), "offer-jeep")
    assert (jeep[0].text or "").endswith("There is no limit to their number.")
    assert "∞" in words(jeep)


def test_the_army_of_whoever_deploys_lies_before_them() -> None:
    war = start(setup="armies", yellow_army="jeep, jeep, quad", red_army="drone")
    assert [(offer.get("id"), words(offer).split()[-1]) for offer in offers(hand(war))] == [
        ("offer-quad", "×1"),
        ("offer-jeep", "×2"),
    ]
    root = hand(play(war, "deploy jeep a1"))
    assert [offer.get("id") for offer in offers(root)] == ["offer-drone"]
    assert "side-red" in classes(root)
    assert "coin" not in classes(root)


def test_nothing_lies_before_anybody_during_the_battle_or_while_the_coin_flies() -> None:
    battle = lay_out("J1 jeep a1\nR1 jeep a3")
    for war in (battle, play(battle, "activate J1"), start(youngest="random")):
        assert GAME.draw_hand(see(war), SAY) == ""


@pytest.mark.parametrize(
    ("war", "row"),
    [(start(**GAME.first_options()), 5), (start(setup="armies"), 6), (start(), 13), (start(budget=20), 8)],
    ids=["first game", "army", "pool", "poor"],
)
def test_cards_are_large_enough_to_touch_and_do_not_overlap(war: War, row: int) -> None:
    root = hand(war)
    _, _, width, height = map(int, (root.get("viewBox") or "").split())
    spots = [SPOT.fullmatch(offer.get("transform") or "") for offer in offers(root)]
    assert len(spots) == len(see(war).on_offer)
    corners = set()
    for spot in spots:
        assert spot is not None
        x, y, scale = int(spot[1]), int(spot[2]), int(spot[3]) * 1000 + int(spot[4])
        assert 88 * scale // 1000 >= SMALLEST
        assert 0 <= x <= x + 88 * scale // 1000 <= width
        assert 0 <= y <= y + 136 * scale // 1000 <= height
        corners.add((x, y))
    assert len(corners) == len(spots)
    assert len([y for _, y in corners if y == min(corners)[1]]) == min(row, len(spots))


@pytest.mark.parametrize(("option", "value"), PICTURED)
def test_scenarios_and_armies_have_their_portraits(option: str, value: Value) -> None:
    for language in LANGUAGES:
        root = ElementTree.fromstring(GAME.portrait(option, value, catalogue(language, GAME).say))
        assert root.get("viewBox") == "0 0 240 150"
        assert (root[0].text or "").endswith(".")
    ids = {element.get("id") for element in root.iter() if element.get("id")}
    assert all(str(key).startswith("toy-") for key in ids)  # nothing that a board has too, but symbols
    assert {str(use.get("href")).removeprefix("#") for use in root.iter(f"{SVG}use")} <= ids


def test_no_two_scenarios_look_the_same() -> None:
    drawn = {re.sub("<title>.*?</title>", "", GAME.portrait("scenario", key, SAY)) for key in SCENARIOS}
    assert len(drawn) == len(SCENARIOS)


@pytest.mark.parametrize("key", ARMIES)
def test_an_armys_portrait_shows_all_its_figures(key: str) -> None:
    root = ElementTree.fromstring(GAME.portrait("red_army", key, SAY))
    toys = [str(use.get("href")) for use in root.iter(f"{SVG}use")]
    assert toys == [f"#toy-{sheet.key}" for sheet in ARMIES[key].sheets]
    assert "side-red" in classes(root)
    for token in root.iter(f"{SVG}g"):
        if token.get("class") == "token":
            spot = SPOT.fullmatch(token.get("transform") or "")
            assert spot is not None
            side = 64 * (int(spot[3]) * 1000 + int(spot[4])) // 1000
            assert int(spot[1]) + side <= 240
            assert int(spot[2]) + side <= 150


@pytest.mark.parametrize(
    ("option", "value"), [("pool", "shared"), ("budget", 400), ("yellow_army", "jeep, quad"), ("scenario", "chess")]
)
def test_other_options_have_no_portrait(option: str, value: Value) -> None:
    assert GAME.portrait(option, value, SAY) == ""


def explained(svg: str) -> list[ElementTree.Element]:
    """Return the elements with an id, but for what is only drawn by reference."""
    root = ElementTree.fromstring(svg)
    hidden = {part for defs in root.iter(f"{SVG}defs") for part in defs.iter()}
    return [element for element in root.iter() if element.get("id") and element not in hidden]


def test_every_piece_explains_itself_and_names_its_rule() -> None:
    rules = read_rules(GAME).rules
    fight = play(activate("J1", "J1 sapper b2, J2 jeep a1\nR1 mg_team b2, R2 jeep c3 (0)"), "attack R1", "hits 1")
    seen = set()
    for war in (start(), start(setup="armies"), lay_out("J1 jeep a1\nR1 jeep a3"), fight, play(fight, "hits 0")):
        view = see(war)
        for svg in (GAME.draw(view, war.log or [], SAY), GAME.draw_hand(view, SAY)):
            for element in explained(svg) if svg else []:
                assert element[0].tag == f"{SVG}title", element.get("id")
                assert (element[0].text or "").strip(), element.get("id")
                assert element.get("data-rule") in rules, element.get("id")
                seen.add(re.sub(r"-.*", "", element.get("id") or ""))
    assert seen == {
        *["army", "banner", "cell", "die", "figure", "offer", "purse"],
        *["reserve", "roll", "scenario", "score", "tray", "turn"],
    }


@pytest.mark.parametrize(
    ("options", "cell", "sentence"),
    [
        ({}, "b3", "Square b3, in the camp of Red. Whoever holds it alone at the end of a turn scores one point."),
        ({"scenario": "frontal_assault"}, "a2", "the figures left alive count."),
        ({"scenario": "king_of_the_hill"}, "a1", "Square a1, in the camp of Yellow. It gives nobody any points."),
        (
            {"scenario": "king_of_the_hill"},
            "a2",
            "Whoever has more figures here at the end of a turn scores one point.",
        ),
        ({"scenario": "king_of_the_hill", "hill": "centre"}, "a2", "It gives nobody any points."),
        (
            {"scenario": "hot_spots"},
            "b2",
            "in the middle row. Whoever holds it alone at the end of a turn scores 3 points.",
        ),
        ({"scenario": "hot_spots"}, "c1", "it gives Yellow no points and Red 2 points."),
        ({"scenario": "breakthrough"}, "c1", "living figures of Red in this square count their points."),
        ({"scenario": "breakthrough"}, "c2", "Only figures that reach the enemy camp count."),
        ({"scenario": "attrition"}, "c2", "the enemies destroyed count."),
    ],
)
def test_a_cell_says_what_it_is_worth(options: dict[str, Value], cell: str, sentence: str) -> None:
    war = lay_out("J1 jeep a1\nR1 jeep a3", **options)
    drawn = ElementTree.fromstring(GAME.draw(see(war), [], SAY))
    assert (find(drawn, f"cell-{cell}")[0].text or "").endswith(sentence)
    assert find(drawn, f"cell-{cell}").get("data-rule") == SCENARIOS[str(options.get("scenario", "conquest"))].counted


def test_the_hill_may_be_one_square() -> None:
    assert see(lay_out("J1 jeep a1", scenario="king_of_the_hill", hill="centre")).marks == "....1...."
    assert see(lay_out("J1 jeep a1", scenario="hot_spots")).marks == "222232222"
    assert see(lay_out("J1 jeep a1", scenario="breakthrough")).marks == "vvv...^^^"


@pytest.mark.parametrize(("count", "unit"), [("figures", "2 figure"), ("points", "70 points")])
def test_the_plate_says_what_is_counted(count: str, unit: str) -> None:
    war = lay_out("J1 jeep a1, J2 jeep a1\nR1 jeep a3", scenario="frontal_assault", front_count=count)
    plate = find(ElementTree.fromstring(GAME.draw(see(war), [], SAY)), "score-yellow")
    assert (plate[0].text or "").startswith(f"Yellow has {unit}")
    assert unit.split()[1] in words(plate)


def test_a_figure_can_be_read_out() -> None:
    war = lay_out("J1 jeep a1 (3), J2 fuel_truck b1*\nR1 sniper a3, R2 drone a3 (0), R3 sapper c3")
    drawn = ElementTree.fromstring(GAME.draw(see(war), [], SAY))
    assert [find(drawn, f"figure-{figure}")[0].text for figure in range(5)] == [
        "J1, Jeep, 35 points: 3 of 4 hit points, 2 actions, move 2, range 1, one combat die. "
        "Not yet activated this turn.",
        "J2, Fuel truck, 20 points: 4 of 4 hit points, one action, move 2, no range, no combat dice. "
        "Already activated this turn.",
        "R1, Sniper, 20 points: one hit point, one action, move 1, range 3, 2 combat dice. "
        "Not yet activated this turn.",
        "R2, Drone: destroyed.",
        "R3, Sapper, 20 points: 2 of 2 hit points, one action, move 1, range 0 (its own square), 4 combat dice. "
        "Not yet activated this turn.",
    ]
