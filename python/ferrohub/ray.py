"""Crawls on Ray, and streams as Ray datasets.

>>> import ferrohub.ray
>>> ferrohub.ray.crawl(["octo-org/*"], ["issues"], into="folder", credential="env:GITHUB_TOKEN")
>>> dataset = ferrohub.ray.read(["octo-org/*"], "issues", credential="env:GITHUB_TOKEN")

Each repository is a task. Tasks contain a reference to the credential, which the workers resolve. All workers share the
quota of the credential, through a :class:`ferrohub.quota.Broker` that is an actor. If its worker is lost, Ray restarts
it, and requests wait until the other workers have repeated what they know. It needs
``pip install "ferrohub[ray]"``.
"""

from __future__ import annotations

import importlib
import secrets
from typing import TYPE_CHECKING, Any, Literal

from ferrohub.crawl import workers
from ferrohub.crawl._into import portable
from ferrohub.crawl.streams import check_form
from ferrohub.quota import Broker, Patience

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ferrohub.crawl import Partition, Stream
    from ferrohub.crawl._into import Into

__all__ = ["crawl", "read"]

#: Seconds in which the actor must respond, so that clients do not go on without it.
PATIENCE = 4.0


def crawl(
    repositories: Iterable[str],
    streams: Iterable[str | Stream],
    into: Into,
    *,
    credential: str | None = None,
    raw: bool = False,
    graphql: Literal["auto"] | bool = "auto",
) -> list[dict[str, Any]]:
    """Crawl into a folder that all workers share, on the Ray cluster that the program is connected to.

    A task whose worker died is run again; what it had committed stays.

    :param repositories: repositories as ``owner/name``, or ``owner/*`` for all of an owner
    :param streams: names of :data:`ferrohub.crawl.STREAMS`, or streams of your own
    :param into: path of the folder, URL, or file system of pyarrow
    :param credential: reference to a credential; see :func:`ferrohub.crawl.workers.client`
    :param raw: whether to add the column ``raw``, the JSON of each item
    :param graphql: whether to use GraphQL forms of streams: ``"auto"`` where they cost less, True, or False. With
        ``raw``, none is used
    :returns: for each repository, what :func:`ferrohub.crawl.workers.crawl_partition` returned. If one has failed, the
        same call goes on where this one stopped
    :raises ValueError: an argument is invalid
    :raises FolderInUse: another crawl writes to the folder
    :raises ImportError: Ray or pyarrow is missing
    """
    check_form(graphql, raw)
    ray = _ray()
    quota = _quota(ray)
    plan = workers.plan(repositories, streams, into, credential, quota, graphql)
    task = ray.remote(workers.crawl_partition).options(max_retries=-1)
    shared = (portable(into), credential, raw, quota)
    with workers.held(plan, into):
        found: list[dict[str, Any]] = ray.get([task.remote(each, *shared) for each in plan])
        workers.finish(plan, into, failed=any(each["failed"] for each in found))
    return found


def read(
    repositories: Iterable[str],
    stream: str | Stream,
    *,
    credential: str | None = None,
    raw: bool = False,
    graphql: Literal["auto"] | bool = "auto",
) -> Any:
    """A stream as a dataset, with a read task for each repository. It is requested when the dataset is consumed.

    :param repositories: repositories as ``owner/name``, or ``owner/*`` for all of an owner
    :param stream: name of the stream, or a stream of your own. ``outcomes`` has the repositories that cannot be read
    :param credential: reference to a credential; see :func:`ferrohub.crawl.workers.client`
    :param raw: whether to add the column ``raw``, the JSON of each item
    :param graphql: whether to use GraphQL forms of streams: ``"auto"`` where they cost less, True, or False. With
        ``raw``, none is used
    :returns: a :class:`ray.data.Dataset`
    :raises ValueError: an argument is invalid
    :raises ImportError: Ray or pyarrow is missing
    """
    check_form(graphql, raw)
    ray = _ray()
    chosen, quota = workers.chosen(stream), _quota(ray)
    plan = workers.plan(repositories, [chosen], None, credential, quota, graphql)
    # Ray is imported on first use, so the class is made here.
    kind = type("Repositories", (_Repositories, ray.data.Datasource), {})
    return ray.data.read_datasource(kind(workers.partitions(plan, chosen), chosen, credential, raw, quota))


def _ray() -> Any:
    workers.engine("ray", "ray.data")
    return importlib.import_module("ray")


class _Broker(Broker):
    """A broker that is an actor, which Ray starts again if its worker is lost."""

    def __init__(self, salt: bytes) -> None:
        context = importlib.import_module("ray").get_runtime_context()
        super().__init__(salt, resumed=context.was_current_actor_reconstructed)


class _Actor:
    """A handle of a broker that is an actor."""

    def __init__(self, actor: Any, salt: bytes) -> None:
        self.actor, self.salt = actor, salt
        self._patience = Patience()

    def exchange(self, message: str) -> str:
        """Call the actor, as :class:`ferrohub.quota.Handle` describes it."""
        ray = importlib.import_module("ray")
        errors = ray.exceptions.GetTimeoutError, ray.exceptions.ActorUnavailableError
        call = self.actor.exchange.remote
        return self._patience.call(message, lambda message: str(ray.get(call(message), timeout=PATIENCE)), errors)

    def __reduce__(self) -> tuple[type[_Actor], tuple[Any, bytes]]:
        return _Actor, (self.actor, self.salt)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Actor) and self.salt == other.salt

    def __hash__(self) -> int:
        return hash(self.salt)


def _quota(ray: Any) -> _Actor:
    """A broker for the workers of the cluster. It lives as long as a handle of it."""
    salt = secrets.token_bytes(32)
    options = {"num_cpus": 0, "max_restarts": -1, "max_task_retries": -1}
    return _Actor(ray.remote(_Broker).options(**options).remote(salt), salt)


class _Repositories:
    """The repositories of a plan, as a data source."""

    def __init__(
        self, partitions: list[Partition], stream: Stream, credential: str | None, raw: bool, quota: Any
    ) -> None:
        super().__init__()
        self._partitions, self._reading = partitions, (stream, credential, raw, quota)

    def estimate_inmemory_data_size(self) -> int | None:
        """It is not known before it is read."""
        return None

    def get_read_tasks(self, parallelism: int, *_args: Any, **_options: Any) -> list[Any]:
        """A task for each repository. Without any, one that has the columns."""
        data = importlib.import_module("ray.data")
        found: list[Partition | None] = [*self._partitions]
        return [_task(data, partition, *self._reading) for partition in found or [None]]


def _task(data: Any, partition: Partition | None, stream: Stream, credential: str | None, raw: bool, quota: Any) -> Any:
    metadata = importlib.import_module("ray.data.block").BlockMetadata

    def read_task() -> Iterator[Any]:
        yield workers.schema(stream, raw).empty_table()
        if partition is not None:
            yield from workers.tables(partition, stream.name, credential, raw, quota=quota)

    known = {"num_rows": None, "size_bytes": None, "input_files": None, "exec_stats": None}
    return data.ReadTask(read_task, metadata(**known))
