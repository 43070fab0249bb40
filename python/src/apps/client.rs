//! The class `AppClient`.

use std::sync::Arc;

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyInt, PyString, PyTuple};

use crate::apps::target;
use crate::calls::sending;
use crate::errors::Failure;
use crate::handle::{Client, ClientSession};
use crate::numbers;
use crate::session::checks::{Given, argument};
use crate::session::{checks, options};
use crate::values::resource;
use crate::values::resource::Resource;
use ferrohub::bindings::apps;
use ferrohub::bindings::auth::credential::{AppKey, Auth};
use ferrohub::bindings::github::declared::named::Installation;
use ferrohub::bindings::http::response::Response;
use ferrohub::bindings::session::object_of;

/// A client for a GitHub App: it lists the app's installations, and :meth:`client` returns a client for each of them. It has
/// the methods of ``Client``, of which an app may use those for apps.
///
/// It signs a new JWT before the last one expires. If GitHub rejects one because the clock of this machine is wrong, it uses
/// GitHub's time from then on. Threads may share it, and so may processes after a fork. The private key is never shown, and
/// part of a pickle only with ``pickle_credentials``. It is a context manager.
#[pyclass(frozen, extends = Client, subclass, module = "ferrohub", name = "AppClient")]
pub struct AppClient;

impl AppClient {
    /// `__init__` with these arguments.
    pub fn initialize<'py>(client: &Bound<'py, PyAny>, given: &Given<'py>) -> PyResult<Bound<'py, PyAny>> {
        let key = key(argument(given, "client_id"), argument(given, "private_key"))?;
        let session = Client::adopt(client, argument(given, "session"))?;
        options::apply(session.get(), given)?;
        session.get().set_auth(Auth::AppKey(key));
        Ok(client.py().None().into_bound(client.py()))
    }
}

/// The key of the arguments.
fn key(client_id: Option<&Bound<'_, PyAny>>, private_key: Option<&Bound<'_, PyAny>>) -> PyResult<AppKey> {
    let bad_id = || PyTypeError::new_err("client_id must be a str, or an int, the ID of the app");
    let client_id = client_id.ok_or_else(bad_id)?;
    let id = match client_id.cast::<PyString>() {
        Ok(text) => text.to_string(),
        Err(_) if client_id.is_instance_of::<PyInt>() => {
            numbers::whole(client_id, "client_id", 1..=i64::MAX)?.to_string()
        }
        Err(_) => return Err(bad_id()),
    };
    if id.trim().is_empty() {
        return Err(PyValueError::new_err("client_id must not be empty"));
    }
    let bad_key = || PyTypeError::new_err("private_key must be a str or bytes, the content of the PEM file, or a path");
    let private_key = private_key.ok_or_else(bad_key)?;
    let pem = checks::pem(private_key)?.ok_or_else(bad_key)?;
    let key = AppKey::named(&pem, id.trim(), "private_key").map_err(Failure::from)?;
    Ok(key)
}

#[pymethods]
impl AppClient {
    #[new]
    #[pyo3(signature = (*_args, **_kwargs), text_signature = None)]
    fn new(_args: &Bound<'_, PyTuple>, _kwargs: Option<&Bound<'_, PyDict>>) -> PyClassInitializer<AppClient> {
        PyClassInitializer::from(Client::without_session()).add_subclass(AppClient)
    }

