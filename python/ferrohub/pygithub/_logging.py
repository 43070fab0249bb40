"""The logger ``github``, which PyGithub sets up when it is imported: it shows records from INFO on."""

from __future__ import annotations

import logging

logger = logging.getLogger("github")
if logger.level == logging.NOTSET:
    logger.setLevel(logging.INFO)
logger.addHandler(logging.StreamHandler())


def set_log_level(level: int) -> None:
    """Set the level of the logger ``github``.

    :param level: such as ``logging.WARNING``
    """
    logger.setLevel(level)


def enable_console_debug_logging() -> None:
    """Log each request and response to the standard error, without credentials."""
    set_log_level(logging.DEBUG)
