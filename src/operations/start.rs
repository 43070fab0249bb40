//! The start of a call, with one request or several.

use crate::github::model::declaration::Method;
use crate::http::error::{Error, Result};
use crate::operations::composite;
use crate::operations::run::{Call, Running};

impl Call {
    /// Check the call and return its future. Nothing is sent before the future is polled.
    pub fn start(self) -> Result<Running> {
        match self.op.method {
            Method::Composite(composite) => composite::start(composite, self),
            Method::Local(_) => Err(Error::Argument(format!("{}.{} makes no request", self.op.class, self.op.name))),
            _ => {
                let request = self.request()?;
                self.finish(request)
            }
        }
    }
}
