"""The page for a new game: its options, and the terms of the table."""

from collections.abc import Mapping
from dataclasses import replace
from html import escape
from urllib.parse import urlencode

from littlewars.kernel.game import Game
from littlewars.kernel.setup import Option
from littlewars.kernel.words import Message
from littlewars.table.pages.fields import (
    Form,
    Pick,
    check,
    name_field,
    option_field,
    options_in,
    picks_field,
    select_field,
)
from littlewars.table.pages.icons import icon
from littlewars.table.pages.layout import hidden, page
from littlewars.table.pages.names import seat_name
from littlewars.table.reader import Reader
from littlewars.table.seating import RULES

MAIN = 5  # options shown at once; the others are folded away
DAYS = (1, 3, 7, 14)
OPPONENTS = {
    "computer": (Message("new-with-computer"), Message("new-about-computer")),
    "friend": (Message("new-with-friend"), Message("new-about-friend")),
    "hotseat": (Message("new-with-hotseat"), Message("new-about-hotseat")),
}


def new_page(reader: Reader, game: Game, opponent: str, given: dict[str, str], error: str = "") -> str:
    """Return the form for a new game against "computer", "friend" or at "hotseat", as it was filled in."""
    if opponent not in OPPONENTS:
        opponent = "computer"
    reader = replace(reader, path=_address(game, opponent, given))  # not where the form was sent to
    form = Form(reader, game, given)
    title = reader.words_of(game).say(Message("new-title", game=game.titles[reader.language]))
    start = Message("new-start-friend" if opponent == "friend" else "new-start")
    body = f"""<div class="room room-form">
<div class="intro"><h1>{escape(title)}</h1></div>
{_alert(form, error)}<nav class="tabs" aria-label="{form.say(Message("new-opponents"))}">{_tabs(form, opponent)}</nav>
<form class="sheet new-game" method="post" action="/games/{escape(game.key)}/matches">
{hidden("with", opponent)}
<p class="lead">{form.say(OPPONENTS[opponent][1])}</p>
{_options(form)}
<section aria-labelledby="terms-title"><h2 id="terms-title">{form.say(Message("new-table"))}</h2>
{_terms(form, opponent)}</section>
<div class="start-bar"><button class="button button-main button-large">{icon("play")}{form.say(start)}</button></div>
</form>
</div>"""
    return page(reader, title, body, scripts=("site.js",), body_class="new")


def _address(game: Game, opponent: str, given: Mapping[str, str]) -> str:
    """Return the address of the form against another opponent, the options as they were filled in."""
    return f"/games/{game.key}/new?{urlencode({'with': opponent} | options_in(given))}"


def _alert(form: Form, error: str) -> str:
    if not error:
        return ""
    name = form.say(Message("new-wrong"))
    return f'<div class="alert" role="alert"><strong>{name}</strong><p>{escape(error)}</p></div>\n'


def _tabs(form: Form, opponent: str) -> str:
    links = ""
    for key, (name, _) in OPPONENTS.items():
        here = ' aria-current="page"' if key == opponent else ""
        where = escape(_address(form.game, key, form.given))
        links += f'<a class="tab" href="{where}"{here}>{icon(key)}<span>{form.say(name)}</span></a>'
    return links


def _options(form: Form) -> str:
    options = form.game.options()
    if not options:
        return ""
    defaults = form.game.setup(form.game.first_options()).values
    count = _main(options)
    shown, folded = (
        "".join(option_field(form, option, defaults[option.key]) for option in part)
        for part in (options[:count], options[count:])
    )
    if folded:
        name, number = form.say(Message("new-more")), form.say(Message("new-more-count", count=len(options) - count))
        changed = any(_changed(form, option, str(defaults[option.key])) for option in options[count:])
        folded = (
            f'<details class="more"{" open" if changed else ""}><summary><span class="more-name">{name}</span> '
            f'<span class="help">{number}</span></summary>{folded}</details>'
        )
    name = form.say(Message("new-game"))
    return f'<section aria-labelledby="game-title"><h2 id="game-title">{name}</h2>{shown}{folded}</section>'


def _main(options: list[Option]) -> int:
    """Count the options to show at once; one that offers the same values as the last of them stays beside it."""
    count = min(MAIN, len(options))
    while count < len(options) and options[count].offered == options[count - 1].offered:
        count += 1
    return count


def _changed(form: Form, option: Option, default: str) -> bool:
    return form.value("option-" + option.key, default).lower() != default.lower()


def _terms(form: Form, opponent: str) -> str:
    """Ask for what is the table's and not the game's."""
    fields = []
    if opponent != "hotseat":
        fields += [_seat(form), name_field(form.reader, form.value("name", ""))]
    if opponent == "computer":
        fields.append(_computer(form))
    if opponent == "friend":
        fields.append(_days(form))
    fields.append(_yes_no(form, "takebacks", Message("new-takebacks"), Message("new-takebacks-help"), True))
    watched = opponent == "friend"
    fields.append(_yes_no(form, "listed", Message("new-listed"), Message("new-listed-help"), watched))
    if opponent == "hotseat":
        curtain = Message("new-curtain"), Message("new-curtain-help")
        fields.append(_yes_no(form, "curtain", *curtain, form.game.has_secrets))
        dice = form.say(Message("new-dice")), form.say(Message("new-dice-help"))
        typed = form.value("dealer", "") == "human"
        fields.append(f'<div class="field">{check("dealer", "human", *dice, typed)}</div>')
    return "".join(fields)


def _seat(form: Form) -> str:
    words = form.reader.words_of(form.game)
    seats = form.game.seats(form.game.setup(form.game.first_options()))
    picks = [Pick(seat, escape(seat_name(words, seat))) for seat in seats]
    picks.append(Pick("random", form.say(Message("new-seat-random"))))
    return picks_field("seat", form.say(Message("new-seat")), picks, form.value("seat", "random"))


def _computer(form: Form) -> str:
    picks = [
        Pick("greedy", form.say(Message("new-computer-greedy")), form.say(Message("new-computer-greedy-help"))),
        Pick("random", form.say(Message("new-computer-random")), form.say(Message("new-computer-random-help"))),
    ]
    if form.game.rule_opponent():
        picks.append(Pick(RULES, form.say(Message("new-computer-rules")), form.say(Message("new-computer-rules-help"))))
    return picks_field("computer", form.say(Message("new-computer")), picks, form.value("computer", "greedy"))


def _days(form: Form) -> str:
    picks = [Pick("0", form.say(Message("new-days-none")))]
    picks += [Pick(str(days), form.say(Message("new-days-count", days=days))) for days in DAYS]
    return select_field("days", form.say(Message("new-days")), picks, form.value("days", "0"))


def _yes_no(form: Form, name: str, title: Message, note: Message, default: bool) -> str:
    ticked = form.value(name, str(default).lower()) == "true"
    return f'<div class="field">{check(name, "true", form.say(title), form.say(note), ticked, "false")}</div>'
