"""Read every example payload of a webhook: those of an npm package, and those of GitHub's description.

``make conformance`` runs it. A payload is signed, received, and read in full by the class of its event.
"""

from __future__ import annotations

import json
import tarfile
from collections.abc import Callable, Iterator
from typing import Any

import npm
from conformance.description import Node, resolve
from conformance.instances import Maker
from ferrohub._core import _webhook_names, _WebhookReceiver
from ferrohub.webhooks import WebhookEvent, sign, verify

#: GitHub's examples: one or more for each webhook, of github.com and of versions of GitHub Enterprise Server.
PACKAGE, VERSION = "@octokit/webhooks-examples", "7.6.1"
INTEGRITY = "sha512-De6U3XB6O3DtCa7bKgCMzTHdeopqqZ6SNivMYJnK65ierKL1AnNIA0tkRYCRS7lwGT792d+Ps1WbfHlso6MynQ=="
#: An event that GitHub has removed; only the examples of old versions of GitHub Enterprise Server have it.
REMOVED = {"content_reference"}
SECRET = "It's a Secret to Everybody"

#: An event and a payload.
Payload = tuple[str, Any]


def published() -> Iterator[Payload]:
    """The payloads of the npm package; it is downloaded into the folder if it is missing."""
    with tarfile.open(npm.package(PACKAGE, VERSION, INTEGRITY)) as archive:
        for member in archive.getmembers():
            file = archive.extractfile(member) if member.name.endswith("/index.json") else None
            for event in json.load(file) if file else ():
                yield from ((event["name"], payload) for payload in event["examples"])


def described(document: Node, maker: Maker) -> Iterator[Payload]:
    """The examples of a description, and for each webhook one that its schema allows."""
    if document.get("x-webhooks"):
        for item in document["x-webhooks"].values():
            post = item["post"]
            name = post["x-github"]["subcategory"].replace("-", "_")
            content = post["requestBody"]["content"]["application/json"]
            yield name, maker.least(content["schema"])
            for found in content.get("examples", {}).values():
                yield name, resolve(document, found)["value"]


def differences(payloads: Iterator[Payload], walk: Callable[[Any], None]) -> tuple[int, list[str]]:
    """The number of different payloads, and those that cannot be verified, parsed or read."""
    receiver = _WebhookReceiver([SECRET.encode()], False, 25 << 20, False, [], [])
    known = set(_webhook_names())
    found = []
    seen: set[Payload] = set()
    for name, payload in payloads:
        body = json.dumps(payload).encode()
        if (name, body) in seen:  # several hosts have it
            continue
        seen.add((name, body))
        signature = sign(body, SECRET)
        headers = {"X-GitHub-Event": name, "X-GitHub-Delivery": str(len(seen)), "X-Hub-Signature-256": signature}
        event = receiver.read(headers, body)
        action = payload.get("action")
        if not isinstance(event, WebhookEvent) or not verify(body, signature, SECRET):
            found.append(f"{name} {action}: {event}")
            continue
        if name not in known | REMOVED:
            found.append(f"{name} is no event of the description")
        if event.as_dict() != payload or event.action != action:
            found.append(f"{name} {action}: the event differs from the payload")
        try:
            walk(event)
        except Exception as error:
            found.append(f"{name} {action}: {type(error).__name__}: {error}")
    return len(seen), found
