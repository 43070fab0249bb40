"""Every operation of GitHub's description by name, a module for each tag. Made by tools/generate.py."""

from typing import final

from typing_extensions import Self, disjoint_base

from ferrohub.rest.actions import AsyncActions, Actions, _AsyncBoundActions, _BoundActions
from ferrohub.rest.activity import AsyncActivity, Activity, _AsyncBoundActivity, _BoundActivity
from ferrohub.rest.agent_tasks import AsyncAgentTasks, AgentTasks, _AsyncBoundAgentTasks, _BoundAgentTasks
from ferrohub.rest.agents import AsyncAgents, Agents, _AsyncBoundAgents, _BoundAgents
from ferrohub.rest.announcement_banners import (
    AsyncAnnouncementBanners,
    AnnouncementBanners,
    _AsyncBoundAnnouncementBanners,
    _BoundAnnouncementBanners,
)
from ferrohub.rest.api_insights import AsyncApiInsights, ApiInsights, _AsyncBoundApiInsights, _BoundApiInsights
from ferrohub.rest.apps import AsyncApps, Apps, _AsyncBoundApps, _BoundApps
from ferrohub.rest.billing import AsyncBilling, Billing, _AsyncBoundBilling, _BoundBilling
from ferrohub.rest.campaigns import AsyncCampaigns, Campaigns, _AsyncBoundCampaigns, _BoundCampaigns
from ferrohub.rest.checks import AsyncChecks, Checks, _AsyncBoundChecks, _BoundChecks
from ferrohub.rest.classroom import AsyncClassroom, Classroom, _AsyncBoundClassroom, _BoundClassroom
from ferrohub.rest.code_quality import AsyncCodeQuality, CodeQuality, _AsyncBoundCodeQuality, _BoundCodeQuality
from ferrohub.rest.code_scanning import AsyncCodeScanning, CodeScanning, _AsyncBoundCodeScanning, _BoundCodeScanning
from ferrohub.rest.code_security import AsyncCodeSecurity, CodeSecurity, _AsyncBoundCodeSecurity, _BoundCodeSecurity
from ferrohub.rest.codes_of_conduct import (
    AsyncCodesOfConduct,
    CodesOfConduct,
    _AsyncBoundCodesOfConduct,
    _BoundCodesOfConduct,
)
from ferrohub.rest.codespaces import AsyncCodespaces, Codespaces, _AsyncBoundCodespaces, _BoundCodespaces
from ferrohub.rest.copilot import AsyncCopilot, Copilot, _AsyncBoundCopilot, _BoundCopilot
from ferrohub.rest.copilot_spaces import (
    AsyncCopilotSpaces,
    CopilotSpaces,
    _AsyncBoundCopilotSpaces,
    _BoundCopilotSpaces,
)
from ferrohub.rest.credentials import AsyncCredentials, Credentials, _AsyncBoundCredentials, _BoundCredentials
from ferrohub.rest.dependabot import AsyncDependabot, Dependabot, _AsyncBoundDependabot, _BoundDependabot
from ferrohub.rest.dependency_graph import (
    AsyncDependencyGraph,
    DependencyGraph,
    _AsyncBoundDependencyGraph,
    _BoundDependencyGraph,
)
from ferrohub.rest.emojis import AsyncEmojis, Emojis, _AsyncBoundEmojis, _BoundEmojis
from ferrohub.rest.enterprise_admin import (
    AsyncEnterpriseAdmin,
    EnterpriseAdmin,
    _AsyncBoundEnterpriseAdmin,
    _BoundEnterpriseAdmin,
)
from ferrohub.rest.enterprise_apps import (
    AsyncEnterpriseApps,
    EnterpriseApps,
    _AsyncBoundEnterpriseApps,
    _BoundEnterpriseApps,
)
from ferrohub.rest.enterprise_team_memberships import (
    AsyncEnterpriseTeamMemberships,
    EnterpriseTeamMemberships,
    _AsyncBoundEnterpriseTeamMemberships,
    _BoundEnterpriseTeamMemberships,
)
from ferrohub.rest.enterprise_team_organizations import (
    AsyncEnterpriseTeamOrganizations,
    EnterpriseTeamOrganizations,
    _AsyncBoundEnterpriseTeamOrganizations,
    _BoundEnterpriseTeamOrganizations,
)
from ferrohub.rest.enterprise_teams import (
    AsyncEnterpriseTeams,
    EnterpriseTeams,
    _AsyncBoundEnterpriseTeams,
    _BoundEnterpriseTeams,
)
from ferrohub.rest.gists import AsyncGists, Gists, _AsyncBoundGists, _BoundGists
from ferrohub.rest.git import AsyncGit, Git, _AsyncBoundGit, _BoundGit
from ferrohub.rest.gitignore import AsyncGitignore, Gitignore, _AsyncBoundGitignore, _BoundGitignore
from ferrohub.rest.hosted_compute import (
    AsyncHostedCompute,
    HostedCompute,
    _AsyncBoundHostedCompute,
    _BoundHostedCompute,
)
from ferrohub.rest.interactions import AsyncInteractions, Interactions, _AsyncBoundInteractions, _BoundInteractions
from ferrohub.rest.issues import AsyncIssues, Issues, _AsyncBoundIssues, _BoundIssues
from ferrohub.rest.licenses import AsyncLicenses, Licenses, _AsyncBoundLicenses, _BoundLicenses
from ferrohub.rest.markdown import AsyncMarkdown, Markdown, _AsyncBoundMarkdown, _BoundMarkdown
from ferrohub.rest.meta import AsyncMeta, Meta, _AsyncBoundMeta, _BoundMeta
from ferrohub.rest.migrations import AsyncMigrations, Migrations, _AsyncBoundMigrations, _BoundMigrations
from ferrohub.rest.oauth_authorizations import (
    AsyncOauthAuthorizations,
    OauthAuthorizations,
    _AsyncBoundOauthAuthorizations,
    _BoundOauthAuthorizations,
)
from ferrohub.rest.oidc import AsyncOidc, Oidc, _AsyncBoundOidc, _BoundOidc
from ferrohub.rest.orgs import AsyncOrgs, Orgs, _AsyncBoundOrgs, _BoundOrgs
from ferrohub.rest.packages import AsyncPackages, Packages, _AsyncBoundPackages, _BoundPackages
from ferrohub.rest.private_registries import (
    AsyncPrivateRegistries,
    PrivateRegistries,
    _AsyncBoundPrivateRegistries,
    _BoundPrivateRegistries,
)
from ferrohub.rest.projects import AsyncProjects, Projects, _AsyncBoundProjects, _BoundProjects
from ferrohub.rest.pull_request_stacks import (
    AsyncPullRequestStacks,
    PullRequestStacks,
    _AsyncBoundPullRequestStacks,
    _BoundPullRequestStacks,
)
from ferrohub.rest.pulls import AsyncPulls, Pulls, _AsyncBoundPulls, _BoundPulls
from ferrohub.rest.rate_limit import AsyncRateLimit, RateLimit, _AsyncBoundRateLimit, _BoundRateLimit
from ferrohub.rest.reactions import AsyncReactions, Reactions, _AsyncBoundReactions, _BoundReactions
from ferrohub.rest.repos import AsyncRepos, Repos, _AsyncBoundRepos, _BoundRepos
from ferrohub.rest.scim import AsyncScim, Scim, _AsyncBoundScim, _BoundScim
from ferrohub.rest.search import AsyncSearch, Search, _AsyncBoundSearch, _BoundSearch
from ferrohub.rest.secret_scanning import (
    AsyncSecretScanning,
    SecretScanning,
    _AsyncBoundSecretScanning,
    _BoundSecretScanning,
)
from ferrohub.rest.security_advisories import (
    AsyncSecurityAdvisories,
    SecurityAdvisories,
    _AsyncBoundSecurityAdvisories,
    _BoundSecurityAdvisories,
)
from ferrohub.rest.teams import AsyncTeams, Teams, _AsyncBoundTeams, _BoundTeams
from ferrohub.rest.users import AsyncUsers, Users, _AsyncBoundUsers, _BoundUsers

