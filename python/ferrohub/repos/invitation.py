"""Classes of ``ferrohub._core``, where scripts look for them. Made by tools/generate.py."""

from ferrohub._core import CollaboratorPermission, RepositoryInvitation as Invitation

__all__ = ["CollaboratorPermission", "Invitation"]
