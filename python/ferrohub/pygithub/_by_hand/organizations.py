"""Accounts: organizations, teams, users, Apps."""

from __future__ import annotations

import urllib.parse
from datetime import datetime, timedelta, timezone
from types import SimpleNamespace
from typing import Any

from ferrohub.pygithub import Consts
from ferrohub.pygithub._by_hand import _requests as r
from ferrohub.pygithub._kinds import kind
from ferrohub.pygithub._modules import class_, module
from ferrohub.pygithub.Auth import AppAuth, AppUserAuth
from ferrohub.pygithub.GithubException import BadCredentialsException, GithubException, UnknownObjectException
from ferrohub.pygithub.GithubObject import (
    NonCompletableGithubObject,
    NotSet,
    _ValuedAttribute,
    is_defined,
    is_undefined,
)
from ferrohub.pygithub.PaginatedList import PaginatedList

Given = SimpleNamespace
INTEGRATION_PREVIEW_HEADERS = {"Accept": Consts.mediaTypeIntegrationPreview}
_ECOSYSTEMS = ("string", "single_select", "multi_select", "true_false")


def _last(url: Any) -> str:
    return url.rpartition("/")[2] if isinstance(url, str) else ""


def chosen(given: Given) -> Any:
    """The repositories that may use a secret or a variable; ``NotSet`` unless these are selected."""
    repositories = given.selected_repositories
    if given.visibility == "selected":
        known = isinstance(repositories, list) and all(isinstance(x, class_("Repository")) for x in repositories)
        assert known, repositories
        return [repository.id for repository in repositories]
    assert is_undefined(repositories), repositories
    return NotSet


class Organization:
    """An organization."""

    def _of_login(self: Any, data: Any) -> Any:
        if "login" in data:
            return kind("str")(self, data["login"])
        return _ValuedAttribute(_last(data["url"])) if "url" in data else NotSet

    def create_fork(self: Any, given: Given) -> Any:
        return given.repo.create_fork(self, name=given.name, default_branch_only=given.default_branch_only)

    def create_secret(self: Any, given: Given) -> Any:
        assert given.secret_type in ("actions", "dependabot"), "secret_type should be actions or dependabot"
        ids = chosen(given)
        if given.secret_type == "dependabot" and is_defined(ids):
            ids = [str(number) for number in ids]
        key = self.get_public_key(secret_type=given.secret_type)
        sealed = {**key._sealed(given.unencrypted_value), "visibility": given.visibility}
        url = f"{self.url}/{given.secret_type}/secrets/{r.quoted(given.secret_name)}"
        body = NotSet.remove_unset_items({**sealed, "selected_repository_ids": ids})
        self._requester.requestJsonAndCheck("PUT", url, input=body)
        known = {"name": given.secret_name, "visibility": given.visibility}
        known["selected_repositories_url"] = f"{url}/repositories"
        return r.at(self, "OrganizationSecret", url, attributes=known, completed=False)

    def create_variable(self: Any, given: Given) -> Any:
        known = {"name": given.variable_name, "value": given.value, "visibility": given.visibility}
        body = NotSet.remove_unset_items({**known, "selected_repository_ids": chosen(given)})
        url = f"{self.url}/actions/variables"
        self._requester.requestJsonAndCheck("POST", url, input=body)
        url = f"{url}/{r.quoted(given.variable_name)}"
        known.update(selected_repositories_url=f"{url}/repositories", url=url)
        return class_("OrganizationVariable")(self._requester, {}, known, completed=False)

    def get_copilot(self: Any, given: Given) -> Any:
        return class_("Copilot")(self._requester, self.login)

    def invite_user(self: Any, given: Given) -> None:
        assert is_defined(given.email) != is_defined(given.user), "specify only one of email or user"
        r.one_of(given.role, ("admin", "direct_member", "billing_manager"))
        teams = NotSet if is_undefined(given.teams) else [team.id for team in given.teams]
        user = NotSet if is_undefined(given.user) else given.user.id
        body = r.given_of(given, "email", "role", invitee_id=user, team_ids=teams)
        headers = {"Accept": Consts.mediaTypeOrganizationInvitationPreview}
        self._requester.requestJsonAndCheck("POST", f"{self.url}/invitations", headers=headers, input=body)

    def has_in_members(self: Any, given: Given) -> bool:
        status, headers, _ = self._requester.requestJson("GET", f"{self.url}/members/{given.member._identity}")
        if status == 302:
            self._requester._Requester__assertUrlAllowed(headers["location"])
            status, _, _ = self._requester.requestJson("GET", headers["location"])
        return bool(status == 204)

    def get_codescan_alerts(self: Any, given: Given) -> Any:
        assert is_undefined(given.tool_name) or is_undefined(given.tool_guid), "only one of tool_name and tool_guid"
        url = f"{self.url}/code-scanning/alerts"
        return r.listing(self, "OrganizationCodeScanAlert", url, r.given_of(given, *vars(given)))

    def create_custom_property(self: Any, given: Given) -> Any:
        body = given.property.to_dict()
        url = f"{self.url}/properties/schema/{body.pop('property_name')}"
        return r.made(self, "OrganizationCustomProperty", "PUT", url, body, completed=None)

    def create_custom_property_values(self: Any, given: Given) -> None:
        values = given.properties
        assert all(isinstance(value, (str, list, type(None))) for value in values.values()), values
        body = {
            "repository_names": given.repository_names,
            "properties": [{"property_name": name, "value": value} for name, value in values.items()],
        }
        self._requester.requestJsonAndCheck("PATCH", f"{self.url}/properties/values", input=body)


