//! The checks of a receiver, without a web server: headers and a body become an event, or a rejection with its status.

use bytes::Bytes;
use url::form_urlencoded;

use crate::webhooks::delivery::WebhookDelivery;
use crate::webhooks::event::WebhookEvent;
use crate::webhooks::signature::WebhookSecrets;

/// GitHub's limit for payloads, in bytes.
pub const MAX_BODY: usize = 25 << 20;

/// Checks deliveries: their size, headers, signature and payload.
///
/// ```
/// use ferrohub::{WebhookReceiver, WebhookSecrets};
///
/// let secrets = WebhookSecrets::new(["a secret"])?;
/// let body = br#"{"action": "opened", "issue": {"number": 7}}"#;
/// let mut headers = http::HeaderMap::new();
/// headers.insert("x-github-event", "issues".parse()?);
/// headers.insert("x-github-delivery", "72d3162e-cc78-11e3-81ab-4c9367dc0958".parse()?);
/// headers.insert("x-hub-signature-256", secrets.sign(body).parse()?);
///
/// let receiver = WebhookReceiver::new(secrets);
/// let event = receiver.receive(&headers, body.to_vec())?;
/// assert_eq!((event.name(), event.action().as_deref()), ("issues", Some("opened")));
///
/// let rejection = receiver.receive(&headers, "{}").unwrap_err();
/// assert_eq!(rejection.status, 401);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct WebhookReceiver {
    secrets: Option<WebhookSecrets>,
    max_body: usize,
    forms: bool,
    hook_ids: Vec<u64>,
    target_ids: Vec<u64>,
}

/// Why a delivery is rejected.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{reason}")]
#[non_exhaustive]
pub struct WebhookRejection {
    /// The status of the response: 400, 401, 403 or 413.
    pub status: u16,
    /// The reason, for the body of the response. It contains nothing of the payload.
    pub reason: String,
}

impl WebhookRejection {
    pub(crate) fn bad(reason: impl Into<String>) -> WebhookRejection {
        WebhookRejection { status: 400, reason: reason.into() }
    }

    fn unauthorized(reason: &str) -> WebhookRejection {
        WebhookRejection { status: 401, reason: reason.to_owned() }
    }

    fn unsigned() -> WebhookRejection {
        WebhookRejection::unauthorized("the signature is not that of this body and secret")
    }
}

impl WebhookReceiver {
    /// A receiver of deliveries that are signed with one of the secrets.
    pub fn new(secrets: WebhookSecrets) -> WebhookReceiver {
        WebhookReceiver { secrets: Some(secrets), ..WebhookReceiver::unsigned() }
    }

    /// A receiver that accepts any delivery, for tests, or behind a proxy that verifies signatures.
    pub fn unsigned() -> WebhookReceiver {
        WebhookReceiver {
            secrets: None,
            max_body: MAX_BODY,
            forms: false,
            hook_ids: Vec::new(),
            target_ids: Vec::new(),
        }
    }

    /// Accept bodies of at most so many bytes. The default is GitHub's limit, 25 MiB.
    #[must_use]
    pub fn max_body(self, max_body: usize) -> WebhookReceiver {
        WebhookReceiver { max_body, ..self }
    }

    /// Also accept forms, for webhooks whose content type is `form`. The signature covers the body, not the header
    /// Content-Type, so a body is read as a form only if it begins with `payload=`, which no JSON does.
    #[must_use]
    pub fn forms(self) -> WebhookReceiver {
        WebhookReceiver { forms: true, ..self }
    }

    /// Accept only deliveries of the webhooks with these IDs (X-GitHub-Hook-ID); without any, those of all. The signature
    /// does not cover headers: this separates webhooks that have the same secret, but does not protect from those who know
    /// a signed body.
    #[must_use]
    pub fn hook_ids(self, ids: impl IntoIterator<Item = u64>) -> WebhookReceiver {
        WebhookReceiver { hook_ids: ids.into_iter().collect(), ..self }
    }

