"""Write what can be seen of the classes and modules of github3.py 4.0.1, where it is installed: facts, no code.

``ferrohub.github3`` needs to know which attributes a class sets and whether it converts them, its constants, and the
names of each module::

    python tools/github3_facts.py      # writes python/ferrohub/github3/_facts.py
"""

from __future__ import annotations

import ast
import importlib
import inspect
import pathlib
import pkgutil
import pprint
import subprocess
import sys
import textwrap
import types
from typing import Any

ROOT = pathlib.Path(__file__).resolve().parents[1]
TARGET = ROOT / "python" / "ferrohub" / "github3" / "_facts.py"
HEAD = '"""What can be seen of github3.py 4.0.1. Made by tools/github3_facts.py, where it is installed."""\n'
#: Calls that only pick a value out of the JSON.
PICKS = {"get"}


def main() -> None:
    """Write the file."""
    import github3  # type: ignore[import-untyped]

    modules = [github3] + [
        importlib.import_module(found.name) for found in pkgutil.walk_packages(github3.__path__, "github3.")
    ]
    classes = {
        f"{cls.__module__}.{cls.__qualname__}": cls
        for module in modules
        for cls in vars(module).values()
        if inspect.isclass(cls) and cls.__module__.split(".")[0] == "github3"
    }
    resources = {
        path: cls
        for path, cls in sorted(classes.items())
        if hasattr(cls, "as_dict") and not path.startswith(("github3.models", "github3.structs", "github3.github."))
    }
    parts = [HEAD, "from __future__ import annotations\n"]
    attributes = {path: _attributes(cls) for path, cls in resources.items()}
    what = "The attributes that a class sets: those it converts, and those it takes from the JSON as they are."
    parts.append(_table(what, "ATTRIBUTES", attributes))
    constants = {path: found for path, cls in resources.items() if (found := _constants(cls))}
    parts.append(_table("The constants of a class, and the parameters of its update.", "CONSTANTS", constants))
    names = {module.__name__: _names(module) for module in modules}
    parts.append(_table("The names in a module, and what each of them is.", "MODULES", names))
    TARGET.write_text("\n".join(parts))
    ruff = [sys.executable, "-m", "ruff", "format", "--quiet", str(TARGET)]
    subprocess.run(ruff, check=True)


def _table(comment: str, name: str, value: Any) -> str:
    shown = pprint.pformat(value, width=116, sort_dicts=True)
    return f"#: {comment}\n{name}: dict[str, dict[str, object]] = {shown}\n"


def _attributes(cls: type) -> dict[str, str]:
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        update = vars(base).get("_update_attributes")
        if update is not None and base.__name__ != "GitHubCore":
            tree = ast.parse(textwrap.dedent(inspect.getsource(update)))
            for node in ast.walk(tree):
                found.update(_assigned(node))
    made = sorted(name for name, how in found.items() if how == "made")
    plain = sorted(name for name, how in found.items() if how == "plain")
    return {"made": " ".join(made), "plain": " ".join(plain)}


def _assigned(node: ast.AST) -> dict[str, str]:
    if not isinstance(node, ast.Assign):
        return {}
    names = [
        target.attr
        for target in node.targets
        if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self"
    ]
    return {name: "plain" if _picks(node.value, name) else "made" for name in names if not name.startswith("_")}


def _picks(value: ast.AST, name: str) -> bool:
    """Whether a value is the JSON's own at the key of the same name."""
    if isinstance(value, ast.Subscript) and isinstance(value.value, ast.Name):
        return isinstance(value.slice, ast.Constant) and value.slice.value == name
    if not (isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute) and value.func.attr in PICKS):
        return False
    return isinstance(value.args[0], ast.Constant) and value.args[0].value == name


def _constants(cls: type) -> dict[str, Any]:
    shown = {}
    for base in reversed(cls.__mro__[:-1]):
        for name, value in vars(base).items():
            if isinstance(value, (str, dict, frozenset)) and not name.startswith("__"):
                shown[name] = value
            elif name == "_refresh_to" and value is not None:
                shown[name] = value.__name__
            elif name == "_update_attributes" and base is cls:
                shown[name] = ", ".join(str(each) for each in list(inspect.signature(value).parameters.values())[1:])
    return shown


def _names(module: types.ModuleType) -> dict[str, str]:
    return {
        name: _what(module, name, value)
        for name, value in vars(module).items()
        if not (name.startswith("__") and name.endswith("__")) or name in module.__dict__.get("__all__", ())
    }


def _what(module: types.ModuleType, name: str, value: Any) -> str:
    if isinstance(value, types.ModuleType):
        return f"module {value.__name__}"
    origin, own = getattr(value, "__module__", None), getattr(value, "__qualname__", None)
    if (inspect.isclass(value) or inspect.isfunction(value)) and origin:
        kind = "class" if inspect.isclass(value) else "function"
        return f"{kind} {origin}.{own}"
    if isinstance(value, (str, int, tuple)) or (isinstance(value, dict) and name.isupper()):
        return f"value {value!r}"
    return f"object {type(value).__module__}.{type(value).__qualname__}"


if __name__ == "__main__":
    main()
