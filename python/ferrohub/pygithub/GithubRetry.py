"""How requests are repeated: ``github.GithubRetry.GithubRetry``."""

from __future__ import annotations

from typing import Any


class GithubRetry:
    """How often a request is repeated.

    ferrohub repeats requests itself: reads after connection errors and the statuses 502, 503 and 504; a write only if
    it was not sent. Waits for rate limits are those that GitHub names.

    :param secondary_rate_wait: seconds to wait for a secondary rate limit that tells no time
    :param kwargs: ``total``, the number of repetitions, and other parameters of urllib3's ``Retry``
    """

    def __init__(self, secondary_rate_wait: float = 60, **kwargs: Any) -> None:
        self.secondary_rate_wait = secondary_rate_wait
        self.total = kwargs.pop("total", 10)
        self.options = kwargs
