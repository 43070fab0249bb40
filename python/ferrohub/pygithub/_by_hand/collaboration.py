"""Issues, pull requests, gists, discussions."""

from __future__ import annotations

import warnings
from types import SimpleNamespace
from typing import Any

from ferrohub.pygithub import _facts
from ferrohub.pygithub._by_hand import _requests as r
from ferrohub.pygithub._graphql import as_rest_api_attributes
from ferrohub.pygithub._kinds import kind
from ferrohub.pygithub._modules import class_
from ferrohub.pygithub.GithubObject import GithubObject, NotSet, _ValuedAttribute, is_defined, is_undefined
from ferrohub.pygithub.PaginatedList import PaginatedList

Given = SimpleNamespace
_ACTOR = "actor { avatarUrl login resourcePath url } clientMutationId"
_DRAFT = "clientMutationId pullRequest { isDraft }"


def _assignees(owner: Any, data: Any) -> Any:
    """The assignees, or the one of older servers."""
    if "assignees" in data:
        return kind("[NamedUser]")(owner, data["assignees"])
    if "assignee" not in data:
        return NotSet
    return kind("[NamedUser]")(owner, [data["assignee"]] if data["assignee"] is not None else [])


def _mutate(owner: Any, name: str, selected: str, **members: Any) -> Any:
    return owner._requester.graphql_named_mutation(name, NotSet.remove_unset_items(members), selected)[1]


class Issue:
    """An issue."""

    _of_assignees = _assignees

    @property
    def repository(self: Any) -> Any:
        """The repository; of an issue that does not name it, by the URL of the issue."""
        self._completeIfNotSet(self._repository)
        if is_undefined(self._repository):
            url = self.url.rpartition("/")[0].rpartition("/")[0]
            found = class_("Repository")(self._requester, self._headers, {"url": url}, completed=False)
            self._repository = _ValuedAttribute(found)
        return self._repository.value

    def as_pull_request(self: Any, given: Given) -> Any:
        return r.at(self, "PullRequest", "/pulls/".join(self.url.rsplit("/issues/", 1)))

    def edit(self: Any, given: Given) -> None:
        assignees = given.assignees
        if given.assignee is None or is_defined(given.assignee):
            warnings.warn(
                "Argument assignee is deprecated, use assignees=[assignee]", category=DeprecationWarning, stacklevel=5
            )
            if is_undefined(assignees):
                assignees = [] if given.assignee is None else [given.assignee]
        if is_defined(assignees):
            assignees = [r.identity(each) for each in assignees]
        milestone = "" if given.milestone is None else r.identity(given.milestone)
        body = r.given_of(
            given, "title", "body", "state", "state_reason", "labels", assignees=assignees, milestone=milestone
        )
        _, data = self._requester.requestJsonAndCheck("PATCH", self.url, input=body)
        self._useAttributes(data)
        self._set_complete()


class IssueComment:
    """A comment on an issue."""

    def minimize(self: Any, given: Given) -> bool:
        found = _mutate(
            self,
            "minimizeComment",
            "minimizedComment { isMinimized }",
            subjectId=self.node_id,
            classifier=given.reason,
        )
        return found["minimizedComment"]["isMinimized"] is True

    def unminimize(self: Any, given: Given) -> bool:
        found = _mutate(self, "unminimizeComment", "unminimizedComment { isMinimized }", subjectId=self.node_id)
        return found["unminimizedComment"]["isMinimized"] is False


