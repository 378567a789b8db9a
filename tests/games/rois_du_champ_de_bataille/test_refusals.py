"""Les Rois du Champ de Bataille: why an action is refused, the rule that says so, and words in both languages."""

import pytest

from littlewars.games.rois_du_champ_de_bataille import GAME
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.setup import Value
from littlewars.words import catalogue
from tests.games.rois_du_champ_de_bataille.field import lay_out, play, refused

FIGHT = "red c2[10,8,6] b2x2\nblack c3[10,7] c5x3\nhand red HSJ\n"
TIGHT = "scenery c3 rock, d1 ford\nred c2x4 d2x2\nblack b2x1\nhand red S"
RUN = "armies greece-rome\norder red pheidippides active\n"
CROWD = "red c2x2 c1x2 b2x1 b1x4\nblack b3x1 e5x1\nhand red S"


def check(position: str, played: str, text: str, told: str, given: dict[str, Value]) -> None:
    """Expect a choice to be refused, with a rule and a sentence that needs no more words."""
    battle = play(lay_out(position, **given), *[choice for choice in played.split("/") if choice])
    assert refused(battle, text) == told
    refusal = battle.refusal(GAME.read(battle, text))
    assert refusal is not None
    for language in LANGUAGES:
        assert catalogue(language, GAME).knows(refusal.reason.key)
        assert "{" not in catalogue(language, GAME).say(refusal.reason)


@pytest.mark.parametrize(
    ("position", "text", "told"),
    [
        (FIGHT, "strike joker", "RCB-941 joker"),
        (FIGHT, "move hearts", "RCB-202 colour"),
        (FIGHT, "strike spades", "RCB-202 colour"),
        (FIGHT, "shot hearts", "RCB-901 too-few-cards"),
        (FIGHT, "heal spades", "RCB-961 too-few-cards"),
        (FIGHT, "move clubs", "RCB-707 too-few-cards"),
        (FIGHT, "stab hearts", "RCB-801 nowhere"),
        (FIGHT, "lead spades", "RCB-405 nowhere"),
        (FIGHT, "nest spades", "RCB-304 no-order"),
        (FIGHT, "order 1", "RCB-304 no-order"),
        (FIGHT, "calm", "RCB-936 calm"),
        (FIGHT, "pay", "RCB-937 counter-now"),
        (FIGHT, "joker", "RCB-937 counter-now"),
        (FIGHT, "freely", "RCB-937 counter-now"),
        (FIGHT, "flip", "RCB-305 order-now"),
        (FIGHT, "card hearts", "RCB-305 order-now"),
        (FIGHT, "lay spartan active", "RCB-305 order-now"),
        (FIGHT, "discard clubs", "RCB-210 no-card"),
        (FIGHT, "c2", " not-offered"),
        ("red c2x2\nhand red HS", "ruse", "RCB-921 too-few-cards"),
        ("armies greece-rome\norder red spartan active\n" + FIGHT, "order 1", "RCB-GRE-2 order"),
        ("armies greece-rome\norder red spartan active\n" + FIGHT, "nest spades", "RCB-304 no-order"),
        ("armies rome-greece\norder red spqr active\n" + FIGHT, "pair spades", "RCB-ROM-3 order"),
        ("armies rome-greece\norder red spqr active\n" + FIGHT, "pair hearts", "RCB-202 colour"),
        (
            "armies rome-greece\norder red spqr active\nred c2x1\nblack c5x1\nhand red SS",
            "pair spades",
            "RCB-801 nowhere",
        ),
        ("armies rome-greece\norder red spqr active\nbarred 3\n" + FIGHT, "move spades", "RCB-ROM-3 order"),
        ("armies rome-greece\norder red spqr active\nbarred 3\n" + FIGHT, "strike hearts", "RCB-ROM-3 order"),
        ("armies elves-greece\norder red elemental_nature active\n" + FIGHT, "move spades", "RCB-ELF-4 order"),
        ("armies greece-elves\norder black elemental_nature active\n" + FIGHT, "push hearts", "RCB-ELF-4 order"),
        ("armies greece-elves\norder black elemental_nature active\nred c2x1\nhand red HH", "calm", "RCB-ELF-4 order"),
        (
            "armies undead-elves\norder red march_of_the_damned active\norder black elemental_nature active\n" + FIGHT,
            "order 1",
            "RCB-ELF-4 order",
        ),
        (
            "armies elves-undead\norder black mist_of_death active\nred c1x2\nblack c3x2\nhand red HH",
            "shot hearts",
            "RCB-MOV-3 order",
        ),
        ("armies carthage-rome\norder red alps_crossing active\n" + FIGHT, "strike hearts", "RCB-CAR-4 order"),
        (
            "armies greece-colonies\norder black jammed_transmission active\n" + FIGHT,
            "strike hearts",
            "RCB-COL-2 order",
        ),
        ("armies orcs-rome\norder red whip_march active\nduty c2\n" + FIGHT, "end", "RCB-ORQ-3 duty"),
        ("armies orcs-rome\norder red whip_march active\nduty c2\n" + FIGHT, "move spades", "RCB-ORQ-3 duty"),
    ],
)
def test_between_cards(position: str, text: str, told: str) -> None:
    check(position, "", text, told, {})


