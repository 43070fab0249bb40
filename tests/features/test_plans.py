"""Plans: writes are recorded instead of sent, shown as a diff, and sent unless something has changed meanwhile."""

from __future__ import annotations

import asyncio
import base64
import copy
import pathlib
import pickle
import threading
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import NotFoundError, PlanError, UnprocessableEntity
from ferrohub.plans import AsyncPlan
from ferrohub.testing import Fake, GitHub
from planned_github import planned_github, writes

KEY = (pathlib.Path(__file__).parents[1] / "keys" / "app-pkcs8.pem").read_text()
SECRET = "Zm9vYmFyYmF6cXV1eA"


@pytest.fixture
def github() -> GitHub:
    return planned_github()


@pytest.fixture
def client(github: GitHub) -> ferrohub.Client:
    return github.client("mona")


@pytest.fixture
def compass(client: ferrohub.Client) -> Any:
    return client.repository("mona", "compass")


def everyday(compass: Any) -> None:
    """Writes of many kinds."""
    compass.edit("compass", description="Finds the way")
    compass.ensure_label("bug", "ff0000", "Something is wrong")
    compass.label("old").delete()
    issue = compass.create_issue("Two", "See the map")
    issue.create_comment("Hello")
    issue.add_labels("bug")
    issue.edit(state="closed")
    compass.ensure_file("README.md", b"# Compass\n\nFinds the way.\n", "Explain")
    compass.replace_topics(["maps"])
    compass.ensure_ruleset("main", rules=[{"type": "deletion"}])


def test_nothing_is_sent_until_the_plan_is_applied(github: GitHub, client: Any, compass: Any) -> None:
    with client.plan() as plan:
        everyday(compass)
    assert writes(github) == []
    responses = plan.apply()
    assert len(writes(github)) == len(plan) == len(responses) == 10
    assert [write.is_applied for write in plan.writes] == [True] * 10
    assert compass.refresh().description == "Finds the way" and list(compass.topics().names) == ["maps"]
    assert {"old"}.isdisjoint(label.name for label in compass.labels())
    (issue,) = (each for each in compass.issues(state="closed") if each.title == "Two")
    assert issue.state == "closed" and [comment.body for comment in issue.comments()] == ["Hello"]
    assert b"Finds the way" in compass.file_contents("README.md").decoded
    assert [ruleset.name for ruleset in compass.rulesets()] == ["main"]


def test_an_asynchronous_client_plans_too(github: GitHub) -> None:
    async def main() -> AsyncPlan:
        async with github.async_client("mona") as client:
            compass = await client.repository("mona", "compass")
            with client.plan() as plan:
                issue = await compass.create_issue("Two")
                await issue.create_comment("Hello")
                await asyncio.gather(*(compass.ensure_label(f"l{n}", "ff0000") for n in range(5)))
            assert isinstance(plan, AsyncPlan) and writes(github) == []
            await plan.apply()
            return plan

    plan = asyncio.run(main())
    assert len(plan) == len(writes(github)) == 7
    labels = {label.name for label in github.client("mona").repository("mona", "compass").labels()}
    assert {f"l{n}" for n in range(5)} <= labels


def test_the_text_is_a_diff_against_what_github_has(client: Any, compass: Any) -> None:
    with client.plan() as plan:
        compass.edit("compass", description="Finds the way", has_wiki=False)
        compass.label("old").delete()
        issue = compass.create_issue("Two")
        compass.issue(1).create_comment(f"Continued in #{issue.number}")
        compass.ensure_file("README.md", b"# Compass\nNorth\n", "Explain")
        compass.replace_topics(["maps"])
    assert (
        str(plan)
        == """\
6 writes

~ PATCH /repos/mona/compass
    description: null -> "Finds the way"
    has_wiki: true -> false

- DELETE /repos/mona/compass/labels/old
    name: "old"

+ POST /repos/mona/compass/issues
    title: "Two"

+ POST /repos/mona/compass/issues/1/comments
    body: "Continued in #(number of write 3, known after apply)"

~ PUT /repos/mona/compass/contents/README.md
    message: "Explain"
    @@ -1 +1,2 @@
     # Compass
    +North

~ PUT /repos/mona/compass/topics
    names: [] -> ["maps"]"""
    )
    plan.apply()
    numbers = [issue.number for issue in compass.issues() if issue.title == "Two"]
    assert [comment.body for comment in compass.issue(1).comments()] == [f"Continued in #{numbers[0]}"]


