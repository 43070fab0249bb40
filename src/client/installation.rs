//! The installation of an app, as programs name it.

use std::fmt;
use std::sync::Arc;

use crate::apps;
use crate::auth::credential::{Narrowing, Target};
use crate::client::Client;
use crate::client::error::{Error, Result};
use crate::client::host;

impl Client {
    /// A client for an installation of the app that this client authenticates as. This requests its token, which is renewed
    /// before it expires.
    ///
    /// # Errors
    /// [`Error::Credential`] if the client does not authenticate as an app, and any other [`Error`].
    pub async fn installation(&self, installation_id: u64) -> Result<Client> {
        let client = self.installation_client(&Installation::id(installation_id))?;
        client.token().await?;
        Ok(client)
    }

    /// A client for an installation of the app that this client authenticates as, which may be limited to some
    /// repositories and permissions. Nothing is sent: the first request gets a token, which is renewed before it expires,
    /// once for all clients for the same installation with the same limits.
    ///
    /// # Errors
    /// [`Error::Argument`] for an invalid name or permission, [`Error::Credential`] if the client does not authenticate
    /// as an app.
    pub fn installation_client(&self, installation: &Installation) -> Result<Client> {
        let (target, account, narrowing) = installation.parts()?;
        Ok(Client::over(Arc::new(apps::session_for(&self.session, target, account, narrowing)?)))
    }

    /// The current token of the client, to pass it to another program such as git. It is renewed first if that is due.
    /// From then on, recordings and errors do not contain it.
    ///
    /// # Errors
    /// [`Error::Credential`] if the client has no token, and any other [`Error`] of a renewal.
    pub async fn token(&self) -> Result<String> {
        let token = host::run(apps::token(self.session.clone(), None)).await?;
        Ok(token.reveal().to_owned())
    }
}

/// An installation of an app, and what a client for it is limited to, for
/// [`Client::installation_client`].
///
/// ```
/// use ferrohub::Installation;
///
/// let installation = Installation::of("octo-org").repository("Hello-World").permission("contents", "read");
/// ```
#[derive(Debug, Clone)]
pub struct Installation {
    target: Target,
    account: Option<String>,
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
        Installation { target, account: None, repositories: Vec::new(), permissions: Vec::new() }
    }

    /// Name the account that the app is installed in, which an installation by its id does not say. A
    /// [pool](crate::Client::pool) then uses its client for the repositories of this account.
    #[must_use]
    pub fn account(mut self, login: impl Into<String>) -> Installation {
        self.account = Some(login.into());
        self
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

    /// Its target, the login of its account if that was named, and what it is limited to.
    pub(super) fn parts(&self) -> Result<(Target, Option<&str>, Narrowing)> {
        match &self.target {
            Target::Id(0) => return Err(Error::argument("installation must be a positive id")),
            Target::Id(_) => {}
            Target::Name(name, _) => apps::check_name(name)?,
        }
        if let Some(login) = self.account.as_deref().filter(|login| login.is_empty() || login.contains('/')) {
            return Err(Error::argument(format!("account must be the login of an account, not {login:?}")));
        }
        let mut narrowing = Narrowing::default();
        self.repositories.iter().try_for_each(|name| narrowing.repository(name))?;
        self.permissions.iter().try_for_each(|(name, level)| narrowing.permission(name, level))?;
        Ok((self.target.clone(), self.account.as_deref(), narrowing))
    }
}
