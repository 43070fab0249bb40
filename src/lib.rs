//! A client for the GitHub REST API.

#[doc(hidden)]
pub mod api;
#[doc(hidden)]
pub mod auth;
#[doc(hidden)]
pub mod cassette;
#[doc(hidden)]
pub mod client;
mod facade;
#[doc(hidden)]
pub mod http;
#[doc(hidden)]
pub mod json;
#[doc(hidden)]
pub mod policy;
#[doc(hidden)]
pub mod runtime;
#[doc(hidden)]
pub mod schema;
#[doc(hidden)]
pub mod table;

pub use self::http::error::Reason;
/// The operations of GitHub's API, as constants of the class whose resources have them: `operations::Client::repository`,
/// `operations::ShortRepository::issue`. A class has those of the classes that it extends too; they are constants of the
/// class that declares them.
pub use api::named as operations;
#[doc(hidden)]
pub use api::notation::bare as __bare;
pub use facade::args::Args;
pub use facade::builder::{Cache, ClientBuilder, RateLimit};
pub use facade::client::Client;
pub use facade::error::{Error, Result};
pub use facade::listing::Listing;
pub use facade::operation::Operation;
pub use facade::reply::{FromReply, Reply};
pub use facade::request::RequestBuilder;
pub use facade::resource::Resource;
pub use facade::response::Response;
pub use facade::transfer::Content;
