"""GraphQL queries to the simulator: the same objects as in REST, permissions, pages, points and errors."""

from __future__ import annotations

import builtins
import gzip
import json
import pathlib
import urllib.request
from typing import Any

import pytest

import ferrohub
from ferrohub.graphql import GraphQLError, GraphQLNotFound
from ferrohub.testing import GitHub
from ferrohub.testing.github import NotSimulated

graphql = pytest.importorskip("graphql")

Repository = ferrohub.repos.Repository
REPOSITORY = 'repository(owner: "mona", name: "compass")'


def send(github: GitHub, query: str, token: str | None = None, **variables: Any) -> tuple[int, dict[str, str], Any]:
    """A request as other clients send it."""
    headers = {} if token is None else {"Authorization": f"bearer {token}"}
    body = json.dumps({"query": query, "variables": variables}).encode()
    request = ferrohub.transports.Request("POST", "https://api.github.com/graphql", headers, body)
    response = github(request)
    return response.status, dict(response.headers), json.loads(response.body)


def errors(github: GitHub, query: str, **variables: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = send(github, query, github.token("mona"), **variables)[2]["errors"]
    return found


@pytest.fixture
def pull(github: GitHub, compass: Repository) -> ferrohub.pulls.PullRequest:
    """Pull request 2 with a review, a comment on a line, a status and a check run; issue 1."""
    issue = compass.create_issue("Broken", "It crashes", labels=["bug"], assignees=["mona"])
    issue.create_comment("Me too")
    issue.create_reaction("heart")
    github.commit("mona/compass", {"a": "1\n2\n"}, "Add a\n\nFixes #1", branch="topic")
    made = compass.create_pull("Add a", "main", "topic", body="Please")
    hubot = github.client(github.user("hubot"))
    hubot.pull_request("mona", "compass", 2).create_review("Good", event="APPROVE")
    line = {"body": "Why?", "commit_id": made.head.sha, "path": "a", "line": 2, "side": "RIGHT"}
    first = hubot.request("POST /repos/mona/compass/pulls/2/comments", json=line).json()
    hubot.request(f"POST /repos/mona/compass/pulls/2/comments/{first['id']}/replies", json={"body": "Yes"})
    compass.create_status(made.head.sha, "success", context="lint")
    return made.refresh()


def test_objects_are_those_of_rest(
    github: GitHub, client: ferrohub.Client, compass: Repository, pull: ferrohub.pulls.PullRequest
) -> None:
    github.commit("mona/compass", {"b": "b\n"}, "Add b")
    compass.create_tag("v1", "Message", compass.commit("main").sha, "commit", {"name": "M", "email": "m@x"})
    release = compass.create_release("v1", name="One")
    milestone = compass.create_milestone("v2")
    objects = [
        ("User", client.me()),
        ("Repository", compass),
        ("Issue", compass.issue(1)),
        ("IssueComment", next(iter(compass.issue(1).comments()))),
        ("Label", compass.label("bug")),
        ("Milestone", milestone),
        ("PullRequest", pull),
        ("PullRequestReview", next(iter(pull.reviews()))),
        ("PullRequestReviewComment", next(iter(pull.review_comments()))),
        ("Commit", compass.commit("main")),
        ("Release", release),
        ("Ref", compass.ref("heads/main")),
    ]
    ids = [each.as_dict()["node_id"] for _, each in objects]
    query = "query($ids: [ID!]!) { nodes(ids: $ids) { __typename id ... on Release { databaseId } } }"
    found = client.graphql(query, {"ids": ids})["nodes"]
    assert [(each["__typename"], each["id"]) for each in found] == [
        (name, id) for (name, _), id in zip(objects, ids, strict=True)
    ]
    assert found[10]["databaseId"] == release.id
    urls = "query($id: ID!) { node(id: $id) { ... on UniformResourceLocatable { url } ... on IssueComment { url }"
    urls += " ... on PullRequestReview { url } ... on PullRequestReviewComment { url } } }"
    for _, each in objects[2:4] + objects[6:9]:
        data = each.as_dict()
        assert client.graphql(urls, {"id": data["node_id"]})["node"]["url"] == data["html_url"]


def test_issues_have_their_members(client: ferrohub.Client, pull: ferrohub.pulls.PullRequest) -> None:
    text = f"""query {{ {REPOSITORY} {{
        issue(number: 1) {{
            title body state stateReason author {{ login ... on User {{ name }} }} authorAssociation
            labels(first: 5) {{ nodes {{ name color }} totalCount }} assignees(first: 5) {{ nodes {{ login }} }}
            comments(first: 5) {{ nodes {{ body author {{ login }} issue {{ number }} }} }}
            reactionGroups {{ content users {{ totalCount }} viewerHasReacted }}
            milestone {{ title }} viewerDidAuthor
        }}
        open: issues(states: OPEN) {{ totalCount }}
        mine: issues(filterBy: {{assignee: "mona", labels: ["BUG"]}}, first: 1) {{ nodes {{ number }} }}
        none: issues(filterBy: {{createdBy: "hubot"}}, first: 1) {{ nodes {{ number }} }}
    }} }}"""
    found = client.graphql(text)["repository"]
    issue = found["issue"]
    hearts = [each for each in issue.pop("reactionGroups") if each["users"]["totalCount"]]
    assert hearts == [{"content": "HEART", "users": {"totalCount": 1}, "viewerHasReacted": True}]
    assert issue == {
        "title": "Broken",
        "body": "It crashes",
        "state": "OPEN",
        "stateReason": None,
        "author": {"login": "mona", "name": "Mona Lisa"},
        "authorAssociation": "OWNER",
        "labels": {"nodes": [{"name": "bug", "color": "d73a4a"}], "totalCount": 1},
        "assignees": {"nodes": [{"login": "mona"}]},
        "comments": {"nodes": [{"body": "Me too", "author": {"login": "mona"}, "issue": {"number": 1}}]},
        "milestone": None,
        "viewerDidAuthor": True,
    }
    assert (found["open"]["totalCount"], found["mine"]["nodes"], found["none"]["nodes"]) == (1, [{"number": 1}], [])


def test_pull_requests_have_their_members(client: ferrohub.Client, pull: ferrohub.pulls.PullRequest) -> None:
    text = f"""query {{ {REPOSITORY} {{ pullRequest(number: 2) {{
        state isDraft merged mergeable mergeStateStatus baseRefName headRefName headRefOid additions changedFiles
        isCrossRepository reviewDecision
        files(first: 5) {{ nodes {{ path additions changeType }} }}
        commits(last: 1) {{ totalCount nodes {{ commit {{
            oid messageHeadline messageBody
            statusCheckRollup {{ state contexts(first: 5) {{
                statusContextCount nodes {{ ... on StatusContext {{ context state }} }} }} }}
        }} }} }}
        reviews(first: 5) {{ nodes {{ state body author {{ login }} fullDatabaseId commit {{ oid }} }} }}
        latestReviews(first: 5) {{ totalCount }}
        reviewThreads(first: 5) {{
            totalCount nodes {{ isResolved path line comments(first: 5) {{ nodes {{ body }} }} }} }}
        closingIssuesReferences(first: 5) {{ nodes {{ number }} }}
    }} }} }}"""
    found = client.graphql(text)["repository"]["pullRequest"]
    review = next(iter(pull.reviews()))
    assert found == {
        "state": "OPEN",
        "isDraft": False,
        "merged": False,
        "mergeable": "MERGEABLE",
        "mergeStateStatus": "CLEAN",
        "baseRefName": "main",
        "headRefName": "topic",
        "headRefOid": pull.head.sha,
        "additions": 2,
        "changedFiles": 1,
        "isCrossRepository": False,
        "reviewDecision": None,
        "files": {"nodes": [{"path": "a", "additions": 2, "changeType": "ADDED"}]},
        "commits": {
            "totalCount": 1,
            "nodes": [
                {
                    "commit": {
                        "oid": pull.head.sha,
                        "messageHeadline": "Add a",
                        "messageBody": "Fixes #1",
                        "statusCheckRollup": {
                            "state": "SUCCESS",
                            "contexts": {
                                "statusContextCount": 1,
                                "nodes": [{"context": "lint", "state": "SUCCESS"}],
                            },
                        },
                    }
                }
            ],
        },
        "reviews": {
            "nodes": [
                {
                    "state": "APPROVED",
                    "body": "Good",
                    "author": {"login": "hubot"},
                    "fullDatabaseId": str(review.id),
                    "commit": {"oid": pull.head.sha},
                }
            ]
        },
        "latestReviews": {"totalCount": 1},
        "reviewThreads": {
            "totalCount": 1,
            "nodes": [
                {
                    "isResolved": False,
                    "path": "a",
                    "line": 2,
                    "comments": {"nodes": [{"body": "Why?"}, {"body": "Yes"}]},
                }
            ],
        },
        "closingIssuesReferences": {"nodes": [{"number": 1}]},
    }


def test_git_has_references_commits_trees_and_blobs(github: GitHub, client: ferrohub.Client) -> None:
    github.commit("mona/compass", {"docs/a.md": "A\n"}, "Add docs", branch="topic")
    text = f"""query {{ {REPOSITORY} {{
        defaultBranchRef {{ name prefix target {{ oid }} }}
        refs(refPrefix: "refs/heads/", first: 5) {{ nodes {{ name }} }}
        object(expression: "topic:docs/a.md") {{ ... on Blob {{ text byteSize isBinary }} }}
        tree: object(expression: "topic:") {{ ... on Tree {{ entries {{ name type }} }} }}
        ref(qualifiedName: "topic") {{ target {{ ... on Commit {{
            history(first: 5) {{ totalCount nodes {{ messageHeadline author {{ email user {{ login }} }} }} }}
            docs: history(first: 5, path: "docs") {{ totalCount }}
            file(path: "README.md") {{ object {{ ... on Blob {{ text }} }} }}
        }} }} }}
    }} }}"""
    found = client.graphql(text)["repository"]
    assert found["defaultBranchRef"]["name"] == "main" and found["defaultBranchRef"]["prefix"] == "refs/heads/"
    assert [each["name"] for each in found["refs"]["nodes"]] == ["main", "topic"]
    assert found["object"] == {"text": "A\n", "byteSize": 2, "isBinary": False}
    assert found["tree"]["entries"] == [{"name": "README.md", "type": "blob"}, {"name": "docs", "type": "tree"}]
    commit = found["ref"]["target"]
    author = {"email": "mona@example.com", "user": {"login": "mona"}}
    assert commit["history"] == {
        "totalCount": 2,
        "nodes": [{"messageHeadline": name, "author": author} for name in ("Add docs", "Initial commit")],
    }
    assert commit["docs"]["totalCount"] == 1 and commit["file"]["object"]["text"] == "# Compass\n"


def test_searches_find_what_rest_finds(client: ferrohub.Client, pull: ferrohub.pulls.PullRequest) -> None:
    text = """query { issues: search(query: "repo:mona/compass is:issue label:bug", type: ISSUE, first: 5) {
        issueCount nodes { __typename ... on Issue { number } } }
        pulls: search(query: "repo:mona/compass is:pr", type: ISSUE, first: 5) {
            nodes { ... on PullRequest { number } } }
        repositories: search(query: "compass", type: REPOSITORY, first: 5) {
            repositoryCount nodes { ... on Repository { nameWithOwner } } }
        users: search(query: "hubot", type: USER, first: 5) { userCount nodes { ... on User { login } } } }"""
    found = client.graphql(text)
    assert found["issues"] == {"issueCount": 1, "nodes": [{"__typename": "Issue", "number": 1}]}
    assert found["pulls"]["nodes"] == [{"number": 2}] and found["repositories"]["repositoryCount"] == 1
    assert found["users"] == {"userCount": 1, "nodes": [{"login": "hubot"}]}


def test_what_the_viewer_may_not_see_is_not_found(github: GitHub, client: ferrohub.Client) -> None:
    github.user("hubot")
    github.repository("hubot/secret", private=True)
    secret = github.client("hubot").repository("hubot", "secret").create_issue("Secret")
    query = 'query { viewer { login } repository(owner: "hubot", name: "secret") { id } }'
    _, _, body = send(github, query, github.token("mona"))
    assert body["data"] == {"viewer": {"login": "mona"}, "repository": None}
    assert body["errors"] == [
        {
            "type": "NOT_FOUND",
            "path": ["repository"],
            "locations": [{"line": 1, "column": 26}],
            "message": "Could not resolve to a Repository with the name 'hubot/secret'.",
        }
    ]
    nodes = "query($ids: [ID!]!) { nodes(ids: $ids) { id } }"
    _, _, body = send(github, nodes, github.token("mona"), ids=[secret.node_id, client.me().node_id])
    assert [each and each["id"] for each in body["data"]["nodes"]] == [None, client.me().node_id]
    assert body["errors"][0]["type"] == "NOT_FOUND" and body["errors"][0]["path"] == ["nodes", 0]
    owner = 'query { user(login: "hubot") { repositories(first: 5) { totalCount } } }'
    assert client.graphql(owner)["user"]["repositories"]["totalCount"] == 0
    assert github.client("hubot").graphql(owner)["user"]["repositories"]["totalCount"] == 1
    with pytest.raises(GraphQLNotFound, match="an Organization with the login of 'mona'"):
        client.graphql('query { organization(login: "mona") { id } }')


def test_a_token_needs_the_permission_of_what_it_reads(github: GitHub) -> None:
    github.repository("mona/private", private=True)
    query = 'query { repository(owner: "mona", name: "private") { name issues(first: 1) { totalCount } } }'
    metadata, issues = (github.token("mona", permissions=held) for held in ({}, {"issues": "read"}))
    _, _, body = send(github, query, metadata)
    assert body["data"] == {"repository": None} or body["data"]["repository"] is None
    error = body["errors"][0]
    assert (error["type"], error["message"]) == ("FORBIDDEN", "Resource not accessible by personal access token")
    assert send(github, query, issues)[2] == {"data": {"repository": {"name": "private", "issues": {"totalCount": 0}}}}
    github.requests.clear()
    github.client("mona").graphql(query)
    assert github.permissions.recorded().permissions == {"issues": "read"}


def test_pages_lead_from_one_to_the_next(github: GitHub, client: ferrohub.Client, compass: Repository) -> None:
    for number in range(25):
        compass.create_issue(f"Issue {number}")
    text = f"query($after: String) {{ {REPOSITORY} {{ issues(first: 10, after: $after) {{ "
    text += "nodes { number } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount } } }"
    numbers, after = [], None
    while True:
        page = client.graphql(text, {"after": after})["repository"]["issues"]
        numbers += [each["number"] for each in page["nodes"]]
        assert page["totalCount"] == 25 and page["pageInfo"]["hasPreviousPage"] == (after is not None)
        after = page["pageInfo"]["endCursor"]
        if not page["pageInfo"]["hasNextPage"]:
            break
    assert numbers == list(range(1, 26))
    backwards = f"query {{ {REPOSITORY} {{ issues(last: 3) {{ edges {{ cursor node {{ number }} }} }} }} }}"
    edges = client.graphql(backwards)["repository"]["issues"]["edges"]
    assert [each["node"]["number"] for each in edges] == [23, 24, 25]
    before = text.replace("first: 10, after: $after", "last: 2, before: $after")
    page = client.graphql(before, {"after": edges[0]["cursor"]})["repository"]["issues"]
    assert [each["number"] for each in page["nodes"]] == [21, 22] and page["pageInfo"]["hasNextPage"]


def test_a_cursor_stays_at_its_item(client: ferrohub.Client, compass: Repository) -> None:
    for number in range(4):
        compass.create_issue(f"Issue {number}")
    order = "orderBy: {field: CREATED_AT, direction: DESC}"
    text = f"query($after: String) {{ {REPOSITORY} {{ issues(first: 2, after: $after, {order}) {{ "
    text += "nodes { number } pageInfo { endCursor } } } }"
    first = client.graphql(text)["repository"]["issues"]
    compass.create_issue("Newer")
    second = client.graphql(text, {"after": first["pageInfo"]["endCursor"]})["repository"]["issues"]
    assert [each["number"] for page in (first, second) for each in page["nodes"]] == [4, 3, 2, 1]


def test_queries_cost_points(github: GitHub, client: ferrohub.Client) -> None:
    github.quotas.limits["graphql"] = 60
    text = """query { rateLimit { cost remaining used nodeCount limit }
        viewer { repositories(first: 100) { nodes { issues(first: 50) { nodes {
            labels(first: 60) { nodes { name } } } } } } } }"""
    status, headers, body = send(github, text, github.token("mona"))
    found = body["data"]["rateLimit"]
    assert found == {"cost": 51, "remaining": 9, "used": 51, "nodeCount": 100 + 5000 + 300_000, "limit": 60}
    assert headers["X-RateLimit-Remaining"] == "9" and headers["X-RateLimit-Resource"] == "graphql" and status == 200
    send(github, text, github.token("mona"))
    status, headers, body = send(github, text, github.token("mona"))
    assert (status, body["errors"][0]["type"], headers["X-RateLimit-Remaining"]) == (200, "RATE_LIMIT", "0")
    with pytest.raises(ferrohub.exceptions.RateLimitExceeded):
        github.client("mona", rate_limit="raise").graphql("query { viewer { login } }")


@pytest.mark.parametrize(
    ("query", "error"),
    [
        (f"query {{ {REPOSITORY} {{ issues {{ nodes {{ id }} }} }} }}", "MISSING_PAGINATION_BOUNDARIES"),
        (f"query {{ {REPOSITORY} {{ issues(first: 101) {{ nodes {{ id }} }} }} }}", "EXCESSIVE_PAGINATION"),
        (
            f'query {{ {REPOSITORY} {{ issues(first: 1, after: "x") {{ nodes {{ id }} }} }} }}',
            "INVALID_CURSOR_ARGUMENTS",
        ),
        (
            """query { viewer { repositories(first: 100) { nodes { issues(first: 100) { nodes {
                comments(first: 100) { nodes { id } } } } } } } }""",
            "MAX_NODE_LIMIT_EXCEEDED",
        ),
    ],
)
def test_limits_are_those_of_github(query: str, error: str, github: GitHub) -> None:
    (found,) = errors(github, query)
    assert found["type"] == error


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("query($x: Int) { viewer { login } }", "variableNotUsed"),
        ("query { repository(owner: $owner) { id } }", "missingRequiredArguments"),
        ("query { viewer }", "selectionMismatch"),
        ("query { viewer { ...user } }", "useAndDefineFragment"),
    ],
)
def test_invalid_documents_have_codes(query: str, code: str, github: GitHub) -> None:
    found = errors(github, query)
    assert code in [each["extensions"]["code"] for each in found] and all(each["locations"] for each in found)


