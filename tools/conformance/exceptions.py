"""Differences that are known, each with its reason."""

from __future__ import annotations

import re
from collections.abc import Iterator

SERVER = "only Enterprise Server requires it, and the same call is one for the other hosts"
EMPTY = "a DELETE request without arguments has no body"
STARRED = "with the media type of stars, an item has its time beside the repository or the user"
LACKS = "the example lacks members that its schema requires"
#: By the ID of the operation: how a difference begins, and the reason.
KNOWN: dict[str, list[tuple[str, str]]] = {
    "code-scanning/update-alert": [("state missing, but it is required", SERVER)],
    "code-security/create-configuration": [("description missing, but it is required", SERVER)],
    "code-security/create-configuration-for-enterprise": [("description missing, but it is required", SERVER)],
    "enterprise-admin/list-vss": [("the example", "the list has another key in its example than in its schema")],
    "activity/list-repos-starred-by-user": [("a response: 0.", STARRED)],
    "activity/list-stargazers-for-repo": [("a response: 0.", STARRED), ("the example alternative-", STARRED)],
    "code-security/get-repositories-for-configuration": [("the example default: 0.repository.", LACKS)],
    "code-security/get-repositories-for-enterprise-configuration": [("the example default: 0.repository.", LACKS)],
    "search/commits": [
        ("a response: 0.committer.", "its class is that of users, as in listings; a committer of git has no login"),
        ("the example default: 0.committer.", "its class is that of users, as in listings"),
    ],
    "repos/create-pages-deployment": [("artifact_url missing, but it is required", SERVER)],
    "copilot/remove-organizations-from-enterprise-coding-agent-policy": [("with required parameters sends", EMPTY)],
}

#: Fields, at any depth and of any operation: how a difference ends, and the reason.
FIELDS: list[tuple[str, str]] = [
    (
        r"(original_labels\.\d+ is str, not ShortLabel|content\.labels\.\d+ is str, not \w+_Labels)",
        "GitHub sends objects; the description allows text as well",
    ),
    (
        r"\d+ is None, not (App|IssueType|IssueField|a mapping)",
        "no list of GitHub's has null, but its items may be null elsewhere",
    ),
    (r"files\.x is None, not GistFile", "null stands for a removed file, and only in requests"),
    (r"label\.(name|color) is None, not str", "every label has a name and a color"),
    (r"response\.payload is str, not a mapping", "the text is that of a receiver that sent no JSON"),
    (r"failed_at is str, not datetime", "the example has an empty text for an invitation that did not fail"),
    (r"subkeys\.0\.subkeys\.0 is str, not GPGKey", "subkeys have no subkeys"),
    (r"subkeys\.0\.subkeys is None, not a list", "subkeys have no subkeys"),
    (r"original_labels\.\d+\.default is None, not bool", LACKS),
    (r"protection_rules\.\d+\.reviewers\.\d+\.reviewer\.type is None, not str", LACKS),
]


#: Fields that are computed, so that no schema has them, by class.
COMPUTED = {
    "Blob.decoded",
    "ClonesStats.clones",
    "CodeSearchResult.text_matches",
    "CommitSearchResult.text_matches",
    "ContributorStats.alt_weeks",
    "ContributorStats.alternate_weeks",
    "Head.repo",
    "IssueSearchResult.issue",
    "IssueSearchResult.text_matches",
    "LabelSearchResult.text_matches",
    "RepositorySearchResult.repository",
    "RepositorySearchResult.text_matches",
    "ShortOrganization.type",
    "TopicSearchResult.text_matches",
    "UserSearchResult.text_matches",
    "UserSearchResult.user",
    "ViewsStats.views",
}

#: A property that objects of a class have: beside it, the description allows a team, an enterprise or a wrapper, which
#: is an object of another class.
MARKS = {"ShortRepository": "full_name", "ShortUser": "login"}

#: Fields whose promise is known to differ, each with its reason.
PROMISES = {
    "ExternalVulnerabilitySyncStatus": "the class of one status, visited with the schemas of both",
    "ShortRepositoryWithPermissions": "declared operations return it for other schemas, too",
    "WebhookStatus_Commit_Commit_Author.email": "one of two schemas that apply at once has no null",
    "WebhookStatus_Commit_Commit_Committer.email": "likewise",
}


class Exceptions:
    """The listed differences, and which of them were met."""

    def __init__(self) -> None:
        self.used: set[tuple[str, str]] = set()

    def is_known(self, identifier: str, difference: str) -> bool:
        """Whether a difference of an operation is listed."""
        listed = [(identifier, begin) for begin, _ in KNOWN.get(identifier, ()) if difference.startswith(begin)]
        listed += [("", field) for field, _ in FIELDS if re.search(f"{field}$", difference)]
        self.used.update(listed)
        return bool(listed)

    def is_known_promise(self, class_: str, field: str) -> bool:
        """Whether a field is listed whose type differs from what schemas promise."""
        name = f"{class_}.{field}"
        listed = [(class_, each) for each in (name, class_) if each in COMPUTED or each in PROMISES]
        self.used.update(listed)
        return bool(listed)

    def unused(self) -> Iterator[str]:
        """The listed differences that were not met, so that they hide the next ones."""
        due = {(identifier, begin) for identifier, listed in KNOWN.items() for begin, _ in listed}
        due |= {("", field) for field, _ in FIELDS}
        due |= {(name.partition(".")[0], name) for name in (*COMPUTED, *PROMISES)}
        yield from (f"{' '.join(filter(None, each))} is no exception any more" for each in sorted(due - self.used))
