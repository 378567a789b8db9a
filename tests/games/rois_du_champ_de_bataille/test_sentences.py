"""Les Rois du Champ de Bataille: choices and events in words, in both languages; luck told."""

from random import Random

import pytest

from littlewars.games.rois_du_champ_de_bataille import GAME
from littlewars.games.rois_du_champ_de_bataille.events import (
    ATTACKED,
    COUNTERED,
    DECLARED,
    DISCARDED,
    DRAWN,
    KINDS,
    SCENERY,
)
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.kernel.agenda import NOBODY
from littlewars.kernel.chance import below
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.events import HIDDEN
from littlewars.kernel.setup import Value
from littlewars.kernel.words import Message
from littlewars.players.random_player import random_choice
from littlewars.words import catalogue
from tests.contract.setups import Trial, trials_of
from tests.games.rois_du_champ_de_bataille.field import lay_out, play, start
from tests.games.words import sayable

SOME = 12  # choices looked at in each position
FIGHT = "red c2[10,8,6] b2x2\nblack c3[10,7] c5x3\n"


def described(battle: Battle) -> dict[str, str]:
    """Say in English what each legal choice does; each must be sayable in every language."""
    for language in LANGUAGES:
        spoken = catalogue(language, GAME)
        assert [choice for choice in battle.legal() if not sayable(spoken, GAME.describe(battle, choice))] == []
    spell, say = GAME.spell, catalogue("en", GAME).say
    return {spell(battle, choice): say(GAME.describe(battle, choice)) for choice in battle.legal()}


# -- choices, word by word


def test_choices_of_the_set_up_in_words() -> None:
    battle = start()
    assert described(battle)["army gauls"] == "Gauls"
    play(battle, "army greece", "army rome")
    assert described(battle)["deal HJ"] == "a1: ♥, joker"
    assert described(lay_out("next JokerScenery(zone=c3)"))["scenery swamp"] == "Marsh"
    placing = described(lay_out("next PlaceScenery(blacks=0, jokers=0, reds=0, seat=red, solid=0, zone=c3)"))
    assert [placing[text] for text in ("scenery wood", "scenery wall e")] == ["Wood", "Wall, closing the east edge"]
    assert described(lay_out("red a1x1\nnext PlaceSpecial(left=1, seat=red)"))["special medic"] == "Medic"
    keep = described(lay_out("next KeepOrders(seat=red)"))
    assert keep["keep bronze_wall theban marathon"] == "Bronze Wall, Theban, Marathon"
    assert described(lay_out("next FirstPlayer(seat=red)"))["draw spades"] == "♠"


def test_choices_of_the_order_phase_in_words() -> None:
    passive = described(lay_out("order red spartan passive\nhand red HJ\nphase order"))
    assert passive == {
        "keep": "Keep the order as it is.",
        "flip": "Make Spartan active.",
        "card hearts": "Pay ♥ and change the order.",
        "card joker": "Pay a joker and change the order.",
    }
    active = lay_out("order red spartan active\nhand red H\nphase order")
    assert described(active)["flip"] == "Turn Spartan face down."
    assert described(play(active, "card hearts")) == {
        "lay spartan passive": "Spartan, face down",
        "lay spartan active": "Spartan, active",
    }
    assert described(lay_out("kept red spartan\nphase order"))["keep"] == "Lay no order now."
    paying = play(lay_out("order red spartan passive\nhand red H\nphase order", flip_cost=1), "flip")
    assert described(paying) == {"card hearts": "Pay ♥."}


def test_choices_between_cards_in_words() -> None:
    battle = lay_out(f"{FIGHT}special red leader c2\nhand red HHSSJ")
    assert described(battle) == {
        "end": "End your turn.",
        "move spades": "Move with ♠.",
        "lead spades": "Send a special with ♠.",
        "strike hearts": "Strike with ♥.",
        "push hearts": "Push with ♥.",
        "heal spades": "Heal with 2 ♠.",
        "ruse": "Ruse with three cards.",
        "discard hearts": "Discard ♥.",
        "discard spades": "Discard ♠.",
        "discard joker": "Discard a joker.",
    }
    spying = lay_out(f"armies gauls-rome\norder red infiltrator active\norder black pilum down\n{FIGHT}hand black J")
    assert described(spying)["order 1"] == "Infiltrator: look at the enemy’s face-down order."
    frozen = lay_out(f"armies elves-rome\norder red elemental_nature active\n{FIGHT}hand red HHS")
    assert described(frozen)["calm"] == "Discard three cards, so that all may move again."
    jammed = lay_out(f"armies greece-colonies\norder black jammed_transmission active\n{FIGHT}hand red H")
    assert described(jammed)["start hearts"] == "Play ♥: it will be jammed."
    bow = lay_out("armies elves-rome\norder red avenging_bow active\nred c1x2\nblack c3x2\nvolleys 1\nhand red H")
    assert described(bow)["shot hearts"] == "Shoot with ♥."


