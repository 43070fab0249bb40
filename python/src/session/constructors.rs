//! The constructors: their own parameters, and the options that they share. `__new__` accepts anything and `__init__` does
//! the work, so that a subclass may have a constructor of its own.

use pyo3::exceptions::{PyAttributeError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple, PyType};
use serde_json::{Value, json};

use crate::apps::client::AppClient;
use crate::calls::function_like::bound_method;
use crate::handle::{Client, ClientSession};
use crate::session::checks::{Given, argument};
use crate::session::client::ClientEnterprise;
use crate::session::options::{OPTIONS, Opt};
use crate::session::{cassette, options};
use crate::values::resource::{Resource, json_of};

/// A parameter of a constructor that is not an option. It can be passed by position.
pub struct Own {
    /// Its name.
    name: &'static str,
    /// The accepted type, as written in a stub.
    accepts: &'static str,
    /// The default, as Python source; None for a required one.
    default: Option<&'static str>,
    /// The description, as a phrase.
    doc: &'static str,
}

const fn own(name: &'static str, accepts: &'static str, default: &'static str, doc: &'static str) -> Own {
    Own { name, accepts, default: Some(default), doc }
}

/// A constructor.
pub struct Shape {
    /// The class it belongs to.
    class: &'static str,
    /// `__init__`, or the name of a class method.
    name: &'static str,
    /// Its own parameters.
    own: &'static [Own],
    /// Whether it accepts the options too, and the options that it does not accept.
    options: Option<&'static [&'static str]>,
    /// Initializes an object, or creates one of a class.
    run: for<'py> fn(&Bound<'py, PyAny>, &Given<'py>) -> PyResult<Bound<'py, PyAny>>,
}

const USERNAME: Own = own("username", "str | None", "''", "login, with ``password`` or ``token``");
const PASSWORD: Own = own("password", "str | None", "''", "password, with ``username``");
const TOKEN: Own =
    own("token", "str | None", "''", "personal, OAuth or installation token; takes precedence over a password");
const SESSION: Own = own(
    "session",
    "ClientSession | Client | GitHubCore | None",
    "None",
    "a ``ClientSession`` to use instead of a new one; the options given beside it change it",
);

/// All constructors.
pub static SHAPES: &[Shape] = &[
    Shape {
        class: "Client",
        name: "__init__",
        own: &[USERNAME, PASSWORD, TOKEN, SESSION],
        options: Some(&[]),
        run: Client::initialize,
    },
    Shape {
        class: "Client",
        name: "from_environment",
        own: &[own("base_url", "str | None", "None", "")],
        options: Some(&["base_url"]),
        run: Client::in_environment,
    },
    Shape {
        class: "ClientEnterprise",
        name: "__init__",
        own: &[
            Own {
                name: "url",
                accepts: "str",
                default: None,
                doc: "URL of the server, such as ``https://github.example.com``",
            },
            USERNAME,
            PASSWORD,
            TOKEN,
            own("verify", "bool | str | os.PathLike[str] | None", "True", ""),
            SESSION,
        ],
        options: Some(&["base_url", "verify"]),
        run: ClientEnterprise::initialize,
    },
    Shape {
        class: "AppClient",
        name: "__init__",
        own: &[
            Own {
                name: "client_id",
                accepts: "str | int",
                default: None,
                doc: "client ID of the app, such as ``\"Iv23...\"``, or its app ID",
            },
            Own {
                name: "private_key",
                accepts: "str | bytes",
                default: None,
                doc: "private key of the app: the content of its PEM file, PKCS#1 or PKCS#8",
            },
            SESSION,
        ],
        options: Some(&[]),
        run: AppClient::initialize,
    },
    Shape {
        class: "ClientSession",
        name: "__init__",
        own: &[
            own("default_connect_timeout", "float | None", "None", "seconds to connect; None leaves it to ``timeout``"),
            own(
                "default_read_timeout",
                "float | None",
                "None",
                "seconds between two reads; None leaves it to ``timeout``",
            ),
        ],
        options: Some(&[]),
        run: ClientSession::initialize,
    },
    Shape {
        class: "GitHubCore",
        name: "__init__",
        own: &[
            Own { name: "json", accepts: "Mapping[str, Any] | str | bytes", default: None, doc: "" },
            own("session", "ClientSession | Client | GitHubCore | None", "None", ""),
        ],
        options: None,
        run: initialize_resource,
    },
];

