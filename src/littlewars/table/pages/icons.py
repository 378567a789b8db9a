"""Small pictures that stand beside words, and our mark: a brick tank."""

from typing import Final

_STROKES: Final[dict[str, str]] = {
    "computer": '<rect x="5" y="8" width="14" height="11" rx="2.5"/><path d="M12 8V4.5M9.5 16h5"/>'
    '<path d="M9 12v.5M15 12v.5M2.5 12v3M21.5 12v3"/>',
    "friend": '<circle cx="8" cy="8" r="3.2"/><path d="M2.5 19.5v-1.2a5.5 5.5 0 0 1 11 0v1.2"/>'
    '<path d="M15.5 5a3.2 3.2 0 0 1 0 6M17.5 13.6a5.5 5.5 0 0 1 4 5.2v.7"/>',
    "hotseat": '<rect x="3" y="4" width="18" height="12" rx="2"/><path d="M8 20.5h8M12 16v4.5"/>'
    '<path d="M6.8 11.5 9 9.2 6.8 7M17.2 11.5 15 9.2 17.2 7"/>',
    "options": '<path d="M3.5 7H13M18 7h2.5M3.5 17H6M11 17h9.5"/><circle cx="15.5" cy="7" r="2.5"/>'
    '<circle cx="8.5" cy="17" r="2.5"/>',
    "watch": '<path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z"/><circle cx="12" cy="12" r="3"/>',
    "rules": '<path d="M12 6.5C10 4.8 7 4.5 3.5 4.5v13c3.5 0 6.5.3 8.5 2 2-1.7 5-2 8.5-2v-13c-3.5 0-6.5.3-8.5 2z"/>'
    '<path d="M12 6.5v13"/>',
    "learn": '<path d="M12 4.5 1.8 9.5 12 14.5l10.2-5z"/>'
    '<path d="M6 12v4.7c1.7 1.5 3.7 2.3 6 2.3s4.3-.8 6-2.3V12M22 9.5v5"/>',
    "play": '<path d="M7.5 4.5v15l12-7.5z"/>',
    "theme": '<circle cx="12" cy="12" r="8.5"/><path class="icon-full" d="M12 3.5a8.5 8.5 0 0 1 0 17z"/>',
    "light": '<circle cx="12" cy="12" r="4"/><path d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5'
    'M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7"/>',
    "dark": '<path d="M20 14.2A8.3 8.3 0 1 1 9.8 4a6.6 6.6 0 0 0 10.2 10.2z"/>',
    "contrast": '<rect x="4" y="4" width="16" height="16" rx="2"/><path class="icon-full" d="M4 4h8v16H4z"/>',
    "lamp": '<path d="M8.5 15.5a6 6 0 1 1 7 0V18h-7zM9.5 21h5"/>',
    "copy": '<rect x="8.5" y="8.5" width="11" height="11" rx="2"/><path d="M15.5 5.5v-1h-11v11h1"/>',
    "build": '<path d="M3 8.5V5h18v3.5M5 8.5h14M6.5 8.5v11M17.5 8.5v11"/><circle cx="12" cy="14" r="2.5"/>',
    "undo": '<path d="M8.5 4.5 4 9l4.5 4.5M4 9h9.5a5.5 5.5 0 0 1 0 11H8"/>',
    "redo": '<path d="M15.5 4.5 20 9l-4.5 4.5M20 9h-9.5a5.5 5.5 0 0 0 0 11H16"/>',
    "turn": '<path d="M19.5 12a7.5 7.5 0 1 1-2.200-5.300M18 2.5V7h-4.5"/>',
    "turn-back": '<path d="M4.5 12a7.5 7.5 0 1 0 2.200-5.300M6 2.5V7h4.5"/>',
    "larger": '<path d="M12 5v14M5 12h14"/>',
    "smaller": '<path d="M5 12h14"/>',
    "remove": '<path d="M4 6.5h16M9 6.5V4h6v2.5M6.5 6.5l1 13.5h9l1-13.5M10 10.5v6M14 10.5v6"/>',
    "back": '<path d="M20 12H4.5M11 5.5 4.5 12l6.5 6.5"/>',
}


def icon(name: str) -> str:
    """Draw an icon; the words beside it say the same."""
    return f'<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">{_STROKES[name]}</svg>'


def mark() -> str:
    """Draw our mark in the colours of the page."""
    return (
        '<svg class="mark" viewBox="0 0 64 64" aria-hidden="true" focusable="false"><g class="side-yellow">'
        '<path class="toy-dark" d="M36 22h22v5H36z"/><path class="toy-pale" d="M56 20h5v9h-5z"/>'
        '<path class="toy-body" d="M22 12h6v5h-6zM32 12h6v5h-6z"/><path class="toy-body" d="M17 17h26v15H17z"/>'
        '<path class="toy-body" d="M8 32h48v10H8z"/>'
        '<path class="toy-ink" d="M12 40h40a8 8 0 0 1 0 16H12a8 8 0 0 1 0-16z"/>'
        '<circle class="toy-hub" cx="14" cy="48" r="4"/><circle class="toy-hub" cx="26" cy="48" r="4"/>'
        '<circle class="toy-hub" cx="38" cy="48" r="4"/><circle class="toy-hub" cx="50" cy="48" r="4"/>'
        "</g></svg>"
    )
