"""Results of operations of GitHub's description: classes, envelopes, media types, questions, pages named in bodies."""

from __future__ import annotations

import datetime
import pickle
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import NotFoundError
from harness import Reply, Server, body_of


def test_objects_with_more_members_keep_their_declared_class(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({**body_of("Issue"), "suggestions": {"labels": []}}))
    updated = client.rest.issues.update("o", "r", 7, state="closed")
    assert type(updated) is ferrohub.issues.Issue and updated == client.rest.issues.get("o", "r", 7)
    server.will(Reply({"id": 1, "pem": "-----"}, 201))
    assert type(client.rest.apps.create_from_manifest("code")) is ferrohub.apps.App


def test_contents_are_contents(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(body_of("Contents")), Reply([body_of("Contents")]))
    contents = ferrohub.repos.contents.Contents
    assert type(client.rest.repos.get_content("o", "r", "a")) is contents
    (item,) = client.rest.repos.get_content("o", "r", "")
    assert type(item) is contents
    assert [r.path for r in server.requests] == ["/repos/o/r/contents/a", "/repos/o/r/contents"]


def test_installations_and_their_repositories_have_their_classes(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply([body_of("Installation")]))
    assert type(next(client.rest.apps.list_installations())) is ferrohub.apps.Installation
    server.will(Reply({"total_count": 1, "repositories": [{"id": 1, "name": "n", "full_name": "o/n"}]}))
    for listing in (
        client.rest.apps.list_repos_accessible_to_installation(),
        client.rest.apps.list_installation_repos_for_authenticated_user(1),
    ):
        assert type(next(listing)) is ferrohub.repos.ShortRepository


def test_a_combined_status_has_its_state(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(body_of("CombinedStatus")))
    status = client.rest.repos.get_combined_status_for_ref("o", "r", "main")
    assert status.state == body_of("CombinedStatus")["state"] and len(status.statuses) > 0


def test_a_listing_has_the_envelope_of_its_pages(client: ferrohub.Client, server: Server) -> None:
    seats = {"total_seats_consumed": 5, "total_seats_purchased": 9}
    server.will(Reply({**seats, "users": [{"github_com_login": "a"}]}))
    listing = client.rest.enterprise_admin.get_consumed_licenses("e")
    assert listing.envelope == {}
    assert [user.github_com_login for user in listing] == ["a"] and listing.envelope == seats
    assert pickle.loads(pickle.dumps(listing)).envelope == seats
    server.will(Reply([]))
    labels = client.rest.issues.list_labels_for_repo("o", "r")
    assert list(labels) == [] and labels.envelope == {}


@pytest.mark.parametrize(
    ("accept", "media", "body", "due"),
    [
        ("diff", "application/vnd.github.diff; charset=utf-8", "--- a\n", "--- a\n"),
        ("sha", "application/vnd.github.v3.sha; charset=utf-8", "c0ffee", "c0ffee"),
        ("html", "text/html; charset=utf-8", "<p>", "<p>"),
        ("raw+json", "application/vnd.github.raw+json; charset=utf-8", "{}", "{}"),
        ("raw", "application/vnd.github.v3.raw; charset=utf-8", b"\x89PNG\xff", b"\x89PNG\xff"),
        ("raw", "application/octet-stream", b"bytes", b"bytes"),
    ],
)
def test_another_media_type_is_text_or_bytes(
    client: ferrohub.Client, server: Server, accept: str, media: str, body: Any, due: Any
) -> None:
    server.will(Reply(body, headers={"Content-Type": media}))
    assert client.rest.repos.get_commit("o", "r", "x", headers={"Accept": f"application/vnd.github.{accept}"}) == due


def test_another_media_type_of_json_is_an_object(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(body_of("Issue"), headers={"Content-Type": "application/vnd.github.full+json; charset=utf-8"}))
    headers = {"accept": "application/vnd.github.full+json"}
    assert type(client.rest.issues.get("o", "r", 7, headers=headers)) is ferrohub.issues.Issue


