"""The pages around the table: sound, safe, in both languages, and their forms send what the game needs."""

import re
from html import unescape
from itertools import product
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest

from littlewars.games import GAMES
from littlewars.games.connect_four import GAME as CONNECT_FOUR
from littlewars.games.small_wars import GAME as SMALL_WARS
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.game import Game
from littlewars.kernel.setup import NumberOption, Option, TextOption, Value
from littlewars.kernel.words import Message, Say
from littlewars.table.pages.cards import Card
from littlewars.table.pages.fields import read_options
from littlewars.table.pages.home import home_page
from littlewars.table.pages.layout import page
from littlewars.table.pages.names import value_name
from littlewars.table.pages.new import new_page
from littlewars.table.pages.pictures import full_swing, with_prefix
from littlewars.table.pages.sit import link_page, sit_page
from littlewars.table.pages.trouble import trouble_page
from littlewars.table.pages.watch import watch_page
from littlewars.table.reader import THEMES, Reader
from littlewars.words import catalogue
from tests.table.html_check import Page, faults, form_to
from tests.variant import Variant

HOSTILE = "\"><script>alert(1)</script><img src=x onerror='1'>"
WAYS = ("computer", "friend", "hotseat")
READERS = [Reader(language, theme, "/") for language, theme in product(LANGUAGES, THEMES)]


def card(who: str = "You and Ada", your_turn: bool = False, over: bool = False, updated: float = 0) -> Card:
    return Card("/match/abc", SMALL_WARS, who, "Go on.", your_turn, over, updated, Message("plain", text="now"))


def all_pages(reader: Reader, text: str = "Ada") -> dict[str, str]:
    """Return one of each page, with a text a stranger may choose wherever there is one."""
    found = {
        "home": home_page(reader, GAMES, [card(text, your_turn=True), card(text, over=True)]),
        "empty home": home_page(reader, GAMES, []),
        "watch": watch_page(reader, SMALL_WARS, [card(text)]),
        "nothing to watch": watch_page(reader, SMALL_WARS, []),
        "sit": sit_page(reader, SMALL_WARS, text, [text], "/match/abc/sit/def"),
        "sit, by nobody": sit_page(reader, SMALL_WARS, text, [], "/match/abc/sit/def"),
        "link": link_page(reader, SMALL_WARS, text, f"http://there/{text}", "/match/abc"),
        "trouble": trouble_page(reader, text),
        "bare": page(reader, text, f"<h1>{text if text == 'Ada' else ''}</h1>", bare=True),
    }
    for game, way in product(GAMES, WAYS):
        found[f"new {game.key} {way}"] = new_page(reader, game, way, {})
        given = dict.fromkeys(["name", "seat", "days", "option-budget", "option-red_army", "own-red_army"], text)
        found[f"wrong {game.key} {way}"] = new_page(reader, game, way, given, text)
    return found


@pytest.mark.parametrize("reader", READERS, ids=lambda reader: f"{reader.language} {reader.theme}")
def test_pages_are_sound(reader: Reader) -> None:
    for name, text in all_pages(reader).items():
        assert faults(text) == [], name
        assert f'<html lang="{reader.language}"' in text
        assert (f'data-theme="{reader.theme}"' in text) == bool(reader.theme)


@pytest.mark.parametrize(
    ("broken", "fault"),
    [
        ("<p><b>a</p>", "</p> closes ['b']"),
        ("<div>", "<div> is never closed"),
        ('<i id="a"></i><i id="a"></i>', "the id a stands twice"),
        ("<script>1</script>", "a script stands in the page"),
        ('<i style="top:0"></i>', "<i> has a style of its own"),
        ("<style></style>", "<style> has a style of its own"),
        ('<i onclick="1"></i>', "<i> has onclick"),
        ('<a href="javascript:1"></a>', "<a> leads elsewhere: javascript:1"),
        ('<script src="//there/x.js"></script>', "<script> leads elsewhere: //there/x.js"),
        ('<a href="#b"></a>', "nothing has the id b"),
        ("<p>new-title(game=1)</p>", "nobody says “new-title(game=1)”"),
        ('<input name="a">', "the field a has no label"),
        ("<h1></h1><h3></h3>", "headings out of order: [1, 3]"),
        ("<p><ul></ul></p>", "<ul> stands in a paragraph"),
        ("<img>", "an image says nothing"),
        ('<i id="a" id="b"></i>', "<i> has an attribute twice"),
    ],
)
def test_unsound_pages_are_found(broken: str, fault: str) -> None:
    assert fault in faults(broken)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hostile_texts_stay_texts(language: str) -> None:
    for name, text in all_pages(Reader(language, "", f"/{HOSTILE}"), HOSTILE).items():
        assert faults(text) == [], name
        assert "<script>" not in text
        assert "<img" not in text


