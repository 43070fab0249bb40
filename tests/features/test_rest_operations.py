"""Every operation of GitHub's description, called with an example of each argument: success, an error status, pages, a
missing argument; blocking and awaited.
"""

from __future__ import annotations

import asyncio
import inspect
import re
import warnings
from collections.abc import Iterator
from typing import Any

import pytest

import description
import ferrohub
from description import Operation
from ferrohub.aio import AsyncClient
from ferrohub.exceptions import ForbiddenError, NotFoundError
from harness import TOKEN, Reply, Server

TEXTS = description.texts()


@pytest.fixture(autouse=True)
def deprecated() -> Iterator[None]:
    """Some operations are deprecated, which has its own test."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        yield


@pytest.fixture
def awaited(server: Server) -> AsyncClient:
    return AsyncClient(token=TOKEN, base_url=server.url, retries=0)


def of(tag: str) -> list[Operation]:
    """The operations of a tag that are sent to the API; uploads and the management console have other URLs."""
    return [found for found in description.operations(tag, TEXTS[tag]) if not found.server]


def method(client: Any, operation: Operation) -> Any:
    tag = getattr(client.rest, operation.tag.replace("-", "_"))
    return getattr(tag, re.sub(r"\W", "_", operation.name))


def success(operation: Operation) -> Reply:
    if not operation.responses:
        return Reply(b"content")
    status, _ = operation.responses[0]
    if operation.accept and operation.accept.startswith(("text/", "application/octocat")):
        return Reply("some text", status)
    return Reply(operation.body, status)


def check(operation: Operation, result: Any) -> None:
    """What comes of a success."""
    status, type_ = operation.responses[0] if operation.responses else (302, None)
    if not operation.responses:
        assert result == b"content", operation.id
    elif all(found is None for _, found in operation.responses):
        assert result is True, operation.id
    elif type_ is None:
        assert result is None, operation.id
    elif operation.accept.startswith(("text/", "application/octocat")):
        assert result == "some text", operation.id
    elif isinstance(operation.body, dict):
        raw = result if isinstance(result, dict) else result.as_dict()
        assert raw == operation.body and status < 300, operation.id
    elif isinstance(operation.body, list):
        assert len(result) == 1, operation.id
    else:
        assert result == operation.body, operation.id


def read(result: Any) -> None:
    """Read every attribute that is a field."""
    for name in dir(type(result)) if isinstance(result, ferrohub.models.GitHubCore) else ():
        if not name.startswith("_") and type(getattr(type(result), name)).__name__ == "field":
            getattr(result, name)


@pytest.mark.parametrize("tag", TEXTS)
def test_success(client: ferrohub.Client, server: Server, tag: str) -> None:
    for operation in of(tag):
        for everything in (False, True):
            args, kwargs = operation.arguments(everything)
            server.will(success(operation))
            result = method(client, operation)(*args, **kwargs)
            if operation.pages is not None:
                items = list(result)
                assert len(items) == 1, operation.id
                read(items[0])
            else:
                check(operation, result)
                read(result)
            (request,) = server.requests
            assert request.line == f"{operation.method} {operation.request_path}", operation.id
            sent = operation.sent(everything)
            body = {each.name: value for each, value in sent if each.place == "body"}
            if body:
                assert request.json == body, operation.id
            query = {each.name for each, value in sent if each.place == "query" and value is not None}
            assert query <= {name.removesuffix("[]") for name in request.query}, operation.id


@pytest.mark.parametrize("tag", TEXTS)
def test_an_error_status_raises(client: ferrohub.Client, server: Server, tag: str) -> None:
    for operation in of(tag):
        args, kwargs = operation.arguments()
        for status, error in ((404, NotFoundError), (403, ForbiddenError)):
            server.will(Reply({"message": "Refused"}, status))
            if operation.question and status == 404:
                assert method(client, operation)(*args, **kwargs) is False
                continue
            with pytest.raises(error):
                result = method(client, operation)(*args, **kwargs)
                list(result)
                pytest.fail(operation.id)


@pytest.mark.parametrize("tag", TEXTS)
def test_pages_follow_their_links(client: ferrohub.Client, server: Server, tag: str) -> None:
    for operation in (found for found in of(tag) if found.pages is not None):
        args, kwargs = operation.arguments()
        following = f'<{server.url}{operation.request_path}?page=2>; rel="next"'
        server.will(Reply(operation.body, headers={"Link": following}), Reply(operation.body))
        assert len(list(method(client, operation)(*args, **kwargs))) == 2, operation.id


@pytest.mark.parametrize("tag", TEXTS)
def test_a_missing_argument_is_refused(client: ferrohub.Client, server: Server, tag: str) -> None:
    server.will(Reply({}))
    for operation in of(tag):
        args, kwargs = operation.arguments()
        for name in kwargs:
            rest = {known: value for known, value in kwargs.items() if known != name}
            with pytest.raises(TypeError, match=f"missing 1 required argument: '{name}'"):
                method(client, operation)(*args, **rest)
        if args:
            with pytest.raises(TypeError, match="missing 1 required argument"):
                method(client, operation)(*args[:-1], **kwargs)
        with pytest.raises(TypeError, match="unexpected keyword argument 'no_such_thing'"):
            method(client, operation)(*args, **kwargs, no_such_thing=1)
    assert server.requests == []


@pytest.mark.parametrize("tag", TEXTS)
def test_awaited(awaited: AsyncClient, server: Server, tag: str) -> None:
    async def main() -> None:
        for operation in of(tag):
            args, kwargs = operation.arguments()
            server.will(success(operation))
            result = method(awaited, operation)(*args, **kwargs)
            if operation.pages is not None:
                assert len([item async for item in result]) == 1, operation.id
            else:
                check(operation, await result)
            server.will(Reply({"message": "Refused"}, 403))
            with pytest.raises(ForbiddenError):
                result = method(awaited, operation)(*args, **kwargs)
                await (anext(result) if operation.pages is not None else result)

    asyncio.run(main())


def differences(texts: dict[str, str]) -> list[str]:
    """Where the operations that are offered are not those of some texts."""
    client = ferrohub.Client()
    found = []
    for tag, text in texts.items():
        offered = getattr(client.rest, tag.replace("-", "_"))
        due = {re.sub(r"\W", "_", each.name): each for each in description.operations(tag, text)}
        names = {name for name in dir(offered) if not name.startswith("_")}
        found += [f"{tag}/{name}" for name in sorted(names ^ due.keys())]
        for name, operation in due.items():
            taken = inspect.signature(getattr(offered, name)).parameters if name in names else {}
            wanted = {operation.python(each) for each in operation.parameters}
            own = {"data", "extra", "headers", "progress", "timeout", "to"}
            found += [f"{tag}/{name}({each})" for each in sorted((taken.keys() - own) ^ wanted) if taken]
    return found


def test_what_is_offered_is_what_is_described() -> None:
    assert differences(TEXTS) == []


def test_a_changed_description_is_noticed() -> None:
    renamed = TEXTS["issues"].replace("  body title", "  body caption", 1)
    dropped = re.sub(r"\nget = (.|\n)*?\n(?=\S)", "\n", TEXTS["issues"], count=1)
    assert "issues/create(caption)" in differences({"issues": renamed})
    assert differences({"issues": dropped}) == ["issues/get"]


def test_the_count_is_that_of_the_description() -> None:
    assert sum(len(description.operations(tag, text)) for tag, text in TEXTS.items()) == 1591