class PullRequest:
    """A pull request."""

    _of_assignees = _assignees

    def add_to_assignees(self: Any, given: Given) -> None:
        self._assign("POST", given)

    def remove_from_assignees(self: Any, given: Given) -> None:
        self._assign("DELETE", given)

    def _assign(self: Any, verb: str, given: Given) -> None:
        """The response is an issue: only its assignees are those of the pull request."""
        body = {"assignees": [r.identity(each, "login") for each in given.assignees]}
        _, data = self._requester.requestJsonAndCheck(verb, f"{self.issue_url}/assignees", input=body)
        self._useAttributes({"assignees": data["assignees"]})

    def create_review_comment(self: Any, given: Given) -> Any:
        body = f"```suggestion\n{given.body}\n```" if given.as_suggestion else given.body
        sent = r.given_of(
            given,
            *("path", "line", "side", "start_line", "start_side", "in_reply_to", "subject_type"),
            body=body,
            commit_id=r.identity(given.commit),
        )
        return r.made(self, "PullRequestComment", "POST", f"{self.url}/comments", sent)

    def create_review(self: Any, given: Given) -> Any:
        commit = given.commit.sha if is_defined(given.commit) else NotSet
        comments = given.comments if is_defined(given.comments) else []
        body = r.given_of(given, "body", "event", commit_id=commit, comments=comments)
        return r.made(self, "PullRequestReview", "POST", f"{self.url}/reviews", body, completed=None)

    def create_review_request(self: Any, given: Given) -> None:
        self._request_reviews("POST", given)

    def delete_review_request(self: Any, given: Given) -> None:
        self._request_reviews("DELETE", given)

    def _request_reviews(self: Any, verb: str, given: Given) -> None:
        chosen = {name: [value] if isinstance(value, str) else value for name, value in vars(given).items()}
        self._requester.requestJsonAndCheck(
            verb, f"{self.url}/requested_reviewers", input=NotSet.remove_unset_items(chosen)
        )

    def get_review_requests(self: Any, given: Given) -> Any:
        url = f"{self.url}/requested_reviewers"
        return r.listing(self, "NamedUser", url, list_item="users"), r.listing(self, "Team", url, list_item="teams")

    def restore_branch(self: Any, given: Given) -> Any:
        return self.head.repo.create_git_ref(f"refs/heads/{self.head.ref}", sha=self.head.sha)

    def delete_branch(self: Any, given: Given) -> Any:
        repository, ref = self.head.repo, self.head.ref
        if not given.force and repository.get_pulls(head=f"{repository.owner.login}:{ref}").totalCount > 0:
            raise RuntimeError("Open pull requests refer to this branch; delete it with force=True")
        return repository.get_git_ref(f"heads/{ref}").delete()

    def enable_automerge(self: Any, given: Given) -> Any:
        assert given.merge_method in ("MERGE", "REBASE", "SQUASH"), given.merge_method
        return _mutate(
            self,
            "enablePullRequestAutoMerge",
            _ACTOR,
            pullRequestId=self.node_id,
            authorEmail=given.author_email,
            clientMutationId=given.client_mutation_id,
            commitBody=given.commit_body,
            commitHeadline=given.commit_headline,
            expectedHeadOid=given.expected_head_oid,
            mergeMethod=given.merge_method,
        )

    def disable_automerge(self: Any, given: Given) -> Any:
        known = {"pullRequestId": self.node_id, "clientMutationId": given.client_mutation_id}
        return _mutate(self, "disablePullRequestAutoMerge", _ACTOR, **known)

    def merge(self: Any, given: Given) -> Any:
        body = r.given_of(given, "commit_message", "commit_title", "merge_method", "sha")
        found = r.made(self, "PullRequestMergeStatus", "PUT", f"{self.url}/merge", body, completed=None)
        if given.delete_branch:
            self.delete_branch()
        return found

    def convert_to_draft(self: Any, given: Given) -> Any:
        return self._set_draft("convertPullRequestToDraft", given)

    def mark_ready_for_review(self: Any, given: Given) -> Any:
        return self._set_draft("markPullRequestReadyForReview", given)

    def _set_draft(self: Any, name: str, given: Given) -> Any:
        known = {"pullRequestId": self.node_id, "clientMutationId": given.client_mutation_id}
        data = _mutate(self, name, _DRAFT, **known)
        self._useAttributes({"draft": data["pullRequest"]["isDraft"]})
        return data


class Gist:
    """A gist."""

    @property
    def files(self: Any) -> Any:
        """The files by name; they are requested, as a gist in a listing has no contents."""
        self._completeIfNeeded()
        return self._files.value

    def edit(self: Any, given: Given) -> None:
        files = given.files
        if is_defined(files):
            content = class_("InputFileContent")
            assert all(each is None or isinstance(each, content) for each in files.values()), files
            files = {name: each if each is None else each._identity for name, each in files.items()}
        _, data = self._requester.requestJsonAndCheck(
            "PATCH", self.url, input=r.given_of(given, "description", files=files)
        )
        self._useAttributes(data)
        self._set_complete()


class TimelineEvent:
    """An event of a timeline: some attributes belong to one kind of event."""

    @property
    def author_association(self: Any) -> Any:
        """The author's relation to the repository, of a comment."""
        return self._of_event("commented", "author_association")

    @property
    def body(self: Any) -> Any:
        """The text of a comment."""
        return self._of_event("commented", "body")

    @property
    def source(self: Any) -> Any:
        """The issue that refers to this one."""
        return self._of_event("cross-referenced", "source")

    def _of_event(self: Any, event: str, name: str) -> Any:
        return self._attribute(name).value if self.event == event else None


