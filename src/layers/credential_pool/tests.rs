//! A pool over a session whose responses a function makes.

use std::collections::BTreeMap;
use std::sync::Mutex;

use bytes::Bytes;
use http::header::{AUTHORIZATION, DATE, LINK};
use http::{HeaderMap, Method};

use super::*;
use crate::auth::credential::{Auth, Secret};
use crate::credential_pool::members::Members;
use crate::http::error::Error;
use crate::http::wait_budget::WaitBudget;
use crate::layers::layer::testing::Scripted;
use crate::layers::rate_limit::RateLimit;
use crate::layers::redirect::Redirect;
use crate::layers::settings::Mode;
use crate::layers::signing::Signing;

/// What is left of each credential's quota, by its token.
type Left = Arc<Mutex<BTreeMap<String, u64>>>;

fn pool(owners: &[(&str, &[&str])]) -> Settings {
    let member = |(token, owners): &(&str, &[&str])| {
        (Auth::Token(Secret::new(token)), owners.iter().map(|owner| (*owner).to_owned()).collect())
    };
    let members = Members::new(owners.iter().map(member).collect()).unwrap();
    Settings { pool: Some(Arc::new(Pool::new(members))), ..Settings::default() }
}

/// A session whose server counts requests against the quota of their credential, and processes none beyond it. It makes no
/// token for others.
fn session(settings: Settings, left: &[(&str, u64)]) -> (Scripted, Left) {
    let left: Left = Arc::new(Mutex::new(left.iter().map(|(token, left)| ((*token).to_owned(), *left)).collect()));
    let kept = left.clone();
    let respond = move |request: &Request| {
        let token = request.headers[AUTHORIZATION].to_str().unwrap().trim_start_matches("token ").to_owned();
        let mut kept = kept.lock().unwrap();
        let Some(remaining) = kept.get_mut(&token) else {
            return Err(Error::Status(Box::new(Response::new(
                502,
                HeaderMap::new(),
                Bytes::new(),
                request.url.clone(),
            ))));
        };
        let status = if *remaining == 0 { 403 } else { 200 };
        *remaining = remaining.saturating_sub(1);
        let mut headers = HeaderMap::new();
        headers.insert(DATE, "Tue, 01 Feb 2000 10:00:00 GMT".parse().unwrap());
        headers.insert("x-ratelimit-limit", "5000".parse().unwrap());
        headers.insert("x-ratelimit-remaining", remaining.to_string().parse().unwrap());
        headers.insert("x-ratelimit-reset", "949399260".parse().unwrap());
        let links = "<https://api.github.com/repositories/7/events?page=2>; rel=next, \
                     <https://api.github.com/repos/o/r/x?after=abc>; rel=next";
        headers.insert(LINK, links.parse().unwrap());
        Ok(Response::new(status, headers, Bytes::new(), request.url.clone()))
    };
    (Scripted::new(settings, respond), left)
}

async fn send(session: &Scripted, method: Method, path: &str) -> u16 {
    let mut request = Request::new(method, format!("https://api.github.com{path}").parse().unwrap());
    request.context.wait_budget = Some(Arc::new(WaitBudget::new(Duration::from_secs(3600))));
    Next::new(&[&CredentialPool, &RateLimit, &Signing], session).send(&request).await.unwrap().status
}

/// The tokens of the requests so far.
fn signed(session: &Scripted) -> Vec<String> {
    let token = |request: &Request| request.headers[AUTHORIZATION].to_str().unwrap().replace("token ", "");
    session.sent().iter().map(token).collect()
}

#[tokio::test]
async fn the_owner_decides_who_signs() {
    let settings = pool(&[("own-a", &["Octo-Org"]), ("own-b", &["other"]), ("own-any", &[])]);
    let (session, _) = session(settings, &[("own-a", 50), ("own-b", 5000), ("own-any", 5000)]);
    for path in ["/repos/octo-org/x", "/orgs/OCTO-ORG", "/repos/other/x", "/repos/third/x", "/user", "/notifications"] {
        send(&session, Method::GET, path).await;
    }
    assert_eq!(signed(&session), ["own-a", "own-a", "own-b", "own-any", "own-a", "own-a"]);
}

