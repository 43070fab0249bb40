//! Polling: what is new in a listing.

use crate::client::Client;
use crate::client::error::Result;
use crate::client::host;
use crate::client::resource::Resource;
use crate::github::model::declaration::Class;
use crate::session::polling::Polling;

/// What is new in a listing, the oldest first: see [`Listing::poll`](crate::Listing::poll). A resource that was updated is new again.
///
/// Requests have the ETag of the last response, so they cost no quota while nothing changes.
#[derive(Debug)]
pub struct Poll {
    client: Client,
    class: Option<&'static Class>,
    polling: Polling,
}

impl Poll {
    pub(super) fn new(client: &Client, class: Option<&'static Class>, polling: Polling) -> Poll {
        Poll { client: client.clone(), class, polling }
    }

    /// Wait for the next resource; None when the time of the options is over, or after [`Poll::close`]. Dropping the future
    /// loses nothing.
    ///
    /// # Errors
    /// Those of the requests. The next call continues.
    pub async fn try_next(&self) -> Result<Option<Resource>> {
        loop {
            if let Some(item) = self.polling.take() {
                return Ok(Some(Resource::new(&self.client, self.class, item.json).with_key(item.key)));
            }
            if self.polling.is_ended() {
                return Ok(None);
            }
            host::run(async { self.polling.turn(self.client.session(), None).await }).await?;
        }
    }

    /// End the polling, also while another task waits.
    pub fn close(&self) {
        self.polling.close();
    }
}
