"""The operations of GitHub's tag ``activity``. Made by tools/generate.py."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Literal

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import (
    Event,
    GitHubCore,
    Listing,
    RepositorySubscription,
    ShortRepository,
    ShortUser,
    Thread,
    ThreadSubscription,
)

class Activity(Operations):
    """The operations of GitHub's tag ``activity``."""

    def check_repo_is_starred_by_authenticated_user(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """activity/check-repo-is-starred-by-authenticated-user.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: whether it is so: True for 204, False for 404
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``GET /user/starred/{owner}/{repo}``
        GitHub:
        https://docs.github.com/rest/activity/starring#check-if-a-repository-is-starred-by-the-authenticated-user
        """

    def delete_repo_subscription(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """activity/delete-repo-subscription.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /repos/{owner}/{repo}/subscription``
        GitHub: https://docs.github.com/rest/activity/watching#delete-a-repository-subscription
        """

    def delete_thread_subscription(
        self,
        thread_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """activity/delete-thread-subscription.

        :param thread_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``DELETE /notifications/threads/{thread_id}/subscription``
        GitHub: https://docs.github.com/rest/activity/notifications#delete-a-thread-subscription
        """

    def get_feeds(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Feed:
        """activity/get-feeds.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Feed
        :raises GitHubError: the response has an error status

        Request: ``GET /feeds``
        GitHub: https://docs.github.com/rest/activity/feeds#get-feeds
        """

    def get_repo_subscription(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> RepositorySubscription:
        """activity/get-repo-subscription.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RepositorySubscription
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /repos/{owner}/{repo}/subscription``
        GitHub: https://docs.github.com/rest/activity/watching#get-a-repository-subscription
        """

    def get_stargazer_count_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Activity_GetStargazerCountForRepo:
        """activity/get-stargazer-count-for-repo.

        Hosts: api.github.com, ghec.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Activity_GetStargazerCountForRepo
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/stargazers/count``
        GitHub: https://docs.github.com/rest/activity/starring#get-stargazer-count
        """

    def get_thread(
        self,
        thread_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Thread:
        """activity/get-thread.

        :param thread_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Thread
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``GET /notifications/threads/{thread_id}``
        GitHub: https://docs.github.com/rest/activity/notifications#get-a-thread
        """

    def get_thread_subscription_for_authenticated_user(
        self,
        thread_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ThreadSubscription:
        """activity/get-thread-subscription-for-authenticated-user.

        :param thread_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ThreadSubscription
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``GET /notifications/threads/{thread_id}/subscription``
        GitHub: https://docs.github.com/rest/activity/notifications#get-a-thread-subscription-for-the-authenticated-user
        """

    def list_events_for_authenticated_user(
        self,
        username: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Event]:
        """activity/list-events-for-authenticated-user.

        :param username: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Event]
        :raises GitHubError: the response has an error status

        Request: ``GET /users/{username}/events``
        GitHub: https://docs.github.com/rest/activity/events#list-events-for-the-authenticated-user
        """

    def list_notifications_for_authenticated_user(
        self,
        *,
        all: bool = ...,
        before: datetime | str = ...,
        page: int = ...,
        participating: bool = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Thread]:
        """activity/list-notifications-for-authenticated-user.

        :param all: query, optional: a bool, default false
        :param before: query, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param page: query, optional: an int, default 1
        :param participating: query, optional: a bool, default false
        :param per_page: query, optional: an int, default 50
        :param since: query, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Thread]
        :raises GitHubError: the response has an error status; documented: 401, 403, 422

        Request: ``GET /notifications``
        GitHub: https://docs.github.com/rest/activity/notifications#list-notifications-for-the-authenticated-user
        """

    def list_org_events_for_authenticated_user(
        self,
        username: str | GitHubCore,
        org: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Event]:
        """activity/list-org-events-for-authenticated-user.

        :param username: path: a str
        :param org: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Event]
        :raises GitHubError: the response has an error status

        Request: ``GET /users/{username}/events/orgs/{org}``
        GitHub: https://docs.github.com/rest/activity/events#list-organization-events-for-the-authenticated-user
        """

    def list_public_events(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Event]:
        """activity/list-public-events.

        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 15
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Event]
        :raises GitHubError: the response has an error status; documented: 403, 503

        Request: ``GET /events``
        GitHub: https://docs.github.com/rest/activity/events#list-public-events
        """

    def list_public_events_for_repo_network(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Event]:
        """activity/list-public-events-for-repo-network.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Event]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /networks/{owner}/{repo}/events``
        GitHub: https://docs.github.com/rest/activity/events#list-public-events-for-a-network-of-repositories
        """

    def list_public_events_for_user(
        self,
        username: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Event]:
        """activity/list-public-events-for-user.

        :param username: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Event]
        :raises GitHubError: the response has an error status

        Request: ``GET /users/{username}/events/public``
        GitHub: https://docs.github.com/rest/activity/events#list-public-events-for-a-user
        """

    def list_public_org_events(
        self,
        org: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Event]:
        """activity/list-public-org-events.

        :param org: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Event]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/events``
        GitHub: https://docs.github.com/rest/activity/events#list-public-organization-events
        """

    def list_received_events_for_user(
        self,
        username: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Event]:
        """activity/list-received-events-for-user.

        :param username: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Event]
        :raises GitHubError: the response has an error status

        Request: ``GET /users/{username}/received_events``
        GitHub: https://docs.github.com/rest/activity/events#list-events-received-by-the-authenticated-user
        """

    def list_received_public_events_for_user(
        self,
        username: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Event]:
        """activity/list-received-public-events-for-user.

        :param username: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Event]
        :raises GitHubError: the response has an error status

        Request: ``GET /users/{username}/received_events/public``
        GitHub: https://docs.github.com/rest/activity/events#list-public-events-received-by-a-user
        """

    def list_repo_events(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Event]:
        """activity/list-repo-events.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Event]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/events``
        GitHub: https://docs.github.com/rest/activity/events#list-repository-events
        """

    def list_repo_notifications_for_authenticated_user(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        all: bool = ...,
        before: datetime | str = ...,
        page: int = ...,
        participating: bool = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Thread]:
        """activity/list-repo-notifications-for-authenticated-user.

        :param owner: path: a str
        :param repo: path: a str
        :param all: query, optional: a bool, default false
        :param before: query, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param page: query, optional: an int, default 1
        :param participating: query, optional: a bool, default false
        :param per_page: query, optional: an int, default 30
        :param since: query, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Thread]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/notifications``
        GitHub:
        https://docs.github.com/rest/activity/notifications#list-repository-notifications-for-the-authenticated-user
        """

    def list_repos_starred_by_authenticated_user(
        self,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """activity/list-repos-starred-by-authenticated-user.

        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param sort: query, optional: one of "created", "updated", default "created"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortRepository]
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``GET /user/starred``
        GitHub: https://docs.github.com/rest/activity/starring#list-repositories-starred-by-the-authenticated-user
        """

    def list_repos_starred_by_user(
        self,
        username: str | GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """activity/list-repos-starred-by-user.

        :param username: path: a str
        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param sort: query, optional: one of "created", "updated", default "created"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortRepository]
        :raises GitHubError: the response has an error status

        Request: ``GET /users/{username}/starred``
        GitHub: https://docs.github.com/rest/activity/starring#list-repositories-starred-by-a-user
        """

    def list_repos_watched_by_user(
        self,
        username: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """activity/list-repos-watched-by-user.

        :param username: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortRepository]
        :raises GitHubError: the response has an error status

        Request: ``GET /users/{username}/subscriptions``
        GitHub: https://docs.github.com/rest/activity/watching#list-repositories-watched-by-a-user
        """

    def list_stargazers_for_repo(
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
        """activity/list-stargazers-for-repo.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortUser]
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``GET /repos/{owner}/{repo}/stargazers``
        GitHub: https://docs.github.com/rest/activity/starring#list-stargazers
        """

    def list_watched_repos_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """activity/list-watched-repos-for-authenticated-user.

        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortRepository]
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``GET /user/subscriptions``
        GitHub: https://docs.github.com/rest/activity/watching#list-repositories-watched-by-the-authenticated-user
        """

    def list_watchers_for_repo(
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
        """activity/list-watchers-for-repo.

        :param owner: path: a str
        :param repo: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortUser]
        :raises GitHubError: the response has an error status

        Request: ``GET /repos/{owner}/{repo}/subscribers``
        GitHub: https://docs.github.com/rest/activity/watching#list-watchers
        """

    def mark_notifications_as_read(
        self,
        *,
        last_read_at: datetime | str = ...,
        read: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Activity_MarkNotificationsAsRead | None:
        """activity/mark-notifications-as-read.

        :param last_read_at: body, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param read: body, optional: a bool
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Activity_MarkNotificationsAsRead | None
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``PUT /notifications``
        GitHub: https://docs.github.com/rest/activity/notifications#mark-notifications-as-read
        """

    def mark_repo_notifications_as_read(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        last_read_at: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Activity_MarkRepoNotificationsAsRead | None:
        """activity/mark-repo-notifications-as-read.

        :param owner: path: a str
        :param repo: path: a str
        :param last_read_at: body, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Activity_MarkRepoNotificationsAsRead | None
        :raises GitHubError: the response has an error status

        Request: ``PUT /repos/{owner}/{repo}/notifications``
        GitHub: https://docs.github.com/rest/activity/notifications#mark-repository-notifications-as-read
        """

    def mark_thread_as_done(
        self,
        thread_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """activity/mark-thread-as-done.

        :param thread_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /notifications/threads/{thread_id}``
        GitHub: https://docs.github.com/rest/activity/notifications#mark-a-thread-as-done
        """

    def mark_thread_as_read(
        self,
        thread_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """activity/mark-thread-as-read.

        :param thread_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403

        Request: ``PATCH /notifications/threads/{thread_id}``
        GitHub: https://docs.github.com/rest/activity/notifications#mark-a-thread-as-read
        """

    def set_repo_subscription(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        ignored: bool = ...,
        subscribed: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> RepositorySubscription:
        """activity/set-repo-subscription.

        :param owner: path: a str
        :param repo: path: a str
        :param ignored: body, optional: a bool
        :param subscribed: body, optional: a bool
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RepositorySubscription
        :raises GitHubError: the response has an error status

        Request: ``PUT /repos/{owner}/{repo}/subscription``
        GitHub: https://docs.github.com/rest/activity/watching#set-a-repository-subscription
        """

    def set_thread_subscription(
        self,
        thread_id: int | GitHubCore,
        *,
        ignored: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ThreadSubscription:
        """activity/set-thread-subscription.

        :param thread_id: path: an int
        :param ignored: body, optional: a bool, default false
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ThreadSubscription
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``PUT /notifications/threads/{thread_id}/subscription``
        GitHub: https://docs.github.com/rest/activity/notifications#set-a-thread-subscription
        """

    def star_repo_for_authenticated_user(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """activity/star-repo-for-authenticated-user.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``PUT /user/starred/{owner}/{repo}``
        GitHub: https://docs.github.com/rest/activity/starring#star-a-repository-for-the-authenticated-user
        """

    def unstar_repo_for_authenticated_user(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """activity/unstar-repo-for-authenticated-user.

        :param owner: path: a str
        :param repo: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``DELETE /user/starred/{owner}/{repo}``
        GitHub: https://docs.github.com/rest/activity/starring#unstar-a-repository-for-the-authenticated-user
        """

class AsyncActivity(Operations):
    """The operations of GitHub's tag ``activity``, for asyncio."""

    async def check_repo_is_starred_by_authenticated_user(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """activity/check-repo-is-starred-by-authenticated-user.

        Request: ``GET /user/starred/{owner}/{repo}``
        GitHub:
        https://docs.github.com/rest/activity/starring#check-if-a-repository-is-starred-by-the-authenticated-user
        """

    async def delete_repo_subscription(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """activity/delete-repo-subscription.

        Request: ``DELETE /repos/{owner}/{repo}/subscription``
        GitHub: https://docs.github.com/rest/activity/watching#delete-a-repository-subscription
        """

    async def delete_thread_subscription(
        self,
        thread_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """activity/delete-thread-subscription.

        Request: ``DELETE /notifications/threads/{thread_id}/subscription``
        GitHub: https://docs.github.com/rest/activity/notifications#delete-a-thread-subscription
        """

    async def get_feeds(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Feed:
        """activity/get-feeds.

        Request: ``GET /feeds``
        GitHub: https://docs.github.com/rest/activity/feeds#get-feeds
        """

    async def get_repo_subscription(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.RepositorySubscription:
        """activity/get-repo-subscription.

        Request: ``GET /repos/{owner}/{repo}/subscription``
        GitHub: https://docs.github.com/rest/activity/watching#get-a-repository-subscription
        """

    async def get_stargazer_count_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Activity_GetStargazerCountForRepo:
        """activity/get-stargazer-count-for-repo.

        Request: ``GET /repos/{owner}/{repo}/stargazers/count``
        GitHub: https://docs.github.com/rest/activity/starring#get-stargazer-count
        """

    async def get_thread(
        self,
        thread_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Thread:
        """activity/get-thread.

        Request: ``GET /notifications/threads/{thread_id}``
        GitHub: https://docs.github.com/rest/activity/notifications#get-a-thread
        """

    async def get_thread_subscription_for_authenticated_user(
        self,
        thread_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ThreadSubscription:
        """activity/get-thread-subscription-for-authenticated-user.

        Request: ``GET /notifications/threads/{thread_id}/subscription``
        GitHub: https://docs.github.com/rest/activity/notifications#get-a-thread-subscription-for-the-authenticated-user
        """

    def list_events_for_authenticated_user(
        self,
        username: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Event]:
        """activity/list-events-for-authenticated-user.

        Request: ``GET /users/{username}/events``
        GitHub: https://docs.github.com/rest/activity/events#list-events-for-the-authenticated-user
        """

    def list_notifications_for_authenticated_user(
        self,
        *,
        all: bool = ...,
        before: datetime | str = ...,
        page: int = ...,
        participating: bool = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Thread]:
        """activity/list-notifications-for-authenticated-user.

        Request: ``GET /notifications``
        GitHub: https://docs.github.com/rest/activity/notifications#list-notifications-for-the-authenticated-user
        """

    def list_org_events_for_authenticated_user(
        self,
        username: str | _aio.GitHubCore,
        org: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Event]:
        """activity/list-org-events-for-authenticated-user.

        Request: ``GET /users/{username}/events/orgs/{org}``
        GitHub: https://docs.github.com/rest/activity/events#list-organization-events-for-the-authenticated-user
        """

    def list_public_events(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Event]:
        """activity/list-public-events.

        Request: ``GET /events``
        GitHub: https://docs.github.com/rest/activity/events#list-public-events
        """

    def list_public_events_for_repo_network(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Event]:
        """activity/list-public-events-for-repo-network.

        Request: ``GET /networks/{owner}/{repo}/events``
        GitHub: https://docs.github.com/rest/activity/events#list-public-events-for-a-network-of-repositories
        """

    def list_public_events_for_user(
        self,
        username: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Event]:
        """activity/list-public-events-for-user.

        Request: ``GET /users/{username}/events/public``
        GitHub: https://docs.github.com/rest/activity/events#list-public-events-for-a-user
        """

    def list_public_org_events(
        self,
        org: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Event]:
        """activity/list-public-org-events.

        Request: ``GET /orgs/{org}/events``
        GitHub: https://docs.github.com/rest/activity/events#list-public-organization-events
        """

    def list_received_events_for_user(
        self,
        username: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Event]:
        """activity/list-received-events-for-user.

        Request: ``GET /users/{username}/received_events``
        GitHub: https://docs.github.com/rest/activity/events#list-events-received-by-the-authenticated-user
        """

    def list_received_public_events_for_user(
        self,
        username: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Event]:
        """activity/list-received-public-events-for-user.

        Request: ``GET /users/{username}/received_events/public``
        GitHub: https://docs.github.com/rest/activity/events#list-public-events-received-by-a-user
        """

    def list_repo_events(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Event]:
        """activity/list-repo-events.

        Request: ``GET /repos/{owner}/{repo}/events``
        GitHub: https://docs.github.com/rest/activity/events#list-repository-events
        """

    def list_repo_notifications_for_authenticated_user(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        all: bool = ...,
        before: datetime | str = ...,
        page: int = ...,
        participating: bool = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Thread]:
        """activity/list-repo-notifications-for-authenticated-user.

        Request: ``GET /repos/{owner}/{repo}/notifications``
        GitHub:
        https://docs.github.com/rest/activity/notifications#list-repository-notifications-for-the-authenticated-user
        """

    def list_repos_starred_by_authenticated_user(
        self,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """activity/list-repos-starred-by-authenticated-user.

        Request: ``GET /user/starred``
        GitHub: https://docs.github.com/rest/activity/starring#list-repositories-starred-by-the-authenticated-user
        """

    def list_repos_starred_by_user(
        self,
        username: str | _aio.GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """activity/list-repos-starred-by-user.

        Request: ``GET /users/{username}/starred``
        GitHub: https://docs.github.com/rest/activity/starring#list-repositories-starred-by-a-user
        """

    def list_repos_watched_by_user(
        self,
        username: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """activity/list-repos-watched-by-user.

        Request: ``GET /users/{username}/subscriptions``
        GitHub: https://docs.github.com/rest/activity/watching#list-repositories-watched-by-a-user
        """

    def list_stargazers_for_repo(
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
        """activity/list-stargazers-for-repo.

        Request: ``GET /repos/{owner}/{repo}/stargazers``
        GitHub: https://docs.github.com/rest/activity/starring#list-stargazers
        """

    def list_watched_repos_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """activity/list-watched-repos-for-authenticated-user.

        Request: ``GET /user/subscriptions``
        GitHub: https://docs.github.com/rest/activity/watching#list-repositories-watched-by-the-authenticated-user
        """

    def list_watchers_for_repo(
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
        """activity/list-watchers-for-repo.

        Request: ``GET /repos/{owner}/{repo}/subscribers``
        GitHub: https://docs.github.com/rest/activity/watching#list-watchers
        """

    async def mark_notifications_as_read(
        self,
        *,
        last_read_at: datetime | str = ...,
        read: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Activity_MarkNotificationsAsRead | None:
        """activity/mark-notifications-as-read.

        Request: ``PUT /notifications``
        GitHub: https://docs.github.com/rest/activity/notifications#mark-notifications-as-read
        """

    async def mark_repo_notifications_as_read(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        last_read_at: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Activity_MarkRepoNotificationsAsRead | None:
        """activity/mark-repo-notifications-as-read.

        Request: ``PUT /repos/{owner}/{repo}/notifications``
        GitHub: https://docs.github.com/rest/activity/notifications#mark-repository-notifications-as-read
        """

    async def mark_thread_as_done(
        self,
        thread_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """activity/mark-thread-as-done.

        Request: ``DELETE /notifications/threads/{thread_id}``
        GitHub: https://docs.github.com/rest/activity/notifications#mark-a-thread-as-done
        """

    async def mark_thread_as_read(
        self,
        thread_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """activity/mark-thread-as-read.

        Request: ``PATCH /notifications/threads/{thread_id}``
        GitHub: https://docs.github.com/rest/activity/notifications#mark-a-thread-as-read
        """

    async def set_repo_subscription(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        ignored: bool = ...,
        subscribed: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.RepositorySubscription:
        """activity/set-repo-subscription.

        Request: ``PUT /repos/{owner}/{repo}/subscription``
        GitHub: https://docs.github.com/rest/activity/watching#set-a-repository-subscription
        """

    async def set_thread_subscription(
        self,
        thread_id: int | _aio.GitHubCore,
        *,
        ignored: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ThreadSubscription:
        """activity/set-thread-subscription.

        Request: ``PUT /notifications/threads/{thread_id}/subscription``
        GitHub: https://docs.github.com/rest/activity/notifications#set-a-thread-subscription
        """

    async def star_repo_for_authenticated_user(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """activity/star-repo-for-authenticated-user.

        Request: ``PUT /user/starred/{owner}/{repo}``
        GitHub: https://docs.github.com/rest/activity/starring#star-a-repository-for-the-authenticated-user
        """

    async def unstar_repo_for_authenticated_user(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """activity/unstar-repo-for-authenticated-user.

        Request: ``DELETE /user/starred/{owner}/{repo}``
        GitHub: https://docs.github.com/rest/activity/starring#unstar-a-repository-for-the-authenticated-user
        """

class _BoundActivity(Operations):
    """The operations of GitHub's tag ``activity``, bound to a resource."""

    def check_repo_is_starred_by_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """activity/check-repo-is-starred-by-authenticated-user."""

    def delete_repo_subscription(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """activity/delete-repo-subscription."""

    def delete_thread_subscription(
        self,
        *parts: str | int | GitHubCore,
        thread_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """activity/delete-thread-subscription."""

    def get_feeds(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Feed:
        """activity/get-feeds."""

    def get_repo_subscription(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> RepositorySubscription:
        """activity/get-repo-subscription."""

    def get_stargazer_count_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Activity_GetStargazerCountForRepo:
        """activity/get-stargazer-count-for-repo."""

    def get_thread(
        self,
        *parts: str | int | GitHubCore,
        thread_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Thread:
        """activity/get-thread."""

    def get_thread_subscription_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        thread_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ThreadSubscription:
        """activity/get-thread-subscription-for-authenticated-user."""

    def list_events_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Event]:
        """activity/list-events-for-authenticated-user."""

    def list_notifications_for_authenticated_user(
        self,
        *,
        all: bool = ...,
        before: datetime | str = ...,
        page: int = ...,
        participating: bool = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Thread]:
        """activity/list-notifications-for-authenticated-user."""

    def list_org_events_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        org: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Event]:
        """activity/list-org-events-for-authenticated-user."""

    def list_public_events(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Event]:
        """activity/list-public-events."""

    def list_public_events_for_repo_network(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Event]:
        """activity/list-public-events-for-repo-network."""

    def list_public_events_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Event]:
        """activity/list-public-events-for-user."""

    def list_public_org_events(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Event]:
        """activity/list-public-org-events."""

    def list_received_events_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Event]:
        """activity/list-received-events-for-user."""

    def list_received_public_events_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Event]:
        """activity/list-received-public-events-for-user."""

    def list_repo_events(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Event]:
        """activity/list-repo-events."""

    def list_repo_notifications_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        all: bool = ...,
        before: datetime | str = ...,
        page: int = ...,
        participating: bool = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Thread]:
        """activity/list-repo-notifications-for-authenticated-user."""

    def list_repos_starred_by_authenticated_user(
        self,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """activity/list-repos-starred-by-authenticated-user."""

    def list_repos_starred_by_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """activity/list-repos-starred-by-user."""

    def list_repos_watched_by_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """activity/list-repos-watched-by-user."""

    def list_stargazers_for_repo(
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
        """activity/list-stargazers-for-repo."""

    def list_watched_repos_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortRepository]:
        """activity/list-watched-repos-for-authenticated-user."""

    def list_watchers_for_repo(
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
        """activity/list-watchers-for-repo."""

    def mark_notifications_as_read(
        self,
        *,
        last_read_at: datetime | str = ...,
        read: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Activity_MarkNotificationsAsRead | None:
        """activity/mark-notifications-as-read."""

    def mark_repo_notifications_as_read(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        last_read_at: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Activity_MarkRepoNotificationsAsRead | None:
        """activity/mark-repo-notifications-as-read."""

    def mark_thread_as_done(
        self,
        *parts: str | int | GitHubCore,
        thread_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """activity/mark-thread-as-done."""

    def mark_thread_as_read(
        self,
        *parts: str | int | GitHubCore,
        thread_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """activity/mark-thread-as-read."""

    def set_repo_subscription(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        ignored: bool = ...,
        subscribed: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> RepositorySubscription:
        """activity/set-repo-subscription."""

    def set_thread_subscription(
        self,
        *parts: str | int | GitHubCore,
        thread_id: int | GitHubCore = ...,
        ignored: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ThreadSubscription:
        """activity/set-thread-subscription."""

    def star_repo_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """activity/star-repo-for-authenticated-user."""

    def unstar_repo_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """activity/unstar-repo-for-authenticated-user."""

class _AsyncBoundActivity(Operations):
    """The operations of GitHub's tag ``activity``, bound to a resource."""

    async def check_repo_is_starred_by_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """activity/check-repo-is-starred-by-authenticated-user."""

    async def delete_repo_subscription(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """activity/delete-repo-subscription."""

    async def delete_thread_subscription(
        self,
        *parts: str | int | _aio.GitHubCore,
        thread_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """activity/delete-thread-subscription."""

    async def get_feeds(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Feed:
        """activity/get-feeds."""

    async def get_repo_subscription(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.RepositorySubscription:
        """activity/get-repo-subscription."""

    async def get_stargazer_count_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Activity_GetStargazerCountForRepo:
        """activity/get-stargazer-count-for-repo."""

    async def get_thread(
        self,
        *parts: str | int | _aio.GitHubCore,
        thread_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Thread:
        """activity/get-thread."""

    async def get_thread_subscription_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        thread_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ThreadSubscription:
        """activity/get-thread-subscription-for-authenticated-user."""

    def list_events_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Event]:
        """activity/list-events-for-authenticated-user."""

    def list_notifications_for_authenticated_user(
        self,
        *,
        all: bool = ...,
        before: datetime | str = ...,
        page: int = ...,
        participating: bool = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Thread]:
        """activity/list-notifications-for-authenticated-user."""

    def list_org_events_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        org: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Event]:
        """activity/list-org-events-for-authenticated-user."""

    def list_public_events(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Event]:
        """activity/list-public-events."""

    def list_public_events_for_repo_network(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Event]:
        """activity/list-public-events-for-repo-network."""

    def list_public_events_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Event]:
        """activity/list-public-events-for-user."""

    def list_public_org_events(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Event]:
        """activity/list-public-org-events."""

    def list_received_events_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Event]:
        """activity/list-received-events-for-user."""

    def list_received_public_events_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Event]:
        """activity/list-received-public-events-for-user."""

    def list_repo_events(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Event]:
        """activity/list-repo-events."""

    def list_repo_notifications_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        all: bool = ...,
        before: datetime | str = ...,
        page: int = ...,
        participating: bool = ...,
        per_page: int = ...,
        since: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Thread]:
        """activity/list-repo-notifications-for-authenticated-user."""

    def list_repos_starred_by_authenticated_user(
        self,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """activity/list-repos-starred-by-authenticated-user."""

    def list_repos_starred_by_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """activity/list-repos-starred-by-user."""

    def list_repos_watched_by_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """activity/list-repos-watched-by-user."""

    def list_stargazers_for_repo(
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
        """activity/list-stargazers-for-repo."""

    def list_watched_repos_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortRepository]:
        """activity/list-watched-repos-for-authenticated-user."""

    def list_watchers_for_repo(
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
        """activity/list-watchers-for-repo."""

    async def mark_notifications_as_read(
        self,
        *,
        last_read_at: datetime | str = ...,
        read: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Activity_MarkNotificationsAsRead | None:
        """activity/mark-notifications-as-read."""

    async def mark_repo_notifications_as_read(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        last_read_at: datetime | str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Activity_MarkRepoNotificationsAsRead | None:
        """activity/mark-repo-notifications-as-read."""

    async def mark_thread_as_done(
        self,
        *parts: str | int | _aio.GitHubCore,
        thread_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """activity/mark-thread-as-done."""

    async def mark_thread_as_read(
        self,
        *parts: str | int | _aio.GitHubCore,
        thread_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """activity/mark-thread-as-read."""

    async def set_repo_subscription(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        ignored: bool = ...,
        subscribed: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.RepositorySubscription:
        """activity/set-repo-subscription."""

    async def set_thread_subscription(
        self,
        *parts: str | int | _aio.GitHubCore,
        thread_id: int | _aio.GitHubCore = ...,
        ignored: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ThreadSubscription:
        """activity/set-thread-subscription."""

    async def star_repo_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """activity/star-repo-for-authenticated-user."""

    async def unstar_repo_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """activity/unstar-repo-for-authenticated-user."""

__all__ = ["AsyncActivity", "Activity"]
