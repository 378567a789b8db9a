"""`littlewars rules GAME [ID]`: the rules, their coverage, their illustrated pages."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from littlewars.cli.speech import Language, speaking
from littlewars.games.library import find
from littlewars.kernel.errors import SetupError
from littlewars.kernel.game import Game
from littlewars.kernel.words import Message
from littlewars.rulebook.coverage import citations, own_tests
from littlewars.rulebook.examples import shipped_examples
from littlewars.rulebook.page import write_pages
from littlewars.rulebook.rules import Rule, Rulebook, read_rules
from littlewars.words import Catalogue, catalogue


def rules(
    game: Annotated[str, typer.Argument(help="The key of a game.")],
    rule: Annotated[str, typer.Argument(help="A rule's id, such as SW-46; all of them by default.")] = "",
    coverage: Annotated[bool, typer.Option("--coverage", help="List what cites each rule.")] = False,
    tests: Annotated[Path | None, typer.Option(help="Where to look for tests; ours by default.")] = None,
    html: Annotated[Path | None, typer.Option(help="Write the illustrated pages into this folder.")] = None,
    lang: Language = "",
) -> None:
    """Show the rules of a game in our words, in book order."""
    with speaking(lang) as language:
        played = find(game)
        book = read_rules(played)
        words = catalogue(language, played)
        console = Console(highlight=False)
        console.soft_wrap = not console.is_terminal  # whole lines for other programs
        if html:
            for page in written(played, html):
                console.print(str(page), markup=False)
        elif coverage:
            if tests and not tests.exists():
                raise SetupError(Message("file-missing", file=str(tests)))
            if not show_coverage(console, played, book, words, tests or own_tests()):
                raise typer.Exit(1)
        elif rule:
            show_rule(console, book.rule(rule), words, examples_of(played, rule.upper()))
        else:
            show_book(console, book, words)


def written(game: Game, folder: Path) -> list[Path]:
    """Write the pages, or tell why they cannot be written."""
    try:
        return write_pages(game, folder)
    except OSError as error:
        raise SetupError(Message("file-unwritable", file=str(folder), why=error.strerror or "")) from None


def show_book(console: Console, book: Rulebook, words: Catalogue) -> None:
    """Print every rule, chapter by chapter."""
    chapter = ""
    for rule in book.rules.values():
        if rule.chapter != chapter:
            chapter = rule.chapter
            console.print(f"\n[bold]{book.chapters[chapter][words.language]}[/bold]")
        show_rule(console, rule, words, [])


def show_rule(console: Console, rule: Rule, words: Catalogue, examples: list[str]) -> None:
    """Print one rule with its ruling and examples."""
    language = words.language
    mark = "" if rule.source == "book" else f" ({words.say(Message('rules-ours'))})"
    console.print(f"[bold]{rule.id}[/bold]{mark} ", end="")
    console.print(rule.text[language], markup=False)
    if rule.ruling:
        console.print("  " + words.say(Message("rules-ruling", text=rule.ruling[language])), markup=False)
    if rule.not_playable:
        console.print("  " + words.say(Message("rules-not-playable", why=rule.not_playable[language])), markup=False)
    if examples:
        console.print("  " + words.say(Message("rules-see-examples", examples=", ".join(examples))), markup=False)


def examples_of(game: Game, rule: str) -> list[str]:
    """List the examples that cite a rule."""
    return [example.id for example in shipped_examples(game) if rule in example.rules]


def show_coverage(console: Console, game: Game, book: Rulebook, words: Catalogue, tests: Path | None) -> bool:
    """Print what cites each rule; tell whether every playable one is cited."""
    cited = citations(game, book, tests)
    width = max([7, *[len(rule) for rule in book.rules]])
    uncovered = unplayable = 0
    for rule in book.rules.values():
        if cited[rule.id]:
            told = ", ".join(cited[rule.id])
        elif rule.not_playable:
            unplayable += 1
            told = words.say(Message("rules-not-playable", why=rule.not_playable[words.language]))
        else:
            uncovered += 1
            told = words.say(Message("rules-uncovered"))
        console.print(f"{rule.id:{width}} {told}", markup=False)
    apart = [rule for rule in book.rules if book.page_of(rule)]
    if apart:
        console.print(f"chapters apart: {sum(bool(cited[rule]) for rule in apart)} of {len(apart)} covered")
    covered = len(book.rules) - uncovered - unplayable
    console.print(f"{len(book.rules)} rules: {covered} covered, {uncovered} uncovered, {unplayable} not playable")
    return uncovered == 0
