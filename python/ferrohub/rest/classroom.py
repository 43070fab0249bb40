"""The operations of GitHub's tag ``classroom``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

Classroom, AsyncClassroom = _rest_types("classroom")

__all__ = ["AsyncClassroom", "Classroom"]
