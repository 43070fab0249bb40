//! OAuth: how a user authorizes an application, and the tokens that come of it.
//!
//! The requests for tokens go to GitHub's web host, without the credential of the session; those about tokens go to the
//! API, with the client ID and the client secret as the credential.

pub mod device;
pub mod tokens;
pub mod web;

use std::sync::Arc;

use chrono::Utc;

use crate::auth::credential::{Auth, OAuthApp, UserGrant, UserToken};
use crate::http::error::{Error, Result};
use crate::layers::user_token;
use crate::runtime::host::Callback;
use crate::session::{Session, Settings};

/// A session that acts for a user, with the settings and the transport of another session. An expiring token is refreshed;
/// `store` gets a new token, an [`UserGrant`], before its first use.
pub fn session_for(base: &Session, app: &OAuthApp, grant: UserGrant, store: Option<Callback>) -> Session {
    let auth = Auth::User(UserToken::new(grant, app.clone(), store));
    base.derived(Settings { auth, client_id: None, two_factor: None, ..Settings::clone(&base.settings()) })
}

/// Exchange a refresh token for a new token. This ends the old token and the refresh token.
pub async fn refresh(session: &Session, app: &OAuthApp, refresh_token: &str) -> Result<UserGrant> {
    let parameters = [("grant_type", "refresh_token"), ("refresh_token", refresh_token)];
    let request = app.token_request(&parameters, true)?;
    UserGrant::read(&session.send(request).await?, Utc::now())
}

/// Refresh the token of a user now, also after a failure, and have it stored.
pub async fn refresh_now(session: Arc<Session>, auth: Option<Auth>) -> Result<()> {
    match auth.unwrap_or_else(|| session.settings().auth.clone()) {
        Auth::User(token) => user_token::refresh_now(&*session, &token).await,
        _ => {
            Err(Error::Argument("only the token of a user that an OAuth flow has returned can be refreshed".to_owned()))
        }
    }
}