def test_syntax_errors_and_missing_queries_are_errors(github: GitHub) -> None:
    (found,) = errors(github, "query { viewer ")
    assert found["message"].startswith("Parse error") and found["locations"] == [{"line": 1, "column": 16}]
    assert "query attribute" in errors(github, " ")[0]["message"]
    (found,) = errors(github, "query($n: Int!) { viewer { followers(first: $n) { totalCount } } }", n="x")
    assert "$n" in found["message"]


@pytest.mark.parametrize(
    ("query", "name"),
    [
        ("query { viewer { nope } }", "User.nope"),
        (f"query {{ {REPOSITORY} {{ issues(nope: 1) {{ totalCount }} }} }}", r"Repository.issues\(nope:\)"),
        (f'query {{ {REPOSITORY} {{ issues(filterBy: {{type: "Bug"}}) {{ totalCount }} }} }}', "IssueFilters.type"),
        ('query { node(id: "x") { ... on Sponsorship { id } } }', "Sponsorship"),
        ("query($x: SponsorsTierOrder) { viewer { login } }", "SponsorsTierOrder"),
        ("mutation { createSponsorship(input: {}) { clientMutationId } }", "Mutation.createSponsorship"),
    ],
)
def test_what_is_not_simulated_is_named(query: str, name: str, github: GitHub, client: ferrohub.Client) -> None:
    with pytest.raises(NotSimulated, match=f"^{name} is not simulated"):
        send(github, query, github.token("mona"))
    github.strict = False
    (found,) = errors(github, query)
    assert (
        found["extensions"]["code"] and name.replace("\\", "").rstrip("(nope:)").rpartition(".")[2] in found["message"]
    )


