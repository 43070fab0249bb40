"""The results of a tool that analyzes code, in the format SARIF 2.1.0.

See https://docs.github.com/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning.
"""

from __future__ import annotations

import base64
import binascii
import dataclasses
import hashlib
import json
import zlib
from typing import Any

from ferrohub.testing.github.records import CodeResult, CodeRule

#: The most bytes of a document, so that what is compressed cannot fill the memory.
_MOST = 100_000_000


@dataclasses.dataclass
class Run:
    """What one tool found."""

    tool: str
    version: str | None
    guid: str | None
    category: str
    rules_count: int
    results: list[CodeResult]


def runs(text: str) -> list[Run]:
    """The runs of a document that is compressed with gzip and encoded with Base64.

    :param text: the document
    :raises ValueError: it is no such document
    """
    try:
        unpacked = zlib.decompressobj(wbits=31)
        content = unpacked.decompress(base64.b64decode(text, validate=True), _MOST)
        if not unpacked.eof:
            raise ValueError("the document is incomplete or too large")
        return [_run(each) for each in json.loads(content)["runs"]]
    except (binascii.Error, zlib.error, LookupError, TypeError, AttributeError, RecursionError) as error:
        raise ValueError(f"the document is not SARIF: {error}") from None


def _run(run: dict[str, Any]) -> Run:
    driver = run["tool"]["driver"]
    rules = driver.get("rules", [])
    known = {each["id"]: each for each in rules}
    results = [_result(each, _rule_of(each, rules, known)) for each in run.get("results") or []]
    category = (run.get("automationDetails") or {}).get("id") or ""
    version = driver.get("semanticVersion") or driver.get("version")
    return Run(driver["name"], version, driver.get("guid"), category, len(rules), results)


def _rule_of(result: dict[str, Any], rules: list[Any], known: dict[str, Any]) -> dict[str, Any]:
    if "ruleIndex" in result and result["ruleIndex"] >= 0:
        return dict(rules[result["ruleIndex"]])
    id = result.get("ruleId") or result["rule"]["id"]
    return dict(known.get(id, {"id": id}))


def _result(result: dict[str, Any], rule: dict[str, Any]) -> CodeResult:
    place = result["locations"][0]["physicalLocation"]
    region = place.get("region") or {}
    path, message = place["artifactLocation"]["uri"], result["message"].get("text", "")
    line, column = region.get("startLine", 1), region.get("startColumn", 1)
    end = region.get("endLine", line)
    given = (result.get("partialFingerprints") or {}).get("primaryLocationLineHash")
    # Without a fingerprint of the tool, the same line of the same file is the same problem.
    found = f"{rule['id']} {path} {given or f'{line} {message}'}"
    fingerprint = hashlib.sha256(found.encode()).hexdigest()[:16]
    shown = _rule(rule, result.get("level"))
    return CodeResult(fingerprint, shown, message, path, line, end, column, region.get("endColumn", column))


def _rule(rule: dict[str, Any], level: str | None) -> CodeRule:
    properties = rule.get("properties") or {}
    usual = (rule.get("defaultConfiguration") or {}).get("level") or "warning"
    short = (rule.get("shortDescription") or {}).get("text") or rule.get("name") or rule["id"]
    return CodeRule(
        rule["id"],
        rule.get("name") or rule["id"],
        short,
        level or usual,
        (rule.get("fullDescription") or {}).get("text") or short,
        (rule.get("help") or {}).get("markdown") or (rule.get("help") or {}).get("text"),
        rule.get("helpUri"),
        _level(properties.get("security-severity")),
        list(properties.get("tags") or []),
    )


def _level(score: object) -> str | None:
    """The level of a score between 0 and 10."""
    if score is None:
        return None
    value = float(str(score))
    return "critical" if value >= 9 else "high" if value >= 7 else "medium" if value >= 4 else "low"
