"""Pages of which only the members that columns need are made: the same values as with the whole JSON."""

from __future__ import annotations

import json
import pathlib
import random
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import ferrohub
from crawled_github import SimulatedGitHub
from ferrohub._core import _chosen_json
from ferrohub.crawl import STREAMS, Stream, crawl, read
from ferrohub.exceptions import UnexpectedResponse
from ferrohub.transports import Response

NAMES = ["id", "user", "login", "labels", "name", "é", 'a"b', ""]


def response(body: bytes) -> Any:
    client = ferrohub.Client(transport=lambda request: Response(200, {"Content-Type": "application/json"}, body))
    return client.request("GET /repos/o/r")


def value(chance: random.Random, depth: int = 0) -> Any:
    """Any JSON."""
    kind = chance.choice(["list", "object", "object"] if depth < 3 else ["scalar"])
    if kind == "list":
        return [value(chance, depth + 1) for _ in range(chance.randrange(4))]
    if kind == "object":
        return {name: value(chance, depth + 1) for name in chance.sample(NAMES, chance.randrange(len(NAMES)))}
    return chance.choice([None, True, 0, -(2**70), 1.5e10, "", "text \u00e9\U0001f600\n", "x" * 300])


def tree(chance: random.Random, depth: int = 0) -> dict[str, Any]:
    """Any choice of members."""
    return {
        name: tree(chance, depth + 1) if depth < 2 and chance.random() < 0.5 else None
        for name in chance.sample(NAMES, chance.randrange(len(NAMES)))
    }


def pruned(found: Any, chosen: dict[str, Any] | None) -> Any:
    """What is expected of the JSON."""
    if chosen is None:
        return found
    if isinstance(found, list):
        return [pruned(each, chosen) for each in found]
    if isinstance(found, dict):
        return {name: pruned(each, chosen[name]) for name, each in found.items() if name in chosen}
    return found


@pytest.mark.parametrize("seed", range(50))
def test_the_chosen_members_are_those_of_the_json(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(5):
        body, chosen = value(chance), tree(chance)
        text = json.dumps(body, ensure_ascii=chance.random() < 0.5, indent=chance.choice([None, 2]))
        assert _chosen_json(response(text.encode()), chosen) == pruned(body, chosen), (text, chosen)


def test_what_other_parsers_read_is_read_whole() -> None:
    found = _chosen_json(response(b'{"id": "\\ud800", "user": 1}'), {"id": None})
    assert found["id"] == "\ud800"


@pytest.mark.parametrize(
    "body", [b"", b"[1", b'{"id": 1} x', b'{"user": [}', b"\xff", pytest.param(b"[" * 10**6, id="deep")]
)
def test_what_is_not_json_raises(body: bytes) -> None:
    with pytest.raises(UnexpectedResponse):
        _chosen_json(response(body), {"id": None})


@pytest.mark.parametrize("stream", STREAMS.values(), ids=lambda stream: stream.name)
def test_a_stream_chooses_what_its_columns_and_its_walk_need(stream: Stream) -> None:
    chosen = stream.members()
    if stream.items == "*":
        assert chosen is None
        return
    assert chosen is not None
    item = chosen if stream.items is None else chosen[stream.items]
    needed = [column.path for column in stream.fields()]
    needed += [tuple(path.split(".")) for path in (stream.cursor, stream.version, *stream.key.split("+")) if path]
    for path in needed:
        at: Any = item
        for name in path:
            at = None if at is None else at[name]
        assert at is None, path


def test_the_json_of_items_is_whole(tmp_path: pathlib.Path) -> None:
    github = SimulatedGitHub()
    github.add("octo/one", issues=1)
    client = ferrohub.Client(token="...", transport=github)
    mine = Stream("mine", "GET /repos/{owner}/{repo}/issues", "number:int", "number")
    crawl(["octo/one"], [mine], client, tmp_path, raw=True)
    assert {"title", "user", "labels"} <= json.loads(read(tmp_path, mine)["raw"][0].as_py()).keys()
