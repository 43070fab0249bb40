"""The modules of ``ferrohub.github3`` that only have names, and the stubs of these and of its resources.

The extension module makes the classes on first use.
"""

from __future__ import annotations

import inspect
import pathlib
import sys
from typing import Any

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = "python/ferrohub/github3"
MARK = "Made by tools/generate.py."
TEXT = '''"""The names of github3.py's module ``{name}``. {mark}"""

from ferrohub.github3 import _lazy

__getattr__, __dir__ = _lazy.names(__name__)
__all__ = _lazy.public(__name__)
'''
HEAD = '''"""{what} {mark}"""

from typing import Any

'''
#: Modules of the package with classes written by hand.
BY_HAND = ("models", "structs", "session", "exceptions", "github", "decorators", "api", "apps", "utils")


def modules() -> dict[str, str]:
    """The modules and stubs by file, and their text."""
    from ferrohub.github3 import _facts

    files = {f"{FOLDER}/_resources.pyi": _resources()}
    for name, names in _facts.MODULES.items():
        inside = name.removeprefix("github3").replace(".", "/").strip("/")
        is_package = any(other.startswith(f"{name}.") for other in _facts.MODULES)
        file = f"{FOLDER}/{inside}/__init__.py" if is_package else f"{FOLDER}/{inside}.py"
        path = ROOT / file
        if name != "github3" and not (path.is_file() and MARK not in path.read_text()[:200]):
            files[file] = TEXT.format(name=name.removeprefix("github3."), mark=MARK)
            files[f"{file}i"] = _stub(name, names)
    return files


def _stub(module: str, names: dict[str, Any]) -> str:
    shown = [_line(name, str(target)) for name, target in sorted(names.items())]
    what = f"The names of github3.py's module ``{module.removeprefix('github3.')}``."
    public = ", ".join(f'"{name}"' for name in sorted(names) if not name.startswith("_"))
    lines = sorted(line for line in shown if line.startswith(("from", "import")))
    lines += ["", *(line for line in shown if not line.startswith(("from", "import")))]
    return HEAD.format(what=what, mark=MARK) + "\n".join(lines) + f"\n__all__ = [{public}]\n"


def _line(name: str, target: str) -> str:
    """How a name is declared."""
    from ferrohub.github3 import _classes

    kind, _, what = target.partition(" ")
    origin, _, own = what.rpartition(".")
    top = what.split(".")[0]
    if kind == "module" and top == "github3":
        return _imported(f"ferrohub.{origin}", own, name)
    if kind == "module" and what in sys.stdlib_module_names:
        return f"import {what} as {name}"
    if kind == "class" and origin.removeprefix("github3.") not in BY_HAND and top == "github3":
        return _imported("ferrohub.github3._resources", _classes.RENAMED.get(what, own), name)
    if kind in ("class", "function") and own == "URITemplate":
        return _imported("ferrohub", own, name)
    if kind in ("class", "function") and top == "github3" and origin.removeprefix("github3.") in BY_HAND:
        return _imported(f"ferrohub.{origin}", own, name)
    if kind == "function" and top == "github3":
        return _imported("ferrohub.github3._functions", own, name)
    if kind in ("class", "function") and origin in sys.stdlib_module_names:
        return _imported(origin, own, name)
    return f"{name}: Any"


def _imported(module: str, own: str, name: str) -> str:
    return f"from {module} import {own} as {name}"


def _resources() -> str:
    from ferrohub import _core
    from ferrohub.github3 import _classes

    # A class extends one of ferrohub and one of the package.
    text = '# mypy: disable-error-code="misc, override"\n'
    text += HEAD.format(what="The resources of ``ferrohub.github3``.", mark=MARK)
    text += "from ferrohub import _core\nfrom ferrohub.github3.models import GitHubCore\n"
    written: set[type] = set()

    def write(cls: type) -> str:
        if cls in written or not cls.__module__.startswith("ferrohub.github3.") or cls.__name__ == "GitHubCore":
            return ""
        written.add(cls)
        before = "".join(write(base) for base in cls.__bases__)
        name = vars(cls).get("_core_name", cls.__name__)
        bases = ", ".join(_base(base) for base in cls.__bases__)
        members = "".join(f"    {line}\n" for key, value in vars(cls).items() for line in _member(cls, key, value))
        return f"{before}\nclass {name}({bases}):\n{members or '    ...'}".rstrip() + "\n"

    for core in sorted(_classes.paths().keys() - _classes.PRIVATE.keys()):
        text += write(_core._github3_class(core))
    return text


def _base(cls: type) -> str:
    if cls.__module__ == "ferrohub.github3.models":
        return cls.__name__
    if cls.__module__.startswith("ferrohub.github3."):
        return str(vars(cls).get("_core_name", cls.__name__))
    return f"_core.{_core_name(cls)}"


def _core_name(cls: type) -> str:
    from ferrohub import _core

    return next(name for name in _core.__all__ if getattr(_core, name) is cls)


def _member(cls: type, name: str, value: Any) -> list[str]:
    if name.startswith("_") or type(value).__name__ == "field":
        return []
    if isinstance(value, property):
        return ["@property", f"def {name}(self) -> Any: ..."]
    if callable(value):
        parameters = list(inspect.signature(value).parameters.values())
        return [f"def {name}({', '.join(_parameter(parameter) for parameter in parameters)}) -> Any: ..."]
    kinds: dict[Any, str] = {str: "str", dict: "dict[str, Any]", frozenset: "frozenset[str]"}
    return [f"{name}: {kinds.get(type(value), 'Any')}"]


def _parameter(parameter: inspect.Parameter) -> str:
    if parameter.name == "self":
        return "self"
    kinds: dict[Any, str] = {parameter.VAR_POSITIONAL: "*", parameter.VAR_KEYWORD: "**"}
    stars = kinds.get(parameter.kind, "")
    default = "" if parameter.default is parameter.empty else " = ..."
    return f"{stars}{parameter.name}: Any{default}"
