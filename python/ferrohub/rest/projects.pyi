"""The operations of GitHub's tag ``projects``. Made by tools/generate.py."""

from collections.abc import Iterable, Mapping
from datetime import date
from typing import Any, Literal, TypedDict

from typing_extensions import Required

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import GitHubCore, Listing

class _ProjectsV2FieldIterationConfiguration(TypedDict, total=False):
    duration: Required[int]
    iterations: Iterable[_ProjectsV2FieldIterationConfiguration_Iterations]
    start_date: Required[date | str]

class _ProjectsV2FieldIterationConfiguration_Iterations(TypedDict, total=False):
    title: Required[str]
    start_date: Required[date | str]
    duration: Required[int]

class _ProjectsV2FieldSingleSelectOption(TypedDict, total=False):
    color: Literal["BLUE", "GRAY", "GREEN", "ORANGE", "PINK", "PURPLE", "RED", "YELLOW"]
    description: str
    name: str

class _UpdateItemForOrg_Fields(TypedDict, total=False):
    id: Required[int]
    value: Required[str | float | None]

class _UpdateItemForUser_Fields(TypedDict, total=False):
    id: Required[int]
    value: Required[str | float | None]

class Projects(Operations):
    """The operations of GitHub's tag ``projects``."""

    def add_field_for_org(
        self,
        org: str | GitHubCore,
        project_number: int | GitHubCore,
        *,
        data_type: Literal["text", "number", "date", "single_select", "iteration"] = ...,
        issue_field_id: int = ...,
        iteration_configuration: _ProjectsV2FieldIterationConfiguration = ...,
        name: str = ...,
        single_select_options: Iterable[_ProjectsV2FieldSingleSelectOption] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProjectsV2Field:
        """projects/add-field-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param project_number: path: an int
        :param data_type: body, optional: one of "text", "number", "date", "single_select", "iteration"
        :param issue_field_id: body, optional: an int
        :param iteration_configuration: body, optional: a mapping
        :param name: body, optional: a str
        :param single_select_options: body, optional: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ProjectsV2Field
        :raises GitHubError: the response has an error status; documented: 401, 403, 422

        Request: ``POST /orgs/{org}/projectsV2/{project_number}/fields``
        GitHub: https://docs.github.com/rest/projects/fields#add-a-field-to-an-organization-owned-project
        """

    def add_field_for_user(
        self,
        username: str | GitHubCore,
        project_number: int | GitHubCore,
        *,
        data_type: Literal["text", "number", "date", "single_select", "iteration"],
        iteration_configuration: _ProjectsV2FieldIterationConfiguration = ...,
        name: str,
        single_select_options: Iterable[_ProjectsV2FieldSingleSelectOption] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProjectsV2Field:
        """projects/add-field-for-user.

        Hosts: api.github.com, ghec.

        :param username: path: a str
        :param project_number: path: an int
        :param data_type: body: one of "text", "number", "date", "single_select", "iteration"
        :param iteration_configuration: body, optional: a mapping
        :param name: body: a str
        :param single_select_options: body, optional: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ProjectsV2Field
        :raises GitHubError: the response has an error status; documented: 401, 403, 422

        Request: ``POST /users/{username}/projectsV2/{project_number}/fields``
        GitHub: https://docs.github.com/rest/projects/fields#add-field-to-user-owned-project
        """

    def add_item_for_org(
        self,
        org: str | GitHubCore,
        project_number: int | GitHubCore,
        *,
        id: int = ...,
        number: int = ...,
        owner: str = ...,
        repo: str = ...,
        type: Literal["Issue", "PullRequest"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProjectsV2ItemSimple:
        """projects/add-item-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param project_number: path: an int
        :param id: body, optional: an int
        :param number: body, optional: an int
        :param owner: body, optional: a str
        :param repo: body, optional: a str
        :param type: body: one of "Issue", "PullRequest"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ProjectsV2ItemSimple
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``POST /orgs/{org}/projectsV2/{project_number}/items``
        GitHub: https://docs.github.com/rest/projects/items#add-item-to-organization-owned-project
        """

    def add_item_for_user(
        self,
        username: str | GitHubCore,
        project_number: int | GitHubCore,
        *,
        id: int = ...,
        number: int = ...,
        owner: str = ...,
        repo: str = ...,
        type: Literal["Issue", "PullRequest"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProjectsV2ItemSimple:
        """projects/add-item-for-user.

        Hosts: api.github.com, ghec.

        :param username: path: a str
        :param project_number: path: an int
        :param id: body, optional: an int
        :param number: body, optional: an int
        :param owner: body, optional: a str
        :param repo: body, optional: a str
        :param type: body: one of "Issue", "PullRequest"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ProjectsV2ItemSimple
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``POST /users/{username}/projectsV2/{project_number}/items``
        GitHub: https://docs.github.com/rest/projects/items#add-item-to-user-owned-project
        """

    def create_draft_item_for_authenticated_user(
        self,
        user_id: str | GitHubCore,
        project_number: int | GitHubCore,
        *,
        body: str = ...,
        title: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProjectsV2ItemSimple:
        """projects/create-draft-item-for-authenticated-user.

        Hosts: api.github.com, ghec.

        :param user_id: path: a str
        :param project_number: path: an int
        :param body: body, optional: a str
        :param title: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ProjectsV2ItemSimple
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``POST /user/{user_id}/projectsV2/{project_number}/drafts``
        GitHub: https://docs.github.com/rest/projects/drafts#create-draft-item-for-user-owned-project
        """

    def create_draft_item_for_org(
        self,
        org: str | GitHubCore,
        project_number: int | GitHubCore,
        *,
        body: str = ...,
        title: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProjectsV2ItemSimple:
        """projects/create-draft-item-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param project_number: path: an int
        :param body: body, optional: a str
        :param title: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ProjectsV2ItemSimple
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``POST /orgs/{org}/projectsV2/{project_number}/drafts``
        GitHub: https://docs.github.com/rest/projects/drafts#create-draft-item-for-organization-owned-project
        """

    def create_view_for_org(
        self,
        org: str | GitHubCore,
        project_number: int | GitHubCore,
        *,
        filter: str = ...,
        group_by: Iterable[int] = ...,
        layout: Literal["table", "board", "roadmap"],
        name: str,
        sort_by: Iterable[Iterable[int | str]] = ...,
        vertical_group_by: Iterable[int] = ...,
        visible_fields: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProjectsV2View:
        """projects/create-view-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param project_number: path: an int
        :param filter: body, optional: a str
        :param group_by: body, optional: an iterable of int
        :param layout: body: one of "table", "board", "roadmap"
        :param name: body: a str
        :param sort_by: body, optional: an iterable
        :param vertical_group_by: body, optional: an iterable of int
        :param visible_fields: body, optional: an iterable of int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ProjectsV2View
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 422, 503

        Request: ``POST /orgs/{org}/projectsV2/{project_number}/views``
        GitHub: https://docs.github.com/rest/projects/views#create-a-view-for-an-organization-owned-project
        """

    def create_view_for_user(
        self,
        user_id: str | GitHubCore,
        project_number: int | GitHubCore,
        *,
        filter: str = ...,
        group_by: Iterable[int] = ...,
        layout: Literal["table", "board", "roadmap"],
        name: str,
        sort_by: Iterable[Iterable[int | str]] = ...,
        vertical_group_by: Iterable[int] = ...,
        visible_fields: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProjectsV2View:
        """projects/create-view-for-user.

        Hosts: api.github.com, ghec.

        :param user_id: path: a str
        :param project_number: path: an int
        :param filter: body, optional: a str
        :param group_by: body, optional: an iterable of int
        :param layout: body: one of "table", "board", "roadmap"
        :param name: body: a str
        :param sort_by: body, optional: an iterable
        :param vertical_group_by: body, optional: an iterable of int
        :param visible_fields: body, optional: an iterable of int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ProjectsV2View
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 422, 503

        Request: ``POST /users/{user_id}/projectsV2/{project_number}/views``
        GitHub: https://docs.github.com/rest/projects/views#create-a-view-for-a-user-owned-project
        """

    def delete_item_for_org(
        self,
        org: str | GitHubCore,
        project_number: int | GitHubCore,
        item_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """projects/delete-item-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param project_number: path: an int
        :param item_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``DELETE /orgs/{org}/projectsV2/{project_number}/items/{item_id}``
        GitHub: https://docs.github.com/rest/projects/items#delete-project-item-for-organization
        """

    def delete_item_for_user(
        self,
        username: str | GitHubCore,
        project_number: int | GitHubCore,
        item_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """projects/delete-item-for-user.

        Hosts: api.github.com, ghec.

        :param username: path: a str
        :param project_number: path: an int
        :param item_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``DELETE /users/{username}/projectsV2/{project_number}/items/{item_id}``
        GitHub: https://docs.github.com/rest/projects/items#delete-project-item-for-user
        """

    def get_field_for_org(
        self,
        org: str | GitHubCore,
        project_number: int | GitHubCore,
        field_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProjectsV2Field:
        """projects/get-field-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param project_number: path: an int
        :param field_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ProjectsV2Field
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``GET /orgs/{org}/projectsV2/{project_number}/fields/{field_id}``
        GitHub: https://docs.github.com/rest/projects/fields#get-project-field-for-organization
        """

    def get_field_for_user(
        self,
        username: str | GitHubCore,
        project_number: int | GitHubCore,
        field_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProjectsV2Field:
        """projects/get-field-for-user.

        Hosts: api.github.com, ghec.

        :param username: path: a str
        :param project_number: path: an int
        :param field_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ProjectsV2Field
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``GET /users/{username}/projectsV2/{project_number}/fields/{field_id}``
        GitHub: https://docs.github.com/rest/projects/fields#get-project-field-for-user
        """

    def get_for_org(
        self,
        org: str | GitHubCore,
        project_number: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProjectsV2:
        """projects/get-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param project_number: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ProjectsV2
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``GET /orgs/{org}/projectsV2/{project_number}``
        GitHub: https://docs.github.com/rest/projects/projects#get-project-for-organization
        """

    def get_for_user(
        self,
        username: str | GitHubCore,
        project_number: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProjectsV2:
        """projects/get-for-user.

        Hosts: api.github.com, ghec.

        :param username: path: a str
        :param project_number: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ProjectsV2
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``GET /users/{username}/projectsV2/{project_number}``
        GitHub: https://docs.github.com/rest/projects/projects#get-project-for-user
        """

    def get_org_item(
        self,
        org: str | GitHubCore,
        project_number: int | GitHubCore,
        item_id: int | GitHubCore,
        *,
        fields: str | Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProjectsV2ItemWithContent:
        """projects/get-org-item.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param project_number: path: an int
        :param item_id: path: an int
        :param fields: query, optional: a str or an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ProjectsV2ItemWithContent
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``GET /orgs/{org}/projectsV2/{project_number}/items/{item_id}``
        GitHub: https://docs.github.com/rest/projects/items#get-an-item-for-an-organization-owned-project
        """

    def get_user_item(
        self,
        username: str | GitHubCore,
        project_number: int | GitHubCore,
        item_id: int | GitHubCore,
        *,
        fields: str | Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProjectsV2ItemWithContent:
        """projects/get-user-item.

        Hosts: api.github.com, ghec.

        :param username: path: a str
        :param project_number: path: an int
        :param item_id: path: an int
        :param fields: query, optional: a str or an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ProjectsV2ItemWithContent
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``GET /users/{username}/projectsV2/{project_number}/items/{item_id}``
        GitHub: https://docs.github.com/rest/projects/items#get-an-item-for-a-user-owned-project
        """

    def list_fields_for_org(
        self,
        org: str | GitHubCore,
        project_number: int | GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ProjectsV2Field]:
        """projects/list-fields-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param project_number: path: an int
        :param after: query, optional: a str
        :param before: query, optional: a str
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ProjectsV2Field]
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``GET /orgs/{org}/projectsV2/{project_number}/fields``
        GitHub: https://docs.github.com/rest/projects/fields#list-project-fields-for-organization
        """

    def list_fields_for_user(
        self,
        username: str | GitHubCore,
        project_number: int | GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ProjectsV2Field]:
        """projects/list-fields-for-user.

        Hosts: api.github.com, ghec.

        :param username: path: a str
        :param project_number: path: an int
        :param after: query, optional: a str
        :param before: query, optional: a str
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ProjectsV2Field]
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``GET /users/{username}/projectsV2/{project_number}/fields``
        GitHub: https://docs.github.com/rest/projects/fields#list-project-fields-for-user
        """

    def list_for_org(
        self,
        org: str | GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        q: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ProjectsV2]:
        """projects/list-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param after: query, optional: a str
        :param before: query, optional: a str
        :param per_page: query, optional: an int, default 30
        :param q: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ProjectsV2]
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``GET /orgs/{org}/projectsV2``
        GitHub: https://docs.github.com/rest/projects/projects#list-projects-for-organization
        """

    def list_for_user(
        self,
        username: str | GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        q: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ProjectsV2]:
        """projects/list-for-user.

        Hosts: api.github.com, ghec.

        :param username: path: a str
        :param after: query, optional: a str
        :param before: query, optional: a str
        :param per_page: query, optional: an int, default 30
        :param q: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ProjectsV2]
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``GET /users/{username}/projectsV2``
        GitHub: https://docs.github.com/rest/projects/projects#list-projects-for-user
        """

    def list_items_for_org(
        self,
        org: str | GitHubCore,
        project_number: int | GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        fields: str | Iterable[str] = ...,
        per_page: int = ...,
        q: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ProjectsV2ItemWithContent]:
        """projects/list-items-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param project_number: path: an int
        :param after: query, optional: a str
        :param before: query, optional: a str
        :param fields: query, optional: a str or an iterable of str
        :param per_page: query, optional: an int, default 30
        :param q: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ProjectsV2ItemWithContent]
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``GET /orgs/{org}/projectsV2/{project_number}/items``
        GitHub: https://docs.github.com/rest/projects/items#list-items-for-an-organization-owned-project
        """

    def list_items_for_user(
        self,
        username: str | GitHubCore,
        project_number: int | GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        fields: str | Iterable[str] = ...,
        per_page: int = ...,
        q: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ProjectsV2ItemWithContent]:
        """projects/list-items-for-user.

        Hosts: api.github.com, ghec.

        :param username: path: a str
        :param project_number: path: an int
        :param after: query, optional: a str
        :param before: query, optional: a str
        :param fields: query, optional: a str or an iterable of str
        :param per_page: query, optional: an int, default 30
        :param q: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ProjectsV2ItemWithContent]
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``GET /users/{username}/projectsV2/{project_number}/items``
        GitHub: https://docs.github.com/rest/projects/items#list-items-for-a-user-owned-project
        """

    def list_view_items_for_org(
        self,
        org: str | GitHubCore,
        project_number: int | GitHubCore,
        view_number: int | GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        fields: str | Iterable[str] = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ProjectsV2ItemWithContent]:
        """projects/list-view-items-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param project_number: path: an int
        :param view_number: path: an int
        :param after: query, optional: a str
        :param before: query, optional: a str
        :param fields: query, optional: a str or an iterable of str
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ProjectsV2ItemWithContent]
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``GET /orgs/{org}/projectsV2/{project_number}/views/{view_number}/items``
        GitHub: https://docs.github.com/rest/projects/items#list-items-for-an-organization-project-view
        """

    def list_view_items_for_user(
        self,
        username: str | GitHubCore,
        project_number: int | GitHubCore,
        view_number: int | GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        fields: str | Iterable[str] = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ProjectsV2ItemWithContent]:
        """projects/list-view-items-for-user.

        Hosts: api.github.com, ghec.

        :param username: path: a str
        :param project_number: path: an int
        :param view_number: path: an int
        :param after: query, optional: a str
        :param before: query, optional: a str
        :param fields: query, optional: a str or an iterable of str
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ProjectsV2ItemWithContent]
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``GET /users/{username}/projectsV2/{project_number}/views/{view_number}/items``
        GitHub: https://docs.github.com/rest/projects/items#list-items-for-a-user-project-view
        """

    def update_item_for_org(
        self,
        org: str | GitHubCore,
        project_number: int | GitHubCore,
        item_id: int | GitHubCore,
        *,
        fields: Iterable[_UpdateItemForOrg_Fields],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProjectsV2ItemWithContent:
        """projects/update-item-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param project_number: path: an int
        :param item_id: path: an int
        :param fields: body: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ProjectsV2ItemWithContent
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 422

        Request: ``PATCH /orgs/{org}/projectsV2/{project_number}/items/{item_id}``
        GitHub: https://docs.github.com/rest/projects/items#update-project-item-for-organization
        """

    def update_item_for_user(
        self,
        username: str | GitHubCore,
        project_number: int | GitHubCore,
        item_id: int | GitHubCore,
        *,
        fields: Iterable[_UpdateItemForUser_Fields],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProjectsV2ItemWithContent:
        """projects/update-item-for-user.

        Hosts: api.github.com, ghec.

        :param username: path: a str
        :param project_number: path: an int
        :param item_id: path: an int
        :param fields: body: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ProjectsV2ItemWithContent
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 422

        Request: ``PATCH /users/{username}/projectsV2/{project_number}/items/{item_id}``
        GitHub: https://docs.github.com/rest/projects/items#update-project-item-for-user
        """

class AsyncProjects(Operations):
    """The operations of GitHub's tag ``projects``, for asyncio."""

    async def add_field_for_org(
        self,
        org: str | _aio.GitHubCore,
        project_number: int | _aio.GitHubCore,
        *,
        data_type: Literal["text", "number", "date", "single_select", "iteration"] = ...,
        issue_field_id: int = ...,
        iteration_configuration: _ProjectsV2FieldIterationConfiguration = ...,
        name: str = ...,
        single_select_options: Iterable[_ProjectsV2FieldSingleSelectOption] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProjectsV2Field:
        """projects/add-field-for-org.

        Request: ``POST /orgs/{org}/projectsV2/{project_number}/fields``
        GitHub: https://docs.github.com/rest/projects/fields#add-a-field-to-an-organization-owned-project
        """

    async def add_field_for_user(
        self,
        username: str | _aio.GitHubCore,
        project_number: int | _aio.GitHubCore,
        *,
        data_type: Literal["text", "number", "date", "single_select", "iteration"],
        iteration_configuration: _ProjectsV2FieldIterationConfiguration = ...,
        name: str,
        single_select_options: Iterable[_ProjectsV2FieldSingleSelectOption] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProjectsV2Field:
        """projects/add-field-for-user.

        Request: ``POST /users/{username}/projectsV2/{project_number}/fields``
        GitHub: https://docs.github.com/rest/projects/fields#add-field-to-user-owned-project
        """

    async def add_item_for_org(
        self,
        org: str | _aio.GitHubCore,
        project_number: int | _aio.GitHubCore,
        *,
        id: int = ...,
        number: int = ...,
        owner: str = ...,
        repo: str = ...,
        type: Literal["Issue", "PullRequest"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProjectsV2ItemSimple:
        """projects/add-item-for-org.

        Request: ``POST /orgs/{org}/projectsV2/{project_number}/items``
        GitHub: https://docs.github.com/rest/projects/items#add-item-to-organization-owned-project
        """

    async def add_item_for_user(
        self,
        username: str | _aio.GitHubCore,
        project_number: int | _aio.GitHubCore,
        *,
        id: int = ...,
        number: int = ...,
        owner: str = ...,
        repo: str = ...,
        type: Literal["Issue", "PullRequest"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProjectsV2ItemSimple:
        """projects/add-item-for-user.

        Request: ``POST /users/{username}/projectsV2/{project_number}/items``
        GitHub: https://docs.github.com/rest/projects/items#add-item-to-user-owned-project
        """

    async def create_draft_item_for_authenticated_user(
        self,
        user_id: str | _aio.GitHubCore,
        project_number: int | _aio.GitHubCore,
        *,
        body: str = ...,
        title: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProjectsV2ItemSimple:
        """projects/create-draft-item-for-authenticated-user.

        Request: ``POST /user/{user_id}/projectsV2/{project_number}/drafts``
        GitHub: https://docs.github.com/rest/projects/drafts#create-draft-item-for-user-owned-project
        """

    async def create_draft_item_for_org(
        self,
        org: str | _aio.GitHubCore,
        project_number: int | _aio.GitHubCore,
        *,
        body: str = ...,
        title: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProjectsV2ItemSimple:
        """projects/create-draft-item-for-org.

        Request: ``POST /orgs/{org}/projectsV2/{project_number}/drafts``
        GitHub: https://docs.github.com/rest/projects/drafts#create-draft-item-for-organization-owned-project
        """

    async def create_view_for_org(
        self,
        org: str | _aio.GitHubCore,
        project_number: int | _aio.GitHubCore,
        *,
        filter: str = ...,
        group_by: Iterable[int] = ...,
        layout: Literal["table", "board", "roadmap"],
        name: str,
        sort_by: Iterable[Iterable[int | str]] = ...,
        vertical_group_by: Iterable[int] = ...,
        visible_fields: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProjectsV2View:
        """projects/create-view-for-org.

        Request: ``POST /orgs/{org}/projectsV2/{project_number}/views``
        GitHub: https://docs.github.com/rest/projects/views#create-a-view-for-an-organization-owned-project
        """

    async def create_view_for_user(
        self,
        user_id: str | _aio.GitHubCore,
        project_number: int | _aio.GitHubCore,
        *,
        filter: str = ...,
        group_by: Iterable[int] = ...,
        layout: Literal["table", "board", "roadmap"],
        name: str,
        sort_by: Iterable[Iterable[int | str]] = ...,
        vertical_group_by: Iterable[int] = ...,
        visible_fields: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProjectsV2View:
        """projects/create-view-for-user.

        Request: ``POST /users/{user_id}/projectsV2/{project_number}/views``
        GitHub: https://docs.github.com/rest/projects/views#create-a-view-for-a-user-owned-project
        """

    async def delete_item_for_org(
        self,
        org: str | _aio.GitHubCore,
        project_number: int | _aio.GitHubCore,
        item_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """projects/delete-item-for-org.

        Request: ``DELETE /orgs/{org}/projectsV2/{project_number}/items/{item_id}``
        GitHub: https://docs.github.com/rest/projects/items#delete-project-item-for-organization
        """

    async def delete_item_for_user(
        self,
        username: str | _aio.GitHubCore,
        project_number: int | _aio.GitHubCore,
        item_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """projects/delete-item-for-user.

        Request: ``DELETE /users/{username}/projectsV2/{project_number}/items/{item_id}``
        GitHub: https://docs.github.com/rest/projects/items#delete-project-item-for-user
        """

    async def get_field_for_org(
        self,
        org: str | _aio.GitHubCore,
        project_number: int | _aio.GitHubCore,
        field_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProjectsV2Field:
        """projects/get-field-for-org.

        Request: ``GET /orgs/{org}/projectsV2/{project_number}/fields/{field_id}``
        GitHub: https://docs.github.com/rest/projects/fields#get-project-field-for-organization
        """

    async def get_field_for_user(
        self,
        username: str | _aio.GitHubCore,
        project_number: int | _aio.GitHubCore,
        field_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProjectsV2Field:
        """projects/get-field-for-user.

        Request: ``GET /users/{username}/projectsV2/{project_number}/fields/{field_id}``
        GitHub: https://docs.github.com/rest/projects/fields#get-project-field-for-user
        """

    async def get_for_org(
        self,
        org: str | _aio.GitHubCore,
        project_number: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProjectsV2:
        """projects/get-for-org.

        Request: ``GET /orgs/{org}/projectsV2/{project_number}``
        GitHub: https://docs.github.com/rest/projects/projects#get-project-for-organization
        """

    async def get_for_user(
        self,
        username: str | _aio.GitHubCore,
        project_number: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProjectsV2:
        """projects/get-for-user.

        Request: ``GET /users/{username}/projectsV2/{project_number}``
        GitHub: https://docs.github.com/rest/projects/projects#get-project-for-user
        """

    async def get_org_item(
        self,
        org: str | _aio.GitHubCore,
        project_number: int | _aio.GitHubCore,
        item_id: int | _aio.GitHubCore,
        *,
        fields: str | Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProjectsV2ItemWithContent:
        """projects/get-org-item.

        Request: ``GET /orgs/{org}/projectsV2/{project_number}/items/{item_id}``
        GitHub: https://docs.github.com/rest/projects/items#get-an-item-for-an-organization-owned-project
        """

    async def get_user_item(
        self,
        username: str | _aio.GitHubCore,
        project_number: int | _aio.GitHubCore,
        item_id: int | _aio.GitHubCore,
        *,
        fields: str | Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProjectsV2ItemWithContent:
        """projects/get-user-item.

        Request: ``GET /users/{username}/projectsV2/{project_number}/items/{item_id}``
        GitHub: https://docs.github.com/rest/projects/items#get-an-item-for-a-user-owned-project
        """

    def list_fields_for_org(
        self,
        org: str | _aio.GitHubCore,
        project_number: int | _aio.GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ProjectsV2Field]:
        """projects/list-fields-for-org.

        Request: ``GET /orgs/{org}/projectsV2/{project_number}/fields``
        GitHub: https://docs.github.com/rest/projects/fields#list-project-fields-for-organization
        """

    def list_fields_for_user(
        self,
        username: str | _aio.GitHubCore,
        project_number: int | _aio.GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ProjectsV2Field]:
        """projects/list-fields-for-user.

        Request: ``GET /users/{username}/projectsV2/{project_number}/fields``
        GitHub: https://docs.github.com/rest/projects/fields#list-project-fields-for-user
        """

    def list_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        q: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ProjectsV2]:
        """projects/list-for-org.

        Request: ``GET /orgs/{org}/projectsV2``
        GitHub: https://docs.github.com/rest/projects/projects#list-projects-for-organization
        """

    def list_for_user(
        self,
        username: str | _aio.GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        q: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ProjectsV2]:
        """projects/list-for-user.

        Request: ``GET /users/{username}/projectsV2``
        GitHub: https://docs.github.com/rest/projects/projects#list-projects-for-user
        """

    def list_items_for_org(
        self,
        org: str | _aio.GitHubCore,
        project_number: int | _aio.GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        fields: str | Iterable[str] = ...,
        per_page: int = ...,
        q: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ProjectsV2ItemWithContent]:
        """projects/list-items-for-org.

        Request: ``GET /orgs/{org}/projectsV2/{project_number}/items``
        GitHub: https://docs.github.com/rest/projects/items#list-items-for-an-organization-owned-project
        """

    def list_items_for_user(
        self,
        username: str | _aio.GitHubCore,
        project_number: int | _aio.GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        fields: str | Iterable[str] = ...,
        per_page: int = ...,
        q: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ProjectsV2ItemWithContent]:
        """projects/list-items-for-user.

        Request: ``GET /users/{username}/projectsV2/{project_number}/items``
        GitHub: https://docs.github.com/rest/projects/items#list-items-for-a-user-owned-project
        """

    def list_view_items_for_org(
        self,
        org: str | _aio.GitHubCore,
        project_number: int | _aio.GitHubCore,
        view_number: int | _aio.GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        fields: str | Iterable[str] = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ProjectsV2ItemWithContent]:
        """projects/list-view-items-for-org.

        Request: ``GET /orgs/{org}/projectsV2/{project_number}/views/{view_number}/items``
        GitHub: https://docs.github.com/rest/projects/items#list-items-for-an-organization-project-view
        """

    def list_view_items_for_user(
        self,
        username: str | _aio.GitHubCore,
        project_number: int | _aio.GitHubCore,
        view_number: int | _aio.GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        fields: str | Iterable[str] = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ProjectsV2ItemWithContent]:
        """projects/list-view-items-for-user.

        Request: ``GET /users/{username}/projectsV2/{project_number}/views/{view_number}/items``
        GitHub: https://docs.github.com/rest/projects/items#list-items-for-a-user-project-view
        """

    async def update_item_for_org(
        self,
        org: str | _aio.GitHubCore,
        project_number: int | _aio.GitHubCore,
        item_id: int | _aio.GitHubCore,
        *,
        fields: Iterable[_UpdateItemForOrg_Fields],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProjectsV2ItemWithContent:
        """projects/update-item-for-org.

        Request: ``PATCH /orgs/{org}/projectsV2/{project_number}/items/{item_id}``
        GitHub: https://docs.github.com/rest/projects/items#update-project-item-for-organization
        """

    async def update_item_for_user(
        self,
        username: str | _aio.GitHubCore,
        project_number: int | _aio.GitHubCore,
        item_id: int | _aio.GitHubCore,
        *,
        fields: Iterable[_UpdateItemForUser_Fields],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProjectsV2ItemWithContent:
        """projects/update-item-for-user.

        Request: ``PATCH /users/{username}/projectsV2/{project_number}/items/{item_id}``
        GitHub: https://docs.github.com/rest/projects/items#update-project-item-for-user
        """

class _BoundProjects(Operations):
    """The operations of GitHub's tag ``projects``, bound to a resource."""

    def add_field_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        project_number: int | GitHubCore = ...,
        data_type: Literal["text", "number", "date", "single_select", "iteration"] = ...,
        issue_field_id: int = ...,
        iteration_configuration: _ProjectsV2FieldIterationConfiguration = ...,
        name: str = ...,
        single_select_options: Iterable[_ProjectsV2FieldSingleSelectOption] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProjectsV2Field:
        """projects/add-field-for-org."""

    def add_field_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        project_number: int | GitHubCore = ...,
        data_type: Literal["text", "number", "date", "single_select", "iteration"],
        iteration_configuration: _ProjectsV2FieldIterationConfiguration = ...,
        name: str,
        single_select_options: Iterable[_ProjectsV2FieldSingleSelectOption] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProjectsV2Field:
        """projects/add-field-for-user."""

    def add_item_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        project_number: int | GitHubCore = ...,
        id: int = ...,
        number: int = ...,
        owner: str = ...,
        repo: str = ...,
        type: Literal["Issue", "PullRequest"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProjectsV2ItemSimple:
        """projects/add-item-for-org."""

    def add_item_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        project_number: int | GitHubCore = ...,
        id: int = ...,
        number: int = ...,
        owner: str = ...,
        repo: str = ...,
        type: Literal["Issue", "PullRequest"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProjectsV2ItemSimple:
        """projects/add-item-for-user."""

    def create_draft_item_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        user_id: str | GitHubCore = ...,
        project_number: int | GitHubCore = ...,
        body: str = ...,
        title: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProjectsV2ItemSimple:
        """projects/create-draft-item-for-authenticated-user."""

    def create_draft_item_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        project_number: int | GitHubCore = ...,
        body: str = ...,
        title: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProjectsV2ItemSimple:
        """projects/create-draft-item-for-org."""

    def create_view_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        project_number: int | GitHubCore = ...,
        filter: str = ...,
        group_by: Iterable[int] = ...,
        layout: Literal["table", "board", "roadmap"],
        name: str,
        sort_by: Iterable[Iterable[int | str]] = ...,
        vertical_group_by: Iterable[int] = ...,
        visible_fields: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProjectsV2View:
        """projects/create-view-for-org."""

    def create_view_for_user(
        self,
        *parts: str | int | GitHubCore,
        user_id: str | GitHubCore = ...,
        project_number: int | GitHubCore = ...,
        filter: str = ...,
        group_by: Iterable[int] = ...,
        layout: Literal["table", "board", "roadmap"],
        name: str,
        sort_by: Iterable[Iterable[int | str]] = ...,
        vertical_group_by: Iterable[int] = ...,
        visible_fields: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProjectsV2View:
        """projects/create-view-for-user."""

    def delete_item_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        project_number: int | GitHubCore = ...,
        item_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """projects/delete-item-for-org."""

    def delete_item_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        project_number: int | GitHubCore = ...,
        item_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """projects/delete-item-for-user."""

    def get_field_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        project_number: int | GitHubCore = ...,
        field_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProjectsV2Field:
        """projects/get-field-for-org."""

    def get_field_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        project_number: int | GitHubCore = ...,
        field_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProjectsV2Field:
        """projects/get-field-for-user."""

    def get_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        project_number: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProjectsV2:
        """projects/get-for-org."""

    def get_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        project_number: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProjectsV2:
        """projects/get-for-user."""

    def get_org_item(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        project_number: int | GitHubCore = ...,
        item_id: int | GitHubCore = ...,
        fields: str | Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProjectsV2ItemWithContent:
        """projects/get-org-item."""

    def get_user_item(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        project_number: int | GitHubCore = ...,
        item_id: int | GitHubCore = ...,
        fields: str | Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProjectsV2ItemWithContent:
        """projects/get-user-item."""

    def list_fields_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        project_number: int | GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ProjectsV2Field]:
        """projects/list-fields-for-org."""

    def list_fields_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        project_number: int | GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ProjectsV2Field]:
        """projects/list-fields-for-user."""

    def list_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        q: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ProjectsV2]:
        """projects/list-for-org."""

    def list_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        q: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ProjectsV2]:
        """projects/list-for-user."""

    def list_items_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        project_number: int | GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        fields: str | Iterable[str] = ...,
        per_page: int = ...,
        q: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ProjectsV2ItemWithContent]:
        """projects/list-items-for-org."""

    def list_items_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        project_number: int | GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        fields: str | Iterable[str] = ...,
        per_page: int = ...,
        q: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ProjectsV2ItemWithContent]:
        """projects/list-items-for-user."""

    def list_view_items_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        project_number: int | GitHubCore = ...,
        view_number: int | GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        fields: str | Iterable[str] = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ProjectsV2ItemWithContent]:
        """projects/list-view-items-for-org."""

    def list_view_items_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        project_number: int | GitHubCore = ...,
        view_number: int | GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        fields: str | Iterable[str] = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ProjectsV2ItemWithContent]:
        """projects/list-view-items-for-user."""

    def update_item_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        project_number: int | GitHubCore = ...,
        item_id: int | GitHubCore = ...,
        fields: Iterable[_UpdateItemForOrg_Fields],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProjectsV2ItemWithContent:
        """projects/update-item-for-org."""

    def update_item_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        project_number: int | GitHubCore = ...,
        item_id: int | GitHubCore = ...,
        fields: Iterable[_UpdateItemForUser_Fields],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ProjectsV2ItemWithContent:
        """projects/update-item-for-user."""

class _AsyncBoundProjects(Operations):
    """The operations of GitHub's tag ``projects``, bound to a resource."""

    async def add_field_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        project_number: int | _aio.GitHubCore = ...,
        data_type: Literal["text", "number", "date", "single_select", "iteration"] = ...,
        issue_field_id: int = ...,
        iteration_configuration: _ProjectsV2FieldIterationConfiguration = ...,
        name: str = ...,
        single_select_options: Iterable[_ProjectsV2FieldSingleSelectOption] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProjectsV2Field:
        """projects/add-field-for-org."""

    async def add_field_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        project_number: int | _aio.GitHubCore = ...,
        data_type: Literal["text", "number", "date", "single_select", "iteration"],
        iteration_configuration: _ProjectsV2FieldIterationConfiguration = ...,
        name: str,
        single_select_options: Iterable[_ProjectsV2FieldSingleSelectOption] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProjectsV2Field:
        """projects/add-field-for-user."""

    async def add_item_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        project_number: int | _aio.GitHubCore = ...,
        id: int = ...,
        number: int = ...,
        owner: str = ...,
        repo: str = ...,
        type: Literal["Issue", "PullRequest"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProjectsV2ItemSimple:
        """projects/add-item-for-org."""

    async def add_item_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        project_number: int | _aio.GitHubCore = ...,
        id: int = ...,
        number: int = ...,
        owner: str = ...,
        repo: str = ...,
        type: Literal["Issue", "PullRequest"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProjectsV2ItemSimple:
        """projects/add-item-for-user."""

    async def create_draft_item_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        user_id: str | _aio.GitHubCore = ...,
        project_number: int | _aio.GitHubCore = ...,
        body: str = ...,
        title: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProjectsV2ItemSimple:
        """projects/create-draft-item-for-authenticated-user."""

    async def create_draft_item_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        project_number: int | _aio.GitHubCore = ...,
        body: str = ...,
        title: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProjectsV2ItemSimple:
        """projects/create-draft-item-for-org."""

    async def create_view_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        project_number: int | _aio.GitHubCore = ...,
        filter: str = ...,
        group_by: Iterable[int] = ...,
        layout: Literal["table", "board", "roadmap"],
        name: str,
        sort_by: Iterable[Iterable[int | str]] = ...,
        vertical_group_by: Iterable[int] = ...,
        visible_fields: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProjectsV2View:
        """projects/create-view-for-org."""

    async def create_view_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        user_id: str | _aio.GitHubCore = ...,
        project_number: int | _aio.GitHubCore = ...,
        filter: str = ...,
        group_by: Iterable[int] = ...,
        layout: Literal["table", "board", "roadmap"],
        name: str,
        sort_by: Iterable[Iterable[int | str]] = ...,
        vertical_group_by: Iterable[int] = ...,
        visible_fields: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProjectsV2View:
        """projects/create-view-for-user."""

    async def delete_item_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        project_number: int | _aio.GitHubCore = ...,
        item_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """projects/delete-item-for-org."""

    async def delete_item_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        project_number: int | _aio.GitHubCore = ...,
        item_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """projects/delete-item-for-user."""

    async def get_field_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        project_number: int | _aio.GitHubCore = ...,
        field_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProjectsV2Field:
        """projects/get-field-for-org."""

    async def get_field_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        project_number: int | _aio.GitHubCore = ...,
        field_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProjectsV2Field:
        """projects/get-field-for-user."""

    async def get_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        project_number: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProjectsV2:
        """projects/get-for-org."""

    async def get_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        project_number: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProjectsV2:
        """projects/get-for-user."""

    async def get_org_item(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        project_number: int | _aio.GitHubCore = ...,
        item_id: int | _aio.GitHubCore = ...,
        fields: str | Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProjectsV2ItemWithContent:
        """projects/get-org-item."""

    async def get_user_item(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        project_number: int | _aio.GitHubCore = ...,
        item_id: int | _aio.GitHubCore = ...,
        fields: str | Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProjectsV2ItemWithContent:
        """projects/get-user-item."""

    def list_fields_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        project_number: int | _aio.GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ProjectsV2Field]:
        """projects/list-fields-for-org."""

    def list_fields_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        project_number: int | _aio.GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ProjectsV2Field]:
        """projects/list-fields-for-user."""

    def list_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        q: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ProjectsV2]:
        """projects/list-for-org."""

    def list_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        q: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ProjectsV2]:
        """projects/list-for-user."""

    def list_items_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        project_number: int | _aio.GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        fields: str | Iterable[str] = ...,
        per_page: int = ...,
        q: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ProjectsV2ItemWithContent]:
        """projects/list-items-for-org."""

    def list_items_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        project_number: int | _aio.GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        fields: str | Iterable[str] = ...,
        per_page: int = ...,
        q: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ProjectsV2ItemWithContent]:
        """projects/list-items-for-user."""

    def list_view_items_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        project_number: int | _aio.GitHubCore = ...,
        view_number: int | _aio.GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        fields: str | Iterable[str] = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ProjectsV2ItemWithContent]:
        """projects/list-view-items-for-org."""

    def list_view_items_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        project_number: int | _aio.GitHubCore = ...,
        view_number: int | _aio.GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        fields: str | Iterable[str] = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ProjectsV2ItemWithContent]:
        """projects/list-view-items-for-user."""

    async def update_item_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        project_number: int | _aio.GitHubCore = ...,
        item_id: int | _aio.GitHubCore = ...,
        fields: Iterable[_UpdateItemForOrg_Fields],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProjectsV2ItemWithContent:
        """projects/update-item-for-org."""

    async def update_item_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        project_number: int | _aio.GitHubCore = ...,
        item_id: int | _aio.GitHubCore = ...,
        fields: Iterable[_UpdateItemForUser_Fields],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ProjectsV2ItemWithContent:
        """projects/update-item-for-user."""

__all__ = ["AsyncProjects", "Projects"]
