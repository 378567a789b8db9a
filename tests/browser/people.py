"""Who comes to the table, with which screen, in which language."""

from dataclasses import dataclass

from playwright.sync_api import Browser, BrowserContext

from tests.browser.guard import Guard
from tests.browser.hands import Person

PATIENCE = 20_000  # milliseconds for anything to happen
DESK, TABLET, PHONE = (1440, 900), (1024, 768), (390, 844)
SIZES = (DESK, TABLET, PHONE)


@dataclass
class People:
    """Lets people in, each with a browser of their own, and sees them out."""

    browser: Browser
    url: str
    guard: Guard

    def __post_init__(self) -> None:
        self.contexts: list[BrowserContext] = []

    def enter(
        self,
        size: tuple[int, int] = DESK,
        language: str = "en",
        theme: str = "",
        still: bool = True,
        hurry: bool = True,
        touch: bool = False,
        scale: float = 1,
    ) -> Person:
        """Let somebody in; `still` people want nothing to move, `touch` people have fingers."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            reduced_motion="reduce" if still else "no-preference",
            color_scheme="light",
            has_touch=touch,
            device_scale_factor=scale,
            accept_downloads=True,
        )
        context.set_default_timeout(PATIENCE)
        wishes = {"language": language, "theme": theme}
        context.add_cookies([{"name": name, "value": wish, "url": self.url} for name, wish in wishes.items() if wish])
        self.guard.watch(context)
        self.contexts.append(context)
        return Person(context.new_page(), self.url, hurry)

    def leave(self) -> None:
        """See everybody out."""
        for context in self.contexts:
            context.close()
