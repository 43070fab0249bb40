//! The arguments of a call, matched with the parameters of its operation as Python does for a function.

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyMapping, PyTuple};
use serde_json::Value;

use crate::calls::input;
use crate::rest::{check, path_values};
use ferrohub::bindings::operations::described::Returned;
use ferrohub::bindings::rest::names::{self, nearest};
use ferrohub::bindings::rest::operation::{Body, Operation, Parameter, Place};
use ferrohub::bindings::rest::request::Arguments;

/// Known parts of a path: names of parameters and their values.
pub type Filled = Vec<(String, Value)>;

/// An operation and the names of its parameters.
#[derive(Debug)]
pub struct Named {
    /// The operation.
    pub operation: &'static Operation,
    /// The names of its parameters, in their order.
    pub names: Vec<String>,
    /// The kind of its result.
    pub result: Returned,
}

/// The arguments of a call that are not parameters of its operation.
#[derive(Default)]
pub struct Beside<'py> {
    /// A body that is not an object of parameters.
    pub data: Option<Bound<'py, PyAny>>,
    /// Members of the body or the query that the description lacks.
    pub extra: Option<Bound<'py, PyAny>>,
    /// Headers.
    pub headers: Option<Bound<'py, PyAny>>,
    /// Timeout in seconds.
    pub timeout: Option<Bound<'py, PyAny>>,
    /// Destination of a download.
    pub to: Option<Bound<'py, PyAny>>,
    /// Callback invoked after each chunk of a transfer.
    pub progress: Option<Bound<'py, PyAny>>,
}

impl<'py> Beside<'py> {
    fn slot(&mut self, name: &str) -> Option<&mut Option<Bound<'py, PyAny>>> {
        Some(match name {
            "data" => &mut self.data,
            "extra" => &mut self.extra,
            "headers" => &mut self.headers,
            "timeout" => &mut self.timeout,
            "to" => &mut self.to,
            "progress" => &mut self.progress,
            _ => return None,
        })
    }
}

impl Named {
    /// An operation with its names.
    pub fn new(operation: &'static Operation) -> Named {
        Named { operation, names: names::parameters(operation), result: Returned::of(operation) }
    }

    /// The name of the method.
    pub fn method(&self) -> String {
        names::identifier(self.operation.name)
    }

    /// Whether the body is bytes that are no text.
    pub fn is_binary(&self) -> bool {
        let is_text = |media: &&str| media.starts_with("text/");
        matches!(&self.operation.body, Some(Body::Raw(media)) if !media.iter().any(is_text))
    }

