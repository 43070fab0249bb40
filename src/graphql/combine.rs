//! Many small queries in one request.

use std::collections::BTreeSet;

use apollo_compiler::ast::{
    Argument, Field, InlineFragment, OperationDefinition, OperationType, Selection, Value as Literal,
};
use apollo_compiler::{Name, Node};
use serde_json::{Map, Value};

use crate::auth::credential::Auth;
use crate::graphql::batch::{body, nodes};
use crate::graphql::document::Variables;
use crate::graphql::owners;
use crate::graphql::query::{self, Query};
use crate::graphql::selection::{Expansion, variables_in};
use crate::graphql::{MOST_NODES, MOST_OBJECTS};
use crate::http::error::{Error, Result};
use crate::http::response::Response;
use crate::session::{Session, object_of};

/// A query that can be sent together with others: its keys and variables begin with a prefix of its own.
#[derive(Debug)]
pub struct Part {
    prefix: String,
    operation: OperationDefinition,
    variables: Variables,
    nodes: u64,
    /// Logins of the accounts that it is about.
    owners: Vec<String>,
}

impl Part {
    /// A query of a batch, by its position.
    pub fn new(query: &Query, position: usize) -> Result<Part> {
        let parsed = query.parsed()?;
        let operation = query.operation(&parsed)?;
        if !operation.operation_type.is_query() {
            return Err(Error::Argument("query is a mutation, which is not sent together with others".into()));
        }
        let prefix = format!("q{position}_");
        let mut selection_set =
            Expansion::new(&parsed, operation, &query.variables).expand(&operation.selection_set)?;
        let owners = owners::in_selections(&selection_set, operation, &query.variables);
        let nodes = nodes(operation, &query.variables, &selection_set);
        let mut used = BTreeSet::new();
        variables_in(&selection_set, &mut used);
        prefix_keys(&mut selection_set, &prefix);
        prefix_variables(&mut selection_set, &prefix);
        let mut operation = OperationDefinition { selection_set, ..OperationDefinition::clone(operation) };
        operation.variables.retain(|definition| used.contains(&definition.name));
        for definition in &mut operation.variables {
            let definition = definition.make_mut();
            definition.name = prefixed(&prefix, &definition.name);
        }
        let given = query.variables.iter().filter(|(name, _)| used.iter().any(|used| used == name.as_str()));
        let variables = given.map(|(name, value)| (format!("{prefix}{name}"), value.clone())).collect();
        Ok(Part { prefix, operation, variables, nodes, owners })
    }

    /// The part of a response that belongs to this query; None if the query has to be repeated, because the error of
    /// another one has removed all data.
    fn result(&self, response: &Response, whole: &Value) -> Option<Result<Value>> {
        let own = |key: &str| key.strip_prefix(&self.prefix).map(str::to_owned);
        let mut errors = Vec::new();
        for error in whole.get("errors").and_then(Value::as_array).into_iter().flatten() {
            let mut error = error.clone();
            // Without a path, it concerns all queries.
            if let Some(path) = error.get_mut("path").and_then(Value::as_array_mut).filter(|path| !path.is_empty()) {
                if path.first().is_some_and(is_operation) {
                    path.remove(0);
                }
                let Some(key) = path.first().and_then(Value::as_str).and_then(own) else { continue };
                path.splice(..1, [key.into()]);
            }
            if let Some(Value::String(message)) = error.get_mut("message") {
                *message = message.replace(&format!("${}", self.prefix), "$");
            }
            errors.push(error);
        }
        let data = whole.get("data").and_then(Value::as_object);
        let data = data.map(|data| {
            let members = data.iter().filter_map(|(key, value)| Some((own(key)?, value.clone())));
            Value::Object(members.collect())
        });
        if errors.is_empty() {
            return data.map(Ok);
        }
        let mut body = Map::new();
        body.insert("data".into(), data.unwrap_or_default());
        body.insert("errors".into(), errors.into());
        let body = Value::Object(body).to_string().into();
        Some(Err(query::failure(Response { body, ..response.clone() })))
    }
}

/// Whether a step of a path names an operation, as the first one of GitHub's validation errors does: `query`, or the name
/// after it. No query of a batch has such a key.
fn is_operation(step: &Value) -> bool {
    step.as_str().is_some_and(|step| step == "query" || step.starts_with("query "))
}

/// Run queries, as many as possible in each request. An error of a query is its own result. The queries of a request of a
/// pool are signed with the same credentials. If an error belongs to no query, the queries are divided until it does.
pub async fn run(session: &Session, auth: Option<Auth>, parts: Vec<Part>) -> Result<Vec<Result<Value>>> {
    let mut results: Vec<Option<Result<Value>>> = parts.iter().map(|_| None).collect();
    let pool = session.settings().pool.clone().filter(|_| auth.is_none());
    let signers: Vec<Vec<usize>> = match pool {
        Some(pool) => parts.iter().map(|part| pool.members().for_owners(&part.owners)).collect(),
        None => Vec::new(),
    };
    let mut most = MOST_OBJECTS;
    loop {
        let mut left: Vec<usize> = results.iter().enumerate().filter_map(|(at, r)| r.is_none().then_some(at)).collect();
        let first = left.first().and_then(|first| signers.get(*first));
        left.retain(|index| signers.get(*index) == first);
        let sent = chosen(&parts, &left, most);
        if sent.is_empty() {
            return Ok(results.into_iter().flatten().collect());
        }
        let owners = sent.iter().filter_map(|index| parts.get(*index)).flat_map(|part| part.owners.clone()).collect();
        let request = query::request(session, auth.clone(), true, owners, merged(&parts, &sent))?;
        let response = session.send(request).await?;
        if let Err(error) = query::data(response.clone())
            && !matches!(error, Error::GraphQl { .. })
        {
            return Err(error);
        }
        let body = object_of(&response)?;
        let whole: Value = serde_json::from_str(body.text()).unwrap_or_default();
        let mut settled = false;
        for index in &sent {
            let Some((part, slot)) = parts.get(*index).zip(results.get_mut(*index)) else { continue };
            *slot = part.result(&response, &whole);
            settled |= slot.is_some();
        }
        most = if settled { most.saturating_mul(2).min(MOST_OBJECTS) } else { sent.len().div_ceil(2) };
        if let (false, [only]) = (settled, sent.as_slice())
            && let Some(slot) = results.get_mut(*only)
        {
            *slot = Some(Err(query::failure(response)));
        }
    }
}

