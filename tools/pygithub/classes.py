"""The classes of PyGithub: names, bases, attributes with their JSON keys and types, and methods."""

from __future__ import annotations

import ast
import json
import pathlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from ferrohub.pygithub._facts import by_annotation, parameters

from .checks import lines_of
from .expressions import Unknown, Values, class_named, named
from .methods import Plan, checks
from .signatures import signature

#: Modules that are written by hand: nothing of them follows from facts about requests.
BY_HAND = frozenset(
    (
        "AppAuthentication",
        "Requester",
        "PaginatedList",
        "Auth",
        "GithubObject",
        "GithubException",
        "GithubRetry",
        "Consts",
        "GithubIntegration",
    )
)
#: What ``self._makeStringAttribute`` and its like make of a JSON value.
KINDS = {
    "String": "str",
    "Int": "int",
    "Decimal": "decimal",
    "Float": "float",
    "Bool": "bool",
    "Dict": "dict",
    "Timestamp": "timestamp",
    "Datetime": "datetime",
    "HttpDatetime": "httpdate",
    "ListOfStrings": "[str]",
    "ListOfInts": "[int]",
    "ListOfDicts": "[dict]",
    "ListOfListOfStrings": "[list]",
}
#: Parameters of methods written by hand for which another type raises later in PyGithub, before anything is sent.
CHECKED_LATER = {
    "Repository.create_fork": "organization",
    "Repository.create_repository_advisory": "summary description severity_or_cvss_vector_string cve_id",
    "Repository.get_discussion": "discussion_graphql_schema",
    "Repository.get_discussions": "discussion_graphql_schema",
    "Repository.remove_autolink": "autolink",
    "Repository.rename_branch": "branch",
    "Repository.report_security_vulnerability": "summary description severity_or_cvss_vector_string cve_id",
    "Repository.subscribe_to_hub": "event callback secret",
    "Repository.unsubscribe_from_hub": "event callback",
    "RepositoryAdvisory.add_vulnerability": "ecosystem package_name vulnerable_version_range patched_versions",
    "RepositoryDiscussion.add_comment": "output_schema",
    "RepositoryDiscussion.get_comments": "comment_graphql_schema",
    "RepositoryDiscussionComment.delete": "output_schema",
    "RepositoryDiscussionComment.edit": "output_schema",
}
MAKER = re.compile(r"^self\._make(\w+?)(?:Attribute$|Attribute(?=From)|(?=From))(\w*)$")


@dataclass
class Method:
    """A method: its signature, the words of its plan, or the reason why it is written by hand."""

    name: str
    signature: str
    decorators: list[str]
    lines: list[str]
    by_hand: str = ""


@dataclass
class Class:
    """A class, with everything in the order of the source."""

    name: str
    module: str
    bases: list[str]
    attributes: dict[str, str] = field(default_factory=dict)
    by_hand: dict[str, str] = field(default_factory=dict)
    methods: list[Method] = field(default_factory=list)
    fields: dict[str, str] = field(default_factory=dict)
    identity: str = ""
    shown: str = ""
    deprecated: list[str] = field(default_factory=list)


def constants(package: pathlib.Path) -> dict[str, object]:
    """The constants of ``github.Consts``."""
    found: dict[str, object] = {}
    for statement in ast.parse((package / "Consts.py").read_text()).body:
        if not isinstance(statement, ast.Assign):
            continue
        try:
            found[named(statement.targets[0])] = ast.literal_eval(statement.value)
        except ValueError:
            values = Values({})
            values.names = {name: json.dumps(value) for name, value in found.items()}
            found[named(statement.targets[0])] = json.loads(values(statement.value).replace("`", '"'))
    return found


def classes(package: pathlib.Path) -> Iterator[Class]:
    """The classes of the package, module by module."""
    known = constants(package)
    for path in sorted(package.glob("*.py")):
        if path.stem in BY_HAND:
            continue
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.ClassDef):
                yield Reading(node, path.stem, known).found


