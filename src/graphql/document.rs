//! GraphQL documents: parsing, and the operation that a call runs.

use std::sync::Arc;

use apollo_compiler::Node;
use apollo_compiler::ast::{Document, OperationDefinition, OperationType};
use apollo_compiler::parser::Parser;
use apollo_compiler::validation::{DiagnosticList, WithErrors};
use serde_json::{Map, Value};

use crate::graphql::kept::Kept;
use crate::http::error::{Error, Result};

/// The variables of a call.
pub type Variables = Map<String, Value>;

/// The documents that were parsed last.
static PARSED: Kept<Document> = Kept::new();

/// Parse a document that is to be sent; those that were used last are known. The error names the line and the column.
pub fn parse(text: &str) -> Result<Arc<Document>> {
    let broken = |broken: WithErrors<Document>| Error::Argument(reasons("query", &broken.errors));
    PARSED.get_or_try(text, || Parser::new().parse_ast(text, "query").map_err(broken))
}

/// Names of tokens in the parser's messages, and what they stand for.
const TOKENS: [(&str, &str); 7] = [
    ("L_CURLY", "\"{\""),
    ("R_CURLY", "\"}\""),
    ("L_PAREN", "\"(\""),
    ("R_PAREN", "\")\""),
    ("L_BRACK", "\"[\""),
    ("R_BRACK", "\"]\""),
    ("EOF", "the end"),
];
/// Maximum number of diagnostics that an error shows.
const MOST_SHOWN: usize = 5;

/// The first diagnostics of a document or schema, each formatted as "query, line 2, column 5: expected a name".
pub fn reasons(name: &str, errors: &DiagnosticList) -> String {
    let mut shown: Vec<String> = Vec::new();
    for error in errors.iter() {
        let place = error.line_column_range().map(|range| range.start);
        let place = place.map(|start| format!(", line {}, column {}", start.line, start.column)).unwrap_or_default();
        let text = TOKENS.iter().fold(error.error.to_string(), |text, (token, meaning)| text.replace(token, meaning));
        let reason = format!("{name}{place}: {text}");
        if !shown.contains(&reason) {
            shown.push(reason);
        }
    }
    let more = shown.len().saturating_sub(MOST_SHOWN);
    shown.truncate(MOST_SHOWN);
    if more > 0 {
        shown.push(format!("and {more} more"));
    }
    shown.join("; ")
}

/// The operation of a document that a call runs: the named one, or the only one.
pub fn operation<'a>(document: &'a Document, name: Option<&str>) -> Result<&'a Node<OperationDefinition>> {
    let mut all = document.definitions.iter().filter_map(|definition| definition.as_operation_definition());
    let found = match name {
        Some(name) => {
            let missing = || Error::Argument(format!("operation_name: the query has no operation {name:?}"));
            all.find(|operation| operation.name.as_deref() == Some(name)).ok_or_else(missing)?
        }
        None => match (all.next(), all.next()) {
            (Some(only), None) => only,
            (None, _) => return Err(Error::Argument("query has no operation".into())),
            (Some(_), Some(_)) => {
                return Err(Error::Argument("operation_name is needed: the query has several operations".into()));
            }
        },
    };
    if found.operation_type == OperationType::Subscription {
        return Err(Error::Argument("query is a subscription, which GitHub does not support".into()));
    }
    if document.definitions.iter().any(|definition| !definition.is_executable_definition()) {
        return Err(Error::Argument("query must have operations and fragments only".into()));
    }
    Ok(found)
}

/// Return an error if a variable that the operation requires is missing, or if it declares no variable of a name.
pub fn check_variables(operation: &OperationDefinition, variables: &Variables) -> Result<()> {
    let declared: Vec<&str> = operation.variables.iter().map(|variable| variable.name.as_str()).collect();
    if let Some(unknown) = variables.keys().find(|name| !declared.contains(&name.as_str())) {
        let known =
            if declared.is_empty() { String::new() } else { format!("; it declares ${}", declared.join(", $")) };
        return Err(Error::Argument(format!("variables has {unknown:?}, which the query does not declare{known}")));
    }
    let is_missing = |name: &str| variables.get(name).is_none_or(Value::is_null);
    let mut required = operation.variables.iter().filter(|v| v.ty.is_non_null() && v.default_value.is_none());
    match required.find(|variable| is_missing(&variable.name)) {
        Some(variable) => Err(Error::Argument(format!(
            "variables must have {:?}: the query declares ${}: {}",
            variable.name.as_str(),
            variable.name,
            variable.ty
        ))),
        None => Ok(()),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use serde_json::json;

    use super::*;

    fn why<T: std::fmt::Debug>(result: Result<T>) -> String {
        result.unwrap_err().to_string()
    }

    #[test]
    fn a_syntax_error_has_its_place() {
        let open = why(parse("query {\n  viewer { login \n"));
        assert_eq!(open, "query, line 2, column 19: syntax error: expected \"}\", got the end");
        assert!(why(parse("")).starts_with("query"), "{}", why(parse("")));
    }

    #[test]
    fn the_operation_is_the_only_one_or_the_named_one() {
        let two = parse("query A { a } mutation B { b } fragment F on X { y }").unwrap();
        assert_eq!(why(operation(&two, None)), "operation_name is needed: the query has several operations");
        assert!(operation(&two, Some("A")).unwrap().operation_type.is_query());
        assert!(operation(&two, Some("B")).unwrap().operation_type.is_mutation());
        assert_eq!(why(operation(&two, Some("C"))), "operation_name: the query has no operation \"C\"");
        assert!(operation(&parse("{ viewer { login } }").unwrap(), None).unwrap().operation_type.is_query());
        assert_eq!(why(operation(&parse("fragment F on X { y }").unwrap(), None)), "query has no operation");
        assert!(why(operation(&parse("subscription { a }").unwrap(), None)).contains("subscription"));
        assert!(why(operation(&parse("{ a } type X { y: Int }").unwrap(), None)).contains("fragments only"));
    }

    #[test]
    fn required_variables_are_needed() {
        let text = "query($owner: String!, $name: String, $first: Int! = 5) { a(o: $owner, n: $name, f: $first) }";
        let document = parse(text).unwrap();
        let check = |given: Value| check_variables(operation(&document, None).unwrap(), given.as_object().unwrap());
        assert!(check(json!({"owner": "octocat", "first": 1})).is_ok());
        let unknown = why(check(json!({"owner": "octocat", "lgn": "x"})));
        assert_eq!(
            unknown,
            "variables has \"lgn\", which the query does not declare; it declares $owner, $name, $first"
        );
        for given in [json!({}), json!({"owner": null})] {
            assert_eq!(why(check(given)), "variables must have \"owner\": the query declares $owner: String!");
        }
    }
}