def test_languages_differ_on_every_page() -> None:
    english, french = (all_pages(Reader(language)) for language in LANGUAGES)
    for name in english:
        assert english[name].replace('lang="en"', "") != french[name].replace('lang="fr"', ""), name
    assert "Play now" in english["home"]
    assert "Jouer" in french["home"]


def test_the_switches_lead_back_to_the_page() -> None:
    text = page(Reader("fr", "dark", "/games/x/watch?a=1&b=2"), "t", "<h1>t</h1>")
    language, theme = Page(text).forms
    assert [form.action for form in (language, theme)] == ["/settings", "/settings"]
    assert language.fields == theme.fields == {"back": "/games/x/watch?a=1&b=2"}
    assert 'name="language" value="en" lang="en"' in text
    assert 'name="language" value="fr"' not in text
    for key in THEMES:
        assert f'name="theme" value="{key}" aria-pressed="{str(key == "dark").lower()}"' in text


def test_styles_and_modules_are_ours() -> None:
    text = page(Reader(), "t", "<h1>t</h1>", ("a.css",), ("a.js",), "b c")
    heads = ["look.css", "site.css", "a.css", "a.js"]
    assert sorted(heads, key=lambda name: text.index(f"/static/{name}")) == heads
    assert '<script type="module" src="/static/a.js"></script>' in text
    assert '<body class="b c">' in text


# -- the first page


def test_a_game_is_one_click_away() -> None:
    text = home_page(Reader(), GAMES, [])
    for game in GAMES:
        at = f"/games/{game.key}"
        assert form_to(text, f"{at}/matches").fields == {"with": "computer"}
        wanted = {f"{at}/new?with={way}" for way in WAYS} | {f"{at}/watch", f"{at}/rules"}
        assert wanted <= set(Page(text).links)


def test_a_lesson_is_offered_where_there_is_one() -> None:
    actions = {form.action for form in Page(home_page(Reader(), GAMES, [])).forms}
    assert "/games/small-wars/learn" in actions
    assert "/games/connect-four/learn" not in actions


def test_my_games_are_unfinished_first_then_newest() -> None:
    mine = [card("a", over=True, updated=9), card("b", updated=1), card("c", True, updated=2), card("d", True, True)]
    text = home_page(Reader(), [], mine)
    assert sorted("abcd", key=lambda who: text.index(f">{who}<")) == ["c", "b", "a", "d"]
    assert text.count("Your turn") == 1
    assert "It is your turn in one game." in text
    assert "It is your turn" not in home_page(Reader(), [], mine[:2])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_lid_shows_a_game_in_full_swing(game: Game) -> None:
    state = full_swing(game)
    assert state.actor >= 0
    assert state.key() != game.start(game.setup(game.first_options())).key()
    assert full_swing(game) is state


def test_drawings_get_ids_of_their_own() -> None:
    drawn = '<g id="a"/><use href="#a"/><path fill="url(#a)"/><a href="/#a"/>'
    assert with_prefix(drawn, "x") == '<g id="x-a"/><use href="#x-a"/><path fill="url(#x-a)"/><a href="/#a"/>'


# -- a new game


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_an_untouched_form_is_a_first_game(game: Game, way: str) -> None:
    sent = form_to(new_page(Reader("fr"), game, way, {}), f"/games/{game.key}/matches")
    assert sent.method == "post"
    assert sent.fields["with"] == way
    assert {"option-" + option.key for option in game.options()} <= sent.fields.keys()
    assert game.setup(read_options(game, sent.fields)).values == game.setup(game.first_options()).values


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_offered_value_can_be_chosen(game: Game) -> None:
    sent = form_to(new_page(Reader(), game, "computer", {}), f"/games/{game.key}/matches")
    for option in game.options():
        if not isinstance(option, NumberOption):
            read = [option.read(text) for text in sent.offered["option-" + option.key]]
            assert [value for value in option.offered if value not in read] == []


