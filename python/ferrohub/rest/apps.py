"""The operations of GitHub's tag ``apps``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

Apps, AsyncApps = _rest_types("apps")

__all__ = ["AsyncApps", "Apps"]
