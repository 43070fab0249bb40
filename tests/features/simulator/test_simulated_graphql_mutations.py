"""Mutations of the simulator: what REST reads afterwards, and the webhooks that fire."""

from __future__ import annotations

import base64
from collections.abc import Callable
from typing import Any

import pytest

import ferrohub
from ferrohub.graphql import GraphQLError
from ferrohub.testing import GitHub
from mutation_scene import Scene

pytest.importorskip("graphql")

Check = Callable[[Scene], Any]


def create_issue(s: Scene) -> Any:
    assignees, labels = [s.mona_id], [s.bug_id]
    given = {"repositoryId": s.repository_id, "title": "New", "assigneeIds": assignees, "labelIds": labels}
    number = s.do("createIssue", "issue { number }", **given, parentIssueId=s.issue_id)["issue"]["number"]
    made = s.rest(f"issues/{number}")
    assert s.issue["sub_issues_summary"]["total"] == 1
    return made["title"], made["assignees"][0]["login"], made["labels"][0]["name"]


def update_issue(s: Scene) -> Any:
    s.do("updateIssue", id=s.issue_id, title="Uno", body="Text", labelIds=[s.bug_id], state="CLOSED")
    return s.issue["title"], s.issue["body"], [each["name"] for each in s.issue["labels"]], s.issue["state"]


def close_issue(s: Scene) -> Any:
    s.do("closeIssue", issueId=s.issue_id, stateReason="NOT_PLANNED")
    return s.issue["state"], s.issue["state_reason"]


def reopen_issue(s: Scene) -> Any:
    s.do("closeIssue", issueId=s.issue_id)
    s.do("reopenIssue", issueId=s.issue_id)
    return s.issue["state"]


def delete_issue(s: Scene) -> Any:
    s.do("deleteIssue", issueId=s.issue_id)
    return [each["number"] for each in s.rest("issues?state=all")]


def transfer_issue(s: Scene) -> Any:
    s.do("addLabelsToLabelable", labelableId=s.issue_id, labelIds=[s.bug_id])
    s.comment()
    other = s.client.repository("mona", "other")
    made = s.do("transferIssue", "issue { url number }", issueId=s.issue_id, repositoryId=other.node_id)["issue"]
    found = other.issue(made["number"])
    assert found.html_url == made["url"] and s.client.request("GET /repos/mona/compass/issues/2").ok
    comments = [each.body for each in found.comments()]
    return found.title, comments, [each.name for each in found.labels()], len(s.rest("issues?state=all"))


def pin_issue(s: Scene) -> Any:
    return s.do("pinIssue", "issue { isPinned }", issueId=s.issue_id)["issue"]["isPinned"]


def unpin_issue(s: Scene) -> Any:
    s.do("pinIssue", issueId=s.issue_id)
    return s.do("unpinIssue", "issue { isPinned }", issueId=s.issue_id)["issue"]["isPinned"]


def add_comment(s: Scene) -> Any:
    s.comment()
    return [each["body"] for each in s.rest("issues/1/comments")]


def update_issue_comment(s: Scene) -> Any:
    s.do("updateIssueComment", id=s.comment(), body="Changed")
    return [each["body"] for each in s.rest("issues/1/comments")]


def delete_issue_comment(s: Scene) -> Any:
    s.do("deleteIssueComment", id=s.comment())
    return s.rest("issues/1/comments")


def add_labels(s: Scene) -> Any:
    s.do("addLabelsToLabelable", labelableId=s.pull_id, labelIds=[s.bug_id])
    return [each["name"] for each in s.pull["labels"]]


def remove_labels(s: Scene) -> Any:
    s.do("addLabelsToLabelable", labelableId=s.issue_id, labelIds=[s.bug_id, s.rest("labels/wontfix")["node_id"]])
    s.do("removeLabelsFromLabelable", labelableId=s.issue_id, labelIds=[s.bug_id])
    return [each["name"] for each in s.issue["labels"]]


