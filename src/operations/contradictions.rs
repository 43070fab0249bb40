//! Arguments that contradict each other. GitHub ignores one of them without a word, so they are an error before anything is
//! sent.

use serde_json::Value;

use crate::github::model::declaration::Op;
use crate::http::error::{Error, Result};
use crate::operations::arguments::{Arguments, sent};
use crate::operations::input::wrong_value;

/// Why an issue is closed.
const REASONS: [&str; 3] = ["completed", "not_planned", "duplicate"];

/// Return an error for arguments of which only one can be meant.
pub fn check(op: &Op, arguments: &Arguments) -> Result<()> {
    check_names(arguments)?;
    match op.id {
        "issues/update" => check_reason(op, arguments),
        "issues/reprioritize-sub-issue" => check_place(arguments),
        "pulls/create-review" => check_review(arguments),
        _ => Ok(()),
    }
}

/// Two names of one parameter, with different values.
fn check_names(arguments: &Arguments) -> Result<()> {
    let given = |at: usize| {
        let (param, value) = arguments.get(at)?;
        Some((param, value.as_ref().filter(|_| !param.takes.is_apart())?))
    };
    for (at, (param, value)) in (0..arguments.len()).filter_map(|at| Some((at, given(at)?))) {
        let others = (0..at).filter_map(given);
        if let Some((other, _)) = others.into_iter().find(|(other, old)| other.wire == param.wire && *old != value) {
            let (first, second) = (other.name, param.name);
            return Err(Error::Argument(format!("{second} is the same as {first}: give one of them")));
        }
    }
    Ok(())
}

/// The state of an issue, the reason for it, and the issue that it duplicates.
fn check_reason(op: &Op, arguments: &Arguments) -> Result<()> {
    let text = |name: &str| arguments.iter().find(|(param, _)| param.wire == name)?.1.as_ref()?.as_str();
    let fixed = op.fixed.iter().find(|(name, _)| *name == "state").map(|(_, json)| json.trim_matches('"'));
    // The reason may have two names, of which one is given.
    let reasons = arguments.iter().filter(|(param, _)| param.wire == "state_reason");
    let reason = reasons.filter_map(|(_, value)| value.as_ref()?.as_str()).next();
    match (fixed.or_else(|| text("state")), reason) {
        (Some("open"), Some(reason)) if REASONS.contains(&reason) => {
            Err(Error::Argument(format!("state_reason {reason:?} is for the state 'closed', not 'open'")))
        }
        (Some("closed"), Some(reason @ "reopened")) => {
            Err(Error::Argument(format!("state_reason {reason:?} is for the state 'open', not 'closed'")))
        }
        (_, Some(reason)) if reason != "duplicate" && is_given(arguments, "duplicate_issue_id") => {
            Err(Error::Argument(format!("duplicate_issue_id is for the state_reason 'duplicate', not {reason:?}")))
        }
        _ => Ok(()),
    }
}

/// The place of a sub-issue: behind one, or before one.
fn check_place(arguments: &Arguments) -> Result<()> {
    if is_given(arguments, "after_id") && is_given(arguments, "before_id") {
        return Err(Error::Argument("after_id and before_id are mutually exclusive".into()));
    }
    Ok(())
}

/// A review says something, unless it only approves.
fn check_review(arguments: &Arguments) -> Result<()> {
    let says = match (sent(arguments, "body"), sent(arguments, "comments")) {
        (Some(Value::String(body)), _) if !body.trim().is_empty() => true,
        (_, comments) => comments.and_then(Value::as_array).is_some_and(|comments| !comments.is_empty()),
    };
    match sent(arguments, "event").and_then(Value::as_str) {
        Some(event @ ("COMMENT" | "REQUEST_CHANGES")) if !says => {
            Err(wrong_value("body", &format!("must be given with event {event:?}")))
        }
        _ => Ok(()),
    }
}

fn is_given(arguments: &Arguments, name: &str) -> bool {
    sent(arguments, name).is_some_and(|value| !value.is_null() && value.as_str() != Some(""))
}
