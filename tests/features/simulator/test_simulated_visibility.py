"""What a credential may not see stays hidden: in the REST API, in GraphQL, and in webhooks."""

from __future__ import annotations

from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import GraphQLError
from ferrohub.testing import GitHub
from sending import send

HOME = "/repos/octo-org/compass"


@pytest.fixture
def github() -> GitHub:
    made = GitHub(validate=True)
    made.organization("octo-org", owners=[made.user("mona")], members=[made.user("hubot"), made.user("lisa")])
    made.repository("octo-org/compass", files={"a.txt": "1\n2\n"}, collaborators={"hubot": "push"})
    made.commit("octo-org/compass", {"a.txt": "1\ntwo\n"}, branch="topic")
    made.client("mona").repository("octo-org", "compass").create_pull("T", "main", "topic")
    return made


def found(client: ferrohub.Client, id: str) -> str | None:
    """The type of the object with a node ID; None if it is not found."""
    try:
        node: dict[str, Any] = client.graphql("query($id: ID!) { node(id: $id) { __typename } }", {"id": id})["node"]
    except GraphQLError:
        return None
    return str(node["__typename"])


def test_a_secret_team_is_shown_to_its_members_and_to_owners(github: GitHub) -> None:
    mona, hubot, lisa, surtur = (github.client(login) for login in ("mona", "hubot", "lisa", "surtur"))
    made = send(mona, "POST /orgs/octo-org/teams", {"name": "Plans", "privacy": "secret"})[1]
    send(mona, "PUT /orgs/octo-org/teams/plans/memberships/hubot")
    assert [found(each, made["node_id"]) for each in (mona, hubot, lisa, surtur)] == ["Team", "Team", None, None]

    def listed(client: ferrohub.Client) -> tuple[list[str], list[str]]:
        query = '{ organization(login: "octo-org") { teams(first: 9) { nodes { slug } } } }'
        nodes = client.graphql(query)["organization"]["teams"]["nodes"]
        rest = send(client, "GET /orgs/octo-org/teams")[1]
        return [each["slug"] for each in nodes], [each["slug"] for each in rest if isinstance(each, dict)]

    assert listed(mona) == listed(hubot) == (["plans"], ["plans"]) and listed(lisa) == ([], [])
    assert listed(surtur)[0] == []


def test_a_draft_of_a_release_is_shown_to_those_who_may_push(github: GitHub) -> None:
    made = send(github.client("mona"), f"POST {HOME}/releases", {"tag_name": "v1", "draft": True})[1]
    assert found(github.client("hubot"), made["node_id"]) == "Release"
    assert found(github.client("lisa"), made["node_id"]) is None
    assert send(github.client("lisa"), f"GET {HOME}/releases/{made['id']}")[0] == 404


def test_a_review_that_is_not_submitted_is_shown_to_its_author_alone(github: GitHub) -> None:
    hubot, mona = github.client("hubot"), github.client("mona")
    review = {"body": "Wait", "comments": [{"path": "a.txt", "line": 2, "body": "Why?"}]}
    made = send(hubot, f"POST {HOME}/pulls/1/reviews", review)[1]
    (comment,) = send(hubot, f"GET {HOME}/pulls/1/reviews/{made['id']}/comments")[1]
    query = (
        '{ repository(owner: "octo-org", name: "compass") { pullRequest(number: 1) { '
        "reviews(first: 9) { totalCount } reviewThreads(first: 9) { totalCount } } } }"
    )

    def counts(client: ferrohub.Client) -> list[int]:
        pull = client.graphql(query)["repository"]["pullRequest"]
        return [pull["reviews"]["totalCount"], pull["reviewThreads"]["totalCount"]]

    def published() -> tuple[list[Any], int]:
        lists = [send(mona, f"GET {HOME}/pulls/{part}")[1] for part in ("1/comments", "comments", "1/reviews")]
        return lists, send(mona, f"GET {HOME}/pulls/1")[1]["review_comments"]

    ids = made["node_id"], comment["node_id"], comment["node_id"].replace("PRRC_", "PRRT_")
    assert [found(mona, id) for id in ids] == [None] * 3 and counts(mona) == [0, 0]
    assert [found(hubot, id) for id in ids] == [
        "PullRequestReview",
        "PullRequestReviewComment",
        "PullRequestReviewThread",
    ]
    assert counts(hubot) == [1, 1]
    assert published() == ([[], [], []], 0)
    for client, status in ((mona, 404), (hubot, 200)):
        assert send(client, f"GET {HOME}/pulls/comments/{comment['id']}")[0] == status
    send(hubot, f"POST {HOME}/pulls/1/reviews/{made['id']}/events", {"event": "COMMENT"})
    (comments, all_comments, reviews), count = published()
    assert (len(comments), len(all_comments), len(reviews), count) == (1, 1, 1, 1) and counts(mona) == [1, 1]


