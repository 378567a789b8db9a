"""My Little Battlefield: choices and positions as text."""

from random import Random

import pytest

from littlewars.games.my_little_battlefield import GAME
from littlewars.games.my_little_battlefield.actions import FACTION, LAST
from littlewars.games.my_little_battlefield.content import FACTIONS
from littlewars.games.my_little_battlefield.faces import ROLLS
from littlewars.kernel.agenda import NATURE, NOBODY
from littlewars.kernel.chance import below
from littlewars.kernel.errors import IllegalChoice, NotationError
from littlewars.kernel.match import Match
from littlewars.words import catalogue
from tests.games.my_little_battlefield.field import lay_out, options, play, refused, start, to_act

HUGE = "9" * 5000
MIDDLE = "blue S b1, S reserve\nred S b3\ngauge b1 B3\ndice ATT ATT MOV SPE"


# -- choices


@pytest.mark.parametrize(
    "text",
    [
        "end", "reroll", "convert", "morale", "command", "force", "attack a1", "attack c3", "defend a1", "defend c3",
        "special a1", "special c3", "special faction", "special power", "sector a1", "sector c3", "0M 0C", "2M 1C",
        "7M 7C", "turn ATT SPE", "turn SPE ATT", "dice ATT", "dice ATT ATT MOV SPE", "faction elves", "faction swarm",
        "move S reserve b1", "move E a1 a2", "move N c3 out", "move S b1 reserve", f"#{LAST}",
        f"#{FACTION + len(FACTIONS)}",
    ],
)  # fmt: skip
def test_a_choice_is_read_as_spelled_legal_or_not(text: str) -> None:
    battle = lay_out(MIDDLE)
    assert GAME.spell(battle, GAME.read(battle, text)) == text


def test_spaces_and_the_order_of_dice_do_not_matter() -> None:
    battle = lay_out(MIDDLE)
    assert GAME.read(battle, "  move   S reserve  a1 ") == GAME.read(battle, "move S reserve a1")
    assert GAME.read(battle, "dice SPE ATT") == GAME.read(battle, "dice ATT SPE")


def test_no_more_is_called_what_it_means_to_whoever_is_asked() -> None:
    main = lay_out(MIDDLE)
    follow = lay_out("dice ATT\nnext Follow(face=MOR, seat=red); Main(seat=blue)")
    window = lay_out("next IaWindow(again=0, face=MOR)", mode="solo")
    again = lay_out(
        "field citadel plain plain plain plain plain plain plain plain\nblue S a1, S b1\ngauge a1 B5, b1 0\n"
        "next UseAgain(first=24, following=0, seat=blue, source=a1)"
    )
    spelled = [GAME.spell(battle, 0) for battle in (main, follow, window, again)]
    assert spelled == ["end", "pass", "accept", "stop"]
    for battle in (main, follow, window, again):
        assert {GAME.read(battle, word) for word in spelled} == {0}
    assert GAME.spell(lay_out("next -"), 0) == "end"


@pytest.mark.parametrize(
    "text",
    [
        "", "retreat", "attack", "attack d1", "attack a1 b1", "defend reserve", "special", "special d1",
        "special a1 b1", "sector 5", "faction", "faction raiders", "8M 0C", "0M 8C", "1M", "1M 1M", "xM 1C", "²M 1C",
        "11M 1C",
        "turn ATT", "turn ATT XYZ", "turn 1 2", "move S reserve", "move X reserve a1", "move SE reserve a1",
        "move S d1 a1", "move S a1 d1", "move E board a1", "move S reserve a1 a2", "dice", "dice XYZ", "dice 1", "#",
        "#x", "#-1", "#12345678", "#" + HUGE, "rolls ATT", "first blue",
    ],
)  # fmt: skip
def test_what_names_no_choice_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as error:
        GAME.read(lay_out(MIDDLE), text)
    assert error.value.message.key == "notation-no-choice"


@pytest.mark.parametrize("text", ["dice DEF", "dice ATT ATT ATT", "dice SPE SPE"])
def test_dice_that_are_not_there_can_be_read_but_not_rerolled(text: str) -> None:
    assert refused(play(lay_out(MIDDLE), "reroll"), text) == "MLB-50 pick-dice"


