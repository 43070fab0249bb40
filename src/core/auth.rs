//! Credentials and how they are sent.

use std::fmt;
use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use chrono::{DateTime, Utc};
use http::HeaderValue;
use jsonwebtoken::{Algorithm, EncodingKey, Header};
use serde::Serialize;

use crate::core::error::{Error, Result};
use crate::core::schema::Needs;

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
    /// The token of an app's installation.
    Installation(InstallationToken),
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
            Needs::App => matches!(self, Auth::App(_)),
            Needs::Installation => matches!(self, Auth::Installation(_)),
        }
    }

    /// The Authorization header; marked as sensitive, so that it is never logged.
    pub fn header(&self) -> Result<Option<HeaderValue>> {
        let text = match self {
            Auth::Nothing => return Ok(None),
            Auth::Basic { username, password } => {
                format!("Basic {}", STANDARD.encode(format!("{username}:{}", password.reveal())))
            }
            Auth::Token(token) => format!("token {}", token.reveal()),
            Auth::App(app) => format!("Bearer {}", app.current(Utc::now())?.reveal()),
            Auth::Installation(installation) => format!("token {}", installation.current(Utc::now())?.reveal()),
        };
        let mut header = HeaderValue::from_str(&text)
            .map_err(|_| Error::Argument("the credential has characters that cannot be sent in a header".into()))?;
        header.set_sensitive(true);
        Ok(Some(header))
    }

    /// The parts that must never be seen in a recording or an error, as they may appear in one.
    pub fn secrets(&self) -> Vec<String> {
        let mut secrets = match self {
            Auth::Nothing => Vec::new(),
            Auth::Basic { password, .. } => vec![password.reveal().to_owned()],
            Auth::Token(token) => vec![token.reveal().to_owned()],
            Auth::App(app) => vec![app.token.reveal().to_owned()],
            Auth::Installation(installation) => vec![installation.token.reveal().to_owned()],
        };
        secrets.retain(|secret| !secret.is_empty());
        secrets
    }
}

/// A short-lived credential of an app.
#[derive(Debug, Clone)]
pub struct AppToken {
    /// The JWT.
    pub token: Secret,
    /// When it runs out.
    pub expires_at: DateTime<Utc>,
}

impl AppToken {
    /// Sign a JWT with the app's private key.
    pub fn sign(private_key: &[u8], app_id: &str, lifetime: i64, now: DateTime<Utc>) -> Result<AppToken> {
        #[derive(Serialize)]
        struct Claims<'a> {
            iat: i64,
            exp: i64,
            iss: &'a str,
        }
        let key = EncodingKey::from_rsa_pem(private_key).map_err(|_| {
            Error::Argument("private_key_pem is not an RSA private key in PEM form (PKCS#1 or PKCS#8)".into())
        })?;
        // Set back, so that a clock that runs ahead of the service's makes no token of the future.
        let iat = now.timestamp() - CLOCK_DRIFT;
        let claims = Claims { iat, exp: iat + lifetime, iss: app_id };
        let token = jsonwebtoken::encode(&Header::new(Algorithm::RS256), &claims, &key)
            .map_err(|error| Error::Argument(format!("the app's token could not be signed: {error}")))?;
        let expires_at = now + chrono::Duration::seconds(lifetime);
        Ok(AppToken { token: Secret::new(&token), expires_at })
    }

    fn current(&self, now: DateTime<Utc>) -> Result<&Secret> {
        if now < self.expires_at { Ok(&self.token) } else { Err(Error::Expired { installation: false }) }
    }
}

/// Seconds that clocks may differ.
const CLOCK_DRIFT: i64 = 60;

/// The token of an installation.
#[derive(Debug, Clone)]
pub struct InstallationToken {
    /// The token.
    pub token: Secret,
    /// When it runs out.
    pub expires_at: DateTime<Utc>,
}

impl InstallationToken {
    fn current(&self, now: DateTime<Utc>) -> Result<&Secret> {
        if now < self.expires_at { Ok(&self.token) } else { Err(Error::Expired { installation: true }) }
    }
}
