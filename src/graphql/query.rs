//! One query or mutation: its request, and the data of its response.

use std::sync::Arc;

use apollo_compiler::ast::{Document, OperationDefinition};
use http::header::ACCEPT;
use http::{HeaderValue, Method};
use serde_json::{Map, Value};

use crate::auth::credential::Auth;
use crate::graphql::document::{self, Variables};
use crate::graphql::schema::Schema;
use crate::graphql::{owners, selection};
use crate::http::error::{Error, Result};
use crate::http::needs::Needs;
use crate::http::request::{Request, absolute_url};
use crate::http::response::Response;
use crate::json::document::Json;
use crate::session::{Session, object_of, shape};

/// A query or mutation, as a call passes it.
#[derive(Debug, Clone)]
pub struct Query {
    /// The document.
    pub text: String,
    /// Values of its variables.
    pub variables: Variables,
    /// Name of the operation, where the document has several.
    pub operation_name: Option<String>,
    /// The schema that it is checked against.
    pub schema: Option<Arc<Schema>>,
}

impl Query {
    /// A document without variables.
    pub fn new(text: impl Into<String>) -> Query {
        Query { text: text.into(), variables: Map::new(), operation_name: None, schema: None }
    }

    /// The request, unless the document or its variables are invalid. A query may be repeated, a mutation may not.
    pub fn request(self, session: &Session, auth: Option<Auth>) -> Result<Request> {
        let parsed = self.parsed()?;
        let operation = self.operation(&parsed)?;
        let is_query = operation.operation_type.is_query();
        let owners = match session.settings().pool {
            Some(_) => owners::in_document(&parsed, operation, &self.variables),
            None => Vec::new(), // only a pool reads them
        };
        request(session, auth, is_query, owners, self.body())
    }

    /// The document, unless it or its variables are invalid.
    pub fn parsed(&self) -> Result<Arc<Document>> {
        let parsed = document::parse(&self.text)?;
        let operation = self.operation(&parsed)?;
        document::check_variables(operation, &self.variables)?;
        selection::check_names(&parsed, operation)?;
        if let Some(schema) = &self.schema {
            schema.check(&self.text, self.operation_name.as_deref(), Some(&self.variables))?;
        }
        Ok(parsed)
    }

    /// The operation to run.
    pub fn operation<'a>(&self, parsed: &'a Document) -> Result<&'a OperationDefinition> {
        document::operation(parsed, self.operation_name.as_deref()).map(|operation| &**operation)
    }

    fn body(self) -> Value {
        let mut body = Map::new();
        body.insert("query".into(), self.text.into());
        if !self.variables.is_empty() {
            body.insert("variables".into(), Value::Object(self.variables));
        }
        if let Some(name) = self.operation_name {
            body.insert("operationName".into(), name.into());
        }
        Value::Object(body)
    }
}

/// A request to the GraphQL API, which needs a credential. `owners` are the accounts that it is about.
pub fn request(
    session: &Session,
    auth: Option<Auth>,
    is_query: bool,
    owners: Vec<String>,
    body: Value,
) -> Result<Request> {
    let lacks = session.require(Needs::Auth, auth.as_ref())?;
    let url = absolute_url(&session.settings().urls.graphql(), "")?;
    let mut request = Request::new(Method::POST, url);
    request.headers.insert(ACCEPT, HeaderValue::from_static("application/json"));
    request.json(&body);
    request.sign_with(auth);
    request.context.lacks = lacks;
    request.context.idempotent = is_query;
    request.context.owners = Some(owners);
    Ok(request)
}

/// The member `data` of a response. A response with errors is an error, whatever data it has.
pub fn data(response: Response) -> Result<Json> {
    if !response.ok() {
        return Err(Error::Status(Box::new(response)));
    }
    let body = object_of(&response)?;
    let errors = body.member("errors").filter(|errors| errors.is_array() && !errors.items().is_empty());
    match (errors, body.member("data")) {
        (Some(_), _) => Err(failure(response)),
        (None, Some(data)) => Ok(data),
        (None, None) => Err(shape(&response, "an object with data or errors")),
    }
}

/// The error for a response with errors.
pub fn failure(response: Response) -> Error {
    let errors = object_of(&response).ok().and_then(|body| body.member("errors"));
    let reason = errors.map(|errors| reasons(&errors)).unwrap_or_default();
    Error::GraphQl { response: Box::new(response), reason }
}

/// The messages of errors, each with its type and its path.
fn reasons(errors: &Json) -> String {
    let reason = |error: Json| {
        let value: Value = serde_json::from_str(error.text()).unwrap_or_default();
        let text = |name: &str| value.get(name).and_then(Value::as_str).unwrap_or_default();
        let path = value.get("path").and_then(Value::as_array).map(|path| {
            let step = |step: &Value| step.as_str().map_or_else(|| step.to_string(), str::to_owned);
            path.iter().map(step).collect::<Vec<_>>().join(".")
        });
        let more = [text("type"), path.as_deref().unwrap_or_default()];
        let more: Vec<&str> = more.into_iter().filter(|part| !part.is_empty()).collect();
        let message = if text("message").is_empty() { "[No message]" } else { text("message") };
        if more.is_empty() { message.to_owned() } else { format!("{message} ({})", more.join(" at ")) }
    };
    errors.items().into_iter().map(reason).collect::<Vec<_>>().join("; ")
}
