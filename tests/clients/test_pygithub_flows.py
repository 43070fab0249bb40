"""PyGithub runs flows against the simulator over HTTP."""

from __future__ import annotations

import io
import pathlib
from typing import Any

import pytest

from client_flows import FULL, OWNER, Flows, expected, serving

github = pytest.importorskip("github")
flow = Flows()
pytestmark = pytest.mark.slow


@flow
def issues(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    one, two, three = [compass.create_issue(title) for title in ("One", "Two", "Three")]
    two.edit(title="Two!", body="More")
    one.edit(state="closed", state_reason="not_planned")
    three.edit(state="closed")
    three.edit(state="open")
    found = compass.get_issues(state="all", direction="asc")
    return [[each.number, each.title, each.state, each.state_reason] for each in found]


@flow
def comments(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    issue = compass.create_issue("One")
    first, second = issue.create_comment("a"), issue.create_comment("b")
    first.edit("c")
    second.delete()
    assert issue.get_comment(first.id).body == "c"
    return [each.body for each in issue.get_comments()]


@flow
def labels(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    compass.create_label("crash", "ff0000", "It crashes")
    compass.create_label("later", "cccccc").delete()
    compass.get_label("crash").edit("panic", "00ff00", "It panics")
    return sorted([each.name, each.color, each.description or ""] for each in compass.get_labels())


@flow
def issue_labels(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    issue = compass.create_issue("One", labels=["a", "b"])
    issue.remove_from_labels("a")
    issue.add_to_labels("c")
    issue.set_labels("c", "d")
    assert [each.number for each in compass.get_issues(labels=["d"])] == [1]
    return sorted(each.name for each in issue.get_labels())


@flow
def milestones(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    first = compass.create_milestone("v1", description="The first")
    compass.create_milestone("v2").delete()
    issue = compass.create_issue("One", milestone=first)
    first.edit("v1.0", state="closed")
    found = [[each.number, each.title, each.state] for each in compass.get_milestones(state="all")]
    return [found, compass.get_issue(issue.number).milestone.number]


@flow
def assignees(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    issue = compass.create_issue("One", assignee="mona")
    issue.add_to_assignees("hubot")
    issue.remove_from_assignees("mona")
    assert compass.has_in_assignees("hubot") and not compass.has_in_assignees("surtur")
    return [each.login for each in compass.get_issue(1).assignees]


@flow
def reactions(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    issue = compass.create_issue("One")
    comment = issue.create_comment("a")
    issue.create_reaction("heart")
    gone = issue.create_reaction("+1")
    comment.create_reaction("rocket")
    issue.delete_reaction(gone.id)
    return [sorted(each.content for each in found.get_reactions()) for found in (issue, comment)]


@flow
def locks(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    first, second = compass.create_issue("One"), compass.create_issue("Two")
    first.lock("resolved")
    second.lock("spam")
    second.unlock()
    return [[each.locked, each.active_lock_reason] for each in compass.get_issues(direction="asc")]


@flow
def files(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    made = compass.create_file("docs/a.md", "Add a page", "one\n")
    compass.update_file("docs/a.md", "Change it", "two\n", made["content"].sha)
    compass.delete_file("README.md", "Remove it", compass.get_contents("README.md").sha)
    names = sorted(each.path for each in compass.get_contents(""))
    return [names, compass.get_contents("docs/a.md").decoded_content.decode()]


@flow
def branches(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    sha = compass.get_branch("main").commit.sha
    compass.create_git_ref("refs/heads/topic/one", sha)
    compass.create_git_ref("refs/heads/gone", sha).delete()
    compass.get_git_ref("heads/topic/one").edit(compass.get_branch("ready").commit.sha)
    return sorted([each.name, each.commit.sha] for each in compass.get_branches())


@flow
def commits(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    head = compass.get_git_ref("heads/main")
    parent = compass.get_git_commit(head.object.sha)
    blob = compass.create_git_blob("hello\n", "utf-8")
    element = github.InputGitTreeElement("docs/b.md", "100644", "blob", sha=blob.sha)
    tree = compass.create_git_tree([element], parent.tree)
    made = compass.create_git_commit("Add a page", tree, [parent])
    head.edit(made.sha)
    assert compass.get_commit(made.sha).files[0].patch == "@@ -0,0 +1 @@\n+hello"
    paths = [each.path for each in compass.get_git_tree(made.sha, recursive=True).tree if each.type == "blob"]
    return [compass.get_branch("main").commit.sha, sorted(paths)]


@flow
def tags(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    sha = compass.get_branch("main").commit.sha
    tag = compass.create_git_tag("v1", "The first", sha, "commit")
    compass.create_git_ref("refs/tags/v1", tag.sha)
    compass.create_git_ref("refs/tags/v2", sha)
    assert compass.get_git_tag(tag.sha).message == "The first"
    return sorted([each.name, each.commit.sha] for each in compass.get_tags())


@flow
def pulls(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    pull = compass.create_pull("main", "ready", title="Add", body="Adds a program")
    pull.edit(title="Add a program")
    assert [each.filename for each in pull.get_files()] == ["src/a.py"] and pull.get_commits().totalCount == 1
    assert pull.merge(merge_method="squash").merged and pull.is_merged()
    again = compass.get_pull(1)
    names = [each.path for each in compass.get_git_tree("main", recursive=True).tree if each.type == "blob"]
    return [again.number, again.title, again.state, again.merged, sorted(names)]


@flow
def reviews(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    pull = compass.create_pull("main", "ready", title="Add")
    reviewed = hubot.get_repo(FULL).get_pull(1)
    reviewed.create_review(body="Please change it", event="REQUEST_CHANGES")
    reviewed.create_review(body="Good", event="APPROVE")
    pull.get_reviews()[0].dismiss("Done")
    return [[each.user.login, each.state, each.body] for each in pull.get_reviews()]


@flow
def review_comments(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    pull = compass.create_pull("main", "ready", title="Add")
    commit = compass.get_commit(pull.head.sha)
    first = pull.create_review_comment("Why?", commit, "src/a.py", line=1)
    pull.create_review_comment_reply(first.id, "Because")
    pull.create_review_comment("Gone", commit, "src/a.py", line=1).delete()
    first.edit("Why so?")
    return [[each.path, each.line, each.body] for each in pull.get_review_comments(sort="created", direction="asc")]


@flow
def reviewers(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    pull = compass.create_pull("main", "ready", title="Add")
    pull.create_review_request(["hubot"])
    assert [each.login for each in pull.get_review_requests()[0]] == ["hubot"]
    pull.delete_review_request(["hubot"])
    return [each.login for each in pull.get_review_requests()[0]]


@flow
def releases(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    def upload(release: Any, name: str) -> Any:
        return release.upload_asset_from_memory(io.BytesIO(b"text"), 4, name, content_type="text/plain")

    release = compass.create_git_release("v1", "One", "Notes", draft=True)
    upload(release, "b.txt").delete_asset()
    upload(release, "a.txt").update_asset("c.txt", "The file")
    release.update_release("One!", "More", draft=False)
    compass.create_git_release("v2", "Two", "Gone").delete_release()
    assert compass.get_latest_release().tag_name == "v1"
    found = []
    for each in compass.get_releases():
        assets = list(each.get_assets())
        for asset in assets:
            asset.download_asset(str(folder / asset.name))
        contents = [[asset.name, (folder / asset.name).read_text()] for asset in assets]
        found.append([each.tag_name, each.name, each.draft, contents])
    return found


@flow
def statuses(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    commit = compass.get_commit("ready")
    commit.create_status("pending", "https://example.com/1", "Starts", "ci")
    commit.create_status("failure", context="lint")
    commit.create_status("success", context="ci")
    assert commit.get_statuses().totalCount == 3
    found = commit.get_combined_status()
    return [found.state, sorted([each.context, each.state] for each in found.statuses)]


@flow
def hooks(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    config = {"url": "http://127.0.0.1:1/hook", "content_type": "json"}
    hook = compass.create_hook("web", config, ["push"], active=False)
    compass.create_hook("web", {**config, "url": "http://127.0.0.1:1/gone"}, ["issues"], active=False).delete()
    hook.edit("web", config, add_events=["issues"], active=False)
    return [[sorted(each.events), each.active, each.config["url"]] for each in compass.get_hooks()]


@flow
def invitations(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    compass.add_to_collaborators("surtur", "pull")
    assert compass.get_collaborator_permission("hubot") == "write"
    invited = [each.invitee.login for each in compass.get_pending_invitations()]
    found = [each.login for each in compass.get_collaborators(affiliation="direct")]
    return [invited, sorted(set(found) - {"mona"})]


@flow
def teams(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    organization = mona.get_organization(OWNER)
    organization.create_team("Gone").delete()
    team = organization.create_team("The Team", privacy="closed")
    team.edit("The Team", description="Us")
    team.add_membership(mona.get_user("hubot"), "member")
    team.add_membership(mona.get_user("mona"), "maintainer")
    team.remove_membership(mona.get_user("mona"))
    team.add_to_repos(compass)
    found = []
    for each in organization.get_teams():
        members, names = [one.login for one in each.get_members()], [one.name for one in each.get_repos()]
        found.append([each.slug, each.description, sorted(members), sorted(names)])
    return found


@flow
def gists(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    user = mona.get_user()
    gist = user.create_gist(True, {"a.txt": github.InputFileContent("one")}, "First")
    user.create_gist(False, {"b.txt": github.InputFileContent("two")}).delete()
    gist.edit("Changed", {"c.txt": github.InputFileContent("three")})
    gist.create_comment("Fine")
    gist.set_starred()
    assert gist.is_starred()
    return [
        [
            each.description,
            {name: file.content for name, file in mona.get_gist(each.id).files.items()},
            [comment.body for comment in each.get_comments()],
        ]
        for each in user.get_gists()
    ]


@flow
def search(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    compass.create_label("crash", "ff0000")
    for title in ("One", "Two", "Three"):
        compass.create_issue(title, labels=["crash"])
    compass.create_issue("Other")
    compass.get_issue(2).edit(state="closed")
    assert [each.full_name for each in mona.search_repositories("compass in:name")] == [FULL]
    return sorted(each.title for each in mona.search_issues(f"repo:{FULL} is:issue is:open label:crash"))


@flow
def deployments(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    deployment = compass.create_deployment("main", environment="staging", required_contexts=[], auto_merge=False)
    deployment.create_status("in_progress")
    deployment.create_status("success", description="Done")
    return [
        [each.environment, each.ref, [one.state for one in each.get_statuses()]] for each in compass.get_deployments()
    ]


@flow
def variables(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    compass.create_variable("LEVEL", "low")
    compass.create_variable("GONE", "x").delete()
    compass.get_variable("LEVEL").edit("high")
    return sorted([each.name, each.value] for each in compass.get_variables())


@flow
def secrets(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    compass.create_secret("PASSWORD", "swordfish")
    compass.create_secret("GONE", "x")
    compass.delete_secret("GONE")
    return [[each.name, "swordfish"] for each in compass.get_secrets()]


@flow
def workflows(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    workflow = compass.get_workflow("ci.yml")
    assert workflow.create_dispatch("main", {"level": "low"})
    assert workflow.create_dispatch("ready", {"level": "low"})
    runs = list(compass.get_workflow_runs())
    assert [job.name for job in runs[0].jobs()] == ["test"]
    runs[0].delete()
    return [
        [each.run_number, each.event, each.head_branch, each.status, each.conclusion] for each in workflow.get_runs()
    ]


@flow
def stars(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    user = mona.get_user()
    own = user.create_repo("own")
    user.add_to_starred(compass)
    user.add_to_starred(own)
    user.remove_from_starred(own)
    assert [each.login for each in compass.get_stargazers()] == ["mona"] and not user.has_in_starred(own)
    return sorted(each.full_name for each in user.get_starred())


@flow
def repositories(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    user = mona.get_user()
    user.create_repo("gone").delete()
    made = user.create_repo("own", "Mine", private=True, auto_init=True)
    made.edit(name="renamed", description="Still mine")
    made.replace_topics(["tools", "python"])
    found = user.get_repos(affiliation="owner")
    return sorted([each.name, each.description, each.private, sorted(each.get_topics())] for each in found)


@flow
def forks(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    fork = hubot.get_user().create_fork(hubot.get_repo(FULL))
    assert fork.parent.full_name == FULL
    compass.create_file("new.txt", "Add it", "new")
    fork.merge_upstream("main")
    assert fork.get_contents("new.txt").decoded_content == b"new"
    return sorted(each.full_name for each in compass.get_forks())


@flow
def protection(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    branch = compass.get_branch("main")
    branch.edit_protection(strict=True, contexts=["ci"], enforce_admins=True, required_approving_review_count=2)
    ready = compass.get_branch("ready")
    ready.edit_protection(enforce_admins=True)
    ready.remove_protection()
    assert compass.get_branch("main").protected and not compass.get_branch("ready").protected
    found = branch.get_protection()
    needed = found.required_pull_request_reviews.required_approving_review_count
    return [found.required_status_checks.contexts, found.enforce_admins, needed]


@flow
def comparison(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    found = compass.compare("main", "ready")
    names, shas = [each.filename for each in found.files], [each.sha for each in found.commits]
    return [found.status, found.ahead_by, found.behind_by, names, shas]


@flow
def pages(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    for number in range(45):
        compass.create_issue(f"Issue {number}")
    mona.per_page = 10
    return sorted(each.number for each in compass.get_issues())


@flow
def keys(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    user = mona.get_user()
    user.create_key("laptop", "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")
    user.create_key("gone", "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB").delete()
    return [[each.title, each.key] for each in user.get_keys()]


@flow
def organization(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    found = mona.get_organization(OWNER)
    found.edit(description="Compasses")
    found.remove_from_members(mona.get_user("hubot"))
    return [mona.get_organization(OWNER).description, sorted(each.login for each in found.get_members())]


@flow
def environments(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    compass.create_environment("production", wait_timer=15)
    compass.create_environment("gone")
    compass.delete_environment("gone")
    return [[each.name, each.protection_rules[0].wait_timer] for each in compass.get_environments()]


@flow
def errors(mona: Any, hubot: Any, compass: Any, folder: pathlib.Path) -> Any:
    url = mona.requester.base_url
    stranger = github.Github(base_url=url, auth=github.Auth.Token("ghp_wrong"), retry=None)
    found = []
    for call in (
        lambda: mona.get_repo("octo-org/nothing"),
        lambda: compass.create_milestone(""),
        lambda: hubot.get_repo(FULL).edit(description="x"),
        lambda: stranger.get_user().login,
    ):
        with pytest.raises(github.GithubException) as caught:
            call()
        found.append(caught.value.status)
    return found


@pytest.mark.parametrize("name", flow)
def test_flow(name: str, tmp_path: pathlib.Path) -> None:
    with serving() as server:
        mona, hubot = (
            github.Github(
                base_url=server.access.url,
                auth=github.Auth.Token(token),
                retry=None,
                seconds_between_requests=0,
                seconds_between_writes=0,
            )
            for token in (server.access.token, server.access.other)
        )
        found = flow[name](mona, hubot, mona.get_repo(FULL), tmp_path)
        assert found == expected(name, server.github)
        mona.close()
        hubot.close()