#[tokio::test]
async fn the_credential_with_most_left_signs() {
    let (session, left) = session(pool(&[("most-a", &[]), ("most-b", &[])]), &[("most-a", 30), ("most-b", 10)]);
    for _ in 0..39 {
        assert_eq!(send(&session, Method::GET, "/repos/o/r").await, 200);
    }
    assert_eq!(left.lock().unwrap().values().sum::<u64>(), 1);
    assert!(signed(&session).iter().filter(|token| *token == "most-a").count() >= 29);
}

#[tokio::test]
async fn a_limit_of_one_credential_does_not_stop_the_others() {
    let (session, left) = session(pool(&[("limit-a", &[]), ("limit-b", &[])]), &[("limit-a", 0), ("limit-b", 3)]);
    for _ in 0..3 {
        assert_eq!(send(&session, Method::POST, "/repos/o/r/issues").await, 200);
    }
    assert_eq!(send(&session, Method::POST, "/repos/o/r/issues").await, 403, "all are limited");
    assert_eq!(left.lock().unwrap()["limit-b"], 0);
    let settings = session.settings();
    let status = settings.pool.as_ref().unwrap().status(&settings);
    assert_eq!((status[0].limited + status[1].limited, status[1].requests >= 3), (2, true));
    assert!(status.iter().all(|member| member.paused_until.is_some()));
    assert!(!format!("{settings:?}{status:?}").contains("limit-a"));
}

#[tokio::test(start_paused = true)]
async fn a_pool_waits_once_every_credential_is_limited() {
    let mut settings = pool(&[("wait-a", &[]), ("wait-b", &[])]);
    settings.rate_limit = Mode::Wait;
    let (session, left) = session(settings, &[("wait-a", 1), ("wait-b", 0)]);
    let began = tokio::time::Instant::now();
    assert_eq!(send(&session, Method::GET, "/repos/o/r").await, 200);
    assert_eq!(began.elapsed(), Duration::ZERO);
    left.lock().unwrap().insert("wait-b".into(), 0);
    let waiting = send(&session, Method::GET, "/repos/o/r");
    let refill = async {
        tokio::time::sleep(Duration::from_secs(30)).await;
        left.lock().unwrap().extend([("wait-a".to_owned(), 9), ("wait-b".to_owned(), 9)]);
    };
    assert_eq!(tokio::join!(waiting, refill).0, 200);
    assert_eq!(began.elapsed().as_secs(), 60);
}

#[tokio::test(start_paused = true)]
async fn a_credential_without_a_token_is_tried_before_the_pool_waits() {
    for (mode, works, limit, tokenless, expected) in [
        (Mode::Wait, true, "limit-c", "tokenless-a", (200, 0)),
        (Mode::Wait, false, "limit-d", "tokenless-b", (200, 60)),
        (Mode::Raise, true, "limit-e", "tokenless-c", (200, 0)),
        (Mode::Raise, false, "limit-f", "tokenless-d", (403, 0)),
    ] {
        let settings = Settings { rate_limit: mode, ..pool(&[(limit, &[]), (tokenless, &[])]) };
        let (session, left) = session(settings, &[(limit, 2)]);
        for _ in 0..2 {
            assert_eq!(send(&session, Method::GET, "/repos/o/r").await, 200);
        }
        assert_eq!(signed(&session), [limit, tokenless, limit]);
        left.lock().unwrap().extend(works.then(|| (tokenless.to_owned(), 9)));
        let began = tokio::time::Instant::now();
        let sending = async { (send(&session, Method::POST, "/repos/o/r/issues").await, began.elapsed().as_secs()) };
        let refill = async {
            tokio::time::sleep(Duration::from_secs(30)).await;
            left.lock().unwrap().insert(limit.to_owned(), 9);
        };
        let (sent, ()) = tokio::join!(sending, refill);
        let tokens = if works { &[tokenless][..] } else { &[tokenless, limit] };
        assert_eq!(sent, expected, "{mode:?}");
        assert_eq!(signed(&session)[3..], *tokens, "{mode:?}");
    }
}

