"""Operations of GitHub's description by name: what is sent for a call, and what is refused before."""

from __future__ import annotations

import asyncio
import datetime
import inspect
import pathlib
import pickle
import pydoc
import re
import threading
import warnings
from typing import Any

import pytest

import ferrohub
from ferrohub.aio import AsyncClient
from ferrohub.exceptions import NotFoundError
from harness import TOKEN, Reply, Server, body_of, make

RUNS = {"total_count": 1, "workflow_runs": [{"id": 1, "name": "ci", "head_commit": {"id": "c0ffee"}, "actor": None}]}


def test_parameters_go_into_the_path_and_the_query(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(RUNS))
    (run,) = client.rest.actions.list_workflow_runs_for_repo("octo-org", "hello", branch="main", status="failure")
    (request,) = server.requests
    assert request.line == "GET /repos/octo-org/hello/actions/runs"
    assert request.query == {"branch": "main", "status": "failure", "per_page": "100"}
    assert (run.id, run.name, run.head_commit.id, run.actor) == (1, "ci", "c0ffee", None)


def test_parts_of_the_path_may_be_keywords_or_resources(client: ferrohub.Client, server: Server) -> None:
    repository, issue = make("Repository", client), make("Issue", client)
    server.will(Reply(body_of("Issue")))
    client.rest.issues.get(issue_number="7", repo="a/b", owner="o")
    client.rest.issues.get(repository, repository, issue)
    assert [r.line for r in server.requests] == [
        "GET /repos/o/a%2Fb/issues/7",
        f"GET /repos/octocat/Hello-World/issues/{issue.number}",
    ]


def test_a_json_body_has_what_is_given_and_null_for_none(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(body_of("Issue"), 201))
    issue = client.rest.issues.create("o", "r", title="t", body="text", milestone=None, labels=["bug", {"name": "x"}])
    assert isinstance(issue, ferrohub.issues.Issue)
    client.rest.issues.create("o", "r", title="t", assignees=...)
    assert [r.json for r in server.requests] == [
        {"title": "t", "body": "text", "milestone": None, "labels": ["bug", {"name": "x"}]},
        {"title": "t"},
    ]


def test_times_bools_and_lists_in_a_query(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply([]))
    since = datetime.datetime(2026, 1, 1, 12, tzinfo=datetime.timezone(datetime.timedelta(hours=1)))
    list(client.rest.issues.list_for_repo("o", "r", since=since))
    list(client.rest.repos.list_branches("o", "r", protected=True))
    list(client.rest.orgs.list_pat_grants("o", owner=("a", "b"), token_id=["1"]))
    assert [r.query for r in server.requests] == [
        {"since": "2026-01-01T11:00:00Z", "per_page": "100"},
        {"protected": "true", "per_page": "100"},
        {"owner[]": "b", "token_id[]": "1", "per_page": "100"},
    ]


def test_extra_headers_and_timeout_of_one_call(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(body_of("Repository")))
    client.rest.repos.update("o", "r", extra={"new": [1]}, headers={"X-Thing": "1"}, timeout=5)
    client.rest.repos.get("o", "r", extra={"new": "x"}, timeout=(1, None))
    first, second = server.requests
    assert first.json == {"new": [1]} and first.headers["x-thing"] == "1"
    assert second.query == {"new": "x"} and "x-thing" not in second.headers


def test_a_timeout_of_one_call_ends_it(client: ferrohub.Client, server: Server) -> None:
    with ferrohub.Client(base_url=server.url, timeout=30, retries=0) as patient:
        never = threading.Event()
        server.will(Reply({}, after=never))
        with pytest.raises(ferrohub.Timeout):
            patient.rest.meta.get(timeout=0.2)
        never.set()


