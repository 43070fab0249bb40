"""GitHub's description of its API as it is shipped, read anew: an example of a call of each operation."""

from __future__ import annotations

import dataclasses
import functools
import json
import pathlib
import re
from typing import Any

FOLDER = pathlib.Path(__file__).parents[2] / "src" / "github" / "description" / "text"
#: Words that Python has for itself, and names that operations have of their own.
KEYWORDS = {"async": "async_"}
PARAMETER = re.compile(r"  (path|segments|query|body) ([^:?]+)(\??): (.*)")
RESPONSE = re.compile(r"  (2\d\d)(?:: (.*))?")
EXAMPLES = {
    "string": "x",
    "text": "x",
    "integer": 1,
    "number": 1.5,
    "boolean": True,
    "time": "2026-01-01T00:00:00Z",
    "date": "2026-01-01",
    "any": "x",
    "binary": "x",
    "object": {},
    "null": None,
}
#: Members of pages that say whether there is another one: an example is the last page.
LAST = {"has_next_page": False, "next_cursor": None}


@dataclasses.dataclass
class Parameter:
    """A parameter and an example of what it takes."""

    place: str
    name: str
    required: bool
    type: str

    @property
    def in_path(self) -> bool:
        return self.place in ("path", "segments")

    @property
    def example(self) -> Any:
        return example(self.type)


@dataclasses.dataclass
class Operation:
    """An operation as the text has it."""

    tag: str
    name: str
    method: str
    path: str
    parameters: list[Parameter] = dataclasses.field(default_factory=list)
    responses: list[tuple[int, str | None]] = dataclasses.field(default_factory=list)
    errors: list[int] = dataclasses.field(default_factory=list)
    pages: str | None = None
    raw: bool = False
    whole: str = ""
    either: str = ""
    downloads: bool = False
    deprecated: bool = False
    accept: str = ""
    server: str = ""

    @property
    def id(self) -> str:
        return f"{self.tag}/{self.name}"

    @property
    def question(self) -> bool:
        return self.method == "GET" and self.responses == [(204, None)] and 404 in self.errors

    def python(self, parameter: Parameter) -> str:
        """The name of a parameter in Python."""
        in_path = {each.name for each in self.parameters if each.in_path}
        name = re.sub(r"\W", "_", parameter.name)
        name = KEYWORDS.get(name, name)
        return f"new_{name}" if not parameter.in_path and parameter.name in in_path else name

    def arguments(self, everything: bool = False) -> tuple[list[Any], dict[str, Any]]:
        """The arguments of a call, by position and by keyword."""
        wanted = self.sent(everything)
        by_position = [value for each, value in wanted if each.in_path]
        by_name = {self.python(each): value for each, value in wanted if not each.in_path}
        if self.raw or self.whole:
            by_name["data"] = b"content" if self.raw else example(self.whole)
        return by_position, by_name

    def sent(self, everything: bool = False) -> list[tuple[Parameter, Any]]:
        """The parameters of a call with their values: the required ones, with those of the first alternative."""
        first = parts(self.either.strip("()"), "|")[0] if self.either and not self.whole else ""
        due = _object(first, None, 0) if first else {}
        values = [(each, due.get(each.name, each.example)) for each in self.parameters]
        known = f"{{{', '.join(f'{each.name}: {each.type}' for each in self.parameters if each.place == 'body')}}}"
        typed = _typed(due, first, [known]) if due else {}
        values = [(each, typed.get(each.name, value)) for each, value in values]
        return [(each, value) for each, value in values if everything or each.required or each.name in due]

    @property
    def request_path(self) -> str:
        """The path of a call with the examples."""
        values = {each.name: str(each.example) for each in self.parameters if each.in_path}
        return re.sub(r"\{([^}]+)\}", lambda found: values[found[1]], self.path)

    @property
    def body(self) -> Any:
        """An example of what a response of success holds."""
        return example(self.responses[0][1], self.pages) if self.responses and self.responses[0][1] else None


def texts() -> dict[str, str]:
    """The text of each tag."""
    return {path.stem: path.read_text() for path in sorted((FOLDER / "operations").glob("*.txt"))}


