"""Which parameter of ferrohub is meant by an argument of another package: the one that is sent under the same name."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from ferrohub._migration.peer import Finding


def wires(lines: Iterable[str]) -> dict[str, str]:
    """The name under which each parameter of a method of PyGithub is sent; ``/1`` for the second part of its path.

    :param lines: the lines of the method in the table of facts
    """
    found: dict[str, str] = {}
    for line in lines:
        word, _, rest = line.partition(" ")
        if word in ("GET", "POST", "PUT", "PATCH", "DELETE", "at"):
            places = [each for each in re.findall(r"\{([^}]*)\}", rest) if not each.startswith(".")]
            found |= {name.partition("|")[0]: f"/{index}" for index, name in enumerate(places)}
        elif word in ("query", "body", "data"):
            for part in re.split(r", (?=[\w ]*=|\??\w+(?: if|,|$))", rest):
                wire, _, source = part.partition("=")
                name = re.match(r"\??(\w+)", (source or wire).strip())
                if name:
                    found.setdefault(name[1], wire.split(" if ")[0].strip(" ?"))
    return found


def compare(
    finding: Finding, given: list[tuple[str, int | None]], wired: dict[str, str], operation: dict[str, Any]
) -> None:
    """Add what differs in the parameters that are passed.

    :param finding: the finding
    :param given: the parameters that are passed: name and position, None by keyword
    :param wired: how parameters are sent, as of :func:`wires`
    :param operation: the operation of ferrohub
    """
    declared = operation["parameters"]
    places = [each for each in re.findall(r"\{([^}]*)\}", operation["request"]) if each != "url"]
    positional = [each["name"] for each in declared if not each["keyword"]]
    for name, position in given:
        wire = wired.get(name, name)
        if wire.startswith("/"):
            index = int(wire[1:])
            wire = places[index] if index < len(places) else name
        own = next((each for each in declared if each["wire"] == wire), None)
        own = own or next((each for each in declared if each["name"] in (name, wire)), None)
        required = [each for each in declared if each["default"] is None]
        if own is None and len(required) == 1 and (wire == "" or position == 0):
            own = required[0]
        if own is None:
            finding.differs("parameter", f"{operation['name']} has no parameter for {name}")
        elif own["rest"]:
            continue
        elif position is not None and (own["keyword"] or positional.index(own["name"]) != position):
            finding.differs("parameter", f"{name} is another position here: pass {own['name']}=")
        elif own["name"] != name and position is None:
            finding.differs("parameter", f"{name}= is {own['name']}=")
