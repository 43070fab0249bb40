//! The checks of the options: what a constructor or a property accepts, and what it changes in the settings.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use http::Method;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyMapping, PyTuple};

use crate::calls::host::Function;
use crate::calls::transport::PythonTransport;
use crate::errors::Failure;
use crate::numbers;
use ferrohub::bindings::http::connection_pool::Verify;
use ferrohub::bindings::http::proxy;
use ferrohub::bindings::http::request::{absolute_url, header};
use ferrohub::bindings::http::tls::Identity;
use ferrohub::bindings::http::transport::Custom;
use ferrohub::bindings::quota::retry_quota::RetryQuota;
use ferrohub::bindings::runtime::deadline;
use ferrohub::bindings::runtime::host::Callback;
use ferrohub::bindings::session::Mode;
use ferrohub::bindings::session::prefetch;
use ferrohub::bindings::session::{API, API_VERSION, Settings, UPLOADS};

/// A change of the settings to a checked value.
pub type Change = Box<dyn Fn(&mut Settings)>;

/// The arguments of a call, by the name of the parameter.
pub type Given<'py> = [(&'static str, Bound<'py, PyAny>)];

/// An argument by the name of its parameter; None where it was not passed, or is None.
pub fn argument<'a, 'py>(given: &'a Given<'py>, name: &str) -> Option<&'a Bound<'py, PyAny>> {
    given.iter().find(|(known, value)| *known == name && !value.is_none()).map(|(_, value)| value)
}

/// The URL of the API, which also determines that of uploads.
pub fn base_url(value: &Bound<'_, PyAny>) -> PyResult<Change> {
    let text = text(value, "base_url")?;
    let url = absolute_url(text.trim_end_matches('/'), "").map_err(Failure::from)?;
    if url.query().is_some() || url.fragment().is_some() {
        return Err(PyValueError::new_err("the URL of the API must not hold a query; see ClientSession.params"));
    }
    let base = url.as_str().trim_end_matches('/').to_owned();
    // Hosts that know the versions of the API.
    let versioned = url.host_str().is_some_and(|host| host == "api.github.com" || host.ends_with(".ghe.com"));
    Ok(Box::new(move |settings| {
        settings.urls.uploads = (if base == API { UPLOADS } else { base.as_str() }).replace("/api/v3", "/api/uploads");
        settings.urls.api.clone_from(&base);
        settings.api_version = versioned.then(|| API_VERSION.to_owned());
    }))
}

/// The version of the API to request; None for none.
pub fn api_version(value: &Bound<'_, PyAny>) -> PyResult<Change> {
    if value.is_none() {
        return Ok(Box::new(|settings| settings.api_version = None));
    }
    let version = text(value, "api_version")?;
    header("x-github-api-version", &version).map_err(Failure::from)?;
    Ok(Box::new(move |settings| settings.api_version = Some(version.clone())))
}

/// The User-Agent.
pub fn user_agent(value: &Bound<'_, PyAny>) -> PyResult<Change> {
    let agent = text(value, "user_agent")?;
    header("user-agent", &agent).map_err(Failure::from)?;
    Ok(Box::new(move |settings| {
        settings.headers.retain(|(name, _)| !name.eq_ignore_ascii_case("user-agent"));
        settings.headers.push(("User-Agent".into(), agent.clone()));
    }))
}

/// Seconds to connect and to read: one number, or a pair.
pub fn timeout(value: &Bound<'_, PyAny>) -> PyResult<Change> {
    let pair = timeouts(value, "timeout")?;
    Ok(Box::new(move |settings| (settings.connect_timeout, settings.read_timeout) = pair))
}

/// The timeouts of one call: to connect, and between two reads.
pub fn call_timeout(value: &Bound<'_, PyAny>) -> PyResult<(Option<Duration>, Option<Duration>)> {
    let (connect, read) = timeouts(value, "timeout")?;
    Ok((connect.map(deadline::seconds), read.map(deadline::seconds)))
}

/// The method of a request.
pub fn method(name: &str) -> PyResult<Method> {
    let method = Method::from_bytes(name.to_ascii_uppercase().as_bytes());
    method.map_err(|_| PyValueError::new_err(format!("{name:?} is not a method")))
}

/// The body of a request.
pub fn body(value: &Bound<'_, PyAny>) -> PyResult<Bytes> {
    let bytes = value.extract::<Vec<u8>>().or_else(|_| value.extract::<String>().map(String::into_bytes));
    let wrong = |_| PyTypeError::new_err(format!("the body must be bytes or str, not {}", class(value)));
    bytes.map(Bytes::from).map_err(wrong)
}

/// Seconds to connect.
pub fn connect_timeout(value: &Bound<'_, PyAny>) -> PyResult<Change> {
    let (connect, _) = timeouts(value, "default_connect_timeout")?;
    Ok(Box::new(move |settings| settings.connect_timeout = connect))
}

/// Seconds to read.
pub fn read_timeout(value: &Bound<'_, PyAny>) -> PyResult<Change> {
    let (_, read) = timeouts(value, "default_read_timeout")?;
    Ok(Box::new(move |settings| settings.read_timeout = read))
}