def clear_labels(s: Scene) -> Any:
    add_labels(s)
    s.do("clearLabelsFromLabelable", labelableId=s.pull_id)
    return s.pull["labels"]


def add_assignees(s: Scene) -> Any:
    s.do("addAssigneesToAssignable", assignableId=s.issue_id, assigneeIds=[s.hubot_id, s.mona_id])
    return [each["login"] for each in s.issue["assignees"]]


def remove_assignees(s: Scene) -> Any:
    add_assignees(s)
    s.do("removeAssigneesFromAssignable", assignableId=s.issue_id, assigneeIds=[s.hubot_id])
    return [each["login"] for each in s.issue["assignees"]]


def lock(s: Scene) -> Any:
    s.do("lockLockable", lockableId=s.issue_id, lockReason="TOO_HEATED")
    return s.issue["locked"], s.issue["active_lock_reason"]


def unlock(s: Scene) -> Any:
    lock(s)
    s.do("unlockLockable", lockableId=s.issue_id)
    return s.issue["locked"]


def add_reaction(s: Scene) -> Any:
    s.do("addReaction", subjectId=s.issue_id, content="ROCKET")
    s.do("addReaction", subjectId=(comment := s.comment()), content="THUMBS_UP")
    assert (
        s.do("addReaction", "reaction { content }", subjectId=comment, content="EYES")["reaction"]["content"] == "EYES"
    )
    found = s.rest("issues/1/comments")[0]["reactions"]
    return s.issue["reactions"]["rocket"], found["+1"], found["eyes"]


def remove_reaction(s: Scene) -> Any:
    s.do("addReaction", subjectId=s.issue_id, content="ROCKET")
    s.do("removeReaction", subjectId=s.issue_id, content="ROCKET")
    return s.issue["reactions"]["total_count"]


def add_sub_issue(s: Scene) -> Any:
    s.do("addSubIssue", issueId=s.issue_id, subIssueId=s.other_id)
    return [each["number"] for each in s.rest("issues/1/sub_issues")]


def remove_sub_issue(s: Scene) -> Any:
    add_sub_issue(s)
    s.do("removeSubIssue", issueId=s.issue_id, subIssueId=s.other_id)
    return s.rest("issues/1/sub_issues")


def create_label(s: Scene) -> Any:
    s.do("createLabel", repositoryId=s.repository_id, name="crash", color="ff0000", description="It crashes")
    return s.rest("labels/crash")["description"]


def update_label(s: Scene) -> Any:
    s.do("updateLabel", id=s.bug_id, name="defect", color="00ff00")
    return s.rest("labels/defect")["color"]


def delete_label(s: Scene) -> Any:
    s.do("deleteLabel", id=s.bug_id)
    return "bug" in [each["name"] for each in s.rest("labels")]


def create_pull(s: Scene) -> Any:
    s.github.commit("mona/compass", {"c": "c\n"}, branch="more")
    given = {"baseRefName": "main", "headRefName": "more", "title": "More", "draft": True}
    s.do("createPullRequest", repositoryId=s.repository_id, **given)
    return s.rest("pulls/4")["title"], s.rest("pulls/4")["draft"], s.rest("pulls/4")["head"]["ref"]


def update_pull(s: Scene) -> Any:
    s.do("updatePullRequest", pullRequestId=s.pull_id, title="B", labelIds=[s.bug_id], assigneeIds=[s.mona_id])
    return s.pull["title"], s.pull["labels"][0]["name"], s.pull["assignee"]["login"]


def close_pull(s: Scene) -> Any:
    s.do("closePullRequest", pullRequestId=s.pull_id)
    return s.pull["state"]


def reopen_pull(s: Scene) -> Any:
    close_pull(s)
    s.do("reopenPullRequest", pullRequestId=s.pull_id)
    return s.pull["state"]


