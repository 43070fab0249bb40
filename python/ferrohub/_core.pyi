# Made by tools/generate.py.

"""The compiled core of ferrohub: clients, sessions, listings, and every class of resource."""

import os
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from datetime import date, datetime, timedelta
from pathlib import Path
from types import GenericAlias
from typing import IO, Any, BinaryIO, Final, Generic, Literal, NoReturn, TypeVar, final, overload

import pandas  # type: ignore[import-untyped]
import polars
from typing_extensions import Self, Unpack, deprecated, disjoint_base

from ferrohub._session_mapping import SessionMapping
from ferrohub._streams import Raw
from ferrohub.aio import AsyncClient, AsyncListing, AsyncPoll, AsyncSearchListing
from ferrohub.event_hooks import EventHooks
from ferrohub.exceptions import ResponseError
from ferrohub.plans import Plan as WritePlan
from ferrohub.quota import Handle
from ferrohub.rest import (
    AsyncRest as AsyncRest,
    BoundRest,
    Field,
    Maybe,
    Operations as Operations,
    Rest as Rest,
    RootRest,
)
from ferrohub.rest.models import (
    ActionsCacheList_ActionsCaches,
    ActionsVariable,
    Artifact,
    AuditLogEvent,
    AuthenticationToken,
    Autolink,
    BillingUsageReport,
    BillingUsageReportUser,
    CodeScanningAlert,
    CodeScanningAlertItems,
    CodeScanningAnalysis,
    CodeScanningDefaultSetup,
    CodeScanningOrganizationAlertItems,
    CodeScanningSarifsReceipt,
    CodeScanningSarifsStatus,
    Codespace,
    CodespaceMachine,
    CodespacesOrgSecret,
    CodespacesSecret,
    CopilotOrganizationDetails,
    CopilotSeatDetails,
    CopilotUsageMetrics28DayReport,
    CustomProperty,
    DependabotAlert,
    DependabotAlertWithRepository,
    DependabotSecret,
    DependencyGraphSpdxSbom,
    EnterpriseTeam,
    Environment,
    GlobalAdvisory,
    HookDelivery,
    HookDeliveryItem,
    IssueField,
    IssueFieldValue,
    IssueType,
    Job,
    Migration,
    OrganizationActionsVariable,
    OrganizationDependabotSecret,
    OrganizationProgrammaticAccessGrant,
    OrganizationProgrammaticAccessGrantRequest,
    OrganizationRole,
    OrganizationSecretScanningAlert,
    OrgRepoCustomPropertyValues,
    Package,
    ProjectsV2,
    ReleaseNotesContent,
    RepoCodespacesSecret,
    RepositoryAdvisory,
    RepositoryRuleset,
    Runner,
    SecretScanningAlert,
    SecretScanningAlertWithMetadata,
    TimelineIssueEvents,
    WebhookConfig,
    Workflow,
    WorkflowRun,
)
from ferrohub.transports import Transport
from ferrohub.types import (
    Change,
    CommitActivity,
    CommitFile,
    CommitParent,
    CommitStats,
    Enabled,
    GitActor,
    Link,
    Match,
    Participation,
    PopularPath,
    RateLimits,
    Reactions,
    Record,
    Referrer,
    RequestOptions,
    SearchCost,
    Stop,
    TeamMembership,
    TextMatch,
    Traffic,
    Verification,
    Week,
)
from ferrohub.webhooks.events import WebhookEvent

_T = TypeVar("_T")
_T_co = TypeVar("_T_co", covariant=True)

__version__: Final[str]

def _check_added_header(name: str, value: str) -> None:
    """Raise unless a hook may add a header.

    :param name: name of the header, in lower case
    :param value: its value
    """

def _instrument(session: ClientSession, functions: dict[str, Callable[[Any], object]] | None) -> None:
    """Set the functions that trace the requests of a session; None for none.

    :param session: the session
    :param functions: functions by the name of their event
    """

def _is_instrumented(session: ClientSession) -> bool:
    """Whether a session is traced.

    :param session: the session
    """

def _shown_header(name: str, value: str) -> str:
    """The value of a header without secrets.

    :param name: name of the header
    :param value: its value
    """

def _session_items(session: ClientSession, name: str) -> dict[str, str]:
    """The items of a mapping of a session.

    :param session: the session
    :param name: name of the setting
    """

def _change_session_items(session: ClientSession, name: str, items: dict[str, Any]) -> None:
    """Change items of a mapping of a session. If one is invalid, nothing changes.

    :param session: the session
    :param name: name of the setting
    :param items: the new items; a value of None removes the item
    """

def _url_template(method: str, path: str) -> str | None:
    """The path template of the operation that a request fits, or None.

    :param method: method of the request
    :param path: path below the URL of the API
    """

def _replaying(begins: bool) -> None:
    """Mark the start or the end of a test whose requests are all replayed: clients created in between need no
    credential.

    :param begins: True at the start, False at the end
    """

def _forbid_network(hosts: list[str] | None, why: str = "") -> tuple[list[str] | None, str]:
    """Forbid requests to servers, except to those of this machine, or allow them again.

    :param hosts: the hosts that are allowed nevertheless; None allows all
    :param why: the end of the error message: who forbids the network, and how to allow a host
    :returns: the previous arguments
    """

def _install_transport(transport: Transport | None) -> Transport | None:
    """Install a transport for all sessions of the process that have none of their own, or remove it.

    :param transport: the transport; None for the network
    :returns: the one that was installed before
    """

def _lacking(method: str, url: str, version: str | None) -> str | None:
    """Why an Enterprise Server lacks the operation of a request to it; None where it has the operation, and for the
    URL of another host.

    :param method: method of the request
    :param url: URL of the request
    :param version: what the server sent as its version, or None
    """

def _api_versions() -> list[str]:
    """The versions of the API that change something, in their order, but for the first version."""

def _version_uses(
    method: str, path: str, request: str | None, status: int, response: str | None, version: str
) -> list[tuple[str, str, str, int]]:
    """What a version of the API changes in a recorded request and its response.

    :param method: method of the request
    :param path: path of the request, below the URL of the API
    :param request: JSON of the request as text, or None
    :param status: status of the response
    :param response: JSON of the response as text, or None
    :param version: the version, such as ``"2026-03-10"``
    :returns: a tuple for each use: ID of the operation, what changes, what replaces it (or an empty text), and how
        often
    """

def _rest_nearest(id: str) -> str | None:
    """The IDs of operations that resemble an unknown one, the nearest first.

    :param id: the unknown ID
    """

def _rest_operation(id: str) -> dict[str, Any] | None:
    """An operation of the description.

    :param id: GitHub's ID of the operation, such as ``"issues/get"``, or a method and a path with or without
        placeholders, such as ``"GET /repos/{owner}/{repo}"``
    :returns: a mapping, or None for an unknown operation
    """

def _rest_schema(name: str) -> tuple[Any, ...] | None:
    """The type of a schema.

    :param name: name of the schema, such as ``"simple-user"``
    """

def _rest_schema_paths() -> dict[str, str]:
    """The path of the request that returns a single object of a schema, by the name of the schema. Of several, the
    one with the fewest placeholders.
    """

def _pygithub_names() -> str:
    """The table of PyGithub's names."""

def _rest_described() -> tuple[list[dict[str, Any]], dict[str, list[tuple[str, str, bool]]], dict[str, str]]:
    """Everything that is described, as plain Python values: tags with their operations and mappings, and models.

    :returns: a list of mappings, one a tag; the models in what their operations return and in events, by name; and the
        model that each of those extends that extends one
    """

def _rest_model(name: str) -> type[GitHubCore]:
    """A class of the module ``ferrohub.rest.models``, by its name there.

    :param name: name of the class
    """

def _rest_parsed() -> list[str]:
    """The tags that this process has parsed so far."""

def _rest_types(name: str) -> tuple[type[Operations], type[Operations]]:
    """The two types of a tag: for blocking and for awaited calls.

    :param name: name of the tag, such as ``"code-scanning"``
    """

def _shown(text: str, response: Any = None) -> str:
    """The text of a response as an error message shows it: without credentials and without control characters.

    :param text: the text
    :param response: the response, whose request may have credentials that the text repeats
    :returns: the text to show
    """

def _chosen_json(response: Response, members: dict[str, Any]) -> Any:
    """The JSON of a response, whose objects have the chosen members alone. Lists are transparent: their items have
    them.

    :param response: the response
    :param members: the members by their names, each with those of its value, or None for all of the value
    :raises UnexpectedResponse: the body is not JSON
    """

def _column_buffers(
    items: list[dict[str, Any]], columns: tuple[tuple[tuple[str, ...], str, Callable[[Any], Any]], ...]
) -> list[tuple[bytes | None, list[bytes], tuple[int, bytes | None, list[bytes]] | None]]:
    """The columns of items as the buffers of Arrow arrays.

    :param items: the items
    :param columns: for each column its path, its kind, and the function that reads unusual values: it returns a value
        of the kind, or None; a time as microseconds since 1970
    :returns: for each column the bits that say which values are present, or None if all are; the other buffers; and of
        a list the number of its texts, and their bits and buffers
    """

def _column_bytes(
    item: dict[str, Any], columns: tuple[tuple[tuple[str, ...], str, Callable[[Any], Any]], ...]
) -> bytes:
    """What tells the values of an item in its columns from other values: the bytes of their arrays.

    :param item: the item
    :param columns: as those of :func:`_column_buffers`
    :returns: the bytes, which are the same as those of another item only if all values are
    """

def _page(
    response: Response,
    list: str | None,
    members: dict[str, Any],
    columns: tuple[tuple[tuple[str, ...], str, Callable[[Any], Any]], ...],
    key: str,
) -> _Page | None:
    """A page of a listing, without its items: these are decoded when they are read.

    :param response: the response
    :param list: name of the member with the items, if the page is an object
    :param members: the members of the JSON to keep
    :param columns: for each column its path, its kind, and the function that reads unusual values
    :param key: name of the member that identifies an item
    :returns: the page, or None if its JSON is not of the usual form
    """

@final
class _Page:
    """A page of a listing."""

    @property
    def keys(self) -> list[Any]:
        """What identifies each item."""

    @property
    def total(self) -> int | None:
        """The number of items on all pages, if the page has it."""

    def __len__(self) -> int: ...
    def item(self, at: int) -> dict[str, Any]:
        """An item, with the members to keep.

        :param at: its number on the page
        :raises IndexError: the page has no such item
        """

    def buffers(self) -> list[tuple[bytes | None, list[bytes], tuple[int, bytes | None, list[bytes]] | None]]:
        """The columns of all items as the buffers of Arrow arrays, as those of :func:`_column_buffers`."""

    def row_bytes(self, at: int, columns: int) -> bytes:
        """What :func:`_column_bytes` returns for an item.

        :param at: the number of the item on the page
        :param columns: how many of the first columns
        """

def _json_parts(source: Response | str) -> Any:
    """The JSON of a response, or of a text: objects, also those in an array, are decoded as far as they are read.

    :param source: the response, or the text
    :raises ValueError: it is not JSON
    """

@final
class _JsonObject:
    """A JSON object that is decoded as far as it is read. It is a dict from when a dict is needed, such as for a
    change.

    :param text: its text
    """

    def __new__(cls, text: bytes) -> Self: ...
    def _dict(self) -> dict[str, Any]:
        """The dict, always the same one: a change of it is a change of this object."""

    def _part(self, key: Any, default: Any, decoded: bool) -> Any:
        """The value at a key, for those who do not change it: decoded, or as far as it is read."""

    def get(self, key: Any, default: Any = None, /) -> Any:
        """The value at a key, or the default.

        :param key: the key
        :param default: the value to return for a key that is missing
        """

    def __getitem__(self, key: Any, /) -> Any: ...
    def __setitem__(self, key: Any, value: Any, /) -> None: ...
    def __delitem__(self, key: Any, /) -> None: ...
    def __contains__(self, key: Any, /) -> bool: ...
    def __bool__(self) -> bool: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[str]: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __or__(self, other: Any, /) -> Any: ...
    def __ror__(self, other: Any, /) -> Any: ...
    def __copy__(self) -> dict[str, Any]: ...
    def __reduce__(self) -> tuple[Any, ...]: ...

@final
class _ObjectClass:
    """Makes the objects of a class whose parts are JSON that nothing was read of yet.

    :param made: the class
    :param completes: whether its objects request what they lack
    :param steps: what makes an object: class, name and member; once a program has replaced a member, its own is called
    """

    def __new__(cls, made: type, completes: bool, steps: list[tuple[type, str, Any]]) -> Self: ...
    def _page(self, class_: Any, requester: Any, headers: dict[str, Any], items: list[Any]) -> list[Any] | None:
        """The objects of a page; None if the class has to make them itself.

        :param class_: the class
        :param requester: what sends the requests of the objects
        :param headers: headers of the response
        :param items: the JSON of the objects
        """

@final
class _AttributeReader:
    """Reads an attribute: the function of a property.

    :param slot: the private name of the attribute, under which it is kept
    :param key: its JSON key
    :param kind: ``str``, ``int``, ``bool``, ``datetime``, ``object`` or ``objects``
    :param choice: the key whose value tells the class of an object, and the values that are meant for none and another
    :param classes: module and name of each class, by that value
    :param valued: the class of attributes with a value
    :param otherwise: reads the attribute in all other cases
    """

    def __new__(
        cls,
        slot: str,
        key: str,
        kind: str,
        choice: tuple[str | None, str, str],
        classes: dict[str, tuple[str, str]],
        valued: type,
        otherwise: Callable[[Any], Any],
    ) -> Self: ...
    def __call__(self, owner: Any) -> Any: ...

def _is_rate_limit(status: int, headers: list[tuple[str, str]], body: bytes) -> bool:
    """Whether a response is an error because of a rate limit.

    :param status: its status code
    :param headers: names with their values
    :param body: its body
    """

def _permission_hints(
    headers: list[tuple[str, str]],
) -> tuple[
    list[list[tuple[str, str]]], list[str] | None, list[str] | None, tuple[bool, str | None, list[int]] | None, list[str]
]:
    """What the headers of a response say about permissions, scopes and single sign-on, for ``ferrohub._hints``.

    :param headers: names with their values
    """

def _rate_limit_wait(status: int, headers: list[tuple[str, str]]) -> tuple[float, float] | None:
    """Seconds to wait according to a response, and when the wait ends, in seconds since 1970 by GitHub's clock; None
    if the response does not say.

    :param status: its status code
    :param headers: names with their values
    """

def _constructors() -> dict[tuple[str, str], list[dict[str, Any]]]:
    """The constructors, for the generator: a mapping of class and name to the parameters."""

def _options() -> list[dict[str, Any]]:
    """The options, for the generator: mappings of name, type of the property, accepted type and default."""

def _pool_session(sessions: list[ClientSession], owners: list[list[str]]) -> ClientSession:
    """A session that signs each request with the credential of one of several sessions; its other settings are those
    of the first.

    :param sessions: the sessions
    :param owners: for each, the logins of the accounts that it is for; empty for any
    """

def _says_suspended(message: str) -> bool:
    """Whether the message of a 403 says that the account or the installation of the credential is suspended.

    :param message: the message
    """

def _pool_status(session: ClientSession) -> list[dict[str, Any]]:
    """What happened to each credential of a session made by `_pool_session`: dicts, with times in seconds from now.

    :param session: the session
    """

@final
class _Parking:
    """Credentials that GitHub rejected (401), and that are not used for five minutes: the rule of pools, for lists
    of clients. Positions are those in the list.

    Whoever sends requests with one of several clients chooses among the usable ones, parks one that is rejected, and
    repeats the request with another one, also a write: GitHub has not processed a request with status 401.

    :param credentials: what each credential is, without any secret, for messages
    :param seconds: how long a rejected credential is not used
    """

    def __new__(cls, credentials: list[str], seconds: float = ...) -> Self: ...
    def park(self, position: int, reason: str) -> None:
        """Do not use a credential for a while.

        :param position: its position
        :param reason: what GitHub said, such as ``"401 Bad credentials"``
        """

    def usable(self, positions: list[int]) -> list[int]:
        """Which of these credentials may be used now, in the same order.

        :param positions: their positions
        """

    def parked(self, position: int) -> tuple[float, str] | None:
        """How many seconds a credential is still not used, and what GitHub said; None if it may be used.

        :param position: its position
        """

    def check(self, positions: list[int]) -> None:
        """Raise if none of these credentials may be used, with the list of them, the reasons and times.

        :param positions: their positions
        :raises AuthenticationFailed: none may be used
        """

def _share_cassette(session: ClientSession, other: ClientSession) -> None:
    """Send the requests of a session to the cassette that another session uses, if it uses one.

    :param session: the session, such as a copy
    :param other: the session that may use a cassette
    """

def _unplug(session: ClientSession) -> None:
    """Make every request of a session raise, as for resources that tests build from JSON.

    :param session: the session
    """

def _app_token(pem: bytes, app_id: str, expire_in: int, issued_at: int | None = None) -> str:
    """A JWT of a GitHub App, for ``ferrohub.github3`` and ``ferrohub.pygithub``.

    :param pem: the private key
    :param app_id: id of the app
    :param expire_in: seconds until it expires
    :param issued_at: when it is issued, in seconds since 1970; None for now, dated back for clocks that are fast
    """

def _new_private_key() -> str:
    """Generate an RSA key of 2,048 bits in PEM form."""

def _jwt_claims(jwt: str, private_key: bytes) -> str | None:
    """The claims of a JWT, as JSON, if it is signed with a private key; None otherwise.

    :param jwt: the JWT
    :param private_key: the private key in PEM form
    """

def _sealing_key(seed: bytes) -> str:
    """The public key that belongs to a seed of 32 bytes, in base64, as secrets are sealed with.

    :param seed: the seed
    """

def _open_sealed(sealed: str, seed: bytes) -> bytes | None:
    """Open a sealed value in base64 with the private key that belongs to a seed; None if it is sealed for another
    key.

    :param sealed: the sealed value
    :param seed: the seed
    """

def _credential(session: ClientSession) -> tuple[str, tuple[Any, ...]]:
    """The credential in use, for ``ferrohub.github3``: its kind, and the arguments of the class of that kind.

    :param session: the session
    """

def _github3_class(name: str) -> type[Any]:
    """A class of ``ferrohub.github3``, by the name that it has in ``ferrohub._core``.

    :param name: name of the class
    """

def _github3_fields(name: str) -> list[tuple[str, str]]:
    """The fields of a class: ``made`` for those that ferrohub converts from the JSON's value at their own key,
    ``plain`` for all others.

    :param name: name of the class
    """

def _github3_listing(
    session: ClientSession,
    url: str,
    params: dict[str, str],
    headers: dict[str, str],
    number: int,
    cls: type[Any],
    key: str | None,
    search: bool,
) -> Any:
    """A listing that reads the pages for an iterator of ``ferrohub.github3``.

    :param session: session that sends the requests
    :param url: URL of the first page
    :param params: query of the first page
    :param headers: headers of its requests
    :param number: maximum number of items; -1 for all
    :param cls: type of the items; a class of ``ferrohub.github3`` makes resources, any other plain values
    :param key: key of the array in a response; None where the response is an array, or pairs if it is an object
    :param search: whether it is a search
    :returns: the listing
    """

def _webhook_bind(event: GitHubCore, client: Any) -> None:
    """Let an event and the resources in it use a client.

    :param event: the event
    :param client: the client
    """

def _webhook_class(name: str) -> type[GitHubCore]:
    """A class of the module ``ferrohub.webhooks.events``, by its name there.

    :param name: name of the class
    """

def _webhook_names() -> list[str]:
    """The names of all events and their actions, such as ``"push"``, ``"issues"`` and ``"issues.opened"``."""

def _webhook_parse(name: str, body: bytes | bytearray | memoryview | str) -> WebhookEvent:
    """The event of a payload.

    :param name: name of the event
    :param body: the payload as JSON
    """

def _webhook_schema(name: str, action: str) -> str | None:
    """The schema of the payload of an event and an action, which is empty for an event without actions.

    :param name: name of the event
    :param action: the action
    """

def _webhook_sign(body: bytes, secret: bytes) -> str:
    """The signature of a body.

    :param body: the body
    :param secret: the secret
    """

def _webhook_verify(body: bytes, signature: str, secrets: list[bytes], sha1: bool) -> bool:
    """Whether a signature is that of a body.

    :param body: the body as it was received
    :param signature: the signature
    :param secrets: the secrets
    :param sha1: whether to accept HMAC-SHA-1
    """

def _webhooks_described() -> list[dict[str, Any]]:
    """Every event and action: a list of mappings with its name, its class, the class that this one extends, its
    schemas and its fields.
    """

def _session_view(cls: type[Any], session: ClientSession) -> Any:
    """A view of a session as an instance of another class.

    :param cls: class of sessions
    :param session: the session
    :returns: a session with the same settings, credential and connections
    """

def schema() -> list[dict[str, Any]]:
    """Everything that is declared, as plain Python values: chapters with their classes, fields and operations.

    :returns: a list of mappings, one a chapter of GitHub's documentation
    """

def records() -> list[dict[str, Any]]:
    """Every plain JSON object with known members that is declared, as plain Python values.

    :returns: a list of mappings, one a record, with its name, its meaning and its members
    """

def login(
    username: str | None = None,
    password: str | None = None,
    token: str | None = None,
    two_factor_callback: Callable[[], str] | None = None,
) -> Client | None:
    """Create a client with a credential. It sends no request, so a wrong credential raises at the first call.

    :param username: login of the account
    :param password: password of the account
    :param token: personal or OAuth access token; takes precedence over a password
    :param two_factor_callback: callable that returns the one-time password when GitHub requires one, or None
    :returns: a :class:`Client`, or None without a token and without a username and a password
    """

def enterprise_login(
    username: str | None = None,
    password: str | None = None,
    token: str | None = None,
    url: str | None = None,
    two_factor_callback: Callable[[], str] | None = None,
) -> ClientEnterprise | None:
    """Create a client for an Enterprise Server with a credential. It sends no request.

    :param username: login of the account
    :param password: password of the account
    :param token: personal or OAuth access token; takes precedence over a password
    :param url: URL of the server, such as ``"https://github.example.com"``
    :param two_factor_callback: callable that returns the one-time password when GitHub requires one, or None
    :returns: a :class:`ClientEnterprise`, or None without a token and without a username and a password
    :raises ValueError: ``url`` is missing
    """

def authorize(
    username: str | bytes,
    password: str | bytes,
    scopes: Iterable[str] | None,
    note: str = "",
    note_url: str = "",
    client_id: str = "",
    client_secret: str = "",
    two_factor_callback: Callable[[], str] | None = None,
    client: Client | None = None,
) -> Authorization:
    """Create a token for a user with username and password, so that these need not be stored.

    Only GitHub Enterprise Server still offers this. On github.com, personal access tokens are created on the settings
    page.

    Deprecated: use a personal access token, or the web application flow.

    :param username: login of the account
    :param password: password of the account
    :param scopes: scopes of the token, such as ``["user", "gist"]``
    :param note: purpose of the token
    :param note_url: URL of a page about it
    :param client_id: client id of an OAuth application, 20 characters
    :param client_secret: client secret of the application, 40 characters
    :param two_factor_callback: callable that returns the one-time password when GitHub requires one, or None
    :param client: client that sends the request; None for a new one
    :returns: an :class:`~ferrohub.auths.Authorization`
    """

@disjoint_base
class GitHubCore:
    """A resource of the API. Its attributes are read from its JSON. Resources of the same type with the same
    identity are equal.

    :param json: the JSON, as text, bytes or a mapping
    :param session: the session for its operations: a ``ClientSession``, or a client or a resource with one. With None
        or a mock, as in tests, its requests raise ``UnrecordedRequest``
    """

    def __init__(
        self,
        json: Mapping[str, Any] | str | bytes,
        session: ClientSession | Client | GitHubCore | None = None,
    ) -> None: ...
    @classmethod
    def from_dict(cls, json_dict: Mapping[str, Any], session: ClientSession | Client | GitHubCore | None) -> Self:
        """Create a resource from a dict, such as that of :meth:`as_dict`.

        :param json_dict: the JSON, parsed
        :param session: the session for its operations: a ``ClientSession`` or a client
        """

    @classmethod
    def from_json(cls, json: str | bytes, session: ClientSession | Client | GitHubCore | None) -> Self:
        """Create a resource from JSON text, such as that of :meth:`as_json`.

        :param json: the JSON
        :param session: the session for its operations: a ``ClientSession`` or a client
        """

    def as_dict(self) -> dict[str, Any]:
        """The JSON of the resource, parsed, with all keys that GitHub sent."""

    def as_json(self) -> str:
        """The JSON of the resource as the text that GitHub sent."""

    def _adopt(self, session: ClientSession) -> None:
        """Use another session, for ``ferrohub.github3``.

        :param session: the session
        """

    def _replace(self, json: Any) -> None:
        """Replace the JSON, for ``ferrohub.github3``.

        :param json: the JSON
        """

    @property
    def rest(self) -> BoundRest:
        """Every operation that GitHub describes. The parts of the path that the URL of this resource determines are
        filled in, as in ``repository.rest.actions.list_workflow_runs_for_repo(branch="main")``.
        """

    @property
    def etag(self) -> str | None:
        """ETag of the response; None for items of listings and nested resources."""

    @property
    def last_modified(self) -> str | None:
        """Last-Modified of the response; None for items of listings and nested resources."""

    @property
    def session(self) -> ClientSession:
        """The session of the resource."""

    @property
    def ratelimit_remaining(self) -> int:
        """Requests left before the rate limit of the core quota applies.

        Request: ``GET /rate_limit``, which costs no quota. ``dir()`` does not list this attribute, so that tools that
        read every attribute send nothing.
        """

    def new_session(self) -> ClientSession:
        """A new session with the settings of this one, without credentials."""

    def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    def load(self) -> Self:
        """Fetch a lazy handle, unless that was done. Other resources are returned as they are.

        Request: ``GET`` of the URL of the resource, once for all threads and tasks.

        :returns: the resource itself, with all fields
        """

    def _repr_html_(self) -> str | None:
        """As a short table, for notebooks."""

    def __getitem__(self, key: str, /) -> Any: ...
    def __contains__(self, key: object, /) -> bool: ...
    def __deepcopy__(self, _memo: Any) -> Self: ...

@final
class Delivery:
    """What the headers of a delivery say; a text is empty if its header is missing.

    :param id: the ID of the event
    :param event: name of the event
    :param hook_id: ID of the webhook
    :param target_type: what the webhook belongs to
    :param target_id: ID of what the webhook belongs to
    :param enterprise_host: host of the GitHub Enterprise Server
    """

    def __new__(
        cls,
        id: str = "",
        event: str = "",
        *,
        hook_id: str = "",
        target_type: str = "",
        target_id: str = "",
        enterprise_host: str = "",
    ) -> Self: ...
    @property
    def id(self) -> str:
        """The ID of the event, a GUID (X-GitHub-Delivery). A redelivery has the same ID."""

    @property
    def event(self) -> str:
        """Name of the event, such as ``"issues"`` (X-GitHub-Event)."""

    @property
    def hook_id(self) -> str:
        """ID of the webhook (X-GitHub-Hook-ID)."""

    @property
    def target_type(self) -> str:
        """What the webhook belongs to: ``"repository"``, ``"organization"``, ``"integration"``, ...
        (X-GitHub-Hook-Installation-Target-Type).
        """

    @property
    def target_id(self) -> str:
        """ID of what the webhook belongs to (X-GitHub-Hook-Installation-Target-ID)."""

    @property
    def enterprise_host(self) -> str:
        """Host of the GitHub Enterprise Server that sent it (X-GitHub-Enterprise-Host)."""

@final
class _WebhookReceiver:
    """The checks of a receiver.

    :param secrets: the secrets, or None to accept deliveries without a signature
    :param sha1: whether to accept HMAC-SHA-1
    :param max_body: maximum size of a body in bytes
    :param forms: whether to accept forms
    :param hook_ids: IDs of the webhooks whose deliveries are accepted; those of all if it is empty
    :param target_ids: IDs of what these webhooks belong to; of anything if it is empty
    """

    def __new__(
        cls,
        secrets: list[bytes] | None,
        sha1: bool,
        max_body: int,
        forms: bool,
        hook_ids: list[int],
        target_ids: list[int],
    ) -> Self: ...
    def check_headers(self, headers: Any) -> tuple[int, str] | None:
        """The status and the reason of the rejection of a delivery by its headers alone, before its body is read, or
        None.

        :param headers: headers, as a mapping or as pairs of names and values, which are text or bytes
        """

    def read(self, headers: Any, body: bytes | bytearray | memoryview) -> WebhookEvent | tuple[int, str]:
        """The event of a delivery, or the status and the reason of its rejection.

        :param headers: headers, as a mapping or as pairs of names and values, which are text or bytes
        :param body: the body as it was received
        """

@disjoint_base
class Poll(Generic[_T_co]):
    """What is new in a listing, the oldest first: an iterator that waits for it.

    Threads can share one; each item is returned to one of them.
    """

    def __iter__(self) -> Self: ...
    def __next__(self) -> _T_co: ...
    @classmethod
    def __class_getitem__(cls, key: Any) -> GenericAlias: ...
    def close(self) -> None:
        """End the polling, also while another thread or task waits for an item."""

    @property
    def interval(self) -> float:
        """Seconds between two requests: those passed to ``poll()``, or more if GitHub requests it."""

@disjoint_base
class Listing(Generic[_T_co]):
    """A lazy listing: an iterator that requests the next page when iteration reaches it.

    Threads can share a listing; each item is returned to one of them.
    """

    def poll(
        self,
        *,
        interval: float = 60.0,
        timeout: float | None = None,
        until: datetime | None = None,
        stop: Stop | None = None,
        existing: bool = False,
    ) -> Poll[_T_co]:
        """Wait for what is new in the listing: an iterator of the items, the oldest first, each once. Those that
        exist at the beginning are no news. An item that has ``updated_at``, such as a workflow run or a notification,
        is returned again when it was updated.

        The listing must begin with its newest items, as events, notifications and workflow runs do. Requests have the
        ETag of the last response, so they cost no quota while nothing changes. If there are several pages of news, all
        are read.

        Request: that of the listing, every ``interval`` seconds.

        :param interval: seconds between two requests; if GitHub requests a longer interval with ``X-Poll-Interval``,
            that is used
        :param timeout: seconds until the iterator ends; None for never
        :param until: time when the iterator ends, a datetime, in place of ``timeout``
        :param stop: event that ends the iterator, such as a ``threading.Event`` or an ``asyncio.Event``; it is looked
            at ten times a second
        :param existing: whether the items that exist at the beginning are returned as well
        :returns: a ``Poll``, which also ends with its ``close()``; an ``AsyncPoll`` for an asynchronous client
        """

    def __deepcopy__(self, _memo: Any, /) -> Self: ...
    def __iter__(self) -> Self: ...
    def __next__(self) -> _T_co: ...
    def __len__(self) -> int: ...
    def __length_hint__(self) -> int: ...
    def __bool__(self) -> Literal[True]: ...
    @overload
    def __getitem__(self, key: int, /) -> _T_co: ...
    @overload
    def __getitem__(self, key: slice, /) -> list[_T_co]: ...
    @classmethod
    def __class_getitem__(cls, key: Any) -> GenericAlias: ...
    def next(self) -> _T_co:
        """The next item, as ``next(listing)``."""

    def total(self) -> int | None:
        """Total number of items, fetched with one small request; None if GitHub does not report it."""

    def pages(self) -> ListingPages[_T_co]:
        """The items page by page: an iterator of lists."""

    def refresh(self, conditional: bool = False) -> Self:
        """Restart from the first page.

        :param conditional: whether to send the ETag of the previous response; if nothing has changed, the listing is
            empty
        :returns: the listing itself
        """

    def close(self) -> None:
        """Close the listing: prefetch is cancelled, and it yields no more items and sends no more requests.
        ``refresh()`` restarts it. Garbage collection closes it too.
        """

    @property
    def original(self) -> int:
        """Maximum number of items; -1 for all."""

    @property
    def count(self) -> int:
        """Remaining number of items, at most; -1 for all."""

    @property
    def url(self) -> str:
        """URL of the first page, without its query."""

    @property
    def last_url(self) -> str | None:
        """URL of the last page that was read; None before the first."""

    @property
    def path(self) -> str:
        """Path of the first page."""

    @property
    def cls(self) -> type[_T_co]:
        """Type of the items."""

    @property
    def params(self) -> dict[str, str]:
        """Query of the first page."""

    @property
    def headers(self) -> Headers:
        """Headers of the first request, in addition to those of the session."""

    @property
    def etag(self) -> str | None:
        """ETag of the first page, for the argument ``etag`` of a later listing."""

    @property
    def last_response(self) -> Response | None:
        """The last response, without its body; None before the first."""

    @property
    def last_status(self) -> int:
        """Status of the last response; 0 before the first. 202 means that GitHub is still computing the result, 304
        that nothing has changed.
        """

    @property
    def omitted_organizations(self) -> list[int]:
        """IDs of the organizations whose items GitHub left out of the pages read so far, because the token is not
        authorized for their single sign-on. A warning is logged once.
        """

    @property
    def list_key(self) -> str | None:
        """Key of the array in responses that are objects; else None."""

    @property
    def envelope(self) -> dict[str, Any]:
        """Members of the last page beside the array, such as ``{"total_count": 3}``; empty before the first page,
        and if pages are arrays.
        """

    @property
    def ratelimit_remaining(self) -> int:
        """Requests left in the quota of the listing (for searches, the search quota) according to the last response.
        Before the first response, a request fetches it. ``dir()`` does not list this attribute, so that tools that read
        every attribute send nothing.
        """

    @property
    def session(self) -> ClientSession:
        """The session of the listing."""

    def to_dicts(self, fields: Iterable[str] | None = None, *, columns: Literal["all"] | None = None) -> list[dict[str, Any]]:
        """Read the remaining items as rows of plain values.

        Each row is a dict of the selected fields; missing fields are None. Times are timezone-aware datetimes. Values
        that are not text, numbers, booleans or times are as in :meth:`as_dict`.

        :param fields: names of fields; dotted names select fields of nested objects (``"user.login"``), also inside
            lists (``"labels.name"``, a list). None selects what people want first: of an issue its number, title,
            state, author and labels, and further fields. Keys of the JSON that are not declared fields can be named
            too.
        :param columns: ``"all"`` selects all declared fields that contain text, numbers, booleans or times
        :returns: a list of dicts
        :raises ValueError: a name is not a field, and no item of the first page has it; no items are lost

        After an error, a call with the same fields continues where the failed one stopped, and returns all rows.
        """

    def to_arrow(self, fields: Iterable[str] | None = None, *, columns: Literal["all"] | None = None) -> Table:
        """Read the remaining items as an Apache Arrow table, which is built page by page outside of Python.

        Text is ``utf8``, integers are ``int64``, times ``timestamp[us, UTC]``; a field inside a list is
        a list, and any other object or list is its JSON as text. The type of a declared field is fixed: values of
        another type become null, with a warning of the logger ``ferrohub``. The type of an undeclared field is the one
        that fits all of its values, or else JSON as text.

        :param fields: names of fields; see :meth:`to_dicts`
        :param columns: ``"all"`` or None; see :meth:`to_dicts`
        :returns: the table
        :raises ValueError: a name is not a field, and no item of the first page has it; no items are lost

        After an error, a call with the same fields continues where the failed one stopped, and returns all rows.
        """

    def to_pandas(
        self,
        fields: Iterable[str] | None = None,
        *,
        columns: Literal["all"] | None = None,
        excel: bool = False,
        **options: Any,
    ) -> pandas.DataFrame:
        """Read the remaining items as a :class:`pandas.DataFrame`. Requires pandas and pyarrow.

        Integers and booleans have nullable types (``Int64``, ``boolean``), so that no integer loses digits; times are
        ``datetime64[us, UTC]``.

        :param fields: names of fields; see :meth:`to_dicts`
        :param columns: ``"all"`` or None; see :meth:`to_dicts`
        :param excel: whether to make columns that Excel can store: times in UTC without a time zone, lists as text
        :param options: passed to :meth:`pyarrow.Table.to_pandas`
        :returns: the data frame
        :raises ImportError: pandas or pyarrow is missing; nothing is read
        """

    def to_polars(self, fields: Iterable[str] | None = None, *, columns: Literal["all"] | None = None) -> polars.DataFrame:
        """Read the remaining items as a :class:`polars.DataFrame`. Requires polars.

        :param fields: names of fields; see :meth:`to_dicts`
        :param columns: ``"all"`` or None; see :meth:`to_dicts`
        :returns: the data frame
        :raises ImportError: polars is missing; nothing is read
        """

    def progress(self, description: str | None = None) -> Iterator[_T_co]:
        """Iterate over the items and show the progress: with tqdm if it is installed, else as a line on stderr.

        The total comes from the response for the first page, if it has one.

        :param description: text before the bar; the path of the listing by default
        :returns: an iterator of the items
        """

    def _expected(self) -> tuple[int, int | None]:
        """Number of returned items, and the total number, if it is known."""

    def _repr_html_(self) -> str:
        """The next items as a short table, for notebooks. It sends no request."""

    def __arrow_c_stream__(self, requested_schema: object = None) -> object: ...

@final
class SearchListing(Listing[_T_co]):
    """A listing of search results."""

    def cost(self) -> SearchCost:
        """The number of results that the search lists, and of requests that it sends.

        Request: that of the search with ``per_page=1``. If the search has to be divided, because it has more than 1,000
        results and ``number`` is larger, the number of requests is an estimate.

        :returns: a ``SearchCost``, with ``results`` and ``requests``
        """

    @property
    def total_count(self) -> int:
        """Number of results that GitHub found; 0 before the first page."""

    @property
    def incomplete_results(self) -> bool | None:
        """Whether the search timed out, so that results are incomplete; None before the first page."""

    @property
    def items(self) -> list[dict[str, Any]] | None:
        """The results of the last page, as plain values."""

@final
class ListingPages(Generic[_T_co]):
    """The pages of a listing, as lists of items."""

    def __iter__(self) -> Self: ...
    def __next__(self) -> list[_T_co]: ...
    @classmethod
    def __class_getitem__(cls, key: Any) -> GenericAlias: ...

@disjoint_base
class GraphQL:
    """GraphQL queries and mutations: ``client.graphql(query, variables)`` runs one and returns its data."""

    def __call__(
        self,
        query: str,
        variables: Mapping[str, Any] | None = None,
        operation_name: str | None = None,
        *,
        schema: Schema | None = None,
    ) -> Any: ...
    def pages(
        self,
        query: str,
        variables: Mapping[str, Any] | None = None,
        operation_name: str | None = None,
        *,
        schema: Schema | None = None,
    ) -> GraphQLPages:
        """Run a query page by page. Every connection of the query that selects ``pageInfo`` is followed, nested ones
        included.

        Each page is the data of the query with the next page of its connections, in which nested connections are
        complete. Further pages of nested connections are requested by the ``id`` of the object above them, which the
        query must select, many in one request.

        :param query: the document; with several operations, ``operation_name`` selects one
        :param variables: values of its variables by name, any JSON values; datetimes are sent as ISO 8601
        :param operation_name: name of the operation to run; None for the only one
        :param schema: schema that the query and its variables are checked against before anything is sent, or None
        :returns: an iterator of the data of each page, plain dicts and lists
        :raises ValueError: the document is invalid, has no connection that is followed, or does not select an ``id``
            that is needed; nothing was sent
        """

    def batch(
        self,
        queries: Iterable[str | tuple[str, Mapping[str, Any] | None]],
        *,
        return_exceptions: bool = False,
        schema: Schema | None = None,
    ) -> list[Any]:
        """Run many small queries, up to 100 in one request.

        Keys, variables and fragments of the queries do not collide: they are renamed in the request, and back in the
        data. If the error of one query removes the data of the others, or GitHub rejects the request because of one,
        the others are repeated. If an error names no query, fewer queries are sent at a time, until the one that causes
        it is known.

        :param queries: an iterable of documents, or of pairs of a document and its variables; mutations are not
            accepted
        :param return_exceptions: whether the exception of a query is returned in its place; otherwise the first one is
            raised
        :param schema: schema that the queries and their variables are checked against before anything is sent, or None
        :returns: the data of each query, in order
        :raises GraphQLError: a query has errors
        :raises ValueError: a document or its variables are invalid; nothing was sent
        """

@final
class AsyncGraphQL(GraphQL):
    """GraphQL queries and mutations for asyncio: calls are awaited."""

    async def __call__(
        self,
        query: str,
        variables: Mapping[str, Any] | None = None,
        operation_name: str | None = None,
        *,
        schema: Schema | None = None,
    ) -> Any: ...
    def pages(
        self,
        query: str,
        variables: Mapping[str, Any] | None = None,
        operation_name: str | None = None,
        *,
        schema: Schema | None = None,
    ) -> AsyncGraphQLPages:
        """Run a query page by page. Every connection of the query that selects ``pageInfo`` is followed, nested ones
        included.

        Each page is the data of the query with the next page of its connections, in which nested connections are
        complete. Further pages of nested connections are requested by the ``id`` of the object above them, which the
        query must select, many in one request.

        :param query: the document; with several operations, ``operation_name`` selects one
        :param variables: values of its variables by name, any JSON values; datetimes are sent as ISO 8601
        :param operation_name: name of the operation to run; None for the only one
        :param schema: schema that the query and its variables are checked against before anything is sent, or None
        :returns: an iterator of the data of each page, plain dicts and lists
        :raises ValueError: the document is invalid, has no connection that is followed, or does not select an ``id``
            that is needed; nothing was sent
        """

    async def batch(  # type: ignore[override]
        self,
        queries: Iterable[str | tuple[str, Mapping[str, Any] | None]],
        *,
        return_exceptions: bool = False,
        schema: Schema | None = None,
    ) -> list[Any]:
        """Run many small queries, up to 100 in one request.

        Keys, variables and fragments of the queries do not collide: they are renamed in the request, and back in the
        data. If the error of one query removes the data of the others, or GitHub rejects the request because of one,
        the others are repeated. If an error names no query, fewer queries are sent at a time, until the one that causes
        it is known.

        :param queries: an iterable of documents, or of pairs of a document and its variables; mutations are not
            accepted
        :param return_exceptions: whether the exception of a query is returned in its place; otherwise the first one is
            raised
        :param schema: schema that the queries and their variables are checked against before anything is sent, or None
        :returns: the data of each query, in order
        :raises GraphQLError: a query has errors
        :raises ValueError: a document or its variables are invalid; nothing was sent
        """

@final
class Schema:
    """A GraphQL schema that queries are checked against before they are sent, such as the one that GitHub publishes
    at https://docs.github.com/graphql/overview/public-schema. Reading it takes a moment; it can be shared by all
    clients.

    :param path: path of a file in GraphQL's schema definition language
    :raises OSError: the file cannot be read
    :raises ValueError: the file is not a valid schema
    """

    def __new__(cls, path: str | os.PathLike[str]) -> Schema: ...
    def validate(
        self, query: str, variables: Mapping[str, Any] | None = None, operation_name: str | None = None
    ) -> None:
        """Check a document, and the values of its variables.

        :param query: the document
        :param variables: values of its variables by name; None checks only the document
        :param operation_name: name of the operation that the variables are for; None for the only one
        :raises ValueError: the document or a variable does not fit the schema
        """

@disjoint_base
class GraphQLPages:
    """The pages of a query: an iterator of the data of each. The next page is requested when iteration reaches it.

    Threads can share it; each page is returned to one of them. Iteration may be continued after an error: after that of
    an inaccessible object, without the object; after that of a whole request, with the same request.
    """

    def __iter__(self) -> Self: ...
    def __next__(self) -> Any: ...

@final
class AsyncGraphQLPages(GraphQLPages):
    """The pages of a query for asyncio: ``async for`` requests the next page when iteration reaches it."""

    def __aiter__(self) -> Self: ...
    async def __anext__(self) -> Any: ...
    def __iter__(self) -> NoReturn: ...
    def __next__(self) -> NoReturn: ...
    def _is_done(self) -> bool:
        """Whether the last page was read. For the coroutines of this package."""

    def _take(self) -> tuple[Any] | None:
        """The next page in a tuple, if it is complete; else None. For the coroutines of this package."""

    async def _turn(self) -> None:
        """A coroutine that sends the next request. For the coroutines of this package."""

@final
class Table:
    """An Apache Arrow table, in memory outside of Python.

    Any library that supports the Arrow PyCapsule interface can read it without a copy: ``polars.DataFrame(table)``,
    ``pyarrow.table(table)``, ``pandas.DataFrame.from_arrow(table)``, DuckDB.
    """

    @property
    def num_rows(self) -> int:
        """Number of rows."""

    @property
    def column_names(self) -> list[str]:
        """Names of the columns."""

    @property
    def types(self) -> dict[str, str]:
        """Types of the columns by their names, such as ``"int64"``, ``"utf8"``, ``"timestamp[us, UTC]"``,
        ``"list<utf8>"``.
        """

    def __len__(self) -> int: ...
    def __bool__(self) -> Literal[True]: ...
    def __arrow_c_stream__(self, requested_schema: object = None) -> object: ...
    def _repr_html_(self) -> str:
        """The first rows as HTML, for notebooks."""

@final
class Response:
    """A response. Tests can create one directly.

    :param status_code: status code, such as 200
    :param url: URL of the response
    :param headers: headers: a mapping, or pairs of names and values
    :param content: body, as bytes or text
    :param method: method of the request, such as ``"GET"``; None for a response without a request
    :param retried: outcome of a retry, if it is unknown whether the first request was carried out
    :param reason: reason phrase; None for that of the status
    :param json: body, as any JSON value, in place of ``content``
    """

    def __new__(
        cls,
        status_code: int | None = None,
        url: str = "https://api.github.com/",
        headers: Mapping[str, str] | Iterable[tuple[str, str]] | None = None,
        content: bytes | str | None = None,
        method: str | None = None,
        retried: str | None = None,
        reason: str | None = None,
        *,
        json: Any = None,
    ) -> Self: ...
    @property
    def method(self) -> str | None:
        """Method of the request, such as "GET"; None for a response without a request."""

    @property
    def retried(self) -> str | None:
        """Outcome of a retry, if it is unknown whether the first request was carried out; else None."""

    @property
    def status_code(self) -> int:
        """Status code, such as 200."""

    @property
    def request_id(self) -> str | None:
        """ID of the request, for GitHub's support: the header ``X-GitHub-Request-Id``; None if it is missing."""

    @property
    def reason(self) -> str:
        """Reason phrase, such as "Not Found": that of the transport, or else that of the status."""

    @property
    def ok(self) -> bool:
        """Whether the status is below 400."""

    @property
    def headers(self) -> Headers:
        """Headers, a mapping whose keys are case-insensitive."""

    @property
    def content(self) -> bytes:
        """Body as bytes, decompressed. For a stream, this reads the whole body."""

    @property
    def text(self) -> str:
        """Body as text; invalid UTF-8 is replaced."""

    @property
    def url(self) -> str:
        """URL of the response, after redirects."""

    @property
    def links(self) -> dict[str, dict[str, str]]:
        """The links of the Link header by relation (RFC 8288): `{"next": {"url": ..., "rel": "next"}}`."""

    @property
    def elapsed(self) -> timedelta:
        """Time from sending the request until the headers of the response were received; zero for a replayed
        response.
        """

    @property
    def history(self) -> list[Response]:
        """The redirects that led to this response, the oldest first."""

    @property
    def request(self) -> Request | None:
        """The request of this response, as it was sent; None for a response without a request."""

    @property
    def raw(self) -> Raw:
        """The body as a binary file that can be read once; with ``stream=True``, it is streamed."""

    def read(self) -> Any:
        """Read the whole body: bytes, or a coroutine of them for a stream of an asynchronous client."""

    def iter_content(self, chunk_size: int | None = 65536, decode_unicode: bool = False) -> Any:
        """The body in chunks, once: an iterator, or an asynchronous one for a stream of an asynchronous client.

        :param chunk_size: size of a chunk in bytes; None for chunks as they are received
        :param decode_unicode: whether to decode the chunks as UTF-8, default False
        :returns: an iterator of bytes, or of text
        """

    def iter_lines(
        self, chunk_size: int | None = 65536, decode_unicode: bool = False, delimiter: bytes | str | None = None
    ) -> Any:
        """The lines of the body, once: an iterator, or an asynchronous one for a stream of an asynchronous client.

        :param chunk_size: number of bytes to read at once; None for chunks as they are received
        :param decode_unicode: whether to decode the lines as UTF-8, default False
        :param delimiter: separator of lines, default any line break
        :returns: an iterator of bytes, or of text
        """

    def _piece(self) -> bytes:
        """The next piece of the body, empty at the end, or a coroutine of it. For internal use."""

    def json(self) -> Any:
        """Body, parsed as JSON.

        :raises UnexpectedResponse: the body is not JSON
        """

    def raise_for_status(self) -> None:
        """Raise the exception for the status, if it is 400 or above."""

    def close(self) -> None:
        """Close the response. The rest of a stream is discarded, and its connection is closed."""

    def __bool__(self) -> bool: ...
    def __enter__(self) -> Self: ...
    def __exit__(self, *_exception: object) -> None: ...
    def __aenter__(self) -> Awaitable[Self]: ...
    def __aexit__(self, *_exception: object) -> Awaitable[None]: ...

@final
class Request:
    """A request, for ``ClientSession.send``, or that of ``Response.request``.

    :param method: method, such as ``"GET"``
    :param url: URL
    :param headers: headers in addition to those of the session, a mapping
    :param body: body, as bytes or text
    :param timeout: seconds to connect and seconds between two reads: a number for both, or a pair; None uses the
        timeout of the session
    """

    def __new__(
        cls,
        method: str,
        url: str,
        headers: dict[str, str] | None = None,
        body: bytes | str | None = None,
        timeout: float | tuple[float | None, float | None] | None = None,
    ) -> Self: ...
    @property
    def method(self) -> str:
        """Method, such as "GET"."""

    @property
    def url(self) -> str:
        """URL."""

    @property
    def headers(self) -> Headers:
        """Headers, a mapping whose keys are case-insensitive. A sent request has ``***`` in place of credentials."""

    @property
    def body(self) -> bytes | None:
        """Body as bytes; None without a body and for a streamed one."""

    @property
    def auth(self) -> BasicAuth | TokenAuth | None:
        """Credential that replaces the session's, or None."""

    @property
    def timeout(self) -> tuple[float | None, float | None] | None:
        """Seconds to connect and seconds between two reads; None uses the timeout of the session."""

    def with_headers(self, headers: dict[str, str | None]) -> Request:
        """A copy of the request with other headers.

        :param headers: values by name; None removes a header
        :returns: a new request
        """

@final
class Headers:
    """The headers of a response: a read-only mapping whose keys are case-insensitive.

    :param pairs: pairs of names and values
    """

    def __new__(cls, pairs: Iterable[tuple[str, str]]) -> Self: ...
    def __getitem__(self, key: str, /) -> str: ...
    def __contains__(self, key: object, /) -> bool: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[str]: ...
    def get(self, name: str, default: _T | None = None) -> str | _T | None:
        """The value of a header, or the default.

        :param name: name of the header, in any case
        :param default: value to return if the header is missing
        """

    def keys(self) -> list[str]:
        """The names, in lower case as in HTTP/2."""

    def values(self) -> list[str]:
        """The values."""

    def items(self) -> list[tuple[str, str]]:
        """Pairs of names and values."""

@final
class SessionHeaders:
    """The headers that a session sends with every request: a mapping whose keys are case-insensitive."""

    def __getitem__(self, key: str, /) -> str: ...
    def __setitem__(self, key: str, value: str | None, /) -> None: ...
    def __delitem__(self, key: str, /) -> None: ...
    def __contains__(self, key: object, /) -> bool: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[str]: ...
    def get(self, name: str, default: str | None = None) -> str | None:
        """The value of a header, or the default.

        :param name: name of the header, in any case
        :param default: value to return if the header is missing
        """

    def keys(self) -> list[str]:
        """The names."""

    def values(self) -> list[str]:
        """The values."""

    def items(self) -> list[tuple[str, str]]:
        """Pairs of names and values."""

    def update(
        self,
        other: Mapping[str, str | None] | Iterable[tuple[str, str | None]] | None = None,
        **headers: str | None,
    ) -> None:
        """Set several headers. A value of None removes the header.

        :param other: a mapping, or pairs of names and values
        :param headers: headers as keyword arguments
        """

    def pop(self, name: str, default: str | None = None) -> str | None:
        """Remove a header and return its value, or the default.

        :param name: name of the header, in any case
        :param default: value to return if the header is missing
        """

@final
class URITemplate:
    """A URI template (RFC 6570), such as `https://api.github.com/users/octocat/gists{/gist_id}`.

    :param uri: the template
    """

    def __new__(cls, uri: str) -> Self: ...
    @property
    def uri(self) -> str:
        """The template as text."""

    @property
    def variables(self) -> list[str]:
        """Unique names of the variables, in order."""

    @property
    def variable_names(self) -> list[str]:
        """The same as :attr:`variables`, as a list of names."""

    def expand(self, var_dict: dict[str, Any] | None = None, **kwargs: Any) -> str:
        """Expand the template to a URL. Variables without a value are omitted.

        :param var_dict: values by name
        :param kwargs: values by name; they take precedence over ``var_dict``
        """

@final
class BasicAuth:
    """Username and password.

    :param username: login
    :param password: password
    """

    def __new__(cls, username: str, password: str) -> Self: ...
    @property
    def username(self) -> str:
        """Login."""

@disjoint_base
class TokenAuth:
    """A personal or OAuth token.

    :param token: the token; it cannot be read back
    """

    def __new__(cls, token: str) -> Self: ...
    @property
    def expires_at(self) -> datetime | None:
        """When the token expires; None if unknown."""

    @property
    def expired(self) -> bool:
        """Whether the token has expired."""

@final
class AppBearerTokenAuth(TokenAuth):
    """The JWT of a GitHub App.

    :param token: the JWT
    :param expire_in: seconds until it expires
    """

    def __new__(cls, token: str, expire_in: int) -> Self: ...

@final
class AppInstallationTokenAuth(TokenAuth):
    """The access token of an installation of a GitHub App.

    :param token: the token
    :param expires_at: when it expires, a datetime (without an offset it is in UTC) or ISO 8601 text
    """

    def __new__(cls, token: str, expires_at: datetime | str) -> Self: ...

@final
class ClientAuth:
    """The credential of a client. It never shows a token; :meth:`token` returns it."""

    @property
    def kind(self) -> Literal["app", "installation", "user", "token", "basic"] | None:
        """Kind of the credential: ``"app"``, ``"installation"``, ``"user"`` for a token from :mod:`ferrohub.oauth`,
        ``"token"`` for any other, or ``"basic"``; None if the client is anonymous.
        """

    @property
    def expires_at(self) -> datetime | None:
        """When the current token of an installation or a user, or the JWT of ``Client.login_as_app``, expires; None
        if that is not known, and before the first token.
        """

    def token(self) -> str:
        """Return the token, to pass it to another program, such as git. An expiring token is renewed first. From
        then on, cassettes and the messages of exceptions do not contain it.

        For an app it is a JWT, which is valid for at least a minute. For an installation, an hour's token is requested
        if there is none (``POST /app/installations/{installation_id}/access_tokens``); see
        https://docs.github.com/rest/apps/apps#create-an-installation-access-token-for-an-app.

        :returns: the token as a str; a coroutine of it if the client is asynchronous
        :raises AuthenticationFailed: the client is anonymous, or has a username and a password
        """

    def refresh(self) -> None:
        """Refresh the token of a user now, whatever its expiry, and have ``on_refresh`` store it; see
        :meth:`ferrohub.oauth.OAuthApp.client`. This sends a request also after a refresh whose outcome is unknown.

        Request: ``POST https://github.com/login/oauth/access_token``; see
        https://docs.github.com/apps/creating-github-apps/authenticating-with-a-github-app/refreshing-user-access-tokens.

        :returns: None; a coroutine of it if the client is asynchronous
        :raises ValueError: the credential is another one than the token of a user from :mod:`ferrohub.oauth`
        :raises OAuthError: GitHub rejects the refresh token
        """

@final
class UserToken:
    """A token that a user granted to an application. ``repr`` does not show it, and it cannot be pickled;
    :meth:`as_dict` returns what to store.

    :param access_token: the token
    :param expires_at: when it expires, a datetime or ISO 8601 text; None for a token that does not
    :param refresh_token: token that gets the next one; None for a token that does not expire
    :param refresh_token_expires_at: when the refresh token expires, likewise
    :param scopes: names of the scopes that the user granted; empty for GitHub Apps, which have permissions
    """

    def __new__(
        cls,
        access_token: str,
        *,
        expires_at: datetime | str | None = None,
        refresh_token: str | None = None,
        refresh_token_expires_at: datetime | str | None = None,
        scopes: Iterable[str] | None = None,
    ) -> Self: ...
    @staticmethod
    def from_dict(stored: Mapping[str, Any]) -> UserToken:
        """Create a token from what :meth:`as_dict` has returned. Other keys are ignored.

        :param stored: the mapping, as it was stored
        :raises ValueError: it is a response of GitHub, whose ``expires_in`` does not say when the token expires
        """

    def as_dict(self) -> dict[str, Any]:
        """The token and everything that a later refresh needs, as a dict that JSON can represent. Store it like a
        password.

        ``authorization`` is the same for all tokens that refreshes return, so that a later process finds what is
        cached.
        """

    @property
    def access_token(self) -> str:
        """The token."""

    @property
    def expires_at(self) -> datetime | None:
        """When the token expires; None if it does not."""

    @property
    def refresh_token(self) -> str | None:
        """The refresh token; None if the token does not expire. It can be used once."""

    @property
    def refresh_token_expires_at(self) -> datetime | None:
        """When the refresh token expires; None if that is not known."""

    @property
    def scopes(self) -> list[str]:
        """Names of the scopes that the user granted, which may be fewer than requested."""

@final
class WebFlow:
    """The start of a web flow. Keep ``state`` and ``code_verifier`` for the browser that you send to ``url``, such
    as in its session: :meth:`OAuthApp.finish_web_flow` needs them.
    """

    @property
    def url(self) -> str:
        """Where to send the browser."""

    @property
    def state(self) -> str:
        """Random text that the browser must bring back."""

    @property
    def code_verifier(self) -> str:
        """Random text that proves that the code belongs to this flow (PKCE)."""

    @property
    def redirect_uri(self) -> str | None:
        """Where GitHub sends the browser back to; None for the URL in the settings of the application."""

@final
class DeviceCode:
    """A code for the user to enter on another device."""

    @property
    def user_code(self) -> str:
        """The code, such as ``"WDJB-MJHT"``."""

    @property
    def verification_uri(self) -> str:
        """URL of the page where the user enters it."""

    @property
    def expires_in(self) -> float:
        """Seconds until it expires."""

    @property
    def interval(self) -> float:
        """Seconds between two polls."""

@disjoint_base
class OAuthApp:
    """An OAuth app, or a GitHub App that acts for users. Its methods run the flows in which a user authorizes it,
    and manage the tokens. It never shows the client secret, which is sent only to GitHub's web host, and with requests
    about tokens to the API.

    :param client_id: client ID of the application
    :param client_secret: client secret of the application; the device flow needs none
    :param client: client whose options, such as ``base_url`` and ``proxies``, are used; None for a new ``Client()``.
        Its credential is not used
    :param web_url: URL of GitHub's web host; None derives it from the URL of the API
    """

    def __new__(
        cls, client_id: str, client_secret: str | None = None, *, client: Client | None = None, web_url: str | None = None
    ) -> Self: ...
    @property
    def client_id(self) -> str:
        """Client ID of the application."""

    @property
    def web_url(self) -> str:
        """URL of GitHub's web host."""

    def start_web_flow(
        self,
        *,
        redirect_uri: str | None = None,
        scopes: Iterable[str] | None = None,
        login: str | None = None,
        allow_signup: bool | None = None,
        prompt: str | None = None,
    ) -> WebFlow:
        """Start a web flow, with a state and PKCE. Nothing is sent: send the browser to ``url`` of the result, and
        keep its ``state`` and ``code_verifier``. See
        https://docs.github.com/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps#web-application-flow.

        :param redirect_uri: URL that GitHub sends the browser back to; None for that of the application's settings
        :param scopes: names of the requested scopes, such as ``["repo"]``; GitHub Apps have none
        :param login: login of the account to suggest
        :param allow_signup: whether GitHub offers to sign up; None leaves it to GitHub, which does
        :param prompt: ``"select_account"`` lets the user choose the account
        :returns: a :class:`WebFlow`
        """

    def finish_web_flow(
        self, callback_url: str, *, state: str, code_verifier: str, redirect_uri: str | None = None
    ) -> UserToken:
        """Finish a web flow: check the state, and exchange the code for a token.

        Request: ``POST https://github.com/login/oauth/access_token``. It is not retried if its outcome is unknown.

        :param callback_url: URL that GitHub has sent the browser back to, or its path and query
        :param state: ``state`` of the flow, as it was kept for this browser
        :param code_verifier: ``code_verifier`` of the flow
        :param redirect_uri: ``redirect_uri`` of the flow
        :returns: a :class:`UserToken`
        :raises OAuthError: the user has denied access (``access_denied``), the state differs (``state_mismatch``), or
            GitHub rejects the code
        """

    def exchange(self, code: str, *, code_verifier: str | None = None, redirect_uri: str | None = None) -> UserToken:
        """Exchange the code of a web flow for a token. :meth:`finish_web_flow` also checks the state.

        Request: ``POST https://github.com/login/oauth/access_token``. It is not retried if its outcome is unknown.

        :param code: code of the callback URL
        :param code_verifier: ``code_verifier`` of the flow; None if it had no challenge
        :param redirect_uri: ``redirect_uri`` of the flow
        :returns: a :class:`UserToken`
        :raises OAuthError: GitHub rejects the code
        """

    def device_flow(
        self, *, scopes: Iterable[str] | None = None, on_code: Callable[[DeviceCode], object] | None = None
    ) -> UserToken:
        """Run the device flow: show a code, which the user enters on any device, and wait until that is done. No
        client secret is needed. Ctrl-C and cancelling the task end the wait. See
        https://docs.github.com/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps#device-flow.

        Requests: ``POST https://github.com/login/device/code``, then ``POST
        https://github.com/login/oauth/access_token`` as often as GitHub allows.

        :param scopes: names of the requested scopes; GitHub Apps have none
        :param on_code: callable that shows a :class:`DeviceCode` to the user; None prints it
        :returns: a :class:`UserToken`
        :raises OAuthError: the user has denied access (``access_denied``), or did not enter the code in time
            (``expired_token``)
        """

    def refresh(self, refresh_token: str | UserToken) -> UserToken:
        """Exchange a refresh token for a new token. This ends the old token and its refresh token: store the new
        ones before anything else. :meth:`client` does this by itself.

        Request: ``POST https://github.com/login/oauth/access_token``. It is not retried if its outcome is unknown.

        :param refresh_token: the refresh token, or a :class:`UserToken` that has one
        :returns: a :class:`UserToken`
        :raises OAuthError: GitHub rejects the refresh token, such as one that was used or has expired
        """

    def client(
        self, token: UserToken | Mapping[str, Any], *, on_refresh: Callable[[UserToken], object] | None = None
    ) -> Client:
        """Return a client that acts for a user. An expiring token is refreshed before it expires, once for all
        threads and tasks.

        A refresh ends the old token and the refresh token, so ``on_refresh`` must store the new ones. It is called
        before the new token is used, in the thread or on the event loop of the call that needs it, and may be a
        coroutine function of an ``AsyncOAuthApp``; the requests of other threads and tasks wait. If it raises, so does
        the call, and the next call calls it again. A refresh whose outcome is unknown is not repeated, but raises
        :class:`~ferrohub.exceptions.UserTokenExpired`.

        :param token: a :class:`UserToken`, or a mapping from :meth:`UserToken.as_dict`
        :param on_refresh: callable that stores a :class:`UserToken`; None stores it nowhere
        :returns: a :class:`ferrohub.Client`; it has the options of that client
        """

    def check(self, token: str | UserToken) -> Authorization | None:
        """Fetch what a token of the application allows, and for whom.

        Request: ``POST /applications/{client_id}/token``; see
        https://docs.github.com/rest/apps/oauth-applications#check-a-token.

        :param token: the token, a str or a :class:`UserToken`
        :returns: an :class:`~ferrohub.auths.Authorization`, or None if the token is not valid
        """

    def reset(self, token: str | UserToken) -> Authorization:
        """Replace a token of the application by another one with the same access. The old one is not valid any more.

        Request: ``PATCH /applications/{client_id}/token``; see
        https://docs.github.com/rest/apps/oauth-applications#reset-a-token.

        :param token: the token, a str or a :class:`UserToken`
        :returns: an :class:`~ferrohub.auths.Authorization`, whose ``token`` is the new one
        """

    def revoke(self, token: str | UserToken) -> bool:
        """Revoke a token of the application. Other tokens of the user stay valid.

        Request: ``DELETE /applications/{client_id}/token``; see
        https://docs.github.com/rest/apps/oauth-applications#delete-an-app-token.

        :param token: the token, a str or a :class:`UserToken`
        :returns: True, or False if the token is not valid
        """

    def revoke_authorization(self, token: str | UserToken) -> bool:
        """Revoke the authorization of a user with all its tokens. The user has to authorize the application again.

        Request: ``DELETE /applications/{client_id}/grant``; see
        https://docs.github.com/rest/apps/oauth-applications#delete-an-app-authorization.

        :param token: a valid token of the user, a str or a :class:`UserToken`
        :returns: True, or False if the token is not valid
        """

    def create_scoped_token(
        self,
        token: str | UserToken,
        account: str | int,
        *,
        repositories: Iterable[str | int | ShortRepository] | None = None,
        permissions: Mapping[str, Literal["read", "write", "admin"]] | None = None,
    ) -> Authorization:
        """Create a token that is limited to one account, and to some of its repositories and permissions, from a
        token that a user granted to a GitHub App.

        Request: ``POST /applications/{client_id}/token/scoped``; see
        https://docs.github.com/rest/apps/apps#create-a-scoped-access-token.

        :param token: the token, a str or a :class:`UserToken`
        :param account: login or id of the user or organization that the new token has access to
        :param repositories: repositories: names, ids, or repositories; None for all that the token has access to
        :param permissions: permissions such as ``{"contents": "read"}``; None for those of the token
        :returns: an :class:`~ferrohub.auths.Authorization`, whose ``token`` is the new one
        """

@final
class AsyncOAuthApp(OAuthApp):
    """The same for asyncio: methods that send requests return coroutines, and ``client`` an
    :class:`~ferrohub.AsyncClient`.

    :param client_id: client ID of the application
    :param client_secret: client secret of the application; the device flow needs none
    :param client: client whose options are used; None for a new one. Its credential is not used
    :param web_url: URL of GitHub's web host; None derives it from the URL of the API
    """

    def __new__(
        cls, client_id: str, client_secret: str | None = None, *, client: Client | None = None, web_url: str | None = None
    ) -> Self: ...
    async def finish_web_flow(  # type: ignore[override]
        self, callback_url: str, *, state: str, code_verifier: str, redirect_uri: str | None = None
    ) -> UserToken:
        """Finish a web flow: check the state, and exchange the code for a token.

        Request: ``POST https://github.com/login/oauth/access_token``. It is not retried if its outcome is unknown.

        :param callback_url: URL that GitHub has sent the browser back to, or its path and query
        :param state: ``state`` of the flow, as it was kept for this browser
        :param code_verifier: ``code_verifier`` of the flow
        :param redirect_uri: ``redirect_uri`` of the flow
        :returns: a :class:`UserToken`
        :raises OAuthError: the user has denied access (``access_denied``), the state differs (``state_mismatch``), or
            GitHub rejects the code
        """

    async def exchange(  # type: ignore[override]
        self, code: str, *, code_verifier: str | None = None, redirect_uri: str | None = None
    ) -> UserToken:
        """Exchange the code of a web flow for a token. :meth:`finish_web_flow` also checks the state.

        Request: ``POST https://github.com/login/oauth/access_token``. It is not retried if its outcome is unknown.

        :param code: code of the callback URL
        :param code_verifier: ``code_verifier`` of the flow; None if it had no challenge
        :param redirect_uri: ``redirect_uri`` of the flow
        :returns: a :class:`UserToken`
        :raises OAuthError: GitHub rejects the code
        """

    async def device_flow(  # type: ignore[override]
        self, *, scopes: Iterable[str] | None = None, on_code: Callable[[DeviceCode], object] | None = None
    ) -> UserToken:
        """Run the device flow: show a code, which the user enters on any device, and wait until that is done. No
        client secret is needed. Ctrl-C and cancelling the task end the wait. See
        https://docs.github.com/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps#device-flow.

        Requests: ``POST https://github.com/login/device/code``, then ``POST
        https://github.com/login/oauth/access_token`` as often as GitHub allows.

        :param scopes: names of the requested scopes; GitHub Apps have none
        :param on_code: callable that shows a :class:`DeviceCode` to the user; None prints it
        :returns: a :class:`UserToken`
        :raises OAuthError: the user has denied access (``access_denied``), or did not enter the code in time
            (``expired_token``)
        """

    async def refresh(  # type: ignore[override]
        self, refresh_token: str | UserToken
    ) -> UserToken:
        """Exchange a refresh token for a new token. This ends the old token and its refresh token: store the new
        ones before anything else. :meth:`client` does this by itself.

        Request: ``POST https://github.com/login/oauth/access_token``. It is not retried if its outcome is unknown.

        :param refresh_token: the refresh token, or a :class:`UserToken` that has one
        :returns: a :class:`UserToken`
        :raises OAuthError: GitHub rejects the refresh token, such as one that was used or has expired
        """

    def client(  # type: ignore[override]
        self, token: UserToken | Mapping[str, Any], *, on_refresh: Callable[[UserToken], object] | None = None
    ) -> AsyncClient:
        """Return a client that acts for a user. An expiring token is refreshed before it expires, once for all
        threads and tasks.

        A refresh ends the old token and the refresh token, so ``on_refresh`` must store the new ones. It is called
        before the new token is used, in the thread or on the event loop of the call that needs it, and may be a
        coroutine function of an ``AsyncOAuthApp``; the requests of other threads and tasks wait. If it raises, so does
        the call, and the next call calls it again. A refresh whose outcome is unknown is not repeated, but raises
        :class:`~ferrohub.exceptions.UserTokenExpired`.

        :param token: a :class:`UserToken`, or a mapping from :meth:`UserToken.as_dict`
        :param on_refresh: callable that stores a :class:`UserToken`; None stores it nowhere
        :returns: a :class:`ferrohub.Client`; it has the options of that client
        """

    async def check(  # type: ignore[override]
        self, token: str | UserToken
    ) -> Authorization | None:
        """Fetch what a token of the application allows, and for whom.

        Request: ``POST /applications/{client_id}/token``; see
        https://docs.github.com/rest/apps/oauth-applications#check-a-token.

        :param token: the token, a str or a :class:`UserToken`
        :returns: an :class:`~ferrohub.auths.Authorization`, or None if the token is not valid
        """

    async def reset(  # type: ignore[override]
        self, token: str | UserToken
    ) -> Authorization:
        """Replace a token of the application by another one with the same access. The old one is not valid any more.

        Request: ``PATCH /applications/{client_id}/token``; see
        https://docs.github.com/rest/apps/oauth-applications#reset-a-token.

        :param token: the token, a str or a :class:`UserToken`
        :returns: an :class:`~ferrohub.auths.Authorization`, whose ``token`` is the new one
        """

    async def revoke(  # type: ignore[override]
        self, token: str | UserToken
    ) -> bool:
        """Revoke a token of the application. Other tokens of the user stay valid.

        Request: ``DELETE /applications/{client_id}/token``; see
        https://docs.github.com/rest/apps/oauth-applications#delete-an-app-token.

        :param token: the token, a str or a :class:`UserToken`
        :returns: True, or False if the token is not valid
        """

    async def revoke_authorization(  # type: ignore[override]
        self, token: str | UserToken
    ) -> bool:
        """Revoke the authorization of a user with all its tokens. The user has to authorize the application again.

        Request: ``DELETE /applications/{client_id}/grant``; see
        https://docs.github.com/rest/apps/oauth-applications#delete-an-app-authorization.

        :param token: a valid token of the user, a str or a :class:`UserToken`
        :returns: True, or False if the token is not valid
        """

    async def create_scoped_token(  # type: ignore[override]
        self,
        token: str | UserToken,
        account: str | int,
        *,
        repositories: Iterable[str | int | ShortRepository] | None = None,
        permissions: Mapping[str, Literal["read", "write", "admin"]] | None = None,
    ) -> Authorization:
        """Create a token that is limited to one account, and to some of its repositories and permissions, from a
        token that a user granted to a GitHub App.

        Request: ``POST /applications/{client_id}/token/scoped``; see
        https://docs.github.com/rest/apps/apps#create-a-scoped-access-token.

        :param token: the token, a str or a :class:`UserToken`
        :param account: login or id of the user or organization that the new token has access to
        :param repositories: repositories: names, ids, or repositories; None for all that the token has access to
        :param permissions: permissions such as ``{"contents": "read"}``; None for those of the token
        :returns: an :class:`~ferrohub.auths.Authorization`, whose ``token`` is the new one
        """

@disjoint_base
class AppManifest:
    """A description of a GitHub App to register. The user confirms it on GitHub, which returns the app's
    credentials. See https://docs.github.com/apps/sharing-github-apps/registering-a-github-app-from-a-manifest.

    :param manifest: parameters of the app, such as ``{"url": "https://example.com", "redirect_url":
        "https://example.com/registered", "default_permissions": {"issues": "write"}}``
    :param organization: login of the organization that is to own the app; None for the user
    :param state: ``state`` of the flow that is to be finished; None for a new one
    :param client: client whose options are used; None for a new ``Client()``
    """

    def __new__(
        cls,
        manifest: Mapping[str, Any],
        *,
        organization: str | None = None,
        state: str | None = None,
        client: Client | None = None,
    ) -> Self: ...
    @property
    def url(self) -> str:
        """URL that the manifest is posted to, as the field ``manifest`` of a form; :meth:`html` is a page that does
        so.
        """

    @property
    def state(self) -> str:
        """Random text that the browser must bring back. Keep it for this browser."""

    def html(self) -> str:
        """A page that posts the manifest to GitHub when it is loaded."""

    def register(self, callback_url: str) -> AppRegistration:
        """Finish the flow: exchange the code of the callback URL for the app's credentials. GitHub returns them
        once.

        Request: ``POST /app-manifests/{code}/conversions``; see
        https://docs.github.com/rest/apps/apps#create-a-github-app-from-a-manifest. It is not retried if its outcome is
        unknown.

        :param callback_url: URL that GitHub has sent the browser back to, or its path and query
        :returns: an :class:`AppRegistration`
        :raises OAuthError: the state differs (``state_mismatch``)
        """

@final
class AsyncAppManifest(AppManifest):
    """The same for asyncio: :meth:`register` returns a coroutine.

    :param manifest: parameters of the app
    :param organization: login of the organization that is to own the app; None for the user
    :param state: ``state`` of the flow that is to be finished; None for a new one
    :param client: client whose options are used; None for a new one
    """

    def __new__(
        cls,
        manifest: Mapping[str, Any],
        *,
        organization: str | None = None,
        state: str | None = None,
        client: Client | None = None,
    ) -> Self: ...
    async def register(  # type: ignore[override]
        self, callback_url: str
    ) -> AppRegistration:
        """Finish the flow: exchange the code of the callback URL for the app's credentials. GitHub returns them
        once.

        Request: ``POST /app-manifests/{code}/conversions``; see
        https://docs.github.com/rest/apps/apps#create-a-github-app-from-a-manifest. It is not retried if its outcome is
        unknown.

        :param callback_url: URL that GitHub has sent the browser back to, or its path and query
        :returns: an :class:`AppRegistration`
        :raises OAuthError: the state differs (``state_mismatch``)
        """

@final
class AppRegistration:
    """The credentials of a new GitHub App. ``repr`` does not show them, and they cannot be pickled; :meth:`as_dict`
    returns what to store.
    """

    @property
    def id(self) -> int | None:
        """Number of the app."""

    @property
    def slug(self) -> str | None:
        """Name of the app in URLs."""

    @property
    def html_url(self) -> str | None:
        """URL of the app's page."""

    @property
    def client_id(self) -> str | None:
        """Client ID."""

    @property
    def client_secret(self) -> str | None:
        """Client secret."""

    @property
    def webhook_secret(self) -> str | None:
        """Secret of the webhook; None if the app has no webhook."""

    @property
    def private_key(self) -> str | None:
        """Private key, as the text of a PEM file."""

    def as_dict(self) -> dict[str, Any]:
        """Everything above, as a dict that JSON can represent. Store it like a password."""

    def client(self, **options: Any) -> AppClient:
        """Return a client for the app, of the API where it is registered.

        :param options: options of :class:`ferrohub.AppClient`
        :returns: a :class:`ferrohub.AppClient`
        """

@final
class AuthContext:
    """Context manager that replaces the credential of a session in the thread or task that enters it."""

    def __enter__(self) -> ClientSession: ...
    def __exit__(self, *_exception: object) -> None: ...

@final
class Responses:
    """The responses of the calls in a block, the oldest first. :meth:`Client.responses` returns it.

    A response is added when it was received, also that of a call that raises. Retries and redirects add one response, a
    listing adds one for each page, and an operation that sends several requests adds one for each. After the block,
    nothing is added.
    """

    def __enter__(self) -> Self: ...
    def __exit__(self, *_exception: object) -> None: ...
    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, index: int, /) -> Response: ...
    @overload
    def __getitem__(self, index: slice, /) -> list[Response]: ...
    def __iter__(self) -> Iterator[Response]: ...

@final
class Cache:
    """A cache of responses. Each cached response is revalidated with GitHub before it is used, which costs no quota
    if it is current, so a program always reads its own writes. A cache can be shared by sessions, threads and, on disk,
    processes. Responses are cached per credential.

    :param path: path of a folder, which is created with private permissions if it does not exist; None for a cache in
        memory
    :param max_bytes: maximum size in bytes; None for 64 MiB in memory and 512 MiB on disk. The least recently used
        responses are removed first. A response larger than a quarter of it is not cached.
    :raises ValueError: the folder belongs to another user, or others can write to it
    """

    def __new__(cls, path: str | os.PathLike[str] | None = None, *, max_bytes: int | None = None) -> Self: ...
    @property
    def path(self) -> Path | None:
        """Path of the folder; None for a cache in memory."""

    @property
    def max_bytes(self) -> int:
        """Approximate maximum size in bytes. Processes that share a folder may exceed it together for a short time."""

    @property
    def hits(self) -> int:
        """Number of responses returned from the cache after GitHub confirmed that they are current, in this process."""

    @property
    def misses(self) -> int:
        """Number of cacheable responses that were received in full from GitHub, in this process."""

    def clear(self) -> None:
        """Remove all responses; on disk, those of all processes."""

    def __getnewargs_ex__(self) -> tuple[tuple[Path | None], dict[str, Any]]: ...

@final
class Machine:
    """The processes of this machine share the quotas of their credentials, through files in a private folder. All
    processes that use the same folder have at most 100 requests in flight for a credential together, and a rate limit
    that one of them reaches stops the others.

    :param path: path of the folder, which is created with private permissions if it does not exist; None for
        ``ferrohub/quota`` in the user's folder for caches. It contains no credentials
    :raises ValueError: the folder belongs to another user, or others can write to it
    """

    def __new__(cls, path: str | os.PathLike[str] | None = None) -> Self: ...
    @property
    def path(self) -> Path:
        """Path of the folder."""

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __getnewargs__(self) -> tuple[Path | None]: ...

@final
class _QuotaLedger:
    """What a broker keeps: the shares of all holders, in memory.

    :param resumed: whether it replaces another one, which may have granted shares
    """

    def __new__(cls, resumed: bool = False) -> Self: ...
    def exchange(self, message: str) -> str:
        """Exchange the claim of a holder for its share.

        :param message: message of the holder
        :returns: the response to it
        :raises ValueError: it is no message of this version
        """

@final
class Cassette:
    """A cassette: a file of requests and their responses, which are recorded once and replayed in tests.

    :param path: path of the file
    :param record: ``"once"``, ``"none"``, ``"new_episodes"`` or ``"all"``
    :param match_on: parts of a request that must equal those of the recorded one: ``"method"``, ``"scheme"``,
        ``"host"``, ``"path"``, ``"query"``, ``"uri"``, ``"headers"``, ``"body"``
    :param secrets: texts to remove from recordings, in addition to the credentials of the session
    :param patterns: regular expressions of texts to remove from recordings
    :param keep_emails: whether recordings contain e-mail addresses
    :param allow_repeats: whether the last response recorded for a request is replayed any number of times
    """

    def __new__(
        cls,
        path: str | os.PathLike[str],
        record: Record = "once",
        match_on: list[Match] | None = None,
        *,
        secrets: list[str] = ...,
        patterns: list[str] = ...,
        keep_emails: bool = False,
        allow_repeats: bool = False,
    ) -> Self: ...
    def insert(self, session: ClientSession | Client | GitHubCore) -> None:
        """Send the requests of a session to the cassette.

        :param session: the session, or a client or resource of it
        """

    def eject(self) -> None:
        """Restore the previous transport of the session."""

    def save(self) -> None:
        """Write the file, if anything was recorded.

        :raises CassetteError: the file cannot be written, or would contain a credential; no partial file is left
        """

    def scrub(self) -> None:
        """Write the file anew without secrets, also if nothing was recorded.

        :raises CassetteError: the file cannot be written, or a secret in it cannot be replaced; the file is unchanged
        """

    @property
    def recorded(self) -> int:
        """Number of recorded requests."""

    @property
    def played(self) -> int:
        """Number of replayed requests."""

    @property
    def unused(self) -> list[str]:
        """The recorded requests that were not replayed, as ``"GET https://..."``."""

@disjoint_base
class ClientSession:
    """Settings, credential and connections, shared by all resources read through it. Thread-safe.

    :param default_connect_timeout: seconds to connect; None leaves it to ``timeout``
    :param default_read_timeout: seconds between two reads; None leaves it to ``timeout``
    :param base_url: URL of the API; None for ``https://api.github.com``
    :param api_version: version of the API to request, such as ``"2022-11-28"``; None requests the
        version that this package was written for from GitHub, and no version from an Enterprise Server
    :param timeout: seconds to connect and seconds between two reads: a number for both, or a pair; None
        in the pair disables that timeout; None keeps the defaults of 4 and 10
    :param retries: maximum number of retries of idempotent requests: GET, HEAD, OPTIONS, PUT and DELETE
        after a transport error, 502, 503 or 504, and any request that certainly was not processed; 0
        disables retries
    :param retry_quota: tokens for the retries of this client at each host: a retry takes 5, or 10 after
        a timeout, and a success returns 1; at 0 the first error is raised. None retries without this
        limit
    :param rate_limit: what to do at a rate limit: ``"raise"`` raises ``RateLimitExceeded``, ``"wait"``
        waits and retries
    :param max_wait: maximum total of seconds that one call waits for rate limits, and for its turn
        among other requests; if more are needed, it raises
    :param on_wait: callback invoked before each wait for a rate limit or for pacing, with the seconds
        and the reason, or None; if it raises, so does the call
    :param pace: whether to space requests as GitHub recommends: writes at least a second apart,
        searches by their quota, and all requests further apart when a quota is low or after a secondary
        rate limit; these waits count towards ``max_wait``
    :param quota: with which processes to share the quotas of credentials: a
        :class:`ferrohub.quota.Machine` for those of this machine, or an object that reaches a
        :class:`ferrohub.quota.Broker`; see :mod:`ferrohub.quota`; None for the quota of this process
    :param event_hooks: functions to call with the events of each request, by the name of the event:
        ``request``, ``response``, ``retry`` and ``error``, each a list; see
        :mod:`ferrohub.event_hooks`. If one raises, so does the call; None for none
    :param user_agent: ``User-Agent`` header of the requests; None for the name and version of this
        package
    :param read_ahead: maximum number of pages of a listing to prefetch; 0 for none
    :param cache: where to cache responses: True for memory (64 MiB), the path of a folder (512 MiB), a
        :class:`ferrohub.Cache`, or None for nowhere. Each cached response is revalidated before it is
        used, which costs no quota if it is current
    :param verify: which certificate authorities to trust: True for those of ``REQUESTS_CA_BUNDLE``,
        ``CURL_CA_BUNDLE``, ``SSL_CERT_FILE`` and ``SSL_CERT_DIR``, or else those of the system; the
        path of a bundle in PEM format or of a folder of such files; or False to accept any certificate,
        which is insecure
    :param cert: client certificate in PEM format: the path of a file with the certificate and its key,
        or a pair of the paths of both; or None
    :param proxies: proxies by scheme, as ``{"https": "http://10.0.0.1:3128"}``; empty uses those of the
        environment. Keys are ``"http"``, ``"https"``, ``"all"``, one of these with a host, as
        ``"https://api.github.com"``, and ``"no_proxy"`` for hosts without a proxy
    :param transport: callable that sends each request in place of the network: it gets a
        :class:`ferrohub.transports.Request`, and returns a :class:`ferrohub.transports.Response`, or an
        awaitable of one for an asynchronous client; see :mod:`ferrohub.transports`; None for the
        network
    :param pickle_credentials: whether pickles of the session contain its credential
    """

    def __init__(
        self,
        default_connect_timeout: float | None = None,
        default_read_timeout: float | None = None,
        *,
        base_url: str | None = None,
        api_version: str | None = None,
        timeout: float | tuple[float | None, float | None] | None = None,
        retries: int = 3,
        retry_quota: int | None = 500,
        rate_limit: Literal["raise", "wait"] = "raise",
        max_wait: float = 3660.0,
        on_wait: Callable[[float, str], object] | None = None,
        pace: bool = False,
        quota: Machine | Handle | None = None,
        event_hooks: EventHooks | None = None,
        user_agent: str | None = None,
        read_ahead: int = 5,
        cache: bool | str | os.PathLike[str] | Cache | None = None,
        verify: bool | str | os.PathLike[str] = True,
        cert: str | os.PathLike[str] | tuple[str | os.PathLike[str], str | os.PathLike[str]] | None = None,
        proxies: Mapping[str, str] | None = None,
        transport: Transport | None = None,
        pickle_credentials: bool = False,
    ) -> None: ...
    @property
    def auth(self) -> BasicAuth | TokenAuth | None:
        """The credential: None, a (username, password) pair, or one of the classes of ``ferrohub.session``."""

    @auth.setter
    def auth(self, value: BasicAuth | TokenAuth | tuple[str, str] | None) -> None: ...
    @property
    def headers(self) -> SessionHeaders:
        """Headers sent with every request: a mapping whose keys are case-insensitive."""

    @property
    def params(self) -> SessionMapping:
        """Query sent with every request: a mapping."""

    @params.setter
    def params(self, value: Mapping[str, Any]) -> None: ...
    @property
    def default_connect_timeout(self) -> float | None:
        """Seconds to connect; None disables the timeout."""

    @default_connect_timeout.setter
    def default_connect_timeout(self, value: float | None) -> None: ...
    @property
    def default_read_timeout(self) -> float | None:
        """Seconds between two reads; None disables the timeout."""

    @default_read_timeout.setter
    def default_read_timeout(self, value: float | None) -> None: ...
    @property
    def request_counter(self) -> int:
        """Number of requests that were sent."""

    @property
    def base_url(self) -> str:
        """URL of the API."""

    @base_url.setter
    def base_url(self, value: str | None) -> None: ...
    @property
    def api_version(self) -> str | None:
        """Version of the API to request, such as ``"2022-11-28"``."""

    @api_version.setter
    def api_version(self, value: str | None) -> None: ...
    @property
    def timeout(self) -> tuple[float | None, float | None]:
        """Seconds to connect and seconds between two reads: a number for both, or a pair; None in the pair disables
        that timeout.
        """

    @timeout.setter
    def timeout(self, value: float | tuple[float | None, float | None] | None) -> None: ...
    @property
    def retries(self) -> int:
        """Maximum number of retries of idempotent requests: GET, HEAD, OPTIONS, PUT and DELETE after a transport
        error, 502, 503 or 504, and any request that certainly was not processed; 0 disables retries.
        """

    @retries.setter
    def retries(self, value: int) -> None: ...
    @property
    def retry_quota(self) -> int | None:
        """Tokens for the retries of this client at each host: a retry takes 5, or 10 after a timeout, and a success
        returns 1; at 0 the first error is raised. None retries without this limit.
        """

    @retry_quota.setter
    def retry_quota(self, value: int | None) -> None: ...
    @property
    def rate_limit(self) -> Literal["raise", "wait"]:
        """What to do at a rate limit: ``"raise"`` raises ``RateLimitExceeded``, ``"wait"`` waits and retries."""

    @rate_limit.setter
    def rate_limit(self, value: Literal["raise", "wait"]) -> None: ...
    @property
    def max_wait(self) -> float:
        """Maximum total of seconds that one call waits for rate limits, and for its turn among other requests; if
        more are needed, it raises.
        """

    @max_wait.setter
    def max_wait(self, value: float) -> None: ...
    @property
    def on_wait(self) -> Callable[[float, str], object] | None:
        """Callback invoked before each wait for a rate limit or for pacing, with the seconds and the reason, or
        None; if it raises, so does the call.
        """

    @on_wait.setter
    def on_wait(self, value: Callable[[float, str], object] | None) -> None: ...
    @property
    def pace(self) -> bool:
        """Whether to space requests as GitHub recommends: writes at least a second apart, searches by their quota,
        and all requests further apart when a quota is low or after a secondary rate limit; these waits count
        towards ``max_wait``.
        """

    @pace.setter
    def pace(self, value: bool) -> None: ...
    @property
    def quota(self) -> Machine | Handle | None:
        """With which processes to share the quotas of credentials: a :class:`ferrohub.quota.Machine` for those of
        this machine, or an object that reaches a :class:`ferrohub.quota.Broker`; see :mod:`ferrohub.quota`.
        """

    @quota.setter
    def quota(self, value: Machine | Handle | None) -> None: ...
    @property
    def event_hooks(self) -> EventHooks:
        """Functions to call with the events of each request, by the name of the event: ``request``, ``response``,
        ``retry`` and ``error``, each a list; see :mod:`ferrohub.event_hooks`. If one raises, so does the call.
        """

    @event_hooks.setter
    def event_hooks(self, value: EventHooks | None) -> None: ...
    @property
    def user_agent(self) -> str | None:
        """``User-Agent`` header of the requests."""

    @user_agent.setter
    def user_agent(self, value: str | None) -> None: ...
    @property
    def read_ahead(self) -> int:
        """Maximum number of pages of a listing to prefetch; 0 for none."""

    @read_ahead.setter
    def read_ahead(self, value: int) -> None: ...
    @property
    def cache(self) -> Cache | None:
        """Where to cache responses: True for memory (64 MiB), the path of a folder (512 MiB), a
        :class:`ferrohub.Cache`, or None for nowhere. Each cached response is revalidated before it is used, which
        costs no quota if it is current.
        """

    @cache.setter
    def cache(self, value: bool | str | os.PathLike[str] | Cache | None) -> None: ...
    @property
    def verify(self) -> bool | str:
        """Which certificate authorities to trust: True for those of ``REQUESTS_CA_BUNDLE``, ``CURL_CA_BUNDLE``,
        ``SSL_CERT_FILE`` and ``SSL_CERT_DIR``, or else those of the system; the path of a bundle in PEM format or
        of a folder of such files; or False to accept any certificate, which is insecure.
        """

    @verify.setter
    def verify(self, value: bool | str | os.PathLike[str]) -> None: ...
    @property
    def cert(self) -> str | tuple[str, str] | None:
        """Client certificate in PEM format: the path of a file with the certificate and its key, or a pair of the
        paths of both; or None.
        """

    @cert.setter
    def cert(self, value: str | os.PathLike[str] | tuple[str | os.PathLike[str], str | os.PathLike[str]] | None) -> None: ...
    @property
    def proxies(self) -> SessionMapping:
        """Proxies by scheme, as ``{"https": "http://10.0.0.1:3128"}``; empty uses those of the environment. Keys are
        ``"http"``, ``"https"``, ``"all"``, one of these with a host, as ``"https://api.github.com"``, and
        ``"no_proxy"`` for hosts without a proxy.
        """

    @proxies.setter
    def proxies(self, value: Mapping[str, str] | None) -> None: ...
    @property
    def transport(self) -> Transport | None:
        """Callable that sends each request in place of the network: it gets a :class:`ferrohub.transports.Request`,
        and returns a :class:`ferrohub.transports.Response`, or an awaitable of one for an asynchronous client;
        see :mod:`ferrohub.transports`.
        """

    @transport.setter
    def transport(self, value: Transport | None) -> None: ...
    @property
    def pickle_credentials(self) -> bool:
        """Whether pickles of the session contain its credential."""

    @pickle_credentials.setter
    def pickle_credentials(self, value: bool) -> None: ...
    def has_auth(self) -> bool:
        """Whether the session has a credential."""

    def basic_auth(self, username: str, password: str) -> None:
        """Authenticate with a username and a password. If either is empty, nothing changes.

        :param username: login
        :param password: password
        """

    def token_auth(self, token: str) -> None:
        """Authenticate with a token. If it is empty, nothing changes.

        :param token: personal, OAuth or installation token
        """

    def app_bearer_token_auth(self, headers: str, expire_in: int) -> None:
        """Authenticate with the JWT of a GitHub App.

        :param headers: the JWT; github3.py uses this name
        :param expire_in: seconds until it expires
        """

    def app_installation_token_auth(self, json: dict[str, Any]) -> None:
        """Authenticate with an installation access token.

        :param json: response of GitHub, with ``token`` and ``expires_at``
        """

    def oauth2_auth(self, client_id: str | None, client_secret: str | None) -> None:
        """Set the client id and secret of an OAuth application.

        :param client_id: id of the application; None, with ``client_secret``, removes both
        :param client_secret: its secret
        """

    def retrieve_client_credentials(self) -> tuple[str | None, str | None]:
        """The client id and secret of the OAuth application, or a pair of None."""

    def two_factor_auth_callback(self, callback: Callable[[], str | None] | None) -> None:
        """Set the callback that is invoked when GitHub requires a one-time password.

        :param callback: callable without parameters that returns the code as a str; None changes nothing
        """

    def temporary_basic_auth(self, username: str, password: str) -> AuthContext:
        """Context manager: in its body, this thread authenticates with a username and a password.

        :param username: login
        :param password: password
        """

    def no_auth(self) -> AuthContext:
        """Context manager: in its body, this thread sends no credential."""

    def responses(self, keep: int | None = 100) -> Responses:
        """Keep the responses of the calls in a block, such as for their status and headers:
        ``with session.responses() as responses:``, then ``responses[-1].status_code``. See the guide, "Responses".

        Calls of other threads and other tasks are left out, except for tasks that the block starts.

        :param keep: maximum number of responses; the oldest are dropped, None keeps all
        :returns: a context manager, :class:`ferrohub.session.Responses`
        """

    def _set_planner(self, planner: Any) -> bool:
        """Have a function record the writes of this session; with None, send them as usual.

        :param planner: the function, or None
        :returns: whether this is a change: a session has at most one planner
        """

    def build_url(self, *parts: object, base_url: str | None = None) -> str:
        """Build a URL from segments of a path.

        :param parts: segments; they are percent-encoded
        :param base_url: URL to append them to; None uses that of the API
        """

    def request(
        self,
        method: str,
        url: str,
        *,
        params: dict[str, Any] | None = None,
        data: bytes | str | None = None,
        json: Any = None,
        headers: dict[str, str] | None = None,
        auth: BasicAuth | TokenAuth | tuple[str, str] | None = None,
        timeout: float | tuple[float | None, float | None] | None = None,
        stream: bool = False,
        follow_redirects: bool = True,
    ) -> Response:
        """Send a request with the session's headers, credential, retries and rate limits.

        A subclass may override this method: the requests of all operations then go through it.

        :param method: method, such as ``"GET"``
        :param url: URL, or a path below the API
        :param params: query, a mapping
        :param data: body, as bytes or text
        :param json: body, as any JSON value
        :param headers: headers of this request, a mapping; they take precedence over those of the session
        :param auth: credential of this request, which replaces the session's: a (username, password) pair, or one of
            the classes of ``ferrohub.session``
        :param timeout: seconds to connect and seconds between two reads: a number for both, or a pair; None uses the
            timeout of the session
        :param stream: whether to return as soon as the headers of the response are received; its body is then read with
            ``iter_content()``, ``iter_lines()``, ``raw`` or ``content``
        :param follow_redirects: whether redirects are followed, default True; else a redirect is the response
        :returns: the response, a :class:`ferrohub.Response`, whatever its status
        """

    def send(self, request: Request, *, stream: bool = False) -> Response:
        """Send a request. A subclass may override this method: the requests of all operations then go through it.

        :param request: the request
        :param stream: whether to return as soon as the headers of the response are received
        :returns: the response, a :class:`ferrohub.Response`, whatever its status
        """

    def get(self, url: str, **kwargs: Unpack[RequestOptions]) -> Response:
        """``GET`` a URL; see :meth:`request`.

        :param url: URL, or a path below the API
        :param kwargs: other arguments of :meth:`request`
        """

    def head(self, url: str, **kwargs: Unpack[RequestOptions]) -> Response:
        """``HEAD`` a URL; see :meth:`request`.

        :param url: URL, or a path below the API
        :param kwargs: other arguments of :meth:`request`
        """

    def post(self, url: str, **kwargs: Unpack[RequestOptions]) -> Response:
        """``POST`` to a URL; see :meth:`request`.

        :param url: URL, or a path below the API
        :param kwargs: other arguments of :meth:`request`
        """

    def put(self, url: str, **kwargs: Unpack[RequestOptions]) -> Response:
        """``PUT`` to a URL; see :meth:`request`.

        :param url: URL, or a path below the API
        :param kwargs: other arguments of :meth:`request`
        """

    def patch(self, url: str, **kwargs: Unpack[RequestOptions]) -> Response:
        """``PATCH`` a URL; see :meth:`request`.

        :param url: URL, or a path below the API
        :param kwargs: other arguments of :meth:`request`
        """

    def delete(self, url: str, **kwargs: Unpack[RequestOptions]) -> Response:
        """``DELETE`` a URL; see :meth:`request`.

        :param url: URL, or a path below the API
        :param kwargs: other arguments of :meth:`request`
        """

    def close(self) -> None:
        """Close the session. Later requests raise :class:`~ferrohub.exceptions.SessionClosed`, and so do requests
        that other threads are sending. Connections are closed unless another session with the same settings uses them.
        A transport that has the method ``close`` is closed, too.
        """

    def __enter__(self) -> Self: ...
    def __exit__(self, *_exception: object) -> None: ...
    def __copy__(self) -> ClientSession: ...
    def __deepcopy__(self, _memo: Any) -> ClientSession: ...

@disjoint_base
class Client:
    """A client for GitHub. Its methods are the operations that do not belong to a resource; those of a repository,
    an issue, a user, ... are methods of that resource. :meth:`request` sends any other request. Without a credential,
    the client is anonymous. It is a context manager, and thread-safe.

    :param username: login, with ``password`` or ``token``
    :param password: password, with ``username``
    :param token: personal, OAuth or installation token; takes precedence over a password
    :param session: a ``ClientSession`` to use instead of a new one; the options given beside it change
        it
    :param base_url: URL of the API; None for ``https://api.github.com``
    :param api_version: version of the API to request, such as ``"2022-11-28"``; None requests the
        version that this package was written for from GitHub, and no version from an Enterprise Server
    :param timeout: seconds to connect and seconds between two reads: a number for both, or a pair; None
        in the pair disables that timeout; None keeps the defaults of 4 and 10
    :param retries: maximum number of retries of idempotent requests: GET, HEAD, OPTIONS, PUT and DELETE
        after a transport error, 502, 503 or 504, and any request that certainly was not processed; 0
        disables retries
    :param retry_quota: tokens for the retries of this client at each host: a retry takes 5, or 10 after
        a timeout, and a success returns 1; at 0 the first error is raised. None retries without this
        limit
    :param rate_limit: what to do at a rate limit: ``"raise"`` raises ``RateLimitExceeded``, ``"wait"``
        waits and retries
    :param max_wait: maximum total of seconds that one call waits for rate limits, and for its turn
        among other requests; if more are needed, it raises
    :param on_wait: callback invoked before each wait for a rate limit or for pacing, with the seconds
        and the reason, or None; if it raises, so does the call
    :param pace: whether to space requests as GitHub recommends: writes at least a second apart,
        searches by their quota, and all requests further apart when a quota is low or after a secondary
        rate limit; these waits count towards ``max_wait``
    :param quota: with which processes to share the quotas of credentials: a
        :class:`ferrohub.quota.Machine` for those of this machine, or an object that reaches a
        :class:`ferrohub.quota.Broker`; see :mod:`ferrohub.quota`; None for the quota of this process
    :param event_hooks: functions to call with the events of each request, by the name of the event:
        ``request``, ``response``, ``retry`` and ``error``, each a list; see
        :mod:`ferrohub.event_hooks`. If one raises, so does the call; None for none
    :param user_agent: ``User-Agent`` header of the requests; None for the name and version of this
        package
    :param read_ahead: maximum number of pages of a listing to prefetch; 0 for none
    :param cache: where to cache responses: True for memory (64 MiB), the path of a folder (512 MiB), a
        :class:`ferrohub.Cache`, or None for nowhere. Each cached response is revalidated before it is
        used, which costs no quota if it is current
    :param verify: which certificate authorities to trust: True for those of ``REQUESTS_CA_BUNDLE``,
        ``CURL_CA_BUNDLE``, ``SSL_CERT_FILE`` and ``SSL_CERT_DIR``, or else those of the system; the
        path of a bundle in PEM format or of a folder of such files; or False to accept any certificate,
        which is insecure
    :param cert: client certificate in PEM format: the path of a file with the certificate and its key,
        or a pair of the paths of both; or None
    :param proxies: proxies by scheme, as ``{"https": "http://10.0.0.1:3128"}``; empty uses those of the
        environment. Keys are ``"http"``, ``"https"``, ``"all"``, one of these with a host, as
        ``"https://api.github.com"``, and ``"no_proxy"`` for hosts without a proxy
    :param transport: callable that sends each request in place of the network: it gets a
        :class:`ferrohub.transports.Request`, and returns a :class:`ferrohub.transports.Response`, or an
        awaitable of one for an asynchronous client; see :mod:`ferrohub.transports`; None for the
        network
    :param pickle_credentials: whether pickles of the session contain its credential
    """

    def __init__(
        self,
        username: str | None = "",
        password: str | None = "",
        token: str | None = "",
        session: ClientSession | Client | GitHubCore | None = None,
        *,
        base_url: str | None = None,
        api_version: str | None = None,
        timeout: float | tuple[float | None, float | None] | None = None,
        retries: int = 3,
        retry_quota: int | None = 500,
        rate_limit: Literal["raise", "wait"] = "raise",
        max_wait: float = 3660.0,
        on_wait: Callable[[float, str], object] | None = None,
        pace: bool = False,
        quota: Machine | Handle | None = None,
        event_hooks: EventHooks | None = None,
        user_agent: str | None = None,
        read_ahead: int = 5,
        cache: bool | str | os.PathLike[str] | Cache | None = None,
        verify: bool | str | os.PathLike[str] = True,
        cert: str | os.PathLike[str] | tuple[str | os.PathLike[str], str | os.PathLike[str]] | None = None,
        proxies: Mapping[str, str] | None = None,
        transport: Transport | None = None,
        pickle_credentials: bool = False,
    ) -> None: ...
    @classmethod
    def from_environment(
        cls,
        base_url: str | None = None,
        *,
        api_version: str | None = None,
        timeout: float | tuple[float | None, float | None] | None = None,
        retries: int = 3,
        retry_quota: int | None = 500,
        rate_limit: Literal["raise", "wait"] = "raise",
        max_wait: float = 3660.0,
        on_wait: Callable[[float, str], object] | None = None,
        pace: bool = False,
        quota: Machine | Handle | None = None,
        event_hooks: EventHooks | None = None,
        user_agent: str | None = None,
        read_ahead: int = 5,
        cache: bool | str | os.PathLike[str] | Cache | None = None,
        verify: bool | str | os.PathLike[str] = True,
        cert: str | os.PathLike[str] | tuple[str | os.PathLike[str], str | os.PathLike[str]] | None = None,
        proxies: Mapping[str, str] | None = None,
        transport: Transport | None = None,
        pickle_credentials: bool = False,
    ) -> Self:
        """A client with the credential of the environment: ``GH_TOKEN`` or ``GITHUB_TOKEN``, the output of ``gh auth
        token``, or a netrc entry. The API is that of ``GITHUB_API_URL``, else GitHub's; for hosts other than GitHub's
        the variables are ``GH_ENTERPRISE_TOKEN`` and ``GITHUB_ENTERPRISE_TOKEN``. Options that are passed take
        precedence over the environment.

        The parameters are those of the class.
        """

    def _adopt(self, session: ClientSession) -> None:
        """Use another session, for ``ferrohub.github3``.

        :param session: the session
        """

    @property
    def session(self) -> ClientSession:
        """The session: settings, credential and connections."""

    @property
    def auth(self) -> ClientAuth:
        """The credential of the client: its kind, when it expires, and its token."""

    @property
    def ratelimit_remaining(self) -> int:
        """Requests left before the rate limit of the core quota applies.

        Request: ``GET /rate_limit``, which costs no quota. ``dir()`` does not list this attribute, so that tools that
        read every attribute send nothing.
        """

    def responses(self, keep: int | None = 100) -> Responses:
        """Keep the responses of the calls in a block, such as for their status and headers:
        ``with client.responses() as responses:``, then ``responses[-1].status_code``. See the guide, "Responses".

        Calls of other threads and other tasks are left out, except for tasks that the block starts.

        :param keep: maximum number of responses; the oldest are dropped, None keeps all
        :returns: a context manager, :class:`ferrohub.session.Responses`
        """

    def plan(self) -> WritePlan:
        """Record the writes of a block instead of sending them: ``with client.plan() as plan:``, then
        ``print(plan)`` shows what would change, and ``plan.apply()`` sends them. See the guide, "Plan and apply".

        :returns: a context manager, :class:`ferrohub.plans.Plan`
        """

    @property
    def rest(self) -> Rest:
        """Every operation that GitHub describes, by GitHub's own names, as in
        ``client.rest.actions.list_workflow_runs_for_repo("octocat", "Hello-World", branch="main")``.
        """

    @property
    def graphql(self) -> GraphQL:
        """GraphQL queries and mutations, as in ``client.graphql("query { viewer { login } }")``, which returns the
        data.

        :param query: the document; with several operations, ``operation_name`` selects one
        :param variables: values of its variables by name, any JSON values; datetimes are sent as ISO 8601
        :param operation_name: name of the operation to run; None for the only one
        :param schema: a :class:`ferrohub.graphql.Schema` that the query is checked against before anything is sent, or
            None
        :returns: the member ``data`` of the response, plain dicts and lists
        :raises GraphQLError: the response has errors, even if it has data as well
        :raises ValueError: the document or its variables are invalid; nothing was sent
        """

    def request(
        self,
        route: str,
        *,
        json: Any = None,
        params: Mapping[str, Any] | None = None,
        data: Any = None,
        headers: Mapping[str, str] | None = None,
        timeout: float | tuple[float | None, float | None] | None = None,
        **parameters: Any,
    ) -> Response:
        """Send any request to the API, with the encoding, errors, retries and rate limits of the operations.

        A resource can be passed for a part of the path: ``repo=repository`` uses its name, ``owner=repository`` the
        login of its owner.
        Datetimes are sent as ISO 8601, lists in a query as GitHub documents them. None is sent as null in a JSON body
        and omitted from a query.

        :param route: method and path as GitHub's documentation writes them, such as
            ``"GET /repos/{owner}/{repo}/issues"``
        :param json: body, any JSON value; ``parameters`` are then the query
        :param params: query, a mapping
        :param data: body as bytes, text, a path or a file opened for reading bytes, which is streamed; ``parameters``
            are then the query
        :param headers: headers of the request, a mapping
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :param parameters: parts of the path; the others are the query of GET and HEAD, else the JSON body; for DELETE
            they are sent where GitHub's description has them, else in the query
        :returns: the response, a :class:`ferrohub.Response`
        :raises GitHubError: the response has an error status
        """

    @overload
    def listing(
        self,
        route: str,
        *,
        cls: type[_T],
        key: str | None = None,
        number: int = -1,
        params: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
        timeout: float | tuple[float | None, float | None] | None = None,
        **parameters: Any,
    ) -> Listing[_T]: ...
    @overload
    def listing(
        self,
        route: str,
        *,
        key: str | None = None,
        cls: None = None,
        number: int = -1,
        params: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
        timeout: float | tuple[float | None, float | None] | None = None,
        **parameters: Any,
    ) -> Listing[Any]: ...
    def download(
        self,
        route: str,
        to: str | os.PathLike[str] | BinaryIO,
        *,
        progress: Callable[[int, int | None], object] | None = None,
        params: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
        timeout: float | tuple[float | None, float | None] | None = None,
        **parameters: Any,
    ) -> str | None:
        """Download the content of a route or a URL to a file. It is streamed, and an interrupted transfer is resumed
        if the server supports it.

        :param route: method and path, such as ``"GET /repos/{owner}/{repo}/zipball/{ref}"``, or a URL
        :param to: path of the file, path of a folder if the response names the file, or a file opened for writing bytes
        :param progress: callback invoked after each chunk with the bytes transferred and the total, or None
        :param params: query, a mapping
        :param headers: headers of the request, a mapping
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :param parameters: parts of the path; the others are the query
        :returns: name of the written file, if it has one
        :raises GitHubError: the response has an error status; no file is created
        """

    def close(self) -> None:
        """Close the client. Later requests raise :class:`~ferrohub.exceptions.SessionClosed`, and so do requests
        that other threads are sending. Connections are closed unless another session with the same settings uses them.
        A transport that has the method ``close`` is closed, too.
        """

    def __enter__(self) -> Self: ...
    def __exit__(self, *_exception: object) -> None: ...
    @overload
    def star(self, username: GitHubCore | str, repo: GitHubCore | str) -> bool:
        """Star a repository.

        :param username: owner of the repository
        :param repo: name of the repository
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT /user/starred/{username}/{repo}``, signed
        https://docs.github.com/rest/activity/starring
        """
    @overload
    def star(self, username: str) -> bool: ...

    @overload
    def unstar(self, username: GitHubCore | str, repo: GitHubCore | str) -> bool:
        """Take the star from a repository.

        :param username: owner of the repository
        :param repo: name of the repository
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE /user/starred/{username}/{repo}``, signed
        https://docs.github.com/rest/activity/starring
        """
    @overload
    def unstar(self, username: str) -> bool: ...

    @overload
    def is_starred(self, username: GitHubCore | str, repo: GitHubCore | str) -> bool:
        """Whether the authenticated user starred a repository.

        :param username: owner of the repository
        :param repo: name of the repository
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /user/starred/{username}/{repo}``, signed
        https://docs.github.com/rest/activity/starring
        """
    @overload
    def is_starred(self, username: str) -> bool: ...

    def starred(
        self,
        sort: Literal["created", "updated"] | None = None,
        direction: Literal["asc", "desc"] | None = None,
        number: int = -1,
        etag: str | None = None,
    ) -> Listing[ShortRepository]:
        """List the repositories that the authenticated user starred.

        :param sort: "created" (when it was starred, GitHub's default) or "updated" (last push)
        :param direction: "asc" or "desc" (GitHub's default)
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /user/starred``, signed
        https://docs.github.com/rest/activity/starring
        """

    def starred_by(
        self,
        username: GitHubCore | str,
        sort: Literal["created", "updated"] | None = None,
        direction: Literal["asc", "desc"] | None = None,
        number: int = -1,
        etag: str | None = None,
    ) -> Listing[ShortRepository]:
        """List the repositories that an account starred. `User.starred_repositories` also says when.

        :param username:
        :param sort: "created" (when it was starred, GitHub's default) or "updated" (last push)
        :param direction: "asc" or "desc" (GitHub's default)
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET /users/{username}/starred``
        https://docs.github.com/rest/activity/starring
        """

    def subscriptions(self, number: int = -1, etag: str | None = None) -> Listing[ShortRepository]:
        """List the repositories that the authenticated user watches.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /user/subscriptions``, signed
        https://docs.github.com/rest/activity/watching
        """

    def subscriptions_for(
        self, username: GitHubCore | str, number: int = -1, etag: str | None = None
    ) -> Listing[ShortRepository]:
        """List the repositories that an account watches.

        :param username:
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET /users/{username}/subscriptions``
        https://docs.github.com/rest/activity/watching
        """

    def notifications(
        self,
        all: bool = False,
        participating: bool = False,
        number: int = -1,
        etag: str | None = None,
        *,
        before: datetime | date | str | None = None,
        since: datetime | date | str | None = None,
    ) -> Listing[Thread]:
        """List the notifications of the authenticated user, latest first.

        :param all: those that were read, too
        :param participating: only those where the user takes part or is mentioned
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param before: only those updated before this time
        :param since: only those updated at this time or later
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /notifications``, signed
        https://docs.github.com/rest/activity/notifications
        """

    def login(
        self,
        username: str | bytes | None = None,
        password: str | bytes | None = None,
        token: str | bytes | None = None,
        two_factor_callback: Callable[[], str] | None = None,
    ) -> None:
        """Use these credentials from now on. Nothing is sent, so wrong ones show at the next request.

        A token alone is enough, and wins over a password. Without a token, username and password are both needed;
        with neither, nothing changes.

        :param username:
        :param password:
        :param token: a personal access token, or the token of an OAuth application
        :param two_factor_callback: called without arguments when GitHub requires a two-factor code; returns the code
        :raises: TypeError or ValueError for a wrong argument, before anything is sent

        Makes no request.
        https://docs.github.com/rest/authentication/authenticating-to-the-rest-api
        """

    def set_client_id(self, id: str | None, secret: str | None) -> None:
        """Identify as an OAuth application from now on, beside the user's credentials; as none with two None.

        `check_authorization`, `revoke_authorization` and `revoke_authorizations` are signed with these. So is
        everything else without a user's credential; the application then has a quota of its own.

        :param id: the application's client id, 20 characters
        :param secret: the application's client secret, 40 characters
        :raises: TypeError or ValueError for a wrong argument, before anything is sent

        Makes no request.
        https://docs.github.com/rest/authentication/authenticating-to-the-rest-api
        """

    def new_session(self) -> ClientSession:
        """A new session, without credentials and settings of this one, for the same server.

        Makes no request.
        https://docs.github.com/rest/authentication/authenticating-to-the-rest-api
        """

    def set_user_agent(self, user_agent: str) -> None:
        """Set the User-Agent that identifies your program to GitHub. An empty text changes nothing.

        :param user_agent: sent as User-Agent from now on
        :raises: TypeError or ValueError for a wrong argument, before anything is sent

        Makes no request.
        https://docs.github.com/rest/using-the-rest-api/getting-started-with-the-rest-api
        """

    def login_as_app(
        self, private_key_pem: bytes | str, app_id: GitHubCore | int | str, expire_in: int | str = 600
    ) -> None:
        """Act as a GitHub App from now on: for `authenticated_app` and the `app_installation` operations.

        Nothing is sent. What is signed here runs out; then `AppTokenExpired` is raised, and you log in again.

        :param private_key_pem: the app's private key in PEM form, PKCS#1 or PKCS#8
        :param app_id: number of the app, or its client id
        :param expire_in: how long it lasts, in seconds; GitHub allows at most 600. Up to a minute of it lies in the
            past, as clocks differ
        :raises: TypeError or ValueError for a wrong argument, before anything is sent

        Makes no request.
        https://docs.github.com/rest/apps/apps
        """

    def login_as_app_installation(
        self,
        private_key_pem: bytes | str,
        app_id: GitHubCore | int | str,
        installation_id: GitHubCore | int | str,
        expire_in: int | str = 30,
    ) -> None:
        """Act as an installation of a GitHub App from now on.

        One request gets a token, which lasts an hour and is renewed in time for as long as the client is used.

        :param private_key_pem: the app's private key in PEM form, PKCS#1 or PKCS#8
        :param app_id: number of the app, or its client id
        :param installation_id: number of the installation; `app_installations` lists them
        :param expire_in: how long the signature of that request lasts, in seconds
        :raises: GitHubError; TransportError

        Request: ``POST /app/installations/{installation_id}/access_tokens``
        https://docs.github.com/rest/apps/apps
        """

    def app(self, app_slug: GitHubCore | str) -> App:
        """Fetch an app by its name in URLs. Private apps are found only by those who may see them.

        :param app_slug: the last part of the URL of the app's page
        :raises: GitHubError; TransportError

        Request: ``GET /apps/{app_slug}``
        https://docs.github.com/rest/apps/apps
        """

    def authenticated_app(self) -> App:
        """Fetch the app that the client acts as.

        :raises: GitHubError; TransportError; MissingAppBearerAuthentication when not signed in as an app

        Request: ``GET /app``, signed as an app
        https://docs.github.com/rest/apps/apps
        """

    def app_installation(self, installation_id: GitHubCore | int | str) -> Installation:
        """Fetch one installation of the app.

        :param installation_id:
        :raises: GitHubError; TransportError; MissingAppBearerAuthentication when not signed in as an app

        Request: ``GET /app/installations/{installation_id}``, signed as an app
        https://docs.github.com/rest/apps/apps
        """

    def app_installation_for_organization(self, organization: GitHubCore | str) -> Installation:
        """Fetch the app's installation in an organization.

        :param organization:
        :raises: GitHubError; TransportError; MissingAppBearerAuthentication when not signed in as an app

        Request: ``GET /orgs/{organization}/installation``, signed as an app
        https://docs.github.com/rest/apps/apps
        """

    @overload
    def app_installation_for_repository(self, owner: GitHubCore | str, repository: GitHubCore | str) -> Installation:
        """Fetch the app's installation that covers a repository.

        :param owner:
        :param repository:
        :raises: GitHubError; TransportError; MissingAppBearerAuthentication when not signed in as an app

        Request: ``GET /repos/{owner}/{repository}/installation``, signed as an app
        https://docs.github.com/rest/apps/apps
        """
    @overload
    def app_installation_for_repository(self, owner: str) -> Installation: ...

    def app_installation_for_user(self, user: GitHubCore | str) -> Installation:
        """Fetch the app's installation in the account of a user.

        :param user:
        :raises: GitHubError; TransportError; MissingAppBearerAuthentication when not signed in as an app

        Request: ``GET /users/{user}/installation``, signed as an app
        https://docs.github.com/rest/apps/apps
        """

    def app_installations(
        self,
        number: int = -1,
        etag: str | None = None,
        *,
        outdated: str | None = None,
        since: datetime | date | str | None = None,
    ) -> Listing[Installation]:
        """List the installations of the app.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param outdated: sent as it is; GitHub does not document its values
        :param since: only those updated at this time or later
        :raises: GitHubError; TransportError; MissingAppBearerAuthentication when not signed in as an app

        Request: ``GET /app/installations``, signed as an app
        https://docs.github.com/rest/apps/apps
        """

    def user_installations(self, number: int = -1, etag: str | None = None) -> Listing[Installation]:
        """List the installations of the app that the authenticated user has access to, with a token that the app got
        for the user.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /user/installations``, signed
        https://docs.github.com/rest/apps/installations
        """

    def app_installation_repos(self, number: int = -1, etag: str | None = None) -> Listing[ShortRepository]:
        """List the repositories that the installation sees. The client must act as one:
        see `login_as_app_installation`.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; MissingAppInstallationAuthentication when not signed in as an installation

        Request: ``GET /installation/repositories``, signed as an installation
        https://docs.github.com/rest/apps/installations
        """

    def check_authorization(self, access_token: str) -> bool:
        """Whether a token that a user granted to your OAuth application is valid. `set_client_id` comes first.

        :param access_token: the token in question
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /applications/{client_id}/token``, signed with the client id and secret
        https://docs.github.com/rest/apps/oauth-applications
        """

    def revoke_authorization(self, access_token: str) -> bool:
        """Revoke a token that a user granted to your OAuth application. `set_client_id` comes first.

        False when GitHub does not know the token.

        :param access_token: the token to give up
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE /applications/{client_id}/token``, signed with the client id and secret
        https://docs.github.com/rest/apps/oauth-applications
        """

    def revoke_authorizations(self) -> bool:
        """Revoke every token of your OAuth application. `set_client_id` comes first.

        GitHub no longer offers this: revoke the tokens one by one.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE /applications/{client_id}/tokens``, signed with the client id and secret
        https://docs.github.com/rest/apps/oauth-applications (no longer described there)
        """

    @deprecated("use a personal access token, or the web application flow")
    def authorize(
        self,
        username: str | bytes,
        password: str | bytes,
        scopes: Iterable[GitHubCore | str] | None = None,
        note: str = "",
        note_url: str = "",
        client_id: str = "",
        client_secret: str = "",
        *,
        fingerprint: str | None = None,
    ) -> Authorization:
        """Create a token for a user, from name and password, so that these need not be kept.

        The client's own credentials are neither used nor changed. Only GitHub Enterprise Server still offers this:
        elsewhere, personal access tokens are created on the settings page.

        Deprecated: use a personal access token, or the web application flow.

        :param username:
        :param password:
        :param scopes: names of the areas that the token opens, as ["user", "gist"]; without any it sees what is public
        :param note: what it is for
        :param note_url: URL with more about it
        :param client_id: client id of an OAuth application, 20 characters
        :param client_secret: client secret of the application, 40 characters
        :param fingerprint: text that distinguishes it from others of the same application and user
        :raises: GitHubError; TransportError

        Request: ``POST /authorizations``
        https://docs.github.com/rest/oauth-authorizations/oauth-authorizations
        """

    @deprecated("use a personal access token, or the web application flow")
    def authorization(self, id_num: GitHubCore | int | str) -> Authorization:
        """Fetch one of your authorizations. Needs username and password, on GitHub Enterprise Server.

        Deprecated: use a personal access token, or the web application flow.

        :param id_num: number of the authorization
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /authorizations/{id_num}``, signed with username and password
        https://docs.github.com/rest/oauth-authorizations/oauth-authorizations
        """

    @deprecated("use a personal access token, or the web application flow")
    def authorizations(
        self, number: int = -1, etag: str | None = None, *, client_id: str | None = None
    ) -> Listing[Authorization]:
        """List your authorizations. Needs username and password, on GitHub Enterprise Server; to a session with a
        token GitHub responds with 404.

        Deprecated: use a personal access token, or the web application flow.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param client_id: only those of the OAuth application with this client id
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /authorizations``, signed with username and password
        https://docs.github.com/rest/oauth-authorizations/oauth-authorizations
        """

    def codespaces(
        self, number: int = -1, etag: str | None = None, *, repository_id: GitHubCore | int | str | None = None
    ) -> Listing[Codespace]:
        """List your codespaces.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param repository_id: only those of this repository, or of the one with this `id`
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /user/codespaces``, signed
        https://docs.github.com/rest/codespaces/codespaces
        """

    def codespace(self, codespace_name: GitHubCore | str) -> Codespace:
        """Fetch one of your codespaces.

        :param codespace_name: its name, such as "monalisa-octocat-hello-world-g4wpq6h95q"
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /user/codespaces/{codespace_name}``, signed
        https://docs.github.com/rest/codespaces/codespaces
        """

    def codespaces_secrets(self, number: int = -1, etag: str | None = None) -> Listing[CodespacesSecret]:
        """List the secrets that your codespaces may use.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /user/codespaces/secrets``, signed
        https://docs.github.com/rest/codespaces/secrets
        """

    def codespaces_secret(self, secret_name: GitHubCore | str) -> CodespacesSecret:
        """Fetch one secret that your codespaces may use.

        :param secret_name:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /user/codespaces/secrets/{secret_name}``, signed
        https://docs.github.com/rest/codespaces/secrets
        """

    def set_codespaces_secret(
        self, secret_name: GitHubCore | str, value: str | bytes, selected_repo_ids: Iterable[int | str] | None = None
    ) -> CodespacesSecret:
        """Encrypt a value for GitHub, create a secret of it for your codespaces or change one, and return the
        secret.

        :param secret_name:
        :param value: text, which is encrypted as UTF-8, or bytes
        :param selected_repo_ids: the `id` of each repository whose codespaces may use it
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /user/codespaces/secrets/public-key, PUT and GET /user/codespaces/secrets/{secret_name}``, signed
        https://docs.github.com/rest/codespaces/secrets
        """

    def delete_codespaces_secret(self, secret_name: GitHubCore | str) -> bool:
        """Delete a secret of your codespaces. False if there is none of that name.

        :param secret_name:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE /user/codespaces/secrets/{secret_name}``, signed
        https://docs.github.com/rest/codespaces/secrets
        """

    def repository_invitations(self, number: int = -1, etag: str | None = None) -> Listing[RepositoryInvitation]:
        """List the pending invitations of the authenticated user to repositories.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /user/repository_invitations``, signed
        https://docs.github.com/rest/collaborators/invitations
        """

    def enterprise_teams(
        self, enterprise: GitHubCore | str, number: int = -1, etag: str | None = None
    ) -> Listing[EnterpriseTeam]:
        """List the teams of an enterprise.

        :param enterprise: slug of the enterprise
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /enterprises/{enterprise}/teams``, signed
        https://docs.github.com/rest/enterprise-teams/enterprise-teams
        """

    def enterprise_team(self, enterprise: GitHubCore | str, team_slug: GitHubCore | str) -> EnterpriseTeam:
        """Fetch one team of an enterprise.

        :param enterprise: slug of the enterprise
        :param team_slug: slug of the team; that of a team of an enterprise begins with "ent:"
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /enterprises/{enterprise}/teams/{team_slug}``, signed
        https://docs.github.com/rest/enterprise-teams/enterprise-teams
        """

    def create_enterprise_team(
        self,
        enterprise: GitHubCore | str,
        name: str,
        *,
        description: str | None = None,
        organization_selection_type: Literal["disabled", "selected", "all"] | None = None,
        group_id: str | None = None,
        notification_setting: Literal["notifications_enabled", "notifications_disabled"] | None = None,
    ) -> EnterpriseTeam:
        """Create a team of an enterprise.

        :param enterprise: slug of the enterprise
        :param name:
        :param description:
        :param organization_selection_type: which organizations it has: "disabled" (none), "selected" or "all"
        :param group_id: ID of the group of the identity provider whose members are those of the team
        :param notification_setting:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /enterprises/{enterprise}/teams``, signed
        https://docs.github.com/rest/enterprise-teams/enterprise-teams
        """

    def all_events(self, number: int = -1, etag: str | None = None) -> Listing[Event]:
        """List the public events of all of GitHub, latest first. GitHub keeps the last 300 of the last 30
        days, and shows them with a delay.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET /events``
        https://docs.github.com/rest/activity/events
        """

    def create_gist(self, description: str, files: Mapping[str, Mapping[str, str]], public: bool = True) -> Gist | None:
        """Create a gist. Returns None when GitHub does not accept the description or the files (status 422).

        :param description:
        :param files: mappings with the key `content`, by name of the file
        :param public: whether listings and searches show it
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /gists``, signed
        https://docs.github.com/rest/gists/gists
        """

    def gist(self, id_num: GitHubCore | int | str, *, lazy: bool = False) -> Gist:
        """Fetch one gist.

        :param id_num: identifier of the gist, mostly a text
        :param lazy: whether to return a handle, which is fetched when a field is read that is not known
        :raises: GitHubError; TransportError

        Request: ``GET /gists/{id_num}``
        https://docs.github.com/rest/gists/gists
        """

    def gists(
        self, number: int = -1, etag: str | None = None, *, since: datetime | date | str | None = None
    ) -> Listing[ShortGist]:
        """List your gists, secret ones among them.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param since: only gists changed at this time or later
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /gists``, signed
        https://docs.github.com/rest/gists/gists
        """

    def gists_by(
        self,
        username: GitHubCore | str,
        number: int = -1,
        etag: str | None = None,
        *,
        since: datetime | date | str | None = None,
    ) -> Listing[ShortGist]:
        """List the public gists of a user.

        :param username:
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param since: only gists changed at this time or later
        :raises: GitHubError; TransportError

        Request: ``GET /users/{username}/gists``
        https://docs.github.com/rest/gists/gists
        """

    def public_gists(
        self, number: int = -1, etag: str | None = None, since: datetime | date | str | None = None
    ) -> Listing[ShortGist]:
        """List all public gists, latest change first. GitHub shows at most 3,000.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param since: only gists changed at this time or later
        :raises: GitHubError; TransportError

        Request: ``GET /gists/public``
        https://docs.github.com/rest/gists/gists
        """

    @overload
    def issue(
        self,
        username: GitHubCore | str,
        repository: GitHubCore | str,
        number: GitHubCore | int | str,
        *,
        lazy: bool = False,
    ) -> Issue:
        """Fetch one issue, or the issue side of a pull request.

        :param username: owner of the repository
        :param repository:
        :param number:
        :param lazy: whether to return a handle, which is fetched when a field is read that is not known
        :raises: GitHubError; TransportError

        Request: ``GET /repos/{username}/{repository}/issues/{number}``
        https://docs.github.com/rest/issues/issues
        """
    @overload
    def issue(self, username: str, *, number: GitHubCore | int | str, lazy: bool = False) -> Issue: ...

    @overload
    def create_issue(
        self,
        owner: GitHubCore | str,
        repository: GitHubCore | str,
        title: int | str,
        body: str | None = None,
        assignee: GitHubCore | str | None = None,
        milestone: GitHubCore | int | str | None = None,
        labels: str | Iterable[GitHubCore | Mapping[str, Any] | str] = [],
        assignees: Iterable[GitHubCore | str] | None = None,
        *,
        type: str | None = None,
        issue_field_values: Iterable[Mapping[str, str | float | Iterable[str]]] | None = None,
    ) -> ShortIssue:
        """Open an issue. Fetches the repository first.

        Labels, milestone and assignees are dropped silently by GitHub unless you may push to the repository.

        :param owner:
        :param repository:
        :param title:
        :param body: description in Markdown
        :param assignee: login of one assignee; prefer `assignees`
        :param milestone: number of a milestone
        :param labels: names of labels, as a list or as text with commas
        :param assignees: logins of at most ten people
        :param type: name of an issue type of the organization
        :param issue_field_values: values of the organization's issue fields, mappings with field_id and value
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /repos/{owner}/{repository}, POST {url}/issues``, signed
        https://docs.github.com/rest/issues/issues
        """
    @overload
    def create_issue(
        self,
        owner: str,
        *,
        title: int | str,
        body: str | None = None,
        assignee: GitHubCore | str | None = None,
        milestone: GitHubCore | int | str | None = None,
        labels: str | Iterable[GitHubCore | Mapping[str, Any] | str] = [],
        assignees: Iterable[GitHubCore | str] | None = None,
        type: str | None = None,
        issue_field_values: Iterable[Mapping[str, str | float | Iterable[str]]] | None = None,
    ) -> ShortIssue: ...

    def issues(
        self,
        filter: Literal["assigned", "created", "mentioned", "subscribed", "repos", "all"] | Literal[""] = "",
        state: Literal["open", "closed", "all"] | Literal[""] = "",
        labels: str | Iterable[GitHubCore | str] = "",
        sort: Literal["created", "updated", "comments"] | Literal[""] = "",
        direction: Literal["asc", "desc"] | Literal[""] = "",
        since: datetime | date | str | None = None,
        number: int = -1,
        etag: str | None = None,
        *,
        collab: bool | None = None,
        orgs: bool | None = None,
        owned: bool | None = None,
        pulls: bool | None = None,
    ) -> Listing[ShortIssue]:
        """List the issues that concern you, in all the repositories you can see.

        :param filter: "assigned" (GitHub's default), "created", "mentioned", "subscribed", "repos" or "all"
            (Literal["assigned", "created", "mentioned", "subscribed", "repos", "all"], default "")
        :param state: "open" (GitHub's default), "closed" or "all" (Literal["open", "closed", "all"], default "")
        :param labels: names of labels, as a list or as text with commas; an issue must have them all
        :param sort: "created" (GitHub's default), "updated" or "comments" (Literal["created", "updated", "comments"],
            default "")
        :param direction: "asc" or "desc" (GitHub's default) (Literal["asc", "desc"], default "")
        :param since: only issues changed at this time or later
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param collab: only issues of repositories that you work on
        :param orgs: only issues of repositories of your organizations
        :param owned: only issues of repositories that you own
        :param pulls: whether pull requests are among them
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /issues``, signed
        https://docs.github.com/rest/issues/issues
        """

    def user_issues(
        self,
        filter: Literal["assigned", "created", "mentioned", "subscribed", "repos", "all"] | Literal[""] = "",
        state: Literal["open", "closed", "all"] | Literal[""] = "",
        labels: str | Iterable[GitHubCore | str] = "",
        sort: Literal["created", "updated", "comments"] | Literal[""] = "",
        direction: Literal["asc", "desc"] | Literal[""] = "",
        since: datetime | date | str | None = None,
        per_page: int | None = None,
        number: int = -1,
        etag: str | None = None,
    ) -> Listing[ShortIssue]:
        """List the issues that concern you, in repositories that you own or belong to.

        :param filter: "assigned" (GitHub's default), "created", "mentioned", "subscribed", "repos" or "all"
            (Literal["assigned", "created", "mentioned", "subscribed", "repos", "all"], default "")
        :param state: "open" (GitHub's default), "closed" or "all" (Literal["open", "closed", "all"], default "")
        :param labels: names of labels, as a list or as text with commas; an issue must have them all
        :param sort: "created" (GitHub's default), "updated" or "comments" (Literal["created", "updated", "comments"],
            default "")
        :param direction: "asc" or "desc" (GitHub's default) (Literal["asc", "desc"], default "")
        :param since: only issues changed at this time or later
        :param per_page: items per page, 1 to 100; None lets the library choose
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /user/issues``, signed
        https://docs.github.com/rest/issues/issues
        """

    def organization_issues(
        self,
        name: GitHubCore | str,
        filter: Literal["assigned", "created", "mentioned", "subscribed", "repos", "all"] | Literal[""] = "",
        state: Literal["open", "closed", "all"] | Literal[""] = "",
        labels: str | Iterable[GitHubCore | str] = "",
        sort: Literal["created", "updated", "comments"] | Literal[""] = "",
        direction: Literal["asc", "desc"] | Literal[""] = "",
        since: datetime | date | str | None = None,
        number: int = -1,
        etag: str | None = None,
        *,
        type: str | None = None,
    ) -> Listing[ShortIssue]:
        """List the issues of an organization that concern you. Only members see them.

        :param name: login of the organization
        :param filter: "assigned" (GitHub's default), "created", "mentioned", "subscribed", "repos" or "all"
            (Literal["assigned", "created", "mentioned", "subscribed", "repos", "all"], default "")
        :param state: "open" (GitHub's default), "closed" or "all" (Literal["open", "closed", "all"], default "")
        :param labels: names of labels, as a list or as text with commas; an issue must have them all
        :param sort: "created" (GitHub's default), "updated" or "comments" (Literal["created", "updated", "comments"],
            default "")
        :param direction: "asc" or "desc" (GitHub's default) (Literal["asc", "desc"], default "")
        :param since: only issues changed at this time or later
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param type: only issues of this type
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /orgs/{name}/issues``, signed
        https://docs.github.com/rest/issues/issues
        """

    @overload
    def issues_on(
        self,
        username: GitHubCore | str,
        repository: GitHubCore | str,
        milestone: GitHubCore | int | str | None = None,
        state: Literal["open", "closed", "all"] | None = None,
        assignee: GitHubCore | str | None = None,
        mentioned: GitHubCore | str | None = None,
        labels: str | Iterable[GitHubCore | str] | None = None,
        sort: Literal["created", "updated", "comments"] | None = None,
        direction: Literal["asc", "desc"] | None = None,
        since: datetime | date | str | None = None,
        number: int = -1,
        etag: str | None = None,
        *,
        creator: GitHubCore | str | None = None,
        issue_field_values: str | None = None,
        type: str | None = None,
    ) -> Listing[ShortIssue]:
        """List the issues of a repository, pull requests among them.

        :param username: owner of the repository
        :param repository:
        :param milestone: number of a milestone, "*" for any, "none" for issues without
        :param state: "open" (GitHub's default), "closed" or "all"
        :param assignee: login, "*" for anybody, "none" for issues without
        :param mentioned: login of somebody who is mentioned
        :param labels: names of labels, as a list or as text with commas; an issue must have them all
        :param sort: "created" (GitHub's default), "updated" or "comments"
        :param direction: "asc" or "desc" (GitHub's default)
        :param since: only issues changed at this time or later
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param creator: only issues opened by this user
        :param issue_field_values: only issues with these values of issue fields, as "priority:high,effort:3"
        :param type: only issues of this type; "*" for any type, "none" for issues without one
        :raises: GitHubError; TransportError

        Request: ``GET /repos/{username}/{repository}/issues``
        https://docs.github.com/rest/issues/issues
        """
    @overload
    def issues_on(
        self,
        username: str,
        *,
        milestone: GitHubCore | int | str | None = None,
        state: Literal["open", "closed", "all"] | None = None,
        assignee: GitHubCore | str | None = None,
        mentioned: GitHubCore | str | None = None,
        labels: str | Iterable[GitHubCore | str] | None = None,
        sort: Literal["created", "updated", "comments"] | None = None,
        direction: Literal["asc", "desc"] | None = None,
        since: datetime | date | str | None = None,
        number: int = -1,
        etag: str | None = None,
        creator: GitHubCore | str | None = None,
        issue_field_values: str | None = None,
        type: str | None = None,
    ) -> Listing[ShortIssue]: ...

    def meta(self) -> dict[str, Any]:
        """Fetch what GitHub says of itself: lists of its URLs in CIDR notation by use (`hooks` for the
        origins of webhooks, `git`, `pages`, `actions`, ...), its SSH keys and their fingerprints.

        :raises: GitHubError; TransportError

        Request: ``GET /meta``
        https://docs.github.com/rest/meta/meta
        """

    def mascot(self, say: str | None = None) -> str:
        """Fetch the picture of GitHub's mascot, drawn with letters. Returns an empty text for any error status.

        :param say: text of the speech bubble; None lets GitHub choose one
        :raises: TransportError

        Request: ``GET /octocat``
        https://docs.github.com/rest/meta/meta
        """

    def octocat(self, say: str | None = None) -> str:
        """The same as `mascot`.

        :param say: text of the speech bubble; None lets GitHub choose one
        :raises: TransportError

        Request: ``GET /octocat``
        https://docs.github.com/rest/meta/meta
        """

    def zen(self) -> str:
        """Fetch a sentence from the Zen of GitHub. Returns an empty text for any error status.

        :raises: TransportError

        Request: ``GET /zen``
        https://docs.github.com/rest/meta/meta
        """

    def rate_limit(self) -> RateLimits:
        """Fetch how many requests are left. The result has `resources`, with `limit`, `remaining`, `used` and
        `reset` (seconds since 1970) of each kind, as `core` and `search`, and `rate`, an old copy of `core`. The
        request does not count.

        :raises: GitHubError; TransportError

        Request: ``GET /rate_limit``
        https://docs.github.com/rest/rate-limit/rate-limit
        """

    def emojis(self) -> dict[str, str]:
        """Fetch the emojis that can be written between colons: URLs of their pictures by name.

        :raises: GitHubError; TransportError

        Request: ``GET /emojis``
        https://docs.github.com/rest/emojis/emojis
        """

    def feeds(self) -> dict[str, Any]:
        """Fetch the URLs of the Atom feeds that the credential can read. URLs are URI templates, both
        in keys that end in `_url` or `_urls` and as `href` in `_links`. GitHub shows private feeds only to
        sessions with username and password.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /feeds``, signed with username and password
        https://docs.github.com/rest/activity/feeds
        """

    def gitignore_template(self, language: str) -> str:
        """Fetch a template of a `.gitignore` file. Returns an empty text when the response contains none.

        :param language: name of the template, as `gitignore_templates` lists it; case matters
        :raises: GitHubError; TransportError

        Request: ``GET /gitignore/templates/{language}``
        https://docs.github.com/rest/gitignore/gitignore
        """

    def gitignore_templates(self) -> list[str]:
        """Fetch the names of the templates of `.gitignore` files.

        :raises: GitHubError; TransportError

        Request: ``GET /gitignore/templates``
        https://docs.github.com/rest/gitignore/gitignore
        """

    def license(self, name: GitHubCore | str) -> License:
        """Fetch one license.

        :param name: key of the license, as "mit"; case does not matter
        :raises: GitHubError; TransportError

        Request: ``GET /licenses/{name}``
        https://docs.github.com/rest/licenses/licenses
        """

    def licenses(
        self, number: int = -1, etag: str | None = None, *, featured: bool | None = None
    ) -> Listing[ShortLicense]:
        """List the licenses that are common.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param featured: whether to list only those that GitHub recommends, or only the others
        :raises: GitHubError; TransportError

        Request: ``GET /licenses``
        https://docs.github.com/rest/licenses/licenses
        """

    def markdown(
        self,
        text: str,
        mode: Literal["markdown", "gfm"] | Literal[""] = "",
        context: GitHubCore | str = "",
        raw: bool = False,
    ) -> str:
        """Render Markdown as HTML. Returns an empty text for any error status.

        :param text: what to render
        :param mode: "markdown" (GitHub's default), or "gfm" for links to issues and users as in comments
            (Literal["markdown", "gfm"], default "")
        :param context: full name of the repository, as "octocat/Hello-World", that numbers of issues are of with "gfm"
        :param raw: render the text like a README file, without `mode` and `context`
        :raises: TransportError

        Request: ``POST /markdown, or POST /markdown/raw with raw``
        https://docs.github.com/rest/markdown/markdown
        """

    def pubsubhubbub(
        self, mode: Literal["subscribe", "unsubscribe"], topic: str, callback: str, secret: str = ""
    ) -> bool:
        """Create a webhook, or change or remove it, by the PubSubHubbub protocol. Returns False, without a request,
        when the topic has another form. GitHub no longer documents this.

        :param mode: "subscribe" or "unsubscribe"
        :param topic: the repository's events, as "https://github.com/octocat/Hello-World/events/push"
        :param callback: URL that GitHub sends the events to
        :param secret: text that GitHub signs what it sends with
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /hub``, signed
        https://docs.github.com/rest/repos/webhooks
        """

    def migrations(self, number: int = -1, etag: str | None = None) -> Listing[Migration]:
        """List your migrations, newest first. GitHub keeps them for seven days.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /user/migrations``, signed
        https://docs.github.com/rest/migrations/users
        """

    def migration(self, migration_id: GitHubCore | int | str) -> Migration:
        """Fetch one of your migrations; its `state` is "pending", "exporting", "exported" or "failed".

        :param migration_id:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /user/migrations/{migration_id}``, signed
        https://docs.github.com/rest/migrations/users
        """

    def start_migration(
        self,
        repositories: Iterable[GitHubCore | str],
        *,
        lock_repositories: bool | None = None,
        exclude_attachments: bool | None = None,
        exclude_git_data: bool | None = None,
        exclude_metadata: bool | None = None,
        exclude_owner_projects: bool | None = None,
        exclude_releases: bool | None = None,
        org_metadata_only: bool | None = None,
    ) -> Migration:
        """Start to export your repositories, and return the migration.

        :param repositories: the repositories, or their full names, such as "octocat/Hello-World"
        :param lock_repositories: whether nobody can change them until `unlock_repository()`
        :param exclude_attachments:
        :param exclude_git_data:
        :param exclude_metadata:
        :param exclude_owner_projects:
        :param exclude_releases:
        :param org_metadata_only:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /user/migrations``, signed
        https://docs.github.com/rest/migrations/users
        """

    def all_organizations(
        self, number: int = -1, since: int | str | None = None, etag: str | None = None, per_page: int | None = None
    ) -> Listing[ShortOrganization]:
        """List all organizations of GitHub, oldest first.

        :param number: maximum number of items; -1 returns all
        :param since: number of the last organization seen; only newer ones are listed
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param per_page: items per page, 1 to 100; None lets the library choose
        :raises: GitHubError; TransportError

        Request: ``GET /organizations``
        https://docs.github.com/rest/orgs/orgs
        """

    def organization(self, username: GitHubCore | str, *, lazy: bool = False) -> Organization:
        """Fetch an organization.

        :param username: login of the organization
        :param lazy: whether to return a handle, which is fetched when a field is read that is not known
        :raises: GitHubError; TransportError

        Request: ``GET /orgs/{username}``
        https://docs.github.com/rest/orgs/orgs
        """

    def organizations(self, number: int = -1, etag: str | None = None) -> Listing[ShortOrganization]:
        """List the organizations that you belong to.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /user/orgs``, signed
        https://docs.github.com/rest/orgs/orgs
        """

    def organizations_with(
        self, username: GitHubCore | str, number: int = -1, etag: str | None = None
    ) -> Listing[ShortOrganization]:
        """List the organizations that a user is a public member of.

        :param username: login of the user
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET /users/{username}/orgs``
        https://docs.github.com/rest/orgs/orgs
        """

    def membership_in(self, organization: GitHubCore | str) -> Membership:
        """Fetch how you belong to an organization.

        :param organization: login of the organization
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /user/memberships/orgs/{organization}``, signed
        https://docs.github.com/rest/orgs/members
        """

    def organization_memberships(
        self, state: Literal["active", "pending"] | None = None, number: int = -1, etag: str | None = None
    ) -> Listing[Membership]:
        """List how you belong to organizations.

        :param state: "active" or "pending"; both when left out
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /user/memberships/orgs``, signed
        https://docs.github.com/rest/orgs/members
        """

    def activate_membership(self, organization: GitHubCore | str) -> Membership:
        """Accept an organization's invitation.

        :param organization: login of the organization
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH /user/memberships/orgs/{organization}``, signed
        https://docs.github.com/rest/orgs/members
        """

    @deprecated("use ShortOrganization.project_v2")
    def project(self, number: GitHubCore | int | str) -> Project:
        """Fetch one classic project.

        Deprecated: use ShortOrganization.project_v2.

        :param number: the project's `id`, not its `number`
        :raises: GitHubError; TransportError

        Request: ``GET /projects/{number}``
        https://docs.github.com/rest/projects/projects (no longer described there)
        """

    @deprecated("use ShortOrganization.project_v2, without columns")
    def project_column(self, number: GitHubCore | int | str) -> ProjectColumn:
        """Fetch one column of a classic project.

        Deprecated: use ShortOrganization.project_v2, without columns.

        :param number: the column's `id`
        :raises: GitHubError; TransportError

        Request: ``GET /projects/columns/{number}``
        https://docs.github.com/rest/projects/projects (no longer described there)
        """

    @deprecated("use ShortOrganization.project_v2, without cards")
    def project_card(self, number: GitHubCore | int | str) -> ProjectCard:
        """Fetch one card of a classic project.

        Deprecated: use ShortOrganization.project_v2, without cards.

        :param number: the card's `id`
        :raises: GitHubError; TransportError

        Request: ``GET /projects/columns/cards/{number}``
        https://docs.github.com/rest/projects/projects (no longer described there)
        """

    @overload
    def pull_request(
        self,
        owner: GitHubCore | str,
        repository: GitHubCore | str,
        number: GitHubCore | int | str,
        *,
        lazy: bool = False,
    ) -> PullRequest:
        """Fetch a pull request.

        :param owner: login of the owner of the repository
        :param repository: name of the repository
        :param number: number of the pull request within the repository
        :param lazy: whether to return a handle, which is fetched when a field is read that is not known
        :raises: GitHubError; TransportError

        Request: ``GET /repos/{owner}/{repository}/pulls/{number}``
        https://docs.github.com/rest/pulls/pulls
        """
    @overload
    def pull_request(self, owner: str, *, number: GitHubCore | int | str, lazy: bool = False) -> PullRequest: ...

    @overload
    def repository(self, owner: GitHubCore | str, repository: GitHubCore | str, *, lazy: bool = False) -> Repository:
        """Fetch one repository.

        :param owner: login of the user or organization it belongs to
        :param repository: its name
        :param lazy: whether to return a handle, which is fetched when a field is read that is not known
        :raises: GitHubError; TransportError

        Request: ``GET /repos/{owner}/{repository}``
        https://docs.github.com/rest/repos/repos
        """
    @overload
    def repository(self, owner: str, *, lazy: bool = False) -> Repository: ...

    def repository_with_id(self, number: GitHubCore | int | str, *, lazy: bool = False) -> Repository:
        """Fetch one repository by its number, which stays the same when the repository is renamed or moved.

        :param number: the `id` of the repository
        :param lazy: whether to return a handle, which is fetched when a field is read that is not known
        :raises: GitHubError; TransportError

        Request: ``GET /repositories/{number}``
        https://docs.github.com/rest/repos/repos (no longer described there)
        """

    def repositories(
        self,
        type: Literal["all", "owner", "public", "private", "member"] | None = None,
        sort: Literal["created", "updated", "pushed", "full_name"] | None = None,
        direction: Literal["asc", "desc"] | None = None,
        number: int = -1,
        etag: str | None = None,
        *,
        affiliation: str | Iterable[GitHubCore | str] | None = None,
        before: datetime | date | str | None = None,
        since: datetime | date | str | None = None,
        visibility: Literal["all", "public", "private"] | None = None,
    ) -> Listing[ShortRepository]:
        """List the repositories that the authenticated user owns, works on, or sees as a member of an organization.

        :param type: "all" (GitHub's default), "owner", "public", "private" or "member"
        :param sort: "full_name" (GitHub's default), "created", "updated" or "pushed"
        :param direction: "asc" or "desc"; GitHub's default is "asc" when sorted by full_name, else "desc"
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param affiliation: "owner", "collaborator", "organization_member" or several of them; not together with `type`
        :param before: only those changed before this time
        :param since: only those changed at this time or later
        :param visibility: "all" (GitHub's default), "public" or "private"; not together with `type`
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /user/repos``, signed
        https://docs.github.com/rest/repos/repos
        """

    def repositories_by(
        self,
        username: GitHubCore | str,
        type: Literal["all", "owner", "member"] | None = None,
        sort: Literal["created", "updated", "pushed", "full_name"] | None = None,
        direction: Literal["asc", "desc"] | None = None,
        number: int = -1,
        etag: str | None = None,
    ) -> Listing[ShortRepository]:
        """List the public repositories of a user.

        :param username: login of the user
        :param type: "owner" (GitHub's default), "all" or "member"
        :param sort: "full_name" (GitHub's default), "created", "updated" or "pushed"
        :param direction: "asc" or "desc"; GitHub's default is "asc" when sorted by full_name, else "desc"
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET /users/{username}/repos``
        https://docs.github.com/rest/repos/repos
        """

    def all_repositories(
        self,
        number: int = -1,
        since: int | str | None = None,
        etag: str | None = None,
        per_page: int | None = None,
        *,
        visibility: Literal["all", "public"] | None = None,
    ) -> Listing[ShortRepository]:
        """List every public repository, oldest first.

        :param number: maximum number of items; -1 returns all
        :param since: give only repositories whose `id` is greater
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param per_page: items per page, 1 to 100; None lets the library choose
        :param visibility: "public" (GitHub's default), or "all" on Enterprise Server
        :raises: GitHubError; TransportError

        Request: ``GET /repositories``
        https://docs.github.com/rest/repos/repos
        """

    def create_repository(
        self,
        name: str,
        description: str = "",
        homepage: str = "",
        private: bool = False,
        has_issues: bool = True,
        has_wiki: bool = True,
        auto_init: bool = False,
        gitignore_template: str = "",
        has_projects: bool = True,
        *,
        allow_auto_merge: bool | None = None,
        allow_merge_commit: bool | None = None,
        allow_rebase_merge: bool | None = None,
        allow_squash_merge: bool | None = None,
        delete_branch_on_merge: bool | None = None,
        has_discussions: bool | None = None,
        has_downloads: bool | None = None,
        is_template: bool | None = None,
        license_template: str | None = None,
        merge_commit_message: Literal["PR_BODY", "PR_TITLE", "BLANK"] | None = None,
        merge_commit_title: Literal["PR_TITLE", "MERGE_MESSAGE"] | None = None,
        squash_merge_commit_message: Literal["PR_BODY", "COMMIT_MESSAGES", "BLANK"] | None = None,
        squash_merge_commit_title: Literal["PR_TITLE", "COMMIT_OR_PR_TITLE"] | None = None,
        team_id: GitHubCore | int | str | None = None,
    ) -> Repository:
        """Create a repository that belongs to the authenticated user.

        :param name:
        :param description:
        :param homepage: URL of a page about it
        :param private:
        :param has_issues:
        :param has_wiki:
        :param auto_init: make a first commit with a README
        :param gitignore_template: name of a template for the first commit, as "Haskell"; ignored unless auto_init
        :param has_projects:
        :param allow_auto_merge: whether pull requests may be merged by themselves once all requirements are met
        :param allow_merge_commit: whether pull requests may be merged with a merge commit
        :param allow_rebase_merge: whether pull requests may be rebased
        :param allow_squash_merge: whether pull requests may be squashed into one commit
        :param delete_branch_on_merge: whether the branch of a pull request is deleted after merging
        :param has_discussions: whether discussions are turned on
        :param has_downloads: whether downloads are turned on
        :param is_template: whether it is a template for other repositories
        :param license_template: name of a license for the first commit, as "mit"
        :param merge_commit_message: message of a merge commit: "PR_BODY", "PR_TITLE" or "BLANK"; with
            `merge_commit_title` only
        :param merge_commit_title: title of a merge commit: "PR_TITLE" or "MERGE_MESSAGE"
        :param squash_merge_commit_message: message of a squashed commit: "PR_BODY", "COMMIT_MESSAGES" or "BLANK"; with
            `squash_merge_commit_title` only
        :param squash_merge_commit_title: title of a squashed commit: "PR_TITLE" or "COMMIT_OR_PR_TITLE"
        :param team_id: number of the team that gets access; only for repositories of organizations
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /user/repos``, signed
        https://docs.github.com/rest/repos/repos
        """

    def interaction_limits(self) -> dict[str, Any]:
        """Fetch who may comment, open issues and pull requests in your public repositories for a while: a mapping,
        empty for everybody.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /user/interaction-limits``, signed
        https://docs.github.com/rest/interactions/user
        """

    def set_interaction_limits(
        self,
        limit: Literal["existing_users", "contributors_only", "collaborators_only"],
        expiry: Literal["one_day", "three_days", "one_week", "one_month", "six_months"] | None = None,
    ) -> dict[str, Any]:
        """Limit for a while who may comment, open issues and pull requests in your public repositories.

        The result is a mapping with limit, origin and expires_at.

        :param limit: "existing_users", "contributors_only" or "collaborators_only"
        :param expiry: "one_day" (GitHub's default), "three_days", "one_week", "one_month" or "six_months"
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT /user/interaction-limits``, signed
        https://docs.github.com/rest/interactions/user
        """

    def remove_interaction_limits(self) -> bool:
        """Let everybody comment, open issues and pull requests in your public repositories again.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE /user/interaction-limits``, signed
        https://docs.github.com/rest/interactions/user
        """

    def search_code(
        self,
        query: str,
        sort: Literal["indexed"] | None = None,
        order: Literal["desc", "asc"] | None = None,
        per_page: int | None = None,
        text_match: bool = False,
        number: int = -1,
        etag: str | None = None,
    ) -> SearchListing[CodeSearchResult]:
        """Search the content of files, in the default branches of repositories.

        GitHub requires a credential for this, finds files below 384 KB only, and returns at most 1,000 results.
        Qualifiers are `in`, `language`, `fork`, `size` (in bytes), `path`, `filename`, `extension`, `user`, `org`
        and `repo`.

        :param query: words and qualifiers, as "addClass in:file language:js repo:jquery/jquery"
        :param sort: "indexed" for the time it was indexed; None for the best match
        :param order: "desc" (GitHub's default) or "asc"; GitHub ignores it without `sort`
        :param per_page: items per page, 1 to 100; None lets the library choose
        :param text_match: also return where the words were found
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET /search/code``
        https://docs.github.com/rest/search/search
        """

    def search_commits(
        self,
        query: str,
        sort: Literal["author-date", "committer-date"] | None = None,
        order: Literal["desc", "asc"] | None = None,
        per_page: int | None = None,
        text_match: bool = False,
        number: int = -1,
        etag: str | None = None,
    ) -> SearchListing[CommitSearchResult]:
        """Search commits, in the default branches of repositories.

        GitHub returns at most 1,000 results. Qualifiers are `author`, `committer`, `author-name`,
        `author-email`, `author-date`, `committer-name`, `committer-email`, `committer-date`, `merge`, `hash`,
        `parent`, `tree`, `is`, `user`, `org` and `repo`.

        :param query: words and qualifiers, as "css repo:octocat/Spoon-Knife"
        :param sort: "author-date" or "committer-date"; None for the best match
        :param order: "desc" (GitHub's default) or "asc"; GitHub ignores it without `sort`
        :param per_page: items per page, 1 to 100; None lets the library choose
        :param text_match: also return where the words were found
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET /search/commits``
        https://docs.github.com/rest/search/search
        """

    def search_issues(
        self,
        query: str,
        sort: Literal["comments", "reactions", "reactions-+1", "reactions--1", "reactions-smile", "reactions-thinking_face", "reactions-heart", "reactions-tada", "interactions", "created", "updated"] | None = None,
        order: Literal["desc", "asc"] | None = None,
        per_page: int | None = None,
        text_match: bool = False,
        number: int = -1,
        etag: str | None = None,
        *,
        advanced_search: bool | None = None,
        search_type: Literal["semantic", "hybrid"] | None = None,
    ) -> SearchListing[IssueSearchResult]:
        """Search issues and pull requests.

        GitHub returns at most 1,000 results. Qualifiers are `is` ("issue" or "pull-request"), `type`, `in`,
        `author`, `assignee`, `mentions`, `commenter`, `involves`, `state`, `label`, `language`, `created`,
        `updated`, `comments`, `user`, `org`, `repo` and more.

        :param query: words and qualifiers, as "windows is:issue label:bug state:open"
        :param sort: "created", "updated", "comments", "reactions" or "interactions"; None for the best match
        :param order: "desc" (GitHub's default) or "asc"; GitHub ignores it without `sort`
        :param per_page: items per page, 1 to 100; None lets the library choose
        :param text_match: also return where the words were found
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param advanced_search: whether the query may have AND, OR and parentheses
        :param search_type: "semantic" or "hybrid" to search by meaning
        :raises: GitHubError; TransportError

        Request: ``GET /search/issues``
        https://docs.github.com/rest/search/search
        """

    def search_repositories(
        self,
        query: str,
        sort: Literal["stars", "forks", "help-wanted-issues", "updated"] | None = None,
        order: Literal["desc", "asc"] | None = None,
        per_page: int | None = None,
        text_match: bool = False,
        number: int = -1,
        etag: str | None = None,
    ) -> SearchListing[RepositorySearchResult]:
        """Search repositories.

        GitHub returns at most 1,000 results. Qualifiers are `in`, `size` (in kilobytes), `forks`, `fork`,
        `created`, `pushed`, `user`, `org`, `repo`, `language`, `topic`, `license`, `stars` and more; dates are
        YYYY-MM-DD, with `<`, `>=` or a range.

        :param query: words and qualifiers, as "tetris language:assembly"
        :param sort: "stars", "forks", "help-wanted-issues" or "updated"; None for the best match
        :param order: "desc" (GitHub's default) or "asc"; GitHub ignores it without `sort`
        :param per_page: items per page, 1 to 100; None lets the library choose
        :param text_match: also return where the words were found
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET /search/repositories``
        https://docs.github.com/rest/search/search
        """

    def search_users(
        self,
        query: str,
        sort: Literal["followers", "repositories", "joined"] | None = None,
        order: Literal["desc", "asc"] | None = None,
        per_page: int | None = None,
        text_match: bool = False,
        number: int = -1,
        etag: str | None = None,
    ) -> SearchListing[UserSearchResult]:
        """Search users and organizations.

        GitHub returns at most 1,000 results. Qualifiers are `type` ("user" or "org"), `in`, `repos`,
        `location`, `language`, `created` and `followers`.

        :param query: words and qualifiers, as "tom repos:>42 followers:>1000"
        :param sort: "followers", "repositories" or "joined"; None for the best match
        :param order: "desc" (GitHub's default) or "asc"; GitHub ignores it without `sort`
        :param per_page: items per page, 1 to 100; None lets the library choose
        :param text_match: also return where the words were found
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET /search/users``
        https://docs.github.com/rest/search/search
        """

    def search_labels(
        self,
        query: str,
        repository_id: GitHubCore | int | str,
        sort: Literal["created", "updated"] | None = None,
        order: Literal["desc", "asc"] | None = None,
        per_page: int | None = None,
        number: int = -1,
        etag: str | None = None,
    ) -> SearchListing[LabelSearchResult]:
        """Search the labels of one repository, in names and descriptions.

        :param query: words, without qualifiers
        :param repository_id: the repository's `id`
        :param sort: "created" or "updated"; None for the best match
        :param order: "desc" (GitHub's default) or "asc"; GitHub ignores it without `sort`
        :param per_page: items per page, 1 to 100; None lets the library choose
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET /search/labels``
        https://docs.github.com/rest/search/search
        """

    def search_topics(
        self, query: str, per_page: int | None = None, number: int = -1, etag: str | None = None
    ) -> SearchListing[TopicSearchResult]:
        """Search topics. The best match comes first. Qualifiers are `is`, `repositories` and `created`.

        :param query: words and qualifiers, as "ruby is:featured"
        :param per_page: items per page, 1 to 100; None lets the library choose
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET /search/topics``
        https://docs.github.com/rest/search/search
        """

    def security_advisories(
        self,
        number: int = -1,
        etag: str | None = None,
        *,
        affects: Any = None,
        cve_id: str | None = None,
        cwes: Any = None,
        direction: Literal["asc", "desc"] | None = None,
        ecosystem: Literal["rubygems", "npm", "pip", "maven", "nuget", "composer", "go", "rust", "erlang", "actions", "pub", "other", "swift"] | None = None,
        epss_percentage: str | None = None,
        epss_percentile: str | None = None,
        ghsa_id: GitHubCore | str | None = None,
        is_withdrawn: bool | None = None,
        modified: str | None = None,
        published: str | None = None,
        severity: Literal["unknown", "low", "medium", "high", "critical"] | None = None,
        sort: Literal["updated", "published", "epss_percentage", "epss_percentile"] | None = None,
        type: Literal["reviewed", "malware", "unreviewed"] | None = None,
        updated: str | None = None,
    ) -> Listing[GlobalAdvisory]:
        """List the security advisories of GitHub's database.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param affects:
        :param cve_id:
        :param cwes:
        :param direction:
        :param ecosystem:
        :param epss_percentage:
        :param epss_percentile:
        :param ghsa_id:
        :param is_withdrawn:
        :param modified:
        :param published:
        :param severity:
        :param sort:
        :param type:
        :param updated:
        :raises: GitHubError; TransportError

        Request: ``GET /advisories``
        https://docs.github.com/rest/security-advisories/global-advisories
        """

    def security_advisory(self, ghsa_id: GitHubCore | str) -> GlobalAdvisory:
        """Fetch one security advisory of GitHub's database.

        :param ghsa_id: its `ghsa_id`, such as "GHSA-abcd-1234-efgh"
        :raises: GitHubError; TransportError

        Request: ``GET /advisories/{ghsa_id}``
        https://docs.github.com/rest/security-advisories/global-advisories
        """

    def user_teams(self, number: int = -1, etag: str | None = None) -> Listing[ShortTeam]:
        """List the teams that you belong to, in all organizations. These have `members_count`, `repos_count` and
        `organization`.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /user/teams``, signed
        https://docs.github.com/rest/teams/teams
        """

    def me(self) -> AuthenticatedUser:
        """Fetch the account of the session's credential.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /user``, signed
        https://docs.github.com/rest/users/users
        """

    def update_me(
        self,
        name: str | None = None,
        email: str | None = None,
        blog: str | None = None,
        company: str | None = None,
        location: str | None = None,
        hireable: bool | None = None,
        bio: str | None = None,
        *,
        twitter_username: str | None = None,
    ) -> bool:
        """Change the profile of the authenticated user; what is not given stays as it is. Without any argument
        nothing is sent and the result is False.

        :param name:
        :param email: mail address that the profile shows; it must be one of the account's
        :param blog: URL of a web site
        :param company:
        :param location:
        :param hireable: whether the account looks for work
        :param bio: biography of the account
        :param twitter_username: name at X, formerly Twitter; None removes it
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH /user``, signed
        https://docs.github.com/rest/users/users
        """

    def user(self, username: GitHubCore | str, *, lazy: bool = False) -> User:
        """Fetch one account by its login.

        :param username:
        :param lazy: whether to return a handle, which is fetched when a field is read that is not known
        :raises: GitHubError; TransportError

        Request: ``GET /users/{username}``
        https://docs.github.com/rest/users/users
        """

    def user_with_id(self, number: GitHubCore | int | str) -> User:
        """Fetch one account by its id, which stays the same when the account is renamed.

        :param number: id of the account
        :raises: GitHubError; TransportError

        Request: ``GET /user/{number}``
        https://docs.github.com/rest/users/users
        """

    def all_users(
        self, number: int = -1, etag: str | None = None, per_page: int | None = None, since: int | str | None = None
    ) -> Listing[ShortUser]:
        """List every account, in the order in which they signed up. Organizations are among them.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param per_page: items per page, 1 to 100; None lets the library choose
        :param since: id of the last account that was seen; only later ones are listed
        :raises: GitHubError; TransportError

        Request: ``GET /users``
        https://docs.github.com/rest/users/users
        """

    def emails(self, number: int = -1, etag: str | None = None) -> Listing[Email]:
        """List the mail addresses of the authenticated user.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /user/emails``, signed
        https://docs.github.com/rest/users/emails
        """

    def add_email_addresses(self, addresses: Iterable[GitHubCore | str] = []) -> list[Email]:
        """Add mail addresses to the account of the authenticated user, and return them. Without any nothing is sent
        and the list is empty.

        :param addresses:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /user/emails``, signed
        https://docs.github.com/rest/users/emails
        """

    def delete_email_addresses(self, addresses: Iterable[GitHubCore | str] = []) -> bool:
        """Remove mail addresses from the account of the authenticated user. Without any nothing is sent and the
        result is False.

        :param addresses:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE /user/emails``, signed
        https://docs.github.com/rest/users/emails
        """

    def key(self, id_num: GitHubCore | int | str) -> Key:
        """Fetch one SSH key of the authenticated user.

        :param id_num:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /user/keys/{id_num}``, signed
        https://docs.github.com/rest/users/keys
        """

    def keys(self, number: int = -1, etag: str | None = None) -> Listing[Key]:
        """List the SSH keys of the authenticated user.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /user/keys``, signed
        https://docs.github.com/rest/users/keys
        """

    def create_key(self, title: str, key: str | os.PathLike[str] | IO[str] | IO[bytes], read_only: bool = False) -> Key:
        """Add an SSH key to the account of the authenticated user.

        :param title: a name to know it by
        :param key: text of the public key, the path of its file, or an open file
        :param read_only: GitHub now ignores it for keys of users
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /user/keys``, signed
        https://docs.github.com/rest/users/keys
        """

    def gpg_key(self, id_num: GitHubCore | int | str) -> GPGKey:
        """Fetch one GPG key of the authenticated user.

        :param id_num:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /user/gpg_keys/{id_num}``, signed
        https://docs.github.com/rest/users/gpg-keys
        """

    def gpg_keys(self, number: int = -1, etag: str | None = None) -> Listing[GPGKey]:
        """List the GPG keys of the authenticated user.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /user/gpg_keys``, signed
        https://docs.github.com/rest/users/gpg-keys
        """

    def create_gpg_key(
        self, armored_public_key: str | os.PathLike[str] | IO[str] | IO[bytes], *, name: str | None = None
    ) -> GPGKey | None:
        """Add a GPG key to the account of the authenticated user. Returns None when GitHub does not accept the key
        (status 422), for one that is not a key or is there already.

        :param armored_public_key: the public key, ASCII-armoured: its text, the path of its file, or an open file
        :param name: a name to know it by
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /user/gpg_keys``, signed
        https://docs.github.com/rest/users/gpg-keys
        """

    def follow(self, username: GitHubCore | str) -> bool:
        """Follow an account.

        :param username:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT /user/following/{username}``, signed
        https://docs.github.com/rest/users/followers
        """

    def unfollow(self, username: GitHubCore | str) -> bool:
        """Follow an account no longer.

        :param username:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE /user/following/{username}``, signed
        https://docs.github.com/rest/users/followers
        """

    def is_following(self, username: GitHubCore | str) -> bool:
        """Whether the authenticated user follows an account.

        :param username:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /user/following/{username}``, signed
        https://docs.github.com/rest/users/followers
        """

    def followers(self, number: int = -1, etag: str | None = None) -> Listing[ShortUser]:
        """List those who follow the authenticated user.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /user/followers``, signed
        https://docs.github.com/rest/users/followers
        """

    def followers_of(self, username: GitHubCore | str, number: int = -1, etag: str | None = None) -> Listing[ShortUser]:
        """List those who follow an account.

        :param username:
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET /users/{username}/followers``
        https://docs.github.com/rest/users/followers
        """

    def following(self, number: int = -1, etag: str | None = None) -> Listing[ShortUser]:
        """List those whom the authenticated user follows.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /user/following``, signed
        https://docs.github.com/rest/users/followers
        """

    def followed_by(self, username: GitHubCore | str, number: int = -1, etag: str | None = None) -> Listing[ShortUser]:
        """List those whom an account follows.

        :param username:
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET /users/{username}/following``
        https://docs.github.com/rest/users/followers
        """

    def block(self, username: GitHubCore | str) -> bool:
        """Block an account: it can no longer take part in what the authenticated user owns.

        :param username:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT /user/blocks/{username}``, signed
        https://docs.github.com/rest/users/blocking
        """

    def unblock(self, username: GitHubCore | str) -> bool:
        """Block an account no longer.

        :param username:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE /user/blocks/{username}``, signed
        https://docs.github.com/rest/users/blocking
        """

    def is_blocking(self, username: GitHubCore | str) -> bool:
        """Whether the authenticated user blocks an account.

        :param username:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /user/blocks/{username}``, signed
        https://docs.github.com/rest/users/blocking
        """

    def blocked_users(self, number: int = -1, etag: str | None = None) -> Listing[ShortUser]:
        """List the accounts that the authenticated user blocks.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /user/blocks``, signed
        https://docs.github.com/rest/users/blocking
        """

class ClientEnterprise(Client):
    """A client for GitHub Enterprise Server. It has the methods of ``Client`` and those for administrators.

    :param url: URL of the server, such as ``https://github.example.com``
    :param username: login, with ``password`` or ``token``
    :param password: password, with ``username``
    :param token: personal, OAuth or installation token; takes precedence over a password
    :param verify: which certificate authorities to trust: True for those of ``REQUESTS_CA_BUNDLE``,
        ``CURL_CA_BUNDLE``, ``SSL_CERT_FILE`` and ``SSL_CERT_DIR``, or else those of the system; the
        path of a bundle in PEM format or of a folder of such files; or False to accept any certificate,
        which is insecure
    :param session: a ``ClientSession`` to use instead of a new one; the options given beside it change
        it
    :param api_version: version of the API to request, such as ``"2022-11-28"``; None requests the
        version that this package was written for from GitHub, and no version from an Enterprise Server
    :param timeout: seconds to connect and seconds between two reads: a number for both, or a pair; None
        in the pair disables that timeout; None keeps the defaults of 4 and 10
    :param retries: maximum number of retries of idempotent requests: GET, HEAD, OPTIONS, PUT and DELETE
        after a transport error, 502, 503 or 504, and any request that certainly was not processed; 0
        disables retries
    :param retry_quota: tokens for the retries of this client at each host: a retry takes 5, or 10 after
        a timeout, and a success returns 1; at 0 the first error is raised. None retries without this
        limit
    :param rate_limit: what to do at a rate limit: ``"raise"`` raises ``RateLimitExceeded``, ``"wait"``
        waits and retries
    :param max_wait: maximum total of seconds that one call waits for rate limits, and for its turn
        among other requests; if more are needed, it raises
    :param on_wait: callback invoked before each wait for a rate limit or for pacing, with the seconds
        and the reason, or None; if it raises, so does the call
    :param pace: whether to space requests as GitHub recommends: writes at least a second apart,
        searches by their quota, and all requests further apart when a quota is low or after a secondary
        rate limit; these waits count towards ``max_wait``
    :param quota: with which processes to share the quotas of credentials: a
        :class:`ferrohub.quota.Machine` for those of this machine, or an object that reaches a
        :class:`ferrohub.quota.Broker`; see :mod:`ferrohub.quota`; None for the quota of this process
    :param event_hooks: functions to call with the events of each request, by the name of the event:
        ``request``, ``response``, ``retry`` and ``error``, each a list; see
        :mod:`ferrohub.event_hooks`. If one raises, so does the call; None for none
    :param user_agent: ``User-Agent`` header of the requests; None for the name and version of this
        package
    :param read_ahead: maximum number of pages of a listing to prefetch; 0 for none
    :param cache: where to cache responses: True for memory (64 MiB), the path of a folder (512 MiB), a
        :class:`ferrohub.Cache`, or None for nowhere. Each cached response is revalidated before it is
        used, which costs no quota if it is current
    :param cert: client certificate in PEM format: the path of a file with the certificate and its key,
        or a pair of the paths of both; or None
    :param proxies: proxies by scheme, as ``{"https": "http://10.0.0.1:3128"}``; empty uses those of the
        environment. Keys are ``"http"``, ``"https"``, ``"all"``, one of these with a host, as
        ``"https://api.github.com"``, and ``"no_proxy"`` for hosts without a proxy
    :param transport: callable that sends each request in place of the network: it gets a
        :class:`ferrohub.transports.Request`, and returns a :class:`ferrohub.transports.Response`, or an
        awaitable of one for an asynchronous client; see :mod:`ferrohub.transports`; None for the
        network
    :param pickle_credentials: whether pickles of the session contain its credential
    """

    def __init__(
        self,
        url: str,
        username: str | None = "",
        password: str | None = "",
        token: str | None = "",
        verify: bool | str | os.PathLike[str] | None = True,
        session: ClientSession | Client | GitHubCore | None = None,
        *,
        api_version: str | None = None,
        timeout: float | tuple[float | None, float | None] | None = None,
        retries: int = 3,
        retry_quota: int | None = 500,
        rate_limit: Literal["raise", "wait"] = "raise",
        max_wait: float = 3660.0,
        on_wait: Callable[[float, str], object] | None = None,
        pace: bool = False,
        quota: Machine | Handle | None = None,
        event_hooks: EventHooks | None = None,
        user_agent: str | None = None,
        read_ahead: int = 5,
        cache: bool | str | os.PathLike[str] | Cache | None = None,
        cert: str | os.PathLike[str] | tuple[str | os.PathLike[str], str | os.PathLike[str]] | None = None,
        proxies: Mapping[str, str] | None = None,
        transport: Transport | None = None,
        pickle_credentials: bool = False,
    ) -> None: ...
    def admin_stats(
        self,
        option: Literal["all", "comments", "gists", "hooks", "issues", "milestones", "orgs", "pages", "pulls", "repos", "security-products", "users"],
    ) -> dict[str, Any]:
        """Count what the server holds.

        :param option: "all", or one of "comments", "gists", "hooks", "issues", "milestones", "orgs", "pages", "pulls",
            "repos", "security-products" and "users"
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /enterprise/stats/{option}``, signed
        https://docs.github.com/rest/enterprise-admin/admin-stats
        """

    def create_user(self, login: str, email: str, *, suspended: bool | None = None) -> ShortUser:
        """Create an account. Where the server has its own sign-in, the user gets a mail to set a password.

        :param login: name of the account; the server makes other characters than letters and digits hyphens
        :param email: mail address of the user
        :param suspended: whether the account is suspended from the beginning
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /admin/users``, signed
        https://docs.github.com/rest/enterprise-admin/users
        """

    def create_organization(
        self, login: str, admin: GitHubCore | str, profile_name: str | None = None
    ) -> ShortOrganization:
        """Create an organization.

        :param login: name in URLs
        :param admin: login of the user who will own it
        :param profile_name: name for people
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /admin/organizations``, signed
        https://docs.github.com/rest/enterprise-admin/orgs
        """

    def rename_organization(self, organization: GitHubCore | str, login: str) -> bool:
        """Change the login of an organization.

        True when the server has taken the order; it may take minutes to carry out. False when you may not.

        :param organization: present login of the organization
        :param login: new login
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH /admin/organizations/{organization}``, signed
        https://docs.github.com/rest/enterprise-admin/orgs
        """

    def create_pre_receive_environment(self, name: str, image_url: str) -> PreReceiveEnvironment:
        """Create an environment for pre-receive hooks, and have the server download its archive.

        :param name:
        :param image_url: URL that the archive is downloaded from
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /admin/pre-receive-environments``, signed
        https://docs.github.com/rest/enterprise-admin/pre-receive-environments
        """

    def pre_receive_environment(self, id_num: GitHubCore | int | str) -> PreReceiveEnvironment:
        """Fetch one environment for pre-receive hooks.

        :param id_num: number of the environment
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /admin/pre-receive-environments/{id_num}``, signed
        https://docs.github.com/rest/enterprise-admin/pre-receive-environments
        """

    def pre_receive_environments(
        self,
        sort: Literal["created", "updated", "name"] | None = None,
        direction: Literal["asc", "desc"] | None = None,
        number: int = -1,
        etag: str | None = None,
    ) -> Listing[PreReceiveEnvironment]:
        """List the environments for pre-receive hooks.

        :param sort: "created" (GitHub's default), "updated" or "name"
        :param direction: "asc" or "desc" (GitHub's default)
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /admin/pre-receive-environments``, signed
        https://docs.github.com/rest/enterprise-admin/pre-receive-environments
        """

    def create_pre_receive_hook(
        self,
        name: str,
        script: str,
        script_repository: Mapping[str, str],
        environment: Mapping[str, int],
        enforcement: Literal["enabled", "disabled", "testing"] | None = None,
        allow_downstream_configuration: bool | None = None,
    ) -> PreReceiveHook:
        """Create a pre-receive hook.

        :param name:
        :param script: path of the script in its repository
        :param script_repository: the repository, as {"full_name": "DevIT/hooks"}
        :param environment: the environment that it runs in, as {"id": 2}
        :param enforcement: "enabled", "disabled" (GitHub's default) or "testing"
        :param allow_downstream_configuration: whether organizations and repositories may choose another enforcement;
            GitHub's default is that they may not
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /admin/pre-receive-hooks``, signed
        https://docs.github.com/rest/enterprise-admin/pre-receive-hooks
        """

    def pre_receive_hook(self, id_num: GitHubCore | int | str) -> PreReceiveHook:
        """Fetch one pre-receive hook.

        :param id_num: number of the hook
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /admin/pre-receive-hooks/{id_num}``, signed
        https://docs.github.com/rest/enterprise-admin/pre-receive-hooks
        """

    def pre_receive_hooks(
        self,
        sort: Literal["created", "updated", "name"] | None = None,
        direction: Literal["asc", "desc"] | None = None,
        number: int = -1,
        etag: str | None = None,
    ) -> Listing[PreReceiveHook]:
        """List the pre-receive hooks.

        :param sort: "created" (GitHub's default), "updated" or "name"
        :param direction: "asc" or "desc" (GitHub's default)
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /admin/pre-receive-hooks``, signed
        https://docs.github.com/rest/enterprise-admin/pre-receive-hooks
        """

class AppClient(Client):
    """A client for a GitHub App: it lists the app's installations, and :meth:`client` returns a client for each of
    them. It has the methods of ``Client``, of which an app may use those for apps.

    It signs a new JWT before the last one expires. If GitHub rejects one because the clock of this machine is wrong, it
    uses GitHub's time from then on. Threads may share it, and so may processes after a fork. The private key is never
    shown, and part of a pickle only with ``pickle_credentials``. It is a context manager.

    :param client_id: client ID of the app, such as ``"Iv23..."``, or its app ID
    :param private_key: private key of the app: the content of its PEM file, PKCS#1 or PKCS#8
    :param session: a ``ClientSession`` to use instead of a new one; the options given beside it change
        it
    :param base_url: URL of the API; None for ``https://api.github.com``
    :param api_version: version of the API to request, such as ``"2022-11-28"``; None requests the
        version that this package was written for from GitHub, and no version from an Enterprise Server
    :param timeout: seconds to connect and seconds between two reads: a number for both, or a pair; None
        in the pair disables that timeout; None keeps the defaults of 4 and 10
    :param retries: maximum number of retries of idempotent requests: GET, HEAD, OPTIONS, PUT and DELETE
        after a transport error, 502, 503 or 504, and any request that certainly was not processed; 0
        disables retries
    :param retry_quota: tokens for the retries of this client at each host: a retry takes 5, or 10 after
        a timeout, and a success returns 1; at 0 the first error is raised. None retries without this
        limit
    :param rate_limit: what to do at a rate limit: ``"raise"`` raises ``RateLimitExceeded``, ``"wait"``
        waits and retries
    :param max_wait: maximum total of seconds that one call waits for rate limits, and for its turn
        among other requests; if more are needed, it raises
    :param on_wait: callback invoked before each wait for a rate limit or for pacing, with the seconds
        and the reason, or None; if it raises, so does the call
    :param pace: whether to space requests as GitHub recommends: writes at least a second apart,
        searches by their quota, and all requests further apart when a quota is low or after a secondary
        rate limit; these waits count towards ``max_wait``
    :param quota: with which processes to share the quotas of credentials: a
        :class:`ferrohub.quota.Machine` for those of this machine, or an object that reaches a
        :class:`ferrohub.quota.Broker`; see :mod:`ferrohub.quota`; None for the quota of this process
    :param event_hooks: functions to call with the events of each request, by the name of the event:
        ``request``, ``response``, ``retry`` and ``error``, each a list; see
        :mod:`ferrohub.event_hooks`. If one raises, so does the call; None for none
    :param user_agent: ``User-Agent`` header of the requests; None for the name and version of this
        package
    :param read_ahead: maximum number of pages of a listing to prefetch; 0 for none
    :param cache: where to cache responses: True for memory (64 MiB), the path of a folder (512 MiB), a
        :class:`ferrohub.Cache`, or None for nowhere. Each cached response is revalidated before it is
        used, which costs no quota if it is current
    :param verify: which certificate authorities to trust: True for those of ``REQUESTS_CA_BUNDLE``,
        ``CURL_CA_BUNDLE``, ``SSL_CERT_FILE`` and ``SSL_CERT_DIR``, or else those of the system; the
        path of a bundle in PEM format or of a folder of such files; or False to accept any certificate,
        which is insecure
    :param cert: client certificate in PEM format: the path of a file with the certificate and its key,
        or a pair of the paths of both; or None
    :param proxies: proxies by scheme, as ``{"https": "http://10.0.0.1:3128"}``; empty uses those of the
        environment. Keys are ``"http"``, ``"https"``, ``"all"``, one of these with a host, as
        ``"https://api.github.com"``, and ``"no_proxy"`` for hosts without a proxy
    :param transport: callable that sends each request in place of the network: it gets a
        :class:`ferrohub.transports.Request`, and returns a :class:`ferrohub.transports.Response`, or an
        awaitable of one for an asynchronous client; see :mod:`ferrohub.transports`; None for the
        network
    :param pickle_credentials: whether pickles of the session contain its credential
    """

    def __init__(
        self,
        client_id: str | int,
        private_key: str | bytes,
        session: ClientSession | Client | GitHubCore | None = None,
        *,
        base_url: str | None = None,
        api_version: str | None = None,
        timeout: float | tuple[float | None, float | None] | None = None,
        retries: int = 3,
        retry_quota: int | None = 500,
        rate_limit: Literal["raise", "wait"] = "raise",
        max_wait: float = 3660.0,
        on_wait: Callable[[float, str], object] | None = None,
        pace: bool = False,
        quota: Machine | Handle | None = None,
        event_hooks: EventHooks | None = None,
        user_agent: str | None = None,
        read_ahead: int = 5,
        cache: bool | str | os.PathLike[str] | Cache | None = None,
        verify: bool | str | os.PathLike[str] = True,
        cert: str | os.PathLike[str] | tuple[str | os.PathLike[str], str | os.PathLike[str]] | None = None,
        proxies: Mapping[str, str] | None = None,
        transport: Transport | None = None,
        pickle_credentials: bool = False,
    ) -> None: ...
    def installations(self, number: int = -1, *, since: datetime | str | None = None) -> Listing[Installation]:
        """List the installations of the app.

        Request: ``GET /app/installations``; see
        https://docs.github.com/rest/apps/apps#list-installations-for-the-authenticated-app.

        :param number: maximum number of them; -1 for all
        :param since: only those updated at this time or later: a datetime or ISO 8601 text
        :returns: a listing of :class:`~ferrohub.apps.Installation`
        """

    def installation_for(self, name: str) -> Installation:
        """Fetch the installation of the app in an account or for a repository.

        Requests: ``GET /orgs/{org}/installation``, and ``GET /users/{username}/installation`` if there is none in an
        organization of this name; or ``GET /repos/{owner}/{repo}/installation``. See
        https://docs.github.com/rest/apps/apps#get-an-organization-installation-for-the-authenticated-app.

        :param name: login of an organization or a user, such as ``"octo-org"``, or ``"owner/name"`` of a repository
        :returns: an :class:`~ferrohub.apps.Installation`; a coroutine of it if the client is asynchronous
        :raises NotFoundError: the app is not installed there
        :raises ValueError: ``name`` is no such name
        """

    def client(
        self,
        installation: Installation | ShortRepository | ShortUser | ShortOrganization | int | str,
        *,
        repositories: Iterable[str | int | ShortRepository] | None = None,
        permissions: Mapping[str, Literal["read", "write", "admin"]] | None = None,
    ) -> Client:
        """Return a client for an installation of the app. Nothing is sent: its first request gets a token, for all
        threads and tasks that wait for it, and the token is renewed before it expires. Clients for the same
        installation with the same limits share one token.

        Request: ``POST /app/installations/{installation_id}/access_tokens``; see
        https://docs.github.com/rest/apps/apps#create-an-installation-access-token-for-an-app. For a name, the
        installation is fetched first, as by :meth:`installation_for`.

        :param installation: an :class:`~ferrohub.apps.Installation`; its id; the login of an organization or a user;
            ``"owner/name"`` of a repository; or such a resource
        :param repositories: repositories that the client is limited to: names, ids, or repositories; None for all of
            the installation. They must belong to the account of the installation
        :param permissions: permissions that the client is limited to, such as ``{"contents": "read"}``; the values are
            ``"read"``, ``"write"`` and ``"admin"``. None for all of the installation
        :returns: a :class:`ferrohub.Client`, or a :class:`ferrohub.AsyncClient` if this client is asynchronous; it has
            the options of this client
        :raises ValueError: an argument is empty or invalid
        """

    def each_repository(
        self, *, on_error: Callable[[Installation, ResponseError], object] | None = None
    ) -> Iterator[ShortRepository]:
        """Iterate over the repositories of all installations. Each repository uses the client of its installation,
        so its methods act as that installation; ``ferrohub.Client(session=repository)`` is that client.

        An installation whose repositories cannot be listed, such as a suspended one, does not end the iteration: it is
        reported and skipped. Other errors, such as that of a connection, are raised.

        Requests: ``GET /app/installations``, and for each installation ``GET /installation/repositories``; see
        https://docs.github.com/rest/apps/installations#list-repositories-accessible-to-the-app-installation.

        :param on_error: callable that gets an :class:`~ferrohub.apps.Installation` and the exception; None logs a
            warning with the logger ``ferrohub``. If it raises, so does the iteration
        :returns: an iterator of :class:`~ferrohub.repos.repo.ShortRepository`; an asynchronous iterator if the client
            is asynchronous
        """

    def webhook_config(self) -> WebhookConfig:
        """Fetch the configuration of the app's webhook.

        Request: ``GET /app/hook/config``; see
        https://docs.github.com/rest/apps/webhooks#get-a-webhook-configuration-for-an-app.

        :returns: a ``WebhookConfig``, with ``url``, ``content_type`` and ``insecure_ssl``; GitHub hides its ``secret``
        """

    def update_webhook_config(
        self,
        *,
        url: str | None = None,
        content_type: Literal["json", "form"] | None = None,
        secret: str | None = None,
        insecure_ssl: bool | None = None,
    ) -> WebhookConfig:
        """Change the configuration of the app's webhook. What is None stays as it is.

        Request: ``PATCH /app/hook/config``; see
        https://docs.github.com/rest/apps/webhooks#update-a-webhook-configuration-for-an-app.

        :param url: URL that receives the deliveries
        :param content_type: ``"json"`` or ``"form"``
        :param secret: secret that signs the deliveries, see :mod:`ferrohub.webhooks`
        :param insecure_ssl: True accepts any certificate of the URL's server, which is insecure
        :returns: a ``WebhookConfig``
        :raises ValueError: every argument is None, or ``content_type`` is another text
        """

    def webhook_deliveries(self, *, status: Literal["success", "failure"] | None = None) -> Listing[HookDeliveryItem]:
        """List the deliveries of the app's webhook, the latest first. GitHub keeps them for some days.

        Request: ``GET /app/hook/deliveries``; see
        https://docs.github.com/rest/apps/webhooks#list-deliveries-for-an-app-webhook.

        :param status: ``"success"`` or ``"failure"`` for those alone; None for all
        :returns: a listing of ``HookDeliveryItem``, with ``id``, ``event``, ``status_code``, ``redelivery``, ...
        """

    def webhook_delivery(self, delivery_id: int | GitHubCore) -> HookDelivery:
        """Fetch a delivery of the app's webhook, with its request and response.

        Request: ``GET /app/hook/deliveries/{delivery_id}``; see
        https://docs.github.com/rest/apps/webhooks#get-a-delivery-for-an-app-webhook.

        :param delivery_id: ``id`` of the delivery
        :returns: a ``HookDelivery``
        """

    def redeliver_webhook(self, delivery_id: int | GitHubCore) -> dict[str, Any]:
        """Deliver a webhook again. GitHub does so soon after.

        Request: ``POST /app/hook/deliveries/{delivery_id}/attempts``; see
        https://docs.github.com/rest/apps/webhooks#redeliver-a-delivery-for-an-app-webhook.

        :param delivery_id: ``id`` of the delivery
        :returns: an empty dict
        """

class PublicKey(GitHubCore):
    """A public key to encrypt secrets with before they are sent."""

    created_at: Maybe[datetime]
    """When it was created, where GitHub sends it."""
    id: Maybe[int]
    """Number of the key, where GitHub sends it."""
    key: Field[str]
    """The key (Curve25519), in base64."""
    key_id: Field[str]
    """Identifier of the key."""
    title: Maybe[str]
    """Name of the key, where GitHub sends it."""
    url: Maybe[str]
    """URL of the key in the API, where GitHub sends it."""

    def seal(self, value: str | bytes) -> str:
        """Encrypt the value of a secret in a libsodium sealed box, which only GitHub can open; as base64.

        :param value: text, which is encrypted as UTF-8, or bytes
        :raises: TypeError or ValueError for a wrong argument, before anything is sent

        Makes no request.
        https://docs.github.com/rest/actions/secrets
        """

class RepositorySecret(GitHubCore):
    """A secret of a repository. GitHub never shows its value."""

    created_at: Field[datetime]
    """When it was created."""
    name: Field[str]
    """Name, in upper case."""
    updated_at: Field[datetime]
    """When it was last changed."""

class SharedOrganizationSecret(RepositorySecret):
    """A secret of an organization, as a repository that shares it sees it. GitHub never shows its value."""

class OrganizationSecret(RepositorySecret):
    """A secret of an organization, which some or all of its repositories share. GitHub never shows its value."""

    selected_repositories_url: Maybe[str]
    """URL of the repositories that share it; None unless `visibility` is "selected"."""
    visibility: Field[str]
    """Which repositories share it: "all", "private" (and internal) or "selected"."""

    def selected_repositories(self, number: int = -1, etag: str | None = None) -> Listing[ShortRepository] | None:
        """List the repositories that share it; None where `visibility` is not "selected".

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {selected_repositories_url}``, signed
        https://docs.github.com/rest/actions/secrets
        """

    def set_selected_repositories(self, repository_ids: Iterable[int | str]) -> bool:
        """Let these repositories share it in place of all that do. An error without a request where `visibility` is
        not "selected".

        :param repository_ids: the `id` of each repository
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {selected_repositories_url}``, signed
        https://docs.github.com/rest/actions/secrets
        """

    def add_selected_repository(self, repository_id: GitHubCore | int | str) -> bool:
        """Let one more repository share it. An error without a request where `visibility` is not "selected"; False
        where that changed meanwhile.

        :param repository_id: the `id` of the repository
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {selected_repositories_url}/{repository_id}``, signed
        https://docs.github.com/rest/actions/secrets
        """

    def remove_selected_repository(self, repository_id: GitHubCore | int | str) -> bool:
        """Let a repository share it no longer. An error without a request where `visibility` is not "selected";
        False where that changed meanwhile.

        :param repository_id: the `id` of the repository
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {selected_repositories_url}/{repository_id}``, signed
        https://docs.github.com/rest/actions/secrets
        """

    def delete_selected_repository(self, repository_id: GitHubCore | int | str) -> bool:
        """Let a repository share it no longer; the same as `remove_selected_repository`.

        :param repository_id: the `id` of the repository
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {selected_repositories_url}/{repository_id}``, signed
        https://docs.github.com/rest/actions/secrets
        """

class Stargazer(ShortUser):
    """Somebody who starred a repository, as `Repository.stargazers` shows it. In its JSON the account is the object
    `user`; its fields and operations are those of the stargazer all the same.
    """

    starred_at: Field[datetime]
    """When they starred the repository."""
    user: Maybe[ShortUser]
    """The account."""
    id: Maybe[int]  # type: ignore[assignment]
    login: Maybe[str]  # type: ignore[assignment]

class StarredRepository(GitHubCore):
    """A repository that somebody starred, as `User.starred_repositories` shows it."""

    repo: Field[ShortRepository]
    """The repository, as `repository`."""
    repository: Field[ShortRepository]
    """The repository."""
    starred_at: Field[datetime]
    """When it was starred."""

class Thread(GitHubCore):
    """A notification: the latest about an issue, a pull request, a commit or something else of a repository."""

    id: Field[str]
    """Number that is unique among notifications, as text."""
    last_read_at: Maybe[datetime]
    """When it was last read, None when it never was."""
    reason: Field[str]
    """Why it was sent, as "assign", "author", "comment", "mention", "review_requested" or "subscribed"."""
    repository: Field[ShortRepository]
    """Repository that it is about."""
    subject: Field[dict[str, Any]]
    """What it is about: `title`, `type` (as "Issue"), `url` and `latest_comment_url`."""
    subscription_url: Field[str]
    """URL of the authenticated user's subscription to it."""
    unread: Field[bool]
    """Whether it was not read yet."""
    updated_at: Field[datetime]
    """When something last happened to the subject."""
    url: Field[str]
    """URL in the API."""

    def mark(self) -> bool:
        """Mark the notification as read.

        :raises: GitHubError; TransportError

        Request: ``PATCH {url}``
        https://docs.github.com/rest/activity/notifications
        """

    def subscription(self) -> ThreadSubscription:
        """Fetch the user's subscription to the subject. NotFoundError means that there is no subscription.

        :raises: GitHubError; TransportError

        Request: ``GET {url}/subscription``
        https://docs.github.com/rest/activity/notifications
        """

    def set_subscription(self, subscribed: bool, ignored: bool) -> ThreadSubscription:
        """Subscribe to the subject, or change the subscription.

        :param subscribed: whether to get notifications
        :param ignored: whether to get none at all, unless the user comments or is mentioned
        :raises: GitHubError; TransportError

        Request: ``PUT {url}/subscription``
        https://docs.github.com/rest/activity/notifications
        """

    def delete_subscription(self) -> bool:
        """Get no notifications of the subject until the user comments or is mentioned.

        :raises: GitHubError; TransportError

        Request: ``DELETE {url}/subscription``
        https://docs.github.com/rest/activity/notifications
        """

class ThreadSubscription(GitHubCore):
    """The subscription of the authenticated user to the subject of a notification."""

    created_at: Maybe[datetime]
    """When the subscription was created, None when there is none."""
    ignored: Field[bool]
    """Whether there are no notifications at all."""
    reason: Maybe[str]
    """Why the subscription was created, as "mention"."""
    repository_url: Maybe[str]
    """URL of the repository, for a subscription to one."""
    subscribed: Field[bool]
    """Whether there are notifications."""
    thread_url: Maybe[str]
    """URL of the notification."""
    url: Field[str]
    """URL in the API."""

    def set(self, subscribed: bool, ignored: bool) -> None:
        """Change the subscription. The object shows the new values afterwards.

        :param subscribed: whether to get notifications
        :param ignored: whether to get none at all, unless the user comments or is mentioned
        :raises: GitHubError; TransportError

        Request: ``PUT {url}``
        https://docs.github.com/rest/activity/notifications
        """

    def delete(self) -> bool:
        """Get no notifications of the subject until the user comments or is mentioned.

        :raises: GitHubError; TransportError

        Request: ``DELETE {url}``
        https://docs.github.com/rest/activity/notifications
        """

class RepositorySubscription(GitHubCore):
    """The subscription of the authenticated user to a repository."""

    created_at: Field[datetime]
    """When the subscription was created."""
    ignored: Field[bool]
    """Whether there are no notifications at all."""
    reason: Maybe[str]
    """Why the subscription was created."""
    repository_url: Field[str]
    """URL of the repository."""
    subscribed: Field[bool]
    """Whether there are notifications."""
    url: Field[str]
    """URL in the API."""

    def set(self, subscribed: bool, ignored: bool) -> None:
        """Change the subscription. The object shows the new values afterwards.

        :param subscribed: whether to get notifications
        :param ignored: whether to get none at all
        :raises: GitHubError; TransportError

        Request: ``PUT {url}``
        https://docs.github.com/rest/activity/watching
        """

    def delete(self) -> bool:
        """Stop watching the repository.

        :raises: GitHubError; TransportError

        Request: ``DELETE {url}``
        https://docs.github.com/rest/activity/watching
        """

class App(GitHubCore):
    """A GitHub App."""

    client_id: Maybe[str]
    """Client id of the app, for OAuth."""
    created_at: Maybe[datetime]
    """When it was registered."""
    description: Maybe[str]
    """What it does."""
    events: Maybe[list[str]]
    """Names of the events that it hears of."""
    external_url: Maybe[str]
    """URL of its own site."""
    html_url: Field[str]
    """URL of its page."""
    id: Maybe[int]
    """Number that is unique on GitHub."""
    installations_count: Maybe[int]
    """Number of installations; only where the app reads itself."""
    name: Field[str]
    """Name."""
    node_id: Field[str]
    """Identifier in the GraphQL API."""
    owner: Maybe[ShortUser]
    """Who owns it."""
    permissions: Maybe[dict[str, str]]
    """What it may do by default, as {"issues": "write"}."""
    slug: Maybe[str]
    """Name in URLs; None when GitHub leaves it out."""
    updated_at: Maybe[datetime]
    """When it was last changed."""
    url: Maybe[str]
    """URL in the API, made from `slug`; None without one."""

class Installation(GitHubCore):
    """An app, installed in an account."""

    access_tokens_url: Field[str]
    """URL that creates tokens of the installation."""
    account: Maybe[dict[str, Any]]
    """User, organization or enterprise that it is installed in; None when the account is gone."""
    app_id: Field[int]
    """Number of the app."""
    app_slug: Field[str]
    """Name of the app in URLs."""
    client_id: Maybe[str]
    """Client id of the app."""
    contact_email: Maybe[str]
    """Mail address for questions about the installation."""
    created_at: Field[datetime]
    """When it was installed."""
    events: Field[list[str]]
    """Names of the events that it hears of."""
    has_multiple_single_files: Maybe[bool]
    """Whether it may see some files only, as `single_file_paths` names them."""
    html_url: Field[str]
    """URL of its settings."""
    id: Field[int]
    """Number that is unique on GitHub."""
    permissions: Field[dict[str, str]]
    """What it may do, as {"issues": "write"}."""
    repositories_url: Field[str]
    """URL that lists its repositories."""
    repository_selection: Field[str]
    """ "all", or "selected" when it sees only some repositories of the account."""
    single_file_name: Maybe[str]
    """The one file that it may see, if it is limited to one."""
    single_file_paths: Maybe[list[str]]
    """Files that it may see, if it is limited to some."""
    suspended_at: Maybe[datetime]
    """When it was suspended, None while it works."""
    suspended_by: Maybe[ShortUser]
    """Who suspended it."""
    target_id: Field[int]
    """Number of the account."""
    target_type: Field[str]
    """Kind of the account, as "User" or "Organization"."""
    updated_at: Field[datetime]
    """When it was last changed."""

class Authorization(GitHubCore):
    """A token that a user granted to an application, and what it allows."""

    app: Field[dict[str, str]]
    """Application that has it, with `name`, `url` and `client_id`."""
    created_at: Field[datetime]
    """When it was created."""
    expires_at: Maybe[datetime]
    """When it expires, None when it does not."""
    fingerprint: Maybe[str]
    """Text that distinguishes it from others of the same application and user."""
    hashed_token: Maybe[str]
    """SHA-256 digest of the token."""
    id: Field[int]
    """Number that is unique on GitHub."""
    installation: Maybe[dict[str, Any]]
    """Installation that the token belongs to, None for OAuth applications."""
    note: Maybe[str]
    """What it is for."""
    note_url: Maybe[str]
    """URL with more about it."""
    scopes: Maybe[list[str]]
    """Names of the scopes that it allows."""
    token: Field[str]
    """The token. GitHub shows it only when it is created; later this is empty."""
    token_last_eight: Maybe[str]
    """The last eight characters of the token."""
    updated_at: Field[datetime]
    """When it was last changed."""
    url: Field[str]
    """URL in the API."""
    user: Maybe[ShortUser]
    """User it belongs to; not in every response."""

    @deprecated("use a personal access token, or the web application flow")
    def add_scopes(
        self,
        scopes: Iterable[GitHubCore | str],
        note: str | None = None,
        note_url: str | None = None,
        *,
        fingerprint: str | None = None,
    ) -> bool:
        """Open more areas to the token. The object shows the new values afterwards.

        Deprecated: use a personal access token, or the web application flow.

        :param scopes: names of areas, beside the present ones
        :param note: what the token is for
        :param note_url: URL with more about it
        :param fingerprint: text that distinguishes it from others of the same application and user
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}``, signed with username and password
        https://docs.github.com/rest/oauth-authorizations/oauth-authorizations
        """

    @deprecated("use a personal access token, or the web application flow")
    def remove_scopes(
        self,
        scopes: Iterable[GitHubCore | str],
        note: str | None = None,
        note_url: str | None = None,
        *,
        fingerprint: str | None = None,
    ) -> bool:
        """Close areas to the token. The object shows the new values afterwards.

        Deprecated: use a personal access token, or the web application flow.

        :param scopes: names of areas
        :param note: what the token is for
        :param note_url: URL with more about it
        :param fingerprint: text that distinguishes it from others of the same application and user
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}``, signed with username and password
        https://docs.github.com/rest/oauth-authorizations/oauth-authorizations
        """

    @deprecated("use a personal access token, or the web application flow")
    def replace_scopes(
        self,
        scopes: Iterable[GitHubCore | str],
        note: str | None = None,
        note_url: str | None = None,
        *,
        fingerprint: str | None = None,
    ) -> bool:
        """Set the areas that the token opens. The object shows the new values afterwards.

        Deprecated: use a personal access token, or the web application flow.

        :param scopes: names of areas, in place of the present ones
        :param note: what the token is for
        :param note_url: URL with more about it
        :param fingerprint: text that distinguishes it from others of the same application and user
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}``, signed with username and password
        https://docs.github.com/rest/oauth-authorizations/oauth-authorizations
        """

    @deprecated("use a personal access token, or the web application flow")
    def delete(self) -> bool:
        """Revoke the token. False when GitHub does not find it.

        Deprecated: use a personal access token, or the web application flow.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}``, signed with username and password
        https://docs.github.com/rest/oauth-authorizations/oauth-authorizations
        """

class ShortBranch(GitHubCore):
    """A branch, as listings show it.

    `refresh()` returns the `Branch`.
    """

    commit: Field[MiniCommit]
    """The commit at its tip."""
    name: Field[str]
    """Name, as "main"."""
    original_protection: Maybe[dict[str, Any]]
    """What is required of its commits, in short: a mapping. `protection()` returns all of it."""
    protected: Field[bool]
    """Whether it is protected."""
    protection_url: Maybe[str]
    """URL of its protection in the API."""
    def refresh(self, conditional: bool = False) -> Branch: ...

    def latest_sha(self, differs_from: str = "") -> str | None:
        """Fetch the SHA of the commit at the tip.

        The result is None when the tip is the given commit. The question costs nothing of the rate limit then.

        :param differs_from: SHA known so far
        :raises: GitHubError; TransportError

        Request: ``GET {commit.url}/../{+name}``
        https://docs.github.com/rest/commits/commits
        """

    def sync_with_upstream(self) -> dict[str, str]:
        """Bring the branch of a fork up to date with the repository it was forked from.

        The result is a mapping with message, merge_type ("merge", "fast-forward" or "none") and base_branch.
        `Conflict` is raised when the changes contradict each other.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {commit.url}/../../merge-upstream``, signed
        https://docs.github.com/rest/branches/branches
        """

    def protection(self) -> BranchProtection:
        """Fetch what the branch is protected from.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {commit.url}/../../branches/{+name}/protection``, signed
        https://docs.github.com/rest/branches/branch-protection
        """

    def protect(
        self,
        required_status_checks: Mapping[str, Any] | None = None,
        enforce_admins: bool | None = None,
        required_pull_request_reviews: Mapping[str, Any] | None = None,
        restrictions: Mapping[str, Iterable[str]] | None = None,
        required_linear_history: bool | None = None,
        allow_force_pushes: bool | None = None,
        allow_deletions: bool | None = None,
        required_conversation_resolution: bool | None = None,
        *,
        allow_fork_syncing: bool | None = None,
        block_creations: bool | None = None,
        lock_branch: bool | None = None,
    ) -> BranchProtection:
        """Protect the branch, or replace its protection. `protect()` alone forbids forced pushes and deletion.

        :param required_status_checks: which statuses a merge needs, a mapping with strict and contexts (or checks, a
            list of mappings with context and app_id); None for none
        :param enforce_admins: whether the rules hold for administrators too; None for no
        :param required_pull_request_reviews: which reviews a merge needs, a mapping with dismissal_restrictions,
            dismiss_stale_reviews, require_code_owner_reviews and required_approving_review_count; None for none
        :param restrictions: who may push, a mapping with users (logins), teams (slugs) and apps (slugs); None for
            everybody with write access. Only repositories of organizations can have them
        :param required_linear_history: whether to refuse merge commits; no when it is left out
        :param allow_force_pushes: whether to allow forced pushes; no when it is left out
        :param allow_deletions: whether to allow deleting the branch; no when it is left out
        :param required_conversation_resolution: whether all conversations must be resolved before a merge; no when it
            is left out
        :param allow_fork_syncing: whether a locked branch may be brought up to date with the repository it was forked
            from
        :param block_creations: whether `restrictions` also apply to creating branches that match
        :param lock_branch: whether the branch is read-only
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {commit.url}/../../branches/{+name}/protection``, signed
        https://docs.github.com/rest/branches/branch-protection
        """

    def unprotect(self) -> bool:
        """Remove the protection of the branch.

        The result is False when that is forbidden.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {commit.url}/../../branches/{+name}/protection``, signed
        https://docs.github.com/rest/branches/branch-protection
        """

class Branch(ShortBranch):
    """A branch."""

    commit: Field[ShortCommit]
    """The commit at its tip."""
    links: Field[dict[str, str]]
    """URLs of its page (html) and of itself in the API (self): a mapping."""
    pattern: Maybe[str]
    """Pattern of the rule that protects it."""
    required_approving_review_count: Maybe[int]
    """How many approvals a merge into it needs."""
    original_protection: Field[dict[str, Any]]
    protection_url: Field[str]

class BranchProtection(GitHubCore):
    """What a branch is protected from."""

    allow_deletions: Maybe[ProtectionAllowDeletions]
    """Whether the branch may be deleted."""
    allow_force_pushes: Maybe[ProtectionAllowForcePushes]
    """Whether commits may be forced onto the branch."""
    allow_fork_syncing: Maybe[Enabled]
    """Whether a locked branch may take commits from the repository it was forked from: a mapping with enabled."""
    block_creations: Maybe[Enabled]
    """Whether branches that match may not be created: a mapping with enabled."""
    enabled: Maybe[bool]
    """Whether the branch is protected."""
    enforce_admins: Maybe[ProtectionEnforceAdmins]
    """Whether the rules hold for administrators too."""
    lock_branch: Maybe[Enabled]
    """Whether the branch is read-only: a mapping with enabled."""
    name: Maybe[str]
    """Name of the branch."""
    protection_url: Maybe[str]
    """URL of the protection in the API."""
    required_conversation_resolution: Maybe[ProtectionRequiredConversationResolution]
    """Whether all conversations must be resolved before a merge."""
    required_linear_history: Maybe[ProtectionRequiredLinearHistory]
    """Whether merge commits are refused."""
    required_pull_request_reviews: Maybe[ProtectionRequiredPullRequestReviews]
    """Which reviews a merge needs; None when it needs none."""
    required_signatures: Maybe[Enabled]
    """Whether commits must be signed: a mapping with enabled and url."""
    required_status_checks: Maybe[ProtectionRequiredStatusChecks]
    """Which statuses a merge needs; None when it needs none."""
    restrictions: Maybe[ProtectionRestrictions]
    """Who may push; None when everybody with write access may."""
    url: Field[str]
    """URL of the protection in the API."""

    def update(
        self,
        enforce_admins: bool | None = None,
        required_status_checks: Mapping[str, Any] | None = None,
        required_pull_request_reviews: Mapping[str, Any] | None = None,
        restrictions: Mapping[str, Iterable[str]] | None = None,
        *,
        required_linear_history: bool | None = None,
        allow_force_pushes: bool | None = None,
        allow_deletions: bool | None = None,
        required_conversation_resolution: bool | None = None,
        block_creations: bool | None = None,
        lock_branch: bool | None = None,
        allow_fork_syncing: bool | None = None,
    ) -> BranchProtection:
        """Change the protection; what is left out stays as this object shows it.

        The object takes over what came back and is the result.

        :param enforce_admins: whether the rules hold for administrators too
        :param required_status_checks: which statuses a merge needs, as for `ShortBranch.protect`
        :param required_pull_request_reviews: which reviews a merge needs, as for `ShortBranch.protect`
        :param restrictions: who may push, as for `ShortBranch.protect`
        :param required_linear_history: whether merge commits are refused
        :param allow_force_pushes: whether commits may be forced onto the branch
        :param allow_deletions: whether the branch may be deleted
        :param required_conversation_resolution: whether all conversations must be resolved before a merge
        :param block_creations: whether `restrictions` also apply to creating branches that match
        :param lock_branch: whether the branch is read-only
        :param allow_fork_syncing: whether a locked branch may be brought up to date with the repository it was forked
            from
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}``, signed
        https://docs.github.com/rest/branches/branch-protection
        """

    def delete(self) -> bool:
        """Remove the protection of the branch.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}``, signed
        https://docs.github.com/rest/branches/branch-protection
        """

    def require_signatures(self) -> bool:
        """Require that commits are signed.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/required_signatures``, signed
        https://docs.github.com/rest/branches/branch-protection
        """

    def requires_signatures(self) -> bool:
        """Check whether commits must be signed.

        False for an error status, too.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/required_signatures``, signed
        https://docs.github.com/rest/branches/branch-protection
        """

    def delete_signature_requirements(self) -> bool:
        """No longer require that commits are signed.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/required_signatures``, signed
        https://docs.github.com/rest/branches/branch-protection
        """

class ProtectionEnforceAdmins(GitHubCore):
    """Whether the rules of a protected branch hold for administrators too."""

    enabled: Field[bool]
    """Whether they do."""
    url: Field[str]
    """URL of the setting in the API."""

    def enable(self) -> bool:
        """Apply the rules to administrators too.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}``, signed
        https://docs.github.com/rest/branches/branch-protection
        """

    def disable(self) -> bool:
        """Exempt administrators from the rules.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}``, signed
        https://docs.github.com/rest/branches/branch-protection
        """

class ProtectionAllowDeletions(GitHubCore):
    """Whether a protected branch may be deleted."""

    enabled: Field[bool]
    """Whether it may."""

class ProtectionAllowForcePushes(GitHubCore):
    """Whether commits may be forced onto a protected branch."""

    enabled: Field[bool]
    """Whether they may."""

class ProtectionRequiredConversationResolution(GitHubCore):
    """Whether all conversations of a pull request must be resolved before it is merged into a protected branch."""

    enabled: Maybe[bool]
    """Whether they must."""

class ProtectionRequiredLinearHistory(GitHubCore):
    """Whether a protected branch rejects merge commits."""

    enabled: Field[bool]
    """Whether it does."""

class ProtectionRequiredPullRequestReviews(GitHubCore):
    """Which reviews a merge into a protected branch needs."""

    bypass_pull_request_allowances: Maybe[dict[str, list[dict[str, Any]]]]
    """Who may merge without a review: a mapping with users, teams and apps."""
    dismiss_stale_reviews: Maybe[bool]
    """Whether new commits make approvals void."""
    dismissal_restrictions: Maybe[ProtectionRestrictions]
    """Who may dismiss reviews; None when everybody with write access may."""
    require_code_owner_reviews: Maybe[bool]
    """Whether owners named in the file CODEOWNERS must approve."""
    require_last_push_approval: Maybe[bool]
    """Whether somebody else than the last pusher must approve."""
    required_approving_review_count: Maybe[int]
    """How many approvals are needed, 0 to 6."""
    url: Maybe[str]
    """URL of the setting in the API."""

    def update(
        self,
        dismiss_stale_reviews: bool | None = None,
        require_code_owner_reviews: bool | None = None,
        required_approving_review_count: int | str | None = None,
        dismissal_restrictions: Mapping[str, Iterable[str]] | None = None,
        *,
        bypass_pull_request_allowances: Mapping[str, Iterable[str]] | None = None,
        require_last_push_approval: bool | None = None,
    ) -> ProtectionRequiredPullRequestReviews:
        """Change which reviews are needed; what is left out stays as it is.

        The object takes over what came back and is the result. Without any argument nothing is sent.

        :param dismiss_stale_reviews: whether new commits make approvals void
        :param require_code_owner_reviews: whether owners named in the file CODEOWNERS must approve
        :param required_approving_review_count: how many approvals are needed, 0 to 6
        :param dismissal_restrictions: who may dismiss reviews, a mapping with users (logins), teams (slugs) and apps
            (slugs); an empty mapping for everybody with write access
        :param bypass_pull_request_allowances: who may merge without a review, a mapping with users (logins), teams
            (slugs) and apps (slugs)
        :param require_last_push_approval: whether somebody else than the last pusher must approve
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}``, signed
        https://docs.github.com/rest/branches/branch-protection
        """

    def delete(self) -> bool:
        """No longer require reviews.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}``, signed
        https://docs.github.com/rest/branches/branch-protection
        """

class ProtectionRequiredStatusChecks(GitHubCore):
    """Which statuses a merge into a protected branch needs."""

    checks: Field[list[dict[str, Any]]]
    """The required checks: mappings with context and app_id (None when any app may report it)."""
    contexts_url: Maybe[str]
    """URL of the contexts in the API."""
    enforcement_level: Maybe[str]
    """Whom the checks hold for: "off", "non_admins" or "everyone"."""
    original_contexts: Field[list[str]]
    """Names of the required statuses and checks; `contexts()` fetches them anew."""
    strict: Maybe[bool]
    """Whether the pull request must be up to date with the branch."""
    url: Maybe[str]
    """URL of the setting in the API."""

    def add_contexts(self, contexts: Iterable[GitHubCore | str]) -> list[str]:
        """Require further statuses, and list all that are required then.

        :param contexts: names of the statuses, or statuses
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {contexts_url}``, signed
        https://docs.github.com/rest/branches/branch-protection
        """

    def contexts(self) -> list[str]:
        """Fetch the names of the required statuses.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {contexts_url}``, signed
        https://docs.github.com/rest/branches/branch-protection
        """

    def delete_contexts(self, contexts: Iterable[GitHubCore | str]) -> bool:
        """No longer require these statuses.

        :param contexts: names of the statuses, or statuses
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {contexts_url}``, signed
        https://docs.github.com/rest/branches/branch-protection
        """

    def remove_contexts(self, contexts: Iterable[GitHubCore | str]) -> list[str]:
        """No longer require these statuses, and list those that are still required.

        :param contexts: names of the statuses, or statuses
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {contexts_url}``, signed
        https://docs.github.com/rest/branches/branch-protection
        """

    def replace_contexts(self, contexts: Iterable[GitHubCore | str]) -> list[str]:
        """Require these statuses and no others, and list them.

        :param contexts: names of the statuses, or statuses
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {contexts_url}``, signed
        https://docs.github.com/rest/branches/branch-protection
        """

    def update(
        self,
        strict: bool | None = None,
        contexts: Iterable[GitHubCore | str] | None = None,
        *,
        checks: Iterable[Mapping[str, str | int]] | None = None,
    ) -> ProtectionRequiredStatusChecks:
        """Change which statuses are needed; what is left out stays as it is.

        The object takes over what came back and is the result. Without any argument nothing is sent.

        :param strict: whether the pull request must be up to date with the branch
        :param contexts: names of all required statuses, or statuses
        :param checks: all required checks, mappings with context and perhaps app_id; in place of `contexts`
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}``, signed
        https://docs.github.com/rest/branches/branch-protection
        """

    def delete(self) -> bool:
        """No longer require any status.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}``, signed
        https://docs.github.com/rest/branches/branch-protection
        """

class ProtectionRestrictions(GitHubCore):
    """The users, teams and apps that may push to a protected branch, or dismiss its reviews."""

    apps_url: Maybe[str]
    """URL of the apps in the API."""
    original_apps: Maybe[list[App]]
    """The apps; `apps()` fetches them anew."""
    original_teams: Field[list[ShortTeam]]
    """The teams; `teams()` fetches them anew."""
    original_users: Field[list[ShortUser]]
    """The users; `users()` fetches them anew."""
    teams_url: Field[str]
    """URL of the teams in the API."""
    url: Field[str]
    """URL of the setting in the API."""
    users_url: Field[str]
    """URL of the users in the API."""

    def add_app_restrictions(self, apps: Iterable[GitHubCore | str]) -> list[App]:
        """Let these apps push too, and list all that may then.

        :param apps: slugs of the apps, or apps
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/apps``, signed
        https://docs.github.com/rest/branches/branch-protection
        """

    def add_teams(self, teams: Iterable[GitHubCore | str]) -> list[ShortTeam]:
        """Let these teams push too, and list all that may then.

        :param teams: slugs of the teams, or teams
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/teams``, signed
        https://docs.github.com/rest/branches/branch-protection
        """

    def add_users(self, users: Iterable[GitHubCore | str]) -> list[ShortUser]:
        """Let these users push too, and list all that may then.

        :param users: logins of the users, or users
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/users``, signed
        https://docs.github.com/rest/branches/branch-protection
        """

    def apps(self, number: int = -1, etag: str | None = None) -> Listing[App]:
        """List the apps that may push.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/apps``, signed
        https://docs.github.com/rest/branches/branch-protection
        """

    def delete(self) -> bool:
        """Let everybody with write access push.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}``, signed
        https://docs.github.com/rest/branches/branch-protection
        """

    def remove_app_restrictions(self, apps: Iterable[GitHubCore | str]) -> list[App]:
        """No longer let these apps push, and list those that still may.

        :param apps: slugs of the apps, or apps
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/apps``, signed
        https://docs.github.com/rest/branches/branch-protection
        """

    def remove_teams(self, teams: Iterable[GitHubCore | str]) -> list[ShortTeam]:
        """No longer let these teams push, and list those that still may.

        :param teams: slugs of the teams, or teams
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/teams``, signed
        https://docs.github.com/rest/branches/branch-protection
        """

    def remove_users(self, users: Iterable[GitHubCore | str]) -> list[ShortUser]:
        """No longer let these users push, and list those that still may.

        :param users: logins of the users, or users
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/users``, signed
        https://docs.github.com/rest/branches/branch-protection
        """

    def replace_app_restrictions(self, apps: Iterable[GitHubCore | str]) -> list[App]:
        """Let these apps push and no others, and list them.

        :param apps: slugs of the apps, or apps
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/apps``, signed
        https://docs.github.com/rest/branches/branch-protection
        """

    def replace_teams(self, teams: Iterable[GitHubCore | str]) -> list[ShortTeam]:
        """Let these teams push and no others, and list them.

        :param teams: slugs of the teams, or teams
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/teams``, signed
        https://docs.github.com/rest/branches/branch-protection
        """

    def replace_users(self, users: Iterable[GitHubCore | str]) -> bool:
        """Let these users push and no others.

        :param users: logins of the users, or users
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/users``, signed
        https://docs.github.com/rest/branches/branch-protection
        """

    def teams(self, number: int = -1, etag: str | None = None) -> Listing[ShortTeam]:
        """List the teams that may push.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/teams``
        https://docs.github.com/rest/branches/branch-protection
        """

    def users(self, number: int = -1, etag: str | None = None) -> Listing[ShortUser]:
        """List the users that may push.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/users``
        https://docs.github.com/rest/branches/branch-protection
        """

class CheckApp(GitHubCore):
    """The app that created a check, as checks show it.

    `refresh()` and `to_app()` give the `App`.
    """

    description: Maybe[str]
    """What the app does, in Markdown."""
    external_url: Maybe[str]
    """URL of the app's own website."""
    html_url: Field[str]
    """URL of its page."""
    id: Maybe[int]
    """Number of the app."""
    name: Field[str]
    """Name of the app."""
    node_id: Field[str]
    """Identifier of the object in the GraphQL API."""
    owner: Maybe[dict[str, Any]]
    """The account that owns the app: a mapping."""
    slug: Maybe[str]
    """Name in URLs, as "octoapp"."""
    url: Maybe[str]
    """URL of the app in the API."""
    def refresh(self, conditional: bool = False) -> App: ...  # type: ignore[override]

    def to_app(self) -> App:
        """Fetch the app.

        :raises: GitHubError; TransportError

        Request: ``GET /apps/{slug}``
        https://docs.github.com/rest/apps/apps
        """

class CheckPullRequest(GitHubCore):
    """A pull request, as checks show it.

    `refresh()` and `to_pull()` give the `PullRequest`.
    """

    base: Field[dict[str, Any]]
    """Where the changes go: a mapping with ref, sha and repo."""
    head: Field[dict[str, Any]]
    """Where the changes come from: a mapping with ref, sha and repo."""
    id: Field[int]
    """Number of the pull request, unique across GitHub."""
    number: Field[int]
    """Number within the repository."""
    url: Field[str]
    """URL of the pull request in the API."""
    def refresh(self, conditional: bool = False) -> PullRequest: ...  # type: ignore[override]

    def to_pull(self) -> PullRequest:
        """Fetch the pull request.

        :raises: GitHubError; TransportError

        Request: ``GET {url}``
        https://docs.github.com/rest/pulls/pulls
        """

class CheckRunOutput(GitHubCore):
    """What a check run has to say."""

    annotations_count: Field[int]
    """How many annotations there are; `annotations()` lists them."""
    annotations_url: Field[str]
    """URL of the annotations."""
    summary: Maybe[str]
    """Summary, in Markdown."""
    text: Maybe[str]
    """Details, in Markdown."""
    title: Maybe[str]
    """Title."""

    def annotations(self, number: int = -1, etag: str | None = None) -> Listing[CheckRunAnnotation]:
        """List the annotations.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {annotations_url}``
        https://docs.github.com/rest/checks/runs
        """

class CheckRunAnnotation(GitHubCore):
    """A remark of a check run on lines of a file."""

    annotation_level: Maybe[str]
    """How serious it is: "notice", "warning" or "failure"."""
    blob_href: Field[str]
    """URL of the file's blob."""
    end_column: Maybe[int]
    """Last column, when it is on one line only."""
    end_line: Field[int]
    """Last line."""
    message: Maybe[str]
    """The remark."""
    path: Field[str]
    """Path of the file."""
    raw_details: Maybe[str]
    """Further details."""
    start_column: Maybe[int]
    """First column, when it is on one line only."""
    start_line: Field[int]
    """First line."""
    title: Maybe[str]
    """Title."""

class CheckRun(GitHubCore):
    """One check of a commit, created by an app."""

    app: Maybe[CheckApp]
    """The app that created it; None for a deleted app."""
    check_suite: Maybe[int]
    """Number of the check suite it belongs to."""
    completed_at: Maybe[datetime]
    """When it was completed; None until then."""
    conclusion: Maybe[str]
    """How it came out: "success", "failure", "neutral", "cancelled", "timed_out", "action_required", "skipped" or
    "stale"; None until it is completed.
    """
    deployment: Maybe[Deployment]
    """Deployment that it belongs to, None for other checks."""
    details_url: Maybe[str]
    """URL of the app's page with the details."""
    external_id: Maybe[str]
    """What the app calls the run."""
    head_sha: Field[str]
    """SHA of the commit."""
    html_url: Maybe[str]
    """URL of its page."""
    id: Field[int]
    """Number of the check run."""
    name: Field[str]
    """Name of the check, as "mighty_readme"."""
    node_id: Field[str]
    """Identifier of the object in the GraphQL API."""
    original_pull_requests: Field[list[CheckPullRequest]]
    """The open pull requests with the commit as their head."""
    output: Field[CheckRunOutput]
    """What it has to say."""
    started_at: Maybe[datetime]
    """When it began."""
    status: Field[str]
    """ "queued", "in_progress" or "completed"."""
    url: Field[str]
    """URL of the check run in the API."""

    def update(
        self,
        name: str | None = None,
        details_url: str | None = None,
        external_id: str | None = None,
        started_at: datetime | date | str | None = None,
        status: Literal["queued", "in_progress", "completed", "waiting", "requested", "pending"] | None = None,
        conclusion: Literal["action_required", "cancelled", "failure", "neutral", "success", "skipped", "stale", "timed_out"] | None = None,
        completed_at: datetime | date | str | None = None,
        output: Mapping[str, Any] | None = None,
        actions: Iterable[Mapping[str, str]] | None = None,
    ) -> bool:
        """Change the check run, as the app that created it.

        What is left out stays as it is. Without any argument nothing is sent and the result is False.

        :param name:
        :param details_url: URL of the app's page with the details
        :param external_id: what the app calls the run
        :param started_at: when it began
        :param status: "queued", "in_progress" or "completed"; the others are for GitHub Actions
        :param conclusion: how it came out, as in `create_check_run`; required with `completed_at` and with the status
            "completed"
        :param completed_at: when it was completed
        :param output: a mapping with title, summary, text, annotations and images; annotations are added to those
            there, with one request for each 50
        :param actions: buttons for the user, mappings with label, description and identifier; at most three
        :raises: GitHubError; TransportError; MissingAppInstallationAuthentication when not signed in as an installation

        Request: ``PATCH {url}``, signed as an installation
        https://docs.github.com/rest/checks/runs
        """

class CheckSuite(GitHubCore):
    """The checks of one app for a commit."""

    after: Maybe[str]
    """SHA of the commit after the push."""
    app: Maybe[CheckApp]
    """The app that created it; None for a deleted app."""
    before: Maybe[str]
    """SHA of the commit before the push."""
    check_runs_url: Field[str]
    """URL of its check runs."""
    conclusion: Maybe[str]
    """How it came out, as `CheckRun.conclusion`; None until it is completed."""
    created_at: Maybe[datetime]
    """When it was created."""
    head_branch: Maybe[str]
    """Branch that was pushed."""
    head_commit: Field[dict[str, Any]]
    """The commit: a mapping with id, tree_id, message, timestamp, author and committer."""
    head_sha: Field[str]
    """SHA of the commit."""
    id: Field[int]
    """Number of the check suite."""
    latest_check_runs_count: Field[int]
    """How many check runs it has."""
    node_id: Field[str]
    """Identifier of the object in the GraphQL API."""
    original_pull_requests: Maybe[list[CheckPullRequest]]
    """The open pull requests with the commit as their head; None when GitHub does not say."""
    repository: Maybe[ShortRepository]
    """Repository of the commit."""
    rerequestable: Maybe[bool]
    """Whether it can be run again."""
    runs_rerequestable: Maybe[bool]
    """Whether its check runs can be run again one by one."""
    status: Maybe[str]
    """ "queued", "in_progress" or "completed"."""
    updated_at: Maybe[datetime]
    """When it was changed last."""
    url: Maybe[str]
    """URL of the check suite in the API."""

    def check_runs(
        self,
        number: int = -1,
        etag: str | None = None,
        *,
        status: Literal["queued", "in_progress", "completed", "waiting", "requested", "pending"] | None = None,
        check_name: str | None = None,
        filter: Literal["latest", "all"] | None = None,
    ) -> Listing[CheckRun]:
        """List the check runs of the suite.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param status: only those with this status: "queued", "in_progress" or "completed"
        :param check_name: only those of this name
        :param filter: "latest" (GitHub's default) for the newest run of each check, or "all"
        :raises: GitHubError; TransportError

        Request: ``GET {url}/check-runs``
        https://docs.github.com/rest/checks/runs
        """

    def rerequest(self) -> bool:
        """Request another check of the commit from the app.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/rerequest``, signed
        https://docs.github.com/rest/checks/suites
        """

class CollaboratorPermission(GitHubCore):
    """What a collaborator may do."""

    permission: Field[str]
    """ "admin", "write", "read" or "none"; "maintain" counts as "write", and "triage" as "read"."""
    role_name: Field[str]
    """Name of the role, such as "maintain", or that of a custom one."""
    user: Maybe[ShortUser]
    """Who it is."""

class RepositoryInvitation(GitHubCore):
    """An invitation to work on a repository."""

    created_at: Field[datetime]
    """When it was sent."""
    expired: Maybe[bool]
    """Whether it can no longer be accepted."""
    html_url: Field[str]
    """URL of the page to accept or decline it."""
    id: Field[int]
    """Number of the invitation."""
    invitee: Maybe[ShortUser]
    """Who is invited, None when the account is gone."""
    inviter: Maybe[ShortUser]
    """Who invites, None when the account is gone."""
    node_id: Field[str]
    """Identifier in the GraphQL API."""
    permissions: Field[str]
    """What it lets the invited do: "read", "write", "admin", "maintain" or "triage"."""
    repository: Field[ShortRepository]
    """Repository that it is about."""
    url: Field[str]
    """URL in the API where the invited user accepts or declines it. It cannot be read."""

    def accept(self) -> bool:
        """Accept it, as the invited user.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}``, signed
        https://docs.github.com/rest/collaborators/invitations
        """

    def decline(self) -> bool:
        """Decline it, as the invited user.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}``, signed
        https://docs.github.com/rest/collaborators/invitations
        """

    def delete(self) -> bool:
        """Withdraw it, as someone who administers the repository.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {repository.url}/invitations/{id}``, signed
        https://docs.github.com/rest/collaborators/invitations
        """

    def update(self, permissions: Literal["read", "write", "maintain", "triage", "admin"]) -> RepositoryInvitation:
        """Change what it lets the invited do, as someone who administers the repository, and return it as it is
        then.

        :param permissions:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {repository.url}/invitations/{id}``, signed
        https://docs.github.com/rest/collaborators/invitations
        """

class MiniCommit(GitHubCore):
    """A commit, as branches and tags name it: its SHA and URL.

    `refresh()` returns the `RepoCommit`.
    """

    sha: Field[str]
    """SHA of the commit."""
    url: Field[str]
    """URL of the commit in the API."""
    def refresh(self, conditional: bool = False) -> RepoCommit: ...

    def check_runs(
        self,
        number: int = -1,
        etag: str | None = None,
        *,
        status: Literal["queued", "in_progress", "completed", "waiting", "requested", "pending"] | None = None,
        app_id: GitHubCore | int | str | None = None,
        check_name: str | None = None,
        filter: Literal["latest", "all"] | None = None,
    ) -> Listing[CheckRun]:
        """List the check runs of the commit.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param status: only those with this status: "queued", "in_progress" or "completed"
        :param app_id: only those of the app with this number
        :param check_name: only those of this name
        :param filter: "latest" (GitHub's default) for the newest run of each check, or "all"
        :raises: GitHubError; TransportError

        Request: ``GET {url}/check-runs``
        https://docs.github.com/rest/checks/runs
        """

    def check_suites(
        self,
        number: int = -1,
        etag: str | None = None,
        *,
        app_id: GitHubCore | int | str | None = None,
        check_name: str | None = None,
    ) -> Listing[CheckSuite]:
        """List the check suites of the commit.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param app_id: only those of the app with this number
        :param check_name: only those with a check run of this name
        :raises: GitHubError; TransportError

        Request: ``GET {url}/check-suites``
        https://docs.github.com/rest/checks/suites
        """

    def associated_pull_requests(self, number: int = -1, etag: str | None = None) -> Listing[ShortPullRequest]:
        """List the pull requests that contain the commit.

        For a commit of the default branch, the merged pull request that brought it in; else the open ones.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/pulls``
        https://docs.github.com/rest/commits/commits
        """

    def list_files(self, number: int = -1, etag: str | None = None) -> Listing[PullFile]:
        """List the files it changes; GitHub lists at most 3000. `RepoCommit.files` has the first 300.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}``
        https://docs.github.com/rest/commits/commits
        """

    def diff(self) -> bytes:
        """Fetch the changes as a diff; empty bytes when the commit does not exist (any more).

        :raises: GitHubError; TransportError

        Request: ``GET {url}``
        https://docs.github.com/rest/commits/commits
        """

    def patch(self) -> bytes:
        """Fetch the commit as a patch; empty bytes when the commit does not exist (any more).

        :raises: GitHubError; TransportError

        Request: ``GET {url}``
        https://docs.github.com/rest/commits/commits
        """

    def comments(self, number: int = -1, etag: str | None = None) -> Listing[RepoComment]:
        """List the comments on the commit, oldest first.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/comments``
        https://docs.github.com/rest/commits/comments
        """

    def status(self) -> CombinedStatus:
        """Fetch what all services together say about the commit.

        :raises: GitHubError; TransportError

        Request: ``GET {url}/status``
        https://docs.github.com/rest/commits/statuses
        """

    def statuses(self, number: int = -1, etag: str | None = None) -> Listing[Status]:
        """List the statuses of the commit, newest first.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/statuses``
        https://docs.github.com/rest/commits/statuses
        """

class ShortCommit(MiniCommit):
    """A commit, as listings show it.

    `refresh()` returns the `RepoCommit` with files and statistics.
    """

    author: Maybe[ShortUser]
    """Account of who wrote the change; None when the mail address belongs to no account. Name and URL as Git
    has them are in `commit.author`.
    """
    comments_url: Field[str]
    """URL of the comments on it."""
    commit: Field[GitShortCommit]
    """The commit as Git stores it, with message, tree, names and dates."""
    committer: Maybe[ShortUser]
    """Account of the committer; None when the mail address belongs to no account."""
    html_url: Field[str]
    """URL of its page."""
    message: Field[str]
    """The commit message."""
    node_id: Field[str]
    """Identifier of the object in the GraphQL API."""
    parents: Field[list[CommitParent]]
    """The commits it follows: mappings with sha, url and html_url."""

class RepoCommit(ShortCommit):
    """A commit with its files and statistics."""

    additions: Maybe[int]
    """How many lines it adds."""
    deletions: Maybe[int]
    """How many lines it removes."""
    files: Maybe[list[CommitFile]]
    """The files it changes: mappings with filename, status, additions, deletions, changes, patch and URLs. At
    most 300 are shown.
    """
    stats: Maybe[CommitStats]
    """How many lines it changes: a mapping with additions, deletions and total."""
    total: Maybe[int]
    """How many lines it adds and removes together."""

class Comparison(GitHubCore):
    """What lies between two commits."""

    ahead_by: Field[int]
    """How many commits the head has that the base lacks."""
    base_commit: Field[ShortCommit]
    """The commit that is compared with."""
    behind_by: Field[int]
    """How many commits the base has that the head lacks."""
    diff_url: Field[str]
    """URL of the changes as a diff, for a browser."""
    files: Maybe[list[CommitFile]]
    """The files that differ: mappings as in `RepoCommit.files`. At most 300 are shown; `list_files()` lists them
    all.
    """
    html_url: Field[str]
    """URL of its page."""
    merge_base_commit: Field[ShortCommit]
    """Newest commit that both sides have."""
    original_commits: Field[list[ShortCommit]]
    """The commits of the head that the base lacks, oldest first; at most 250. `commits()` lists them all."""
    patch_url: Field[str]
    """URL of the changes as a series of patches, for a browser."""
    permalink_url: Field[str]
    """URL of its page that stays the same when the branches move."""
    status: Field[str]
    """How the head relates to the base: "ahead", "behind", "diverged" or "identical"."""
    total_commits: Field[int]
    """How many commits the head has that the base lacks."""
    url: Field[str]
    """URL of the comparison in the API."""

    def list_files(self) -> list[PullFile]:
        """List all files that differ. `files` has the first 300, and GitHub shows no others.

        Those beyond them are found by their Git trees: such a file has no `patch` and no numbers of lines, and one that
        was renamed is two files, of which one is removed and one is added.

        :raises: GitHubError; TransportError

        Request: ``GET {url}, GET the trees of both sides``
        https://docs.github.com/rest/commits/commits
        """

    def commits(self, number: int = -1, etag: str | None = None) -> Listing[ShortCommit]:
        """List all commits of the head that the base lacks, oldest first.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}``
        https://docs.github.com/rest/commits/commits
        """

    def diff(self) -> bytes:
        """Fetch the changes as a diff; empty bytes when one of the commits does not exist (any more).

        :raises: GitHubError; TransportError

        Request: ``GET {url}``
        https://docs.github.com/rest/commits/commits
        """

    def patch(self) -> bytes:
        """Fetch the commits as a series of patches; empty bytes when one of the commits does not exist (any more).

        :raises: GitHubError; TransportError

        Request: ``GET {url}``
        https://docs.github.com/rest/commits/commits
        """

class ShortComment(GitHubCore):
    """A comment on a commit, as events show it.

    `refresh()` returns the `RepoComment`.
    """

    author_association: Maybe[str]
    """What the writer is to the repository, as "OWNER", "COLLABORATOR" or "NONE"."""
    body: Maybe[str]
    """The comment in Markdown."""
    commit_id: Maybe[str]
    """SHA of the commit."""
    created_at: Maybe[datetime]
    """When it was written."""
    html_url: Maybe[str]
    """URL of its page."""
    id: Maybe[int]
    """Number of the comment."""
    line: Maybe[int]
    """Line of the file that it is about; None when it is about the whole commit."""
    node_id: Maybe[str]
    """Identifier of the object in the GraphQL API."""
    path: Maybe[str]
    """Path of the file that it is about; None when it is about the whole commit."""
    position: Maybe[int]
    """Line of the diff that it is about, counted from the first hunk; None when it is about the whole commit."""
    reactions: Maybe[Reactions]
    """How often each reaction was given: a mapping."""
    updated_at: Maybe[datetime]
    """When it was changed last."""
    url: Maybe[str]
    """URL of the comment in the API."""
    user: Maybe[ShortUser]
    """Who wrote it; None for a deleted account."""
    def refresh(self, conditional: bool = False) -> RepoComment: ...

    def delete(self) -> bool:
        """Delete the comment.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}``, signed
        https://docs.github.com/rest/commits/comments
        """

    def edit(self, body: str) -> bool:
        """Change the comment.

        :param body: the new comment in Markdown
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}``, signed
        https://docs.github.com/rest/commits/comments
        """

    def update(self, body: str) -> bool:
        """Change the comment; another name of `edit`.

        :param body: the new comment in Markdown
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}``, signed
        https://docs.github.com/rest/commits/comments
        """

    def list_reactions(
        self,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"] | None = None,
        number: int = -1,
        etag: str | None = None,
    ) -> Listing[Reaction]:
        """List the reactions to the comment. The field `reactions` has their numbers.

        :param content: only those of this kind
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/reactions``
        https://docs.github.com/rest/reactions/reactions
        """

    def create_reaction(
        self, content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"]
    ) -> Reaction:
        """React to the comment. If the user has reacted like this before, the result is that reaction.

        :param content:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/reactions``, signed
        https://docs.github.com/rest/reactions/reactions
        """

    def delete_reaction(self, reaction_id: GitHubCore | int | str) -> bool:
        """Delete a reaction to the comment.

        :param reaction_id: the `id` of the reaction, or the reaction
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/reactions/{reaction_id}``, signed
        https://docs.github.com/rest/reactions/reactions
        """

class RepoComment(ShortComment):
    """A comment on a commit."""

    body_html: Maybe[str]
    """The comment in HTML."""
    body_text: Maybe[str]
    """The comment as plain text."""
    author_association: Field[str]
    body: Field[str]
    commit_id: Field[str]
    created_at: Field[datetime]
    html_url: Field[str]
    id: Field[int]
    node_id: Field[str]
    updated_at: Field[datetime]
    url: Field[str]

class ShortStatus(GitHubCore):
    """The state that a service reported for a commit, as a combined status shows it."""

    avatar_url: Maybe[str]
    """URL of the picture of who reported it."""
    context: Field[str]
    """Label that distinguishes this status from those of other services, as "continuous-integration/jenkins"."""
    created_at: Field[datetime]
    """When it was reported."""
    creator: Maybe[ShortUser]
    """Who reported it; None for a deleted account, and where GitHub leaves it out, as in a combined status."""
    description: Maybe[str]
    """What happened, in a line."""
    id: Field[int]
    """Number of the status."""
    node_id: Field[str]
    """Identifier of the object in the GraphQL API."""
    required: Maybe[bool]
    """Whether a rule of the branch requires it; None when GitHub does not say."""
    state: Field[str]
    """ "pending", "success", "error" or "failure"."""
    target_url: Maybe[str]
    """URL with the details."""
    updated_at: Field[datetime]
    """When it was changed last."""
    url: Field[str]
    """URL of the statuses of the commit in the API."""

class Status(ShortStatus):
    """The state that a service reported for a commit."""

class CombinedStatus(GitHubCore):
    """What all services together say about a commit."""

    commit_url: Field[str]
    """URL of the commit in the API."""
    repository: Field[ShortRepository]
    """Repository of the commit."""
    sha: Field[str]
    """SHA of the commit."""
    state: Field[str]
    """ "failure" when any status is an error or a failure, "pending" when there is none or one is pending, else
    "success".
    """
    statuses: Field[list[ShortStatus]]
    """The newest status of each context; at most 30 are shown."""
    total_count: Field[int]
    """How many contexts there are."""
    url: Field[str]
    """URL of the combined status in the API."""

class Contents(GitHubCore):
    """A file of a repository, or an entry of a directory, a link or a submodule.

    Entries of a directory come without `content`; `refresh()` fetches it.
    """

    content: Maybe[str]
    """What is in the file, in the `encoding`; None for entries of a directory. `decoded` is the content itself."""
    decoded: Maybe[bytes | str]
    """What is in the file, as bytes. GitHub leaves out the content of a file over 1 MB: it is fetched then,
    which is a request. None for entries of a directory.
    """
    download_url: Maybe[str]
    """URL of the plain file, None for directories and submodules."""
    encoding: Maybe[str]
    """How `content` is encoded: "base64", or "none" for files over 1 MB."""
    git_url: Maybe[str]
    """URL of its blob or tree."""
    html_url: Maybe[str]
    """URL of its page."""
    links: Field[dict[str, str | None]]
    """URLs: `self`, `git` and `html`; those of a submodule of another host are None."""
    name: Field[str]
    """Last part of the path."""
    path: Field[str]
    """Path from the root of the repository."""
    sha: Field[str]
    """SHA of its blob or tree."""
    size: Field[int]
    """Size in bytes."""
    submodule_git_url: Maybe[str]
    """URL of the repository of a submodule."""
    target: Maybe[str]
    """Where a symbolic link leads."""
    type: Field[str]
    """ "file", "dir", "symlink" or "submodule"."""
    url: Field[str]
    """URL in the API."""

    def update(
        self,
        message: str,
        content: bytes,
        branch: GitHubCore | str | None = None,
        committer: Mapping[str, str] | None = None,
        author: Mapping[str, str] | None = None,
    ) -> Change:
        """Write new content into the file, in a commit of its own. Returns this object, which shows the new values,
        and the commit, under "content" and "commit". A committer or author without both
        a name and an email address is not sent.

        :param message: message of the commit
        :param content: what is to be in the file; bytes, text must be encoded first
        :param branch: branch that gets the commit; the default branch when None
        :param committer: mapping of `name`, `email` and perhaps `date`; the authenticated user when None
        :param author: such a mapping; the committer when None
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}``, signed
        https://docs.github.com/rest/repos/contents
        """

    def delete(
        self,
        message: str,
        branch: GitHubCore | str | None = None,
        committer: Mapping[str, str] | None = None,
        author: Mapping[str, str] | None = None,
    ) -> Change:
        """Delete the file in a commit of its own. Returns the commit, under "commit"; "content" is None.
        A committer or author without both a name and an email address is not sent.

        :param message: message of the commit
        :param branch: branch that gets the commit; the default branch when None
        :param committer: mapping of `name`, `email` and perhaps `date`; the authenticated user when None
        :param author: such a mapping; the committer when None
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}``, signed
        https://docs.github.com/rest/repos/contents
        """

class Deployment(GitHubCore):
    """A request to deploy a commit somewhere. Other programs do it, and report in statuses."""

    created_at: Field[datetime]
    """When it was requested."""
    creator: Maybe[ShortUser]
    """Who requested it, None when the account is gone."""
    description: Maybe[str]
    """Description; None or empty without one."""
    environment: Field[str]
    """Where to deploy, as "production" or "staging"."""
    id: Field[int]
    """Number that is unique on GitHub."""
    node_id: Field[str]
    """Identifier in the GraphQL API."""
    original_environment: Maybe[str]
    """Where it was to be deployed at first."""
    payload: Any
    """Data for the programs that deploy: a mapping, or text."""
    performed_via_github_app: Maybe[App]
    """App that requested it for the user; None when the user did."""
    production_environment: Maybe[bool]
    """Whether users work directly with the environment."""
    ref: Maybe[str]
    """Branch, tag or commit of the request."""
    repository_url: Field[str]
    """URL of the repository."""
    sha: Maybe[str]
    """SHA of the commit."""
    statuses_url: Field[str]
    """URL of its statuses."""
    task: Field[str]
    """What to do, as "deploy" or "deploy:migrations"."""
    transient_environment: Maybe[bool]
    """Whether the environment is meant to vanish one day."""
    updated_at: Field[datetime]
    """When it was last changed."""
    url: Field[str]
    """URL in the API."""

    def create_status(
        self,
        state: Literal["error", "failure", "inactive", "in_progress", "queued", "pending", "success"],
        target_url: str = "",
        description: str = "",
        *,
        auto_inactive: bool | None = None,
        environment: str | None = None,
        environment_url: str | None = None,
        log_url: str | None = None,
    ) -> DeploymentStatus:
        """Report how it goes.

        :param state: "pending", "success", "error", "inactive", "in_progress", "queued" or "failure"
        :param target_url: URL of more about it, as the output of the deployment
        :param description: a short text, of 140 characters at most
        :param auto_inactive: whether older deployments to the environment get the status inactive; GitHub's default is
            that they do
        :param environment: environment that it was deployed to, where that changed
        :param environment_url: URL of the environment
        :param log_url: URL of the output of the deployment; it takes the place of `target_url`
        :raises: GitHubError; TransportError

        Request: ``POST {url}/statuses``
        https://docs.github.com/rest/deployments/statuses
        """

    def statuses(self, number: int = -1, etag: str | None = None) -> Listing[DeploymentStatus]:
        """List its statuses, newest first.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/statuses``
        https://docs.github.com/rest/deployments/statuses
        """

class DeploymentStatus(GitHubCore):
    """A report on how a deployment went."""

    created_at: Field[datetime]
    """When it was reported."""
    creator: Maybe[ShortUser]
    """Who reported it, None when the account is gone."""
    deployment_url: Field[str]
    """URL of the deployment."""
    description: Field[str]
    """Description; empty without one."""
    environment: Maybe[str]
    """Where it was deployed."""
    environment_url: Maybe[str]
    """URL of the environment."""
    id: Field[int]
    """Number that is unique on GitHub."""
    log_url: Maybe[str]
    """URL of the output of the deployment."""
    node_id: Field[str]
    """Identifier in the GraphQL API."""
    performed_via_github_app: Maybe[App]
    """App that reported it for the user; None when the user did."""
    repository_url: Field[str]
    """URL of the repository."""
    state: Field[str]
    """ "pending", "success", "error", "inactive", "in_progress", "queued" or "failure"."""
    target_url: Field[str]
    """URL of more about it; `log_url` took its place."""
    updated_at: Field[datetime]
    """When it was last changed."""
    url: Field[str]
    """URL in the API."""

class RepositoryDiscussionCategory(GitHubCore):
    """A category of discussions."""

    description: Maybe[str]
    """What it is for."""
    emoji: Field[str]
    """Its emoji, such as ":pray:"."""
    is_answerable: Field[bool]
    """Whether a comment can be marked as the answer."""
    name: Field[str]
    """Its name."""
    node_id: Field[str]
    """Identifier of the object in the GraphQL API."""
    slug: Field[str]
    """Its name in URLs."""

class RepositoryDiscussion(GitHubCore):
    """A discussion in a repository."""

    answer_node_id: Maybe[str]
    """Identifier of the comment that is the answer; None without one."""
    body: Field[str]
    """Text in Markdown."""
    category: Field[RepositoryDiscussionCategory]
    """Category that it is in."""
    closed_at: Maybe[datetime]
    """When it was closed; None while it is open."""
    comments_count: Field[int]
    """Number of its comments, without replies."""
    created_at: Field[datetime]
    """When it was started."""
    html_url: Field[str]
    """URL of its page."""
    is_answered: Maybe[bool]
    """Whether a comment is marked as the answer; None where the category has no answers."""
    locked: Field[bool]
    """Whether only collaborators may comment."""
    login: Maybe[str]
    """Login of who started it; None for a deleted account."""
    node_id: Field[str]
    """Identifier of the object in the GraphQL API."""
    number: Field[int]
    """Number within the repository."""
    repository: Field[str]
    """Full name of the repository."""
    state: Field[str]
    """ "open" or "closed"."""
    state_reason: Maybe[str]
    """Why it has its state: "resolved", "outdated", "duplicate" or "reopened"."""
    title: Field[str]
    """Title."""
    updated_at: Field[datetime]
    """When it was last changed."""
    upvotes_count: Field[int]
    """Number of its upvotes."""

    def comments(self) -> list[RepositoryDiscussionComment]:
        """List the comments, oldest first, with their replies.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /graphql``, signed
        https://docs.github.com/graphql/guides/using-the-graphql-api-for-discussions
        """

    def create_comment(self, body: str) -> RepositoryDiscussionComment:
        """Comment on it.

        :param body: text in Markdown
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /graphql``, signed
        https://docs.github.com/graphql/guides/using-the-graphql-api-for-discussions
        """

    def edit(self, title: str | None = None, body: str | None = None) -> bool:
        """Change it; what is not given stays as it is. Without any argument nothing is sent and the result is False.
        The object shows the new values afterwards.

        :param title: new title
        :param body: new text in Markdown
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /graphql``, signed
        https://docs.github.com/graphql/guides/using-the-graphql-api-for-discussions
        """

    def close(self, reason: Literal["resolved", "outdated", "duplicate"] | None = None) -> bool:
        """Close it. The object shows it afterwards.

        :param reason: why: "resolved" (GitHub's default), "outdated" or "duplicate"
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /graphql``, signed
        https://docs.github.com/graphql/guides/using-the-graphql-api-for-discussions
        """

    def reopen(self) -> bool:
        """Open it again. The object shows it afterwards.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /graphql``, signed
        https://docs.github.com/graphql/guides/using-the-graphql-api-for-discussions
        """

    def delete(self) -> bool:
        """Delete it with its comments.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /graphql``, signed
        https://docs.github.com/graphql/guides/using-the-graphql-api-for-discussions
        """

    def create_reaction(
        self, content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"]
    ) -> bool:
        """React to it. True also if the user has reacted like this before.

        :param content:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /graphql``, signed
        https://docs.github.com/graphql/reference/mutations
        """

    def delete_reaction(
        self, content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"]
    ) -> bool:
        """Delete the user's own reaction. `GraphQLError` is raised if there is none.

        :param content:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /graphql``, signed
        https://docs.github.com/graphql/reference/mutations
        """

class RepositoryDiscussionComment(GitHubCore):
    """A comment on a discussion."""

    body: Field[str]
    """Text in Markdown."""
    created_at: Field[datetime]
    """When it was written."""
    discussion_node_id: Maybe[str]
    """Identifier of the discussion."""
    html_url: Field[str]
    """URL of the comment on its page."""
    is_answer: Field[bool]
    """Whether it is the answer."""
    login: Maybe[str]
    """Login of who wrote it; None for a deleted account."""
    node_id: Field[str]
    """Identifier of the object in the GraphQL API."""
    replies: Field[list[dict[str, Any]]]
    """Replies to it, oldest first: mappings with node_id, body, login, created_at and html_url. At most 100 are
    shown.
    """
    replies_count: Field[int]
    """Number of the replies."""
    updated_at: Field[datetime]
    """When it was last changed."""
    upvotes_count: Field[int]
    """Number of its upvotes."""

    def reply(self, body: str) -> RepositoryDiscussionComment:
        """Reply to it.

        :param body: the reply in Markdown
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /graphql``, signed
        https://docs.github.com/graphql/guides/using-the-graphql-api-for-discussions
        """

    def edit(self, body: str) -> bool:
        """Replace the text. The object shows the new values afterwards.

        :param body: text in Markdown
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /graphql``, signed
        https://docs.github.com/graphql/guides/using-the-graphql-api-for-discussions
        """

    def mark_as_answer(self) -> bool:
        """Mark it as the answer. The object shows it afterwards.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /graphql``, signed
        https://docs.github.com/graphql/guides/using-the-graphql-api-for-discussions
        """

    def unmark_as_answer(self) -> bool:
        """Unmark it as the answer. The object shows it afterwards.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /graphql``, signed
        https://docs.github.com/graphql/guides/using-the-graphql-api-for-discussions
        """

    def delete(self) -> bool:
        """Delete it. Its replies stay.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /graphql``, signed
        https://docs.github.com/graphql/guides/using-the-graphql-api-for-discussions
        """

    def create_reaction(
        self, content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"]
    ) -> bool:
        """React to it. True also if the user has reacted like this before.

        :param content:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /graphql``, signed
        https://docs.github.com/graphql/reference/mutations
        """

    def delete_reaction(
        self, content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"]
    ) -> bool:
        """Delete the user's own reaction. `GraphQLError` is raised if there is none.

        :param content:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /graphql``, signed
        https://docs.github.com/graphql/reference/mutations
        """

class PreReceiveEnvironment(GitHubCore):
    """An environment that pre-receive hooks run in: a file system packed as a tar archive."""

    created_at: Maybe[datetime]
    """When it was created."""
    default_environment: Maybe[bool]
    """Whether it is the one that comes with the server."""
    download: Maybe[dict[str, Any]]
    """State of its latest download, with `url`, `state`, `downloaded_at` and `message`."""
    hooks_count: Maybe[int]
    """How many hooks run in it."""
    html_url: Maybe[str]
    """URL of its page."""
    id: Maybe[int]
    """Number that is unique on the server."""
    image_url: Maybe[str]
    """URL that the archive is downloaded from."""
    name: Maybe[str]
    """Name."""
    url: Maybe[str]
    """URL in the API."""

    def edit(self, name: str | None = None, image_url: str | None = None) -> bool:
        """Change the environment; what is not given stays as it is. Without any argument nothing is sent and the
        result is False. The object shows the new values afterwards. The default environment cannot be changed.

        :param name:
        :param image_url: URL that the archive is downloaded from
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}``, signed
        https://docs.github.com/rest/enterprise-admin/pre-receive-environments
        """

    def delete(self) -> bool:
        """Delete the environment. The server responds with 422 while hooks use it or a download runs, and for the
        default environment. False when it does not find it.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}``, signed
        https://docs.github.com/rest/enterprise-admin/pre-receive-environments
        """

    def start_download(self) -> dict[str, str | None]:
        """Have the server download the archive again. The result is the state of the download, as
        `download_status` returns it.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/downloads``, signed
        https://docs.github.com/rest/enterprise-admin/pre-receive-environments
        """

    def download_status(self) -> dict[str, str | None]:
        """State of the latest download: "state" is "not_started", "in_progress", "success" or "failed"; the other
        keys are "url", "downloaded_at" and "message".

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/downloads/latest``, signed
        https://docs.github.com/rest/enterprise-admin/pre-receive-environments
        """

class PreReceiveHook(GitHubCore):
    """A script that may refuse pushes to the server's repositories."""

    allow_downstream_configuration: Maybe[bool]
    """Whether organizations and repositories may choose another `enforcement`."""
    enforcement: Maybe[str]
    """ "enabled", "disabled", or "testing" when it runs without refusing anything."""
    environment: Maybe[PreReceiveEnvironment]
    """Environment that it runs in."""
    id: Maybe[int]
    """Number that is unique on the server."""
    name: Maybe[str]
    """Name."""
    script: Maybe[str]
    """Path of the script in its repository."""
    script_repository: Maybe[dict[str, Any]]
    """Repository of the script, with `id`, `full_name`, `url` and `html_url`."""

    def edit(
        self,
        name: str | None = None,
        script: str | None = None,
        script_repository: Mapping[str, str] | None = None,
        environment: Mapping[str, int] | None = None,
        enforcement: Literal["enabled", "disabled", "testing"] | None = None,
        allow_downstream_configuration: bool | None = None,
    ) -> bool:
        """Change the hook; what is not given stays as it is. Without any argument nothing is sent and the result is
        False. The object shows the new values afterwards.

        :param name:
        :param script: path of the script in its repository
        :param script_repository: the repository, as {"full_name": "DevIT/hooks"}
        :param environment: the environment that it runs in, as {"id": 2}
        :param enforcement: "enabled", "disabled" or "testing"
        :param allow_downstream_configuration: whether organizations and repositories may choose another enforcement
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH /admin/pre-receive-hooks/{id}``, signed
        https://docs.github.com/rest/enterprise-admin/pre-receive-hooks
        """

    def delete(self) -> bool:
        """Delete the hook. False when the server does not find it.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE /admin/pre-receive-hooks/{id}``, signed
        https://docs.github.com/rest/enterprise-admin/pre-receive-hooks
        """

class Event(GitHubCore):
    """Something that happened on GitHub."""

    actor: Field[EventUser]
    """Who did it."""
    created_at: Maybe[datetime]
    """When it happened."""
    id: Field[str]
    """Number that is unique among events, as text."""
    org: Maybe[EventOrganization]
    """Organization that it concerns, None outside organizations."""
    payload: Field[dict[str, Any]]
    """What happened, by the type of event: the JSON as a mapping in which the known parts are resources, as
    `issue` and `comment` of an IssueCommentEvent.
    """
    public: Field[bool]
    """Whether everybody may see it."""
    repo: Field[dict[str, Any]]
    """Repository that it concerns: `id`, `name` (with the owner, as "octocat/Hello-World") and `url`."""
    type: Maybe[str]
    """Kind of event, as "PushEvent"; `list_types` returns the older kinds."""

    @classmethod
    def list_types(cls) -> list[str]:
        """The types of events whose payload has long been known, sorted. GitHub has more types than these.

        Makes no request.
        https://docs.github.com/rest/using-the-rest-api/github-event-types
        """

class EventUser(GitHubCore):
    """An account, as events show it."""

    avatar_url: Field[str]
    """URL of the picture."""
    display_login: Maybe[str]
    """Name of the account as it is shown; only for who did it."""
    gravatar_id: Maybe[str]
    """Identifier at Gravatar, an empty text without one."""
    id: Field[int]
    """Number that is unique on GitHub."""
    login: Field[str]
    """Name of the account."""
    url: Field[str]
    """URL in the API."""
    def refresh(self, conditional: bool = False) -> User: ...  # type: ignore[override]

    def to_user(self) -> User:
        """Fetch the account with every public field.

        :raises: GitHubError; TransportError

        Request: ``GET {url}``
        https://docs.github.com/rest/users/users
        """

class EventOrganization(GitHubCore):
    """An organization, as events show it."""

    avatar_url: Field[str]
    """URL of the picture."""
    display_login: Maybe[str]
    """Name of the account as it is shown."""
    gravatar_id: Maybe[str]
    """Identifier at Gravatar, an empty text without one."""
    id: Field[int]
    """Number that is unique on GitHub."""
    login: Field[str]
    """Name of the account."""
    url: Field[str]
    """URL in the API."""
    def refresh(self, conditional: bool = False) -> Organization: ...  # type: ignore[override]

    def to_org(self) -> Organization:
        """Fetch the organization with every field.

        :raises: GitHubError; TransportError

        Request: ``GET {url}``
        https://docs.github.com/rest/orgs/orgs
        """

class EventIssue(GitHubCore):
    """An issue, as events show it."""

    id: Maybe[int]
    """Number that is unique on GitHub."""
    locked: Maybe[bool]
    """Whether only collaborators may comment."""
    number: Maybe[int]
    """Number within the repository."""
    state: Maybe[str]
    """ "open" or "closed"."""
    title: Maybe[str]
    """Title."""
    url: Maybe[str]
    """URL in the API."""
    def refresh(self, conditional: bool = False) -> Issue: ...  # type: ignore[override]

    def to_issue(self) -> Issue:
        """Fetch the issue with every field.

        :raises: GitHubError; TransportError

        Request: ``GET {url}``
        https://docs.github.com/rest/issues/issues
        """

class EventIssueComment(GitHubCore):
    """A comment on an issue, as events show it."""

    author_association: Maybe[str]
    """How the author relates to the repository, as "OWNER", "MEMBER" or "NONE"."""
    body: Maybe[str]
    """Text in Markdown."""
    created_at: Maybe[datetime]
    """When it was written."""
    html_url: Maybe[str]
    """URL of its page."""
    id: Maybe[int]
    """Number that is unique on GitHub."""
    issue_url: Maybe[str]
    """URL of the issue."""
    updated_at: Maybe[datetime]
    """When it was last changed."""
    url: Maybe[str]
    """URL in the API."""
    user: Maybe[ShortUser]
    """Who wrote it, None when the account is gone."""
    def refresh(self, conditional: bool = False) -> IssueComment: ...  # type: ignore[override]

    def to_issue_comment(self) -> IssueComment:
        """Fetch the comment with every field.

        :raises: GitHubError; TransportError

        Request: ``GET {url}``
        https://docs.github.com/rest/issues/comments
        """

class EventPullRequest(GitHubCore):
    """A pull request, as events show it. GitHub leaves more and more of it out: today it has `id`, `number` and
    `url`, and the other fields may be None.
    """

    id: Maybe[int]
    """Number that is unique on GitHub."""
    locked: Maybe[bool]
    """Whether only collaborators may comment."""
    number: Maybe[int]
    """Number within the repository."""
    state: Maybe[str]
    """ "open" or "closed"."""
    title: Maybe[str]
    """Title."""
    url: Maybe[str]
    """URL in the API."""
    def refresh(self, conditional: bool = False) -> PullRequest: ...  # type: ignore[override]

    def to_pull(self) -> PullRequest:
        """Fetch the pull request with every field.

        :raises: GitHubError; TransportError

        Request: ``GET {url}``
        https://docs.github.com/rest/pulls/pulls
        """

class EventReviewComment(GitHubCore):
    """A comment on the changes of a pull request, as events show it."""

    author_association: Maybe[str]
    """How the author relates to the repository, as "OWNER", "MEMBER" or "NONE"."""
    body: Maybe[str]
    """Text in Markdown."""
    commit_id: Maybe[str]
    """SHA of the commit that it is about."""
    created_at: Maybe[datetime]
    """When it was written."""
    diff_hunk: Maybe[str]
    """Part of the diff that it is about."""
    html_url: Maybe[str]
    """URL of its page."""
    id: Maybe[int]
    """Number that is unique on GitHub."""
    links: Maybe[dict[str, Link]]
    """URLs by relation: `self`, `html` and `pull_request`, each a mapping with `href`."""
    original_commit_id: Maybe[str]
    """SHA of the commit that it was written about."""
    original_position: Maybe[int]
    """Position in the diff that it was written at."""
    path: Maybe[str]
    """Path of the file."""
    position: Maybe[int]
    """Position in the diff, None when later commits changed the place."""
    pull_request_url: Maybe[str]
    """URL of the pull request."""
    updated_at: Maybe[datetime]
    """When it was last changed."""
    url: Maybe[str]
    """URL in the API."""
    user: Maybe[ShortUser]
    """Who wrote it, None when the account is gone."""
    def refresh(self, conditional: bool = False) -> ReviewComment: ...  # type: ignore[override]

    def to_review_comment(self) -> ReviewComment:
        """Fetch the comment with every field.

        :raises: GitHubError; TransportError

        Request: ``GET {url}``
        https://docs.github.com/rest/pulls/comments
        """

class ShortGist(GitHubCore):
    """A gist, as listings show it."""

    comments_count: Field[int]
    """How many comments it has."""
    comments_enabled: Maybe[bool]
    """Whether it can be commented on."""
    comments_url: Field[str]
    """URL of its comments."""
    commits_url: Field[str]
    """URL of its revisions."""
    created_at: Field[datetime]
    """When it was created."""
    description: Maybe[str]
    """What it is about, None without a description."""
    files: Field[dict[str, ShortGistFile]]
    """Its files, by name."""
    forks_url: Field[str]
    """URL of its forks."""
    git_pull_url: Field[str]
    """URL to clone or pull from."""
    git_push_url: Field[str]
    """URL to push to."""
    html_url: Field[str]
    """URL of its page."""
    id: Field[str]
    """Identifier, a text."""
    node_id: Field[str]
    """Identifier in the GraphQL API."""
    owner: Maybe[ShortUser]
    """Whose it is; None for an anonymous gist or a deleted account."""
    public: Field[bool]
    """Whether listings and searches show it; anybody with the URL can read it in either case."""
    truncated: Maybe[bool]
    """Whether files are missing from `files` because there are more than 300."""
    updated_at: Field[datetime]
    """When it was last changed."""
    url: Field[str]
    """URL in the API."""
    def refresh(self, conditional: bool = False) -> Gist: ...

    def edit(
        self, description: str | None = None, files: Mapping[str, Mapping[str, str | None] | None] | None = None
    ) -> bool:
        """Change the description or files; what is not given stays as it is. Without any argument nothing is sent
        and the result is False. The object shows the new values afterwards.

        :param description: an empty text removes it
        :param files: mappings with `content` or a new `filename`, by name of the file; None in place of a mapping
            deletes it
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}``, signed
        https://docs.github.com/rest/gists/gists
        """

    def delete(self) -> bool:
        """Delete the gist.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}``, signed
        https://docs.github.com/rest/gists/gists
        """

    def fork(self) -> ShortGist:
        """Fork the gist to your account.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/forks``, signed
        https://docs.github.com/rest/gists/gists
        """

    def forks(self, number: int = -1, etag: str | None = None) -> Listing[ShortGist]:
        """List the forks.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/forks``
        https://docs.github.com/rest/gists/gists
        """

    def commits(self, number: int = -1, etag: str | None = None) -> Listing[GistHistory]:
        """List the revisions, latest first.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/commits``
        https://docs.github.com/rest/gists/gists
        """

    def is_starred(self) -> bool:
        """Whether you starred the gist.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/star``, signed
        https://docs.github.com/rest/gists/gists
        """

    def star(self) -> bool:
        """Star the gist.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/star``, signed
        https://docs.github.com/rest/gists/gists
        """

    def unstar(self) -> bool:
        """Remove your star.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/star``, signed
        https://docs.github.com/rest/gists/gists
        """

    def comments(self, number: int = -1, etag: str | None = None) -> Listing[GistComment]:
        """List the comments.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/comments``
        https://docs.github.com/rest/gists/comments
        """

    def create_comment(self, body: str) -> GistComment:
        """Comment on the gist.

        :param body: text in Markdown
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/comments``, signed
        https://docs.github.com/rest/gists/comments
        """

class Gist(ShortGist):
    """A gist with the content of its files, its revisions and its forks."""

    files: Maybe[dict[str, GistFile]]  # type: ignore[assignment]
    """Its files, by name."""
    fork_of: Maybe[ShortGist]
    """Gist that it was forked from, None when it is no fork."""
    history: Maybe[list[GistHistory]]
    """Its latest revisions."""
    original_forks: Maybe[list[GistFork]]
    """Its forks at the time of the response."""
    comments_count: Maybe[int]  # type: ignore[assignment]
    comments_url: Maybe[str]  # type: ignore[assignment]
    commits_url: Maybe[str]  # type: ignore[assignment]
    created_at: Maybe[datetime]  # type: ignore[assignment]
    forks_url: Maybe[str]  # type: ignore[assignment]
    git_pull_url: Maybe[str]  # type: ignore[assignment]
    git_push_url: Maybe[str]  # type: ignore[assignment]
    html_url: Maybe[str]  # type: ignore[assignment]
    id: Maybe[str]  # type: ignore[assignment]
    node_id: Maybe[str]  # type: ignore[assignment]
    public: Maybe[bool]  # type: ignore[assignment]
    updated_at: Maybe[datetime]  # type: ignore[assignment]
    url: Maybe[str]  # type: ignore[assignment]

class ShortGistFile(GitHubCore):
    """A file of a gist, without content."""

    filename: Maybe[str]
    """Name."""
    language: Maybe[str]
    """Programming language, detected from the name; None if unknown."""
    raw_url: Maybe[str]
    """URL of the content."""
    size: Maybe[int]
    """Length in bytes."""
    type: Maybe[str]
    """Media type."""

    def content(self) -> bytes | None:
        """Fetch the whole content; None when the file is gone.

        :raises: GitHubError; TransportError

        Request: ``GET {raw_url}``
        https://docs.github.com/rest/gists/gists (no longer described there)
        """

class GistFile(ShortGistFile):
    """A file of a gist with its content."""

    encoding: Maybe[str]
    """ "utf-8", or "base64" where the content is no text."""
    original_content: Maybe[str]
    """Content, as far as GitHub includes it: see `truncated`. `content()` fetches all."""
    truncated: Maybe[bool]
    """Whether the content is cut off, after one megabyte."""

class GistFork(GitHubCore):
    """A fork, as the gist that was forked shows it."""

    created_at: Maybe[datetime]
    """When it was created."""
    id: Maybe[str]
    """Identifier, a text."""
    owner: Maybe[ShortUser]
    """Whose it is, None when the account is gone."""
    updated_at: Maybe[datetime]
    """When it was last changed."""
    url: Maybe[str]
    """URL in the API."""
    def refresh(self, conditional: bool = False) -> Gist: ...  # type: ignore[override]

    def to_gist(self) -> Gist:
        """Fetch the fork as a gist.

        :raises: GitHubError; TransportError

        Request: ``GET {url}``
        https://docs.github.com/rest/gists/gists
        """

class GistHistory(GitHubCore):
    """A revision of a gist."""

    additions: Maybe[int]
    """How many lines it adds."""
    change_status: Field[CommitStats]
    """How many lines it adds, deletes and changes: `additions`, `deletions` and `total`."""
    committed_at: Field[datetime]
    """When it was created."""
    deletions: Maybe[int]
    """How many lines it deletes."""
    total: Maybe[int]
    """How many lines it changes in all."""
    url: Field[str]
    """URL of the gist as it was then."""
    user: Maybe[ShortUser]
    """Who created it, None when the account is gone."""
    version: Field[str]
    """SHA of the revision."""

    def gist(self) -> Gist:
        """Fetch the gist as it was at this revision.

        :raises: GitHubError; TransportError

        Request: ``GET {url}``
        https://docs.github.com/rest/gists/gists
        """

class GistComment(GitHubCore):
    """A comment on a gist."""

    author_association: Field[str]
    """How the author relates to the gist, as "OWNER" or "NONE"."""
    body: Field[str]
    """Text in Markdown."""
    body_html: Maybe[str]
    """Text as HTML."""
    body_text: Maybe[str]
    """Text without markup."""
    created_at: Field[datetime]
    """When it was written."""
    id: Field[int]
    """Number that is unique on GitHub."""
    node_id: Field[str]
    """Identifier in the GraphQL API."""
    updated_at: Field[datetime]
    """When it was last changed."""
    url: Field[str]
    """URL in the API."""
    user: Maybe[ShortUser]
    """Who wrote it, None when the account is gone."""

    def edit(self, body: str) -> bool:
        """Replace the text. The object shows the new values afterwards.

        :param body: text in Markdown
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}``, signed
        https://docs.github.com/rest/gists/comments
        """

    def delete(self) -> bool:
        """Delete the comment.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}``, signed
        https://docs.github.com/rest/gists/comments
        """

class Blob(GitHubCore):
    """The content of a file, as Git stores it."""

    content: Field[str]
    """The content, encoded as `encoding` says; `decode_content()` and `decoded` read it."""
    encoding: Field[str]
    """How `content` is written: "base64" or "utf-8"."""
    decoded: Field[bytes]
    """The content as bytes; None when `content` is missing."""
    highlighted_content: Maybe[str]
    """The content in HTML with its syntax highlighted, where GitHub sends it."""
    node_id: Field[str]
    """Identifier of the object in the GraphQL API."""
    sha: Field[str]
    """SHA of the blob."""
    size: Maybe[int]
    """Size in bytes."""
    url: Field[str]
    """URL of the blob in the API."""

    def decode_content(self) -> str | bytes:
        """Decode the content.

        The result is text where the content is UTF-8, else bytes. `decoded` is bytes always.

        Makes no request.
        https://docs.github.com/rest/git/blobs
        """

class CommitTree(GitHubCore):
    """The tree of a commit, as the commit names it.

    `refresh()` and `to_tree()` give the `Tree` with its entries.
    """

    sha: Field[str]
    """SHA of the tree."""
    url: Field[str]
    """URL of the tree in the API."""
    def refresh(self, conditional: bool = False) -> Tree: ...  # type: ignore[override]

    def to_tree(self, *, recursive: bool = False) -> Tree:
        """Fetch the tree with its entries.

        :param recursive: whether to list all that lies below, not only the entries of the directory itself
        :raises: GitHubError; TransportError

        Request: ``GET {url}``
        https://docs.github.com/rest/git/trees
        """

class GitShortCommit(GitHubCore):
    """A commit of the Git data, as commits of a repository contain it.

    It has no SHA of its own; that of the commit around it is meant. `refresh()` returns the `Commit`.
    """

    author: Maybe[GitActor]
    """Who wrote the change: a mapping with the keys name, email and date."""
    comment_count: Field[int]
    """How many comments the commit has."""
    committer: Maybe[GitActor]
    """Who committed it: a mapping with the keys name, email and date."""
    message: Field[str]
    """The commit message."""
    tree: Field[CommitTree]
    """State of the files at this commit."""
    url: Field[str]
    """URL of the commit in the Git data."""
    verification: Maybe[Verification]
    """Result of checking the signature: a mapping with verified, reason, signature and payload."""
    def refresh(self, conditional: bool = False) -> Commit: ...

class Commit(GitShortCommit):
    """A commit of the Git data.

    The commit with its files, its statistics and the accounts behind author and committer is a `RepoCommit`, which
    `repository.commit(sha)` fetches.
    """

    html_url: Field[str]
    """URL of its page."""
    node_id: Field[str]
    """Identifier of the object in the GraphQL API."""
    parents: Field[list[CommitParent]]
    """The commits it follows: mappings with sha, url and html_url."""
    sha: Field[str]
    """SHA of the commit."""
    author: Field[GitActor]
    comment_count: Maybe[int]  # type: ignore[assignment]
    committer: Field[GitActor]
    verification: Field[Verification]

class GitObject(GitHubCore):
    """What a reference or a tag points to."""

    sha: Field[str]
    """SHA of the object."""
    type: Field[str]
    """Its type: "commit", "tree", "blob" or "tag"."""
    url: Field[str]
    """URL of the object in the Git data."""

class Hash(GitHubCore):
    """An entry of a tree."""

    mode: Field[str]
    """File mode: "100644" for a file, "100755" for an executable, "040000" for a directory, "160000" for a
    submodule, "120000" for a symbolic link.
    """
    path: Field[str]
    """Path below the tree of the request."""
    sha: Field[str]
    """SHA of the object."""
    size: Maybe[int]
    """Size in bytes; only blobs have one."""
    type: Field[str]
    """Its type: "blob", "tree" or "commit" (a submodule)."""
    url: Maybe[str]
    """URL of the object in the Git data; submodules have none."""

class Reference(GitHubCore):
    """A branch, tag or other name for an object of Git."""

    node_id: Field[str]
    """Identifier of the object in the GraphQL API."""
    object: Field[GitObject]
    """What the reference points to."""
    ref: Field[str]
    """Full name, as "refs/heads/main"."""
    url: Field[str]
    """URL of the reference in the API."""

    def delete(self) -> bool:
        """Delete the reference: the branch or the tag.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}``, signed
        https://docs.github.com/rest/git/refs
        """

    def update(self, sha: GitHubCore | str, force: bool = False) -> bool:
        """Point the reference to another object.

        :param sha: SHA of the object
        :param force: whether to move a branch even if the new commit does not follow the present one
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}``, signed
        https://docs.github.com/rest/git/refs
        """

class Tag(GitHubCore):
    """An annotated tag: an object of Git with a message of its own."""

    message: Field[str]
    """Message of the tag."""
    node_id: Field[str]
    """Identifier of the object in the GraphQL API."""
    object: Field[GitObject]
    """What is tagged."""
    sha: Field[str]
    """SHA of the tag object."""
    tag: Field[str]
    """Name of the tag, as "v1.0"."""
    tagger: Field[GitActor]
    """Who tagged: a mapping with the keys name, email and date."""
    url: Field[str]
    """URL of the tag object in the API."""
    verification: Maybe[Verification]
    """Result of checking the signature: a mapping with verified, reason, signature and payload."""

class Tree(GitHubCore):
    """A directory with its entries."""

    sha: Field[str]
    """SHA of the tree."""
    tree: Field[list[Hash]]
    """The entries: those of the directory itself, or all below it when it was fetched recursively."""
    truncated: Field[bool]
    """Whether GitHub left entries out because there were too many; fetch directories one by one then."""
    url: Maybe[str]
    """URL of the tree in the API."""

    def recurse(self) -> Tree:
        """Fetch the tree with all that lies below it.

        The result is another tree; this one stays as it is.

        :raises: GitHubError; TransportError

        Request: ``GET {url}?recursive=1``
        https://docs.github.com/rest/git/trees
        """

class Hook(GitHubCore):
    """A hook of a repository."""

    active: Field[bool]
    """Whether it receives events."""
    config: Field[dict[str, Any]]
    """Settings: `url`, `content_type` ("json" or "form"), `insecure_ssl`, and `secret`, of which only stars come
    back.
    """
    created_at: Field[datetime]
    """When it was created."""
    deliveries_url: Maybe[str]
    """URL of what was delivered to it."""
    events: Field[list[str]]
    """Names of the events that it receives, as a list; "*" stands for all."""
    id: Field[int]
    """Number that is unique on GitHub."""
    last_response: Field[dict[str, Any]]
    """How the last delivery went: `code`, `status` and `message`."""
    name: Field[str]
    """ "web" for hooks; the services that had other names are gone."""
    ping_url: Field[str]
    """URL that sends a ping."""
    test_url: Field[str]
    """URL that sends the latest push again."""
    type: Field[str]
    """ "Repository"."""
    updated_at: Field[datetime]
    """When it was last changed."""
    url: Field[str]
    """URL in the API."""

    def edit(
        self,
        config: Mapping[str, str | float] = {},
        events: Iterable[GitHubCore | str] | None = None,
        add_events: Iterable[GitHubCore | str] | None = None,
        rm_events: Iterable[GitHubCore | str] | None = None,
        active: bool | None = None,
    ) -> bool:
        """Change it; what is left out stays as it is. Without any argument nothing is sent and the result is False.
        The object shows the new values afterwards.

        :param config: all settings, in place of those it has: a `secret` that this leaves out is removed. An empty
            mapping changes nothing
        :param events: names of the events to receive, in place of those it has
        :param add_events: names of events to receive as well
        :param rm_events: names of events to receive no longer
        :param active: whether it receives events
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}``, signed
        https://docs.github.com/rest/repos/webhooks
        """

    def delete(self) -> bool:
        """Delete it.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}``, signed
        https://docs.github.com/rest/repos/webhooks
        """

    def deliveries(
        self, status: Literal["success", "failure"] | None = None, number: int = -1, etag: str | None = None
    ) -> Listing[HookDeliveryItem]:
        """List what was delivered to it, newest first. GitHub keeps it for about three days.

        :param status: "success" or "failure"
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/deliveries``, signed
        https://docs.github.com/rest/repos/webhooks
        """

    def delivery(self, delivery_id: GitHubCore | int | str) -> HookDelivery:
        """Fetch one delivery, with the request and the response.

        :param delivery_id: the `id` of the delivery
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/deliveries/{delivery_id}``, signed
        https://docs.github.com/rest/repos/webhooks
        """

    def redeliver(self, delivery_id: GitHubCore | int | str) -> bool:
        """Deliver it again.

        :param delivery_id: the `id` of the delivery
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/deliveries/{delivery_id}/attempts``, signed
        https://docs.github.com/rest/repos/webhooks
        """

    def ping(self) -> bool:
        """Send it a ping.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/pings``, signed
        https://docs.github.com/rest/repos/webhooks
        """

    def test(self) -> bool:
        """Deliver the latest push once more. Nothing is delivered to a hook that receives no pushes; the result is
        True too.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/tests``, signed
        https://docs.github.com/rest/repos/webhooks
        """

class ImportedIssue(GitHubCore):
    """The import of an issue: where it stands."""

    created_at: Maybe[datetime]
    """When the import was requested."""
    errors: Maybe[list[dict[str, Any]]]
    """What went wrong, when `status` is "failed"."""
    id: Maybe[int]
    """Number of the import."""
    import_issues_url: Maybe[str]
    """URL of all imports of the repository."""
    issue_url: Maybe[str]
    """URL of the issue that was created, when `status` is "imported"."""
    repository_url: Maybe[str]
    """URL of the repository."""
    status: Maybe[str]
    """ "pending", "imported" or "failed"."""
    updated_at: Maybe[datetime]
    """When the status last changed."""
    url: Maybe[str]
    """URL in the API."""

class ShortIssue(GitHubCore):
    """An issue, as listings show it. Every pull request is an issue too, so listings of issues contain both."""

    assignee: Maybe[ShortUser]
    """First of the assignees, None without any. Use `assignees`."""
    assignees: Maybe[list[ShortUser]]
    """Who works on it."""
    author_association: Maybe[str]
    """How the author relates to the repository, as "OWNER", "MEMBER" or "NONE"."""
    body: Maybe[str]
    """Description in Markdown, None when it was left empty."""
    closed_at: Maybe[datetime]
    """When it was closed, None while it is open."""
    comments_count: Field[int]
    """How many comments it has."""
    comments_url: Field[str]
    """URL of its comments."""
    created_at: Field[datetime]
    """When it was opened."""
    draft: Maybe[bool]
    """Whether a pull request is a draft."""
    events_url: Field[str]
    """URL of its events."""
    html_url: Field[str]
    """URL of its page."""
    id: Field[int]
    """Number that is unique on GitHub."""
    issue_dependencies_summary: Maybe[dict[str, int]]
    """How many issues block it and are blocked by it: `blocked_by`, `blocking`, `total_blocked_by` and
    `total_blocking`.
    """
    issue_field_values: Maybe[list[dict[str, Any]]]
    """Values of the organization's issue fields."""
    labels_urlt: Field[URITemplate]
    """Template of the URL of its labels; takes `name`."""
    active_lock_reason: Maybe[str]
    """Why the conversation is locked, as "spam" or "resolved"; None when no reason was given."""
    locked: Field[bool]
    """Whether only collaborators may comment."""
    milestone: Maybe[Milestone]
    """Milestone that it belongs to, if any."""
    node_id: Field[str]
    """Identifier in the GraphQL API."""
    number: Field[int]
    """Number within the repository."""
    original_labels: Field[list[ShortLabel]]
    """Labels at the time of the response."""
    parent_issue_url: Maybe[str]
    """URL of the issue that it is a sub-issue of, None for others."""
    performed_via_github_app: Maybe[App]
    """App that opened it for the user; None when the user did."""
    pinned_comment: Maybe[IssueComment]
    """Comment that is pinned to it, None without one."""
    pull_request_urls: Maybe[dict[str, Any]]
    """URLs of the pull request that the issue is part of; None for a plain issue."""
    reactions: Maybe[Reactions]
    """How often each reaction was given."""
    repository: Maybe[ShortRepository]
    """Repository of the issue; only in listings across repositories."""
    repository_url: Field[str]
    """URL of the repository."""
    state: Field[str]
    """ "open" or "closed"."""
    state_reason: Maybe[str]
    """Why it has its state: "completed", "not_planned", "duplicate" or "reopened"."""
    sub_issues_summary: Maybe[dict[str, int]]
    """How many sub-issues it has: `total`, `completed` and `percent_completed`."""
    timeline_url: Maybe[str]
    """URL of everything that happened to it."""
    title: Field[str]
    """Title."""
    type: Maybe[dict[str, Any]]
    """Type of the issue, where the organization defines types."""
    updated_at: Field[datetime]
    """When it was last changed."""
    url: Field[str]
    """URL in the API."""
    user: Maybe[ShortUser]
    """Who opened it, None when the account is gone."""
    def refresh(self, conditional: bool = False) -> Issue: ...

    def edit(
        self,
        title: int | str | None = None,
        body: str | None = None,
        assignee: GitHubCore | str | None = None,
        state: Literal["open", "closed"] | None = None,
        milestone: GitHubCore | int | str | None = None,
        labels: str | Iterable[GitHubCore | Mapping[str, Any] | str] | None = None,
        assignees: Iterable[GitHubCore | Mapping[str, Any] | str] | None = None,
        *,
        type: Mapping[str, Any] | str | None = None,
        issue_field_values: Iterable[Mapping[str, str | float | Iterable[str]]] | None = None,
        duplicate_issue_id: GitHubCore | int | str | None = None,
        state_reason: Literal["completed", "not_planned", "duplicate", "reopened"] | None = None,
    ) -> bool:
        """Change the issue; what is not given stays as it is. Without any argument nothing is sent and the result is
        False. The object shows the new values afterwards.

        :param title:
        :param body: description in Markdown; an empty text removes it
        :param assignee: login of the only assignee; prefer `assignees`
        :param state: "open" or "closed"
        :param milestone: number of a milestone; 0 removes the milestone, and None leaves it as it is, as in github3.py
        :param labels: names of labels that replace the present ones, as a list or as text with commas; an empty list
            removes all
        :param assignees: logins that replace the present ones; an empty list removes all
        :param type: name of an issue type; None removes the type
        :param issue_field_values: values of the organization's issue fields, mappings with field_id and value
        :param duplicate_issue_id: `id` (not `number`) of the issue that this one duplicates, with the reason
            "duplicate"
        :param state_reason: why the state changes: "completed", "not_planned" or "duplicate" of a closed issue,
            "reopened" of an open one
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}``, signed
        https://docs.github.com/rest/issues/issues
        """

    def close(
        self,
        *,
        state_reason: Literal["completed", "not_planned", "duplicate"] | None = None,
        reason: Literal["completed", "not_planned", "duplicate"] | None = None,
        duplicate_issue_id: GitHubCore | int | str | None = None,
    ) -> bool:
        """Close the issue; nothing else about it changes.

        :param state_reason: why: "completed" (GitHub's default), "not_planned" or "duplicate"
        :param reason: the same as `state_reason`
        :param duplicate_issue_id: `id` (not `number`) of the issue that this one duplicates, with the reason
            "duplicate"
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}``, signed
        https://docs.github.com/rest/issues/issues
        """

    def reopen(self) -> bool:
        """Open the issue again; nothing else about it changes.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}``, signed
        https://docs.github.com/rest/issues/issues
        """

    def assign(self, username: GitHubCore | str) -> bool:
        """Assign the issue to one user, in place of all present assignees.

        :param username: login of the assignee
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}``, signed
        https://docs.github.com/rest/issues/issues
        """

    def is_closed(self) -> bool:
        """Whether the issue is closed, as far as this object knows; `refresh()` reads it from GitHub.

        Makes no request.
        https://docs.github.com/rest/issues/issues
        """

    def lock(self, *, lock_reason: Literal["off-topic", "too heated", "resolved", "spam"] | None = None) -> bool:
        """Let only collaborators comment. False when GitHub does not find the issue. `locked` is True afterwards.

        :param lock_reason: why: "off-topic", "too heated", "resolved" or "spam"
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/lock``, signed
        https://docs.github.com/rest/issues/issues
        """

    def unlock(self) -> bool:
        """Let everybody comment again. False when GitHub does not find the issue. `locked` is False afterwards.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/lock``, signed
        https://docs.github.com/rest/issues/issues
        """

    def pull_request(self) -> PullRequest | None:
        """Fetch the pull request of the issue; None when the issue is none.

        :raises: GitHubError; TransportError

        Request: ``GET {url}/../../pulls/{number}``
        https://docs.github.com/rest/pulls/pulls
        """

    def add_assignees(self, users: Iterable[GitHubCore | Mapping[str, Any] | str]) -> bool:
        """Add assignees; those who are assigned stay. An issue has at most ten.

        GitHub drops users silently who cannot be assigned: see `assignees` afterwards.

        :param users: logins
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/assignees``, signed
        https://docs.github.com/rest/issues/assignees
        """

    def remove_assignees(self, users: Iterable[GitHubCore | str]) -> bool:
        """Remove assignees; the others stay.

        :param users: logins
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/assignees``, signed
        https://docs.github.com/rest/issues/assignees
        """

    def comment(self, id_num: GitHubCore | int | str) -> IssueComment:
        """Fetch one comment on the issue.

        :param id_num: the comment's `id`
        :raises: GitHubError; TransportError

        Request: ``GET {url}/../comments/{id_num}``
        https://docs.github.com/rest/issues/comments
        """

    def comments(
        self,
        number: int = -1,
        sort: Literal["created", "updated"] | Literal[""] = "",
        direction: Literal["asc", "desc"] | Literal[""] = "",
        since: datetime | date | str | None = None,
        etag: str | None = None,
    ) -> Listing[IssueComment]:
        """List the comments, oldest first.

        :param number: maximum number of items; -1 returns all
        :param sort: "created" or "updated"; GitHub now ignores it (Literal["created", "updated"], default "")
        :param direction: "asc" or "desc"; GitHub now ignores it (Literal["asc", "desc"], default "")
        :param since: only comments changed at this time or later
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/comments``
        https://docs.github.com/rest/issues/comments
        """

    def create_comment(self, body: str) -> IssueComment:
        """Comment on the issue.

        :param body: text in Markdown
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/comments``, signed
        https://docs.github.com/rest/issues/comments
        """

    def events(self, number: int = -1, etag: str | None = None) -> Listing[IssueEvent]:
        """List what happened to the issue, oldest first.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/events``
        https://docs.github.com/rest/issues/events
        """

    def labels(self, number: int = -1, etag: str | None = None) -> Listing[ShortLabel]:
        """List the labels of the issue.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/labels``
        https://docs.github.com/rest/issues/labels
        """

    def add_labels(self, *names: GitHubCore | Mapping[str, Any] | str) -> list[ShortLabel]:
        """Add labels. Returns all labels that the issue has now.

        :param names: names of labels, one by one
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/labels``, signed
        https://docs.github.com/rest/issues/labels
        """

    def remove_label(self, name: GitHubCore | str) -> list[ShortLabel]:
        """Remove one label. Returns the labels that are left; NotFoundError is raised when the issue does not have
        the label.

        :param name:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/labels/{name}``, signed
        https://docs.github.com/rest/issues/labels
        """

    def remove_all_labels(self) -> list[ShortLabel]:
        """Remove all labels. Returns the labels that are left, which is an empty list.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/labels``, signed
        https://docs.github.com/rest/issues/labels
        """

    def replace_labels(self, labels: str | Iterable[GitHubCore | Mapping[str, Any] | str]) -> list[ShortLabel]:
        """Replace all labels. Returns the labels that the issue has now.

        :param labels: names of labels, as a list or as text with commas; an empty list removes all
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/labels``, signed
        https://docs.github.com/rest/issues/labels
        """

    def list_reactions(
        self,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"] | None = None,
        number: int = -1,
        etag: str | None = None,
    ) -> Listing[Reaction]:
        """List the reactions to the issue. The field `reactions` has their numbers.

        :param content: only those of this kind
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/reactions``
        https://docs.github.com/rest/reactions/reactions
        """

    def create_reaction(
        self, content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"]
    ) -> Reaction:
        """React to the issue. If the user has reacted like this before, the result is that reaction.

        :param content:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/reactions``, signed
        https://docs.github.com/rest/reactions/reactions
        """

    def delete_reaction(self, reaction_id: GitHubCore | int | str) -> bool:
        """Delete a reaction to the issue.

        :param reaction_id: the `id` of the reaction, or the reaction
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/reactions/{reaction_id}``, signed
        https://docs.github.com/rest/reactions/reactions
        """

    def comment_once(self, marker: str, body: str, *, heal: bool = True) -> IssueComment:
        """Write a comment once: the next call with the same marker updates it.

        Of several comments with the marker, of this author, the first one stays and the others are deleted: it may be
        called again after an error, and from several places at once.

        :param marker: what tells the comment apart; it is kept in the comment, where no reader sees it
        :param body: the comment in Markdown
        :param heal: whether surplus comments are deleted
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /user, GET and POST {url}/comments, PATCH and DELETE the comments``, signed
        https://docs.github.com/rest/issues/comments
        """

    def sub_issues(self, number: int = -1, etag: str | None = None) -> Listing[Issue]:
        """List its sub-issues, in their order.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/sub_issues``
        https://docs.github.com/rest/issues/sub-issues
        """

    def add_sub_issue(self, sub_issue_id: GitHubCore | int | str, *, replace_parent: bool | None = None) -> Issue:
        """Add an issue as a sub-issue.

        :param sub_issue_id: the issue, or its `id` (not its number)
        :param replace_parent: whether to take it from another parent
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/sub_issues``, signed
        https://docs.github.com/rest/issues/sub-issues
        """

    def remove_sub_issue(self, sub_issue_id: GitHubCore | int | str) -> Issue:
        """Remove a sub-issue; the issue stays.

        :param sub_issue_id: the issue, or its `id` (not its number)
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/sub_issue``, signed
        https://docs.github.com/rest/issues/sub-issues
        """

    def move_sub_issue(
        self,
        sub_issue_id: GitHubCore | int | str,
        *,
        after_id: GitHubCore | int | str | None = None,
        before_id: GitHubCore | int | str | None = None,
    ) -> Issue:
        """Move a sub-issue to another place in the order: after another one, or before it.

        :param sub_issue_id: the issue, or its `id` (not its number)
        :param after_id: the sub-issue to place it after
        :param before_id: the sub-issue to place it before
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}/sub_issues/priority``, signed
        https://docs.github.com/rest/issues/sub-issues
        """

    def parent(self) -> Issue | None:
        """Fetch the issue that this one is a sub-issue of; None if there is none.

        :raises: GitHubError; TransportError

        Request: ``GET {url}/parent``
        https://docs.github.com/rest/issues/sub-issues
        """

    def blocked_by(self, number: int = -1, etag: str | None = None) -> Listing[Issue]:
        """List the issues that block it.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/dependencies/blocked_by``
        https://docs.github.com/rest/issues/issue-dependencies
        """

    def blocking(self, number: int = -1, etag: str | None = None) -> Listing[Issue]:
        """List the issues that it blocks.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/dependencies/blocking``
        https://docs.github.com/rest/issues/issue-dependencies
        """

    def add_blocked_by(self, issue_id: GitHubCore | int | str) -> Issue:
        """Let another issue block it.

        :param issue_id: the issue, or its `id` (not its number)
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/dependencies/blocked_by``, signed
        https://docs.github.com/rest/issues/issue-dependencies
        """

    def remove_blocked_by(self, issue_id: GitHubCore | int | str) -> Issue:
        """Let another issue block it no longer.

        :param issue_id: the issue, or its `id` (not its number)
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/dependencies/blocked_by/{issue_id}``, signed
        https://docs.github.com/rest/issues/issue-dependencies
        """

    def transfer(self, repository: GitHubCore | str, *, create_labels: bool | None = None) -> Issue:
        """Move it to another repository of the same owner, and return it as it is there.

        :param repository: the repository, or its owner and name, such as "octocat/Hello-World"
        :param create_labels: whether labels that are missing there are created; they are dropped otherwise
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /repos/{owner}/{repo}, POST /graphql, GET the issue``, signed
        https://docs.github.com/rest/issues/issues
        """

    def field_values(self, number: int = -1, etag: str | None = None) -> Listing[IssueFieldValue]:
        """List the values of its fields, which the organization defines.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/issue-field-values``
        https://docs.github.com/rest/issues/issue-field-values
        """

    def set_field_values(self, issue_field_values: Iterable[Mapping[str, Any]]) -> list[IssueFieldValue]:
        """Replace the values of all of its fields, and return them.

        :param issue_field_values: mappings with field_id and value
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/issue-field-values``, signed
        https://docs.github.com/rest/issues/issue-field-values
        """

    def add_field_values(self, issue_field_values: Iterable[Mapping[str, Any]]) -> list[IssueFieldValue]:
        """Add values of fields, or change them; those of the other fields stay. Returns the values.

        :param issue_field_values: mappings with field_id and value
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/issue-field-values``, signed
        https://docs.github.com/rest/issues/issue-field-values
        """

    def delete_field_value(self, issue_field_id: GitHubCore | int | str) -> bool:
        """Remove the value of a field. False if there is none.

        :param issue_field_id: the `id` of the field
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/issue-field-values/{issue_field_id}``, signed
        https://docs.github.com/rest/issues/issue-field-values
        """

    def timeline(
        self, number: int = -1, etag: str | None = None, *, exclude: str | None = None
    ) -> Listing[TimelineIssueEvents]:
        """List what happened to it, oldest first: events, comments, reviews, references.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param exclude:
        :raises: GitHubError; TransportError

        Request: ``GET {url}/timeline``
        https://docs.github.com/rest/issues/timeline
        """

class Issue(ShortIssue):
    """An issue with every field."""

    body_html: Maybe[str]
    """Description as HTML."""
    body_text: Maybe[str]
    """Description as plain text."""
    closed_by: Maybe[ShortUser]
    """Who closed it, None while it is open."""
    locked: Maybe[bool]  # type: ignore[assignment]
    original_labels: Maybe[list[ShortLabel]]  # type: ignore[assignment]
    state: Maybe[str]  # type: ignore[assignment]

class IssueComment(GitHubCore):
    """A comment on an issue, or in the conversation of a pull request."""

    author_association: Maybe[str]
    """How the author relates to the repository, as "OWNER", "MEMBER" or "NONE"."""
    body: Maybe[str]
    """Text in Markdown."""
    body_html: Maybe[str]
    """Text as HTML."""
    body_text: Maybe[str]
    """Text without markup."""
    created_at: Field[datetime]
    """When it was written."""
    html_url: Field[str]
    """URL on the page of the issue."""
    id: Field[int]
    """Number that is unique on GitHub."""
    issue_url: Field[str]
    """URL of the issue."""
    minimized: Maybe[dict[str, Any]]
    """Why the comment is hidden, in `reason`; None when it is shown."""
    node_id: Field[str]
    """Identifier in the GraphQL API."""
    performed_via_github_app: Maybe[App]
    """App that wrote it for the user; None when the user did."""
    pin: Maybe[dict[str, Any]]
    """When it was pinned and by whom, in `pinned_at` and `pinned_by`; None when it is not."""
    reactions: Maybe[Reactions]
    """How often each reaction was given."""
    updated_at: Field[datetime]
    """When it was last changed."""
    url: Field[str]
    """URL in the API."""
    user: Maybe[ShortUser]
    """Who wrote it, None when the account is gone."""

    def edit(self, body: str) -> bool:
        """Replace the text. The object shows the new values afterwards.

        :param body: text in Markdown
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}``, signed
        https://docs.github.com/rest/issues/comments
        """

    def delete(self) -> bool:
        """Delete the comment.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}``, signed
        https://docs.github.com/rest/issues/comments
        """

    def pin_comment(self) -> bool:
        """Pin the comment to its issue, in place of another one. The object shows it afterwards, in `pin`. Comments
        on pull requests cannot be pinned.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/pin``, signed
        https://docs.github.com/rest/issues/comments
        """

    def unpin_comment(self) -> bool:
        """Unpin the comment. False when GitHub does not find it.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/pin``, signed
        https://docs.github.com/rest/issues/comments
        """

    def list_reactions(
        self,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"] | None = None,
        number: int = -1,
        etag: str | None = None,
    ) -> Listing[Reaction]:
        """List the reactions to the comment. The field `reactions` has their numbers.

        :param content: only those of this kind
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/reactions``
        https://docs.github.com/rest/reactions/reactions
        """

    def create_reaction(
        self, content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"]
    ) -> Reaction:
        """React to the comment. If the user has reacted like this before, the result is that reaction.

        :param content:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/reactions``, signed
        https://docs.github.com/rest/reactions/reactions
        """

    def delete_reaction(self, reaction_id: GitHubCore | int | str) -> bool:
        """Delete a reaction to the comment.

        :param reaction_id: the `id` of the reaction, or the reaction
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/reactions/{reaction_id}``, signed
        https://docs.github.com/rest/reactions/reactions
        """

class IssueEvent(GitHubCore):
    """Something that happened to an issue. Which of the fields are filled depends on `event`."""

    actor: Field[ShortUser]
    """Who did it, None when the account is gone."""
    assignee: Maybe[ShortUser]
    """Who was assigned or unassigned."""
    assigner: Maybe[ShortUser]
    """Who assigned it."""
    author_association: Maybe[str]
    """How the author relates to the repository, as "OWNER", "MEMBER" or "NONE"."""
    blocked_by: Maybe[dict[str, Any]]
    """Issue that blocks this one, where such a dependency was added or removed: its `number` and `title`."""
    blocking: Maybe[dict[str, Any]]
    """Issue that this one blocks, where such a dependency was added or removed: its `number` and `title`."""
    commit_id: Maybe[str]
    """Commit that closed or mentioned the issue."""
    commit_url: Maybe[str]
    """URL of that commit."""
    created_at: Field[datetime]
    """When it happened."""
    dismissed_review: Maybe[dict[str, Any]]
    """Review that was dismissed, with `state`, `review_id` and `dismissal_message`."""
    event: Field[str]
    """What happened, as "closed", "reopened", "subscribed", "merged", "referenced", "mentioned" or "assigned"."""
    id: Field[int]
    """Number that is unique on GitHub."""
    intent: Maybe[dict[str, Any]]
    """Reason of an agent for its action: a mapping; None for others."""
    issue_type: Maybe[dict[str, Any]]
    """Type that the issue was given, None when it was taken away."""
    label: Maybe[dict[str, str]]
    """Label that was added or removed, with `name` and `color`."""
    lock_reason: Maybe[str]
    """Why the conversation was locked."""
    milestone: Maybe[dict[str, str]]
    """Milestone that was set or removed, with its `title`."""
    node_id: Field[str]
    """Identifier in the GraphQL API."""
    parent_issue: Maybe[dict[str, Any]]
    """Parent issue that was added or removed: its `number` and `title`."""
    performed_via_github_app: Maybe[App]
    """App that did it for the user; None when the user did it."""
    prev_issue_type: Maybe[dict[str, Any]]
    """Type that the issue had before."""
    project_card: Maybe[dict[str, Any]]
    """Card of a classic project that was added, moved or removed."""
    rename: Maybe[dict[str, str]]
    """Old and new title, in `from` and `to`."""
    requested_reviewer: Maybe[ShortUser]
    """User whose review was requested."""
    requested_reviewers: Maybe[list[ShortUser]]
    """Users whose review was requested, when there are several."""
    requested_team: Maybe[ShortTeam]
    """Team whose review was requested."""
    review_requester: Maybe[ShortUser]
    """User who requested the review."""
    sub_issue: Maybe[dict[str, Any]]
    """Sub-issue that was added or removed: its `number` and `title`."""
    url: Field[str]
    """URL in the API."""

class RepositoryIssueEvent(IssueEvent):
    """Something that happened to one of the issues of a repository."""

    issue: Maybe[ShortIssue]
    """The issue, None when it is gone."""
    actor: Maybe[ShortUser]  # type: ignore[assignment]

class ShortLabel(GitHubCore):
    """A label, as it comes with issues and milestones."""

    color: Field[str]
    """Background colour, six hexadecimal digits without `#`."""
    default: Field[bool]
    """Whether it is one of the labels that GitHub adds to a new repository."""
    description: Maybe[str]
    """What the label is for."""
    id: Field[int]
    """Number that is unique on GitHub."""
    name: Field[str]
    """Name."""
    node_id: Field[str]
    """Identifier in the GraphQL API."""
    url: Field[str]
    """URL in the API."""

    def update(self, name: str, color: str, description: str | None = None) -> bool:
        """Rename the label, or give it another colour or description. The object shows the new values afterwards.

        :param name: new name; the present one to keep it
        :param color: six hexadecimal digits, with or without `#`
        :param description: at most 100 characters; None leaves it as it is
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}``, signed
        https://docs.github.com/rest/issues/labels
        """

    def delete(self) -> bool:
        """Delete the label, and so remove it from all issues.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}``, signed
        https://docs.github.com/rest/issues/labels
        """

class Label(ShortLabel):
    """A label of a repository."""

class Milestone(GitHubCore):
    """A milestone: a goal that issues and pull requests are gathered under."""

    closed_at: Maybe[datetime]
    """When it was closed, None while it is open."""
    closed_issues: Field[int]
    """How many of its issues are closed."""
    closed_issues_count: Field[int]
    """How many of its issues are closed."""
    created_at: Field[datetime]
    """When it was created."""
    creator: Maybe[ShortUser]
    """Who created it, None when the account is gone."""
    description: Maybe[str]
    """What it is about."""
    due_on: Maybe[datetime]
    """When it is due, None without a date."""
    html_url: Field[str]
    """URL of its page."""
    id: Field[int]
    """Number that is unique on GitHub."""
    labels_url: Field[str]
    """URL of the labels of its issues."""
    node_id: Field[str]
    """Identifier in the GraphQL API."""
    number: Field[int]
    """Number within the repository."""
    open_issues: Field[int]
    """How many of its issues are open."""
    open_issues_count: Field[int]
    """How many of its issues are open."""
    state: Field[str]
    """ "open" or "closed"."""
    title: Field[str]
    """Title."""
    updated_at: Field[datetime]
    """When it was last changed."""
    url: Field[str]
    """URL in the API."""

    def update(
        self,
        title: str | None = None,
        state: Literal["open", "closed"] | None = None,
        description: str | None = None,
        due_on: datetime | date | str | None = None,
    ) -> bool:
        """Change the milestone; what is not given stays as it is. Without any argument nothing is sent and the
        result is False. The object shows the new values afterwards.

        :param title:
        :param state: "open" or "closed"
        :param description:
        :param due_on: when it is due
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}``, signed
        https://docs.github.com/rest/issues/milestones
        """

    def delete(self) -> bool:
        """Delete the milestone; its issues stay.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}``, signed
        https://docs.github.com/rest/issues/milestones
        """

    def labels(self, number: int = -1, etag: str | None = None) -> Listing[ShortLabel]:
        """List the labels of the issues in the milestone.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/labels``
        https://docs.github.com/rest/issues/labels
        """

class ShortLicense(GitHubCore):
    """A license, as listings and repositories show it."""

    key: Field[str]
    """Short name in the API, as "mit"."""
    name: Field[str]
    """Full name, as "MIT License"."""
    node_id: Field[str]
    """Identifier in the GraphQL API."""
    spdx_id: Maybe[str]
    """Identifier in the SPDX list, as "MIT"; "NOASSERTION" or None where it is not in the list."""
    url: Maybe[str]
    """URL in the API, None for a license that GitHub does not know."""
    def refresh(self, conditional: bool = False) -> License: ...

class License(ShortLicense):
    """A license with its text and its terms."""

    body: Field[str]
    """Text, with placeholders such as `[year]`."""
    conditions: Field[list[str]]
    """What is required of those who use the work, as "include-copyright"."""
    description: Field[str]
    """What it is for, in a sentence or two."""
    featured: Field[bool]
    """Whether GitHub recommends it."""
    html_url: Field[str]
    """URL of its page at choosealicense.com."""
    implementation: Field[str]
    """How to put it on a work."""
    limitations: Field[list[str]]
    """What it rules out, as "liability"."""
    permissions: Field[list[str]]
    """What it allows, as "commercial-use"."""

class RepositoryLicense(GitHubCore):
    """The file with the license of a repository."""

    content: Field[str]
    """Content of the file, in `encoding`; `decode_content` returns the text."""
    download_url: Maybe[str]
    """URL of the file itself."""
    encoding: Field[str]
    """How `content` is encoded: "base64"."""
    git_url: Maybe[str]
    """URL of the blob in the API."""
    html_url: Maybe[str]
    """URL of its page."""
    license: Maybe[ShortLicense]
    """License that GitHub detected in the file."""
    links: Field[dict[str, str | None]]
    """URLs by relation: `self`, `git` and `html`."""
    name: Field[str]
    """Name of the file."""
    path: Field[str]
    """Path in the repository."""
    sha: Field[str]
    """SHA of the blob."""
    size: Field[int]
    """Size in bytes."""
    type: Field[str]
    """ "file"."""
    url: Field[str]
    """URL in the API."""

    def decode_content(self) -> str:
        """The text of the file. Bytes that are not UTF-8 are replaced by U+FFFD.

        Makes no request.
        https://docs.github.com/rest/licenses/licenses
        """

class ContributorStats(GitHubCore):
    """How much one person has contributed, week by week."""

    alternate_weeks: Field[list[dict[str, datetime | int | None]]]
    """The weeks with readable keys: "start of week" (a time), "additions", "deletions" and "commits"."""
    alt_weeks: Field[list[dict[str, datetime | int | None]]]
    """Old name of `alternate_weeks`."""
    author: Maybe[ShortUser]
    """Who it is, None when the account is gone."""
    total: Field[int]
    """How many commits altogether."""
    weeks: Field[list[Week]]
    """The weeks as GitHub sends them: `w` (start, in seconds since 1970), `a` (lines added), `d` (lines
    deleted) and `c` (commits).
    """

class ClonesStats(GitHubCore):
    """How often a repository was cloned in the last 14 days."""

    clones: Maybe[list[Traffic]]
    """Days or weeks: "timestamp" (its start, a time), "count" and "uniques"."""
    count: Field[int]
    """How often altogether."""
    uniques: Field[int]
    """By how many different people."""

class ViewsStats(GitHubCore):
    """How often the pages of a repository were seen in the last 14 days."""

    count: Field[int]
    """How often altogether."""
    uniques: Field[int]
    """By how many different people."""
    views: Maybe[list[Traffic]]
    """Days or weeks: "timestamp" (its start, a time), "count" and "uniques"."""

class ShortOrganization(GitHubCore):
    """An organization, as listings show it."""

    avatar_url: Field[str]
    """URL of the picture."""
    description: Maybe[str]
    """What the organization is about."""
    events_url: Field[str]
    """URL of its events."""
    hooks_url: Field[str]
    """URL of its hooks."""
    id: Field[int]
    """Number that is unique on GitHub."""
    issues_url: Field[str]
    """URL of its issues."""
    login: Field[str]
    """Name in URLs."""
    members_url: Field[str]
    """URL of its members, with a place for a login."""
    node_id: Field[str]
    """Identifier in the GraphQL API."""
    public_members_urlt: Field[URITemplate]
    """Template of the URL of its public members; takes `member`."""
    repos_url: Field[str]
    """URL of its repositories."""
    type: Field[str]
    """ "Organization". Deprecated: it is the same for all."""
    url: Field[str]
    """URL in the API."""
    def refresh(self, conditional: bool = False) -> Organization: ...

    def public_key(self) -> PublicKey:
        """Fetch the key to encrypt secrets of the organization with.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/actions/secrets/public-key``, signed
        https://docs.github.com/rest/actions/secrets
        """

    def secrets(self, number: int = -1, etag: str | None = None) -> Listing[OrganizationSecret]:
        """List its secrets.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/actions/secrets``, signed
        https://docs.github.com/rest/actions/secrets
        """

    def secret(self, secret_name: GitHubCore | str) -> OrganizationSecret:
        """Fetch one secret.

        :param secret_name:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/actions/secrets/{secret_name}``, signed
        https://docs.github.com/rest/actions/secrets
        """

    def create_or_update_secret(
        self,
        secret_name: GitHubCore | str,
        encrypted_value: str,
        visibility: Literal["all", "private", "selected"],
        selected_repo_ids: Iterable[int | str] | None = None,
    ) -> OrganizationSecret:
        """Create a secret, or change its value and who shares it, and return it.

        :param secret_name:
        :param encrypted_value: the value in a libsodium sealed box made with the `public_key()`, in base64
        :param visibility: which repositories share it: "all", "private" (and internal) or "selected"
        :param selected_repo_ids: the `id` of each repository that shares it; for "selected" only
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/actions/secrets/public-key, PUT and GET {url}/actions/secrets/{secret_name}``, signed
        https://docs.github.com/rest/actions/secrets
        """

    def set_secret(
        self,
        secret_name: GitHubCore | str,
        value: str | bytes,
        visibility: Literal["all", "private", "selected"],
        selected_repo_ids: Iterable[int | str] | None = None,
    ) -> OrganizationSecret:
        """Encrypt a value for GitHub, create a secret of it or change one, and return the secret.

        :param secret_name:
        :param value: text, which is encrypted as UTF-8, or bytes
        :param visibility: which repositories share it: "all", "private" (and internal) or "selected"
        :param selected_repo_ids: the `id` of each repository that shares it; for "selected" only
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/actions/secrets/public-key, PUT and GET {url}/actions/secrets/{secret_name}``, signed
        https://docs.github.com/rest/actions/secrets
        """

    def delete_secret(self, secret_name: GitHubCore | str) -> bool:
        """Delete a secret. False when there is none of that name.

        :param secret_name:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/actions/secrets/{secret_name}``, signed
        https://docs.github.com/rest/actions/secrets
        """

    def codespaces(self, number: int = -1, etag: str | None = None) -> Listing[Codespace]:
        """List the codespaces that are billed to it.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/codespaces``, signed
        https://docs.github.com/rest/codespaces/organizations
        """

    def member_codespaces(
        self, username: GitHubCore | str, number: int = -1, etag: str | None = None
    ) -> Listing[Codespace]:
        """List the codespaces of a member that are billed to it.

        :param username:
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/members/{username}/codespaces``, signed
        https://docs.github.com/rest/codespaces/organizations
        """

    def stop_codespace(self, username: GitHubCore | str, codespace_name: GitHubCore | str) -> Codespace:
        """Stop the codespace of a member, and return it.

        :param username:
        :param codespace_name:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/members/{username}/codespaces/{codespace_name}/stop``, signed
        https://docs.github.com/rest/codespaces/organizations
        """

    def delete_codespace(self, username: GitHubCore | str, codespace_name: GitHubCore | str) -> bool:
        """Delete the codespace of a member. False if there is none.

        :param username:
        :param codespace_name:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/members/{username}/codespaces/{codespace_name}``, signed
        https://docs.github.com/rest/codespaces/organizations
        """

    def codespaces_secrets(self, number: int = -1, etag: str | None = None) -> Listing[CodespacesOrgSecret]:
        """List the secrets that codespaces in its repositories may use.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/codespaces/secrets``, signed
        https://docs.github.com/rest/codespaces/organization-secrets
        """

    def codespaces_secret(self, secret_name: GitHubCore | str) -> CodespacesOrgSecret:
        """Fetch one secret that codespaces in its repositories may use.

        :param secret_name:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/codespaces/secrets/{secret_name}``, signed
        https://docs.github.com/rest/codespaces/organization-secrets
        """

    def set_codespaces_secret(
        self,
        secret_name: GitHubCore | str,
        value: str | bytes,
        visibility: Literal["all", "private", "selected"],
        selected_repo_ids: Iterable[int | str] | None = None,
    ) -> CodespacesOrgSecret:
        """Encrypt a value for GitHub, create a secret of it for codespaces or change one, and return the secret.

        :param secret_name:
        :param value: text, which is encrypted as UTF-8, or bytes
        :param visibility: which repositories share it: "all", "private" (and internal) or "selected"
        :param selected_repo_ids: the `id` of each repository that shares it; for "selected" only
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/codespaces/secrets/public-key, PUT and GET {url}/codespaces/secrets/{secret_name}``, signed
        https://docs.github.com/rest/codespaces/organization-secrets
        """

    def delete_codespaces_secret(self, secret_name: GitHubCore | str) -> bool:
        """Delete a secret of codespaces. False if there is none of that name.

        :param secret_name:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/codespaces/secrets/{secret_name}``, signed
        https://docs.github.com/rest/codespaces/organization-secrets
        """

    def all_events(self, username: GitHubCore | str, number: int = -1, etag: str | None = None) -> Listing[Event]:
        """List the events of the organization as its dashboard shows them to a member, private ones included.

        :param username: login of the authenticated user
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /users/{username}/events/orgs/{login}``, signed
        https://docs.github.com/rest/activity/events
        """

    def public_events(self, number: int = -1, etag: str | None = None) -> Listing[Event]:
        """List the public events of the organization, latest first.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/events``
        https://docs.github.com/rest/activity/events
        """

    def migrations(self, number: int = -1, etag: str | None = None) -> Listing[Migration]:
        """List its migrations, newest first. GitHub keeps them for seven days.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/migrations``, signed
        https://docs.github.com/rest/migrations/orgs
        """

    def migration(self, migration_id: GitHubCore | int | str) -> Migration:
        """Fetch one of its migrations; its `state` is "pending", "exporting", "exported" or "failed".

        :param migration_id:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/migrations/{migration_id}``, signed
        https://docs.github.com/rest/migrations/orgs
        """

    def start_migration(
        self,
        repositories: Iterable[GitHubCore | str],
        *,
        lock_repositories: bool | None = None,
        exclude_attachments: bool | None = None,
        exclude_git_data: bool | None = None,
        exclude_metadata: bool | None = None,
        exclude_owner_projects: bool | None = None,
        exclude_releases: bool | None = None,
        org_metadata_only: bool | None = None,
    ) -> Migration:
        """Start to export repositories, and return the migration.

        :param repositories: the repositories, or their full names, such as "github/hubot"
        :param lock_repositories: whether nobody can change them until `unlock_repository()`
        :param exclude_attachments:
        :param exclude_git_data:
        :param exclude_metadata:
        :param exclude_owner_projects:
        :param exclude_releases:
        :param org_metadata_only:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/migrations``, signed
        https://docs.github.com/rest/migrations/orgs
        """

    def edit(
        self,
        billing_email: str | None = None,
        company: str | None = None,
        email: str | None = None,
        location: str | None = None,
        name: str | None = None,
        description: str | None = None,
        has_organization_projects: bool | None = None,
        has_repository_projects: bool | None = None,
        default_repository_permission: Literal["read", "write", "admin", "none"] | None = None,
        members_can_create_repositories: bool | None = None,
        *,
        blog: str | None = None,
        deploy_keys_enabled_for_repositories: bool | None = None,
        members_can_create_internal_repositories: bool | None = None,
        members_can_create_pages: bool | None = None,
        members_can_create_private_pages: bool | None = None,
        members_can_create_private_repositories: bool | None = None,
        members_can_create_public_pages: bool | None = None,
        members_can_create_public_repositories: bool | None = None,
        members_can_fork_private_repositories: bool | None = None,
        secret_scanning_push_protection_custom_link: str | None = None,
        secret_scanning_push_protection_custom_link_enabled: bool | None = None,
        twitter_username: str | None = None,
        web_commit_signoff_required: bool | None = None,
    ) -> bool:
        """Change the organization; what is not given stays as it is. Without any argument nothing is sent and the
        result is False. The object shows the new values afterwards.

        :param billing_email: address that bills go to; nobody else sees it
        :param company:
        :param email: public mail address
        :param location:
        :param name: name for people
        :param description:
        :param has_organization_projects: whether the organization may have projects
        :param has_repository_projects: whether its repositories may have projects
        :param default_repository_permission: what members may do in repositories: "read", "write", "admin" or "none"
        :param members_can_create_repositories: whether members may make repositories
        :param blog: URL of its site
        :param deploy_keys_enabled_for_repositories: whether repositories may have deploy keys
        :param members_can_create_internal_repositories: whether members may make internal repositories; only in
            enterprises
        :param members_can_create_pages: whether members may publish sites with GitHub Pages
        :param members_can_create_private_pages: whether members may publish private sites
        :param members_can_create_private_repositories: whether members may make private repositories
        :param members_can_create_public_pages: whether members may publish public sites
        :param members_can_create_public_repositories: whether members may make public repositories
        :param members_can_fork_private_repositories: whether members may fork private repositories
        :param secret_scanning_push_protection_custom_link: URL of that link
        :param secret_scanning_push_protection_custom_link_enabled: whether people whose push is blocked because it
            contains a secret see a link of the organization
        :param twitter_username: name at X, formerly Twitter
        :param web_commit_signoff_required: whether commits on GitHub's website must be signed off
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}``, signed
        https://docs.github.com/rest/orgs/orgs
        """

    def add_or_update_membership(
        self, username: GitHubCore | str, role: Literal["member", "admin"] = "member"
    ) -> Membership:
        """Add a member, or change the role. Who is not a member yet receives an invitation and is "pending"
        meanwhile.

        :param username: login of the user
        :param role: "member" or "admin"; anything else is an error
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/memberships/{username}``, signed
        https://docs.github.com/rest/orgs/members
        """

    def conceal_member(self, username: GitHubCore | str) -> bool:
        """Hide that you are a member. False when GitHub does not find the membership.

        :param username: your login
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/public_members/{username}``, signed
        https://docs.github.com/rest/orgs/members
        """

    def publicize_member(self, username: GitHubCore | str) -> bool:
        """Show that you are a member. False when GitHub does not find the membership.

        :param username: your login
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/public_members/{username}``, signed
        https://docs.github.com/rest/orgs/members
        """

    def is_member(self, username: GitHubCore | str) -> bool:
        """Whether a user is a member. Who is not a member learns of public members only.

        :param username: login of the user
        :raises: GitHubError; TransportError

        Request: ``GET {url}/members/{username}``
        https://docs.github.com/rest/orgs/members
        """

    def is_public_member(self, username: GitHubCore | str) -> bool:
        """Whether a user shows to be a member.

        :param username: login of the user
        :raises: GitHubError; TransportError

        Request: ``GET {url}/public_members/{username}``
        https://docs.github.com/rest/orgs/members
        """

    def members(
        self,
        filter: Literal["2fa_disabled", "2fa_insecure", "all"] | None = None,
        role: Literal["all", "admin", "member"] | None = None,
        number: int = -1,
        etag: str | None = None,
    ) -> Listing[ShortUser]:
        """List the members. Who is not a member sees the public ones only.

        :param filter: "2fa_disabled", "2fa_insecure" (both only for owners) or "all" (GitHub's default)
        :param role: "admin", "member" or "all" (GitHub's default)
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/members``
        https://docs.github.com/rest/orgs/members
        """

    def membership_for(self, username: GitHubCore | str) -> Membership:
        """Fetch how a user belongs to the organization. Only members may do that.

        :param username: login of the user
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/memberships/{username}``, signed
        https://docs.github.com/rest/orgs/members
        """

    def public_members(self, number: int = -1, etag: str | None = None) -> Listing[ShortUser]:
        """List those who show to be members.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/public_members``
        https://docs.github.com/rest/orgs/members
        """

    def remove_member(self, username: GitHubCore | str) -> bool:
        """Remove a member from the organization and all its teams. False when GitHub does not find one.

        :param username: login of the user
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/members/{username}``, signed
        https://docs.github.com/rest/orgs/members
        """

    def remove_membership(self, username: GitHubCore | str) -> bool:
        """Remove a member, or take an invitation back. False when GitHub does not find one.

        :param username: login of the user
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/memberships/{username}``, signed
        https://docs.github.com/rest/orgs/members
        """

    def cancel_invite(self, invitee_id: GitHubCore | int | str) -> bool:
        """Take an invitation back. False when GitHub does not find it.

        :param invitee_id: number of the invitation
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/invitations/{invitee_id}``, signed
        https://docs.github.com/rest/orgs/members
        """

    def failed_invitations(self) -> list[dict[str, Any]]:
        """List invitations that failed or expired, as mappings; the first 30 of them.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/failed_invitations``, signed
        https://docs.github.com/rest/orgs/members
        """

    def invitations(
        self,
        number: int = -1,
        etag: str | None = None,
        *,
        invitation_source: Literal["all", "member", "scim"] | None = None,
        role: Literal["all", "admin", "direct_member", "billing_manager", "hiring_manager"] | None = None,
    ) -> Listing[OrganizationInvitation]:
        """List the pending invitations.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param invitation_source: only invitations by members ("member") or by an identity provider ("scim")
        :param role: only invitations to this role
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/invitations``, signed
        https://docs.github.com/rest/orgs/members
        """

    def invite(
        self,
        team_ids: Iterable[int | str],
        invitee_id: GitHubCore | int | str | None = None,
        email: str | None = None,
        role: Literal["admin", "direct_member", "billing_manager", "reinstate"] = "direct_member",
    ) -> OrganizationInvitation:
        """Invite somebody to the organization and to teams. Only owners may.

        :param team_ids: numbers of the teams; an empty list for none
        :param invitee_id: number of the user; this or `email` must be given
        :param email: mail address of somebody who need not have an account
        :param role: "direct_member", "admin", "billing_manager" or "reinstate"
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/invitations``, signed
        https://docs.github.com/rest/orgs/members
        """

    def make_outside_collaborator(self, username: GitHubCore | str, *, async_: bool | None = None) -> bool:
        """Convert a member to an outside collaborator, who keeps only the repositories that the present teams allow.

        True also while GitHub is still at it; False when it does not find the member.

        :param username: login of the member
        :param async_: whether GitHub may respond before it is done
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/outside_collaborators/{username}``, signed
        https://docs.github.com/rest/orgs/outside-collaborators
        """

    def outside_collaborators(
        self,
        filter: Literal["2fa_disabled", "2fa_insecure", "all"] | None = None,
        number: int = -1,
        etag: str | None = None,
    ) -> Listing[ShortUser]:
        """List those who work on repositories without being members.

        :param filter: "2fa_disabled", "2fa_insecure" (both only for owners) or "all" (GitHub's default)
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/outside_collaborators``, signed
        https://docs.github.com/rest/orgs/outside-collaborators
        """

    def remove_outside_collaborator(self, username: GitHubCore | str) -> bool:
        """Remove an outside collaborator from all repositories. False when GitHub does not find one.

        :param username: login of the collaborator
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/outside_collaborators/{username}``, signed
        https://docs.github.com/rest/orgs/outside-collaborators
        """

    def block(self, username: GitHubCore | str) -> bool:
        """Block a user. False when GitHub does not find one.

        :param username: login of the user
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/blocks/{username}``, signed
        https://docs.github.com/rest/orgs/blocking
        """

    def unblock(self, username: GitHubCore | str) -> bool:
        """Block a user no longer. False when GitHub does not find one.

        :param username: login of the user
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/blocks/{username}``, signed
        https://docs.github.com/rest/orgs/blocking
        """

    def is_blocking(self, username: GitHubCore | str) -> bool:
        """Whether the organization blocks a user.

        :param username: login of the user
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/blocks/{username}``, signed
        https://docs.github.com/rest/orgs/blocking
        """

    def blocked_users(self, number: int = -1, etag: str | None = None) -> Listing[ShortUser]:
        """List the users that the organization blocks.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/blocks``, signed
        https://docs.github.com/rest/orgs/blocking
        """

    def create_hook(
        self,
        name: str,
        config: Mapping[str, str | float],
        events: Iterable[GitHubCore | str] = ["push"],
        active: bool = True,
    ) -> OrganizationHook:
        """Create a hook.

        :param name: kind of hook, "web"
        :param config: where and how it is called: `url`, and perhaps `content_type`, `secret` and `insecure_ssl`
        :param events: names of the events that it is called for
        :param active: whether it is called
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/hooks``, signed
        https://docs.github.com/rest/orgs/webhooks
        """

    def hook(self, hook_id: GitHubCore | int | str) -> OrganizationHook:
        """Fetch one hook.

        :param hook_id:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/hooks/{hook_id}``, signed
        https://docs.github.com/rest/orgs/webhooks
        """

    def hooks(self, number: int = -1, etag: str | None = None) -> Listing[OrganizationHook]:
        """List the hooks.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/hooks``, signed
        https://docs.github.com/rest/orgs/webhooks
        """

    def create_repository(
        self,
        name: str,
        description: str = "",
        homepage: str = "",
        private: bool = False,
        has_issues: bool = True,
        has_wiki: bool = True,
        team_id: GitHubCore | int | str = 0,
        auto_init: bool = False,
        gitignore_template: str = "",
        license_template: str = "",
        has_projects: bool = True,
        *,
        custom_properties: Mapping[str, str | Iterable[str] | None] | None = None,
        allow_auto_merge: bool | None = None,
        allow_merge_commit: bool | None = None,
        allow_rebase_merge: bool | None = None,
        allow_squash_merge: bool | None = None,
        delete_branch_on_merge: bool | None = None,
        has_downloads: bool | None = None,
        is_template: bool | None = None,
        merge_commit_message: Literal["PR_BODY", "PR_TITLE", "BLANK"] | None = None,
        merge_commit_title: Literal["PR_TITLE", "MERGE_MESSAGE"] | None = None,
        squash_merge_commit_message: Literal["PR_BODY", "COMMIT_MESSAGES", "BLANK"] | None = None,
        squash_merge_commit_title: Literal["PR_TITLE", "COMMIT_OR_PR_TITLE"] | None = None,
        visibility: Literal["public", "private", "internal"] | None = None,
    ) -> Repository:
        """Create a repository of the organization.

        :param name: at most 100 characters
        :param description:
        :param homepage: URL of its site
        :param private:
        :param has_issues:
        :param has_wiki:
        :param team_id: number of the team that looks after it; 0 for none
        :param auto_init: make a first commit with a README
        :param gitignore_template: name of a template, as "Python"; ignored without `auto_init`
        :param license_template: name of a license, as "mit"; ignored without `auto_init`
        :param has_projects:
        :param custom_properties: values of the organization's custom properties, by name
        :param allow_auto_merge: whether pull requests may be merged by themselves once all requirements are met
        :param allow_merge_commit: whether pull requests may be merged with a merge commit
        :param allow_rebase_merge: whether pull requests may be rebased
        :param allow_squash_merge: whether pull requests may be squashed into one commit
        :param delete_branch_on_merge: whether the branch of a pull request is deleted after merging
        :param has_downloads: whether downloads are turned on
        :param is_template: whether it is a template for other repositories
        :param merge_commit_message: message of a merge commit: "PR_BODY", "PR_TITLE" or "BLANK"; with
            `merge_commit_title` only
        :param merge_commit_title: title of a merge commit: "PR_TITLE" or "MERGE_MESSAGE"
        :param squash_merge_commit_message: message of a squashed commit: "PR_BODY", "COMMIT_MESSAGES" or "BLANK"; with
            `squash_merge_commit_title` only
        :param squash_merge_commit_title: title of a squashed commit: "PR_TITLE" or "COMMIT_OR_PR_TITLE"
        :param visibility: "public", "private" or "internal" (only in enterprises); in place of `private`
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/repos``, signed
        https://docs.github.com/rest/repos/repos
        """

    def repositories(
        self,
        type: Literal["all", "public", "private", "forks", "sources", "member", "internal"] | Literal[""] = "",
        number: int = -1,
        etag: str | None = None,
        *,
        direction: Literal["asc", "desc"] | None = None,
        sort: Literal["created", "updated", "pushed", "full_name"] | None = None,
    ) -> Listing[ShortRepository]:
        """List the repositories that you can see.

        :param type: "all" (GitHub's default), "public", "private", "forks", "sources", "member" or "internal"
            (Literal["all", "public", "private", "forks", "sources", "member", "internal"], default "")
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param direction: "asc" or "desc"; GitHub's default is "asc" when sorted by full_name, else "desc"
        :param sort: "created" (GitHub's default), "updated", "pushed" or "full_name"
        :raises: GitHubError; TransportError

        Request: ``GET {url}/repos``
        https://docs.github.com/rest/repos/repos
        """

    @deprecated("use the mutation createProjectV2 of GraphQL")
    def create_project(self, name: str, body: str = "") -> Project:
        """Create a classic project. GitHub no longer offers these.

        Deprecated: use the mutation createProjectV2 of GraphQL.

        :param name:
        :param body: description in Markdown
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/projects``, signed
        https://docs.github.com/rest/projects/projects (no longer described there)
        """

    @deprecated("use ShortOrganization.project_v2")
    def project(self, id: GitHubCore | int | str, etag: str | None = None) -> Project | None:
        """Fetch a project of the classic kind, by its `id`; None when `etag` is given and it has not changed.

        Deprecated: use ShortOrganization.project_v2.

        :param id:
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET /projects/{id}``
        https://docs.github.com/rest/projects/projects (no longer described there)
        """

    @deprecated("use ShortOrganization.projects_v2")
    def projects(self, number: int = -1, etag: str | None = None) -> Listing[Project]:
        """List the projects of the classic kind.

        Deprecated: use ShortOrganization.projects_v2.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/projects``
        https://docs.github.com/rest/projects/projects (no longer described there)
        """

    def packages(
        self,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"],
        number: int = -1,
        etag: str | None = None,
        *,
        visibility: Literal["public", "private", "internal"] | None = None,
    ) -> Listing[Package]:
        """List its packages of a type.

        :param package_type: "npm", "maven", "rubygems", "docker", "nuget" or "container"
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param visibility:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/packages``, signed
        https://docs.github.com/rest/packages/packages
        """

    def package(
        self,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"],
        package_name: GitHubCore | str,
    ) -> Package:
        """Fetch one package.

        :param package_type: "npm", "maven", "rubygems", "docker", "nuget" or "container"
        :param package_name:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/packages/{package_type}/{package_name}``, signed
        https://docs.github.com/rest/packages/packages
        """

    def projects_v2(self, number: int = -1, etag: str | None = None, *, q: str | None = None) -> Listing[ProjectsV2]:
        """List its projects. `projects()` lists the classic ones, which GitHub has removed.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param q:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/projectsV2``, signed
        https://docs.github.com/rest/projects/projects
        """

    def project_v2(self, project_number: GitHubCore | int | str) -> ProjectsV2:
        """Fetch one project.

        :param project_number: number of the project, as in its URL
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/projectsV2/{project_number}``, signed
        https://docs.github.com/rest/projects/projects
        """

    def issue_fields(self) -> list[IssueField]:
        """List the fields that its issues have.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/issue-fields``, signed
        https://docs.github.com/rest/orgs/issue-fields
        """

    def create_issue_field(
        self,
        name: str,
        data_type: Literal["text", "date", "single_select", "multi_select", "number"],
        *,
        options: Iterable[Mapping[str, Any]] | None = None,
        description: str | None = None,
        visibility: Literal["organization_members_only", "all"] | None = None,
    ) -> IssueField:
        """Create a field of issues, and return it.

        :param name:
        :param data_type: "text", "date", "single_select", "multi_select" or "number"
        :param options:
        :param description:
        :param visibility:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/issue-fields``, signed
        https://docs.github.com/rest/orgs/issue-fields
        """

    def update_issue_field(
        self,
        issue_field_id: GitHubCore | int | str,
        *,
        options: Iterable[Mapping[str, Any]] | None = None,
        description: str | None = None,
        name: str | None = None,
        visibility: Literal["organization_members_only", "all"] | None = None,
    ) -> IssueField:
        """Change a field of issues, and return it; what is not given stays as it is.

        :param issue_field_id: the `id` of the field
        :param options: all options, in place of those it has; one with an `id` stays the same option
        :param description:
        :param name:
        :param visibility:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}/issue-fields/{issue_field_id}``, signed
        https://docs.github.com/rest/orgs/issue-fields
        """

    def delete_issue_field(self, issue_field_id: GitHubCore | int | str) -> bool:
        """Delete a field of issues, with its values. False if there is none.

        :param issue_field_id: the `id` of the field
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/issue-fields/{issue_field_id}``, signed
        https://docs.github.com/rest/orgs/issue-fields
        """

    def roles(self) -> list[OrganizationRole]:
        """List the roles that it has for members and teams.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/organization-roles``, signed
        https://docs.github.com/rest/orgs/organization-roles
        """

    def role(self, role_id: GitHubCore | int | str) -> OrganizationRole:
        """Fetch one role.

        :param role_id: the `id` of the role
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/organization-roles/{role_id}``, signed
        https://docs.github.com/rest/orgs/organization-roles
        """

    def assign_role(self, username: GitHubCore | str, role_id: GitHubCore | int | str) -> bool:
        """Give a role to a member. False if there is no such member or role.

        :param username:
        :param role_id: the `id` of the role
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/organization-roles/users/{username}/{role_id}``, signed
        https://docs.github.com/rest/orgs/organization-roles
        """

    def revoke_role(self, username: GitHubCore | str, role_id: GitHubCore | int | str) -> bool:
        """Take a role from a member.

        :param username:
        :param role_id: the `id` of the role
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/organization-roles/users/{username}/{role_id}``, signed
        https://docs.github.com/rest/orgs/organization-roles
        """

    def assign_team_role(self, team_slug: GitHubCore | str, role_id: GitHubCore | int | str) -> bool:
        """Give a role to a team. False if there is no such team or role.

        :param team_slug:
        :param role_id: the `id` of the role
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/organization-roles/teams/{team_slug}/{role_id}``, signed
        https://docs.github.com/rest/orgs/organization-roles
        """

    def revoke_team_role(self, team_slug: GitHubCore | str, role_id: GitHubCore | int | str) -> bool:
        """Take a role from a team.

        :param team_slug:
        :param role_id: the `id` of the role
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/organization-roles/teams/{team_slug}/{role_id}``, signed
        https://docs.github.com/rest/orgs/organization-roles
        """

    def audit_log(
        self,
        phrase: str | None = None,
        number: int = -1,
        etag: str | None = None,
        *,
        include: Literal["web", "git", "all"] | None = None,
        order: Literal["desc", "asc"] | None = None,
    ) -> Listing[AuditLogEvent]:
        """List what was done in it, newest first. Only enterprises have it.

        :param phrase: a search, such as "action:repo.destroy actor:mona"
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param include: "web" (GitHub's default), "git" or "all"
        :param order: "desc" (GitHub's default) or "asc"
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/audit-log``, signed
        https://docs.github.com/rest/orgs/orgs
        """

    def fine_grained_tokens(
        self,
        number: int = -1,
        etag: str | None = None,
        *,
        direction: Literal["asc", "desc"] | None = None,
        last_used_after: datetime | date | str | None = None,
        last_used_before: datetime | date | str | None = None,
        owner: Iterable[GitHubCore | str] | None = None,
        permission: str | None = None,
        repository: GitHubCore | str | None = None,
        sort: Literal["created_at"] | None = None,
        token_id: Iterable[GitHubCore | str] | None = None,
    ) -> Listing[OrganizationProgrammaticAccessGrant]:
        """List the fine-grained tokens that may use it. Only GitHub Apps may do this.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param direction:
        :param last_used_after:
        :param last_used_before:
        :param owner:
        :param permission:
        :param repository:
        :param sort:
        :param token_id:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/personal-access-tokens``, signed
        https://docs.github.com/rest/orgs/personal-access-tokens
        """

    def fine_grained_token_requests(
        self,
        number: int = -1,
        etag: str | None = None,
        *,
        direction: Literal["asc", "desc"] | None = None,
        last_used_after: datetime | date | str | None = None,
        last_used_before: datetime | date | str | None = None,
        owner: Iterable[GitHubCore | str] | None = None,
        permission: str | None = None,
        repository: GitHubCore | str | None = None,
        sort: Literal["created_at"] | None = None,
        token_id: Iterable[GitHubCore | str] | None = None,
    ) -> Listing[OrganizationProgrammaticAccessGrantRequest]:
        """List the fine-grained tokens that wait for approval. Only GitHub Apps may do this.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param direction:
        :param last_used_after:
        :param last_used_before:
        :param owner:
        :param permission:
        :param repository:
        :param sort:
        :param token_id:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/personal-access-token-requests``, signed
        https://docs.github.com/rest/orgs/personal-access-tokens
        """

    def review_fine_grained_token_request(
        self, pat_request_id: GitHubCore | int | str, action: Literal["approve", "deny"], reason: str | None = None
    ) -> bool:
        """Approve or deny a fine-grained token. Only GitHub Apps may do this.

        :param pat_request_id: the `id` of the request
        :param action: "approve" or "deny"
        :param reason: text that the owner of the token gets
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/personal-access-token-requests/{pat_request_id}``, signed
        https://docs.github.com/rest/orgs/personal-access-tokens
        """

    def revoke_fine_grained_token(self, pat_id: GitHubCore | int | str) -> bool:
        """Take the access of a fine-grained token away. Only GitHub Apps may do this.

        :param pat_id: the `id` of the token in the listing
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/personal-access-tokens/{pat_id}``, signed
        https://docs.github.com/rest/orgs/personal-access-tokens
        """

    def custom_properties(self) -> list[dict[str, Any]]:
        """List the custom properties of its repositories, as they are defined: mappings with property_name and
        value_type.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/properties/schema``, signed
        https://docs.github.com/rest/orgs/custom-properties
        """

    def custom_property_values(
        self, repository_query: str | None = None, number: int = -1, etag: str | None = None
    ) -> Listing[OrgRepoCustomPropertyValues]:
        """List its repositories with the values of their custom properties.

        :param repository_query: a search for repositories, such as "props.team:crew"
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/properties/values``, signed
        https://docs.github.com/rest/orgs/custom-properties
        """

    def set_custom_property_values(
        self, repository_names: Iterable[GitHubCore | str], properties: Iterable[Mapping[str, Any]]
    ) -> bool:
        """Change values of the custom properties of repositories.

        :param repository_names: names of at most 30 repositories, without the owner, or repositories
        :param properties: mappings with property_name and value; the value None removes one
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}/properties/values``, signed
        https://docs.github.com/rest/orgs/custom-properties
        """

    def custom_property(self, custom_property_name: GitHubCore | str) -> CustomProperty:
        """Fetch one custom property, as it is defined.

        :param custom_property_name:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/properties/schema/{custom_property_name}``, signed
        https://docs.github.com/rest/orgs/custom-properties
        """

    def set_custom_property(
        self,
        custom_property_name: GitHubCore | str,
        value_type: Literal["string", "single_select", "multi_select", "true_false", "url"],
        *,
        required: bool | None = None,
        default_value: Any = None,
        allowed_values: Iterable[GitHubCore | str] | None = None,
        description: str | None = None,
        require_explicit_values: bool | None = None,
        values_editable_by: Literal["org_actors", "org_and_repo_actors"] | None = None,
    ) -> CustomProperty:
        """Define a custom property, or define it anew, and return it.

        :param custom_property_name:
        :param value_type: "string", "single_select", "multi_select", "true_false" or "url"
        :param required: whether every repository has a value
        :param default_value: value of repositories that have none; for a property that is required
        :param allowed_values: values that may be selected
        :param description:
        :param require_explicit_values:
        :param values_editable_by:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/properties/schema/{custom_property_name}``, signed
        https://docs.github.com/rest/orgs/custom-properties
        """

    def delete_custom_property(self, custom_property_name: GitHubCore | str) -> bool:
        """Remove a custom property, with its values. False if there is none.

        :param custom_property_name:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/properties/schema/{custom_property_name}``, signed
        https://docs.github.com/rest/orgs/custom-properties
        """

    def copilot(self) -> CopilotOrganizationDetails:
        """Fetch the seats of Copilot, and the policies.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/copilot/billing``, signed
        https://docs.github.com/rest/copilot/copilot-user-management
        """

    def copilot_seats(self, number: int = -1, etag: str | None = None) -> Listing[CopilotSeatDetails]:
        """List the seats of Copilot.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/copilot/billing/seats``, signed
        https://docs.github.com/rest/copilot/copilot-user-management
        """

    def add_copilot_seats(self, selected_usernames: Iterable[GitHubCore | str]) -> dict[str, int]:
        """Give seats of Copilot to members, and return how many are new.

        :param selected_usernames:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/copilot/billing/selected_users``, signed
        https://docs.github.com/rest/copilot/copilot-user-management
        """

    def cancel_copilot_seats(self, selected_usernames: Iterable[GitHubCore | str]) -> dict[str, int]:
        """Cancel seats of Copilot at the end of the billing cycle, and return how many.

        :param selected_usernames:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/copilot/billing/selected_users``, signed
        https://docs.github.com/rest/copilot/copilot-user-management
        """

    def copilot_usage(self) -> CopilotUsageMetrics28DayReport:
        """Fetch where the report of the last 28 days of Copilot can be downloaded.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/copilot/metrics/reports/organization-28-day/latest``, signed
        https://docs.github.com/rest/copilot/copilot-usage-metrics
        """

    def billing_usage(
        self, year: int | str | None = None, month: int | str | None = None, day: int | str | None = None
    ) -> BillingUsageReport:
        """Fetch what it has used of what GitHub bills.

        :param year: year of the report; the current one if it is left out
        :param month: month of the report, 1 to 12
        :param day: day of the report
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /organizations/{.login}/settings/billing/usage``, signed
        https://docs.github.com/rest/billing/usage
        """

    def rulesets(
        self, number: int = -1, etag: str | None = None, *, targets: str | None = None
    ) -> Listing[RepositoryRuleset]:
        """List its rulesets.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param targets:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/rulesets``, signed
        https://docs.github.com/rest/orgs/rules
        """

    def ruleset(self, ruleset_id: GitHubCore | int | str) -> RepositoryRuleset:
        """Fetch one ruleset, with its rules.

        :param ruleset_id: the `id` of the ruleset
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/rulesets/{ruleset_id}``, signed
        https://docs.github.com/rest/orgs/rules
        """

    def create_ruleset(
        self,
        name: str,
        enforcement: Literal["active", "evaluate", "disabled"] = "active",
        *,
        target: Literal["branch", "tag", "push", "repository"] | None = None,
        rules: Iterable[Any] | None = None,
        conditions: Any = None,
        bypass_actors: Iterable[Mapping[str, Any]] | None = None,
    ) -> RepositoryRuleset:
        """Create a ruleset for its repositories.

        :param name: name of the ruleset
        :param enforcement: "active", "evaluate" (only tried) or "disabled"
        :param target: "branch" (GitHub's default), "tag", "push" or "repository"
        :param rules: mappings with type, and parameters where the type has some
        :param conditions: what it applies to, such as {"ref_name": {"include": ["~DEFAULT_BRANCH"], "exclude": []},
            "repository_name": {"include": ["~ALL"], "exclude": []}}
        :param bypass_actors: who may break the rules: mappings with actor_id, actor_type and bypass_mode
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/rulesets``, signed
        https://docs.github.com/rest/orgs/rules
        """

    def update_ruleset(
        self,
        ruleset_id: GitHubCore | int | str,
        *,
        name: str | None = None,
        enforcement: Literal["disabled", "active", "evaluate"] | None = None,
        target: Literal["branch", "tag", "push", "repository"] | None = None,
        rules: Iterable[Any] | None = None,
        conditions: Any = None,
        bypass_actors: Iterable[Mapping[str, Any]] | None = None,
    ) -> RepositoryRuleset:
        """Change a ruleset; what is left out stays as it is.

        :param ruleset_id: the `id` of the ruleset
        :param name: name of the ruleset
        :param enforcement: "active", "evaluate" (only tried) or "disabled"
        :param target: "branch", "tag", "push" or "repository"
        :param rules: mappings with type, and parameters where the type has some; in place of those that it has
        :param conditions: what it applies to, in place of what it does
        :param bypass_actors: who may break the rules, in place of those who do
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/rulesets/{ruleset_id}``, signed
        https://docs.github.com/rest/orgs/rules
        """

    def delete_ruleset(self, ruleset_id: GitHubCore | int | str) -> bool:
        """Delete a ruleset. False if there is none.

        :param ruleset_id: the `id` of the ruleset
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/rulesets/{ruleset_id}``, signed
        https://docs.github.com/rest/orgs/rules
        """

    def rule_suites(
        self,
        *,
        actor_name: str | None = None,
        evaluate_status: Literal["all", "active", "evaluate"] | None = None,
        ref: GitHubCore | str | None = None,
        repository_name: str | None = None,
        rule_suite_result: Literal["pass", "fail", "bypass", "all"] | None = None,
        time_period: Literal["hour", "day", "week", "month"] | None = None,
    ) -> Listing[dict[str, Any]]:
        """List the pushes that its rules were evaluated for, newest first: mappings.

        :param actor_name:
        :param evaluate_status:
        :param ref:
        :param repository_name:
        :param rule_suite_result:
        :param time_period:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/rulesets/rule-suites``, signed
        https://docs.github.com/rest/orgs/rule-suites
        """

    def rule_suite(self, rule_suite_id: GitHubCore | int | str) -> dict[str, Any]:
        """Fetch what its rules said of one push: a mapping with result and rule_evaluations.

        :param rule_suite_id: the `id` of the entry in `rule_suites()`
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/rulesets/rule-suites/{rule_suite_id}``, signed
        https://docs.github.com/rest/orgs/rule-suites
        """

    def interaction_limits(self) -> dict[str, Any]:
        """Fetch who may comment, open issues and pull requests in its public repositories for a while: a mapping,
        empty for everybody.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/interaction-limits``, signed
        https://docs.github.com/rest/interactions/orgs
        """

    def set_interaction_limits(
        self,
        limit: Literal["existing_users", "contributors_only", "collaborators_only"],
        expiry: Literal["one_day", "three_days", "one_week", "one_month", "six_months"] | None = None,
    ) -> dict[str, Any]:
        """Limit for a while who may comment, open issues and pull requests in its public repositories.

        The result is a mapping with limit, origin and expires_at.

        :param limit: "existing_users", "contributors_only" or "collaborators_only"
        :param expiry: "one_day" (GitHub's default), "three_days", "one_week", "one_month" or "six_months"
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/interaction-limits``, signed
        https://docs.github.com/rest/interactions/orgs
        """

    def remove_interaction_limits(self) -> bool:
        """Let everybody comment, open issues and pull requests again.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/interaction-limits``, signed
        https://docs.github.com/rest/interactions/orgs
        """

    def attestations(self, subject_digest: str, *, predicate_type: str | None = None) -> Listing[dict[str, Any]]:
        """List the attestations of an artifact: mappings with bundle, repository_id and bundle_url.

        :param subject_digest: digest of the artifact, such as "sha256:..."
        :param predicate_type:
        :raises: GitHubError; TransportError

        Request: ``GET {url}/attestations/{+subject_digest}``
        https://docs.github.com/rest/orgs/attestations
        """

    def immutable_releases(self) -> dict[str, Any]:
        """Fetch in which repositories new releases cannot be changed: a mapping with enforced_repositories.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/settings/immutable-releases``, signed
        https://docs.github.com/rest/orgs/orgs
        """

    def set_immutable_releases(
        self,
        enforced_repositories: Literal["all", "none", "selected"],
        selected_repository_ids: Iterable[int | str] | None = None,
    ) -> bool:
        """Change in which repositories new releases cannot be changed.

        :param enforced_repositories: "all", "none" or "selected"
        :param selected_repository_ids: the `id` of each repository; for "selected" only
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/settings/immutable-releases``, signed
        https://docs.github.com/rest/orgs/orgs
        """

    def issue_types(self) -> list[IssueType]:
        """List the types that its issues may have.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/issue-types``, signed
        https://docs.github.com/rest/orgs/issue-types
        """

    def create_issue_type(
        self,
        name: str,
        is_enabled: bool = True,
        *,
        description: str | None = None,
        color: Literal["gray", "blue", "green", "yellow", "orange", "red", "pink", "purple"] | None = None,
    ) -> IssueType:
        """Create a type of issues, and return it.

        :param name:
        :param is_enabled: whether issues can be of it
        :param description:
        :param color: "gray", "blue", "green", "yellow", "orange", "red", "pink" or "purple"
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/issue-types``, signed
        https://docs.github.com/rest/orgs/issue-types
        """

    def update_issue_type(
        self,
        issue_type_id: GitHubCore | int | str,
        name: str,
        is_enabled: bool,
        *,
        description: str | None = None,
        color: Literal["gray", "blue", "green", "yellow", "orange", "red", "pink", "purple"] | None = None,
    ) -> IssueType:
        """Change a type of issues, and return it.

        :param issue_type_id: the type, or its `id`
        :param name:
        :param is_enabled: whether issues can be of it
        :param description: its description; give the one that it has to keep it, as GitHub may remove it otherwise
        :param color: its color; give the one that it has to keep it, as GitHub may remove it otherwise
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/issue-types/{issue_type_id}``, signed
        https://docs.github.com/rest/orgs/issue-types
        """

    def delete_issue_type(self, issue_type_id: GitHubCore | int | str) -> bool:
        """Delete a type of issues; those of it have none then. False if there is none.

        :param issue_type_id: the type, or its `id`
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/issue-types/{issue_type_id}``, signed
        https://docs.github.com/rest/orgs/issue-types
        """

    def code_scanning_alerts(
        self,
        number: int = -1,
        etag: str | None = None,
        *,
        assignees: GitHubCore | str | None = None,
        direction: Literal["asc", "desc"] | None = None,
        severity: Literal["critical", "high", "medium", "low", "warning", "note", "error"] | None = None,
        sort: Literal["created", "updated"] | None = None,
        state: Literal["open", "closed", "dismissed", "fixed"] | None = None,
        tool_guid: str | None = None,
        tool_name: str | None = None,
    ) -> Listing[CodeScanningOrganizationAlertItems]:
        """List the alerts of code scanning in its repositories.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param assignees:
        :param direction:
        :param severity:
        :param sort:
        :param state:
        :param tool_guid:
        :param tool_name:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/code-scanning/alerts``, signed
        https://docs.github.com/rest/code-scanning/code-scanning
        """

    def dependabot_alerts(
        self,
        number: int = -1,
        etag: str | None = None,
        *,
        artifact_registry: str | None = None,
        artifact_registry_url: str | None = None,
        assignee: GitHubCore | str | None = None,
        classification: str | None = None,
        direction: Literal["asc", "desc"] | None = None,
        ecosystem: str | None = None,
        epss_percentage: str | None = None,
        has: Any = None,
        package: str | None = None,
        relationship: str | None = None,
        runtime_risk: str | None = None,
        scope: Literal["development", "runtime"] | None = None,
        severity: str | None = None,
        sort: Literal["created", "updated", "epss_percentage"] | None = None,
        state: str | None = None,
    ) -> Listing[DependabotAlertWithRepository]:
        """List the alerts of Dependabot in its repositories.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param artifact_registry:
        :param artifact_registry_url:
        :param assignee:
        :param classification:
        :param direction:
        :param ecosystem:
        :param epss_percentage:
        :param has:
        :param package:
        :param relationship:
        :param runtime_risk:
        :param scope:
        :param severity:
        :param sort:
        :param state:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/dependabot/alerts``, signed
        https://docs.github.com/rest/dependabot/alerts
        """

    def dependabot_secrets(self, number: int = -1, etag: str | None = None) -> Listing[OrganizationDependabotSecret]:
        """List the secrets that Dependabot in its repositories may use.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/dependabot/secrets``, signed
        https://docs.github.com/rest/dependabot/secrets
        """

    def dependabot_secret(self, secret_name: GitHubCore | str) -> OrganizationDependabotSecret:
        """Fetch one secret that Dependabot in its repositories may use.

        :param secret_name:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/dependabot/secrets/{secret_name}``, signed
        https://docs.github.com/rest/dependabot/secrets
        """

    def set_dependabot_secret(
        self,
        secret_name: GitHubCore | str,
        value: str | bytes,
        visibility: Literal["all", "private", "selected"],
        selected_repo_ids: Iterable[int | str] | None = None,
    ) -> OrganizationDependabotSecret:
        """Encrypt a value for GitHub, create a secret of it for Dependabot or change one, and return the secret.

        :param secret_name:
        :param value: text, which is encrypted as UTF-8, or bytes
        :param visibility: which repositories share it: "all", "private" (and internal) or "selected"
        :param selected_repo_ids: the `id` of each repository that shares it; for "selected" only
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/dependabot/secrets/public-key, PUT and GET {url}/dependabot/secrets/{secret_name}``, signed
        https://docs.github.com/rest/dependabot/secrets
        """

    def delete_dependabot_secret(self, secret_name: GitHubCore | str) -> bool:
        """Delete a secret of Dependabot. False if there is none of that name.

        :param secret_name:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/dependabot/secrets/{secret_name}``, signed
        https://docs.github.com/rest/dependabot/secrets
        """

    def secret_scanning_alerts(
        self,
        number: int = -1,
        etag: str | None = None,
        *,
        assignee: GitHubCore | str | None = None,
        direction: Literal["asc", "desc"] | None = None,
        exclude_providers: str | None = None,
        exclude_secret_types: str | None = None,
        hide_secret: bool | None = None,
        included_metadata: str | None = None,
        is_bypassed: bool | None = None,
        is_multi_repo: bool | None = None,
        is_publicly_leaked: bool | None = None,
        owner_email_hash: str | None = None,
        providers: str | None = None,
        resolution: str | None = None,
        secret_type: str | None = None,
        sort: Literal["created", "updated"] | None = None,
        state: Literal["open", "resolved"] | None = None,
        validity: str | None = None,
    ) -> Listing[OrganizationSecretScanningAlert]:
        """List the alerts of secret scanning in its repositories.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param assignee:
        :param direction:
        :param exclude_providers:
        :param exclude_secret_types:
        :param hide_secret:
        :param included_metadata:
        :param is_bypassed:
        :param is_multi_repo:
        :param is_publicly_leaked:
        :param owner_email_hash:
        :param providers:
        :param resolution:
        :param secret_type:
        :param sort:
        :param state:
        :param validity:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/secret-scanning/alerts``, signed
        https://docs.github.com/rest/secret-scanning/secret-scanning
        """

    def security_advisories(
        self,
        number: int = -1,
        etag: str | None = None,
        *,
        direction: Literal["asc", "desc"] | None = None,
        sort: Literal["created", "updated", "published"] | None = None,
        state: Literal["triage", "draft", "published", "closed"] | None = None,
    ) -> Listing[RepositoryAdvisory]:
        """List the security advisories of its repositories.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param direction:
        :param sort:
        :param state:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/security-advisories``, signed
        https://docs.github.com/rest/security-advisories/repository-advisories
        """

    def create_team(
        self,
        name: str,
        repo_names: Iterable[GitHubCore | str] = [],
        maintainers: Iterable[GitHubCore | str] = [],
        permission: Literal["pull", "push"] = "pull",
        parent_team_id: GitHubCore | int | str | None = None,
        privacy: Literal["secret", "closed"] = "secret",
        *,
        description: str | None = None,
        ldap_dn: str | None = None,
        notification_setting: Literal["notifications_enabled", "notifications_disabled"] | None = None,
        parent_team_slug: GitHubCore | str | None = None,
    ) -> Team:
        """Create a team. You become its maintainer.

        :param name:
        :param repo_names: full names of repositories that it looks after, as "github/dotfiles"
        :param maintainers: logins of its maintainers
        :param permission: what members may do in repositories by default: "pull" or "push"
        :param parent_team_id: number of the team that it is part of
        :param privacy: "secret" or "closed"; a team with a parent must be "closed"
        :param description: what the team is about
        :param ldap_dn: name of the team in LDAP; only on Enterprise Server
        :param notification_setting: "notifications_enabled" or "notifications_disabled", for mentions of the team
        :param parent_team_slug: name in URLs of the team that it is part of, in place of `parent_team_id`
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/teams``, signed
        https://docs.github.com/rest/teams/teams
        """

    def team(self, team_id: GitHubCore | int | str, *, lazy: bool = False) -> Team:
        """Fetch one team by its number.

        :param team_id:
        :param lazy: whether to return a handle, which is fetched when a field is read that is not known
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /organizations/{id}/team/{team_id}``, signed
        https://docs.github.com/rest/teams/teams (no longer described there)
        """

    def team_by_name(self, team_slug: GitHubCore | str, *, lazy: bool = False) -> Team:
        """Fetch one team by its name in URLs.

        :param team_slug: the team's `slug`, as "justice-league"
        :param lazy: whether to return a handle, which is fetched when a field is read that is not known
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/teams/{team_slug}``, signed
        https://docs.github.com/rest/teams/teams
        """

    def teams(
        self,
        number: int = -1,
        etag: str | None = None,
        *,
        team_type: Literal["all", "enterprise", "organization"] | None = None,
    ) -> Listing[ShortTeam]:
        """List the teams that you can see.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param team_type: only teams of the enterprise or of the organization
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/teams``, signed
        https://docs.github.com/rest/teams/teams
        """

    def add_repository(self, repository: GitHubCore | str, team_id: GitHubCore | int | str) -> bool:
        """Put a repository in the care of a team. `Team.add_repository` can also set the permission.

        False when GitHub finds no such team or repository.

        :param repository: full name, as "github/dotfiles"
        :param team_id: number of the team
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT /organizations/{id}/team/{team_id}/repos/{+repository}``, signed
        https://docs.github.com/rest/teams/teams (no longer described there)
        """

    def remove_repository(self, repository: GitHubCore | str, team_id: GitHubCore | int | str) -> bool:
        """Take a repository from a team. The repository itself stays.

        False when GitHub finds no such team or repository.

        :param repository: full name, as "github/dotfiles"
        :param team_id: number of the team
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE /organizations/{id}/team/{team_id}/repos/{+repository}``, signed
        https://docs.github.com/rest/teams/teams (no longer described there)
        """

    def variables(self, number: int = -1, etag: str | None = None) -> Listing[OrganizationActionsVariable]:
        """List its variables.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/actions/variables``, signed
        https://docs.github.com/rest/actions/variables
        """

    def variable(self, name: GitHubCore | str) -> OrganizationActionsVariable:
        """Fetch one variable.

        :param name:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/actions/variables/{name}``, signed
        https://docs.github.com/rest/actions/variables
        """

    def create_variable(
        self,
        name: str,
        value: str,
        visibility: Literal["all", "private", "selected"],
        selected_repository_ids: Iterable[int | str] | None = None,
    ) -> bool:
        """Create a variable. `Conflict` is raised if there is one of that name.

        :param name:
        :param value:
        :param visibility: which repositories share it: "all", "private" (and internal) or "selected"
        :param selected_repository_ids: the `id` of each repository that shares it; for "selected" only
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/actions/variables``, signed
        https://docs.github.com/rest/actions/variables
        """

    def update_variable(
        self,
        name: GitHubCore | str,
        value: str | None = None,
        visibility: Literal["all", "private", "selected"] | None = None,
        selected_repository_ids: Iterable[int | str] | None = None,
    ) -> bool:
        """Change the value of a variable, or who shares it. False if there is none of that name.

        :param name:
        :param value:
        :param visibility: which repositories share it: "all", "private" (and internal) or "selected"
        :param selected_repository_ids: the `id` of each repository that shares it; for "selected" only
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}/actions/variables/{name}``, signed
        https://docs.github.com/rest/actions/variables
        """

    def delete_variable(self, name: GitHubCore | str) -> bool:
        """Delete a variable. False if there is none of that name.

        :param name:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/actions/variables/{name}``, signed
        https://docs.github.com/rest/actions/variables
        """

    def runners(self, name: str | None = None, number: int = -1, etag: str | None = None) -> Listing[Runner]:
        """List its self-hosted runners.

        :param name:
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/actions/runners``, signed
        https://docs.github.com/rest/actions/self-hosted-runners
        """

    def runner(self, runner_id: GitHubCore | int | str) -> Runner:
        """Fetch one self-hosted runner.

        :param runner_id: the `id` of the runner
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/actions/runners/{runner_id}``, signed
        https://docs.github.com/rest/actions/self-hosted-runners
        """

    def delete_runner(self, runner_id: GitHubCore | int | str) -> bool:
        """Remove a self-hosted runner. False if there is none.

        :param runner_id: the `id` of the runner
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/actions/runners/{runner_id}``, signed
        https://docs.github.com/rest/actions/self-hosted-runners
        """

    def set_runner_labels(
        self, runner_id: GitHubCore | int | str, labels: Iterable[GitHubCore | str]
    ) -> dict[str, Any]:
        """Replace the labels that somebody gave a self-hosted runner. The result is a mapping with all labels.

        :param runner_id: the `id` of the runner
        :param labels: names of the labels
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/actions/runners/{runner_id}/labels``, signed
        https://docs.github.com/rest/actions/self-hosted-runners
        """

    def create_registration_token(self) -> AuthenticationToken:
        """Create a token that registers self-hosted runners for an hour: `config.sh --token` takes it.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/actions/runners/registration-token``, signed
        https://docs.github.com/rest/actions/self-hosted-runners
        """

    def create_remove_token(self) -> AuthenticationToken:
        """Create a token that removes self-hosted runners for an hour: `config.sh remove --token` takes it.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/actions/runners/remove-token``, signed
        https://docs.github.com/rest/actions/self-hosted-runners
        """

    def actions_permissions(self) -> dict[str, Any]:
        """Fetch the permissions of GitHub Actions: a mapping with enabled_repositories and allowed_actions.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/actions/permissions``, signed
        https://docs.github.com/rest/actions/permissions
        """

    def set_actions_permissions(
        self,
        enabled_repositories: Literal["all", "none", "selected"],
        allowed_actions: Literal["all", "local_only", "selected"] | None = None,
        *,
        sha_pinning_required: bool | None = None,
    ) -> bool:
        """Change the permissions of GitHub Actions.

        :param enabled_repositories: which repositories may run workflows: "all", "none" or "selected"
        :param allowed_actions: which actions they may use: "all", "local_only" or "selected"
        :param sha_pinning_required:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/actions/permissions``, signed
        https://docs.github.com/rest/actions/permissions
        """

    def workflow_permissions(self) -> dict[str, Any]:
        """Fetch what the token of a workflow may do unless it says otherwise: a mapping with
        default_workflow_permissions and can_approve_pull_request_reviews.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/actions/permissions/workflow``, signed
        https://docs.github.com/rest/actions/permissions
        """

    def set_workflow_permissions(
        self,
        default_workflow_permissions: Literal["read", "write"] | None = None,
        can_approve_pull_request_reviews: bool | None = None,
    ) -> bool:
        """Change what the token of a workflow may do unless it says otherwise.

        :param default_workflow_permissions: "read" or "write"
        :param can_approve_pull_request_reviews: whether it may approve pull requests
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/actions/permissions/workflow``, signed
        https://docs.github.com/rest/actions/permissions
        """

    def oidc_subject(self) -> dict[str, Any]:
        """Fetch which claims the subject of its OIDC tokens has: a mapping with include_claim_keys.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/actions/oidc/customization/sub``, signed
        https://docs.github.com/rest/actions/oidc
        """

    def set_oidc_subject(
        self, include_claim_keys: Iterable[GitHubCore | str] | None = None, *, use_immutable_subject: bool | None = None
    ) -> bool:
        """Change which claims the subject of its OIDC tokens has; repositories may follow it or not.

        :param include_claim_keys: names of the claims, such as ["repo", "context"]
        :param use_immutable_subject:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/actions/oidc/customization/sub``, signed
        https://docs.github.com/rest/actions/oidc
        """

class Organization(ShortOrganization):
    """An organization with every field. Some fields come only for its members or owners."""

    archived_at: Maybe[datetime]
    """When it was archived, None when it was not."""
    billing_email: Maybe[str]
    """URL that bills go to; only for owners."""
    blog: Maybe[str]
    """URL of its site."""
    collaborators_count: Maybe[int]
    """How many people work on private repositories; only for owners."""
    company: Maybe[str]
    """Name of the company."""
    created_at: Field[datetime]
    """When it was created."""
    default_repository_branch: Maybe[str]
    """Name of the default branch of new repositories."""
    default_repository_permission: Maybe[str]
    """What members may do in repositories by default: "read", "write", "admin" or "none"; only for owners."""
    deploy_keys_enabled_for_repositories: Maybe[bool]
    """Whether repositories may have deploy keys; only for owners."""
    disk_usage: Maybe[int]
    """How much space the repositories take, in kilobytes; only for owners."""
    display_commenter_full_name_setting_enabled: Maybe[bool]
    """Whether comments show full names; only for owners."""
    email: Maybe[str]
    """Public mail address."""
    followers_count: Field[int]
    """How many people follow it."""
    following_count: Field[int]
    """How many people it follows."""
    has_organization_projects: Field[bool]
    """Whether it may have projects."""
    has_repository_projects: Field[bool]
    """Whether its repositories may have projects."""
    html_url: Field[str]
    """URL of its page."""
    is_verified: Maybe[bool]
    """Whether GitHub has checked its domain."""
    location: Maybe[str]
    """Where it is."""
    members_allowed_repository_creation_type: Maybe[str]
    """Which repositories members may make: "all", "private" or "none"; only for owners."""
    members_can_change_repo_visibility: Maybe[bool]
    """Whether members may make repositories public or private; only for owners."""
    members_can_create_internal_repositories: Maybe[bool]
    """Whether members may make internal repositories; only for owners."""
    members_can_create_pages: Maybe[bool]
    """Whether members may publish sites with GitHub Pages; only for owners."""
    members_can_create_private_pages: Maybe[bool]
    """Whether members may publish private sites; only for owners."""
    members_can_create_private_repositories: Maybe[bool]
    """Whether members may make private repositories; only for owners."""
    members_can_create_public_pages: Maybe[bool]
    """Whether members may publish public sites; only for owners."""
    members_can_create_public_repositories: Maybe[bool]
    """Whether members may make public repositories; only for owners."""
    members_can_create_repositories: Maybe[bool]
    """Whether members may make repositories; only for owners."""
    members_can_create_teams: Maybe[bool]
    """Whether members may make teams; only for owners."""
    members_can_delete_issues: Maybe[bool]
    """Whether members may delete issues; only for owners."""
    members_can_delete_repositories: Maybe[bool]
    """Whether members may delete repositories; only for owners."""
    members_can_fork_private_repositories: Maybe[bool]
    """Whether members may fork private repositories; only for owners."""
    members_can_invite_outside_collaborators: Maybe[bool]
    """Whether members may invite outside collaborators; only for owners."""
    members_can_view_dependency_insights: Maybe[bool]
    """Whether members see what the repositories depend on; only for owners."""
    name: Maybe[str]
    """Name for people."""
    owned_private_repos_count: Maybe[int]
    """How many private repositories it owns; only for members."""
    plan: Maybe[Plan]
    """What it pays for; only for owners."""
    private_gists_count: Maybe[int]
    """How many secret gists it has; only for owners."""
    public_gists_count: Field[int]
    """How many public gists it has."""
    public_repos_count: Field[int]
    """How many public repositories it has."""
    readers_can_create_discussions: Maybe[bool]
    """Whether those who may read a repository may begin discussions; only for owners."""
    secret_scanning_push_protection_custom_link: Maybe[str]
    """URL shown to people whose push is blocked because it contains a secret; only for owners."""
    secret_scanning_push_protection_custom_link_enabled: Maybe[bool]
    """Whether that URL is shown; only for owners."""
    total_private_repos_count: Maybe[int]
    """How many private repositories it can reach; only for members."""
    twitter_username: Maybe[str]
    """Name on Twitter."""
    two_factor_requirement_enabled: Maybe[bool]
    """Whether members must use two-factor authentication; only for owners."""
    updated_at: Field[datetime]
    """When it was last changed."""
    web_commit_signoff_required: Maybe[bool]
    """Whether commits on GitHub's website must be signed off."""

class Membership(GitHubCore):
    """How somebody belongs to an organization."""

    active: Field[bool]
    """Whether the user is a member now."""
    direct_membership: Maybe[bool]
    """Whether the user belongs to it otherwise than through a team of the enterprise."""
    enterprise_teams_providing_indirect_membership: Maybe[list[str]]
    """Slugs of the teams of the enterprise that make the user a member."""
    organization: Maybe[ShortOrganization]
    """The organization."""
    organization_url: Field[str]
    """URL of the organization."""
    pending: Field[bool]
    """Whether the user has been invited and has not accepted yet."""
    permissions: Maybe[dict[str, bool]]
    """What the user may do there: `can_create_repository`."""
    role: Field[str]
    """ "member", "admin" or "billing_manager"."""
    state: Field[str]
    """ "active" or "pending"."""
    url: Field[str]
    """URL in the API."""
    user: Maybe[ShortUser]
    """The user, None when the account is gone."""

    def edit(self, state: Literal["active"]) -> bool:
        """Accept the invitation, when the membership is your own. The object shows the new values afterwards.

        :param state: "active", the only state that can be chosen
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH /user/memberships/orgs/{organization.login}``, signed
        https://docs.github.com/rest/orgs/members
        """

class OrganizationInvitation(GitHubCore):
    """An invitation to an organization."""

    created_at: Field[datetime]
    """When it was sent."""
    email: Maybe[str]
    """Mail address that it went to, None when a user of GitHub was invited."""
    failed_at: Maybe[datetime]
    """When it failed or ran out, None while it is open."""
    failed_reason: Maybe[str]
    """Why it failed."""
    id: Field[int]
    """Number that is unique on GitHub."""
    invitation_source: Maybe[str]
    """How it came about, as "member" or "scim"."""
    invitation_team_url: Maybe[str]
    """URL of the teams that it is for, as old servers name it; see `invitation_teams_url`."""
    invitation_teams_url: Field[str]
    """URL of the teams that it is for."""
    inviter: Field[ShortUser]
    """Who sent it, None when the account is gone."""
    login: Maybe[str]
    """Login of the invited user, None when a mail address was invited."""
    node_id: Field[str]
    """Identifier in the GraphQL API."""
    role: Field[str]
    """Role that it offers: "direct_member", "admin", "billing_manager" or "reinstate"."""
    team_count: Field[int]
    """How many teams it is for."""

    def teams(self, number: int = -1, etag: str | None = None) -> Listing[ShortTeam]:
        """List the teams that the invitation is for.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {invitation_team_url|invitation_teams_url}``, signed
        https://docs.github.com/rest/orgs/members
        """

class OrganizationHook(GitHubCore):
    """A hook of an organization: what GitHub calls when something happens there."""

    active: Field[bool]
    """Whether it is called."""
    config: Field[dict[str, Any]]
    """Where and how it is called, with `url`, `content_type`, `insecure_ssl` and a masked `secret`."""
    created_at: Field[datetime]
    """When it was created."""
    deliveries_url: Maybe[str]
    """URL of its latest calls."""
    events: Field[list[str]]
    """Names of the events that it is called for."""
    id: Field[int]
    """Number that is unique on GitHub."""
    name: Field[str]
    """Kind of hook; "web" today."""
    ping_url: Field[str]
    """URL that sends it a test event."""
    type: Field[str]
    """ "Organization"."""
    updated_at: Field[datetime]
    """When it was last changed."""
    url: Field[str]
    """URL in the API."""

    def edit(
        self,
        config: Mapping[str, str | float] = {},
        events: Iterable[GitHubCore | str] | None = None,
        active: bool | None = None,
    ) -> bool:
        """Change the hook; what is left out stays as it is. Without any argument nothing is sent and the result is
        False. The object shows the new values afterwards.

        :param config: all settings, in place of those it has: a `secret` that this leaves out is removed, and GitHub
            requires a `url`. An empty mapping changes nothing
        :param events: names of the events that it is called for
        :param active: whether it is called
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}``, signed
        https://docs.github.com/rest/orgs/webhooks
        """

    def delete(self) -> bool:
        """Delete the hook. False when GitHub does not find it.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}``, signed
        https://docs.github.com/rest/orgs/webhooks
        """

    def ping(self) -> bool:
        """Send a test event to the hook. False when GitHub does not find it.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/pings``, signed
        https://docs.github.com/rest/orgs/webhooks
        """

    def deliveries(
        self, status: Literal["success", "failure"] | None = None, number: int = -1, etag: str | None = None
    ) -> Listing[HookDeliveryItem]:
        """List what was delivered to it, newest first. GitHub keeps it for about three days.

        :param status: "success" or "failure"
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/deliveries``, signed
        https://docs.github.com/rest/orgs/webhooks
        """

    def delivery(self, delivery_id: GitHubCore | int | str) -> HookDelivery:
        """Fetch one delivery, with the request and the response.

        :param delivery_id: the `id` of the delivery
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/deliveries/{delivery_id}``, signed
        https://docs.github.com/rest/orgs/webhooks
        """

    def redeliver(self, delivery_id: GitHubCore | int | str) -> bool:
        """Deliver it again.

        :param delivery_id: the `id` of the delivery
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/deliveries/{delivery_id}/attempts``, signed
        https://docs.github.com/rest/orgs/webhooks
        """

class PagesInfo(GitHubCore):
    """The site that a repository publishes."""

    build_type: Maybe[str]
    """How it is built: "legacy" from a branch, or "workflow"."""
    cname: Maybe[str]
    """Domain of its own, None without one."""
    custom_404: Field[bool]
    """Whether it has a page of its own for URLs that are not found."""
    html_url: Maybe[str]
    """URL of the site."""
    https_certificate: Maybe[dict[str, Any]]
    """The certificate of its domain, with `state`, `description`, `domains` and `expires_at`."""
    https_enforced: Maybe[bool]
    """Whether visitors are led from http to https."""
    pending_domain_unverified_at: Maybe[datetime]
    """When a domain that was not verified is given up."""
    protected_domain_state: Maybe[str]
    """Whether the domain is verified: "pending", "verified", "unverified" or None."""
    public: Field[bool]
    """Whether everyone sees the site."""
    source: Maybe[dict[str, str]]
    """Where the files are: `branch` and `path`."""
    status: Maybe[str]
    """ "built", "building", "errored", or None before the first build."""
    url: Field[str]
    """URL in the API."""

class PagesBuild(GitHubCore):
    """A build of a site."""

    commit: Field[str]
    """SHA of the commit it was built from."""
    created_at: Field[datetime]
    """When it began."""
    duration: Field[int]
    """How long it took, in milliseconds."""
    error: Field[dict[str, str | None]]
    """What went wrong, in `message`, which is None when nothing did."""
    pusher: Maybe[ShortUser]
    """Who pushed the commit, None when the account is gone."""
    status: Field[str]
    """ "queued", "building", "built" or "errored"."""
    updated_at: Field[datetime]
    """When it was last changed."""
    url: Field[str]
    """URL in the API."""

class Project(GitHubCore):
    """A classic project: a board of columns with cards."""

    body: Maybe[str]
    """What it is about, in Markdown."""
    columns_url: Field[str]
    """URL of its columns."""
    created_at: Field[datetime]
    """When it was created."""
    creator: Maybe[ShortUser]
    """Who created it, None when the account is gone."""
    html_url: Field[str]
    """URL of its page."""
    id: Field[int]
    """Number that is unique on GitHub."""
    name: Field[str]
    """Name."""
    node_id: Field[str]
    """Identifier in the GraphQL API."""
    number: Field[int]
    """Number within the repository or organization."""
    owner_url: Field[str]
    """URL of the repository, organization or user that has it."""
    state: Field[str]
    """ "open" or "closed"."""
    updated_at: Field[datetime]
    """When it was last changed."""
    url: Field[str]
    """URL in the API."""

    def column(self, id: GitHubCore | int | str) -> ProjectColumn:
        """Fetch one column.

        :param id: the column's `id`
        :raises: GitHubError; TransportError

        Request: ``GET /projects/columns/{id}``
        https://docs.github.com/rest/projects/projects (no longer described there)
        """

    def columns(self, number: int = -1, etag: str | None = None) -> Listing[ProjectColumn]:
        """List the columns.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/columns``
        https://docs.github.com/rest/projects/projects (no longer described there)
        """

    def create_column(self, name: str) -> ProjectColumn:
        """Add a column on the right.

        :param name:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/columns``, signed
        https://docs.github.com/rest/projects/projects (no longer described there)
        """

    def update(self, name: str | None = None, body: str | None = None) -> bool:
        """Change the project; what is not given stays as it is. Without any argument nothing is sent and the result
        is False. The object shows the new values afterwards.

        :param name:
        :param body: what it is about, in Markdown
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}``, signed
        https://docs.github.com/rest/projects/projects (no longer described there)
        """

    def delete(self) -> bool:
        """Delete the project.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}``, signed
        https://docs.github.com/rest/projects/projects (no longer described there)
        """

class ProjectColumn(GitHubCore):
    """A column of a classic project."""

    cards_url: Field[str]
    """URL of its cards."""
    created_at: Field[datetime]
    """When it was created."""
    id: Field[int]
    """Number that is unique on GitHub."""
    name: Field[str]
    """Name."""
    node_id: Field[str]
    """Identifier in the GraphQL API."""
    project_url: Field[str]
    """URL of the project."""
    updated_at: Field[datetime]
    """When it was last changed."""
    url: Field[str]
    """URL in the API."""

    def card(self, id: GitHubCore | int | str) -> ProjectCard:
        """Fetch one card.

        :param id: the card's `id`
        :raises: GitHubError; TransportError

        Request: ``GET /projects/columns/cards/{id}``
        https://docs.github.com/rest/projects/projects (no longer described there)
        """

    def cards(self, number: int = -1, etag: str | None = None) -> Listing[ProjectCard]:
        """List the cards that were not put away.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/cards``
        https://docs.github.com/rest/projects/projects (no longer described there)
        """

    def create_card_with_content_id(
        self, content_id: GitHubCore | int | str, content_type: Literal["Issue", "PullRequest"]
    ) -> ProjectCard:
        """Add a card for an issue or pull request that is known by its identifier.

        :param content_id: the `id` of the issue or pull request, not its `number`
        :param content_type: "Issue" or "PullRequest"
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/cards``, signed
        https://docs.github.com/rest/projects/projects (no longer described there)
        """

    def create_card_with_issue(self, issue: GitHubCore | int | str) -> ProjectCard:
        """Add a card for an issue.

        :param issue:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/cards``, signed
        https://docs.github.com/rest/projects/projects (no longer described there)
        """

    def create_card_with_note(self, note: str) -> ProjectCard:
        """Add a card with a note.

        :param note: text in Markdown
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/cards``, signed
        https://docs.github.com/rest/projects/projects (no longer described there)
        """

    def move(self, position: str) -> bool:
        """Move the column within the project.

        :param position: "first", "last", or "after:" and the `id` of another column
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/moves``, signed
        https://docs.github.com/rest/projects/projects (no longer described there)
        """

    def update(self, name: str | None = None) -> bool:
        """Rename the column. Without any argument nothing is sent and the result is False. The object shows the new
        values afterwards.

        :param name:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}``, signed
        https://docs.github.com/rest/projects/projects (no longer described there)
        """

    def delete(self) -> bool:
        """Delete the column with its cards.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}``, signed
        https://docs.github.com/rest/projects/projects (no longer described there)
        """

class ProjectCard(GitHubCore):
    """A card of a classic project: a note, an issue or a pull request."""

    archived: Field[bool]
    """Whether it was put away."""
    column_url: Field[str]
    """URL of the column."""
    content_url: Maybe[str]
    """URL of the issue that the card stands for (of the issue side, for a pull request); None for a note."""
    created_at: Field[datetime]
    """When it was created."""
    creator: Maybe[ShortUser]
    """Who created it, None when the account is gone."""
    id: Field[int]
    """Number that is unique on GitHub."""
    node_id: Field[str]
    """Identifier in the GraphQL API."""
    note: Maybe[str]
    """Text of a note, None for other cards."""
    project_url: Field[str]
    """URL of the project."""
    updated_at: Field[datetime]
    """When it was last changed."""
    url: Field[str]
    """URL in the API."""

    def move(self, position: str, column_id: GitHubCore | int | str | None = None) -> bool:
        """Move the card, within its column or to another one.

        :param position: "top", "bottom", or "after:" and the `id` of another card
        :param column_id: the `id` of the column that the card comes to; None for the column it is in
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/moves``, signed
        https://docs.github.com/rest/projects/projects (no longer described there)
        """

    def update(self, note: str | None = None) -> bool:
        """Replace the note. Without any argument nothing is sent and the result is False. The object shows the new
        values afterwards.

        :param note: text in Markdown
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}``, signed
        https://docs.github.com/rest/projects/projects (no longer described there)
        """

    def delete(self) -> bool:
        """Delete the card; an issue that it stands for stays.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}``, signed
        https://docs.github.com/rest/projects/projects (no longer described there)
        """

    def retrieve_issue_from_content(self) -> Issue:
        """Fetch the issue that the card stands for. A card without one raises CardHasNoContentUrl.

        :raises: GitHubError; TransportError

        Request: ``GET {content_url}``
        https://docs.github.com/rest/issues/issues
        """

    def retrieve_pull_request_from_content(self) -> PullRequest:
        """Fetch the pull request that the card stands for. A card without one raises CardHasNoContentUrl.

        :raises: GitHubError; TransportError

        Request: ``GET {content_url}, with pulls in place of issues``
        https://docs.github.com/rest/pulls/pulls
        """

class ShortPullRequest(GitHubCore):
    """A pull request, as listings show it.

    `refresh()` returns the `PullRequest`, which knows whether and how it was merged.
    """

    active_lock_reason: Maybe[str]
    """Why the conversation is locked, as "too heated"; None when it is not or no reason was given."""
    assignee: Maybe[ShortUser]
    """The first of `assignees`; None when there is none."""
    assignees: Maybe[list[ShortUser]]
    """The users it is assigned to."""
    author_association: Field[str]
    """What the author is to the repository, as "OWNER", "COLLABORATOR" or "NONE"."""
    auto_merge: Maybe[dict[str, Any]]
    """How it will be merged when all requirements are met: a mapping; None when it will not be by itself."""
    base: Field[Base]
    """Where the changes go."""
    body: Maybe[str]
    """The description in Markdown; None when it is empty."""
    body_html: Maybe[str]
    """The description in HTML."""
    body_text: Maybe[str]
    """The description as plain text."""
    closed_at: Maybe[datetime]
    """When it was closed or merged; None while it is open."""
    comments_url: Field[str]
    """URL of the comments of its conversation."""
    commits_url: Field[str]
    """URL of its commits."""
    created_at: Field[datetime]
    """When it was opened."""
    diff_url: Field[str]
    """URL of the changes as a diff, for a browser."""
    draft: Maybe[bool]
    """Whether it is a draft."""
    head: Field[Head]
    """Where the changes come from."""
    html_url: Field[str]
    """URL of its page."""
    id: Field[int]
    """Number, unique across GitHub; `number` is the one that people use."""
    issue_url: Field[str]
    """URL of it as an issue."""
    links: Field[dict[str, Link]]
    """URLs of what belongs to it: a mapping."""
    locked: Field[bool]
    """Whether its conversation is locked."""
    merge_commit_sha: Maybe[str]
    """While it is open, SHA of a test merge; once merged, SHA of the merge commit, of the squashed commit, or of
    the commit that the base branch was moved to by a rebase.
    """
    merged_at: Maybe[datetime]
    """When it was merged; None when it was not."""
    milestone: Maybe[Milestone]
    """The milestone it is part of; None when there is none."""
    node_id: Field[str]
    """Identifier of the object in the GraphQL API."""
    number: Field[int]
    """Number within the repository."""
    original_labels: Field[list[ShortLabel]]
    """Its labels."""
    patch_url: Field[str]
    """URL of the changes as a series of patches, for a browser."""
    rebaseable: Maybe[bool]
    """Whether its commits can be rebased onto the base; None when GitHub does not say."""
    repository: Field[ShortRepository]
    """Repository that the changes go to; None when it is gone."""
    requested_reviewers: Maybe[list[ShortUser]]
    """The users whose review was requested."""
    requested_teams: Maybe[list[ShortTeam]]
    """The teams whose review was requested."""
    review_comment_urlt: Field[URITemplate]
    """Template of the URL of a comment on its changes; takes `number`."""
    review_comments_url: Field[str]
    """URL of the comments on its changes."""
    stack: Maybe[dict[str, Any]]
    """Stack of pull requests that it is part of, None when it is part of none."""
    state: Field[str]
    """ "open" or "closed"."""
    statuses_url: Field[str]
    """URL of the statuses of its last commit."""
    title: Field[str]
    """Title."""
    updated_at: Field[datetime]
    """When it was changed last."""
    url: Field[str]
    """URL of the pull request in the API."""
    user: Maybe[ShortUser]
    """Who opened it; None for a deleted account."""
    def refresh(self, conditional: bool = False) -> PullRequest: ...

    def check_runs(
        self,
        number: int = -1,
        etag: str | None = None,
        *,
        status: Literal["queued", "in_progress", "completed", "waiting", "requested", "pending"] | None = None,
        app_id: GitHubCore | int | str | None = None,
        check_name: str | None = None,
        filter: Literal["latest", "all"] | None = None,
    ) -> Listing[CheckRun]:
        """List the check runs of its last commit.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param status: only those with this status: "queued", "in_progress" or "completed"
        :param app_id: only those of the app with this number
        :param check_name: only those of this name
        :param filter: "latest" (GitHub's default) for the newest run of each check, or "all"
        :raises: GitHubError; TransportError

        Request: ``GET {url}/../../commits/{head.sha}/check-runs``
        https://docs.github.com/rest/checks/runs
        """

    def wait_for_checks(
        self,
        *,
        required: bool = False,
        timeout: float = 3600,
        progress: Callable[[int, int | None], object] | None = None,
    ) -> ShortPullRequest:
        """Wait until the statuses and the check runs of its last commit have ended, and those that the rules of the
        base branch require. `ChecksFailed` is raised unless all succeeded.

        If the pull request is closed or merged meanwhile, the wait ends. The object shows the current state afterwards.

        :param required: whether only what the rules require counts
        :param timeout: seconds after which `WaitTimeout` is raised
        :param progress: called after each request with the number of checks that have ended, and that of all checks
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}, its rules, its statuses and its check runs until they are completed``, signed
        https://docs.github.com/rest/checks/runs
        """

    def merge_when_green(
        self,
        method: Literal["merge", "squash", "rebase"] | None = None,
        *,
        commit_title: str | None = None,
        commit_message: str | None = None,
        required: bool = False,
        timeout: float = 3600,
        progress: Callable[[int, int | None], object] | None = None,
    ) -> ShortPullRequest:
        """Wait until the checks have succeeded, as `wait_for_checks` does, and merge the pull request.

        If somebody pushes meanwhile, the checks of the new commit are waited for. The object shows the merged pull
        request afterwards.

        :param method: "merge", "squash" or "rebase"; GitHub's default is "merge"
        :param commit_title: title of the commit
        :param commit_message: message of the commit
        :param required: whether only what the rules require counts
        :param timeout: seconds after which `WaitTimeout` is raised
        :param progress: called after each request with the number of checks that have ended, and that of all checks
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url} and its checks, PUT {url}/merge``, signed
        https://docs.github.com/rest/pulls/pulls
        """

    def enable_auto_merge(self, method: Literal["merge", "squash", "rebase"] | None = None) -> bool:
        """Let GitHub merge it by itself once everything that the rules require has succeeded.

        :param method: "merge", "squash" or "rebase"; GitHub's default is "merge"
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /graphql``, signed
        https://docs.github.com/rest/pulls/pulls
        """

    def disable_auto_merge(self) -> bool:
        """Let GitHub merge it by itself no longer.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /graphql``, signed
        https://docs.github.com/rest/pulls/pulls
        """

    def enqueue(self, *, jump: bool | None = None, sha: GitHubCore | str | None = None) -> bool:
        """Add it to the merge queue of its base branch. An error is raised if the branch has none.

        :param jump: whether it comes to the front of the queue
        :param sha: SHA that its last commit must have; any if it is left out
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /graphql``, signed
        https://docs.github.com/rest/pulls/pulls
        """

    def dequeue(self) -> bool:
        """Remove it from the merge queue.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /graphql``, signed
        https://docs.github.com/rest/pulls/pulls
        """

    def convert_to_draft(self) -> bool:
        """Make it a draft. The object shows it afterwards.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /graphql``, signed
        https://docs.github.com/rest/pulls/pulls
        """

    def ready_for_review(self) -> bool:
        """Say that it is ready for review, and no draft any more. The object shows it afterwards.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /graphql``, signed
        https://docs.github.com/rest/pulls/pulls
        """

    def create_codespace(
        self,
        machine: str | None = None,
        *,
        client_ip: str | None = None,
        devcontainer_path: str | None = None,
        display_name: str | None = None,
        geo: Literal["EuropeWest", "SoutheastAsia", "UsEast", "UsWest"] | None = None,
        idle_timeout_minutes: int | str | None = None,
        location: str | None = None,
        multi_repo_permissions_opt_out: bool | None = None,
        retention_period_minutes: int | str | None = None,
        working_directory: str | None = None,
    ) -> Codespace:
        """Create a codespace for its branch, and return it.

        :param machine: name of a machine, as `codespace_machines()` of the repository lists them
        :param client_ip:
        :param devcontainer_path:
        :param display_name:
        :param geo:
        :param idle_timeout_minutes:
        :param location:
        :param multi_repo_permissions_opt_out:
        :param retention_period_minutes:
        :param working_directory:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/codespaces``, signed
        https://docs.github.com/rest/codespaces/codespaces
        """

    def update(
        self,
        title: str | None = None,
        body: str | None = None,
        state: Literal["open", "closed"] | None = None,
        base: GitHubCore | str | None = None,
        maintainer_can_modify: bool | None = None,
    ) -> bool:
        """Change the pull request.

        What is left out stays as it is. Without any argument nothing is sent and the result is False.

        :param title: the new title
        :param body: the new description, in Markdown
        :param state: "open" or "closed"
        :param base: branch that the changes go to
        :param maintainer_can_modify: whether those who may push to the base may push to the head too
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}``, signed
        https://docs.github.com/rest/pulls/pulls
        """

    def close(self) -> bool:
        """Close the pull request without merging it.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}``, signed
        https://docs.github.com/rest/pulls/pulls
        """

    def reopen(self) -> bool:
        """Open the closed pull request again.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}``, signed
        https://docs.github.com/rest/pulls/pulls
        """

    def commits(self, number: int = -1, etag: str | None = None) -> Listing[ShortCommit]:
        """List its commits, oldest first; GitHub lists at most 250.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/commits``
        https://docs.github.com/rest/pulls/pulls
        """

    def files(self, number: int = -1, etag: str | None = None) -> Listing[PullFile]:
        """List the files it changes; GitHub lists at most 3000.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/files``
        https://docs.github.com/rest/pulls/pulls
        """

    def diff(self) -> bytes:
        """Fetch the changes as a diff; empty bytes when the pull request does not exist (any more).

        :raises: GitHubError; TransportError

        Request: ``GET {url}``
        https://docs.github.com/rest/pulls/pulls
        """

    def patch(self) -> bytes:
        """Fetch its commits as a series of patches; empty bytes when the pull request does not exist (any more).

        :raises: GitHubError; TransportError

        Request: ``GET {url}``
        https://docs.github.com/rest/pulls/pulls
        """

    def is_merged(self) -> bool:
        """Check whether it was merged.

        :raises: GitHubError; TransportError

        Request: ``GET {url}/merge``
        https://docs.github.com/rest/pulls/pulls
        """

    def merge(
        self,
        commit_message: str | None = None,
        sha: GitHubCore | str | None = None,
        merge_method: Literal["merge", "squash", "rebase"] = "merge",
        commit_title: str | None = None,
    ) -> bool:
        """Merge the pull request.

        True when it was merged. `MethodNotAllowed` is raised when it cannot be merged, `Conflict` when its last
        commit is not `sha`. `merged`, `state` and `merge_commit_sha` of the object say so afterwards; `refresh()`
        also reads when and by whom it was merged.

        :param commit_message: text of the commit message below the title
        :param sha: SHA that its last commit must have
        :param merge_method: "merge", "squash" or "rebase"
        :param commit_title: first line of the commit message
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/merge``, signed
        https://docs.github.com/rest/pulls/pulls
        """

    def issue(self) -> Issue:
        """Fetch the pull request as an issue.

        :raises: GitHubError; TransportError

        Request: ``GET {issue_url}``
        https://docs.github.com/rest/issues/issues
        """

    def create_comment(self, body: str) -> IssueComment:
        """Comment on the pull request.

        :param body: the comment in Markdown
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {comments_url}``, signed
        https://docs.github.com/rest/issues/comments
        """

    def issue_comments(
        self, number: int = -1, etag: str | None = None, *, since: datetime | date | str | None = None
    ) -> Listing[IssueComment]:
        """List the comments of its conversation, oldest first; `review_comments()` lists those on its changes.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param since: only comments changed at this time or later
        :raises: GitHubError; TransportError

        Request: ``GET {comments_url}``
        https://docs.github.com/rest/issues/comments
        """

    def create_review_requests(
        self,
        reviewers: Iterable[GitHubCore | str] | None = None,
        team_reviewers: Iterable[GitHubCore | str] | None = None,
    ) -> ShortPullRequest:
        """Request reviews from users and teams.

        :param reviewers: logins of the users, or users
        :param team_reviewers: slugs of the teams, or teams
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/requested_reviewers``, signed
        https://docs.github.com/rest/pulls/review-requests
        """

    def delete_review_requests(
        self,
        reviewers: Iterable[GitHubCore | str] | None = None,
        team_reviewers: Iterable[GitHubCore | str] | None = None,
    ) -> bool:
        """Withdraw the requests for reviews from users and teams.

        :param reviewers: logins of the users, or users
        :param team_reviewers: slugs of the teams, or teams
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/requested_reviewers``, signed
        https://docs.github.com/rest/pulls/review-requests
        """

    def review_requests(self) -> ReviewRequests:
        """Fetch the users and teams whose review was requested and is pending.

        :raises: GitHubError; TransportError

        Request: ``GET {url}/requested_reviewers``
        https://docs.github.com/rest/pulls/review-requests
        """

    def reviews(self, number: int = -1, etag: str | None = None) -> Listing[PullReview]:
        """List its reviews, oldest first.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/reviews``
        https://docs.github.com/rest/pulls/reviews
        """

    def create_review(
        self,
        body: str | None = None,
        commit_id: GitHubCore | str | None = None,
        event: Literal["APPROVE", "REQUEST_CHANGES", "COMMENT", ""] | None = None,
        comments: Iterable[Mapping[str, str | int]] | None = None,
    ) -> PullReview:
        """Review the pull request.

        :param body: the review in Markdown; required for "REQUEST_CHANGES" and "COMMENT" unless there are `comments`
        :param commit_id: SHA of the commit that was reviewed; the last one when it is left out
        :param event: "APPROVE", "REQUEST_CHANGES" or "COMMENT"; without it, or with an empty text, the review stays
            pending until `submit()`
        :param comments: comments on lines, mappings with path, position and body
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/reviews``, signed
        https://docs.github.com/rest/pulls/reviews
        """

    def approve(self, body: str | None = None, *, commit_id: GitHubCore | str | None = None) -> PullReview:
        """Approve the pull request.

        :param body: the review in Markdown
        :param commit_id: SHA of the commit that was reviewed; the last one when it is left out
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/reviews``, signed
        https://docs.github.com/rest/pulls/reviews
        """

    def request_changes(self, body: str, *, commit_id: GitHubCore | str | None = None) -> PullReview:
        """Request changes.

        :param body: the review in Markdown
        :param commit_id: SHA of the commit that was reviewed; the last one when it is left out
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/reviews``, signed
        https://docs.github.com/rest/pulls/reviews
        """

    def update_branch(self, expected_head_sha: GitHubCore | str | None = None) -> dict[str, str]:
        """Merge the base branch into the head branch, in the background.

        :param expected_head_sha: SHA that the head branch must have; GitHub rejects the request if it has another one
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/update-branch``, signed
        https://docs.github.com/rest/pulls/pulls
        """

    def create_review_comment(
        self,
        body: str,
        commit_id: GitHubCore | str,
        path: str,
        position: int | str | None = None,
        *,
        line: int | str | None = None,
        start_line: int | str | None = None,
        in_reply_to: GitHubCore | int | str | None = None,
        side: Literal["LEFT", "RIGHT"] | None = None,
        start_side: Literal["LEFT", "RIGHT", "side"] | None = None,
        subject_type: Literal["line", "file"] | None = None,
    ) -> ReviewComment:
        """Comment on lines of the changes, or on a file.

        :param body: the comment in Markdown
        :param commit_id: SHA of the commit to comment on
        :param path: path of the file
        :param position: line of the diff, counted from the first hunk of the file. GitHub prefers `line`
        :param line: line of the file, the last one where the comment is about several; in place of `position`
        :param start_line: first line, where the comment is about several
        :param in_reply_to: comment to reply to; GitHub then ignores all but `body`
        :param side: side of the diff that `line` counts: "LEFT" for removed lines, "RIGHT" for added and unchanged ones
        :param start_side: side of the diff that `start_line` counts
        :param subject_type: "file" to comment on the file as a whole
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/comments``, signed
        https://docs.github.com/rest/pulls/comments
        """

    def review_comments(
        self,
        number: int = -1,
        etag: str | None = None,
        *,
        direction: Literal["asc", "desc"] | None = None,
        since: datetime | date | str | None = None,
        sort: Literal["created", "updated"] | None = None,
    ) -> Listing[ReviewComment]:
        """List the comments on its changes, oldest first.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param direction: "asc" or "desc"; needs `sort`
        :param since: only comments changed at this time or later
        :param sort: "created" (GitHub's default) or "updated"
        :raises: GitHubError; TransportError

        Request: ``GET {url}/comments``
        https://docs.github.com/rest/pulls/comments
        """

    def review_threads(self) -> list[ReviewThread]:
        """List its review threads, resolved or not.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /graphql``, signed
        https://docs.github.com/rest/pulls/comments
        """

class PullRequest(ShortPullRequest):
    """A pull request."""

    additions_count: Maybe[int]
    """How many lines it adds."""
    changed_files_count: Maybe[int]
    """How many files it changes."""
    comments_count: Maybe[int]
    """How many comments its conversation has."""
    commits_count: Maybe[int]
    """How many commits it has."""
    deletions_count: Maybe[int]
    """How many lines it removes."""
    maintainer_can_modify: Maybe[bool]
    """Whether those who may push to the base may push to the head too."""
    mergeable: Maybe[bool]
    """Whether it can be merged; None while GitHub is finding out."""
    mergeable_state: Maybe[str]
    """Why it can or cannot be merged: "clean", "dirty", "blocked", "behind", "unstable", "draft" or "unknown"."""
    merged: Maybe[bool]
    """Whether it was merged."""
    merged_by: Maybe[ShortUser]
    """Who merged it; None when it was not merged."""
    review_comments_count: Maybe[int]
    """How many comments its changes have."""

class PullDestination(GitHubCore):
    """One side of a pull request."""

    label: Maybe[str]
    """Owner and branch, as "octocat:topic"."""
    ref: Maybe[str]
    """Name of the branch, as "topic"."""
    repo: Field[tuple[str, str]]
    """Login of the owner and name of the repository: a pair of texts, both empty when the repository is gone."""
    repository: Maybe[ShortRepository]
    """The repository; None when it is gone."""
    sha: Maybe[str]
    """SHA of the commit at the tip."""
    user: Maybe[ShortUser]
    """Owner of the repository; None for a deleted account."""

class Head(PullDestination):
    """Where the changes of a pull request come from."""

    ref: Field[str]
    sha: Field[str]

class Base(PullDestination):
    """Where the changes of a pull request go."""

    ref: Field[str]
    repository: Field[ShortRepository]
    sha: Field[str]

class PullFile(GitHubCore):
    """A file that a pull request or a commit changes."""

    additions_count: Field[int]
    """How many lines are added."""
    blob_url: Field[str]
    """URL of its page."""
    changes_count: Field[int]
    """How many lines are added and removed together."""
    contents_url: Field[str]
    """URL of the new content in the API."""
    deletions_count: Field[int]
    """How many lines are removed."""
    filename: Field[str]
    """Path of the file."""
    patch: Maybe[str]
    """The changes as a diff; None for binary and very large files."""
    previous_filename: Maybe[str]
    """Path that it had before it was renamed; None when it was not."""
    raw_url: Field[str]
    """URL of the bare content."""
    sha: Maybe[str]
    """SHA of the blob with the new content."""
    status: Field[str]
    """What happens to it: "added", "removed", "modified", "renamed", "copied", "changed" or "unchanged"."""

    def contents(self) -> Contents:
        """Fetch the new content of the file.

        :raises: GitHubError; TransportError

        Request: ``GET {contents_url}``
        https://docs.github.com/rest/repos/contents
        """

class ReviewRequests(GitHubCore):
    """The users and teams whose review was requested."""

    teams: Field[list[ShortTeam]]
    """The teams."""
    users: Field[list[ShortUser]]
    """The users."""

class Reaction(GitHubCore):
    """A reaction to an issue, a comment or a release."""

    content: Field[str]
    """What it is, such as "+1", "heart" or "rocket"."""
    created_at: Field[datetime]
    """When it was created."""
    id: Field[int]
    """Number of the reaction."""
    node_id: Field[str]
    """Identifier in the GraphQL API."""
    user: Maybe[ShortUser]
    """Who reacted, None when the account is gone."""

class Release(GitHubCore):
    """A release: a tag with notes and files."""

    assets_url: Field[str]
    """URL of its assets."""
    author: Maybe[ShortUser]
    """Who created it, None when the account is gone."""
    body: Maybe[str]
    """Notes in Markdown, None when nothing was written."""
    body_html: Maybe[str]
    """Notes as HTML."""
    body_text: Maybe[str]
    """Notes without markup."""
    created_at: Maybe[datetime]
    """When the commit of its tag was created."""
    discussion_url: Maybe[str]
    """URL of the discussion about it, None without one."""
    draft: Field[bool]
    """Whether only those who may push see it."""
    html_url: Field[str]
    """URL of its page."""
    id: Field[int]
    """Number that is unique on GitHub."""
    immutable: Maybe[bool]
    """Whether tag and assets can no longer be changed."""
    mentions_count: Maybe[int]
    """How many people its notes mention."""
    name: Maybe[str]
    """Title, None when it has none."""
    node_id: Field[str]
    """Identifier in the GraphQL API."""
    original_assets: Field[list[Asset]]
    """Files attached to it at the time of the response."""
    prerelease: Field[bool]
    """Whether it is announced as not ready for production."""
    published_at: Maybe[datetime]
    """When it was published, None while it is a draft."""
    reactions: Maybe[Reactions]
    """How often each reaction was given."""
    tag_name: Field[str]
    """Name of the tag."""
    tarball_url: Maybe[str]
    """URL of the files as a tar archive, None while it is a draft."""
    target_commitish: Field[str]
    """Branch or commit of the tag, if that does not exist yet."""
    updated_at: Maybe[datetime]
    """When it was last changed."""
    upload_urlt: Field[URITemplate]
    """Template of the URL that takes new assets; takes `name` and `label`."""
    url: Field[str]
    """URL in the API."""
    zipball_url: Maybe[str]
    """URL of the files as a zip archive, None while it is a draft."""

    def list_reactions(
        self,
        content: Literal["+1", "laugh", "heart", "hooray", "rocket", "eyes"] | None = None,
        number: int = -1,
        etag: str | None = None,
    ) -> Listing[Reaction]:
        """List the reactions to the release. The field `reactions` has their numbers.

        :param content: only those of this kind
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/reactions``
        https://docs.github.com/rest/reactions/reactions
        """

    def create_reaction(self, content: Literal["+1", "laugh", "heart", "hooray", "rocket", "eyes"]) -> Reaction:
        """React to the release. If the user has reacted like this before, the result is that reaction.

        :param content:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/reactions``, signed
        https://docs.github.com/rest/reactions/reactions
        """

    def delete_reaction(self, reaction_id: GitHubCore | int | str) -> bool:
        """Delete a reaction to the release.

        :param reaction_id: the `id` of the reaction, or the reaction
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/reactions/{reaction_id}``, signed
        https://docs.github.com/rest/reactions/reactions
        """

    def edit(
        self,
        tag_name: GitHubCore | str | None = None,
        target_commitish: str | None = None,
        name: str | None = None,
        body: str | None = None,
        draft: bool | None = None,
        prerelease: bool | None = None,
        *,
        discussion_category_name: str | None = None,
        make_latest: bool | Literal["true", "false", "legacy"] | None = None,
    ) -> bool:
        """Change it. What is None stays as it is; the object takes over the response. False when there
        is no such release.

        :param tag_name:
        :param target_commitish: branch or commit that a new tag points to; no effect where the tag exists
        :param name: title
        :param body: notes in Markdown
        :param draft: False publishes it
        :param prerelease:
        :param discussion_category_name: category of a discussion that is opened about the release
        :param make_latest: whether it becomes the latest release: "true", "false", or "legacy" to compare dates and
            versions
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}``, signed
        https://docs.github.com/rest/releases/releases
        """

    def delete(self) -> bool:
        """Delete it with its assets. The tag stays.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}``, signed
        https://docs.github.com/rest/releases/releases
        """

    def archive(
        self,
        format: Literal["tarball", "zipball"],
        path: str | os.PathLike[str] | BinaryIO = "",
        progress: Callable[[int, int | None], object] | None = None,
    ) -> bool:
        """Download an archive of the files as they were at the release. False for an error status.

        :param format: "tarball" or "zipball"
        :param path: a file, a folder, or a file opened for writing bytes; a name that GitHub chooses replaces no other
            file
        :param progress: called after every piece with the bytes done and the bytes in all, None where that is not known
        :raises: GitHubError; TransportError

        Request: ``GET {tarball_url} or {zipball_url}``
        https://docs.github.com/rest/releases/releases
        """

    def asset(self, asset_id: GitHubCore | int | str) -> Asset:
        """Fetch what is known about one of its files.

        :param asset_id: the `id` of the asset
        :raises: GitHubError; TransportError

        Request: ``GET {url}/../assets/{asset_id}``
        https://docs.github.com/rest/releases/assets
        """

    def assets(self, number: int = -1, etag: str | None = None) -> Listing[Asset]:
        """List its files.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/assets``
        https://docs.github.com/rest/releases/assets
        """

    def upload_asset(
        self,
        content_type: str,
        name: str,
        asset: bytes | bytearray | memoryview | str | os.PathLike[str] | BinaryIO,
        label: str | None = None,
        progress: Callable[[int, int | None], object] | None = None,
    ) -> Asset:
        """Upload a file and attach it. The content is streamed, however large.

        :param content_type: media type of the content, as "application/zip"
        :param name: name of the file. GitHub rejects a name that the release has already
        :param asset: the content: bytes, text (sent as UTF-8; a path is no text), a path as a `pathlib.Path`, or a file
            opened for reading bytes
        :param label: text that is shown in place of the name
        :param progress: called after every piece with the bytes done and the bytes in all, None where that is not known
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {upload_url}``, signed
        https://docs.github.com/rest/releases/assets
        """

    def publish(
        self,
        files: Iterable[str | os.PathLike[str]] | Mapping[str, bytes | bytearray | memoryview | str | os.PathLike[str] | BinaryIO],
        *,
        replace: bool = False,
        progress: Callable[[int, int | None], object] | None = None,
    ) -> list[Asset]:
        """Upload files and attach them, and return their assets. May be called again after any error: a file that
        the release has with the same size and digest is skipped, and one whose upload broke is uploaded anew. Where
        GitHub reports no digest, the file that it has is downloaded and compared.

        :param files: paths, or contents by name: bytes, text (sent as UTF-8; a path is no text), a path as a
            `pathlib.Path`, or a file opened for reading bytes. The media type follows from the name
        :param replace: whether a file of the same name with other content is replaced; it is an error otherwise, before
            anything is uploaded
        :param progress: called after every piece with the bytes done and the bytes in all, of all files
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/assets, POST {upload_url} for each file``, signed
        https://docs.github.com/rest/releases/assets
        """

class Asset(GitHubCore):
    """A file attached to a release."""

    browser_download_url: Field[str]
    """URL to download it from with a browser."""
    content_type: Field[str]
    """Media type, as "application/zip"."""
    created_at: Field[datetime]
    """When it was uploaded."""
    digest: Maybe[str]
    """Digest of the content, as "sha256:…"; None for old assets."""
    download_count: Field[int]
    """How often it was downloaded."""
    download_url: Field[str]
    """URL in the API, from where `download()` reads the content; the same as `url`."""
    id: Field[int]
    """Number that is unique on GitHub."""
    label: Maybe[str]
    """Text that is shown in place of the name, None without one."""
    name: Field[str]
    """Name of the file."""
    node_id: Field[str]
    """Identifier in the GraphQL API."""
    size: Field[int]
    """Size in bytes."""
    state: Field[str]
    """ "uploaded", or "open" while the upload is incomplete."""
    updated_at: Field[datetime]
    """When it was last changed."""
    uploader: Maybe[ShortUser]
    """Who uploaded it, None when the account is gone."""
    url: Field[str]
    """URL in the API."""

    def edit(self, name: str, label: str | None = None, *, state: str | None = None) -> bool:
        """Change its name or label; the object takes over the response. False when it is gone.

        :param name: name of the file, as it is or a new one
        :param label: text that is shown in place of the name; None leaves it as it is
        :param state: state of the file, as "uploaded"
        :raises: GitHubError; TransportError

        Request: ``PATCH {url}``
        https://docs.github.com/rest/releases/assets
        """

    def delete(self) -> bool:
        """Delete it.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}``, signed
        https://docs.github.com/rest/releases/assets
        """

    def download(
        self,
        path: str | os.PathLike[str] | BinaryIO = "",
        progress: Callable[[int, int | None], object] | None = None,
        check_digest: bool = False,
    ) -> str | None:
        """Download its content into a file and return the name of that file, or None when the asset is gone. The
        content is streamed, and the file appears once it is complete.

        :param path: a file, a folder, or a file opened for writing bytes; a name that GitHub chooses replaces no other
            file
        :param progress: called after every piece with the bytes done and the bytes in all, None where that is not known
        :param check_digest: whether to compare the SHA-256 of the downloaded content with `digest`; if they differ, no
            file is written
        :raises: GitHubError; TransportError

        Request: ``GET {url}``
        https://docs.github.com/rest/releases/assets
        """

class ShortRepository(GitHubCore):
    """A repository, as listings show it.

    Which fields are filled depends on the listing: that of all public repositories, for one, has only URLs,
    name, description and owner. `refresh()` returns the `Repository` with everything.
    """

    anonymous_access_enabled: Maybe[bool]
    """Whether Git can read it without a credential; only on Enterprise Server."""
    archive_urlt: Field[URITemplate]
    """Template of the URL of an archive of the files; takes `archive_format` and `ref`."""
    archived: Maybe[bool]
    """Whether it is archived, that is, read-only."""
    assignees_urlt: Field[URITemplate]
    """Template of the URL of its assignees; takes `user`."""
    blobs_urlt: Field[URITemplate]
    """Template of the URL of its blobs; takes `sha`."""
    branches_urlt: Field[URITemplate]
    """Template of the URL of its branches; takes `branch`."""
    clone_url: Maybe[str]
    """URL to clone from by HTTPS."""
    code_of_conduct: Maybe[dict[str, Any]]
    """Code of conduct that GitHub detected, with `key`, `name`, `url` and `html_url`; None without one."""
    code_search_index_status: Maybe[dict[str, Any]]
    """Whether code search covers it: `lexical_search_ok` and `lexical_commit_sha`."""
    collaborators_urlt: Field[URITemplate]
    """Template of the URL of its collaborators; takes `collaborator`."""
    comments_urlt: Field[URITemplate]
    """Template of the URL of comments on its commits; takes `number`."""
    commits_urlt: Field[URITemplate]
    """Template of the URL of its commits; takes `sha`."""
    compare_urlt: Field[URITemplate]
    """Template of the URL of a comparison; takes `base` and `head`."""
    contents_urlt: Field[URITemplate]
    """Template of the URL of its files; takes `path`."""
    contributors_url: Field[str]
    """URL of its contributors."""
    created_at: Maybe[datetime]
    """When it was created."""
    custom_properties: Maybe[dict[str, Any]]
    """Values of the organization's custom properties, by name."""
    default_branch: Maybe[str]
    """Name of the branch that is shown and cloned first."""
    deployments_url: Field[str]
    """URL of its deployments."""
    description: Maybe[str]
    """Description, in one line; None without one."""
    disabled: Maybe[bool]
    """Whether GitHub has disabled it."""
    downloads_url: Field[str]
    """URL of the downloads that were offered before releases."""
    events_url: Field[str]
    """URL of its events."""
    fork: Field[bool]
    """Whether it is a fork of another repository."""
    fork_count: Maybe[int]
    """Old name of `forks_count`."""
    forks_count: Maybe[int]
    """How many forks it has."""
    forks_url: Field[str]
    """URL of its forks."""
    full_name: Field[str]
    """Login of the owner and name, as "octocat/Hello-World"."""
    git_commits_urlt: Field[URITemplate]
    """Template of the URL of its Git commits; takes `sha`."""
    git_refs_urlt: Field[URITemplate]
    """Template of the URL of its references; takes `sha`."""
    git_tags_urlt: Field[URITemplate]
    """Template of the URL of its annotated tags; takes `sha`."""
    git_url: Maybe[str]
    """URL to clone from by Git's own protocol."""
    has_discussions: Maybe[bool]
    """Whether discussions are turned on."""
    has_downloads: Maybe[bool]
    """Whether downloads are turned on."""
    has_issues: Maybe[bool]
    """Whether issues are turned on."""
    has_pages: Maybe[bool]
    """Whether it publishes a site with GitHub Pages."""
    has_projects: Maybe[bool]
    """Whether projects are turned on."""
    has_pull_requests: Maybe[bool]
    """Whether pull requests are turned on."""
    has_wiki: Maybe[bool]
    """Whether the wiki is turned on."""
    homepage: Maybe[str]
    """URL of a page about it, None or empty without one."""
    hooks_url: Field[str]
    """URL of its hooks."""
    html_url: Field[str]
    """URL of its page."""
    id: Field[int]
    """Number that is unique on GitHub and stays when the repository is renamed."""
    is_template: Maybe[bool]
    """Whether it is a template for other repositories."""
    issue_comment_urlt: Field[URITemplate]
    """Template of the URL of comments on its issues; takes `number`."""
    issue_events_urlt: Field[URITemplate]
    """Template of the URL of events of its issues; takes `number`."""
    issues_urlt: Field[URITemplate]
    """Template of the URL of its issues; takes `number`."""
    keys_urlt: Field[URITemplate]
    """Template of the URL of its deploy keys; takes `key_id`."""
    labels_urlt: Field[URITemplate]
    """Template of the URL of its labels; takes `name`."""
    language: Maybe[str]
    """Programming language most of it is written in, as GitHub detected it."""
    languages_url: Field[str]
    """URL of its languages."""
    master_branch: Maybe[str]
    """Old name of `default_branch`."""
    merges_url: Field[str]
    """URL that merges branches."""
    milestones_urlt: Field[URITemplate]
    """Template of the URL of its milestones; takes `number`."""
    mirror_url: Maybe[str]
    """URL of the repository that it mirrors, None when it mirrors none."""
    name: Maybe[str]
    """Name without the owner."""
    node_id: Field[str]
    """Identifier in the GraphQL API."""
    notifications_urlt: Field[URITemplate]
    """Template of the URL of its notifications; takes `since`, `all` and `participating`."""
    open_issues_count: Maybe[int]
    """How many issues and pull requests are open."""
    original_license: Maybe[ShortLicense]
    """License that GitHub detected, None without one."""
    original_topics: Maybe[list[str]]
    """Topics at the time of the response, as a list of names."""
    owner: Maybe[ShortUser]
    """User or organization that it belongs to."""
    permissions: Maybe[dict[str, bool]]
    """What the authenticated user may do: "pull", "triage", "push", "maintain" and "admin", each true or false."""
    private: Field[bool]
    """Whether only those who were given access see it."""
    pull_request_creation_policy: Maybe[str]
    """Who may open pull requests: "all" or "collaborators_only"."""
    pulls_urlt: Field[URITemplate]
    """Template of the URL of its pull requests; takes `number`."""
    pushed_at: Maybe[datetime]
    """When something was last pushed to it, None while it is empty."""
    releases_urlt: Field[URITemplate]
    """Template of the URL of its releases; takes `id`."""
    size: Maybe[int]
    """Size in kilobytes; updated from time to time."""
    ssh_url: Maybe[str]
    """URL to clone from by SSH."""
    stargazers_count: Maybe[int]
    """How many people have starred it."""
    stargazers_url: Field[str]
    """URL of those who have starred it."""
    starred_at: Maybe[datetime]
    """When it was starred, where GitHub sends it."""
    statuses_urlt: Field[URITemplate]
    """Template of the URL of the statuses of a commit; takes `sha`."""
    subscribers_url: Field[str]
    """URL of those who watch it."""
    subscription_url: Field[str]
    """URL of the authenticated user's subscription."""
    svn_url: Maybe[str]
    """URL for Subversion clients."""
    tags_url: Field[str]
    """URL of its tags."""
    teams_url: Field[str]
    """URL of the teams with access."""
    trees_urlt: Field[URITemplate]
    """Template of the URL of its trees; takes `sha`."""
    updated_at: Maybe[datetime]
    """When its settings were last changed."""
    url: Field[str]
    """URL in the API."""
    visibility: Maybe[str]
    """ "public", "private" or "internal"."""
    watchers: Maybe[int]
    """Old name of `watchers_count`."""
    watchers_count: Maybe[int]
    """How many people have starred it, as `stargazers_count`. Those who watch it are `subscribers_count`."""
    def refresh(self, conditional: bool = False) -> Repository: ...
    @property
    def rest(self) -> RootRest: ...

    def public_key(self) -> PublicKey:
        """Fetch the key to encrypt secrets of the repository with.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/actions/secrets/public-key``, signed
        https://docs.github.com/rest/actions/secrets
        """

    def secrets(self, number: int = -1, etag: str | None = None) -> Listing[RepositorySecret]:
        """List its secrets.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/actions/secrets``, signed
        https://docs.github.com/rest/actions/secrets
        """

    def organization_secrets(self, number: int = -1, etag: str | None = None) -> Listing[SharedOrganizationSecret]:
        """List the secrets of its organization that it shares.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/actions/organization-secrets``, signed
        https://docs.github.com/rest/actions/secrets
        """

    def secret(self, secret_name: GitHubCore | str) -> RepositorySecret:
        """Fetch one secret.

        :param secret_name:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/actions/secrets/{secret_name}``, signed
        https://docs.github.com/rest/actions/secrets
        """

    def create_or_update_secret(self, secret_name: GitHubCore | str, encrypted_value: str) -> RepositorySecret:
        """Create a secret, or give it another value, and return it.

        :param secret_name:
        :param encrypted_value: the value in a libsodium sealed box made with the `public_key()`, in base64
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/actions/secrets/public-key, PUT and GET {url}/actions/secrets/{secret_name}``, signed
        https://docs.github.com/rest/actions/secrets
        """

    def set_secret(self, secret_name: GitHubCore | str, value: str | bytes) -> RepositorySecret:
        """Encrypt a value for GitHub, create a secret of it or give it to one, and return the secret.

        :param secret_name:
        :param value: text, which is encrypted as UTF-8, or bytes
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/actions/secrets/public-key, PUT and GET {url}/actions/secrets/{secret_name}``, signed
        https://docs.github.com/rest/actions/secrets
        """

    def create_secret(self, secret_name: GitHubCore | str, value: str | bytes) -> RepositorySecret:
        """Encrypt a value for GitHub and create a secret of it; the same as `set_secret`.

        :param secret_name:
        :param value: text, which is encrypted as UTF-8, or bytes
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/actions/secrets/public-key, PUT and GET {url}/actions/secrets/{secret_name}``, signed
        https://docs.github.com/rest/actions/secrets
        """

    def delete_secret(self, secret_name: GitHubCore | str) -> bool:
        """Delete a secret. False when there is none of that name.

        :param secret_name:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/actions/secrets/{secret_name}``, signed
        https://docs.github.com/rest/actions/secrets
        """

    def stargazers(self, number: int = -1, etag: str | None = None) -> Listing[Stargazer]:
        """List those who starred the repository, with the times.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/stargazers``
        https://docs.github.com/rest/activity/starring
        """

    def subscribers(self, number: int = -1, etag: str | None = None) -> Listing[ShortUser]:
        """List those who watch the repository.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/subscribers``
        https://docs.github.com/rest/activity/watching
        """

    def subscription(self) -> RepositorySubscription:
        """Fetch the authenticated user's subscription to the repository. NotFoundError means that the user does not
        watch it.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/subscription``, signed
        https://docs.github.com/rest/activity/watching
        """

    def subscribe(self) -> RepositorySubscription:
        """Watch the repository: get notifications of all that happens.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/subscription``, signed
        https://docs.github.com/rest/activity/watching
        """

    def unsubscribe(self) -> RepositorySubscription:
        """Get no notifications, except where the user takes part or is mentioned. `delete_subscription` stops
        watching altogether.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/subscription``, signed
        https://docs.github.com/rest/activity/watching
        """

    def ignore(self) -> RepositorySubscription:
        """Get no notifications from the repository at all.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/subscription``, signed
        https://docs.github.com/rest/activity/watching
        """

    def unignore(self) -> RepositorySubscription:
        """Ignore the repository no longer.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/subscription``, signed
        https://docs.github.com/rest/activity/watching
        """

    def delete_subscription(self) -> bool:
        """Stop watching the repository.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/subscription``, signed
        https://docs.github.com/rest/activity/watching
        """

    def notifications(
        self,
        all: bool = False,
        participating: bool = False,
        since: datetime | date | str | None = None,
        number: int = -1,
        etag: str | None = None,
        *,
        before: datetime | date | str | None = None,
    ) -> Listing[Thread]:
        """List the authenticated user's notifications about the repository, latest first.

        :param all: those that were read, too
        :param participating: only those where the user takes part or is mentioned
        :param since: only those that were updated at this time or later
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param before: only those that were updated before this time
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/notifications``, signed
        https://docs.github.com/rest/activity/notifications
        """

    def mark_notifications(self, last_read: datetime | date | str = "") -> bool:
        """Mark the notifications about the repository as read. With many of them GitHub goes on in the
        background.

        :param last_read: later notifications stay unread; without it (an empty text or None) all are marked
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/notifications``, signed
        https://docs.github.com/rest/activity/notifications
        """

    def branch(self, name: str) -> Branch:
        """Fetch a branch by its name.

        :param name:
        :raises: GitHubError; TransportError

        Request: ``GET {url}/branches/{+name}``
        https://docs.github.com/rest/branches/branches
        """

    def branches(self, number: int = -1, protected: bool = False, etag: str | None = None) -> Listing[ShortBranch]:
        """List the branches.

        :param number: maximum number of items; -1 returns all
        :param protected: whether to list only protected branches; a bool as the first argument means this parameter too
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/branches``
        https://docs.github.com/rest/branches/branches
        """

    def check_run(self, id: GitHubCore | int | str) -> CheckRun:
        """Fetch a check run by its number.

        :param id:
        :raises: GitHubError; TransportError

        Request: ``GET {url}/check-runs/{id}``
        https://docs.github.com/rest/checks/runs
        """

    def create_check_run(
        self,
        name: str,
        head_sha: GitHubCore | str,
        details_url: str | None = None,
        external_id: str | None = None,
        started_at: datetime | date | str | None = None,
        status: Literal["queued", "in_progress", "completed", "waiting", "requested", "pending"] | None = None,
        conclusion: Literal["action_required", "cancelled", "failure", "neutral", "success", "skipped", "stale", "timed_out"] | None = None,
        completed_at: datetime | date | str | None = None,
        output: Mapping[str, Any] | None = None,
        actions: Iterable[Mapping[str, str]] | None = None,
    ) -> CheckRun:
        """Report a check of a commit, as an app.

        :param name: name of the check
        :param head_sha: SHA of the commit
        :param details_url: URL of the app's page with the details
        :param external_id: what the app calls the run
        :param started_at: when it began; now when it is left out
        :param status: "queued" (what GitHub takes when it is left out), "in_progress" or "completed"; the others are
            for GitHub Actions
        :param conclusion: how it came out: "success", "failure", "neutral", "cancelled", "timed_out", "skipped" or
            "action_required" ("stale" is GitHub's own); required with `completed_at` and with the status "completed"
        :param completed_at: when it was completed; required with `conclusion` by older servers
        :param output: a mapping with title, summary, text, annotations and images. GitHub takes 50 annotations at once;
            further ones are added with one request for each 50
        :param actions: buttons for the user, mappings with label, description and identifier; at most three
        :raises: GitHubError; TransportError; MissingAppInstallationAuthentication when not signed in as an installation

        Request: ``POST {url}/check-runs``, signed as an installation
        https://docs.github.com/rest/checks/runs
        """

    def check_suite(self, id: GitHubCore | int | str) -> CheckSuite:
        """Fetch a check suite by its number.

        :param id:
        :raises: GitHubError; TransportError

        Request: ``GET {url}/check-suites/{id}``
        https://docs.github.com/rest/checks/suites
        """

    def create_check_suite(self, head_sha: GitHubCore | str) -> CheckSuite:
        """Create a check suite of a commit, as an app.

        GitHub does so at each push unless `auto_trigger_checks` says otherwise.

        :param head_sha: SHA of the commit
        :raises: GitHubError; TransportError; MissingAppInstallationAuthentication when not signed in as an installation

        Request: ``POST {url}/check-suites``, signed as an installation
        https://docs.github.com/rest/checks/suites
        """

    def auto_trigger_checks(self, app_id: GitHubCore | int | str, enabled: bool = True) -> dict[str, Any]:
        """Set whether GitHub makes a check suite of an app at each push.

        The result is a mapping: under preferences, auto_trigger_checks lists app_id and setting of all apps.

        :param app_id: number of the app
        :param enabled:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}/check-suites/preferences``, signed
        https://docs.github.com/rest/checks/suites
        """

    def codespaces(self, number: int = -1, etag: str | None = None) -> Listing[Codespace]:
        """List your codespaces of the repository.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/codespaces``, signed
        https://docs.github.com/rest/codespaces/codespaces
        """

    def create_codespace(
        self,
        ref: GitHubCore | str | None = None,
        machine: str | None = None,
        *,
        devcontainer_path: str | None = None,
        display_name: str | None = None,
        client_ip: str | None = None,
        geo: Literal["EuropeWest", "SoutheastAsia", "UsEast", "UsWest"] | None = None,
        idle_timeout_minutes: int | str | None = None,
        location: str | None = None,
        multi_repo_permissions_opt_out: bool | None = None,
        retention_period_minutes: int | str | None = None,
        working_directory: str | None = None,
    ) -> Codespace:
        """Create a codespace, and return it; it may take minutes until its `state` is "Available".

        :param ref: branch to check out; the default branch if it is left out
        :param machine: name of a machine, as `codespace_machines()` lists them
        :param devcontainer_path: path of the configuration
        :param display_name: name for people
        :param client_ip:
        :param geo:
        :param idle_timeout_minutes:
        :param location:
        :param multi_repo_permissions_opt_out:
        :param retention_period_minutes:
        :param working_directory:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/codespaces``, signed
        https://docs.github.com/rest/codespaces/codespaces
        """

    def codespace_machines(
        self,
        number: int = -1,
        etag: str | None = None,
        *,
        ref: GitHubCore | str | None = None,
        client_ip: str | None = None,
        location: str | None = None,
    ) -> Listing[CodespaceMachine]:
        """List the machines that a codespace of the repository can run on.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param ref: branch, tag or SHA of the configuration
        :param client_ip:
        :param location:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/codespaces/machines``, signed
        https://docs.github.com/rest/codespaces/machines
        """

    def codespaces_secrets(self, number: int = -1, etag: str | None = None) -> Listing[RepoCodespacesSecret]:
        """List the secrets that its codespaces may use.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/codespaces/secrets``, signed
        https://docs.github.com/rest/codespaces/repository-secrets
        """

    def codespaces_secret(self, secret_name: GitHubCore | str) -> RepoCodespacesSecret:
        """Fetch one secret that its codespaces may use.

        :param secret_name:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/codespaces/secrets/{secret_name}``, signed
        https://docs.github.com/rest/codespaces/repository-secrets
        """

    def set_codespaces_secret(self, secret_name: GitHubCore | str, value: str | bytes) -> RepoCodespacesSecret:
        """Encrypt a value for GitHub, create a secret of it for codespaces or give it to one, and return the secret.

        :param secret_name:
        :param value: text, which is encrypted as UTF-8, or bytes
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/codespaces/secrets/public-key, PUT and GET {url}/codespaces/secrets/{secret_name}``, signed
        https://docs.github.com/rest/codespaces/repository-secrets
        """

    def delete_codespaces_secret(self, secret_name: GitHubCore | str) -> bool:
        """Delete a secret of codespaces. False if there is none of that name.

        :param secret_name:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/codespaces/secrets/{secret_name}``, signed
        https://docs.github.com/rest/codespaces/repository-secrets
        """

    def collaborators(
        self,
        affiliation: Literal["outside", "direct", "all"] = "all",
        number: int = -1,
        etag: str | None = None,
        *,
        permission: Literal["pull", "triage", "push", "maintain", "admin"] | None = None,
    ) -> Listing[Collaborator]:
        """List those who work on it: its owner, people added to it, and members of its organization with access.

        :param affiliation: "outside" for people from outside the organization, "direct" for people added, or "all"
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param permission: only those with this permission
        :raises: GitHubError; TransportError

        Request: ``GET {url}/collaborators``
        https://docs.github.com/rest/collaborators/collaborators
        """

    def is_collaborator(self, username: GitHubCore | str) -> bool:
        """Whether someone is a collaborator.

        :param username: login of the user, or the user
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/collaborators/{username}``, signed
        https://docs.github.com/rest/collaborators/collaborators
        """

    def collaborator_permission(self, username: GitHubCore | str) -> CollaboratorPermission:
        """Fetch what someone may do in the repository.

        :param username: login of the user, or the user
        :raises: GitHubError; TransportError

        Request: ``GET {url}/collaborators/{username}/permission``
        https://docs.github.com/rest/collaborators/collaborators
        """

    def add_collaborator(self, username: GitHubCore | str, permission: str | None = None) -> bool:
        """Invite someone to work on it, or change what a collaborator may do. True also when the user has access
        already. GitHub looks at the permission only in repositories of organizations.

        :param username: login of the user, or the user
        :param permission: "pull", "triage", "push" (GitHub's default), "maintain", "admin" or a custom role
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/collaborators/{username}``, signed
        https://docs.github.com/rest/collaborators/collaborators
        """

    def remove_collaborator(self, username: GitHubCore | str) -> bool:
        """Take away the access of a collaborator, and any invitation that is open.

        :param username: login of the user, or the user
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/collaborators/{username}``, signed
        https://docs.github.com/rest/collaborators/collaborators
        """

    def invitations(self, number: int = -1, etag: str | None = None) -> Listing[RepositoryInvitation]:
        """List the pending invitations.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/invitations``, signed
        https://docs.github.com/rest/collaborators/invitations
        """

    def commit(self, sha: GitHubCore | str) -> RepoCommit:
        """Fetch a commit.

        :param sha: SHA of the commit, or the name of a branch or tag
        :raises: GitHubError; TransportError

        Request: ``GET {url}/commits/{+sha}``
        https://docs.github.com/rest/commits/commits
        """

    def commits(
        self,
        sha: GitHubCore | str | None = None,
        path: str | None = None,
        author: GitHubCore | str | None = None,
        number: int = -1,
        etag: str | None = None,
        since: datetime | date | str | None = None,
        until: datetime | date | str | None = None,
        per_page: int | None = None,
        *,
        committer: GitHubCore | str | None = None,
    ) -> Listing[ShortCommit]:
        """List commits, newest first.

        :param sha: branch, tag or SHA to start from; the default branch when it is left out
        :param path: only commits that change this file or directory
        :param author: only commits by this user, given as a login, a mail address or a user
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param since: only commits after this time
        :param until: only commits before this time
        :param per_page: items per page, 1 to 100; None lets the library choose
        :param committer: only commits committed by this user, given as a login, a mail address or a user
        :raises: GitHubError; TransportError

        Request: ``GET {url}/commits``
        https://docs.github.com/rest/commits/commits
        """

    def compare_commits(self, base: GitHubCore | str, head: GitHubCore | str) -> Comparison:
        """Compare two commits.

        Both may be branches, tags or SHAs, of another repository in the network when they are written as
        "user:branch".

        :param base: what to compare with
        :param head: what to compare
        :raises: GitHubError; TransportError

        Request: ``GET {url}/compare/{+base}...{+head}``
        https://docs.github.com/rest/commits/commits
        """

    def merge(self, base: GitHubCore | str, head: GitHubCore | str, message: str = "") -> ShortCommit | None:
        """Merge a commit into a branch.

        The result is the merge commit, or None when the branch has the commit already. `Conflict` is raised when
        the changes contradict each other.

        :param base: name of the branch to merge into
        :param head: branch, tag or SHA to merge
        :param message: the commit message; GitHub writes one when it is empty
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/merges``, signed
        https://docs.github.com/rest/branches/branches
        """

    def commit_comment(self, comment_id: GitHubCore | int | str) -> RepoComment:
        """Fetch one comment on a commit by its number.

        :param comment_id:
        :raises: GitHubError; TransportError

        Request: ``GET {url}/comments/{comment_id}``
        https://docs.github.com/rest/commits/comments
        """

    def comments(self, number: int = -1, etag: str | None = None) -> Listing[RepoComment]:
        """List the comments on all commits, oldest first.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/comments``
        https://docs.github.com/rest/commits/comments
        """

    def create_comment(
        self,
        body: str,
        sha: GitHubCore | str,
        path: str | None = None,
        position: int | str | None = None,
        line: int | str = 1,
    ) -> RepoComment:
        """Comment on a commit.

        :param body: the comment in Markdown
        :param sha: SHA of the commit
        :param path: file to comment on; the whole commit when it is left out
        :param position: line of the diff to comment on, counted from the first hunk of the file
        :param line: line of the file to comment on; GitHub prefers `position`
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/commits/{+sha}/comments``, signed
        https://docs.github.com/rest/commits/comments
        """

    def statuses(self, sha: GitHubCore | str, number: int = -1, etag: str | None = None) -> Listing[Status]:
        """List the statuses of a commit, newest first.

        :param sha: SHA of the commit, or the name of a branch or tag
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/commits/{+sha}/statuses``
        https://docs.github.com/rest/commits/statuses
        """

    def create_status(
        self,
        sha: GitHubCore | str,
        state: Literal["error", "failure", "pending", "success"],
        target_url: str | None = None,
        description: str | None = None,
        context: str = "default",
    ) -> Status:
        """Report a status of a commit.

        GitHub accepts up to 1000 statuses for one commit and context.

        :param sha: SHA of the commit
        :param state: "pending", "success", "error" or "failure"
        :param target_url: URL with the details, shown as a link
        :param description: what happened, in a line
        :param context: label that distinguishes this status from those of other services
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/statuses/{+sha}``, signed
        https://docs.github.com/rest/commits/statuses
        """

    def readme(self, *, ref: GitHubCore | str | None = None) -> Contents:
        """Fetch the README, whatever its name and wherever GitHub looks for it.

        :param ref: branch, tag or commit; the default branch when None
        :raises: GitHubError; TransportError

        Request: ``GET {url}/readme``
        https://docs.github.com/rest/repos/contents
        """

    def file_contents(self, path: str, ref: GitHubCore | str | None = None) -> Contents:
        """Fetch a file with its content.

        Files over 1 MB come without content, which `decoded` fetches when it is read.

        :param path: path from the root of the repository
        :param ref: branch, tag or commit; the default branch when None
        :raises: GitHubError; TransportError

        Request: ``GET {url}/contents/{+path}``
        https://docs.github.com/rest/repos/contents
        """

    def directory_contents(
        self, directory_path: str, ref: GitHubCore | str | None = None, return_as: type = list
    ) -> list[tuple[str, Contents]] | dict[str, Contents]:
        """List the entries of a directory, as pairs of their name and what they are. The content of files is not
        among it. GitHub shows 1,000 entries at most; `tree()` has them all.

        :param directory_path: path from the root of the repository; "" for the root
        :param ref: branch, tag or commit; the default branch when None
        :param return_as: type of the result: a list for pairs, a mapping type for a mapping of names
        :raises: GitHubError; TransportError

        Request: ``GET {url}/contents/{+directory_path}``
        https://docs.github.com/rest/repos/contents
        """

    def create_file(
        self,
        path: str,
        message: str,
        content: bytes,
        branch: GitHubCore | str | None = None,
        committer: Mapping[str, str] | None = None,
        author: Mapping[str, str] | None = None,
        *,
        sha: GitHubCore | str | None = None,
    ) -> Change:
        """Create a file in a commit of its own. Returns the new file and the commit, under "content" and "commit".
        A committer or author without both a name and an email address is not sent.

        :param path: path from the root of the repository
        :param message: message of the commit
        :param content: what is in the file; bytes, text must be encoded first
        :param branch: branch that gets the commit; the default branch when None
        :param committer: mapping of `name`, `email` and perhaps `date`; the authenticated user when None
        :param author: such a mapping; the committer when None
        :param sha: SHA of the blob that is replaced; required where the file exists
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/contents/{+path}``, signed
        https://docs.github.com/rest/repos/contents
        """

    def archive(
        self,
        format: Literal["tarball", "zipball"],
        path: str | os.PathLike[str] | BinaryIO = "",
        ref: GitHubCore | str = "master",
        progress: Callable[[int, int | None], object] | None = None,
    ) -> bool:
        """Download an archive of all files. False for an error status, as for an unknown ref. The
        archive is streamed, and the file appears once it is complete.

        :param format: "tarball" or "zipball"
        :param path: a file, a folder, or a file opened for writing bytes; a name that GitHub chooses replaces no other
            file
        :param ref: branch, tag or commit. Name the branch: "master" need not be the default branch
        :param progress: called after every piece with the bytes done and the bytes in all, None where that is not known
        :raises: GitHubError; TransportError

        Request: ``GET {url}/{format}/{+ref}``
        https://docs.github.com/rest/repos/contents
        """

    def deployments(
        self,
        number: int = -1,
        etag: str | None = None,
        *,
        environment: str | None = None,
        ref: GitHubCore | str | None = None,
        sha: GitHubCore | str | None = None,
        task: str | None = None,
    ) -> Listing[Deployment]:
        """List its deployments, newest first.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param environment: only those to this environment
        :param ref: only those of this branch, tag or commit, as it was given
        :param sha: only those of this commit
        :param task: only those of this task, as "deploy"
        :raises: GitHubError; TransportError

        Request: ``GET {url}/deployments``
        https://docs.github.com/rest/deployments/deployments
        """

    def deployment(self, id: GitHubCore | int | str) -> Deployment:
        """Fetch one deployment.

        :param id: the `id` of the deployment
        :raises: GitHubError; TransportError

        Request: ``GET {url}/deployments/{id}``
        https://docs.github.com/rest/deployments/deployments
        """

    def create_deployment(
        self,
        ref: GitHubCore | str,
        required_contexts: Iterable[GitHubCore | str] = [],
        payload: Any = "",
        auto_merge: bool = False,
        description: str = "",
        environment: str | None = None,
        *,
        production_environment: bool | None = None,
        task: str | None = None,
        transient_environment: bool | None = None,
    ) -> Deployment | None:
        """Request a deployment.

        None when GitHub merged the default branch into the ref instead (see auto_merge): request it again
        when the checks of the merge are through. The error is `Conflict` when that merge fails, or when a status
        check is missing.

        :param ref: branch, tag or commit to deploy
        :param required_contexts: names of the status checks that must have succeeded; [] requires none, None requires
            all
        :param payload: data for the programs that deploy: text, or anything JSON can hold
        :param auto_merge: merge the default branch into the ref first if it lacks commits of it
        :param description:
        :param environment: where to deploy; "production" is GitHub's default
        :param production_environment: whether users work directly with the environment; GitHub's default is True for
            "production"
        :param task: what to do, as "deploy" (GitHub's default) or "deploy:migrations"
        :param transient_environment: whether the environment is meant to vanish one day
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/deployments``, signed
        https://docs.github.com/rest/deployments/deployments
        """

    def discussions(
        self,
        category: str | None = None,
        number: int = -1,
        *,
        state: Literal["open", "closed"] | None = None,
        answered: bool | None = None,
    ) -> list[RepositoryDiscussion]:
        """List its discussions, the latest changed first.

        :param category: name or slug of the category that they are in
        :param number: maximum number of items; -1 returns all
        :param state: "open" or "closed"; both if it is left out
        :param answered: whether they have an answer
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /graphql``, signed
        https://docs.github.com/graphql/guides/using-the-graphql-api-for-discussions
        """

    def discussion(self, number: int | str) -> RepositoryDiscussion:
        """Fetch one discussion.

        :param number:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /graphql``, signed
        https://docs.github.com/graphql/guides/using-the-graphql-api-for-discussions
        """

    def discussion_categories(self) -> list[RepositoryDiscussionCategory]:
        """List the categories of its discussions.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /graphql``, signed
        https://docs.github.com/graphql/guides/using-the-graphql-api-for-discussions
        """

    def create_discussion(self, title: str, body: str, category: str) -> RepositoryDiscussion:
        """Start a discussion.

        :param title: title
        :param body: text in Markdown
        :param category: name or slug of its category; if none has it, the error lists the categories
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /graphql``, signed
        https://docs.github.com/graphql/guides/using-the-graphql-api-for-discussions
        """

    def events(self, number: int = -1, etag: str | None = None) -> Listing[Event]:
        """List the events of the repository, latest first.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/events``
        https://docs.github.com/rest/activity/events
        """

    def network_events(self, number: int = -1, etag: str | None = None) -> Listing[Event]:
        """List the public events of the repository and its forks, latest first.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET /networks/{owner.login}/{name}/events``
        https://docs.github.com/rest/activity/events
        """

    def blob(self, sha: GitHubCore | str) -> Blob:
        """Fetch a blob by its SHA.

        GitHub returns blobs of up to 100 MB.

        :param sha:
        :raises: GitHubError; TransportError

        Request: ``GET {url}/git/blobs/{sha}``
        https://docs.github.com/rest/git/blobs
        """

    def create_blob(self, content: str, encoding: Literal["utf-8", "base64"]) -> str:
        """Store a blob and give its SHA.

        The blob belongs to no commit yet; name its SHA in an entry of `create_tree`.

        :param content: the content, encoded as `encoding` says
        :param encoding: "utf-8" for text, "base64" for anything else
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/git/blobs``, signed
        https://docs.github.com/rest/git/blobs
        """

    def tree(self, sha: GitHubCore | str, recursive: bool = False) -> Tree:
        """Fetch a tree by its SHA.

        :param sha: SHA of a tree or a commit, or the name of a branch or tag
        :param recursive: whether to list all that lies below, not only the entries of the directory itself
        :raises: GitHubError; TransportError

        Request: ``GET {url}/git/trees/{+sha}``
        https://docs.github.com/rest/git/trees
        """

    def create_tree(self, tree: Iterable[Mapping[str, str | None]], base_tree: GitHubCore | str | None = None) -> Tree:
        """Create a tree.

        The tree belongs to no commit yet; pass its SHA to `create_commit`.

        :param tree: the entries, mappings with path, mode ("100644", "100755", "040000", "160000" or "120000"), type
            ("blob", "tree" or "commit") and either sha or content; a sha of None takes the path out of `base_tree`
        :param base_tree: SHA of the tree whose entries are kept where `tree` does not replace them; without it the new
            tree has the given entries only
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/git/trees``, signed
        https://docs.github.com/rest/git/trees
        """

    def git_commit(self, sha: GitHubCore | str) -> Commit:
        """Fetch a commit of the Git data by its SHA.

        :param sha:
        :raises: GitHubError; TransportError

        Request: ``GET {url}/git/commits/{sha}``
        https://docs.github.com/rest/git/commits
        """

    def create_commit(
        self,
        message: str,
        tree: GitHubCore | str,
        parents: Iterable[GitHubCore | str],
        author: Mapping[str, str] | None = None,
        committer: Mapping[str, str] | None = None,
        *,
        signature: str | None = None,
    ) -> Commit:
        """Create a commit.

        No branch points to it yet: update or make a reference to do that. To change several files of a branch at
        once, `commit_files` takes all the steps.

        :param message: the commit message
        :param tree: SHA of the tree with the state of the files
        :param parents: SHAs of the commits it follows; an empty list makes a root commit, two or more a merge
        :param author: who wrote the change, a mapping with name, email and optionally date (ISO 8601); the
            authenticated user and the current time when it is left out
        :param committer: who makes the commit, likewise; as `author` when it is left out
        :param signature: PGP signature of the commit, ASCII-armoured and detached, over the commit as Git writes it
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/git/commits``, signed
        https://docs.github.com/rest/git/commits
        """

    def commit_files(
        self,
        files: Mapping[str, bytes | str | None],
        message: str,
        branch: GitHubCore | str | None = None,
        *,
        verified: bool = False,
    ) -> Commit:
        """Change several files of a branch in one commit.

        The commit follows the tip of the branch, and the branch only ever moves forward to it: when somebody else
        pushed in the meantime, `Conflict` is raised and the branch is left alone; calling again starts from the new
        tip. Executables and symbolic links stay what they are. When all files are as given already, nothing is
        committed and the commit at the tip is the result. The branch must exist, so a repository without any commit
        is refused.

        :param files: the new content by path; text is stored as UTF-8, None deletes a file or a directory with all in
            it
        :param message: the commit message
        :param branch: name of the branch; the default branch of the repository when it is left out
        :param verified: whether GitHub signs the commit, so that it is shown as verified, as rules may require. It is
            made with the mutation createCommitOnBranch of GraphQL, which cannot keep executables and symbolic links: a
            change of one is refused
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/git/ref/heads/{+branch}, GET {url}/git/commits/{sha}, GET {url}/git/trees/{sha}, POST
        {url}/git/blobs, POST {url}/git/trees, POST {url}/git/commits, PATCH {url}/git/refs/heads/{+branch}``, signed
        https://docs.github.com/rest/git/commits
        """

    def ref(self, ref: GitHubCore | str) -> Reference:
        """Fetch a reference by its name.

        :param ref: the name without "refs/", as "heads/main" or "tags/v1.0"
        :raises: GitHubError; TransportError

        Request: ``GET {url}/git/ref/{+ref}``
        https://docs.github.com/rest/git/refs
        """

    def refs(self, subspace: str = "", number: int = -1, etag: str | None = None) -> Listing[Reference]:
        """List references: branches, tags and all others, or those whose names start alike.

        :param subspace: start of the names without "refs/", as "heads" or "tags/v1"; empty for all references
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/git/matching-refs/{+subspace}``
        https://docs.github.com/rest/git/refs
        """

    def create_ref(self, ref: GitHubCore | str, sha: GitHubCore | str) -> Reference:
        """Create a reference.

        :param ref: full name, as "refs/heads/topic"; GitHub rejects names without "refs/" and a second slash
        :param sha: SHA of the commit or other object it points to
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/git/refs``, signed
        https://docs.github.com/rest/git/refs
        """

    def create_branch_ref(self, name: str, sha: GitHubCore | str | None = None) -> Reference | None:
        """Create a branch.

        :param name: name of the branch without "refs/heads/", as "topic"
        :param sha: SHA of the commit it starts at; without one nothing is created and the result is None
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/git/refs``, signed
        https://docs.github.com/rest/git/refs
        """

    def tag(self, sha: GitHubCore | str) -> Tag:
        """Fetch an annotated tag by the SHA of its tag object.

        A lightweight tag has no object: fetch it with `ref("tags/v1.0")`.

        :param sha:
        :raises: GitHubError; TransportError

        Request: ``GET {url}/git/tags/{sha}``
        https://docs.github.com/rest/git/tags
        """

    def create_tag(
        self,
        tag: str,
        message: str,
        sha: GitHubCore | str,
        obj_type: str,
        tagger: Mapping[str, str] | None = None,
        lightweight: bool = False,
    ) -> Tag | Reference:
        """Create a tag.

        An annotated tag takes two requests: one makes the tag object, one the reference to it. The result is the
        `Tag`, or for a lightweight tag the `Reference`.

        :param tag: name of the tag, as "v1.0"
        :param message: message of the tag; a lightweight tag has none
        :param sha: SHA of the object to tag
        :param obj_type: type of the object: "commit", "tree" or "blob"; not looked at for a lightweight tag
        :param tagger: who tags, a mapping with name, email and optionally date (ISO 8601); the authenticated user and
            the current time when it is None
        :param lightweight: whether to make the reference only, with no tag object
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/git/tags, POST {url}/git/refs``, signed
        https://docs.github.com/rest/git/tags
        """

    def hooks(self, number: int = -1, etag: str | None = None) -> Listing[Hook]:
        """List its hooks.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/hooks``, signed
        https://docs.github.com/rest/repos/webhooks
        """

    def hook(self, hook_id: GitHubCore | int | str) -> Hook:
        """Fetch one hook.

        :param hook_id: the `id` of the hook
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/hooks/{hook_id}``, signed
        https://docs.github.com/rest/repos/webhooks
        """

    def create_hook(
        self,
        name: str,
        config: Mapping[str, str | float],
        events: Iterable[GitHubCore | str] = ["push"],
        active: bool = True,
    ) -> Hook:
        """Create a hook.

        :param name: "web"
        :param config: settings: `url`, and perhaps `content_type` ("json" or "form"), `secret` and `insecure_ssl`
        :param events: names of the events to receive; ["*"] stands for all
        :param active: False creates a hook that receives nothing yet
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/hooks``, signed
        https://docs.github.com/rest/repos/webhooks
        """

    def import_issue(
        self,
        title: str,
        body: str,
        created_at: datetime | date | str,
        assignee: GitHubCore | str | None = None,
        milestone: GitHubCore | int | str | None = None,
        closed: bool | None = None,
        labels: str | Iterable[GitHubCore | str] | None = None,
        comments: Iterable[Mapping[str, str]] | None = None,
    ) -> ImportedIssue:
        """Import an issue with its comments. GitHub works on it after the response: `refresh()` the result
        until `status` is no longer "pending".

        Nobody is notified, and the issue keeps the dates that are given. GitHub describes this as a preview
        and may change it.

        :param title:
        :param body: description in Markdown
        :param created_at: when the issue was opened
        :param assignee: login of the assignee
        :param milestone: number of a milestone
        :param closed: whether the issue is closed
        :param labels: names of labels, as a list or as text with commas
        :param comments: mappings with `body` and, as a time, `created_at`
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/import/issues``, signed
        https://docs.github.com/rest/issues/issues (no longer described there)
        """

    def imported_issue(self, imported_issue_id: GitHubCore | int | str) -> ImportedIssue:
        """See where the import of one issue stands.

        :param imported_issue_id: the import's `id`
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/import/issues/{imported_issue_id}``, signed
        https://docs.github.com/rest/issues/issues (no longer described there)
        """

    def imported_issues(
        self, number: int = -1, since: datetime | date | str | None = None, etag: str | None = None
    ) -> Listing[ImportedIssue]:
        """List the imports of issues.

        :param number: maximum number of items; -1 returns all
        :param since: only imports whose status changed at this time or later
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/import/issues``, signed
        https://docs.github.com/rest/issues/issues (no longer described there)
        """

    def issue(self, number: GitHubCore | int | str, *, lazy: bool = False) -> Issue:
        """Fetch one issue, or the issue side of a pull request.

        :param number:
        :param lazy: whether to return a handle, which is fetched when a field is read that is not known
        :raises: GitHubError; TransportError

        Request: ``GET {url}/issues/{number}``
        https://docs.github.com/rest/issues/issues
        """

    def create_issue(
        self,
        title: int | str,
        body: str | None = None,
        assignee: GitHubCore | str | None = None,
        milestone: GitHubCore | int | str | None = None,
        labels: str | Iterable[GitHubCore | Mapping[str, Any] | str] | None = None,
        assignees: Iterable[GitHubCore | str] | None = None,
        *,
        issue_field_values: Iterable[Mapping[str, str | float | Iterable[str]]] | None = None,
        type: str | None = None,
    ) -> ShortIssue:
        """Open an issue.

        Labels, milestone and assignees are dropped silently by GitHub unless you may push to the repository.

        :param title:
        :param body: description in Markdown
        :param assignee: login of one assignee; prefer `assignees`
        :param milestone: number of a milestone
        :param labels: names of labels, as a list or as text with commas
        :param assignees: logins of at most ten people
        :param issue_field_values: values of the organization's issue fields, mappings with field_id and value
        :param type: name of an issue type of the organization
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/issues``, signed
        https://docs.github.com/rest/issues/issues
        """

    def issues(
        self,
        milestone: GitHubCore | int | str | None = None,
        state: Literal["open", "closed", "all"] | None = None,
        assignee: GitHubCore | str | None = None,
        mentioned: GitHubCore | str | None = None,
        labels: str | Iterable[GitHubCore | str] | None = None,
        sort: Literal["created", "updated", "comments"] | None = None,
        direction: Literal["asc", "desc"] | None = None,
        since: datetime | date | str | None = None,
        number: int = -1,
        etag: str | None = None,
        *,
        creator: GitHubCore | str | None = None,
        issue_field_values: str | None = None,
        type: str | None = None,
    ) -> Listing[ShortIssue]:
        """List the issues, pull requests among them.

        :param milestone: number of a milestone, "*" for any, "none" for issues without
        :param state: "open" (GitHub's default), "closed" or "all"
        :param assignee: login, "*" for anybody, "none" for issues without
        :param mentioned: login of somebody who is mentioned
        :param labels: names of labels, as a list or as text with commas; an issue must have them all
        :param sort: "created" (GitHub's default), "updated" or "comments"
        :param direction: "asc" or "desc" (GitHub's default)
        :param since: only issues changed at this time or later
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param creator: only issues opened by this user
        :param issue_field_values: only issues with these values of issue fields, as "priority:high,effort:3"
        :param type: only issues of this type; "*" for any type, "none" for issues without one
        :raises: GitHubError; TransportError

        Request: ``GET {url}/issues``
        https://docs.github.com/rest/issues/issues
        """

    def issue_events(self, number: int = -1, etag: str | None = None) -> Listing[RepositoryIssueEvent]:
        """List what happened to the issues and pull requests, latest first.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/issues/events``
        https://docs.github.com/rest/issues/events
        """

    def assignees(self, number: int = -1, etag: str | None = None) -> Listing[ShortUser]:
        """List whom issues can be assigned to.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/assignees``
        https://docs.github.com/rest/issues/assignees
        """

    def is_assignee(self, username: GitHubCore | str) -> bool:
        """Whether issues can be assigned to a user.

        :param username:
        :raises: GitHubError; TransportError

        Request: ``GET {url}/assignees/{username}``
        https://docs.github.com/rest/issues/assignees
        """

    def keys(self, number: int = -1, etag: str | None = None) -> Listing[Key]:
        """List its deploy keys.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/keys``, signed
        https://docs.github.com/rest/deploy-keys/deploy-keys
        """

    def key(self, id_num: GitHubCore | int | str) -> Key:
        """Fetch one deploy key.

        :param id_num: the `id` of the key
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/keys/{id_num}``, signed
        https://docs.github.com/rest/deploy-keys/deploy-keys
        """

    def create_key(self, title: str, key: str, read_only: bool = False) -> Key:
        """Add a deploy key.

        :param title: a name for it
        :param key: text of the public key, as "ssh-ed25519 AAAA…"
        :param read_only: let it read but not push
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/keys``, signed
        https://docs.github.com/rest/deploy-keys/deploy-keys
        """

    def delete_key(self, key_id: GitHubCore | int | str) -> bool:
        """Delete a deploy key. A key cannot be changed; delete it and add another.

        :param key_id: the `id` of the key
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/keys/{key_id}``, signed
        https://docs.github.com/rest/deploy-keys/deploy-keys
        """

    def label(self, name: GitHubCore | str) -> Label:
        """Fetch one label by its name.

        :param name:
        :raises: GitHubError; TransportError

        Request: ``GET {url}/labels/{name}``
        https://docs.github.com/rest/issues/labels
        """

    def labels(self, number: int = -1, etag: str | None = None) -> Listing[Label]:
        """List the labels.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/labels``
        https://docs.github.com/rest/issues/labels
        """

    def create_label(self, name: str, color: str, description: str | None = None) -> Label:
        """Create a label.

        :param name:
        :param color: six hexadecimal digits, with or without `#`
        :param description: at most 100 characters
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/labels``, signed
        https://docs.github.com/rest/issues/labels
        """

    def milestone(self, number: GitHubCore | int | str) -> Milestone:
        """Fetch one milestone by its number.

        :param number:
        :raises: GitHubError; TransportError

        Request: ``GET {url}/milestones/{number}``
        https://docs.github.com/rest/issues/milestones
        """

    def milestones(
        self,
        state: Literal["open", "closed", "all"] | None = None,
        sort: Literal["due_on", "due_date", "completeness"] | None = None,
        direction: Literal["asc", "desc"] | None = None,
        number: int = -1,
        etag: str | None = None,
    ) -> Listing[Milestone]:
        """List the milestones.

        :param state: "open" (GitHub's default), "closed" or "all"
        :param sort: "due_on" (GitHub's default) or "completeness"; "due_date" is an old name of "due_on"
        :param direction: "asc" (GitHub's default) or "desc"
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/milestones``
        https://docs.github.com/rest/issues/milestones
        """

    def create_milestone(
        self,
        title: str,
        state: Literal["open", "closed"] | None = None,
        description: str | None = None,
        due_on: datetime | date | str | None = None,
    ) -> Milestone:
        """Create a milestone.

        :param title:
        :param state: "open" (GitHub's default) or "closed"
        :param description:
        :param due_on: when it is due
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/milestones``, signed
        https://docs.github.com/rest/issues/milestones
        """

    def license(self, *, ref: GitHubCore | str | None = None) -> RepositoryLicense:
        """Fetch the file with the license of the repository.

        :param ref: branch, tag or commit; the default branch when None
        :raises: GitHubError; TransportError

        Request: ``GET {url}/license``
        https://docs.github.com/rest/licenses/licenses
        """

    def code_frequency(self, number: int = -1, etag: str | None = None) -> Listing[list[int]]:
        """List how many lines were added and deleted each week, as `[start of week, additions, deletions]`; the
        start in seconds since 1970, deletions as a negative number.

        While GitHub still computes, the listing is empty and its `last_status` is 202: request it later.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/stats/code_frequency``
        https://docs.github.com/rest/metrics/statistics
        """

    def commit_activity(self, number: int = -1, etag: str | None = None) -> Listing[CommitActivity]:
        """List the weeks of the last year, as mappings of `week` (its start, in seconds since 1970), `total` and
        `days` (commits of each day, from Sunday).

        While GitHub still computes, the listing is empty and its `last_status` is 202: request it later.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/stats/commit_activity``
        https://docs.github.com/rest/metrics/statistics
        """

    def contributor_statistics(self, number: int = -1, etag: str | None = None) -> Listing[ContributorStats]:
        """List what each contributor has done, week by week; the 100 who did most.

        While GitHub still computes, the listing is empty and its `last_status` is 202: request it later.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/stats/contributors``
        https://docs.github.com/rest/metrics/statistics
        """

    def weekly_commit_count(self) -> Participation:
        """Fetch the number of commits in each of the last 52 weeks, oldest first: by everyone under "all", by the
        owner under "owner". Empty while GitHub still computes.

        :raises: GitHubError; TransportError

        Request: ``GET {url}/stats/participation``
        https://docs.github.com/rest/metrics/statistics
        """

    def clones(self, per: Literal["day", "week"] = "day") -> ClonesStats:
        """Fetch how often it was cloned in the last 14 days; for those who may push. Days begin at midnight UTC,
        weeks on Monday.

        :param per: count by "day" or by "week"
        :raises: GitHubError; TransportError

        Request: ``GET {url}/traffic/clones``
        https://docs.github.com/rest/metrics/traffic
        """

    def views(self, per: Literal["day", "week"] = "day") -> ViewsStats:
        """Fetch how often its pages were seen in the last 14 days; for those who may push. Days begin at midnight
        UTC, weeks on Monday.

        :param per: count by "day" or by "week"
        :raises: GitHubError; TransportError

        Request: ``GET {url}/traffic/views``
        https://docs.github.com/rest/metrics/traffic
        """

    def top_referrers(self) -> list[Referrer]:
        """Fetch the 10 sites that most visitors came from in the last 14 days, as mappings of `referrer`, `count`
        and `uniques`; for those who may push.

        :raises: GitHubError; TransportError

        Request: ``GET {url}/traffic/popular/referrers``
        https://docs.github.com/rest/metrics/traffic
        """

    def top_paths(self) -> list[PopularPath]:
        """Fetch its 10 most visited pages of the last 14 days, as mappings of `path`, `title`, `count` and
        `uniques`; for those who may push.

        :raises: GitHubError; TransportError

        Request: ``GET {url}/traffic/popular/paths``
        https://docs.github.com/rest/metrics/traffic
        """

    def pages(self) -> PagesInfo:
        """Fetch what is known about its site.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/pages``, signed
        https://docs.github.com/rest/pages/pages
        """

    def pages_builds(self, number: int = -1, etag: str | None = None) -> Listing[PagesBuild]:
        """List the builds of its site, newest first.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/pages/builds``, signed
        https://docs.github.com/rest/pages/pages
        """

    def latest_pages_build(self) -> PagesBuild:
        """Fetch the latest build of its site.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/pages/builds/latest``, signed
        https://docs.github.com/rest/pages/pages
        """

    @deprecated("use ShortOrganization.project_v2")
    def project(self, id: GitHubCore | int | str, etag: str | None = None) -> Project | None:
        """Fetch one classic project. Returns None when it is unchanged since the ETag.

        Deprecated: use ShortOrganization.project_v2.

        :param id: the project's `id`, not its `number`
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET /projects/{id}``
        https://docs.github.com/rest/projects/projects (no longer described there)
        """

    @deprecated("use ShortOrganization.projects_v2")
    def projects(self, number: int = -1, etag: str | None = None) -> Listing[Project]:
        """List the open classic projects of the repository.

        Deprecated: use ShortOrganization.projects_v2.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/projects``
        https://docs.github.com/rest/projects/projects (no longer described there)
        """

    @deprecated("use the mutation createProjectV2 of GraphQL")
    def create_project(self, name: str, body: str | None = None) -> Project:
        """Create a classic project in the repository.

        Deprecated: use the mutation createProjectV2 of GraphQL.

        :param name:
        :param body: what it is about, in Markdown
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/projects``, signed
        https://docs.github.com/rest/projects/projects (no longer described there)
        """

    def pull_request(self, number: GitHubCore | int | str, *, lazy: bool = False) -> PullRequest:
        """Fetch a pull request by its number.

        :param number:
        :param lazy: whether to return a handle, which is fetched when a field is read that is not known
        :raises: GitHubError; TransportError

        Request: ``GET {url}/pulls/{number}``
        https://docs.github.com/rest/pulls/pulls
        """

    def pull_requests(
        self,
        state: Literal["open", "closed", "all"] | None = None,
        head: GitHubCore | str | None = None,
        base: GitHubCore | str | None = None,
        sort: Literal["created", "updated", "popularity", "long-running"] = "created",
        direction: Literal["asc", "desc"] = "desc",
        number: int = -1,
        etag: str | None = None,
    ) -> Listing[ShortPullRequest]:
        """List pull requests.

        :param state: "open", "closed" or "all"; the open ones when it is left out
        :param head: only those from this user and branch, as "octocat:topic"
        :param base: only those that go to this branch
        :param sort: "created", "updated", "popularity" (comments) or "long-running" (age, changed in the last month)
        :param direction: "asc" or "desc"
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/pulls``
        https://docs.github.com/rest/pulls/pulls
        """

    def create_pull(
        self,
        title: str,
        base: GitHubCore | str,
        head: GitHubCore | str,
        body: str | None = None,
        maintainer_can_modify: bool | None = None,
        *,
        draft: bool | None = None,
        head_repo: str | None = None,
    ) -> ShortPullRequest:
        """Open a pull request.

        :param title: its title
        :param base: branch that the changes go to, as "main"
        :param head: branch that they come from, as "topic", or "octocat:topic" for a branch of another owner
        :param body: its description, in Markdown
        :param maintainer_can_modify: whether those who may push to the base may push to the head too
        :param draft: whether it is a draft
        :param head_repo: name of the repository that the changes come from, where one organization owns both
            repositories
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/pulls``, signed
        https://docs.github.com/rest/pulls/pulls
        """

    def create_pull_from_issue(
        self,
        issue: GitHubCore | int | str,
        base: GitHubCore | str,
        head: GitHubCore | str,
        *,
        draft: bool | None = None,
        head_repo: str | None = None,
        maintainer_can_modify: bool | None = None,
    ) -> ShortPullRequest:
        """Turn an issue into a pull request.

        Title, description, comments and number stay those of the issue.

        :param issue: number of the issue
        :param base: branch that the changes go to, as "main"
        :param head: branch that they come from, as "topic", or "octocat:topic" for a branch of another owner
        :param draft: whether it is a draft
        :param head_repo: name of the repository that the changes come from, where one organization owns both
            repositories
        :param maintainer_can_modify: whether those who may push to the base may push to the head too
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/pulls``, signed
        https://docs.github.com/rest/pulls/pulls
        """

    def ensure_issue(
        self,
        marker: str,
        title: int | str,
        body: str = "",
        *,
        labels: str | Iterable[GitHubCore | Mapping[str, Any] | str] | None = None,
        assignees: Iterable[GitHubCore | str] | None = None,
        heal: bool = True,
    ) -> Issue:
        """Open an issue once: the next call with the same marker updates it while it is open.

        Of several open issues with the marker, of this author, the one with the lowest number stays, and the others are
        closed as duplicates: it may be called again after an error, and from several places at once.

        :param marker: what tells the issue apart; it is kept in the description, where no reader sees it
        :param title: title of the issue
        :param body: description in Markdown
        :param labels: names of labels; those that it has stay if this is left out
        :param assignees: logins of who works on it
        :param heal: whether surplus issues are closed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /user, GET and POST {url}/issues, PATCH the issues``, signed
        https://docs.github.com/rest/issues/issues
        """

    def ensure_label(self, name: GitHubCore | str, color: str | None = None, description: str | None = None) -> Label:
        """Create a label, or give it this color and description. It may be called from several places at once.

        :param name: name of the label
        :param color: color in hexadecimal, with or without `#`; that of a label that exists stays if it is left out
        :param description: what the label means; that of a label that exists stays if it is left out
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET, POST and PATCH {url}/labels/{name}``, signed
        https://docs.github.com/rest/issues/labels
        """

    def ensure_pull_request(
        self,
        head: GitHubCore | str,
        base: GitHubCore | str,
        title: str,
        body: str | None = None,
        *,
        draft: bool | None = None,
    ) -> PullRequest:
        """Open a pull request for a branch, or update the open one. It may be called from several places at once.

        :param head: branch with the changes; in a fork, with the login of its owner before it: "octocat:fix"
        :param base: branch that the changes go to
        :param title: title of the pull request
        :param body: description in Markdown; that of an open one stays if it is left out
        :param draft: whether a new one is a draft
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET and POST {url}/pulls, PATCH the pull request``, signed
        https://docs.github.com/rest/pulls/pulls
        """

    def ensure_file(self, path: str, content: bytes, message: str, branch: GitHubCore | str | None = None) -> Contents:
        """Write a file unless it has this content, and return it. It may be called from several places at once.

        :param path: path of the file
        :param content: what the file is to contain
        :param message: message of the commit
        :param branch: branch to write to; the default branch if it is left out
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET and PUT {url}/contents/{+path}``, signed
        https://docs.github.com/rest/repos/contents
        """

    def ensure_ruleset(
        self,
        name: str,
        enforcement: Literal["active", "evaluate", "disabled"] = "active",
        *,
        target: Literal["branch", "tag", "push"] = "branch",
        rules: Iterable[Mapping[str, Any]] | None = None,
        conditions: Mapping[str, Any] | None = None,
        bypass_actors: Iterable[Mapping[str, Any]] | None = None,
    ) -> RepositoryRuleset:
        """Create a ruleset, or change what differs in the one with this name. It may be called from several places
        at once.

        :param name: name of the ruleset
        :param enforcement: "active", "evaluate" (only tried) or "disabled"
        :param target: "branch", "tag" or "push"
        :param rules: mappings with type, and parameters where the type has some
        :param conditions: what it applies to, such as {"ref_name": {"include": ["~DEFAULT_BRANCH"], "exclude": []}}
        :param bypass_actors: who may break the rules: mappings with actor_id, actor_type and bypass_mode
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET and POST {url}/rulesets, PUT {url}/rulesets/{id}``, signed
        https://docs.github.com/rest/repos/rules
        """

    def releases(self, number: int = -1, etag: str | None = None) -> Listing[Release]:
        """List its releases. Drafts are among them only for those who may push. Tags without a release are not; see
        `tags()`.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/releases``
        https://docs.github.com/rest/releases/releases
        """

    def release(self, id: GitHubCore | int | str) -> Release:
        """Fetch one release.

        :param id: the `id` of the release
        :raises: GitHubError; TransportError

        Request: ``GET {url}/releases/{id}``
        https://docs.github.com/rest/releases/releases
        """

    def latest_release(self) -> Release:
        """Fetch the newest release that is neither a draft nor a prerelease.

        :raises: GitHubError; TransportError

        Request: ``GET {url}/releases/latest``
        https://docs.github.com/rest/releases/releases
        """

    def generate_release_notes(
        self,
        tag_name: GitHubCore | str,
        *,
        target_commitish: str | None = None,
        previous_tag_name: str | None = None,
        configuration_file_path: str | None = None,
    ) -> ReleaseNotesContent:
        """Propose the name and the text of a release. Nothing is saved.

        :param tag_name: tag of the release, which may be missing
        :param target_commitish: branch or commit of a tag that is missing; the default branch if it is left out
        :param previous_tag_name: tag of the release to compare with; the latest one if it is left out
        :param configuration_file_path:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/releases/generate-notes``, signed
        https://docs.github.com/rest/releases/releases
        """

    def release_from_tag(self, tag_name: GitHubCore | str) -> Release:
        """Fetch the release of a tag. Drafts are not found.

        :param tag_name:
        :raises: GitHubError; TransportError

        Request: ``GET {url}/releases/tags/{+tag_name}``
        https://docs.github.com/rest/releases/releases
        """

    def create_release(
        self,
        tag_name: GitHubCore | str,
        target_commitish: str | None = None,
        name: str | None = None,
        body: str | None = None,
        draft: bool = False,
        prerelease: bool = False,
        *,
        discussion_category_name: str | None = None,
        generate_release_notes: bool | None = None,
        make_latest: bool | Literal["true", "false", "legacy"] | None = None,
    ) -> Release:
        """Create a release, and its tag if there is none of that name.

        :param tag_name:
        :param target_commitish: branch or commit that a new tag points to; the default branch when None
        :param name: title
        :param body: notes in Markdown
        :param draft: keep it unpublished
        :param prerelease: announce it as not ready for production
        :param discussion_category_name: category of a discussion that is opened about the release
        :param generate_release_notes: whether GitHub writes a name and notes where these are missing; its notes follow
            `body`
        :param make_latest: whether it becomes the latest release: "true", "false", or "legacy" to compare dates and
            versions
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/releases``, signed
        https://docs.github.com/rest/releases/releases
        """

    def asset(self, id: GitHubCore | int | str) -> Asset:
        """Fetch what is known about one of the files attached to its releases.

        :param id: the `id` of the asset
        :raises: GitHubError; TransportError

        Request: ``GET {url}/releases/assets/{id}``
        https://docs.github.com/rest/releases/assets
        """

    def edit(
        self,
        name: str,
        description: str | None = None,
        homepage: str | None = None,
        private: bool | None = None,
        has_issues: bool | None = None,
        has_wiki: bool | None = None,
        has_downloads: bool | None = None,
        default_branch: str | None = None,
        archived: bool | None = None,
        allow_merge_commit: bool | None = None,
        allow_squash_merge: bool | None = None,
        allow_rebase_merge: bool | None = None,
        has_projects: bool | None = None,
        *,
        visibility: Literal["public", "private", "internal"] | None = None,
        has_pull_requests: bool | None = None,
        pull_request_creation_policy: Literal["all", "collaborators_only"] | None = None,
        is_template: bool | None = None,
        allow_auto_merge: bool | None = None,
        delete_branch_on_merge: bool | None = None,
        squash_merge_commit_title: Literal["PR_TITLE", "COMMIT_OR_PR_TITLE"] | None = None,
        squash_merge_commit_message: Literal["PR_BODY", "COMMIT_MESSAGES", "BLANK"] | None = None,
        merge_commit_title: Literal["PR_TITLE", "MERGE_MESSAGE"] | None = None,
        merge_commit_message: Literal["PR_BODY", "PR_TITLE", "BLANK"] | None = None,
        allow_update_branch: bool | None = None,
        allow_forking: bool | None = None,
        web_commit_signoff_required: bool | None = None,
        security_and_analysis: Mapping[str, Mapping[str, Any]] | None = None,
    ) -> bool:
        """Change the repository. What is None stays as it is; the object takes over the response.

        :param name: its name, as it is or a new one
        :param description:
        :param homepage: URL of a page about it
        :param private: True makes it private, False public
        :param has_issues:
        :param has_wiki:
        :param has_downloads: turn downloads on or off; GitHub no longer documents it
        :param default_branch:
        :param archived: True makes the repository read-only, False ends that
        :param allow_merge_commit:
        :param allow_squash_merge:
        :param allow_rebase_merge:
        :param has_projects:
        :param visibility: "public", "private" or "internal" (only in enterprises); in place of `private`
        :param has_pull_requests: whether pull requests are turned on
        :param pull_request_creation_policy: who may open pull requests: "all" or "collaborators_only"
        :param is_template: whether it is a template for other repositories
        :param allow_auto_merge: whether pull requests may be merged by themselves once all requirements are met
        :param delete_branch_on_merge: whether the branch of a pull request is deleted after merging
        :param squash_merge_commit_title: title of a squashed commit: "PR_TITLE" or "COMMIT_OR_PR_TITLE"
        :param squash_merge_commit_message: message of a squashed commit: "PR_BODY", "COMMIT_MESSAGES" or "BLANK"; with
            `squash_merge_commit_title` only
        :param merge_commit_title: title of a merge commit: "PR_TITLE" or "MERGE_MESSAGE"
        :param merge_commit_message: message of a merge commit: "PR_BODY", "PR_TITLE" or "BLANK"; with
            `merge_commit_title` only
        :param allow_update_branch: whether the branch of a pull request may be updated even where that is not needed
            for merging
        :param allow_forking: whether a private repository may be forked
        :param web_commit_signoff_required: whether commits on GitHub's website must be signed off
        :param security_and_analysis: security features, as {"secret_scanning": {"status": "enabled"}}
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}``, signed
        https://docs.github.com/rest/repos/repos
        """

    def delete(self) -> bool:
        """Delete the repository with everything in it. False when there is none, or when you may not.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}``, signed
        https://docs.github.com/rest/repos/repos
        """

    def contributors(self, anon: bool = False, number: int = -1, etag: str | None = None) -> Listing[Contributor]:
        """List those who have committed to it, most commits first. An empty repository has none.

        :param anon: give authors without an account too; such entries have `name` and `email` in place of a login
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/contributors``
        https://docs.github.com/rest/repos/repos
        """

    def languages(self, number: int = -1, etag: str | None = None) -> Listing[tuple[str, int]]:
        """List its programming languages, as pairs of the name and how many bytes are written in it.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/languages``
        https://docs.github.com/rest/repos/repos
        """

    def tags(self, number: int = -1, etag: str | None = None) -> Listing[RepoTag]:
        """List its tags.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/tags``
        https://docs.github.com/rest/repos/repos
        """

    def teams(self, number: int = -1, etag: str | None = None) -> Listing[ShortTeam]:
        """List the teams that have access to it.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/teams``, signed
        https://docs.github.com/rest/repos/repos
        """

    def topics(self) -> Topics:
        """Fetch its topics.

        :raises: GitHubError; TransportError

        Request: ``GET {url}/topics``
        https://docs.github.com/rest/repos/repos
        """

    def replace_topics(self, new_topics: Iterable[GitHubCore | str]) -> Topics:
        """Replace all its topics, and return the new ones.

        :param new_topics: names, in lower case; none at all removes every topic
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/topics``, signed
        https://docs.github.com/rest/repos/repos
        """

    def merge_upstream(self, branch: GitHubCore | str) -> dict[str, str]:
        """Bring a branch of this fork up to date with the repository it was forked from.

        The result is a mapping with message, merge_type ("merge", "fast-forward" or "none") and base_branch.
        `Conflict` is raised when the changes contradict each other.

        :param branch:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/merge-upstream``, signed
        https://docs.github.com/rest/branches/branches
        """

    def forks(
        self,
        sort: Literal["newest", "oldest", "stargazers", "watchers"] | Literal[""] = "",
        number: int = -1,
        etag: str | None = None,
    ) -> Listing[ShortRepository]:
        """List its forks.

        :param sort: "newest" (GitHub's default), "oldest", "stargazers" or "watchers" (Literal["newest", "oldest",
            "stargazers", "watchers"], default "")
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/forks``
        https://docs.github.com/rest/repos/forks
        """

    def create_fork(
        self,
        organization: GitHubCore | str | None = None,
        *,
        default_branch_only: bool | None = None,
        name: str | None = None,
    ) -> Repository:
        """Fork it. GitHub forks in the background: wait until the files are there before you use them.

        :param organization: login of the organization that gets the fork; the authenticated user when None
        :param default_branch_only: whether to fork only the default branch
        :param name: name of the fork, where it is to have another one
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/forks``, signed
        https://docs.github.com/rest/repos/forks
        """

    def rulesets(
        self,
        number: int = -1,
        etag: str | None = None,
        *,
        includes_parents: bool | None = None,
        targets: str | None = None,
    ) -> Listing[RepositoryRuleset]:
        """List its rulesets, and those of its organization that apply to it.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param includes_parents:
        :param targets:
        :raises: GitHubError; TransportError

        Request: ``GET {url}/rulesets``
        https://docs.github.com/rest/repos/rules
        """

    def ruleset(self, ruleset_id: GitHubCore | int | str, *, includes_parents: bool | None = None) -> RepositoryRuleset:
        """Fetch one ruleset, with its rules.

        :param ruleset_id: the `id` of the ruleset
        :param includes_parents:
        :raises: GitHubError; TransportError

        Request: ``GET {url}/rulesets/{ruleset_id}``
        https://docs.github.com/rest/repos/rules
        """

    def create_ruleset(
        self,
        name: str,
        enforcement: Literal["active", "evaluate", "disabled"] = "active",
        *,
        target: Literal["branch", "tag", "push"] | None = None,
        rules: Iterable[Any] | None = None,
        conditions: Mapping[str, Any] | None = None,
        bypass_actors: Iterable[Mapping[str, Any]] | None = None,
    ) -> RepositoryRuleset:
        """Create a ruleset.

        :param name: name of the ruleset
        :param enforcement: "active", "evaluate" (only tried) or "disabled"
        :param target: "branch" (GitHub's default), "tag" or "push"
        :param rules: mappings with type, and parameters where the type has some
        :param conditions: what it applies to, such as {"ref_name": {"include": ["~DEFAULT_BRANCH"], "exclude": []}}
        :param bypass_actors: who may break the rules: mappings with actor_id, actor_type and bypass_mode
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/rulesets``, signed
        https://docs.github.com/rest/repos/rules
        """

    def update_ruleset(
        self,
        ruleset_id: GitHubCore | int | str,
        *,
        name: str | None = None,
        enforcement: Literal["disabled", "active", "evaluate"] | None = None,
        target: Literal["branch", "tag", "push"] | None = None,
        rules: Iterable[Any] | None = None,
        conditions: Mapping[str, Any] | None = None,
        bypass_actors: Iterable[Mapping[str, Any]] | None = None,
    ) -> RepositoryRuleset:
        """Change a ruleset; what is left out stays as it is.

        :param ruleset_id: the `id` of the ruleset
        :param name: name of the ruleset
        :param enforcement: "active", "evaluate" (only tried) or "disabled"
        :param target: "branch", "tag" or "push"
        :param rules: mappings with type, and parameters where the type has some; in place of those that it has
        :param conditions: what it applies to, in place of what it does
        :param bypass_actors: who may break the rules, in place of those who do
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/rulesets/{ruleset_id}``, signed
        https://docs.github.com/rest/repos/rules
        """

    def delete_ruleset(self, ruleset_id: GitHubCore | int | str) -> bool:
        """Delete a ruleset. False if there is none.

        :param ruleset_id: the `id` of the ruleset
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/rulesets/{ruleset_id}``, signed
        https://docs.github.com/rest/repos/rules
        """

    def branch_rules(self, branch: GitHubCore | str) -> Listing[dict[str, Any]]:
        """List the rules that apply to a branch, whether it exists or not: mappings.

        :param branch:
        :raises: GitHubError; TransportError

        Request: ``GET {url}/rules/branches/{+branch}``
        https://docs.github.com/rest/repos/rules
        """

    def rule_suites(
        self,
        *,
        actor_name: str | None = None,
        evaluate_status: Literal["all", "active", "evaluate"] | None = None,
        ref: GitHubCore | str | None = None,
        rule_suite_result: Literal["pass", "fail", "bypass", "all"] | None = None,
        time_period: Literal["hour", "day", "week", "month"] | None = None,
    ) -> Listing[dict[str, Any]]:
        """List the pushes that rules were evaluated for, newest first: mappings.

        :param actor_name:
        :param evaluate_status:
        :param ref:
        :param rule_suite_result:
        :param time_period:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/rulesets/rule-suites``, signed
        https://docs.github.com/rest/repos/rule-suites
        """

    def rule_suite(self, rule_suite_id: GitHubCore | int | str) -> dict[str, Any]:
        """Fetch what the rules said of one push: a mapping with result and rule_evaluations.

        :param rule_suite_id: the `id` of the entry in `rule_suites()`
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/rulesets/rule-suites/{rule_suite_id}``, signed
        https://docs.github.com/rest/repos/rule-suites
        """

    def autolinks(self) -> list[Autolink]:
        """List its autolinks.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/autolinks``, signed
        https://docs.github.com/rest/repos/autolinks
        """

    def autolink(self, autolink_id: GitHubCore | int | str) -> Autolink:
        """Fetch one autolink.

        :param autolink_id: the `id` of the autolink
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/autolinks/{autolink_id}``, signed
        https://docs.github.com/rest/repos/autolinks
        """

    def create_autolink(self, key_prefix: str, url_template: str, is_alphanumeric: bool | None = None) -> Autolink:
        """Create an autolink.

        :param key_prefix: prefix of the text, such as "TICKET-"
        :param url_template: URL with `<num>` for what follows the prefix
        :param is_alphanumeric: whether letters may follow the prefix as well as digits
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/autolinks``, signed
        https://docs.github.com/rest/repos/autolinks
        """

    def delete_autolink(self, autolink_id: GitHubCore | int | str) -> bool:
        """Delete an autolink. False if there is none.

        :param autolink_id: the `id` of the autolink
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/autolinks/{autolink_id}``, signed
        https://docs.github.com/rest/repos/autolinks
        """

    def interaction_limits(self) -> dict[str, Any]:
        """Fetch who may comment, open issues and pull requests for a while: a mapping, empty for everybody.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/interaction-limits``, signed
        https://docs.github.com/rest/interactions/repos
        """

    def set_interaction_limits(
        self,
        limit: Literal["existing_users", "contributors_only", "collaborators_only"],
        expiry: Literal["one_day", "three_days", "one_week", "one_month", "six_months"] | None = None,
    ) -> dict[str, Any]:
        """Limit for a while who may comment, open issues and pull requests.

        The result is a mapping with limit, origin and expires_at.

        :param limit: "existing_users", "contributors_only" or "collaborators_only"
        :param expiry: "one_day" (GitHub's default), "three_days", "one_week", "one_month" or "six_months"
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/interaction-limits``, signed
        https://docs.github.com/rest/interactions/repos
        """

    def remove_interaction_limits(self) -> bool:
        """Let everybody comment, open issues and pull requests again.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/interaction-limits``, signed
        https://docs.github.com/rest/interactions/repos
        """

    def custom_property_values(self) -> list[dict[str, Any]]:
        """Fetch the values of the organization's custom properties: mappings with property_name and value.

        :raises: GitHubError; TransportError

        Request: ``GET {url}/properties/values``
        https://docs.github.com/rest/repos/custom-properties
        """

    def set_custom_property_values(self, properties: Iterable[Mapping[str, Any]]) -> bool:
        """Change values of the organization's custom properties.

        :param properties: mappings with property_name and value; the value None removes one
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}/properties/values``, signed
        https://docs.github.com/rest/repos/custom-properties
        """

    def codeowners_errors(self, ref: GitHubCore | str | None = None) -> dict[str, Any]:
        """Fetch what is wrong in its file CODEOWNERS: a mapping with errors, a list.

        :param ref: branch, tag or SHA; the default branch if it is left out
        :raises: GitHubError; TransportError

        Request: ``GET {url}/codeowners/errors``
        https://docs.github.com/rest/repos/repos
        """

    def attestations(self, subject_digest: str, *, predicate_type: str | None = None) -> Listing[dict[str, Any]]:
        """List the attestations of an artifact: mappings with bundle, repository_id and bundle_url.

        :param subject_digest: digest of the artifact, such as "sha256:..."
        :param predicate_type:
        :raises: GitHubError; TransportError

        Request: ``GET {url}/attestations/{+subject_digest}``
        https://docs.github.com/rest/repos/attestations
        """

    def create_attestation(self, bundle: Mapping[str, Any]) -> dict[str, Any]:
        """Store an attestation of an artifact that it built. The result is a mapping with its id.

        :param bundle: the attestation as Sigstore bundles it: a mapping with mediaType, verificationMaterial and
            dsseEnvelope
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/attestations``, signed
        https://docs.github.com/rest/repos/attestations
        """

    def immutable_releases(self) -> dict[str, bool] | None:
        """Check whether new releases cannot be changed: a mapping with enabled and enforced_by_owner; None if they
        can.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/immutable-releases``, signed
        https://docs.github.com/rest/repos/repos
        """

    def enable_immutable_releases(self) -> bool:
        """Let nobody change releases once they are published.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/immutable-releases``, signed
        https://docs.github.com/rest/repos/repos
        """

    def disable_immutable_releases(self) -> bool:
        """Let releases be changed again.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/immutable-releases``, signed
        https://docs.github.com/rest/repos/repos
        """

    def dependabot_alerts(
        self,
        number: int = -1,
        etag: str | None = None,
        *,
        assignee: GitHubCore | str | None = None,
        classification: str | None = None,
        direction: Literal["asc", "desc"] | None = None,
        ecosystem: str | None = None,
        epss_percentage: str | None = None,
        has: Any = None,
        manifest: str | None = None,
        package: str | None = None,
        relationship: str | None = None,
        scope: Literal["development", "runtime"] | None = None,
        severity: str | None = None,
        sort: Literal["created", "updated", "epss_percentage"] | None = None,
        state: str | None = None,
    ) -> Listing[DependabotAlert]:
        """List its alerts of Dependabot.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param assignee:
        :param classification:
        :param direction:
        :param ecosystem:
        :param epss_percentage:
        :param has:
        :param manifest:
        :param package:
        :param relationship:
        :param scope:
        :param severity:
        :param sort:
        :param state:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/dependabot/alerts``, signed
        https://docs.github.com/rest/dependabot/alerts
        """

    def dependabot_alert(self, alert_number: GitHubCore | int | str) -> DependabotAlert:
        """Fetch one alert of Dependabot.

        :param alert_number:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/dependabot/alerts/{alert_number}``, signed
        https://docs.github.com/rest/dependabot/alerts
        """

    def dependabot_secrets(self, number: int = -1, etag: str | None = None) -> Listing[DependabotSecret]:
        """List the secrets that Dependabot may use.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/dependabot/secrets``, signed
        https://docs.github.com/rest/dependabot/secrets
        """

    def dependabot_secret(self, secret_name: GitHubCore | str) -> DependabotSecret:
        """Fetch one secret that Dependabot may use.

        :param secret_name:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/dependabot/secrets/{secret_name}``, signed
        https://docs.github.com/rest/dependabot/secrets
        """

    def set_dependabot_secret(self, secret_name: GitHubCore | str, value: str | bytes) -> DependabotSecret:
        """Encrypt a value for GitHub, create a secret of it for Dependabot or give it to one, and return the secret.

        :param secret_name:
        :param value: text, which is encrypted as UTF-8, or bytes
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/dependabot/secrets/public-key, PUT and GET {url}/dependabot/secrets/{secret_name}``, signed
        https://docs.github.com/rest/dependabot/secrets
        """

    def delete_dependabot_secret(self, secret_name: GitHubCore | str) -> bool:
        """Delete a secret of Dependabot. False if there is none of that name.

        :param secret_name:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/dependabot/secrets/{secret_name}``, signed
        https://docs.github.com/rest/dependabot/secrets
        """

    def code_scanning_alerts(
        self,
        number: int = -1,
        etag: str | None = None,
        *,
        assignees: GitHubCore | str | None = None,
        direction: Literal["asc", "desc"] | None = None,
        pr: int | str | None = None,
        ref: GitHubCore | str | None = None,
        severity: Literal["critical", "high", "medium", "low", "warning", "note", "error"] | None = None,
        sort: Literal["created", "number", "updated"] | None = None,
        state: Literal["open", "dismissed", "fixed", "closed"] | None = None,
        tool_guid: str | None = None,
        tool_name: str | None = None,
    ) -> Listing[CodeScanningAlertItems]:
        """List its alerts of code scanning.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param assignees:
        :param direction:
        :param pr:
        :param ref:
        :param severity:
        :param sort:
        :param state:
        :param tool_guid:
        :param tool_name:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/code-scanning/alerts``, signed
        https://docs.github.com/rest/code-scanning/code-scanning
        """

    def code_scanning_alert(self, alert_number: GitHubCore | int | str) -> CodeScanningAlert:
        """Fetch one alert of code scanning.

        :param alert_number:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/code-scanning/alerts/{alert_number}``, signed
        https://docs.github.com/rest/code-scanning/code-scanning
        """

    def code_scanning_analyses(
        self,
        ref: GitHubCore | str | None = None,
        number: int = -1,
        etag: str | None = None,
        *,
        direction: Literal["asc", "desc"] | None = None,
        pr: int | str | None = None,
        sarif_id: str | None = None,
        sort: Literal["created"] | None = None,
        tool_guid: str | None = None,
        tool_name: str | None = None,
    ) -> Listing[CodeScanningAnalysis]:
        """List its analyses of code scanning, newest first.

        :param ref:
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param direction:
        :param pr:
        :param sarif_id:
        :param sort:
        :param tool_guid:
        :param tool_name:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/code-scanning/analyses``, signed
        https://docs.github.com/rest/code-scanning/code-scanning
        """

    def code_scanning_analysis(self, analysis_id: GitHubCore | int | str) -> CodeScanningAnalysis:
        """Fetch one analysis of code scanning.

        :param analysis_id: the `id` of the analysis
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/code-scanning/analyses/{analysis_id}``, signed
        https://docs.github.com/rest/code-scanning/code-scanning
        """

    def upload_sarif(
        self,
        commit_sha: GitHubCore | str,
        ref: GitHubCore | str,
        sarif: bytes | bytearray | memoryview | str | os.PathLike[str] | BinaryIO,
        *,
        checkout_uri: str | None = None,
        started_at: datetime | date | str | None = None,
        tool_name: str | None = None,
        validate: bool | None = None,
    ) -> CodeScanningSarifsReceipt:
        """Upload the results of an analysis: a SARIF file. GitHub processes it in the background: see
        `sarif_upload()`.

        :param commit_sha: SHA of the commit that was analyzed
        :param ref: full name of the branch, tag or merge, such as "refs/heads/main" or "refs/pull/42/merge"
        :param sarif: the content: bytes, text (a path is no text), a path as a `pathlib.Path`, or a file opened for
            reading bytes. It is compressed before it is sent
        :param checkout_uri: base of absolute paths in the results, such as "file:///github/workspace/"
        :param started_at: when the analysis began
        :param tool_name: name of the tool; without it, all results are of "API"
        :param validate: whether GitHub compares the file with the specification
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/code-scanning/sarifs``, signed
        https://docs.github.com/rest/code-scanning/code-scanning
        """

    def sarif_upload(self, sarif_id: GitHubCore | int | str) -> CodeScanningSarifsStatus:
        """Fetch whether an uploaded SARIF file is processed; `processing_status` is "pending", "complete" or
        "failed".

        :param sarif_id: the `id` that `upload_sarif()` has returned
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/code-scanning/sarifs/{sarif_id}``, signed
        https://docs.github.com/rest/code-scanning/code-scanning
        """

    def code_scanning_default_setup(self) -> CodeScanningDefaultSetup:
        """Fetch the default setup of code scanning.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/code-scanning/default-setup``, signed
        https://docs.github.com/rest/code-scanning/code-scanning
        """

    def dependency_diff(
        self,
        base: GitHubCore | str,
        head: GitHubCore | str,
        number: int = -1,
        etag: str | None = None,
        *,
        name: str | None = None,
    ) -> Listing[dict[str, Any]]:
        """List the dependencies that differ between two commits: mappings with change_type, name, version,
        vulnerabilities and more.

        :param base: branch, tag or SHA to compare with
        :param head: branch, tag or SHA to compare
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param name: path of the only manifest to compare
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/dependency-graph/compare/{base}...{head}``, signed
        https://docs.github.com/rest/dependency-graph/dependency-review
        """

    def submit_dependencies(
        self,
        sha: GitHubCore | str,
        ref: GitHubCore | str,
        detector: Mapping[str, Any],
        job: Mapping[str, Any],
        scanned: datetime | date | str,
        manifests: Mapping[str, Any] | None = None,
        *,
        version: int | str = 0,
        metadata: Mapping[str, Any] | None = None,
    ) -> dict[str, Any]:
        """Submit the dependencies that a tool has found, and return a mapping with id, result and message.

        :param sha: SHA of the commit
        :param ref: full name of the branch, such as "refs/heads/main"
        :param detector: the tool: a mapping with name, version and url
        :param job: the job that runs it: a mapping with id and correlator. A submission with the same correlator and
            detector replaces the earlier one
        :param scanned: when it was run
        :param manifests: the files that name dependencies, by name: mappings with name, file and resolved
        :param version: version of the submission's format
        :param metadata: what else to keep, at most eight members
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/dependency-graph/snapshots``, signed
        https://docs.github.com/rest/dependency-graph/dependency-submission
        """

    def secret_scanning_alerts(
        self,
        number: int = -1,
        etag: str | None = None,
        *,
        assignee: GitHubCore | str | None = None,
        direction: Literal["asc", "desc"] | None = None,
        exclude_providers: str | None = None,
        exclude_secret_types: str | None = None,
        hide_secret: bool | None = None,
        included_metadata: str | None = None,
        is_bypassed: bool | None = None,
        is_multi_repo: bool | None = None,
        is_publicly_leaked: bool | None = None,
        owner_email_hash: str | None = None,
        providers: str | None = None,
        resolution: str | None = None,
        secret_type: str | None = None,
        sort: Literal["created", "updated"] | None = None,
        state: Literal["open", "resolved"] | None = None,
        validity: str | None = None,
    ) -> Listing[SecretScanningAlert]:
        """List its alerts of secret scanning.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param assignee:
        :param direction:
        :param exclude_providers:
        :param exclude_secret_types:
        :param hide_secret:
        :param included_metadata:
        :param is_bypassed:
        :param is_multi_repo:
        :param is_publicly_leaked:
        :param owner_email_hash:
        :param providers:
        :param resolution:
        :param secret_type:
        :param sort:
        :param state:
        :param validity:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/secret-scanning/alerts``, signed
        https://docs.github.com/rest/secret-scanning/secret-scanning
        """

    def secret_scanning_alert(
        self, alert_number: GitHubCore | int | str, *, hide_secret: bool | None = None
    ) -> SecretScanningAlertWithMetadata:
        """Fetch one alert of secret scanning.

        :param alert_number:
        :param hide_secret:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/secret-scanning/alerts/{alert_number}``, signed
        https://docs.github.com/rest/secret-scanning/secret-scanning
        """

    def security_advisories(
        self,
        number: int = -1,
        etag: str | None = None,
        *,
        direction: Literal["asc", "desc"] | None = None,
        sort: Literal["created", "updated", "published"] | None = None,
        state: Literal["triage", "draft", "published", "closed"] | None = None,
    ) -> Listing[RepositoryAdvisory]:
        """List its security advisories.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param direction:
        :param sort:
        :param state:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/security-advisories``, signed
        https://docs.github.com/rest/security-advisories/repository-advisories
        """

    def security_advisory(self, ghsa_id: GitHubCore | str) -> RepositoryAdvisory:
        """Fetch one security advisory.

        :param ghsa_id: its `ghsa_id`, such as "GHSA-abcd-1234-efgh"
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/security-advisories/{ghsa_id}``, signed
        https://docs.github.com/rest/security-advisories/repository-advisories
        """

    def create_security_advisory(
        self,
        summary: str,
        description: str,
        vulnerabilities: Iterable[Mapping[str, Any]],
        *,
        credits: Iterable[Mapping[str, Any]] | None = None,
        cve_id: str | None = None,
        cvss_vector_string: str | None = None,
        cwe_ids: Iterable[GitHubCore | str] | None = None,
        severity: Literal["critical", "high", "medium", "low"] | None = None,
        start_private_fork: bool | None = None,
    ) -> RepositoryAdvisory:
        """Draft a security advisory.

        :param summary:
        :param description:
        :param vulnerabilities: mappings with package (a mapping with ecosystem and name), vulnerable_version_range and
            patched_versions
        :param credits:
        :param cve_id:
        :param cvss_vector_string:
        :param cwe_ids:
        :param severity:
        :param start_private_fork:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/security-advisories``, signed
        https://docs.github.com/rest/security-advisories/repository-advisories
        """

    def report_vulnerability(
        self,
        summary: str,
        description: str,
        *,
        cvss_vector_string: str | None = None,
        cwe_ids: Iterable[GitHubCore | str] | None = None,
        severity: Literal["critical", "high", "medium", "low"] | None = None,
        start_private_fork: bool | None = None,
        vulnerabilities: Iterable[Mapping[str, Any]] | None = None,
    ) -> RepositoryAdvisory:
        """Report a vulnerability to its maintainers, in private.

        :param summary:
        :param description:
        :param cvss_vector_string:
        :param cwe_ids:
        :param severity:
        :param start_private_fork:
        :param vulnerabilities:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/security-advisories/reports``, signed
        https://docs.github.com/rest/security-advisories/repository-advisories
        """

    def sbom(self) -> DependencyGraphSpdxSbom:
        """Fetch the packages that it depends on, as an SBOM in the format of SPDX.

        :raises: GitHubError; TransportError

        Request: ``GET {url}/dependency-graph/sbom``
        https://docs.github.com/rest/dependency-graph/sboms
        """

    def vulnerability_alerts(self) -> bool:
        """Check whether Dependabot alerts are enabled.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/vulnerability-alerts``, signed
        https://docs.github.com/rest/repos/repos
        """

    def enable_vulnerability_alerts(self) -> bool:
        """Enable Dependabot alerts.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/vulnerability-alerts``, signed
        https://docs.github.com/rest/repos/repos
        """

    def disable_vulnerability_alerts(self) -> bool:
        """Disable Dependabot alerts.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/vulnerability-alerts``, signed
        https://docs.github.com/rest/repos/repos
        """

    def workflows(self, number: int = -1, etag: str | None = None) -> Listing[Workflow]:
        """List its workflows.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/actions/workflows``
        https://docs.github.com/rest/actions/workflows
        """

    def workflow(self, workflow_id: GitHubCore | int | str) -> Workflow:
        """Fetch one workflow.

        :param workflow_id: the `id` of the workflow, or the name of its file, such as "ci.yml"
        :raises: GitHubError; TransportError

        Request: ``GET {url}/actions/workflows/{workflow_id}``
        https://docs.github.com/rest/actions/workflows
        """

    def workflow_runs(
        self,
        number: int = -1,
        etag: str | None = None,
        *,
        created: str | None = None,
        actor: str | None = None,
        branch: GitHubCore | str | None = None,
        check_suite_id: GitHubCore | int | str | None = None,
        event: str | None = None,
        exclude_pull_requests: bool | None = None,
        head_sha: GitHubCore | str | None = None,
        status: Literal["completed", "action_required", "cancelled", "failure", "neutral", "skipped", "stale", "success", "timed_out", "in_progress", "queued", "requested", "waiting", "pending"] | None = None,
    ) -> Listing[WorkflowRun]:
        """List the runs of its workflows, newest first.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param created:
        :param actor:
        :param branch:
        :param check_suite_id:
        :param event:
        :param exclude_pull_requests:
        :param head_sha:
        :param status:
        :raises: GitHubError; TransportError

        Request: ``GET {url}/actions/runs``
        https://docs.github.com/rest/actions/workflow-runs
        """

    def workflow_run(self, run_id: GitHubCore | int | str, *, exclude_pull_requests: bool | None = None) -> WorkflowRun:
        """Fetch one run of a workflow.

        :param run_id: the `id` of the run
        :param exclude_pull_requests:
        :raises: GitHubError; TransportError

        Request: ``GET {url}/actions/runs/{run_id}``
        https://docs.github.com/rest/actions/workflow-runs
        """

    def workflow_job(self, job_id: GitHubCore | int | str) -> Job:
        """Fetch one job of a run.

        :param job_id: the `id` of the job
        :raises: GitHubError; TransportError

        Request: ``GET {url}/actions/jobs/{job_id}``
        https://docs.github.com/rest/actions/workflow-jobs
        """

    def artifacts(self, name: str | None = None, number: int = -1, etag: str | None = None) -> Listing[Artifact]:
        """List the artifacts that its runs keep, newest first.

        :param name:
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/actions/artifacts``
        https://docs.github.com/rest/actions/artifacts
        """

    def artifact(self, artifact_id: GitHubCore | int | str) -> Artifact:
        """Fetch one artifact.

        :param artifact_id: the `id` of the artifact
        :raises: GitHubError; TransportError

        Request: ``GET {url}/actions/artifacts/{artifact_id}``
        https://docs.github.com/rest/actions/artifacts
        """

    def caches(
        self,
        number: int = -1,
        etag: str | None = None,
        *,
        direction: Literal["asc", "desc"] | None = None,
        key: str | None = None,
        ref: GitHubCore | str | None = None,
        sort: Literal["created_at", "last_accessed_at", "size_in_bytes"] | None = None,
    ) -> Listing[ActionsCacheList_ActionsCaches]:
        """List its caches.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param direction:
        :param key:
        :param ref:
        :param sort:
        :raises: GitHubError; TransportError

        Request: ``GET {url}/actions/caches``
        https://docs.github.com/rest/actions/cache
        """

    def delete_cache(self, cache_id: GitHubCore | int | str) -> bool:
        """Delete a cache.

        :param cache_id: the `id` of the cache
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/actions/caches/{cache_id}``, signed
        https://docs.github.com/rest/actions/cache
        """

    def delete_caches(self, key: str, ref: GitHubCore | str | None = None) -> dict[str, Any]:
        """Delete the caches with a key. The result is a mapping with total_count and actions_caches, which are
        deleted.

        :param key: key of the caches, whole
        :param ref: branch or pull request whose caches are deleted, such as "refs/heads/main"; all if it is left out
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/actions/caches``, signed
        https://docs.github.com/rest/actions/cache
        """

    def variables(self, number: int = -1, etag: str | None = None) -> Listing[ActionsVariable]:
        """List its variables.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/actions/variables``, signed
        https://docs.github.com/rest/actions/variables
        """

    def variable(self, name: GitHubCore | str) -> ActionsVariable:
        """Fetch one variable.

        :param name:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/actions/variables/{name}``, signed
        https://docs.github.com/rest/actions/variables
        """

    def create_variable(self, name: str, value: str) -> bool:
        """Create a variable. `Conflict` is raised if there is one of that name.

        :param name:
        :param value:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/actions/variables``, signed
        https://docs.github.com/rest/actions/variables
        """

    def update_variable(self, name: GitHubCore | str, value: str) -> bool:
        """Change the value of a variable. False if there is none of that name.

        :param name:
        :param value:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}/actions/variables/{name}``, signed
        https://docs.github.com/rest/actions/variables
        """

    def delete_variable(self, name: GitHubCore | str) -> bool:
        """Delete a variable. False if there is none of that name.

        :param name:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/actions/variables/{name}``, signed
        https://docs.github.com/rest/actions/variables
        """

    def environments(self, number: int = -1, etag: str | None = None) -> Listing[Environment]:
        """List its environments.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/environments``
        https://docs.github.com/rest/deployments/environments
        """

    def environment(self, environment_name: GitHubCore | str) -> Environment:
        """Fetch one environment.

        :param environment_name:
        :raises: GitHubError; TransportError

        Request: ``GET {url}/environments/{environment_name}``
        https://docs.github.com/rest/deployments/environments
        """

    def create_environment(
        self,
        environment_name: GitHubCore | str,
        wait_timer: int | str | None = None,
        reviewers: Iterable[Mapping[str, Any]] | None = None,
        prevent_self_review: bool | None = None,
        deployment_branch_policy: Mapping[str, Any] | None = None,
    ) -> Environment:
        """Create an environment, or change its protection, and return it.

        What is left out is removed from an environment that exists.

        :param environment_name:
        :param wait_timer: minutes that a deployment waits
        :param reviewers: who may approve deployments: mappings with type ("User" or "Team") and id; at most six
        :param prevent_self_review: whether whoever deploys may not approve it
        :param deployment_branch_policy: which branches may deploy: a mapping with protected_branches and
            custom_branch_policies, of which one is true
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/environments/{environment_name}``, signed
        https://docs.github.com/rest/deployments/environments
        """

    def runners(self, name: str | None = None, number: int = -1, etag: str | None = None) -> Listing[Runner]:
        """List its self-hosted runners.

        :param name:
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/actions/runners``, signed
        https://docs.github.com/rest/actions/self-hosted-runners
        """

    def runner(self, runner_id: GitHubCore | int | str) -> Runner:
        """Fetch one self-hosted runner.

        :param runner_id: the `id` of the runner
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/actions/runners/{runner_id}``, signed
        https://docs.github.com/rest/actions/self-hosted-runners
        """

    def delete_runner(self, runner_id: GitHubCore | int | str) -> bool:
        """Remove a self-hosted runner. False if there is none.

        :param runner_id: the `id` of the runner
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/actions/runners/{runner_id}``, signed
        https://docs.github.com/rest/actions/self-hosted-runners
        """

    def set_runner_labels(
        self, runner_id: GitHubCore | int | str, labels: Iterable[GitHubCore | str]
    ) -> dict[str, Any]:
        """Replace the labels that somebody gave a self-hosted runner. The result is a mapping with all labels.

        :param runner_id: the `id` of the runner
        :param labels: names of the labels
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/actions/runners/{runner_id}/labels``, signed
        https://docs.github.com/rest/actions/self-hosted-runners
        """

    def create_registration_token(self) -> AuthenticationToken:
        """Create a token that registers self-hosted runners for an hour: `config.sh --token` takes it.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/actions/runners/registration-token``, signed
        https://docs.github.com/rest/actions/self-hosted-runners
        """

    def create_remove_token(self) -> AuthenticationToken:
        """Create a token that removes self-hosted runners for an hour: `config.sh remove --token` takes it.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/actions/runners/remove-token``, signed
        https://docs.github.com/rest/actions/self-hosted-runners
        """

    def actions_permissions(self) -> dict[str, Any]:
        """Fetch the permissions of GitHub Actions: a mapping with enabled and allowed_actions.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/actions/permissions``, signed
        https://docs.github.com/rest/actions/permissions
        """

    def set_actions_permissions(
        self,
        enabled: bool,
        allowed_actions: Literal["all", "local_only", "selected"] | None = None,
        *,
        sha_pinning_required: bool | None = None,
    ) -> bool:
        """Change the permissions of GitHub Actions.

        :param enabled: whether it may run workflows
        :param allowed_actions: which actions they may use: "all", "local_only" or "selected"
        :param sha_pinning_required:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/actions/permissions``, signed
        https://docs.github.com/rest/actions/permissions
        """

    def workflow_permissions(self) -> dict[str, Any]:
        """Fetch what the token of a workflow may do unless it says otherwise: a mapping with
        default_workflow_permissions ("read" or "write") and can_approve_pull_request_reviews.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/actions/permissions/workflow``, signed
        https://docs.github.com/rest/actions/permissions
        """

    def set_workflow_permissions(
        self,
        default_workflow_permissions: Literal["read", "write"] | None = None,
        can_approve_pull_request_reviews: bool | None = None,
    ) -> bool:
        """Change what the token of a workflow may do unless it says otherwise.

        :param default_workflow_permissions: "read" or "write"
        :param can_approve_pull_request_reviews: whether it may approve pull requests
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/actions/permissions/workflow``, signed
        https://docs.github.com/rest/actions/permissions
        """

    def oidc_subject(self) -> dict[str, Any]:
        """Fetch the template of the subject in OIDC tokens: a mapping with use_default and include_claim_keys.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/actions/oidc/customization/sub``, signed
        https://docs.github.com/rest/actions/oidc
        """

    def set_oidc_subject(
        self,
        use_default: bool,
        include_claim_keys: Iterable[GitHubCore | str] | None = None,
        *,
        use_immutable_subject: bool | None = None,
    ) -> bool:
        """Change the template of the subject in OIDC tokens.

        :param use_default: whether it is GitHub's template
        :param include_claim_keys: names of the claims that make up the subject, if it is not
        :param use_immutable_subject:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/actions/oidc/customization/sub``, signed
        https://docs.github.com/rest/actions/oidc
        """

class Repository(ShortRepository):
    """A repository with every field. Settings of merging are None for those who may not
    push.
    """

    allow_auto_merge: Maybe[bool]
    """Whether pull requests may be merged by themselves once all requirements are met."""
    allow_forking: Maybe[bool]
    """Whether a private repository may be forked."""
    allow_merge_commit: Maybe[bool]
    """Whether pull requests may be merged with a merge commit."""
    allow_rebase_merge: Maybe[bool]
    """Whether pull requests may be rebased."""
    allow_squash_merge: Maybe[bool]
    """Whether pull requests may be squashed into one commit."""
    allow_update_branch: Maybe[bool]
    """Whether the branch of a pull request may be updated even where that is not needed for merging."""
    delete_branch_on_merge: Maybe[bool]
    """Whether the branch of a pull request is deleted after merging."""
    merge_commit_message: Maybe[str]
    """Message of merge commits: "PR_BODY", "PR_TITLE" or "BLANK"."""
    merge_commit_title: Maybe[str]
    """Title of merge commits: "PR_TITLE" or "MERGE_MESSAGE"."""
    network_count: Maybe[int]
    """How many repositories its network has: the root and all forks."""
    organization: Maybe[ShortUser]
    """Organization that it belongs to, None for a user's."""
    parent: Maybe[ShortRepository]
    """Repository that this one was forked from, None when it is no fork."""
    security_and_analysis: Maybe[dict[str, dict[str, Any]]]
    """Which of GitHub's security features are turned on, and their options."""
    source: Maybe[ShortRepository]
    """Root of the network of forks, None when it is no fork."""
    squash_merge_commit_message: Maybe[str]
    """Message of squashed commits: "PR_BODY", "COMMIT_MESSAGES" or "BLANK"."""
    squash_merge_commit_title: Maybe[str]
    """Title of squashed commits: "PR_TITLE" or "COMMIT_OR_PR_TITLE"."""
    subscribers_count: Maybe[int]
    """How many people watch it."""
    template_repository: Maybe[ShortRepository]
    """Template that it was created from, if any."""
    web_commit_signoff_required: Maybe[bool]
    """Whether commits on GitHub's website must be signed off."""
    archived: Field[bool]
    clone_url: Field[str]
    default_branch: Field[str]
    fork_count: Field[int]
    forks_count: Field[int]
    git_url: Field[str]
    has_issues: Field[bool]
    has_pages: Field[bool]
    has_projects: Field[bool]
    has_wiki: Field[bool]
    name: Field[str]
    open_issues_count: Field[int]
    size: Field[int]
    ssh_url: Field[str]
    stargazers_count: Field[int]
    svn_url: Field[str]
    watchers: Field[int]
    watchers_count: Field[int]

class Topics(GitHubCore):
    """The topics of a repository."""

    names: Field[list[str]]
    """Their names, as a list."""

class RepoTag(GitHubCore):
    """A tag of a repository, with archives of the files it stands for."""

    commit: Field[MiniCommit]
    """Commit that it points to: its SHA and its URL."""
    name: Field[str]
    """Name."""
    node_id: Field[str]
    """Identifier in the GraphQL API."""
    tarball_url: Field[str]
    """URL of the files as a tar archive."""
    zipball_url: Field[str]
    """URL of the files as a zip archive."""

class PullReview(GitHubCore):
    """A review of a pull request."""

    author_association: Field[str]
    """What the reviewer is to the repository, as "OWNER", "COLLABORATOR" or "NONE"."""
    body: Maybe[str]
    """The review in Markdown."""
    body_html: Maybe[str]
    """The review in HTML."""
    body_text: Maybe[str]
    """The review as plain text."""
    commit_id: Maybe[str]
    """SHA of the commit that was reviewed; None when it is gone."""
    html_url: Field[str]
    """URL of its page."""
    id: Field[int]
    """Number of the review."""
    links: Field[dict[str, Link]]
    """URLs of its page and the pull request: a mapping."""
    node_id: Field[str]
    """Identifier of the object in the GraphQL API."""
    pull_request_url: Field[str]
    """URL of the pull request."""
    state: Field[str]
    """ "APPROVED", "CHANGES_REQUESTED", "COMMENTED", "DISMISSED" or "PENDING"."""
    submitted_at: Maybe[datetime]
    """When it was submitted; None while it is pending."""
    user: Maybe[ShortUser]
    """Who reviewed; None for a deleted account."""

    def create_reaction(
        self, content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"]
    ) -> bool:
        """React to it. True also if the user has reacted like this before.

        :param content:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /graphql``, signed
        https://docs.github.com/graphql/reference/mutations
        """

    def delete_reaction(
        self, content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"]
    ) -> bool:
        """Delete the user's own reaction. `GraphQLError` is raised if there is none.

        :param content:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /graphql``, signed
        https://docs.github.com/graphql/reference/mutations
        """

    def submit(self, body: str, event: Literal["APPROVE", "REQUEST_CHANGES", "COMMENT"]) -> bool:
        """Submit the pending review.

        :param body: the review in Markdown
        :param event: "APPROVE", "REQUEST_CHANGES" or "COMMENT"
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {pull_request_url}/reviews/{id}/events``, signed
        https://docs.github.com/rest/pulls/reviews
        """

class ReviewComment(GitHubCore):
    """A comment on the changes of a pull request."""

    author_association: Field[str]
    """What the writer is to the repository, as "OWNER", "COLLABORATOR" or "NONE"."""
    body: Field[str]
    """The comment in Markdown."""
    body_html: Maybe[str]
    """The comment in HTML."""
    body_text: Maybe[str]
    """The comment as plain text."""
    commit_id: Field[str]
    """SHA of the commit that it is about."""
    created_at: Field[datetime]
    """When it was written."""
    diff_hunk: Maybe[str]
    """The part of the diff that it is about."""
    html_url: Field[str]
    """URL of its page."""
    id: Field[int]
    """Number of the comment."""
    in_reply_to_id: Maybe[int]
    """Number of the comment that it replies to; None when it begins a thread."""
    line: Maybe[int]
    """Line of the file that it is about; None when the line is gone."""
    links: Maybe[dict[str, Link]]
    """URLs of itself, its page and the pull request: a mapping."""
    node_id: Field[str]
    """Identifier of the object in the GraphQL API."""
    original_commit_id: Maybe[str]
    """SHA of the commit that it was written about."""
    original_line: Maybe[int]
    """Line that it was written about; the last one when it is about several."""
    original_position: Maybe[int]
    """Line of the diff that it was written about."""
    original_start_line: Maybe[int]
    """First line that it was written about, when it is about several."""
    path: Maybe[str]
    """Path of the file."""
    position: Maybe[int]
    """Line of the diff that it is about, counted from the first hunk; None when the line is gone."""
    pull_request_review_id: Maybe[int]
    """Number of the review that it belongs to; None when it belongs to none."""
    pull_request_url: Maybe[str]
    """URL of the pull request."""
    reactions: Maybe[Reactions]
    """How often each reaction was given: a mapping."""
    side: Maybe[str]
    """Side of the diff that it is about: "LEFT" (removed lines) or "RIGHT"."""
    start_line: Maybe[int]
    """First line that it is about, when it is about several."""
    start_side: Maybe[str]
    """Side of the diff that the first line is on: "LEFT" or "RIGHT"; None when it is about one line."""
    subject_type: Maybe[str]
    """What it is about: "line" or "file"."""
    updated_at: Field[datetime]
    """When it was changed last."""
    url: Field[str]
    """URL of the comment in the API."""
    user: Maybe[ShortUser]
    """Who wrote it; None for a deleted account."""

    def list_reactions(
        self,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"] | None = None,
        number: int = -1,
        etag: str | None = None,
    ) -> Listing[Reaction]:
        """List the reactions to the comment. The field `reactions` has their numbers.

        :param content: only those of this kind
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/reactions``
        https://docs.github.com/rest/reactions/reactions
        """

    def create_reaction(
        self, content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"]
    ) -> Reaction:
        """React to the comment. If the user has reacted like this before, the result is that reaction.

        :param content:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {url}/reactions``, signed
        https://docs.github.com/rest/reactions/reactions
        """

    def delete_reaction(self, reaction_id: GitHubCore | int | str) -> bool:
        """Delete a reaction to the comment.

        :param reaction_id: the `id` of the reaction, or the reaction
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/reactions/{reaction_id}``, signed
        https://docs.github.com/rest/reactions/reactions
        """

    def delete(self) -> bool:
        """Delete the comment.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}``, signed
        https://docs.github.com/rest/pulls/comments
        """

    def edit(self, body: str) -> bool:
        """Change the comment.

        :param body: the new comment in Markdown
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}``, signed
        https://docs.github.com/rest/pulls/comments
        """

    def reply(self, body: str) -> ReviewComment:
        """Reply to the comment.

        :param body: the reply in Markdown
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {pull_request_url}/comments``, signed
        https://docs.github.com/rest/pulls/comments
        """

class ReviewThread(GitHubCore):
    """A conversation about lines of the changes, or about a file."""

    comments: Field[list[dict[str, Any]]]
    """Its comments, oldest first: mappings with id, body, login, created_at and html_url. At most 100 are shown."""
    comments_count: Field[int]
    """Number of its comments."""
    first_comment_id: Maybe[int]
    """Number of its first comment."""
    is_outdated: Field[bool]
    """Whether the lines have changed since."""
    is_resolved: Field[bool]
    """Whether it is resolved."""
    line: Maybe[int]
    """Line of the file that it is about, the last one where there are several; None when the line is gone."""
    node_id: Field[str]
    """Identifier of the object in the GraphQL API."""
    path: Field[str]
    """Path of the file."""
    pull_request_url: Field[str]
    """URL of the pull request in the API."""
    resolved_by: Maybe[str]
    """Login of who resolved it."""
    side: Field[str]
    """Side of the diff that it is about: "LEFT" (removed lines) or "RIGHT"."""
    start_line: Maybe[int]
    """First line that it is about, when it is about several."""
    subject_type: Field[str]
    """What it is about: "line" or "file"."""

    def resolve(self) -> bool:
        """Mark it as resolved. The object shows it afterwards.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /graphql``, signed
        https://docs.github.com/rest/pulls/comments
        """

    def unresolve(self) -> bool:
        """Mark it as not resolved. The object shows it afterwards.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /graphql``, signed
        https://docs.github.com/rest/pulls/comments
        """

    def reply(self, body: str) -> ReviewComment:
        """Reply to it.

        :param body: the reply in Markdown
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST {pull_request_url}/comments``, signed
        https://docs.github.com/rest/pulls/comments
        """

class CodeSearchResult(GitHubCore):
    """A file that a search found."""

    file_size: Maybe[int]
    """Size of the file in bytes."""
    git_url: Field[str]
    """URL of the file's content among the Git data."""
    html_url: Field[str]
    """URL of its page."""
    language: Maybe[str]
    """Programming language of the file, None when it is not known."""
    last_modified_at: Maybe[datetime]
    """When the file was last changed."""
    line_numbers: Maybe[list[str]]
    """Lines where the words were found, as "73..77"."""
    name: Field[str]
    """Name of the file."""
    path: Field[str]
    """Path of the file in the repository."""
    repository: Field[ShortRepository]
    """Repository that has the file."""
    score: Field[float]
    """How well it matches; only comparable within one search."""
    sha: Field[str]
    """SHA of the file's content."""
    text_matches: Field[list[TextMatch]]
    """Where the words were found, a list of mappings; empty unless the search requested them."""
    url: Field[str]
    """URL of the file in the API."""

class CommitSearchResult(GitHubCore):
    """A commit that a search found."""

    author: Maybe[ShortUser]
    """Account of the author, None when there is none."""
    comments_url: Field[str]
    """URL of the comments on the commit."""
    commit: Field[GitShortCommit]
    """The commit itself: message, tree, author and committer."""
    committer: Maybe[ShortUser]
    """Account of the committer, None when there is none."""
    html_url: Field[str]
    """URL of its page."""
    node_id: Field[str]
    """Identifier in the GraphQL API."""
    parents: Field[list[CommitParent]]
    """Parents, with `sha` and `url`."""
    repository: Field[ShortRepository]
    """Repository that has the commit."""
    score: Field[float]
    """How well it matches; only comparable within one search."""
    sha: Field[str]
    """SHA of the commit."""
    text_matches: Field[list[TextMatch]]
    """Where the words were found, a list of mappings; empty unless the search requested them."""
    url: Field[str]
    """URL of the commit in the API."""

class IssueSearchResult(GitHubCore):
    """An issue or pull request that a search found."""

    issue: Field[ShortIssue]
    """The issue."""
    score: Field[float]
    """How well it matches; only comparable within one search."""
    text_matches: Field[list[TextMatch]]
    """Where the words were found, a list of mappings; empty unless the search requested them."""

class RepositorySearchResult(GitHubCore):
    """A repository that a search found."""

    repository: Field[ShortRepository]
    """The repository."""
    score: Field[float]
    """How well it matches; only comparable within one search."""
    text_matches: Field[list[TextMatch]]
    """Where the words were found, a list of mappings; empty unless the search requested them."""

class UserSearchResult(GitHubCore):
    """A user or organization that a search found."""

    score: Field[float]
    """How well it matches; only comparable within one search."""
    text_matches: Field[list[TextMatch]]
    """Where the words were found, a list of mappings; empty unless the search requested them."""
    user: Field[ShortUser]
    """The account."""

class LabelSearchResult(Label):
    """A label that a search found. It offers what any label offers."""

    score: Field[float]
    """How well it matches; only comparable within one search."""
    text_matches: Field[list[TextMatch]]
    """Where the words were found, a list of mappings; empty unless the search requested them."""
    def refresh(self, conditional: bool = False) -> Label: ...  # type: ignore[override]

class TopicSearchResult(GitHubCore):
    """A topic that a search found."""

    aliases: Maybe[list[dict[str, Any]]]
    """Other names of the topic: mappings with topic_relation."""
    created_at: Field[datetime]
    """When it was first used."""
    created_by: Maybe[str]
    """Who created what the topic is about."""
    curated: Field[bool]
    """Whether people look after its page."""
    description: Maybe[str]
    """What the topic is about, in Markdown."""
    display_name: Maybe[str]
    """Name as its page shows it."""
    featured: Field[bool]
    """Whether GitHub recommends it."""
    logo_url: Maybe[str]
    """URL of its picture."""
    name: Field[str]
    """Name, as repositories carry it."""
    related: Maybe[list[dict[str, Any]]]
    """Topics near to it: mappings with topic_relation."""
    released: Maybe[str]
    """When the thing it is about was released, as its page shows it."""
    repository_count: Maybe[int]
    """How many repositories carry it."""
    score: Field[float]
    """How well it matches; only comparable within one search."""
    short_description: Maybe[str]
    """What the topic is about, in one sentence."""
    text_matches: Field[list[TextMatch]]
    """Where the words were found, a list of mappings; empty unless the search requested them."""
    updated_at: Field[datetime]
    """When its page was last changed."""

class ShortTeam(GitHubCore):
    """A team, as listings show it.

    Most listings leave out `members_count` and `repos_count`; `refresh()` reads them.
    """

    access_source: Maybe[str]
    """How it got its access to the repository: "direct", "organization" or "enterprise"; only in teams of a
    repository.
    """
    description: Maybe[str]
    """What the team is about."""
    enterprise_id: Maybe[int]
    """Number of the enterprise, for its teams."""
    html_url: Maybe[str]
    """URL of its page."""
    id: Field[int]
    """Number that is unique on GitHub."""
    ldap_dn: Maybe[str]
    """Name of the team in LDAP; only on Enterprise Server."""
    members_count: Maybe[int]
    """How many people belong to it; None where GitHub leaves it out."""
    members_urlt: Maybe[URITemplate]
    """Template of the URL of its members; takes `member`."""
    name: Field[str]
    """Name."""
    node_id: Maybe[str]
    """Identifier in the GraphQL API."""
    notification_setting: Maybe[str]
    """ "notifications_enabled" when a mention of the team notifies its members, else "notifications_disabled"."""
    organization_id: Maybe[int]
    """Number of the organization."""
    parent: Maybe[ShortTeam]
    """Team that it is part of, None for one at the top."""
    permission: Maybe[str]
    """What its members may do in repositories by default: "pull", "push" or "admin"."""
    permissions: Maybe[dict[str, bool]]
    """Whether it may "pull", "push" and so on in the repository; only in teams of a repository."""
    privacy: Maybe[str]
    """ "closed" when all members of the organization see it, "secret" when only its own members do."""
    repos_count: Maybe[int]
    """How many repositories it looks after; None where GitHub leaves it out."""
    repositories_url: Maybe[str]
    """URL of its repositories."""
    slug: Maybe[str]
    """Name in URLs and mentions."""
    type: Maybe[str]
    """Whose team it is: "organization" or "enterprise"."""
    url: Maybe[str]
    """URL in the API."""
    def refresh(self, conditional: bool = False) -> Team: ...

    @deprecated("use client.rest.teams.update_in_org")
    def edit(
        self,
        name: str,
        permission: Literal["pull", "push", "admin"] | None = None,
        parent_team_id: GitHubCore | int | str | None = None,
        privacy: Literal["secret", "closed"] | None = None,
        *,
        description: str | None = None,
        notification_setting: Literal["notifications_enabled", "notifications_disabled"] | None = None,
        parent_team_slug: GitHubCore | str | None = None,
    ) -> bool:
        """Change the team; what is not given stays as it is. The object shows the new values afterwards.

        Deprecated: use client.rest.teams.update_in_org.

        :param name:
        :param permission: what members may do in repositories by default; deprecated, set it for each repository
        :param parent_team_id: number of the team that it is part of
        :param privacy: "secret" or "closed"
        :param description: what the team is about
        :param notification_setting: "notifications_enabled" or "notifications_disabled", for mentions of the team
        :param parent_team_slug: name in URLs of the team that it is part of, in place of `parent_team_id`
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}``, signed
        https://docs.github.com/rest/teams/teams
        """

    @deprecated("use client.rest.teams.delete_in_org")
    def delete(self) -> bool:
        """Delete the team, and the teams that are part of it. False when GitHub does not find it.

        Deprecated: use client.rest.teams.delete_in_org.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}``, signed
        https://docs.github.com/rest/teams/teams
        """

    @deprecated("use client.rest.teams.add_or_update_repo_permissions_in_org")
    def add_repository(self, repository: GitHubCore | str, permission: str | None = None) -> bool:
        """Put a repository in the care of the team, or set what the team may do in it.

        False when GitHub does not find the repository.

        Deprecated: use client.rest.teams.add_or_update_repo_permissions_in_org.

        :param repository: full name, as "github/dotfiles"; the organization must own it, or a fork of it
        :param permission: "pull", "triage", "push", "maintain", "admin" or the name of a role of the organization's
            own; the team's own permission when left out
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/repos/{+repository}``, signed
        https://docs.github.com/rest/teams/teams
        """

    @deprecated("use client.rest.teams.check_permissions_for_repo_in_org")
    def has_repository(self, repository: GitHubCore | str) -> bool:
        """Whether the team looks after a repository.

        Deprecated: use client.rest.teams.check_permissions_for_repo_in_org.

        :param repository: full name, as "github/dotfiles"
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/repos/{+repository}``, signed
        https://docs.github.com/rest/teams/teams
        """

    @deprecated("use client.rest.teams.check_permissions_for_repo_in_org")
    def permissions_for(self, repository: GitHubCore | str) -> ShortRepositoryWithPermissions:
        """Fetch a repository that the team looks after, with what the team may do in it.

        Deprecated: use client.rest.teams.check_permissions_for_repo_in_org.

        :param repository: full name, as "github/dotfiles"
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/repos/{+repository}``, signed
        https://docs.github.com/rest/teams/teams
        """

    @deprecated("use client.rest.teams.remove_repo_in_org")
    def remove_repository(self, repository: GitHubCore | str) -> bool:
        """Take a repository from the team. The repository itself stays.

        False when GitHub does not find the repository.

        Deprecated: use client.rest.teams.remove_repo_in_org.

        :param repository: full name, as "github/dotfiles"
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/repos/{+repository}``, signed
        https://docs.github.com/rest/teams/teams
        """

    @deprecated("use client.rest.teams.list_repos_in_org")
    def repositories(self, number: int = -1, etag: str | None = None) -> Listing[ShortRepositoryWithPermissions]:
        """List the repositories that the team looks after.

        Deprecated: use client.rest.teams.list_repos_in_org.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/repos``, signed
        https://docs.github.com/rest/teams/teams
        """

    @deprecated("use client.rest.teams.add_or_update_membership_for_user_in_org")
    def add_or_update_membership(
        self, username: GitHubCore | str, role: Literal["member", "maintainer"] = "member"
    ) -> TeamMembership:
        """Take somebody into the team, or change the role. Who is not in the organization yet is invited to it.

        The result has the keys "state" ("active" or "pending"), "role" and "url".

        Deprecated: use client.rest.teams.add_or_update_membership_for_user_in_org.

        :param username: login of the user
        :param role: "member" or "maintainer"
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/memberships/{username}``, signed
        https://docs.github.com/rest/teams/members
        """

    @deprecated("use client.rest.teams.get_membership_for_user_in_org")
    def is_member(self, username: GitHubCore | str) -> bool:
        """Whether a user belongs to the team; False also for somebody who has only been invited.

        Deprecated: use client.rest.teams.get_membership_for_user_in_org.

        :param username: login of the user
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/members/{username}``, signed
        https://docs.github.com/rest/teams/members
        """

    @deprecated("use client.rest.teams.list_members_in_org")
    def members(
        self, role: Literal["member", "maintainer", "all"] | None = None, number: int = -1, etag: str | None = None
    ) -> Listing[ShortUser]:
        """List the members, those of child teams among them.

        Deprecated: use client.rest.teams.list_members_in_org.

        :param role: "member", "maintainer" or "all" (GitHub's default)
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/members``, signed
        https://docs.github.com/rest/teams/members
        """

    @deprecated("use client.rest.teams.get_membership_for_user_in_org")
    def membership_for(self, username: GitHubCore | str) -> TeamMembership:
        """How a user belongs to the team, with the keys "state" ("active" or "pending"), "role" and "url".

        Deprecated: use client.rest.teams.get_membership_for_user_in_org.

        :param username: login of the user
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/memberships/{username}``, signed
        https://docs.github.com/rest/teams/members
        """

    @deprecated("use client.rest.teams.remove_membership_for_user_in_org")
    def revoke_membership(self, username: GitHubCore | str) -> bool:
        """Take somebody out of the team, or take an invitation back. The user stays in the organization.

        False when GitHub does not find the membership.

        Deprecated: use client.rest.teams.remove_membership_for_user_in_org.

        :param username: login of the user
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/memberships/{username}``, signed
        https://docs.github.com/rest/teams/members
        """

    @deprecated("use add_or_update_membership")
    def add_member(self, username: GitHubCore | str) -> bool:
        """Take a member of the organization into the team.

        Deprecated: use add_or_update_membership.

        :param username: login of the user
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/members/{username}``, signed
        https://docs.github.com/rest/teams/members
        """

    @deprecated("use add_or_update_membership")
    def invite(self, username: GitHubCore | str) -> bool:
        """Invite somebody to the team. Who is in the organization already joins at once.

        Deprecated: use add_or_update_membership.

        :param username: login of the user
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/memberships/{username}``, signed
        https://docs.github.com/rest/teams/members
        """

    @deprecated("use revoke_membership")
    def remove_member(self, username: GitHubCore | str) -> bool:
        """Take somebody out of the team.

        Deprecated: use revoke_membership.

        :param username: login of the user
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/members/{username}``, signed
        https://docs.github.com/rest/teams/members
        """

class Team(ShortTeam):
    """A team with every field."""

    created_at: Field[datetime]
    """When it was created."""
    organization: Field[ShortOrganization]
    """Organization that it belongs to."""
    updated_at: Field[datetime]
    """When it was last changed."""
    html_url: Field[str]
    members_count: Field[int]
    members_urlt: Field[URITemplate]
    node_id: Field[str]
    permission: Field[str]
    repos_count: Field[int]
    repositories_url: Field[str]
    slug: Field[str]
    type: Field[str]
    url: Field[str]

class ShortRepositoryWithPermissions(ShortRepository):
    """A repository, with what a team may do in it."""

    permissions: Maybe[dict[str, bool]]
    """Whether the team may "pull", "push", "admin" and so on."""
    role_name: Maybe[str]
    """Name of the role that the team has in it, as "write"."""
    name: Field[str]

class ShortUser(GitHubCore):
    """An account, as listings show it: of a person, an organization or a bot."""

    avatar_url: Maybe[str]
    """URL of the picture."""
    events_urlt: Maybe[URITemplate]
    """Template of the URL of the account's events; takes `privacy`."""
    followers_url: Maybe[str]
    """URL of those who follow the account."""
    following_urlt: Maybe[URITemplate]
    """Template of the URL of those whom the account follows; takes `other_user`, a login."""
    gists_urlt: Maybe[URITemplate]
    """Template of the URL of the gists; takes `gist_id`."""
    gravatar_id: Maybe[str]
    """Identifier at Gravatar, an empty text without one."""
    html_url: Maybe[str]
    """URL of the public profile."""
    id: Field[int]
    """Number that is unique on GitHub and stays when the account is renamed."""
    login: Field[str]
    """Name of the account, as in mentions."""
    node_id: Maybe[str]
    """Identifier in the GraphQL API."""
    organizations_url: Maybe[str]
    """URL of the organizations."""
    received_events_url: Maybe[str]
    """URL of the events that the account receives."""
    repos_url: Maybe[str]
    """URL of the repositories."""
    site_admin: Maybe[bool]
    """Whether the account belongs to the staff of GitHub, or administers a self-hosted installation."""
    starred_urlt: Maybe[URITemplate]
    """Template of the URL of the repositories that the account starred; takes `owner` and `repo`."""
    subscriptions_url: Maybe[str]
    """URL of the repositories that the account watches."""
    type: Maybe[str]
    """ "User"; accounts that are not of a person have "Organization" or "Bot"."""
    url: Maybe[str]
    """URL in the API."""
    user_view_type: Maybe[str]
    """Which profile this is of: "public" or "private"."""
    def refresh(self, conditional: bool = False) -> User: ...
    @property
    def rest(self) -> RootRest: ...

    def starred_repositories(
        self,
        sort: Literal["created", "updated"] | None = None,
        direction: Literal["asc", "desc"] | None = None,
        number: int = -1,
        etag: str | None = None,
    ) -> Listing[StarredRepository]:
        """List the repositories that the account starred, with the times.

        :param sort: "created" (when it was starred, GitHub's default) or "updated" (last push)
        :param direction: "asc" or "desc" (GitHub's default)
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/starred``
        https://docs.github.com/rest/activity/starring
        """

    def subscriptions(self, number: int = -1, etag: str | None = None) -> Listing[ShortRepository]:
        """List the repositories that the account watches.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/subscriptions``
        https://docs.github.com/rest/activity/watching
        """

    def delete(self) -> bool:
        """Delete the account with everything it owns. Administrators of a server only; for others the result is
        False. Suspending is often the better choice.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE /admin/users/{login}``, signed
        https://docs.github.com/rest/enterprise-admin/users
        """

    def demote(self) -> bool:
        """Demote the user to an ordinary user. Administrators of a server only; for others the result is False.
        Your own account cannot be demoted.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/site_admin``, signed
        https://docs.github.com/rest/enterprise-admin/users
        """

    def promote(self) -> bool:
        """Promote the user to an administrator of the server. Administrators only; for others the result is False.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/site_admin``, signed
        https://docs.github.com/rest/enterprise-admin/users
        """

    def suspend(self, *, reason: str | None = None) -> bool:
        """Lock the user out. Administrators of a server only; for others, and where the server takes its users from
        LDAP, the result is False.

        :param reason: why, for the audit log
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PUT {url}/suspended``, signed
        https://docs.github.com/rest/enterprise-admin/users
        """

    def unsuspend(self, *, reason: str | None = None) -> bool:
        """End the suspension of the user. Administrators of a server only; for others, and where the server takes
        its users from LDAP, the result is False.

        :param reason: why, for the audit log
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}/suspended``, signed
        https://docs.github.com/rest/enterprise-admin/users
        """

    def rename(self, login: str) -> bool:
        """Change the login of the user. Administrators of a server only; for others the result is False.

        True when the server has taken the order; it may take minutes to carry out. The object keeps the old
        login.

        :param login: new login
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH /admin/users/{.login}``, signed
        https://docs.github.com/rest/enterprise-admin/users
        """

    def impersonate(self, scopes: Iterable[GitHubCore | str] = []) -> Authorization:
        """Get a token that acts for the user. Administrators of a server only.

        The server returns the same token until `revoke_impersonation`.

        :param scopes: names of the areas that the token opens, as ["repo"]; without any it sees what is public
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``POST /admin/users/{login}/authorizations``, signed
        https://docs.github.com/rest/enterprise-admin/users
        """

    def revoke_impersonation(self) -> bool:
        """Revoke the token of `impersonate`. Administrators of a server only; for others the result is False.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE /admin/users/{login}/authorizations``, signed
        https://docs.github.com/rest/enterprise-admin/users
        """

    def events(self, public: bool = False, number: int = -1, etag: str | None = None) -> Listing[Event]:
        """List what the account did, latest first. Private events are included for the authenticated user.

        :param public: only public events
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/events, or GET {url}/events/public with public``
        https://docs.github.com/rest/activity/events
        """

    def received_events(self, public: bool = False, number: int = -1, etag: str | None = None) -> Listing[Event]:
        """List the events that the account received by watching repositories and following people, latest first.
        Private events are included for the authenticated user.

        :param public: only public events
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/received_events, or GET {url}/received_events/public with public``
        https://docs.github.com/rest/activity/events
        """

    def organization_events(self, org: GitHubCore | str, number: int = -1, etag: str | None = None) -> Listing[Event]:
        """List the events of an organization as its dashboard shows them to this account, which must be the
        authenticated user's.

        :param org: login of the organization
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET {url}/events/orgs/{org}``, signed
        https://docs.github.com/rest/activity/events
        """

    def is_assignee_on(self, username: GitHubCore | str, repository: GitHubCore | str) -> bool:
        """Whether issues of a repository can be assigned to this user.

        :param username: owner of the repository
        :param repository: name of the repository
        :raises: GitHubError; TransportError

        Request: ``GET /repos/{username}/{repository}/assignees/{login}``
        https://docs.github.com/rest/issues/assignees
        """

    def organizations(self, number: int = -1, etag: str | None = None) -> Listing[ShortOrganization]:
        """List the organizations that the user is a public member of.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET /users/{login}/orgs``
        https://docs.github.com/rest/orgs/orgs
        """

    def packages(
        self,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"],
        number: int = -1,
        etag: str | None = None,
        *,
        visibility: Literal["public", "private", "internal"] | None = None,
    ) -> Listing[Package]:
        """List the packages of a type that you may see.

        :param package_type: "npm", "maven", "rubygems", "docker", "nuget" or "container"
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param visibility:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /users/{login}/packages``, signed
        https://docs.github.com/rest/packages/packages
        """

    def package(
        self,
        package_type: Literal["npm", "maven", "rubygems", "docker", "nuget", "container"],
        package_name: GitHubCore | str,
    ) -> Package:
        """Fetch one package.

        :param package_type: "npm", "maven", "rubygems", "docker", "nuget" or "container"
        :param package_name:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /users/{login}/packages/{package_type}/{package_name}``, signed
        https://docs.github.com/rest/packages/packages
        """

    def projects_v2(self, number: int = -1, etag: str | None = None, *, q: str | None = None) -> Listing[ProjectsV2]:
        """List the user's projects.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param q: a search in their titles, such as "is:open roadmap"
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /users/{login}/projectsV2``, signed
        https://docs.github.com/rest/projects/projects
        """

    def project_v2(self, project_number: GitHubCore | int | str) -> ProjectsV2:
        """Fetch one of the user's projects.

        :param project_number: number of the project, as in its URL
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /users/{login}/projectsV2/{project_number}``, signed
        https://docs.github.com/rest/projects/projects
        """

    def repositories(
        self,
        type: Literal["all", "owner", "member"] | None = None,
        sort: Literal["created", "updated", "pushed", "full_name"] | None = None,
        direction: Literal["asc", "desc"] | None = None,
        number: int = -1,
        etag: str | None = None,
    ) -> Listing[ShortRepository]:
        """List the public repositories of the user.

        :param type: "owner" (GitHub's default), "all" or "member"
        :param sort: "full_name" (GitHub's default), "created", "updated" or "pushed"
        :param direction: "asc" or "desc"; GitHub's default is "asc" when sorted by full_name, else "desc"
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET /users/{login}/repos``
        https://docs.github.com/rest/repos/repos
        """

    def followers(self, number: int = -1, etag: str | None = None) -> Listing[ShortUser]:
        """List those who follow the account.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/followers``
        https://docs.github.com/rest/users/followers
        """

    def following(self, number: int = -1, etag: str | None = None) -> Listing[ShortUser]:
        """List those whom the account follows.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/following``
        https://docs.github.com/rest/users/followers
        """

    def is_following(self, username: GitHubCore | str) -> bool:
        """Whether the account follows another one.

        :param username: login of the other account
        :raises: GitHubError; TransportError

        Request: ``GET {url}/following/{username}``
        https://docs.github.com/rest/users/followers
        """

    def keys(self, number: int = -1, etag: str | None = None) -> Listing[Key]:
        """List the account's public SSH keys, with `id` and `key` only.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/keys``
        https://docs.github.com/rest/users/keys
        """

    def gpg_keys(self, number: int = -1, etag: str | None = None) -> Listing[GPGKey]:
        """List the account's GPG keys.

        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :raises: GitHubError; TransportError

        Request: ``GET {url}/gpg_keys``
        https://docs.github.com/rest/users/gpg-keys
        """

class User(ShortUser):
    """An account with every public field."""

    bio: Maybe[str]
    """Biography of the account, in Markdown."""
    blog: Maybe[str]
    """URL of a web site."""
    company: Maybe[str]
    """Company that the account names."""
    created_at: Field[datetime]
    """When the account was created."""
    email: Maybe[str]
    """Mail address of the public profile, None when it is not shown."""
    followers_count: Field[int]
    """How many accounts follow this one."""
    following_count: Field[int]
    """How many accounts this one follows."""
    hireable: Maybe[bool]
    """Whether the account looks for work; None when it does not say."""
    location: Maybe[str]
    """Place that the account names."""
    name: Maybe[str]
    """Full name, None when it was left out."""
    notification_email: Maybe[str]
    """Mail address that notifications go to, None when it is not shown."""
    public_gists_count: Field[int]
    """How many public gists the account has."""
    public_repos_count: Field[int]
    """How many public repositories the account has."""
    suspended_at: Maybe[datetime]
    """When the account was suspended, None when it was not; only on Enterprise Server."""
    twitter_username: Maybe[str]
    """Name at X, formerly Twitter."""
    updated_at: Field[datetime]
    """When the profile was last changed."""
    avatar_url: Field[str]
    events_urlt: Field[URITemplate]
    followers_url: Field[str]
    following_urlt: Field[URITemplate]
    gists_urlt: Field[URITemplate]
    html_url: Field[str]
    node_id: Field[str]
    organizations_url: Field[str]
    received_events_url: Field[str]
    repos_url: Field[str]
    site_admin: Field[bool]
    starred_urlt: Field[URITemplate]
    subscriptions_url: Field[str]
    type: Field[str]
    url: Field[str]

class AuthenticatedUser(User):
    """The account of the session's credential, with the fields that only it sees. `refresh()` reads the public
    profile, in which they are None; call `Client.me` to read them again.
    """

    business_plus: Maybe[bool]
    """Whether the account belongs to an enterprise; only on Enterprise Server."""
    collaborators_count: Maybe[int]
    """How many people collaborate on private repositories."""
    disk_usage: Maybe[int]
    """How much space the repositories take, in kilobytes."""
    ldap_dn: Maybe[str]
    """Name of the account in LDAP; only on Enterprise Server."""
    owned_private_repos_count: Maybe[int]
    """How many private repositories the account owns."""
    plan: Maybe[Plan]
    """What the account pays for; None on old self-hosted installations."""
    private_gists_count: Maybe[int]
    """How many secret gists the account has."""
    total_private_repos_count: Maybe[int]
    """How many private repositories the account can reach."""
    two_factor_authentication: Maybe[bool]
    """Whether signing in takes a second factor."""

    def billing_usage(
        self, year: int | str | None = None, month: int | str | None = None, day: int | str | None = None
    ) -> BillingUsageReportUser:
        """Fetch what you have used of what GitHub bills.

        :param year: year of the report; the current one if it is left out
        :param month: month of the report, 1 to 12
        :param day: day of the report
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /users/{login}/settings/billing/usage``, signed
        https://docs.github.com/rest/billing/usage
        """

    def repositories(
        self,
        type: Literal["all", "owner", "public", "private", "member"] | None = None,
        sort: Literal["created", "updated", "pushed", "full_name"] | None = None,
        direction: Literal["asc", "desc"] | None = None,
        number: int = -1,
        etag: str | None = None,
        *,
        affiliation: str | Iterable[GitHubCore | str] | None = None,
        before: datetime | date | str | None = None,
        since: datetime | date | str | None = None,
        visibility: Literal["all", "public", "private"] | None = None,
    ) -> Listing[ShortRepository]:
        """List the repositories that the user owns, works on, or sees as a member of an organization.

        :param type: "all" (GitHub's default), "owner", "public", "private" or "member"
        :param sort: "full_name" (GitHub's default), "created", "updated" or "pushed"
        :param direction: "asc" or "desc"; GitHub's default is "asc" when sorted by full_name, else "desc"
        :param number: maximum number of items; -1 returns all
        :param etag: ETag of an earlier response; the listing is empty when nothing changed
        :param affiliation: "owner", "collaborator", "organization_member" or several of them; not together with `type`
        :param before:
        :param since:
        :param visibility:
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``GET /user/repos``, signed
        https://docs.github.com/rest/repos/repos
        """

class Collaborator(ShortUser):
    """Somebody who can work on a repository, as `Repository.collaborators` shows it."""

    permissions: Maybe[dict[str, bool]]
    """What the account may do: True or False for `pull`, `triage`, `push`, `maintain` and `admin`."""
    role_name: Maybe[str]
    """Role, as "read", "write" or "admin", or the name of an organization's own role."""
    avatar_url: Field[str]
    events_urlt: Field[URITemplate]
    followers_url: Field[str]
    following_urlt: Field[URITemplate]
    gists_urlt: Field[URITemplate]
    html_url: Field[str]
    node_id: Field[str]
    organizations_url: Field[str]
    received_events_url: Field[str]
    repos_url: Field[str]
    site_admin: Field[bool]
    starred_urlt: Field[URITemplate]
    subscriptions_url: Field[str]
    type: Field[str]
    url: Field[str]

class Contributor(ShortUser):
    """Somebody whose commits are in a repository, as `Repository.contributors` shows it. For people without an
    account the type is "Anonymous", `name` and `email` come from their commits, and the fields of an account are None.
    """

    contributions_count: Field[int]
    """How many commits they wrote."""
    email: Maybe[str]
    """Mail address, of people without an account."""
    name: Maybe[str]
    """Name, of people without an account."""
    id: Maybe[int]  # type: ignore[assignment]
    login: Maybe[str]  # type: ignore[assignment]
    type: Field[str]

class Plan(GitHubCore):
    """What an account or an organization pays for."""

    collaborators: Maybe[int]
    """How many people may collaborate."""
    filled_seats: Maybe[int]
    """How many seats are taken; only for organizations."""
    name: Field[str]
    """Name, as "free" or "Medium"."""
    private_repos_count: Field[int]
    """How many private repositories are included."""
    seats: Maybe[int]
    """How many seats are paid for; only for organizations."""
    space: Field[int]
    """How much space is included, in kilobytes."""

    def is_free(self) -> bool:
        """Whether it is the plan that costs nothing.

        Makes no request.
        https://docs.github.com/rest/users/users
        """

class ShortEmail(GitHubCore):
    """A mail address, as GPG keys show it."""

    email: Maybe[str]
    """The URL."""
    verified: Maybe[bool]
    """Whether the owner has confirmed it."""

class Email(ShortEmail):
    """A mail address of the authenticated user."""

    primary: Field[bool]
    """Whether GitHub writes to this one."""
    visibility: Maybe[str]
    """ "public" or "private"; None where it is not the primary address."""
    email: Field[str]
    verified: Field[bool]

class Key(GitHubCore):
    """An SSH key: of a user, or a deploy key of a repository. Keys of other users have `id` and `key` only."""

    added_by: Maybe[str]
    """Login of the account that added a deploy key."""
    created_at: Maybe[datetime]
    """When it was added."""
    enabled: Maybe[bool]
    """Whether a deploy key can be used."""
    id: Field[int]
    """Number that is unique on GitHub."""
    key: Field[str]
    """Text of the public key, without its comment."""
    last_used: Maybe[datetime]
    """When it was last used, None when it never was."""
    read_only: Maybe[bool]
    """Whether it cannot be used to push."""
    title: Maybe[str]
    """Name chosen by its owner."""
    url: Maybe[str]
    """URL in the API."""
    verified: Maybe[bool]
    """Whether it was checked that its owner holds the private key."""

    def delete(self) -> bool:
        """Remove the key from its account, or a deploy key from its repository.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE {url}``, signed
        https://docs.github.com/rest/users/keys
        """

    def update(self, title: str, key: str) -> bool:
        """Change the key. GitHub no longer does this, and responds with status 404: delete the key and add a new
        one.

        :param title: a name to know it by
        :param key: text of the public key
        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``PATCH {url}``, signed
        https://docs.github.com/rest/users/keys (no longer described there)
        """

class GPGKey(GitHubCore):
    """A GPG key, or a subkey of one."""

    can_certify: Field[bool]
    """Whether it can certify other keys."""
    can_encrypt_comms: Field[bool]
    """Whether it can encrypt messages."""
    can_encrypt_storage: Field[bool]
    """Whether it can encrypt files."""
    can_sign: Field[bool]
    """Whether it can sign."""
    created_at: Field[datetime]
    """When it was created."""
    emails: Field[list[ShortEmail]]
    """Mail addresses of the key."""
    expires_at: Maybe[datetime]
    """When it expires, None when it never does."""
    id: Field[int]
    """Number that is unique on GitHub."""
    key_id: Field[str]
    """The key's own identifier, in hexadecimal."""
    name: Maybe[str]
    """Name chosen by its owner."""
    primary_key_id: Maybe[int]
    """Number of the key that a subkey belongs to."""
    public_key: Field[str]
    """The public key in base64."""
    raw_key: Maybe[str]
    """The key as it was uploaded, ASCII-armoured."""
    revoked: Field[bool]
    """Whether it was revoked."""
    subkeys: Field[list[GPGKey]]
    """Subkeys."""

    def delete(self) -> bool:
        """Remove the key from the account of the authenticated user.

        :raises: GitHubError; TransportError; AuthenticationFailed

        Request: ``DELETE /user/gpg_keys/{id}``, signed
        https://docs.github.com/rest/users/gpg-keys
        """

__all__ = [
    "App",
    "AppBearerTokenAuth",
    "AppClient",
    "AppInstallationTokenAuth",
    "AppManifest",
    "AppRegistration",
    "Asset",
    "AsyncAppManifest",
    "AsyncGraphQL",
    "AsyncGraphQLPages",
    "AsyncListing",
    "AsyncOAuthApp",
    "AsyncPoll",
    "AsyncRest",
    "AsyncSearchListing",
    "AuthContext",
    "AuthenticatedUser",
    "Authorization",
    "Base",
    "BasicAuth",
    "Blob",
    "Branch",
    "BranchProtection",
    "Cache",
    "Cassette",
    "CheckApp",
    "CheckPullRequest",
    "CheckRun",
    "CheckRunAnnotation",
    "CheckRunOutput",
    "CheckSuite",
    "Client",
    "ClientAuth",
    "ClientEnterprise",
    "ClientSession",
    "ClonesStats",
    "CodeSearchResult",
    "Collaborator",
    "CollaboratorPermission",
    "CombinedStatus",
    "Commit",
    "CommitSearchResult",
    "CommitTree",
    "Comparison",
    "Contents",
    "Contributor",
    "ContributorStats",
    "Delivery",
    "Deployment",
    "DeploymentStatus",
    "DeviceCode",
    "Email",
    "Event",
    "EventIssue",
    "EventIssueComment",
    "EventOrganization",
    "EventPullRequest",
    "EventReviewComment",
    "EventUser",
    "GPGKey",
    "Gist",
    "GistComment",
    "GistFile",
    "GistFork",
    "GistHistory",
    "GitHubCore",
    "GitObject",
    "GitShortCommit",
    "GraphQL",
    "GraphQLPages",
    "Hash",
    "Head",
    "Headers",
    "Hook",
    "ImportedIssue",
    "Installation",
    "Issue",
    "IssueComment",
    "IssueEvent",
    "IssueSearchResult",
    "Key",
    "Label",
    "LabelSearchResult",
    "License",
    "Listing",
    "ListingPages",
    "Machine",
    "Membership",
    "Milestone",
    "MiniCommit",
    "OAuthApp",
    "Operations",
    "Organization",
    "OrganizationHook",
    "OrganizationInvitation",
    "OrganizationSecret",
    "PagesBuild",
    "PagesInfo",
    "Plan",
    "Poll",
    "PreReceiveEnvironment",
    "PreReceiveHook",
    "Project",
    "ProjectCard",
    "ProjectColumn",
    "ProtectionAllowDeletions",
    "ProtectionAllowForcePushes",
    "ProtectionEnforceAdmins",
    "ProtectionRequiredConversationResolution",
    "ProtectionRequiredLinearHistory",
    "ProtectionRequiredPullRequestReviews",
    "ProtectionRequiredStatusChecks",
    "ProtectionRestrictions",
    "PublicKey",
    "PullDestination",
    "PullFile",
    "PullRequest",
    "PullReview",
    "Reaction",
    "Reference",
    "Release",
    "RepoComment",
    "RepoCommit",
    "RepoTag",
    "Repository",
    "RepositoryDiscussion",
    "RepositoryDiscussionCategory",
    "RepositoryDiscussionComment",
    "RepositoryInvitation",
    "RepositoryIssueEvent",
    "RepositoryLicense",
    "RepositorySearchResult",
    "RepositorySecret",
    "RepositorySubscription",
    "Request",
    "Response",
    "Responses",
    "Rest",
    "ReviewComment",
    "ReviewRequests",
    "ReviewThread",
    "Schema",
    "SearchListing",
    "SessionHeaders",
    "SharedOrganizationSecret",
    "ShortBranch",
    "ShortComment",
    "ShortCommit",
    "ShortEmail",
    "ShortGist",
    "ShortGistFile",
    "ShortIssue",
    "ShortLabel",
    "ShortLicense",
    "ShortOrganization",
    "ShortPullRequest",
    "ShortRepository",
    "ShortRepositoryWithPermissions",
    "ShortStatus",
    "ShortTeam",
    "ShortUser",
    "Stargazer",
    "StarredRepository",
    "Status",
    "Table",
    "Tag",
    "Team",
    "Thread",
    "ThreadSubscription",
    "TokenAuth",
    "TopicSearchResult",
    "Topics",
    "Tree",
    "URITemplate",
    "User",
    "UserSearchResult",
    "UserToken",
    "ViewsStats",
    "WebFlow",
    "authorize",
    "enterprise_login",
    "login",
    "records",
    "schema",
]
