"""Reads pages as a strict browser would: what is wrong with them, and what their forms send."""

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from itertools import pairwise

from tests.words.sources import SHARED, sentences

VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
BLOCKS = {"address", "article", "aside", "details", "div", "fieldset", "form", "h1", "h2", "h3", "h4", "h5", "h6"}
BLOCKS |= {"header", "main", "nav", "ol", "p", "pre", "section", "table", "ul"}  # none of these stands in a paragraph
ADDRESSES = {"action", "formaction", "href", "src", "xlink:href"}
POINTERS = {"aria-controls", "aria-describedby", "aria-labelledby", "for", "list", "popovertarget"}
KEY = re.compile(r"([a-z]+)(-[a-z0-9_]+)+(\(.*\))?")  # what a message nobody has a sentence for is shown as
ROOMS = {"option", "seat"} | {key.partition("-")[0] for key in sentences(SHARED, "en")}
SPOKEN = {"alt", "aria-label", "placeholder", "title"}

Attributes = dict[str, str]


@dataclass
class SentForm:
    """A form, and the fields a browser would send if nobody touched it: of a name that stands twice, the last."""

    action: str
    method: str
    fields: dict[str, str] = field(default_factory=dict)
    offered: dict[str, list[str]] = field(default_factory=dict)  # every value a field could send


class Page(HTMLParser):
    """A page, read once."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.faults: list[str] = []
        self.open: list[str] = []
        self.ids: list[str] = []
        self.pointers: list[str] = []
        self.headings: list[int] = []
        self.links: list[str] = []
        self.texts: list[str] = []  # what a person reads or hears
        self.forms: list[SentForm] = []
        self.fields: list[Attributes] = []
        self.labelled: set[str] = set()
        self.select = ""
        self.feed(text)
        self.close()
        self._finish()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in attrs}
        if len(attributes) < len(attrs):
            self.faults.append(f"<{tag}> has an attribute twice")
        self._check(tag, attributes)
        self._note(tag, attributes)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open[-1] != tag:
            self.faults.append(f"</{tag}> closes {self.open[-1:]}")
        if tag in self.open:
            while self.open.pop() != tag:
                pass

    def handle_data(self, data: str) -> None:
        if "script" in self.open and data.strip():
            self.faults.append("a script stands in the page")
        elif data.strip():
            self.texts.append(data.strip())

    def _check(self, tag: str, attributes: Attributes) -> None:
        if tag == "style" or "style" in attributes:
            self.faults.append(f"<{tag}> has a style of its own")
        if tag in BLOCKS and "p" in self.open:
            self.faults.append(f"<{tag}> stands in a paragraph")
        if tag == "img" and "alt" not in attributes:
            self.faults.append("an image says nothing")
        for name, value in attributes.items():
            if name.startswith("on"):
                self.faults.append(f"<{tag}> has {name}")
            if name in ADDRESSES and (re.match(r"\s*[a-z]+:", value, re.I) or value.startswith("//")):
                self.faults.append(f"<{tag}> leads elsewhere: {value}")

    def _note(self, tag: str, attributes: Attributes) -> None:
        self.texts += [attributes[name] for name in SPOKEN if attributes.get(name)]
        self.ids += [attributes["id"]] if "id" in attributes else []
        for name in POINTERS & attributes.keys():
            self.pointers += attributes[name].split()
        if tag in {"a", "use"} and attributes.get("href", "").startswith("#"):
            self.pointers.append(attributes["href"][1:])
        if tag == "a":
            self.links.append(attributes.get("href", ""))
        if re.fullmatch(r"h[1-6]", tag):
            self.headings.append(int(tag[1]))
        if tag == "form":
            self.forms.append(SentForm(attributes.get("action", ""), attributes.get("method", "get")))
        if tag == "label":
            self.labelled.add(attributes.get("for", ""))
        if tag in {"input", "select", "textarea"} and attributes.get("type") != "hidden":
            self.fields.append({**attributes, "inside": str("label" in self.open)})
        self._send(tag, attributes)

    def _send(self, tag: str, attributes: Attributes) -> None:
        name, value = attributes.get("name", ""), attributes.get("value", "")
        if tag == "select":
            self.select = name
        if tag == "option" and "select" in self.open:
            name = self.select
        if not name or tag not in {"input", "option"} or "form" not in self.open:
            return
        form = self.forms[-1]
        form.offered.setdefault(name, []).append(value)
        choice = tag == "option" or attributes.get("type") in {"radio", "checkbox"}
        first = tag == "option" and name not in form.fields
        if not choice or first or {"checked", "selected"} & attributes.keys():
            form.fields[name] = value

    def _finish(self) -> None:
        self.faults += [f"<{tag}> is never closed" for tag in self.open]
        self.faults += [f"the id {one} stands twice" for one in sorted(set(self.ids)) if self.ids.count(one) > 1]
        self.faults += [f"nothing has the id {one}" for one in self.pointers if one not in self.ids]
        self.faults += [f"nobody says “{text}”" for text in self.texts if unsaid(text)]
        for shown in self.fields:
            if shown["inside"] != "True" and shown.get("id") not in self.labelled and not shown.get("aria-label"):
                self.faults.append(f"the field {shown.get('name')} has no label")
        if self.headings[:1] not in ([], [1]) or any(b > a + 1 for a, b in pairwise(self.headings)):
            self.faults.append(f"headings out of order: {self.headings}")


def unsaid(text: str) -> bool:
    """Tell whether a text is a message's key rather than a sentence; “ready-made” is none of ours."""
    found = KEY.fullmatch(text)
    return found is not None and found[1] in ROOMS


def faults(text: str) -> list[str]:
    """List what is wrong with a page."""
    return Page(text).faults


def form_to(text: str, action: str) -> SentForm:
    """Return the one form of a page that is sent there."""
    (found,) = [form for form in Page(text).forms if form.action == action]
    return found
