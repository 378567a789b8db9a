"""Les Rois du Champ de Bataille: beside the field, the sides with their orders, the cards, and who is asked."""

from dataclasses import replace
from xml.etree import ElementTree

import pytest

from littlewars.games.rois_du_champ_de_bataille import content
from littlewars.games.rois_du_champ_de_bataille.draw.orders import SMALLEST, letters
from littlewars.games.rois_du_champ_de_bataille.draw.places import COLUMN
from littlewars.games.rois_du_champ_de_bataille.ground import SEATS
from littlewars.games.rois_du_champ_de_bataille.orders.order import ROSTER
from littlewars.kernel.content import LANGUAGES
from tests.games.drawings import classes, find, has, said, words
from tests.games.rois_du_champ_de_bataille.pictures import COPYING, KEEPING, MIDDLE, OVER, SHOOTING, START, VIEWS
from tests.games.rois_du_champ_de_bataille.test_draw import picture

# -- sides


def test_rcb_1101_a_side_shows_how_near_defeat_it_is() -> None:
    root = picture(MIDDLE)
    red, black = find(root, "side-red"), find(root, "side-black")
    assert words(red) == ["Red – Orcs", "16", "beaten below 10", "131", "4", "2"]
    assert words(black) == ["Black – Insectoids", "12", "beaten below 10", "99", "8"]
    assert classes(red).count("rois-pip") == 16
    assert classes(red).count("rois-pip-lost") == 6
    assert "rois-units-danger" in classes(black)
    assert "rois-units-danger" not in classes(red)
    assert "rois-night" in classes(red)
    assert "rois-night" not in classes(black)
    assert "2 in reserve. It is night" in said(root, "side-red")


def test_one_lamp_burns_or_a_star_shines() -> None:
    for view, lit in ((START, [True, False]), (MIDDLE, [False, True]), (OVER, [False, False])):
        root = picture(view)
        assert ["lamp-lit" in classes(find(root, f"side-{seat}")) for seat in SEATS] == lit
    assert "star" in classes(find(picture(OVER), "side-red"))


def test_rcb_211_hands_show_backs_and_known_cards() -> None:
    root = picture(MIDDLE)
    black = find(root, "hand-black")
    assert words(black) == ["4"]
    assert classes(black).count("rois-g-back") == 2
    assert "2 of them are known here." in said(root, "hand-black")
    assert "rois-g-back" not in classes(find(root, "hand-red"))


# -- orders


def test_rcb_304_an_active_order_is_told_in_full() -> None:
    root = picture(START)
    order = find(root, "order-red")
    assert words(order)[0] == "Bronze Wall"
    assert " ".join(words(order)[1:]) == ROSTER[0].texts["en"]
    assert ROSTER[0].texts["en"] in said(root, "order-red")
    assert "rois-lock" not in classes(order)


def test_a_passive_order_that_is_known_has_its_name_on_a_tag() -> None:
    order = find(picture(MIDDLE), "order-red")
    assert words(order) == ["March under the Whip", "face down"]
    assert "rois-order-back" in classes(order)


def test_a_locked_order_has_a_padlock_and_a_copy_tells_what_it_copies() -> None:
    root = picture(COPYING)
    assert "rois-lock" in classes(find(root, "order-black"))
    assert "neither flipped nor changed" in said(root, "order-black")
    copied = ROSTER[content.ORDERS * 9].names["en"]
    assert words(find(root, "order-black"))[1] == f"Works as: {copied}"
    assert f"works as {copied} now" in said(root, "order-black")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rcb_303_an_unknown_order_is_nowhere_in_its_place(language: str) -> None:
    for view in (START, KEEPING, VIEWS["dealing"]):
        order = ElementTree.tostring(find(picture(view, language=language), "order-black"), encoding="unicode")
        for card in ROSTER:
            assert card.key not in order
            assert card.names[language] not in order
            assert card.texts[language] not in order


def test_an_unknown_card_is_nowhere_in_the_picture() -> None:
    shapes = classes(find(picture(START), "hand-black"))
    assert shapes.count("rois-g-back") == 5
    assert "rois-g-middle" not in shapes


