//! Validation of queries against a schema.

use std::fmt;

use apollo_compiler::request::coerce_variable_values;
use apollo_compiler::response::JsonMap;
use apollo_compiler::validation::{DiagnosticList, Valid, WithErrors};
use apollo_compiler::{ExecutableDocument, Schema as Compiled};
use serde_json::Value;

use crate::graphql::document::{self, Variables};
use crate::graphql::kept::Kept;
use crate::http::error::{Error, Result};

/// Whether a schema is usable in spite of these errors: that of GitHub defines some fields twice.
fn is_usable(errors: &DiagnosticList) -> bool {
    errors.iter().all(|error| error.error.to_string().starts_with("duplicate definitions for the `"))
}

/// A schema, such as the one that GitHub publishes.
pub struct Schema {
    types: Valid<Compiled>,
    /// The valid documents that were checked last.
    checked: Kept<Valid<ExecutableDocument>>,
}

impl fmt::Debug for Schema {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Schema").field("types", &self.types()).finish()
    }
}

impl Schema {
    /// Parse a schema in GraphQL's schema definition language.
    pub fn parse(text: &str) -> Result<Schema> {
        let invalid = |errors: &DiagnosticList| Error::Argument(document::reasons("schema", errors));
        let parsed = match Compiled::parse(text, "schema") {
            Ok(parsed) => parsed,
            Err(broken) if is_usable(&broken.errors) => broken.partial,
            Err(broken) => return Err(invalid(&broken.errors)),
        };
        let types = parsed.validate().map_err(|broken| invalid(&broken.errors))?;
        Ok(Schema { types, checked: Kept::new() })
    }

    /// Number of types.
    pub fn types(&self) -> usize {
        self.types.types.len()
    }

    /// Return an error if a document, or the value of a variable, does not fit the schema.
    pub fn check(&self, text: &str, operation_name: Option<&str>, variables: Option<&Variables>) -> Result<()> {
        let wrong =
            |broken: WithErrors<ExecutableDocument>| Error::Argument(document::reasons("query", &broken.errors));
        let validate = || ExecutableDocument::parse_and_validate(&self.types, text, "query").map_err(wrong);
        let document = self.checked.get_or_try(text, validate)?;
        let (Ok(operation), Some(variables)) = (document.operations.get(operation_name), variables) else {
            return Ok(());
        };
        let values: JsonMap = serde_json::from_value(Value::Object(variables.clone()))
            .map_err(|error| Error::Argument(format!("variables: {error}")))?;
        match coerce_variable_values(&self.types, operation, &values) {
            Ok(_) => Ok(()),
            Err(error) => Err(Error::Argument(format!("variables: {}", error.message()))),
        }
    }
}
