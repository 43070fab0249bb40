"""The checks of arguments in PyGithub's methods, in the words of the table."""

from __future__ import annotations

import ast
import re
import typing
from collections.abc import Mapping

from ferrohub.pygithub._facts import by_annotation, parameters

from .expressions import Unknown, Values, named


def lines_of(signature: str, checks: Mapping[str, str]) -> list[str]:
    """The lines for the checks of a method, in the words of its annotations where these mean the same."""
    implied = {name: by_annotation(each) for name, each in parameters(signature).items()}
    same = {name for name, words in checks.items() if meaning(words) == meaning(implied.get(name, ""))}
    return [f"check {name}: {implied[name] if name in same else words}" for name, words in checks.items()]


def meaning(words: str) -> set[str]:
    """The alternatives of a check, in no order: those of ``optional or str`` are those of ``optional str``."""
    found: set[str] = set()
    for part in words.split(" or "):
        if part.startswith("optional"):
            found.add("optional")
        part = part.removeprefix("optional").strip()
        if re.fullmatch(r"[\w|]+", part):
            found |= {{"none": "None", "_NotSetType": "optional"}.get(each, each) for each in part.split("|")}
        elif part:
            word, _, rest = part.partition(" ")
            found.add(part if "[" in rest else f"{word} {sorted(rest.split('|'))}")
    return found


class Checks:
    """The assertions about arguments: ``isinstance(x, T)`` and its relatives, as words."""

    WORDS: typing.ClassVar[dict[str, str]] = {
        "isinstance": "",
        "is_optional": "optional ",
        "is_list": "list ",
        "is_optional_list": "optional list ",
    }

    def __init__(self, value: Values, allowed: Mapping[str, ast.expr]) -> None:
        self.value, self.allowed = value, allowed

    def read(self, test: ast.expr) -> tuple[str, str]:
        """The argument and the words of its check."""
        if isinstance(test, ast.Call) and named(test.func) in self.WORDS:
            return self.value(test.args[0]), self.WORDS[named(test.func)] + types(test.args[1])
        if isinstance(test, ast.Call) and named(test.func) == "all":
            return self.all(test)
        if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.Or):
            return self.either(test)
        if isinstance(test, ast.Compare) and isinstance(test.ops[0], ast.In):
            return self.value(test.left), self.among(test.comparators[0])
        raise Unknown(test)

    def among(self, allowed: ast.expr) -> str:
        """The words for the values that are allowed, without ``NotSet``."""
        allowed = self.allowed.get(named(allowed), allowed)
        if isinstance(allowed, ast.BinOp) and ast.unparse(allowed.right) == "[NotSet]":
            return "optional " + self.among(allowed.left)
        if isinstance(allowed, (ast.List, ast.Tuple)):
            items = [item for item in allowed.elts if named(item).rpartition(".")[2] != "NotSet"]
            words = self.value(ast.List(items, ast.Load()))
            return "in " + words if len(items) == len(allowed.elts) else f"optional in {words}"
        return "in " + self.value(allowed)

    def either(self, test: ast.BoolOp) -> tuple[str, str]:
        """``x is None or isinstance(x, T)``, also with NotSet, or several types."""
        names, words = set(), []
        for part in test.values:
            text = ast.unparse(part)
            if text.endswith((" is None", " is NotSet", " is github.GithubObject.NotSet")):
                names.add(text.split()[0])
                words.append("none" if text.endswith("None") else "optional")
            elif isinstance(part, ast.Call) and named(part.func) == "is_undefined":
                names.add(self.value(part.args[0]))
                words.append("optional")
            else:
                name, word = self.read(part)
                names.add(name)
                words.append(word)
        if len(names) != 1:
            raise Unknown(test)
        return names.pop(), " or ".join(words)

    def all(self, test: ast.Call) -> tuple[str, str]:
        """``all(isinstance(element, T) for element in x)``."""
        loop = test.args[0]
        if not isinstance(loop, ast.GeneratorExp) or len(loop.generators) != 1 or loop.generators[0].ifs:
            raise Unknown(test)
        known = dict(self.value.names)
        self.value.names[named(loop.generators[0].target)] = "@"
        name, words = self.read(loop.elt)
        self.value.names = known
        if name != "@":
            raise Unknown(test)
        return self.value(loop.generators[0].iter), "each " + words


def types(node: ast.expr) -> str:
    """``str`` or ``str|Label`` for the second argument of ``isinstance``."""
    nodes = node.elts if isinstance(node, ast.Tuple) else [node]
    found = ["None" if ast.unparse(each) == "type(None)" else named(each).rpartition(".")[2] for each in nodes]
    if "" in found:
        raise Unknown(node)
    return "|".join(found)
