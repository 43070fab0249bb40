"""The constructors and the options of sessions in the stubs, which are declared in `python/src/session/options.rs`."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from typing import Any

from ferrohub import _core

#: Line of the handwritten part that is replaced by the generated code.
MARK = re.compile(r"^    # (__init__|from_environment|options)$")
CLASS = re.compile(r"^class (\w+)")

#: Rewrites a type, for the stub of the asynchronous clients.
Rewrite = Callable[[str], str]


def expanded(text: str, rewrite: Rewrite = str) -> str:
    """The handwritten part of a stub, with the constructors and options in place of the marks."""
    lines, owner = [], ""
    for line in text.splitlines():
        found = CLASS.match(line)
        owner = found[1] if found else owner
        mark = MARK.match(line)
        if mark is None:
            lines.append(line)
        elif mark[1] == "options":
            lines += properties()
        else:
            lines += constructor(owner.removeprefix("Async"), mark[1], rewrite)
    return "\n".join(lines) + "\n"


def constructor(owner: str, name: str, rewrite: Rewrite) -> list[str]:
    """The lines of a constructor."""
    own, returns = ("self", "None") if name == "__init__" else ("cls", "Self")
    lines = ["    @classmethod"] if own == "cls" else []
    lines += [f"    def {name}(", f"        {own},"]
    for parameter in _constructors()[owner, name]:
        if parameter["keyword"] and "        *," not in lines:
            lines.append("        *,")
        lines.append(f"        {shown(parameter, rewrite)},")
    return [*lines, f"    ) -> {returns}: ..."]


@functools.cache
def _constructors() -> dict[tuple[str, str], list[dict[str, Any]]]:
    return _core._constructors()


def shown(parameter: dict[str, Any], rewrite: Rewrite) -> str:
    """A parameter as a stub shows it."""
    text = f"{parameter['name']}: {rewrite(parameter['accepts'])}"
    default = parameter["default"]
    return text if default is None else text + " = " + default.replace("'", '"')


def properties() -> list[str]:
    """The lines of the properties of a session that are options."""
    lines = []
    for option in _core._options():
        name = option["name"]
        lines += ["    @property", f"    def {name}(self) -> {option['property']}: ..."]
        lines += [f"    @{name}.setter", f"    def {name}(self, value: {option['accepts']}) -> None: ..."]
    return lines
