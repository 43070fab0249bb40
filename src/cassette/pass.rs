//! Replacement of secrets in a text or a body, in any encoding: the data is decoded, its secrets are replaced, and it is
//! encoded again.

use std::borrow::Cow;
use std::cell::Cell;
use std::ops::Range;

use crate::cassette::binary_text;
use crate::cassette::binary_text::Run;
use crate::cassette::charsets;
use crate::cassette::charsets::Charset;
use crate::cassette::compression;
use crate::cassette::compression::Format;
use crate::cassette::escapes::{ESCAPE_SYNTAXES, EscapeSyntax};
use crate::cassette::json;
use crate::cassette::json::Replace;
use crate::cassette::multipart;
use crate::cassette::needles::LONG;
use crate::cassette::scrub::Scrub;
use crate::http::secrets::edits;
use crate::http::secrets::edits::{Decoded, Edit, PLACEHOLDER};
use crate::http::secrets::shapes;

/// Returns the changes to a text when the bytes encoded in it are replaced by others.
type Changes<'a> = dyn Fn(&[u8]) -> Vec<(Range<usize>, String)> + 'a;

/// Maximum number of nested encodings.
const MAX_DEPTH: u8 = 8;
/// Maximum number of times that a changed text is searched again.
const ROUNDS: u8 = 4;

/// Maximum size of all decoded forms of a value that are searched, per byte of the value. Escapes within escapes have
/// a form for each order in which they can be decoded, and base64 within them one for each of these.
const MAX_GROWTH: usize = 32;
/// Length that a value counts as at least.
const SMALL: usize = 128 << 10;
/// Media types of archives and documents, below `application/`.
const FILES: [&str; 7] = ["gzip", "pdf", "x-gzip", "x-tar", "x-zip-compressed", "zip", "zstd"];

thread_local! {
    /// How many more bytes the search of this thread may look at.
    static LEFT: Cell<usize> = const { Cell::new(0) };
    /// Whether a search was given up since [`is_complete`] looked.
    static GIVEN_UP: Cell<bool> = const { Cell::new(false) };
}

/// The result of some searches, and whether they looked at every decoded form.
pub fn is_complete<T>(search: impl FnOnce() -> T) -> (T, bool) {
    GIVEN_UP.set(false);
    let result = search();
    (result, !GIVEN_UP.get())
}

/// The state of a search for secrets.
#[derive(Clone, Copy)]
pub struct Pass<'s> {
    scrub: &'s Scrub,
    /// Whether a replacement must have the length of the secret, as in binary data and in partial content.
    fixed: bool,
    /// Whether e-mail addresses are replaced.
    emails: bool,
    /// Whether every `code` is an OAuth code.
    oauth: bool,
    /// Number of encodings decoded so far, one within another.
    depth: u8,
    /// Number of escape syntaxes decoded so far, one within another.
    escapes: u8,
}

impl<'s> Pass<'s> {
    /// A search for the secrets of `scrub`.
    pub fn new(scrub: &'s Scrub) -> Pass<'s> {
        Pass { scrub, fixed: false, emails: !scrub.keeps_emails(), oauth: false, depth: 0, escapes: 0 }
    }

    /// Keep the length of everything that is replaced.
    pub fn fixed(self) -> Pass<'s> {
        Pass { fixed: true, ..self }
    }

