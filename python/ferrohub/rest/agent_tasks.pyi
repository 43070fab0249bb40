"""The operations of GitHub's tag ``agent-tasks``. Made by tools/generate.py."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any, Literal

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import GitHubCore, Listing

class AgentTasks(Operations):
    """The operations of GitHub's tag ``agent-tasks``."""

    def create_task_in_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        base_ref: str = ...,
        create_pull_request: bool = ...,
        custom_agent: str = ...,
        head_ref: str = ...,
        model: str = ...,
        prompt: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.AgentTasks_CreateTaskInRepo:
        """agent-tasks/create-task-in-repo.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param base_ref: body, optional: a str
        :param create_pull_request: body, optional: a bool, default false
        :param custom_agent: body, optional: a str
        :param head_ref: body, optional: a str
        :param model: body, optional: a str
        :param prompt: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: AgentTasks_CreateTaskInRepo
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 422

        Request: ``POST /agents/repos/{owner}/{repo}/tasks``
        GitHub: https://docs.github.com/rest/agent-tasks/agent-tasks#start-a-task
        """

    def get_task_by_id(
        self,
        task_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.AgentTasks_GetTaskById:
        """agent-tasks/get-task-by-id.

        Hosts: api.github.com, ghec.

        :param task_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: AgentTasks_GetTaskById
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 404, 422

        Request: ``GET /agents/tasks/{task_id}``
        GitHub: https://docs.github.com/rest/agent-tasks/agent-tasks#get-a-task-by-id
        """

    def get_task_by_repo_and_id(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        task_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.AgentTasks_GetTaskByRepoAndId:
        """agent-tasks/get-task-by-repo-and-id.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param task_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: AgentTasks_GetTaskByRepoAndId
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 404, 422

        Request: ``GET /agents/repos/{owner}/{repo}/tasks/{task_id}``
        GitHub: https://docs.github.com/rest/agent-tasks/agent-tasks#get-a-task-by-repo
        """

    def list_tasks(
        self,
        *,
        direction: Literal["asc", "desc"] = ...,
        is_archived: bool = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["updated_at", "created_at"] = ...,
        state: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.AgentTasks_ListTasks_Tasks]:
        """agent-tasks/list-tasks.

        Hosts: api.github.com, ghec.

        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param is_archived: query, optional: a bool, default false
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param since: query, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param sort: query, optional: one of "updated_at", "created_at", default "updated_at"
        :param state: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[AgentTasks_ListTasks_Tasks]
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 422

        Request: ``GET /agents/tasks``
        GitHub: https://docs.github.com/rest/agent-tasks/agent-tasks#list-tasks
        """

    def list_tasks_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        creator_id: Iterable[int] = ...,
        direction: Literal["asc", "desc"] = ...,
        is_archived: bool = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["updated_at", "created_at"] = ...,
        state: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.AgentTasks_ListTasksForRepo_Tasks]:
        """agent-tasks/list-tasks-for-repo.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param creator_id: query, optional: an iterable of int
        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param is_archived: query, optional: a bool, default false
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param since: query, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param sort: query, optional: one of "updated_at", "created_at", default "updated_at"
        :param state: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[AgentTasks_ListTasksForRepo_Tasks]
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 404, 422

        Request: ``GET /agents/repos/{owner}/{repo}/tasks``
        GitHub: https://docs.github.com/rest/agent-tasks/agent-tasks#list-tasks-for-repository
        """

class AsyncAgentTasks(Operations):
    """The operations of GitHub's tag ``agent-tasks``, for asyncio."""

    async def create_task_in_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        base_ref: str = ...,
        create_pull_request: bool = ...,
        custom_agent: str = ...,
        head_ref: str = ...,
        model: str = ...,
        prompt: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.AgentTasks_CreateTaskInRepo:
        """agent-tasks/create-task-in-repo.

        Request: ``POST /agents/repos/{owner}/{repo}/tasks``
        GitHub: https://docs.github.com/rest/agent-tasks/agent-tasks#start-a-task
        """

    async def get_task_by_id(
        self,
        task_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.AgentTasks_GetTaskById:
        """agent-tasks/get-task-by-id.

        Request: ``GET /agents/tasks/{task_id}``
        GitHub: https://docs.github.com/rest/agent-tasks/agent-tasks#get-a-task-by-id
        """

    async def get_task_by_repo_and_id(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        task_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.AgentTasks_GetTaskByRepoAndId:
        """agent-tasks/get-task-by-repo-and-id.

        Request: ``GET /agents/repos/{owner}/{repo}/tasks/{task_id}``
        GitHub: https://docs.github.com/rest/agent-tasks/agent-tasks#get-a-task-by-repo
        """

    def list_tasks(
        self,
        *,
        direction: Literal["asc", "desc"] = ...,
        is_archived: bool = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["updated_at", "created_at"] = ...,
        state: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.AgentTasks_ListTasks_Tasks]:
        """agent-tasks/list-tasks.

        Request: ``GET /agents/tasks``
        GitHub: https://docs.github.com/rest/agent-tasks/agent-tasks#list-tasks
        """

    def list_tasks_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        creator_id: Iterable[int] = ...,
        direction: Literal["asc", "desc"] = ...,
        is_archived: bool = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["updated_at", "created_at"] = ...,
        state: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.AgentTasks_ListTasksForRepo_Tasks]:
        """agent-tasks/list-tasks-for-repo.

        Request: ``GET /agents/repos/{owner}/{repo}/tasks``
        GitHub: https://docs.github.com/rest/agent-tasks/agent-tasks#list-tasks-for-repository
        """

class _BoundAgentTasks(Operations):
    """The operations of GitHub's tag ``agent-tasks``, bound to a resource."""

    def create_task_in_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        base_ref: str = ...,
        create_pull_request: bool = ...,
        custom_agent: str = ...,
        head_ref: str = ...,
        model: str = ...,
        prompt: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.AgentTasks_CreateTaskInRepo:
        """agent-tasks/create-task-in-repo."""

    def get_task_by_id(
        self,
        *parts: str | int | GitHubCore,
        task_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.AgentTasks_GetTaskById:
        """agent-tasks/get-task-by-id."""

    def get_task_by_repo_and_id(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        task_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.AgentTasks_GetTaskByRepoAndId:
        """agent-tasks/get-task-by-repo-and-id."""

    def list_tasks(
        self,
        *,
        direction: Literal["asc", "desc"] = ...,
        is_archived: bool = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["updated_at", "created_at"] = ...,
        state: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.AgentTasks_ListTasks_Tasks]:
        """agent-tasks/list-tasks."""

    def list_tasks_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        creator_id: Iterable[int] = ...,
        direction: Literal["asc", "desc"] = ...,
        is_archived: bool = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["updated_at", "created_at"] = ...,
        state: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.AgentTasks_ListTasksForRepo_Tasks]:
        """agent-tasks/list-tasks-for-repo."""

class _AsyncBoundAgentTasks(Operations):
    """The operations of GitHub's tag ``agent-tasks``, bound to a resource."""

    async def create_task_in_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        base_ref: str = ...,
        create_pull_request: bool = ...,
        custom_agent: str = ...,
        head_ref: str = ...,
        model: str = ...,
        prompt: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.AgentTasks_CreateTaskInRepo:
        """agent-tasks/create-task-in-repo."""

    async def get_task_by_id(
        self,
        *parts: str | int | _aio.GitHubCore,
        task_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.AgentTasks_GetTaskById:
        """agent-tasks/get-task-by-id."""

    async def get_task_by_repo_and_id(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        task_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.AgentTasks_GetTaskByRepoAndId:
        """agent-tasks/get-task-by-repo-and-id."""

    def list_tasks(
        self,
        *,
        direction: Literal["asc", "desc"] = ...,
        is_archived: bool = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["updated_at", "created_at"] = ...,
        state: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.AgentTasks_ListTasks_Tasks]:
        """agent-tasks/list-tasks."""

    def list_tasks_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        creator_id: Iterable[int] = ...,
        direction: Literal["asc", "desc"] = ...,
        is_archived: bool = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["updated_at", "created_at"] = ...,
        state: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.AgentTasks_ListTasksForRepo_Tasks]:
        """agent-tasks/list-tasks-for-repo."""

__all__ = ["AsyncAgentTasks", "AgentTasks"]
