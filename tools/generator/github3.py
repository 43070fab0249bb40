"""The modules of ``ferrohub.github3`` that only have names: the extension module makes their classes on first use."""

from __future__ import annotations

import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = "python/ferrohub/github3"
MARK = "Made by tools/generate.py."
TEXT = '''"""The names of github3.py's module ``{name}``. {mark}"""

from ferrohub.github3 import _lazy

__getattr__, __dir__ = _lazy.names(__name__)
__all__ = _lazy.public(__name__)
'''


def modules() -> dict[str, str]:
    """The modules by file, and their text."""
    from ferrohub.github3 import _facts

    files = {}
    for name in _facts.MODULES:
        inside = name.removeprefix("github3").replace(".", "/").strip("/")
        is_package = any(other.startswith(f"{name}.") for other in _facts.MODULES)
        file = f"{FOLDER}/{inside}/__init__.py" if is_package else f"{FOLDER}/{inside}.py"
        path = ROOT / file
        if name != "github3" and not (path.is_file() and MARK not in path.read_text()[:200]):
            files[file] = TEXT.format(name=name.removeprefix("github3."), mark=MARK)
    return files
