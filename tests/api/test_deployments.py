"""Deployments of a repository and their statuses."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import Conflict
from harness import Case, Reply, Server, check, make, outcomes

REPO = "/repos/octocat/Hello-World"
DEPLOYMENT = "/repos/octocat/example/deployments/1"
ALL = {"per_page": "100"}
DEFAULTS = {
    "ref": "topic",
    "required_contexts": [],
    "payload": "",
    "auto_merge": False,
    "description": "",
}
OPTIONS: dict[str, Any] = {
    "required_contexts": ["ci/tests"],
    "payload": {"steps": ["migrate"]},
    "auto_merge": True,
    "description": "New",
    "environment": "staging",
}

CASES = [
    Case(
        "ShortRepository.deployments",
        (),
        f"GET {REPO}/deployments",
        query=ALL,
        reply="[Deployment]",
        result="[Deployment]",
    ),
    Case(
        "ShortRepository.deployment",
        (1,),
        f"GET {REPO}/deployments/1",
        reply="Deployment",
        result="Deployment",
    ),
    Case(
        "ShortRepository.create_deployment",
        ("topic",),
        f"POST {REPO}/deployments",
        json=DEFAULTS,
        reply="Deployment",
        status=201,
        result="Deployment",
    ),
    Case(
        "ShortRepository.create_deployment",
        ("topic",),
        f"POST {REPO}/deployments",
        OPTIONS,
        json={"ref": "topic", **OPTIONS},
        reply="Deployment",
        status=201,
        result="Deployment",
        note="options",
    ),
    Case(
        "ShortRepository.create_deployment",
        ("topic", None),
        f"POST {REPO}/deployments",
        json=DEFAULTS,
        reply={"message": "Auto-merged main into topic on deployment."},
        status=202,
        result=None,
        note="merged-instead",
    ),
    Case(
        "Deployment.create_status",
        ("in_progress", "https://example.com/log", "Half way"),
        f"POST {DEPLOYMENT}/statuses",
        json={
            "state": "in_progress",
            "target_url": "https://example.com/log",
            "description": "Half way",
        },
        reply="DeploymentStatus",
        status=201,
        result="DeploymentStatus",
    ),
    Case(
        "Deployment.create_status",
        ("success", "", ""),
        f"POST {DEPLOYMENT}/statuses",
        json={"state": "success"},
        reply="DeploymentStatus",
        status=201,
        result="DeploymentStatus",
        note="blank",
    ),
    Case(
        "Deployment.create_status",
        ("success",),
        f"POST {DEPLOYMENT}/statuses",
        json={"state": "success"},
        reply="DeploymentStatus",
        status=201,
        result="DeploymentStatus",
        note="state",
    ),
    Case(
        "Deployment.statuses",
        (),
        f"GET {DEPLOYMENT}/statuses",
        query=ALL,
        reply="[DeploymentStatus]",
        result="[DeploymentStatus]",
    ),
]


@pytest.mark.parametrize(("case", "outcome"), outcomes(CASES))
def test_operation(case: Case, outcome: str, server: Server) -> None:
    check(case, outcome, server)


def test_a_failed_check_is_a_conflict(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"message": "Conflict: Commit status checks failed for main."}, 409))
    with pytest.raises(Conflict, match="409"):
        make("ShortRepository", client).create_deployment("main")


def test_fields(client: ferrohub.Client) -> None:
    deployment, status = (
        make("Deployment", client, creator=None),
        make("DeploymentStatus", client),
    )
    assert deployment.creator is None and deployment.payload == {"deploy": "migrate"}
    assert deployment.created_at.isoformat() == "2012-07-20T01:19:13+00:00"
    assert status.creator.login == "octocat" and str(status) == "success"


@pytest.mark.parametrize(
    ("call", "named"),
    [
        (lambda r, d: r.deployment(0), "id"),
        (lambda r, d: r.create_deployment(""), "ref"),
        (lambda r, d: d.create_status("bogus"), "state"),
    ],
)
def test_wrong_arguments_are_refused(call: Any, named: str, client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({}))
    with pytest.raises(ValueError, match=named):
        call(make("ShortRepository", client), make("Deployment", client))
    assert server.requests == []


def test_the_defaults_of_a_status_are_blank() -> None:
    signature = inspect.signature(ferrohub.repos.deployment.Deployment.create_status)
    assert [parameter.default for parameter in signature.parameters.values()][2:4] == ["", ""]
