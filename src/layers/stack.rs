//! The order of the layers, defined only here.

use futures_util::future::BoxFuture;

use crate::http::error::Result;
use crate::http::request::Request;
use crate::http::response::Response;
use crate::layers::layer::{Layer, Next, Sender};
use crate::layers::{
    app_token, cache, credential_pool, events, in_flight, installation_token, one_time_password, pacing, plan,
    rate_limit, redirect, resume, retry, signing, user_token,
};

/// The layers from the outside in. Below the last one is the transport.
pub static LAYERS: &[&dyn Layer] = &[
    &plan::Plan,
    &resume::Resume,
    &redirect::Redirect,
    &credential_pool::CredentialPool,
    &one_time_password::OneTimePassword,
    &cache::Caching,
    &retry::Retry,
    &rate_limit::RateLimit,
    &pacing::Pacing,
    &installation_token::InstallationTokens,
    &app_token::AppTokens,
    &user_token::UserTokens,
    &signing::Signing,
    &events::Events,
    &in_flight::InFlight,
];

/// Send a request through every layer.
pub fn send<'a>(sender: &'a dyn Sender, request: &'a Request) -> BoxFuture<'a, Result<Response>> {
    Next::new(LAYERS, sender).send(request)
}

/// The names of the layers, from the outside in.
#[cfg(test)]
fn names() -> Vec<&'static str> {
    LAYERS.iter().map(|layer| layer.name()).collect()
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn the_architecture_page_lists_the_layers_in_this_order() {
        let page = include_str!("../../docs/architecture.md");
        let section = page.split("\n## ").find(|section| section.starts_with("The layers")).unwrap_or_default();
        let rows = section.lines().filter_map(|line| line.strip_prefix("| `")?.split_once("` | "));
        let (listed, sentences): (Vec<&str>, Vec<&str>) = rows.unzip();
        assert_eq!(listed, names());
        assert!(
            sentences.iter().all(|sentence| sentence.trim_end_matches(" |").ends_with(['.', ')'])),
            "{sentences:?}"
        );
    }

    #[test]
    fn each_layer_is_the_file_of_its_name() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/layers");
        for name in names() {
            assert!(folder.join(name).is_dir() || folder.join(name).with_extension("rs").is_file(), "{name}");
        }
    }
}
