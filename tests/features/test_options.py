"""The options of a session: each is accepted, described, read and pickled everywhere."""

from __future__ import annotations

import ast
import inspect
import pathlib
import pickle
from typing import Any

import pytest
from test_login import PEM

import ferrohub
from ferrohub import _core
from harness import Server

OPTIONS: list[dict[str, Any]] = _core._options()
NAMES = [option["name"] for option in OPTIONS]
CONSTRUCTORS = [
    ferrohub.Client,
    ferrohub.ClientEnterprise,
    ferrohub.AsyncClient,
    ferrohub.AsyncClientEnterprise,
    ferrohub.AppClient,
    ferrohub.AsyncAppClient,
    ferrohub.ClientSession,
    ferrohub.Client.from_environment,
    ferrohub.AsyncClient.from_environment,
]
STUBS = {
    name: ast.parse((pathlib.Path(ferrohub.__file__).parent / name).read_text()) for name in ("_core.pyi", "aio.pyi")
}


#: The parameters that some constructors require.
REQUIRED = {"url": "https://github.example.com", "client_id": 1, "private_key": PEM}


def progress(seconds: float, reason: str) -> None:
    """A callback."""


def sender(request: ferrohub.transports.Request) -> ferrohub.transports.Response:
    """A transport."""
    return ferrohub.transports.Response(204)


class Reached:
    """A handle of a broker that no test calls."""

    salt = b"salt"

    def exchange(self, message: str) -> str:
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reached)

    def __hash__(self) -> int:
        return 7


#: For each option a value other than the default, as it is passed and as it is read.
VALUES: dict[str, tuple[Any, Any]] = {
    "base_url": ("https://github.example.com/api/v3/", "https://github.example.com/api/v3"),
    "api_version": ("2022-11-01", "2022-11-01"),
    "timeout": ((1, None), (1.0, None)),
    "retries": (0, 0),
    "retry_quota": (7, 7),
    "rate_limit": ("wait", "wait"),
    "max_wait": (1.5, 1.5),
    "on_wait": (progress, progress),
    "pace": (True, True),
    "quota": (Reached(), Reached()),
    "event_hooks": ({"retry": [print]}, {"request": (), "response": (), "retry": (print,), "error": ()}),
    "user_agent": ("mine/1", "mine/1"),
    "read_ahead": (0, 0),
    "cache": (True, None),
    "verify": (pathlib.Path("/bundle.pem"), "/bundle.pem"),
    "cert": ((pathlib.Path("/cert.pem"), "/key.pem"), ("/cert.pem", "/key.pem")),
    "proxies": ({"https": "http://10.0.0.1:3128"}, {"https": "http://10.0.0.1:3128"}),
    "transport": (sender, sender),
    "pickle_credentials": (True, True),
}


def test_every_option_has_values_here() -> None:
    assert list(VALUES) == NAMES


def test_a_subclass_has_the_signature_of_its_own_constructor() -> None:
    class Own(ferrohub.Client):
        def __init__(self, host: str) -> None:
            super().__init__(token="t", base_url=host)

    class Inheriting(ferrohub.Client):
        pass

    assert list(inspect.signature(Own).parameters) == ["host"]
    assert inspect.signature(Inheriting) == inspect.signature(ferrohub.Client)


@pytest.mark.parametrize("make", CONSTRUCTORS, ids=lambda make: make.__qualname__)
def test_signatures_and_docstrings_have_every_option(make: Any) -> None:
    parameters = inspect.signature(make).parameters
    own = {"base_url"} if "url" in parameters else set()
    assert [name for name in NAMES if name not in parameters] == list(own)
    for option in OPTIONS:
        if option["name"] not in own:
            assert parameters[option["name"]].default == ast.literal_eval(option["default"])
    described = inspect.getdoc(make.__mro__[1] if make.__module__ == "ferrohub.aio" else make) or ""
    assert [name for name in parameters if f":param {name}: " not in described] == []


