//! HTTP: requests, responses, the transport with its connection pool, content codings, transfers, links and URI
//! templates. Independent of GitHub.

pub mod activity;
pub mod connection_pool;
pub mod content_encoding;
pub mod context;
pub mod environment;
pub mod error;
pub mod json_body;
pub mod needs;
pub mod observers;
pub mod offline;
pub mod page_number;
pub mod proxy;
pub mod request;
pub mod resolver;
pub mod response;
pub mod secrets;
mod spare_buffers;
pub mod tls;
pub mod transfer;
pub mod transport;
pub mod uri_template;
pub mod wait_budget;
