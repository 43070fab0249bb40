//! Credentials and how they are sent.

use std::fmt;
use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use chrono::{DateTime, TimeDelta, Utc};
use http::HeaderValue;

use crate::http::context::Credential;
use crate::http::error::{Error, Result};
use crate::http::needs::Needs;
use crate::json::time::in_calendar;

pub use crate::auth::app::{AppKey, AppToken};
pub use crate::auth::installation::{Grant, InstallationToken, Renewal, Target};
pub use crate::auth::narrowing::Narrowing;
pub use crate::auth::oauth::{OAuthApp, UserGrant};
pub use crate::auth::user::UserToken;

/// The header of one-time passwords, in requests and in the responses that require one.
pub const ONE_TIME_PASSWORD: &str = "x-github-otp";

/// Text that is never shown.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(Arc<str>);

impl Secret {
    /// Keep a text secret.
    pub fn new(text: &str) -> Secret {
        Secret(text.into())
    }

    /// The text, to be sent.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("***")
    }
}

/// How GitHub's tokens begin: personal ones, those of OAuth, of users, servers and refreshes of apps.
const TOKEN_PREFIXES: [&str; 6] = ["ghp_", "github_pat_", "gho_", "ghu_", "ghs_", "ghr_"];

/// Whether a text has the form of one of GitHub's tokens, of which the oldest are 40 hexadecimal digits.
pub fn is_token_like(text: &str) -> bool {
    let text = text.trim();
    let hexadecimal = text.len() == 40 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    hexadecimal || TOKEN_PREFIXES.iter().any(|prefix| text.starts_with(prefix))
}

/// A username to be shown: GitHub also accepts a token in its place.
pub fn shown_username(username: &str) -> &str {
    if is_token_like(username) { "***" } else { username }
}

/// What a session signs its requests with.
#[derive(Debug, Clone, Default)]
pub enum Auth {
    /// Nothing: anonymous.
    #[default]
    Nothing,
    /// Username and password.
    Basic {
        /// Login.
        username: String,
        /// Password.
        password: Secret,
    },
    /// A personal or OAuth token.
    Token(Secret),
    /// The JWT of an app.
    App(AppToken),
    /// The private key of an app, which signs a new JWT before the last one expires.
    AppKey(AppKey),
    /// The token of an app's installation.
    Installation(InstallationToken),
    /// The token of a user that an application may refresh.
    User(UserToken),
}

impl Auth {
    /// Whether there is a credential at all.
    pub fn is_some(&self) -> bool {
        !matches!(self, Auth::Nothing)
    }

    /// Whether this credential serves an operation.
    pub fn serves(&self, needs: Needs) -> bool {
        match needs {
            Needs::Nothing | Needs::ClientId => true,
            // Where only a password will do, the service says so itself, with 404.
            Needs::Auth | Needs::Basic => self.is_some(),
            Needs::App => matches!(self, Auth::App(_) | Auth::AppKey(_)),
            Needs::Installation => matches!(self, Auth::Installation(_)),
        }
    }

    /// Whoever GitHub counts requests for, if the credential says so and may be renewed: an app, its installation, or a
    /// user.
    pub fn principal(&self) -> Option<String> {
        match self {
            Auth::Installation(token) => token.installation(),
            Auth::App(app) => app.issuer().map(|issuer| format!("app {issuer}")),
            Auth::AppKey(key) => Some(format!("app {}", key.app_id())),
            Auth::User(user) => Some(format!("user of the authorization {}", user.state().grant.authorization)),
            Auth::Nothing | Auth::Basic { .. } | Auth::Token(_) => None,
        }
    }

    /// The login of the account that an installation is in, if it is known. Other credentials do not say what they are
    /// for.
    pub fn account(&self) -> Option<&str> {
        match self {
            Auth::Installation(token) => token.account(),
            _ => None,
        }
    }

    /// What kind of credential it is, to be shown.
    pub fn kind(&self) -> String {
        match self {
            Auth::Nothing => "anonymous".into(),
            Auth::Basic { username, .. } => format!("user {}", shown_username(username)),
            Auth::Token(_) | Auth::User(_) => "token".into(),
            Auth::App(_) | Auth::AppKey(_) => "app".into(),
            Auth::Installation(_) => "installation".into(),
        }
    }
}

impl Credential for Auth {
    fn header(&self) -> Result<Option<HeaderValue>> {
        let text = match self {
            Auth::Nothing => return Ok(None),
            Auth::Basic { username, password } => {
                format!("Basic {}", STANDARD.encode(format!("{username}:{}", password.reveal())))
            }
            Auth::Token(token) => format!("token {}", token.reveal()),
            Auth::App(app) => format!("Bearer {}", app.current(Utc::now())?.reveal()),
            Auth::AppKey(key) => format!("Bearer {}", key.current(Utc::now())?.reveal()),
            Auth::Installation(installation) => format!("token {}", installation.current(Utc::now())?.reveal()),
            Auth::User(user) => format!("token {}", user.current(Utc::now())?.reveal()),
        };
        let mut header = HeaderValue::from_str(&text)
            .map_err(|_| Error::Argument("the credential has characters that cannot be sent in a header".into()))?;
        header.set_sensitive(true);
        Ok(Some(header))
    }

    fn secrets(&self) -> Vec<String> {
        let mut secrets = match self {
            Auth::Nothing => Vec::new(),
            Auth::Basic { username, password } => {
                let token = is_token_like(username).then(|| username.clone());
                [Some(password.reveal().to_owned()), token].into_iter().flatten().collect()
            }
            Auth::Token(token) => vec![token.reveal().to_owned()],
            Auth::App(app) => vec![app.token.reveal().to_owned()],
            Auth::AppKey(key) => key.secrets(),
            Auth::Installation(installation) => vec![installation.grant().token.reveal().to_owned()],
            Auth::User(user) => user.secrets(),
        };
        secrets.retain(|secret| !secret.is_empty());
        secrets
    }
}

/// A time so many seconds later.
pub fn after(time: DateTime<Utc>, seconds: i64) -> Result<DateTime<Utc>> {
    let length = TimeDelta::try_seconds(seconds);
    length
        .and_then(|length| in_calendar(time.checked_add_signed(length)?))
        .ok_or_else(|| Error::Argument(format!("expire_in: {seconds} seconds are more than a calendar holds")))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_distinguished_from_a_login() {
        let old = "0123456789abcdefABCDEF012345678901234567";
        for token in ["ghp_x", "github_pat_11A", "gho_x", "ghu_x", "ghs_x", "ghr_x", " ghp_x\n", old] {
            assert!(is_token_like(token), "{token}");
        }
        for login in ["octocat", "ghp", "ghp-x", "my-ghp_x", "", &old[1..], "abc-ghs_", "octocat_acme"] {
            assert!(!is_token_like(login), "{login}");
        }
    }

    #[test]
    fn times_beyond_the_calendar_are_no_panic() {
        assert!(after(Utc::now(), i64::MAX).is_err() && after(Utc::now(), i64::MIN).is_err());
    }
}
