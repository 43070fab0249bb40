"""The operations of GitHub's tag ``credentials``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

Credentials, AsyncCredentials = _rest_types("credentials")

__all__ = ["AsyncCredentials", "Credentials"]
