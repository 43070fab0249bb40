//! Tests of the layer of installation tokens.

use super::*;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

use crate::auth::credential::{AppKey, Narrowing};
use crate::layers::layer::testing::Scripted;
use crate::session::{Session, Settings};

/// A session whose token is due for renewal but still valid, and the number of requests for another.
async fn session_with_due_token(status: &'static str) -> (Session, InstallationToken, Arc<AtomicUsize>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let api = format!("http://{}", listener.local_addr().unwrap());
    let requests = Arc::new(AtomicUsize::new(0));
    let count = requests.clone();
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            count.fetch_add(1, Ordering::SeqCst);
            let _ = stream.read(&mut [0; 4096]).await;
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
            let body = r#"{"token": "new", "expires_at": "2999-01-01T00:00:00Z"}"#;
            let length = body.len();
            let head = format!("HTTP/1.1 {status}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n");
            let _ = stream.write_all(format!("{head}{body}").as_bytes()).await;
        }
    });
    let now = Utc::now();
    let grant = Grant::new(Secret::new("old"), now + TimeDelta::seconds(60), now - TimeDelta::seconds(3600));
    let key = AppKey::new(include_bytes!("../../../tests/keys/app-pkcs8.pem"), "1").unwrap();
    let renewal = Renewal::new(key, Target::Id(2), Narrowing::default(), Some(30));
    let token = InstallationToken::new(grant, Some(renewal));
    let mut settings = Settings::default();
    settings.urls.api = api;
    settings.auth = Auth::Installation(token.clone());
    (Session::new(settings), token, requests)
}

#[test]
fn the_expiry_is_by_githubs_clock() {
    let now = Utc::now();
    for (fast, due) in [(-7200, -7200), (0, 0), (30, 0), (7200, 7200)] {
        let date = now - TimeDelta::seconds(fast);
        let headers =
            http::HeaderMap::from_iter([(DATE, date.format("%a, %d %b %Y %H:%M:%S GMT").to_string().parse().unwrap())]);
        let url = "https://api.github.com/".parse().unwrap();
        let response = Response::new(201, headers, bytes::Bytes::new(), url);
        let expires_at = date + TimeDelta::hours(1);
        let found = by_this_clock(expires_at, &response, now).signed_duration_since(expires_at).num_seconds();
        assert!((found - due).abs() <= 1, "{fast}: {found}");
    }
}

#[tokio::test]
async fn other_requests_use_the_old_token_during_a_renewal() {
    let (session, token, requests) = session_with_due_token("201 Created").await;
    let (first, second) = tokio::join!(renew(&session, &token, None), async {
        tokio::task::yield_now().await;
        let done = renew(&session, &token, None).await;
        assert_eq!(token.grant().token.reveal(), "old");
        done
    });
    assert!(first.is_ok() && second.is_ok());
    assert_eq!(token.grant().token.reveal(), "new");
    assert_eq!(requests.load(Ordering::SeqCst), 1);
}

/// GitHub's response with another token.
fn granted(request: &Request) -> Response {
    let body = r#"{"token": "new", "expires_at": "2999-01-01T00:00:00Z"}"#;
    Response::new(201, http::HeaderMap::new(), body.into(), request.url.clone())
}

/// A session whose requests for a token take so many seconds, of which so many are a wait for a rate limit.
fn slow(takes: u64, waits: u64) -> (Scripted, InstallationToken) {
    let session = Scripted::new(Settings::default(), |request| Ok(granted(request)));
    let key = AppKey::new(include_bytes!("../../../tests/keys/app-pkcs8.pem"), "1").unwrap();
    let token = InstallationToken::pending(key, Target::Id(2), Narrowing::default());
    (session.taking(Duration::from_secs(takes), Duration::from_secs(waits)), token)
}

fn waits(max_wait: u64) -> Context {
    let wait_budget = Some(Arc::new(WaitBudget::new(Duration::from_secs(max_wait))));
    Context { wait_budget, ..Context::default() }
}

#[tokio::test(start_paused = true)]
async fn calls_wait_for_a_token_as_long_as_their_timeouts_and_request_no_other() {
    let (session, token) = slow(300, 0);
    let short = (Some(Duration::from_secs(1)), Some(Duration::from_secs(2)));
    let short = Context { timeout: Some(short), ..Context::default() };
    let began = tokio::time::Instant::now();
    let late = async |context: Option<&Context>| {
        tokio::time::sleep(Duration::from_millis(1)).await;
        let error = renew(&session, &token, context).await.unwrap_err();
        (error.to_string(), began.elapsed().as_secs())
    };
    let (first, second, third) = tokio::join!(renew(&session, &token, None), late(None), late(Some(&short)));
    assert!(first.is_ok() && token.grant().token.reveal() == "new");
    assert!(second.0.ends_with("takes more than 14 s (timeout)") && second.1 == 14, "{second:?}");
    assert!(third.0.ends_with("takes more than 3 s (timeout)") && third.1 == 3, "{third:?}");
    assert_eq!(session.sent().len(), 1);
}

