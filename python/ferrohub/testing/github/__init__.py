"""A GitHub in memory that remembers, for tests.

>>> from ferrohub.testing import GitHub
>>> github = GitHub()
>>> mona = github.user("mona")
>>> compass = github.repository("octo-org/compass", files={"README.md": "# Compass"}, private=True)
>>> client = github.client(mona, scopes=["repo"])
>>> issue = client.repository("octo-org", "compass").create_issue("Found a bug")
>>> [each.title for each in github.issues("octo-org/compass")]
['Found a bug']
"""

from __future__ import annotations

from ferrohub.testing.github.actions import Plan
from ferrohub.testing.github.call import Call, Reply
from ferrohub.testing.github.clock import Clock
from ferrohub.testing.github.failures import NotSimulated
from ferrohub.testing.github.faults import Faults
from ferrohub.testing.github.simulator import GitHub, LoggedRequest

__all__ = ["Call", "Clock", "Faults", "GitHub", "LoggedRequest", "NotSimulated", "Plan", "Reply"]