def test_an_object_that_is_edited_keeps_what_identifies_it(client: Any, compass: Any) -> None:
    issue, me = compass.issue(1), client.me()
    with client.plan() as plan:
        assert issue.edit(title="First", labels=["old"]) and client.update_me(bio="Sails")
        assert (issue.number, issue.title, issue.user.login) == (1, "First", "mona")
        assert (compass.issue(1).title, client.me().bio) == ("First", "Sails")
        issue.create_comment("Hello")
    assert str(plan).count("known after apply") == 0 and len(plan) == 3
    plan.apply()
    assert (compass.issue(1).title, me.refresh().bio) == ("First", "Sails")


def test_what_would_change_nothing_is_not_planned(client: Any, compass: Any) -> None:
    compass.issue(1).edit(labels=["old"])
    with client.plan() as plan:
        assert compass.issue(1).edit(title="One", labels=["old"])
        compass.ensure_label("old", "cccccc", "Not used")
    assert str(plan) == "No changes." and plan.apply() == []


def test_an_edit_that_changes_nothing_has_the_response_of_one_that_does(client: Any, compass: Any) -> None:
    compass.create_variable("LEVEL", "1")
    compass.replace_topics(["maps"])
    with client.plan() as plan:
        assert compass.update_variable("LEVEL", "1") is True
        assert list(compass.replace_topics(["maps"]).names) == ["maps"]
    assert str(plan) == "No changes."


def test_reads_show_what_is_planned(client: Any, compass: Any) -> None:
    with client.plan() as plan:
        compass.edit("compass", description="Finds the way")
        assert compass.refresh().description == "Finds the way"
        compass.label("old").delete()
        with pytest.raises(NotFoundError):
            compass.label("old")
        compass.create_label("new", "ff0000")
        assert compass.label("new").color == "ff0000"
        compass.ensure_label("new", "00ff00")
        issue = compass.create_issue("Two")
        assert compass.issue(issue.number).title == "Two"
        assert client.star("mona", "compass") and client.is_starred("mona", "compass")
        assert [each.title for each in compass.issues()] == ["One"]  # listings show what GitHub has
    plan.apply()
    assert compass.label("new").color == "00ff00"


def test_errors_that_github_would_report_are_raised_while_planning(client: Any, compass: Any) -> None:
    with client.plan() as plan:
        with pytest.raises(UnprocessableEntity, match="already_exists"):
            compass.create_label("old", "cccccc")
        assert not client.session.delete("/repos/mona/compass/labels/none").ok
    assert len(plan) == 0


def test_values_that_only_github_knows_may_be_used_in_later_writes(client: Any, compass: Any) -> None:
    with client.plan() as plan:
        milestone = compass.create_milestone("1.0")
        issue, child = compass.create_issue("Parent"), compass.create_issue("Child")
        issue.edit(milestone=milestone.number)
        issue.add_sub_issue(child.id)
        child.create_comment(f"Part of {issue.html_url}")
    plan.apply()
    parent, child = (next(each for each in compass.issues() if each.title == name) for name in ("Parent", "Child"))
    assert parent.milestone.title == "1.0" and [each.title for each in parent.sub_issues()] == ["Child"]
    assert [each.body for each in child.comments()] == [f"Part of {parent.html_url}"]


def test_texts_with_many_urls_are_planned(client: Any, compass: Any) -> None:
    # A search that begins anew at each "http://" takes minutes.
    text = "http://a.example|" * 40_000
    with client.plan() as plan:
        issue = compass.create_issue("Two", text)
        issue.create_comment(f"{text}{issue.html_url}, {issue.url}")
    assert plan.writes[1].body["body"].startswith(text)
    plan.apply()
    made = next(each for each in compass.issues() if each.title == "Two")
    assert made.body == text and [each.body for each in made.comments()] == [f"{text}{made.html_url}, {made.url}"]


def test_objects_below_planned_objects_are_changed(client: Any, compass: Any) -> None:
    with client.plan() as plan:
        comment = client.create_gist("Map", {"a.txt": {"content": "x"}}).create_comment("Hello")
        comment.edit("Goodbye")
        compass.issue(1).create_comment(f"See {comment.url}.")
    plan.apply()
    (gist,) = client.gists()
    (made,) = gist.comments()
    assert made.body == "Goodbye" and [each.body for each in compass.issue(1).comments()] == [f"See {made.url}."]


