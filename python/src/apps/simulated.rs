//! What a simulated GitHub needs of cryptography: keys of apps, their JWTs, and sealed secrets.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use ferrohub::bindings::auth::verification;
use ferrohub::bindings::session::sealed_box;

use crate::errors::Failure;

/// Generate an RSA key of 2,048 bits in PEM form.
#[pyfunction]
pub fn _new_private_key(py: Python<'_>) -> PyResult<String> {
    py.detach(verification::new_private_key).map_err(|error| Failure::from(error).into())
}

/// The claims of a JWT, as JSON, if it is signed with a private key; None otherwise.
///
/// :param jwt: the JWT
/// :param private_key: the private key in PEM form
#[pyfunction]
pub fn _jwt_claims(jwt: &str, private_key: &[u8]) -> PyResult<Option<String>> {
    verification::claims_of(jwt, private_key).map_err(|error| Failure::from(error).into())
}

/// The public key that belongs to a seed of 32 bytes, in base64, as secrets are sealed with.
///
/// :param seed: the seed
#[pyfunction]
pub fn _sealing_key(seed: &[u8]) -> PyResult<String> {
    Ok(sealed_box::public_key(of_length(seed)?))
}

/// Open a sealed value in base64 with the private key that belongs to a seed; None if it is sealed for another key.
///
/// :param sealed: the sealed value
/// :param seed: the seed
#[pyfunction]
pub fn _open_sealed(sealed: &str, seed: &[u8]) -> PyResult<Option<Vec<u8>>> {
    Ok(sealed_box::open(sealed, of_length(seed)?))
}

fn of_length(seed: &[u8]) -> PyResult<&[u8; 32]> {
    seed.try_into().map_err(|_| PyValueError::new_err("seed must have 32 bytes"))
}
