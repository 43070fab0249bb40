//! Webhooks: signatures, events as resources, and the checks of a receiver.

use std::collections::HashMap;
use std::sync::Arc;

use bytes::Bytes;
use futures_util::future::BoxFuture;
use pyo3::exceptions::{PyAttributeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBytes, PyString, PyType};

use crate::handle::ClientSession;
use crate::values::resource::{self, Resource};
use crate::values::{owner, types};
use ferrohub::bindings::auth::credential::{Auth, Secret};
use ferrohub::bindings::github::description::webhooks;
use ferrohub::bindings::http::context::Source;
use ferrohub::bindings::http::error::{Error, Result};
use ferrohub::bindings::http::request::Request;
use ferrohub::bindings::http::response::Response;
use ferrohub::bindings::http::transport::Transport;
use ferrohub::bindings::session::Settings;
use ferrohub::bindings::webhooks::delivery::WebhookDelivery;
use ferrohub::bindings::webhooks::event::WebhookEvent;
use ferrohub::bindings::webhooks::receiver::WebhookReceiver;
use ferrohub::bindings::webhooks::signature::WebhookSecrets;

pub mod described;

/// The transport of events without a client: every request is an error.
#[derive(Debug)]
struct Unbound;

impl Transport for Unbound {
    fn send<'a>(&'a self, request: &'a Request) -> BoxFuture<'a, Result<Response>> {
        let (method, path) = (&request.method, request.url.path());
        let why = format!("{method} {path} cannot be sent: the event has no client, see WebhookEvent.bind()");
        Box::pin(std::future::ready(Err(Error::Transport(why))))
    }

    fn source(&self) -> Source {
        Source::Nowhere
    }
}

/// What the headers of a delivery say; a text is empty if its header is missing.
///
/// :param id: the ID of the event
/// :param event: name of the event
/// :param hook_id: ID of the webhook
/// :param target_type: what the webhook belongs to
/// :param target_id: ID of what the webhook belongs to
/// :param enterprise_host: host of the GitHub Enterprise Server
#[pyclass(frozen, get_all, eq, module = "ferrohub.webhooks", name = "Delivery")]
#[derive(PartialEq)]
pub struct Delivery {
    /// The ID of the event, a GUID (X-GitHub-Delivery). A redelivery has the same ID.
    id: String,
    /// Name of the event, such as ``"issues"`` (X-GitHub-Event).
    event: String,
    /// ID of the webhook (X-GitHub-Hook-ID).
    hook_id: String,
    /// What the webhook belongs to: ``"repository"``, ``"organization"``, ``"integration"``, ...
    /// (X-GitHub-Hook-Installation-Target-Type).
    target_type: String,
    /// ID of what the webhook belongs to (X-GitHub-Hook-Installation-Target-ID).
    target_id: String,
    /// Host of the GitHub Enterprise Server that sent it (X-GitHub-Enterprise-Host).
    enterprise_host: String,
}

impl From<&WebhookDelivery> for Delivery {
    fn from(found: &WebhookDelivery) -> Delivery {
        let WebhookDelivery { id, event, hook_id, target_type, target_id, enterprise_host, .. } = found.clone();
        Delivery { id, event, hook_id, target_type, target_id, enterprise_host }
    }
}

#[pymethods]
impl Delivery {
    #[new]
    #[pyo3(signature = (id="", event="", *, hook_id="", target_type="", target_id="", enterprise_host=""))]
    fn new(
        id: &str,
        event: &str,
        hook_id: &str,
        target_type: &str,
        target_id: &str,
        enterprise_host: &str,
    ) -> Delivery {
        Delivery {
            id: id.to_owned(),
            event: event.to_owned(),
            hook_id: hook_id.to_owned(),
            target_type: target_type.to_owned(),
            target_id: target_id.to_owned(),
            enterprise_host: enterprise_host.to_owned(),
        }
    }

    fn __repr__(&self) -> String {
        format!("<Delivery {} {}>", self.event, self.id).replace(" >", ">")
    }
}

/// The checks of a receiver.
///
/// :param secrets: the secrets, or None to accept deliveries without a signature
/// :param sha1: whether to accept HMAC-SHA-1
/// :param max_body: maximum size of a body in bytes
/// :param forms: whether to accept forms
/// :param hook_ids: IDs of the webhooks whose deliveries are accepted; those of all if it is empty
/// :param target_ids: IDs of what these webhooks belong to; of anything if it is empty
#[pyclass(frozen, module = "ferrohub._core", name = "_WebhookReceiver")]
pub struct Receiver {
    receiver: WebhookReceiver,
}