def test_a_question_that_a_server_lacks_raises(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"message": "Not Found"}, 404, {"X-GitHub-Enterprise-Version": "3.19.0"}))
    with pytest.raises(NotFoundError):
        client.rest.users.check_blocked("octocat")
    assert client.rest.users.check_following_for_user("a", "b") is False
    server.will(Reply({"message": "Not Found"}, 404))
    assert client.rest.users.check_blocked("octocat") is False


def test_a_cursor_in_the_body_is_followed(client: ferrohub.Client, server: Server) -> None:
    pages = [Reply({"migrations": [{"id": "a"}], "next_cursor": "x"}), Reply({"migrations": [{"id": "b"}]})]
    server.will(*pages)
    listing = client.rest.enterprise_admin.live_migration_list()
    assert [migration.id for migration in listing] == ["a", "b"]
    assert [r.query.get("after") for r in server.requests] == [None, "x"]
    server.will(*pages)
    listing = client.rest.enterprise_admin.live_migration_list()
    next(listing)
    assert [migration.id for migration in pickle.loads(pickle.dumps(listing))] == ["b"]


def test_a_cursor_that_repeats_is_an_error(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"migrations": [{"id": "a"}], "next_cursor": "x"}))
    with pytest.raises(ferrohub.exceptions.TransportError, match="in a circle"):
        list(client.rest.enterprise_admin.live_migration_list())


def test_a_flag_of_a_server_that_ignores_the_page_is_an_error(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"budgets": [{"id": "a"}], "has_next_page": True}))
    with pytest.raises(ferrohub.exceptions.TransportError, match="in a circle"):
        list(client.rest.billing.get_all_budgets_org("o"))


def test_a_flag_in_the_body_is_followed(client: ferrohub.Client, server: Server) -> None:
    server.will(
        Reply({"budgets": [{"id": "a"}], "has_next_page": True}), Reply({"budgets": [], "has_next_page": False})
    )
    for listing in (
        client.rest.billing.get_all_budgets_org("o"),
        client.listing("GET /organizations/{org}/settings/billing/budgets", org="o"),
    ):
        assert [budget.id for budget in listing][:1] in (["a"], [])
    assert [r.query.get("page") for r in server.requests] == [None, "2", None]


def test_an_argument_is_not_given_twice(client: ferrohub.Client, server: Server) -> None:
    with pytest.raises(TypeError, match="got 'state' twice"):
        client.rest.issues.list_for_repo("o", "r", state="open", extra={"state": "closed"})
    with pytest.raises(TypeError, match="missing 1 required argument: 'repo'"):
        client.rest.repos.get("o", extra={"repo": "r"})  # type: ignore[call-arg]
    assert server.requests == []


STAR = {"Accept": "application/vnd.github.star+json"}
STARRED = datetime.datetime(2026, 1, 1, tzinfo=datetime.timezone.utc)


def test_stars_with_their_time_have_the_classes_of_stars(client: ferrohub.Client, server: Server) -> None:
    """GitHub adds the time for this media type. Its description has it as another form of the items, or not at all."""
    at = "2026-01-01T00:00:00Z"
    activity = client.rest.activity
    user, repository = body_of("ShortUser"), body_of("ShortRepository")
    server.will(*[Reply([{"starred_at": at, "user": user}])] * 2)
    listings: list[Any] = [
        activity.list_stargazers_for_repo("o", "r", headers=STAR),
        client.listing("GET /repos/o/r/stargazers", headers=STAR),
    ]
    for star in map(next, listings):
        assert (type(star).__name__, star.starred_at, star.login) == ("Stargazer", STARRED, user["login"])
        assert type(star.user) is ferrohub.users.ShortUser
    server.will(*[Reply([{"starred_at": at, "repo": repository}])] * 2)
    listings = [
        activity.list_repos_starred_by_user("mona", headers=STAR),
        activity.list_repos_starred_by_authenticated_user(headers=STAR),
    ]
    for star in map(next, listings):
        assert (type(star).__name__, star.starred_at) == ("StarredRepository", STARRED)
        assert type(star.repo) is ferrohub.repos.ShortRepository
    server.will(Reply([user]), Reply([repository]))
    assert type(next(activity.list_stargazers_for_repo("o", "r"))) is ferrohub.users.ShortUser
    assert type(next(activity.list_repos_starred_by_user("mona"))) is ferrohub.repos.ShortRepository
