//! Operations of the chapter `checks`.

use http::Method;
use serde_json::{Value, json};

use crate::http::error::Result;
use crate::http::response::Response;
use crate::operations::composite::ensure::change;
use crate::operations::composite::reading::{members, text_of};
use crate::operations::outcome::{Outcome, interpret_status};
use crate::operations::run::{Call, Running};
use crate::session::object_of;

/// Number of annotations that GitHub takes in one request.
const BATCH: usize = 50;

/// Create a check run, or change one. Annotations beyond those that GitHub takes at once follow in further requests, which
/// add them.
pub fn report(call: Call) -> Result<Running> {
    let mut body = members(&call);
    let surplus = body.get_mut("output").map(surplus).unwrap_or_default();
    let output = body.get("output").cloned().unwrap_or_default();
    let request = call.with_body(call.op.path, &Value::Object(body))?;
    Ok(Box::pin(async move {
        let mut outcome = interpret_status(call.op, call.session.send(request).await?)?;
        for batch in surplus.chunks(BATCH) {
            let (Outcome::Yes(response) | Outcome::Body(response)) = &outcome else { break };
            let part = |key: &str| output.get(key).cloned().unwrap_or_default();
            let output = json!({ "title": part("title"), "summary": part("summary"), "annotations": batch });
            let url = text_of(response, "url")?;
            let request = change(&call, Method::PATCH, &url, Some(&json!({ "output": output })))?;
            outcome = interpret_status(call.op, call.session.send(request).await?)?;
        }
        Ok(outcome)
    }))
}

/// Take the annotations that are more than GitHub takes at once out of an output.
fn surplus(output: &mut Value) -> Vec<Value> {
    match output.get_mut("annotations").and_then(Value::as_array_mut) {
        Some(annotations) if annotations.len() > BATCH => annotations.split_off(BATCH),
        _ => Vec::new(),
    }
}

/// The response has the preferences and the whole repository; only the preferences are returned.
pub fn set_auto_trigger(call: Call) -> Result<Running> {
    let setting = json!({ "app_id": call.argument("app_id"), "setting": call.argument("enabled") });
    let request = call.with_body(call.op.path, &json!({ "auto_trigger_checks": [setting] }))?;
    Ok(Box::pin(async move {
        match interpret_status(call.op, call.session.send(request).await?)? {
            Outcome::Body(response) => {
                let preferences = object_of(&response)?.without(&["repository"]);
                Ok(Outcome::Body(Response { body: preferences.bytes().clone(), ..response }))
            }
            other => Ok(other),
        }
    }))
}