#[tokio::test]
async fn a_credential_without_a_token_is_tried_after_a_rejected_one() {
    let session = strict(pool(&[("revoked", &[]), ("good", &[])]), "");
    spare(&session, &[1]);
    assert_eq!(try_send(&session, Method::GET, "/zen").await.unwrap().status, 200);
    assert_eq!(signed(&session), ["revoked", "good"]);
}

/// Have the members at these positions fail, as if GitHub had made no token for them a moment ago.
fn spare(session: &Scripted, positions: &[usize]) {
    let settings = session.settings();
    let members = settings.pool.as_ref().unwrap().members();
    members.iter().filter(|member| positions.contains(&member.at)).for_each(|member| members.spare(member, "502"));
}

#[tokio::test]
async fn a_credential_without_a_token_is_tried_after_another_one_has_none() {
    let session = strict(pool(&[("down", &[]), ("good", &[])]), "");
    spare(&session, &[1]);
    assert_eq!(try_send(&session, Method::GET, "/zen").await.unwrap().status, 200);
    assert_eq!(signed(&session), ["down", "good"]);
}

#[tokio::test]
async fn what_was_moved_is_read_with_the_credential_that_sees_it_though_it_had_no_token() {
    let session = strict(pool(&[("beta", &["beta"]), ("gamma", &[]), ("alpha", &[])]), "/repositories/7");
    assert_eq!(try_send(&session, Method::GET, "/repos/beta/moved").await.unwrap().status, 200);
    // Whether the others do not see it, or had none, either.
    for (spares, sent) in [(&[2][..], 3), (&[0, 1, 2], 1)] {
        let before = signed(&session).len();
        spare(&session, spares);
        assert_eq!(try_send(&session, Method::GET, "/repositories/7").await.unwrap().status, 200);
        let tokens = &signed(&session)[before..];
        assert_eq!(tokens.last().unwrap(), "alpha");
        assert_eq!(tokens.len(), sent, "{tokens:?}");
    }
}

#[tokio::test]
async fn pages_with_cursors_stay_with_their_credential() {
    let settings = pool(&[("page-a", &["o"]), ("page-b", &["o"]), ("page-c", &["p"])]);
    let (session, left) = session(settings, &[("page-a", 100), ("page-b", 1000), ("page-c", 9000)]);
    send(&session, Method::GET, "/repos/o/r/events").await;
    let first = signed(&session)[0].clone();
    left.lock().unwrap().insert(first.clone(), 5);
    for path in ["/repos/o/r/y", "/repos/o/r/x?after=abc", "/repos/o/r/x?after=abc", "/repositories/7/events?page=3"] {
        send(&session, Method::GET, path).await;
    }
    let tokens = signed(&session);
    assert!(tokens[2] == *tokens[3] && !tokens.contains(&"page-c".to_owned()), "{tokens:?}");
}

#[tokio::test]
async fn the_requests_of_a_series_stay_with_their_credential() {
    let (session, _) = session(pool(&[("series-a", &[]), ("series-b", &[])]), &[("series-a", 0), ("series-b", 9)]);
    let mut request = Request::new(Method::POST, "https://api.github.com/graphql".parse().unwrap());
    request.context.signer = Some(Arc::default());
    for _ in 0..3 {
        let response = Next::new(&[&CredentialPool, &RateLimit, &Signing], &session).send(&request).await.unwrap();
        assert_eq!(response.status, 200);
    }
    let tokens = signed(&session);
    assert!(tokens.ends_with(&["series-b".to_owned(), "series-b".to_owned(), "series-b".to_owned()]), "{tokens:?}");
    assert_eq!(request.context.signer.unwrap().position(), Some(1));
}

