"""Battalia: choices as text."""

from random import Random

import pytest

from littlewars.games.battalia import GAME
from littlewars.games.battalia.actions import LAST
from littlewars.games.battalia.state import World
from littlewars.kernel.agenda import NOBODY
from littlewars.kernel.errors import IllegalChoice, NotationError
from littlewars.kernel.match import Match
from littlewars.players.random_player import random_choice
from littlewars.words import catalogue
from tests.games.battalia.field import ROAD, TWO, lay_out, options, play, start

HUGE = "9" * 5000
NUMBERS = [-(10**30), -2, -1, 0, 1, 7, 99, LAST, 10**6, 10**9, 10**30]
RICH = f"day 2\n{ROAD}row C H\nhand one C-U C-I H-U P-U L-U s s s s ambush-U hourglass grimoire sceptre"
BIDS = "next Bid(mask=0, seat=one); Bid(mask=0, seat=two); Reveal"


def places() -> dict[str, World]:
    """Lay out a position for every step that asks."""
    meeting = "next Meeting(figure=0, inside=0, seat=one); NextTurn(seat=one)"
    found = {
        "act": lay_out(RICH),
        "opening": lay_out(f"{TWO}hand one C-U H-U s\nphase opening"),
        "bid": lay_out(f"day 8\n{TWO}hand one C-U s\nhand two s\n{BIDS}"),
        "enter": lay_out(f"day 8\n{TWO}next Enter(seat=one)"),
        "meeting": lay_out(f"day 9\n{TWO}buff B1 free\nhand one 4s\n{meeting}"),
        "accord": lay_out(f"day 9\n{TWO}buff B1 free\nmarker one 12\nhand one 4s\n{meeting}"),
        "spoils": lay_out(f"greats crown sword\n{TWO}next Spoils(seat=one)"),
        "cleanup": lay_out(f"{TWO}hand one 7s C-U\nphase cleanup"),
        "buff": lay_out(f"day 9\n{ROAD}buff B1 free\nphase buff"),
        "reach": lay_out(f"day 9\n{ROAD}heroes one C1 C1\nbuff C1 free\nnext Reach(seat=one, square=C1)"),
        "faction": lay_out("day 0\nfactions ?-?\nnext ChooseFaction(seat=one)"),
        "corner": lay_out("day 0\ncorners ?-?\nnext ChooseCorner(seat=one)"),
        "draw faction": lay_out("day 0\nfactions ?-?\nnext DrawFaction(seat=one)"),
        "draw corner": lay_out("day 0\ncorners ?-?\nnext DrawCorner(seat=one)"),
        "turn up": lay_out("tops tool -\nnext TurnUp(pile=tool); Opening(seat=one)"),
        "camp": lay_out("row - -\nnext Camp(slot=0); Opening(seat=one)"),
        "draw": lay_out("deck one s C-U crown\nnext Draw(count=1, seat=one); Opening(seat=one)"),
        "first": lay_out("next DrawFirst"),
        "prize": lay_out("next LayPrize; Opening(seat=one)"),
        "neutral": lay_out("next LayNeutral(square=F2); Opening(seat=one)"),
        "banish": lay_out("next Banish; Opening(seat=one)"),
        "winner": lay_out(f"day 8\n{TWO}next DrawWinner(tied=3, total=2)"),
    }
    rich, buff, act = found["act"], found["buff"], f"{RICH}\nslots one U C-I"
    found |= {
        "exchange": play(found["opening"].clone(), "exchange", "card s"),
        "site": play(rich.clone(), "lay road-L"),
        "turn": play(rich.clone(), "lay road-L", "square B2"),
        "pay": play(rich.clone(), "recruit chief"),
        "hide": play(rich.clone(), "play ambush-U"),
        "type": play(rich.clone(), "play hourglass"),
        "city": play(rich.clone(), "play sceptre"),
        "banner": play(lay_out(f"day 1\n{TWO}hand one C-U s"), "acquire tool"),
        "line": play(lay_out(f"{act}\nheroes one F2 -"), "attack hero1 city", "card C-U"),
        "lead": play(
            lay_out(f"{act}\nheroes one F7 -\nbuff F7 two\nmarker two 9"), "attack hero1 city", "card C-U", "commit"
        ),
        "die": play(buff.clone(), "roll"),
        "roam": play(buff.clone(), "roll", "roll 3"),
    }
    return found


PLACES = places()


@pytest.mark.parametrize("place", PLACES)
def test_every_legal_choice_is_read_back_as_it_is_spelled(place: str) -> None:
    world = PLACES[place]
    spelled = [GAME.spell(world, choice) for choice in world.legal()]
    assert len(set(spelled)) == len(spelled)
    assert not [text for text in spelled if text.startswith("#")]
    assert [GAME.read(world, text) for text in spelled] == world.legal()
    assert [GAME.read(world, f"  {text.replace(' ', '   ')} ") for text in spelled] == world.legal()


