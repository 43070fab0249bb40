//! The arguments of a call.

use std::fmt;

use serde_json::{Map, Value};

/// The arguments of a call by name. [`args!`](crate::args!) builds them.
///
/// ```
/// use ferrohub::{Args, args};
///
/// let arguments = args! { state: "open", labels: ["bug", "docs"], number: 10 };
/// let same = Args::new().with("state", "open").with("labels", vec!["bug", "docs"]).with("number", 10);
/// assert_eq!(arguments, same);
/// ```
#[derive(Clone, Default, PartialEq)]
pub struct Args(Map<String, Value>);

// An argument may be a secret, so only the names are shown.
impl fmt::Debug for Args {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Args").field(&self.0.keys().collect::<Vec<_>>()).finish()
    }
}

impl Args {
    /// No arguments.
    pub fn new() -> Args {
        Args::default()
    }

    /// Add an argument. A later value of the same name replaces an earlier one.
    #[must_use]
    pub fn with(mut self, name: impl Into<String>, value: impl Into<Value>) -> Args {
        self.0.insert(name.into(), value.into());
        self
    }

    pub(super) fn get(&self, name: &str) -> Option<&Value> {
        self.0.get(name)
    }

    pub(super) fn into_map(self) -> Map<String, Value> {
        self.0
    }
}

impl From<()> for Args {
    fn from((): ()) -> Args {
        Args::new()
    }
}

impl From<Map<String, Value>> for Args {
    fn from(members: Map<String, Value>) -> Args {
        Args(members)
    }
}

impl<K: Into<String>, V: Into<Value>> FromIterator<(K, V)> for Args {
    fn from_iter<T: IntoIterator<Item = (K, V)>>(pairs: T) -> Args {
        Args(pairs.into_iter().map(|(name, value)| (name.into(), value.into())).collect())
    }
}

/// Build the [`Args`] of a call: `args! { number: 1347, state: "closed" }`. A value is anything that converts into
/// [`serde_json::Value`], including a `&Resource`.
#[macro_export]
macro_rules! args {
    ($($name:ident : $value:expr),* $(,)?) => {
        $crate::Args::new()$(.with($crate::__bare(stringify!($name)), $value))*
    };
}
