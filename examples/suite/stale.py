"""What the suite tests: which issues of a repository nobody has touched for long, and who opened them."""

from __future__ import annotations

import datetime

import ferrohub


def stale(client: ferrohub.Client, owner: str, name: str, days: int, now: datetime.datetime) -> list[str]:
    """The open issues without a change in the last days, longest first, as lines."""
    before = now - datetime.timedelta(days=days)
    issues = client.issues_on(owner, name, state="open", sort="updated", direction="asc")
    return [
        f"#{issue.number} {issue.title} ({issue.user.login if issue.user else 'nobody'})"
        for issue in issues
        if issue.updated_at and issue.updated_at < before
    ]


def remind(client: ferrohub.Client, owner: str, name: str, number: int) -> str:
    """Comment on an issue to find out whether it still matters; return the URL of the comment."""
    comment = client.issue(owner, name, number).create_comment("Does this still matter?")
    return comment.html_url or ""
