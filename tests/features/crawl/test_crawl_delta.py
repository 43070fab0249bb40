"""Tables of Delta Lake have what `read` returns, also after changes."""

from __future__ import annotations

import json
import pathlib
import subprocess
import sys
from typing import Any

import pytest

pytest.importorskip("pyarrow")
pytest.importorskip("deltalake")

import deltalake
import pyarrow as pa
from pyarrow import fs

import crawl_model
import ferrohub
from crawled_github import Repo, SimulatedGitHub
from ferrohub.crawl import STREAMS, Stream, _additions, _folder, _partition, _storage, compact, crawl, read
from ferrohub.delta import Merged, merge
from harness import PATIENCE
from merged_folder import CHOSEN, MergedFolder, assert_equal, interrupt, rows, two_repositories
from object_store import running
from slow import all_but


@pytest.fixture
def folder(github: SimulatedGitHub, tmp_path: pathlib.Path) -> MergedFolder:
    return two_repositories(github, tmp_path)


@pytest.fixture
def one(github: SimulatedGitHub, folder: MergedFolder) -> Repo:
    return github.repositories["o/one"]


def test_the_first_merge_has_all_rows(folder: MergedFolder) -> None:
    for stream in (*CHOSEN, "repositories", "outcomes"):
        done = folder.merge(stream)
        assert (done.inserted, done.updated, done.deleted) == (len(read(folder.path, stream)), 0, 0)
    schema = pa.schema(folder.table().schema())
    assert schema.names == [*STREAMS["issues"].schema().names, "owner", "repository"]
    assert schema.field("created_at").type == pa.timestamp("us", "UTC")


def test_the_second_merge_has_only_what_has_changed(github: SimulatedGitHub, folder: MergedFolder, one: Repo) -> None:
    folder.merge()
    github.touch(one, "issues", 2)
    github.touch(one, "issues", 3)
    folder.crawl()
    github.touch(one, "issues", 3)
    github.create(one, "issues")
    folder.crawl()
    assert folder.merge() == Merged(inserted=1, updated=2, deleted=0, version=2)


def test_nothing_is_committed_if_nothing_was_added(folder: MergedFolder) -> None:
    for stream in (*CHOSEN, "outcomes"):
        version = folder.merge(stream).version
        folder.crawl()
        compact(folder.path)
        assert folder.merge(stream) == Merged(inserted=0, updated=0, deleted=0, version=version)


