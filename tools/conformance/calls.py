"""The calls of one operation: what is sent, what is refused, and what is read."""

from __future__ import annotations

import ast
import functools
import inspect
import itertools
import json
import re
import urllib.parse
import warnings
from collections.abc import Iterable, Iterator
from typing import Any

import ferrohub
from conformance import stubs
from conformance.description import JSON as JSON_BODIES, Node, Operation, resolve
from conformance.instances import Maker
from conformance.validation import Validators
from ferrohub.transports import Request, Response

#: Media types that stand for GitHub's JSON.
JSON = re.compile(r"application/(vnd\.github[\w.+-]*\+)?json")
#: Members of pages that say whether there is another one: a value is the last page.
LAST: dict[str, Any] = {
    "has_next_page": False,
    "next_cursor": None,
    "totalResults": 1,
    "startIndex": 1,
    "itemsPerPage": 100,
}
RESERVED = {"data", "extra", "headers", "progress", "timeout", "to"}


class Recorder:
    """A transport in place of GitHub: it keeps the last request, and returns the configured response."""

    def __init__(self) -> None:
        self.request: Request | None = None
        self.body = b""
        self.response: tuple[int, bytes] = (200, b"{}")
        #: The media type of the response; empty for that of GitHub's JSON.
        self.media = ""

    def __call__(self, request: Request) -> Response:
        """Keep the request and return the response."""
        self.request, self.body = request, b"".join(request)
        status, content = self.response
        headers = {"Content-Type": self.media} if self.media else {}
        return Response(status, headers=headers, body=content if status != 204 else b"")

    def client(self) -> ferrohub.Client:
        """A client that sends everything here."""
        return ferrohub.Client(token="conformance", transport=self, retries=0, read_ahead=0)


class Document:
    """What the checks of one description share."""

    def __init__(self, document: Node, recorder: Recorder, client: ferrohub.Client) -> None:
        self.maker, self.validators = Maker(document), Validators(document)
        self.recorder, self.client = recorder, client

    def has_method(self, operation: Operation) -> bool:
        """Whether the client has an operation."""
        tag, name = (identifier(each) for each in operation.is_called_on)
        return hasattr(getattr(self.client.rest, tag, None), name)


def identifier(name: str) -> str:
    """The name of an argument in Python."""
    found = re.sub(r"\W", "_", name)
    return f"{found}_" if found in ("async", "from", "in", "is") else found


