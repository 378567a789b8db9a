"""Battalia: what a seat sees, and nothing more (ledger 5.4); facts and luck."""

import pytest

from littlewars.games.battalia import GAME
from littlewars.games.battalia.cards import CARD_TEXTS
from littlewars.games.battalia.events import DRAWS, PROWLS, ROLLED, TURN
from littlewars.games.battalia.ground import NONE, SQUARE_NAMES
from littlewars.games.battalia.state import World
from littlewars.games.battalia.view import UNKNOWN, SlotSeen, WorldView
from littlewars.kernel.agenda import NATURE, NOBODY
from littlewars.words import catalogue
from tests.contract.contract import ELEMENT
from tests.games.battalia.field import ROAD, TWO, lay_out, play, start
from tests.games.battalia.test_spelling import PLACES

BIDS = "next Bid(mask=0, seat=one); Bid(mask=0, seat=two); Reveal"
F2 = SQUARE_NAMES.index("F2")


def card(text: str) -> int:
    return CARD_TEXTS.index(text)


def seen(world: World, seat: int) -> WorldView:
    view = GAME.view(world, seat)
    assert isinstance(view, WorldView)
    assert view.viewer == seat
    return view


# -- secrets


def test_hands_and_hidden_units_are_seen_by_their_owner_alone() -> None:
    world = lay_out(f"{TWO}hand one C-U s\nhand two H-I P-A s\nslots two A L-U\ndeck two s s")
    mine, theirs = seen(world, 0).sides, seen(world, 1).sides
    assert [side.hand for side in mine] == [(card("C-U"), card("s")), (UNKNOWN,) * 3]
    assert [side.hand for side in theirs] == [(UNKNOWN,) * 2, (card("H-I"), card("P-A"), card("s"))]
    assert [side.hand for side in seen(world, NOBODY).sides] == [(UNKNOWN,) * 2, (UNKNOWN,) * 3]
    assert (mine[1].slots, theirs[1].slots) == (
        (SlotSeen(card("ambush-A"), UNKNOWN),),
        (SlotSeen(card("ambush-A"), card("L-U")),),
    )
    assert (mine[1].deck, mine[0].deck) == (2, 0)


def test_bat_7_bids_are_sealed_until_all_are_revealed() -> None:
    world = lay_out(f"day 8\n{TWO}hand one C-U H-U s\nhand two P-A C-I s s\n{BIDS}")
    play(world, "card H-U")
    assert [(bid.sealed, bid.cards, bid.total) for bid in seen(world, 0).bids] == [
        (False, (card("H-U"),), 2),
        (False, (), 0),
    ]
    assert [bid.cards for bid in seen(world, 1).bids] == [(), ()]
    assert seen(world, 1).sides[0].hand == (UNKNOWN,) * 3
    play(world, "done")
    assert [(bid.sealed, bid.cards) for bid in seen(world, 1).bids] == [(True, ()), (False, ())]
    assert [(bid.sealed, bid.cards) for bid in seen(world, 0).bids] == [(True, (card("H-U"),)), (False, ())]
    assert len(seen(world, 1).sides[0].hand) == 3  # how many cards were bid is nobody's business
    play(world, "card P-A", "done")
    shown = [[(bid.seat, bid.sealed, bid.cards, bid.total) for bid in seen(world, seat).bids] for seat in (0, 1)]
    assert shown == [[(0, False, (card("H-U"),), 2), (1, False, (card("P-A"),), 3)]] * 2
    assert len(seen(world, 1).sides[0].hand) == 2
    play(world, "square B1")
    assert seen(world, 0).bids == ()


