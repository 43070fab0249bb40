"""Requests with members that GitHub does not describe. The tests of the simulator send none: their requests are held
against GitHub's description.
"""

from __future__ import annotations

from typing import Any

from ferrohub.testing import GitHub


def test_a_report_of_a_vulnerability_names_no_cve_and_credits_nobody() -> None:
    github = GitHub()
    mona = github.user("mona")
    github.organization("octo-org", owners=[mona])
    github.repository("octo-org/open")
    hole: dict[str, Any] = {"package": {"ecosystem": "pip", "name": "maps"}}
    body = {"summary": "Hole", "description": "Deep", "vulnerabilities": [hole], "credits": 5, "cve_id": "CVE-2026-1"}
    route = "POST /repos/octo-org/open/security-advisories/reports"
    reported = github.client(mona).request(route, json=body).json()
    assert (reported["credits"], reported["cve_id"]) == ([], None)
