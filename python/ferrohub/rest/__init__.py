"""Every operation of GitHub's description by name, a module for each tag. Made by tools/generate.py."""

from ferrohub._core import AsyncRest, Operations, Rest

__all__ = ["AsyncRest", "Operations", "Rest"]
