"""Compare what the package sends and reads with GitHub's description of its API, operation by operation.

``make conformance`` fetches the description with npm (pinned by version and hash) into ``target/``. A local server
takes the place of GitHub. Each operation of each host is called with its required parameters, with all parameters, and
with every choice of each parameter; the request is validated against the description. Each example of a response is
read in full by the class that the operation returns. The requests of the declared operations are validated as well
(``declared_requests.py``), and the example payloads of webhooks are read (``webhook_payloads.py``). ``EXCEPTIONS``
lists known differences with their reasons.
"""

from __future__ import annotations

import inspect
import itertools
import json
import logging
import re
import sys
import threading
import urllib.parse
import warnings
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import declared_requests
import ferrohub
import webhook_payloads
from harness import Recorded
from openapi import operations, source
from openapi.operations import Operation
from openapi.source import Node, resolve

#: Known differences and their reasons, by the ID of the operation, or by the ID and the name of a parameter.
EXCEPTIONS: dict[str, str] = {
    "enterprise-admin/initialize-instance-configuration": "a form that the caller encodes",
    "enterprise-admin/license-upload": "a form that the caller encodes",
    "billing/remove-resource-from-cost-center": "a DELETE request without arguments has no body",
    "copilot/remove-organizations-from-enterprise-coding-agent-policy": "likewise",
    "enterprise-admin/list-vss": "the list has another key in its example than in its schema",
    "checks/update": "the choices of status depend on the conclusion, which only the alternatives of the body say",
}
#: Media types that stand for GitHub's JSON.
JSON = re.compile(r"application/(vnd\.github[\w.+-]*\+)?json")
EXAMPLES = {"integer": 1, "number": 1.5, "boolean": True, "object": {}}
#: Members of pages that say whether there is another one: an example is the last page.
LAST = {"has_next_page": False, "next_cursor": None}
TYPES: dict[str, Any] = {
    "string": str,
    "integer": int,
    "number": (int, float),
    "boolean": bool,
    "array": list,
    "object": dict,
}
FORMATS = {"date-time": "2026-01-01T00:00:00Z", "date": "2026-01-01"}


class Server(ThreadingHTTPServer):
    """A server in place of GitHub: it keeps the last request, and sends the configured response."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server_port}"
        self.request_: tuple[str, str, dict[str, str], bytes] = ("", "", {}, b"")
        self.response: tuple[int, bytes] = (200, b"{}")
        threading.Thread(target=self.serve_forever, args=(0.02,), daemon=True).start()


class Handler(BaseHTTPRequestHandler):
    """A connection of the server."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    server: Server

    def respond(self) -> None:
        """Keep the request and send the response."""
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.request_ = (self.command, self.path, headers, body)
        status, content = self.server.response
        self.send_response(status)
        if status != 204:
            self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content if status != 204 else b"")

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = respond  # noqa: N815

    def log_message(self, format: str, *_arguments: Any) -> None:
        """Log nothing."""


def example(document: Node, schema: Node, depth: int = 0) -> Any:
    """An example that a schema allows."""
    schema = resolve(document, schema)
    if schema.get("enum"):
        return next(value for value in schema["enum"] if value is not None)
    for key in ("oneOf", "anyOf"):
        objects = [each for each in schema.get(key, ()) if set(resolve(document, each)) - {"required", "not"}]
        if objects and "properties" not in schema:
            return example(document, objects[0], depth + 1)
    if "allOf" in schema:
        parts = [resolve(document, each) for each in schema["allOf"]]
        properties = {name: each for part in parts for name, each in part.get("properties", {}).items()}
        due = [name for part in parts for name in part.get("required", ())]
        whole = {**parts[0], "properties": properties, "required": due} if properties else parts[0]
        return example(document, whole, depth + 1)
    kind = schema.get("type", "object" if "properties" in schema else "string")
    kind = next(each for each in kind if each != "null") if isinstance(kind, list) else kind
    if kind == "array":
        count = max(1, schema.get("minItems", 0))
        return [example(document, schema.get("items", {}), depth + 1)] * count if depth < 8 else []
    if "properties" in schema:
        required = {*schema.get("required", ())}
        for each in (schema.get("oneOf") or schema.get("anyOf") or [{}])[:1]:
            required |= {*each.get("required", ())}
        names = sorted(required & schema["properties"].keys())
        found = {name: example(document, schema["properties"][name], depth + 1) for name in names}
        return {**found, **{name: LAST[name] for name in LAST if name in found}}
    if kind == "string":
        return FORMATS.get(schema.get("format", ""), "x" * max(1, schema.get("minLength", 0)))
    return EXAMPLES[kind]


