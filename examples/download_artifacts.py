"""Download the artifacts of the latest workflow run on a branch.

GH_TOKEN=... python examples/download_artifacts.py octo-org hello main
"""

from __future__ import annotations

import pathlib
import sys

import ferrohub


def download_artifacts(client: ferrohub.Client, owner: str, repo: str, branch: str) -> list[pathlib.Path]:
    """Download each artifact as NAME.zip into the working directory; return the paths."""
    actions, found = client.rest.actions, []
    for run in actions.list_workflow_runs_for_repo(owner, repo, branch=branch, status="success")[:1]:
        for artifact in actions.list_workflow_run_artifacts(owner, repo, run):
            path = pathlib.Path(f"{artifact.name}.zip")
            actions.download_artifact(owner, repo, artifact, "zip", to=path)
            found.append(path)
    return found


if __name__ == "__main__":
    print(*download_artifacts(ferrohub.Client.from_environment(), *sys.argv[1:4]), sep="\n")
