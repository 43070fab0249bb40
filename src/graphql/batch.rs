//! One request for further pages: the next page of the query itself, and of nested connections from their anchors.

use std::collections::BTreeSet;

use apollo_compiler::ast::{
    Argument, Definition, Document, Field, OperationDefinition, OperationType, Selection, Type, Value as Literal,
    VariableDefinition,
};
use apollo_compiler::{Name, Node, name};
use serde_json::{Map, Value, json};

use crate::graphql::document::Variables;
use crate::graphql::plan::{Connection, PAGE, Plan, continued, key, page_size};
use crate::graphql::selection::{arguments_in, fields, inline, variables_in};

/// A connection to continue: its keys from where the selections begin, its direction, and its cursor.
#[derive(Debug, Clone, Copy)]
pub struct Target<'a> {
    /// Keys that lead to the connection.
    pub path: &'a [Name],
    /// Whether it is read from its end.
    pub backward: bool,
    /// Where to continue.
    pub cursor: &'a str,
}

/// An object that connections are continued from.
#[derive(Debug)]
pub struct Object<'a> {
    /// ID of the object.
    pub id: &'a str,
    /// Name of its type.
    pub class: &'a str,
    /// What the query selects of it.
    pub selections: &'a [Selection],
    /// Its connections that are continued.
    pub targets: Vec<Target<'a>>,
}

/// A document that is composed of parts.
#[derive(Debug)]
pub struct Composer<'a> {
    plan: &'a Plan,
    selections: Vec<Selection>,
    definitions: Vec<Node<VariableDefinition>>,
    variables: Variables,
    count: usize,
}

