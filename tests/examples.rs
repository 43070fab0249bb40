//! The examples for Rust, against a local server.

#![allow(clippy::unwrap_used)]

#[path = "../examples/close_stale.rs"]
mod close_stale;
#[path = "../examples/list_issues.rs"]
mod list_issues;
#[path = "support/server.rs"]
mod server;

use ferrohub::Client;
use server::{Server, json, status};

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
    assert_eq!(
        server.lines()[1],
        "GET /repos/octocat/Hello-World/issues?state=open&sort=updated&per_page=100"
    );
}

#[tokio::test]
async fn stale_issues_are_closed() {
    let server = Server::start(|request, own| match (request.method.as_str(), request.target.as_str()) {
        ("GET", "/repos/o/r") => json(format!(r#"{{"url": "{own}/repos/o/r"}}"#)),
        ("GET", _) => {
            let issue = |number: u8, day: u8| {
                let url = format!("{own}/repos/o/r/issues/{number}");
                let day = format!("2026-01-{day:02}T00:00:00Z");
                format!(r#"{{"url": "{url}", "comments_url": "{url}/comments", "number": {number}, "updated_at": "{day}"}}"#)
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
