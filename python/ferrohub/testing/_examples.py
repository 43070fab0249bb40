"""Example bodies, made from GitHub's description: the same arguments always make the same body."""

from __future__ import annotations

import base64
import difflib
import hashlib
import json
import re
import zlib
from typing import TYPE_CHECKING, Any

from ferrohub._core import _rest_nearest, _rest_operation, _rest_schema
from ferrohub._description import Kind, choice_of, is_object, members_of
from ferrohub.testing._addresses import Addresses, family
from ferrohub.testing._replies import NOTHING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ferrohub.testing.calls import Call

#: The values of the parts of a path, unless the caller or the request has others.
CONTEXT: dict[str, Any] = {
    "owner": "octocat",
    "repo": "Hello-World",
    "org": "octo-org",
    "enterprise": "octo-corp",
    "username": "octocat",
}
#: Where a response has one of several types: the one that tests usually need.
_PREFERRED = {"repos/get-content": "content-file", "users/get-by-username": "public-user"}
#: Optional members that only some requests return, or that change the meaning of an object.
_RARE = {
    "body_html",
    "body_text",
    "discussion_url",
    "parent",
    "parent_issue_url",
    "pull_request",
    "starred_at",
    "suggestions",
    "source",
    "temp_clone_token",
    "template_repository",
}
#: Members that are null until something happens, or unless somebody sets them.
_NULL = (
    "active_lock_reason",
    "archived_",
    "auto_merge",
    "closed_",
    "deleted_",
    "dismissed_",
    "expires_",
    "merged_",
    "mirror_url",
    "performed_via_github_app",
    "resolved_",
    "revoked_",
    "state_reason",
    "suspended_",
)
_TRUE = {
    "active",
    "admin",
    "allow_merge_commit",
    "allow_rebase_merge",
    "allow_squash_merge",
    "enabled",
    "has_downloads",
    "has_issues",
    "has_projects",
    "has_wiki",
    "mergeable",
    "primary",
    "pull",
    "push",
    "verified",
}
_TEXTS = {
    "author_association": "OWNER",
    "blog": "https://github.blog",
    "body": "An example body.",
    "color": "d73a4a",
    "company": "GitHub",
    "content_type": "application/zip",
    "content": base64.b64encode(b"# Hello-World\n").decode() + "\n",
    "default_branch": "main",
    "email": "octocat@example.com",
    "encoding": "base64",
    "event": "push",
    "filename": "README.md",
    "gravatar_id": "",
    "head_branch": "main",
    "homepage": "https://github.com",
    "language": "Python",
    "location": "San Francisco",
    "login": "octocat",
    "mergeable_state": "clean",
    "message": "Fix all the bugs",
    "path": "README.md",
    "permission": "write",
    "ref": "main",
    "spdx_id": "MIT",
    "state": "open",
    "status": "completed",
    "tag_name": "v1.0.0",
    "target_commitish": "main",
    "title": "Found a bug",
    "twitter_username": "github",
    "type": "User",
    "user_view_type": "public",
    "visibility": "public",
}
_DEEPEST = 8


def of_operation(
    id: str,
    base: str,
    path: Mapping[str, Any],
    overrides: Mapping[str, Any],
    status: int | None = None,
    index: int = 0,
    time_of: Callable[[str], str] | None = None,
) -> Any:
    """An example of the body of a response.

    :param id: GitHub's ID of the operation, or its method and path, or the name of a schema
    :param base: URL of the API
    :param path: values of the parts of the path
    :param overrides: members of the body with their values
    :param status: status of the response; None for the first one that is described
    :param index: position in a list of examples
    :param time_of: the time of a member by its name; None for times that are always the same
    :returns: the body; None if the response has none
    :raises ValueError: for an unknown ID
    """
    if "/" not in id and (kind := _rest_schema(id)) is not None:
        context = {**CONTEXT, **path}
        return _Builder(base, context, index).build(("schema", id), "", overrides)
    operation = described(id)
    responses = dict(reversed(operation["responses"]))
    kind = responses.get(status if status is not None else next((s for s, _ in operation["responses"]), None))
    if kind is None:
        if overrides:
            raise TypeError(f"the response of {operation['id']} has no body")
        return None
    context = {**CONTEXT, **{name: value for name, value in path.items() if name != "username"}}
    preferred = _PREFERRED.get(operation["id"])
    if preferred:
        kind = ("schema", preferred)
    return _Builder(base, context, index, operation, path, time_of).build(kind, "", overrides)


