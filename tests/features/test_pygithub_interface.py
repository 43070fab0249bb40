"""What programs use of PyGithub beside its methods of the API, with PyGithub and with ``ferrohub.pygithub``."""

from __future__ import annotations

import importlib
import io
import json
import logging
import time
import warnings
from collections.abc import Callable
from typing import Any
from unittest import mock

import pytest

from harness import Reply, Server

PACKAGES = ["ferrohub.pygithub", "github"]
API = "https://api.github.com"
ISSUE = {"number": 7, "title": "Broken needle", "url": f"{API}/repos/mona/compass/issues/7"}


@pytest.fixture(params=PACKAGES)
def package(request: pytest.FixtureRequest) -> str:
    pytest.importorskip("github")
    return str(request.param)


@pytest.fixture
def load(package: str) -> Callable[[str], Any]:
    """A name of the package: ``Issue.Issue``, ``Github``."""

    def named(name: str) -> Any:
        module, _, member = name.partition(".")
        return getattr(importlib.import_module(f"{package}.{module}"), member) if member else getattr(root, name)

    root = importlib.import_module(package)
    return named


@pytest.fixture
def github(load: Callable[[str], Any], server: Server) -> Any:
    made: Any = load("Github")
    auth = load("Auth.Token")("t0ken")
    return made(auth=auth, base_url=server.url, retry=None, seconds_between_requests=None, seconds_between_writes=None)


def compass(github: Any) -> Any:
    """A repository that is not requested."""
    found = github.withLazy(True).get_repo("mona/compass")
    return type(found)(github.requester, {}, {"url": found.url})


def pages(server: Server, count: int, size: int = 2) -> None:
    """Replies with pages of issues, each with links to the others."""
    listing = f"{API}/repos/mona/compass/issues?"
    links = {"first": 1, "last": count}
    replies = []
    for page in range(1, count + 1):
        known = {**links, **({"next": page + 1} if page < count else {}), **({"prev": page - 1} if page > 1 else {})}
        header = ", ".join(f'<{listing}page={number}>; rel="{name}"' for name, number in known.items())
        issues = [{**ISSUE, "number": (page - 1) * size + index + 1} for index in range(size)]
        replies.append(Reply(issues, headers={"Link": header}))
    server.will(*replies)
    server.numbered = True


def listed(github: Any, server: Server, count: int = 3) -> Any:
    pages(server, count)
    return compass(github).get_issues()


def numbers(issues: Any) -> list[int]:
    return [issue.number for issue in issues]


def test_a_listing_requests_a_page_when_an_item_of_it_is_needed(github: Any, server: Server) -> None:
    issues = listed(github, server)
    assert server.requests == []
    assert issues[0].number == 1 and len(server.requests) == 1
    assert issues[3].number == 4 and len(server.requests) == 2
    assert numbers(issues[1:4]) == [2, 3, 4] and numbers(issues[:4:3]) == [1, 4] and len(server.requests) == 2
    assert numbers(issues) == numbers(issues) == [1, 2, 3, 4, 5, 6] and len(server.requests) == 3
    with pytest.raises(IndexError):
        issues[6]


def test_a_listing_is_read_from_its_end_and_page_by_page(github: Any, server: Server) -> None:
    issues = listed(github, server)
    assert numbers(issues.reversed) == numbers(reversed(issues)) == [6, 5, 4, 3, 2, 1]
    assert numbers(issues.get_page(1)) == [3, 4]
    assert "page" not in (issues.get_page(0) and server.requests[-1].query)


def test_the_number_of_items_takes_one_request_more(github: Any, server: Server) -> None:
    issues = listed(github, server, 3)
    server.numbered = False
    assert issues.totalCount == issues.totalCount == 3
    assert [request.query for request in server.requests] == [{"per_page": "1"}]


def test_pages_have_the_size_of_github_unless_another_one_is_given(load: Any, server: Server) -> None:
    for options, due in (({}, {}), ({"per_page": 100}, {"per_page": "100"})):
        github = load("Github")(base_url=server.url, lazy=True, **options)
        server.will(Reply([]))
        assert list(github.get_repo("mona/compass").get_issues()) == []
        assert server.requests[0].query == due


