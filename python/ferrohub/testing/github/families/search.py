"""Searches (https://docs.github.com/rest/search): words, and the common qualifiers."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import organizations
from ferrohub.testing.github.failures import invalid, unprocessable
from ferrohub.testing.github.pages import MOST_RESULTS, Pager
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views import accounts as account_views, issues as issue_views, repositories as views

if TYPE_CHECKING:
    from collections.abc import Callable

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Account, Issue, Repository

_TERM = re.compile(r'(-?)(?:(\w[\w-]*):)?("[^"]*"|\S+)')


class Query:
    """A query: its words, and its qualifiers with their values."""

    def __init__(self, call: Call, known: set[str]) -> None:
        text = call.query.get("q", "").strip()
        if not text:
            raise invalid("Search", "q", "missing")
        if len(text) > 256 + len(re.findall(r"\S+:\S+", text)) * 100:
            raise unprocessable("Validation Failed: the search is longer than 256 characters.")
        self.words: list[str] = []
        #: The sign, the name and the value.
        self.qualifiers: list[tuple[bool, str, str]] = []
        for sign, name, value in _TERM.findall(text):
            value = value.strip('"')
            if name in known:
                self.qualifiers.append((not sign, name, value))
            elif name:
                raise unprocessable(f"Validation Failed: the simulator knows no qualifier {name!r} here")
            else:
                self.words.append(value.lower())

    def fits(self, texts: list[str], tests: dict[str, Callable[[str], bool]]) -> bool:
        """Whether a result has all words and fits all qualifiers."""
        joined = "\n".join(texts).lower()
        if not all(word in joined for word in self.words):
            return False
        return all(tests[name](value) == due for due, name, value in self.qualifiers if name != "in")

    def texts(self, texts: dict[str, str]) -> list[str]:
        """The texts in which the words are looked for."""
        chosen = {part for _, name, value in self.qualifiers if name == "in" for part in value.split(",")}
        return [text for name, text in texts.items() if not chosen or name in chosen]


def compare(value: str | int, wanted: str) -> bool:
    """Whether a value fits a comparison such as ``>=10``, ``1..5`` or a date.

    :param value: the value
    :param wanted: the comparison
    """
    low, dots, high = wanted.partition("..")
    if dots:
        return all(end in ("*", "") or compare(value, f"{sign}{end}") for sign, end in ((">=", low), ("<=", high)))
    match = re.match(r"(>=|<=|>|<|)(.*)", wanted)
    assert match is not None
    sign, limit = match[1], match[2]
    if isinstance(value, int):
        if not limit.isdecimal():
            return False
        return _holds(sign, value, int(limit))
    # A day stands for all of its times.
    return _holds(sign, value[: len(limit)], limit)


def _holds(sign: str, value: Any, limit: Any) -> bool:
    return bool(
        {">=": value >= limit, "<=": value <= limit, ">": value > limit, "<": value < limit, "": value == limit}[sign]
    )


def results_page(call: Call, results: list[Any], render: Callable[[Any], Any], **more: Any) -> Any:
    """The requested page of the results of a search.

    :param results: all results
    :param render: makes the JSON of one
    :param more: further members of the response
    """
    pager = Pager(call.url, call.query)
    if (pager.page - 1) * pager.size >= MOST_RESULTS:
        raise unprocessable("Only the first 1000 search results are available")
    shown = results[:MOST_RESULTS]
    found = call.page(shown, lambda each: {**render(each), "score": 1.0}, total=len(results), incomplete_results=False)
    # octokit.js takes the first member after the usual ones for the list.
    return {**found, **more}


_ISSUES = {
    "repo",
    "org",
    "user",
    "is",
    "type",
    "state",
    "label",
    "author",
    "assignee",
    "mentions",
    "milestone",
    "no",
    "in",
    "created",
    "updated",
    "closed",
    "comments",
    "archived",
    "involves",
    "commenter",
    "reason",
    "draft",
    "head",
    "base",
    "review-requested",
    "team-review-requested",
    "user-review-requested",
    "reviewed-by",
}


def _issue_tests(call: Call, repository: Repository, issue: Issue) -> dict[str, Callable[[str], bool]]:
    accounts = call.state.accounts
    owner = accounts[repository.owner].login.lower()
    author = accounts[issue.user].login.lower()
    assignees = {accounts[id].login.lower() for id in issue.assignees}
    labels = {repository.labels[id].name.lower() for id in issue.labels}
    commenters = {accounts[repository.comments[id].user].login.lower() for id in issue.comments}
    text = (issue.body or "").lower()
    pull = repository.pulls.get(issue.number)
    known = repository.milestones.get(issue.milestone or 0)
    kinds = {
        "issue": not issue.is_pull,
        "pr": issue.is_pull,
        "pull-request": issue.is_pull,
        "open": issue.state == "open",
        "closed": issue.state == "closed",
        "merged": pull is not None and pull.merged_at is not None,
        "unmerged": pull is not None and pull.merged_at is None,
        "draft": pull is not None and pull.draft,
        "locked": issue.locked,
        "unlocked": not issue.locked,
        "public": not repository.private,
        "private": repository.private,
    }
    reviews = (each for each in repository.reviews.values() if each.pull == issue.number and each.state != "PENDING")
    reviewers = {accounts[each.user].login.lower() for each in reviews}
    requested = {accounts[id].login.lower() for id in (pull.requested_reviewers if pull is not None else ())}
    teams = organizations.existing_teams(call.state, pull.requested_teams if pull is not None else ())
    members = {accounts[id].login.lower() for each in teams for id in each.members}
    missing = {"label": not labels, "assignee": not assignees, "milestone": known is None}

    def account(value: str) -> str:
        return call.me.login.lower() if value == "@me" else value.lower()

    return {
        "repo": lambda value: value.lower() == call.state.full_name(repository).lower(),
        "org": lambda value: value.lower() == owner,
        "user": lambda value: account(value) == owner,
        "is": lambda value: kinds.get(value, False),
        "type": lambda value: kinds.get(value, False),
        "state": lambda value: issue.state == value,
        "reason": lambda value: (issue.state_reason or "").replace("_", " ") == value.replace("_", " "),
        "label": lambda value: any(each.lower().strip('"') in labels for each in value.split(",")),
        "author": lambda value: account(value) == author,
        "assignee": lambda value: bool(assignees) if value == "*" else account(value) in assignees,
        "mentions": lambda value: f"@{account(value)}" in text,
        "draft": lambda value: pull is not None and pull.draft == (value == "true"),
        "head": lambda value: pull is not None and pull.head == value,
        "base": lambda value: pull is not None and pull.base == value,
        "review-requested": lambda value: account(value) in {*requested, *members},
        "user-review-requested": lambda value: account(value) in requested,
        "team-review-requested": lambda value: value.lower() in {f"{owner}/{each.slug}" for each in teams},
        "reviewed-by": lambda value: account(value) in reviewers,
        "commenter": lambda value: account(value) in commenters,
        "involves": lambda value: account(value) in {author, *assignees, *commenters} or f"@{account(value)}" in text,
        "milestone": lambda value: known is not None and known.title.lower() == value.lower(),
        "no": lambda value: missing.get(value, False),
        "created": lambda value: compare(issue.created_at, value),
        "updated": lambda value: compare(issue.updated_at, value),
        "closed": lambda value: issue.closed_at is not None and compare(issue.closed_at, value),
        "comments": lambda value: compare(len(issue.comments), value),
        "archived": lambda value: repository.archived == (value == "true"),
    }


@operation("search/issues-and-pull-requests")
def search_issues(call: Call) -> Any:
    query = Query(call, _ISSUES)
    found: list[tuple[Repository, Issue]] = []
    for repository in call.state.repositories.values():
        if not call.sees(repository):
            continue
        for issue in repository.issues.values():
            comments = " ".join(repository.comments[id].body for id in issue.comments)
            texts = query.texts({"title": issue.title, "body": issue.body or "", "comments": comments})
            if call.world.is_indexed(issue.created_at) and query.fits(texts, _issue_tests(call, repository, issue)):
                found.append((repository, issue))
    keys: dict[str, Any] = {
        "created": lambda each: each[1].created_at,
        "updated": lambda each: each[1].updated_at,
        "comments": lambda each: len(each[1].comments),
    }
    key = keys.get(call.query.get("sort", ""), keys["created"])
    found.sort(key=lambda each: (key(each), each[1].number), reverse=call.query.get("order", "desc") != "asc")

    def shown(each: tuple[Repository, Issue]) -> dict[str, Any]:
        body = issue_views.issue(call, *each)
        del body["closed_by"]
        return body

    return results_page(call, found, shown, search_type="lexical")


_REPOSITORIES = {
    "repo",
    "org",
    "user",
    "is",
    "in",
    "created",
    "pushed",
    "stars",
    "forks",
    "size",
    "topic",
    "archived",
    "fork",
    "language",
    "license",
}


def _repository_tests(call: Call, found: Repository, shown: dict[str, Any]) -> dict[str, Callable[[str], bool]]:
    owner = shown["owner"]["login"].lower()
    return {
        "repo": lambda value: value.lower() == shown["full_name"].lower(),
        "org": lambda value: value.lower() == owner,
        "user": lambda value: value.lower() == owner,
        "is": lambda value: {"public": not found.private, "private": found.private}.get(value, False),
        "created": lambda value: compare(found.created_at, value),
        "pushed": lambda value: compare(found.pushed_at, value),
        "stars": lambda value: compare(shown["stargazers_count"], value),
        "forks": lambda value: compare(shown["forks_count"], value),
        "size": lambda value: compare(found.size, value),
        "topic": lambda value: value.lower() in found.topics,
        "archived": lambda value: found.archived == (value == "true"),
        "language": lambda value: (shown["language"] or "").lower() == value.lower(),
        "license": lambda value: False,
        "fork": lambda value: value == "true" or (value == "only") == (found.parent is not None),
    }


@operation("search/repos")
def search_repositories(call: Call) -> Any:
    query = Query(call, _REPOSITORIES)
    has_forks = any(name == "fork" for _, name, _ in query.qualifiers)
    found: list[dict[str, Any]] = []
    for repository in call.state.repositories.values():
        if not call.sees(repository) or (repository.parent is not None and not has_forks):
            continue
        if not call.world.is_indexed(repository.created_at):
            continue
        shown = views.minimal(call, repository)
        texts = query.texts({"name": repository.name, "description": repository.description or ""})
        if query.fits(texts, _repository_tests(call, repository, shown)):
            found.append(shown)
    keys = {"stars": "stargazers_count", "forks": "forks_count", "updated": "updated_at"}
    key = keys.get(call.query.get("sort", ""), "id")
    found.sort(key=lambda each: (each[key], each["id"]), reverse=call.query.get("order", "desc") != "asc")
    return results_page(call, found, lambda each: each)


_USERS = {"type", "user", "org", "in", "repos", "created", "followers", "location"}


def _user_tests(call: Call, account: Account, shown: dict[str, Any]) -> dict[str, Callable[[str], bool]]:
    kind = {"user": "User", "org": "Organization"}
    return {
        "type": lambda value: kind.get(value.lower()) == account.type,
        "user": lambda value: value.lower() == account.login.lower(),
        "org": lambda value: value.lower() == account.login.lower(),
        "repos": lambda value: compare(shown["public_repos"], value),
        "followers": lambda value: compare(shown["followers"], value),
        "created": lambda value: compare(account.created_at, value),
        "location": lambda value: value.lower() in (account.location or "").lower(),
    }


@operation("search/users")
def search_users(call: Call) -> Any:
    query = Query(call, _USERS)
    found: list[Account] = []
    for account in call.state.accounts.values():
        if account.type == "Bot" or not call.world.is_indexed(account.created_at):
            continue
        texts = query.texts({"login": account.login, "name": account.name or "", "email": account.email or ""})
        if query.fits(texts, _user_tests(call, account, account_views.public_user(call, account))):
            found.append(account)
    if call.query.get("order", "desc") == "desc" and call.query.get("sort") == "joined":
        found.reverse()
    return results_page(call, found, lambda each: account_views.user(call, each))


@operation("search/labels")
def search_labels(call: Call) -> Any:
    id = call.query.get("repository_id", "")
    repository = call.state.repositories.get(int(id) if id.isdecimal() else 0)
    if repository is None or not call.sees(repository):
        raise unprocessable("Validation Failed: repository_id is not one of a repository")
    query = Query(call, set())
    found = [each for each in repository.labels.values() if query.fits([each.name, each.description or ""], {})]
    return results_page(call, found, lambda each: issue_views.issue_label(call, repository, each))