    /// Accept only deliveries of the webhooks of the repositories, organizations or apps with these IDs
    /// (X-GitHub-Hook-Installation-Target-ID); without any, those of all. As [`hook_ids`](WebhookReceiver::hook_ids), this
    /// is not covered by the signature.
    #[must_use]
    pub fn target_ids(self, ids: impl IntoIterator<Item = u64>) -> WebhookReceiver {
        WebhookReceiver { target_ids: ids.into_iter().collect(), ..self }
    }

    /// The event of a delivery.
    ///
    /// # Errors
    /// A [`WebhookRejection`] with the status for the response.
    pub fn receive(&self, headers: &http::HeaderMap, body: impl Into<Bytes>) -> Result<WebhookEvent, WebhookRejection> {
        self.read(|name| headers.get(name).and_then(|value| value.to_str().ok()), body.into())
    }

    /// The event of a delivery; `header` looks a header up by its name in lower case.
    #[doc(hidden)]
    pub fn read<'a>(
        &self,
        header: impl Fn(&str) -> Option<&'a str>,
        body: Bytes,
    ) -> Result<WebhookEvent, WebhookRejection> {
        if body.len() > self.max_body {
            let reason = format!("the body has more than {} bytes", self.max_body);
            return Err(WebhookRejection { status: 413, reason });
        }
        let delivery = self.check_headers(&header)?;
        self.verify(&header, &body)?;
        pinned("X-GitHub-Hook-ID", &delivery.hook_id, &self.hook_ids)?;
        pinned("X-GitHub-Hook-Installation-Target-ID", &delivery.target_id, &self.target_ids)?;
        let body = self.payload(header("content-type"), body)?;
        WebhookEvent::of(delivery, body).map_err(WebhookRejection::bad)
    }

    /// What the headers say, before a body is read: a delivery without a name, an ID or a signature needs no memory for its
    /// body. Nothing is verified yet.
    #[doc(hidden)]
    pub fn check_headers<'a>(
        &self,
        header: impl Fn(&str) -> Option<&'a str>,
    ) -> Result<WebhookDelivery, WebhookRejection> {
        let delivery = WebhookDelivery::of(&header)?;
        match (&self.secrets, self.signature(&header)) {
            (Some(_), None) => Err(WebhookRejection::unauthorized("the header X-Hub-Signature-256 is missing")),
            (Some(_), Some(signature)) if !WebhookSecrets::is_signature(signature) => Err(WebhookRejection::unsigned()),
            _ => Ok(delivery),
        }
    }

    /// The signature of a delivery.
    fn signature<'a>(&self, header: impl Fn(&str) -> Option<&'a str>) -> Option<&'a str> {
        let sha1 = self.secrets.as_ref().is_some_and(WebhookSecrets::accepts_sha1);
        let old = || header("x-hub-signature").filter(|_| sha1);
        header("x-hub-signature-256").or_else(old).map(str::trim)
    }

    /// The JSON text of a body: the body itself, or the field `payload` of a form.
    fn payload(&self, content_type: Option<&str>, body: Bytes) -> Result<Bytes, WebhookRejection> {
        let media = content_type.and_then(|value| value.split(';').next()).unwrap_or_default().trim();
        match media.to_ascii_lowercase().as_str() {
            "" | "application/json" => Ok(body),
            "application/x-www-form-urlencoded" if !self.forms => {
                let why = "Content-Type must be application/json; forms are accepted only if the receiver says so";
                Err(WebhookRejection::bad(why))
            }
            "application/x-www-form-urlencoded" if !body.starts_with(b"payload=") => {
                Err(WebhookRejection::bad("a form must begin with payload="))
            }
            "application/x-www-form-urlencoded" => {
                let (_, value) = form_urlencoded::parse(&body).next().unwrap_or_default();
                Ok(Bytes::from(value.into_owned()))
            }
            _ if self.forms => {
                Err(WebhookRejection::bad("Content-Type must be application/json or application/x-www-form-urlencoded"))
            }
            _ => Err(WebhookRejection::bad("Content-Type must be application/json")),
        }
    }

    fn verify<'a>(&self, header: impl Fn(&str) -> Option<&'a str>, body: &[u8]) -> Result<(), WebhookRejection> {
        let Some(secrets) = &self.secrets else { return Ok(()) };
        match self.signature(header) {
            Some(signature) if secrets.verify(body, signature) => Ok(()),
            _ => Err(WebhookRejection::unsigned()),
        }
    }
}