def test_a_missing_attribute_sends_one_request_when_it_is_read(github: Any, server: Server) -> None:
    server.will(Reply(ISSUE))
    issue = compass(github).get_issue(7)
    sent = len(server.requests)
    assert (issue.title, issue.locked, issue.body) == ("Broken needle", None, None)
    assert issue.completed and len(server.requests) == max(sent, 1)
    lazy = github.withLazy(True).get_repo("mona/compass").get_issue(7)
    sent = len(server.requests)
    assert not lazy.completed and len(server.requests) == sent
    assert lazy.title == "Broken needle" and lazy.locked is None and lazy.completed
    assert len(server.requests) == sent + 1


def test_requests_of_programs_have_each_form(github: Any, server: Server, tmp_path: Any) -> None:
    requester = github.requester
    server.will(Reply({"a": 1}, headers={"X-Of-The-Server": "yes"}))
    headers, data = requester.requestJsonAndCheck("POST", "/a", {"b": True}, {"X-C": "d"}, {"e": [1]})
    assert (data, headers["x-of-the-server"]) == ({"a": 1}, "yes")
    (sent,) = server.requests
    assert (sent.line, sent.query, sent.json) == ("POST /a", {"b": "true"}, {"e": [1]})
    assert (sent.headers["x-c"], sent.headers["authorization"]) == ("d", "token t0ken")
    status, _, text = requester.requestJson("GET", "/a")
    assert (status, json.loads(text)) == (200, {"a": 1})
    path = tmp_path / "needle.txt"
    path.write_text("points north")
    requester.requestBlobAndCheck("POST", "/blob", {"name": "n"}, input=str(path))
    assert server.requests[-1].body == b"points north"
    assert server.requests[-1].headers["content-type"] == "text/plain"
    requester.requestMemoryBlobAndCheck("POST", "/blob", {}, {"Content-Type": "text/x"}, io.BytesIO(b"memory"))
    assert (server.requests[-1].body, server.requests[-1].headers["content-type"]) == (b"memory", "text/x")
    requester.requestMultipartAndCheck("POST", "/form", input={"field": "value"})
    assert b'name="field"\r\n\r\nvalue\r\n' in server.requests[-1].body
    assert server.requests[-1].headers["content-type"].startswith("multipart/form-data; boundary=")


def test_graphql_has_a_form_for_queries_nodes_and_mutations(github: Any, load: Any, server: Server) -> None:
    requester, repository = github.requester, load("Repository.Repository")
    server.will(Reply({"data": {"node": {"__typename": "Repository", "name": "compass", "isPrivate": True}}}))
    _, data = requester.graphql_query("query Q { node }", {"a": 1})
    assert data["data"]["node"]["name"] == "compass"
    assert (server.requests[0].path, server.requests[0].json) == (
        "/graphql",
        {"query": "query Q { node }", "variables": {"a": 1}},
    )
    _, found = requester.graphql_node("R_1", "name", "Repository")
    assert found["data"]["node"]["name"] == "compass" and server.requests[-1].json["variables"] == {"id": "R_1"}
    made = requester.graphql_query_class("query Q { node }", {}, ["node"], repository)
    assert type(made) is repository and made.name == "compass"
    server.will(Reply({"data": {"addStar": {"clientMutationId": "x"}}}))
    _, starred = requester.graphql_named_mutation("addStar", {"starrableId": "R_1"}, "clientMutationId")
    assert starred == {"clientMutationId": "x"} and server.requests[0].json["variables"]["input"] == {
        "starrableId": "R_1"
    }
    server.will(Reply({"data": None, "errors": [{"type": "NOT_FOUND", "message": "There is none."}]}))
    with pytest.raises(load("UnknownObjectException")):
        requester.graphql_query("query Q { node }", {})