/// The queries of the next request.
fn chosen(parts: &[Part], left: &[usize], most: usize) -> Vec<usize> {
    let (mut sent, mut total) = (Vec::new(), 0_u64);
    for index in left.iter().copied().take(most) {
        let nodes = parts.get(index).map_or(0, |part| part.nodes);
        total = total.saturating_add(nodes);
        if total > MOST_NODES && !sent.is_empty() {
            break;
        }
        sent.push(index);
    }
    sent
}

fn merged(parts: &[Part], sent: &[usize]) -> Value {
    let (mut definitions, mut selections, mut variables) = (Vec::new(), Vec::new(), Map::new());
    for part in sent.iter().filter_map(|index| parts.get(*index)) {
        definitions.extend(part.operation.variables.iter().cloned());
        selections.extend(part.operation.selection_set.iter().cloned());
        variables.extend(part.variables.clone());
    }
    let operation = OperationDefinition {
        operation_type: OperationType::Query,
        name: None,
        variables: definitions,
        directives: Default::default(),
        selection_set: selections,
    };
    body(operation, variables)
}

fn prefixed(prefix: &str, name: &Name) -> Name {
    Name::new_unchecked(&format!("{prefix}{name}"))
}

/// Give the outermost fields keys that begin with a prefix.
fn prefix_keys(selections: &mut [Selection], prefix: &str) {
    for selection in selections {
        match selection {
            Selection::Field(field) => {
                let alias = prefixed(prefix, field.response_name());
                field.make_mut().alias = Some(alias);
            }
            Selection::InlineFragment(fragment) => prefix_keys(&mut fragment.make_mut().selection_set, prefix),
            Selection::FragmentSpread(_) => {}
        }
    }
}

/// Give all variables names that begin with a prefix.
fn prefix_variables(selections: &mut [Selection], prefix: &str) {
    for selection in selections {
        let (directives, below) = match selection {
            Selection::Field(field) => {
                let Field { arguments, directives, selection_set, .. } = field.make_mut();
                prefix_arguments(arguments, prefix);
                (directives, selection_set)
            }
            Selection::InlineFragment(fragment) => {
                let InlineFragment { directives, selection_set, .. } = fragment.make_mut();
                (directives, selection_set)
            }
            Selection::FragmentSpread(_) => continue,
        };
        directives.0.iter_mut().for_each(|directive| prefix_arguments(&mut directive.make_mut().arguments, prefix));
        prefix_variables(below, prefix);
    }
}

fn prefix_arguments(arguments: &mut [Node<Argument>], prefix: &str) {
    arguments.iter_mut().for_each(|argument| prefix_literal(argument.make_mut().value.make_mut(), prefix));
}

fn prefix_literal(value: &mut Literal, prefix: &str) {
    match value {
        Literal::Variable(name) => *name = prefixed(prefix, name),
        Literal::List(items) => items.iter_mut().for_each(|item| prefix_literal(item.make_mut(), prefix)),
        Literal::Object(members) => {
            members.iter_mut().for_each(|(_, member)| prefix_literal(member.make_mut(), prefix))
        }
        _ => {}
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use serde_json::json;

    use super::*;

    fn part(text: &str, variables: Value, position: usize) -> Part {
        let query = Query { variables: variables.as_object().unwrap().clone(), ..Query::new(text) };
        Part::new(&query, position).unwrap()
    }

    #[test]
    fn keys_and_variables_of_queries_do_not_collide() {
        let text = "query($n: Int = 5, $x: [A!], $unused: Int) { a(b: {c: [$n]}) @d(e: $x) { f } ...F } fragment F on Query { g }";
        let parts = [part(text, json!({"n": 1, "unused": 2}), 0), part("{ a: h }", json!({}), 1)];
        let due = "query($q0_n: Int = 5, $q0_x: [A!]) { q0_a: a(b: {c: [$q0_n]}) @d(e: $q0_x) { f } \
            ... on Query { q0_g: g } q1_a: h }";
        assert_eq!(merged(&parts, &[0, 1]), json!({"query": format!("{due}"), "variables": {"q0_n": 1}}));
    }

    #[test]
    fn a_request_has_at_most_as_many_nodes_as_github_allows() {
        let heavy = "{ a(first: 100) { b(last: 100) { c(first: 49) { d } } } }";
        let parts: Vec<Part> = (0..3).map(|position| part(heavy, json!({}), position)).collect();
        assert_eq!(parts.first().unwrap().nodes, 500_100);
        let chosen = |left: &[usize]| chosen(&parts, left, MOST_OBJECTS);
        assert_eq!((chosen(&[0, 1, 2]), chosen(&[2]), chosen(&[])), (vec![0], vec![2], vec![]));
        let light: Vec<Part> = (0..101).map(|position| part("{ a }", json!({}), position)).collect();
        assert_eq!(super::chosen(&light, &(0..101).collect::<Vec<_>>(), MOST_OBJECTS).len(), 100);
    }
}
