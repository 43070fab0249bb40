"""githubkit runs flows against the simulator over HTTP. It reads each response as a model of GitHub's description."""

from __future__ import annotations

import base64
from typing import Any

import pytest

from client_flows import NAME, OWNER, Flows, expected, serving

githubkit = pytest.importorskip("githubkit")
flow = Flows()
pytestmark = pytest.mark.slow
AT = (OWNER, NAME)


@flow
def issues(mona: Any, hubot: Any) -> Any:
    api = mona.rest.issues
    for title in ("One", "Two", "Three"):
        assert api.create(*AT, title=title).parsed_data.title == title
    api.update(*AT, 2, title="Two!", body="More")
    api.update(*AT, 1, state="closed", state_reason="not_planned")
    found = mona.rest.paginate(api.list_for_repo, owner=OWNER, repo=NAME, state="all", direction="asc")
    return [[each.number, each.title, each.state, each.state_reason] for each in found]


@flow
def comments(mona: Any, hubot: Any) -> Any:
    api = mona.rest.issues
    api.create(*AT, title="One")
    first = api.create_comment(*AT, 1, body="a").parsed_data
    second = api.create_comment(*AT, 1, body="b").parsed_data
    api.update_comment(*AT, first.id, body="c")
    api.delete_comment(*AT, second.id)
    assert api.list_comments_for_repo(*AT).parsed_data[0].id == first.id
    return [each.body for each in api.list_comments(*AT, 1).parsed_data]


@flow
def labels(mona: Any, hubot: Any) -> Any:
    api = mona.rest.issues
    api.create_label(*AT, name="crash", color="ff0000", description="It crashes")
    api.create_label(*AT, name="later")
    api.delete_label(*AT, "later")
    api.update_label(*AT, "crash", new_name="panic")
    assert api.get_label(*AT, "panic").parsed_data.color == "ff0000"
    return sorted([each.name, each.color, each.description or ""] for each in api.list_labels_for_repo(*AT).parsed_data)


@flow
def issue_labels(mona: Any, hubot: Any) -> Any:
    api = mona.rest.issues
    api.create(*AT, title="One", labels=["a", "b"])
    api.add_labels(*AT, 1, labels=["c"])
    api.remove_label(*AT, 1, "a")
    api.set_labels(*AT, 1, labels=["c", "d"])
    return sorted(each.name for each in api.list_labels_on_issue(*AT, 1).parsed_data)


@flow
def milestones(mona: Any, hubot: Any) -> Any:
    api = mona.rest.issues
    first = api.create_milestone(*AT, title="v1").parsed_data
    second = api.create_milestone(*AT, title="v2", description="Gone").parsed_data
    api.create(*AT, title="One", milestone=first.number)
    api.delete_milestone(*AT, second.number)
    api.update_milestone(*AT, first.number, title="v1.0", state="closed")
    found = api.list_milestones(*AT, state="all").parsed_data
    issue = api.get(*AT, 1).parsed_data
    return [[[each.number, each.title, each.state] for each in found], issue.milestone.number]


@flow
def assignees(mona: Any, hubot: Any) -> Any:
    api = mona.rest.issues
    api.create(*AT, title="One", assignees=["mona"])
    api.add_assignees(*AT, 1, assignees=["hubot"])
    api.remove_assignees(*AT, 1, assignees=["mona"])
    assert api.check_user_can_be_assigned(*AT, "hubot").status_code == 204
    return [each.login for each in api.get(*AT, 1).parsed_data.assignees]


@flow
def reactions(mona: Any, hubot: Any) -> Any:
    api, issues = mona.rest.reactions, mona.rest.issues
    issues.create(*AT, title="One")
    comment = issues.create_comment(*AT, 1, body="a").parsed_data
    api.create_for_issue(*AT, 1, content="heart")
    gone = api.create_for_issue(*AT, 1, content="+1").parsed_data
    api.create_for_issue_comment(*AT, comment.id, content="rocket")
    api.delete_for_issue(*AT, 1, gone.id)
    found = (api.list_for_issue(*AT, 1), api.list_for_issue_comment(*AT, comment.id))
    return [sorted(one.content for one in each.parsed_data) for each in found]


@flow
def locks(mona: Any, hubot: Any) -> Any:
    api = mona.rest.issues
    for number, reason in ((1, "resolved"), (2, "spam")):
        api.create(*AT, title="An issue")
        api.lock(*AT, number, lock_reason=reason)
    api.unlock(*AT, 2)
    found = api.list_for_repo(*AT, direction="asc").parsed_data
    return [[each.locked, each.active_lock_reason] for each in found]


