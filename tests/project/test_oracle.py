"""Call by call against the peer's requests and results, where those lie beside the project: each call agrees, or stands
with its reason in docs/decisions/compatibility/cases.tsv.
"""

from __future__ import annotations

import json
import os
import pathlib
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).parents[2]
ORACLE = ROOT.parent / "shared" / "oracle"
LISTED = ROOT / "docs" / "decisions" / "compatibility" / "cases.tsv"

#: Runs the cases as the peer ran them: it sends nothing again.
RUN = """
import functools, os, runpy, sys
import ferrohub
ferrohub.Client = functools.partial(ferrohub.Client, retries=0)
ferrohub.ClientEnterprise = functools.partial(ferrohub.ClientEnterprise, retries=0)
sys.argv = ["run.py", *sys.argv[1:]]
runpy.run_path(os.path.abspath("run.py"), run_name="__main__")
"""

#: Prints the calls that differ, and those where the peer is no guide and the package does not do what the table says.
COMPARE = """
import json, sys
import cases, diff
peer, own = diff.load("peer.jsonl"), diff.load(sys.argv[1])
differ, wrong = [], []
for case in cases.build()[1]:
    a, b = peer[case["id"]], own[case["id"]]
    if diff.set_aside(case, a):
        if not diff.right(case, b):
            wrong.append(case["id"])
    elif diff.comparable(a, {"accept"}) != diff.comparable(b, {"accept"}):
        differ.append(case["id"])
print(json.dumps([differ, wrong]))
"""


#: Runs the cases with ``ferrohub.github3``; the oracle has no adapter for it.
RUN_GITHUB3 = """
import os, runpy, sys
sys.path.insert(0, sys.argv.pop(1))
import adapters, oracle_github3
sys.modules["adapters.ferrohub_github3_adapter"] = adapters.ferrohub_github3_adapter = oracle_github3
sys.argv = ["run.py", *sys.argv[1:]]
runpy.run_path(os.path.abspath("run.py"), run_name="__main__")
"""

SUPPORT = ROOT / "tests" / "support"
#: The calls of ``ferrohub.github3`` that differ, with their reasons. There may be fewer than 120.
LISTED_GITHUB3 = ROOT / "docs" / "decisions" / "compatibility" / "github3-cases.tsv"
MOST = 119


@pytest.mark.slow
@pytest.mark.skipif(not ORACLE.is_dir(), reason="the peer's requests and results are missing (beside the project)")
@pytest.mark.parametrize(
    ("run", "listed"),
    [([RUN, "ferrohub"], LISTED), ([RUN_GITHUB3, str(SUPPORT), "ferrohub_github3"], LISTED_GITHUB3)],
    ids=["ferrohub", "ferrohub.github3"],
)
def test_each_call_agrees_or_is_listed(run: list[str], listed: pathlib.Path, tmp_path: pathlib.Path) -> None:
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": str(ORACLE)}
    log = tmp_path / "own.jsonl"

    def ran(*arguments: str) -> str:
        command = [sys.executable, *arguments]
        done = subprocess.run(command, cwd=ORACLE, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    ran("-c", *run, "--out", str(log))
    differ, wrong = json.loads(ran("-c", COMPARE, str(log)))
    reasons = dict(line.split("\t") for line in listed.read_text().splitlines()[1:])
    assert sorted([*differ, *wrong]) == sorted(reasons)
    assert all(reasons.values()) and (listed is LISTED or len(reasons) <= MOST)
