//! The private key of an app, and the JWTs that it signs.

use std::fmt;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use arc_swap::ArcSwapOption;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::{DateTime, TimeDelta, Utc};
use jsonwebtoken::{Algorithm, EncodingKey, Header};
use serde::Serialize;

use crate::auth::credential::{Secret, after};
use crate::auth::installation::{InstallationToken, Renewal, Target};
use crate::auth::narrowing::Narrowing;
use crate::http::error::{Error, Expired, Result};
use crate::runtime::deadline;
use crate::runtime::per_process::PerProcess;

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
    pub fn issuer(&self) -> Option<String> {
        let claims = URL_SAFE_NO_PAD.decode(self.token.reveal().split('.').nth(1)?).ok()?;
        let claims: serde_json::Value = serde_json::from_slice(&claims).ok()?;
        let issuer = claims.get("iss")?;
        issuer.as_str().map(str::to_owned).or_else(|| issuer.as_u64().map(|number| number.to_string()))
    }

    /// The JWT, unless it has expired.
    pub fn current(&self, now: DateTime<Utc>) -> Result<&Secret> {
        if now < self.expires_at { Ok(&self.token) } else { Err(Error::Expired(Expired::Jwt)) }
    }
}

/// What signs for an app: its private key, which is never shown, and its id. Copies share the JWT.
#[derive(Clone)]
pub struct AppKey(Arc<Signer>);

struct Signer {
    key: EncodingKey,
    /// The key as it was passed, for pickles.
    pem: Secret,
    app_id: String,
    /// The JWT of [`AppKey::current`].
    current: ArcSwapOption<AppToken>,
    /// Held by the one who signs.
    signing: PerProcess<Mutex<()>>,
    /// Seconds by which GitHub's clock is fast, relative to this machine's.
    skew: AtomicI64,
    /// The tokens of installations, by the API and transport that they are for, the oldest first.
    tokens: PerProcess<Mutex<Vec<(Place, InstallationToken)>>>,
}

/// The URL of an API, and the id of a transport.
pub type Place = (String, u64);

impl fmt::Debug for AppKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AppKey").field("app_id", &self.0.app_id).finish_non_exhaustive()
    }
}

/// Most seconds that a clock may be fast.
const CLOCK_DRIFT: i64 = 60;
/// Lifetime of an app's JWT in seconds, the maximum that GitHub accepts.
pub const LIFETIME: i64 = 600;
/// Maximum number of tokens that are remembered.
const MOST_TOKENS: usize = 4096;
/// Smallest difference of the clocks, in seconds, that is corrected after GitHub rejected a JWT.
const SKEW: i64 = 30;

impl AppKey {
    /// Take an RSA key in PEM form: PKCS#1, as GitHub issues it, or PKCS#8.
    pub fn new(private_key: &[u8], app_id: &str) -> Result<AppKey> {
        AppKey::named(private_key, app_id, "private_key_pem")
    }

    /// The same for an argument of this name, which errors contain.
    pub fn named(private_key: &[u8], app_id: &str, name: &str) -> Result<AppKey> {
        // Environment variables and files of settings often have the line ends of a key as `\n` in two characters.
        let text = String::from_utf8_lossy(private_key).replace("\\r", "").replace("\\n", "\n");
        let key = EncodingKey::from_rsa_pem(text.as_bytes()).map_err(|_| bad_key(name, &text))?;
        let pem = Secret::new(&text);
        let (current, skew) = (ArcSwapOption::empty(), AtomicI64::new(0));
        let (signing, tokens) = (PerProcess::new(), PerProcess::new());
        let key = AppKey(Arc::new(Signer { key, pem, app_id: app_id.to_owned(), current, signing, skew, tokens }));
        key.encode(0, 0).map_err(|error| if is_too_small(&error) { small_key(name) } else { bad_key(name, "") })?;
        Ok(key)
    }

