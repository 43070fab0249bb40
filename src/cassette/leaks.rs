//! The final check of a cassette before it is written. It does not rely on the code that replaced the secrets: it
//! encodes the known secrets in every way, and searches for the results.

use std::borrow::Cow;
use std::collections::{HashSet, VecDeque};
use std::rc::Rc;

use serde_json::Value;

use crate::cassette::charsets;
use crate::cassette::compression;
use crate::cassette::compression::Format;
use crate::cassette::escapes::ESCAPE_SYNTAXES;
use crate::cassette::needles::Needles;
use crate::cassette::scrub::Scrub;
use crate::cassette::{binary_text, body};
use crate::http::secrets::edits::PLACEHOLDER;
use crate::http::secrets::shapes;

/// Maximum number of nested decodings.
const MAX_DEPTH: usize = 4;
/// Maximum size of all decoded forms of a value, per byte of the value.
const MAX_GROWTH: usize = 256;
/// What a message has whose forms cannot all be searched.
pub const TOO_MUCH: &str = "more encoded data than can be checked";
/// Headers whose value is a credential.
const CREDENTIALS: [&str; 4] = ["authorization", "proxy-authorization", "cookie", "set-cookie"];

/// Return an error if the text of a cassette contains a secret. The message says where, and does not contain the secret.
pub fn check(text: &str, scrub: &Scrub) -> Result<(), String> {
    let cassette: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let needles = scrub.needles().ok_or("has more secrets than can be looked for")?;
    let interactions = cassette.get("http_interactions").and_then(Value::as_array);
    for (interaction, number) in interactions.into_iter().flatten().zip(1..) {
        for side in ["request", "response"] {
            let message = interaction.get(side).unwrap_or(&Value::Null);
            let found = in_message(message, needles);
            found.map_err(|what| format!("the {side} of interaction {number} has {what}"))?;
        }
    }
    Ok(())
}

fn in_message(message: &Value, needles: &Needles) -> Result<(), String> {
    for name in ["uri", "url"] {
        if let Some(url) = message.get(name).and_then(Value::as_str) {
            check_value(needles, url.as_bytes().to_vec()).map_err(|what| format!("{what} in its URL"))?;
        }
    }
    for (name, values) in message.get("headers").and_then(Value::as_object).into_iter().flatten() {
        check_value(needles, name.clone().into_bytes()).map_err(|what| format!("{what} in the name of a header"))?;
        for value in values.as_array().into_iter().flatten().filter_map(Value::as_str) {
            let credential = value.split_once(' ').map_or(value, |(_, credential)| credential);
            if CREDENTIALS.contains(&&**name) && credential != PLACEHOLDER {
                return Err(format!("a credential in the header {name}"));
            }
            check_value(needles, value.as_bytes().to_vec()).map_err(|what| format!("{what} in the header {name}"))?;
        }
    }
    if let Some(reason) = message.pointer("/status/message").and_then(Value::as_str) {
        check_value(needles, reason.as_bytes().to_vec()).map_err(|what| format!("{what} in its reason phrase"))?;
    }
    let body = body::read(message)?;
    check_value(needles, body.to_vec()).map_err(|what| format!("{what} in its body"))?;
    for format in
        [Format::Brotli, Format::Deflate].iter().filter(|_| message.pointer("/headers/content-encoding").is_some())
    {
        check_value(needles, format.unpack_part(&body)).map_err(|what| format!("{what} in its compressed body"))?;
    }
    Ok(())
}

/// Check a value and all its decoded forms. Several ways of decoding often lead to the same form, which is checked once.
fn check_value(needles: &Needles, value: Vec<u8>) -> Result<(), &'static str> {
    let mut budget = MAX_GROWTH * (value.len() + 1024);
    if needles.is_short_in(&value) {
        return Err("a secret");
    }
    let mut seen: HashSet<Rc<[u8]>> = HashSet::new();
    // The forms with the fewest decodings come first.
    let mut forms: VecDeque<(Rc<[u8]>, usize)> = VecDeque::from([(value.into(), 0)]);
    while let Some((form, depth)) = forms.pop_front() {
        if !seen.insert(form.clone()) {
            continue;
        }
        check_form(needles, &form)?;
        if depth >= MAX_DEPTH {
            continue;
        }
        for next in decoded(needles, &form) {
            if seen.contains(&*next) {
                continue;
            }
            let Some(left) = budget.checked_sub(next.len()) else {
                return Err(TOO_MUCH);
            };
            budget = left;
            forms.push_back((next.into(), depth + 1));
        }
    }
    Ok(())
}

fn check_form(needles: &Needles, form: &[u8]) -> Result<(), &'static str> {
    let joined: Vec<u8> = form.iter().copied().filter(|byte| !byte.is_ascii_whitespace()).collect();
    if needles.is_plain_in(form) || needles.is_encoded_in(&joined) {
        return Err("a credential of the session");
    }
    match shapes::tokens(&text(form)).next() {
        Some(_) => Err("what looks like a token or a private key"),
        None => Ok(()),
    }
}

/// Decode bytes as UTF-8, or else as Latin-1.
fn text(form: &[u8]) -> Cow<'_, str> {
    std::str::from_utf8(form).map_or_else(|_| charsets::latin1(form).into(), Cow::Borrowed)
}