    /// List the installations of the app.
    ///
    /// Request: ``GET /app/installations``; see
    /// https://docs.github.com/rest/apps/apps#list-installations-for-the-authenticated-app.
    ///
    /// :param number: maximum number of them; -1 for all
    /// :param since: only those updated at this time or later: a datetime or ISO 8601 text
    /// :returns: a listing of :class:`~ferrohub.apps.Installation`
    #[pyo3(signature = (number=-1, *, since=None), text_signature = "($self, number=-1, *, since=None)")]
    fn installations<'py>(
        slf: &Bound<'py, Self>,
        number: i64,
        since: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let keywords = PyDict::new(slf.py());
        keywords.set_item("since", since)?;
        slf.call_method("app_installations", (number,), Some(&keywords))
    }

    /// Fetch the installation of the app in an account or for a repository.
    ///
    /// Requests: ``GET /orgs/{org}/installation``, and ``GET /users/{username}/installation`` if there is none in an
    /// organization of this name; or ``GET /repos/{owner}/{repo}/installation``. See
    /// https://docs.github.com/rest/apps/apps#get-an-organization-installation-for-the-authenticated-app.
    ///
    /// :param name: login of an organization or a user, such as ``"octo-org"``, or ``"owner/name"`` of a repository
    /// :returns: an :class:`~ferrohub.apps.Installation`; a coroutine of it if the client is asynchronous
    /// :raises NotFoundError: the app is not installed there
    /// :raises ValueError: ``name`` is no such name
    fn installation_for<'py>(slf: &Bound<'py, Self>, name: String) -> PyResult<Bound<'py, PyAny>> {
        let py = slf.py();
        apps::check_name(&name).map_err(Failure::from)?;
        let session = slf.as_super().get().session(py)?;
        let running = apps::installation_for(session.get().core.clone(), name, ClientSession::auth(py, &session));
        let reader = session.clone_ref(py);
        sending::serve(session.bind(py), running, move |py, response| Ok(read(py, &reader, &response)?.unbind()))
    }

    /// Return a client for an installation of the app. Nothing is sent: its first request gets a token, for all threads and
    /// tasks that wait for it, and the token is renewed before it expires. Clients for the same installation with the same
    /// limits share one token.
    ///
    /// Request: ``POST /app/installations/{installation_id}/access_tokens``; see
    /// https://docs.github.com/rest/apps/apps#create-an-installation-access-token-for-an-app. For a name, the installation
    /// is fetched first, as by :meth:`installation_for`.
    ///
    /// :param installation: an :class:`~ferrohub.apps.Installation`; its id; the login of an organization or a user;
    ///     ``"owner/name"`` of a repository; or such a resource
    /// :param repositories: repositories that the client is limited to: names, ids, or repositories; None for all of the
    ///     installation. They must belong to the account of the installation
    /// :param permissions: permissions that the client is limited to, such as ``{"contents": "read"}``; the values are
    ///     ``"read"``, ``"write"`` and ``"admin"``. None for all of the installation
    /// :returns: a :class:`ferrohub.Client`, or a :class:`ferrohub.AsyncClient` if this client is asynchronous; it has
    ///     the options of this client
    /// :raises ValueError: an argument is empty or invalid
    #[pyo3(signature = (installation, *, repositories=None, permissions=None))]
    fn client<'py>(
        slf: &Bound<'py, Self>,
        installation: &Bound<'py, PyAny>,
        repositories: Option<&Bound<'py, PyAny>>,
        permissions: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = slf.py();
        let ((target, account), narrowing) =
            (target::installation(installation)?, target::narrowing(repositories, permissions)?);
        let app = slf.as_super().get().session(py)?;
        let made = apps::session_for(&app.get().core, target, account.as_deref(), narrowing);
        let core = Arc::new(made.map_err(Failure::from)?);
        let ClientSession { awaitable, namespace, .. } = *app.get();
        let session = Bound::new(py, ClientSession { core, awaitable, namespace })?;
        let class = match awaitable {
            true => py.import("ferrohub.aio")?.getattr("AsyncClient")?,
            false => py.get_type::<Client>().into_any(),
        };
        let keywords = PyDict::new(py);
        keywords.set_item("session", session)?;
        class.call((), Some(&keywords))
    }

    /// Iterate over the repositories of all installations. Each repository uses the client of its installation, so its
    /// methods act as that installation; ``ferrohub.Client(session=repository)`` is that client.
    ///
    /// An installation whose repositories cannot be listed, such as a suspended one, does not end the iteration: it is
    /// reported and skipped. Other errors, such as that of a connection, are raised.
    ///
    /// Requests: ``GET /app/installations``, and for each installation ``GET /installation/repositories``; see
    /// https://docs.github.com/rest/apps/installations#list-repositories-accessible-to-the-app-installation.
    ///
    /// :param on_error: callable that gets an :class:`~ferrohub.apps.Installation` and the exception; None logs a warning
    ///     with the logger ``ferrohub``. If it raises, so does the iteration
    /// :returns: an iterator of :class:`~ferrohub.repos.repo.ShortRepository`; an asynchronous iterator if the client is
    ///     asynchronous
    #[pyo3(signature = (*, on_error=None))]
    fn each_repository<'py>(
        slf: &Bound<'py, Self>,
        on_error: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        if on_error.is_some_and(|on_error| !on_error.is_callable()) {
            return Err(PyTypeError::new_err("on_error must be callable"));
        }
        let awaitable = slf.as_super().get().session(slf.py())?.get().awaitable;
        let name = if awaitable { "each_repository_later" } else { "each_repository" };
        slf.py().import("ferrohub._installations")?.call_method1(name, (slf, on_error))
    }

    /// Fetch the configuration of the app's webhook.
    ///
    /// Request: ``GET /app/hook/config``; see
    /// https://docs.github.com/rest/apps/webhooks#get-a-webhook-configuration-for-an-app.
    ///
    /// :returns: a ``WebhookConfig``, with ``url``, ``content_type`` and ``insecure_ssl``; GitHub hides its ``secret``
    fn webhook_config<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        rest(slf)?.call_method0("get_webhook_config_for_app")
    }

    /// Change the configuration of the app's webhook. What is None stays as it is.
    ///
    /// Request: ``PATCH /app/hook/config``; see
    /// https://docs.github.com/rest/apps/webhooks#update-a-webhook-configuration-for-an-app.
    ///
    /// :param url: URL that receives the deliveries
    /// :param content_type: ``"json"`` or ``"form"``
    /// :param secret: secret that signs the deliveries, see :mod:`ferrohub.webhooks`
    /// :param insecure_ssl: True accepts any certificate of the URL's server, which is insecure
    /// :returns: a ``WebhookConfig``
    /// :raises ValueError: every argument is None, or ``content_type`` is another text
    #[pyo3(signature = (*, url=None, content_type=None, secret=None, insecure_ssl=None))]
    fn update_webhook_config<'py>(
        slf: &Bound<'py, Self>,
        url: Option<&str>,
        content_type: Option<&str>,
        secret: Option<&str>,
        insecure_ssl: Option<bool>,
    ) -> PyResult<Bound<'py, PyAny>> {
        if content_type.is_some_and(|content_type| !matches!(content_type, "json" | "form")) {
            return Err(PyValueError::new_err("content_type must be \"json\" or \"form\""));
        }
        let keywords = PyDict::new(slf.py());
        let texts = [("url", url), ("content_type", content_type), ("secret", secret)];
        for (name, value) in texts.into_iter().filter_map(|(name, value)| Some((name, value?))) {
            keywords.set_item(name, value)?;
        }
        if let Some(insecure) = insecure_ssl {
            keywords.set_item("insecure_ssl", if insecure { "1" } else { "0" })?;
        }
        if keywords.is_empty() {
            return Err(PyValueError::new_err("url, content_type, secret or insecure_ssl must be given"));
        }
        rest(slf)?.call_method("update_webhook_config_for_app", (), Some(&keywords))
    }

    /// List the deliveries of the app's webhook, the latest first. GitHub keeps them for some days.
    ///
    /// Request: ``GET /app/hook/deliveries``; see
    /// https://docs.github.com/rest/apps/webhooks#list-deliveries-for-an-app-webhook.
    ///
    /// :param status: ``"success"`` or ``"failure"`` for those alone; None for all
    /// :returns: a listing of ``HookDeliveryItem``, with ``id``, ``event``, ``status_code``, ``redelivery``, ...
    #[pyo3(signature = (*, status=None))]
    fn webhook_deliveries<'py>(slf: &Bound<'py, Self>, status: Option<&str>) -> PyResult<Bound<'py, PyAny>> {
        let keywords = PyDict::new(slf.py());
        if let Some(status) = status {
            keywords.set_item("status", status)?;
        }
        rest(slf)?.call_method("list_webhook_deliveries", (), Some(&keywords))
    }

    /// Fetch a delivery of the app's webhook, with its request and response.
    ///
    /// Request: ``GET /app/hook/deliveries/{delivery_id}``; see
    /// https://docs.github.com/rest/apps/webhooks#get-a-delivery-for-an-app-webhook.
    ///
    /// :param delivery_id: ``id`` of the delivery
    /// :returns: a ``HookDelivery``
    fn webhook_delivery<'py>(slf: &Bound<'py, Self>, delivery_id: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        rest(slf)?.call_method1("get_webhook_delivery", (delivery_id,))
    }

    /// Deliver a webhook again. GitHub does so soon after.
    ///
    /// Request: ``POST /app/hook/deliveries/{delivery_id}/attempts``; see
    /// https://docs.github.com/rest/apps/webhooks#redeliver-a-delivery-for-an-app-webhook.
    ///
    /// :param delivery_id: ``id`` of the delivery
    /// :returns: an empty dict
    fn redeliver_webhook<'py>(slf: &Bound<'py, Self>, delivery_id: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        rest(slf)?.call_method1("redeliver_webhook_delivery", (delivery_id,))
    }
}

/// The operations of GitHub's tag `apps`.
fn rest<'py>(client: &Bound<'py, AppClient>) -> PyResult<Bound<'py, PyAny>> {
    client.getattr("rest")?.getattr("apps")
}

/// The installation in a response.
fn read<'py>(py: Python<'py>, session: &Py<ClientSession>, response: &Response) -> PyResult<Bound<'py, PyAny>> {
    let json = object_of(response).map_err(Failure::from)?;
    resource::make(py, Installation::NAME, Resource::of_response(json, response, session, py))
}
