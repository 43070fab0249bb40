"""Listings as rows, tables of Arrow and data frames; with a progress bar."""

from __future__ import annotations

import builtins
import datetime
import logging
import pathlib
import subprocess
import sys
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import ServerError
from harness import GITHUB, Reply, Server, declared, make
from listed_issues import BIG, issue, listed
from own_memory import PEAK, measurable
from slow import all_but

pandas = pytest.importorskip("pandas")
polars = pytest.importorskip("polars")
pyarrow = pytest.importorskip("pyarrow")

NOON = datetime.datetime(2026, 11, 3, 12, tzinfo=datetime.timezone.utc)


FIELDS = ("number", "id", "title", "locked", "comments_count", "created_at", "closed_at", "user.login", "labels.name")


def test_rows(client: ferrohub.Client, server: Server) -> None:
    """Listing.to_dicts: the fields that are named, of all pages."""
    rows = listed(client, server, [issue(1)], [issue(2, user=None, labels=[])]).to_dicts(FIELDS)
    assert rows == [
        dict(zip(FIELDS, (1, BIG + 1, "Issue 1", False, 1, NOON, None, "user-1", ["bug", "ä"]), strict=True)),
        dict(zip(FIELDS, (2, BIG + 2, "Issue 2", True, 2, NOON, None, None, []), strict=True)),
    ]
    nested = listed(client, server, [issue(3, new={"deep": [1]})]).to_dicts(["reactions", "user", "new.deep"])
    assert nested == [{"reactions": None, "user": {"login": "user-3", "id": 3}, "new.deep": [1]}]


#: The columns that a table of issues begins with.
FIRST = ["number", "title", "state", "user.login", "labels.name", "comments_count", "created_at", "updated_at"]


def test_a_table_begins_with_the_columns_that_people_want(client: ferrohub.Client, server: Server) -> None:
    (row,) = listed(client, server, [issue(1, state="open")]).to_dicts()
    assert list(row)[: len(FIRST)] == FIRST and list(row)[-1] == "html_url"
    assert list(row.values())[:5] == [1, "Issue 1", "open", "user-1", ["bug", "ä"]]
    assert not row.keys() & {"body", "node_id", "url", "author_association"}
    assert listed(client, server, []).to_arrow().column_names == list(row)
    assert list(listed(client, server, [issue(1)]).to_pandas().columns) == list(row)
    assert listed(client, server, [issue(1)]).to_polars().columns == list(row)


def test_all_columns(client: ferrohub.Client, server: Server) -> None:
    """All declared fields of plain values, whatever the items have."""
    scalar = {"str", "int", "float", "bool", "datetime"}
    due = [field["name"] for field in declared()["ShortIssue"]["fields"] if field["type"] in scalar]
    (row,) = listed(client, server, [issue(1)]).to_dicts(columns="all")
    assert list(row) == due and row["comments_count"] == 1 and row["state"] is None
    assert listed(client, server, []).to_arrow(columns="all").column_names == due
    assert list(listed(client, server, [issue(1)]).to_pandas(columns="all").columns) == due
    assert listed(client, server, [issue(1)]).to_polars(columns="all").columns == due


@pytest.mark.parametrize("method", ["to_dicts", "to_arrow", "to_pandas", "to_polars"])
def test_wrong_columns_raise_before_anything_is_read(client: ferrohub.Client, server: Server, method: str) -> None:
    listing = listed(client, server, [issue(1)])
    with pytest.raises(ValueError, match='columns must be "all" or None, not "some"'):
        getattr(listing, method)(columns="some")
    with pytest.raises(ValueError, match="fields and columns are mutually exclusive"):
        getattr(listing, method)(["number"], columns="all")
    assert server.requests == []


def test_duckdb_reads_dotted_columns_of_a_listing(client: ferrohub.Client, server: Server) -> None:
    duckdb = pytest.importorskip("duckdb")
    listing = listed(client, server, [issue(1), issue(2)], [issue(3)])
    query = 'SELECT "user.login", number FROM listing WHERE list_contains("labels.name", \'bug\') AND number > 1'
    connection = duckdb.connect()
    connection.register("listing", listing)
    assert connection.sql(f"{query} ORDER BY number").fetchall() == [("user-2", 2), ("user-3", 3)]


