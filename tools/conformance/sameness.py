"""Operations that several hosts describe alike, so that one check is enough."""

from __future__ import annotations

import hashlib
import json
import re
from typing import Any

from conformance.description import Node, Operation, resolve

#: What differs between hosts without a consequence: links to pages, and words.
PROSE, WORDS = {"externalDocs", "x-github"}, {"description", "summary"}
REFERENCE = re.compile(r'"\$ref": "([^"]+)"')


class Sameness:
    """The descriptions that were met, each with all that it refers to."""

    def __init__(self) -> None:
        self.met: set[tuple[str, ...]] = set()
        #: The text of a part of a document, and what it refers to, by the document and the reference.
        self.parts: dict[tuple[int, str], tuple[str, list[str]]] = {}

    def is_new(self, operation: Operation) -> bool:
        """Whether no host before this one describes the operation in the same way."""
        key = self.key(operation)
        is_new = key not in self.met
        self.met.add(key)
        return is_new

    def key(self, operation: Operation) -> tuple[str, ...]:
        """What is equal for hosts that describe an operation in the same way."""
        digest, pending, seen = hashlib.sha256(), [""], set()
        while pending:
            reference = pending.pop()
            if reference not in seen:
                seen.add(reference)
                text, further = self._part(operation, reference)
                digest.update(f"{reference}\n{text}\n".encode())
                pending += further
        return (operation.id, operation.method, operation.path, digest.hexdigest())

    def _part(self, operation: Operation, reference: str) -> tuple[str, list[str]]:
        if not reference:
            return _read(operation.node)
        key = (id(operation.document), reference)
        # Some examples name a file of GitHub's, which is no part of the document.
        if key not in self.parts and reference.startswith("#/"):
            self.parts[key] = _read(resolve(operation.document, {"$ref": reference}))
        return self.parts.get(key, ("", []))


def _read(node: Node) -> tuple[str, list[str]]:
    text = json.dumps(_without_prose(node), sort_keys=True)
    return text, sorted(set(REFERENCE.findall(text)))


def _without_prose(node: Any) -> Any:
    if isinstance(node, list):
        return [_without_prose(each) for each in node]
    if not isinstance(node, dict):
        return node
    kept = {key: value for key, value in node.items() if key not in PROSE}
    return {key: _without_prose(value) for key, value in kept.items() if not (key in WORDS and isinstance(value, str))}
