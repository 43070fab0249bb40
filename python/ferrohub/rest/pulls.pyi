"""The operations of GitHub's tag ``pulls``. Made by tools/generate.py."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any, Literal, TypedDict

from typing_extensions import Required

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import (
    GitHubCore,
    Listing,
    PullFile,
    PullRequest,
    PullReview,
    RepoCommit,
    ReviewComment,
    ReviewRequests,
    ShortPullRequest,
)

class _CreateReview_Comments(TypedDict, total=False):
    path: Required[str]
    position: int
    body: Required[str]
    line: int
    side: str
    start_line: int
    start_side: str

class Pulls(Operations):
    """The operations of GitHub's tag ``pulls``."""

    def check_if_merged(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        pull_number: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """pulls/check-if-merged.

        :param owner: path: a str
        :param repo: path: a str
        :param pull_number: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: whether it is so: True for 204, False for 404
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/pulls/{pull_number}/merge``
        GitHub: https://docs.github.com/rest/pulls/pulls#check-if-a-pull-request-has-been-merged
        """

    def create(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        base: str,
        body: str = ...,
        draft: bool = ...,
        head: str,
        head_repo: str = ...,
        issue: int = ...,
        maintainer_can_modify: bool = ...,
        title: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PullRequest:
        """pulls/create.

        :param owner: path: a str
        :param repo: path: a str
        :param base: body: a str
        :param body: body, optional: a str
        :param draft: body, optional: a bool
        :param head: body: a str
        :param head_repo: body, optional: a str
        :param issue: body, optional: an int
        :param maintainer_can_modify: body, optional: a bool
        :param title: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PullRequest
        :raises GitHubError: the response has an error status; documented: 403, 422

        Request: ``POST /repos/{owner}/{repo}/pulls``
        GitHub: https://docs.github.com/rest/pulls/pulls#create-a-pull-request
        """

    def create_reply_for_review_comment(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        pull_number: int | GitHubCore,
        comment_id: int | GitHubCore,
        *,
        body: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ReviewComment:
        """pulls/create-reply-for-review-comment.

        :param owner: path: a str
        :param repo: path: a str
        :param pull_number: path: an int
        :param comment_id: path: an int
        :param body: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ReviewComment
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies``
        GitHub: https://docs.github.com/rest/pulls/comments#create-a-reply-for-a-review-comment
        """

    def create_review(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        pull_number: int | GitHubCore,
        *,
        body: str = ...,
        comments: Iterable[_CreateReview_Comments] = ...,
        commit_id: str = ...,
        event: Literal["APPROVE", "REQUEST_CHANGES", "COMMENT"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PullReview:
        """pulls/create-review.

        :param owner: path: a str
        :param repo: path: a str
        :param pull_number: path: an int
        :param body: body, optional: a str
        :param comments: body, optional: an iterable
        :param commit_id: body, optional: a str
        :param event: body, optional: one of "APPROVE", "REQUEST_CHANGES", "COMMENT"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PullReview
        :raises GitHubError: the response has an error status; documented: 403, 422

        Request: ``POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews``
        GitHub: https://docs.github.com/rest/pulls/reviews#create-a-review-for-a-pull-request
        """

    def create_review_comment(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        pull_number: int | GitHubCore,
        *,
        body: str,
        commit_id: str,
        in_reply_to: int = ...,
        line: int = ...,
        path: str,
        position: int = ...,
        side: Literal["LEFT", "RIGHT"] = ...,
        start_line: int = ...,
        start_side: Literal["LEFT", "RIGHT", "side"] = ...,
        subject_type: Literal["line", "file"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ReviewComment:
        """pulls/create-review-comment.

        :param owner: path: a str
        :param repo: path: a str
        :param pull_number: path: an int
        :param body: body: a str
        :param commit_id: body: a str
        :param in_reply_to: body, optional: an int
        :param line: body, optional: an int
        :param path: body: a str
        :param position: body, optional: an int
        :param side: body, optional: one of "LEFT", "RIGHT"
        :param start_line: body, optional: an int
        :param start_side: body, optional: one of "LEFT", "RIGHT", "side"
        :param subject_type: body, optional: one of "line", "file"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ReviewComment
        :raises GitHubError: the response has an error status; documented: 403, 422

        Request: ``POST /repos/{owner}/{repo}/pulls/{pull_number}/comments``
        GitHub: https://docs.github.com/rest/pulls/comments#create-a-review-comment-for-a-pull-request
        """

    def delete_pending_review(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        pull_number: int | GitHubCore,
        review_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PullReview:
        """pulls/delete-pending-review.

        :param owner: path: a str
        :param repo: path: a str
        :param pull_number: path: an int
        :param review_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PullReview
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}``
        GitHub: https://docs.github.com/rest/pulls/reviews#delete-a-pending-review-for-a-pull-request
        """

    def delete_review_comment(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        comment_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """pulls/delete-review-comment.

        :param owner: path: a str
        :param repo: path: a str
        :param comment_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}``
        GitHub: https://docs.github.com/rest/pulls/comments#delete-a-review-comment-for-a-pull-request
        """

    def dismiss_review(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        pull_number: int | GitHubCore,
        review_id: int | GitHubCore,
        *,
        event: Literal["DISMISS"] = ...,
        message: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PullReview:
        """pulls/dismiss-review.

        :param owner: path: a str
        :param repo: path: a str
        :param pull_number: path: an int
        :param review_id: path: an int
        :param event: body, optional: "DISMISS"
        :param message: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PullReview
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals``
        GitHub: https://docs.github.com/rest/pulls/reviews#dismiss-a-review-for-a-pull-request
        """

    def get(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        pull_number: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PullRequest:
        """pulls/get.

        :param owner: path: a str
        :param repo: path: a str
        :param pull_number: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PullRequest
        :raises GitHubError: the response has an error status; documented: 404, 406, 500, 503

        Request: ``GET /repos/{owner}/{repo}/pulls/{pull_number}``
        GitHub: https://docs.github.com/rest/pulls/pulls#get-a-pull-request
        """

    def get_merge_async_result(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        pull_number: int | GitHubCore,
        uuid: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PullRequestMergeAsyncResult:
        """pulls/get-merge-async-result.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param pull_number: path: an int
        :param uuid: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PullRequestMergeAsyncResult
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /repos/{owner}/{repo}/pulls/{pull_number}/merge-async/{uuid}``
        GitHub: https://docs.github.com/rest/pulls/pulls#get-the-result-of-an-asynchronous-merge
        """

    def get_review(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        pull_number: int | GitHubCore,
        review_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PullReview:
        """pulls/get-review.

        :param owner: path: a str
        :param repo: path: a str
        :param pull_number: path: an int
        :param review_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PullReview
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}``
        GitHub: https://docs.github.com/rest/pulls/reviews#get-a-review-for-a-pull-request
        """

    def get_review_comment(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        comment_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ReviewComment:
        """pulls/get-review-comment.

        :param owner: path: a str
        :param repo: path: a str
        :param comment_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ReviewComment
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/pulls/comments/{comment_id}``
        GitHub: https://docs.github.com/rest/pulls/comments#get-a-review-comment-for-a-pull-request
        """

    def list(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        base: str = ...,
        direction: Literal["asc", "desc"] = ...,
        head: str = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "popularity", "long-running"] = ...,
        state: Literal["open", "closed", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortPullRequest]:
        """pulls/list.

        :param owner: path: a str
        :param repo: path: a str
        :param base: query, optional: a str
        :param direction: query, optional: one of "asc", "desc"
        :param head: query, optional: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param sort: query, optional: one of "created", "updated", "popularity", "long-running", default "created"
        :param state: query, optional: one of "open", "closed", "all", default "open"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortPullRequest]
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``GET /repos/{owner}/{repo}/pulls``
        GitHub: https://docs.github.com/rest/pulls/pulls#list-pull-requests
        """

    def list_comments_for_review(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        pull_number: int | GitHubCore,
        review_id: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ReviewComment]:
        """pulls/list-comments-for-review.

        :param owner: path: a str
        :param repo: path: a str
        :param pull_number: path: an int
        :param review_id: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ReviewComment]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments``
        GitHub: https://docs.github.com/rest/pulls/reviews#list-comments-for-a-pull-request-review
        """

    def list_commits(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        pull_number: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[RepoCommit]:
        """pulls/list-commits.

        :param owner: path: a str
        :param repo: path: a str
        :param pull_number: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[RepoCommit]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/pulls/{pull_number}/commits``
        GitHub: https://docs.github.com/rest/pulls/pulls#list-commits-on-a-pull-request
        """

    def list_files(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        pull_number: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[PullFile]:
        """pulls/list-files.

        :param owner: path: a str
        :param repo: path: a str
        :param pull_number: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[PullFile]
        :raises GitHubError: the response has an error status; documented: 422, 500, 503

        Request: ``GET /repos/{owner}/{repo}/pulls/{pull_number}/files``
        GitHub: https://docs.github.com/rest/pulls/pulls#list-pull-requests-files
        """

    def list_requested_reviewers(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        pull_number: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ReviewRequests:
        """pulls/list-requested-reviewers.

        :param owner: path: a str
        :param repo: path: a str
        :param pull_number: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ReviewRequests
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers``
        GitHub: https://docs.github.com/rest/pulls/review-requests#get-all-requested-reviewers-for-a-pull-request
        """

    def list_review_comments(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        pull_number: int | GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["created", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ReviewComment]:
        """pulls/list-review-comments.

        :param owner: path: a str
        :param repo: path: a str
        :param pull_number: path: an int
        :param direction: query, optional: one of "asc", "desc"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param since: query, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param sort: query, optional: one of "created", "updated", default "created"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ReviewComment]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/pulls/{pull_number}/comments``
        GitHub: https://docs.github.com/rest/pulls/comments#list-review-comments-on-a-pull-request
        """

    def list_review_comments_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["created", "updated", "created_at"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ReviewComment]:
        """pulls/list-review-comments-for-repo.

        :param owner: path: a str
        :param repo: path: a str
        :param direction: query, optional: one of "asc", "desc"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param since: query, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param sort: query, optional: one of "created", "updated", "created_at"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ReviewComment]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/pulls/comments``
        GitHub: https://docs.github.com/rest/pulls/comments#list-review-comments-in-a-repository
        """

    def list_reviews(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        pull_number: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[PullReview]:
        """pulls/list-reviews.

        :param owner: path: a str
        :param repo: path: a str
        :param pull_number: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[PullReview]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews``
        GitHub: https://docs.github.com/rest/pulls/reviews#list-reviews-for-a-pull-request
        """

    def merge(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        pull_number: int | GitHubCore,
        *,
        commit_message: str = ...,
        commit_title: str = ...,
        merge_method: Literal["merge", "squash", "rebase"] = ...,
        sha: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PullRequestMergeResult:
        """pulls/merge.

        :param owner: path: a str
        :param repo: path: a str
        :param pull_number: path: an int
        :param commit_message: body, optional: a str
        :param commit_title: body, optional: a str
        :param merge_method: body, optional: one of "merge", "squash", "rebase"
        :param sha: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PullRequestMergeResult
        :raises GitHubError: the response has an error status; documented: 403, 404, 405, 409, 422

        Request: ``PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge``
        GitHub: https://docs.github.com/rest/pulls/pulls#merge-a-pull-request
        """

    def merge_async(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        pull_number: int | GitHubCore,
        *,
        commit_message: str = ...,
        commit_title: str = ...,
        merge_action: Literal["default", "direct_merge", "merge_queue"] = ...,
        merge_method: Literal["merge", "squash", "rebase"] = ...,
        sha: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PullRequestMergeAsyncResult:
        """pulls/merge-async.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param pull_number: path: an int
        :param commit_message: body, optional: a str
        :param commit_title: body, optional: a str
        :param merge_action: body, optional: one of "default", "direct_merge", "merge_queue"
        :param merge_method: body, optional: one of "merge", "squash", "rebase"
        :param sha: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PullRequestMergeAsyncResult
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 409, 422

        Request: ``PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge-async``
        GitHub: https://docs.github.com/rest/pulls/pulls#merge-a-pull-request-asynchronously
        """

    def remove_requested_reviewers(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        pull_number: int | GitHubCore,
        *,
        reviewers: Iterable[str],
        team_reviewers: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ShortPullRequest:
        """pulls/remove-requested-reviewers.

        :param owner: path: a str
        :param repo: path: a str
        :param pull_number: path: an int
        :param reviewers: body: an iterable of str
        :param team_reviewers: body, optional: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ShortPullRequest
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``DELETE /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers``
        GitHub: https://docs.github.com/rest/pulls/review-requests#remove-requested-reviewers-from-a-pull-request
        """

    def request_reviewers(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        pull_number: int | GitHubCore,
        *,
        reviewers: Iterable[str] = ...,
        team_reviewers: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ShortPullRequest:
        """pulls/request-reviewers.

        :param owner: path: a str
        :param repo: path: a str
        :param pull_number: path: an int
        :param reviewers: body, optional: an iterable of str
        :param team_reviewers: body, optional: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ShortPullRequest
        :raises GitHubError: the response has an error status; documented: 403, 422

        Request: ``POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers``
        GitHub: https://docs.github.com/rest/reference/pulls#request-reviewers-for-a-pull-request
        """

    def submit_review(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        pull_number: int | GitHubCore,
        review_id: int | GitHubCore,
        *,
        body: str = ...,
        event: Literal["APPROVE", "REQUEST_CHANGES", "COMMENT"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PullReview:
        """pulls/submit-review.

        :param owner: path: a str
        :param repo: path: a str
        :param pull_number: path: an int
        :param review_id: path: an int
        :param body: body, optional: a str
        :param event: body: one of "APPROVE", "REQUEST_CHANGES", "COMMENT"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PullReview
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/events``
        GitHub: https://docs.github.com/rest/pulls/reviews#submit-a-review-for-a-pull-request
        """

    def update(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        pull_number: int | GitHubCore,
        *,
        base: str = ...,
        body: str = ...,
        maintainer_can_modify: bool = ...,
        state: Literal["open", "closed"] = ...,
        title: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PullRequest:
        """pulls/update.

        :param owner: path: a str
        :param repo: path: a str
        :param pull_number: path: an int
        :param base: body, optional: a str
        :param body: body, optional: a str
        :param maintainer_can_modify: body, optional: a bool
        :param state: body, optional: one of "open", "closed"
        :param title: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PullRequest
        :raises GitHubError: the response has an error status; documented: 403, 422

        Request: ``PATCH /repos/{owner}/{repo}/pulls/{pull_number}``
        GitHub: https://docs.github.com/rest/pulls/pulls#update-a-pull-request
        """

    def update_branch(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        pull_number: int | GitHubCore,
        *,
        expected_head_sha: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Pulls_UpdateBranch:
        """pulls/update-branch.

        :param owner: path: a str
        :param repo: path: a str
        :param pull_number: path: an int
        :param expected_head_sha: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Pulls_UpdateBranch
        :raises GitHubError: the response has an error status; documented: 403, 422

        Request: ``PUT /repos/{owner}/{repo}/pulls/{pull_number}/update-branch``
        GitHub: https://docs.github.com/rest/pulls/pulls#update-a-pull-request-branch
        """

    def update_review(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        pull_number: int | GitHubCore,
        review_id: int | GitHubCore,
        *,
        body: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PullReview:
        """pulls/update-review.

        :param owner: path: a str
        :param repo: path: a str
        :param pull_number: path: an int
        :param review_id: path: an int
        :param body: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PullReview
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}``
        GitHub: https://docs.github.com/rest/pulls/reviews#update-a-review-for-a-pull-request
        """

    def update_review_comment(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        comment_id: int | GitHubCore,
        *,
        body: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ReviewComment:
        """pulls/update-review-comment.

        :param owner: path: a str
        :param repo: path: a str
        :param comment_id: path: an int
        :param body: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ReviewComment
        :raises GitHubError: the response has an error status

        Request: ``PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}``
        GitHub: https://docs.github.com/rest/pulls/comments#update-a-review-comment-for-a-pull-request
        """

class AsyncPulls(Operations):
    """The operations of GitHub's tag ``pulls``, for asyncio."""

    async def check_if_merged(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        pull_number: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """pulls/check-if-merged.

        Request: ``GET /repos/{owner}/{repo}/pulls/{pull_number}/merge``
        GitHub: https://docs.github.com/rest/pulls/pulls#check-if-a-pull-request-has-been-merged
        """

    async def create(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        base: str,
        body: str = ...,
        draft: bool = ...,
        head: str,
        head_repo: str = ...,
        issue: int = ...,
        maintainer_can_modify: bool = ...,
        title: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PullRequest:
        """pulls/create.

        Request: ``POST /repos/{owner}/{repo}/pulls``
        GitHub: https://docs.github.com/rest/pulls/pulls#create-a-pull-request
        """

    async def create_reply_for_review_comment(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        pull_number: int | _aio.GitHubCore,
        comment_id: int | _aio.GitHubCore,
        *,
        body: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ReviewComment:
        """pulls/create-reply-for-review-comment.

        Request: ``POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies``
        GitHub: https://docs.github.com/rest/pulls/comments#create-a-reply-for-a-review-comment
        """

    async def create_review(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        pull_number: int | _aio.GitHubCore,
        *,
        body: str = ...,
        comments: Iterable[_CreateReview_Comments] = ...,
        commit_id: str = ...,
        event: Literal["APPROVE", "REQUEST_CHANGES", "COMMENT"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PullReview:
        """pulls/create-review.

        Request: ``POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews``
        GitHub: https://docs.github.com/rest/pulls/reviews#create-a-review-for-a-pull-request
        """

    async def create_review_comment(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        pull_number: int | _aio.GitHubCore,
        *,
        body: str,
        commit_id: str,
        in_reply_to: int = ...,
        line: int = ...,
        path: str,
        position: int = ...,
        side: Literal["LEFT", "RIGHT"] = ...,
        start_line: int = ...,
        start_side: Literal["LEFT", "RIGHT", "side"] = ...,
        subject_type: Literal["line", "file"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ReviewComment:
        """pulls/create-review-comment.

        Request: ``POST /repos/{owner}/{repo}/pulls/{pull_number}/comments``
        GitHub: https://docs.github.com/rest/pulls/comments#create-a-review-comment-for-a-pull-request
        """

    async def delete_pending_review(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        pull_number: int | _aio.GitHubCore,
        review_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PullReview:
        """pulls/delete-pending-review.

        Request: ``DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}``
        GitHub: https://docs.github.com/rest/pulls/reviews#delete-a-pending-review-for-a-pull-request
        """

    async def delete_review_comment(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        comment_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """pulls/delete-review-comment.

        Request: ``DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}``
        GitHub: https://docs.github.com/rest/pulls/comments#delete-a-review-comment-for-a-pull-request
        """

    async def dismiss_review(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        pull_number: int | _aio.GitHubCore,
        review_id: int | _aio.GitHubCore,
        *,
        event: Literal["DISMISS"] = ...,
        message: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PullReview:
        """pulls/dismiss-review.

        Request: ``PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals``
        GitHub: https://docs.github.com/rest/pulls/reviews#dismiss-a-review-for-a-pull-request
        """

    async def get(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        pull_number: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PullRequest:
        """pulls/get.

        Request: ``GET /repos/{owner}/{repo}/pulls/{pull_number}``
        GitHub: https://docs.github.com/rest/pulls/pulls#get-a-pull-request
        """

    async def get_merge_async_result(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        pull_number: int | _aio.GitHubCore,
        uuid: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PullRequestMergeAsyncResult:
        """pulls/get-merge-async-result.

        Request: ``GET /repos/{owner}/{repo}/pulls/{pull_number}/merge-async/{uuid}``
        GitHub: https://docs.github.com/rest/pulls/pulls#get-the-result-of-an-asynchronous-merge
        """

    async def get_review(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        pull_number: int | _aio.GitHubCore,
        review_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PullReview:
        """pulls/get-review.

        Request: ``GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}``
        GitHub: https://docs.github.com/rest/pulls/reviews#get-a-review-for-a-pull-request
        """

    async def get_review_comment(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        comment_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ReviewComment:
        """pulls/get-review-comment.

        Request: ``GET /repos/{owner}/{repo}/pulls/comments/{comment_id}``
        GitHub: https://docs.github.com/rest/pulls/comments#get-a-review-comment-for-a-pull-request
        """

    def list(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        base: str = ...,
        direction: Literal["asc", "desc"] = ...,
        head: str = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "popularity", "long-running"] = ...,
        state: Literal["open", "closed", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortPullRequest]:
        """pulls/list.

        Request: ``GET /repos/{owner}/{repo}/pulls``
        GitHub: https://docs.github.com/rest/pulls/pulls#list-pull-requests
        """

    def list_comments_for_review(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        pull_number: int | _aio.GitHubCore,
        review_id: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ReviewComment]:
        """pulls/list-comments-for-review.

        Request: ``GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments``
        GitHub: https://docs.github.com/rest/pulls/reviews#list-comments-for-a-pull-request-review
        """

    def list_commits(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        pull_number: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.RepoCommit]:
        """pulls/list-commits.

        Request: ``GET /repos/{owner}/{repo}/pulls/{pull_number}/commits``
        GitHub: https://docs.github.com/rest/pulls/pulls#list-commits-on-a-pull-request
        """

    def list_files(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        pull_number: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.PullFile]:
        """pulls/list-files.

        Request: ``GET /repos/{owner}/{repo}/pulls/{pull_number}/files``
        GitHub: https://docs.github.com/rest/pulls/pulls#list-pull-requests-files
        """

    async def list_requested_reviewers(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        pull_number: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ReviewRequests:
        """pulls/list-requested-reviewers.

        Request: ``GET /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers``
        GitHub: https://docs.github.com/rest/pulls/review-requests#get-all-requested-reviewers-for-a-pull-request
        """

    def list_review_comments(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        pull_number: int | _aio.GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["created", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ReviewComment]:
        """pulls/list-review-comments.

        Request: ``GET /repos/{owner}/{repo}/pulls/{pull_number}/comments``
        GitHub: https://docs.github.com/rest/pulls/comments#list-review-comments-on-a-pull-request
        """

    def list_review_comments_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["created", "updated", "created_at"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ReviewComment]:
        """pulls/list-review-comments-for-repo.

        Request: ``GET /repos/{owner}/{repo}/pulls/comments``
        GitHub: https://docs.github.com/rest/pulls/comments#list-review-comments-in-a-repository
        """

    def list_reviews(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        pull_number: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.PullReview]:
        """pulls/list-reviews.

        Request: ``GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews``
        GitHub: https://docs.github.com/rest/pulls/reviews#list-reviews-for-a-pull-request
        """

    async def merge(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        pull_number: int | _aio.GitHubCore,
        *,
        commit_message: str = ...,
        commit_title: str = ...,
        merge_method: Literal["merge", "squash", "rebase"] = ...,
        sha: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PullRequestMergeResult:
        """pulls/merge.

        Request: ``PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge``
        GitHub: https://docs.github.com/rest/pulls/pulls#merge-a-pull-request
        """

    async def merge_async(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        pull_number: int | _aio.GitHubCore,
        *,
        commit_message: str = ...,
        commit_title: str = ...,
        merge_action: Literal["default", "direct_merge", "merge_queue"] = ...,
        merge_method: Literal["merge", "squash", "rebase"] = ...,
        sha: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PullRequestMergeAsyncResult:
        """pulls/merge-async.

        Request: ``PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge-async``
        GitHub: https://docs.github.com/rest/pulls/pulls#merge-a-pull-request-asynchronously
        """

    async def remove_requested_reviewers(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        pull_number: int | _aio.GitHubCore,
        *,
        reviewers: Iterable[str],
        team_reviewers: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ShortPullRequest:
        """pulls/remove-requested-reviewers.

        Request: ``DELETE /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers``
        GitHub: https://docs.github.com/rest/pulls/review-requests#remove-requested-reviewers-from-a-pull-request
        """

    async def request_reviewers(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        pull_number: int | _aio.GitHubCore,
        *,
        reviewers: Iterable[str] = ...,
        team_reviewers: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ShortPullRequest:
        """pulls/request-reviewers.

        Request: ``POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers``
        GitHub: https://docs.github.com/rest/reference/pulls#request-reviewers-for-a-pull-request
        """

    async def submit_review(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        pull_number: int | _aio.GitHubCore,
        review_id: int | _aio.GitHubCore,
        *,
        body: str = ...,
        event: Literal["APPROVE", "REQUEST_CHANGES", "COMMENT"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PullReview:
        """pulls/submit-review.

        Request: ``POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/events``
        GitHub: https://docs.github.com/rest/pulls/reviews#submit-a-review-for-a-pull-request
        """

    async def update(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        pull_number: int | _aio.GitHubCore,
        *,
        base: str = ...,
        body: str = ...,
        maintainer_can_modify: bool = ...,
        state: Literal["open", "closed"] = ...,
        title: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PullRequest:
        """pulls/update.

        Request: ``PATCH /repos/{owner}/{repo}/pulls/{pull_number}``
        GitHub: https://docs.github.com/rest/pulls/pulls#update-a-pull-request
        """

    async def update_branch(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        pull_number: int | _aio.GitHubCore,
        *,
        expected_head_sha: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Pulls_UpdateBranch:
        """pulls/update-branch.

        Request: ``PUT /repos/{owner}/{repo}/pulls/{pull_number}/update-branch``
        GitHub: https://docs.github.com/rest/pulls/pulls#update-a-pull-request-branch
        """

    async def update_review(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        pull_number: int | _aio.GitHubCore,
        review_id: int | _aio.GitHubCore,
        *,
        body: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PullReview:
        """pulls/update-review.

        Request: ``PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}``
        GitHub: https://docs.github.com/rest/pulls/reviews#update-a-review-for-a-pull-request
        """

    async def update_review_comment(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        comment_id: int | _aio.GitHubCore,
        *,
        body: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ReviewComment:
        """pulls/update-review-comment.

        Request: ``PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}``
        GitHub: https://docs.github.com/rest/pulls/comments#update-a-review-comment-for-a-pull-request
        """

class _BoundPulls(Operations):
    """The operations of GitHub's tag ``pulls``, bound to a resource."""

    def check_if_merged(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        pull_number: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """pulls/check-if-merged."""

    def create(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        base: str,
        body: str = ...,
        draft: bool = ...,
        head: str,
        head_repo: str = ...,
        issue: int = ...,
        maintainer_can_modify: bool = ...,
        title: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PullRequest:
        """pulls/create."""

    def create_reply_for_review_comment(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        pull_number: int | GitHubCore = ...,
        comment_id: int | GitHubCore = ...,
        body: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ReviewComment:
        """pulls/create-reply-for-review-comment."""

    def create_review(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        pull_number: int | GitHubCore = ...,
        body: str = ...,
        comments: Iterable[_CreateReview_Comments] = ...,
        commit_id: str = ...,
        event: Literal["APPROVE", "REQUEST_CHANGES", "COMMENT"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PullReview:
        """pulls/create-review."""

    def create_review_comment(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        pull_number: int | GitHubCore = ...,
        body: str,
        commit_id: str,
        in_reply_to: int = ...,
        line: int = ...,
        path: str,
        position: int = ...,
        side: Literal["LEFT", "RIGHT"] = ...,
        start_line: int = ...,
        start_side: Literal["LEFT", "RIGHT", "side"] = ...,
        subject_type: Literal["line", "file"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ReviewComment:
        """pulls/create-review-comment."""

    def delete_pending_review(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        pull_number: int | GitHubCore = ...,
        review_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PullReview:
        """pulls/delete-pending-review."""

    def delete_review_comment(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        comment_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """pulls/delete-review-comment."""

    def dismiss_review(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        pull_number: int | GitHubCore = ...,
        review_id: int | GitHubCore = ...,
        event: Literal["DISMISS"] = ...,
        message: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PullReview:
        """pulls/dismiss-review."""

    def get(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        pull_number: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PullRequest:
        """pulls/get."""

    def get_merge_async_result(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        pull_number: int | GitHubCore = ...,
        uuid: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PullRequestMergeAsyncResult:
        """pulls/get-merge-async-result."""

    def get_review(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        pull_number: int | GitHubCore = ...,
        review_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PullReview:
        """pulls/get-review."""

    def get_review_comment(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        comment_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ReviewComment:
        """pulls/get-review-comment."""

    def list(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        base: str = ...,
        direction: Literal["asc", "desc"] = ...,
        head: str = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "popularity", "long-running"] = ...,
        state: Literal["open", "closed", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortPullRequest]:
        """pulls/list."""

    def list_comments_for_review(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        pull_number: int | GitHubCore = ...,
        review_id: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ReviewComment]:
        """pulls/list-comments-for-review."""

    def list_commits(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        pull_number: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[RepoCommit]:
        """pulls/list-commits."""

    def list_files(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        pull_number: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[PullFile]:
        """pulls/list-files."""

    def list_requested_reviewers(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        pull_number: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ReviewRequests:
        """pulls/list-requested-reviewers."""

    def list_review_comments(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        pull_number: int | GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["created", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ReviewComment]:
        """pulls/list-review-comments."""

    def list_review_comments_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["created", "updated", "created_at"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ReviewComment]:
        """pulls/list-review-comments-for-repo."""

    def list_reviews(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        pull_number: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[PullReview]:
        """pulls/list-reviews."""

    def merge(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        pull_number: int | GitHubCore = ...,
        commit_message: str = ...,
        commit_title: str = ...,
        merge_method: Literal["merge", "squash", "rebase"] = ...,
        sha: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PullRequestMergeResult:
        """pulls/merge."""

    def merge_async(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        pull_number: int | GitHubCore = ...,
        commit_message: str = ...,
        commit_title: str = ...,
        merge_action: Literal["default", "direct_merge", "merge_queue"] = ...,
        merge_method: Literal["merge", "squash", "rebase"] = ...,
        sha: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PullRequestMergeAsyncResult:
        """pulls/merge-async."""

    def remove_requested_reviewers(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        pull_number: int | GitHubCore = ...,
        reviewers: Iterable[str],
        team_reviewers: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ShortPullRequest:
        """pulls/remove-requested-reviewers."""

    def request_reviewers(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        pull_number: int | GitHubCore = ...,
        reviewers: Iterable[str] = ...,
        team_reviewers: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ShortPullRequest:
        """pulls/request-reviewers."""

    def submit_review(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        pull_number: int | GitHubCore = ...,
        review_id: int | GitHubCore = ...,
        body: str = ...,
        event: Literal["APPROVE", "REQUEST_CHANGES", "COMMENT"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PullReview:
        """pulls/submit-review."""

    def update(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        pull_number: int | GitHubCore = ...,
        base: str = ...,
        body: str = ...,
        maintainer_can_modify: bool = ...,
        state: Literal["open", "closed"] = ...,
        title: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PullRequest:
        """pulls/update."""

    def update_branch(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        pull_number: int | GitHubCore = ...,
        expected_head_sha: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Pulls_UpdateBranch:
        """pulls/update-branch."""

    def update_review(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        pull_number: int | GitHubCore = ...,
        review_id: int | GitHubCore = ...,
        body: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> PullReview:
        """pulls/update-review."""

    def update_review_comment(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        comment_id: int | GitHubCore = ...,
        body: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ReviewComment:
        """pulls/update-review-comment."""

class _AsyncBoundPulls(Operations):
    """The operations of GitHub's tag ``pulls``, bound to a resource."""

    async def check_if_merged(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        pull_number: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """pulls/check-if-merged."""

    async def create(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        base: str,
        body: str = ...,
        draft: bool = ...,
        head: str,
        head_repo: str = ...,
        issue: int = ...,
        maintainer_can_modify: bool = ...,
        title: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PullRequest:
        """pulls/create."""

    async def create_reply_for_review_comment(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        pull_number: int | _aio.GitHubCore = ...,
        comment_id: int | _aio.GitHubCore = ...,
        body: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ReviewComment:
        """pulls/create-reply-for-review-comment."""

    async def create_review(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        pull_number: int | _aio.GitHubCore = ...,
        body: str = ...,
        comments: Iterable[_CreateReview_Comments] = ...,
        commit_id: str = ...,
        event: Literal["APPROVE", "REQUEST_CHANGES", "COMMENT"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PullReview:
        """pulls/create-review."""

    async def create_review_comment(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        pull_number: int | _aio.GitHubCore = ...,
        body: str,
        commit_id: str,
        in_reply_to: int = ...,
        line: int = ...,
        path: str,
        position: int = ...,
        side: Literal["LEFT", "RIGHT"] = ...,
        start_line: int = ...,
        start_side: Literal["LEFT", "RIGHT", "side"] = ...,
        subject_type: Literal["line", "file"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ReviewComment:
        """pulls/create-review-comment."""

    async def delete_pending_review(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        pull_number: int | _aio.GitHubCore = ...,
        review_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PullReview:
        """pulls/delete-pending-review."""

    async def delete_review_comment(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        comment_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """pulls/delete-review-comment."""

    async def dismiss_review(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        pull_number: int | _aio.GitHubCore = ...,
        review_id: int | _aio.GitHubCore = ...,
        event: Literal["DISMISS"] = ...,
        message: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PullReview:
        """pulls/dismiss-review."""

    async def get(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        pull_number: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PullRequest:
        """pulls/get."""

    async def get_merge_async_result(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        pull_number: int | _aio.GitHubCore = ...,
        uuid: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PullRequestMergeAsyncResult:
        """pulls/get-merge-async-result."""

    async def get_review(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        pull_number: int | _aio.GitHubCore = ...,
        review_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PullReview:
        """pulls/get-review."""

    async def get_review_comment(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        comment_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ReviewComment:
        """pulls/get-review-comment."""

    def list(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        base: str = ...,
        direction: Literal["asc", "desc"] = ...,
        head: str = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "popularity", "long-running"] = ...,
        state: Literal["open", "closed", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortPullRequest]:
        """pulls/list."""

    def list_comments_for_review(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        pull_number: int | _aio.GitHubCore = ...,
        review_id: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ReviewComment]:
        """pulls/list-comments-for-review."""

    def list_commits(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        pull_number: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.RepoCommit]:
        """pulls/list-commits."""

    def list_files(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        pull_number: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.PullFile]:
        """pulls/list-files."""

    async def list_requested_reviewers(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        pull_number: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ReviewRequests:
        """pulls/list-requested-reviewers."""

    def list_review_comments(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        pull_number: int | _aio.GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["created", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ReviewComment]:
        """pulls/list-review-comments."""

    def list_review_comments_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["created", "updated", "created_at"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ReviewComment]:
        """pulls/list-review-comments-for-repo."""

    def list_reviews(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        pull_number: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.PullReview]:
        """pulls/list-reviews."""

    async def merge(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        pull_number: int | _aio.GitHubCore = ...,
        commit_message: str = ...,
        commit_title: str = ...,
        merge_method: Literal["merge", "squash", "rebase"] = ...,
        sha: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PullRequestMergeResult:
        """pulls/merge."""

    async def merge_async(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        pull_number: int | _aio.GitHubCore = ...,
        commit_message: str = ...,
        commit_title: str = ...,
        merge_action: Literal["default", "direct_merge", "merge_queue"] = ...,
        merge_method: Literal["merge", "squash", "rebase"] = ...,
        sha: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PullRequestMergeAsyncResult:
        """pulls/merge-async."""

    async def remove_requested_reviewers(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        pull_number: int | _aio.GitHubCore = ...,
        reviewers: Iterable[str],
        team_reviewers: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ShortPullRequest:
        """pulls/remove-requested-reviewers."""

    async def request_reviewers(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        pull_number: int | _aio.GitHubCore = ...,
        reviewers: Iterable[str] = ...,
        team_reviewers: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ShortPullRequest:
        """pulls/request-reviewers."""

    async def submit_review(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        pull_number: int | _aio.GitHubCore = ...,
        review_id: int | _aio.GitHubCore = ...,
        body: str = ...,
        event: Literal["APPROVE", "REQUEST_CHANGES", "COMMENT"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PullReview:
        """pulls/submit-review."""

    async def update(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        pull_number: int | _aio.GitHubCore = ...,
        base: str = ...,
        body: str = ...,
        maintainer_can_modify: bool = ...,
        state: Literal["open", "closed"] = ...,
        title: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PullRequest:
        """pulls/update."""

    async def update_branch(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        pull_number: int | _aio.GitHubCore = ...,
        expected_head_sha: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Pulls_UpdateBranch:
        """pulls/update-branch."""

    async def update_review(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        pull_number: int | _aio.GitHubCore = ...,
        review_id: int | _aio.GitHubCore = ...,
        body: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.PullReview:
        """pulls/update-review."""

    async def update_review_comment(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        comment_id: int | _aio.GitHubCore = ...,
        body: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ReviewComment:
        """pulls/update-review-comment."""

__all__ = ["AsyncPulls", "Pulls"]
