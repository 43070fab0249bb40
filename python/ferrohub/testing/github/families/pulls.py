"""Pull requests (https://docs.github.com/rest/pulls)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import commits, issues, merging, pull_heads, pulls, repositories
from ferrohub.testing.github.call import Reply
from ferrohub.testing.github.failures import Failure, forbidden, invalid, not_found, unprocessable
from ferrohub.testing.github.families.commits import media_type, patch_of
from ferrohub.testing.github.git import history
from ferrohub.testing.github.records import Pull
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views import git as git_views, pulls as views
from ferrohub.testing.github.views.repositories import url_of

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Repository


def pull_of(call: Call, repository: Repository) -> Pull:
    """The pull request of the path.

    :raises Failure: it does not exist
    """
    found = call.item(repository.pulls, "pull_number")
    pull_heads.refresh(call.state, repository, found)
    return found


@operation("pulls/list")
def list_pulls(call: Call) -> Any:
    repository, query = call.repository(), call.query
    state, found = query.get("state", "open"), []
    for pull in repository.pulls.values():
        home = call.state.repositories.get(pull.head_repository or 0)
        owner = call.state.accounts[home.owner].login if home is not None else "unknown"
        if state not in ("all", repository.issues[pull.number].state):
            continue
        if query.get("base", pull.base) != pull.base:
            continue
        if (head := query.get("head")) and ":" in head and head.lower() != f"{owner}:{pull.head}".lower():
            continue
        found.append(pull)
    sort = query.get("sort", "created")
    keys: dict[str, Any] = {
        "updated": lambda each: (repository.issues[each.number].updated_at, each.number),
        "popularity": lambda each: (len(repository.issues[each.number].comments), each.number),
    }
    usual = "asc" if query.get("sort") in ("updated", "popularity", "long-running") else "desc"
    newest_first = query.get("direction", usual) == "desc"
    found.sort(key=keys.get(sort, lambda each: each.number), reverse=newest_first)
    return call.page(found, lambda each: views.simple(call, repository, each))


def _head(call: Call, repository: Repository, name: str, home: str | None) -> tuple[Repository, str]:
    """The repository and the branch of a head such as ``octocat:feature``; two of one owner have names, too."""
    login, colon, branch = name.rpartition(":")
    if not colon and home is None:
        return repository, name
    account = call.state.account(login) if colon else call.state.accounts[repository.owner]
    for each in repositories.network(call.world, repository):
        is_named = home is None or each.name.lower() == home.lower()
        if account is not None and each.owner == account.id and is_named and call.sees(each):
            return each, branch
    raise invalid("PullRequest", "head")


@operation("pulls/create")
def create(call: Call) -> Any:
    repository, body = call.repository(), call.body
    _ = call.me
    home, branch = _head(call, repository, body["head"], body.get("head_repo"))
    base, ref = body["base"], f"refs/heads/{branch}"
    if f"refs/heads/{base}" not in repository.refs:
        raise invalid("PullRequest", "base")
    if ref not in home.refs:
        raise invalid("PullRequest", "head")
    if not call.may(home, "push") and not call.may(repository, "push"):
        raise not_found()
    number = body.get("issue")
    if number is None and not str(body.get("title") or "").strip():
        raise invalid("PullRequest", "title", "missing_field")
    label = f"{call.state.accounts[home.owner].login}:{branch}"
    for each in repository.pulls.values():
        is_open = repository.issues[each.number].state == "open"
        if is_open and (each.base, each.head, each.head_repository) == (base, branch, home.id):
            raise invalid("PullRequest", "", "custom", f"A pull request already exists for {label}.")
    if home is not repository:
        repository.objects.update(home.objects)
    shas = repository.refs[f"refs/heads/{base}"], home.refs[ref]
    if history.is_ancestor(repository.objects, shas[1], shas[0]):
        message = f"No commits between {base} and {branch}"
        raise invalid("PullRequest", "", "custom", message)
    if number is not None:
        issue = repository.issues.get(number)
        if issue is None or issue.is_pull:
            raise invalid("PullRequest", "issue")
        issue.is_pull = True
    else:
        issue = issues.create(call, repository, body["title"], body.get("body"), is_pull=True)
    made = Pull(
        issue.id,
        issue.number,
        base,
        branch,
        home.id,
        *shas,
        bool(body.get("draft")),
        maintainer_can_modify=bool(body.get("maintainer_can_modify", True)) and home is not repository,
    )
    repository.pulls[made.number] = made
    repository.refs[f"refs/pull/{made.number}/head"] = made.head_sha
    call.more_headers["Location"] = f"{url_of(call, repository)}/pulls/{made.number}"
    return views.full(call, repository, made)


@operation("pulls/get")
def get(call: Call) -> Any:
    repository = call.repository()
    found = pull_of(call, repository)
    kind = media_type(call)
    if kind in ("diff", "patch"):
        files = pulls.files_of(repository, found)
        text = "".join(each.text() for each in files)
        if kind == "patch":
            text = patch_of(repository, pulls.commits_of(repository, found))
        return Reply(200, text.encode(), {"Content-Type": f"application/vnd.github.{kind}; charset=utf-8"})
    return views.full(call, repository, found)


@operation("pulls/update", aliases=("POST /repos/{owner}/{repo}/pulls/{pull_number}",))
def update(call: Call) -> Any:
    repository, body = call.repository(), call.body
    found = pull_of(call, repository)
    call.check_author(repository, repository.issues[found.number].user, "push", "push")
    issue = repository.issues[found.number]
    state = body.get("state")
    if state == "open" and found.merged_at is not None:
        raise invalid("PullRequest", "state", "custom", "The pull request cannot be reopened.")
    if (base := body.get("base")) is not None:
        if f"refs/heads/{base}" not in repository.refs:
            raise invalid("PullRequest", "base")
        found.base = base
    if body.get("title") and body["title"] != issue.title:
        issues.happened(call, repository, issue, "renamed", rename=[issue.title, body["title"]])
        issue.title = body["title"]
    if "body" in body:
        issue.body = body["body"] or None
    if state is not None:
        issues.set_state(call, repository, issue, state)
    found.maintainer_can_modify = bool(body.get("maintainer_can_modify", found.maintainer_can_modify))
    issue.updated_at = call.now
    return views.full(call, repository, found)


@operation("pulls/list-commits")
def list_commits(call: Call) -> Any:
    repository = call.repository()
    found = pulls.commits_of(repository, pull_of(call, repository))[:250]
    return call.page(found, lambda sha: git_views.commit(call, repository, sha))


@operation("pulls/list-files")
def list_files(call: Call) -> Any:
    repository = call.repository()
    found = pull_of(call, repository)
    files = pulls.files_of(repository, found)[:3000]
    return call.page(files, lambda each: git_views.file(call, repository, each, found.head_sha))


@operation("pulls/check-if-merged")
def check_if_merged(call: Call) -> None:
    if pull_of(call, call.repository()).merged_at is None:
        raise not_found()


_ALLOWED = {"merge": "allow_merge_commit", "squash": "allow_squash_merge", "rebase": "allow_rebase_merge"}


@operation("pulls/merge")
def merge(call: Call) -> Any:
    repository, body = call.writer(), call.body
    found = pull_of(call, repository)
    method = body.get("merge_method", "merge")
    if repository.issues[found.number].state != "open" or found.draft:
        raise Failure(405, "Pull Request is not mergeable")
    if not getattr(repository, _ALLOWED.get(method, "archived")):
        raise Failure(405, f"{method.capitalize()} merges are not allowed on this repository.")
    if (sha := body.get("sha")) is not None and sha != found.head_sha:
        raise Failure(409, "Head branch was modified. Review and try the merge again.")
    if (reason := pulls.blocked_by(call, repository, found)) is not None:
        raise Failure(405, reason)
    made = pulls.merge(call, repository, found, method, body.get("commit_title"), body.get("commit_message"))
    return {"sha": made, "merged": True, "message": "Pull Request successfully merged"}


@operation("pulls/update-branch")
def update_branch(call: Call) -> Any:
    repository = call.repository()
    found = pull_of(call, repository)
    home = call.state.repositories.get(found.head_repository or 0)
    is_shared = found.maintainer_can_modify and call.permits(repository, "push")
    if home is None or not (call.permits(home, "push") or is_shared):
        raise forbidden("Must have push access to the repository.")
    if repository.issues[found.number].state != "open" or f"refs/heads/{found.head}" not in home.refs:
        raise unprocessable("The pull request is closed, or its head branch is deleted")
    if (sha := call.body.get("expected_head_sha")) is not None and sha != found.head_sha:
        raise unprocessable("expected_head_sha does not match the head of the pull request")
    home.objects.update(repository.objects)
    if history.is_ancestor(home.objects, found.base_sha, found.head_sha):
        raise unprocessable("There are no new commits on the base branch.")
    message = f"Merge branch '{found.base}' into {found.head}"
    made = merging.merge_commit(call, home, found.head_sha, found.base_sha, message)
    if made is None:
        raise unprocessable("merge conflict between base and head")
    commits.set_ref(call, home, f"refs/heads/{found.head}", made)
    url = f"{url_of(call, repository)}/pulls/{found.number}"
    return Reply(202, {"message": "Updating pull request branch.", "url": url})


@operation("repos/list-pull-requests-associated-with-commit")
def list_for_commit(call: Call) -> Any:
    repository = call.repository()
    sha = commits.head_of(repository, call.params["commit_sha"])
    found = [
        each
        for each in repository.pulls.values()
        if sha == each.merge_commit_sha or sha in pulls.commits_of(repository, each)
    ]
    return call.page(found, lambda each: views.simple(call, repository, each))
