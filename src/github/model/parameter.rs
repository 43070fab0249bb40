//! What a parameter of an operation is, as constants: what it accepts, its default, and what is sent for it.

use serde_json::Value;

use crate::github::model::kind::Kind;

/// A parameter of an operation.
#[derive(Debug)]
pub struct Param {
    /// Name of the argument.
    pub name: &'static str,
    /// Name in the request; in a JSON body, a dot leads into a nested object.
    pub wire: &'static str,
    /// What it accepts.
    pub takes: Takes,
    /// Value of an argument that is left out; without one the parameter is required.
    pub default: Option<DefaultValue>,
}

/// The value of an argument that is left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DefaultValue {
    /// The same as an argument that is null: nothing is sent, or what the operation says of null.
    Null,
    /// Nothing is sent. An argument that is null means something else: it is sent.
    Unset,
    /// True or false.
    Bool(bool),
    /// An integer.
    Int(i64),
    /// Text.
    Text(&'static str),
    /// A list of texts.
    List(&'static [&'static str]),
    /// An object without members.
    Object,
}

impl DefaultValue {
    /// The default that a literal stands for: quoted text, or an integer. `stringify!` of anything else is the text
    /// itself.
    pub const fn literal(source: &'static str) -> DefaultValue {
        match source.as_bytes() {
            [b'"', .., b'"'] => DefaultValue::Text(source.split_at(1).1.split_at(source.len().saturating_sub(2)).0),
            _ => match i64::from_str_radix(source, 10) {
                Ok(number) => DefaultValue::Int(number),
                Err(_) => DefaultValue::Text(source),
            },
        }
    }

    /// The value as JSON; None where nothing is sent.
    pub fn json(self) -> Option<Value> {
        match self {
            DefaultValue::Null | DefaultValue::Unset => None,
            DefaultValue::Bool(value) => Some(Value::from(value)),
            DefaultValue::Int(value) => Some(Value::from(value)),
            DefaultValue::Text(value) => Some(Value::from(value)),
            DefaultValue::List(values) => Some(Value::from(values)),
            DefaultValue::Object => Some(Value::Object(serde_json::Map::new())),
        }
    }
}

/// What an argument may be, and what is sent for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Takes {
    /// Text; not empty where the path needs it.
    Text,
    /// Text; an empty one is not sent.
    NonEmpty,
    /// Text that must not be empty.
    Name,
    /// Text, or bytes that are UTF-8; not empty where it is required.
    Credential,
    /// Text that must not be empty, sent with this before it.
    Prefixed(&'static str),
    /// An integer, or text of digits.
    Int,
    /// A positive integer (or text of digits) that identifies something.
    Id,
    /// The ID of an app, as Id, or its client ID, which is text.
    AppId,
    /// As Id; 0 is not sent.
    IdOrZero,
    /// True or false, or 1 or 0.
    Bool,
    /// As Bool; only true is sent.
    Flag,
    /// As Bool; true makes the parameter's name the last segment of the path.
    Segment,
    /// As Bool; only true is sent, as 1.
    Switch,
    /// A number of seconds, whole or not; not negative.
    Seconds,
    /// A time (without offset it is in UTC) or ISO 8601 text.
    Time,
    /// Text, or an object whose field of this name is sent.
    Of(&'static str),
    /// Text, or a file with it: its path, or the open file.
    TextOrFile,
    /// An iterable of texts, or of objects whose field of this name is sent.
    ListOf(&'static str),
    /// Names in any of two forms: an iterable of texts or of objects with a `name`, or one text with commas. Sent as a
    /// list.
    Names,
    /// Names as above, sent as one text with commas.
    CommaNames,
    /// Texts given one by one, in any number; sent as a list.
    Rest,
    /// An iterable of integers.
    Ints,
    /// One of these texts, in upper or lower case; anything else is an error. Where "true" is one of them, so is a
    /// bool. An empty text is not sent.
    Choice(&'static [&'static str]),
    /// One of these texts, where upper and lower case matter.
    Exactly(&'static [&'static str]),
    /// A colour in hexadecimal, with or without `#`.
    Color,
    /// A mapping with values of this kind.
    Map(&'static Kind),
    /// A mapping with a `name` and an `email`; not sent when it lacks either.
    Person,
    /// A mapping with values of this kind, and with at least one of them.
    Filled(&'static Kind),
    /// A mapping with values of this kind; an empty one is not sent.
    Settings(&'static Kind),
    /// A list (or other iterable) of values of this kind.
    List(&'static Kind),
    /// Bytes, sent in base64.
    Base64,
    /// Anything JSON can hold.
    Json,
    /// An integer; 0 is sent as null, which removes the current value.
    ZeroIsNull,
    /// True returns a handle that sends nothing yet. Never sent.
    Lazy,
    /// True requests the media type with the matching texts. Never sent.
    TextMatch,
    /// Maximum number of items of a listing; -1 means all. Never sent.
    Number,
    /// The ETag of an earlier response, sent as If-None-Match.
    Etag,
    /// An ETag without its quotation marks, sent as If-None-Match.
    Unless,
    /// Items on a page, 1 to 100.
    PerPage,
    /// Media type of the body, sent as Content-Type.
    ContentType,
    /// What only the function of the operation reads; never sent.
    Local(LocalInput),
}

/// An argument that is no JSON; only for operations that are functions of their own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LocalInput {
    /// Whether to compare a download with the digest that GitHub lists.
    CheckDigest,
    /// What is uploaded: bytes, an open file, or the path of a file.
    Content,
    /// The type of collection that the result is put in.
    Collection,
    /// Where a download is written: a path or an open file; empty text for the name that the response suggests.
    Destination,
    /// Contents of files by path, bytes or text; null deletes a file.
    Files,
    /// The path of a folder, which is created if it is missing.
    Folder,
    /// Files to upload: their paths, or contents by name.
    NamedFiles,
    /// A callback that returns a one-time password.
    OneTimePassword,
    /// A private key in PEM format, bytes or text.
    PrivateKey,
    /// A callback that is called with the bytes transferred so far, and all of them where that is known.
    Progress,
    /// The value of a secret, text or bytes.
    Secret,
}

impl Takes {
    /// Whether the argument travels neither in the query nor in the body.
    pub fn is_apart(self) -> bool {
        matches!(
            self,
            Takes::Number
                | Takes::Etag
                | Takes::Unless
                | Takes::PerPage
                | Takes::TextMatch
                | Takes::Lazy
                | Takes::Segment
                | Takes::ContentType
                | Takes::Local(_)
        )
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::DefaultValue;

    #[test]
    fn a_literal_is_text_or_an_integer() {
        let known =
            [("\"\"", DefaultValue::Text("")), ("\"push\"", DefaultValue::Text("push")), ("30", DefaultValue::Int(30))];
        for (source, value) in known {
            assert_eq!(DefaultValue::literal(source), value, "{source}");
        }
    }

    #[test]
    fn a_default_is_sent_as_json() {
        let sent =
            [DefaultValue::Bool(true), DefaultValue::Int(-1), DefaultValue::List(&["push"]), DefaultValue::Object];
        let sent: Vec<_> = sent.into_iter().filter_map(DefaultValue::json).collect();
        assert_eq!(sent, [json!(true), json!(-1), json!(["push"]), json!({})]);
        assert_eq!((DefaultValue::Null.json(), DefaultValue::Unset.json()), (None, None));
    }
}
