//! Uploading the results of an analysis to code scanning.

use std::io::Write as _;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::Value;

use crate::http::error::{Error, Result};
use crate::operations::composite::reading::{members, missing_input};
use crate::operations::outcome::Outcome;
use crate::operations::run::{Attachment, Call, Running};
use crate::runtime::thread_pool;

/// Maximum size of a file, compressed, in bytes (https://docs.github.com/rest/code-scanning/code-scanning).
const MOST: usize = 10 << 20;

/// Upload a SARIF file, which GitHub takes compressed.
pub fn upload(mut call: Call) -> Result<Running> {
    call.check_credential()?;
    let Attachment::Upload(upload) = std::mem::take(&mut call.attachment) else { return Err(missing_input(&call)) };
    Ok(Box::pin(async move {
        let content = upload.collect().await?;
        let packed = thread_pool::run(move || {
            let mut packed = GzEncoder::new(Vec::new(), Compression::default());
            packed.write_all(&content)?;
            packed.finish()
        });
        let packed = packed.await??;
        if packed.len() > MOST {
            let text = format!("sarif has {} bytes when compressed; GitHub takes at most {MOST}", packed.len());
            return Err(Error::Argument(text));
        }
        let mut body = members(&call);
        body.insert("sarif".into(), Value::from(STANDARD.encode(packed)));
        let request = call.with_body("POST {url}/code-scanning/sarifs", &Value::Object(body))?;
        Ok(Outcome::Body(call.fetch(request).await?))
    }))
}