@pytest.mark.parametrize("name", ["requestJsonAndCheck", "requestJson", "_Requester__requestEncode"])
def test_everything_goes_through_the_methods_that_programs_replace(
    name: str, github: Any, load: Any, server: Server
) -> None:
    requester = load("Requester.Requester")
    own, calls = getattr(requester, name), []

    def recorded(self: Any, *arguments: Any, **named: Any) -> Any:
        calls.append(arguments)
        return own(self, *arguments, **named)

    with mock.patch.object(requester, name, recorded):
        assert numbers(listed(github, server, 1)) == [1, 2]
        server.will(Reply(ISSUE))
        compass(github).create_issue("Broken needle")
    assert len(calls) == 2


def test_exceptions_have_their_parts_by_position(load: Any) -> None:
    error = load("GithubException")(422, {"message": "No", "errors": []}, {"etag": "x"}, "Not so")
    assert (error.status, error.data["message"], error.headers, error.message) == (
        422,
        "No",
        {"etag": "x"},
        "Not so",
    )
    assert "422" in str(error) and "Not so" in str(error)
    bad = load("BadAttributeException")(7, str, None)
    assert (bad.actual_value, bad.expected_type, bad.transformation_exception) == (7, str, None)
    for name in ("BadCredentialsException", "RateLimitExceededException", "UnknownObjectException"):
        assert issubclass(load(name), load("GithubException")) and load(name)(404).status == 404


@pytest.mark.parametrize(
    ("status", "message", "name"),
    [
        (401, "Bad credentials", "BadCredentialsException"),
        (403, "Missing or invalid User Agent string", "BadUserAgentException"),
        (403, "API rate limit exceeded for user ID 1.", "RateLimitExceededException"),
        (404, "Not Found", "UnknownObjectException"),
        (422, "Validation Failed", "GithubException"),
    ],
)
def test_an_error_status_raises_its_exception(
    status: int, message: str, name: str, github: Any, load: Any, server: Server
) -> None:
    server.will(Reply({"message": message}, status, {"X-Of-The-Server": "yes"}))
    with pytest.raises(load("GithubException")) as caught:
        github.get_user("mona")
    assert type(caught.value) is load(name)
    assert (caught.value.status, caught.value.data, caught.value.headers["x-of-the-server"]) == (
        status,
        {"message": message},
        "yes",
    )


