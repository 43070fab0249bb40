"""Retries by the rules of urllib3: ``github.GithubRetry.GithubRetry``. It needs the package urllib3."""

from __future__ import annotations

import json
import logging
from datetime import datetime, timezone
from typing import TYPE_CHECKING, Any

from urllib3.util.retry import Retry

from ferrohub.pygithub._modules import complete
from ferrohub.pygithub._responses import ErrorStatuses
from ferrohub.pygithub.GithubException import GithubException, RateLimitExceededExceedsMaxWait

if TYPE_CHECKING:
    from typing_extensions import Self

DEFAULT_SECONDARY_RATE_WAIT = 60
_READS = Retry.DEFAULT_ALLOWED_METHODS


class GithubRetry(Retry):
    """Repeats requests after a 5xx, and after a 403 that tells of a rate limit; a 403 for another reason raises.

    A POST is repeated as well, as in PyGithub, also if GitHub may have received it. A client without ``retry=`` repeats
    no such request.

    :param secondary_rate_wait: seconds to wait for a secondary rate limit
    :param max_rate_limit_wait: maximum number of seconds to wait for a rate limit; None for any number
    :param kwargs: parameters of urllib3's ``Retry``, such as ``total`` and ``backoff_factor``
    """

    # Programs that test replace it.
    __datetime = datetime

    def __init__(
        self,
        secondary_rate_wait: float = DEFAULT_SECONDARY_RATE_WAIT,
        max_rate_limit_wait: float | None = None,
        **kwargs: Any,
    ) -> None:
        self.secondary_rate_wait, self.max_rate_limit_wait = secondary_rate_wait, max_rate_limit_wait
        kwargs["status_forcelist"] = [*kwargs.get("status_forcelist", range(500, 600)), 403]
        kwargs.setdefault("allowed_methods", {*_READS, "GET", "POST"})
        super().__init__(**kwargs)

    def new(self, **kw: Any) -> Self:
        """A copy with other values.

        :param kw: the values
        """
        own = {name: getattr(self, name) for name in ("secondary_rate_wait", "max_rate_limit_wait")}
        return super().new(**{**own, **kw})

    def increment(
        self,
        method: str | None = None,
        url: str | None = None,
        response: Any = None,
        error: Exception | None = None,
        _pool: Any = None,
        _stacktrace: Any = None,
    ) -> Any:
        """The retries that are left after a response or an error; raises if there are none.

        :param method: method of the request
        :param url: its URL
        :param response: the response, as urllib3 has it
        :param error: the error in its place
        """
        following = (method, url, response, error, _pool, _stacktrace)
        if response is None or response.status != 403:
            return super().increment(*following)
        self.__log(logging.INFO, f"{method} {url}: {response.status} {response.reason}")
        if "Retry-After" in response.headers:
            self.__log(logging.INFO, f"Retrying after {response.headers['Retry-After']} s")
            return super().increment(*following)
        content, message = self._content(response, url)
        if not ErrorStatuses.isRateLimitError(message):
            self.__log(logging.DEBUG, f"No rate limit: {message}")
            raise ErrorStatuses.createException(response.status, response.headers, content)
        made = super().increment(*following)
        self._wait(made, response, content, ErrorStatuses.isPrimaryRateLimitError(message))
        return made

    def _wait(self, made: Any, response: Any, content: Any, is_primary: bool) -> None:
        """Let retries wait for a rate limit, at least."""
        wait = self._until_reset(response) if is_primary else self.secondary_rate_wait
        if self.max_rate_limit_wait is not None and wait > self.max_rate_limit_wait:
            self.__log(logging.INFO, f"A wait of {wait:g} s is more than {self.max_rate_limit_wait:g} s")
            raise RateLimitExceededExceedsMaxWait(response.status, content, response.headers, wait=wait)
        wait = max(wait, made.get_backoff_time())
        self.__log(logging.INFO, f"Retrying after {wait:g} s, for a rate limit")
        # Once: the next wait is found anew.
        made.get_backoff_time = lambda: wait

    def _until_reset(self, response: Any) -> float:
        """Seconds until the primary rate limit is reset: a second more, as GitHub names whole seconds."""
        value = response.headers.get("X-RateLimit-Reset") or ""
        if not value.isdigit():
            return 0.0
        reset = self.__datetime.fromtimestamp(int(value), timezone.utc)
        return (reset - self.__datetime.now(timezone.utc)).total_seconds() + 1

    def _content(self, response: Any, url: str | None) -> tuple[Any, str]:
        """The JSON of a response, and its message."""
        content: Any = response.reason
        try:
            content = self.get_content(response, url or "") or content
            content = json.loads(content)
            return content, content.get("message")
        except Exception as error:
            reason = RuntimeError("the response has no message")
            reason.__cause__ = error
            raise GithubException(response.status, content, response.headers) from reason

    @staticmethod
    def get_content(resp: Any, url: str) -> bytes:
        """The body of a response.

        :param resp: the response, as urllib3 has it
        :param url: its URL
        """
        return resp.data or b""

    def __log(self, level: int, message: str) -> None:
        logging.getLogger("github.GithubRetry").log(level, message)


complete(globals())
