//! The arguments of a call, bound to parameters as a function does it.

use crate::github::description::names::nearest;
use crate::http::error::{Error, Result};

/// The parameters of a function.
#[derive(Debug)]
pub struct Function<'a> {
    /// Its name.
    pub name: &'a str,
    /// The names of its parameters.
    pub parameters: &'a [&'a str],
    /// Places of the parameters that may be given by position, in order.
    pub positional: &'a [usize],
    /// What the error for an unknown name ends with.
    pub hint: &'a str,
}

impl Function<'_> {
    /// Bind positional arguments. The result has a place for each parameter.
    pub fn bind<T>(&self, given: impl ExactSizeIterator<Item = T>) -> Result<Vec<Option<T>>> {
        let (most, count) = (self.positional.len(), given.len());
        if count > most {
            let kind = if most < self.parameters.len() { "positional " } else { "" };
            let plural = if most == 1 { "" } else { "s" };
            return Err(self.wrong(&format!("takes at most {most} {kind}argument{plural} ({count} given)")));
        }
        let mut bound: Vec<Option<T>> = self.parameters.iter().map(|_| None).collect();
        for (at, value) in self.positional.iter().zip(given) {
            if let Some(slot) = bound.get_mut(*at) {
                *slot = Some(value);
            }
        }
        Ok(bound)
    }

    /// Bind a named argument.
    pub fn bind_named<T>(&self, bound: &mut [Option<T>], name: &str, value: T) -> Result<()> {
        let at = self.parameters.iter().position(|known| *known == name);
        match at.and_then(|at| bound.get_mut(at)) {
            Some(slot @ None) => *slot = Some(value),
            Some(_) => return Err(self.wrong(&format!("got multiple values for argument '{name}'"))),
            None => {
                let near = nearest(name, self.parameters.iter().copied());
                let near = near.map(|near| format!("; did you mean '{near}'?")).unwrap_or_default();
                return Err(self.wrong(&format!("got an unexpected keyword argument '{name}'{near}{}", self.hint)));
            }
        }
        Ok(())
    }

    /// Return an error if required arguments are missing.
    pub fn check_missing(&self, missing: &[&str]) -> Result<()> {
        match missing {
            [] => Ok(()),
            [one] => Err(self.wrong(&format!("missing 1 required argument: '{one}'"))),
            _ => {
                let (count, names) = (missing.len(), missing.join("', '"));
                Err(self.wrong(&format!("missing {count} required arguments: '{names}'")))
            }
        }
    }

    /// The error for a call of the function.
    pub fn wrong(&self, why: &str) -> Error {
        Error::Type(format!("{}() {why}", self.name))
    }
}
