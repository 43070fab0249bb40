"""The operations of GitHub's tag ``dependency-graph``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

DependencyGraph, AsyncDependencyGraph = _rest_types("dependency-graph")

__all__ = ["AsyncDependencyGraph", "DependencyGraph"]