class Reading:
    """Reads a class."""

    def __init__(self, node: ast.ClassDef, module: str, known: Mapping[str, object]) -> None:
        self.found = Class(node.name, module, [named(base).rpartition(".")[2] for base in node.bases])
        self.known = known
        self.read: dict[str, str] = {}
        if {"TypedDict", "NamedTuple"} & set(self.found.bases):
            fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
            self.found.fields = {named(each.target): ast.unparse(each.annotation) for each in fields}
        functions = [each for each in node.body if isinstance(each, ast.FunctionDef)]
        for function in functions:
            if function.name == "_useAttributes":
                self.use(function.body)
        for function in functions:
            self.function(function)

    def use(self, body: list[ast.stmt]) -> None:
        """The statements of ``_useAttributes``: JSON key and type of each attribute."""
        for statement in body:
            text = ast.unparse(statement)
            if text == "super()._useAttributes(attributes)" or text.startswith('"""'):
                continue
            try:
                name, words = self.attribute(statement)
                self.read[name] = words
            except Unknown:
                for name in re.findall(r"self\._(\w+)\b(?=[^\n]* = )", text) or [text]:
                    self.read[name] = "hand"

    def attribute(self, statement: ast.stmt) -> tuple[str, str]:
        """``if "name" in attributes: self._name = self._makeStringAttribute(attributes["name"])``."""
        if not (isinstance(statement, ast.If) and isinstance(statement.test, ast.Compare)):
            raise Unknown(statement)
        body = [each for each in statement.body if not isinstance(each, ast.Assert)]
        if len(body) != 1 or not isinstance(body[0], ast.Assign) or not isinstance(body[0].value, ast.Call):
            raise Unknown(statement)
        name = named(body[0].targets[0]).removeprefix("self._").removeprefix("_")
        words = Kind(body[0].value).words()
        if statement.orelse:
            words += self.otherwise(statement)
        return name, words

    def otherwise(self, statement: ast.If) -> str:
        """What an attribute is when only the URL is known: its last segment."""
        text = ast.unparse(ast.Module(statement.orelse, []))
        if "isnumeric" in text and ".endswith" not in text and "attributes['url'].split('/')[-1]" in text:
            return " else number"
        if "urllib.parse.unquote" in text and "attributes['url'].split('/')[-1]" in text:
            return " else name"
        raise Unknown(statement)

    def function(self, function: ast.FunctionDef) -> None:
        """A function of the class, by its name and its decorators."""
        decorators = [ast.unparse(each).partition("(")[0].rpartition(".")[2] for each in function.decorator_list]
        if "deprecated" in decorators:
            decorators.remove("deprecated")
            self.found.deprecated.append(function.name)
        body = function.body[1:] if is_docstring(function.body[0]) else function.body
        if function.name == "_identity":
            self.identity(body)
        elif function.name == "__repr__":
            self.repr(body)
        elif function.name == "__init__":
            self.found.by_hand["__init__"] = signature(function, "...")
        elif function.name.startswith("_"):
            return
        elif "property" in decorators:
            self.property(function, body)
        else:
            self.found.methods.append(self.method(function, decorators))

    def identity(self, body: list[ast.stmt]) -> None:
        """The value of ``_identity``."""
        try:
            [returned] = body
            assert isinstance(returned, ast.Return) and returned.value is not None
            self.found.identity = Values(self.known)(returned.value)
        except (Unknown, ValueError):
            self.found.by_hand["_identity"] = ""

    def repr(self, body: list[ast.stmt]) -> None:
        """``return self.get__repr__({"name": self._name.value})``."""
        call = body[-1].value if isinstance(body[-1], ast.Return) else None
        try:
            if len(body) != 1 or not isinstance(call, ast.Call) or named(call.func) != "self.get__repr__":
                raise Unknown(body[-1])
            [shown] = call.args
            if not isinstance(shown, ast.Dict) or not shown.keys:
                raise Unknown(shown)
            values = [
                (ast.literal_eval(key or value), Values(self.known)(value))
                for key, value in zip(shown.keys, shown.values, strict=True)
            ]
            self.found.shown = ", ".join(key if value == f"~{key}" else f"{key}={value}" for key, value in values)
        except Unknown:
            self.found.by_hand["__repr__"] = ""

    def property(self, function: ast.FunctionDef, body: list[ast.stmt]) -> None:
        """``return self._name.value``, with or without completion before."""
        texts = [ast.unparse(each) for each in body]
        stored = re.fullmatch(r"return self\.__?(\w+)\.value", texts[-1])
        name, type_ = function.name, ast.unparse(function.returns) if function.returns else ""
        completes = texts[:-1] == [f"self._completeIfNotSet(self._{stored[1]})"] if stored else False
        if stored and stored[1] in self.read and (completes or len(texts) == 1):
            words = self.read[stored[1]]
            kind, _, key = words.partition(" = ")
            words = kind if key in (name, "") else words
            self.found.attributes[name] = ("" if completes else "-") + words
            if kind == "hand":
                self.found.by_hand[f"property {name}"] = type_
        else:
            if name in self.read:
                kind, _, key = self.read[name].partition(" = ")
                self.found.attributes[name] = kind if key in (name, "") else self.read[name]
            self.found.by_hand[f"property {name}"] = type_

    def method(self, function: ast.FunctionDef, decorators: list[str]) -> Method:
        """A method, with its plan or its checks."""
        if "overload" in decorators:
            return Method(function.name, signature(function), decorators, [])
        try:
            if decorators:
                raise Unknown(function.decorator_list[0])
            plan = Plan(function, self.known)
        except Unknown as unknown:
            later = CHECKED_LATER.get(f"{self.found.name}.{function.name}", "").split()
            known = {name: by_annotation(each) for name, each in parameters(signature(function)).items()}
            found = {**{name: known[name] for name in later}, **checks(function, self.known)}
            lines = lines_of(signature(function), found)
            return Method(function.name, signature(function), decorators, lines, str(unknown).partition("\n")[0])
        lines = lines_of(signature(function), plan.checks)
        return Method(function.name, signature(function), decorators, [*lines, *plan.lines()])


