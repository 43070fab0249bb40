"""What is special about single classes of ``ferrohub.github3``; the extension module makes the classes."""

from __future__ import annotations

from typing import Any

from ferrohub import _core
from ferrohub.github3 import _facts, _lazy
from ferrohub.github3._signatures import no_update

#: The package that classes made from now on name as theirs: ``github3`` where that is another name for this one.
PACKAGE = "ferrohub.github3"
#: Classes whose name in the extension module is not that in their module.
RENAMED = {
    "github3.git.ShortCommit": "GitShortCommit",
    "github3.orgs.Invitation": "OrganizationInvitation",
    "github3.repos.invitation.Invitation": "RepositoryInvitation",
}
#: Classes that are private in github3.py, and the class that stands for each.
PRIVATE = {
    "_Branch": "ShortBranch",
    "_Commit": "GitShortCommit",
    "_Email": "ShortEmail",
    "_Gist": "ShortGist",
    "_GistFile": "ShortGistFile",
    "_Issue": "ShortIssue",
    "_Label": "ShortLabel",
    "_License": "ShortLicense",
    "_Organization": "ShortOrganization",
    "_PullRequest": "ShortPullRequest",
    "_RepoComment": "ShortComment",
    "_RepoCommit": "ShortCommit",
    "_Repository": "ShortRepository",
    "_Status": "ShortStatus",
    "_Subscription": "ThreadSubscription",
    "_Team": "ShortTeam",
    "_User": "ShortUser",
}
#: Formats of representations.
SHOWN = {
    "App": 'App ["{0.name}" by {0.owner}]',
    "Asset": "Asset [{0.name}]",
    "Authorization": "Authorization [{0.name}]",
    "Blob": "Blob [{0.sha:.10}]",
    "CheckApp": 'App ["{0.name}" by {0.owner[login]}]',
    "CheckPullRequest": "CheckPullRequest [#{0.number}]",
    "CheckRun": "CheckRun [{0.name}:{0.status}]",
    "CheckRunAnnotation": "CheckRunAnnotation [{0.path}:{0.start_line}-{0.end_line}]",
    "CheckRunOutput": "CheckRunOutput [{0.title}]",
    "CheckSuite": "CheckSuite [{0.id}:{0.status}]",
    "ClonesStats": "Clones Statistics [{0.count}, {0.uniques} unique]",
    "CodeSearchResult": "CodeSearchResult [{0.path}]",
    "CombinedStatus": "CombinedStatus [{0.state}:{0.total_count} sub-statuses]",
    "CommitSearchResult": "CommitSearchResult [{0.sha:.7}]",
    "CommitTree": "CommitTree [{0.sha}]",
    "Comparison": "Comparison of {0.total_commits} commits",
    "Contents": "Contents [{0.path}]",
    "ContributorStats": "Contributor Statistics [{0.author}]",
    "Deployment": "Deployment [{0.id} @ {0.sha}]",
    "DeploymentStatus": "DeploymentStatus [{0.id}]",
    "GPGKey": "GPG Key [{0.key_id}]",
    "GistComment": "Gist Comment [{0.user.login}]",
    "GistFork": "GistFork [{0.id}]",
    "GistHistory": "Gist History [{0.version}]",
    "GitObject": "Git Object [{0.sha}]",
    "GitShortCommit": "{0.class_name} [{0.sha}]",
    "Hash": "Hash [{0.sha}]",
    "Hook": "Hook [{0.name}]",
    "IssueComment": "IssueComment [{0.user.login}]",
    "IssueEvent": "Issue Event [{0.event} by {0.actor}]",
    "IssueSearchResult": "IssueSearchResult [{0.issue}]",
    "Key": "User Key [{0.title}]",
    "Membership": "Membership [{0.organization}]",
    "Milestone": "Milestone [{0}]",
    "OrganizationHook": "OrganizationHook [{0.name}]",
    "OrganizationInvitation": "Invitation {0.id} for [{0.login}] from [{0.inviter.login}]",
    "PagesBuild": "Pages Build [{0.commit}/{0.status}]",
    "Plan": "Plan [{0.name}]",
    "Project": "Project [#{0.id}]",
    "ProjectCard": "ProjectCard [#{0.id}]",
    "ProjectColumn": "ProjectColumn [#{0.id}]",
    "PullDestination": "{0.direction} [{0.label}]",
    "PullFile": "Pull Request File [{0.filename}]",
    "PullReview": "Pull Request Review [{0.id}]",
    "Reference": "Reference [{0.ref}]",
    "Release": "Release [{0.name}]",
    "RepoTag": "Repository Tag [{0}]",
    "RepositoryInvitation": "Invitation [{0.repository.full_name}]",
    "RepositoryIssueEvent": "Repository Issue Event on #{0.issue.number} [{0.event} by {0.actor.login}]",
    "RepositoryLicense": "RepositoryLicense [{0.name}]",
    "RepositorySubscription": "{0.class_name} [{0.subscribed}]",
    "RepositorySearchResult": "RepositorySearchResult [{0.repository}]",
    "ReviewComment": "Review Comment [{0.user.login}]",
    "ShortBranch": "{0.class_name} [{0.name}]",
    "ShortCommit": "{0.class_name} [{0.sha:.7}]",
    "ShortEmail": "{0.class_name} [{0.email}]",
    "Email": "Email [{0.email}]",
    "ShortGist": "{0.class_name} [{0.id}]",
    "ShortGistFile": "{0.class_name} [{0.filename}]",
    "ShortIssue": "{0.class_name} [#{0.number}]",
    "ShortLabel": "{0.class_name} [{0.name}]",
    "ShortLicense": "{0.class_name} [{0.name}]",
    "ShortPullRequest": "{0.class_name} [#{0.number}]",
    "ShortRepository": "{0.class_name} [{0}]",
    "ShortStatus": "{0.class_name} [{0.id}:{0.state}]",
    "ShortTeam": "{0.class_name} [{0.name}]",
    "StarredRepository": "StarredRepository [{0.repository!r}]",
    "Tag": "Tag [{0.tag}]",
    "Thread": "Thread [{0.subject[title]}]",
    "ThreadSubscription": "{0.class_name} [{0.subscribed}]",
    "Tree": "Tree [{0.sha}]",
    "UserSearchResult": "UserSearchResult [{0.user}]",
    "ViewsStats": "Views Statistics [{0.count}, {0.uniques} unique]",
}
#: The field that is the text of an object; for all others, the text is the representation.
NAMED = {
    "Email": "email",
    "GPGKey": "key_id",
    "Key": "key",
    "Milestone": "title",
    "Plan": "name",
    "RepoTag": "name",
    "ShortEmail": "email",
    "ShortGist": "id",
    "ShortLabel": "name",
    "ShortRepository": "full_name",
    "ShortUser": "login",
}