    /// The app ID or client ID.
    pub fn app_id(&self) -> &str {
        &self.0.app_id
    }

    /// The private key as it was passed.
    pub fn pem(&self) -> &Secret {
        &self.0.pem
    }

    /// A JWT that is valid for another minute, signed now if there is none, once for all callers.
    pub fn current(&self, now: DateTime<Utc>) -> Result<Secret> {
        let now = deadline::later(now, seconds(self.0.skew.load(Ordering::Relaxed)));
        if let Some(token) = self.known(now) {
            return Ok(token);
        }
        let signing = self.0.signing.get_or(Mutex::default);
        let _signing = signing.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(token) = self.known(now) {
            return Ok(token); // another caller has signed it meanwhile
        }
        let token = self.sign(LIFETIME, now)?;
        self.0.current.store(Some(Arc::new(token.clone())));
        Ok(token.token)
    }

    fn known(&self, now: DateTime<Utc>) -> Option<Secret> {
        let token = self.0.current.load_full()?;
        (deadline::later(now, deadline::MINUTE) < token.expires_at).then(|| token.token.clone())
    }

    /// Learn the time of GitHub's clock from a response that rejects a JWT. Returns whether JWTs differ from now on.
    pub fn correct(&self, theirs: DateTime<Utc>, ours: DateTime<Utc>) -> bool {
        let difference = theirs.signed_duration_since(ours).num_seconds();
        let known = self.0.skew.swap(difference, Ordering::Relaxed);
        let is_news = difference.saturating_sub(known).saturating_abs() >= SKEW;
        if is_news {
            self.0.current.store(None);
        } else {
            self.0.skew.store(known, Ordering::Relaxed);
        }
        is_news
    }

    /// The token of an installation, which all that need the same one share.
    pub fn installation_token(&self, place: &Place, target: Target, narrowing: Narrowing) -> InstallationToken {
        let tokens = self.0.tokens.get_or(Mutex::default);
        let mut tokens = tokens.lock().unwrap_or_else(PoisonError::into_inner);
        let known = tokens.iter().find(|(known, token)| {
            let is_same = |renewal: &Renewal| renewal.target == target && renewal.narrowing == narrowing;
            known == place && token.renewal().is_some_and(is_same)
        });
        if let Some((_, token)) = known {
            return token.clone();
        }
        let token = InstallationToken::pending(self.clone(), target, narrowing);
        let surplus = tokens.len().saturating_sub(MOST_TOKENS - 1);
        tokens.drain(..surplus);
        tokens.push((place.clone(), token.clone()));
        token
    }

    /// The parts that must not appear in a recording or an error.
    pub fn secrets(&self) -> Vec<String> {
        self.0.current.load().iter().map(|token| token.token.reveal().to_owned()).collect()
    }

    /// Sign a JWT that lasts this many seconds. It is dated back, so that a fast clock
    /// makes no token of the future; but no more than by half its life.
    pub fn sign(&self, lifetime: i64, now: DateTime<Utc>) -> Result<AppToken> {
        self.sign_from(after(now, -(lifetime / 2).clamp(0, CLOCK_DRIFT))?, lifetime)
    }

    /// Sign a JWT that lasts this many seconds from a time.
    pub fn sign_from(&self, issued_at: DateTime<Utc>, lifetime: i64) -> Result<AppToken> {
        let expires_at = after(issued_at, lifetime)?;
        let token = self.encode(issued_at.timestamp(), expires_at.timestamp());
        let token = token.map_err(|_| Error::Argument("the private key of the app cannot sign".to_owned()))?;
        Ok(AppToken { token: Secret::new(&token), expires_at })
    }

    fn encode(&self, iat: i64, exp: i64) -> jsonwebtoken::errors::Result<String> {
        #[derive(Serialize)]
        struct Claims<'a> {
            iat: i64,
            exp: i64,
            iss: &'a str,
        }
        jsonwebtoken::encode(&Header::new(Algorithm::RS256), &Claims { iat, exp, iss: &self.0.app_id }, &self.0.key)
    }
}

