"""The names of github3.py's module ``checks``. Made by tools/generate.py."""

from ferrohub.github3 import _lazy

__getattr__, __dir__ = _lazy.names(__name__)
__all__ = _lazy.public(__name__)
