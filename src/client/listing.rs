//! Listings: streams of resources, requested page by page.

use std::fmt;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use futures_util::StreamExt;
use futures_util::future::BoxFuture;
use futures_util::stream::Stream;

use crate::client::Client;
use crate::client::error::Result;
use crate::client::host;
use crate::client::poll;
use crate::client::resource::Resource;
use crate::github::model::declaration::Class;
use crate::session::listing;
use crate::session::polling::{Options as PollOptions, Polling};
use crate::session::search::Cost;

/// A listing: a [`Stream`] of resources. Pages are requested when they are needed, and after the first ones some are
/// prefetched (see [`ClientBuilder::read_ahead`](crate::ClientBuilder::read_ahead)). Dropping it cancels requests in
/// flight.
///
/// The stream ends after an error. If a prefetched page fails, it is requested once more when it is reached; only then
/// the error is returned. See [`Listing::resume`].
pub struct Listing {
    client: Client,
    class: Option<&'static Class>,
    listing: Arc<listing::Listing>,
    /// The pending request of the next page.
    reading: Option<BoxFuture<'static, Result<()>>>,
    failed: bool,
}

impl Listing {
    pub(super) fn new(client: &Client, class: Option<&'static Class>, listing: listing::Listing) -> Listing {
        Listing { client: client.clone(), class, listing: Arc::new(listing), reading: None, failed: false }
    }

    /// The next resource; None after the last one and after an error.
    pub async fn next(&mut self) -> Option<Result<Resource>> {
        StreamExt::next(self).await
    }

    /// The next resource; None after the last one.
    ///
    /// # Errors
    /// Those of the request of its page.
    pub async fn try_next(&mut self) -> Result<Option<Resource>> {
        self.next().await.transpose()
    }

    /// All remaining resources.
    ///
    /// # Errors
    /// Those of the request of any page.
    pub async fn all(mut self) -> Result<Vec<Resource>> {
        let mut found = Vec::new();
        while let Some(resource) = self.try_next().await? {
            found.push(resource);
        }
        Ok(found)
    }

    /// The number of resources on GitHub, found with one small request; None if the response does not show it.
    ///
    /// # Errors
    /// Those of the request.
    pub async fn total(&self) -> Result<Option<u64>> {
        host::run(async { self.listing.total(self.client.session()).await }).await
    }

    /// The total number of results of a search, according to the last page; None before the first page, and for other
    /// listings.
    pub fn total_count(&self) -> Option<u64> {
        self.listing.total_found()
    }

    /// The number of requests that this search sends, and the number of results that it lists, found with one small
    /// request. It is an estimate if the search has to be divided because it has more than 1,000 results.
    ///
    /// # Errors
    /// Those of the request.
    pub async fn cost(&self) -> Result<Cost> {
        host::run(async { self.listing.cost(self.client.session()).await }).await
    }

    /// Whether a search timed out, so that results are missing; None before the first page, and for other listings.
    pub fn is_incomplete(&self) -> Option<bool> {
        self.listing.is_incomplete()
    }

    /// Numbers of the organizations whose items GitHub left out of the pages read so far, because the token is not
    /// authorized for their single sign-on.
    pub fn omitted_organizations(&self) -> Vec<u64> {
        self.listing.omitted_organizations()
    }

    /// ETag of the first page, for the argument `etag` of a later call.
    pub fn etag(&self) -> Option<String> {
        self.listing.etag()
    }

    /// Wait for what is new in this listing, which must begin with its newest resources, such as events. See [`Poll`](crate::Poll).
    pub fn poll(&self, options: PollOptions) -> poll::Poll {
        let (first, layout) = (self.listing.first().clone(), self.listing.layout().clone());
        let polling = Polling::new(first, layout, self.listing.number(), options);
        poll::Poll::new(&self.client, self.class, polling)
    }

    /// Continue after an error, with the page that failed.
    pub fn resume(&mut self) {
        self.failed = false;
    }

    /// Start or continue the request of the next page.
    fn read(&self) -> BoxFuture<'static, Result<()>> {
        let (client, listing) = (self.client.clone(), self.listing.clone());
        Box::pin(host::run(async move { listing.advance(client.session()).await }))
    }
}

impl Stream for Listing {
    type Item = Result<Resource>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Result<Resource>>> {
        while !self.failed {
            if let Some(item) = self.listing.take() {
                let resource = Resource::new(&self.client, self.class, item.json).with_key(item.key);
                return Poll::Ready(Some(Ok(resource)));
            }
            if self.reading.is_none() && self.listing.is_done() {
                return Poll::Ready(None);
            }
            let mut reading = self.reading.take().unwrap_or_else(|| self.read());
            match reading.as_mut().poll(context) {
                Poll::Ready(read) => {
                    self.failed = read.is_err();
                    if let Err(error) = read {
                        return Poll::Ready(Some(Err(error)));
                    }
                }
                Poll::Pending => {
                    self.reading = Some(reading);
                    return Poll::Pending;
                }
            }
        }
        Poll::Ready(None)
    }
}

impl fmt::Debug for Listing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let class = self.class.map_or("Resource", |class| class.name);
        f.debug_struct("Listing").field("class", &class).field("given", &self.listing.given()).finish_non_exhaustive()
    }
}
