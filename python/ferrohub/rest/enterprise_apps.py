"""The operations of GitHub's tag ``enterprise-apps``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

EnterpriseApps, AsyncEnterpriseApps = _rest_types("enterprise-apps")

__all__ = ["AsyncEnterpriseApps", "EnterpriseApps"]
