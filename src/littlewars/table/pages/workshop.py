"""The workshop: a page to build something by hand that a game is then played on, with its judgement."""

import json
from dataclasses import dataclass
from html import escape
from urllib.parse import urlencode

from littlewars.kernel.game import Game
from littlewars.kernel.words import Message
from littlewars.kernel.workshop import Inspection, Part, Workshop
from littlewars.table.pages.icons import icon
from littlewars.table.pages.layout import hidden, page
from littlewars.table.pages.workshop_words import GROUPS, SIDES, SYMMETRIES, spoken
from littlewars.table.reader import Reader
from littlewars.words import Catalogue

LONGEST_NAME = 40  # letters of the name something is saved under


@dataclass(frozen=True)
class Bench:
    """A workshop as somebody finds it."""

    words: Catalogue
    game: Game
    workshop: Workshop
    text: str

    def say(self, message: Message) -> str:
        """Say a message, for HTML."""
        return escape(self.words.say(message))


def judgement(found: Inspection, words: Catalogue) -> dict[str, object]:
    """Return what was found, in words."""
    return {
        "ground": found.ground,
        "findings": [{"holds": holds, "sentence": words.say(message)} for holds, message in found.findings],
        "playable": found.playable,
        "fair": found.fair,
        "verdict": words.say(_verdict(found)),
    }


def workshop_page(
    reader: Reader,
    game: Game,
    workshop: Workshop,
    text: str,
    found: Inspection,
    broken: str = "",
    problem: Message | None = None,
) -> str:
    """Return the workshop with a plan on the bench; a `broken` one that could not be read is there to be mended."""
    bench = Bench(reader.words_of(game), game, workshop, text)
    title = bench.words.say(Message("workshop-title", game=game.titles[reader.language], name=workshop.name))
    data = {"plan": text, "broken": bool(broken), "game": game.key, **_materials(bench)}
    attributes = "".join(
        f' data-{name}="{escape(json.dumps(value, ensure_ascii=False))}"'
        for name, value in {"bench": data, "found": judgement(found, bench.words), "words": spoken(bench.words)}.items()
    )
    body = f"""<div class="workshop" id="workshop"{attributes}>
<svg class="workshop-symbols" aria-hidden="true" focusable="false" width="0" height="0">{workshop.symbols}</svg>
<div class="workshop-head"><h1>{escape(title)}</h1><p class="lead">{bench.say(Message("workshop-lead"))}</p>
{_samples(bench)}</div>
{_problem(bench, broken, problem)}<noscript><p class="alert">{bench.say(Message("workshop-no-script"))}</p></noscript>
<div class="bench">
<section class="bench-plan" aria-labelledby="plan-title"><h2 class="unseen" id="plan-title">\
{bench.say(Message("workshop-plan"))}</h2>
{_tools(bench)}
<svg class="drawing plan" id="plan" tabindex="0" role="application" aria-label="{bench.say(Message("workshop-plan"))}" \
aria-describedby="plan-help"></svg>
<p class="bench-said" id="bench-said" role="status"></p>
{_chosen(bench)}
<p class="plan-help" id="plan-help">{bench.say(Message("workshop-keys"))}</p>
</section>
{_parts(bench)}
<div class="bench-side">
{_check(bench, found)}
{_things(bench)}
{_shape(bench)}
{_kept(bench)}
{_text(bench)}
</div>
</div>
</div>"""
    return page(reader, title, body, ("workshop.css",), ("site.js", "workshop.js"), "workshop-page", bare=True)


def _verdict(found: Inspection) -> Message:
    if found.fair:
        return Message("workshop-fair")
    return Message("workshop-unbalanced" if found.playable else "workshop-unplayable")


def _materials(bench: Bench) -> dict[str, object]:
    """Return what the script has to know of the workshop."""
    workshop, say = bench.workshop, bench.words.say
    limits = workshop.limits
    return {
        "option": workshop.option,
        "parts": {
            part.key: {
                "name": say(part.name),
                "symbol": part.symbol,
                "tall": part.tall,
                "round": part.round,
                "width": part.width / 10,
                "height": part.height / 10,
            }
            for part in workshop.parts
        },
        "spots": [
            {
                "key": spots.key,
                "names": [say(name) for name in spots.names],
                "symbols": spots.symbols,
                "at": spots.at,
                "size": spots.size / 10,
                "room": spots.room / 10,
            }
            for spots in workshop.spots
        ],
        "samples": [sample.text for sample in workshop.samples],
        "limits": {"widths": limits.widths, "heights": limits.heights, "sizes": limits.sizes, "parts": limits.parts},
    }


