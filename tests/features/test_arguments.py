"""What github3.py accepts as an argument is accepted, where GitHub can mean one thing by it."""

from __future__ import annotations

import contextlib
import re
from typing import Any

import pytest
import test_families

import ferrohub
import ferrohub.github3
from ferrohub import _core
from harness import Reply, Server, body_of, declared, make


@pytest.mark.parametrize(("given", "sent"), [(1, True), (0, False), (True, True), (False, False)])
def test_a_bool_may_be_1_or_0(client: ferrohub.Client, server: Server, given: int, sent: bool) -> None:
    server.will(Reply(body_of("Repository")))
    assert make("Repository", client).edit("Hello-World", private=given)  # type: ignore[arg-type]
    assert server.requests[0].json == {"name": "Hello-World", "private": sent}


def test_flags_may_be_1_or_0(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply([]))
    user, repository = make("User", client), make("Repository", client)
    listings = [client.notifications(all=1, participating=0), user.events(public=1), repository.contributors(anon=1)]
    assert [list(listing) for listing in listings] == [[], [], []]
    assert [(r.path, {**r.query, "per_page": ""}) for r in server.requests] == [
        ("/notifications", {"all": "true", "per_page": ""}),
        ("/users/octocat/events/public", {"per_page": ""}),
        ("/repos/octocat/Hello-World/contributors", {"anon": "true", "per_page": ""}),
    ]


@pytest.mark.parametrize("given", [2, -1, 1.0, "true", [], 10**30])
def test_what_is_no_bool_is_refused(client: ferrohub.Client, server: Server, given: object) -> None:
    with pytest.raises(TypeError, match="private must be a bool"):
        make("Repository", client).edit("Hello-World", private=given)  # type: ignore[arg-type]
    assert server.requests == []


@pytest.mark.parametrize(
    ("method", "named", "line"),
    [
        ("repository", {}, "GET /repos/octo/demo"),
        ("issue", {"number": "7"}, "GET /repos/octo/demo/issues/7"),
        ("pull_request", {"number": 7}, "GET /repos/octo/demo/pulls/7"),
        ("is_starred", {}, "GET /user/starred/octo/demo"),
    ],
)
def test_the_full_name_of_a_repository_may_stand_for_owner_and_name(
    client: ferrohub.Client, server: Server, method: str, named: dict[str, Any], line: str
) -> None:
    server.will(Reply({}, 404))
    with contextlib.suppress(ferrohub.exceptions.NotFoundError):
        getattr(client, method)("octo/demo", **named)
    assert server.requests[0].line == line


@pytest.mark.parametrize(
    ("method", "given", "error", "text"),
    [
        ("repository", ("octo/demo", "demo"), ValueError,
         'owner must be a login, as in repository("octo", "demo"), not "octo/demo"'),
        ("repository", ("a/b/c",), ValueError, 'owner must be a login, as in repository("a", "b"), not "a/b/c"'),
        ("issue", ("octo/demo", 7), ValueError,
         'username must be a login, as in issue("octo", "demo", ...), not "octo/demo"'),
        ("repository", ("octo",), TypeError, "repository() missing 1 required argument: 'repository'"),
        ("repository", ("octo/",), TypeError, "repository() missing 1 required argument: 'repository'"),
        ("issue", ("octo", "demo", "seven"), ValueError, 'number must be an int, not "seven"'),
        ("pull_request", ("octo", "demo", "7.5"), ValueError, 'number must be an int, not "7.5"'),
        ("user_with_id", ("mona",), ValueError, 'number must be an int, not "mona"'),
        ("key", ("three",), ValueError, 'id_num must be an int, not "three"'),
    ],
)  # fmt: skip
def test_an_owner_with_a_slash_and_a_number_that_is_none_raise(
    client: ferrohub.Client, server: Server, method: str, given: Any, error: type[Exception], text: str
) -> None:
    with pytest.raises(error, match=f"^{re.escape(text)}$"):
        getattr(client, method)(*given)
    assert server.requests == []


def test_a_number_in_the_path_of_a_described_operation_is_no_text(client: ferrohub.Client, server: Server) -> None:
    tried = 0
    for tag in _core._rest_described()[0]:
        for operation in tag["operations"]:
            required = [
                (name, "int" in kind and "str" not in kind)
                for name, kind, needed, _ in operation["parameters"]
                if needed
            ]
            numbers = [name for name, is_number in required if is_number and f"{{{name}}}" in operation["request"]]
            plain = ("str | GitHubCore", "int | GitHubCore")
            if numbers and all(kind in plain for _, kind, needed, _ in operation["parameters"] if needed):
                given = {name: 1 if is_number else "x" for name, is_number in required}
                call = getattr(getattr(client.rest, tag["name"].replace("-", "_")), operation["name"])
                with pytest.raises((TypeError, ValueError), match=f"{numbers[0]}.* must be an int"):
                    call(**{**given, numbers[0]: "seven"})
                tried += 1
    assert tried > 200 and server.requests == []


def owner_of(name: str, client: ferrohub.Client) -> Any:
    """An object of a class; tests/bodies has none of the classes in GitHub's description."""
    return make(name, client) if name in declared() else test_families.made(name, client)


