//! The tokens of an app's installations.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use arc_swap::ArcSwap;
use chrono::{DateTime, Utc};
use tokio::time::Instant;

use crate::auth::app::AppKey;
use crate::auth::credential::Secret;
use crate::auth::narrowing::Narrowing;
use crate::auth::renewal::{Attempt, PAUSE, Pauses};
use crate::http::error::{Error, Expired, Result};
use crate::runtime::deadline;
use crate::runtime::single_flight::SingleFlight;

/// The token of an installation. Copies share what a renewal brings.
#[derive(Debug, Clone)]
pub struct InstallationToken {
    grant: Arc<ArcSwap<Grant>>,
    renewal: Option<Arc<Renewal>>,
    account: Arc<OnceLock<String>>,
}

/// A token as the service grants it.
#[derive(Debug, Clone)]
pub struct Grant {
    /// The token.
    pub token: Secret,
    /// When it runs out.
    pub expires_at: DateTime<Utc>,
    /// When to get the next one.
    renew_at: DateTime<Utc>,
    /// When it came.
    since: Instant,
}

impl Grant {
    /// A token that comes now. One that has expired already is not renewed by each call, but after a pause.
    pub fn new(token: Secret, expires_at: DateTime<Utc>, now: DateTime<Utc>) -> Grant {
        let tenth = expires_at.signed_duration_since(now).checked_div(10);
        let renew_at = tenth.and_then(|tenth| expires_at.checked_sub_signed(tenth)).filter(|_| now < expires_at);
        let renew_at = renew_at.unwrap_or_else(|| deadline::later(now, PAUSE));
        Grant { token, expires_at, renew_at, since: Instant::now() }
    }

    /// No token yet: the first request gets one.
    fn pending() -> Grant {
        let past = DateTime::UNIX_EPOCH;
        Grant { token: Secret::new(""), expires_at: past, renew_at: past, since: Instant::now() }
    }

    /// How long ago it came.
    pub fn age(&self) -> Duration {
        self.since.elapsed()
    }

    /// Whether there is no token yet.
    pub fn is_pending(&self) -> bool {
        self.token.reveal().is_empty()
    }
}

/// The installation that a token is for.
#[derive(Debug, Clone)]
pub enum Target {
    /// The one of this id.
    Id(u64),
    /// The one in an account, or for a repository (`owner/name`). The id is 0 until it is known.
    Name(String, Arc<AtomicU64>),
}

impl Target {
    /// The installation in an account, or for a repository.
    pub fn name(name: &str) -> Target {
        Target::Name(name.to_owned(), Arc::default())
    }

    /// The id, if it is known.
    pub fn id(&self) -> Option<u64> {
        match self {
            Target::Id(id) => Some(*id),
            Target::Name(_, id) => Some(id.load(Ordering::Relaxed)).filter(|id| *id > 0),
        }
    }

    /// Remember the id of a name, or forget it.
    pub fn resolve(&self, found: Option<u64>) {
        if let Target::Name(_, id) = self {
            id.store(found.unwrap_or_default(), Ordering::Relaxed);
        }
    }
}

impl PartialEq for Target {
    fn eq(&self, other: &Target) -> bool {
        match (self, other) {
            (Target::Id(one), Target::Id(other)) => one == other,
            (Target::Name(one, _), Target::Name(other, _)) => one.eq_ignore_ascii_case(other),
            _ => false,
        }
    }
}

/// What gets the next token of an installation.
#[derive(Debug)]
pub struct Renewal {
    /// Signs the request.
    pub key: AppKey,
    /// The installation.
    pub target: Target,
    /// What the token is limited to.
    pub narrowing: Narrowing,
    /// Seconds that the signature lasts; None uses the JWT that the key shares.
    pub lifetime: Option<i64>,
    /// Held by the one who renews.
    pub flight: SingleFlight<Attempt>,
    /// How long the one who renews has waited for rate limits.
    pub pauses: Pauses,
}

impl Renewal {
    /// Renewals with a key.
    pub fn new(key: AppKey, target: Target, narrowing: Narrowing, lifetime: Option<i64>) -> Renewal {
        Renewal { key, target, narrowing, lifetime, flight: SingleFlight::new(), pauses: Pauses::default() }
    }
}

impl InstallationToken {
    /// A token, and what gets the next one.
    pub fn new(grant: Grant, renewal: Option<Renewal>) -> InstallationToken {
        InstallationToken {
            grant: Arc::new(ArcSwap::from_pointee(grant)),
            renewal: renewal.map(Arc::new),
            account: Arc::default(),
        }
    }

    /// A token that the first request gets.
    pub fn pending(key: AppKey, target: Target, narrowing: Narrowing) -> InstallationToken {
        InstallationToken::new(Grant::pending(), Some(Renewal::new(key, target, narrowing, None)))
    }

    /// The token as it is now.
    pub fn grant(&self) -> Arc<Grant> {
        self.grant.load_full()
    }

