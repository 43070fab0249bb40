# mypy: disable-error-code="misc, override"
"""The resources of ``ferrohub.github3``. Made by tools/generate.py."""

from typing import Any

from ferrohub import _core
from ferrohub.github3.models import GitHubCore

class App(GitHubCore, _core.App):
    CUSTOM_HEADERS: dict[str, Any]

class Asset(GitHubCore, _core.Asset):
    ...

class _User(GitHubCore, _core.ShortUser):
    class_name: str
    def impersonate(self, scopes: Any = ...) -> Any: ...

class ShortUser(_User, _core.ShortUser):
    class_name: str

class User(ShortUser, _core.User):
    class_name: str

class AuthenticatedUser(User, _core.AuthenticatedUser):
    class_name: str

class Authorization(GitHubCore, _core.Authorization):
    ...

class PullDestination(GitHubCore, _core.PullDestination):
    direction: Any

class Base(PullDestination, _core.Base):
    destination: str
    direction: str

class Blob(GitHubCore, _core.Blob):
    ...

class _Branch(GitHubCore, _core.ShortBranch):
    PREVIEW_HEADERS: dict[str, Any]
    class_name: str
    def refresh(self, *args: Any, **kwds: Any) -> Any: ...

class ShortBranch(_Branch, _core.ShortBranch):
    PREVIEW_HEADERS: dict[str, Any]
    class_name: str

class Branch(ShortBranch, _core.Branch):
    PREVIEW_HEADERS: dict[str, Any]
    class_name: str

class BranchProtection(GitHubCore, _core.BranchProtection):
    @property
    def allow_deleteions(self) -> Any: ...

class CheckApp(GitHubCore, _core.CheckApp):
    CUSTOM_HEADERS: dict[str, Any]

class CheckPullRequest(GitHubCore, _core.CheckPullRequest):
    ...

class CheckRun(GitHubCore, _core.CheckRun):
    CUSTOM_HEADERS: dict[str, Any]
    class_name: str

class CheckRunAnnotation(GitHubCore, _core.CheckRunAnnotation):
    CUSTOM_HEADERS: dict[str, Any]
    class_name: str

class CheckRunOutput(GitHubCore, _core.CheckRunOutput):
    class_name: str

class CheckSuite(GitHubCore, _core.CheckSuite):
    CUSTOM_HEADERS: dict[str, Any]
    class_name: str

class ClonesStats(GitHubCore, _core.ClonesStats):
    ...

class CodeSearchResult(GitHubCore, _core.CodeSearchResult):
    ...

class Collaborator(ShortUser, _core.Collaborator):
    class_name: str

class CombinedStatus(GitHubCore, _core.CombinedStatus):
    ...

class _Commit(GitHubCore, _core.GitShortCommit):
    class_name: str

class GitShortCommit(_Commit, _core.GitShortCommit):
    class_name: str

class Commit(GitShortCommit, _core.Commit):
    class_name: str

class CommitSearchResult(GitHubCore, _core.CommitSearchResult):
    ...

class CommitTree(GitHubCore, _core.CommitTree):
    ...

class Comparison(GitHubCore, _core.Comparison):
    ...

class Contents(GitHubCore, _core.Contents):
    ...

class Contributor(ShortUser, _core.Contributor):
    class_name: str

class ContributorStats(GitHubCore, _core.ContributorStats):
    ...

class Deployment(GitHubCore, _core.Deployment):
    def create_status(self, state: Any, target_url: Any = ..., description: Any = ...) -> Any: ...

class DeploymentStatus(GitHubCore, _core.DeploymentStatus):
    ...

class _Email(GitHubCore, _core.ShortEmail):
    class_name: str

class ShortEmail(_Email, _core.ShortEmail):
    class_name: str

class Email(ShortEmail, _core.Email):
    class_name: str

class Event(GitHubCore, _core.Event):
    ...

class EventIssue(GitHubCore, _core.EventIssue):
    ...

class EventIssueComment(GitHubCore, _core.EventIssueComment):
    ...

class EventOrganization(GitHubCore, _core.EventOrganization):
    ...

class EventPullRequest(GitHubCore, _core.EventPullRequest):
    ...

class EventReviewComment(GitHubCore, _core.EventReviewComment):
    ...

class EventUser(GitHubCore, _core.EventUser):
    ...

class GPGKey(GitHubCore, _core.GPGKey):
    ...

class _Gist(GitHubCore, _core.ShortGist):
    class_name: str
    def edit(self, description: Any = ..., files: Any = ...) -> Any: ...

class ShortGist(_Gist, _core.ShortGist):
    class_name: str

class Gist(ShortGist, _core.Gist):
    class_name: str

