"""Les Rois du Champ de Bataille: choices and positions as text."""

import pytest

from littlewars.games.rois_du_champ_de_bataille import GAME
from littlewars.games.rois_du_champ_de_bataille.actions import CARDS, KEEP, LAST, LAY, SCENERY, UNITS
from littlewars.games.rois_du_champ_de_bataille.deed import NO_DEED
from littlewars.kernel.errors import IllegalChoice, NotationError
from littlewars.kernel.match import Match
from littlewars.words import catalogue
from tests.games.rois_du_champ_de_bataille.field import lay_out, options, play, refused, start, to_act

HUGE = "9" * 5000
MIDDLE = "red c2[10,8,6] b2x2\nblack c3[10,7] c5x3\nspecial red leader c2\nhand red HHSSJ"


# -- choices


@pytest.mark.parametrize(
    "text",
    [
        "end", "part", "flip", "calm", "pay", "joker", "freely", "red", "black", "ruse", "move spades", "lead clubs",
        "strike hearts", "push diamonds", "shot hearts", "pair clubs", "stab hearts", "nest spades", "heal spades",
        "strike joker", "ruse hearts", "order 1", "order 4", "discard joker", "start hearts", "card clubs", "a1",
        "e5", "a1 also", "e5 also", "count 0", "count 15", "unit 1", "unit 8", "lay spartan active",
        "lay phalanx passive", "scenery wood", "scenery wall n", "scenery ravine w", "special leader", "army gauls",
        "keep bronze_wall spartan theban", "keep phalanx", "cards HHS", "cards J", "cards HHSSJ", f"#{LAST}", "#9999",
    ],
)  # fmt: skip
def test_a_choice_is_read_as_spelled_legal_or_not(text: str) -> None:
    battle = lay_out(MIDDLE)
    assert GAME.spell(battle, GAME.read(battle, text)) == text


def test_units_and_specials_are_spelled_by_name() -> None:
    battle = play(lay_out(MIDDLE), "move spades", "part", "c2", "d2")
    for text in ("units 6", "units 8 10", "units 6 10 leader", "units 6 8 10 leader"):
        assert GAME.spell(battle, GAME.read(battle, text)) == text
    assert GAME.spell(battle, UNITS + (1 << 4)) == f"#{UNITS + (1 << 4)}"  # there are only three, and a leader
    assert GAME.spell(battle, UNITS) == f"#{UNITS}"
    alike = play(lay_out("red c2x3\nhand red S"), "move spades", "part", "c2", "d2")
    assert GAME.read(alike, "units 10 10") == UNITS + 0b11


def test_spaces_and_the_order_of_cards_do_not_matter() -> None:
    battle = lay_out(MIDDLE)
    assert GAME.read(battle, "  strike   hearts ") == GAME.read(battle, "strike hearts")
    assert GAME.read(battle, "cards JSH") == GAME.read(battle, "cards HSJ")
    assert GAME.read(battle, "keep theban spartan theban") == GAME.read(battle, "keep spartan theban")


def test_no_more_is_called_what_it_means_to_whoever_is_asked() -> None:
    struck = lay_out("red c2x2\nblack c3x2\nhand red HH\nhand black J")
    act, window = struck.clone(), play(struck.clone(), "strike hearts", "c2", "c3")
    places = [
        act,
        lay_out("order red spartan passive\nphase order"),
        window,
        play(window.clone(), "joker"),
        play(
            lay_out("armies goblins-rome\norder red storm_sorcerer active\nred c2x1"), "order 1", "red", "draw hearts"
        ),
        play(lay_out("red c2x2 b2x2\nhand red S", activation_scope="army"), "move spades", "c2", "d2"),
    ]
    spelled = [GAME.spell(battle, 0) for battle in places]
    assert spelled == ["end", "keep", "pass", "decline", "stop", "go"]
    for battle, own in zip(places, spelled, strict=True):
        assert GAME.read(battle, own) == 0
        for word in {*spelled} - {own}:  # the word of another question declines nothing here
            if battle.allows(0):
                with pytest.raises(NotationError):
                    GAME.read(battle, word)
            else:
                assert GAME.read(battle, word) == 0
    assert GAME.spell(lay_out("next -"), 0) == "pass"


