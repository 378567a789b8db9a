"""Battalia: touching the picture, what a touch means, and what an event shows."""

import pytest

from littlewars.games.battalia import GAME, events
from littlewars.games.battalia.ground import NONE, SQUARE_NAMES
from littlewars.games.battalia.piles import PILE_KEYS
from littlewars.games.battalia.state import World
from littlewars.words import catalogue
from tests.games.battalia.field import ROAD, TWO, lay_out, play, start

RICH = (
    f"day 2\n{ROAD}heroes one C1 -\nhand one C-U C-I H-U P-0 L-U s s s scroll-U ambush-A horse-N hourglass\nrow C H\n"
    "slots one U C-I"
)
BIDS = "next Bid(mask=0, seat=one); Bid(mask=0, seat=two); Reveal"


def touched(world: World, *names: str) -> list[str]:
    """Spell what touching these elements could mean."""
    return [GAME.spell(world, choice) for choice in GAME.meant(world, list(names))]


def marked(world: World, text: str) -> list[str]:
    return GAME.marks(world, GAME.read(world, text))


def why_not(world: World, *names: str) -> str:
    """Return the rule and the key that answer a touch."""
    meant = GAME.meant(world, list(names))
    if not meant:
        return "nothing"
    refusal = world.refusal(meant[0])
    assert refusal is not None
    assert catalogue("en", GAME).say(refusal.reason)
    return f"{refusal.rule} {refusal.reason.key.removeprefix('refused-')}"


# -- the elements of a choice


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("end", []),
        ("forage", ["provisions"]),
        ("recruit priest", ["pile-priest"]),
        ("mercenary 2", ["mercenary-1"]),
        ("acquire horse", ["pile-horse"]),
        ("lay road-L", ["pile-road-L"]),
        ("lay city-T", ["pile-city-T"]),
        ("upgrade B1", ["upgrade-B1"]),
        ("hire B1", ["reserve-0", "square-B1"]),
        ("play scroll-U", ["card-6"]),
        ("move hero1 D2", ["hero-0", "square-D2"]),
    ],
)
def test_what_is_touched_to_act(text: str, names: list[str]) -> None:
    world = lay_out(RICH)
    assert world.allows(GAME.read(world, text))
    assert marked(world, text) == names
    if names:
        assert text in touched(world, *names)


def test_what_is_attacked_is_touched() -> None:
    field = f"day 9\n{ROAD}hand one C-U\ngreats crown\n"
    city = lay_out(field + "heroes one F2 -")
    assert marked(city, "attack hero1 city") == ["hero-0", "square-F2"]
    ruins = lay_out(field + "heroes one D4 -")
    assert marked(ruins, "attack hero1 ruins") == ["hero-0", "square-D4"]
    hero = lay_out(field + "heroes one C1 -\nheroes two C1 -")
    assert marked(hero, "attack hero1 hero1-I") == ["hero-0", "hero-2"]
    employed = lay_out(field + "heroes one C1 -\nbuff C1 two\nmarker two 12")
    assert marked(employed, "attack hero1 buff") == ["hero-0", "buff"]
    free = lay_out(field + "heroes one C1 -\nbuff C1 free")
    assert marked(free, "confront hero1") == ["hero-0", "buff"]
    assert touched(free, "hero-0", "buff") == touched(free, "buff") == ["confront hero1"]
    assert touched(hero, "hero-0", "hero-2") == ["attack hero1 hero1-I"]


def test_parts_of_a_decision_are_touched_where_they_are() -> None:
    world = lay_out(RICH)
    assert marked(play(world.clone(), "lay road-L"), "square C2") == ["square-C2"]
    assert marked(play(world.clone(), "lay road-L", "square B2"), "turn 3") == ["turn-3"]
    assert marked(play(world.clone(), "play hourglass"), "type tent") == ["pile-tent"]
    assert marked(play(world.clone(), "play ambush-A"), "card P-0") == ["card-3"]
    banner = play(lay_out(f"{TWO}hand one C-U s\nday 1"), "acquire tool")
    assert marked(banner, "faction A") == ["offer-ambrardents"]
    attack = play(lay_out(RICH.replace("one C1 -", "one F2 -")), "attack hero1 city")
    assert marked(attack, "spring 1") == ["slot-0-0"]
    bid = lay_out(f"day 8\n{TWO}hand one C-U C-U s\nhand two s\n{BIDS}")
    assert marked(bid, "card C-U") == ["card-0"]
    assert marked(play(bid, "card C-U"), "card C-U") == ["card-1"]
    assert touched(bid, "card-0") == touched(bid, "card-1") == ["card C-U"]
    several = lay_out(f"day 9\n{ROAD}heroes one C1 -\nheroes two C1 -\nbuff C1 free\nnext Reach(seat=one, square=C1)")
    assert marked(several, "meet hero1-I") == ["hero-2"]
    spoils = lay_out("greats crown sword\nnext Spoils(seat=one)")
    assert marked(spoils, "card sword") == ["great-sword"]
    assert touched(spoils, "great-crown") == ["card crown"]