    /// Keep e-mail addresses, as in binary data: one in 7 MB of random bytes looks like one, and an archive or an image
    /// in which it was replaced is damaged.
    fn keeping_emails(self) -> Pass<'s> {
        Pass { emails: false, ..self }
    }

    /// Treat every `code` as an OAuth code, or only one beside other OAuth parameters.
    pub fn oauth(self, oauth: bool) -> Pass<'s> {
        Pass { oauth, ..self }
    }

    /// Whether every `code` is treated as an OAuth code.
    pub fn is_oauth(self) -> bool {
        self.oauth
    }

    /// Begin the search of a value, unless this is one of a form of it.
    fn begin(self, length: usize) {
        if self.depth == 0 && self.escapes == 0 {
            LEFT.set(MAX_GROWTH * length.max(SMALL));
        }
    }

    /// The state for data decoded from this data; None at the maximum depth, and if too much was decoded already.
    fn nested(self) -> Option<Pass<'s>> {
        if LEFT.get() == 0 {
            GIVEN_UP.set(true);
            return None;
        }
        (self.depth < MAX_DEPTH).then_some(Pass { depth: self.depth + 1, ..self })
    }

    /// The replacement of a secret of this length.
    fn replacement(self, length: usize) -> Cow<'static, str> {
        if self.fixed { edits::filler(length).into() } else { PLACEHOLDER.into() }
    }

    /// A body without its secrets; None if it has none. `media_type` is the value of its Content-Type header.
    pub fn scrub_bytes(self, body: &[u8], media_type: Option<&str>) -> Option<Vec<u8>> {
        self.begin(body.len());
        // The members of a zip archive have checksums, so they are not changed. If one contains a secret, the final check
        // in `leaks` prevents the cassette from being written.
        if body.starts_with(b"PK\x03\x04") {
            return None;
        }
        if let Some(format) = Format::of(body)
            && let Some(unpacked) = format.unpack(body)
        {
            // With the type of a text, it is a text that was compressed for the way.
            let pass = if media_type.is_some_and(is_text) { self } else { self.keeping_emails() };
            let clean = pass.nested()?.scrub_bytes(&unpacked, None)?;
            return if self.fixed { Some(edits::filler(body.len()).into()) } else { format.pack(&clean) };
        }
        let pass = if media_type.is_some_and(is_file) { self.keeping_emails() } else { self };
        let parts = multipart::parts(body, media_type);
        let changed = if parts.is_empty() { None } else { pass.scrub_parts(body, &parts) };
        pass.scrub_characters(changed.as_deref().unwrap_or(body), media_type).or(changed)
    }

    fn scrub_characters(self, body: &[u8], media_type: Option<&str>) -> Option<Vec<u8>> {
        let charset = media_type.and_then(|kind| multipart::parameter(kind, "charset"));
        match Charset::of(body, charset.as_deref()) {
            Some(charset) => charset.encode(&self.scrub_text(&charset.decode(body)?)?),
            // A log is a text even if it contains NUL characters.
            None if media_type.is_some_and(is_text) => self.scrub_binary(body),
            None => self.keeping_emails().scrub_binary(body),
        }
    }

    /// A binary body without its secrets, of the same length.
    fn scrub_binary(self, body: &[u8]) -> Option<Vec<u8>> {
        let pass = self.fixed();
        let text = charsets::latin1(body);
        let all = |text: &str| [pass.mixed_edits(text), pass.compressed_edits(text)].concat();
        let once = pass.edit_repeatedly(&text, all);
        let text = once.as_deref().unwrap_or(&text);
        let within = pass.nul_separated_edits(text, |text| pass.mixed_edits(text));
        let twice = (!within.is_empty()).then(|| edits::apply(text, &pass.settled(within)));
        Charset::Latin1.encode(&twice.or(once)?)
    }

    /// The edits of a text whose characters are separated by NUL characters, as in UTF-16 within other data.
    fn nul_separated_edits(self, text: &str, find: impl Fn(&str) -> Vec<Edit>) -> Vec<Edit> {
        let Some(decoded) = charsets::without_zeros(text) else { return Vec::new() };
        let hide = |edit: Edit| {
            let range = decoded.source(&edit.range);
            let mut filler = PLACEHOLDER.chars().cycle();
            let old = text.get(range.clone()).unwrap_or_default().chars();
            let new: String = old.map(|old| if old == '\0' { old } else { filler.next().unwrap_or('0') }).collect();
            Edit::hide(range, new)
        };
        self.settled(find(&decoded.text)).into_iter().map(hide).collect()
    }

    /// The edits of compressed parts within other data, which is given as Latin-1. A part with a secret is replaced as a
    /// whole.
    fn compressed_edits(self, text: &str) -> Vec<Edit> {
        let (Some(pass), Some(bytes)) = (self.keeping_emails().nested(), Charset::Latin1.encode(text)) else {
            return Vec::new();
        };
        let with_secret = |(_, unpacked): &(_, Vec<u8>)| pass.scrub_bytes(unpacked, None).is_some();
        let found = compression::within(&bytes).into_iter().filter(with_secret);
        let place = |at: usize| text.char_indices().nth(at).map_or(text.len(), |(place, _)| place);
        found.map(|(range, _)| Edit::hide(place(range.start)..place(range.end), edits::filler(range.len()))).collect()
    }

    fn scrub_parts(self, body: &[u8], parts: &[multipart::Part]) -> Option<Vec<u8>> {
        let pass = self.nested()?;
        let (mut changed, mut from, mut any) = (Vec::with_capacity(body.len()), 0, false);
        for part in parts {
            let head = charsets::latin1(body.get(part.head.clone())?);
            let content = body.get(part.content.clone())?;
            let disposition = multipart::header(&head, "content-disposition").unwrap_or_default();
            let name = multipart::parameter(disposition, "name").unwrap_or_default();
            let secret = pass.names_secret(&name) || (pass.oauth && shapes::named_in_query(&name));
            let new = match secret && !content.is_empty() {
                true => Some(pass.replacement(content.len()).into_owned().into_bytes()).filter(|new| new != content),
                false => pass.scrub_bytes(content, multipart::header(&head, "content-type")),
            };
            let new_head = pass.scrub_bytes(head.as_bytes(), None);
            any |= new.is_some() || new_head.is_some();
            changed.extend_from_slice(body.get(from..part.head.start)?);
            match new_head.and_then(|head| Charset::Latin1.encode(std::str::from_utf8(&head).ok()?)) {
                Some(head) => changed.extend_from_slice(&head),
                None => changed.extend_from_slice(body.get(part.head.clone())?),
            }
            changed.extend_from_slice(body.get(part.head.end..part.content.start)?);
            changed.extend_from_slice(new.as_deref().unwrap_or(content));
            from = part.content.end;
        }
        changed.extend_from_slice(body.get(from..)?);
        any.then_some(changed)
    }

    /// A text without its secrets; None if it has none.
    pub fn scrub_text(self, text: &str) -> Option<String> {
        self.begin(text.len());
        if !json::is_json(text) {
            return self.edit_repeatedly(text, |text| self.text_edits(text));
        }
        // Each JSON string is searched repeatedly on its own, see `Replace::string`.
        let edits = self.settled(self.text_edits(text));
        (!edits.is_empty()).then(|| edits::apply(text, &edits)).filter(|new| new != text)
    }

    /// Edit a text until nothing changes any more, at most [`ROUNDS`] times: an edit can reveal another secret.
    fn edit_repeatedly(self, text: &str, find: impl Fn(&str) -> Vec<Edit>) -> Option<String> {
        let mut changed: Option<String> = None;
        for _ in 0..ROUNDS {
            let text = changed.as_deref().unwrap_or(text);
            let edits = self.settled(find(text));
            let new = edits::apply(text, &edits);
            if edits.is_empty() || new == text {
                break;
            }
            changed = Some(new);
        }
        changed
    }

    fn settled(self, edits: Vec<Edit>) -> Vec<Edit> {
        edits::settle(edits, |length| self.replacement(length))
    }

    /// The edits of a text.
    fn text_edits(self, text: &str) -> Vec<Edit> {
        if json::is_json(text) { self.with_required_length(json::edits(text, &self)) } else { self.mixed_edits(text) }
    }

    /// The edits of a text that is not JSON as a whole, but may contain some.
    fn mixed_edits(self, text: &str) -> Vec<Edit> {
        let mut found = self.token_edits(text);
        let mut from = 0;
        for range in json::within(text).into_iter().chain(std::iter::once(text.len()..text.len())) {
            let prose = text.get(from..range.start).unwrap_or_default();
            found.extend(self.prose_edits(prose).into_iter().map(|edit| edit.after(from)));
            let json = text.get(range.clone()).unwrap_or_default();
            found.extend(json::edits(json, &self).into_iter().map(|edit| edit.after(range.start)));
            from = range.end;
        }
        self.with_required_length(found)
    }

    /// The edits of a text without JSON.
    fn prose_edits(self, text: &str) -> Vec<Edit> {
        let mut found = shapes::members(text, |name| self.names_secret(name));
        let hide = |range| Edit::hide(range, PLACEHOLDER);
        let credentials: Vec<_> = shapes::credentials(text).collect();
        found.extend(shapes::secret_parameters(text, self.oauth, |name| self.names_secret(name)).into_iter().map(hide));
        found.extend(shapes::assignments(text, |name| self.names_secret(name)).into_iter().map(hide));
        if self.emails {
            // In `https://user:password@host`, the password and host look like an e-mail address.
            let outside = |edit: &Edit| !credentials.iter().any(|range| range.contains(&edit.range.start));
            found.extend(shapes::emails(text).into_iter().filter(outside));
        }
        found.extend(credentials.into_iter().map(hide));
        found.extend(self.scrub.patterns().flat_map(|pattern| shapes::matches(pattern, text)).map(hide));
        found.extend(self.escape_edits(text, |pass, text| pass.text_edits(text)));
        found.extend(self.run_edits(text));
        found
    }

    /// The edits of known secrets, and of what has the format of a token or private key, in plain text.
    fn token_edits(self, text: &str) -> Vec<Edit> {
        LEFT.set(LEFT.get().saturating_sub(text.len()));
        let found = self.scrub.known(text).chain(shapes::tokens(text));
        self.with_required_length(found.map(|range| Edit::hide(range, PLACEHOLDER)).collect())
    }

    /// The edits of a text with escapes.
    fn escape_edits(self, text: &str, find: impl Fn(Pass<'s>, &str) -> Vec<Edit>) -> Vec<Edit> {
        // Few texts are escaped several times, and long ones hardly ever: the limit depends on the length.
        let most = [(8 << 10, 5), (64 << 10, 3), (512 << 10, 2)].into_iter().find(|(length, _)| text.len() <= *length);
        let Some(pass) = self.nested().filter(|_| self.escapes < most.map_or(1, |(_, most)| most)) else {
            return Vec::new();
        };
        let pass = Pass { escapes: self.escapes + 1, ..pass };
        let carried = |EscapeSyntax { decode, encode }: &EscapeSyntax| {
            let decoded = decode(text)?;
            let edits = pass.settled(find(pass, &decoded.text));
            let escape = |edit: Edit| Edit { with: encode(&edit.with).into_owned().into(), ..edit };
            Some(self.carry(&decoded, edits.into_iter().map(escape).collect()))
        };
        ESCAPE_SYNTAXES.iter().filter_map(carried).flatten().collect()
    }

    /// The edits of base64 and hexadecimal digits.
    fn run_edits(self, text: &str) -> Vec<Edit> {
        let Some(pass) = self.nested().map(|pass| Pass { escapes: 0, ..pass }) else { return Vec::new() };
        binary_text::runs(text).iter().flat_map(|run| pass.edits_of_run(run)).collect()
    }

    fn edits_of_run(self, run: &Run<'_>) -> Vec<Edit> {
        if let Some(edit) = self.content_edit(run) {
            return vec![edit];
        }
        let mut found: Vec<Edit> = run.pieces().iter().filter_map(|piece| self.content_edit(piece)).collect();
        if !self.scrub.needles().is_none_or(|needles| needles.may_be_in(run.letters().as_bytes()))
            && !run.decodes_to_text()
        {
            return found;
        }
        let mut clean = |bytes: Vec<u8>, changes: &Changes<'_>| {
            let hidden =
                self.fixed().edit_repeatedly(&charsets::latin1(&bytes), |text| self.fixed().binary_edits(text));
            let bytes = hidden.and_then(|text| Charset::Latin1.encode(&text));
            let new = bytes.map(|bytes| changes(&bytes)).unwrap_or_default();
            found.extend(new.into_iter().map(|(range, with)| Edit::rewrite(range, with)));
        };
        for (from, bytes) in run.hex_parts() {
            clean(bytes, &|bytes| run.replaced_hex(from, bytes));
        }
        for from in 0..4 {
            run.base64(from).into_iter().for_each(|bytes| clean(bytes, &|bytes| run.replaced(from, bytes)));
        }
        found
    }

    /// The edits of binary data, given as Latin-1.
    fn binary_edits(self, text: &str) -> Vec<Edit> {
        let mut found = self.name_edits(text);
        found.extend(self.nul_separated_edits(text, |text| self.name_edits(text)));
        found.extend(self.compressed_edits(text));
        found
    }

    /// The edits of a name: of known secrets and tokens in any encoding, but not of e-mail addresses or patterns.
    fn name_edits(self, text: &str) -> Vec<Edit> {
        let mut found = self.token_edits(text);
        found.extend(self.escape_edits(text, |pass, text| pass.name_edits(text)));
        found.extend(self.run_edits(text));
        found
    }

    /// The edit of a run that encodes a complete text or body.
    fn content_edit(self, run: &Run<'_>) -> Option<Edit> {
        if let Some(bytes) = run.hex().filter(|bytes| is_content(bytes)) {
            return Some(Edit::rewrite(run.range(), run.encode_hex_like(&self.scrub_bytes(&bytes, None)?)));
        }
        if !run.starts_like_content() {
            return None;
        }
        let bytes = run.base64(0).filter(|bytes| is_content(bytes))?;
        Some(Edit::rewrite(run.range(), run.encode_like(&self.scrub_bytes(&bytes, None)?)))
    }

    /// The edits with replacements of the required length.
    fn with_required_length(self, edits: Vec<Edit>) -> Vec<Edit> {
        let size = |edit: Edit| match (self.fixed && edit.with.len() != edit.range.len(), &*edit.with) {
            (false, _) => edit,
            (true, "0") => Edit::hide(edit.range.clone(), format!("{:<1$}", 0, edit.range.len())),
            (true, _) => Edit::hide(edit.range.clone(), self.replacement(edit.range.len())),
        };
        edits.into_iter().map(size).collect()
    }
}

