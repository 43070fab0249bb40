"""Methods and attributes of single classes of ``ferrohub.github3``."""

from __future__ import annotations

from typing import Any

#: The members of each class, by its name in the extension module.
MEMBERS: dict[str, dict[str, Any]] = {}