def test_bat_187_a_line_is_seen_once_it_is_committed() -> None:
    world = lay_out(f"{ROAD}heroes one F7 -\nhand one C-U H-U s\nslots one A L-0\nhand two C-I P-I")
    play(world, "attack hero1 city", "card H-U", "spring 1")
    mine, theirs = seen(world, 0), seen(world, 1)
    assert mine.battle is not None
    assert theirs.battle is not None
    assert [(line.cards, line.committed, line.ambush) for line in mine.battle.lines] == [
        ((card("H-U"),), False, SlotSeen(card("ambush-A"), card("L-0")))
    ]
    assert (theirs.battle.lines, theirs.picked, mine.picked) == ((), (), (1,))
    assert (theirs.sides[0].hand, theirs.asks, mine.asks) == ((UNKNOWN,) * 3, "", "LineUp")
    assert {part.key: part.value for part in mine.battle.lines[0].parts} == {"units": 2, "ambush": 4, "morale": 1}
    assert mine.battle.lines[0].total == 7
    play(world, "commit")
    shown = seen(world, 1).battle
    assert shown is not None
    assert [(line.seat, line.attacks, line.committed) for line in shown.lines] == [(0, True, True), (1, False, False)]
    assert shown.lines[0].ambush == SlotSeen(card("ambush-A"), card("L-0"))
    watched = seen(world, NOBODY).battle
    assert watched is not None
    assert len(watched.lines) == 1


def test_only_whoever_is_asked_sees_what_he_may_choose() -> None:
    world = lay_out(f"{TWO}hand one C-U C-I H-U s s\nday 2")
    assert [SQUARE_NAMES[square] for square in seen(world, 0).upgrades] == ["B1"]
    assert (seen(world, 0).asks, seen(world, 1).asks, seen(world, 1).upgrades) == ("Act", "", ())
    play(world, "lay road-L")
    assert [SQUARE_NAMES[square] for square in seen(world, 0).sites] == ["C1", "B2"]
    assert (seen(world, 0).laying, seen(world, 0).about, seen(world, 1).laying) == ("road-L", NONE, "")
    play(world, "square B2")
    assert (seen(world, 0).turns, seen(world, 0).about) == ((0, 3), SQUARE_NAMES.index("B2"))
    assert (seen(world, 1).turns, seen(world, 1).about, seen(world, 1).sites) == ((), NONE, ())
    paying = play(lay_out(f"{TWO}hand one C-U C-I s s\nday 2"), "recruit chief", "card C-U")
    assert seen(paying, 1).asks == ""


def test_whoever_pays_sees_what_for() -> None:
    """A card not yet paid lies on its square already, as its buyer sees it; so for moves, upgrades and heroes."""
    hand = "hand one C-U C-I H-U H-I s s s horse-U"
    for before, about, pile, turn in [
        (["lay road-L", "square B2", "turn 3"], "B2", "road-L", 3),
        (["upgrade B1"], "B1", "", NONE),
        (["hire B1"], "B1", "", NONE),
        (["move hero1 C1"], "C1", "", NONE),
        (["recruit chief"], "", "", NONE),
    ]:
        world = play(lay_out(f"{ROAD if 'move' in before[0] else TWO}{hand}\nday 2"), *before)
        view = seen(world, 0)
        assert view.asks == "Pay"
        square = SQUARE_NAMES[view.about] if view.about != NONE else ""
        assert (square, view.laying, view.laying_turn) == (about, pile, turn)
        assert (seen(world, 1).about, seen(world, 1).laying, seen(world, 1).laying_turn) == (NONE, "", NONE)


def test_bat_123_108_factions_to_choose_are_offered() -> None:
    world = play(lay_out(f"{TWO}hand one C-U s\nday 1"), "acquire tool")
    assert set(seen(world, 0).offers) == {"ursides", "insulaires", "ambrardents", "nebuleux"}
    assert seen(world, 1).offers == ()


# -- pictures


@pytest.mark.parametrize("place", PLACES)
def test_all_that_may_be_touched_is_drawn_for_whoever_is_asked(place: str) -> None:
    world, say = PLACES[place], catalogue("fr", GAME).say
    for seat in (0, 1, NOBODY):
        view = GAME.view(world, seat)
        picture = GAME.draw(view, [], say) + GAME.draw_hand(view, say)
        assert picture.startswith("<svg")
        drawn = set(ELEMENT.findall(picture))
        if seat == world.actor:
            wanted = {name for choice in world.legal() for name in GAME.marks(world, choice)}
            assert wanted <= drawn


# -- what lies open