@pytest.mark.parametrize(
    ("error", "why", "call"),
    [
        (TypeError, "missing 1 required argument: 'repo'", lambda rest: rest.repos.get("o")),
        (TypeError, "missing 1 required argument: 'title'", lambda rest: rest.issues.create("o", "r")),
        (TypeError, "missing 2 required arguments: 'head_sha', 'name'", lambda rest: rest.checks.create("o", "r")),
        (TypeError, "takes at most 2 positional arguments", lambda rest: rest.repos.get("o", "r", "x")),
        (TypeError, "'brunch'; did you mean 'branch'", lambda rest: rest.actions.list_workflow_runs_for_repo(brunch=1)),
        (TypeError, "multiple values for argument 'owner'", lambda rest: rest.repos.get("o", "r", owner="x")),
        (TypeError, "public must be .*, not int", lambda rest: rest.gists.create(files={}, public=1)),
        (TypeError, "labels must be an iterable", lambda rest: rest.issues.create("o", "r", title="t", labels="bug")),
        (TypeError, r"names\[1\] must be a str", lambda rest: rest.repos.replace_all_topics("o", "r", names=["a", 2])),
        (TypeError, "title must be .*, not None", lambda rest: rest.issues.create("o", "r", title=None)),
        (TypeError, "per_page must be an int, not bool", lambda rest: rest.repos.list_tags("o", "r", per_page=True)),
        (ValueError, '"opens"; did you mean "open"', lambda rest: rest.issues.list_for_repo("o", "r", state="opens")),
        (ValueError, "repo must not be empty", lambda rest: rest.repos.get("o", "")),
        (ValueError, "since must be a datetime", lambda rest: rest.issues.list_for_repo("o", "r", since="yesterday")),
        (ValueError, "output is missing", lambda rest: rest.checks.create("o", "r", name="n", head_sha="s", output={})),
        (TypeError, "headers must be a mapping", lambda rest: rest.repos.get("o", "r", headers=1)),
        (TypeError, "extra must be a mapping", lambda rest: rest.repos.get("o", "r", extra=[1])),
        (ValueError, "timeout must be positive", lambda rest: rest.repos.get("o", "r", timeout=0)),
        (AttributeError, "did you mean 'actions'", lambda rest: rest.actoins),
        (AttributeError, "did you mean 'list_tags'", lambda rest: rest.repos.list_tag),
    ],
)
def test_what_is_wrong_raises_before_anything_is_sent(
    client: ferrohub.Client, server: Server, error: type[Exception], why: str, call: Any
) -> None:
    with pytest.raises(error, match=why):
        call(client.rest)
    assert server.requests == []


def test_deprecated_operations_of_teams_name_those_of_rest(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply([]))
    team = ferrohub.orgs.Team.from_dict({"id": 1, "url": f"{server.url}/teams/1"}, client)
    with pytest.warns(DeprecationWarning, match=r"use client\.rest\.teams\.list_members_in_org$"):
        assert list(team.members()) == []
    docs = "".join(getattr(type(team), name).__doc__ or "" for name in ("edit", "delete", "members", "repositories"))
    named = re.findall(r"use client\.rest\.teams\.(\w+)", docs)
    assert len(named) == 4 and all(hasattr(client.rest.teams, name) for name in named)


def test_a_deprecated_operation_warns(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"id": 1}))
    with pytest.warns(DeprecationWarning, match="GitHub deprecates teams/get-legacy"):
        assert client.rest.teams.get_legacy(1).id == 1
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        client.rest.teams.get_by_name("o", "t")


def test_yes_or_no_endpoints_return_a_bool(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(None, 204), Reply({"message": "Not Found"}, 404), Reply({"message": "No"}, 403))
    assert client.rest.repos.check_vulnerability_alerts("o", "r") is True
    assert client.rest.repos.check_vulnerability_alerts("o", "r") is False
    with pytest.raises(ferrohub.ForbiddenError):
        client.rest.repos.check_vulnerability_alerts("o", "r")


def test_success_without_content_is_true_and_a_missing_thing_raises(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(None, 204), Reply({"message": "Not Found"}, 404))
    assert client.rest.repos.delete_release("o", "r", 1) is True
    with pytest.raises(NotFoundError):
        client.rest.repos.delete_release("o", "r", 1)


def test_where_success_may_have_content_none_says_that_it_had_none(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"sha": "c0ffee"}, 201), Reply(None, 204))
    assert client.rest.repos.merge("o", "r", base="main", head="topic").sha == "c0ffee"
    assert client.rest.repos.merge("o", "r", base="main", head="topic") is None


def test_an_object_without_members_stays_one_where_any_object_is_described(
    client: ferrohub.Client, server: Server
) -> None:
    """GitHub sends it where no limit applies."""
    limit = {"limit": "collaborators_only", "origin": "organization", "expires_at": "2026-01-01T00:00:00Z"}
    server.will(Reply({}), Reply(limit))
    assert client.rest.interactions.get_restrictions_for_org("o") == {}
    found = client.rest.interactions.get_restrictions_for_org("o")
    assert not isinstance(found, dict) and found.limit == "collaborators_only"


