"""The operations of GitHub's tag ``copilot``. Made by tools/generate.py."""

from collections.abc import Iterable, Mapping
from datetime import date
from typing import Any, Literal, TypedDict

from typing_extensions import Required

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import GitHubCore, Listing, ShortRepository

class _AddOrganizationsToEnterpriseCodingAgentPolicy_CustomProperties(TypedDict, total=False):
    property_name: Required[str]
    values: Required[Iterable[str]]

class _RemoveOrganizationsFromEnterpriseCodingAgentPolicy_CustomProperties(TypedDict, total=False):
    property_name: Required[str]
    values: Required[Iterable[str]]

class _SetCopilotContentExclusionForEnterprise_Data1(TypedDict, total=False):
    ifAnyMatch: Required[Iterable[str]]

class _SetCopilotContentExclusionForEnterprise_Data2(TypedDict, total=False):
    ifNoneMatch: Required[Iterable[str]]

class _SetCopilotContentExclusionForOrganization_Data1(TypedDict, total=False):
    ifAnyMatch: Required[Iterable[str]]

class _SetCopilotContentExclusionForOrganization_Data2(TypedDict, total=False):
    ifNoneMatch: Required[Iterable[str]]

class Copilot(Operations):
    """The operations of GitHub's tag ``copilot``."""

    def add_copilot_seats_for_enterprise_teams(
        self,
        enterprise: str | GitHubCore,
        *,
        selected_enterprise_teams: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Copilot_AddCopilotSeatsForEnterpriseTeams:
        """copilot/add-copilot-seats-for-enterprise-teams.

        Hosts: ghec.

        :param enterprise: path: a str
        :param selected_enterprise_teams: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Copilot_AddCopilotSeatsForEnterpriseTeams
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 422, 500

        Request: ``POST /enterprises/{enterprise}/copilot/billing/selected_enterprise_teams``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/copilot/copilot-user-management#add-enterprise-teams-to-the-copilot-subscription-for-an-enterprise
        """

    def add_copilot_seats_for_enterprise_users(
        self,
        enterprise: str | GitHubCore,
        *,
        selected_usernames: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Copilot_AddCopilotSeatsForEnterpriseUsers:
        """copilot/add-copilot-seats-for-enterprise-users.

        Hosts: ghec.

        :param enterprise: path: a str
        :param selected_usernames: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Copilot_AddCopilotSeatsForEnterpriseUsers
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 422, 500

        Request: ``POST /enterprises/{enterprise}/copilot/billing/selected_users``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/copilot/copilot-user-management#add-users-to-the-copilot-subscription-for-an-enterprise
        """

    def add_copilot_seats_for_teams(
        self,
        org: str | GitHubCore,
        *,
        selected_teams: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Copilot_AddCopilotSeatsForTeams:
        """copilot/add-copilot-seats-for-teams.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param selected_teams: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Copilot_AddCopilotSeatsForTeams
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 422, 500

        Request: ``POST /orgs/{org}/copilot/billing/selected_teams``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-user-management#add-teams-to-the-copilot-subscription-for-an-organization
        """

    def add_copilot_seats_for_users(
        self,
        org: str | GitHubCore,
        *,
        selected_usernames: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Copilot_AddCopilotSeatsForUsers:
        """copilot/add-copilot-seats-for-users.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param selected_usernames: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Copilot_AddCopilotSeatsForUsers
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 422, 500

        Request: ``POST /orgs/{org}/copilot/billing/selected_users``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-user-management#add-users-to-the-copilot-subscription-for-an-organization
        """

    def add_organizations_to_enterprise_coding_agent_policy(
        self,
        enterprise: str | GitHubCore,
        *,
        custom_properties: Iterable[_AddOrganizationsToEnterpriseCodingAgentPolicy_CustomProperties] = ...,
        organizations: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot/add-organizations-to-enterprise-coding-agent-policy.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param custom_properties: body, optional: an iterable
        :param organizations: body, optional: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 400

        Request: ``POST /enterprises/{enterprise}/copilot/policies/coding_agent/organizations``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-coding-agent-management#add-organizations-to-the-enterprise-coding-agent-policy
        """

    def cancel_copilot_seat_assignment_for_teams(
        self,
        org: str | GitHubCore,
        *,
        selected_teams: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Copilot_CancelCopilotSeatAssignmentForTeams:
        """copilot/cancel-copilot-seat-assignment-for-teams.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param selected_teams: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Copilot_CancelCopilotSeatAssignmentForTeams
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 422, 500

        Request: ``DELETE /orgs/{org}/copilot/billing/selected_teams``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-user-management#remove-teams-from-the-copilot-subscription-for-an-organization
        """

    def cancel_copilot_seat_assignment_for_users(
        self,
        org: str | GitHubCore,
        *,
        selected_usernames: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Copilot_CancelCopilotSeatAssignmentForUsers:
        """copilot/cancel-copilot-seat-assignment-for-users.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param selected_usernames: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Copilot_CancelCopilotSeatAssignmentForUsers
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 422, 500

        Request: ``DELETE /orgs/{org}/copilot/billing/selected_users``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-user-management#remove-users-from-the-copilot-subscription-for-an-organization
        """

    def cancel_copilot_seats_for_enterprise_teams(
        self,
        enterprise: str | GitHubCore,
        *,
        selected_enterprise_teams: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Copilot_CancelCopilotSeatsForEnterpriseTeams:
        """copilot/cancel-copilot-seats-for-enterprise-teams.

        Hosts: ghec.

        :param enterprise: path: a str
        :param selected_enterprise_teams: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Copilot_CancelCopilotSeatsForEnterpriseTeams
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 422, 500

        Request: ``DELETE /enterprises/{enterprise}/copilot/billing/selected_enterprise_teams``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/copilot/copilot-user-management#remove-enterprise-teams-from-the-copilot-subscription-for-an-enterprise
        """

    def cancel_copilot_seats_for_enterprise_users(
        self,
        enterprise: str | GitHubCore,
        *,
        selected_usernames: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Copilot_CancelCopilotSeatsForEnterpriseUsers:
        """copilot/cancel-copilot-seats-for-enterprise-users.

        Hosts: ghec.

        :param enterprise: path: a str
        :param selected_usernames: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Copilot_CancelCopilotSeatsForEnterpriseUsers
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 422, 500

        Request: ``DELETE /enterprises/{enterprise}/copilot/billing/selected_users``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/copilot/copilot-user-management#remove-users-from-the-copilot-subscription-for-an-enterprise
        """

    def copilot_content_exclusion_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """copilot/copilot-content-exclusion-for-enterprise.

        Hosts: ghec.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any]
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 500

        Request: ``GET /enterprises/{enterprise}/copilot/content_exclusion``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/copilot/copilot-content-exclusion-management#get-copilot-content-exclusion-rules-for-an-enterprise
        """

    def copilot_content_exclusion_for_organization(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """copilot/copilot-content-exclusion-for-organization.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any]
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 500

        Request: ``GET /orgs/{org}/copilot/content_exclusion``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-content-exclusion-management#get-copilot-content-exclusion-rules-for-an-organization
        """

    def copilot_enterprise_one_day_usage_metrics(
        self,
        enterprise: str | GitHubCore,
        *,
        day: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotUsageMetricsminus1DayReport:
        """copilot/copilot-enterprise-one-day-usage-metrics.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param day: query: a date or text such as 2014-04-03
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CopilotUsageMetricsminus1DayReport
        :raises GitHubError: the response has an error status; documented: 403, 404, 500

        Request: ``GET /enterprises/{enterprise}/copilot/metrics/reports/enterprise-1-day``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-usage-metrics#get-copilot-enterprise-usage-metrics-for-a-specific-day
        """

    def copilot_enterprise_repos_one_day_report(
        self,
        enterprise: str | GitHubCore,
        *,
        day: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotUsageMetricsminus1DayReport | None:
        """copilot/copilot-enterprise-repos-one-day-report.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param day: query: a date or text such as 2014-04-03
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CopilotUsageMetricsminus1DayReport | None
        :raises GitHubError: the response has an error status; documented: 403, 404, 500

        Request: ``GET /enterprises/{enterprise}/copilot/metrics/reports/repos-1-day``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-usage-metrics#get-copilot-enterprise-repository-report-for-a-specific-day
        """

    def copilot_enterprise_usage_metrics(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotUsageMetrics28DayReport:
        """copilot/copilot-enterprise-usage-metrics.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CopilotUsageMetrics28DayReport
        :raises GitHubError: the response has an error status; documented: 403, 404, 500

        Request: ``GET /enterprises/{enterprise}/copilot/metrics/reports/enterprise-28-day/latest``
        GitHub: https://docs.github.com/rest/copilot/copilot-usage-metrics#get-copilot-enterprise-usage-metrics
        """

    def copilot_enterprise_user_teams_one_day_report(
        self,
        enterprise: str | GitHubCore,
        *,
        day: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotUsageMetricsminus1DayReport:
        """copilot/copilot-enterprise-user-teams-one-day-report.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param day: query: a date or text such as 2014-04-03
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CopilotUsageMetricsminus1DayReport
        :raises GitHubError: the response has an error status; documented: 403, 404, 500

        Request: ``GET /enterprises/{enterprise}/copilot/metrics/reports/user-teams-1-day``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-usage-metrics#get-copilot-enterprise-user-teams-report-for-a-specific-day
        """

    def copilot_organization_one_day_usage_metrics(
        self,
        org: str | GitHubCore,
        *,
        day: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotUsageMetricsminus1DayReport | None:
        """copilot/copilot-organization-one-day-usage-metrics.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param day: query: a date or text such as 2014-04-03
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CopilotUsageMetricsminus1DayReport | None
        :raises GitHubError: the response has an error status; documented: 403, 404, 500

        Request: ``GET /orgs/{org}/copilot/metrics/reports/organization-1-day``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-usage-metrics#get-copilot-organization-usage-metrics-for-a-specific-day
        """

    def copilot_organization_repos_one_day_report(
        self,
        org: str | GitHubCore,
        *,
        day: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotUsageMetricsminus1DayReport | None:
        """copilot/copilot-organization-repos-one-day-report.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param day: query: a date or text such as 2014-04-03
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CopilotUsageMetricsminus1DayReport | None
        :raises GitHubError: the response has an error status; documented: 403, 404, 500

        Request: ``GET /orgs/{org}/copilot/metrics/reports/repos-1-day``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-usage-metrics#get-copilot-organization-repository-report-for-a-specific-day
        """

    def copilot_organization_usage_metrics(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotUsageMetrics28DayReport:
        """copilot/copilot-organization-usage-metrics.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CopilotUsageMetrics28DayReport
        :raises GitHubError: the response has an error status; documented: 403, 404, 500

        Request: ``GET /orgs/{org}/copilot/metrics/reports/organization-28-day/latest``
        GitHub: https://docs.github.com/rest/copilot/copilot-usage-metrics#get-copilot-organization-usage-metrics
        """

    def copilot_organization_user_teams_one_day_report(
        self,
        org: str | GitHubCore,
        *,
        day: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotUsageMetricsminus1DayReport | None:
        """copilot/copilot-organization-user-teams-one-day-report.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param day: query: a date or text such as 2014-04-03
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CopilotUsageMetricsminus1DayReport | None
        :raises GitHubError: the response has an error status; documented: 403, 404, 500

        Request: ``GET /orgs/{org}/copilot/metrics/reports/user-teams-1-day``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-usage-metrics#get-copilot-organization-user-teams-report-for-a-specific-day
        """

    def copilot_organization_users_one_day_usage_metrics(
        self,
        org: str | GitHubCore,
        *,
        day: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotUsageMetricsminus1DayReport | None:
        """copilot/copilot-organization-users-one-day-usage-metrics.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param day: query: a date or text such as 2014-04-03
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CopilotUsageMetricsminus1DayReport | None
        :raises GitHubError: the response has an error status; documented: 403, 404, 500

        Request: ``GET /orgs/{org}/copilot/metrics/reports/users-1-day``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-usage-metrics#get-copilot-organization-users-usage-metrics-for-a-specific-day
        """

    def copilot_organization_users_usage_metrics(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotUsageMetrics28DayReport:
        """copilot/copilot-organization-users-usage-metrics.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CopilotUsageMetrics28DayReport
        :raises GitHubError: the response has an error status; documented: 403, 404, 500

        Request: ``GET /orgs/{org}/copilot/metrics/reports/users-28-day/latest``
        GitHub: https://docs.github.com/rest/copilot/copilot-usage-metrics#get-copilot-organization-users-usage-metrics
        """

    def copilot_users_one_day_usage_metrics(
        self,
        enterprise: str | GitHubCore,
        *,
        day: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotUsageMetricsminus1DayReport:
        """copilot/copilot-users-one-day-usage-metrics.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param day: query: a date or text such as 2014-04-03
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CopilotUsageMetricsminus1DayReport
        :raises GitHubError: the response has an error status; documented: 403, 404, 500

        Request: ``GET /enterprises/{enterprise}/copilot/metrics/reports/users-1-day``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-usage-metrics#get-copilot-users-usage-metrics-for-a-specific-day
        """

    def copilot_users_usage_metrics(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotUsageMetrics28DayReport:
        """copilot/copilot-users-usage-metrics.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CopilotUsageMetrics28DayReport
        :raises GitHubError: the response has an error status; documented: 403, 404, 500

        Request: ``GET /enterprises/{enterprise}/copilot/metrics/reports/users-28-day/latest``
        GitHub: https://docs.github.com/rest/copilot/copilot-usage-metrics#get-copilot-users-usage-metrics
        """

    def delete_copilot_custom_agents_source_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot/delete-copilot-custom-agents-source-for-enterprise.

        Hosts: ghec.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``DELETE /enterprises/{enterprise}/copilot/custom-agents/source``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/copilot/copilot-custom-agents#delete-the-custom-agents-source-for-an-enterprise
        """

    def disable_copilot_coding_agent_for_repository_in_organization(
        self,
        org: str | GitHubCore,
        repository_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot/disable-copilot-coding-agent-for-repository-in-organization.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param repository_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 409, 500

        Request: ``DELETE /orgs/{org}/copilot/coding-agent/permissions/repositories/{repository_id}``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-coding-agent-management#disable-a-repository-for-copilot-cloud-agent-in-an-organization
        """

    def enable_copilot_coding_agent_for_repository_in_organization(
        self,
        org: str | GitHubCore,
        repository_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot/enable-copilot-coding-agent-for-repository-in-organization.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param repository_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 409, 422, 500

        Request: ``PUT /orgs/{org}/copilot/coding-agent/permissions/repositories/{repository_id}``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-coding-agent-management#enable-a-repository-for-copilot-cloud-agent-in-an-organization
        """

    def get_copilot_cloud_agent_configuration(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Copilot_GetCopilotCloudAgentConfiguration:
        """copilot/get-copilot-cloud-agent-configuration.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Copilot_GetCopilotCloudAgentConfiguration
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 500

        Request: ``GET /repos/{owner}/{repo}/copilot/cloud-agent/configuration``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-cloud-agent-management#get-copilot-cloud-agent-configuration-for-a-repository
        """

    def get_copilot_coding_agent_permissions_organization(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Copilot_GetCopilotCodingAgentPermissionsOrganization:
        """copilot/get-copilot-coding-agent-permissions-organization.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Copilot_GetCopilotCodingAgentPermissionsOrganization
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 500

        Request: ``GET /orgs/{org}/copilot/coding-agent/permissions``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-coding-agent-management#get-copilot-cloud-agent-permissions-for-an-organization
        """

    def get_copilot_custom_agents_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Copilot_GetCopilotCustomAgentsForEnterprise_CustomAgents]:
        """copilot/get-copilot-custom-agents-for-enterprise.

        Hosts: ghec.

        :param enterprise: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Copilot_GetCopilotCustomAgentsForEnterprise_CustomAgents]
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 500

        Request: ``GET /enterprises/{enterprise}/copilot/custom-agents``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/copilot/copilot-custom-agents#get-custom-agents-for-an-enterprise
        """

    def get_copilot_custom_agents_source_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Copilot_GetCopilotCustomAgentsSourceForEnterprise:
        """copilot/get-copilot-custom-agents-source-for-enterprise.

        Hosts: ghec.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Copilot_GetCopilotCustomAgentsSourceForEnterprise
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /enterprises/{enterprise}/copilot/custom-agents/source``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/copilot/copilot-custom-agents#get-the-source-organization-for-custom-agents-in-an-enterprise
        """

    def get_copilot_organization_details(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotOrganizationDetails:
        """copilot/get-copilot-organization-details.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CopilotOrganizationDetails
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 422, 500

        Request: ``GET /orgs/{org}/copilot/billing``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-user-management#get-copilot-seat-information-and-settings-for-an-organization
        """

    def get_copilot_seat_details_for_enterprise_user(
        self,
        enterprise: str | GitHubCore,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Copilot_GetCopilotSeatDetailsForEnterpriseUser:
        """copilot/get-copilot-seat-details-for-enterprise-user.

        Hosts: ghec.

        :param enterprise: path: a str
        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Copilot_GetCopilotSeatDetailsForEnterpriseUser
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 422, 500

        Request: ``GET /enterprises/{enterprise}/members/{username}/copilot``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/copilot/copilot-user-management#get-copilot-seat-assignment-details-for-an-enterprise-user
        """

    def get_copilot_seat_details_for_user(
        self,
        org: str | GitHubCore,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSeatDetails:
        """copilot/get-copilot-seat-details-for-user.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CopilotSeatDetails
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 422, 500

        Request: ``GET /orgs/{org}/members/{username}/copilot``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-user-management#get-copilot-seat-assignment-details-for-a-user
        """

    def get_usage_records(
        self,
        enterprise: str | GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        order: Literal["desc", "asc"] = ...,
        per_page: int = ...,
        phrase: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Copilot_GetUsageRecords]:
        """copilot/get-usage-records.

        Hosts: ghec.

        :param enterprise: path: a str
        :param after: query, optional: a str
        :param before: query, optional: a str
        :param order: query, optional: one of "desc", "asc"
        :param per_page: query, optional: an int, default 25
        :param phrase: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Copilot_GetUsageRecords]
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 422

        Request: ``GET /enterprises/{enterprise}/copilot/usage-records``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/copilot/copilot-usage-metrics#get-copilot-usage-records-for-an-enterprise
        """

    def list_copilot_coding_agent_selected_repositories_for_organization(
        self,
        org: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """copilot/list-copilot-coding-agent-selected-repositories-for-organization.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortRepository]
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 409, 500

        Request: ``GET /orgs/{org}/copilot/coding-agent/permissions/repositories``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-coding-agent-management#list-repositories-enabled-for-copilot-cloud-agent-in-an-organization
        """

    def list_copilot_seats(
        self,
        org: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CopilotSeatDetails]:
        """copilot/list-copilot-seats.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 50
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[CopilotSeatDetails]
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 500

        Request: ``GET /orgs/{org}/copilot/billing/seats``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-user-management#list-all-copilot-seat-assignments-for-an-organization
        """

    def list_copilot_seats_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CopilotSeatDetails]:
        """copilot/list-copilot-seats-for-enterprise.

        Hosts: ghec.

        :param enterprise: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 50
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[CopilotSeatDetails]
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 500

        Request: ``GET /enterprises/{enterprise}/copilot/billing/seats``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/copilot/copilot-user-management#list-all-copilot-seat-assignments-for-an-enterprise
        """

    def remove_organizations_from_enterprise_coding_agent_policy(
        self,
        enterprise: str | GitHubCore,
        *,
        custom_properties: Iterable[_RemoveOrganizationsFromEnterpriseCodingAgentPolicy_CustomProperties] = ...,
        organizations: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot/remove-organizations-from-enterprise-coding-agent-policy.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param custom_properties: body, optional: an iterable
        :param organizations: body, optional: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 400

        Request: ``DELETE /enterprises/{enterprise}/copilot/policies/coding_agent/organizations``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-coding-agent-management#remove-organizations-from-the-enterprise-coding-agent-policy
        """

    def set_copilot_coding_agent_permissions_organization(
        self,
        org: str | GitHubCore,
        *,
        enabled_repositories: Literal["all", "selected", "none"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot/set-copilot-coding-agent-permissions-organization.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param enabled_repositories: body: one of "all", "selected", "none"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 422, 500

        Request: ``PUT /orgs/{org}/copilot/coding-agent/permissions``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-coding-agent-management#set-copilot-cloud-agent-permissions-for-an-organization
        """

    def set_copilot_coding_agent_selected_repositories_for_organization(
        self,
        org: str | GitHubCore,
        *,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot/set-copilot-coding-agent-selected-repositories-for-organization.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param selected_repository_ids: body: an iterable of int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 409, 422, 500

        Request: ``PUT /orgs/{org}/copilot/coding-agent/permissions/repositories``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-coding-agent-management#set-selected-repositories-for-copilot-cloud-agent-in-an-organization
        """

    def set_copilot_content_exclusion_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        data: Mapping[str, Iterable[str | _SetCopilotContentExclusionForEnterprise_Data1 | _SetCopilotContentExclusionForEnterprise_Data2]],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Copilot_SetCopilotContentExclusionForEnterprise:
        """copilot/set-copilot-content-exclusion-for-enterprise.

        Hosts: ghec.

        :param enterprise: path: a str
        :param data: the whole body, as JSON
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Copilot_SetCopilotContentExclusionForEnterprise
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 413, 422, 500

        Request: ``PUT /enterprises/{enterprise}/copilot/content_exclusion``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/copilot/copilot-content-exclusion-management#set-copilot-content-exclusion-rules-for-an-enterprise
        """

    def set_copilot_content_exclusion_for_organization(
        self,
        org: str | GitHubCore,
        *,
        data: Mapping[str, Iterable[str | _SetCopilotContentExclusionForOrganization_Data1 | _SetCopilotContentExclusionForOrganization_Data2]],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Copilot_SetCopilotContentExclusionForOrganization:
        """copilot/set-copilot-content-exclusion-for-organization.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param data: the whole body, as JSON
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Copilot_SetCopilotContentExclusionForOrganization
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 413, 422, 500

        Request: ``PUT /orgs/{org}/copilot/content_exclusion``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-content-exclusion-management#set-copilot-content-exclusion-rules-for-an-organization
        """

    def set_copilot_custom_agents_source_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        create_ruleset: bool = ...,
        organization_id: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Copilot_SetCopilotCustomAgentsSourceForEnterprise:
        """copilot/set-copilot-custom-agents-source-for-enterprise.

        Hosts: ghec.

        :param enterprise: path: a str
        :param create_ruleset: body, optional: a bool, default true
        :param organization_id: body: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Copilot_SetCopilotCustomAgentsSourceForEnterprise
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 422, 500

        Request: ``PUT /enterprises/{enterprise}/copilot/custom-agents/source``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/copilot/copilot-custom-agents#set-the-source-organization-for-custom-agents-in-an-enterprise
        """

    def set_enterprise_coding_agent_policy(
        self,
        enterprise: str | GitHubCore,
        *,
        policy_state: Literal["enabled_for_all_orgs", "disabled_for_all_orgs", "enabled_for_selected_orgs", "configured_by_org_admins"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot/set-enterprise-coding-agent-policy.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param policy_state: body: one of "enabled_for_all_orgs", "disabled_for_all_orgs", "enabled_for_selected_orgs",
            "configured_by_org_admins"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 400

        Request: ``PUT /enterprises/{enterprise}/copilot/policies/coding_agent``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-coding-agent-management#set-the-coding-agent-policy-for-an-enterprise
        """

class AsyncCopilot(Operations):
    """The operations of GitHub's tag ``copilot``, for asyncio."""

    async def add_copilot_seats_for_enterprise_teams(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        selected_enterprise_teams: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Copilot_AddCopilotSeatsForEnterpriseTeams:
        """copilot/add-copilot-seats-for-enterprise-teams.

        Request: ``POST /enterprises/{enterprise}/copilot/billing/selected_enterprise_teams``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/copilot/copilot-user-management#add-enterprise-teams-to-the-copilot-subscription-for-an-enterprise
        """

    async def add_copilot_seats_for_enterprise_users(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        selected_usernames: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Copilot_AddCopilotSeatsForEnterpriseUsers:
        """copilot/add-copilot-seats-for-enterprise-users.

        Request: ``POST /enterprises/{enterprise}/copilot/billing/selected_users``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/copilot/copilot-user-management#add-users-to-the-copilot-subscription-for-an-enterprise
        """

    async def add_copilot_seats_for_teams(
        self,
        org: str | _aio.GitHubCore,
        *,
        selected_teams: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Copilot_AddCopilotSeatsForTeams:
        """copilot/add-copilot-seats-for-teams.

        Request: ``POST /orgs/{org}/copilot/billing/selected_teams``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-user-management#add-teams-to-the-copilot-subscription-for-an-organization
        """

    async def add_copilot_seats_for_users(
        self,
        org: str | _aio.GitHubCore,
        *,
        selected_usernames: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Copilot_AddCopilotSeatsForUsers:
        """copilot/add-copilot-seats-for-users.

        Request: ``POST /orgs/{org}/copilot/billing/selected_users``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-user-management#add-users-to-the-copilot-subscription-for-an-organization
        """

    async def add_organizations_to_enterprise_coding_agent_policy(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        custom_properties: Iterable[_AddOrganizationsToEnterpriseCodingAgentPolicy_CustomProperties] = ...,
        organizations: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot/add-organizations-to-enterprise-coding-agent-policy.

        Request: ``POST /enterprises/{enterprise}/copilot/policies/coding_agent/organizations``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-coding-agent-management#add-organizations-to-the-enterprise-coding-agent-policy
        """

    async def cancel_copilot_seat_assignment_for_teams(
        self,
        org: str | _aio.GitHubCore,
        *,
        selected_teams: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Copilot_CancelCopilotSeatAssignmentForTeams:
        """copilot/cancel-copilot-seat-assignment-for-teams.

        Request: ``DELETE /orgs/{org}/copilot/billing/selected_teams``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-user-management#remove-teams-from-the-copilot-subscription-for-an-organization
        """

    async def cancel_copilot_seat_assignment_for_users(
        self,
        org: str | _aio.GitHubCore,
        *,
        selected_usernames: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Copilot_CancelCopilotSeatAssignmentForUsers:
        """copilot/cancel-copilot-seat-assignment-for-users.

        Request: ``DELETE /orgs/{org}/copilot/billing/selected_users``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-user-management#remove-users-from-the-copilot-subscription-for-an-organization
        """

    async def cancel_copilot_seats_for_enterprise_teams(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        selected_enterprise_teams: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Copilot_CancelCopilotSeatsForEnterpriseTeams:
        """copilot/cancel-copilot-seats-for-enterprise-teams.

        Request: ``DELETE /enterprises/{enterprise}/copilot/billing/selected_enterprise_teams``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/copilot/copilot-user-management#remove-enterprise-teams-from-the-copilot-subscription-for-an-enterprise
        """

    async def cancel_copilot_seats_for_enterprise_users(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        selected_usernames: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Copilot_CancelCopilotSeatsForEnterpriseUsers:
        """copilot/cancel-copilot-seats-for-enterprise-users.

        Request: ``DELETE /enterprises/{enterprise}/copilot/billing/selected_users``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/copilot/copilot-user-management#remove-users-from-the-copilot-subscription-for-an-enterprise
        """

    async def copilot_content_exclusion_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """copilot/copilot-content-exclusion-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/copilot/content_exclusion``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/copilot/copilot-content-exclusion-management#get-copilot-content-exclusion-rules-for-an-enterprise
        """

    async def copilot_content_exclusion_for_organization(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """copilot/copilot-content-exclusion-for-organization.

        Request: ``GET /orgs/{org}/copilot/content_exclusion``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-content-exclusion-management#get-copilot-content-exclusion-rules-for-an-organization
        """

    async def copilot_enterprise_one_day_usage_metrics(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        day: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotUsageMetricsminus1DayReport:
        """copilot/copilot-enterprise-one-day-usage-metrics.

        Request: ``GET /enterprises/{enterprise}/copilot/metrics/reports/enterprise-1-day``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-usage-metrics#get-copilot-enterprise-usage-metrics-for-a-specific-day
        """

    async def copilot_enterprise_repos_one_day_report(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        day: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotUsageMetricsminus1DayReport | None:
        """copilot/copilot-enterprise-repos-one-day-report.

        Request: ``GET /enterprises/{enterprise}/copilot/metrics/reports/repos-1-day``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-usage-metrics#get-copilot-enterprise-repository-report-for-a-specific-day
        """

    async def copilot_enterprise_usage_metrics(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotUsageMetrics28DayReport:
        """copilot/copilot-enterprise-usage-metrics.

        Request: ``GET /enterprises/{enterprise}/copilot/metrics/reports/enterprise-28-day/latest``
        GitHub: https://docs.github.com/rest/copilot/copilot-usage-metrics#get-copilot-enterprise-usage-metrics
        """

    async def copilot_enterprise_user_teams_one_day_report(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        day: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotUsageMetricsminus1DayReport:
        """copilot/copilot-enterprise-user-teams-one-day-report.

        Request: ``GET /enterprises/{enterprise}/copilot/metrics/reports/user-teams-1-day``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-usage-metrics#get-copilot-enterprise-user-teams-report-for-a-specific-day
        """

    async def copilot_organization_one_day_usage_metrics(
        self,
        org: str | _aio.GitHubCore,
        *,
        day: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotUsageMetricsminus1DayReport | None:
        """copilot/copilot-organization-one-day-usage-metrics.

        Request: ``GET /orgs/{org}/copilot/metrics/reports/organization-1-day``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-usage-metrics#get-copilot-organization-usage-metrics-for-a-specific-day
        """

    async def copilot_organization_repos_one_day_report(
        self,
        org: str | _aio.GitHubCore,
        *,
        day: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotUsageMetricsminus1DayReport | None:
        """copilot/copilot-organization-repos-one-day-report.

        Request: ``GET /orgs/{org}/copilot/metrics/reports/repos-1-day``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-usage-metrics#get-copilot-organization-repository-report-for-a-specific-day
        """

    async def copilot_organization_usage_metrics(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotUsageMetrics28DayReport:
        """copilot/copilot-organization-usage-metrics.

        Request: ``GET /orgs/{org}/copilot/metrics/reports/organization-28-day/latest``
        GitHub: https://docs.github.com/rest/copilot/copilot-usage-metrics#get-copilot-organization-usage-metrics
        """

    async def copilot_organization_user_teams_one_day_report(
        self,
        org: str | _aio.GitHubCore,
        *,
        day: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotUsageMetricsminus1DayReport | None:
        """copilot/copilot-organization-user-teams-one-day-report.

        Request: ``GET /orgs/{org}/copilot/metrics/reports/user-teams-1-day``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-usage-metrics#get-copilot-organization-user-teams-report-for-a-specific-day
        """

    async def copilot_organization_users_one_day_usage_metrics(
        self,
        org: str | _aio.GitHubCore,
        *,
        day: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotUsageMetricsminus1DayReport | None:
        """copilot/copilot-organization-users-one-day-usage-metrics.

        Request: ``GET /orgs/{org}/copilot/metrics/reports/users-1-day``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-usage-metrics#get-copilot-organization-users-usage-metrics-for-a-specific-day
        """

    async def copilot_organization_users_usage_metrics(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotUsageMetrics28DayReport:
        """copilot/copilot-organization-users-usage-metrics.

        Request: ``GET /orgs/{org}/copilot/metrics/reports/users-28-day/latest``
        GitHub: https://docs.github.com/rest/copilot/copilot-usage-metrics#get-copilot-organization-users-usage-metrics
        """

    async def copilot_users_one_day_usage_metrics(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        day: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotUsageMetricsminus1DayReport:
        """copilot/copilot-users-one-day-usage-metrics.

        Request: ``GET /enterprises/{enterprise}/copilot/metrics/reports/users-1-day``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-usage-metrics#get-copilot-users-usage-metrics-for-a-specific-day
        """

    async def copilot_users_usage_metrics(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotUsageMetrics28DayReport:
        """copilot/copilot-users-usage-metrics.

        Request: ``GET /enterprises/{enterprise}/copilot/metrics/reports/users-28-day/latest``
        GitHub: https://docs.github.com/rest/copilot/copilot-usage-metrics#get-copilot-users-usage-metrics
        """

    async def delete_copilot_custom_agents_source_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot/delete-copilot-custom-agents-source-for-enterprise.

        Request: ``DELETE /enterprises/{enterprise}/copilot/custom-agents/source``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/copilot/copilot-custom-agents#delete-the-custom-agents-source-for-an-enterprise
        """

    async def disable_copilot_coding_agent_for_repository_in_organization(
        self,
        org: str | _aio.GitHubCore,
        repository_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot/disable-copilot-coding-agent-for-repository-in-organization.

        Request: ``DELETE /orgs/{org}/copilot/coding-agent/permissions/repositories/{repository_id}``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-coding-agent-management#disable-a-repository-for-copilot-cloud-agent-in-an-organization
        """

    async def enable_copilot_coding_agent_for_repository_in_organization(
        self,
        org: str | _aio.GitHubCore,
        repository_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot/enable-copilot-coding-agent-for-repository-in-organization.

        Request: ``PUT /orgs/{org}/copilot/coding-agent/permissions/repositories/{repository_id}``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-coding-agent-management#enable-a-repository-for-copilot-cloud-agent-in-an-organization
        """

    async def get_copilot_cloud_agent_configuration(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Copilot_GetCopilotCloudAgentConfiguration:
        """copilot/get-copilot-cloud-agent-configuration.

        Request: ``GET /repos/{owner}/{repo}/copilot/cloud-agent/configuration``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-cloud-agent-management#get-copilot-cloud-agent-configuration-for-a-repository
        """

    async def get_copilot_coding_agent_permissions_organization(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Copilot_GetCopilotCodingAgentPermissionsOrganization:
        """copilot/get-copilot-coding-agent-permissions-organization.

        Request: ``GET /orgs/{org}/copilot/coding-agent/permissions``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-coding-agent-management#get-copilot-cloud-agent-permissions-for-an-organization
        """

    def get_copilot_custom_agents_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Copilot_GetCopilotCustomAgentsForEnterprise_CustomAgents]:
        """copilot/get-copilot-custom-agents-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/copilot/custom-agents``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/copilot/copilot-custom-agents#get-custom-agents-for-an-enterprise
        """

    async def get_copilot_custom_agents_source_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Copilot_GetCopilotCustomAgentsSourceForEnterprise:
        """copilot/get-copilot-custom-agents-source-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/copilot/custom-agents/source``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/copilot/copilot-custom-agents#get-the-source-organization-for-custom-agents-in-an-enterprise
        """

    async def get_copilot_organization_details(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotOrganizationDetails:
        """copilot/get-copilot-organization-details.

        Request: ``GET /orgs/{org}/copilot/billing``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-user-management#get-copilot-seat-information-and-settings-for-an-organization
        """

    async def get_copilot_seat_details_for_enterprise_user(
        self,
        enterprise: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Copilot_GetCopilotSeatDetailsForEnterpriseUser:
        """copilot/get-copilot-seat-details-for-enterprise-user.

        Request: ``GET /enterprises/{enterprise}/members/{username}/copilot``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/copilot/copilot-user-management#get-copilot-seat-assignment-details-for-an-enterprise-user
        """

    async def get_copilot_seat_details_for_user(
        self,
        org: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSeatDetails:
        """copilot/get-copilot-seat-details-for-user.

        Request: ``GET /orgs/{org}/members/{username}/copilot``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-user-management#get-copilot-seat-assignment-details-for-a-user
        """

    def get_usage_records(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        order: Literal["desc", "asc"] = ...,
        per_page: int = ...,
        phrase: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Copilot_GetUsageRecords]:
        """copilot/get-usage-records.

        Request: ``GET /enterprises/{enterprise}/copilot/usage-records``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/copilot/copilot-usage-metrics#get-copilot-usage-records-for-an-enterprise
        """

    def list_copilot_coding_agent_selected_repositories_for_organization(
        self,
        org: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """copilot/list-copilot-coding-agent-selected-repositories-for-organization.

        Request: ``GET /orgs/{org}/copilot/coding-agent/permissions/repositories``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-coding-agent-management#list-repositories-enabled-for-copilot-cloud-agent-in-an-organization
        """

    def list_copilot_seats(
        self,
        org: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CopilotSeatDetails]:
        """copilot/list-copilot-seats.

        Request: ``GET /orgs/{org}/copilot/billing/seats``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-user-management#list-all-copilot-seat-assignments-for-an-organization
        """

    def list_copilot_seats_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CopilotSeatDetails]:
        """copilot/list-copilot-seats-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/copilot/billing/seats``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/copilot/copilot-user-management#list-all-copilot-seat-assignments-for-an-enterprise
        """

    async def remove_organizations_from_enterprise_coding_agent_policy(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        custom_properties: Iterable[_RemoveOrganizationsFromEnterpriseCodingAgentPolicy_CustomProperties] = ...,
        organizations: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot/remove-organizations-from-enterprise-coding-agent-policy.

        Request: ``DELETE /enterprises/{enterprise}/copilot/policies/coding_agent/organizations``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-coding-agent-management#remove-organizations-from-the-enterprise-coding-agent-policy
        """

    async def set_copilot_coding_agent_permissions_organization(
        self,
        org: str | _aio.GitHubCore,
        *,
        enabled_repositories: Literal["all", "selected", "none"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot/set-copilot-coding-agent-permissions-organization.

        Request: ``PUT /orgs/{org}/copilot/coding-agent/permissions``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-coding-agent-management#set-copilot-cloud-agent-permissions-for-an-organization
        """

    async def set_copilot_coding_agent_selected_repositories_for_organization(
        self,
        org: str | _aio.GitHubCore,
        *,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot/set-copilot-coding-agent-selected-repositories-for-organization.

        Request: ``PUT /orgs/{org}/copilot/coding-agent/permissions/repositories``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-coding-agent-management#set-selected-repositories-for-copilot-cloud-agent-in-an-organization
        """

    async def set_copilot_content_exclusion_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        data: Mapping[str, Iterable[str | _SetCopilotContentExclusionForEnterprise_Data1 | _SetCopilotContentExclusionForEnterprise_Data2]],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Copilot_SetCopilotContentExclusionForEnterprise:
        """copilot/set-copilot-content-exclusion-for-enterprise.

        Request: ``PUT /enterprises/{enterprise}/copilot/content_exclusion``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/copilot/copilot-content-exclusion-management#set-copilot-content-exclusion-rules-for-an-enterprise
        """

    async def set_copilot_content_exclusion_for_organization(
        self,
        org: str | _aio.GitHubCore,
        *,
        data: Mapping[str, Iterable[str | _SetCopilotContentExclusionForOrganization_Data1 | _SetCopilotContentExclusionForOrganization_Data2]],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Copilot_SetCopilotContentExclusionForOrganization:
        """copilot/set-copilot-content-exclusion-for-organization.

        Request: ``PUT /orgs/{org}/copilot/content_exclusion``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-content-exclusion-management#set-copilot-content-exclusion-rules-for-an-organization
        """

    async def set_copilot_custom_agents_source_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        create_ruleset: bool = ...,
        organization_id: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Copilot_SetCopilotCustomAgentsSourceForEnterprise:
        """copilot/set-copilot-custom-agents-source-for-enterprise.

        Request: ``PUT /enterprises/{enterprise}/copilot/custom-agents/source``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/copilot/copilot-custom-agents#set-the-source-organization-for-custom-agents-in-an-enterprise
        """

    async def set_enterprise_coding_agent_policy(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        policy_state: Literal["enabled_for_all_orgs", "disabled_for_all_orgs", "enabled_for_selected_orgs", "configured_by_org_admins"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot/set-enterprise-coding-agent-policy.

        Request: ``PUT /enterprises/{enterprise}/copilot/policies/coding_agent``
        GitHub:
        https://docs.github.com/rest/copilot/copilot-coding-agent-management#set-the-coding-agent-policy-for-an-enterprise
        """

class _BoundCopilot(Operations):
    """The operations of GitHub's tag ``copilot``, bound to a resource."""

    def add_copilot_seats_for_enterprise_teams(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        selected_enterprise_teams: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Copilot_AddCopilotSeatsForEnterpriseTeams:
        """copilot/add-copilot-seats-for-enterprise-teams."""

    def add_copilot_seats_for_enterprise_users(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        selected_usernames: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Copilot_AddCopilotSeatsForEnterpriseUsers:
        """copilot/add-copilot-seats-for-enterprise-users."""

    def add_copilot_seats_for_teams(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        selected_teams: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Copilot_AddCopilotSeatsForTeams:
        """copilot/add-copilot-seats-for-teams."""

    def add_copilot_seats_for_users(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        selected_usernames: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Copilot_AddCopilotSeatsForUsers:
        """copilot/add-copilot-seats-for-users."""

    def add_organizations_to_enterprise_coding_agent_policy(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        custom_properties: Iterable[_AddOrganizationsToEnterpriseCodingAgentPolicy_CustomProperties] = ...,
        organizations: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot/add-organizations-to-enterprise-coding-agent-policy."""

    def cancel_copilot_seat_assignment_for_teams(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        selected_teams: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Copilot_CancelCopilotSeatAssignmentForTeams:
        """copilot/cancel-copilot-seat-assignment-for-teams."""

    def cancel_copilot_seat_assignment_for_users(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        selected_usernames: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Copilot_CancelCopilotSeatAssignmentForUsers:
        """copilot/cancel-copilot-seat-assignment-for-users."""

    def cancel_copilot_seats_for_enterprise_teams(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        selected_enterprise_teams: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Copilot_CancelCopilotSeatsForEnterpriseTeams:
        """copilot/cancel-copilot-seats-for-enterprise-teams."""

    def cancel_copilot_seats_for_enterprise_users(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        selected_usernames: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Copilot_CancelCopilotSeatsForEnterpriseUsers:
        """copilot/cancel-copilot-seats-for-enterprise-users."""

    def copilot_content_exclusion_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """copilot/copilot-content-exclusion-for-enterprise."""

    def copilot_content_exclusion_for_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """copilot/copilot-content-exclusion-for-organization."""

    def copilot_enterprise_one_day_usage_metrics(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        day: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotUsageMetricsminus1DayReport:
        """copilot/copilot-enterprise-one-day-usage-metrics."""

    def copilot_enterprise_repos_one_day_report(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        day: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotUsageMetricsminus1DayReport | None:
        """copilot/copilot-enterprise-repos-one-day-report."""

    def copilot_enterprise_usage_metrics(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotUsageMetrics28DayReport:
        """copilot/copilot-enterprise-usage-metrics."""

    def copilot_enterprise_user_teams_one_day_report(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        day: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotUsageMetricsminus1DayReport:
        """copilot/copilot-enterprise-user-teams-one-day-report."""

    def copilot_organization_one_day_usage_metrics(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        day: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotUsageMetricsminus1DayReport | None:
        """copilot/copilot-organization-one-day-usage-metrics."""

    def copilot_organization_repos_one_day_report(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        day: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotUsageMetricsminus1DayReport | None:
        """copilot/copilot-organization-repos-one-day-report."""

    def copilot_organization_usage_metrics(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotUsageMetrics28DayReport:
        """copilot/copilot-organization-usage-metrics."""

    def copilot_organization_user_teams_one_day_report(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        day: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotUsageMetricsminus1DayReport | None:
        """copilot/copilot-organization-user-teams-one-day-report."""

    def copilot_organization_users_one_day_usage_metrics(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        day: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotUsageMetricsminus1DayReport | None:
        """copilot/copilot-organization-users-one-day-usage-metrics."""

    def copilot_organization_users_usage_metrics(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotUsageMetrics28DayReport:
        """copilot/copilot-organization-users-usage-metrics."""

    def copilot_users_one_day_usage_metrics(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        day: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotUsageMetricsminus1DayReport:
        """copilot/copilot-users-one-day-usage-metrics."""

    def copilot_users_usage_metrics(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotUsageMetrics28DayReport:
        """copilot/copilot-users-usage-metrics."""

    def delete_copilot_custom_agents_source_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot/delete-copilot-custom-agents-source-for-enterprise."""

    def disable_copilot_coding_agent_for_repository_in_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        repository_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot/disable-copilot-coding-agent-for-repository-in-organization."""

    def enable_copilot_coding_agent_for_repository_in_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        repository_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot/enable-copilot-coding-agent-for-repository-in-organization."""

    def get_copilot_cloud_agent_configuration(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Copilot_GetCopilotCloudAgentConfiguration:
        """copilot/get-copilot-cloud-agent-configuration."""

    def get_copilot_coding_agent_permissions_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Copilot_GetCopilotCodingAgentPermissionsOrganization:
        """copilot/get-copilot-coding-agent-permissions-organization."""

    def get_copilot_custom_agents_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Copilot_GetCopilotCustomAgentsForEnterprise_CustomAgents]:
        """copilot/get-copilot-custom-agents-for-enterprise."""

    def get_copilot_custom_agents_source_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Copilot_GetCopilotCustomAgentsSourceForEnterprise:
        """copilot/get-copilot-custom-agents-source-for-enterprise."""

    def get_copilot_organization_details(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotOrganizationDetails:
        """copilot/get-copilot-organization-details."""

    def get_copilot_seat_details_for_enterprise_user(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Copilot_GetCopilotSeatDetailsForEnterpriseUser:
        """copilot/get-copilot-seat-details-for-enterprise-user."""

    def get_copilot_seat_details_for_user(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CopilotSeatDetails:
        """copilot/get-copilot-seat-details-for-user."""

    def get_usage_records(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        order: Literal["desc", "asc"] = ...,
        per_page: int = ...,
        phrase: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Copilot_GetUsageRecords]:
        """copilot/get-usage-records."""

    def list_copilot_coding_agent_selected_repositories_for_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """copilot/list-copilot-coding-agent-selected-repositories-for-organization."""

    def list_copilot_seats(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CopilotSeatDetails]:
        """copilot/list-copilot-seats."""

    def list_copilot_seats_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CopilotSeatDetails]:
        """copilot/list-copilot-seats-for-enterprise."""

    def remove_organizations_from_enterprise_coding_agent_policy(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        custom_properties: Iterable[_RemoveOrganizationsFromEnterpriseCodingAgentPolicy_CustomProperties] = ...,
        organizations: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot/remove-organizations-from-enterprise-coding-agent-policy."""

    def set_copilot_coding_agent_permissions_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        enabled_repositories: Literal["all", "selected", "none"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot/set-copilot-coding-agent-permissions-organization."""

    def set_copilot_coding_agent_selected_repositories_for_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot/set-copilot-coding-agent-selected-repositories-for-organization."""

    def set_copilot_content_exclusion_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        data: Mapping[str, Iterable[str | _SetCopilotContentExclusionForEnterprise_Data1 | _SetCopilotContentExclusionForEnterprise_Data2]],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Copilot_SetCopilotContentExclusionForEnterprise:
        """copilot/set-copilot-content-exclusion-for-enterprise."""

    def set_copilot_content_exclusion_for_organization(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        data: Mapping[str, Iterable[str | _SetCopilotContentExclusionForOrganization_Data1 | _SetCopilotContentExclusionForOrganization_Data2]],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Copilot_SetCopilotContentExclusionForOrganization:
        """copilot/set-copilot-content-exclusion-for-organization."""

    def set_copilot_custom_agents_source_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        create_ruleset: bool = ...,
        organization_id: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Copilot_SetCopilotCustomAgentsSourceForEnterprise:
        """copilot/set-copilot-custom-agents-source-for-enterprise."""

    def set_enterprise_coding_agent_policy(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        policy_state: Literal["enabled_for_all_orgs", "disabled_for_all_orgs", "enabled_for_selected_orgs", "configured_by_org_admins"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot/set-enterprise-coding-agent-policy."""

class _AsyncBoundCopilot(Operations):
    """The operations of GitHub's tag ``copilot``, bound to a resource."""

    async def add_copilot_seats_for_enterprise_teams(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        selected_enterprise_teams: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Copilot_AddCopilotSeatsForEnterpriseTeams:
        """copilot/add-copilot-seats-for-enterprise-teams."""

    async def add_copilot_seats_for_enterprise_users(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        selected_usernames: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Copilot_AddCopilotSeatsForEnterpriseUsers:
        """copilot/add-copilot-seats-for-enterprise-users."""

    async def add_copilot_seats_for_teams(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        selected_teams: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Copilot_AddCopilotSeatsForTeams:
        """copilot/add-copilot-seats-for-teams."""

    async def add_copilot_seats_for_users(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        selected_usernames: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Copilot_AddCopilotSeatsForUsers:
        """copilot/add-copilot-seats-for-users."""

    async def add_organizations_to_enterprise_coding_agent_policy(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        custom_properties: Iterable[_AddOrganizationsToEnterpriseCodingAgentPolicy_CustomProperties] = ...,
        organizations: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot/add-organizations-to-enterprise-coding-agent-policy."""

    async def cancel_copilot_seat_assignment_for_teams(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        selected_teams: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Copilot_CancelCopilotSeatAssignmentForTeams:
        """copilot/cancel-copilot-seat-assignment-for-teams."""

    async def cancel_copilot_seat_assignment_for_users(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        selected_usernames: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Copilot_CancelCopilotSeatAssignmentForUsers:
        """copilot/cancel-copilot-seat-assignment-for-users."""

    async def cancel_copilot_seats_for_enterprise_teams(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        selected_enterprise_teams: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Copilot_CancelCopilotSeatsForEnterpriseTeams:
        """copilot/cancel-copilot-seats-for-enterprise-teams."""

    async def cancel_copilot_seats_for_enterprise_users(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        selected_usernames: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Copilot_CancelCopilotSeatsForEnterpriseUsers:
        """copilot/cancel-copilot-seats-for-enterprise-users."""

    async def copilot_content_exclusion_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """copilot/copilot-content-exclusion-for-enterprise."""

    async def copilot_content_exclusion_for_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """copilot/copilot-content-exclusion-for-organization."""

    async def copilot_enterprise_one_day_usage_metrics(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        day: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotUsageMetricsminus1DayReport:
        """copilot/copilot-enterprise-one-day-usage-metrics."""

    async def copilot_enterprise_repos_one_day_report(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        day: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotUsageMetricsminus1DayReport | None:
        """copilot/copilot-enterprise-repos-one-day-report."""

    async def copilot_enterprise_usage_metrics(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotUsageMetrics28DayReport:
        """copilot/copilot-enterprise-usage-metrics."""

    async def copilot_enterprise_user_teams_one_day_report(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        day: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotUsageMetricsminus1DayReport:
        """copilot/copilot-enterprise-user-teams-one-day-report."""

    async def copilot_organization_one_day_usage_metrics(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        day: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotUsageMetricsminus1DayReport | None:
        """copilot/copilot-organization-one-day-usage-metrics."""

    async def copilot_organization_repos_one_day_report(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        day: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotUsageMetricsminus1DayReport | None:
        """copilot/copilot-organization-repos-one-day-report."""

    async def copilot_organization_usage_metrics(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotUsageMetrics28DayReport:
        """copilot/copilot-organization-usage-metrics."""

    async def copilot_organization_user_teams_one_day_report(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        day: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotUsageMetricsminus1DayReport | None:
        """copilot/copilot-organization-user-teams-one-day-report."""

    async def copilot_organization_users_one_day_usage_metrics(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        day: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotUsageMetricsminus1DayReport | None:
        """copilot/copilot-organization-users-one-day-usage-metrics."""

    async def copilot_organization_users_usage_metrics(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotUsageMetrics28DayReport:
        """copilot/copilot-organization-users-usage-metrics."""

    async def copilot_users_one_day_usage_metrics(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        day: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotUsageMetricsminus1DayReport:
        """copilot/copilot-users-one-day-usage-metrics."""

    async def copilot_users_usage_metrics(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotUsageMetrics28DayReport:
        """copilot/copilot-users-usage-metrics."""

    async def delete_copilot_custom_agents_source_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot/delete-copilot-custom-agents-source-for-enterprise."""

    async def disable_copilot_coding_agent_for_repository_in_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        repository_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot/disable-copilot-coding-agent-for-repository-in-organization."""

    async def enable_copilot_coding_agent_for_repository_in_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        repository_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot/enable-copilot-coding-agent-for-repository-in-organization."""

    async def get_copilot_cloud_agent_configuration(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Copilot_GetCopilotCloudAgentConfiguration:
        """copilot/get-copilot-cloud-agent-configuration."""

    async def get_copilot_coding_agent_permissions_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Copilot_GetCopilotCodingAgentPermissionsOrganization:
        """copilot/get-copilot-coding-agent-permissions-organization."""

    def get_copilot_custom_agents_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Copilot_GetCopilotCustomAgentsForEnterprise_CustomAgents]:
        """copilot/get-copilot-custom-agents-for-enterprise."""

    async def get_copilot_custom_agents_source_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Copilot_GetCopilotCustomAgentsSourceForEnterprise:
        """copilot/get-copilot-custom-agents-source-for-enterprise."""

    async def get_copilot_organization_details(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotOrganizationDetails:
        """copilot/get-copilot-organization-details."""

    async def get_copilot_seat_details_for_enterprise_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Copilot_GetCopilotSeatDetailsForEnterpriseUser:
        """copilot/get-copilot-seat-details-for-enterprise-user."""

    async def get_copilot_seat_details_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CopilotSeatDetails:
        """copilot/get-copilot-seat-details-for-user."""

    def get_usage_records(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        order: Literal["desc", "asc"] = ...,
        per_page: int = ...,
        phrase: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Copilot_GetUsageRecords]:
        """copilot/get-usage-records."""

    def list_copilot_coding_agent_selected_repositories_for_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """copilot/list-copilot-coding-agent-selected-repositories-for-organization."""

    def list_copilot_seats(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CopilotSeatDetails]:
        """copilot/list-copilot-seats."""

    def list_copilot_seats_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CopilotSeatDetails]:
        """copilot/list-copilot-seats-for-enterprise."""

    async def remove_organizations_from_enterprise_coding_agent_policy(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        custom_properties: Iterable[_RemoveOrganizationsFromEnterpriseCodingAgentPolicy_CustomProperties] = ...,
        organizations: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot/remove-organizations-from-enterprise-coding-agent-policy."""

    async def set_copilot_coding_agent_permissions_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        enabled_repositories: Literal["all", "selected", "none"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot/set-copilot-coding-agent-permissions-organization."""

    async def set_copilot_coding_agent_selected_repositories_for_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        selected_repository_ids: Iterable[int],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot/set-copilot-coding-agent-selected-repositories-for-organization."""

    async def set_copilot_content_exclusion_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        data: Mapping[str, Iterable[str | _SetCopilotContentExclusionForEnterprise_Data1 | _SetCopilotContentExclusionForEnterprise_Data2]],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Copilot_SetCopilotContentExclusionForEnterprise:
        """copilot/set-copilot-content-exclusion-for-enterprise."""

    async def set_copilot_content_exclusion_for_organization(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        data: Mapping[str, Iterable[str | _SetCopilotContentExclusionForOrganization_Data1 | _SetCopilotContentExclusionForOrganization_Data2]],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Copilot_SetCopilotContentExclusionForOrganization:
        """copilot/set-copilot-content-exclusion-for-organization."""

    async def set_copilot_custom_agents_source_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        create_ruleset: bool = ...,
        organization_id: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Copilot_SetCopilotCustomAgentsSourceForEnterprise:
        """copilot/set-copilot-custom-agents-source-for-enterprise."""

    async def set_enterprise_coding_agent_policy(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        policy_state: Literal["enabled_for_all_orgs", "disabled_for_all_orgs", "enabled_for_selected_orgs", "configured_by_org_admins"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """copilot/set-enterprise-coding-agent-policy."""

__all__ = ["AsyncCopilot", "Copilot"]
