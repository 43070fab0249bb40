"""The operations of GitHub's tag ``secret-scanning``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

SecretScanning, AsyncSecretScanning = _rest_types("secret-scanning")

__all__ = ["AsyncSecretScanning", "SecretScanning"]
