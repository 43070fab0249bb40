"""Write the open Dependabot alerts of an organization's repositories into a CSV file.

GH_TOKEN=... python examples/dependabot_alerts.py octo-org alerts.csv
"""

from __future__ import annotations

import csv
import pathlib
import sys

import ferrohub

FIELDS = ["repository.full_name", "number", "security_advisory.severity", "security_advisory.summary", "html_url"]


def write_alerts(client: ferrohub.Client, org: str, path: str) -> int:
    """Write a row for each alert; return how many there are."""
    rows = client.rest.dependabot.list_alerts_for_org(org, state="open").to_dicts(FIELDS)
    with pathlib.Path(path).open("w", newline="", encoding="utf-8") as file:
        table = csv.DictWriter(file, FIELDS)
        table.writeheader()
        table.writerows(rows)
    return len(rows)


if __name__ == "__main__":
    print(write_alerts(ferrohub.Client.from_environment(), *sys.argv[1:3]), "alerts")
