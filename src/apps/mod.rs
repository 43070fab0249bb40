//! GitHub Apps: the clients of their installations.

pub mod manifest;

use std::sync::Arc;

use crate::auth::credential::{Auth, Narrowing, Secret, Target};
use crate::http::error::{Error, Result};
use crate::http::needs::Needs;
use crate::http::response::Response;
use crate::http::transport::Custom;
use crate::layers::installation_token;
use crate::session::{Session, Settings};

/// A session for an installation of the app that a session authenticates as. It has the settings and the transport of that
/// session. Its token is requested with the first request, and shared by all sessions for the same installation with
/// the same limits. `account` is the login of the account that the app is installed in, if the target does not name it.
///
/// An error if the session does not authenticate with the key of an app.
pub fn session_for(app: &Session, target: Target, account: Option<&str>, narrowing: Narrowing) -> Result<Session> {
    let settings = app.settings();
    let Auth::AppKey(key) = &settings.auth else { return Err(Error::Credential(Needs::App)) };
    let place = (settings.urls.api.clone(), settings.transport.as_ref().map_or(0, Custom::id));
    let token = key.installation_token(&place, target, narrowing);
    if let Some(account) = account {
        token.belongs_to(account);
    }
    let auth = Auth::Installation(token);
    Ok(app.derived(Settings { auth, client_id: None, two_factor: None, ..Settings::clone(&settings) }))
}

/// Fetch the installation in an organization, else that in the account of a user; or that which covers a repository, if
/// the name is `owner/name`.
pub async fn installation_for(app: Arc<Session>, name: String, auth: Option<Auth>) -> Result<Response> {
    if !auth.as_ref().unwrap_or(&app.settings().auth).serves(Needs::App) {
        return Err(Error::Credential(Needs::App));
    }
    installation_token::installation_for(&*app, &name, auth.as_ref(), None).await
}

/// Check a name: that of an account, or `owner/name` of a repository.
pub fn check_name(name: &str) -> Result<()> {
    let mut parts = name.split('/');
    let is_part = |part: &str| !part.is_empty() && part != "." && part != "..";
    if parts.clone().count() > 2 || !parts.all(is_part) {
        let why = format!("installation must be the name of an account, or owner/name of a repository, not {name:?}");
        return Err(Error::Argument(why));
    }
    Ok(())
}

/// The current token of a session or of another credential, which is renewed first if that is due. From now on, recordings
/// and error messages do not contain it.
pub async fn token(session: Arc<Session>, auth: Option<Auth>) -> Result<Secret> {
    let auth = auth.unwrap_or_else(|| session.settings().auth.clone());
    installation_token::token(&*session, &auth).await
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::auth::credential::AppKey;

    fn app() -> Session {
        let key = AppKey::new(include_bytes!("../../tests/keys/app-pkcs8.pem"), "1").unwrap();
        Session::new(Settings { auth: Auth::AppKey(key), ..Settings::default() })
    }

    fn principal(session: &Session) -> String {
        let Auth::Installation(token) = session.settings().auth.clone() else { return String::new() };
        token.principal().unwrap()
    }

    #[test]
    fn sessions_for_the_same_installation_share_a_token() {
        let app = app();
        let made = |target| session_for(&app, target, None, Narrowing::default()).unwrap();
        let token = |session: &Session| match session.settings().auth.clone() {
            Auth::Installation(token) => token,
            _ => unreachable!(),
        };
        let (one, same, other) = (made(Target::Id(1)), made(Target::Id(1)), made(Target::Id(2)));
        assert_eq!(principal(&one), "app 1, installation 1");
        assert!(std::ptr::eq(token(&one).renewal().unwrap(), token(&same).renewal().unwrap()));
        assert!(!std::ptr::eq(token(&one).renewal().unwrap(), token(&other).renewal().unwrap()));
        app.change(|settings| settings.urls.api = "https://github.example.com/api/v3".to_owned());
        let elsewhere = session_for(&app, Target::Id(1), None, Narrowing::default()).unwrap();
        assert!(!std::ptr::eq(token(&one).renewal().unwrap(), token(&elsewhere).renewal().unwrap()));
    }

    #[test]
    fn only_an_app_has_installations() {
        let session = Session::new(Settings::default());
        let error = session_for(&session, Target::Id(1), None, Narrowing::default()).unwrap_err();
        assert!(matches!(error, Error::Credential(Needs::App)));
    }

    #[test]
    fn names_are_checked() {
        assert!(["octo-org", "octo-org/hello.world"].iter().all(|name| check_name(name).is_ok()));
        assert!(["", "/", "a/", "/b", "a/b/c", ".."].iter().all(|name| check_name(name).is_err()));
    }
}