def test_anonymous_requests_are_refused(github: GitHub) -> None:
    status, _, body = send(github, "query { viewer { login } }")
    assert status == 401 and body["message"] == "This endpoint requires you to be authenticated."


def test_without_graphql_core_the_error_names_the_extra(github: GitHub, monkeypatch: pytest.MonkeyPatch) -> None:
    existing = builtins.__import__

    def without(name: str, *arguments: Any, **options: Any) -> Any:
        if name == "graphql":
            raise ImportError(name)
        return existing(name, *arguments, **options)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(ImportError, match=r"pip install 'ferrohub\[graphql\]'"):
        send(github, "query { viewer { login } }", github.token("mona"))
    assert send_rest(github) == 200


def send_rest(github: GitHub) -> int:
    request = ferrohub.transports.Request("GET", "https://api.github.com/repos/mona/compass", {}, b"")
    return github(request).status


@pytest.mark.parametrize("path", ["/graphql", "/api/graphql"])
def test_it_is_served_over_http(path: str, github: GitHub) -> None:
    token = github.token("mona")
    with github.serve() as url:
        body = json.dumps({"query": "query { viewer { login url } nope }"}).encode()
        headers = {"Authorization": f"bearer {token}", "Content-Type": "application/json"}
        good = urllib.request.Request(f"{url}{path}", body.replace(b" nope", b""), headers)
        with urllib.request.urlopen(good) as response:
            found = json.load(response)["data"]["viewer"]
        assert found == {"login": "mona", "url": f"{url}/mona"}
        with pytest.raises(urllib.error.HTTPError) as raised:
            urllib.request.urlopen(urllib.request.Request(f"{url}{path}", body, headers))
        assert raised.value.code == 501 and b"Query.nope is not simulated" in raised.value.read()


