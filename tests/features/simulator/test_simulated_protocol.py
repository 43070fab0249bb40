"""What the simulator does like GitHub whatever is requested: pages, ETags, quotas, visibility, moved repositories."""

from __future__ import annotations

import re
import urllib.parse

import pytest

import ferrohub
from ferrohub._core import _rest_described, _rest_operation
from ferrohub.exceptions import AuthenticationFailed, ForbiddenError, NotFoundError, RateLimitExceeded
from ferrohub.testing import GitHub
from ferrohub.testing.github.router import ROUTES, match
from sending import send

Repository = ferrohub.repos.Repository
API = "https://api.github.com"


def links(response: ferrohub.Response) -> dict[str, str]:
    found = re.findall(r'<([^>]+)>; rel="(\w+)"', response.headers.get("Link", ""))
    return {rel: url for url, rel in found}


def test_issues_have_cursors_and_no_last_page(compass: Repository) -> None:
    for number in range(7):
        compass.create_issue(f"i{number}")
    first = compass.session.get(f"{compass.url}/issues?per_page=3&state=all")
    assert set(links(first)) == {"next"}
    url = links(first)["next"]
    query = dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(url).query))
    assert url.startswith(f"{API}/repositories/{compass.id}/issues?")
    assert query.pop("after") and query == {"per_page": "3", "state": "all", "page": "2"}
    second = compass.session.get(url)
    assert set(links(second)) == {"next", "prev"} and "before=" in links(second)["prev"]
    assert [issue["number"] for issue in second.json()] == [4, 3, 2]
    assert [issue["number"] for issue in compass.session.get(links(second)["prev"]).json()] == [7, 6, 5]
    assert [issue["number"] for issue in compass.session.get(f"{compass.url}/issues?per_page=3&page=3").json()] == [1]
    assert [issue.number for issue in compass.issues()] == [7, 6, 5, 4, 3, 2, 1]


def test_the_page_before_a_cursor_ends_there(compass: Repository) -> None:
    for number in range(4):
        compass.create_issue(f"i{number}")
    first = compass.session.get(f"{compass.url}/issues?per_page=1")
    second = links(compass.session.get(links(first)["next"]))
    larger = compass.session.get(second["prev"].replace("per_page=1", "per_page=3"))
    assert [issue["number"] for issue in larger.json()] == [4]


@pytest.mark.parametrize("body", ["[]", "5", '"text"'])
@pytest.mark.parametrize("request_", ["POST /repos/mona/compass/issues", "PATCH /user", "POST /graphql"])
def test_a_body_that_is_no_object_is_refused(client: ferrohub.Client, body: str, request_: str) -> None:
    method, _, path = request_.partition(" ")
    response = client.session.request(method, f"{API}{path}", data=body)
    assert (response.status_code, response.json()["message"]) == (400, "Body should be a JSON object")


def test_a_list_alone_is_the_body_of_operations_that_take_one(client: ferrohub.Client, compass: Repository) -> None:
    url = compass.create_issue("T").labels_urlt.expand()
    for body, names in (('["bug"]', ["bug"]), ('"crash"', ["bug", "crash"])):
        assert [each["name"] for each in client.session.post(url, data=body).json()] == names
    assert [each["name"] for each in client.session.put(url, data='["a", "b"]').json()] == ["a", "b"]


def test_null_is_no_body(client: ferrohub.Client, compass: Repository) -> None:
    assert client.session.request("PUT", f"{API}/user/starred/mona/compass", data="null").status_code == 204


@pytest.mark.parametrize(
    ("since", "count"),
    [
        ("2026-01-01T00:00:03Z", 2),
        ("2026-01-01T00:00:03.000Z", 2),
        ("2026-01-01T02:00:03+02:00", 2),
        ("2025-12-31T19:00:03-05:00", 2),
        ("2026-01-01", 4),
        ("2026-01-02", 0),
    ],
)
def test_times_in_queries_may_be_written_in_any_form(compass: Repository, since: str, count: int) -> None:
    for number in range(4):
        compass.create_issue(f"i{number}")
    url = f"{compass.url}/issues?since={urllib.parse.quote(since)}"
    assert len(compass.session.get(url).json()) == count
    assert compass.session.get(f"{compass.url}/issues?since=yesterday").status_code == 422


def test_too_large_numbers_of_pages_are_refused(compass: Repository) -> None:
    response = compass.session.get(f"{compass.url}/issues?per_page=100&page=100")
    assert response.status_code == 422 and "cursor based pagination" in response.json()["message"]


