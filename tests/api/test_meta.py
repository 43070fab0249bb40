"""The service itself: limits, licenses, templates, Markdown and curiosities."""

from __future__ import annotations

import base64
import urllib.parse
from typing import Any

import pytest

import ferrohub
from ferrohub import URITemplate
from ferrohub._core import RepositoryLicense, ShortLicense
from ferrohub.exceptions import NotFoundError, NotRefreshable, TransportError, UnprocessableResponseBody
from harness import TOKEN, Case, Reply, Server, body_of, check, make, outcomes

REPO = "/repos/octocat/Hello-World"
ALL = {"per_page": "100"}
TOPIC = "https://github.com/octocat/Hello-World/events/push"
CALLBACK = "https://example.com/hook?a=b c"
LIMITS = {"resources": {"core": {"limit": 5000, "remaining": 4999, "used": 1, "reset": 1691591363}}, "rate": {}}
TEMPLATES = ["Actionscript", "C", "C++"]
SAYING = "Responsive is better than fast"
FEEDS = {
    "timeline_url": "https://github.com/timeline",
    "user_url": "https://github.com/{user}",
    "current_user_organization_url": "",
    "current_user_organization_urls": ["https://github.com/organizations/github/octocat.private.atom"],
    "_links": {
        "user": {"href": "https://github.com/{user}", "type": "application/atom+xml"},
        "current_user_organizations": [{"href": "https://github.com/organizations/{org}", "type": ""}],
    },
}
#: These give an empty text for every error status.
SPEAKING = [
    Case("Client.mascot", (), "GET /octocat", reply="MMM.", result="MMM.", refused=404, otherwise=""),
    Case("Client.mascot", ("",), "GET /octocat", reply="MMM.", result="MMM.", note="nothing-said"),
    Case("Client.octocat", ("a b&c",), "GET /octocat", query={"s": "a b&c"}, reply="MMM.", result="MMM."),
    Case("Client.zen", (), "GET /zen", reply=SAYING, result=SAYING, refused=404, otherwise=""),
    Case(
        "Client.markdown",
        ("Hello **world**",),
        "POST /markdown",
        json={"text": "Hello **world**"},
        reply="<p>Hello é</p>",
        result="<p>Hello é</p>",
        refused=422,
        otherwise="",
    ),
    Case(
        "Client.markdown",
        ("See #1", "gfm", "octocat/Hello-World"),
        "POST /markdown",
        json={"text": "See #1", "mode": "gfm", "context": "octocat/Hello-World"},
        reply="<p>See</p>",
        result="<p>See</p>",
        note="of-a-repository",
    ),
]
CASES = [
    Case("Client.meta", (), "GET /meta", reply={"hooks": ["192.30.252.0/22"]}, result={"hooks": ["192.30.252.0/22"]}),
    Case("Client.rate_limit", (), "GET /rate_limit", reply=LIMITS, result=LIMITS),
    Case("Client.emojis", (), "GET /emojis", reply={"+1": "https://e/1.png"}, result={"+1": "https://e/1.png"}),
    Case("Client.feeds", (), "GET /feeds", reply=FEEDS, result=lambda feeds: feeds.keys() == FEEDS.keys()),
    Case(
        "Client.gitignore_template",
        ("C++",),
        "GET /gitignore/templates/C%2B%2B",
        reply={"name": "C++", "source": "*.o\n"},
        result="*.o\n",
    ),
    Case("Client.gitignore_templates", (), "GET /gitignore/templates", reply=TEMPLATES, result=TEMPLATES),
    Case("Client.license", ("mit",), "GET /licenses/mit", reply="License", result="License"),
    Case("Client.licenses", (), "GET /licenses", query=ALL, reply="[License]", result="[ShortLicense]"),
    Case(
        "ShortRepository.license",
        (),
        f"GET {REPO}/license",
        reply="RepositoryLicense",
        result="RepositoryLicense",
    ),
]


@pytest.mark.parametrize(("case", "outcome"), outcomes(CASES))
def test_operation(case: Case, outcome: str, server: Server) -> None:
    check(case, outcome, server)


@pytest.mark.parametrize(("case", "outcome"), [p for p in outcomes(SPEAKING) if p.values[1] != "error"])
def test_speaking(case: Case, outcome: str, server: Server) -> None:
    check(case, outcome, server)


