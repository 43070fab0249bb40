"""Search."""

from __future__ import annotations

from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import NotRefreshable, UnprocessableEntity, UnprocessableResponseBody
from harness import GITHUB, Case, Reply, Server, body_of, check, make, outcomes

ALL = {"per_page": "100"}
SORTED = {"order": "asc", "per_page": "7"}
TEXT_MATCH = {"accept": "application/vnd.github.text-match+json"}
FULL = {"accept": "application/vnd.github.full+json"}
ISSUE_SORTS = [
    "created",
    "updated",
    "comments",
    "reactions",
    "reactions-+1",
    "reactions--1",
    "reactions-smile",
    "reactions-thinking_face",
    "reactions-heart",
    "reactions-tada",
    "interactions",
]


def found(name: str, **more: Any) -> dict[str, Any]:
    """A page of results in GitHub's form."""
    return {"total_count": 2, "incomplete_results": False, "items": [body_of(name)] * 2, **more}


def search(operation: str, query: str, path: str, sort: str, result: str) -> list[Case]:
    """Give a search with as few and with as many arguments as there are."""
    reply: dict[str, Any] = {"reply": found(result), "result": f"[{result}]"}
    return [
        Case(operation, (query,), f"GET {path}", query={"q": query, **ALL}, headers=FULL, **reply),
        Case(
            operation,
            (query, sort, "asc", 7, True),
            f"GET {path}",
            query={"q": query, "sort": sort, **SORTED},
            headers=TEXT_MATCH,
            note="sorted",
            **reply,
        ),
    ]


CASES = [
    *search("Client.search_code", "a+b c&d#e in:file", "/search/code", "indexed", "CodeSearchResult"),
    *search("Client.search_commits", "css", "/search/commits", "author-date", "CommitSearchResult"),
    *search("Client.search_issues", "windows label:bug", "/search/issues", "reactions-+1", "IssueSearchResult"),
    *search("Client.search_repositories", "tetris", "/search/repositories", "stars", "RepositorySearchResult"),
    *search("Client.search_users", "tom repos:>42", "/search/users", "joined", "UserSearchResult"),
    Case(
        "Client.search_labels",
        ("defect", 64778136, "created", "asc", 7),
        "GET /search/labels",
        query={"q": "defect", "repository_id": "64778136", "sort": "created", **SORTED},
        reply=found("LabelSearchResult"),
        result="[LabelSearchResult]",
    ),
    Case(
        "Client.search_topics",
        ("ruby",),
        "GET /search/topics",
        query={"q": "ruby", **ALL},
        reply=found("TopicSearchResult"),
        result="[TopicSearchResult]",
    ),
]


@pytest.mark.parametrize(("case", "outcome"), outcomes(CASES))
def test_operation(case: Case, outcome: str, server: Server) -> None:
    check(case, outcome, server)


def test_what_the_search_tells_beside_the_results(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(found("UserSearchResult", total_count=1234, incomplete_results=True)))
    users = client.search_users("tom", number=1)
    assert (users.total_count, users.incomplete_results, users.items) == (0, None, None)
    assert server.requests == []
    assert len(list(users)) == 1
    assert (users.total_count, users.incomplete_results, len(users.items)) == (1234, True, 2)
    assert server.requests[0].query["per_page"] == "1"


def test_results_of_all_pages(client: ferrohub.Client, server: Server) -> None:
    page = found("RepositorySearchResult")
    link = {"Link": f'<{GITHUB}/search/repositories?q=tetris&per_page=2&page=2>; rel="next"'}
    server.will(Reply(page, headers=link), Reply(page))
    results = client.search_repositories("tetris", per_page=2, text_match=True)
    assert len(list(results)) == 4
    assert [r.query.get("page") for r in server.requests] == [None, "2"]
    assert {r.headers["accept"] for r in server.requests} == {TEXT_MATCH["accept"]}


def test_a_query_that_github_rejects(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"message": "Validation Failed", "errors": [{"code": "missing", "field": "q"}]}, 422))
    results = client.search_issues("is:nonsense")
    with pytest.raises(UnprocessableEntity):
        list(results)
    assert (results.total_count, results.last_status) == (0, 422)


