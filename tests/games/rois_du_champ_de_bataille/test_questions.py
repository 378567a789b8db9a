"""Les Rois du Champ de Bataille: every step that asks somebody, what it offers, and why it refuses the rest."""

import pytest

from littlewars.games.rois_du_champ_de_bataille import GAME
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.games.rois_du_champ_de_bataille.steps.index import STEPS
from littlewars.kernel.agenda import Step
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.prompt import SubsetPrompt
from littlewars.kernel.setup import Value
from littlewars.words import catalogue
from tests.games.rois_du_champ_de_bataille.field import lay_out, options, play, refused, to_act

FIGHT = "red c2[10,8,6] b2x2\nblack c3[10,7] c5x3\n"
TRADE = (
    "armies carthage-rome\norder red trade_sense active\nknown red H\n"
    "next Forced(seat=red, stakes=1, suit=hearts); Act(seat=red)\n"
)
Question = tuple[dict[str, Value], str, str, str, str, str, str]
ASKED: list[Question] = [  # options, position, what is played; who is asked, an answer; another one, and why not
    ({}, "next ChooseArmy(seat=black)", "", "black", "army elves", "keep", "RCB-1311 army"),
    (
        {"scenario": "marais_des_damnes"}, "armies undead-none\nnext ChooseArmy(seat=black)",
        "", "black", "army elves", "army rome", "RCB-1318 army",
    ),
    (
        {}, "next PlaceScenery(blacks=0, jokers=0, reds=0, seat=red, solid=0, zone=c3)",
        "", "red", "scenery wall n", "scenery crag", "RCB-507 theme",
    ),
    (
        {}, "next PlaceScenery(blacks=0, jokers=0, reds=0, seat=red, solid=1, zone=c3)",
        "", "red", "scenery wood", "scenery rock", "RCB-506 scenery",
    ),
    ({}, "red a1x1\nnext PlaceSpecial(left=1, seat=red)", "", "red", "special leader", "a1", "RCB-1302 special"),
    (
        {},
        "red a1x1 b1x1\nspecial red medic a1\nnext PlaceSpecialIn(kind=0, seat=red); PlaceSpecial(left=1, seat=red)",
        "", "red", "b1", "a1", "RCB-1302 special-zone",
    ),
    (
        {"scenario": "trebie_218"}, "black e5x4\nnext PlaceAmbush(seat=black)",
        "", "black", "b4", "c4", "RCB-1314 ambush",
    ),
    (
        {}, "next KeepOrders(seat=red)",
        "", "red", "keep bronze_wall spartan theban", "keep bronze_wall spartan", "RCB-302 keep",
    ),
    (
        {}, "armies orcs-rome\nnext KeepOrders(seat=red)",
        "", "red", "keep bloodlust night_attack scarce_resources", "keep bloodlust night_attack whip_march",
        "RCB-ORQ-5 must-keep",
    ),
    (
        {}, "kept red bronze_wall spartan theban\nnext FirstOrder(seat=red)",
        "", "red", "lay spartan passive", "lay phalanx active", "RCB-302 not-kept",
    ),
    (
        {}, "armies orcs-rome\nkept red bloodlust night_attack scarce_resources\nnext FirstOrder(seat=red)",
        "", "red", "lay scarce_resources active", "lay bloodlust active", "RCB-ORQ-5 must-lay",
    ),
    (
        {}, "armies insectoids-rome\nred a1x4\nreserve 2-0\nnext PlaceReserve(seat=red)",
        "", "red", "b1", "a1", "RCB-106 home-row",
    ),
    ({}, "order red spartan passive\nhand red H\nphase order", "", "red", "flip", "card spades", "RCB-307 no-card"),
    ({}, "kept red spartan\nphase order", "", "red", "lay spartan active", "flip", "RCB-310 order-phase"),
    ({"flip_cost": 1}, "order red spartan passive\nphase order", "", "red", "keep", "flip", "RCB-311 flip-cost"),
    (
        {}, "armies elves-rome\norder red elemental_nature active\nhand red H\nphase order",
        "", "red", "keep", "flip", "RCB-ELF-4 order",
    ),
    (
        {"flip_cost": 1}, "order red spartan passive\nhand red H\nphase order",
        "flip", "red", "card hearts", "card spades", "RCB-311 flip-cost",
    ),
    (
        {}, "order red spartan passive\nhand red H\nphase order",
        "card hearts", "red", "lay spartan active", "lay theban active", "RCB-302 not-kept",
    ),
    ({}, f"{FIGHT}hand red HS", "", "red", "strike hearts", "strike diamonds", "RCB-801 too-few-cards"),
    ({}, TRADE + "red c2x2\nblack a5x1\nhand red SH", "", "red", "pass", "move spades", "RCB-CAR-3 forced"),
    ({}, f"{FIGHT}hand red HSC", "ruse", "red", "cards HSC", "cards HS", "RCB-921 cards"),
    (
        {}, f"armies elves-rome\norder red elemental_nature active\n{FIGHT}hand red HSC",
        "calm", "red", "cards HSC", "cards HS", "RCB-ELF-4 order",
    ),
    ({}, TRADE + FIGHT + "hand red HSCC", "ruse", "red", "cards HSC", "cards SCC", "RCB-CAR-3 forced"),
    ({}, f"{FIGHT}hand red HS", "strike hearts", "red", "c2", "b2", "RCB-801 no-aim"),
    (
        {}, "red c2x2 b2x2\nspecial red leader c2\nspecial red medic c2\nhand red S",
        "lead spades/c2", "red", "special medic", "special guide", "RCB-405 special",
    ),
    ({}, f"{FIGHT}hand red HS", "strike hearts/c2", "red", "c3", "d2", "RCB-801 no-enemy"),
    (
        {}, f"armies orcs-rome\norder red black_flayers active\n{FIGHT}hand red HS",
        "strike hearts/c2/c3 also", "red", "unit 2", "unit 4", "RCB-701 unit",
    ),
    ({}, f"{FIGHT}hand red HS", "strike hearts/part/c2/c3", "red", "count 2", "count 3", "RCB-805 count"),
    ({}, f"{FIGHT}hand red HS", "move spades/part/c2/d2", "red", "units 6 10", "units 6 8 10", "RCB-702 part"),
    ({"activation_scope": "army"}, f"{FIGHT}hand red HS", "move spades/c2/d2", "red", "b2", "c3", "RCB-208 crowd"),
    (
        {}, "armies undead-rome\norder red march_of_the_damned active\nred c1x2\nblack a5x1",
        "order 1", "red", "c1", "a1", "RCB-MOV-1 order",
    ),
    (
        {}, "armies undead-rome\norder red march_of_the_damned active\nred c1x2\nblack a5x1",
        "order 1/c1", "red", "c2", "c3", "RCB-MOV-1 order",
    ),
    (
        {}, "armies undead-rome\norder red march_of_the_damned active\nred c1[10,9]\nblack a5x1",
        "order 1/part/c1/c2", "red", "units 9", "units 9 10", "RCB-702 part",
    ),
    (
        {}, "armies goblins-rome\norder red storm_sorcerer active\nred c1x1",
        "order 1", "red", "red", "stop", "RCB-GOB-3 guess",
    ),
    ({}, f"{FIGHT}hand red H\nhand black HS", "strike hearts/c2/c3", "black", "pay", "joker", "RCB-931 payment"),
    ({}, f"{FIGHT}hand red H\nhand black H", "strike hearts/c2/c3", "black", "pass", "pay", "RCB-931 payment"),
    ({}, f"{FIGHT}hand red H\nhand black HS", "strike hearts/c2/c3", "black", "pay", "flip", " first"),
    (
        {"counter_counter": True}, f"{FIGHT}hand red HDJ\nhand black HSC",
        "strike hearts/c2/c3/pay/cards HS", "red", "joker", "freely", "RCB-931 payment",
    ),
    (
        {}, f"{FIGHT}hand red HHJ\nhand black HSC",
        "strike hearts/c2/c3/pay/cards HS", "red", "card hearts", "card joker", "RCB-941 replacement",
    ),
    (
        {}, f"{FIGHT}hand red HHJ\nhand black HSC",
        "strike hearts/c2/c3/pay/cards HS", "red", "card hearts", "joker", "RCB-937 counter-now",
    ),
    (
        {}, f"{FIGHT}hand red HHJ\nhand black HSC",
        "strike hearts/c2/c3/pay", "black", "cards HS", "cards HSC", "RCB-931 cards",
    ),
    (
        {}, f"{FIGHT}hand red HHJ\nhand black HSCC",
        "ruse/cards HHJ/pass", "black", "cards HS", "cards H", "RCB-921 cards",
    ),
    (
        {}, "red c2x4\nblack c3[5/5,10,10]\nhand red H",
        "strike hearts/c2/c3", "black", "unit 1", "unit 4", "RCB-808 wound",
    ),
    (
        {}, "armies rome-greece\norder red legions active\nred c2[5/5,10,10,10,10]\nphase order",
        "flip", "red", "unit 1", "unit 3", "RCB-808 wound",
    ),
    ({}, "red c2[9,6,10]\nhand red SS", "heal spades/c2", "red", "unit 2", "unit 3", "RCB-961 heal-unit"),
    (
        {}, "armies greece-rome\norder red marathon active\nred a3x4\nblack a4x4 b4x2\nhand red H",
        "strike hearts/a3/a4", "red", "count 0", "count 4", "RCB-GRE-5 order",
    ),
    (
        {}, "armies rome-greece\norder red rotation active\nred c2x1 c1[4,10]\nphase end",
        "", "red", "c1", "d1", "RCB-ROM-6 order",
    ),
    (
        {}, "armies rome-greece\norder red rotation active\nred c2x1 c1[4,10]\nphase end",
        "c1", "red", "c2", "c1", "RCB-ROM-6 order",
    ),
    (
        {}, "armies rome-greece\norder red rotation active\nred c2x1 c1[4,10]\nphase end",
        "c1/c2", "red", "unit 2", "unit 3", "RCB-ROM-6 order",
    ),
    (
        {}, "armies rome-greece\norder red rotation active\nred c2x1 c1[4,10]\nphase end",
        "c1/c2/unit 1", "red", "unit 1", "unit 2", "RCB-ROM-6 order",
    ),
    (
        {}, f"armies greece-gauls\norder black killing_frenzy active\n{FIGHT}hand red H\nhand black HSC",
        "strike hearts/c2/c3", "black", "pay", "joker", "RCB-GAU-6 order",
    ),
    (
        {}, "armies elves-rome\norder red eternal_king active\nred c2[9,10] b2x1\nphase effects",
        "", "red", "c2", "c3", "RCB-ELF-5 order",
    ),
    (
        {}, "armies elves-rome\norder red eternal_king active\nred c2[9,10] b2x1\nphase effects",
        "c2", "red", "unit 1", "unit 3", "RCB-ELF-5 order",
    ),
    (
        {}, f"armies greece-undead\norder black numb_to_pain active\n{FIGHT}hand red H\nhand black HSC",
        "strike hearts/c2/c3/pass", "black", "card clubs", "card joker", "RCB-MOV-5 order",
    ),
    ({}, f"armies dwarfs-rome\norder red gold_fever active\n{FIGHT}", "order 1", "red", "c2", "a1", "RCB-NAI-6 order"),
    (
        {}, f"armies dwarfs-rome\norder red gold_fever active\n{FIGHT}",
        "order 1/c2", "red", "c3", "c5", "RCB-NAI-6 order",
    ),
    (
        {}, f"armies dwarfs-rome\norder red gold_fever active\n{FIGHT}",
        "order 1/c2/c3", "red", "count 9", "count 2", "RCB-NAI-6 order",
    ),
    (
        {"fievre_joker": "armies"}, "armies dwarfs-rome\norder red gold_fever active\nred c2x2\nblack c3x2 a5x1",
        "order 1/c2/c3/count 1/draw joker", "black", "a5", "c2", "RCB-808 wound",
    ),
    (
        {}, "armies goblins-rome\norder red horde_at_the_gates active\nred c2x2 b2[9]",
        "order 1", "red", "c2", "b2", "RCB-GOB-1 order",
    ),
    (
        {}, f"armies goblins-rome\norder red sacrifice_numbers active\n{FIGHT}hand red H",
        "strike hearts/c2/c3", "red", "count 5", "count 6", "RCB-GOB-4 order",
    ),
    (
        {}, "armies goblins-rome\norder red loot_and_plunder active\nred c2x2 d1x1\nblack c3[1] a5x1\nhand red H",
        "strike hearts/c2/c3", "red", "c2", "d1", "RCB-GOB-5 order",
    ),
    (
        {}, "armies goblins-rome\norder red loot_and_plunder active\nred c2[9,10] d1x1\nblack c3[1] a5x1\nhand red H",
        "strike hearts/c2/c3/c2", "red", "units 9 10", "count 1", "RCB-702 part",
    ),
    (
        {},
        "armies rome-goblins\norder black war_drums active\nred c2x1\nblack c5x2\nhand red HHSCC\nplayed 1\nphase draw",
        "", "red", "card clubs", "card joker", "RCB-GOB-6 order",
    ),
    (
        {}, "armies colonies-rome\norder red cruiser_support active\nred a1x4\nblack d4x4\nhand red HH",
        "shot hearts/a1/d4/draw spades", "red", "e5", "d4", "RCB-COL-1 order",
    ),
    (
        {}, "armies colonies-rome\norder red cruiser_support active\nred a1x4\nblack d4x4\nhand red HH",
        "shot hearts/a1/d4/draw joker", "black", "a1", "count 1", "RCB-COL-1 order",
    ),
    (
        {}, "armies colonies-rome\norder red terraforming active\nscenery b3 wood\nred a1x4\nblack d4x4",
        "order 1", "red", "b3", "b4", "RCB-COL-5 order",
    ),
    (
        {}, "armies colonies-rome\norder red terraforming active\nscenery b3 wood\nred a1x4\nblack d4x4",
        "order 1/b3", "red", "b4", "b5", "RCB-COL-5 order",
    ),
    (
        {}, f"armies rome-insectoids\norder black sticky_pheromones active\n{FIGHT}hand red H\nhand black SC",
        "strike hearts/c2/c3/pass", "black", "card clubs", "card hearts", "RCB-INS-3 order",
    ),
    (
        {}, "armies insectoids-rome\norder red larva_hives active\nred c2[9] b3[8]\nhives red c3\nplayed 1\nphase end",
        "", "red", "b3", "c4", "RCB-INS-5 order",
    ),
]  # fmt: skip


def asked(given: dict[str, Value], position: str, played: str) -> Battle:
    """Lay a position out and play to the question."""
    return play(lay_out(position, **given), *[text for text in played.split("/") if text])


@pytest.mark.parametrize(("given", "position", "played", "seat", "offered", "other", "refusal"), ASKED)
def test_a_question_is_asked_and_other_answers_are_refused(
    given: dict[str, Value], position: str, played: str, seat: str, offered: str, other: str, refusal: str
) -> None:
    battle = asked(given, position, played)
    assert to_act(battle) == seat
    assert offered in options(battle)
    assert refused(battle, other) == refusal
    for language in LANGUAGES:
        spoken = catalogue(language, GAME)
        prompt = battle.prompt()
        assert spoken.say(prompt.message).endswith("?")
        assert "{" not in spoken.say(prompt.message)
        if isinstance(prompt, SubsetPrompt):
            assert not [item for item in prompt.items if not spoken.knows(item.key) or "{" in spoken.say(item)]


def test_every_step_that_asks_a_seat_is_among_them() -> None:
    asking = {type(asked(given, position, played).agenda[-1]).__name__ for given, position, played, *_ in ASKED}
    assert asking == {name for name, step in STEPS.items() if step.objection is not Step.objection}
