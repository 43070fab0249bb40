//! What the flows of OAuth give a program: tokens of users, and codes to enter.

use std::fmt;

use chrono::{DateTime, Utc};

use crate::auth::credential::UserGrant;
use crate::oauth::device;

/// A code for the user to enter on another device.
pub struct DeviceCode(device::DeviceCode);

impl DeviceCode {
    pub(super) fn new(code: device::DeviceCode) -> DeviceCode {
        DeviceCode(code)
    }

    /// The code, such as `WDJB-MJHT`.
    pub fn user_code(&self) -> &str {
        &self.0.user_code
    }

    /// URL of the page where the user enters it.
    pub fn verification_uri(&self) -> &str {
        &self.0.verification_uri
    }
}

impl fmt::Debug for DeviceCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DeviceCode").field("verification_uri", &self.0.verification_uri).finish_non_exhaustive()
    }
}

/// A token that a user granted to an application. Debugging it does not show it.
#[derive(Debug, Clone)]
pub struct UserToken(UserGrant);

impl UserToken {
    pub(super) fn of(grant: UserGrant) -> UserToken {
        UserToken(grant)
    }

    pub(super) fn into_grant(self) -> UserGrant {
        self.0
    }

    /// A stored token. One that expires has an expiry and a refresh token.
    pub fn new(access_token: &str, expires_at: Option<DateTime<Utc>>, refresh_token: Option<&str>) -> UserToken {
        UserToken(UserGrant::stored(access_token, expires_at, refresh_token))
    }

    /// The token.
    pub fn access_token(&self) -> &str {
        self.0.token.reveal()
    }

    /// When it expires; None if it does not.
    pub fn expires_at(&self) -> Option<DateTime<Utc>> {
        self.0.expires_at
    }

    /// The refresh token, which can be used once; None if the token does not expire.
    pub fn refresh_token(&self) -> Option<&str> {
        self.0.refresh_token.as_ref().map(|token| token.reveal())
    }

    /// When the refresh token expires; None if that is not known.
    pub fn refresh_token_expires_at(&self) -> Option<DateTime<Utc>> {
        self.0.refresh_token_expires_at
    }

    /// Names of the scopes that the user granted.
    pub fn scopes(&self) -> &[String] {
        &self.0.scopes
    }
}
