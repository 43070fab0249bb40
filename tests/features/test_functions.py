"""Operations as functions, without a client."""

from __future__ import annotations

import dataclasses
import datetime
import inspect
import pathlib
import pickle
import warnings
from collections.abc import Callable
from typing import Any

import pytest

import ferrohub
from ferrohub import api
from ferrohub.exceptions import AuthenticationFailed, NotFoundError
from harness import NOTHING, Reply, Server, body_of, declared, expect_result, settled

LISTED = {"per_page": "100"}
PAGED = ("number=-1", "etag=None")
SEARCHED = ("query", "sort=None", "order=None", "per_page=None", "text_match=False", *PAGED)
ON = ("milestone=None", "state=None", "assignee=None", "mentioned=None", "labels=None", "sort=None", "direction=None")
NEW = {"a.txt": {"content": "text"}}
#: What is given by keyword only.
KEYWORDS = {
    "gist": ("lazy=False",),
    "gists_by": ("since=None",),
    "issues_on": ("creator=None", "issue_field_values=None", "type=None"),
    "pull_request": ("lazy=False",),
    "repository": ("lazy=False",),
    "search_issues": ("advanced_search=None", "search_type=None"),
    "user": ("lazy=False",),
}
#: Functions that a script may use without a warning.
KEPT = {"authorize", "enterprise_login", "login", "organization", "rate_limit", "repository", "user"}


@dataclasses.dataclass(frozen=True)
class Call:
    """A function, its parameters, a call of it, the expected request, the response, and the result."""

    name: str
    parameters: tuple[str, ...]
    args: tuple[Any, ...]
    request: str
    #: A class for its example body, "[Class]" for a list of it, "{Class}" for a search that finds it, or the body.
    reply: Any
    result: Any
    query: dict[str, str] = dataclasses.field(default_factory=dict)
    json: Any = NOTHING

    @property
    def operation(self) -> str:
        return f"ferrohub.{self.name}"


def listing(
    name: str, parameters: tuple[str, ...], args: tuple[Any, ...], request: str, body: str, result: str
) -> Call:
    return Call(name, (*parameters, *PAGED), args, f"GET {request}", f"[{body}]", f"[{result}]", LISTED)


def search(what: str, body: str) -> Call:
    query = {**LISTED, "q": "tetris"}
    return Call(f"search_{what}", SEARCHED, ("tetris",), f"GET /search/{what}", f"{{{body}}}", f"[{body}]", query)


CALLS = [
    listing("all_events", (), (), "/events", "Event", "Event"),
    listing("all_repositories", (), (), "/repositories", "Repository", "ShortRepository"),
    listing("all_users", (), (), "/users", "ShortUser", "ShortUser"),
    Call("emojis", (), (), "GET /emojis", {"+1": "https://a"}, {"+1": "https://a"}),
    listing("followed_by", ("username",), ("mona",), "/users/mona/following", "ShortUser", "ShortUser"),
    listing("followers_of", ("username",), ("mona",), "/users/mona/followers", "ShortUser", "ShortUser"),
    Call("gist", ("id_num",), (12,), "GET /gists/12", "Gist", "Gist"),
    listing("gists_by", ("username",), ("mona",), "/users/mona/gists", "Gist", "ShortGist"),
    Call("gitignore_template", ("language",), ("C",), "GET /gitignore/templates/C", {"source": "*.o"}, "*.o"),
    Call("gitignore_templates", (), (), "GET /gitignore/templates", ["C", "Go"], ["C", "Go"]),
    Call(
        "issue",
        ("owner", "repository", "number"),
        ("octocat", "Hello-World", 1347),
        "GET /repos/octocat/Hello-World/issues/1347",
        "Issue",
        "Issue",
    ),
    listing(
        "issues_on",
        ("username", "repository", *ON, "since=None"),
        ("octocat", "Hello-World"),
        "/repos/octocat/Hello-World/issues",
        "Issue",
        "ShortIssue",
    ),
    Call(
        "markdown",
        ("text", "mode=''", "context=''", "raw=False"),
        ("*hi*", "gfm", "octocat/Hello-World"),
        "POST /markdown",
        "<em>hi</em>",
        "<em>hi</em>",
        json={"text": "*hi*", "mode": "gfm", "context": "octocat/Hello-World"},
    ),
    Call("mascot", ("say=None",), ("hi",), "GET /octocat", "MMM", "MMM", {"s": "hi"}),
    Call("octocat", ("say=None",), ("hi",), "GET /octocat", "MMM", "MMM", {"s": "hi"}),
    Call("organization", ("name",), ("github",), "GET /orgs/github", "Organization", "Organization"),
    listing(
        "organizations_with", ("username",), ("mona",), "/users/mona/orgs", "ShortOrganization", "ShortOrganization"
    ),
    listing("public_gists", (), (), "/gists/public", "Gist", "ShortGist"),
    Call(
        "pull_request",
        ("owner", "repository", "number"),
        ("octocat", "Hello-World", 1347),
        "GET /repos/octocat/Hello-World/pulls/1347",
        "PullRequest",
        "PullRequest",
    ),
    Call("rate_limit", (), (), "GET /rate_limit", {"rate": {}, "resources": {}}, {"rate": {}, "resources": {}}),
    listing(
        "repositories_by",
        ("username", "type=None", "sort=None", "direction=None"),
        ("octocat",),
        "/users/octocat/repos",
        "Repository",
        "ShortRepository",
    ),
    Call(
        "repository",
        ("owner", "repository"),
        ("octocat", "Hello-World"),
        "GET /repos/octocat/Hello-World",
        "Repository",
        "Repository",
    ),
    search("code", "CodeSearchResult"),
    search("issues", "IssueSearchResult"),
    search("repositories", "RepositorySearchResult"),
    search("users", "UserSearchResult"),
    listing("starred_by", ("username",), ("mona",), "/users/mona/starred", "Repository", "ShortRepository"),
    listing(
        "subscriptions_for", ("username",), ("mona",), "/users/mona/subscriptions", "Repository", "ShortRepository"
    ),
    Call("user", ("username",), ("octocat",), "GET /users/octocat", "User", "User"),
    Call("zen", (), (), "GET /zen", "Keep it logically awesome.", "Keep it logically awesome."),
]


