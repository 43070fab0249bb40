"""The URLs in example bodies, which agree with the names and numbers in them."""

from __future__ import annotations

import re
import urllib.parse
from typing import TYPE_CHECKING, Any

from ferrohub._core import _rest_schema_paths
from ferrohub._description import is_path, of_request
from ferrohub.testing import _member_urls

if TYPE_CHECKING:
    from collections.abc import Mapping

#: The base of github.com.
GITHUB = "https://api.github.com"

#: The endings of the URLs of a repository by member.
REPOSITORY = {
    "archive_url": "/{archive_format}{/ref}",
    "assignees_url": "/assignees{/user}",
    "blobs_url": "/git/blobs{/sha}",
    "branches_url": "/branches{/branch}",
    "collaborators_url": "/collaborators{/collaborator}",
    "comments_url": "/comments{/number}",
    "commits_url": "/commits{/sha}",
    "compare_url": "/compare/{base}...{head}",
    "contents_url": "/contents/{+path}",
    "git_commits_url": "/git/commits{/sha}",
    "git_refs_url": "/git/refs{/sha}",
    "git_tags_url": "/git/tags{/sha}",
    "issue_comment_url": "/issues/comments{/number}",
    "issue_events_url": "/issues/events{/number}",
    "issues_url": "/issues{/number}",
    "keys_url": "/keys{/key_id}",
    "labels_url": "/labels{/name}",
    "milestones_url": "/milestones{/number}",
    "notifications_url": "/notifications{?since,all,participating}",
    "pulls_url": "/pulls{/number}",
    "releases_url": "/releases{/id}",
    "statuses_url": "/statuses/{sha}",
    "trees_url": "/git/trees{/sha}",
}
_USER = {
    "events_url": "/events{/privacy}",
    "following_url": "/following{/other_user}",
    "gists_url": "/gists{/gist_id}",
    "organizations_url": "/orgs",
    "starred_url": "/starred{/owner}{/repo}",
}
_ORGANIZATION = {"members_url": "/members{/member}", "public_members_url": "/public_members{/member}"}
#: The paths of schemas, once they are needed.
_known_paths: dict[str, str] = {}


def _schema_paths() -> dict[str, str]:
    if not _known_paths:
        _known_paths.update({**_rest_schema_paths(), **_member_urls.SCHEMAS})
    return _known_paths


def family(members: Mapping[str, Any]) -> str:
    """What an object with these members is.

    :param members: the members by name
    """
    for name, known in (
        ("repository", ("full_name", "owner", "name")),
        ("organization", ("login", "members_url")),
        ("user", ("login", "followers_url")),
        ("user", ("login", "id")),
        ("pull", ("number", "diff_url")),
        ("issue", ("number", "labels_url", "repository_url")),
        ("release", ("tag_name", "upload_url")),
    ):
        if all(member in members for member in known):
            return name
    return ""