def errors(document: Node, schema: Node, value: Any, where: str) -> Iterator[str]:
    """The places where a value does not match a schema: types, choices, required members, alternatives."""
    schema = resolve(document, schema)
    if value is None:
        if not (schema.get("nullable") or None in schema.get("enum", ()) or "null" in _types(schema)):
            yield f"{where} is null"
        return
    if schema.get("enum") and value not in schema["enum"]:
        yield f"{where} is {value!r}, none of {schema['enum']}"
    for key in ("oneOf", "anyOf"):
        found = [list(errors(document, each, value, where)) for each in schema.get(key, ())]
        if found and all(found):
            yield min(found, key=len)[0]
    for each in schema.get("allOf", ()):
        yield from errors(document, each, value, where)
    due = [TYPES[each] for each in _types(schema) if each in TYPES]
    if due and not any(isinstance(value, each) for each in due):
        yield f"{where} is {type(value).__name__}, not {_types(schema)}"
    if isinstance(value, dict):
        yield from (f"{where}.{name} is missing" for name in schema.get("required", ()) if name not in value)
        for name, each in schema.get("properties", {}).items():
            if name in value:
                yield from errors(document, each, value[name], f"{where}.{name}")
    if isinstance(value, list) and "items" in schema:
        for at, each in enumerate(value):
            yield from errors(document, schema["items"], each, f"{where}[{at}]")


def _types(schema: Node) -> list[str]:
    kind = schema.get("type", [])
    return [kind] if isinstance(kind, str) else list(kind)


