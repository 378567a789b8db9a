"""Battalia: what chance decides, and what comes when there is nothing to decide (ledger 5.3)."""

from collections import Counter
from random import Random

from littlewars.games.battalia import GAME
from littlewars.games.battalia.cards import CARD_TEXTS
from littlewars.kernel.agenda import NATURE
from tests.games.battalia.field import ROAD, lay_out, options, play, to_act, told


def cards(text: str) -> list[int]:
    return sorted(CARD_TEXTS.index(word) for word in text.split())


def test_bat_140_every_card_of_the_draw_pile_is_as_likely() -> None:
    world = lay_out("deck one s s s C-U\ndiscard one L-U\nnext Draw(count=2, seat=one); Opening(seat=one)")
    weights = {GAME.spell(world, choice): weight for choice, weight in zip(world.legal(), world.weights(), strict=True)}
    assert weights == {"draw C-U": 1, "draw s": 3}
    rng = Random("draws")
    drawn = Counter(CARD_TEXTS[world.agenda[-1].sample(world, rng)] for _ in range(2000))
    assert abs(drawn["s"] - 1500) < 100
    assert set(drawn) == {"s", "C-U"}


def test_bat_140_an_empty_draw_pile_is_made_anew_of_the_discard_pile() -> None:
    world = lay_out("deck one s\ndiscard one L-U C-U\nnext Draw(count=3, seat=one); Opening(seat=one)")
    play(world, "draw s")
    assert (options(world), world.discards[0]) == ({"draw L-U", "draw C-U"}, cards("C-U L-U"))
    play(world, "draw C-U")
    assert (world.discards[0], told(world, "reshuffled")) == ([], [(0, 2)])
    play(world, "draw L-U")
    assert to_act(world) == "one"


def test_bat_105_the_next_card_of_a_pile_is_chance_s_only_where_there_is_a_choice() -> None:
    mixed = lay_out("tops tool -\nrest tool 0 3 1 0\nnext TurnUp(pile=tool); Opening(seat=one)")
    assert (mixed.actor, options(mixed), mixed.weights()) == (NATURE, {"banner I", "banner A"}, [3, 1])
    for rest, top in (("0 3 0 0", "I"), ("0 0 0 0", "-")):
        world = lay_out(f"tops tool -\nrest tool {rest}\nnext TurnUp(pile=tool); Opening(seat=one)")
        assert (to_act(world), GAME.facts(world)["top.tool"]) == ("one", top)


def test_bat_202_units_put_under_a_pile_come_up_last_and_in_order() -> None:
    empty = "tops lord -\nrest lord 0 0 0 0\nunder lord N U\nnext TurnUp(pile=lord); Opening(seat=one)"
    world = lay_out(empty)
    assert (GAME.facts(world)["top.lord"], world.bottoms[3]) == ("N", [0])
    row = lay_out(
        "row - -\nrest mercenaries 0 0 0 0\nunder mercenaries P\nnext Camp(slot=0); Camp(slot=1); Opening(seat=one)"
    )
    assert GAME.facts(row)["row"] == "P -"


def test_bat_202_two_units_buried_in_one_battle_bring_up_one_card_of_an_empty_pile() -> None:
    position = (
        f"{ROAD}heroes one C1 -\nheroes two C1 -\nslots one U L-A\nslots two U L-N\ntops lord -\nrest lord 0 0 0 0\n"
        "hand one s\nhand two 6s"
    )
    world = play(lay_out(position), "attack hero1 hero1-I", "spring 1", "commit", "spring 1", "commit")
    assert (GAME.facts(world)["top.lord"], world.bottoms[3]) == ("A", [3])
    assert told(world, "turned") == [(3, 2)]


def test_bat_330_the_grimoire_takes_nothing_where_nothing_is_left() -> None:
    types = ("tool", "horse", "tent", "amulet", "scroll", "title", "ambush")
    bare = "\n".join(f"tops {key} -\nrest {key} 0 0 0 0" for key in types)
    world = play(lay_out(f"{bare}\nhand one grimoire s"), "play grimoire")
    assert options(world) == {"type tool"}
    play(world, "type tool")
    assert (GAME.facts(world)["hand.one"], GAME.facts(world)["played"]) == ("s", "grimoire")
