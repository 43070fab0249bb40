//! The application that users authorize, its requests to GitHub's web host, and the tokens in the responses.

use std::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use bytes::Bytes;
use chrono::{DateTime, Utc};
use http::header::{ACCEPT, CONTENT_TYPE};
use http::{HeaderValue, Method};
use sha2::{Digest, Sha256};
use url::Url;
use url::form_urlencoded::Serializer;

use crate::auth::credential::{Secret, after};
use crate::http::error::{Error, Result};
use crate::http::json_body::{object_of, shape};
use crate::http::request::{Request, absolute_url};
use crate::http::response::{Response, number};
use crate::json::document::Json;

/// Length of a client ID or secret that no application has.
const LONGEST: usize = 1000;

/// An OAuth app, or a GitHub App that acts for users.
#[derive(Clone)]
pub struct OAuthApp {
    /// Client ID.
    pub client_id: String,
    /// Client secret; the device flow needs none.
    pub client_secret: Option<Secret>,
    /// URL of GitHub's web host, without a slash at the end.
    pub web: String,
}

impl fmt::Debug for OAuthApp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OAuthApp").field("client_id", &self.client_id).field("web", &self.web).finish_non_exhaustive()
    }
}

/// The URL of the web host of an API: of `https://github.com`, of a subdomain of ghe.com, or of an Enterprise Server.
pub fn web_root(api: &str) -> String {
    if let Some(server) = api.strip_suffix("/api/v3") {
        return server.to_owned();
    }
    let host = api.split_once("://").map_or("", |(_, rest)| rest);
    if host == "api.github.com" || (host.starts_with("api.") && host.ends_with(".ghe.com")) {
        return api.replacen("://api.", "://", 1);
    }
    api.to_owned()
}

impl OAuthApp {
    /// An application of the host of an API.
    pub fn new(client_id: &str, client_secret: Option<&str>, web: &str) -> Result<OAuthApp> {
        let is_text = |text: &str| !text.trim().is_empty() && text.len() <= LONGEST && text.is_ascii();
        if !is_text(client_id) {
            return Err(Error::Argument("client_id must be a client ID, such as \"Iv23li...\"".to_owned()));
        }
        if client_secret.is_some_and(|secret| !is_text(secret)) {
            return Err(Error::Argument("client_secret must not be empty; leave it out if there is none".to_owned()));
        }
        let web = absolute_url(web.trim_end_matches('/'), "")?.as_str().trim_end_matches('/').to_owned();
        let client_secret = client_secret.map(|secret| Secret::new(secret.trim()));
        Ok(OAuthApp { client_id: client_id.trim().to_owned(), client_secret, web })
    }

    /// The client secret; an error if there is none.
    pub fn secret(&self) -> Result<&Secret> {
        let missing = || Error::Argument("client_secret is needed for this, and was not passed".to_owned());
        self.client_secret.as_ref().ok_or_else(missing)
    }

    /// A URL of the web host.
    pub fn url(&self, path: &str) -> Result<Url> {
        absolute_url(&format!("{}{path}", self.web), "")
    }

