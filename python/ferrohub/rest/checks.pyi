"""The operations of GitHub's tag ``checks``. Made by tools/generate.py."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any, Literal, TypedDict

from typing_extensions import Required

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import CheckRun, CheckRunAnnotation, CheckSuite, GitHubCore, Listing

class _Create_Actions(TypedDict, total=False):
    label: Required[str]
    description: Required[str]
    identifier: Required[str]

class _Create_Output(TypedDict, total=False):
    title: Required[str]
    summary: Required[str]
    text: str
    annotations: Iterable[_Create_Output_Annotations]
    images: Iterable[_Create_Output_Images]

class _Create_Output_Annotations(TypedDict, total=False):
    path: Required[str]
    start_line: Required[int]
    end_line: Required[int]
    start_column: int
    end_column: int
    annotation_level: Required[Literal["notice", "warning", "failure"]]
    message: Required[str]
    title: str
    raw_details: str

class _Create_Output_Images(TypedDict, total=False):
    alt: Required[str]
    image_url: Required[str]
    caption: str

class _SetSuitesPreferences_AutoTriggerChecks(TypedDict, total=False):
    app_id: Required[int]
    setting: Required[bool]

class _Update_Actions(TypedDict, total=False):
    label: Required[str]
    description: Required[str]
    identifier: Required[str]

class _Update_Output(TypedDict, total=False):
    title: str
    summary: Required[str]
    text: str
    annotations: Iterable[_Update_Output_Annotations]
    images: Iterable[_Update_Output_Images]

class _Update_Output_Annotations(TypedDict, total=False):
    path: Required[str]
    start_line: Required[int]
    end_line: Required[int]
    start_column: int
    end_column: int
    annotation_level: Required[Literal["notice", "warning", "failure"]]
    message: Required[str]
    title: str
    raw_details: str

class _Update_Output_Images(TypedDict, total=False):
    alt: Required[str]
    image_url: Required[str]
    caption: str

class Checks(Operations):
    """The operations of GitHub's tag ``checks``."""

    def create(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        actions: Iterable[_Create_Actions] = ...,
        completed_at: datetime | str = ...,
        conclusion: Literal["action_required", "cancelled", "failure", "neutral", "success", "skipped", "stale", "timed_out"] = ...,
        details_url: str = ...,
        external_id: str = ...,
        head_sha: str,
        name: str,
        output: _Create_Output = ...,
        started_at: datetime | str = ...,
        status: Literal["queued", "in_progress", "completed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> CheckRun:
        """checks/create.

        :param owner: path: a str
        :param repo: path: a str
        :param actions: body, optional: an iterable
        :param completed_at: body, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param conclusion: body, optional: one of "action_required", "cancelled", "failure", "neutral", "success",
            "skipped", "stale", "timed_out"
        :param details_url: body, optional: a str
        :param external_id: body, optional: a str
        :param head_sha: body: a str
        :param name: body: a str
        :param output: body, optional: a mapping
        :param started_at: body, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param status: body, optional: one of "queued", "in_progress", "completed", default "queued"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CheckRun
        :raises GitHubError: the response has an error status

        Request: ``POST /repos/{owner}/{repo}/check-runs``
        GitHub: https://docs.github.com/rest/reference/checks#create-a-check-run
        """

    def create_suite(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        head_sha: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> CheckSuite:
        """checks/create-suite.

        :param owner: path: a str
        :param repo: path: a str
        :param head_sha: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CheckSuite
        :raises GitHubError: the response has an error status

        Request: ``POST /repos/{owner}/{repo}/check-suites``
        GitHub: https://docs.github.com/rest/checks/suites#create-a-check-suite
        """

    def get(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        check_run_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> CheckRun:
        """checks/get.

        :param owner: path: a str
        :param repo: path: a str
        :param check_run_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CheckRun
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/check-runs/{check_run_id}``
        GitHub: https://docs.github.com/rest/checks/runs#get-a-check-run
        """

    def get_suite(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        check_suite_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> CheckSuite:
        """checks/get-suite.

        :param owner: path: a str
        :param repo: path: a str
        :param check_suite_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CheckSuite
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/check-suites/{check_suite_id}``
        GitHub: https://docs.github.com/rest/checks/suites#get-a-check-suite
        """

    def list_annotations(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        check_run_id: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[CheckRunAnnotation]:
        """checks/list-annotations.

        :param owner: path: a str
        :param repo: path: a str
        :param check_run_id: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[CheckRunAnnotation]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations``
        GitHub: https://docs.github.com/rest/checks/runs#list-check-run-annotations
        """

    def list_for_ref(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        ref: str | GitHubCore,
        *,
        app_id: int = ...,
        check_name: str = ...,
        filter: Literal["latest", "all"] = ...,
        page: int = ...,
        per_page: int = ...,
        status: Literal["queued", "in_progress", "completed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[CheckRun]:
        """checks/list-for-ref.

        :param owner: path: a str
        :param repo: path: a str
        :param ref: path: a str
        :param app_id: query, optional: an int
        :param check_name: query, optional: a str
        :param filter: query, optional: one of "latest", "all", default "latest"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param status: query, optional: one of "queued", "in_progress", "completed"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[CheckRun]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/commits/{ref}/check-runs``
        GitHub: https://docs.github.com/rest/checks/runs#list-check-runs-for-a-git-reference
        """

    def list_for_suite(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        check_suite_id: int | GitHubCore,
        *,
        check_name: str = ...,
        filter: Literal["latest", "all"] = ...,
        page: int = ...,
        per_page: int = ...,
        status: Literal["queued", "in_progress", "completed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[CheckRun]:
        """checks/list-for-suite.

        :param owner: path: a str
        :param repo: path: a str
        :param check_suite_id: path: an int
        :param check_name: query, optional: a str
        :param filter: query, optional: one of "latest", "all", default "latest"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param status: query, optional: one of "queued", "in_progress", "completed"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[CheckRun]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/check-suites/{check_suite_id}/check-runs``
        GitHub: https://docs.github.com/rest/checks/runs#list-check-runs-in-a-check-suite
        """

    def list_suites_for_ref(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        ref: str | GitHubCore,
        *,
        app_id: int = ...,
        check_name: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[CheckSuite]:
        """checks/list-suites-for-ref.

        :param owner: path: a str
        :param repo: path: a str
        :param ref: path: a str
        :param app_id: query, optional: an int
        :param check_name: query, optional: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[CheckSuite]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/commits/{ref}/check-suites``
        GitHub: https://docs.github.com/rest/checks/suites#list-check-suites-for-a-git-reference
        """

    def rerequest_run(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        check_run_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """checks/rerequest-run.

        :param owner: path: a str
        :param repo: path: a str
        :param check_run_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any]
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``POST /repos/{owner}/{repo}/check-runs/{check_run_id}/rerequest``
        GitHub: https://docs.github.com/rest/checks/runs#rerequest-a-check-run
        """

    def rerequest_suite(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        check_suite_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """checks/rerequest-suite.

        :param owner: path: a str
        :param repo: path: a str
        :param check_suite_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any]
        :raises GitHubError: the response has an error status

        Request: ``POST /repos/{owner}/{repo}/check-suites/{check_suite_id}/rerequest``
        GitHub: https://docs.github.com/rest/checks/suites#rerequest-a-check-suite
        """

    def set_suites_preferences(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        auto_trigger_checks: Iterable[_SetSuitesPreferences_AutoTriggerChecks] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CheckSuitePreference:
        """checks/set-suites-preferences.

        :param owner: path: a str
        :param repo: path: a str
        :param auto_trigger_checks: body, optional: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CheckSuitePreference
        :raises GitHubError: the response has an error status

        Request: ``PATCH /repos/{owner}/{repo}/check-suites/preferences``
        GitHub: https://docs.github.com/rest/checks/suites#update-repository-preferences-for-check-suites
        """

    def update(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        check_run_id: int | GitHubCore,
        *,
        actions: Iterable[_Update_Actions] = ...,
        completed_at: datetime | str = ...,
        conclusion: Literal["action_required", "cancelled", "failure", "neutral", "success", "skipped", "stale", "timed_out"] = ...,
        details_url: str = ...,
        external_id: str = ...,
        name: str = ...,
        output: _Update_Output = ...,
        started_at: datetime | str = ...,
        status: Literal["queued", "in_progress", "completed", "waiting", "requested", "pending"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> CheckRun:
        """checks/update.

        :param owner: path: a str
        :param repo: path: a str
        :param check_run_id: path: an int
        :param actions: body, optional: an iterable
        :param completed_at: body, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param conclusion: body, optional: one of "action_required", "cancelled", "failure", "neutral", "success",
            "skipped", "stale", "timed_out"
        :param details_url: body, optional: a str
        :param external_id: body, optional: a str
        :param name: body, optional: a str
        :param output: body, optional: a mapping
        :param started_at: body, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param status: body, optional: one of "queued", "in_progress", "completed", "waiting", "requested", "pending"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CheckRun
        :raises GitHubError: the response has an error status

        Request: ``PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}``
        GitHub: https://docs.github.com/rest/checks/runs#update-a-check-run
        """

class AsyncChecks(Operations):
    """The operations of GitHub's tag ``checks``, for asyncio."""

    async def create(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        actions: Iterable[_Create_Actions] = ...,
        completed_at: datetime | str = ...,
        conclusion: Literal["action_required", "cancelled", "failure", "neutral", "success", "skipped", "stale", "timed_out"] = ...,
        details_url: str = ...,
        external_id: str = ...,
        head_sha: str,
        name: str,
        output: _Create_Output = ...,
        started_at: datetime | str = ...,
        status: Literal["queued", "in_progress", "completed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.CheckRun:
        """checks/create.

        Request: ``POST /repos/{owner}/{repo}/check-runs``
        GitHub: https://docs.github.com/rest/reference/checks#create-a-check-run
        """

    async def create_suite(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        head_sha: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.CheckSuite:
        """checks/create-suite.

        Request: ``POST /repos/{owner}/{repo}/check-suites``
        GitHub: https://docs.github.com/rest/checks/suites#create-a-check-suite
        """

    async def get(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        check_run_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.CheckRun:
        """checks/get.

        Request: ``GET /repos/{owner}/{repo}/check-runs/{check_run_id}``
        GitHub: https://docs.github.com/rest/checks/runs#get-a-check-run
        """

    async def get_suite(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        check_suite_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.CheckSuite:
        """checks/get-suite.

        Request: ``GET /repos/{owner}/{repo}/check-suites/{check_suite_id}``
        GitHub: https://docs.github.com/rest/checks/suites#get-a-check-suite
        """

    def list_annotations(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        check_run_id: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.CheckRunAnnotation]:
        """checks/list-annotations.

        Request: ``GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations``
        GitHub: https://docs.github.com/rest/checks/runs#list-check-run-annotations
        """

    def list_for_ref(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        ref: str | _aio.GitHubCore,
        *,
        app_id: int = ...,
        check_name: str = ...,
        filter: Literal["latest", "all"] = ...,
        page: int = ...,
        per_page: int = ...,
        status: Literal["queued", "in_progress", "completed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.CheckRun]:
        """checks/list-for-ref.

        Request: ``GET /repos/{owner}/{repo}/commits/{ref}/check-runs``
        GitHub: https://docs.github.com/rest/checks/runs#list-check-runs-for-a-git-reference
        """

    def list_for_suite(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        check_suite_id: int | _aio.GitHubCore,
        *,
        check_name: str = ...,
        filter: Literal["latest", "all"] = ...,
        page: int = ...,
        per_page: int = ...,
        status: Literal["queued", "in_progress", "completed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.CheckRun]:
        """checks/list-for-suite.

        Request: ``GET /repos/{owner}/{repo}/check-suites/{check_suite_id}/check-runs``
        GitHub: https://docs.github.com/rest/checks/runs#list-check-runs-in-a-check-suite
        """

    def list_suites_for_ref(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        ref: str | _aio.GitHubCore,
        *,
        app_id: int = ...,
        check_name: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.CheckSuite]:
        """checks/list-suites-for-ref.

        Request: ``GET /repos/{owner}/{repo}/commits/{ref}/check-suites``
        GitHub: https://docs.github.com/rest/checks/suites#list-check-suites-for-a-git-reference
        """

    async def rerequest_run(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        check_run_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """checks/rerequest-run.

        Request: ``POST /repos/{owner}/{repo}/check-runs/{check_run_id}/rerequest``
        GitHub: https://docs.github.com/rest/checks/runs#rerequest-a-check-run
        """

    async def rerequest_suite(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        check_suite_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """checks/rerequest-suite.

        Request: ``POST /repos/{owner}/{repo}/check-suites/{check_suite_id}/rerequest``
        GitHub: https://docs.github.com/rest/checks/suites#rerequest-a-check-suite
        """

    async def set_suites_preferences(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        auto_trigger_checks: Iterable[_SetSuitesPreferences_AutoTriggerChecks] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CheckSuitePreference:
        """checks/set-suites-preferences.

        Request: ``PATCH /repos/{owner}/{repo}/check-suites/preferences``
        GitHub: https://docs.github.com/rest/checks/suites#update-repository-preferences-for-check-suites
        """

    async def update(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        check_run_id: int | _aio.GitHubCore,
        *,
        actions: Iterable[_Update_Actions] = ...,
        completed_at: datetime | str = ...,
        conclusion: Literal["action_required", "cancelled", "failure", "neutral", "success", "skipped", "stale", "timed_out"] = ...,
        details_url: str = ...,
        external_id: str = ...,
        name: str = ...,
        output: _Update_Output = ...,
        started_at: datetime | str = ...,
        status: Literal["queued", "in_progress", "completed", "waiting", "requested", "pending"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.CheckRun:
        """checks/update.

        Request: ``PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}``
        GitHub: https://docs.github.com/rest/checks/runs#update-a-check-run
        """

class _BoundChecks(Operations):
    """The operations of GitHub's tag ``checks``, bound to a resource."""

    def create(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        actions: Iterable[_Create_Actions] = ...,
        completed_at: datetime | str = ...,
        conclusion: Literal["action_required", "cancelled", "failure", "neutral", "success", "skipped", "stale", "timed_out"] = ...,
        details_url: str = ...,
        external_id: str = ...,
        head_sha: str,
        name: str,
        output: _Create_Output = ...,
        started_at: datetime | str = ...,
        status: Literal["queued", "in_progress", "completed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> CheckRun:
        """checks/create."""

    def create_suite(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        head_sha: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> CheckSuite:
        """checks/create-suite."""

    def get(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        check_run_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> CheckRun:
        """checks/get."""

    def get_suite(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        check_suite_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> CheckSuite:
        """checks/get-suite."""

    def list_annotations(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        check_run_id: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[CheckRunAnnotation]:
        """checks/list-annotations."""

    def list_for_ref(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        ref: str | GitHubCore = ...,
        app_id: int = ...,
        check_name: str = ...,
        filter: Literal["latest", "all"] = ...,
        page: int = ...,
        per_page: int = ...,
        status: Literal["queued", "in_progress", "completed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[CheckRun]:
        """checks/list-for-ref."""

    def list_for_suite(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        check_suite_id: int | GitHubCore = ...,
        check_name: str = ...,
        filter: Literal["latest", "all"] = ...,
        page: int = ...,
        per_page: int = ...,
        status: Literal["queued", "in_progress", "completed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[CheckRun]:
        """checks/list-for-suite."""

    def list_suites_for_ref(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        ref: str | GitHubCore = ...,
        app_id: int = ...,
        check_name: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[CheckSuite]:
        """checks/list-suites-for-ref."""

    def rerequest_run(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        check_run_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """checks/rerequest-run."""

    def rerequest_suite(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        check_suite_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """checks/rerequest-suite."""

    def set_suites_preferences(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        auto_trigger_checks: Iterable[_SetSuitesPreferences_AutoTriggerChecks] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CheckSuitePreference:
        """checks/set-suites-preferences."""

    def update(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        check_run_id: int | GitHubCore = ...,
        actions: Iterable[_Update_Actions] = ...,
        completed_at: datetime | str = ...,
        conclusion: Literal["action_required", "cancelled", "failure", "neutral", "success", "skipped", "stale", "timed_out"] = ...,
        details_url: str = ...,
        external_id: str = ...,
        name: str = ...,
        output: _Update_Output = ...,
        started_at: datetime | str = ...,
        status: Literal["queued", "in_progress", "completed", "waiting", "requested", "pending"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> CheckRun:
        """checks/update."""

class _AsyncBoundChecks(Operations):
    """The operations of GitHub's tag ``checks``, bound to a resource."""

    async def create(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        actions: Iterable[_Create_Actions] = ...,
        completed_at: datetime | str = ...,
        conclusion: Literal["action_required", "cancelled", "failure", "neutral", "success", "skipped", "stale", "timed_out"] = ...,
        details_url: str = ...,
        external_id: str = ...,
        head_sha: str,
        name: str,
        output: _Create_Output = ...,
        started_at: datetime | str = ...,
        status: Literal["queued", "in_progress", "completed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.CheckRun:
        """checks/create."""

    async def create_suite(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        head_sha: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.CheckSuite:
        """checks/create-suite."""

    async def get(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        check_run_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.CheckRun:
        """checks/get."""

    async def get_suite(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        check_suite_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.CheckSuite:
        """checks/get-suite."""

    def list_annotations(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        check_run_id: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.CheckRunAnnotation]:
        """checks/list-annotations."""

    def list_for_ref(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        ref: str | _aio.GitHubCore = ...,
        app_id: int = ...,
        check_name: str = ...,
        filter: Literal["latest", "all"] = ...,
        page: int = ...,
        per_page: int = ...,
        status: Literal["queued", "in_progress", "completed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.CheckRun]:
        """checks/list-for-ref."""

    def list_for_suite(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        check_suite_id: int | _aio.GitHubCore = ...,
        check_name: str = ...,
        filter: Literal["latest", "all"] = ...,
        page: int = ...,
        per_page: int = ...,
        status: Literal["queued", "in_progress", "completed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.CheckRun]:
        """checks/list-for-suite."""

    def list_suites_for_ref(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        ref: str | _aio.GitHubCore = ...,
        app_id: int = ...,
        check_name: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.CheckSuite]:
        """checks/list-suites-for-ref."""

    async def rerequest_run(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        check_run_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """checks/rerequest-run."""

    async def rerequest_suite(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        check_suite_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """checks/rerequest-suite."""

    async def set_suites_preferences(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        auto_trigger_checks: Iterable[_SetSuitesPreferences_AutoTriggerChecks] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CheckSuitePreference:
        """checks/set-suites-preferences."""

    async def update(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        check_run_id: int | _aio.GitHubCore = ...,
        actions: Iterable[_Update_Actions] = ...,
        completed_at: datetime | str = ...,
        conclusion: Literal["action_required", "cancelled", "failure", "neutral", "success", "skipped", "stale", "timed_out"] = ...,
        details_url: str = ...,
        external_id: str = ...,
        name: str = ...,
        output: _Update_Output = ...,
        started_at: datetime | str = ...,
        status: Literal["queued", "in_progress", "completed", "waiting", "requested", "pending"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.CheckRun:
        """checks/update."""

__all__ = ["AsyncChecks", "Checks"]
