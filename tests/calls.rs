//! Calls: what is checked before a request is sent, and how results and failures are reported.

#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]

#[path = "support/clients.rs"]
mod clients;
#[path = "support/server.rs"]
mod server;

use bytes::Bytes;
use clients::{client, on_each, repository_at};
use ferrohub::operations::{self as ops, ShortIssue, ShortRepository};
use ferrohub::{Client, Content, Error, FromReply, Operation, RateLimit, Reply, Resource, args};
use serde_json::{Value, json as value};
use server::{Respond, Server, json, status};

/// The SHA-256 of the text "content".
const DIGEST: &str = "sha256:ed7002b439e9ac845f22357d822bac1444730fbdb6016d3ec9432297b9ec9f73";

fn asset(client: &Client, server: &Server, digest: &str) -> Resource {
    let text = value!({ "url": format!("{}/assets/1", server.url), "digest": digest }).to_string();
    client.resource("Asset", text).unwrap()
}

#[test]
fn the_digest_of_a_download_is_checked() {
    on_each(|| async {
        let server = Server::start(|_, _| Respond::With(200, Vec::new(), b"content".to_vec()));
        let client = client(&server);
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("asset");
        let check = || args! { check_digest: true };
        let wrong = asset(&client, &server, &DIGEST.replace('e', "f"));
        let error = wrong.download(ops::Asset::download, check(), &path).await.unwrap_err();
        assert!(matches!(error, Error::Transport(_)) && error.to_string().contains("expected f"), "{error}");
        let (writer, _reader) = tokio::io::duplex(64);
        assert!(wrong.download_to(ops::Asset::download, check(), writer).await.is_err());
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
        assert!(wrong.download(ops::Asset::download, (), &path).await.unwrap().is_some());
        let right = asset(&client, &server, DIGEST);
        assert_eq!(right.download(ops::Asset::download, check(), &path).await.unwrap(), Some(path.clone()));
        let unknown = asset(&client, &server, "md5:0").download(ops::Asset::download, check(), &path).await;
        assert!(matches!(unknown, Err(Error::Argument(text)) if text.contains("no SHA-256 digest")));
        assert_eq!(server.lines().len(), 4);
    });
}

#[test]
fn arguments_that_only_python_reads_are_rejected() {
    on_each(|| async {
        let server = Server::start(|_, _| Respond::With(200, Vec::new(), b"content".to_vec()));
        let client = client(&server);
        let asset = asset(&client, &server, DIGEST);
        let folder = tempfile::tempdir().unwrap();
        let wrong = [
            (args! { path: "x" }, "unexpected keyword argument 'path'"),
            (args! { progress: true }, "unexpected keyword argument 'progress'"),
            (args! { check_digest: 1 }, "check_digest must be true or false"),
        ];
        for (arguments, due) in wrong {
            let error = asset.download(ops::Asset::download, arguments, folder.path()).await.unwrap_err();
            assert!(matches!(&error, Error::Argument(text) if text.contains(due)), "{error}");
        }
        let repo = repository_at(&client, &server);
        let named = args! { directory_path: "src", return_as: "dict" };
        assert!(matches!(repo.call::<()>(ShortRepository::directory_contents, named).await, Err(Error::Argument(_))));
        let titled = args! { title: "x" };
        let upload = repo.upload::<Resource>(ShortRepository::create_issue, titled, Content::from("x")).await;
        assert!(matches!(upload, Err(Error::Argument(text)) if text.contains("uploads nothing")));
        assert_eq!(server.lines(), Vec::<String>::new());
    });
    let names = |operation| Operation::arguments(operation).collect::<Vec<_>>();
    assert_eq!(names(ops::Asset::download.into()), ["check_digest"]);
    assert_eq!(names(ops::Release::upload_asset.into()), ["content_type", "name", "label"]);
}

fn issue(client: &Client, server: &Server) -> Resource {
    let text = value!({ "url": format!("{}/repos/o/r/issues/7", server.url), "number": 7 }).to_string();
    client.resource("Issue", text).unwrap()
}