/// Whether a media type is that of an image, an archive or another file whose bytes are kept, even if they are a text.
fn is_file(media_type: &str) -> bool {
    let (top, sub) = top_and_sub(media_type);
    match top.as_str() {
        "audio" | "font" | "image" | "video" => !sub.ends_with("+xml"),
        "application" => FILES.contains(&sub.as_str()),
        _ => false,
    }
}

/// Whether a media type is that of a text.
fn is_text(media_type: &str) -> bool {
    let (top, sub) = top_and_sub(media_type);
    top == "text" || ["json", "xml"].iter().any(|format| sub == *format || sub.ends_with(&format!("+{format}")))
}

/// The two parts of a media type, in lower case.
fn top_and_sub(media_type: &str) -> (String, String) {
    let kind = media_type.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    kind.split_once('/').map(|(top, sub)| (top.to_owned(), sub.to_owned())).unwrap_or_default()
}

/// Whether decoded bytes are likely to be text or compressed data, rather than the result of decoding other text.
fn is_content(bytes: &[u8]) -> bool {
    let charset = || Charset::of(bytes, None);
    Format::of(bytes).is_some()
        || charset().is_some_and(|charset| match charset {
            // Decoding random letters often results in valid Latin-1, so most of it must be ASCII.
            Charset::Latin1 => bytes.iter().filter(|byte| byte.is_ascii_graphic()).count() * 4 > bytes.len() * 3,
            Charset::Utf8 => {
                !bytes.iter().any(|byte| byte.is_ascii_control() && !byte.is_ascii_whitespace() && *byte != 0x1b)
            }
            Charset::Wide { .. } => true,
        })
}

