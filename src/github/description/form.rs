//! Forms: bodies of the type multipart/form-data (RFC 7578).

use bytes::Bytes;
use http::HeaderValue;
use sha2::{Digest as _, Sha256};

use crate::json::hex;

/// A field of a form.
#[derive(Debug)]
pub struct Field {
    /// Its name.
    pub name: String,
    /// The name of its file; None for a field of text.
    pub file: Option<String>,
    /// Its content.
    pub content: Bytes,
}

/// The value of the Content-Type header, and the body.
pub fn encode(fields: &[Field]) -> Option<(HeaderValue, Bytes)> {
    let boundary = boundary(fields);
    let mut body = Vec::new();
    for field in fields {
        let name = quoted(&field.name);
        let file = field.file.as_deref().map(|file| format!("; filename=\"{}\"", quoted(file))).unwrap_or_default();
        let kind = if field.file.is_some() { "Content-Type: application/octet-stream\r\n" } else { "" };
        let head = format!("--{boundary}\r\nContent-Disposition: form-data; name=\"{name}\"{file}\r\n{kind}\r\n");
        body.extend_from_slice(head.as_bytes());
        body.extend_from_slice(&field.content);
        body.extend_from_slice(b"\r\n");
    }
    body.extend_from_slice(format!("--{boundary}--\r\n").as_bytes());
    let media = HeaderValue::from_str(&format!("multipart/form-data; boundary={boundary}")).ok()?;
    Some((media, body.into()))
}

/// A boundary that the contents determine, so that a cassette finds the same request again. As a hash of the contents,
/// it is not part of them.
fn boundary(fields: &[Field]) -> String {
    let mut hash = Sha256::new();
    for field in fields {
        hash.update(field.name.len().to_be_bytes());
        hash.update(field.name.as_bytes());
        hash.update(field.content.len().to_be_bytes());
        hash.update(&field.content);
    }
    let digest = hash.finalize();
    format!("form-{}", hex::encode(digest.get(..16).unwrap_or_default()))
}

/// A name in quotes, with the characters escaped that browsers escape.
fn quoted(name: &str) -> String {
    name.replace('"', "%22").replace('\r', "%0D").replace('\n', "%0A")
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn field(name: &str, file: Option<&str>, content: &'static [u8]) -> Field {
        Field { name: name.to_owned(), file: file.map(str::to_owned), content: Bytes::from_static(content) }
    }

    #[test]
    fn a_form_has_a_part_for_each_field() {
        let fields = [field("password", None, b"secret"), field("li\"cense", Some("a\r\nb.ghl"), b"\x00\xff")];
        let (media, body) = encode(&fields).unwrap();
        let boundary = media.to_str().unwrap().split_once("boundary=").unwrap().1.to_owned();
        let mut expected =
            format!("--{boundary}\r\nContent-Disposition: form-data; name=\"password\"\r\n\r\nsecret\r\n");
        expected += &format!("--{boundary}\r\nContent-Disposition: form-data; name=\"li%22cense\"; ");
        expected += "filename=\"a%0D%0Ab.ghl\"\r\nContent-Type: application/octet-stream\r\n\r\n";
        let mut expected = expected.into_bytes();
        expected.extend_from_slice(b"\x00\xff\r\n");
        expected.extend_from_slice(format!("--{boundary}--\r\n").as_bytes());
        assert_eq!(body, expected);
        assert_eq!(encode(&fields).unwrap().0, media);
        assert_ne!(encode(fields.get(..1).unwrap()).unwrap().0, media);
    }
}
