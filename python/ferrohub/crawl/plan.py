"""The plan of a crawl: which repositories, which streams, and which run."""

from __future__ import annotations

import dataclasses
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Literal

    from ferrohub.crawl.streams import Stream

__all__ = ["Partition", "Plan"]

#: Owner and name. Both are parts of paths of files.
TARGET = re.compile(r"([A-Za-z0-9][A-Za-z0-9_-]{0,99})/((?!\.\.?$)[A-Za-z0-9._-]{1,100})")


class Invalid(Exception):
    """A response is JSON, but not what was requested."""


def checked(full_name: str) -> str:
    """The name of a repository that a response has.

    :raises Invalid: it is none, and might lead elsewhere
    """
    if TARGET.fullmatch(full_name) is None:
        raise Invalid(f"the full_name of the repository is invalid: {full_name[:100]!r}")
    return full_name


@dataclasses.dataclass(frozen=True)
class Partition:
    """A repository or an owner, and the streams to read of it: the unit of work of every engine. It has no credential.

    :param owner: login of the owner
    :param name: name of the repository; ``*`` for the owner itself
    :param streams: the streams, parents first
    :param run: the run, as :class:`Plan` has it
    :param graphql: whether to use GraphQL forms of streams: ``"auto"`` where they cost less, True, or False
    :param missing: status and message of GitHub if this is an owner whose repositories cannot be listed. The
        status is 0 if there was no response, or the response was unexpected
    """

    owner: str
    name: str
    streams: tuple[Stream, ...]
    run: str
    graphql: Literal["auto"] | bool = "auto"
    missing: tuple[int, str] | None = None

    def __str__(self) -> str:
        return f"{self.owner}/{self.name}"

    @property
    def is_of_owner(self) -> bool:
        """Whether this is an owner, not a repository."""
        return self.name == "*"


@dataclasses.dataclass(frozen=True)
class Plan:
    """Partitions that can be crawled in any order, by any number of processes: owners, and repositories.

    :param run: name of the run. A repository that was finished in this run is not requested again
    :param repositories: owner and name of each repository
    :param streams: the streams, parents first
    :param missing: owners that cannot be listed, and what GitHub said
    :param graphql: whether to use GraphQL forms of streams: ``"auto"`` where they cost less, True, or False
    :param failing: owners whose listing has failed, and why; a later plan may list them
    :param owners: owners whose own streams are read, such as their members
    """

    run: str
    repositories: tuple[tuple[str, str], ...]
    streams: tuple[Stream, ...]
    missing: tuple[tuple[str, int, str], ...] = ()
    graphql: Literal["auto"] | bool = "auto"
    failing: tuple[tuple[str, int, str], ...] = ()
    owners: tuple[str, ...] = ()

    def __len__(self) -> int:
        return len(self.owners) + len(self.repositories)

    def __iter__(self) -> Iterator[Partition]:
        return (self[at] for at in range(len(self)))

    def __getitem__(self, at: int) -> Partition:
        at = range(len(self))[at]
        # Owners come first, as repositories are added.
        is_of_owner = at < len(self.owners)
        owner, name = (self.owners[at], "*") if is_of_owner else self.repositories[at - len(self.owners)]
        chosen = tuple(stream for stream in self.streams if stream.is_of_owner == is_of_owner)
        return Partition(owner, name, chosen, self.run, self.graphql)

    @property
    def unlisted(self) -> list[Partition]:
        """The owners that cannot be listed, whose only row is that of their outcome."""
        rest, owners = (self.streams, self.run, self.graphql), (*self.missing, *self.failing)
        return [Partition(owner, "*", *rest, (status, detail)) for owner, status, detail in owners]


def targets(names: Iterable[str]) -> list[tuple[str, str]]:
    """Owner and name of each target, without those that come twice.

    :raises ValueError: a target is neither ``owner/name`` nor ``owner/*``
    :raises TypeError: names is a text, or has something else
    """
    if isinstance(names, str):
        raise TypeError('repositories must be an iterable, as ["octo-org/*", "rust-lang/rust"]')
    found: dict[str, tuple[str, str]] = {}
    for each in names:
        if not isinstance(each, str):
            raise TypeError(f"repositories must be texts, not {type(each).__name__}")
        is_owner = each.endswith("/*")
        match = TARGET.fullmatch(f"{each[:-1]}any" if is_owner else each)
        if match is None:
            raise ValueError(f"repositories must be owner/name or owner/*, not {each!r}")
        found.setdefault(each.lower(), (match[1], "*" if is_owner else match[2]))
    if not found:
        raise ValueError("repositories is empty")
    return list(found.values())