class GistComment(GitHubCore, _core.GistComment):
    ...

class _GistFile(GitHubCore, _core.ShortGistFile):
    ...

class ShortGistFile(_GistFile, _core.ShortGistFile):
    class_name: str

class GistFile(ShortGistFile, _core.GistFile):
    class_name: str

class GistFork(GitHubCore, _core.GistFork):
    ...

class GistHistory(GitHubCore, _core.GistHistory):
    ...

class GitObject(GitHubCore, _core.GitObject):
    ...

class Hash(GitHubCore, _core.Hash):
    ...

class Head(PullDestination, _core.Head):
    destination: str
    direction: str

class Hook(GitHubCore, _core.Hook):
    def edit(self, config: Any = ..., events: Any = ..., add_events: Any = ..., rm_events: Any = ..., active: Any = ...) -> Any: ...

class ImportedIssue(GitHubCore, _core.ImportedIssue):
    IMPORT_CUSTOM_HEADERS: dict[str, Any]

class Installation(GitHubCore, _core.Installation):
    ...

class _Issue(GitHubCore, _core.ShortIssue):
    class_name: str

class ShortIssue(_Issue, _core.ShortIssue):
    class_name: str

class Issue(ShortIssue, _core.Issue):
    class_name: str

class IssueComment(GitHubCore, _core.IssueComment):
    ...

class IssueEvent(GitHubCore, _core.IssueEvent):
    ...

class IssueSearchResult(GitHubCore, _core.IssueSearchResult):
    ...

class Key(GitHubCore, _core.Key):
    ...

class _Label(GitHubCore, _core.ShortLabel):
    SYMMETRA_PREVIEW_HEADERS: dict[str, Any]

class ShortLabel(_Label, _core.ShortLabel):
    SYMMETRA_PREVIEW_HEADERS: dict[str, Any]
    class_name: str

class Label(ShortLabel, _core.Label):
    SYMMETRA_PREVIEW_HEADERS: dict[str, Any]
    class_name: str

class _License(GitHubCore, _core.ShortLicense):
    class_name: str

class ShortLicense(_License, _core.ShortLicense):
    class_name: str

class License(ShortLicense, _core.License):
    class_name: str

class Membership(GitHubCore, _core.Membership):
    ...

class Milestone(GitHubCore, _core.Milestone):
    ...

class MiniCommit(GitHubCore, _core.MiniCommit):
    PREVIEW_HEADERS: dict[str, Any]
    class_name: str

class _Organization(GitHubCore, _core.ShortOrganization):
    class_name: str
    filterable_member_roles: frozenset[str]
    invitation_roles: frozenset[str]
    member_roles: frozenset[str]
    members_filters: frozenset[str]

class ShortOrganization(_Organization, _core.ShortOrganization):
    class_name: str
    filterable_member_roles: frozenset[str]
    invitation_roles: frozenset[str]
    member_roles: frozenset[str]
    members_filters: frozenset[str]

class Organization(ShortOrganization, _core.Organization):
    class_name: str
    filterable_member_roles: frozenset[str]
    invitation_roles: frozenset[str]
    member_roles: frozenset[str]
    members_filters: frozenset[str]

class OrganizationHook(GitHubCore, _core.OrganizationHook):
    def edit(self, config: Any = ..., events: Any = ..., active: Any = ...) -> Any: ...

class OrganizationInvitation(GitHubCore, _core.OrganizationInvitation):
    ...

class PagesBuild(GitHubCore, _core.PagesBuild):
    ...

class PagesInfo(GitHubCore, _core.PagesInfo):
    ...

class Plan(GitHubCore, _core.Plan):
    ...

class Project(GitHubCore, _core.Project):
    CUSTOM_HEADERS: dict[str, Any]

class ProjectCard(GitHubCore, _core.ProjectCard):
    ...

class ProjectColumn(GitHubCore, _core.ProjectColumn):
    ...

class ProtectionAllowDeletions(GitHubCore, _core.ProtectionAllowDeletions):
    ...

class ProtectionAllowForcePushes(GitHubCore, _core.ProtectionAllowForcePushes):
    ...

class ProtectionEnforceAdmins(GitHubCore, _core.ProtectionEnforceAdmins):
    ...

class ProtectionRequiredConversationResolution(GitHubCore, _core.ProtectionRequiredConversationResolution):
    ...

class ProtectionRequiredLinearHistory(GitHubCore, _core.ProtectionRequiredLinearHistory):
    ...

class ProtectionRequiredPullRequestReviews(GitHubCore, _core.ProtectionRequiredPullRequestReviews):
    ...

class ProtectionRequiredStatusChecks(GitHubCore, _core.ProtectionRequiredStatusChecks):
    ...