def merge_pull(s: Scene) -> Any:
    given = {"mergeMethod": "SQUASH", "commitHeadline": "Head", "commitBody": "Body", "expectedHeadOid": s.sha}
    found = s.do("mergePullRequest", "pullRequest { state mergeCommit { message } }", pullRequestId=s.pull_id, **given)
    assert s.pull["merged"] and s.pull["merged_by"]["login"] == "mona"
    return found["pullRequest"]


def convert_to_draft(s: Scene) -> Any:
    s.do("convertPullRequestToDraft", pullRequestId=s.pull_id)
    return s.pull["draft"]


def ready(s: Scene) -> Any:
    convert_to_draft(s)
    s.do("markPullRequestReadyForReview", pullRequestId=s.pull_id, by=s.hubot)
    return s.pull["draft"]


def protect(s: Scene) -> None:
    s.client.request(
        "PUT /repos/mona/compass/branches/main/protection",
        json={
            "required_status_checks": {"strict": False, "contexts": ["ci"]},
            "enforce_admins": False,
            "required_pull_request_reviews": None,
            "restrictions": None,
        },
    )


def enable_auto_merge(s: Scene) -> Any:
    protect(s)
    s.do("enablePullRequestAutoMerge", pullRequestId=s.pull_id, mergeMethod="SQUASH")
    shown = s.pull["auto_merge"]["merge_method"], s.pull["auto_merge"]["enabled_by"]["login"]
    status = {"context": "ci", "state": "pending"}
    s.client.request(f"POST /repos/mona/compass/statuses/{s.sha}", json=status)
    assert not s.pull["merged"]
    s.client.request(f"POST /repos/mona/compass/statuses/{s.sha}", json={**status, "state": "success"})
    return shown, s.pull["merged"], s.pull["merged_by"]["login"]


def disable_auto_merge(s: Scene) -> Any:
    protect(s)
    s.do("enablePullRequestAutoMerge", pullRequestId=s.pull_id)
    s.do("disablePullRequestAutoMerge", pullRequestId=s.pull_id)
    s.client.request(f"POST /repos/mona/compass/statuses/{s.sha}", json={"context": "ci", "state": "success"})
    return s.pull["auto_merge"], s.pull["merged"]


def update_branch(s: Scene) -> Any:
    s.github.commit("mona/compass", {"c": "c\n"})
    s.do("updatePullRequestBranch", pullRequestId=s.pull_id, expectedHeadOid=s.sha)
    return s.pull["commits"]


def request_reviews(s: Scene) -> Any:
    s.do("requestReviews", pullRequestId=s.pull_id, userIds=[s.mona_id], union=True)
    return [each["login"] for each in s.pull["requested_reviewers"]]


def add_review(s: Scene) -> Any:
    s.review()
    return [each["state"] for each in s.rest("pulls/3/reviews")]


def submit_review(s: Scene) -> Any:
    s.do("submitPullRequestReview", pullRequestReviewId=s.review(None), event="REQUEST_CHANGES", body="No")
    return [(each["state"], each["body"]) for each in s.rest("pulls/3/reviews")]


def dismiss_review(s: Scene) -> Any:
    s.do("dismissPullRequestReview", pullRequestReviewId=s.review(), message="Old")
    return [each["state"] for each in s.rest("pulls/3/reviews")]


def update_review(s: Scene) -> Any:
    s.do("updatePullRequestReview", pullRequestReviewId=s.review(), body="Better")
    return [each["body"] for each in s.rest("pulls/3/reviews")]


def add_thread(s: Scene) -> Any:
    s.thread()
    return [(each["path"], each["line"], each["body"]) for each in s.rest("pulls/3/comments")]


def reply(s: Scene) -> Any:
    s.do("addPullRequestReviewThreadReply", pullRequestReviewThreadId=s.thread(), body="So")
    return [each["body"] for each in s.rest("pulls/3/comments")]


def resolve(s: Scene) -> Any:
    found = s.do("resolveReviewThread", "thread { isResolved resolvedBy { login } }", threadId=s.thread())["thread"]
    return found["isResolved"], found["resolvedBy"]["login"]


