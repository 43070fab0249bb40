"""What is wrong in the file CODEOWNERS (https://docs.github.com/rest/repos/repos#list-codeowners-errors).

The syntax, and the kinds of errors, are those of GitHub's page "About code owners".
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import commits, organizations
from ferrohub.testing.github.failures import not_found
from ferrohub.testing.github.git import objects as git
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.world import ROLES

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Repository

#: Where the file may be; the first one counts.
_PATHS = (".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS")
_WORD = re.compile(r"(?:\\.|[^\s\\])+")
_OWNER = re.compile(r"@[\w-]+(/[\w.-]+)?|[^@\s]+@[^@\s]+\.[^@\s]+")


@operation("repos/codeowners-errors")
def list_errors(call: Call) -> Any:
    repository = call.repository()
    sha = commits.head_of(repository, call.query.get("ref"), not_found())
    tree = git.commit(repository.objects, sha).tree
    for path in _PATHS:
        entry = git.at_path(repository.objects, tree, path)
        if entry is not None and entry.type == "blob":
            text = repository.objects[entry.sha][1].decode("utf-8", "replace")
            return {"errors": _errors(call, repository, path, text)}
    raise not_found()


def _errors(call: Call, repository: Repository, path: str, text: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for line, source in enumerate(text.splitlines(), 1):
        # A comment may follow the owners.
        words = list(_WORD.finditer(re.split(r"(?:^|\s)#", source)[0]))
        for at, word in enumerate(words):
            wrong = _of_owner(call, repository, word[0]) if at else _of_pattern(word[0])
            if wrong is not None:
                found.append(_shown(path, line, word.start() + 1, source, *wrong))
    return found


def _shown(path: str, line: int, column: int, source: str, kind: str, suggestion: str | None) -> dict[str, Any]:
    said = f" {suggestion}" if suggestion else ""
    return {
        "line": line,
        "column": column,
        "kind": kind,
        "source": source,
        "suggestion": suggestion,
        "message": f"{kind} on line {line}:{said}\n\n  {source}\n  {' ' * (column - 1)}^",
        "path": path,
    }


def _of_pattern(text: str) -> tuple[str, str | None] | None:
    """What is wrong with a pattern: its kind, and what would be right."""
    if "***" in text:
        return "Invalid pattern", f"Did you mean `{re.sub(r'[*]{3,}', '**', text)}`?"
    if text.startswith(("!", "\\#")) or "[" in text:
        return "Invalid pattern", None
    return None


def _of_owner(call: Call, repository: Repository, text: str) -> tuple[str, str | None] | None:
    """What is wrong with an owner."""
    if not _OWNER.fullmatch(text):
        return "Invalid owner", None
    if not text.startswith("@"):
        return None
    login, slash, slug = text[1:].partition("/")
    account = call.state.account(login)
    if slash:
        team = None if account is None else organizations.team_named(call.state, account, slug)
        roles = [
            each.repositories[repository.id]
            for each in organizations.with_parents(call.state, team)
            if repository.id in each.repositories
        ]
        is_visible = team is not None and team.privacy == "closed"
        if is_visible and any(_writes(role) for role in roles):
            return None
        suggestion = f"make sure the team {text} exists, is publicly visible, and has write access to the repository"
        return "Unknown owner", suggestion
    if account is not None and account.type == "User" and _writes(call.world.role(account, repository)):
        return None
    return "Unknown owner", f"make sure {text} exists and has write access to the repository"


def _writes(role: str) -> bool:
    return ROLES.index(role) >= ROLES.index("push")