def test_a_square_means_the_figure_on_it_too() -> None:
    world = lay_out(f"{ROAD}heroes one D1 C1\nhand one s s")
    assert touched(world, "hero-0", "hero-1") == touched(world, "hero-0", "square-C1") == ["move hero1 C1"]
    assert touched(lay_out(f"{RICH}\nbuff D2 free"), "hero-0", "buff") == ["move hero1 D2"]
    assert set(touched(world, "hero-1")) == {"move hero2 B1", "move hero2 D1", "move hero2 D2", "move hero2 E2"}
    site = play(lay_out(RICH), "lay road-L")
    assert touched(site, "square-B2") == ["square B2"]
    roam = lay_out(f"day 9\n{ROAD}heroes one C1 -\nbuff B1 free\nroll 3\nnext Roam(seat=one); NextTurn(seat=one)")
    assert touched(roam, "hero-0") == touched(roam, "square-C1") == ["square C1"]


def test_nothing_is_touched_while_chance_decides_or_when_all_is_over() -> None:
    chance = start()
    assert GAME.meant(chance, ["square-D4"]) == []
    assert GAME.marks(chance, 0) == []
    over = lay_out(f"{TWO}ending 3\nnext -")
    assert GAME.meant(over, ["square-D4"]) == []
    assert GAME.meant(lay_out(RICH), []) == []
    assert GAME.marks(lay_out(RICH), GAME.read(lay_out(RICH), "pay")) == []


@pytest.mark.parametrize("choice", [2, 3, 9, 11])
def test_choices_made_by_a_button_have_no_marks(choice: int) -> None:
    assert GAME.marks(lay_out(RICH), choice) == []


# -- what is refused


@pytest.mark.parametrize(
    ("position", "names", "answer"),
    [
        ("", ["hero-0", "hero-2"], "BAT-180 not-here"),
        ("", ["hero-0", "buff"], "BAT-180 not-here"),
        ("buff F7 free", ["hero-0", "buff"], "BAT-79 confront"),
        ("", ["hero-0", "square-C1"], "BAT-180 not-here"),
        ("heroes one D4 -\ngreats -", ["hero-0", "square-D4"], "BAT-180 ruins-empty"),
        ("", ["hero-0", "square-F7"], "BAT-175 no-way"),
        ("", ["hero-0", "pile-tool"], "nothing"),
        ("", ["hero-2", "square-F2"], "BAT-172 not-your-figure"),
        ("", ["square-E5"], "BAT-134 other"),
        ("", ["reserve-0", "square-F7"], "BAT-170 not-your-city"),
        ("tops lord -\nrest lord 0 0 0 0", ["pile-lord"], "BAT-154 empty-pile"),
        ("tops tent -\nrest tent 0 0 0 0", ["pile-tent"], "BAT-154 empty-pile"),
        ("laid", ["pile-road-X"], "BAT-160 laid"),
        ("provisions 0", ["provisions"], "BAT-152 empty-pile"),
        ("row - -", ["mercenary-0"], "BAT-154 empty-pile"),
        ("row - -", ["mercenary-1"], "BAT-154 empty-pile"),
        ("", ["mercenary-2"], "nothing"),
        ("", ["card-0"], "BAT-201 play"),
        ("", ["card-12"], "nothing"),
        ("", ["card-x"], "nothing"),
        ("", ["card-1000000"], "nothing"),
        ("", ["hero-9"], "nothing"),
        ("", ["hero-"], "nothing"),
        ("", ["moon"], "nothing"),
    ],
)
def test_a_touch_that_cannot_be_is_answered(position: str, names: list[str], answer: str) -> None:
    assert why_not(lay_out(f"{RICH}\n{position}"), *names) == answer


def test_the_banner_ends_what_may_end() -> None:
    assert touched(lay_out(RICH), "banner") == ["end"]
    bid = lay_out(f"day 8\n{TWO}hand one C-U s\nhand two s\n{BIDS}")
    assert why_not(bid, "banner") == "BAT-4 no-bid"
    assert why_not(bid, "card-1") == "BAT-5 no-strength"


# -- what an event shows


@pytest.mark.parametrize(
    ("event", "names"),
    [
        ((events.MOVED, 0, 1, 2, 3), ["hero-1"]),
        ((events.MOVED, 0, 8, 2, 3), ["buff"]),
        ((events.HIRED, 0, 0, 3), ["hero-0"]),
        ((events.ROAMED, 0, 2, 3), ["buff"]),
        ((events.ENTERED, 0, 1, 6), ["buff"]),
        ((events.LAID, 0, SQUARE_NAMES.index("C1"), 3, 1), ["square-C1"]),
        ((events.LOST, 0, 1, NONE), ["side-0"]),
        ((events.TURNED, PILE_KEYS.index("tool"), 2), ["pile-tool"]),
        ((events.CAMPED, 1, 4), ["mercenary-1"]),
        ((events.DAWN, 8, 2, 0, 0), ["oracle"]),
        ((events.ILLUMINATED, 0, 2), ["oracle"]),
        ((events.HORDE, 8), ["buff-card"]),
        ((events.PROWLS, 0, 3), ["buff-card"]),
        ((events.PAID, 1, 48, 48), ["side-1"]),
        ((events.COMPARED, 3, 4), []),
    ],
)
def test_what_an_event_shows(event: tuple[int, ...], names: list[str]) -> None:
    assert GAME.shown(event) == names
