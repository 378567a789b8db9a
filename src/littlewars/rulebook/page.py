"""The illustrated rulebook: HTML pages, their pictures drawn by the game; a chapter may have a page of its own."""

import re
from collections.abc import Callable
from html import escape
from importlib.resources import files
from itertools import groupby
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
from littlewars.rulebook.rules import PREFIX, Rule, read_rules
from littlewars.words import Catalogue, catalogue

LEGAL_AT_MOST = 16  # choices listed under an example
MANY_PICTURES = 300  # more leave out the titles of their parts, which only a mouse finds
TARGET = re.compile(PREFIX + r"E?\d+\b")  # a rule, or an example
OPTION = re.compile(r"`([^`]+)`")
PICTURE = re.compile(r"<picture (\d+)>")  # where one will stand

Address: TypeAlias = Callable[[str], str]  # of the page of a chapter apart; of the main page, for an empty one
Beside: TypeAlias = Callable[[Example, int, Match], str]  # what stands under a case: its number, its first position


class Paper:
    """What a page of rules is written on: a language, links, and the pictures, which share what they can."""

    def __init__(
        self,
        game: Game,
        language: str,
        address: Address,
        chapter: str = "",
        beside: Beside = lambda example, number, opening: "",
    ) -> None:
        self.game = game
        self.book = read_rules(game)
        self.words: Catalogue = catalogue(language, game)
        self.address = address
        self.chapter = chapter  # the one this page is for; empty for the main page
        self.beside = beside
        self.examples: dict[str, list[Example]] = {rule: [] for rule in self.book.rules}
        self.pages = {rule: self.book.page_of(rule) for rule in self.book.rules}  # of rules and examples
        for example in shipped_examples(game):
            for rule in example.rules:
                self.examples[rule].append(example)
                self.pages.setdefault(example.id, self.pages[rule])
        self.drawings: list[str] = []
        self.symbols = ""

    def chapters(self) -> str:
        """Write the page's rules: each example stands with the first rule it cites, and the others lead there."""
        written = ""
        for elsewhere, run in groupby([self.chapter] if self.chapter else self.book.chapters, self.is_elsewhere):
            keys = list(run)
            written += _elsewhere(keys, self) if elsewhere else "".join([_chapter(key, self) for key in keys])
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

    def is_elsewhere(self, chapter: str) -> bool:
        """Tell whether a chapter has a page of its own that is not this one."""
        return chapter in self.book.apart and chapter != self.chapter

    def title(self, chapter: str) -> str:
        """Return the title of a chapter."""
        return self.book.chapters[chapter][self.words.language]

    def lead_to(self, target: str) -> str:
        """Return where a link to a rule or an example leads."""
        page = self.pages.get(target, self.chapter)
        return f"{'' if page == self.chapter else self.address(page)}#{target}"

    def linked(self, text: str) -> str:
        """Escape a text, and turn ids of rules and examples into links and options into code."""
        marked = OPTION.sub(r"<code>\1</code>", escape(text, quote=False))
        return TARGET.sub(lambda found: self.link(found[0]), marked)

    def link(self, target: str) -> str:
        """Link to a rule or an example."""
        return f'<a href="{self.lead_to(target)}">{target}</a>'


def write_pages(game: Game, folder: Path) -> list[Path]:
    """Write the pages and their style sheets into a folder; return the pages."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "look.css").write_text(CSS, encoding="utf-8")
    page_css = (files("littlewars.rulebook") / "page.css").read_text(encoding="utf-8")
    (folder / "page.css").write_text(page_css, encoding="utf-8")
    pages = []
    for language in LANGUAGES:
        for chapter in ("", *read_rules(game).apart):
            pages.append(folder / page_name(game, language, chapter))
            pages[-1].write_text(rules_page(game, language, chapter), encoding="utf-8")
    return pages


def page_name(game: Game, language: str, chapter: str = "") -> str:
    """Return the file name of a page."""
    return f"{game.key}.{chapter}.{language}.html" if chapter else f"{game.key}.{language}.html"


def rules_page(game: Game, language: str, chapter: str = "") -> str:
    """Return the whole main page, or that of a chapter apart, to be read from a file."""
    paper = Paper(game, language, lambda other: page_name(game, language, other), chapter)
    words, chapters = paper.words, paper.chapters()
    other = next(spoken for spoken in LANGUAGES if spoken != language)
    return f"""<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(page_title(game, chapter, words))}</title>