/// All other forms that bytes can be decoded to.
fn decoded(needles: &Needles, form: &[u8]) -> Vec<Vec<u8>> {
    let mut found = members(form);
    found.extend(Format::of(form).map(|format| format.unpack_part(form)));
    let text = text(form);
    let unescaped = ESCAPE_SYNTAXES.iter().filter_map(|syntax| (syntax.decode)(&text));
    found.extend(unescaped.map(|decoded| decoded.text.into_bytes()));
    found.extend(charsets::without_zeros(&text).map(|decoded| decoded.text.into_bytes()));
    let packed =
        |bytes: &[u8]| compression::within(bytes).into_iter().map(|(_, unpacked)| unpacked).collect::<Vec<_>>();
    found.extend(packed(form));
    for run in binary_text::runs(&text).into_iter().filter(|run| needles.may_be_in(run.letters().as_bytes())) {
        found.extend((0..4).filter_map(|from| run.base64(from)).flat_map(|bytes| packed(&bytes)));
    }
    found.retain(|next| !next.is_empty() && next != form);
    found
}

/// The decompressed members of a zip archive.
fn members(form: &[u8]) -> Vec<Vec<u8>> {
    const SIGNATURE: &[u8] = b"PK\x03\x04";
    if !form.starts_with(SIGNATURE) {
        return Vec::new();
    }
    let number = |header: &[u8], at: usize| match header.get(at..at + 2) {
        Some(&[low, high]) => usize::from(low) | usize::from(high) << 8,
        _ => 0,
    };
    let starts = form.windows(SIGNATURE.len()).enumerate().filter(|(_, window)| *window == SIGNATURE);
    let unpacked = starts.filter_map(|(start, _)| {
        let header = form.get(start..)?;
        let data = header.get(30 + number(header, 26) + number(header, 28)..)?;
        (number(header, 8) == 8).then(|| Format::Deflate.unpack_part(data))
    });
    unpacked.collect()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use base64::Engine as _;
    use base64::engine::general_purpose::STANDARD;

    use super::*;
    use crate::cassette::charsets::Charset;

    const SECRET: &str = "correct/horse+battery";

    fn scrub(secret: &str) -> Scrub {
        let mut scrub = Scrub::default();
        scrub.secret(secret);
        scrub
    }

    fn cassette(body: &[u8]) -> String {
        let body = crate::cassette::body::written(body);
        serde_json::json!({"http_interactions": [{"request": {"body": body}, "response": {}}]}).to_string()
    }

    fn found(body: &[u8]) -> bool {
        check(&cassette(body), &scrub(SECRET)).is_err()
    }

    #[test]
    fn secrets_are_found_in_every_encoding() {
        let base64 = |bytes: &[u8]| STANDARD.encode(bytes);
        let wide = |big| Charset::Wide { width: 2, big }.encode(SECRET).unwrap();
        let packed = |format: Format| format.pack(format!("a {SECRET} b").as_bytes()).unwrap();
        let mut forms = vec![
            SECRET.as_bytes().to_vec(),
            [b"\xff", SECRET.as_bytes()].concat(),
            wide(true),
            [&b"x"[..], &wide(false)].concat(),
            base64(&wide(false)).into_bytes(),
            base64(base64(SECRET.as_bytes()).as_bytes()).into_bytes(),
            SECRET.bytes().map(|byte| format!("{byte:02X}")).collect::<String>().into_bytes(),
            SECRET.bytes().map(|byte| format!("%{byte:02x}")).collect::<String>().replace('%', "%25").into_bytes(),
            SECRET.bytes().map(|byte| format!("\\u00{byte:02x}")).collect::<String>().into_bytes(),
            SECRET.bytes().map(|byte| format!("&#{byte};")).collect::<String>().into_bytes(),
            base64(&packed(Format::Gzip)).into_bytes(),
            packed(Format::Zstd),
            packed(Format::Gzip).split_last_chunk::<6>().unwrap().0.to_vec(),
        ];
        for shift in 0..3 {
            let text = base64(format!("{}{SECRET}...", "x".repeat(shift)).as_bytes());
            let lines: Vec<&str> =
                (0..text.len()).step_by(7).map(|at| text.get(at..text.len().min(at + 7)).unwrap()).collect();
            forms.push(lines.join("\r\n").into_bytes());
            forms.push(format!("see-{}", text.replace('+', "-").replace('/', "_")).into_bytes());
        }
        for form in forms {
            assert!(found(&form), "{}", String::from_utf8_lossy(&form));
        }
        for harmless in [&b"correct horse"[..], b"{}", b"", b"PK\x03\x04", packed(Format::Zlib).split_at(3).0] {
            assert!(!found(harmless), "{harmless:?}");
        }
    }

    #[test]
    fn members_of_archives_are_checked() {
        let packed = Format::Deflate.pack(SECRET.as_bytes()).unwrap();
        let head = [&b"PK\x03\x04\x14\0\0\0\x08\0"[..], &[0; 16], &[1, 0, 2, 0], b"nxx"].concat();
        assert!(found(&[head.clone(), packed].concat()));
        assert!(!found(&head));
    }

    #[test]
    fn an_error_says_where_a_secret_is_but_not_what_it_is() {
        let text = serde_json::json!({"http_interactions": [{}, {
            "request": {"uri": "https://h/", "headers": {"cookie": ["REDACTED"], "authorization": ["token REDACTED"]}},
            "response": {"url": "https://h/", "headers": {"x-a": [SECRET]}, "body": "a"},
        }]});
        let message = check(&text.to_string(), &scrub(SECRET)).unwrap_err();
        assert_eq!(message, "the response of interaction 2 has a credential of the session in the header x-a");
        let text = text.to_string().replace("token REDACTED", "token t");
        let message = check(&text, &Scrub::default()).unwrap_err();
        assert_eq!(message, "the request of interaction 2 has a credential in the header authorization");
    }

    #[test]
    fn short_secrets_are_found_only_unencoded() {
        assert!(check(&cassette(b"hush"), &scrub("hush")).is_err());
        assert!(check(&cassette(b"aHVzaA=="), &scrub("hush")).is_ok());
        assert!(check(&cassette(b"a"), &scrub("a")).is_ok());
    }
}