@pytest.mark.parametrize(
    "text",
    ["rolls ATT ATT MOV SPE", "dice ATT MOV ATT SPE", "rolls 1 1 3 6", "6 1 3 1", "1 ATT 3 SPE", "rolls 6 3 1 1"],
)
def test_mlb_42_rolls_are_typed_as_faces_or_pips(text: str) -> None:
    battle = lay_out("turn 0")
    assert GAME.spell(battle, GAME.read(battle, text)) == "rolls ATT ATT MOV SPE"
    assert GAME.facts(play(battle, text))["dice"] == ["ATT", "ATT", "MOV", "SPE"]


@pytest.mark.parametrize(
    ("pips", "face"), [("1", "ATT"), ("2", "DEF"), ("3", "MOV"), ("4", "MOR"), ("5", "COM"), ("6", "SPE")]
)
def test_mlb_42_which_number_is_which_face(pips: str, face: str) -> None:
    ia = lay_out("next IaRoll(again=0)", mode="solo")
    assert GAME.spell(ia, GAME.read(ia, pips)) == GAME.spell(ia, GAME.read(ia, f"rolls {face}")) == f"rolls {face}"


@pytest.mark.parametrize(
    "text", ["", "rolls", "1 2 3", "1 2 3 4 5", "0 1 2 3", "7 1 2 3", "11 2 3 4", "1 2 3 x", "²123"]
)
def test_faces_are_as_many_as_the_dice_from_one_to_six(text: str) -> None:
    for battle, dice in ((lay_out("turn 0"), 4), (lay_out("next IaRoll(again=0)", mode="solo"), 1)):
        with pytest.raises(NotationError) as error:
            GAME.read(battle, text)
        assert (error.value.message.key, error.value.message.arguments["dice"]) == ("notation-dice", dice)