def test_a_record_of_the_log_names_request_and_response(
    github: Any, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    server.will(Reply({"login": "mona"}))
    with caplog.at_level(logging.DEBUG, logger="github.Requester"):
        github.get_user("mona")
    (record,) = (record for record in caplog.records if "==>" in record.msg)
    assert record.name == "github.Requester" and "t0ken" not in record.getMessage()
    method, scheme, host, path, headers, body, status, received, text = record.args  # type: ignore[misc]
    assert (method, scheme, host, path, body, status) == ("GET", "http", "127.0.0.1", "/users/mona", None, 200)
    assert headers["Authorization"] and "content-type" in received  # type: ignore[index, operator]
    assert json.loads(str(text)) == {"login": "mona"}


def test_console_logging_shows_requests(
    github: Any, load: Any, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    logger, shown = logging.getLogger("github"), io.StringIO()
    monkeypatch.setattr(logger, "handlers", [logging.StreamHandler(shown)])
    before = logger.level
    server.will(Reply({"login": "mona"}))
    try:
        load("enable_console_debug_logging")()
        github.get_user("mona")
    finally:
        logger.setLevel(before)
    assert "GET http://127.0.0.1/users/mona" in shown.getvalue() and "t0ken" not in shown.getvalue()


def test_mocks_have_the_attributes_of_the_classes(load: Any, package: str) -> None:
    issue = mock.create_autospec(load("Issue.Issue"), instance=True)
    issue.title = "Broken needle"
    issue.create_comment("North")
    issue.create_comment.assert_called_once_with("North")
    with pytest.raises(AttributeError):
        issue.needle  # noqa: B018
    with pytest.raises(TypeError):
        issue.create_comment("North", "South")
    repository = mock.Mock(spec=load("Repository.Repository"))
    assert isinstance(repository, load("Repository.Repository")) and repository.full_name is not None
    with mock.patch(f"{package}.NamedUser.NamedUser") as replaced:
        assert load("NamedUser.NamedUser") is replaced
    with mock.patch(f"{package}.Github") as client:
        load("Github")().get_repo("mona/compass")
    client.return_value.get_repo.assert_called_once_with("mona/compass")


def test_objects_are_of_the_class_that_a_program_puts_in_place(
    github: Any, load: Any, package: str, server: Server
) -> None:
    server.will(Reply([{**ISSUE, "user": {"login": "mona", "url": f"{API}/users/mona"}}]))
    (issue,) = compass(github).get_issues()
    with mock.patch(f"{package}.NamedUser.NamedUser") as replaced:
        (again,) = compass(github).get_issues()
        assert again.user is replaced.return_value
    assert type(issue.user) is load("NamedUser.NamedUser")
    with mock.patch.object(load("Issue.Issue"), "_useAttributes", autospec=True) as used:
        list(compass(github).get_issues())
    assert used.call_count == 1


def test_private_names_that_programs_use(github: Any, load: Any, server: Server) -> None:
    assert github._Github__requester is github.requester
    server.will(Reply([ISSUE], headers={"ETag": '"e"'}))
    (issue,) = compass(github).get_issues()
    assert issue._requester is github.requester
    assert issue._rawData["title"] == issue._title.value == "Broken needle" and issue._headers["etag"] == '"e"'
    assert issue._body is load("GithubObject.NotSet")
    issue._useAttributes({"title": "Mended needle", "number": 7})
    assert issue.title == "Mended needle"
    made = load("Issue.Issue")(github.requester, {}, {"number": 9, "state": None}, completed=True)
    assert (made.number, made.state, made.title) == (9, None, None)


def test_objects_for_requests_have_their_parts_under_the_private_names_that_programs_read(load: Any) -> None:
    entry = load("InputGitTreeElement")("a.txt", "100644", "blob", sha=None)
    parts = {name: getattr(entry, f"_InputGitTreeElement__{name}") for name in ("path", "mode", "type", "sha")}
    assert parts == entry._identity == {"path": "a.txt", "mode": "100644", "type": "blob", "sha": None}
    assert entry._InputGitTreeElement__content is load("GithubObject.NotSet")
    author = load("InputGitAuthor")("Mona", "mona@example.com", "2026-01-02T03:04:05Z")
    found = [getattr(author, f"_InputGitAuthor__{name}") for name in ("name", "email", "date")]
    assert found == [*author._identity.values()] == ["Mona", "mona@example.com", "2026-01-02T03:04:05Z"]
    file = load("InputFileContent")("It turns.", "b.txt")
    assert (file._InputFileContent__content, file._InputFileContent__newName) == ("It turns.", "b.txt")


def test_a_star_imports_all_constants(package: str) -> None:
    pytest.importorskip(f"{package}.Consts")
    names: dict[str, Any] = {}
    exec(f"from {package}.Consts import *", names)
    assert names["DEFAULT_BASE_URL"] == API and names["DEFAULT_TIMEOUT"] == 15
    assert len([name for name in names if name[0].islower() or name.isupper()]) >= 50
    with pytest.raises(AttributeError):
        importlib.import_module(f"{package}.Consts").needle  # noqa: B018


def test_the_last_page_of_a_listing_has_a_url(github: Any, server: Server) -> None:
    issues = listed(github, server)
    assert issues._getLastPageUrl().endswith("/issues?page=3")
    assert len(server.requests) == 1


@pytest.mark.parametrize("default", ["label", ("label", "milestone")])
def test_a_class_of_a_program_makes_lists_of_several_classes(github: Any, load: Any, default: Any) -> None:
    label, milestone = load("Label.Label"), load("Milestone.Milestone")

    class Marks(load("GithubObject.NonCompletableGithubObject")):  # type: ignore[misc]
        def _initAttributes(self) -> None:  # noqa: N802 - PyGithub's name
            self.marks = load("GithubObject.NotSet")

        def _useAttributes(self, attributes: Any) -> None:  # noqa: N802 - PyGithub's name
            make = self._makeListOfUnionClassesAttributeFromTypeKey
            self.marks = make("kind", default, attributes["marks"], (label, "label"), (milestone, "milestone"))

    marks = [{"name": "bug"}, {"kind": "milestone", "title": "Dawn"}, {"kind": "other"}]
    found = Marks(github.requester, {}, {"marks": marks}).marks.value
    assert [type(each) for each in found] == [label, milestone, label if default == "label" else milestone]
    assert (found[0].name, found[1].title) == ("bug", "Dawn")
    with pytest.raises(load("BadAttributeException")):
        Marks(github.requester, {}, {"marks": ["bug"]}).marks.value  # noqa: B018


def test_options_of_a_requester_are_read_and_set_by_the_names_that_programs_use(
    github: Any, load: Any, server: Server
) -> None:
    requester = github._Github__requester
    assert requester._Requester__auth.token == "t0ken"
    assert (requester._Requester__base_url, requester._Requester__scheme) == (server.url, "http")
    assert f"{requester._Requester__hostname}:{requester._Requester__port}" == server.url.removeprefix("http://")
    assert (requester.__dict__["_Requester__timeout"], requester._Requester__retry) == (15, None)
    assert requester._Requester__seconds_between_writes is None
    read = requester._Requester__structuredFromJson
    assert (read('{"number": 7}'), read("north"), read("")) == ({"number": 7}, {"data": "north"}, None)
    requester._Requester__auth = load("Auth.Token")("renewed")
    requester._Requester__userAgent = "compass"
    server.will(Reply(ISSUE))
    compass(github).get_issue(7)
    sent = server.requests[-1].headers
    assert (sent["authorization"], sent["user-agent"]) == ("token renewed", "compass")


def test_a_program_keeps_its_place_in_a_listing_and_continues_there(github: Any, server: Server) -> None:
    issues = listed(github, server)
    first = issues[0]
    assert issues.__dict__["_PaginatedListBase__elements"] == [first, issues[1]] and issues._couldGrow()
    place = issues._PaginatedList__nextUrl
    again = compass(github).get_issues()
    again._PaginatedList__nextUrl, again._PaginatedList__nextParams = place, {}
    assert numbers(again) == [3, 4, 5, 6] and again._PaginatedList__nextUrl is None


def test_a_program_fetches_the_pages_of_a_listing_itself(github: Any, load: Any, server: Server) -> None:
    class Titles(load("PaginatedList.PaginatedList")):  # type: ignore[misc]
        _PaginatedList__nextUrl: Any
        _PaginatedList__nextParams: Any

        def _fetchNextPage(self) -> list[str]:  # noqa: N802 - PyGithub's name
            headers, data = self._PaginatedList__requester.requestJsonAndCheck(
                "GET", self._PaginatedList__nextUrl, parameters=self._PaginatedList__nextParams
            )
            self._PaginatedList__nextUrl = self._PaginatedList__parseLinkHeader(headers).get("next")
            self._PaginatedList__nextParams = None
            return [item["title"] for item in data]

    pages(server, 2)
    titles = Titles(None, github.requester, f"{compass(github).url}/issues", None)
    assert list(titles) == ["Broken needle"] * 4


def test_members_that_pygithub_deprecates_warn_where_they_are_used(github: Any, load: Any, server: Server) -> None:
    issue = load("Issue.Issue")(github.requester, {}, {"assignee": {"login": "mona"}}, completed=True)
    release = load("GitRelease.GitRelease")(github.requester, {}, {"name": "North"}, completed=True)
    team = load("Team.Team")(github.requester, {}, {"url": f"{server.url}/teams/3"}, completed=True)
    integration = load("GithubIntegration")(auth=load("Auth.AppAuth")(3, sign_func=lambda claims: "signed"))
    server.will(Reply(None, 204))
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        assert (issue.assignee.login, release.title) == ("mona", "North")
        team.add_to_members(issue.assignee)
        assert integration.create_jwt() == "signed"
    assert [each.category for each in warned] == [DeprecationWarning] * 5
    assert {each.filename for each in warned} == {__file__}


@pytest.mark.parametrize(
    ("name", "wrong"),
    [("name", 5), ("private", "yes"), ("description", 5), ("visibility", "secret"), ("merge_commit_title", "x")],
)
def test_settings_of_wrong_types_are_not_sent(github: Any, server: Server, name: str, wrong: Any) -> None:
    with pytest.raises(AssertionError):
        compass(github).edit(**{"name": "compass", name: wrong})
    assert server.requests == []


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("create_fork", (5,)),
        ("create_repository_advisory", (5, "It points south.", "high")),
        ("remove_autolink", ("x",)),
        ("rename_branch", (5, "north")),
        ("subscribe_to_hub", (5, "https://example.com")),
    ],
)
def test_arguments_of_wrong_types_are_not_sent(github: Any, server: Server, name: str, arguments: Any) -> None:
    with pytest.raises(AssertionError):
        getattr(compass(github), name)(*arguments)
    assert server.requests == []


