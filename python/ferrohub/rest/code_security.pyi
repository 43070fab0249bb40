"""The operations of GitHub's tag ``code-security``. Made by tools/generate.py."""

import builtins
from collections.abc import Iterable, Mapping
from typing import Any, Literal, TypedDict

from typing_extensions import Required

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import GitHubCore, Listing

class _CodeScanningDefaultSetupOptions(TypedDict, total=False):
    runner_label: str | None
    runner_type: Literal["standard", "labeled", "not_set"]

class _CodeScanningOptions(TypedDict, total=False):
    allow_advanced: bool | None

class _CreateConfiguration_DependencyGraphAutosubmitActionOptions(TypedDict, total=False):
    labeled_runners: bool

class _CreateConfiguration_SecretScanningDelegatedBypassOptions(TypedDict, total=False):
    reviewers: Iterable[_CreateConfiguration_SecretScanningDelegatedBypassOptions_Reviewers]

class _CreateConfiguration_SecretScanningDelegatedBypassOptions_Reviewers(TypedDict, total=False):
    reviewer_id: Required[int]
    reviewer_type: Required[Literal["TEAM", "ROLE"]]
    mode: Literal["ALWAYS", "EXEMPT"]

class _CreateConfigurationForEnterprise_DependencyGraphAutosubmitActionOptions(TypedDict, total=False):
    labeled_runners: bool

class _UpdateConfiguration_CodeScanningDefaultSetupOptions1(TypedDict, total=False):
    runner_label: str | None
    runner_type: Literal["standard", "labeled", "not_set"]
    allow_advanced: bool | None

class _UpdateConfiguration_DependencyGraphAutosubmitActionOptions(TypedDict, total=False):
    labeled_runners: bool

class _UpdateConfiguration_SecretScanningDelegatedBypassOptions(TypedDict, total=False):
    reviewers: Iterable[_UpdateConfiguration_SecretScanningDelegatedBypassOptions_Reviewers]

class _UpdateConfiguration_SecretScanningDelegatedBypassOptions_Reviewers(TypedDict, total=False):
    reviewer_id: Required[int]
    reviewer_type: Required[Literal["TEAM", "ROLE"]]
    mode: Literal["ALWAYS", "EXEMPT"]

class _UpdateEnterpriseConfiguration_CodeScanningDefaultSetupOptions1(TypedDict, total=False):
    runner_label: str | None
    runner_type: Literal["standard", "labeled", "not_set"]
    allow_advanced: bool | None

class _UpdateEnterpriseConfiguration_DependencyGraphAutosubmitActionOptions(TypedDict, total=False):
    labeled_runners: bool

