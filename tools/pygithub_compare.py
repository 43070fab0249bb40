"""Compare ``ferrohub.pygithub`` with PyGithub: each method of each class is called on both against one server.

Run it where PyGithub, of the version of ``tools/pygithub_facts.py``, is installed::

    python tools/pygithub_compare.py                # all methods; exit with 1 for a difference that is not listed
    python tools/pygithub_compare.py Issue Label    # the methods of some classes

Compared are the requests (method, URL, query, body, headers that GitHub reads), the result (its class, its attributes
and its JSON), and the errors for 404 and 500. Differences that are meant stand in ``tools/pygithub_differences.tsv``,
with the reason.
"""

from __future__ import annotations

import argparse
import collections
import datetime
import functools
import http.server
import importlib
import inspect
import json
import os
import pathlib
import pkgutil
import re
import sys
import tempfile
import threading
import typing
import warnings
from collections.abc import Iterator
from typing import Any

ROOT = pathlib.Path(__file__).resolve().parents[1]
LISTED = ROOT / "tools" / "pygithub_differences.tsv"
#: Headers that GitHub reads.
HEADERS = ("accept", "authorization", "content-type", "user-agent", "x-github-api-version", "x-github-otp")
TIME = datetime.datetime(2026, 1, 2, 3, 4, 5, tzinfo=datetime.timezone.utc)
#: What is made of a JSON value, as the classes of PyGithub name it, and an example.
EXAMPLES: dict[str, Any] = {
    "String": "text",
    "Int": 7,
    "Float": 1.5,
    "Bool": True,
    "Dict": {"users_url": "/users", "teams_url": "/teams"},
    "Timestamp": 1700000000,
    "Datetime": "2026-01-02T03:04:05Z",
    "HttpDatetime": "Fri, 02 Jan 2026 03:04:05 GMT",
    "ListOfStrings": ["one", "two"],
    "ListOfInts": [1, 2],
    "ListOfDicts": [{"key": "value"}],
    "ListOfListOfStrings": [["one"]],
}
#: Values that mean more than their type.
REAL = {
    "vector_string": "CVSS:3.1/AV:N/AC:L",
    "restrictions": {"users_url": "/users", "teams_url": "/teams", "apps_url": "/apps"},
    "encoding": "base64",
    "content": "dGV4dA==",
    "score": 7.5,
    "secret_scanning_validity_checks": None,
    "key": "HRkzRZD1+duhfvNvY8eiCPb+ihIjbvkvRyiehJCs8Vc=",
    "state": "open",
    "visibility": "private",
}
MADE = re.compile(r"self\._make(\w+?)Attribute\w*\((.*)attributes\[['\"](\w+)['\"]\]", re.S)


class Server:
    """Responds to each request with what was set last, and keeps the requests."""

    def __init__(self) -> None:
        self.status, self.body = 200, b"{}"
        self.requests: list[dict[str, Any]] = []
        outer = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            disable_nagle_algorithm = True
            wbufsize = -1

            def respond(self) -> None:
                length = int(self.headers.get("Content-Length") or 0)
                body = self.rfile.read(length)
                if len(body) < length:
                    self.close_connection = True
                    return  # The client has given up, at some time: this may be within the next call.
                outer.requests.append(outer.seen(self, body))
                empty = outer.status == 204
                self.send_response(outer.status)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", "0" if empty else str(len(outer.body)))
                self.end_headers()
                self.wfile.write(b"" if empty else outer.body)
                self.wfile.flush()

            do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = do_HEAD = respond  # noqa: N815

            def log_message(self, *_: Any) -> None:
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_port}"

    @staticmethod
    def seen(handler: http.server.BaseHTTPRequestHandler, body: bytes) -> dict[str, Any]:
        """A request as it is compared."""
        kept = {name.lower(): value for name, value in handler.headers.items() if name.lower() in HEADERS}
        if "boundary=" in kept.get("content-type", ""):
            kept["content-type"] = kept["content-type"].partition("boundary=")[0]
        if kept.get("accept") == "*/*":
            del kept["accept"]
        try:
            content: Any = json.loads(body) if body else None
            if isinstance(content, dict) and "last_read_at" in content:
                content["last_read_at"] = content["last_read_at"][:10]
            if isinstance(content, dict) and isinstance(content.get("query"), str):
                content["query"] = sorted(re.findall(r"[\w$\[!]+", content["query"]))
        except ValueError:
            boundary = (handler.headers.get("Content-Type") or "").partition("boundary=")[2]
            content = body.decode("latin-1").replace(boundary, "boundary") if boundary else body.decode("latin-1")
        return {"method": handler.command, "url": handler.path, "body": content, "headers": kept}


