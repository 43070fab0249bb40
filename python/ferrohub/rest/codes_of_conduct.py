"""The operations of GitHub's tag ``codes-of-conduct``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

CodesOfConduct, AsyncCodesOfConduct = _rest_types("codes-of-conduct")

__all__ = ["AsyncCodesOfConduct", "CodesOfConduct"]
