//! Several files to upload, each with its name and its media type.

use std::time::Duration;

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyMapping, PyString};

use crate::calls::call::Call;
use crate::calls::host::Host;
use crate::calls::transfer::content::Content;
use ferrohub::bindings::http::error::Result;
use ferrohub::bindings::http::transfer::{Progress, Upload};
use ferrohub::bindings::operations::run::NamedUpload;

/// A file to upload.
pub struct File {
    name: String,
    media_type: String,
    content: Content,
}

/// The files of the argument `files`: paths, or contents by name.
pub fn files(call: &Call<'_, '_>) -> PyResult<Vec<File>> {
    let wrong = |found: &Bound<'_, PyAny>| match found.get_type().name() {
        Ok(name) => PyTypeError::new_err(format!("files must be paths, or a mapping of names to contents, not {name}")),
        Err(error) => error,
    };
    let none = call.py.None().into_bound(call.py);
    let given = call.object("files").unwrap_or(&none);
    let pairs: Vec<(String, Content)> = if let Ok(mapping) = given.cast::<PyMapping>() {
        let pair = |item: Bound<'_, PyAny>| {
            let (name, content): (Bound<'_, PyAny>, Bound<'_, PyAny>) = item.extract()?;
            let name = name.cast::<PyString>().map_err(|_| wrong(&name))?.to_string();
            Ok((name, Content::given(&content, "files")?))
        };
        mapping.items()?.into_iter().map(pair).collect::<PyResult<_>>()?
    } else if given.is_instance_of::<PyString>() || given.is_instance_of::<PyBytes>() {
        // Its characters would be paths.
        return Err(wrong(given));
    } else {
        let each = given.try_iter().map_err(|_| wrong(given))?.map(|path| {
            let path = path?;
            let path: std::path::PathBuf = path.extract().map_err(|_| wrong(&path))?;
            let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
            let name = name.ok_or_else(|| PyValueError::new_err(format!("files has {path:?}, which has no name")))?;
            Ok((name, Content::Path(path)))
        });
        each.collect::<PyResult<_>>()?
    };
    let media_types = call.py.import("mimetypes")?;
    let file = |(name, content): (String, Content)| {
        let (guessed, coding): (Option<String>, Option<String>) =
            media_types.call_method1("guess_type", (&name,))?.extract()?;
        // A compressed file is not of the type that it has inside.
        let media_type = match coding.as_deref() {
            None => guessed.unwrap_or_else(|| "application/octet-stream".to_owned()),
            Some("gzip") => "application/gzip".to_owned(),
            Some(_) => "application/octet-stream".to_owned(),
        };
        Ok(File { name, media_type, content })
    };
    pairs.into_iter().map(file).collect()
}

/// The files once they are open. Their progress is that of all together.
pub async fn uploads(
    files: &[File],
    progress: Option<Progress>,
    host: &Host,
    limit: Option<Duration>,
) -> Result<Vec<NamedUpload>> {
    let mut sources = Vec::with_capacity(files.len());
    for file in files {
        sources.push(file.content.source(host, limit).await?);
    }
    let total = sources.iter().map(|source| source.size()).fold(0, u64::saturating_add);
    let mut before = 0_u64;
    let each = files.iter().zip(sources).map(|(file, source)| {
        let progress = progress.as_ref().map(|progress| progress.of_part(before, total));
        before = before.saturating_add(source.size());
        let (name, media_type) = (file.name.clone(), file.media_type.clone());
        NamedUpload { name, media_type, upload: Upload::new(source, progress) }
    });
    Ok(each.collect())
}
