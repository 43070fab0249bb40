"""Every operation of GitHub's description by name, a module for each tag. Made by tools/generate.py."""

from typing import final

from typing_extensions import Self, disjoint_base

from ferrohub.rest.actions import AsyncActions, Actions
from ferrohub.rest.activity import AsyncActivity, Activity
from ferrohub.rest.agent_tasks import AsyncAgentTasks, AgentTasks
from ferrohub.rest.agents import AsyncAgents, Agents
from ferrohub.rest.announcement_banners import AsyncAnnouncementBanners, AnnouncementBanners
from ferrohub.rest.api_insights import AsyncApiInsights, ApiInsights
from ferrohub.rest.apps import AsyncApps, Apps
from ferrohub.rest.billing import AsyncBilling, Billing
from ferrohub.rest.campaigns import AsyncCampaigns, Campaigns
from ferrohub.rest.checks import AsyncChecks, Checks
from ferrohub.rest.classroom import AsyncClassroom, Classroom
from ferrohub.rest.code_quality import AsyncCodeQuality, CodeQuality
from ferrohub.rest.code_scanning import AsyncCodeScanning, CodeScanning
from ferrohub.rest.code_security import AsyncCodeSecurity, CodeSecurity
from ferrohub.rest.codes_of_conduct import AsyncCodesOfConduct, CodesOfConduct
from ferrohub.rest.codespaces import AsyncCodespaces, Codespaces
from ferrohub.rest.copilot import AsyncCopilot, Copilot
from ferrohub.rest.copilot_spaces import AsyncCopilotSpaces, CopilotSpaces
from ferrohub.rest.credentials import AsyncCredentials, Credentials
from ferrohub.rest.dependabot import AsyncDependabot, Dependabot
from ferrohub.rest.dependency_graph import AsyncDependencyGraph, DependencyGraph
from ferrohub.rest.emojis import AsyncEmojis, Emojis
from ferrohub.rest.enterprise_admin import AsyncEnterpriseAdmin, EnterpriseAdmin
from ferrohub.rest.enterprise_apps import AsyncEnterpriseApps, EnterpriseApps
from ferrohub.rest.enterprise_team_memberships import AsyncEnterpriseTeamMemberships, EnterpriseTeamMemberships
from ferrohub.rest.enterprise_team_organizations import AsyncEnterpriseTeamOrganizations, EnterpriseTeamOrganizations
from ferrohub.rest.enterprise_teams import AsyncEnterpriseTeams, EnterpriseTeams
from ferrohub.rest.gists import AsyncGists, Gists
from ferrohub.rest.git import AsyncGit, Git
from ferrohub.rest.gitignore import AsyncGitignore, Gitignore
from ferrohub.rest.hosted_compute import AsyncHostedCompute, HostedCompute
from ferrohub.rest.interactions import AsyncInteractions, Interactions
from ferrohub.rest.issues import AsyncIssues, Issues
from ferrohub.rest.licenses import AsyncLicenses, Licenses
from ferrohub.rest.markdown import AsyncMarkdown, Markdown
from ferrohub.rest.meta import AsyncMeta, Meta
from ferrohub.rest.migrations import AsyncMigrations, Migrations
from ferrohub.rest.oauth_authorizations import AsyncOauthAuthorizations, OauthAuthorizations
from ferrohub.rest.oidc import AsyncOidc, Oidc
from ferrohub.rest.orgs import AsyncOrgs, Orgs
from ferrohub.rest.packages import AsyncPackages, Packages
from ferrohub.rest.private_registries import AsyncPrivateRegistries, PrivateRegistries
from ferrohub.rest.projects import AsyncProjects, Projects
from ferrohub.rest.pull_request_stacks import AsyncPullRequestStacks, PullRequestStacks
from ferrohub.rest.pulls import AsyncPulls, Pulls
from ferrohub.rest.rate_limit import AsyncRateLimit, RateLimit
from ferrohub.rest.reactions import AsyncReactions, Reactions
from ferrohub.rest.repos import AsyncRepos, Repos
from ferrohub.rest.scim import AsyncScim, Scim
from ferrohub.rest.search import AsyncSearch, Search
from ferrohub.rest.secret_scanning import AsyncSecretScanning, SecretScanning
from ferrohub.rest.security_advisories import AsyncSecurityAdvisories, SecurityAdvisories
from ferrohub.rest.teams import AsyncTeams, Teams
from ferrohub.rest.users import AsyncUsers, Users

