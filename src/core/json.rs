//! Raw JSON: a slice of the bytes that were received, looked into only as far as asked.

use std::fmt;
use std::ops::Range;

use bytes::Bytes;
use serde::de::{Deserialize, Deserializer, Visitor};
use serde_json::value::RawValue;

use crate::core::scan::{Sink, scan};

/// The text of one JSON value. Shares the bytes it was cut from.
#[derive(Clone, PartialEq, Eq)]
pub struct Json(Bytes);

/// Where the members of an object stand in its text.
#[derive(Debug, Default)]
pub struct Members {
    members: Box<[Member]>,
    /// Keys that are written with escapes, by the index of their member.
    escaped: Vec<(usize, String)>,
}

#[derive(Debug)]
struct Member {
    key: Span,
    value: Span,
}

#[derive(Debug, Clone, Copy, Default)]
struct Span {
    start: u32,
    end: u32,
}

impl Json {
    /// Check that the bytes are JSON (and UTF-8).
    pub fn parse(bytes: Bytes) -> Result<Json, serde_json::Error> {
        Json::read(bytes, &mut ())
    }

    /// Check that the bytes are JSON, and find the items if it is an array; none for other values.
    pub fn parse_items(bytes: Bytes) -> Result<(Json, Vec<Json>), serde_json::Error> {
        let mut items = Items { text: &bytes, found: Vec::new() };
        let json = Json::read(bytes.clone(), &mut items)?;
        let found = if json.is_array() { items.found } else { Vec::new() };
        Ok((json, found))
    }

    fn read(bytes: Bytes, sink: &mut impl Sink) -> Result<Json, serde_json::Error> {
        let place = std::str::from_utf8(&bytes).ok().and_then(|text| scan(text.as_bytes(), sink));
        match place {
            Some(place) => Ok(Json(bytes.slice(place))),
            // What is wrong, serde_json knows to tell.
            None => {
                let raw: &RawValue = serde_json::from_slice(&bytes)?;
                Ok(Json(bytes.slice_ref(raw.get().as_bytes())))
            }
        }
    }

    /// From a value made here.
    pub fn from_value(value: &serde_json::Value) -> Json {
        Json(Bytes::from(value.to_string()))
    }

    /// The text.
    pub fn text(&self) -> &str {
        // Checked when parsed; a slice of it starts and ends at JSON punctuation.
        std::str::from_utf8(&self.0).unwrap_or("null")
    }

    /// The bytes of the text.
    pub fn bytes(&self) -> &Bytes {
        &self.0
    }

    /// First byte, which tells the kind of value.
    pub fn start(&self) -> u8 {
        self.0.first().copied().unwrap_or(b'n')
    }

    /// Whether it is an object.
    pub fn is_object(&self) -> bool {
        self.start() == b'{'
    }

    /// Whether it is an array.
    pub fn is_array(&self) -> bool {
        self.start() == b'['
    }

    /// Whether it is null.
    pub fn is_null(&self) -> bool {
        self.start() == b'n'
    }

    /// The items of an array; none for other values.
    pub fn items(&self) -> Vec<Json> {
        if !self.is_array() {
            return Vec::new();
        }
        let mut items = Items { text: &self.0, found: Vec::new() };
        scan(&self.0, &mut items);
        items.found
    }

    /// Where the members of an object stand; none for other values.
    pub fn members(&self) -> Members {
        if !self.is_object() {
            return Members::default();
        }
        let mut index = Index { text: &self.0, members: Vec::with_capacity(32), escaped: Vec::new() };
        scan(&self.0, &mut index);
        Members { members: index.members.into_boxed_slice(), escaped: index.escaped }
    }

    /// The value at a key of an object; a dot leads into a nested object.
    pub fn get(&self, path: &str) -> Option<Json> {
        path.split('.').try_fold(self.clone(), |json, key| json.member(&json.members(), key))
    }

    /// The value at a key, by members found before.
    pub fn member(&self, members: &Members, key: &str) -> Option<Json> {
        members.find(&self.0, key).map(|span| Json(self.0.slice(span.start as usize..span.end as usize)))
    }

    /// All keys and values of an object, in order.
    pub fn entries(&self) -> Vec<(String, Json)> {
        let members = self.members();
        let keys = members.keys(self);
        let values = members.members.iter().map(|m| Json(self.0.slice(m.value.start as usize..m.value.end as usize)));
        keys.into_iter().zip(values).collect()
    }

    /// The object without some of its members; other values as they are.
    pub fn without(&self, keys: &[&str]) -> Json {
        if !self.is_object() {
            return self.clone();
        }
        let kept = self.entries().into_iter().filter(|(key, _)| !keys.contains(&key.as_str()));
        let members = kept.map(|(key, value)| format!("{}:{}", serde_json::Value::from(key), value.text()));
        Json(Bytes::from(format!("{{{}}}", members.collect::<Vec<_>>().join(","))))
    }

    /// The text of a JSON string, or the digits of a number, to be put into an address.
    pub fn scalar(&self) -> Option<String> {
        match self.start() {
            b'"' => serde_json::from_slice(&self.0).ok(),
            b'-' | b'0'..=b'9' => Some(self.text().to_owned()),
            _ => None,
        }
    }
}

impl fmt::Debug for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Json({} bytes)", self.0.len())
    }
}

impl Members {
    /// The keys of the object that these members were found in.
    pub fn keys(&self, json: &Json) -> Vec<String> {
        let plain = |span: Span| json.0.get(span.start as usize..span.end as usize).unwrap_or_default();
        let mut keys: Vec<String> =
            self.members.iter().map(|m| String::from_utf8_lossy(plain(m.key)).into_owned()).collect();
        for (index, key) in &self.escaped {
            if let Some(slot) = keys.get_mut(*index) {
                slot.clone_from(key);
            }
        }
        keys
    }