impl Replace for Pass<'_> {
    fn names_secret(&self, name: &str) -> bool {
        shapes::named(name) || self.scrub.names_member(name)
    }

    fn string(&self, text: &str) -> Vec<Edit> {
        let Some(pass) = self.nested() else { return Vec::new() };
        let edits = pass.settled(pass.text_edits(text));
        let Some(more) = (!edits.is_empty()).then(|| edits::apply(text, &edits)).and_then(|new| pass.scrub_text(&new))
        else {
            return edits;
        };
        vec![Edit::rewrite(0..text.len(), more)]
    }

    fn key(&self, text: &str) -> Vec<Edit> {
        self.settled(self.name_edits(text))
    }

    fn hides_number(&self, text: &str) -> bool {
        (text.len() >= LONG && !self.token_edits(text).is_empty())
            || self.scrub.patterns().any(|pattern| shapes::matches(pattern, text).next().is_some())
    }

    fn oauth(&self) -> bool {
        self.oauth
    }

    fn carry(&self, decoded: &Decoded, edits: Vec<Edit>) -> Vec<Edit> {
        let carried = edits.into_iter().map(|edit| Edit { range: decoded.source(&edit.range), ..edit });
        self.with_required_length(carried.collect())
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use base64::Engine as _;
    use base64::engine::general_purpose::STANDARD;

    use super::*;

    /// How many bytes are searched for the secrets in a value; None if it is given up.
    fn work(value: &str) -> Option<usize> {
        let scrub = Scrub::default();
        let (_, complete) = is_complete(|| Pass::new(&scrub).scrub_text(value));
        complete.then(|| MAX_GROWTH * value.len().max(SMALL) - LEFT.get())
    }

    #[test]
    fn the_work_is_proportional_to_the_length() {
        for unit in [
            "0",
            "A",
            "%41",
            r"\u0041",
            "ghp_",
            "a@",
            "-----BEGIN RSA PRIVATE KEY-----",
            "token=",
            "eyJ.",
            "PuTTY-User-Key-File-1 ",
            "&#65;",
            "&#",
            "=41=3D",
            "QUJD\\n",
            "https://a:b@",
            r#"{\"a\":"#,
        ] {
            let size = |length: usize| format!("{{\"a\": \"{}\"}}", unit.repeat(length / unit.len()));
            let (one, four) = (work(&size(10_000)).unwrap(), work(&size(40_000)).unwrap());
            assert!(four <= 5 * one, "{unit}: {one} bytes are searched, and {four} for four times the length");
        }
    }

    #[test]
    fn encodings_within_encodings_are_given_up() {
        let escapes = r"%25252541 &amp;amp;amp;#65; \\\\\\\\u0041 =3D3D3D3D41 ";
        let mut nested = "a sentence".to_owned();
        for _ in 0..8 {
            nested = escapes.to_owned() + &STANDARD.encode(&nested);
        }
        let list = |text: String, count: usize| serde_json::json!(vec![text; count]).to_string();
        assert_eq!(work(&list(escapes.repeat(100), 20)), None);
        assert_eq!(work(&list(nested, 1)), None);
        assert!(work(&list(escapes.repeat(3), 3)).is_some());
    }
}
