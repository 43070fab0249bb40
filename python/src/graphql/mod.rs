//! GraphQL: `client.graphql`.

use pyo3::prelude::*;
use serde_json::{Map, Value};

use crate::calls::arguments;
use crate::errors::Failure;
use crate::graphql::pages::GraphQLPages;
use crate::session::client::Client;
use crate::session::client_session::ClientSession;
use crate::values::decode;
use ferrohub::bindings::graphql::pages::Pages;
use ferrohub::bindings::graphql::query;
use ferrohub::bindings::graphql::query::Query;

pub mod pages;

/// GraphQL queries and mutations: ``client.graphql(query, variables)`` runs one and returns its data.
#[pyclass(frozen, subclass, module = "ferrohub.graphql", name = "GraphQL")]
pub struct GraphQL {
    session: Py<ClientSession>,
}

/// GraphQL queries and mutations for asyncio: calls are awaited.
#[pyclass(frozen, extends = GraphQL, module = "ferrohub.graphql", name = "AsyncGraphQL")]
pub struct AsyncGraphQL;

impl GraphQL {
    fn over(py: Python<'_>, session: Py<ClientSession>) -> PyResult<Bound<'_, PyAny>> {
        let awaitable = session.get().awaitable;
        let made = PyClassInitializer::from(GraphQL { session });
        match awaitable {
            false => Ok(Bound::new(py, made)?.into_any()),
            true => Ok(Bound::new(py, made.add_subclass(AsyncGraphQL))?.into_any()),
        }
    }
}

/// A query with the arguments of a call.
fn query_of(text: &str, variables: Option<&Bound<'_, PyAny>>, operation_name: Option<&str>) -> PyResult<Query> {
    let variables = variables.map(|given| variables_of("variables", given)).transpose()?.unwrap_or_default();
    Ok(Query { text: text.to_owned(), variables, operation_name: operation_name.map(str::to_owned) })
}

/// The variables of a query as JSON.
fn variables_of(name: &str, given: &Bound<'_, PyAny>) -> PyResult<Map<String, Value>> {
    match arguments::plain(name, given)? {
        Value::Object(members) => Ok(members),
        _ => Err(arguments::wrong_type(name, "a mapping", given)),
    }
}

#[pymethods]
impl GraphQL {
    /// Run a query or a mutation.
    ///
    /// :param query: the document; with several operations, ``operation_name`` selects one
    /// :param variables: values of its variables by name, any JSON values; datetimes are sent as ISO 8601
    /// :param operation_name: name of the operation to run; None for the only one
    #[pyo3(signature = (query, variables=None, operation_name=None))]
    fn __call__<'py>(
        &self,
        py: Python<'py>,
        query: &str,
        variables: Option<&Bound<'py, PyAny>>,
        operation_name: Option<&str>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let query = query_of(query, variables, operation_name)?;
        let auth = ClientSession::auth(py, &self.session);
        let request = query.request(&self.session.get().core, auth).map_err(Failure::from)?;
        ClientSession::dispatch(self.session.bind(py), request, |py, response| {
            let data = query::data(response).map_err(Failure::from)?;
            decode::any(py, &data).map(Bound::unbind)
        })
    }

    /// Run a query page by page. Every connection of the query that selects ``pageInfo`` is followed, nested ones included.
    ///
    /// Each page is the data of the query with the next page of its connections, in which nested connections are complete.
    /// Further pages of nested connections are requested by the ``id`` of the object above them, which the query must select,
    /// many in one request.
    ///
    /// :param query: the document; with several operations, ``operation_name`` selects one
    /// :param variables: values of its variables by name, any JSON values; datetimes are sent as ISO 8601
    /// :param operation_name: name of the operation to run; None for the only one
    /// :returns: an iterator of the data of each page, plain dicts and lists
    /// :raises ValueError: the document is invalid, has no connection that is followed, or does not select an ``id`` that is
    ///     needed; nothing was sent
    #[pyo3(signature = (query, variables=None, operation_name=None))]
    fn pages<'py>(
        &self,
        py: Python<'py>,
        query: &str,
        variables: Option<&Bound<'py, PyAny>>,
        operation_name: Option<&str>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let query = query_of(query, variables, operation_name)?;
        let pages = Pages::new(query, ClientSession::auth(py, &self.session)).map_err(Failure::from)?;
        GraphQLPages::over(py, self.session.clone_ref(py), pages)
    }

    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        let address = slf.get().session.get().core.settings().addresses.graphql();
        Ok(format!("<{} at {address}>", slf.get_type().name()?))
    }
}

#[pymethods]
impl Client {
    /// GraphQL queries and mutations, as in ``client.graphql("query { viewer { login } }")``, which returns the data.
    ///
    /// :param query: the document; with several operations, ``operation_name`` selects one
    /// :param variables: values of its variables by name, any JSON values; datetimes are sent as ISO 8601
    /// :param operation_name: name of the operation to run; None for the only one
    /// :returns: the member ``data`` of the response, plain dicts and lists
    /// :raises GraphQLError: the response has errors, even if it has data as well
    /// :raises ValueError: the document or its variables are invalid; nothing was sent
    #[getter]
    fn graphql<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        GraphQL::over(py, self.session(py)?)
    }
}
