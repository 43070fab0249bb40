"""What later versions of the API change, as text: GitHub's ``x-github-breaking-changes``, which have a patch each.

The grammar is in ``docs/decisions/2026-11-description.md``.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

from openapi.operations import json_schema
from openapi.source import Node, resolve
from openapi.types import text_of

KEY = "x-github-breaking-changes"
METHODS = ("get", "post", "put", "patch", "delete", "head")
#: What replaces a field or a parameter that a changeset removes, where something does.
INSTEAD = {
    ("deprecate_beta_media_type", "master_branch"): "default_branch",
    ("deprecate_beta_media_type", "user"): "owner",
    ("deprecate_cvss", "cvss"): "cvss_severities",
    ("remove_bundle", "bundle"): "bundle_url",
    ("remove_rate_limit_rate", "rate"): "resources.core",
    ("remove_singular_assignee_from_issues_and_pull_requests", "assignee"): "assignees",
    ("remove_use_squash_pr_title_as_default", "use_squash_pr_title_as_default"): "squash_merge_commit_title",
    ("update_custom_repo_role_path", ""): "orgs/list-custom-repo-roles",
}
#: Changesets whose patches change nothing but words.
WORDS = {"return_submodule_type_for_submodules_in_directory_lists"}
#: Parts of a schema that say nothing about its values, or follow from other parts.
SILENT = {"description", "title", "example", "examples", "required", "default", "deprecated", KEY}
#: Parts of a schema that are compared one by one.
PARTS = ("allOf", "anyOf", "oneOf")

#: A change: the operation or the schema, and what changes in it.
Change = tuple[str, str]


def lines(documents: dict[str, Node]) -> Iterator[str]:
    """The versions, each with its changesets and their changes in all hosts.

    :raises SystemExit: a patch changes what the text cannot express
    """
    found: dict[tuple[str, str], dict[str, None]] = {}
    for document in documents.values():
        for subject, node in _subjects(document):
            for change in node.get(KEY, ()):
                patched = apply(node, change["patch"])
                changes = found.setdefault((change["version"], change["changeset"]), {})
                for what in _changes(document, subject, node, patched, change["changeset"]):
                    changes[f"  {subject} {what}"] = None
                node = patched
    version = ""
    for (new_version, changeset), changes in sorted(found.items()):
        if new_version != version:
            version = new_version
            yield version
        yield changeset
        yield from sorted(changes)


def _subjects(document: Node) -> Iterator[tuple[str, Node]]:
    """Operations by ID, and schemas as ``@name``."""
    for item in document["paths"].values():
        yield from ((item[method]["operationId"], item[method]) for method in METHODS if method in item)
    for name, schema in document["components"]["schemas"].items():
        yield f"@{name}", schema
    for name, parts in document["components"].items():
        changed = [key for key, part in parts.items() if isinstance(part, dict) and KEY in part]
        if changed and name not in ("schemas", "examples"):
            raise SystemExit(f"breaking changes of {name}: {changed}")


def apply(node: Node, patch: Any) -> Node:
    """A node with a patch of RFC 7396, or one of RFC 6902 if that is a list. Lists of what is required stay.

    :raises SystemExit: the patch has another step than GitHub's had so far
    """
    if isinstance(patch, dict):
        merged: Node = _merged(node, patch)
        return merged
    found = copy.deepcopy(node)
    for step in patch:
        parts = [part.replace("~1", "/").replace("~0", "~") for part in step["path"].split("/")[1:]]
        if "required" in parts:
            continue
        place: Any = found
        for part in parts[:-1]:
            place = place[int(part)] if isinstance(place, list) else place[part]
        if isinstance(place, list) or step["op"] not in ("add", "remove", "replace"):
            raise SystemExit(f"a patch has the step {step['op']} {step['path']}: extend versions.py")
        if step["op"] == "remove":
            del place[parts[-1]]
        else:
            place[parts[-1]] = step["value"]
    return found


def _merged(node: Any, patch: Any) -> Any:
    if not isinstance(patch, dict):
        return patch
    found = dict(node) if isinstance(node, dict) else {}
    for key, value in patch.items():
        if value is None:
            found.pop(key, None)
        else:
            found[key] = _merged(found.get(key), value)
    return found


def _changes(document: Node, subject: str, old: Node, new: Node, changeset: str) -> Iterator[str]:
    if subject.startswith("@"):
        yield from _values(old, new, "", "", changeset)
        return
    for status in sorted(new["responses"].keys() - old["responses"].keys()):
        yield f"{'new' if status[0] == '2' else 'error'} {status}"
    gone = sorted(old["responses"].keys() - new["responses"].keys())
    if gone and not any(status[0] in "23" for status in new["responses"]):
        yield f"gone{_use(changeset, '')}"
        return
    yield from (f"gone {status}" for status in gone)
    for status in sorted(old["responses"].keys() & new["responses"].keys()):
        pair = [_schema(document, each["responses"][status]) for each in (old, new)]
        yield from _values(pair[0], pair[1], status, "", changeset)
    pair = [_schema(document, each.get("requestBody", {})) for each in (old, new)]
    yield from _values(pair[0], pair[1], "body", "", changeset)
    if changeset in WORDS:
        yield "other"
    names = [{resolve(document, each)["name"] for each in node.get("parameters", ())} for node in (old, new)]
    if names[0] != names[1]:
        raise SystemExit(f"{changeset} changes parameters of {subject}")


def _schema(document: Node, node: Node) -> Node:
    return json_schema(resolve(document, node).get("content", {})) or {}


def _values(old: Node, new: Node, place: str, path: str, changeset: str) -> Iterator[str]:
    """Members that are gone, and places whose values have another type. A list has the path of its items."""
    for name, member in old.get("properties", {}).items():
        inner = f"{path}.{name}".lstrip(".")
        if name in new.get("properties", {}):
            yield from _values(member, new["properties"][name], place, inner, changeset)
        else:
            yield f"{_at('gone', place, inner)}{_use(changeset, name)}"
    if added := new.get("properties", {}).keys() - old.get("properties", {}).keys():
        raise SystemExit(f"{changeset} adds {sorted(added)}")
    for key in ("items", "additionalProperties"):
        if isinstance(old.get(key), dict) and isinstance(new.get(key), dict):
            yield from _values(old[key], new[key], place, path, changeset)
    for key in PARTS:
        for one, other in zip(old.get(key, ()), new.get(key, ()), strict=True):
            yield from _values(one, other, place, path, changeset)
    silent = {*SILENT, *PARTS, "properties", "items", "additionalProperties"}
    if {k: v for k, v in old.items() if k not in silent} != {k: v for k, v in new.items() if k not in silent}:
        yield f"{_at('changed', place, path)}: {text_of(new)}"


def _at(verb: str, place: str, path: str) -> str:
    return " ".join(filter(None, (verb, place, path)))


def _use(changeset: str, name: str) -> str:
    instead = INSTEAD.get((changeset, name))
    return f" use {instead}" if instead else ""
