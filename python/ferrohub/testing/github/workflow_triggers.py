"""What starts a workflow, as its file says: a dispatch with its inputs, and types of events."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.failures import unprocessable

if TYPE_CHECKING:
    from collections.abc import Mapping


def inputs_of(text: str) -> dict[str, dict[str, str]] | None:
    """The inputs of ``workflow_dispatch`` in the file of a workflow, by name; None if it has no such trigger.

    :param text: the file
    """
    if not re.search(r"\bworkflow_dispatch\b", text):
        return None
    found: dict[str, dict[str, str]] = {}
    path: list[tuple[int, str]] = []
    for line in text.splitlines():
        match = re.match(r"( *)([\w-]+|'[\w-]+'|\"[\w-]+\"):[ \t]*(.*?)[ \t]*(?:#.*)?$", line)
        if match is None:
            continue
        indent, key = len(match[1]), match[2].strip("'\"")
        path = [*(each for each in path if each[0] < indent), (indent, key)]
        names = [name for _, name in path]
        if names[:1] in (["on"], ["true"]) and names[1:3] == ["workflow_dispatch", "inputs"]:
            if len(names) == 4:
                # The settings may follow in braces.
                pairs = re.findall(r"([\w-]+):[ \t]*('[^']*'|\"[^\"]*\"|[^,}]*)", match[3])
                found[key] = {name: value.strip().strip("'\"") for name, value in pairs}
            elif len(names) == 5:
                found[names[3]][key] = match[3].strip("'\"")
    return found


def types_of_dispatch(text: str) -> list[str] | None:
    """The types of ``repository_dispatch`` in the file of a workflow, none for any; None if it has no such trigger.

    :param text: the file
    """
    if not re.search(r"\brepository_dispatch\b", text):
        return None
    found = re.search(r"repository_dispatch:\s*\n\s+types:[ \t]*(\[[^\]]*\]|(?:\n[ \t]+-[^\n]*)+|[^\n]*)", text)
    return re.findall(r"[\w./:-]*\w", found[1]) if found else []


def checked_inputs(text: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """The inputs of a dispatch, with their defaults.

    :param text: the file of the workflow
    :param given: the inputs of the request
    :raises Failure: the workflow cannot be dispatched, an input is missing, or there is no such input
    """
    known = inputs_of(text)
    if known is None:
        raise unprocessable("Workflow does not have 'workflow_dispatch' trigger")
    unknown = [name for name in given if name not in known]
    if unknown:
        names = ", ".join(f'"{name}"' for name in unknown)
        raise unprocessable(f"Unexpected inputs provided: [{names}]")
    found: dict[str, Any] = {}
    for name, settings in known.items():
        if name in given:
            found[name] = given[name]
        elif settings.get("default"):
            found[name] = settings["default"]
        elif settings.get("required") == "true":
            raise unprocessable(f"Required input '{name}' not provided")
    return found
