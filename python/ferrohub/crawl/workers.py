"""What the workers of an engine run: Dask, Ray, Spark, or a pool of processes.

A plan is made once, and each of its partitions is a task. A task has no credential: a worker finds it by the reference
that the task has. A task can be run again at any time: what was committed is not requested again, nor written twice.

>>> from ferrohub.crawl import workers
>>> plan = workers.plan(["octo-org/*"], ["issues"], into="folder")
>>> [workers.crawl_partition(partition, "folder") for partition in plan]
"""

from __future__ import annotations

import contextlib
import dataclasses
import importlib
import os
import re
import time
from typing import TYPE_CHECKING, Any

from ferrohub._core import Client, Machine
from ferrohub.crawl import _arrays, _locks, _loops
from ferrohub.crawl._selection import select
from ferrohub.crawl.streams import HEADS, OUTCOMES, Stream, check_form

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Literal, TypeAlias

    from ferrohub.crawl._into import Into
    from ferrohub.crawl.plan import Partition, Plan
    from ferrohub.quota import Handle

    _Quota: TypeAlias = Machine | Handle

__all__ = ["chosen", "client", "crawl_partition", "finish", "partitions", "plan", "schema", "tables"]

#: Seconds between two looks at a repository that another task crawls.
LOOK_AGAIN = 0.5
_ENVIRONMENT = re.compile(r"env:([A-Za-z_][A-Za-z0-9_]*)")
_FUNCTION = re.compile(r"([A-Za-z_][\w.]*):([A-Za-z_]\w*)")


def client(credential: str | None = None) -> Client:
    """The client that a reference leads to. Unless a function returns it, it shares its quota with the other processes
    of this machine (:class:`ferrohub.quota.Machine`).

    :param credential: reference to a credential: None for that of the environment, as
        :meth:`ferrohub.Client.from_environment` finds it; ``env:NAME`` for the token in an environment variable; or
        ``module:function`` for a function without parameters that returns a client
    :raises ValueError: it is no reference, or the variable is not set
    :raises TypeError: the function does not return a :class:`ferrohub.Client`
    """
    check(credential)
    if credential is None:
        return Client.from_environment(quota=_machine())
    if variable := _ENVIRONMENT.fullmatch(credential):
        token = os.environ.get(variable[1])
        if not token:
            raise ValueError(f"credential is in the environment variable {variable[1]}, which is not set")
        return Client(token=token, base_url=os.environ.get("GITHUB_API_URL") or None, quota=_machine())
    module, _, function = credential.partition(":")
    found = getattr(importlib.import_module(module), function)()
    if not isinstance(found, Client):
        raise TypeError(f"credential is the function {credential}, which returned a {type(found).__name__}")
    return found


def _machine() -> Machine | None:
    try:
        return Machine()
    except (OSError, ValueError):
        return None  # the user of the worker has no folder of its own


def engine(name: str, module: str, what: str = "") -> Any:
    """Import the package of an engine, when it is first used.

    :param name: name of the extra, and of the module of this package
    :param module: module to import
    :param what: what is needed, if its name is not that of the extra with a capital
    :raises ImportError: it is not installed
    """
    try:
        return importlib.import_module(module)
    except ImportError as error:
        text = f"ferrohub.{name} needs {what or name.capitalize()}: pip install 'ferrohub[{name}]'"
        raise ImportError(text, name=module.partition(".")[0]) from error


def check(credential: str | None) -> None:
    """Check that this is a reference to a credential, and not the credential.

    :param credential: the reference; see :func:`client`
    :raises ValueError: it is no reference
    """
    is_reference = credential is None or _ENVIRONMENT.fullmatch(credential) or _FUNCTION.fullmatch(credential)
    if not is_reference:
        # Not shown: it may be a token.
        raise ValueError("credential must be None, 'env:NAME' or 'module:function', not the credential itself")


