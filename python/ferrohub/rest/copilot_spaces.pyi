"""The operations of GitHub's tag ``copilot-spaces``. Made by tools/generate.py."""

from collections.abc import Iterable, Mapping
from typing import Any, Literal, TypedDict

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import GitHubCore, Listing

class _CreateForOrg_ResourcesAttributes(TypedDict, total=False):
    resource_type: Literal["repository", "github_file", "free_text", "github_issue", "github_pull_request", "media_content", "uploaded_text_file"]
    metadata: _CreateForOrg_ResourcesAttributes_Metadata

class _CreateForOrg_ResourcesAttributes_Metadata(TypedDict, total=False):
    repository_id: int
    file_path: str
    text: str
    name: str
    number: int

class _CreateForUser_ResourcesAttributes(TypedDict, total=False):
    resource_type: Literal["repository", "github_file", "free_text", "github_issue", "github_pull_request", "media_content", "uploaded_text_file"]
    metadata: _CreateForUser_ResourcesAttributes_Metadata

class _CreateForUser_ResourcesAttributes_Metadata(TypedDict, total=False):
    repository_id: int
    file_path: str
    text: str
    name: str
    number: int

class _UpdateForOrg_ResourcesAttributes(TypedDict, total=False):
    resource_type: Literal["repository", "github_file", "free_text", "github_issue", "github_pull_request", "media_content", "uploaded_text_file"]
    metadata: _UpdateForOrg_ResourcesAttributes_Metadata

class _UpdateForOrg_ResourcesAttributes_Metadata(TypedDict, total=False):
    repository_id: int
    file_path: str
    text: str
    name: str
    number: int

class _UpdateForUser_ResourcesAttributes(TypedDict, total=False):
    resource_type: Literal["repository", "github_file", "free_text", "github_issue", "github_pull_request", "media_content", "uploaded_text_file"]
    metadata: _UpdateForUser_ResourcesAttributes_Metadata

class _UpdateForUser_ResourcesAttributes_Metadata(TypedDict, total=False):
    repository_id: int
    file_path: str
    text: str
    name: str
    number: int