def unresolve(s: Scene) -> Any:
    thread = s.thread()
    s.do("resolveReviewThread", threadId=thread)
    return s.do("unresolveReviewThread", "thread { isResolved }", threadId=thread)["thread"]["isResolved"]


def create_repository(s: Scene) -> Any:
    s.do("createRepository", name="new", visibility="PRIVATE", description="Mine")
    made = s.client.repository("mona", "new")
    return made.private, made.description


def update_repository(s: Scene) -> Any:
    s.do("updateRepository", repositoryId=s.repository_id, description="North", hasWikiEnabled=False)
    return s.repository.refresh().description, s.repository.refresh().has_wiki


def archive(s: Scene) -> Any:
    s.do("archiveRepository", repositoryId=s.repository_id)
    return s.repository.refresh().archived


def unarchive(s: Scene) -> Any:
    archive(s)
    s.do("unarchiveRepository", repositoryId=s.repository_id)
    return s.repository.refresh().archived


def add_star(s: Scene) -> Any:
    found = s.do("addStar", "starrable { stargazerCount viewerHasStarred }", starrableId=s.repository_id)
    return found["starrable"], s.repository.refresh().stargazers_count


def remove_star(s: Scene) -> Any:
    add_star(s)
    s.do("removeStar", starrableId=s.repository_id)
    return s.repository.refresh().stargazers_count


def create_ref(s: Scene) -> Any:
    s.do("createRef", repositoryId=s.repository_id, name="refs/heads/new", oid=s.sha)
    return s.rest("branches/new")["commit"]["sha"] == s.sha


def update_ref(s: Scene) -> Any:
    sha = s.github.commit("mona/compass", {"c": "c\n"}, branch="new")
    s.do("updateRef", refId=s.ref_id, oid=sha, force=True)
    return s.rest("branches/topic")["commit"]["sha"] == sha


def delete_ref(s: Scene) -> Any:
    s.do("deleteRef", refId=s.ref_id)
    return [each["name"] for each in s.rest("branches")]


def commit(s: Scene) -> Any:
    head = s.rest("branches/main")["commit"]["sha"]
    contents = base64.b64encode(b"new\n").decode()
    changes = {"additions": [{"path": "docs/c", "contents": contents}], "deletions": [{"path": "a"}]}
    branch = {"repositoryNameWithOwner": "mona/compass", "branchName": "main"}
    given = {"branch": branch, "message": {"headline": "Move", "body": "Why"}, "fileChanges": changes}
    made = s.do("createCommitOnBranch", "commit { oid message }", **given, expectedHeadOid=head)["commit"]
    with pytest.raises(GraphQLError, match="STALE_DATA"):
        s.do("createCommitOnBranch", **given, expectedHeadOid=head)
    assert s.rest("branches/main")["commit"]["sha"] == made["oid"]
    tree = s.rest("git/trees/main?recursive=1")["tree"]
    return made["message"], [each["path"] for each in tree if each["type"] == "blob"]