@disjoint_base
class Operations:
    """The operations of one tag of GitHub's description.

    :param rest: what the operations belong to, such as ``client.rest``
    """

    def __new__(cls, rest: Rest | AsyncRest) -> Self: ...

@disjoint_base
class Rest:
    """Every operation that GitHub describes, by GitHub's own names: ``client.rest.TAG.OPERATION(...)``, with ``_``
    for
    ``-``. ``dir()`` lists the tags, and that of a tag its operations.

    Bound to a resource, as in ``repository.rest``, the parts of the path that the resource's address determines are
    filled in.
    """

    @property
    def actions(self) -> Actions:
        """The operations of GitHub's tag ``actions``."""

    @property
    def activity(self) -> Activity:
        """The operations of GitHub's tag ``activity``."""

    @property
    def agent_tasks(self) -> AgentTasks:
        """The operations of GitHub's tag ``agent-tasks``."""

    @property
    def agents(self) -> Agents:
        """The operations of GitHub's tag ``agents``."""

    @property
    def announcement_banners(self) -> AnnouncementBanners:
        """The operations of GitHub's tag ``announcement-banners``."""

    @property
    def api_insights(self) -> ApiInsights:
        """The operations of GitHub's tag ``api-insights``."""

    @property
    def apps(self) -> Apps:
        """The operations of GitHub's tag ``apps``."""

    @property
    def billing(self) -> Billing:
        """The operations of GitHub's tag ``billing``."""

    @property
    def campaigns(self) -> Campaigns:
        """The operations of GitHub's tag ``campaigns``."""

    @property
    def checks(self) -> Checks:
        """The operations of GitHub's tag ``checks``."""

    @property
    def classroom(self) -> Classroom:
        """The operations of GitHub's tag ``classroom``."""

    @property
    def code_quality(self) -> CodeQuality:
        """The operations of GitHub's tag ``code-quality``."""

    @property
    def code_scanning(self) -> CodeScanning:
        """The operations of GitHub's tag ``code-scanning``."""

    @property
    def code_security(self) -> CodeSecurity:
        """The operations of GitHub's tag ``code-security``."""

    @property
    def codes_of_conduct(self) -> CodesOfConduct:
        """The operations of GitHub's tag ``codes-of-conduct``."""

    @property
    def codespaces(self) -> Codespaces:
        """The operations of GitHub's tag ``codespaces``."""

    @property
    def copilot(self) -> Copilot:
        """The operations of GitHub's tag ``copilot``."""

    @property
    def copilot_spaces(self) -> CopilotSpaces:
        """The operations of GitHub's tag ``copilot-spaces``."""

    @property
    def credentials(self) -> Credentials:
        """The operations of GitHub's tag ``credentials``."""

    @property
    def dependabot(self) -> Dependabot:
        """The operations of GitHub's tag ``dependabot``."""

    @property
    def dependency_graph(self) -> DependencyGraph:
        """The operations of GitHub's tag ``dependency-graph``."""

    @property
    def emojis(self) -> Emojis:
        """The operations of GitHub's tag ``emojis``."""

    @property
    def enterprise_admin(self) -> EnterpriseAdmin:
        """The operations of GitHub's tag ``enterprise-admin``."""

    @property
    def enterprise_apps(self) -> EnterpriseApps:
        """The operations of GitHub's tag ``enterprise-apps``."""

    @property
    def enterprise_team_memberships(self) -> EnterpriseTeamMemberships:
        """The operations of GitHub's tag ``enterprise-team-memberships``."""

    @property
    def enterprise_team_organizations(self) -> EnterpriseTeamOrganizations:
        """The operations of GitHub's tag ``enterprise-team-organizations``."""

    @property
    def enterprise_teams(self) -> EnterpriseTeams:
        """The operations of GitHub's tag ``enterprise-teams``."""

    @property
    def gists(self) -> Gists:
        """The operations of GitHub's tag ``gists``."""

    @property
    def git(self) -> Git:
        """The operations of GitHub's tag ``git``."""

    @property
    def gitignore(self) -> Gitignore:
        """The operations of GitHub's tag ``gitignore``."""

    @property
    def hosted_compute(self) -> HostedCompute:
        """The operations of GitHub's tag ``hosted-compute``."""

    @property
    def interactions(self) -> Interactions:
        """The operations of GitHub's tag ``interactions``."""

    @property
    def issues(self) -> Issues:
        """The operations of GitHub's tag ``issues``."""

    @property
    def licenses(self) -> Licenses:
        """The operations of GitHub's tag ``licenses``."""

    @property
    def markdown(self) -> Markdown:
        """The operations of GitHub's tag ``markdown``."""

    @property
    def meta(self) -> Meta:
        """The operations of GitHub's tag ``meta``."""

    @property
    def migrations(self) -> Migrations:
        """The operations of GitHub's tag ``migrations``."""

    @property
    def oauth_authorizations(self) -> OauthAuthorizations:
        """The operations of GitHub's tag ``oauth-authorizations``."""

    @property
    def oidc(self) -> Oidc:
        """The operations of GitHub's tag ``oidc``."""

    @property
    def orgs(self) -> Orgs:
        """The operations of GitHub's tag ``orgs``."""

    @property
    def packages(self) -> Packages:
        """The operations of GitHub's tag ``packages``."""

    @property
    def private_registries(self) -> PrivateRegistries:
        """The operations of GitHub's tag ``private-registries``."""

    @property
    def projects(self) -> Projects:
        """The operations of GitHub's tag ``projects``."""

    @property
    def pull_request_stacks(self) -> PullRequestStacks:
        """The operations of GitHub's tag ``pull-request-stacks``."""

    @property
    def pulls(self) -> Pulls:
        """The operations of GitHub's tag ``pulls``."""

    @property
    def rate_limit(self) -> RateLimit:
        """The operations of GitHub's tag ``rate-limit``."""

    @property
    def reactions(self) -> Reactions:
        """The operations of GitHub's tag ``reactions``."""

    @property
    def repos(self) -> Repos:
        """The operations of GitHub's tag ``repos``."""

    @property
    def scim(self) -> Scim:
        """The operations of GitHub's tag ``scim``."""

    @property
    def search(self) -> Search:
        """The operations of GitHub's tag ``search``."""

    @property
    def secret_scanning(self) -> SecretScanning:
        """The operations of GitHub's tag ``secret-scanning``."""

    @property
    def security_advisories(self) -> SecurityAdvisories:
        """The operations of GitHub's tag ``security-advisories``."""

    @property
    def teams(self) -> Teams:
        """The operations of GitHub's tag ``teams``."""

    @property
    def users(self) -> Users:
        """The operations of GitHub's tag ``users``."""

