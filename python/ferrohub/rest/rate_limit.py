"""The operations of GitHub's tag ``rate-limit``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

RateLimit, AsyncRateLimit = _rest_types("rate-limit")

__all__ = ["AsyncRateLimit", "RateLimit"]
