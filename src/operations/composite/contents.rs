//! Operations of the chapter `contents`.

use std::sync::Arc;

use bytes::Bytes;
use http::Method;
use serde_json::Value;

use crate::auth::credential::Auth;
use crate::github::model::declaration::{Param, Takes, media};
use crate::http::error::{Error, Result};
use crate::http::request::{Request, absolute_url};
use crate::operations::composite::reading::missing_input;
use crate::operations::outcome::Outcome;
use crate::operations::run::{Attachment, Call, Running};
use crate::session::{Session, json_of, shape};

static SHA: Param = Param { name: "sha", wire: "sha", takes: Takes::Text, default: None };

/// A file has no entries, so its response is an error here.
pub fn list_directory(call: Call) -> Result<Running> {
    let request = call.request()?;
    Ok(Box::pin(async move {
        let response = call.fetch(request).await?;
        if json_of(&response)?.is_array() {
            return Ok(Outcome::Body(response));
        }
        Err(shape(&response, "a list, as a directory has; see file_contents()"))
    }))
}

/// Change a file: at its URL, without the ref that it was read at, and with its SHA, so that concurrent changes are
/// not lost.
pub fn change(mut call: Call) -> Result<Running> {
    let sha = call.member("sha");
    let sha = sha.ok_or_else(|| Error::Argument("the file has no sha, which is needed to change it".into()))?;
    call.arguments.push((&SHA, Some(Value::String(sha))));
    let mut request = call.request()?;
    request.url.set_query(None);
    Ok(Box::pin(async move { Ok(Outcome::Body(call.fetch(request).await?)) }))
}

/// Download an archive of a repository.
pub fn download_archive(call: Call) -> Result<Running> {
    let request = call.request()?;
    save_archive(call, request)
}

/// Download an archive; the result is False if GitHub has none.
pub(super) fn save_archive(mut call: Call, mut request: Request) -> Result<Running> {
    let Attachment::Download(download) = std::mem::take(&mut call.attachment) else { return Err(missing_input(&call)) };
    request.download = Some(download);
    Ok(Box::pin(async move {
        let response = call.session.send(request).await?;
        Ok(if response.is_success() { Outcome::Yes(response) } else { Outcome::No(Some(response)) })
    }))
}

/// The content of a file. GitHub leaves it out of the JSON of a large file.
pub async fn raw(session: Arc<Session>, url: String, auth: Option<Auth>) -> Result<Bytes> {
    let mut request = Request::new(Method::GET, absolute_url(&url, &session.settings().urls.api)?);
    request.sign_with(auth);
    request.header("accept", media::RAW)?;
    let response = session.send(request).await?;
    if response.ok() { Ok(response.body) } else { Err(Error::Status(Box::new(response))) }
}
