//! Raw JSON: a slice of the bytes that were received, parsed only as far as it is read.

use std::fmt;
use std::ops::Range;
use std::sync::{Arc, OnceLock};

use bytes::Bytes;
use serde::de::{Deserialize, Deserializer, Error as _, Visitor};
use serde_json::value::RawValue;

use crate::json::outline;
use crate::json::outline::{Outline, Part};

/// Most items of an array that are taken apart: an item takes some memory, however small it is.
const MOST_ITEMS: usize = 1_000_000;

/// The text of one JSON value. Shares the bytes it was cut from.
#[derive(Clone)]
pub struct Json {
    text: Bytes,
    members: OnceLock<Members>,
}

/// Where the members of an object stand.
#[derive(Debug, Clone, Default)]
struct Members {
    /// Where keys begin in the text that the object is a part of.
    keys: Arc<[u32]>,
    /// Which of them are its own.
    own: Range<usize>,
    /// Where it begins in that text.
    base: u32,
    /// Whether there may be escapes in the keys.
    escaped: bool,
}

impl Json {
    /// Check that the bytes are JSON (and UTF-8).
    pub fn parse(bytes: Bytes) -> Result<Json, serde_json::Error> {
        let outline = Json::outline(&bytes)?;
        Ok(Json::whole(&bytes, outline))
    }

    /// Check that the bytes are JSON, and find the items if it is an array, a million at most; none for other values.
    pub fn parse_items(bytes: Bytes) -> Result<(Json, Vec<Json>), serde_json::Error> {
        let outline = Json::outline(&bytes)?;
        if outline.items.len() > MOST_ITEMS {
            return Err(serde_json::Error::custom(format!("a list of over {MOST_ITEMS} items")));
        }
        let items = Json::parts(&bytes, &outline);
        Ok((Json::whole(&bytes, outline), items))
    }

    fn outline(bytes: &[u8]) -> Result<Outline, serde_json::Error> {
        if u32::try_from(bytes.len()).is_err() {
            return Err(serde_json::Error::custom("over 4 GiB of text"));
        }
        let outline = std::str::from_utf8(bytes).ok().and_then(|text| outline::scan(text.as_bytes()));
        // What is wrong, serde_json knows to tell.
        let unknown = || serde_json::Error::custom("it cannot be read");
        outline.ok_or_else(|| serde_json::from_slice::<&RawValue>(bytes).err().unwrap_or_else(unknown))
    }

    /// A value, cut from a text by its outline.
    fn whole(text: &Bytes, outline: Outline) -> Json {
        if !outline.items.is_empty() {
            return Json::from(text.slice(outline.whole));
        }
        let own = 0..outline.keys.len();
        let base = outline.whole.start as u32;
        Json::part(text, outline.whole, Members { keys: outline.keys.into(), own, base, escaped: outline.escaped })
    }

    /// The items of an array, cut from a text by its outline.
    fn parts(text: &Bytes, outline: &Outline) -> Vec<Json> {
        let keys: Arc<[u32]> = outline.keys.as_slice().into();
        let mut counted = 0;
        let part = |item: &Part| {
            let own = std::mem::replace(&mut counted, item.keys as usize)..item.keys as usize;
            let members = Members { keys: keys.clone(), own, base: item.start, escaped: outline.escaped };
            Json::part(text, item.start as usize..item.end as usize, members)
        };
        outline.items.iter().map(part).collect()
    }

    fn part(text: &Bytes, place: Range<usize>, members: Members) -> Json {
        Json { text: text.slice(place), members: OnceLock::from(members) }
    }

    /// From a value made here.
    pub fn from_value(value: &serde_json::Value) -> Json {
        Json::from(Bytes::from(value.to_string()))
    }

    /// The text.
    pub fn text(&self) -> &str {
        // Checked when parsed; a slice of it starts and ends at JSON punctuation.
        std::str::from_utf8(&self.text).unwrap_or("null")
    }

    /// The bytes of the text.
    pub fn bytes(&self) -> &Bytes {
        &self.text
    }

