"""The way to ferrohub and back: ``pull.ferrohub`` is a resource of ferrohub, ``Github.from_ferrohub`` takes one."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import Any

import ferrohub

#: The modules of ferrohub, each with classes of PyGithub and their counterparts of another name: that of whole objects,
#: and after a slash that of objects in listings.
_CLASSES = {
    "actions": "OrganizationSecret PublicKey Secret=RepositorySecret",
    "apps": "GithubApp=App Installation",
    "auths": "Authorization",
    "checks": "CheckRun CheckRunAnnotation CheckSuite",
    "events": "Event",
    "gists": "Gist/ShortGist GistComment GistHistoryState=GistHistory",
    "git": "GitBlob=Blob GitCommit=Commit GitRef=Reference GitTag=Tag GitTree=Tree",
    "issues": "Issue/ShortIssue IssueComment IssueEvent Label/ShortLabel Milestone",
    "licenses": "License",
    "notifications": "Notification=Thread",
    "orgs": "Membership Organization/ShortOrganization Team/ShortTeam",
    "projects": "Project ProjectCard ProjectColumn",
    "pulls": "File=PullFile PullRequest/ShortPullRequest PullRequestComment=ReviewComment PullRequestReview=PullReview",
    "reactions": "Reaction",
    "repos": "Branch/ShortBranch BranchProtection Clones=ClonesStats Commit=RepoCommit/ShortCommit "
    "CommitCombinedStatus=CombinedStatus CommitComment=RepoComment/ShortComment CommitStatus=Status Comparison "
    "ContentFile=Contents Deployment DeploymentStatus GitRelease=Release GitReleaseAsset=Asset Hook "
    "Repository/ShortRepository RequiredPullRequestReviews=ProtectionRequiredPullRequestReviews "
    "RequiredStatusChecks=ProtectionRequiredStatusChecks StatsContributor=ContributorStats Tag=RepoTag View=ViewsStats",
    "rest.models": "Artifact Autolink CodeScanAlert=CodeScanningAlert CopilotSeat=CopilotSeatDetails DependabotAlert "
    "Environment GlobalAdvisory HookDelivery HookDeliverySummary=HookDeliveryItem Invitation=RepositoryInvitation "
    "Migration OrganizationCodeScanAlert=CodeScanningOrganizationAlertItems OrganizationCustomProperty=CustomProperty "
    "OrganizationDependabotAlert=DependabotAlertWithRepository OrganizationInvitation "
    "OrganizationSecretScanAlert=OrganizationSecretScanningAlert OrganizationVariable=OrganizationActionsVariable "
    "RepositoryAdvisory SecretScanAlert=SecretScanningAlert SelfHostedActionsRunner=Runner Variable=ActionsVariable "
    "Workflow WorkflowJob=Job WorkflowRun",
    "users": "AuthenticatedUser NamedUser=User/ShortUser RepositoryKey=Key Stargazer UserKey=Key",
}


def _classes() -> Iterator[tuple[str, tuple[str, str, str]]]:
    for module, words in _CLASSES.items():
        for word in words.split():
            pair, _, short = word.partition("/")
            name, _, whole = pair.partition("=")
            yield name, (module, whole or name, short or whole or name)


#: The classes of ferrohub for each class: its module, the class of whole objects, and that of objects in listings.
CLASSES = dict(_classes())


def resource(owner: Any) -> Any:
    """The resource of ferrohub for an object. An object of which only the URL is known is requested first.

    :param owner: the object
    """
    found = next(filter(None, (CLASSES.get(class_.__name__) for class_ in type(owner).__mro__)), None)
    if found is None:
        raise TypeError(f"ferrohub has no class for {type(owner).__name__}; raw_data has its JSON")
    module, whole, short = found
    if len(owner._rawData) <= 1 and hasattr(owner, "complete"):
        owner.complete()
    name = whole if getattr(owner, "completed", True) else short
    class_ = getattr(importlib.import_module(f"ferrohub.{module}"), name)
    return class_.from_dict(owner._rawData, owner._requester.ferrohub)


def object_of(requester: Any, found: Any) -> Any:
    """The object for a resource of ferrohub.

    :param requester: what sends the requests of the object
    :param found: the resource
    """
    from ferrohub.pygithub._modules import class_

    data = found.as_dict()
    keys = "RepositoryKey" if "/repos/" in str(data.get("url")) else "UserKey"
    for own in type(found).__mro__:
        for name, (module, *known) in CLASSES.items():
            if own.__name__ in known and f"{own.__module__}.".startswith(f"ferrohub.{module}."):
                made = class_(keys if own.__name__ == "Key" else name)
                options = {"completed": own.__name__ == known[0]} if hasattr(made, "complete") else {}
                return made(requester, {}, data, **options)
    raise TypeError(f"PyGithub has no class for {type(found).__name__}")


def client(options: dict[str, Any], policy: dict[str, Any], cache: Any) -> ferrohub.Client:
    """A client of ferrohub.

    :param options: the options of a requester
    :param policy: the options of the client for retries and rate limits
    :param cache: where to cache responses
    """
    return ferrohub.Client(
        base_url=options["base_url"],
        timeout=options["timeout"],
        verify=options["verify"],
        user_agent=options["user_agent"],
        cache=cache,
        **policy,
    )
