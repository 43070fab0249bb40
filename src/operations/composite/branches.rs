//! Operations of the chapter `branches`.

use serde_json::{Map, Value, json};

use crate::http::error::Result;
use crate::operations::composite::reading::members;
use crate::operations::run::{Call, Running};

/// GitHub replaces all settings, so omitted ones are sent with the values that the resource shows.
pub fn update_protection(call: Call) -> Result<Running> {
    let owner = call.owner.as_ref().and_then(|json| serde_json::from_str(json.text()).ok()).unwrap_or_default();
    let mut settings = switches(&owner);
    for (name, keep) in KEPT {
        settings.insert((*name).to_owned(), part(&owner, name).map_or_else(|| keep(&Value::Null), keep));
    }
    settings.extend(members(&call));
    let request = call.with_body(call.op.path, &Value::Object(settings))?;
    call.finish(request)
}

type Keep = fn(&Value) -> Value;

/// Settings that GitHub requires, each with the conversion from the form of a response to that of a request.
const KEPT: &[(&str, Keep)] = &[
    ("required_status_checks", kept_checks),
    ("enforce_admins", |admins| part(admins, "enabled").cloned().unwrap_or(Value::Bool(false))),
    ("required_pull_request_reviews", kept_reviews),
    ("restrictions", kept_accounts),
];

/// Boolean settings, which GitHub resets if they are omitted.
fn switches(owner: &Value) -> Map<String, Value> {
    let names = [
        "required_linear_history",
        "allow_force_pushes",
        "allow_deletions",
        "block_creations",
        "required_conversation_resolution",
        "lock_branch",
        "allow_fork_syncing",
    ];
    let enabled = |name: &str| Some((name.to_owned(), part(part(owner, name)?, "enabled")?.clone()));
    names.into_iter().filter_map(enabled).collect()
}

fn kept_checks(checks: &Value) -> Value {
    if checks.is_null() {
        return Value::Null;
    }
    let strict = part(checks, "strict").cloned().unwrap_or(Value::Bool(false));
    let listed: Vec<Value> = items(checks, "checks").iter().map(kept_check).collect();
    if listed.is_empty() {
        return json!({ "strict": strict, "contexts": items(checks, "contexts") });
    }
    json!({ "strict": strict, "checks": listed })
}

/// For a check that any app may report, a response has no app, and a request has app -1.
fn kept_check(check: &Value) -> Value {
    json!({ "context": part(check, "context"), "app_id": part(check, "app_id").cloned().unwrap_or(Value::from(-1)) })
}

fn kept_reviews(reviews: &Value) -> Value {
    if reviews.is_null() {
        return Value::Null;
    }
    let plain = [
        "dismiss_stale_reviews",
        "require_code_owner_reviews",
        "required_approving_review_count",
        "require_last_push_approval",
    ];
    let accounts = ["dismissal_restrictions", "bypass_pull_request_allowances"];
    let plain = plain.into_iter().filter_map(|name| Some((name.to_owned(), part(reviews, name)?.clone())));
    let accounts = accounts.into_iter().filter_map(|name| Some((name.to_owned(), kept_accounts(part(reviews, name)?))));
    Value::Object(plain.chain(accounts).collect())
}

/// A response has accounts as objects, a request has their names.
fn kept_accounts(accounts: &Value) -> Value {
    if accounts.is_null() {
        return Value::Null;
    }
    let names = |kind: &str, name: &str| -> Vec<Value> {
        items(accounts, kind).iter().filter_map(|account| part(account, name).cloned()).collect()
    };
    json!({ "users": names("users", "login"), "teams": names("teams", "slug"), "apps": names("apps", "slug") })
}

/// A member that is present and not null.
fn part<'a>(value: &'a Value, name: &str) -> Option<&'a Value> {
    value.get(name).filter(|part| !part.is_null())
}

fn items<'a>(value: &'a Value, name: &str) -> &'a [Value] {
    part(value, name).and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default()
}
