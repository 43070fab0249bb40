"""What does not follow from the table: members of classes, in a class of the same name in one of these modules."""

from __future__ import annotations

import importlib
from typing import Any

#: The module of each class.
_MODULES = {
    name: module
    for module, names in {
        "client": "Github",
        "repository": "Repository",
        "contents": "Branch BranchProtection Commit Comparison ContentFile GitCommit GitRelease GitReleaseAsset",
        "collaboration": "Gist Issue IssueComment PullRequest RepositoryDiscussion RepositoryDiscussionCategory "
        "RepositoryDiscussionComment TimelineEvent",
        "organizations": "Organization OrganizationInvitation Team NamedUser AuthenticatedUser Enterprise "
        "EnterpriseConsumedLicenses Copilot CustomProperty RepositoryCustomPropertyValues Installation GithubApp "
        "ApplicationOAuth AccessToken Migration",
        "actions": "Artifact CheckRun CheckSuite Deployment Environment EnvironmentDeploymentBranchPolicy "
        "EnvironmentDeploymentBranchPolicyParams "
        "OrganizationSecret OrganizationVariable PublicKey ReviewerParams Secret Variable Workflow WorkflowJob "
        "WorkflowRun",
        "security": "AdvisoryCredit AdvisoryVulnerability CVSS CodeScanAlertInstanceLocation "
        "CodeSecurityConfigRepository RepositoryAdvisory SecurityAndAnalysis",
        "others": "InputFileContent InputGitAuthor InputGitTreeElement ProjectCard ProjectColumn "
        "RequiredPullRequestReviews SourceImport Stargazer StatsCodeFrequency StatsContributor StatsPunchCard",
    }.items()
    for name in names.split()
}
_OF_EACH_CLASS = frozenset(
    ("__dict__", "__weakref__", "__module__", "__doc__", "__firstlineno__", "__static_attributes__")
)


def members(name: str) -> dict[str, Any]:
    """The members of a class that are written by hand.

    :param name: name of the class
    """
    module = _MODULES.get(name)
    if module is None:
        return {}
    found = vars(getattr(importlib.import_module(f"{__name__}.{module}"), name))
    return {key: value for key, value in found.items() if key not in _OF_EACH_CLASS}


def takes_arguments(function: Any) -> bool:
    """Whether a function takes the object and its arguments in one: its signature then comes from the table."""
    code = getattr(function, "__code__", None)
    return code is not None and code.co_argcount == 2 and code.co_varnames[1] == "given"
