"""Crawls: many repositories into Arrow and Parquet, resumable and incremental.

>>> from ferrohub.crawl import crawl
>>> crawl(["octo-org/*", "rust-lang/rust"], ["issues", "comments", "pulls"], client, into="folder")

:func:`crawl` writes one dataset for each stream, :func:`batches` returns the rows as they arrive, and :func:`estimate`
tells what a crawl would cost. :data:`STREAMS` has the streams. This package needs pyarrow:
``pip install "ferrohub[crawl]"``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, overload

from ferrohub._core import Client
from ferrohub.aio import AsyncClient
from ferrohub.crawl import _arrays, streams as _streams
from ferrohub.crawl._selection import select
from ferrohub.crawl._writers import FolderInUse
from ferrohub.crawl.plan import Partition, Plan, targets
from ferrohub.crawl.reading import dataset, files, latest, latest_sql, read
from ferrohub.crawl.results import Batch, Compacted, Estimate, Progress, Report
from ferrohub.crawl.streams import OUTCOMES, GraphQLForm, Stream, check_form

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
    from typing import Literal, TypeAlias

    from ferrohub.crawl._engine import Options
    from ferrohub.crawl._into import Into

    _Shown: TypeAlias = bool | Callable[[Progress], object]

#: The streams by their names.
STREAMS: dict[str, Stream] = _streams.STREAMS

__all__ = [
    "OUTCOMES",
    "STREAMS",
    "Batch",
    "Compacted",
    "Estimate",
    "FolderInUse",
    "GraphQLForm",
    "Partition",
    "Plan",
    "Progress",
    "Report",
    "Stream",
    "batches",
    "compact",
    "crawl",
    "dataset",
    "estimate",
    "files",
    "latest",
    "latest_sql",
    "read",
]


@overload
def crawl(
    repositories: Iterable[str],
    streams: Iterable[str | Stream],
    client: AsyncClient | Sequence[AsyncClient],
    into: Into,
    *,
    raw: bool = False,
    budget: int | None = None,
    dry_run: Literal[False] = False,
    progress: _Shown = False,
    concurrency: int = 8,
    graphql: Literal["auto"] | bool = "auto",
    sweep: bool = False,
) -> Awaitable[Report]: ...
@overload
def crawl(
    repositories: Iterable[str],
    streams: Iterable[str | Stream],
    client: AsyncClient | Sequence[AsyncClient],
    into: Into,
    *,
    raw: bool = False,
    budget: int | None = None,
    dry_run: Literal[True],
    progress: _Shown = False,
    concurrency: int = 8,
    graphql: Literal["auto"] | bool = "auto",
    sweep: bool = False,
) -> Awaitable[Estimate]: ...
@overload
def crawl(
    repositories: Iterable[str],
    streams: Iterable[str | Stream],
    client: Client | Sequence[Client] | None = None,
    into: Into = ...,
    *,
    raw: bool = False,
    budget: int | None = None,
    dry_run: Literal[False] = False,
    progress: _Shown = False,
    concurrency: int = 8,
    graphql: Literal["auto"] | bool = "auto",
    sweep: bool = False,
) -> Report: ...
@overload
def crawl(
    repositories: Iterable[str],
    streams: Iterable[str | Stream],
    client: Client | Sequence[Client] | None = None,
    into: Into = ...,
    *,
    raw: bool = False,
    budget: int | None = None,
    dry_run: Literal[True],
    progress: _Shown = False,
    concurrency: int = 8,
    graphql: Literal["auto"] | bool = "auto",
    sweep: bool = False,
) -> Estimate: ...
def crawl(
    repositories: Iterable[str],
    streams: Iterable[str | Stream],
    client: Any = None,
    into: Into = "",
    *,
    raw: bool = False,
    budget: int | None = None,
    dry_run: bool = False,
    progress: _Shown = False,
    concurrency: int = 8,
    graphql: Literal["auto"] | bool = "auto",
    sweep: bool = False,
) -> Any:
    """Read repositories into a folder: one Parquet dataset for each stream.

    The pages of a stream that are read within a second are committed at once, up to 16 of them. If the crawl is
    interrupted or killed, the same call goes on where it stopped; after a kill, it requests the pages again that
    were not committed. Once it is complete, the same call requests what has changed. Several processes may crawl
    the same repositories and streams into the same folder.

    :param repositories: repositories as ``owner/name``, or ``owner/*`` for all of an owner
    :param streams: names of :data:`STREAMS`, or streams of your own. ``repositories`` and the parents of streams are
        added
    :param client: a client, or several: each request is signed with the credential that has most left of its quota, and
        the other settings are those of the first client (:class:`ferrohub.Pool`). With an
        :class:`ferrohub.AsyncClient`, the result is awaited. None takes the credential of the environment
    :param into: path of the folder; URL with ``s3``, ``gs`` or ``az``; or file system of pyarrow, with the folder as
        :class:`pyarrow.fs.SubTreeFileSystem`. Object stores need ``pip install "ferrohub[object-store]"``
    :param raw: whether to add the column ``raw``, the JSON of each item
    :param budget: maximum number of requests; the crawl stops before the next one. None for no limit
    :param dry_run: whether to estimate instead; nothing is written
    :param progress: whether to show a progress bar: of tqdm if it is installed, else a line on stderr. Or a function
        that is called with a :class:`Progress` at most ten times per second and at least once, and when a wait begins
    :param concurrency: number of repositories to read at once, and of streams of all of them together
    :param graphql: whether to use GraphQL forms of streams: ``"auto"`` where a query costs a smaller part of GraphQL's
        quota than the requests cost of REST's, True wherever a stream has a form, False nowhere. With ``raw``, none is
        used
    :param sweep: whether to look for items that were deleted on GitHub. Their rows are written again, with the time in
        the column ``deleted_at``, and :func:`read` leaves them out
    :returns: a :class:`Report`, or an :class:`Estimate` with ``dry_run``
    :raises ValueError: a repository or a stream is unknown, an argument is out of range, or the store of the folder
        has no conditional writes; nothing is sent. Or the budget does not suffice for an estimate
    :raises FolderInUse: another crawl writes to the folder; nothing is sent
    :raises GitHubError: GitHub rejects the credential
    :raises TimeoutError: the lease of the plan in an object store could not be renewed; the same call goes on
    :raises OSError: the disk is full. Everything else that fails is in :attr:`Report.failed`
    """
    options = _options(raw, budget, progress, concurrency, graphql, sweep)
    from ferrohub.crawl import _engine, _folder

    folder = _folder.Folder(_path(into))
    names, chosen = _names(repositories), _chosen(streams)
    clients, awaitable = _clients(client)
    if dry_run:
        from ferrohub.crawl import _estimate

        return _called(
            awaitable, lambda: _estimate.estimate(clients, names, chosen, folder, budget, not raw and graphql, sweep)
        )
    return _called(awaitable, lambda: _engine.Crawl(clients, folder, options).run(names, chosen))


@overload
def batches(
    repositories: Iterable[str],
    streams: Iterable[str | Stream],
    client: AsyncClient | Sequence[AsyncClient],
    *,
    raw: bool = False,
    budget: int | None = None,
    progress: _Shown = False,
    concurrency: int = 8,
    graphql: Literal["auto"] | bool = "auto",
) -> AsyncIterator[Batch]: ...
@overload
def batches(
    repositories: Iterable[str],
    streams: Iterable[str | Stream],
    client: Client | Sequence[Client] | None = None,
    *,
    raw: bool = False,
    budget: int | None = None,
    progress: _Shown = False,
    concurrency: int = 8,
    graphql: Literal["auto"] | bool = "auto",
) -> Iterator[Batch]: ...
def batches(
    repositories: Iterable[str],
    streams: Iterable[str | Stream],
    client: Any = None,
    *,
    raw: bool = False,
    budget: int | None = None,
    progress: _Shown = False,
    concurrency: int = 8,
    graphql: Literal["auto"] | bool = "auto",
) -> Any:
    """Read repositories and return the rows as they arrive. Nothing is written, so nothing can be resumed.

    The parameters are those of :func:`crawl`. A stream that fails after several attempts has a row among the outcomes;
    the error is raised after the rows of the others.

    :returns: an iterator of :class:`Batch`, or an asynchronous one with an :class:`ferrohub.AsyncClient`
    :raises ValueError: a repository or a stream is unknown, or an argument is out of range; nothing is sent
    :raises GitHubError: GitHub rejects the credential, or a stream has failed
    """
    options = _options(raw, budget, progress, concurrency, graphql)
    from ferrohub.crawl import _batches, _loops

    names, chosen = _names(repositories), _chosen(streams)
    clients, awaitable = _clients(client)
    if awaitable:
        return _batches.crawl(clients, names, chosen, options)
    return _loops.iterate(lambda: _batches.crawl(clients, names, chosen, options))


@overload
def estimate(
    repositories: Iterable[str],
    streams: Iterable[str | Stream],
    client: AsyncClient | Sequence[AsyncClient],
    *,
    budget: int | None = None,
    graphql: Literal["auto"] | bool = "auto",
) -> Awaitable[Estimate]: ...
@overload
def estimate(
    repositories: Iterable[str],
    streams: Iterable[str | Stream],
    client: Client | Sequence[Client] | None = None,
    *,
    budget: int | None = None,
    graphql: Literal["auto"] | bool = "auto",
) -> Estimate: ...
def estimate(
    repositories: Iterable[str],
    streams: Iterable[str | Stream],
    client: Any = None,
    *,
    budget: int | None = None,
    graphql: Literal["auto"] | bool = "auto",
) -> Any:
    """Estimate the requests and hours of a crawl from the sizes of up to 20 of its repositories.

    The parameters are those of :func:`crawl`. ``crawl(..., dry_run=True)`` also considers what the folder has already.

    :returns: an :class:`Estimate`, or an awaitable of one with an :class:`ferrohub.AsyncClient`
    :raises ValueError: a repository or a stream is unknown, or an argument is out of range; nothing is sent. Or the
        budget does not suffice to list the repositories and to request the sizes of one
    """
    _options(False, budget, False, 1, graphql)
    names, chosen = _names(repositories), _chosen(streams)
    clients, awaitable = _clients(client)
    from ferrohub.crawl import _estimate

    return _called(awaitable, lambda: _estimate.estimate(clients, names, chosen, None, budget, graphql))


def compact(
    folder: Into, streams: Iterable[Stream] = (), *, drop_versions: bool = False, keep: float = 3600.0
) -> Compacted:
    """Merge the files of each repository and stream into one, or into several of about 128 MB; with 100 repositories or
    more, those of many repositories together.

    It can be interrupted at any time, and called while a crawl goes on: what a process crawls is left alone.

    :param folder: the folder of the crawl: path, URL, or file system of pyarrow
    :param streams: streams of your own in the folder, whose versions are dropped, too
    :param drop_versions: whether to drop all rows of an item but the last, which :func:`read` returns
    :param keep: seconds for which the files that are replaced stay, for programs that are reading them
    :returns: a :class:`Compacted`
    :raises ValueError: keep is negative
    :raises OSError: the disk is full
    """
    if not keep >= 0:
        raise ValueError(f"keep must be 0 or more, not {keep}")
    _arrays.arrow()
    from ferrohub.crawl import _compaction, _folder

    return _compaction.compact(_folder.Folder(_path(folder), keep), list(streams), drop_versions=drop_versions)


def _called(awaitable: bool, start: Callable[[], Any]) -> Any:
    from ferrohub.crawl import _loops

    return start() if awaitable else _loops.run(start)


def _names(repositories: Iterable[str]) -> list[str]:
    return [f"{owner}/{name}" for owner, name in targets(repositories)]


def _chosen(streams: Iterable[str | Stream]) -> list[Stream]:
    return select(streams)


def _clients(client: Any) -> tuple[list[Any], bool]:
    found = list(client) if isinstance(client, (list, tuple)) else [client]
    if found == [None]:
        found = [Client.from_environment()]
    if not found or not all(isinstance(each, Client) for each in found):
        raise TypeError("client must be a Client, an AsyncClient, a list of these, or None")
    kinds = {isinstance(each, AsyncClient) for each in found}
    if len(kinds) > 1:
        raise TypeError("client has both Client and AsyncClient")
    return found, kinds == {True}


def _path(into: Any) -> Any:
    if not into or (isinstance(into, str) and not into.strip()):
        raise ValueError("into must be the path or the URL of a folder; batches() returns rows without one")
    return into


def _options(raw: bool, budget: Any, progress: Any, concurrency: Any, graphql: Any, sweep: bool = False) -> Options:
    check_form(graphql, raw)
    for name, value, least in (("budget", budget, 0), ("concurrency", concurrency, 1)):
        if name == "budget" and value is None:
            continue
        if not isinstance(value, int) or isinstance(value, bool):
            raise TypeError(f"{name} must be an int, not {type(value).__name__}")
        if value < least:
            raise ValueError(f"{name} must be {least} or more, not {value}")
    _arrays.arrow()
    from ferrohub.crawl._engine import Options

    return Options(bool(raw), budget, progress, concurrency, graphql, bool(sweep))
