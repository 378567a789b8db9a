"""What a page may ask without changing anything: why not, what it would mean, and how it was."""

from typing import Any

from littlewars.kernel.errors import SetupError
from littlewars.kernel.words import Message
from littlewars.table.envelope import Viewer, eye_of, is_asked, is_covered
from littlewars.table.live import LiveMatch, refusal_message
from littlewars.words import catalogue

NOTHING = Message("plain", text="")


def why(live: LiveMatch, viewer: Viewer, touched: list[str]) -> dict[str, Any]:
    """Say why touching these elements is no choice; an empty sentence when there is nothing to say."""
    sentence, rule = _why(live, viewer, touched)
    return {"touched": touched, "sentence": catalogue(viewer.language, live.game).say(sentence), "rule": rule}


def _why(live: LiveMatch, viewer: Viewer, touched: list[str]) -> tuple[Message, str]:
    acting = live.acting()
    if not viewer.seats or acting < 0 or is_covered(live, viewer) or live.lesson_over():
        return NOTHING, ""
    if acting not in viewer.seats:
        return Message("table-turn", seat=live.match.name(acting)), ""
    for choice in live.game.meant(live.state, touched):
        refusal = live.state.refusal(choice)
        if refusal is not None:
            return refusal_message(refusal), refusal.rule
        if not live.teaches(choice):
            return live.hint(viewer.language), ""
    return NOTHING, ""


def measure(live: LiveMatch, viewer: Viewer, version: int, choice: int) -> dict[str, Any]:
    """Tell whoever must choose what a choice would mean; nothing to others, nor about another version."""
    told: dict[str, Any] = {"choice": choice, "allowed": False, "sentence": "", "rule": "", "words": [], "lines": []}
    asked = live.acting() in viewer.seats and is_asked(live, viewer) and not is_covered(live, viewer)
    if not asked or version != live.version:
        return told
    say = catalogue(viewer.language, live.game).say
    refusal = live.state.refusal(choice)
    if refusal is not None:
        told |= {"sentence": say(refusal_message(refusal)), "rule": refusal.rule}
    elif not live.teaches(choice):
        told["sentence"] = say(live.hint(viewer.language))
    else:
        told["allowed"] = True
    found = live.game.measure(live.state, choice)
    if found is not None:
        told["words"] = [say(words) for words in found.words]
        told["lines"] = [{"kind": line.kind, "points": line.points} for line in found.lines]
    return told


def look(live: LiveMatch, viewer: Viewer, at: int) -> dict[str, Any]:
    """Show the position after so many choices, as the viewer saw it."""
    if at > len(live.match.choices) or is_covered(live, viewer):
        raise SetupError(Message("table-no-position", number=at))
    game, words, eye = live.game, catalogue(viewer.language, live.game), eye_of(live, viewer)
    then = live.match.twin(at)
    events = then.heard(then.events[at], eye)
    told = [game.sentence(then.state, event, eye) for event in events]
    view = game.view(then.state, eye)
    return {
        "at": at,
        "html": game.draw(view, events, words.say),
        "hand": game.draw_hand(view, words.say),
        "sentences": [words.say(message) for message in told if message is not None],
    }