/// `__init__` of a resource with these arguments.
fn initialize_resource<'py>(resource: &Bound<'py, PyAny>, given: &Given<'py>) -> PyResult<Bound<'py, PyAny>> {
    let passed = |wanted: &str| given.iter().find(|(name, _)| *name == wanted).map(|(_, value)| value);
    let json = passed("json").map(json_of).transpose()?;
    let session = passed("session").ok_or_else(|| PyTypeError::new_err("a session is needed"))?;
    resource.cast::<Resource>()?.get().begin(json, cassette::session_of(session)?)?;
    Ok(resource.py().None().into_bound(resource.py()))
}

/// A parameter in signatures, stubs and docstrings.
struct Parameter {
    name: &'static str,
    accepts: &'static str,
    default: Option<&'static str>,
    keyword: bool,
    doc: String,
}

impl Shape {
    fn parameters(&self) -> impl Iterator<Item = Parameter> {
        let own = self.own.iter().map(|own| {
            // What an option means is said once.
            let option = OPTIONS.iter().find(|option| option.name == own.name && own.doc.is_empty());
            let doc = option.map_or_else(|| own.doc.to_owned(), meaning);
            Parameter { name: own.name, accepts: own.accepts, default: own.default, keyword: false, doc }
        });
        let (taken, without) = (self.options.is_some(), self.options.unwrap_or_default());
        let options = OPTIONS.iter().filter(move |option| taken && !without.contains(&option.name));
        own.chain(options.map(|option| Parameter {
            name: option.name,
            accepts: option.accepts,
            default: Some(option.default),
            keyword: true,
            doc: meaning(option),
        }))
    }

    /// Bind arguments to parameters, as Python does for a function.
    fn bind<'py>(
        &self,
        args: &Bound<'py, PyTuple>,
        kwargs: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Vec<(&'static str, Bound<'py, PyAny>)>> {
        let shown = if self.name == "__init__" { self.class } else { self.name };
        let fail = |why: String| Err(PyTypeError::new_err(format!("{shown}() {why}")));
        if args.len() > self.own.len() {
            let (most, plural) = (self.own.len(), if self.own.len() == 1 { "" } else { "s" });
            return fail(format!("takes at most {most} positional argument{plural} ({} given)", args.len()));
        }
        let mut given: Vec<_> = self.own.iter().map(|own| own.name).zip(args.iter()).collect();
        for (name, value) in kwargs.into_iter().flat_map(|kwargs| kwargs.iter()) {
            let name: String = name.extract()?;
            let Some(known) = self.parameters().find(|parameter| parameter.name == name) else {
                return fail(format!("got an unexpected keyword argument '{name}'"));
            };
            if given.iter().any(|(other, _)| *other == known.name) {
                return fail(format!("got multiple values for argument '{name}'"));
            }
            given.push((known.name, value));
        }
        let missing = self.own.iter().find(|own| own.default.is_none() && argument(&given, own.name).is_none());
        match missing {
            Some(own) => fail(format!("missing 1 required argument: '{}'", own.name)),
            None => Ok(given),
        }
    }

