//! The pages of a query, as an iterator.

use std::sync::Arc;

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use serde_json::Value;

use crate::calls::{awaitable, sending};
use crate::handle::ClientSession;
use crate::values::decode;
use ferrohub::bindings::graphql::pages::Pages;
use ferrohub::bindings::json::document::Json;

/// The pages of a query: an iterator of the data of each. The next page is requested when iteration reaches it.
///
/// Threads can share it; each page is returned to one of them. Iteration may be continued after an error: after that of an
/// inaccessible object, without the object; after that of a whole request, with the same request.
#[pyclass(frozen, subclass, module = "ferrohub.graphql", name = "GraphQLPages")]
pub struct GraphQLPages {
    session: Py<ClientSession>,
    core: Arc<Pages>,
}

/// The pages of a query for asyncio: ``async for`` requests the next page when iteration reaches it.
#[pyclass(frozen, extends = GraphQLPages, module = "ferrohub.graphql", name = "AsyncGraphQLPages")]
pub struct AsyncGraphQLPages;

impl GraphQLPages {
    /// The pages of a query that a session sends.
    pub fn over(py: Python<'_>, session: Py<ClientSession>, core: Pages) -> PyResult<Bound<'_, PyAny>> {
        let awaitable = session.get().awaitable;
        let made = PyClassInitializer::from(GraphQLPages { session, core: Arc::new(core) });
        match awaitable {
            false => Ok(Bound::new(py, made)?.into_any()),
            true => Ok(Bound::new(py, made.add_subclass(AsyncGraphQLPages))?.into_any()),
        }
    }

    fn take<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.core.take().map(|page: Value| decode::any(py, &Json::from_value(&page))).transpose()
    }
}

#[pymethods]
impl GraphQLPages {
    fn __iter__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    fn __next__<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        loop {
            let is_done = self.core.is_done();
            match self.take(py)? {
                Some(page) => return Ok(Some(page)),
                None if is_done => return Ok(None),
                None => {}
            }
            let (core, session) = (self.core.clone(), self.session.get().core.clone());
            sending::block(self.session.bind(py), async move { core.advance(&session).await })?;
        }
    }
}

#[pymethods]
impl AsyncGraphQLPages {
    fn __aiter__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    fn __anext__<'py>(slf: &Bound<'py, Self>) -> PyResult<Option<Bound<'py, PyAny>>> {
        awaitable::function(slf.py(), "following")?.call1((slf,)).map(Some)
    }

    fn __iter__(&self) -> PyResult<()> {
        Err(PyTypeError::new_err("the pages of an asynchronous client are walked with \"async for\""))
    }

    fn __next__(&self) -> PyResult<()> {
        self.__iter__()
    }

    /// Whether the last page was read. For the coroutines of this package.
    fn _is_done(slf: &Bound<'_, Self>) -> bool {
        slf.as_super().get().core.is_done()
    }

    /// The next page in a tuple, if it is complete; else None. For the coroutines of this package.
    fn _take<'py>(slf: &Bound<'py, Self>) -> PyResult<Option<(Bound<'py, PyAny>,)>> {
        Ok(slf.as_super().get().take(slf.py())?.map(|page| (page,)))
    }

    /// A coroutine that sends the next request. For the coroutines of this package.
    fn _turn<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        let this = slf.as_super().get();
        let (core, session) = (this.core.clone(), this.session.get().core.clone());
        let advancing = async move { core.advance(&session).await };
        sending::coroutine(this.session.bind(slf.py()), advancing, |py, ()| Ok(py.None()))
    }
}
