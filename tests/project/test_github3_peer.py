"""Resources of `ferrohub.github3` beside those of github3.py, made from the same JSON."""

from __future__ import annotations

import copy
import datetime
import importlib
from typing import Any

import pytest

from ferrohub.github3 import _classes, session as sessions
from harness import BODIES, body_of
from service import complete

peer = pytest.importorskip("github3")

#: Fields whose value in github3.py is a mistake: the number of the account in place of the text; and the attribute that
#: it sets to the URL of the links of a branch, which has no `url`.
OTHERS = {("EventOrganization", "gravatar_id"), ("EventUser", "gravatar_id"), ("Branch", "url")}
PATHS = {name: path for name, path in _classes.paths().items() if (BODIES / f"{name}.json").is_file()}


def pair(name: str) -> tuple[Any, Any]:
    """The resource of github3.py, or None if it rejects the JSON, and that of the package."""
    module, _, shown = PATHS[name].rpartition(".")
    body = complete(body_of(name))
    try:
        theirs = getattr(importlib.import_module(module), shown)(copy.deepcopy(body), peer.session.GitHubSession())
    except peer.exceptions.IncompleteResponse:
        theirs = None
    return theirs, _classes.resource(PATHS[name])(body, sessions.GitHubSession())


def kind(value: Any) -> Any:
    """What a value is, where it is not plain."""
    if isinstance(value, list):
        return [kind(item) for item in value]
    if isinstance(value, dict):
        return {key: kind(item) for key, item in value.items()}
    if type(value).__module__.partition(".")[0] in ("github3", "ferrohub", "uritemplate"):
        return {"UriTemplate": "URITemplate"}.get(type(value).__name__, type(value).__name__)
    return value


def test_most_classes_can_be_compared() -> None:
    assert len([name for name in PATHS if pair(name)[0] is not None]) > 60


@pytest.mark.parametrize("name", sorted(PATHS))
def test_a_resource_reads_as_that_of_the_peer(name: str) -> None:
    theirs, ours = pair(name)
    if theirs is None:
        pytest.skip("github3.py rejects the JSON")
    for attribute, value in vars(theirs).items():
        if attribute.startswith("_") or attribute == "session" or (name, attribute) in OTHERS:
            continue
        own = getattr(ours, attribute)
        assert kind(own) == kind(value), attribute
        if isinstance(value, datetime.datetime):
            assert own.utcoffset() == value.utcoffset(), attribute
    for shown in (repr, str):
        text = f"{name} has no name" if name == "Authorization" else shown(theirs)
        assert text.startswith("<github3-core") or name == "Authorization" or shown(ours) == text
