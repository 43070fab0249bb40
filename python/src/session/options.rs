//! The options of a session, each declared once. The constructors' signatures and docstrings, the stubs, the properties of
//! `ClientSession`, `from_environment()` and pickles follow from this table.

use pyo3::exceptions::PyAttributeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple, PyType};
use serde_json::{Map, Value, json};

use crate::calls::host::Function;
use crate::calls::observers;
use crate::calls::transport::PythonTransport;
use crate::handle::ClientSession;
use crate::session::checks::Change;
use crate::session::{cache, checks, mappings, quota};
use ferrohub::bindings::http::connection_pool::Verify;
use ferrohub::bindings::quota::retry_quota::RetryQuota;
use ferrohub::bindings::session::Settings;

/// An option of a session.
pub struct Opt {
    /// Its name, as a keyword argument and as a property.
    pub name: &'static str,
    /// The type that the constructors accept, as written in a stub.
    pub accepts: &'static str,
    /// The type of the property, if it differs.
    pub property: &'static str,
    /// The default, as Python source. None leaves the setting as it is.
    pub default: &'static str,
    /// The description, as a phrase.
    pub doc: &'static str,
    /// What None means to a constructor, as a phrase; empty if that is obvious.
    pub unset: &'static str,
    /// Checks a value and returns what it changes.
    pub check: fn(&Bound<'_, PyAny>) -> PyResult<Change>,
    /// The value.
    pub value: Read,
    /// Whether a pickle of the session contains it.
    pub pickled: bool,
    /// Whether None is a value of its own, instead of leaving the setting as it is.
    pub has_none: bool,
}

/// How the value of an option is read.
pub enum Read {
    /// As JSON, which pickles contain; lists become tuples.
    Json(fn(&Settings) -> Value),
    /// As a mapping whose items can be changed; pickles contain it as JSON.
    Mapping(fn(&Settings) -> Value),
    /// As a Python object; `environment.rs` defines what pickles contain instead.
    Object(fn(Python<'_>, &Settings) -> PyResult<Py<PyAny>>),
}

impl Opt {
    /// An option whose property has the type that the constructors accept, and that is pickled.
    const fn new(
        name: &'static str,
        accepts: &'static str,
        default: &'static str,
        check: fn(&Bound<'_, PyAny>) -> PyResult<Change>,
        value: Read,
        doc: &'static str,
    ) -> Opt {
        Opt { name, accepts, property: accepts, default, doc, unset: "", check, value, pickled: true, has_none: false }
    }
}

/// All options, in the order of the signatures. `base_url` is first because it resets the version.
#[rustfmt::skip]
pub const OPTIONS: &[Opt] = &[
    Opt { property: "str", unset: "None for ``https://api.github.com``",
        ..Opt::new("base_url", "str | None", "None", checks::base_url, Read::Json(|settings| json!(settings.urls.api)),
            "URL of the API") },
    Opt { unset: "None requests the version that this package was written for from GitHub, and no version from an Enterprise Server",
        ..Opt::new("api_version", "str | None", "None", checks::api_version, Read::Json(|settings| json!(settings.api_version)),
            "version of the API to request, such as ``\"2022-11-28\"``") },
    Opt { property: "tuple[float | None, float | None]", unset: "None keeps the defaults of 4 and 10",
        ..Opt::new("timeout", "float | tuple[float | None, float | None] | None", "None", checks::timeout, Read::Json(timeout),
            "seconds to connect and seconds between two reads: a number for both, or a pair; None in the pair disables that timeout") },
    Opt::new("retries", "int", "3", checks::retries, Read::Json(|settings| json!(settings.retries)),
        "maximum number of retries of idempotent requests: GET, HEAD, OPTIONS, PUT and DELETE after a transport error, 502, 503 or \
         504, and any request that certainly was not processed; 0 disables retries"),
    Opt { has_none: true,
        ..Opt::new("retry_quota", "int | None", "500", checks::retry_quota,
            Read::Json(|settings| json!(settings.retry_quota.as_ref().map(RetryQuota::capacity))),
            "tokens for the retries of this client at each host: a retry takes 5, or 10 after a timeout, and a success \
             returns 1; at 0 the first error is raised. None retries without this limit") },
    Opt::new("rate_limit", "Literal[\"raise\", \"wait\"]", "'raise'", checks::rate_limit,
        Read::Json(|settings| json!(settings.rate_limit.to_string())),
        "what to do at a rate limit: ``\"raise\"`` raises ``RateLimitExceeded``, ``\"wait\"`` waits and retries"),
    Opt::new("max_wait", "float", "3660.0", checks::max_wait, Read::Json(|settings| json!(settings.max_wait.as_secs_f64())),
        "maximum total of seconds that one call waits for rate limits, and for its turn among other requests; if more are needed, it raises"),
    Opt { pickled: false,
        ..Opt::new("on_wait", "Callable[[float, str], object] | None", "None", checks::on_wait, Read::Object(on_wait),
            "callback invoked before each wait for a rate limit or for pacing, with the seconds and the reason, or None; if it \
             raises, so does the call") },
    Opt::new("pace", "bool", "False", checks::pace, Read::Json(|settings| json!(settings.pace)),
        "whether to space requests as GitHub recommends: writes at least a second apart, searches by their quota, and all requests \
         further apart when a quota is low or after a secondary rate limit; these waits count towards ``max_wait``"),
    Opt { pickled: false, unset: "None for the quota of this process",
        ..Opt::new("quota", "Machine | Handle | None", "None", checks::quota, Read::Object(quota::shown),
            "with which processes to share the quotas of credentials: a :class:`ferrohub.quota.Machine` for those of this \
             machine, or an object that reaches a :class:`ferrohub.quota.Broker`; see :mod:`ferrohub.quota`") },
    Opt { property: "EventHooks", pickled: false, unset: "None for none",
        ..Opt::new("event_hooks", "EventHooks | None", "None", observers::check, Read::Object(observers::shown),
            "functions to call with the events of each request, by the name of the event: ``request``, ``response``, \
             ``retry`` and ``error``, each a list; see :mod:`ferrohub.event_hooks`. If one raises, so does the call") },
    Opt { pickled: false, unset: "None for the name and version of this package",
        ..Opt::new("user_agent", "str | None", "None", checks::user_agent, Read::Json(user_agent), "``User-Agent`` header of the requests") },
    Opt::new("read_ahead", "int", "5", checks::read_ahead, Read::Json(|settings| json!(settings.read_ahead)),
        "maximum number of pages of a listing to prefetch; 0 for none"),
    Opt { property: "Cache | None",
        ..Opt::new("cache", "bool | str | os.PathLike[str] | Cache | None", "None", checks::cache, Read::Object(cached),
            "where to cache responses: True for memory (64 MiB), the path of a folder (512 MiB), a :class:`ferrohub.Cache`, or \
             None for nowhere. Each cached response is revalidated before it is used, which costs no quota if it is current") },
    Opt { property: "bool | str",
        ..Opt::new("verify", "bool | str | os.PathLike[str]", "True", checks::verify, Read::Json(verify),
            "which certificate authorities to trust: True for those of ``REQUESTS_CA_BUNDLE``, ``CURL_CA_BUNDLE``, \
             ``SSL_CERT_FILE`` and ``SSL_CERT_DIR``, or else those of the system; the path of a bundle in PEM format \
             or of a folder of such files; or False to accept any certificate, which is insecure") },
    Opt { property: "str | tuple[str, str] | None",
        ..Opt::new("cert", "str | os.PathLike[str] | tuple[str | os.PathLike[str], str | os.PathLike[str]] | None", "None",
            checks::cert, Read::Json(cert),
            "client certificate in PEM format: the path of a file with the certificate and its key, or a pair of the paths of \
             both; or None") },
    Opt { property: "SessionMapping",
        ..Opt::new("proxies", "Mapping[str, str] | None", "None", checks::proxies, Read::Mapping(proxies),
            "proxies by scheme, as ``{\"https\": \"http://10.0.0.1:3128\"}``; empty uses those of the environment. Keys are \
             ``\"http\"``, ``\"https\"``, ``\"all\"``, one of these with a host, as ``\"https://api.github.com\"``, and \
             ``\"no_proxy\"`` for hosts without a proxy") },
    Opt { pickled: false, unset: "None for the network",
        ..Opt::new("transport", "Transport | None", "None", checks::transport, Read::Object(transport),
            "callable that sends each request in place of the network: it gets a :class:`ferrohub.transports.Request`, and \
             returns a :class:`ferrohub.transports.Response`, or an awaitable of one for an asynchronous client; see \
             :mod:`ferrohub.transports`") },
    Opt::new("pickle_credentials", "bool", "False", checks::pickle_credentials,
        Read::Json(|settings| json!(settings.pickle_credentials)),
        "whether pickles of the session contain its credential"),
];

fn timeout(settings: &Settings) -> Value {
    json!([settings.connect_timeout, settings.read_timeout])
}

fn user_agent(settings: &Settings) -> Value {
    json!(settings.headers.iter().find(|(name, _)| name.eq_ignore_ascii_case("user-agent")).map(|(_, value)| value))
}

fn verify(settings: &Settings) -> Value {
    match &settings.verify {
        Verify::System => json!(true),
        Verify::Nothing => json!(false),
        Verify::Bundle(path) => json!(path),
    }
}

fn cert(settings: &Settings) -> Value {
    settings.cert.as_ref().map_or(Value::Null, |cert| match &cert.key {
        Some(key) => json!([cert.certificate, key]),
        None => json!(cert.certificate),
    })
}

fn proxies(settings: &Settings) -> Value {
    Value::Object(settings.proxies.iter().map(|(key, url)| (key.clone(), json!(url))).collect())
}

fn on_wait(py: Python<'_>, settings: &Settings) -> PyResult<Py<PyAny>> {
    let function = settings.on_wait.as_ref().and_then(|callback| callback.function::<Function>());
    Ok(function.map_or_else(|| py.None(), |function| function.clone_ref(py)))
}

fn transport(py: Python<'_>, settings: &Settings) -> PyResult<Py<PyAny>> {
    Ok(PythonTransport::of(settings).map_or_else(|| py.None(), |transport| transport.callable(py)))
}

fn cached(py: Python<'_>, settings: &Settings) -> PyResult<Py<PyAny>> {
    let cache = settings.cache.clone().map(|core| cache::Cache { core });
    Ok(cache.into_pyobject(py)?.unbind())
}

/// Apply the options among these arguments to a session. If one is invalid, nothing changes.
pub fn apply(session: &ClientSession, given: &[(&'static str, Bound<'_, PyAny>)]) -> PyResult<()> {
    let mut changes = Vec::new();
    for option in OPTIONS {
        let value = given.iter().find(|(name, value)| *name == option.name && (option.has_none || !value.is_none()));
        if let Some((_, value)) = value {
            changes.push((option.check)(value)?);
        }
    }
    if !changes.is_empty() {
        session.core.change(|settings| changes.iter().for_each(|change| change(settings)));
    }
    Ok(())
}

/// The options that a pickle contains, by name.
pub fn frozen(settings: &Settings) -> Map<String, Value> {
    let pickled = OPTIONS.iter().filter(|option| option.pickled);
    let value = |option: &Opt| match option.value {
        Read::Json(value) | Read::Mapping(value) => Some((option.name.to_owned(), value(settings))),
        Read::Object(_) => None,
    };
    pickled.filter_map(value).collect()
}

/// Apply the options of a pickle to a session. Missing ones keep their values.
pub fn thaw(py: Python<'_>, session: &ClientSession, kept: &Map<String, Value>) -> PyResult<()> {
    for option in OPTIONS.iter().filter(|option| option.pickled && !matches!(option.value, Read::Object(_))) {
        if let Some(value) = kept.get(option.name) {
            session.change((option.check)(&python(py, value)?)?);
        }
    }
    Ok(())
}

/// A value as a Python object; a list becomes a tuple.
pub fn python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Null => py.None().into_bound(py),
        Value::Bool(value) => value.into_pyobject(py)?.to_owned().into_any(),
        Value::String(value) => value.into_pyobject(py)?.into_any(),
        Value::Number(value) => match value.as_i64() {
            Some(whole) => whole.into_pyobject(py)?.into_any(),
            None => value.as_f64().into_pyobject(py)?,
        },
        Value::Array(items) => {
            let items = items.iter().map(|item| python(py, item)).collect::<PyResult<Vec<_>>>()?;
            PyTuple::new(py, items)?.into_any()
        }
        Value::Object(members) => {
            let dict = PyDict::new(py);
            for (name, value) in members {
                dict.set_item(name, python(py, value)?)?;
            }
            dict.into_any()
        }
    })
}

// No doc comment: an instance shows the docstring of its option.
#[allow(missing_docs)]
#[pyclass(frozen, module = "ferrohub", name = "option")]
pub struct Property(&'static Opt);

#[pymethods]
impl Property {
    fn __get__<'py>(
        slf: &Bound<'py, Self>,
        instance: &Bound<'py, PyAny>,
        owner: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let _ = owner;
        let Ok(session) = instance.cast::<ClientSession>() else { return Ok(slf.clone().into_any()) };
        let settings = session.get().core.settings();
        match slf.get().0.value {
            Read::Json(value) => python(slf.py(), &value(&settings)),
            Read::Mapping(_) => mappings::of(session, slf.get().0.name),
            Read::Object(value) => Ok(value(slf.py(), &settings)?.into_bound(slf.py())),
        }
    }

    fn __set__(&self, instance: &Bound<'_, ClientSession>, value: &Bound<'_, PyAny>) -> PyResult<()> {
        instance.get().change((self.0.check)(value)?);
        Ok(())
    }

    fn __delete__(&self, instance: &Bound<'_, PyAny>) -> PyResult<()> {
        let class = instance.get_type().name()?;
        Err(PyAttributeError::new_err(format!("{} of a {class} cannot be deleted", self.0.name)))
    }

    #[getter]
    fn __doc__(&self) -> String {
        sentence(self.0.doc)
    }

    #[getter]
    fn __name__(&self) -> &'static str {
        self.0.name
    }

    fn __repr__(&self) -> String {
        format!("<option {}>", self.0.name)
    }
}

/// A phrase as a sentence.
fn sentence(phrase: &str) -> String {
    let first = phrase.chars().next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    let rest: String = phrase.chars().skip(1).collect();
    format!("{first}{rest}.")
}

/// Add a property for each option to `ClientSession`.
pub fn install(session: &Bound<'_, PyType>) -> PyResult<()> {
    OPTIONS.iter().try_for_each(|option| session.setattr(option.name, Property(option).into_pyobject(session.py())?))
}

/// The options, for the generator: mappings of name, type of the property, accepted type and default.
#[pyfunction]
pub fn _options(py: Python<'_>) -> PyResult<Vec<Bound<'_, PyAny>>> {
    let described = OPTIONS.iter().map(|option| {
        let value = json!({
            "name": option.name, "property": option.property, "accepts": option.accepts, "default": option.default,
            "pickled": option.pickled,
        });
        python(py, &value)
    });
    described.collect()
}