def test_files_of_repositories_without_changes_are_not_opened(
    github: SimulatedGitHub, folder: MergedFolder, one: Repo, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder.merge()
    github.touch(one, "issues", 2)
    folder.crawl()
    opened: list[str] = []
    original = _storage.parquet

    def noted(storage: Any, path: pathlib.PurePosixPath) -> Any:
        opened.append(str(path.parent))
        return original(storage, path)

    monkeypatch.setattr(_storage, "parquet", noted)
    assert merge(folder.path, "issues", folder.place()).updated == 1
    assert set(opened) == {"issues/owner=o/repository=one"}


def test_a_snapshot_deletes_what_it_does_not_have(github: SimulatedGitHub, folder: MergedFolder, one: Repo) -> None:
    folder.merge("labels")
    for number in (1, 4):
        one.streams["labels"].remove(number)
    github.create(one, "labels")
    folder.crawl()
    done = folder.merge("labels")
    assert (done.inserted, done.deleted) == (1, 2)
    assert len([row for row in folder.rows("labels") if row["repository"] == "two"]) == 2


def test_a_snapshot_without_items_deletes_all(folder: MergedFolder, one: Repo) -> None:
    folder.merge("labels")
    for number in range(1, 5):
        one.streams["labels"].remove(number)
    folder.crawl()
    assert folder.merge("labels").deleted == 4
    assert [row["repository"] for row in folder.rows("labels")] == ["two", "two"]


@pytest.mark.parametrize("deleted", [False, True])
def test_deleted_items_are_those_of_read(folder: MergedFolder, one: Repo, deleted: bool) -> None:
    folder.merge(deleted=deleted)
    one.streams["issues"].remove(5)
    folder.crawl(sweep=True)
    done = folder.merge(deleted=deleted)
    assert (done.inserted, done.updated, done.deleted) == ((0, 1, 0) if deleted else (0, 0, 1))
    gone = [row["deleted_at"] for row in folder.rows() if row["number"] == 5 and row["repository"] == "one"]
    assert len(gone) == deleted and None not in gone


@pytest.mark.parametrize("deleted", [False, True])
def test_items_that_were_deleted_before_the_first_merge(folder: MergedFolder, one: Repo, deleted: bool) -> None:
    one.streams["issues"].remove(5)
    folder.crawl(sweep=True)
    assert folder.merge(deleted=deleted).inserted == 16 + deleted


def test_a_table_gets_the_columns_that_rows_get(github: SimulatedGitHub, folder: MergedFolder, one: Repo) -> None:
    folder.merge()
    for raw in (True, False):
        github.touch(one, "issues", 2)
        github.create(one, "issues")
        folder.crawl(raw=raw)
        assert folder.merge() == Merged(inserted=1, updated=1, deleted=0, version=2 if raw else 3)
        [row] = [row for row in folder.rows() if row["number"] == 2 and row["repository"] == "one"]
        assert (row["raw"] is not None) == raw


def test_a_stream_of_the_user_may_get_columns_and_lose_them(
    github: SimulatedGitHub, folder: MergedFolder, one: Repo
) -> None:
    route = "GET /repos/{owner}/{repo}/issues"
    for columns in ("theNumber=number:int title", "theNumber=number:int state", "theNumber=number:int title"):
        mine = Stream("mine", route, columns, "number", "since", "updated_at", "state=all&sort=updated&direction=asc")
        folder.crawl(streams=[mine])
        folder.merge(mine)
        github.touch(one, "issues", 2)


def test_a_renamed_repository_keeps_its_rows(github: SimulatedGitHub, folder: MergedFolder, one: Repo) -> None:
    folder.merge()
    github.rename(one, "o/other")
    other = github.add("o/one", issues=2)
    github.touch(one, "issues", 3)
    folder.crawl()
    done = folder.merge()
    assert (done.inserted, done.updated) == (2, 1)
    names = {row["repository"] for row in folder.rows() if row["repository_id"] == other.id}
    assert names == {f"one@{other.id}"} and len(folder.rows()) == 19


def test_rows_without_a_repository(tmp_path: pathlib.Path) -> None:
    """Those of owners, and outcomes of owners that cannot be listed."""
    github = ferrohub.testing.GitHub()
    mona, hubot = github.user("mona"), github.user("hubot")
    github.organization("octo", owners=[mona], members=[hubot])
    client = ferrohub.Client(token=github.token("mona"), transport=github)
    root, streams = tmp_path / "folder", ("owners", "members", "outcomes")
    for left in (2, 1):
        crawl(["octo/*", "nobody/*"], ["members"], client, root)
        for stream in streams:
            merge(root, stream, tmp_path / stream)
            assert_equal(root, stream, tmp_path / stream)
        assert len(rows(tmp_path / "members")) == left
        client.organization("octo").remove_member("hubot")
    assert {row["repository"] for stream in streams for row in rows(tmp_path / stream)} == {None}


def test_the_folder_and_the_table_may_be_objects(folder: MergedFolder) -> None:
    names = [(name, pa.string()) for name in ("owner", "repository", "mine")]
    schema = pa.schema([*STREAMS["issues"].schema(), *names])
    table = deltalake.DeltaTable.create(folder.place(), schema, partition_by=["repository"])
    filesystem = fs.SubTreeFileSystem(str(folder.path), fs.LocalFileSystem())
    assert merge(filesystem, "issues", table).inserted == 17 == table.count()
    table.update({"mine": "'note'"}, predicate="number = 1")
    assert merge(pathlib.Path(folder.path), STREAMS["issues"], table).version == 3
    assert sorted(row["number"] for row in folder.rows() if row["mine"] == "note") == [1, 1]
    # Also one that somebody else has made has one stream, and keeps the choice of the first call.
    with pytest.raises(ValueError, match="was made for the stream 'issues', not 'workflow_runs'"):
        merge(folder.path, "workflow_runs", table)
    with pytest.raises(ValueError, match="was made with deleted=False"):
        merge(folder.path, "issues", table, deleted=True)


def test_columns_that_must_not_be_null_stay_so(github: SimulatedGitHub, folder: MergedFolder, one: Repo) -> None:
    names = [pa.field(name, pa.string(), nullable=False) for name in ("owner", "repository")]
    fields = [field.with_nullable(field.name != "number") for field in STREAMS["issues"].schema()]
    table = deltalake.DeltaTable.create(folder.place(), pa.schema([*fields, *names]))
    assert merge(folder.path, "issues", table).inserted == 17
    github.touch(one, "issues", 2)
    folder.crawl()
    assert merge(folder.path, "issues", folder.place()).updated == 1
    assert not next(each for each in folder.table().schema().fields if each.name == "number").nullable


def test_a_table_that_another_call_makes_meanwhile(folder: MergedFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    original = deltalake.DeltaTable.create

    def create(place: str, *args: Any, **options: Any) -> Any:
        monkeypatch.setattr(deltalake.DeltaTable, "create", original)
        assert folder.merge().inserted == 17
        return original(place, *args, **options)

    monkeypatch.setattr(deltalake.DeltaTable, "create", create)
    assert merge(folder.path, "issues", folder.place()) == Merged(0, 0, 0, 1)
    assert len(folder.rows()) == 17


#: In a process of its own: while deltalake waits for a response, no other thread runs, such as the server.
MERGING = """
import json, sys
from ferrohub.delta import merge
print(merge(sys.argv[1], "labels", sys.argv[2], storage_options=json.loads(sys.argv[3])))
"""


@pytest.mark.slow
def test_the_folder_and_the_table_may_be_in_an_object_store(github: SimulatedGitHub) -> None:
    for library in ("obstore", "moto"):
        pytest.importorskip(library)
    client, repo = ferrohub.Client(token="...", transport=github), github.add("o/one", issues=3, labels=3)
    with running() as store:
        folder, table = store.url(f"{store.bucket()}/folder"), f"s3://{store.bucket()}/labels"
        options = {"AWS_ENDPOINT_URL": f"http://{store.host}", "AWS_ALLOW_HTTP": "true", "AWS_REGION": "us-east-1",
                   "AWS_ACCESS_KEY_ID": "key", "AWS_SECRET_ACCESS_KEY": "secret"}  # fmt: skip
        command = [sys.executable, "-c", MERGING, folder, table, json.dumps(options)]
        for change, done in ((None, Merged(3, 0, 0, 1)), (2, Merged(0, 2, 1, 2)), (None, Merged(0, 0, 0, 2))):
            if change is not None:
                repo.streams["labels"].remove(change)
            assert crawl(["o/one"], ["labels"], client, folder).complete
            shown = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, timeout=PATIENCE).stdout
            assert shown.strip() == repr(done)


@pytest.mark.parametrize(
    ("options", "error", "text"),
    [
        ({"stream": "labels"}, ValueError, "was made for the stream 'issues', not 'labels'"),
        ({"deleted": True}, ValueError, "was made with deleted=False"),
        ({"stream": "nothing"}, ValueError, "'nothing'"),
        ({"stream": "reviews"}, ValueError, "has no rows of the stream 'reviews'"),
        ({"table": 3}, TypeError, "not int"),
        ({"table": "numbers"}, ValueError, "column 'number' of the table is string, and that of the stream is int64"),
        ({"table": "others"}, ValueError, "has no column 'crawled_at', which the stream 'issues' needs"),
        ({"table": "made", "storage_options": {}}, ValueError, "storage_options"),
    ],
)
def test_what_does_not_fit_raises_before_anything_is_read(
    folder: MergedFolder, options: dict[str, Any], error: type[Exception], text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder.merge()
    names = [(name, pa.string()) for name in ("owner", "repository")]
    known = [(field.name, field.type) for field in STREAMS["issues"].schema() if field.name != "number"]
    schemas = {"numbers": [*names, *known, ("number", pa.string())], "others": [*names, ("number", pa.int64())]}
    tables = {
        name: deltalake.DeltaTable.create(folder.place(name), pa.schema(columns)) for name, columns in schemas.items()
    } | {"made": folder.table()}
    table = options.pop("table", folder.place())
    monkeypatch.setattr(_additions.Additions, "batches", lambda self: pytest.fail("something is read"))
    with pytest.raises(error, match=text):
        merge(folder.path, options.pop("stream", "issues"), tables.get(table, table), **options)
    assert folder.table().version() == 1


def test_rows_that_do_not_fit_into_the_table_raise(folder: MergedFolder) -> None:
    made = read(folder.path, "issues").drop_columns(["owner", "repository", "comments"]).slice(0, 1)
    folder.merge()
    with _partition.Partition(_folder.Folder(folder.path), "o", "one") as stored:
        stored.commit({"issues": made.append_column("comments", pa.array(["many"]))}, lambda: None)
    with pytest.raises(ValueError, match=r"do not fit into the table: .*many"):
        merge(folder.path, "issues", folder.place())
    assert folder.table().version() == 1


@pytest.mark.parametrize("way", all_but(2, ["since", "snapshot", "newest", "parent", "whole", "open"]))
def test_tables_equal_the_folder_of_a_repository_that_changes_at_random(
    way: str, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While crawls are killed, and files are compacted, also after merges that were interrupted."""
    monkeypatch.setattr(_additions, "SIZE", 1500)
    names, done = crawl_model.WAYS[way], []

    def crawl_and_merge(targets: Any, streams: Any, client: Any, into: Any, **options: Any) -> Any:
        report = crawl(targets, streams, client, into, **options)
        done.append(report)
        if len(done) % 3 == 1:
            compact(into, streams, drop_versions=True, keep=0)
        for name in names:
            stream, table = crawl_model.MODELLED[name], tmp_path / name
            with pytest.MonkeyPatch.context() as patched:
                interrupt(patched, len(done) % 4)
                try:
                    merge(into, stream, table)
                except KeyboardInterrupt:
                    continue
            assert_equal(into, stream, table)
        return report

    monkeypatch.setattr(crawl_model, "crawl", crawl_and_merge)
    crawl_model.play(names, 1, tmp_path / "folder")
    for name in names:
        merge(tmp_path / "folder", crawl_model.MODELLED[name], tmp_path / name)
        assert_equal(tmp_path / "folder", crawl_model.MODELLED[name], tmp_path / name)
    assert len(done) > 5
