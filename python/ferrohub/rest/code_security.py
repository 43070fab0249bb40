"""The operations of GitHub's tag ``code-security``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

CodeSecurity, AsyncCodeSecurity = _rest_types("code-security")

__all__ = ["AsyncCodeSecurity", "CodeSecurity"]
