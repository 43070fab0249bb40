"""The operations of GitHub's tag ``dependabot``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

Dependabot, AsyncDependabot = _rest_types("dependabot")

__all__ = ["AsyncDependabot", "Dependabot"]
