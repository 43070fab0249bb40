"""The operations of GitHub's tag ``issues``. Made by tools/generate.py."""

import builtins
from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any, Literal, TypedDict

from typing_extensions import Required

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import (
    GitHubCore,
    Issue,
    IssueComment,
    IssueEvent,
    Label,
    Listing,
    Milestone,
    RepositoryIssueEvent,
    ShortUser,
)

class _AddAssignees_Assignees1(TypedDict, total=False):
    login: Required[str]
    rationale: str
    suggest: bool
    confidence: Literal["low", "medium", "high"]

class _AddIssueFieldValues_IssueFieldValues(TypedDict, total=False):
    field_id: Required[int]
    value: Required[str | float | Iterable[str]]

class _AddLabels_Labels1(TypedDict, total=False):
    name: Required[str]
    rationale: str
    suggest: bool
    confidence: Literal["low", "medium", "high"]

class _Create_IssueFieldValues(TypedDict, total=False):
    field_id: Required[int]
    value: Required[str | float | Iterable[str]]

class _Create_Labels1(TypedDict, total=False):
    id: int
    name: str
    description: str | None
    color: str | None

class _SetIssueFieldValues_IssueFieldValues(TypedDict, total=False):
    field_id: Required[int]
    value: Required[str | float]

class _SetLabels_Labels1(TypedDict, total=False):
    name: Required[str]

class _Update_Assignees1(TypedDict, total=False):
    login: str
    rationale: str
    suggest: bool
    confidence: Literal["low", "medium", "high"]

class _Update_IssueFieldValues(TypedDict, total=False):
    field_id: Required[int]
    value: Required[str | float | Iterable[str]]
    rationale: str
    suggest: bool
    confidence: Literal["low", "medium", "high"]

class _Update_Labels1(TypedDict, total=False):
    id: int
    name: str
    description: str | None
    color: str | None
    rationale: str
    suggest: bool
    confidence: Literal["low", "medium", "high"]

class _Update_Type1(TypedDict, total=False):
    value: str | None
    rationale: str
    suggest: bool
    confidence: Literal["low", "medium", "high"]

