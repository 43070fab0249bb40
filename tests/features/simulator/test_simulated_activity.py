"""Notifications, watched repositories, gists and accounts of the simulator."""

from __future__ import annotations

import pytest

import ferrohub
from ferrohub.testing import GitHub
from sending import send

Repository = ferrohub.repos.Repository
KEY = "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOMqqnkVzrm0SdG6UOoqKLsabgH5C9okWi0dh2l9GKJl"


@pytest.fixture
def lisa(github: GitHub) -> ferrohub.Client:
    return github.client("lisa")


def reasons(client: ferrohub.Client, query: str = "") -> list[tuple[str, str]]:
    return [(each["subject"]["title"], each["reason"]) for each in send(client, f"GET /notifications{query}")[1]]


def test_users_are_notified_of_what_concerns_them(
    github: GitHub, compass: Repository, client: ferrohub.Client, lisa: ferrohub.Client
) -> None:
    issue = lisa.repository("mona", "compass").create_issue("Broken", "cc @mona, not a@mona.example")
    assert reasons(client) == [("Broken", "mention")] and reasons(lisa) == []
    comment = compass.issue(1).create_comment("Thanks")
    _, (thread,) = send(lisa, "GET /notifications")
    assert (thread["reason"], thread["unread"], thread["subject"]["type"]) == ("author", True, "Issue")
    assert thread["subject"]["latest_comment_url"] == comment.url
    assert lisa.session.get(thread["url"]).json()["id"] == thread["id"]
    assert lisa.session.request("PATCH", thread["url"]).status_code == 205
    assert reasons(lisa) == [] and reasons(lisa, "?all=true") == [("Broken", "author")]
    compass.issue(1).close()
    assert reasons(lisa) == [("Broken", "state_change")]
    assert send(lisa, "PUT /notifications")[0] == 205 and reasons(lisa) == []
    assert issue.refresh().state == "closed"


def test_ignored_threads_are_silent(compass: Repository, lisa: ferrohub.Client) -> None:
    lisa.repository("mona", "compass").create_issue("Broken")
    compass.issue(1).create_comment("one")
    _, (thread,) = send(lisa, "GET /notifications")
    path = f"/notifications/threads/{thread['id']}"
    assert send(lisa, f"PUT {path}/subscription", {"ignored": True})[1]["ignored"]
    assert send(lisa, f"DELETE {path}")[0] == 204
    compass.issue(1).create_comment("two")
    assert reasons(lisa, "?all=true") == []
    assert send(lisa, f"DELETE {path}/subscription")[0] == 204
    assert not send(lisa, f"GET {path}/subscription")[1]["subscribed"]
    compass.issue(1).create_comment("three")
    assert reasons(lisa) == [("Broken", "author")]
    assert send(lisa, "GET /notifications/threads/99")[0] == 404


def test_watchers_are_notified_of_everything(compass: Repository, lisa: ferrohub.Client) -> None:
    assert send(lisa, "GET /repos/mona/compass/subscription")[0] == 404
    assert send(lisa, "PUT /repos/mona/compass/subscription", {"subscribed": True})[1]["subscribed"]
    assert compass.refresh().subscribers_count == 1
    assert [each["login"] for each in send(lisa, "GET /repos/mona/compass/subscribers")[1]] == ["lisa"]
    assert [each["name"] for each in send(lisa, "GET /user/subscriptions")[1]] == ["compass"]
    compass.create_issue("New")
    assert reasons(lisa) == [("New", "subscribed")] and reasons(lisa, "?participating=true") == []
    assert [each["reason"] for each in send(lisa, "GET /repos/mona/compass/notifications")[1]] == ["subscribed"]
    assert send(lisa, "PUT /repos/mona/compass/notifications")[0] == 205 and reasons(lisa) == []
    assert send(lisa, "DELETE /repos/mona/compass/subscription")[0] == 204
    compass.create_issue("Newer")
    assert reasons(lisa) == []