#[pymethods]
impl Receiver {
    #[new]
    #[pyo3(signature = (secrets, sha1, max_body, forms, hook_ids, target_ids))]
    fn new(
        secrets: Option<Vec<Vec<u8>>>,
        sha1: bool,
        max_body: usize,
        forms: bool,
        hook_ids: Vec<u64>,
        target_ids: Vec<u64>,
    ) -> PyResult<Receiver> {
        let receiver = match secrets {
            Some(secrets) => WebhookReceiver::new(secrets_of(secrets, sha1)?),
            None => WebhookReceiver::unsigned(),
        };
        let receiver = if forms { receiver.forms() } else { receiver };
        Ok(Receiver { receiver: receiver.max_body(max_body).hook_ids(hook_ids).target_ids(target_ids) })
    }

    /// The status and the reason of the rejection of a delivery by its headers alone, before its body is read, or None.
    ///
    /// :param headers: headers, as a mapping or as pairs of names and values, which are text or bytes
    fn check_headers(&self, headers: &Bound<'_, PyAny>) -> PyResult<Option<(u16, String)>> {
        let headers = pairs(headers)?;
        let checked = self.receiver.check_headers(|name: &str| headers.get(name).map(String::as_str));
        Ok(checked.err().map(|rejection| (rejection.status, rejection.reason)))
    }

    /// The event of a delivery, or the status and the reason of its rejection.
    ///
    /// :param headers: headers, as a mapping or as pairs of names and values, which are text or bytes
    /// :param body: the body as it was received
    fn read<'py>(&self, headers: &Bound<'py, PyAny>, body: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let py = body.py();
        let headers = pairs(headers)?;
        let body = bytes_of(body)?;
        let header = |name: &str| headers.get(name).map(String::as_str);
        match py.detach(|| self.receiver.read(header, body)) {
            Ok(event) => object(py, &event),
            Err(rejection) => Ok((rejection.status, rejection.reason).into_pyobject(py)?.into_any()),
        }
    }
}

/// The headers of a request that matter here, by their names in lower case.
fn pairs(headers: &Bound<'_, PyAny>) -> PyResult<HashMap<String, String>> {
    let wrong = |_| PyTypeError::new_err("headers must be a mapping or pairs of names and values");
    let items = match headers.getattr_opt("items")? {
        Some(items) => items.call0()?,
        None => headers.clone(),
    };
    let mut found = HashMap::new();
    for pair in items.try_iter().map_err(wrong)? {
        let (name, value): (Bound<'_, PyAny>, Bound<'_, PyAny>) = pair?.extract().map_err(wrong)?;
        let name = header_text(&name).ok_or_else(|| wrong(PyTypeError::new_err(())))?.to_ascii_lowercase();
        if name.starts_with("x-") || name == "content-type" {
            let value = header_text(&value).ok_or_else(|| wrong(PyTypeError::new_err(())))?;
            found.entry(name).or_insert(value);
        }
    }
    Ok(found)
}

/// The text of the name or the value of a header, which are bytes in ASGI. Some servers decode what is not UTF-8 into
/// halves of surrogate pairs, which are replaced: no header that is read here has them.
fn header_text(value: &Bound<'_, PyAny>) -> Option<String> {
    match value.cast::<PyBytes>() {
        Ok(bytes) => Some(bytes.as_bytes().iter().map(|byte| char::from(*byte)).collect()),
        Err(_) => value.cast::<PyString>().ok().map(|text| text.to_string_lossy().into_owned()),
    }
}

/// The bytes of a body.
fn bytes_of(body: &Bound<'_, PyAny>) -> PyResult<Bytes> {
    if let Ok(bytes) = body.cast::<PyBytes>() {
        return Ok(Bytes::copy_from_slice(bytes.as_bytes()));
    }
    let wrong = || {
        let kind = body.get_type().name().map_or_else(|_| String::new(), |name| name.to_string());
        PyTypeError::new_err(format!("body must be the bytes as they were received, not {kind}"))
    };
    if body.is_instance_of::<PyString>() || body.hasattr("keys")? {
        return Err(wrong());
    }
    let bytes = body.py().get_type::<PyBytes>().call1((body
        .py()
        .import("builtins")?
        .getattr("memoryview")?
        .call1((body,))
        .map_err(|_| wrong())?,))?;
    Ok(Bytes::copy_from_slice(bytes.cast::<PyBytes>()?.as_bytes()))
}