@disjoint_base
class Operations:
    """The operations of one tag of GitHub's description.

    :param rest: object that the operations belong to, such as ``client.rest``
    """

    def __new__(cls, rest: Rest | AsyncRest) -> Self: ...

@disjoint_base
class Rest:
    """Every operation that GitHub describes, by GitHub's own names: ``client.rest.TAG.OPERATION(...)``, with ``_``
    for
    ``-``. ``dir()`` lists the tags, and that of a tag its operations.

    Bound to a resource, as in ``repository.rest``, the parts of the path that the resource's URL determines are filled
    in.
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
    """Every operation that GitHub describes, for asyncio: calls are awaited, listings are iterated with ``async
    for``.
    """

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

@final
class _BoundRest:
    """Every operation that GitHub describes, by GitHub's own names: ``client.rest.TAG.OPERATION(...)``, with ``_``
    for
    ``-``. ``dir()`` lists the tags, and that of a tag its operations.

    Bound to a resource, as in ``repository.rest``, the parts of the path that the resource's URL determines are filled
    in.
    """

    @property
    def actions(self) -> _BoundActions:
        """The operations of GitHub's tag ``actions``."""

    @property
    def activity(self) -> _BoundActivity:
        """The operations of GitHub's tag ``activity``."""

    @property
    def agent_tasks(self) -> _BoundAgentTasks:
        """The operations of GitHub's tag ``agent-tasks``."""

    @property
    def agents(self) -> _BoundAgents:
        """The operations of GitHub's tag ``agents``."""

    @property
    def announcement_banners(self) -> _BoundAnnouncementBanners:
        """The operations of GitHub's tag ``announcement-banners``."""

    @property
    def api_insights(self) -> _BoundApiInsights:
        """The operations of GitHub's tag ``api-insights``."""

    @property
    def apps(self) -> _BoundApps:
        """The operations of GitHub's tag ``apps``."""

    @property
    def billing(self) -> _BoundBilling:
        """The operations of GitHub's tag ``billing``."""

    @property
    def campaigns(self) -> _BoundCampaigns:
        """The operations of GitHub's tag ``campaigns``."""

    @property
    def checks(self) -> _BoundChecks:
        """The operations of GitHub's tag ``checks``."""

    @property
    def classroom(self) -> _BoundClassroom:
        """The operations of GitHub's tag ``classroom``."""

    @property
    def code_quality(self) -> _BoundCodeQuality:
        """The operations of GitHub's tag ``code-quality``."""

    @property
    def code_scanning(self) -> _BoundCodeScanning:
        """The operations of GitHub's tag ``code-scanning``."""

    @property
    def code_security(self) -> _BoundCodeSecurity:
        """The operations of GitHub's tag ``code-security``."""

    @property
    def codes_of_conduct(self) -> _BoundCodesOfConduct:
        """The operations of GitHub's tag ``codes-of-conduct``."""

    @property
    def codespaces(self) -> _BoundCodespaces:
        """The operations of GitHub's tag ``codespaces``."""

    @property
    def copilot(self) -> _BoundCopilot:
        """The operations of GitHub's tag ``copilot``."""

    @property
    def copilot_spaces(self) -> _BoundCopilotSpaces:
        """The operations of GitHub's tag ``copilot-spaces``."""

    @property
    def credentials(self) -> _BoundCredentials:
        """The operations of GitHub's tag ``credentials``."""

    @property
    def dependabot(self) -> _BoundDependabot:
        """The operations of GitHub's tag ``dependabot``."""

    @property
    def dependency_graph(self) -> _BoundDependencyGraph:
        """The operations of GitHub's tag ``dependency-graph``."""

    @property
    def emojis(self) -> _BoundEmojis:
        """The operations of GitHub's tag ``emojis``."""

    @property
    def enterprise_admin(self) -> _BoundEnterpriseAdmin:
        """The operations of GitHub's tag ``enterprise-admin``."""

    @property
    def enterprise_apps(self) -> _BoundEnterpriseApps:
        """The operations of GitHub's tag ``enterprise-apps``."""

    @property
    def enterprise_team_memberships(self) -> _BoundEnterpriseTeamMemberships:
        """The operations of GitHub's tag ``enterprise-team-memberships``."""

    @property
    def enterprise_team_organizations(self) -> _BoundEnterpriseTeamOrganizations:
        """The operations of GitHub's tag ``enterprise-team-organizations``."""

    @property
    def enterprise_teams(self) -> _BoundEnterpriseTeams:
        """The operations of GitHub's tag ``enterprise-teams``."""

    @property
    def gists(self) -> _BoundGists:
        """The operations of GitHub's tag ``gists``."""

    @property
    def git(self) -> _BoundGit:
        """The operations of GitHub's tag ``git``."""

    @property
    def gitignore(self) -> _BoundGitignore:
        """The operations of GitHub's tag ``gitignore``."""

    @property
    def hosted_compute(self) -> _BoundHostedCompute:
        """The operations of GitHub's tag ``hosted-compute``."""

    @property
    def interactions(self) -> _BoundInteractions:
        """The operations of GitHub's tag ``interactions``."""

    @property
    def issues(self) -> _BoundIssues:
        """The operations of GitHub's tag ``issues``."""

    @property
    def licenses(self) -> _BoundLicenses:
        """The operations of GitHub's tag ``licenses``."""

    @property
    def markdown(self) -> _BoundMarkdown:
        """The operations of GitHub's tag ``markdown``."""

    @property
    def meta(self) -> _BoundMeta:
        """The operations of GitHub's tag ``meta``."""

    @property
    def migrations(self) -> _BoundMigrations:
        """The operations of GitHub's tag ``migrations``."""

    @property
    def oauth_authorizations(self) -> _BoundOauthAuthorizations:
        """The operations of GitHub's tag ``oauth-authorizations``."""

    @property
    def oidc(self) -> _BoundOidc:
        """The operations of GitHub's tag ``oidc``."""

    @property
    def orgs(self) -> _BoundOrgs:
        """The operations of GitHub's tag ``orgs``."""

    @property
    def packages(self) -> _BoundPackages:
        """The operations of GitHub's tag ``packages``."""

    @property
    def private_registries(self) -> _BoundPrivateRegistries:
        """The operations of GitHub's tag ``private-registries``."""

    @property
    def projects(self) -> _BoundProjects:
        """The operations of GitHub's tag ``projects``."""

    @property
    def pull_request_stacks(self) -> _BoundPullRequestStacks:
        """The operations of GitHub's tag ``pull-request-stacks``."""

    @property
    def pulls(self) -> _BoundPulls:
        """The operations of GitHub's tag ``pulls``."""

    @property
    def rate_limit(self) -> _BoundRateLimit:
        """The operations of GitHub's tag ``rate-limit``."""

    @property
    def reactions(self) -> _BoundReactions:
        """The operations of GitHub's tag ``reactions``."""

    @property
    def repos(self) -> _BoundRepos:
        """The operations of GitHub's tag ``repos``."""

    @property
    def scim(self) -> _BoundScim:
        """The operations of GitHub's tag ``scim``."""

    @property
    def search(self) -> _BoundSearch:
        """The operations of GitHub's tag ``search``."""

    @property
    def secret_scanning(self) -> _BoundSecretScanning:
        """The operations of GitHub's tag ``secret-scanning``."""

    @property
    def security_advisories(self) -> _BoundSecurityAdvisories:
        """The operations of GitHub's tag ``security-advisories``."""

    @property
    def teams(self) -> _BoundTeams:
        """The operations of GitHub's tag ``teams``."""

    @property
    def users(self) -> _BoundUsers:
        """The operations of GitHub's tag ``users``."""

