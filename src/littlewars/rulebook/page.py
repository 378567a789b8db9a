"""The illustrated rulebook: one HTML page per language, its pictures drawn by the game."""

import re
from collections.abc import Callable
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import TypeAlias

from littlewars.kernel.agenda import NOBODY, Event
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.errors import ContentError
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message
from littlewars.look import CSS
from littlewars.rulebook.examples import Case, Example, run_case, shipped_examples
from littlewars.rulebook.pictures import Album
from littlewars.rulebook.rules import Rule, Rulebook, read_rules
from littlewars.words import Catalogue, catalogue

LEGAL_AT_MOST = 16  # choices listed under an example
MANY_PICTURES = 300  # more leave out the titles of their parts, which only a mouse finds
TARGET = re.compile(r"\b[A-Z][A-Z0-9]+-E?\d+\b")  # a rule, or an example
OPTION = re.compile(r"`([^`]+)`")
PICTURE = re.compile(r"<picture (\d+)>")  # where one will stand

Beside: TypeAlias = Callable[[Example, int, Match], str]  # what stands under a case: its number, its first position


class Paper:
    """What the rules of a game are written on: a language, and the pictures, which share what they can."""

    def __init__(self, game: Game, language: str, beside: Beside = lambda example, number, opening: "") -> None:
        self.game = game
        self.words: Catalogue = catalogue(language, game)
        self.beside = beside
        self.drawings: list[str] = []
        self.symbols = ""

    def chapters(self) -> str:
        """Write all rules: each example stands with the first rule it cites, and the others lead there."""
        book = read_rules(self.game)
        examples: dict[str, list[Example]] = {rule: [] for rule in book.rules}
        for example in shipped_examples(self.game):
            for rule in example.rules:
                examples[rule].append(example)
        written = "".join([_chapter(book, key, examples, self) for key in book.chapters])
        album = Album(self.drawings, hints=len(self.drawings) <= MANY_PICTURES)
        self.symbols = album.shared_symbols()
        return PICTURE.sub(lambda found: album.pictures[int(found[1])], written)

    def picture(self, match: Match, events: list[Event]) -> str:
        """Draw a position, and keep its place until all pictures are drawn."""
        self.drawings.append(self.game.draw(self.game.view(match.state, 0), events, self.words.say))
        return f"<picture {len(self.drawings) - 1}>"

    def shared_symbols(self) -> str:
        """Return the symbols of the pictures of the chapters; the page shows them before."""
        return self.symbols


def write_pages(game: Game, folder: Path) -> list[Path]:
    """Write the pages and their style sheets into a folder; return the pages."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "look.css").write_text(CSS, encoding="utf-8")
    page_css = (files("littlewars.rulebook") / "page.css").read_text(encoding="utf-8")
    (folder / "page.css").write_text(page_css, encoding="utf-8")
    pages = []
    for language in LANGUAGES:
        pages.append(folder / page_name(game, language))
        pages[-1].write_text(rules_page(game, language), encoding="utf-8")
    return pages


def page_name(game: Game, language: str) -> str:
    """Return the file name of a page."""
    return f"{game.key}.{language}.html"


def rules_page(game: Game, language: str) -> str:
    """Return the whole page, to be read from a file."""
    paper = Paper(game, language)
    words, chapters = paper.words, paper.chapters()
    title = escape(words.say(Message("page-title", game=game.titles[language])))
    other = next(spoken for spoken in LANGUAGES if spoken != language)
    return f"""<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="stylesheet" href="look.css">
<link rel="stylesheet" href="page.css">
</head>
<body>
{paper.shared_symbols()}
<header>
<a class="language" lang="{other}" hreflang="{other}" href="{page_name(game, other)}">\
{escape(words.say(Message("page-other-language")))}</a>
<h1>{title}</h1>
<p class="lead">{escape(words.say(Message("page-lead")))}</p>
{contents(read_rules(game), words)}
</header>
<main>
{chapters}</main>
</body>
</html>
"""


def contents(book: Rulebook, words: Catalogue) -> str:
    """List the chapters, each a link."""
    titles = {key: escape(title[words.language]) for key, title in book.chapters.items()}
    links = "".join(f'<li><a href="#{key}">{title}</a></li>' for key, title in titles.items())
    name = escape(words.say(Message("page-contents")))
    return f'<nav aria-label="{name}"><ol>{links}</ol></nav>'


def _chapter(book: Rulebook, key: str, examples: dict[str, list[Example]], paper: Paper) -> str:
    rules = "".join(_rule(rule, examples[rule.id], paper) for rule in book.rules.values() if rule.chapter == key)
    title = escape(book.chapters[key][paper.words.language])
    return f'<section id="{key}" class="chapter"><h2>{title}</h2>\n{rules}</section>\n'


def _rule(rule: Rule, examples: list[Example], paper: Paper) -> str:
    parts = rule_texts(rule, paper.words)
    elsewhere = [example.id for example in examples if example.rules[0] != rule.id]
    if elsewhere:
        told = paper.words.say(Message("rules-see-examples", examples=", ".join(elsewhere)))
        parts += f"<p>{linked(told)}</p>"
    parts += "".join(_example(example, paper) for example in examples if example.rules[0] == rule.id)
    name = f'<a href="#{rule.id}">{rule.id}</a>'
    return f'<article id="{rule.id}" class="rule"><h3>{name} {source(rule, paper.words)}</h3>\n{parts}</article>\n'


def source(rule: Rule, words: Catalogue) -> str:
    """Tell whether a rule is the book's or ours."""
    return f'<span class="source">{escape(words.say(Message("page-" + rule.source)))}</span>'


