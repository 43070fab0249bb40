"""Analyses of code that are uploaded, and the alerts that they raise."""

from __future__ import annotations

import base64
import gzip
import pathlib
from typing import Any

import pytest

import ferrohub
from ferrohub.testing import GitHub
from inbox import Inbox
from sarif_documents import found, sarif
from sending import send

HOME = "/repos/octo-org/compass/code-scanning"


@pytest.fixture
def github() -> GitHub:
    made = GitHub(validate=True)
    made.organization("octo-org", owners=[made.user("mona")])
    made.repository("octo-org/compass", files={"app.py": "1\n"}, private=True, collaborators={"lisa": "pull"})
    made.commit("octo-org/compass", {"app.py": "2\n"}, branch="topic")
    return made


@pytest.fixture
def mona(github: GitHub) -> ferrohub.Client:
    return github.client("mona")


def uploaded(mona: ferrohub.Client, *results: dict[str, Any], branch: str = "main", category: str = "") -> str:
    sha = mona.repository("octo-org", "compass").branch(branch).commit.sha
    body = {"commit_sha": sha, "ref": f"refs/heads/{branch}", "sarif": sarif(*results, category=category)}
    status, receipt = send(mona, f"POST {HOME}/sarifs", body)
    assert status == 202
    done = send(mona, f"GET {HOME}/sarifs/{receipt['id']}")[1]
    assert done["processing_status"] == "complete"
    return str(done["analyses_url"].removeprefix("https://api.github.com"))


def states(mona: ferrohub.Client, query: str = "") -> dict[int, str]:
    return {each["number"]: each["state"] for each in send(mona, f"GET {HOME}/alerts?{query}")[1]}


def test_an_analysis_raises_alerts(mona: ferrohub.Client) -> None:
    assert send(mona, f"GET {HOME}/alerts")[0] == send(mona, f"GET {HOME}/analyses")[0] == 404
    url = uploaded(mona, found(0, 3), found(1, 7))
    (analysis,) = send(mona, f"GET {url}")[1]
    assert (analysis["results_count"], analysis["rules_count"], analysis["deletable"]) == (2, 2, True)
    assert send(mona, f"GET {HOME}/analyses/{analysis['id']}")[1] == analysis
    alert = send(mona, f"GET {HOME}/alerts/1")[1]
    assert (alert["state"], alert["tool"]["name"], alert["tool"]["version"]) == ("open", "CodeQL", "2.1.0")
    rule = alert["rule"]
    assert (rule["id"], rule["severity"], rule["security_severity_level"]) == ("py/injection", "error", "critical")
    place = {"path": "app.py", "start_line": 3, "end_line": 3, "start_column": 5, "end_column": 9}
    assert alert["most_recent_instance"]["location"] == place
    (instance,) = send(mona, f"GET {HOME}/alerts/1/instances")[1]
    assert (instance["ref"], instance["state"], instance["message"]["text"]) == ("refs/heads/main", "open", "Look")
    for severity, number in (("critical", 1), ("warning", 2)):
        listed = send(mona, f"GET /orgs/octo-org/code-scanning/alerts?severity={severity}")[1]
        assert [each["number"] for each in listed] == [number]
    assert states(mona, "tool_name=Other") == {} and list(states(mona)) == [2, 1]
    (shared, _) = send(mona, "GET /orgs/octo-org/code-scanning/alerts?direction=asc")[1]
    assert shared["repository"]["full_name"] == "octo-org/compass" and shared["number"] == 1


def test_alerts_are_fixed_reopened_and_appear_in_branches(github: GitHub, mona: ferrohub.Client) -> None:
    inbox = Inbox()
    github.hook("octo-org", inbox, events=["code_scanning_alert"])
    uploaded(mona, found(0, 3, "hash"), found(1, 7))
    # The same problem in another line is the same alert.
    uploaded(mona, found(0, 4, "hash"))
    assert states(mona) == {2: "fixed", 1: "open"}
    assert send(mona, f"GET {HOME}/alerts/1")[1]["most_recent_instance"]["location"]["start_line"] == 4
    uploaded(mona, found(0, 4, "hash"), branch="topic")
    assert states(mona, "ref=topic") == {1: "open"} and states(mona, "ref=refs/heads/main&state=fixed") == {2: "fixed"}
    uploaded(mona)
    # It is still in the other branch.
    assert states(mona, "state=fixed") == {2: "fixed"}
    assert [each["state"] for each in send(mona, f"GET {HOME}/alerts/1/instances")[1]] == ["open", "fixed"]
    uploaded(mona, branch="topic")
    uploaded(mona, found(1, 7))
    assert states(mona) == {2: "open", 1: "fixed"}
    actions = ["created", "created", "fixed", "appeared_in_branch", "fixed", "reopened"]
    assert inbox.found[3][1]["ref"] == "refs/heads/topic" and len(inbox.found[3][1]["commit_oid"]) == 40
    assert inbox.take() == [f"code_scanning_alert.{action}" for action in actions]


