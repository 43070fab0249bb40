//! The client of the library, on tokio runtimes of both kinds, against a local server.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[path = "support/server.rs"]
mod server;

use std::error::Error as _;
use std::future::Future;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bytes::Bytes;
use ferrohub::operations::{self as ops, ShortIssue, ShortRepository};
use ferrohub::{Args, Cache, Client, Content, Error, Listing, RateLimit, Reply, Resource, args};
use futures_util::{FutureExt, StreamExt, TryStreamExt};
use serde_json::{Value, json as value};
use server::{Event, Respond, Server, json, status};
use tokio::runtime::{Builder, Runtime};

/// A runtime of one thread, and one of several.
fn runtimes() -> [Runtime; 2] {
    let multi = Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    [Builder::new_current_thread().enable_all().build().unwrap(), multi]
}

/// Run a test on both kinds of runtime.
fn on_each<F: Future<Output = ()>>(test: impl Fn() -> F) {
    for runtime in runtimes() {
        runtime.block_on(test());
    }
}

fn client(server: &Server) -> Client {
    Client::builder().base_url(&server.url).token("t0ken").retries(0).build().unwrap()
}

async fn wait_for(server: &Arc<Server>, event: Event) {
    let server = server.clone();
    tokio::task::spawn_blocking(move || server.wait_for(&event)).await.unwrap();
}

fn repository(client: &Client) -> Resource {
    let base = "https://api.github.com/repos/octocat/Hello-World";
    client.resource("ShortRepository", value!({ "url": base, "name": "Hello-World" }).to_string()).unwrap()
}

/// A repository whose address is the server's.
fn repository_at(client: &Client, server: &Server) -> Resource {
    let text = value!({ "url": format!("{}/repos/o/r", server.url), "name": "r" }).to_string();
    client.resource("Repository", text).unwrap()
}

const ISSUE: &str = r#"{"url": "U/repos/o/r/issues/7", "number": 7, "title": "Bug", "state": "open", "body": null,
    "comments": 3, "created_at": "2011-01-26T19:01:12Z", "user": {"login": "mona", "id": 12345678901234567890},
    "assignees": [{"login": "hubot"}]}"#;

