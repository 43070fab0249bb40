"""Classes of ``ferrohub._core``, where scripts look for them. Made by tools/generate.py."""

from ferrohub._core import (
    Blob,
    Commit,
    CommitTree,
    GitObject,
    GitShortCommit as ShortCommit,
    Hash,
    Reference,
    Tag,
    Tree,
)

__all__ = ["Blob", "Commit", "CommitTree", "GitObject", "Hash", "Reference", "ShortCommit", "Tag", "Tree"]
