"""Email addresses, keys and blocked accounts of users (https://docs.github.com/rest/users/emails)."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.failures import invalid, not_found, unprocessable
from ferrohub.testing.github.families.accounts import account_of, owned
from ferrohub.testing.github.records import Email, Key
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views import accounts as views

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Account


def _emails(account: Account) -> list[Email]:
    """The URLs of a user, among them that of the profile."""
    if account.email and all(each.email != account.email for each in account.emails):
        account.emails.insert(0, Email(account.email, not account.emails, True, "public"))
    return account.emails


def _shown(found: Email) -> dict[str, Any]:
    names = ("email", "primary", "verified", "visibility")
    return {name: getattr(found, name) for name in names}


@operation("users/list-emails-for-authenticated-user")
def list_emails(call: Call) -> Any:
    return call.page(_emails(call.me), _shown)


@operation("users/list-public-emails-for-authenticated-user")
def list_public_emails(call: Call) -> Any:
    found = _emails(call.me)
    return call.page([each for each in found if each.visibility == "public"], _shown)


def _given(call: Call) -> list[str]:
    """The addresses of the body."""
    found = list(call.body.get("emails") or [])
    if not found or not all(isinstance(each, str) and "@" in each for each in found):
        raise unprocessable("Validation Failed: emails must be addresses")
    return found


@operation("users/add-email-for-authenticated-user", optional=("emails",))
def add_emails(call: Call) -> Any:
    me, given = call.me, _given(call)
    taken = {each.email for account in call.state.accounts.values() for each in _emails(account)}
    if any(each in taken for each in given):
        raise invalid("UserEmail", "email", "already_exists")
    made = [Email(each, not _emails(me) and at == 0) for at, each in enumerate(given)]
    me.emails += made
    return [_shown(each) for each in made]


@operation("users/delete-email-for-authenticated-user", optional=("emails",))
def delete_emails(call: Call) -> None:
    me, given = call.me, _given(call)
    kept = [each for each in _emails(me) if each.email not in given or each.primary]
    if len(kept) == len(me.emails):
        raise not_found()
    me.emails = kept


@operation("users/set-primary-email-visibility-for-authenticated-user")
def set_visibility(call: Call) -> Any:
    found = [each for each in _emails(call.me) if each.primary]
    for each in found:
        each.visibility = call.body["visibility"]
    return [_shown(each) for each in found]


def _shown_key(call: Call, found: Key) -> dict[str, Any]:
    return {
        "id": found.id,
        "key": found.key,
        "url": f"{call.links.api}/user/keys/{found.id}",
        "title": found.title,
        "verified": True,
        "created_at": found.created_at,
        "read_only": False,
    }


@operation("users/list-public-ssh-keys-for-authenticated-user")
def list_keys(call: Call) -> Any:
    found = call.me.keys
    return call.page(list(found.values()), lambda each: _shown_key(call, each))


@operation("users/list-public-keys-for-user")
def list_keys_for_user(call: Call) -> Any:
    found = list(account_of(call).keys.values())
    return call.page(found, lambda each: {"id": each.id, "key": each.key, "created_at": each.created_at})


def check_key(call: Call, given: str) -> str:
    """A public SSH key without its comment.

    :param given: the key as a body has it
    :raises Failure: it is no key, or one that is in use
    """
    text = " ".join(given.split()[:2])
    kind, _, rest = text.partition(" ")
    try:
        content = base64.b64decode(rest.partition(" ")[0], validate=True)
    except ValueError:
        content = b""
    if not kind or kind.encode() not in content[:40]:
        raise invalid(
            "PublicKey", "key", "custom", "key is invalid. You must supply a key in OpenSSH public key format"
        )
    taken = {each.key for account in call.state.accounts.values() for each in account.keys.values()}
    taken |= {each.key for home in call.state.repositories.values() for each in home.deploy_keys.values()}
    if text in taken:
        raise invalid("PublicKey", "key", "custom", "key is already in use")
    return text


@operation("users/create-public-ssh-key-for-authenticated-user")
def create_key(call: Call) -> Any:
    me, text = call.me, check_key(call, call.body["key"])
    made = Key(call.state.next_id("key"), text, call.body.get("title") or "", call.now)
    me.keys[made.id] = made
    return _shown_key(call, made)


def _key(call: Call) -> Key:
    return call.item(call.me.keys, "key_id")


@operation("users/get-public-ssh-key-for-authenticated-user")
def get_key(call: Call) -> Any:
    return _shown_key(call, _key(call))


@operation("users/delete-public-ssh-key-for-authenticated-user")
def delete_key(call: Call) -> None:
    del call.me.keys[_key(call).id]


def _list_blocked(call: Call, account: Account) -> Any:
    return call.page(account.blocked, lambda id: views.user_by_id(call, id))


def _block(call: Call, account: Account) -> None:
    found = account_of(call)
    if found.id == account.id or found.id in account.blocked:
        raise unprocessable("Validation Failed: the account cannot be blocked, or is blocked already")
    account.blocked.append(found.id)


def _unblock(call: Call, account: Account) -> None:
    id = account_of(call).id
    call.is_unchanged = id not in account.blocked
    if not call.is_unchanged:
        account.blocked.remove(id)


def _check_blocked(call: Call, account: Account) -> None:
    if account_of(call).id not in account.blocked:
        raise not_found()


@operation("users/list-blocked-by-authenticated-user")
def list_blocked(call: Call) -> Any:
    return _list_blocked(call, call.me)


@operation("users/check-blocked")
def check_blocked(call: Call) -> None:
    _check_blocked(call, call.me)


@operation("users/block")
def block(call: Call) -> None:
    _block(call, call.me)


@operation("users/unblock")
def unblock(call: Call) -> None:
    _unblock(call, call.me)


@operation("orgs/list-blocked-users")
def list_blocked_by_organization(call: Call) -> Any:
    return _list_blocked(call, owned(call))


@operation("orgs/check-blocked-user")
def check_blocked_by_organization(call: Call) -> None:
    _check_blocked(call, owned(call))


@operation("orgs/block-user")
def block_for_organization(call: Call) -> None:
    _block(call, owned(call))


@operation("orgs/unblock-user")
def unblock_for_organization(call: Call) -> None:
    _unblock(call, owned(call))
