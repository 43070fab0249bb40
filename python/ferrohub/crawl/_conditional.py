"""Stores of obstore, which replaces objects conditionally, with the settings of file systems of pyarrow."""

from __future__ import annotations

import collections
import contextlib
import importlib
import json
import os
from typing import Any, cast

from pyarrow import fs  # type: ignore[import-untyped]


def store(filesystem: Any, bucket: str) -> Any:
    """The store of obstore that a file system of pyarrow leads to, with the same credential.

    :raises ValueError: the store is of a kind that is not known to replace objects conditionally
    """
    for kind, make in (("S3FileSystem", _s3), ("GcsFileSystem", _gcs), ("AzureFileSystem", _azure)):
        if isinstance(filesystem, getattr(fs, kind, ())):
            # The arguments of a file system, as pickle has them.
            given: dict[str, Any] = collections.defaultdict(str)
            given.update(cast("Any", filesystem.__reduce__()[1][0]))
            return make(importlib.import_module("obstore.store"), bucket, given)
    raise ValueError(
        f"into is a {type(filesystem).__name__}, which is not known to rename atomically or to put conditionally; "
        "crawls can write to local files, S3, Google Cloud Storage and Azure"
    )


def _s3(stores: Any, bucket: str, given: dict[str, Any]) -> Any:
    settings: dict[str, Any] = {}
    if given["region"]:
        settings["region"] = given["region"]
    if given["endpoint_override"]:
        endpoint = given["endpoint_override"]
        settings["endpoint"] = endpoint if "://" in endpoint else f"{given['scheme']}://{endpoint}"
        settings["virtual_hosted_style_request"] = bool(given["force_virtual_addressing"])
    if given["scheme"] == "http":
        settings["client_options"] = {"allow_http": True}
    if given["anonymous"]:
        settings["skip_signature"] = True
    elif given["access_key"]:
        settings.update(access_key_id=given["access_key"], secret_access_key=given["secret_key"])
        if given["session_token"]:
            settings["session_token"] = given["session_token"]
    elif given["role_arn"]:
        raise ValueError("into is an S3FileSystem with role_arn; assume the role with the AWS SDK, and pass its keys")
    elif not os.environ.get("AWS_ACCESS_KEY_ID"):
        # Profiles and single sign-on, which pyarrow knows and obstore does not.
        with contextlib.suppress(ImportError):
            provider = importlib.import_module("obstore.auth.boto3").Boto3CredentialProvider
            settings["credential_provider"] = provider()
    return stores.S3Store(bucket, **settings)


def _gcs(stores: Any, bucket: str, given: dict[str, Any]) -> Any:
    settings: dict[str, Any] = {}
    endpoint, scheme = given["endpoint_override"], given["scheme"] or "https"
    if endpoint and not (given["anonymous"] or given["access_token"]):
        # obstore would send the application default credentials, and the states, to Google.
        raise ValueError(
            "into is in Google Cloud Storage with endpoint_override, which needs anonymous access, as in "
            "gs://anonymous@bucket/folder, or a GcsFileSystem with access_token"
        )
    if endpoint:
        # obstore only knows the URL of another server as part of a key.
        names = ("client_email", "private_key", "private_key_id")
        key = {"gcs_base_url": f"{scheme}://{endpoint}", "disable_oauth": True}
        settings["service_account_key"] = json.dumps({**key, **dict.fromkeys(names, "")})
        settings["client_options"] = {"allow_http": scheme == "http"}
    elif given["anonymous"]:
        settings["skip_signature"] = True
    if given["access_token"] and not given["anonymous"]:
        token = {"token": given["access_token"], "expires_at": given["credential_token_expiration"]}
        settings["credential_provider"] = lambda: token
    return stores.GCSStore(bucket, **settings)


def _azure(stores: Any, bucket: str, given: dict[str, Any]) -> Any:
    names = ("account_name", "account_key", "client_id", "client_secret", "tenant_id")
    settings = {name: given[name] for name in names if given[name]}
    if given["sas_token"]:
        settings["sas_key"] = given["sas_token"]
    if given["blob_storage_authority"] not in ("", ".blob.core.windows.net"):
        endpoint = f"{given['blob_storage_scheme']}://{given['blob_storage_authority']}"
        settings["endpoint"] = f"{endpoint}/{given['account_name']}"
        settings["client_options"] = {"allow_http": given["blob_storage_scheme"] == "http"}
    return stores.AzureStore(bucket, **settings)
