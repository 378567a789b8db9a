"""The shared look of all drawings."""

import re
import xml.etree.ElementTree as ET
from random import Random

import pytest

from littlewars.games import GAMES
from littlewars.games.battalia import cards
from littlewars.games.battalia.draw import faces
from littlewars.games.battalia.draw import figures as heroes
from littlewars.games.my_little_battlefield.draw.figures import FIGURES as UNITS
from littlewars.games.rois_du_champ_de_bataille.draw.figures import FIGURES as TROOPS
from littlewars.kernel.agenda import NOBODY
from littlewars.kernel.game import Game
from littlewars.look import CSS, standalone
from littlewars.players.random_player import random_choice
from littlewars.words import catalogue

SVG = "{http://www.w3.org/2000/svg}"


def drawing(game: Game, choices: int) -> str:
    rng = Random(2)
    state = game.start(game.setup({}))
    for _ in range(choices):
        state.apply(random_choice(state, rng))
    return game.draw(game.view(state, 0), [], catalogue("en", game).say)


@pytest.mark.parametrize("choices", [0, 5])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_standalone_drawing_is_the_drawing_with_its_style(game: Game, choices: int) -> None:
    plain = drawing(game, choices)
    alone = standalone(plain)
    root = ET.fromstring(alone)
    assert root.tag == SVG + "svg"
    style = root[0]
    assert style.tag == SVG + "style"
    assert style.text == CSS
    assert alone.replace(f"<style>{CSS}</style>", "") == plain
    assert len(root.findall(SVG + "style")) == 1


def test_the_style_sheet_can_stand_inside_xml() -> None:
    assert not set(CSS) & set("<&")
    assert CSS.count("{") == CSS.count("}")


@pytest.mark.parametrize("theme", ["color-scheme: light dark;", "prefers-contrast: more"])
def test_the_look_has_light_dark_and_high_contrast(theme: str) -> None:
    assert theme in CSS


def test_every_colour_asked_for_is_given() -> None:
    given = set(re.findall(r"(--[\w-]+)\s*:", CSS))
    asked = set(re.findall(r"var\((--[\w-]+)\)", CSS))
    assert asked <= given


def shapeless(drawn: str) -> list[str]:
    """Return the shapes of a drawing without a look; all text has one."""
    shapes = ET.fromstring(drawn or "<svg/>").iter()
    return [
        ET.tostring(shape, encoding="unicode")
        for shape in shapes
        if shape.tag.removeprefix(SVG) in ("circle", "path", "rect")
        and not any(f".{name} " in CSS for name in (shape.get("class") or "").split())
    ]


def test_a_shape_without_a_look_is_found() -> None:
    assert len(shapeless('<svg><rect class="nowhere"/><path/><circle class="coin"/></svg>')) == 2


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_shape_of_a_portrait_has_a_look(game: Game) -> None:
    for option in game.options():
        for value in option.offered:
            assert not shapeless(game.portrait(option.key, value, repr))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_shape_of_a_drawing_has_a_look(game: Game) -> None:
    rng, state = Random(1), game.start(game.setup({}))
    for _ in range(400):
        view = game.view(state, 0)
        for drawn in (game.draw(view, [], repr), game.draw_hand(view, repr)):
            assert not shapeless(drawn)
        if state.actor == NOBODY:
            return
        for _ in range(5):
            if state.actor != NOBODY:
                state.apply(random_choice(state, rng))


def test_no_paint_is_left_over() -> None:
    painted = [
        *UNITS.values(),
        *TROOPS.values(),
        *[faces.face_symbol(card) for card in range(cards.KINDS)],
        heroes.symbols(set(heroes.KINDS)),
    ]
    worn = " ".join(re.findall(r'class="([^"]*)"', "".join(painted))).split()
    assert set(re.findall(r"\.(paint-[\w-]+)", CSS)) == {name for name in worn if name.startswith("paint-")}
