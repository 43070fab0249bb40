//! The class `Schema`.

use std::path::PathBuf;
use std::sync::Arc;

use pyo3::prelude::*;

use crate::calls::blocking;
use crate::errors::Failure;
use crate::graphql::query_of;
use ferrohub::bindings::graphql::schema;
use ferrohub::bindings::http::error::Error;
use ferrohub::bindings::runtime::thread_pool;

/// A GraphQL schema that queries are checked against before they are sent, such as the one that GitHub publishes at
/// https://docs.github.com/graphql/overview/public-schema. Reading it takes a moment; it can be shared by all clients.
///
/// :param path: path of a file in GraphQL's schema definition language
/// :raises OSError: the file cannot be read
/// :raises ValueError: the file is not a valid schema
#[pyclass(frozen, module = "ferrohub.graphql", name = "Schema")]
pub struct Schema {
    pub core: Arc<schema::Schema>,
}

#[pymethods]
impl Schema {
    #[new]
    fn new(py: Python<'_>, path: PathBuf) -> PyResult<Schema> {
        // The file may be on a drive that does not respond: Ctrl-C ends the wait.
        let read = thread_pool::run(|| std::fs::read_to_string(path));
        let text = blocking::block(py, async { read.await?.map_err(Error::Io) })?;
        let core = py.detach(|| schema::Schema::parse(&text)).map_err(Failure::from)?;
        Ok(Schema { core: Arc::new(core) })
    }

    /// Check a document, and the values of its variables.
    ///
    /// :param query: the document
    /// :param variables: values of its variables by name; None checks only the document
    /// :param operation_name: name of the operation that the variables are for; None for the only one
    /// :raises ValueError: the document or a variable does not fit the schema
    #[pyo3(signature = (query, variables=None, operation_name=None))]
    fn validate(
        &self,
        query: &str,
        variables: Option<&Bound<'_, PyAny>>,
        operation_name: Option<&str>,
    ) -> PyResult<()> {
        let given = query_of(query, variables, operation_name, None)?;
        let values = variables.map(|_| &given.variables);
        Ok(self.core.check(query, operation_name, values).map_err(Failure::from)?)
    }

    fn __repr__(&self) -> String {
        format!("<Schema of {} types>", self.core.types())
    }
}
