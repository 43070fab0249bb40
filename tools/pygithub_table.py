"""Write the table of PyGithub's methods and of what there is for each here: ``docs/migration/pygithub-methods.md``.

The hints of errors and of ``ferrohub migrate`` are made from it: ``python/src/values/pygithub_names.tsv``.

Run it where PyGithub, of the version of the table of facts, and the package are installed::

    python tools/pygithub_table.py            # write the page
    python tools/pygithub_table.py --check    # write nothing; exit with 1 if the page differs
    python tools/pygithub_table.py --open     # print the methods for which nothing is found

The docstrings of PyGithub say which requests a method sends. A method is mapped by these: to the declared operation
with the same route, else to the operation of ``client.rest``. What sends no request, or one that GitHub no longer has,
is in ``tools/pygithub_by_hand.tsv``: a pattern of names, what to use, and a note. Attributes are mapped by their JSON
key.
"""

from __future__ import annotations

import argparse
import ast
import collections
import difflib
import fnmatch
import functools
import importlib
import importlib.metadata
import inspect
import pathlib
import pkgutil
import re
import sys
import textwrap
import types
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from ferrohub import _core

ROOT = pathlib.Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "migration" / "pygithub-methods.md"
#: Lines of class and method of PyGithub, what to use here, and a note; of class and ``.attribute``.
HINTS = ROOT / "python" / "src" / "values" / "pygithub_names.tsv"
BY_HAND = ROOT / "tools" / "pygithub_by_hand.tsv"
#: The version of PyGithub whose facts are known.
VERSION = (ROOT / "python" / "ferrohub" / "pygithub" / "_api.pyi").read_text()[:40].split()[2].rstrip(".")
#: Classes of PyGithub whose methods are those of a client.
CLIENTS = ("Github", "GithubIntegration", "AuthenticatedUser", "Enterprise")
REQUEST = re.compile(r"`?\b(GET|POST|PUT|PATCH|DELETE)\s+(/[^\s`<]*)")
RETURNED = re.compile(r":class:`~?(?:github\.)?(?:\w+\.)*(\w+)`")


class Method(NamedTuple):
    """A method of PyGithub, its requests, and the class of its result, as its docstring names it."""

    class_: str
    name: str
    requests: tuple[str, ...]
    returns: str


class Row(NamedTuple):
    """A row of the page: what to use here, each a name that can be looked up, and a note."""

    method: Method
    here: tuple[str, ...]
    note: str


def normal(request: str) -> str:
    """A request with placeholders without names."""
    method, _, path = request.partition(" ")
    path = re.sub(r"\{[^}]*\}|/:\w+", lambda found: ("/" if found[0].startswith("/") else "") + "{}", path)
    return f"{method} {path.split('?')[0].rstrip('/.,')}"


class Declared:
    """The operations of the package, by request, and its classes."""

    def __init__(self) -> None:
        chapters = _core.schema()
        self.classes = {found["name"]: found for chapter in chapters for found in chapter["classes"]}
        self.rest: dict[str, str] = {}
        by_id = {}
        for tag in _core._rest_described()[0]:
            for found in tag["operations"]:
                by_id[found["id"]] = normal(found["request"])
                self.rest.setdefault(
                    normal(found["request"]), f"client.rest.{tag['name'].replace('-', '_')}.{found['name']}"
                )
        self.operations: dict[str, list[dict[str, Any]]] = collections.defaultdict(list)
        for chapter in chapters:
            for found in chapter["operations"]:
                self.operations[by_id.get(found["id"]) or normal(found["request"])].append(found)

    def lineage(self, name: str) -> Iterator[str]:
        """The class and those that it extends."""
        while name:
            yield name
            name = self.classes[name]["parent"] if name in self.classes else ""

    @functools.cached_property
    def full(self) -> dict[str, str]:
        """The full form of each class, by any of its forms."""
        return {name: found["full"] or name for name, found in self.classes.items()}

    def shown(self, operation: dict[str, Any]) -> str:
        """An operation as the page names it, with the full form of its class."""
        full = self.full.get(operation["class"], "")
        class_ = full if operation["class"] in self.lineage(full) else operation["class"]
        return f"{class_}.{operation['name']}"


def methods() -> list[Method]:
    """The public methods of the public classes of PyGithub, in the order of their names."""
    return sorted(found for class_ in classes() for found in of_class(class_))