def test_a_response_without_results(client: ferrohub.Client, server: Server) -> None:
    for body in ({}, {"total_count": 0, "items": None}, {"items": []}):
        server.will(Reply(body))
        results = client.search_code("addClass")
        assert list(results) == []
        assert results.total_count == 0


@pytest.mark.parametrize("body", [{"items": {"a": 1}}, {"items": 3}, "3"])
def test_a_response_of_another_shape_is_an_error(client: ferrohub.Client, server: Server, body: Any) -> None:
    server.will(Reply(body))
    with pytest.raises(UnprocessableResponseBody):
        list(client.search_code("addClass"))


@pytest.mark.parametrize(
    ("result", "field", "kind"),
    [
        ("IssueSearchResult", "issue", "ShortIssue"),
        ("RepositorySearchResult", "repository", "ShortRepository"),
        ("UserSearchResult", "user", "ShortUser"),
    ],
)
def test_what_was_found(client: ferrohub.Client, result: str, field: str, kind: str) -> None:
    match = make(result, client)
    thing = getattr(match, field)
    assert type(thing).__name__ == kind
    assert thing is getattr(match, field)
    due = match.as_dict()
    assert due.pop("text_matches") == match.text_matches
    assert due.pop("score") == match.score == 1
    assert thing.as_dict() == due
    assert thing.url == match.as_dict()["url"]


def test_what_was_found_can_be_read_and_changed(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(body_of("Issue")))
    issue = make("IssueSearchResult", client).issue
    assert type(issue.refresh()).__name__ == "Issue"
    assert issue.close() is True
    path = "/repos/batterseapower/pinyin-toolkit/issues/132"
    assert [r.line for r in server.requests] == [f"GET {path}", f"PATCH {path}"]


def test_a_label_that_was_found_is_a_label(client: ferrohub.Client, server: Server) -> None:
    label = make("LabelSearchResult", client)
    assert isinstance(label, ferrohub._core.Label)
    server.will(Reply(None, 204))
    assert label.delete() is True
    assert server.requests[0].method == "DELETE"


@pytest.mark.parametrize("matches", [None, [], "text"])
def test_there_are_no_matches_unless_requested(client: ferrohub.Client, matches: Any) -> None:
    assert make("CodeSearchResult", client, text_matches=matches).text_matches == []
    assert make("CodeSearchResult", client).text_matches[0]["matches"][0]["indices"] == [2, 8]


@pytest.mark.parametrize(
    "name", ["CodeSearchResult", "CommitSearchResult", "IssueSearchResult", "UserSearchResult", "TopicSearchResult"]
)
def test_a_result_is_not_read_again(client: ferrohub.Client, server: Server, name: str) -> None:
    server.will(Reply({}))
    with pytest.raises(NotRefreshable):
        make(name, client).refresh()
    assert server.requests == []


@pytest.mark.parametrize("sort", ISSUE_SORTS)
def test_issues_are_sorted_by_what_the_service_knows(client: ferrohub.Client, server: Server, sort: str) -> None:
    server.will(Reply({"items": []}))
    assert list(client.search_issues("windows", sort)) == []
    assert server.requests[0].query["sort"] == sort


@pytest.mark.parametrize(
    ("call", "error", "argument"),
    [
        (lambda c: c.search_code(""), ValueError, "query"),
        (lambda c: c.search_code(None), TypeError, "query"),
        (lambda c: c.search_code("x", sort="stars"), ValueError, "sort"),
        (lambda c: c.search_commits("x", sort="date"), ValueError, "sort"),
        (lambda c: c.search_issues("x", order="up"), ValueError, "order"),
        (lambda c: c.search_repositories("x", per_page=101), ValueError, "per_page"),
        (lambda c: c.search_users("x", per_page=0), ValueError, "per_page"),
        (lambda c: c.search_users("x", text_match="yes"), TypeError, "text_match"),
        (lambda c: c.search_labels("x", 0), ValueError, "repository_id"),
        (lambda c: c.search_topics("x", number=-2), ValueError, "number"),
    ],
)
def test_bad_input_is_refused_before_anything_is_sent(
    client: ferrohub.Client, server: Server, call: Any, error: type[Exception], argument: str
) -> None:
    server.will(Reply({}))
    with pytest.raises(error, match=argument):
        call(client)
    assert server.requests == []