class Addresses:
    """Makes the URLs of one object.

    :param base: URL of the API
    :param values: the members of the object that are known already
    :param context: the names that the path of the request has, such as ``owner``
    """

    def __init__(self, base: str, values: Mapping[str, Any], context: Mapping[str, Any]) -> None:
        self.base = base
        self.values = values
        self.context = context
        self.web = web(base)

    def path(self, schema: str, members: Mapping[str, Any]) -> str | None:
        """The path of the object, or None if it has none of its own.

        :param schema: name of its schema, or an empty string
        :param members: its members by name
        """
        match family(members):
            case "repository":
                return f"/repos/{self.values['full_name']}"
            case "organization":
                return f"/orgs/{self.values['login']}"
            case "user":
                return f"/users/{self.values['login']}"
        if schema.endswith("issue-event"):
            schema = "issue-event"
        template = _schema_paths().get(schema.removeprefix("nullable-"))
        return self.fill(template) if template else None

    def nested(self, name: str, above: str) -> str:
        """The path of an object without a schema.

        :param name: the name of the member that has it
        :param above: the path of the object that has this member, which is used if there is no path of its own
        """
        template = _member_urls.NESTED.get(name)
        if template is not None:
            return self.fill(template)
        own = f"{above}/{name}"
        return own if is_path(own) else above

    def item(self, operation: Mapping[str, Any]) -> str | None:
        """The path of an object that an operation lists or creates; None if GitHub describes none.

        :param operation: the operation
        """
        for method in ("GET", "PATCH", "DELETE", "PUT"):
            found = of_request(method, f"{operation['path']}/1")
            if found is not None and found["path"].startswith(f"{operation['path']}/{{"):
                return self.fill(found["path"])
        return None

    def fill(self, template: str) -> str:
        """A path with the values of the object.

        :param template: the path with placeholders
        """
        return re.sub(r"\{(\w[\w-]*)\}", lambda found: quoted(self._value(found[1])), template)

    def _value(self, name: str) -> Any:
        values, context = self.values, self.context
        if name in ("owner", "repo", "org", "enterprise"):
            return context[name]
        candidates = [name]
        if name.endswith("_number"):
            candidates.append("number")
        elif name.endswith("_id"):
            candidates.append("id")
        elif name in ("username", "team_slug", "basehead"):
            candidates.append({"username": "login", "team_slug": "slug", "basehead": "sha"}[name])
        elif name == "ref" or name.endswith("_sha"):
            candidates += ["sha", "ref"]
        candidates += ["name", "id"]
        for candidate in candidates:
            if isinstance(values.get(candidate), str | int):
                return values[candidate]
        return context.get(name, name)

    def member(self, name: str, own: str, kind: str) -> str | None:
        """The value of a member that is a URL.

        :param name: name of the member, such as ``comments_url``
        :param own: path of the object
        :param kind: what the object is, as :func:`family` tells
        """
        special = self._special(name, own, kind)
        if special is not None:
            return special
        suffixes = {"repository": REPOSITORY, "user": _USER, "organization": _ORGANIZATION}.get(kind, {})
        if name in suffixes:
            return f"{self.base}{own}{suffixes[name]}"
        if name == "url":
            return f"{self.base}{own}"
        if own == "/":
            return f"{self.base}{_member_urls.ROOT.get(name, own)}"
        template = _member_urls.related(name, own)
        word = name.removesuffix("_html_url").removesuffix("_url")
        return f"{self.base}{self.fill(template)}" if template else f"{self.web}{self.page(own)}/{word}"

    def _special(self, name: str, own: str, kind: str) -> str | None:
        values, base, context = self.values, self.base, self.context
        repository = f"/repos/{context['owner']}/{context['repo']}"
        page = self.page(own)
        common = {
            "url": f"{base}{own}",
            "html_url": f"{self.web}{page}",
            "repository_url": f"{base}{repository}",
            "avatar_url": f"https://avatars.githubusercontent.com/u/{values.get('id', 1)}?v=4",
            "issue_url": f"{base}{repository}/issues/{values.get('number', context.get('issue_number', 1))}",
            "pull_request_url": f"{base}{repository}/pulls/{values.get('number', context.get('pull_number', 1))}",
        }
        if kind == "repository":
            host = urllib.parse.urlsplit(self.web).netloc
            name_ = values["full_name"]
            common |= {
                "clone_url": f"{self.web}/{name_}.git",
                "git_url": f"git://{host}/{name_}.git",
                "ssh_url": f"git@{host}:{name_}.git",
                "svn_url": f"{self.web}/{name_}",
            }
        elif kind == "issue":
            common |= {"labels_url": f"{base}{own}/labels{{/name}}"}
        elif kind == "pull":
            issue = f"{base}{repository}/issues/{values.get('number', 1)}"
            common |= {
                "comments_url": f"{issue}/comments",
                "diff_url": f"{self.web}{page}.diff",
                "patch_url": f"{self.web}{page}.patch",
                "review_comment_url": f"{base}{repository}/pulls/comments{{/number}}",
                "review_comments_url": f"{base}{own}/comments",
                "statuses_url": f"{base}{repository}/statuses/{values.get('merge_commit_sha') or 'main'}",
            }
        elif kind == "release":
            tag = quoted(values.get("tag_name") or "v1.0.0")
            common |= {
                "html_url": f"{self.web}{repository.removeprefix('/repos')}/releases/tag/{tag}",
                "tarball_url": f"{base}{repository}/tarball/{tag}",
                "upload_url": f"{uploads(base)}{own}/assets{{?name,label}}",
                "zipball_url": f"{base}{repository}/zipball/{tag}",
            }
        return common.get(name)

    @staticmethod
    def page(own: str) -> str:
        """The path of the page in a browser.

        :param own: path of the object in the API
        """
        page = re.sub(r"^/(repos|users|orgs)(?=/)", "", own)
        return re.sub(r"/pulls/(?=\d+$)", "/pull/", re.sub(r"/commits/(?=\w+$)", "/commit/", page))


def web(base: str) -> str:
    """The URL of the site that an API belongs to.

    :param base: URL of the API
    """
    if base == GITHUB:
        return "https://github.com"
    parts = urllib.parse.urlsplit(base)
    return f"{parts.scheme}://{parts.netloc.removeprefix('api.')}"


def uploads(base: str) -> str:
    """The URL for uploads that belongs to an API.

    :param base: URL of the API
    """
    if base == GITHUB:
        return "https://uploads.github.com"
    if base.endswith("/api/v3"):
        return f"{base.removesuffix('/api/v3')}/api/uploads"
    return base.replace("://api.", "://uploads.", 1) if base.endswith(".ghe.com") else base


def quoted(value: Any) -> str:
    """A value as part of a path.

    :param value: the value
    """
    return urllib.parse.quote(str(value), safe="/")