#[test]
fn a_type_that_the_operation_never_returns_is_rejected_before_anything_is_sent() {
    on_each(|| async {
        let server = Server::start(|_, _| status(201, "{}"));
        let client = client(&server);
        let (repo, issue) = (repository_at(&client, &server), issue(&client, &server));
        let create = || args! { title: "Bug" };
        let texts = [
            (repo.call::<String>(ShortRepository::create_issue, create()).await.err(), "returns a resource, not text"),
            (
                repo.call::<Option<Vec<Resource>>>(ShortRepository::create_issue, create()).await.err(),
                "list of resources",
            ),
            (issue.call::<Resource>(ShortIssue::unlock, ()).await.err(), "returns a bool, not a resource"),
            (client.call::<bool>(ops::Client::zen, ()).await.err(), "returns text, not a bool"),
            (client.call::<Bytes>(ops::Client::emojis, ()).await.err(), "returns a resource or JSON, not bytes"),
        ];
        for (error, due) in texts {
            let error = error.unwrap();
            assert!(matches!(error, Error::Argument(_)) && error.to_string().contains(due), "{error} / {due}");
        }
        assert_eq!(server.lines(), Vec::<String>::new());
        assert!(repo.call::<bool>(ShortRepository::create_issue, create()).await.unwrap());
        repo.call::<()>(ShortRepository::create_issue, create()).await.unwrap();
    });
}

#[test]
fn an_unknown_key_of_an_object_is_rejected_before_anything_is_sent() {
    on_each(|| async {
        let server = Server::start(|_, _| status(201, "{}"));
        let client = client(&server);
        let config = value!({ "url": "https://example.org", "contenttype": "json" });
        let arguments = args! { name: "web", config: config };
        let call = repository_at(&client, &server).call::<Resource>(ShortRepository::create_hook, arguments).await;
        let text = "config got an unexpected key \"contenttype\"; did you mean \"content_type\"?";
        assert_eq!(call.unwrap_err().to_string(), text);
        assert_eq!(server.lines(), Vec::<String>::new());
    });
}

