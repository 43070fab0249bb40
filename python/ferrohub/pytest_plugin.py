"""The pytest plugin: fixtures for the simulator, recordings and fakes, and an option that forbids the network.

The fixture ``ferrohub_github`` is a new :class:`ferrohub.testing.GitHub`, which remembers what the test does::

    def test_report(ferrohub_github):
        ferrohub_github.repository("octo-org/compass")
        client = ferrohub_github.client("octo-org-bot")
        report_bug(client)
        assert [issue.title for issue in ferrohub_github.issues("octo-org/compass")] == ["Found a bug"]

The fixture ``ferrohub_fake`` is a :class:`ferrohub.testing.Fake`, for blocking and asynchronous clients. A test fails
if it sends a request without a route, even if the code under test catches the error::

    def test_title(ferrohub_fake):
        ferrohub_fake.on("issues/get").reply(ferrohub_fake.example("issues/get", title="Broken"))
        client = ferrohub_fake.client()
        assert client.issue("octocat", "Hello-World", 1).title == "Broken"

    @pytest.mark.ferrohub_fake(base_url="https://github.example.com/api/v3", examples=True)
    def test_state(ferrohub_fake):
        assert ferrohub_fake.client().issue("octocat", "Hello-World", 1).state == "open"

The fixture ``cassette``, and the marker of the same name, record and replay.

::

    @pytest.fixture
    def client(cassette):
        client = ferrohub.Client(token=os.environ.get("GITHUB_TOKEN", "none"))
        cassette(client)                # from here on the client replays, or records
        return client

    def test_title(client):
        assert client.issue("octocat", "Hello-World", 1).title

    @pytest.mark.cassette("issues", match_on=("method", "path"))
    def test_state(client):
        assert client.issue("octocat", "Hello-World", 1).state == "open"

Without the marker, a cassette is named after its test. It is saved if the test passes. Tests that share a cassette, and
may run in any order or concurrently, record with ``new_episodes``; each adds its own requests.

A test that replays needs no credential: ``from_environment()`` does not run ``gh``, and operations that require
authentication work without one.

======================== ============================== ====================================================
Option                   Setting of ``pytest.ini``      Meaning
======================== ============================== ====================================================
``--ferrohub-record``    ``ferrohub_record``            When requests are recorded: ``none``, ``once``, ``new_episodes``
                                                        or ``all``, as in :meth:`ferrohub.testing.Recorder.insert`.
                                                        The option takes precedence over the marker, the marker over
                                                        the setting. The default is ``once``, or ``none`` if the
                                                        environment variable ``CI`` is set, so that a cassette that
                                                        was not committed is an error there.
..                       ``ferrohub_cassettes``         Folder of the cassettes, relative to the root of the suite. The
                                                        default is ``cassettes/`` next to the test file.
..                       ``ferrohub_scrub``             Regular expressions of texts to replace in cassettes, one per
                                                        line.
``--ferrohub-offline``   ``ferrohub_offline``           Requests to servers raise
                                                        :class:`ferrohub.exceptions.NetworkForbidden`, as within
                                                        :func:`ferrohub.testing.offline`. This machine, cassettes that
                                                        replay and fakes are allowed. The marker ``ferrohub_network``
                                                        allows the network in a test:
                                                        ``@pytest.mark.ferrohub_network("github.example.com")`` a host,
                                                        without arguments all hosts.
..                       ``ferrohub_allow_hosts``       Hosts that are allowed nevertheless, one per line.
======================== ============================== ====================================================

A suite sets further arguments of :class:`ferrohub.testing.Recorder` by overriding a fixture::

    @pytest.fixture(scope="session")
    def ferrohub_recorder():
        return {"secrets": [os.environ["WEBHOOK_SECRET"]], "keep_emails": True}
"""

from __future__ import annotations

import json
import os
import pathlib
import re
from typing import TYPE_CHECKING, Any

import pytest

from ferrohub._core import _forbid_network, _replaying
from ferrohub.testing import Recorder

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

    from ferrohub._core import Cassette, Client, ClientSession
    from ferrohub.testing import Fake, GitHub

RECORD = ("none", "once", "new_episodes", "all")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options and settings."""
    group = parser.getgroup("ferrohub", "recordings of the GitHub API")
    group.addoption(
        "--ferrohub-record",
        choices=RECORD,
        help="when requests are recorded on cassettes; default: that of the marker or of the setting "
        "ferrohub_record, else once, or none if the environment variable CI is set",
    )
    group.addoption(
        "--ferrohub-offline",
        action="store_true",
        help="forbid requests of ferrohub to servers other than this machine; default: the setting ferrohub_offline",
    )
    parser.addini("ferrohub_offline", "whether requests to servers are forbidden", type="bool", default=False)
    parser.addini("ferrohub_allow_hosts", "hosts that --ferrohub-offline allows", type="linelist")
    parser.addini("ferrohub_record", "when requests are recorded on cassettes: none, once, new_episodes or all")
    parser.addini("ferrohub_cassettes", "folder of the cassettes; default: cassettes next to the test file")
    parser.addini("ferrohub_scrub", "regular expressions of texts to replace in cassettes", type="linelist")


def pytest_configure(config: pytest.Config) -> None:
    """Register the markers, and forbid the network."""
    config.addinivalue_line(
        "markers",
        "cassette(name, record=..., match_on=..., allow_repeats=False, directory=..., scrub=..., secrets=..., "
        "keep_emails=False): name and options of the cassette of the fixture 'cassette'",
    )
    config.addinivalue_line(
        "markers", "ferrohub_network(*hosts): allow these hosts, or all, in a test with --ferrohub-offline"
    )
    config.addinivalue_line(
        "markers", "ferrohub_github(strict=..., start=..., ...): arguments of the fixture 'ferrohub_github'"
    )
    config.addinivalue_line(
        "markers", "ferrohub_fake(base_url=..., examples=..., real_delays=...): options of the fixture 'ferrohub_fake'"
    )
    if config.getini("ferrohub_record") not in ("", *RECORD):
        raise pytest.UsageError(f"ferrohub_record must be one of {', '.join(RECORD)}")

    if config.getoption("--ferrohub-offline") or config.getini("ferrohub_offline"):
        config.stash[BEFORE] = _forbid_network(config.getini("ferrohub_allow_hosts"), _OFFLINE)


def pytest_unconfigure(config: pytest.Config) -> None:
    """Allow the network again."""
    if BEFORE in config.stash:
        _forbid_network(*config.stash[BEFORE])


BEFORE = pytest.StashKey[tuple[list[str] | None, str]]()
_OFFLINE = (
    "pytest --ferrohub-offline (or the setting ferrohub_offline) forbids the network. Use the fixture ferrohub_fake or "
    'cassette, or allow the host: @pytest.mark.ferrohub_network("HOST"), or the setting ferrohub_allow_hosts'
)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Allow the hosts that the marker of a test names."""
    markers = list(item.iter_markers("ferrohub_network"))
    if BEFORE not in item.config.stash or not markers:
        return (yield)
    hosts = [host for marker in markers for host in marker.args]
    is_open = any(not marker.args for marker in markers)
    allowed = None if is_open else [*item.config.getini("ferrohub_allow_hosts"), *hosts]
    before = _forbid_network(allowed, _OFFLINE)
    try:
        return (yield)
    finally:
        _forbid_network(*before)


