"""Scripts written for github3.py do the same with `import ferrohub as github3`, and with `ferrohub.github3`.

Each script of tests/dropin runs with github3.py and with the other package against one local server. The requests and
what the script printed have to be the same, but for requests of github3.py that GitHub's description rejects.
"""

from __future__ import annotations

import base64
import dataclasses
import importlib.util
import json
import pathlib
import re
from collections.abc import Iterator
from typing import Any

import pytest

from dropin_routes import ROUTES
from dropin_scripts import printed
from harness import TOKEN, Recorded
from own_process import in_own_process
from service import Service

KEY = pathlib.Path(__file__).parents[1] / "keys" / "app-pkcs1.pem"
SCRIPTS = sorted((pathlib.Path(__file__).parents[1] / "dropin").glob("*.py"))

pytestmark = pytest.mark.skipif(
    importlib.util.find_spec("github3") is None, reason="github3.py is not installed; it is in the group dev"
)


@dataclasses.dataclass
class Run:
    """What a script did."""

    requests: list[dict[str, Any]]
    output: list[str]


def run(script: pathlib.Path, package: str, service: Service, folder: pathlib.Path) -> Run:
    """Run a script in a process of its own, its imports changed to those of the package."""
    service.requests.clear()
    service.unrouted.clear()
    text = re.sub(r"^import github3$", f"import {package} as github3", script.read_text(), flags=re.M)
    text = re.sub(r"^(import|from) github3\b", rf"\1 {package}", text, flags=re.M)
    copy = folder / script.name
    copy.write_text(text)
    environment = {"GITHUB_URL": service.url, "GITHUB_TOKEN": TOKEN, "APP_KEY": str(KEY), "NO_PROXY": "*"}
    output = in_own_process(printed, str(copy), environment).splitlines()
    assert service.unrouted == [], package
    return Run([essence(request) for request in service.requests], output)


def essence(request: Recorded) -> dict[str, Any]:
    """What has to be the same in a request."""
    authorization: Any = request.headers.get("authorization")
    if authorization and authorization.startswith("Bearer "):
        authorization = claims(authorization)
    try:
        body: Any = json.loads(request.body) if request.body else None
    except ValueError:
        body = request.body
    return {"line": request.line, "query": request.query, "body": body, "authorization": authorization}


def claims(authorization: str) -> dict[str, Any]:
    """What an app says of itself, but for the times, which differ."""
    header, payload, _ = authorization.removeprefix("Bearer ").split(".")
    said = [json.loads(base64.urlsafe_b64decode(part + "==")) for part in (header, payload)]
    return {"alg": said[0]["alg"], "iss": said[1]["iss"], "lasts": said[1]["exp"] - said[1]["iat"]}


def corrected(request: dict[str, Any]) -> dict[str, Any]:
    """A request of github3.py as GitHub's description has it; most are."""
    query, body = dict(request["query"]), request["body"]
    if query.get("protected") == "1":
        query["protected"] = "true"
    if query.get("sort") == "due_date":
        query["sort"] = "due_on"
    if request["line"].endswith("/restrictions/users") and isinstance(body, list):
        body = {"users": body}
    return {**request, "query": query, "body": body}


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    with Service(ROUTES) as running:
        running.thread.start()
        yield running
        running.shutdown()


@pytest.mark.slow
@pytest.mark.parametrize("package", ["ferrohub", "ferrohub.github3"])
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.stem)
def test_same(script: pathlib.Path, package: str, service: Service, tmp_path: pathlib.Path) -> None:
    peer, ours = (run(script, package, service, tmp_path) for package in ("github3", package))
    assert peer.requests and peer.output, "the script has to send and print something"
    assert ours.requests == [corrected(request) for request in peer.requests]
    assert ours.output == peer.output