@pytest.mark.parametrize("status", [400, 401, 403, 404, 422, 429, 451, 500, 503])
@pytest.mark.parametrize("name", ["zen", "mascot", "octocat", "markdown"])
def test_a_refusal_is_an_empty_text(name: str, status: int, client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"message": "No"}, status))
    client.session.retries = 0
    assert getattr(client, name)(*(["x"] if name == "markdown" else [])) == ""


def test_no_connection_is_an_error_all_the_same() -> None:
    with pytest.raises(TransportError):
        ferrohub.Client(base_url="http://127.0.0.1:9", retries=0).zen()


def test_raw_markdown_is_plain_text(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply("<h3>é</h3>"))
    assert client.markdown("### é", "gfm", make("Repository", client), raw=True) == "<h3>é</h3>"
    (request,) = server.requests
    assert (request.line, request.query) == ("POST /markdown/raw", {})
    assert request.body == "### é".encode()
    assert request.headers["content-type"] == "text/plain"


def test_a_repository_is_a_context(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply("<p>x</p>"))
    client.markdown("x", mode="gfm", context=make("Repository", client))
    client.markdown("x", mode="", context="")
    assert [r.json for r in server.requests] == [
        {"text": "x", "mode": "gfm", "context": "octocat/Hello-World"},
        {"text": "x"},
    ]


def test_addresses_of_feeds_are_templates(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(FEEDS))
    feeds = client.feeds()
    assert feeds["user_url"].expand(user="mona") == "https://github.com/mona"
    assert feeds["current_user_organization_url"] == URITemplate("")
    assert feeds["current_user_organization_urls"] == [URITemplate(FEEDS["current_user_organization_urls"][0])]  # type: ignore[index]
    assert feeds["_links"]["user"] == {"href": URITemplate("https://github.com/{user}"), "type": "application/atom+xml"}
    assert feeds["_links"]["current_user_organizations"][0]["href"].variables == ["org"]


@pytest.mark.parametrize(
    "odd", [{"user_url": None, "a_urls": None, "_links": None}, {"_links": {"a": [1], "b": None}}, {}]
)
def test_odd_feeds_are_given_as_they_are(odd: dict[str, Any], client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(odd))
    assert client.feeds() == odd


def test_only_urls_at_the_documented_places_of_feeds_are_templates(client: ferrohub.Client, server: Server) -> None:
    """Other texts, and the same keys at another depth, stay text."""
    plain = {
        "href": "https://h/{a}",
        "list_url": ["https://h/{a}"],
        "text_urls": "https://h/{a}",
        "more": {"user_url": "https://h/{a}", "user_urls": ["https://h/{a}"], "href": "https://h/{a}"},
        "_links": {"a": {"user_url": "https://h/{a}", "b": {"href": "https://h/{a}"}}, "href": "https://h/{a}"},
    }
    server.will(Reply(plain))
    assert repr(client.feeds()) == repr(plain)


def test_a_template_without_text_is_empty(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"name": "C"}))
    assert client.gitignore_template("C") == ""
    server.will(Reply(["C"]))
    with pytest.raises(UnprocessableResponseBody):
        client.gitignore_template("C")
    server.will(Reply({"message": "Not Found"}, 404))
    with pytest.raises(NotFoundError):
        client.gitignore_template("Nothing")


def test_the_hook_is_a_form(client: ferrohub.Client, server: Server) -> None:
    """Client.pubsubhubbub."""
    server.will(Reply(status=204))
    assert client.pubsubhubbub("subscribe", TOPIC, CALLBACK, "s3cret&") is True
    assert client.pubsubhubbub("unsubscribe", TOPIC, CALLBACK) is True
    first, second = server.requests
    assert first.line == "POST /hub" and first.query == {}
    assert first.headers["content-type"] == "application/x-www-form-urlencoded"
    assert first.headers["authorization"] == f"token {TOKEN}"
    assert urllib.parse.parse_qsl(first.body.decode()) == [
        ("hub.mode", "subscribe"),
        ("hub.topic", TOPIC),
        ("hub.callback", CALLBACK),
        ("hub.secret", "s3cret&"),
    ]
    assert b"hub.secret" not in second.body