class ProtectionRestrictions(GitHubCore, _core.ProtectionRestrictions):
    ...

class PullFile(GitHubCore, _core.PullFile):
    ...

class _PullRequest(GitHubCore, _core.ShortPullRequest):
    class_name: str

class ShortPullRequest(_PullRequest, _core.ShortPullRequest):
    class_name: str

class PullRequest(ShortPullRequest, _core.PullRequest):
    class_name: str

class PullReview(GitHubCore, _core.PullReview):
    def submit(self, body: Any, event: Any = ...) -> Any: ...

class Reference(GitHubCore, _core.Reference):
    ...

class Release(GitHubCore, _core.Release):
    ...

class _RepoComment(GitHubCore, _core.ShortComment):
    class_name: str

class ShortComment(_RepoComment, _core.ShortComment):
    class_name: str

class RepoComment(ShortComment, _core.RepoComment):
    class_name: str

class _RepoCommit(MiniCommit, _core.ShortCommit):
    PREVIEW_HEADERS: dict[str, Any]
    class_name: str

class ShortCommit(_RepoCommit, _core.ShortCommit):
    PREVIEW_HEADERS: dict[str, Any]
    class_name: str

class RepoCommit(ShortCommit, _core.RepoCommit):
    PREVIEW_HEADERS: dict[str, Any]
    class_name: str

class RepoTag(GitHubCore, _core.RepoTag):
    ...

class _Repository(GitHubCore, _core.ShortRepository):
    PREVIEW_HEADERS: dict[str, Any]
    STAR_HEADERS: dict[str, Any]
    class_name: str
    def create_deployment(self, ref: Any, required_contexts: Any = ..., payload: Any = ..., auto_merge: Any = ..., description: Any = ..., environment: Any = ...) -> Any: ...

class ShortRepository(_Repository, _core.ShortRepository):
    PREVIEW_HEADERS: dict[str, Any]
    STAR_HEADERS: dict[str, Any]
    class_name: str

class Repository(ShortRepository, _core.Repository):
    PREVIEW_HEADERS: dict[str, Any]
    STAR_HEADERS: dict[str, Any]
    class_name: str

class RepositoryInvitation(GitHubCore, _core.RepositoryInvitation):
    allowed_permissions: frozenset[str]
    class_name: str

class RepositoryIssueEvent(IssueEvent, _core.RepositoryIssueEvent):
    ...

class RepositoryLicense(GitHubCore, _core.RepositoryLicense):
    ...

class RepositorySearchResult(GitHubCore, _core.RepositorySearchResult):
    ...

class RepositorySubscription(GitHubCore, _core.RepositorySubscription):
    class_name: str

class ReviewComment(GitHubCore, _core.ReviewComment):
    ...

class ReviewRequests(GitHubCore, _core.ReviewRequests):
    ...

class ShortRepositoryWithPermissions(ShortRepository, _core.ShortRepositoryWithPermissions):
    PREVIEW_HEADERS: dict[str, Any]
    STAR_HEADERS: dict[str, Any]
    class_name: str

class _Status(GitHubCore, _core.ShortStatus):
    class_name: str

class ShortStatus(_Status, _core.ShortStatus):
    class_name: str

class _Team(GitHubCore, _core.ShortTeam):
    class_name: str
    filterable_member_roles: frozenset[str]
    member_roles: frozenset[str]
    def add_repository(self, repository: Any, permission: Any = ...) -> Any: ...
    def edit(self, name: Any, permission: Any = ..., parent_team_id: Any = ..., privacy: Any = ...) -> Any: ...

class ShortTeam(_Team, _core.ShortTeam):
    class_name: str
    filterable_member_roles: frozenset[str]
    member_roles: frozenset[str]

class Stargazer(ShortUser, _core.Stargazer):
    class_name: str

class StarredRepository(GitHubCore, _core.StarredRepository):
    ...

class Status(ShortStatus, _core.Status):
    class_name: str

class Tag(GitHubCore, _core.Tag):
    ...

class Team(ShortTeam, _core.Team):
    class_name: str
    filterable_member_roles: frozenset[str]
    member_roles: frozenset[str]

class Thread(GitHubCore, _core.Thread):
    ...

class _Subscription(GitHubCore, _core.ThreadSubscription):
    class_name: str

class ThreadSubscription(_Subscription, _core.ThreadSubscription):
    class_name: str

class Topics(GitHubCore, _core.Topics):
    ...

class Tree(GitHubCore, _core.Tree):
    ...

class UserSearchResult(GitHubCore, _core.UserSearchResult):
    ...

class ViewsStats(GitHubCore, _core.ViewsStats):
    ...