class Package:
    """One of the two packages."""

    def __init__(self, name: str, url: str) -> None:
        self.package = importlib.import_module(name)
        self.name, self.url = name, url
        self.token = self.submodule("Auth").Token("token-of-a-test")
        self.client = self.package.Github(
            auth=self.token, base_url=url, retry=None, seconds_between_requests=None, seconds_between_writes=None
        )

    def submodule(self, name: str) -> Any:
        """A module of the package."""
        return importlib.import_module(f"{self.name}.{name}")

    def class_(self, module: str, name: str) -> Any:
        """A class."""
        return getattr(self.submodule(module), name)


def classes(package: Any) -> Iterator[tuple[str, str]]:
    """Module and name of each public class of PyGithub."""
    for found in pkgutil.iter_modules(package.__path__):
        module = importlib.import_module(f"github.{found.name}")
        for name, value in list(vars(module).items()):
            if isinstance(value, type) and value.__module__ == module.__name__ and not name.startswith("_"):
                yield found.name, name


class Data:
    """JSON for the objects of a class: each key that the class reads, with a value that it expects."""

    def __init__(self, package: Any, url: str) -> None:
        self.url = url
        self.known: dict[tuple[str, int], str] = {}
        self.modules = {name: module for module, name in classes(package)}

    def of(self, name: str, depth: int = 1) -> dict[str, Any]:
        """The JSON of an object.

        :param name: its class
        :param depth: how deep objects are nested in it
        """
        if (name, depth) not in self.known:
            self.known[name, depth] = json.dumps(self.made(name, depth))
        return json.loads(self.known[name, depth])  # type: ignore[no-any-return]

    def made(self, name: str, depth: int) -> dict[str, Any]:
        """The JSON of an object, made anew."""
        found: dict[str, Any] = {}
        for class_ in reversed(self.class_(name).__mro__):
            source = vars(class_).get("_useAttributes")
            for statement in re.split(r"\n        if ", inspect.getsource(source)) if source else ():
                made = MADE.search(statement)
                if made:
                    found[made[3]] = self.value(made[1], made[2], depth)
        for key in list(found):
            if key == "url" or key.endswith("_url"):
                found[key] = f"{self.url}/{name.lower()}/{key}/1"
        if name == "BranchProtection":
            found.update({key: {"enabled": True} for key in found if key.startswith(("allow_", "block_", "lock_"))})
            found.update({key: {"enabled": True} for key in ("required_linear_history", "enforce_admins")})
            found["required_conversation_resolution"] = found["required_signatures"] = {"enabled": True}
            found["restrictions"] = {"users_url": "/users", "teams_url": "/teams", "apps_url": "/apps"}
        if name in ("NamedUser", "Organization"):
            found.update(login="mona", id=7)
        if name == "EnterpriseConsumedLicenses":
            found["users"] = [self.of("NamedEnterpriseUser", 0)]
        if name == "StatsCodeFrequency":
            return [1700000000, 5, 7]  # type: ignore[return-value]
        found.update({key: value for key, value in REAL.items() if key in found})
        return {key: value for key, value in found.items() if value is not None}

    def class_(self, name: str) -> Any:
        """A class."""
        return getattr(importlib.import_module(f"github.{self.modules[name]}"), name)

    def value(self, kind: str, before: str, depth: int) -> Any:
        """A value of a kind; None for an object that would be nested too deep."""
        if kind in EXAMPLES:
            return EXAMPLES[kind]
        named = re.search(r"(\w+),\s*$", before)
        name = named[1] if named and named[1] in self.modules else "NamedUser"
        if depth == 0:
            return None
        nested = {**self.of(name, depth - 1), "type": "User"} if "Union" in kind else self.of(name, depth - 1)
        return [nested] if kind.startswith("ListOf") else {"one": nested} if kind.startswith("DictOf") else nested


