//! GraphQL queries and mutations.

use std::fmt;
use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::client::Client;
use crate::client::error::{Error, Result};
use crate::client::host;
use crate::graphql::pages::Pages;
use crate::graphql::query;
use crate::graphql::query::Query;

impl Client {
    /// A GraphQL query or mutation, such as `client.graphql("query { viewer { login } }")`.
    pub fn graphql(&self, query: impl Into<String>) -> GraphQl {
        GraphQl::new(self.clone(), query.into())
    }
}

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

    /// The pages of the query: every connection that selects `pageInfo` is followed, nested ones included. Further pages of
    /// nested connections are requested by the `id` of the object above them, many in one request.
    ///
    /// # Errors
    /// [`Error::Argument`] if the document is invalid, has no connection that is followed, or does not select an `id` that
    /// is needed.
    pub fn pages(self) -> Result<GraphQlPages> {
        let pages = Pages::new(self.query.map_err(Error::Argument)?, None)?;
        Ok(GraphQlPages { client: self.client, pages: Arc::new(pages) })
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

/// The pages of a query; [`GraphQl::pages`] returns them. Each is the data of the query with the next page of its
/// connections, in which nested connections are complete.
#[derive(Clone)]
pub struct GraphQlPages {
    client: Client,
    pages: Arc<Pages>,
}

impl fmt::Debug for GraphQlPages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GraphQlPages").field("client", &self.client).finish_non_exhaustive()
    }
}

impl GraphQlPages {
    /// The data of the next page; None after the last one. After an error of parts of a page, such as an object that was
    /// deleted, the next call continues without them; after any other error, it repeats the request.
    ///
    /// # Errors
    /// As [`GraphQl::fetch`].
    pub async fn try_next<T: DeserializeOwned>(&self) -> Result<Option<T>> {
        let page = host::run(async {
            loop {
                let is_done = self.pages.is_done();
                match self.pages.take() {
                    Some(page) => return Ok(Some(page)),
                    None if is_done => return Ok(None),
                    None => self.pages.advance(self.client.session()).await?,
                }
            }
        });
        let value = |source| Error::Value { name: "data".to_owned(), source };
        page.await?.map(|page| serde_json::from_value(page).map_err(value)).transpose()
    }
}
