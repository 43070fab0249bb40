"""The credential of an installation, with its former name: ``github.AppAuthentication.AppAuthentication``."""

from __future__ import annotations

import warnings

from ferrohub.pygithub._modules import complete
from ferrohub.pygithub.Auth import AppAuth, AppInstallationAuth


class AppAuthentication(AppInstallationAuth):
    """An installation of a GitHub App; deprecated in favour of ``Auth.AppAuth(...).get_installation_auth(...)``.

    :param app_id: id of the App
    :param private_key: its key as PEM text
    :param installation_id: id of the installation
    :param token_permissions: permissions of its tokens; None for all
    """

    def __init__(
        self,
        app_id: int | str,
        private_key: str,
        installation_id: int,
        token_permissions: dict[str, str] | None = None,
    ) -> None:
        warnings.warn("Use github.Auth.AppInstallationAuth instead", category=DeprecationWarning, stacklevel=2)
        super().__init__(AppAuth(app_id, private_key), installation_id, token_permissions)


complete(globals())
