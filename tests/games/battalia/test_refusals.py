"""Battalia: what is refused, with its rule and a sentence; how each step asks."""

import pytest

from littlewars.games.battalia import GAME
from littlewars.games.battalia.state import World
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.setup import Value
from littlewars.words import catalogue
from tests.games.battalia.field import ROAD, TWO, lay_out, options, play, refused, start
from tests.games.words import sayable

POOR = f"day 2\n{ROAD}hand one tent-U s"
RICH = f"day 2\n{ROAD}row C H\nhand one C-U C-I C-A H-U H-I P-U L-U s s s s s s"
BIDS = "next Bid(mask=0, seat=one); Bid(mask=0, seat=two); Reveal"
MEETING = "next Meeting(figure=0, inside=0, seat=one); NextTurn(seat=one)"


def check(world: World, text: str, told: str) -> None:
    """Expect a choice to be refused, with a rule and a sentence that needs no more words."""
    assert refused(world, text) == told
    refusal = world.refusal(GAME.read(world, text))
    assert refusal is not None
    for language in LANGUAGES:
        assert sayable(catalogue(language, GAME), refusal.reason)


@pytest.mark.parametrize(
    ("position", "text", "told"),
    [
        (POOR, "forage", "BAT-152 cost"),
        (f"{POOR}\nprovisions 0", "forage", "BAT-152 empty-pile"),
        (POOR, "recruit chief", "BAT-150 cost"),
        (f"{RICH}\ntops chief -\nrest chief 0 0 0 0 0", "recruit chief", "BAT-154 empty-pile"),
        (f"{POOR}\nrow L -", "mercenary 1", "BAT-151 cost"),
        (f"{POOR}\nrow L -", "mercenary 2", "BAT-154 empty-pile"),
        (POOR, "acquire tool", "BAT-153 cost"),
        (f"{RICH}\ntops tool -\nrest tool 0 0 0 0 0", "acquire tool", "BAT-154 empty-pile"),
        (POOR, "lay road-L", "BAT-161 cost"),
        (RICH, "lay citizen", "BAT-161 other"),
        (f"{RICH}\nlaid", "lay road-L", "BAT-160 laid"),
        (f"{RICH}\ntops road-L -", "lay road-L", "BAT-154 empty-pile"),
        ("day 2\ntiles B1 U S city 1 one, B2 U N\nhand one C-U s", "lay road-L", "BAT-163 no-site"),
        (RICH, "upgrade F7", "BAT-166 not-your-city"),
        (RICH, "upgrade D2", "BAT-166 not-your-city"),
        (RICH.replace("city 1 one", "city 4 one"), "upgrade B1", "BAT-167 top-level"),
        (f"{RICH}\nheroes two B1 -", "upgrade B1", "BAT-166 occupied"),
        (POOR, "upgrade B1", "BAT-166 cost"),
        (f"{RICH}\nheroes one B1 C1", "hire B1", "BAT-171 reserve"),
        (RICH, "hire F7", "BAT-170 not-your-city"),
        (POOR, "hire B1", "BAT-170 cost"),
        (RICH.replace("1 one,", "1 two,"), "hire D4", "BAT-178 hire-road"),
        (RICH, "play scroll-U", "BAT-201 not-in-hand"),
        (RICH, "play C-U", "BAT-201 play"),
        (f"{POOR} ambush-U", "play ambush-U", "BAT-202 hide"),
        (f"{POOR} ambush-U C-U\nslots one U C-U, U C-I, A C-U", "play ambush-U", "BAT-113 slots"),
        (RICH, "confront hero1-I", "BAT-180 not-your-figure"),
        (RICH, "confront hero2", "BAT-180 not-your-figure"),
        (RICH, "confront hero1", "BAT-79 confront"),
        (f"{RICH}\nbuff B1 free\nused 4 0 0 0 0 0 0 0 0", "confront hero1", "BAT-79 confronted"),
        (RICH, "attack hero1-I city", "BAT-180 not-your-figure"),
        (f"{RICH}\nheroes one F2 -\nused 2 0 0 0 0 0 0 0 0", "attack hero1 city", "BAT-181 attacked"),
        (f"{POOR}\nheroes one F2 -", "attack hero1 city", "BAT-182 empty-line"),
        (f"{RICH}\nbuff B1 free", "attack hero1 buff", "BAT-180 attack-free-buff"),
        (f"{RICH}\nheroes one D4 -", "attack hero1 ruins", "BAT-180 ruins-empty"),
        (RICH, "attack hero1 city", "BAT-180 own"),
        (RICH, "attack hero1 hero1", "BAT-180 own"),
        (f"{RICH}\nheroes one F7 -", "attack hero1 hero1-I", "BAT-180 in-city"),
        (RICH, "attack hero1 hero1-I", "BAT-180 not-here"),
        (f"{RICH}\nheroes one C1 -", "attack hero1 city", "BAT-180 not-here"),
        (RICH, "move hero1-I F2", "BAT-172 not-your-figure"),
        (f"{RICH}\nused 1 0 0 0 0 0 0 0 0", "move hero1 C1", "BAT-172 moved"),
        (RICH, "move hero1 B1", "BAT-172 stays"),
        (POOR, "move hero1 D1", "BAT-172 too-far"),
        (RICH, "move hero1 E5", "BAT-175 no-card"),
        (RICH, "move hero1 F7", "BAT-175 no-way"),
        (RICH, "card C-U", "BAT-134 other"),
        (RICH, "#5", "BAT-134 other"),
        (RICH, "#999999", "BAT-134 other"),
    ],
)
def test_between_actions(position: str, text: str, told: str) -> None:
    check(lay_out(position), text, told)


