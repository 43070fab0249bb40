//! JSON text with some of its values replaced and the rest left as it is written.

/// Replace scalars. `replace` is given the key (empty in an array or outside of an object) and the text of a string or
/// a number, and gives what to write instead; `rename` likewise for keys. The text must be valid JSON.
pub fn rewrite(
    text: &str,
    replace: impl Fn(&str, &str) -> Option<String>,
    rename: impl Fn(&str) -> Option<String>,
) -> String {
    let mut written = String::with_capacity(text.len());
    let mut key = String::new();
    let mut rest = text;
    while let Some(start) = rest.chars().next() {
        let (token, after) = match start {
            '"' => rest.split_at_checked(string_end(rest)),
            '-' | '0'..='9' => rest.split_at_checked(number_end(rest)),
            _ => rest.split_at_checked(start.len_utf8()),
        }
        .unwrap_or((rest, ""));
        let instead = match start {
            '"' if after.trim_start().starts_with(':') => {
                key = serde_json::from_str(token).unwrap_or_default();
                rename(token)
            }
            '"' | '-' | '0'..='9' => replace(&key, token),
            ',' | '{' | '}' | '[' | ']' => {
                key.clear();
                None
            }
            _ => None,
        };
        written.push_str(instead.as_deref().unwrap_or(token));
        rest = after;
    }
    written
}

fn string_end(text: &str) -> usize {
    let mut escaped = false;
    for (at, byte) in text.bytes().enumerate().skip(1) {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

fn number_end(text: &str) -> usize {
    text.find(|c: char| !matches!(c, '0'..='9' | '-' | '+' | '.' | 'e' | 'E')).unwrap_or(text.len())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_replaced_stays_as_written() {
        let text = r#" { "n" : 123456789012345678901234567890, "n":1.50e+1, "s\"\u0061:" : "a\\\"b" , "l":["x", -1,{"k":null}], "é": "ü" } "#;
        assert_eq!(rewrite(text, |_, _| None, |_| None), text);
    }

    #[test]
    fn values_are_told_by_their_key() {
        let replace = |key: &str, value: &str| Some(format!("\"{key}={}\"", value.trim_matches('"')));
        let text = r#"{"a":"1","b":{"c":2,"d":["3",{"e\"":true}]},"\u0066":"4"}"#;
        let expected = r#"{"a":"a=1","b":{"c":"c=2","d":["=3",{"e\"":true}]},"\u0066":"f=4"}"#;
        assert_eq!(rewrite(text, replace, |_| None), expected);
        assert_eq!(rewrite("7", replace, |_| None), "\"=7\"");
        assert_eq!(rewrite(r#"{"a": 1}"#, |_, _| None, |_| Some("\"b\"".into())), r#"{"b": 1}"#);
    }
}