#[test]
fn the_variables_of_a_graphql_request_name_its_owner() {
    let settings = pool(&[("query-a", &["octo-org"]), ("query-b", &["other"])]);
    let pool = settings.pool.clone().unwrap();
    let candidates = |query: &str, variables: serde_json::Value| {
        let mut request = Request::new(Method::POST, "https://api.github.com/graphql".parse().unwrap());
        request.json(&serde_json::json!({ "query": query, "variables": variables }));
        let found = pool.members().candidates(&request, &Route::of(&settings.urls.api, &request));
        found.list.len()
    };
    let owner = serde_json::json!({ "owner": "Octo-Org" });
    assert_eq!(candidates("query ($owner: String!) { a }", owner), 1);
    assert_eq!(candidates("query { a }", serde_json::json!({})), 2);
    assert_eq!(candidates("mutation { a }", serde_json::json!({})), 1);
    let mut request = Request::new(Method::POST, "https://api.github.com/graphql".parse().unwrap());
    for (owners, count) in [(vec!["Octo-Org".into()], 1), (vec!["octo-org".into(), "other".into()], 2), (vec![], 2)] {
        request.context.owners = Some(owners);
        assert_eq!(pool.members().candidates(&request, &Route::of(&settings.urls.api, &request)).list.len(), count);
    }
}