    /// A request to the web host, with the client ID and these parameters in its body. The credential and the headers of
    /// a session are not sent with it, and a redirect does not lead it to another host.
    pub fn request<'a>(&'a self, path: &str, parameters: &[(&str, &'a str)]) -> Result<Request> {
        let mut request = Request::new(Method::POST, self.url(path)?);
        let mut form = Serializer::new(String::new());
        form.append_pair("client_id", &self.client_id);
        form.extend_pairs(parameters);
        request.body = Some(Bytes::from(form.finish()));
        request.headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/x-www-form-urlencoded"));
        request.headers.insert(ACCEPT, HeaderValue::from_static("application/json"));
        request.context.left_origins = true;
        Ok(request)
    }

    /// The request for a token.
    pub fn token_request<'a>(&'a self, parameters: &[(&str, &'a str)], is_public: bool) -> Result<Request> {
        let mut all = parameters.to_vec();
        match &self.client_secret {
            Some(secret) => all.push(("client_secret", secret.reveal())),
            None if is_public => {}
            None => all.push(("client_secret", self.secret()?.reveal())),
        }
        self.request("/login/oauth/access_token", &all)
    }
}

/// The JSON of a response of the web host; an error that it reports, under any status, is an [`Error::OAuth`].
pub fn read(response: &Response) -> Result<Json> {
    let json = object_of(response);
    let text = |json: &Json, name: &str| json.get(name).and_then(|value| value.scalar()).unwrap_or_default();
    match &json {
        Ok(json) if !text(json, "error").is_empty() => Err(Error::OAuth {
            response: Some(Box::new(response.clone())),
            code: text(json, "error"),
            description: text(json, "error_description"),
        }),
        _ if !response.ok() => Err(Error::Status(Box::new(response.clone()))),
        _ => json,
    }
}

/// Random text of 43 letters.
pub fn random() -> Secret {
    let mut bytes = [0; 32];
    dryoc::rng::copy_randombytes(&mut bytes);
    Secret::new(&URL_SAFE_NO_PAD.encode(bytes))
}

/// The code in the URL that GitHub has sent the browser back to. An error if the user has denied access, or if the
/// state is not that of the flow, so that somebody else may have made the URL.
pub fn read_callback(callback: &str, state: &str) -> Result<Secret> {
    let base = Url::parse("http://localhost/").map_err(|error| Error::Argument(error.to_string()))?;
    let invalid =
        || Error::Argument("callback_url must be the URL that GitHub has sent the browser back to".to_owned());
    let url = base.join(callback.trim()).map_err(|_| invalid())?;
    let member = |wanted: &str| url.query_pairs().find(|(name, _)| name == wanted).map(|(_, value)| value.into_owned());
    let failed = |code: String, description: String| Error::OAuth { response: None, code, description };
    if state.is_empty() || !member("state").is_some_and(|found| is_same(&found, state)) {
        let why = "The state in the callback URL is not that of this flow; somebody else may have made the URL";
        return Err(failed("state_mismatch".to_owned(), why.to_owned()));
    }
    if let Some(code) = member("error") {
        return Err(failed(code, member("error_description").unwrap_or_default()));
    }
    member("code").filter(|code| !code.is_empty()).map(|code| Secret::new(&code)).ok_or_else(invalid)
}

/// Whether two texts are equal. The time does not depend on where they differ.
fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (Sha256::digest(one), Sha256::digest(other));
    one.iter().zip(&other).fold(0, |difference, (one, other)| difference | (one ^ other)) == 0
}

/// What a user granted to an application.
#[derive(Debug, Clone)]
pub struct UserGrant {
    /// The token.
    pub token: Secret,
    /// Identifies the authorization: refreshed tokens have that of the first one. It reveals no token.
    pub authorization: String,
    /// When it expires; None for one that does not.
    pub expires_at: Option<DateTime<Utc>>,
    /// What gets the next token; None for a token that does not expire.
    pub refresh_token: Option<Secret>,
    /// When the refresh token expires.
    pub refresh_token_expires_at: Option<DateTime<Utc>>,
    /// Names of the scopes; empty for GitHub Apps, which have permissions.
    pub scopes: Vec<String>,
    /// Seconds before the expiry at which to get the next token.
    pub margin: i64,
}

/// Longest time before the expiry of a token at which it is refreshed, in seconds.
const MARGIN: i64 = 300;

/// The authorization of a token that nothing is known about.
fn authorization(token: &str) -> String {
    identifier(&[token])
}

/// A hash of texts, as text.
fn identifier(parts: &[&str]) -> String {
    let digest = Sha256::digest(parts.join("\n"));
    URL_SAFE_NO_PAD.encode(digest.get(..16).unwrap_or_default())
}

impl UserGrant {
    /// The token in a response that comes now.
    pub fn read(response: &Response, now: DateTime<Utc>) -> Result<UserGrant> {
        let json = read(response)?;
        let text = |name: &str| json.get(name).and_then(|value| value.scalar()).filter(|text| !text.is_empty());
        let token = text("access_token").ok_or_else(|| shape(response, "an object with an access_token"))?;
        let lifetime = |name: &str| text(name).and_then(|text| i64::try_from(number(&text)?).ok());
        let ends = |name: &str| lifetime(name).and_then(|seconds| after(now, seconds).ok());
        let is_separator = |letter: char| letter == ',' || letter.is_whitespace();
        let scopes = text("scope").unwrap_or_default();
        Ok(UserGrant {
            token: Secret::new(&token),
            authorization: authorization(&token),
            expires_at: ends("expires_in"),
            refresh_token: text("refresh_token").map(|token| Secret::new(&token)),
            refresh_token_expires_at: ends("refresh_token_expires_in"),
            scopes: scopes.split(is_separator).filter(|scope| !scope.is_empty()).map(str::to_owned).collect(),
            margin: lifetime("expires_in").map_or(MARGIN, |seconds| (seconds / 10).clamp(0, MARGIN)),
        })
    }

