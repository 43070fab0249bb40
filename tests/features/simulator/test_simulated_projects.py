"""Projects of the simulator, through the methods of organizations and users and through requests."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import ForbiddenError, NotFoundError, UnprocessableEntity
from ferrohub.testing import GitHub
from ferrohub.transports import Request, Response
from sending import send

BOARD = "/orgs/octo-org/projectsV2/1"


@pytest.fixture
def github() -> GitHub:
    made = GitHub(validate=True)
    made.organization("octo-org", owners=[made.user("mona")])
    made.repository("octo-org/compass", files={"a": "1"})
    made.project("octo-org", "Roadmap")
    return made


@pytest.fixture
def compass(client: ferrohub.Client) -> ferrohub.repos.Repository:
    return client.repository("octo-org", "compass")


@pytest.fixture
def board(client: ferrohub.Client) -> Any:
    return client.organization("octo-org").project_v2(1)


def values(item: Any) -> dict[str, Any]:
    return {each["name"]: each["value"] for each in item.as_dict()["fields"]}


def test_a_project_begins_with_fields(board: Any) -> None:
    fields = {each.name: each for each in board.fields()}
    assert list(fields)[:3] == ["Title", "Assignees", "Status"]
    options = [each["name"]["raw"] for each in fields["Status"].as_dict()["options"]]
    assert options == ["Todo", "In Progress", "Done"]
    made = board.create_field(
        "Sprint", "iteration", iteration_configuration={"start_date": "2026-01-05", "duration": 7}
    )
    starts = [each["start_date"] for each in made.as_dict()["configuration"]["iterations"]]
    assert starts == ["2026-01-05", "2026-01-12", "2026-01-19"]
    with pytest.raises(UnprocessableEntity, match="already been taken"):
        board.create_field("sprint", "text")


def test_items_have_values_of_fields(compass: ferrohub.repos.Repository, board: Any, github: GitHub) -> None:
    board.create_field("Points", "number")
    board.create_field("Level", "single_select", single_select_options=[{"name": "High", "color": "RED"}])
    board.create_field("Due", "date")
    board.create_field("Notes", "text")
    item = board.add_issue(compass.create_issue("Bug", labels=["crash"], assignees=["mona"]))
    assert item.as_dict()["content"]["title"] == "Bug"
    assert item.set_fields({"Status": "Done", "Points": 3, "Level": "High", "Due": "2026-02-01", "Notes": "Soon"})
    shown = values(item)
    assert (shown["Status"]["name"]["raw"], shown["Points"], shown["Level"]["color"]) == ("Done", 3, "RED")
    assert (shown["Due"], shown["Notes"]["raw"], shown["Title"]["raw"]) == ("2026-02-01", "Soon", "Bug")
    assert item.set_fields({"Points": None}) and "Points" not in values(item)
    with pytest.raises(UnprocessableEntity, match="not a value"):
        item.set_fields({"Due": "tomorrow"})
    with pytest.raises(ValueError, match="Todo, In Progress, Done"):
        item.set_fields({"Status": "Shipped"})
    # Nothing of a request that fails is kept.
    with pytest.raises(UnprocessableEntity):
        item.set_fields({"Points": 8, "Due": "tomorrow"})
    ids = {each.name: each.id for each in board.fields()}
    shown = values(board.item(item.id, fields=[ids["Points"], ids["Labels"], ids["Assignees"], ids["Repository"]]))
    assert shown["Points"] is None and [each["name"] for each in shown["Labels"]] == ["crash"]
    assert shown["Assignees"][0]["login"] == "mona" and shown["Repository"]["name"] == "compass"
    assert github.copy().state == github.state


def test_items_are_issues_pull_requests_and_drafts(
    github: GitHub, compass: ferrohub.repos.Repository, board: Any, client: ferrohub.Client
) -> None:
    issue = compass.create_issue("Bug")
    github.commit("octo-org/compass", {"b": "1"}, branch="topic")
    pull = compass.create_pull("Mend it", "main", "topic")
    first = board.add_issue(issue)
    # A project has an issue once.
    assert board.add_issue(issue).id == first.id
    board.add_pull_request(pull)
    draft = board.add_draft("Think", "of the south")
    kinds = [each.as_dict()["content_type"] for each in board.items()]
    assert kinds == ["Issue", "PullRequest", "DraftIssue"]
    assert draft.as_dict()["content"]["body"] == "of the south"
    body = {"type": "Issue", "owner": "octo-org", "repo": "compass", "number": 1}
    assert send(client, f"POST {BOARD}/items", body)[1]["id"] == first.id
    assert send(client, f"POST {BOARD}/items", {"type": "PullRequest", "id": 99})[0] == 404
    assert draft.delete() and len(list(board.items())) == 2
    with pytest.raises(NotFoundError):
        board.item(draft.id)


def test_items_are_searched_and_shown_by_views(compass: ferrohub.repos.Repository, board: Any) -> None:
    for title in ("Find north", "Find south", "Rest"):
        board.add_issue(compass.create_issue(title)).set_fields({"Status": "Todo"})
    next(iter(board.items())).set_fields({"Status": "In Progress"})
    compass.issue(3).close()

    def titles(query: str) -> list[str]:
        return [each.as_dict()["content"]["title"] for each in board.items(query)]

    assert titles("find") == ["Find north", "Find south"]
    assert titles("status:todo is:open") == ["Find south"] and titles("is:closed") == ["Rest"]
    assert titles("is:draft") == []
    view = board.create_view("Open", "board", filter="is:open find")
    assert view.as_dict()["number"] == 1
    assert [each.as_dict()["content"]["number"] for each in board.view_items(1)] == [1, 2]
    with pytest.raises(NotFoundError):
        list(board.view_items(2))


def test_items_are_listed_by_cursors(client: ferrohub.Client, board: Any) -> None:
    for number in range(5):
        board.add_draft(f"d{number}")
    response = client.session.get(f"https://api.github.com{BOARD}/items?per_page=2")
    assert len(response.json()) == 2 and 'rel="next"' in response.headers["Link"]
    assert len(list(board.items())) == 5


def test_a_project_of_a_user_has_the_same(github: GitHub, client: ferrohub.Client) -> None:
    github.project("mona", "Own")
    mona = client.user("mona")
    assert [each.as_dict()["title"] for each in mona.projects_v2()] == ["Own"]
    board: Any = mona.project_v2(1)
    github.repository("mona/map")
    item = board.add_issue(client.repository("mona", "map").create_issue("Bug"))
    assert item.set_fields({"Status": "Todo"}) and len(list(board.items())) == 1
    owner = github.state.account("mona")
    assert owner is not None
    assert send(client, f"POST /user/{owner.id}/projectsV2/1/drafts", {"title": "x"})[0] == 201
    assert send(client, f"POST /users/{owner.id}/projectsV2/1/views", {"name": "All", "layout": "table"})[0] == 201
    assert len(send(client, "GET /users/mona/projectsV2/1/views/1/items")[1]) == 2


def test_only_members_see_and_change_a_private_project(github: GitHub, client: ferrohub.Client) -> None:
    lisa = github.client("lisa")
    assert send(lisa, "GET /orgs/octo-org/projectsV2")[1] == [] and send(lisa, f"GET {BOARD}")[0] == 404
    github.project("octo-org", "Public", public=True)
    assert [each["title"] for each in send(lisa, "GET /orgs/octo-org/projectsV2")[1]] == ["Public"]
    assert [each["number"] for each in send(client, "GET /orgs/octo-org/projectsV2?q=road")[1]] == [1]
    board: Any = lisa.organization("octo-org").project_v2(2)
    with pytest.raises(ForbiddenError, match="permission to change"):
        board.add_draft("x")
    reader = github.client("mona", scopes=["read:project"])
    assert send(reader, f"GET {BOARD}")[0] == 200
    assert send(reader, f"POST {BOARD}/drafts", {"title": "x"})[0] == 404
    limited = github.client(token=github.token("mona", permissions={"organization_projects": "read"}))
    assert send(limited, f"GET {BOARD}")[0] == 200 and send(limited, f"POST {BOARD}/drafts", {"title": "x"})[0] == 403


def test_items_show_nothing_of_repositories_that_one_does_not_see(
    github: GitHub, client: ferrohub.Client, board: Any, compass: ferrohub.repos.Repository
) -> None:
    github.repository("octo-org/secret", private=True)
    issue = client.repository("octo-org", "secret").create_issue("Merger", labels=["hush"], assignees=["mona"])
    board.add_issue(compass.create_issue("Bug"))
    board.add_issue(issue)
    (project,) = github.state.projects.values()
    project.public = True
    fields = ",".join(str(each.id) for each in board.fields())
    response = github.client("lisa").session.get(f"https://api.github.com{BOARD}/items?fields={fields}")
    seen, hidden = response.json()
    assert seen["content"]["title"] == "Bug" and "content" not in hidden
    assert {each["value"] for each in hidden["fields"]} == {None}
    assert "Merger" not in response.text and "hush" not in response.text
    for query in ("merger", "label:hush", "assignee:mona", "is:open+merger"):
        assert send(github.client("lisa"), f"GET {BOARD}/items?q={query}")[1] == [], query
        assert len(send(client, f"GET {BOARD}/items?q={query}")[1]) == 1


def test_graphql_reads_projects(github: GitHub, client: ferrohub.Client, compass: Any, board: Any) -> None:
    pytest.importorskip("graphql")
    item = board.add_issue(compass.create_issue("Bug"))
    text = """{
      organization(login: "octo-org") { projectsV2(first: 5, query: "road is:open") { nodes { id number url } } }
      repository(owner: "octo-org", name: "compass") { issue(number: 1) {
        projectItems(first: 5) { totalCount nodes { id project { title closed } } } } } }"""
    found = client.graphql(text)
    (shown,) = found["organization"]["projectsV2"]["nodes"]
    assert (shown["id"], shown["number"]) == (board.node_id, 1)
    assert shown["url"] == "https://github.com/orgs/octo-org/projects/1"
    items = found["repository"]["issue"]["projectItems"]
    expected = {"id": item.as_dict()["node_id"], "project": {"title": "Roadmap", "closed": False}}
    assert items == {"totalCount": 1, "nodes": [expected]}
    query = "query($id: ID!) { node(id: $id) { ... on ProjectV2 { title } } }"
    assert client.graphql(query, {"id": board.node_id})["node"]["title"] == "Roadmap"
    with pytest.raises(ferrohub.graphql.GraphQLError, match="Could not resolve"):
        github.client("lisa").graphql(query, {"id": board.node_id})


def test_a_token_reads_a_private_project_over_graphql_with_the_permission_or_scope_of_rest(
    github: GitHub, client: ferrohub.Client, compass: ferrohub.repos.Repository, board: Any
) -> None:
    pytest.importorskip("graphql")
    issue = compass.create_issue("Bug")
    board.add_issue(issue)
    queries = [
        '{ organization(login: "octo-org") { projectsV2(first: 5) { totalCount } } }',
        f'{{ node(id: "{issue.node_id}") {{ ... on Issue {{ projectItems(first: 5) {{ totalCount }} }} }} }}',
        f'{{ node(id: "{board.node_id}") {{ id }} }}',
    ]

    def limited(**held: str) -> ferrohub.Client:
        return github.client(token=github.token("mona", permissions=held))

    for query in queries:
        github.requests.clear()
        limited(organization_projects="read").graphql(query)
        assert github.permissions.recorded().permissions == {"organization_projects": "read"}
        with pytest.raises(ferrohub.exceptions.ForbiddenError, match="not accessible"):
            limited(issues="write").graphql(query)
        github.client("mona", scopes=["read:project"]).graphql(query)
        with pytest.raises(ferrohub.graphql.GraphQLError, match="read:project"):
            github.client("mona", scopes=["repo"]).graphql(query)
    (project,) = github.state.projects.values()
    project.public = True
    assert limited(issues="read").graphql(queries[0])["organization"]["projectsV2"]["totalCount"] == 1


def test_items_follow_issues_that_are_transferred_and_go_with_those_that_are_deleted(
    github: GitHub, client: ferrohub.Client, compass: ferrohub.repos.Repository, board: Any
) -> None:
    pytest.importorskip("graphql")
    github.repository("octo-org/map")
    moved, deleted, gone = (compass.create_issue(title) for title in ("Moved", "Deleted", "Gone"))
    for issue in (moved, deleted, gone):
        board.add_issue(issue)
    board.add_draft("Think")
    new = moved.transfer("octo-org/map")
    client.graphql(f'mutation {{ deleteIssue(input: {{issueId: "{deleted.node_id}"}}) {{ clientMutationId }} }}')
    shown = [each.as_dict()["content"] for each in board.items()]
    assert [each["title"] for each in shown] == ["Moved", "Gone", "Think"]
    assert shown[0]["url"] == new.url and "/octo-org/map/" in new.url
    assert compass.delete()
    assert [each.as_dict()["content"]["title"] for each in board.items()] == ["Moved", "Think"]


def test_webhooks_tell_of_items(github: GitHub, board: Any) -> None:
    seen: list[Any] = []

    def receive(request: Request) -> Response:
        seen.append(json.loads(request.read()))
        return Response(200, {}, b"")

    github.hook("octo-org", receive, events=["projects_v2_item"])
    item = board.add_draft("x")
    item.set_fields({"Status": "Done"})
    item.set_fields({"Status": "Done"})
    item.delete()
    assert [each["action"] for each in seen] == ["created", "edited", "deleted"]
    change = seen[1]["changes"]["field_value"]
    assert (change["field_name"], change["from"], change["to"]["name"]) == ("Status", None, "Done")
    assert seen[0]["projects_v2_item"]["content_type"] == "DraftIssue"
