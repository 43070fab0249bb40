//! Resources in place of the parts of a path.

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use crate::values::resource::Resource;
use crate::values::{decode, paths};
use ferrohub::bindings::github::description::operation::Operation;
use ferrohub::bindings::github::description::routes;
use ferrohub::bindings::json::document::Json;

/// Fields that only the resources of a parameter have, where their own URL differs from the operation's path, as that of
/// a repository in `/orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}`: names of parameters, a part of
/// the path, and the field.
const SIGNS: [(&[&str], &str, &str); 13] = [
    (&["account_id", "actor_id", "author_id", "org_id", "organization_id", "user_id"], "", "login"),
    (&["app_slug"], "", "external_url"),
    (&["branch"], "", "commit"),
    (&["codespace_name"], "", "machine"),
    (&["comment_id"], "/pulls/{pull_number}/", "pull_request_url"),
    (&["enterprise_team", "team_id", "team_slug"], "", "members_url"),
    (&["installation_id"], "", "access_tokens_url"),
    (&["invitation_id"], "", "inviter"),
    (&["issue_id", "pull_number"], "", "labels_url"),
    (&["migration_id"], "", "lock_repositories"),
    (&["package_name"], "", "package_type"),
    (&["package_version_id"], "", "package_html_url"),
    (&["repo", "repo_name", "repository_id", "template_repo"], "", "full_name"),
];

/// The field of a resource for a part of a path, such as the login for `owner`; None for any other value. A field that many
/// classes have, such as the id, is only taken if the resource is the one that the parameter identifies.
pub fn of_resource<'py>(
    operation: Option<&Operation>,
    name: &str,
    value: &Bound<'py, PyAny>,
) -> PyResult<Option<Bound<'py, PyAny>>> {
    let Ok(resource) = value.cast::<Resource>() else { return Ok(None) };
    let (resource, class) = (resource.get(), value.get_type().name()?);
    let Some((json, is_common)) = field(name, resource) else {
        return Err(PyTypeError::new_err(format!("{name}: {class} has no such field")));
    };
    if is_common && !operation.is_none_or(|operation| is_own(operation, name, resource)) {
        return Err(PyTypeError::new_err(format!("{name} cannot be taken from {class}")));
    }
    let found = match json.scalar().filter(|_| name == "ref") {
        Some(text) => text.strip_prefix("refs/").unwrap_or(&text).into_pyobject(value.py())?.into_any(),
        None => decode::any(value.py(), &json)?,
    };
    Ok(Some(found))
}

/// The field for a part of a path, and whether it is one that many classes have.
fn field(name: &str, resource: &Resource) -> Option<(Json, bool)> {
    let get = |key: &str| resource.get(key).filter(|json| json.scalar().is_some());
    // Branches and tags have a commit.
    let named = || get("name").filter(|_| resource.get("commit").is_some());
    if let Some(own) = get(name).filter(|_| name != "name") {
        return Some((own, false));
    }
    let common = match name {
        "enterprise" | "team_slug" | "enterprise_team" | "app_slug" => "slug",
        "branch" | "repo" | "template_repo" => "name",
        "custom_property_name" => "property_name",
        _ if name == "name" || name.ends_with("_name") => "name",
        _ if name.ends_with("_number") => "number",
        _ => "id",
    };
    let of_class = match name {
        "owner" | "repo_owner" | "template_owner" => get("owner.login").or_else(|| get("login")),
        "org" | "username" | "assignee" | "target_user" => get("login"),
        "tag" => get("tag_name").or_else(named),
        "ref" => get("sha").or_else(|| get("tag_name")).or_else(named),
        "license" => get("key"),
        _ if name.ends_with("_sha") || name == "sha" => get("sha"),
        _ => return get(common).map(|json| (json, true)),
    };
    of_class.map(|json| (json, false))
}

/// Whether a resource is the one that a parameter of an operation identifies, as far as its URL shows it.
fn is_own(operation: &Operation, name: &str, resource: &Resource) -> bool {
    let paths = paths::own(resource);
    let mut signs = SIGNS.iter().filter(|(names, part, _)| names.contains(&name) && operation.path.contains(part));
    paths.is_empty()
        || !operation.in_path().any(|parameter| parameter.name == name)
        || paths.iter().any(|path| routes::is_at(operation, name, path))
        || signs.any(|(.., sign)| resource.get(sign).is_some())
}
