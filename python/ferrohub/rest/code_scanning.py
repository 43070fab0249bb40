"""The operations of GitHub's tag ``code-scanning``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

CodeScanning, AsyncCodeScanning = _rest_types("code-scanning")

__all__ = ["AsyncCodeScanning", "CodeScanning"]
