"""Crawl an organization on a local Ray of two workers, and count its issues.

GH_TOKEN=... python examples/crawl/on_ray.py octo-org folder
"""

from __future__ import annotations

import sys

import ray

import ferrohub.ray


def main(owner: str, folder: str) -> None:
    """Crawl into the folder, then read a stream without one."""
    ray.init(num_cpus=2, include_dashboard=False, logging_level="ERROR")
    found = ferrohub.ray.crawl([f"{owner}/*"], ["issues", "pulls", "reviews", "commits"], folder)
    print("rows:", sum(sum(each["rows"].values()) for each in found))
    print("issues:", ferrohub.ray.read([f"{owner}/*"], "issues").count())
    ray.shutdown()


if __name__ == "__main__":
    main(*sys.argv[1:3])