fn secrets_of(secrets: Vec<Vec<u8>>, sha1: bool) -> PyResult<WebhookSecrets> {
    let made = if sha1 { WebhookSecrets::with_sha1(secrets) } else { WebhookSecrets::new(secrets) };
    made.map_err(|error| PyValueError::new_err(error.to_string()))
}

/// Whether a signature is that of a body.
///
/// :param body: the body as it was received
/// :param signature: the signature
/// :param secrets: the secrets
/// :param sha1: whether to accept HMAC-SHA-1
#[pyfunction]
pub fn _webhook_verify(body: &Bound<'_, PyAny>, signature: &str, secrets: Vec<Vec<u8>>, sha1: bool) -> PyResult<bool> {
    let (secrets, bytes) = (secrets_of(secrets, sha1)?, bytes_of(body)?);
    Ok(body.py().detach(|| secrets.verify(&bytes, signature)))
}

/// The signature of a body.
///
/// :param body: the body
/// :param secret: the secret
#[pyfunction]
pub fn _webhook_sign(body: &Bound<'_, PyAny>, secret: Vec<u8>) -> PyResult<String> {
    Ok(secrets_of(vec![secret], false)?.sign(&bytes_of(body)?))
}

/// The event of a payload.
///
/// :param name: name of the event
/// :param body: the payload as JSON
#[pyfunction]
pub fn _webhook_parse<'py>(py: Python<'py>, name: &str, body: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let body = match body.extract::<String>() {
        Ok(text) => Bytes::from(text),
        Err(_) => bytes_of(body)?,
    };
    let event = WebhookEvent::parse(name, body).map_err(|error| PyValueError::new_err(error.to_string()))?;
    object(py, &event)
}

/// The Python object of an event.
fn object<'py>(py: Python<'py>, event: &WebhookEvent) -> PyResult<Bound<'py, PyAny>> {
    let resource = Resource::of(event.json().clone(), session(py)?, py);
    let made = resource::make(py, event.class().map_or(webhooks::ANY, |class| class.name), resource)?;
    made.setattr("_delivery", Bound::new(py, Delivery::from(event.delivery()))?)?;
    Ok(made)
}

/// The session of events without a client. It has a credential, so that operations that require one raise for no other
/// reason than the missing client.
fn session(py: Python<'_>) -> PyResult<&Py<ClientSession>> {
    static SESSION: PyOnceLock<Py<ClientSession>> = PyOnceLock::new();
    SESSION.get_or_try_init(py, || {
        let session = ClientSession::with(Settings::default());
        session.set_auth(Auth::Token(Secret::new("no-client")));
        session.core.set_transport(Arc::new(Unbound));
        Py::new(py, session)
    })
}

/// Let an event and the resources in it use a client.
///
/// :param event: the event
/// :param client: the client
#[pyfunction]
pub fn _webhook_bind(event: &Bound<'_, Resource>, client: &Bound<'_, PyAny>) -> PyResult<()> {
    let kind = client.get_type().name()?;
    let wrong = |_| PyTypeError::new_err(format!("client must be a client, not {kind}"));
    let session = owner::session_of(client).map_err(wrong)?;
    let this = event.get();
    this.adopt(session);
    // The resources that were read before have no client.
    this.replace(this.content().json.clone());
    Ok(())
}

/// A class of the module ``ferrohub.webhooks.events``, by its name there.
///
/// :param name: name of the class
#[pyfunction]
pub fn _webhook_class<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyType>> {
    let unknown = || PyAttributeError::new_err(format!("module 'ferrohub.webhooks.events' has no attribute '{name}'"));
    types::type_of(py, webhooks::shown(name).ok_or_else(unknown)?)
}

/// The schema of the payload of an event and an action, which is empty for an event without actions.
///
/// :param name: name of the event
/// :param action: the action
#[pyfunction]
pub fn _webhook_schema(name: &str, action: &str) -> Option<&'static str> {
    let payloads = &webhooks::event(name)?.payloads;
    let known = payloads.iter().find(|(known, _)| *known == action || known.is_empty());
    known.map(|(_, schema)| *schema)
}

/// The names of all events and their actions, such as ``"push"``, ``"issues"`` and ``"issues.opened"``.
#[pyfunction]
pub fn _webhook_names() -> Vec<String> {
    let names = |event: &'static webhooks::Event| {
        let actions = event.payloads.iter().filter(|(action, _)| !action.is_empty());
        std::iter::once(event.name.to_owned()).chain(actions.map(|(action, _)| format!("{}.{action}", event.name)))
    };
    webhooks::events().iter().flat_map(names).collect()
}
