"""Test programs that use ferrohub: simulate GitHub, record and replay responses, fake them, and forbid the network.

:class:`GitHub` is a GitHub in memory that remembers; see :mod:`ferrohub.testing.github`. :class:`Fake` responds as a
test defines it; see :mod:`ferrohub.testing.fakes`. :func:`offline` forbids the network.
:class:`Recorder` records the requests and responses of a session, and replays them:

>>> from ferrohub.testing import Recorder
>>> with Recorder(client, "tests/cassettes").use_cassette("issues"):
...     client.issue("octocat", "Hello-World", 1)

A cassette is a JSON file in betamax's format. Secrets are replaced before it is written: the credentials of the session
and everything with the name or shape of a credential, in headers, URLs and bodies, in any charset, escape, base64 or
compression; cookies, one-time passwords and the signatures of signed URLs; and, in texts, e-mail addresses except those
of ``example.com``. If a cassette would still contain a credential, it is not written, and
:class:`ferrohub.exceptions.CassetteError` is raised. ``scrub`` replaces further private texts. With pytest, the fixture
``cassette`` does this for each test; see :mod:`ferrohub.pytest_plugin`.

Replaying needs no credential: operations that require authentication work without one.

A test that needs no responses can build resources from JSON:

>>> from ferrohub.issues import Issue
>>> from ferrohub.testing import from_body
>>> from_body(Issue, {"number": 1, "title": "Broken"}).title
'Broken'
"""

from __future__ import annotations

import contextlib
import pathlib
import re
from typing import TYPE_CHECKING, Any, TypeVar

from ferrohub._core import Cassette, Client, ClientSession, GitHubCore, _forbid_network, _unplug

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable, Iterator, Mapping

    from ferrohub.testing.fakes import Fake as Fake, UnexpectedRequest as UnexpectedRequest
    from ferrohub.testing.github import GitHub as GitHub
    from ferrohub.types import Match, Record

__all__ = ["MATCH_ON", "Cassette", "Fake", "GitHub", "Recorder", "UnexpectedRequest", "from_body", "offline"]

_Resource = TypeVar("_Resource", bound=GitHubCore)

#: The parts of a request that are compared by default.
MATCH_ON: tuple[Match, ...] = ("method", "uri", "body")


class Recorder:
    """Records the requests of a session on cassettes, and replays them.

    :param session: the session, or a client
    :param directory: folder of the cassettes
    :param scrub: regular expressions of further texts to replace, as strings or compiled; if one has a group, only the
        group is replaced. Each header, URL and JSON string is searched
    :param secrets: further texts to replace, in addition to the credentials of the session
    :param keep_emails: whether e-mail addresses are recorded, default False
    """

    def __init__(
        self,
        session: ClientSession | Client,
        directory: str | os.PathLike[str],
        *,
        scrub: Iterable[str | re.Pattern[str]] = (),
        secrets: Iterable[str] = (),
        keep_emails: bool = False,
    ) -> None:
        self.session = session
        self.directory = pathlib.Path(directory)
        self.scrub = [_text(pattern) for pattern in scrub]
        self.secrets = list(secrets)
        self.keep_emails = keep_emails

    def insert(
        self,
        name: str,
        record: Record = "once",
        match_on: Iterable[Match] = MATCH_ON,
        *,
        allow_repeats: bool = False,
    ) -> Cassette:
        """Use a cassette for the session until ``eject()`` of the cassette. The caller also calls its ``save()``.

        :param name: name of the cassette: path of its file in the directory, without ``.json``
        :param record: ``"once"`` records if the cassette does not exist, and else replays; ``"none"`` only replays;
            ``"new_episodes"`` also records requests that the cassette does not contain; ``"all"`` records all requests
        :param match_on: parts of a request that must equal those of the recorded one: ``"method"``, ``"scheme"``,
            ``"host"``, ``"path"``, ``"query"``, ``"uri"``, ``"headers"``, ``"body"``
        :param allow_repeats: whether the last response recorded for a request is replayed any number of times
        :returns: the cassette
        """
        cassette = Cassette(
            self.directory / f"{name}.json",
            record,
            list(match_on),
            secrets=self.secrets,
            patterns=self.scrub,
            keep_emails=self.keep_emails,
            allow_repeats=allow_repeats,
        )
        cassette.insert(self.session)
        return cassette

    @contextlib.contextmanager
    def use_cassette(
        self,
        name: str,
        record: Record = "once",
        match_on: Iterable[Match] = MATCH_ON,
        *,
        allow_repeats: bool = False,
    ) -> Iterator[Cassette]:
        """Context manager: in its body, requests are recorded on a cassette or replayed from it.

        The cassette is saved if the body does not raise, so a failed test leaves no incomplete cassette. The file is
        replaced atomically, and keeps what other processes recorded in the meantime.
        The parameters are those of :meth:`insert`.

        :raises UnrecordedRequest: in the body, for a request that the cassette does not contain
        :raises CassetteError: the cassette cannot be read or written, or would contain a credential
        """
        cassette = self.insert(name, record, match_on, allow_repeats=allow_repeats)
        try:
            yield cassette
        finally:
            cassette.eject()
        cassette.save()