    /// The signature, for `inspect`.
    fn signature<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let inspect = py.import("inspect")?;
        let parameter = inspect.getattr("Parameter")?;
        let (ordinary, keyword) = (parameter.getattr("POSITIONAL_OR_KEYWORD")?, parameter.getattr("KEYWORD_ONLY")?);
        let made = PyList::new(py, [parameter.call1(("self", &ordinary))?])?;
        for found in self.parameters() {
            let default = PyDict::new(py);
            if let Some(source) = found.default {
                default.set_item("default", py.import("ast")?.call_method1("literal_eval", (source,))?)?;
            }
            let kind = if found.keyword { &keyword } else { &ordinary };
            made.append(parameter.call((found.name, kind), Some(&default))?)?;
        }
        inspect.getattr("Signature")?.call1((made,))
    }

    /// The signature as text.
    fn text(&self) -> String {
        let mut parts = vec!["$self".to_owned()];
        for found in self.parameters() {
            if found.keyword && !parts.iter().any(|part| part == "*") {
                parts.push("*".to_owned());
            }
            parts.push(found.default.map_or(found.name.to_owned(), |default| format!("{}={default}", found.name)));
        }
        format!("({})", parts.join(", "))
    }

    /// The part of a docstring that describes the parameters.
    fn doc(&self) -> String {
        let lines = self.parameters().filter(|parameter| !parameter.doc.is_empty());
        lines.map(|parameter| wrapped(&format!(":param {}: {}", parameter.name, parameter.doc))).collect()
    }
}

/// The description of an option in a constructor.
fn meaning(option: &Opt) -> String {
    match option.unset {
        "" => option.doc.to_owned(),
        unset => format!("{}; {unset}", option.doc),
    }
}

/// Lines of at most 100 characters, those after the first indented.
fn wrapped(text: &str) -> String {
    let (mut lines, mut length) = (String::new(), 0);
    for word in text.split(' ') {
        if length + word.len() >= 100 {
            lines.push_str("\n    ");
            length = 4;
        } else if length > 0 {
            lines.push(' ');
            length += 1;
        }
        lines.push_str(word);
        length += word.len();
    }
    lines + "\n"
}

// No doc comment: an instance shows the docstring of its constructor.
#[allow(missing_docs)]
#[pyclass(frozen, module = "ferrohub", name = "constructor")]
pub struct Constructor(&'static Shape);

#[pymethods]
impl Constructor {
    fn __get__<'py>(
        slf: &Bound<'py, Self>,
        instance: &Bound<'py, PyAny>,
        owner: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let _ = owner;
        if instance.is_none() {
            return Ok(slf.clone().into_any());
        }
        bound_method(slf, instance)
    }

    #[pyo3(signature = (*args, **kwargs))]
    fn __call__<'py>(
        &self,
        args: &Bound<'py, PyTuple>,
        kwargs: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let Ok(target) = args.get_item(0) else {
            return Err(PyTypeError::new_err(format!("{}() needs an object to be called on", self.0.name)));
        };
        (self.0.run)(&target, &self.0.bind(&args.get_slice(1, args.len()), kwargs)?)
    }

    #[getter]
    fn __name__(&self) -> &'static str {
        self.0.name
    }

    #[getter]
    fn __qualname__(&self) -> String {
        format!("{}.{}", self.0.class, self.0.name)
    }

    #[getter]
    fn __doc__(&self) -> String {
        let what = match self.0.name {
            "__init__" => "The parameters are those of the class.",
            _ => {
                "A client with the credential of the environment: ``GH_TOKEN`` or ``GITHUB_TOKEN``, the output of \
                 ``gh auth token``, or a\nnetrc entry. The API is that of ``GITHUB_API_URL``, else GitHub's; for hosts \
                 other than GitHub's the variables are\n``GH_ENTERPRISE_TOKEN`` and ``GITHUB_ENTERPRISE_TOKEN``. Options \
                 that are passed take precedence over the environment.\n\n"
            }
        };
        let parameters = if self.0.name == "__init__" { String::new() } else { self.0.doc() };
        format!("{what}{parameters}").trim_end().to_owned()
    }

    #[getter]
    fn __signature__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.0.signature(py)
    }

    #[getter]
    fn __text_signature__(&self) -> String {
        self.0.text()
    }

    fn __repr__(&self) -> String {
        format!("<constructor {}.{}>", self.0.class, self.0.name)
    }
}

/// The docstring of a class with the parameters of its constructor, which is written when it is read.
#[pyclass(frozen, module = "ferrohub._core")]
struct ClassDoc {
    intro: Py<PyAny>,
    shape: &'static Shape,
}