class Check:
    """The calls of one operation on one host."""

    def __init__(self, server: Server, client: ferrohub.Client, operation: Operation, host: str) -> None:
        self.server, self.operation = server, operation
        self.document, self.described = operation.hosts[host]
        self.parameters = [resolve(self.document, each) for each in self.described.get("parameters", ())]
        tag = getattr(client.rest, operation.tag.replace("-", "_"))
        self.method = getattr(tag, re.sub(r"\W", "_", operation.name))
        self.taken = set(inspect.signature(self.method).parameters)

    def found(self) -> Iterator[str]:
        """All differences from the description."""
        required = self.arguments(lambda parameter: bool(parameter.get("required")))
        body = self.body()
        minimal = {name: example(self.document, each) for name, each in body.items() if name in self.needed()}
        whole = {name: example(self.document, each) for name, each in body.items()}
        yield from self.call(required, minimal)
        yield from self.call(self.arguments(lambda _: True), whole)
        for parameter in self.parameters:
            for choice in self.choices(parameter["schema"]):
                yield from self.call({**required, parameter["name"]: choice}, minimal)
        for name, schema in body.items():
            for choice in self.choices(schema):
                yield from self.call(required, {**minimal, name: choice})
        yield from self.examples(required, minimal)

    def choices(self, schema: Node) -> list[Any]:
        """The values of which a schema allows one."""
        return [value for value in resolve(self.document, schema).get("enum", ()) if value is not None]

    def arguments(self, wanted: Any) -> dict[str, Any]:
        """Arguments of the path and the query."""
        found = [each for each in self.parameters if each["in"] == "path" or wanted(each)]
        return {each["name"]: example(self.document, each["schema"]) for each in found}

    def body_schema(self) -> Node | None:
        """The schema of the JSON body."""
        if "requestBody" not in self.described:
            return None
        content = resolve(self.document, self.described["requestBody"])["content"]
        schema = operations._json_schema(content)
        return resolve(self.document, schema) if schema is not None else None

    def body(self) -> dict[str, Node]:
        """The members of the body, those of all alternatives."""
        schema = self.body_schema() or {}
        parts = [schema, *(resolve(self.document, e) for e in schema.get("oneOf") or schema.get("anyOf") or ())]
        return {name: each for part in reversed(parts) for name, each in part.get("properties", {}).items()}

    def needed(self) -> set[str]:
        """The required members of the body; those of the first alternative."""
        schema = self.body_schema() or {}
        first = (schema.get("oneOf") or schema.get("anyOf") or [{}])[0]
        return {*schema.get("required", ()), *resolve(self.document, first).get("required", ())}

    def send(self, given: dict[str, Any], body: dict[str, Any], response: tuple[int, bytes]) -> Any:
        """Call the operation."""
        in_path = {each["name"] for each in self.parameters if each["in"] == "path"}
        keywords = {re.sub(r"\W", "_", name): value for name, value in given.items()}
        for name, value in body.items():
            keywords[f"new_{name}" if name in in_path else {"async": "async_"}.get(name, name)] = value
        if "data" in self.taken:
            schema = self.body_schema()
            keywords["data"] = b"content" if schema is None else example(self.document, schema)
        self.server.response = response
        return self.method(**keywords)

    def success(self) -> int:
        """The first status of success."""
        return min((int(status) for status in self.described["responses"] if status[0] == "2"), default=200)

    def call(self, given: dict[str, Any], body: dict[str, Any]) -> Iterator[str]:
        """Call the operation and validate its request."""
        described = self.described["responses"].get(str(self.success()), {})
        schema = operations._json_schema(resolve(self.document, described).get("content", {}))
        empty = schema is None and not resolve(self.document, described).get("content")
        content = b"" if empty else json.dumps(example(self.document, schema or {})).encode()
        try:
            result = self.send(given, body, (self.success(), content))
            list(result) if isinstance(result, ferrohub.Listing) else result
        except Exception as error:
            yield f"raises {type(error).__name__}: {error}"
            return
        yield from self.validate(given, body)

    def validate(self, given: dict[str, Any], body: dict[str, Any]) -> Iterator[str]:
        """The differences of the request from the description."""
        command, target, headers, content = self.server.request_
        path, _, query = target.partition("?")
        if not self.is_of(command, path):
            yield f"sends {command} {path}"
        sent = {name.removesuffix("[]"): value for name, value in urllib.parse.parse_qsl(query, keep_blank_values=True)}
        known = {each["name"]: each for each in self.parameters if each["in"] == "query"}
        yield from (f"sends {name} in the query" for name in sent.keys() - known.keys() - {"per_page"})
        yield from (f"does not send {name}" for name in (known.keys() & given.keys()) - sent.keys())
        schema = self.body_schema()
        if schema is not None and (body or content):
            yield from errors(self.document, schema, json.loads(content), "the body")
            if headers.get("content-type") != "application/json":
                yield f"sends {headers.get('content-type')}"
        elif schema is not None and self.described["requestBody"].get("required"):
            yield "sends no body"
        yield from self.accepted(headers.get("accept", ""))

    def is_of(self, method: str, path: str) -> bool:
        """Whether a request is one of this operation."""
        wanted = re.sub(r"\\\{[^}]+\\\}", ".+", re.escape(self.operation.path))
        return method == self.operation.method.upper() and bool(re.fullmatch(wanted, urllib.parse.unquote(path)))

    def accepted(self, accept: str) -> Iterator[str]:
        """The Accept header, if the operation does not have its media type."""
        responses = [resolve(self.document, e) for s, e in self.described["responses"].items() if s[0] == "2"]
        media = {name for each in responses for name in each.get("content", {})}
        if media and accept not in media and not (JSON.fullmatch(accept) and "application/json" in media):
            yield f"accepts {accept}, none of {sorted(media)}"

    def examples(self, given: dict[str, Any], body: dict[str, Any]) -> Iterator[str]:
        """The parts of an example response that cannot be read."""
        for status, response in self.described["responses"].items():
            if status[0] != "2":
                continue
            for media in resolve(self.document, response).get("content", {}).values():
                for found in media.get("examples", {}).values():
                    value = resolve(self.document, found).get("value")
                    schema = resolve(self.document, media.get("schema", {}))
                    # Some examples are one item where the schema is a list.
                    if isinstance(value, dict) and schema.get("type") == "array":
                        value = [value]
                    if isinstance(value, (dict, list)):
                        yield from self.read(given, body, int(status), value)

    def read(self, given: dict[str, Any], body: dict[str, Any], status: int, value: Any) -> Iterator[str]:
        """Read an example in full."""
        try:
            result = self.send(given, body, (status, json.dumps(value).encode()))
            for item in list(result) if isinstance(result, ferrohub.Listing) else [result]:
                walk(item)
        except Exception as error:
            yield f"cannot read an example: {type(error).__name__}: {error}"


