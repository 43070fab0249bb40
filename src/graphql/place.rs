//! Places in the data of a page.

use serde_json::Value;

/// A step from a value to a part of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// A member of an object.
    Key(String),
    /// An item of a list.
    Index(usize),
    /// An item of a list, counted from its end: items may be added at its beginning.
    FromEnd(usize),
}

impl Step {
    /// Whether it is the member with this key.
    pub fn is_key(&self, name: &str) -> bool {
        matches!(self, Step::Key(key) if key == name)
    }
}

/// The part of a value at a place.
pub fn part<'a>(value: &'a mut Value, place: &[Step]) -> Option<&'a mut Value> {
    place.iter().try_fold(value, |value, step| match step {
        Step::Key(key) => value.get_mut(key),
        Step::Index(index) => value.get_mut(index),
        Step::FromEnd(back) => {
            let items = value.as_array_mut()?;
            let index = items.len().checked_sub(back.saturating_add(1))?;
            items.get_mut(index)
        }
    })
}

/// A place as GraphQL writes paths.
pub fn shown(value: &mut Value, place: &[Step]) -> Vec<Value> {
    let mut current = Some(value);
    let step = |step: &Step| {
        let count = current.as_ref().and_then(|value| value.as_array()).map_or(0, Vec::len);
        current = current.take().and_then(|value| part(value, std::slice::from_ref(step)));
        match step {
            Step::Key(key) => key.as_str().into(),
            Step::Index(index) => (*index).into(),
            Step::FromEnd(back) => count.saturating_sub(back.saturating_add(1)).into(),
        }
    };
    place.iter().map(step).collect()
}

/// Remove the members that were added to a query, at any depth.
pub fn strip(value: &mut Value, prefix: &str) {
    match value {
        Value::Object(members) => {
            members.retain(|key, _| !key.starts_with(prefix));
            members.values_mut().for_each(|member| strip(member, prefix));
        }
        Value::Array(items) => items.iter_mut().for_each(|item| strip(item, prefix)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn places_count_from_either_end() {
        let mut value = json!({"a": [{"b": 1}, {"b": 2}, {"b": 3}]});
        let key = |key: &str| Step::Key(key.to_owned());
        assert_eq!(part(&mut value, &[key("a"), Step::Index(1), key("b")]), Some(&mut json!(2)));
        assert_eq!(part(&mut value, &[key("a"), Step::FromEnd(0), key("b")]), Some(&mut json!(3)));
        for missing in [vec![key("x")], vec![key("a"), Step::FromEnd(3)], vec![Step::Index(0)], vec![Step::FromEnd(0)]]
        {
            assert_eq!(part(&mut value, &missing), None);
        }
        assert_eq!(shown(&mut value, &[key("a"), Step::FromEnd(2), key("b")]), [json!("a"), json!(0), json!("b")]);
    }

    #[test]
    fn added_members_are_removed_at_any_depth() {
        let mut value = json!({"a": [{"x_b": 1, "c": {"x_d": 2, "e": 3}}], "x_f": 4});
        strip(&mut value, "x_");
        assert_eq!(value, json!({"a": [{"c": {"e": 3}}]}));
    }
}
