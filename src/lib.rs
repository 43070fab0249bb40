//! A client for the REST API of GitHub and GitHub Enterprise Server.
//!
//! ```
//! use ferrohub::operations::{self, ShortRepository};
//! use ferrohub::{Client, Resource, args};
//!
//! # fn serve() -> String {
//! #     use std::io::{BufRead, BufReader, Write};
//! #     let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
//! #     let url = format!("http://{}", listener.local_addr().unwrap());
//! #     let own = url.clone();
//! #     std::thread::spawn(move || {
//! #         for stream in listener.incoming().flatten() {
//! #             let mut lines = BufReader::new(&stream).lines().map_while(Result::ok);
//! #             let is_listing = lines.next().is_some_and(|line| line.contains("/issues?state=open"));
//! #             lines.take_while(|line| !line.is_empty()).count();
//! #             let issues = r#"[{"number": 249, "title": "Readme"}, {"number": 247, "title": "Dark theme"}]"#;
//! #             let repository = format!(r#"{{"url": "{own}/repos/octocat/Hello-World"}}"#);
//! #             let body = if is_listing { issues } else { &repository };
//! #             let head = format!("HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: {}\r\n\r\n", body.len());
//! #             (&stream).write_all(format!("{head}{body}").as_bytes()).unwrap();
//! #         }
//! #     });
//! #     url
//! # }
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), ferrohub::Error> {
//! # let mut titles = Vec::new();
//! let client = Client::builder()
//! #   .base_url(serve())
//!     .token("...")
//!     .build()?;
//! let arguments = args! { owner: "octocat", repository: "Hello-World" };
//! let repository: Resource = client.call(operations::Client::repository, arguments).await?;
//! let mut issues = repository.list(ShortRepository::issues, args! { state: "open" })?;
//! while let Some(issue) = issues.try_next().await? {
//!     println!("#{} {}", issue.get::<u64>("number")?, issue.get::<String>("title")?);
//! #   titles.push(issue.get::<String>("title")?);
//! }
//! # assert_eq!(titles, ["Readme", "Dark theme"]);
//! # Ok(())
//! # }
//! ```
//!
//! - A [`Client`] runs [`operations`](mod@operations); so does a [`Resource`]. [`args!`] builds their arguments, which are checked before
//!   anything is sent.
//! - A [`Resource`] keeps the JSON that GitHub sent. [`Resource::get`] reads a field as any type that implements
//!   [`serde::Deserialize`], [`Resource::raw`] returns the text.
//! - A [`Listing`] is a [`Stream`](futures_util::Stream) of resources, which prefetches pages.
//! - Every call returns the one [`Error`].
//! - Any other route is reached by [`Client::request`].
//! - A [`WebhookReceiver`] verifies and reads the events of webhooks.
//!
//! Calls run on the tokio runtime of the caller, of any kind, with I/O and timers enabled. Each runtime has connections of
//! its own. Nothing blocks a runtime: files are read and written, and names are looked up, on threads of the library's.
//! Dropping a future cancels its request. Nothing panics.

// The descriptions of operations are shared with Python, where a URL is no link either.
#![allow(rustdoc::bare_urls)]

mod apps;
mod auth;
#[doc(hidden)]
pub mod bindings;
mod cache;
mod cassette;
mod client;
mod credential_pool;
mod github;
mod graphql;
mod http;
mod json;
mod layers;
mod oauth;
pub mod operations;
#[cfg(test)]
#[path = "../tools/build/overlays/mod.rs"]
mod overlays;
mod private_folder;
mod quota;
mod runtime;
mod session;
mod table;
mod webhooks;

pub use client::Client;
pub use client::args::Args;
pub use client::builder::{Cache, ClientBuilder, RateLimit};
pub use client::credential_pool::{CredentialStatus, QuotaStatus};
pub use client::error::{Error, Result};
pub use client::event::{Event, EventKind};
pub use client::graphql::{GraphQl, GraphQlPages};
pub use client::installation::Installation;
pub use client::listing::Listing;
pub use client::oauth::{AppManifest, OAuthApp, WebFlow, WebFlowOptions};
pub use client::operation::Operation;
pub use client::poll::Poll;
pub use client::quota::{Quota, QuotaBroker, QuotaLedger};
pub use client::reply::{FromReply, Reply, ReplyKind};
pub use client::request::RequestBuilder;
pub use client::resource::Resource;
pub use client::response::Response;
pub use client::transfer::Content;
pub use client::user_token::{DeviceCode, UserToken};
#[doc(hidden)]
pub use github::declared::notation::bare as __bare;
pub use github::hints::{Hints, SingleSignOn};
pub use http::error::Reason;
pub use session::polling::Options as PollOptions;
pub use session::search::Cost;
pub use webhooks::delivery::WebhookDelivery;
pub use webhooks::event::WebhookEvent;
pub use webhooks::receiver::{WebhookReceiver, WebhookRejection};
pub use webhooks::signature::WebhookSecrets;

/// The macros of the declarations.
use github::declared::notation::{chapters, first, kind, operations, records, resources};