@pytest.mark.parametrize("place", PLACES)
def test_absurd_numbers_are_spelled_and_refused_in_words(place: str) -> None:
    world = PLACES[place]
    match = Match(GAME, GAME.setup({}), GAME.write(world))
    for number in NUMBERS:
        assert GAME.spell(world, number)
        assert world.allows(number) == (number in world.legal())
        if not world.allows(number):
            with pytest.raises(IllegalChoice) as error:
                match.choose(world.actor, number)
            assert catalogue("fr", GAME).say(error.value.message)


def test_a_whole_game_is_read_back_as_it_is_spelled() -> None:
    rng, world = Random("spelled"), start(players=4, max_weeks=1, random_setup=True)
    while world.actor != NOBODY:
        assert [GAME.read(world, GAME.spell(world, choice)) for choice in world.legal()] == world.legal()
        world.apply(random_choice(world, rng))


@pytest.mark.parametrize(
    "text",
    [
        "pay", "lead", "bribe", "employ", "fight", "roll", "exchange", "forage", "rally N", "recruit lord",
        "mercenary 2",
        "acquire ambush", "lay city-D", "lay road-X", "card L-0", "card s", "card grimoire", "spring 3", "faction I",
        "type scroll", "turn 3", "meet hero2-four", "meet buff", "square G7", "upgrade A1", "hire G7", "play crown",
        "confront hero1", "attack buff ruins", "attack hero2-four city", "attack hero1 buff",
        "attack hero1 hero2-I", "move hero1-four G7", "move buff A1",
        f"#{LAST}", "#9999999",
    ],
)  # fmt: skip
def test_a_choice_is_read_as_spelled_legal_or_not(text: str) -> None:
    world = lay_out(RICH)
    assert GAME.spell(world, GAME.read(world, text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "", "retreat", "recruit", "recruit duke", "mercenary 0", "mercenary 3", "lay road-Z", "card X-U", "card C-Z",
        "spring 0", "spring 4", "turn 4", "square H1", "square A8", "attack hero1", "attack hero3 city",
        "attack hero1 x", "attack hero1-U city", "attack hero1 hero1-two", "move one1 A1",
        "move hero1", "move hero1 H1", "move x A1", "walk hero1 A1", "meet hero1-five", "end end", "#", "#x", "#-1",
        "#12345678",
        "#" + HUGE, "#²", "roll 3", "draw s", "banner U", "a b c d",
    ],
)  # fmt: skip
def test_what_names_no_choice_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as error:
        GAME.read(lay_out(RICH), text)
    assert error.value.message.key == "notation-no-choice"
    for language in ("en", "fr"):
        assert catalogue(language, GAME).say(error.value.message)


def test_heroes_are_ones_own_or_of_a_faction() -> None:
    text = f"{RICH}\nheroes one C1 D1\nheroes two C1 -\nfactions A-N"
    first = lay_out(text)
    assert {"move hero1 D2", "move hero2 D2", "attack hero1 hero1-N"} <= options(first)
    second = lay_out(f"{text}\nhand two C-U\nactive two\nnext Act(seat=two); NextTurn(seat=two)")
    assert {"attack hero1 hero1-A", "move hero1 C1"} & options(second) == {"attack hero1 hero1-A"}
    assert GAME.read(first, "attack hero1 hero1-N") != GAME.read(second, "attack hero1 hero1-A")


def test_no_more_is_called_what_it_means_to_whoever_is_asked() -> None:
    asked = {"act": "end", "opening": "nothing", "accord": "decline", "line": "commit", "buff": "skip", "roam": "stay"}
    for place, text in [*asked.items(), ("exchange", "done")]:
        assert GAME.spell(PLACES[place], 0) == text
        assert {GAME.read(PLACES[place], word) for word in [*asked.values(), "done"]} == {0}
    assert GAME.spell(lay_out("next -"), 0) == "done"


@pytest.mark.parametrize(
    ("place", "some"),
    [
        ("die", {"roll 1", "roll 6"}),
        ("turn up", {"banner U", "banner N"}),
        ("camp", {"rank C", "rank L"}),
        ("draw", {"draw s", "draw C-U", "draw crown"}),
        ("first", {"first one", "first two"}),
        ("prize", {"great 1", "great 10"}),
        ("winner", {"winner one", "winner two"}),
        ("draw corner", {"B1", "F7"}),
        ("draw faction", {"banner A"}),
    ],
)
def test_what_chance_gives_is_spelled_and_nothing_else_is_read(place: str, some: set[str]) -> None:
    world = PLACES[place]
    assert some <= options(world)
    for text in ("", "end", "roll 7", "banner 0", "rank X", "draw L-N", "first three", "great 11", "D4"):
        with pytest.raises(NotationError):
            GAME.read(world, text)
