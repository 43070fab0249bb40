//! The device flow (RFC 8628): the user enters a code on another device, and the program polls until that is done.

use std::time::Duration;

use chrono::Utc;
use tokio::time::Instant;

use crate::auth::credential::{OAuthApp, Secret, UserGrant};
use crate::auth::oauth::read;
use crate::http::context::Source;
use crate::http::error::{Error, Result};
use crate::http::json_body::shape;
use crate::http::response::number;
use crate::runtime::host::Callback;
use crate::runtime::{deadline, host};
use crate::session::Session;

/// The poll interval, if the response names none.
const INTERVAL: Duration = Duration::from_secs(5);
/// What a poll that came too early adds to the interval.
const SLOWER: Duration = Duration::from_secs(5);
/// Longest interval between polls after failures of the connection.
const LONGEST: Duration = Duration::from_secs(60);
/// How long a code is valid, if the response does not say.
const LIFETIME: Duration = Duration::from_secs(900);
/// How long is polled at most, whatever the response says; GitHub's codes are valid for 15 minutes.
const LONGEST_LIFETIME: Duration = Duration::from_secs(3600);

/// A code for the user to enter.
#[derive(Debug, Clone)]
pub struct DeviceCode {
    /// The code, such as `WDJB-MJHT`.
    pub user_code: String,
    /// Where to enter it.
    pub verification_uri: String,
    /// How long it is valid.
    pub expires_in: Duration,
    /// Shortest interval between polls.
    pub interval: Duration,
    /// What polls are sent with.
    pub device_code: Secret,
}

/// Request a code. The user does not see it yet.
pub async fn request_code(session: &Session, app: &OAuthApp, scopes: &[String]) -> Result<DeviceCode> {
    let scopes = scopes.join(" ");
    let parameters = [("scope", scopes.as_str())];
    let parameters = if scopes.is_empty() { &[][..] } else { &parameters[..] };
    let response = session.send(app.request("/login/device/code", parameters)?).await?;
    let json = read(&response)?;
    let text = |name: &str| json.get(name).and_then(|value| value.scalar()).filter(|text| !text.is_empty());
    let needed = |name: &str| text(name).ok_or_else(|| shape(&response, &format!("an object with a {name}")));
    let seconds = |name: &str| text(name).and_then(|text| number(&text)).map(deadline::whole_seconds);
    Ok(DeviceCode {
        user_code: needed("user_code")?,
        verification_uri: needed("verification_uri")?,
        expires_in: seconds("expires_in").unwrap_or(LIFETIME),
        interval: seconds("interval").unwrap_or(INTERVAL).max(Duration::from_secs(1)),
        device_code: Secret::new(&needed("device_code")?),
    })
}

/// Request a code, show it through a callback, which gets a [`DeviceCode`], and poll until the user has entered it.
pub async fn run(session: &Session, app: &OAuthApp, scopes: &[String], show: &Callback) -> Result<UserGrant> {
    let code = request_code(session, app, scopes).await?;
    let began = Instant::now();
    host::notify(show, Box::new(code.clone())).await?;
    wait(session, app, &code, began).await
}

/// Poll until the user has entered a code that was requested at this time.
pub async fn wait(session: &Session, app: &OAuthApp, code: &DeviceCode, began: Instant) -> Result<UserGrant> {
    let skips = matches!(session.transport().source(), Source::Cassette | Source::Fake);
    let (mut interval, mut waited) = (code.interval, Duration::ZERO);
    let lifetime = code.expires_in.min(LONGEST_LIFETIME);
    loop {
        waited = waited.saturating_add(interval);
        if began.elapsed().max(waited) > lifetime {
            return Err(expired());
        }
        if skips {
            session.transport().pass_time(interval).await?;
        } else {
            tokio::time::sleep(interval).await;
        }
        match poll(session, app, code).await {
            Ok(grant) => return Ok(grant),
            Err(error) => interval = next_interval(error, interval)?,
        }
    }
}

async fn poll(session: &Session, app: &OAuthApp, code: &DeviceCode) -> Result<UserGrant> {
    let grant_type = "urn:ietf:params:oauth:grant-type:device_code";
    let parameters = [("device_code", code.device_code.reveal()), ("grant_type", grant_type)];
    let request = app.token_request(&parameters, true)?;
    UserGrant::read(&session.send(request).await?, Utc::now())
}

/// The interval before the next poll; the error if there is none.
fn next_interval(error: Error, interval: Duration) -> Result<Duration> {
    match &error {
        Error::OAuth { code, .. } if code == "authorization_pending" => Ok(interval),
        Error::OAuth { code, response, .. } if code == "slow_down" => {
            let named = response
                .as_ref()
                .and_then(|response| number(&read_member(&response.body, "interval")?).map(deadline::whole_seconds));
            Ok(interval.saturating_add(SLOWER).max(named.unwrap_or_default()))
        }
        Error::OAuth { code, .. } if code == "expired_token" => Err(expired()),
        // RFC 8628, 3.5: poll less often after a failure of the connection.
        Error::Connection(_) | Error::Timeout(_) | Error::Unreachable { .. } => Ok(longer(interval)),
        Error::Status(response) if response.status >= 500 => Ok(longer(interval)),
        _ => Err(error),
    }
}

fn longer(interval: Duration) -> Duration {
    deadline::doubled(interval, 1, LONGEST.max(interval))
}

fn read_member(body: &[u8], name: &str) -> Option<String> {
    serde_json::from_slice::<serde_json::Value>(body).ok()?.get(name).map(ToString::to_string)
}