fn timeouts(value: &Bound<'_, PyAny>, name: &str) -> PyResult<(Option<f64>, Option<f64>)> {
    let one = |value: &Bound<'_, PyAny>| match value.is_none() {
        true => Ok(None),
        false => match numbers::seconds(value, name)? {
            seconds if seconds > 0.0 => Ok(Some(seconds)),
            _ => Err(PyValueError::new_err(format!("{name} must be positive, not {}", numbers::shown(value)))),
        },
    };
    if !value.is_instance_of::<PyTuple>() {
        let both = one(value)?;
        return Ok((both, both));
    }
    let (connect, read): (Bound<'_, PyAny>, Bound<'_, PyAny>) = value.extract().map_err(|_| {
        PyTypeError::new_err(format!("{name} must be seconds, or a pair of seconds to connect and to read"))
    })?;
    Ok((one(&connect)?, one(&read)?))
}

/// Where responses are cached.
pub fn cache(value: &Bound<'_, PyAny>) -> PyResult<Change> {
    let cache = crate::session::cache::of_any(value)?;
    Ok(Box::new(move |settings| settings.cache.clone_from(&cache)))
}

/// Maximum number of pages to prefetch.
pub fn read_ahead(value: &Bound<'_, PyAny>) -> PyResult<Change> {
    let pages = numbers::whole(value, "read_ahead", 0..=i64::try_from(prefetch::MOST).unwrap_or(i64::MAX))?;
    let pages = usize::try_from(pages).unwrap_or(prefetch::MOST);
    Ok(Box::new(move |settings| settings.read_ahead = pages))
}

/// The trusted certificate authorities.
pub fn verify(value: &Bound<'_, PyAny>) -> PyResult<Change> {
    let verify = match value.extract::<bool>() {
        Ok(true) => Verify::System,
        Ok(false) => Verify::Nothing,
        Err(_) => match value.extract::<PathBuf>() {
            Ok(path) => Verify::Bundle(path.to_string_lossy().into_owned()),
            Err(_) => return Err(PyTypeError::new_err("verify must be a bool or the path of a CA bundle")),
        },
    };
    Ok(Box::new(move |settings| settings.verify = verify.clone()))
}

/// A client certificate and its key: the path of one file with both, or a pair of paths.
pub fn cert(value: &Bound<'_, PyAny>) -> PyResult<Change> {
    let path = |value: &Bound<'_, PyAny>| value.extract::<PathBuf>().map(|path| path.to_string_lossy().into_owned());
    let identity = if value.is_none() {
        None
    } else if let Ok(certificate) = path(value) {
        Some(Identity { certificate, key: None })
    } else {
        let pair: PyResult<(Bound<'_, PyAny>, Bound<'_, PyAny>)> = value.extract();
        let pair = pair.and_then(|(certificate, key)| Ok((path(&certificate)?, path(&key)?)));
        let wrong =
            |_| PyTypeError::new_err("cert must be a path, or a pair of the paths of a certificate and its key");
        let (certificate, key) = pair.map_err(wrong)?;
        Some(Identity { certificate, key: Some(key) })
    };
    Ok(Box::new(move |settings| settings.cert.clone_from(&identity)))
}

/// Whether a pickle of the session contains the credential.
pub fn pickle_credentials(value: &Bound<'_, PyAny>) -> PyResult<Change> {
    let wrong = |_| PyTypeError::new_err(format!("pickle_credentials must be a bool, not {}", class(value)));
    let whole = value.extract::<bool>().map_err(wrong)?;
    Ok(Box::new(move |settings| settings.pickle_credentials = whole))
}

/// Whether requests are spaced.
pub fn pace(value: &Bound<'_, PyAny>) -> PyResult<Change> {
    let wrong = |_| PyTypeError::new_err(format!("pace must be a bool, not {}", class(value)));
    let pace = value.extract::<bool>().map_err(wrong)?;
    Ok(Box::new(move |settings| settings.pace = pace))
}

/// Whose processes share the quotas of credentials.
pub fn quota(value: &Bound<'_, PyAny>) -> PyResult<Change> {
    let quota = crate::session::quota::of_any(value)?;
    Ok(Box::new(move |settings| settings.share_quota(quota.clone())))
}

/// Proxies by scheme and host.
pub fn proxies(value: &Bound<'_, PyAny>) -> PyResult<Change> {
    let proxies = pairs_of_proxies(&items(value, "proxies")?)?;
    Ok(Box::new(move |settings| settings.proxies.clone_from(&proxies)))
}

/// Checked proxies. Those that are None are left out.
pub fn pairs_of_proxies(proxies: &Bound<'_, PyDict>) -> PyResult<Vec<(String, String)>> {
    let given = proxies.iter().filter(|(_, proxy)| !proxy.is_none());
    let pairs = given.map(|(key, proxy)| {
        let key = text(&key, "a key of proxies")?;
        let proxy = text(&proxy, &format!("proxies[{key:?}]"))?;
        Ok((key, proxy))
    });
    let pairs = pairs.collect::<PyResult<Vec<_>>>()?;
    proxy::check(&pairs).map_err(Failure::from)?;
    Ok(pairs)
}

