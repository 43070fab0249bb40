"""The modules in which github3.py has its classes; each re-exports names of ``ferrohub._core``."""

from __future__ import annotations

import collections
import inspect

from ferrohub import _core
from generator.declared import Declared
from generator.stub import wrapped

#: Modules written by hand.
BY_HAND = (
    "ferrohub",
    "ferrohub.aio",
    "ferrohub.graphql",
    "ferrohub.oauth",
    "ferrohub.quota",
    "ferrohub.rest",
    "ferrohub.testing",
    "ferrohub.webhooks",
)
#: Aliases of names of the extension module, by module.
ALIASES = {
    "ferrohub.github": {
        "Client": "Client",
        "ClientEnterprise": "ClientEnterprise",
        "GitHub": "Client",
        "GitHubEnterprise": "ClientEnterprise",
    },
    "ferrohub.session": {"GitHubSession": "ClientSession"},
    "ferrohub.structs": {"GitHubIterator": "Listing", "SearchIterator": "SearchListing"},
}


def modules(declared: Declared) -> dict[str, str]:
    """The modules by file, and their text."""
    names = contents(declared)
    packages = {module.rpartition(".")[0] for module in names} - {"ferrohub"}
    files = {_file(module): _text({"ferrohub._core": shown}) for module, shown in names.items()}
    for package in packages:
        inside = {module: names[module] for module in sorted(names) if module.startswith(f"{package}.")}
        same = {module: dict(zip(shown, shown, strict=True)) for module, shown in inside.items()}
        files[_file(f"{package}.__init__")] = _text(same)
    return files


def contents(declared: Declared) -> dict[str, dict[str, str]]:
    """The names in each module and in the extension module."""
    names: dict[str, dict[str, str]] = collections.defaultdict(dict)
    for found in declared.classes.values():
        names[found.module][found.shown] = found.name
    for name in _core.__all__:
        python = None if name in declared.classes else getattr(_core, name)
        if inspect.isclass(python) and python.__module__ not in BY_HAND:
            names[python.__module__][name] = name
    for module, aliases in ALIASES.items():
        names[module].update(aliases)
    return names


def _bare_first(pair: tuple[str, str]) -> tuple[str, bool, str]:
    core, name = pair
    return core, name != core, name


def _file(module: str) -> str:
    return f"python/{module.replace('.', '/')}.py"


def _text(imports: dict[str, dict[str, str]]) -> str:
    """The text of a module with these names, by the module that each is imported from."""
    lines = ['"""Classes of ``ferrohub._core``, where scripts look for them. Made by tools/generate.py."""', ""]
    for module, names in imports.items():
        pairs = sorted(((core, name) for name, core in names.items()), key=_bare_first)
        parts = [core if core == name else f"{core} as {name}" for core, name in pairs]
        lines += wrapped(f"from {module} import ", "()", parts, bare=True)
    everything = sorted(name for names in imports.values() for name in names)
    lines += ["", *wrapped("__all__ = ", "[]", [f'"{name}"' for name in everything]), ""]
    return "\n".join(lines)
