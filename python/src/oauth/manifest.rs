//! The manifest flow: `AppManifest` and `AppRegistration`.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyMapping};
use serde_json::Value;

use crate::apps::client::AppClient;
use crate::calls::sending;
use crate::errors::Failure;
use crate::handle::ClientSession;
use crate::oauth::session_of;
use ferrohub::bindings::apps::manifest;
use ferrohub::bindings::auth::oauth::web_root;
use ferrohub::bindings::json::document::Json;
use ferrohub::bindings::session::object_of;

/// A description of a GitHub App to register. The user confirms it on GitHub, which returns the app's credentials. See
/// https://docs.github.com/apps/sharing-github-apps/registering-a-github-app-from-a-manifest.
///
/// :param manifest: parameters of the app, such as ``{"url": "https://example.com", "redirect_url":
///     "https://example.com/registered", "default_permissions": {"issues": "write"}}``
/// :param organization: login of the organization that is to own the app; None for the user
/// :param state: ``state`` of the flow that is to be finished; None for a new one
/// :param client: client whose options are used; None for a new ``Client()``
#[pyclass(frozen, subclass, module = "ferrohub.oauth")]
pub struct AppManifest {
    manifest: Value,
    registration: manifest::Registration,
    session: Py<ClientSession>,
}

/// The same for asyncio: :meth:`register` returns a coroutine.
///
/// :param manifest: parameters of the app
/// :param organization: login of the organization that is to own the app; None for the user
/// :param state: ``state`` of the flow that is to be finished; None for a new one
/// :param client: client whose options are used; None for a new one
#[pyclass(frozen, extends = AppManifest, module = "ferrohub.oauth")]
pub struct AsyncAppManifest;

impl AppManifest {
    fn made(
        py: Python<'_>,
        manifest: &Bound<'_, PyAny>,
        (organization, state): (Option<&str>, Option<&str>),
        client: Option<&Bound<'_, PyAny>>,
        awaitable: bool,
    ) -> PyResult<AppManifest> {
        let bad = || PyTypeError::new_err("manifest must be a mapping that JSON can represent");
        manifest.cast::<PyMapping>().map_err(|_| bad())?;
        let text: String = py.import("json")?.call_method1("dumps", (manifest,)).map_err(|_| bad())?.extract()?;
        let manifest = serde_json::from_str(&text).map_err(|_| bad())?;
        let session = session_of(py, client, awaitable)?;
        let web = web_root(&session.get().core.settings().urls.api);
        let registration = manifest::start(&web, organization, state).map_err(Failure::from)?;
        Ok(AppManifest { manifest, registration, session })
    }
}

#[pymethods]
impl AsyncAppManifest {
    #[new]
    #[pyo3(signature = (manifest, *, organization=None, state=None, client=None))]
    fn new(
        py: Python<'_>,
        manifest: &Bound<'_, PyAny>,
        organization: Option<&str>,
        state: Option<&str>,
        client: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<PyClassInitializer<AsyncAppManifest>> {
        let made = AppManifest::made(py, manifest, (organization, state), client, true)?;
        Ok(PyClassInitializer::from(made).add_subclass(AsyncAppManifest))
    }
}

#[pymethods]
impl AppManifest {
    #[new]
    #[pyo3(signature = (manifest, *, organization=None, state=None, client=None))]
    fn new(
        py: Python<'_>,
        manifest: &Bound<'_, PyAny>,
        organization: Option<&str>,
        state: Option<&str>,
        client: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<AppManifest> {
        AppManifest::made(py, manifest, (organization, state), client, false)
    }

    /// URL that the manifest is posted to, as the field ``manifest`` of a form; :meth:`html` is a page that does so.
    #[getter]
    fn url(&self) -> &str {
        self.registration.url.as_str()
    }

    /// Random text that the browser must bring back. Keep it for this browser.
    #[getter]
    fn state(&self) -> &str {
        self.registration.state.reveal()
    }

    /// A page that posts the manifest to GitHub when it is loaded.
    fn html(&self) -> String {
        manifest::page(&self.registration, &self.manifest)
    }

    /// Finish the flow: exchange the code of the callback URL for the app's credentials. GitHub returns them once.
    ///
    /// Request: ``POST /app-manifests/{code}/conversions``; see
    /// https://docs.github.com/rest/apps/apps#create-a-github-app-from-a-manifest. It is not retried if its outcome is
    /// unknown.
    ///
    /// :param callback_url: URL that GitHub has sent the browser back to, or its path and query
    /// :returns: an :class:`AppRegistration`
    /// :raises OAuthError: the state differs (``state_mismatch``)
    fn register<'py>(&self, py: Python<'py>, callback_url: String) -> PyResult<Bound<'py, PyAny>> {
        let (core, state) = (self.session.get().core.clone(), self.registration.state.clone());
        let base_url = self.session.get().base_url();
        let running = async move { manifest::convert(&core, &callback_url, state.reveal()).await };
        sending::serve(self.session.bind(py), running, move |py, response| {
            let json = object_of(&response).map_err(Failure::from)?;
            Ok(Py::new(py, AppRegistration { json, base_url: base_url.clone() })?.into_any())
        })
    }

    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        let url = &slf.get().registration.url;
        Ok(format!("<{} {}{}>", slf.get_type().name()?, url.host_str().unwrap_or_default(), url.path()))
    }
}