def of_call(operation: Mapping[str, Any], base: str, call: Call, status: int | None) -> Any:
    """An example of the response to a call, with the values that its body has.

    :param operation: the operation that was called
    :param base: URL of the API
    :param call: the call
    :param status: status of the response; None for the first that is described
    :returns: the body; ``NOTHING`` if the response has none
    """
    example = of_operation(operation["id"], base, call.params, {}, status)
    if example is None:
        return NOTHING
    sent = call.json if call.headers.get("content-type", "").startswith("application/json") else None
    if not isinstance(example, dict) or not isinstance(sent, dict):
        return example
    echo = {
        name: value
        for name, value in sent.items()
        if name in example and not isinstance(example[name], dict | list) and isinstance(value, str | int | float)
    }
    return of_operation(operation["id"], base, call.params, echo, status)


def described(id: str) -> dict[str, Any]:
    """An operation of the description.

    :param id: GitHub's ID of the operation, or its method and path
    :raises ValueError: for an unknown ID
    """
    found: dict[str, Any] | None = _rest_operation(id)
    if found is None:
        near = None if " " in id else _rest_nearest(id)
        hint = f"; did you mean {near!r}?" if near else ""
        raise ValueError(f"GitHub describes no operation {id!r}{hint}")
    return found


class _Builder:
    """Makes values of types."""

    def __init__(
        self,
        base: str,
        context: Mapping[str, Any],
        index: int,
        operation: Mapping[str, Any] | None = None,
        given: Mapping[str, Any] | None = None,
        time_of: Callable[[str], str] | None = None,
    ) -> None:
        self.base = base
        self.time_of = time_of or _time
        self.context = dict(context)
        #: The parts of the path that the caller or the request has.
        self.given = given or {}
        self.index = index
        self.operation = operation

    def build(self, kind: Kind, name: str, overrides: Any = None, depth: int = 0, schema: str = "") -> Any:
        """A value of a type; ``name`` is that of the member that has it."""
        match kind[0]:
            case "nullable":
                return self._nullable(kind, name, overrides, depth, schema)
            case "schema":
                return self.build(_rest_schema(kind[1]) or ("any",), name, overrides, depth, kind[1])
            case "one_of":
                return self.build(choice_of(kind[1]), name, overrides, depth, schema)
            case "all_of" if not schema:
                named = next((part[1] for part in kind[1] if part[0] == "schema"), "")
                return self._record(kind, name, overrides or {}, depth, named)
            case "record" | "all_of":
                return self._record(kind, name, overrides or {}, depth, schema)
            case "list":
                if depth > 2 or (name in ("parents", "assets", "files") and depth > 1):
                    return []
                item = self.build(kind[1], name.removesuffix("s"), overrides, depth + 1)
                return [item]
            case "map" | "object":
                return {}
            case "literal":
                return json.loads(kind[1])
            case "null":
                return None
        return self._scalar(kind[0], name, schema)

    def _nullable(self, kind: Kind, name: str, overrides: Any, depth: int, schema: str) -> Any:
        is_rare = is_object(kind[1]) and name and name not in (_PEOPLE if depth > 1 else _PRESENT)
        absent = name.startswith(_NULL) or is_rare
        return None if absent and not overrides else self.build(kind[1], name, overrides, depth, schema)

    def _record(self, kind: Kind, name: str, overrides: Mapping[str, Any], depth: int, schema: str) -> Any:
        if depth > _DEEPEST:
            return {}
        members = dict(members_of(kind))
        _check_names(overrides, members, schema or name)
        what = family(members)
        inner = _Builder(self.base, self.context, self.index, time_of=self.time_of)
        fixed = self._identity(what, name, overrides, inner.context)
        if depth == 0:
            fixed |= self._named_by_path(members)
        is_sparse = depth > 0 and any(required for required, _ in members.values())
        values: dict[str, Any] = {}
        nested: dict[str, tuple[Kind, Any]] = {}
        for member, (required, type_) in members.items():
            given = overrides.get(member, fixed.get(member, ...))
            if given is not ... and not (isinstance(given, dict) and is_object(type_)):
                values[member] = given
            elif given is ... and not required and (is_sparse or member in _RARE or _is_deep(type_)):
                continue
            elif _is_url(member, type_) or _is_nested(type_):
                nested[member] = (type_, given if given is not ... else None)
            else:
                values[member] = inner.build(
                    type_, member, None, depth + 1, schema.removeprefix("nullable-") or name or what
                )
        inner._add(values, nested, (schema, what, name), members, depth, self.operation)
        return {member: values[member] for member in members if member in values}

    def _add(
        self,
        values: dict[str, Any],
        nested: Mapping[str, tuple[Kind, Any]],
        of: tuple[str, str, str],
        members: Mapping[str, Any],
        depth: int,
        operation: Mapping[str, Any] | None,
    ) -> None:
        """Add the members that depend on the others: URLs and nested objects."""
        schema, what, name = of
        addresses = Addresses(self.base, values, self.context)
        own = addresses.path(schema or name, members)
        if own is None and operation is not None:
            is_own = depth == 0 and _is_own(operation)
            item = None if is_own else addresses.item(operation)
            own = item or addresses.fill(operation["path"])
        if own is None:
            own = addresses.nested(name, self.context.get("", ""))
        self.context[""] = own
        if isinstance(values.get("sha"), str):
            self.context["commit_sha"] = values["sha"]
        for member, (type_, given) in nested.items():
            if _is_url(member, type_):
                absent = type_[0] == "nullable" and member.startswith(_NULL)
                values[member] = None if absent else addresses.member(member, own, what)
            else:
                values[member] = self.build(type_, member, given, depth + 1, "")
        links: dict[str, Any] = values.get("_links") or {}
        for link, target in links.items():
            address = addresses.member({"self": "url"}.get(link, f"{link}_url"), own, what)
            links[link] = {**target, "href": address} if isinstance(target, dict) else target and address

    def _named_by_path(self, members: Mapping[str, Any]) -> dict[str, Any]:
        """The member that the last part of the path of the request names, such as ``number``."""
        parts = [part[1] for part in (self.operation or {}).get("parameters", ()) if part[0] in ("path", "segments")]
        if not parts or parts[-1] not in self.given:
            return {}
        last, value = parts[-1], self.given[parts[-1]]
        targets = [
            last,
            last.rpartition("_")[2],
            {"username": "login", "org": "login", "repo": "name", "ref": "sha", "tag": "tag_name"}.get(last, ""),
            "name",
        ]
        target = next((each for each in targets if each in members), None)
        if target is None or target == "url":
            return {}
        kind = members[target][1]
        is_number = "integer" in (kind[0], kind[1][0] if kind[0] == "nullable" else "")
        if is_number and not str(value).isdigit():
            return {}
        if target == "ref" and "/" in str(value):
            value = f"refs/{str(value).removeprefix('refs/')}"
        if target == "sha" and not re.fullmatch("[0-9a-f]{40}", str(value)):
            return {}
        return {target: int(value) if is_number else value}

    def _identity(self, what: str, name: str, overrides: Mapping[str, Any], context: dict[str, Any]) -> dict[str, Any]:
        """The members that name an object; those below it get them as context."""
        if what == "repository":
            full = overrides.get("full_name")
            owner = dict(overrides.get("owner") or {})
            login = owner.get("login") or (full or "/").partition("/")[0] or context["owner"]
            repo = overrides.get("name") or (full or "").partition("/")[2] or context["repo"]
            repo = f"{repo}-{self.index + 1}" if self.index and not full and "name" not in overrides else repo
            context |= {"owner": login, "repo": repo}
            return {"name": repo, "full_name": f"{login}/{repo}", "owner": {**owner, "login": login}}
        if what == "organization":
            return {"login": overrides.get("login") or context["org"]}
        if what == "user":
            default = context["owner"] if name == "owner" else context["username"]
            login = overrides.get("login") or (f"{default}-{self.index + 1}" if self.index and not name else default)
            return {"login": login, "id": overrides.get("id") or _number(f"user {login}")}
        return {}

    def _scalar(self, type_: str, name: str, schema: str) -> Any:
        match type_:
            case "boolean":
                return name in _TRUE
            case "integer" | "number":
                return self._integer(name, schema)
            case "time":
                return self.time_of(name)
            case "date":
                return self.time_of(name)[:10]
            case "any":
                return None if name.startswith(_NULL) else self._text(name, schema)
        return self._text(name, schema)

    def _integer(self, name: str, schema: str) -> int:
        if name == "number":
            return self.index + 1
        if name == "id":
            return _number(schema) + self.index
        return _number(name) % 10 if not name.endswith("_id") else _number(name)

    def _text(self, name: str, schema: str) -> str:
        if name.endswith(("_at", "_on")) or name == "date":
            return self.time_of(name)
        if name == "token":
            return f"ghs_{hashlib.sha256(f'{schema}.{self.index}'.encode()).hexdigest()[:36]}"
        if name in ("sha", "oid", "commit_id") or name.endswith(("_sha", "_oid")):
            return hashlib.sha1(f"{schema}.{name}.{self.index}".encode()).hexdigest()
        if name == "node_id":
            return base64.b64encode(f"0{len(schema)}:{schema}{_number(schema) + self.index}".encode()).decode()
        if name == "ref" and schema == "git-ref":
            return f"refs/{self.context.get('ref', 'heads/main')}"
        if name == "type" and schema.startswith("organization"):
            return "Organization"
        if name == "title" and "milestone" in schema:
            return f"v{self.index + 1}.0"
        if name in ("name", "slug", "key"):
            return self._name(name, schema)
        return _TEXTS[name] if name in _TEXTS else f"{name.replace('_', ' ').capitalize()}"

    def _name(self, name: str, schema: str) -> str:
        known = {
            "label": "bug",
            "branch": "main",
            "release": "v1.0.0",
            "tag": "v1.0.0",
            "license": "MIT License" if name == "name" else "mit",
            "user": "Mona Lisa Octocat",
            "team": "Justice League" if name == "name" else "justice-league",
            "workflow": "CI",
            "content": "README.md",
            "git": "Mona Lisa Octocat",
        }
        found = next((text for part, text in known.items() if part in schema), f"example-{schema or name}")
        return f"{found}-{self.index + 1}" if self.index else found


