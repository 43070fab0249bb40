"""Repositories."""

from __future__ import annotations

import base64
import urllib.parse
from datetime import date
from types import SimpleNamespace
from typing import Any

from ferrohub.pygithub._by_hand import _requests as r
from ferrohub.pygithub._by_hand.security import advisory
from ferrohub.pygithub._kinds import kind
from ferrohub.pygithub._modules import class_
from ferrohub.pygithub.GithubObject import GithubObject, NotSet, _ValuedAttribute, is_defined, is_undefined

Given = SimpleNamespace
_SECRETS = ("actions", "dependabot")


def _segments(owner: Any, url: Any) -> list[str]:
    """The segments of the path of a URL below the API."""
    if not isinstance(url, str):
        return []
    path = url.removeprefix(owner._requester.base_url.rstrip("/")) if "://" in url else url
    return path.strip("/").split("/") if "://" not in path else []


class Repository:
    """A repository."""

    def _of_full_name(self: Any, data: Any) -> Any:
        if "full_name" in data:
            return kind("str")(self, data["full_name"])
        parts = _segments(self, self._of_url(data).value)
        known = len(parts) == 3 and parts[0] == "repos"
        return _ValuedAttribute(urllib.parse.unquote("/".join(parts[1:]))) if known else NotSet

    def _of_name(self: Any, data: Any) -> Any:
        if "name" in data:
            return kind("str")(self, data["name"])
        parts = _segments(self, self._of_url(data).value)
        known = len(parts) == 3 and parts[0] == "repos"
        return _ValuedAttribute(urllib.parse.unquote(parts[2])) if known else NotSet

    def _of_id(self: Any, data: Any) -> Any:
        if "id" in data:
            return kind("int")(self, data["id"])
        parts = _segments(self, self._of_url(data).value)
        known = len(parts) == 2 and parts[0] == "repositories" and parts[1].isnumeric()
        return _ValuedAttribute(int(parts[1])) if known else NotSet

    def _of_url(self: Any, data: Any) -> Any:
        if "url" in data:
            return kind("str")(self, data["url"])
        if "login" in (data.get("owner") or {}) and "name" in data:
            return _ValuedAttribute(f"/repos/{data['owner']['login']}/{data['name']}")
        if "full_name" in data:
            return _ValuedAttribute(f"/repos/{data['full_name']}")
        return _ValuedAttribute(f"/repositories/{data['id']}") if "id" in data else NotSet

    def __repr__(self: Any) -> str:
        if self._shown:
            return GithubObject.__repr__(self)
        if is_undefined(self._full_name) and is_defined(self._id):
            return self.get__repr__({"id": self._id.value})  # type: ignore[no-any-return]
        return self.get__repr__({"full_name": self._full_name.value})  # type: ignore[no-any-return]

    @property
    def _identity(self: Any) -> str:
        if is_defined(self._owner) and is_defined(self._name):
            return f"{self.owner.login}/{self.name}"
        return str(self._id.value) if is_undefined(self._full_name) else self.full_name

    @staticmethod
    def as_url_param(repo: Any) -> str:
        """The part of a URL that names a repository.

        :param repo: the repository, or its full name
        """
        if isinstance(repo, class_("Repository")):
            return repo._identity  # type: ignore[no-any-return]
        assert isinstance(repo, str) and repo.count("/") == 1, repo
        return urllib.parse.quote(repo)

    def add_to_collaborators(self: Any, given: Given) -> Any:
        collaborator = given.collaborator
        login = r.quoted(collaborator) if isinstance(collaborator, str) else collaborator._identity
        body = {"permission": given.permission} if is_defined(given.permission) else None
        headers, data = self._requester.requestJsonAndCheck("PUT", f"{self.url}/collaborators/{login}", input=body)
        return None if data is None else class_("Invitation")(self._requester, headers, data, completed=True)

    def compare(self: Any, given: Given) -> Any:
        range_ = f"{urllib.parse.quote(given.base)}...{urllib.parse.quote(given.head)}"
        per_page = given.comparison_commits_per_page
        return r.at(self, "Comparison", f"{self.url}/compare/{range_}", per_page=per_page)

    def create_git_tag_and_release(self: Any, given: Given) -> Any:
        self.create_git_tag(given.tag, given.tag_message, given.object, given.type, given.tagger)
        return self.create_git_release(
            given.tag,
            given.release_name,
            given.release_message,
            given.draft,
            given.prerelease,
            given.generate_release_notes,
            target_commitish=given.object,
            make_latest=given.make_latest,
        )

    def create_git_release(self: Any, given: Given) -> Any:
        for text in (given.name, given.message):
            assert isinstance(text, str) or (given.generate_release_notes and is_undefined(text)), text
        target = r.identity(given.target_commitish, "sha" if hasattr(given.target_commitish, "sha") else "name")
        body = r.given_of(
            given,
            *("draft", "prerelease", "generate_release_notes", "name", "make_latest"),
            tag_name=given.tag,
            body=given.message,
            target_commitish=target,
        )
        return r.made(self, "GitRelease", "POST", f"{self.url}/releases", body)

    def create_milestone(self: Any, given: Given) -> Any:
        due = given.due_on
        due = r.zulu(due) if isinstance(due, date) else due
        body = r.given_of(given, "title", "state", "description", due_on=due)
        return r.made(self, "Milestone", "POST", f"{self.url}/milestones", body)

    def create_repository_advisory(self: Any, given: Given) -> Any:
        url = f"{self.url}/security-advisories"
        return r.made(self, "RepositoryAdvisory", "POST", url, advisory(given), completed=None)

    def report_security_vulnerability(self: Any, given: Given) -> Any:
        url = f"{self.url}/security-advisories/reports"
        return r.made(self, "RepositoryAdvisory", "POST", url, advisory(given), completed=None)

    def create_secret(self: Any, given: Given) -> Any:
        assert given.secret_type in _SECRETS, "secret_type should be actions or dependabot"
        url = f"{self.url}/{given.secret_type}/secrets/{r.quoted(given.secret_name)}"
        self._requester.requestJsonAndCheck(
            "PUT", url, input=self.get_public_key(secret_type=given.secret_type)._sealed(given.unencrypted_value)
        )
        return r.at(self, "Secret", url, attributes={"name": given.secret_name}, completed=False)

    def create_variable(self: Any, given: Given) -> Any:
        url, known = f"{self.url}/actions/variables", {"name": given.variable_name, "value": given.value}
        self._requester.requestJsonAndCheck("POST", url, input=known)
        return r.at(self, "Variable", f"{url}/{r.quoted(given.variable_name)}", attributes=known, completed=False)

    def edit(self: Any, given: Given) -> None:
        given.name = self.name if given.name is None else given.name
        assert isinstance(given.name, str), given.name
        _, data = self._requester.requestJsonAndCheck("PATCH", self.url, input=r.given_of(given, *vars(given)))
        self._useAttributes(data)
        self._set_complete()

    def get_archive_link(self: Any, given: Given) -> Any:
        ref = f"/{r.quoted(given.ref)}" if is_defined(given.ref) else ""
        url = f"{self.url}/{r.quoted(given.archive_format)}{ref}"
        return self._requester.requestJsonAndCheck("GET", url)[0]["location"]

    def rename_branch(self: Any, given: Given) -> bool:
        branch = urllib.parse.quote(given.branch) if isinstance(given.branch, str) else given.branch.name
        body = {"new_name": given.new_name}
        return r.status(self, "POST", f"{self.url}/branches/{branch}/rename", body) == 201

    def get_commit(self: Any, given: Given) -> Any:
        url = f"{self.url}/commits/{r.quoted(given.sha)}"
        return r.at(self, "Commit", url, per_page=given.commit_files_per_page)

    def get_commits(self: Any, given: Given) -> Any:
        times = {"since": r.zulu(given.since), "until": r.zulu(given.until)}
        query = r.given_of(given, "sha", "path", **times, author=r.identity(given.author, "login"))
        return r.listing(self, "Commit", f"{self.url}/commits", query)

    def get_contents(self: Any, given: Given) -> Any:
        path = "" if given.path == "/" else urllib.parse.quote(given.path)
        headers, data = self._requester.requestJsonAndCheck(
            "GET", f"{self.url}/contents/{path}", parameters=r.given_of(given, "ref"), follow_302_redirect=True
        )
        made, requester = class_("ContentFile"), self._requester
        if isinstance(data, list):
            return [made(requester, headers, item, completed=item["type"] != "file") for item in data]
        return made(requester, headers, data, completed=True)

    def create_file(self: Any, given: Given) -> Any:
        return self._put_file(given, {})

    def update_file(self: Any, given: Given) -> Any:
        return self._put_file(given, {"sha": given.sha})

    def delete_file(self: Any, given: Given) -> Any:
        people = {"committer": r.identity_of(given.committer), "author": r.identity_of(given.author)}
        body = r.given_of(given, "message", "sha", "branch", **people)
        url = f"{self.url}/contents/{urllib.parse.quote(given.path)}"
        headers, data = self._requester.requestJsonAndCheck("DELETE", url, input=body)
        commit = class_("Commit")(self._requester, headers, data["commit"], completed=True)
        return {"commit": commit, "content": NotSet}

    def _put_file(self: Any, given: Given, known: dict[str, Any]) -> Any:
        content = given.content.encode() if isinstance(given.content, str) else given.content
        people = {"committer": r.identity_of(given.committer), "author": r.identity_of(given.author)}
        body = r.given_of(given, "message", "branch", content=base64.b64encode(content).decode(), **known, **people)
        url = f"{self.url}/contents/{urllib.parse.quote(given.path)}"
        headers, data = self._requester.requestJsonAndCheck("PUT", url, input=body)
        return {
            "content": class_("ContentFile")(self._requester, headers, data["content"], completed=False),
            "commit": class_("Commit")(self._requester, headers, data["commit"], completed=True),
        }

    def create_fork(self: Any, given: Given) -> Any:
        body = r.given_of(given, "name", "default_branch_only", organization=r.identity(given.organization, "login"))
        return r.made(self, "Repository", "POST", f"{self.url}/forks", body)

    def get_git_ref(self: Any, given: Given) -> Any:
        prefix = "/git/ref/" if self._requester.FIX_REPO_GET_GIT_REF else "/git/"
        url = f"{self.url}{prefix}{urllib.parse.quote(given.ref)}"
        return r.at(self, "GitRef", url, attributes={"ref": given.ref})

    def get_git_tree(self: Any, given: Given) -> Any:
        query = {"recursive": 1} if is_defined(given.recursive) and given.recursive else {}
        headers, data = self._requester.requestJsonAndCheck(
            "GET", f"{self.url}/git/trees/{r.quoted(given.sha)}", parameters=query
        )
        return class_("GitTree")(self._requester, headers, data, completed=True)

    def get_release(self: Any, given: Given) -> Any:
        if isinstance(given.id, int):
            return r.at(self, "GitRelease", f"{self.url}/releases/{given.id}")
        return r.at(self, "GitRelease", f"{self.url}/releases/tags/{r.quoted(given.id)}").complete()

    def get_workflow_runs(self: Any, given: Given) -> Any:
        query = r.given_of(
            given,
            *("event", "status", "head_sha", "created", "check_suite_id"),
            actor=r.identity(given.actor),
            branch=r.identity(given.branch, "name"),
            exclude_pull_requests=1
            if is_defined(given.exclude_pull_requests) and given.exclude_pull_requests
            else NotSet,
        )
        return r.listing(self, "WorkflowRun", f"{self.url}/actions/runs", query, list_item="workflow_runs")

    def get_top_referrers(self: Any, given: Given) -> Any:
        return self._popular("Referrer", "referrers")

    def get_top_paths(self: Any, given: Given) -> Any:
        return self._popular("Path", "paths")

    def _popular(self: Any, name: str, what: str) -> Any:
        headers, data = self._requester.requestJsonAndCheck("GET", f"{self.url}/traffic/popular/{what}")
        if not isinstance(data, list):
            return None
        return [class_(name)(self._requester, headers, item) for item in data]

    def legacy_search_issues(self: Any, given: Given) -> Any:
        assert given.state in ("open", "closed"), given.state
        headers, data = self._requester.requestJsonAndCheck(
            "GET",
            f"/legacy/issues/search/{self.owner.login}/{self.name}/{given.state}/{r.quoted(given.keyword)}",
        )
        made = class_("Issue")
        return [made(self._requester, headers, _modern(item), completed=False) for item in data["issues"]]

    def merge(self: Any, given: Given) -> Any:
        body = r.given_of(given, "base", "head", "commit_message")
        headers, data = self._requester.requestJsonAndCheck("POST", f"{self.url}/merges", input=body)
        return None if data is None else class_("Commit")(self._requester, headers, data, completed=True)

    def remove_autolink(self: Any, given: Given) -> bool:
        return r.status(self, "DELETE", f"{self.url}/autolinks/{r.identity(given.autolink, 'id')}") == 204

    def subscribe_to_hub(self: Any, given: Given) -> None:
        self._hub("subscribe", given, given.secret)

    def unsubscribe_from_hub(self: Any, given: Given) -> None:
        self._hub("unsubscribe", given, NotSet)

    def _hub(self: Any, mode: str, given: Given, secret: Any) -> None:
        topic = f"https://github.com/{self.full_name}/events/{r.quoted(given.event)}"
        fields = {"hub.callback": given.callback, "hub.topic": topic, "hub.mode": mode, "hub.secret": secret}
        self._requester.requestMultipartAndCheck("POST", "/hub", input=NotSet.remove_unset_items(fields))

    def get_artifacts(self: Any, given: Given) -> Any:
        url = f"{self.url}/actions/artifacts"
        return r.listing(self, "Artifact", url, r.given_of(given, "name"), list_item="artifacts")

    def get_codescan_alerts(self: Any, given: Given) -> Any:
        assert is_undefined(given.tool_name) or is_undefined(given.tool_guid), "only one of tool_name and tool_guid"
        url = f"{self.url}/code-scanning/alerts"
        return r.listing(self, "CodeScanAlert", url, r.given_of(given, *vars(given)))

    def create_environment(self: Any, given: Given) -> Any:
        assert all(isinstance(reviewer, class_("ReviewerParams")) for reviewer in given.reviewers)
        policy = given.deployment_branch_policy
        body = {
            "wait_timer": given.wait_timer,
            "reviewers": [reviewer._asdict() for reviewer in given.reviewers],
            "prevent_self_review": given.prevent_self_review,
            "deployment_branch_policy": policy._asdict() if policy else None,
        }
        url = f"{self.url}/environments/{r.quoted(given.environment_name)}"
        headers, data = self._requester.requestJsonAndCheck("PUT", url, input=body)
        data.setdefault("url", url)
        return class_("Environment")(self._requester, headers, data, completed=True)

    def update_dependabot_alert(self: Any, given: Given) -> Any:
        reasons = ("fix_started", "inaccurate", "no_bandwidth", "not_used", "tolerable_risk")
        assert given.state != "dismissed" or given.dismissed_reason in reasons, given.dismissed_reason
        body = r.given_of(given, "state", "dismissed_reason", "dismissed_comment")
        url = f"{self.url}/dependabot/alerts/{given.number}"
        return r.made(self, "DependabotAlert", "PATCH", url, body, completed=None)

    def get_custom_properties(self: Any, given: Given) -> Any:
        _, data = self._requester.requestJsonAndCheck("GET", f"{self.url}/properties/values")
        found = {item["property_name"]: item["value"] for item in data}
        self.__dict__["_custom_properties"] = _ValuedAttribute(found)
        return found

    def update_custom_properties(self: Any, given: Given) -> None:
        values = given.properties
        assert all(isinstance(value, (type(None), str, list)) for value in values.values()), values
        body = {"properties": [{"property_name": name, "value": value} for name, value in values.items()]}
        self._requester.requestJsonAndCheck("PATCH", f"{self.url}/properties/values", input=body)

    def attach_security_config(self: Any, given: Given) -> None:
        self.organization.attach_security_config_to_repositories(
            id=given.id, scope="selected", selected_repository_ids=[self.id]
        )

    def detach_security_config(self: Any, given: Given) -> None:
        self.organization.detach_security_config_from_repositories(selected_repository_ids=[self.id])

    def get_discussion(self: Any, given: Given) -> Any:
        query = (
            "query Q($repo: String!, $owner: String!, $number: Int!) { repository(name: $repo, owner: $owner) "
            f"{{ discussion(number: $number) {{ {given.discussion_graphql_schema} }} }} }}"
        )
        variables = {"repo": self.name, "owner": self.owner.login, "number": given.number}
        return self._requester.graphql_query_class(
            query, variables, ["repository", "discussion"], class_("RepositoryDiscussion")
        )

    def get_discussions(self: Any, given: Given) -> Any:
        query = (
            "query Q($repo: String!, $owner: String!, "
            "$answered: Boolean, "  # retired-terms: ignore
            "$category_id: ID, "
            "$states: [DiscussionState!], $first: Int, $last: Int, $before: String, $after: String) "
            "{ repository(name: $repo, owner: $owner) { discussions("
            "answered: $answered, "  # retired-terms: ignore
            "categoryId: $category_id, states: $states, first: $first, last: $last, before: $before, after: $after) "
            "{ totalCount pageInfo { startCursor endCursor hasNextPage hasPreviousPage } "
            f"nodes {{ {given.discussion_graphql_schema} }} }} }} }}"
        )
        chosen = {"category_id": given.category_id, "states": given.states}
        chosen["answered"] = given.answered  # retired-terms: ignore
        return r.listing(
            self,
            "RepositoryDiscussion",
            None,  # type: ignore[arg-type]
            graphql_query=query,
            graphql_variables={"repo": self.name, "owner": self.owner.login, **chosen},
            list_item=["repository", "discussions"],
        )


def _modern(issue: dict[str, Any]) -> dict[str, Any]:
    """An issue of the former search with the keys of today."""
    kept = ("number", "title", "created_at", "comments", "body", "updated_at", "state")
    found: dict[str, Any] = {key: issue[key] for key in kept if key in issue}
    found["url"] = f"/repos{urllib.parse.urlsplit(issue['html_url']).path}"
    found["user"] = {"login": issue["user"], "url": f"/users/{issue['user']}"}
    if "labels" in issue:
        found["labels"] = [{"name": label} for label in issue["labels"]]
    return found
