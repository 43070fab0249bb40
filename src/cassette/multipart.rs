//! Multipart bodies (RFC 2046, RFC 7578).

use std::ops::Range;

/// The ranges of a part in a multipart body.
#[derive(Debug, PartialEq, Eq)]
pub struct Part {
    /// The headers.
    pub head: Range<usize>,
    /// The content.
    pub content: Range<usize>,
}

/// A parameter of a header value, such as `name` in `form-data; name="token"`.
pub fn parameter(header: &str, name: &str) -> Option<String> {
    let mut rest = header;
    while let Some((_, parameters)) = rest.split_once(';') {
        rest = parameters;
        let Some((key, value)) = parameters.split_once('=') else { continue };
        if key.trim().eq_ignore_ascii_case(name) {
            let value = value.trim_start();
            let quoted = value.strip_prefix('"').and_then(|value| value.split('"').next());
            return Some(
                quoted.unwrap_or_else(|| value.split([';', '\r', '\n']).next().unwrap_or_default().trim()).to_owned(),
            );
        }
    }
    None
}

/// A header of a part.
pub fn header<'h>(head: &'h str, name: &str) -> Option<&'h str> {
    let mut lines = head.lines().filter_map(|line| line.split_once(':'));
    lines.find(|(key, _)| key.trim().eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
}

/// The parts of a multipart body; empty for any other body. The boundary is that of the media type, or else the first
/// line of the body.
pub fn parts(body: &[u8], media_type: Option<&str>) -> Vec<Part> {
    let announced = media_type.filter(|kind| kind.to_ascii_lowercase().contains("multipart/"));
    let delimiter = match announced.and_then(|kind| parameter(kind, "boundary")) {
        Some(boundary) => format!("--{boundary}").into_bytes(),
        None => match body.split(|&byte| byte == b'\n').next() {
            Some(line) if line.len() > 3 && line.starts_with(b"--") => {
                line.strip_suffix(b"\r").unwrap_or(line).to_vec()
            }
            _ => return Vec::new(),
        },
    };
    let starts = places(body, &delimiter);
    let part = |(start, next): (&usize, &usize)| {
        let line = start + delimiter.len();
        let rest = body.get(line..*next)?;
        let head = line + rest.iter().position(|&byte| byte == b'\n')? + 1;
        let part = body.get(head..*next)?;
        // A part without headers starts with the empty line.
        let (length, gap) = match part {
            [b'\r', b'\n', ..] => (0, 2),
            [b'\n', ..] => (0, 1),
            _ => find(part, b"\r\n\r\n").map(|at| (at, 4)).or_else(|| find(part, b"\n\n").map(|at| (at, 2)))?,
        };
        let content = part.get(length + gap..)?;
        let content = content.strip_suffix(b"\n").unwrap_or(content);
        let content = content.strip_suffix(b"\r").unwrap_or(content);
        let start = head + length + gap;
        Some(Part { head: head..head + length, content: start..start + content.len() })
    };
    starts.iter().zip(starts.iter().skip(1)).filter_map(part).collect()
}

/// The positions of the delimiters, which must be at the start of a line.
fn places(body: &[u8], delimiter: &[u8]) -> Vec<usize> {
    let (mut found, mut at) = (Vec::new(), 0);
    while let Some(start) = body.get(at..).and_then(|rest| find(rest, delimiter)).map(|start| at + start) {
        if start == 0 || body.get(start - 1) == Some(&b'\n') {
            found.push(start);
        }
        at = start + delimiter.len();
    }
    found
}

fn find(body: &[u8], part: &[u8]) -> Option<usize> {
    let first = part.first()?;
    let candidates = body.iter().enumerate().filter(|(_, byte)| *byte == first).map(|(at, _)| at);
    candidates.into_iter().find(|&at| body.get(at..).is_some_and(|rest| rest.starts_with(part)))
}

#[cfg(test)]
#[allow(clippy::indexing_slicing)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_found() {
        let body = "--b\r\nContent-Disposition: form-data; name=\"token\"\r\n\r\nabc\r\n--b\r\n\r\n--c\r\n--b--\r\n";
        for kind in [Some("multipart/form-data; boundary=b"), Some("Multipart/Mixed; boundary=\"b\""), None] {
            let found = parts(body.as_bytes(), kind);
            let texts: Vec<(&str, &str)> =
                found.iter().map(|part| (&body[part.head.clone()], &body[part.content.clone()])).collect();
            assert_eq!(texts, [("Content-Disposition: form-data; name=\"token\"", "abc"), ("", "--c")], "{kind:?}");
            let disposition = header(texts[0].0, "content-disposition").unwrap_or_default();
            assert_eq!(parameter(disposition, "name").as_deref(), Some("token"));
        }
        assert!(parts(b"--- a/file\n+++ b/file\n", None).is_empty());
        assert!(parts(b"{}", Some("multipart/form-data; boundary=b")).is_empty());
        assert_eq!(parameter("a; name=b; filename=c", "filename").as_deref(), Some("c"));
    }
}
