"""The operations of GitHub's tag ``hosted-compute``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

HostedCompute, AsyncHostedCompute = _rest_types("hosted-compute")

__all__ = ["AsyncHostedCompute", "HostedCompute"]
