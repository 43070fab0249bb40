"""The operations of GitHub's tag ``agents``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

Agents, AsyncAgents = _rest_types("agents")

__all__ = ["AsyncAgents", "Agents"]
