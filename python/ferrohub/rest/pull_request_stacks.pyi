"""The operations of GitHub's tag ``pull-request-stacks``. Made by tools/generate.py."""

from collections.abc import Iterable, Mapping
from typing import Any

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import GitHubCore, Listing

class PullRequestStacks(Operations):
    """The operations of GitHub's tag ``pull-request-stacks``."""

    def add(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        stack_number: int | GitHubCore,
        *,
        pull_requests: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PullRequestStacks_Add:
        """pull-request-stacks/add.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param stack_number: path: an int
        :param pull_requests: body: an iterable of int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PullRequestStacks_Add
        :raises GitHubError: the response has an error status; documented: 404, 409, 422

        Request: ``POST /repos/{owner}/{repo}/stacks/{stack_number}/add``
        GitHub: https://docs.github.com/rest/pulls/stacks#add-pull-requests-to-a-pull-request-stack
        """

    def create(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        pull_requests: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PullRequestStacks_Create:
        """pull-request-stacks/create.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param pull_requests: body: an iterable of int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PullRequestStacks_Create
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``POST /repos/{owner}/{repo}/stacks``
        GitHub: https://docs.github.com/rest/pulls/stacks#create-a-pull-request-stack
        """

    def get(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        stack_number: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PullRequestStacks_Get:
        """pull-request-stacks/get.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param stack_number: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PullRequestStacks_Get
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/stacks/{stack_number}``
        GitHub: https://docs.github.com/rest/pulls/stacks#get-a-pull-request-stack
        """

    def list(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        pull_request: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.PullRequestStackMinimal]:
        """pull-request-stacks/list.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param pull_request: query, optional: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[PullRequestStackMinimal]
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``GET /repos/{owner}/{repo}/stacks``
        GitHub: https://docs.github.com/rest/pulls/stacks#list-pull-request-stacks
        """

    def unstack(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        stack_number: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PullRequestStacks_Unstack | None:
        """pull-request-stacks/unstack.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param stack_number: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PullRequestStacks_Unstack | None
        :raises GitHubError: the response has an error status; documented: 404, 409, 422

        Request: ``POST /repos/{owner}/{repo}/stacks/{stack_number}/unstack``
        GitHub: https://docs.github.com/rest/pulls/stacks#remove-pull-requests-from-a-pull-request-stack
        """

class AsyncPullRequestStacks(Operations):
    """The operations of GitHub's tag ``pull-request-stacks``, for asyncio."""

    async def add(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        stack_number: int | _aio.GitHubCore,
        *,
        pull_requests: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PullRequestStacks_Add:
        """pull-request-stacks/add.

        Request: ``POST /repos/{owner}/{repo}/stacks/{stack_number}/add``
        GitHub: https://docs.github.com/rest/pulls/stacks#add-pull-requests-to-a-pull-request-stack
        """

    async def create(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        pull_requests: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PullRequestStacks_Create:
        """pull-request-stacks/create.

        Request: ``POST /repos/{owner}/{repo}/stacks``
        GitHub: https://docs.github.com/rest/pulls/stacks#create-a-pull-request-stack
        """

    async def get(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        stack_number: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PullRequestStacks_Get:
        """pull-request-stacks/get.

        Request: ``GET /repos/{owner}/{repo}/stacks/{stack_number}``
        GitHub: https://docs.github.com/rest/pulls/stacks#get-a-pull-request-stack
        """

    def list(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        pull_request: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.PullRequestStackMinimal]:
        """pull-request-stacks/list.

        Request: ``GET /repos/{owner}/{repo}/stacks``
        GitHub: https://docs.github.com/rest/pulls/stacks#list-pull-request-stacks
        """

    async def unstack(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        stack_number: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PullRequestStacks_Unstack | None:
        """pull-request-stacks/unstack.

        Request: ``POST /repos/{owner}/{repo}/stacks/{stack_number}/unstack``
        GitHub: https://docs.github.com/rest/pulls/stacks#remove-pull-requests-from-a-pull-request-stack
        """

class _BoundPullRequestStacks(Operations):
    """The operations of GitHub's tag ``pull-request-stacks``, bound to a resource."""

    def add(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        stack_number: int | GitHubCore = ...,
        pull_requests: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PullRequestStacks_Add:
        """pull-request-stacks/add."""

    def create(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        pull_requests: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PullRequestStacks_Create:
        """pull-request-stacks/create."""

    def get(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        stack_number: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PullRequestStacks_Get:
        """pull-request-stacks/get."""

    def list(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        pull_request: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.PullRequestStackMinimal]:
        """pull-request-stacks/list."""

    def unstack(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        stack_number: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PullRequestStacks_Unstack | None:
        """pull-request-stacks/unstack."""

class _AsyncBoundPullRequestStacks(Operations):
    """The operations of GitHub's tag ``pull-request-stacks``, bound to a resource."""

    async def add(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        stack_number: int | _aio.GitHubCore = ...,
        pull_requests: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PullRequestStacks_Add:
        """pull-request-stacks/add."""

    async def create(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        pull_requests: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PullRequestStacks_Create:
        """pull-request-stacks/create."""

    async def get(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        stack_number: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PullRequestStacks_Get:
        """pull-request-stacks/get."""

    def list(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        pull_request: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.PullRequestStackMinimal]:
        """pull-request-stacks/list."""

    async def unstack(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        stack_number: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PullRequestStacks_Unstack | None:
        """pull-request-stacks/unstack."""

__all__ = ["AsyncPullRequestStacks", "PullRequestStacks"]
