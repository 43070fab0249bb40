//! The format of bodies in a cassette.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use bytes::Bytes;
use http::header::{CONTENT_ENCODING, CONTENT_LENGTH, TRANSFER_ENCODING};
use http::{HeaderMap, HeaderValue};
use serde_json::{Value, json};

use crate::cassette::compression::Format;
use crate::cassette::file::Bad;

/// Read the body of a request or response: `{"body": {"encoding": ..., "string": ...}}`, or `"base64_string"` instead of
/// `"string"` or beside an empty one, or `{"body": "..."}`.
pub fn read(value: &Value) -> Bad<Bytes> {
    let Some(body) = value.get("body") else { return Ok(Bytes::new()) };
    let part = |name: &str| body.get(name).and_then(Value::as_str).unwrap_or_default();
    let encoded: String = part("base64_string").split_ascii_whitespace().collect();
    if !encoded.is_empty() {
        return STANDARD.decode(encoded).map(Bytes::from).map_err(|error| format!("its body is not base64: {error}"));
    }
    let text = body.as_str().unwrap_or(part("string"));
    let latin = matches!(part("encoding").to_ascii_lowercase().as_str(), "iso-8859-1" | "latin-1" | "latin1");
    let bytes = if latin { text.chars().map(|c| u8::try_from(c).ok()).collect::<Option<Vec<u8>>>() } else { None };
    Ok(bytes.map_or_else(|| Bytes::copy_from_slice(text.as_bytes()), Bytes::from))
}

/// Decompress a body as its Content-Encoding says, and remove the headers that no longer apply. A body that cannot be
/// decompressed is returned unchanged.
pub fn decode(body: Bytes, headers: &mut HeaderMap) -> Bytes {
    let encodings = headers.get_all(CONTENT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let encodings: Vec<String> =
        encodings.flat_map(|value| value.split(',')).map(|encoding| encoding.trim().to_ascii_lowercase()).collect();
    if encodings.is_empty() || body.is_empty() {
        return body;
    }
    let Some(decoded) = encodings.iter().rev().try_fold(body.clone(), |body, encoding| unpacked(body, encoding)) else {
        return body;
    };
    for name in [CONTENT_ENCODING, CONTENT_LENGTH, TRANSFER_ENCODING] {
        headers.remove(name);
    }
    decoded
}

fn unpacked(body: Bytes, encoding: &str) -> Option<Bytes> {
    let formats: &[Format] = match encoding {
        "gzip" | "x-gzip" => &[Format::Gzip],
        "deflate" => &[Format::Zlib, Format::Deflate],
        "br" => &[Format::Brotli],
        "zstd" => &[Format::Zstd],
        "identity" => return Some(body),
        _ => &[],
    };
    let unpacked = formats.iter().find_map(|format| format.unpack(&body));
    // Some recorders store the decompressed body, but keep its Content-Encoding.
    unpacked.map(Bytes::from).or_else(|| std::str::from_utf8(&body).is_ok().then_some(body))
}

/// Update Content-Length to the new length of a body. A value that was not the old length is removed.
pub fn resize(headers: &mut HeaderMap, old: usize, new: usize) {
    let Some(length) = headers.get(CONTENT_LENGTH) else { return };
    if length.to_str().is_ok_and(|length| length.parse() == Ok(old)) {
        headers.insert(CONTENT_LENGTH, HeaderValue::from(new));
    } else {
        headers.remove(CONTENT_LENGTH);
    }
}

/// A body as it is written to a cassette.
pub fn written(body: &[u8]) -> Value {
    match std::str::from_utf8(body) {
        Ok(text) => json!({ "encoding": "utf-8", "string": text }),
        Err(_) => json!({ "encoding": "utf-8", "base64_string": STANDARD.encode(body) }),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn read_and_decode(encoding: &str, body: &Value) -> Bad<(HeaderMap, Bytes)> {
        let mut headers = HeaderMap::new();
        headers.insert("x-a", HeaderValue::from_static("1"));
        headers.insert(CONTENT_LENGTH, HeaderValue::from_static("5"));
        if !encoding.is_empty() {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_str(encoding).unwrap());
        }
        let body = decode(read(&json!({ "body": body }))?, &mut headers);
        Ok((headers, body))
    }

    fn packed(format: Format, body: &[u8]) -> Value {
        json!({"encoding": "utf-8", "string": "", "base64_string": STANDARD.encode(format.pack(body).unwrap())})
    }

    #[test]
    fn bodies_are_read_however_they_were_compressed() {
        let text = r#"{"a": "ü"}"#;
        let plain = text.as_bytes();
        let twice = Format::Brotli.pack(&Format::Gzip.pack(plain).unwrap()).unwrap();
        for (encoding, body) in [
            ("gzip", packed(Format::Gzip, plain)),
            ("deflate", packed(Format::Zlib, plain)),
            ("deflate", packed(Format::Deflate, plain)),
            ("br", packed(Format::Brotli, plain)),
            ("zstd", packed(Format::Zstd, plain)),
            ("gzip, br", json!({"base64_string": STANDARD.encode(twice)})),
            ("gzip", json!({"encoding": "utf-8", "string": text})),
            ("deflate", json!({"encoding": "utf-8", "base64_string": STANDARD.encode(plain)})),
            ("br", json!({"encoding": null, "string": text})),
        ] {
            let (headers, bytes) = read_and_decode(encoding, &body).unwrap();
            assert_eq!(bytes, plain, "{encoding} {body}");
            assert_eq!(headers.keys().collect::<Vec<_>>(), ["x-a"]);
        }
        assert!(read_and_decode("", &json!({"base64_string": "*"})).is_err());
    }

    #[test]
    fn bodies_that_cannot_be_decompressed_are_unchanged() {
        for (encoding, broken) in [("br", "G/8="), ("gzip", "H4sIAAAA"), ("compress", "/5A="), ("gzip, br", "G/8=")] {
            let (headers, bytes) = read_and_decode(encoding, &json!({"base64_string": broken})).unwrap();
            assert_eq!((STANDARD.encode(bytes), headers.len()), (broken.to_owned(), 3), "{encoding}");
        }
    }

    #[test]
    fn bodies_without_content_encoding_stay_compressed() {
        let (headers, bytes) = read_and_decode("", &packed(Format::Gzip, b"x")).unwrap();
        assert!(bytes.starts_with(&[0x1f, 0x8b]) && headers.contains_key(CONTENT_LENGTH));
    }

    #[test]
    fn text_bodies_are_read() {
        for (body, bytes) in [
            (json!("ü"), "ü".as_bytes()),
            (json!({"encoding": "ISO-8859-1", "string": "ü"}), b"\xfc"),
            (json!({"encoding": "utf-8", "string": ""}), b""),
            (Value::Null, b""),
        ] {
            assert_eq!(read_and_decode("", &body).unwrap().1, bytes, "{body}");
        }
    }
}