def plan(
    repositories: Iterable[str],
    streams: Iterable[str | Stream],
    into: Into | None = None,
    credential: str | None = None,
    quota: _Quota | None = None,
    graphql: Literal["auto"] | bool = "auto",
) -> Plan:
    """Make a plan, or continue that of an unfinished run in the folder.

    :param repositories: repositories as ``owner/name``, or ``owner/*`` for all of an owner
    :param streams: names of :data:`ferrohub.crawl.STREAMS`, or streams of your own
    :param into: path of the folder that the crawl writes to, URL, or file system of pyarrow; None if it writes none
    :param credential: reference to a credential; see :func:`client`
    :param quota: with which processes to share the quota of the credential; None for those of the client
    :param graphql: whether to use GraphQL forms of streams: ``"auto"`` where they cost less, True, or False
    :returns: the :class:`ferrohub.crawl.Plan`
    :raises ValueError: an argument is invalid
    :raises FolderInUse: another crawl writes to the folder
    """
    check(credential)
    check_form(graphql, False)
    _arrays.arrow()
    from ferrohub.crawl import _folder, _missing, _planning, _requests, _writers

    names, wanted = list(repositories), select(streams)
    folder = None if into is None else _folder.Folder(into)
    requests = _requests.Requests(client(credential), _requests.Budget(None), quota)
    if folder is None:
        return _loops.run(lambda: _planning.make(names, wanted, requests, None, graphql))
    folder.storage.prepare()
    own = _writers.writer(_planning.key(names, wanted), names)
    with contextlib.closing(folder.storage.join(own)):
        made = _loops.run(lambda: _planning.make(names, wanted, requests, folder, graphql))
        _missing.note_missing(made, folder)
    return made


def chosen(stream: str | Stream) -> Stream:
    """The stream of a name.

    :param stream: name of one of :data:`ferrohub.crawl.STREAMS`, ``outcomes``, or a stream of your own
    :raises ValueError: the name is unknown
    """
    return OUTCOMES if stream in (OUTCOMES.name, OUTCOMES) else select([stream])[-1]


def partitions(plan: Plan, stream: Stream) -> list[Partition]:
    """The tasks that read a stream: a partition for each repository or owner, and of ``outcomes`` for each owner that
    cannot be listed.

    :param plan: the plan
    :param stream: the stream
    """
    return [*plan, *(plan.unlisted if stream == OUTCOMES else ())]


def crawl_partition(
    partition: Partition,
    into: Into,
    credential: str | None = None,
    raw: bool = False,
    quota: _Quota | None = None,
) -> dict[str, Any]:
    """Crawl a repository into a folder. If another task does, wait until it has finished or was killed.

    Streams that fail are tried again after growing pauses. What was committed stays.

    :param partition: partition of a plan that was made for the folder
    :param into: path of the folder, URL, or file system of pyarrow
    :param credential: reference to a credential; see :func:`client`
    :param raw: whether to add the column ``raw``, the JSON of each item
    :param quota: with which processes to share the quota of the credential; None for those of the client
    :returns: a dict with ``repository``, ``requests``, ``points`` of GraphQL, ``rows`` by stream, ``outcomes``, and
        ``failed``: the last errors of the streams that have failed, or None
    :raises FolderInUse: another crawl writes to the folder
    :raises GitHubError: GitHub rejects the credential
    :raises OSError: the disk is full
    """
    from ferrohub.crawl import _folder, _owner, _packing, _planning, _requests, _writers

    budget, folder = _requests.Budget(None), _folder.Folder(into)
    requests = _requests.Requests(client(credential), budget, quota, raw=raw)
    found = _owner.crawled(partition, folder, requests, raw=raw, on_rows=lambda rows: None)
    pauses, failed = list(_planning.PAUSES), None
    held = folder.storage.join(_writers.writer(_planning.crawl_of(partition.run), [str(partition)], is_task=True))
    try:
        while True:
            held.check()
            found.done.failed.clear()
            try:
                failed = _loops.run(found.crawl).failure
            except _locks.Busy:
                time.sleep(LOOK_AGAIN)
                continue
            except Exception as error:
                if _requests.ends_crawl(error):
                    raise
                failed = _requests.reason(error)
            if failed is None or not pauses:
                break
            time.sleep(pauses.pop(0))
        _packing.pack_near(folder, partition.owner, partition.name)
    finally:
        held.close()
        folder.writers.shutdown(wait=False)
    return {
        "repository": str(partition),
        "requests": budget.sent,
        "points": budget.points,
        "rows": found.done.rows,
        "outcomes": found.done.outcomes,
        "failed": failed,
    }