class Arguments:
    """Arguments for the parameters of a method, by their types."""

    PLAIN: typing.ClassVar[dict[str, Any]] = {
        "str": "some text/ä",
        "int": 7,
        "bool": True,
        "float": 1.5,
        "datetime": TIME,
        "date": TIME.date(),
        "dict": {"key": "value"},
        "bytes": b"bytes",
        "Any": "any",
        "list": ["one", "two"],
    }

    def __init__(self, package: Package, data: Data) -> None:
        self.package, self.data = package, data

    def of(self, parameter: inspect.Parameter) -> Any:
        """An argument for a parameter."""
        return self.value(str(parameter.annotation))

    def value(self, type_: str) -> Any:
        """A value of a type, as an annotation writes it."""
        type_ = type_.strip()
        literal = re.match(r"(?:Opt\[)?Literal\[['\"](\w+)", type_)
        if literal:
            return literal[1]
        if type_.startswith(("Opt[", "Optional[", "Union[", "type[")):
            return self.value(type_.partition("[")[2].rstrip("]").split(",")[0] + "]" * type_.count("[", 4, 99))
        first = re.split(r" ?\| ?(?![^\[]*\])", type_)[0].strip("[] ")
        if first.startswith(("list[", "tuple[", "Iterable[")) or type_.startswith("list["):
            return [self.value(type_.partition("[")[2].rsplit("]", 1)[0])]
        if first.startswith("dict["):
            return {"key": "value"}
        if first in self.PLAIN:
            return self.PLAIN[first]
        name = first.rpartition(".")[2]
        if name in self.data.modules:
            return self.object(name)
        return "any"

    def object(self, name: str) -> Any:
        """An object of a class, complete."""
        class_ = self.package.class_(self.data.modules[name], name)
        made = {"InputFileContent": ("content",), "InputGitAuthor": ("name", "mail")}
        if name in made:
            return class_(*made[name])
        if name == "InputGitTreeElement":
            return class_("path", "100644", "blob", content="text")
        base = self.package.submodule("GithubObject").CompletableGithubObject
        options = {"completed": True} if issubclass(class_, base) else {}
        return class_(self.package.client.requester, {}, self.data.of(name), **options)


class Comparison:
    """Calls methods on both packages."""

    def __init__(self) -> None:
        self.server = Server()
        self.theirs, self.ours = Package("github", self.server.url), Package("ferrohub.pygithub", self.server.url)
        self.data = Data(self.theirs.package, self.server.url)
        self.differences: dict[str, str] = {}
        self.rows = 0

    def run(self, names: list[str]) -> None:
        """Compare the classes with these names; all without names."""
        for module, name in classes(self.theirs.package):
            class_ = self.theirs.class_(module, name)
            if module in ("Requester", "PaginatedList", "Auth", "GithubObject", "GithubException", "Consts"):
                continue
            if (names and name not in names) or not issubclass(
                class_, (self.theirs.submodule("GithubObject").GithubObject, self.theirs.package.Github)
            ):
                continue
            self.attributes(module, name, class_)
            for member, function in vars(class_).items():
                if not member.startswith("_") and inspect.isfunction(function):
                    self.method(module, name, member)

    def owner(self, package: Package, name: str) -> Any:
        """The object whose method is called."""
        return package.client if name == "Github" else Arguments(package, self.data).object(name)

    def attributes(self, module: str, name: str, class_: type) -> None:
        """The attributes, ``repr`` and equality of an object."""
        if name == "Github":
            return
        for member in [key for key in dir(class_) if isinstance(getattr(class_, key, None), property)]:
            if not member.startswith("_") and member not in UNSEEN:
                self.both(f"{name}.{member}", functools.partial(self.read, name, member))
        self.both(f"{name}.__repr__", lambda package: repr(self.owner(package, name)))

    def read(self, name: str, member: str, package: Package) -> Any:
        """An attribute."""
        return getattr(self.owner(package, name), member)

    def method(self, module: str, name: str, member: str) -> None:
        """A method, with all of its arguments, and with those alone that it needs; then the two errors."""
        signature = inspect.signature(getattr(self.theirs.class_(module, name), member))
        parameters = list(signature.parameters.values())[1:]
        if f"{name}.{member}" in RANDOM:
            return
        needed = [each for each in parameters if each.default is each.empty and each.kind is not each.VAR_KEYWORD]
        returns = str(signature.return_annotation)
        for status, chosen in ((0, parameters), (0, needed), (404, needed), (500, needed)):
            self.response(status, name, returns, member)
            self.both(f"{name}.{member}", functools.partial(self.call, name, member, chosen))

    def call(self, name: str, member: str, chosen: list[inspect.Parameter], package: Package) -> Any:
        """Call a method with arguments of the chosen parameters."""
        arguments = Arguments(package, self.data)
        positional, named = [], {}
        for each in chosen:
            if each.kind is each.VAR_POSITIONAL:
                positional.append(arguments.of(each))
            elif each.kind is each.KEYWORD_ONLY:
                named[each.name] = arguments.of(each)
            elif each.kind is not each.VAR_KEYWORD:
                positional.append(arguments.of(each))
        return getattr(self.owner(package, name), member)(*positional, **named)

    def response(self, status: int, name: str, returns: str, member: str) -> None:
        """Set the response of the server for a method, by the type of its result."""
        named = re.findall(r"\w+", returns)
        class_ = next((each for each in reversed(named) if each in self.data.modules), "")
        body: Any = self.data.of(class_) if class_ and class_ != "PaginatedList" else self.data.of("Issue")
        if status:
            body = {"message": "Not Found" if status == 404 else "Server Error"}
        elif "PaginatedList" in named or "list" in named:
            body = [body, body]
            item = re.search(r"list_item=['\"](\w+)", inspect.getsource(self.member(name, member)))
            body = {item[1]: body, "total_count": 2} if item else body
        self.server.status = status or (204 if "bool" in named else 200)
        self.server.body = json.dumps(body).encode()

    def member(self, name: str, member: str) -> Any:
        """A method of PyGithub."""
        return getattr(self.data.class_(name), member)

    def both(self, row: str, call: Any) -> None:
        """Run a call on both packages, and note a difference."""
        self.rows += 1
        seen = []
        for package in (self.theirs, self.ours):
            self.server.requests.clear()
            try:
                result = shown(call(package))
            except Exception as error:
                result = [named_error(error), str(getattr(error, "status", ""))]
            seen.append((json.dumps(self.server.requests, sort_keys=True), json.dumps(result, default=str)))
        if seen[0] != seen[1]:
            what = "request" if seen[0][0] != seen[1][0] else "result"
            index = what == "result"
            self.differences.setdefault(row, f"{what}\n{unlike(seen[0][index], seen[1][index])}")