def test_everything_on_the_map_is_seen() -> None:
    world = lay_out(
        "day 9\ntiles B1 U ES city 4 one, F7 I NW city 1 two, F2 A NESW city 2 neutral, C1 N EW\n"
        "heroes one B1 C1\nheroes two F7 -\nbuff C1 free\nmarker two 12\nrow C -\ngreats crown sword"
    )
    view = seen(world, NOBODY)
    square = {SQUARE_NAMES[square.square]: square for square in view.squares}
    assert len(square) == 49
    b1, c1, d4, f2, a1, d1 = [square[name] for name in ("B1", "C1", "D4", "F2", "A1", "D1")]
    assert (b1.ground, b1.terrain, b1.level, b1.owner, b1.start, b1.strength) == ("city", "forest", 4, 0, 0, 8)
    assert (c1.ground, c1.terrain, c1.figures, c1.strength, c1.start) == ("road", "mountain", (1, 8), 0, NONE)
    assert (d4.ground, d4.terrain, d4.strength) == ("ruins", "", 10)
    assert (f2.ground, f2.owner, f2.strength) == ("city", NONE, 4)
    assert (a1.inside, a1.ground, a1.open, d1.inside, d1.ground, d1.open) == (
        False,
        "empty",
        False,
        True,
        "empty",
        True,
    )
    assert not square["E5"].open
    assert [(side.vp, side.cities, side.top_cities, side.reserve, side.figures) for side in view.sides] == [
        (4, 1, 1, 0, 2),
        (1, 1, 0, 1, 1),
    ]
    assert [(side.marker, side.arm, side.days) for side in view.sides] == [("none", NONE, 0), ("accord", 4, 3)]
    assert (view.buff, SQUARE_NAMES[view.buff_square], view.employer, view.horde) == ("free", "C1", NONE, 6)
    assert (view.mercenaries, view.great) == ((card("C-0"), NONE), (card("crown"), card("sword")))
    assert (view.day, view.week, view.arm, view.lit, view.aligned) == (9, 2, 1, "horse", "ambush")


def test_bat_39_an_employed_buff_is_seen_with_his_employer() -> None:
    view = seen(lay_out(f"day 9\n{TWO}buff B1 two\nmarker two 16"), 0)
    assert (view.buff, view.employer, view.horde) == ("employed", 1, 0)
    assert (view.sides[1].marker, view.sides[1].figures) == ("employment", 2)
    assert seen(lay_out(TWO), 0).buff == "absent"
    assert seen(lay_out(TWO, buff=False), 0).buff == "none"


def test_piles_are_seen_from_above() -> None:
    view = seen(lay_out("day 2\ntops citizen A, tool -, road-L N\nunder citizen I U\nrest tool 0 0 0 0"), 0)
    piles = {pile.key: pile for pile in view.piles}
    assert len(piles) == 20
    assert (piles["citizen"].kind, piles["citizen"].top, piles["citizen"].left) == ("unit", 2, 22)
    assert (piles["tool"].kind, piles["tool"].top, piles["tool"].left, piles["tool"].cost) == (
        "artefact",
        NONE,
        0,
        "C+s",
    )
    assert (piles["road-L"].kind, piles["road-L"].exits, piles["city-X"].kind) == ("road", 3, "city")
    assert [key for key, pile in piles.items() if pile.lit] == ["horse"]
    assert [key for key, pile in piles.items() if pile.aligned] == ["ambush"]
    assert view.mercenaries_left == 8


def test_the_set_up_and_the_end_are_seen() -> None:
    world = start()
    view = seen(world, 0)
    assert (view.day, view.arm, view.lit, view.aligned, view.first, view.actor) == (0, NONE, "", "", NONE, NATURE)
    assert [side.faction for side in view.sides] == ["", ""]
    assert not [pile for pile in view.piles if pile.lit or pile.aligned]
    over = seen(lay_out(f"{TWO}ending 3\nnext -"), 0)
    assert (over.winners, over.actor, over.asks) == ((0, 1), NOBODY, "")
    won = seen(lay_out(f"{TWO.replace('city 1 one', 'city 3 one')}ending 3\nnext -"), 1)
    assert won.winners == (0,)


def test_bat_101_the_faction_that_does_not_play_and_the_terms_are_seen() -> None:
    view = seen(
        lay_out("banished N\nsun 3\ntents 2\nlaid\nplayed s s\naside C-U\nroll 4", mode="basic", target_level4=3), 0
    )
    assert (view.removed, view.mode, view.target, view.weeks) == ("nebuleux", "basic", 3, 9)
    assert (view.also_lit, view.tents, view.laid, view.roll) == (("tool", "horse"), 2, True, 4)
    assert (view.played, view.aside) == ((card("s"), card("s")), (card("C-U"),))
    assert seen(lay_out(""), 0).removed == ""