def test_gists_keep_their_revisions(github: GitHub, client: ferrohub.Client, lisa: ferrohub.Client) -> None:
    gist = client.create_gist("Notes", {"a.md": {"content": "one\ntwo\n"}, "b.txt": {"content": "x"}}, public=True)
    assert set(gist.refresh().files) == {"a.md", "b.txt"} and client.me().refresh().public_gists_count == 1
    body = {"files": {"a.md": {"content": "one\n", "filename": "c.md"}, "b.txt": None}}
    _, changed = send(client, f"PATCH /gists/{gist.id}", body)
    assert list(changed["files"]) == ["c.md"] and changed["files"]["c.md"]["content"] == "one\n"
    history = changed["history"]
    assert [each["change_status"]["total"] for each in history] == [4, 3]
    _, first = send(client, f"GET /gists/{gist.id}/{history[1]['version']}")
    assert set(first["files"]) == {"a.md", "b.txt"}
    assert [each["version"] for each in send(client, f"GET /gists/{gist.id}/commits")[1]] == [
        each["version"] for each in history
    ]
    assert send(lisa, f"PATCH /gists/{gist.id}", {"description": "mine"})[0] == 404
    _, fork = send(lisa, f"POST /gists/{gist.id}/forks")
    assert send(lisa, f"GET /gists/{fork['id']}")[1]["fork_of"]["id"] == gist.id
    assert [each["id"] for each in send(client, f"GET /gists/{gist.id}/forks")[1]] == [fork["id"]]
    assert send(lisa, f"POST /gists/{gist.id}/forks")[0] == 422
    gist.delete()
    assert send(client, "GET /gists")[1] == [] and len(send(lisa, "GET /gists/public")[1]) == 1


def test_gists_are_starred_and_commented_on(client: ferrohub.Client, lisa: ferrohub.Client, github: GitHub) -> None:
    _, secret = send(client, "POST /gists", {"files": {"a": {"content": "x"}}})
    assert send(lisa, "GET /users/mona/gists")[1] == [] and len(send(client, "GET /users/mona/gists")[1]) == 1
    path = f"/gists/{secret['id']}"
    assert send(lisa, f"GET {path}/star")[0] == 404 and send(lisa, f"PUT {path}/star")[0] == 204
    assert len(send(lisa, "GET /gists/starred")[1]) == 1 and send(lisa, f"DELETE {path}/star")[0] == 204
    _, comment = send(lisa, f"POST {path}/comments", {"body": "Nice"})
    assert send(lisa, f"PATCH {path}/comments/{comment['id']}", {"body": "Good"})[1]["body"] == "Good"
    assert send(client, f"GET {path}")[1]["comments"] == 1
    assert send(github.client("hubot"), f"DELETE {path}/comments/{comment['id']}")[0] == 403
    assert send(client, f"DELETE {path}/comments/{comment['id']}")[0] == 204
    assert send(client, f"GET {path}/comments")[1] == []
    assert send(github.client("mona", scopes=["repo"]), "POST /gists", {"files": {"a": {"content": "x"}}})[0] == 404
    assert send(client, "POST /gists", {"files": {}})[0] == 422


def test_accounts_have_addresses_keys_and_blocks(github: GitHub, client: ferrohub.Client) -> None:
    assert [each["email"] for each in send(client, "GET /user/emails")[1]] == ["mona@example.com"]
    _, (added,) = send(client, "POST /user/emails", {"emails": ["m@example.org"]})
    assert not added["primary"]
    assert send(client, "PATCH /user/email/visibility", {"visibility": "private"})[1][0]["visibility"] == "private"
    assert send(client, "GET /user/public_emails")[1] == []
    assert send(client, "DELETE /user/emails", {"emails": ["m@example.org"]})[0] == 204
    status, key = send(client, "POST /user/keys", {"title": "laptop", "key": f"{KEY} mona@laptop"})
    assert (status, key["key"]) == (201, KEY) and send(client, "GET /users/mona/keys")[1][0]["key"] == KEY
    assert send(client, "POST /user/keys", {"title": "again", "key": KEY})[0] == 422
    assert send(client, "POST /user/keys", {"title": "bad", "key": "ssh-rsa x"})[0] == 422
    assert send(client, f"DELETE /user/keys/{key['id']}")[0] == 204 and send(client, "GET /user/keys")[1] == []
    github.user("troll")
    assert send(client, "PUT /user/blocks/troll")[0] == 204 and send(client, "GET /user/blocks/troll")[0] == 204
    assert [each["login"] for each in send(client, "GET /user/blocks")[1]] == ["troll"]
    assert send(client, "DELETE /user/blocks/troll")[0] == 204 and send(client, "GET /user/blocks/troll")[0] == 404


def test_the_reason_of_a_notification_is_that_of_the_last_event(
    github: GitHub, compass: Repository, client: ferrohub.Client, lisa: ferrohub.Client
) -> None:
    github.state.repository("mona/compass").collaborators[github.user("lisa").id] = "push"
    compass.create_issue("One", assignees=["lisa"])
    assert reasons(lisa) == [("One", "assign")]
    github.commit("mona/compass", {"a": "1\n"}, branch="topic")
    compass.create_pull("Two", "main", "topic")
    send(client, "POST /repos/mona/compass/pulls/2/requested_reviewers", {"reviewers": ["lisa"]})
    assert reasons(lisa) == [("Two", "review_requested"), ("One", "assign")]
    _, threads = send(lisa, "GET /notifications")
    assert [each["subject"]["type"] for each in threads] == ["PullRequest", "Issue"]
    compass.issue(1).create_comment("Hello @lisa")
    assert reasons(lisa) == [("One", "mention"), ("Two", "review_requested")]


