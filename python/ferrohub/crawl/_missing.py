"""The outcomes of owners that cannot be listed."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

from ferrohub.crawl import streams
from ferrohub.crawl._locks import Busy
from ferrohub.crawl._partition import Partition
from ferrohub.crawl._replies import FAILED, OUTCOMES
from ferrohub.crawl._rows import table

if TYPE_CHECKING:
    from ferrohub.crawl._folder import Folder
    from ferrohub.crawl.plan import Plan


#: The keys of the outcomes of listings, beside those of the streams of owners.
_KEYS = ("repositories", "names")


def note_missing(plan: Plan, folder: Folder) -> list[dict[str, Any]]:
    """Write the outcomes of owners that cannot be listed, or that can be again. Returns the new rows."""
    written: list[dict[str, Any]] = []
    for part in plan.unlisted:
        status, detail = part.missing or (0, "")
        # Names that are invalid have no status; other repositories of the owner are crawled.
        key = "repositories" if status or (part.owner, status, detail) in plan.failing else "names"
        written += _note(plan, folder, part.owner, key, status or None, OUTCOMES.get(status, FAILED), detail)
    unlisted = {part.owner.lower() for part in plan.unlisted}
    owners = sorted({owner for owner, _ in plan.repositories if owner.lower() not in unlisted})
    for owner, state in zip(owners, folder.storage.map(lambda owner: folder.peek(owner, "*"), owners), strict=True):
        for key in [key for key, row in state.get("outcomes", {}).items() if row["outcome"] != "ok" and key in _KEYS]:
            written += _note(plan, folder, owner, key, 200, "ok", "")
    return written


def _note(
    plan: Plan, folder: Folder, owner: str, key: str, status: int | None, outcome: str, detail: str
) -> list[dict[str, Any]]:
    """Write the outcome of an owner, unless this run has written it. Returns the new row."""
    row = {"run": plan.run, "stream": "repositories", "parent": None, "status": status, "outcome": outcome,
           "detail": detail, "name": f"{owner}/*"}  # fmt: skip
    # Another process with the same plan may be doing this.
    with contextlib.suppress(Busy), Partition(folder, owner, "*") as stored:
        if stored.data["outcomes"].get(key) != row:
            rows = {streams.OUTCOMES.name: table(streams.OUTCOMES, [row], None, False)}
            stored.commit(rows, lambda: stored.data["outcomes"].update({key: row}))
            return [{"owner": owner, "repository": "*", **row}]
    return []