def test_parts_of_an_action_in_words() -> None:
    battle = lay_out(f"{FIGHT}special red leader c2\nhand red HHSSJ")
    origins = described(play(battle.clone(), "strike hearts"))
    assert origins == {"part": "Only a part of a troop.", "c2": "c2"}
    assert described(play(battle.clone(), "strike hearts", "c2")) == {"c3": "c3: 5 damage"}
    assert described(play(battle.clone(), "strike hearts", "part", "c2")) == {"c3": "c3"}
    assert described(play(battle.clone(), "strike hearts", "part", "c2", "c3")) == {"count 1": "1", "count 2": "2"}
    units = described(play(battle.clone(), "move spades", "part", "c2", "d2"))
    assert units["units 6 10 leader"] == "6 of 10 HP, 10 HP, Leader"
    assert described(play(battle.clone(), "ruse"))["cards HSJ"] == "♥, ♠, a joker"
    wide = play(lay_out(f"{FIGHT}hand red S", activation_scope="army"), "move spades", "c2", "d2")
    assert described(wide)["go"] == "That is all: go."


@pytest.mark.parametrize(
    ("position", "verb", "told"),
    [
        ("armies gauls-rome\norder red raid active\nred c2x2\nblack c3x2", "strike", "c3: 2 damage (Raid)"),
        ("armies orcs-rome\norder red black_flayers active\nred c2x2\nblack c3x2", "strike", "c3 (Black Flayers)"),
        ("armies greece-rome\norder red theban active\nred c2x3 c1x1\nblack c3x2", "push", "c3 (Theban)"),
    ],
)
def test_what_an_order_offers_is_named(position: str, verb: str, told: str) -> None:
    assert described(play(lay_out(f"{position}\nhand red H"), f"{verb} hearts", "c2"))["c3 also"] == told


@pytest.mark.parametrize(
    ("position", "shot", "told"),
    [
        ("red c2x4\nblack c4x4\nhand red HH", "c4", "c4: 4 damage"),
        ("scenery c4 swamp\nred c2x4 b1x1\nblack c4x4\nhand red HH", "c4", "c4: 6 damage"),
        (
            "armies greece-elves\norder black sheltering_forest active\nscenery c4 wood\nred c2x4\nblack c4x4\n"
            "hand red HH",
            "c4",
            "c4: no damage",
        ),
    ],
)
def test_rcb_802_810_the_damage_foretold_is_the_damage_done(position: str, shot: str, told: str) -> None:
    battle = play(lay_out(position), "shot hearts", "c2")
    assert described(battle)[shot] == told
    play(battle, shot)
    assert [str(event[5]) for event in battle.log or [] if event[0] == ATTACKED] == [told.split()[1].replace("no", "0")]


def test_rcb_901_a_combination_of_two_black_cards_foretells_its_damage() -> None:
    spqr = lay_out("armies rome-greece\norder red spqr active\nred c2x4\nblack c3x4\nhand red SS")
    assert described(play(spqr, "pair spades", "c2")) == {"c3": "c3: 4 damage"}


def test_answers_in_words() -> None:
    struck = f"{FIGHT}hand red HH\nhand black HSJ\narmies greece-rome\norder black diplomacy active"
    battle = play(lay_out(struck), "strike hearts", "c2", "c3")
    assert described(battle) == {
        "pass": "Let it happen.",
        "pay": "Yes: discard 2 cards.",
        "joker": "Counter with a joker.",
        "freely": "Counter with Diplomacy, for free.",
    }
    assert described(play(battle, "joker")) == {"decline": "Do not replace it.", "card hearts": "Replace it with ♥."}
    numb = lay_out(f"armies greece-undead\norder black numb_to_pain active\n{FIGHT}hand red H\nhand black C")
    assert described(play(numb, "strike hearts", "c2", "c3", "pass")) == {"pass": "No.", "card clubs": "Discard ♣."}
    frenzy = lay_out(f"armies greece-gauls\norder black killing_frenzy active\n{FIGHT}hand red H\nhand black CC")
    assert described(play(frenzy, "strike hearts", "c2", "c3"))["pay"] == "Yes: discard 2 cards."
    lost = "armies carthage-rome\norder red trade_sense active\nred c2x2\nblack a5x1\nhand red H\nknown red H\n"
    forced = lay_out(f"{lost}next Forced(seat=red, stakes=1, suit=hearts); Act(seat=red)")
    assert described(forced) == {"pass": "It cannot be played: discard it."}
    guess = lay_out("armies goblins-rome\norder red storm_sorcerer active\nred c2x2\nblack c4x2")
    assert described(play(guess, "order 1", "red", "draw hearts")) == {
        "stop": "Stop here.",
        "red": "Red.",
        "black": "Black.",
    }


