"""Pages whose columns are made of the JSON at once: the rows, keys, times and digests of items that are decoded."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import ferrohub
from ferrohub._core import _page
from ferrohub.crawl import STREAMS, Stream, _columns, _pages, _rows
from ferrohub.crawl._replies import Reply
from ferrohub.transports import Response

READ = [stream for stream in STREAMS.values() if stream.is_read_by_columns]
READ += [Stream("mine", "GET /repos/{owner}/{repo}/contents", "path html=_links.html _id", "path", "snapshot")]
VALUES: list[Any] = [
    None, True, 0, -1, 7, 2**63, -(2**70), 1.5, "", "a", "text \u00e9\U0001f600\n\"\\", "12", "2026-03-04T05:06:07Z",
    "2026-03-04T05:06:07.250+01:00", "https://api.github.com/repos/o/r/issues/12", "x" * 300, [], {}, ["a", None, 5],
    [{"name": "n", "id": 3}, None, 4], {"login": "u", "id": 9, "name": None},
]  # fmt: skip


def response(body: bytes) -> Any:
    client = ferrohub.Client(transport=lambda request: Response(200, {"Content-Type": "application/json"}, body))
    return client.request("GET /repos/o/r")


def item(stream: Stream, chance: random.Random) -> dict[str, Any]:
    """An item with values of any form at some of the paths of the columns."""
    made: dict[str, Any] = {"extra": {"id": 1, "user": [1, {"a": "b"}]}}
    paths = [column.path for column in stream.own_fields()] + [(stream.key,), tuple((stream.cursor or "x").split("."))]
    for path in chance.sample(paths, chance.randrange(len(paths) + 1)):
        inner = made
        for name in path[:-1]:
            if not isinstance(inner.get(name), dict):
                inner[name] = {}
            inner = inner[name]
        inner[path[-1]] = chance.choice(VALUES)
    return made


def replies(stream: Stream, body: bytes) -> tuple[Reply, Reply]:
    """The page as rows, and as items."""
    received = response(body)
    found = _pages.rows(stream, received)
    assert found is not None
    whole = json.loads(body)
    items = whole[str(stream.list_member)] if isinstance(whole, dict) else whole
    assert found[1] == (whole.get("total_count") if isinstance(whole, dict) else None)
    return (Reply(stream, 200, found[0], None, None, False), Reply(stream, 200, items, None, None, False))


@pytest.mark.parametrize("stream", READ, ids=lambda stream: stream.name)
@pytest.mark.parametrize("seed", range(10))
def test_rows_of_a_page_are_those_of_its_items(stream: Stream, seed: int) -> None:
    chance = random.Random(f"{stream.name} {seed}")
    items = [item(stream, chance) for _ in range(chance.choice([0, 1, 9, 100]))]
    is_object = stream.list_member is not None and chance.random() < 0.5
    body = {"a": [1], str(stream.list_member): items, "total_count": 7} if is_object else items
    rows, known = replies(stream, json.dumps(body, ensure_ascii=chance.random() < 0.5).encode())
    assert rows.keys == known.keys and rows.times == known.times and rows.newest == known.newest
    assert [rows.digest(at) for at in range(len(items))] == [known.digest(at) for at in range(len(items))]
    chosen = sorted(chance.sample(range(len(items)), chance.randrange(len(items) + 1)))
    for which in (list(range(len(items))), chosen, chosen[1:]):
        made, due = (
            _rows.table(stream, _pages.only(reply.items, which), 5, False).drop_columns(["crawled_at"])
            for reply in (rows, known)
        )
        made.validate(full=True)
        assert made.equals(due)
    twice = _pages.only(_pages.only(rows.items, chosen), list(range(1, len(chosen))))
    members = stream.members()
    assert members is not None
    kept = [{name: items[at][name] for name in items[at] if name in members} for at in chosen[1:]]
    assert [each.keys() for each in twice] == [each.keys() for each in kept]


@pytest.mark.parametrize(
    "members",
    ['"number": 1, "number": null', '"title": "a", "title": null', '"title": "a", "title": "b"', '"id": 1, "id": null',
     '"user": {"login": "a"}, "user": null', '"user": {"login": "a"}, "user": {"id": 1}',
     '"user": {"id": 1}, "user": 5', '"user": {"login": "a", "login": null}',
     '"labels": [{"name": "a"}], "labels": null'],
)  # fmt: skip
def test_an_item_with_two_members_of_the_same_name_is_decoded_whole(members: str) -> None:
    assert _pages.rows(STREAMS["issues"], response(f'[{{"number": 3}}, {{{members}}}]'.encode())) is None


def test_a_null_before_a_member_of_the_same_name_does_not_count() -> None:
    stream = STREAMS["issues"]
    body = b'[{"number": null, "number": 1, "user": null, "user": {"login": null, "login": "a"}}]'
    rows, known = replies(stream, body)
    assert rows.keys == known.keys == [1] and rows.digest(0) == known.digest(0)


def test_a_page_that_is_not_utf_8_is_decoded_whole() -> None:
    assert _pages.rows(STREAMS["issues"], response(b'[{"number": 1, "type": {"name": "\xff"}}]')) is None


@pytest.mark.parametrize("stream", READ, ids=lambda stream: stream.name)
@pytest.mark.parametrize(
    "body",
    ["{}", '"a"', "[1]", "[{}, null]", '[{"KEY": 1}', '[{"KEY": 1, "KEY": 2}]', '[{"KEY": "a", "KEY": "b"}]',
     '[{"KEY": "\\ud800"}]', '{"commits": [], "commits": []}', '{"commits": {}}', '{"items": []}'],
)  # fmt: skip
def test_an_unusual_page_is_decoded_whole(stream: Stream, body: str) -> None:
    assert _pages.rows(stream, response(body.replace("KEY", stream.key).encode())) is None


def test_an_item_is_decoded_when_it_is_read() -> None:
    stream = STREAMS["issues"]
    body = [{"id": at, "number": at, "labels": [{"name": "n", "color": "c"}], "body_html": "x"} for at in range(3)]
    page = _page(response(json.dumps(body).encode()), None, {"id": None, "labels": {"name": None}}, (), "id")
    assert page is not None and len(page) == 3 and page.keys == [0, 1, 2] and page.buffers() == []
    assert page.item(1) == {"id": 1, "labels": [{"name": "n"}]}
    with pytest.raises(IndexError):
        page.item(3)
    found = _pages.rows(stream, response(json.dumps(body).encode()))
    assert found is not None and [each["number"] for each in found[0]] == [0, 1, 2] and found[0][-1]["id"] == 2
    assert [each["id"] for each in found[0][1:]] == [1, 2]


def test_the_values_of_a_function_that_fails_are_an_error() -> None:
    def fails(value: Any) -> Any:
        raise ArithmeticError(value)

    with pytest.raises(ArithmeticError, match="x"):
        _page(response(b'[{"id": 1, "a": "x"}]'), None, {"a": None}, ((("a",), "int", fails),), "id")


def test_columns_of_one_place_and_below_it_are_both_read() -> None:
    columns = _columns.readers(_columns.columns("user:json user.login user.id:int login=user.login"))
    items = [{"user": {"login": "a", "id": 1}}, {"user": None}, {"user": "x"}, {"user": [{"login": "b"}]}, {}]
    page = _page(response(json.dumps(items).encode()), None, {"user": None}, columns, "id")
    assert page is not None
    assert [page.row_bytes(at, 4) for at in range(5)] == [_columns._column_bytes(each, columns) for each in items]
