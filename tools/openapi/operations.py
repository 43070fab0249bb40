"""Operations as text: a block each, grouped by tag."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from openapi import special
from openapi.merge import merged
from openapi.source import HOSTS, Node, resolve
from openapi.types import member, text_of

METHODS = ("get", "post", "put", "patch", "delete", "head")
DOCS = "https://docs.github.com/"
JSON = ("application/json", "application/scim+json")
#: Other members that an object with one list of items may have.
BESIDE = {"incomplete_results", "repository_selection", "total_commits", "total_count", "total_seats"}
#: Members that lead to the next page.
PAGING = {"has_next_page", "itemsPerPage", "next_cursor", "schemas", "startIndex", "totalResults"}


class Operation:
    """An operation as its hosts describe it."""

    def __init__(self, identifier: str) -> None:
        self.identifier = identifier
        self.tag, _, self.name = identifier.partition("/")
        self.method = ""
        self.path = ""
        #: The document and the description of each host that has it, in the order of ``HOSTS``.
        self.hosts: dict[str, tuple[Node, Node]] = {}

    @property
    def first(self) -> tuple[Node, Node]:
        """The document and the description of the first host."""
        return next(iter(self.hosts.values()))

    def lines(self) -> Iterator[str]:
        """The block of this operation."""
        _, described = self.first
        yield f"{self.name} = {self.method.upper()} {self.path}"
        yield f"  docs {described['externalDocs']['url'].removeprefix(DOCS)}"
        if len(self.hosts) < len(HOSTS):
            yield "  hosts " + " ".join(self.hosts)
        if described.get("deprecated"):
            yield "  deprecated"
        if any("uploads" in server["url"] for server in described.get("servers", ())):
            yield "  server uploads"
        elif described.get("servers"):
            yield "  server appliance"
        if accept := self._accept():
            yield f"  accept {accept}"
        yield from self._parameters()
        yield from self._body()
        yield from self._responses()

    def _parameters(self) -> Iterator[str]:
        known: dict[tuple[str, str], list[Node]] = {}
        having: dict[tuple[str, str], list[str]] = {}
        for host, (document, described) in self.hosts.items():
            for each in described.get("parameters", ()):
                parameter = resolve(document, each)
                key = (parameter["in"], parameter["name"])
                known.setdefault(key, []).append({**parameter, "schema": resolve(document, parameter["schema"])})
                having.setdefault(key, []).append(host)
        found = {key: _parameter(parameters, self.identifier) for key, parameters in known.items()}
        order = re.findall(r"\{([^}]+)\}", self.path)
        in_path = [key for name in order if (key := ("path", name)) in found]
        rest = sorted(key for key in found if key[0] != "path")
        for key in [*in_path, *rest]:
            yield found[key] + self._only(having[key])

    def _only(self, hosts: list[str]) -> str:
        return "" if len(hosts) == len(self.hosts) else " on " + " ".join(hosts)

    def _body(self) -> Iterator[str]:
        schemas: list[Node] = []
        having: dict[str, list[str]] = {}
        needed = True
        for host, (document, described) in self.hosts.items():
            if "requestBody" not in described:
                continue
            body = resolve(document, described["requestBody"])
            schema = json_schema(body["content"])
            if schema is None:
                yield "  raw " + " ".join(sorted(body["content"]))
                return
            schema = self._with_keys(document, resolved_body(document, schema))
            schemas.append(schema)
            needed = needed and bool(body.get("required"))
            for name in body_members(schema)[0]:
                having.setdefault(name, []).append(host)
        if not schemas:
            return
        members, required, whole, either = body_members(merged(schemas))
        if whole:
            yield f"  whole {whole}"
        if either and self.identifier not in special.NARROWER:
            yield f"  either{'' if needed else '?'} {either}"
        for name in sorted(members):
            line = f"  body {member(name, members[name], name in required)}"
            default = f" = {json.dumps(members[name]['default'])}" if "default" in members[name] else ""
            yield line + default + self._only(having[name])

    def _with_keys(self, document: Node, body: Node) -> Node:
        """A body with the keys that its description lacks."""
        properties = dict(body.get("properties", {}))
        for name in properties:
            if keys := special.KEYS_OF_MEMBERS.get((self.identifier, name)):
                known = resolve(document, properties[name])
                properties[name] = {**known, "properties": {**known["properties"], **keys}}
        return {**body, "properties": properties} if properties else body

    def _responses(self) -> Iterator[str]:
        document, described = self.first
        responses = described["responses"]
        for status in sorted(status for status in responses if status[0] == "2"):
            yield f"  {status}{_content(document, responses[status])}"
        if self._is_download(responses):
            yield "  302: binary"
        errors = sorted(status for status in responses if status[0] in "45")
        if errors:
            yield "  errors " + " ".join(errors)
        key = self._pages(document, described)
        if key is not None:
            yield f"  pages {key}".rstrip()

    def _accept(self) -> str | None:
        """The media type of the response, if it is not GitHub's own."""
        document, described = self.first
        responses = [resolve(document, each) for status, each in described["responses"].items() if status[0] == "2"]
        media = [name for each in responses for name in each.get("content", {})]
        return media[0] if media and "application/json" not in media else None

    def _is_download(self, responses: Node) -> bool:
        return self.method == "get" and "302" in responses and self.identifier not in special.NOT_DOWNLOADED

    def _pages(self, document: Node, described: Node) -> str | None:
        """The key of the array if the operation is paginated; empty if the body is the array."""
        if self.method != "get" or self.identifier in special.NOT_PAGED or "200" not in described["responses"]:
            return None
        response = resolve(document, described["responses"]["200"])
        names = {resolve(document, each)["name"] for each in described.get("parameters", ())}
        schema = resolve(document, json_schema(response.get("content", {})) or {})
        if _is_array(document, schema):
            linked = "Link" in response.get("headers", {})
            return "" if linked or names & {"per_page", "page_size"} else None
        if not names & {"per_page", "page_size", "startIndex"} and not ({"page", "after"} & names):
            return None
        properties = schema.get("properties", {})
        key = self._key([name for name, each in properties.items() if _is_array(document, resolve(document, each))])
        others = sorted(properties.keys() - BESIDE - PAGING - {key})
        if others and self.identifier not in special.ENVELOPES:
            raise SystemExit(f"{self.identifier} is paged, but its pages have {others}: decide in special.py")
        return key

    def _key(self, arrays: list[str]) -> str:
        """The array of the items among the arrays of a page."""
        wanted = [name for name in arrays if name not in BESIDE]
        if self.identifier in special.KEYS:
            return special.KEYS[self.identifier]
        if "Resources" in arrays:
            return "Resources"
        if len(wanted) != 1:
            raise SystemExit(f"{self.identifier} is paged, but has the arrays {arrays}: name one in special.py")
        return wanted[0]