def test_a_planned_protection_reads_as_one(client: Any, compass: Any) -> None:
    with client.plan() as plan:
        compass.branch("main").protect({"strict": True, "contexts": ["test"]}, True)
        protection = compass.branch("main").protection()
        assert protection.enforce_admins.enabled and protection.required_status_checks.strict
        compass.branch("main").protect(None, False)
    plan.apply()
    assert not compass.branch("main").protection().enforce_admins.enabled


def test_a_repository_is_created_with_what_is_in_it(client: Any) -> None:
    with client.plan() as plan:
        made = client.organization("acme").create_repository("maps")
        made.create_label("kind: map", "ff0000")
        made.replace_topics(["maps"])
    plan.apply()
    maps = client.repository("acme", "maps")
    assert list(maps.topics().names) == ["maps"] and maps.label("kind: map").color == "ff0000"


def test_a_commit_of_several_files_is_planned(client: Any, compass: Any) -> None:
    with client.plan() as plan:
        compass.commit_files({"b.txt": "b", "c.txt": "c"}, "Add two files")
        with pytest.raises(PlanError, match=r"GET .*/git/commits/\(sha of write 2, known after apply\)"):
            compass.commit_files({"d.txt": "d"}, "Add another")
    plan.apply()
    assert (
        compass.file_contents("b.txt").decoded == b"b" and compass.commit("main").commit["message"] == "Add two files"
    )


def test_a_branch_that_the_plan_moves_is_not_read(client: Any, compass: Any) -> None:
    with client.plan():
        compass.ensure_file("README.md", b"# Map\n", "Explain")
        compass.ensure_file("docs/a.md", b"# A\n", "Explain")
        with pytest.raises(PlanError, match=r"GET .*: an earlier write of the plan may change this branch"):
            compass.commit_files({"d.txt": "d"}, "Add another")
    with client.plan() as plan:
        compass.ensure_file("README.md", b"# Map\n", "Explain", branch="main")
        compass.commit_files({"d.txt": "d"}, "Add another", branch="fix")
        with pytest.raises(PlanError, match="may change this branch"):
            compass.commit_files({"d.txt": "d"}, "Add another", branch="main")
    plan.apply()
    assert compass.file_contents("d.txt", ref="fix").decoded == b"d"


@pytest.mark.parametrize("encode", [str.encode, lambda text: b"\xff" + text.encode()])
def test_a_file_cannot_have_values_that_only_github_knows(client: Any, compass: Any, encode: Any) -> None:
    with client.plan() as plan:
        issue = compass.create_issue("Two")
        with pytest.raises(PlanError, match=r"a\.md: a file cannot have values that only GitHub knows"):
            compass.ensure_file("a.md", encode(f"See #{issue.number}"), "Explain")
        with pytest.raises(PlanError, match="a file cannot have values that only GitHub knows"):
            compass.create_blob(base64.b64encode(encode(issue.html_url)).decode(), "base64")
    assert len(plan) == 1


def test_the_path_of_a_planned_file_is_that_of_the_file(client: Any, compass: Any) -> None:
    with client.plan() as plan:
        compass.ensure_file("docs/a b.md", b"# A\n", "Explain")
        file = compass.file_contents("docs/a b.md")
        assert (file.path, file.name, file.decoded) == ("docs/a b.md", "a b.md", b"# A\n")
    plan.apply()
    assert compass.file_contents("docs/a b.md").decoded == b"# A\n"


def test_a_pull_request_that_the_plan_merges_reads_as_merged(github: GitHub, client: Any, compass: Any) -> None:
    pull = compass.create_pull("Fix", "main", "fix")
    before = len(writes(github))
    with client.plan() as plan:
        pull.update("Mend")
        merged = pull.merge_when_green("squash")
        assert merged.merged and merged.state == "closed" and merged.title == "Mend"
        with pytest.raises(PlanError, match="this can be read when the plan has been applied"):
            pull.diff()
    assert [f"{write.method} {write.path.rpartition('/')[2]}" for write in plan.writes] == ["PATCH 2", "PUT merge"]
    assert len(writes(github)) == before
    plan.apply()
    assert pull.refresh().merged and pull.title == "Mend"


def test_lists_of_what_the_plan_creates_are_not_read(client: Any) -> None:
    with client.plan():
        made = client.organization("acme").create_repository("maps")
        with pytest.raises(PlanError, match=r"GET /repos/acme/maps/rulesets.*: this can be read when the plan"):
            made.ensure_ruleset("main", rules=[{"type": "deletion"}])