@pytest.fixture
def ferrohub_github(request: pytest.FixtureRequest) -> GitHub:
    """A :class:`ferrohub.testing.GitHub`. The marker of the same name has its arguments."""
    from ferrohub.testing import GitHub

    marker = request.node.get_closest_marker("ferrohub_github")
    return GitHub(*marker.args, **marker.kwargs) if marker else GitHub()


@pytest.fixture
def ferrohub_fake(request: pytest.FixtureRequest) -> Iterator[Fake]:
    """A :class:`ferrohub.testing.Fake`. The test fails if a request has no route."""
    from ferrohub.testing import Fake

    marker = request.node.get_closest_marker("ferrohub_fake")
    fake = Fake(*marker.args, **marker.kwargs) if marker else Fake()
    yield fake
    if not request.node.stash.get(FAILED, False):
        fake.check()


@pytest.fixture(scope="session")
def ferrohub_recorder() -> dict[str, Any]:
    """Arguments of the recorder of every test, in addition to those of its marker. Override it to set them."""
    return {}


@pytest.fixture
def cassette(
    request: pytest.FixtureRequest, ferrohub_recorder: dict[str, Any]
) -> Iterator[Callable[[Client | ClientSession], Cassette]]:
    """A function that uses the cassette of the test for a client or session, until the test ends.

    The cassette is saved if the test passes. A test that passes without a call of this function fails, as its requests
    would be sent.
    """
    marker = request.node.get_closest_marker("cassette")
    options: dict[str, Any] = dict(marker.kwargs) if marker else {}
    default = re.sub(r"[^\w.-]+", "_", request.node.name).strip("_")
    name = marker.args[0] if marker and marker.args else options.pop("name", default)
    directory = options.pop("directory", None) or _directory(request)
    options["record"] = _record(request.config, options.get("record"))
    known = {**ferrohub_recorder, **{key: options.pop(key) for key in _RECORDER if key in options}}
    common = [*request.config.getini("ferrohub_scrub"), *ferrohub_recorder.get("scrub", ())]
    known["scrub"] = list(dict.fromkeys([*common, *known.get("scrub", ())]))
    inserted: list[Cassette] = []
    replays = _replays(pathlib.Path(directory) / f"{name}.json", options["record"])

    def insert(session: Client | ClientSession) -> Cassette:
        inserted.append(Recorder(session, directory, **known).insert(name, **options))
        return inserted[-1]

    if replays:
        _replaying(True)
    try:
        yield insert
    finally:
        if replays:
            _replaying(False)
    for used in reversed(inserted):
        used.eject()
        if not request.node.stash.get(FAILED, False):
            used.save()
    if not inserted and request.node.stash.get(PASSED, False):
        pytest.fail("the fixture 'cassette' was not called: use cassette(client) for the client of the test", False)


_RECORDER = ("scrub", "secrets", "keep_emails")
FAILED = pytest.StashKey[bool]()
PASSED = pytest.StashKey[bool]()


def _directory(request: pytest.FixtureRequest) -> os.PathLike[str]:
    """The default folder of the cassettes of a test."""
    folder = request.config.getini("ferrohub_cassettes")
    return request.config.rootpath / folder if folder else request.path.parent / "cassettes"


def _replays(path: pathlib.Path, record: str) -> bool:
    """Whether a test with this cassette sends no request."""
    if record != "once":
        return record == "none"
    try:
        return bool(json.loads(path.read_bytes())["http_interactions"])
    except (OSError, ValueError, LookupError, TypeError):
        return False


def _record(config: pytest.Config, marked: str | None) -> str:
    """The record mode: that of the command line, the marker or the settings, else the default of the environment."""
    default = "none" if os.environ.get("CI", "").lower() not in ("", "0", "false") else "once"
    return config.getoption("--ferrohub-record") or marked or config.getini("ferrohub_record") or default


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember whether the test failed, and whether it passed."""
    report = yield
    if report.when == "call":
        item.stash[PASSED] = report.passed
    if report.when in ("setup", "call"):
        item.stash[FAILED] = report.failed or item.stash.get(FAILED, False)
    return report
