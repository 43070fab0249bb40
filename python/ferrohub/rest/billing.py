"""The operations of GitHub's tag ``billing``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

Billing, AsyncBilling = _rest_types("billing")

__all__ = ["AsyncBilling", "Billing"]
