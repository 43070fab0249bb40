"""What the rules cannot tell, by hand: each entry says why."""

from __future__ import annotations

#: Operations whose pages are not lists, though they take ``page``: one object whose parts are paged.
NOT_PAGED = {
    "billing/get-cost-center": "one cost center",
    "repos/compare-commits": "one comparison",
    "repos/compare-commits-with-basehead": "one comparison",
    "repos/get-all-topics": "one object with the names of all topics",
    "repos/get-commit": "one commit",
    "teams/external-idp-group-info-for-org": "one group",
}
#: The key of the array, where the object has several.
KEYS = {"search/issues-and-pull-requests": "items"}
#: GET operations that document 302 and are no downloads: the redirect is followed like any.
NOT_DOWNLOADED = {
    "orgs/check-membership-for-user": "302 when the requester is no member of the organization",
    "repos/get-content": "302 for a submodule or a symbolic link",
}
#: Parameters that take more than their format says, with the type that they have.
TYPES = {
    ("actions/list-workflow-runs", "created"): "time|string",  # a range, such as >=2026-01-01
    ("actions/list-workflow-runs-for-repo", "created"): "time|string",  # likewise
}
