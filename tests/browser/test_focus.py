"""U4: whatever the table pushes, the focus is never lost."""

from random import Random

import pytest

from tests.browser.hands import LONGEST, Person
from tests.browser.people import People
from tests.table.desk import SKIRMISH

pytestmark = pytest.mark.browser

WATCH = """
window.pushes = 0;
window.lostAfter = [];
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      const { type, v } = JSON.parse(data);
      if (type !== "table") return;
      window.pushes += 1;
      const check = () => {
        if (document.activeElement === document.body) window.lostAfter.push(`version ${v}`);
      };
      setTimeout(check, 0);
      requestAnimationFrame(() => setTimeout(check, 0));
      setTimeout(check, 400);
    });
  }
};
"""


def kept(person: Person) -> int:
    """Check that the focus was kept at every push; return how many there were."""
    assert person.page.evaluate("() => window.lostAfter") == []
    return int(person.page.evaluate("() => window.pushes"))


@pytest.mark.parametrize("hand", ["mouse", "keyboard"])
def test_u4_the_focus_is_kept_throughout_a_game(people: People, hand: str) -> None:
    person = people.enter(still=hand == "mouse")
    person.page.add_init_script(WATCH)
    person.start(**{"with": "computer", "computer": "recruit", **SKIRMISH})
    rng = Random(31)
    for _ in range(LONGEST):
        state = person.wait()
        if state == "over":
            break
        if hand == "mouse":
            person.answer(state, rng)
        else:
            person.press(rng)
        assert person.focused() != "BODY"
    person.page.wait_for_timeout(500)
    assert kept(person) > 20


def test_u4_the_focus_stays_where_it_is_while_others_play(people: People) -> None:
    watcher = people.enter()
    watcher.page.add_init_script(WATCH)
    player = people.enter()
    address = player.start(**{"with": "hotseat", "curtain": "false", **SKIRMISH})
    watcher.go(address)
    watcher.settle()
    watcher.tab_to("#menu-button")
    watcher.page.wait_for_timeout(500)
    watcher.page.evaluate("() => { window.lostAfter = []; }")  # Tab itself leaves the page for a moment
    for _ in range(10):
        player.answer(player.wait(), Random(32))
    player.wait()
    watcher.page.wait_for_timeout(500)
    assert kept(watcher) > 3
    assert watcher.focused() == "menu-button"


def test_u4_the_control_is_caught(people: People) -> None:
    person = people.enter()
    person.page.add_init_script(WATCH)
    person.start(**{"with": "hotseat", "curtain": "false", **SKIRMISH})
    person.wait()
    person.page.evaluate("() => setInterval(() => document.activeElement.blur(), 1)")
    person.answer("asked", Random(33))
    person.answer(person.wait(), Random(33))
    person.page.wait_for_timeout(800)
    assert person.page.evaluate("() => window.lostAfter.length") > 0
