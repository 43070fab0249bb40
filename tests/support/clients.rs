//! Clients of a local server, on tokio runtimes of both kinds.

#![allow(dead_code, clippy::unwrap_used)]

use std::future::Future;

use ferrohub::{Client, Resource};
use serde_json::json;
use tokio::runtime::{Builder, Runtime};

use crate::server::Server;

/// A runtime of one thread, and one of several.
pub fn runtimes() -> [Runtime; 2] {
    let multi = Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    [Builder::new_current_thread().enable_all().build().unwrap(), multi]
}

/// Run a test on both kinds of runtime.
pub fn on_each<F: Future<Output = ()>>(test: impl Fn() -> F) {
    for runtime in runtimes() {
        runtime.block_on(test());
    }
}

/// A client that retries nothing.
pub fn client(server: &Server) -> Client {
    Client::builder().base_url(&server.url).token("t0ken").retries(0).build().unwrap()
}

/// A repository whose URL is the server's.
pub fn repository_at(client: &Client, server: &Server) -> Resource {
    let text = json!({ "url": format!("{}/repos/o/r", server.url), "name": "r" }).to_string();
    client.resource("Repository", text).unwrap()
}
