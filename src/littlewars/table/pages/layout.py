"""What all pages share: the document, its header, and the switches for language and theme."""

from html import escape

from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.words import Message
from littlewars.table.pages.icons import icon, mark
from littlewars.table.reader import Reader

LANGUAGE_NAMES = {"en": "English", "fr": "Français"}  # each in its own language
THEMES = [
    ("", "theme", Message("site-theme-system")),
    ("light", "light", Message("site-theme-light")),
    ("dark", "dark", Message("site-theme-dark")),
    ("contrast", "contrast", Message("site-theme-contrast")),
]


def page(
    reader: Reader,
    title: str,
    body: str,
    styles: tuple[str, ...] = (),
    scripts: tuple[str, ...] = (),
    body_class: str = "",
    bare: bool = False,
) -> str:
    """Return a whole document; `bare` keeps the header thin, for pages that need the room."""
    say = reader.words.say
    name = say(Message("site-name"))
    whole = title if title == name else say(Message("site-title", title=title))
    theme = f' data-theme="{escape(reader.theme)}"' if reader.theme else ""
    sheets = "".join(
        f'<link rel="stylesheet" href="/static/{escape(style)}">\n' for style in ("look.css", "site.css", *styles)
    )
    modules = "".join(f'<script type="module" src="/static/{escape(script)}"></script>\n' for script in scripts)
    return f"""<!DOCTYPE html>
<html lang="{escape(reader.language)}"{theme}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(whole)}</title>
<link rel="icon" type="image/svg+xml" href="/static/icon.svg">
{sheets}{modules}</head>
<body class="{escape(body_class)}">
<a class="skip" href="#main">{escape(say(Message("site-skip")))}</a>
<header class="site-header{" site-header-thin" if bare else ""}">
<a class="brand" href="/">{mark()}<span class="brand-name">{escape(name)}</span></a>
<div class="switches">
{_languages(reader)}{_themes(reader)}</div>
</header>
<main id="main" tabindex="-1">
{body}
</main>
</body>
</html>
"""


def hidden(name: str, value: str) -> str:
    """Write a form field nobody sees."""
    return f'<input type="hidden" name="{escape(name)}" value="{escape(value)}">'


def _languages(reader: Reader) -> str:
    buttons = "".join(
        f'<button class="switch" name="language" value="{other}" lang="{other}">{LANGUAGE_NAMES[other]}</button>'
        for other in LANGUAGES
        if other != reader.language
    )
    return f'<form method="post" action="/settings">{hidden("back", reader.path)}{buttons}</form>\n'


def _themes(reader: Reader) -> str:
    say = reader.words.say
    buttons = "".join(
        f'<button class="menu-item" name="theme" value="{key}" aria-pressed="{str(key == reader.theme).lower()}">'
        f"{icon(picture)}<span>{escape(say(words))}</span></button>"
        for key, picture, words in THEMES
    )
    name = escape(say(Message("site-theme")))
    return (
        f'<button type="button" class="switch" popovertarget="themes" aria-label="{name}" title="{name}">'
        f"{icon('theme')}</button>\n"
        f'<form class="menu" id="themes" popover method="post" action="/settings" aria-label="{name}">'
        f"{hidden('back', reader.path)}{buttons}</form>\n"
    )
