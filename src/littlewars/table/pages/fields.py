"""Fields of forms: a game's options, each asked in the way that suits its values, and how to read them again."""

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from urllib.parse import quote, urlencode

from littlewars.kernel.errors import SetupError
from littlewars.kernel.game import Game
from littlewars.kernel.setup import NumberOption, Option, TextOption, Value
from littlewars.kernel.words import Message
from littlewars.kernel.workshop import Workshop
from littlewars.table.pages.addresses import rule_address
from littlewars.table.pages.icons import icon
from littlewars.table.pages.names import option_name, value_name
from littlewars.table.pages.pictures import with_prefix
from littlewars.table.reader import Reader

FEW = 6  # values that are shown side by side; more make a list to open
LONGEST_NAME = 20  # letters
OWN = ""  # the value of an option's field when a text of one's own is given beside it


def read_options(game: Game, given: Mapping[str, str]) -> dict[str, Value]:
    """Read the options a form gives, unchecked; those it leaves out are those of a first game."""
    values = dict(game.first_options())
    for option in game.options():
        text = given.get("option-" + option.key)
        if isinstance(option, TextOption) and text == OWN:
            text = given.get("own-" + option.key, "").strip()
        if text is not None:
            values[option.key] = option.read(text)
    return values


def options_in(given: Mapping[str, str]) -> dict[str, str]:
    """Return the fields that are about options, of a form or an address."""
    return {name: value for name, value in given.items() if name.startswith(("option-", "own-"))}


@dataclass(frozen=True)
class Form:
    """A form about a game, with what was given the last time."""

    reader: Reader
    game: Game
    given: Mapping[str, str]

    def say(self, message: Message) -> str:
        """Say a message, for HTML."""
        return escape(self.reader.words_of(self.game).say(message))

    def value(self, name: str, default: str) -> str:
        """Return what a field starts with."""
        return self.given.get(name, default)


@dataclass(frozen=True)
class Pick:
    """One of several values to pick from; its texts are HTML."""

    value: str
    name: str
    help: str = ""
    picture: str = ""
    only: str = ""  # attributes: the field and the values with which it can be picked


def option_field(form: Form, option: Option, default: Value) -> str:
    """Ask for an option."""
    name, written = "option-" + option.key, str(default).lower() if isinstance(default, bool) else str(default)
    title = escape(option_name(form.reader.words_of(form.game), option))
    rule = _rule_link(form, option, title)
    value = form.value(name, written)
    workshop = form.game.workshop()
    if workshop is not None and workshop.option == option.key:
        return built_field(form, option, workshop, value, rule)
    if isinstance(option.default, bool):
        return f'<div class="field">{check(name, "true", title, "", value == "true", "false")}{rule}</div>'
    if isinstance(option, NumberOption):
        return _number(name, title, rule, value, option)
    picks = [_pick(form, option, offered) for offered in option.offered]
    if isinstance(option, TextOption):
        return picks_field(name, title, picks, value, rule, _own(form, option, value))
    if len(picks) <= FEW:
        return picks_field(name, title, picks, value, rule)
    return select_field(name, title, picks, value, rule)


def built_field(form: Form, option: Option, workshop: Workshop, value: str, rule: str = "") -> str:
    """Show what was built for an option, with the way to its workshop."""
    words = form.reader.words_of(form.game)
    try:
        picture = form.game.portrait(option.key, value, words.say) if value else ""
    except SetupError:
        picture = ""
    if picture:
        picture = f'<span class="built-picture" aria-hidden="true">{with_prefix(picture, "built")}</span>'
    known = {other.key: other for other in form.game.options()}
    notes = ""
    for key, wanted in workshop.given.items():
        names = {"option": option_name(words, known[key]), "value": value_name(words, known[key], wanted)}
        notes += f'<p class="help">{form.say(Message("new-built-with", **names))}</p>'
    where = f"/games/{quote(form.game.key)}/workshop" + (f"?{urlencode({option.key: value})}" if value else "")
    return (
        f'<div class="field built"><p class="field-name">{escape(option_name(words, option))}</p>{rule}'
        f'<input type="hidden" name="option-{escape(option.key)}" value="{escape(value)}">{picture}'
        f'<p class="row"><a class="button" href="{escape(where)}">{icon("build")}'
        f"{form.say(Message('new-built-open') if value else workshop.name)}</a></p>"
        f"{notes}</div>"
    )


def only_with(field: str, values: str) -> str:
    """Write the attributes of what is only asked while another field has one of these values."""
    return f' data-with="{escape(field)}" data-values="{escape(values)}"'