def test_other_lists_have_numbered_pages(compass: Repository) -> None:
    response = compass.session.get(f"{compass.url}/labels?per_page=4&page=2")
    assert list(links(response)) == ["prev", "next", "last", "first"]
    assert links(response)["last"] == f"{API}/repositories/{compass.id}/labels?per_page=4&page=3"
    assert len(compass.session.get(links(response)["last"]).json()) == 1
    assert [label.name for label in compass.labels()] == sorted(label.name for label in compass.labels())


def test_accounts_are_listed_since_an_id(github: GitHub, client: ferrohub.Client) -> None:
    for number in range(5):
        github.user(f"user{number}")
    response = client.session.get(f"{API}/users?per_page=2")
    assert links(response)["next"] == f"{API}/users?per_page=2&since=2"
    assert len(client.session.get(links(response)["next"]).json()) == 2


def test_unchanged_resources_cost_nothing(github: GitHub, client: ferrohub.Client) -> None:
    url = f"{API}/repos/mona/compass"
    first = client.session.get(url)
    used = int(first.headers["X-RateLimit-Used"])
    again = client.session.get(url, headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.content, int(again.headers["X-RateLimit-Used"])) == (304, b"", used)
    client.repository("mona", "compass").create_issue("x")
    changed = client.session.get(url, headers={"If-None-Match": first.headers["ETag"]})
    assert changed.status_code == 200 and changed.headers["ETag"] != first.headers["ETag"]
    modified = {"If-Modified-Since": changed.headers["Last-Modified"]}
    assert client.session.get(url, headers=modified).status_code == 304


def test_unchanged_resources_cost_apps_nothing(github: GitHub) -> None:
    app = github.app("Reader")
    client = github.app_client(app)
    first = client.session.get(f"{API}/app")
    again = client.session.get(f"{API}/app", headers={"If-None-Match": first.headers["ETag"]})
    used = [each.headers["X-RateLimit-Used"] for each in (first, again)]
    assert (again.status_code, used) == (304, ["1", "1"]) and first.headers["Cache-Control"].startswith("private")


def test_quotas_end_and_are_renewed(github: GitHub) -> None:
    github.quotas.limits["core"] = 3
    client = github.client("mona")
    for _ in range(3):
        client.me()
    with pytest.raises(RateLimitExceeded):
        client.me()
    assert github.requests[-1].status == 403
    assert client.rate_limit()["resources"]["core"]["remaining"] == 0
    assert client.rate_limit()["resources"]["search"]["remaining"] == 30
    assert github.client("lisa").me().login == "lisa"
    github.clock.advance(hours=1)
    assert client.me().login == "mona"


def test_searches_and_anonymous_requests_have_their_own_quotas(github: GitHub, client: ferrohub.Client) -> None:
    list(client.search_issues("x"))
    assert client.rate_limit()["resources"]["search"]["used"] == 1
    anonymous = github.client()
    response = anonymous.session.get(f"{API}/zen")
    assert (response.headers["X-RateLimit-Limit"], response.headers["X-RateLimit-Resource"]) == ("60", "core")


def test_what_is_not_visible_is_not_found(github: GitHub) -> None:
    github.repository("mona/secret", private=True, collaborators={"lisa": "pull"})
    assert github.client("lisa").repository("mona", "secret").private
    for client in (github.client(), github.client("bart"), github.client("mona", scopes=["public_repo"])):
        with pytest.raises(NotFoundError):
            client.repository("mona", "secret")
        assert [each.name for each in client.repositories_by("mona")] == ["compass"]
    with pytest.raises(ForbiddenError, match="push access"):
        github.client("lisa").repository("mona", "secret").create_label("x", "ffffff")


def test_bad_and_missing_credentials_differ(github: GitHub) -> None:
    with pytest.raises(AuthenticationFailed, match="Bad credentials"):
        ferrohub.Client(token="wrong", transport=github).me()
    assert github.client().session.get(f"{API}/user").json()["message"] == "Requires authentication"
    basic = ferrohub.Client("mona", github.token("mona"), transport=github)
    assert basic.me().login == "mona"


def test_moved_repositories_redirect(github: GitHub, client: ferrohub.Client, compass: Repository) -> None:
    github.organization("octo-org", owners=[github.user("mona")])
    compass.create_issue("x")
    compass.edit("north")
    assert client.issue("mona", "compass", 1).title == "x"
    assert [(each.path, each.status) for each in github.requests[-2:]] == [
        ("/repos/mona/compass/issues/1", 301),
        ("/repos/mona/north/issues/1", 200),
    ]
    body = {"new_owner": "octo-org"}
    client.session.post(f"{API}/repos/mona/north/transfer", json=body)
    assert client.repository("mona", "compass").full_name == "octo-org/north"
    github.repository("mona/compass")
    assert client.repository("mona", "compass").id != compass.id


