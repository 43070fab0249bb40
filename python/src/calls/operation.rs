//! Declared operations as methods.

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBool, PyDict, PyString, PyTuple};

use crate::calls::call::Bindings;
use crate::calls::function_like::bound_method;
use crate::calls::{awaitable, describe, function_like, mapping_keys, run};
use crate::errors::Failure;
use crate::handle::Client;
use crate::values::owner::session_of_owner;
use ferrohub::bindings::github::declared::models;
use ferrohub::bindings::github::model::declaration::{Op, Param, Takes};
use ferrohub::bindings::http::error::Error;
use ferrohub::bindings::operations::binding::Function;
use ferrohub::bindings::operations::run::is_listing;

// No doc comment: an instance shows the docstring of its operation.
#[allow(missing_docs)]
#[pyclass(frozen, module = "ferrohub", name = "operation")]
pub struct Operation {
    op: &'static Op,
    /// Whether a call returns a coroutine.
    is_coroutine: bool,
    /// The same operation for sessions whose calls return coroutines.
    awaited: PyOnceLock<Py<Operation>>,
}

impl Operation {
    /// The method of an operation.
    pub fn object<'py>(py: Python<'py>, op: &'static Op) -> PyResult<Bound<'py, PyAny>> {
        Ok(Bound::new(py, Operation { op, is_coroutine: false, awaited: PyOnceLock::new() })?.into_any())
    }

    fn is_coroutine(&self) -> bool {
        self.is_coroutine
    }

    /// The operation for an object whose calls return coroutines, unless it returns a listing.
    fn awaited<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, Self>> {
        let (py, op) = (slf.py(), slf.get().op);
        if is_listing(op) {
            return Ok(slf.clone());
        }
        let make = || Py::new(py, Operation { op, is_coroutine: true, awaited: PyOnceLock::new() });
        Ok(slf.get().awaited.get_or_try_init(py, make)?.bind(py).clone())
    }
}

function_like::attributes_of_function!(Operation);

#[pymethods]
impl Operation {
    fn __get__<'py>(
        slf: &Bound<'py, Self>,
        instance: &Bound<'py, PyAny>,
        owner: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let found = match function_like::is_awaited(instance, owner)? {
            true => Operation::awaited(slf)?,
            false => slf.clone(),
        };
        if instance.is_none() {
            return Ok(found.into_any());
        }
        if slf.get().op.name == "keys" {
            mapping_keys::looked_up(instance)?;
        }
        bound_method(&found, instance)
    }

    #[pyo3(signature = (*args, **kwargs))]
    fn __call__<'py>(
        &self,
        args: &Bound<'py, PyTuple>,
        kwargs: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let Ok(owner) = args.get_item(0) else {
            return Err(PyTypeError::new_err(format!("{}() needs an object to be called on", self.op.name)));
        };
        if self.op.name == "keys" {
            mapping_keys::check(&owner)?;
        }
        let session = session_of_owner(&owner);
        let is_github3 = matches!(&session, Ok(Some(session)) if session.get().namespace.is_github3());
        // Wrong arguments are reported before a missing session.
        let bindings = bind(self.op, is_github3, args, kwargs)?;
        let result = run::run(self.op, &owner, session?, bindings)?;
        awaitable::name(result, || self.__qualname__())
    }

    #[getter]
    fn __name__(&self) -> &'static str {
        self.op.name
    }

    #[getter]
    fn __qualname__(&self) -> String {
        format!("{}.{}", models::shown(self.op.class), self.op.name)
    }

    #[getter]
    fn __doc__(&self) -> String {
        describe::operation(self.op)
    }

    #[getter]
    fn __signature__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        describe::signature_of(py, self.op)
    }

    fn __repr__(&self) -> String {
        format!("<operation {}.{}>", models::shown(self.op.class), self.op.name)
    }
}

/// True or False as the first argument of `branches()` is the value of the second one, for compatibility with older
/// interfaces.
fn move_bool(op: &Op, bound: &mut Bindings<'_>) {
    if op.id == "repos/list-branches"
        && let [number @ Some(_), protected @ None, ..] = bound.as_mut_slice()
        && number.as_ref().is_some_and(|value| value.is_instance_of::<PyBool>())
    {
        std::mem::swap(number, protected);
    }
}

/// Split the full name of a repository where its owner and its name are the first parameters and only the first is
/// given. The owner of a repository has no slash, so with a second argument it is an error.
fn split_full_name(op: &Op, bound: &mut Bindings<'_>) -> PyResult<()> {
    let [owner, name, ..] = op.params else { return Ok(()) };
    if !op.path.contains(&format!("{{{}}}/{{{}}}", owner.name, name.name)) {
        return Ok(());
    }
    let [Some(first), second, ..] = bound.as_mut_slice() else { return Ok(()) };
    let py = first.py();
    let Ok(full) = first.cast::<PyString>() else { return Ok(()) };
    let full = full.to_cow()?.into_owned();
    let Some((login, rest)) = full.split_once('/').filter(|(login, rest)| !login.is_empty() && !rest.is_empty()) else {
        return Ok(());
    };
    if second.is_some() || rest.contains('/') {
        let (method, parameter) = (op.name, owner.name);
        let rest = rest.split('/').next().unwrap_or_default();
        let more = if op.params.iter().skip(2).any(|param| param.default.is_none()) { ", ..." } else { "" };
        let text = format!("{parameter} must be a login, as in {method}({login:?}, {rest:?}{more}), not {full:?}");
        return Err(Failure::from(Error::Argument(text)).into());
    }
    (*first, *second) = (PyString::new(py, login).into_any(), Some(PyString::new(py, rest).into_any()));
    Ok(())
}

/// Bind arguments to parameters, as Python does for a function; the first argument is the owner.
fn bind<'py>(
    op: &'static Op,
    is_github3: bool,
    args: &Bound<'py, PyTuple>,
    kwargs: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bindings<'py>> {
    let rest = op.params.iter().position(|param| param.takes == Takes::Rest);
    let given = rest.map_or(args.len(), |at| args.len().min(at + 1));
    let name = |param: &Param| if param.takes == Takes::Rest { "*" } else { param.name };
    // github3.py has no parameters that no declaration writes.
    let unwritten = if is_github3 { op.unwritten } else { 0 };
    let parameters: Vec<&str> = op.params.iter().take(op.params.len() - unwritten).map(name).collect();
    let positional: Vec<usize> = (0..op.positional).collect();
    let function = Function { name: op.name, parameters: &parameters, positional: &positional, hint: "" };
    let mut bound = function.bind(args.iter().take(given).skip(1)).map_err(Failure::from)?;
    move_bool(op, &mut bound);
    if let Some((at, slot)) = rest.and_then(|at| Some((at, bound.get_mut(at)?))) {
        *slot = Some(args.get_slice(at + 1, args.len()).into_any());
    }
    for (name, value) in kwargs.into_iter().flat_map(|kwargs| kwargs.iter()) {
        let name = name.cast::<PyString>()?;
        function.bind_named(&mut bound, &name.to_cow()?, value).map_err(Failure::from)?;
    }
    bound.resize_with(op.params.len(), || None);
    if !is_github3 && args.get_item(0)?.is_instance_of::<Client>() {
        split_full_name(op, &mut bound)?;
    }
    let is_missing = |(param, value): &(&Param, &Option<_>)| value.is_none() && param.default.is_none();
    let missing: Vec<&str> = op.params.iter().zip(&bound).filter(is_missing).map(|(param, _)| param.name).collect();
    function.check_missing(&missing).map_err(Failure::from)?;
    Ok(bound)
}