def test_the_hook_of_an_installation(server: Server) -> None:
    client = ferrohub.ClientEnterprise(server.url, token=TOKEN)
    server.will(Reply({"message": "Not Found"}, 404))
    assert client.pubsubhubbub("subscribe", TOPIC, CALLBACK) is False
    assert server.requests[0].line == "POST /api/v3/hub"


@pytest.mark.parametrize(
    "topic",
    [
        "not a topic",
        "https://github.com/octocat/Hello-World",
        "https://github.com/octocat/Hello-World/events/push/",
        "https://github.com/octocat/Hello-World/events/push?a=b",
        "https://github.com/octocat/Hello%20World/events/push",
        "https://github.com//Hello-World/events/push",
        "ftp://github.com/octocat/Hello-World/events/push",
    ],
)
def test_another_topic_is_not_sent(topic: str, client: ferrohub.Client, server: Server) -> None:
    assert client.pubsubhubbub("subscribe", topic, CALLBACK) is False
    assert server.requests == []


def test_the_fields_of_a_license(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(body_of("License")))
    short = make("ShortLicense", client)
    full = short.refresh()
    assert type(full).__name__ == "License" and full == short and str(full) == "MIT License"
    assert full.permissions == ["commercial-use", "modifications", "distribution", "sublicense", "private-use"]
    assert [r.line for r in server.requests] == ["GET /licenses/mit"]
    server.will(Reply(body_of("License")))
    assert client.license(short).key == "mit"


def test_an_unknown_license_cannot_be_refreshed(client: ferrohub.Client, server: Server) -> None:
    with pytest.raises(NotRefreshable):
        ShortLicense.from_dict({"key": "other", "name": "Other", "url": None}, client).refresh()
    with pytest.raises(NotRefreshable):
        make("RepositoryLicense", client).refresh()
    assert server.requests == []


@pytest.mark.parametrize(
    ("body", "text"),
    [
        ({"content": "TUlUIExp\nY2Vuc2U=\n", "encoding": "base64"}, "MIT License"),
        ({"content": base64.b64encode("né".encode("latin-1")).decode(), "encoding": "base64"}, "n\ufffd"),
        ({"content": "MIT License", "encoding": "none"}, "MIT License"),
        ({"content": None, "encoding": "base64"}, ""),
        ({}, ""),
    ],
)
def test_the_text_of_a_license(body: dict[str, Any], text: str, client: ferrohub.Client, server: Server) -> None:
    """RepositoryLicense.decode_content."""
    assert RepositoryLicense.from_dict(body, client).decode_content() == text
    assert server.requests == []


def test_the_license_of_a_repository(client: ferrohub.Client) -> None:
    found = make("RepositoryLicense", client)
    assert found.decode_content().startswith("MIT License\n\nCopyright")
    assert found.license.spdx_id == "MIT" and found.links["git"] == found.git_url


@pytest.mark.parametrize(
    ("call", "argument"),
    [
        (lambda c: c.license(""), "name"),
        (lambda c: c.gitignore_template(""), "language"),
        (lambda c: c.gitignore_template(".."), "language"),
        (lambda c: c.markdown("x", mode="html"), "mode"),
        (lambda c: c.pubsubhubbub("delete", TOPIC, CALLBACK), "mode"),
        (lambda c: c.pubsubhubbub("subscribe", "", CALLBACK), "topic"),
        (lambda c: c.pubsubhubbub("subscribe", TOPIC, ""), "callback"),
        (lambda c: make("RepositoryLicense", c, content="?").decode_content(), "base64"),
    ],
)
def test_bad_input_is_refused_before_anything_is_sent(
    client: ferrohub.Client, server: Server, call: Any, argument: str
) -> None:
    with pytest.raises(ValueError, match=argument):
        call(client)
    assert server.requests == []


def test_docstrings_say_what_can_go_wrong() -> None:
    assert ":raises: TransportError\n" in ferrohub.Client.zen.__doc__
    assert ":raises" not in RepositoryLicense.decode_content.__doc__
    assert "GitHubError" in ferrohub.Client.license.__doc__


def test_the_hook_needs_a_credential(anonymous: ferrohub.Client, server: Server) -> None:
    with pytest.raises(ferrohub.AuthenticationFailed):
        anonymous.pubsubhubbub("subscribe", TOPIC, CALLBACK)
    assert server.requests == []
