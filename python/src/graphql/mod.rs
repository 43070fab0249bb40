//! GraphQL: `client.graphql`.

use pyo3::prelude::*;
use pyo3::pybacked::PyBackedStr;
use pyo3::types::{PyDict, PyList, PyString, PyTuple};
use serde_json::{Map, Value};

use crate::calls::guarded::Items;
use crate::calls::{input, sending, to_json};
use crate::errors::Failure;
use crate::graphql::pages::GraphQLPages;
use crate::graphql::schema::Schema;
use crate::handle::{Client, ClientSession};
use crate::values::decode;
use ferrohub::bindings::graphql::combine::{self, Part};
use ferrohub::bindings::graphql::pages::Pages;
use ferrohub::bindings::graphql::query;
use ferrohub::bindings::graphql::query::Query;
use ferrohub::bindings::http::error::Error;
use ferrohub::bindings::http::response::Response;
use ferrohub::bindings::json::document::Json;

pub mod pages;
pub mod schema;

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
fn query_of(
    text: &str,
    variables: Option<&Bound<'_, PyAny>>,
    operation_name: Option<&str>,
    schema: Option<&Schema>,
) -> PyResult<Query> {
    let variables = variables.map(|given| variables_of("variables", given)).transpose()?.unwrap_or_default();
    let schema = schema.map(|schema| schema.core.clone());
    Ok(Query { text: text.to_owned(), variables, operation_name: operation_name.map(str::to_owned), schema })
}

/// A query of a batch: a document, or a pair of a document and its variables.
fn query_in(given: &Bound<'_, PyAny>, schema: Option<&Schema>) -> PyResult<Query> {
    if let Ok(text) = given.cast::<PyString>() {
        return query_of(text.to_str()?, None, None, schema);
    }
    let pair = given.cast::<PyTuple>().ok().and_then(|pair| pair.extract::<(PyBackedStr, Bound<'_, PyAny>)>().ok());
    match pair {
        Some((text, variables)) => query_of(&text, Some(&variables).filter(|given| !given.is_none()), None, schema),
        None => Err(input::wrong_type("queries", "an iterable of str, or of pairs of a str and its variables", given)),
    }
}

/// The data of a response without errors, which is parsed once. None for any other one, which [`query::data`] reads.
fn plain_data<'py>(py: Python<'py>, response: &Response) -> Option<Bound<'py, PyAny>> {
    let whole = if response.ok() { decode::strictly(py, &response.body)? } else { return None };
    let body = whole.cast::<PyDict>().ok()?;
    if body.contains("errors").unwrap_or(true) { None } else { body.get_item("data").ok()? }
}

/// The variables of a query as JSON.
fn variables_of(name: &str, given: &Bound<'_, PyAny>) -> PyResult<Map<String, Value>> {
    match to_json::value(name, given)? {
        Value::Object(members) => Ok(members),
        _ => Err(input::wrong_type(name, "a mapping", given)),
    }
}

/// The data of each query; an error is raised, or takes the place of the data.
fn results_of(py: Python<'_>, results: Vec<Result<Value, Error>>, keep_errors: bool) -> PyResult<Py<PyAny>> {
    let list = PyList::empty(py);
    for result in results {
        match result {
            Ok(data) => list.append(decode::any(py, &Json::from_value(&data))?)?,
            Err(error) if keep_errors => list.append(PyErr::from(Failure::from(error)).into_value(py))?,
            Err(error) => return Err(Failure::from(error).into()),
        }
    }
    Ok(list.into_any().unbind())
}

