//! Clients with several credentials.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::Instant;

use crate::client::Client;
use crate::client::error::{Error, Result};
use crate::credential_pool::members::{MemberStatus, Members};
use crate::layers::credential_pool::settings::Pool;
use crate::session::{Session, Settings};

/// What happened to a credential of a pool, see [`Client::pool`].
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct CredentialStatus {
    /// What it is, such as `token` or `app 1, installation 2`. It shows no secret.
    pub credential: String,
    /// The logins of the accounts that it is for, in lower case; empty for any.
    pub owners: Vec<String>,
    /// Number of requests that it signed.
    pub requests: u64,
    /// Number of these that were rejected because of a rate limit.
    pub limited: u64,
    /// Number of these that are in flight.
    pub in_flight: u64,
    /// What the last responses reported of its quotas.
    pub quotas: Vec<QuotaStatus>,
    /// How long it is not used because of a rate limit; None if it is used.
    pub paused_for: Option<Duration>,
    /// How long it is not used because GitHub rejected it (401) or made no token for it; None if it did not, or if the
    /// credential is used again.
    pub parked_for: Option<Duration>,
    /// What GitHub said then, such as `401 Bad credentials`.
    pub parked_because: Option<String>,
}

/// A quota of a credential.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct QuotaStatus {
    /// Its name, such as `core` or `search`.
    pub name: String,
    /// Requests left.
    pub remaining: u64,
    /// Requests in all.
    pub limit: u64,
    /// Time until it is filled again.
    pub resets_in: Duration,
}

impl Client {
    /// A client that signs each request with the credential of one of these clients: of those that are for the owner in
    /// the path of the request, the one with most left of the quota. One that GitHub rejects (401) is not used for five minutes. Each client comes with the logins of the accounts
    /// that its credential is for; none means any, or the account of an installation if
    /// [`Installation::of`](crate::Installation::of) or [`Installation::account`](crate::Installation::account) names it. If the limit of one is reached, the others are used. All other
    /// settings are those of the first client.
    ///
    /// GitHub's terms forbid collecting tokens in order to exceed rate limits; a pool is for installations of an app,
    /// each of which has a quota of its own.
    ///
    /// # Errors
    /// [`Error::Argument`] without a client, for a client without a credential, with that of another one or with
    /// another API, and for a pool.
    pub fn pool<'a>(clients: impl IntoIterator<Item = (&'a Client, &'a [&'a str])>) -> Result<Client> {
        let mut first: Option<Arc<Settings>> = None;
        let mut credentials = Vec::new();
        for (client, owners) in clients {
            let settings = client.session().settings();
            let base = first.get_or_insert_with(|| settings.clone());
            if settings.pool.is_some() || settings.urls.api != base.urls.api {
                return Err(Error::argument("the clients of a pool must have the same API, and be no pools"));
            }
            credentials.push((settings.auth.clone(), owners.iter().map(|owner| (*owner).to_owned()).collect()));
        }
        let pool = Arc::new(Pool::new(Members::new(credentials)?));
        let settings = first.as_deref().cloned().unwrap_or_default();
        Ok(Client::over(Arc::new(Session::new(Settings { pool: Some(pool), ..settings }))))
    }

    /// What happened to each credential of a pool so far, in the order of the clients; empty for other clients. This
    /// sends nothing.
    pub fn pool_status(&self) -> Vec<CredentialStatus> {
        let (settings, now) = (self.session().settings(), Instant::now());
        let status = settings.pool.as_ref().map(|pool| pool.status(&settings)).unwrap_or_default();
        status.into_iter().map(|member| CredentialStatus::of(member, now)).collect()
    }
}

impl CredentialStatus {
    fn of(member: MemberStatus, now: Instant) -> CredentialStatus {
        let quotas = member.standing.levels.into_iter().map(|(name, level)| {
            let resets_in = level.resets_at.saturating_duration_since(now);
            QuotaStatus { name, remaining: level.remaining, limit: level.limit, resets_in }
        });
        CredentialStatus {
            credential: member.credential,
            owners: member.owners,
            requests: member.requests,
            limited: member.limited,
            in_flight: member.in_flight,
            quotas: quotas.collect(),
            parked_for: member.parked.as_ref().map(|parked| parked.until.saturating_duration_since(now)),
            parked_because: member.parked.map(|parked| parked.reason),
            paused_for: member.paused_until.map(|until| until.saturating_duration_since(now)),
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::Installation;

    fn client(token: &str) -> Client {
        Client::builder().token(token).build().unwrap()
    }

    #[test]
    fn a_pool_has_the_credentials_of_its_clients() {
        let (one, other) = (client("t0ken-of-one"), client("t0ken-of-other"));
        let pool = Client::pool([(&one, ["Octo-Org"].as_slice()), (&other, &[])]).unwrap();
        let status = pool.pool_status();
        let owners: Vec<_> = status.iter().map(|member| member.owners.clone()).collect();
        assert_eq!(owners, [vec!["octo-org".to_owned()], vec![]]);
        assert!(!format!("{pool:?}{status:?}").contains("t0ken"));
        assert!(one.pool_status().is_empty());
        for wrong in [vec![], vec![&one, &one], vec![&pool]] {
            assert!(Client::pool(wrong.into_iter().map(|client| (client, [].as_slice()))).is_err());
        }
    }

    #[test]
    fn a_pool_knows_the_accounts_of_installations() {
        let app = Client::builder().app(1, include_str!("../../tests/keys/app-pkcs8.pem")).build().unwrap();
        let client_of = |installation: Installation| app.installation_client(&installation);
        let named =
            [Installation::of("octo-org/Hello-World"), Installation::id(5).account("Octocat"), Installation::id(6)];
        let clients = named.map(|installation| client_of(installation).unwrap());
        let pool = Client::pool(clients.iter().map(|client| (client, [].as_slice()))).unwrap();
        let owners: Vec<_> = pool.pool_status().into_iter().map(|member| member.owners).collect();
        assert_eq!(owners, [vec!["octo-org".to_owned()], vec!["octocat".to_owned()], vec![]]);
        for wrong in ["", "octocat/Hello-World"] {
            assert!(client_of(Installation::id(7).account(wrong)).is_err());
        }
    }
}