def classes() -> Iterator[type]:
    """The public classes of PyGithub."""
    package = importlib.import_module("github")
    for found in pkgutil.iter_modules(package.__path__, "github."):
        module = importlib.import_module(found.name)
        for name, value in vars(module).items():
            if isinstance(value, type) and value.__module__ == module.__name__ and not name.startswith("_"):
                yield value


def of_class(class_: type) -> Iterator[Method]:
    """The public methods that a class defines."""
    for name, value in vars(class_).items():
        function = value.__func__ if isinstance(value, (staticmethod, classmethod)) else value
        if isinstance(function, types.FunctionType) and not name.startswith("_"):
            text = inspect.getdoc(function) or ""
            requests = dict.fromkeys(f"{method} {path}" for method, path in REQUEST.findall(text))
            returned = RETURNED.search(text.partition(":rtype:")[2])
            yield Method(class_.__name__, name, tuple(requests), returned[1] if returned else "")


def counterparts(found: Iterable[Method], declared: Declared) -> dict[str, str]:
    """The class here of each class of PyGithub: the one that requests with its result return most often."""
    votes: dict[str, collections.Counter[str]] = collections.defaultdict(collections.Counter)
    for method in found:
        for request in map(normal, method.requests):
            for operation in declared.operations.get(request, []):
                named = re.search(r"(?:[Ll]isting|list)\[(\w+)\]|^(\w+)(?: \| None)?$", operation["returns"])
                name = (named[1] or named[2]) if named else ""
                if method.returns and name in declared.classes:
                    votes[method.returns][declared.full[name]] += 1
    known = {name: name for name in declared.classes}
    return {
        **known,
        **{name: count.most_common(1)[0][0] for name, count in votes.items()},
        **dict.fromkeys(CLIENTS, "Client"),
    }


def plain(name: str) -> str:
    """The name of a method without the verb that the names here lack."""
    return re.sub(r"^(get|add_to|remove_from)_", "", name)


def best(method: Method, request: str, own: str, declared: Declared) -> str | None:
    """What to use here for a request of a method: the operation of the counterpart of its class, of the client, or of
    another class; else the one of ``client.rest``.
    """
    lineage = [*declared.lineage(own)]

    def rank(operation: dict[str, Any]) -> tuple[bool, bool, bool, float]:
        likeness = difflib.SequenceMatcher(None, plain(method.name), operation["name"]).ratio()
        is_own = operation["class"] in lineage or declared.full.get(operation["class"]) == own
        return is_own, operation["class"] == "Client", not operation["deprecated"], likeness

    found = declared.operations.get(normal(request), [])
    return declared.shown(max(found, key=rank)) if found else declared.rest.get(normal(request))


def by_hand() -> list[tuple[str, tuple[str, ...], str]]:
    """The rows of the list: a pattern of names, what to use, and a note."""
    rows = (line.split("\t") for line in BY_HAND.read_text().splitlines()[1:])
    return [(name, tuple(filter(None, here.split(", "))), note) for name, here, note in rows]


def rows() -> list[Row]:
    """A row for each method; without a name and a note where nothing is found."""
    declared, found, listed = Declared(), methods(), by_hand()
    own = counterparts(found, declared)
    made = []
    for method in found:
        name = f"{method.class_}.{method.name}"
        hand = next((row for row in listed if fnmatch.fnmatchcase(name, row[0])), None)
        here = (best(method, request, own.get(method.class_, ""), declared) for request in method.requests)
        known = tuple(dict.fromkeys(filter(None, here)))
        made.append(Row(method, *hand[1:]) if hand else Row(method, known, ""))
    return made


class Attribute(NamedTuple):
    """An attribute of a class of PyGithub whose name here is another one."""

    class_: str
    name: str
    here: str


def attributes() -> list[Attribute]:
    """The attributes that have another name here. All others, declared or not, have the same one."""
    declared = Declared()
    own = counterparts(methods(), declared)
    found = []
    for class_ in classes():
        name = own.get(class_.__name__, "")
        name = class_.__name__ if name == "Client" else name
        if name not in declared.classes or "GraphQlObject" in {base.__name__ for base in class_.__mro__}:
            continue  # what GraphQL names otherwise has the names of the REST API, here and there
        fields = {
            field["key"]: field["name"]
            for parent in declared.lineage(name)
            for field in declared.classes[parent]["fields"]
        }
        for key in keys(class_):
            here = fields.get(key[1], key[1])
            if here != key[0]:
                found.append(Attribute(class_.__name__, key[0], f"{name}.{here}"))
    return sorted(found)


