"""Load the issues and pull requests of an organization into DuckDB; the next run loads what has changed.

GH_TOKEN=... python examples/crawl/with_dlt.py octo-org github.duckdb
"""

from __future__ import annotations

import sys

import dlt

import ferrohub.dlt


def main(owner: str, database: str) -> None:
    """Load, and count what is there."""
    pipeline = dlt.pipeline("github", destination=dlt.destinations.duckdb(database))
    pipeline.run(ferrohub.dlt.source([f"{owner}/*"], ["issues", "pulls"]))
    with pipeline.sql_client() as client:
        for table in ("issues", "pulls"):
            rows = client.execute_sql(f"SELECT count(*), max(updated_at) FROM {table}")
            print(f"{table}:", *rows[0])


if __name__ == "__main__":
    main(*sys.argv[1:3])
