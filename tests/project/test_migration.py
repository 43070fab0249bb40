"""The pages on migration are true: both snippets of a pair run, and send the same requests."""

from __future__ import annotations

import contextlib
import importlib.util
import json
import time
import urllib.parse
import warnings
from collections.abc import Iterator
from typing import Any

import pytest

from doc_blocks import Block, blocks
from documentation import DOCS, run
from harness import GITHUB, Recorded, declared
from service import Service

#: The packages by the title of their snippets.
PEERS = {"github3.py": "github3", "PyGithub": "github"}
PAGES = {"github3.md": "github3.py", "pygithub.md": "PyGithub"}


@pytest.mark.parametrize(("page", "peer"), PAGES.items())
def test_pairs(page: str, peer: str, service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    if importlib.util.find_spec(PEERS[peer]) is None:
        pytest.skip(f"{peer} is not installed; it is in the group dev")
    send_requests_to(service, monkeypatch)
    theirs: dict[str, Any] = {}
    ours: dict[str, Any] = {}
    pairs = list(paired(blocks(DOCS / "migration" / page), peer))
    assert len(pairs) >= 6
    for their_block, our_block in pairs:
        requested = sent(service, their_block, theirs)
        assert sent(service, our_block, ours) == requested, f"{our_block} sends other requests than {their_block}"
    assert service.unrouted == []


def ancestors(name: str, classes: dict[str, Any]) -> Iterator[str]:
    while name:
        yield name
        name = classes[name]["parent"]


def test_fields_that_share_their_name_with_a_method_are_listed() -> None:
    """Who writes `if issue.pull_request:` has to find the field, and so with all that share a name with a method."""
    page = (DOCS / "migration" / "pygithub.md").read_text()
    classes = {name: found for name, found in declared().items() if "fields" in found}
    operations = [found for found in declared().values() if "fields" not in found]
    hidden = set()
    for name in classes:
        lineage = list(ancestors(name, classes))
        methods = {operation["name"] for operation in operations if operation["class"] in lineage}
        fields = [field for parent in lineage for field in classes[parent]["fields"]]
        hidden |= {field["name"] for field in fields if field["key"] in methods and field["name"] != field["key"]}
    assert {"pull_request_urls", "original_labels", "comments_count"} <= hidden
    assert [name for name in sorted(hidden) if f"`{name}`" not in page] == []


def paired(found: list[Block], peer: str) -> Iterator[tuple[Block, Block]]:
    """A snippet of the peer, and the one for this package that follows it."""
    titled = [block for block in found if block.title]
    assert [block.title for block in titled] == [peer, "ferrohub"] * (len(titled) // 2)
    yield from zip(titled[::2], titled[1::2], strict=True)


def sent(service: Service, block: Block, namespace: dict[str, Any]) -> list[Any]:
    """The requests that a snippet sends."""
    service.requests.clear()
    service.shown = service.url if block.title == "ferrohub" else GITHUB
    with warnings.catch_warnings():
        if block.title != "ferrohub":
            warnings.simplefilter("ignore")
        run(block, namespace, service)
    return [essence(request) for request in service.requests]


def essence(request: Recorded) -> tuple[str, dict[str, str], Any]:
    """What has to be the same: not how large the pages are, and nothing for an empty body."""
    query = {name: value for name, value in request.query.items() if name != "per_page"}
    body: Any = request.body or None
    with contextlib.suppress(ValueError):
        body = json.loads(request.body)
    return request.line, query, body


def send_requests_to(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what goes to GitHub by the package requests go to the service, and let nobody pause in between."""
    requests = pytest.importorskip("requests")
    send = requests.adapters.HTTPAdapter.send

    def redirected(self: Any, request: Any, **kwargs: Any) -> Any:
        address = urllib.parse.urlsplit(request.url)
        if address.hostname in ("api.github.com", "uploads.github.com"):
            request.url = request.url.replace(f"{address.scheme}://{address.netloc}", service.url, 1)
        return send(self, request, **kwargs)

    monkeypatch.setattr(requests.adapters.HTTPAdapter, "send", redirected)
    monkeypatch.setattr(time, "sleep", lambda seconds: None)