    fn find(&self, text: &[u8], key: &str) -> Option<Span> {
        // As in json.loads, the last of several members of one name counts.
        let plain = self.members.iter().rposition(|member| {
            member.key.end != 0 // an escaped key has no span
                && text.get(member.key.start as usize..member.key.end as usize) == Some(key.as_bytes())
        });
        let escaped = self.escaped.iter().rev().find(|(_, name)| name == key).map(|(index, _)| *index);
        plain.max(escaped).and_then(|index| self.members.get(index)).map(|member| member.value)
    }
}

impl From<Range<usize>> for Span {
    fn from(range: Range<usize>) -> Span {
        // A body of over 4 GiB is refused before it gets here.
        Span { start: range.start as u32, end: range.end as u32 }
    }
}

/// Collects the items of an array.
struct Items<'a> {
    text: &'a Bytes,
    found: Vec<Json>,
}

impl Sink for Items<'_> {
    fn key(&mut self, _key: Range<usize>, _escaped: bool) {}

    fn value(&mut self, value: Range<usize>) {
        self.found.push(Json(self.text.slice(value)));
    }
}

/// Collects the members of an object.
struct Index<'a> {
    text: &'a [u8],
    members: Vec<Member>,
    escaped: Vec<(usize, String)>,
}

impl Sink for Index<'_> {
    fn key(&mut self, key: Range<usize>, escaped: bool) {
        let mut span = Span::from(key.clone());
        if escaped {
            // With its quotes it is a JSON string.
            let text = self.text.get(key.start - 1..=key.end).unwrap_or_default();
            let key = serde_json::from_slice(text).map(|Unescaped(key)| key);
            self.escaped.push((self.members.len(), key.unwrap_or_default()));
            span = Span::default();
        }
        self.members.push(Member { key: span, value: Span::default() });
    }

    fn value(&mut self, value: Range<usize>) {
        if let Some(member) = self.members.last_mut() {
            member.value = value.into();
        }
    }
}

/// A key that is written with escapes. They may be half of a surrogate pair, which bytes can hold and no text can.
struct Unescaped(String);

impl<'de> Deserialize<'de> for Unescaped {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Unescaped, D::Error> {
        deserializer.deserialize_bytes(UnescapedVisitor)
    }
}

struct UnescapedVisitor;

impl Visitor<'_> for UnescapedVisitor {
    type Value = Unescaped;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a key")
    }

    fn visit_bytes<E>(self, key: &[u8]) -> Result<Unescaped, E> {
        Ok(Unescaped(String::from_utf8_lossy(key).into_owned()))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn json(text: &str) -> Json {
        Json::parse(Bytes::copy_from_slice(text.as_bytes())).unwrap()
    }

    #[test]
    fn finds_members_at_any_depth() {
        let object = json(r#" {"a": 1, "b": {"c": [1, 2], "d": null}, "\u0065": "x", "": 0} "#);
        assert_eq!(object.get("a").unwrap().text(), "1");
        assert_eq!(object.get("b.c").unwrap().text(), "[1, 2]");
        assert_eq!(object.get("e").unwrap().scalar().unwrap(), "x");
        assert!(object.get("b.d").unwrap().is_null());
        assert!(object.get("b.x").is_none() && object.get("a.b").is_none());
        assert_eq!(object.members().keys(&object), ["a", "b", "e", ""]);
    }

    #[test]
    fn the_last_of_two_members_counts() {
        assert_eq!(json(r#"{"a": 1, "a": 2}"#).get("a").unwrap().text(), "2");
        assert_eq!(json(r#"{"a": 1, "\u0061": 2}"#).get("a").unwrap().text(), "2");
        assert_eq!(json(r#"{"\u0061": 2, "a": 1}"#).get("a").unwrap().text(), "1");
    }

    #[test]
    fn half_a_surrogate_pair_in_a_key_hides_no_other_member() {
        let object = json(r#"{"a": 1, "\ud800": 2, "b\udc00": {"\ud83d\ude00": 3}}"#);
        assert_eq!(object.get("a").unwrap().text(), "1");
        assert_eq!(object.entries().len(), 3);
        assert_eq!(object.entries().pop().unwrap().1.get("😀").unwrap().text(), "3");
    }

    #[test]
    fn members_are_left_out() {
        let object = json(r#"{"a": 1, "b": {"a": 2}, "\u0065\"": 12345678901234567890123}"#);
        assert_eq!(object.without(&["a"]).text(), r#"{"b":{"a": 2},"e\"":12345678901234567890123}"#);
        assert_eq!(json("[1]").without(&["a"]).text(), "[1]");
    }

    #[test]
    fn items_share_the_bytes() {
        let array = json(r#"[ {"id": 1} , [2], "three" ]"#);
        let texts: Vec<String> = array.items().iter().map(|i| i.text().to_owned()).collect();
        assert_eq!(texts, [r#"{"id": 1}"#, "[2]", r#""three""#]);
        assert!(json("{}").items().is_empty());
    }

    #[test]
    fn refuses_what_is_not_json() {
        for text in ["", "{", "[1,]", "{'a': 1}", "nul", "1 2", "\"\\x\"", "\u{feff}{}"] {
            assert!(Json::parse(Bytes::copy_from_slice(text.as_bytes())).is_err(), "{text}");
        }
        assert!(Json::parse(Bytes::from_static(b"\"\xff\"")).is_err());
    }

    #[test]
    fn depth_is_no_danger() {
        let deep = "[".repeat(200_000) + &"]".repeat(200_000);
        assert_eq!(json(&deep).items().len(), 1);
    }
}
