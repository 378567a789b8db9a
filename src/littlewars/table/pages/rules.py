"""The illustrated rulebook at the table: searched as one types, each example a position to try."""

from functools import lru_cache
from html import escape

from littlewars.kernel.agenda import NOBODY
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from littlewars.kernel.words import Message
from littlewars.rulebook.examples import Example
from littlewars.rulebook.page import Paper, contents, heading, neighbours
from littlewars.rulebook.rules import Rulebook
from littlewars.table.pages.addresses import rules_address
from littlewars.table.reader import Reader
from littlewars.words import Catalogue

KEPT = 40  # pages in memory, in two languages: those of five games, and a dozen of chapters apart
COUNT = "#"  # where the script writes how many rules are left


def rules_body(reader: Reader, game: Game, chapter: str = "") -> str:
    """Return the inner HTML of the rules page, or that of a chapter apart; it goes with rules.css and rules.js."""
    return _body(game, reader.language, chapter)


@lru_cache(KEPT)
def _body(game: Game, language: str, chapter: str) -> str:
    paper = Paper(
        game,
        language,
        lambda other: rules_address(game, other),
        chapter,
        lambda example, number, opening: _try(game, paper.words, example, number, opening),
    )
    chapters = paper.chapters()
    search = "" if chapter else _search(paper.book, paper.words) + "\n"
    return f"""<div class="rulebook">
{paper.shared_symbols()}
<header class="rules-head">
{heading(paper)}
</header>
<div class="rules-side">
{search}{contents(paper)}
</div>
<div class="rules-text">
{chapters}{neighbours(paper)}</div>
</div>"""


def _search(book: Rulebook, words: Catalogue) -> str:
    """Write the search field. It is hidden until the script that makes it work has come."""
    rules = len(book.rules)
    told = {
        "none": Message("rules-search-none"),
        "one": Message("rules-search-one", rules=rules),
        "many": Message("rules-search-many", count=COUNT, rules=rules),
    }
    sentences = "".join(f' data-{name}="{escape(words.say(message))}"' for name, message in told.items())
    hint = escape(words.say(Message("rules-search-hint", rule=next(reversed(book.rules)))))
    return f"""<search class="rules-search" id="rules-search" hidden>
<label for="rules-words">{escape(words.say(Message("rules-search")))}</label>
<input type="search" id="rules-words" class="text" autocomplete="off" autocapitalize="off" spellcheck="false" \
aria-describedby="rules-hint" aria-keyshortcuts="/">
<p id="rules-hint" class="help">{hint}</p>
<p id="rules-left" class="rules-left" role="status" aria-live="polite"{sentences}></p>
</search>"""


def _try(game: Game, words: Catalogue, example: Example, number: int, opening: Match) -> str:
    """Offer to play on from the position of a case, where somebody has something to choose."""
    if opening.state.actor == NOBODY:
        return ""
    title = example.cases[number].title[words.language]
    name = escape(words.say(Message("rules-try-named", example=example.id, title=title)))
    return (
        f'<form class="try" method="post" action="/games/{escape(game.key)}/try">'
        f'<input type="hidden" name="example" value="{escape(example.id)}">'
        f'<input type="hidden" name="case" value="{number}">'
        f'<button class="button" aria-label="{name}">{escape(words.say(Message("rules-try")))}</button></form>'
    )
