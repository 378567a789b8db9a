"""Battalia: days and markers, the ends of a game, what battles take away, and what a picture says of a bare line."""

from dataclasses import replace

from littlewars.games.battalia.clash import BUFF
from littlewars.games.battalia.draw.battle import sum_words
from littlewars.games.battalia.draw.sheets import lines, row
from littlewars.games.battalia.ground import NONE, SQUARE_NAMES
from tests.games.battalia.field import ROAD, TWO, lay_out, play, result, to_act, told
from tests.games.battalia.pictures import BATTLE


def test_bat_35_an_accord_ends_at_the_dawn_of_the_seventh_day() -> None:
    world = lay_out(TWO + "day 16\nbuff D4 free\nmarker two 17\nphase dawn")
    assert (world.day, world.expires, told(world, "unprotected")) == (17, [0, 0], [(1,)])
    kept = lay_out(TWO + "day 15\nbuff D4 free\nmarker two 17\nphase dawn")
    assert (kept.expires, kept.accord(1), told(kept, "unprotected")) == ([0, 17], True, [])


def test_bat_43_an_employed_buff_is_free_again_with_the_token_of_the_week() -> None:
    world = lay_out(TWO + "day 18\nbuff D4 one\nmarker one 19\nphase dawn")
    assert (world.employer, world.expires, told(world, "released")) == (NONE, [0, 0], [(0, 8)])
    assert (world.horde(), world.places[BUFF]) == (8, SQUARE_NAMES.index("D4"))


def test_bat_74_a_new_week_replaces_the_token_and_bat_55_brings_back_who_is_absent() -> None:
    free = lay_out(TWO + "day 14\nbuff D4 free\nphase dawn")
    assert (told(free, "horde"), told(free, "auction")) == ([(8,)], [])
    absent = lay_out(TWO + "day 14\nhand one C-U s\nhand two s\nphase dawn")
    assert (told(absent, "horde"), told(absent, "auction"), to_act(absent)) == ([], [(3,)], "one")
    employed = lay_out(TWO + "day 14\nbuff D4 one\nmarker one 20\nphase dawn")
    assert (told(employed, "horde"), told(employed, "auction")) == ([], [])
    released = lay_out(TWO + "day 14\nbuff D4 one\nmarker one 15\nphase dawn")
    assert (told(released, "released"), told(released, "horde")) == ([(0, 8)], [])


def test_bat_221_the_card_that_closes_the_grid_ends_the_game() -> None:
    board = (
        "tiles B1 U ES city 1 one, B2 U N, D1 U W, C4 U E, E4 U W, D3 U S, D5 U N, F6 U S, F7 I N city 2 two\n"
        "heroes one B1 -\ngreats crown\nhand one C-U s\ntops road-I U\n"
    )
    world = play(lay_out(board), "lay road-I", "square C1")
    assert (world.agenda, world.ending) == ([], 2)
    assert result(world) == "two outcome-won BAT-223"


def test_bat_69_a_beaten_buff_leaves_the_map_and_his_employer() -> None:
    fight = ROAD.replace("heroes two F7 -", "heroes two D2 -") + "day 10\nbuff D2 one\nmarker one 15\n"
    world = lay_out(fight + "hand one C-U\nhand two L-I\nactive two")
    play(world, "attack hero1 buff", "card L-I", "commit", "commit")
    assert (world.places[BUFF], world.employer, world.expires) == (NONE, NONE, [0, 0])
    assert told(world, "lost") == [(0, BUFF, SQUARE_NAMES.index("D2"))]


def test_bat_189_figures_elsewhere_stay_when_a_city_falls() -> None:
    board = ROAD.replace("heroes two F7 -", "heroes two B1 -").replace("heroes one B1 -", "heroes one B1 D2")
    world = lay_out(board + "hand two L-I H-I\nactive two")
    play(world, "attack hero1 city", "card L-I", "card H-I", "commit", "commit")
    assert (world.owners[SQUARE_NAMES.index("B1")], world.places[:2]) == (1, [NONE, SQUARE_NAMES.index("D2")])


def test_bat_192_the_winner_at_the_ruins_takes_a_great_artefact() -> None:
    world = lay_out(ROAD.replace("heroes one B1 -", "heroes one D4 -") + "greats crown sword\nhand one L-U L-U P-U")
    play(world, "attack hero1 ruins", "card L-U", "card L-U", "card P-U", "commit", "card sword")
    assert told(world, "compared") == [(12, 10)]  # two lords, a priest and morale, against 8 and 2 for the one taken
    assert (world.greats, world.discards[0]) == ([49], [50])


def test_bat_106_a_place_of_the_row_that_is_taken_stays_as_it_is() -> None:
    world = lay_out("row H P\nnext Camp(slot=0); Opening(seat=one)")
    assert (world.row, told(world, "camped")) == ([1, 2], [])


def test_bat_328_the_mirror_draws_three() -> None:
    world = lay_out(TWO + "hand one mirror s\ndeck one s s s s")
    play(world, "play mirror", "draw s", "draw s", "draw s")
    assert (len(world.hands[0]), to_act(world), told(world, "draws")) == (4, "one", [(0, 3)])


def test_a_line_without_a_card_or_a_bonus_counts_nothing() -> None:
    assert BATTLE.battle is not None
    line = replace(BATTLE.battle.lines[0], parts=(), total=0)
    assert sum_words(line).key == "picture-sum-none"
    assert sum_words(BATTLE.battle.lines[0]).key == "picture-sum"


def test_an_amulet_shows_its_die_once_it_is_rolled() -> None:
    amulet = 32
    assert "bat-die" not in row([amulet], [], [], 0, 0, 400, str)
    assert "bat-die" in row([amulet], [], [4], 0, 0, 400, str)


def test_a_name_too_long_for_two_lines_is_cut_in_the_smallest_size() -> None:
    rows, size = lines("a very long name that nobody would ever give to any card of this game at all", 100, 20, 15)
    assert (len(rows), size) == (2, 15)
    assert rows[1].endswith("…")


def test_a_long_word_is_written_smaller() -> None:
    assert lines("Coupe-gorges", 140, 20, 15) == (["Coupe-gorges"], 17)
    assert lines("Citoyen", 140, 20, 15) == (["Citoyen"], 20)
