"""Classes of ``ferrohub._core``, where scripts look for them. Made by docs/generate.py."""

from ferrohub._core import TopicSearchResult

__all__ = ["TopicSearchResult"]
