//! What the headers of a delivery say.

use crate::webhooks::receiver::WebhookRejection;

/// Longest value of a header that is kept.
const LONGEST: usize = 200;

/// A delivery: one attempt to send an event to a webhook. Its values are those of the headers, empty where there is none.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct WebhookDelivery {
    /// The ID of the event, a GUID (X-GitHub-Delivery). A redelivery has the same ID.
    pub id: String,
    /// Name of the event, such as `issues` (X-GitHub-Event).
    pub event: String,
    /// ID of the webhook (X-GitHub-Hook-ID).
    pub hook_id: String,
    /// What the webhook belongs to: `repository`, `organization`, `integration`, ...
    /// (X-GitHub-Hook-Installation-Target-Type).
    pub target_type: String,
    /// ID of what the webhook belongs to (X-GitHub-Hook-Installation-Target-ID).
    pub target_id: String,
    /// Host of the GitHub Enterprise Server that sent it (X-GitHub-Enterprise-Host).
    pub enterprise_host: String,
}

impl WebhookDelivery {
    /// The delivery with these headers; `header` looks one up by its name in lower case.
    pub(crate) fn of<'a>(header: impl Fn(&str) -> Option<&'a str>) -> Result<WebhookDelivery, WebhookRejection> {
        let value = |name: &str| header(name).map(str::trim).unwrap_or_default();
        let plain = |name: &str| match value(name) {
            value if is_plain(value) => Ok(value.to_owned()),
            _ => Err(WebhookRejection::bad(format!("the header {name} is not valid"))),
        };
        let needed = |name: &str| match value(name) {
            "" => Err(WebhookRejection::bad(format!("the header {name} is missing"))),
            _ => plain(name),
        };
        Ok(WebhookDelivery {
            event: needed("x-github-event")?,
            id: needed("x-github-delivery")?,
            hook_id: plain("x-github-hook-id")?,
            target_type: plain("x-github-hook-installation-target-type")?,
            target_id: plain("x-github-hook-installation-target-id")?,
            enterprise_host: plain("x-github-enterprise-host")?,
        })
    }
}

/// Whether a value can be shown in a log as it is.
fn is_plain(value: &str) -> bool {
    value.len() <= LONGEST && value.bytes().all(|byte| byte.is_ascii_graphic())
}
