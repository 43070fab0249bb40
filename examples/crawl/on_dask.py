"""Crawl an organization on a local Dask cluster of four workers, and count its issues.

GH_TOKEN=... python examples/crawl/on_dask.py octo-org folder
"""

from __future__ import annotations

import sys

from dask.distributed import Client, LocalCluster

import ferrohub.dask


def main(owner: str, folder: str) -> None:
    """Crawl into the folder, then read a stream without one."""
    with LocalCluster(n_workers=4, threads_per_worker=1, dashboard_address=None) as cluster, Client(cluster):
        report = ferrohub.dask.crawl([f"{owner}/*"], ["issues", "pulls", "reviews", "commits"], folder)
        print("rows:", report["rows"].sum())
        issues = ferrohub.dask.read([f"{owner}/*"], "issues")
        print("issues:", issues.groupby("repository")["number"].count().compute().sum())


if __name__ == "__main__":
    main(*sys.argv[1:3])
