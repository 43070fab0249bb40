"""``ferrohub webhook verify``: whether the signature of a delivery is right."""

from __future__ import annotations

import os
import pathlib
import sys
from typing import TYPE_CHECKING, Any

from ferrohub._commands import output

if TYPE_CHECKING:
    import argparse

_VARIABLE = "GITHUB_WEBHOOK_SECRET"


def add(commands: Any) -> None:
    """Add the command."""
    webhook = commands.add_parser("webhook", help="check deliveries of webhooks", description="Check deliveries.")
    parts = webhook.add_subparsers(required=True, metavar="command")
    verify = parts.add_parser(
        "verify",
        help="verify the signature of a payload",
        description="Verify that a payload has a signature. Exits with 0 if it has, and with 1 if not.",
        epilog=f"The secret is that of the environment ({_VARIABLE}), or in a file; it is never an argument.",
    )
    verify.add_argument("payload", metavar="FILE", help="body of the delivery, as it was received; - for the input")
    verify.add_argument("--signature", required=True, metavar="TEXT", help="header X-Hub-Signature-256")
    verify.add_argument(
        "--secret-file", metavar="FILE", help="file with the secret; a line break at its end is ignored"
    )
    verify.add_argument("--json", action="store_true", help="print JSON")
    verify.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Run the command."""
    from ferrohub import webhooks

    if options.secret_file is not None:
        secret = pathlib.Path(options.secret_file).read_text("utf-8").rstrip("\r\n")
    else:
        secret = os.environ.get(_VARIABLE, "")
    if not secret:
        raise ValueError(f"there is no secret: set {_VARIABLE}, or use --secret-file")
    body = sys.stdin.buffer.read() if options.payload == "-" else pathlib.Path(options.payload).read_bytes()
    valid = webhooks.verify(body, options.signature, secret)
    if options.json:
        output.print_json({"valid": valid, "bytes": len(body)})
    else:
        print("valid" if valid else f"not valid: the signature is not that of these {len(body):,} bytes")
    return 0 if valid else 1
