"""Resources, listings and tables in notebooks: as HTML, and completed by IPython."""

from __future__ import annotations

import html.parser
from typing import Any

from IPython.core.completer import IPCompleter, provisionalcompleter
from IPython.core.interactiveshell import InteractiveShell

import ferrohub
from harness import Reply, Server, make
from listed_issues import issue, listed


class Html(html.parser.HTMLParser):
    """What a browser would make of HTML: the tags, the URLs, the text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.links: list[str] = []
        self.texts: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.links += [value or "" for name, value in attrs if name == "href"]

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


EVIL = "<script>alert('1')</script>\"&"


def test_a_resource_in_a_notebook(client: ferrohub.Client) -> None:
    """Its plain fields, escaped; only the web is linked; nothing secret."""
    evil = make(
        "Issue", client, title=EVIL, state="javascript:alert(1)", html_url="https://github.com/o/r/issues/1?a&b"
    )
    shown = Html(evil._repr_html_())
    assert "script" not in shown.tags and EVIL in shown.texts and "Issue" in shown.texts
    assert shown.links == ["https://github.com/o/r/issues/1?a&b"]
    for name, value in {"number": evil.number, "user": evil.user.login, "state": evil.state}.items():
        assert shown.texts[shown.texts.index(name) + 1] == str(value)
    assert not [text for text in shown.texts if text.startswith("https://api.")]

    assert Html(make("Issue", client, html_url="javascript:alert(1)")._repr_html_()).links == []
    assert Html(make("Issue", client, html_url="https://me:pass@github.com/")._repr_html_()).links == []
    blog = Html(make("User", client, blog="https://blog.example/<b>")._repr_html_())
    assert "https://blog.example/%3Cb%3E" in blog.links and "<b>" not in blog.tags
    long = make("Issue", client, title="x" * 10_000, body="y" * 100_000)._repr_html_()
    assert len(long) < 10_000
    secret = make("Authorization", client, token="s3cret", hashed_token="s3cret", token_last_eight="s3cret")
    assert "s3cret" not in secret._repr_html_()
    assert make("Issue", client, title=None, user=None, html_url=5)._repr_html_().startswith("<table>")


def test_a_listing_in_a_notebook(client: ferrohub.Client, server: Server) -> None:
    """The items that are read, ten at most; nothing is read for it."""
    listing = listed(client, server, [issue(n, title=EVIL) for n in range(1, 41)], [issue(41)])
    assert Html(listing._repr_html_()).texts == [
        "Listing of ShortIssue at /repos/o/r/issues: nothing is read yet",
    ]
    assert server.requests == []
    next(listing)
    shown = Html(listing._repr_html_())
    assert len(server.requests) == 1
    assert shown.links == [f"https://github.com/o/r/issues/{n}" for n in range(2, 12)]
    assert shown.texts.count(EVIL) == 10 and "script" not in shown.tags
    assert shown.texts[1:7] == ["number", "title", "user.login", "labels.name", "comments_count", "created_at"]
    assert len(list(listing)) == 40
    assert Html(listing._repr_html_()).texts == [
        "Listing of ShortIssue at /repos/o/r/issues: all 41 items are given out",
    ]
    server.will(Reply({"<Rust>": 5}))
    languages = make("Repository", client).languages()
    assert "_repr_html_" in dir(languages) and "<table>" in languages._repr_html_()


def test_a_table_in_a_notebook(client: ferrohub.Client, server: Server) -> None:
    """Ten rows and twelve columns at most, with names and types; escaped, and nothing secret."""
    fields = ["number", "title", "created_at", "closed_at", "labels.name", "locked", "html_url", "x.secret", "score"]
    more = {"x": {"secret": "s3cret"}, "score": 0.5}
    table = listed(client, server, [issue(1, title=EVIL, **more)], [issue(2, labels=None)]).to_arrow(fields)
    shown = Html(table._repr_html_())
    types = ["int64", "utf8", *["timestamp[us, UTC]"] * 2, "list<utf8>", "bool", "utf8", "utf8", "float64"]
    link = "https://github.com/o/r/issues/"
    assert shown.texts == [
        "Table: 2 rows, 9 columns",
        *(text for column in zip(fields, types, strict=True) for text in column),
        *("1", EVIL, "2026-11-03T12:00:00Z", "bug, ä", "false", f"{link}1", "…", "0.5"),
        *("2", "Issue 2", "2026-11-03T12:00:00Z", "true", f"{link}2", "…"),
    ]
    assert shown.links == [f"{link}1", f"{link}2"] and "script" not in shown.tags
    large = listed(client, server, [issue(n) for n in range(1, 8)], [issue(n) for n in range(8, 31)]).to_arrow()
    html = large._repr_html_()
    assert f">Table: the first 10 of 30 rows, the first 12 of {len(large.column_names)} columns</caption>" in html
    assert [html.count(f"<{tag}") for tag in ("tr>", "th ", "td ")] == [11, 12, 120]
    assert Html(listed(client, server, []).to_arrow(["number"])._repr_html_()).texts[0] == "Table: 0 rows, 1 column"


def test_captions_do_not_wrap(client: ferrohub.Client, server: Server) -> None:
    """A browser makes them as narrow as the table otherwise, and that of an unread listing has no rows."""
    for shown in (listed(client, server, []), make("Issue", client), listed(client, server, []).to_arrow(["number"])):
        assert '<caption style="text-align:left;white-space:nowrap">' in shown._repr_html_()


def test_completion_in_ipython(client: ferrohub.Client) -> None:
    """Tab completes the fields, declared or not, and the names of headers."""
    shell = InteractiveShell()
    shell.user_ns["thing"] = make("Issue", client, brand_new=1)
    shell.user_ns["headers"] = ferrohub.Headers([("ETag", "1"), ("Link", "2")])
    completer: Any = IPCompleter(shell, namespace=shell.user_ns)
    completer.use_jedi = False

    def offered(text: str) -> str:
        with provisionalcompleter():
            return " ".join(found.text for found in completer.completions(text, len(text)))

    assert "title" in offered("thing.titl") and "brand_new" in offered("thing.bran")
    assert "ETag" in offered('headers["') and "Link" in offered('headers["')