class Fussy(Variant):
    """Has every kind of option."""

    def options(self) -> list[Option]:
        return [
            Option("few", ["one_thing", "two"], "two"),
            Option("many", list("abcdefgh"), "f"),
            Option("ticked", [False, True], True),
            Option("unticked", [False, True], False),
            NumberOption("number", [1, 2], 3, 1),
            TextOption("any_text", ["one", "two"], "one"),
            TextOption("other_text", ["one", "two"], "three"),
            Option("numbers", [1, 2, 3], 2),
        ]

    def first_options(self) -> dict[str, Value]:
        return {"few": "one_thing", "number": 7}

    def portrait(self, option: str, value: Value, say: Say) -> str:
        return '<svg><symbol id="toy"></symbol><use href="#toy"/></svg>' if option == "few" else ""


FUSSY: Any = Fussy()
AT = "/games/connect-four/matches"


def test_every_kind_of_option_has_its_field() -> None:
    text = new_page(Reader(), FUSSY, "computer", {})
    fields = form_to(text, AT).fields
    assert FUSSY.setup(read_options(FUSSY, fields)).values == FUSSY.setup(FUSSY.first_options()).values
    kinds = {field["name"]: field.get("type", "select") for field in Page(text).fields}
    wanted = ["radio", "select", "checkbox", "checkbox", "number", "radio", "radio", "radio"]
    assert [kinds["option-" + option.key] for option in FUSSY.options()] == wanted
    assert text.count('class="pick-picture"') == 2
    assert 'id="few-two-toy"' in text
    assert ">one thing<" in text


def test_an_unticked_option_is_a_no() -> None:
    fields = form_to(new_page(Reader(), FUSSY, "computer", {"option-ticked": "false"}), AT).fields
    assert read_options(FUSSY, fields)["ticked"] is False
    assert read_options(FUSSY, {}) == FUSSY.first_options()


@pytest.mark.parametrize("own", ["my own text", "<b>&\"'"])
def test_a_text_of_ones_own_comes_back(own: str) -> None:
    given = {"option-any_text": "", "own-any_text": own}
    assert read_options(FUSSY, given)["any_text"] == own
    fields = form_to(new_page(Reader(), FUSSY, "computer", given, "No."), AT).fields
    assert read_options(FUSSY, fields)["any_text"] == own


def test_what_was_given_comes_back_with_the_reason() -> None:
    given = {
        "with": "friend", "name": "Léa & co", "seat": "red", "days": "7", "takebacks": "false", "listed": "false",
        "option-scenario": "attrition", "option-budget": "3", "option-must_act": "true", "option-hill": "centre",
        "option-red_army": "", "own-red_army": "9 tanks",
    }  # fmt: skip
    text = new_page(Reader(), SMALL_WARS, "friend", given, "Three points are <too> few.")
    assert given.items() <= form_to(text, "/games/small-wars/matches").fields.items()
    assert '<div class="alert" role="alert">' in text
    assert "Three points are &lt;too&gt; few." in text
    assert '<details class="more" open>' in text
    assert 'role="alert"' not in new_page(Reader(), SMALL_WARS, "friend", {})
    assert '<details class="more">' in new_page(Reader(), SMALL_WARS, "friend", {})


def test_the_table_asks_what_it_needs() -> None:
    terms = {"with", "seat", "name", "computer", "hints", "takebacks", "listed", "days", "curtain", "dealer"}
    asked = {}
    for way in WAYS:
        sent = form_to(new_page(Reader(), SMALL_WARS, way, {}), "/games/small-wars/matches")
        asked[way] = {name: sent.fields.get(name) for name in terms & sent.offered.keys()}
    shared = {"hints": "true", "takebacks": "true", "listed": "false"}
    assert asked["computer"] == {**shared, "with": "computer", "seat": "random", "name": "", "computer": "sergeant"}
    friend = {"with": "friend", "seat": "random", "name": "", "days": "0", "takebacks": "true", "listed": "true"}
    assert asked["friend"] == {**friend, "hints": "false"}
    assert asked["hotseat"] == {**shared, "with": "hotseat", "curtain": "false", "dealer": None}
    typed = new_page(Reader(), SMALL_WARS, "hotseat", {"dealer": "human", "curtain": "true"})
    assert {"dealer": "human", "curtain": "true"}.items() <= form_to(typed, "/games/small-wars/matches").fields.items()


def test_a_curtain_hangs_where_hands_are_hidden() -> None:
    secret = Fussy()
    secret.has_secrets = True
    assert form_to(new_page(Reader(), secret, "hotseat", {}), AT).fields["curtain"] == "true"


