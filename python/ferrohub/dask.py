"""Crawls on Dask, and streams as Dask data frames.

>>> import ferrohub.dask
>>> ferrohub.dask.crawl(["octo-org/*"], ["issues"], into="folder", credential="env:GITHUB_TOKEN")
>>> frame = ferrohub.dask.read(["octo-org/*"], "issues", credential="env:GITHUB_TOKEN")

Each repository is a task. Tasks contain a reference to the credential, which the workers resolve. The workers of a
cluster share the quota of the credential, through a :class:`ferrohub.quota.Broker` of the scheduler, which must have
this package, too. It needs
``pip install "ferrohub[dask]"``.
"""

from __future__ import annotations

import asyncio
import importlib
from typing import TYPE_CHECKING, Any, Literal

from ferrohub.crawl import workers
from ferrohub.crawl._into import portable
from ferrohub.crawl.streams import check_form
from ferrohub.quota import Broker, Patience

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ferrohub.crawl import Partition, Stream
    from ferrohub.crawl._into import Into

__all__ = ["crawl", "read"]

#: Seconds in which the scheduler must respond, so that clients do not go on without it.
PATIENCE = 4.0
#: Name of the messages to the broker.
NAME = "ferrohub_quota"


def crawl(
    repositories: Iterable[str],
    streams: Iterable[str | Stream],
    into: Into,
    *,
    credential: str | None = None,
    raw: bool = False,
    graphql: Literal["auto"] | bool = "auto",
) -> Any:
    """Crawl into a folder that all workers share, with the current Dask client or scheduler.

    :param repositories: repositories as ``owner/name``, or ``owner/*`` for all of an owner
    :param streams: names of :data:`ferrohub.crawl.STREAMS`, or streams of your own
    :param into: path of the folder, URL, or file system of pyarrow
    :param credential: reference to a credential; see :func:`ferrohub.crawl.workers.client`
    :param raw: whether to add the column ``raw``, the JSON of each item
    :param graphql: whether to use GraphQL forms of streams: ``"auto"`` where they cost less, True, or False. With
        ``raw``, none is used
    :returns: a :class:`pandas.DataFrame` with the columns ``repository``, ``stream``, ``rows`` and ``failed``: a row
        for each stream that was read, and one without a stream for each repository that failed, with the error. If one
        has failed, the same call goes on where this one stopped
    :raises ValueError: an argument is invalid
    :raises FolderInUse: another crawl writes to the folder
    :raises ImportError: Dask, pandas or pyarrow is missing
    """
    check_form(graphql, raw)
    frames, quota = _frames(), _quota()
    plan = workers.plan(repositories, streams, into, credential, quota, graphql)
    shared = {"into": portable(into), "credential": credential, "raw": raw, "quota": quota}
    with workers.held(plan, into):
        report = _mapped(frames, _crawled, list(plan), _report([]), shared).compute()
        workers.finish(plan, into, failed=bool((report["failed"] != "").any()))
    return report.reset_index(drop=True)


def read(
    repositories: Iterable[str],
    stream: str | Stream,
    *,
    credential: str | None = None,
    raw: bool = False,
    graphql: Literal["auto"] | bool = "auto",
) -> Any:
    """A stream as a data frame, with a partition for each repository. It is requested when it is computed.

    :param repositories: repositories as ``owner/name``, or ``owner/*`` for all of an owner
    :param stream: name of the stream, or a stream of your own. ``outcomes`` has the repositories that cannot be read
    :param credential: reference to a credential; see :func:`ferrohub.crawl.workers.client`
    :param raw: whether to add the column ``raw``, the JSON of each item
    :param graphql: whether to use GraphQL forms of streams: ``"auto"`` where they cost less, True, or False. With
        ``raw``, none is used
    :returns: a :class:`dask.dataframe.DataFrame`
    :raises ValueError: an argument is invalid
    :raises ImportError: Dask, pandas or pyarrow is missing
    """
    check_form(graphql, raw)
    frames, quota = _frames(), _quota()
    chosen = workers.chosen(stream)
    plan = workers.plan(repositories, [chosen], None, credential, quota, graphql)
    meta = _pandas(workers.schema(chosen, raw).empty_table())
    shared = {"stream": chosen, "credential": credential, "raw": raw, "quota": quota}
    return _mapped(frames, _read, workers.partitions(plan, chosen), meta, shared)


