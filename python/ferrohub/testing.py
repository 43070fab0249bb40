"""Record what a session asks and is answered, and replay it in tests.

>>> from ferrohub.testing import Recorder
>>> with Recorder(client, "tests/cassettes").use_cassette("issues"):
...     client.issue("octocat", "Hello-World", 1)

A cassette is a JSON file in the form of betamax. Credentials, cookies and one-time passwords never get into one. With
pytest the fixture ``cassette`` does this for each test; see :mod:`ferrohub.pytest_plugin`.
"""

from __future__ import annotations

import contextlib
import pathlib
from typing import TYPE_CHECKING

from ferrohub._core import Cassette

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable, Iterator

    from ferrohub._core import Client, ClientSession
    from ferrohub.types import Match, Record

__all__ = ["MATCH_ON", "Cassette", "Recorder"]

#: What makes two requests equal, unless told otherwise.
MATCH_ON: tuple[Match, ...] = ("method", "uri", "body")


class Recorder:
    """Puts cassettes into a session.

    :param session: the session, or a client
    :param directory: folder of the cassettes
    :param secrets: texts that must not get into a cassette, beside the credentials of the session
    :param patterns: regular expressions of what must not get into a cassette
    """

    def __init__(
        self,
        session: ClientSession | Client,
        directory: str | os.PathLike[str],
        *,
        secrets: Iterable[str] = (),
        patterns: Iterable[str] = (),
    ) -> None:
        self.session = session
        self.directory = pathlib.Path(directory)
        self.secrets = list(secrets)
        self.patterns = list(patterns)

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
        :param allow_repeats: whether the last of equal recorded requests answers again and again
        :returns: the cassette
        """
        cassette = Cassette(
            self.directory / f"{name}.json",
            record,
            list(match_on),
            secrets=self.secrets,
            patterns=self.patterns,
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
        """Within the context, requests are recorded on a cassette or answered from it.

        A cassette is saved when the context ends without an exception, so that a failed test leaves no half of one.
        The parameters are those of :meth:`insert`.

        :raises UnrecordedRequest: within the context, for a request that the cassette does not know
        """
        cassette = self.insert(name, record, match_on, allow_repeats=allow_repeats)
        try:
            yield cassette
        finally:
            cassette.eject()
        cassette.save()
