//! Functions of the chapter `meta`.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyString};

use crate::values::decode;
use crate::values::template::UriTemplate;
use ferrohub::bindings::json::document::Json;

/// An object with its addresses as templates.
pub fn templates<'py>(py: Python<'py>, json: &Json) -> PyResult<Bound<'py, PyAny>> {
    let found = decode::any(py, json)?;
    let Ok(members) = found.cast::<PyDict>() else { return Ok(found) };
    for (key, value) in members.iter().collect::<Vec<_>>() {
        match key.extract::<String>()?.as_str() {
            "_links" => templates_of_links(&value)?,
            name if name.ends_with("_url") => members.set_item(&key, template(value)?)?,
            name if name.ends_with("_urls") => templates_of_list(&value)?,
            _ => {}
        }
    }
    Ok(found)
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
