"""Generated input for what Rust and Python do together. The seed is fixed; FERROHUB_FUZZ=n runs n inputs a test.

The targets for the core alone are in tests/fuzz.
"""

from __future__ import annotations

import contextlib
import copy
import datetime
import itertools
import json
import os
import pickle
import random
from typing import Any

import pytest
import uritemplate

import ferrohub
from ferrohub._core import Issue, URITemplate
from harness import body_of

INPUTS = int(os.environ.get("FERROHUB_FUZZ", "1000"))
LETTERS = ["a", "é", "\u0000", "\u2028", "😀", '"', "\\", "/", " ", "{", "[", "\n", "\x7f", "0", "\ud800"]
SESSION = ferrohub.ClientSession()


@pytest.fixture
def numbers() -> random.Random:
    return random.Random(20261121)


def text(numbers: random.Random) -> str:
    return "".join(numbers.choices(LETTERS, k=numbers.randrange(8)))


def number(numbers: random.Random) -> Any:
    return numbers.choice(
        [
            0,
            -1,
            2**31,
            2**63,
            2**64,
            -(2**63) - 1,
            10**30,
            0.1,
            -0.0,
            1e308,
            5e-324,
            numbers.random(),
            numbers.getrandbits(70),
        ]
    )


def value(numbers: random.Random, depth: int = 0) -> Any:
    kind = numbers.randrange(8 if depth < 5 else 5)
    if kind < 5:
        return [None, True, False, text(numbers), number(numbers)][kind]
    size = numbers.randrange(4)
    if kind == 5:
        return [value(numbers, depth + 1) for _ in range(size)]
    return {text(numbers): value(numbers, depth + 1) for _ in range(size)}


def moment(numbers: random.Random) -> str:
    year, month, day = numbers.choice([0, 1, 1969, 2024, 9999, 10000]), numbers.randrange(14), numbers.randrange(33)
    second, zone = (
        numbers.choice([0, 59, 60, 61]),
        numbers.choice(["Z", "z", "+00:00", "-23:59", "+24:00", "", "+0100"]),
    )
    fraction = numbers.choice(["", ".5", ".123456789", ".", ".1234567891"])
    return (
        f"{year:04}-{month:02}-{day:02}{numbers.choice('Tt ')}{numbers.randrange(25):02}:59:{second:02}{fraction}{zone}"
    )


def written(numbers: random.Random, thing: Any) -> str:
    """JSON in one of its spellings."""
    return json.dumps(thing, ensure_ascii=numbers.random() < 0.8, indent=numbers.choice([None, None, 1]))


def same(one: Any, other: Any) -> bool:
    """Equal, of one type, and in one order."""
    return repr(one) == repr(other)


def changed(numbers: random.Random, body: dict[str, Any]) -> dict[str, Any]:
    """The body with some of its values replaced by others of any kind."""
    body = dict(body)
    for key in numbers.sample(sorted(body), k=numbers.randrange(1, 6)):
        body[key] = moment(numbers) if numbers.random() < 0.3 else value(numbers)
    return body


@pytest.mark.slow
def test_any_json_reads_as_pythons_own(numbers: random.Random) -> None:
    for _ in range(INPUTS):
        body = written(numbers, {"id": 1, "x": value(numbers), text(numbers): value(numbers)})
        try:
            body.encode()
        except UnicodeEncodeError:
            continue
        issue = Issue.from_json(body, SESSION)
        due = json.loads(body)
        assert same(issue.as_dict(), due), body
        assert same(json.loads(issue.as_json()), due)
        for key, part in due.items():
            if key.isprintable() and not hasattr(Issue, key):
                assert same(getattr(issue, key), part), (body, key)
        assert issue == pickle.loads(pickle.dumps(issue)) == copy.copy(issue)
        assert repr(issue) and hash(issue) == hash(copy.deepcopy(issue)) and dir(issue)


