"""The operations of GitHub's tag ``gists``. Made by tools/generate.py."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Literal, TypedDict

from typing_extensions import Required

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub._core import Gist, GistComment, GistHistory, GitHubCore, Listing, ShortGist

class _Create_Files(TypedDict, total=False):
    content: Required[str]

class _Update_Files(TypedDict, total=False):
    content: str
    filename: str | None

class Gists(Operations):
    """The operations of GitHub's tag ``gists``."""

    def check_is_starred(
        self,
        gist_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """gists/check-is-starred.

        :param gist_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: whether it is so: True for 204, False for 404
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /gists/{gist_id}/star``
        GitHub: https://docs.github.com/rest/gists/gists#check-if-a-gist-is-starred
        """

    def create(
        self,
        *,
        description: str = ...,
        files: Mapping[str, _Create_Files],
        public: bool | Literal["true"] | Literal["false"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Gist:
        """gists/create.

        :param description: body, optional: a str
        :param files: body: a mapping
        :param public: body, optional: a bool or "true" or "false"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Gist
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``POST /gists``
        GitHub: https://docs.github.com/rest/gists/gists#create-a-gist
        """

    def create_comment(
        self,
        gist_id: str | GitHubCore,
        *,
        body: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> GistComment:
        """gists/create-comment.

        :param gist_id: path: a str
        :param body: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: GistComment
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``POST /gists/{gist_id}/comments``
        GitHub: https://docs.github.com/rest/gists/comments#create-a-gist-comment
        """

    def delete(
        self,
        gist_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """gists/delete.

        :param gist_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``DELETE /gists/{gist_id}``
        GitHub: https://docs.github.com/rest/gists/gists#delete-a-gist
        """

    def delete_comment(
        self,
        gist_id: str | GitHubCore,
        comment_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """gists/delete-comment.

        :param gist_id: path: a str
        :param comment_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``DELETE /gists/{gist_id}/comments/{comment_id}``
        GitHub: https://docs.github.com/rest/gists/comments#delete-a-gist-comment
        """

    def fork(
        self,
        gist_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ShortGist:
        """gists/fork.

        :param gist_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ShortGist
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``POST /gists/{gist_id}/forks``
        GitHub: https://docs.github.com/rest/gists/gists#fork-a-gist
        """

    def get(
        self,
        gist_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Gist:
        """gists/get.

        :param gist_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Gist
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /gists/{gist_id}``
        GitHub: https://docs.github.com/rest/gists/gists#get-a-gist
        """

    def get_comment(
        self,
        gist_id: str | GitHubCore,
        comment_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> GistComment:
        """gists/get-comment.

        :param gist_id: path: a str
        :param comment_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: GistComment
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /gists/{gist_id}/comments/{comment_id}``
        GitHub: https://docs.github.com/rest/gists/comments#get-a-gist-comment
        """

    def get_revision(
        self,
        gist_id: str | GitHubCore,
        sha: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Gist:
        """gists/get-revision.

        :param gist_id: path: a str
        :param sha: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Gist
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``GET /gists/{gist_id}/{sha}``
        GitHub: https://docs.github.com/rest/gists/gists#get-a-gist-revision
        """

    def list(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortGist]:
        """gists/list.

        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param since: query, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortGist]
        :raises GitHubError: the response has an error status; documented: 403

        Request: ``GET /gists``
        GitHub: https://docs.github.com/rest/gists/gists#list-gists-for-the-authenticated-user
        """

    def list_comments(
        self,
        gist_id: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[GistComment]:
        """gists/list-comments.

        :param gist_id: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[GistComment]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /gists/{gist_id}/comments``
        GitHub: https://docs.github.com/rest/gists/comments#list-gist-comments
        """

    def list_commits(
        self,
        gist_id: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[GistHistory]:
        """gists/list-commits.

        :param gist_id: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[GistHistory]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /gists/{gist_id}/commits``
        GitHub: https://docs.github.com/rest/gists/gists#list-gist-commits
        """

    def list_for_user(
        self,
        username: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortGist]:
        """gists/list-for-user.

        :param username: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param since: query, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortGist]
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``GET /users/{username}/gists``
        GitHub: https://docs.github.com/rest/gists/gists#list-gists-for-a-user
        """

    def list_forks(
        self,
        gist_id: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Gist]:
        """gists/list-forks.

        :param gist_id: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Gist]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /gists/{gist_id}/forks``
        GitHub: https://docs.github.com/rest/gists/gists#list-gist-forks
        """

    def list_public(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortGist]:
        """gists/list-public.

        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param since: query, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortGist]
        :raises GitHubError: the response has an error status; documented: 403, 422

        Request: ``GET /gists/public``
        GitHub: https://docs.github.com/rest/gists/gists#list-public-gists
        """

    def list_starred(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortGist]:
        """gists/list-starred.

        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param since: query, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortGist]
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``GET /gists/starred``
        GitHub: https://docs.github.com/rest/gists/gists#list-starred-gists
        """

    def star(
        self,
        gist_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """gists/star.

        :param gist_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``PUT /gists/{gist_id}/star``
        GitHub: https://docs.github.com/rest/gists/gists#star-a-gist
        """

    def unstar(
        self,
        gist_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """gists/unstar.

        :param gist_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``DELETE /gists/{gist_id}/star``
        GitHub: https://docs.github.com/rest/gists/gists#unstar-a-gist
        """

    def update(
        self,
        gist_id: str | GitHubCore,
        *,
        description: str = ...,
        files: Mapping[str, _Update_Files] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Gist:
        """gists/update.

        :param gist_id: path: a str
        :param description: body, optional: a str
        :param files: body, optional: a mapping
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Gist
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``PATCH /gists/{gist_id}``
        GitHub: https://docs.github.com/rest/reference/gists/#update-a-gist
        """

    def update_comment(
        self,
        gist_id: str | GitHubCore,
        comment_id: int | GitHubCore,
        *,
        body: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> GistComment:
        """gists/update-comment.

        :param gist_id: path: a str
        :param comment_id: path: an int
        :param body: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: GistComment
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``PATCH /gists/{gist_id}/comments/{comment_id}``
        GitHub: https://docs.github.com/rest/gists/comments#update-a-gist-comment
        """

class AsyncGists(Operations):
    """The operations of GitHub's tag ``gists``, for asyncio."""

    async def check_is_starred(
        self,
        gist_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """gists/check-is-starred.

        Request: ``GET /gists/{gist_id}/star``
        GitHub: https://docs.github.com/rest/gists/gists#check-if-a-gist-is-starred
        """

    async def create(
        self,
        *,
        description: str = ...,
        files: Mapping[str, _Create_Files],
        public: bool | Literal["true"] | Literal["false"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Gist:
        """gists/create.

        Request: ``POST /gists``
        GitHub: https://docs.github.com/rest/gists/gists#create-a-gist
        """

    async def create_comment(
        self,
        gist_id: str | _aio.GitHubCore,
        *,
        body: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.GistComment:
        """gists/create-comment.

        Request: ``POST /gists/{gist_id}/comments``
        GitHub: https://docs.github.com/rest/gists/comments#create-a-gist-comment
        """

    async def delete(
        self,
        gist_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """gists/delete.

        Request: ``DELETE /gists/{gist_id}``
        GitHub: https://docs.github.com/rest/gists/gists#delete-a-gist
        """

    async def delete_comment(
        self,
        gist_id: str | _aio.GitHubCore,
        comment_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """gists/delete-comment.

        Request: ``DELETE /gists/{gist_id}/comments/{comment_id}``
        GitHub: https://docs.github.com/rest/gists/comments#delete-a-gist-comment
        """

    async def fork(
        self,
        gist_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ShortGist:
        """gists/fork.

        Request: ``POST /gists/{gist_id}/forks``
        GitHub: https://docs.github.com/rest/gists/gists#fork-a-gist
        """

    async def get(
        self,
        gist_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Gist:
        """gists/get.

        Request: ``GET /gists/{gist_id}``
        GitHub: https://docs.github.com/rest/gists/gists#get-a-gist
        """

    async def get_comment(
        self,
        gist_id: str | _aio.GitHubCore,
        comment_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.GistComment:
        """gists/get-comment.

        Request: ``GET /gists/{gist_id}/comments/{comment_id}``
        GitHub: https://docs.github.com/rest/gists/comments#get-a-gist-comment
        """

    async def get_revision(
        self,
        gist_id: str | _aio.GitHubCore,
        sha: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Gist:
        """gists/get-revision.

        Request: ``GET /gists/{gist_id}/{sha}``
        GitHub: https://docs.github.com/rest/gists/gists#get-a-gist-revision
        """

    def list(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortGist]:
        """gists/list.

        Request: ``GET /gists``
        GitHub: https://docs.github.com/rest/gists/gists#list-gists-for-the-authenticated-user
        """

    def list_comments(
        self,
        gist_id: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.GistComment]:
        """gists/list-comments.

        Request: ``GET /gists/{gist_id}/comments``
        GitHub: https://docs.github.com/rest/gists/comments#list-gist-comments
        """

    def list_commits(
        self,
        gist_id: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.GistHistory]:
        """gists/list-commits.

        Request: ``GET /gists/{gist_id}/commits``
        GitHub: https://docs.github.com/rest/gists/gists#list-gist-commits
        """

    def list_for_user(
        self,
        username: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortGist]:
        """gists/list-for-user.

        Request: ``GET /users/{username}/gists``
        GitHub: https://docs.github.com/rest/gists/gists#list-gists-for-a-user
        """

    def list_forks(
        self,
        gist_id: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Gist]:
        """gists/list-forks.

        Request: ``GET /gists/{gist_id}/forks``
        GitHub: https://docs.github.com/rest/gists/gists#list-gist-forks
        """

    def list_public(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortGist]:
        """gists/list-public.

        Request: ``GET /gists/public``
        GitHub: https://docs.github.com/rest/gists/gists#list-public-gists
        """

    def list_starred(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortGist]:
        """gists/list-starred.

        Request: ``GET /gists/starred``
        GitHub: https://docs.github.com/rest/gists/gists#list-starred-gists
        """

    async def star(
        self,
        gist_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """gists/star.

        Request: ``PUT /gists/{gist_id}/star``
        GitHub: https://docs.github.com/rest/gists/gists#star-a-gist
        """

    async def unstar(
        self,
        gist_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """gists/unstar.

        Request: ``DELETE /gists/{gist_id}/star``
        GitHub: https://docs.github.com/rest/gists/gists#unstar-a-gist
        """

    async def update(
        self,
        gist_id: str | _aio.GitHubCore,
        *,
        description: str = ...,
        files: Mapping[str, _Update_Files] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Gist:
        """gists/update.

        Request: ``PATCH /gists/{gist_id}``
        GitHub: https://docs.github.com/rest/reference/gists/#update-a-gist
        """

    async def update_comment(
        self,
        gist_id: str | _aio.GitHubCore,
        comment_id: int | _aio.GitHubCore,
        *,
        body: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.GistComment:
        """gists/update-comment.

        Request: ``PATCH /gists/{gist_id}/comments/{comment_id}``
        GitHub: https://docs.github.com/rest/gists/comments#update-a-gist-comment
        """

class _BoundGists(Operations):
    """The operations of GitHub's tag ``gists``, bound to a resource."""

    def check_is_starred(
        self,
        *parts: str | int | GitHubCore,
        gist_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """gists/check-is-starred."""

    def create(
        self,
        *,
        description: str = ...,
        files: Mapping[str, _Create_Files],
        public: bool | Literal["true"] | Literal["false"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Gist:
        """gists/create."""

    def create_comment(
        self,
        *parts: str | int | GitHubCore,
        gist_id: str | GitHubCore = ...,
        body: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> GistComment:
        """gists/create-comment."""

    def delete(
        self,
        *parts: str | int | GitHubCore,
        gist_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """gists/delete."""

    def delete_comment(
        self,
        *parts: str | int | GitHubCore,
        gist_id: str | GitHubCore = ...,
        comment_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """gists/delete-comment."""

    def fork(
        self,
        *parts: str | int | GitHubCore,
        gist_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ShortGist:
        """gists/fork."""

    def get(
        self,
        *parts: str | int | GitHubCore,
        gist_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Gist:
        """gists/get."""

    def get_comment(
        self,
        *parts: str | int | GitHubCore,
        gist_id: str | GitHubCore = ...,
        comment_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> GistComment:
        """gists/get-comment."""

    def get_revision(
        self,
        *parts: str | int | GitHubCore,
        gist_id: str | GitHubCore = ...,
        sha: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Gist:
        """gists/get-revision."""

    def list(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortGist]:
        """gists/list."""

    def list_comments(
        self,
        *parts: str | int | GitHubCore,
        gist_id: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[GistComment]:
        """gists/list-comments."""

    def list_commits(
        self,
        *parts: str | int | GitHubCore,
        gist_id: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[GistHistory]:
        """gists/list-commits."""

    def list_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortGist]:
        """gists/list-for-user."""

    def list_forks(
        self,
        *parts: str | int | GitHubCore,
        gist_id: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Gist]:
        """gists/list-forks."""

    def list_public(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortGist]:
        """gists/list-public."""

    def list_starred(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortGist]:
        """gists/list-starred."""

    def star(
        self,
        *parts: str | int | GitHubCore,
        gist_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """gists/star."""

    def unstar(
        self,
        *parts: str | int | GitHubCore,
        gist_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """gists/unstar."""

    def update(
        self,
        *parts: str | int | GitHubCore,
        gist_id: str | GitHubCore = ...,
        description: str = ...,
        files: Mapping[str, _Update_Files] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Gist:
        """gists/update."""

    def update_comment(
        self,
        *parts: str | int | GitHubCore,
        gist_id: str | GitHubCore = ...,
        comment_id: int | GitHubCore = ...,
        body: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> GistComment:
        """gists/update-comment."""

class _AsyncBoundGists(Operations):
    """The operations of GitHub's tag ``gists``, bound to a resource."""

    async def check_is_starred(
        self,
        *parts: str | int | _aio.GitHubCore,
        gist_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """gists/check-is-starred."""

    async def create(
        self,
        *,
        description: str = ...,
        files: Mapping[str, _Create_Files],
        public: bool | Literal["true"] | Literal["false"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Gist:
        """gists/create."""

    async def create_comment(
        self,
        *parts: str | int | _aio.GitHubCore,
        gist_id: str | _aio.GitHubCore = ...,
        body: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.GistComment:
        """gists/create-comment."""

    async def delete(
        self,
        *parts: str | int | _aio.GitHubCore,
        gist_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """gists/delete."""

    async def delete_comment(
        self,
        *parts: str | int | _aio.GitHubCore,
        gist_id: str | _aio.GitHubCore = ...,
        comment_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """gists/delete-comment."""

    async def fork(
        self,
        *parts: str | int | _aio.GitHubCore,
        gist_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ShortGist:
        """gists/fork."""

    async def get(
        self,
        *parts: str | int | _aio.GitHubCore,
        gist_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Gist:
        """gists/get."""

    async def get_comment(
        self,
        *parts: str | int | _aio.GitHubCore,
        gist_id: str | _aio.GitHubCore = ...,
        comment_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.GistComment:
        """gists/get-comment."""

    async def get_revision(
        self,
        *parts: str | int | _aio.GitHubCore,
        gist_id: str | _aio.GitHubCore = ...,
        sha: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Gist:
        """gists/get-revision."""

    def list(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortGist]:
        """gists/list."""

    def list_comments(
        self,
        *parts: str | int | _aio.GitHubCore,
        gist_id: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.GistComment]:
        """gists/list-comments."""

    def list_commits(
        self,
        *parts: str | int | _aio.GitHubCore,
        gist_id: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.GistHistory]:
        """gists/list-commits."""

    def list_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortGist]:
        """gists/list-for-user."""

    def list_forks(
        self,
        *parts: str | int | _aio.GitHubCore,
        gist_id: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Gist]:
        """gists/list-forks."""

    def list_public(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortGist]:
        """gists/list-public."""

    def list_starred(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortGist]:
        """gists/list-starred."""

    async def star(
        self,
        *parts: str | int | _aio.GitHubCore,
        gist_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """gists/star."""

    async def unstar(
        self,
        *parts: str | int | _aio.GitHubCore,
        gist_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """gists/unstar."""

    async def update(
        self,
        *parts: str | int | _aio.GitHubCore,
        gist_id: str | _aio.GitHubCore = ...,
        description: str = ...,
        files: Mapping[str, _Update_Files] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Gist:
        """gists/update."""

    async def update_comment(
        self,
        *parts: str | int | _aio.GitHubCore,
        gist_id: str | _aio.GitHubCore = ...,
        comment_id: int | _aio.GitHubCore = ...,
        body: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.GistComment:
        """gists/update-comment."""

__all__ = ["AsyncGists", "Gists"]