def named_error(error: Exception) -> str:
    """The class of an exception; one name for those of a body that no method expects."""
    name = type(error).__name__
    return "error" if name in ("AttributeError", "KeyError", "TypeError", "ValueError", "InvalidOperation") else name


def unlike(theirs: str, ours: str) -> str:
    """Two texts from where they differ."""
    place = next(
        (at for at, (one, other) in enumerate(zip(theirs, ours, strict=False)) if one != other),
        min(len(theirs), len(ours)),
    )
    start = max(place - 120, 0)
    return f"    theirs {theirs[start : place + 200]}\n    ours   {ours[start : place + 200]}"


def shown(value: Any, depth: int = 1) -> Any:
    """A result as it is compared: of an object class, JSON and attributes, of those in it class and JSON."""
    if hasattr(value, "_rawData"):
        names = sorted(key for key, found in vars_of(type(value)).items() if isinstance(found, property))
        found = {key: attribute(value, key) for key in names if key not in UNSEEN} if depth else {}
        return [type(value).__name__, value._rawData, found]
    if type(value).__name__ == "PaginatedList":
        return ["PaginatedList", [shown(item, 0) for item in value], attribute(value, "totalCount")]
    if isinstance(value, (list, tuple)):
        return [shown(item, 0) for item in value]
    if isinstance(value, dict):
        return {str(key): shown(item, 0) for key, item in value.items() if key not in UNSEEN}
    plain = isinstance(value, (str, int, float, bytes, type(None), datetime.datetime))
    return re.sub(r"<[\w.]+ object at \w+>", "object", repr(value)) if plain else type(value).__name__


#: Methods with a result that is another one each time.
RANDOM = frozenset(("PublicKey.encrypt",))
#: Attributes that are not compared: what sends requests, and times that depend on when they are read.
UNSEEN = frozenset(("ferrohub", "requester", "created", "date", "expires_at", "refresh_expires_at"))


def vars_of(class_: type) -> dict[str, Any]:
    """The public members of a class and of those that it extends."""
    return {key: value for base in reversed(class_.__mro__) for key, value in vars(base).items() if key[0] != "_"}


def attribute(value: Any, name: str) -> Any:
    """An attribute, or the name of the exception that reading it raises."""
    try:
        return shown(getattr(value, name), 0)
    except Exception as error:
        return named_error(error)


def listed() -> dict[str, str]:
    """The differences that are meant, with their reasons."""
    lines = LISTED.read_text().splitlines() if LISTED.exists() else []
    return dict(line.split("\t", 1) for line in lines if line and not line.startswith("#"))


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("classes", nargs="*")
    parser.add_argument("--brief", action="store_true")
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    comparison = Comparison()
    with tempfile.TemporaryDirectory() as folder:  # downloads are written there
        os.chdir(folder)
        comparison.run(options.classes)
        os.chdir(ROOT)
    meant = listed()
    new = {row: text for row, text in comparison.differences.items() if row not in meant}
    for row, text in new.items():
        print(row if options.brief else f"{row}: {text}")
    counts = collections.Counter(text.partition("\n")[0] for text in new.values())
    gone = meant.keys() - comparison.differences.keys() if not options.classes else set()
    for row in sorted(gone):
        print(f"{row} is listed and does not differ")
    print(f"{comparison.rows} rows, {len(comparison.differences)} differ, {len(new)} of them not listed", dict(counts))
    return int(bool(new or gone))


if __name__ == "__main__":
    sys.exit(main())
