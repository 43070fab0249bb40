//! The client: operations, resources, settings, errors, any route, files.

#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]

#[path = "support/clients.rs"]
mod clients;
#[path = "support/server.rs"]
mod server;

use std::error::Error as _;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bytes::Bytes;
use clients::{client, on_each, repository_at};
use ferrohub::operations::{self as ops, ShortIssue, ShortRepository};
use ferrohub::{Args, Cache, Client, Content, Error, RateLimit, Reply, Resource, args};
use serde_json::{Value, json as value};
use server::{Respond, Server, json, status};

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
        let client =
            client.user_agent("probe/1").api_version("2026-01-01").header("X-One", "1").query("q", 1).build().unwrap();
        client.call::<()>(ops::Client::meta, ()).await.unwrap();
        let request = server.received().remove(0);
        assert_eq!(request.line(), "GET /api/v3/meta?q=1");
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
            (open(args! {}).await, "issue() missing 1 required argument: 'number'"),
            (open(args! { number: 0 }).await, "number must be positive, not 0"),
            (
                open(args! { number: "a/b", numbers: 1 }).await,
                "unexpected keyword argument 'numbers'; did you mean 'number'?",
            ),
            (repo.call(ShortRepository::create_issue, args! { title: " " }).await, "title must not be empty"),
            (repo.call(ShortRepository::create_issue, args! { title: true }).await, "title must be text, not"),
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
        assert_eq!(other.to_string(), "ShortIssue::unlock returns a bool, not a list of resources");
    });
}

#[test]
fn results_have_the_type_that_the_program_names() {
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
fn events_tell_of_each_attempt() {
    on_each(|| async {
        let failed = Mutex::new(false);
        let server = Server::start(move |_, _| match std::mem::replace(&mut *failed.lock().unwrap(), true) {
            false => status(502, "{}"),
            true => json(r#"{"a": 1}"#).header("x-ratelimit-remaining", "4987"),
        });
        let lines: Arc<Mutex<Vec<String>>> = Arc::default();
        let seen = lines.clone();
        let client = Client::builder().base_url(&server.url).token("events").on_event(move |event| {
            let (kind, status) = (event.kind(), event.status().unwrap_or_default());
            let facts = (event.bytes(), event.remaining(), event.elapsed().is_some(), event.wait().is_some());
            seen.lock().unwrap().push(format!("{} {kind:?} {status} {facts:?} {:?}", event.attempt(), event.reason()));
            assert!(event.method() == "GET" && event.url().ends_with("/meta") && !event.is_prefetched());
            assert_eq!(event.cache(), None);
        });
        client.build().unwrap().call::<Resource>(ops::Client::meta, ()).await.unwrap();
        let expected = [
            "1 Response 502 (Some(2), None, true, false) None",
            "2 Retry 502 (None, None, false, true) Some(\"502 Bad Gateway\")",
            "2 Response 200 (Some(8), Some(4987), true, false) None",
        ];
        assert_eq!(*lines.lock().unwrap(), expected);
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

#[test]
fn a_client_certificate_that_cannot_be_read_is_an_error() {
    on_each(|| async {
        let server = Server::start(|_, _| json("{}"));
        let client = Client::builder().base_url(&server.url).client_certificate("/no/such/file.pem", None);
        let error = client.build().unwrap().call::<Resource>(ops::Client::meta, ()).await.unwrap_err();
        assert!(error.to_string().contains("/no/such/file.pem"), "{error}");
        assert!(server.lines().is_empty());
    });
}

#[test]
fn a_directory_is_a_list_of_its_entries() {
    on_each(|| async {
        let server = Server::start(|_, _| json(r#"[{"name": "a.rs"}, {"name": "b.rs"}]"#));
        let repo = repository_at(&client(&server), &server);
        let arguments = args! { directory_path: "src" };
        let entries: Vec<Resource> = repo.call(ShortRepository::directory_contents, arguments).await.unwrap();
        let names: Vec<String> = entries.iter().map(|entry| entry.get("name").unwrap()).collect();
        assert_eq!((names, entries[0].class_name()), (vec!["a.rs".to_owned(), "b.rs".to_owned()], Some("Contents")));
    });
}

#[test]
fn arguments_may_have_the_names_of_keywords() {
    let arguments = args! { ref: "main", r#type: 1, labels: ["a", "b"], body: None::<String> };
    let same = Args::from_iter([("ref", value!("main")), ("type", value!(1))]).with("labels", vec!["a", "b"]);
    assert_eq!(arguments, same.with("body", Value::Null));
}

#[test]
fn operations_describe_themselves() {
    let operation = ferrohub::Operation::from(ShortRepository::issue);
    assert_eq!((operation.to_string().as_str(), operation.id()), ("ShortRepository::issue", Some("issues/get")));
    assert_eq!(operation.path(), "{url}/issues/{number}");
    assert_eq!(operation.arguments().collect::<Vec<_>>(), ["number"]);
    assert!(operation.documentation().starts_with("https://docs.github.com/rest/issues"));
    let discussion = ferrohub::Operation::from(ShortRepository::discussion).documentation();
    assert!(discussion.starts_with("https://docs.github.com/graphql/guides/"), "{discussion}");
    assert!(ferrohub::Operation::find("Repository", "issue").is_some());
    assert!(ferrohub::Operation::find("Repository", "nothing").is_none());
}
