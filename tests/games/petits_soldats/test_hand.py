"""Petits Soldats: what lies before the viewer."""

from dataclasses import replace

from littlewars.games.petits_soldats.draw import draw_hand
from littlewars.games.petits_soldats.draw.names import special_name
from tests.games.drawings import SVG, classes, find, said, words
from tests.games.petits_soldats.looking import hand
from tests.games.petits_soldats.pictures import ORDERING, START, VIEWS, reader, side, soldier


def test_ps_117_squads_are_offered_as_cards() -> None:
    root = hand(START)
    assert [one.get("id") for one in root.iter() if (one.get("id") or "").startswith("offer-")] == [
        f"offer-{key}" for key in START.offers
    ]
    assert words(find(root, "offer-infantryman+grenadier"))[:6] == ["3", "3", "Infantryman", "2", "4", "Grenadier"]
    assert said(root, "offer-infantryman+sniper") == "Squad: Infantryman, Sniper."
    large = hand(replace(START, offers=("infantryman+sniper+medic", "infantryman+infantryman+sniper")))
    assert len([one for one in find(large, "offer-infantryman+sniper+medic").iter(f"{SVG}use")]) == 3
    assert draw_hand(replace(START, viewer=-1), reader("en").say) == ""


def test_ps_501_what_can_be_ordered_is_a_tab() -> None:
    root = hand(ORDERING)
    tabs = [one for one in root.iter() if (one.get("id") or "").startswith("order-")]
    assert [one.get("id") for one in tabs] == [f"order-{number}-{verb}" for number, verb in ORDERING.actions]
    for one in tabs:
        face = next(shape for shape in one if shape.get("class") == "ps-tab")
        assert min(int(face.get("width") or 0), int(face.get("height") or 0)) >= 76  # 44 px at .6 px a unit
    assert words(find(root, "order-1-risky_shot")) == ["Risky shot"]
    assert find(root, "order-0-recon").get("data-rule") == "PS-701"
    waiting = hand(replace(ORDERING, actions=()))
    assert not any((one.get("id") or "").startswith("order-") for one in waiting.iter())


def test_ps_1201_own_cards_are_large() -> None:
    root = hand(ORDERING)
    assert [one.get("id") for one in root.iter() if (one.get("id") or "").startswith("card-")] == ["card-0", "card-1"]
    assert words(find(root, "card-1")) == ["Sniper", "2", "−1"]
    waiting = hand(replace(ORDERING, actions=()))
    assert words(find(waiting, "card-1"))[3] == reader("en").say(special_name("sniper"))  # and what it does
    looks = classes(find(root, "card-0"))
    assert (looks.count("ps-heart-lost"), looks.count("ps-heart"), looks.count("ps-g-coin")) == (1, 2, 1)
    assert draw_hand(VIEWS["night"], reader("en").say) == ""
    assert draw_hand(replace(START, offers=()), reader("en").say) == ""


def test_ps_1102_and_1103_cards_show_what_a_soldier_carries() -> None:
    laden = side(0, soldier(0, 0, "infantryman", bearer=True), soldier(1, 0, "sniper", biscuit=True))
    root = hand(replace(ORDERING, sides=(laden, ORDERING.sides[1])))
    carried = [[look in classes(find(root, f"card-{i}")) for look in ("ps-g-flag", "ps-g-biscuit")] for i in (0, 1)]
    assert carried == [[True, False], [False, True]]
