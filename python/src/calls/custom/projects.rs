//! Functions of the chapter `projects`.

use pyo3::prelude::*;

use crate::calls::call::Call;
use crate::errors;
use ferrohub::bindings::operations::run::Attachment;

/// Reject a card that is a note.
pub fn check_content(call: &Call<'_, '_>) -> PyResult<Attachment> {
    if call.core.member("content_url").is_some() {
        return Ok(Attachment::Nothing);
    }
    let message = "the card is a note: it stands for no issue and no pull request";
    Err(errors::named(call.py, "CardHasNoContentUrl", message))
}