def _problem(bench: Bench, broken: str, problem: Message | None) -> str:
    """Say what is wrong with the plan of the address, and give it back to be mended."""
    if problem is None:
        return ""
    return (
        f'<div class="alert" role="alert"><strong>{bench.say(Message("workshop-broken"))}</strong>'
        f"<p>{bench.say(problem)}</p>{_text_form(bench, 'broken-text', broken)}</div>\n"
    )


def _text_form(bench: Bench, field: str, text: str) -> str:
    option = escape(bench.workshop.option)
    return (
        f'<form class="text-form" method="get" action="/games/{escape(bench.game.key)}/workshop">'
        f'<label class="field-name" for="{field}">{bench.say(Message("workshop-text"))}</label>'
        f'<textarea class="text text-long" id="{field}" name="{option}" rows="4" spellcheck="false">'
        f"\n{escape(text)}</textarea>"
        f'<button class="button">{bench.say(Message("workshop-read"))}</button></form>'
    )


def _tool(bench: Bench, key: str, picture: str, words: Message, shortcut: str) -> str:
    name = bench.say(words)
    return (
        f'<button type="button" class="button tool" id="{key}" aria-label="{name}" title="{name}" '
        f'aria-keyshortcuts="{shortcut}">{icon(picture)}</button>'
    )


def _tools(bench: Bench) -> str:
    picks = "".join(
        f'<label class="symmetry"><input type="radio" name="symmetry" value="{key}">'
        f"<span>{bench.say(name)}</span></label>"
        for key, name in SYMMETRIES.items()
    )
    return f"""<div class="bench-tools">
<div class="row">{_tool(bench, "undo", "undo", Message("workshop-undo"), "Control+Z")}\
{_tool(bench, "redo", "redo", Message("workshop-redo"), "Control+Y")}</div>
<fieldset class="symmetries"><legend>{bench.say(Message("workshop-symmetry"))}</legend>{picks}</fieldset>
</div>"""


def _samples(bench: Bench) -> str:
    samples = "".join(
        f'<option value="{number}">{bench.say(sample.name)}</option>'
        for number, sample in enumerate(bench.workshop.samples)
    )
    return f"""<div class="row samples"><label for="samples">{bench.say(Message("workshop-begin"))}</label>
<select class="text" id="samples">{samples}</select>\
<button type="button" class="button" id="sample-open">{bench.say(Message("workshop-open"))}</button></div>"""


def _chosen(bench: Bench) -> str:
    """Ask for everything about the thing that is chosen; hidden while none is."""
    labels = {
        "x": Message("workshop-x"),
        "y": Message("workshop-y"),
        "width": Message("workshop-width"),
        "height": Message("workshop-height"),
        "turn": Message("workshop-turn"),
    }
    fields = "".join(
        f'<label class="measure" id="field-{key}"><span>{bench.say(name)}</span><input class="text text-number" '
        f'type="number" inputmode="decimal" id="chosen-{key}" step="{5 if key == "turn" else 0.5}"></label>'
        for key, name in labels.items()
    )
    tools = [
        _tool(bench, "chosen-turn-back", "turn-back", Message("workshop-turn-left"), "r"),
        _tool(bench, "chosen-turn-on", "turn", Message("workshop-turn-right"), "Shift+R"),
        _tool(bench, "chosen-smaller", "smaller", Message("workshop-smaller"), "-"),
        _tool(bench, "chosen-larger", "larger", Message("workshop-larger"), "+"),
        _tool(bench, "chosen-again", "copy", Message("workshop-again"), "d"),
        _tool(bench, "chosen-remove", "remove", Message("workshop-remove"), "Delete"),
    ]
    return f"""<div class="chosen" id="chosen" role="group" aria-labelledby="chosen-name" hidden>
<h3 class="chosen-name" id="chosen-name"></h3>
<div class="row chosen-tools" id="chosen-tools">{"".join(tools)}</div>
<div class="measures">{fields}</div>
</div>"""


def _parts(bench: Bench) -> str:
    groups = ""
    for number, (name, tall, round_) in enumerate(GROUPS):
        parts = [part for part in bench.workshop.parts if (part.tall, part.round) == (tall, round_)]
        if parts:
            shown = "".join(_part(bench, part) for part in parts)
            groups += (
                f'<div class="parts-group"><h3 id="parts-{number}">{bench.say(name)}</h3>'
                f'<ul class="parts" aria-labelledby="parts-{number}">{shown}</ul></div>'
            )
    return f"""<section class="bench-parts" aria-labelledby="parts-title"><h2 id="parts-title">\
{bench.say(Message("workshop-parts"))}</h2><p class="help">{bench.say(Message("workshop-parts-help"))}</p>
<div class="parts-groups" tabindex="0" role="group" aria-labelledby="parts-title">{groups}</div></section>"""


