"""Compare the declarations with GitHub's own description of its API.

For each declared operation with a GitHub id: every documented parameter, and every choice of one, is accepted, every
documented field of the response is declared, and what GitHub deprecates is marked. A declaration says which parameters
it leaves out (``without`` and ``only``); anything else that is left out stands in ``tools/omissions.tsv`` with a
reason::

    python tools/compare_parameters.py            # exit with 1 unless the list names exactly what is left out
    python tools/compare_parameters.py --list     # print the omissions in the form of the list, without reasons

It needs the package installed, and npm for the first run; ``make conformance`` runs it. Parameters and fields that
GitHub deprecates are no omissions, nor are page numbers and cursors: listings follow these by themselves.
"""

from __future__ import annotations

import argparse
import fnmatch
import pathlib
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import npm
from ferrohub import _core
from openapi import source

ROOT = pathlib.Path(__file__).resolve().parents[1]
OMISSIONS = ROOT / "tools" / "omissions.tsv"
#: Results of searches whose whole JSON is that of another class, too.
VIEWS = {
    "IssueSearchResult": "ShortIssue",
    "RepositorySearchResult": "ShortRepository",
    "UserSearchResult": "ShortUser",
}
#: What listings send and follow by themselves.
PAGING = {"page", "per_page", "after", "before", "cursor"}


@dataclass(frozen=True, order=True)
class Omission:
    """A parameter ("Class.operation", name), a choice ("Class.operation", name=choice), a field ("Class", key), or a
    deprecation ("Class.operation", GitHub's id).
    """

    kind: str
    subject: str
    name: str


class Description:
    """GitHub's description of one host."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document
        self.operations: dict[str, dict[str, Any]] = {}
        for methods in self.document["paths"].values():
            for operation in methods.values():
                if isinstance(operation, dict) and "operationId" in operation:
                    shared = methods.get("parameters", [])
                    self.operations[operation["operationId"]] = {**operation, "shared": shared}

    def resolve(self, node: Any) -> Any:
        """What a reference leads to; anything else as it is."""
        while isinstance(node, dict) and "$ref" in node:
            target: Any = self.document
            for part in node["$ref"].removeprefix("#/").split("/"):
                target = target[part]
            node = target
        return node

    def properties(self, schema: Any) -> dict[str, Any]:
        """The properties of a schema and of those it is combined of."""
        schema = self.resolve(schema)
        found: dict[str, Any] = {}
        if isinstance(schema, dict):
            for combined in ("allOf", "oneOf", "anyOf"):
                for part in schema.get(combined, []):
                    found.update(self.properties(part))
            found.update({name: self.resolve(value) for name, value in schema.get("properties", {}).items()})
        return found

    def parameters(self, identifier: str) -> dict[str, Any]:
        """The schemas of an operation's parameters by name, in the query and in the body."""
        operation = self.operations[identifier]
        found = {}
        for parameter in map(self.resolve, [*operation["shared"], *operation.get("parameters", [])]):
            schema = self.resolve(parameter["schema"])
            is_paging = parameter["name"] in PAGING and schema.get("format") != "date-time"
            if parameter["in"] == "query" and not is_paging and not parameter.get("deprecated"):
                found[parameter["name"]] = schema
        for content in self.resolve(operation.get("requestBody", {})).get("content", {}).values():
            found.update(self.properties(content.get("schema", {})))
        return {name: schema for name, schema in found.items() if not schema.get("deprecated")}

    def response(self, identifier: str) -> Any:
        """The schema of the body of a successful response, None where there is none."""
        for status, response in self.operations[identifier]["responses"].items():
            content = self.resolve(response).get("content", {}).get("application/json")
            if status in ("200", "201") and content:
                return self.resolve(content["schema"])
        return None

    def item(self, schema: Any, key: str) -> Any:
        """The schema of one item, where a schema is that of a list, or of an object that has one."""
        schema = self.resolve(schema)
        listed = self.properties(schema).get(key) if key else None
        return self.resolve((listed or schema).get("items", listed or schema))


class Declared:
    """What the package declares."""

    def __init__(self) -> None:
        chapters = _core.schema()
        self.operations = [found for chapter in chapters for found in chapter["operations"]]
        self.classes = {found["name"]: found for chapter in chapters for found in chapter["classes"]}

    def lineage(self, name: str | None) -> Iterator[dict[str, Any]]:
        """The class and those it inherits from."""
        while name:
            yield self.classes[name]
            name = self.classes[name]["parent"]

    def fields(self, name: str) -> dict[str, str]:
        """The types of the fields of a class and of its full form, by key."""
        full = [found for found in self.classes.values() if name in (found["parent"], found["name"])]
        names = {found["name"] for found in full} | {self.classes[name]["full"] or name}
        names |= {VIEWS[each] for each in names if each in VIEWS}
        names |= {found["name"] for found in self.classes.values() if found["parent"] in names}
        fields = [field for each in names for found in self.lineage(each) for field in found["fields"]]
        keys = [(key, field["type"]) for field in fields for key in (field["key"], field["old_key"])]
        return {key.split(".")[0]: type_ if "." not in key else "Any" for key, type_ in keys if key}

    def accepted(self, operation: dict[str, Any]) -> dict[str, list[str]]:
        """The choices of what an operation can send, by its name in the request; none where anything goes."""
        found: dict[str, list[str]] = {name.split(".")[0]: [] for name in operation["fixed"]}
        for parameter in operation["parameters"]:
            found[parameter["wire"].split(".")[0]] = parameter["choices"]
        return found