class Check:
    """The calls of one operation on one host."""

    def __init__(self, operation: Operation, document: Document) -> None:
        self.operation, self.document = operation, document
        self.maker, self.recorder, self.validators = document.maker, document.recorder, document.validators
        tag, name = (identifier(each) for each in operation.is_called_on)
        self.method = getattr(getattr(document.client.rest, tag), name)
        self.stub = _stub(tag, name)
        self.within = stubs.module(f"rest.{tag}")
        self.types = dict(pair for form in self.stub for pair in _arguments(form, self.within))
        self.parameters = {each["name"]: each for each in operation.parameters}
        self.in_path = {name for name, each in self.parameters.items() if each["in"] == "path"}
        self.body = operation.body_schema
        self.is_raw = bool(operation.body) and self.body is None
        #: What the body has in the calls that are about the query.
        self.least = None if self.body is None else self.maker.least(self.body)
        #: The calls that were sent.
        self.sent: set[str] = set()

    def differences(self) -> Iterator[str]:
        """All differences from the description."""
        yield from self.of_signature()
        yield from self.of_query()
        yield from self.of_body()
        yield from self.of_responses()

    def taken(self) -> set[str]:
        """The arguments of the description."""
        found = {self.named(name, in_body=False) for name in self.parameters}
        for each in self.maker.alternatives(self.body) if self.body is not None else ():
            found |= {self.named(name, in_body=True) for name in each.get("properties", {})}
        return found

    def surplus(self, others: Iterable[Check]) -> Iterator[str]:
        """The arguments that the description of no host has."""
        known = {name for each in (self, *others) for name in each.taken()} | RESERVED | {"self"}
        yield from (f"{name}: no host has this parameter" for name in sorted(self.types.keys() - known))

    # What is sent.

    def of_signature(self) -> Iterator[str]:
        """Parameters that are missing, and a deprecation that is not reported."""
        taken = inspect.signature(self.method).parameters
        for name in self.parameters:
            if self.named(name, in_body=False) not in taken:
                yield f"{name}: no such parameter"
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            self.attempt(self.required(), self.least)
        warned = any(issubclass(each.category, DeprecationWarning) for each in caught)
        if warned != bool(self.operation.node.get("deprecated")):
            yield "is deprecated, but the call does not warn" if not warned else "warns, but is not deprecated"

    def required(self) -> dict[str, Any]:
        """The required parameters of the path and the query."""
        needed = [name for name, each in self.parameters.items() if name in self.in_path or each.get("required")]
        return {name: self.maker.least(self.parameters[name]["schema"]) for name in needed}

    def of_query(self) -> Iterator[str]:
        """Calls with the required parameters, with all of them, with each choice and null of each, and without each."""
        yield from self.of_parameters()
        required = self.required()
        for name in required.keys() - self.in_path:
            given = {key: value for key, value in required.items() if key != name}
            if self.attempt(given, self.least) is None and self.recorder.request is not None:
                yield f"{name} missing, but it is required"
        for name, each in self.parameters.items():
            for value, where, what in self.maker.variants(each["schema"], name):
                if value is not None or name not in self.in_path:
                    yield from self.send({**required, name: value}, self.least, f"{where} {what}")

    def of_parameters(self) -> Iterator[str]:
        """Calls with the required parameters, and with all of them."""
        yield from self.send(self.required(), self.least, "with required parameters")
        every = {name: self.maker.least(each["schema"]) for name, each in self.parameters.items()}
        yield from self.send(every, self.least, "with all parameters")

    def of_body(self) -> Iterator[str]:
        """Calls with each choice, null and alternative of the body, and without each required member."""
        if self.body is None:
            return
        required, seen = self.required(), set()
        tried = itertools.chain([self.least], (each.value for each in self.maker.variants(self.body)))
        if not any(self.validators.is_valid(self.body, value) for value in tried):
            yield "no body that is made is valid"
        for value in self.maker.wholes(self.body):
            if self.validators.is_valid(self.body, value) and value is not None:
                yield from self.send(required, value, "with all of the body")
        for value, where, what in self.maker.variants(self.body):
            text = json.dumps(value, sort_keys=True)
            if text not in seen and value is not None and self.validators.is_valid(self.body, value):
                seen.add(text)
                yield from self.send(required, value, f"{where} {what}")
        for value, where, what in self.maker.lacking(self.body):
            text = json.dumps(value, sort_keys=True)
            if text in seen:
                continue
            seen.add(text)
            if self.validators.is_valid(self.body, value):
                yield from self.send(required, value, f"{where} {what}")
            elif self.attempt(required, value) is None and self.recorder.request is not None:
                yield f"{where} {what}, but it is required"

    def arguments(self, given: dict[str, Any], body: Any) -> dict[str, Any]:
        """The arguments of a call."""
        found = {self.named(name, in_body=False): value for name, value in given.items()}
        if self.is_raw:
            found["data"] = {"x": "y"} if "multipart/form-data" in self.operation.body else b"content"
        elif isinstance(body, dict) and not self.is_whole(body):
            found |= {self.named(name, in_body=True): value for name, value in body.items()}
        elif body is not None:
            found["data"] = body
        return found

    def is_whole(self, body: dict[str, Any]) -> bool:
        """Whether the body is an object of any members, which is one argument."""
        return "data" in self.types and not any(self.named(name, in_body=True) in self.types for name in body)

    def named(self, name: str, in_body: bool) -> str:
        """The name of an argument."""
        found = identifier(name)
        if in_body and name in self.in_path:
            return f"new_{found}"
        return f"{found}_" if found in RESERVED else found

    def attempt(self, given: dict[str, Any], body: Any) -> Exception | None:
        """Call the operation; the error, if it raises."""
        self.recorder.request = None
        self.recorder.response = (min(self.operation.responses, default=200), self.content)
        try:
            result = self.method(**self.arguments(given, body))
            if isinstance(result, ferrohub.Listing):
                list(result)
        except Exception as error:
            return error
        return None

    @functools.cached_property
    def content(self) -> bytes:
        """The least body of the first successful response."""
        media = next(iter(self.operation.responses.values()), {})
        schema = next((each.get("schema", {}) for name, each in media.items() if "json" in name), None)
        if schema is None:
            return b"" if not media else b"content"
        return json.dumps(self.last_page(self.maker.least(schema))).encode()

    def last_page(self, value: Any) -> Any:
        """A body that does not lead to another page."""
        if isinstance(value, dict):
            return {**value, **{name: last for name, last in LAST.items() if name in value}}
        return value

    def send(self, given: dict[str, Any], body: Any, what: str) -> Iterator[str]:
        """A call that must be sent as it is given, unless the same one was sent before."""
        text = json.dumps([given, body], sort_keys=True)
        if text not in self.sent:
            self.sent.add(text)
            yield from self.of_call(given, body, what)

    def of_call(self, given: dict[str, Any], body: Any, what: str) -> Iterator[str]:
        """The differences of a call from what was given."""
        error = self.attempt(given, body)
        request = self.recorder.request
        if request is None:
            yield f"{what} is refused: {type(error).__name__}: {error}"
            return
        if error is not None:
            yield f"{what}: {type(error).__name__}: {error}"
        for each in self.of_request(given, body, request):
            yield f"{what} {each}"
        yield from self.of_types(given, body, what)

    def of_types(self, given: dict[str, Any], body: Any, what: str) -> Iterator[str]:
        """The arguments of a call that the stub does not take."""
        for name, value in self.arguments(given, body).items():
            type_ = self.types.get(name)
            if type_ is None:
                yield f"{what}: the stub has no parameter {name}"
            else:
                for place, message in stubs.differences(value, *type_, (name,)):
                    yield f"{what}: in the stub, {'.'.join(map(str, place))} {message}"

    def of_request(self, given: dict[str, Any], body: Any, request: Request) -> Iterator[str]:
        """The differences of a request from the description and from what was given."""
        address = urllib.parse.urlsplit(request.url)
        if not is_of(self.operation, request.method, address.path):
            yield f"sends {request.method} {address.path}"
        sent = urllib.parse.parse_qsl(address.query, keep_blank_values=True)
        names = {name.removesuffix("[]") for name, _ in sent}
        in_query = self.parameters.keys() - self.in_path
        yield from (f"sends {name} in the query" for name in names - in_query - {"per_page"})
        due = {name for name in in_query & given.keys() if given[name] is not None and given[name] != []}
        yield from (f"does not send {name}" for name in due - names)
        for name in due & names:
            found = [value for key, value in sent if key.removesuffix("[]") == name]
            if found not in texts_of(given[name]):
                yield f"sends {name} as {found}"
        sent_body = json.loads(self.recorder.body) if self.body is not None and self.recorder.body else None
        if self.body is not None and sent_body != body and (body or self.operation.needs_body):
            yield f"sends {self.recorder.body[:80]!r}"
        media = (request.headers.get("content-type") or "").partition(";")[0]
        # The type of a file is the caller's to state.
        is_file = self.is_raw and "application/octet-stream" in self.operation.body
        if self.recorder.body and self.operation.body and media not in self.operation.body and not is_file:
            yield f"sends {media or 'no media type'}, not {', '.join(self.operation.body)}"
        if self.operation.body and self.operation.needs_body and not self.recorder.body:
            yield "sends no body"
        yield from accepted(self.operation, request.headers.get("accept") or "")

    # What is read.

    @property
    def returns(self) -> ast.expr:
        """The type of the result in the stub."""
        return self.stub[0].returns or ast.Constant(None)

    def of_responses(self) -> Iterator[str]:
        """The parts of responses that do not have the types of the stubs."""
        returns = self.returns
        for status, content in self.operation.responses.items():
            for media, node in content.items():
                schema = node.get("schema", {})
                if media not in JSON_BODIES:
                    yield from self.of_other_media(status, media, node)
                    continue
                made = [value for value in self.maker.wholes(schema) if self.validators.is_valid(schema, value)]
                if not made:
                    yield f"no response with the status {status} that is made is valid"
                for value in made:
                    yield from self.read(status, value, returns, [], "a response")
                for name, found in node.get("examples", {}).items():
                    value = resolve(self.operation.document, found).get("value")
                    # Some examples are one item where the schema is a list.
                    if isinstance(value, dict) and resolve(self.operation.document, schema).get("type") == "array":
                        value = [value]
                    if isinstance(value, (dict, list)):
                        wrong = [place for place, _ in self.validators.errors(schema, value)]
                        yield from self.read(status, value, returns, wrong, f"the example {name}")

    def of_other_media(self, status: int, media: str, node: Node) -> Iterator[str]:
        """The examples of a media type that is not GitHub's JSON; it is requested if the operation has another one."""
        known = {name for each in self.operation.responses.values() for name in each}
        headers = {"headers": {"Accept": media}} if len(known) > 1 else {}
        for name, found in node.get("examples", {}).items():
            value = resolve(self.operation.document, found).get("value")
            # GitHub sends JSON with its own media type, whatever the requested one is called.
            text = value if isinstance(value, str) else json.dumps(value)
            is_named = text == value or media.endswith("+json")
            self.recorder.response = (status, text.encode())
            self.recorder.media = media if is_named else "application/json; charset=utf-8"
            try:
                result = self.method(**self.arguments(self.required(), self.least), **headers)
                shown = [each.as_dict() for each in result] if isinstance(result, ferrohub.Listing) else result
                as_json = shown.as_dict() if isinstance(shown, ferrohub.models.GitHubCore) else shown
                if as_json != value:
                    yield f"the example {name} of {media} is read as {as_json!r:.80}"
            except Exception as error:
                yield f"the example {name} of {media} cannot be read: {type(error).__name__}: {error}"
            finally:
                self.recorder.media = ""

    def read(self, status: int, value: Any, returns: ast.expr, wrong: list[stubs.Place], what: str) -> Iterator[str]:
        """Read a response in full; ``wrong`` are the places where it contradicts its schema."""
        self.recorder.response = (status, json.dumps(self.last_page(value)).encode())
        known = {tuple(map(_plain, place)) for place in wrong}
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                result = self.method(**self.arguments(self.required(), self.least))
            for place, message in stubs.differences(result, returns, self.within):
                path = tuple(map(_plain, place))
                # An example may have members that no schema has.
                is_more = what.startswith("the example") and " is no " in f" {message}"
                if not is_more and not any(_begins(path, each) for each in known):
                    yield f"{what}: {'.'.join(map(str, place)) or 'it'} {message}"
        except Exception as error:
            yield f"{what} cannot be read: {type(error).__name__}: {error}"


