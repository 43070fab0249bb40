"""Record examples/cassettes/crawl.json: the requests of the notebook about crawls, to a made-up organization.

    python tools/record_crawl.py

The organization has three repositories whose issues and reviews have plausible times. The cassette has no data of
real people.
"""

from __future__ import annotations

import datetime
import json
import pathlib
import random
import tempfile
import urllib.parse
from typing import Any

import ferrohub
from ferrohub import transports
from ferrohub.crawl import crawl
from ferrohub.testing import Recorder

CASSETTES = pathlib.Path(__file__).parents[1] / "examples" / "cassettes"
START = datetime.datetime(2026, 1, 5, 9, tzinfo=datetime.timezone.utc)
NOW = datetime.datetime(2026, 7, 1, tzinfo=datetime.timezone.utc)
#: Issues, pull requests, and the median days until one is closed or reviewed.
REPOSITORIES = {"compass": (70, 24, 12.0, 1.5), "atlas": (40, 14, 30.0, 4.0), "maps": (15, 6, 5.0, 0.5)}
PEOPLE = ["mona", "hubot", "ada", "grace", "linus"]
#: The order in which people review and write does not matter, but the recording is to be the same each time.
SEED = 16


def shown(at: datetime.datetime | None) -> str | None:
    """A time as GitHub has it."""
    return None if at is None else at.strftime("%Y-%m-%dT%H:%M:%SZ")


class Organization:
    """The transport: an organization of repositories, issues, pull requests and reviews."""

    def __init__(self) -> None:
        chance = random.Random(SEED)
        self.lists: dict[str, list[dict[str, Any]]] = {"/orgs/octo-org/repos": []}
        for at, (name, sizes) in enumerate(REPOSITORIES.items()):
            self._add(chance, at + 1, name, *sizes)

    def _add(self, chance: random.Random, number: int, name: str, issues: int, pulls: int, open_for: float,
             waits: float) -> None:  # fmt: skip
        path = f"/repos/octo-org/{name}"
        repository = {"id": number, "name": name, "full_name": f"octo-org/{name}", "created_at": shown(START)}
        self.lists["/orgs/octo-org/repos"].append(repository)
        self.lists[path] = [repository]
        for kind, count in (("issues", issues), ("pulls", pulls)):
            found = [self._item(chance, issues * (kind == "pulls") + at + 1, open_for) for at in range(count)]
            self.lists[f"{path}/{kind}"] = sorted(found, key=lambda item: item["updated_at"], reverse=kind == "pulls")
        for pull in self.lists[f"{path}/pulls"]:
            created = datetime.datetime.fromisoformat(pull["created_at"].replace("Z", "+00:00"))
            times = (created + datetime.timedelta(days=waits * chance.lognormvariate(0, 1)) for _ in range(2))
            reviews = [
                {
                    "id": number * 10000 + pull["number"] * 10 + at,
                    "user": self._user(chance),
                    "submitted_at": shown(time),
                    "state": ("COMMENTED", "APPROVED")[at],
                }
                for at, time in enumerate(sorted(times))
                if time < NOW
            ]
            self.lists[f"{path}/pulls/{pull['number']}/reviews"] = reviews

    def _item(self, chance: random.Random, number: int, open_for: float) -> dict[str, Any]:
        created = START + datetime.timedelta(days=chance.uniform(0, 170))
        closed = created + datetime.timedelta(days=open_for * chance.lognormvariate(0, 1.2))
        end = None if closed > NOW else closed
        title = f"{chance.choice(['Fix', 'Document', 'Rename'])} the {chance.choice(['scale', 'legend', 'index'])}"
        return {"id": number, "number": number, "title": title, "state": "closed" if end else "open",
                "user": self._user(chance), "created_at": shown(created), "closed_at": shown(end),
                "updated_at": shown(end or created)}  # fmt: skip

    def _user(self, chance: random.Random) -> dict[str, Any]:
        login = chance.choice(PEOPLE)
        return {"login": login, "id": PEOPLE.index(login) + 1}

    def __call__(self, request: transports.Request) -> transports.Response:
        """The response to a GET request."""
        path = urllib.parse.urlsplit(request.url).path
        found: Any = self.lists[path]
        body = found[0] if path.count("/") == 3 and path.startswith("/repos/") else found
        headers = {"Content-Type": "application/json; charset=utf-8", "Date": "Wed, 01 Jul 2026 00:00:00 GMT"}
        return transports.Response(200, headers, json.dumps(body).encode())


def main() -> None:
    """Record the crawl."""
    client = ferrohub.Client(token="not-a-real-token", transport=Organization())
    (CASSETTES / "crawl.json").unlink(missing_ok=True)
    with Recorder(client, str(CASSETTES)).use_cassette("crawl", record="all"), tempfile.TemporaryDirectory() as folder:
        report = crawl(["octo-org/*"], ["issues", "reviews"], client, folder, graphql=False, concurrency=1)
    print(report)


if __name__ == "__main__":
    main()