def test_bat_36_an_accord_binds_an_employed_buff_where_agreed() -> None:
    position = f"day 9\n{ROAD}heroes one C1 -\nheroes two C1 -\nbuff C1 one\nmarker one 12\nmarker two 12\nhand one C-U"
    bound: dict[str, Value] = {"accord_binds_employed": True}
    assert refused(lay_out(position), "attack buff hero1-I") == ""
    check(lay_out(position, **bound), "attack buff hero1-I", "BAT-36 accord-attack")
    other = position.replace("active", "").replace("buff C1 one", "buff C1 two")
    assert refused(lay_out(other), "attack hero1 buff") == ""
    check(lay_out(other, **bound), "attack hero1 buff", "BAT-36 accord-attack")
    assert refused(lay_out(other, **bound), "attack hero1 hero1-I") == ""  # only Buff is bound


@pytest.mark.parametrize(
    ("choices", "text", "told"),
    [
        (["lay road-L"], "square A1", "BAT-163 outside"),
        (["lay road-L"], "#1", " first"),
        (["lay road-L"], "square C1", "BAT-164 covered"),
        (["lay road-L"], "square E6", "BAT-163 unlinked"),
        (["lay city-L"], "square B2", "BAT-165 beside-city"),
        (["lay road-L", "square B2"], "turn 1", "BAT-163 turn"),
        (["lay road-L", "square B2"], "card C-U", " first"),
        (["recruit chief"], "card C-U", ""),
        (["recruit chief"], "card s", "BAT-135 paid-anyway"),
        (["recruit chief"], "card H-U", "BAT-135 payment"),
        (["recruit chief"], "card tool-U", "BAT-135 not-in-hand"),
        (["recruit chief"], "end", " first"),
    ],
)
def test_parts_of_an_action(choices: list[str], text: str, told: str) -> None:
    world = play(lay_out(RICH), *choices)
    if told:
        check(world, text, told)
    else:
        assert refused(world, text) == ""


def test_bat_163_all_edges_agree_where_agreed() -> None:
    corner = "day 2\ntiles B1 U ES city 1 one, D1 A S, C2 A E\nhand one C-U s"
    strict = play(lay_out(corner, strict_edges=True), "lay road-I")
    assert options(strict) == {"square B2"}
    check(strict, "square C1", "BAT-163 edges")
    assert options(play(lay_out(corner), "lay road-I")) == {"square B2", "square C1"}


