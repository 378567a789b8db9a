"""Where the rules of a game are found at the table."""

import json
from urllib.parse import quote

from littlewars.kernel.errors import ContentError
from littlewars.kernel.game import Game
from littlewars.rulebook.rules import read_rules


def rules_address(game: Game, chapter: str = "") -> str:
    """Return the address of a game's rules page, or of the page of a chapter apart."""
    return f"/games/{quote(game.key)}/rules" + (f"/{quote(chapter)}" if chapter else "")


def rule_address(game: Game, rule: str) -> str:
    """Return the address of a rule, on the page that carries it."""
    return f"{rules_address(game, rules_apart(game).get(rule, ''))}#{rule}"


def rules_apart(game: Game) -> dict[str, str]:
    """Map the rules of chapters apart to their chapters; a game without a rulebook has none."""
    try:
        book = read_rules(game)
    except ContentError:
        return {}
    return {rule: chapter for rule in book.rules if (chapter := book.page_of(rule))}


def rules_data(game: Game) -> dict[str, str]:
    """Return what a script has to know, as data of an element, to find any rule."""
    apart = rules_apart(game)
    return {"rules": rules_address(game)} | ({"apart": json.dumps(apart)} if apart else {})
