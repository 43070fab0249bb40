"""The operations of GitHub's tag ``api-insights``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

ApiInsights, AsyncApiInsights = _rest_types("api-insights")

__all__ = ["AsyncApiInsights", "ApiInsights"]