@pytest.mark.parametrize(
    ("figure", "target", "expected", "victim", "strength"),
    [
        ("heroes one F2 -", "city", "neutral", NONE, 4),
        ("heroes one D4 -", "ruins", "ruins", NONE, 8),
        ("heroes one F7 -", "city", "city", NONE, 0),
        ("heroes one C1 -\nheroes two C1 -", "hero1-I", "hero", 2, 0),
        ("heroes one C1 -\nbuff C1 two\nmarker two 12", "buff", "buff", 8, 0),
    ],
)
def test_what_is_attacked_is_seen(figure: str, target: str, expected: str, victim: int, strength: int) -> None:
    world = lay_out(f"day 9\n{ROAD}{figure}\ngreats crown sword shield\nhand one C-U")
    battle = seen(play(world, f"attack hero1 {target}"), 0).battle
    assert battle is not None
    assert (battle.attacker, battle.target, battle.victim, battle.strength) == (0, expected, victim, strength)


def test_bat_46_the_horde_is_seen_when_it_attacks() -> None:
    world = lay_out(f"day 9\n{ROAD}buff C1 free\nheroes one C1 -\nhand one C-U amulet-A title-U")
    play(world, "confront hero1", "fight", "card C-U", "card amulet-A", "card title-U")
    battle = seen(world, 0).battle
    assert battle is not None
    assert (battle.attacker, battle.target, battle.victim, battle.strength) == (8, "hero", 0, 6)
    assert [(line.raised, line.rolls, line.buff_leads) for line in battle.lines] == [((1, 0, 0), (), False)]
    play(world, "commit")
    assert world.actor == NATURE
    assert seen(world, 1).battle is not None


# -- facts and luck


def test_facts_tell_a_battle_only_while_there_is_one() -> None:
    world = lay_out(f"day 9\n{ROAD}heroes one F2 -\nhand one C-U L-U s\nslots one U C-I")
    facts = GAME.facts(world)
    assert (facts["asked"], facts["day"], facts["week"], facts["lit"], facts["aligned"]) == (
        "Act",
        9,
        2,
        "horse",
        "ambush",
    )
    assert (facts["hand.one"], facts["cards.one"], facts["slots.one"]) == ("C-U L-U s", 3, ["U C-I"])
    play(world, "attack hero1 city", "card L-U")
    battle = GAME.facts(world)
    assert set(battle) - set(facts)
    play(world, "commit")
    assert set(GAME.facts(world)) == set(facts)
    assert GAME.facts(world)["owner.F2"] == "one"
    assert "lit" not in GAME.facts(start())
    assert "attack" not in GAME.facts(lay_out(f"{ROAD}clash 0 F2 9"))  # nobody has laid a line yet


def test_facts_count_all_that_a_seat_owns() -> None:
    world = lay_out(f"{TWO}hand one C-U crown\ndeck one s\ndiscard one s horn\nplayed s boots\naside H-U\nbid one L-U")
    facts = GAME.facts(world)
    assert (facts["owns.one"], facts["greats.one"], facts["owns.two"]) == (6, 3, 0)
    over = GAME.facts(lay_out(f"{TWO}ending 2\nnext -"))
    assert (over["asked"], over["ending"]) == ("", "closed")


def test_luck_counts_dice_and_cards() -> None:
    world = lay_out(TWO)
    events = [
        (ROLLED, 0, card("amulet-U"), 6, 3),
        (PROWLS, 0, 3),
        (PROWLS, 1, 2),
        (DRAWS, 1, 4),
        (TURN, 1, 2),
        (DRAWS, 1, 2),
    ]
    told = GAME.luck(world, events)
    assert [(line.arguments["rolls"], line.arguments["whole"], line.arguments["tenth"]) for line in told] == [
        (2, 4, 5),
        (1, 2, 0),
    ]
    assert [line.arguments["cards"] for line in told] == [0, 6]
    assert [line.arguments["whole"] for line in GAME.luck(world, [])] == [0, 0]
    for language in ("en", "fr"):
        spoken = catalogue(language, GAME)
        assert all("{" not in spoken.say(line) and spoken.knows(line.key) for line in told)
