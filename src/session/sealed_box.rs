//! Sealed boxes (libsodium): encryption that only the owner of the private key can decrypt.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use dryoc::classic::crypto_box::{crypto_box_seal_open, crypto_box_seed_keypair};
use dryoc::constants::{CRYPTO_BOX_PUBLICKEYBYTES, CRYPTO_BOX_SEALBYTES};
use dryoc::dryocbox::DryocBox;

use crate::http::error::{Error, Result};

/// Encrypt a value with a public key in base64; returns base64.
pub fn seal(public_key: &str, value: &[u8]) -> Result<String> {
    let bad = || Error::Argument("the public key is not a Curve25519 key in base64".into());
    let key = STANDARD.decode(public_key.trim()).map_err(|_| bad())?;
    let key: [u8; CRYPTO_BOX_PUBLICKEYBYTES] = key.try_into().map_err(|_| bad())?;
    let sealed = DryocBox::seal_to_vecbox(value, &key).map_err(|_| bad())?;
    Ok(STANDARD.encode(sealed.to_vec()))
}

/// The public key that belongs to a seed, in base64, for simulated servers.
pub fn public_key(seed: &[u8; 32]) -> String {
    STANDARD.encode(crypto_box_seed_keypair(seed).0)
}

/// Decrypt a value in base64 with the private key that belongs to a seed; None if it is not sealed for it.
pub fn open(sealed: &str, seed: &[u8; 32]) -> Option<Vec<u8>> {
    let sealed = STANDARD.decode(sealed.trim()).ok()?;
    let (public, private) = crypto_box_seed_keypair(seed);
    let mut opened = vec![0; sealed.len().checked_sub(CRYPTO_BOX_SEALBYTES)?];
    crypto_box_seal_open(&mut opened, &sealed, &public, &private).ok()?;
    Some(opened)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use dryoc::classic::crypto_box::crypto_box_keypair;

    #[test]
    fn the_owner_of_the_key_can_decrypt() {
        let (public, secret) = crypto_box_keypair();
        let sealed = STANDARD.decode(seal(&STANDARD.encode(public), "s3crét".as_bytes()).unwrap()).unwrap();
        let mut opened = vec![0; sealed.len() - 48];
        crypto_box_seal_open(&mut opened, &sealed, &public, &secret).unwrap();
        assert_eq!(opened, "s3crét".as_bytes());
    }

    #[test]
    fn a_seed_opens_what_is_sealed_for_it_alone() {
        let sealed = seal(&public_key(&[7; 32]), b"value").unwrap();
        assert_eq!(open(&sealed, &[7; 32]).unwrap(), b"value");
        assert_eq!(open(&sealed, &[8; 32]), None);
        assert_eq!(open("c2hvcnQ=", &[7; 32]), None);
        assert_eq!(open("not base64", &[7; 32]), None);
    }

    #[test]
    fn an_invalid_key_is_an_error() {
        for bad in ["", "c2hvcnQ=", "not base64"] {
            assert!(matches!(seal(bad, b"x"), Err(Error::Argument(_))), "{bad}");
        }
    }
}
