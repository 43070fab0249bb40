//! Writes the operations of a chapter as constants.

use std::fmt::Write;

use super::notation::unquoted;
use super::resolve::{Full, Resolved};

/// The operations that change the session, as `Method::changes_session` names them. Python alone has them: the Rust library
/// exports no such operation.
const OF_PYTHON: [&str; 6] = [
    "Composite(LoginAsInstallation)",
    "Local(Login)",
    "Local(LoginAsApp)",
    "Local(NewSession)",
    "Local(SetClientId)",
    "Local(SetUserAgent)",
];

/// What the constants of a chapter begin with: the names that they use.
const HEAD: &str = "\
#[allow(missing_docs, non_upper_case_globals, unused_imports)]
mod declared {
use super::*;
use crate::github::declared::named;
use crate::github::model::declaration::{Composite, Local, Method, Needs, Op, Returns, Send, media};
use crate::github::model::parameter::{LocalInput, Param, Takes};

";

/// The constants of operations, each of its class, and a list of them.
pub fn all(operations: &[Resolved<'_>]) -> String {
    let mut text = HEAD.to_owned();
    let mut list = String::new();
    for operation in operations {
        constant(&mut text, operation);
        let _ = writeln!(list, "named::{}::{},", operation.class, operation.declared.name);
    }
    let _ = write!(
        text,
        "\n/// The operations that this chapter declares.\npub static OPERATIONS: &[&Op] = &[\n{list}];\n"
    );
    text + "}\n\npub use declared::OPERATIONS;\n"
}

fn constant(text: &mut String, operation: &Resolved<'_>) {
    let Resolved { class, page, declared, positional, returns, request, options, .. } = operation;
    let name = declared.name;
    let (method, path) = request.split_once(' ').unwrap_or((request, "\"\""));
    let visible = if OF_PYTHON.contains(&method) { "pub(crate)" } else { "pub" };
    let _ = writeln!(text, "impl named::{class} {{");
    for line in &declared.docs {
        let _ = writeln!(text, "    ///{line}");
    }
    let _ = writeln!(text, "    {visible} const {name}: &'static Op = &Op {{");
    let doc: String = declared.docs.iter().map(|line| format!("{line}\n")).collect();
    let id = declared.id.filter(|_| !operation.is_gone).unwrap_or_default();
    let _ = writeln!(text, "        class: named::{class}::NAME, page: {page}, name: {:?}, doc: {doc:?},", bare(name));
    let params: String = operation.parameters.iter().map(param).collect();
    let _ = writeln!(text, "        params: &[{params}], positional: {positional}, returns: {},", result(returns));
    let _ = writeln!(text, "        method: {}, path: {path}, id: {id:?},", function(method));
    for (name, value) in options {
        let _ = writeln!(text, "        {name}: {value},");
    }
    text.push_str("        ..Op::BASE\n    };\n}\n");
}

fn param(full: &Full) -> String {
    // What takes one of these has the default without writing it.
    let usual = match full.takes.as_str() {
        "Number" => Some("-1"),
        "TextMatch" => Some("false"),
        "Etag" | "PerPage" => Some("null"),
        _ => None,
    };
    let default = match usual.or(full.default.as_deref()) {
        // That null is sent is an option of the operation.
        Some("unset") => Some("null"),
        default => default,
    };
    let (name, wire) = (bare(&full.name), bare(&full.wire));
    format!(
        "\n            Param {{ name: {name:?}, wire: {wire:?}, takes: {}, default: {default:?} }},",
        takes(&full.takes)
    )
}

/// What a parameter takes.
fn takes(written: &str) -> String {
    let Some((name, of)) = parts(written) else { return format!("Takes::{written}") };
    match name {
        "Choice" | "Exactly" if of.starts_with('"') => format!("Takes::{name}(&[{of}])"),
        "Map" | "Filled" | "Settings" | "List" => format!("Takes::{name}(&crate::kind!({}))", values(of)),
        "Local" => format!("Takes::Local(LocalInput::{of})"),
        _ => format!("Takes::{name}({of})"),
    }
}

/// What an operation returns.
fn result(written: &str) -> String {
    if let Some((name, of)) = parts(written) {
        let classes = || of.split(',').map(|class| format!("named::{}::NAME, ", class.trim())).collect::<String>();
        return match name {
            "Either" => format!("Returns::Either(&[{}])", classes()),
            _ => format!("Returns::{name}(crate::kind!({}))", values(of)),
        };
    }
    match written.split_once(' ') {
        Some((name, class)) => format!("Returns::{name}(named::{class}::NAME)"),
        None => format!("Returns::{written}"),
    }
}

/// The method of a request, or the function of what one request cannot do.
fn function(written: &str) -> String {
    match parts(written) {
        Some((kind, function)) => format!("Method::{kind}({kind}::{function})"),
        None => format!("Method::{written}"),
    }
}

/// The kind of the values of an object whose keys are texts.
fn values(written: &str) -> &str {
    written.strip_prefix("Str,").unwrap_or(written).trim()
}

/// A name, and what is in parentheses behind it.
fn parts(written: &str) -> Option<(&str, &str)> {
    let (name, of) = written.strip_suffix(')')?.split_once('(')?;
    Some((name, of.trim()))
}

/// A name without the `r#` that Rust wants where it is one of its keywords.
fn bare(name: &str) -> &str {
    unquoted(name).trim_start_matches("r#")
}