#[pymethods]
impl ClassDoc {
    fn __get__(&self, instance: &Bound<'_, PyAny>, owner: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
        let _ = owner;
        let intro: String = self.intro.extract(instance.py())?;
        Ok(format!("{}\n\n{}", intro.trim_end(), self.shape.doc().trim_end()))
    }
}

/// The signature of a class for `inspect` of Python 3.10, which disregards the `__init__` of a class that has a `__new__`
/// of its own in the extension.
#[pyclass(frozen, module = "ferrohub._core")]
struct ClassSignature(&'static Shape);

#[pymethods]
impl ClassSignature {
    /// None for a subclass with another `__init__`, whose signature is that.
    fn __get__<'py>(
        &self,
        instance: &Bound<'py, PyAny>,
        owner: &Bound<'py, PyAny>,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        if !instance.is_none() {
            return Err(PyAttributeError::new_err("__signature__"));
        }
        let init = owner.getattr("__init__")?;
        if !init.cast::<Constructor>().is_ok_and(|init| std::ptr::eq(init.get().0, self.0)) {
            return Ok(None);
        }
        let whole = self.0.signature(owner.py())?;
        let parameters = whole.getattr("parameters")?.call_method0("values")?;
        let own: Vec<Bound<'py, PyAny>> = parameters.try_iter()?.skip(1).collect::<PyResult<_>>()?;
        let changed = PyDict::new(owner.py());
        changed.set_item("parameters", own)?;
        whole.call_method("replace", (), Some(&changed)).map(Some)
    }
}

/// Add the constructors to the classes, and the descriptions of parameters to their docstrings.
pub fn install(py: Python<'_>) -> PyResult<()> {
    let classes = [
        py.get_type::<Client>(),
        py.get_type::<ClientEnterprise>(),
        py.get_type::<AppClient>(),
        py.get_type::<ClientSession>(),
        py.get_type::<Resource>(),
    ];
    for class in classes {
        let name = class.name()?;
        for shape in SHAPES.iter().filter(|shape| name == shape.class) {
            let made = Constructor(shape).into_pyobject(py)?.into_any();
            let is_init = shape.name == "__init__";
            let made = if is_init { made } else { py.import("builtins")?.call_method1("classmethod", (made,))? };
            class.setattr(shape.name, made)?;
            if is_init && py.version_info() < (3, 11) {
                class.setattr("__signature__", ClassSignature(shape))?;
            }
            if is_init && shape.options.is_some() {
                let intro = class.getattr("__doc__")?.unbind();
                class.setattr("__doc__", ClassDoc { intro, shape })?;
            }
        }
    }
    options::install(&py.get_type::<ClientSession>())
}

/// The constructors, for the generator: a mapping of class and name to the parameters.
#[pyfunction]
pub fn _constructors(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let all = PyDict::new(py);
    for shape in SHAPES {
        let parameters = shape.parameters().map(|found| {
            let default = found.default.map_or(Value::Null, Value::from);
            let value =
                json!({ "name": found.name, "accepts": found.accepts, "default": default, "keyword": found.keyword });
            options::python(py, &value)
        });
        all.set_item((shape.class, shape.name), parameters.collect::<PyResult<Vec<_>>>()?)?;
    }
    Ok(all)
}

/// Restore a client from its pickle.
#[pyfunction]
pub fn _restore_client<'py>(
    class: &Bound<'py, PyType>,
    session: &Bound<'py, ClientSession>,
) -> PyResult<Bound<'py, PyAny>> {
    // Constructors of subclasses have parameters of their own, which a pickle does not contain.
    let py = class.py();
    let native = match (class.is_subclass_of::<ClientEnterprise>()?, class.is_subclass_of::<AppClient>()?) {
        (true, _) => py.get_type::<ClientEnterprise>(),
        (_, true) => py.get_type::<AppClient>(),
        _ => py.get_type::<Client>(),
    };
    let client = native.call_method1("__new__", (class,))?;
    Client::adopt(&client, Some(session.as_any()))?;
    Ok(client)
}
