//! The credentials of apps as a simulated server sees them: new private keys, and whether a JWT is signed with one.

use aws_lc_rs::encoding::{AsDer, Pkcs8V1Der};
use aws_lc_rs::rsa::{KeyPair, KeySize};
use aws_lc_rs::signature::KeyPair as _;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey, Validation};

use crate::http::error::{Error, Result};

/// Characters of a line of a PEM file.
const LINE: usize = 64;

/// Generate an RSA key of 2,048 bits in PEM form (PKCS#8).
pub fn new_private_key() -> Result<String> {
    let failed = |_| Error::Argument("the system has no randomness for a key".to_owned());
    let key = KeyPair::generate(KeySize::Rsa2048).map_err(failed)?;
    let der: Pkcs8V1Der = key.as_der().map_err(failed)?;
    let text = STANDARD.encode(der.as_ref());
    let lines: Vec<&str> = text.as_bytes().chunks(LINE).filter_map(|line| std::str::from_utf8(line).ok()).collect();
    Ok(format!("-----BEGIN PRIVATE KEY-----\n{}\n-----END PRIVATE KEY-----\n", lines.join("\n")))
}

/// The claims of a JWT as JSON, if it is signed with this private key (RS256). Times in the claims are not checked.
pub fn claims_of(jwt: &str, private_key: &[u8]) -> Result<Option<String>> {
    let bad = || Error::Argument("the key is not an RSA private key in PEM form (PKCS#1 or PKCS#8)".to_owned());
    let key = EncodingKey::from_rsa_pem(private_key).map_err(|_| bad())?;
    let pair = KeyPair::from_der(key.as_bytes()).map_err(|_| bad())?;
    let public = DecodingKey::from_rsa_der(pair.public_key().as_ref());
    let mut validation = Validation::new(Algorithm::RS256);
    validation.validate_exp = false;
    validation.required_spec_claims.clear();
    let decoded = jsonwebtoken::decode::<serde_json::Value>(jwt, &public, &validation);
    Ok(decoded.ok().map(|token| token.claims.to_string()))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use chrono::Utc;

    use super::*;
    use crate::auth::app::AppKey;

    #[test]
    fn a_jwt_is_accepted_with_its_own_key_alone() {
        let pem = new_private_key().unwrap();
        let jwt = AppKey::new(pem.as_bytes(), "7").unwrap().sign(600, Utc::now()).unwrap().token;
        let claims: serde_json::Value =
            serde_json::from_str(&claims_of(jwt.reveal(), pem.as_bytes()).unwrap().unwrap()).unwrap();
        assert_eq!(claims.get("iss").unwrap(), "7");
        for other in
            [&include_bytes!("../../tests/keys/app-pkcs1.pem")[..], include_bytes!("../../tests/keys/app-pkcs8.pem")]
        {
            assert_eq!(claims_of(jwt.reveal(), other).unwrap(), None);
        }
        let mut changed = jwt.reveal().to_owned();
        changed.truncate(changed.len() - 4);
        assert_eq!(claims_of(&changed, pem.as_bytes()).unwrap(), None);
        assert!(claims_of(jwt.reveal(), b"no key").is_err());
    }
}
