"""Which parts of paths resources fill in, as far as stubs tell: those of repositories, organizations and the like.

Operations of any other resource take each further part of a path, and require none: its URL decides which are left.
"""

from __future__ import annotations

#: Parts of paths that a repository, an organization, an enterprise and a user fill in.
ROOTS = (("owner", "repo"), ("org",), ("enterprise",), ("username",))
#: Fields that only repositories, organizations, users and enterprises have, in this order.
SIGNS = (
    {"full_name", "forks_url"},
    {"login", "public_members_url"},
    {"login", "received_events_url"},
    {"slug", "avatar_url", "website_url"},
)


def is_root(fields: set[str]) -> bool:
    """Whether objects with these fields fill in the parts of paths in ``ROOTS``, and no more."""
    return any(sign <= fields for sign in SIGNS)
