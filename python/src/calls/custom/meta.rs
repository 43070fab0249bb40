//! Functions of the chapter `meta`.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyString};
use serde_json::{Map, Value};
use url::Url;

use super::{Computed, Handler, Handlers};
use ferrohub::json::document::Json;
use crate::calls::call::Call;
use crate::values::decode;
use crate::values::template::UriTemplate;

/// Its operations.
pub static HANDLERS: Handlers = &[
    ("Client", "feeds", feeds as Handler),
    ("Client", "markdown", markdown as Handler),
    ("Client", "pubsubhubbub", pubsubhubbub as Handler),
    ("RepositoryLicense", "decode_content", decode_content as Handler),
];

/// Its computed fields.
pub static COMPUTED: Computed = &[];

fn feeds<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    let feeds = call.run()?;
    let Ok(members) = feeds.cast::<PyDict>() else { return Ok(feeds) };
    for (key, value) in members.iter().collect::<Vec<_>>() {
        match key.extract::<String>()?.as_str() {
            "_links" => templates_of_links(&value)?,
            name if name.ends_with("_url") => members.set_item(&key, template(value)?)?,
            name if name.ends_with("_urls") => templates_of_list(&value)?,
            _ => {}
        }
    }
    Ok(feeds)
}

/// A link is an object with `href`, or a list of such.
fn templates_of_links(links: &Bound<'_, PyAny>) -> PyResult<()> {
    let Ok(links) = links.cast::<PyDict>() else { return Ok(()) };
    for link in links.values() {
        let several = link.cast::<PyList>().cloned().or_else(|_| PyList::new(link.py(), [&link]))?;
        for link in several.iter() {
            if let Ok(link) = link.cast::<PyDict>()
                && let Some(href) = link.get_item("href")?
            {
                link.set_item("href", template(href)?)?;
            }
        }
    }
    Ok(())
}

fn templates_of_list(addresses: &Bound<'_, PyAny>) -> PyResult<()> {
    let Ok(addresses) = addresses.cast::<PyList>() else { return Ok(()) };
    for (at, address) in addresses.iter().enumerate() {
        addresses.set_item(at, template(address)?)?;
    }
    Ok(())
}

/// Text as a template; anything else as it is.
fn template(value: Bound<'_, PyAny>) -> PyResult<Bound<'_, PyAny>> {
    match value.cast::<PyString>() {
        Ok(uri) => Ok(Bound::new(value.py(), UriTemplate::from_uri(uri.extract()?))?.into_any()),
        Err(_) => Ok(value),
    }
}

fn markdown<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    let mut request = call.request(call.op)?;
    if call.argument("raw") == Some(&Value::Bool(true)) {
        request.plain(call.text("text").to_owned());
    } else {
        let mut members = Map::from_iter([("text".to_owned(), Value::from(call.text("text")))]);
        let chosen = ["mode", "context"].into_iter().filter(|name| !call.text(name).is_empty());
        members.extend(chosen.map(|name| (name.to_owned(), Value::from(call.text(name)))));
        request.json(&Value::Object(members));
    }
    call.result(call.send(request)?)
}

fn pubsubhubbub<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    call.check_credential()?;
    if is_topic(call.text("topic")) { call.run() } else { call.bool(false) }
}

/// Whether it is the address of the events of a repository, as `https://HOST/OWNER/REPOSITORY/events/EVENT`.
fn is_topic(topic: &str) -> bool {
    let Ok(url) = Url::parse(topic) else { return false };
    let parts: Vec<&str> = url.path_segments().map(Iterator::collect).unwrap_or_default();
    let is_name = |part: &str| {
        !part.is_empty() && part.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.'))
    };
    matches!(url.scheme(), "http" | "https")
        && url.query().is_none()
        && url.fragment().is_none()
        && matches!(parts.as_slice(), [owner, repository, "events", event]
            if [owner, repository, event].into_iter().all(|part| is_name(part)))
}

fn decode_content<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    let member = |key: &str| call.json.as_ref().and_then(|json| json.get(key)).and_then(|json: Json| json.scalar());
    let content = member("content").unwrap_or_default();
    let bytes = if member("encoding").as_deref() == Some("base64") {
        let packed: String = content.split_ascii_whitespace().collect();
        STANDARD.decode(packed).map_err(|error| {
            pyo3::exceptions::PyValueError::new_err(format!("content is not in base64, as encoding says: {error}"))
        })?
    } else {
        content.into_bytes()
    };
    Ok(decode::text(call.py, &bytes).into_any())
}