@flow
def files(mona: Any, hubot: Any) -> Any:
    api = mona.rest.repos

    def encoded(text: str) -> str:
        return base64.b64encode(text.encode()).decode()

    made = api.create_or_update_file_contents(*AT, "docs/a.md", message="Add", content=encoded("one\n")).parsed_data
    api.create_or_update_file_contents(
        *AT, "docs/a.md", message="Change", content=encoded("two\n"), sha=made.content.sha
    )
    readme = api.get_content(*AT, "README.md").parsed_data
    api.delete_file(*AT, "README.md", message="Remove it", sha=readme.sha)
    page = api.get_content(*AT, "docs/a.md").parsed_data
    names = sorted(each.path for each in api.get_content(*AT, "").parsed_data)
    return [names, base64.b64decode(page.content).decode()]


@flow
def branches(mona: Any, hubot: Any) -> Any:
    git, api = mona.rest.git, mona.rest.repos
    sha = api.get_branch(*AT, "main").parsed_data.commit.sha
    for name in ("topic/one", "gone"):
        git.create_ref(*AT, ref=f"refs/heads/{name}", sha=sha)
    git.delete_ref(*AT, "heads/gone")
    git.update_ref(*AT, "heads/topic/one", sha=api.get_branch(*AT, "ready").parsed_data.commit.sha)
    return sorted([each.name, each.commit.sha] for each in api.list_branches(*AT).parsed_data)


@flow
def commits(mona: Any, hubot: Any) -> Any:
    git = mona.rest.git
    head = git.get_ref(*AT, "heads/main").parsed_data.object_.sha
    parent = git.get_commit(*AT, head).parsed_data
    blob = git.create_blob(*AT, content="hello\n").parsed_data
    item = {"path": "docs/b.md", "mode": "100644", "type": "blob", "sha": blob.sha}
    tree = git.create_tree(*AT, tree=[item], base_tree=parent.tree.sha).parsed_data
    made = git.create_commit(*AT, message="Add a page", tree=tree.sha, parents=[head]).parsed_data
    git.update_ref(*AT, "heads/main", sha=made.sha)
    shown = mona.rest.repos.get_commit(*AT, made.sha).parsed_data
    assert shown.files[0].patch == "@@ -0,0 +1 @@\n+hello" and shown.stats.additions == 1
    found = git.get_tree(*AT, made.sha, recursive="1").parsed_data.tree
    return [
        mona.rest.repos.list_commits(*AT, per_page=1).parsed_data[0].sha,
        sorted(each.path for each in found if each.type == "blob"),
    ]


@flow
def tags(mona: Any, hubot: Any) -> Any:
    git = mona.rest.git
    sha = git.get_ref(*AT, "heads/main").parsed_data.object_.sha
    tag = git.create_tag(*AT, tag="v1", message="The first", object_=sha, type="commit").parsed_data
    git.create_ref(*AT, ref="refs/tags/v1", sha=tag.sha)
    git.create_ref(*AT, ref="refs/tags/v2", sha=sha)
    assert git.get_tag(*AT, tag.sha).parsed_data.message.strip() == "The first"
    assert len(git.list_matching_refs(*AT, "tags/v").parsed_data) == 2
    return sorted([each.name, each.commit.sha] for each in mona.rest.repos.list_tags(*AT).parsed_data)


@flow
def pulls(mona: Any, hubot: Any) -> Any:
    api = mona.rest.pulls
    api.create(*AT, title="Add", head="ready", base="main", draft=False)
    api.update(*AT, 1, title="Add a program")
    assert [each.filename for each in api.list_files(*AT, 1).parsed_data] == ["src/a.py"]
    assert len(api.list_commits(*AT, 1).parsed_data) == 1
    assert api.merge(*AT, 1, merge_method="rebase").parsed_data.merged
    assert api.check_if_merged(*AT, 1).status_code == 204
    found = api.get(*AT, 1).parsed_data
    tree = mona.rest.git.get_tree(*AT, "main", recursive="1").parsed_data.tree
    paths = sorted(each.path for each in tree if each.type == "blob")
    return [found.number, found.title, found.state, found.merged, paths]