#: IDs that may be text: an app's is its client ID, that of a workflow the name of its file, that of SARIF a UUID.
TEXTS = {"app_id", "sarif_id", "title", "workflow_id"}


def test_a_number_of_a_declared_operation_is_no_text(client: ferrohub.Client, server: Server) -> None:
    """IDs of gists are text."""
    tried = 0
    for operation in (found for chapter in _core.schema() for found in chapter["operations"]):
        needed = [each for each in operation["parameters"] if each["default"] is None]
        numbers = [each["name"] for each in needed if re.search(r"\bint\b", each["type"]) and each["name"] not in TEXTS]
        is_plain = all(set(each["type"].split(" | ")) <= {"int", "str", "GitHubCore"} for each in needed)
        if operation["deprecated"] or operation["name"] == "gist" or not numbers or not is_plain:
            continue
        clients = {"Client": client, "ClientEnterprise": ferrohub.ClientEnterprise(server.url, token="t")}
        owner: Any = clients.get(operation["class"]) or owner_of(operation["class"], client)
        text = "o/x" if "{+repository}" in operation["request"] else "x"
        given = {each["name"]: text if "int" not in each["type"] else 1 for each in needed}
        with pytest.raises((TypeError, ValueError), match=f"{numbers[0]} must be an int"):
            getattr(owner, operation["name"])(**{**given, numbers[0]: "seven"})
        tried += 1
    assert tried > 30 and server.requests == []


class RaisingKey:
    """A key whose comparison raises."""

    def __init__(self, key: str) -> None:
        self.key = key

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        raise ZeroDivisionError(f"compared with {other}")


@pytest.mark.parametrize("given", [{RaisingKey("login"): "x"}, {RaisingKey("login"): "x", "name": "y"}])
def test_an_exception_of_a_key_of_a_dict_is_raised(client: ferrohub.Client, server: Server, given: Any) -> None:
    with pytest.raises(ZeroDivisionError, match="compared with login"):
        make("Repository", client).is_collaborator(given)
    with pytest.raises(ZeroDivisionError, match="compared with login"):
        client.organizations_with(given)
    assert server.requests == []


def test_an_exception_of_a_key_of_a_nested_dict_is_raised(client: ferrohub.Client, server: Server) -> None:
    nested: Any = {"owner": {RaisingKey("login"): "x"}, "login": "y"}
    with pytest.raises(ZeroDivisionError, match="compared with login"):
        client.repository(nested, "r")
    assert server.requests == []


class RaisingIndex:
    """A number that is computed when it is used, and cannot be."""

    def __init__(self, error: Exception) -> None:
        self.error = error

    def __index__(self) -> int:
        raise self.error


@pytest.mark.parametrize("error", [LookupError("computing the number failed"), KeyboardInterrupt()])
def test_an_exception_of_a_number_is_raised(client: ferrohub.Client, server: Server, error: Any) -> None:
    number: Any = RaisingIndex(error)
    repository = client.repository("octocat", "Hello-World", lazy=True)
    for call in (
        lambda: repository.issue(number),
        lambda: repository.create_issue("Title", milestone=number),
        lambda: client.rest.issues.get("octocat", "Hello-World", number),
        lambda: client.rest.issues.create("octocat", "Hello-World", title="Title", milestone=number),
    ):
        with pytest.raises(type(error)) as raised:
            call()
        assert raised.value is error
    assert server.requests == []


def test_what_says_that_it_is_no_number_is_none(client: ferrohub.Client, server: Server) -> None:
    """As an array of NumPy."""
    number: Any = RaisingIndex(TypeError("only integer scalar arrays can be converted to a scalar index"))
    with pytest.raises(TypeError, match="number must be an int, not RaisingIndex"):
        client.repository("octocat", "Hello-World", lazy=True).issue(number)


def test_a_full_name_is_split_for_clients_alone(server: Server) -> None:
    with pytest.raises(TypeError, match="missing 1 required argument: 'repository'"):
        ferrohub.Client.repository(5, "octo/demo")  # type: ignore[call-overload]
    assert server.requests == []


def test_wrong_arguments_are_reported_before_a_missing_session(server: Server) -> None:
    class Bare(ferrohub.Client):
        def __init__(self) -> None:
            """Without the constructor of the client."""

    with pytest.raises(TypeError, match="missing 1 required argument: 'username'"):
        Bare().user()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="the client has no session"):
        Bare().user("octocat")
    assert server.requests == []


def test_github3_does_not_split_full_names(server: Server) -> None:
    with pytest.raises(TypeError, match="missing 1 required"):
        ferrohub.github3.GitHub().repository("octo/demo")  # type: ignore[call-arg]
    assert server.requests == []


def test_the_text_of_an_asset_is_sent_as_utf_8(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(body_of("Asset"), 201))
    release = make("Release", client, upload_url=f"{server.url}/upload{{?name,label}}")
    release.upload_asset("text/plain", "a.txt", "naïve ☃")
    release.upload_asset("text/plain", "a.txt", "")
    assert [r.body for r in server.requests] == ["naïve ☃".encode(), b""]
    assert server.requests[0].headers["content-length"] == "10"