def test_a_data_frame_for_excel(client: ferrohub.Client, server: Server, tmp_path: pathlib.Path) -> None:
    pytest.importorskip("openpyxl")
    pages = [issue(1), issue(2, labels=[], created_at=None)], [issue(3, labels=None)]
    frame = listed(client, server, *pages).to_pandas(excel=True)
    assert str(frame["created_at"].dtype) == "datetime64[us]"
    assert frame["labels.name"].fillna("-").tolist() == ["bug, ä", "", "-"]
    frame.to_excel(tmp_path / "issues.xlsx", index=False)
    read = pandas.read_excel(tmp_path / "issues.xlsx")
    assert read["created_at"][0] == NOON.replace(tzinfo=None) and read["user.login"].tolist()[2] == "user-3"


def test_a_table_of_arrow(client: ferrohub.Client, server: Server) -> None:
    """Listing.to_arrow: types are those of the fields, each page is a batch."""
    table = listed(client, server, [issue(1)], [issue(2, user=None, labels=None)]).to_arrow(FIELDS)
    assert isinstance(table, ferrohub.Table)
    assert (len(table), table.num_rows, table.column_names) == (2, 2, list(FIELDS))
    assert repr(table) == "<Table 2 rows, 9 columns>"
    assert list(table.types.values()) == [
        *("int64", "int64", "utf8", "bool", "int64", "timestamp[us, UTC]", "timestamp[us, UTC]", "utf8", "list<utf8>")
    ]
    read = pyarrow.table(table)
    assert read.to_pylist() == [
        dict(zip(FIELDS, (1, BIG + 1, "Issue 1", False, 1, NOON, None, "user-1", ["bug", "ä"]), strict=True)),
        dict(zip(FIELDS, (2, BIG + 2, "Issue 2", True, 2, NOON, None, None, None), strict=True)),
    ]
    assert [str(kind) for kind in read.schema.types][5:] == [
        *("timestamp[us, tz=UTC]", "timestamp[us, tz=UTC]", "string", "list<item: string>")
    ]
    assert pyarrow.table(table) == read  # it can be read again and again
    assert pyarrow.table(listed(client, server, [issue(1)])).column("number").to_pylist() == [1]


def test_a_listing_can_be_taken_for_a_table_more_than_once(client: ferrohub.Client, server: Server) -> None:
    """DuckDB takes it for the schema first, and for the rows later."""
    pages = [issue(1), issue(2)], [issue(3)]
    listing = listed(client, server, *pages)
    assert next(listing).number == 1
    first = pyarrow.RecordBatchReader.from_stream(listing).schema
    for _ in range(2):
        table = pyarrow.table(listing)
        assert table.schema == first and table["number"].to_pylist() == [2, 3]
    assert polars.DataFrame(listing).height == 2 and listing.to_dicts() == []
    assert [request.query.get("page") for request in server.requests] == [None, "2"]
    listed(client, server, *pages)
    assert pyarrow.table(listing.refresh())["number"].to_pylist() == [1, 2, 3]
    listing.close()
    assert pyarrow.table(listing).num_rows == 0


@pytest.mark.parametrize(
    ("field", "value", "due"),
    [
        ("title", {"a": [1, None]}, '{"a": [1, null]}'),
        ("title", 7, "7"),
        ("title", "\ud800x", "\N{REPLACEMENT CHARACTER}" * 3 + "x"),
        ("user", {"login": "a"}, '{"login": "a"}'),
        ("labels", [{"name": "a"}], '[{"name": "a"}]'),
        ("number", 3.0, 3),
        ("comments", "seven", None),
        ("number", 10**30, None),
        ("number", 1.5, None),
        ("locked", "yes", None),
        ("created_at", "yesterday", None),
        ("created_at", "2026-11-03T13:00:00.25+01:00", NOON + datetime.timedelta(seconds=0.25)),
        ("user.login", ["a"], None),
        ("labels.id", [1], None),
    ],
)
def test_values_of_another_kind(
    client: ferrohub.Client, server: Server, caplog: Any, field: str, value: Any, due: Any
) -> None:
    """A declared column keeps its type; what does not fit becomes null, and the logger tells."""
    item = issue(1, **{field.partition(".")[0]: value})
    if field == "user.login":
        item["user"] = {"login": [1]}
        due = "[1]"
    if field == "labels.id":
        item["labels"] = [{"id": "x"}, {"id": 5}, {}]
        due = [None, 5, None]
    with caplog.at_level(logging.WARNING, "ferrohub"):
        table = listed(client, server, [issue(2), item]).to_arrow([field])
    assert pyarrow.table(table).column(field).to_pylist()[1] == due
    lost = due is None or field == "labels.id"
    assert [record.getMessage() for record in caplog.records] == (
        [f"{field}: 1 values of another type became null"] if lost else []
    )
    assert table.types == listed(client, server, []).to_arrow([field]).types


