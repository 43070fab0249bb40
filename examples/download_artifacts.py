"""Download the artifacts of the latest successful workflow run on a branch, and unpack them.

GH_TOKEN=... python examples/download_artifacts.py octo-org hello main
"""

from __future__ import annotations

import pathlib
import sys
import zipfile

import ferrohub


def download_artifacts(client: ferrohub.Client, owner: str, repo: str, branch: str) -> list[pathlib.Path]:
    """Download each artifact, and unpack it into a folder of its name in the working directory; return the folders."""
    found = []
    for run in client.repository(owner, repo).workflow_runs(branch=branch, status="success")[:1]:
        for artifact in run.artifacts():
            archive = pathlib.Path(f"{artifact.name}.zip")
            client.rest.actions.download_artifact(owner, repo, artifact, "zip", to=archive)
            with zipfile.ZipFile(archive) as packed:
                packed.extractall(artifact.name)
            archive.unlink()
            found.append(pathlib.Path(artifact.name))
    return found


if __name__ == "__main__":
    print(*download_artifacts(ferrohub.Client.from_environment(), *sys.argv[1:4]), sep="\n")
