"""Results of a tool that analyzes code, in the format SARIF."""

from __future__ import annotations

import base64
import gzip
import json
from typing import Any

RULES = [
    {
        "id": "py/injection",
        "shortDescription": {"text": "Injection"},
        "properties": {"security-severity": "9.8", "tags": ["security"]},
        "defaultConfiguration": {"level": "error"},
    },
    {"id": "py/unused", "shortDescription": {"text": "Unused"}},
]


def found(rule: int, line: int, fingerprint: str | None = None) -> dict[str, Any]:
    """A result of a rule in a line of app.py."""
    region = {"startLine": line, "startColumn": 5, "endColumn": 9}
    place = {"artifactLocation": {"uri": "app.py"}, "region": region}
    more = {"partialFingerprints": {"primaryLocationLineHash": fingerprint}} if fingerprint else {}
    return {"ruleIndex": rule, "message": {"text": "Look"}, "locations": [{"physicalLocation": place}], **more}


def sarif(*results: dict[str, Any], category: str = "") -> str:
    """A document with results, compressed and encoded as GitHub takes it."""
    driver = {"name": "CodeQL", "semanticVersion": "2.1.0", "rules": RULES}
    run: dict[str, Any] = {"tool": {"driver": driver}, "results": list(results)}
    if category:
        run["automationDetails"] = {"id": category}
    return base64.b64encode(gzip.compress(json.dumps({"version": "2.1.0", "runs": [run]}).encode())).decode()
