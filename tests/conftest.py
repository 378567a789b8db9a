"""A real browser, and a Ctrl-C that is heard, for every test that needs one."""

import os
import shutil
import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the lightest first
SWITCHES = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
NONE = "there is no Chromium: install one, or let `make browser` do so as root"


@pytest.fixture(scope="module")  # while Playwright runs, no other test in the process may start an event loop
def browser() -> Iterator[Browser]:
    found = [path for path in map(shutil.which, BROWSERS) if path]
    if not found:
        if os.environ.get("CI") == "true":
            pytest.fail(NONE)
        pytest.skip(NONE)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=found[0], args=SWITCHES)
        yield started
        started.close()


@pytest.fixture
def ctrl_c() -> Iterator[None]:
    """Have Ctrl-C heard, by programs started here too: where the tests run in the background, it is ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