@pytest.mark.parametrize(
    ("values", "type_name", "due"),
    [
        ([1, None, 2], "int64", [1, None, 2]),
        ([1, 2.5], "float64", [1.0, 2.5]),
        ([True, False], "bool", [True, False]),
        (["a", "2026-11-03T12:00:00Z"], "utf8", ["a", "2026-11-03T12:00:00Z"]),
        ([1, "1", None], "utf8", ["1", '"1"', None]),
        ([{"a": 1}, None], "utf8", ['{"a": 1}', None]),
        ([["a"], [], None], "list<utf8>", [["a"], [], None]),
        ([[1], [None]], "list<int64>", [[1], [None]]),
        ([[1], ["a"]], "utf8", ["[1]", '["a"]']),
        ([[{"a": 1}]], "utf8", ['[{"a": 1}]']),
        ([10**30, 1], "utf8", [str(10**30), "1"]),
        ([None], "utf8", [None]),
    ],
)
def test_types_of_undeclared_fields(
    client: ferrohub.Client, server: Server, values: list[Any], type_name: str, due: list[Any]
) -> None:
    """The type that holds all values of all pages."""
    pages = [[issue(1, brand_new=value)] for value in values]
    table = listed(client, server, *pages).to_arrow(["brand_new"])
    assert table.types == {"brand_new": type_name}
    assert pyarrow.table(table).column("brand_new").to_pylist() == due


@pytest.mark.parametrize("method", ["to_dicts", "to_arrow", "to_pandas", "to_polars"])
@pytest.mark.parametrize(
    ("fields", "error", "message"),
    [
        ("title", TypeError, "fields must be an iterable of names"),
        ([1], TypeError, "fields must be an iterable of names"),
        (5, TypeError, "fields must be an iterable of names"),
        ([], ValueError, "names no field"),
        (["title", "title"], ValueError, '"title" is named twice'),
        (["user..login"], ValueError, "no name of a field"),
        ([""], ValueError, "no name of a field"),
    ],
)
def test_bad_fields_are_refused_before_anything_is_read(
    client: ferrohub.Client, server: Server, method: str, fields: Any, error: type[Exception], message: str
) -> None:
    listing = listed(client, server, [issue(1)])
    with pytest.raises(error, match=message):
        getattr(listing, method)(fields)
    assert server.requests == []


@pytest.mark.parametrize("method", ["to_dicts", "to_arrow"])
def test_a_misspelt_field_costs_nothing(client: ferrohub.Client, server: Server, method: str) -> None:
    listing = listed(client, server, [issue(1)], [issue(2)])
    with pytest.raises(ValueError, match=r'a ShortIssue has no field "titel" .*did you mean "title"'):
        getattr(listing, method)(["titel"])
    with pytest.raises(ValueError, match=r'a ShortUser has no field "logn" .*did you mean "login"'):
        getattr(listing, method)(["user.logn"])
    assert len(server.requests) == 1
    assert [item.number for item in listing] == [1, 2]


def test_what_is_left_of_a_listing(client: ferrohub.Client, server: Server) -> None:
    listing = listed(client, server, [issue(1), None, issue(2)], [issue(3)])
    assert next(listing).number == 1
    assert listing.to_dicts(["number"]) == [{"number": 2}, {"number": 3}]
    assert listing.to_dicts(["number"]) == [] and len(listing.to_arrow()) == 0
    assert len(listing.refresh().to_arrow(["number"])) == 1  # the server repeats its last response


