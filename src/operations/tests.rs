//! Calls are checked before their futures exist, and nothing is sent before these are polled.

#![allow(clippy::unwrap_used)]

use std::sync::Arc;

use serde_json::Value;

use crate::auth::credential::{Auth, Secret};
use crate::github::declared::registry;
use crate::github::model::declaration::Takes;
use crate::http::error::Error;
use crate::json::document::Json;
use crate::operations::run::Call;
use crate::session::{Session, Settings};

fn call(class: &str, name: &str) -> Call {
    let session = Arc::new(Session::new(Settings { auth: Auth::Token(Secret::new("t")), ..Settings::default() }));
    Call::new(&session, registry::operation(class, name).unwrap(), Vec::new())
}

fn error_of(call: Call) -> String {
    call.start().err().map(|error| error.to_string()).unwrap_or_default()
}

#[test]
fn nothing_is_sent_before_the_future_is_polled() {
    let owner = Json::from_value(&serde_json::json!({ "url": "https://h/x", "sha": "0", "name": "n" }));
    let mut started = 0;
    for op in registry::operations() {
        let value = |takes| {
            if matches!(takes, Takes::Id | Takes::AppId | Takes::Int) { Value::from(1) } else { Value::from("x") }
        };
        let mut call = Call { op, owner: Some(owner.clone()), ..call("Client", "user") };
        call.arguments = op.params.iter().map(|param| (param, Some(value(param.takes)))).collect();
        let session = call.session.clone();
        started += usize::from(call.start().is_ok());
        assert_eq!(session.exchanges(), 0, "{}.{}", op.class, op.name);
    }
    assert!(started > 300, "{started}");
}

#[test]
fn an_invalid_call_is_an_error_before_anything_is_sent() {
    assert!(error_of(call("ShortIssue", "is_closed")).contains("makes no request"));
    assert!(error_of(call("ShortRepository", "commit_files")).contains("without its content"));
    assert!(error_of(call("Contents", "delete")).contains("no sha"));
    assert!(error_of(call("ShortRepository", "create_tag")).contains("obj_type"));
    let anonymous = Call { session: Arc::new(Session::new(Settings::default())), ..call("Client", "create_issue") };
    assert!(matches!(anonymous.start(), Err(Error::Credential(_))));
}
