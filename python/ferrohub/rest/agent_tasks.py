"""The operations of GitHub's tag ``agent-tasks``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

AgentTasks, AsyncAgentTasks = _rest_types("agent-tasks")

__all__ = ["AsyncAgentTasks", "AgentTasks"]