def test_notifications_are_selected_by_time(
    github: GitHub, compass: Repository, client: ferrohub.Client, lisa: ferrohub.Client
) -> None:
    send(lisa, "PUT /repos/mona/compass/subscription", {"subscribed": True})
    compass.create_issue("Old")
    github.clock.advance(days=2)
    compass.create_issue("New")
    limit = "2026-01-02T00:00:00Z"
    assert [title for title, _ in reasons(lisa, f"?since={limit}")] == ["New"]
    assert [title for title, _ in reasons(lisa, f"?before={limit}")] == ["Old"]
    assert send(lisa, "PUT /notifications", {"last_read_at": limit})[0] == 205
    assert [title for title, _ in reasons(lisa)] == ["New"]


def test_nobody_is_notified_of_what_is_not_visible(github: GitHub, client: ferrohub.Client) -> None:
    github.repository("mona/secret", private=True)
    lisa = github.client("lisa")
    client.repository("mona", "secret").create_issue("Plan", "for @lisa")
    assert reasons(lisa) == [] and send(lisa, "PUT /repos/mona/secret/subscription")[0] == 404
    github.state.repository("mona/secret").collaborators[github.user("lisa").id] = "pull"
    send(lisa, "PUT /repos/mona/secret/subscription", {"subscribed": True})
    client.issue("mona", "secret", 1).create_comment("@lisa")
    assert reasons(lisa) == [("Plan", "mention")]
    send(client, "DELETE /repos/mona/secret/collaborators/lisa")
    assert send(lisa, "GET /user/subscriptions")[1] == [] == send(lisa, "GET /users/lisa/subscriptions")[1]
    client.issue("mona", "secret", 1).create_comment("@lisa again")
    assert reasons(lisa) == []


def test_a_subscription_that_is_ignored_is_silent(compass: Repository, lisa: ferrohub.Client) -> None:
    assert send(lisa, "PUT /repos/mona/compass/subscription", {"ignored": True})[1]["subscribed"] is False
    assert send(lisa, "GET /repos/mona/compass/subscription")[1]["ignored"]
    assert send(lisa, "GET /repos/mona/compass/subscribers")[1] == [] == send(lisa, "GET /user/subscriptions")[1]
    compass.create_issue("New")
    assert reasons(lisa) == []


def test_secret_gists_are_listed_with_the_scope(github: GitHub, client: ferrohub.Client) -> None:
    for public in (True, False):
        send(client, "POST /gists", {"files": {"a": {"content": "x"}}, "public": public})

    def listed(who: ferrohub.Client, path: str) -> list[bool]:
        return [each["public"] for each in send(who, f"GET {path}")[1]]

    for path in ("/gists", "/users/mona/gists"):
        assert sorted(listed(github.client("mona", scopes=["gist"]), path)) == [False, True]
        assert listed(github.client("mona", scopes=["repo"]), path) == [True]
        fine = github.client(token=github.token("mona", permissions={}))
        assert sorted(listed(fine, path)) == [False, True]
    assert listed(github.client("lisa"), "/users/mona/gists") == [True]


def test_a_star_of_a_gist_is_that_of_one_user(client: ferrohub.Client, lisa: ferrohub.Client) -> None:
    _, first = send(client, "POST /gists", {"files": {"a": {"content": "x"}}, "public": True})
    _, second = send(client, "POST /gists", {"files": {"b": {"content": "y"}}, "public": True})
    for gist in (first, second, first):
        assert send(lisa, f"PUT /gists/{gist['id']}/star")[0] == 204
    assert {each["id"] for each in send(lisa, "GET /gists/starred")[1]} == {first["id"], second["id"]}
    assert send(lisa, f"GET /gists/{first['id']}/star")[0] == 204
    assert send(client, f"GET /gists/{first['id']}/star")[0] == 404 and send(client, "GET /gists/starred")[1] == []
    assert send(lisa, f"DELETE /gists/{first['id']}/star")[0] == 204
    assert send(client, f"DELETE /gists/{second['id']}")[0] == 204
    assert send(lisa, "GET /gists/starred")[1] == [] and send(lisa, "PUT /gists/none/star")[0] == 404
