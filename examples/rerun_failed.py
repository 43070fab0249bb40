"""Rerun the last workflow runs of an organization's repositories that failed.

GH_TOKEN=... python examples/rerun_failed.py octo-org main
"""

from __future__ import annotations

import sys

import ferrohub


def rerun_failed(client: ferrohub.Client, org: str, branch: str) -> int:
    """Rerun the failed jobs of each repository's last completed run on a branch; return how many runs were started."""
    started = 0
    for repository in client.organization(org, lazy=True).repositories():
        if repository.archived:
            continue
        for run in repository.workflow_runs(branch=branch, status="completed")[:1]:
            if run.conclusion == "failure":
                run.rerun_failed_jobs()
                print(f"{repository.full_name}: {run.name} {run.html_url}")
                started += 1
    return started


if __name__ == "__main__":
    rerun_failed(ferrohub.Client.from_environment(), *sys.argv[1:3])