/// Check the value of a header that has an ID; `known` are the accepted ones, all if it is empty.
fn pinned(name: &str, value: &str, known: &[u64]) -> Result<(), WebhookRejection> {
    if known.is_empty() || value.parse().is_ok_and(|id| known.contains(&id)) {
        return Ok(());
    }
    let reason = format!("the header {name} is not one of those that are accepted");
    Err(WebhookRejection { status: 403, reason })
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]
mod tests {
    use super::*;

    const PING: &str = r#"{"zen": "Keep it logically awesome."}"#;

    /// Headers with other values; `-` removes one.
    type Changed<'a> = &'a [(&'static str, &'a str)];

    fn secrets() -> WebhookSecrets {
        WebhookSecrets::new(["secret"]).unwrap()
    }

    fn receive(receiver: &WebhookReceiver, body: &str, changed: Changed<'_>) -> Result<WebhookEvent, WebhookRejection> {
        let signature = secrets().sign(body.as_bytes());
        let mut headers = http::HeaderMap::new();
        let base = [("x-github-event", "ping"), ("x-github-delivery", "1-2"), ("x-hub-signature-256", &signature)];
        for (name, value) in base.into_iter().chain(changed.iter().copied()) {
            headers.insert(name, value.parse().unwrap());
        }
        headers = headers.into_iter().filter(|(_, value)| value != "-").map(|(k, v)| (k.unwrap(), v)).collect();
        receiver.receive(&headers, body.to_owned())
    }

    #[test]
    fn a_delivery_becomes_an_event() {
        let receiver = WebhookReceiver::new(secrets());
        let event = receive(&receiver, PING, &[("x-github-hook-id", "7")]).unwrap();
        assert_eq!((event.name(), event.raw(), event.delivery().hook_id.as_str()), ("ping", PING, "7"));
        assert!(receive(&WebhookReceiver::unsigned(), PING, &[("x-hub-signature-256", "-")]).is_ok());
    }