def rule_texts(rule: Rule, words: Catalogue, page: str = "") -> str:
    """Write what a rule says, what we decided, and why it cannot be played; links lead to the page given."""
    language = words.language
    parts = f"<p>{linked(rule.text[language], page)}</p>"
    if rule.ruling:
        name = escape(words.say(Message("page-ruling")))
        parts += f'<p class="ruling"><strong>{name}</strong> {linked(rule.ruling[language], page)}</p>'
    if rule.not_playable:
        why = Message("rules-not-playable", why=rule.not_playable[language])
        parts += f'<p class="ruling">{escape(words.say(why))}</p>'
    return parts


def linked(text: str, page: str = "") -> str:
    """Escape a text, and turn ids of rules and examples into links and options into code."""
    marked = OPTION.sub(r"<code>\1</code>", escape(text, quote=False))
    return TARGET.sub(lambda found: f'<a href="{page}#{found[0]}">{found[0]}</a>', marked)


def _example(example: Example, paper: Paper) -> str:
    cases = "".join(_case(example, number, case, paper) for number, case in enumerate(example.cases))
    return f'<section class="example" id="{example.id}">{cases}</section>\n'


def _case(example: Example, number: int, case: Case, paper: Paper) -> str:
    report, words = run_case(paper.game, case), paper.words
    match = report.match
    if match is None or report.failures:
        raise ContentError(Message("examples-fails", file=example.file, example=example.id))
    rules = " ".join(f'<a href="#{rule}">{rule}</a>' for rule in example.rules)
    options = ", ".join(f"{key}={str(value).lower()}" for key, value in case.setup.items())
    title = escape(case.title[words.language])
    head = f'<h4>{example.id} · {title} <span class="cites">{rules}</span></h4>' if number == 0 else ""
    if number > 0 and case.title != example.cases[0].title:
        head += f"<h5>{title}</h5>"
    if options and number > 0:
        head += f'<p class="options">{escape(words.say(Message("page-variant", options=options)))}</p>'
    start = Match(match.game, match.setup, case.position)
    opening = paper.picture(start, [])
    played = [text for stage in case.stages for text in stage.play]
    foot = _legal(match, words) + _refusals(report.refused, words) + paper.beside(example, number, start)
    if not played:
        return head + _figure("page-only-picture", opening, words) + foot
    events = [event for heard in match.events[1:] for event in heard]
    closing = paper.picture(match, events)
    steps = "".join(_step(match, number, text, words) for number, text in enumerate(played, 1))
    name = escape(words.say(Message("page-played")))
    return (
        head
        + '<div class="pictures">'
        + _figure("page-before", opening, words)
        + _figure("page-after", closing, words)
        + f'</div><ol class="played" aria-label="{name}">{steps}</ol>'
        + foot
    )


def _step(match: Match, number: int, text: str, words: Catalogue) -> str:
    """Tell a choice and what came of it."""
    told = [match.game.sentence(match.state, event, NOBODY) for event in match.events[number]]
    sentences = " ".join(escape(words.say(message)) for message in told if message is not None)
    return f"<li><code>{escape(text)}</code> {sentences}</li>"


def _legal(match: Match, words: Catalogue) -> str:
    """List what may be chosen in the end, unless it is too much to read."""
    if match.state.actor < 0 or len(match.state.legal()) > LEGAL_AT_MOST:
        return ""
    legal = ", ".join(f"`{match.game.spell(match.state, choice)}`" for choice in match.state.legal())
    seat = match.name(match.state.actor)
    return f"<p>{linked(words.say(Message('page-legal', seat=seat, choices=legal)))}</p>"


def _figure(caption: str, picture: str, words: Catalogue) -> str:
    return f"<figure>{picture}<figcaption>{escape(words.say(Message(caption)))}</figcaption></figure>"


def _refusals(refused: list[tuple[str, Refusal]], words: Catalogue) -> str:
    told = [
        Message("page-refused", choice=f"`{text}`", rule=refusal.rule, reason=refusal.reason)
        for text, refusal in refused
    ]
    return "".join(f'<p class="refused">{linked(words.say(message))}</p>' for message in told)