def test_an_object_may_be_created_and_changed_whose_writes_return_nothing(client: Any, compass: Any) -> None:
    with client.plan() as plan:
        compass.create_secret("TOKEN", "one")
        compass.create_secret("TOKEN", "two")
        compass.create_variable("LEVEL", "1")
        compass.update_variable("LEVEL", "2")
        assert compass.variable("LEVEL").value == "2"
        compass.delete_variable("LEVEL")
        compass.add_collaborator("hubot")
        compass.remove_collaborator("hubot")
    assert [write.method for write in plan.writes] == ["PUT", "PUT", "POST", "PATCH", "DELETE", "PUT", "DELETE"]
    plan.apply()
    assert [each.name for each in compass.secrets()] == ["TOKEN"] and list(compass.variables()) == []


def test_what_has_to_be_read_first_is_a_clear_error(client: Any, compass: Any) -> None:
    with client.plan():
        issue = compass.create_issue("Two")
        with pytest.raises(
            PlanError, match=r"GET .*\(url of write 1, known after apply\)/comments.*when the plan has been applied"
        ):
            list(issue.comments())


def test_values_of_another_plan_are_a_clear_error(client: Any, compass: Any) -> None:
    with client.plan():
        issue = compass.create_issue("Two")
    with client.plan(), pytest.raises(PlanError, match="another plan"):
        compass.issue(1).create_comment(f"See #{issue.number}")
    with client.plan(), pytest.raises(PlanError, match="another plan"):
        issue.create_comment("Hello")


def test_mutations_of_graphql_are_refused_and_queries_are_sent(github: GitHub, client: Any, compass: Any) -> None:
    with client.plan() as plan:
        assert client.graphql("query { viewer { login } }")["viewer"]["login"] == "mona"
        with pytest.raises(PlanError, match="mutations of GraphQL cannot be planned"):
            compass.commit_files({"a.txt": "b"}, "Change a", verified=True)
    assert len(plan) == 0 and {each.path for each in github.requests if each.method == "POST"} == {"/graphql"}


def test_names_that_contain_graphql_are_planned(github: GitHub, client: Any, compass: Any) -> None:
    github.repository("mona/graphql", files={"README.md": "x"})
    compass.create_label("graphql", "cccccc")
    with client.plan() as plan:
        client.repository("mona", "graphql").edit("graphql", description="A query")
        compass.label("graphql").delete()
    plan.apply()
    assert client.repository("mona", "graphql").description == "A query"
    assert "graphql" not in {label.name for label in compass.labels()}


def test_errors_while_planning_show_no_credential(client: Any) -> None:
    token = "ghp_" + "a1B2" * 9
    with client.plan():
        for path, options in [
            (f"/repos/mona/compass/issues?access_token={token}", {"data": b"no JSON"}),
            (f"/unknown/{token}", {"json": {}}),
        ]:
            with pytest.raises(PlanError) as raised:
                client.session.request("POST", path, **options)
            assert "a1B2a1B2" not in str(raised.value)


def test_uploads_are_refused(client: Any, compass: Any) -> None:
    release = compass.create_release("v1")
    with client.plan(), pytest.raises(PlanError, match="uploads cannot be planned"):
        release.upload_asset("text/plain", "a.txt", b"a")


def test_no_secret_is_shown(github: GitHub, client: Any, compass: Any) -> None:
    with client.plan() as plan:
        compass.create_hook("web", {"url": "https://hooks.example/", "secret": SECRET})
        compass.create_secret("TOKEN", SECRET)
        client.session.post("/repos/mona/compass/issues/1/comments", json={"body": "ghp_" + "a1B2" * 9})
    shown = "".join([str(plan), repr(plan), repr(plan.writes), *(str(write) for write in plan.writes)])
    sealed = plan.writes[1].body["encrypted_value"]
    assert SECRET not in shown and sealed not in shown and "a1B2a1B2" not in shown
    plan.apply()
    assert {"TOKEN"} == {each.name for each in compass.secrets()}


def test_values_are_hidden_if_their_names_are_those_of_secrets() -> None:
    fake = Fake()
    fake.on("migrations/get-import-status").reply(status=404, json={"message": "Not Found"})
    client = fake.client()
    with client.plan() as plan:
        client.session.put("/repos/mona/compass/import", json={"vcs_url": "https://h.example/", "vcs_password": SECRET})
        client.session.post("/credentials/revoke", json={"credentials": [SECRET]})
    assert SECRET not in str(plan) and "h.example" in str(plan) and len(plan) == 2