#: What each mutation leads to, and an event that fires.
MUTATIONS: dict[str, tuple[Check, Any, str | None]] = {
    "addAssigneesToAssignable": (add_assignees, ["hubot", "mona"], "issues.assigned"),
    "addComment": (add_comment, ["Hi"], "issue_comment.created"),
    "addLabelsToLabelable": (add_labels, ["bug"], "pull_request.labeled"),
    "addPullRequestReview": (add_review, ["APPROVED"], "pull_request_review.submitted"),
    "addPullRequestReviewThread": (add_thread, [("b", 1, "Why?")], "pull_request_review_comment.created"),
    "addPullRequestReviewThreadReply": (reply, ["Why?", "So"], "pull_request_review_comment.created"),
    "addReaction": (add_reaction, (1, 1, 1), None),
    "addStar": (add_star, ({"stargazerCount": 1, "viewerHasStarred": True}, 1), "star.created"),
    "addSubIssue": (add_sub_issue, [2], "sub_issues.sub_issue_added"),
    "archiveRepository": (archive, True, "repository.archived"),
    "clearLabelsFromLabelable": (clear_labels, [], "pull_request.unlabeled"),
    "closeIssue": (close_issue, ("closed", "not_planned"), "issues.closed"),
    "closePullRequest": (close_pull, "closed", "pull_request.closed"),
    "convertPullRequestToDraft": (convert_to_draft, True, "pull_request.converted_to_draft"),
    "createCommitOnBranch": (commit, ("Move\n\nWhy", ["docs/c"]), "push"),
    "createIssue": (create_issue, ("New", "mona", "bug"), "issues.opened"),
    "createLabel": (create_label, "It crashes", "label.created"),
    "createPullRequest": (create_pull, ("More", True, "more"), "pull_request.opened"),
    "createRef": (create_ref, True, "create"),
    "createRepository": (create_repository, (True, "Mine"), None),
    "deleteIssue": (delete_issue, [3, 2], "issues.deleted"),
    "deleteIssueComment": (delete_issue_comment, [], "issue_comment.deleted"),
    "deleteLabel": (delete_label, False, "label.deleted"),
    "deleteRef": (delete_ref, ["main"], "delete"),
    "disablePullRequestAutoMerge": (disable_auto_merge, (None, False), "pull_request.auto_merge_disabled"),
    "dismissPullRequestReview": (dismiss_review, ["DISMISSED"], "pull_request_review.dismissed"),
    "enablePullRequestAutoMerge": (
        enable_auto_merge,
        (("squash", "mona"), True, "mona"),
        "pull_request.auto_merge_enabled",
    ),
    "lockLockable": (lock, (True, "too heated"), "issues.locked"),
    "markPullRequestReadyForReview": (ready, False, "pull_request.ready_for_review"),
    "mergePullRequest": (
        merge_pull,
        {"state": "MERGED", "mergeCommit": {"message": "Head\n\nBody"}},
        "pull_request.closed",
    ),
    "pinIssue": (pin_issue, True, "issues.pinned"),
    "removeAssigneesFromAssignable": (remove_assignees, ["mona"], "issues.unassigned"),
    "removeLabelsFromLabelable": (remove_labels, ["wontfix"], "issues.unlabeled"),
    "removeReaction": (remove_reaction, 0, None),
    "removeStar": (remove_star, 0, "star.deleted"),
    "removeSubIssue": (remove_sub_issue, [], "sub_issues.sub_issue_removed"),
    "reopenIssue": (reopen_issue, "open", "issues.reopened"),
    "reopenPullRequest": (reopen_pull, "open", "pull_request.reopened"),
    "requestReviews": (request_reviews, ["mona"], "pull_request.review_requested"),
    "resolveReviewThread": (resolve, (True, "mona"), "pull_request_review_thread.resolved"),
    "submitPullRequestReview": (submit_review, [("CHANGES_REQUESTED", "No")], "pull_request_review.submitted"),
    "transferIssue": (transfer_issue, ("One", ["Hi"], ["bug"], 2), "issues.transferred"),
    "unarchiveRepository": (unarchive, False, "repository.unarchived"),
    "unlockLockable": (unlock, False, "issues.unlocked"),
    "unpinIssue": (unpin_issue, False, "issues.unpinned"),
    "unresolveReviewThread": (unresolve, False, "pull_request_review_thread.unresolved"),
    "updateIssue": (update_issue, ("Uno", "Text", ["bug"], "closed"), "issues.edited"),
    "updateIssueComment": (update_issue_comment, ["Changed"], "issue_comment.edited"),
    "updateLabel": (update_label, "00ff00", "label.edited"),
    "updatePullRequest": (update_pull, ("B", "bug", "mona"), "pull_request.edited"),
    "updatePullRequestBranch": (update_branch, 2, "push"),
    "updatePullRequestReview": (update_review, ["Better"], "pull_request_review.edited"),
    "updateRef": (update_ref, True, "push"),
    "updateRepository": (update_repository, ("North", False), "repository.edited"),
}