    /// A stored token.
    pub fn stored(token: &str, expires_at: Option<DateTime<Utc>>, refresh_token: Option<&str>) -> UserGrant {
        UserGrant {
            token: Secret::new(token),
            authorization: authorization(token),
            expires_at,
            refresh_token: refresh_token.map(Secret::new),
            refresh_token_expires_at: None,
            scopes: Vec::new(),
            margin: MARGIN,
        }
    }

    /// The token that follows this one.
    pub fn followed_by(&self, next: UserGrant) -> UserGrant {
        // GitHub replaces the refresh token as well, but need not.
        let refresh_token = next.refresh_token.or_else(|| self.refresh_token.clone());
        UserGrant { refresh_token, authorization: self.authorization.clone(), ..next }
    }

    /// What a program stores beside the token to keep its authorization.
    pub fn mark(&self) -> String {
        format!("{}.{}", self.authorization, self.check(&self.authorization))
    }

    /// The same token with the authorization of a stored mark. One that belongs to another token is ignored, so that
    /// the cache does not mix up users whose tokens were.
    pub fn marked(mut self, mark: &str) -> UserGrant {
        if let Some((authorization, check)) = mark.split_once('.')
            && check == self.check(authorization)
        {
            self.authorization = authorization.to_owned();
        }
        self
    }

    fn check(&self, authorization: &str) -> String {
        identifier(&[authorization, self.token.reveal()])
    }

    /// Whether it has not expired.
    pub fn serves(&self, now: DateTime<Utc>) -> bool {
        self.expires_at.is_none_or(|at| now < at)
    }