class OrganizationInvitation:
    """An invitation to an organization."""

    def _of_url(self: Any, data: Any) -> Any:
        if "url" in data:
            return kind("str")(self, data["url"])
        teams = data.get("invitation_teams_url")
        return NotSet if teams is None else _ValuedAttribute(teams.rpartition("/")[0])


class CustomProperty:
    """A custom property that a program defines.

    :param property_name: its name
    :param value_type: its type
    :param required: whether each repository has a value
    :param default_value: the value of a repository without one
    :param description: its description
    :param allowed_values: values to choose from
    :param values_editable_by: who may set values
    """

    def __init__(
        self,
        property_name: str,
        value_type: str,
        required: Any = NotSet,
        default_value: Any = NotSet,
        description: Any = NotSet,
        allowed_values: Any = NotSet,
        values_editable_by: Any = NotSet,
    ) -> None:
        assert isinstance(property_name, str), property_name
        assert isinstance(value_type, str) and value_type in _ECOSYSTEMS, value_type
        r.one_of(values_editable_by, ("org_actors", "org_and_repo_actors"))
        self.property_name, self.value_type, self.required = property_name, value_type, required
        self.default_value, self.description = default_value, description
        self.allowed_values, self.values_editable_by = allowed_values, values_editable_by

    def to_dict(self) -> dict[str, Any]:
        """The property as GitHub takes it."""
        return NotSet.remove_unset_items(self.__dict__)


class RepositoryCustomPropertyValues:
    """The values of a repository."""

    def _of_properties(self: Any, data: Any) -> Any:
        if "properties" not in data:
            return NotSet
        return _ValuedAttribute({item["property_name"]: item["value"] for item in data["properties"]})


class Team:
    """A team."""

    def add_membership(self: Any, given: Given) -> None:
        r.one_of(given.role, ("member", "maintainer"))
        body = {"role": "member" if is_undefined(given.role) else given.role}
        self._requester.requestJsonAndCheck("PUT", f"{self.url}/memberships/{given.member._identity}", input=body)

    def get_repo_permission(self: Any, given: Given) -> Any:
        url = f"{self.url}/repos/{class_('Repository').as_url_param(given.repo)}"
        try:
            headers, data = self._requester.requestJsonAndCheck(
                "GET", url, headers={"Accept": Consts.teamRepositoryPermissions}
            )
        except UnknownObjectException:
            return None
        return class_("Permissions")(self._requester, headers, data["permissions"])


class NamedUser:
    """A user."""

    def _of_id(self: Any, data: Any) -> Any:
        if "id" in data:
            return kind("int")(self, data["id"])
        last = _last(data.get("url"))
        known = last.isnumeric() and data["url"].endswith(f"/user/{last}")
        return _ValuedAttribute(int(last)) if known else NotSet

    def _of_login(self: Any, data: Any) -> Any:
        if "login" in data:
            return kind("str")(self, data["login"])
        last = _last(data.get("url"))
        return _ValuedAttribute(last) if last and data["url"].endswith(f"/users/{last}") else NotSet

    def _of_url(self: Any, data: Any) -> Any:
        if "url" in data:
            return kind("str")(self, data["url"])
        if type(self).__name__ not in ("NamedUser", "NamedUserSearchResult"):
            return NotSet
        if data.get("login"):
            return _ValuedAttribute(f"/users/{data['login']}")
        return _ValuedAttribute(f"/user/{data['id']}") if data.get("id") else NotSet

    def __eq__(self: Any, other: object) -> bool:
        return isinstance(other, type(self)) and (self.login, self.id) == (other.login, other.id)

    def __hash__(self: Any) -> int:
        return hash((self.id, self.login))


