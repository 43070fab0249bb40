"""Where things are: names of classes and modules, those of github3.py, and what imports what."""

from __future__ import annotations

import ast
import functools
import importlib
import inspect
import pathlib
import pickle
import subprocess
import sys
from typing import Any

import pytest

import ferrohub
from ferrohub import _core
from harness import declared

ROOT = pathlib.Path(__file__).parents[2]
CLASSES = {name: found for name, found in declared().items() if "fields" in found}
NATIVES = [name for name in _core.__all__ if name not in CLASSES and inspect.isclass(getattr(_core, name))]

#: The public classes of github3.py 4.0.1 by module.
PEER = {
    "apps": "App Installation",
    "auths": "Authorization",
    "checks": "CheckApp CheckPullRequest CheckRun CheckRunAnnotation CheckRunOutput CheckSuite",
    "events": "Event EventIssue EventIssueComment EventOrganization EventPullRequest EventReviewComment EventUser",
    "exceptions": "AppInstallationTokenExpired AppTokenExpired AuthenticationFailed BadRequest CardHasNoContentUrl"
    " ClientError Conflict ConnectionError ForbiddenError GeneratedTokenExpired GitHubError GitHubException"
    " IncompleteResponse MethodNotAllowed MissingAppAuthentication MissingAppBearerAuthentication"
    " MissingAppInstallationAuthentication NotAcceptable NotFoundError NotRefreshable ResponseError ServerError"
    " TransportError UnavailableForLegalReasons UnexpectedResponse UnprocessableEntity UnprocessableResponseBody",
    "gists": "Gist ShortGist",
    "gists.comment": "GistComment",
    "gists.file": "GistFile ShortGistFile",
    "gists.gist": "Gist GistFork ShortGist",
    "gists.history": "GistHistory",
    "git": "Blob Commit CommitTree GitObject Hash Reference ShortCommit Tag Tree",
    "github": "GitHub GitHubEnterprise",
    "issues": "Issue ShortIssue",
    "issues.comment": "IssueComment",
    "issues.event": "IssueEvent RepositoryIssueEvent",
    "issues.issue": "Issue ShortIssue",
    "issues.label": "Label ShortLabel",
    "issues.milestone": "Milestone",
    "licenses": "License RepositoryLicense ShortLicense",
    "models": "GitHubCore",
    "notifications": "RepositorySubscription Thread ThreadSubscription",
    "orgs": "Invitation Membership Organization OrganizationHook ShortOrganization ShortRepositoryWithPermissions"
    " ShortTeam Team",
    "projects": "Project ProjectCard ProjectColumn",
    "pulls": "Base Head PullDestination PullFile PullRequest PullReview ReviewComment ReviewRequests ShortPullRequest",
    "repos": "Repository ShortRepository StarredRepository",
    "repos.branch": "Branch BranchProtection ProtectionAllowDeletions ProtectionAllowForcePushes"
    " ProtectionEnforceAdmins ProtectionRequiredConversationResolution ProtectionRequiredLinearHistory"
    " ProtectionRequiredPullRequestReviews ProtectionRequiredStatusChecks ProtectionRestrictions ShortBranch",
    "repos.comment": "RepoComment ShortComment",
    "repos.commit": "MiniCommit RepoCommit ShortCommit",
    "repos.comparison": "Comparison",
    "repos.contents": "Contents",
    "repos.deployment": "Deployment DeploymentStatus",
    "repos.hook": "Hook",
    "repos.invitation": "Invitation",
    "repos.issue_import": "ImportedIssue",
    "repos.pages": "PagesBuild PagesInfo",
    "repos.release": "Asset Release",
    "repos.repo": "Repository ShortRepository StarredRepository",
    "repos.stats": "ContributorStats",
    "repos.status": "CombinedStatus ShortStatus Status",
    "repos.tag": "RepoTag",
    "repos.topics": "Topics",
    "repos.traffic": "ClonesStats ViewsStats",
    "search": "CodeSearchResult CommitSearchResult IssueSearchResult RepositorySearchResult UserSearchResult",
    "search.code": "CodeSearchResult",
    "search.commit": "CommitSearchResult",
    "search.issue": "IssueSearchResult",
    "search.repository": "RepositorySearchResult",
    "search.user": "UserSearchResult",
    "session": "AppBearerTokenAuth AppInstallationTokenAuth BasicAuth GitHubSession TokenAuth",
    "structs": "GitHubIterator SearchIterator",
    "users": "AuthenticatedUser Collaborator Contributor Email GPGKey Key Plan ShortEmail ShortUser Stargazer User",
}
ALIASES = {
    "github.GitHub": "Client",
    "github.GitHubEnterprise": "ClientEnterprise",
    "session.GitHubSession": "ClientSession",
    "models.GitHubCore": "GitHubCore",
    "structs.GitHubIterator": "Listing",
    "structs.SearchIterator": "SearchListing",
    "git.ShortCommit": "GitShortCommit",
    "repos.commit.ShortCommit": "ShortCommit",
    "orgs.Invitation": "OrganizationInvitation",
    "repos.invitation.Invitation": "RepositoryInvitation",
}


