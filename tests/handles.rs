//! Handles of resources, and what GitHub says of missing permissions.

#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]

#[path = "support/clients.rs"]
mod clients;
#[path = "support/server.rs"]
mod server;

use clients::{client, on_each};
use ferrohub::operations::{self as ops, ShortIssue, ShortRepository};
use ferrohub::{Error, PollOptions, Resource, args};
use server::{Server, json, status};

#[test]
fn operations_of_a_handle_go_straight_to_their_url() {
    on_each(|| async {
        let server = Server::start(|_, _| json(r#"{"id": 1, "full_name": "o/r", "private": false}"#));
        let arguments = args! { owner: "o", repository: "r" };
        let repository = client(&server).handle(ops::Client::repository, arguments).unwrap();
        assert_eq!(repository.get::<String>("full_name").unwrap(), "o/r");
        let owner = repository.resource("owner").unwrap().unwrap();
        assert_eq!(owner.get::<String>("login").unwrap(), "o");
        for unknown in [repository.get::<Option<bool>>("private"), owner.get("site_admin")] {
            assert!(matches!(unknown, Err(Error::Incomplete(text)) if text.contains("refresh()")));
        }
        let issue = repository.handle(ShortRepository::issue, args! { number: 7 }).unwrap();
        let _: Resource = issue.call(ShortIssue::create_comment, args! { body: "Thanks" }).await.unwrap();
        let full = repository.refresh().await.unwrap();
        assert!(!full.get::<bool>("private").unwrap());
        assert_eq!(server.lines(), ["POST /repos/o/r/issues/7/comments", "GET /repos/o/r"]);
    });
}

#[test]
fn only_operations_that_fetch_a_resource_have_handles() {
    on_each(|| async {
        let server = Server::start(|_, _| json("{}"));
        let client = client(&server);
        let wrong = client.handle(ops::Client::me, ()).unwrap_err();
        assert!(matches!(wrong, Error::Argument(text) if text.contains("has no handles")));
        let lazy = args! { owner: "o", repository: "r", lazy: true };
        let wrong = client.call::<Resource>(ops::Client::repository, lazy).await.unwrap_err();
        assert!(matches!(wrong, Error::Argument(text) if text.contains("handle()")));
        assert!(server.lines().is_empty());
    });
}

#[test]
fn an_error_says_what_permission_is_missing() {
    on_each(|| async {
        let sso = "required; url=https://github.com/orgs/o/sso?authorization_request=s3cret";
        let denied = status(403, r#"{"message": "No"}"#)
            .header("X-Accepted-GitHub-Permissions", "issues=write")
            .header("X-GitHub-SSO", sso);
        let server = Server::start(move |_, _| denied.clone());
        let error = client(&server).call::<Resource>(ops::Client::me, ()).await.unwrap_err();
        let hints = error.hints().unwrap();
        assert_eq!(hints.permissions, [[("issues".to_owned(), "write".to_owned())]]);
        assert!(hints.sso.unwrap().url.unwrap().ends_with("s3cret"));
        let text = error.to_string();
        assert!(text.contains("; the request needs the permission issues=write; the organization requires"), "{text}");
        assert!(!text.contains("s3cret") && !format!("{:?}", error.hints()).contains("s3cret"));
    });
}

#[test]
fn a_listing_names_the_organizations_that_were_left_out() {
    on_each(|| async {
        let server = Server::start(|_, _| json("[]").header("X-GitHub-SSO", "partial-results; organizations=7,8"));
        let mut listing = client(&server).list(ops::Client::organizations, ()).unwrap();
        assert!(listing.try_next().await.unwrap().is_none());
        assert_eq!(listing.omitted_organizations(), [7, 8]);
    });
}

#[test]
fn what_is_new_in_a_listing_is_returned_once() {
    on_each(|| async {
        let count = std::sync::atomic::AtomicU64::new(1);
        let server = Server::start(move |_, _| {
            let count = count.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            let events: Vec<String> = (1..=count).rev().map(|id| format!(r#"{{"id": "{id}"}}"#)).collect();
            json(format!("[{}]", events.join(",")))
        });
        let interval = std::time::Duration::from_millis(1);
        let options = PollOptions { interval, ..PollOptions::default() };
        let poll = client(&server).list(ops::Client::all_events, ()).unwrap().poll(options);
        for id in ["2", "3"] {
            assert_eq!(poll.try_next().await.unwrap().unwrap().get::<String>("id").unwrap(), id);
        }
        poll.close();
        assert!(poll.try_next().await.unwrap().is_none());
    });
}