@final
class _AsyncBoundRest:
    """Every operation that GitHub describes, by GitHub's own names: ``client.rest.TAG.OPERATION(...)``, with ``_``
    for
    ``-``. ``dir()`` lists the tags, and that of a tag its operations.

    Bound to a resource, as in ``repository.rest``, the parts of the path that the resource's URL determines are filled
    in.
    """

    @property
    def actions(self) -> _AsyncBoundActions:
        """The operations of GitHub's tag ``actions``."""

    @property
    def activity(self) -> _AsyncBoundActivity:
        """The operations of GitHub's tag ``activity``."""

    @property
    def agent_tasks(self) -> _AsyncBoundAgentTasks:
        """The operations of GitHub's tag ``agent-tasks``."""

    @property
    def agents(self) -> _AsyncBoundAgents:
        """The operations of GitHub's tag ``agents``."""

    @property
    def announcement_banners(self) -> _AsyncBoundAnnouncementBanners:
        """The operations of GitHub's tag ``announcement-banners``."""

    @property
    def api_insights(self) -> _AsyncBoundApiInsights:
        """The operations of GitHub's tag ``api-insights``."""

    @property
    def apps(self) -> _AsyncBoundApps:
        """The operations of GitHub's tag ``apps``."""

    @property
    def billing(self) -> _AsyncBoundBilling:
        """The operations of GitHub's tag ``billing``."""

    @property
    def campaigns(self) -> _AsyncBoundCampaigns:
        """The operations of GitHub's tag ``campaigns``."""

    @property
    def checks(self) -> _AsyncBoundChecks:
        """The operations of GitHub's tag ``checks``."""

    @property
    def classroom(self) -> _AsyncBoundClassroom:
        """The operations of GitHub's tag ``classroom``."""

    @property
    def code_quality(self) -> _AsyncBoundCodeQuality:
        """The operations of GitHub's tag ``code-quality``."""

    @property
    def code_scanning(self) -> _AsyncBoundCodeScanning:
        """The operations of GitHub's tag ``code-scanning``."""

    @property
    def code_security(self) -> _AsyncBoundCodeSecurity:
        """The operations of GitHub's tag ``code-security``."""

    @property
    def codes_of_conduct(self) -> _AsyncBoundCodesOfConduct:
        """The operations of GitHub's tag ``codes-of-conduct``."""

    @property
    def codespaces(self) -> _AsyncBoundCodespaces:
        """The operations of GitHub's tag ``codespaces``."""

    @property
    def copilot(self) -> _AsyncBoundCopilot:
        """The operations of GitHub's tag ``copilot``."""

    @property
    def copilot_spaces(self) -> _AsyncBoundCopilotSpaces:
        """The operations of GitHub's tag ``copilot-spaces``."""

    @property
    def credentials(self) -> _AsyncBoundCredentials:
        """The operations of GitHub's tag ``credentials``."""

    @property
    def dependabot(self) -> _AsyncBoundDependabot:
        """The operations of GitHub's tag ``dependabot``."""

    @property
    def dependency_graph(self) -> _AsyncBoundDependencyGraph:
        """The operations of GitHub's tag ``dependency-graph``."""

    @property
    def emojis(self) -> _AsyncBoundEmojis:
        """The operations of GitHub's tag ``emojis``."""

    @property
    def enterprise_admin(self) -> _AsyncBoundEnterpriseAdmin:
        """The operations of GitHub's tag ``enterprise-admin``."""

    @property
    def enterprise_apps(self) -> _AsyncBoundEnterpriseApps:
        """The operations of GitHub's tag ``enterprise-apps``."""

    @property
    def enterprise_team_memberships(self) -> _AsyncBoundEnterpriseTeamMemberships:
        """The operations of GitHub's tag ``enterprise-team-memberships``."""

    @property
    def enterprise_team_organizations(self) -> _AsyncBoundEnterpriseTeamOrganizations:
        """The operations of GitHub's tag ``enterprise-team-organizations``."""

    @property
    def enterprise_teams(self) -> _AsyncBoundEnterpriseTeams:
        """The operations of GitHub's tag ``enterprise-teams``."""

    @property
    def gists(self) -> _AsyncBoundGists:
        """The operations of GitHub's tag ``gists``."""

    @property
    def git(self) -> _AsyncBoundGit:
        """The operations of GitHub's tag ``git``."""

    @property
    def gitignore(self) -> _AsyncBoundGitignore:
        """The operations of GitHub's tag ``gitignore``."""

    @property
    def hosted_compute(self) -> _AsyncBoundHostedCompute:
        """The operations of GitHub's tag ``hosted-compute``."""

    @property
    def interactions(self) -> _AsyncBoundInteractions:
        """The operations of GitHub's tag ``interactions``."""

    @property
    def issues(self) -> _AsyncBoundIssues:
        """The operations of GitHub's tag ``issues``."""

    @property
    def licenses(self) -> _AsyncBoundLicenses:
        """The operations of GitHub's tag ``licenses``."""

    @property
    def markdown(self) -> _AsyncBoundMarkdown:
        """The operations of GitHub's tag ``markdown``."""

    @property
    def meta(self) -> _AsyncBoundMeta:
        """The operations of GitHub's tag ``meta``."""

    @property
    def migrations(self) -> _AsyncBoundMigrations:
        """The operations of GitHub's tag ``migrations``."""

    @property
    def oauth_authorizations(self) -> _AsyncBoundOauthAuthorizations:
        """The operations of GitHub's tag ``oauth-authorizations``."""

    @property
    def oidc(self) -> _AsyncBoundOidc:
        """The operations of GitHub's tag ``oidc``."""

    @property
    def orgs(self) -> _AsyncBoundOrgs:
        """The operations of GitHub's tag ``orgs``."""

    @property
    def packages(self) -> _AsyncBoundPackages:
        """The operations of GitHub's tag ``packages``."""

    @property
    def private_registries(self) -> _AsyncBoundPrivateRegistries:
        """The operations of GitHub's tag ``private-registries``."""

    @property
    def projects(self) -> _AsyncBoundProjects:
        """The operations of GitHub's tag ``projects``."""

    @property
    def pull_request_stacks(self) -> _AsyncBoundPullRequestStacks:
        """The operations of GitHub's tag ``pull-request-stacks``."""

    @property
    def pulls(self) -> _AsyncBoundPulls:
        """The operations of GitHub's tag ``pulls``."""

    @property
    def rate_limit(self) -> _AsyncBoundRateLimit:
        """The operations of GitHub's tag ``rate-limit``."""

    @property
    def reactions(self) -> _AsyncBoundReactions:
        """The operations of GitHub's tag ``reactions``."""

    @property
    def repos(self) -> _AsyncBoundRepos:
        """The operations of GitHub's tag ``repos``."""

    @property
    def scim(self) -> _AsyncBoundScim:
        """The operations of GitHub's tag ``scim``."""

    @property
    def search(self) -> _AsyncBoundSearch:
        """The operations of GitHub's tag ``search``."""

    @property
    def secret_scanning(self) -> _AsyncBoundSecretScanning:
        """The operations of GitHub's tag ``secret-scanning``."""

    @property
    def security_advisories(self) -> _AsyncBoundSecurityAdvisories:
        """The operations of GitHub's tag ``security-advisories``."""

    @property
    def teams(self) -> _AsyncBoundTeams:
        """The operations of GitHub's tag ``teams``."""

    @property
    def users(self) -> _AsyncBoundUsers:
        """The operations of GitHub's tag ``users``."""

__all__ = ["AsyncRest", "Operations", "Rest"]