class Kind:
    """The type of an attribute, and the key that it is read from."""

    def __init__(self, call: ast.Call) -> None:
        made = MAKER.match(named(call.func))
        if not made:
            raise Unknown(call)
        self.call, self.made = call, made[1] + made[2]

    def words(self) -> str:
        """``str = name``."""
        args = self.call.args
        if self.made in KINDS:
            return f"{KINDS[self.made]} = {self.key(args[0])}"
        if self.made in ("Class", "ListOfClasses", "DictOfStringsToClasses"):
            name = class_named(args[0])
            if not name:
                raise Unknown(self.call)
            form = {"Class": "{}", "ListOfClasses": "[{}]", "DictOfStringsToClasses": "{{{}}}"}[self.made]
            return f"{form.format(name)} = {self.key(args[1])}"
        if self.made in ("UnionClassFromTypeKey", "ListOfUnionClassesFromTypeKey"):
            key, default, value, *pairs = args
            words = f"{self.constant(key)}:{self.constant(default)} {self.pairs(pairs)}"
            return (f"[{words}]" if self.made.startswith("List") else f"({words})") + f" = {self.key(value)}"
        if self.made == "UnionClassFromTypeKeyAndValueKey":
            key, inner, default, value, *pairs = args
            if named(value) != "attributes":
                raise Unknown(self.call)
            return f"(/{self.constant(key)}:{self.constant(default)} {self.pairs(pairs)}) = {self.constant(inner)}"
        raise Unknown(self.call)

    def constant(self, node: ast.expr) -> str:
        """A constant, as text."""
        if isinstance(node, ast.Tuple):
            return ",".join(map(self.constant, node.elts))
        if not isinstance(node, ast.Constant):
            raise Unknown(node)
        return "" if node.value is None else str(node.value)

    def pairs(self, nodes: list[ast.expr]) -> str:
        """``User=NamedUser Organization=Organization``."""
        if any(not isinstance(node, ast.Tuple) for node in nodes):
            raise Unknown(self.call)
        return " ".join(f"{self.constant(node.elts[1])}={class_named(node.elts[0])}" for node in nodes)  # type: ignore[attr-defined]

    def key(self, node: ast.expr) -> str:
        """``name`` for ``attributes["name"]``, ``name.enabled`` for a nested one."""
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
            inner = self.key(node.value)
            return f"{inner}.{node.slice.value!s}" if inner else str(node.slice.value)
        if named(node) == "attributes":
            return ""
        raise Unknown(node)


def is_docstring(statement: ast.stmt) -> bool:
    """Whether a statement is a docstring."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