def test_the_branch_of_a_hidden_fork_is_not_shown(github: GitHub) -> None:
    private = github.repository("octo-org/vault", files={"a": "1"}, private=True, collaborators={"surtur": "push"})
    private.allow_forking = True
    surtur = github.client("surtur")
    send(surtur, "POST /repos/octo-org/vault/forks")
    github.commit("surtur/vault", {"b": "2"}, branch="topic")
    send(surtur, "POST /repos/octo-org/vault/pulls", {"title": "T", "head": "surtur:topic", "base": "main"})
    query = (
        '{ repository(owner: "octo-org", name: "vault") { pullRequest(number: 1) { '
        "headRefName headRef { target { oid } } headRepository { name } } } }"
    )

    def shown(login: str) -> tuple[bool, bool]:
        pull = github.client(login).graphql(query)["repository"]["pullRequest"]
        return pull["headRef"] is not None, pull["headRepository"] is not None

    assert (shown("surtur"), shown("mona")) == ((True, True), (False, False))


@pytest.mark.parametrize(
    ("path", "permission"),
    [
        ("actions/secrets", "secrets"),
        ("actions/variables", "actions_variables"),
        ("hooks", "repository_hooks"),
        ("teams", "administration"),
        ("invitations", "administration"),
    ],
)
def test_what_needs_a_role_needs_a_permission_in_public_repositories_too(
    github: GitHub, path: str, permission: str
) -> None:
    mona = github.client("mona")
    assert send(mona, f"GET {HOME}/{path}")[0] == 200
    assert github.permissions.recorded("mona").permissions[permission] == "read"
    for held, status in (({}, 403), ({permission: "read"}, 200)):
        client = github.client(token=github.token("mona", permissions=held))
        assert send(client, f"GET {HOME}/{path}")[0] == status
        assert send(client, f"GET {HOME}/issues")[0] == 200


def test_an_installation_acts_for_its_organization_within_its_permissions(github: GitHub) -> None:
    app = github.app("Staff", permissions={"members": "write", "administration": "write"})
    github.install(app, "octo-org")
    bot = github.app_client(app).client("octo-org")
    made = send(bot, "POST /orgs/octo-org/teams", {"name": "Crew", "privacy": "closed"})[1]
    assert made["members_count"] == 0
    assert send(bot, "PUT /orgs/octo-org/teams/crew/memberships/hubot")[0] == 200
    assert [each["login"] for each in send(bot, "GET /orgs/octo-org/teams/crew/members")[1]] == ["hubot"]
    assert send(bot, "POST /orgs/octo-org/repos", {"name": "new"})[0] == 201
    assert {each["login"] for each in send(bot, "GET /orgs/octo-org/members")[1]} == {"mona", "hubot", "lisa"}
    assert send(bot, "GET /orgs/octo-org/hooks")[0] == 403
    github.organization("other", owners=[github.user("surtur")])
    assert send(bot, "POST /orgs/other/teams", {"name": "Crew"})[0] == 403


def test_an_installation_reads_gists_and_writes_none(github: GitHub) -> None:
    app = github.app("Reader", permissions={"issues": "read"})
    github.install(app, "octo-org")
    bot = github.app_client(app).client("octo-org")
    body = {"files": {"a.txt": {"content": "x"}}, "public": True}
    made = send(github.client("mona"), "POST /gists", body)[1]
    assert send(bot, f"GET /gists/{made['id']}")[1]["files"]["a.txt"]["content"] == "x"
    assert send(bot, "POST /gists", body)[0] == send(bot, f"GET /gists/{made['id']}/star")[0] == 403


def test_an_archived_repository_can_be_starred_watched_and_forked(github: GitHub) -> None:
    assert send(github.client("mona"), f"PATCH {HOME}", {"archived": True})[0] == 200
    surtur = github.client("surtur")
    assert send(surtur, "PUT /user/starred/octo-org/compass")[0] == 204
    assert send(surtur, f"PUT {HOME}/subscription", {"subscribed": True})[0] == 200
    assert send(surtur, f"POST {HOME}/forks")[0] == 202
    assert send(surtur, f"POST {HOME}/issues", {"title": "T"})[0] == 403


@pytest.mark.parametrize(
    ("selection", "permission"),
    [
        ("defaultBranchRef { target { oid } }", "contents"),
        ("pullRequest(number: 1) { commits(first: 1) { nodes { commit { tree { oid } } } } }", "contents"),
        ('pullRequest(number: 1) { commits(first: 1) { nodes { commit { file(path: "a") { oid } } } } }', "contents"),
        (
            "pullRequest(number: 1) { commits(first: 1) { nodes { commit { history(first: 1) { totalCount } } } } }",
            "contents",
        ),
        ("labels(first: 1) { totalCount }", "issues"),
        ("milestones(first: 1) { totalCount }", "issues"),
    ],
)
def test_files_labels_and_milestones_need_permissions_in_graphql(
    github: GitHub, selection: str, permission: str
) -> None:
    github.repository("octo-org/vault", files={"a": "1"}, private=True)
    github.commit("octo-org/vault", {"a": "2"}, branch="topic")
    github.client("mona").repository("octo-org", "vault").create_pull("T", "main", "topic")
    query = f'{{ repository(owner: "octo-org", name: "vault") {{ {selection} }} }}'

    def result(**held: str) -> Any:
        client = github.client(token=github.token("mona", permissions=held))
        body = send(client, "POST /graphql", {"query": query})[1]
        return [each["type"] for each in body.get("errors", ())]

    pulls = {"pull_requests": "read"} if "pullRequest" in selection else {}
    assert result(**pulls) == ["FORBIDDEN"]
    assert result(**pulls, **{permission: "read"}) == []