@pytest.mark.parametrize(
    ("position", "choices", "text", "told"),
    [
        (f"{TWO}hand one C-U s\nphase opening", [], "rally U", "BAT-133 rally"),
        (f"{TWO}hand one C-U s\nphase opening", [], "roll", "BAT-131 first"),
        (f"{TWO}hand one C-U s\nphase opening", ["exchange"], "done", "BAT-132 exchange"),
        (f"{TWO}hand one C-U s\nphase opening", ["exchange"], "card L-U", "BAT-132 not-in-hand"),
        (f"{TWO}hand one 7s\nphase cleanup", [], "card L-U", "BAT-139 not-in-hand"),
        (f"{TWO}hand one 7s\nphase cleanup", [], "end", "BAT-139 hand-size"),
        (f"day 8\n{TWO}hand one C-U s\nhand two s\n{BIDS}", [], "done", "BAT-4 no-bid"),
        (f"day 8\n{TWO}hand one C-U s\nhand two s\n{BIDS}", [], "card s", "BAT-5 no-strength"),
        (f"day 8\n{TWO}hand one C-U s\nhand two s\n{BIDS}", [], "card L-U", "BAT-4 not-in-hand"),
        (f"day 8\n{TWO}next Enter(seat=one)", [], "square D4", "BAT-11 entry"),
        (f"day 9\n{TWO}buff B1 free\nhand one s s\n{MEETING}", [], "bribe", "BAT-28 provisions"),
        (f"day 9\n{TWO}buff B1 free\nhand one s s\n{MEETING}", [], "employ", "BAT-37 provisions"),
        (f"day 9\n{TWO}buff B1 free\nhand one s s\n{MEETING}", [], "decline", "BAT-26 meeting"),
        (f"day 9\n{TWO}buff B1 free\nmarker one 12\nhand one 3s\n{MEETING}", [], "bribe", "BAT-32 accord-bribe"),
        (f"day 9\n{TWO}buff B1 free\nmarker one 12\nhand one 3s\n{MEETING}", [], "fight", "BAT-33 accord-fight"),
        (f"day 9\n{TWO}buff B1 free\nmarker one 12\nhand one 3s\n{MEETING}", [], "employ", "BAT-37 provisions"),
        (f"greats crown sword\n{TWO}next Spoils(seat=one)", [], "card horn", "BAT-192 spoils"),
        (f"{RICH} ambush-U", ["play ambush-U"], "card s", "BAT-202 hide"),
        (f"{RICH} sceptre", ["play sceptre"], "square D4", "BAT-329 city"),
        (f"{RICH} hourglass", ["play hourglass"], "end", " first"),
        (f"{RICH} grimoire\ntops tool -", ["play grimoire"], "type tool", "BAT-154 empty-pile"),
        (
            f"day 1\n{TWO}hand one C-U s\nrest tool 0 2 0 0 0",
            ["acquire tool"],
            "faction N",
            "BAT-123 banner",
        ),
        (f"day 9\n{ROAD}buff B1 free\nheroes one C1 -\nroll 2\nnext Roam(seat=one)", [], "#1", " first"),
        (f"day 9\n{ROAD}buff B1 free\nroll 2\nnext Roam(seat=one)", [], "square B1", "BAT-21 roam-back"),
        (f"day 9\n{ROAD}buff B1 free\nroll 2\nnext Roam(seat=one)", [], "square D2", "BAT-18 roam-far"),
        (f"day 9\n{ROAD}buff B1 free\nroll 2\nnext Roam(seat=one)", [], "square E5", "BAT-19 roam"),
        (
            f"day 9\n{ROAD}buff B1 free\nheroes two C1 -\nroll 2\nnext Roam(seat=one)",
            [],
            "square D1",
            "BAT-23 roam",
        ),
        (
            f"day 9\n{ROAD}heroes one C1 -\nheroes two C1 -\nbuff C1 free\nmarker two 12\n"
            "heroes one C1 C1\nnext Reach(seat=one, square=C1)",
            [],
            "meet hero1-I",
            "BAT-51 reach",
        ),
    ],
)
def test_in_every_other_step(position: str, choices: list[str], text: str, told: str) -> None:
    check(play(lay_out(position), *choices), text, told)