@pytest.mark.parametrize("wrong", [[79], 79, None])
def test_weaknesses_of_an_advisory_that_are_no_texts_are_not_sent(
    github: Any, load: Any, server: Server, wrong: Any
) -> None:
    url = f"{server.url}/repos/mona/compass/security-advisories/GHSA-1"
    advisory = load("RepositoryAdvisory.RepositoryAdvisory")(github.requester, {}, {"url": url})
    with pytest.raises(AssertionError):
        advisory.edit(cwe_ids=wrong)
    assert server.requests == []


def test_headers_are_those_of_pygithub(github: Any, load: Any, server: Server) -> None:
    server.will(Reply(ISSUE))
    compass(github).get_issue(7)
    sent = server.requests[0].headers
    assert sent["user-agent"] == "PyGithub/Python" and "x-github-api-version" not in sent
    assert "json" not in sent.get("accept", "*/*")
    other = load("Github")(base_url=server.url, api_version="2022-11-28", user_agent="compass/1")
    compass(other).get_issue(7)
    sent = server.requests[-1].headers
    assert (sent["user-agent"], sent["x-github-api-version"]) == ("compass/1", "2022-11-28")
    assert "authorization" not in sent
    server.will(Reply("", 204))
    compass(github).enable_vulnerability_alert()
    assert server.requests[-1].headers["content-length"] == "0"


