"""Runs a script of tests/dropin."""

from __future__ import annotations

import contextlib
import io
import os
import runpy
import warnings


def printed(script: str, environment: dict[str, str]) -> str:
    """What a script prints, with more variables in the environment of this process; warnings are left out."""
    os.environ.update(environment)
    warnings.simplefilter("ignore")
    with contextlib.redirect_stdout(io.StringIO()) as text:
        runpy.run_path(script, run_name="__main__")
    return text.getvalue()
