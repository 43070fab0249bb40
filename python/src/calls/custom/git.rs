//! Functions of the chapter `git`.

use base64::Engine as _;
use base64::alphabet::STANDARD;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use bytes::Bytes;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes, PyMapping, PyMemoryView, PyString};
use serde_json::json;

use super::{Computed, Handler, Handlers};
use ferrohub::client::commit_files::Changes;
use crate::calls::call::Call;
use crate::values::resource::Resource;
use crate::session::client_session::ClientSession;
use crate::calls::blocking;

/// Its operations.
pub static HANDLERS: Handlers = &[
    ("Blob", "decode_content", decode_content as Handler),
    ("ShortRepository", "create_branch_ref", create_branch_ref as Handler),
    ("ShortRepository", "create_tag", create_tag as Handler),
    ("ShortRepository", "commit_files", commit_files as Handler),
];

/// Its computed fields.
pub static COMPUTED: Computed = &[("blob_decoded", "bytes", blob_decoded)];

/// Base64 as services write it: with or without padding.
const BASE64: GeneralPurpose = GeneralPurpose::new(
    &STANDARD,
    GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

/// The content of a blob; None when there is none, an error when it is not what its encoding says.
fn content(blob: &Resource) -> Option<Result<Vec<u8>, base64::DecodeError>> {
    let content = blob.get("content")?.scalar()?;
    if blob.get("encoding").and_then(|encoding| encoding.scalar()).as_deref() != Some("base64") {
        return Some(Ok(content.into_bytes()));
    }
    let packed: Vec<u8> = content.bytes().filter(|byte| !byte.is_ascii_whitespace()).collect();
    Some(BASE64.decode(packed))
}

fn blob_decoded<'py>(blob: &Bound<'py, Resource>) -> PyResult<Bound<'py, PyAny>> {
    let py = blob.py();
    Ok(match content(blob.get()) {
        Some(Ok(content)) => PyBytes::new(py, &content).into_any(),
        _ => py.None().into_bound(py),
    })
}

fn decode_content<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    let decoded = content(call.owner.cast::<Resource>()?.get()).unwrap_or(Ok(Vec::new()));
    let decoded = decoded.map_err(|error| PyValueError::new_err(format!("the content is not base64: {error}")))?;
    Ok(match String::from_utf8(decoded) {
        Ok(text) => PyString::new(call.py, &text).into_any(),
        Err(binary) => PyBytes::new(call.py, binary.as_bytes()).into_any(),
    })
}

fn create_branch_ref<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    call.check_credential()?;
    if call.argument("sha").is_none() {
        return call.nothing();
    }
    create_ref(call, &format!("refs/heads/{}", call.text("name")), call.text("sha"))
}

fn create_tag<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    let (tag, sha, kind) = (call.text("tag"), call.text("sha"), call.text("obj_type"));
    let reference = format!("refs/tags/{tag}");
    if call.argument("lightweight") == Some(&true.into()) {
        return create_ref(call, &reference, sha);
    }
    call.check_credential()?;
    if !matches!(kind, "commit" | "tree" | "blob") {
        return Err(PyValueError::new_err(format!("obj_type must be one of 'commit', 'tree', 'blob', not {kind:?}")));
    }
    let mut body = json!({ "tag": tag, "message": call.text("message"), "object": sha, "type": kind });
    if let (Some(members), Some(tagger)) = (body.as_object_mut(), call.argument("tagger")) {
        members.insert("tagger".into(), tagger.clone());
    }
    let answer = call.post("{url}/git/tags", &body)?;
    let made = call.resource("Tag", &answer)?;
    create_ref(call, &reference, &made.getattr("sha")?.extract::<String>()?)?;
    Ok(made)
}

fn create_ref<'py>(call: &Call<'_, 'py>, name: &str, sha: &str) -> PyResult<Bound<'py, PyAny>> {
    let answer = call.post("{url}/git/refs", &json!({ "ref": name, "sha": sha }))?;
    call.resource("Reference", &answer)
}

fn commit_files<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    call.check_credential()?;
    let py = call.py;
    let owner = |key: &str| call.json.as_ref().and_then(|json| json.get(key)?.scalar());
    let branch = call.argument("branch").map(|_| call.text("branch").to_owned()).or_else(|| owner("default_branch"));
    let changes = Changes::new(files(call)?, call.text("message").to_owned(), branch).map_err(|e| call.error(e))?;
    let repository = call.bare("GET {url}")?.url;
    let (session, auth) = (call.session.get().core.clone(), ClientSession::auth(call.py, &call.session));
    let answer = blocking::block(py, async move { changes.commit(&session, repository.as_str(), auth).await })?;
    call.resource("Commit", &answer)
}

/// The files by path; None for what is to be deleted.
fn files(call: &Call<'_, '_>) -> PyResult<Vec<(String, Option<Bytes>)>> {
    let wrong = |what: &str, value: &Bound<'_, PyAny>| match value.get_type().name() {
        Ok(name) => PyTypeError::new_err(format!("files must {what}, not {name}")),
        Err(error) => error,
    };
    let none = call.py.None().into_bound(call.py);
    let given = call.object("files").unwrap_or(&none);
    let given = given.cast::<PyMapping>().map_err(|_| wrong("be a mapping of paths to contents", given))?;
    let each = given.items()?.into_iter().map(|item| {
        let (path, value): (Bound<'_, PyAny>, Bound<'_, PyAny>) = item.extract()?;
        let path = path.cast::<PyString>().map_err(|_| wrong("have paths that are str", &path))?.to_string();
        let content = match &value {
            value if value.is_none() => None,
            value if value.is_instance_of::<PyString>() => Some(Bytes::from(value.extract::<String>()?)),
            value if is_bytes(value) => {
                let bytes = call.py.get_type::<PyBytes>().call1((value,))?;
                Some(Bytes::copy_from_slice(bytes.cast::<PyBytes>()?.as_bytes()))
            }
            value => return Err(wrong("have contents that are bytes, str or None", value)),
        };
        Ok((path, content))
    });
    each.collect()
}

fn is_bytes(value: &Bound<'_, PyAny>) -> bool {
    value.is_instance_of::<PyBytes>()
        || value.is_instance_of::<PyByteArray>()
        || value.is_instance_of::<PyMemoryView>()
}
