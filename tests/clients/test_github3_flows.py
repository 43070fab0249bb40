"""github3.py runs flows against the simulator over HTTP, as those of an Enterprise Server."""

from __future__ import annotations

from typing import Any

import pytest

from client_flows import NAME, OWNER, Flows, expected, serving

github3 = pytest.importorskip("github3")
flow = Flows()
pytestmark = [
    pytest.mark.slow,
    # github3.py itself uses what Python and its dependencies warn of.
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
]


@flow
def issues(mona: Any, hubot: Any, compass: Any) -> Any:
    one, two, _ = [compass.create_issue(title) for title in ("One", "Two", "Three")]
    two.edit(title="Two!", body="More")
    one.close()
    found = compass.issues(state="all", direction="asc")
    return [[each.number, each.title, each.state, each.as_dict()["state_reason"]] for each in found]


@flow
def comments(mona: Any, hubot: Any, compass: Any) -> Any:
    issue = compass.create_issue("One")
    first, second = issue.create_comment("a"), issue.create_comment("b")
    assert first.edit("c") and second.delete()
    return [each.body for each in issue.comments()]


@flow
def labels(mona: Any, hubot: Any, compass: Any) -> Any:
    crash = compass.create_label("crash", "ff0000", "It crashes")
    compass.create_label("later", "cccccc").delete()
    assert crash.update("panic", "00ff00", "It panics")
    return sorted([each.name, each.color, each.description or ""] for each in compass.labels())


@flow
def issue_labels(mona: Any, hubot: Any, compass: Any) -> Any:
    issue = compass.create_issue("One", labels=["a", "b"])
    issue.add_labels("c")
    issue.remove_label("a")
    issue.replace_labels(["c", "d"])
    return sorted(each.name for each in issue.labels())


@flow
def milestones(mona: Any, hubot: Any, compass: Any) -> Any:
    first = compass.create_milestone("v1", description="The first")
    compass.create_milestone("v2").delete()
    issue = compass.create_issue("One", milestone=first.number)
    first.update("v1.0", state="closed")
    found = [[each.number, each.title, each.state] for each in compass.milestones(state="all")]
    return [found, compass.issue(issue.number).milestone.number]


@flow
def assignees(mona: Any, hubot: Any, compass: Any) -> Any:
    issue = compass.create_issue("One", assignees=["mona"])
    issue.add_assignees(["hubot"])
    issue.remove_assignees(["mona"])
    assert compass.is_assignee("hubot") and not compass.is_assignee("surtur")
    return [each.login for each in compass.issue(1).assignees]


@flow
def locks(mona: Any, hubot: Any, compass: Any) -> Any:
    first, second = compass.create_issue("One"), compass.create_issue("Two")
    assert first.lock() and second.lock() and second.unlock()
    return [[each.locked, each.as_dict()["active_lock_reason"]] for each in compass.issues(direction="asc")]


@flow
def files(mona: Any, hubot: Any, compass: Any) -> Any:
    made = compass.create_file("docs/a.md", "Add a page", b"one\n")
    made["content"].update("Change it", b"two\n")
    compass.file_contents("README.md").delete("Remove it")
    names = sorted(path for path, _ in compass.directory_contents(""))
    return [names, compass.file_contents("docs/a.md").decoded.decode()]


@flow
def branches(mona: Any, hubot: Any, compass: Any) -> Any:
    sha = compass.branch("main").commit.sha
    compass.create_ref("refs/heads/topic", sha)
    compass.create_ref("refs/heads/gone", sha).delete()
    assert compass.ref("heads/topic").update(compass.branch("ready").commit.sha)
    return sorted([each.name, each.commit.sha] for each in compass.branches())


@flow
def commits(mona: Any, hubot: Any, compass: Any) -> Any:
    head = compass.ref("heads/main")
    base = compass.git_commit(head.object.sha).tree.sha
    item = {"path": "docs/b.md", "mode": "100644", "type": "blob", "sha": compass.create_blob("hello\n", "utf-8")}
    tree = compass.create_tree([item], base)
    made = compass.create_commit("Add a page", tree.sha, [head.object.sha])
    assert head.update(made.sha)
    found = compass.tree(made.sha, recursive=True).tree
    return [compass.commit("main").sha, sorted(each.path for each in found if each.type == "blob")]


@flow
def tags(mona: Any, hubot: Any, compass: Any) -> Any:
    sha = compass.branch("main").commit.sha
    tagger = {"name": "Mona", "email": "mona@example.com", "date": "2026-01-01T00:00:00Z"}
    compass.create_tag("v1", "The first", sha, "commit", tagger)
    compass.create_ref("refs/tags/v2", sha)
    return sorted([each.name, each.commit.sha] for each in compass.tags())