def picks_field(
    name: str, title: str, picks: list[Pick], value: str, rule: str = "", after: str = "", only: str = ""
) -> str:
    """Ask for one of a few values, shown side by side."""
    pictured = " picks-pictured" if any(pick.picture for pick in picks) else ""
    shown = "".join(_shown(name, pick, pick.value == value) for pick in picks)
    return (
        f'<div class="field"{only}><fieldset><legend class="field-name">{title}</legend>'
        f'<div class="picks{pictured}">{shown}{after}</div></fieldset>{rule}</div>'
    )


def _shown(name: str, pick: Pick, chosen: bool) -> str:
    picture = f'<span class="pick-picture" aria-hidden="true">{pick.picture}</span>' if pick.picture else ""
    note = f'<span class="help">{pick.help}</span>' if pick.help else ""
    return (
        f'<label class="pick"{pick.only}>{picture}'
        f'<input type="radio" name="{escape(name)}" value="{escape(pick.value)}"'
        f'{" checked" if chosen else ""}><span class="pick-name">{pick.name}{note}</span></label>'
    )


def select_field(name: str, title: str, picks: list[Pick], value: str, rule: str = "") -> str:
    """Ask for one of many values, in a list to open."""
    shown = "".join(
        f'<option value="{escape(pick.value)}"{" selected" if pick.value == value else ""}>{pick.name}</option>'
        for pick in picks
    )
    return (
        f'<div class="field"><label class="field-name" for="{escape(name)}">{title}</label>{rule}'
        f'<select class="text" id="{escape(name)}" name="{escape(name)}">{shown}</select></div>'
    )


def check(name: str, value: str, title: str, note: str, ticked: bool, unticked: str = "") -> str:
    """Ask for a yes or a no; `unticked` is sent otherwise, so that a no differs from no answer."""
    otherwise = f'<input type="hidden" name="{escape(name)}" value="{unticked}">' if unticked else ""
    below = f'<span class="help">{note}</span>' if note else ""
    return (
        f'{otherwise}<label class="check"><input type="checkbox" name="{escape(name)}" value="{value}"'
        f'{" checked" if ticked else ""}><span class="check-name">{title}{below}</span></label>'
    )


def name_field(reader: Reader, value: str) -> str:
    """Ask for the reader's name."""
    say = reader.words.say
    return (
        f'<div class="field"><label class="field-name" for="name">{escape(say(Message("your-name")))}</label>'
        f'<input class="text" id="name" name="name" maxlength="{LONGEST_NAME}" autocomplete="nickname" '
        f'aria-describedby="name-help" value="{escape(value)}">'
        f'<p class="help" id="name-help">{escape(say(Message("your-name-help")))}</p></div>'
    )


def _number(name: str, title: str, rule: str, value: str, option: NumberOption) -> str:
    offered = "".join(f'<option value="{number}"></option>' for number in option.offered)
    return (
        f'<div class="field"><label class="field-name" for="{escape(name)}">{title}</label>{rule}'
        f'<input class="text text-number" type="number" inputmode="numeric" id="{escape(name)}" name="{escape(name)}" '
        f'min="{option.least}" step="1" required list="{escape(name)}-offered" value="{escape(value)}">'
        f'<datalist id="{escape(name)}-offered">{offered}</datalist></div>'
    )


def _pick(form: Form, option: Option, value: Value) -> Pick:
    words = form.reader.words_of(form.game)
    picture = form.game.portrait(option.key, value, words.say)
    return Pick(
        str(value),
        escape(value_name(words, option, value)),
        picture=with_prefix(picture, escape(f"{option.key}-{value}")),
    )


def _own(form: Form, option: Option, value: str) -> str:
    """Let the reader write a text that is not among those offered."""
    own = value not in option.offered
    text = form.value("own-" + option.key, value if own else "")
    radio = "own-radio-" + escape(option.key)
    return (
        f'<div class="pick pick-own"><label class="pick-line"><input type="radio" id="{radio}" '
        f'name="option-{escape(option.key)}" value="{OWN}"{" checked" if own else ""}>'
        f'<span class="pick-name">{form.say(Message("new-own"))}</span></label>'
        f'<input class="text" name="own-{escape(option.key)}" data-picks="{radio}" '
        f'aria-label="{form.say(Message("new-own-text"))}" value="{escape(text)}"></div>'
    )


def _rule_link(form: Form, option: Option, title: str) -> str:
    if not option.rule:
        return ""
    words = form.say(Message("new-rule", rule=option.rule))
    where = rule_address(form.game, option.rule)
    return f'<a class="rule-link" href="{escape(where)}">{words}<span class="unseen"> ({title})</span></a>'
