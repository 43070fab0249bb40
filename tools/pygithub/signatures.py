"""Types and signatures of PyGithub as a stub has them."""

from __future__ import annotations

import ast
import re

#: Names that are types of their own in PyGithub, and what they stand for.
ALIASES = {
    "TGithubObject": "Any",
    "Retry": "Any",
    "Credit": "dict[str, Any]",
    "AdvisoryVulnerabilityInput": "dict[str, Any]",
    "Week": "Any",
}
#: Generic types that PyGithub writes without arguments.
GENERIC = {"dict": "dict[str, Any]", "list": "list[Any]", "Iterator": "Iterator[bytes]", "tuple": "tuple[Any, ...]"}


def plain(type_: str) -> str:
    """A type without the package's name, and with what its own names stand for."""
    type_ = re.sub(r"\bgithub\.(?:\w+\.)*(\w+)", r"\1", type_)
    type_ = re.sub(r"\b(?:dict|list|tuple|Iterator)\b(?!\[)", lambda found: GENERIC[found[0]], type_)
    return re.sub(r"\w+", lambda found: ALIASES.get(found[0], found[0]), type_)


def signature(function: ast.FunctionDef, default: str = "") -> str:
    """Parameters with types and defaults, and the type of the result; with another text for each default if given."""
    given = ast.parse(ast.unparse(function)).body[0]
    assert isinstance(given, ast.FunctionDef)
    arguments, returns = given.args, given.returns
    for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg):
        if argument is not None and argument.annotation is not None:
            argument.annotation = ast.Name(plain(ast.unparse(argument.annotation)))
    if default:
        arguments.defaults = [ast.Name(default) for _ in arguments.defaults]
        arguments.kw_defaults = [each and ast.Name(default) for each in arguments.kw_defaults]
    written = ast.unparse(arguments).replace("github.GithubObject.NotSet", "NotSet")
    return f"({written})->{plain(ast.unparse(returns)) if returns else 'None'}"