def omissions(declared: Declared, described: Description) -> Iterator[Omission]:
    """What is described and not declared."""
    for operation in declared.operations:
        if operation["id"] in described.operations:
            yield from of_parameters(declared, described, operation)
            yield from of_response(declared, described, operation)
            if described.operations[operation["id"]].get("deprecated") and not operation["deprecated"]:
                yield Omission("deprecation", f"{operation['class']}.{operation['name']}", operation["id"])


def of_parameters(declared: Declared, described: Description, operation: dict[str, Any]) -> Iterator[Omission]:
    """The parameters that an operation lacks, and the choices that its parameters lack."""
    subject = f"{operation['class']}.{operation['name']}"
    accepted, documented = declared.accepted(operation), described.parameters(operation["id"])
    if operation["send"] == "Whole" and len(documented) == 1:
        return
    for name, schema in documented.items():
        if name not in accepted and name not in operation["omits"]:
            yield Omission("parameter", subject, name)
        known = {choice.lower() for choice in accepted.get(name, [])}
        for choice in schema.get("enum", []) if known else []:
            if choice is not None and str(choice).lower() not in known:
                yield Omission("choice", subject, f"{name}={choice}")


def of_response(declared: Declared, described: Description, operation: dict[str, Any]) -> Iterator[Omission]:
    """The fields that the class of an operation's result lacks."""
    named = re.search(r"(?:Listing|list)\[(\w+)\]|^(\w+)(?: \| None)?$", operation["returns"])
    name = (named[1] or named[2]) if named else ""
    if operation["custom"] and name == operation["class"]:  # the object itself, after several requests
        return
    schema = described.response(operation["id"])
    if name in declared.classes and schema is not None:
        key = "items" if operation["returns"].startswith("SearchListing") else operation["key"]
        yield from of_class(declared, described, name, described.item(schema, key), set())


def of_class(
    declared: Declared, described: Description, name: str, schema: Any, seen: set[tuple[str, int]]
) -> Iterator[Omission]:
    """The fields that a class lacks, and those that the classes of its fields lack."""
    if (name, id(schema)) in seen:
        return
    seen.add((name, id(schema)))
    fields = declared.fields(name)
    for key, part in described.properties(schema).items():
        if key not in fields:
            if not part.get("deprecated"):
                yield Omission("field", name, key)
            continue
        nested = re.fullmatch(r"(list\[)?(\w+)\]?", fields[key])
        if nested and nested[2] in declared.classes:
            yield from of_class(declared, described, nested[2], described.item(part, ""), seen)


def reasons() -> dict[Omission, str]:
    """The reasons of the list. A star in a subject or a name stands for any text."""
    lines = OMISSIONS.read_text().splitlines()[1:]
    rows = [line.split("\t") for line in lines]
    return {Omission(kind, subject, name): reason for kind, subject, name, reason in rows}


def is_listed(found: Omission, listed: Omission) -> bool:
    """Whether an omission is one that a row of the list names."""
    same = fnmatch.fnmatchcase(found.subject, listed.subject) and fnmatch.fnmatchcase(found.name, listed.name)
    return found.kind == listed.kind and same


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--list", action="store_true", help="print every omission")
    options = parser.parse_args()
    declared = Declared()
    found = {
        each
        for document in npm.descriptions(source.HOSTS).values()
        for each in omissions(declared, Description(document))
    }
    if options.list:
        print("\n".join("\t".join((each.kind, each.subject, each.name)) for each in sorted(found)))
        return 0
    listed = reasons()
    missing = sorted(each for each in found if not any(is_listed(each, row) for row in listed))
    stale = sorted(row for row in listed if not any(is_listed(each, row) for each in found))
    for each in missing:
        print(f"{each.subject} lacks the {each.kind} {each.name}, and tools/omissions.tsv has no reason")
    for each in stale:
        print(f"tools/omissions.tsv: {each.subject} no longer lacks the {each.kind} {each.name}")
    return 1 if missing or stale else 0


if __name__ == "__main__":
    sys.exit(main())