def keys(class_: type) -> Iterator[tuple[str, str]]:
    """The attributes of a class, with the JSON key that each is read from."""
    public = {name for name, value in vars(class_).items() if isinstance(value, property) and not name.startswith("_")}
    reads = vars(class_).get("_useAttributes")
    if reads is None:
        return
    tree = ast.parse(textwrap.dedent(inspect.getsource(reads)))
    for node in ast.walk(tree):
        match node:
            case ast.Assign(
                targets=[ast.Attribute(attr=attribute)],
                value=ast.Call(args=[*_, ast.Subscript(value=ast.Name(), slice=ast.Constant(value=str(key)))]),
            ):
                if attribute.removeprefix("_") in public:
                    yield attribute.removeprefix("_"), key


HEAD = """\
# The methods of PyGithub

Every public method of PyGithub {version} and what there is for it here. `{page}` writes this page from the requests
that PyGithub's docstrings name: a method stands beside the operation that sends the same request. `Client` is a
[client](../guide/sessions.md), also where PyGithub has a method of `AuthenticatedUser`; the other classes are those of
the [reference](../reference/index.md), in `ferrohub` or in `ferrohub.rest.models`. `client.rest` has
[every operation](../guide/rest.md) of GitHub's description; for a resource such as `repository`, `repository.rest` is
the same with the path filled in.

See [From PyGithub](pygithub.md) for how programs are moved.
"""
ATTRIBUTES = """\
## Attributes

Attributes have the names of GitHub's JSON, here and there. These differ:

| PyGithub | here |
| --- | --- |
"""


def page() -> str:
    """The page."""
    sections: dict[str, list[Row]] = collections.defaultdict(list)
    for row in rows():
        sections[row.method.class_].append(row)
    parts = [HEAD.format(version=VERSION, page="tools/pygithub_table.py")]
    for class_, found in sorted(sections.items()):
        parts.append(f"\n## {class_}\n\n| Method | Request | Here |\n| --- | --- | --- |\n")
        parts += [f"| `{row.method.name}` | {joined(row.method.requests)} | {cell(row)} |\n" for row in found]
    differing = [f"| `{found.class_}.{found.name}` | `{found.here}` |\n" for found in attributes()]
    return "".join([*parts, "\n", ATTRIBUTES, *differing])


def hints(page: str) -> str:
    """The table of names: a line for each method, and each attribute with another name, separated by tabs."""
    found, class_ = [], ""
    for line in page.splitlines():
        if line.startswith("## "):
            class_ = line[3:]
        if row := re.fullmatch(r"\| `(\w+)\.(\w+)` \| `([\w.]+)` \|", line):
            found.append((row[1], f".{row[2]}", row[3], ""))
        elif row := re.fullmatch(r"\| `(\w+)` \| .*?\| ((?:`[\w.]+`(?:, )?)*)(?:(?:; )?(.*)) \|", line):
            found.append((class_, row[1], " or ".join(re.findall(r"`([\w.]+)`", row[2])), row[3]))
    return "".join("\t".join(row) + "\n" for row in found)


def joined(names: Iterable[str]) -> str:
    """Names as code, with commas."""
    return ", ".join(f"`{name}`" for name in names)


def cell(row: Row) -> str:
    """What to use, and the note."""
    return "; ".join(filter(None, [joined(row.here), row.note]))


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if the page is out of date")
    parser.add_argument("--open", action="store_true", help="print the methods for which nothing is found")
    options = parser.parse_args()
    if importlib.metadata.version("PyGithub") != VERSION:
        raise SystemExit(f"the table is that of PyGithub {VERSION}: install it")
    if options.open:
        found = [row.method for row in rows() if not (row.here or row.note)]
        print(*(f"{method.class_}.{method.name}\t{joined(method.requests)}" for method in found), sep="\n")
        return int(bool(found))
    made = page()
    if options.check:
        return int(not PAGE.is_file() or PAGE.read_text() != made or HINTS.read_text() != hints(made))
    PAGE.write_text(made)
    HINTS.write_text(hints(made))
    return 0


if __name__ == "__main__":
    sys.exit(main())
