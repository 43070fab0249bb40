//! The accounts that an operation is about, by which a pool chooses its credential.

use apollo_compiler::Node;
use apollo_compiler::ast::{Document, Field, OperationDefinition, Selection, Value as Literal};

use crate::graphql::document::Variables;
use crate::graphql::selection::{Expansion, fields, variable};
use crate::session::search::owner_of;

/// Arguments and variables that have the login of an account.
const NAMES: [&str; 4] = ["owner", "login", "organization", "org"];

/// The logins that an operation of a document names, in lower case. A document that cannot be read has none.
pub fn in_document(document: &Document, operation: &OperationDefinition, variables: &Variables) -> Vec<String> {
    let selections = Expansion::new(document, operation, variables).expand(&operation.selection_set);
    selections.map(|selections| in_selections(&selections, operation, variables)).unwrap_or_default()
}

/// The logins that the arguments of the outermost fields name, or else the variables, in lower case.
pub fn in_selections(selections: &[Selection], operation: &OperationDefinition, variables: &Variables) -> Vec<String> {
    let mut outermost = Vec::new();
    fields(selections, &mut outermost);
    let named = outermost.into_iter().flat_map(|field| in_field(field, operation, variables));
    let mut owners: Vec<String> = named.map(|owner| owner.to_lowercase()).collect();
    if owners.is_empty() {
        let given = NAMES.iter().find_map(|name| variables.get(*name)?.as_str());
        owners.extend(given.map(str::to_lowercase));
    }
    owners.sort();
    owners.dedup();
    owners
}

fn in_field(field: &Node<Field>, operation: &OperationDefinition, variables: &Variables) -> Vec<String> {
    let text = |value: &Literal| match value {
        Literal::String(text) => Some(text.clone()),
        Literal::Variable(name) => variable(operation, variables, name)?.as_str().map(str::to_owned),
        _ => None,
    };
    let owner = |name: &str, value: String| match name {
        "query" if field.name == "search" => owner_of(&value),
        name if NAMES.contains(&name) => Some(value),
        _ => None,
    };
    let arguments = field.arguments.iter();
    arguments.filter_map(|argument| owner(&argument.name, text(&argument.value)?)).collect()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::graphql::document::{operation, parse};

    #[test]
    fn owners_are_literals_and_variables_of_the_outermost_fields() {
        let none: [&str; 0] = [];
        let owners = |text: &str, variables: serde_json::Value| {
            let parsed = parse(text).unwrap();
            in_document(&parsed, operation(&parsed, None).unwrap(), variables.as_object().unwrap())
        };
        assert_eq!(owners("{ organization(login: \"Mona\") { id } }", json!({})), ["mona"]);
        assert_eq!(owners("query($o: String!) { user(login: $o) { id } }", json!({"o": "Mona"})), ["mona"]);
        assert_eq!(owners("query($o: String = \"mona\") { user(login: $o) { id } }", json!({})), ["mona"]);
        let two = "{ a: repository(owner: \"a\", name: \"x\") { id } ...F } fragment F on Query { user(login: \"b\") { id } }";
        assert_eq!(owners(two, json!({})), ["a", "b"]);
        let skipped = "{ user(login: \"a\") { id } organization(login: \"b\") @skip(if: true) { id } }";
        assert_eq!(owners(skipped, json!({})), ["a"]);
        assert_eq!(owners("query($q: String!) { search(query: $q) { id } }", json!({"q": "repo:mona/x"})), ["mona"]);
        let nested = "query($owner: String!) { viewer { organization(login: $owner) { id } } }";
        assert_eq!(owners(nested, json!({"owner": "mona"})), ["mona"]);
        assert_eq!(owners("{ node(id: \"a\") { id } }", json!({})), none);
        assert_eq!(owners("{ ...F } fragment F on Query { ...F }", json!({})), none);
    }
}
