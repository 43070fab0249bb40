//! Events: payloads with their classes.

use std::fmt;

use bytes::Bytes;

use crate::client::Client;
use crate::client::error::Error;
use crate::client::resource::Resource;
use crate::github::declared::registry;
use crate::github::description::{classes, webhooks};
use crate::github::model::declaration::Class;
use crate::json::document::Json;
use crate::webhooks::delivery::WebhookDelivery;

/// An event of a webhook. It keeps the payload as GitHub sent it; fields are parsed when they are read.
#[derive(Clone)]
pub struct WebhookEvent {
    delivery: WebhookDelivery,
    class: Option<&'static Class>,
    json: Json,
}

impl WebhookEvent {
    /// Read a payload. An action that this library does not know has the class of its event, and an unknown event the class
    /// that has the members that most events have.
    ///
    /// # Errors
    /// [`Error::Argument`] if the body is not a JSON object.
    pub fn parse(name: &str, body: impl Into<Bytes>) -> Result<WebhookEvent, Error> {
        let delivery = WebhookDelivery { event: name.to_owned(), ..WebhookDelivery::default() };
        WebhookEvent::of(delivery, body.into()).map_err(Error::Argument)
    }

    pub(crate) fn of(delivery: WebhookDelivery, body: Bytes) -> Result<WebhookEvent, String> {
        let json = Json::parse(body).map_err(|error| format!("the body is not JSON: {error}"))?;
        if !json.is_object() {
            return Err("the body is JSON, but not an object".to_owned());
        }
        classes::install();
        let action = action(&json);
        let class = registry::class(webhooks::class_name(&delivery.event, action.as_deref()));
        Ok(WebhookEvent { delivery, class, json })
    }

    /// Name of the event, such as `issues`.
    pub fn name(&self) -> &str {
        &self.delivery.event
    }

    /// The action, such as `opened`; None for an event without actions.
    pub fn action(&self) -> Option<String> {
        action(&self.json)
    }

    /// The delivery that it was received with; of a parsed payload, only the name is known.
    pub fn delivery(&self) -> &WebhookDelivery {
        &self.delivery
    }

    /// The payload as GitHub sent it.
    pub fn raw(&self) -> &str {
        self.json.text()
    }

    /// The payload as a resource of a client: its fields have the types of GitHub's description, and operations of the
    /// resources in it are sent by the client.
    pub fn bind(&self, client: &Client) -> Resource {
        Resource::new(client, self.class, self.json.clone())
    }

    /// The class of the payload.
    #[doc(hidden)]
    pub fn class(&self) -> Option<&'static Class> {
        self.class
    }

    /// The payload.
    #[doc(hidden)]
    pub fn json(&self) -> &Json {
        &self.json
    }
}

fn action(json: &Json) -> Option<String> {
    json.member("action").filter(|value| value.start() == b'"').and_then(|value| value.scalar())
}

/// Without the payload.
impl fmt::Debug for WebhookEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "WebhookEvent({:?}, {} bytes)", self.delivery.event, self.json.text().len())
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]
mod tests {
    use super::*;
    use crate::github::declared::named::{Repository, ShortUser};

    fn event(name: &str, body: &'static str) -> WebhookEvent {
        WebhookEvent::parse(name, body).unwrap()
    }

    #[test]
    fn an_event_has_the_class_of_its_action() {
        let opened = event("issues", r#"{"action": "opened", "issue": {"number": 7, "user": {"login": "mona"}}}"#);
        assert_eq!((opened.name(), opened.action().as_deref()), ("issues", Some("opened")));
        let client = Client::builder().build().unwrap();
        let resource = opened.bind(&client);
        assert_eq!(resource.class_name(), Some("@webhooks/issues/opened"));
        assert!(resource.is_a("@webhooks/issues"));
        let issue = resource.resource("issue").unwrap().unwrap();
        assert!(issue.is_a("Issue") && issue.get::<u64>("number").unwrap() == 7);
        assert!(issue.resource("user").unwrap().unwrap().is_a(ShortUser::NAME));
        assert_eq!(resource.resource("repository").unwrap().map(|found| found.is_a(Repository::NAME)), None);
    }

    #[test]
    fn unknown_events_and_actions_are_read() {
        let class = |name: &str, body| event(name, body).class().map(|class| class.name);
        assert_eq!(class("issues", r#"{"action": "frobnicated"}"#), Some("@webhooks/issues"));
        for body in [r#"{"action": 7}"#, r#"{"action": null}"#, "{}"] {
            assert_eq!(class("issues", body), Some("@webhooks/issues"));
        }
        assert_eq!(class("push", r#"{"action": "opened"}"#), Some("@webhooks/push"));
        assert_eq!(class("frobnication", r#"{"action": "opened"}"#), Some(webhooks::ANY));
        assert_eq!(class("issues/opened", "{}"), Some(webhooks::ANY));
        assert!(WebhookEvent::parse("issues", "[]").is_err() && WebhookEvent::parse("issues", "{").is_err());
    }
}