def test_a_body_that_is_no_object_of_parameters_is_given_whole(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"message": "ok"}))
    client.rest.copilot.set_copilot_content_exclusion_for_organization("o", data={"repo": ["/secret"]})
    assert server.requests[0].json == {"repo": ["/secret"]}
    with pytest.raises(TypeError, match=r"data\.repo must be an iterable"):
        client.rest.copilot.set_copilot_content_exclusion_for_organization("o", data={"repo": 1})
    with pytest.raises(TypeError, match="missing 1 required argument: 'data'"):
        client.rest.copilot.set_copilot_content_exclusion_for_organization("o")  # type: ignore[call-arg]


def test_text_is_text(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply("<p>x</p>", headers={"Content-Type": "text/html"}))
    assert client.rest.markdown.render(text="x") == "<p>x</p>"
    assert client.rest.markdown.render_raw(data="x") == "<p>x</p>"
    assert server.requests[0].headers["accept"] == "text/html"
    assert (server.requests[1].body, server.requests[1].headers["content-type"]) == (b"x", "text/plain")


def test_a_list_that_is_not_paginated_is_a_list(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply([body_of("Label")]))
    labels = client.rest.issues.add_labels("o", "r", 1, labels=["bug"])
    assert isinstance(labels, list) and isinstance(labels[0], ferrohub.issues.Label)


def test_pages_follow_their_links(client: ferrohub.Client, server: Server) -> None:
    path = "/orgs/o/actions/secrets"
    page = [Reply({"total_count": 2, "secrets": [{"name": name}]}) for name in "AB"]
    page[0].headers["Link"] = f'<{server.url}{path}?page=2>; rel="next", <{server.url}{path}?page=2>; rel="last"'
    server.will(*page)
    listing = client.rest.actions.list_org_secrets("o")
    assert isinstance(listing, ferrohub.Listing) and listing.list_key == "secrets"
    assert [secret.name for secret in listing] == ["A", "B"]
    server.will(Reply({"total_count": 2, "secrets": [{"name": "A"}]}))
    assert client.rest.actions.list_org_secrets("o").total() == 2


def test_searches_count_their_results(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"total_count": 40, "incomplete_results": False, "items": [body_of("ShortUser")]}))
    found = client.rest.search.users(q="octocat")
    assert isinstance(found, ferrohub.SearchListing)
    assert [user.login for user in found] == [body_of("ShortUser")["login"]] and found.total_count == 40


def test_a_listing_of_plain_values_pickles(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply([{"a": 1}]))
    for listing in (client.listing("GET /things"), client.rest.repos.list_activities("o", "r")):
        assert len(list(pickle.loads(pickle.dumps(listing)))) == 1


def test_the_version_of_the_session_is_sent(server: Server) -> None:
    server.will(Reply(body_of("Repository")))
    for version in ("2022-11-28", "2026-03-10"):
        with ferrohub.Client(base_url=server.url, api_version=version) as client:
            client.rest.repos.get("o", "r")
    assert [r.headers["x-github-api-version"] for r in server.requests] == ["2022-11-28", "2026-03-10"]


def test_scim_listings_go_on_by_number(client: ferrohub.Client, server: Server) -> None:
    def page(start: int, *names: str) -> Reply:
        users = [{"id": name, "userName": name} for name in names]
        return Reply({"Resources": users, "startIndex": start, "itemsPerPage": 2, "totalResults": 3})

    server.will(page(1, "a", "b"), page(3, "c"), page(1, "a", "b"))
    listing = client.rest.scim.list_provisioned_identities("o", count=2)
    assert [user.id for user in listing] == ["a", "b", "c"]
    assert [r.query for r in server.requests] == [{"count": "2"}, {"count": "2", "startIndex": "3"}]
    assert listing.total() == 3


def test_listings_are_tables(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(RUNS))
    rows = client.rest.actions.list_workflow_runs_for_repo("o", "r").to_dicts(["id", "head_commit.id"])
    assert rows == [{"id": 1, "head_commit.id": "c0ffee"}]


