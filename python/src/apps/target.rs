//! The arguments of `AppClient.client`: an installation, and what a token for it is limited to.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyInt, PyMapping, PyString};

use crate::calls::guarded::Items;
use crate::errors::Failure;
use crate::numbers;
use crate::values::resource::Resource;
use ferrohub::bindings::apps::check_name;
use ferrohub::bindings::auth::credential::{Narrowing, Target};

/// The installation of an argument, which is a resource, an id, or a name; and the login of its account, if the resource
/// has it.
pub fn installation(value: &Bound<'_, PyAny>) -> PyResult<(Target, Option<String>)> {
    if let Ok(name) = value.cast::<PyString>() {
        let name = name.to_string();
        check_name(&name).map_err(Failure::from)?;
        return Ok((Target::name(&name), None));
    }
    if value.is_instance_of::<PyInt>() {
        return Ok((Target::Id(id(value, "installation")?), None));
    }
    let missing = || {
        let class = value.get_type().name().map(|name| name.to_string()).unwrap_or_default();
        PyTypeError::new_err(format!("installation must be an Installation, an id or a name, not {class}"))
    };
    let resource = value.cast::<Resource>().map_err(|_| missing())?;
    let member = |name: &str| resource.get().get(name).and_then(|json| json.scalar());
    let is_installation = member("access_tokens_url").is_some() || member("app_id").is_some();
    match (is_installation, member("id"), member("full_name").or_else(|| member("login"))) {
        (true, Some(id), _) => id.parse().map(|id| (Target::Id(id), member("account.login"))).map_err(|_| missing()),
        (false, _, Some(name)) => Ok((Target::name(&name), None)),
        _ => Err(missing()),
    }
}

/// What a token is limited to.
pub fn narrowing(
    repositories: Option<&Bound<'_, PyAny>>,
    permissions: Option<&Bound<'_, PyAny>>,
) -> PyResult<Narrowing> {
    let mut narrowing = Narrowing::default();
    if let Some(repositories) = repositories {
        add_repositories(&mut narrowing, repositories)?;
    }
    if let Some(permissions) = permissions {
        add_permissions(&mut narrowing, permissions)?;
    }
    Ok(narrowing)
}

fn add_repositories(narrowing: &mut Narrowing, repositories: &Bound<'_, PyAny>) -> PyResult<()> {
    let bad = || PyTypeError::new_err("repositories must be a list of names, ids or repositories");
    let is_single = repositories.is_instance_of::<PyString>()
        || repositories.is_instance_of::<PyBytes>()
        || repositories.is_instance_of::<PyDict>();
    let items = if is_single { None } else { Items::of(repositories)? }.ok_or_else(bad)?;
    for item in items {
        let item = item?;
        if let Ok(name) = item.cast::<PyString>() {
            narrowing.repository(&name.to_string()).map_err(Failure::from)?;
        } else if let Ok(resource) = item.cast::<Resource>() {
            let found = resource.get().get("id").and_then(|json| json.scalar()?.parse().ok());
            narrowing.repository_id(found.ok_or_else(bad)?).map_err(Failure::from)?;
        } else if item.is_instance_of::<PyInt>() {
            narrowing.repository_id(id(&item, "repositories")?).map_err(Failure::from)?;
        } else {
            return Err(bad());
        }
    }
    // GitHub takes an empty list for all repositories.
    if narrowing.body().is_none() {
        return Err(PyValueError::new_err("repositories must not be empty; None is for all of the installation"));
    }
    Ok(())
}

fn add_permissions(narrowing: &mut Narrowing, permissions: &Bound<'_, PyAny>) -> PyResult<()> {
    let bad = || PyTypeError::new_err("permissions must be a mapping of names to \"read\", \"write\" or \"admin\"");
    let items = permissions.cast::<PyMapping>().map_err(|_| bad())?.items()?;
    if items.is_empty() {
        return Err(PyValueError::new_err("permissions must not be empty; None is for all of the installation"));
    }
    for pair in items {
        let (name, level): (String, String) = pair.extract().map_err(|_| bad())?;
        narrowing.permission(&name, &level).map_err(Failure::from)?;
    }
    Ok(())
}

fn id(value: &Bound<'_, PyAny>, name: &str) -> PyResult<u64> {
    let id = numbers::whole(value, name, 1..=i64::MAX)?;
    Ok(u64::try_from(id).unwrap_or_default())
}
