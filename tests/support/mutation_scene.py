"""What the tests of mutations begin with."""

from __future__ import annotations

from typing import Any

import ferrohub
from ferrohub.testing import GitHub
from ferrohub.webhooks import Webhooks


class Scene:
    """Issues 1 and 2, and pull request 3 by hubot, with the IDs that mutations take."""

    def __init__(self) -> None:
        self.github = github = GitHub(validate=True)
        mona, hubot = github.user("mona", email="mona@example.com"), github.user("hubot")
        self.record = github.repository(
            "mona/compass", files={"a": "1\n"}, collaborators={"hubot": "push"}, allow_auto_merge=True
        )
        github.repository("mona/other", files={"a": "1\n"})
        github.hook("mona/compass", Webhooks("secret"), events=["*"], secret="secret")
        self.client, self.hubot = github.client(mona), github.client(hubot)
        self.repository = self.client.repository("mona", "compass")
        for title in ("One", "Two"):
            self.repository.create_issue(title)
        github.commit("mona/compass", {"b": "b\n"}, "Add b", branch="topic", author=hubot)
        self.hubot.repository("mona", "compass").create_pull("Add b", "main", "topic")
        self.sha = self.pull["head"]["sha"]
        self.issue_id, self.other_id = self.issue["node_id"], self.rest("issues/2")["node_id"]
        self.repository_id, self.pull_id = self.repository.node_id, self.pull["node_id"]
        self.mona_id, self.hubot_id = self.client.me().node_id, self.hubot.me().node_id
        self.bug_id = self.rest("labels/bug")["node_id"]
        self.ref_id = self.rest("git/ref/heads/topic")["node_id"]

    def rest(self, path: str) -> Any:
        """What REST reads."""
        return self.client.request(f"GET /repos/mona/compass/{path}").json()

    @property
    def events(self) -> list[str]:
        """The events that fired, with their actions."""
        (hook,) = self.github.state.hooks.values()
        return [f"{each.event}.{each.action}" if each.action else each.event for each in hook.deliveries]

    @property
    def issue(self) -> Any:
        return self.rest("issues/1")

    @property
    def pull(self) -> Any:
        return self.rest("pulls/3")

    def do(
        self, mutation: str, returns: str = "clientMutationId", by: ferrohub.Client | None = None, **given: Any
    ) -> Any:
        """The payload of a mutation."""
        type_ = f"{mutation[0].upper()}{mutation[1:]}Input"
        text = f"mutation($input: {type_}!) {{ {mutation}(input: $input) {{ {returns} }} }}"
        return (by or self.client).graphql(text, {"input": given})[mutation]

    def comment(self) -> str:
        """The ID of a new comment on issue 1."""
        made = self.do("addComment", "commentEdge { node { id } }", subjectId=self.issue_id, body="Hi")
        return str(made["commentEdge"]["node"]["id"])

    def review(self, event: str | None = "APPROVE") -> str:
        """The ID of a new review of the pull request."""
        given = {} if event is None else {"event": event}
        made = self.do(
            "addPullRequestReview", "pullRequestReview { id }", pullRequestId=self.pull_id, body="x", **given
        )
        return str(made["pullRequestReview"]["id"])

    def thread(self) -> str:
        """The ID of a new thread of the pull request."""
        given = {"pullRequestId": self.pull_id, "path": "b", "line": 1, "body": "Why?"}
        return str(self.do("addPullRequestReviewThread", "thread { id }", **given)["thread"]["id"])