    /// The additional parameters of operations of this kind.
    pub fn own(&self) -> Vec<&'static str> {
        let mut own = Vec::new();
        own.extend(self.operation.body.as_ref().map(|_| "data"));
        own.extend(self.operation.downloads.then_some("to"));
        own.extend((self.uploads() || self.operation.downloads).then_some("progress"));
        own.extend(["extra", "headers", "timeout"]);
        own
    }

    /// Whether the body is bytes.
    pub fn uploads(&self) -> bool {
        matches!(self.operation.body, Some(Body::Raw(_)))
    }

    /// Whether `data` is the only source of the body.
    pub fn needs_data(&self) -> bool {
        let has_members = self.operation.parameters.iter().any(|parameter| parameter.place == Place::Body);
        self.operation.body.is_some() && !has_members
    }

    /// Number of positional parameters: those of the path that are not filled in.
    fn positional(&self, filled: &Filled) -> Vec<usize> {
        let is_filled = |at: usize| {
            let name = self.operation.parameters.get(at).map(|parameter| parameter.name);
            filled.iter().any(|(known, _)| Some(known.as_str()) == name)
        };
        let in_path = self.operation.parameters.iter().enumerate().filter(|(_, parameter)| parameter.is_in_path());
        in_path.map(|(at, _)| at).filter(|at| !is_filled(*at)).collect()
    }

    /// Bind arguments to parameters.
    pub fn bind<'py>(
        &self,
        args: &Bound<'py, PyTuple>,
        kwargs: Option<&Bound<'py, PyDict>>,
        filled: &Filled,
    ) -> PyResult<(Arguments, Beside<'py>)> {
        let fail = |why: String| PyTypeError::new_err(format!("{}() {why}", self.method()));
        let mut bound: Vec<Option<Bound<'py, PyAny>>> = self.names.iter().map(|_| None).collect();
        let positional = self.positional(filled);
        if args.len() > positional.len() {
            let (most, plural) = (positional.len(), if positional.len() == 1 { "" } else { "s" });
            let given = args.len();
            return Err(fail(format!("takes at most {most} positional argument{plural} ({given} given)")));
        }
        for (at, value) in positional.iter().zip(args.iter()) {
            if let Some(slot) = bound.get_mut(*at) {
                *slot = Some(value);
            }
        }
        let (mut beside, own) = (Beside::default(), self.own());
        for (name, value) in kwargs.into_iter().flat_map(|kwargs| kwargs.iter()) {
            let name: String = name.extract()?;
            let place = self.names.iter().position(|known| *known == name);
            let slot = match place {
                Some(at) => bound.get_mut(at),
                None => beside.slot(&name).filter(|_| own.contains(&name.as_str())),
            };
            match slot {
                Some(slot @ None) => *slot = Some(value),
                Some(_) => return Err(fail(format!("got multiple values for argument '{name}'"))),
                None => return Err(fail(self.unknown(&name, &own))),
            }
        }
        // Dots say that nothing is given, so that a wrapper can hand on what it was not given itself.
        let is_dots = |value: &Bound<'py, PyAny>| value.is(value.py().Ellipsis().bind(value.py()));
        bound.iter_mut().for_each(|slot| *slot = slot.take().filter(|value| !is_dots(value)));
        for name in names::RESERVED {
            if let Some(slot) = beside.slot(name) {
                *slot = slot.take().filter(|value| !is_dots(value) && !value.is_none());
            }
        }
        let arguments = self.checked(args.py(), &bound, &beside, filled)?;
        Ok((arguments, beside))
    }

    fn unknown(&self, name: &str, own: &[&str]) -> String {
        let known = self.names.iter().map(String::as_str).chain(own.iter().copied());
        let hint = nearest(name, known).map(|near| format!("; did you mean '{near}'?")).unwrap_or_default();
        format!("got an unexpected keyword argument '{name}'{hint}{}", check::EXTRA)
    }

    /// Check that the arguments of the body fit one of its alternatives.
    fn fits_alternative(
        &self,
        py: Python<'_>,
        bound: &[Option<Bound<'_, PyAny>>],
        beside: &Beside<'_>,
    ) -> PyResult<()> {
        let Some(either) = &self.operation.either else { return Ok(()) };
        let members = PyDict::new(py);
        for (parameter, value) in self.operation.parameters.iter().zip(bound) {
            if let Some(value) = value.as_ref().filter(|_| parameter.place == Place::Body) {
                members.set_item(parameter.name, value)?;
            }
        }
        if let Some(extra) = &beside.extra {
            members.update(extra.cast::<PyMapping>()?)?;
        }
        if members.is_empty() && !either.required {
            return Ok(());
        }
        check::either(&either.kind, &members).map_err(|error| match error.is_instance_of::<PyTypeError>(py) {
            true => PyTypeError::new_err(format!("{}() {}", self.method(), error.value(py))),
            false => error,
        })
    }

    fn checked(
        &self,
        py: Python<'_>,
        bound: &[Option<Bound<'_, PyAny>>],
        beside: &Beside<'_>,
        filled: &Filled,
    ) -> PyResult<Arguments> {
        let extra = beside.extra.as_ref().map(extra).transpose()?.unwrap_or_default();
        let is_extra =
            |parameter: &Parameter| !parameter.is_in_path() && extra.iter().any(|(known, _)| known == parameter.name);
        let mut missing = Vec::new();
        let mut values = Vec::new();
        for ((parameter, name), value) in self.operation.parameters.iter().zip(&self.names).zip(bound) {
            let known = filled.iter().find(|(known, _)| known == parameter.name).filter(|_| parameter.is_in_path());
            let by_whole = parameter.place == Place::Body && beside.data.is_some();
            match (value, known) {
                (Some(value), _) if parameter.is_in_path() => {
                    values.push((parameter, path_values::value(self.operation, parameter, name, value)?));
                }
                (Some(_), _) if is_extra(parameter) => {
                    let method = self.method();
                    return Err(PyTypeError::new_err(format!(
                        "{method}() got '{name}' twice, as an argument and in extra"
                    )));
                }
                (Some(value), _) => values.push((parameter, check::json(name, &parameter.kind, value)?)),
                (None, Some((_, known))) => values.push((parameter, known.clone())),
                (None, None) if parameter.required && !by_whole && !is_extra(parameter) => missing.push(name.as_str()),
                (None, None) => {}
            }
        }
        let whole = match (&self.operation.body, &beside.data) {
            (Some(Body::Whole(kind)), Some(data)) => Some(check::json("data", kind, data)?),
            (Some(_), None) if self.needs_data() => {
                missing.push("data");
                None
            }
            _ => None,
        };
        if missing.is_empty() && beside.data.is_none() {
            self.fits_alternative(py, bound, beside)?;
        }
        match missing.as_slice() {
            [] => Ok(Arguments { values, extra, whole, download: beside.to.is_some() }),
            [one] => Err(PyTypeError::new_err(format!("{}() missing 1 required argument: '{one}'", self.method()))),
            several => Err(PyTypeError::new_err(format!(
                "{}() missing {} required arguments: '{}'",
                self.method(),
                several.len(),
                several.join("', '")
            ))),
        }
    }
}

/// The members that are sent besides the parameters.
fn extra(value: &Bound<'_, PyAny>) -> PyResult<Vec<(String, Value)>> {
    if value.cast::<PyMapping>().is_err() {
        return Err(PyTypeError::new_err(format!("extra must be a mapping, not {}", value.get_type().name()?)));
    }
    match input::plain("extra", value)? {
        Value::Object(members) => Ok(members.into_iter().collect()),
        _ => Ok(Vec::new()),
    }
}

/// Whether the headers of a call request another media type.
pub fn requests_media(value: &Bound<'_, PyAny>) -> bool {
    headers(value).is_ok_and(|headers| headers.iter().any(|(name, _)| name.eq_ignore_ascii_case("accept")))
}

/// The headers of a call.
pub fn headers(value: &Bound<'_, PyAny>) -> PyResult<Vec<(String, String)>> {
    let Ok(mapping) = value.cast::<PyMapping>() else {
        return Err(PyTypeError::new_err(format!("headers must be a mapping, not {}", value.get_type().name()?)));
    };
    let wrong = || PyTypeError::new_err("headers must be a mapping of str to str");
    mapping.items()?.iter().map(|pair| pair.extract().map_err(|_| wrong())).collect()
}