def test_a_redirect_keeps_the_query(client: ferrohub.Client, compass: Repository) -> None:
    for number in range(5):
        compass.create_issue(f"i{number}")
    compass.edit("north")
    assert len(client.session.get(f"{API}/repos/mona/compass/issues?per_page=2").json()) == 2


def test_a_page_links_within_a_renamed_account(compass: Repository) -> None:
    response = compass.session.get(f"{API}/users/mona/repos?per_page=1")
    assert links(response) == {}
    assert compass.session.get(f"{API}/user/{compass.owner.id}/repos").json()[0]["name"] == "compass"


def test_versions_and_unknown_routes(github: GitHub, compass: Repository) -> None:
    for version, status in (("2026-03-10", 200), ("2022-11-28", 200), ("2020-01-01", 400)):
        response = github.client("mona", api_version=version).session.get(compass.url)
        assert response.status_code == status
        assert response.headers["X-GitHub-Api-Version-Selected"] == (version if status == 200 else "2022-11-28")
    assert compass.session.get(f"{API}/nothing/here").status_code == 404
    assert compass.session.head(compass.url).content == b""


def test_archived_repositories_are_read_only(compass: Repository) -> None:
    compass.edit("compass", archived=True)
    with pytest.raises(ForbiddenError, match="archived"):
        compass.create_issue("x")
    compass.session.patch(compass.url, json={"archived": False})
    assert compass.create_issue("x").number == 1


def test_searches_find_words_and_qualifiers(github: GitHub, client: ferrohub.Client, compass: Repository) -> None:
    github.repository("mona/secret", private=True)
    client.repository("mona", "secret").create_issue("a hidden crash")
    compass.create_issue("A crash", body="when it rains", labels=["bug", "help wanted"])
    compass.create_issue("No crash", assignees=["mona"]).close()
    compass.issue(1).create_comment("in the evening")

    def found(query: str, who: ferrohub.Client = client) -> list[str]:
        return [each.title for each in who.search_issues(query)]

    assert found("crash repo:mona/compass") == ["No crash", "A crash"]
    assert found("crash", github.client("lisa")) == ["No crash", "A crash"]
    assert found("crash is:private") == ["a hidden crash"]
    assert found("rains") == ["A crash"] == found("evening") and found("rains in:title") == []
    assert found('label:"help wanted" is:open') == ["A crash"]
    assert found("-label:bug repo:mona/compass") == ["No crash"]
    assert found("assignee:mona") == ["No crash"] == found("state:closed")
    assert found("comments:>=1") == ["A crash"] and found("comments:1..2") == ["A crash"]
    assert found("created:>2026-02-01") == [] and len(found("created:2026-01-01")) == 3
    assert found("author:@me is:pr") == []
    assert [each.full_name for each in client.search_repositories("compass in:name")] == ["mona/compass"]
    assert [each.login for each in client.search_users("lisa in:login type:user")] == ["lisa"]


def test_a_search_returns_a_thousand_results(github: GitHub, client: ferrohub.Client) -> None:
    found = github.state.repository("mona/compass")
    client.repository("mona", "compass").create_issue("x")
    issue = found.issues[1]
    for number in range(2, 1102):
        found.issues[number] = type(issue)(number, number, "x", issue.user, issue.created_at, issue.updated_at)
    response = client.session.get(f"{API}/search/issues?q=repo:mona/compass&per_page=100&page=10")
    assert response.json()["total_count"] == 1101 and "next" not in links(response)
    refused = client.session.get(f"{API}/search/issues?q=repo:mona/compass&per_page=100&page=11")
    assert (refused.status_code, refused.json()["message"]) == (
        422,
        "Only the first 1000 search results are available",
    )


def test_no_operation_that_is_not_simulated_is_taken_for_another() -> None:
    wrong = []
    for family in _rest_described()[0]:
        for id in [each["id"] for each in family["operations"] if each["id"] not in ROUTES]:
            described = _rest_operation(id)
            assert described is not None
            path = re.sub(r"\{[\w-]+\}", "1", described["path"])
            if (found := match(described["method"], path)) is not None:
                wrong.append((id, found[0].id))
    assert wrong == []


def test_a_classic_token_changes_a_public_repository_only_with_a_scope(github: GitHub, compass: Repository) -> None:
    github.commit("mona/compass", {"a": "1"}, branch="topic")
    pull = {"title": "T", "base": "main", "head": "topic"}
    for path, body in (("issues", {"title": "T"}), ("pulls", pull)):
        for scopes, status in (([], 404), (["gist"], 404), (["public_repo"], 201)):
            client = github.client("mona", scopes=scopes)
            assert send(client, f"POST /repos/mona/compass/{path}", body)[0] == status
    assert send(github.client("mona", scopes=[]), "GET /repos/mona/compass/pulls/2")[0] == 200