def _part(bench: Bench, part: Part) -> str:
    picture = (
        f'<svg class="part-picture" viewBox="-4 -4 {part.width + 8} {part.height + 8}" aria-hidden="true" '
        f'focusable="false"><use href="#{escape(part.symbol)}" width="{part.width}" height="{part.height}"/></svg>'
    )
    return (
        f'<li><button type="button" class="part" data-part="{escape(part.key)}">{picture}'
        f'<span class="part-name">{bench.say(part.name)}</span></button></li>'
    )


def _check(bench: Bench, found: Inspection) -> str:
    """Tell what is right and wrong, and lead to a game on it."""
    lines = "".join(
        f'<li class="finding{" holds" if holds else ""}"><span class="finding-mark">'
        f"{bench.say(Message('workshop-holds' if holds else 'workshop-fails'))}</span> {bench.say(words)}</li>"
        for holds, words in found.findings
    )
    options = {bench.workshop.option: bench.text, **bench.workshop.given}
    fields = "".join(hidden(f"option-{key}", str(value)) for key, value in options.items())
    return f"""<section class="sheet bench-check" aria-labelledby="check-title"><h2 id="check-title">\
{bench.say(Message("workshop-check"))}</h2>
<p class="verdict" id="verdict" role="status">{bench.say(_verdict(found))}</p>
<ul class="findings" id="findings">{lines}</ul>
<form id="play" method="get" action="/games/{escape(bench.game.key)}/new">{fields}\
<button class="button button-main button-large" id="play-button"{"" if found.playable else " disabled"}>\
{icon("play")}{bench.say(Message("workshop-play"))}</button></form></section>"""


def _things(bench: Bench) -> str:
    return f"""<details class="sheet fold" open><summary><h2>{bench.say(Message("workshop-things"))}</h2></summary>
<p class="help" id="things-help">{bench.say(Message("workshop-things-help"))}</p>
<ul class="things" id="things"></ul></details>"""


def _shape(bench: Bench) -> str:
    limits = bench.workshop.limits
    sizes = "".join(
        f'<label class="measure"><span>{bench.say(name)}</span><input class="text text-number" type="number" '
        f'inputmode="numeric" id="plan-{key}" min="{least}" max="{most}" step="1"></label>'
        for key, name, (least, most) in (
            ("width", Message("workshop-plan-width"), limits.widths),
            ("height", Message("workshop-plan-height"), limits.heights),
        )
    )
    walls = "".join(
        f'<label class="check"><input type="checkbox" name="wall" value="{key}"><span class="check-name">'
        f"{bench.say(name)}</span></label>"
        for key, name in SIDES.items()
    )
    return f"""<details class="sheet fold"><summary><h2>{bench.say(Message("workshop-shape"))}</h2></summary>
<div class="measures">{sizes}</div>
<fieldset class="walls"><legend class="field-name">{bench.say(Message("workshop-walls"))}</legend>\
<div class="walls-sides">{walls}</div></fieldset></details>"""


def _kept(bench: Bench) -> str:
    """Keep it in this browser, and pass it on."""
    query = urlencode({bench.workshop.option: bench.text}, safe=",;")
    link = f"/games/{bench.game.key}/workshop?{query}"
    copied, not_copied = bench.say(Message("link-copied")), bench.say(Message("link-not-copied"))
    return f"""<section class="sheet" aria-labelledby="keep-title"><h2 id="keep-title">\
{bench.say(Message("workshop-keep"))}</h2>
<form class="keep" id="keep"><label class="field-name" for="keep-name">{bench.say(Message("workshop-name"))}</label>
<div class="row"><input class="text" id="keep-name" maxlength="{LONGEST_NAME}" required autocomplete="off">\
<button class="button">{bench.say(Message("workshop-save"))}</button></div></form>
<p class="row kept-said" id="kept-said" role="status"></p>
<ul class="kept" id="kept"></ul>
<div class="field"><label class="field-name" for="link">{bench.say(Message("workshop-link"))}</label>
<div class="row"><input class="text link" id="link" readonly value="{escape(link)}">\
<button type="button" class="button" id="copy" data-copied="{copied}" data-not-copied="{not_copied}" hidden>\
{icon("copy")}{bench.say(Message("link-copy"))}</button></div>
<p class="said" id="said" role="status"></p></div></section>"""


def _text(bench: Bench) -> str:
    return f"""<details class="sheet fold"><summary><h2>{bench.say(Message("workshop-as-text"))}</h2></summary>
<p class="help">{bench.say(Message("workshop-text-help"))}</p>{_text_form(bench, "plan-text", bench.text)}</details>"""
