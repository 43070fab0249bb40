//! Operations of the chapter `checks`.

use serde_json::json;

use crate::client::session::object_of;
use crate::http::error::Result;
use crate::http::response::Response;
use crate::operations::outcome::{Outcome, interpret_status};
use crate::operations::run::{Call, Running};

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