    #[test]
    fn what_is_wrong_has_its_status_and_reason() {
        let receiver = WebhookReceiver::new(secrets());
        let form = "application/x-www-form-urlencoded";
        let cases: [(&str, Changed<'_>, u16, &str); 9] = [
            (PING, &[("x-github-event", "-")], 400, "x-github-event is missing"),
            (PING, &[("x-github-delivery", "-")], 400, "x-github-delivery is missing"),
            (PING, &[("x-github-event", "a\tb")], 400, "x-github-event is not valid"),
            (PING, &[("x-hub-signature-256", "-")], 401, "X-Hub-Signature-256 is missing"),
            (PING, &[("x-hub-signature-256", "sha256=00")], 401, "signature is not that"),
            (PING, &[("content-type", "text/plain")], 400, "Content-Type must be application/json"),
            ("payload={}", &[("content-type", form)], 400, "forms are accepted only"),
            ("payload={}", &[], 400, "body is not JSON"),
            ("[]", &[], 400, "not an object"),
        ];
        for (body, changed, status, reason) in cases {
            let rejection = receive(&receiver, body, changed).unwrap_err();
            assert!(rejection.status == status && rejection.reason.contains(reason), "{rejection:?}");
        }
        let most = receiver.max_body(PING.len());
        assert!(receive(&most, PING, &[]).is_ok());
        assert_eq!(receive(&most, &format!("{PING} "), &[]).unwrap_err().status, 413);
    }

    #[test]
    fn headers_are_checked_before_the_body() {
        let receiver = WebhookReceiver::new(secrets());
        let digits = "0".repeat(64);
        let base = [("x-github-event", "ping"), ("x-github-delivery", "1")];
        let status = |receiver: &WebhookReceiver, name: &str, signature: &str| {
            let all: Vec<_> = base.into_iter().chain([(name, signature)]).collect();
            let found = |wanted: &str| all.iter().find(|(name, _)| *name == wanted).map(|(_, value)| *value);
            receiver.check_headers(found).map_or_else(|rejection| rejection.status, |_| 200)
        };
        for wrong in ["", "sha256=", "sha256=00", "sha512=00", &digits, &format!("sha256={}", "z".repeat(64))] {
            assert_eq!(status(&receiver, "x-hub-signature-256", wrong), 401, "{wrong}");
        }
        assert_eq!(status(&receiver, "x-hub-signature-256", &format!("sha256={digits}")), 200);
        let old = format!("sha1={}", "0".repeat(40));
        assert_eq!(status(&receiver, "x-hub-signature", &old), 401);
        let both = WebhookReceiver::new(WebhookSecrets::with_sha1(["secret"]).unwrap());
        assert_eq!(status(&both, "x-hub-signature", &old), 200);
        assert_eq!(status(&WebhookReceiver::unsigned(), "x-other", ""), 200);
        assert_eq!(receiver.check_headers(|_| None).unwrap_err().status, 400);
    }

    #[test]
    fn a_signed_body_is_read_in_one_way() {
        let both = WebhookReceiver::new(secrets()).forms();
        let kind = ("content-type", "application/x-www-form-urlencoded; charset=utf-8");
        let form: String = form_urlencoded::Serializer::new(String::new()).append_pair("payload", PING).finish();
        assert_eq!(receive(&both, &form, &[kind]).unwrap().raw(), PING);
        assert_eq!(receive(&both, PING, &[]).unwrap().raw(), PING);
        let reason = |body: &str, changed: Changed<'_>| {
            let rejection = receive(&both, body, changed).unwrap_err();
            assert_eq!(rejection.status, 400);
            rejection.reason
        };
        // JSON with the text of a form, signed as JSON.
        let title = r#"{"title": "a&payload=%7B%22action%22%3A%22deleted%22%7D&"}"#;
        assert!(receive(&both, title, &[]).is_ok());
        for body in [title, "a=b&payload={}", " payload={}", "&payload={}", "%70ayload={}", ""] {
            assert!(reason(body, &[kind]).contains("begin with payload="), "{body}");
        }
        for body in [form.as_str(), "payload={}"] {
            assert!(
                reason(body, &[]).contains("not JSON") && reason(body, &[("content-type", "-")]).contains("not JSON")
            );
        }
        assert!(reason("payload=", &[kind]).contains("not JSON"));
        assert!(reason(PING, &[("content-type", "text/plain")]).contains("x-www-form-urlencoded"));
    }

    #[test]
    fn ids_can_be_pinned() {
        let receiver = WebhookReceiver::new(secrets()).hook_ids([7, 8]).target_ids([1]);
        let (hook, target) = ("x-github-hook-id", "x-github-hook-installation-target-id");
        assert!(receive(&receiver, PING, &[(hook, "8"), (target, "1")]).is_ok());
        let cases: [(Changed<'_>, &str); 5] = [
            (&[(target, "1")], "X-GitHub-Hook-ID"),
            (&[(hook, "9"), (target, "1")], "X-GitHub-Hook-ID"),
            (&[(hook, "x"), (target, "1")], "X-GitHub-Hook-ID"),
            (&[(hook, "7")], "X-GitHub-Hook-Installation-Target-ID"),
            (&[(hook, "7"), (target, "2")], "X-GitHub-Hook-Installation-Target-ID"),
        ];
        for (changed, name) in cases {
            let rejection = receive(&receiver, PING, changed).unwrap_err();
            assert!(rejection.status == 403 && rejection.reason.contains(name), "{rejection:?}");
        }
        let unsigned = receive(&receiver, PING, &[(hook, "9"), ("x-hub-signature-256", "-")]).unwrap_err();
        assert_eq!(unsigned.status, 401);
    }

    #[test]
    fn sha1_is_used_where_there_is_nothing_better() {
        let receiver = WebhookReceiver::new(WebhookSecrets::with_sha1(["secret"]).unwrap());
        let old = ("x-hub-signature", "sha1=00");
        assert!(receive(&receiver, PING, &[old]).is_ok());
        let rejection = receive(&receiver, PING, &[old, ("x-hub-signature-256", "-")]).unwrap_err();
        assert!(rejection.reason.contains("not that"));
        let rejection = receive(&WebhookReceiver::new(secrets()), PING, &[old, ("x-hub-signature-256", "-")]);
        assert!(rejection.unwrap_err().reason.contains("missing"));
    }
}
