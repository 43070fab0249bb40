"""The operations of GitHub's tag ``apps``. Made by tools/generate.py."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any, Literal, TypedDict

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import App, Authorization, GitHubCore, Installation, Listing, ShortRepository

class _AppPermissions(TypedDict, total=False):
    actions: Literal["read", "write"]
    administration: Literal["read", "write"]
    artifact_metadata: Literal["read", "write"]
    attestations: Literal["read", "write"]
    checks: Literal["read", "write"]
    code_quality: Literal["read", "write"]
    codespaces: Literal["read", "write"]
    contents: Literal["read", "write"]
    custom_properties_for_organizations: Literal["read", "write"]
    dependabot_secrets: Literal["read", "write"]
    deployments: Literal["read", "write"]
    discussions: Literal["read", "write"]
    email_addresses: Literal["read", "write"]
    enterprise_administration: Literal["read", "write"]
    enterprise_custom_properties: Literal["read", "write"]
    enterprise_custom_properties_for_organizations: Literal["read", "write", "admin"]
    enterprise_organization_installation_repositories: Literal["read", "write"]
    enterprise_organization_installations: Literal["read", "write"]
    environments: Literal["read", "write"]
    followers: Literal["read", "write"]
    git_ssh_keys: Literal["read", "write"]
    gpg_keys: Literal["read", "write"]
    interaction_limits: Literal["read", "write"]
    issues: Literal["read", "write"]
    members: Literal["read", "write"]
    merge_queues: Literal["read", "write"]
    metadata: Literal["read", "write"]
    organization_administration: Literal["read", "write"]
    organization_announcement_banners: Literal["read", "write"]
    organization_copilot_agent_settings: Literal["read", "write"]
    organization_copilot_seat_management: Literal["read", "write"]
    organization_custom_org_roles: Literal["read", "write"]
    organization_custom_properties: Literal["read", "write", "admin"]
    organization_custom_roles: Literal["read", "write"]
    organization_events: Literal["read"]
    organization_hooks: Literal["read", "write"]
    organization_packages: Literal["read", "write"]
    organization_personal_access_token_requests: Literal["read", "write"]
    organization_personal_access_tokens: Literal["read", "write"]
    organization_plan: Literal["read"]
    organization_projects: Literal["read", "write", "admin"]
    organization_secrets: Literal["read", "write"]
    organization_self_hosted_runners: Literal["read", "write"]
    organization_user_blocking: Literal["read", "write"]
    packages: Literal["read", "write"]
    pages: Literal["read", "write"]
    profile: Literal["write"]
    pull_requests: Literal["read", "write"]
    repository_custom_properties: Literal["read", "write"]
    repository_hooks: Literal["read", "write"]
    repository_projects: Literal["read", "write", "admin"]
    secret_scanning_alerts: Literal["read", "write"]
    secrets: Literal["read", "write"]
    security_events: Literal["read", "write"]
    single_file: Literal["read", "write"]
    starring: Literal["read", "write"]
    statuses: Literal["read", "write"]
    vulnerability_alerts: Literal["read", "write"]
    workflows: Literal["write"]

class Apps(Operations):
    """The operations of GitHub's tag ``apps``."""

    def add_repo_to_installation_for_authenticated_user(
        self,
        installation_id: int | GitHubCore,
        repository_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """apps/add-repo-to-installation-for-authenticated-user.

        :param installation_id: path: an int
        :param repository_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``PUT /user/installations/{installation_id}/repositories/{repository_id}``
        GitHub: https://docs.github.com/rest/apps/installations#add-a-repository-to-an-app-installation
        """

    def check_token(
        self,
        client_id: str | GitHubCore,
        *,
        access_token: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Authorization:
        """apps/check-token.

        :param client_id: path: a str
        :param access_token: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Authorization
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``POST /applications/{client_id}/token``
        GitHub: https://docs.github.com/rest/apps/oauth-applications#check-a-token
        """

    def create_from_manifest(
        self,
        code: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> App:
        """apps/create-from-manifest.

        :param code: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: App
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``POST /app-manifests/{code}/conversions``
        GitHub: https://docs.github.com/rest/apps/apps#create-a-github-app-from-a-manifest
        """

    def create_installation_access_token(
        self,
        installation_id: int | GitHubCore,
        *,
        permissions: _AppPermissions = ...,
        repositories: Iterable[str] = ...,
        repository_ids: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.InstallationToken:
        """apps/create-installation-access-token.

        :param installation_id: path: an int
        :param permissions: body, optional: a mapping
        :param repositories: body, optional: an iterable of str
        :param repository_ids: body, optional: an iterable of int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: InstallationToken
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 422

        Request: ``POST /app/installations/{installation_id}/access_tokens``
        GitHub: https://docs.github.com/rest/apps/apps#create-an-installation-access-token-for-an-app
        """

    def delete_authorization(
        self,
        client_id: str | GitHubCore,
        *,
        access_token: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """apps/delete-authorization.

        :param client_id: path: a str
        :param access_token: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``DELETE /applications/{client_id}/grant``
        GitHub: https://docs.github.com/rest/apps/oauth-applications#delete-an-app-authorization
        """

    def delete_installation(
        self,
        installation_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """apps/delete-installation.

        :param installation_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``DELETE /app/installations/{installation_id}``
        GitHub: https://docs.github.com/rest/apps/apps#delete-an-installation-for-the-authenticated-app
        """

    def delete_token(
        self,
        client_id: str | GitHubCore,
        *,
        access_token: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """apps/delete-token.

        :param client_id: path: a str
        :param access_token: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``DELETE /applications/{client_id}/token``
        GitHub: https://docs.github.com/rest/apps/oauth-applications#delete-an-app-token
        """

    def get_authenticated(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> App:
        """apps/get-authenticated.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: App
        :raises GitHubError: the response has an error status

        Request: ``GET /app``
        GitHub: https://docs.github.com/rest/apps/apps#get-the-authenticated-app
        """

    def get_by_slug(
        self,
        app_slug: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> App:
        """apps/get-by-slug.

        :param app_slug: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: App
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /apps/{app_slug}``
        GitHub: https://docs.github.com/rest/apps/apps#get-an-app
        """

    def get_enterprise_installation(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Installation:
        """apps/get-enterprise-installation.

        Hosts: ghec.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Installation
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/installation``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/apps/apps#get-an-enterprise-installation-for-the-authenticated-app
        """

    def get_installation(
        self,
        installation_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Installation:
        """apps/get-installation.

        :param installation_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Installation
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /app/installations/{installation_id}``
        GitHub: https://docs.github.com/rest/apps/apps#get-an-installation-for-the-authenticated-app
        """

    def get_org_installation(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Installation:
        """apps/get-org-installation.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Installation
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/installation``
        GitHub: https://docs.github.com/rest/apps/apps#get-an-organization-installation-for-the-authenticated-app
        """

    def get_repo_installation(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Installation:
        """apps/get-repo-installation.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Installation
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/installation``
        GitHub: https://docs.github.com/rest/apps/apps#get-a-repository-installation-for-the-authenticated-app
        """

    def get_subscription_plan_for_account(
        self,
        account_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.MarketplacePurchase:
        """apps/get-subscription-plan-for-account.

        Hosts: api.github.com, ghec.

        :param account_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: MarketplacePurchase
        :raises GitHubError: the response has an error status; documented: 401, 404

        Request: ``GET /marketplace_listing/accounts/{account_id}``
        GitHub: https://docs.github.com/rest/apps/marketplace#get-a-subscription-plan-for-an-account
        """

    def get_subscription_plan_for_account_stubbed(
        self,
        account_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.MarketplacePurchase:
        """apps/get-subscription-plan-for-account-stubbed.

        Hosts: api.github.com, ghec.

        :param account_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: MarketplacePurchase
        :raises GitHubError: the response has an error status; documented: 401, 404

        Request: ``GET /marketplace_listing/stubbed/accounts/{account_id}``
        GitHub: https://docs.github.com/rest/apps/marketplace#get-a-subscription-plan-for-an-account-stubbed
        """

    def get_user_installation(
        self,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Installation:
        """apps/get-user-installation.

        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Installation
        :raises GitHubError: the response has an error status

        Request: ``GET /users/{username}/installation``
        GitHub: https://docs.github.com/rest/apps/apps#get-a-user-installation-for-the-authenticated-app
        """

    def get_webhook_config_for_app(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.WebhookConfig:
        """apps/get-webhook-config-for-app.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: WebhookConfig
        :raises GitHubError: the response has an error status

        Request: ``GET /app/hook/config``
        GitHub: https://docs.github.com/rest/apps/webhooks#get-a-webhook-configuration-for-an-app
        """

    def get_webhook_delivery(
        self,
        delivery_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.HookDelivery:
        """apps/get-webhook-delivery.

        :param delivery_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: HookDelivery
        :raises GitHubError: the response has an error status; documented: 400, 422

        Request: ``GET /app/hook/deliveries/{delivery_id}``
        GitHub: https://docs.github.com/rest/apps/webhooks#get-a-delivery-for-an-app-webhook
        """

    def list_accounts_for_plan(
        self,
        plan_id: int | GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.MarketplacePurchase]:
        """apps/list-accounts-for-plan.

        Hosts: api.github.com, ghec.

        :param plan_id: path: an int
        :param direction: query, optional: one of "asc", "desc"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param sort: query, optional: one of "created", "updated", default "created"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[MarketplacePurchase]
        :raises GitHubError: the response has an error status; documented: 401, 404, 422

        Request: ``GET /marketplace_listing/plans/{plan_id}/accounts``
        GitHub: https://docs.github.com/rest/apps/marketplace#list-accounts-for-a-plan
        """

    def list_accounts_for_plan_stubbed(
        self,
        plan_id: int | GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.MarketplacePurchase]:
        """apps/list-accounts-for-plan-stubbed.

        Hosts: api.github.com, ghec.

        :param plan_id: path: an int
        :param direction: query, optional: one of "asc", "desc"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param sort: query, optional: one of "created", "updated", default "created"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[MarketplacePurchase]
        :raises GitHubError: the response has an error status; documented: 401

        Request: ``GET /marketplace_listing/stubbed/plans/{plan_id}/accounts``
        GitHub: https://docs.github.com/rest/apps/marketplace#list-accounts-for-a-plan-stubbed
        """

    def list_installation_repos_for_authenticated_user(
        self,
        installation_id: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """apps/list-installation-repos-for-authenticated-user.

        :param installation_id: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortRepository]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /user/installations/{installation_id}/repositories``
        GitHub: https://docs.github.com/rest/apps/installations#list-repositories-accessible-to-the-user-access-token
        """

    def list_installation_requests_for_authenticated_app(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.IntegrationInstallationRequest]:
        """apps/list-installation-requests-for-authenticated-app.

        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[IntegrationInstallationRequest]
        :raises GitHubError: the response has an error status; documented: 401

        Request: ``GET /app/installation-requests``
        GitHub: https://docs.github.com/rest/apps/apps#list-installation-requests-for-the-authenticated-app
        """

    def list_installations(
        self,
        *,
        outdated: str = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Installation]:
        """apps/list-installations.

        :param outdated: query, optional: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param since: query, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Installation]
        :raises GitHubError: the response has an error status

        Request: ``GET /app/installations``
        GitHub:
        https://docs.github.com/enterprise-server@3.9/rest/apps/apps#list-installations-for-the-authenticated-app
        """

    def list_installations_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Installation]:
        """apps/list-installations-for-authenticated-user.

        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Installation]
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``GET /user/installations``
        GitHub:
        https://docs.github.com/rest/apps/installations#list-app-installations-accessible-to-the-user-access-token
        """

    def list_plans(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.MarketplaceListingPlan]:
        """apps/list-plans.

        Hosts: api.github.com, ghec.

        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[MarketplaceListingPlan]
        :raises GitHubError: the response has an error status; documented: 401, 404

        Request: ``GET /marketplace_listing/plans``
        GitHub: https://docs.github.com/rest/apps/marketplace#list-plans
        """

    def list_plans_stubbed(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.MarketplaceListingPlan]:
        """apps/list-plans-stubbed.

        Hosts: api.github.com, ghec.

        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[MarketplaceListingPlan]
        :raises GitHubError: the response has an error status; documented: 401

        Request: ``GET /marketplace_listing/stubbed/plans``
        GitHub: https://docs.github.com/rest/apps/marketplace#list-plans-stubbed
        """

    def list_repos_accessible_to_installation(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """apps/list-repos-accessible-to-installation.

        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortRepository]
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``GET /installation/repositories``
        GitHub: https://docs.github.com/rest/apps/installations#list-repositories-accessible-to-the-app-installation
        """

    def list_subscriptions_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.UserMarketplacePurchase]:
        """apps/list-subscriptions-for-authenticated-user.

        Hosts: api.github.com, ghec.

        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[UserMarketplacePurchase]
        :raises GitHubError: the response has an error status; documented: 401, 404

        Request: ``GET /user/marketplace_purchases``
        GitHub: https://docs.github.com/rest/apps/marketplace#list-subscriptions-for-the-authenticated-user
        """

    def list_subscriptions_for_authenticated_user_stubbed(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.UserMarketplacePurchase]:
        """apps/list-subscriptions-for-authenticated-user-stubbed.

        Hosts: api.github.com, ghec.

        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[UserMarketplacePurchase]
        :raises GitHubError: the response has an error status; documented: 401

        Request: ``GET /user/marketplace_purchases/stubbed``
        GitHub: https://docs.github.com/rest/apps/marketplace#list-subscriptions-for-the-authenticated-user-stubbed
        """

    def list_webhook_deliveries(
        self,
        *,
        cursor: str = ...,
        per_page: int = ...,
        status: Literal["success", "failure"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.HookDeliveryItem]:
        """apps/list-webhook-deliveries.

        :param cursor: query, optional: a str
        :param per_page: query, optional: an int, default 30
        :param status: query, optional: one of "success", "failure"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[HookDeliveryItem]
        :raises GitHubError: the response has an error status; documented: 400, 422

        Request: ``GET /app/hook/deliveries``
        GitHub: https://docs.github.com/rest/apps/webhooks#list-deliveries-for-an-app-webhook
        """

    def redeliver_webhook_delivery(
        self,
        delivery_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """apps/redeliver-webhook-delivery.

        :param delivery_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any]
        :raises GitHubError: the response has an error status; documented: 400, 422

        Request: ``POST /app/hook/deliveries/{delivery_id}/attempts``
        GitHub: https://docs.github.com/rest/apps/webhooks#redeliver-a-delivery-for-an-app-webhook
        """

    def remove_repo_from_installation_for_authenticated_user(
        self,
        installation_id: int | GitHubCore,
        repository_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """apps/remove-repo-from-installation-for-authenticated-user.

        :param installation_id: path: an int
        :param repository_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``DELETE /user/installations/{installation_id}/repositories/{repository_id}``
        GitHub: https://docs.github.com/rest/apps/installations#remove-a-repository-from-an-app-installation
        """

    def reset_token(
        self,
        client_id: str | GitHubCore,
        *,
        access_token: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Authorization:
        """apps/reset-token.

        :param client_id: path: a str
        :param access_token: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Authorization
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``PATCH /applications/{client_id}/token``
        GitHub: https://docs.github.com/rest/apps/oauth-applications#reset-a-token
        """

    def revoke_installation_access_token(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """apps/revoke-installation-access-token.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /installation/token``
        GitHub: https://docs.github.com/rest/apps/installations#revoke-an-installation-access-token
        """

    def scope_token(
        self,
        client_id: str | GitHubCore,
        *,
        access_token: str,
        permissions: _AppPermissions = ...,
        repositories: Iterable[str] = ...,
        repository_ids: Iterable[int] = ...,
        target: str = ...,
        target_id: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Authorization:
        """apps/scope-token.

        :param client_id: path: a str
        :param access_token: body: a str
        :param permissions: body, optional: a mapping
        :param repositories: body, optional: an iterable of str
        :param repository_ids: body, optional: an iterable of int
        :param target: body, optional: a str
        :param target_id: body, optional: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Authorization
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 422

        Request: ``POST /applications/{client_id}/token/scoped``
        GitHub: https://docs.github.com/rest/apps/apps#create-a-scoped-access-token
        """

    def suspend_installation(
        self,
        installation_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """apps/suspend-installation.

        :param installation_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``PUT /app/installations/{installation_id}/suspended``
        GitHub: https://docs.github.com/rest/apps/apps#suspend-an-app-installation
        """

    def unsuspend_installation(
        self,
        installation_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """apps/unsuspend-installation.

        :param installation_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``DELETE /app/installations/{installation_id}/suspended``
        GitHub: https://docs.github.com/rest/apps/apps#unsuspend-an-app-installation
        """

    def update_webhook_config_for_app(
        self,
        *,
        content_type: str = ...,
        insecure_ssl: str | float = ...,
        secret: str = ...,
        url: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.WebhookConfig:
        """apps/update-webhook-config-for-app.

        :param content_type: body, optional: a str
        :param insecure_ssl: body, optional: a str or a number
        :param secret: body, optional: a str
        :param url: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: WebhookConfig
        :raises GitHubError: the response has an error status

        Request: ``PATCH /app/hook/config``
        GitHub: https://docs.github.com/rest/apps/webhooks#update-a-webhook-configuration-for-an-app
        """

class AsyncApps(Operations):
    """The operations of GitHub's tag ``apps``, for asyncio."""

    async def add_repo_to_installation_for_authenticated_user(
        self,
        installation_id: int | _aio.GitHubCore,
        repository_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """apps/add-repo-to-installation-for-authenticated-user.

        Request: ``PUT /user/installations/{installation_id}/repositories/{repository_id}``
        GitHub: https://docs.github.com/rest/apps/installations#add-a-repository-to-an-app-installation
        """

    async def check_token(
        self,
        client_id: str | _aio.GitHubCore,
        *,
        access_token: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Authorization:
        """apps/check-token.

        Request: ``POST /applications/{client_id}/token``
        GitHub: https://docs.github.com/rest/apps/oauth-applications#check-a-token
        """

    async def create_from_manifest(
        self,
        code: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.App:
        """apps/create-from-manifest.

        Request: ``POST /app-manifests/{code}/conversions``
        GitHub: https://docs.github.com/rest/apps/apps#create-a-github-app-from-a-manifest
        """

    async def create_installation_access_token(
        self,
        installation_id: int | _aio.GitHubCore,
        *,
        permissions: _AppPermissions = ...,
        repositories: Iterable[str] = ...,
        repository_ids: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.InstallationToken:
        """apps/create-installation-access-token.

        Request: ``POST /app/installations/{installation_id}/access_tokens``
        GitHub: https://docs.github.com/rest/apps/apps#create-an-installation-access-token-for-an-app
        """

    async def delete_authorization(
        self,
        client_id: str | _aio.GitHubCore,
        *,
        access_token: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """apps/delete-authorization.

        Request: ``DELETE /applications/{client_id}/grant``
        GitHub: https://docs.github.com/rest/apps/oauth-applications#delete-an-app-authorization
        """

    async def delete_installation(
        self,
        installation_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """apps/delete-installation.

        Request: ``DELETE /app/installations/{installation_id}``
        GitHub: https://docs.github.com/rest/apps/apps#delete-an-installation-for-the-authenticated-app
        """

    async def delete_token(
        self,
        client_id: str | _aio.GitHubCore,
        *,
        access_token: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """apps/delete-token.

        Request: ``DELETE /applications/{client_id}/token``
        GitHub: https://docs.github.com/rest/apps/oauth-applications#delete-an-app-token
        """

    async def get_authenticated(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.App:
        """apps/get-authenticated.

        Request: ``GET /app``
        GitHub: https://docs.github.com/rest/apps/apps#get-the-authenticated-app
        """

    async def get_by_slug(
        self,
        app_slug: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.App:
        """apps/get-by-slug.

        Request: ``GET /apps/{app_slug}``
        GitHub: https://docs.github.com/rest/apps/apps#get-an-app
        """

    async def get_enterprise_installation(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Installation:
        """apps/get-enterprise-installation.

        Request: ``GET /enterprises/{enterprise}/installation``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/apps/apps#get-an-enterprise-installation-for-the-authenticated-app
        """

    async def get_installation(
        self,
        installation_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Installation:
        """apps/get-installation.

        Request: ``GET /app/installations/{installation_id}``
        GitHub: https://docs.github.com/rest/apps/apps#get-an-installation-for-the-authenticated-app
        """

    async def get_org_installation(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Installation:
        """apps/get-org-installation.

        Request: ``GET /orgs/{org}/installation``
        GitHub: https://docs.github.com/rest/apps/apps#get-an-organization-installation-for-the-authenticated-app
        """

    async def get_repo_installation(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Installation:
        """apps/get-repo-installation.

        Request: ``GET /repos/{owner}/{repo}/installation``
        GitHub: https://docs.github.com/rest/apps/apps#get-a-repository-installation-for-the-authenticated-app
        """

    async def get_subscription_plan_for_account(
        self,
        account_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.MarketplacePurchase:
        """apps/get-subscription-plan-for-account.

        Request: ``GET /marketplace_listing/accounts/{account_id}``
        GitHub: https://docs.github.com/rest/apps/marketplace#get-a-subscription-plan-for-an-account
        """

    async def get_subscription_plan_for_account_stubbed(
        self,
        account_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.MarketplacePurchase:
        """apps/get-subscription-plan-for-account-stubbed.

        Request: ``GET /marketplace_listing/stubbed/accounts/{account_id}``
        GitHub: https://docs.github.com/rest/apps/marketplace#get-a-subscription-plan-for-an-account-stubbed
        """

    async def get_user_installation(
        self,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Installation:
        """apps/get-user-installation.

        Request: ``GET /users/{username}/installation``
        GitHub: https://docs.github.com/rest/apps/apps#get-a-user-installation-for-the-authenticated-app
        """

    async def get_webhook_config_for_app(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.WebhookConfig:
        """apps/get-webhook-config-for-app.

        Request: ``GET /app/hook/config``
        GitHub: https://docs.github.com/rest/apps/webhooks#get-a-webhook-configuration-for-an-app
        """

    async def get_webhook_delivery(
        self,
        delivery_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.HookDelivery:
        """apps/get-webhook-delivery.

        Request: ``GET /app/hook/deliveries/{delivery_id}``
        GitHub: https://docs.github.com/rest/apps/webhooks#get-a-delivery-for-an-app-webhook
        """

    def list_accounts_for_plan(
        self,
        plan_id: int | _aio.GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.MarketplacePurchase]:
        """apps/list-accounts-for-plan.

        Request: ``GET /marketplace_listing/plans/{plan_id}/accounts``
        GitHub: https://docs.github.com/rest/apps/marketplace#list-accounts-for-a-plan
        """

    def list_accounts_for_plan_stubbed(
        self,
        plan_id: int | _aio.GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.MarketplacePurchase]:
        """apps/list-accounts-for-plan-stubbed.

        Request: ``GET /marketplace_listing/stubbed/plans/{plan_id}/accounts``
        GitHub: https://docs.github.com/rest/apps/marketplace#list-accounts-for-a-plan-stubbed
        """

    def list_installation_repos_for_authenticated_user(
        self,
        installation_id: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """apps/list-installation-repos-for-authenticated-user.

        Request: ``GET /user/installations/{installation_id}/repositories``
        GitHub: https://docs.github.com/rest/apps/installations#list-repositories-accessible-to-the-user-access-token
        """

    def list_installation_requests_for_authenticated_app(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.IntegrationInstallationRequest]:
        """apps/list-installation-requests-for-authenticated-app.

        Request: ``GET /app/installation-requests``
        GitHub: https://docs.github.com/rest/apps/apps#list-installation-requests-for-the-authenticated-app
        """

    def list_installations(
        self,
        *,
        outdated: str = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Installation]:
        """apps/list-installations.

        Request: ``GET /app/installations``
        GitHub:
        https://docs.github.com/enterprise-server@3.9/rest/apps/apps#list-installations-for-the-authenticated-app
        """

    def list_installations_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Installation]:
        """apps/list-installations-for-authenticated-user.

        Request: ``GET /user/installations``
        GitHub:
        https://docs.github.com/rest/apps/installations#list-app-installations-accessible-to-the-user-access-token
        """

    def list_plans(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.MarketplaceListingPlan]:
        """apps/list-plans.

        Request: ``GET /marketplace_listing/plans``
        GitHub: https://docs.github.com/rest/apps/marketplace#list-plans
        """

    def list_plans_stubbed(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.MarketplaceListingPlan]:
        """apps/list-plans-stubbed.

        Request: ``GET /marketplace_listing/stubbed/plans``
        GitHub: https://docs.github.com/rest/apps/marketplace#list-plans-stubbed
        """

    def list_repos_accessible_to_installation(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """apps/list-repos-accessible-to-installation.

        Request: ``GET /installation/repositories``
        GitHub: https://docs.github.com/rest/apps/installations#list-repositories-accessible-to-the-app-installation
        """

    def list_subscriptions_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.UserMarketplacePurchase]:
        """apps/list-subscriptions-for-authenticated-user.

        Request: ``GET /user/marketplace_purchases``
        GitHub: https://docs.github.com/rest/apps/marketplace#list-subscriptions-for-the-authenticated-user
        """

    def list_subscriptions_for_authenticated_user_stubbed(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.UserMarketplacePurchase]:
        """apps/list-subscriptions-for-authenticated-user-stubbed.

        Request: ``GET /user/marketplace_purchases/stubbed``
        GitHub: https://docs.github.com/rest/apps/marketplace#list-subscriptions-for-the-authenticated-user-stubbed
        """

    def list_webhook_deliveries(
        self,
        *,
        cursor: str = ...,
        per_page: int = ...,
        status: Literal["success", "failure"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.HookDeliveryItem]:
        """apps/list-webhook-deliveries.

        Request: ``GET /app/hook/deliveries``
        GitHub: https://docs.github.com/rest/apps/webhooks#list-deliveries-for-an-app-webhook
        """

    async def redeliver_webhook_delivery(
        self,
        delivery_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """apps/redeliver-webhook-delivery.

        Request: ``POST /app/hook/deliveries/{delivery_id}/attempts``
        GitHub: https://docs.github.com/rest/apps/webhooks#redeliver-a-delivery-for-an-app-webhook
        """

    async def remove_repo_from_installation_for_authenticated_user(
        self,
        installation_id: int | _aio.GitHubCore,
        repository_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """apps/remove-repo-from-installation-for-authenticated-user.

        Request: ``DELETE /user/installations/{installation_id}/repositories/{repository_id}``
        GitHub: https://docs.github.com/rest/apps/installations#remove-a-repository-from-an-app-installation
        """

    async def reset_token(
        self,
        client_id: str | _aio.GitHubCore,
        *,
        access_token: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Authorization:
        """apps/reset-token.

        Request: ``PATCH /applications/{client_id}/token``
        GitHub: https://docs.github.com/rest/apps/oauth-applications#reset-a-token
        """

    async def revoke_installation_access_token(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """apps/revoke-installation-access-token.

        Request: ``DELETE /installation/token``
        GitHub: https://docs.github.com/rest/apps/installations#revoke-an-installation-access-token
        """

    async def scope_token(
        self,
        client_id: str | _aio.GitHubCore,
        *,
        access_token: str,
        permissions: _AppPermissions = ...,
        repositories: Iterable[str] = ...,
        repository_ids: Iterable[int] = ...,
        target: str = ...,
        target_id: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Authorization:
        """apps/scope-token.

        Request: ``POST /applications/{client_id}/token/scoped``
        GitHub: https://docs.github.com/rest/apps/apps#create-a-scoped-access-token
        """

    async def suspend_installation(
        self,
        installation_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """apps/suspend-installation.

        Request: ``PUT /app/installations/{installation_id}/suspended``
        GitHub: https://docs.github.com/rest/apps/apps#suspend-an-app-installation
        """

    async def unsuspend_installation(
        self,
        installation_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """apps/unsuspend-installation.

        Request: ``DELETE /app/installations/{installation_id}/suspended``
        GitHub: https://docs.github.com/rest/apps/apps#unsuspend-an-app-installation
        """

    async def update_webhook_config_for_app(
        self,
        *,
        content_type: str = ...,
        insecure_ssl: str | float = ...,
        secret: str = ...,
        url: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.WebhookConfig:
        """apps/update-webhook-config-for-app.

        Request: ``PATCH /app/hook/config``
        GitHub: https://docs.github.com/rest/apps/webhooks#update-a-webhook-configuration-for-an-app
        """

class _BoundApps(Operations):
    """The operations of GitHub's tag ``apps``, bound to a resource."""

    def add_repo_to_installation_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        installation_id: int | GitHubCore = ...,
        repository_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """apps/add-repo-to-installation-for-authenticated-user."""

    def check_token(
        self,
        *parts: str | int | GitHubCore,
        client_id: str | GitHubCore = ...,
        access_token: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Authorization:
        """apps/check-token."""

    def create_from_manifest(
        self,
        *parts: str | int | GitHubCore,
        code: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> App:
        """apps/create-from-manifest."""

    def create_installation_access_token(
        self,
        *parts: str | int | GitHubCore,
        installation_id: int | GitHubCore = ...,
        permissions: _AppPermissions = ...,
        repositories: Iterable[str] = ...,
        repository_ids: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.InstallationToken:
        """apps/create-installation-access-token."""

    def delete_authorization(
        self,
        *parts: str | int | GitHubCore,
        client_id: str | GitHubCore = ...,
        access_token: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """apps/delete-authorization."""

    def delete_installation(
        self,
        *parts: str | int | GitHubCore,
        installation_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """apps/delete-installation."""

    def delete_token(
        self,
        *parts: str | int | GitHubCore,
        client_id: str | GitHubCore = ...,
        access_token: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """apps/delete-token."""

    def get_authenticated(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> App:
        """apps/get-authenticated."""

    def get_by_slug(
        self,
        *parts: str | int | GitHubCore,
        app_slug: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> App:
        """apps/get-by-slug."""

    def get_enterprise_installation(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Installation:
        """apps/get-enterprise-installation."""

    def get_installation(
        self,
        *parts: str | int | GitHubCore,
        installation_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Installation:
        """apps/get-installation."""

    def get_org_installation(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Installation:
        """apps/get-org-installation."""

    def get_repo_installation(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Installation:
        """apps/get-repo-installation."""

    def get_subscription_plan_for_account(
        self,
        *parts: str | int | GitHubCore,
        account_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.MarketplacePurchase:
        """apps/get-subscription-plan-for-account."""

    def get_subscription_plan_for_account_stubbed(
        self,
        *parts: str | int | GitHubCore,
        account_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.MarketplacePurchase:
        """apps/get-subscription-plan-for-account-stubbed."""

    def get_user_installation(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Installation:
        """apps/get-user-installation."""

    def get_webhook_config_for_app(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.WebhookConfig:
        """apps/get-webhook-config-for-app."""

    def get_webhook_delivery(
        self,
        *parts: str | int | GitHubCore,
        delivery_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.HookDelivery:
        """apps/get-webhook-delivery."""

    def list_accounts_for_plan(
        self,
        *parts: str | int | GitHubCore,
        plan_id: int | GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.MarketplacePurchase]:
        """apps/list-accounts-for-plan."""

    def list_accounts_for_plan_stubbed(
        self,
        *parts: str | int | GitHubCore,
        plan_id: int | GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.MarketplacePurchase]:
        """apps/list-accounts-for-plan-stubbed."""

    def list_installation_repos_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        installation_id: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """apps/list-installation-repos-for-authenticated-user."""

    def list_installation_requests_for_authenticated_app(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.IntegrationInstallationRequest]:
        """apps/list-installation-requests-for-authenticated-app."""

    def list_installations(
        self,
        *,
        outdated: str = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Installation]:
        """apps/list-installations."""

    def list_installations_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Installation]:
        """apps/list-installations-for-authenticated-user."""

    def list_plans(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.MarketplaceListingPlan]:
        """apps/list-plans."""

    def list_plans_stubbed(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.MarketplaceListingPlan]:
        """apps/list-plans-stubbed."""

    def list_repos_accessible_to_installation(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """apps/list-repos-accessible-to-installation."""

    def list_subscriptions_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.UserMarketplacePurchase]:
        """apps/list-subscriptions-for-authenticated-user."""

    def list_subscriptions_for_authenticated_user_stubbed(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.UserMarketplacePurchase]:
        """apps/list-subscriptions-for-authenticated-user-stubbed."""

    def list_webhook_deliveries(
        self,
        *,
        cursor: str = ...,
        per_page: int = ...,
        status: Literal["success", "failure"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.HookDeliveryItem]:
        """apps/list-webhook-deliveries."""

    def redeliver_webhook_delivery(
        self,
        *parts: str | int | GitHubCore,
        delivery_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """apps/redeliver-webhook-delivery."""

    def remove_repo_from_installation_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        installation_id: int | GitHubCore = ...,
        repository_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """apps/remove-repo-from-installation-for-authenticated-user."""

    def reset_token(
        self,
        *parts: str | int | GitHubCore,
        client_id: str | GitHubCore = ...,
        access_token: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Authorization:
        """apps/reset-token."""

    def revoke_installation_access_token(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """apps/revoke-installation-access-token."""

    def scope_token(
        self,
        *parts: str | int | GitHubCore,
        client_id: str | GitHubCore = ...,
        access_token: str,
        permissions: _AppPermissions = ...,
        repositories: Iterable[str] = ...,
        repository_ids: Iterable[int] = ...,
        target: str = ...,
        target_id: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Authorization:
        """apps/scope-token."""

    def suspend_installation(
        self,
        *parts: str | int | GitHubCore,
        installation_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """apps/suspend-installation."""

    def unsuspend_installation(
        self,
        *parts: str | int | GitHubCore,
        installation_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """apps/unsuspend-installation."""

    def update_webhook_config_for_app(
        self,
        *,
        content_type: str = ...,
        insecure_ssl: str | float = ...,
        secret: str = ...,
        url: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.WebhookConfig:
        """apps/update-webhook-config-for-app."""

class _AsyncBoundApps(Operations):
    """The operations of GitHub's tag ``apps``, bound to a resource."""

    async def add_repo_to_installation_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        installation_id: int | _aio.GitHubCore = ...,
        repository_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """apps/add-repo-to-installation-for-authenticated-user."""

    async def check_token(
        self,
        *parts: str | int | _aio.GitHubCore,
        client_id: str | _aio.GitHubCore = ...,
        access_token: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Authorization:
        """apps/check-token."""

    async def create_from_manifest(
        self,
        *parts: str | int | _aio.GitHubCore,
        code: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.App:
        """apps/create-from-manifest."""

    async def create_installation_access_token(
        self,
        *parts: str | int | _aio.GitHubCore,
        installation_id: int | _aio.GitHubCore = ...,
        permissions: _AppPermissions = ...,
        repositories: Iterable[str] = ...,
        repository_ids: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.InstallationToken:
        """apps/create-installation-access-token."""

    async def delete_authorization(
        self,
        *parts: str | int | _aio.GitHubCore,
        client_id: str | _aio.GitHubCore = ...,
        access_token: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """apps/delete-authorization."""

    async def delete_installation(
        self,
        *parts: str | int | _aio.GitHubCore,
        installation_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """apps/delete-installation."""

    async def delete_token(
        self,
        *parts: str | int | _aio.GitHubCore,
        client_id: str | _aio.GitHubCore = ...,
        access_token: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """apps/delete-token."""

    async def get_authenticated(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.App:
        """apps/get-authenticated."""

    async def get_by_slug(
        self,
        *parts: str | int | _aio.GitHubCore,
        app_slug: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.App:
        """apps/get-by-slug."""

    async def get_enterprise_installation(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Installation:
        """apps/get-enterprise-installation."""

    async def get_installation(
        self,
        *parts: str | int | _aio.GitHubCore,
        installation_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Installation:
        """apps/get-installation."""

    async def get_org_installation(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Installation:
        """apps/get-org-installation."""

    async def get_repo_installation(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Installation:
        """apps/get-repo-installation."""

    async def get_subscription_plan_for_account(
        self,
        *parts: str | int | _aio.GitHubCore,
        account_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.MarketplacePurchase:
        """apps/get-subscription-plan-for-account."""

    async def get_subscription_plan_for_account_stubbed(
        self,
        *parts: str | int | _aio.GitHubCore,
        account_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.MarketplacePurchase:
        """apps/get-subscription-plan-for-account-stubbed."""

    async def get_user_installation(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Installation:
        """apps/get-user-installation."""

    async def get_webhook_config_for_app(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.WebhookConfig:
        """apps/get-webhook-config-for-app."""

    async def get_webhook_delivery(
        self,
        *parts: str | int | _aio.GitHubCore,
        delivery_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.HookDelivery:
        """apps/get-webhook-delivery."""

    def list_accounts_for_plan(
        self,
        *parts: str | int | _aio.GitHubCore,
        plan_id: int | _aio.GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.MarketplacePurchase]:
        """apps/list-accounts-for-plan."""

    def list_accounts_for_plan_stubbed(
        self,
        *parts: str | int | _aio.GitHubCore,
        plan_id: int | _aio.GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.MarketplacePurchase]:
        """apps/list-accounts-for-plan-stubbed."""

    def list_installation_repos_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        installation_id: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """apps/list-installation-repos-for-authenticated-user."""

    def list_installation_requests_for_authenticated_app(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.IntegrationInstallationRequest]:
        """apps/list-installation-requests-for-authenticated-app."""

    def list_installations(
        self,
        *,
        outdated: str = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Installation]:
        """apps/list-installations."""

    def list_installations_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Installation]:
        """apps/list-installations-for-authenticated-user."""

    def list_plans(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.MarketplaceListingPlan]:
        """apps/list-plans."""

    def list_plans_stubbed(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.MarketplaceListingPlan]:
        """apps/list-plans-stubbed."""

    def list_repos_accessible_to_installation(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """apps/list-repos-accessible-to-installation."""

    def list_subscriptions_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.UserMarketplacePurchase]:
        """apps/list-subscriptions-for-authenticated-user."""

    def list_subscriptions_for_authenticated_user_stubbed(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.UserMarketplacePurchase]:
        """apps/list-subscriptions-for-authenticated-user-stubbed."""

    def list_webhook_deliveries(
        self,
        *,
        cursor: str = ...,
        per_page: int = ...,
        status: Literal["success", "failure"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.HookDeliveryItem]:
        """apps/list-webhook-deliveries."""

    async def redeliver_webhook_delivery(
        self,
        *parts: str | int | _aio.GitHubCore,
        delivery_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """apps/redeliver-webhook-delivery."""

    async def remove_repo_from_installation_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        installation_id: int | _aio.GitHubCore = ...,
        repository_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """apps/remove-repo-from-installation-for-authenticated-user."""

    async def reset_token(
        self,
        *parts: str | int | _aio.GitHubCore,
        client_id: str | _aio.GitHubCore = ...,
        access_token: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Authorization:
        """apps/reset-token."""

    async def revoke_installation_access_token(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """apps/revoke-installation-access-token."""

    async def scope_token(
        self,
        *parts: str | int | _aio.GitHubCore,
        client_id: str | _aio.GitHubCore = ...,
        access_token: str,
        permissions: _AppPermissions = ...,
        repositories: Iterable[str] = ...,
        repository_ids: Iterable[int] = ...,
        target: str = ...,
        target_id: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Authorization:
        """apps/scope-token."""

    async def suspend_installation(
        self,
        *parts: str | int | _aio.GitHubCore,
        installation_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """apps/suspend-installation."""

    async def unsuspend_installation(
        self,
        *parts: str | int | _aio.GitHubCore,
        installation_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """apps/unsuspend-installation."""

    async def update_webhook_config_for_app(
        self,
        *,
        content_type: str = ...,
        insecure_ssl: str | float = ...,
        secret: str = ...,
        url: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.WebhookConfig:
        """apps/update-webhook-config-for-app."""

__all__ = ["AsyncApps", "Apps"]
