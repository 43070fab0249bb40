//! The client on the tokio runtime of the caller: listings, prefetch, cancellation, connections.

#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]

#[path = "support/clients.rs"]
mod clients;
#[path = "support/server.rs"]
mod server;

use std::sync::{Arc, Mutex};

use clients::{client, on_each, repository_at, runtimes};
use ferrohub::operations::{self as ops, ShortRepository};
use ferrohub::{Client, Error, Listing, Resource, args};
use futures_util::{FutureExt, StreamExt, TryStreamExt};
use server::{Event, Respond, Server, json, status};
use tokio::runtime::Builder;

async fn wait_for(server: &Arc<Server>, event: Event) {
    let server = server.clone();
    tokio::task::spawn_blocking(move || server.wait_for(&event)).await.unwrap();
}

fn repository(client: &Client) -> Resource {
    let base = "https://api.github.com/repos/octocat/Hello-World";
    client.resource("ShortRepository", serde_json::json!({ "url": base, "name": "Hello-World" }).to_string()).unwrap()
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
fn names_are_looked_up() {
    on_each(|| async {
        let server = Server::start(|_, _| json("{}"));
        let client = Client::builder().base_url(server.url.replace("127.0.0.1", "localhost")).build().unwrap();
        client.call::<Resource>(ops::Client::meta, ()).await.unwrap();
        assert_eq!(server.lines(), ["GET /meta"]);
    });
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
