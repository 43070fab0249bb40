//! The examples for Rust, against a local server.

#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

#[path = "../examples/close_stale.rs"]
mod close_stale;
#[path = "../examples/device_flow.rs"]
mod device_flow;
#[path = "../examples/installation_repositories.rs"]
mod installation_repositories;
#[path = "../examples/list_issues.rs"]
mod list_issues;
#[path = "support/server.rs"]
mod server;
#[path = "../examples/tour.rs"]
mod tour;
#[path = "../examples/webhook.rs"]
mod webhook;

use ferrohub::{Client, Resource, WebhookReceiver, WebhookSecrets};
use server::{Respond, Server, json, status};

fn client(server: &Server) -> Client {
    Client::builder().base_url(&server.url).token("t0ken").build().unwrap()
}

#[tokio::test]
async fn open_issues_are_printed() {
    let server = Server::start(|request, own| match request.target.as_str() {
        "/repos/octocat/Hello-World" => json(format!(r#"{{"url": "{own}/repos/octocat/Hello-World"}}"#)),
        _ => json(
            r#"[{"number": 249, "title": "Readme", "labels": [{"name": "docs"}, {"name": "good first issue"}]},
                {"number": 247, "title": "Dark theme", "labels": []}]"#,
        ),
    });
    let mut printed = Vec::new();
    list_issues::list_issues(&client(&server), "octocat", "Hello-World", &mut printed).await.unwrap();
    let due = "#249 Readme [docs, good first issue]\n#247 Dark theme []\n";
    assert_eq!(String::from_utf8(printed).unwrap(), due);
    assert_eq!(server.lines()[1], "GET /repos/octocat/Hello-World/issues?state=open&sort=updated&per_page=100");
}

#[tokio::test]
async fn stale_issues_are_closed() {
    let server = Server::start(|request, own| match (request.method.as_str(), request.target.as_str()) {
        ("GET", "/repos/o/r") => json(format!(r#"{{"url": "{own}/repos/o/r"}}"#)),
        ("GET", _) => {
            let issue = |number: u8, day: u8| {
                let url = format!("{own}/repos/o/r/issues/{number}");
                let day = format!("2026-01-{day:02}T00:00:00Z");
                format!(
                    r#"{{"url": "{url}", "comments_url": "{url}/comments", "number": {number}, "updated_at": "{day}"}}"#
                )
            };
            json(format!("[{}, {}, {}]", issue(4, 1), issue(2, 9), issue(3, 20)))
        }
        ("POST", _) => status(201, "{}"),
        (_, target) => json(format!(r#"{{"number": {}}}"#, target.rsplit('/').next().unwrap_or_default())),
    });
    let since = "2026-01-10T00:00:00Z".parse().unwrap();
    let closed = close_stale::close_stale(&client(&server), "o", "r", since).await.unwrap();
    assert_eq!(closed, [2, 4]);
    let mut sent: Vec<String> = server.lines().into_iter().filter(|line| !line.starts_with("GET")).collect();
    sent.sort_unstable();
    let due = ["PATCH /repos/o/r/issues/2", "PATCH /repos/o/r/issues/4", "POST /repos/o/r/issues/2/comments"];
    assert_eq!(sent[..3], due);
}

#[tokio::test]
async fn the_repositories_of_an_installation_are_listed() {
    let server = Server::start(|request, _| match request.target.split('?').next().unwrap() {
        "/orgs/octo-org/installation" => json(r#"{"id": 7}"#),
        "/app/installations/7/access_tokens" => {
            status(201, r#"{"token": "ghs_x", "expires_at": "2999-01-01T00:00:00Z"}"#)
        }
        _ => json(r#"{"total_count": 1, "repositories": [{"full_name": "octo-org/hello"}]}"#),
    });
    let key = include_str!("keys/app-pkcs1.pem");
    let app = Client::builder().base_url(&server.url).app("Iv1", key).build().unwrap();
    let (client, token) = installation_repositories::connect(&app, "octo-org").await.unwrap();
    assert_eq!(token, "ghs_x");
    let names = installation_repositories::list_repositories(&client).await.unwrap();
    assert_eq!(names, ["octo-org/hello"]);
    let received = server.received();
    assert_eq!(received[1].body, r#"{"permissions":{"contents":"read"}}"#);
    assert_eq!(received[2].header("authorization"), "token ghs_x");
    assert_eq!(received.len(), 3, "one token serves both calls");
}

#[tokio::test]
async fn a_user_who_enters_a_code_is_logged_in() {
    let server = Server::start(|request, _| match request.target.as_str() {
        "/login/device/code" => json(
            r#"{"device_code": "d", "user_code": "WDJB-MJHT", "verification_uri": "https://github.com/login/device",
                "expires_in": 900, "interval": 1}"#,
        ),
        "/login/oauth/access_token" if request.body.contains("refresh_token") => {
            json(r#"{"access_token": "ghu_2", "expires_in": 28800, "refresh_token": "ghr_2"}"#)
        }
        "/login/oauth/access_token" => json(r#"{"access_token": "ghu_1", "expires_in": 0, "refresh_token": "ghr_1"}"#),
        _ => json(r#"{"login": "mona"}"#),
    });
    assert_eq!(device_flow::log_in(&server.url, "Iv1").await.unwrap(), "mona");
    let received = server.received();
    assert_eq!(received.last().unwrap().header("authorization"), "token ghu_2");
    assert_eq!(received[2].body, "client_id=Iv1&grant_type=refresh_token&refresh_token=ghr_1");
}

/// GitHub, as far as the tour goes.
fn github() -> Server {
    Server::start(|request, own| match (request.method.as_str(), request.target.split('?').next().unwrap()) {
        ("GET", "/repos/o/r") => json(format!(r#"{{"url": "{own}/repos/o/r"}}"#)),
        ("GET", "/repos/o/r/issues/7") => json(
            r#"{"title": "Bug", "body": null, "user": {"login": "mona"}, "created_at": "2026-01-02T03:04:05Z",
                "labels": [{"name": "bug"}]}"#,
        ),
        ("GET", "/repos/o/r/issues") => json(r#"[{"title": "One"}, {"title": "Two"}]"#),
        ("GET", "/users/mona") => json(r#"{"login": "mona"}"#),
        ("GET", "/product/api/versions") => json(r#"{"supported": ["2022-11-28"]}"#),
        ("GET", "/releases/1/assets") => json(format!(r#"[{{"url": "{own}/assets/1"}}]"#)),
        ("GET", "/assets/1") => Respond::With(200, Vec::new(), b"content".to_vec()),
        ("PATCH", _) => json(r#"{"state": "closed"}"#),
        ("POST", "/repos/o/r/issues/7/labels") => json("[]"),
        ("POST", "/graphql") if request.body.contains("ferrohub_id0") => json(
            r#"{"data": {"ferrohub_n0": {"comments": {"nodes": [{"id": 3}], "pageInfo": {"hasNextPage": false}}}}}"#,
        ),
        ("POST", "/graphql") if request.body.contains("comments") => json(
            r#"{"data": {"repository": {"issues": {"nodes": [{"id": "I_1", "ferrohub_type": "Issue", "comments": {
                "nodes": [{"id": 1}, {"id": 2}], "pageInfo": {"hasNextPage": true, "endCursor": "x"}}}]}}}}"#,
        ),
        ("POST", "/graphql") if request.body.contains(r#"{"owner":"o","name":"r"}"#) => {
            json(r#"{"data": {"repository": {"stargazerCount": 80}}}"#)
        }
        ("POST", "/graphql") => json(r#"{"data": {}, "errors": [{"type": "NOT_FOUND", "message": "No"}]}"#),
        ("POST", "/upload") => status(201, "{}"),
        _ => status(404, r#"{"message": "Not Found"}"#),
    })
}

#[tokio::test]
async fn the_tour_leads_through_the_client() {
    let server = github();
    let client = tour::connect("t0ken", &server.url).unwrap();
    let read = tour::read_issue(&client, "o", "r").await.unwrap();
    assert_eq!(read, "Bug by mona, Some(2026-01-02T03:04:05Z), 1 labels, None");
    let made = |class, text: &str| -> Resource { client.resource(class, text.replace("{own}", &server.url)).unwrap() };
    let repository = made("Repository", r#"{"url": "{own}/repos/o/r"}"#);
    assert_eq!(tour::list_titles(&repository).await.unwrap(), ["One", "Two"]);
    let issue = made("Issue", r#"{"url": "{own}/repos/o/r/issues/7"}"#);
    assert!(tour::close(&issue).await.unwrap());
    assert!(tour::find_user(&client, "mona").await.unwrap().is_some());
    assert!(tour::find_user(&client, "nobody").await.unwrap().is_none());
    assert_eq!(tour::versions(&client).await.unwrap().supported, ["2022-11-28"]);
    assert_eq!(tour::count_stars(&client, "o", "r").await.unwrap(), 80);
    assert_eq!(tour::count_comments(&client, "o", "r").await.unwrap(), 3);
    let missing = tour::count_stars(&client, "o", "no").await.unwrap_err();
    assert!(missing.is_not_found() && missing.to_string() == "No (NOT_FOUND)" && missing.status() == Some(200));
    assert_eq!(missing.graphql_errors().len(), 1);
    let release = made("Release", r#"{"url": "{own}/releases/1", "upload_url": "{own}/upload{?name}"}"#);
    let folder = tempfile::tempdir().unwrap();
    tour::copy_asset(&release, folder.path()).await.unwrap();
    let last = server.received().pop().unwrap();
    assert_eq!((last.line().as_str(), last.body.as_str()), ("POST /upload?name=copy.bin", "content"));
    assert_eq!(last.header("user-agent"), "tour/1.0");
}

#[tokio::test]
async fn a_new_issue_gets_a_comment() {
    let server = Server::start(|_, _| status(201, r#"{"html_url": "https://github.com/o/r/issues/7#issuecomment-1"}"#));
    let secrets = WebhookSecrets::new(["a secret"]).unwrap();
    let receiver = WebhookReceiver::new(secrets.clone());
    for (action, due) in [("opened", Some("https://github.com/o/r/issues/7#issuecomment-1")), ("closed", None)] {
        let url = format!("{}/repos/o/r/issues/7", server.url);
        let body = format!(r#"{{"action": "{action}", "issue": {{"number": 7, "url": "{url}"}}}}"#).into_bytes();
        let mut headers = http::HeaderMap::new();
        headers.insert("x-github-event", "issues".parse().unwrap());
        headers.insert("x-github-delivery", "1".parse().unwrap());
        headers.insert("x-hub-signature-256", secrets.sign(&body).parse().unwrap());
        let comment = webhook::receive(&receiver, &client(&server), &headers, body).await.unwrap();
        assert_eq!(comment.as_deref(), due);
    }
    assert_eq!(server.lines(), ["POST /repos/o/r/issues/7/comments"]);
}

#[test]
fn the_guide_names_what_its_examples_need() {
    let guide = include_str!("../docs/guide/rust.md");
    let dependencies = guide.replace("futures-util =", "futures_util =");
    let imports = include_str!("../examples/tour.rs").lines().filter_map(|line| line.strip_prefix("use "));
    for line in imports {
        assert!(guide.contains(&format!("use {line}\n")), "use {line}");
        let crate_name = line.split("::").next().unwrap();
        assert!(crate_name == "std" || dependencies.contains(&format!("\n{crate_name} = ")), "{crate_name}");
    }
}
