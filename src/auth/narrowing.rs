//! What the token of an installation may access, if it is less than the installation may.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use crate::http::error::{Error, Result};

/// Levels of access.
const LEVELS: [&str; 3] = ["read", "write", "admin"];
/// Maximum number of repositories that GitHub accepts.
const MOST: usize = 500;

/// The repositories and permissions that a token is limited to. Empty means all those of the installation.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Narrowing {
    names: Vec<String>,
    ids: Vec<u64>,
    permissions: BTreeMap<String, String>,
}

impl Narrowing {
    /// Limit the token to a repository, besides others: `name` or `owner/name`. GitHub looks for it in the account of
    /// the installation.
    pub fn repository(&mut self, name: &str) -> Result<()> {
        let (owner, short) = name.split_once('/').unwrap_or(("-", name));
        if owner.is_empty() || short.is_empty() || short.contains('/') {
            return Err(Error::Argument("repositories must contain names of repositories, or owner/name".to_owned()));
        }
        if !self.names.iter().any(|known| known == short) {
            self.names.push(short.to_owned());
        }
        self.check_number()
    }

    /// Limit the token to the repository of this id, besides others.
    pub fn repository_id(&mut self, id: u64) -> Result<()> {
        if id == 0 {
            return Err(Error::Argument("repositories must contain positive ids".to_owned()));
        }
        if !self.ids.contains(&id) {
            self.ids.push(id);
        }
        self.check_number()
    }

    /// Limit the token to a permission, besides others: its name, and `read`, `write` or `admin`.
    pub fn permission(&mut self, name: &str, level: &str) -> Result<()> {
        let is_name = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_');
        if !is_name {
            return Err(Error::Argument(format!("permissions must have names such as \"contents\", not {name:?}")));
        }
        if !LEVELS.contains(&level) {
            let why = format!("permissions[{name:?}] must be \"read\", \"write\" or \"admin\", not {level:?}");
            return Err(Error::Argument(why));
        }
        self.permissions.insert(name.to_owned(), level.to_owned());
        Ok(())
    }

    /// The members of the request for a token; None if the token is not limited.
    pub fn body(&self) -> Option<Value> {
        let mut body = Map::new();
        if !self.names.is_empty() {
            body.insert("repositories".into(), self.names.clone().into());
        }
        if !self.ids.is_empty() {
            body.insert("repository_ids".into(), self.ids.clone().into());
        }
        if !self.permissions.is_empty() {
            let levels = self.permissions.iter().map(|(name, level)| (name.clone(), level.clone().into()));
            body.insert("permissions".into(), Value::Object(levels.collect()));
        }
        (!body.is_empty()).then_some(Value::Object(body))
    }

    fn check_number(&self) -> Result<()> {
        if self.names.len().saturating_add(self.ids.len()) > MOST {
            return Err(Error::Argument(format!("repositories must contain at most {MOST} of them")));
        }
        Ok(())
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_body_has_what_the_token_is_limited_to() {
        let mut narrowing = Narrowing::default();
        assert_eq!(narrowing.body(), None);
        for name in ["Hello-World", "octocat/Hello-World", "octocat/Spoon-Knife"] {
            narrowing.repository(name).unwrap();
        }
        narrowing.repository_id(7).unwrap();
        narrowing.permission("pull_requests", "write").unwrap();
        let due = json!({
            "repositories": ["Hello-World", "Spoon-Knife"], "repository_ids": [7],
            "permissions": { "pull_requests": "write" },
        });
        assert_eq!(narrowing.body(), Some(due));
    }

    #[test]
    fn bad_names_and_levels_are_rejected() {
        let mut narrowing = Narrowing::default();
        for name in ["", "/", "a/", "/a", "a/b/c"] {
            assert!(narrowing.repository(name).is_err(), "{name}");
        }
        assert!(narrowing.repository_id(0).is_err());
        for (name, level) in [("", "read"), ("Contents", "read"), ("contents", "none"), ("contents", "")] {
            assert!(narrowing.permission(name, level).is_err(), "{name} {level}");
        }
        assert_eq!(narrowing.body(), None);
        assert!((1..=500).all(|id| narrowing.repository_id(id).is_ok()) && narrowing.repository_id(501).is_err());
    }
}