_PEOPLE = {"user", "owner", "author", "committer", "creator", "sender", "actor", "organization"}
#: Objects that may be null and usually are not.
_PRESENT = _PEOPLE | {"assignee", "commit", "head_commit", "license", "milestone", "repository", "verification"}


def _time(name: str) -> str:
    """A time; what is created first is earliest, and nothing has expired."""
    if "expir" in name:
        return "2099-12-31T12:00:00Z"
    day = {"created_at": 1, "published_at": 1, "starred_at": 1, "pushed_at": 3}.get(name, 2)
    return f"2026-01-0{day}T12:00:00Z"


def _number(text: str) -> int:
    """A number that is always the same for a text."""
    return zlib.crc32(text.encode()) % 1_000_000 + 1


def _is_deep(kind: Kind) -> bool:
    """Whether an optional member would make the body much larger."""
    return family(members_of(kind)) in ("repository", "issue", "pull")


def _is_own(operation: Mapping[str, Any]) -> bool:
    """Whether the path of an operation is that of what it returns."""
    return bool(operation["method"] in ("GET", "PUT") or operation["path"].endswith("}"))


def _is_url(name: str, kind: Kind) -> bool:
    return (name == "url" or name.endswith("_url")) and kind in (("string",), ("nullable", ("string",)))


def _is_nested(kind: Kind) -> bool:
    """Whether a type is, or has, an object with members."""
    if kind[0] in ("list", "nullable"):
        return _is_nested(kind[1])
    return is_object(kind)


def _check_names(overrides: Mapping[str, Any], members: Mapping[str, Any], where: str) -> None:
    for name in overrides:
        if name not in members:
            near = difflib.get_close_matches(name, members, 1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise TypeError(f"{where or 'the body'} has no member {name!r}{hint}")
