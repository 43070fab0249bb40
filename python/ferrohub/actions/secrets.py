"""Classes of ``ferrohub._core``, where scripts look for them. Made by tools/generate.py."""

from ferrohub._core import OrganizationSecret, PublicKey, RepositorySecret, SharedOrganizationSecret

__all__ = ["OrganizationSecret", "PublicKey", "RepositorySecret", "SharedOrganizationSecret"]
