//! Bodies as a cassette has them.

use std::io::Read;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use bytes::Bytes;
use flate2::read::{DeflateDecoder, MultiGzDecoder, ZlibDecoder};
use http::HeaderMap;
use http::header::{CONTENT_ENCODING, CONTENT_LENGTH, TRANSFER_ENCODING};
use serde_json::{Value, json};

use crate::cassette::file::Bad;

/// `{"body": {"encoding", "string"}}`, `{"base64_string"}` in place of the string or beside an empty one, or a string.
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

/// The body as it was before it was compressed for the way. The headers then tell of it no longer.
pub fn decode(body: Bytes, headers: &mut HeaderMap) -> Bad<Bytes> {
    let encodings: Vec<String> = headers
        .get_all(CONTENT_ENCODING)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .map(|encoding| encoding.trim().to_ascii_lowercase())
        .collect();
    if encodings.is_empty() || body.is_empty() {
        return Ok(body);
    }
    for name in [CONTENT_ENCODING, CONTENT_LENGTH, TRANSFER_ENCODING] {
        headers.remove(name);
    }
    // Some recorders keep the header of a body that they decoded.
    encodings.iter().rev().try_fold(body, |body, encoding| match encoding.as_str() {
        "gzip" | "x-gzip" if body.starts_with(&[0x1f, 0x8b]) => {
            unpacked(MultiGzDecoder::new(&*body)).map_err(|error| format!("its body is not gzip: {error}"))
        }
        "deflate" => match unpacked(ZlibDecoder::new(&*body)) {
            Ok(body) => Ok(body),
            Err(_) if std::str::from_utf8(&body).is_ok() => Ok(body),
            // Some servers send it without its header.
            Err(_) => {
                unpacked(DeflateDecoder::new(&*body)).map_err(|error| format!("its body is not deflate: {error}"))
            }
        },
        "gzip" | "x-gzip" | "identity" => Ok(body),
        _ if std::str::from_utf8(&body).is_ok() => Ok(body),
        _ => Err(format!("its body is compressed with {encoding:?}, which is not read; gzip and deflate are")),
    })
}

fn unpacked(mut decoder: impl Read) -> std::io::Result<Bytes> {
    let mut body = Vec::new();
    decoder.read_to_end(&mut body)?;
    Ok(Bytes::from(body))
}

/// A body as it is written.
pub fn written(body: &[u8]) -> Value {
    match std::str::from_utf8(body) {
        Ok(text) => json!({ "encoding": "utf-8", "string": text }),
        Err(_) => json!({ "encoding": "utf-8", "base64_string": STANDARD.encode(body) }),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use flate2::Compression;
    use flate2::read::{DeflateEncoder, GzEncoder, ZlibEncoder};
    use http::HeaderValue;

    use super::*;

    fn answer(encoding: &str, body: &Value) -> Bad<(HeaderMap, Bytes)> {
        let mut headers = HeaderMap::new();
        headers.insert("x-a", HeaderValue::from_static("1"));
        headers.insert(CONTENT_LENGTH, HeaderValue::from_static("5"));
        if !encoding.is_empty() {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_str(encoding).unwrap());
        }
        let body = read(&json!({ "body": body }))?;
        decode(body, &mut headers).map(|body| (headers, body))
    }

    fn packed(mut encoder: impl Read) -> Value {
        let mut bytes = Vec::new();
        encoder.read_to_end(&mut bytes).unwrap();
        json!({"encoding": "utf-8", "string": "", "base64_string": STANDARD.encode(bytes)})
    }

    #[test]
    fn bodies_are_read_however_they_were_compressed() {
        let text = r#"{"a": "ü"}"#;
        let (plain, best) = (text.as_bytes(), Compression::best());
        for (encoding, body) in [
            ("gzip", packed(GzEncoder::new(plain, best))),
            ("deflate", packed(ZlibEncoder::new(plain, best))),
            ("deflate", packed(DeflateEncoder::new(plain, best))),
            ("gzip", json!({"encoding": "utf-8", "string": text})),
            ("deflate", json!({"encoding": "utf-8", "base64_string": STANDARD.encode(plain)})),
            ("br", json!({"encoding": null, "string": text})),
        ] {
            let (headers, bytes) = answer(encoding, &body).unwrap();
            assert_eq!(bytes, plain, "{encoding} {body}");
            assert_eq!(headers.keys().collect::<Vec<_>>(), ["x-a"]);
        }
        let brotli = answer("br", &json!({"base64_string": STANDARD.encode([0x1b, 0xff])}));
        assert!(brotli.unwrap_err().contains("\"br\""));
        assert!(answer("gzip", &json!({"base64_string": "H4sIAAAA"})).is_err());
        assert!(answer("", &json!({"base64_string": "*"})).is_err());
    }

    #[test]
    fn an_archive_stays_packed() {
        let archive = packed(GzEncoder::new(&b"x"[..], Compression::best()));
        let (headers, bytes) = answer("", &archive).unwrap();
        assert!(bytes.starts_with(&[0x1f, 0x8b]) && headers.contains_key(CONTENT_LENGTH));
    }

    #[test]
    fn texts_are_read() {
        for (body, bytes) in [
            (json!("ü"), "ü".as_bytes()),
            (json!({"encoding": "ISO-8859-1", "string": "ü"}), b"\xfc"),
            (json!({"encoding": "utf-8", "string": ""}), b""),
            (Value::Null, b""),
        ] {
            assert_eq!(answer("", &body).unwrap().1, bytes, "{body}");
        }
    }
}
