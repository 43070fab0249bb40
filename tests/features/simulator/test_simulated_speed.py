"""How much time the simulator takes, measured as processor time."""

from __future__ import annotations

from typing import Any

import pytest

from simulator_speed import REQUESTS, of_request, of_tests


@pytest.mark.parametrize(("method", "path", "body"), REQUESTS)
def test_a_request_takes_less_than_a_third_of_a_millisecond(
    method: str, path: str, body: dict[str, Any] | None
) -> None:
    assert of_request(method, path, body) < 0.3e-3


@pytest.mark.slow
def test_a_thousand_simulators_take_less_than_five_seconds() -> None:
    # The least of several rounds, as other processes of the machine slow some of them down.
    assert of_tests(25, rounds=16) * 40 < 5
