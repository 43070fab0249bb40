"""Values in the methods of PyGithub, in the notation of the table.

A value is a piece of text:

========================  =====================================================================
``name``                  an argument
``.url``                  an attribute of the object itself, which completes the object if it is missing
``~url``                  the same attribute as far as it is known, without a request
``"text"``, ``12``        a constant, as JSON
``{.url}/labels/{name}``  a text with values in braces, in backquotes
``name|quote``            a value and what is made of it; ``|each(quote)`` of each item, ``|login?`` of an object only
========================  =====================================================================
"""

from __future__ import annotations

import ast
import json
from collections.abc import Mapping

#: The two formats in which PyGithub writes times.
TIMES = {"%Y-%m-%dT%H:%M:%SZ": "zulu", "%Y-%m-%d": "day"}


class Unknown(Exception):
    """A piece of a method that the notation has no words for."""

    def __init__(self, node: ast.AST) -> None:
        super().__init__(ast.unparse(node))


def named(node: ast.AST) -> str:
    """A dotted name, else an empty text."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        base = named(node.value)
        return f"{base}.{node.attr}" if base else ""
    return ""


def class_named(node: ast.AST) -> str:
    """The class that ``github.Label.Label`` or ``Label`` names, else an empty text."""
    name = named(node).rpartition(".")[2]
    return name if name[:1].isupper() else ""


class Values:
    """Reads expressions into the notation, with what is known of local names."""

    def __init__(self, constants: Mapping[str, object]) -> None:
        self.constants = constants
        self.names: dict[str, str] = {}

    def __call__(self, node: ast.AST) -> str:
        """The value of an expression."""
        for read in (self._constant, self._attribute, self._text, self._made, self._chosen, self._each):
            found = read(node)
            if found is not None:
                return found
        if isinstance(node, ast.Name) and node.id in self.names:
            return self.names[node.id]
        raise Unknown(node)

    def _constant(self, node: ast.AST) -> str | None:
        if isinstance(node, ast.Constant) and (node.value is None or isinstance(node.value, (str, int, float))):
            return json.dumps(node.value)
        name = named(node).removeprefix("github.")
        if name.startswith("Consts."):
            return json.dumps(self.constants[name[7:]])
        if isinstance(node, (ast.List, ast.Tuple)) and all(isinstance(item, ast.Constant) for item in node.elts):
            return json.dumps([json.loads(self(item)) for item in node.elts])
        return json.dumps({}) if isinstance(node, ast.Dict) and not node.keys else None

    def _attribute(self, node: ast.AST) -> str | None:
        if not isinstance(node, ast.Attribute):
            return None
        name = named(node)
        if name.startswith("self._") and name.endswith(".value") and name.count(".") == 2:
            return "~" + name[6:-6]
        if name.startswith("self.") and not name.startswith("self._"):
            first, *rest = name[5:].split(".")
            return "|".join(["." + first, *rest])
        if isinstance(node.value, (ast.Name, ast.Attribute)) and name.split(".")[0] in self.names:
            return f"{self(node.value)}|{node.attr.removeprefix('_')}"
        return None

    def _text(self, node: ast.AST) -> str | None:
        if isinstance(node, ast.JoinedStr):
            parts = []
            for part in node.values:
                if isinstance(part, ast.Constant):
                    text = str(part.value)
                    if "{" in text or "`" in text:
                        raise Unknown(node)
                    parts.append(text)
                elif isinstance(part, ast.FormattedValue) and (
                    part.format_spec is None or ast.unparse(part.format_spec) == "f'd'"
                ):
                    value = self(part.value)
                    parts.append(value[1:-1] if value[:1] in '`"' else "{" + value + "}")
                else:
                    raise Unknown(node)
            return "`" + "".join(parts) + "`"
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            sides = [self(node.left), self(node.right)]
            return "`" + "".join(s[1:-1] if s[:1] in '`"' else "{" + s + "}" for s in sides) + "`"
        return None

    def _made(self, node: ast.AST) -> str | None:
        """A value that a known function makes of another one."""
        if not isinstance(node, ast.Call):
            return None
        name = named(node.func)
        texts = [ast.unparse(argument) for argument in [*node.args[1:], *(k.value for k in node.keywords)]]
        if name == "urllib.parse.quote" and texts in ([], ["''"]):
            return f"{self(node.args[0])}|{'quote_all' if texts else 'quote'}"
        if name == "self._parentUrl" and not texts:
            if ast.unparse(node.args[0]) == "''":
                return '""'
            return f"{self(node.args[0])}|parent"
        if name == "str" and not texts:
            return f"{self(node.args[0])}|text"
        if name.endswith(".as_url_param") and not texts:
            return f"{self(node.args[0])}|repository"
        if not isinstance(node.func, ast.Attribute):
            return None
        if node.func.attr == "isoformat" and not node.args:
            return f"{self(node.func.value)}|iso"
        if node.func.attr == "strftime" and not texts and isinstance(node.args[0], ast.Constant):
            return f"{self(node.func.value)}|{TIMES[str(node.args[0].value)]}"
        if node.func.attr == "join" and isinstance(node.func.value, ast.Constant) and node.func.value.value == ",":
            return f"{self(node.args[0])}|comma"
        if node.func.attr in ("lower", "to_dict") and not node.args:
            return f"{self(node.func.value)}|{node.func.attr}"
        return None

    def _chosen(self, node: ast.AST) -> str | None:
        """``x.login if isinstance(x, NamedUser) else x``: an attribute if the value is an object."""
        if not isinstance(node, ast.IfExp):
            return None
        if isinstance(node.test, ast.Name) and ast.unparse(node).startswith("'true' if "):
            return f"{self(node.test)}|bool"
        return self.of_object(node.test, self(node.body), self(node.orelse), node)

    def of_object(self, test: ast.AST, then: str, otherwise: str, node: ast.AST) -> str:
        """The value of a choice by ``isinstance`` or its negation."""
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            test, then, otherwise = test.operand, otherwise, then
        if not (isinstance(test, ast.Call) and named(test.func) == "isinstance"):
            raise Unknown(node)
        tested, type_ = self(test.args[0]), test.args[1]
        if isinstance(type_, ast.Name) and type_.id in ("str", "int"):
            then, otherwise = otherwise, then
        elif not class_named(type_):
            raise Unknown(node)
        head, _, made = then.rpartition("|")
        if head != tested or not (otherwise == tested or otherwise.startswith(tested + "|")):
            raise Unknown(node)
        rest = otherwise[len(tested) :].removeprefix("|")
        return f"{tested}|{made}?" + (f":{rest}" if rest else "")

    def _each(self, node: ast.AST) -> str | None:
        if not isinstance(node, (ast.ListComp, ast.GeneratorExp)):
            return None
        [loop] = node.generators
        if loop.ifs or not isinstance(loop.target, ast.Name):
            raise Unknown(node)
        known = dict(self.names)
        self.names[loop.target.id] = "@"
        item = self(node.elt)
        self.names = known
        if not item.startswith("@"):
            raise Unknown(node)
        return f"{self(loop.iter)}" + (f"|each({item[2:]})" if item != "@" else "|list")