@pytest.mark.parametrize("method", ["to_dicts", "to_arrow"])
def test_an_error_loses_no_rows(client: ferrohub.Client, server: Server, method: str) -> None:
    """Called again with the same fields, it goes on."""
    more = {"Link": f'<{GITHUB}/issues?page=2>; rel="next"'}
    server.will(Reply([issue(1)], headers=more), Reply({"message": "No"}, 500), Reply([issue(2)]))
    listing = client.issues_on("o", "r")
    with pytest.raises(ServerError):
        getattr(listing, method)(["number"])
    rows = getattr(listing, method)(["number"])
    rows = pyarrow.table(rows).to_pylist() if method == "to_arrow" else rows
    assert rows == [{"number": 1}, {"number": 2}]
    assert len(server.requests) == 3


def test_data_frames(client: ferrohub.Client, server: Server) -> None:
    """Listing.to_pandas and Listing.to_polars: no number loses digits, missing or not."""
    pages = [issue(1), issue(2, id=None)], [issue(3, locked=None)]
    frame = listed(client, server, *pages).to_pandas(FIELDS)
    assert list(frame.columns) == list(FIELDS) and len(frame) == 3
    assert {name: str(frame[name].dtype) for name in ("id", "locked", "created_at")} == {
        "id": "Int64",
        "locked": "boolean",
        "created_at": "datetime64[us, UTC]",
    }
    assert frame["id"][0] == BIG + 1 and frame["id"].isna().tolist() == [False, True, False]
    categories = listed(client, server, *pages).to_pandas(["title"], strings_to_categorical=True)
    assert str(categories["title"].dtype) == "category"

    columns = listed(client, server, *pages).to_polars(FIELDS)
    assert columns.schema["created_at"] == polars.Datetime("us", "UTC")
    assert columns.schema["labels.name"] == polars.List(polars.String)
    assert columns["id"].to_list() == [BIG + 1, None, BIG + 3]
    assert polars.DataFrame(listed(client, server, *pages)).height == 3


@pytest.mark.parametrize(
    ("method", "absent", "message"),
    [
        ("to_pandas", "pandas", r"to_pandas\(\) needs pandas and pyarrow: pip install pandas pyarrow"),
        ("to_pandas", "pyarrow", r"to_pandas\(\) needs pandas and pyarrow: pip install pandas pyarrow"),
        ("to_polars", "polars", r"to_polars\(\) needs polars: pip install polars"),
    ],
)
def test_a_library_that_is_not_there(
    client: ferrohub.Client, server: Server, monkeypatch: Any, method: str, absent: str, message: str
) -> None:
    hide(monkeypatch, absent)
    listing = listed(client, server, [issue(1)])
    with pytest.raises(ImportError, match=message):
        getattr(listing, method)()
    assert server.requests == []
    assert len(listing.to_arrow()) == 1


def hide(monkeypatch: Any, name: str) -> None:
    """As if a library were not installed."""
    imported = builtins.__import__

    def importing(module: str, *args: Any) -> Any:
        if module.partition(".")[0] == name:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return imported(module, *args)

    monkeypatch.setattr(builtins, "__import__", importing)


def test_listings_of_other_things(client: ferrohub.Client, server: Server) -> None:
    """Pairs have key and value, plain dicts their keys, search results the fields of what was found."""
    repository = make("Repository", client)
    server.will(Reply({"Rust": 5, "Python": 7}))
    assert repository.languages().to_dicts() == [{"key": "Rust", "value": 5}, {"key": "Python", "value": 7}]
    assert repository.languages().to_arrow().types == {"key": "utf8", "value": "int64"}
    server.will(Reply([[1, 2, -3]]))
    assert pyarrow.table(repository.code_frequency().to_arrow()).to_pylist() == [{"value": [1, 2, -3]}]
    server.will(Reply([{"total": 1, "week": 2, "days": [0, 1]}, {"total": 3, "new": "x"}]))
    assert repository.commit_activity().to_arrow().types == {
        "total": "int64",
        "week": "int64",
        "days": "list<int64>",
        "new": "utf8",
    }
    server.will(Reply({"total_count": 1, "items": [{**issue(1), "score": 1.5}]}))
    found = client.search_issues("x")
    assert found.to_dicts(["number", "issue.title", "user.login", "score"]) == [
        {"number": 1, "issue.title": "Issue 1", "user.login": "user-1", "score": 1.5}
    ]
    server.will(Reply([{"starred_at": "2026-11-03T12:00:00Z", "user": {"login": "a"}}]))
    assert repository.stargazers().to_dicts(["login", "starred_at"]) == [{"login": "a", "starred_at": NOON}]


