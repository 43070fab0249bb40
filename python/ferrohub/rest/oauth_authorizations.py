"""The operations of GitHub's tag ``oauth-authorizations``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

OauthAuthorizations, AsyncOauthAuthorizations = _rest_types("oauth-authorizations")

__all__ = ["AsyncOauthAuthorizations", "OauthAuthorizations"]