def _plain(part: str | int) -> str | int:
    return stubs.key_of(part) if isinstance(part, str) else part


def _begins(path: tuple[str | int, ...], wrong: tuple[str | int, ...]) -> bool:
    """Whether a place is, or is in, one that the schema does not allow. The items of a page have no envelope."""
    return any(path[: len(wrong) - skip] == wrong[skip:] for skip in range(2) if len(wrong) >= skip)


def is_of(operation: Operation, method: str, path: str) -> bool:
    """Whether a request is one of an operation."""
    wanted = re.sub(r"\\\{[^}]+\\\}", ".+", re.escape(operation.path))
    return method == operation.method and bool(re.fullmatch(wanted, urllib.parse.unquote(path)))


def texts_of(value: Any) -> list[list[str]]:
    """The forms in which a value may be in a query: lists may be joined by commas."""
    if isinstance(value, list):
        each = [found[0] for item in value for found in texts_of(item)]
        return [each, [",".join(each)]]
    return [[json.dumps(value) if isinstance(value, bool) else str(value)]]


def accepted(operation: Operation, accept: str) -> Iterator[str]:
    """What is wrong with an Accept header."""
    media = {name for each in operation.responses.values() for name in each}
    if media and accept not in media and not (JSON.fullmatch(accept) and "application/json" in media):
        yield f"accepts {accept}, none of {', '.join(sorted(media))}"


def _arguments(form: ast.FunctionDef, within: stubs.Module) -> Iterator[tuple[str, tuple[ast.expr, stubs.Module]]]:
    """The arguments of a method with their types, and the stubs that have these."""
    for each in [*form.args.args, *form.args.kwonlyargs]:
        if each.annotation is not None:
            yield each.arg, (each.annotation, within)
    options = form.args.kwarg and form.args.kwarg.annotation
    if isinstance(options, ast.Subscript) and (found := stubs.class_of(ast.unparse(options.slice), within)):
        yield from ((name, (type_, found.module)) for name, type_ in found.fields.items())


@functools.cache
def _stub(tag: str, name: str) -> list[ast.FunctionDef]:
    """The forms of an operation's method in the stub of its tag."""
    found = stubs.module(f"rest.{tag}")
    class_ = "".join(part[:1].upper() + part[1:] for part in tag.split("_"))
    return found.classes[class_].methods[name]