@pytest.mark.parametrize(
    "text",
    [
        "", "retreat", "f1", "a6", "a1 a2", "a1 twice", "strike", "strike swords", "dance hearts", "discard", "card x",
        "order 0", "order 5", "order x", "order ²", "order 123", "count 16", "count -1", "unit 0", "unit 9", "lay",
        "lay spartan", "lay pilum active", "lay spartan up", "keep pilum", "scenery", "scenery raft", "scenery wall x",
        "scenery wall ne", "scenery wall n e", "special", "special wizard", "army", "army sparta", "cards", "cards X",
        "cards H S", "units 10", "units", "#", "#x", "#-1", "#12345678", "#" + HUGE, "draw hearts", "deal HH",
        "see HH",
    ],
)  # fmt: skip
def test_what_names_no_choice_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as error:
        GAME.read(lay_out(MIDDLE), text)
    assert error.value.message.key == "notation-no-choice"
    assert catalogue("fr", GAME).say(error.value.message)


def test_units_that_are_not_there_are_no_choice() -> None:
    battle = play(lay_out(MIDDLE), "move spades", "part", "c2", "d2")
    for text in ("units 7", "units 6 6", "units medic"):
        with pytest.raises(NotationError):
            GAME.read(battle, text)


def test_cards_that_are_not_in_hand_can_be_read_but_not_played() -> None:
    assert refused(play(lay_out(MIDDLE), "ruse"), "cards CCC") == "RCB-921 cards"


def test_orders_cannot_be_named_before_the_army_is_chosen() -> None:
    battle = start()
    for text in ("lay spartan active", "keep spartan theban phalanx"):
        with pytest.raises(NotationError):
            GAME.read(battle, text)
    assert GAME.spell(battle, LAY) == f"#{LAY}"
    assert GAME.spell(battle, KEEP + 7) == f"#{KEEP + 7}"


@pytest.mark.parametrize("text", ["", "hearts", "draw", "draw swords", "see H", "end"])
def test_a_card_and_nothing_else(text: str) -> None:
    draw = lay_out("next Draw(count=1, seat=red)")
    assert options(draw) == {"draw hearts", "draw diamonds", "draw spades", "draw clubs", "draw joker"}
    with pytest.raises(NotationError):
        GAME.read(draw, text)


def test_rcb_213_only_what_lies_in_the_deck_can_come() -> None:
    empty = lay_out("deck H\ndiscard HHSC\nnext Draw(count=2, seat=red)")
    assert options(empty) == {"draw hearts"}
    assert options(play(empty, "draw hearts")) == {"draw hearts", "draw spades", "draw clubs"}


@pytest.mark.parametrize("choice", [-(10**30), -1, SCENERY + 79, CARDS, LAST, 10**30])
@pytest.mark.parametrize(
    "position",
    [
        MIDDLE,
        "next Draw(count=1, seat=red)",
        "next DealScenery(blacks=0, jokers=0, reds=0, zone=a1)",
        "next JokerScenery(zone=a1)",
        "armies orcs-rome\nkept red bloodlust\nnext Scavenge(seat=red)",
    ],
)
def test_any_number_can_be_spelled_and_is_refused_in_words(position: str, choice: int) -> None:
    battle = lay_out(position)
    match = Match(GAME, battle.terms.setup, GAME.write(battle))
    with pytest.raises(IllegalChoice) as error:
        match.choose(battle.actor, choice)
    assert error.value.message.arguments["choice"] == f"#{choice}"
    assert str(choice) in catalogue("en", GAME).say(error.value.message)


# -- positions


