//! Credentials and how they are sent.

use std::fmt;
use std::sync::Arc;

use arc_swap::ArcSwap;
use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use chrono::{DateTime, TimeDelta, Utc};
use http::HeaderValue;
use jsonwebtoken::{Algorithm, EncodingKey, Header};
use serde::Serialize;
use tokio::sync::Mutex;

use crate::http::context::{Credential, Needs};
use crate::http::error::{Error, Result};
use crate::json::time::in_calendar;
use crate::runtime::per_process::PerProcess;

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
}

impl Auth {
    /// Whoever GitHub counts requests for, if the credential says so and may be renewed: an app or its installation.
    pub fn principal(&self) -> Option<String> {
        match self {
            Auth::Installation(token) => {
                token.installation().map(|(app, number)| format!("app {app}, installation {number}"))
            }
            Auth::App(app) => app.issuer().map(|issuer| format!("app {issuer}")),
            Auth::Nothing | Auth::Basic { .. } | Auth::Token(_) => None,
        }
    }
}

impl Auth {
    /// What kind of credential it is, to be shown.
    pub fn kind(&self) -> String {
        match self {
            Auth::Nothing => "anonymous".into(),
            Auth::Basic { username, .. } => format!("user {username}"),
            Auth::Token(_) => "token".into(),
            Auth::App(_) => "app".into(),
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
            Auth::Installation(installation) => format!("token {}", installation.current(Utc::now())?.reveal()),
        };
        let mut header = HeaderValue::from_str(&text)
            .map_err(|_| Error::Argument("the credential has characters that cannot be sent in a header".into()))?;
        header.set_sensitive(true);
        Ok(Some(header))
    }

    fn secrets(&self) -> Vec<String> {
        let mut secrets = match self {
            Auth::Nothing => Vec::new(),
            Auth::Basic { password, .. } => vec![password.reveal().to_owned()],
            Auth::Token(token) => vec![token.reveal().to_owned()],
            Auth::App(app) => vec![app.token.reveal().to_owned()],
            Auth::Installation(installation) => vec![installation.grant().token.reveal().to_owned()],
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
    /// The app that the JWT was issued for.
    fn issuer(&self) -> Option<String> {
        let claims = URL_SAFE_NO_PAD.decode(self.token.reveal().split('.').nth(1)?).ok()?;
        let claims: serde_json::Value = serde_json::from_slice(&claims).ok()?;
        let issuer = claims.get("iss")?;
        issuer.as_str().map(str::to_owned).or_else(|| issuer.as_u64().map(|number| number.to_string()))
    }

    fn current(&self, now: DateTime<Utc>) -> Result<&Secret> {
        if now < self.expires_at { Ok(&self.token) } else { Err(Error::Expired { installation: false }) }
    }
}

/// What signs for an app: its private key, which is never shown, and its id.
#[derive(Clone)]
pub struct AppKey {
    key: EncodingKey,
    app_id: String,
}

impl fmt::Debug for AppKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AppKey").field("app_id", &self.app_id).finish_non_exhaustive()
    }
}

/// Most seconds that a clock may be fast.
const CLOCK_DRIFT: i64 = 60;

impl AppKey {
    /// Take an RSA key in PEM form: PKCS#1, as GitHub issues it, or PKCS#8.
    pub fn new(private_key: &[u8], app_id: &str) -> Result<AppKey> {
        let key = EncodingKey::from_rsa_pem(private_key).map_err(|_| bad_key())?;
        Ok(AppKey { key, app_id: app_id.to_owned() })
    }

    /// Sign a JWT that lasts this many seconds. It is dated back, so that a fast clock
    /// makes no token of the future; but no more than by half its life.
    pub fn sign(&self, lifetime: i64, now: DateTime<Utc>) -> Result<AppToken> {
        #[derive(Serialize)]
        struct Claims<'a> {
            iat: i64,
            exp: i64,
            iss: &'a str,
        }
        let issued_at = after(now, -(lifetime / 2).clamp(0, CLOCK_DRIFT))?;
        let expires_at = after(issued_at, lifetime)?;
        let claims = Claims { iat: issued_at.timestamp(), exp: expires_at.timestamp(), iss: &self.app_id };
        let token = jsonwebtoken::encode(&Header::new(Algorithm::RS256), &claims, &self.key);
        let token = token.map_err(|error| if is_too_small(&error) { small_key() } else { bad_key() })?;
        Ok(AppToken { token: Secret::new(&token), expires_at })
    }
}

/// Nothing of the key, nor of what a parser says about it, is shown.
fn bad_key() -> Error {
    Error::Argument("private_key_pem is not an RSA private key in PEM form (PKCS#1 or PKCS#8)".into())
}

