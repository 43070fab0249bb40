"""GitHub Actions as an App: whose check suites the runs of workflows have, and whose check runs their jobs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ferrohub.testing.github.records import Account, App

if TYPE_CHECKING:
    from ferrohub.testing.github.records import State

#: The owner, which is no account of the state.
OWNER = Account(9919, "github", "2008-05-11T04:37:31Z", "2008-05-11T04:37:31Z", "Organization")
#: Its ID, its slug and its name are those at GitHub. It needs no installation.
APP = App(
    15368,
    "GitHub Actions",
    "github-actions",
    OWNER.id,
    "Iv1.05c79e9ad1f6bdfa",
    "",
    "2018-07-30T09:30:17Z",
    "2018-07-30T09:30:17Z",
    description="Automate your workflow from idea to production",
    external_url="https://docs.github.com/actions",
    permissions={"actions": "write", "checks": "write", "contents": "write", "metadata": "read", "statuses": "write"},
)


def find(state: State, id: int) -> App | None:
    """The App with an ID; None if there is none.

    :param id: the ID
    """
    return APP if id == APP.id else state.apps.get(id)
