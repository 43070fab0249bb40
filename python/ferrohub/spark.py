"""Crawls on Spark, and streams as Spark data frames, by Spark's Python data source API (Spark 4).

>>> import ferrohub.spark
>>> ferrohub.spark.crawl(spark, ["octo-org/*"], ["issues"], into="folder", credential="env:GITHUB_TOKEN")
>>> ferrohub.spark.register(spark)
>>> spark.read.format("ferrohub").options(repositories="octo-org/*", stream="issues").load()

Each repository is a partition. Tasks and options contain a reference to the credential, which the executors resolve. It
needs ``pip install "ferrohub[spark]"``.
"""

from __future__ import annotations

import functools
import importlib
import json
import pickle
from typing import TYPE_CHECKING, Any, Literal

from ferrohub.crawl import Stream, _arrays, workers
from ferrohub.crawl._into import portable
from ferrohub.crawl.streams import check_form

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ferrohub.crawl._into import Into


__all__ = ["crawl", "register"]

#: What the values of the option ``graphql`` mean.
_GRAPHQL: dict[str, Literal["auto"] | bool] = {"auto": "auto", "true": True, "false": False}


def crawl(
    spark: Any,
    repositories: Iterable[str],
    streams: Iterable[str | Stream],
    into: Into,
    *,
    credential: str | None = None,
    raw: bool = False,
    graphql: Literal["auto"] | bool = "auto",
) -> list[dict[str, Any]]:
    """Crawl into a folder that all executors share. The same call later reads what has changed.

    A task whose executor died is run again; what it had committed stays.

    :param spark: the :class:`pyspark.sql.SparkSession`, also of Spark Connect
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
    :raises ImportError: Spark or pyarrow is missing
    """
    check_form(graphql, raw)
    workers.engine("spark", "pyspark.sql.datasource", "Spark 4")
    plan = workers.plan(repositories, streams, into, credential, graphql=graphql)
    task = functools.partial(_crawl_all, into=portable(into), credential=credential, raw=raw)
    with workers.held(plan, into):
        rows: list[Any] = []
        if len(plan):
            pickled = [(at, pickle.dumps(each)) for at, each in enumerate(plan)]
            # Of one partition, so that each repository gets its own.
            frame = spark.createDataFrame(pickled, "at long, partition binary").coalesce(1).repartition(len(pickled))
            rows = sorted(frame.mapInArrow(task, "at long, done string").collect())
        found: list[dict[str, Any]] = [json.loads(row["done"]) for row in rows]
        workers.finish(plan, into, failed=any(each["failed"] for each in found))
    return found


def _crawl_all(batches: Iterable[Any], into: Into, credential: str | None, raw: bool) -> Iterator[Any]:
    """Crawl repositories of a plan. Returns the number of each, and what was done, as JSON."""
    batch_of = _arrays.arrow().RecordBatch.from_arrays
    for batch in batches:
        for at, pickled in zip(batch.column("at").to_pylist(), batch.column("partition").to_pylist(), strict=True):
            done = workers.crawl_partition(pickle.loads(pickled), into, credential, raw)
            yield batch_of([_arrays.array("int", [at]), _arrays.array("str", [json.dumps(done)])], ["at", "done"])


def register(spark: Any) -> None:
    """Register the data source ``ferrohub``.

    Its options are ``repositories``, separated by commas; ``stream``, the name of a stream, ``module:name`` for a
    :class:`ferrohub.crawl.Stream` of your own, or ``outcomes`` for the repositories that cannot be read;
    ``credential``, a reference as :func:`ferrohub.crawl.workers.client` accepts it; ``raw``, whether to add the column
    ``raw``; and ``graphql``, whether to use GraphQL forms of streams: ``auto`` where they cost less, ``true`` or
    ``false``. With ``raw``, none is used.

    :param spark: the :class:`pyspark.sql.SparkSession`
    :raises ImportError: Spark or pyarrow is missing
    """
    spark.dataSource.register(_source())


def _source() -> Any:
    api = workers.engine("spark", "pyspark.sql.datasource", "Spark 4")
    # Spark is imported on first use, so the class is made here.
    return type("Repositories", (_Repositories, api.DataSource), {})


class _Reader:
    """Reads the repositories of a plan."""

    def __init__(self, options: dict[str, str]) -> None:
        self.options = options

    def partitions(self) -> list[Any]:
        """One for each repository."""
        api = importlib.import_module("pyspark.sql.datasource")
        names = [name.strip() for name in self.options["repositories"].split(",") if name.strip()]
        stream, graphql = _stream(self.options), _GRAPHQL[self.options["graphql"]]
        plan = workers.plan(names, [stream], None, self.options["credential"], graphql=graphql)
        return [api.InputPartition(partition) for partition in workers.partitions(plan, stream)]

    def read(self, partition: Any) -> Iterator[Any]:
        """The rows of a repository, as batches of Arrow. Without any, Spark passes None."""
        if partition is None:
            return
        stream, raw = _stream(self.options).name, self.options["raw"] == "true"
        for table in workers.tables(partition.value, stream, self.options["credential"], raw):
            yield from table.to_batches()


class _Repositories:
    """A stream of repositories, as a data source."""

    options: dict[str, str]

    @classmethod
    def name(cls) -> str:
        """Name of the format."""
        return "ferrohub"

    def schema(self) -> Any:
        """The columns."""
        options = _options(self.options)
        types = importlib.import_module("pyspark.sql.pandas.types")
        return types.from_arrow_schema(workers.schema(_stream(options), options["raw"] == "true"))

    def reader(self, schema: Any) -> Any:
        """The reader."""
        api = importlib.import_module("pyspark.sql.datasource")
        return type("Reader", (_Reader, api.DataSourceReader), {})(_options(self.options))


def _options(given: Any) -> dict[str, Any]:
    """The options, checked."""
    found = {"credential": None, "raw": "false", "graphql": "auto", **{name: given[name] for name in given}}
    for name in ("repositories", "stream"):
        if not found.get(name):
            raise ValueError(f"the option {name} is missing")
    unknown = found.keys() - {"repositories", "stream", "credential", "raw", "graphql", "path"}
    if unknown:
        raise ValueError(f"unknown options: {', '.join(sorted(unknown))}")
    workers.check(found["credential"])
    check_form(_GRAPHQL.get(found["graphql"], found["graphql"]), found["raw"] == "true")
    return found


def _stream(options: dict[str, Any]) -> Stream:
    module, _, name = options["stream"].partition(":")
    found = getattr(importlib.import_module(module), name) if name else module
    if name and not isinstance(found, Stream):
        raise TypeError(f"stream is {options['stream']}, which is a {type(found).__name__}")
    return workers.chosen(found)
