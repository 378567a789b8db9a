"""The documents agree with the code: shown code stands in its file, links lead somewhere, fragments are named right."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
SHOWN = re.compile(r"```python\n# (src/\S+)\n(.*?)```", re.DOTALL)
LINK = re.compile(r"\]\((?!https?:)([^)#]+)")
FRAGMENT = re.compile(r"[a-z0-9-]+\.(added|changed|fixed)\.md")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_shown_code_stands_in_its_file(page: Path) -> None:
    for file, code in SHOWN.findall(page.read_text(encoding="utf-8")):
        assert code.strip() in (ROOT / file).read_text(encoding="utf-8"), file


def test_the_guide_shows_code() -> None:
    assert len(SHOWN.findall((ROOT / "docs" / "guide.md").read_text(encoding="utf-8"))) == 3


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_changelog_fragments_are_one_sentence_each() -> None:
    for fragment in (ROOT / "changelog.d").iterdir():
        assert FRAGMENT.fullmatch(fragment.name), fragment.name
        assert len(fragment.read_text(encoding="utf-8").strip().splitlines()) == 1
