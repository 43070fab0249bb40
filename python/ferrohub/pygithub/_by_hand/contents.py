"""Branches, commits, files, releases."""

from __future__ import annotations

import base64
import pathlib
from types import SimpleNamespace
from typing import Any

from ferrohub.pygithub import Consts
from ferrohub.pygithub._by_hand import _requests as r
from ferrohub.pygithub._modules import class_
from ferrohub.pygithub.GithubObject import NotSet, _ValuedAttribute, is_defined, is_undefined
from ferrohub.pygithub.PaginatedList import PaginatedList

Given = SimpleNamespace
_REVIEWS = ("dismiss_stale_reviews", "require_code_owner_reviews", "required_approving_review_count")
_FLAGS = (
    "required_linear_history",
    "allow_force_pushes",
    "required_conversation_resolution",
    "lock_branch",
    "allow_fork_syncing",
    "allow_deletions",
    "block_creations",
)


def checks(given: Given) -> Any:
    """The required checks: contexts, each with the id of an App or without; ``NotSet`` if none are given."""
    if is_defined(given.checks):
        for check in given.checks:
            assert not isinstance(check, tuple) or list(map(type, check)) == [str, int], given.checks
        return [
            dict(zip(("context", "app_id"), c, strict=True)) if isinstance(c, tuple) else {"context": c}
            for c in given.checks
        ]
    return [{"context": context} for context in given.contexts] if is_defined(given.contexts) else NotSet


def accounts(given: Given, prefix: str, suffix: str = "") -> dict[str, Any]:
    """The users, teams and Apps among the arguments."""
    named = {kind: f"{prefix}{kind}{suffix}" for kind in ("users", "teams", "apps")}
    return NotSet.remove_unset_items({kind: getattr(given, name, NotSet) for kind, name in named.items()})


class Branch:
    """A branch."""

    @property
    def _links(self: Any) -> Any:
        return self._data.get("_links")

    @property
    def protection(self: Any) -> Any:
        """The protection; it is requested if the branch came without."""
        return self.get_protection() if is_undefined(self._protection) else self._protection.value

    def edit_protection(self: Any, given: Given) -> Any:
        required, reviews = checks(given), r.given_of(given, *_REVIEWS, "require_last_push_approval")
        for key, found in (
            ("dismissal_restrictions", accounts(given, "dismissal_")),
            ("bypass_pull_request_allowances", accounts(given, "", "_bypass_pull_request_allowances")),
        ):
            if found:
                reviews[key] = found
        pushers = {f"{kind}s": getattr(given, f"{kind}_push_restrictions") for kind in ("user", "team", "app")}
        body: dict[str, Any] = {
            name: None if is_undefined(value := getattr(given, name)) else value for name in ("enforce_admins", *_FLAGS)
        }
        body["required_status_checks"] = body["restrictions"] = None
        if is_defined(given.strict) or is_defined(required):
            strict = False if is_undefined(given.strict) else given.strict
            body["required_status_checks"] = {"strict": strict, "checks": [] if is_undefined(required) else required}
        body["required_pull_request_reviews"] = reviews or None
        if any(map(is_defined, pushers.values())):
            body["restrictions"] = {kind: [] if is_undefined(value) else value for kind, value in pushers.items()}
        headers = {"Accept": Consts.mediaTypeRequireMultipleApprovingReviews}
        return r.made(self, "BranchProtection", "PUT", self.protection_url, body, headers=headers)

    def edit_required_status_checks(self: Any, given: Given) -> Any:
        body = r.given_of(given, "strict", checks=checks(given))
        url = f"{self.protection_url}/required_status_checks"
        return r.made(self, "RequiredStatusChecks", "PATCH", url, body)

    def edit_required_pull_request_reviews(self: Any, given: Given) -> Any:
        body = r.given_of(given, *_REVIEWS, "require_last_push_approval")
        if restrictions := accounts(given, "dismissal_"):
            body["dismissal_restrictions"] = restrictions
        url = f"{self.protection_url}/required_pull_request_reviews"
        headers = {"Accept": Consts.mediaTypeRequireMultipleApprovingReviews}
        return r.made(self, "RequiredPullRequestReviews", "PATCH", url, body, headers=headers)