#: The end of the message of :class:`ferrohub.exceptions.NetworkForbidden` within :func:`offline`.
_OFFLINE = (
    "ferrohub.testing.offline() forbids the network. Use ferrohub.testing.Fake or a cassette, or allow the host: "
    'offline(allow=["HOST"])'
)


@contextlib.contextmanager
def offline(allow: Iterable[str] = ()) -> Iterator[None]:
    """Context manager: in its body, requests to servers raise, in all sessions and threads of the process.

    Nothing is sent: :class:`ferrohub.exceptions.NetworkForbidden` names the request. Allowed are this machine
    (``localhost`` and loopback addresses) unless a proxy on another machine would receive the request, cassettes that
    replay, fakes, and other transports of the user.
    ``from_environment()`` does not run ``gh``. With pytest, the option ``--ferrohub-offline`` does this for the whole
    run.

    :param allow: hosts that are allowed, such as ``["github.example.com"]``
    :raises NetworkForbidden: in the body, for a request to another host
    """
    before = _forbid_network([str(host) for host in allow], _OFFLINE)
    try:
        yield
    finally:
        _forbid_network(*before)


def from_body(
    cls: type[_Resource],
    body: Mapping[str, Any] | str | bytes,
    session: ClientSession | Client | GitHubCore | None = None,
) -> _Resource:
    """Build a resource from JSON.

    :param cls: the class, such as :class:`ferrohub.issues.Issue`
    :param body: the JSON object, as a mapping or as text; missing fields read None
    :param session: the session of its operations; without one, requests raise :class:`UnrecordedRequest`
    :returns: the resource
    :raises TypeError: the class is not a class of resources, or the body is not a JSON object
    """
    kind: object = cls
    if not (isinstance(kind, type) and issubclass(kind, GitHubCore)):
        raise TypeError(f"cls must be a class of resources, not {cls!r}")
    if session is None:
        session = ClientSession()
        # Without a credential, operations would raise AuthenticationFailed instead of UnrecordedRequest.
        session.token_auth("made-by-hand")
        _unplug(session)
    return cls(body, session)


def _text(pattern: str | re.Pattern[str]) -> str:
    """A pattern as text, with its flags."""
    if isinstance(pattern, str):
        return pattern
    flags = {re.IGNORECASE: "i", re.MULTILINE: "m", re.DOTALL: "s", re.VERBOSE: "x"}
    letters = "".join(letter for flag, letter in flags.items() if pattern.flags & flag)
    return f"(?{letters}){pattern.pattern}" if letters else pattern.pattern


if not TYPE_CHECKING:

    def __getattr__(name):
        """Fakes and the simulator are imported on first use."""
        if name in ("Fake", "UnexpectedRequest"):
            from ferrohub.testing import fakes

            return getattr(fakes, name)
        if name == "GitHub":
            from ferrohub.testing.github import GitHub

            return GitHub
        raise AttributeError(f"module 'ferrohub.testing' has no attribute {name!r}")