impl<'a> Composer<'a> {
    /// A document without parts.
    pub fn new(plan: &'a Plan) -> Composer<'a> {
        Composer { plan, selections: Vec::new(), definitions: Vec::new(), variables: Map::new(), count: 0 }
    }

    /// Everything that the query selects.
    pub fn everything(&mut self) {
        self.selections.clone_from(&self.plan.operation.selection_set);
    }

    /// Continue connections of the query itself.
    pub fn root(&mut self, targets: &[Target<'_>]) {
        let narrowed = self.narrowed(&self.plan.operation.selection_set, targets);
        self.selections.extend(narrowed);
    }

    /// Continue connections of an object; returns the key of the object in the response.
    pub fn object(&mut self, object: &Object<'_>) -> String {
        let alias = format!("ferrohub_n{}", self.count);
        let id = self.variable("id", name!("ID"), object.id);
        let narrowed = self.narrowed(object.selections, &object.targets);
        let value = Node::new(Literal::Variable(id));
        self.selections.push(Selection::Field(Node::new(Field {
            alias: Some(Name::new_unchecked(&alias)),
            name: name!("node"),
            arguments: vec![Node::new(Argument { name: name!("id"), value })],
            directives: Default::default(),
            selection_set: on_type(&Name::new_unchecked(object.class), narrowed),
        })));
        alias
    }

    /// The body of the request.
    pub fn body(self) -> Value {
        let mut used = BTreeSet::new();
        variables_in(&self.selections, &mut used);
        let directives = &self.plan.operation.directives;
        directives.0.iter().for_each(|directive| arguments_in(&directive.arguments, &mut used));
        let own = self.plan.operation.variables.iter().filter(|definition| used.contains(&definition.name));
        let mut variables: Variables = own
            .clone()
            .filter_map(|definition| {
                Some((definition.name.to_string(), self.plan.variables.get(definition.name.as_str())?.clone()))
            })
            .collect();
        variables.extend(self.variables);
        let operation = OperationDefinition {
            operation_type: OperationType::Query,
            name: self.plan.operation.name.clone(),
            variables: own.cloned().chain(self.definitions).collect(),
            directives: self.plan.operation.directives.clone(),
            selection_set: self.selections,
        };
        body(operation, variables)
    }

    fn variable(&mut self, what: &str, class: Name, value: &str) -> Name {
        let name = Name::new_unchecked(&format!("ferrohub_{what}{}", self.count));
        self.count = self.count.saturating_add(1);
        self.variables.insert(name.to_string(), value.into());
        let ty = Node::new(Type::NonNullNamed(class));
        let definition =
            VariableDefinition { name: name.clone(), ty, default_value: None, directives: Default::default() };
        self.definitions.push(Node::new(definition));
        name
    }

    /// The selections without everything but the targets.
    fn narrowed(&mut self, selections: &[Selection], targets: &[Target<'_>]) -> Vec<Selection> {
        let cursors: Vec<Name> =
            targets.iter().map(|target| self.variable("cursor", name!("String"), target.cursor)).collect();
        let named: Vec<(Target<'_>, &Name)> = targets.iter().copied().zip(&cursors).collect();
        narrow(selections, &named)
    }
}

/// Selections of an object of a type, as selections of any object. Fragments on types stay as they are: within one on
/// this type, those on other types would be invalid.
fn on_type(class: &Name, selections: Vec<Selection>) -> Vec<Selection> {
    let is_typed = |selection: &Selection| match selection {
        Selection::InlineFragment(fragment) => fragment.type_condition.is_some(),
        Selection::Field(_) | Selection::FragmentSpread(_) => false,
    };
    let (mut typed, plain): (Vec<_>, Vec<_>) = selections.into_iter().partition(is_typed);
    if !plain.is_empty() {
        typed.push(inline(Some(class.clone()), Default::default(), plain));
    }
    typed
}

/// The body of a request for an operation, with its variables.
pub fn body(operation: OperationDefinition, variables: Variables) -> Value {
    let mut document = Document::new();
    document.definitions.push(Definition::OperationDefinition(Node::new(operation)));
    let text = document.serialize().no_indent().to_string();
    if variables.is_empty() { json!({ "query": text }) } else { json!({ "query": text, "variables": variables }) }
}

fn narrow(selections: &[Selection], targets: &[(Target<'_>, &Name)]) -> Vec<Selection> {
    let mut kept = Vec::new();
    for selection in selections {
        match selection {
            Selection::Field(field) => {
                let mut below = Vec::new();
                let mut whole = None;
                for (target, cursor) in targets {
                    match target.path.split_first() {
                        Some((first, [])) if first == key(field) => whole = Some((target.backward, *cursor)),
                        Some((first, rest)) if first == key(field) => {
                            below.push((Target { path: rest, ..*target }, *cursor))
                        }
                        _ => {}
                    }
                }
                if let Some((backward, cursor)) = whole {
                    kept.push(Selection::Field(Node::new(continued(field, backward, cursor))));
                } else if !below.is_empty() {
                    let selection_set = narrow(&field.selection_set, &below);
                    kept.push(Selection::Field(Node::new(Field { selection_set, ..Field::clone(field) })));
                }
            }
            Selection::InlineFragment(fragment) => {
                let selections = narrow(&fragment.selection_set, targets);
                if !selections.is_empty() {
                    kept.push(inline(fragment.type_condition.clone(), fragment.directives.clone(), selections));
                }
            }
            Selection::FragmentSpread(_) => {}
        }
    }
    kept
}

/// The number of nodes that selections request at most, as GitHub counts them.
pub fn nodes(operation: &OperationDefinition, variables: &Variables, selections: &[Selection]) -> u64 {
    let mut found = Vec::new();
    fields(selections, &mut found);
    let count = |field: &&Node<Field>| {
        let below = nodes(operation, variables, &field.selection_set);
        match page_size(operation, variables, field) {
            Some(size) => size.saturating_mul(below.saturating_add(1)),
            None => below,
        }
    };
    found.iter().map(count).fold(0, u64::saturating_add)
}

/// The number of nodes that the next page of a connection requests at most.
pub fn nodes_of(plan: &Plan, connection: &Connection) -> u64 {
    let narrowed = match &connection.anchor {
        Some(anchor) => {
            let path = connection.path.get(anchor.depth..).unwrap_or_default();
            narrow(&anchor.selections, &[(Target { path, backward: false, cursor: "" }, &PAGE)])
        }
        None => {
            let path = &connection.path;
            narrow(&plan.operation.selection_set, &[(Target { path, backward: false, cursor: "" }, &PAGE)])
        }
    };
    nodes(&plan.operation, &plan.variables, &narrowed)
}