fn seconds(number: i64) -> TimeDelta {
    TimeDelta::try_seconds(number).unwrap_or_default()
}

/// Nothing of the key, nor of what a parser says about it, is shown.
fn bad_key(name: &str, text: &str) -> Error {
    let hint = if text.trim_start().starts_with("-----BEGIN") || text.is_empty() {
        ""
    } else {
        "; pass the content of the file, which begins with -----BEGIN, or its path as a pathlib.Path"
    };
    Error::Argument(format!("{name} is not an RSA private key in PEM form (PKCS#1 or PKCS#8){hint}"))
}

/// Whether a key was rejected for its size; the signing library names no variant for that.
fn is_too_small(error: &jsonwebtoken::errors::Error) -> bool {
    error.to_string().contains("TooSmall")
}

fn small_key(name: &str) -> Error {
    Error::Argument(format!(
        "{name} is an RSA key of less than 2,048 bits, which cannot sign: GitHub issues keys of \
         2,048 bits; for tests, `openssl genrsa 2048` makes one"
    ))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use base64::Engine as _;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;

    use super::*;

    fn key() -> AppKey {
        AppKey::new(include_bytes!("../../tests/keys/app-pkcs8.pem"), "1").unwrap()
    }

    fn issued_at(jwt: &Secret) -> i64 {
        let claims = URL_SAFE_NO_PAD.decode(jwt.reveal().split('.').nth(1).unwrap()).unwrap();
        serde_json::from_slice::<serde_json::Value>(&claims).unwrap().get("iat").unwrap().as_i64().unwrap()
    }

    #[test]
    fn line_ends_may_be_two_characters() {
        let pem = include_str!("../../tests/keys/app-pkcs8.pem");
        for text in [pem.replace('\n', "\\n"), pem.replace('\n', "\\r\\n"), pem.replace('\n', "\r\n")] {
            assert_eq!(
                AppKey::new(text.as_bytes(), "1").unwrap().sign(60, DateTime::UNIX_EPOCH).unwrap().token,
                key().sign(60, DateTime::UNIX_EPOCH).unwrap().token
            );
        }
    }

    #[test]
    fn a_bad_key_is_reported_without_showing_it() {
        for bad in ["", "no key", "-----BEGIN RSA PRIVATE KEY-----\nc2VjcmV0\n-----END RSA PRIVATE KEY-----\n"] {
            let error = AppKey::new(bad.as_bytes(), "1").unwrap_err();
            assert!(
                matches!(&error, Error::Argument(message) if message.starts_with("private_key_pem") && !message.contains("c2V"))
            );
        }
        assert_eq!(format!("{:?}", key()), "AppKey { app_id: \"1\", .. }");
    }

    #[test]
    fn a_jwt_is_used_until_a_minute_before_it_expires() {
        let (key, now) = (key(), Utc::now());
        let first = key.current(now).unwrap();
        let at = |seconds| after(now, seconds).unwrap();
        assert_eq!(issued_at(&first), now.timestamp() - 60);
        assert_eq!(key.clone().current(at(479)).unwrap(), first);
        assert_eq!(issued_at(&key.current(at(481)).unwrap()), now.timestamp() + 421);
    }

    #[test]
    fn a_wrong_clock_is_corrected_by_githubs() {
        let (key, now) = (key(), Utc::now());
        let at = |seconds| after(now, seconds).unwrap();
        key.current(now).unwrap();
        assert!(!key.correct(at(20), now), "a small difference does not matter");
        assert!(key.correct(at(-300), now));
        assert_eq!(issued_at(&key.current(now).unwrap()), now.timestamp() - 360);
        assert!(!key.correct(at(-310), now), "this is known");
        assert_eq!(issued_at(&key.current(at(600)).unwrap()), now.timestamp() + 240);
    }
}