def operations(tag: str, text: str) -> list[Operation]:
    """The operations of a text."""
    found: list[Operation] = []
    for line in text.splitlines():
        if not line.startswith(" "):
            name, _, request = line.partition(" = ")
            found.append(Operation(tag, name, *request.split(" ")))
        else:
            _take(found[-1], line)
    return found


def _take(operation: Operation, line: str) -> None:
    word, _, rest = line.strip().partition(" ")
    if parameter := PARAMETER.fullmatch(line):
        type_ = re.sub(r" (= .*|on [a-z.0-9 -]+)$", "", parameter[4])
        type_ = re.sub(r" = .*$", "", type_)
        operation.parameters.append(Parameter(parameter[1], parameter[2], not parameter[3], type_))
    elif response := RESPONSE.fullmatch(line):
        operation.responses.append((int(response[1]), response[2]))
    elif word == "errors":
        operation.errors = [int(status) for status in rest.split()]
    elif word == "pages":
        operation.pages = rest
    elif word in ("accept", "server", "whole", "either", "either?"):
        setattr(operation, word.rstrip("?"), rest)
    elif word == "302:":
        operation.downloads = True
    elif word in ("raw", "deprecated"):
        setattr(operation, word, True)


def schemas() -> dict[str, str]:
    """The types of all schemas; one with lines for its members as one line."""
    found: dict[str, str] = {}
    name = ""
    for line in (FOLDER / "schemas.txt").read_text().splitlines():
        if line.startswith("  "):
            found[name] = f"{found[name][:-1]}{', ' if found[name] != '{}' else ''}{line.strip()}}}"
        else:
            name, _, type_ = line.partition(" = ")
            name = name.rstrip("?")
            found[name] = type_ or "{}"
    return found


SCHEMAS = schemas()


def example(type_: str, key: str | None = None, depth: int = 0) -> Any:
    """An example of a type; ``key`` is a member of the object that must be there."""
    type_ = type_.strip()
    first = parts(type_, "|")[0]
    if first != type_:
        return example(first, key, depth)
    if type_.endswith("?"):
        return example(type_[:-1], key, depth)
    if len(joined := parts(type_, "&")) > 1:
        found: dict[str, Any] = {}
        for part in joined:
            own = dict(example(part, key, depth + 1) or {})
            others = [each for each in joined if each != part]
            found |= _typed(own, part, others, depth) if part.startswith(("{", "(")) else own
        return found
    if type_.startswith("("):
        return example(type_[1:-1], key, depth)
    if type_.startswith("@"):
        return example(SCHEMAS[type_[1:]], key, depth + 1) if depth < 12 else {}
    if type_.startswith("["):
        return [example(type_[1:-1], None, depth + 1)]
    if type_.startswith("{"):
        return _object(type_, key, depth)
    return EXAMPLES[type_] if type_ in EXAMPLES else json.loads(type_)


def _typed(found: dict[str, Any], type_: str, others: list[str], depth: int = 0) -> dict[str, Any]:
    """The members of an object; those that it only requires as the other parts of its type describe them."""
    result = dict(found)
    for name in found:
        if re.search(rf'[{{ ]"?{re.escape(name)}"?: any[,}}]', type_):
            described = (dict(example(each, name, depth + 1) or {}) for each in others)
            result[name] = next((each[name] for each in described if name in each), found[name])
    return result


def _object(type_: str, key: str | None, depth: int) -> dict[str, Any]:
    found = {}
    for member in parts(type_[1:-1], ","):
        name, _, inner = re.sub(r'^"([^"]*)"', r"\1", member.strip()).partition(": ")
        if name not in ("", "*") and (not name.endswith("?") or name[:-1] == key):
            name = name.rstrip("?")
            found[name] = LAST[name] if name in LAST else example(inner, None, depth + 1)
    return found


@functools.cache
def parts(text: str, sign: str) -> tuple[str, ...]:
    """The parts of a text between signs that stand in no brackets and quotes."""
    found: list[str] = []
    depth, quoted, start, escaped = 0, False, 0, False
    for at, letter in enumerate(text):
        if letter == '"' and not escaped:
            quoted = not quoted
        elif not quoted and letter in "([{":
            depth += 1
        elif not quoted and letter in ")]}":
            depth -= 1
        elif not quoted and letter == sign and depth == 0:
            found.append(text[start:at])
            start = at + 1
        escaped = letter == "\\" and not escaped
    return *found, text[start:]
