"""The operations of GitHub's tag ``migrations``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

Migrations, AsyncMigrations = _rest_types("migrations")

__all__ = ["AsyncMigrations", "Migrations"]
