"""The illustrated rulebook: one HTML page per language, its pictures drawn by the game."""

import re
from html import escape
from importlib.resources import files
from pathlib import Path

from littlewars.kernel.agenda import NOBODY, Event
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.errors import ContentError
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message
from littlewars.look import CSS
from littlewars.rulebook.examples import Case, Example, run_case, shipped_examples
from littlewars.rulebook.rules import Rule, Rulebook, read_rules
from littlewars.words import Catalogue, catalogue

LEGAL_AT_MOST = 16  # choices listed under an example
TARGET = re.compile(r"\b[A-Z][A-Z0-9]+-E?\d+\b")  # a rule, or an example
OPTION = re.compile(r"`([^`]+)`")
OWN_IDS = re.compile(r'(\bid="|url\(#|href="#)')


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
    """Return the whole page: each example stands with the first rule it cites, and the others lead there."""
    book, words = read_rules(game), catalogue(language, game)
    examples: dict[str, list[Example]] = {rule: [] for rule in book.rules}
    for example in shipped_examples(game):
        for rule in example.rules:
            examples[rule].append(example)
    title = escape(words.say(Message("page-title", game=game.titles[language])))
    other = next(spoken for spoken in LANGUAGES if spoken != language)
    chapters = "".join(_chapter(book, key, examples, words) for key in book.chapters)
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
<header>
<a class="language" lang="{other}" hreflang="{other}" href="{page_name(game, other)}">\
{escape(words.say(Message("page-other-language")))}</a>
<h1>{title}</h1>
<p class="lead">{escape(words.say(Message("page-lead")))}</p>
{_contents(book, words)}
</header>
<main>
{chapters}</main>
</body>
</html>
"""


def _contents(book: Rulebook, words: Catalogue) -> str:
    titles = {key: escape(title[words.language]) for key, title in book.chapters.items()}
    links = "".join(f'<li><a href="#{key}">{title}</a></li>' for key, title in titles.items())
    name = escape(words.say(Message("page-contents")))
    return f'<nav aria-label="{name}"><ol>{links}</ol></nav>'


def _chapter(book: Rulebook, key: str, examples: dict[str, list[Example]], words: Catalogue) -> str:
    rules = "".join(_rule(rule, examples[rule.id], words) for rule in book.rules.values() if rule.chapter == key)
    return f'<section id="{key}"><h2>{escape(book.chapters[key][words.language])}</h2>\n{rules}</section>\n'


def _rule(rule: Rule, examples: list[Example], words: Catalogue) -> str:
    language = words.language
    source = escape(words.say(Message("page-" + rule.source)))
    parts = [f"<p>{linked(rule.text[language])}</p>"]
    if rule.ruling:
        name = escape(words.say(Message("page-ruling")))
        parts.append(f'<p class="ruling"><strong>{name}</strong> {linked(rule.ruling[language])}</p>')
    if rule.not_playable:
        why = Message("rules-not-playable", why=rule.not_playable[language])
        parts.append(f'<p class="ruling">{escape(words.say(why))}</p>')
    elsewhere = [example.id for example in examples if example.rules[0] != rule.id]
    if elsewhere:
        parts.append(f"<p>{linked(words.say(Message('rules-see-examples', examples=', '.join(elsewhere))))}</p>")
    parts += [_example(example, words) for example in examples if example.rules[0] == rule.id]
    return (
        f'<article id="{rule.id}" class="rule"><h3><a href="#{rule.id}">{rule.id}</a> '
        f'<span class="source">{source}</span></h3>\n{"".join(parts)}</article>\n'
    )


def linked(text: str) -> str:
    """Escape a text, and turn ids of rules and examples into links and options into code."""
    marked = OPTION.sub(r"<code>\1</code>", escape(text, quote=False))
    return TARGET.sub(lambda found: f'<a href="#{found[0]}">{found[0]}</a>', marked)


def _example(example: Example, words: Catalogue) -> str:
    cases = "".join(_case(example, number, case, words) for number, case in enumerate(example.cases))
    return f'<section class="example" id="{example.id}">{cases}</section>\n'


def _case(example: Example, number: int, case: Case, words: Catalogue) -> str:
    report = run_case(example.game, case)
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
    place = f"{example.id}-{number}"
    opening = _picture(Match(match.game, match.setup, case.position), [], f"{place}a", words)
    played = [text for stage in case.stages for text in stage.play]
    verdicts = _legal(match, words) + _refusals(report.refused, words)
    if not played:
        return head + _figure("page-only-picture", opening, words) + verdicts
    events = [event for heard in match.events[1:] for event in heard]
    closing = _picture(match, events, f"{place}b", words)
    steps = "".join(_step(match, number, text, words) for number, text in enumerate(played, 1))
    name = escape(words.say(Message("page-played")))
    return (
        head
        + '<div class="pictures">'
        + _figure("page-before", opening, words)
        + _figure("page-after", closing, words)
        + f'</div><ol class="played" aria-label="{name}">{steps}</ol>'
        + verdicts
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


def _picture(match: Match, events: list[Event], place: str, words: Catalogue) -> str:
    """Draw a position; its element ids get a prefix, for a page has many pictures."""
    drawn = match.game.draw(match.game.view(match.state, 0), events, words.say)
    return OWN_IDS.sub(lambda found: f"{found[0]}{place}-", drawn)


def _figure(caption: str, picture: str, words: Catalogue) -> str:
    return f"<figure>{picture}<figcaption>{escape(words.say(Message(caption)))}</figcaption></figure>"


def _refusals(refused: list[tuple[str, Refusal]], words: Catalogue) -> str:
    told = [
        Message("page-refused", choice=f"`{text}`", rule=refusal.rule, reason=refusal.reason)
        for text, refusal in refused
    ]
    return "".join(f'<p class="refused">{linked(words.say(message))}</p>' for message in told)