#: Further classes that derive from a private one, where ferrohub's do not derive from a common one.
ALSO = {"_Subscription": ("RepositorySubscription",), "_RepoCommit": ("MiniCommit",)}
_private_classes: dict[str, type] = {}
#: What was found once.
_paths: dict[str, str] = {}
_plain: dict[str, frozenset[str]] = {}
_fields: dict[type, frozenset[str]] = {}


class _RefreshTo:
    """The class of the full form, which is made when it is first needed."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, instance: Any, owner: type | None = None) -> Any:
        return _core._github3_class(self.name)


def paths() -> dict[str, str]:
    """The path in github3.py of each class, by its name in the extension module."""
    if not _paths:
        _paths.update({path.rpartition(".")[2]: path for path in _facts.ATTRIBUTES if path not in RENAMED})
        _paths.update({name: path for path, name in RENAMED.items()})
    return _paths


def resource(path: str) -> type:
    """A class by its path in github3.py, such as ``github3.issues.issue.Issue``."""
    return by_name(RENAMED.get(path, path.rpartition(".")[2]))


def by_name(name: str) -> type:
    """A class by its name in the extension module, or a private one.

    :param name: the name
    """
    if name in PRIVATE:
        _core._github3_class(PRIVATE[name])
        return _private_classes[name]
    return _core._github3_class(name)


def base_of(name: str, base: type, own: type) -> type:
    """The class that a class extends: a private one if github3.py has one.

    :param name: name of the class in the extension module
    :param base: the class of its short form, or the base of all
    :param own: the class of ferrohub
    """
    private = next((private for private, public in PRIVATE.items() if public == name), None)
    if private is None:
        return base
    from ferrohub.github3 import _special

    path = f"{paths()[name].rpartition('.')[0]}.{private}"
    members = {
        **_constants(path),
        **_special.MEMBERS.get(name, {}),
        "__module__": path.rpartition(".")[0].replace("github3", PACKAGE, 1),
        "_also": ALSO.get(private, ()),
    }
    return _private_classes.setdefault(private, type(base)(private, (base, own), members))


def show_as_github3() -> None:
    """Let classes name ``github3`` as their package, as in github3.py. It is another name for this package then."""
    global PACKAGE
    import importlib
    import sys

    before, PACKAGE = PACKAGE, "github3"
    models = importlib.import_module(f"{before}.models")
    for name in _lazy.BY_HAND:
        importlib.import_module(f"{before}.{name}")
    loaded = [module for name, module in sys.modules.items() if name == before or name.startswith(f"{before}.")]
    found = {value for module in loaded for value in vars(module).values() if isinstance(value, type)}
    for cls in found | _below(models.GitHubCore):
        if cls.__module__.startswith(f"{before}."):
            cls.__module__ = cls.__module__.replace(before, PACKAGE, 1)


def _below(cls: type) -> set[type]:
    """The classes that extend a class."""
    direct: list[type] = cls.__subclasses__()
    return set(direct).union(*(_below(each) for each in direct))


def plain_fields(name: str) -> frozenset[str]:
    """The fields of a class that read as the JSON has them: github3.py does not convert them, or does not have them.

    :param name: name of the class in the extension module
    """
    if name not in _plain:
        _plain[name] = _found_plain_fields(name)
    return _plain[name]


def _found_plain_fields(name: str) -> frozenset[str]:
    path = paths().get(name)
    if path is None:
        return frozenset()
    attributes = _facts.ATTRIBUTES[path]
    made, plain = (set(str(attributes[how]).split()) for how in ("made", "plain"))
    if not made and not plain:
        return frozenset()  # it sets its attributes by other means
    kinds = dict(_core._github3_fields(name))
    missing = {field for field in kinds if field not in made and field not in plain}
    return frozenset(missing | {field for field in plain if kinds.get(field) == "made"})


def members(name: str) -> dict[str, Any]:
    """What a class has beside the fields and operations of ferrohub.

    :param name: name of the class in the extension module
    """
    from ferrohub.github3 import _special

    found = {"_refresh_to": None, **_constants(paths().get(name, "")), "_core_name": name}
    if name in SHOWN:
        found["_shown"] = SHOWN[name]
    if name in NAMED:
        found["_named"] = NAMED[name]
    if name not in PRIVATE.values():
        found.update(_special.MEMBERS.get(name, {}))
    return found


def _constants(path: str) -> dict[str, Any]:
    found: dict[str, Any] = dict(_facts.CONSTANTS.get(path, {}))
    full = found.pop("_refresh_to", None)
    if full:
        found["_refresh_to"] = _RefreshTo(full)
    parameter = found.pop("_update_attributes", None)
    if parameter:
        found["_update_attributes"] = no_update(parameter)
    return found


def field_names(cls: type) -> frozenset[str]:
    """The names of the fields of a class.

    :param cls: the class
    """
    if cls not in _fields:
        members = ((name, value) for base in cls.__mro__ for name, value in vars(base).items())
        _fields[cls] = frozenset(name for name, value in members if type(value).__name__ == "field")
    return _fields[cls]
