"""What GitHub says about permissions, OAuth scopes and single sign-on in the headers of a response."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["Hints", "SingleSignOn", "hints_of"]


@dataclasses.dataclass(frozen=True)
class SingleSignOn:
    """What the header ``X-GitHub-SSO`` says about the single sign-on of organizations.

    :param required: whether GitHub rejected the request because the token is not authorized for the organization
    :param url: URL where the user authorizes the token. Its query contains a secret for the user, so ``repr``
        leaves it out: open or show it, but do not log it
    :param organizations: IDs of the organizations whose data GitHub left out of the response
    """

    required: bool
    url: str | None = dataclasses.field(repr=False)
    organizations: tuple[int, ...]


@dataclasses.dataclass(frozen=True)
class Hints:
    """The hints of one response.

    :param permissions: sets of permissions with their levels, of which one is enough
    :param accepted_scopes: the OAuth scopes of which one is enough
    :param scopes: the OAuth scopes of the token
    :param sso: what the response says about single sign-on
    :param reasons: sentences about what the credential lacks, without secrets
    """

    permissions: list[dict[str, str]]
    accepted_scopes: list[str] | None
    scopes: list[str] | None
    sso: SingleSignOn | None
    reasons: list[str]


def hints_of(headers: Sequence[tuple[str, str]]) -> Hints:
    """The hints in some headers.

    :param headers: names with their values; names in any case
    """
    from ferrohub._core import _permission_hints

    permissions, accepted, own, sso, reasons = _permission_hints(list(headers))
    found = sso and SingleSignOn(sso[0], sso[1], tuple(sso[2]))
    return Hints([dict(pairs) for pairs in permissions], accepted, own, found, reasons)
