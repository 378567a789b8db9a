"""The page for a new game: its options, and the terms of the table."""

from collections.abc import Mapping
from dataclasses import replace
from html import escape
from urllib.parse import urlencode

from littlewars.kernel.game import Game
from littlewars.kernel.setup import Option
from littlewars.kernel.words import Message
from littlewars.players.levels import LEVELS, SERGEANT
from littlewars.table.pages.fields import (
    Form,
    Pick,
    check,
    name_field,
    only_with,
    option_field,
    options_in,
    picks_field,
    select_field,
)
from littlewars.table.pages.icons import icon
from littlewars.table.pages.layout import hidden, page
from littlewars.table.pages.names import seat_name
from littlewars.table.reader import Reader
from littlewars.table.seating import RULES, most_others, seats_round

MAIN = 5  # options shown at once; the others are folded away
DAYS = (1, 3, 7, 14)
OPPONENTS = ("computer", "friend", "hotseat")


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
<p class="lead">{form.say(_about(game)[opponent])}</p>
{_presets(form, opponent)}{_options(form)}
<section aria-labelledby="terms-title"><h2 id="terms-title">{form.say(Message("new-table"))}</h2>
{_terms(form, opponent)}</section>
<div class="start-bar"><button class="button button-main button-large">{icon("play")}{form.say(start)}</button></div>
</form>
</div>"""
    return page(reader, title, body, scripts=("site.js",), body_class="new")


def _address(game: Game, opponent: str, given: Mapping[str, str]) -> str:
    """Return the address of the form against another opponent, the options as they were filled in."""
    return f"/games/{game.key}/new?{urlencode({'with': opponent} | options_in(given))}"


def _about(game: Game) -> dict[str, Message]:
    others = most_others(game)
    return {
        "computer": Message("new-about-computer", count=others),
        "friend": Message("new-about-friend", count=others),
        "hotseat": Message("new-about-hotseat"),
    }


def _alert(form: Form, error: str) -> str:
    if not error:
        return ""
    name = form.say(Message("new-wrong"))
    return f'<div class="alert" role="alert"><strong>{name}</strong><p>{escape(error)}</p></div>\n'


def _tabs(form: Form, opponent: str) -> str:
    links = ""
    names = {
        "computer": Message("new-with-computer"),
        "friend": Message("new-with-friend", count=most_others(form.game)),
        "hotseat": Message("new-with-hotseat"),
    }
    for key, name in names.items():
        here = ' aria-current="page"' if key == opponent else ""
        where = escape(_address(form.game, key, form.given))
        links += f'<a class="tab" href="{where}"{here}>{icon(key)}<span>{form.say(name)}</span></a>'
    return links


def _presets(form: Form, opponent: str) -> str:
    """Offer the game's ways of playing: each fills in some options, and leaves the others as they are."""
    presets = form.game.presets()
    if not presets:
        return ""
    defaults = form.game.setup({}).values
    shown = {**defaults, **form.game.first_options()}  # where the form gives nothing
    fields = {key: "option-" + key for key in sorted({key for values in presets.values() for key in values})}
    links = ""
    for name, values in presets.items():
        filled = {field: str(values.get(key, defaults[key])).lower() for key, field in fields.items()}
        chosen = all(form.value(field, str(shown[key])).lower() == filled[field] for key, field in fields.items())
        here = ' aria-current="true"' if chosen else ""
        where = escape(_address(form.game, opponent, {**form.given, **filled}))
        links += f'<a class="pick pick-name" href="{where}"{here}>{form.say(Message("preset-" + name))}</a>'
    return f"""<nav class="field" aria-labelledby="presets"><span class="field-name" id="presets">\
{form.say(Message("new-presets"))}</span><div class="presets">{links}</div></nav>"""


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
        fields.append(_computer(form, bool(form.game.rule_opponent())))
    elif most_others(form.game) > 1:
        some = " ".join(str(count) for count in range(1, most_others(form.game)))
        fields += [_computers(form), _computer(form, rules=False, only=only_with("computers", some))]
    if opponent == "friend":
        fields.append(_days(form))
    advised = opponent != "friend"
    fields.append(_yes_no(form, "hints", Message("new-hints"), Message("new-hints-help"), advised))
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
    picks = [
        Pick(seat, escape(seat_name(words, seat)), only=_only(form.game, number))
        for number, seat in enumerate(seats_round(form.game).all(), 1)
    ]
    picks.append(Pick("random", form.say(Message("new-seat-random"))))
    return picks_field("seat", form.say(Message("new-seat")), picks, form.value("seat", "random"))


def _only(game: Game, count: int) -> str:
    """Tell with which values of which option there are so many seats; nothing when it is with all."""
    known = seats_round(game)
    values = known.values(count)
    if len(values) == len(known.seats):
        return ""
    return only_with("option-" + known.option, " ".join(values))


def _computers(form: Form) -> str:
    """Ask how many computers join people who play together; two seats at least are for people."""
    picks = [Pick("0", form.say(Message("new-computers-none")))]
    for count in range(1, most_others(form.game)):
        picks.append(Pick(str(count), str(count), only=_only(form.game, count + 2)))
    return picks_field("computers", form.say(Message("new-computers")), picks, form.value("computers", "0"))


def _computer(form: Form, rules: bool, only: str = "") -> str:
    picks = [
        Pick(level, form.say(Message("level-" + level)), form.say(Message("new-level-" + level))) for level in LEVELS
    ]
    if rules:
        picks.append(Pick(RULES, form.say(Message("new-computer-rules")), form.say(Message("new-computer-rules-help"))))
    value = form.value("computer", SERGEANT)
    return picks_field("computer", form.say(Message("new-computer")), picks, value, only=only)


def _days(form: Form) -> str:
    picks = [Pick("0", form.say(Message("new-days-none")))]
    picks += [Pick(str(days), form.say(Message("new-days-count", days=days))) for days in DAYS]
    return select_field("days", form.say(Message("new-days")), picks, form.value("days", "0"))


def _yes_no(form: Form, name: str, title: Message, note: Message, default: bool) -> str:
    ticked = form.value(name, str(default).lower()) == "true"
    return f'<div class="field">{check(name, "true", form.say(title), form.say(note), ticked, "false")}</div>'
