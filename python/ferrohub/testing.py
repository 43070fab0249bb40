"""Record the requests and responses of a session, and replay them in tests.

>>> from ferrohub.testing import Recorder
>>> with Recorder(client, "tests/cassettes").use_cassette("issues"):
...     client.issue("octocat", "Hello-World", 1)

A cassette is a JSON file in the form of betamax. Secrets are replaced before it is written: the credentials of the
session and whatever has the form or the name of a credential, in headers, addresses and bodies, in any charset, escape,
base64 or compression; cookies, one-time passwords and the signatures of signed addresses; and e-mail addresses except
those of ``example.com``. If a cassette would still contain a credential, it is not written, and
:class:`ferrohub.exceptions.CassetteError` is raised. ``scrub`` names further private texts. With pytest, the fixture
``cassette`` does this for each test; see :mod:`ferrohub.pytest_plugin`.

While a cassette replays, no credential is needed: operations that need authentication run without.

A test that needs no responses at all can build its resources:

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

from ferrohub._core import Cassette, Client, ClientSession, GitHubCore, _unplug

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable, Iterator, Mapping

    from ferrohub.types import Match, Record

__all__ = ["MATCH_ON", "Cassette", "Recorder", "from_body"]

_Resource = TypeVar("_Resource", bound=GitHubCore)

#: The parts of a request that are compared by default.
MATCH_ON: tuple[Match, ...] = ("method", "uri", "body")


class Recorder:
    """Puts cassettes into a session.

    :param session: the session, or a client
    :param directory: folder of the cassettes
    :param scrub: regular expressions of what must not get into a cassette either, as texts or compiled; of one with a
        group, only the group's part is replaced. They are looked for in each header, address and string of JSON
    :param secrets: texts that must not get into a cassette, beside the credentials of the session
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
        """Put a cassette into the session; ``eject()`` and ``save()`` of the cassette are the caller's.

        :param name: name of the cassette: a file below the directory, without ``.json``
        :param record: ``"once"`` records when there is no cassette yet, else only replays; ``"none"`` only replays;
            ``"new_episodes"`` records what the cassette does not know; ``"all"`` records everything anew
        :param match_on: what makes two requests equal: ``"method"``, ``"scheme"``, ``"host"``, ``"path"``, ``"query"``,
            ``"uri"``, ``"headers"``, ``"body"``
        :param allow_repeats: whether the last of equal recorded requests may be replayed again and again
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
        """Within the context, requests are recorded on a cassette or replayed from it.

        A cassette is saved when the context ends without an exception, so that a failed test leaves no half of one. It
        is written at once or not at all, and what other processes recorded on it meanwhile stays.
        The parameters are those of :meth:`insert`.

        :raises UnrecordedRequest: within the context, for a request that the cassette does not know
        :raises CassetteError: the cassette cannot be read or written, or would hold a credential if it were written
        """
        cassette = self.insert(name, record, match_on, allow_repeats=allow_repeats)
        try:
            yield cassette
        finally:
            cassette.eject()
        cassette.save()


def from_body(
    cls: type[_Resource],
    body: Mapping[str, Any] | str | bytes,
    session: ClientSession | Client | GitHubCore | None = None,
) -> _Resource:
    """Build a resource as if this were the body of a response.

    :param cls: the class, as :class:`ferrohub.issues.Issue`
    :param body: the JSON object, as a mapping or as text; what it leaves out reads None
    :param session: the session of its operations, default none: a request is then an :class:`UnrecordedRequest`
    :returns: the resource
    :raises TypeError: for a class that is no resource, and for a body that is no JSON object
    """
    kind: object = cls
    if not (isinstance(kind, type) and issubclass(kind, GitHubCore)):
        raise TypeError(f"cls must be a class of resources, not {cls!r}")
    if session is None:
        session = ClientSession()
        # No operation is to complain of a missing credential instead.
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
