"""Users, stars, Markdown and what else is about accounts, on real recordings."""

from __future__ import annotations

import datetime

import pytest

import ferrohub
from ferrohub import URITemplate
from recordings import EXACT, FOLDER, needed, replayed

pytestmark = needed


def test_me() -> None:
    with replayed("betamax/GitHub_me") as client:
        me = client.me()
    assert me.login and str(me) == me.login
    assert me.created_at.tzinfo == datetime.timezone.utc
    assert me.plan is None or me.plan.space >= 0


def test_blocked_users() -> None:
    with replayed("betamax/GitHub_blocked_users") as client:
        assert client.block("sigmavirus24") is True
        assert [user.login for user in client.blocked_users()] == ["sigmavirus24"]
        assert client.unblock("sigmavirus24") is True


def test_following() -> None:
    with replayed("betamax/User_following") as client:
        following = list(client.user("sigmavirus24").following(number=50))
    assert len(following) == len(set(following)) == 24


def test_gpg_keys() -> None:
    with replayed("betamax/User_gpg_keys") as client:
        keys = list(client.user("sigmavirus24").gpg_keys())
    assert keys and all(len(key.key_id) == 16 for key in keys)
    assert all(sub.primary_key_id == key.id for key in keys for sub in key.subkeys)


def test_pages_of_accounts() -> None:
    with replayed("betamax/GitHubIterator_next") as client:
        users = list(client.all_users(number=10))
    assert len(users) == 10 and users[0].login == "mojombo"


def test_a_listing_keeps_its_etag() -> None:
    with replayed("betamax/GitHubIterator_resets_etag") as client:
        users = client.all_users(number=10)
        assert users.etag is None
        assert len(list(users)) == 10
    assert users.etag and users.last_status == 200


def test_all_notifications_are_marked() -> None:
    with replayed("octokit/mark-notifications-as-read") as client:
        assert client.request("PUT /notifications").status_code == 205


def test_pages_of_watched_repositories() -> None:
    with replayed("betamax/User_subscriptions", match_on=("method", "uri")) as client:
        watched = list(client.user("sigmavirus24").subscriptions())
    assert len(watched) > 100 and all(repository.full_name for repository in watched)


def test_stars() -> None:
    with replayed("betamax/GitHub_star") as client:
        assert client.star("sigmavirus24", "github3.py") is True
    with replayed("betamax/GitHub_is_starred") as client:
        assert client.is_starred("lukasa", "mkcert") is True


def test_feeds() -> None:
    with replayed("betamax/GitHub_feeds") as client:
        feeds = client.feeds()
    links = feeds.pop("_links")
    assert all(isinstance(address, (URITemplate, list)) for address in feeds.values())
    assert all(isinstance(link["href"], URITemplate) for link in links.values() if isinstance(link, dict))
    assert feeds["user_url"].variables == ["user"]


def test_markdown() -> None:
    with replayed("betamax/GitHub_markdown", match_on=EXACT) as client:
        html = client.markdown("github3.py **is** a python wrapper", mode="markdown")
    assert "<strong>is</strong>" in html


def test_markdown_of_a_repository_and_raw() -> None:
    text = "### Hello\n\nb597b5d"
    with replayed("octokit/markdown", match_on=EXACT) as client:
        assert "commit-link" in client.markdown(text, "gfm", "octokit-fixture-org/hello-world")
        assert client.markdown(text, raw=True).startswith("<h3>")


def test_octocat() -> None:
    with replayed("betamax/GitHub_octocat") as client:
        assert "MMM" in client.octocat()
        assert "github3.py is awesome" in client.octocat("github3.py is awesome")


@pytest.mark.parametrize("name", ["betamax/GitHub_me", "betamax/GitHub_star"])
def test_a_request_that_is_not_recorded_is_an_error(name: str) -> None:
    assert (FOLDER / f"{name}.json").is_file()
    with replayed(name, all_used=False) as client, pytest.raises(ferrohub.exceptions.UnrecordedRequest):
        client.user("nobody")