def test_rcb_elf_4_healing_is_refused_too_where_nature_is_strict() -> None:
    frozen = "armies greece-elves\norder black elemental_nature active\nred c2[5,10]\nhand red SSS"
    assert refused(lay_out(frozen), "heal spades") == ""
    check(frozen, "", "heal spades", "RCB-ELF-4 order", {"nature_strict": True})
    check(frozen, "", "ruse", "RCB-ELF-4 order", {"nature_strict": True})


@pytest.mark.parametrize(
    ("position", "played", "text", "told"),
    [
        (FIGHT, "strike hearts", "c3", "RCB-208 not-yours"),
        (FIGHT, "strike hearts", "b2", "RCB-801 no-aim"),
        (FIGHT, "strike hearts", "count 1", "RCB-208 origin-first"),
        ("red c2[9,10] b2x2\nhand red SS", "heal spades", "b2", "RCB-961 unwounded"),
        (
            "armies orcs-rome\norder red whip_march active\nduty c2\n" + FIGHT,
            "strike hearts",
            "b2",
            "RCB-ORQ-3 duty",
        ),
        (
            "armies greece-orcs\norder black wolf_trap active\nred c3x2 a1x1\nblack c4x1 b3x1 d3x1\nhand red S",
            "move spades",
            "c3",
            "RCB-ORQ-4 order",
        ),
        (
            "armies greece-orcs\norder black black_flayers active\nflayer c3[6]\nred c3x2 a1x1\nblack c4x1\nhand red S",
            "move spades",
            "c3",
            "RCB-ORQ-6 order",
        ),
        (
            "armies undead-orcs\norder red march_of_the_damned active\norder black wolf_trap active\n"
            "red c4x2 a1x1\nblack c5x1 b4x1 d4x1",
            "order 1",
            "c4",
            "RCB-ORQ-4 order",
        ),
        (
            "armies undead-orcs\norder red march_of_the_damned active\norder black black_flayers active\n"
            "flayer c4[6]\nred c4x2 a1x1\nblack e5x1",
            "order 1",
            "c4",
            "RCB-ORQ-6 order",
        ),
    ],
)
def test_from_where(position: str, played: str, text: str, told: str) -> None:
    check(position, played, text, told, {})


def test_rcb_805_a_part_is_refused_where_troops_attack_whole() -> None:
    check(FIGHT, "strike hearts", "part", "RCB-805 whole-troop", {"partial_attack": False})


@pytest.mark.parametrize(
    ("position", "played", "text", "told"),
    [
        (TIGHT, "move spades/c2", "c3", "RCB-1003 solid"),
        (TIGHT, "move spades/c2", "c4", "RCB-701 too-far"),
        (TIGHT, "move spades/c2", "d1", "RCB-207 direction"),
        (TIGHT, "move spades/c2", "b2", "RCB-702 occupied"),
        (TIGHT, "move spades/c2", "d2", "RCB-702 full"),
        (TIGHT, "move spades/c2", "e5", "RCB-207 direction"),
        (TIGHT, "move spades/c2", "c1 also", "RCB-304 no-order"),
        (TIGHT, "move spades/c2", "pass", "RCB-207 target-first"),
        ("scenery d2 ford\nred c1x2\nblack a5x1\nhand red C", "move clubs/c1", "d2", "RCB-705 crossing"),
        ("scenery b3 rock, c2 rock\nred b2x2\nblack a5x1\nhand red C", "move clubs/b2", "c3", "RCB-704 closed"),
        ("scenery c2 wall n\nred c2x2\nblack a5x1\nhand red S", "move spades/c2", "c3", "RCB-703 closed"),
        (RUN + "scenery c3 rock\nred c2x2\nblack d2x1\nhand red S", "move spades/c2", "c4", "RCB-1003 solid"),
        (RUN + "scenery c3 rock\nred c2x2\nblack d2x1\nhand red S", "move spades/c2", "e2", "RCB-702 occupied"),
        (RUN + "scenery c3 rock\nred c2x2\nblack d2x1\nhand red S", "move spades/c2", "c5", "RCB-701 too-far"),
        (RUN + "scenery b3 ford\nred a2x2\nblack e5x1\nhand red C", "move clubs/a2", "c4", "RCB-705 crossing"),
        (RUN + "scenery c3 wall n\nred c2x2\nblack e5x1\nhand red S", "move spades/c2", "c4", "RCB-703 closed"),
        (RUN + "scenery c4 ford\nred a2x2\nblack e5x1\nhand red C", "move clubs/a2", "c4", "RCB-705 crossing"),
        (RUN + "red c2x2 c4x4\nblack e5x1\nhand red S", "move spades/c2", "c4", "RCB-702 full"),
        (RUN + "red c2x2 c4x4\nblack e5x1\nhand red S", "move spades/c2", "c3 also", "RCB-GRE-6 order"),
    ],
)
def test_rcb_701_to_705_to_where_one_may_not_move(position: str, played: str, text: str, told: str) -> None:
    check(position, played, text, told, {})