class AuthenticatedUser:
    """The user of the credential."""

    def create_authorization(self: Any, given: Given) -> Any:
        body = r.given_of(given, "scopes", "note", "note_url", "client_id", "client_secret")
        password = given.onetime_password
        headers = None if password is None else {Consts.headerOTP: password}
        return r.made(self, "Authorization", "POST", "/authorizations", body, headers=headers)

    @staticmethod
    def create_fork(repo: Any, name: Any = NotSet, default_branch_only: Any = NotSet) -> Any:
        """Fork a repository.

        :param repo: the repository
        :param name: name of the fork
        :param default_branch_only: whether only the default branch is copied
        """
        assert isinstance(repo, class_("Repository")), repo
        return repo.create_fork(name=name, default_branch_only=default_branch_only)

    def create_gist(self: Any, given: Given) -> Any:
        files = given.files
        assert all(isinstance(each, class_("InputFileContent")) for each in files.values()), files
        body = r.given_of(given, "public", "description", files={name: each._identity for name, each in files.items()})
        return r.made(self, "Gist", "POST", "/gists", body)

    def create_project(self: Any, given: Given) -> Any:
        headers = {"Accept": Consts.mediaTypeProjectsPreview}
        return r.made(self, "Project", "POST", "/user/projects", r.given_of(given, "name", "body"), headers=headers)

    def get_emails(self: Any, given: Given) -> Any:
        _, data = self._requester.requestJsonAndCheck("GET", "/user/emails")
        return [class_("EmailData")(**item) for item in data]

    def mark_notifications_as_read(self: Any, given: Given) -> None:
        last = datetime.now(timezone.utc) if given.last_read_at is None else given.last_read_at
        assert isinstance(last, datetime), last
        self._requester.requestJsonAndCheck("PUT", "/notifications", input={"last_read_at": r.zulu(last)})


class Enterprise:
    """An enterprise."""

    @property
    def url(self: Any) -> Any:
        """The URL."""
        return self._url.value if is_defined(self._url) else f"/enterprises/{self.slug}"

    @staticmethod
    def from_slug(requester: Any, slug: str) -> Any:
        """An enterprise by its slug.

        :param requester: what sends the requests
        :param slug: the slug
        """
        return class_("Enterprise")(requester, {}, {"slug": slug})

    def get_consumed_licenses(self: Any, given: Given) -> Any:
        url = f"{self.url}/consumed-licenses"
        return r.at(self, "EnterpriseConsumedLicenses", url, per_page=given.licence_users_per_page)


class EnterpriseConsumedLicenses:
    """The licenses that an enterprise uses."""

    @property
    def users(self: Any) -> Any:
        """Who uses them."""
        known = {"firstData": self.raw_data, "firstHeaders": self.raw_headers}
        made = class_("NamedEnterpriseUser"), self._requester, self.url, self._pagination_parameters
        return PaginatedList(*made, list_item="users", **known)

    def get_users(self: Any, given: Given) -> Any:
        query = self._pagination_parameters_with(page=1, per_page=given.licence_users_per_page)
        return r.listing(self, "NamedEnterpriseUser", self.url, query, list_item="users")


class Copilot:
    """Copilot of an organization.

    :param requester: what sends the requests
    :param org_name: login of the organization
    """

    def __init__(self, requester: Any, org_name: str) -> None:
        NonCompletableGithubObject.__init__(self, requester, {}, {"org_name": org_name})  # type: ignore[arg-type]

    def __repr__(self: Any) -> str:
        return self.get__repr__({"org_name": self._known("org_name")})  # type: ignore[no-any-return]


class Installation:
    """An installation of a GitHub App. What it requests is signed as the installation."""

    def __init__(self: Any, requester: Any, headers: Any, attributes: Any) -> None:
        NonCompletableGithubObject.__init__(self, requester, headers, attributes)
        auth = None if requester is None else requester.auth
        if isinstance(auth, AppAuth):
            self._requester = requester.withAuth(auth.get_installation_auth(self.id, requester=requester))

    def get_github_for_installation(self: Any, given: Given) -> Any:
        return self._requester._like(class_("Github"))

    def get_repos(self: Any, given: Given) -> Any:
        headers = dict(INTEGRATION_PREVIEW_HEADERS)
        url = "/installation/repositories"
        return r.listing(self, "Repository", url, headers=headers, list_item="repositories")


class GithubApp:
    """A GitHub App."""

    def _of_slug(self: Any, data: Any) -> Any:
        return kind("str")(self, data["slug"]) if "slug" in data else NotSet

    def _of_url(self: Any, data: Any) -> Any:
        if "slug" in data:
            return _ValuedAttribute(f"/apps/{data['slug']}")
        return kind("str")(self, data["url"]) if "url" in data else NotSet


