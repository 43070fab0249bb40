"""The option `event_hooks`, and what events say of the operation of a request."""

from __future__ import annotations

import copy
import pathlib
import pickle
from typing import Any

import pytest
from test_callbacks import KEY

import ferrohub
from ferrohub.event_hooks import RequestEvent, ResponseEvent
from ferrohub.testing import Recorder
from harness import TOKEN, Reply, Server
from hooked import NAMES, SECRET, USER, Events, client_of


@pytest.mark.parametrize(
    ("hooks", "error", "why"),
    [
        ({"request": [], "respnse": [print]}, ValueError, "respnse.*request, response, retry, error"),
        ({"response": print}, TypeError, "response must be a list"),
        ({"response": [1]}, TypeError, "has a int"),
        ([print], TypeError, "must be a mapping"),
    ],
)
def test_wrong_hooks_raise_before_anything_is_sent(hooks: Any, error: type[Exception], why: str) -> None:
    session = ferrohub.ClientSession()
    for change in (
        lambda: ferrohub.Client(event_hooks=hooks),
        lambda: ferrohub.AsyncClient(event_hooks=hooks),
        lambda: ferrohub.Client.from_environment(event_hooks=hooks),
        lambda: setattr(session, "event_hooks", hooks),
    ):
        with pytest.raises(error, match=why):
            change()


def test_hooks_are_set_and_removed(server: Server) -> None:
    events = Events()
    client = client_of(server)
    assert dict(client.session.event_hooks) == dict.fromkeys(NAMES, ())
    client.session.event_hooks = {"response": [events.append]}
    client.user("octocat")
    copied = copy.copy(client.session)
    assert copied.event_hooks["response"] == (events.append,)
    assert dict(pickle.loads(pickle.dumps(client.session)).event_hooks) == dict.fromkeys(NAMES, ())
    with pytest.raises(TypeError):
        client.session.event_hooks["request"] = [print]
    with pytest.raises(AttributeError):
        client.session.event_hooks["response"].append(print)  # type: ignore[attr-defined]
    client.session.event_hooks = {**client.session.event_hooks, "response": []}
    client.user("octocat")
    assert len(events) == 1


def test_the_token_of_an_installation_is_reported(server: Server) -> None:
    """Requests that the session sends by itself have events, too."""
    events = Events()
    client = ferrohub.Client(base_url=server.url, event_hooks=events.hooks)  # type: ignore[arg-type]
    granted = Reply({"token": SECRET, "expires_at": "2999-01-01T00:00:00Z"}, 201)
    server.will(granted, Reply(USER))
    client.login_as_app_installation(KEY, 1, 2)
    client.user("octocat")
    assert [event.path for event in events[::2]] == ["/app/installations/2/access_tokens", "/users/octocat"]
    assert events[0].template == "/app/installations/{installation_id}/access_tokens"


def test_a_cassette_replays_with_events(server: Server, tmp_path: pathlib.Path) -> None:
    """A header that a hook adds is recorded; a replay has events without a version of HTTP."""
    events = Events()
    hooks: Any = {**events.hooks, "request": [events.append, lambda event: event.headers.update({"X-Trace": "1"})]}
    server.will(Reply(status=502), Reply(USER))
    for served in (2, 0):
        server.requests.clear()
        client = client_of(server, event_hooks=hooks)
        with Recorder(client, tmp_path).use_cassette("events"):
            client.user("octocat")
        assert len(server.requests) == served
    assert events.names == ["request", "response", "retry", "request", "response"] * 2
    assert [event.http_version for event in events if isinstance(event, ResponseEvent)] == ["1.1", "1.1", None, None]
    assert (tmp_path / "events.json").read_text().lower().count('"x-trace"') == 2


def test_a_subclass_that_overrides_a_method_has_events_once(server: Server) -> None:
    class Session(ferrohub.ClientSession):
        def request(self, *args: Any, **kwargs: Any) -> Any:
            return super().request(*args, **kwargs)

    events = Events()
    server.will(Reply(USER))
    client = ferrohub.Client(session=Session(base_url=server.url, event_hooks=events.hooks))  # type: ignore[arg-type]
    client.user("octocat")
    assert events.names == ["request", "response"]


@pytest.mark.parametrize(
    ("method", "path", "template"),
    [
        ("GET", "/repos/o/r/issues/7", "/repos/{owner}/{repo}/issues/{issue_number}"),
        ("GET", "/repos/o/r/contents/docs/a.md", "/repos/{owner}/{repo}/contents/{path}"),
        ("GET", "/repos/o/r/commits/main/status", "/repos/{owner}/{repo}/commits/{ref}/status"),
        ("DELETE", "/repos/o/r/git/refs/heads/a/b", "/repos/{owner}/{repo}/git/refs/{ref}"),
        ("GET", "/user", "/user"),
        ("GET", "/no/such/route", None),
    ],
)
def test_the_template_of_an_operation_is_known(method: str, path: str, template: str | None) -> None:
    assert RequestEvent(method=method, url=f"https://api.github.com{path}", path=path).template == template


def test_a_path_is_below_the_address_of_the_api(server: Server) -> None:
    events = Events()
    client = ferrohub.Client(base_url=f"{server.url}/api/v3", token=TOKEN, event_hooks={"response": [events.append]})
    client.user("octocat")
    client.session.get(f"{server.url}/api/uploads/repos/o/r/releases/1/assets")
    assert [event.path for event in events] == ["/users/octocat", "/repos/o/r/releases/1/assets"]
