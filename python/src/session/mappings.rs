//! The mappings of a session whose items can be changed, for `ferrohub._session_mapping`.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::handle::ClientSession;
use crate::session::checks;
use crate::session::checks::texts;
use ferrohub::bindings::session::Settings;

type Pairs = Vec<(String, String)>;

/// A setting that is a mapping.
struct Field {
    name: &'static str,
    pairs: fn(&mut Settings) -> &mut Pairs,
    check: fn(&Bound<'_, PyDict>) -> PyResult<Pairs>,
}

static FIELDS: [Field; 2] = [
    Field { name: "params", pairs: |settings| &mut settings.params, check: texts },
    Field { name: "proxies", pairs: |settings| &mut settings.proxies, check: checks::pairs_of_proxies },
];

fn field(name: &str) -> PyResult<&'static Field> {
    FIELDS.iter().find(|field| field.name == name).ok_or_else(|| PyValueError::new_err(name.to_owned()))
}

/// A mapping of a session, as a Python object.
pub fn of<'py>(session: &Bound<'py, ClientSession>, name: &str) -> PyResult<Bound<'py, PyAny>> {
    session.py().import("ferrohub._session_mapping")?.getattr("SessionMapping")?.call1((session, name))
}

/// The items of a mapping of a session.
///
/// :param session: the session
/// :param name: name of the setting
#[pyfunction]
pub fn _session_items<'py>(session: &Bound<'py, ClientSession>, name: &str) -> PyResult<Bound<'py, PyDict>> {
    let items = PyDict::new(session.py());
    let mut settings = Settings::clone(&session.get().core.settings());
    for (key, value) in (field(name)?.pairs)(&mut settings).iter() {
        items.set_item(key, value)?;
    }
    Ok(items)
}

/// Change items of a mapping of a session. If one is invalid, nothing changes.
///
/// :param session: the session
/// :param name: name of the setting
/// :param items: the new items; a value of None removes the item
#[pyfunction]
pub fn _change_session_items(
    session: &Bound<'_, ClientSession>,
    name: &str,
    items: &Bound<'_, PyDict>,
) -> PyResult<()> {
    let field = field(name)?;
    let given = (field.check)(items)?;
    let removed = items.iter().filter(|(_, value)| value.is_none()).map(|(key, _)| key.extract());
    let removed = removed.collect::<PyResult<Vec<String>>>()?;
    session.get().core.change(|settings| {
        let pairs = (field.pairs)(settings);
        pairs.retain(|(key, _)| !removed.contains(key));
        for (key, value) in &given {
            match pairs.iter_mut().find(|(known, _)| known == key) {
                Some((_, known)) => known.clone_from(value),
                None => pairs.push((key.clone(), value.clone())),
            }
        }
    });
    Ok(())
}