class ApplicationOAuth:
    """An OAuth application.

    :param requester: what sends the requests; they are sent without its credential
    :param headers: headers of a response
    :param attributes: ``client_id`` and ``client_secret``
    """

    def __init__(self, requester: Any, headers: Any, attributes: Any) -> None:
        NonCompletableGithubObject.__init__(self, requester.withAuth(auth=None), headers, attributes)  # type: ignore[arg-type]

    def get_oauth_url(self: Any, given: Given) -> str:
        requester = self._requester
        base = Consts.DEFAULT_OAUTH_URL
        if requester.base_url != Consts.DEFAULT_BASE_URL:
            base = f"{requester.scheme}://{requester.hostname_and_port}/login/oauth"
        return f"{base}/{given.path.removeprefix('/')}"

    def get_login_url(self: Any, given: Given) -> Any:
        for text in vars(given).values():
            assert text is None or isinstance(text, str), text
        known = {name: value for name, value in vars(given).items() if value is not None}
        query = urllib.parse.urlencode({"client_id": self.client_id, **known})
        return self.get_oauth_url(f"/authorize?{query}")

    def get_access_token(self: Any, given: Given) -> Any:
        verifier = NotSet if given.code_verifier is None else given.code_verifier
        return self._token({"code": given.code, "code_verifier": verifier})

    def refresh_access_token(self: Any, given: Given) -> Any:
        assert isinstance(given.refresh_token, str)
        return self._token({"grant_type": "refresh_token", "refresh_token": given.refresh_token})

    def get_app_user_auth(self: Any, given: Given) -> AppUserAuth:
        token = given.token
        return AppUserAuth(
            self.client_id,
            self.client_secret,
            token.token,
            token.type,
            token.expires_at,
            token.refresh_token,
            token.refresh_expires_at,
            requester=self._requester,
        )

    def _token(self: Any, body: dict[str, Any]) -> Any:
        known = {"client_id": self.client_id, "client_secret": self.client_secret}
        headers, data = self._requester.requestJsonAndCheck(
            "POST",
            self.get_oauth_url("/access_token"),
            headers={"Accept": "application/json"},
            input=NotSet.remove_unset_items({**known, **body}),
        )
        return class_("AccessToken")(self._requester, *self._checkError(headers, data))

    @staticmethod
    def _checkError(headers: dict[str, Any], data: Any) -> tuple[dict[str, Any], Any]:
        """Headers and JSON of a response, unless it tells of an error."""
        if isinstance(data, dict) and "error" in data:
            is_code = data["error"] == "bad_verification_code"
            raise (BadCredentialsException if is_code else GithubException)(200, data, headers)
        return headers, data


class AccessToken:
    """A token of a user. ``repr`` shows its beginning only."""

    def __init__(self: Any, requester: Any, headers: Any, attributes: Any) -> None:
        self._created = module("AccessToken").datetime.now(timezone.utc)
        NonCompletableGithubObject.__init__(self, requester, headers, attributes)

    @property
    def created(self: Any) -> datetime:
        """When the object was made."""
        return self._created  # type: ignore[no-any-return]

    @property
    def expires_at(self: Any) -> datetime | None:
        """When the token expires."""
        return None if self.expires_in is None else self._created + timedelta(seconds=self.expires_in)

    @property
    def refresh_expires_at(self: Any) -> datetime | None:
        """Until when the token can be renewed."""
        seconds = self.refresh_expires_in
        return None if seconds is None else self._created + timedelta(seconds=seconds)

    def __repr__(self: Any) -> str:
        shown = {name: getattr(self, name) for name in ("scope", "type", "expires_in")}
        shown["token"] = f"{self.token[:5]}..."
        shown["refresh_token"] = f"{self.refresh_token[:5]}..." if self.refresh_token else None
        shown["refresh_token_expires_in"] = self.refresh_expires_in
        return self.get__repr__(shown)  # type: ignore[no-any-return]


class Migration:
    """A migration."""

    @property
    def lock_repositories(self: Any) -> Any:
        """Whether the repositories are locked."""
        self._completeIfNotSet(self._repositories)
        return self._lock_repositories.value

    @property
    def state(self: Any) -> Any:
        """The state."""
        self._completeIfNotSet(self._guid)
        return self._state.value

    def get_status(self: Any, given: Given) -> Any:
        headers = {"Accept": Consts.mediaTypeMigrationPreview}
        _, data = self._requester.requestJsonAndCheck("GET", self.url, headers=headers)
        self._useAttributes(data)
        return self.state
