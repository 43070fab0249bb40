//! Signatures of payloads, as in
//! <https://docs.github.com/webhooks/using-webhooks/validating-webhook-deliveries>.

use std::fmt;

use aws_lc_rs::hmac;

use crate::client::error::Error;
use crate::json::hex;

const SHA256: &str = "sha256=";
const SHA1: &str = "sha1=";
/// Number of digits of the longest signature.
const LONGEST: usize = 64;
/// Number of digits of a signature by HMAC-SHA-1.
const SHA1_DIGITS: usize = 40;

/// The secrets of a webhook. There can be several, so that a secret can be replaced without losing deliveries: a
/// signature made with any of them is valid, and the first one signs.
///
/// ```
/// let secrets = ferrohub::WebhookSecrets::new(["It's a Secret to Everybody"])?;
/// let signature = "sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17";
/// assert!(secrets.verify(b"Hello, World!", signature));
/// # Ok::<(), ferrohub::Error>(())
/// ```
#[derive(Clone)]
pub struct WebhookSecrets {
    sha256: Vec<hmac::Key>,
    /// The same secrets, if SHA-1 is accepted.
    sha1: Vec<hmac::Key>,
}

impl WebhookSecrets {
    /// Secrets in the order of preference.
    ///
    /// # Errors
    /// [`Error::Argument`] if there is none, or if one is empty.
    pub fn new<S: AsRef<[u8]>>(secrets: impl IntoIterator<Item = S>) -> Result<WebhookSecrets, Error> {
        let mut sha256 = Vec::new();
        for secret in secrets {
            if secret.as_ref().is_empty() {
                return Err(Error::Argument("a secret must not be empty".to_owned()));
            }
            sha256.push(hmac::Key::new(hmac::HMAC_SHA256, secret.as_ref()));
        }
        if sha256.is_empty() {
            return Err(Error::Argument("at least one secret is required".to_owned()));
        }
        Ok(WebhookSecrets { sha256, sha1: Vec::new() })
    }

    /// Also accept signatures by HMAC-SHA-1, as in the header X-Hub-Signature. Only for old versions of GitHub Enterprise
    /// Server, which do not send X-Hub-Signature-256.
    ///
    /// # Errors
    /// As [`new`](WebhookSecrets::new).
    pub fn with_sha1<S: AsRef<[u8]>>(secrets: impl IntoIterator<Item = S>) -> Result<WebhookSecrets, Error> {
        let secrets: Vec<S> = secrets.into_iter().collect();
        let mut found = WebhookSecrets::new(secrets.iter())?;
        let key = |secret: &S| hmac::Key::new(hmac::HMAC_SHA1_FOR_LEGACY_USE_ONLY, secret.as_ref());
        found.sha1 = secrets.iter().map(key).collect();
        Ok(found)
    }

    /// Whether SHA-1 is accepted.
    pub fn accepts_sha1(&self) -> bool {
        !self.sha1.is_empty()
    }

    /// Whether a text has the form of a signature, of whatever body.
    pub(crate) fn is_signature(text: &str) -> bool {
        let parts = [(SHA256, LONGEST), (SHA1, SHA1_DIGITS)];
        let digits = |(name, length): (&str, usize)| text.strip_prefix(name).filter(|digits| digits.len() == length);
        parts.into_iter().find_map(digits).is_some_and(|digits| hex::decode(digits).is_some())
    }

    /// Whether a signature, such as `sha256=7571...`, is that of a body. Compares in constant time.
    pub fn verify(&self, body: &[u8], signature: &str) -> bool {
        let (keys, digits) = match (signature.strip_prefix(SHA256), signature.strip_prefix(SHA1)) {
            (Some(digits), _) => (&self.sha256, digits),
            (None, Some(digits)) => (&self.sha1, digits),
            (None, None) => return false,
        };
        if digits.len() > LONGEST {
            return false;
        }
        let Some(tag) = hex::decode(digits) else { return false };
        // Every key is tried, so that the time does not depend on the one that matches.
        keys.iter().fold(false, |valid, key| hmac::verify(key, body, &tag).is_ok() | valid)
    }

    /// The signature of a body by HMAC-SHA-256, as in the header X-Hub-Signature-256.
    pub fn sign(&self, body: &[u8]) -> String {
        let tag = self.sha256.first().map(|key| hmac::sign(key, body));
        let digits = tag.map(|tag| hex::encode(tag.as_ref())).unwrap_or_default();
        format!("{SHA256}{digits}")
    }
}

impl fmt::Debug for WebhookSecrets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "WebhookSecrets({} secrets)", self.sha256.len())
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]
mod tests {
    use super::*;

    const SECRET: &str = "It's a Secret to Everybody";
    const BODY: &[u8] = b"Hello, World!";
    const SIGNATURE: &str = "sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17";
    const OLD: &str = "sha1=01dc10d0c83e72ed246219cdd91669667fe2ca59";

    #[test]
    fn the_example_of_the_documentation_is_valid() {
        let secrets = WebhookSecrets::new([SECRET]).unwrap();
        assert!(secrets.verify(BODY, SIGNATURE) && secrets.sign(BODY) == SIGNATURE);
        assert!(secrets.verify(BODY, &SIGNATURE.to_uppercase().replace("SHA", "sha")));
        let long = format!("{SIGNATURE}{}", "0".repeat(64));
        for wrong in ["", "sha256=", "sha256=zz", &SIGNATURE[7..], &SIGNATURE[..70], "sha256=é", "sha512=00", &long] {
            assert!(!secrets.verify(BODY, wrong), "{wrong}");
        }
        assert!(!secrets.verify(b"Hello, World", SIGNATURE));
        assert!(!WebhookSecrets::new(["other"]).unwrap().verify(BODY, SIGNATURE));
    }

    #[test]
    fn any_of_several_secrets_is_valid_and_the_first_one_signs() {
        let secrets = WebhookSecrets::new(["new", SECRET, "older"]).unwrap();
        assert!(secrets.verify(BODY, SIGNATURE) && secrets.verify(BODY, &secrets.sign(BODY)));
        assert_eq!(secrets.sign(BODY), WebhookSecrets::new(["new"]).unwrap().sign(BODY));
        assert_eq!(format!("{secrets:?}"), "WebhookSecrets(3 secrets)");
    }

    #[test]
    fn sha1_is_accepted_on_request_only() {
        let old = WebhookSecrets::with_sha1([SECRET]).unwrap();
        let signed = hmac::sign(&old.sha1[0], BODY);
        assert_eq!(OLD, format!("sha1={}", hex::encode(signed.as_ref())));
        assert!(old.verify(BODY, OLD) && old.verify(BODY, SIGNATURE) && old.accepts_sha1());
        assert!(!WebhookSecrets::new([SECRET]).unwrap().verify(BODY, OLD));
    }

    #[test]
    fn an_empty_secret_is_an_error() {
        for secrets in [vec![], vec![""], vec!["a", ""]] {
            assert!(matches!(WebhookSecrets::new(secrets), Err(Error::Argument(_))));
        }
    }
}