@pytest.mark.parametrize(
    ("position", "played", "text", "told"),
    [
        ("scenery c2 wall n\nred c2x2\nblack c3x3 d2x1\nhand red H", "strike hearts/c2", "c3", "RCB-801 closed"),
        ("red c2x2\nblack c3x3 c4x1\nhand red H", "strike hearts/c2", "c4", "RCB-801 too-far"),
        ("red c2x2\nblack c3x3 d3x1\nhand red H", "strike hearts/c2", "d3", "RCB-207 direction"),
        ("red c2x3\nblack c3x4 c4x2 d2x2\nhand red H", "push hearts/c2", "c3", "RCB-913 push-room"),
        ("red c2x3\nblack c3x4 c4x2 d2x2\nhand red H", "push hearts/c2", "b2", "RCB-801 no-enemy"),
        ("red c4x2\nblack c5x1 d4x1\nhand red H", "push hearts/c4", "c5", "RCB-914 push-edge"),
        (
            "armies greece-dwarfs\norder black brothers_bravery active\nred c2x2\nblack c3x3 b3x1 d2x1\nhand red H",
            "push hearts/c2",
            "c3",
            "RCB-NAI-5 order",
        ),
        (
            "armies orcs-dwarfs\norder red black_flayers active\nflayer c3[6]\nred c2x2\nblack c3x3 d2x1\nhand red H",
            "push hearts/c2",
            "c3",
            "RCB-ORQ-6 order",
        ),
        (
            "armies insectoids-rome\norder red larva_hives active\nred c2x2\nblack c3x3\nhand red S",
            "nest spades/c2",
            "c3",
            "RCB-707 there",
        ),
        ("red c2x2 b2x1\nblack e5x1\nspecial red leader c2\nhand red S", "lead spades/c2", "c1", "RCB-405 there"),
    ],
)
def test_whom_one_may_not_strike_or_push_and_where_nothing_can_be_put(
    position: str, played: str, text: str, told: str
) -> None:
    check(position, played, text, told, {})


@pytest.mark.parametrize(
    ("position", "text", "told"),
    [
        ("red c1x4\nblack c5x4\nhand red HH", "c3", "RCB-801 no-enemy"),
        ("red c1x4\nblack c5x4 b1x1\nhand red HH", "b1", "RCB-905 point-blank"),
        ("red c1x4\nblack c5x4 d3x1\nhand red HH", "d3", "RCB-901 direction"),
        ("red c1x4\nblack c5x4 e3x1\nhand red HH", "e3", "RCB-901 direction"),
        ("red c1x4\nblack c5x4 c3x1\nhand red HH", "c5", "RCB-903 blocked"),
        ("scenery c3 hill\nred c1x4\nblack c5x4 e1x1\nhand red HH", "c5", "RCB-903 blocked"),
        ("scenery c2 wall n\nred c1x4\nblack c4x1 e1x1\nhand red HH", "c4", "RCB-906 corner"),
    ],
)
def test_rcb_901_to_906_whom_one_may_not_shoot_at(position: str, text: str, told: str) -> None:
    check(position, "shot hearts/c1", text, told, {})


@pytest.mark.parametrize(
    ("played", "text", "told"),
    [
        ("move spades/c2/c3", "b2", "RCB-702 crowd-room"),
        ("move spades/c2/c3", "b1", "RCB-702 crowd-room"),
        ("move spades/c2/c3", "e5", "RCB-208 crowd"),
        ("move spades/c2/c3", "count 1", "RCB-208 crowd"),
    ],
)
def test_rcb_208_who_may_not_act_with_the_same_card(played: str, text: str, told: str) -> None:
    check(CROWD, played, text, told, {"activation_scope": "army"})


def test_rcb_car_4_two_troops_and_no_third_cross_the_alps() -> None:
    alps = "armies carthage-rome\norder red alps_crossing active\nred c2x2 c1x2 b1x4\nblack e5x1\nhand red S"
    check(alps, "move spades/c2/c3/c1", "b1", "RCB-208 crowd", {"alpes": "two_stacks"})
