"""Crawl an organization on a local Spark of two threads, and read its issues as a data frame.

GH_TOKEN=... python examples/crawl/on_spark.py octo-org folder
"""

from __future__ import annotations

import sys

from pyspark.sql import SparkSession

import ferrohub.spark


def main(owner: str, folder: str) -> None:
    """Crawl into the folder, twice. Then read a stream without one: count it, and the repositories with a number 7."""
    spark = SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false").getOrCreate()
    for _ in range(2):
        found = ferrohub.spark.crawl(spark, [f"{owner}/*"], ["issues", "pulls", "reviews", "commits"], folder)
        print("rows:", sum(sum(each["rows"].values()) for each in found))
    ferrohub.spark.register(spark)
    issues = spark.read.format("ferrohub").options(repositories=f"{owner}/*", stream="issues").load().cache()
    print("issues:", issues.count())
    print("repositories:", issues.where("number = 7").select("repository").distinct().count())
    spark.stop()


if __name__ == "__main__":
    main(*sys.argv[1:3])
