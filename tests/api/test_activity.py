"""Stars, watched repositories and notifications."""

from __future__ import annotations

import datetime
from typing import Any

import pytest

import ferrohub
from ferrohub._core import Stargazer
from ferrohub.exceptions import NotFoundError, NotRefreshable
from harness import Case, Reply, Server, body_of, check, make, outcomes

REPO = "/repos/octocat/Hello-World"
THREAD = "/notifications/threads/1"
ALL = {"per_page": "100"}
STAR = "application/vnd.github.star+json"
SORTED = {"sort": "updated", "direction": "asc"}
WISHES = {"subscribed": True, "ignored": False}
UTC = datetime.timezone.utc


def listing(operation: str, path: str, item: str, body: str = "", *args: Any, **more: Any) -> Case:
    """A listing of all items."""
    return Case(operation, args, f"GET {path}", query=ALL, reply=f"[{body or item}]", result=f"[{item}]", **more)


def subscription(name: str, **sent: bool) -> Case:
    """An operation that changes what one hears of a repository."""
    request = f"PUT {REPO}/subscription"
    reply = "RepositorySubscription"
    return Case(f"ShortRepository.{name}", (), request, json=sent, reply=reply, result=reply)


CASES = [
    Case("Client.star", ("a", "b"), "PUT /user/starred/a/b", status=204, result=True, refused=404),
    Case("Client.unstar", ("a", "b"), "DELETE /user/starred/a/b", status=204, result=True, refused=404),
    Case("Client.is_starred", ("a", "b"), "GET /user/starred/a/b", status=204, result=True, refused=404),
    listing("Client.starred", "/user/starred", "ShortRepository", "Repository"),
    Case("Client.starred", (), "GET /user/starred", SORTED, {**ALL, **SORTED}, reply=[], result=[], note="sorted"),
    Case("Client.starred_by", ("mona",), "GET /users/mona/starred", SORTED, {**ALL, **SORTED}, reply=[], result=[]),
    listing("ShortUser.starred_repositories", "/users/octocat/starred", "StarredRepository", headers={"Accept": STAR}),
    listing("ShortRepository.stargazers", f"{REPO}/stargazers", "Stargazer", headers={"Accept": STAR}),
    listing("Client.subscriptions", "/user/subscriptions", "ShortRepository", "Repository"),
    listing("Client.subscriptions_for", "/users/mona/subscriptions", "ShortRepository", "Repository", "mona"),
    listing("ShortUser.subscriptions", "/users/octocat/subscriptions", "ShortRepository", "Repository"),
    listing("ShortRepository.subscribers", f"{REPO}/subscribers", "ShortUser"),
    Case(
        "ShortRepository.subscription",
        (),
        f"GET {REPO}/subscription",
        reply="RepositorySubscription",
        result="RepositorySubscription",
    ),
    subscription("subscribe", subscribed=True),
    subscription("unsubscribe", subscribed=False),
    subscription("ignore", ignored=True),
    subscription("unignore", ignored=False),
    Case(
        "ShortRepository.delete_subscription",
        (),
        f"DELETE {REPO}/subscription",
        status=204,
        result=True,
        refused=404,
    ),
    Case(
        "RepositorySubscription.set",
        (True, False),
        f"PUT {REPO}/subscription",
        json=WISHES,
        reply="RepositorySubscription",
        result=None,
    ),
    Case("RepositorySubscription.delete", (), f"DELETE {REPO}/subscription", status=204, result=True, refused=404),
    listing("Client.notifications", "/notifications", "Thread"),
    Case(
        "Client.notifications",
        (True, True, 7, '"abc"'),
        "GET /notifications",
        query={"all": "true", "participating": "true", "per_page": "7"},
        headers={"If-None-Match": '"abc"'},
        reply=[],
        result=[],
        note="everything",
    ),
    Case(
        "ShortRepository.notifications",
        (),
        f"GET {REPO}/notifications",
        query={**ALL, "all": "false", "participating": "false"},
        reply="[Thread]",
        result="[Thread]",
    ),
    Case(
        "ShortRepository.notifications",
        (True,),
        f"GET {REPO}/notifications",
        {"since": datetime.datetime(2014, 4, 3, 20, 58, 10, tzinfo=datetime.timezone(datetime.timedelta(hours=2)))},
        {**ALL, "all": "true", "participating": "false", "since": "2014-04-03T18:58:10Z"},
        reply=[],
        result=[],
        note="since",
    ),
    Case(
        "ShortRepository.mark_notifications",
        (),
        f"PUT {REPO}/notifications",
        json={"read": True},
        status=205,
        result=True,
        refused=404,
    ),
    Case(
        "ShortRepository.mark_notifications",
        ("2014-04-03T18:58:10Z",),
        f"PUT {REPO}/notifications",
        json={"read": True, "last_read_at": "2014-04-03T18:58:10Z"},
        reply={"message": "Notifications are being marked as read in the background."},
        status=202,
        result=True,
        note="in-the-background",
    ),
    Case("Thread.mark", (), f"PATCH {THREAD}", status=205, result=True, refused=404),
    Case(
        "Thread.subscription",
        (),
        f"GET {THREAD}/subscription",
        reply="ThreadSubscription",
        result="ThreadSubscription",
    ),
    Case(
        "Thread.set_subscription",
        (True, False),
        f"PUT {THREAD}/subscription",
        json=WISHES,
        reply="ThreadSubscription",
        result="ThreadSubscription",
    ),
    Case("Thread.delete_subscription", (), f"DELETE {THREAD}/subscription", status=204, result=True, refused=404),
    Case(
        "ThreadSubscription.set",
        (True, False),
        f"PUT {THREAD}/subscription",
        json=WISHES,
        reply="ThreadSubscription",
        result=None,
    ),
    Case("ThreadSubscription.delete", (), f"DELETE {THREAD}/subscription", status=204, result=True, refused=404),
]