@flow
def reviews(mona: Any, hubot: Any) -> Any:
    api = mona.rest.pulls
    api.create(*AT, title="Add", head="ready", base="main")
    first = hubot.rest.pulls.create_review(*AT, 1, body="Please change it", event="REQUEST_CHANGES").parsed_data
    pending = hubot.rest.pulls.create_review(*AT, 1, body="Hm").parsed_data
    hubot.rest.pulls.submit_review(*AT, 1, pending.id, body="Good", event="APPROVE")
    api.dismiss_review(*AT, 1, first.id, message="Done")
    return [[each.user.login, each.state, each.body] for each in api.list_reviews(*AT, 1).parsed_data]


@flow
def review_comments(mona: Any, hubot: Any) -> Any:
    api = mona.rest.pulls
    sha = api.create(*AT, title="Add", head="ready", base="main").parsed_data.head.sha
    made = {"commit_id": sha, "path": "src/a.py", "line": 1, "side": "RIGHT"}
    first = api.create_review_comment(*AT, 1, body="Why?", **made).parsed_data
    api.create_reply_for_review_comment(*AT, 1, first.id, body="Because")
    gone = api.create_review_comment(*AT, 1, body="Gone", **made).parsed_data
    api.delete_review_comment(*AT, gone.id)
    api.update_review_comment(*AT, first.id, body="Why so?")
    found = api.list_review_comments(*AT, 1, sort="created", direction="asc").parsed_data
    return [[each.path, each.line, each.body] for each in found]


@flow
def reviewers(mona: Any, hubot: Any) -> Any:
    api = mona.rest.pulls
    api.create(*AT, title="Add", head="ready", base="main")
    api.request_reviewers(*AT, 1, reviewers=["hubot"])
    assert [each.login for each in api.list_requested_reviewers(*AT, 1).parsed_data.users] == ["hubot"]
    api.remove_requested_reviewers(*AT, 1, reviewers=["hubot"])
    return [each.login for each in api.list_requested_reviewers(*AT, 1).parsed_data.users]


@flow
def releases(mona: Any, hubot: Any) -> Any:
    api = mona.rest.repos
    made = api.create_release(*AT, tag_name="v1", name="One", draft=True).parsed_data
    url = made.upload_url.partition("{")[0]
    for name in ("a.txt", "b.txt"):
        uploaded = mona.request("POST", f"{url}?name={name}", content=b"text", headers={"Content-Type": "text/plain"})
    api.delete_release_asset(*AT, uploaded.json()["id"])
    api.update_release(*AT, made.id, name="One!", draft=False)
    gone = api.create_release(*AT, tag_name="v2").parsed_data
    api.delete_release(*AT, gone.id)
    found = []
    for each in api.list_releases(*AT).parsed_data:
        contents = [
            [one.name, mona.request("GET", one.url, headers={"Accept": "application/octet-stream"}).text]
            for one in api.list_release_assets(*AT, each.id).parsed_data
        ]
        found.append([each.tag_name, each.name, each.draft, contents])
    return found


@flow
def statuses(mona: Any, hubot: Any) -> Any:
    api = mona.rest.repos
    sha = api.get_branch(*AT, "ready").parsed_data.commit.sha
    for context, state in (("ci", "pending"), ("lint", "failure"), ("ci", "success")):
        api.create_commit_status(*AT, sha, state=state, context=context)
    assert len(api.list_commit_statuses_for_ref(*AT, "ready").parsed_data) == 3
    found = api.get_combined_status_for_ref(*AT, "ready").parsed_data
    return [found.state, sorted([each.context, each.state] for each in found.statuses)]


@flow
def hooks(mona: Any, hubot: Any) -> Any:
    api = mona.rest.repos
    for path in ("hook", "gone"):
        config = {"url": f"http://127.0.0.1:1/{path}", "content_type": "json"}
        made = api.create_webhook(*AT, name="web", config=config, events=["push"], active=False).parsed_data
    api.delete_webhook(*AT, made.id)
    (found,) = api.list_webhooks(*AT).parsed_data
    api.update_webhook(*AT, found.id, add_events=["issues"])
    return [[sorted(each.events), each.active, each.config.url] for each in api.list_webhooks(*AT).parsed_data]


@flow
def invitations(mona: Any, hubot: Any) -> Any:
    api = mona.rest.repos
    api.add_collaborator(*AT, "surtur", permission="pull")
    assert api.get_collaborator_permission_level(*AT, "hubot").parsed_data.permission == "write"
    invited = [each.invitee.login for each in api.list_invitations(*AT).parsed_data]
    found = {each.login for each in api.list_collaborators(*AT, affiliation="direct").parsed_data}
    return [invited, sorted(found - {"mona"})]