@final
class AsyncRest:
    """Every operation that GitHub describes, for asyncio: calls are awaited, listings walked with ``async for``."""

    @property
    def actions(self) -> AsyncActions:
        """The operations of GitHub's tag ``actions``."""

    @property
    def activity(self) -> AsyncActivity:
        """The operations of GitHub's tag ``activity``."""

    @property
    def agent_tasks(self) -> AsyncAgentTasks:
        """The operations of GitHub's tag ``agent-tasks``."""

    @property
    def agents(self) -> AsyncAgents:
        """The operations of GitHub's tag ``agents``."""

    @property
    def announcement_banners(self) -> AsyncAnnouncementBanners:
        """The operations of GitHub's tag ``announcement-banners``."""

    @property
    def api_insights(self) -> AsyncApiInsights:
        """The operations of GitHub's tag ``api-insights``."""

    @property
    def apps(self) -> AsyncApps:
        """The operations of GitHub's tag ``apps``."""

    @property
    def billing(self) -> AsyncBilling:
        """The operations of GitHub's tag ``billing``."""

    @property
    def campaigns(self) -> AsyncCampaigns:
        """The operations of GitHub's tag ``campaigns``."""

    @property
    def checks(self) -> AsyncChecks:
        """The operations of GitHub's tag ``checks``."""

    @property
    def classroom(self) -> AsyncClassroom:
        """The operations of GitHub's tag ``classroom``."""

    @property
    def code_quality(self) -> AsyncCodeQuality:
        """The operations of GitHub's tag ``code-quality``."""

    @property
    def code_scanning(self) -> AsyncCodeScanning:
        """The operations of GitHub's tag ``code-scanning``."""

    @property
    def code_security(self) -> AsyncCodeSecurity:
        """The operations of GitHub's tag ``code-security``."""

    @property
    def codes_of_conduct(self) -> AsyncCodesOfConduct:
        """The operations of GitHub's tag ``codes-of-conduct``."""

    @property
    def codespaces(self) -> AsyncCodespaces:
        """The operations of GitHub's tag ``codespaces``."""

    @property
    def copilot(self) -> AsyncCopilot:
        """The operations of GitHub's tag ``copilot``."""

    @property
    def copilot_spaces(self) -> AsyncCopilotSpaces:
        """The operations of GitHub's tag ``copilot-spaces``."""

    @property
    def credentials(self) -> AsyncCredentials:
        """The operations of GitHub's tag ``credentials``."""

    @property
    def dependabot(self) -> AsyncDependabot:
        """The operations of GitHub's tag ``dependabot``."""

    @property
    def dependency_graph(self) -> AsyncDependencyGraph:
        """The operations of GitHub's tag ``dependency-graph``."""

    @property
    def emojis(self) -> AsyncEmojis:
        """The operations of GitHub's tag ``emojis``."""

    @property
    def enterprise_admin(self) -> AsyncEnterpriseAdmin:
        """The operations of GitHub's tag ``enterprise-admin``."""

    @property
    def enterprise_apps(self) -> AsyncEnterpriseApps:
        """The operations of GitHub's tag ``enterprise-apps``."""

    @property
    def enterprise_team_memberships(self) -> AsyncEnterpriseTeamMemberships:
        """The operations of GitHub's tag ``enterprise-team-memberships``."""

    @property
    def enterprise_team_organizations(self) -> AsyncEnterpriseTeamOrganizations:
        """The operations of GitHub's tag ``enterprise-team-organizations``."""

    @property
    def enterprise_teams(self) -> AsyncEnterpriseTeams:
        """The operations of GitHub's tag ``enterprise-teams``."""

    @property
    def gists(self) -> AsyncGists:
        """The operations of GitHub's tag ``gists``."""

    @property
    def git(self) -> AsyncGit:
        """The operations of GitHub's tag ``git``."""

    @property
    def gitignore(self) -> AsyncGitignore:
        """The operations of GitHub's tag ``gitignore``."""

    @property
    def hosted_compute(self) -> AsyncHostedCompute:
        """The operations of GitHub's tag ``hosted-compute``."""

    @property
    def interactions(self) -> AsyncInteractions:
        """The operations of GitHub's tag ``interactions``."""

    @property
    def issues(self) -> AsyncIssues:
        """The operations of GitHub's tag ``issues``."""

    @property
    def licenses(self) -> AsyncLicenses:
        """The operations of GitHub's tag ``licenses``."""

    @property
    def markdown(self) -> AsyncMarkdown:
        """The operations of GitHub's tag ``markdown``."""

    @property
    def meta(self) -> AsyncMeta:
        """The operations of GitHub's tag ``meta``."""

    @property
    def migrations(self) -> AsyncMigrations:
        """The operations of GitHub's tag ``migrations``."""

    @property
    def oauth_authorizations(self) -> AsyncOauthAuthorizations:
        """The operations of GitHub's tag ``oauth-authorizations``."""

    @property
    def oidc(self) -> AsyncOidc:
        """The operations of GitHub's tag ``oidc``."""

    @property
    def orgs(self) -> AsyncOrgs:
        """The operations of GitHub's tag ``orgs``."""

    @property
    def packages(self) -> AsyncPackages:
        """The operations of GitHub's tag ``packages``."""

    @property
    def private_registries(self) -> AsyncPrivateRegistries:
        """The operations of GitHub's tag ``private-registries``."""

    @property
    def projects(self) -> AsyncProjects:
        """The operations of GitHub's tag ``projects``."""

    @property
    def pull_request_stacks(self) -> AsyncPullRequestStacks:
        """The operations of GitHub's tag ``pull-request-stacks``."""

    @property
    def pulls(self) -> AsyncPulls:
        """The operations of GitHub's tag ``pulls``."""

    @property
    def rate_limit(self) -> AsyncRateLimit:
        """The operations of GitHub's tag ``rate-limit``."""

    @property
    def reactions(self) -> AsyncReactions:
        """The operations of GitHub's tag ``reactions``."""

    @property
    def repos(self) -> AsyncRepos:
        """The operations of GitHub's tag ``repos``."""

    @property
    def scim(self) -> AsyncScim:
        """The operations of GitHub's tag ``scim``."""

    @property
    def search(self) -> AsyncSearch:
        """The operations of GitHub's tag ``search``."""

    @property
    def secret_scanning(self) -> AsyncSecretScanning:
        """The operations of GitHub's tag ``secret-scanning``."""

    @property
    def security_advisories(self) -> AsyncSecurityAdvisories:
        """The operations of GitHub's tag ``security-advisories``."""

    @property
    def teams(self) -> AsyncTeams:
        """The operations of GitHub's tag ``teams``."""

    @property
    def users(self) -> AsyncUsers:
        """The operations of GitHub's tag ``users``."""

__all__ = ["AsyncRest", "Operations", "Rest"]
