//! TLS: trusted certificates and the client certificate. Reading the certificates of the system takes longer than many
//! requests, so it is done once per process.

use std::fmt::Display;
use std::path::Path;
use std::sync::Arc;

use rustls::crypto::{CryptoProvider, aws_lc_rs};
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::{ClientConfig, ConfigBuilder, WantsVerifier, client};
use rustls_platform_verifier::BuilderVerifierExt as _;

use crate::http::connection_pool::Verify;
use crate::http::environment;
use crate::http::error::{Error, Result};
use crate::runtime::per_process::PerProcess;

static SYSTEM: PerProcess<ClientConfig> = PerProcess::new();

/// A client certificate and its private key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Identity {
    /// Path of the certificate, with the intermediate certificates (PEM).
    pub certificate: String,
    /// Path of the key (PEM); None if the certificate's file contains it.
    pub key: Option<String>,
}

/// The trusted certificates: if the settings name those of the system, the environment may name a bundle instead.
pub fn trusted(verify: &Verify) -> Result<Verify> {
    match (verify, environment::bundle()) {
        (Verify::System, Some((name, path))) if !Path::new(&path).exists() => {
            Err(Error::Transport(format!("{name} in the environment: {path:?} cannot be read: there is no such file")))
        }
        (Verify::System, Some((_, path))) => Ok(Verify::Bundle(path)),
        (verify, _) => Ok(verify.clone()),
    }
}

fn unusable(error: impl Display) -> Error {
    Error::Transport(format!("TLS cannot be used: {error}"))
}

fn builder() -> Result<ConfigBuilder<ClientConfig, WantsVerifier>> {
    let provider = CryptoProvider::get_default().cloned();
    let provider = provider.unwrap_or_else(|| Arc::new(aws_lc_rs::default_provider()));
    ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions().map_err(unusable)
}

fn of_system() -> Result<ConfigBuilder<ClientConfig, client::WantsClientCert>> {
    builder()?.with_platform_verifier().map_err(unusable)
}

/// Negotiate HTTP/2 or HTTP/1.1.
fn negotiating(mut config: ClientConfig) -> ClientConfig {
    config.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
    config
}

/// A TLS configuration that trusts the certificates of the operating system.
pub fn system() -> Result<ClientConfig> {
    let config = SYSTEM.get_or_try(|| Ok::<_, Error>(negotiating(of_system()?.with_no_client_auth())))?;
    // The copy shares the certificates and the TLS sessions.
    Ok(ClientConfig::clone(&config))
}

/// The same with a client certificate.
pub fn identified(identity: &Identity) -> Result<ClientConfig> {
    let (chain, key) = (read("cert", &identity.certificate)?, read("cert", identity.key())?);
    let wrong = |path: &str, why: &dyn Display| Error::Argument(format!("cert: {path:?} {why}"));
    let chain: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(&chain).collect();
    let chain = chain.ok().filter(|chain| !chain.is_empty());
    let chain = chain.ok_or_else(|| wrong(&identity.certificate, &"has no certificates in PEM form"))?;
    let key =
        PrivateKeyDer::from_pem_slice(&key).map_err(|_| wrong(identity.key(), &"has no private key in PEM form"))?;
    let config = of_system()?.with_client_auth_cert(chain, key);
    config.map(negotiating).map_err(|error| wrong(&identity.certificate, &format!("cannot be used: {error}")))
}

impl Identity {
    fn key(&self) -> &str {
        self.key.as_deref().unwrap_or(&self.certificate)
    }
}

/// A client certificate for a client that does not use the system's certificates.
pub fn identity(identity: &Identity) -> Result<reqwest::Identity> {
    let mut pem = read("cert", &identity.certificate)?;
    if let Some(key) = &identity.key {
        pem.push(b'\n');
        pem.extend(read("cert", key)?);
    }
    let wrong = |_| {
        Error::Argument(format!("cert: {:?} has no certificate with its private key in PEM form", identity.certificate))
    };
    reqwest::Identity::from_pem(&pem).map_err(wrong)
}

/// The certificates in a file, or in the files of a folder.
pub fn bundle(path: &str) -> Result<Vec<reqwest::Certificate>> {
    let mut found = Vec::new();
    if let Ok(folder) = std::fs::read_dir(path) {
        let files = folder.filter_map(|entry| std::fs::read(entry.ok()?.path()).ok());
        found.extend(files.filter_map(|pem| reqwest::Certificate::from_pem_bundle(&pem).ok()).flatten());
    } else {
        found.extend(reqwest::Certificate::from_pem_bundle(&read("verify", path)?).unwrap_or_default());
    }
    if found.is_empty() {
        return Err(Error::Argument(format!("verify: {path:?} has no certificates in PEM form")));
    }
    Ok(found)
}

fn read(option: &str, path: &str) -> Result<Vec<u8>> {
    std::fs::read(path).map_err(|error| Error::Argument(format!("{option}: {path:?} cannot be read: {error}")))
}
