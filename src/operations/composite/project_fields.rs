//! Fields of the items of projects, by name.

use serde_json::{Value, json};

use crate::github::description::names::nearest;
use crate::http::error::{Error, Result};
use crate::json::document::Json;
use crate::operations::composite::reading::{listed, text_member};
use crate::operations::outcome::Outcome;
use crate::operations::run::{Call, Running};

/// Set fields of an item.
pub fn set(call: Call) -> Result<Running> {
    let mut fields = call.bare("GET {project_url}/fields")?;
    fields.query([("per_page", "100")]);
    Ok(Box::pin(async move {
        let fields = listed(&call, fields, "").await?;
        let given = call.argument("values").and_then(Value::as_object).into_iter().flatten();
        let sent = given.map(|(name, value)| sent(&fields, name, value)).collect::<Result<Vec<_>>>()?;
        let request = call.with_body("PATCH {project_url}/items/{id}", &json!({ "fields": sent }))?;
        call.fetch(request).await.map(Outcome::Yes)
    }))
}

/// What is sent for a field and its value.
fn sent(fields: &[Json], name: &str, value: &Value) -> Result<Value> {
    let named = |field: &&Json| text_member(field, "name").as_deref() == Some(name);
    let Some(field) = fields.iter().find(named) else {
        let names: Vec<String> = fields.iter().filter_map(|field| text_member(field, "name")).collect();
        return Err(unknown("the project has no field", name, &names));
    };
    let id: Option<u64> = field.get("id").and_then(|id| id.scalar()?.parse().ok());
    Ok(json!({ "id": id, "value": choice(field, name, value)? }))
}

/// The ID of the option or the iteration that a value names; the value itself for other fields.
fn choice(field: &Json, name: &str, value: &Value) -> Result<Value> {
    let (key, label) = match text_member(field, "data_type").as_deref() {
        Some("single_select") => ("options", "name"),
        Some("iteration") => ("configuration.iterations", "title"),
        _ => return Ok(value.clone()),
    };
    let Some(wanted) = value.as_str() else { return Ok(value.clone()) };
    let choices = field.get(key).map(|choices| choices.items()).unwrap_or_default();
    let label = |choice: &Json| text_member(choice, &format!("{label}.raw")).or_else(|| text_member(choice, label));
    let found = choices.iter().find(|choice| label(choice).as_deref() == Some(wanted));
    match found.or_else(|| choices.iter().find(|choice| text_member(choice, "id").as_deref() == Some(wanted))) {
        Some(choice) => Ok(text_member(choice, "id").into()),
        None => {
            let labels: Vec<String> = choices.iter().filter_map(label).collect();
            Err(unknown(&format!("the field {name:?} has no option"), wanted, &labels))
        }
    }
}

fn unknown(what: &str, name: &str, known: &[String]) -> Error {
    let similar = nearest(name, known.iter().map(String::as_str)).map(|name| format!("; did you mean {name:?}?"));
    let known = || format!("; it has {}", known.join(", "));
    Error::Argument(format!("{what} {name:?}{}", similar.unwrap_or_else(known)))
}