@flow
def teams(mona: Any, hubot: Any) -> Any:
    api = mona.rest.teams
    api.create(OWNER, name="Gone")
    api.delete_in_org(OWNER, "gone")
    slug = api.create(OWNER, name="The Team", description="Us", privacy="closed").parsed_data.slug
    for login in ("hubot", "mona"):
        api.add_or_update_membership_for_user_in_org(OWNER, slug, login, role="member")
    api.remove_membership_for_user_in_org(OWNER, slug, "mona")
    api.add_or_update_repo_permissions_in_org(OWNER, slug, *AT, permission="push")
    found = []
    for each in api.list(OWNER).parsed_data:
        members = sorted(one.login for one in api.list_members_in_org(OWNER, each.slug).parsed_data)
        names = sorted(one.name for one in api.list_repos_in_org(OWNER, each.slug).parsed_data)
        found.append([each.slug, each.description, members, names])
    return found


@flow
def gists(mona: Any, hubot: Any) -> Any:
    api = mona.rest.gists
    gone = api.create(files={"b.txt": {"content": "two"}}, public=False).parsed_data
    made = api.create(files={"a.txt": {"content": "one"}}, description="First", public=True).parsed_data
    api.delete(gone.id)
    api.update(made.id, data={"description": "Changed", "files": {"c.txt": {"content": "three"}}})
    api.create_comment(made.id, body="Fine")
    api.star(made.id)
    assert api.check_is_starred(made.id).status_code == 204
    found = []
    for each in api.list().parsed_data:
        files = api.get(each.id).json()["files"]
        bodies = [one.body for one in api.list_comments(each.id).parsed_data]
        found.append([each.description, {name: file["content"] for name, file in files.items()}, bodies])
    return found


@flow
def search(mona: Any, hubot: Any) -> Any:
    api = mona.rest.issues
    for title in ("One", "Two", "Three"):
        api.create(*AT, title=title, labels=["crash"])
    api.create(*AT, title="Other")
    api.update(*AT, 2, state="closed")
    assert mona.rest.search.repos(q="compass in:name").parsed_data.total_count == 1
    query = f"repo:{OWNER}/{NAME} is:issue is:open label:crash"
    return sorted(each.title for each in mona.rest.search.issues_and_pull_requests(q=query).parsed_data.items)


@flow
def deployments(mona: Any, hubot: Any) -> Any:
    api = mona.rest.repos
    made = api.create_deployment(*AT, ref="main", environment="staging", required_contexts=[], auto_merge=False)
    for state in ("in_progress", "success"):
        api.create_deployment_status(*AT, made.json()["id"], state=state)
    return [
        [each.environment, each.ref, [one.state for one in api.list_deployment_statuses(*AT, each.id).parsed_data]]
        for each in api.list_deployments(*AT).parsed_data
    ]


@flow
def variables(mona: Any, hubot: Any) -> Any:
    api = mona.rest.actions
    for name in ("LEVEL", "GONE"):
        api.create_repo_variable(*AT, name=name, value="low")
    api.delete_repo_variable(*AT, "GONE")
    api.update_repo_variable(*AT, "LEVEL", value="high")
    return sorted([each.name, each.value] for each in api.list_repo_variables(*AT).parsed_data.variables)


@flow
def workflows(mona: Any, hubot: Any) -> Any:
    api = mona.rest.actions
    for ref in ("main", "ready"):
        api.create_workflow_dispatch(*AT, "ci.yml", ref=ref, inputs={"level": "low"})
    last = api.list_workflow_runs_for_repo(*AT).parsed_data.workflow_runs[0]
    jobs = api.list_jobs_for_workflow_run(*AT, last.id).parsed_data.jobs
    assert [(each.name, each.conclusion) for each in jobs] == [("test", "success")]
    api.delete_workflow_run(*AT, last.id)
    found = api.list_workflow_runs(*AT, "ci.yml").parsed_data.workflow_runs
    return [[each.run_number, each.event, each.head_branch, each.status, each.conclusion] for each in found]


