"""Pictures of the table for people to look at: `make screenshots` writes them to build/screenshots."""

import shutil
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import sync_playwright

from littlewars.games import GAMES
from tests.browser.guard import Guard
from tests.browser.hands import LONGEST, Person
from tests.browser.people import DESK, PHONE, People
from tests.conftest import BROWSERS, SWITCHES
from tests.table.desk import STEADY, TableServer

FOLDER = Path("build/screenshots")
LOOKS = {"desk": (DESK, ""), "desk-dark": (DESK, "dark"), "phone": (PHONE, ""), "phone-dark": (PHONE, "dark")}
SHELF = [game.key for game in GAMES if game.on_shelf]
STOPS = (0, 8, 16, 40)  # choices worth a picture


class Album:
    """The pictures of one look and language."""

    def __init__(self, person: Person, look: str, language: str) -> None:
        self.person, self.look, self.language = person, look, language

    def take(self, what: str) -> None:
        """Take a picture of what is on the screen."""
        path = FOLDER / f"{what}-{self.look}-{self.language}.png"
        self.person.page.screenshot(path=path, animations="disabled")
        print(path)

    def pages(self) -> None:
        """Walk through the pages around the table."""
        self.person.go("/")
        self.take("home")
        for key in SHELF:
            for what in ("new", "rules"):
                self.person.go(f"/games/{key}/{what}")
                self.take(f"{key}-{what}")

    def game(self, key: str) -> None:
        """Play a game, and stop where it is worth looking."""
        person, rng = self.person, Random(7)
        address = person.start(key, **{"with": "computer"})
        for step in range(LONGEST):
            state = person.wait()
            if state == "over":
                break
            if step in STOPS:
                self.take(f"{key}-choice-{step}")
            person.answer(state, rng)
        self.take(f"{key}-result")
        person.go(f"{address}/replay?move=20")
        person.page.wait_for_selector(".replay-board svg")
        self.take(f"{key}-replay")

    def lesson(self, key: str) -> None:
        """Open the lesson."""
        self.person.go("/")
        self.person.page.locator(f"form[action*='{key}/learn'] button").click()
        self.person.wait()
        self.take(f"{key}-lesson")


def main() -> None:
    """Take all pictures."""
    chromium = next(path for path in map(shutil.which, BROWSERS) if path)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        TableServer(Path(folder), program=STEADY) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=SWITCHES)
        guard = Guard(server.url)
        people = People(browser, server.url, guard)
        for look, (size, theme) in LOOKS.items():
            for language in ("fr", "en"):
                album = Album(people.enter(size, language, theme, touch=size == PHONE), look, language)
                album.pages()
                for key in SHELF:
                    album.game(key)
                    album.lesson(key)
        people.leave()
        browser.close()
        for told in guard.heard():
            print(told)


if __name__ == "__main__":
    main()
