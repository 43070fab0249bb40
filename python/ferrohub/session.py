"""Classes of ``ferrohub._core``, where scripts look for them. Made by tools/generate.py."""

from ferrohub._core import (
    AppBearerTokenAuth,
    AppInstallationTokenAuth,
    AuthContext,
    BasicAuth,
    ClientAuth,
    ClientSession,
    ClientSession as GitHubSession,
    Responses,
    TokenAuth,
)

__all__ = [
    "AppBearerTokenAuth",
    "AppInstallationTokenAuth",
    "AuthContext",
    "BasicAuth",
    "ClientAuth",
    "ClientSession",
    "GitHubSession",
    "Responses",
    "TokenAuth",
]