def test_broken_json_is_refused_as_pythons_own_does(numbers: random.Random) -> None:
    base = written(numbers, body_of("Issue")).encode()
    for _ in range(INPUTS):
        broken = bytearray(
            base[: numbers.randrange(2000)] + base[-numbers.randrange(1, 200) :] if numbers.random() < 0.3 else base
        )
        for _ in range(numbers.randrange(1, 4)):
            at = numbers.randrange(len(broken))
            broken[at : at + numbers.randrange(3)] = numbers.choice(
                [b"", b'"', b"{", b"]", b",", b"\\", b"\x00", b"\xff", b"1", b"NaN"]
            )
        with contextlib.suppress(UnicodeDecodeError):
            body = broken.decode()
            try:
                due = json.loads(body, parse_constant=lambda name: 1 / 0)
            except (ValueError, ZeroDivisionError):
                due = None
            if isinstance(due, dict):
                assert same(Issue.from_json(body, SESSION).as_dict(), due), body
            else:
                with pytest.raises((ValueError, ferrohub.exceptions.GitHubException)):
                    Issue.from_json(body, SESSION)


def test_fields_of_any_kind_can_be_read(numbers: random.Random) -> None:
    fields = [
        name for name in dir(Issue) if not name.startswith(("_", "ratelimit")) and not callable(getattr(Issue, name))
    ]
    for _ in range(INPUTS // 10):
        body = written(numbers, changed(numbers, body_of("Issue")))
        with contextlib.suppress(UnicodeEncodeError):
            body.encode()
            issue = Issue.from_json(body, SESSION)
            for name in fields:
                with contextlib.suppress(AttributeError):
                    getattr(issue, name)
            assert repr(issue) and isinstance(hash(issue), int) and str(issue) is not None


def test_times_are_times_or_as_written(numbers: random.Random) -> None:
    for _ in range(INPUTS):
        said = moment(numbers)
        time = Issue.from_dict({"created_at": said}, SESSION).created_at
        if isinstance(time, str):
            assert time == said
            continue
        assert time.tzinfo == datetime.timezone.utc
        with contextlib.suppress(ValueError, OverflowError):
            plain = said.upper().replace(" ", "T").partition(".")[0].replace("Z", "")
            if said[-1] in "zZ":
                assert time.replace(tzinfo=None, microsecond=0) == datetime.datetime.fromisoformat(plain)


NAMES = ["a", "b", "list", "keys", "x.y", "_1"]


def test_templates_expand_as_the_peer_does(numbers: random.Random) -> None:
    words = ["", "v", "a b/c", "é😀", "100%", "%41", "?&=#;,", "ü" * 3]
    for _ in range(INPUTS):
        template = "https://h"
        for _ in range(numbers.randrange(1, 4)):
            names = [name + numbers.choice(["", "", "*"]) for name in numbers.sample(NAMES, k=numbers.randrange(1, 4))]
            template += (
                numbers.choice(["/x", "é", ""])
                + "{"
                + numbers.choice(["", "/", "?", "&", ";", "."])
                + ",".join(names)
                + "}"
            )
        values: dict[str, Any] = {name: numbers.choice(words) for name in NAMES if numbers.random() < 0.8}
        if "list" in values:
            values["list"] = numbers.choices(words[1:], k=numbers.randrange(1, 4))
        if "keys" in values:
            # The peer sorts them, and keeps a separator for none; behind an empty one, it writes a "=" too much.
            values["keys"] = dict(zip("pqr", numbers.choices(words[1:], k=numbers.randrange(1, 4)), strict=False))
        expanded = URITemplate(template).expand(values)
        assert expanded.isascii()
        assert URITemplate(template).variables == list(dict.fromkeys(uritemplate.URITemplate(template).variable_names))
        if "é" not in template:
            assert expanded == uritemplate.expand(template, values), (template, values)


def test_a_template_of_any_letters_is_expanded_or_refused(numbers: random.Random) -> None:
    pieces = [
        "{",
        "}",
        "{+a}",
        "{#b}",
        "{?a*}",
        "{a:3}",
        "%",
        "%41",
        "é",
        "{",
        ",",
        "*",
        ":",
        "a",
        "\x00",
        "=",
        "|",
        ".",
    ]
    values: list[list[Any]] = [["é", "%é%", "%4"], [["é%"], []], [{"é": "%"}, {}]]
    for n in range(INPUTS):
        template = URITemplate("".join(numbers.choices(pieces, k=numbers.randrange(8))))
        for a, b in itertools.islice(itertools.product(values[n % 3], repeat=2), 4):
            with contextlib.suppress(ValueError):
                assert template.expand(a=a, b=b).isascii()
        assert isinstance(template.variables, list)