<link rel="stylesheet" href="look.css">
<link rel="stylesheet" href="page.css">
</head>
<body>
{paper.shared_symbols()}
<header>
<a class="language" lang="{other}" hreflang="{other}" href="{page_name(game, other, chapter)}">\
{escape(words.say(Message("page-other-language")))}</a>
{heading(paper)}
{contents(paper)}
</header>
<main>
{chapters}{neighbours(paper)}</main>
</body>
</html>
"""


def page_title(game: Game, chapter: str, words: Catalogue) -> str:
    """Return the title of a page, as a window or a bookmark shows it."""
    name = game.titles[words.language]
    if not chapter:
        return words.say(Message("page-title", game=name))
    title = read_rules(game).chapters[chapter][words.language]
    return words.say(Message("page-chapter-title", game=name, chapter=title))


def heading(paper: Paper) -> str:
    """Name the rulebook; the main page says more about it."""
    name = escape(paper.words.say(Message("page-title", game=paper.game.titles[paper.words.language])))
    lead = "" if paper.chapter else f'\n<p class="lead">{escape(paper.words.say(Message("page-lead")))}</p>'
    return f"<h1>{name}</h1>{lead}"


def contents(paper: Paper) -> str:
    """List the chapters, each a link; the page of a chapter apart lists the main page and the chapters like it."""
    links = ""
    if paper.chapter:
        links = f'<li><a href="{paper.address("")}">{escape(paper.words.say(Message("page-all-rules")))}</a></li>'
    for key in paper.book.apart if paper.chapter else paper.book.chapters:
        address = paper.address(key) if paper.is_elsewhere(key) else f"#{key}"
        here = ' aria-current="page"' if key == paper.chapter else ""
        links += f'<li><a href="{address}"{here}>{escape(paper.title(key))}</a></li>'
    name = escape(paper.words.say(Message("page-contents")))
    return f'<nav aria-label="{name}"><ol>{links}</ol></nav>'


def neighbours(paper: Paper) -> str:
    """Link from a chapter apart to those before and after it; the main page has none."""
    if not paper.chapter:
        return ""
    apart, at = paper.book.apart, paper.book.apart.index(paper.chapter)
    told = [(key, Message("page-previous", chapter=paper.title(key))) for key in apart[:at][-1:]]
    told += [(key, Message("page-next", chapter=paper.title(key))) for key in apart[at + 1 :][:1]]
    links = "".join(f'<a href="{paper.address(key)}">{escape(paper.words.say(message))}</a>' for key, message in told)
    name = escape(paper.words.say(Message("page-neighbours")))
    return f'<nav class="neighbours" aria-label="{name}">{links}</nav>\n' if links else ""


def _elsewhere(keys: list[str], paper: Paper) -> str:
    """Stand in for chapters with a page of their own: links to them, and to each of their rules."""
    lines = ""
    for key in keys:
        rules = [rule.id for rule in paper.book.rules.values() if rule.chapter == key]
        links = " ".join(f'<a id="{rule}" href="{paper.lead_to(rule)}">{rule}</a>' for rule in rules)
        lines += f'<li><a href="{paper.address(key)}">{escape(paper.title(key))}</a> <span>{links}</span></li>\n'
    name = escape(paper.words.say(Message("page-elsewhere")))
    return f'<section class="chapter elsewhere"><h2>{name}</h2>\n<ul>\n{lines}</ul></section>\n'


def _chapter(key: str, paper: Paper) -> str:
    rules = "".join(_rule(rule, paper) for rule in paper.book.rules.values() if rule.chapter == key)
    return f'<section id="{key}" class="chapter"><h2>{escape(paper.title(key))}</h2>\n{rules}</section>\n'


def _rule(rule: Rule, paper: Paper) -> str:
    parts, examples = _texts(rule, paper), paper.examples[rule.id]
    elsewhere = [example.id for example in examples if example.rules[0] != rule.id]
    if elsewhere:
        told = paper.words.say(Message("rules-see-examples", examples=", ".join(elsewhere)))
        parts += f"<p>{paper.linked(told)}</p>"
    parts += "".join(_example(example, paper) for example in examples if example.rules[0] == rule.id)
    name = (
        f'{paper.link(rule.id)} <span class="source">{escape(paper.words.say(Message("page-" + rule.source)))}</span>'
    )
    return f'<article id="{rule.id}" class="rule"><h3>{name}</h3>\n{parts}</article>\n'


def _texts(rule: Rule, paper: Paper) -> str:
    """Write what a rule says, what we decided, and why it cannot be played."""
    words, language = paper.words, paper.words.language
    parts = f"<p>{paper.linked(rule.text[language])}</p>"
    if rule.ruling:
        name = escape(words.say(Message("page-ruling")))
        parts += f'<p class="ruling"><strong>{name}</strong> {paper.linked(rule.ruling[language])}</p>'
    if rule.not_playable:
        why = Message("rules-not-playable", why=rule.not_playable[language])
        parts += f'<p class="ruling">{escape(words.say(why))}</p>'
    return parts


def _example(example: Example, paper: Paper) -> str:
    cases = "".join(_case(example, number, case, paper) for number, case in enumerate(example.cases))
    return f'<section class="example" id="{example.id}">{cases}</section>\n'


def _case(example: Example, number: int, case: Case, paper: Paper) -> str:
    report, words = run_case(paper.game, case), paper.words
    match = report.match
    if match is None or report.failures:
        raise ContentError(Message("examples-fails", file=example.file, example=example.id))
    rules = " ".join(map(paper.link, example.rules))
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
    foot = _legal(match, paper) + _refusals(report.refused, paper) + paper.beside(example, number, start)
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


def _legal(match: Match, paper: Paper) -> str:
    """List what may be chosen in the end, unless it is too much to read."""
    if match.state.actor < 0 or len(match.state.legal()) > LEGAL_AT_MOST:
        return ""
    legal = ", ".join(f"`{match.game.spell(match.state, choice)}`" for choice in match.state.legal())
    seat = match.name(match.state.actor)
    return f"<p>{paper.linked(paper.words.say(Message('page-legal', seat=seat, choices=legal)))}</p>"


def _figure(caption: str, picture: str, words: Catalogue) -> str:
    return f"<figure>{picture}<figcaption>{escape(words.say(Message(caption)))}</figcaption></figure>"


def _refusals(refused: list[tuple[str, Refusal]], paper: Paper) -> str:
    told = [
        Message("page-refused", choice=f"`{text}`", rule=refusal.rule, reason=refusal.reason)
        for text, refusal in refused
    ]
    return "".join(f'<p class="refused">{paper.linked(paper.words.say(message))}</p>' for message in told)