    /// Whether to refresh it.
    pub fn is_due(&self, now: DateTime<Utc>) -> bool {
        let soon = after(now, self.margin).unwrap_or(now);
        self.refresh_token.is_some() && self.expires_at.is_some_and(|at| at <= soon)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use http::HeaderMap;

    use super::*;

    fn response(status: u16, body: &'static str) -> Response {
        let url = "https://github.com/login/oauth/access_token".parse().unwrap();
        Response::new(status, HeaderMap::new(), Bytes::from_static(body.as_bytes()), url)
    }

    #[test]
    fn the_web_host_is_derived_from_the_api() {
        for (api, web) in [
            ("https://api.github.com", "https://github.com"),
            ("https://api.octocorp.ghe.com", "https://octocorp.ghe.com"),
            ("https://github.example.com/api/v3", "https://github.example.com"),
            ("http://127.0.0.1:1234", "http://127.0.0.1:1234"),
        ] {
            assert_eq!(web_root(api), web);
        }
    }

    #[test]
    fn an_error_under_status_200_is_an_error() {
        let refused = response(200, r#"{"error": "bad_verification_code", "error_description": "It has expired."}"#);
        let error = UserGrant::read(&refused, Utc::now()).unwrap_err();
        assert!(matches!(&error, Error::OAuth { code, .. } if code == "bad_verification_code"));
        assert_eq!(error.to_string(), "bad_verification_code: It has expired.");
        assert!(matches!(UserGrant::read(&response(500, "{}"), Utc::now()), Err(Error::Status(_))));
        assert!(matches!(UserGrant::read(&response(200, "{}"), Utc::now()), Err(Error::Shape { .. })));
        assert!(matches!(UserGrant::read(&response(200, "no"), Utc::now()), Err(Error::Unexpected { .. })));
    }

    #[test]
    fn a_grant_has_what_the_response_says() {
        let now = Utc::now();
        let all = r#"{"access_token": "ghu_x", "expires_in": 28800, "refresh_token": "ghr_x",
            "refresh_token_expires_in": 15897600, "scope": "repo,gist", "token_type": "bearer", "new": {}}"#;
        let grant = UserGrant::read(&response(200, all), now).unwrap();
        assert_eq!(grant.expires_at, Some(after(now, 28800).unwrap()));
        assert_eq!(grant.refresh_token_expires_at, Some(after(now, 15_897_600).unwrap()));
        assert_eq!((grant.scopes.join(" "), grant.margin), ("repo gist".to_owned(), 300));
        assert!(!grant.is_due(now) && grant.is_due(after(now, 28500).unwrap()));
        assert!(!format!("{grant:?}").contains("gh"));
        let less = UserGrant::read(&response(200, r#"{"access_token": "gho_x", "expires_in": null}"#), now).unwrap();
        assert!(less.serves(now) && !less.is_due(now) && less.refresh_token.is_none());
    }

    #[test]
    fn refreshed_tokens_keep_the_authorization() {
        let stored = |token: &str| UserGrant::stored(token, None, Some("ghr_x"));
        let (first, other) = (stored("ghu_1"), stored("ghu_3"));
        let next = first.followed_by(UserGrant { refresh_token: None, ..stored("ghu_2") });
        assert_eq!((&next.authorization, next.token.reveal()), (&first.authorization, "ghu_2"));
        assert!(next.refresh_token.is_some() && !next.mark().contains("ghu"));
        assert_eq!(stored("ghu_2").marked(&next.mark()).authorization, first.authorization);
        for mark in [next.mark(), first.mark(), String::new(), ".".to_owned(), first.authorization.clone()] {
            assert_eq!(stored("ghu_3").marked(&mark).authorization, other.authorization, "{mark}");
        }
    }

    #[test]
    fn a_request_has_the_secret_only_where_it_belongs() {
        let app = OAuthApp::new("Iv1", Some("s3cret"), "https://github.com/").unwrap();
        let request = app.token_request(&[("code", "a b&c")], false).unwrap();
        assert_eq!(request.url.as_str(), "https://github.com/login/oauth/access_token");
        assert_eq!(request.body.as_deref(), Some(&b"client_id=Iv1&code=a+b%26c&client_secret=s3cret"[..]));
        assert!(request.context.left_origins && !format!("{app:?}").contains("s3cret"));
        let public = OAuthApp::new("Iv1", None, "https://github.com").unwrap();
        assert!(public.token_request(&[], false).is_err() && public.token_request(&[], true).is_ok());
        assert!(OAuthApp::new(" ", None, "https://github.com").is_err());
        assert!(OAuthApp::new("Iv1", Some(""), "https://github.com").is_err());
    }

    #[test]
    fn only_the_callback_of_the_flow_has_a_code() {
        let code = |callback: &str| read_callback(callback, "st4te").map(|code| code.reveal().to_owned());
        for callback in
            ["https://app.example/cb?code=c%2F1&state=st4te", "/cb?state=st4te&code=c%2F1", "?code=c%2F1&state=st4te"]
        {
            assert_eq!(code(callback).unwrap(), "c/1");
        }
        for forged in ["/cb?code=c", "/cb?code=c&state=", "/cb?code=c&state=other", "/cb?error=access_denied"] {
            assert!(matches!(code(forged), Err(Error::OAuth { code, .. }) if code == "state_mismatch"), "{forged}");
        }
        assert!(read_callback("/cb?code=c&state=", "").is_err());
        let denied = code("/cb?error=access_denied&error_description=No&state=st4te").unwrap_err();
        assert_eq!(denied.to_string(), "access_denied: No");
        assert!(matches!(code("/cb?state=st4te"), Err(Error::Argument(_))));
    }
}