/// The credentials of a new GitHub App. ``repr`` does not show them, and they cannot be pickled; :meth:`as_dict` returns what
/// to store.
#[pyclass(frozen, module = "ferrohub.oauth")]
pub struct AppRegistration {
    json: Json,
    /// The API where the app is registered.
    base_url: String,
}

impl AppRegistration {
    fn text(&self, name: &str) -> Option<String> {
        self.json.get(name).and_then(|value| value.scalar())
    }
}

#[pymethods]
impl AppRegistration {
    /// Number of the app.
    #[getter]
    fn id(&self) -> Option<u64> {
        self.text("id")?.parse().ok()
    }

    /// Name of the app in URLs.
    #[getter]
    fn slug(&self) -> Option<String> {
        self.text("slug")
    }

    /// URL of the app's page.
    #[getter]
    fn html_url(&self) -> Option<String> {
        self.text("html_url")
    }

    /// Client ID.
    #[getter]
    fn client_id(&self) -> Option<String> {
        self.text("client_id")
    }

    /// Client secret.
    #[getter]
    fn client_secret(&self) -> Option<String> {
        self.text("client_secret")
    }

    /// Secret of the webhook; None if the app has no webhook.
    #[getter]
    fn webhook_secret(&self) -> Option<String> {
        self.text("webhook_secret")
    }

    /// Private key, as the text of a PEM file.
    #[getter]
    fn private_key(&self) -> Option<String> {
        self.text("pem")
    }

    /// Everything above, as a dict that JSON can represent. Store it like a password.
    fn as_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        dict.set_item("id", self.id())?;
        for (name, key) in [
            ("slug", "slug"),
            ("html_url", "html_url"),
            ("client_id", "client_id"),
            ("client_secret", "client_secret"),
            ("webhook_secret", "webhook_secret"),
            ("private_key", "pem"),
        ] {
            dict.set_item(name, self.text(key))?;
        }
        Ok(dict)
    }

    /// Return a client for the app, of the API where it is registered.
    ///
    /// :param options: options of :class:`ferrohub.AppClient`
    /// :returns: a :class:`ferrohub.AppClient`
    #[pyo3(signature = (**options))]
    fn client<'py>(&self, py: Python<'py>, options: Option<&Bound<'py, PyDict>>) -> PyResult<Bound<'py, PyAny>> {
        let missing = || PyValueError::new_err("the registration has no client_id or no private_key");
        let (id, key) = self.client_id().zip(self.private_key()).ok_or_else(missing)?;
        let given = PyDict::new(py);
        given.set_item("base_url", &self.base_url)?;
        if let Some(options) = options {
            given.update(options.as_mapping())?;
        }
        py.get_type::<AppClient>().call((id, key), Some(&given))
    }

    fn __repr__(&self) -> String {
        format!("<AppRegistration {}>", self.slug().unwrap_or_default())
    }
}
