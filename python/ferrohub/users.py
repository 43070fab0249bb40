"""Classes of ``ferrohub._core``, where scripts look for them. Made by tools/generate.py."""

from ferrohub._core import (
    AuthenticatedUser,
    Collaborator,
    Contributor,
    Email,
    GPGKey,
    Key,
    Plan,
    ShortEmail,
    ShortUser,
    Stargazer,
    User,
)

__all__ = [
    "AuthenticatedUser",
    "Collaborator",
    "Contributor",
    "Email",
    "GPGKey",
    "Key",
    "Plan",
    "ShortEmail",
    "ShortUser",
    "Stargazer",
    "User",
]
