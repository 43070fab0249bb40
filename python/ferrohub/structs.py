"""Classes of ``ferrohub._core``, where scripts look for them. Made by tools/generate.py."""

from ferrohub._core import (
    Listing,
    Listing as GitHubIterator,
    ListingPages,
    Poll,
    SearchListing,
    SearchListing as SearchIterator,
)

__all__ = ["GitHubIterator", "Listing", "ListingPages", "Poll", "SearchIterator", "SearchListing"]