def test_an_empty_slot_and_a_sealed_order_say_so() -> None:
    root = picture(KEEPING)
    assert words(find(root, "order-red")) == ["No order in play"]
    assert words(find(root, "order-black")) == ["Sealed order"]


def test_rcb_301_six_chips_show_how_each_order_stands() -> None:
    root = picture(MIDDLE)
    looks = [next(look for look in classes(find(root, f"chip-0-{n}")) if "chip-" in look) for n in range(1, 7)]
    assert looks == [f"rois-chip-{place}" for place in ("out", "kept", "passive", "kept", "removed", "out")]
    assert words(find(root, "chip-1-1")) == ["1", "?"]
    assert find(root, "chip-0-3").get("data-rule") == "RCB-ORQ-3"
    assert said(root, "chip-0-5").endswith("Removed for good.")
    assert ROSTER[content.ORDERS * 8 + 4].texts["en"] in said(root, "chip-0-5")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_fits_its_card(language: str) -> None:
    for order in ROSTER:
        side = replace(START.sides[0], order=order.number)
        card = find(picture(replace(START, sides=(side, START.sides[1])), language=language), "order-red")
        assert " ".join(words(card)[1:]) == order.texts[language], order.key


# -- cards between the sides, banner, scenario


def test_rcb_201_deck_discard_and_the_cards_on_the_table() -> None:
    root = picture(MIDDLE)
    assert words(find(root, "deck")) == ["17"]
    assert words(find(root, "discard")) == ["9", "7", "8", "2", "1"]
    assert words(find(root, "deed")) == ["Strike"]
    assert said(root, "deed") == "Red – Strike: from c2 to c3 with 4 units (declared)"
    assert find(root, "deed").get("data-rule") == "RCB-801"
    assert classes(find(picture(SHOOTING), "deed")).count("rois-g-paper") == 2
    assert classes(find(picture(COPYING), "deed")).count("rois-g-back") == 3
    assert not has(picture(START), "deed")
    assert "rois-slot-table" in classes(find(picture(replace(START, deck=0)), "deck"))


@pytest.mark.parametrize(
    ("name", "side", "sign", "told"),
    [
        ("start", "side-red", "lamp-lit", ["Red to play"]),
        ("middle", "side-black", "lamp-lit", ["Black decides", "during the turn of Red"]),
        ("choosing", "side-red", "lamp-lit", ["Red chooses an army"]),
        ("building", "side-red", "lamp-lit", ["Red chooses the scenery of b4"]),
        ("keeping", "side-red", "lamp-lit", ["Red prepares for battle"]),
        ("nature", "", "rois-g-back", ["A card is being drawn"]),
        ("dealing", "", "rois-g-back", ["Cards are being dealt"]),
        ("over", "side-red", "star", ["Red wins!"]),
        ("drawn", "", "", ["A draw!"]),
    ],
)
def test_the_banner_tells_who_is_asked_or_won(name: str, side: str, sign: str, told: list[str]) -> None:
    banner = find(picture(VIEWS[name]), "banner")
    assert words(banner) == told
    assert [look for look in classes(banner) if look.startswith("side-")] == [side][: len(side)]
    assert not sign or sign in classes(banner)


def test_rcb_1311_the_scenario_is_named_and_told() -> None:
    root = picture(MIDDLE)
    assert words(find(root, "scenario"))[0] == "Time rift – turn 31 of 200"
    assert find(root, "scenario").get("data-rule") == "RCB-1320"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scenario_is_told_whole(language: str) -> None:
    for key, sheet in content.SCENARIOS.items():
        told = words(find(picture(replace(START, scenario=key), language=language), "scenario"))
        assert " ".join(told[1:]) == sheet.texts[language]


def test_letters_shrink_only_as_far_as_they_must() -> None:
    assert letters("short", COLUMN, 40) > letters("long " * 40, COLUMN, 80) > SMALLEST
    assert letters("long " * 400, COLUMN, 80) == SMALLEST