def test_clients_of_the_program_follow_pages_and_send_batches(github: GitHub, compass: Repository) -> None:
    for number in range(7):
        compass.create_issue(f"Issue {number}")
    with github.installed("mona"):
        client = ferrohub.Client.from_environment()
        query = f"query {{ {REPOSITORY} {{ issues(first: 3) {{ nodes {{ number }} "
        query += "pageInfo { hasNextPage endCursor } } } }"
        pages = [page["repository"]["issues"]["nodes"] for page in client.graphql.pages(query)]
        assert [[each["number"] for each in page] for page in pages] == [[1, 2, 3], [4, 5, 6], [7]]
        title = 'query($n: Int!) { repository(owner: "mona", name: "compass") { issue(number: $n) { title } } }'
        github.requests.clear()
        found = client.graphql.batch([(title, {"n": number}) for number in (2, 5)])
        assert [each["repository"]["issue"]["title"] for each in found] == ["Issue 1", "Issue 4"]
        assert len(github.requests) == 1


def test_introspection_shows_what_is_simulated(client: ferrohub.Client) -> None:
    found = client.graphql('query { __type(name: "PullRequest") { fields { name } } }')["__type"]["fields"]
    assert {"isDraft", "mergeable"} <= {each["name"] for each in found}


def test_the_schema_is_small() -> None:
    import ferrohub.testing.github.graphql as package

    text = pathlib.Path(package.__file__).with_name("schema.graphql").read_bytes()
    assert len(gzip.compress(text)) < 15_000
    assert b"@octokit/graphql-schema" in text.partition(b"\n")[0]


