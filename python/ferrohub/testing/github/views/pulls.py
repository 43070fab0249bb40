"""Pull requests and their reviews as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import organizations, pull_heads, pulls
from ferrohub.testing.github.links import node_id
from ferrohub.testing.github.views import issues, teams
from ferrohub.testing.github.views.accounts import user, user_by_id
from ferrohub.testing.github.views.repositories import merge_settings, minimal, page_of, url_of

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Pull, Repository, Review, ReviewComment

_OF_ISSUE = (
    "html_url",
    "id",
    "node_id",
    "number",
    "state",
    "locked",
    "active_lock_reason",
    "title",
    "user",
    "body",
    "body_html",
    "body_text",
    "labels",
    "milestone",
    "assignee",
    "assignees",
    "created_at",
    "updated_at",
    "closed_at",
    "author_association",
)


def _end(call: Call, home: Repository | None, branch: str, sha: str) -> dict[str, Any]:
    """The head or the base."""
    if home is None:
        return {"label": f"unknown:{branch}", "ref": branch, "sha": sha, "user": None, "repo": None}
    owner = call.state.accounts[home.owner]
    return {
        "label": f"{owner.login}:{branch}",
        "ref": branch,
        "sha": sha,
        "user": user(call, owner),
        "repo": {**minimal(call, home), **merge_settings(home)},
    }


def _auto_merge(call: Call, repository: Repository, pull: Pull) -> dict[str, Any] | None:
    found = pull.auto_merge
    if found is None:
        return None
    title, message = pulls.usual_message(call, repository, pull, found.method)
    return {
        "enabled_by": user_by_id(call, found.user),
        "merge_method": found.method,
        "commit_title": found.title or title,
        "commit_message": message if found.message is None else found.message,
    }


def simple(call: Call, repository: Repository, pull: Pull) -> dict[str, Any]:
    """A pull request in a list: the schema ``pull-request-simple``."""
    pull_heads.refresh(call.state, repository, pull)
    issue = issues.issue(call, repository, repository.issues[pull.number])
    base = url_of(call, repository)
    url, page = f"{base}/pulls/{pull.number}", issue["html_url"]
    links = {
        "self": url,
        "html": page,
        "issue": issue["url"],
        "comments": issue["comments_url"],
        "review_comments": f"{url}/comments",
        "review_comment": f"{base}/pulls/comments{{/number}}",
        "commits": f"{url}/commits",
        "statuses": f"{base}/statuses/{pull.head_sha}",
    }
    return {
        "url": url,
        **{name: issue[name] for name in _OF_ISSUE if name in issue},
        "diff_url": f"{page}.diff",
        "patch_url": f"{page}.patch",
        "issue_url": links["issue"],
        "comments_url": links["comments"],
        "review_comments_url": links["review_comments"],
        "review_comment_url": links["review_comment"],
        "commits_url": links["commits"],
        "statuses_url": links["statuses"],
        "merged_at": pull.merged_at,
        "merge_commit_sha": pull.merge_commit_sha,
        "requested_reviewers": [user_by_id(call, id) for id in pull.requested_reviewers],
        "requested_teams": [
            teams.team(call, each) for each in organizations.existing_teams(call.state, pull.requested_teams)
        ],
        "head": _end(call, call.state.repositories.get(pull.head_repository or 0), pull.head, pull.head_sha),
        "base": _end(call, repository, pull.base, pull.base_sha),
        "_links": {name: {"href": target} for name, target in links.items()},
        "auto_merge": _auto_merge(call, repository, pull),
        "draft": pull.draft,
    }


def full(call: Call, repository: Repository, pull: Pull) -> dict[str, Any]:
    """A pull request: the schema ``pull-request``."""
    found = simple(call, repository, pull)
    issue = repository.issues[pull.number]
    files = pulls.files_of(repository, pull)
    state = pulls.state_of_merge(call, repository, pull)
    mergeable = None if state == "unknown" else state != "dirty"
    comments = [each for each in pulls.published_comments(repository) if each.pull == pull.number]
    return {
        **found,
        "merged": pull.merged_at is not None,
        "mergeable": mergeable,
        "rebaseable": mergeable,
        "mergeable_state": state,
        "merged_by": user_by_id(call, pull.merged_by),
        "comments": len(issue.comments),
        "review_comments": len(comments),
        "maintainer_can_modify": pull.maintainer_can_modify,
        "commits": len(pulls.commits_of(repository, pull)),
        "additions": sum(each.counts[0] for each in files),
        "deletions": sum(each.counts[1] for each in files),
        "changed_files": len(files),
    }


def review(call: Call, repository: Repository, found: Review) -> dict[str, Any]:
    """A review: the schema ``pull-request-review``."""
    page = f"{page_of(call, repository)}/pull/{found.pull}#pullrequestreview-{found.id}"
    url = f"{url_of(call, repository)}/pulls/{found.pull}"
    submitted = {} if found.submitted_at is None else {"submitted_at": found.submitted_at}
    return {
        "id": found.id,
        "node_id": node_id("PRR", repository.id, found.id),
        "user": user_by_id(call, found.user),
        "body": found.body,
        **issues.texts(call, found.body),
        "state": found.state,
        "html_url": page,
        "pull_request_url": url,
        "author_association": issues.association(call, repository, found.user),
        "_links": {"html": {"href": page}, "pull_request": {"href": url}},
        **submitted,
        "commit_id": found.commit_id,
    }


def comment(call: Call, repository: Repository, found: ReviewComment) -> dict[str, Any]:
    """A comment on a line: the schema ``pull-request-review-comment``."""
    page = f"{page_of(call, repository)}/pull/{found.pull}#discussion_r{found.id}"
    pull = f"{url_of(call, repository)}/pulls/{found.pull}"
    url = f"{url_of(call, repository)}/pulls/comments/{found.id}"
    body: dict[str, Any] = {
        "id": found.id,
        "node_id": node_id("PRRC", repository.id, found.id),
        "url": url,
        "pull_request_review_id": found.review,
        "diff_hunk": found.diff_hunk,
        "path": found.path,
        "commit_id": found.commit_id,
        "original_commit_id": found.original_commit_id,
        "user": user_by_id(call, found.user),
        "body": found.body,
        **issues.texts(call, found.body),
        "created_at": found.created_at,
        "updated_at": found.updated_at,
        "html_url": page,
        "pull_request_url": pull,
        "author_association": issues.association(call, repository, found.user),
        "_links": {"self": {"href": url}, "html": {"href": page}, "pull_request": {"href": pull}},
        "reactions": issues.rollup(url, found.reactions),
        "start_line": found.start_line,
        "original_start_line": found.start_line,
        "start_side": found.start_side,
        "side": found.side,
        "subject_type": found.subject_type,
    }
    if found.line is not None:
        body |= {"line": found.line, "original_line": found.line}
    if found.position is not None:
        body |= {"position": found.position, "original_position": found.position}
    if found.in_reply_to is not None:
        body["in_reply_to_id"] = found.in_reply_to
    return body