def json_schema(content: Node) -> Node | None:
    """The schema of a JSON body; None for any other body."""
    for media in JSON:
        if media in content:
            found: Node = content[media].get("schema", {})
            return found
    return None


def _is_array(document: Node, schema: Node) -> bool:
    variants = schema.get("anyOf") or schema.get("oneOf") or []
    return schema.get("type") == "array" or (
        bool(variants) and all(resolve(document, each).get("type") == "array" for each in variants)
    )


def _parameter(parameters: list[Node], identifier: str) -> str:
    """The line of a parameter, of which each host that has it describes one."""
    parameter = parameters[0]
    schema = merged(each["schema"] for each in parameters)
    kind = parameter["in"]
    name = parameter["name"]
    if kind == "path" and parameter.get("x-multi-segment"):
        kind = "segments"
    optional = not (kind in ("path", "segments") or all(each.get("required") for each in parameters))
    type_ = special.TYPES.get((identifier, name)) or text_of(schema)
    text = f"  {kind} {name}{'?' if optional else ''}: {type_}"
    return f"{text} = {json.dumps(schema['default'])}" if "default" in schema else text


def resolved_body(document: Node, schema: Node) -> Node:
    """A body, with its alternatives in place of references to them."""
    schema = resolve(document, schema)
    for key in ("oneOf", "anyOf"):
        if key in schema:
            schema = {**schema, key: [resolve(document, each) for each in schema[key]]}
    return schema


def body_members(schema: Node) -> tuple[Node, set[str], str, str]:
    """The members of a body that is an object, the required ones, the type of any other body, and the alternatives of
    the object, if it has some.
    """
    variants = schema.get("oneOf") or schema.get("anyOf") or []
    objects = [each for each in [schema, *variants] if "properties" in each]
    other = [text_of(each) for each in variants if "properties" not in each and set(each) - {"required", "not"}]
    if not objects:
        return {}, set(), text_of(schema), ""
    own = [each for each in variants if "properties" in each or "required" in each]
    required = set(schema.get("required", ()))
    if own and not other:
        required |= set.intersection(*(set(each.get("required", ())) for each in own))
    members: dict[str, list[Node]] = {}
    for part in objects:
        for name, each in part["properties"].items():
            # An alternative may narrow down a member of all of them.
            if part is schema or (name not in schema.get("properties", {}) and each not in members.get(name, [])):
                members.setdefault(name, []).append(each)
    joined = {name: each[0] if len(each) == 1 else {"anyOf": each} for name, each in members.items()}
    if any(each.get("required") for each in own):
        return joined, required, "|".join(other), text_of({"anyOf": own})
    return joined, required, "|".join(other), ""


def _content(document: Node, response: Node) -> str:
    content = resolve(document, response).get("content", {})
    if not content:
        return ""
    schema = json_schema(content)
    if schema is not None:
        return f": {text_of(schema)}"
    return ": text" if any("text" in media or "octocat" in media for media in content) else ": binary"


def collect(documents: dict[str, Node]) -> dict[str, Operation]:
    """Every operation by its id."""
    found: dict[str, Operation] = {}
    for host, document in documents.items():
        for path, item in document["paths"].items():
            for method in METHODS:
                if method in item:
                    identifier = item[method]["operationId"]
                    operation = found.setdefault(identifier, Operation(identifier))
                    known = (operation.method, operation.path)
                    if (operation.hosts and known != (method, path)) or host in operation.hosts:
                        raise SystemExit(f"{identifier} is {' '.join(known)} as well as {method} {path} of {host}")
                    operation.method, operation.path = method, path
                    operation.hosts[host] = (document, item[method])
    return found
