"""Builds the package (PEP 517 and 660): maturin, with the stubs that ``tools/generate.py`` reads from the built module.

The stubs are not tracked. From a checkout the module is built, the stubs are written beside the package's modules, and
then maturin packs. An sdist has the finished stubs, so that wheels for other platforms are built from it: nothing that
was compiled for one of them has to run.
"""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Mapping
from typing import Any

import maturin
from maturin import (
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    get_requires_for_build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

ROOT = pathlib.Path(__file__).resolve().parents[1]
Settings = Mapping[str, Any] | None


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """Write the wheel; the settings are those of maturin, as ``maturin.build-args=--profile dev``."""
    write_stubs(config_settings)
    return str(maturin.build_wheel(wheel_directory, config_settings, metadata_directory))


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Write the sdist. The module is built only to read it, without optimization unless the settings say otherwise."""
    write_stubs(config_settings or {"maturin.build-args": "--profile dev"})
    return str(maturin.build_sdist(sdist_directory, config_settings))


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Build the module beside the package's modules, and write the wheel that leads there."""
    name = str(maturin.build_editable(wheel_directory, config_settings, metadata_directory))
    if not is_sdist():
        generate(ROOT / "python")
    return name


def write_stubs(config_settings: Settings) -> None:
    """Build the module and write the stubs; those of an sdist are finished."""
    if is_sdist():
        return
    with tempfile.TemporaryDirectory() as scratch:
        wheel = pathlib.Path(scratch, str(maturin.build_wheel(scratch, config_settings)))
        with zipfile.ZipFile(wheel) as opened:
            opened.extractall(pathlib.Path(scratch, "package"))
        generate(pathlib.Path(scratch, "package"))


def is_sdist() -> bool:
    """Whether this is an unpacked sdist, which has the package's metadata and no generator."""
    return (ROOT / "PKG-INFO").is_file()


def generate(package: pathlib.Path) -> None:
    """Write the stubs that the built package in a folder describes."""
    command = [sys.executable, str(ROOT / "tools" / "generate.py"), "--stubs"]
    subprocess.run(command, check=True, env={**os.environ, "PYTHONPATH": str(package)})
