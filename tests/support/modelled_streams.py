"""The streams that the model of crawls has, and what it has to know of each."""

from __future__ import annotations

import dataclasses

from ferrohub.crawl import STREAMS, Stream
from ferrohub.crawl.streams import GRAPHQL

#: Items on a page: few, so that there are many pages; and where pages in flight overlap.
SIZE, SIZE_AT_ONCE = 4, 10
_REPO = "GET /repos/{owner}/{repo}"


def paged(stream: Stream, size: int = SIZE) -> Stream:
    """The stream with small pages, by REST if it can."""
    queries = stream.query.split() or [""]
    query = " ".join(f"{each}&per_page={size}" if each else f"per_page={size}" for each in queries)
    return dataclasses.replace(stream, query=query, graphql=stream.graphql if stream.route == GRAPHQL else None)


_THREADS = Stream("threads", f"{_REPO}/issues/{{parent}}/comments", "id:int issue=_parent:int body", parent="issues")
_CHECKS = Stream("checks", f"{_REPO}/checks", "id:int status body updated_at:time created_at:time", "id", "newest",
                 "created_at", version="updated_at", window=3 * 86400.0)  # fmt: skip
_PARTS = Stream("parts", f"{_REPO}/milestones/{{parent}}/parts", "id:int of=_parent:int body", parent="milestones",
                whole=True)  # fmt: skip
_KINDS = Stream("kinds", f"{_REPO}/kinds", "id:int body", query="odd=0 odd=1")
_BY_CHANGE = Stream("by_change", f"{_REPO}/by_change", "id:int body updated_at:time", "id", "newest", "updated_at",
                    "sort=updated&direction=desc")  # fmt: skip
_OWN = {stream.name: stream for stream in (_THREADS, _CHECKS, _BY_CHANGE, _PARTS, _KINDS)}
#: For each way of walking two streams.
WAYS = {
    "since": ["issues", "comments"],
    "newest": ["pulls", "by_change"],
    "oldest": ["stargazers", "forks"],
    "snapshot": ["labels", "milestones"],
    "parent": ["reviews", "threads"],
    "window": ["workflow_runs", "checks"],
    "open": ["pull_check_runs", "deployment_statuses"],
    "whole": ["parts", "kinds"],
}
#: For each stream the column that shows the version of an item.
SHOWS = {
    **dict.fromkeys(("by_change", "checks", "comments", "commit_comments", "kinds", "parts", "releases",
                     "review_comments", "reviews", "threads"), "body"),
    **dict.fromkeys(("issues", "milestones", "pulls"), "title"),
    **dict.fromkeys(("jobs", "labels", "pull_check_runs"), "name"),
    **dict.fromkeys(("code_scanning_alerts", "dependabot_alerts", "secret_scanning_alerts"), "state"),
    **dict.fromkeys(("comment_reactions", "issue_reactions"), "content"),
    **dict.fromkeys(("issue_events", "timeline"), "event"),
    **dict.fromkeys(("deployments", "deployment_statuses"), "description"),
    **dict.fromkeys(("branches", "tags"), "sha"),
    "contributors": "contributions", "custom_properties": "value", "events": "type", "forks": "full_name",
    "languages": "bytes", "pull_files": "status", "stargazers": "user_login", "workflow_runs": "display_title",
}  # fmt: skip
#: The same of streams whose server does more than to list items: of commits, owners, GraphQL, and traffic.
SHOWS_OF_OTHERS = {
    "commits": "message", "commit_details": "additions", "commit_files": "status", "check_runs": "name",
    "pull_details": "additions", "discussions": "title", "members": "type", "users": "bio", "teams": "description",
    "team_members": "type", "followers": "type", "owners": "bio", "repositories": "description", "projects": "title",
    "project_items": "content_type", "packages": "visibility",
    **dict.fromkeys(("traffic_views", "traffic_clones", "traffic_paths", "traffic_referrers"), "count"),
}  # fmt: skip
SHOWS |= SHOWS_OF_OTHERS
MODELLED = {name: paged({**STREAMS, **_OWN}[name]) for name in SHOWS}
PARENTS = {name: stream.parent for name, stream in MODELLED.items() if stream.parent is not None}
#: Streams whose values are the numbers of versions.
COUNTED = {"contributors", "languages", "commit_details", "pull_details",
           *(name for name in SHOWS if SHOWS[name] == "count")}  # fmt: skip
#: The columns with the keys of items in streams that several values identify.
KEYS = {"timeline": "id", "pull_files": "filename"}
#: Streams whose pages are named by cursors, and those whose responses have everything.
CURSORS = {"dependabot_alerts", "discussions", "projects", "project_items"}
UNPAGED = {"custom_properties", "languages", "traffic_views", "traffic_clones", "traffic_paths", "traffic_referrers"}
#: Traffic by day, of which GitHub has so many; and the most popular ones, of which it has so many.
DAYS, WINDOW = {"traffic_views", "traffic_clones"}, 14
POPULAR, TOP = {"traffic_paths", "traffic_referrers"}, 10
#: Streams of which there is one item.
SINGLE = {"owners", "repositories"}
#: Streams whose items come with their parents: at least so many, and at most.
BORN = {"pull_details": (1, 1), "users": (1, 1), "commit_details": (1, 1), "commit_files": (0, 2 * SIZE),
        "check_runs": (1, 2 * SIZE)}  # fmt: skip
#: Streams with items that end, from this version on.
OPEN, ENDS = {"pull_check_runs", "check_runs"}, 3
#: Streams whose items may change, or be deleted, without a change of their parents.
ALONE = {*OPEN, "deployment_statuses", "pull_details", *(name for name, stream in MODELLED.items() if stream.whole)}
#: Streams whose items do not change, because no request would show it.
FIXED = {"stargazers", "forks", "commit_comments", "issue_events", "events", "deployments", *(PARENTS.keys() - ALONE)}
#: Streams in which rows may stay that the server does not show, and why.
KEPT = {
    "commits": "what a forced push has removed stays until a sweep",
    **dict.fromkeys(
        ("commit_details", "commit_files", "check_runs"), "they stay with their commits, and are not swept"
    ),
    "discussions": "GraphQL does not report deletions, and there is no sweep",
    **dict.fromkeys(DAYS, "days that were read stay when GitHub drops them"),
}


#: The GraphQL forms of streams.
FORMS = {name: stream.graphql for name, stream in STREAMS.items() if stream.graphql is not None}


def is_deleted(name: str) -> bool:
    """Whether items of a stream may be deleted at any time, not only before a sweep."""
    stream = MODELLED[name]
    is_part = name in PARENTS and (name in BORN or not stream.whole)
    return (stream.order == "snapshot" and not is_part) or name == "discussions"
