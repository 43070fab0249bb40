"""The operations of GitHub's tag ``campaigns``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

Campaigns, AsyncCampaigns = _rest_types("campaigns")

__all__ = ["AsyncCampaigns", "Campaigns"]