    /// First byte, which tells the kind of value.
    pub fn start(&self) -> u8 {
        self.text.first().copied().unwrap_or(b'n')
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
        let outline = self.is_array().then(|| outline::scan(&self.text)).flatten();
        outline.map(|outline| Json::parts(&self.text, &outline)).unwrap_or_default()
    }

    /// The value at a key of an object; a dot leads into a nested object.
    pub fn get(&self, path: &str) -> Option<Json> {
        match path.split_once('.') {
            Some((first, rest)) => self.member(first)?.get(rest),
            None => self.member(path),
        }
    }

    /// The value at a key of an object, which may have a dot in it.
    pub fn member(&self, key: &str) -> Option<Json> {
        let members = self.members();
        if !members.escaped && key.contains('"') {
            return None;
        }
        // As in json.loads, the last of several members of one name counts.
        let index = (0..members.own.len()).rev().find(|index| {
            members.start(*index).is_some_and(|start| {
                let end = start + key.len();
                // Most keys differ in length.
                let plain = self.text.get(end) == Some(&b'"') && self.text.get(start..end) == Some(key.as_bytes());
                if members.escaped { self.key(start) == key } else { plain }
            })
        })?;
        self.value(members, index)
    }

    /// The keys of an object, in order; none for other values.
    pub fn keys(&self) -> Vec<String> {
        let members = self.members();
        (0..members.own.len()).filter_map(|index| Some(self.key(members.start(index)?))).collect()
    }

    /// All keys and values of an object, in order.
    pub fn entries(&self) -> Vec<(String, Json)> {
        let members = self.members();
        let entry = |index| Some((self.key(members.start(index)?), self.value(members, index)?));
        (0..members.own.len()).filter_map(entry).collect()
    }

    fn members(&self) -> &Members {
        let found = || {
            let outline = self.is_object().then(|| outline::scan(&self.text)).flatten();
            outline.and_then(|outline| Json::whole(&self.text, outline).members.into_inner()).unwrap_or_default()
        };
        self.members.get_or_init(found)
    }

    /// The key that begins here.
    fn key(&self, start: usize) -> String {
        let end = outline::key_end(&self.text, start).unwrap_or(start);
        let key = self.text.get(start..end).unwrap_or_default();
        if !key.contains(&b'\\') {
            return String::from_utf8_lossy(key).into_owned();
        }
        // With its quotes it is a JSON string.
        let quoted = self.text.get(start - 1..=end).unwrap_or_default();
        serde_json::from_slice(quoted).map(|Unescaped(key)| key).unwrap_or_default()
    }

    /// The value of a member, by the index of its key.
    fn value(&self, members: &Members, index: usize) -> Option<Json> {
        let colon = outline::blank(&self.text, outline::key_end(&self.text, members.start(index)?)? + 1);
        let start = outline::blank(&self.text, colon + 1);
        // Up to the quote of the next key, or to the end of the object.
        let end = members.start(index + 1).unwrap_or(self.text.len()) - 1;
        let value = self.text.get(start..end)?.trim_ascii_end();
        let value = value.strip_suffix(b",").unwrap_or(value).trim_ascii_end();
        Some(Json::from(self.text.slice_ref(value)))
    }

    /// The object without some of its members; other values as they are.
    pub fn without(&self, keys: &[&str]) -> Json {
        if !self.is_object() {
            return self.clone();
        }
        Json::of_entries(self.entries().into_iter().filter(|(key, _)| !keys.contains(&key.as_str())))
    }

    /// The object with a member of this value, in its old place if it had one; other values as they are.
    pub fn with(&self, key: &str, value: &Json) -> Json {
        if !self.is_object() {
            return self.clone();
        }
        let mut entries = self.entries();
        match entries.iter_mut().rfind(|(known, _)| known == key) {
            Some((_, old)) => *old = value.clone(),
            None => entries.push((key.to_owned(), value.clone())),
        }
        Json::of_entries(entries)
    }

