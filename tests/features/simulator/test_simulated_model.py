"""Random requests: the simulator and a simple model agree, and webhooks fire for each change.

``FERROHUB_MODEL_STEPS=20000`` sets the number of requests.
"""

from __future__ import annotations

import os

import pytest

from github_model import Trial
from slow import all_but

STEPS = int(os.environ.get("FERROHUB_MODEL_STEPS", "1200"))
#: The steps of each trial, which begins anew.
ROUND = 400


@pytest.mark.parametrize("seed", all_but(1, range(max(1, STEPS // ROUND))))
def test_the_simulator_and_the_model_agree(seed: int) -> None:
    Trial(seed).run(ROUND)