def test_a_resource_fills_in_what_its_address_determines(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(RUNS))
    repository, issue = make("Repository", client), make("Issue", client)
    list(repository.rest.actions.list_workflow_runs_for_repo(branch="main"))
    server.will(Reply([]))
    list(issue.rest.issues.list_sub_issues())
    list(issue.rest.issues.list_comments(issue_number=9))
    assert [r.line for r in server.requests] == [
        f"GET /repos/octocat/Hello-World/issues/{issue.number}/sub_issues",
        "GET /repos/octocat/Hello-World/issues/9/comments",
    ]
    server.will(Reply([]))
    team = ferrohub.orgs.Team(
        {"url": f"{server.url}/organizations/1/team/2", "html_url": "https://h/orgs/o/teams/t"}, client
    )
    list(team.rest.teams.list_members_in_org(role="member"))
    with pytest.warns(DeprecationWarning, match="teams/list-members-legacy"):
        list(team.rest.teams.list_members_legacy())
    assert [r.path for r in server.requests[-2:]] == ["/orgs/o/teams/t/members", "/teams/2/members"]
    names = [name for name, p in inspect.signature(issue.rest.issues.get).parameters.items() if p.default is p.empty]
    assert names == []


def test_help_begins_with_what_an_operation_does(client: ferrohub.Client) -> None:
    sentence = "Limit a conversation to collaborators, with an optional reason; needs push access."
    lock = client.rest.issues.lock
    assert (inspect.getdoc(lock) or "").splitlines()[:3] == [sentence, "", "issues/lock."]
    assert sentence in pydoc.render_doc(lock, renderer=pydoc.plaintext)
    stub = pathlib.Path(ferrohub.__file__).with_name("rest") / "issues.pyi"
    assert stub.read_text().count(f'"""{sentence}') == 2  # blocking and awaited


def test_operations_tell_what_they_take(client: ferrohub.Client) -> None:
    operation = client.rest.actions.list_workflow_runs_for_repo
    parameters = inspect.signature(operation).parameters
    assert list(parameters)[:3] == ["owner", "repo", "actor"]
    assert parameters["owner"].default is inspect.Parameter.empty
    assert parameters["branch"].kind is inspect.Parameter.KEYWORD_ONLY
    assert inspect.signature(operation).return_annotation == "Listing[WorkflowRun]"
    assert "Request: ``GET /repos/{owner}/{repo}/actions/runs``" in (operation.__doc__ or "")
    assert "https://docs.github.com/rest/actions/workflow-runs#" in (operation.__doc__ or "")
    assert operation.__name__ == "list_workflow_runs_for_repo"
    assert {"actions", "code_scanning", "repos"} <= set(dir(client.rest))
    assert {"list_workflow_runs_for_repo", "re_run_workflow"} <= set(dir(client.rest.actions))


def test_names_that_are_taken_get_others(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(None, 204))
    client.rest.actions.update_repo_variable("o", "r", "OLD", new_name="NEW", value="1")
    (request,) = server.requests
    assert request.line == "PATCH /repos/o/r/actions/variables/OLD" and request.json == {"name": "NEW", "value": "1"}


def test_what_is_requested_of_an_asynchronous_client_is_awaited(server: Server) -> None:
    async def main() -> None:
        async with AsyncClient(token=TOKEN, base_url=server.url) as client:
            server.will(Reply(body_of("Repository")))
            call = client.rest.repos.get("octocat", "Hello-World")
            assert inspect.iscoroutine(call) and server.requests == []
            repository = await call
            assert isinstance(repository, ferrohub.repos.Repository)
            server.will(Reply(RUNS))
            runs = [run async for run in repository.rest.actions.list_workflow_runs_for_repo()]
            assert [run.id for run in runs] == [1]
            server.will(Reply(None, 204))
            assert await client.rest.repos.check_vulnerability_alerts("o", "r") is True
            server.will(Reply("no such thing", 404))
            with pytest.raises(NotFoundError):
                await client.rest.repos.get("o", "r")

    asyncio.run(main())


def test_an_unknown_operation_is_named_beside_attributes_that_are_no_unicode(client: ferrohub.Client) -> None:
    class Own(type(client.rest.repos)):  # type: ignore[misc]
        pass

    setattr(Own, "\udc80", 1)
    with pytest.raises(AttributeError, match="no operation 'gett'; did you mean 'get'"):
        _ = Own(client.rest).gett