class CodeSecurity(Operations):
    """The operations of GitHub's tag ``code-security``."""

    def attach_configuration(
        self,
        org: str | GitHubCore,
        configuration_id: int | GitHubCore,
        *,
        scope: Literal["all", "all_without_configurations", "public", "private_or_internal", "selected"],
        selected_repository_ids: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """code-security/attach-configuration.

        :param org: path: a str
        :param configuration_id: path: an int
        :param scope: body: one of "all", "all_without_configurations", "public", "private_or_internal", "selected"
        :param selected_repository_ids: body, optional: an iterable of int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any]
        :raises GitHubError: the response has an error status

        Request: ``POST /orgs/{org}/code-security/configurations/{configuration_id}/attach``
        GitHub: https://docs.github.com/rest/code-security/configurations#attach-a-configuration-to-repositories
        """

    def attach_enterprise_configuration(
        self,
        enterprise: str | GitHubCore,
        configuration_id: int | GitHubCore,
        *,
        scope: Literal["all", "all_without_configurations"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """code-security/attach-enterprise-configuration.

        :param enterprise: path: a str
        :param configuration_id: path: an int
        :param scope: body: one of "all", "all_without_configurations"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any]
        :raises GitHubError: the response has an error status; documented: 403, 404, 409

        Request: ``POST /enterprises/{enterprise}/code-security/configurations/{configuration_id}/attach``
        GitHub:
        https://docs.github.com/rest/code-security/configurations#attach-an-enterprise-configuration-to-repositories
        """

    def create_configuration(
        self,
        org: str | GitHubCore,
        *,
        advanced_security: Literal["enabled", "disabled", "code_security", "secret_protection"] = ...,
        code_scanning_default_setup: Literal["enabled", "disabled", "not_set"] = ...,
        code_scanning_default_setup_options: _CodeScanningDefaultSetupOptions | None = ...,
        code_scanning_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        code_scanning_options: _CodeScanningOptions | None = ...,
        code_security: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_alerts: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_security_updates: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph_autosubmit_action: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph_autosubmit_action_options: _CreateConfiguration_DependencyGraphAutosubmitActionOptions = ...,
        description: str = ...,
        enforcement: Literal["enforced", "unenforced"] = ...,
        name: str,
        private_vulnerability_reporting: Literal["enabled", "disabled", "not_set"] = ...,
        secret_protection: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_delegated_bypass: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_delegated_bypass_options: _CreateConfiguration_SecretScanningDelegatedBypassOptions = ...,
        secret_scanning_extended_metadata: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_generic_secrets: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_non_provider_patterns: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_push_protection: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_validity_checks: Literal["enabled", "disabled", "not_set"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeSecurityConfiguration:
        """code-security/create-configuration.

        :param org: path: a str
        :param advanced_security: body, optional: one of "enabled", "disabled", "code_security", "secret_protection",
            default "disabled"
        :param code_scanning_default_setup: body, optional: one of "enabled", "disabled", "not_set", default "disabled"
        :param code_scanning_default_setup_options: body, optional: a mapping or None
        :param code_scanning_delegated_alert_dismissal: body, optional: one of "enabled", "disabled", "not_set", default
            "not_set"
        :param code_scanning_options: body, optional: a mapping or None
        :param code_security: body, optional: one of "enabled", "disabled", "not_set"
        :param dependabot_alerts: body, optional: one of "enabled", "disabled", "not_set", default "disabled"
        :param dependabot_delegated_alert_dismissal: body, optional: one of "enabled", "disabled", "not_set", default
            "disabled"
        :param dependabot_security_updates: body, optional: one of "enabled", "disabled", "not_set", default "disabled"
        :param dependency_graph: body, optional: one of "enabled", "disabled", "not_set", default "enabled"
        :param dependency_graph_autosubmit_action: body, optional: one of "enabled", "disabled", "not_set", default
            "disabled"; only on api.github.com, ghec
        :param dependency_graph_autosubmit_action_options: body, optional: a mapping; only on api.github.com, ghec
        :param description: body, optional: a str
        :param enforcement: body, optional: one of "enforced", "unenforced", default "enforced"
        :param name: body: a str
        :param private_vulnerability_reporting: body, optional: one of "enabled", "disabled", "not_set", default
            "disabled"
        :param secret_protection: body, optional: one of "enabled", "disabled", "not_set"
        :param secret_scanning: body, optional: one of "enabled", "disabled", "not_set", default "disabled"
        :param secret_scanning_delegated_alert_dismissal: body, optional: one of "enabled", "disabled", "not_set"
        :param secret_scanning_delegated_bypass: body, optional: one of "enabled", "disabled", "not_set", default
            "disabled"
        :param secret_scanning_delegated_bypass_options: body, optional: a mapping
        :param secret_scanning_extended_metadata: body, optional: one of "enabled", "disabled", "not_set"; only on
            api.github.com, ghec
        :param secret_scanning_generic_secrets: body, optional: one of "enabled", "disabled", "not_set", default
            "disabled"; only on api.github.com, ghec
        :param secret_scanning_non_provider_patterns: body, optional: one of "enabled", "disabled", "not_set", default
            "disabled"
        :param secret_scanning_push_protection: body, optional: one of "enabled", "disabled", "not_set", default
            "disabled"
        :param secret_scanning_validity_checks: body, optional: one of "enabled", "disabled", "not_set", default
            "disabled"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodeSecurityConfiguration
        :raises GitHubError: the response has an error status

        Request: ``POST /orgs/{org}/code-security/configurations``
        GitHub: https://docs.github.com/rest/code-security/configurations#create-a-code-security-configuration
        """

    def create_configuration_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        advanced_security: Literal["enabled", "disabled", "code_security", "secret_protection"] = ...,
        code_scanning_default_setup: Literal["enabled", "disabled", "not_set"] = ...,
        code_scanning_default_setup_options: _CodeScanningDefaultSetupOptions | None = ...,
        code_scanning_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        code_scanning_options: _CodeScanningOptions | None = ...,
        code_security: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_alerts: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_security_updates: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph_autosubmit_action: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph_autosubmit_action_options: _CreateConfigurationForEnterprise_DependencyGraphAutosubmitActionOptions = ...,
        description: str = ...,
        enforcement: Literal["enforced", "unenforced"] = ...,
        name: str,
        private_vulnerability_reporting: Literal["enabled", "disabled", "not_set"] = ...,
        secret_protection: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_extended_metadata: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_generic_secrets: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_non_provider_patterns: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_push_protection: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_validity_checks: Literal["enabled", "disabled", "not_set"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeSecurityConfiguration:
        """code-security/create-configuration-for-enterprise.

        :param enterprise: path: a str
        :param advanced_security: body, optional: one of "enabled", "disabled", "code_security", "secret_protection",
            default "disabled"
        :param code_scanning_default_setup: body, optional: one of "enabled", "disabled", "not_set", default "disabled"
        :param code_scanning_default_setup_options: body, optional: a mapping or None
        :param code_scanning_delegated_alert_dismissal: body, optional: one of "enabled", "disabled", "not_set", default
            "disabled"
        :param code_scanning_options: body, optional: a mapping or None
        :param code_security: body, optional: one of "enabled", "disabled", "not_set"
        :param dependabot_alerts: body, optional: one of "enabled", "disabled", "not_set", default "disabled"
        :param dependabot_security_updates: body, optional: one of "enabled", "disabled", "not_set", default "disabled"
        :param dependency_graph: body, optional: one of "enabled", "disabled", "not_set", default "enabled"
        :param dependency_graph_autosubmit_action: body, optional: one of "enabled", "disabled", "not_set", default
            "disabled"; only on api.github.com, ghec
        :param dependency_graph_autosubmit_action_options: body, optional: a mapping; only on api.github.com, ghec
        :param description: body, optional: a str
        :param enforcement: body, optional: one of "enforced", "unenforced", default "enforced"
        :param name: body: a str
        :param private_vulnerability_reporting: body, optional: one of "enabled", "disabled", "not_set", default
            "disabled"
        :param secret_protection: body, optional: one of "enabled", "disabled", "not_set"
        :param secret_scanning: body, optional: one of "enabled", "disabled", "not_set", default "disabled"
        :param secret_scanning_delegated_alert_dismissal: body, optional: one of "enabled", "disabled", "not_set",
            default "disabled"
        :param secret_scanning_extended_metadata: body, optional: one of "enabled", "disabled", "not_set", default
            "disabled"; only on api.github.com, ghec
        :param secret_scanning_generic_secrets: body, optional: one of "enabled", "disabled", "not_set", default
            "disabled"; only on api.github.com, ghec
        :param secret_scanning_non_provider_patterns: body, optional: one of "enabled", "disabled", "not_set", default
            "disabled"
        :param secret_scanning_push_protection: body, optional: one of "enabled", "disabled", "not_set", default
            "disabled"
        :param secret_scanning_validity_checks: body, optional: one of "enabled", "disabled", "not_set", default
            "disabled"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodeSecurityConfiguration
        :raises GitHubError: the response has an error status; documented: 400, 403, 404

        Request: ``POST /enterprises/{enterprise}/code-security/configurations``
        GitHub:
        https://docs.github.com/rest/code-security/configurations#create-a-code-security-configuration-for-an-enterprise
        """

    def delete_configuration(
        self,
        org: str | GitHubCore,
        configuration_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """code-security/delete-configuration.

        :param org: path: a str
        :param configuration_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 409

        Request: ``DELETE /orgs/{org}/code-security/configurations/{configuration_id}``
        GitHub: https://docs.github.com/rest/code-security/configurations#delete-a-code-security-configuration
        """

    def delete_configuration_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        configuration_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """code-security/delete-configuration-for-enterprise.

        :param enterprise: path: a str
        :param configuration_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 409

        Request: ``DELETE /enterprises/{enterprise}/code-security/configurations/{configuration_id}``
        GitHub:
        https://docs.github.com/rest/code-security/configurations#delete-a-code-security-configuration-for-an-enterprise
        """

    def detach_configuration(
        self,
        org: str | GitHubCore,
        *,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """code-security/detach-configuration.

        :param org: path: a str
        :param selected_repository_ids: body: an iterable of int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 409

        Request: ``DELETE /orgs/{org}/code-security/configurations/detach``
        GitHub: https://docs.github.com/rest/code-security/configurations#detach-configurations-from-repositories
        """

    def get_configuration(
        self,
        org: str | GitHubCore,
        configuration_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeSecurityConfiguration:
        """code-security/get-configuration.

        :param org: path: a str
        :param configuration_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodeSecurityConfiguration
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /orgs/{org}/code-security/configurations/{configuration_id}``
        GitHub: https://docs.github.com/rest/code-security/configurations#get-a-code-security-configuration
        """

    def get_configuration_for_repository(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeSecurityConfigurationForRepository | None:
        """code-security/get-configuration-for-repository.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodeSecurityConfigurationForRepository | None
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /repos/{owner}/{repo}/code-security-configuration``
        GitHub:
        https://docs.github.com/rest/code-security/configurations#get-the-code-security-configuration-associated-with-a-repository
        """

    def get_configurations_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CodeSecurityConfiguration]:
        """code-security/get-configurations-for-enterprise.

        :param enterprise: path: a str
        :param after: query, optional: a str
        :param before: query, optional: a str
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[CodeSecurityConfiguration]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /enterprises/{enterprise}/code-security/configurations``
        GitHub:
        https://docs.github.com/rest/code-security/configurations#get-code-security-configurations-for-an-enterprise
        """

    def get_configurations_for_org(
        self,
        org: str | GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        target_type: Literal["global", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CodeSecurityConfiguration]:
        """code-security/get-configurations-for-org.

        :param org: path: a str
        :param after: query, optional: a str
        :param before: query, optional: a str
        :param per_page: query, optional: an int, default 30
        :param target_type: query, optional: one of "global", "all", default "all"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[CodeSecurityConfiguration]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /orgs/{org}/code-security/configurations``
        GitHub:
        https://docs.github.com/rest/code-security/configurations#get-code-security-configurations-for-an-organization
        """

    def get_default_configurations(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.CodeSecurityDefaultConfigurations]:
        """code-security/get-default-configurations.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[CodeSecurityDefaultConfigurations]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /orgs/{org}/code-security/configurations/defaults``
        GitHub: https://docs.github.com/rest/code-security/configurations#get-default-code-security-configurations
        """

    def get_default_configurations_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.CodeSecurityDefaultConfigurations]:
        """code-security/get-default-configurations-for-enterprise.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[CodeSecurityDefaultConfigurations]
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/code-security/configurations/defaults``
        GitHub:
        https://docs.github.com/rest/code-security/configurations#get-default-code-security-configurations-for-an-enterprise
        """

    def get_repositories_for_configuration(
        self,
        org: str | GitHubCore,
        configuration_id: int | GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        status: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CodeSecurityConfigurationRepositories]:
        """code-security/get-repositories-for-configuration.

        :param org: path: a str
        :param configuration_id: path: an int
        :param after: query, optional: a str
        :param before: query, optional: a str
        :param per_page: query, optional: an int, default 30
        :param status: query, optional: a str, default "all"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[CodeSecurityConfigurationRepositories]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /orgs/{org}/code-security/configurations/{configuration_id}/repositories``
        GitHub:
        https://docs.github.com/rest/code-security/configurations#get-repositories-associated-with-a-code-security-configuration
        """

    def get_repositories_for_enterprise_configuration(
        self,
        enterprise: str | GitHubCore,
        configuration_id: int | GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        status: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CodeSecurityConfigurationRepositories]:
        """code-security/get-repositories-for-enterprise-configuration.

        :param enterprise: path: a str
        :param configuration_id: path: an int
        :param after: query, optional: a str
        :param before: query, optional: a str
        :param per_page: query, optional: an int, default 30
        :param status: query, optional: a str, default "all"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[CodeSecurityConfigurationRepositories]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}/repositories``
        GitHub:
        https://docs.github.com/rest/code-security/configurations#get-repositories-associated-with-an-enterprise-code-security-configuration
        """

    def get_single_configuration_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        configuration_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeSecurityConfiguration:
        """code-security/get-single-configuration-for-enterprise.

        :param enterprise: path: a str
        :param configuration_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodeSecurityConfiguration
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}``
        GitHub:
        https://docs.github.com/rest/code-security/configurations#retrieve-a-code-security-configuration-of-an-enterprise
        """

    def set_configuration_as_default(
        self,
        org: str | GitHubCore,
        configuration_id: int | GitHubCore,
        *,
        default_for_new_repos: Literal["all", "none", "private_and_internal", "public"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeSecurity_SetConfigurationAsDefault:
        """code-security/set-configuration-as-default.

        :param org: path: a str
        :param configuration_id: path: an int
        :param default_for_new_repos: body, optional: one of "all", "none", "private_and_internal", "public"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodeSecurity_SetConfigurationAsDefault
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``PUT /orgs/{org}/code-security/configurations/{configuration_id}/defaults``
        GitHub:
        https://docs.github.com/rest/code-security/configurations#set-a-code-security-configuration-as-a-default-for-an-organization
        """

    def set_configuration_as_default_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        configuration_id: int | GitHubCore,
        *,
        default_for_new_repos: Literal["all", "none", "private_and_internal", "public"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeSecurity_SetConfigurationAsDefaultForEnterprise:
        """code-security/set-configuration-as-default-for-enterprise.

        :param enterprise: path: a str
        :param configuration_id: path: an int
        :param default_for_new_repos: body, optional: one of "all", "none", "private_and_internal", "public"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodeSecurity_SetConfigurationAsDefaultForEnterprise
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``PUT /enterprises/{enterprise}/code-security/configurations/{configuration_id}/defaults``
        GitHub:
        https://docs.github.com/rest/code-security/configurations#set-a-code-security-configuration-as-a-default-for-an-enterprise
        """

    def update_configuration(
        self,
        org: str | GitHubCore,
        configuration_id: int | GitHubCore,
        *,
        advanced_security: Literal["enabled", "disabled", "code_security", "secret_protection"] = ...,
        code_scanning_default_setup: Literal["enabled", "disabled", "not_set"] = ...,
        code_scanning_default_setup_options: _CodeScanningDefaultSetupOptions | None | _UpdateConfiguration_CodeScanningDefaultSetupOptions1 = ...,
        code_scanning_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        code_scanning_options: _CodeScanningOptions | None = ...,
        code_security: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_alerts: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_security_updates: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph_autosubmit_action: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph_autosubmit_action_options: _UpdateConfiguration_DependencyGraphAutosubmitActionOptions = ...,
        description: str = ...,
        enforcement: Literal["enforced", "unenforced"] = ...,
        name: str = ...,
        private_vulnerability_reporting: Literal["enabled", "disabled", "not_set"] = ...,
        secret_protection: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_delegated_bypass: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_delegated_bypass_options: _UpdateConfiguration_SecretScanningDelegatedBypassOptions = ...,
        secret_scanning_extended_metadata: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_generic_secrets: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_non_provider_patterns: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_push_protection: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_validity_checks: Literal["enabled", "disabled", "not_set"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeSecurityConfiguration | None:
        """code-security/update-configuration.

        :param org: path: a str
        :param configuration_id: path: an int
        :param advanced_security: body, optional: one of "enabled", "disabled", "code_security", "secret_protection"
        :param code_scanning_default_setup: body, optional: one of "enabled", "disabled", "not_set"
        :param code_scanning_default_setup_options: body, optional: a mapping or None or a mapping
        :param code_scanning_delegated_alert_dismissal: body, optional: one of "enabled", "disabled", "not_set", default
            "disabled"
        :param code_scanning_options: body, optional: a mapping or None; only on api.github.com, ghec
        :param code_security: body, optional: one of "enabled", "disabled", "not_set"
        :param dependabot_alerts: body, optional: one of "enabled", "disabled", "not_set"
        :param dependabot_delegated_alert_dismissal: body, optional: one of "enabled", "disabled", "not_set"
        :param dependabot_security_updates: body, optional: one of "enabled", "disabled", "not_set"
        :param dependency_graph: body, optional: one of "enabled", "disabled", "not_set"
        :param dependency_graph_autosubmit_action: body, optional: one of "enabled", "disabled", "not_set"; only on
            api.github.com, ghec
        :param dependency_graph_autosubmit_action_options: body, optional: a mapping; only on api.github.com, ghec
        :param description: body, optional: a str
        :param enforcement: body, optional: one of "enforced", "unenforced"
        :param name: body, optional: a str
        :param private_vulnerability_reporting: body, optional: one of "enabled", "disabled", "not_set"
        :param secret_protection: body, optional: one of "enabled", "disabled", "not_set"
        :param secret_scanning: body, optional: one of "enabled", "disabled", "not_set"
        :param secret_scanning_delegated_alert_dismissal: body, optional: one of "enabled", "disabled", "not_set"
        :param secret_scanning_delegated_bypass: body, optional: one of "enabled", "disabled", "not_set"
        :param secret_scanning_delegated_bypass_options: body, optional: a mapping
        :param secret_scanning_extended_metadata: body, optional: one of "enabled", "disabled", "not_set"; only on
            api.github.com, ghec
        :param secret_scanning_generic_secrets: body, optional: one of "enabled", "disabled", "not_set"; only on
            api.github.com, ghec
        :param secret_scanning_non_provider_patterns: body, optional: one of "enabled", "disabled", "not_set"
        :param secret_scanning_push_protection: body, optional: one of "enabled", "disabled", "not_set"
        :param secret_scanning_validity_checks: body, optional: one of "enabled", "disabled", "not_set"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodeSecurityConfiguration | None
        :raises GitHubError: the response has an error status

        Request: ``PATCH /orgs/{org}/code-security/configurations/{configuration_id}``
        GitHub: https://docs.github.com/rest/code-security/configurations#update-a-code-security-configuration
        """

    def update_enterprise_configuration(
        self,
        enterprise: str | GitHubCore,
        configuration_id: int | GitHubCore,
        *,
        advanced_security: Literal["enabled", "disabled", "code_security", "secret_protection"] = ...,
        code_scanning_default_setup: Literal["enabled", "disabled", "not_set"] = ...,
        code_scanning_default_setup_options: _CodeScanningDefaultSetupOptions | None | _UpdateEnterpriseConfiguration_CodeScanningDefaultSetupOptions1 = ...,
        code_scanning_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        code_scanning_options: _CodeScanningOptions | None = ...,
        code_security: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_alerts: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_security_updates: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph_autosubmit_action: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph_autosubmit_action_options: _UpdateEnterpriseConfiguration_DependencyGraphAutosubmitActionOptions = ...,
        description: str = ...,
        enforcement: Literal["enforced", "unenforced"] = ...,
        name: str = ...,
        private_vulnerability_reporting: Literal["enabled", "disabled", "not_set"] = ...,
        secret_protection: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_extended_metadata: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_generic_secrets: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_non_provider_patterns: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_push_protection: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_validity_checks: Literal["enabled", "disabled", "not_set"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeSecurityConfiguration:
        """code-security/update-enterprise-configuration.

        :param enterprise: path: a str
        :param configuration_id: path: an int
        :param advanced_security: body, optional: one of "enabled", "disabled", "code_security", "secret_protection"
        :param code_scanning_default_setup: body, optional: one of "enabled", "disabled", "not_set"
        :param code_scanning_default_setup_options: body, optional: a mapping or None or a mapping
        :param code_scanning_delegated_alert_dismissal: body, optional: one of "enabled", "disabled", "not_set", default
            "disabled"
        :param code_scanning_options: body, optional: a mapping or None; only on api.github.com, ghec
        :param code_security: body, optional: one of "enabled", "disabled", "not_set"
        :param dependabot_alerts: body, optional: one of "enabled", "disabled", "not_set"
        :param dependabot_security_updates: body, optional: one of "enabled", "disabled", "not_set"
        :param dependency_graph: body, optional: one of "enabled", "disabled", "not_set"
        :param dependency_graph_autosubmit_action: body, optional: one of "enabled", "disabled", "not_set"; only on
            api.github.com, ghec
        :param dependency_graph_autosubmit_action_options: body, optional: a mapping; only on api.github.com, ghec
        :param description: body, optional: a str
        :param enforcement: body, optional: one of "enforced", "unenforced"
        :param name: body, optional: a str
        :param private_vulnerability_reporting: body, optional: one of "enabled", "disabled", "not_set"
        :param secret_protection: body, optional: one of "enabled", "disabled", "not_set"
        :param secret_scanning: body, optional: one of "enabled", "disabled", "not_set"
        :param secret_scanning_delegated_alert_dismissal: body, optional: one of "enabled", "disabled", "not_set",
            default "disabled"
        :param secret_scanning_extended_metadata: body, optional: one of "enabled", "disabled", "not_set", default
            "disabled"; only on api.github.com, ghec
        :param secret_scanning_generic_secrets: body, optional: one of "enabled", "disabled", "not_set", default
            "disabled"; only on api.github.com, ghec
        :param secret_scanning_non_provider_patterns: body, optional: one of "enabled", "disabled", "not_set"
        :param secret_scanning_push_protection: body, optional: one of "enabled", "disabled", "not_set"
        :param secret_scanning_validity_checks: body, optional: one of "enabled", "disabled", "not_set"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodeSecurityConfiguration
        :raises GitHubError: the response has an error status; documented: 403, 404, 409

        Request: ``PATCH /enterprises/{enterprise}/code-security/configurations/{configuration_id}``
        GitHub:
        https://docs.github.com/rest/code-security/configurations#update-a-custom-code-security-configuration-for-an-enterprise
        """

class AsyncCodeSecurity(Operations):
    """The operations of GitHub's tag ``code-security``, for asyncio."""

    async def attach_configuration(
        self,
        org: str | _aio.GitHubCore,
        configuration_id: int | _aio.GitHubCore,
        *,
        scope: Literal["all", "all_without_configurations", "public", "private_or_internal", "selected"],
        selected_repository_ids: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """code-security/attach-configuration.

        Request: ``POST /orgs/{org}/code-security/configurations/{configuration_id}/attach``
        GitHub: https://docs.github.com/rest/code-security/configurations#attach-a-configuration-to-repositories
        """

    async def attach_enterprise_configuration(
        self,
        enterprise: str | _aio.GitHubCore,
        configuration_id: int | _aio.GitHubCore,
        *,
        scope: Literal["all", "all_without_configurations"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """code-security/attach-enterprise-configuration.

        Request: ``POST /enterprises/{enterprise}/code-security/configurations/{configuration_id}/attach``
        GitHub:
        https://docs.github.com/rest/code-security/configurations#attach-an-enterprise-configuration-to-repositories
        """

    async def create_configuration(
        self,
        org: str | _aio.GitHubCore,
        *,
        advanced_security: Literal["enabled", "disabled", "code_security", "secret_protection"] = ...,
        code_scanning_default_setup: Literal["enabled", "disabled", "not_set"] = ...,
        code_scanning_default_setup_options: _CodeScanningDefaultSetupOptions | None = ...,
        code_scanning_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        code_scanning_options: _CodeScanningOptions | None = ...,
        code_security: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_alerts: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_security_updates: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph_autosubmit_action: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph_autosubmit_action_options: _CreateConfiguration_DependencyGraphAutosubmitActionOptions = ...,
        description: str = ...,
        enforcement: Literal["enforced", "unenforced"] = ...,
        name: str,
        private_vulnerability_reporting: Literal["enabled", "disabled", "not_set"] = ...,
        secret_protection: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_delegated_bypass: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_delegated_bypass_options: _CreateConfiguration_SecretScanningDelegatedBypassOptions = ...,
        secret_scanning_extended_metadata: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_generic_secrets: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_non_provider_patterns: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_push_protection: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_validity_checks: Literal["enabled", "disabled", "not_set"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeSecurityConfiguration:
        """code-security/create-configuration.

        Request: ``POST /orgs/{org}/code-security/configurations``
        GitHub: https://docs.github.com/rest/code-security/configurations#create-a-code-security-configuration
        """

    async def create_configuration_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        advanced_security: Literal["enabled", "disabled", "code_security", "secret_protection"] = ...,
        code_scanning_default_setup: Literal["enabled", "disabled", "not_set"] = ...,
        code_scanning_default_setup_options: _CodeScanningDefaultSetupOptions | None = ...,
        code_scanning_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        code_scanning_options: _CodeScanningOptions | None = ...,
        code_security: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_alerts: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_security_updates: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph_autosubmit_action: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph_autosubmit_action_options: _CreateConfigurationForEnterprise_DependencyGraphAutosubmitActionOptions = ...,
        description: str = ...,
        enforcement: Literal["enforced", "unenforced"] = ...,
        name: str,
        private_vulnerability_reporting: Literal["enabled", "disabled", "not_set"] = ...,
        secret_protection: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_extended_metadata: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_generic_secrets: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_non_provider_patterns: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_push_protection: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_validity_checks: Literal["enabled", "disabled", "not_set"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeSecurityConfiguration:
        """code-security/create-configuration-for-enterprise.

        Request: ``POST /enterprises/{enterprise}/code-security/configurations``
        GitHub:
        https://docs.github.com/rest/code-security/configurations#create-a-code-security-configuration-for-an-enterprise
        """

    async def delete_configuration(
        self,
        org: str | _aio.GitHubCore,
        configuration_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """code-security/delete-configuration.

        Request: ``DELETE /orgs/{org}/code-security/configurations/{configuration_id}``
        GitHub: https://docs.github.com/rest/code-security/configurations#delete-a-code-security-configuration
        """

    async def delete_configuration_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        configuration_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """code-security/delete-configuration-for-enterprise.

        Request: ``DELETE /enterprises/{enterprise}/code-security/configurations/{configuration_id}``
        GitHub:
        https://docs.github.com/rest/code-security/configurations#delete-a-code-security-configuration-for-an-enterprise
        """

    async def detach_configuration(
        self,
        org: str | _aio.GitHubCore,
        *,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """code-security/detach-configuration.

        Request: ``DELETE /orgs/{org}/code-security/configurations/detach``
        GitHub: https://docs.github.com/rest/code-security/configurations#detach-configurations-from-repositories
        """

    async def get_configuration(
        self,
        org: str | _aio.GitHubCore,
        configuration_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeSecurityConfiguration:
        """code-security/get-configuration.

        Request: ``GET /orgs/{org}/code-security/configurations/{configuration_id}``
        GitHub: https://docs.github.com/rest/code-security/configurations#get-a-code-security-configuration
        """

    async def get_configuration_for_repository(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeSecurityConfigurationForRepository | None:
        """code-security/get-configuration-for-repository.

        Request: ``GET /repos/{owner}/{repo}/code-security-configuration``
        GitHub:
        https://docs.github.com/rest/code-security/configurations#get-the-code-security-configuration-associated-with-a-repository
        """

    def get_configurations_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CodeSecurityConfiguration]:
        """code-security/get-configurations-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/code-security/configurations``
        GitHub:
        https://docs.github.com/rest/code-security/configurations#get-code-security-configurations-for-an-enterprise
        """

    def get_configurations_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        target_type: Literal["global", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CodeSecurityConfiguration]:
        """code-security/get-configurations-for-org.

        Request: ``GET /orgs/{org}/code-security/configurations``
        GitHub:
        https://docs.github.com/rest/code-security/configurations#get-code-security-configurations-for-an-organization
        """

    async def get_default_configurations(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.CodeSecurityDefaultConfigurations]:
        """code-security/get-default-configurations.

        Request: ``GET /orgs/{org}/code-security/configurations/defaults``
        GitHub: https://docs.github.com/rest/code-security/configurations#get-default-code-security-configurations
        """

    async def get_default_configurations_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.CodeSecurityDefaultConfigurations]:
        """code-security/get-default-configurations-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/code-security/configurations/defaults``
        GitHub:
        https://docs.github.com/rest/code-security/configurations#get-default-code-security-configurations-for-an-enterprise
        """

    def get_repositories_for_configuration(
        self,
        org: str | _aio.GitHubCore,
        configuration_id: int | _aio.GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        status: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CodeSecurityConfigurationRepositories]:
        """code-security/get-repositories-for-configuration.

        Request: ``GET /orgs/{org}/code-security/configurations/{configuration_id}/repositories``
        GitHub:
        https://docs.github.com/rest/code-security/configurations#get-repositories-associated-with-a-code-security-configuration
        """

    def get_repositories_for_enterprise_configuration(
        self,
        enterprise: str | _aio.GitHubCore,
        configuration_id: int | _aio.GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        status: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CodeSecurityConfigurationRepositories]:
        """code-security/get-repositories-for-enterprise-configuration.

        Request: ``GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}/repositories``
        GitHub:
        https://docs.github.com/rest/code-security/configurations#get-repositories-associated-with-an-enterprise-code-security-configuration
        """

    async def get_single_configuration_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        configuration_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeSecurityConfiguration:
        """code-security/get-single-configuration-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}``
        GitHub:
        https://docs.github.com/rest/code-security/configurations#retrieve-a-code-security-configuration-of-an-enterprise
        """

    async def set_configuration_as_default(
        self,
        org: str | _aio.GitHubCore,
        configuration_id: int | _aio.GitHubCore,
        *,
        default_for_new_repos: Literal["all", "none", "private_and_internal", "public"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeSecurity_SetConfigurationAsDefault:
        """code-security/set-configuration-as-default.

        Request: ``PUT /orgs/{org}/code-security/configurations/{configuration_id}/defaults``
        GitHub:
        https://docs.github.com/rest/code-security/configurations#set-a-code-security-configuration-as-a-default-for-an-organization
        """

    async def set_configuration_as_default_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        configuration_id: int | _aio.GitHubCore,
        *,
        default_for_new_repos: Literal["all", "none", "private_and_internal", "public"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeSecurity_SetConfigurationAsDefaultForEnterprise:
        """code-security/set-configuration-as-default-for-enterprise.

        Request: ``PUT /enterprises/{enterprise}/code-security/configurations/{configuration_id}/defaults``
        GitHub:
        https://docs.github.com/rest/code-security/configurations#set-a-code-security-configuration-as-a-default-for-an-enterprise
        """

    async def update_configuration(
        self,
        org: str | _aio.GitHubCore,
        configuration_id: int | _aio.GitHubCore,
        *,
        advanced_security: Literal["enabled", "disabled", "code_security", "secret_protection"] = ...,
        code_scanning_default_setup: Literal["enabled", "disabled", "not_set"] = ...,
        code_scanning_default_setup_options: _CodeScanningDefaultSetupOptions | None | _UpdateConfiguration_CodeScanningDefaultSetupOptions1 = ...,
        code_scanning_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        code_scanning_options: _CodeScanningOptions | None = ...,
        code_security: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_alerts: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_security_updates: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph_autosubmit_action: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph_autosubmit_action_options: _UpdateConfiguration_DependencyGraphAutosubmitActionOptions = ...,
        description: str = ...,
        enforcement: Literal["enforced", "unenforced"] = ...,
        name: str = ...,
        private_vulnerability_reporting: Literal["enabled", "disabled", "not_set"] = ...,
        secret_protection: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_delegated_bypass: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_delegated_bypass_options: _UpdateConfiguration_SecretScanningDelegatedBypassOptions = ...,
        secret_scanning_extended_metadata: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_generic_secrets: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_non_provider_patterns: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_push_protection: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_validity_checks: Literal["enabled", "disabled", "not_set"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeSecurityConfiguration | None:
        """code-security/update-configuration.

        Request: ``PATCH /orgs/{org}/code-security/configurations/{configuration_id}``
        GitHub: https://docs.github.com/rest/code-security/configurations#update-a-code-security-configuration
        """

    async def update_enterprise_configuration(
        self,
        enterprise: str | _aio.GitHubCore,
        configuration_id: int | _aio.GitHubCore,
        *,
        advanced_security: Literal["enabled", "disabled", "code_security", "secret_protection"] = ...,
        code_scanning_default_setup: Literal["enabled", "disabled", "not_set"] = ...,
        code_scanning_default_setup_options: _CodeScanningDefaultSetupOptions | None | _UpdateEnterpriseConfiguration_CodeScanningDefaultSetupOptions1 = ...,
        code_scanning_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        code_scanning_options: _CodeScanningOptions | None = ...,
        code_security: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_alerts: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_security_updates: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph_autosubmit_action: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph_autosubmit_action_options: _UpdateEnterpriseConfiguration_DependencyGraphAutosubmitActionOptions = ...,
        description: str = ...,
        enforcement: Literal["enforced", "unenforced"] = ...,
        name: str = ...,
        private_vulnerability_reporting: Literal["enabled", "disabled", "not_set"] = ...,
        secret_protection: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_extended_metadata: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_generic_secrets: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_non_provider_patterns: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_push_protection: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_validity_checks: Literal["enabled", "disabled", "not_set"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeSecurityConfiguration:
        """code-security/update-enterprise-configuration.

        Request: ``PATCH /enterprises/{enterprise}/code-security/configurations/{configuration_id}``
        GitHub:
        https://docs.github.com/rest/code-security/configurations#update-a-custom-code-security-configuration-for-an-enterprise
        """

class _BoundCodeSecurity(Operations):
    """The operations of GitHub's tag ``code-security``, bound to a resource."""

    def attach_configuration(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        configuration_id: int | GitHubCore = ...,
        scope: Literal["all", "all_without_configurations", "public", "private_or_internal", "selected"],
        selected_repository_ids: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """code-security/attach-configuration."""

    def attach_enterprise_configuration(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        configuration_id: int | GitHubCore = ...,
        scope: Literal["all", "all_without_configurations"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """code-security/attach-enterprise-configuration."""

    def create_configuration(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        advanced_security: Literal["enabled", "disabled", "code_security", "secret_protection"] = ...,
        code_scanning_default_setup: Literal["enabled", "disabled", "not_set"] = ...,
        code_scanning_default_setup_options: _CodeScanningDefaultSetupOptions | None = ...,
        code_scanning_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        code_scanning_options: _CodeScanningOptions | None = ...,
        code_security: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_alerts: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_security_updates: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph_autosubmit_action: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph_autosubmit_action_options: _CreateConfiguration_DependencyGraphAutosubmitActionOptions = ...,
        description: str = ...,
        enforcement: Literal["enforced", "unenforced"] = ...,
        name: str,
        private_vulnerability_reporting: Literal["enabled", "disabled", "not_set"] = ...,
        secret_protection: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_delegated_bypass: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_delegated_bypass_options: _CreateConfiguration_SecretScanningDelegatedBypassOptions = ...,
        secret_scanning_extended_metadata: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_generic_secrets: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_non_provider_patterns: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_push_protection: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_validity_checks: Literal["enabled", "disabled", "not_set"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeSecurityConfiguration:
        """code-security/create-configuration."""

    def create_configuration_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        advanced_security: Literal["enabled", "disabled", "code_security", "secret_protection"] = ...,
        code_scanning_default_setup: Literal["enabled", "disabled", "not_set"] = ...,
        code_scanning_default_setup_options: _CodeScanningDefaultSetupOptions | None = ...,
        code_scanning_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        code_scanning_options: _CodeScanningOptions | None = ...,
        code_security: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_alerts: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_security_updates: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph_autosubmit_action: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph_autosubmit_action_options: _CreateConfigurationForEnterprise_DependencyGraphAutosubmitActionOptions = ...,
        description: str = ...,
        enforcement: Literal["enforced", "unenforced"] = ...,
        name: str,
        private_vulnerability_reporting: Literal["enabled", "disabled", "not_set"] = ...,
        secret_protection: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_extended_metadata: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_generic_secrets: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_non_provider_patterns: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_push_protection: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_validity_checks: Literal["enabled", "disabled", "not_set"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeSecurityConfiguration:
        """code-security/create-configuration-for-enterprise."""

    def delete_configuration(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        configuration_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """code-security/delete-configuration."""

    def delete_configuration_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        configuration_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """code-security/delete-configuration-for-enterprise."""

    def detach_configuration(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """code-security/detach-configuration."""

    def get_configuration(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        configuration_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeSecurityConfiguration:
        """code-security/get-configuration."""

    def get_configuration_for_repository(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeSecurityConfigurationForRepository | None:
        """code-security/get-configuration-for-repository."""

    def get_configurations_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CodeSecurityConfiguration]:
        """code-security/get-configurations-for-enterprise."""

    def get_configurations_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        target_type: Literal["global", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CodeSecurityConfiguration]:
        """code-security/get-configurations-for-org."""

    def get_default_configurations(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.CodeSecurityDefaultConfigurations]:
        """code-security/get-default-configurations."""

    def get_default_configurations_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.CodeSecurityDefaultConfigurations]:
        """code-security/get-default-configurations-for-enterprise."""

    def get_repositories_for_configuration(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        configuration_id: int | GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        status: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CodeSecurityConfigurationRepositories]:
        """code-security/get-repositories-for-configuration."""

    def get_repositories_for_enterprise_configuration(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        configuration_id: int | GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        status: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CodeSecurityConfigurationRepositories]:
        """code-security/get-repositories-for-enterprise-configuration."""

    def get_single_configuration_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        configuration_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeSecurityConfiguration:
        """code-security/get-single-configuration-for-enterprise."""

    def set_configuration_as_default(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        configuration_id: int | GitHubCore = ...,
        default_for_new_repos: Literal["all", "none", "private_and_internal", "public"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeSecurity_SetConfigurationAsDefault:
        """code-security/set-configuration-as-default."""

    def set_configuration_as_default_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        configuration_id: int | GitHubCore = ...,
        default_for_new_repos: Literal["all", "none", "private_and_internal", "public"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeSecurity_SetConfigurationAsDefaultForEnterprise:
        """code-security/set-configuration-as-default-for-enterprise."""

    def update_configuration(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        configuration_id: int | GitHubCore = ...,
        advanced_security: Literal["enabled", "disabled", "code_security", "secret_protection"] = ...,
        code_scanning_default_setup: Literal["enabled", "disabled", "not_set"] = ...,
        code_scanning_default_setup_options: _CodeScanningDefaultSetupOptions | None | _UpdateConfiguration_CodeScanningDefaultSetupOptions1 = ...,
        code_scanning_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        code_scanning_options: _CodeScanningOptions | None = ...,
        code_security: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_alerts: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_security_updates: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph_autosubmit_action: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph_autosubmit_action_options: _UpdateConfiguration_DependencyGraphAutosubmitActionOptions = ...,
        description: str = ...,
        enforcement: Literal["enforced", "unenforced"] = ...,
        name: str = ...,
        private_vulnerability_reporting: Literal["enabled", "disabled", "not_set"] = ...,
        secret_protection: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_delegated_bypass: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_delegated_bypass_options: _UpdateConfiguration_SecretScanningDelegatedBypassOptions = ...,
        secret_scanning_extended_metadata: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_generic_secrets: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_non_provider_patterns: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_push_protection: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_validity_checks: Literal["enabled", "disabled", "not_set"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeSecurityConfiguration | None:
        """code-security/update-configuration."""

    def update_enterprise_configuration(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        configuration_id: int | GitHubCore = ...,
        advanced_security: Literal["enabled", "disabled", "code_security", "secret_protection"] = ...,
        code_scanning_default_setup: Literal["enabled", "disabled", "not_set"] = ...,
        code_scanning_default_setup_options: _CodeScanningDefaultSetupOptions | None | _UpdateEnterpriseConfiguration_CodeScanningDefaultSetupOptions1 = ...,
        code_scanning_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        code_scanning_options: _CodeScanningOptions | None = ...,
        code_security: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_alerts: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_security_updates: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph_autosubmit_action: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph_autosubmit_action_options: _UpdateEnterpriseConfiguration_DependencyGraphAutosubmitActionOptions = ...,
        description: str = ...,
        enforcement: Literal["enforced", "unenforced"] = ...,
        name: str = ...,
        private_vulnerability_reporting: Literal["enabled", "disabled", "not_set"] = ...,
        secret_protection: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_extended_metadata: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_generic_secrets: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_non_provider_patterns: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_push_protection: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_validity_checks: Literal["enabled", "disabled", "not_set"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeSecurityConfiguration:
        """code-security/update-enterprise-configuration."""

class _AsyncBoundCodeSecurity(Operations):
    """The operations of GitHub's tag ``code-security``, bound to a resource."""

    async def attach_configuration(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        configuration_id: int | _aio.GitHubCore = ...,
        scope: Literal["all", "all_without_configurations", "public", "private_or_internal", "selected"],
        selected_repository_ids: Iterable[int] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """code-security/attach-configuration."""

    async def attach_enterprise_configuration(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        configuration_id: int | _aio.GitHubCore = ...,
        scope: Literal["all", "all_without_configurations"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """code-security/attach-enterprise-configuration."""

    async def create_configuration(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        advanced_security: Literal["enabled", "disabled", "code_security", "secret_protection"] = ...,
        code_scanning_default_setup: Literal["enabled", "disabled", "not_set"] = ...,
        code_scanning_default_setup_options: _CodeScanningDefaultSetupOptions | None = ...,
        code_scanning_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        code_scanning_options: _CodeScanningOptions | None = ...,
        code_security: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_alerts: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_security_updates: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph_autosubmit_action: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph_autosubmit_action_options: _CreateConfiguration_DependencyGraphAutosubmitActionOptions = ...,
        description: str = ...,
        enforcement: Literal["enforced", "unenforced"] = ...,
        name: str,
        private_vulnerability_reporting: Literal["enabled", "disabled", "not_set"] = ...,
        secret_protection: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_delegated_bypass: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_delegated_bypass_options: _CreateConfiguration_SecretScanningDelegatedBypassOptions = ...,
        secret_scanning_extended_metadata: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_generic_secrets: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_non_provider_patterns: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_push_protection: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_validity_checks: Literal["enabled", "disabled", "not_set"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeSecurityConfiguration:
        """code-security/create-configuration."""

    async def create_configuration_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        advanced_security: Literal["enabled", "disabled", "code_security", "secret_protection"] = ...,
        code_scanning_default_setup: Literal["enabled", "disabled", "not_set"] = ...,
        code_scanning_default_setup_options: _CodeScanningDefaultSetupOptions | None = ...,
        code_scanning_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        code_scanning_options: _CodeScanningOptions | None = ...,
        code_security: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_alerts: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_security_updates: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph_autosubmit_action: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph_autosubmit_action_options: _CreateConfigurationForEnterprise_DependencyGraphAutosubmitActionOptions = ...,
        description: str = ...,
        enforcement: Literal["enforced", "unenforced"] = ...,
        name: str,
        private_vulnerability_reporting: Literal["enabled", "disabled", "not_set"] = ...,
        secret_protection: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_extended_metadata: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_generic_secrets: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_non_provider_patterns: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_push_protection: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_validity_checks: Literal["enabled", "disabled", "not_set"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeSecurityConfiguration:
        """code-security/create-configuration-for-enterprise."""

    async def delete_configuration(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        configuration_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """code-security/delete-configuration."""

    async def delete_configuration_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        configuration_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """code-security/delete-configuration-for-enterprise."""

    async def detach_configuration(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """code-security/detach-configuration."""

    async def get_configuration(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        configuration_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeSecurityConfiguration:
        """code-security/get-configuration."""

    async def get_configuration_for_repository(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeSecurityConfigurationForRepository | None:
        """code-security/get-configuration-for-repository."""

    def get_configurations_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CodeSecurityConfiguration]:
        """code-security/get-configurations-for-enterprise."""

    def get_configurations_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        target_type: Literal["global", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CodeSecurityConfiguration]:
        """code-security/get-configurations-for-org."""

    async def get_default_configurations(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.CodeSecurityDefaultConfigurations]:
        """code-security/get-default-configurations."""

    async def get_default_configurations_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.CodeSecurityDefaultConfigurations]:
        """code-security/get-default-configurations-for-enterprise."""

    def get_repositories_for_configuration(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        configuration_id: int | _aio.GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        status: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CodeSecurityConfigurationRepositories]:
        """code-security/get-repositories-for-configuration."""

    def get_repositories_for_enterprise_configuration(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        configuration_id: int | _aio.GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        status: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CodeSecurityConfigurationRepositories]:
        """code-security/get-repositories-for-enterprise-configuration."""

    async def get_single_configuration_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        configuration_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeSecurityConfiguration:
        """code-security/get-single-configuration-for-enterprise."""

    async def set_configuration_as_default(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        configuration_id: int | _aio.GitHubCore = ...,
        default_for_new_repos: Literal["all", "none", "private_and_internal", "public"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeSecurity_SetConfigurationAsDefault:
        """code-security/set-configuration-as-default."""

    async def set_configuration_as_default_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        configuration_id: int | _aio.GitHubCore = ...,
        default_for_new_repos: Literal["all", "none", "private_and_internal", "public"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeSecurity_SetConfigurationAsDefaultForEnterprise:
        """code-security/set-configuration-as-default-for-enterprise."""

    async def update_configuration(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        configuration_id: int | _aio.GitHubCore = ...,
        advanced_security: Literal["enabled", "disabled", "code_security", "secret_protection"] = ...,
        code_scanning_default_setup: Literal["enabled", "disabled", "not_set"] = ...,
        code_scanning_default_setup_options: _CodeScanningDefaultSetupOptions | None | _UpdateConfiguration_CodeScanningDefaultSetupOptions1 = ...,
        code_scanning_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        code_scanning_options: _CodeScanningOptions | None = ...,
        code_security: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_alerts: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_security_updates: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph_autosubmit_action: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph_autosubmit_action_options: _UpdateConfiguration_DependencyGraphAutosubmitActionOptions = ...,
        description: str = ...,
        enforcement: Literal["enforced", "unenforced"] = ...,
        name: str = ...,
        private_vulnerability_reporting: Literal["enabled", "disabled", "not_set"] = ...,
        secret_protection: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_delegated_bypass: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_delegated_bypass_options: _UpdateConfiguration_SecretScanningDelegatedBypassOptions = ...,
        secret_scanning_extended_metadata: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_generic_secrets: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_non_provider_patterns: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_push_protection: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_validity_checks: Literal["enabled", "disabled", "not_set"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeSecurityConfiguration | None:
        """code-security/update-configuration."""

    async def update_enterprise_configuration(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        configuration_id: int | _aio.GitHubCore = ...,
        advanced_security: Literal["enabled", "disabled", "code_security", "secret_protection"] = ...,
        code_scanning_default_setup: Literal["enabled", "disabled", "not_set"] = ...,
        code_scanning_default_setup_options: _CodeScanningDefaultSetupOptions | None | _UpdateEnterpriseConfiguration_CodeScanningDefaultSetupOptions1 = ...,
        code_scanning_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        code_scanning_options: _CodeScanningOptions | None = ...,
        code_security: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_alerts: Literal["enabled", "disabled", "not_set"] = ...,
        dependabot_security_updates: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph_autosubmit_action: Literal["enabled", "disabled", "not_set"] = ...,
        dependency_graph_autosubmit_action_options: _UpdateEnterpriseConfiguration_DependencyGraphAutosubmitActionOptions = ...,
        description: str = ...,
        enforcement: Literal["enforced", "unenforced"] = ...,
        name: str = ...,
        private_vulnerability_reporting: Literal["enabled", "disabled", "not_set"] = ...,
        secret_protection: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_delegated_alert_dismissal: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_extended_metadata: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_generic_secrets: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_non_provider_patterns: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_push_protection: Literal["enabled", "disabled", "not_set"] = ...,
        secret_scanning_validity_checks: Literal["enabled", "disabled", "not_set"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeSecurityConfiguration:
        """code-security/update-enterprise-configuration."""

__all__ = ["AsyncCodeSecurity", "CodeSecurity"]
