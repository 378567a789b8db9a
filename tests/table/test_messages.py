"""What pages say, read from hostile frames (B1)."""

import json
from random import Random

import pytest

from littlewars.table import messages
from littlewars.table.messages import Unreadable, read, write

SOUND: list[dict[str, object]] = [
    {"type": "hello", "v": 3, "token": "abc"},
    {"type": "choose", "v": 12, "move_id": "m-1", "choice": 74},
    {"type": "undo", "v": 12, "move_id": "m-2"},
    {"type": "resign", "v": 12, "move_id": "m-3"},
    {"type": "claim_time", "v": 12, "move_id": "m-4"},
    {"type": "ask_back"},
    {"type": "answer_back", "yes": True},
    {"type": "why", "touched": ["cell-a1", "figure-3"]},
    {"type": "measure", "v": 12, "choice": 74},
    {"type": "hint", "v": 12, "stage": 3},
    {"type": "look", "at": 4},
    {"type": "uncover"},
    {"type": "phrase", "number": 2},
    {"type": "rematch"},
    {"type": "ping", "n": 5},
]
ODD = [0, -1, 2**31 + 1, 2**63, -(2**63), 10**40, 1.5, "", "x" * 300, None, True, [], {}, [["a"]], {"type": "hello"}]


@pytest.mark.parametrize("said", SOUND, ids=lambda said: said["type"])
def test_every_message_of_the_protocol_is_read(said: dict[str, object]) -> None:
    found = read(json.dumps(said))
    assert type(found).__name__.lower() == str(said["type"]).replace("_", "")
    assert {"type": said["type"]} | {name: getattr(found, name) for name in said if name != "type"} == said


def test_b1_mutated_messages_are_read_or_unreadable() -> None:
    """B1: 20,000 frames, nothing but `Unreadable` comes out, and what is read lies within the declared limits."""
    rng = Random(20_000)
    read_well = 0
    for _ in range(20_000):
        try:
            said = read(mutated(rng))
        except Unreadable:
            continue
        read_well += 1
        assert within_limits(said), said
    assert 1000 < read_well < 19_000  # some mutations do no harm, most do: both paths were gone


def within_limits(said: messages.Said) -> bool:
    for name in said.__struct_fields__:
        value = getattr(said, name)
        if isinstance(value, str) and len(value) > 200:
            return False
        if isinstance(value, list) and (len(value) > 8 or any(len(item) > 80 for item in value)):
            return False
        if isinstance(value, int) and abs(value) > 2**62:
            return False
    return True


def mutated(rng: Random) -> str:
    """Take a sound message and spoil it: its fields, or its letters."""
    said = dict(rng.choice(SOUND))
    if rng.random() < 0.5:
        for _ in range(rng.randint(1, 3)):
            key = rng.choice([*said, "v", "choice", "extra"])
            if rng.random() < 0.2:
                said.pop(key, None)
            else:
                said[key] = rng.choice(ODD)
        return json.dumps(said)
    letters = list(json.dumps(said))
    for _ in range(rng.randint(1, 4)):
        place = rng.randrange(len(letters))
        kind = rng.randrange(4)
        if kind == 0:
            letters[place] = chr(rng.choice([0, 34, 92, 123, 0x2028, 0xD800, 0x1F600, rng.randrange(32, 127)]))
        elif kind == 1:
            del letters[place]
        elif kind == 2:
            letters.insert(place, rng.choice('"\\{}[]:,-.eE0 '))
        else:
            letters[place:place] = letters[place : place + rng.randint(1, 9)]
        letters = letters or ["{"]
    return "".join(letters)


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "null",
        "[]",
        '"hello"',
        "{}",
        '{"type": "bye"}',
        '{"type": "choose", "v": 1, "move_id": "", "choice": 1}',
        '{"type": "choose", "v": 1, "move_id": "' + "m" * 65 + '", "choice": 1}',
        '{"type": "choose", "v": 1.5, "move_id": "m", "choice": 1}',
        '{"type": "choose", "v": 1, "move_id": "m", "choice": 1e400}',
        '{"type": "choose", "v": 1, "move_id": "m", "choice": ' + "9" * 5000 + "}",
        '{"type": "why", "touched": ["a", "a", "a", "a", "a", "a", "a", "a", "a"]}',
        '{"type": "hello", "token": "\\ud800"}',
        '{"type": "hello", "token": "\ud800"}',
        "[" * 16_000,
        '{"type": ' * 1700,
        '{"type": "ping", "n": 1} {"type": "ping", "n": 2}',
    ],
)
def test_b1_what_is_no_message_is_unreadable(frame: str) -> None:
    with pytest.raises(Unreadable):
        read(frame)


def test_a_message_to_a_page_carries_its_type() -> None:
    assert json.loads(write("pong", n=3)) == {"type": "pong", "n": 3}