/// Whether a key was rejected for its size; the signing library names no variant for that.
fn is_too_small(error: &jsonwebtoken::errors::Error) -> bool {
    error.to_string().contains("TooSmall")
}

fn small_key() -> Error {
    let why =
        "private_key_pem is an RSA key of less than 2,048 bits, which cannot sign: GitHub issues keys of 2,048 bits";
    Error::Argument(why.into())
}

/// A time so many seconds later.
pub fn after(time: DateTime<Utc>, seconds: i64) -> Result<DateTime<Utc>> {
    let length = TimeDelta::try_seconds(seconds);
    length
        .and_then(|length| in_calendar(time.checked_add_signed(length)?))
        .ok_or_else(|| Error::Argument(format!("expire_in: {seconds} seconds are more than a calendar holds")))
}

/// The token of an installation. Copies share what a renewal brings.
#[derive(Debug, Clone)]
pub struct InstallationToken {
    grant: Arc<ArcSwap<Grant>>,
    renewal: Option<Arc<Renewal>>,
}

/// A token as the service grants it.
#[derive(Debug, Clone)]
pub struct Grant {
    /// The token.
    pub token: Secret,
    /// When it runs out.
    pub expires_at: DateTime<Utc>,
    /// When to get the next one; None for a token that was no good when it came.
    renew_at: Option<DateTime<Utc>>,
}

impl Grant {
    /// A token that comes now.
    pub fn new(token: Secret, expires_at: DateTime<Utc>, now: DateTime<Utc>) -> Grant {
        let tenth = expires_at.signed_duration_since(now).checked_div(10);
        let renew_at = tenth.and_then(|tenth| expires_at.checked_sub_signed(tenth)).filter(|_| now < expires_at);
        Grant { token, expires_at, renew_at }
    }
}

/// What gets the next token of an installation.
#[derive(Debug)]
pub struct Renewal {
    /// Signs the request.
    pub key: AppKey,
    /// Number of the installation.
    pub installation_id: u64,
    /// Seconds that the signature lasts.
    pub lifetime: i64,
    /// Held by the one who renews; not before the time within, when the attempt before failed.
    pub flight: PerProcess<Mutex<DateTime<Utc>>>,
}

impl InstallationToken {
    /// A token, and what gets the next one.
    pub fn new(grant: Grant, renewal: Option<Renewal>) -> InstallationToken {
        InstallationToken { grant: Arc::new(ArcSwap::from_pointee(grant)), renewal: renewal.map(Arc::new) }
    }

    /// The token as it is now.
    pub fn grant(&self) -> Arc<Grant> {
        self.grant.load_full()
    }

    /// App and number of the installation, which outlast its tokens; None where they are not known.
    pub fn installation(&self) -> Option<(&str, u64)> {
        self.renewal.as_deref().map(|renewal| (renewal.key.app_id.as_str(), renewal.installation_id))
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
        self.renewal().filter(|_| self.grant.load().renew_at.is_some_and(|at| at <= now))
    }

    /// Whether the token is still good.
    pub fn serves(&self, now: DateTime<Utc>) -> bool {
        now < self.grant.load().expires_at
    }

    fn current(&self, now: DateTime<Utc>) -> Result<Secret> {
        let grant = self.grant.load();
        if now < grant.expires_at { Ok(grant.token.clone()) } else { Err(Error::Expired { installation: true }) }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::arithmetic_side_effects, clippy::disallowed_methods)]
mod tests {
    use super::*;

    fn minutes(count: i64) -> TimeDelta {
        TimeDelta::minutes(count)
    }

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
    fn an_installation_token_is_renewed_before_it_runs_out() {
        let now = Utc::now();
        let grant = Grant::new(Secret::new("t"), now + minutes(60), now);
        assert_eq!(grant.renew_at, Some(now + minutes(54)));
        let late = Grant::new(Secret::new("t"), now - minutes(1), now);
        assert_eq!(late.renew_at, None);
        assert!(!InstallationToken::new(late, None).serves(now));
    }

    #[test]
    fn a_bad_key_is_reported_without_showing_it() {
        for bad in ["", "no key", "-----BEGIN RSA PRIVATE KEY-----\nc2VjcmV0\n-----END RSA PRIVATE KEY-----\n"] {
            let error = AppKey::new(bad.as_bytes(), "1").and_then(|key| key.sign(60, Utc::now())).unwrap_err();
            assert!(
                matches!(&error, Error::Argument(message) if message.starts_with("private_key_pem") && !message.contains("c2V"))
            );
        }
    }

    #[test]
    fn times_beyond_the_calendar_are_no_panic() {
        assert!(after(Utc::now(), i64::MAX).is_err() && after(Utc::now(), i64::MIN).is_err());
    }
}
