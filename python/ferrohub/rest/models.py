"""Classes of what GitHub's operations return through a ``ferrohub.Client``. Made by tools/generate.py.

Each is made when it is first needed. Declared classes, such as ``ferrohub.issues.Issue``, have modules of their own.
"""

from ferrohub._core import _rest_described, _rest_model


def __getattr__(name):
    """A class by its name."""
    if name.startswith("_"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return _rest_model(name)


def __dir__():
    """The names of the module, with those of all classes."""
    return sorted({*globals(), *_rest_described()[1]})
