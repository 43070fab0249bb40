//! Functions of the chapter `projects`.

use pyo3::prelude::*;

use super::{Computed, Handler, Handlers};
use ferrohub::http::error::Error;
use ferrohub::http::request::Request;
use ferrohub::schema::declaration::Op;
use crate::calls::call::Call;
use crate::errors;

/// Its operations.
pub static HANDLERS: Handlers = &[
    ("ProjectCard", "retrieve_issue_from_content", issue as Handler),
    ("ProjectCard", "retrieve_pull_request_from_content", pull_request as Handler),
];

/// Its computed fields.
pub static COMPUTED: Computed = &[];

/// What a card stands for.
static CONTENT: Op = Op { class: "ProjectCard", name: "content", path: "{content_url}", ..Op::BASE };

fn issue<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    call.result(call.send(content(call)?)?)
}

/// The address is the issue's also where the card stands for a pull request.
fn pull_request<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    let mut request = content(call)?;
    let number = request.url.path_segments().and_then(|mut segments| segments.next_back()).unwrap_or_default();
    let path = format!("../pulls/{number}");
    request.url = request.url.join(&path).map_err(|error| call.error(Error::Argument(error.to_string())))?;
    call.result(call.send(request)?)
}

fn content(call: &Call<'_, '_>) -> PyResult<Request> {
    let address = call.json.as_ref().and_then(|json| json.get("content_url")?.scalar());
    if address.is_none() {
        let message = "the card is a note: it stands for no issue and no pull request";
        return Err(errors::named(call.py, "CardHasNoContentUrl", message));
    }
    call.request(&CONTENT)
}
