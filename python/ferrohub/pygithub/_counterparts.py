"""The way to ferrohub and back: ``pull.ferrohub`` is a resource of ferrohub, ``Github.from_ferrohub`` takes one."""

from __future__ import annotations

import importlib
from typing import Any

import ferrohub

#: The classes of ferrohub for each class: its module, the class of whole objects, and that of objects in listings.
CLASSES = {
    "AuthenticatedUser": ("users", "AuthenticatedUser", "AuthenticatedUser"),
    "Branch": ("repos", "Branch", "ShortBranch"),
    "BranchProtection": ("repos", "BranchProtection", "BranchProtection"),
    "CheckRun": ("checks", "CheckRun", "CheckRun"),
    "CheckSuite": ("checks", "CheckSuite", "CheckSuite"),
    "Commit": ("repos", "RepoCommit", "ShortCommit"),
    "CommitCombinedStatus": ("repos", "CombinedStatus", "CombinedStatus"),
    "CommitComment": ("repos", "RepoComment", "ShortComment"),
    "CommitStatus": ("repos", "Status", "Status"),
    "Comparison": ("repos", "Comparison", "Comparison"),
    "ContentFile": ("repos", "Contents", "Contents"),
    "Deployment": ("repos", "Deployment", "Deployment"),
    "DeploymentStatus": ("repos", "DeploymentStatus", "DeploymentStatus"),
    "Event": ("events", "Event", "Event"),
    "File": ("pulls", "PullFile", "PullFile"),
    "Gist": ("gists", "Gist", "ShortGist"),
    "GistComment": ("gists", "GistComment", "GistComment"),
    "GitBlob": ("git", "Blob", "Blob"),
    "GitCommit": ("git", "Commit", "Commit"),
    "GitRef": ("git", "Reference", "Reference"),
    "GitRelease": ("repos", "Release", "Release"),
    "GitReleaseAsset": ("repos", "Asset", "Asset"),
    "GitTag": ("git", "Tag", "Tag"),
    "GitTree": ("git", "Tree", "Tree"),
    "GithubApp": ("apps", "App", "App"),
    "Hook": ("repos", "Hook", "Hook"),
    "Installation": ("apps", "Installation", "Installation"),
    "Issue": ("issues", "Issue", "ShortIssue"),
    "IssueComment": ("issues", "IssueComment", "IssueComment"),
    "IssueEvent": ("issues", "IssueEvent", "IssueEvent"),
    "Label": ("issues", "Label", "ShortLabel"),
    "License": ("licenses", "License", "License"),
    "Membership": ("orgs", "Membership", "Membership"),
    "Milestone": ("issues", "Milestone", "Milestone"),
    "NamedUser": ("users", "User", "ShortUser"),
    "Notification": ("notifications", "Thread", "Thread"),
    "Organization": ("orgs", "Organization", "ShortOrganization"),
    "PullRequest": ("pulls", "PullRequest", "ShortPullRequest"),
    "PullRequestComment": ("pulls", "ReviewComment", "ReviewComment"),
    "PullRequestReview": ("pulls", "PullReview", "PullReview"),
    "Reaction": ("reactions", "Reaction", "Reaction"),
    "Repository": ("repos", "Repository", "ShortRepository"),
    "Team": ("orgs", "Team", "ShortTeam"),
}


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

    names = {class_.__name__: class_.__module__ for class_ in type(found).__mro__}
    for name, (module, whole, short) in CLASSES.items():
        for own, completed in ((whole, True), (short, False)):
            if names.get(own, "").startswith(f"ferrohub.{module}"):
                made = class_(name)
                options = {"completed": completed} if hasattr(made, "complete") else {}
                return made(requester, {}, found.as_dict(), **options)
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