def walk(value: Any, depth: int = 0) -> None:
    """Read every field of a resource, and of those in it."""
    if isinstance(value, list):
        for each in value:
            walk(each, depth)
    elif isinstance(value, ferrohub.models.GitHubCore) and depth < 12:
        for name in dir(type(value)):
            if type(getattr(type(value), name, None)).__name__ == "field":
                walk(getattr(value, name), depth + 1)


class Requests:
    """The validation of requests that declared operations sent."""

    def __init__(self, server: Server, client: ferrohub.Client, every: dict[str, Operation]) -> None:
        self.server, self.client, self.every = server, client, every

    def validate(self, identifier: str, enterprise: bool, requests: list[Recorded]) -> tuple[bool, list[str]]:
        """Whether one of the requests is that of an id, and where it differs from the description."""
        operation = self.every[identifier]
        host = "ghes-3.19" if enterprise and "ghes-3.19" in operation.hosts else next(iter(operation.hosts))
        check = Check(self.server, self.client, operation, host)
        prefix = "/api/v3" if enterprise else ""
        found = [each for each in requests if check.is_of(each.method, each.path.removeprefix(prefix))]
        required = [each["name"] for each in check.parameters if each["in"] == "query" and each.get("required")]
        wrong: list[str] = []
        for each in found:
            address = f"{each.path.removeprefix(prefix)}?{urllib.parse.urlencode(each.query)}"
            self.server.request_ = (each.method, address, each.headers, each.body)
            wrong += check.validate(dict.fromkeys(required), {})
        return bool(found), wrong


def main() -> int:
    """Run the command."""
    warnings.simplefilter("ignore", DeprecationWarning)
    logging.getLogger("ferrohub").setLevel(logging.ERROR)
    documents = source.pinned()
    server = Server()
    client = ferrohub.Client(token="conformance", base_url=server.url, retries=0, read_ahead=0)
    client.session.base_url = server.url
    every = operations.collect(documents)
    wrong: dict[str, list[str]] = {}
    count = 0
    for identifier, operation in sorted(every.items()):
        if any("uploads" in each["url"] for each in operation.first[1].get("servers", ())):
            continue  # another host: tests/features/test_rest_transfers.py
        for host in operation.hosts:
            count += 1
            found = list(dict.fromkeys(Check(server, client, operation, host).found()))
            if found and identifier not in EXCEPTIONS:
                wrong.setdefault(identifier, []).extend(f"{host}: {each}" for each in found)
    for identifier, found in wrong.items():
        print(f"{identifier}: {'; '.join(found[:3])}"[:400])
    own = declared_requests.differences(Requests(server, client, every).validate)
    for name, found in own.items():
        print(f"{name}: {'; '.join(found[:3])}"[:400])
    folder = source.KEPT
    payloads = itertools.chain(webhook_payloads.published(folder), webhook_payloads.described(documents, example))
    read, unread = webhook_payloads.differences(payloads, walk)
    for line in unread:
        print(line[:400])
    print(f"{len(every)} operations, {count} descriptions of them by host, {len(wrong)} that differ")
    print(f"{len(own)} declared operations that differ")
    print(f"{read} payloads of webhooks, {len(unread)} that cannot be read")
    return 1 if wrong or own or unread else 0


if __name__ == "__main__":
    sys.exit(main())