class CopilotSpaces(Operations):
    """The operations of GitHub's tag ``copilot-spaces``."""

    def add_collaborator_for_org(
        self,
        org: str | GitHubCore,
        space_number: int | GitHubCore,
        *,
        actor_identifier: str,
        actor_type: Literal["User", "Team"],
        role: Literal["reader", "writer", "admin"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpaceCollaborator:
        """copilot-spaces/add-collaborator-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param space_number: path: an int
        :param actor_identifier: body: a str
        :param actor_type: body: one of "User", "Team"
        :param role: body: one of "reader", "writer", "admin"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CopilotSpaceCollaborator
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``POST /orgs/{org}/copilot-spaces/{space_number}/collaborators``
        GitHub:
        https://docs.github.com/rest/copilot-spaces/collaborators#add-a-collaborator-to-an-organization-copilot-space
        """

    def add_collaborator_for_user(
        self,
        username: str | GitHubCore,
        space_number: int | GitHubCore,
        *,
        actor_identifier: str,
        actor_type: Literal["User", "Team"],
        role: Literal["reader", "writer", "admin"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpaceCollaborator:
        """copilot-spaces/add-collaborator-for-user.

        Hosts: api.github.com, ghec.

        :param username: path: a str
        :param space_number: path: an int
        :param actor_identifier: body: a str
        :param actor_type: body: one of "User", "Team"
        :param role: body: one of "reader", "writer", "admin"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CopilotSpaceCollaborator
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``POST /users/{username}/copilot-spaces/{space_number}/collaborators``
        GitHub:
        https://docs.github.com/rest/copilot-spaces/collaborators#add-a-collaborator-to-a-copilot-space-for-a-user
        """

    def create_for_org(
        self,
        org: str | GitHubCore,
        *,
        base_role: Literal["reader", "writer", "admin", "no_access"] = ...,
        description: str = ...,
        general_instructions: str = ...,
        name: str,
        resources_attributes: Iterable[_CreateForOrg_ResourcesAttributes] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpace:
        """copilot-spaces/create-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param base_role: body, optional: one of "reader", "writer", "admin", "no_access", default "no_access"
        :param description: body, optional: a str
        :param general_instructions: body, optional: a str
        :param name: body: a str
        :param resources_attributes: body, optional: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CopilotSpace
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``POST /orgs/{org}/copilot-spaces``
        GitHub: https://docs.github.com/rest/copilot-spaces/copilot-spaces#create-an-organization-copilot-space
        """

    def create_for_user(
        self,
        username: str | GitHubCore,
        *,
        base_role: Literal["reader", "no_access"] = ...,
        description: str = ...,
        general_instructions: str = ...,
        name: str,
        resources_attributes: Iterable[_CreateForUser_ResourcesAttributes] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpace:
        """copilot-spaces/create-for-user.

        Hosts: api.github.com, ghec.

        :param username: path: a str
        :param base_role: body, optional: one of "reader", "no_access", default "no_access"
        :param description: body, optional: a str
        :param general_instructions: body, optional: a str
        :param name: body: a str
        :param resources_attributes: body, optional: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CopilotSpace
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``POST /users/{username}/copilot-spaces``
        GitHub: https://docs.github.com/rest/copilot-spaces/copilot-spaces#create-a-copilot-space-for-a-user
        """

    def create_resource_for_org(
        self,
        org: str | GitHubCore,
        space_number: int | GitHubCore,
        *,
        metadata: Mapping[str, Any],
        resource_type: Literal["repository", "github_file", "free_text", "github_issue", "github_pull_request"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpaceResource:
        """copilot-spaces/create-resource-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param space_number: path: an int
        :param metadata: body: a mapping
        :param resource_type: body: one of "repository", "github_file", "free_text", "github_issue",
            "github_pull_request"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CopilotSpaceResource
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``POST /orgs/{org}/copilot-spaces/{space_number}/resources``
        GitHub:
        https://docs.github.com/rest/copilot-spaces/resources#create-a-resource-for-an-organization-copilot-space
        """

    def create_resource_for_user(
        self,
        username: str | GitHubCore,
        space_number: int | GitHubCore,
        *,
        metadata: Mapping[str, Any],
        resource_type: Literal["repository", "github_file", "free_text", "github_issue", "github_pull_request"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpaceResource:
        """copilot-spaces/create-resource-for-user.

        Hosts: api.github.com, ghec.

        :param username: path: a str
        :param space_number: path: an int
        :param metadata: body: a mapping
        :param resource_type: body: one of "repository", "github_file", "free_text", "github_issue",
            "github_pull_request"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CopilotSpaceResource
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``POST /users/{username}/copilot-spaces/{space_number}/resources``
        GitHub: https://docs.github.com/rest/copilot-spaces/resources#create-a-resource-for-a-copilot-space-for-a-user
        """

    def delete_for_org(
        self,
        org: str | GitHubCore,
        space_number: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot-spaces/delete-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param space_number: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``DELETE /orgs/{org}/copilot-spaces/{space_number}``
        GitHub: https://docs.github.com/rest/copilot-spaces/copilot-spaces#delete-an-organization-copilot-space
        """

    def delete_for_user(
        self,
        username: str | GitHubCore,
        space_number: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot-spaces/delete-for-user.

        Hosts: api.github.com, ghec.

        :param username: path: a str
        :param space_number: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``DELETE /users/{username}/copilot-spaces/{space_number}``
        GitHub: https://docs.github.com/rest/copilot-spaces/copilot-spaces#delete-a-copilot-space-for-a-user
        """

    def delete_resource_for_org(
        self,
        org: str | GitHubCore,
        space_number: int | GitHubCore,
        space_resource_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot-spaces/delete-resource-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param space_number: path: an int
        :param space_resource_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``DELETE /orgs/{org}/copilot-spaces/{space_number}/resources/{space_resource_id}``
        GitHub:
        https://docs.github.com/rest/copilot-spaces/resources#delete-a-resource-from-an-organization-copilot-space
        """

    def delete_resource_for_user(
        self,
        username: str | GitHubCore,
        space_number: int | GitHubCore,
        space_resource_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot-spaces/delete-resource-for-user.

        Hosts: api.github.com, ghec.

        :param username: path: a str
        :param space_number: path: an int
        :param space_resource_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``DELETE /users/{username}/copilot-spaces/{space_number}/resources/{space_resource_id}``
        GitHub: https://docs.github.com/rest/copilot-spaces/resources#delete-a-resource-from-a-copilot-space-for-a-user
        """

    def get_for_org(
        self,
        org: str | GitHubCore,
        space_number: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpace:
        """copilot-spaces/get-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param space_number: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CopilotSpace
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /orgs/{org}/copilot-spaces/{space_number}``
        GitHub: https://docs.github.com/rest/copilot-spaces/copilot-spaces#get-an-organization-copilot-space
        """

    def get_for_user(
        self,
        username: str | GitHubCore,
        space_number: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpace:
        """copilot-spaces/get-for-user.

        Hosts: api.github.com, ghec.

        :param username: path: a str
        :param space_number: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CopilotSpace
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /users/{username}/copilot-spaces/{space_number}``
        GitHub: https://docs.github.com/rest/copilot-spaces/copilot-spaces#get-a-copilot-space-for-a-user
        """

    def get_resource_for_org(
        self,
        org: str | GitHubCore,
        space_number: int | GitHubCore,
        space_resource_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpaceResource:
        """copilot-spaces/get-resource-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param space_number: path: an int
        :param space_resource_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CopilotSpaceResource
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /orgs/{org}/copilot-spaces/{space_number}/resources/{space_resource_id}``
        GitHub: https://docs.github.com/rest/copilot-spaces/resources#get-a-resource-for-an-organization-copilot-space
        """

    def get_resource_for_user(
        self,
        username: str | GitHubCore,
        space_number: int | GitHubCore,
        space_resource_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpaceResource:
        """copilot-spaces/get-resource-for-user.

        Hosts: api.github.com, ghec.

        :param username: path: a str
        :param space_number: path: an int
        :param space_resource_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CopilotSpaceResource
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /users/{username}/copilot-spaces/{space_number}/resources/{space_resource_id}``
        GitHub: https://docs.github.com/rest/copilot-spaces/resources#get-a-resource-for-a-copilot-space-for-a-user
        """

    def list_collaborators_for_org(
        self,
        org: str | GitHubCore,
        space_number: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpaces_ListCollaboratorsForOrg:
        """copilot-spaces/list-collaborators-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param space_number: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CopilotSpaces_ListCollaboratorsForOrg
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /orgs/{org}/copilot-spaces/{space_number}/collaborators``
        GitHub:
        https://docs.github.com/rest/copilot-spaces/collaborators#list-collaborators-for-an-organization-copilot-space
        """

    def list_collaborators_for_user(
        self,
        username: str | GitHubCore,
        space_number: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpaces_ListCollaboratorsForUser:
        """copilot-spaces/list-collaborators-for-user.

        Hosts: api.github.com, ghec.

        :param username: path: a str
        :param space_number: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CopilotSpaces_ListCollaboratorsForUser
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /users/{username}/copilot-spaces/{space_number}/collaborators``
        GitHub:
        https://docs.github.com/rest/copilot-spaces/collaborators#list-collaborators-for-a-copilot-space-for-a-user
        """

    def list_for_org(
        self,
        org: str | GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CopilotSpace]:
        """copilot-spaces/list-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param after: query, optional: a str
        :param before: query, optional: a str
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[CopilotSpace]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /orgs/{org}/copilot-spaces``
        GitHub: https://docs.github.com/rest/copilot-spaces/copilot-spaces#list-organization-copilot-spaces
        """

    def list_for_user(
        self,
        username: str | GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CopilotSpace]:
        """copilot-spaces/list-for-user.

        Hosts: api.github.com, ghec.

        :param username: path: a str
        :param after: query, optional: a str
        :param before: query, optional: a str
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[CopilotSpace]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /users/{username}/copilot-spaces``
        GitHub: https://docs.github.com/rest/copilot-spaces/copilot-spaces#list-copilot-spaces-for-a-user
        """

    def list_resources_for_org(
        self,
        org: str | GitHubCore,
        space_number: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpaces_ListResourcesForOrg:
        """copilot-spaces/list-resources-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param space_number: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CopilotSpaces_ListResourcesForOrg
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /orgs/{org}/copilot-spaces/{space_number}/resources``
        GitHub: https://docs.github.com/rest/copilot-spaces/resources#list-resources-for-an-organization-copilot-space
        """

    def list_resources_for_user(
        self,
        username: str | GitHubCore,
        space_number: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpaces_ListResourcesForUser:
        """copilot-spaces/list-resources-for-user.

        Hosts: api.github.com, ghec.

        :param username: path: a str
        :param space_number: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CopilotSpaces_ListResourcesForUser
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /users/{username}/copilot-spaces/{space_number}/resources``
        GitHub: https://docs.github.com/rest/copilot-spaces/resources#list-resources-for-a-copilot-space-for-a-user
        """

    def remove_collaborator_for_org(
        self,
        org: str | GitHubCore,
        space_number: int | GitHubCore,
        actor_type: Literal["User", "Team"] | GitHubCore,
        actor_identifier: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot-spaces/remove-collaborator-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param space_number: path: an int
        :param actor_type: path: one of "User", "Team"
        :param actor_identifier: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``DELETE /orgs/{org}/copilot-spaces/{space_number}/collaborators/{actor_type}/{actor_identifier}``
        GitHub:
        https://docs.github.com/rest/copilot-spaces/collaborators#remove-a-collaborator-from-an-organization-copilot-space
        """

    def remove_collaborator_for_user(
        self,
        username: str | GitHubCore,
        space_number: int | GitHubCore,
        actor_type: Literal["User", "Team"] | GitHubCore,
        actor_identifier: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot-spaces/remove-collaborator-for-user.

        Hosts: api.github.com, ghec.

        :param username: path: a str
        :param space_number: path: an int
        :param actor_type: path: one of "User", "Team"
        :param actor_identifier: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``DELETE
        /users/{username}/copilot-spaces/{space_number}/collaborators/{actor_type}/{actor_identifier}``
        GitHub:
        https://docs.github.com/rest/copilot-spaces/collaborators#remove-a-collaborator-from-a-copilot-space-for-a-user
        """

    def update_collaborator_for_org(
        self,
        org: str | GitHubCore,
        space_number: int | GitHubCore,
        actor_type: Literal["User", "Team"] | GitHubCore,
        actor_identifier: str | GitHubCore,
        *,
        role: Literal["reader", "writer", "admin", "no_access"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpaceCollaborator | None:
        """copilot-spaces/update-collaborator-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param space_number: path: an int
        :param actor_type: path: one of "User", "Team"
        :param actor_identifier: path: a str
        :param role: body: one of "reader", "writer", "admin", "no_access"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CopilotSpaceCollaborator | None
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``PUT /orgs/{org}/copilot-spaces/{space_number}/collaborators/{actor_type}/{actor_identifier}``
        GitHub:
        https://docs.github.com/rest/copilot-spaces/collaborators#set-a-collaborator-role-for-an-organization-copilot-space
        """

    def update_collaborator_for_user(
        self,
        username: str | GitHubCore,
        space_number: int | GitHubCore,
        actor_type: Literal["User", "Team"] | GitHubCore,
        actor_identifier: str | GitHubCore,
        *,
        role: Literal["reader", "writer", "admin", "no_access"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpaceCollaborator | None:
        """copilot-spaces/update-collaborator-for-user.

        Hosts: api.github.com, ghec.

        :param username: path: a str
        :param space_number: path: an int
        :param actor_type: path: one of "User", "Team"
        :param actor_identifier: path: a str
        :param role: body: one of "reader", "writer", "admin", "no_access"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CopilotSpaceCollaborator | None
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``PUT /users/{username}/copilot-spaces/{space_number}/collaborators/{actor_type}/{actor_identifier}``
        GitHub:
        https://docs.github.com/rest/copilot-spaces/collaborators#set-a-collaborator-role-for-a-copilot-space-for-a-user
        """

    def update_for_org(
        self,
        org: str | GitHubCore,
        space_number: int | GitHubCore,
        *,
        base_role: Literal["reader", "writer", "admin", "no_access"] = ...,
        description: str = ...,
        general_instructions: str = ...,
        name: str = ...,
        resources_attributes: Iterable[_UpdateForOrg_ResourcesAttributes] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpace:
        """copilot-spaces/update-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param space_number: path: an int
        :param base_role: body, optional: one of "reader", "writer", "admin", "no_access"
        :param description: body, optional: a str
        :param general_instructions: body, optional: a str
        :param name: body, optional: a str
        :param resources_attributes: body, optional: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CopilotSpace
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``PUT /orgs/{org}/copilot-spaces/{space_number}``
        GitHub: https://docs.github.com/rest/copilot-spaces/copilot-spaces#set-an-organization-copilot-space
        """

    def update_for_user(
        self,
        username: str | GitHubCore,
        space_number: int | GitHubCore,
        *,
        base_role: Literal["reader", "no_access"] = ...,
        description: str = ...,
        general_instructions: str = ...,
        name: str = ...,
        resources_attributes: Iterable[_UpdateForUser_ResourcesAttributes] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpace:
        """copilot-spaces/update-for-user.

        Hosts: api.github.com, ghec.

        :param username: path: a str
        :param space_number: path: an int
        :param base_role: body, optional: one of "reader", "no_access"
        :param description: body, optional: a str
        :param general_instructions: body, optional: a str
        :param name: body, optional: a str
        :param resources_attributes: body, optional: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CopilotSpace
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``PUT /users/{username}/copilot-spaces/{space_number}``
        GitHub: https://docs.github.com/rest/copilot-spaces/copilot-spaces#set-a-copilot-space-for-a-user
        """

    def update_resource_for_org(
        self,
        org: str | GitHubCore,
        space_number: int | GitHubCore,
        space_resource_id: int | GitHubCore,
        *,
        metadata: Mapping[str, Any] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpaceResource:
        """copilot-spaces/update-resource-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param space_number: path: an int
        :param space_resource_id: path: an int
        :param metadata: body, optional: a mapping
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CopilotSpaceResource
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``PUT /orgs/{org}/copilot-spaces/{space_number}/resources/{space_resource_id}``
        GitHub: https://docs.github.com/rest/copilot-spaces/resources#set-a-resource-for-an-organization-copilot-space
        """

    def update_resource_for_user(
        self,
        username: str | GitHubCore,
        space_number: int | GitHubCore,
        space_resource_id: int | GitHubCore,
        *,
        metadata: Mapping[str, Any] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpaceResource:
        """copilot-spaces/update-resource-for-user.

        Hosts: api.github.com, ghec.

        :param username: path: a str
        :param space_number: path: an int
        :param space_resource_id: path: an int
        :param metadata: body, optional: a mapping
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CopilotSpaceResource
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``PUT /users/{username}/copilot-spaces/{space_number}/resources/{space_resource_id}``
        GitHub: https://docs.github.com/rest/copilot-spaces/resources#set-a-resource-for-a-copilot-space-for-a-user
        """

class AsyncCopilotSpaces(Operations):
    """The operations of GitHub's tag ``copilot-spaces``, for asyncio."""

    async def add_collaborator_for_org(
        self,
        org: str | _aio.GitHubCore,
        space_number: int | _aio.GitHubCore,
        *,
        actor_identifier: str,
        actor_type: Literal["User", "Team"],
        role: Literal["reader", "writer", "admin"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpaceCollaborator:
        """copilot-spaces/add-collaborator-for-org.

        Request: ``POST /orgs/{org}/copilot-spaces/{space_number}/collaborators``
        GitHub:
        https://docs.github.com/rest/copilot-spaces/collaborators#add-a-collaborator-to-an-organization-copilot-space
        """

    async def add_collaborator_for_user(
        self,
        username: str | _aio.GitHubCore,
        space_number: int | _aio.GitHubCore,
        *,
        actor_identifier: str,
        actor_type: Literal["User", "Team"],
        role: Literal["reader", "writer", "admin"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpaceCollaborator:
        """copilot-spaces/add-collaborator-for-user.

        Request: ``POST /users/{username}/copilot-spaces/{space_number}/collaborators``
        GitHub:
        https://docs.github.com/rest/copilot-spaces/collaborators#add-a-collaborator-to-a-copilot-space-for-a-user
        """

    async def create_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        base_role: Literal["reader", "writer", "admin", "no_access"] = ...,
        description: str = ...,
        general_instructions: str = ...,
        name: str,
        resources_attributes: Iterable[_CreateForOrg_ResourcesAttributes] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpace:
        """copilot-spaces/create-for-org.

        Request: ``POST /orgs/{org}/copilot-spaces``
        GitHub: https://docs.github.com/rest/copilot-spaces/copilot-spaces#create-an-organization-copilot-space
        """

    async def create_for_user(
        self,
        username: str | _aio.GitHubCore,
        *,
        base_role: Literal["reader", "no_access"] = ...,
        description: str = ...,
        general_instructions: str = ...,
        name: str,
        resources_attributes: Iterable[_CreateForUser_ResourcesAttributes] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpace:
        """copilot-spaces/create-for-user.

        Request: ``POST /users/{username}/copilot-spaces``
        GitHub: https://docs.github.com/rest/copilot-spaces/copilot-spaces#create-a-copilot-space-for-a-user
        """

    async def create_resource_for_org(
        self,
        org: str | _aio.GitHubCore,
        space_number: int | _aio.GitHubCore,
        *,
        metadata: Mapping[str, Any],
        resource_type: Literal["repository", "github_file", "free_text", "github_issue", "github_pull_request"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpaceResource:
        """copilot-spaces/create-resource-for-org.

        Request: ``POST /orgs/{org}/copilot-spaces/{space_number}/resources``
        GitHub:
        https://docs.github.com/rest/copilot-spaces/resources#create-a-resource-for-an-organization-copilot-space
        """

    async def create_resource_for_user(
        self,
        username: str | _aio.GitHubCore,
        space_number: int | _aio.GitHubCore,
        *,
        metadata: Mapping[str, Any],
        resource_type: Literal["repository", "github_file", "free_text", "github_issue", "github_pull_request"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpaceResource:
        """copilot-spaces/create-resource-for-user.

        Request: ``POST /users/{username}/copilot-spaces/{space_number}/resources``
        GitHub: https://docs.github.com/rest/copilot-spaces/resources#create-a-resource-for-a-copilot-space-for-a-user
        """

    async def delete_for_org(
        self,
        org: str | _aio.GitHubCore,
        space_number: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot-spaces/delete-for-org.

        Request: ``DELETE /orgs/{org}/copilot-spaces/{space_number}``
        GitHub: https://docs.github.com/rest/copilot-spaces/copilot-spaces#delete-an-organization-copilot-space
        """

    async def delete_for_user(
        self,
        username: str | _aio.GitHubCore,
        space_number: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot-spaces/delete-for-user.

        Request: ``DELETE /users/{username}/copilot-spaces/{space_number}``
        GitHub: https://docs.github.com/rest/copilot-spaces/copilot-spaces#delete-a-copilot-space-for-a-user
        """

    async def delete_resource_for_org(
        self,
        org: str | _aio.GitHubCore,
        space_number: int | _aio.GitHubCore,
        space_resource_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot-spaces/delete-resource-for-org.

        Request: ``DELETE /orgs/{org}/copilot-spaces/{space_number}/resources/{space_resource_id}``
        GitHub:
        https://docs.github.com/rest/copilot-spaces/resources#delete-a-resource-from-an-organization-copilot-space
        """

    async def delete_resource_for_user(
        self,
        username: str | _aio.GitHubCore,
        space_number: int | _aio.GitHubCore,
        space_resource_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot-spaces/delete-resource-for-user.

        Request: ``DELETE /users/{username}/copilot-spaces/{space_number}/resources/{space_resource_id}``
        GitHub: https://docs.github.com/rest/copilot-spaces/resources#delete-a-resource-from-a-copilot-space-for-a-user
        """

    async def get_for_org(
        self,
        org: str | _aio.GitHubCore,
        space_number: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpace:
        """copilot-spaces/get-for-org.

        Request: ``GET /orgs/{org}/copilot-spaces/{space_number}``
        GitHub: https://docs.github.com/rest/copilot-spaces/copilot-spaces#get-an-organization-copilot-space
        """

    async def get_for_user(
        self,
        username: str | _aio.GitHubCore,
        space_number: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpace:
        """copilot-spaces/get-for-user.

        Request: ``GET /users/{username}/copilot-spaces/{space_number}``
        GitHub: https://docs.github.com/rest/copilot-spaces/copilot-spaces#get-a-copilot-space-for-a-user
        """

    async def get_resource_for_org(
        self,
        org: str | _aio.GitHubCore,
        space_number: int | _aio.GitHubCore,
        space_resource_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpaceResource:
        """copilot-spaces/get-resource-for-org.

        Request: ``GET /orgs/{org}/copilot-spaces/{space_number}/resources/{space_resource_id}``
        GitHub: https://docs.github.com/rest/copilot-spaces/resources#get-a-resource-for-an-organization-copilot-space
        """

    async def get_resource_for_user(
        self,
        username: str | _aio.GitHubCore,
        space_number: int | _aio.GitHubCore,
        space_resource_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpaceResource:
        """copilot-spaces/get-resource-for-user.

        Request: ``GET /users/{username}/copilot-spaces/{space_number}/resources/{space_resource_id}``
        GitHub: https://docs.github.com/rest/copilot-spaces/resources#get-a-resource-for-a-copilot-space-for-a-user
        """

    async def list_collaborators_for_org(
        self,
        org: str | _aio.GitHubCore,
        space_number: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpaces_ListCollaboratorsForOrg:
        """copilot-spaces/list-collaborators-for-org.

        Request: ``GET /orgs/{org}/copilot-spaces/{space_number}/collaborators``
        GitHub:
        https://docs.github.com/rest/copilot-spaces/collaborators#list-collaborators-for-an-organization-copilot-space
        """

    async def list_collaborators_for_user(
        self,
        username: str | _aio.GitHubCore,
        space_number: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpaces_ListCollaboratorsForUser:
        """copilot-spaces/list-collaborators-for-user.

        Request: ``GET /users/{username}/copilot-spaces/{space_number}/collaborators``
        GitHub:
        https://docs.github.com/rest/copilot-spaces/collaborators#list-collaborators-for-a-copilot-space-for-a-user
        """

    def list_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CopilotSpace]:
        """copilot-spaces/list-for-org.

        Request: ``GET /orgs/{org}/copilot-spaces``
        GitHub: https://docs.github.com/rest/copilot-spaces/copilot-spaces#list-organization-copilot-spaces
        """

    def list_for_user(
        self,
        username: str | _aio.GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CopilotSpace]:
        """copilot-spaces/list-for-user.

        Request: ``GET /users/{username}/copilot-spaces``
        GitHub: https://docs.github.com/rest/copilot-spaces/copilot-spaces#list-copilot-spaces-for-a-user
        """

    async def list_resources_for_org(
        self,
        org: str | _aio.GitHubCore,
        space_number: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpaces_ListResourcesForOrg:
        """copilot-spaces/list-resources-for-org.

        Request: ``GET /orgs/{org}/copilot-spaces/{space_number}/resources``
        GitHub: https://docs.github.com/rest/copilot-spaces/resources#list-resources-for-an-organization-copilot-space
        """

    async def list_resources_for_user(
        self,
        username: str | _aio.GitHubCore,
        space_number: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpaces_ListResourcesForUser:
        """copilot-spaces/list-resources-for-user.

        Request: ``GET /users/{username}/copilot-spaces/{space_number}/resources``
        GitHub: https://docs.github.com/rest/copilot-spaces/resources#list-resources-for-a-copilot-space-for-a-user
        """

    async def remove_collaborator_for_org(
        self,
        org: str | _aio.GitHubCore,
        space_number: int | _aio.GitHubCore,
        actor_type: Literal["User", "Team"] | _aio.GitHubCore,
        actor_identifier: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot-spaces/remove-collaborator-for-org.

        Request: ``DELETE /orgs/{org}/copilot-spaces/{space_number}/collaborators/{actor_type}/{actor_identifier}``
        GitHub:
        https://docs.github.com/rest/copilot-spaces/collaborators#remove-a-collaborator-from-an-organization-copilot-space
        """

    async def remove_collaborator_for_user(
        self,
        username: str | _aio.GitHubCore,
        space_number: int | _aio.GitHubCore,
        actor_type: Literal["User", "Team"] | _aio.GitHubCore,
        actor_identifier: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot-spaces/remove-collaborator-for-user.

        Request: ``DELETE
        /users/{username}/copilot-spaces/{space_number}/collaborators/{actor_type}/{actor_identifier}``
        GitHub:
        https://docs.github.com/rest/copilot-spaces/collaborators#remove-a-collaborator-from-a-copilot-space-for-a-user
        """

    async def update_collaborator_for_org(
        self,
        org: str | _aio.GitHubCore,
        space_number: int | _aio.GitHubCore,
        actor_type: Literal["User", "Team"] | _aio.GitHubCore,
        actor_identifier: str | _aio.GitHubCore,
        *,
        role: Literal["reader", "writer", "admin", "no_access"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpaceCollaborator | None:
        """copilot-spaces/update-collaborator-for-org.

        Request: ``PUT /orgs/{org}/copilot-spaces/{space_number}/collaborators/{actor_type}/{actor_identifier}``
        GitHub:
        https://docs.github.com/rest/copilot-spaces/collaborators#set-a-collaborator-role-for-an-organization-copilot-space
        """

    async def update_collaborator_for_user(
        self,
        username: str | _aio.GitHubCore,
        space_number: int | _aio.GitHubCore,
        actor_type: Literal["User", "Team"] | _aio.GitHubCore,
        actor_identifier: str | _aio.GitHubCore,
        *,
        role: Literal["reader", "writer", "admin", "no_access"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpaceCollaborator | None:
        """copilot-spaces/update-collaborator-for-user.

        Request: ``PUT /users/{username}/copilot-spaces/{space_number}/collaborators/{actor_type}/{actor_identifier}``
        GitHub:
        https://docs.github.com/rest/copilot-spaces/collaborators#set-a-collaborator-role-for-a-copilot-space-for-a-user
        """

    async def update_for_org(
        self,
        org: str | _aio.GitHubCore,
        space_number: int | _aio.GitHubCore,
        *,
        base_role: Literal["reader", "writer", "admin", "no_access"] = ...,
        description: str = ...,
        general_instructions: str = ...,
        name: str = ...,
        resources_attributes: Iterable[_UpdateForOrg_ResourcesAttributes] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpace:
        """copilot-spaces/update-for-org.

        Request: ``PUT /orgs/{org}/copilot-spaces/{space_number}``
        GitHub: https://docs.github.com/rest/copilot-spaces/copilot-spaces#set-an-organization-copilot-space
        """

    async def update_for_user(
        self,
        username: str | _aio.GitHubCore,
        space_number: int | _aio.GitHubCore,
        *,
        base_role: Literal["reader", "no_access"] = ...,
        description: str = ...,
        general_instructions: str = ...,
        name: str = ...,
        resources_attributes: Iterable[_UpdateForUser_ResourcesAttributes] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpace:
        """copilot-spaces/update-for-user.

        Request: ``PUT /users/{username}/copilot-spaces/{space_number}``
        GitHub: https://docs.github.com/rest/copilot-spaces/copilot-spaces#set-a-copilot-space-for-a-user
        """

    async def update_resource_for_org(
        self,
        org: str | _aio.GitHubCore,
        space_number: int | _aio.GitHubCore,
        space_resource_id: int | _aio.GitHubCore,
        *,
        metadata: Mapping[str, Any] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpaceResource:
        """copilot-spaces/update-resource-for-org.

        Request: ``PUT /orgs/{org}/copilot-spaces/{space_number}/resources/{space_resource_id}``
        GitHub: https://docs.github.com/rest/copilot-spaces/resources#set-a-resource-for-an-organization-copilot-space
        """

    async def update_resource_for_user(
        self,
        username: str | _aio.GitHubCore,
        space_number: int | _aio.GitHubCore,
        space_resource_id: int | _aio.GitHubCore,
        *,
        metadata: Mapping[str, Any] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpaceResource:
        """copilot-spaces/update-resource-for-user.

        Request: ``PUT /users/{username}/copilot-spaces/{space_number}/resources/{space_resource_id}``
        GitHub: https://docs.github.com/rest/copilot-spaces/resources#set-a-resource-for-a-copilot-space-for-a-user
        """

class _BoundCopilotSpaces(Operations):
    """The operations of GitHub's tag ``copilot-spaces``, bound to a resource."""

    def add_collaborator_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        space_number: int | GitHubCore = ...,
        actor_identifier: str,
        actor_type: Literal["User", "Team"],
        role: Literal["reader", "writer", "admin"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpaceCollaborator:
        """copilot-spaces/add-collaborator-for-org."""

    def add_collaborator_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        space_number: int | GitHubCore = ...,
        actor_identifier: str,
        actor_type: Literal["User", "Team"],
        role: Literal["reader", "writer", "admin"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpaceCollaborator:
        """copilot-spaces/add-collaborator-for-user."""

    def create_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        base_role: Literal["reader", "writer", "admin", "no_access"] = ...,
        description: str = ...,
        general_instructions: str = ...,
        name: str,
        resources_attributes: Iterable[_CreateForOrg_ResourcesAttributes] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpace:
        """copilot-spaces/create-for-org."""

    def create_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        base_role: Literal["reader", "no_access"] = ...,
        description: str = ...,
        general_instructions: str = ...,
        name: str,
        resources_attributes: Iterable[_CreateForUser_ResourcesAttributes] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpace:
        """copilot-spaces/create-for-user."""

    def create_resource_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        space_number: int | GitHubCore = ...,
        metadata: Mapping[str, Any],
        resource_type: Literal["repository", "github_file", "free_text", "github_issue", "github_pull_request"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpaceResource:
        """copilot-spaces/create-resource-for-org."""

    def create_resource_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        space_number: int | GitHubCore = ...,
        metadata: Mapping[str, Any],
        resource_type: Literal["repository", "github_file", "free_text", "github_issue", "github_pull_request"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpaceResource:
        """copilot-spaces/create-resource-for-user."""

    def delete_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        space_number: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot-spaces/delete-for-org."""

    def delete_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        space_number: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot-spaces/delete-for-user."""

    def delete_resource_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        space_number: int | GitHubCore = ...,
        space_resource_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot-spaces/delete-resource-for-org."""

    def delete_resource_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        space_number: int | GitHubCore = ...,
        space_resource_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot-spaces/delete-resource-for-user."""

    def get_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        space_number: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpace:
        """copilot-spaces/get-for-org."""

    def get_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        space_number: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpace:
        """copilot-spaces/get-for-user."""

    def get_resource_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        space_number: int | GitHubCore = ...,
        space_resource_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpaceResource:
        """copilot-spaces/get-resource-for-org."""

    def get_resource_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        space_number: int | GitHubCore = ...,
        space_resource_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpaceResource:
        """copilot-spaces/get-resource-for-user."""

    def list_collaborators_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        space_number: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpaces_ListCollaboratorsForOrg:
        """copilot-spaces/list-collaborators-for-org."""

    def list_collaborators_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        space_number: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpaces_ListCollaboratorsForUser:
        """copilot-spaces/list-collaborators-for-user."""

    def list_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CopilotSpace]:
        """copilot-spaces/list-for-org."""

    def list_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CopilotSpace]:
        """copilot-spaces/list-for-user."""

    def list_resources_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        space_number: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpaces_ListResourcesForOrg:
        """copilot-spaces/list-resources-for-org."""

    def list_resources_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        space_number: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpaces_ListResourcesForUser:
        """copilot-spaces/list-resources-for-user."""

    def remove_collaborator_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        space_number: int | GitHubCore = ...,
        actor_type: Literal["User", "Team"] | GitHubCore = ...,
        actor_identifier: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot-spaces/remove-collaborator-for-org."""

    def remove_collaborator_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        space_number: int | GitHubCore = ...,
        actor_type: Literal["User", "Team"] | GitHubCore = ...,
        actor_identifier: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot-spaces/remove-collaborator-for-user."""

    def update_collaborator_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        space_number: int | GitHubCore = ...,
        actor_type: Literal["User", "Team"] | GitHubCore = ...,
        actor_identifier: str | GitHubCore = ...,
        role: Literal["reader", "writer", "admin", "no_access"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpaceCollaborator | None:
        """copilot-spaces/update-collaborator-for-org."""

    def update_collaborator_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        space_number: int | GitHubCore = ...,
        actor_type: Literal["User", "Team"] | GitHubCore = ...,
        actor_identifier: str | GitHubCore = ...,
        role: Literal["reader", "writer", "admin", "no_access"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpaceCollaborator | None:
        """copilot-spaces/update-collaborator-for-user."""

    def update_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        space_number: int | GitHubCore = ...,
        base_role: Literal["reader", "writer", "admin", "no_access"] = ...,
        description: str = ...,
        general_instructions: str = ...,
        name: str = ...,
        resources_attributes: Iterable[_UpdateForOrg_ResourcesAttributes] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpace:
        """copilot-spaces/update-for-org."""

    def update_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        space_number: int | GitHubCore = ...,
        base_role: Literal["reader", "no_access"] = ...,
        description: str = ...,
        general_instructions: str = ...,
        name: str = ...,
        resources_attributes: Iterable[_UpdateForUser_ResourcesAttributes] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpace:
        """copilot-spaces/update-for-user."""

    def update_resource_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        space_number: int | GitHubCore = ...,
        space_resource_id: int | GitHubCore = ...,
        metadata: Mapping[str, Any] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpaceResource:
        """copilot-spaces/update-resource-for-org."""

    def update_resource_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        space_number: int | GitHubCore = ...,
        space_resource_id: int | GitHubCore = ...,
        metadata: Mapping[str, Any] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSpaceResource:
        """copilot-spaces/update-resource-for-user."""

class _AsyncBoundCopilotSpaces(Operations):
    """The operations of GitHub's tag ``copilot-spaces``, bound to a resource."""

    async def add_collaborator_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        space_number: int | _aio.GitHubCore = ...,
        actor_identifier: str,
        actor_type: Literal["User", "Team"],
        role: Literal["reader", "writer", "admin"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpaceCollaborator:
        """copilot-spaces/add-collaborator-for-org."""

    async def add_collaborator_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        space_number: int | _aio.GitHubCore = ...,
        actor_identifier: str,
        actor_type: Literal["User", "Team"],
        role: Literal["reader", "writer", "admin"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpaceCollaborator:
        """copilot-spaces/add-collaborator-for-user."""

    async def create_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        base_role: Literal["reader", "writer", "admin", "no_access"] = ...,
        description: str = ...,
        general_instructions: str = ...,
        name: str,
        resources_attributes: Iterable[_CreateForOrg_ResourcesAttributes] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpace:
        """copilot-spaces/create-for-org."""

    async def create_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        base_role: Literal["reader", "no_access"] = ...,
        description: str = ...,
        general_instructions: str = ...,
        name: str,
        resources_attributes: Iterable[_CreateForUser_ResourcesAttributes] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpace:
        """copilot-spaces/create-for-user."""

    async def create_resource_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        space_number: int | _aio.GitHubCore = ...,
        metadata: Mapping[str, Any],
        resource_type: Literal["repository", "github_file", "free_text", "github_issue", "github_pull_request"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpaceResource:
        """copilot-spaces/create-resource-for-org."""

    async def create_resource_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        space_number: int | _aio.GitHubCore = ...,
        metadata: Mapping[str, Any],
        resource_type: Literal["repository", "github_file", "free_text", "github_issue", "github_pull_request"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpaceResource:
        """copilot-spaces/create-resource-for-user."""

    async def delete_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        space_number: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot-spaces/delete-for-org."""

    async def delete_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        space_number: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot-spaces/delete-for-user."""

    async def delete_resource_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        space_number: int | _aio.GitHubCore = ...,
        space_resource_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot-spaces/delete-resource-for-org."""

    async def delete_resource_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        space_number: int | _aio.GitHubCore = ...,
        space_resource_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot-spaces/delete-resource-for-user."""

    async def get_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        space_number: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpace:
        """copilot-spaces/get-for-org."""

    async def get_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        space_number: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpace:
        """copilot-spaces/get-for-user."""

    async def get_resource_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        space_number: int | _aio.GitHubCore = ...,
        space_resource_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpaceResource:
        """copilot-spaces/get-resource-for-org."""

    async def get_resource_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        space_number: int | _aio.GitHubCore = ...,
        space_resource_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpaceResource:
        """copilot-spaces/get-resource-for-user."""

    async def list_collaborators_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        space_number: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpaces_ListCollaboratorsForOrg:
        """copilot-spaces/list-collaborators-for-org."""

    async def list_collaborators_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        space_number: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpaces_ListCollaboratorsForUser:
        """copilot-spaces/list-collaborators-for-user."""

    def list_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CopilotSpace]:
        """copilot-spaces/list-for-org."""

    def list_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CopilotSpace]:
        """copilot-spaces/list-for-user."""

    async def list_resources_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        space_number: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpaces_ListResourcesForOrg:
        """copilot-spaces/list-resources-for-org."""

    async def list_resources_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        space_number: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpaces_ListResourcesForUser:
        """copilot-spaces/list-resources-for-user."""

    async def remove_collaborator_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        space_number: int | _aio.GitHubCore = ...,
        actor_type: Literal["User", "Team"] | _aio.GitHubCore = ...,
        actor_identifier: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot-spaces/remove-collaborator-for-org."""

    async def remove_collaborator_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        space_number: int | _aio.GitHubCore = ...,
        actor_type: Literal["User", "Team"] | _aio.GitHubCore = ...,
        actor_identifier: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot-spaces/remove-collaborator-for-user."""

    async def update_collaborator_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        space_number: int | _aio.GitHubCore = ...,
        actor_type: Literal["User", "Team"] | _aio.GitHubCore = ...,
        actor_identifier: str | _aio.GitHubCore = ...,
        role: Literal["reader", "writer", "admin", "no_access"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpaceCollaborator | None:
        """copilot-spaces/update-collaborator-for-org."""

    async def update_collaborator_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        space_number: int | _aio.GitHubCore = ...,
        actor_type: Literal["User", "Team"] | _aio.GitHubCore = ...,
        actor_identifier: str | _aio.GitHubCore = ...,
        role: Literal["reader", "writer", "admin", "no_access"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpaceCollaborator | None:
        """copilot-spaces/update-collaborator-for-user."""

    async def update_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        space_number: int | _aio.GitHubCore = ...,
        base_role: Literal["reader", "writer", "admin", "no_access"] = ...,
        description: str = ...,
        general_instructions: str = ...,
        name: str = ...,
        resources_attributes: Iterable[_UpdateForOrg_ResourcesAttributes] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpace:
        """copilot-spaces/update-for-org."""

    async def update_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        space_number: int | _aio.GitHubCore = ...,
        base_role: Literal["reader", "no_access"] = ...,
        description: str = ...,
        general_instructions: str = ...,
        name: str = ...,
        resources_attributes: Iterable[_UpdateForUser_ResourcesAttributes] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpace:
        """copilot-spaces/update-for-user."""

    async def update_resource_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        space_number: int | _aio.GitHubCore = ...,
        space_resource_id: int | _aio.GitHubCore = ...,
        metadata: Mapping[str, Any] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpaceResource:
        """copilot-spaces/update-resource-for-org."""

    async def update_resource_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        space_number: int | _aio.GitHubCore = ...,
        space_resource_id: int | _aio.GitHubCore = ...,
        metadata: Mapping[str, Any] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSpaceResource:
        """copilot-spaces/update-resource-for-user."""

__all__ = ["AsyncCopilotSpaces", "CopilotSpaces"]