#[test]
fn a_response_without_a_result_of_the_type_is_an_error_that_has_it() {
    on_each(|| async {
        let server = Server::start(|request, _| match request.method.as_str() {
            "GET" => status(304, ""),
            _ => status(404, r#"{"message": "Not Found"}"#),
        });
        let client = client(&server);
        let (asset, name) = (asset(&client, &server, DIGEST), || args! { name: "notes.txt" });
        let gone = asset.call::<Resource>(ops::Asset::edit, name()).await.unwrap_err();
        assert!(gone.is_not_found() && gone.message().as_deref() == Some("Not Found"), "{gone}");
        assert!(!asset.call::<bool>(ops::Asset::edit, name()).await.unwrap());
        let empty = client.call::<Resource>(ops::Client::me, ()).await.unwrap_err();
        assert!(matches!(empty, Error::Unexpected { .. }) && empty.status() == Some(304));
        let due = format!("GET {}/user: 304 Not Modified returned nothing, not a resource", server.url);
        assert_eq!(empty.to_string(), due);
        assert!(client.call::<Option<Resource>>(ops::Client::me, ()).await.unwrap().is_none());
    });
    assert!(matches!(String::from_reply(Reply::Bool(true)), Err(Error::Value { .. })));
}

#[test]
fn a_body_of_another_type_is_an_error_with_the_request() {
    on_each(|| async {
        let server = Server::start(|request, _| match request.target.as_str() {
            "/text?q=1" => json("<html>"),
            "/empty" => json(""),
            _ => json(r#"{"id": 1}"#),
        });
        let client = client(&server);
        let error = client.request("GET", "/text?q=1").fetch::<Value>().await.unwrap_err();
        assert!(matches!(error, Error::Unexpected { .. }) && error.status() == Some(200));
        let due = format!("GET {}/text: Expected JSON in the response (200 OK), got something else: ", server.url);
        assert!(error.to_string().starts_with(&due), "{error}");
        let empty = client.request("GET", "/empty").fetch::<Value>().await.unwrap_err();
        assert!(empty.to_string().ends_with("got no body"), "{empty}");
        let other = client.request("POST", "/object").fetch::<Vec<u8>>().await.unwrap_err();
        let due =
            format!("POST {}/object: The JSON of the response (200 OK) has another type: invalid type", server.url);
        assert!(other.to_string().starts_with(&due) && other.response().is_some(), "{other}");
        let response = client.request("GET", "/text?q=1").send().await.unwrap();
        assert!(response.json::<Value>().unwrap_err().to_string().starts_with("expected JSON: "));
    });
}

#[test]
fn nothing_that_is_shown_has_a_secret() {
    let client = Client::builder().build().unwrap();
    for route in ["https://h/x?access_token=s3cret", "/x?token=s3cret#s3cret", "https://u:s3cret@h/x"] {
        let shown = format!("{:?}", client.request("get", route).header("authorization", "s3cret"));
        assert!(!shown.contains("s3cret") && shown.contains("GET"), "{shown}");
    }
    let error = Client::builder().base_url("https://u:s3cret@h").build().unwrap_err().to_string();
    assert!(error.contains("must not contain a username") && !error.contains("Client.login"), "{error}");
    let arguments = args! { secret_name: "KEY", value: "s3cret" };
    assert_eq!(format!("{arguments:?}"), r#"Args(["secret_name", "value"])"#);
}

#[test]
fn a_callback_that_panics_is_an_error_of_the_callback() {
    fn broken() {
        panic!("mine");
    }
    on_each(|| async {
        let server = Server::start(|request, _| match request.target.as_str() {
            "/user" => status(401, "{}").header("x-github-otp", "required; app"),
            "/meta" => status(429, "{}").header("retry-after", "1"),
            _ => json("{}"),
        });
        let builder = || Client::builder().base_url(&server.url).basic("mona", "p").retries(0);
        let listening = builder().on_event(|_| broken()).build().unwrap();
        let waiting = builder().rate_limit(RateLimit::Wait).on_wait(|_, _| broken()).build().unwrap();
        let typing = builder()
            .one_time_password(|| async {
                broken();
                None
            })
            .build()
            .unwrap();
        let prompting = builder().one_time_password(|| -> std::future::Ready<_> { panic!("mine") }).build().unwrap();
        for (client, operation) in [
            (listening, ops::Client::emojis),
            (waiting, ops::Client::meta),
            (typing, ops::Client::me),
            (prompting, ops::Client::me),
        ] {
            let error = client.call::<()>(operation, ()).await.unwrap_err();
            assert!(matches!(error, Error::Callback(_)), "{error:?}");
            assert_eq!(error.to_string(), "a callback failed: it panicked: mine");
        }
    });
}

#[test]
fn operations_without_a_request_compute_their_result() {
    on_each(|| async {
        let server = Server::start(|_, _| json("{}"));
        let client = client(&server);
        let resource = |class, json: Value| client.resource(class, json.to_string()).unwrap();
        let closed = |json| resource("Issue", json);
        assert!(closed(value!({ "state": "closed" })).call::<bool>(ShortIssue::is_closed, ()).await.unwrap());
        assert!(!closed(value!({ "state": "open" })).call::<bool>(ShortIssue::is_closed, ()).await.unwrap());
        let plan = resource("Plan", value!({ "name": "free" }));
        assert!(plan.call::<bool>(ops::Plan::is_free, ()).await.unwrap());
        let file = |class, content| resource(class, value!({ "content": content, "encoding": "base64" }));
        let (blob, decode) = (|content| file("Blob", content), ops::Blob::decode_content);
        assert_eq!(blob("aGV5\n").call::<String>(decode, ()).await.unwrap(), "hey");
        assert_eq!(blob("/w==").call::<Bytes>(decode, ()).await.unwrap().as_ref(), [255]);
        assert!(matches!(blob("/w").call::<String>(decode, ()).await, Err(Error::Argument(_))));
        assert!(matches!(blob("?").call::<String>(decode, ()).await, Err(Error::Argument(_))));
        let license = file("RepositoryLicense", "TUlU/w==");
        let text: String = license.call(ops::RepositoryLicense::decode_content, ()).await.unwrap();
        assert_eq!(text, "MIT\u{fffd}");
        let types: Value = client.call(ops::Event::list_types, ()).await.unwrap();
        assert_eq!(types[0], "CommitCommentEvent");
        let key = resource("PublicKey", value!({ "key": "hBT5WZEj8ZoOv6TYJsfWq7MxTEQopZO5/IT3ZCVQPzs=" }));
        let sealed: String = key.call(ops::PublicKey::seal, args! { value: "secret" }).await.unwrap();
        assert_eq!(sealed.len(), 72);
        assert!(matches!(key.call::<String>(ops::PublicKey::seal, ()).await, Err(Error::Argument(_))));
        let handle = repository_at(&client, &server).handle(ShortRepository::issue, args! { number: 7 }).unwrap();
        assert!(matches!(handle.call::<bool>(ShortIssue::is_closed, ()).await, Err(Error::Incomplete(_))));
        assert_eq!(server.lines(), Vec::<String>::new());
    });
}

#[test]
fn a_client_has_no_operations_that_change_it() {
    for name in ["login", "login_as_app", "login_as_app_installation", "new_session", "set_client_id", "set_user_agent"]
    {
        assert!(Operation::find("Client", name).is_none(), "{name}");
    }
    assert!(Operation::find("Issue", "is_closed").is_some());
}