    fn of_entries(entries: impl IntoIterator<Item = (String, Json)>) -> Json {
        let member = |(key, value): (String, Json)| format!("{}:{}", serde_json::Value::from(key), value.text());
        Json::from(Bytes::from(format!("{{{}}}", entries.into_iter().map(member).collect::<Vec<_>>().join(","))))
    }

    /// The text of a JSON string, or the digits of a number, to be put into a URL.
    pub fn scalar(&self) -> Option<String> {
        match self.start() {
            b'"' => serde_json::from_slice(&self.text).ok(),
            b'-' | b'0'..=b'9' => Some(self.text().to_owned()),
            _ => None,
        }
    }
}

impl fmt::Debug for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Json({} bytes)", self.text.len())
    }
}

impl Members {
    /// Where a key begins in the text of its object.
    fn start(&self, index: usize) -> Option<usize> {
        let key = self.keys.get(self.own.clone())?.get(index)?;
        Some((key - self.base) as usize)
    }
}

impl From<Bytes> for Json {
    /// A text that was checked before.
    fn from(text: Bytes) -> Json {
        Json { text, members: OnceLock::new() }
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Json) -> bool {
        self.text == other.text
    }
}

impl Eq for Json {}

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
#[allow(clippy::unwrap_used, clippy::indexing_slicing)]
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
        assert_eq!(object.keys(), ["a", "b", "e", ""]);
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
    fn a_member_is_set_in_its_place() {
        let object = json(r#"{"a": 1, "b": [2], "a": 3}"#);
        assert_eq!(object.with("b", &json("true")).text(), r#"{"a":1,"b":true,"a":3}"#);
        assert_eq!(object.with("a", &json("null")).get("a").unwrap().text(), "null");
        assert_eq!(object.with("c\"", &json("{}")).text(), r#"{"a":1,"b":[2],"a":3,"c\"":{}}"#);
        assert_eq!(json("[1]").with("a", &json("2")).text(), "[1]");
    }

    #[test]
    fn items_share_the_bytes() {
        let array = json(r#"[ {"id": 1} , [2], "three" ]"#);
        let texts: Vec<String> = array.items().iter().map(|i| i.text().to_owned()).collect();
        assert_eq!(texts, [r#"{"id": 1}"#, "[2]", r#""three""#]);
        assert!(json("{}").items().is_empty());
    }

    #[test]
    fn items_know_their_members() {
        let text = r#" [ {"a" : 1 , "b":[{"x":2}] } ,{}, {"\u0061":3,"a\\":"4,"}, [ {"no":1} ], 5,
            {"deep":{"a": {"b,": [5] } } , "" : null }, {"a":"é","a":"\"}"}] "#;
        let (whole, items) = Json::parse_items(Bytes::from_static(text.as_bytes())).unwrap();
        assert!(whole.keys().is_empty() && whole.get("a").is_none());
        let due: Vec<serde_json::Value> = serde_json::from_str(text).unwrap();
        assert_eq!(items.len(), due.len());
        for (item, due) in items.iter().zip(&due) {
            let mut members = serde_json::Map::new();
            for (key, value) in item.entries() {
                assert_eq!(item.member(&key).unwrap(), Json::parse(item.member(&key).unwrap().text).unwrap());
                members.insert(key, serde_json::from_str(value.text()).unwrap());
            }
            assert_eq!(&members, due.as_object().unwrap_or(&serde_json::Map::new()));
            assert_eq!(item.keys(), Json::from(item.text.clone()).keys());
        }
        assert_eq!(items[2].member("a\\").unwrap().text(), r#""4,""#);
        assert!(items[0].member(r#"a" : 1 , "b"#).is_none() && json(r#"{"a":1,"b":2}"#).member(r#"a":1,"b"#).is_none());
        assert_eq!(items[5].get("deep.a.b,").unwrap().text(), "[5]");
        assert_eq!(items[6].get("a").unwrap().text(), r#""\"}""#);
    }

    #[test]
    fn rejects_what_is_not_json() {
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
