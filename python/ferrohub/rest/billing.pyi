"""The operations of GitHub's tag ``billing``. Made by tools/generate.py."""

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

class _CreateBudget_BudgetAlerting(TypedDict, total=False):
    will_alert: Required[bool]
    alert_recipients: Required[Iterable[str]]

class _CreateOrganizationBudget_BudgetAlerting(TypedDict, total=False):
    will_alert: bool
    alert_recipients: Iterable[str]

class _UpdateBudget_BudgetAlerting(TypedDict, total=False):
    will_alert: bool
    alert_recipients: Iterable[str]

class _UpdateBudgetOrg_BudgetAlerting(TypedDict, total=False):
    will_alert: bool
    alert_recipients: Iterable[str]

class Billing(Operations):
    """The operations of GitHub's tag ``billing``."""

    def add_resource_to_cost_center(
        self,
        enterprise: str | GitHubCore,
        cost_center_id: str | GitHubCore,
        *,
        enterprise_teams: Iterable[str] = ...,
        organizations: Iterable[str] = ...,
        repositories: Iterable[str] = ...,
        users: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Billing_AddResourceToCostCenter:
        """billing/add-resource-to-cost-center.

        Hosts: ghec.

        :param enterprise: path: a str
        :param cost_center_id: path: a str
        :param enterprise_teams: body, optional: an iterable of str
        :param organizations: body, optional: an iterable of str
        :param repositories: body, optional: an iterable of str
        :param users: body, optional: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Billing_AddResourceToCostCenter
        :raises GitHubError: the response has an error status; documented: 400, 403, 409, 500, 503

        Request: ``POST /enterprises/{enterprise}/settings/billing/cost-centers/{cost_center_id}/resource``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/billing/cost-centers#add-resources-to-a-cost-center
        """

    def create_budget(
        self,
        enterprise: str | GitHubCore,
        *,
        budget_alerting: _CreateBudget_BudgetAlerting,
        budget_amount: int,
        budget_entity_name: str = ...,
        budget_product_sku: str = ...,
        budget_scope: Literal["enterprise", "organization", "repository", "cost_center", "multi_user_customer", "multi_user_cost_center", "user"],
        budget_type: Literal["BundlePricing", "ProductPricing", "SkuPricing"],
        prevent_further_usage: bool,
        user: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CreateBudget:
        """billing/create-budget.

        Hosts: ghec.

        :param enterprise: path: a str
        :param budget_alerting: body: a mapping
        :param budget_amount: body: an int
        :param budget_entity_name: body, optional: a str, default ""
        :param budget_product_sku: body, optional: a str
        :param budget_scope: body: one of "enterprise", "organization", "repository", "cost_center",
            "multi_user_customer", "multi_user_cost_center", "user"
        :param budget_type: body: one of "BundlePricing", "ProductPricing", "SkuPricing"
        :param prevent_further_usage: body: a bool
        :param user: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CreateBudget
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 404, 422, 500

        Request: ``POST /enterprises/{enterprise}/settings/billing/budgets``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/billing/budgets#create-a-budget
        """

    def create_cost_center(
        self,
        enterprise: str | GitHubCore,
        *,
        ai_credit_pool_enabled: bool = ...,
        name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Billing_CreateCostCenter:
        """billing/create-cost-center.

        Hosts: ghec.

        :param enterprise: path: a str
        :param ai_credit_pool_enabled: body, optional: a bool
        :param name: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Billing_CreateCostCenter
        :raises GitHubError: the response has an error status; documented: 400, 409, 500

        Request: ``POST /enterprises/{enterprise}/settings/billing/cost-centers``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/billing/cost-centers#create-a-new-cost-center
        """

    def create_organization_budget(
        self,
        org: str | GitHubCore,
        *,
        budget_alerting: _CreateOrganizationBudget_BudgetAlerting = ...,
        budget_amount: int = ...,
        budget_entity_name: str = ...,
        budget_product_sku: str = ...,
        budget_scope: Literal["organization", "repository", "multi_user_customer", "user"] = ...,
        budget_type: Literal["BundlePricing", "ProductPricing", "SkuPricing"] = ...,
        prevent_further_usage: bool = ...,
        user: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CreateBudget:
        """billing/create-organization-budget.

        Hosts: api.github.com.

        :param org: path: a str
        :param budget_alerting: body, optional: a mapping
        :param budget_amount: body, optional: an int
        :param budget_entity_name: body, optional: a str, default ""
        :param budget_product_sku: body, optional: a str
        :param budget_scope: body, optional: one of "organization", "repository", "multi_user_customer", "user"
        :param budget_type: body, optional: one of "BundlePricing", "ProductPricing", "SkuPricing"
        :param prevent_further_usage: body, optional: a bool
        :param user: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CreateBudget
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 404, 422, 500

        Request: ``POST /organizations/{org}/settings/billing/budgets``
        GitHub: https://docs.github.com/rest/billing/budgets#create-a-budget-for-an-organization
        """

    def create_usage_report_export(
        self,
        enterprise: str | GitHubCore,
        *,
        end_date: date | str = ...,
        report_type: Literal["detailed", "summarized", "premium_request", "ai_credit"],
        send_email: bool = ...,
        start_date: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.UsageReportExport:
        """billing/create-usage-report-export.

        Hosts: ghec.

        :param enterprise: path: a str
        :param end_date: body, optional: a date or text such as 2014-04-03
        :param report_type: body: one of "detailed", "summarized", "premium_request", "ai_credit"
        :param send_email: body, optional: a bool, default false
        :param start_date: body: a date or text such as 2014-04-03
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: UsageReportExport
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 404, 500, 503

        Request: ``POST /enterprises/{enterprise}/settings/billing/reports``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/billing/usage-reports#create-a-usage-report-export
        """

    def delete_budget(
        self,
        enterprise: str | GitHubCore,
        budget_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.DeleteBudget:
        """billing/delete-budget.

        Hosts: ghec.

        :param enterprise: path: a str
        :param budget_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: DeleteBudget
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 500, 503

        Request: ``DELETE /enterprises/{enterprise}/settings/billing/budgets/{budget_id}``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/billing/budgets#delete-a-budget
        """

    def delete_budget_org(
        self,
        org: str | GitHubCore,
        budget_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.DeleteBudget:
        """billing/delete-budget-org.

        Hosts: api.github.com.

        :param org: path: a str
        :param budget_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: DeleteBudget
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 500, 503

        Request: ``DELETE /organizations/{org}/settings/billing/budgets/{budget_id}``
        GitHub: https://docs.github.com/rest/billing/budgets#delete-a-budget-for-an-organization
        """

    def delete_cost_center(
        self,
        enterprise: str | GitHubCore,
        cost_center_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.DeleteCostCenter:
        """billing/delete-cost-center.

        Hosts: ghec.

        :param enterprise: path: a str
        :param cost_center_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: DeleteCostCenter
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 500, 503

        Request: ``DELETE /enterprises/{enterprise}/settings/billing/cost-centers/{cost_center_id}``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/billing/cost-centers#delete-a-cost-center
        """

    def get_all_budgets(
        self,
        enterprise: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        scope: Literal["enterprise", "organization", "repository", "cost_center", "multi_user_customer", "multi_user_cost_center", "user"] = ...,
        user: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Budget]:
        """billing/get-all-budgets.

        Hosts: ghec.

        :param enterprise: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 10
        :param scope: query, optional: one of "enterprise", "organization", "repository", "cost_center",
            "multi_user_customer", "multi_user_cost_center", "user"
        :param user: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Budget]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /enterprises/{enterprise}/settings/billing/budgets``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/billing/budgets#get-all-budgets
        """

    def get_all_budgets_org(
        self,
        org: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        scope: Literal["enterprise", "organization", "repository", "cost_center", "multi_user_customer", "user"] = ...,
        user: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Budget]:
        """billing/get-all-budgets-org.

        Hosts: api.github.com.

        :param org: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 10
        :param scope: query, optional: one of "enterprise", "organization", "repository", "cost_center",
            "multi_user_customer", "user"
        :param user: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Budget]
        :raises GitHubError: the response has an error status; documented: 403, 404, 500

        Request: ``GET /organizations/{org}/settings/billing/budgets``
        GitHub: https://docs.github.com/rest/billing/budgets#get-all-budgets-for-an-organization
        """

    def get_all_cost_centers(
        self,
        enterprise: str | GitHubCore,
        *,
        state: Literal["active", "deleted"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GetAllCostCenters:
        """billing/get-all-cost-centers.

        Hosts: ghec.

        :param enterprise: path: a str
        :param state: query, optional: one of "active", "deleted"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: GetAllCostCenters
        :raises GitHubError: the response has an error status; documented: 400, 403, 500, 503

        Request: ``GET /enterprises/{enterprise}/settings/billing/cost-centers``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/billing/cost-centers#get-all-cost-centers-for-an-enterprise
        """

    def get_budget(
        self,
        enterprise: str | GitHubCore,
        budget_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GetBudget:
        """billing/get-budget.

        Hosts: ghec.

        :param enterprise: path: a str
        :param budget_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: GetBudget
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 500, 503

        Request: ``GET /enterprises/{enterprise}/settings/billing/budgets/{budget_id}``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/billing/budgets#get-a-budget-by-id
        """

    def get_budget_org(
        self,
        org: str | GitHubCore,
        budget_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GetBudget:
        """billing/get-budget-org.

        Hosts: api.github.com.

        :param org: path: a str
        :param budget_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: GetBudget
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 500, 503

        Request: ``GET /organizations/{org}/settings/billing/budgets/{budget_id}``
        GitHub: https://docs.github.com/rest/billing/budgets#get-a-budget-by-id-for-an-organization
        """

    def get_budget_user_states(
        self,
        enterprise: str | GitHubCore,
        budget_id: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        sort_order: Literal["0", "1"] = ...,
        threshold_lower_bound: int = ...,
        threshold_upper_bound: int = ...,
        user: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.GetBudgetUserStates_UserStates]:
        """billing/get-budget-user-states.

        Hosts: ghec.

        :param enterprise: path: a str
        :param budget_id: path: a str
        :param page: query, optional: an int
        :param per_page: query, optional: an int
        :param sort_order: query, optional: one of "0", "1"
        :param threshold_lower_bound: query, optional: an int
        :param threshold_upper_bound: query, optional: an int
        :param user: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[GetBudgetUserStates_UserStates]
        :raises GitHubError: the response has an error status; documented: 403, 404, 500, 503

        Request: ``GET /enterprises/{enterprise}/settings/billing/budgets/{budget_id}/user-states``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/billing/budgets#get-user-states-for-a-multi-user-budget
        """

    def get_cost_center(
        self,
        enterprise: str | GitHubCore,
        cost_center_id: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GetCostCenter:
        """billing/get-cost-center.

        Hosts: ghec.

        :param enterprise: path: a str
        :param cost_center_id: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: GetCostCenter
        :raises GitHubError: the response has an error status; documented: 400, 403, 500, 503

        Request: ``GET /enterprises/{enterprise}/settings/billing/cost-centers/{cost_center_id}``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/billing/cost-centers#get-a-cost-center-by-id
        """

    def get_github_advanced_security_billing_ghe(
        self,
        enterprise: str | GitHubCore,
        *,
        advanced_security_product: Literal["code_security", "secret_protection"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.AdvancedSecurityActiveCommittersRepository]:
        """billing/get-github-advanced-security-billing-ghe.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param advanced_security_product: query, optional: one of "code_security", "secret_protection"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[AdvancedSecurityActiveCommittersRepository]
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/settings/billing/advanced-security``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/licensing#get-github-advanced-security-active-committers-for-an-enterprise
        """

    def get_github_advanced_security_billing_org(
        self,
        org: str | GitHubCore,
        *,
        advanced_security_product: Literal["code_security", "secret_protection"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.AdvancedSecurityActiveCommittersRepository]:
        """billing/get-github-advanced-security-billing-org.

        Hosts: ghec, ghes-3.19.

        :param org: path: a str
        :param advanced_security_product: query, optional: one of "code_security", "secret_protection"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[AdvancedSecurityActiveCommittersRepository]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/settings/billing/advanced-security``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/billing/billing#get-github-advanced-security-active-committers-for-an-organization
        """

    def get_github_billing_ai_credit_usage_report_ghe(
        self,
        enterprise: str | GitHubCore,
        *,
        cost_center_id: str = ...,
        day: int = ...,
        model: str = ...,
        month: int = ...,
        organization: str = ...,
        product: str = ...,
        user: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.BillingAiCreditUsageReportGhe:
        """billing/get-github-billing-ai-credit-usage-report-ghe.

        Hosts: ghec.

        :param enterprise: path: a str
        :param cost_center_id: query, optional: a str
        :param day: query, optional: an int
        :param model: query, optional: a str
        :param month: query, optional: an int
        :param organization: query, optional: a str
        :param product: query, optional: a str
        :param user: query, optional: a str
        :param year: query, optional: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: BillingAiCreditUsageReportGhe
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 500, 503

        Request: ``GET /enterprises/{enterprise}/settings/billing/ai_credit/usage``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/billing/usage#get-billing-ai-credit-usage-report-for-an-enterprise
        """

    def get_github_billing_ai_credit_usage_report_org(
        self,
        org: str | GitHubCore,
        *,
        day: int = ...,
        model: str = ...,
        month: int = ...,
        product: str = ...,
        user: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.BillingAiCreditUsageReportOrg:
        """billing/get-github-billing-ai-credit-usage-report-org.

        Hosts: api.github.com.

        :param org: path: a str
        :param day: query, optional: an int
        :param model: query, optional: a str
        :param month: query, optional: an int
        :param product: query, optional: a str
        :param user: query, optional: a str
        :param year: query, optional: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: BillingAiCreditUsageReportOrg
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 500, 503

        Request: ``GET /organizations/{org}/settings/billing/ai_credit/usage``
        GitHub: https://docs.github.com/rest/billing/usage#get-billing-ai-credit-usage-report-for-an-organization
        """

    def get_github_billing_ai_credit_usage_report_user(
        self,
        username: str | GitHubCore,
        *,
        day: int = ...,
        model: str = ...,
        month: int = ...,
        product: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.BillingAiCreditUsageReportUser:
        """billing/get-github-billing-ai-credit-usage-report-user.

        Hosts: api.github.com.

        :param username: path: a str
        :param day: query, optional: an int
        :param model: query, optional: a str
        :param month: query, optional: an int
        :param product: query, optional: a str
        :param year: query, optional: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: BillingAiCreditUsageReportUser
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 500, 503

        Request: ``GET /users/{username}/settings/billing/ai_credit/usage``
        GitHub: https://docs.github.com/rest/billing/usage#get-billing-ai-credit-usage-report-for-a-user
        """

    def get_github_billing_premium_request_usage_report_ghe(
        self,
        enterprise: str | GitHubCore,
        *,
        cost_center_id: str = ...,
        day: int = ...,
        model: str = ...,
        month: int = ...,
        organization: str = ...,
        product: str = ...,
        user: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.BillingPremiumRequestUsageReportGhe:
        """billing/get-github-billing-premium-request-usage-report-ghe.

        Hosts: ghec.

        :param enterprise: path: a str
        :param cost_center_id: query, optional: a str
        :param day: query, optional: an int
        :param model: query, optional: a str
        :param month: query, optional: an int
        :param organization: query, optional: a str
        :param product: query, optional: a str
        :param user: query, optional: a str
        :param year: query, optional: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: BillingPremiumRequestUsageReportGhe
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 500, 503

        Request: ``GET /enterprises/{enterprise}/settings/billing/premium_request/usage``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/billing/usage#get-billing-premium-request-usage-report-for-an-enterprise
        """

    def get_github_billing_premium_request_usage_report_org(
        self,
        org: str | GitHubCore,
        *,
        day: int = ...,
        model: str = ...,
        month: int = ...,
        product: str = ...,
        user: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.BillingPremiumRequestUsageReportOrg:
        """billing/get-github-billing-premium-request-usage-report-org.

        Hosts: api.github.com.

        :param org: path: a str
        :param day: query, optional: an int
        :param model: query, optional: a str
        :param month: query, optional: an int
        :param product: query, optional: a str
        :param user: query, optional: a str
        :param year: query, optional: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: BillingPremiumRequestUsageReportOrg
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 500, 503

        Request: ``GET /organizations/{org}/settings/billing/premium_request/usage``
        GitHub: https://docs.github.com/rest/billing/usage#get-billing-premium-request-usage-report-for-an-organization
        """

    def get_github_billing_premium_request_usage_report_user(
        self,
        username: str | GitHubCore,
        *,
        day: int = ...,
        model: str = ...,
        month: int = ...,
        product: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.BillingPremiumRequestUsageReportUser:
        """billing/get-github-billing-premium-request-usage-report-user.

        Hosts: api.github.com.

        :param username: path: a str
        :param day: query, optional: an int
        :param model: query, optional: a str
        :param month: query, optional: an int
        :param product: query, optional: a str
        :param year: query, optional: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: BillingPremiumRequestUsageReportUser
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 500, 503

        Request: ``GET /users/{username}/settings/billing/premium_request/usage``
        GitHub: https://docs.github.com/rest/billing/usage#get-billing-premium-request-usage-report-for-a-user
        """

    def get_github_billing_usage_report_ghe(
        self,
        enterprise: str | GitHubCore,
        *,
        cost_center_id: str = ...,
        day: int = ...,
        month: int = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.BillingUsageReport:
        """billing/get-github-billing-usage-report-ghe.

        Hosts: ghec.

        :param enterprise: path: a str
        :param cost_center_id: query, optional: a str
        :param day: query, optional: an int
        :param month: query, optional: an int
        :param year: query, optional: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: BillingUsageReport
        :raises GitHubError: the response has an error status; documented: 400, 403, 500, 503

        Request: ``GET /enterprises/{enterprise}/settings/billing/usage``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/billing/usage#get-billing-usage-report-for-an-enterprise
        """

    def get_github_billing_usage_report_org(
        self,
        org: str | GitHubCore,
        *,
        day: int = ...,
        month: int = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.BillingUsageReport:
        """billing/get-github-billing-usage-report-org.

        Hosts: api.github.com.

        :param org: path: a str
        :param day: query, optional: an int
        :param month: query, optional: an int
        :param year: query, optional: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: BillingUsageReport
        :raises GitHubError: the response has an error status; documented: 400, 403, 500, 503

        Request: ``GET /organizations/{org}/settings/billing/usage``
        GitHub: https://docs.github.com/rest/billing/usage#get-billing-usage-report-for-an-organization
        """

    def get_github_billing_usage_report_user(
        self,
        username: str | GitHubCore,
        *,
        day: int = ...,
        month: int = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.BillingUsageReportUser:
        """billing/get-github-billing-usage-report-user.

        Hosts: api.github.com.

        :param username: path: a str
        :param day: query, optional: an int
        :param month: query, optional: an int
        :param year: query, optional: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: BillingUsageReportUser
        :raises GitHubError: the response has an error status; documented: 400, 403, 500, 503

        Request: ``GET /users/{username}/settings/billing/usage``
        GitHub: https://docs.github.com/rest/billing/usage#get-billing-usage-report-for-a-user
        """

    def get_github_billing_usage_summary_report_ghe(
        self,
        enterprise: str | GitHubCore,
        *,
        cost_center_id: str = ...,
        day: int = ...,
        month: int = ...,
        organization: str = ...,
        product: str = ...,
        repository: str = ...,
        sku: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.BillingUsageSummaryReportGhe:
        """billing/get-github-billing-usage-summary-report-ghe.

        Hosts: ghec.

        :param enterprise: path: a str
        :param cost_center_id: query, optional: a str
        :param day: query, optional: an int
        :param month: query, optional: an int
        :param organization: query, optional: a str
        :param product: query, optional: a str
        :param repository: query, optional: a str
        :param sku: query, optional: a str
        :param year: query, optional: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: BillingUsageSummaryReportGhe
        :raises GitHubError: the response has an error status; documented: 400, 403, 500, 503

        Request: ``GET /enterprises/{enterprise}/settings/billing/usage/summary``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/billing/usage#get-billing-usage-summary-for-an-enterprise
        """

    def get_github_billing_usage_summary_report_org(
        self,
        org: str | GitHubCore,
        *,
        day: int = ...,
        month: int = ...,
        product: str = ...,
        repository: str = ...,
        sku: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.BillingUsageSummaryReportOrg:
        """billing/get-github-billing-usage-summary-report-org.

        Hosts: api.github.com.

        :param org: path: a str
        :param day: query, optional: an int
        :param month: query, optional: an int
        :param product: query, optional: a str
        :param repository: query, optional: a str
        :param sku: query, optional: a str
        :param year: query, optional: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: BillingUsageSummaryReportOrg
        :raises GitHubError: the response has an error status; documented: 400, 403, 500, 503

        Request: ``GET /organizations/{org}/settings/billing/usage/summary``
        GitHub: https://docs.github.com/rest/billing/usage#get-billing-usage-summary-for-an-organization
        """

    def get_github_billing_usage_summary_report_user(
        self,
        username: str | GitHubCore,
        *,
        day: int = ...,
        month: int = ...,
        product: str = ...,
        repository: str = ...,
        sku: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.BillingUsageSummaryReportUser:
        """billing/get-github-billing-usage-summary-report-user.

        Hosts: api.github.com.

        :param username: path: a str
        :param day: query, optional: an int
        :param month: query, optional: an int
        :param product: query, optional: a str
        :param repository: query, optional: a str
        :param sku: query, optional: a str
        :param year: query, optional: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: BillingUsageSummaryReportUser
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 500, 503

        Request: ``GET /users/{username}/settings/billing/usage/summary``
        GitHub: https://docs.github.com/rest/billing/usage#get-billing-usage-summary-for-a-user
        """

    def get_usage_report_export(
        self,
        enterprise: str | GitHubCore,
        report_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.UsageReportExport:
        """billing/get-usage-report-export.

        Hosts: ghec.

        :param enterprise: path: a str
        :param report_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: UsageReportExport
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 500, 503

        Request: ``GET /enterprises/{enterprise}/settings/billing/reports/{report_id}``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/billing/usage-reports#get-a-usage-report-export
        """

    def list_usage_report_exports(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.UsageReportExportList:
        """billing/list-usage-report-exports.

        Hosts: ghec.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: UsageReportExportList
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 500, 503

        Request: ``GET /enterprises/{enterprise}/settings/billing/reports``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/billing/usage-reports#list-usage-report-exports
        """

    def remove_resource_from_cost_center(
        self,
        enterprise: str | GitHubCore,
        cost_center_id: str | GitHubCore,
        *,
        enterprise_teams: Iterable[str] = ...,
        organizations: Iterable[str] = ...,
        repositories: Iterable[str] = ...,
        users: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Billing_RemoveResourceFromCostCenter:
        """billing/remove-resource-from-cost-center.

        Hosts: ghec.

        :param enterprise: path: a str
        :param cost_center_id: path: a str
        :param enterprise_teams: body, optional: an iterable of str
        :param organizations: body, optional: an iterable of str
        :param repositories: body, optional: an iterable of str
        :param users: body, optional: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Billing_RemoveResourceFromCostCenter
        :raises GitHubError: the response has an error status; documented: 400, 403, 500, 503

        Request: ``DELETE /enterprises/{enterprise}/settings/billing/cost-centers/{cost_center_id}/resource``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/billing/cost-centers#remove-resources-from-a-cost-center
        """

    def update_budget(
        self,
        enterprise: str | GitHubCore,
        budget_id: str | GitHubCore,
        *,
        budget_alerting: _UpdateBudget_BudgetAlerting = ...,
        budget_amount: int = ...,
        budget_entity_name: str = ...,
        budget_product_sku: str = ...,
        budget_scope: Literal["enterprise", "organization", "repository", "cost_center", "multi_user_customer", "multi_user_cost_center", "user"] = ...,
        budget_type: Literal["BundlePricing", "ProductPricing", "SkuPricing"] = ...,
        prevent_further_usage: bool = ...,
        user: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.UpdateBudget:
        """billing/update-budget.

        Hosts: ghec.

        :param enterprise: path: a str
        :param budget_id: path: a str
        :param budget_alerting: body, optional: a mapping
        :param budget_amount: body, optional: an int
        :param budget_entity_name: body, optional: a str
        :param budget_product_sku: body, optional: a str
        :param budget_scope: body, optional: one of "enterprise", "organization", "repository", "cost_center",
            "multi_user_customer", "multi_user_cost_center", "user"
        :param budget_type: body, optional: one of "BundlePricing", "ProductPricing", "SkuPricing"
        :param prevent_further_usage: body, optional: a bool
        :param user: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: UpdateBudget
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 404, 422, 500, 503

        Request: ``PATCH /enterprises/{enterprise}/settings/billing/budgets/{budget_id}``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/billing/budgets#update-a-budget
        """

    def update_budget_org(
        self,
        org: str | GitHubCore,
        budget_id: str | GitHubCore,
        *,
        budget_alerting: _UpdateBudgetOrg_BudgetAlerting = ...,
        budget_amount: int = ...,
        budget_entity_name: str = ...,
        budget_product_sku: str = ...,
        budget_scope: Literal["enterprise", "organization", "repository", "cost_center", "multi_user_customer", "user"] = ...,
        budget_type: Literal["BundlePricing", "ProductPricing", "SkuPricing"] = ...,
        prevent_further_usage: bool = ...,
        user: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.UpdateBudget:
        """billing/update-budget-org.

        Hosts: api.github.com.

        :param org: path: a str
        :param budget_id: path: a str
        :param budget_alerting: body, optional: a mapping
        :param budget_amount: body, optional: an int
        :param budget_entity_name: body, optional: a str
        :param budget_product_sku: body, optional: a str
        :param budget_scope: body, optional: one of "enterprise", "organization", "repository", "cost_center",
            "multi_user_customer", "user"
        :param budget_type: body, optional: one of "BundlePricing", "ProductPricing", "SkuPricing"
        :param prevent_further_usage: body, optional: a bool
        :param user: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: UpdateBudget
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 404, 422, 500

        Request: ``PATCH /organizations/{org}/settings/billing/budgets/{budget_id}``
        GitHub: https://docs.github.com/rest/billing/budgets#update-a-budget-for-an-organization
        """

    def update_cost_center(
        self,
        enterprise: str | GitHubCore,
        cost_center_id: str | GitHubCore,
        *,
        ai_credit_pool_enabled: bool = ...,
        name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.UpdateCostCenter:
        """billing/update-cost-center.

        Hosts: ghec.

        :param enterprise: path: a str
        :param cost_center_id: path: a str
        :param ai_credit_pool_enabled: body, optional: a bool
        :param name: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: UpdateCostCenter
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 409, 422, 500, 503

        Request: ``PATCH /enterprises/{enterprise}/settings/billing/cost-centers/{cost_center_id}``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/billing/cost-centers#update-a-cost-center
        """

class AsyncBilling(Operations):
    """The operations of GitHub's tag ``billing``, for asyncio."""

    async def add_resource_to_cost_center(
        self,
        enterprise: str | _aio.GitHubCore,
        cost_center_id: str | _aio.GitHubCore,
        *,
        enterprise_teams: Iterable[str] = ...,
        organizations: Iterable[str] = ...,
        repositories: Iterable[str] = ...,
        users: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Billing_AddResourceToCostCenter:
        """billing/add-resource-to-cost-center.

        Request: ``POST /enterprises/{enterprise}/settings/billing/cost-centers/{cost_center_id}/resource``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/billing/cost-centers#add-resources-to-a-cost-center
        """

    async def create_budget(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        budget_alerting: _CreateBudget_BudgetAlerting,
        budget_amount: int,
        budget_entity_name: str = ...,
        budget_product_sku: str = ...,
        budget_scope: Literal["enterprise", "organization", "repository", "cost_center", "multi_user_customer", "multi_user_cost_center", "user"],
        budget_type: Literal["BundlePricing", "ProductPricing", "SkuPricing"],
        prevent_further_usage: bool,
        user: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CreateBudget:
        """billing/create-budget.

        Request: ``POST /enterprises/{enterprise}/settings/billing/budgets``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/billing/budgets#create-a-budget
        """

    async def create_cost_center(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        ai_credit_pool_enabled: bool = ...,
        name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Billing_CreateCostCenter:
        """billing/create-cost-center.

        Request: ``POST /enterprises/{enterprise}/settings/billing/cost-centers``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/billing/cost-centers#create-a-new-cost-center
        """

    async def create_organization_budget(
        self,
        org: str | _aio.GitHubCore,
        *,
        budget_alerting: _CreateOrganizationBudget_BudgetAlerting = ...,
        budget_amount: int = ...,
        budget_entity_name: str = ...,
        budget_product_sku: str = ...,
        budget_scope: Literal["organization", "repository", "multi_user_customer", "user"] = ...,
        budget_type: Literal["BundlePricing", "ProductPricing", "SkuPricing"] = ...,
        prevent_further_usage: bool = ...,
        user: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CreateBudget:
        """billing/create-organization-budget.

        Request: ``POST /organizations/{org}/settings/billing/budgets``
        GitHub: https://docs.github.com/rest/billing/budgets#create-a-budget-for-an-organization
        """

    async def create_usage_report_export(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        end_date: date | str = ...,
        report_type: Literal["detailed", "summarized", "premium_request", "ai_credit"],
        send_email: bool = ...,
        start_date: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.UsageReportExport:
        """billing/create-usage-report-export.

        Request: ``POST /enterprises/{enterprise}/settings/billing/reports``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/billing/usage-reports#create-a-usage-report-export
        """

    async def delete_budget(
        self,
        enterprise: str | _aio.GitHubCore,
        budget_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.DeleteBudget:
        """billing/delete-budget.

        Request: ``DELETE /enterprises/{enterprise}/settings/billing/budgets/{budget_id}``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/billing/budgets#delete-a-budget
        """

    async def delete_budget_org(
        self,
        org: str | _aio.GitHubCore,
        budget_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.DeleteBudget:
        """billing/delete-budget-org.

        Request: ``DELETE /organizations/{org}/settings/billing/budgets/{budget_id}``
        GitHub: https://docs.github.com/rest/billing/budgets#delete-a-budget-for-an-organization
        """

    async def delete_cost_center(
        self,
        enterprise: str | _aio.GitHubCore,
        cost_center_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.DeleteCostCenter:
        """billing/delete-cost-center.

        Request: ``DELETE /enterprises/{enterprise}/settings/billing/cost-centers/{cost_center_id}``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/billing/cost-centers#delete-a-cost-center
        """

    def get_all_budgets(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        scope: Literal["enterprise", "organization", "repository", "cost_center", "multi_user_customer", "multi_user_cost_center", "user"] = ...,
        user: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Budget]:
        """billing/get-all-budgets.

        Request: ``GET /enterprises/{enterprise}/settings/billing/budgets``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/billing/budgets#get-all-budgets
        """

    def get_all_budgets_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        scope: Literal["enterprise", "organization", "repository", "cost_center", "multi_user_customer", "user"] = ...,
        user: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Budget]:
        """billing/get-all-budgets-org.

        Request: ``GET /organizations/{org}/settings/billing/budgets``
        GitHub: https://docs.github.com/rest/billing/budgets#get-all-budgets-for-an-organization
        """

    async def get_all_cost_centers(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        state: Literal["active", "deleted"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GetAllCostCenters:
        """billing/get-all-cost-centers.

        Request: ``GET /enterprises/{enterprise}/settings/billing/cost-centers``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/billing/cost-centers#get-all-cost-centers-for-an-enterprise
        """

    async def get_budget(
        self,
        enterprise: str | _aio.GitHubCore,
        budget_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GetBudget:
        """billing/get-budget.

        Request: ``GET /enterprises/{enterprise}/settings/billing/budgets/{budget_id}``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/billing/budgets#get-a-budget-by-id
        """

    async def get_budget_org(
        self,
        org: str | _aio.GitHubCore,
        budget_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GetBudget:
        """billing/get-budget-org.

        Request: ``GET /organizations/{org}/settings/billing/budgets/{budget_id}``
        GitHub: https://docs.github.com/rest/billing/budgets#get-a-budget-by-id-for-an-organization
        """

    def get_budget_user_states(
        self,
        enterprise: str | _aio.GitHubCore,
        budget_id: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        sort_order: Literal["0", "1"] = ...,
        threshold_lower_bound: int = ...,
        threshold_upper_bound: int = ...,
        user: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.GetBudgetUserStates_UserStates]:
        """billing/get-budget-user-states.

        Request: ``GET /enterprises/{enterprise}/settings/billing/budgets/{budget_id}/user-states``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/billing/budgets#get-user-states-for-a-multi-user-budget
        """

    async def get_cost_center(
        self,
        enterprise: str | _aio.GitHubCore,
        cost_center_id: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GetCostCenter:
        """billing/get-cost-center.

        Request: ``GET /enterprises/{enterprise}/settings/billing/cost-centers/{cost_center_id}``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/billing/cost-centers#get-a-cost-center-by-id
        """

    def get_github_advanced_security_billing_ghe(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        advanced_security_product: Literal["code_security", "secret_protection"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.AdvancedSecurityActiveCommittersRepository]:
        """billing/get-github-advanced-security-billing-ghe.

        Request: ``GET /enterprises/{enterprise}/settings/billing/advanced-security``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/licensing#get-github-advanced-security-active-committers-for-an-enterprise
        """

    def get_github_advanced_security_billing_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        advanced_security_product: Literal["code_security", "secret_protection"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.AdvancedSecurityActiveCommittersRepository]:
        """billing/get-github-advanced-security-billing-org.

        Request: ``GET /orgs/{org}/settings/billing/advanced-security``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/billing/billing#get-github-advanced-security-active-committers-for-an-organization
        """

    async def get_github_billing_ai_credit_usage_report_ghe(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        cost_center_id: str = ...,
        day: int = ...,
        model: str = ...,
        month: int = ...,
        organization: str = ...,
        product: str = ...,
        user: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.BillingAiCreditUsageReportGhe:
        """billing/get-github-billing-ai-credit-usage-report-ghe.

        Request: ``GET /enterprises/{enterprise}/settings/billing/ai_credit/usage``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/billing/usage#get-billing-ai-credit-usage-report-for-an-enterprise
        """

    async def get_github_billing_ai_credit_usage_report_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        day: int = ...,
        model: str = ...,
        month: int = ...,
        product: str = ...,
        user: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.BillingAiCreditUsageReportOrg:
        """billing/get-github-billing-ai-credit-usage-report-org.

        Request: ``GET /organizations/{org}/settings/billing/ai_credit/usage``
        GitHub: https://docs.github.com/rest/billing/usage#get-billing-ai-credit-usage-report-for-an-organization
        """

    async def get_github_billing_ai_credit_usage_report_user(
        self,
        username: str | _aio.GitHubCore,
        *,
        day: int = ...,
        model: str = ...,
        month: int = ...,
        product: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.BillingAiCreditUsageReportUser:
        """billing/get-github-billing-ai-credit-usage-report-user.

        Request: ``GET /users/{username}/settings/billing/ai_credit/usage``
        GitHub: https://docs.github.com/rest/billing/usage#get-billing-ai-credit-usage-report-for-a-user
        """

    async def get_github_billing_premium_request_usage_report_ghe(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        cost_center_id: str = ...,
        day: int = ...,
        model: str = ...,
        month: int = ...,
        organization: str = ...,
        product: str = ...,
        user: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.BillingPremiumRequestUsageReportGhe:
        """billing/get-github-billing-premium-request-usage-report-ghe.

        Request: ``GET /enterprises/{enterprise}/settings/billing/premium_request/usage``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/billing/usage#get-billing-premium-request-usage-report-for-an-enterprise
        """

    async def get_github_billing_premium_request_usage_report_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        day: int = ...,
        model: str = ...,
        month: int = ...,
        product: str = ...,
        user: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.BillingPremiumRequestUsageReportOrg:
        """billing/get-github-billing-premium-request-usage-report-org.

        Request: ``GET /organizations/{org}/settings/billing/premium_request/usage``
        GitHub: https://docs.github.com/rest/billing/usage#get-billing-premium-request-usage-report-for-an-organization
        """

    async def get_github_billing_premium_request_usage_report_user(
        self,
        username: str | _aio.GitHubCore,
        *,
        day: int = ...,
        model: str = ...,
        month: int = ...,
        product: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.BillingPremiumRequestUsageReportUser:
        """billing/get-github-billing-premium-request-usage-report-user.

        Request: ``GET /users/{username}/settings/billing/premium_request/usage``
        GitHub: https://docs.github.com/rest/billing/usage#get-billing-premium-request-usage-report-for-a-user
        """

    async def get_github_billing_usage_report_ghe(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        cost_center_id: str = ...,
        day: int = ...,
        month: int = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.BillingUsageReport:
        """billing/get-github-billing-usage-report-ghe.

        Request: ``GET /enterprises/{enterprise}/settings/billing/usage``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/billing/usage#get-billing-usage-report-for-an-enterprise
        """

    async def get_github_billing_usage_report_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        day: int = ...,
        month: int = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.BillingUsageReport:
        """billing/get-github-billing-usage-report-org.

        Request: ``GET /organizations/{org}/settings/billing/usage``
        GitHub: https://docs.github.com/rest/billing/usage#get-billing-usage-report-for-an-organization
        """

    async def get_github_billing_usage_report_user(
        self,
        username: str | _aio.GitHubCore,
        *,
        day: int = ...,
        month: int = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.BillingUsageReportUser:
        """billing/get-github-billing-usage-report-user.

        Request: ``GET /users/{username}/settings/billing/usage``
        GitHub: https://docs.github.com/rest/billing/usage#get-billing-usage-report-for-a-user
        """

    async def get_github_billing_usage_summary_report_ghe(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        cost_center_id: str = ...,
        day: int = ...,
        month: int = ...,
        organization: str = ...,
        product: str = ...,
        repository: str = ...,
        sku: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.BillingUsageSummaryReportGhe:
        """billing/get-github-billing-usage-summary-report-ghe.

        Request: ``GET /enterprises/{enterprise}/settings/billing/usage/summary``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/billing/usage#get-billing-usage-summary-for-an-enterprise
        """

    async def get_github_billing_usage_summary_report_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        day: int = ...,
        month: int = ...,
        product: str = ...,
        repository: str = ...,
        sku: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.BillingUsageSummaryReportOrg:
        """billing/get-github-billing-usage-summary-report-org.

        Request: ``GET /organizations/{org}/settings/billing/usage/summary``
        GitHub: https://docs.github.com/rest/billing/usage#get-billing-usage-summary-for-an-organization
        """

    async def get_github_billing_usage_summary_report_user(
        self,
        username: str | _aio.GitHubCore,
        *,
        day: int = ...,
        month: int = ...,
        product: str = ...,
        repository: str = ...,
        sku: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.BillingUsageSummaryReportUser:
        """billing/get-github-billing-usage-summary-report-user.

        Request: ``GET /users/{username}/settings/billing/usage/summary``
        GitHub: https://docs.github.com/rest/billing/usage#get-billing-usage-summary-for-a-user
        """

    async def get_usage_report_export(
        self,
        enterprise: str | _aio.GitHubCore,
        report_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.UsageReportExport:
        """billing/get-usage-report-export.

        Request: ``GET /enterprises/{enterprise}/settings/billing/reports/{report_id}``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/billing/usage-reports#get-a-usage-report-export
        """

    async def list_usage_report_exports(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.UsageReportExportList:
        """billing/list-usage-report-exports.

        Request: ``GET /enterprises/{enterprise}/settings/billing/reports``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/billing/usage-reports#list-usage-report-exports
        """

    async def remove_resource_from_cost_center(
        self,
        enterprise: str | _aio.GitHubCore,
        cost_center_id: str | _aio.GitHubCore,
        *,
        enterprise_teams: Iterable[str] = ...,
        organizations: Iterable[str] = ...,
        repositories: Iterable[str] = ...,
        users: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Billing_RemoveResourceFromCostCenter:
        """billing/remove-resource-from-cost-center.

        Request: ``DELETE /enterprises/{enterprise}/settings/billing/cost-centers/{cost_center_id}/resource``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/billing/cost-centers#remove-resources-from-a-cost-center
        """

    async def update_budget(
        self,
        enterprise: str | _aio.GitHubCore,
        budget_id: str | _aio.GitHubCore,
        *,
        budget_alerting: _UpdateBudget_BudgetAlerting = ...,
        budget_amount: int = ...,
        budget_entity_name: str = ...,
        budget_product_sku: str = ...,
        budget_scope: Literal["enterprise", "organization", "repository", "cost_center", "multi_user_customer", "multi_user_cost_center", "user"] = ...,
        budget_type: Literal["BundlePricing", "ProductPricing", "SkuPricing"] = ...,
        prevent_further_usage: bool = ...,
        user: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.UpdateBudget:
        """billing/update-budget.

        Request: ``PATCH /enterprises/{enterprise}/settings/billing/budgets/{budget_id}``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/billing/budgets#update-a-budget
        """

    async def update_budget_org(
        self,
        org: str | _aio.GitHubCore,
        budget_id: str | _aio.GitHubCore,
        *,
        budget_alerting: _UpdateBudgetOrg_BudgetAlerting = ...,
        budget_amount: int = ...,
        budget_entity_name: str = ...,
        budget_product_sku: str = ...,
        budget_scope: Literal["enterprise", "organization", "repository", "cost_center", "multi_user_customer", "user"] = ...,
        budget_type: Literal["BundlePricing", "ProductPricing", "SkuPricing"] = ...,
        prevent_further_usage: bool = ...,
        user: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.UpdateBudget:
        """billing/update-budget-org.

        Request: ``PATCH /organizations/{org}/settings/billing/budgets/{budget_id}``
        GitHub: https://docs.github.com/rest/billing/budgets#update-a-budget-for-an-organization
        """

    async def update_cost_center(
        self,
        enterprise: str | _aio.GitHubCore,
        cost_center_id: str | _aio.GitHubCore,
        *,
        ai_credit_pool_enabled: bool = ...,
        name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.UpdateCostCenter:
        """billing/update-cost-center.

        Request: ``PATCH /enterprises/{enterprise}/settings/billing/cost-centers/{cost_center_id}``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/billing/cost-centers#update-a-cost-center
        """

class _BoundBilling(Operations):
    """The operations of GitHub's tag ``billing``, bound to a resource."""

    def add_resource_to_cost_center(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        cost_center_id: str | GitHubCore = ...,
        enterprise_teams: Iterable[str] = ...,
        organizations: Iterable[str] = ...,
        repositories: Iterable[str] = ...,
        users: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Billing_AddResourceToCostCenter:
        """billing/add-resource-to-cost-center."""

    def create_budget(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        budget_alerting: _CreateBudget_BudgetAlerting,
        budget_amount: int,
        budget_entity_name: str = ...,
        budget_product_sku: str = ...,
        budget_scope: Literal["enterprise", "organization", "repository", "cost_center", "multi_user_customer", "multi_user_cost_center", "user"],
        budget_type: Literal["BundlePricing", "ProductPricing", "SkuPricing"],
        prevent_further_usage: bool,
        user: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CreateBudget:
        """billing/create-budget."""

    def create_cost_center(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        ai_credit_pool_enabled: bool = ...,
        name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Billing_CreateCostCenter:
        """billing/create-cost-center."""

    def create_organization_budget(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        budget_alerting: _CreateOrganizationBudget_BudgetAlerting = ...,
        budget_amount: int = ...,
        budget_entity_name: str = ...,
        budget_product_sku: str = ...,
        budget_scope: Literal["organization", "repository", "multi_user_customer", "user"] = ...,
        budget_type: Literal["BundlePricing", "ProductPricing", "SkuPricing"] = ...,
        prevent_further_usage: bool = ...,
        user: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CreateBudget:
        """billing/create-organization-budget."""

    def create_usage_report_export(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        end_date: date | str = ...,
        report_type: Literal["detailed", "summarized", "premium_request", "ai_credit"],
        send_email: bool = ...,
        start_date: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.UsageReportExport:
        """billing/create-usage-report-export."""

    def delete_budget(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        budget_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.DeleteBudget:
        """billing/delete-budget."""

    def delete_budget_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        budget_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.DeleteBudget:
        """billing/delete-budget-org."""

    def delete_cost_center(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        cost_center_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.DeleteCostCenter:
        """billing/delete-cost-center."""

    def get_all_budgets(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        scope: Literal["enterprise", "organization", "repository", "cost_center", "multi_user_customer", "multi_user_cost_center", "user"] = ...,
        user: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Budget]:
        """billing/get-all-budgets."""

    def get_all_budgets_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        scope: Literal["enterprise", "organization", "repository", "cost_center", "multi_user_customer", "user"] = ...,
        user: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Budget]:
        """billing/get-all-budgets-org."""

    def get_all_cost_centers(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        state: Literal["active", "deleted"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GetAllCostCenters:
        """billing/get-all-cost-centers."""

    def get_budget(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        budget_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GetBudget:
        """billing/get-budget."""

    def get_budget_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        budget_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GetBudget:
        """billing/get-budget-org."""

    def get_budget_user_states(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        budget_id: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        sort_order: Literal["0", "1"] = ...,
        threshold_lower_bound: int = ...,
        threshold_upper_bound: int = ...,
        user: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.GetBudgetUserStates_UserStates]:
        """billing/get-budget-user-states."""

    def get_cost_center(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        cost_center_id: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GetCostCenter:
        """billing/get-cost-center."""

    def get_github_advanced_security_billing_ghe(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        advanced_security_product: Literal["code_security", "secret_protection"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.AdvancedSecurityActiveCommittersRepository]:
        """billing/get-github-advanced-security-billing-ghe."""

    def get_github_advanced_security_billing_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        advanced_security_product: Literal["code_security", "secret_protection"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.AdvancedSecurityActiveCommittersRepository]:
        """billing/get-github-advanced-security-billing-org."""

    def get_github_billing_ai_credit_usage_report_ghe(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        cost_center_id: str = ...,
        day: int = ...,
        model: str = ...,
        month: int = ...,
        organization: str = ...,
        product: str = ...,
        user: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.BillingAiCreditUsageReportGhe:
        """billing/get-github-billing-ai-credit-usage-report-ghe."""

    def get_github_billing_ai_credit_usage_report_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        day: int = ...,
        model: str = ...,
        month: int = ...,
        product: str = ...,
        user: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.BillingAiCreditUsageReportOrg:
        """billing/get-github-billing-ai-credit-usage-report-org."""

    def get_github_billing_ai_credit_usage_report_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        day: int = ...,
        model: str = ...,
        month: int = ...,
        product: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.BillingAiCreditUsageReportUser:
        """billing/get-github-billing-ai-credit-usage-report-user."""

    def get_github_billing_premium_request_usage_report_ghe(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        cost_center_id: str = ...,
        day: int = ...,
        model: str = ...,
        month: int = ...,
        organization: str = ...,
        product: str = ...,
        user: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.BillingPremiumRequestUsageReportGhe:
        """billing/get-github-billing-premium-request-usage-report-ghe."""

    def get_github_billing_premium_request_usage_report_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        day: int = ...,
        model: str = ...,
        month: int = ...,
        product: str = ...,
        user: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.BillingPremiumRequestUsageReportOrg:
        """billing/get-github-billing-premium-request-usage-report-org."""

    def get_github_billing_premium_request_usage_report_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        day: int = ...,
        model: str = ...,
        month: int = ...,
        product: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.BillingPremiumRequestUsageReportUser:
        """billing/get-github-billing-premium-request-usage-report-user."""

    def get_github_billing_usage_report_ghe(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        cost_center_id: str = ...,
        day: int = ...,
        month: int = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.BillingUsageReport:
        """billing/get-github-billing-usage-report-ghe."""

    def get_github_billing_usage_report_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        day: int = ...,
        month: int = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.BillingUsageReport:
        """billing/get-github-billing-usage-report-org."""

    def get_github_billing_usage_report_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        day: int = ...,
        month: int = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.BillingUsageReportUser:
        """billing/get-github-billing-usage-report-user."""

    def get_github_billing_usage_summary_report_ghe(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        cost_center_id: str = ...,
        day: int = ...,
        month: int = ...,
        organization: str = ...,
        product: str = ...,
        repository: str = ...,
        sku: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.BillingUsageSummaryReportGhe:
        """billing/get-github-billing-usage-summary-report-ghe."""

    def get_github_billing_usage_summary_report_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        day: int = ...,
        month: int = ...,
        product: str = ...,
        repository: str = ...,
        sku: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.BillingUsageSummaryReportOrg:
        """billing/get-github-billing-usage-summary-report-org."""

    def get_github_billing_usage_summary_report_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        day: int = ...,
        month: int = ...,
        product: str = ...,
        repository: str = ...,
        sku: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.BillingUsageSummaryReportUser:
        """billing/get-github-billing-usage-summary-report-user."""

    def get_usage_report_export(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        report_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.UsageReportExport:
        """billing/get-usage-report-export."""

    def list_usage_report_exports(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.UsageReportExportList:
        """billing/list-usage-report-exports."""

    def remove_resource_from_cost_center(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        cost_center_id: str | GitHubCore = ...,
        enterprise_teams: Iterable[str] = ...,
        organizations: Iterable[str] = ...,
        repositories: Iterable[str] = ...,
        users: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Billing_RemoveResourceFromCostCenter:
        """billing/remove-resource-from-cost-center."""

    def update_budget(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        budget_id: str | GitHubCore = ...,
        budget_alerting: _UpdateBudget_BudgetAlerting = ...,
        budget_amount: int = ...,
        budget_entity_name: str = ...,
        budget_product_sku: str = ...,
        budget_scope: Literal["enterprise", "organization", "repository", "cost_center", "multi_user_customer", "multi_user_cost_center", "user"] = ...,
        budget_type: Literal["BundlePricing", "ProductPricing", "SkuPricing"] = ...,
        prevent_further_usage: bool = ...,
        user: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.UpdateBudget:
        """billing/update-budget."""

    def update_budget_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        budget_id: str | GitHubCore = ...,
        budget_alerting: _UpdateBudgetOrg_BudgetAlerting = ...,
        budget_amount: int = ...,
        budget_entity_name: str = ...,
        budget_product_sku: str = ...,
        budget_scope: Literal["enterprise", "organization", "repository", "cost_center", "multi_user_customer", "user"] = ...,
        budget_type: Literal["BundlePricing", "ProductPricing", "SkuPricing"] = ...,
        prevent_further_usage: bool = ...,
        user: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.UpdateBudget:
        """billing/update-budget-org."""

    def update_cost_center(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        cost_center_id: str | GitHubCore = ...,
        ai_credit_pool_enabled: bool = ...,
        name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.UpdateCostCenter:
        """billing/update-cost-center."""

class _AsyncBoundBilling(Operations):
    """The operations of GitHub's tag ``billing``, bound to a resource."""

    async def add_resource_to_cost_center(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        cost_center_id: str | _aio.GitHubCore = ...,
        enterprise_teams: Iterable[str] = ...,
        organizations: Iterable[str] = ...,
        repositories: Iterable[str] = ...,
        users: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Billing_AddResourceToCostCenter:
        """billing/add-resource-to-cost-center."""

    async def create_budget(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        budget_alerting: _CreateBudget_BudgetAlerting,
        budget_amount: int,
        budget_entity_name: str = ...,
        budget_product_sku: str = ...,
        budget_scope: Literal["enterprise", "organization", "repository", "cost_center", "multi_user_customer", "multi_user_cost_center", "user"],
        budget_type: Literal["BundlePricing", "ProductPricing", "SkuPricing"],
        prevent_further_usage: bool,
        user: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CreateBudget:
        """billing/create-budget."""

    async def create_cost_center(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        ai_credit_pool_enabled: bool = ...,
        name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Billing_CreateCostCenter:
        """billing/create-cost-center."""

    async def create_organization_budget(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        budget_alerting: _CreateOrganizationBudget_BudgetAlerting = ...,
        budget_amount: int = ...,
        budget_entity_name: str = ...,
        budget_product_sku: str = ...,
        budget_scope: Literal["organization", "repository", "multi_user_customer", "user"] = ...,
        budget_type: Literal["BundlePricing", "ProductPricing", "SkuPricing"] = ...,
        prevent_further_usage: bool = ...,
        user: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CreateBudget:
        """billing/create-organization-budget."""

    async def create_usage_report_export(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        end_date: date | str = ...,
        report_type: Literal["detailed", "summarized", "premium_request", "ai_credit"],
        send_email: bool = ...,
        start_date: date | str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.UsageReportExport:
        """billing/create-usage-report-export."""

    async def delete_budget(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        budget_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.DeleteBudget:
        """billing/delete-budget."""

    async def delete_budget_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        budget_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.DeleteBudget:
        """billing/delete-budget-org."""

    async def delete_cost_center(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        cost_center_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.DeleteCostCenter:
        """billing/delete-cost-center."""

    def get_all_budgets(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        scope: Literal["enterprise", "organization", "repository", "cost_center", "multi_user_customer", "multi_user_cost_center", "user"] = ...,
        user: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Budget]:
        """billing/get-all-budgets."""

    def get_all_budgets_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        scope: Literal["enterprise", "organization", "repository", "cost_center", "multi_user_customer", "user"] = ...,
        user: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Budget]:
        """billing/get-all-budgets-org."""

    async def get_all_cost_centers(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        state: Literal["active", "deleted"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GetAllCostCenters:
        """billing/get-all-cost-centers."""

    async def get_budget(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        budget_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GetBudget:
        """billing/get-budget."""

    async def get_budget_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        budget_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GetBudget:
        """billing/get-budget-org."""

    def get_budget_user_states(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        budget_id: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        sort_order: Literal["0", "1"] = ...,
        threshold_lower_bound: int = ...,
        threshold_upper_bound: int = ...,
        user: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.GetBudgetUserStates_UserStates]:
        """billing/get-budget-user-states."""

    async def get_cost_center(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        cost_center_id: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GetCostCenter:
        """billing/get-cost-center."""

    def get_github_advanced_security_billing_ghe(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        advanced_security_product: Literal["code_security", "secret_protection"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.AdvancedSecurityActiveCommittersRepository]:
        """billing/get-github-advanced-security-billing-ghe."""

    def get_github_advanced_security_billing_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        advanced_security_product: Literal["code_security", "secret_protection"] = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.AdvancedSecurityActiveCommittersRepository]:
        """billing/get-github-advanced-security-billing-org."""

    async def get_github_billing_ai_credit_usage_report_ghe(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        cost_center_id: str = ...,
        day: int = ...,
        model: str = ...,
        month: int = ...,
        organization: str = ...,
        product: str = ...,
        user: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.BillingAiCreditUsageReportGhe:
        """billing/get-github-billing-ai-credit-usage-report-ghe."""

    async def get_github_billing_ai_credit_usage_report_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        day: int = ...,
        model: str = ...,
        month: int = ...,
        product: str = ...,
        user: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.BillingAiCreditUsageReportOrg:
        """billing/get-github-billing-ai-credit-usage-report-org."""

    async def get_github_billing_ai_credit_usage_report_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        day: int = ...,
        model: str = ...,
        month: int = ...,
        product: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.BillingAiCreditUsageReportUser:
        """billing/get-github-billing-ai-credit-usage-report-user."""

    async def get_github_billing_premium_request_usage_report_ghe(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        cost_center_id: str = ...,
        day: int = ...,
        model: str = ...,
        month: int = ...,
        organization: str = ...,
        product: str = ...,
        user: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.BillingPremiumRequestUsageReportGhe:
        """billing/get-github-billing-premium-request-usage-report-ghe."""

    async def get_github_billing_premium_request_usage_report_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        day: int = ...,
        model: str = ...,
        month: int = ...,
        product: str = ...,
        user: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.BillingPremiumRequestUsageReportOrg:
        """billing/get-github-billing-premium-request-usage-report-org."""

    async def get_github_billing_premium_request_usage_report_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        day: int = ...,
        model: str = ...,
        month: int = ...,
        product: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.BillingPremiumRequestUsageReportUser:
        """billing/get-github-billing-premium-request-usage-report-user."""

    async def get_github_billing_usage_report_ghe(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        cost_center_id: str = ...,
        day: int = ...,
        month: int = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.BillingUsageReport:
        """billing/get-github-billing-usage-report-ghe."""

    async def get_github_billing_usage_report_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        day: int = ...,
        month: int = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.BillingUsageReport:
        """billing/get-github-billing-usage-report-org."""

    async def get_github_billing_usage_report_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        day: int = ...,
        month: int = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.BillingUsageReportUser:
        """billing/get-github-billing-usage-report-user."""

    async def get_github_billing_usage_summary_report_ghe(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        cost_center_id: str = ...,
        day: int = ...,
        month: int = ...,
        organization: str = ...,
        product: str = ...,
        repository: str = ...,
        sku: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.BillingUsageSummaryReportGhe:
        """billing/get-github-billing-usage-summary-report-ghe."""

    async def get_github_billing_usage_summary_report_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        day: int = ...,
        month: int = ...,
        product: str = ...,
        repository: str = ...,
        sku: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.BillingUsageSummaryReportOrg:
        """billing/get-github-billing-usage-summary-report-org."""

    async def get_github_billing_usage_summary_report_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        day: int = ...,
        month: int = ...,
        product: str = ...,
        repository: str = ...,
        sku: str = ...,
        year: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.BillingUsageSummaryReportUser:
        """billing/get-github-billing-usage-summary-report-user."""

    async def get_usage_report_export(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        report_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.UsageReportExport:
        """billing/get-usage-report-export."""

    async def list_usage_report_exports(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.UsageReportExportList:
        """billing/list-usage-report-exports."""

    async def remove_resource_from_cost_center(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        cost_center_id: str | _aio.GitHubCore = ...,
        enterprise_teams: Iterable[str] = ...,
        organizations: Iterable[str] = ...,
        repositories: Iterable[str] = ...,
        users: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Billing_RemoveResourceFromCostCenter:
        """billing/remove-resource-from-cost-center."""

    async def update_budget(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        budget_id: str | _aio.GitHubCore = ...,
        budget_alerting: _UpdateBudget_BudgetAlerting = ...,
        budget_amount: int = ...,
        budget_entity_name: str = ...,
        budget_product_sku: str = ...,
        budget_scope: Literal["enterprise", "organization", "repository", "cost_center", "multi_user_customer", "multi_user_cost_center", "user"] = ...,
        budget_type: Literal["BundlePricing", "ProductPricing", "SkuPricing"] = ...,
        prevent_further_usage: bool = ...,
        user: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.UpdateBudget:
        """billing/update-budget."""

    async def update_budget_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        budget_id: str | _aio.GitHubCore = ...,
        budget_alerting: _UpdateBudgetOrg_BudgetAlerting = ...,
        budget_amount: int = ...,
        budget_entity_name: str = ...,
        budget_product_sku: str = ...,
        budget_scope: Literal["enterprise", "organization", "repository", "cost_center", "multi_user_customer", "user"] = ...,
        budget_type: Literal["BundlePricing", "ProductPricing", "SkuPricing"] = ...,
        prevent_further_usage: bool = ...,
        user: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.UpdateBudget:
        """billing/update-budget-org."""

    async def update_cost_center(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        cost_center_id: str | _aio.GitHubCore = ...,
        ai_credit_pool_enabled: bool = ...,
        name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.UpdateCostCenter:
        """billing/update-cost-center."""

__all__ = ["AsyncBilling", "Billing"]
