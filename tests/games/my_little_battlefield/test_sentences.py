"""My Little Battlefield: choices, questions, refusals and events in words, in both languages; luck told."""

from random import Random

import pytest

from littlewars.games.my_little_battlefield import GAME
from littlewars.games.my_little_battlefield.events import KINDS, TALLIED
from littlewars.games.my_little_battlefield.state import COMMAND, Battle
from littlewars.kernel.agenda import NATURE, NOBODY, Event
from littlewars.kernel.chance import below
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.words import Message
from littlewars.words import catalogue
from tests.contract.setups import Trial, trials_of
from tests.games.my_little_battlefield.field import lay_out, play, start
from tests.games.words import sayable

FIELD = "field forest village hill plain citadel ford ruins harbour fort"
SOME = 12  # choices looked at in each position


def described(battle: Battle, text: str) -> str:
    """Say in English what a choice does."""
    return catalogue("en", GAME).say(GAME.describe(battle, GAME.read(battle, text)))


def heard(battle: Battle, language: str = "en") -> list[str]:
    """Say the events so far."""
    spoken = catalogue(language, GAME)
    return [spoken.say(GAME.sentence(battle, event, 0) or Message("")) for event in battle.log or []]


def why(battle: Battle, text: str) -> str:
    """Say in English why a choice is refused."""
    refusal = battle.refusal(GAME.read(battle, text))
    assert refusal is not None
    return f"{refusal.rule}: {catalogue('en', GAME).say(refusal.reason)}"


# -- some of them, word by word


def test_choices_of_the_set_up_in_words() -> None:
    battle = start()
    assert described(battle, "faction orcs") == "Orc Horde."
    play(battle, "faction orcs", "faction elves")
    assert described(battle, "composition A") == "Composition A."
    assert described(play(battle, "composition A"), "draw forest") == "Forest."
    assert described(lay_out("next TossForFirst"), "first red") == "Red begins."
    assert described(lay_out("turn 0"), "rolls ATT ATT MOV SPE") == "2 Attacks, 1 Movement, 1 Special."
    assert described(lay_out("next IaRoll(again=0)", mode="solo"), "rolls SPE") == "Special."


def test_choices_of_a_turn_in_words() -> None:
    battle = lay_out(
        f"{FIELD}\nfactions kingdom-orcs\nblue S a1, S reserve\ngauge a1 B3\ndice ATT DEF MOV MOR COM SPE\nmorale 7-2"
    )
    assert described(battle, "end") == "End your turn."
    assert described(battle, "reroll") == "Reroll dice, for free."
    assert described(battle, "convert") == "Give up two dice to turn a third one."
    assert described(battle, "command") == "Command die: gain 1 Command."
    assert described(battle, "move S reserve b1") == "Move the Halberdiers from the Reserve to b1."
    assert described(battle, "move S a1 a2") == "Move the Halberdiers from a1 to a2."
    assert described(battle, "special power") == "Special: Raise Power."
    assert described(battle, "special faction") == (
        "Special: Rally. If you have fewer VP than the enemy, gain 1 Morale and 1 Command; "
        "otherwise gain 1 resource of your choice."
    )
    assert (
        described(battle, "special a1")
        == "Special: Forest (a1). Gain 1 Morale (1 Command if you agreed so before the game)."
    )
    assert described(battle, "attack a1") == "Attack: Forest (a1)."
    play(battle, "reroll")
    assert described(battle, "dice ATT DEF") == "1 Attack, 1 Defense."
    play(battle, "dice ATT", "rolls ATT")
    assert described(battle, "reroll") == "Reroll dice, for 1 Morale."
    play(battle, "special power")
    assert described(battle, "2M 0C") == "Pay 2 Morale."
    play(battle, "2M 0C")
    play(battle, *(["pass"] if battle.actor == 1 else []), "convert", "dice ATT DEF")
    assert described(battle, "turn COM SPE") == "Turn the Command die to Special."


def test_choices_of_others_in_words() -> None:
    follow = lay_out("next Follow(face=MOR, seat=red); Main(seat=blue)\ndice ATT")
    assert [described(follow, text) for text in ("pass", "morale")] == ["Do not follow.", "Morale die: gain 1 Morale."]
    window = lay_out("next IaWindow(again=0, face=MOR)", mode="solo")
    assert described(window, "accept") == "Let the AI use its die."
    assert described(window, "force") == "Make it roll again, for 1 Morale and 1 Command."
    all_dice = lay_out("dice ATT MOV", reroll_mode="all")
    assert described(all_dice, "reroll") == "Reroll all your dice, for free."
    retreat = lay_out(f"{FIELD}\nred S b2\ngauge b2 B5, a2 R2, c2 R3\nnext Retreat(unit=4)")
    assert described(retreat, "sector a2") == "Plain (a2)."


@pytest.mark.parametrize(
    ("cost", "asked", "told"),
    [
        (1, "Pay 1 Command to gain 1 Command too? In all, nothing changes.",
         "Pay 1 Command and gain 1 Command: nothing changes."),
        (2, "Pay 2 Command to gain only 1 Command too?", "Pay 2 Command and gain only 1 Command."),
    ],
)  # fmt: skip
def test_mlb_64_a_command_die_followed_says_what_is_left_of_its_gain(cost: int, asked: str, told: str) -> None:
    battle = lay_out(f"command 0-3\nfollow_cost {cost}\nnext Follow(face=COM, seat=red); Main(seat=blue)\ndice ATT")
    question = catalogue("en", GAME).say(battle.prompt().message)
    assert question == f"A Command die was used. {asked}"
    assert described(battle, "command") == told
    play(battle, "command")
    assert battle.stock(1, COMMAND) == 3 - cost + 1