@pytest.mark.parametrize(
    ("choices", "text", "told"),
    [
        ([], "commit", "BAT-182 empty-line"),
        ([], "lead", "BAT-188 lead"),
        ([], "spring 1", ""),
        ([], "spring 2", "BAT-182 slot"),
        (["spring 1"], "spring 1", "BAT-182 slot"),
        ([], "card title-U", "BAT-309 title"),
        ([], "card s", "BAT-182 line-card"),
        ([], "card L-U", "BAT-182 not-in-hand"),
        ([], "roll", " first"),
    ],
)
def test_bat_182_to_188_lines(choices: list[str], text: str, told: str) -> None:
    world = play(
        lay_out(f"{ROAD}heroes one F2 -\nhand one C-U title-U s\nslots one U C-I"), "attack hero1 city", *choices
    )
    if told:
        check(world, text, told)
    else:
        assert refused(world, text) == ""


def test_bat_101_108_109_the_set_up() -> None:
    factions = lay_out("day 0\nbanished N\nfactions ?-I\ncorners ?-?\nnext ChooseFaction(seat=one)")
    check(factions, "faction N", "BAT-101 faction")
    check(factions, "faction I", "BAT-108 faction")
    check(factions, "square B1", " first")
    corners = lay_out("day 0\ncorners ?-F7\nnext ChooseCorner(seat=one)")
    check(corners, "square F7", "BAT-109 corner")


ASKING = {
    "bat-108 faction": ("day 0\nfactions ?-?\nnext ChooseFaction(seat=one)", []),
    "bat-109 corner": ("day 0\ncorners ?-?\nnext ChooseCorner(seat=one)", []),
    "bat-132 exchange": (f"{TWO}hand one C-U s\nphase opening", ["exchange"]),
    "bat-135 pay": (RICH, ["recruit chief"]),
    "bat-135 pay the rest": (RICH, ["upgrade B1", "card C-U"]),
    "bat-123 banner": (f"day 1\n{TWO}hand one C-U s", ["acquire tool"]),
    "bat-163 site": (RICH, ["lay road-L"]),
    "bat-161 turn": (RICH, ["lay road-L", "square B2"]),
    "bat-202 hide": (f"{RICH} ambush-U", ["play ambush-U"]),
    "bat-329 city": (f"{RICH} sceptre", ["play sceptre"]),
    "bat-327 type": (f"{RICH} hourglass", ["play hourglass"]),
    "bat-182 line": (f"{RICH}\nheroes one F2 -", ["attack hero1 city"]),
    "bat-4 bid": (f"day 8\n{TWO}hand one C-U s\nhand two s\n{BIDS}", []),
    "bat-11 enter": (f"day 8\n{TWO}next Enter(seat=one)", []),
    "bat-33 meeting in peace": (f"day 9\n{TWO}buff B1 free\nmarker one 12\nhand one s s\n{MEETING}", []),
    "bat-192 spoils": (f"greats crown sword\n{TWO}next Spoils(seat=one)", []),
    "bat-16 buff": (f"day 9\n{ROAD}buff B1 free\nphase buff", []),
    "bat-18 roam": (f"day 9\n{ROAD}buff B1 free\nroll 2\nnext Roam(seat=one)", []),
    "bat-51 reach": (f"day 9\n{ROAD}heroes one C1 C1\nbuff C1 free\nnext Reach(seat=one, square=C1)", []),
}


@pytest.mark.parametrize("asked", ASKING)
@pytest.mark.parametrize("text", ["recruit lord", "move hero1 C1", "upgrade B1", "forage"])
def test_an_action_typed_while_something_else_is_asked_is_refused_with_that_question(asked: str, text: str) -> None:
    position, choices = ASKING[asked]
    world = play(lay_out(position), *choices)
    check(world, text, " first")
    refusal = world.refusal(GAME.read(world, text))
    assert refusal is not None
    assert refusal.reason.arguments == {"question": world.prompt().message}


# -- how each step asks