class Issues(Operations):
    """The operations of GitHub's tag ``issues``."""

    def add_assignees(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        issue_number: int | GitHubCore,
        *,
        assignees: Iterable[str | _AddAssignees_Assignees1] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Issue:
        """issues/add-assignees.

        :param owner: path: a str
        :param repo: path: a str
        :param issue_number: path: an int
        :param assignees: body, optional: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Issue
        :raises GitHubError: the response has an error status

        Request: ``POST /repos/{owner}/{repo}/issues/{issue_number}/assignees``
        GitHub: https://docs.github.com/rest/issues/assignees#add-assignees-to-an-issue
        """

    def add_blocked_by_dependency(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        issue_number: int | GitHubCore,
        *,
        issue_id: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Issue:
        """issues/add-blocked-by-dependency.

        :param owner: path: a str
        :param repo: path: a str
        :param issue_number: path: an int
        :param issue_id: body: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Issue
        :raises GitHubError: the response has an error status; documented: 403, 404, 410, 422

        Request: ``POST /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by``
        GitHub: https://docs.github.com/rest/issues/issue-dependencies#add-a-dependency-an-issue-is-blocked-by
        """

    def add_issue_field_values(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        issue_number: int | GitHubCore,
        *,
        issue_field_values: Iterable[_AddIssueFieldValues_IssueFieldValues] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.IssueFieldValue]:
        """issues/add-issue-field-values.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param issue_number: path: an int
        :param issue_field_values: body, optional: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[IssueFieldValue]
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 422, 503

        Request: ``POST /repos/{owner}/{repo}/issues/{issue_number}/issue-field-values``
        GitHub: https://docs.github.com/rest/issues/issue-field-values#add-issue-field-values-to-an-issue
        """

    def add_labels(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        issue_number: int | GitHubCore,
        *,
        labels: Iterable[str | _AddLabels_Labels1] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[Label]:
        """issues/add-labels.

        :param owner: path: a str
        :param repo: path: a str
        :param issue_number: path: an int
        :param labels: body, optional: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[Label]
        :raises GitHubError: the response has an error status; documented: 404, 410, 422

        Request: ``POST /repos/{owner}/{repo}/issues/{issue_number}/labels``
        GitHub: https://docs.github.com/rest/issues/labels#add-labels-to-an-issue
        """

    def add_sub_issue(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        issue_number: int | GitHubCore,
        *,
        replace_parent: bool = ...,
        sub_issue_id: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Issue:
        """issues/add-sub-issue.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param issue_number: path: an int
        :param replace_parent: body, optional: a bool
        :param sub_issue_id: body: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Issue
        :raises GitHubError: the response has an error status; documented: 403, 404, 410, 422

        Request: ``POST /repos/{owner}/{repo}/issues/{issue_number}/sub_issues``
        GitHub: https://docs.github.com/rest/issues/sub-issues#add-sub-issue
        """

    def approve_suggestion(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        issue_number: int | GitHubCore,
        suggestion_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.IssueSuggestion:
        """issues/approve-suggestion.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param issue_number: path: an int
        :param suggestion_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: IssueSuggestion
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``POST /repos/{owner}/{repo}/issues/{issue_number}/suggestions/{suggestion_id}/approve``
        GitHub: https://docs.github.com/rest/issues/issues#approve-an-issue-suggestion
        """

    def check_user_can_be_assigned(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        assignee: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/check-user-can-be-assigned.

        :param owner: path: a str
        :param repo: path: a str
        :param assignee: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: whether it is so: True for 204, False for 404
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/assignees/{assignee}``
        GitHub: https://docs.github.com/rest/issues/assignees#check-if-a-user-can-be-assigned
        """

    def check_user_can_be_assigned_to_issue(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        issue_number: int | GitHubCore,
        assignee: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/check-user-can-be-assigned-to-issue.

        :param owner: path: a str
        :param repo: path: a str
        :param issue_number: path: an int
        :param assignee: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: whether it is so: True for 204, False for 404
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/issues/{issue_number}/assignees/{assignee}``
        GitHub: https://docs.github.com/rest/issues/assignees#check-if-a-user-can-be-assigned-to-a-issue
        """

    def create(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        assignee: str | None = ...,
        assignees: Iterable[str] = ...,
        body: str = ...,
        issue_field_values: Iterable[_Create_IssueFieldValues] = ...,
        labels: Iterable[str | _Create_Labels1] = ...,
        milestone: str | int | None = ...,
        title: str | int,
        type: str | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Issue:
        """issues/create.

        :param owner: path: a str
        :param repo: path: a str
        :param assignee: body, optional: a str or None
        :param assignees: body, optional: an iterable of str
        :param body: body, optional: a str
        :param issue_field_values: body, optional: an iterable
        :param labels: body, optional: an iterable
        :param milestone: body, optional: a str or an int or None
        :param title: body: a str or an int
        :param type: body, optional: a str or None
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Issue
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 410, 422, 503

        Request: ``POST /repos/{owner}/{repo}/issues``
        GitHub: https://docs.github.com/rest/issues/issues#create-an-issue
        """

    def create_comment(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        issue_number: int | GitHubCore,
        *,
        body: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> IssueComment:
        """issues/create-comment.

        :param owner: path: a str
        :param repo: path: a str
        :param issue_number: path: an int
        :param body: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: IssueComment
        :raises GitHubError: the response has an error status; documented: 403, 404, 410, 422

        Request: ``POST /repos/{owner}/{repo}/issues/{issue_number}/comments``
        GitHub: https://docs.github.com/rest/issues/comments#create-an-issue-comment
        """

    def create_label(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        color: str = ...,
        description: str = ...,
        name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Label:
        """issues/create-label.

        :param owner: path: a str
        :param repo: path: a str
        :param color: body, optional: a str
        :param description: body, optional: a str
        :param name: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Label
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``POST /repos/{owner}/{repo}/labels``
        GitHub: https://docs.github.com/rest/issues/labels#create-a-label
        """

    def create_milestone(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        description: str = ...,
        due_on: datetime | str = ...,
        state: Literal["open", "closed"] = ...,
        title: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Milestone:
        """issues/create-milestone.

        :param owner: path: a str
        :param repo: path: a str
        :param description: body, optional: a str
        :param due_on: body, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param state: body, optional: one of "open", "closed", default "open"
        :param title: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Milestone
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``POST /repos/{owner}/{repo}/milestones``
        GitHub: https://docs.github.com/rest/issues/milestones#create-a-milestone
        """

    def delete_comment(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        comment_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/delete-comment.

        :param owner: path: a str
        :param repo: path: a str
        :param comment_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}``
        GitHub: https://docs.github.com/rest/issues/comments#delete-an-issue-comment
        """

    def delete_issue_field_value(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        issue_number: int | GitHubCore,
        issue_field_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/delete-issue-field-value.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param issue_number: path: an int
        :param issue_field_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404, 422, 503

        Request: ``DELETE /repos/{owner}/{repo}/issues/{issue_number}/issue-field-values/{issue_field_id}``
        GitHub: https://docs.github.com/rest/issues/issue-field-values#delete-an-issue-field-value-from-an-issue
        """

    def delete_label(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/delete-label.

        :param owner: path: a str
        :param repo: path: a str
        :param name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /repos/{owner}/{repo}/labels/{name}``
        GitHub: https://docs.github.com/rest/issues/labels#delete-a-label
        """

    def delete_milestone(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        milestone_number: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/delete-milestone.

        :param owner: path: a str
        :param repo: path: a str
        :param milestone_number: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``DELETE /repos/{owner}/{repo}/milestones/{milestone_number}``
        GitHub: https://docs.github.com/rest/issues/milestones#delete-a-milestone
        """

    def dismiss_suggestion(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        issue_number: int | GitHubCore,
        suggestion_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.IssueSuggestion:
        """issues/dismiss-suggestion.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param issue_number: path: an int
        :param suggestion_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: IssueSuggestion
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``POST /repos/{owner}/{repo}/issues/{issue_number}/suggestions/{suggestion_id}/dismiss``
        GitHub: https://docs.github.com/rest/issues/issues#dismiss-an-issue-suggestion
        """

    def get(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        issue_number: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Issue:
        """issues/get.

        :param owner: path: a str
        :param repo: path: a str
        :param issue_number: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Issue
        :raises GitHubError: the response has an error status; documented: 404, 410

        Request: ``GET /repos/{owner}/{repo}/issues/{issue_number}``
        GitHub: https://docs.github.com/rest/issues/issues#get-an-issue
        """

    def get_comment(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        comment_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> IssueComment:
        """issues/get-comment.

        :param owner: path: a str
        :param repo: path: a str
        :param comment_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: IssueComment
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/issues/comments/{comment_id}``
        GitHub: https://docs.github.com/rest/issues/comments#get-an-issue-comment
        """

    def get_event(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        event_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> RepositoryIssueEvent:
        """issues/get-event.

        :param owner: path: a str
        :param repo: path: a str
        :param event_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RepositoryIssueEvent
        :raises GitHubError: the response has an error status; documented: 403, 404, 410

        Request: ``GET /repos/{owner}/{repo}/issues/events/{event_id}``
        GitHub: https://docs.github.com/rest/issues/events#get-an-issue-event
        """

    def get_label(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Label:
        """issues/get-label.

        :param owner: path: a str
        :param repo: path: a str
        :param name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Label
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/labels/{name}``
        GitHub: https://docs.github.com/rest/issues/labels#get-a-label
        """

    def get_milestone(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        milestone_number: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Milestone:
        """issues/get-milestone.

        :param owner: path: a str
        :param repo: path: a str
        :param milestone_number: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Milestone
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/milestones/{milestone_number}``
        GitHub: https://docs.github.com/rest/issues/milestones#get-a-milestone
        """

    def get_parent(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        issue_number: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Issue:
        """issues/get-parent.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param issue_number: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Issue
        :raises GitHubError: the response has an error status; documented: 404, 410

        Request: ``GET /repos/{owner}/{repo}/issues/{issue_number}/parent``
        GitHub: https://docs.github.com/rest/issues/sub-issues#get-parent-issue
        """

    def list(
        self,
        *,
        collab: bool = ...,
        direction: Literal["asc", "desc"] = ...,
        filter: Literal["assigned", "created", "mentioned", "subscribed", "repos", "all"] = ...,
        labels: str = ...,
        orgs: bool = ...,
        owned: bool = ...,
        page: int = ...,
        per_page: int = ...,
        pulls: bool = ...,
        since: datetime | str = ...,
        sort: Literal["created", "updated", "comments"] = ...,
        state: Literal["open", "closed", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Issue]:
        """issues/list.

        :param collab: query, optional: a bool
        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param filter: query, optional: one of "assigned", "created", "mentioned", "subscribed", "repos", "all", default
            "assigned"
        :param labels: query, optional: a str
        :param orgs: query, optional: a bool
        :param owned: query, optional: a bool
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param pulls: query, optional: a bool
        :param since: query, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param sort: query, optional: one of "created", "updated", "comments", default "created"
        :param state: query, optional: one of "open", "closed", "all", default "open"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Issue]
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``GET /issues``
        GitHub: https://docs.github.com/rest/issues/issues#list-issues-assigned-to-the-authenticated-user
        """

    def list_assignees(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortUser]:
        """issues/list-assignees.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortUser]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/assignees``
        GitHub: https://docs.github.com/rest/issues/assignees#list-assignees
        """

    def list_comments(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        issue_number: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[IssueComment]:
        """issues/list-comments.

        :param owner: path: a str
        :param repo: path: a str
        :param issue_number: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param since: query, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[IssueComment]
        :raises GitHubError: the response has an error status; documented: 404, 410

        Request: ``GET /repos/{owner}/{repo}/issues/{issue_number}/comments``
        GitHub: https://docs.github.com/rest/issues/comments#list-issue-comments
        """

    def list_comments_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["created", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[IssueComment]:
        """issues/list-comments-for-repo.

        :param owner: path: a str
        :param repo: path: a str
        :param direction: query, optional: one of "asc", "desc"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param since: query, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param sort: query, optional: one of "created", "updated", default "created"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[IssueComment]
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``GET /repos/{owner}/{repo}/issues/comments``
        GitHub: https://docs.github.com/rest/issues/comments#list-issue-comments-for-a-repository
        """

    def list_dependencies_blocked_by(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        issue_number: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Issue]:
        """issues/list-dependencies-blocked-by.

        :param owner: path: a str
        :param repo: path: a str
        :param issue_number: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Issue]
        :raises GitHubError: the response has an error status; documented: 404, 410

        Request: ``GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by``
        GitHub: https://docs.github.com/rest/issues/issue-dependencies#list-dependencies-an-issue-is-blocked-by
        """

    def list_dependencies_blocking(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        issue_number: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Issue]:
        """issues/list-dependencies-blocking.

        :param owner: path: a str
        :param repo: path: a str
        :param issue_number: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Issue]
        :raises GitHubError: the response has an error status; documented: 404, 410

        Request: ``GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking``
        GitHub: https://docs.github.com/rest/issues/issue-dependencies#list-dependencies-an-issue-is-blocking
        """

    def list_events(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        issue_number: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[IssueEvent]:
        """issues/list-events.

        :param owner: path: a str
        :param repo: path: a str
        :param issue_number: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[IssueEvent]
        :raises GitHubError: the response has an error status; documented: 410

        Request: ``GET /repos/{owner}/{repo}/issues/{issue_number}/events``
        GitHub: https://docs.github.com/rest/issues/events#list-issue-events
        """

    def list_events_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[RepositoryIssueEvent]:
        """issues/list-events-for-repo.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[RepositoryIssueEvent]
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``GET /repos/{owner}/{repo}/issues/events``
        GitHub: https://docs.github.com/rest/issues/events#list-issue-events-for-a-repository
        """

    def list_events_for_timeline(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        issue_number: int | GitHubCore,
        *,
        exclude: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.TimelineIssueEvents]:
        """issues/list-events-for-timeline.

        :param owner: path: a str
        :param repo: path: a str
        :param issue_number: path: an int
        :param exclude: query, optional: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[TimelineIssueEvents]
        :raises GitHubError: the response has an error status; documented: 400, 404, 410

        Request: ``GET /repos/{owner}/{repo}/issues/{issue_number}/timeline``
        GitHub: https://docs.github.com/rest/issues/timeline#list-timeline-events-for-an-issue
        """

    def list_for_authenticated_user(
        self,
        *,
        direction: Literal["asc", "desc"] = ...,
        filter: Literal["assigned", "created", "mentioned", "subscribed", "repos", "all"] = ...,
        labels: str = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["created", "updated", "comments"] = ...,
        state: Literal["open", "closed", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Issue]:
        """issues/list-for-authenticated-user.

        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param filter: query, optional: one of "assigned", "created", "mentioned", "subscribed", "repos", "all", default
            "assigned"
        :param labels: query, optional: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param since: query, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param sort: query, optional: one of "created", "updated", "comments", default "created"
        :param state: query, optional: one of "open", "closed", "all", default "open"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Issue]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /user/issues``
        GitHub: https://docs.github.com/rest/issues/issues#list-user-account-issues-assigned-to-the-authenticated-user
        """

    def list_for_org(
        self,
        org: str | GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        filter: Literal["assigned", "created", "mentioned", "subscribed", "repos", "all"] = ...,
        labels: str = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["created", "updated", "comments"] = ...,
        state: Literal["open", "closed", "all"] = ...,
        type: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Issue]:
        """issues/list-for-org.

        :param org: path: a str
        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param filter: query, optional: one of "assigned", "created", "mentioned", "subscribed", "repos", "all", default
            "assigned"
        :param labels: query, optional: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param since: query, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param sort: query, optional: one of "created", "updated", "comments", default "created"
        :param state: query, optional: one of "open", "closed", "all", default "open"
        :param type: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Issue]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /orgs/{org}/issues``
        GitHub: https://docs.github.com/rest/issues/issues#list-organization-issues-assigned-to-the-authenticated-user
        """

    def list_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        assignee: str = ...,
        creator: str = ...,
        direction: Literal["asc", "desc"] = ...,
        issue_field_values: str = ...,
        labels: str = ...,
        mentioned: str = ...,
        milestone: str = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["created", "updated", "comments"] = ...,
        state: Literal["open", "closed", "all"] = ...,
        type: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Issue]:
        """issues/list-for-repo.

        :param owner: path: a str
        :param repo: path: a str
        :param assignee: query, optional: a str
        :param creator: query, optional: a str
        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param issue_field_values: query, optional: a str
        :param labels: query, optional: a str
        :param mentioned: query, optional: a str
        :param milestone: query, optional: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param since: query, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param sort: query, optional: one of "created", "updated", "comments", default "created"
        :param state: query, optional: one of "open", "closed", "all", default "open"
        :param type: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Issue]
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``GET /repos/{owner}/{repo}/issues``
        GitHub: https://docs.github.com/rest/issues/issues#list-repository-issues
        """

    def list_issue_field_values_for_issue(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        issue_number: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.IssueFieldValue]:
        """issues/list-issue-field-values-for-issue.

        :param owner: path: a str
        :param repo: path: a str
        :param issue_number: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[IssueFieldValue]
        :raises GitHubError: the response has an error status; documented: 404, 410

        Request: ``GET /repos/{owner}/{repo}/issues/{issue_number}/issue-field-values``
        GitHub: https://docs.github.com/rest/issues/issue-field-values#list-issue-field-values-for-an-issue
        """

    def list_labels_for_milestone(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        milestone_number: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Label]:
        """issues/list-labels-for-milestone.

        :param owner: path: a str
        :param repo: path: a str
        :param milestone_number: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Label]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/milestones/{milestone_number}/labels``
        GitHub: https://docs.github.com/rest/issues/labels#list-labels-for-issues-in-a-milestone
        """

    def list_labels_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Label]:
        """issues/list-labels-for-repo.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Label]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/labels``
        GitHub: https://docs.github.com/rest/issues/labels#list-labels-for-a-repository
        """

    def list_labels_on_issue(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        issue_number: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Label]:
        """issues/list-labels-on-issue.

        :param owner: path: a str
        :param repo: path: a str
        :param issue_number: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Label]
        :raises GitHubError: the response has an error status; documented: 404, 410

        Request: ``GET /repos/{owner}/{repo}/issues/{issue_number}/labels``
        GitHub: https://docs.github.com/rest/issues/labels#list-labels-for-an-issue
        """

    def list_milestones(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["due_on", "completeness"] = ...,
        state: Literal["open", "closed", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Milestone]:
        """issues/list-milestones.

        :param owner: path: a str
        :param repo: path: a str
        :param direction: query, optional: one of "asc", "desc", default "asc"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param sort: query, optional: one of "due_on", "completeness", default "due_on"
        :param state: query, optional: one of "open", "closed", "all", default "open"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Milestone]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/milestones``
        GitHub: https://docs.github.com/rest/issues/milestones#list-milestones
        """

    def list_sub_issues(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        issue_number: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Issue]:
        """issues/list-sub-issues.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param issue_number: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Issue]
        :raises GitHubError: the response has an error status; documented: 404, 410

        Request: ``GET /repos/{owner}/{repo}/issues/{issue_number}/sub_issues``
        GitHub: https://docs.github.com/rest/issues/sub-issues#list-sub-issues
        """

    def list_suggestions(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        issue_number: int | GitHubCore,
        *,
        action: Literal["set_type", "add_label", "add_field", "add_assignee", "close_issue"] = ...,
        page: int = ...,
        per_page: int = ...,
        state: Literal["pending", "applied", "approved", "dismissed", "replaced", "invalidated", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.IssueSuggestion]:
        """issues/list-suggestions.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param issue_number: path: an int
        :param action: query, optional: one of "set_type", "add_label", "add_field", "add_assignee", "close_issue"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param state: query, optional: one of "pending", "applied", "approved", "dismissed", "replaced", "invalidated",
            "all", default "pending"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[IssueSuggestion]
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``GET /repos/{owner}/{repo}/issues/{issue_number}/suggestions``
        GitHub: https://docs.github.com/rest/issues/issues#list-issue-suggestions
        """

    def lock(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        issue_number: int | GitHubCore,
        *,
        lock_reason: Literal["off-topic", "too heated", "resolved", "spam"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/lock.

        :param owner: path: a str
        :param repo: path: a str
        :param issue_number: path: an int
        :param lock_reason: body, optional: one of "off-topic", "too heated", "resolved", "spam"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404, 410, 422

        Request: ``PUT /repos/{owner}/{repo}/issues/{issue_number}/lock``
        GitHub: https://docs.github.com/rest/issues/issues#lock-an-issue
        """

    def pin_comment(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        comment_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> IssueComment:
        """issues/pin-comment.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param comment_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: IssueComment
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 410, 422

        Request: ``PUT /repos/{owner}/{repo}/issues/comments/{comment_id}/pin``
        GitHub: https://docs.github.com/rest/issues/comments#pin-an-issue-comment
        """

    def remove_all_labels(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        issue_number: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/remove-all-labels.

        :param owner: path: a str
        :param repo: path: a str
        :param issue_number: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404, 410

        Request: ``DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels``
        GitHub: https://docs.github.com/rest/issues/labels#remove-all-labels-from-an-issue
        """

    def remove_assignees(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        issue_number: int | GitHubCore,
        *,
        assignees: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Issue:
        """issues/remove-assignees.

        :param owner: path: a str
        :param repo: path: a str
        :param issue_number: path: an int
        :param assignees: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Issue
        :raises GitHubError: the response has an error status

        Request: ``DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees``
        GitHub: https://docs.github.com/rest/reference/issues#remove-assignees-from-an-issue
        """

    def remove_dependency_blocked_by(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        issue_number: int | GitHubCore,
        issue_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Issue:
        """issues/remove-dependency-blocked-by.

        :param owner: path: a str
        :param repo: path: a str
        :param issue_number: path: an int
        :param issue_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Issue
        :raises GitHubError: the response has an error status; documented: 400, 401, 403, 404, 410

        Request: ``DELETE /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by/{issue_id}``
        GitHub: https://docs.github.com/rest/issues/issue-dependencies#remove-dependency-an-issue-is-blocked-by
        """

    def remove_label(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        issue_number: int | GitHubCore,
        name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[Label]:
        """issues/remove-label.

        :param owner: path: a str
        :param repo: path: a str
        :param issue_number: path: an int
        :param name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[Label]
        :raises GitHubError: the response has an error status; documented: 404, 410

        Request: ``DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}``
        GitHub: https://docs.github.com/rest/issues/labels#remove-a-label-from-an-issue
        """

    def remove_sub_issue(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        issue_number: int | GitHubCore,
        *,
        sub_issue_id: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Issue:
        """issues/remove-sub-issue.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param issue_number: path: an int
        :param sub_issue_id: body: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Issue
        :raises GitHubError: the response has an error status; documented: 400, 403, 404

        Request: ``DELETE /repos/{owner}/{repo}/issues/{issue_number}/sub_issue``
        GitHub: https://docs.github.com/rest/issues/sub-issues#remove-sub-issue
        """

    def reprioritize_sub_issue(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        issue_number: int | GitHubCore,
        *,
        after_id: int = ...,
        before_id: int = ...,
        sub_issue_id: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Issue:
        """issues/reprioritize-sub-issue.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param issue_number: path: an int
        :param after_id: body, optional: an int
        :param before_id: body, optional: an int
        :param sub_issue_id: body: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Issue
        :raises GitHubError: the response has an error status; documented: 403, 404, 422, 503

        Request: ``PATCH /repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority``
        GitHub: https://docs.github.com/rest/issues/sub-issues#reprioritize-sub-issue
        """

    def set_issue_field_values(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        issue_number: int | GitHubCore,
        *,
        issue_field_values: Iterable[_SetIssueFieldValues_IssueFieldValues] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.IssueFieldValue]:
        """issues/set-issue-field-values.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param issue_number: path: an int
        :param issue_field_values: body, optional: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[IssueFieldValue]
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 422, 503

        Request: ``PUT /repos/{owner}/{repo}/issues/{issue_number}/issue-field-values``
        GitHub: https://docs.github.com/rest/issues/issue-field-values#set-issue-field-values-for-an-issue
        """

    def set_labels(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        issue_number: int | GitHubCore,
        *,
        labels: Iterable[str] | Iterable[_SetLabels_Labels1] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[Label]:
        """issues/set-labels.

        :param owner: path: a str
        :param repo: path: a str
        :param issue_number: path: an int
        :param labels: body, optional: an iterable of str or an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[Label]
        :raises GitHubError: the response has an error status; documented: 404, 410, 422

        Request: ``PUT /repos/{owner}/{repo}/issues/{issue_number}/labels``
        GitHub: https://docs.github.com/rest/issues/labels#set-labels-for-an-issue
        """

    def unlock(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        issue_number: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/unlock.

        :param owner: path: a str
        :param repo: path: a str
        :param issue_number: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``DELETE /repos/{owner}/{repo}/issues/{issue_number}/lock``
        GitHub: https://docs.github.com/rest/issues/issues#unlock-an-issue
        """

    def unpin_comment(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        comment_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/unpin-comment.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param comment_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 410, 503

        Request: ``DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}/pin``
        GitHub: https://docs.github.com/rest/issues/comments#unpin-an-issue-comment
        """

    def update(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        issue_number: int | GitHubCore,
        *,
        assignee: str | None = ...,
        assignees: Iterable[str | _Update_Assignees1] = ...,
        body: str | None = ...,
        duplicate_issue_id: int = ...,
        issue_field_values: Iterable[_Update_IssueFieldValues] = ...,
        labels: Iterable[str | _Update_Labels1] = ...,
        milestone: str | int | None = ...,
        state: Literal["open", "closed"] = ...,
        state_reason: Literal["completed", "not_planned", "duplicate", "reopened"] | None = ...,
        title: str | int | None = ...,
        type: str | _Update_Type1 | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Issue:
        """issues/update.

        :param owner: path: a str
        :param repo: path: a str
        :param issue_number: path: an int
        :param assignee: body, optional: a str or None
        :param assignees: body, optional: an iterable
        :param body: body, optional: a str or None
        :param duplicate_issue_id: body, optional: an int
        :param issue_field_values: body, optional: an iterable
        :param labels: body, optional: an iterable
        :param milestone: body, optional: a str or an int or None
        :param state: body, optional: one of "open", "closed"
        :param state_reason: body, optional: one of "completed", "not_planned", "duplicate", "reopened" or None
        :param title: body, optional: a str or an int or None
        :param type: body, optional: a str or a mapping or None
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Issue
        :raises GitHubError: the response has an error status; documented: 403, 404, 410, 422, 503

        Request: ``PATCH /repos/{owner}/{repo}/issues/{issue_number}``
        GitHub: https://docs.github.com/rest/issues/issues#update-an-issue
        """

    def update_comment(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        comment_id: int | GitHubCore,
        *,
        body: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> IssueComment:
        """issues/update-comment.

        :param owner: path: a str
        :param repo: path: a str
        :param comment_id: path: an int
        :param body: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: IssueComment
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}``
        GitHub: https://docs.github.com/rest/issues/comments#update-an-issue-comment
        """

    def update_label(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        name: str | GitHubCore,
        *,
        color: str = ...,
        description: str = ...,
        new_name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Label:
        """issues/update-label.

        :param owner: path: a str
        :param repo: path: a str
        :param name: path: a str
        :param color: body, optional: a str
        :param description: body, optional: a str
        :param new_name: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Label
        :raises GitHubError: the response has an error status

        Request: ``PATCH /repos/{owner}/{repo}/labels/{name}``
        GitHub: https://docs.github.com/rest/issues/labels#update-a-label
        """

    def update_milestone(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        milestone_number: int | GitHubCore,
        *,
        description: str = ...,
        due_on: datetime | str = ...,
        state: Literal["open", "closed"] = ...,
        title: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Milestone:
        """issues/update-milestone.

        :param owner: path: a str
        :param repo: path: a str
        :param milestone_number: path: an int
        :param description: body, optional: a str
        :param due_on: body, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param state: body, optional: one of "open", "closed", default "open"
        :param title: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Milestone
        :raises GitHubError: the response has an error status

        Request: ``PATCH /repos/{owner}/{repo}/milestones/{milestone_number}``
        GitHub: https://docs.github.com/rest/issues/milestones#update-a-milestone
        """

class AsyncIssues(Operations):
    """The operations of GitHub's tag ``issues``, for asyncio."""

    async def add_assignees(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        issue_number: int | _aio.GitHubCore,
        *,
        assignees: Iterable[str | _AddAssignees_Assignees1] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Issue:
        """issues/add-assignees.

        Request: ``POST /repos/{owner}/{repo}/issues/{issue_number}/assignees``
        GitHub: https://docs.github.com/rest/issues/assignees#add-assignees-to-an-issue
        """

    async def add_blocked_by_dependency(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        issue_number: int | _aio.GitHubCore,
        *,
        issue_id: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Issue:
        """issues/add-blocked-by-dependency.

        Request: ``POST /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by``
        GitHub: https://docs.github.com/rest/issues/issue-dependencies#add-a-dependency-an-issue-is-blocked-by
        """

    async def add_issue_field_values(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        issue_number: int | _aio.GitHubCore,
        *,
        issue_field_values: Iterable[_AddIssueFieldValues_IssueFieldValues] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.IssueFieldValue]:
        """issues/add-issue-field-values.

        Request: ``POST /repos/{owner}/{repo}/issues/{issue_number}/issue-field-values``
        GitHub: https://docs.github.com/rest/issues/issue-field-values#add-issue-field-values-to-an-issue
        """

    async def add_labels(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        issue_number: int | _aio.GitHubCore,
        *,
        labels: Iterable[str | _AddLabels_Labels1] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.Label]:
        """issues/add-labels.

        Request: ``POST /repos/{owner}/{repo}/issues/{issue_number}/labels``
        GitHub: https://docs.github.com/rest/issues/labels#add-labels-to-an-issue
        """

    async def add_sub_issue(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        issue_number: int | _aio.GitHubCore,
        *,
        replace_parent: bool = ...,
        sub_issue_id: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Issue:
        """issues/add-sub-issue.

        Request: ``POST /repos/{owner}/{repo}/issues/{issue_number}/sub_issues``
        GitHub: https://docs.github.com/rest/issues/sub-issues#add-sub-issue
        """

    async def approve_suggestion(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        issue_number: int | _aio.GitHubCore,
        suggestion_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.IssueSuggestion:
        """issues/approve-suggestion.

        Request: ``POST /repos/{owner}/{repo}/issues/{issue_number}/suggestions/{suggestion_id}/approve``
        GitHub: https://docs.github.com/rest/issues/issues#approve-an-issue-suggestion
        """

    async def check_user_can_be_assigned(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        assignee: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/check-user-can-be-assigned.

        Request: ``GET /repos/{owner}/{repo}/assignees/{assignee}``
        GitHub: https://docs.github.com/rest/issues/assignees#check-if-a-user-can-be-assigned
        """

    async def check_user_can_be_assigned_to_issue(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        issue_number: int | _aio.GitHubCore,
        assignee: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/check-user-can-be-assigned-to-issue.

        Request: ``GET /repos/{owner}/{repo}/issues/{issue_number}/assignees/{assignee}``
        GitHub: https://docs.github.com/rest/issues/assignees#check-if-a-user-can-be-assigned-to-a-issue
        """

    async def create(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        assignee: str | None = ...,
        assignees: Iterable[str] = ...,
        body: str = ...,
        issue_field_values: Iterable[_Create_IssueFieldValues] = ...,
        labels: Iterable[str | _Create_Labels1] = ...,
        milestone: str | int | None = ...,
        title: str | int,
        type: str | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Issue:
        """issues/create.

        Request: ``POST /repos/{owner}/{repo}/issues``
        GitHub: https://docs.github.com/rest/issues/issues#create-an-issue
        """

    async def create_comment(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        issue_number: int | _aio.GitHubCore,
        *,
        body: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.IssueComment:
        """issues/create-comment.

        Request: ``POST /repos/{owner}/{repo}/issues/{issue_number}/comments``
        GitHub: https://docs.github.com/rest/issues/comments#create-an-issue-comment
        """

    async def create_label(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        color: str = ...,
        description: str = ...,
        name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Label:
        """issues/create-label.

        Request: ``POST /repos/{owner}/{repo}/labels``
        GitHub: https://docs.github.com/rest/issues/labels#create-a-label
        """

    async def create_milestone(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        description: str = ...,
        due_on: datetime | str = ...,
        state: Literal["open", "closed"] = ...,
        title: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Milestone:
        """issues/create-milestone.

        Request: ``POST /repos/{owner}/{repo}/milestones``
        GitHub: https://docs.github.com/rest/issues/milestones#create-a-milestone
        """

    async def delete_comment(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        comment_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/delete-comment.

        Request: ``DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}``
        GitHub: https://docs.github.com/rest/issues/comments#delete-an-issue-comment
        """

    async def delete_issue_field_value(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        issue_number: int | _aio.GitHubCore,
        issue_field_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/delete-issue-field-value.

        Request: ``DELETE /repos/{owner}/{repo}/issues/{issue_number}/issue-field-values/{issue_field_id}``
        GitHub: https://docs.github.com/rest/issues/issue-field-values#delete-an-issue-field-value-from-an-issue
        """

    async def delete_label(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/delete-label.

        Request: ``DELETE /repos/{owner}/{repo}/labels/{name}``
        GitHub: https://docs.github.com/rest/issues/labels#delete-a-label
        """

    async def delete_milestone(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        milestone_number: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/delete-milestone.

        Request: ``DELETE /repos/{owner}/{repo}/milestones/{milestone_number}``
        GitHub: https://docs.github.com/rest/issues/milestones#delete-a-milestone
        """

    async def dismiss_suggestion(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        issue_number: int | _aio.GitHubCore,
        suggestion_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.IssueSuggestion:
        """issues/dismiss-suggestion.

        Request: ``POST /repos/{owner}/{repo}/issues/{issue_number}/suggestions/{suggestion_id}/dismiss``
        GitHub: https://docs.github.com/rest/issues/issues#dismiss-an-issue-suggestion
        """

    async def get(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        issue_number: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Issue:
        """issues/get.

        Request: ``GET /repos/{owner}/{repo}/issues/{issue_number}``
        GitHub: https://docs.github.com/rest/issues/issues#get-an-issue
        """

    async def get_comment(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        comment_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.IssueComment:
        """issues/get-comment.

        Request: ``GET /repos/{owner}/{repo}/issues/comments/{comment_id}``
        GitHub: https://docs.github.com/rest/issues/comments#get-an-issue-comment
        """

    async def get_event(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        event_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.RepositoryIssueEvent:
        """issues/get-event.

        Request: ``GET /repos/{owner}/{repo}/issues/events/{event_id}``
        GitHub: https://docs.github.com/rest/issues/events#get-an-issue-event
        """

    async def get_label(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Label:
        """issues/get-label.

        Request: ``GET /repos/{owner}/{repo}/labels/{name}``
        GitHub: https://docs.github.com/rest/issues/labels#get-a-label
        """

    async def get_milestone(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        milestone_number: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Milestone:
        """issues/get-milestone.

        Request: ``GET /repos/{owner}/{repo}/milestones/{milestone_number}``
        GitHub: https://docs.github.com/rest/issues/milestones#get-a-milestone
        """

    async def get_parent(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        issue_number: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Issue:
        """issues/get-parent.

        Request: ``GET /repos/{owner}/{repo}/issues/{issue_number}/parent``
        GitHub: https://docs.github.com/rest/issues/sub-issues#get-parent-issue
        """

    def list(
        self,
        *,
        collab: bool = ...,
        direction: Literal["asc", "desc"] = ...,
        filter: Literal["assigned", "created", "mentioned", "subscribed", "repos", "all"] = ...,
        labels: str = ...,
        orgs: bool = ...,
        owned: bool = ...,
        page: int = ...,
        per_page: int = ...,
        pulls: bool = ...,
        since: datetime | str = ...,
        sort: Literal["created", "updated", "comments"] = ...,
        state: Literal["open", "closed", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Issue]:
        """issues/list.

        Request: ``GET /issues``
        GitHub: https://docs.github.com/rest/issues/issues#list-issues-assigned-to-the-authenticated-user
        """

    def list_assignees(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortUser]:
        """issues/list-assignees.

        Request: ``GET /repos/{owner}/{repo}/assignees``
        GitHub: https://docs.github.com/rest/issues/assignees#list-assignees
        """

    def list_comments(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        issue_number: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.IssueComment]:
        """issues/list-comments.

        Request: ``GET /repos/{owner}/{repo}/issues/{issue_number}/comments``
        GitHub: https://docs.github.com/rest/issues/comments#list-issue-comments
        """

    def list_comments_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["created", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.IssueComment]:
        """issues/list-comments-for-repo.

        Request: ``GET /repos/{owner}/{repo}/issues/comments``
        GitHub: https://docs.github.com/rest/issues/comments#list-issue-comments-for-a-repository
        """

    def list_dependencies_blocked_by(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        issue_number: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Issue]:
        """issues/list-dependencies-blocked-by.

        Request: ``GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by``
        GitHub: https://docs.github.com/rest/issues/issue-dependencies#list-dependencies-an-issue-is-blocked-by
        """

    def list_dependencies_blocking(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        issue_number: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Issue]:
        """issues/list-dependencies-blocking.

        Request: ``GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking``
        GitHub: https://docs.github.com/rest/issues/issue-dependencies#list-dependencies-an-issue-is-blocking
        """

    def list_events(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        issue_number: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.IssueEvent]:
        """issues/list-events.

        Request: ``GET /repos/{owner}/{repo}/issues/{issue_number}/events``
        GitHub: https://docs.github.com/rest/issues/events#list-issue-events
        """

    def list_events_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.RepositoryIssueEvent]:
        """issues/list-events-for-repo.

        Request: ``GET /repos/{owner}/{repo}/issues/events``
        GitHub: https://docs.github.com/rest/issues/events#list-issue-events-for-a-repository
        """

    def list_events_for_timeline(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        issue_number: int | _aio.GitHubCore,
        *,
        exclude: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.TimelineIssueEvents]:
        """issues/list-events-for-timeline.

        Request: ``GET /repos/{owner}/{repo}/issues/{issue_number}/timeline``
        GitHub: https://docs.github.com/rest/issues/timeline#list-timeline-events-for-an-issue
        """

    def list_for_authenticated_user(
        self,
        *,
        direction: Literal["asc", "desc"] = ...,
        filter: Literal["assigned", "created", "mentioned", "subscribed", "repos", "all"] = ...,
        labels: str = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["created", "updated", "comments"] = ...,
        state: Literal["open", "closed", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Issue]:
        """issues/list-for-authenticated-user.

        Request: ``GET /user/issues``
        GitHub: https://docs.github.com/rest/issues/issues#list-user-account-issues-assigned-to-the-authenticated-user
        """

    def list_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        filter: Literal["assigned", "created", "mentioned", "subscribed", "repos", "all"] = ...,
        labels: str = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["created", "updated", "comments"] = ...,
        state: Literal["open", "closed", "all"] = ...,
        type: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Issue]:
        """issues/list-for-org.

        Request: ``GET /orgs/{org}/issues``
        GitHub: https://docs.github.com/rest/issues/issues#list-organization-issues-assigned-to-the-authenticated-user
        """

    def list_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        assignee: str = ...,
        creator: str = ...,
        direction: Literal["asc", "desc"] = ...,
        issue_field_values: str = ...,
        labels: str = ...,
        mentioned: str = ...,
        milestone: str = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["created", "updated", "comments"] = ...,
        state: Literal["open", "closed", "all"] = ...,
        type: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Issue]:
        """issues/list-for-repo.

        Request: ``GET /repos/{owner}/{repo}/issues``
        GitHub: https://docs.github.com/rest/issues/issues#list-repository-issues
        """

    def list_issue_field_values_for_issue(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        issue_number: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.IssueFieldValue]:
        """issues/list-issue-field-values-for-issue.

        Request: ``GET /repos/{owner}/{repo}/issues/{issue_number}/issue-field-values``
        GitHub: https://docs.github.com/rest/issues/issue-field-values#list-issue-field-values-for-an-issue
        """

    def list_labels_for_milestone(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        milestone_number: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Label]:
        """issues/list-labels-for-milestone.

        Request: ``GET /repos/{owner}/{repo}/milestones/{milestone_number}/labels``
        GitHub: https://docs.github.com/rest/issues/labels#list-labels-for-issues-in-a-milestone
        """

    def list_labels_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Label]:
        """issues/list-labels-for-repo.

        Request: ``GET /repos/{owner}/{repo}/labels``
        GitHub: https://docs.github.com/rest/issues/labels#list-labels-for-a-repository
        """

    def list_labels_on_issue(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        issue_number: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Label]:
        """issues/list-labels-on-issue.

        Request: ``GET /repos/{owner}/{repo}/issues/{issue_number}/labels``
        GitHub: https://docs.github.com/rest/issues/labels#list-labels-for-an-issue
        """

    def list_milestones(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["due_on", "completeness"] = ...,
        state: Literal["open", "closed", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Milestone]:
        """issues/list-milestones.

        Request: ``GET /repos/{owner}/{repo}/milestones``
        GitHub: https://docs.github.com/rest/issues/milestones#list-milestones
        """

    def list_sub_issues(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        issue_number: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Issue]:
        """issues/list-sub-issues.

        Request: ``GET /repos/{owner}/{repo}/issues/{issue_number}/sub_issues``
        GitHub: https://docs.github.com/rest/issues/sub-issues#list-sub-issues
        """

    def list_suggestions(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        issue_number: int | _aio.GitHubCore,
        *,
        action: Literal["set_type", "add_label", "add_field", "add_assignee", "close_issue"] = ...,
        page: int = ...,
        per_page: int = ...,
        state: Literal["pending", "applied", "approved", "dismissed", "replaced", "invalidated", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.IssueSuggestion]:
        """issues/list-suggestions.

        Request: ``GET /repos/{owner}/{repo}/issues/{issue_number}/suggestions``
        GitHub: https://docs.github.com/rest/issues/issues#list-issue-suggestions
        """

    async def lock(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        issue_number: int | _aio.GitHubCore,
        *,
        lock_reason: Literal["off-topic", "too heated", "resolved", "spam"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/lock.

        Request: ``PUT /repos/{owner}/{repo}/issues/{issue_number}/lock``
        GitHub: https://docs.github.com/rest/issues/issues#lock-an-issue
        """

    async def pin_comment(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        comment_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.IssueComment:
        """issues/pin-comment.

        Request: ``PUT /repos/{owner}/{repo}/issues/comments/{comment_id}/pin``
        GitHub: https://docs.github.com/rest/issues/comments#pin-an-issue-comment
        """

    async def remove_all_labels(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        issue_number: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/remove-all-labels.

        Request: ``DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels``
        GitHub: https://docs.github.com/rest/issues/labels#remove-all-labels-from-an-issue
        """

    async def remove_assignees(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        issue_number: int | _aio.GitHubCore,
        *,
        assignees: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Issue:
        """issues/remove-assignees.

        Request: ``DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees``
        GitHub: https://docs.github.com/rest/reference/issues#remove-assignees-from-an-issue
        """

    async def remove_dependency_blocked_by(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        issue_number: int | _aio.GitHubCore,
        issue_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Issue:
        """issues/remove-dependency-blocked-by.

        Request: ``DELETE /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by/{issue_id}``
        GitHub: https://docs.github.com/rest/issues/issue-dependencies#remove-dependency-an-issue-is-blocked-by
        """

    async def remove_label(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        issue_number: int | _aio.GitHubCore,
        name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.Label]:
        """issues/remove-label.

        Request: ``DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}``
        GitHub: https://docs.github.com/rest/issues/labels#remove-a-label-from-an-issue
        """

    async def remove_sub_issue(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        issue_number: int | _aio.GitHubCore,
        *,
        sub_issue_id: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Issue:
        """issues/remove-sub-issue.

        Request: ``DELETE /repos/{owner}/{repo}/issues/{issue_number}/sub_issue``
        GitHub: https://docs.github.com/rest/issues/sub-issues#remove-sub-issue
        """

    async def reprioritize_sub_issue(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        issue_number: int | _aio.GitHubCore,
        *,
        after_id: int = ...,
        before_id: int = ...,
        sub_issue_id: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Issue:
        """issues/reprioritize-sub-issue.

        Request: ``PATCH /repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority``
        GitHub: https://docs.github.com/rest/issues/sub-issues#reprioritize-sub-issue
        """

    async def set_issue_field_values(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        issue_number: int | _aio.GitHubCore,
        *,
        issue_field_values: Iterable[_SetIssueFieldValues_IssueFieldValues] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.IssueFieldValue]:
        """issues/set-issue-field-values.

        Request: ``PUT /repos/{owner}/{repo}/issues/{issue_number}/issue-field-values``
        GitHub: https://docs.github.com/rest/issues/issue-field-values#set-issue-field-values-for-an-issue
        """

    async def set_labels(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        issue_number: int | _aio.GitHubCore,
        *,
        labels: Iterable[str] | Iterable[_SetLabels_Labels1] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.Label]:
        """issues/set-labels.

        Request: ``PUT /repos/{owner}/{repo}/issues/{issue_number}/labels``
        GitHub: https://docs.github.com/rest/issues/labels#set-labels-for-an-issue
        """

    async def unlock(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        issue_number: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/unlock.

        Request: ``DELETE /repos/{owner}/{repo}/issues/{issue_number}/lock``
        GitHub: https://docs.github.com/rest/issues/issues#unlock-an-issue
        """

    async def unpin_comment(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        comment_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/unpin-comment.

        Request: ``DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}/pin``
        GitHub: https://docs.github.com/rest/issues/comments#unpin-an-issue-comment
        """

    async def update(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        issue_number: int | _aio.GitHubCore,
        *,
        assignee: str | None = ...,
        assignees: Iterable[str | _Update_Assignees1] = ...,
        body: str | None = ...,
        duplicate_issue_id: int = ...,
        issue_field_values: Iterable[_Update_IssueFieldValues] = ...,
        labels: Iterable[str | _Update_Labels1] = ...,
        milestone: str | int | None = ...,
        state: Literal["open", "closed"] = ...,
        state_reason: Literal["completed", "not_planned", "duplicate", "reopened"] | None = ...,
        title: str | int | None = ...,
        type: str | _Update_Type1 | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Issue:
        """issues/update.

        Request: ``PATCH /repos/{owner}/{repo}/issues/{issue_number}``
        GitHub: https://docs.github.com/rest/issues/issues#update-an-issue
        """

    async def update_comment(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        comment_id: int | _aio.GitHubCore,
        *,
        body: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.IssueComment:
        """issues/update-comment.

        Request: ``PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}``
        GitHub: https://docs.github.com/rest/issues/comments#update-an-issue-comment
        """

    async def update_label(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        name: str | _aio.GitHubCore,
        *,
        color: str = ...,
        description: str = ...,
        new_name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Label:
        """issues/update-label.

        Request: ``PATCH /repos/{owner}/{repo}/labels/{name}``
        GitHub: https://docs.github.com/rest/issues/labels#update-a-label
        """

    async def update_milestone(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        milestone_number: int | _aio.GitHubCore,
        *,
        description: str = ...,
        due_on: datetime | str = ...,
        state: Literal["open", "closed"] = ...,
        title: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Milestone:
        """issues/update-milestone.

        Request: ``PATCH /repos/{owner}/{repo}/milestones/{milestone_number}``
        GitHub: https://docs.github.com/rest/issues/milestones#update-a-milestone
        """

class _BoundIssues(Operations):
    """The operations of GitHub's tag ``issues``, bound to a resource."""

    def add_assignees(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        issue_number: int | GitHubCore = ...,
        assignees: Iterable[str | _AddAssignees_Assignees1] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Issue:
        """issues/add-assignees."""

    def add_blocked_by_dependency(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        issue_number: int | GitHubCore = ...,
        issue_id: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Issue:
        """issues/add-blocked-by-dependency."""

    def add_issue_field_values(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        issue_number: int | GitHubCore = ...,
        issue_field_values: Iterable[_AddIssueFieldValues_IssueFieldValues] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.IssueFieldValue]:
        """issues/add-issue-field-values."""

    def add_labels(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        issue_number: int | GitHubCore = ...,
        labels: Iterable[str | _AddLabels_Labels1] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[Label]:
        """issues/add-labels."""

    def add_sub_issue(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        issue_number: int | GitHubCore = ...,
        replace_parent: bool = ...,
        sub_issue_id: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Issue:
        """issues/add-sub-issue."""

    def approve_suggestion(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        issue_number: int | GitHubCore = ...,
        suggestion_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.IssueSuggestion:
        """issues/approve-suggestion."""

    def check_user_can_be_assigned(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        assignee: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/check-user-can-be-assigned."""

    def check_user_can_be_assigned_to_issue(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        issue_number: int | GitHubCore = ...,
        assignee: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/check-user-can-be-assigned-to-issue."""

    def create(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        assignee: str | None = ...,
        assignees: Iterable[str] = ...,
        body: str = ...,
        issue_field_values: Iterable[_Create_IssueFieldValues] = ...,
        labels: Iterable[str | _Create_Labels1] = ...,
        milestone: str | int | None = ...,
        title: str | int,
        type: str | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Issue:
        """issues/create."""

    def create_comment(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        issue_number: int | GitHubCore = ...,
        body: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> IssueComment:
        """issues/create-comment."""

    def create_label(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        color: str = ...,
        description: str = ...,
        name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Label:
        """issues/create-label."""

    def create_milestone(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        description: str = ...,
        due_on: datetime | str = ...,
        state: Literal["open", "closed"] = ...,
        title: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Milestone:
        """issues/create-milestone."""

    def delete_comment(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        comment_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/delete-comment."""

    def delete_issue_field_value(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        issue_number: int | GitHubCore = ...,
        issue_field_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/delete-issue-field-value."""

    def delete_label(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/delete-label."""

    def delete_milestone(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        milestone_number: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/delete-milestone."""

    def dismiss_suggestion(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        issue_number: int | GitHubCore = ...,
        suggestion_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.IssueSuggestion:
        """issues/dismiss-suggestion."""

    def get(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        issue_number: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Issue:
        """issues/get."""

    def get_comment(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        comment_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> IssueComment:
        """issues/get-comment."""

    def get_event(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        event_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> RepositoryIssueEvent:
        """issues/get-event."""

    def get_label(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Label:
        """issues/get-label."""

    def get_milestone(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        milestone_number: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Milestone:
        """issues/get-milestone."""

    def get_parent(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        issue_number: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Issue:
        """issues/get-parent."""

    def list(
        self,
        *,
        collab: bool = ...,
        direction: Literal["asc", "desc"] = ...,
        filter: Literal["assigned", "created", "mentioned", "subscribed", "repos", "all"] = ...,
        labels: str = ...,
        orgs: bool = ...,
        owned: bool = ...,
        page: int = ...,
        per_page: int = ...,
        pulls: bool = ...,
        since: datetime | str = ...,
        sort: Literal["created", "updated", "comments"] = ...,
        state: Literal["open", "closed", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Issue]:
        """issues/list."""

    def list_assignees(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortUser]:
        """issues/list-assignees."""

    def list_comments(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        issue_number: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[IssueComment]:
        """issues/list-comments."""

    def list_comments_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["created", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[IssueComment]:
        """issues/list-comments-for-repo."""

    def list_dependencies_blocked_by(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        issue_number: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Issue]:
        """issues/list-dependencies-blocked-by."""

    def list_dependencies_blocking(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        issue_number: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Issue]:
        """issues/list-dependencies-blocking."""

    def list_events(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        issue_number: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[IssueEvent]:
        """issues/list-events."""

    def list_events_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[RepositoryIssueEvent]:
        """issues/list-events-for-repo."""

    def list_events_for_timeline(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        issue_number: int | GitHubCore = ...,
        exclude: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.TimelineIssueEvents]:
        """issues/list-events-for-timeline."""

    def list_for_authenticated_user(
        self,
        *,
        direction: Literal["asc", "desc"] = ...,
        filter: Literal["assigned", "created", "mentioned", "subscribed", "repos", "all"] = ...,
        labels: str = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["created", "updated", "comments"] = ...,
        state: Literal["open", "closed", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Issue]:
        """issues/list-for-authenticated-user."""

    def list_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        filter: Literal["assigned", "created", "mentioned", "subscribed", "repos", "all"] = ...,
        labels: str = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["created", "updated", "comments"] = ...,
        state: Literal["open", "closed", "all"] = ...,
        type: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Issue]:
        """issues/list-for-org."""

    def list_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        assignee: str = ...,
        creator: str = ...,
        direction: Literal["asc", "desc"] = ...,
        issue_field_values: str = ...,
        labels: str = ...,
        mentioned: str = ...,
        milestone: str = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["created", "updated", "comments"] = ...,
        state: Literal["open", "closed", "all"] = ...,
        type: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Issue]:
        """issues/list-for-repo."""

    def list_issue_field_values_for_issue(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        issue_number: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.IssueFieldValue]:
        """issues/list-issue-field-values-for-issue."""

    def list_labels_for_milestone(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        milestone_number: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Label]:
        """issues/list-labels-for-milestone."""

    def list_labels_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Label]:
        """issues/list-labels-for-repo."""

    def list_labels_on_issue(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        issue_number: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Label]:
        """issues/list-labels-on-issue."""

    def list_milestones(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["due_on", "completeness"] = ...,
        state: Literal["open", "closed", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Milestone]:
        """issues/list-milestones."""

    def list_sub_issues(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        issue_number: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Issue]:
        """issues/list-sub-issues."""

    def list_suggestions(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        issue_number: int | GitHubCore = ...,
        action: Literal["set_type", "add_label", "add_field", "add_assignee", "close_issue"] = ...,
        page: int = ...,
        per_page: int = ...,
        state: Literal["pending", "applied", "approved", "dismissed", "replaced", "invalidated", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.IssueSuggestion]:
        """issues/list-suggestions."""

    def lock(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        issue_number: int | GitHubCore = ...,
        lock_reason: Literal["off-topic", "too heated", "resolved", "spam"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/lock."""

    def pin_comment(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        comment_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> IssueComment:
        """issues/pin-comment."""

    def remove_all_labels(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        issue_number: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/remove-all-labels."""

    def remove_assignees(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        issue_number: int | GitHubCore = ...,
        assignees: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Issue:
        """issues/remove-assignees."""

    def remove_dependency_blocked_by(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        issue_number: int | GitHubCore = ...,
        issue_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Issue:
        """issues/remove-dependency-blocked-by."""

    def remove_label(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        issue_number: int | GitHubCore = ...,
        name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[Label]:
        """issues/remove-label."""

    def remove_sub_issue(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        issue_number: int | GitHubCore = ...,
        sub_issue_id: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Issue:
        """issues/remove-sub-issue."""

    def reprioritize_sub_issue(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        issue_number: int | GitHubCore = ...,
        after_id: int = ...,
        before_id: int = ...,
        sub_issue_id: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Issue:
        """issues/reprioritize-sub-issue."""

    def set_issue_field_values(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        issue_number: int | GitHubCore = ...,
        issue_field_values: Iterable[_SetIssueFieldValues_IssueFieldValues] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.IssueFieldValue]:
        """issues/set-issue-field-values."""

    def set_labels(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        issue_number: int | GitHubCore = ...,
        labels: Iterable[str] | Iterable[_SetLabels_Labels1] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[Label]:
        """issues/set-labels."""

    def unlock(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        issue_number: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/unlock."""

    def unpin_comment(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        comment_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/unpin-comment."""

    def update(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        issue_number: int | GitHubCore = ...,
        assignee: str | None = ...,
        assignees: Iterable[str | _Update_Assignees1] = ...,
        body: str | None = ...,
        duplicate_issue_id: int = ...,
        issue_field_values: Iterable[_Update_IssueFieldValues] = ...,
        labels: Iterable[str | _Update_Labels1] = ...,
        milestone: str | int | None = ...,
        state: Literal["open", "closed"] = ...,
        state_reason: Literal["completed", "not_planned", "duplicate", "reopened"] | None = ...,
        title: str | int | None = ...,
        type: str | _Update_Type1 | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Issue:
        """issues/update."""

    def update_comment(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        comment_id: int | GitHubCore = ...,
        body: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> IssueComment:
        """issues/update-comment."""

    def update_label(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        name: str | GitHubCore = ...,
        color: str = ...,
        description: str = ...,
        new_name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Label:
        """issues/update-label."""

    def update_milestone(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        milestone_number: int | GitHubCore = ...,
        description: str = ...,
        due_on: datetime | str = ...,
        state: Literal["open", "closed"] = ...,
        title: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Milestone:
        """issues/update-milestone."""

class _AsyncBoundIssues(Operations):
    """The operations of GitHub's tag ``issues``, bound to a resource."""

    async def add_assignees(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        issue_number: int | _aio.GitHubCore = ...,
        assignees: Iterable[str | _AddAssignees_Assignees1] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Issue:
        """issues/add-assignees."""

    async def add_blocked_by_dependency(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        issue_number: int | _aio.GitHubCore = ...,
        issue_id: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Issue:
        """issues/add-blocked-by-dependency."""

    async def add_issue_field_values(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        issue_number: int | _aio.GitHubCore = ...,
        issue_field_values: Iterable[_AddIssueFieldValues_IssueFieldValues] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.IssueFieldValue]:
        """issues/add-issue-field-values."""

    async def add_labels(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        issue_number: int | _aio.GitHubCore = ...,
        labels: Iterable[str | _AddLabels_Labels1] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.Label]:
        """issues/add-labels."""

    async def add_sub_issue(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        issue_number: int | _aio.GitHubCore = ...,
        replace_parent: bool = ...,
        sub_issue_id: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Issue:
        """issues/add-sub-issue."""

    async def approve_suggestion(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        issue_number: int | _aio.GitHubCore = ...,
        suggestion_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.IssueSuggestion:
        """issues/approve-suggestion."""

    async def check_user_can_be_assigned(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        assignee: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/check-user-can-be-assigned."""

    async def check_user_can_be_assigned_to_issue(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        issue_number: int | _aio.GitHubCore = ...,
        assignee: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/check-user-can-be-assigned-to-issue."""

    async def create(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        assignee: str | None = ...,
        assignees: Iterable[str] = ...,
        body: str = ...,
        issue_field_values: Iterable[_Create_IssueFieldValues] = ...,
        labels: Iterable[str | _Create_Labels1] = ...,
        milestone: str | int | None = ...,
        title: str | int,
        type: str | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Issue:
        """issues/create."""

    async def create_comment(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        issue_number: int | _aio.GitHubCore = ...,
        body: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.IssueComment:
        """issues/create-comment."""

    async def create_label(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        color: str = ...,
        description: str = ...,
        name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Label:
        """issues/create-label."""

    async def create_milestone(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        description: str = ...,
        due_on: datetime | str = ...,
        state: Literal["open", "closed"] = ...,
        title: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Milestone:
        """issues/create-milestone."""

    async def delete_comment(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        comment_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/delete-comment."""

    async def delete_issue_field_value(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        issue_number: int | _aio.GitHubCore = ...,
        issue_field_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/delete-issue-field-value."""

    async def delete_label(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/delete-label."""

    async def delete_milestone(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        milestone_number: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/delete-milestone."""

    async def dismiss_suggestion(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        issue_number: int | _aio.GitHubCore = ...,
        suggestion_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.IssueSuggestion:
        """issues/dismiss-suggestion."""

    async def get(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        issue_number: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Issue:
        """issues/get."""

    async def get_comment(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        comment_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.IssueComment:
        """issues/get-comment."""

    async def get_event(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        event_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.RepositoryIssueEvent:
        """issues/get-event."""

    async def get_label(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Label:
        """issues/get-label."""

    async def get_milestone(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        milestone_number: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Milestone:
        """issues/get-milestone."""

    async def get_parent(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        issue_number: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Issue:
        """issues/get-parent."""

    def list(
        self,
        *,
        collab: bool = ...,
        direction: Literal["asc", "desc"] = ...,
        filter: Literal["assigned", "created", "mentioned", "subscribed", "repos", "all"] = ...,
        labels: str = ...,
        orgs: bool = ...,
        owned: bool = ...,
        page: int = ...,
        per_page: int = ...,
        pulls: bool = ...,
        since: datetime | str = ...,
        sort: Literal["created", "updated", "comments"] = ...,
        state: Literal["open", "closed", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Issue]:
        """issues/list."""

    def list_assignees(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortUser]:
        """issues/list-assignees."""

    def list_comments(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        issue_number: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.IssueComment]:
        """issues/list-comments."""

    def list_comments_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["created", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.IssueComment]:
        """issues/list-comments-for-repo."""

    def list_dependencies_blocked_by(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        issue_number: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Issue]:
        """issues/list-dependencies-blocked-by."""

    def list_dependencies_blocking(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        issue_number: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Issue]:
        """issues/list-dependencies-blocking."""

    def list_events(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        issue_number: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.IssueEvent]:
        """issues/list-events."""

    def list_events_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.RepositoryIssueEvent]:
        """issues/list-events-for-repo."""

    def list_events_for_timeline(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        issue_number: int | _aio.GitHubCore = ...,
        exclude: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.TimelineIssueEvents]:
        """issues/list-events-for-timeline."""

    def list_for_authenticated_user(
        self,
        *,
        direction: Literal["asc", "desc"] = ...,
        filter: Literal["assigned", "created", "mentioned", "subscribed", "repos", "all"] = ...,
        labels: str = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["created", "updated", "comments"] = ...,
        state: Literal["open", "closed", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Issue]:
        """issues/list-for-authenticated-user."""

    def list_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        filter: Literal["assigned", "created", "mentioned", "subscribed", "repos", "all"] = ...,
        labels: str = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["created", "updated", "comments"] = ...,
        state: Literal["open", "closed", "all"] = ...,
        type: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Issue]:
        """issues/list-for-org."""

    def list_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        assignee: str = ...,
        creator: str = ...,
        direction: Literal["asc", "desc"] = ...,
        issue_field_values: str = ...,
        labels: str = ...,
        mentioned: str = ...,
        milestone: str = ...,
        page: int = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        sort: Literal["created", "updated", "comments"] = ...,
        state: Literal["open", "closed", "all"] = ...,
        type: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Issue]:
        """issues/list-for-repo."""

    def list_issue_field_values_for_issue(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        issue_number: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.IssueFieldValue]:
        """issues/list-issue-field-values-for-issue."""

    def list_labels_for_milestone(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        milestone_number: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Label]:
        """issues/list-labels-for-milestone."""

    def list_labels_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Label]:
        """issues/list-labels-for-repo."""

    def list_labels_on_issue(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        issue_number: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Label]:
        """issues/list-labels-on-issue."""

    def list_milestones(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["due_on", "completeness"] = ...,
        state: Literal["open", "closed", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Milestone]:
        """issues/list-milestones."""

    def list_sub_issues(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        issue_number: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Issue]:
        """issues/list-sub-issues."""

    def list_suggestions(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        issue_number: int | _aio.GitHubCore = ...,
        action: Literal["set_type", "add_label", "add_field", "add_assignee", "close_issue"] = ...,
        page: int = ...,
        per_page: int = ...,
        state: Literal["pending", "applied", "approved", "dismissed", "replaced", "invalidated", "all"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.IssueSuggestion]:
        """issues/list-suggestions."""

    async def lock(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        issue_number: int | _aio.GitHubCore = ...,
        lock_reason: Literal["off-topic", "too heated", "resolved", "spam"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/lock."""

    async def pin_comment(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        comment_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.IssueComment:
        """issues/pin-comment."""

    async def remove_all_labels(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        issue_number: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/remove-all-labels."""

    async def remove_assignees(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        issue_number: int | _aio.GitHubCore = ...,
        assignees: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Issue:
        """issues/remove-assignees."""

    async def remove_dependency_blocked_by(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        issue_number: int | _aio.GitHubCore = ...,
        issue_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Issue:
        """issues/remove-dependency-blocked-by."""

    async def remove_label(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        issue_number: int | _aio.GitHubCore = ...,
        name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.Label]:
        """issues/remove-label."""

    async def remove_sub_issue(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        issue_number: int | _aio.GitHubCore = ...,
        sub_issue_id: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Issue:
        """issues/remove-sub-issue."""

    async def reprioritize_sub_issue(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        issue_number: int | _aio.GitHubCore = ...,
        after_id: int = ...,
        before_id: int = ...,
        sub_issue_id: int,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Issue:
        """issues/reprioritize-sub-issue."""

    async def set_issue_field_values(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        issue_number: int | _aio.GitHubCore = ...,
        issue_field_values: Iterable[_SetIssueFieldValues_IssueFieldValues] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.IssueFieldValue]:
        """issues/set-issue-field-values."""

    async def set_labels(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        issue_number: int | _aio.GitHubCore = ...,
        labels: Iterable[str] | Iterable[_SetLabels_Labels1] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.Label]:
        """issues/set-labels."""

    async def unlock(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        issue_number: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/unlock."""

    async def unpin_comment(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        comment_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """issues/unpin-comment."""

    async def update(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        issue_number: int | _aio.GitHubCore = ...,
        assignee: str | None = ...,
        assignees: Iterable[str | _Update_Assignees1] = ...,
        body: str | None = ...,
        duplicate_issue_id: int = ...,
        issue_field_values: Iterable[_Update_IssueFieldValues] = ...,
        labels: Iterable[str | _Update_Labels1] = ...,
        milestone: str | int | None = ...,
        state: Literal["open", "closed"] = ...,
        state_reason: Literal["completed", "not_planned", "duplicate", "reopened"] | None = ...,
        title: str | int | None = ...,
        type: str | _Update_Type1 | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Issue:
        """issues/update."""

    async def update_comment(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        comment_id: int | _aio.GitHubCore = ...,
        body: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.IssueComment:
        """issues/update-comment."""

    async def update_label(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        name: str | _aio.GitHubCore = ...,
        color: str = ...,
        description: str = ...,
        new_name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Label:
        """issues/update-label."""

    async def update_milestone(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        milestone_number: int | _aio.GitHubCore = ...,
        description: str = ...,
        due_on: datetime | str = ...,
        state: Literal["open", "closed"] = ...,
        title: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Milestone:
        """issues/update-milestone."""

__all__ = ["AsyncIssues", "Issues"]