def test_a_plan_is_not_picklable(client: Any, compass: Any) -> None:
    with client.plan() as plan:
        for each in (client, compass):
            with pytest.raises(TypeError, match="being planned is not picklable"):
                pickle.dumps(each)
    with pytest.raises(TypeError, match="Plan is not picklable"):
        pickle.dumps(plan)


def test_a_copy_of_the_client_sends_no_write_in_the_block(github: GitHub, client: Any, compass: Any) -> None:
    with client.plan() as plan:
        other = copy.copy(client.session)
        assert other.get("/repos/mona/compass").ok
        with pytest.raises(PlanError, match="this is another client"):
            other.post("/repos/mona/compass/issues", json={"title": "Two"})
    assert writes(github) == [] and len(plan) == 0
    assert other.post("/repos/mona/compass/issues", json={"title": "Two"}).ok
    assert writes(github) == ["POST /repos/mona/compass/issues"]


def test_parts_of_objects_are_removed_and_added(client: Any, compass: Any) -> None:
    issue = compass.create_issue("Two", labels=["old"])
    with client.plan() as plan:
        issue.remove_all_labels()
        issue.add_assignees(["mona"])
        issue.remove_assignees(["hubot"])
        comment = issue.create_comment("Hello")
        comment.edit("Goodbye")
        milestone = compass.create_milestone("1.0")
        milestone.update(title="2.0")
        gist = client.create_gist("Map", {"a.txt": {"content": "x"}}, public=False)
        gist.edit(description="The map")
        assert issue.title == "Two" and comment.body == "Goodbye" and milestone.title == "2.0"
    plan.apply()
    issue = issue.refresh()
    assert [each.body for each in issue.comments()] == ["Goodbye"] and [each.login for each in issue.assignees] == [
        "mona"
    ]
    assert list(issue.labels()) == [] and [each.title for each in compass.milestones()] == ["2.0"]
    assert [each.description for each in client.gists()] == ["The map"]


def test_what_github_does_not_describe_is_a_clear_error(client: Any) -> None:
    with client.plan(), pytest.raises(PlanError, match="POST /repos/mona/compass/unknown: GitHub does not describe"):
        client.session.post("/repos/mona/compass/unknown", json={})


def test_a_repository_of_a_user_is_created_with_what_is_in_it(client: Any) -> None:
    with client.plan() as plan:
        made = client.create_repository("atlas")
        made.create_label("kind: map", "ff0000")
    plan.apply()
    assert client.repository("mona", "atlas").label("kind: map").color == "ff0000"


def test_a_team_is_created_with_its_members(client: Any) -> None:
    with client.plan() as plan:
        made = client.organization("acme").create_team("Crew")
        client.rest.teams.add_or_update_membership_for_user_in_org("acme", made.slug, "hubot")
    assert "teams/(slug of write 1, known after apply)/memberships/hubot" in str(plan)
    plan.apply()
    assert [each.status_code for each in plan.apply() if each is not None] == [201, 200]


def test_all_threads_of_the_client_plan(github: GitHub, client: Any, compass: Any) -> None:
    with client.plan() as plan:
        threads = [threading.Thread(target=compass.create_label, args=(f"l{n}", "ff0000")) for n in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert writes(github) == [] and sorted(write.number for write in plan.writes) == list(range(1, 9))


def test_a_subclass_that_sends_itself_plans_too(github: GitHub) -> None:
    seen: list[str] = []

    class Session(ferrohub.session.ClientSession):
        def send(self, request: ferrohub.Request, *, stream: bool = False) -> Any:
            seen.append(request.method)
            return super().send(request, stream=stream)

    client = ferrohub.Client(session=Session(), transport=github, token=github.token("mona"))
    with client.plan() as plan:
        client.repository("mona", "compass").create_issue("Two")
    assert writes(github) == [] and "POST" in seen
    plan.apply()
    assert len(writes(github)) == 1


def test_tokens_of_installations_are_renewed_while_planning(github: GitHub) -> None:
    app = github.app("Labeler", key=KEY, permissions={"issues": "write", "metadata": "read"})
    github.install(app, "mona", repositories=["mona/compass"])
    client = github.app_client(app).client("mona")
    with client.plan() as plan:
        client.repository("mona", "compass").create_issue("Two")
    assert len(plan) == 1 and not [each for each in writes(github) if each.endswith("/issues")]
    plan.apply()
    assert [each for each in writes(github) if each.endswith("/issues")] == ["POST /repos/mona/compass/issues"]
