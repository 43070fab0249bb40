//! Selections of a document: fragments put in place, directives decided, and what they contain.

use std::collections::BTreeSet;

use apollo_compiler::ast::{
    Definition, Directive, DirectiveList, Document, Field, FragmentDefinition, InlineFragment, OperationDefinition,
    Selection, Value as Literal,
};
use apollo_compiler::{Name, Node};
use serde_json::Value;

use crate::graphql::document::Variables;
use crate::http::error::{Error, Result};

/// Maximum number of selections after fragments are put in place.
const MOST_SELECTIONS: usize = 50_000;

/// Puts fragments in place, and decides `@include` and `@skip`.
pub struct Expansion<'a> {
    document: &'a Document,
    operation: &'a OperationDefinition,
    variables: &'a Variables,
    /// The fragments that are being put in place.
    within: Vec<Name>,
    count: usize,
}

impl<'a> Expansion<'a> {
    /// The expansion of an operation with these variables.
    pub fn new(document: &'a Document, operation: &'a OperationDefinition, variables: &'a Variables) -> Expansion<'a> {
        Expansion { document, operation, variables, within: Vec::new(), count: 0 }
    }

    /// The selections without named fragments, and without those that are skipped.
    pub fn expand(&mut self, selections: &[Selection]) -> Result<Vec<Selection>> {
        let mut expanded = Vec::with_capacity(selections.len());
        for selection in selections {
            self.count = self.count.saturating_add(1);
            if self.count > MOST_SELECTIONS {
                return Err(Error::Argument(format!("query selects more than {MOST_SELECTIONS} fields")));
            }
            let Some(directives) = self.decided(directives_of(selection)) else { continue };
            expanded.push(match selection {
                Selection::Field(field) => {
                    let selection_set = self.expand(&field.selection_set)?;
                    Selection::Field(Node::new(Field { directives, selection_set, ..Field::clone(field) }))
                }
                Selection::InlineFragment(fragment) => {
                    let selection_set = self.expand(&fragment.selection_set)?;
                    let type_condition = fragment.type_condition.clone();
                    inline(type_condition, directives, selection_set)
                }
                Selection::FragmentSpread(spread) => {
                    let name = &spread.fragment_name;
                    if self.within.contains(name) {
                        return Err(Error::Argument(format!("query: the fragment {name} contains itself")));
                    }
                    let fragment = self.fragment(name)?;
                    self.within.push(name.clone());
                    let selection_set = self.expand(&fragment.selection_set)?;
                    self.within.pop();
                    inline(Some(fragment.type_condition.clone()), directives, selection_set)
                }
            });
        }
        Ok(expanded)
    }

    fn fragment(&self, name: &Name) -> Result<&'a FragmentDefinition> {
        let mut all = self.document.definitions.iter().filter_map(Definition::as_fragment_definition);
        let missing = || Error::Argument(format!("query: there is no fragment {name}"));
        Ok(all.find(|fragment| fragment.name == *name).ok_or_else(missing)?)
    }

    /// The directives without `@include` and `@skip`; None if they leave the selection out.
    fn decided(&self, directives: &DirectiveList) -> Option<DirectiveList> {
        let mut kept = Vec::new();
        for directive in &directives.0 {
            match (directive.name.as_str(), self.condition(directive)) {
                ("include", Some(true)) | ("skip", Some(false)) => {}
                ("include", Some(false)) | ("skip", Some(true)) => return None,
                _ => kept.push(directive.clone()),
            }
        }
        Some(DirectiveList(kept))
    }

    fn condition(&self, directive: &Directive) -> Option<bool> {
        match directive.specified_argument_by_name("if")?.as_ref() {
            Literal::Boolean(value) => Some(*value),
            Literal::Variable(name) => variable(self.operation, self.variables, name)?.as_bool(),
            _ => None,
        }
    }
}

fn directives_of(selection: &Selection) -> &DirectiveList {
    match selection {
        Selection::Field(field) => &field.directives,
        Selection::InlineFragment(fragment) => &fragment.directives,
        Selection::FragmentSpread(spread) => &spread.directives,
    }
}

/// An inline fragment.
pub fn inline(type_condition: Option<Name>, directives: DirectiveList, selection_set: Vec<Selection>) -> Selection {
    Selection::InlineFragment(Node::new(InlineFragment { type_condition, directives, selection_set }))
}

