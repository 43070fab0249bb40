"""Triage a repository: find the open issue that nobody touched for longest, label it, comment on it, close it.

By default the script replays a recording, so it needs neither a network nor an account:

    python examples/triage.py

With a token in GITHUB_TOKEN and --live the same script works on a repository of yours:

    python examples/triage.py --live --repo owner/name
"""

from __future__ import annotations

import argparse
import collections
import contextlib
import pathlib

import ferrohub
from ferrohub.testing import Recorder

HERE = pathlib.Path(__file__).parent
LABEL = "stale"
COMMENT = "Nobody has written here for a long time, so this is closed. Please say so if it still matters."


def main() -> None:
    """Run the triage."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repo", default="octo-org/compass", metavar="OWNER/NAME", help="the repository")
    parser.add_argument("--live", action="store_true", help="work on the service; one issue will be closed")
    options = parser.parse_args()

    client = ferrohub.Client.from_environment() if options.live else ferrohub.Client(token="not-a-real-token")
    with client, recording(client, options.live):
        triage(client, *options.repo.split("/", 1))


def recording(client: ferrohub.Client, live: bool) -> contextlib.AbstractContextManager[object]:
    """What stands in for the service, unless it is the service itself."""
    if live:
        return contextlib.nullcontext()
    return Recorder(client, HERE / "cassettes").use_cassette("triage", record="none")


def triage(client: ferrohub.Client, owner: str, name: str) -> None:
    """Label, comment on and close the stalest open issue, and say what changed."""
    me = client.me()
    repository = client.repository(owner, name)
    print(f"Signed in as {me.login}, looking at {repository.full_name} ({repository.stargazers_count} stars)")

    listing = repository.issues(state="open", sort="updated", direction="asc")
    issues = [issue for issue in listing if not issue.pull_request_urls]
    print(f"{len(issues)} open issues, {repository.open_issues_count} with pull requests, oldest change first\n")
    labels = collections.Counter(label.name for issue in issues for label in issue.original_labels)
    table(("label", "open issues"), [*labels.most_common(5), ("(none)", sum(not i.original_labels for i in issues))])

    stalest = next((issue for issue in issues if not issue.original_labels), None)
    if stalest is None:
        print("\nEvery open issue has a label, so there is nothing to do.")
        return
    stalest.add_labels(LABEL)
    comment = stalest.create_comment(COMMENT)
    stalest.close()
    print(f"\n#{stalest.number} {stalest.title!r} is {stalest.state}, see {comment.html_url}\n")

    changed = repository.issues(state="all", since=stalest.updated_at, sort="updated")
    rows = [(f"#{i.number}", i.state, i.title, ", ".join(map(str, i.original_labels)), i.updated_at) for i in changed]
    table(("changed", "state", "title", "labels", "when"), rows)
    print(
        f"\n{client.session.request_counter} requests, {listing.ratelimit_remaining} left of the quota at the last page"
    )


def table(head: tuple[str, ...], rows: list[tuple[object, ...]]) -> None:
    """Print rows in columns."""
    lines = [head, *(tuple(map(str, row)) for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    for number, line in enumerate(lines):
        print("  ".join(text.ljust(width) for text, width in zip(line, widths, strict=True)).rstrip())
        if number == 0:
            print("  ".join("-" * width for width in widths))


if __name__ == "__main__":
    main()