def test_units_in_words() -> None:
    assert described(play(lay_out("red c2[9,6,10]\nhand red SS"), "heal spades", "c2"))["unit 1"] == "6 of 10 HP (c2)"
    king = lay_out("armies elves-rome\norder red eternal_king active\nred c2[9,10]\nphase effects")
    assert described(play(king, "c2"))["unit 2"] == "10 HP (c2)"
    swap = lay_out("armies rome-greece\norder red rotation active\nred c2x1 c1[4,10h]\nphase end")
    assert described(play(swap, "c2", "c1")) == {"unit 1": "10 HP (c2)"}
    assert described(play(swap, "unit 1"))["unit 2"] == "10 HP, the hero (c1)"


def test_what_the_cards_bring_in_words() -> None:
    scavenge = (
        "armies orcs-rome\nkept red bloodlust night_attack\nremoved red scarce_resources\nnext Scavenge(seat=red)"
    )
    assert described(lay_out(scavenge))["draw wolf_trap"] == "Trapped by Wolves"
    spy = lay_out("armies colonies-rome\nhand black HHJ\nnext Spy(count=2, seat=red)")
    assert described(spy) == {"see HH": "2 ♥", "see HJ": "♥, a joker"}


@pytest.mark.parametrize(
    ("step", "question"),
    [
        ("DealScenery(blacks=0, jokers=0, reds=0, zone=c3)", "Which two cards are dealt on c3?"),
        ("JokerScenery(zone=c3)", "Which scenery does the joker bring to c3?"),
        ("FirstPlayer(seat=red)", "Which card comes?"),
        ("Draw(count=2, seat=red)", "Which card comes?"),
    ],
)
def test_a_person_with_real_cards_is_asked_what_comes(step: str, question: str) -> None:
    battle = lay_out(f"next {step}")
    assert catalogue("en", GAME).say(battle.prompt().message) == question
    assert sayable(catalogue("fr", GAME), battle.prompt().message)


# -- events


def heard(battle: Battle, language: str = "en") -> list[str]:
    """Say the events so far."""
    spoken = catalogue(language, GAME)
    told = [GAME.sentence(battle, event, 0) for event in battle.log or []]
    return [spoken.say(message) for message in told if message is not None]


def test_a_countered_strike_in_words() -> None:
    battle = lay_out("red c2x4\nblack c3x4\nhand red HH\nhand black HSJ")
    play(battle, "strike hearts", "c2", "c3", "pay", "cards HS", "card hearts", "joker")
    assert heard(battle) == [
        "Red strikes c3 from c2 with ♥ (4 units).",
        "Black counters with ♥, ♠.",
        "Red replaces the card with ♥.",
        "Black counters with a joker.",
        "Red’s strike is cancelled.",
    ]
    assert not [line for line in heard(battle, "fr") if "'" in line]


def test_rcb_rom_5_a_counter_for_nothing_names_no_card() -> None:
    told = GAME.sentence(start(), (COUNTERED, 1, 0), 0)
    assert told is not None
    assert catalogue("en", GAME).say(told) == "Black counters without paying a card."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", range(len(KINDS)), ids=[kind.name for kind in KINDS])
def test_every_kind_of_event_has_its_sentence_seen_or_hidden(kind: int, language: str) -> None:
    spoken = catalogue(language, GAME)
    battle, fields, secret = start(), KINDS[kind].fields, KINDS[kind].secret
    seen = GAME.sentence(battle, (kind, *[0 if field == "damage" else 1 for field in fields]), 0)
    hidden = GAME.sentence(
        battle, (kind, *[HIDDEN if field in secret else int(field != "damage") for field in fields]), 0
    )
    assert seen is not None
    assert hidden is not None
    assert sayable(spoken, seen)
    assert sayable(spoken, hidden)
    public = not secret or KINDS[kind].name == "kept"  # which orders were kept is never told, not even to their owner
    assert (spoken.say(seen) == spoken.say(hidden)) == public