def test_an_alert_is_dismissed_and_opened_again(github: GitHub, mona: ferrohub.Client) -> None:
    uploaded(mona, found(0, 3))
    inbox = Inbox()
    github.hook("octo-org/compass", inbox, events=["code_scanning_alert"])
    assert send(mona, f"PATCH {HOME}/alerts/1", {"state": "dismissed"})[0] == 422
    body = {"state": "dismissed", "dismissed_reason": "won't fix", "dismissed_comment": "Old"}
    for _ in range(2):
        alert = send(mona, f"PATCH {HOME}/alerts/1", body)[1]
        assert {name: alert[name] for name in body} == body and alert["dismissed_by"]["login"] == "mona"
    # Another analysis does not open it.
    uploaded(mona, found(0, 3))
    assert states(mona) == {1: "dismissed"}
    for _ in range(2):
        alert = send(mona, f"PATCH {HOME}/alerts/1", {"state": "open"})[1]
        assert (alert["state"], alert["dismissed_reason"], alert["dismissed_at"]) == ("open", None, None)
    assert inbox.take() == ["code_scanning_alert.closed_by_user", "code_scanning_alert.reopened_by_user"]


def test_the_newest_analysis_of_a_set_is_deleted_first(mona: ferrohub.Client) -> None:
    uploaded(mona, found(0, 3))
    uploaded(mona, found(0, 3), found(1, 7))
    uploaded(mona, found(1, 9), category="nightly")
    third, second, first = send(mona, f"GET {HOME}/analyses")[1]
    assert [each["deletable"] for each in (third, second, first)] == [True, True, False]
    status, error = send(mona, f"DELETE {HOME}/analyses/{first['id']}")
    assert (status, error["message"]) == (400, "Analysis specified is not deletable.")
    status, following = send(mona, f"DELETE {HOME}/analyses/{second['id']}")
    assert status == 200 and following["next_analysis_url"] == first["url"]
    # What only this analysis found is gone.
    assert list(states(mona)) == [3, 1]
    assert "specify confirm_delete" in send(mona, f"DELETE {HOME}/analyses/{first['id']}")[1]["message"]
    path = following["confirm_delete_url"].removeprefix("https://api.github.com")
    last = {"next_analysis_url": None, "confirm_delete_url": None}
    assert send(mona, f"DELETE {path}") == (200, last) and list(states(mona)) == [3]


def test_only_an_analysis_of_a_commit_is_accepted(github: GitHub, mona: ferrohub.Client) -> None:
    sha = mona.repository("octo-org", "compass").branch("main").commit.sha
    body = {"commit_sha": sha, "ref": "refs/heads/main", "sarif": sarif()}
    cut = base64.b64encode(base64.b64decode(sarif())[:-12]).decode()
    deep = base64.b64encode(gzip.compress(b"[" * 200_000)).decode()
    wrong = [({"commit_sha": "a" * 40}, 404), ({"ref": "main"}, 422)]
    wrong += [({"sarif": text}, 400) for text in ("e30=", cut, deep)]
    for change, status in wrong:
        assert send(mona, f"POST {HOME}/sarifs", {**body, **change})[0] == status
    assert send(mona, f"GET {HOME}/sarifs/6f8c6a4e")[0] == 404 and send(mona, f"GET {HOME}/analyses")[0] == 404


def test_alerts_are_those_of_who_may_push(github: GitHub, mona: ferrohub.Client, tmp_path: pathlib.Path) -> None:
    uploaded(mona, found(0, 3))
    lisa = github.client("lisa")
    assert send(lisa, f"GET {HOME}/alerts")[0] == send(lisa, f"PATCH {HOME}/alerts/1", {"state": "open"})[0] == 403
    reader = github.client(token=github.token("mona", permissions={"security_events": "read"}))
    assert send(reader, f"GET {HOME}/alerts")[0] == 200
    assert send(reader, f"PATCH {HOME}/alerts/1", {"state": "open"})[0] == 403
    narrow = github.client(token=github.token("mona", scopes=["security_events"]))
    assert send(narrow, f"GET {HOME}/alerts/1")[0] == 200
    github.save(tmp_path / "state.json")
    again = GitHub().load(tmp_path / "state.json").client("mona")
    assert send(again, f"GET {HOME}/alerts")[1] == send(mona, f"GET {HOME}/alerts")[1]
