"""Alerts of secret scanning."""

from __future__ import annotations

import pathlib
from typing import Any

import pytest

import ferrohub
from ferrohub.testing import GitHub
from inbox import Inbox
from sending import send

HOME = "/repos/octo-org/compass/secret-scanning/alerts"
SHARED = "/orgs/octo-org/secret-scanning/alerts"
SECRET = "AKIA" + "EXAMPLE"


@pytest.fixture
def github() -> GitHub:
    made = GitHub(validate=True)
    made.organization("octo-org", owners=[made.user("mona")])
    for name in ("compass", "map"):
        files = {"app/keys.py": f"# Keys\nKEY = '{SECRET}'\n"}
        made.repository(f"octo-org/{name}", files=files, private=True, collaborators={"lisa": "push"})
    return made


@pytest.fixture
def mona(github: GitHub) -> ferrohub.Client:
    github.secret_scanning_alert("octo-org/compass", SECRET, "app/keys.py", secret_type="amazon_aws_access_key_id")
    github.secret_scanning_alert("octo-org/map", SECRET, "app/keys.py")
    return github.client("mona")


def test_an_alert_says_where_the_secret_is(mona: ferrohub.Client) -> None:
    (alert,) = send(mona, f"GET {HOME}")[1]
    assert (alert["secret"], alert["state"], alert["validity"]) == (SECRET, "open", "unknown")
    (location,) = send(mona, f"GET {HOME}/1/locations")[1]
    assert location == {"type": "commit", "details": alert["first_location_detected"]}
    details = location["details"]
    assert (details["path"], details["start_line"], details["end_line"]) == ("app/keys.py", 2, 2)
    assert (details["start_column"], details["end_column"]) == (8, 8 + len(SECRET))
    for name in ("blob", "commit"):
        path = details[f"{name}_url"].removeprefix("https://api.github.com")
        assert send(mona, f"GET {path}")[1]["sha"] == details[f"{name}_sha"]
    assert "secret" not in send(mona, f"GET {HOME}/1?hide_secret=true")[1]
    assert send(mona, f"GET {HOME}/2")[0] == 404


def test_an_alert_is_resolved_and_reopened(github: GitHub, mona: ferrohub.Client) -> None:
    inbox = Inbox()
    github.hook("octo-org", inbox, events=["secret_scanning_alert", "secret_scanning_alert_location"])
    assert send(mona, f"PATCH {HOME}/1", {"state": "resolved"})[0] == 422
    done = {"state": "resolved", "resolution": "revoked", "resolution_comment": "Rotated"}
    for _ in range(2):
        alert = send(mona, f"PATCH {HOME}/1", done)[1]
        assert {name: alert[name] for name in done} == done and alert["resolved_by"]["login"] == "mona"
    assert send(mona, f"PATCH {HOME}/1", {"validity": "inactive"})[1]["validity"] == "inactive"
    alert = send(mona, f"PATCH {HOME}/1", {"state": "open"})[1]
    assert [alert[name] for name in ("resolution", "resolution_comment", "resolved_at", "resolved_by")] == [None] * 4
    github.secret_scanning_alert("octo-org/compass", "Keys", "app/keys.py")
    assert all(SECRET not in str(payload) for _, payload in inbox.found)
    assert inbox.found[-1][1]["location"]["details"]["start_line"] == 1
    raised = ["secret_scanning_alert.created", "secret_scanning_alert_location.created"]
    assert inbox.take() == ["secret_scanning_alert.resolved", "secret_scanning_alert.reopened", *raised]


def test_lists_select_and_sort(github: GitHub, mona: ferrohub.Client) -> None:
    github.secret_scanning_alert("octo-org/compass", SECRET, "app/keys.py", secret_type="slack_api_token")
    send(mona, f"PATCH {HOME}/1", {"state": "resolved", "resolution": "false_positive"})

    def found(query: str, path: str = HOME) -> list[Any]:
        return [each["number"] for each in send(mona, f"GET {path}?{query}")[1]]

    assert found("") == [2, 1] and found("direction=asc") == [1, 2] and found("sort=updated") == [1, 2]
    assert found("state=open") == [2] and found("resolution=false_positive,revoked") == [1]
    assert found("secret_type=slack_api_token") == [2] and found("validity=active") == []
    listed = send(mona, f"GET {SHARED}?state=open")[1]
    assert [each["repository"]["name"] for each in listed] == ["compass", "map"]


def test_alerts_are_those_of_administrators(github: GitHub, mona: ferrohub.Client, tmp_path: pathlib.Path) -> None:
    send(mona, f"GET {HOME}/1")
    recorded = github.permissions.recorded("mona")
    assert recorded.permissions == {"secret_scanning_alerts": "read"} and recorded.scopes == ["security_events"]
    lisa = github.client("lisa")
    assert send(lisa, f"GET {HOME}")[0] == 403 and send(lisa, f"PATCH {HOME}/1", {"state": "open"})[0] == 403
    reader = github.client(token=github.token("mona", permissions={"secret_scanning_alerts": "read"}))
    assert send(reader, f"GET {HOME}")[0] == 200 and send(reader, f"PATCH {HOME}/1", {"state": "open"})[0] == 403
    narrow = github.client(token=github.token("mona", scopes=["security_events"]))
    assert send(narrow, f"GET {HOME}")[0] == 200 and send(narrow, f"GET {SHARED}")[0] == 200
    assert send(github.client(token=github.token("mona", scopes=["gist"])), f"GET {HOME}")[0] == 404
    github.save(tmp_path / "state.json")
    again = GitHub().load(tmp_path / "state.json")
    assert send(again.client("mona"), f"GET {HOME}")[1] == send(mona, f"GET {HOME}")[1]
    home = again.state.repository("octo-org/compass")
    assert home is not None and SECRET not in repr(home.secret_alerts)


def test_a_secret_that_is_not_there_raises_no_alert(github: GitHub) -> None:
    with pytest.raises(LookupError, match="no file"):
        github.secret_scanning_alert("octo-org/compass", SECRET, "keys.py")
    with pytest.raises(ValueError, match="does not have"):
        github.secret_scanning_alert("octo-org/compass", "hunter2", "app/keys.py")
