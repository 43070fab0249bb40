//! TLS with the certificates that the operating system trusts. Reading them takes longer than many a request, so it is
//! done once for a process, however often connections are closed and made again.

use std::sync::Arc;

use rustls::ClientConfig;
use rustls::crypto::{CryptoProvider, aws_lc_rs};
use rustls_platform_verifier::BuilderVerifierExt as _;

use crate::http::error::{Error, Result};
use crate::runtime::per_process::PerProcess;

static SYSTEM: PerProcess<ClientConfig> = PerProcess::new();

/// TLS that trusts what the operating system trusts, for HTTP/2 and HTTP/1.1.
pub fn system() -> Result<ClientConfig> {
    let config = SYSTEM.get_or_try(|| {
        let provider = CryptoProvider::get_default().cloned();
        let builder =
            ClientConfig::builder_with_provider(provider.unwrap_or_else(|| Arc::new(aws_lc_rs::default_provider())));
        let mut config = builder.with_safe_default_protocol_versions()?.with_platform_verifier()?.with_no_client_auth();
        config.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
        Ok(config)
    });
    let config = config.map_err(|error: rustls::Error| Error::Transport(format!("TLS cannot be used: {error}")))?;
    // The copy shares the certificates and the sessions that can be resumed.
    Ok(ClientConfig::clone(&config))
}