def test_requests_share_a_connection(github: Any, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    peers, reply_to = [], server.reply_to

    def recorded(request: Any, connection: Any) -> Reply:
        peers.append(connection.getpeername())
        return reply_to(request, connection)

    monkeypatch.setattr(server, "reply_to", recorded)
    server.will(Reply(ISSUE))
    issue = compass(github).get_issue(7)
    issue.edit(title="Needle")
    issue.edit(title="Broken needle")
    assert len(peers) == len(server.requests) >= 2 and len(set(peers)) == 1


def test_requests_wait_for_their_pause(load: Any, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    monkeypatch.setattr(time, "sleep", pauses.append)
    server.will(Reply(ISSUE))
    # Longer than the requests take on a machine that is busy.
    github = load("Github")(base_url=server.url, seconds_between_requests=100, seconds_between_writes=400)
    issue = compass(github).get_issue(7)
    issue.edit(title="Needle")
    issue.edit(title="Broken needle")
    assert len(pauses) == 2 and 0 < pauses[0] <= 100 < pauses[1] <= 500
    none = load("Github")(base_url=server.url, seconds_between_requests=None, seconds_between_writes=None)
    issue = compass(none).get_issue(7)
    issue.edit(title="Needle")
    issue.edit(title="Broken needle")
    assert len(pauses) == 2


def test_a_redirect_is_followed_where_pygithub_follows_it(github: Any, server: Server) -> None:
    repository = compass(github)
    server.will(Reply(None, 302, {"Location": f"{API}/archive"}))
    assert repository.get_archive_link("tarball") == f"{server.url}/archive"
    assert len(server.requests) == 1
    requester = github.requester
    server.will(Reply(None, 302, {"Location": f"{API}/archive"}), Reply({"a": 1}))
    assert requester.requestJsonAndCheck("GET", "/a", follow_302_redirect=True)[1]["a"] == 1
    assert [request.path for request in server.requests] == ["/a", "/archive"]
    server.will(Reply(None, 301, {"Location": f"{API}/repos/mona/sextant"}), Reply({"name": "sextant"}))
    assert github.get_repo("mona/compass").name == "sextant"
    assert [request.path for request in server.requests] == ["/repos/mona/compass", "/repos/mona/sextant"]