#[test]
fn an_operation_returns_a_resource_with_typed_fields() {
    on_each(|| async {
        let server = Server::start(|_, _| json(ISSUE));
        let client = client(&server);
        let arguments = args! { username: "o/1", repository: "r", number: 7 };
        let issue: Resource = client.call(ops::Client::issue, arguments).await.unwrap();
        assert_eq!(server.lines(), ["GET /repos/o%2F1/r/issues/7"]);
        assert_eq!((issue.class_name(), issue.raw()), (Some("Issue"), ISSUE));
        assert!(issue.is_a("ShortIssue") && !issue.is_a("User"));
        assert_eq!(issue.get::<String>("title").unwrap(), "Bug");
        assert_eq!(issue.get::<u32>("comments_count").unwrap(), 3);
        assert_eq!(issue.get::<u64>("user.id").unwrap(), 12_345_678_901_234_567_890);
        assert_eq!(issue.get::<Option<String>>("body").unwrap(), None);
        assert_eq!(issue.get::<Option<u8>>("new_field").unwrap(), None);
        assert_eq!(issue.time("created_at").unwrap().unwrap().timestamp(), 1_296_068_472);
        let user = issue.resource("user").unwrap().unwrap();
        assert_eq!((user.class_name(), user.get::<String>("login").unwrap()), (Some("ShortUser"), "mona".to_owned()));
        assert_eq!(issue.resources("assignees").unwrap().len(), 1);
        assert!(issue.resource("milestone").unwrap().is_none());
        assert_eq!(format!("{issue:?}"), r#"Issue("Bug")"#);
        let wrong = issue.get::<u32>("title").unwrap_err();
        assert!(matches!(&wrong, Error::Value { name, .. } if name == "title") && wrong.source().is_some());
        assert!(matches!(issue.resource("title"), Err(Error::Argument(_))));
        assert!(matches!(issue.time("title"), Err(Error::Value { .. })));
    });
}

#[test]
fn requests_have_the_credential_and_the_settings() {
    on_each(|| async {
        let server = Server::start(|_, _| json("{}"));
        let client = Client::builder().base_url(format!("{}/api/v3/", server.url)).basic("mona", "secret");
        let client = client.user_agent("probe/1").api_version("2026-01-01").header("X-One", "1").build().unwrap();
        client.call::<()>(ops::Client::meta, ()).await.unwrap();
        let request = server.received().remove(0);
        assert_eq!(request.line(), "GET /api/v3/meta");
        let sent =
            ["authorization", "user-agent", "x-github-api-version", "x-one", "accept"].map(|n| request.header(n));
        let accept = "application/vnd.github.full+json";
        assert_eq!(sent, ["Basic bW9uYTpzZWNyZXQ=", "probe/1", "2026-01-01", "1", accept]);
        assert!(!format!("{client:?}").contains("secret"));
    });
}

#[test]
fn an_app_signs_in_and_has_clients_for_its_installations() {
    let key = include_str!("keys/app-pkcs1.pem");
    on_each(|| async {
        let server = Server::start(|request, _| match request.target.as_str() {
            "/app" => json(r#"{"slug": "octoapp"}"#),
            "/app/installations/5/access_tokens" => {
                status(201, r#"{"token": "ghs_installation", "expires_at": "2999-01-01T00:00:00Z"}"#)
            }
            _ => json(r#"{"total_count": 0, "repositories": []}"#),
        });
        let app = Client::builder().base_url(&server.url).app(17, key).build().unwrap();
        app.call::<Resource>(ops::Client::authenticated_app, ()).await.unwrap();
        let installation = app.installation(5).await.unwrap();
        assert!(installation.request("GET", "/installation/repositories").send().await.is_ok());
        let signed: Vec<String> = server.received().iter().map(|r| r.header("authorization").to_owned()).collect();
        assert!(signed[0].starts_with("Bearer ey") && signed[1].starts_with("Bearer ey"), "{signed:?}");
        assert_eq!(signed[2], "token ghs_installation");
        assert!(matches!(client(&server).installation(5).await, Err(Error::Credential(_))));
    });
    assert!(matches!(Client::builder().app(17, "no key").build(), Err(Error::Argument(_))));
}

#[test]
fn settings_are_checked_when_the_client_is_built() {
    let wrong = [
        Client::builder().base_url("ftp://h"),
        Client::builder().base_url("https://h?x=1"),
        Client::builder().header("a b", "c"),
        Client::builder().user_agent("a\nb"),
        Client::builder().api_version("a\nb"),
        Client::builder().timeout(Duration::ZERO),
        Client::builder().proxy("gopher", "http://h"),
        Client::builder().token("a\nb"),
    ];
    for builder in wrong {
        assert!(matches!(builder.build(), Err(Error::Argument(_))));
    }
    let enterprise = Client::builder().enterprise("https://github.example.com/").build().unwrap();
    assert_eq!(format!("{enterprise:?}"), r#"Client { base_url: "https://github.example.com/api/v3", .. }"#);
}

#[test]
fn wrong_calls_send_nothing() {
    on_each(|| async {
        let server = Server::start(|_, _| json("{}"));
        let client = client(&server);
        let repo = repository_at(&client, &server);
        let open = |args: Args| repo.call::<()>(ShortRepository::issue, args);
        let texts = [
            (open(args! {}).await, "number is missing"),
            (open(args! { number: 0 }).await, "number must be positive, not 0"),
            (open(args! { number: "a/b", numer: 1 }).await, "has no argument \"numer\""),
            (repo.call(ShortRepository::create_issue, args! { title: " " }).await, "title must not be empty"),
            (repo.call(ShortRepository::create_issue, args! { title: 1 }).await, "title must be text"),
            (repo.call(ShortIssue::close, ()).await, "is an operation of ShortIssue, not of Repository"),
            (client.call(ShortRepository::issue, args! { number: 1 }).await, "not of Client"),
            (repo.call(ShortRepository::issues, ()).await, "see list()"),
            (repo.list(ShortRepository::issue, args! { number: 1 }).map(|_| ()), "see call()"),
            (repo.list(ShortRepository::issues, args! { state: "ajar" }).map(|_| ()), "must be one of"),
        ];
        for (result, due) in texts {
            let error = result.unwrap_err();
            assert!(matches!(error, Error::Argument(_)) && error.to_string().contains(due), "{error} / {due}");
        }
        let anonymous = Client::builder().base_url(&server.url).build().unwrap();
        let error = anonymous.call::<Resource>(ops::Client::me, ()).await.unwrap_err();
        assert!(matches!(error, Error::Credential(_)) && error.is_unauthorized());
        assert_eq!(server.lines(), Vec::<String>::new());
    });
}

#[test]
fn operations_of_a_resource_run_and_return_how_it_is_now() {
    on_each(|| async {
        let server = Server::start(|request, own| match request.method.as_str() {
            "PATCH" => json(ISSUE.replace("open", "closed")),
            "DELETE" => status(204, ""),
            _ => json(ISSUE.replace("U/", &format!("{own}/"))),
        });
        let client = client(&server);
        let issue: Resource =
            repository_at(&client, &server).call(ShortRepository::issue, args! { number: 7 }).await.unwrap();
        let closed: Resource = issue.call(ShortIssue::close, args! { state_reason: "completed" }).await.unwrap();
        assert_eq!((closed.class_name(), closed.get::<String>("state").unwrap()), (Some("Issue"), "closed".into()));
        assert_eq!(issue.get::<String>("state").unwrap(), "open");
        assert!(issue.call::<bool>(ShortIssue::unlock, ()).await.unwrap());
        assert_eq!(issue.refresh().await.unwrap().get::<u32>("number").unwrap(), 7);
        let received = server.received();
        let bodies: Vec<Value> = received.iter().filter_map(|r| serde_json::from_str(&r.body).ok()).collect();
        assert_eq!(bodies, [value!({ "state": "closed", "state_reason": "completed" })]);
        assert_eq!(server.lines()[2..], ["DELETE /repos/o/r/issues/7/lock", "GET /repos/o/r/issues/7"]);
        let other = issue.call::<Vec<Resource>>(ShortIssue::unlock, ()).await.unwrap_err();
        assert_eq!(other.to_string(), "the operation returned a bool, not a list of resources");
    });
}

#[test]
fn results_have_the_type_that_is_asked_for() {
    on_each(|| async {
        let server = Server::start(|request, _| match request.target.as_str() {
            "/zen" => json("Keep it logically awesome."),
            "/emojis" => json(r#"{"+1": "https://h/1.png"}"#),
            "/gitignore/templates" => json(r#"["C", "Rust"]"#),
            "/user/starred/a/b" => status(404, "{}"),
            "/repos/o/r/languages?per_page=100" | "/repos/o/r/languages" => json(r#"{"Rust": 9, "C": 1}"#),
            other => panic!("{other}"),
        });
        let client = client(&server);
        assert_eq!(client.call::<String>(ops::Client::zen, ()).await.unwrap(), "Keep it logically awesome.");
        assert_eq!(client.call::<Value>(ops::Client::emojis, ()).await.unwrap()["+1"], "https://h/1.png");
        let templates: Value = client.call(ops::Client::gitignore_templates, ()).await.unwrap();
        assert_eq!(templates, value!(["C", "Rust"]));
        let starred = client.call::<bool>(ops::Client::is_starred, args! { username: "a", repo: "b" });
        assert!(!starred.await.unwrap());
        let reply: Reply = client.call(ops::Client::zen, ()).await.unwrap();
        assert!(matches!(reply, Reply::Text(_)));
        let languages = repository_at(&client, &server).list(ShortRepository::languages, ()).unwrap();
        let languages = languages.all().await.unwrap();
        let pairs: Vec<_> = languages.iter().map(|row| (row.key().unwrap(), row.raw())).collect();
        assert_eq!(pairs, [("Rust", "9"), ("C", "1")]);
    });
}

/// A server of five pages of issues, which holds the response of some.
fn paged(held: &'static [u64]) -> Arc<Server> {
    Arc::new(Server::start(move |request, own| {
        let page = request.target.split_once("&page=").map_or(1, |(_, page)| page.parse::<u64>().unwrap());
        if held.contains(&page) {
            return Respond::Hold;
        }
        let at = |page: u64| format!("<{own}/repos/o/r/issues?per_page=100&page={page}>");
        let link = format!("{}; rel=\"next\", {}; rel=\"last\"", at(page + 1), at(5));
        let (first, second) = (page * 2 - 1, page * 2);
        let items = json(format!(r#"[{{"number": {first}}}, {{"number": {second}}}]"#));
        if page < 5 { items.header("link", link) } else { items }
    }))
}

fn issues(server: &Server) -> Listing {
    repository_at(&client(server), server).list(ShortRepository::issues, ()).unwrap()
}

fn page_of(number: u64) -> Event {
    Event::Came(format!("GET /repos/o/r/issues?per_page=100&page={number}"))
}

fn number(issue: &Resource) -> u64 {
    issue.get("number").unwrap()
}

#[test]
fn a_listing_is_a_stream_of_all_pages() {
    on_each(|| async {
        let server = paged(&[]);
        let listing = issues(&server);
        assert_eq!(server.lines(), Vec::<String>::new(), "nothing is sent before it is read");
        let numbers: Vec<u64> = listing.map_ok(|issue| number(&issue)).try_collect().await.unwrap();
        assert_eq!(numbers, (1..=10).collect::<Vec<_>>());
        assert_eq!(server.lines().len(), 5);
        let few = repository_at(&client(&server), &server).list(ShortRepository::issues, args! { number: 3 });
        assert_eq!(few.unwrap().all().await.unwrap().len(), 3);
        let any = client(&server).request("GET", "/repos/o/r/issues").query("per_page", 2).list().unwrap();
        let any = any.all().await.unwrap();
        assert_eq!((any.len(), any[0].class_name()), (10, None));
    });
}

#[test]
fn pages_are_prefetched() {
    on_each(|| async {
        let server = paged(&[]);
        let mut listing = issues(&server);
        for due in 1..=3 {
            assert_eq!(number(&listing.try_next().await.unwrap().unwrap()), due);
        }
        // Page 2 is being read: page 3 is requested though nothing of it is needed yet.
        wait_for(&server, page_of(3)).await;
        let none = Client::builder().base_url(&server.url).read_ahead(0).build().unwrap();
        let before = server.lines().len();
        let listing = repository_at(&none, &server).list(ShortRepository::issues, ()).unwrap();
        assert_eq!(listing.take(3).count().await, 3);
        assert_eq!(server.lines().len(), before + 2);
    });
}

#[test]
fn dropping_a_listing_cancels_its_prefetch() {
    on_each(|| async {
        let server = paged(&[3]);
        let mut listing = issues(&server);
        for _ in 0..3 {
            listing.try_next().await.unwrap().unwrap();
        }
        wait_for(&server, page_of(3)).await;
        drop(listing);
        wait_for(&server, Event::HungUp("GET /repos/o/r/issues?per_page=100&page=3".into())).await;
    });
}

#[test]
fn a_listing_ends_after_an_error_and_can_be_resumed() {
    on_each(|| async {
        let failed = Mutex::new(false);
        let server = Server::start(move |request, own| match request.target.contains("&page=2") {
            true if !std::mem::replace(&mut *failed.lock().unwrap(), true) => status(500, r#"{"message": "Oops"}"#),
            true => json(r#"[{"number": 2}]"#),
            false => json(r#"[{"number": 1}]"#)
                .header("link", format!("<{own}/repos/o/r/issues?per_page=100&page=2>; rel=\"next\"")),
        });
        let mut listing = issues(&server);
        assert_eq!(number(&listing.next().await.unwrap().unwrap()), 1);
        let error = listing.next().await.unwrap().unwrap_err();
        assert_eq!((error.status(), error.message().as_deref()), (Some(500), Some("Oops")));
        assert!(listing.next().await.is_none());
        listing.resume();
        assert_eq!(number(&listing.next().await.unwrap().unwrap()), 2);
        assert!(listing.next().await.is_none());
    });
}

#[test]
fn dropping_a_future_cancels_the_request() {
    on_each(|| async {
        let server = Arc::new(Server::start(|_, _| Respond::Hold));
        let client = client(&server);
        let call = tokio::spawn(async move { client.call::<Resource>(ops::Client::me, ()).await });
        wait_for(&server, Event::Came("GET /user".into())).await;
        call.abort();
        wait_for(&server, Event::HungUp("GET /user".into())).await;
    });
}

#[test]
fn closing_a_client_ends_what_is_under_way() {
    on_each(|| async {
        let server = Arc::new(Server::start(|_, _| Respond::Hold));
        let client = client(&server);
        let other = client.clone();
        let call = tokio::spawn(async move { other.call::<Resource>(ops::Client::me, ()).await });
        wait_for(&server, Event::Came("GET /user".into())).await;
        client.close();
        assert!(matches!(call.await.unwrap(), Err(Error::Closed)));
        assert!(matches!(client.call::<Resource>(ops::Client::me, ()).await, Err(Error::Closed)));
    });
}

#[test]
fn each_runtime_has_connections_of_its_own() {
    let server = Server::start(|_, _| json("{}"));
    let client = client(&server);
    let send = |path: &'static str| client.request("GET", path).send();
    let [first, second] = runtimes();
    for (runtime, path) in [(&first, "/1"), (&second, "/2"), (&first, "/1"), (&second, "/2")] {
        runtime.block_on(send(path)).unwrap();
    }
    drop(first);
    second.block_on(send("/2")).unwrap();
    let used = |path| server.received().into_iter().filter(move |r| r.target == path).map(|r| r.connection);
    assert!(used("/1").all(|connection| used("/2").all(|other| other != connection)));
    assert_eq!((used("/1").count(), used("/2").count()), (2, 3));
}

#[test]
fn what_holds_up_the_file_system_holds_up_no_runtime() {
    let server = Server::start(|_, _| json("{}"));
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("certificates.pem");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    if !made.is_ok_and(|made| made.success()) {
        return; // no pipes here
    }
    let client = Client::builder().base_url(&server.url).ca_bundle(&pipe).build().unwrap();
    // One thread, which goes on with other work while the certificates cannot be read.
    let runtime = Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let call = client.call::<Resource>(ops::Client::meta, ());
        let (wrote, result) = tokio::join!(tokio::spawn(async move { std::fs::write(&pipe, "none") }), call);
        assert!(wrote.unwrap().is_ok());
        assert!(matches!(result, Err(Error::Argument(_))));
    });
}

#[test]
fn errors_tell_what_happened() {
    on_each(|| async {
        let server = Server::start(|request, _| match request.target.as_str() {
            "/user" => status(
                422,
                r#"{"message": "Validation Failed", "errors": [
                {"resource": "Issue", "field": "title", "code": "missing_field"}, "too odd"]}"#,
            ),
            "/meta" => status(403, r#"{"message": "API rate limit exceeded"}"#).header("retry-after", "30"),
            "/zen" => Respond::Hold,
            "/emojis" => json("no JSON"),
            _ => status(404, r#"{"message": "Not Found"}"#),
        });
        let client = client(&server);
        let missing = client.call::<Resource>(ops::Client::user, args! { username: "x" }).await.unwrap_err();
        assert_eq!(missing.to_string(), format!("GET {}/users/x: 404 Not Found: Not Found", server.url));
        assert!(missing.is_not_found() && missing.response().unwrap().header("content-type").is_some());
        let invalid = client.call::<Resource>(ops::Client::me, ()).await.unwrap_err();
        assert!(invalid.is_invalid());
        assert!(invalid.to_string().ends_with("Validation Failed (Issue.title missing_field; too odd)"), "{invalid}");
        let limited = client.call::<Resource>(ops::Client::meta, ()).await.unwrap_err();
        assert!(limited.is_rate_limit() && !missing.is_rate_limit());
        assert_eq!(limited.retry_after(), Some(Duration::from_secs(30)));
        let hasty = Client::builder().base_url(&server.url).retries(0).read_timeout(Duration::from_millis(50));
        let late = hasty.build().unwrap().call::<String>(ops::Client::zen, ()).await.unwrap_err();
        assert!(late.is_timeout(), "{late}");
        let odd = client.call::<Value>(ops::Client::emojis, ()).await.unwrap_err();
        assert!(matches!(odd, Error::Unexpected { .. }) && odd.status() == Some(200));
        let nobody = Client::builder().base_url("http://127.0.0.1:1").retries(0).build().unwrap();
        let unreachable = nobody.call::<String>(ops::Client::zen, ()).await.unwrap_err();
        assert!(matches!(unreachable, Error::Connection(_)) && unreachable.source().is_some());
    });
}

#[test]
fn without_a_runtime_that_serves_a_call_is_an_error() {
    let server = Server::start(|_, _| json("{}"));
    let client = client(&server);
    let outside = client.call::<Resource>(ops::Client::meta, ()).now_or_never().unwrap();
    assert!(matches!(outside, Err(Error::Runtime)));
    let listed = issues(&server).next().now_or_never().unwrap().unwrap();
    assert!(matches!(listed, Err(Error::Runtime)));
    let bare = Builder::new_current_thread().build().unwrap();
    let result = bare.block_on(client.call::<Resource>(ops::Client::meta, ()));
    assert!(matches!(result, Err(Error::Internal(_))), "{result:?}");
    assert!(server.lines().is_empty());
}

#[test]
fn any_route_can_be_requested() {
    on_each(|| async {
        let server = Server::start(|request, _| match request.method.as_str() {
            "POST" => status(201, r#"{"id": 1}"#).header("x-one", "two"),
            _ => status(404, "{}"),
        });
        let client = client(&server);
        let request = client.request("post", "/repos/{owner}/r").path("owner", "a/b").query("q", "x y");
        let response = request.header("X-A", "1").json(&value!({ "a": [1] })).send().await.unwrap();
        assert_eq!((response.status(), response.header("x-one")), (201, Some("two")));
        assert_eq!(response.json::<Value>().unwrap(), value!({ "id": 1 }));
        let sent = server.received().remove(0);
        assert_eq!((sent.line(), sent.body.as_str()), ("POST /repos/a%2Fb/r?q=x+y".to_owned(), r#"{"a":[1]}"#));
        assert_eq!((sent.header("x-a"), sent.header("content-type")), ("1", "application/json"));
        assert!(client.request("GET", "/nothing").send().await.unwrap_err().is_not_found());
        for wrong in [client.request("G T", "/x"), client.request("GET", "/{x}"), client.request("GET", "ftp://h/")] {
            assert!(matches!(wrong.send().await, Err(Error::Argument(_) | Error::Incomplete(_))));
        }
        // A credential goes to no other host.
        let elsewhere = Server::start(|_, _| json("{}"));
        client.request("GET", format!("{}/x", elsewhere.url)).fetch::<Value>().await.unwrap();
        assert_eq!(elsewhere.received()[0].header("authorization"), "");
    });
}

#[test]
fn files_are_downloaded_and_uploaded() {
    on_each(|| async {
        let server = Server::start(|request, own| match request.method.as_str() {
            "POST" => status(201, r#"{"name": "notes.txt"}"#),
            _ if request.target == "/assets/1" => {
                status(302, "").header("location", format!("{own}/storage/notes.txt"))
            }
            _ if request.target == "/assets/2" => status(404, "{}"),
            _ => Respond::With(200, Vec::new(), b"content".to_vec()),
        });
        let client = client(&server);
        let asset = |id: u8| client.resource("Asset", format!(r#"{{"url": "{}/assets/{id}"}}"#, server.url)).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let written = asset(1).download(ops::Asset::download, (), folder.path()).await.unwrap().unwrap();
        assert_eq!(written, folder.path().join("notes.txt"));
        assert_eq!(std::fs::read(&written).unwrap(), b"content");
        assert_eq!(asset(2).download(ops::Asset::download, (), folder.path()).await.unwrap(), None);
        let (writer, mut reader) = tokio::io::duplex(64);
        assert!(asset(1).download_to(ops::Asset::download, (), writer).await.unwrap());
        let mut read = String::new();
        tokio::io::AsyncReadExt::read_to_string(&mut reader, &mut read).await.unwrap();
        assert_eq!(read, "content");
        let text = format!(r#"{{"upload_url": "{}/upload{{?name}}"}}"#, server.url);
        let release = client.resource("Release", text).unwrap();
        for content in [Content::from("content"), Content::file(&written)] {
            let arguments = args! { content_type: "text/plain", name: "notes.txt" };
            let asset: Resource = release.upload(ops::Release::upload_asset, arguments, content).await.unwrap();
            assert_eq!(asset.class_name(), Some("Asset"));
            let sent = server.received().pop().unwrap();
            assert_eq!((sent.line().as_str(), sent.body.as_str()), ("POST /upload?name=notes.txt", "content"));
        }
        let missing = asset(1).download(ops::Asset::download, (), folder.path().join("no/such/file")).await;
        assert!(matches!(missing, Err(Error::Io(_))));
        let wrong = asset(1).call::<Bytes>(ops::Asset::download, ()).await;
        assert!(matches!(wrong, Err(Error::Argument(_))));
    });
}

#[test]
fn waits_for_rate_limits_are_reported() {
    on_each(|| async {
        let refused = Mutex::new(false);
        let server = Server::start(move |_, _| match std::mem::replace(&mut *refused.lock().unwrap(), true) {
            false => status(429, r#"{"message": "Slow down"}"#).header("retry-after", "1"),
            true => json("{}"),
        });
        let waits: Arc<Mutex<Vec<u64>>> = Arc::default();
        let seen = waits.clone();
        let client = Client::builder().base_url(&server.url).token("waits").rate_limit(RateLimit::Wait);
        let client = client.on_wait(move |length, _| seen.lock().unwrap().push(length.as_secs())).build().unwrap();
        client.call::<Resource>(ops::Client::meta, ()).await.unwrap();
        assert_eq!(server.lines().len(), 2);
        assert_eq!(waits.lock().unwrap().len(), 1);
    });
}

#[test]
fn one_time_passwords_come_from_a_callback() {
    on_each(|| async {
        let server = Server::start(|request, _| match request.header("x-github-otp") {
            "123456" => json("{}"),
            _ => status(401, "{}").header("x-github-otp", "required; app"),
        });
        let client = Client::builder().base_url(&server.url).basic("mona", "p");
        let client = client.one_time_password(|| async { Some("123456".to_owned()) }).build().unwrap();
        assert!(client.call::<Resource>(ops::Client::me, ()).await.is_ok());
    });
}

#[test]
fn responses_are_kept_in_memory_or_on_disk() {
    on_each(|| async {
        let folder = tempfile::tempdir().unwrap();
        let caches = [Cache::in_memory(None), Cache::on_disk(folder.path().join("cache"), None).await.unwrap()];
        for cache in caches {
            let server = Server::start(|request, _| match request.header("if-none-match") {
                "\"a\"" => Respond::With(304, vec![("etag".into(), "\"a\"".into())], Vec::new()),
                _ => json(r#"{"id": 1}"#).header("etag", "\"a\""),
            });
            let client = Client::builder().base_url(&server.url).token("t").cache(&cache).build().unwrap();
            for _ in 0..2 {
                let me: Resource = client.call(ops::Client::me, ()).await.unwrap();
                assert_eq!(me.get::<u8>("id").unwrap(), 1);
            }
            assert_eq!(server.received()[1].header("if-none-match"), "\"a\"");
        }
    });
}

#[test]
fn an_operation_of_several_requests_runs() {
    on_each(|| async {
        let server = Server::start(|request, _| match request.target.as_str() {
            "/repos/o/r/git/tags" => status(201, r#"{"sha": "abc", "tag": "v1"}"#),
            _ => status(201, r#"{"ref": "refs/tags/v1"}"#),
        });
        let repo = repository_at(&client(&server), &server);
        let arguments = args! { tag: "v1", message: "First", sha: "def", obj_type: "commit" };
        let tag: Resource = repo.call(ShortRepository::create_tag, arguments).await.unwrap();
        assert_eq!(tag.get::<String>("tag").unwrap(), "v1");
        assert_eq!(server.lines(), ["POST /repos/o/r/git/tags", "POST /repos/o/r/git/refs"]);
    });
}

/// Futures and values go where a program needs them.
#[test]
fn futures_can_be_spawned() {
    fn is_send<T: Send>(value: T) -> T {
        value
    }
    fn is_shared<T: Send + Sync + 'static>() {}
    is_shared::<Client>();
    is_shared::<Resource>();
    is_shared::<Error>();
    let client = Client::builder().build().unwrap();
    let repo = repository(&client);
    drop(is_send(client.call::<Resource>(ops::Client::me, ())));
    drop(is_send(repo.call::<Resource>(ShortRepository::issue, args! { number: 1 })));
    drop(is_send(repo.refresh()));
    drop(is_send(repo.download(ops::Asset::download, (), ".")));
    drop(is_send(client.request("GET", "/meta").send()));
    drop(is_send(client.installation(1)));
    drop(is_send(repo.list(ShortRepository::issues, ()).unwrap().all()));
}

#[test]
fn operations_describe_themselves() {
    let operation = ferrohub::Operation::from(ShortRepository::issue);
    assert_eq!((operation.to_string().as_str(), operation.id()), ("ShortRepository::issue", Some("issues/get")));
    assert_eq!(operation.path(), "{url}/issues/{number}");
    assert_eq!(operation.arguments().collect::<Vec<_>>(), ["number"]);
    assert!(operation.documentation().starts_with("https://docs.github.com/rest/issues"));
    assert!(ferrohub::Operation::find("Repository", "issue").is_some());
    assert!(ferrohub::Operation::find("Repository", "nothing").is_none());
}
