"""Arguments with alternatives, choices and null at any depth, as GitHub describes them."""

from __future__ import annotations

import io
import pathlib
from collections.abc import Callable
from typing import Any

import pytest

import ferrohub
from harness import Reply, Server

PARAMETERS = {
    "dismiss_stale_reviews_on_push": True,
    "require_code_owner_review": True,
    "require_last_push_approval": True,
    "required_approving_review_count": 2,
    "required_review_thread_resolution": True,
}
ITERATION = {"start_date": "2026-01-01", "duration": 14}
EXTRA = "extra={...} sends what GitHub's description lacks"


def ruleset(client: ferrohub.Client, *rules: Any, **more: Any) -> Any:
    return client.rest.repos.create_org_ruleset("o", name="n", enforcement="active", rules=list(rules), **more)


def refused(call: Callable[[], object], server: Server) -> str:
    """The message of a call that sends nothing."""
    with pytest.raises((TypeError, ValueError)) as caught:
        call()
    assert server.requests == []
    return str(caught.value)


@pytest.fixture(autouse=True)
def _reply(server: Server) -> None:
    server.will(Reply({"id": 1}, 200))


SENT: list[tuple[str, Callable[[Any], object], Any]] = [
    (
        "a project's field of another type",
        lambda rest: rest.projects.add_field_for_org(
            "o", 1, name="Sprint", data_type="iteration", iteration_configuration=ITERATION
        ),
        {"name": "Sprint", "data_type": "iteration", "iteration_configuration": ITERATION},
    ),
    (
        "labels as objects",
        lambda rest: rest.issues.set_labels("o", "r", 1, labels=[{"name": "bug"}]),
        {"labels": [{"name": "bug"}]},
    ),
    (
        "labels as objects of an iterator",
        lambda rest: rest.issues.set_labels("o", "r", 1, labels=({"name": name} for name in "ab")),
        {"labels": [{"name": "a"}, {"name": "b"}]},
    ),
    (
        "null for an assignee",
        lambda rest: rest.secret_scanning.update_alert("o", "r", 1, assignee=None),
        {"assignee": None},
    ),
    (
        "null for an object",
        lambda rest: rest.repos.create_or_update_environment("o", "r", "e", deployment_branch_policy=None),
        {"deployment_branch_policy": None},
    ),
    (
        "an actor that only GitHub Enterprise Cloud has",
        lambda rest: rest.repos.create_org_ruleset(
            "o", name="n", enforcement="active", bypass_actors=[{"actor_type": "EnterpriseRole", "actor_id": 1}]
        ),
        {"name": "n", "enforcement": "active", "bypass_actors": [{"actor_type": "EnterpriseRole", "actor_id": 1}]},
    ),
    (
        "a member of an alternative in extra",
        lambda rest: rest.code_scanning.update_alert("o", "r", 1, extra={"state": "open"}),
        {"state": "open"},
    ),
]


@pytest.mark.parametrize(("what", "call", "body"), SENT, ids=[what for what, *_ in SENT])
def test_what_github_documents_is_sent(client: Any, server: Server, what: str, call: Any, body: Any) -> None:
    call(client.rest)
    assert server.requests[0].json == body


def test_an_error_is_that_of_the_alternative_that_was_meant(client: Any, server: Server) -> None:
    wrong = {"type": "pull_request", "parameters": {**PARAMETERS, "required_approving_review_count": "2"}}
    name = "rules[1].parameters.required_approving_review_count"
    found = refused(lambda: ruleset(client, {"type": "deletion"}, wrong), server)
    assert found == f"{name} must be an int, not str"
    lacking = {"type": "pull_request", "parameters": {"required_approving_review_count": 2}}
    found = refused(lambda: ruleset(client, lacking), server)
    assert found == 'rules[0].parameters is missing "dismiss_stale_reviews_on_push"'
    found = refused(lambda: ruleset(client, {"type": "delation"}), server)
    assert found.startswith('rules[0].type must be one of "creation", "update", "deletion", ')
    assert found.endswith(f'not "delation"; did you mean "deletion"?; {EXTRA}')


def test_an_alternative_requires_its_members(client: Any, server: Server) -> None:
    projects, scanning = client.rest.projects, client.rest.code_scanning
    found = refused(lambda: projects.add_field_for_user("u", 1, name="n", data_type="single_select"), server)
    assert found == "add_field_for_user() missing 1 required argument: 'single_select_options'"
    found = refused(lambda: scanning.update_alert("o", "r", 1), server)
    assert found == "update_alert() missing 1 required argument: 'state'"
    found = refused(lambda: projects.add_item_for_org("o", 1, type="Issue", owner="o", repo="r"), server)
    assert found == "add_item_for_org() missing 1 required argument: 'number'"


def test_an_unknown_key_of_a_nested_object_is_refused(client: Any, server: Server) -> None:
    output = {"title": "t", "summary": "s", "annotations_": []}
    found = refused(lambda: client.rest.checks.create("o", "r", name="n", head_sha="a", output=output), server)
    assert found == f'output got an unexpected key "annotations_"; did you mean "annotations"?; {EXTRA}'
    comments = [{"path": "f", "body": "b", "lien": 3}]
    found = refused(lambda: client.rest.pulls.create_review("o", "r", 1, comments=comments), server)
    assert found == f'comments[0] got an unexpected key "lien"; did you mean "line"?; {EXTRA}'
    found = refused(lambda: ruleset(client, conditions={"ref_names": {"include": [], "exclude": []}}), server)
    assert 'conditions got an unexpected key "ref_names"; did you mean "ref_name"?' in found


def test_extra_sends_what_the_description_lacks(client: Any, server: Server) -> None:
    output = {"title": "t", "summary": "s", "brand_new": 1}
    client.rest.checks.create("o", "r", name="n", head_sha="a", extra={"output": output})
    assert server.requests[0].json == {"name": "n", "head_sha": "a", "output": output}


def test_a_choice_of_a_path_has_no_extra(client: Any, server: Server) -> None:
    found = refused(lambda: client.rest.packages.get_package_for_organization("o", "wheel", "p"), server)
    assert 'package_type must be one of "npm", ' in found and "extra" not in found


def test_binary_data_is_bytes_a_path_or_a_file(server: Server, tmp_path: pathlib.Path) -> None:
    enterprise = ferrohub.ClientEnterprise(server.url, token="t", retries=0)
    upload = enterprise.rest.repos.upload_release_asset
    path = tmp_path / "app.whl"
    path.write_bytes(b"wheel")
    found = refused(lambda: upload("o", "r", 1, name="app.whl", data=str(path)), server)
    assert found.startswith("data must be bytes, a path object or an open file, not str")
    for data in (b"wheel", path, io.BytesIO(b"wheel")):
        server.will(Reply({"id": 1}, 201))
        upload("o", "r", 1, name="app.whl", data=data)
        assert server.requests[0].body == b"wheel"


def test_text_is_the_body_where_it_is_text(client: Any, server: Server) -> None:
    server.will(Reply("<p>x</p>", 200))
    client.rest.markdown.render_raw(data="x")
    assert server.requests[0].body == b"x"