#[pymethods]
impl GraphQL {
    /// Run a query or a mutation.
    ///
    /// :param query: the document; with several operations, ``operation_name`` selects one
    /// :param variables: values of its variables by name, any JSON values; datetimes are sent as ISO 8601
    /// :param operation_name: name of the operation to run; None for the only one
    /// :param schema: schema that the query and its variables are checked against before anything is sent, or None
    #[pyo3(signature = (query, variables=None, operation_name=None, *, schema=None))]
    fn __call__<'py>(
        &self,
        py: Python<'py>,
        query: &str,
        variables: Option<&Bound<'py, PyAny>>,
        operation_name: Option<&str>,
        schema: Option<&Schema>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let query = query_of(query, variables, operation_name, schema)?;
        let auth = ClientSession::auth(py, &self.session);
        let request = query.request(&self.session.get().core, auth).map_err(Failure::from)?;
        ClientSession::dispatch(self.session.bind(py), request, |py, response| {
            if let Some(data) = plain_data(py, &response) {
                return Ok(data.unbind());
            }
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
    /// :param schema: schema that the query and its variables are checked against before anything is sent, or None
    /// :returns: an iterator of the data of each page, plain dicts and lists
    /// :raises ValueError: the document is invalid, has no connection that is followed, or does not select an ``id`` that is
    ///     needed; nothing was sent
    #[pyo3(signature = (query, variables=None, operation_name=None, *, schema=None))]
    fn pages<'py>(
        &self,
        py: Python<'py>,
        query: &str,
        variables: Option<&Bound<'py, PyAny>>,
        operation_name: Option<&str>,
        schema: Option<&Schema>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let query = query_of(query, variables, operation_name, schema)?;
        let pages = Pages::new(query, ClientSession::auth(py, &self.session)).map_err(Failure::from)?;
        GraphQLPages::over(py, self.session.clone_ref(py), pages)
    }

    /// Run many small queries, up to 100 in one request.
    ///
    /// Keys, variables and fragments of the queries do not collide: they are renamed in the request, and back in the data. If
    /// the error of one query removes the data of the others, or GitHub rejects the request because of one, the others are
    /// repeated. If an error names no query, fewer queries are sent at a time, until the one that causes it is known.
    ///
    /// :param queries: an iterable of documents, or of pairs of a document and its variables; mutations are not accepted
    /// :param return_exceptions: whether the exception of a query is returned in its place; otherwise the first one is raised
    /// :param schema: schema that the queries and their variables are checked against before anything is sent, or None
    /// :returns: the data of each query, in order
    /// :raises GraphQLError: a query has errors
    /// :raises ValueError: a document or its variables are invalid; nothing was sent
    #[pyo3(signature = (queries, *, return_exceptions=false, schema=None))]
    fn batch<'py>(
        &self,
        py: Python<'py>,
        queries: &Bound<'py, PyAny>,
        return_exceptions: bool,
        schema: Option<&Schema>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let items = if queries.is_instance_of::<PyString>() { None } else { Items::of(queries)? };
        let items = items.ok_or_else(|| input::wrong_type("queries", "an iterable of queries", queries))?;
        let mut parts = Vec::new();
        for (position, given) in items.enumerate() {
            let part = Part::new(&query_in(&given?, schema)?, position);
            parts.push(part.map_err(|error| Failure::from(error.at(&format!("queries[{position}]"))))?);
        }
        let (core, auth) = (self.session.get().core.clone(), ClientSession::auth(py, &self.session));
        let running = async move { combine::run(&core, auth, parts).await };
        let finish = move |py: Python<'_>, results| results_of(py, results, return_exceptions);
        sending::serve(self.session.bind(py), running, finish)
    }

    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        let url = slf.get().session.get().core.settings().urls.graphql();
        Ok(format!("<{} at {url}>", slf.get_type().name()?))
    }
}

#[pymethods]
impl Client {
    /// GraphQL queries and mutations, as in ``client.graphql("query { viewer { login } }")``, which returns the data.
    ///
    /// :param query: the document; with several operations, ``operation_name`` selects one
    /// :param variables: values of its variables by name, any JSON values; datetimes are sent as ISO 8601
    /// :param operation_name: name of the operation to run; None for the only one
    /// :param schema: a :class:`ferrohub.graphql.Schema` that the query is checked against before anything is sent, or None
    /// :returns: the member ``data`` of the response, plain dicts and lists
    /// :raises GraphQLError: the response has errors, even if it has data as well
    /// :raises ValueError: the document or its variables are invalid; nothing was sent
    #[getter]
    fn graphql<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        GraphQL::over(py, self.session(py)?)
    }
}