def resolve(path: str) -> Any:
    module, _, name = f"ferrohub.{path}".rpartition(".")
    return getattr(importlib.import_module(module), name)


@pytest.mark.parametrize("name", CLASSES)
def test_a_class_is_where_it_says(name: str) -> None:
    described, python = CLASSES[name], getattr(_core, name)
    assert (python.__module__, python.__qualname__) == (described["module"], described["shown"])
    assert getattr(importlib.import_module(python.__module__), python.__qualname__) is python
    assert pickle.loads(pickle.dumps(python)) is python


@pytest.mark.parametrize("name", NATIVES)
def test_a_class_written_by_hand_is_where_it_says(name: str) -> None:
    python = getattr(_core, name)
    assert python.__qualname__ == name
    assert getattr(importlib.import_module(python.__module__), name) is python


@pytest.mark.parametrize("module", PEER)
def test_scripts_find_the_classes_of_the_peer(module: str) -> None:
    found = importlib.import_module(f"ferrohub.{module}")
    assert [name for name in PEER[module].split() if not inspect.isclass(getattr(found, name, None))] == []


@pytest.mark.parametrize("path", ALIASES)
def test_aliases_are_the_same_class(path: str) -> None:
    assert resolve(path) is getattr(_core, ALIASES[path])


def test_submodules_need_no_import_of_their_own() -> None:
    program = "import ferrohub as github3\nprint(github3.repos.branch.Branch, github3.users.User, github3.GitHubError)"
    shown = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    expected = ["ferrohub.repos.branch.Branch", "ferrohub.users.User", "ferrohub.exceptions.GitHubError"]
    assert shown.split("\n")[0] == " ".join(f"<class '{path}'>" for path in expected)


def test_a_name_that_is_nowhere_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="'ferrohub' has no attribute 'Nonsense'"):
        ferrohub.Nonsense  # noqa: B018
    with pytest.raises(AttributeError, match=r"'ferrohub\._core' has no attribute 'Nonsense'"):
        _core.Nonsense  # noqa: B018


def test_submodules_and_exceptions_are_listed_before_they_are_used() -> None:
    program = "import ferrohub, ferrohub.aio\nprint(*dir(ferrohub))\nprint(*dir(ferrohub.aio))"
    shown = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    package, aio = (set(line.split()) for line in shown.splitlines())
    modules = {
        path.stem
        for path in (ROOT / "python" / "ferrohub").iterdir()
        if path.suffix == ".py" or (path / "__init__.py").exists()
    }
    modules = {name for name in modules if not name.startswith("_")} - {"pytest_plugin"}
    assert {"testing", "repos", "exceptions"} <= modules <= package and "pytest_plugin" not in package
    assert set(ferrohub.exceptions.__all__) <= package and set(ferrohub.__all__) <= package
    assert [name for name in package if not hasattr(ferrohub, name)] == []
    assert {"AsyncClient", "AsyncListing", "Issue"} <= aio