def test_a_turn_in_words() -> None:
    battle = lay_out(
        f"{FIELD}\nfactions kingdom-orcs\nblue S a2\nred S a2\ngauge a2 B1, a3 R3\ndice DEF MOR MOV\ncommand 1-0"
    )
    play(battle, "defend a2", "morale", "move S a2 b2")
    assert heard(battle)[:9] == [
        "Blue activates a die: Defense.",
        "Plain (a2): the pawn goes to space 2 of Blue’s half.",
        "Plain (a2): Blue takes control.",
        "Warriors (Red): retreat from a2 to a3.",
        "Blue activates a die: Morale.",
        "Blue gains 1 Morale and has 3.",
        "Blue activates a die: Movement.",
        "Halberdiers (Blue): from a2 to b2.",
        "Citadel (b2): a pawn is put on 0.",
    ]
    assert not [line for line in heard(battle, "fr") if "'" in line]


def test_refusals_in_words() -> None:
    battle = lay_out(
        f"{FIELD}\nblue S a2, S b2\nred S a2, S c3\ngauge a2 B1, b2 R1, c3 R4\ndice ATT DEF MOV MOR COM SPE\nmorale 7-0"
    )
    assert why(battle, "attack a2").startswith("MLB-82: in a2 the pawn is in your half and an enemy is there")
    assert why(battle, "defend c3") == "MLB-80: you have no unit in c3"
    assert why(battle, "move S a2 a1") == "MLB-125: you do not control a2, so no unit may leave it"
    assert why(battle, "morale") == "MLB-152: the track is full: 7 is the most you can have"
    assert why(battle, "special a2") == "MLB-160: you do not control a2"


# -- all of them


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_has_its_sentence(language: str) -> None:
    assert all(catalogue(language, GAME).knows("event-" + kind.name) for kind in KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tally_names_what_the_scenario_counts(language: str) -> None:
    battle = lay_out("", scenario="king_of_the_hill")
    assert sayable(catalogue(language, GAME), GAME.sentence(battle, (TALLIED, 0, 1, 2), 0) or Message(""))


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
        sampled = battle.agenda[-1].sample(battle, rng) if battle.actor == NATURE else legal[below(rng, len(legal))]
        battle.apply(sampled)
    outcome = battle.outcome()
    assert outcome is not None
    for spoken in languages:
        assert sayable(spoken, outcome.reason)
        for event in battle.log or []:
            assert sayable(spoken, GAME.sentence(battle, event, 1) or Message("")), event


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("position", "options", "key"),
    [
        ("gauge a1 B3", {}, "won-by-vp"),
        ("a1 farm\nb1 relay\na3 village\ngauge a1 B2, b1 B2, a3 R2", {}, "won-by-sectors"),
        ("power 2-1", {"power_vp": "0 0 0 0 0 0"}, "won-by-power"),
        ("morale 3-2", {}, "won-by-resources"),
        ("", {}, "drawn"),
        ("tally 1-0\nturn 30", {"scenario": "king_of_the_hill"}, "won-by-tally"),
        ("tally 1-2\nturn 30", {"scenario": "relics"}, "won-by-tally"),
        ("victor red", {"scenario": "front_line"}, "won-by-goal"),
        ("turn 20", {"scenario": "siege"}, "won-by-holding-out"),
    ],
)
def test_outcomes_have_their_sentences(position: str, options: dict[str, str], key: str, language: str) -> None:
    outcome = lay_out(f"{position}\nnext -", **options).outcome()
    assert outcome is not None
    assert sayable(catalogue(language, GAME), outcome.reason)
    assert outcome.reason.key == key


# -- luck


def test_mlb_31_luck_counts_every_die_rolled() -> None:
    battle = play(lay_out("turn 0\npower 1-1"), "rolls 1 1 3 6", "reroll", "dice ATT SPE", "rolls 2 2")
    events: list[Event] = list(battle.log or [])
    told = [catalogue("en", GAME).say(message) for message in GAME.luck(battle, events)]
    assert told == [
        "Blue rolled 6 dice: Attack 2, Defense 2, Movement 1, Morale 0, Command 0, Special 1; "
        "the average of each is 1.0.",
        "Red rolled no dice.",
    ]


def test_mlb_210_luck_counts_the_solo_opponents_dice_too() -> None:
    battle = lay_out("active red\nmorale 0-0\ncommand 0-0\nnext IaDice(left=4)", mode="solo")
    play(battle, "rolls MOR", "rolls COM", "rolls ATT", "rolls ATT", "rolls SPE")
    told = GAME.luck(battle, battle.log or [])
    assert [told[1].arguments[face] for face in ("attack", "morale", "command", "special")] == [2, 1, 1, 1]
    assert (told[1].arguments["dice"], told[1].arguments["whole"], told[1].arguments["tenth"]) == (5, 0, 8)