def finish(plan: Plan, into: Into, failed: bool = False) -> None:
    """Mark the run of a plan as finished, so that the next plan is that of another run.

    :param plan: the plan; all its partitions have been crawled
    :param into: path of the folder, URL, or file system of pyarrow
    :param failed: whether some of them have failed. Then a plan that is made within an hour only tries these again
    """
    from ferrohub.crawl import _packing, _planning

    has_failed = failed or bool(plan.failing)
    with held(plan, into) as folder:
        _packing.pack_all(folder)
        _loops.run(lambda: _planning.finish(plan, folder, failed=has_failed))


@contextlib.contextmanager
def held(plan: Plan, into: Into) -> Iterator[Any]:
    """Hold the folder for the tasks of a plan, also while none runs.

    :param plan: the plan
    :param into: path of the folder, URL, or file system of pyarrow
    :raises FolderInUse: another crawl writes to it
    """
    from ferrohub.crawl import _folder, _planning, _writers

    folder, owners = (
        _folder.Folder(into),
        list(dict.fromkeys([owner for owner, _ in plan.repositories] + [*plan.owners])),
    )
    with contextlib.closing(folder.storage.join(_writers.writer(_planning.crawl_of(plan.run), owners))):
        yield folder


def tables(
    partition: Partition,
    stream: str,
    credential: str | None = None,
    raw: bool = False,
    states: dict[str, Any] | None = None,
    quota: _Quota | None = None,
) -> Iterator[Any]:
    """The rows of one stream of a repository, page by page; nothing is written.

    :param partition: partition of a plan
    :param stream: name of the stream; the others are read only as far as they are its parents. ``outcomes`` has the
        outcomes of all streams of the partition
    :param credential: reference to a credential; see :func:`client`
    :param raw: whether to add the column ``raw``, the JSON of each item
    :param states: what earlier calls have read, which this call changes; only what has changed since is returned. It
        can be stored as JSON. Each stream needs a dict of its own. After a call that was not read to its end, some rows
        come again, but none is lost. None reads everything
    :param quota: with which processes to share the quota of the credential; None for those of the client
    :returns: an iterator of :class:`pyarrow.Table`, with the columns ``owner`` and ``repository``
    """
    from ferrohub.crawl import _batches, _requests

    requests = _requests.Requests(client(credential), _requests.Budget(None), quota, raw=raw)
    needed = dataclasses.replace(partition, streams=tuple(_needed(partition, stream)))
    for batch in _loops.iterate(lambda: _batches.partition(needed, requests, raw=raw, states=states)):
        if batch.stream == stream:
            yield batch.table


def _needed(partition: Partition, name: str) -> list[Stream]:
    """A stream and those that have to be read before it."""
    if name == OUTCOMES.name:
        return list(partition.streams)
    names: set[str | None] = {name for name, _ in HEADS}
    for stream in reversed(partition.streams):
        if stream.name == name or stream.name in names:
            names |= {stream.name, stream.parent}
    return [stream for stream in partition.streams if stream.name in names]


def schema(stream: Stream, raw: bool = False) -> Any:
    """The :class:`pyarrow.Schema` of the tables of a stream.

    :param stream: the stream
    :param raw: whether to add the column ``raw``, the JSON of each item
    """
    pa = _arrays.arrow()
    names = [pa.field("owner", pa.string()), pa.field("repository", pa.string())]
    return pa.schema([*names, *(OUTCOMES if stream.name == OUTCOMES.name else stream).schema(raw)])
