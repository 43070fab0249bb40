//! TLS: the authorities whose certificates are trusted, and the certificate that a client shows. Reading those of the
//! system takes longer than many a request, so it is done once for a process, however often connections are made.

use std::fmt::Display;
use std::path::Path;
use std::sync::Arc;

use rustls::crypto::{CryptoProvider, aws_lc_rs};
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::{ClientConfig, ConfigBuilder, WantsVerifier, client};
use rustls_platform_verifier::BuilderVerifierExt as _;

use crate::http::environment;
use crate::http::error::{Error, Result};
use crate::http::pool::Verify;
use crate::runtime::per_process::PerProcess;

static SYSTEM: PerProcess<ClientConfig> = PerProcess::new();

/// A certificate that a client shows, and its private key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Identity {
    /// Path of the certificate, with those of the authorities between it and one that the server trusts (PEM).
    pub certificate: String,
    /// Path of the key (PEM); None if the file of the certificate contains it.
    pub key: Option<String>,
}

/// Which authorities are trusted: where that is left to the system, the environment may name a bundle of its own.
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

/// With the protocols HTTP/2 and HTTP/1.1.
fn negotiating(mut config: ClientConfig) -> ClientConfig {
    config.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
    config
}

/// TLS that trusts what the operating system trusts.
pub fn system() -> Result<ClientConfig> {
    let config = SYSTEM.get_or_try(|| Ok::<_, Error>(negotiating(of_system()?.with_no_client_auth())))?;
    // The copy shares the certificates and the sessions that can be resumed.
    Ok(ClientConfig::clone(&config))
}

/// The same for a client that shows a certificate.
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

/// The certificate of a client that trusts other authorities than those of the system.
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

/// The certificates of a file, or of the files of a folder.
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
