"""What the workshop says: names of choices, and sentences whose blanks its script fills."""

from littlewars.kernel.words import Message
from littlewars.words import Catalogue

SYMMETRIES = {
    "half-turn": Message("workshop-symmetry-half-turn"),
    "mirror": Message("workshop-symmetry-mirror"),
    "none": Message("workshop-symmetry-none"),
}
SIDES = {
    "left": Message("workshop-side-left"),
    "right": Message("workshop-side-right"),
    "top": Message("workshop-side-top"),
    "bottom": Message("workshop-side-bottom"),
}
GROUPS = [  # tall, round
    (Message("workshop-tall-round"), True, True),
    (Message("workshop-tall-square"), True, False),
    (Message("workshop-low-round"), False, True),
    (Message("workshop-low-square"), False, False),
]


def spoken(words: Catalogue) -> dict[str, str]:
    """Return the sentences the script says, by the names it has for them."""
    told = {
        "at": Message("workshop-at", name="%1", x="%2", y="%3"),
        "wide": Message("workshop-wide", name="%1", width="%2"),
        "sized": Message("workshop-sized", name="%1", width="%2", height="%3"),
        "turned": Message("workshop-turned", name="%1", turn="%2"),
        "removed": Message("workshop-removed", name="%1"),
        "full": Message("workshop-full", most="%1"),
        "twin": Message("workshop-twin", name="%1"),
        "undone": Message("workshop-undone"),
        "redone": Message("workshop-redone"),
        "opened": Message("workshop-opened", name="%1"),
        "bare": Message("workshop-bare"),
        "width": Message("workshop-width"),
        "diameter": Message("workshop-diameter"),
        "holds": Message("workshop-holds"),
        "fails": Message("workshop-fails"),
        "unreachable": Message("workshop-unreachable"),
        "saved": Message("workshop-saved", name="%1"),
        "renamed": Message("workshop-renamed", name="%1"),
        "deleted": Message("workshop-deleted", name="%1"),
        "bring": Message("workshop-bring"),
        "unkept": Message("workshop-unkept"),
        "name": Message("workshop-name"),
        "open": Message("workshop-open"),
        "openNamed": Message("workshop-open-named", name="%1"),
        "delete": Message("workshop-delete"),
        "deleteNamed": Message("workshop-delete-named", name="%1"),
    }
    return {key: words.say(message) for key, message in told.items()}