class BranchProtection:
    """The protection of a branch."""

    def _of_restrictions(self: Any, data: Any) -> Any:
        return _ValuedAttribute(data["restrictions"]) if "restrictions" in data else NotSet

    def get_user_push_restrictions(self: Any, given: Given) -> Any:
        return self._restricted("NamedUser", "users_url")

    def get_team_push_restrictions(self: Any, given: Given) -> Any:
        return self._restricted("Team", "teams_url")

    def _restricted(self: Any, name: str, key: str) -> Any:
        url = (self._data.get("restrictions") or {}).get(key)
        return None if url is None else r.listing(self, name, url)


def _first_page(owner: Any, name: str, item: str, total: str) -> Any:
    """A listing of which the first page came with the object."""
    known = {"firstData": owner.raw_data, "firstHeaders": owner.raw_headers} if owner.completed else {}
    made = class_(name), owner._requester, owner.url, owner._pagination_parameters
    return PaginatedList(*made, list_item=item, total_count_item=total, **known)


class Commit:
    """A commit."""

    @property
    def files(self: Any) -> Any:
        """The files that it changes."""
        return _first_page(self, "File", "files", "total_files")

    def get_files(self: Any, given: Given) -> Any:
        query = self._pagination_parameters_with(page=1, per_page=given.commit_files_per_page)
        return r.listing(self, "File", self.url, query, list_item="files")


class Comparison:
    """What is between two commits."""

    @property
    def commits(self: Any) -> Any:
        """The commits in between."""
        return _first_page(self, "Commit", "commits", "total_commits")

    def get_commits(self: Any, given: Given) -> Any:
        query = self._pagination_parameters_with(page=1, per_page=given.comparison_commits_per_page)
        return r.listing(self, "Commit", self.url, query, list_item="commits")


class ContentFile:
    """A file."""

    @property
    def decoded_content(self: Any) -> bytes:
        """The bytes of the file."""
        assert self.encoding == "base64", f"unsupported encoding: {self.encoding}"
        return base64.b64decode(self.content)

    @property
    def repository(self: Any) -> Any:
        """The repository, by the URL of the file if it is not named."""
        if is_undefined(self._repository):
            url = "/".join(self.url.split("/")[:6])
            found = class_("Repository")(self._requester, self._headers, {"url": url}, completed=False)
            self._repository = _ValuedAttribute(found)
        return self._repository.value


class GitCommit:
    """A commit of git."""

    @property
    def sha(self: Any) -> Any:
        """The SHA."""
        if is_undefined(self._sha) and is_defined(self._id):
            return self._id.value
        self._completeIfNotSet(self._sha)
        return self._sha.value

    @property
    def tree(self: Any) -> Any:
        """The tree."""
        if is_undefined(self._tree) and is_defined(self._tree_id):
            return class_("GitTree")(self._requester, self._headers, {"sha": self._tree_id.value})
        self._completeIfNotSet(self._tree)
        return self._tree.value


class GitRelease:
    """A release."""

    @property
    def title(self: Any) -> Any:
        """The name; deprecated in favour of ``name``."""
        return self.name

    def update_release(self: Any, given: Given) -> Any:
        tag = self.tag_name if is_undefined(given.tag_name) else given.tag_name
        body = r.given_of(
            given,
            *("name", "draft", "prerelease", "target_commitish", "make_latest", "discussion_category_name"),
            tag_name=tag,
            body=given.message,
        )
        return r.made(self, "GitRelease", "PATCH", self.url, body)

    def upload_asset(self: Any, given: Given) -> Any:
        name = pathlib.PurePath(given.path).name if is_undefined(given.name) else given.name
        headers = {"Content-Type": given.content_type} if is_defined(given.content_type) else {}
        query, url = {"label": given.label, "name": name}, self.upload_url.split("{?")[0]
        received, data = self._requester.requestBlobAndCheck("POST", url, query, headers, given.path)
        return class_("GitReleaseAsset")(self._requester, received, data, completed=True)

    def upload_asset_from_memory(self: Any, given: Given) -> Any:
        kind = Consts.defaultMediaType if is_undefined(given.content_type) else given.content_type
        headers = {"Content-Type": kind, "Content-Length": str(given.file_size)}
        query, url = {"label": given.label, "name": given.name}, self.upload_url.split("{?")[0]
        received, data = self._requester.requestMemoryBlobAndCheck("POST", url, query, headers, given.file_like)
        return class_("GitReleaseAsset")(self._requester, received, data, completed=True)


class GitReleaseAsset:
    """A file of a release."""

    def download_asset(self: Any, given: Given) -> Any:
        if given.path is None:
            return self._requester.getStream(self.url, chunk_size=given.chunk_size)
        self._requester.getFile(self.url, path=given.path, chunk_size=given.chunk_size)
        return None