def _mapped(frames: Any, function: Callable[..., Any], tasks: list[Any], meta: Any, shared: dict[str, Any]) -> Any:
    """A data frame with a partition for each task. Dask has no data frame without partitions."""
    return frames.from_map(function, tasks, **shared, meta=meta) if tasks else frames.from_pandas(meta, npartitions=1)


def _frames() -> Any:
    return workers.engine("dask", "dask.dataframe")


class _Plugin:
    """Has the scheduler keep a broker: workers come and go, and without a scheduler there is no cluster."""

    idempotent = True

    def start(self, scheduler: Any) -> None:
        """Begin to receive messages."""
        if NAME not in scheduler.handlers:
            broker = Broker()
            scheduler.handlers.update({NAME: broker.exchange, f"{NAME}_salt": lambda: broker.salt})


class _Scheduler:
    """A handle of the broker of the scheduler."""

    def __init__(self, salt: bytes) -> None:
        self.salt = salt
        self._node: Any = None
        self._patience = Patience()

    @property
    def exchange(self) -> Callable[[str], str]:
        """Calls the scheduler, as :class:`ferrohub.quota.Handle` describes it."""
        # A worker is known in the thread of a task: there, clients look this up, before other threads call it.
        self._node = self._node or _node()
        return self._exchange

    def _exchange(self, message: str) -> str:
        sync = importlib.import_module("distributed.utils").sync
        call = getattr(self._node.scheduler, NAME)
        return self._patience.call(
            message,
            lambda message: str(sync(self._node.loop, call, message=message, callback_timeout=PATIENCE)),
            (OSError, asyncio.TimeoutError),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Scheduler) and self.salt == other.salt

    def __hash__(self) -> int:
        return hash(self.salt)

    def __reduce__(self) -> tuple[type[_Scheduler], tuple[bytes]]:
        return _Scheduler, (self.salt,)


def _node() -> Any:
    """The worker of this thread, or the current client."""
    distributed = importlib.import_module("distributed")
    try:
        return distributed.get_worker()
    except ValueError:
        return distributed.get_client()


def _quota() -> _Scheduler | None:
    """The broker of the cluster of the current Dask client, if there is one."""
    try:
        client = workers.engine("dask", "distributed").get_client()
    except (ImportError, ValueError):
        return None
    kind = importlib.import_module("distributed.diagnostics.plugin").SchedulerPlugin
    client.register_plugin(type("Plugin", (_Plugin, kind), {})(), name=NAME)
    return _Scheduler(client.sync(getattr(client.scheduler, f"{NAME}_salt")))


def _crawled(partition: Partition, into: Into, credential: str | None, raw: bool, quota: Any) -> Any:
    done = workers.crawl_partition(partition, into, credential, raw, quota)
    rows = [(str(partition), stream, count, "") for stream, count in done["rows"].items()]
    return _report([*rows, (str(partition), "", 0, done["failed"])] if done["failed"] else rows)


def _report(rows: list[tuple[str, str, int, str]]) -> Any:
    import pandas  # type: ignore[import-untyped]

    frame = pandas.DataFrame(rows, columns=["repository", "stream", "rows", "failed"])
    return frame.astype({"repository": "str", "stream": "str", "rows": "int64", "failed": "str"})


def _read(partition: Partition, stream: Stream, credential: str | None, raw: bool, quota: Any) -> Any:
    import pyarrow  # type: ignore[import-untyped]

    empty = workers.schema(stream, raw).empty_table()
    tables = workers.tables(partition, stream.name, credential, raw, quota=quota)
    return _pandas(pyarrow.concat_tables([empty, *tables]))


def _pandas(table: Any) -> Any:
    import pandas
    import pyarrow

    # Columns keep their types where a repository has no values: null is no float.
    kinds = {pyarrow.int64(): pandas.Int64Dtype(), pyarrow.bool_(): pandas.BooleanDtype()}

    def mapped(kind: Any) -> Any:
        return kinds.get(kind) or (None if pyarrow.types.is_timestamp(kind) else pandas.ArrowDtype(kind))

    return table.to_pandas(types_mapper=mapped)