def test_each_field_of_the_schema_has_a_function() -> None:
    from ferrohub.testing.github.graphql.execution import schema
    from ferrohub.testing.github.graphql.types.shared import resolver

    objects = {name: each for name, each in schema().type_map.items() if graphql.is_object_type(each)}
    for name, each in objects.items():
        if not name.startswith("__"):
            for field, definition in each.fields.items():
                found = resolver(name, field)
                assert found is not None and set(definition.args) <= set(found.arguments), f"{name}.{field}"


def test_errors_of_mutations_have_types(client: ferrohub.Client, compass: Repository, github: GitHub) -> None:
    stranger = github.client(github.user("hubot"))
    issue = compass.create_issue("Broken")
    close = "mutation($id: ID!) { closeIssue(input: {issueId: $id}) { issue { state } } }"
    with pytest.raises(GraphQLError, match="FORBIDDEN at closeIssue"):
        stranger.graphql(close, {"id": issue.node_id})
    with pytest.raises(GraphQLNotFound):
        client.graphql(close, {"id": "I_kwDOAAAAAc4AAAB5"})
    create = 'mutation($id: ID!) { createIssue(input: {repositoryId: $id, title: " "}) { issue { id } } }'
    with pytest.raises(GraphQLError, match="UNPROCESSABLE"):
        client.graphql(create, {"id": compass.node_id})