/// Query parameters that are sent with every request.
pub fn params(value: &Bound<'_, PyAny>) -> PyResult<Change> {
    let params = texts(&items(value, "params")?)?;
    Ok(Box::new(move |settings| settings.params.clone_from(&params)))
}

/// A mapping as a dict.
fn items<'py>(value: &Bound<'py, PyAny>, name: &str) -> PyResult<Bound<'py, PyDict>> {
    let wrong = |_| PyTypeError::new_err(format!("{name} must be a dict, not {}", class(value)));
    let items = PyDict::new(value.py());
    items.update(value.cast::<PyMapping>().map_err(wrong)?)?;
    Ok(items)
}

/// Maximum number of retries.
pub fn retries(value: &Bound<'_, PyAny>) -> PyResult<Change> {
    let retries = numbers::whole(value, "retries", 0..=u32::MAX.into())?;
    let retries = u32::try_from(retries).unwrap_or(u32::MAX);
    Ok(Box::new(move |settings| settings.retries = retries))
}

/// Tokens for retries, or None.
pub fn retry_quota(value: &Bound<'_, PyAny>) -> PyResult<Change> {
    if value.is_none() {
        return Ok(Box::new(move |settings| settings.retry_quota = None));
    }
    let tokens = numbers::whole(value, "retry_quota", 0..=u32::MAX.into())?;
    let quota = RetryQuota::new(u32::try_from(tokens).unwrap_or(u32::MAX));
    Ok(Box::new(move |settings| settings.retry_quota = Some(quota.clone())))
}

/// What to do at a rate limit.
pub fn rate_limit(value: &Bound<'_, PyAny>) -> PyResult<Change> {
    let mode: Mode = text(value, "rate_limit")?.parse().map_err(Failure::from)?;
    Ok(Box::new(move |settings| settings.rate_limit = mode))
}

/// Seconds to wait for rate limits.
pub fn max_wait(value: &Bound<'_, PyAny>) -> PyResult<Change> {
    let seconds = numbers::seconds(value, "max_wait")?;
    if seconds < 0.0 {
        return Err(PyValueError::new_err(format!("max_wait must be 0 or more, not {}", numbers::shown(value))));
    }
    let max_wait = Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX);
    Ok(Box::new(move |settings| settings.max_wait = max_wait))
}

/// The callback that is invoked before each wait, or None.
pub fn on_wait(value: &Bound<'_, PyAny>) -> PyResult<Change> {
    if !value.is_none() && !value.is_callable() {
        return Err(PyTypeError::new_err(format!(
            "on_wait must be a function of the seconds and the reason, not {}",
            class(value)
        )));
    }
    let callback = if value.is_none() { None } else { Some(callback(value)) };
    Ok(Box::new(move |settings| settings.on_wait.clone_from(&callback)))
}

/// The transport that replaces the network, or None.
pub fn transport(value: &Bound<'_, PyAny>) -> PyResult<Change> {
    let custom = if value.is_none() { None } else { Some(Custom::new(Arc::new(PythonTransport::new(value)?))) };
    Ok(Box::new(move |settings| settings.transport.clone_from(&custom)))
}

/// A function as a callback.
pub fn callback(function: &Bound<'_, PyAny>) -> Callback {
    Callback::new(Function::new(function.clone().unbind()))
}

fn class(value: &Bound<'_, PyAny>) -> String {
    value.get_type().name().map(|name| name.to_string()).unwrap_or_default()
}

/// A text.
pub fn text(value: &Bound<'_, PyAny>, name: &str) -> PyResult<String> {
    value.extract().map_err(|_| PyTypeError::new_err(format!("{name} must be a str, not {}", class(value))))
}

/// The items of a mapping as pairs of strings: numbers are formatted, items with the value None are omitted.
pub fn texts(mapping: &Bound<'_, PyDict>) -> PyResult<Vec<(String, String)>> {
    let pairs = mapping.iter().filter(|(_, value)| !value.is_none());
    pairs.map(|(name, value)| Ok((name.extract()?, value.str()?.to_string()))).collect()
}

/// Check that only one of two optional arguments is given.
pub fn check_exclusive<T, U>(one: (&str, Option<T>), other: (&str, Option<U>)) -> PyResult<()> {
    match (one, other) {
        ((one, Some(_)), (other, Some(_))) => {
            Err(PyTypeError::new_err(format!("{one} and {other} are mutually exclusive")))
        }
        _ => Ok(()),
    }
}

/// The text of a private key: bytes, a str, or a path object, whose file is read. None for any other type.
pub fn pem(given: &Bound<'_, PyAny>) -> PyResult<Option<Vec<u8>>> {
    if let Ok(bytes) = given.extract::<Vec<u8>>() {
        return Ok(Some(bytes));
    }
    if let Ok(text) = given.extract::<String>() {
        return Ok(Some(text.into_bytes()));
    }
    if !given.hasattr("__fspath__")? {
        return Ok(None);
    }
    let path = given.py().import("pathlib")?.call_method1("Path", (given,))?;
    Ok(Some(path.call_method0("read_bytes")?.extract()?))
}