@pytest.mark.parametrize(
    ("stub", "owner", "method"),
    [
        ("_core.pyi", "Client", "__init__"),
        ("_core.pyi", "Client", "from_environment"),
        ("_core.pyi", "ClientEnterprise", "__init__"),
        ("_core.pyi", "AppClient", "__init__"),
        ("_core.pyi", "ClientSession", "__init__"),
        ("aio.pyi", "AsyncClient", "__init__"),
        ("aio.pyi", "AsyncClient", "from_environment"),
        ("aio.pyi", "AsyncClientEnterprise", "__init__"),
        ("aio.pyi", "AsyncAppClient", "__init__"),
    ],
)
def test_stubs_have_every_option(stub: str, owner: str, method: str) -> None:
    [found] = [node for node in STUBS[stub].body if isinstance(node, ast.ClassDef) and node.name == owner]
    [call] = [node for node in found.body if isinstance(node, ast.FunctionDef) and node.name == method]
    types = {a.arg: ast.unparse(a.annotation) for a in [*call.args.args, *call.args.kwonlyargs] if a.annotation}
    for option in OPTIONS:
        if option["name"] == "base_url" and "url" in types:
            continue
        accepted = types[option["name"]].removesuffix(" | None").replace("'", '"')
        assert accepted == option["accepts"].removesuffix(" | None")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("make", CONSTRUCTORS, ids=lambda make: make.__qualname__)