@flow
def stars(mona: Any, hubot: Any) -> Any:
    api = mona.rest.activity
    mona.rest.repos.create_for_authenticated_user(name="own")
    for owner, name in (AT, ("mona", "own")):
        api.star_repo_for_authenticated_user(owner, name)
    api.unstar_repo_for_authenticated_user("mona", "own")
    assert [each.login for each in api.list_stargazers_for_repo(*AT).parsed_data] == ["mona"]
    return sorted(each.full_name for each in api.list_repos_starred_by_authenticated_user().parsed_data)


@flow
def repositories(mona: Any, hubot: Any) -> Any:
    api = mona.rest.repos
    for name in ("own", "gone"):
        api.create_for_authenticated_user(name=name, description="Mine", private=True, auto_init=True)
    api.delete("mona", "gone")
    api.update("mona", "own", name="renamed", description="Still mine")
    api.replace_all_topics("mona", "renamed", names=["tools", "python"])
    found = api.list_for_authenticated_user(affiliation="owner").parsed_data
    return sorted([each.name, each.description, each.private, sorted(each.topics)] for each in found)


@flow
def forks(mona: Any, hubot: Any) -> Any:
    api = hubot.rest.repos
    assert api.create_fork(*AT).parsed_data.parent.full_name == f"{OWNER}/{NAME}"
    mona.rest.repos.create_or_update_file_contents(*AT, "new.txt", message="Add it", content="bmV3")
    assert api.merge_upstream("hubot", NAME, branch="main").parsed_data.merge_type == "fast-forward"
    return sorted(each.full_name for each in api.list_forks(*AT).parsed_data)


@flow
def protection(mona: Any, hubot: Any) -> Any:
    api = mona.rest.repos
    for branch in ("main", "ready"):
        api.update_branch_protection(
            *AT,
            branch,
            required_status_checks={"strict": True, "contexts": ["ci"]},
            enforce_admins=True,
            required_pull_request_reviews={"required_approving_review_count": 2},
            restrictions=None,
        )
    api.delete_branch_protection(*AT, "ready")
    assert not api.get_branch(*AT, "ready").parsed_data.protected
    found = api.get_branch_protection(*AT, "main").parsed_data
    needed = found.required_pull_request_reviews.required_approving_review_count
    return [found.required_status_checks.contexts, found.enforce_admins.enabled, needed]


@flow
def comparison(mona: Any, hubot: Any) -> Any:
    found = mona.rest.repos.compare_commits(*AT, "main...ready").parsed_data
    names, shas = [each.filename for each in found.files], [each.sha for each in found.commits]
    return [found.status, found.ahead_by, found.behind_by, names, shas]


@flow
def pages(mona: Any, hubot: Any) -> Any:
    for number in range(45):
        mona.rest.issues.create(*AT, title=f"Issue {number}")
    found = mona.rest.paginate(mona.rest.issues.list_for_repo, owner=OWNER, repo=NAME, per_page=10)
    return sorted(each.number for each in found)


@flow
def sub_issues(mona: Any, hubot: Any) -> Any:
    api = mona.rest.issues
    ids = [api.create(*AT, title=title).parsed_data.id for title in ("All", "One", "Two", "Three")]
    for id in ids[1:]:
        api.add_sub_issue(*AT, 1, sub_issue_id=id)
    api.remove_sub_issue(*AT, 1, sub_issue_id=ids[2])
    api.reprioritize_sub_issue(*AT, 1, sub_issue_id=ids[3], before_id=ids[1])
    assert api.get_parent(*AT, 2).parsed_data.number == 1
    return [each.number for each in api.list_sub_issues(*AT, 1).parsed_data]


@flow
def errors(mona: Any, hubot: Any) -> Any:
    url = str(mona.config.base_url)
    stranger = githubkit.GitHub("ghp_wrong", base_url=url, auto_retry=False)
    found = []
    for call in (
        lambda: mona.rest.repos.get(OWNER, "nothing"),
        lambda: mona.rest.issues.create(*AT, title=" "),
        lambda: hubot.rest.repos.update(*AT, description="x"),
        lambda: stranger.rest.users.get_authenticated(),
    ):
        with pytest.raises(githubkit.exception.RequestFailed) as caught:
            call()
        found.append(caught.value.response.status_code)
    return found


@pytest.mark.parametrize("name", flow)
def test_flow(name: str) -> None:
    with serving() as server:
        mona, hubot = (
            githubkit.GitHub(token, base_url=server.access.url, http_cache=False, auto_retry=False)
            for token in (server.access.token, server.access.other)
        )
        with mona, hubot:
            found = flow[name](mona, hubot)
        assert found == expected(name, server.github)