@pytest.mark.parametrize(("case", "outcome"), outcomes(CASES))
def test_operation(case: Case, outcome: str, server: Server) -> None:
    check(case, outcome, server)


def test_objects_where_names_are_taken(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(status=204))
    repository = make("Repository", client)
    assert client.star(repository.owner, repository) is True
    assert server.requests[0].line == "PUT /user/starred/octocat/Hello-World"


@pytest.mark.parametrize("nothing", ["", None])
def test_no_time_marks_everything(nothing: Any, client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(status=205))
    assert make("Repository", client).mark_notifications(nothing) is True
    assert server.requests[0].json == {"read": True}


@pytest.mark.parametrize("name", ["ThreadSubscription", "RepositorySubscription"])
def test_a_changed_subscription_shows_in_the_object(name: str, client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({**body_of(name), "subscribed": False, "ignored": True}))
    subscription = make(name, client)
    assert subscription.set(False, True) is None
    assert (subscription.subscribed, subscription.ignored) == (False, True)
    server.will(Reply({"message": "Not Found"}, 404))
    with pytest.raises(NotFoundError):
        subscription.set(True, False)
    assert subscription.ignored is True


def test_a_stargazer_is_an_account(client: ferrohub.Client, server: Server) -> None:
    stargazer = make("Stargazer", client)
    assert stargazer.starred_at == datetime.datetime(2011, 1, 16, 19, 6, 43, tzinfo=UTC)
    assert (stargazer.login, stargazer.id, str(stargazer)) == ("octocat", 1, "octocat")
    assert stargazer == make("ShortUser", client) == stargazer.user
    assert stargazer.as_dict()["user"]["login"] == "octocat"
    server.will(Reply([]))
    assert list(stargazer.followers()) == []
    assert [r.line for r in server.requests] == ["GET /users/octocat/followers"]
    server.will(Reply(body_of("User")))
    assert type(stargazer.refresh()).__name__ == "User"


def test_a_stargazer_of_the_other_form(client: ferrohub.Client, server: Server) -> None:
    """Without the media type of stars GitHub returns plain accounts."""
    stargazer = Stargazer.from_dict(make("ShortUser", client).as_dict(), client)
    assert (stargazer.login, stargazer.starred_at, stargazer.user) == ("octocat", None, None)
    assert stargazer == make("ShortUser", client)
    server.will(Reply([]))
    assert list(stargazer.followers()) == []
    assert [r.line for r in server.requests] == ["GET /users/octocat/followers"]


def test_a_starred_repository(client: ferrohub.Client, server: Server) -> None:
    starred = make("StarredRepository", client)
    assert starred.repo == starred.repository and starred.repository.full_name == "octocat/Hello-World"
    assert starred == make("StarredRepository", client)
    with pytest.raises(NotRefreshable):
        starred.refresh()
    assert server.requests == []


def test_the_fields_of_a_notification(client: ferrohub.Client, server: Server) -> None:
    thread = make("Thread", client)
    assert (thread.id, thread.reason, thread.unread) == ("1", "subscribed", True)
    assert thread.repository.owner.login == "octocat"
    assert thread.subject["title"] == "Greetings"
    server.will(Reply({**body_of("Thread"), "unread": False}))
    assert thread.refresh() is thread and thread.unread is False


@pytest.mark.parametrize(
    ("call", "error", "argument"),
    [
        (lambda c: c.star("", "Hello-World"), ValueError, "username"),
        (lambda c: c.unstar("octocat", ""), ValueError, "repo"),
        (lambda c: c.is_starred("octocat", ".."), ValueError, "repo"),
        (lambda c: c.starred(sort="name"), ValueError, "sort"),
        (lambda c: c.starred_by("octocat", direction="up"), ValueError, "direction"),
        (lambda c: make("User", c).starred_repositories(sort="stars"), ValueError, "sort"),
        (lambda c: c.notifications(all="yes"), TypeError, "all"),
        (lambda c: make("Repository", c).notifications(since="yesterday"), ValueError, "since"),
        (lambda c: make("Repository", c).mark_notifications("yesterday"), ValueError, "last_read"),
        (lambda c: make("Thread", c).set_subscription(2, False), TypeError, "subscribed"),
        (lambda c: make("ThreadSubscription", c).set(True), TypeError, "ignored"),
        (lambda c: make("RepositorySubscription", c).set(True, None), TypeError, "ignored"),
    ],
)
def test_bad_input_is_refused_before_anything_is_sent(
    client: ferrohub.Client, server: Server, call: Any, error: type[Exception], argument: str
) -> None:
    with pytest.raises(error, match=argument):
        call(client)
    assert server.requests == []