@pytest.mark.parametrize(
    ("position", "choices", "key"),
    [
        (f"{TWO}hand one C-U s\nphase opening", [], "prompt-opening"),
        (f"{TWO}hand one C-U s\nphase opening", ["exchange"], "prompt-exchange"),
        (RICH, [], "prompt-act"),
        (RICH, ["lay road-L"], "prompt-site"),
        (RICH, ["lay road-L", "square B2"], "prompt-turn"),
        (RICH, ["recruit chief"], "prompt-pay"),
        (f"{RICH} horse-U", ["move hero1 D1"], "prompt-fare"),
        (f"day 1\n{TWO}hand one C-U s", ["acquire tool"], "prompt-banner"),
        (f"{RICH} ambush-U", ["play ambush-U"], "prompt-hide"),
        (f"{RICH} sceptre", ["play sceptre"], "prompt-city"),
        (f"{RICH} hourglass", ["play hourglass"], "prompt-type"),
        (f"{RICH} grimoire", ["play grimoire"], "prompt-type"),
        (f"{RICH}\nheroes one F2 -", ["attack hero1 city"], "prompt-attack-line"),
        (f"{RICH}\nheroes one C1 -\nheroes two C1 -", ["attack hero1 hero1-I"], "prompt-attack-line"),
        (f"{RICH}\nheroes one F7 -", ["attack hero1 city", "card C-U", "commit"], "prompt-defence-line"),
        (f"{TWO}hand one 7s\nphase cleanup", [], "prompt-discard"),
        (f"day 8\n{TWO}hand one C-U s\nhand two s\n{BIDS}", [], "prompt-bid"),
        (f"day 8\n{TWO}next Enter(seat=one)", [], "prompt-enter"),
        (f"day 9\n{TWO}buff B1 free\nhand one s s\n{MEETING}", [], "prompt-meeting"),
        (f"day 9\n{TWO}buff B1 free\nmarker one 12\nhand one s s\n{MEETING}", [], "prompt-accord"),
        (f"greats crown sword\n{TWO}next Spoils(seat=one)", [], "prompt-spoils"),
        (f"day 9\n{ROAD}buff B1 free\nphase buff", [], "prompt-buff"),
        (f"day 9\n{ROAD}buff B1 free\nphase buff", ["roll"], "prompt-die"),
        (f"day 9\n{ROAD}buff B1 free\nphase buff", ["roll", "roll 3"], "prompt-roam"),
        (
            f"day 9\n{ROAD}heroes one C1 C1\nbuff C1 free\nnext Reach(seat=one, square=C1)",
            [],
            "prompt-reach",
        ),
        ("day 0\nfactions ?-?\nnext ChooseFaction(seat=one)", [], "prompt-faction"),
        ("day 0\ncorners ?-?\nnext ChooseCorner(seat=one)", [], "prompt-corner"),
        ("next TurnUp(pile=tool); Opening(seat=one)\ntops tool -", [], "prompt-turn-up"),
        ("row - -\nnext Camp(slot=0); Opening(seat=one)", [], "prompt-mercenary"),
        ("deck one s C-U\nnext Draw(count=1, seat=one); Opening(seat=one)", [], "prompt-chance"),
    ],
)
def test_every_step_asks_in_words(position: str, choices: list[str], key: str) -> None:
    message = play(lay_out(position), *choices).prompt().message
    assert message.key == key
    for language in LANGUAGES:
        assert sayable(catalogue(language, GAME), message)


def test_what_a_line_needs_is_said() -> None:
    ruins = play(lay_out(f"{RICH}\nheroes one D4 -\ngreats crown sword shield"), "attack hero1 ruins", "card L-U")
    assert ruins.prompt().message.arguments == {"total": 5, "strength": 8, "open": 0}
    city = play(lay_out(f"{RICH}\nheroes one F7 -"), "attack hero1 city", "card L-U")
    assert city.prompt().message.arguments == {"total": 5, "strength": 2, "open": 1}
    hero = play(lay_out(f"{RICH}\nheroes one C1 -\nheroes two C1 -"), "attack hero1 hero1-I", "card L-U", "commit")
    assert hero.prompt().message.arguments == {"total": 0, "strength": 5}


def test_the_first_choice_of_a_game_is_chance_s() -> None:
    assert start().prompt().message.key == "prompt-chance"