    /// The app and the installation, which outlast the token; None where they are not known.
    pub fn installation(&self) -> Option<String> {
        let Renewal { key, target, .. } = self.renewal.as_deref()?;
        let installation = match target {
            Target::Id(id) => id.to_string(),
            Target::Name(name, _) => format!("in {name}"),
        };
        Some(format!("app {}, installation {installation}", key.app_id()))
    }

    /// The same, and what the token is limited to.
    pub fn principal(&self) -> Option<String> {
        let limits = self.renewal.as_deref()?.narrowing.body();
        let limits = limits.map(|body| format!(", limited to {body}")).unwrap_or_default();
        self.installation().map(|installation| installation + &limits)
    }

    /// The login of the account that the app is installed in, if it is known.
    pub fn account(&self) -> Option<&str> {
        let named = || match &self.renewal.as_deref()?.target {
            Target::Name(name, _) => name.split('/').next(),
            Target::Id(_) => None,
        };
        self.account.get().map(String::as_str).or_else(named)
    }

    /// Note the login of the account that the app is installed in.
    pub fn belongs_to(&self, account: &str) {
        let _ = self.account.set(account.to_owned()); // it is the same if it was known
    }

    /// Use this token from now on.
    pub fn renew(&self, grant: Grant) {
        self.grant.store(Arc::new(grant));
    }

    /// What gets the next token, if it is known.
    pub fn renewal(&self) -> Option<&Renewal> {
        self.renewal.as_deref()
    }

    /// What gets the next token, if it is time for one.
    pub fn due(&self, now: DateTime<Utc>) -> Option<&Renewal> {
        self.renewal().filter(|_| self.grant.load().renew_at <= now)
    }

    /// Whether the token is still good.
    pub fn serves(&self, now: DateTime<Utc>) -> bool {
        now < self.grant.load().expires_at
    }

    /// The token, unless it has expired.
    pub fn current(&self, now: DateTime<Utc>) -> Result<Secret> {
        let grant = self.grant.load();
        let is_renewed = self.renewal.is_some();
        let expired = || Error::Expired(Expired::InstallationToken { is_renewed });
        if now < grant.expires_at { Ok(grant.token.clone()) } else { Err(expired()) }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::arithmetic_side_effects, clippy::disallowed_methods)]
mod tests {
    use chrono::TimeDelta;

    use super::*;

    fn minutes(count: i64) -> TimeDelta {
        TimeDelta::minutes(count)
    }

    #[test]
    fn an_installation_token_is_renewed_before_it_runs_out() {
        let now = Utc::now();
        let grant = Grant::new(Secret::new("t"), now + minutes(60), now);
        assert_eq!(grant.renew_at, now + minutes(54));
    }

    #[test]
    fn a_token_that_was_no_good_when_it_came_is_renewed_after_a_pause() {
        let key = AppKey::new(include_bytes!("../../tests/keys/app-pkcs8.pem"), "1").unwrap();
        let token = InstallationToken::pending(key, Target::Id(1), Narrowing::default());
        let now = Utc::now();
        token.renew(Grant::new(Secret::new("t"), now - minutes(1), now));
        assert!(!token.serves(now) && token.current(now).is_err());
        assert!(token.due(now + PAUSE - TimeDelta::seconds(1)).is_none() && token.due(now + PAUSE).is_some());
    }

    #[test]
    fn the_account_is_known_by_name_or_once_it_is_noted() {
        let key = AppKey::new(include_bytes!("../../tests/keys/app-pkcs8.pem"), "1").unwrap();
        let token = |target| InstallationToken::pending(key.clone(), target, Narrowing::default());
        assert_eq!(token(Target::name("octo-org")).account(), Some("octo-org"));
        assert_eq!(token(Target::name("octocat/Hello-World")).account(), Some("octocat"));
        let token = token(Target::Id(1));
        assert_eq!(token.account(), None);
        token.clone().belongs_to("octo-org");
        assert_eq!(token.account(), Some("octo-org"));
    }

    #[test]
    fn a_pending_token_is_due_and_shows_nothing() {
        let key = AppKey::new(include_bytes!("../../tests/keys/app-pkcs8.pem"), "1").unwrap();
        let mut narrowing = Narrowing::default();
        let now = Utc::now();
        let all = InstallationToken::pending(key.clone(), Target::name("octo-org"), narrowing.clone());
        assert!(all.due(now).is_some() && !all.serves(now) && all.current(now).is_err());
        narrowing.permission("contents", "read").unwrap();
        let less = InstallationToken::pending(key, Target::name("octo-org"), narrowing);
        assert_eq!(all.principal().unwrap(), "app 1, installation in octo-org");
        assert_eq!(
            less.principal().unwrap(),
            "app 1, installation in octo-org, limited to {\"permissions\":{\"contents\":\"read\"}}"
        );
    }
}
