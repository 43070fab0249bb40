//! Attaching files to a release: what is there already stays, and what was uploaded by half is uploaded anew.

use std::sync::Arc;

use http::Method;
use serde_json::Value;

use crate::github::declared::named::Release;
use crate::github::model::declaration::{Op, media};
use crate::http::error::{Error, Result};
use crate::http::response::Response;
use crate::http::transfer::digest::Hashed;
use crate::http::transfer::{Download, Upload};
use crate::json::document::Json;
use crate::operations::composite::ensure::{change, is_read_again, number, url};
use crate::operations::composite::reading::{listed, missing_input, text_member};
use crate::operations::outcome::Outcome;
use crate::operations::run::{Attachment, Call, NamedUpload, Running};
use crate::session::object_of;

/// Number of times that a file is uploaded if uploads break.
const MOST: u32 = 3;

/// A file, and the digest of its content.
struct File {
    name: String,
    media_type: String,
    upload: Upload,
    sha256: String,
}

/// What a release has under the name of a file.
enum Found {
    Nothing,
    /// The same content.
    Same(Json),
    /// The rest of an upload that broke.
    Incomplete(Json),
    /// Other content.
    Other(Json),
}

/// Attach files to a release. The result is their assets, in the order of the files.
pub fn publish(mut call: Call) -> Result<Running> {
    call.check_credential()?;
    let Attachment::Uploads(given) = std::mem::take(&mut call.attachment) else { return Err(missing_input(&call)) };
    let files = checked(given)?;
    let replaces = call.argument("replace") == Some(&Value::Bool(true));
    Ok(Box::pin(async move {
        let assets = listed(&call, assets(&call)?, "").await?;
        let mut work = Vec::with_capacity(files.len());
        for (NamedUpload { name, media_type, upload }, stored) in files {
            let file = File { sha256: upload.sha256().await?, name: stored, media_type, upload };
            let found = find(&call, &assets, &file).await?;
            if matches!(found, Found::Other(_)) && !replaces {
                let why = format!("the release has a file {name:?} with other content; replace it with replace=true");
                return Err(Error::Argument(why));
            }
            work.push((file, found));
        }
        let mut published = Vec::with_capacity(work.len());
        for (file, found) in work {
            published.push(put(&call, &file, found).await?.text().to_owned());
        }
        let url = call.bare("GET {url}")?.url;
        Ok(Outcome::composed(format!("[{}]", published.join(",")), url))
    }))
}

/// The files with the names of their assets. Two of one name would replace each other.
fn checked(files: Vec<NamedUpload>) -> Result<Vec<(NamedUpload, String)>> {
    let mut names = std::collections::HashSet::new();
    let each = files.into_iter().map(|file| {
        let stored = stored_name(&file.name);
        if stored.is_empty() || !names.insert(stored.clone()) {
            return Err(Error::Argument(format!("files has more than one file {:?}", file.name)));
        }
        Ok((file, stored))
    });
    each.collect()
}

/// The name of a file as GitHub stores it: a full stop in place of other than ASCII letters, digits and `-_+@`.
fn stored_name(name: &str) -> String {
    let is_kept = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '+' | '@');
    let parts: Vec<&str> = name.split(|c| !is_kept(c)).filter(|part| !part.is_empty()).collect();
    let default = if name.starts_with('.') && !parts.is_empty() { "default." } else { "" };
    format!("{default}{}", parts.join("."))
}

fn assets(call: &Call) -> Result<crate::http::request::Request> {
    let mut request = call.bare("GET {url}/assets")?;
    request.query([("per_page", "100")]);
    Ok(request)
}

/// What the assets of a release have under the name of a file.
async fn find(call: &Call, assets: &[Json], file: &File) -> Result<Found> {
    let text = |asset: &Json, key: &str| text_member(asset, key).unwrap_or_default();
    let Some(asset) = assets.iter().find(|asset| text(asset, "name") == file.name) else { return Ok(Found::Nothing) };
    if text(asset, "state") != "uploaded" {
        return Ok(Found::Incomplete(asset.clone()));
    }
    let is_same = number(asset, "size") == file.upload.source.size()
        && match text(asset, "digest").strip_prefix("sha256:") {
            Some(sha256) => sha256.eq_ignore_ascii_case(&file.sha256),
            // GitHub knows no digest of old assets, and Enterprise Server of none.
            None => digest_of(call, &url(asset)).await? == file.sha256,
        };
    Ok(if is_same { Found::Same(asset.clone()) } else { Found::Other(asset.clone()) })
}

/// Upload a file, unless it is there. If it is unknown whether an upload succeeded, the assets are read again.
async fn put(call: &Call, file: &File, mut found: Found) -> Result<Json> {
    let mut attempts = 0;
    loop {
        match &found {
            Found::Same(asset) => {
                file.upload.report_all().await?;
                return Ok(asset.clone());
            }
            Found::Incomplete(asset) | Found::Other(asset) => delete(call, &url(asset)).await?,
            Found::Nothing => {}
        }
        attempts += 1;
        let error = match upload(call, file).await {
            Ok(response) => return object_of(&response),
            Err(error) if is_read_again(&error) => error,
            Err(error) => return Err(error),
        };
        found = find(call, &listed(call, assets(call)?, "").await?, file).await?;
        // Somebody else has uploaded another file of the name meanwhile, or GitHub rejects this one.
        let is_rejected =
            matches!((&found, &error), (Found::Nothing, Error::Status(response)) if response.status == 422);
        if !matches!(found, Found::Same(_)) && (attempts >= MOST || is_rejected || matches!(found, Found::Other(_))) {
            return Err(error);
        }
    }
}

async fn upload(call: &Call, file: &File) -> Result<Response> {
    let op: &'static Op = Release::upload_asset;
    let value = |name: &str| match name {
        "content_type" => Some(Value::from(file.media_type.as_str())),
        "name" => Some(Value::from(file.name.as_str())),
        _ => None,
    };
    let arguments = op.params.iter().map(|param| (param, value(param.name))).collect();
    let mut request = call.request_of(op, &arguments, call.owner.as_ref())?;
    request.upload = Some(file.upload.clone());
    call.fetch(request).await
}

/// Delete an asset. One that is gone already is deleted as well.
async fn delete(call: &Call, url: &str) -> Result<()> {
    match call.fetch(change(call, Method::DELETE, url, None)?).await {
        Err(Error::Status(response)) if response.status == 404 => Ok(()),
        other => other.map(drop),
    }
}

/// The SHA-256 of an asset, which is downloaded for it.
async fn digest_of(call: &Call, url: &str) -> Result<String> {
    let seen = Arc::new(Hashed::default());
    let mut request = call.at(url)?;
    request.header("accept", media::OCTET_STREAM)?;
    request.download = Some(Download::new(seen.clone(), None));
    call.fetch(request).await?;
    Ok(seen.take())
}

#[cfg(test)]
mod tests {
    use super::stored_name;

    #[test]
    fn a_name_is_that_of_github() {
        let names = [
            ("compass-1.0.zip", "compass-1.0.zip"),
            ("a b (1).txt", "a.b.1.txt"),
            ("..a..b..", "default.a.b"),
            ("c++@2_x.tar.gz", "c++@2_x.tar.gz"),
            ("\u{fc}", ""),
        ];
        for (name, stored) in names {
            assert_eq!(stored_name(name), stored, "{name}");
        }
    }
}
