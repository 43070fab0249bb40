"""A drop-in for github3.py 4.0.1: its modules, names and behaviour, on top of ferrohub.

>>> from ferrohub import github3
>>> gh = github3.login(token="...")

Objects of this package are objects of ferrohub too: a ``github3.issues.Issue`` is a ``ferrohub.issues.Issue``. The
distribution ``ferrohub-github3`` provides this package as the module ``github3``.
"""

from __future__ import annotations

from ferrohub.github3 import _lazy
from ferrohub.github3.__about__ import (
    __author__,
    __author_email__,
    __copyright__,
    __license__,
    __package_name__,
    __title__,
    __url__,
    __version__,
    __version_info__,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    # What `__getattr__` finds, as type checkers see it.
    from ferrohub.github3.api import enterprise_login as enterprise_login, login as login
    from ferrohub.github3.exceptions import GitHubError as GitHubError
    from ferrohub.github3.github import GitHub as GitHub, GitHubEnterprise as GitHubEnterprise

__all__ = (
    "GitHub",
    "GitHubEnterprise",
    "GitHubError",
    "__author__",
    "__author_email__",
    "__copyright__",
    "__license__",
    "__package_name__",
    "__title__",
    "__url__",
    "__version__",
    "__version_info__",
    "enterprise_login",
    "login",
)

if not TYPE_CHECKING:
    __getattr__, __dir__ = _lazy.names(__name__)
