//! What an application may do with the tokens that users granted to it: check, reset, limit and revoke them.

use http::Method;
use serde_json::{Map, Value, json};

use crate::auth::credential::{Auth, Narrowing, OAuthApp};
use crate::http::error::{Error, Result};
use crate::http::request::{Request, absolute_url, segment};
use crate::http::response::Response;
use crate::session::Session;

/// Fetch what a token allows; None if it is not valid.
pub async fn check(session: &Session, app: &OAuthApp, token: &str) -> Result<Option<Response>> {
    let response = send(session, app, Method::POST, "token", token, Map::new()).await?;
    if response.status == 404 { Ok(None) } else { succeeded(response).map(Some) }
}

/// Replace a token by another one with the same access.
pub async fn reset(session: &Session, app: &OAuthApp, token: &str) -> Result<Response> {
    succeeded(send(session, app, Method::PATCH, "token", token, Map::new()).await?)
}

/// Revoke a token; false if it is not valid.
pub async fn revoke(session: &Session, app: &OAuthApp, token: &str) -> Result<bool> {
    ended(send(session, app, Method::DELETE, "token", token, Map::new()).await?)
}

/// Revoke the authorization of a user, with all tokens; false if the token is not valid.
pub async fn revoke_grant(session: &Session, app: &OAuthApp, token: &str) -> Result<bool> {
    ended(send(session, app, Method::DELETE, "grant", token, Map::new()).await?)
}

/// Create a token for one account, limited to some repositories and permissions. The account is named by its login or id.
pub async fn limit(
    session: &Session,
    app: &OAuthApp,
    token: &str,
    account: &Value,
    narrowing: &Narrowing,
) -> Result<Response> {
    let mut body = match narrowing.body() {
        Some(Value::Object(body)) => body,
        _ => Map::new(),
    };
    let name = if account.is_number() { "target_id" } else { "target" };
    body.insert(name.to_owned(), account.clone());
    succeeded(send(session, app, Method::POST, "token/scoped", token, body).await?)
}

fn succeeded(response: Response) -> Result<Response> {
    if response.ok() { Ok(response) } else { Err(Error::Status(Box::new(response))) }
}

fn ended(response: Response) -> Result<bool> {
    match response.status {
        404 | 422 => Ok(false),
        _ => succeeded(response).map(|_| true),
    }
}

/// Send a request about a token to the API, with the client ID and secret as the credential.
async fn send(
    session: &Session,
    app: &OAuthApp,
    method: Method,
    path: &str,
    token: &str,
    mut body: Map<String, Value>,
) -> Result<Response> {
    if token.trim().is_empty() {
        return Err(Error::Argument("token must not be empty".to_owned()));
    }
    let path = format!("/applications/{}/{path}", segment(&app.client_id));
    let mut request = Request::new(method, absolute_url(&path, &session.settings().urls.api)?);
    body.insert("access_token".to_owned(), json!(token));
    request.json(&Value::Object(body));
    request.sign_with(Some(Auth::Basic { username: app.client_id.clone(), password: app.secret()?.clone() }));
    session.send(request).await
}
