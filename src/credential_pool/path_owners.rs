//! The accounts that the path of a request names.

use percent_encoding::percent_decode_str;

/// Beginnings of paths that name an account: `*` is any segment, and the last one is the account. A test derives them from
/// GitHub's description of all operations. Below `/user`, the credential decides what is meant, so nothing there counts.
const BEGINNINGS: &[&[&str]] = &[
    &["repos", OWNER],
    &["orgs", OWNER],
    &["users", OWNER],
    &["enterprises", OWNER],
    &["organizations", OWNER],
    &["networks", OWNER],
    &["agents", "repos", OWNER],
    &["teams", ANY, "repos", OWNER],
    &["orgs", ANY, "teams", ANY, "repos", OWNER],
    &["users", ANY, "events", "orgs", OWNER],
    &["scim", "v2", "organizations", OWNER],
    &["scim", "v2", "enterprises", OWNER],
    &["enterprises", ANY, "apps", "organizations", OWNER],
    &["enterprises", ANY, "apps", "installable_organizations", OWNER],
    &["enterprises", ANY, "properties", "schema", "organizations", OWNER],
    &["enterprises", ANY, "teams", ANY, "organizations", OWNER],
    &["enterprise-installation", OWNER],
    &["admin", "users", OWNER],
    &["admin", "ldap", "users", OWNER],
    &["admin", "organizations", OWNER],
];

const OWNER: &str = "{owner}";
const ANY: &str = "*";
/// What follows `organizations` of a team in place of an account.
const VERBS: [&str; 2] = ["add", "remove"];

/// The accounts that a path below the API's URL names, in its order and in lower case.
pub fn in_path(path: &[&str]) -> Vec<String> {
    let path = path.strip_prefix(["api", "uploads"].as_slice()).unwrap_or(path);
    let mut found: Vec<(usize, String)> = Vec::new();
    for beginning in BEGINNINGS {
        let fits = |(part, given): (&&str, &&str)| part == given || matches!(*part, ANY | OWNER);
        if path.len() >= beginning.len() && beginning.iter().zip(path).all(fits) {
            let at = beginning.len() - 1;
            let name = path.get(at).map(|name| percent_decode_str(name).decode_utf8_lossy().to_lowercase());
            // GitHub's links have the number of an organization, which is no login.
            let is_number = |name: &String| at == 1 && path.first() == Some(&"organizations") && is_decimal(name);
            let name = name.filter(|name| !is_number(name));
            found.extend(name.filter(|name| at < 5 || !VERBS.contains(&name.as_str())).map(|name| (at, name)));
        }
    }
    found.sort();
    found.into_iter().map(|(_, name)| name).collect()
}

fn is_decimal(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::github::description::operation;

    /// Names of the placeholders that stand for an account. A user name does so only if nothing before it names what the
    /// request is about: in `/teams/{team_id}/members/{username}`, it is the team.
    const ACCOUNTS: [&str; 5] = ["{owner}", "{org}", "{enterprise}", "{template_owner}", "{enterprise_or_org}"];
    const USERS: [&str; 3] = ["{username}", "{user_id}", "{organization_id}"];

    /// The positions of the accounts in a path of the description.
    fn due(template: &str) -> Vec<usize> {
        let parts: Vec<&str> = template.split('/').skip(1).collect();
        if parts[0] == "user" {
            return Vec::new();
        }
        let first = parts.iter().position(|part| part.starts_with('{'));
        let is_account = |at: usize| ACCOUNTS.contains(&parts[at]) || (first == Some(at) && USERS.contains(&parts[at]));
        (0..parts.len()).filter(|at| is_account(*at)).collect()
    }

    #[test]
    fn every_account_in_a_path_of_the_description_is_found() {
        let (mut operations, mut missing) = (0, BTreeSet::new());
        for operation in operation::all() {
            operations += 1;
            let parts: Vec<&str> = operation.path.split('/').skip(1).collect();
            let given: Vec<String> = (0..parts.len())
                .map(|at| if parts[at].starts_with('{') { format!("Account%2D{at}") } else { parts[at].to_owned() })
                .collect();
            let given: Vec<&str> = given.iter().map(String::as_str).collect();
            let due = due(operation.path);
            let names: Vec<String> = due.iter().map(|at| format!("account-{at}")).collect();
            if in_path(&given) != names {
                let beginnings = due.iter().map(|at| parts[..=*at].join("/"));
                missing.insert(format!("{} {:?}", operation.path, beginnings.collect::<Vec<_>>()));
            }
        }
        assert!(operations >= 1591 && missing.is_empty(), "{operations} operations, {missing:#?}");
    }

    #[test]
    fn what_follows_an_account_names_none() {
        let none: [&str; 0] = [];
        assert_eq!(in_path(&["repos", "Mona", "x", "contents", "orgs", "octo-org"]), ["mona"]);
        assert_eq!(in_path(&["api", "uploads", "repos", "m%6Fna", "x"]), ["mona"]);
        for path in [&["user", "starred", "mona", "x"][..], &["repos"], &[], &["gists", "1"], &["repositories", "7"]] {
            assert_eq!(in_path(path), none);
        }
    }
}