def test_an_import_makes_no_class() -> None:
    """Classes are made when they are first needed: the import of the package must stay cheap."""
    program = "import gc, ferrohub\nprint([c for c in gc.get_objects() if isinstance(c, type) and issubclass(c, M)])"
    program = program.replace("M)", "ferrohub._core.GitHubCore)")
    shown = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert shown.strip() == "[<class 'ferrohub.models.GitHubCore'>]"


def test_all_names_of_the_extension_module_exist() -> None:
    assert len(set(_core.__all__)) == len(_core.__all__)
    assert set(CLASSES) <= set(_core.__all__)
    assert [name for name in _core.__all__ if getattr(_core, name, None) is None] == []


def test_listings_are_generic() -> None:
    for listing in (_core.Listing, _core.SearchListing, _core.ListingPages):
        assert listing[_core.Issue].__origin__ is listing


#: The modules for engines that run crawls, and for tables of what they have written.
ENGINES = ("dask", "delta", "dlt", "ray", "spark")


@functools.cache
def python_imports(path: pathlib.Path) -> set[str]:
    """The modules of the package that a file imports, wherever in the file."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            found.add(node.module or "")
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return {module for module in found if module.split(".")[0] == "ferrohub"}


def test_python_modules_stand_on_the_core() -> None:
    """A module needs few others, in ``base``; packages need their own modules, and some need more."""
    more = {
        "ferrohub": {"ferrohub", "ferrohub.aio", "ferrohub.api", "ferrohub.event_hooks", "ferrohub.pool"},
        "ferrohub.__main__": {"ferrohub._command_line"},
        "ferrohub._commands.api": {"ferrohub"},
        "ferrohub._commands.migrate": {"ferrohub._migration", "ferrohub._migration.peer"},
        "ferrohub._commands.output": {"ferrohub._error_messages"},
        "ferrohub._commands.webhook": {"ferrohub"},
        "ferrohub._commands.waits": {"ferrohub", "ferrohub._error_messages", "ferrohub.event_hooks"},
        "ferrohub._command_line": {"ferrohub", "ferrohub._commands", "ferrohub.crawl", "ferrohub.testing"},
        "ferrohub.crawl": {"ferrohub.aio"},
        "ferrohub.crawl._forms": {"ferrohub", "ferrohub.graphql"},
        "ferrohub.crawl._pooling": {"ferrohub.aio", "ferrohub.pool"},
        **{
            f"ferrohub.{engine}": {"ferrohub.crawl", "ferrohub.crawl._into", "ferrohub.crawl.streams", "ferrohub.quota"}
            for engine in ENGINES
        },
        "ferrohub.crawl._requests": {"ferrohub", "ferrohub.aio", "ferrohub.quota"},
        "ferrohub.crawl.workers": {"ferrohub.quota"},
        "ferrohub._logging": {"ferrohub.event_hooks"},
        "ferrohub.event_hooks": {"ferrohub._logging"},
        "ferrohub._error_messages": {"ferrohub._error_responses", "ferrohub._hints"},
        "ferrohub.exceptions": {
            "ferrohub",
            "ferrohub._error_messages",
            "ferrohub._error_responses",
            "ferrohub._hints",
            "ferrohub.graphql",
            "ferrohub.oauth",
        },
        "ferrohub.graphql": {"ferrohub._error_messages", "ferrohub._error_responses"},
        "ferrohub.oauth": {"ferrohub._error_messages", "ferrohub._error_responses"},
        "ferrohub.otel": {"ferrohub.event_hooks"},
        "ferrohub.plans": {f"ferrohub._plans.{name}" for name in ("shown", "states", "targets", "values", "writes")},
        "ferrohub.pool": {"ferrohub", "ferrohub.aio"},
        "ferrohub.pytest_plugin": {"ferrohub.testing"},
        "ferrohub.testing.calls": {"ferrohub.testing.routes", "ferrohub.transports"},
        "ferrohub.testing._examples": {"ferrohub.testing._addresses"},
        "ferrohub.testing._exchanges": {"ferrohub", "ferrohub.transports"},
        "ferrohub.testing._limits": {"ferrohub.transports"},
        "ferrohub.testing._replies": {"ferrohub", "ferrohub.transports"},
        "ferrohub.testing.fakes": {"ferrohub", "ferrohub.aio", "ferrohub.transports"},
        "ferrohub.testing.github.simulator": {"ferrohub", "ferrohub.aio", "ferrohub.transports"},
        "ferrohub.testing.github.apps_of_tests": {"ferrohub", "ferrohub.transports", "ferrohub.webhooks.receiver"},
        "ferrohub.testing.github.server": {"ferrohub"},
        "ferrohub.testing.github.webhooks": {"ferrohub.webhooks"},
        "ferrohub.testing.webhooks": {
            "ferrohub.transports",
            "ferrohub.webhooks",
            "ferrohub.webhooks.receiver",
        },
        "ferrohub.webhooks.redelivery": {"ferrohub.aio", "ferrohub.rest.aio_models", "ferrohub.rest.models"},
        "ferrohub.crawl._loops": {"ferrohub._loop_thread"},
        "ferrohub.transports._asgi": {"ferrohub._loop_thread"},
        "ferrohub.webhooks._jobs": {"ferrohub._loop_thread"},
        "ferrohub.transports._failures": {"ferrohub"},
        "ferrohub._coroutines": {"ferrohub.aio"},
        "ferrohub._device_code": {"ferrohub.oauth"},
        "ferrohub._migration.catalogue": {"ferrohub"},
        "ferrohub._migration.github3": {"ferrohub", "ferrohub.github3", "ferrohub.github3._classes"},
        "ferrohub._migration.pygithub": {"ferrohub", "ferrohub.pygithub", "ferrohub.pygithub._counterparts"},
        "ferrohub._installations": {"ferrohub", "ferrohub._core", "ferrohub.aio"},
        "ferrohub._tables": {"ferrohub._coroutines", "ferrohub.aio"},
        "ferrohub.aio": {"ferrohub._coroutines", "ferrohub.plans", "ferrohub.transports._calls"},
        "ferrohub.github3._requests": {"ferrohub._requests_in_use", "ferrohub.transports"},
        "ferrohub.github3.exceptions": {"ferrohub._error_responses"},
        "ferrohub.github3._transport": {"ferrohub.transports", "ferrohub.transports._requests"},
        "ferrohub.pygithub._connections": {"ferrohub._requests_in_use"},
    }
    folder = ROOT / "python" / "ferrohub"
    for path in sorted(folder.rglob("*.py")):
        module = ".".join(path.relative_to(folder.parent).with_suffix("").parts).removesuffix(".__init__")
        base = {f"ferrohub.{name}" for name in ("_core", "_description", "_loaded", "exceptions", "types")}
        allowed = base | more.get(module, set())
        # The modules of these packages use each other.
        homes = (
            "ferrohub._commands",
            "ferrohub._migration",
            "ferrohub._plans",
            "ferrohub.crawl",
            "ferrohub.github3",
            "ferrohub.pygithub",
            "ferrohub.testing",
            "ferrohub.transports",
            "ferrohub.webhooks",
        )
        home = next((home for home in homes if module.startswith(home)), f"{module}.")
        own = {found for found in python_imports(path) if module != "ferrohub" and found.startswith(home)}
        if home in ("ferrohub.github3", "ferrohub.pygithub"):
            own |= {"ferrohub", "ferrohub.actions"}  # "from ferrohub import _core", and its classes
        assert python_imports(path) - own <= allowed, module