def test_the_first_options_are_in_sight_and_the_armies_side_by_side() -> None:
    text = new_page(Reader(), SMALL_WARS, "computer", {})
    folded = text.index("<details")
    options = SMALL_WARS.options()
    at_once = [option.key for option in options if text.index(f'name="option-{option.key}"') < folded]
    assert at_once == ["scenario", "setup", "budget", "yellow_army", "red_army"]
    for option in options:
        assert f'href="/games/small-wars/rules#{option.rule}"' in text
    assert "More options" not in new_page(Reader(), CONNECT_FOUR, "computer", {})


@pytest.mark.parametrize("game", [game for game in GAMES if game.presets()], ids=lambda game: game.key)
def test_a_preset_fills_in_its_options_and_keeps_the_others(game: Game) -> None:
    """Following a preset's link gives the form its options and no other's; what was filled in beside them stays."""
    at = f"/games/{game.key}/matches"
    first = game.options()[0]
    given = {"option-" + first.key: str(first.offered[-1]).lower()}
    text = new_page(Reader(), game, "friend", given)
    for name, values in game.presets().items():
        said = catalogue("en", game).say(Message("preset-" + name))
        address = re.search(f'href="([^"]*)"[^>]*>{said}</a>', text)
        assert address is not None, name
        query = dict(parse_qsl(urlsplit(unescape(address[1])).query))
        assert query.pop("with") == "friend"
        chosen = new_page(Reader(), game, "friend", query)
        assert read_options(game, form_to(chosen, at).fields) == {
            **game.setup({}).values,
            **{key: game.first_options().get(key, value) for key, value in game.setup({}).values.items()},
            **{key: game.setup({}).values[key] for others in game.presets().values() for key in others},
            **values,
            first.key: first.offered[-1],
        }
        assert re.search(f'aria-current="true">{said}</a>', chosen)
    shown = game.setup(game.first_options()).values
    untouched = [name for name, values in game.presets().items() if game.setup(values).values == shown]
    assert untouched
    marked = re.findall('aria-current="true">([^<]*)</a>', new_page(Reader(), game, "friend", {}))
    assert marked == [catalogue("en", game).say(Message("preset-" + name)) for name in untouched]


def test_an_unknown_way_to_play_is_the_computer() -> None:
    text = new_page(Reader(), SMALL_WARS, "watch", {})
    assert form_to(text, "/games/small-wars/matches").fields["with"] == "computer"


def test_language_can_be_switched_after_a_refused_form() -> None:
    text = new_page(Reader("en", "", "/games/small-wars/matches"), SMALL_WARS, "friend", {}, "No.")
    assert Page(text).forms[0].fields["back"] == "/games/small-wars/new?with=friend"


@pytest.mark.parametrize("language", LANGUAGES)
def test_values_have_names(language: str) -> None:
    words = catalogue(language, SMALL_WARS)
    army = next(option for option in SMALL_WARS.options() if option.key == "yellow_army")
    assert value_name(words, army, "patrol") == {"en": "Patrol", "fr": "Patrouille"}[language]
    assert value_name(words, SMALL_WARS.options()[0], "conquest") == {"en": "Conquest", "fr": "Conquête"}[language]


# -- the others


def test_a_show_is_always_on_offer() -> None:
    for going in ([], [card()]):
        sent = form_to(watch_page(Reader(), SMALL_WARS, going), "/games/small-wars/matches")
        assert sent.fields == {"with": "watch"}
        assert sent.method == "post"


def test_an_invitation_says_who_and_where() -> None:
    text = sit_page(Reader(), SMALL_WARS, "Red", ["Ada"], "/match/abc/sit/def")
    assert "Ada invites you to play Red." in text
    assert form_to(text, "/match/abc/sit/def").fields == {"name": ""}
    assert "You are invited to play Red." in sit_page(Reader(), SMALL_WARS, "Red", [], "/s")


def test_a_link_can_be_read_without_a_script() -> None:
    link = "http://there:8000/match/abc/sit/def"
    text = link_page(Reader(), SMALL_WARS, "Red", link, "/match/abc")
    assert f'readonly value="{link}"' in text
    assert '<button type="button" class="button button-main" id="copy"' in text
    assert "hidden>" in text  # the script shows the button that only works with it
    assert "/match/abc" in Page(text).links


def test_trouble_has_a_way_home() -> None:
    text = trouble_page(Reader("fr"), "Cette invitation a déjà servi.")
    assert "Cette invitation a déjà servi." in text
    assert Page(text).links[-1] == "/"
