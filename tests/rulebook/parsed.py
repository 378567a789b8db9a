"""A page of HTML taken apart."""

from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = {"meta", "link", "br", "img", "input"}


@dataclass
class Page(HTMLParser):
    """A page taken apart; a tag closed out of turn stops the test."""

    open: list[str] = field(default_factory=list)
    tags: list[tuple[str, dict[str, str]]] = field(default_factory=list)
    words: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len({name for name, _ in attrs}) == len(attrs), f"{tag} has an attribute twice"
        self.tags.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    def every(self, name: str) -> list[str]:
        """List the values of an attribute."""
        return [attributes[name] for _, attributes in self.tags if name in attributes]

    def count(self, tag: str) -> int:
        """Count the elements of a kind."""
        return sum(found == tag for found, _ in self.tags)


def parsed(text: str) -> Page:
    """Take a page apart."""
    page = Page()
    page.feed(text)
    page.close()
    return page