/// The value of a variable, or its default.
pub fn variable(operation: &OperationDefinition, variables: &Variables, name: &str) -> Option<Value> {
    let default = || {
        let definition = operation.variables.iter().find(|definition| definition.name == name)?;
        match definition.default_value.as_deref()? {
            Literal::Boolean(value) => Some(Value::from(*value)),
            Literal::Int(value) => value.try_to_i32().ok().map(Value::from),
            Literal::String(value) => Some(Value::from(value.as_str())),
            _ => None,
        }
    };
    variables.get(name).cloned().or_else(default)
}

/// The fields of an object, whatever inline fragments they are in.
pub fn fields<'a>(selections: &'a [Selection], found: &mut Vec<&'a Node<Field>>) {
    for selection in selections {
        match selection {
            Selection::Field(field) => found.push(field),
            Selection::InlineFragment(fragment) => fields(&fragment.selection_set, found),
            Selection::FragmentSpread(_) => {}
        }
    }
}

/// The names of the variables that selections use.
pub fn variables_in(selections: &[Selection], used: &mut BTreeSet<Name>) {
    for selection in selections {
        directives_of(selection).0.iter().for_each(|directive| arguments_in(&directive.arguments, used));
        match selection {
            Selection::Field(field) => {
                arguments_in(&field.arguments, used);
                variables_in(&field.selection_set, used);
            }
            Selection::InlineFragment(fragment) => variables_in(&fragment.selection_set, used),
            Selection::FragmentSpread(_) => {}
        }
    }
}

/// Return an error if an operation uses a variable that it does not declare, or a fragment that the document lacks.
pub fn check_names(document: &Document, operation: &OperationDefinition) -> Result<()> {
    let known: Vec<&FragmentDefinition> =
        document.definitions.iter().filter_map(Definition::as_fragment_definition).map(|found| &**found).collect();
    let (mut variables, mut fragments) = (BTreeSet::new(), BTreeSet::new());
    let mut next = vec![operation.selection_set.as_slice()];
    while let Some(selections) = next.pop() {
        variables_in(selections, &mut variables);
        let mut spreads = BTreeSet::new();
        spreads_in(selections, &mut spreads);
        for name in spreads {
            let missing = || Error::Argument(format!("query: there is no fragment {name}"));
            let fragment = known.iter().find(|fragment| fragment.name == name).ok_or_else(missing)?;
            if fragments.insert(name) {
                next.push(&fragment.selection_set);
            }
        }
    }
    let is_declared = |name: &Name| operation.variables.iter().any(|variable| variable.name == *name);
    match variables.into_iter().find(|name| !is_declared(name)) {
        Some(name) => Err(Error::Argument(format!("query uses ${name}, which it does not declare"))),
        None => Ok(()),
    }
}

/// The names of the fragments that selections contain.
fn spreads_in(selections: &[Selection], found: &mut BTreeSet<Name>) {
    for selection in selections {
        match selection {
            Selection::Field(field) => spreads_in(&field.selection_set, found),
            Selection::InlineFragment(fragment) => spreads_in(&fragment.selection_set, found),
            Selection::FragmentSpread(spread) => {
                found.insert(spread.fragment_name.clone());
            }
        }
    }
}

/// The names of the variables that arguments use.
pub fn arguments_in(arguments: &[Node<apollo_compiler::ast::Argument>], used: &mut BTreeSet<Name>) {
    arguments.iter().for_each(|argument| literal_in(&argument.value, used));
}

fn literal_in(value: &Literal, used: &mut BTreeSet<Name>) {
    match value {
        Literal::Variable(name) => {
            used.insert(name.clone());
        }
        Literal::List(items) => items.iter().for_each(|item| literal_in(item, used)),
        Literal::Object(members) => members.iter().for_each(|(_, member)| literal_in(member, used)),
        _ => {}
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::graphql::document::{operation, parse};

    #[test]
    fn names_of_variables_and_fragments_are_known() {
        let check = |text: &str| {
            let parsed = parse(text).unwrap();
            check_names(&parsed, operation(&parsed, Some("Q")).unwrap()).map_err(|error| error.to_string())
        };
        assert!(check("query Q($a: Int) { x(a: $a) { ...F } } fragment F on X { y ...F }").is_ok());
        assert!(check("query Q { x } query R { y(a: $a) }").is_ok());
        for (text, why) in [
            ("query Q { x { ...F } }", "query: there is no fragment F"),
            ("query Q { x { ...F } } fragment F on X { ... on Y { ...G } }", "query: there is no fragment G"),
            ("query Q { x(a: {b: [$a]}) }", "query uses $a, which it does not declare"),
            ("query Q { x @skip(if: $a) }", "query uses $a, which it does not declare"),
            ("query Q { ...F } fragment F on X { y(a: $a) }", "query uses $a, which it does not declare"),
        ] {
            assert_eq!(check(text).unwrap_err(), why);
        }
    }
}
