//! The web flow: the page where a user authorizes the application, and the code that GitHub sends back.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::Utc;
use sha2::{Digest, Sha256};
use url::Url;

use crate::auth::credential::{OAuthApp, Secret, UserGrant};
use crate::auth::oauth::random;
use crate::http::error::Result;
use crate::session::Session;

/// The start of a web flow. The program keeps the state and the verifier for the browser that it sends to the URL.
#[derive(Debug, Clone)]
pub struct WebFlow {
    /// Where to send the browser.
    pub url: Url,
    /// What the browser must bring back.
    pub state: Secret,
    /// What proves that the code belongs to this flow (PKCE, RFC 7636).
    pub code_verifier: Secret,
    /// Where GitHub sends the browser back to; None for the URL in the settings of the application.
    pub redirect_uri: Option<String>,
}

/// What a program may specify of a web flow.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// Where to send the browser back to.
    pub redirect_uri: Option<String>,
    /// Names of scopes.
    pub scopes: Vec<String>,
    /// The account to suggest.
    pub login: Option<String>,
    /// Whether to offer to sign up.
    pub allow_signup: Option<bool>,
    /// `select_account` lets the user choose the account.
    pub prompt: Option<String>,
}

/// Start a web flow. Nothing is sent.
pub fn start(app: &OAuthApp, options: &Options) -> Result<WebFlow> {
    let (state, code_verifier) = (random(), random());
    let mut url = app.url("/login/oauth/authorize")?;
    let challenge = URL_SAFE_NO_PAD.encode(Sha256::digest(code_verifier.reveal()));
    let scopes = options.scopes.join(" ");
    let signup = options.allow_signup.map(|allowed| if allowed { "true" } else { "false" });
    let parameters = [
        ("client_id", Some(app.client_id.as_str())),
        ("redirect_uri", options.redirect_uri.as_deref()),
        ("scope", Some(scopes.as_str()).filter(|scopes| !scopes.is_empty())),
        ("state", Some(state.reveal())),
        ("code_challenge", Some(challenge.as_str())),
        ("code_challenge_method", Some("S256")),
        ("login", options.login.as_deref()),
        ("allow_signup", signup),
        ("prompt", options.prompt.as_deref()),
    ];
    url.query_pairs_mut().extend_pairs(parameters.into_iter().filter_map(|(name, value)| Some((name, value?))));
    Ok(WebFlow { url, state, code_verifier, redirect_uri: options.redirect_uri.clone() })
}

/// Exchange the code of a web flow for a token.
pub async fn exchange(
    session: &Session,
    app: &OAuthApp,
    code: &str,
    code_verifier: Option<&str>,
    redirect_uri: Option<&str>,
) -> Result<UserGrant> {
    let optional = [("code_verifier", code_verifier), ("redirect_uri", redirect_uri)];
    let given = optional.into_iter().filter_map(|(name, value)| Some((name, value?)));
    let parameters: Vec<_> = std::iter::once(("code", code)).chain(given).collect();
    let request = app.token_request(&parameters, false)?;
    UserGrant::read(&session.send(request).await?, Utc::now())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_flow_has_a_state_and_a_challenge() {
        let app = OAuthApp::new("Iv1", Some("s3cret"), "https://github.com").unwrap();
        let scopes = vec!["repo".to_owned(), "gist".to_owned()];
        let options = Options { scopes, allow_signup: Some(false), ..Options::default() };
        let (one, other) = (start(&app, &options).unwrap(), start(&app, &options).unwrap());
        assert!(one.state != other.state && one.code_verifier != other.code_verifier && one.state != one.code_verifier);
        let member = |wanted: &str| one.url.query_pairs().find(|(name, _)| name == wanted).unwrap().1.into_owned();
        let challenge = URL_SAFE_NO_PAD.encode(Sha256::digest(one.code_verifier.reveal()));
        assert!(
            one.url.as_str().starts_with("https://github.com/login/oauth/authorize?client_id=Iv1&scope=repo+gist&")
        );
        assert_eq!((member("state").as_str(), member("code_challenge")), (one.state.reveal(), challenge));
        assert_eq!((member("code_challenge_method"), member("allow_signup")), ("S256".into(), "false".into()));
        assert!(!one.url.as_str().contains("s3cret") && (43..=128).contains(&one.code_verifier.reveal().len()));
    }
}