fn expired() -> Error {
    let description = "The user did not enter the code in time; start the device flow again".to_owned();
    Error::OAuth { response: None, code: "expired_token".to_owned(), description }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests {
    use std::sync::{Arc, Mutex};

    use bytes::Bytes;
    use futures_util::future::BoxFuture;
    use http::HeaderMap;

    use super::*;
    use crate::http::request::Request;
    use crate::http::response::Response;
    use crate::http::transport::Transport;
    use crate::session::Settings;

    /// Responds with these bodies in turn, the last again and again, and records when.
    #[derive(Debug)]
    struct Script {
        bodies: Mutex<Vec<Result<&'static str>>>,
        times: Mutex<Vec<u64>>,
        began: Instant,
    }

    impl Transport for Script {
        fn send<'a>(&'a self, request: &'a Request) -> BoxFuture<'a, Result<Response>> {
            assert_eq!(request.url.as_str(), "https://github.com/login/oauth/access_token");
            assert!(request.headers.get("authorization").is_none());
            self.times.lock().unwrap().push(self.began.elapsed().as_secs());
            let mut bodies = self.bodies.lock().unwrap();
            let body =
                if bodies.len() > 1 { bodies.remove(0) } else { bodies[0].as_ref().map_err(Error::duplicate).copied() };
            let made = body.map(|body| {
                Response::new(200, HeaderMap::new(), Bytes::from_static(body.as_bytes()), request.url.clone())
            });
            Box::pin(std::future::ready(made))
        }

        fn source(&self) -> Source {
            Source::Function
        }
    }

    const PENDING: &str = r#"{"error": "authorization_pending"}"#;
    const GRANTED: &str = r#"{"access_token": "gho_x", "scope": ""}"#;

    /// The times of the polls, and the outcome.
    async fn polls(bodies: Vec<Result<&'static str>>) -> (Vec<u64>, Result<UserGrant>) {
        polls_within(60, bodies).await
    }

    async fn polls_within(seconds: u64, bodies: Vec<Result<&'static str>>) -> (Vec<u64>, Result<UserGrant>) {
        let began = Instant::now();
        let script = Arc::new(Script { bodies: Mutex::new(bodies), times: Mutex::default(), began });
        let session = Session::with_transport(Settings { retries: 0, ..Settings::default() }, script.clone());
        let app = OAuthApp::new("Iv1", None, "https://github.com").unwrap();
        let (expires_in, interval) = (Duration::from_secs(seconds), Duration::from_secs(5));
        let (user_code, verification_uri) = ("A-B".to_owned(), "https://github.com/login/device".to_owned());
        let code = DeviceCode { user_code, verification_uri, expires_in, interval, device_code: Secret::new("d") };
        let outcome = wait(&session, &app, &code, began).await;
        let times = script.times.lock().unwrap().clone();
        (times, outcome)
    }

    #[tokio::test(start_paused = true)]
    async fn polls_keep_the_interval() {
        let (times, grant) = polls(vec![Ok(PENDING), Ok(PENDING), Ok(GRANTED)]).await;
        assert_eq!((times, grant.unwrap().token.reveal()), (vec![5, 10, 15], "gho_x"));
    }

    #[tokio::test(start_paused = true)]
    async fn slow_down_adds_five_seconds_or_what_the_response_says() {
        let slow = r#"{"error": "slow_down"}"#;
        let slower = r#"{"error": "slow_down", "interval": 20}"#;
        let (times, grant) = polls(vec![Ok(slow), Ok(PENDING), Ok(slower), Ok(GRANTED)]).await;
        assert!(grant.is_ok());
        assert_eq!(times, [5, 15, 25, 45]);
    }

    #[tokio::test(start_paused = true)]
    async fn polls_end_when_the_code_expires() {
        let (times, outcome) = polls(vec![Ok(PENDING)]).await;
        assert_eq!(times.last(), Some(&60));
        assert!(outcome.unwrap_err().to_string().starts_with("expired_token: The user did not enter the code in time"));
        let (times, outcome) = polls(vec![Ok(PENDING), Ok(r#"{"error": "expired_token"}"#)]).await;
        assert_eq!(times.len(), 2);
        assert!(matches!(outcome, Err(Error::OAuth { code, .. }) if code == "expired_token"));
    }

    #[tokio::test(start_paused = true)]
    async fn polls_end_after_an_hour_whatever_the_response_says() {
        let (times, outcome) = polls_within(u64::MAX, vec![Ok(PENDING)]).await;
        assert_eq!((times.len(), times.last()), (720, Some(&3600)));
        assert!(outcome.unwrap_err().to_string().starts_with("expired_token"));
    }

    #[tokio::test(start_paused = true)]
    async fn failures_of_the_connection_make_polls_less_frequent() {
        let broken = || Err(Error::Connection("it broke".into()));
        let (times, grant) = polls(vec![broken(), Err(Error::Timeout("late".into())), Ok(GRANTED)]).await;
        assert!(grant.is_ok());
        assert_eq!(times, [5, 15, 35]);
    }

    #[tokio::test(start_paused = true)]
    async fn other_errors_end_the_flow() {
        let (times, outcome) =
            polls(vec![Ok(PENDING), Ok(r#"{"error": "access_denied", "error_description": "No"}"#)]).await;
        assert_eq!((times.len(), outcome.unwrap_err().to_string()), (2, "access_denied: No".to_owned()));
    }
}