class _Discussion:
    """What discussions and their comments have in common: attributes of GraphQL, beside those of the REST API."""

    def _useAttributes(self: Any, attributes: Any) -> None:
        facts = _facts.class_(type(self).__name__).attributes
        own = {*(fact.key for fact in facts.values()), "labels", "reactions", "comments", "replies"}
        kept = {name: value for name, value in attributes.items() if name in own}
        GithubObject._useAttributes(self, {**as_rest_api_attributes(attributes), **kept})

    def _of_repository(self: Any, data: Any) -> Any:
        return kind("Repository")(self, as_rest_api_attributes(data["repository"])) if "repository" in data else NotSet

    def _of_editor(self: Any, data: Any) -> Any:
        return kind("NamedUser")(self, as_rest_api_attributes(data["editor"])) if "editor" in data else NotSet

    def _page(self: Any, key: str, name: str, rest: bool = True) -> Any:
        """A listing of which the first page came with the object."""
        page = self._data.get(key)
        if page is None:
            raise RuntimeError(f"Fetching {key} not implemented")
        nodes = as_rest_api_attributes(page["nodes"]) if rest else page["nodes"]
        return PaginatedList(class_(name), self._requester, firstData=nodes, firstHeaders={})


class RepositoryDiscussion:
    """A discussion."""

    _useAttributes = _Discussion._useAttributes
    _of_repository = _Discussion._of_repository
    _page = _Discussion._page

    @property
    def node_id(self: Any) -> Any:
        """The id in GraphQL."""
        return self.id

    def get_comments(self: Any, given: Given) -> Any:
        name = "RepositoryDiscussionComment"
        if "comments" in self._data:
            return self._page("comments", name, rest=False)
        if is_undefined(self._id):
            raise RuntimeError("Retrieving discussion comments requires the discussion field 'id'")
        query = (
            "query Q($discussionId: ID!, $first: Int, $last: Int, $before: String, $after: String) "
            "{ node(id: $discussionId) { ... on Discussion { comments(first: $first, last: $last, before: $before, "
            "after: $after) { totalCount pageInfo { startCursor endCursor hasNextPage hasPreviousPage } "
            f"nodes {{ {given.comment_graphql_schema} }} }} }} }} }}"
        )
        return r.listing(
            self,
            name,
            None,  # type: ignore[arg-type]
            graphql_query=query,
            graphql_variables={"discussionId": self.node_id},
            list_item=["node", "comments"],
        )

    def get_labels(self: Any, given: Given) -> Any:
        return self._page("labels", "Label")

    def get_reactions(self: Any, given: Given) -> Any:
        return self._page("reactions", "Reaction")

    def add_comment(self: Any, given: Given) -> Any:
        known = {"body": given.body, "discussionId": self.id, "replyToId": r.identity(given.reply_to, "id")}
        return _comment(self, "addDiscussionComment", given.output_schema, known)


class RepositoryDiscussionCategory:
    """A category of discussions."""

    _of_repository = _Discussion._of_repository

    @property
    def node_id(self: Any) -> Any:
        """The id in GraphQL."""
        return self.id


class RepositoryDiscussionComment:
    """A comment on a discussion."""

    _useAttributes = _Discussion._useAttributes
    _of_editor = _Discussion._of_editor
    _page = _Discussion._page

    @property
    def node_id(self: Any) -> Any:
        """The id in GraphQL."""
        return self._node_id.value if is_defined(self._node_id) else self.id

    def get_reactions(self: Any, given: Given) -> Any:
        return self._page("reactions", "Reaction")

    def get_replies(self: Any, given: Given) -> Any:
        return self._page("replies", "RepositoryDiscussionComment", rest=False)

    def edit(self: Any, given: Given) -> Any:
        known = {"commentId": self.node_id, "body": given.body}
        return _comment(self, "updateDiscussionComment", given.output_schema, known)

    def delete(self: Any, given: Given) -> Any:
        return _comment(self, "deleteDiscussionComment", given.output_schema, {"id": self.id})


def _comment(owner: Any, mutation: str, selected: str, known: dict[str, Any]) -> Any:
    return owner._requester.graphql_named_mutation_class(
        mutation,
        NotSet.remove_unset_items(known),
        f"comment {{ {selected} }}",
        "comment",
        class_("RepositoryDiscussionComment"),
    )
