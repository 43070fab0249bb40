"""Discussions of the simulator, through the methods of repositories and through GraphQL.

RepositoryDiscussion.create_reaction, RepositoryDiscussion.delete_reaction, RepositoryDiscussionComment.create_reaction,
RepositoryDiscussionComment.delete_reaction, PullReview.create_reaction, PullReview.delete_reaction.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import GraphQLError
from ferrohub.testing import GitHub
from ferrohub.transports import Request, Response

pytest.importorskip("graphql")
Repository = ferrohub.repos.Repository


@pytest.fixture
def github() -> GitHub:
    made = GitHub(validate=True)
    made.user("mona")
    made.repository("mona/compass", has_discussions=True)
    return made


@pytest.fixture
def lisa(github: GitHub) -> Repository:
    return github.client("lisa").repository("mona", "compass")


def mutate(home: Repository, name: str, **given: str) -> dict[str, Any]:
    """The response to a mutation that has no method."""
    text = f"mutation($input: {name[0].upper()}{name[1:]}Input!) {{ {name}(input: $input) {{ clientMutationId }} }}"
    body = {"query": text, "variables": {"input": given}}
    found: dict[str, Any] = home.session.post("https://api.github.com/graphql", json=body).json()
    return found


def category(home: Repository, slug: str) -> str:
    """The ID of a category."""
    (id,) = [each.node_id for each in home.discussion_categories() if each.slug == slug]
    return str(id)


def moved(home: Repository, found: Any, slug: str) -> None:
    """Move a discussion to another category."""
    assert "errors" not in mutate(home, "updateDiscussion", discussionId=found.node_id, categoryId=category(home, slug))


def test_a_repository_begins_with_categories(github: GitHub, compass: Repository, client: ferrohub.Client) -> None:
    found = compass.discussion_categories()
    assert [each.name for each in found] == [
        "Announcements",
        "General",
        "Ideas",
        "Polls",
        "Q&A",
        "Show and tell",
    ]
    assert [each.slug for each in found if each.is_answerable] == ["q-a"]
    github.repository("mona/quiet")
    quiet = client.repository("mona", "quiet")
    assert quiet.discussion_categories() == [] == quiet.discussions()
    client.session.patch(quiet.url, json={"has_discussions": True})
    assert len(quiet.discussion_categories()) == 6


def test_a_discussion_is_created_listed_changed_and_deleted(compass: Repository, lisa: Repository) -> None:
    compass.create_issue("An issue")
    made = lisa.create_discussion("Where is north?", "?", "Q&A")
    # Issues, pull requests and discussions count together.
    assert (made.number, made.login, made.state) == (2, "lisa", "open")
    assert made.category is not None and made.category["slug"] == "q-a"
    assert made.html_url == "https://github.com/mona/compass/discussions/2" and made.is_answered is False
    lisa.create_discussion("Let it float", "On water", "ideas")
    assert [each.title for each in compass.discussions()] == ["Let it float", "Where is north?"]
    assert [each.title for each in compass.discussions(category="Q&A")] == ["Where is north?"]
    assert made.edit(title="Where is the north?", body="I am lost.")
    assert [each.title for each in compass.discussions(number=1)] == ["Where is the north?"]
    assert compass.discussion(2).body == "I am lost."
    moved(lisa, made, "general")
    assert [each.is_answered for each in compass.discussions(category="General")] == [None]
    assert compass.discussion(2).delete()
    assert [each.number for each in compass.discussions()] == [3]
    with pytest.raises(GraphQLError, match="Could not resolve to a Discussion with the number of 2"):
        compass.discussion(2)


def test_a_discussion_is_closed_and_reopened(github: GitHub, compass: Repository, lisa: Repository) -> None:
    found = lisa.create_discussion("Where is north?", "?", "General")
    assert found.close("outdated") and (found.state, found.state_reason) == ("closed", "outdated")
    assert found.closed_at is not None
    assert [each.number for each in compass.discussions(state="closed")] == [1]
    assert compass.discussions(state="open") == []
    assert found.reopen() and compass.discussion(1).closed_at is None
    assert (found.state, found.state_reason) == ("open", "reopened")
    assert found.close() and found.state_reason == "resolved"
    closed_at = compass.discussion(1).closed_at
    github.clock.advance(hours=1)
    assert found.close("outdated") and compass.discussion(1).closed_at == closed_at


def test_comments_have_replies_and_an_answer(compass: Repository, lisa: Repository) -> None:
    question = lisa.create_discussion("Where is north?", "?", "Q&A")
    answer = compass.discussion(1).create_comment("Up.")
    reply = answer.reply("On this map.")
    compass.discussion(1).create_comment("Left.")
    found = question.comments()
    assert [(each.body, each.login, each.replies_count) for each in found] == [("Up.", "mona", 1), ("Left.", "mona", 0)]
    assert [each["body"] for each in found[0].replies or []] == ["On this map."]
    assert found[0].mark_as_answer() and found[0].is_answer
    question = lisa.discussion(1)
    assert question.is_answered and question.answer_node_id == answer.node_id and question.comments_count == 2
    assert [each.number for each in compass.discussions(answered=True)] == [1]
    assert question.comments()[0].unmark_as_answer() and compass.discussions(answered=True) == []
    assert answer.edit("Upwards.") and question.comments()[0].body == "Upwards."
    with pytest.raises(GraphQLError, match="already in a thread"):
        reply.reply("No")
    # A comment with replies keeps its place.
    assert answer.delete() and [each.body for each in question.comments()] == ["", "Left."]
    for change in (answer.delete, answer.mark_as_answer, lambda: answer.edit("Up.")):
        with pytest.raises(GraphQLError, match="was deleted"):
            change()
    assert reply.delete() and [each.replies for each in question.comments()] == [[], []]


def test_others_may_not_change_what_is_not_theirs(github: GitHub, compass: Repository, lisa: Repository) -> None:
    mine = compass.create_discussion("Where is north?", "?", "Announcements")
    comment = mine.create_comment("Up.")
    found = lisa.discussion(1)
    changes: list[Any] = [
        lambda: found.edit(title="x"),
        found.close,
        found.delete,
        lambda: found.comments()[0].edit("x"),
        lambda: found.comments()[0].delete(),
        lambda: lisa.create_discussion("News", "x", "Announcements"),
    ]
    for change in changes:
        with pytest.raises(GraphQLError, match="permissions to execute"):
            change()
    with pytest.raises(GraphQLError, match="marking answers"):
        comment.mark_as_answer()
    home = github.state.repository("mona/compass")
    assert home is not None
    home.collaborators[github.user("lisa").id] = "triage"
    assert found.edit(title="South?") and found.close()
    with pytest.raises(GraphQLError, match="permissions"):
        found.delete()
    compass.edit("compass", archived=True)
    with pytest.raises(GraphQLError, match="read-only"):
        found.create_comment("x")


def test_webhooks_tell_of_discussions(github: GitHub, compass: Repository) -> None:
    seen: list[tuple[str, Any]] = []

    def receive(request: Request) -> Response:
        payload = json.loads(request.read())
        seen.append((f"{request.headers['X-GitHub-Event']}.{payload['action']}", payload))
        return Response(200, {}, b"")

    github.hook("mona/compass", receive, events=["discussion", "discussion_comment"])
    found = compass.create_discussion("Where is north?", "?", "Q&A")
    comment = found.create_comment("Up.")
    comment.reply("Yes")
    comment.edit("Upwards.")
    # What is so already is no change.
    for _ in range(2):
        comment.mark_as_answer()
    for _ in range(2):
        comment.unmark_as_answer()
    found.edit(title="North?")
    moved(compass, found, "general")
    found.close()
    found.reopen()
    comment.delete()
    found.delete()
    assert [event for event, _ in seen] == [
        "discussion.created",
        "discussion_comment.created",
        "discussion_comment.created",
        "discussion_comment.edited",
        "discussion.answered",
        "discussion.unanswered",
        "discussion.edited",
        "discussion.category_changed",
        "discussion.closed",
        "discussion.reopened",
        "discussion_comment.deleted",
        "discussion.deleted",
    ]
    payloads = dict(seen)
    assert payloads["discussion.answered"]["answer"]["body"] == "Upwards."
    assert payloads["discussion.edited"]["changes"] == {"title": {"from": "Where is north?"}}
    assert payloads["discussion_comment.edited"]["changes"]["body"]["from"] == "Up."
    assert payloads["discussion.created"]["discussion"]["node_id"] == found.node_id


def test_a_locked_discussion_takes_comments_of_those_who_may_push(
    github: GitHub, compass: Repository, lisa: Repository, client: ferrohub.Client
) -> None:
    found = compass.create_discussion("Where is north?", "?", "General")
    given = "{lockableId: $id, lockReason: TOO_HEATED}"
    lock = f"mutation($id: ID!) {{ lockLockable(input: {given}) {{ lockedRecord {{ locked }} }} }}"
    with pytest.raises(GraphQLError, match="permissions"):
        github.client("lisa").graphql(lock, {"id": found.node_id})
    assert client.graphql(lock, {"id": found.node_id})["lockLockable"]["lockedRecord"]["locked"]
    with pytest.raises(
        GraphQLError, match="lisa does not have the correct permissions to execute `AddDiscussionComment`"
    ):
        lisa.discussion(1).create_comment("No")
    assert compass.discussion(1).locked and compass.discussion(1).create_comment("Yes").body == "Yes"
    unlock = "mutation($id: ID!) { unlockLockable(input: {lockableId: $id}) { clientMutationId } }"
    client.graphql(unlock, {"id": found.node_id})
    assert lisa.discussion(1).create_comment("Now").body == "Now"


def test_upvotes_are_those_of_users(github: GitHub, compass: Repository) -> None:
    id = compass.create_discussion("Where is north?", "?", "General").node_id
    lisa = github.client("lisa")
    vote = "mutation($id: ID!) { %s(input: {subjectId: $id}) { subject { upvoteCount viewerHasUpvoted } } }"
    for _ in range(2):
        found = lisa.graphql(vote % "addUpvote", {"id": id})["addUpvote"]["subject"]
        assert found == {"upvoteCount": 1, "viewerHasUpvoted": True}
    assert compass.discussion(1).upvotes_count == 1
    assert lisa.graphql(vote % "removeUpvote", {"id": id})["removeUpvote"]["subject"]["upvoteCount"] == 0


def test_what_is_private_is_seen_with_a_permission(github: GitHub) -> None:
    github.repository("mona/secret", private=True, has_discussions=True)
    github.client("mona").repository("mona", "secret").create_discussion("Plan", "?", "General")
    recorded = github.permissions.recorded()
    assert recorded.permissions == {"discussions": "write"} and recorded.scopes == ["repo"]

    def home(**held: str) -> Repository:
        return github.client(token=github.token("mona", permissions=held)).repository("mona", "secret")

    assert home(discussions="read").discussion(1).title == "Plan"
    for held in ({"issues": "write"}, {}):
        with pytest.raises(GraphQLError, match="Resource not accessible"):
            home(**held).discussion(1)
    with pytest.raises(GraphQLError, match="Resource not accessible"):
        home(discussions="read").discussion(1).create_comment("x")
    assert home(discussions="write").discussion(1).create_comment("x").body == "x"
    found = home(discussions="read").discussion(1)
    for query in (
        '{ repository(owner: "mona", name: "secret") { discussion(number: 1) { id } } }',
        *(f'{{ node(id: "{each.node_id}") {{ id }} }}' for each in (found, found.comments()[0])),
        f'mutation {{ addUpvote(input: {{subjectId: "{found.node_id}"}}) {{ clientMutationId }} }}',
    ):
        with pytest.raises(GraphQLError, match="Could not resolve"):
            github.client("lisa").graphql(query)


def test_nothing_of_a_change_that_fails_is_kept(compass: Repository, lisa: Repository) -> None:
    found = lisa.create_discussion("Where is north?", "?", "General")
    given = {"discussionId": found.node_id, "categoryId": category(compass, "announcements"), "title": "News"}
    (error,) = mutate(lisa, "updateDiscussion", **given)["errors"]
    assert error["type"] == "FORBIDDEN" and error["path"] == ["updateDiscussion"]
    assert error["message"] == "lisa does not have the correct permissions to execute `UpdateDiscussion`"
    with pytest.raises(GraphQLError, match="Title can't be blank"):
        found.edit(title=" ", body="x")
    assert (compass.discussion(1).title, compass.discussion(1).body) == ("Where is north?", "?")


def test_none_is_created_while_discussions_are_disabled(compass: Repository) -> None:
    given = {"repositoryId": str(compass.node_id), "categoryId": category(compass, "general")}
    compass.session.patch(compass.url, json={"has_discussions": False})
    (error,) = mutate(compass, "createDiscussion", **given, title="x", body="y")["errors"]
    assert (error["type"], error["message"]) == ("UNPROCESSABLE", "Discussions are disabled for this repo")


def test_an_asynchronous_client_discusses(github: GitHub) -> None:
    async def main() -> None:
        async with github.async_client("mona") as client:
            compass: Any = await client.repository("mona", "compass")
            found = await compass.create_discussion("Where is north?", "?", "Q&A")
            await found.create_comment("Up.")
            (comment,) = await found.comments()
            await comment.mark_as_answer()
            assert (await compass.discussion(1)).is_answered

    asyncio.run(main())


def test_a_category_that_is_missing_is_named(compass: Repository) -> None:
    with pytest.raises(ValueError, match="it has Announcements, General"):
        compass.create_discussion("x", "y", "Nothing")


def test_discussions_comments_and_reviews_are_reacted_to(github: GitHub, compass: Repository) -> None:
    made = compass.create_discussion("Where is north?", "?", "q-a")
    comment = made.create_comment("Up.")
    for branch in ("main", "fix"):
        github.commit("mona/compass", {f"{branch}.txt": "a"}, branch=branch)
    review = compass.create_pull("Fix", "main", "fix").create_review("Nice", event="COMMENT")
    state = github.state.repository("mona/compass")
    records = [*state.discussions.values(), *state.discussion_comments.values(), *state.reviews.values()]
    for each, content in ((made, "+1"), (comment, "rocket"), (review, "-1")):
        assert each.create_reaction("heart") and each.create_reaction(content) and each.create_reaction(content)
        assert each.delete_reaction("heart")
        with pytest.raises(GraphQLError, match="reaction"):
            each.delete_reaction("heart")
    assert [[reaction.content for reaction in each.reactions] for each in records] == [["+1"], ["rocket"], ["-1"]]