@pytest.fixture
def here(server: Server, monkeypatch: pytest.MonkeyPatch) -> Server:
    """The server, where the environment sends everybody."""
    monkeypatch.setenv("GITHUB_API_URL", server.url)
    return server


def reply_of(call: Call) -> Reply:
    name = call.reply.strip("[]{}") if isinstance(call.reply, str) else None
    if name not in declared():
        return Reply(call.reply)
    body = body_of(name)
    if call.reply.startswith("{"):
        return Reply({"total_count": 1, "incomplete_results": False, "items": [body]})
    return Reply([body] if call.reply.startswith("[") else body)


def called(name: str, *args: Any) -> Any:
    """The result of a function; it must warn if it is deprecated, and point to this file."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        result = getattr(ferrohub, name)(*args)
    message = [f"ferrohub.{name}() is deprecated: use ferrohub.Client().{name}()"] if name not in KEPT else []
    assert [str(warning.message) for warning in caught] == message
    assert all(warning.category is DeprecationWarning for warning in caught)
    assert {pathlib.Path(warning.filename) for warning in caught} <= {pathlib.Path(__file__)}
    return settled(result)


@pytest.mark.parametrize("call", CALLS, ids=lambda call: call.name)
def test_functions_send_anonymously(call: Call, here: Server) -> None:
    here.will(reply_of(call))
    expect_result(call.result, called(call.name, *call.args))
    assert [(sent.line, sent.query, sent.json) for sent in here.requests] == [(call.request, call.query, call.json)]
    assert "authorization" not in here.requests[0].headers


@pytest.mark.parametrize("call", CALLS, ids=lambda call: call.name)
def test_parameters(call: Call) -> None:
    function = getattr(ferrohub, call.name)
    parameters = inspect.signature(function, eval_str=False).parameters.values()
    shown = tuple(str(found.replace(annotation=found.empty)) for found in parameters)
    assert shown == (*call.parameters, *KEYWORDS.get(call.name, ()))
    assert function.__doc__ and function.__name__ == call.name
    assert pickle.loads(pickle.dumps(function)) is function


def test_every_function_is_here() -> None:
    tested = {call.name for call in CALLS} | {"authorize", "create_gist", "enterprise_login", "login"}
    assert set(api.__all__) == tested
    assert tested <= set(ferrohub.__all__)


def test_a_wrong_argument_is_an_error_here(here: Server) -> None:
    with pytest.raises(ValueError, match="owner"):
        ferrohub.repository("", "Hello-World")
    with pytest.raises(TypeError, match="unexpected keyword argument 'name'"):
        ferrohub.user(name="octocat")  # type: ignore[call-arg]
    assert here.requests == []


def test_an_error_of_the_service_is_raised(here: Server) -> None:
    here.will(Reply({"message": "Not Found"}, 404))
    with pytest.raises(NotFoundError):
        ferrohub.repository("octocat", "Nothing")


def test_create_gist_needs_a_client(here: Server) -> None:
    with pytest.raises(AuthenticationFailed):
        called("create_gist", "a gist", NEW)
    assert here.requests == []


def test_listings_take_a_number_and_an_etag(here: Server) -> None:
    here.will(Reply([body_of("ShortUser")] * 3))
    with pytest.warns(DeprecationWarning, match="is deprecated"):
        assert len(list(ferrohub.all_users(2))) == 2
    assert here.requests[0].query == {"per_page": "2"}
    here.will(Reply(None, 304))
    with pytest.warns(DeprecationWarning, match="is deprecated"):
        assert list(ferrohub.starred_by("mona", etag='"abc"')) == []
    assert here.requests[0].headers["if-none-match"] == '"abc"'


def test_arguments_go_by_position_as_in_the_operations(here: Server) -> None:
    here.will(Reply([]))
    since = datetime.datetime(2014, 4, 3, 18, 58, 10)
    filters = (3, "all", "none", "mona", "bug", "comments", "desc", since)
    with pytest.warns(DeprecationWarning, match="is deprecated"):
        assert list(ferrohub.issues_on("octocat", "Hello-World", *filters, 5)) == []  # type: ignore[call-overload]
    assert here.requests[0].query == {
        "milestone": "3",
        "state": "all",
        "assignee": "none",
        "mentioned": "mona",
        "labels": "bug",
        "sort": "comments",
        "direction": "desc",
        "since": "2014-04-03T18:58:10Z",
        "per_page": "5",
    }


@pytest.mark.parametrize("base", [None, "", "https://github.example.com/api/v3"])
def test_login_goes_where_the_environment_says(base: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    if base is None:
        monkeypatch.delenv("GITHUB_API_URL", raising=False)
    else:
        monkeypatch.setenv("GITHUB_API_URL", base)
    client = ferrohub.login(token="t0ken")
    assert client is not None
    assert client.session.base_url == (base or "https://api.github.com")


@pytest.mark.parametrize(
    "function", [ferrohub.login, lambda *args: ferrohub.enterprise_login(*args, url="https://a.b")]
)
@pytest.mark.parametrize("credential", [(None, None, None), ("mona", None, None), (None, "secret", None), ("", "", "")])
def test_login_without_a_credential_returns_none(function: Callable[..., Any], credential: tuple[Any, ...]) -> None:
    assert function(*credential) is None


@pytest.mark.parametrize(
    ("credential", "header"), [(("mona", "secret"), "Basic bW9uYTpzZWNyZXQ="), ((None, None, "t0ken"), "token t0ken")]
)
def test_login_signs(here: Server, credential: tuple[Any, ...], header: str) -> None:
    here.will(Reply(body_of("User")))
    client = ferrohub.login(*credential)
    assert type(client) is ferrohub.Client and here.requests == []
    client.user("octocat")
    assert here.requests[0].headers["authorization"] == header


def test_login_uses_a_second_factor(here: Server) -> None:
    here.will(Reply({"message": "Must specify"}, 401, {"X-GitHub-OTP": "required; app"}), Reply(body_of("User")))
    client = ferrohub.login("mona", "secret", two_factor_callback=lambda: "123456")
    assert client is not None
    client.user("octocat")
    assert [request.headers.get("x-github-otp") for request in here.requests] == [None, "123456"]


def test_enterprise_login(server: Server) -> None:
    server.will(Reply(body_of("User")))
    client = ferrohub.enterprise_login(token="t0ken", url=server.url)
    assert type(client) is ferrohub.ClientEnterprise
    client.user("octocat")
    assert server.requests[0].line == "GET /api/v3/users/octocat"
    assert server.requests[0].headers["authorization"] == "token t0ken"
    with pytest.raises(ValueError, match="url"):
        ferrohub.enterprise_login(token="t0ken")


@pytest.mark.parametrize("given", [True, False], ids=["client", "no-client"])
def test_authorize(here: Server, client: ferrohub.Client, given: bool) -> None:
    here.will(Reply(body_of("Authorization"), 201))
    with pytest.warns(DeprecationWarning, match=r"Client\.authorize is deprecated") as warned:
        made = ferrohub.authorize(b"mona", "secret", ["gist"], "a note", client=client if given else None)
    assert warned[0].filename == __file__
    expect_result("Authorization", made)
    sent = here.requests[0]
    assert sent.line == "POST /authorizations"
    assert sent.json == {"scopes": ["gist"], "note": "a note", "note_url": "", "client_id": "", "client_secret": ""}
    assert sent.headers["authorization"] == "Basic bW9uYTpzZWNyZXQ="
    assert str(inspect.signature(ferrohub.authorize)) == (
        "(username, password, scopes, note='', note_url='', client_id='', client_secret='', two_factor_callback=None,"
        " client=None)"
    )


def test_the_docstrings_of_deprecated_functions_say_so() -> None:
    said = {name for name in ferrohub.api.__all__ if "Deprecated: use " in (getattr(ferrohub, name).__doc__ or "")}
    assert said == (set(ferrohub.api.__all__) - KEPT) | {"authorize"}
    assert "Deprecated: use ``ferrohub.Client().zen()``." in (ferrohub.zen.__doc__ or "")
    assert (ferrohub.gist.__doc__ or "").startswith((ferrohub.Client.gist.__doc__ or "").partition("\n\n")[0])
