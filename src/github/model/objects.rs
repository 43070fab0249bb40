//! Objects in place of arguments: the login of a user for an owner, the number of an issue, the name of a repository. What is
//! meant follows from the declaration: from the type of the parameter, its place in the path, and its name.

use crate::github::model::declaration::Op;
use crate::github::model::parameter::{Param, Takes};

/// Collections whose members are identified by a number in a path.
const NUMBERED: [&str; 3] = ["issues", "milestones", "pulls"];

/// The keys of an object that is accepted for an argument; the first one that it has is sent. A dot leads into a nested
/// object. Empty if no object is accepted.
pub fn keys(op: &Op, param: &Param) -> &'static [&'static str] {
    match param.takes {
        Takes::Text | Takes::NonEmpty | Takes::Name => of_name(param.name, collection(op.line().1, param.name)),
        Takes::Id | Takes::AppId | Takes::IdOrZero | Takes::Int | Takes::ZeroIsNull => {
            of_number(param.name, collection(op.line().1, param.name))
        }
        _ => &[],
    }
}

/// The segment of a path before the one with a placeholder, such as "issues" in "{url}/issues/{number}".
fn collection<'a>(path: &'a str, name: &str) -> Option<&'a str> {
    let (before, _) = path.split_once(&format!("{{{name}}}"))?;
    let (before, _) = before.rsplit_once('/')?;
    before.rsplit('/').next()
}

fn of_name(name: &str, collection: Option<&str>) -> &'static [&'static str] {
    match (collection, name) {
        (_, "sha" | "commit_id") => &["sha"],
        (_, "tag_name") => &["tag_name", "name"],
        (_, "ghsa_id") => &["ghsa_id"],
        (_, "branch" | "base" | "head") => &["name", "ref", "sha"],
        (_, "ref") => &["name", "sha"],
        (Some("repos"), _) | (_, "owner") => &["owner.login", "login"],
        (Some("orgs" | "users"), _) | (_, "username" | "user" | "org" | "organization") => &["login"],
        (_, "repository" | "repo") | (Some(_), "name" | "secret_name") => &["name"],
        _ if name.ends_with("_slug") => &["slug"],
        _ if name.ends_with("_sha") => &["sha"],
        _ => &[],
    }
}

fn of_number(name: &str, collection: Option<&str>) -> &'static [&'static str] {
    let is_id = name.ends_with("_id") || name == "id" || name == "id_num";
    match collection {
        Some(collection) if NUMBERED.contains(&collection) && !is_id => &["number"],
        Some(_) => &["id"],
        None if is_id => &["id"],
        None if matches!(name, "milestone" | "issue") => &["number"],
        None => &[],
    }
}