def test_every_constructor_takes_every_option(make: Any, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Client.from_environment, ClientSession.cert, ClientSession.api_version and ClientSession.pickle_credentials."""
    monkeypatch.setenv("GH_ENTERPRISE_TOKEN", "t")
    monkeypatch.setenv("GH_TOKEN", "t")
    parameters = inspect.signature(make).parameters
    if "url" in parameters and name == "base_url":
        return
    required = {own: value for own, value in REQUIRED.items() if own in parameters}
    given, due = VALUES[name]
    made = make(**required, **{name: given})
    session = getattr(made, "session", made)
    value = getattr(session, name)
    assert isinstance(value, ferrohub.Cache) if name == "cache" else value == due
    # None leaves the setting as it is, where it is no value of its own.
    made = make(**required, **{name: None})
    default = next(option["default"] for option in OPTIONS if option["name"] == name)
    if name == "retry_quota":
        assert getattr(made, "session", made).retry_quota is None
    elif ast.literal_eval(default) is not None:
        assert getattr(getattr(made, "session", made), name) == ast.literal_eval(default)


@pytest.mark.parametrize("name", NAMES)
def test_every_option_is_a_property_and_pickled(name: str) -> None:
    given, due = VALUES[name]
    session = ferrohub.ClientSession()
    setattr(session, name, given)
    kept = pickle.loads(pickle.dumps(session))
    pickled = next(option["pickled"] for option in OPTIONS if option["name"] == name)
    pickled = pickled or name in ("user_agent", "transport", "quota")
    for found, is_due in ((session, True), (kept, pickled)):
        value = getattr(found, name)
        assert (isinstance(value, ferrohub.Cache) if name == "cache" else value == due) is is_due
    assert (getattr(ferrohub.ClientSession, name).__doc__ or "").endswith(".")
    with pytest.raises(AttributeError, match=name):
        delattr(session, name)


def test_options_that_are_passed_take_precedence_over_the_environment(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GITHUB_API_URL", "https://github.example.com/api/v3")
    monkeypatch.setenv("GH_ENTERPRISE_TOKEN", "of-the-environment")
    client = ferrohub.Client.from_environment(base_url=server.url, user_agent="mine/1", retries=0)
    client.me()
    headers = server.requests[0].headers
    assert headers["authorization"] == "token of-the-environment" and headers["user-agent"] == "mine/1"
    assert ferrohub.Client.from_environment(server.url).session.base_url == server.url
    enterprise = ferrohub.ClientEnterprise.from_environment(timeout=5)
    assert enterprise.session.base_url == "https://github.example.com/api/v3" and enterprise.session.has_auth()
    monkeypatch.delenv("GITHUB_API_URL")
    with pytest.raises(ValueError, match="GITHUB_API_URL"):
        ferrohub.ClientEnterprise.from_environment()


@pytest.mark.parametrize(
    ("arguments", "options", "why"),
    [
        ((), {"timeoutt": 1}, r"Client\(\) got an unexpected keyword argument 'timeoutt'"),
        (("a", "b", "c", None, "d"), {}, r"Client\(\) takes at most 4 positional arguments \(5 given\)"),
        (("a",), {"username": "b"}, r"Client\(\) got multiple values for argument 'username'"),
        ((), {"token": 1}, "token must be a str, not int"),
        ((), {"verify": 1.5}, "verify must be a bool or the path"),
        ((), {"proxies": "http://h"}, "proxies must be a dict, not str"),
        ((), {"cert": ("a", "b", "c")}, "cert must be a path, or a pair"),
        ((), {"pickle_credentials": "yes"}, "pickle_credentials must be a bool, not str"),
    ],
)
def test_wrong_arguments_are_named(arguments: tuple[Any, ...], options: dict[str, Any], why: str) -> None:
    with pytest.raises(TypeError, match=why):
        ferrohub.Client(*arguments, **options)


def test_a_wrong_option_changes_nothing() -> None:
    session = ferrohub.ClientSession()
    with pytest.raises(ValueError, match="retries"):
        ferrohub.Client(session=session, timeout=1, retries=-1)
    assert session.timeout == (4, 10)
    with pytest.raises(TypeError, match="missing 1 required argument: 'url'"):
        ferrohub.ClientEnterprise()  # type: ignore[call-arg]


def test_neither_a_pickle_nor_a_repr_shows_the_credentials_of_a_proxy() -> None:
    proxies = {"https": "http://user:s3cret-word@10.0.0.1:3128", "http": "http://10.0.0.1:3128"}
    client = ferrohub.Client(token="t0ken-s3cret-word", proxies=proxies)
    for text in (repr(client), repr(client.session), str(client), str(client.session)):
        assert "s3cret-word" not in text
    with pytest.warns(UserWarning, match=r'"https" without its username and password'):
        pickled = pickle.dumps(client)
    assert b"s3cret-word" not in pickled
    assert pickle.loads(pickled).session.proxies == {"http": "http://10.0.0.1:3128", "https": "http://10.0.0.1:3128"}
    client.session.pickle_credentials = True
    assert pickle.loads(pickle.dumps(client)).session.proxies == proxies


# Subclasses


class Organization(ferrohub.Client):
    """A client with a constructor of its own."""

    def __init__(self, name: str, *, retries: int = 0) -> None:
        super().__init__(token="of-the-organization", retries=retries)
        self.name = name


class Team(ferrohub.AsyncClient):
    """The same for asyncio."""

    def __init__(self, name: str) -> None:
        super().__init__(token="of-the-team")
        self.name = name


class Site(ferrohub.ClientEnterprise):
    """The same for an Enterprise Server."""

    def __init__(self, name: str) -> None:
        super().__init__(f"https://{name}.example.com", token="t")
        self.name = name


class Patient(ferrohub.ClientSession):
    """A session with a constructor of its own."""

    def __init__(self, name: str) -> None:
        super().__init__(retries=9)
        self.name = name


@pytest.mark.parametrize("kind", [Organization, Team, Site, Patient])
def test_a_subclass_has_a_constructor_of_its_own(kind: Any) -> None:
    made = kind("octo")
    copied = pickle.loads(pickle.dumps(made))
    assert type(copied) is kind and copied.name == made.name == "octo"
    assert next(iter(inspect.signature(kind).parameters)) == "name"
    session = getattr(copied, "session", copied)
    assert session.retries == {Organization: 0, Patient: 9}.get(kind, 3)
    with pytest.raises(TypeError):
        kind()


def test_the_session_of_a_subclass_stays_one() -> None:
    client = ferrohub.Client(session=Patient("mine"), timeout=7)
    assert isinstance(client.session, Patient) and client.session.name == "mine"
    assert (client.session.retries, client.session.timeout) == (9, (7, 7))
    awaited = ferrohub.AsyncClient(session=client.session)
    assert isinstance(awaited.session, Patient) and awaited.session.name == "mine"
    assert awaited.session.retries == 9


def test_a_subclass_that_does_not_call_its_base_is_reported() -> None:
    class Hollow(ferrohub.Client):
        def __init__(self) -> None:
            pass

    with pytest.raises(TypeError, match=r"super\(\)\.__init__"):
        Hollow().me()


def test_a_resource_with_a_constructor_of_its_own(client: ferrohub.Client) -> None:
    from ferrohub.users import User

    class Colleague(User):
        def __init__(self, login: str, client: ferrohub.Client) -> None:
            super().__init__({"login": login, "id": 7}, client)
            self.desk = 4

    colleague = Colleague("octocat", client)
    assert (colleague.login, colleague.desk, colleague.session) == ("octocat", 4, client.session)

    assert colleague == User({"login": "octocat", "id": 7}, client)
    with pytest.raises(TypeError, match="session"):
        User({"login": "octocat"})
    with pytest.raises(TypeError, match="json"):
        User()  # type: ignore[call-arg]