def test_rcb_809_an_attack_is_told_with_its_damage_or_that_it_did_none() -> None:
    hurt = play(lay_out("red c2x4\nblack c3x4\nhand red H"), "strike hearts", "c2", "c3")
    assert heard(hurt) == ["Red strikes c3 from c2 with ♥ (4 units).", "4 damage to c3.", "Black loses 4 HP in c3."]
    wood = (
        "armies greece-elves\norder black sheltering_forest active\nscenery c4 wood\nred c2x4\nblack c4x4\nhand red HH"
    )
    spared = play(lay_out(wood), "shot hearts", "c2", "c4")
    assert heard(spared)[-1] == "No damage to c4."


def test_rcb_car_2_the_damage_foretold_is_doubled() -> None:
    field = "armies carthage-rome\norder red elephant_charge active\nred c2x3\nblack c3x3\nhand red H"
    battle = play(lay_out(field), "strike hearts", "c2")
    spoken = catalogue("en", GAME)
    assert [spoken.say(GAME.describe(battle, choice)) for choice in battle.legal()] == ["c3: 6 damage"]


def test_events_without_seat_zone_or_edge_can_be_told() -> None:
    spoken = catalogue("en", GAME)
    battle = start()
    joker = GAME.sentence(battle, (SCENERY, -1, 12, 2, 4), 0)
    ruse = GAME.sentence(battle, (DECLARED, 0, 9, 73, -1, -1, 0, 0), 0)
    nothing = GAME.sentence(battle, (DISCARDED, 0, 0), 0)
    assert [spoken.say(told or Message("")) for told in (joker, ruse, nothing)] == [
        "Scenery in c3: Marsh.",
        "Red plays a ruse with ♥, ♦, ♠.",
        "Red has no card to discard.",
    ]


# -- everything a game says


@pytest.mark.slow
@pytest.mark.parametrize("trial", trials_of(GAME), ids=Trial.name)
def test_everything_a_random_game_says_has_its_sentence_in_both_languages(trial: Trial) -> None:
    rng = Random(trial.name())
    languages = [catalogue(language, GAME) for language in LANGUAGES]
    battle = GAME.begin(trial.setup())
    battle.log = []
    battle.settle()
    while battle.actor != NOBODY:
        legal = battle.legal()
        some = [legal[below(rng, len(legal))] for _ in range(SOME)]
        near = [choice + below(rng, 9) - 4 for choice in some]
        messages = [battle.prompt().message, *[GAME.describe(battle, choice) for choice in some]]
        messages += [refusal.reason for refusal in map(battle.refusal, [*near, below(rng, 900)]) if refusal is not None]
        for spoken in languages:
            assert [message for message in messages if not sayable(spoken, message)] == []
        battle.apply(random_choice(battle, rng))
    outcome = battle.outcome()
    assert outcome is not None
    for spoken in languages:
        assert sayable(spoken, outcome.reason)
        for event in battle.log:
            told = GAME.sentence(battle, event, 1)
            assert told is None or sayable(spoken, told), event


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("position", "given", "key"),
    [
        ("red a1x2\nblack e5x1\nending 1\nwinner 0\ndefeat 1-2\nnext -", {}, "outcome-defeat"),
        ("red a1x1\nblack e5x1\nending 1\nwinner 2\ndefeat 2-2\nnext -", {}, "outcome-draw"),
        ("red a1x1\nblack e5x2\nending 2\nwinner 1\nnext -", {}, "outcome-timed"),
        ("red a1x1\nblack e5x1\nending 2\nwinner 2\nnext -", {}, "outcome-timed-draw"),
    ],
)
def test_outcomes_have_their_sentences(position: str, given: dict[str, Value], key: str, language: str) -> None:
    outcome = lay_out(position, **given).outcome()
    assert outcome is not None
    assert outcome.reason.key == key
    assert sayable(catalogue(language, GAME), outcome.reason)


# -- luck


def test_rcb_201_luck_counts_the_cards_drawn_by_suit() -> None:
    battle = lay_out("red a1x1\nblack e5x1\nplayed 1\nphase draw")
    play(battle, "draw hearts", "draw joker")
    red, black = GAME.luck(battle, battle.log or [])
    assert (red.arguments["cards"], red.arguments["hearts"], red.arguments["joker"]) == (2, 1, 1)
    assert (red.arguments["whole"], red.arguments["tenth"]) == (0, 5)  # 2 × 13 / 54
    assert (black.arguments["cards"], black.arguments["hearts"]) == (0, 0)
    for language in LANGUAGES:
        assert sayable(catalogue(language, GAME), red)
        assert sayable(catalogue(language, GAME), black)


def test_luck_counts_no_card_that_was_not_seen() -> None:
    red, black = GAME.luck(start(), [(DRAWN, 1, HIDDEN), (DRAWN, 1, 3)])
    assert (red.arguments["cards"], black.arguments["cards"], black.arguments["clubs"]) == (0, 1, 1)