def test_a_position_is_written_for_people() -> None:
    battle = lay_out(
        "armies insectoids-orcs\nturn 7\nactive black\nscenery b3 wood, c2 wall n e, d4 ravine s\n"
        "red c2[10,10,7m] b1x4 a1[3/5,10h]\nblack c3[9,5/5] c5x4\nflayer c2[6]\nhives red d3 a3\nhives black e4\n"
        "special red leader c2\nspecial black medic c5\nhand red HHS\nhand black SCJ\nknown black J\n"
        "order red larva_hives active\norder black black_flayers down\nkept red emergence\nkept black bloodlust\n"
        "told red emergence\nremoved black scarce_resources\ndiscard HHD\ndeck HSC\ndefeat 10-8\nreserve 1-0\n"
        "ever 16-0\nomen 0-1\nplayed 2\nplays 1\nvolleys 1\nassaults 1\nbarred 3\nused 1\ntoll 4\nwiped 8\nquiet 5\n"
        "attacks c3-c2 c5-c4\nflags bled"
    )
    assert GAME.write(battle).splitlines() == [
        "armies insectoids-orcs",
        "turn 7",
        "active black",
        "scenery c2 wall n e, b3 wood, d4 ravine s",
        "red a1[3/5,10h] b1[10,10,10,10] c2[7m,10,10]",
        "black c3[9,5/5] c5[10,10,10,10]",
        "flayer c2[6]",
        "hives red a3 d3",
        "special red leader c2",
        "hives black e4",
        "special black medic c5",
        "hand red HHS",
        "hand black SCJ",
        "known black J",
        "discard HHD",
        "deck HSC",
        "kept red emergence larva_hives",
        "told red emergence larva_hives",
        "order red larva_hives active",
        "kept black bloodlust black_flayers",
        "removed black scarce_resources",
        "order black black_flayers down",
        "defeat 10-8",
        "reserve 1-0",
        "ever 16-0",
        "omen 0-1",
        "played 2",
        "plays 1",
        "volleys 1",
        "assaults 1",
        "barred 3",
        "used 1",
        "toll 4",
        "wiped 8",
        "quiet 5",
        "attacks c3-c2 c5-c4",
        "flags bled",
        "next Act(seat=black); EndEffects(seat=black); Medics(seat=black); Rapids(seat=black); Gnaw(seat=black); "
        "Disorganise(seat=black); TurnOver(seat=black); EndDraw(seat=black); EnemyEffects(seat=black); "
        "NextTurn(seat=black)",
    ]


def test_a_duty_and_an_ending_are_written() -> None:
    whipped = "armies orcs-rome\norder red whip_march active\nred c2x1\nblack c3x1\nhand red H\nduty c2"
    assert "duty c2" in GAME.write(lay_out(whipped)).splitlines()
    over = GAME.write(lay_out("ending 2\nwinner 1\nflags bled\nnext -")).splitlines()
    assert over[-4:] == ["ending 2", "winner 1", "flags bled", "next -"]


def test_rcb_932_an_action_on_the_table_is_written() -> None:
    battle = play(lay_out("red c2x4\nblack c3x4\nhand red H\nhand black SC"), "strike hearts", "c2", "c3")
    again = lay_out(GAME.write(battle))
    assert again.deed.numbers() == battle.deed.numbers()
    assert GAME.facts(play(again, "pass"))["troop.c3"] == "6,10,10,10"


@pytest.mark.parametrize(
    ("word", "hidden", "face"),
    [("passive", 0, 0), ("active", 0, 1), ("down", 1, 0), ("sealed", 2, 0), ("sealed-active", 2, 1)],
)
def test_rcb_303_313_how_an_order_lies_is_written(word: str, hidden: int, face: int) -> None:
    battle = lay_out(f"order red spartan {word}\nphase order")
    assert (battle.hidden[0], battle.face[0]) == (hidden, face)
    assert f"order red spartan {word}" in GAME.write(battle).splitlines()
    assert (battle.told[0] != 0) == (hidden == 0)


def test_what_is_not_said_is_as_in_the_middle_of_reds_first_turn() -> None:
    battle = lay_out("")
    facts = GAME.facts(battle)
    assert (battle.turn, to_act(battle), facts["asked"], facts["active"]) == (1, "red", "Act", "red")
    assert (facts["deck"], facts["discarded"], facts["duty"]) == (54, 0, "nowhere")
    assert (facts["defeat.red"], facts["units.red"], facts["order.red"], facts["army.black"]) == (0, 0, "none", "rome")
    assert battle.deed is NO_DEED


@pytest.mark.parametrize(
    ("phase", "asked"), [("start", "OrderPhase"), ("order", "OrderPhase"), ("effects", "Act"), ("act", "Act")]
)
def test_phases_are_named(phase: str, asked: str) -> None:
    assert GAME.facts(lay_out(f"red a1x1\nphase {phase}"))["asked"] == asked
    assert lay_out(f"red a1x1\nphase {phase}").turn == (2 if phase == "start" else 1)


def test_rcb_951_602_the_end_of_a_turn_can_be_laid_out() -> None:
    ending = lay_out("red a1x1\nblack e5x1\nphase end")
    assert (GAME.facts(ending)["troop.a1"], to_act(ending)) == ("9", "nature")
    drawing = lay_out("red a1x1\nblack e5x1\nphase draw")
    assert (GAME.facts(drawing)["troop.a1"], to_act(drawing)) == ("10", "nature")


def test_without_steps_all_is_over() -> None:
    assert to_act(lay_out("next -\nending 2\nwinner 2")) == "nobody"