#[tokio::test(start_paused = true)]
async fn a_wait_for_a_rate_limit_does_not_end_the_calls_that_wait_for_the_token() {
    let (session, token) = slow(65, 60);
    let (first, patient, short) = (waits(100), waits(100), waits(30));
    let late = async |context: &Context| {
        tokio::time::sleep(Duration::from_millis(1)).await;
        renew(&session, &token, Some(context)).await
    };
    let (first, patient, short) = tokio::join!(renew(&session, &token, Some(&first)), late(&patient), late(&short));
    assert!(first.is_ok() && patient.is_ok() && short.is_err());
    assert_eq!(session.sent().len(), 1);
}

#[tokio::test(start_paused = true)]
async fn a_call_waits_for_the_replacement_of_a_rejected_token_as_long_as_its_timeouts() {
    let (session, token) = slow(300, 0);
    let due = Due { sender: &session, token: &token, renewal: token.renewal().unwrap(), context: None };
    let (turn, entry) = tokio::join!(renewal::enter(&due), async {
        tokio::task::yield_now().await;
        renewal::enter(&due).await
    });
    assert!(matches!(turn, Entry::Turn(_)) && matches!(entry, Entry::Busy));
}

#[tokio::test]
async fn a_valid_token_is_used_after_a_failed_renewal() {
    let (session, token, requests) = session_with_due_token("500 Internal Server Error").await;
    for _ in 0..3 {
        assert!(renew(&session, &token, None).await.is_ok());
    }
    assert_eq!(token.grant().token.reveal(), "old");
    assert_eq!(requests.load(Ordering::SeqCst), 1, "a failed renewal is not repeated immediately");
}

/// A request with a token that is so many seconds old, and is rejected so many times: its status, the seconds that it
/// took, and the tokens that were sent, with `+` for another one that was requested.
async fn lagging(rejected: usize, retries: u32, age: u64, speculative: bool) -> (u16, u64, String) {
    let now = Utc::now();
    let grant = Grant::new(Secret::new("old"), now + TimeDelta::hours(1), now);
    tokio::time::advance(Duration::from_secs(age)).await;
    let key = AppKey::new(include_bytes!("../../../tests/keys/app-pkcs8.pem"), "1").unwrap();
    let renewal = Renewal::new(key, Target::Id(2), Narrowing::default(), Some(30));
    let auth = Auth::Installation(InstallationToken::new(grant, Some(renewal)));
    let served = AtomicUsize::new(0);
    let session = Scripted::new(Settings { auth, retries, ..Settings::default() }, move |request| {
        if request.url.path().ends_with("/access_tokens") {
            return Ok(granted(request));
        }
        let status = if served.fetch_add(1, Ordering::SeqCst) < rejected { 401 } else { 200 };
        Ok(Response::new(status, http::HeaderMap::new(), "{}".into(), request.url.clone()))
    });
    let mut request = Request::new(Method::GET, "https://api.github.com/repos/octo-org/octo-repo".parse().unwrap());
    request.context.speculative = speculative;
    let began = tokio::time::Instant::now();
    let layers: &[&dyn Layer] = &[&InstallationTokens, &crate::layers::signing::Signing];
    let response = Next::new(layers, &session).send(&request).await.unwrap();
    let sent: Vec<String> = session.sent().iter().map(shown).collect();
    (response.status, began.elapsed().as_secs(), sent.join(" "))
}

/// The token of a request, or `+` if it is for another one.
fn shown(request: &Request) -> String {
    if request.url.path().ends_with("/access_tokens") {
        return "+".into();
    }
    request.headers.get(http::header::AUTHORIZATION).unwrap().to_str().unwrap().replace("token ", "")
}

#[tokio::test(start_paused = true)]
async fn requests_with_a_new_token_that_is_rejected_are_retried_for_some_seconds() {
    assert_eq!(lagging(2, 3, 0, false).await, (200, 3, "old old old".into()));
    // It lasts too long to be a lag: another token helps, which is new then.
    assert_eq!(lagging(5, 3, 0, false).await, (200, 7, "old old old old + new new".into()));
    let forever = lagging(usize::MAX, 3, 0, false).await;
    assert_eq!(forever, (401, 12, "old old old old + new new new new".into()));
    assert_eq!(lagging(3, 3, 4, false).await, (200, 3, "old old old + new".into()));
    // A prefetch is not worth a pause.
    assert_eq!(lagging(usize::MAX, 3, 0, true).await, (401, 0, "old".into()));
    assert_eq!(lagging(1, 3, 6, true).await, (200, 0, "old + new".into()));
}

#[tokio::test(start_paused = true)]
async fn an_older_token_that_is_rejected_is_replaced_at_once() {
    assert_eq!(lagging(1, 3, 6, false).await, (200, 0, "old + new".into()));
}

#[tokio::test(start_paused = true)]
async fn without_retries_a_new_token_is_tried_once() {
    assert_eq!(lagging(usize::MAX, 0, 0, false).await, (401, 0, "old + new".into()));
    assert_eq!(lagging(usize::MAX, 1, 0, false).await, (401, 2, "old old + new new".into()));
}
