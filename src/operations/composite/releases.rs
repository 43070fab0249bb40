//! Operations of the chapter `releases`.

use crate::http::error::{Error, Result};
use crate::http::request::{Request, absolute_url};
use crate::operations::arguments::Arguments;
use crate::operations::composite::contents::save_archive;
use crate::operations::composite::reading::missing_input;
use crate::operations::outcome::Outcome;
use crate::operations::run::{Attachment, Call, Running};

/// A draft has no archives.
pub fn download_archive(call: Call) -> Result<Running> {
    let Some(url) = call.member(&format!("{}_url", call.text("format"))) else {
        return Ok(Box::pin(std::future::ready(Ok(Outcome::No(None)))));
    };
    let mut request = Request::new(http::Method::GET, absolute_url(&url, &call.session.settings().urls.api)?);
    request.sign_with(call.auth.clone());
    save_archive(call, request)
}

/// Upload the content of an asset.
pub fn upload_asset(mut call: Call) -> Result<Running> {
    let mut request = call.request()?;
    let Attachment::Upload(upload) = std::mem::take(&mut call.attachment) else { return Err(missing_input(&call)) };
    request.upload = Some(upload);
    call.finish(request)
}

/// Download the content of an asset or an artifact; the result is None if it does not exist (any more).
pub fn download_asset(call: Call) -> Result<Running> {
    let request = call.request()?;
    download(call, request)
}

/// Download an artifact that is unpacked. Its arguments say how, which is not for GitHub.
pub fn extract_artifact(call: Call) -> Result<Running> {
    let request = call.request_of(call.op, &Arguments::new(), call.owner.as_ref())?;
    download(call, request)
}

fn download(mut call: Call, mut request: Request) -> Result<Running> {
    let Attachment::Download(download) = std::mem::take(&mut call.attachment) else { return Err(missing_input(&call)) };
    request.download = Some(download);
    Ok(Box::pin(async move {
        let response = call.session.send(request).await?;
        match response.status {
            404 => Ok(Outcome::Nothing(Some(response))),
            _ if response.is_success() => Ok(Outcome::Yes(response)),
            _ => Err(Error::Status(Box::new(response))),
        }
    }))
}
