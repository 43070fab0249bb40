"""Read the issues of an organization as a Spark data frame.

GH_TOKEN=... python examples/crawl/on_spark.py octo-org
"""

from __future__ import annotations

import sys

from pyspark.sql import SparkSession

import ferrohub.spark


def main(owner: str) -> None:
    """Count the issues, and the repositories that have one with the number 7."""
    spark = SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false").getOrCreate()
    ferrohub.spark.register(spark)
    issues = spark.read.format("ferrohub").options(repositories=f"{owner}/*", stream="issues").load().cache()
    print("issues:", issues.count())
    print("repositories:", issues.where("number = 7").select("repository").distinct().count())
    spark.stop()


if __name__ == "__main__":
    main(sys.argv[1])
