"""Classes of ``ferrohub._core``, where scripts look for them. Made by tools/generate.py."""

from ferrohub._core import AsyncGraphQL, GraphQL

__all__ = ["AsyncGraphQL", "GraphQL"]
