"""The operations of GitHub's tag ``users``. Made by tools/generate.py."""

import builtins
from collections.abc import Iterable, Mapping
from typing import Any, Literal

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import Email, GPGKey, GitHubCore, Key, Listing, ShortUser, User

class Users(Operations):
    """The operations of GitHub's tag ``users``."""

    def add_email_for_authenticated_user(
        self,
        *,
        emails: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[Email]:
        """users/add-email-for-authenticated-user.

        :param emails: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[Email]
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 422

        Request: ``POST /user/emails``
        GitHub: https://docs.github.com/rest/users/emails#add-an-email-address-for-the-authenticated-user
        """

    def add_social_account_for_authenticated_user(
        self,
        *,
        account_urls: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.SocialAccount]:
        """users/add-social-account-for-authenticated-user.

        :param account_urls: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[SocialAccount]
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 422

        Request: ``POST /user/social_accounts``
        GitHub: https://docs.github.com/rest/users/social-accounts#add-social-accounts-for-the-authenticated-user
        """

    def block(
        self,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/block.

        Hosts: api.github.com, ghec.

        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 422

        Request: ``PUT /user/blocks/{username}``
        GitHub: https://docs.github.com/rest/users/blocking#block-a-user
        """

    def check_blocked(
        self,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/check-blocked.

        Hosts: api.github.com, ghec.

        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: whether it is so: True for 204, False for 404
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``GET /user/blocks/{username}``
        GitHub: https://docs.github.com/rest/users/blocking#check-if-a-user-is-blocked-by-the-authenticated-user
        """

    def check_following_for_user(
        self,
        username: str | GitHubCore,
        target_user: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/check-following-for-user.

        :param username: path: a str
        :param target_user: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: whether it is so: True for 204, False for 404
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /users/{username}/following/{target_user}``
        GitHub: https://docs.github.com/rest/users/followers#check-if-a-user-follows-another-user
        """

    def check_person_is_followed_by_authenticated(
        self,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/check-person-is-followed-by-authenticated.

        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: whether it is so: True for 204, False for 404
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``GET /user/following/{username}``
        GitHub: https://docs.github.com/rest/users/followers#check-if-a-person-is-followed-by-the-authenticated-user
        """

    def create_gpg_key_for_authenticated_user(
        self,
        *,
        armored_public_key: str,
        name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> GPGKey:
        """users/create-gpg-key-for-authenticated-user.

        :param armored_public_key: body: a str
        :param name: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: GPGKey
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 422

        Request: ``POST /user/gpg_keys``
        GitHub: https://docs.github.com/rest/users/gpg-keys#create-a-gpg-key-for-the-authenticated-user
        """

    def create_public_ssh_key_for_authenticated_user(
        self,
        *,
        key: str,
        title: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Key:
        """users/create-public-ssh-key-for-authenticated-user.

        :param key: body: a str
        :param title: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Key
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 422

        Request: ``POST /user/keys``
        GitHub: https://docs.github.com/rest/users/keys#create-a-public-ssh-key-for-the-authenticated-user
        """

    def create_ssh_signing_key_for_authenticated_user(
        self,
        *,
        key: str,
        title: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SshSigningKey:
        """users/create-ssh-signing-key-for-authenticated-user.

        :param key: body: a str
        :param title: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: SshSigningKey
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 422

        Request: ``POST /user/ssh_signing_keys``
        GitHub: https://docs.github.com/rest/users/ssh-signing-keys#create-a-ssh-signing-key-for-the-authenticated-user
        """

    def delete_attestations_bulk(
        self,
        username: str | GitHubCore,
        *,
        attestation_ids: Iterable[int] = ...,
        subject_digests: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/delete-attestations-bulk.

        Hosts: api.github.com, ghec.

        :param username: path: a str
        :param attestation_ids: body, optional: an iterable of int
        :param subject_digests: body, optional: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``POST /users/{username}/attestations/delete-request``
        GitHub: https://docs.github.com/rest/users/attestations#delete-attestations-in-bulk
        """

    def delete_attestations_by_id(
        self,
        username: str | GitHubCore,
        attestation_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/delete-attestations-by-id.

        Hosts: api.github.com, ghec.

        :param username: path: a str
        :param attestation_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``DELETE /users/{username}/attestations/{attestation_id}``
        GitHub: https://docs.github.com/rest/users/attestations#delete-attestations-by-id
        """

    def delete_attestations_by_subject_digest(
        self,
        username: str | GitHubCore,
        subject_digest: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/delete-attestations-by-subject-digest.

        Hosts: api.github.com, ghec.

        :param username: path: a str
        :param subject_digest: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``DELETE /users/{username}/attestations/digest/{subject_digest}``
        GitHub: https://docs.github.com/rest/users/attestations#delete-attestations-by-subject-digest
        """

    def delete_email_for_authenticated_user(
        self,
        *,
        emails: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/delete-email-for-authenticated-user.

        :param emails: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 422

        Request: ``DELETE /user/emails``
        GitHub: https://docs.github.com/rest/users/emails#delete-an-email-address-for-the-authenticated-user
        """

    def delete_gpg_key_for_authenticated_user(
        self,
        gpg_key_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/delete-gpg-key-for-authenticated-user.

        :param gpg_key_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 422

        Request: ``DELETE /user/gpg_keys/{gpg_key_id}``
        GitHub: https://docs.github.com/rest/users/gpg-keys#delete-a-gpg-key-for-the-authenticated-user
        """

    def delete_public_ssh_key_for_authenticated_user(
        self,
        key_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/delete-public-ssh-key-for-authenticated-user.

        :param key_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``DELETE /user/keys/{key_id}``
        GitHub: https://docs.github.com/rest/users/keys#delete-a-public-ssh-key-for-the-authenticated-user
        """

    def delete_social_account_for_authenticated_user(
        self,
        *,
        account_urls: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/delete-social-account-for-authenticated-user.

        :param account_urls: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 422

        Request: ``DELETE /user/social_accounts``
        GitHub: https://docs.github.com/rest/users/social-accounts#delete-social-accounts-for-the-authenticated-user
        """

    def delete_ssh_signing_key_for_authenticated_user(
        self,
        ssh_signing_key_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/delete-ssh-signing-key-for-authenticated-user.

        :param ssh_signing_key_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``DELETE /user/ssh_signing_keys/{ssh_signing_key_id}``
        GitHub: https://docs.github.com/rest/users/ssh-signing-keys#delete-an-ssh-signing-key-for-the-authenticated-user
        """

    def follow(
        self,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/follow.

        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 422

        Request: ``PUT /user/following/{username}``
        GitHub: https://docs.github.com/rest/users/followers#follow-a-user
        """

    def get_authenticated(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> User:
        """users/get-authenticated.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: User
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``GET /user``
        GitHub: https://docs.github.com/rest/users/users#get-the-authenticated-user
        """

    def get_by_id(
        self,
        account_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> User:
        """users/get-by-id.

        :param account_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: User
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /user/{account_id}``
        GitHub: https://docs.github.com/rest/users/users#get-a-user-using-their-id
        """

    def get_by_username(
        self,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> User:
        """users/get-by-username.

        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: User
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /users/{username}``
        GitHub: https://docs.github.com/rest/users/users#get-a-user
        """

    def get_context_for_user(
        self,
        username: str | GitHubCore,
        *,
        subject_id: str = ...,
        subject_type: Literal["organization", "repository", "issue", "pull_request"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Hovercard:
        """users/get-context-for-user.

        :param username: path: a str
        :param subject_id: query, optional: a str
        :param subject_type: query, optional: one of "organization", "repository", "issue", "pull_request"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Hovercard
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``GET /users/{username}/hovercard``
        GitHub: https://docs.github.com/rest/users/users#get-contextual-information-for-a-user
        """

    def get_gpg_key_for_authenticated_user(
        self,
        gpg_key_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> GPGKey:
        """users/get-gpg-key-for-authenticated-user.

        :param gpg_key_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: GPGKey
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``GET /user/gpg_keys/{gpg_key_id}``
        GitHub: https://docs.github.com/rest/users/gpg-keys#get-a-gpg-key-for-the-authenticated-user
        """

    def get_public_ssh_key_for_authenticated_user(
        self,
        key_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Key:
        """users/get-public-ssh-key-for-authenticated-user.

        :param key_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Key
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``GET /user/keys/{key_id}``
        GitHub: https://docs.github.com/rest/users/keys#get-a-public-ssh-key-for-the-authenticated-user
        """

    def get_ssh_signing_key_for_authenticated_user(
        self,
        ssh_signing_key_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SshSigningKey:
        """users/get-ssh-signing-key-for-authenticated-user.

        :param ssh_signing_key_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: SshSigningKey
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``GET /user/ssh_signing_keys/{ssh_signing_key_id}``
        GitHub: https://docs.github.com/rest/users/ssh-signing-keys#get-an-ssh-signing-key-for-the-authenticated-user
        """

    def list(
        self,
        *,
        per_page: int = ...,
        since: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortUser]:
        """users/list.

        :param per_page: query, optional: an int, default 30
        :param since: query, optional: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortUser]
        :raises GitHubError: the response has an error status

        Request: ``GET /users``
        GitHub: https://docs.github.com/rest/users/users#list-users
        """

    def list_attestations(
        self,
        username: str | GitHubCore,
        subject_digest: str | GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        predicate_type: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Users_ListAttestations_Attestations]:
        """users/list-attestations.

        Hosts: api.github.com, ghec.

        :param username: path: a str
        :param subject_digest: path: a str
        :param after: query, optional: a str
        :param before: query, optional: a str
        :param per_page: query, optional: an int, default 30
        :param predicate_type: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Users_ListAttestations_Attestations]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /users/{username}/attestations/{subject_digest}``
        GitHub: https://docs.github.com/rest/users/attestations#list-attestations
        """

    def list_attestations_bulk(
        self,
        username: str | GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        predicate_type: str = ...,
        subject_digests: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Users_ListAttestationsBulk:
        """users/list-attestations-bulk.

        Hosts: api.github.com, ghec.

        :param username: path: a str
        :param after: query, optional: a str
        :param before: query, optional: a str
        :param per_page: query, optional: an int, default 30
        :param predicate_type: body, optional: a str
        :param subject_digests: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Users_ListAttestationsBulk
        :raises GitHubError: the response has an error status

        Request: ``POST /users/{username}/attestations/bulk-list``
        GitHub: https://docs.github.com/rest/users/attestations#list-attestations-by-bulk-subject-digests
        """

    def list_blocked_by_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortUser]:
        """users/list-blocked-by-authenticated-user.

        Hosts: api.github.com, ghec.

        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortUser]
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``GET /user/blocks``
        GitHub: https://docs.github.com/rest/users/blocking#list-users-blocked-by-the-authenticated-user
        """

    def list_emails_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Email]:
        """users/list-emails-for-authenticated-user.

        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Email]
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``GET /user/emails``
        GitHub: https://docs.github.com/rest/users/emails#list-email-addresses-for-the-authenticated-user
        """

    def list_followed_by_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortUser]:
        """users/list-followed-by-authenticated-user.

        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortUser]
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``GET /user/following``
        GitHub: https://docs.github.com/rest/users/followers#list-the-people-the-authenticated-user-follows
        """

    def list_followers_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortUser]:
        """users/list-followers-for-authenticated-user.

        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortUser]
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``GET /user/followers``
        GitHub: https://docs.github.com/rest/users/followers#list-followers-of-the-authenticated-user
        """

    def list_followers_for_user(
        self,
        username: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortUser]:
        """users/list-followers-for-user.

        :param username: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortUser]
        :raises GitHubError: the response has an error status

        Request: ``GET /users/{username}/followers``
        GitHub: https://docs.github.com/rest/users/followers#list-followers-of-a-user
        """

    def list_following_for_user(
        self,
        username: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortUser]:
        """users/list-following-for-user.

        :param username: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortUser]
        :raises GitHubError: the response has an error status

        Request: ``GET /users/{username}/following``
        GitHub: https://docs.github.com/rest/users/followers#list-the-people-a-user-follows
        """

    def list_gpg_keys_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[GPGKey]:
        """users/list-gpg-keys-for-authenticated-user.

        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[GPGKey]
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``GET /user/gpg_keys``
        GitHub: https://docs.github.com/rest/users/gpg-keys#list-gpg-keys-for-the-authenticated-user
        """

    def list_gpg_keys_for_user(
        self,
        username: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[GPGKey]:
        """users/list-gpg-keys-for-user.

        :param username: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[GPGKey]
        :raises GitHubError: the response has an error status

        Request: ``GET /users/{username}/gpg_keys``
        GitHub: https://docs.github.com/rest/users/gpg-keys#list-gpg-keys-for-a-user
        """

    def list_public_emails_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Email]:
        """users/list-public-emails-for-authenticated-user.

        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Email]
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``GET /user/public_emails``
        GitHub: https://docs.github.com/rest/users/emails#list-public-email-addresses-for-the-authenticated-user
        """

    def list_public_keys_for_user(
        self,
        username: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Key]:
        """users/list-public-keys-for-user.

        :param username: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Key]
        :raises GitHubError: the response has an error status

        Request: ``GET /users/{username}/keys``
        GitHub: https://docs.github.com/rest/users/keys#list-public-keys-for-a-user
        """

    def list_public_ssh_keys_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Key]:
        """users/list-public-ssh-keys-for-authenticated-user.

        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Key]
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``GET /user/keys``
        GitHub: https://docs.github.com/rest/users/keys#list-public-ssh-keys-for-the-authenticated-user
        """

    def list_social_accounts_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.SocialAccount]:
        """users/list-social-accounts-for-authenticated-user.

        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[SocialAccount]
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``GET /user/social_accounts``
        GitHub: https://docs.github.com/rest/users/social-accounts#list-social-accounts-for-the-authenticated-user
        """

    def list_social_accounts_for_user(
        self,
        username: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.SocialAccount]:
        """users/list-social-accounts-for-user.

        :param username: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[SocialAccount]
        :raises GitHubError: the response has an error status

        Request: ``GET /users/{username}/social_accounts``
        GitHub: https://docs.github.com/rest/users/social-accounts#list-social-accounts-for-a-user
        """

    def list_ssh_signing_keys_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.SshSigningKey]:
        """users/list-ssh-signing-keys-for-authenticated-user.

        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[SshSigningKey]
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``GET /user/ssh_signing_keys``
        GitHub: https://docs.github.com/rest/users/ssh-signing-keys#list-ssh-signing-keys-for-the-authenticated-user
        """

    def list_ssh_signing_keys_for_user(
        self,
        username: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.SshSigningKey]:
        """users/list-ssh-signing-keys-for-user.

        :param username: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[SshSigningKey]
        :raises GitHubError: the response has an error status

        Request: ``GET /users/{username}/ssh_signing_keys``
        GitHub: https://docs.github.com/rest/users/ssh-signing-keys#list-ssh-signing-keys-for-a-user
        """

    def set_primary_email_visibility_for_authenticated_user(
        self,
        *,
        visibility: Literal["public", "private"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[Email]:
        """users/set-primary-email-visibility-for-authenticated-user.

        Hosts: api.github.com, ghec.

        :param visibility: body: one of "public", "private"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[Email]
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 422

        Request: ``PATCH /user/email/visibility``
        GitHub: https://docs.github.com/rest/users/emails#set-primary-email-visibility-for-the-authenticated-user
        """

    def unblock(
        self,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/unblock.

        Hosts: api.github.com, ghec.

        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``DELETE /user/blocks/{username}``
        GitHub: https://docs.github.com/rest/users/blocking#unblock-a-user
        """

    def unfollow(
        self,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/unfollow.

        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``DELETE /user/following/{username}``
        GitHub: https://docs.github.com/rest/users/followers#unfollow-a-user
        """

    def update_authenticated(
        self,
        *,
        bio: str = ...,
        blog: str = ...,
        company: str = ...,
        email: str = ...,
        hireable: bool = ...,
        location: str = ...,
        name: str = ...,
        twitter_username: str | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> User:
        """users/update-authenticated.

        :param bio: body, optional: a str
        :param blog: body, optional: a str
        :param company: body, optional: a str
        :param email: body, optional: a str
        :param hireable: body, optional: a bool
        :param location: body, optional: a str
        :param name: body, optional: a str
        :param twitter_username: body, optional: a str or None
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: User
        :raises GitHubError: the response has an error status; documented: 401, 403, 404, 422

        Request: ``PATCH /user``
        GitHub: https://docs.github.com/rest/users/users#update-the-authenticated-user
        """

class AsyncUsers(Operations):
    """The operations of GitHub's tag ``users``, for asyncio."""

    async def add_email_for_authenticated_user(
        self,
        *,
        emails: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.Email]:
        """users/add-email-for-authenticated-user.

        Request: ``POST /user/emails``
        GitHub: https://docs.github.com/rest/users/emails#add-an-email-address-for-the-authenticated-user
        """

    async def add_social_account_for_authenticated_user(
        self,
        *,
        account_urls: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.SocialAccount]:
        """users/add-social-account-for-authenticated-user.

        Request: ``POST /user/social_accounts``
        GitHub: https://docs.github.com/rest/users/social-accounts#add-social-accounts-for-the-authenticated-user
        """

    async def block(
        self,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/block.

        Request: ``PUT /user/blocks/{username}``
        GitHub: https://docs.github.com/rest/users/blocking#block-a-user
        """

    async def check_blocked(
        self,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/check-blocked.

        Request: ``GET /user/blocks/{username}``
        GitHub: https://docs.github.com/rest/users/blocking#check-if-a-user-is-blocked-by-the-authenticated-user
        """

    async def check_following_for_user(
        self,
        username: str | _aio.GitHubCore,
        target_user: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/check-following-for-user.

        Request: ``GET /users/{username}/following/{target_user}``
        GitHub: https://docs.github.com/rest/users/followers#check-if-a-user-follows-another-user
        """

    async def check_person_is_followed_by_authenticated(
        self,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/check-person-is-followed-by-authenticated.

        Request: ``GET /user/following/{username}``
        GitHub: https://docs.github.com/rest/users/followers#check-if-a-person-is-followed-by-the-authenticated-user
        """

    async def create_gpg_key_for_authenticated_user(
        self,
        *,
        armored_public_key: str,
        name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.GPGKey:
        """users/create-gpg-key-for-authenticated-user.

        Request: ``POST /user/gpg_keys``
        GitHub: https://docs.github.com/rest/users/gpg-keys#create-a-gpg-key-for-the-authenticated-user
        """

    async def create_public_ssh_key_for_authenticated_user(
        self,
        *,
        key: str,
        title: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Key:
        """users/create-public-ssh-key-for-authenticated-user.

        Request: ``POST /user/keys``
        GitHub: https://docs.github.com/rest/users/keys#create-a-public-ssh-key-for-the-authenticated-user
        """

    async def create_ssh_signing_key_for_authenticated_user(
        self,
        *,
        key: str,
        title: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SshSigningKey:
        """users/create-ssh-signing-key-for-authenticated-user.

        Request: ``POST /user/ssh_signing_keys``
        GitHub: https://docs.github.com/rest/users/ssh-signing-keys#create-a-ssh-signing-key-for-the-authenticated-user
        """

    async def delete_attestations_bulk(
        self,
        username: str | _aio.GitHubCore,
        *,
        attestation_ids: Iterable[int] = ...,
        subject_digests: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/delete-attestations-bulk.

        Request: ``POST /users/{username}/attestations/delete-request``
        GitHub: https://docs.github.com/rest/users/attestations#delete-attestations-in-bulk
        """

    async def delete_attestations_by_id(
        self,
        username: str | _aio.GitHubCore,
        attestation_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/delete-attestations-by-id.

        Request: ``DELETE /users/{username}/attestations/{attestation_id}``
        GitHub: https://docs.github.com/rest/users/attestations#delete-attestations-by-id
        """

    async def delete_attestations_by_subject_digest(
        self,
        username: str | _aio.GitHubCore,
        subject_digest: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/delete-attestations-by-subject-digest.

        Request: ``DELETE /users/{username}/attestations/digest/{subject_digest}``
        GitHub: https://docs.github.com/rest/users/attestations#delete-attestations-by-subject-digest
        """

    async def delete_email_for_authenticated_user(
        self,
        *,
        emails: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/delete-email-for-authenticated-user.

        Request: ``DELETE /user/emails``
        GitHub: https://docs.github.com/rest/users/emails#delete-an-email-address-for-the-authenticated-user
        """

    async def delete_gpg_key_for_authenticated_user(
        self,
        gpg_key_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/delete-gpg-key-for-authenticated-user.

        Request: ``DELETE /user/gpg_keys/{gpg_key_id}``
        GitHub: https://docs.github.com/rest/users/gpg-keys#delete-a-gpg-key-for-the-authenticated-user
        """

    async def delete_public_ssh_key_for_authenticated_user(
        self,
        key_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/delete-public-ssh-key-for-authenticated-user.

        Request: ``DELETE /user/keys/{key_id}``
        GitHub: https://docs.github.com/rest/users/keys#delete-a-public-ssh-key-for-the-authenticated-user
        """

    async def delete_social_account_for_authenticated_user(
        self,
        *,
        account_urls: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/delete-social-account-for-authenticated-user.

        Request: ``DELETE /user/social_accounts``
        GitHub: https://docs.github.com/rest/users/social-accounts#delete-social-accounts-for-the-authenticated-user
        """

    async def delete_ssh_signing_key_for_authenticated_user(
        self,
        ssh_signing_key_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/delete-ssh-signing-key-for-authenticated-user.

        Request: ``DELETE /user/ssh_signing_keys/{ssh_signing_key_id}``
        GitHub: https://docs.github.com/rest/users/ssh-signing-keys#delete-an-ssh-signing-key-for-the-authenticated-user
        """

    async def follow(
        self,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/follow.

        Request: ``PUT /user/following/{username}``
        GitHub: https://docs.github.com/rest/users/followers#follow-a-user
        """

    async def get_authenticated(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.User:
        """users/get-authenticated.

        Request: ``GET /user``
        GitHub: https://docs.github.com/rest/users/users#get-the-authenticated-user
        """

    async def get_by_id(
        self,
        account_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.User:
        """users/get-by-id.

        Request: ``GET /user/{account_id}``
        GitHub: https://docs.github.com/rest/users/users#get-a-user-using-their-id
        """

    async def get_by_username(
        self,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.User:
        """users/get-by-username.

        Request: ``GET /users/{username}``
        GitHub: https://docs.github.com/rest/users/users#get-a-user
        """

    async def get_context_for_user(
        self,
        username: str | _aio.GitHubCore,
        *,
        subject_id: str = ...,
        subject_type: Literal["organization", "repository", "issue", "pull_request"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Hovercard:
        """users/get-context-for-user.

        Request: ``GET /users/{username}/hovercard``
        GitHub: https://docs.github.com/rest/users/users#get-contextual-information-for-a-user
        """

    async def get_gpg_key_for_authenticated_user(
        self,
        gpg_key_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.GPGKey:
        """users/get-gpg-key-for-authenticated-user.

        Request: ``GET /user/gpg_keys/{gpg_key_id}``
        GitHub: https://docs.github.com/rest/users/gpg-keys#get-a-gpg-key-for-the-authenticated-user
        """

    async def get_public_ssh_key_for_authenticated_user(
        self,
        key_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Key:
        """users/get-public-ssh-key-for-authenticated-user.

        Request: ``GET /user/keys/{key_id}``
        GitHub: https://docs.github.com/rest/users/keys#get-a-public-ssh-key-for-the-authenticated-user
        """

    async def get_ssh_signing_key_for_authenticated_user(
        self,
        ssh_signing_key_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SshSigningKey:
        """users/get-ssh-signing-key-for-authenticated-user.

        Request: ``GET /user/ssh_signing_keys/{ssh_signing_key_id}``
        GitHub: https://docs.github.com/rest/users/ssh-signing-keys#get-an-ssh-signing-key-for-the-authenticated-user
        """

    def list(
        self,
        *,
        per_page: int = ...,
        since: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortUser]:
        """users/list.

        Request: ``GET /users``
        GitHub: https://docs.github.com/rest/users/users#list-users
        """

    def list_attestations(
        self,
        username: str | _aio.GitHubCore,
        subject_digest: str | _aio.GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        predicate_type: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Users_ListAttestations_Attestations]:
        """users/list-attestations.

        Request: ``GET /users/{username}/attestations/{subject_digest}``
        GitHub: https://docs.github.com/rest/users/attestations#list-attestations
        """

    async def list_attestations_bulk(
        self,
        username: str | _aio.GitHubCore,
        *,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        predicate_type: str = ...,
        subject_digests: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Users_ListAttestationsBulk:
        """users/list-attestations-bulk.

        Request: ``POST /users/{username}/attestations/bulk-list``
        GitHub: https://docs.github.com/rest/users/attestations#list-attestations-by-bulk-subject-digests
        """

    def list_blocked_by_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortUser]:
        """users/list-blocked-by-authenticated-user.

        Request: ``GET /user/blocks``
        GitHub: https://docs.github.com/rest/users/blocking#list-users-blocked-by-the-authenticated-user
        """

    def list_emails_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Email]:
        """users/list-emails-for-authenticated-user.

        Request: ``GET /user/emails``
        GitHub: https://docs.github.com/rest/users/emails#list-email-addresses-for-the-authenticated-user
        """

    def list_followed_by_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortUser]:
        """users/list-followed-by-authenticated-user.

        Request: ``GET /user/following``
        GitHub: https://docs.github.com/rest/users/followers#list-the-people-the-authenticated-user-follows
        """

    def list_followers_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortUser]:
        """users/list-followers-for-authenticated-user.

        Request: ``GET /user/followers``
        GitHub: https://docs.github.com/rest/users/followers#list-followers-of-the-authenticated-user
        """

    def list_followers_for_user(
        self,
        username: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortUser]:
        """users/list-followers-for-user.

        Request: ``GET /users/{username}/followers``
        GitHub: https://docs.github.com/rest/users/followers#list-followers-of-a-user
        """

    def list_following_for_user(
        self,
        username: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortUser]:
        """users/list-following-for-user.

        Request: ``GET /users/{username}/following``
        GitHub: https://docs.github.com/rest/users/followers#list-the-people-a-user-follows
        """

    def list_gpg_keys_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.GPGKey]:
        """users/list-gpg-keys-for-authenticated-user.

        Request: ``GET /user/gpg_keys``
        GitHub: https://docs.github.com/rest/users/gpg-keys#list-gpg-keys-for-the-authenticated-user
        """

    def list_gpg_keys_for_user(
        self,
        username: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.GPGKey]:
        """users/list-gpg-keys-for-user.

        Request: ``GET /users/{username}/gpg_keys``
        GitHub: https://docs.github.com/rest/users/gpg-keys#list-gpg-keys-for-a-user
        """

    def list_public_emails_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Email]:
        """users/list-public-emails-for-authenticated-user.

        Request: ``GET /user/public_emails``
        GitHub: https://docs.github.com/rest/users/emails#list-public-email-addresses-for-the-authenticated-user
        """

    def list_public_keys_for_user(
        self,
        username: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Key]:
        """users/list-public-keys-for-user.

        Request: ``GET /users/{username}/keys``
        GitHub: https://docs.github.com/rest/users/keys#list-public-keys-for-a-user
        """

    def list_public_ssh_keys_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Key]:
        """users/list-public-ssh-keys-for-authenticated-user.

        Request: ``GET /user/keys``
        GitHub: https://docs.github.com/rest/users/keys#list-public-ssh-keys-for-the-authenticated-user
        """

    def list_social_accounts_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.SocialAccount]:
        """users/list-social-accounts-for-authenticated-user.

        Request: ``GET /user/social_accounts``
        GitHub: https://docs.github.com/rest/users/social-accounts#list-social-accounts-for-the-authenticated-user
        """

    def list_social_accounts_for_user(
        self,
        username: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.SocialAccount]:
        """users/list-social-accounts-for-user.

        Request: ``GET /users/{username}/social_accounts``
        GitHub: https://docs.github.com/rest/users/social-accounts#list-social-accounts-for-a-user
        """

    def list_ssh_signing_keys_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.SshSigningKey]:
        """users/list-ssh-signing-keys-for-authenticated-user.

        Request: ``GET /user/ssh_signing_keys``
        GitHub: https://docs.github.com/rest/users/ssh-signing-keys#list-ssh-signing-keys-for-the-authenticated-user
        """

    def list_ssh_signing_keys_for_user(
        self,
        username: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.SshSigningKey]:
        """users/list-ssh-signing-keys-for-user.

        Request: ``GET /users/{username}/ssh_signing_keys``
        GitHub: https://docs.github.com/rest/users/ssh-signing-keys#list-ssh-signing-keys-for-a-user
        """

    async def set_primary_email_visibility_for_authenticated_user(
        self,
        *,
        visibility: Literal["public", "private"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.Email]:
        """users/set-primary-email-visibility-for-authenticated-user.

        Request: ``PATCH /user/email/visibility``
        GitHub: https://docs.github.com/rest/users/emails#set-primary-email-visibility-for-the-authenticated-user
        """

    async def unblock(
        self,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/unblock.

        Request: ``DELETE /user/blocks/{username}``
        GitHub: https://docs.github.com/rest/users/blocking#unblock-a-user
        """

    async def unfollow(
        self,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/unfollow.

        Request: ``DELETE /user/following/{username}``
        GitHub: https://docs.github.com/rest/users/followers#unfollow-a-user
        """

    async def update_authenticated(
        self,
        *,
        bio: str = ...,
        blog: str = ...,
        company: str = ...,
        email: str = ...,
        hireable: bool = ...,
        location: str = ...,
        name: str = ...,
        twitter_username: str | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.User:
        """users/update-authenticated.

        Request: ``PATCH /user``
        GitHub: https://docs.github.com/rest/users/users#update-the-authenticated-user
        """

class _BoundUsers(Operations):
    """The operations of GitHub's tag ``users``, bound to a resource."""

    def add_email_for_authenticated_user(
        self,
        *,
        emails: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[Email]:
        """users/add-email-for-authenticated-user."""

    def add_social_account_for_authenticated_user(
        self,
        *,
        account_urls: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.SocialAccount]:
        """users/add-social-account-for-authenticated-user."""

    def block(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/block."""

    def check_blocked(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/check-blocked."""

    def check_following_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        target_user: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/check-following-for-user."""

    def check_person_is_followed_by_authenticated(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/check-person-is-followed-by-authenticated."""

    def create_gpg_key_for_authenticated_user(
        self,
        *,
        armored_public_key: str,
        name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> GPGKey:
        """users/create-gpg-key-for-authenticated-user."""

    def create_public_ssh_key_for_authenticated_user(
        self,
        *,
        key: str,
        title: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Key:
        """users/create-public-ssh-key-for-authenticated-user."""

    def create_ssh_signing_key_for_authenticated_user(
        self,
        *,
        key: str,
        title: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SshSigningKey:
        """users/create-ssh-signing-key-for-authenticated-user."""

    def delete_attestations_bulk(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        attestation_ids: Iterable[int] = ...,
        subject_digests: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/delete-attestations-bulk."""

    def delete_attestations_by_id(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        attestation_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/delete-attestations-by-id."""

    def delete_attestations_by_subject_digest(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        subject_digest: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/delete-attestations-by-subject-digest."""

    def delete_email_for_authenticated_user(
        self,
        *,
        emails: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/delete-email-for-authenticated-user."""

    def delete_gpg_key_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        gpg_key_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/delete-gpg-key-for-authenticated-user."""

    def delete_public_ssh_key_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        key_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/delete-public-ssh-key-for-authenticated-user."""

    def delete_social_account_for_authenticated_user(
        self,
        *,
        account_urls: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/delete-social-account-for-authenticated-user."""

    def delete_ssh_signing_key_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        ssh_signing_key_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/delete-ssh-signing-key-for-authenticated-user."""

    def follow(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/follow."""

    def get_authenticated(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> User:
        """users/get-authenticated."""

    def get_by_id(
        self,
        *parts: str | int | GitHubCore,
        account_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> User:
        """users/get-by-id."""

    def get_by_username(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> User:
        """users/get-by-username."""

    def get_context_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        subject_id: str = ...,
        subject_type: Literal["organization", "repository", "issue", "pull_request"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Hovercard:
        """users/get-context-for-user."""

    def get_gpg_key_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        gpg_key_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> GPGKey:
        """users/get-gpg-key-for-authenticated-user."""

    def get_public_ssh_key_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        key_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Key:
        """users/get-public-ssh-key-for-authenticated-user."""

    def get_ssh_signing_key_for_authenticated_user(
        self,
        *parts: str | int | GitHubCore,
        ssh_signing_key_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.SshSigningKey:
        """users/get-ssh-signing-key-for-authenticated-user."""

    def list(
        self,
        *,
        per_page: int = ...,
        since: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortUser]:
        """users/list."""

    def list_attestations(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        subject_digest: str | GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        predicate_type: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.Users_ListAttestations_Attestations]:
        """users/list-attestations."""

    def list_attestations_bulk(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        predicate_type: str = ...,
        subject_digests: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Users_ListAttestationsBulk:
        """users/list-attestations-bulk."""

    def list_blocked_by_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortUser]:
        """users/list-blocked-by-authenticated-user."""

    def list_emails_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Email]:
        """users/list-emails-for-authenticated-user."""

    def list_followed_by_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortUser]:
        """users/list-followed-by-authenticated-user."""

    def list_followers_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortUser]:
        """users/list-followers-for-authenticated-user."""

    def list_followers_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortUser]:
        """users/list-followers-for-user."""

    def list_following_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortUser]:
        """users/list-following-for-user."""

    def list_gpg_keys_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[GPGKey]:
        """users/list-gpg-keys-for-authenticated-user."""

    def list_gpg_keys_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[GPGKey]:
        """users/list-gpg-keys-for-user."""

    def list_public_emails_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Email]:
        """users/list-public-emails-for-authenticated-user."""

    def list_public_keys_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Key]:
        """users/list-public-keys-for-user."""

    def list_public_ssh_keys_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Key]:
        """users/list-public-ssh-keys-for-authenticated-user."""

    def list_social_accounts_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.SocialAccount]:
        """users/list-social-accounts-for-authenticated-user."""

    def list_social_accounts_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.SocialAccount]:
        """users/list-social-accounts-for-user."""

    def list_ssh_signing_keys_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.SshSigningKey]:
        """users/list-ssh-signing-keys-for-authenticated-user."""

    def list_ssh_signing_keys_for_user(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.SshSigningKey]:
        """users/list-ssh-signing-keys-for-user."""

    def set_primary_email_visibility_for_authenticated_user(
        self,
        *,
        visibility: Literal["public", "private"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[Email]:
        """users/set-primary-email-visibility-for-authenticated-user."""

    def unblock(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/unblock."""

    def unfollow(
        self,
        *parts: str | int | GitHubCore,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/unfollow."""

    def update_authenticated(
        self,
        *,
        bio: str = ...,
        blog: str = ...,
        company: str = ...,
        email: str = ...,
        hireable: bool = ...,
        location: str = ...,
        name: str = ...,
        twitter_username: str | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> User:
        """users/update-authenticated."""

class _AsyncBoundUsers(Operations):
    """The operations of GitHub's tag ``users``, bound to a resource."""

    async def add_email_for_authenticated_user(
        self,
        *,
        emails: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.Email]:
        """users/add-email-for-authenticated-user."""

    async def add_social_account_for_authenticated_user(
        self,
        *,
        account_urls: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.SocialAccount]:
        """users/add-social-account-for-authenticated-user."""

    async def block(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/block."""

    async def check_blocked(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/check-blocked."""

    async def check_following_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        target_user: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/check-following-for-user."""

    async def check_person_is_followed_by_authenticated(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/check-person-is-followed-by-authenticated."""

    async def create_gpg_key_for_authenticated_user(
        self,
        *,
        armored_public_key: str,
        name: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.GPGKey:
        """users/create-gpg-key-for-authenticated-user."""

    async def create_public_ssh_key_for_authenticated_user(
        self,
        *,
        key: str,
        title: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Key:
        """users/create-public-ssh-key-for-authenticated-user."""

    async def create_ssh_signing_key_for_authenticated_user(
        self,
        *,
        key: str,
        title: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SshSigningKey:
        """users/create-ssh-signing-key-for-authenticated-user."""

    async def delete_attestations_bulk(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        attestation_ids: Iterable[int] = ...,
        subject_digests: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/delete-attestations-bulk."""

    async def delete_attestations_by_id(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        attestation_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/delete-attestations-by-id."""

    async def delete_attestations_by_subject_digest(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        subject_digest: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/delete-attestations-by-subject-digest."""

    async def delete_email_for_authenticated_user(
        self,
        *,
        emails: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/delete-email-for-authenticated-user."""

    async def delete_gpg_key_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        gpg_key_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/delete-gpg-key-for-authenticated-user."""

    async def delete_public_ssh_key_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        key_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/delete-public-ssh-key-for-authenticated-user."""

    async def delete_social_account_for_authenticated_user(
        self,
        *,
        account_urls: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/delete-social-account-for-authenticated-user."""

    async def delete_ssh_signing_key_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        ssh_signing_key_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/delete-ssh-signing-key-for-authenticated-user."""

    async def follow(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/follow."""

    async def get_authenticated(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.User:
        """users/get-authenticated."""

    async def get_by_id(
        self,
        *parts: str | int | _aio.GitHubCore,
        account_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.User:
        """users/get-by-id."""

    async def get_by_username(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.User:
        """users/get-by-username."""

    async def get_context_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        subject_id: str = ...,
        subject_type: Literal["organization", "repository", "issue", "pull_request"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Hovercard:
        """users/get-context-for-user."""

    async def get_gpg_key_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        gpg_key_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.GPGKey:
        """users/get-gpg-key-for-authenticated-user."""

    async def get_public_ssh_key_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        key_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Key:
        """users/get-public-ssh-key-for-authenticated-user."""

    async def get_ssh_signing_key_for_authenticated_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        ssh_signing_key_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.SshSigningKey:
        """users/get-ssh-signing-key-for-authenticated-user."""

    def list(
        self,
        *,
        per_page: int = ...,
        since: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortUser]:
        """users/list."""

    def list_attestations(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        subject_digest: str | _aio.GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        predicate_type: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.Users_ListAttestations_Attestations]:
        """users/list-attestations."""

    async def list_attestations_bulk(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        after: str = ...,
        before: str = ...,
        per_page: int = ...,
        predicate_type: str = ...,
        subject_digests: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Users_ListAttestationsBulk:
        """users/list-attestations-bulk."""

    def list_blocked_by_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortUser]:
        """users/list-blocked-by-authenticated-user."""

    def list_emails_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Email]:
        """users/list-emails-for-authenticated-user."""

    def list_followed_by_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortUser]:
        """users/list-followed-by-authenticated-user."""

    def list_followers_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortUser]:
        """users/list-followers-for-authenticated-user."""

    def list_followers_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortUser]:
        """users/list-followers-for-user."""

    def list_following_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortUser]:
        """users/list-following-for-user."""

    def list_gpg_keys_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.GPGKey]:
        """users/list-gpg-keys-for-authenticated-user."""

    def list_gpg_keys_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.GPGKey]:
        """users/list-gpg-keys-for-user."""

    def list_public_emails_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Email]:
        """users/list-public-emails-for-authenticated-user."""

    def list_public_keys_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Key]:
        """users/list-public-keys-for-user."""

    def list_public_ssh_keys_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Key]:
        """users/list-public-ssh-keys-for-authenticated-user."""

    def list_social_accounts_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.SocialAccount]:
        """users/list-social-accounts-for-authenticated-user."""

    def list_social_accounts_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.SocialAccount]:
        """users/list-social-accounts-for-user."""

    def list_ssh_signing_keys_for_authenticated_user(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.SshSigningKey]:
        """users/list-ssh-signing-keys-for-authenticated-user."""

    def list_ssh_signing_keys_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.SshSigningKey]:
        """users/list-ssh-signing-keys-for-user."""

    async def set_primary_email_visibility_for_authenticated_user(
        self,
        *,
        visibility: Literal["public", "private"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.Email]:
        """users/set-primary-email-visibility-for-authenticated-user."""

    async def unblock(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/unblock."""

    async def unfollow(
        self,
        *parts: str | int | _aio.GitHubCore,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """users/unfollow."""

    async def update_authenticated(
        self,
        *,
        bio: str = ...,
        blog: str = ...,
        company: str = ...,
        email: str = ...,
        hireable: bool = ...,
        location: str = ...,
        name: str = ...,
        twitter_username: str | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.User:
        """users/update-authenticated."""

__all__ = ["AsyncUsers", "Users"]
