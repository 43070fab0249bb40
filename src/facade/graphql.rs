//! GraphQL queries and mutations.

use std::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::facade::client::Client;
use crate::facade::error::{Error, Result};
use crate::facade::host;
use crate::graphql::query;
use crate::graphql::query::Query;

/// A GraphQL query or mutation; [`Client::graphql`] returns one. An invalid document or variable is an error of
/// [`GraphQl::fetch`], before anything is sent.
#[derive(Clone)]
pub struct GraphQl {
    client: Client,
    query: Result<Query, String>,
}

impl fmt::Debug for GraphQl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GraphQl").field("client", &self.client).finish_non_exhaustive()
    }
}

impl GraphQl {
    pub(super) fn new(client: Client, text: String) -> GraphQl {
        GraphQl { client, query: Ok(Query::new(text)) }
    }

    /// Set a variable.
    #[must_use]
    pub fn variable(mut self, name: impl Into<String>, value: impl Serialize) -> GraphQl {
        let name = name.into();
        match (serde_json::to_value(value), &mut self.query) {
            (Ok(value), Ok(query)) => {
                query.variables.insert(name, value);
            }
            (Err(error), Ok(_)) => self.query = Err(format!("the variable {name:?}: {error}")),
            (_, Err(_)) => {}
        }
        self
    }

    /// Select the operation to run, where the document has several.
    #[must_use]
    pub fn operation_name(mut self, name: impl Into<String>) -> GraphQl {
        if let Ok(query) = &mut self.query {
            query.operation_name = Some(name.into());
        }
        self
    }

    /// Run it, and read the data. A query is retried like a GET request, a mutation like a POST request. Dropping the
    /// future cancels it.
    ///
    /// # Errors
    /// [`Error::GraphQl`] if the response has errors, [`Error::Argument`] and [`Error::Credential`] before anything is
    /// sent, [`Error::Value`] for data of another type, and any other [`Error`].
    pub async fn fetch<T: DeserializeOwned>(self) -> Result<T> {
        let query = self.query.map_err(Error::Argument)?;
        let data = host::run(async {
            let session = self.client.session();
            query::data(session.send(query.request(session, None)?).await?)
        });
        serde_json::from_str(data.await?.text()).map_err(|source| Error::Value { name: "data".to_owned(), source })
    }
}