@flow
def pulls(mona: Any, hubot: Any, compass: Any) -> Any:
    pull = compass.create_pull("Add", "main", "ready")
    assert pull.update(title="Add a program")
    assert [each.filename for each in pull.files()] == ["src/a.py"]
    assert pull.merge(merge_method="squash") and pull.is_merged()
    again = compass.pull_request(1)
    paths = sorted(each.path for each in compass.tree("main", recursive=True).tree if each.type == "blob")
    return [again.number, again.title, again.state, again.merged, paths]


@flow
def reviews(mona: Any, hubot: Any, compass: Any) -> Any:
    pull = compass.create_pull("Add", "main", "ready")
    reviewed = hubot.pull_request(OWNER, NAME, 1)
    sha = pull.head.sha
    first = reviewed.create_review("Change it", sha, "REQUEST_CHANGES")
    reviewed.create_review("Good", sha, "APPROVE")
    assert compass.pull_request(1).as_dict()["review_comments"] == 0 and first.state == "CHANGES_REQUESTED"
    return [[each.user.login, each.state, each.body] for each in pull.reviews()]


@flow
def releases(mona: Any, hubot: Any, compass: Any) -> Any:
    release = compass.create_release("v1", name="One", draft=True)
    release.upload_asset("text/plain", "a.txt", b"text")
    release.upload_asset("text/plain", "b.txt", b"text").delete()
    assert release.edit(name="One!", draft=False)
    compass.create_release("v2").delete()
    found = []
    for each in compass.releases():
        contents = [[one.name, mona.session.get(one.browser_download_url).text] for one in each.assets()]
        found.append([each.tag_name, each.name, each.draft, contents])
    return found


@flow
def statuses(mona: Any, hubot: Any, compass: Any) -> Any:
    sha = compass.branch("ready").commit.sha
    for context, state in (("ci", "pending"), ("lint", "failure"), ("ci", "success")):
        compass.create_status(sha, state, context=context)
    found = compass.commit("ready").status()
    return [found.state, sorted([each.context, each.state] for each in found.statuses)]


@flow
def hooks(mona: Any, hubot: Any, compass: Any) -> Any:
    config = {"url": "http://127.0.0.1:1/hook", "content_type": "json"}
    hook = compass.create_hook("web", config, ["push"], active=False)
    compass.create_hook("web", {**config, "url": "http://127.0.0.1:1/gone"}, active=False).delete()
    hook.edit(config, ["push", "issues"], active=False)
    return [[sorted(each.events), each.active, each.config["url"]] for each in compass.hooks()]


@flow
def gists(mona: Any, hubot: Any, compass: Any) -> Any:
    gist = mona.create_gist("First", {"a.txt": {"content": "one"}}, public=True)
    mona.create_gist("Gone", {"b.txt": {"content": "two"}}).delete()
    gist.edit("Changed", {"c.txt": {"content": "three"}})
    gist.create_comment("Fine")
    assert gist.star() and gist.is_starred()
    found = []
    for each in mona.gists():
        contents = {name: file.content() for name, file in mona.gist(each.id).files.items()}
        found.append([each.description, {name: text.decode() for name, text in contents.items()}, ["Fine"]])
    return found


@flow
def search(mona: Any, hubot: Any, compass: Any) -> Any:
    for title in ("One", "Two", "Three"):
        compass.create_issue(title, labels=["crash"])
    compass.create_issue("Other")
    compass.issue(2).close()
    found = mona.search_issues(f"repo:{OWNER}/{NAME} is:issue is:open label:crash", per_page=1)
    return sorted(each.issue.title for each in found)


@flow
def stars(mona: Any, hubot: Any, compass: Any) -> Any:
    mona.create_repository("own")
    for owner, name in ((OWNER, NAME), ("mona", "own")):
        assert mona.star(owner, name)
    assert mona.unstar("mona", "own") and not mona.is_starred("mona", "own")
    return sorted(each.full_name for each in mona.starred())


@flow
def forks(mona: Any, hubot: Any, compass: Any) -> Any:
    hubot.repository(OWNER, NAME).create_fork()
    return sorted(each.full_name for each in compass.forks())


@flow
def pages(mona: Any, hubot: Any, compass: Any) -> Any:
    for number in range(45):
        compass.create_issue(f"Issue {number}")
    return [each.number for each in compass.issues(direction="asc")]


@flow
def keys(mona: Any, hubot: Any, compass: Any) -> Any:
    text = "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
    mona.create_key("gone", text).delete()
    mona.create_key("laptop", text)
    return [[each.title, each.key] for each in list(mona.keys())]


@pytest.mark.parametrize("name", flow)
def test_flow(name: str) -> None:
    with serving() as server:
        mona, hubot = (
            github3.GitHubEnterprise(server.access.url, token=token)
            for token in (server.access.token, server.access.other)
        )
        assert flow[name](mona, hubot, mona.repository(OWNER, NAME)) == expected(name, server.github)
        mona.session.close()
        hubot.session.close()