def test_progress(client: ferrohub.Client, server: Server, monkeypatch: Any, capsys: Any) -> None:
    """Listing.progress yields the same items; the total is that of the Link header, and true at the end."""
    pages = [issue(1), issue(2)], [issue(3), issue(4)], [issue(5)]
    items = listed(client, server, *pages, last=3).progress("Issues")
    assert server.requests == []
    assert [item.number for item in items] == [1, 2, 3, 4, 5]
    shown = capsys.readouterr().err
    assert "Issues" in shown and "0/6" in shown and "5/5" in shown

    hide(monkeypatch, "tqdm")
    items = listed(client, server, *pages, last=3).progress()
    assert next(items).number == 1
    assert capsys.readouterr().err == "\r/repos/o/r/issues: 1 of 6 items"
    assert len(list(items)) == 4
    assert capsys.readouterr().err.endswith("/repos/o/r/issues: 5 of 5 items\n")

    listing = listed(client, server, *pages, last=3)
    next(listing)
    for item in listing.progress():
        assert item.number == 2
        break
    assert "1 of 5 items" in capsys.readouterr().err
    assert [item.number for item in listing] == [3, 4, 5]
    assert list(listed(client, server, []).progress()) == [] and capsys.readouterr().err == ""


def test_the_expected_number(client: ferrohub.Client, server: Server) -> None:
    """As far as the responses tell: by number, by the last page, by the count of a search."""
    link = f'<{GITHUB}/x?page=2>; rel="next", <{GITHUB}/x?page=7&per_page=100>; rel="last"'
    cursor = f'<{GITHUB}/x?after=abc>; rel="next"'
    for number, headers, due in [
        (-1, {"Link": link}, 700),
        (50, {"Link": link}, 50),
        (-1, {"Link": cursor}, None),
        (5, {"Link": cursor}, 5),
        (-1, {}, 1),
    ]:
        server.will(Reply([issue(1)], headers=headers))
        listing = client.issues_on("o", "r", number=number)
        assert listing._expected() == (0, None)
        next(listing)
        assert listing._expected() == (1, due)
    server.will(Reply({"total_count": 40_000, "items": [issue(1)]}, headers={"Link": link}))
    found = client.search_issues("x")
    next(found)
    assert found._expected() == (1, 700)


WALK = """
import sys
import ferrohub

listing = ferrohub.Client(base_url=sys.argv[1]).issues_on("o", "r")
next(listing)
before = peak()
print(len(getattr(listing, sys.argv[2])(["number", "title"])), peak() - before)
"""


@measurable
@pytest.mark.parametrize("method", all_but(1, ["to_dicts", "to_arrow"]))
def test_memory(server: Server, method: str) -> None:
    """The JSON of a page is let go: 50 pages of 1 MB do not add up."""
    page = [issue(n, body="x" * 100_000) for n in range(10)]
    link = {"Link": f'<{GITHUB}/issues?page=%d>; rel="next"'}
    pages = [Reply(page, headers={name: text % number for name, text in link.items()}) for number in range(2, 51)]
    server.will(*pages, Reply(page))
    command = [sys.executable, "-c", PEAK + WALK, server.url, method]
    count, growth = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    assert int(count) == 499 and float(growth) < 25


def test_nothing_optional_is_imported() -> None:
    """An import of ferrohub imports none of these libraries."""
    code = "import sys, ferrohub; print([n for n in ('pandas', 'polars', 'pyarrow', 'tqdm') if n in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
