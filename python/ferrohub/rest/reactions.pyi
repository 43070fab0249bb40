"""The operations of GitHub's tag ``reactions``. Made by tools/generate.py."""

from collections.abc import Mapping
from typing import Any, Literal

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub._core import GitHubCore, Listing, Reaction

class Reactions(Operations):
    """The operations of GitHub's tag ``reactions``."""

    def create_for_commit_comment(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        comment_id: int | GitHubCore,
        *,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Reaction:
        """reactions/create-for-commit-comment.

        :param owner: path: a str
        :param repo: path: a str
        :param comment_id: path: an int
        :param content: body: one of "+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Reaction
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``POST /repos/{owner}/{repo}/comments/{comment_id}/reactions``
        GitHub: https://docs.github.com/rest/reactions/reactions#create-reaction-for-a-commit-comment
        """

    def create_for_issue(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        issue_number: int | GitHubCore,
        *,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Reaction:
        """reactions/create-for-issue.

        :param owner: path: a str
        :param repo: path: a str
        :param issue_number: path: an int
        :param content: body: one of "+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Reaction
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``POST /repos/{owner}/{repo}/issues/{issue_number}/reactions``
        GitHub: https://docs.github.com/rest/reactions/reactions#create-reaction-for-an-issue
        """

    def create_for_issue_comment(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        comment_id: int | GitHubCore,
        *,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Reaction:
        """reactions/create-for-issue-comment.

        :param owner: path: a str
        :param repo: path: a str
        :param comment_id: path: an int
        :param content: body: one of "+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Reaction
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions``
        GitHub: https://docs.github.com/rest/reactions/reactions#create-reaction-for-an-issue-comment
        """

    def create_for_pull_request_review_comment(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        comment_id: int | GitHubCore,
        *,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Reaction:
        """reactions/create-for-pull-request-review-comment.

        :param owner: path: a str
        :param repo: path: a str
        :param comment_id: path: an int
        :param content: body: one of "+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Reaction
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions``
        GitHub: https://docs.github.com/rest/reactions/reactions#create-reaction-for-a-pull-request-review-comment
        """

    def create_for_release(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        release_id: int | GitHubCore,
        *,
        content: Literal["+1", "laugh", "heart", "hooray", "rocket", "eyes"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Reaction:
        """reactions/create-for-release.

        :param owner: path: a str
        :param repo: path: a str
        :param release_id: path: an int
        :param content: body: one of "+1", "laugh", "heart", "hooray", "rocket", "eyes"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Reaction
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``POST /repos/{owner}/{repo}/releases/{release_id}/reactions``
        GitHub: https://docs.github.com/rest/reactions/reactions#create-reaction-for-a-release
        """

    def delete_for_commit_comment(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        comment_id: int | GitHubCore,
        reaction_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """reactions/delete-for-commit-comment.

        :param owner: path: a str
        :param repo: path: a str
        :param comment_id: path: an int
        :param reaction_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /repos/{owner}/{repo}/comments/{comment_id}/reactions/{reaction_id}``
        GitHub: https://docs.github.com/rest/reactions/reactions#delete-a-commit-comment-reaction
        """

    def delete_for_issue(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        issue_number: int | GitHubCore,
        reaction_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """reactions/delete-for-issue.

        :param owner: path: a str
        :param repo: path: a str
        :param issue_number: path: an int
        :param reaction_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /repos/{owner}/{repo}/issues/{issue_number}/reactions/{reaction_id}``
        GitHub: https://docs.github.com/rest/reactions/reactions#delete-an-issue-reaction
        """

    def delete_for_issue_comment(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        comment_id: int | GitHubCore,
        reaction_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """reactions/delete-for-issue-comment.

        :param owner: path: a str
        :param repo: path: a str
        :param comment_id: path: an int
        :param reaction_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions/{reaction_id}``
        GitHub: https://docs.github.com/rest/reactions/reactions#delete-an-issue-comment-reaction
        """

    def delete_for_pull_request_comment(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        comment_id: int | GitHubCore,
        reaction_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """reactions/delete-for-pull-request-comment.

        :param owner: path: a str
        :param repo: path: a str
        :param comment_id: path: an int
        :param reaction_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions/{reaction_id}``
        GitHub: https://docs.github.com/rest/reactions/reactions#delete-a-pull-request-comment-reaction
        """

    def delete_for_release(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        release_id: int | GitHubCore,
        reaction_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """reactions/delete-for-release.

        :param owner: path: a str
        :param repo: path: a str
        :param release_id: path: an int
        :param reaction_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /repos/{owner}/{repo}/releases/{release_id}/reactions/{reaction_id}``
        GitHub: https://docs.github.com/rest/reactions/reactions#delete-a-release-reaction
        """

    def list_for_commit_comment(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        comment_id: int | GitHubCore,
        *,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Reaction]:
        """reactions/list-for-commit-comment.

        :param owner: path: a str
        :param repo: path: a str
        :param comment_id: path: an int
        :param content: query, optional: one of "+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Reaction]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/comments/{comment_id}/reactions``
        GitHub: https://docs.github.com/rest/reactions/reactions#list-reactions-for-a-commit-comment
        """

    def list_for_issue(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        issue_number: int | GitHubCore,
        *,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Reaction]:
        """reactions/list-for-issue.

        :param owner: path: a str
        :param repo: path: a str
        :param issue_number: path: an int
        :param content: query, optional: one of "+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Reaction]
        :raises GitHubError: the response has an error status; documented: 404, 410

        Request: ``GET /repos/{owner}/{repo}/issues/{issue_number}/reactions``
        GitHub: https://docs.github.com/rest/reactions/reactions#list-reactions-for-an-issue
        """

    def list_for_issue_comment(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        comment_id: int | GitHubCore,
        *,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Reaction]:
        """reactions/list-for-issue-comment.

        :param owner: path: a str
        :param repo: path: a str
        :param comment_id: path: an int
        :param content: query, optional: one of "+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Reaction]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions``
        GitHub: https://docs.github.com/rest/reactions/reactions#list-reactions-for-an-issue-comment
        """

    def list_for_pull_request_review_comment(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        comment_id: int | GitHubCore,
        *,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Reaction]:
        """reactions/list-for-pull-request-review-comment.

        :param owner: path: a str
        :param repo: path: a str
        :param comment_id: path: an int
        :param content: query, optional: one of "+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Reaction]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions``
        GitHub: https://docs.github.com/rest/reactions/reactions#list-reactions-for-a-pull-request-review-comment
        """

    def list_for_release(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        release_id: int | GitHubCore,
        *,
        content: Literal["+1", "laugh", "heart", "hooray", "rocket", "eyes"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Reaction]:
        """reactions/list-for-release.

        :param owner: path: a str
        :param repo: path: a str
        :param release_id: path: an int
        :param content: query, optional: one of "+1", "laugh", "heart", "hooray", "rocket", "eyes"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Reaction]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/releases/{release_id}/reactions``
        GitHub: https://docs.github.com/rest/reactions/reactions#list-reactions-for-a-release
        """

class AsyncReactions(Operations):
    """The operations of GitHub's tag ``reactions``, for asyncio."""

    async def create_for_commit_comment(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        comment_id: int | _aio.GitHubCore,
        *,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Reaction:
        """reactions/create-for-commit-comment.

        Request: ``POST /repos/{owner}/{repo}/comments/{comment_id}/reactions``
        GitHub: https://docs.github.com/rest/reactions/reactions#create-reaction-for-a-commit-comment
        """

    async def create_for_issue(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        issue_number: int | _aio.GitHubCore,
        *,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Reaction:
        """reactions/create-for-issue.

        Request: ``POST /repos/{owner}/{repo}/issues/{issue_number}/reactions``
        GitHub: https://docs.github.com/rest/reactions/reactions#create-reaction-for-an-issue
        """

    async def create_for_issue_comment(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        comment_id: int | _aio.GitHubCore,
        *,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Reaction:
        """reactions/create-for-issue-comment.

        Request: ``POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions``
        GitHub: https://docs.github.com/rest/reactions/reactions#create-reaction-for-an-issue-comment
        """

    async def create_for_pull_request_review_comment(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        comment_id: int | _aio.GitHubCore,
        *,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Reaction:
        """reactions/create-for-pull-request-review-comment.

        Request: ``POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions``
        GitHub: https://docs.github.com/rest/reactions/reactions#create-reaction-for-a-pull-request-review-comment
        """

    async def create_for_release(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        release_id: int | _aio.GitHubCore,
        *,
        content: Literal["+1", "laugh", "heart", "hooray", "rocket", "eyes"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Reaction:
        """reactions/create-for-release.

        Request: ``POST /repos/{owner}/{repo}/releases/{release_id}/reactions``
        GitHub: https://docs.github.com/rest/reactions/reactions#create-reaction-for-a-release
        """

    async def delete_for_commit_comment(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        comment_id: int | _aio.GitHubCore,
        reaction_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """reactions/delete-for-commit-comment.

        Request: ``DELETE /repos/{owner}/{repo}/comments/{comment_id}/reactions/{reaction_id}``
        GitHub: https://docs.github.com/rest/reactions/reactions#delete-a-commit-comment-reaction
        """

    async def delete_for_issue(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        issue_number: int | _aio.GitHubCore,
        reaction_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """reactions/delete-for-issue.

        Request: ``DELETE /repos/{owner}/{repo}/issues/{issue_number}/reactions/{reaction_id}``
        GitHub: https://docs.github.com/rest/reactions/reactions#delete-an-issue-reaction
        """

    async def delete_for_issue_comment(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        comment_id: int | _aio.GitHubCore,
        reaction_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """reactions/delete-for-issue-comment.

        Request: ``DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions/{reaction_id}``
        GitHub: https://docs.github.com/rest/reactions/reactions#delete-an-issue-comment-reaction
        """

    async def delete_for_pull_request_comment(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        comment_id: int | _aio.GitHubCore,
        reaction_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """reactions/delete-for-pull-request-comment.

        Request: ``DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions/{reaction_id}``
        GitHub: https://docs.github.com/rest/reactions/reactions#delete-a-pull-request-comment-reaction
        """

    async def delete_for_release(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        release_id: int | _aio.GitHubCore,
        reaction_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """reactions/delete-for-release.

        Request: ``DELETE /repos/{owner}/{repo}/releases/{release_id}/reactions/{reaction_id}``
        GitHub: https://docs.github.com/rest/reactions/reactions#delete-a-release-reaction
        """

    def list_for_commit_comment(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        comment_id: int | _aio.GitHubCore,
        *,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Reaction]:
        """reactions/list-for-commit-comment.

        Request: ``GET /repos/{owner}/{repo}/comments/{comment_id}/reactions``
        GitHub: https://docs.github.com/rest/reactions/reactions#list-reactions-for-a-commit-comment
        """

    def list_for_issue(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        issue_number: int | _aio.GitHubCore,
        *,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Reaction]:
        """reactions/list-for-issue.

        Request: ``GET /repos/{owner}/{repo}/issues/{issue_number}/reactions``
        GitHub: https://docs.github.com/rest/reactions/reactions#list-reactions-for-an-issue
        """

    def list_for_issue_comment(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        comment_id: int | _aio.GitHubCore,
        *,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Reaction]:
        """reactions/list-for-issue-comment.

        Request: ``GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions``
        GitHub: https://docs.github.com/rest/reactions/reactions#list-reactions-for-an-issue-comment
        """

    def list_for_pull_request_review_comment(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        comment_id: int | _aio.GitHubCore,
        *,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Reaction]:
        """reactions/list-for-pull-request-review-comment.

        Request: ``GET /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions``
        GitHub: https://docs.github.com/rest/reactions/reactions#list-reactions-for-a-pull-request-review-comment
        """

    def list_for_release(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        release_id: int | _aio.GitHubCore,
        *,
        content: Literal["+1", "laugh", "heart", "hooray", "rocket", "eyes"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Reaction]:
        """reactions/list-for-release.

        Request: ``GET /repos/{owner}/{repo}/releases/{release_id}/reactions``
        GitHub: https://docs.github.com/rest/reactions/reactions#list-reactions-for-a-release
        """

class _BoundReactions(Operations):
    """The operations of GitHub's tag ``reactions``, bound to a resource."""

    def create_for_commit_comment(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        comment_id: int | GitHubCore = ...,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Reaction:
        """reactions/create-for-commit-comment."""

    def create_for_issue(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        issue_number: int | GitHubCore = ...,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Reaction:
        """reactions/create-for-issue."""

    def create_for_issue_comment(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        comment_id: int | GitHubCore = ...,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Reaction:
        """reactions/create-for-issue-comment."""

    def create_for_pull_request_review_comment(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        comment_id: int | GitHubCore = ...,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Reaction:
        """reactions/create-for-pull-request-review-comment."""

    def create_for_release(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        release_id: int | GitHubCore = ...,
        content: Literal["+1", "laugh", "heart", "hooray", "rocket", "eyes"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Reaction:
        """reactions/create-for-release."""

    def delete_for_commit_comment(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        comment_id: int | GitHubCore = ...,
        reaction_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """reactions/delete-for-commit-comment."""

    def delete_for_issue(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        issue_number: int | GitHubCore = ...,
        reaction_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """reactions/delete-for-issue."""

    def delete_for_issue_comment(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        comment_id: int | GitHubCore = ...,
        reaction_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """reactions/delete-for-issue-comment."""

    def delete_for_pull_request_comment(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        comment_id: int | GitHubCore = ...,
        reaction_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """reactions/delete-for-pull-request-comment."""

    def delete_for_release(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        release_id: int | GitHubCore = ...,
        reaction_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """reactions/delete-for-release."""

    def list_for_commit_comment(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        comment_id: int | GitHubCore = ...,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Reaction]:
        """reactions/list-for-commit-comment."""

    def list_for_issue(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        issue_number: int | GitHubCore = ...,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Reaction]:
        """reactions/list-for-issue."""

    def list_for_issue_comment(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        comment_id: int | GitHubCore = ...,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Reaction]:
        """reactions/list-for-issue-comment."""

    def list_for_pull_request_review_comment(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        comment_id: int | GitHubCore = ...,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Reaction]:
        """reactions/list-for-pull-request-review-comment."""

    def list_for_release(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        release_id: int | GitHubCore = ...,
        content: Literal["+1", "laugh", "heart", "hooray", "rocket", "eyes"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Reaction]:
        """reactions/list-for-release."""

class _AsyncBoundReactions(Operations):
    """The operations of GitHub's tag ``reactions``, bound to a resource."""

    async def create_for_commit_comment(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        comment_id: int | _aio.GitHubCore = ...,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Reaction:
        """reactions/create-for-commit-comment."""

    async def create_for_issue(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        issue_number: int | _aio.GitHubCore = ...,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Reaction:
        """reactions/create-for-issue."""

    async def create_for_issue_comment(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        comment_id: int | _aio.GitHubCore = ...,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Reaction:
        """reactions/create-for-issue-comment."""

    async def create_for_pull_request_review_comment(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        comment_id: int | _aio.GitHubCore = ...,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Reaction:
        """reactions/create-for-pull-request-review-comment."""

    async def create_for_release(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        release_id: int | _aio.GitHubCore = ...,
        content: Literal["+1", "laugh", "heart", "hooray", "rocket", "eyes"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Reaction:
        """reactions/create-for-release."""

    async def delete_for_commit_comment(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        comment_id: int | _aio.GitHubCore = ...,
        reaction_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """reactions/delete-for-commit-comment."""

    async def delete_for_issue(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        issue_number: int | _aio.GitHubCore = ...,
        reaction_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """reactions/delete-for-issue."""

    async def delete_for_issue_comment(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        comment_id: int | _aio.GitHubCore = ...,
        reaction_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """reactions/delete-for-issue-comment."""

    async def delete_for_pull_request_comment(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        comment_id: int | _aio.GitHubCore = ...,
        reaction_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """reactions/delete-for-pull-request-comment."""

    async def delete_for_release(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        release_id: int | _aio.GitHubCore = ...,
        reaction_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """reactions/delete-for-release."""

    def list_for_commit_comment(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        comment_id: int | _aio.GitHubCore = ...,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Reaction]:
        """reactions/list-for-commit-comment."""

    def list_for_issue(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        issue_number: int | _aio.GitHubCore = ...,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Reaction]:
        """reactions/list-for-issue."""

    def list_for_issue_comment(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        comment_id: int | _aio.GitHubCore = ...,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Reaction]:
        """reactions/list-for-issue-comment."""

    def list_for_pull_request_review_comment(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        comment_id: int | _aio.GitHubCore = ...,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Reaction]:
        """reactions/list-for-pull-request-review-comment."""

    def list_for_release(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        release_id: int | _aio.GitHubCore = ...,
        content: Literal["+1", "laugh", "heart", "hooray", "rocket", "eyes"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Reaction]:
        """reactions/list-for-release."""

__all__ = ["AsyncReactions", "Reactions"]
