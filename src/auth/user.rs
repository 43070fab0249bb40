//! The expiring token of a user, which a refresh token replaces.

use std::sync::Arc;

use arc_swap::ArcSwap;
use chrono::{DateTime, Utc};
use tokio::time::Instant;

use crate::auth::credential::Secret;
use crate::auth::oauth::{OAuthApp, UserGrant};
use crate::auth::renewal::Attempt;
use crate::http::error::{Error, Result};
use crate::runtime::host::Callback;
use crate::runtime::single_flight::SingleFlight;

/// The token of a user. Copies share what a refresh brings.
#[derive(Debug, Clone)]
pub struct UserToken {
    state: Arc<ArcSwap<State>>,
    refresher: Arc<Refresher>,
}

/// The state of a token. It is replaced as a whole.
#[derive(Debug, Clone)]
pub struct State {
    /// The token as it is now.
    pub grant: UserGrant,
    /// Whether the callback has stored it.
    pub is_stored: bool,
    /// Number of refreshes that have ended.
    pub refreshes: u64,
    /// Why the last refresh failed, and whether another attempt may help.
    pub failure: Option<Failure>,
    /// Since when the callback stores it.
    pub storing_since: Option<Instant>,
}

/// Why a refresh failed.
#[derive(Debug, Clone)]
pub struct Failure {
    /// The error.
    pub error: Arc<Error>,
    /// Whether GitHub may have used up the refresh token, or has rejected it: there is no retry without a request of the program.
    pub is_final: bool,
    /// When it failed.
    pub at: DateTime<Utc>,
}

/// What refreshes a token.
#[derive(Debug)]
pub struct Refresher {
    /// The application that the token is for.
    pub app: OAuthApp,
    /// Stores a new token before its first use.
    pub store: Option<Callback>,
    /// Held by the one who refreshes or stores.
    pub flight: SingleFlight<Attempt>,
}

impl UserToken {
    /// A token that is stored already.
    pub fn new(grant: UserGrant, app: OAuthApp, store: Option<Callback>) -> UserToken {
        let state = State { grant, is_stored: true, refreshes: 0, failure: None, storing_since: None };
        let refresher = Refresher { app, store, flight: SingleFlight::new() };
        UserToken { state: Arc::new(ArcSwap::from_pointee(state)), refresher: Arc::new(refresher) }
    }

    /// The state.
    pub fn state(&self) -> Arc<State> {
        self.state.load_full()
    }

    /// What refreshes it.
    pub fn refresher(&self) -> &Refresher {
        &self.refresher
    }

    /// Change the state.
    pub fn change(&self, change: impl Fn(&mut State)) {
        self.state.rcu(|state| {
            let mut state = State::clone(state);
            change(&mut state);
            state
        });
    }

    /// The token, unless it has expired.
    pub fn current(&self, now: DateTime<Utc>) -> Result<Secret> {
        let state = self.state.load();
        if state.grant.serves(now) { Ok(state.grant.token.clone()) } else { Err(expired()) }
    }

    /// The parts that must not appear in a recording or an error.
    pub fn secrets(&self) -> Vec<String> {
        let state = self.state.load();
        let tokens = [Some(&state.grant.token), state.grant.refresh_token.as_ref(), self.secret()];
        tokens.into_iter().flatten().map(|secret| secret.reveal().to_owned()).collect()
    }

    fn secret(&self) -> Option<&Secret> {
        self.refresher.app.client_secret.as_ref()
    }
}

/// The error for an expired token without a refresh token.
pub fn expired() -> Error {
    Error::UserToken("The token of the user has expired; the user must authorize the application again".to_owned())
}
