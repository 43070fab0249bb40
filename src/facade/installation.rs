//! The installation of an app, as programs name it.

use std::fmt;

use crate::apps;
use crate::auth::credential::{Narrowing, Target};
use crate::facade::error::Result;
use crate::http::error;

/// An installation of an app, and what a client for it is limited to, for
/// [`Client::installation_client`](crate::Client::installation_client).
///
/// ```
/// use ferrohub::Installation;
///
/// let installation = Installation::of("octo-org").repository("Hello-World").permission("contents", "read");
/// ```
#[derive(Debug, Clone)]
pub struct Installation {
    target: Target,
    repositories: Vec<String>,
    permissions: Vec<(String, String)>,
}

impl Installation {
    /// The installation of this id.
    pub fn id(id: u64) -> Installation {
        Installation::new(Target::Id(id))
    }

    /// The installation in an organization or in the account of a user, or that which covers a repository
    /// (`owner/name`). Its id is requested with the first token.
    pub fn of(name: impl AsRef<str>) -> Installation {
        Installation::new(Target::name(name.as_ref()))
    }

    fn new(target: Target) -> Installation {
        Installation { target, repositories: Vec::new(), permissions: Vec::new() }
    }

    /// Limit the client to a repository of the account, besides others: `name` or `owner/name`.
    #[must_use]
    pub fn repository(mut self, name: impl Into<String>) -> Installation {
        self.repositories.push(name.into());
        self
    }

    /// Limit the client to a permission, besides others: a name such as `contents`, and `read`, `write` or `admin`.
    #[must_use]
    pub fn permission(mut self, name: impl Into<String>, level: impl fmt::Display) -> Installation {
        self.permissions.push((name.into(), level.to_string()));
        self
    }

    pub(super) fn parts(&self) -> Result<(Target, Narrowing)> {
        match &self.target {
            Target::Id(0) => return Err(error::Error::Argument("installation must be a positive id".into()).into()),
            Target::Id(_) => {}
            Target::Name(name, _) => apps::check_name(name)?,
        }
        let mut narrowing = Narrowing::default();
        self.repositories.iter().try_for_each(|name| narrowing.repository(name))?;
        self.permissions.iter().try_for_each(|(name, level)| narrowing.permission(name, level))?;
        Ok((self.target.clone(), narrowing))
    }
}