@pytest.mark.parametrize("name", MUTATIONS)
def test_rest_reads_what_a_mutation_did(name: str) -> None:
    scene, (function, expected, event) = Scene(), MUTATIONS[name]
    before = len(scene.events)
    assert function(scene) == expected
    assert event is None or event in scene.events[before:]


def test_each_mutation_has_a_case() -> None:
    from ferrohub.testing.github.graphql.execution import schema

    mutations = schema().mutation_type
    # Those of discussions have tests of their own, as REST has no discussions.
    assert mutations is not None
    assert set(MUTATIONS) == {each for each in mutations.fields if "Discussion" not in each and "Upvote" not in each}


def test_a_state_with_new_members_is_saved_and_loaded(tmp_path: Any) -> None:
    scene = Scene()
    protect(scene)
    scene.do("enablePullRequestAutoMerge", pullRequestId=scene.pull_id)
    scene.do("pinIssue", issueId=scene.issue_id)
    scene.github.save(tmp_path / "state.json")
    loaded = GitHub().load(tmp_path / "state.json")
    client = loaded.client("mona")
    client.request(f"POST /repos/mona/compass/statuses/{scene.sha}", json={"context": "ci", "state": "success"})
    assert client.pull_request("mona", "compass", 3).refresh().merged
    query = "query($id: ID!) { node(id: $id) { ... on Issue { isPinned } } }"
    assert client.graphql(query, {"id": scene.issue_id})["node"]["isPinned"]


def test_auto_merge_needs_something_to_wait_for() -> None:
    scene = Scene()
    with pytest.raises(GraphQLError, match="clean status"):
        scene.do("enablePullRequestAutoMerge", pullRequestId=scene.pull_id)
    scene.record.allow_auto_merge = False
    with pytest.raises(GraphQLError, match="not allowed for this repository"):
        scene.do("enablePullRequestAutoMerge", pullRequestId=scene.pull_id)


def test_verbs_of_pull_requests_use_it() -> None:
    scene = Scene()
    protect(scene)
    pull = scene.client.pull_request("mona", "compass", 3)
    assert pull.enable_auto_merge("squash") is True and scene.pull["auto_merge"]["merge_method"] == "squash"
    assert pull.disable_auto_merge() is True and scene.pull["auto_merge"] is None


def test_a_request_may_have_several_mutations() -> None:
    scene = Scene()
    text = """mutation($one: ID!, $two: ID!) {
        first: closeIssue(input: {issueId: $one}) { issue { state updatedAt } }
        second: closeIssue(input: {issueId: $two, clientMutationId: "x"}) { clientMutationId issue { updatedAt } } }"""
    found = scene.client.graphql(text, {"one": scene.issue_id, "two": scene.other_id})
    assert found["first"]["issue"]["state"] == "CLOSED" and found["second"]["clientMutationId"] == "x"
    assert found["first"]["issue"]["updatedAt"] == found["second"]["issue"]["updatedAt"]
    assert scene.events.count("issues.closed") == 2


def test_a_token_needs_the_permission_of_the_mutation() -> None:
    scene = Scene()
    text = 'mutation($id: ID!) { addComment(input: {subjectId: $id, body: "Hi"}) { clientMutationId } }'
    reader = ferrohub.Client(transport=scene.github, token=scene.github.token("mona", permissions={"issues": "read"}))
    with pytest.raises(GraphQLError, match="FORBIDDEN at addComment"):
        reader.graphql(text, {"id": scene.issue_id})
    writer = ferrohub.Client(transport=scene.github, token=scene.github.token("mona", permissions={"issues": "write"}))
    writer.graphql(text, {"id": scene.issue_id})
    assert len(scene.rest("issues/1/comments")) == 1
