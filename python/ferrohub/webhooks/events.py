"""Classes of the events of webhooks, for a ``ferrohub.Client``. Made by tools/generate.py.

Each is made when it is first needed.
"""

from ferrohub._core import _webhook_class


def __getattr__(name):
    """A class by its name."""
    if name.startswith("_"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return _webhook_class(name)