/// A session whose server rejects the tokens that begin with "revoked", makes none for "down", and redirects
/// `/repos/beta/moved` to what only "alpha" sees, by its name or its number.
fn strict(settings: Settings, target: &'static str) -> Scripted {
    Scripted::new(settings, move |request: &Request| {
        let token = request.headers[AUTHORIZATION].to_str().unwrap().trim_start_matches("token ").to_owned();
        let (mut headers, path) = (HeaderMap::new(), request.url.path());
        let (status, body) = match (token.as_str(), path) {
            (token, _) if token.starts_with("revoked") => (401, r#"{"message": "Bad credentials"}"#),
            (token, _) if token.starts_with("barred") => (403, r#"{"message": "Sorry. Your account was suspended."}"#),
            (_, "/app/installations/7/access_tokens") => {
                (403, r#"{"message": "This installation has been suspended"}"#)
            }
            (token, "/repeated") => (401, &*format!(r#"{{"message": "no {token}"}}"#).leak()),
            (_, "/app") => (401, r#"{"message": "A JSON web token could not be decoded"}"#),
            (_, "/repos/beta/moved") => (301, "{}"),
            ("alpha", _) => (200, "{}"),
            (_, path) if path == target => (404, "{}"),
            _ => (200, "{}"),
        };
        if token == "down" {
            let response = Response::new(502, headers, Bytes::new(), request.url.clone());
            return Err(Error::Status(Box::new(response)));
        }
        if status == 301 {
            headers.insert(http::header::LOCATION, target.parse().unwrap());
        }
        Ok(Response::new(status, headers, Bytes::from_static(body.as_bytes()), request.url.clone()))
    })
}

async fn try_send(session: &Scripted, method: Method, path: &str) -> Result<Response> {
    let request = Request::new(method, format!("https://api.github.com{path}").parse().unwrap());
    Next::new(&[&Redirect, &CredentialPool, &RateLimit, &Signing], session).send(&request).await
}

/// Send reads and writes, all of which succeed.
async fn send_reads_and_writes(session: &Scripted) {
    for number in 0..20 {
        let method = if number % 2 == 0 { Method::POST } else { Method::GET };
        assert_eq!(try_send(session, method, "/repos/o/r").await.unwrap().status, 200);
    }
}

#[tokio::test]
async fn a_redirect_is_signed_for_the_owner_that_it_leads_to() {
    let settings = pool(&[("alpha", &["alpha"]), ("beta", &["beta"])]);
    let session = strict(settings, "/repos/alpha/moved");
    assert_eq!(try_send(&session, Method::GET, "/repos/beta/moved").await.unwrap().status, 200);
    assert_eq!(signed(&session), ["beta", "alpha"]);
}

#[tokio::test]
async fn a_redirect_to_a_number_is_tried_with_every_credential() {
    let settings = pool(&[("gamma", &["gamma"]), ("alpha", &["alpha"]), ("beta", &["beta"])]);
    let session = strict(settings, "/repositories/7");
    assert_eq!(try_send(&session, Method::GET, "/repos/beta/moved").await.unwrap().status, 200);
    let tokens = signed(&session);
    assert!(tokens.starts_with(&["beta".into(), "beta".into()]) && tokens.last().unwrap() == "alpha", "{tokens:?}");
    // From now on, the one that sees it is the first.
    let before = tokens.len();
    assert_eq!(try_send(&session, Method::GET, "/repositories/7").await.unwrap().status, 200);
    assert_eq!(signed(&session)[before..], ["alpha"]);
    // A write is not tried with others.
    let settings = pool(&[("gamma", &["gamma"]), ("beta", &["beta"])]);
    let session = strict(settings, "/repositories/7");
    let response = try_send(&session, Method::POST, "/repos/beta/moved").await.unwrap();
    assert_eq!((response.status, signed(&session)), (404, vec!["beta".to_owned(), "beta".to_owned()]));
}

#[tokio::test(start_paused = true)]
async fn a_rejected_credential_is_parked_and_tried_again() {
    let session = strict(pool(&[("revoked", &[]), ("good", &[])]), "");
    send_reads_and_writes(&session).await;
    let rejected = |session: &Scripted| signed(session).iter().filter(|token| token.starts_with("revoked")).count();
    assert!(rejected(&session) <= 1);
    let settings = session.settings();
    let parked = |position: usize| settings.pool.as_ref().unwrap().status(&settings)[position].parked.clone();
    assert_eq!(parked(0).unwrap().reason, "401 Bad credentials");
    assert_eq!(parked(1), None);
    tokio::time::advance(Duration::from_secs(301)).await;
    for _ in 0..20 {
        assert_eq!(try_send(&session, Method::GET, "/repos/o/r").await.unwrap().status, 200);
    }
    assert_eq!(rejected(&session), 2);
}

#[tokio::test(start_paused = true)]
async fn a_credential_of_a_suspended_account_is_parked() {
    let session = strict(pool(&[("barred", &[]), ("good", &[])]), "");
    send_reads_and_writes(&session).await;
    assert!(signed(&session).iter().filter(|token| *token == "barred").count() <= 1);
    let settings = session.settings();
    let status = settings.pool.as_ref().unwrap().status(&settings);
    assert_eq!(status[0].parked.as_ref().unwrap().reason, "403 Sorry. Your account was suspended.");
    // The installation in a path may be suspended, and not the credential.
    let (session, path) = (strict(pool(&[("good", &[])]), ""), "/app/installations/7/access_tokens");
    assert_eq!(try_send(&session, Method::POST, path).await.unwrap().status, 403);
    let settings = session.settings();
    assert_eq!(settings.pool.as_ref().unwrap().status(&settings)[0].parked, None);
}

#[tokio::test(start_paused = true)]
async fn a_credential_without_a_token_is_used_where_no_other_one_is_left() {
    let session = strict(pool(&[("down", &["alpha"]), ("good", &["beta"])]), "");
    let down = |session: &Scripted| signed(session).iter().filter(|token| *token == "down").count();
    for method in [Method::GET, Method::HEAD, Method::GET] {
        assert_eq!(try_send(&session, method, "/zen").await.unwrap().status, 200);
    }
    assert_eq!(down(&session), 1);
    for sent in [2, 3] {
        let error = try_send(&session, Method::POST, "/repos/alpha/x").await.unwrap_err();
        assert!(matches!(&error, Error::Status(response) if response.status == 502), "{error}");
        assert_eq!(down(&session), sent);
    }
    tokio::time::advance(Duration::from_secs(301)).await;
    for _ in 0..9 {
        assert_eq!(try_send(&session, Method::GET, "/zen").await.unwrap().status, 200);
    }
    assert_eq!(down(&session), 4);
}

#[tokio::test]
async fn the_failure_of_a_credential_is_not_hidden_by_what_others_get() {
    for (others, path) in [
        ([("revoked", &[][..]), ("down", &[])], "/zen"),
        ([("beta", &["beta"][..]), ("down", &[])], "/repos/beta/moved"),
    ] {
        let session = strict(pool(&[others[0], others[1], ("revoked-b", &[])]), "/repositories/7");
        for _ in 0..2 {
            let error = try_send(&session, Method::GET, path).await.unwrap_err();
            assert!(matches!(&error, Error::Status(response) if response.status == 502), "{path}: {error}");
        }
        assert!(signed(&session).contains(&"down".to_owned()) && signed(&session).len() >= 3);
    }
    // A prefetch that fails says nothing of the credential.
    let session = strict(pool(&[("down", &[]), ("good", &[])]), "");
    let mut request = Request::new(Method::GET, "https://api.github.com/zen".parse().unwrap());
    request.context.speculative = true;
    Next::new(&[&CredentialPool, &RateLimit, &Signing], &session).send(&request).await.unwrap_err();
    let settings = session.settings();
    assert_eq!(settings.pool.as_ref().unwrap().status(&settings)[0].parked, None);
}

#[tokio::test]
async fn a_pool_without_a_valid_credential_names_all() {
    let session = strict(pool(&[("good", &["beta"]), ("revoked-a", &["alpha"]), ("revoked-b", &["alpha"])]), "");
    for sent in [2, 2] {
        let message = try_send(&session, Method::GET, "/repos/alpha/x").await.unwrap_err().to_string();
        assert!(
            message.starts_with("no credential is left that GitHub accepts: token (clients[1]): 401 Bad"),
            "{message}"
        );
        assert!(message.contains("token (clients[2]): 401 Bad credentials, used again at 2"), "{message}");
        assert_eq!((session.sent().len(), message.contains("revoked")), (sent, false));
    }
    assert_eq!(try_send(&session, Method::GET, "/repos/beta/x").await.unwrap().status, 200);
    // A credential of another kind than an operation needs is no bad one.
    assert_eq!(try_send(&session, Method::GET, "/app").await.unwrap().status, 401);
    assert_eq!(try_send(&session, Method::GET, "/repos/beta/x").await.unwrap().status, 200);
}

#[tokio::test]
async fn no_message_repeats_a_credential() {
    let session = strict(pool(&[("Secret-of-1-account", &[]), ("Secret-of-2-accounts", &[])]), "");
    let message = try_send(&session, Method::GET, "/repeated").await.unwrap_err().to_string();
    assert!(message.contains("401 no REDACTED") && !message.contains("Secret"), "{message}");
    let settings = session.settings();
    assert!(!format!("{:?}", settings.pool.as_ref().unwrap().status(&settings)).contains("Secret-of"));
}

#[test]
fn a_pool_needs_different_credentials() {
    let token = |token| (Auth::Token(Secret::new(token)), Vec::new());
    let message = |credentials| match Members::new(credentials).unwrap_err() {
        Error::Argument(message) => message,
        other => other.to_string(),
    };
    assert_eq!(message(Vec::new()), "clients must not be empty");
    assert_eq!(message(vec![token("x"), (Auth::Nothing, Vec::new())]), "clients[1] has no credential");
    assert_eq!(message(vec![token("x"), token("y"), token("x")]), "clients[2] has the credential of clients[0]");
}