@pytest.mark.parametrize(
    "text", ["", "A", "composition", "composition D", "draw forest", "first blue", "composition A B"]
)
def test_the_composition_and_nothing_else(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.read(start(**GAME.first_options()), text)


@pytest.mark.parametrize("text", ["forest", "draw", "draw raft", "composition A"])
def test_a_sector_and_nothing_else(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.read(play(start(**GAME.first_options()), "composition A"), text)


@pytest.mark.parametrize("text", ["first", "first green", "blue", "draw forest"])
def test_the_first_player_and_nothing_else(text: str) -> None:
    toss = lay_out("next TossForFirst")
    assert options(toss) == {"first blue", "first red"}
    with pytest.raises(NotationError):
        GAME.read(toss, text)


@pytest.mark.parametrize("choice", [-(10**30), -1, LAST, 10**30])
@pytest.mark.parametrize(
    "position",
    [
        "dice ATT",
        "turn 0",
        "next TossForFirst",
        "field -\nslots 4 3 2 0\nnext DrawSector",
        "field -\nnext DrawComposition",
    ],
)
def test_any_number_can_be_spelled_and_is_refused_in_words(position: str, choice: int) -> None:
    battle = lay_out(position)
    match = Match(GAME, battle.terms.setup, GAME.write(battle))
    with pytest.raises(IllegalChoice) as error:
        match.choose(battle.actor, choice)
    assert error.value.message.arguments["choice"] == f"#{choice}"
    assert str(choice) in catalogue("en", GAME).say(error.value.message)


def test_a_roll_of_other_dice_is_spelled_as_a_number() -> None:
    battle = lay_out("turn 0")
    assert GAME.spell(battle, ROLLS[5][0]) == f"#{ROLLS[5][0]}"
    assert GAME.spell(battle, ROLLS[4][0] + (1 << 30)) == f"#{ROLLS[4][0] + (1 << 30)}"


# -- positions


def test_a_position_is_written_for_people() -> None:
    battle = lay_out(
        "field forest village hill plain citadel ford ruins market fort\nturn 7\nactive red\npower 3-5\nmorale 7-0\n"
        "command 2-4\nfactions kingdom-orcs\ngauge a1 B3, c2 0, c3 R4\nblue S a1, S c2, E reserve\n"
        "red S c3, E b3, N reserve\ndice DEF MOV\npanel SPE ATT\ndiscarded 2\nused blue a1 power\nused red faction c3\n"
        "flags rerolled converted\nfollow_cost 2\nblocked b2 c2\ntally 2-1\nreached blue"
    )
    assert GAME.write(battle).splitlines() == [
        "field forest village hill plain citadel ford ruins market fort",
        "turn 7",
        "active red",
        "power 3-5",
        "morale 7-0",
        "command 2-4",
        "factions kingdom-orcs",
        "gauge a1 B3, c2 0, b3 0, c3 R4",
        "blue S a1, S c2, E reserve, N board",
        "red S c3, S reserve, E b3, N reserve",
        "dice DEF MOV",
        "panel SPE ATT",
        "discarded 2",
        "used blue a1 power",
        "used red c3 faction",
        "flags rerolled converted",
        "follow_cost 2",
        "blocked b2 c2",
        "tally 2-1",
        "reached blue",
        "next Main(seat=red)",
    ]


def test_flags_of_the_solo_game_and_a_victor_are_written() -> None:
    battle = lay_out("flags jammed extra\nvictor red\nnext -", mode="solo")
    assert GAME.write(battle).splitlines()[-3:] == ["flags jammed extra", "victor red", "next -"]
    assert "factions elves-none" in GAME.write(battle)


def test_the_set_up_is_written_as_far_as_it_has_come() -> None:
    battle = start(blue_faction="elves")
    assert GAME.write(battle).splitlines()[0] == "field -"
    assert "factions elves-none" in GAME.write(battle)
    play(battle, "faction orcs", "composition B", "draw citadel", "draw plain")
    assert GAME.write(battle).splitlines()[0] == "field citadel plain"
    assert GAME.write(battle).splitlines()[-2:] == ["slots 3 3 1 0", "next DrawSector"]


def test_what_is_not_said_is_as_at_the_beginning() -> None:
    battle = lay_out("dice ATT")
    facts = GAME.facts(battle)
    assert (battle.turn, to_act(battle), {tile.key for tile in battle.tiles}) == (1, "blue", {"forest"})
    assert (facts["morale.blue"], facts["command.red"], facts["power.blue"]) == (2, 1, 1)
    assert [facts["faction.blue"], facts["faction.red"]] == [faction.key for faction in FACTIONS[:2]]
    assert facts["blue.standard"] == ["reserve", "reserve"]
    assert facts["blue.elite"] == facts["blue.renown"] == ["board"]
    assert all(facts[f"gauge.{cell}"] == "none" for cell in ("a1", "b2", "c3"))


def test_mlb_128_a_unit_in_a_neutral_sector_has_a_pawn_on_0() -> None:
    facts = GAME.facts(lay_out("blue S b1\ndice ATT"))
    assert (facts["gauge.b1"], facts["control.b1"], facts["gauge.a1"]) == ("0", "nobody", "none")


def test_single_sectors_are_named_and_counted_once() -> None:
    battle = lay_out("b2 citadel\nused blue b2 b2\nblocked b2 b2\ndice ATT")
    assert battle.tiles[4].key == "citadel"
    assert (battle.used, battle.blocked) == ([1 << 4, 0], 1 << 4)


def test_without_dice_a_turn_begins_and_without_steps_all_is_over() -> None:
    assert GAME.write(lay_out("")).endswith("next Roll(dice=4); Main(seat=blue)")
    assert to_act(lay_out("next -")) == "nobody"


def test_faces_of_the_ia_and_of_a_follower_are_facts() -> None:
    assert GAME.facts(lay_out("next IaWindow(again=0, face=COM)", mode="solo"))["ia_die"] == "COM"
    assert GAME.facts(lay_out("next Follow(face=MOR, seat=red)"))["followed"] == "MOR"


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ("nonsense", "notation-line"),
        ("field raft", "notation-line"),
        ("field " + "plain " * 10, "notation-line"),
        ("d1 plain", "notation-line"),
        ("a1 raft", "notation-line"),
        ("field plain\na1 forest", "notation-line"),
        ("turn five", "notation-line"),
        ("turn -1", "notation-line"),
        ("turn " + HUGE, "notation-line"),
        ("active green", "notation-line"),
        ("power 0-1", "notation-line"),
        ("power 1-7", "notation-line"),
        ("power 3", "notation-line"),
        ("morale 8-0", "notation-line"),
        ("morale 1:2", "notation-line"),
        ("command 0-8", "notation-line"),
        (f"command {HUGE}-1", "notation-line"),
        ("tally 1", "notation-line"),
        ("factions elves", "notation-line"),
        ("factions elves-raiders", "notation-line"),
        ("factions elves-orcs-swarm", "notation-line"),
        ("gauge a1", "notation-line"),
        ("gauge d1 B1", "notation-line"),
        ("gauge a1 B4", "notation-line"),
        ("gauge a1 B0", "notation-line"),
        ("gauge a1 G1", "notation-line"),
        ("gauge a1 B1 b1 B1", "notation-line"),
        ("field plain\ngauge a1 B1", "notation-line"),
        ("blue S", "notation-line"),
        ("blue X a1", "notation-line"),
        ("blue S d1", "notation-line"),
        ("blue S a1, S a1, S a1", "notation-line"),
        ("blue E a1, E b1", "notation-line"),
        ("green S a1", "notation-line"),
        ("dice ATT XYZ", "notation-line"),
        ("dice " + "ATT " * 8, "notation-line"),
        ("panel 1", "notation-line"),
        ("discarded two", "notation-line"),
        ("follow_cost x", "notation-line"),
        ("used green a1", "notation-line"),
        ("used", "notation-line"),
        ("used blue d1", "notation-line"),
        ("flags tired", "notation-line"),
        ("blocked d1", "notation-line"),
        ("reached green", "notation-line"),
        ("victor nobody", "notation-line"),
        ("slots 1 2 3", "notation-line"),
        ("slots 1 2 3 x", "notation-line"),
        ("next Sleep", "notation-unknown-step"),
        ("next Main(seat=green)", "notation-field-value"),
        ("next Main", "notation-step-fields"),
        ("next Follow(seat=red)", "notation-step-fields"),
        ("field plain\nnext Main(seat=blue)", "notation-line"),
        ("gauge a1 B3\na1 plain", "notation-line"),
        ("gauge a1 R3\nfield plain village hill market forest ruins ford fort city", "notation-line"),
        ("blue S a1, E a1", "notation-line"),
        ("red E c3, N c3", "notation-line"),
        ("field -", "notation-line"),
        ("field -\ndice ATT", "notation-line"),
        ("field -\nnext LayOut", "notation-line"),
        ("field -\nnext TossForFirst", "notation-line"),
        ("next DrawComposition", "notation-line"),
        ("next DrawSector", "notation-line"),
        ("field -\nslots 9 9 9 9\nnext DrawSector", "notation-line"),
        ("field -\nnext DrawSector", "notation-line"),
        ("next Retreat(unit=8)", "notation-line"),
        ("next Retreat(unit=0)", "notation-line"),
        ("next Roll(dice=8)", "notation-line"),
        ("next IaDice(left=-1)", "notation-line"),
        ("next Advance(cell=a1, seat=blue)", "notation-line"),
        ("next CombatResult(cell=a1, face=ATT, seat=blue)", "notation-line"),
        ("next IaFight(cell=a1, face=ATT)", "notation-line"),
        ("next IaDeed(number=1)", "notation-line"),
        ("power 1-6\nnext IaDeed(number=0)", "notation-line"),
        ("next IaPickPlace(kind=S, start=a1)", "notation-line"),
        ("red S a3, S a3\nnext IaPickUnit", "notation-line"),
        ("next Convert(given=1, seat=blue)", "notation-line"),
        ("next PickDiscards(seat=blue)", "notation-line"),
        ("morale 0-0\ncommand 0-0\nnext UseSpecial(following=0, seat=blue, source=power)", "notation-line"),
        ("field -\nnext TossForFirst; Roll(dice=4)", "notation-line"),
    ],
)
def test_a_broken_position_is_refused_with_a_sentence(position: str, key: str) -> None:
    with pytest.raises(NotationError) as error:
        lay_out(position)
    assert error.value.message.key == key
    for language in ("en", "fr"):
        assert catalogue(language, GAME).say(error.value.message)


@pytest.mark.parametrize("mode", ["duel", "solo"])
def test_positions_are_read_back_as_written_and_play_on_alike(mode: str) -> None:
    rng = Random(mode)
    battle = start(mode=mode, blue_faction="swarm", red_faction="legion", scenario="attrition")
    while battle.actor != NOBODY:
        again = lay_out(GAME.write(battle), mode=mode, scenario="attrition")
        assert (again.key(), again.actor) == (battle.key(), battle.actor)
        if battle.actor == NATURE:
            choice = battle.agenda[-1].sample(battle, rng)
        else:
            choice = battle.legal()[below(rng, len(battle.legal()))]
        assert again.allows(choice)
        battle.apply(choice)
