"""The operations of GitHub's tag ``enterprise-admin``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

EnterpriseAdmin, AsyncEnterpriseAdmin = _rest_types("enterprise-admin")

__all__ = ["AsyncEnterpriseAdmin", "EnterpriseAdmin"]
