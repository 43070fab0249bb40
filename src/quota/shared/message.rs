//! What a holder and a broker tell each other. Times are durations, so clocks need not agree.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

/// Version of the messages and of the state of a broker.
pub const VERSION: u32 = 1;

/// A claim with the principal that it is for.
#[derive(Serialize, Deserialize)]
struct Envelope {
    /// Version of the messages.
    version: u32,
    /// Salted hash of the principal.
    key: String,
    /// The claim.
    claim: Claim,
}

/// Exchange a claim for a share by a function that takes a message in JSON, and returns the response to it.
pub fn exchange_by(
    send: impl FnOnce(String) -> Result<String, String>,
    key: &str,
    claim: &Claim,
) -> Result<Share, String> {
    let envelope = Envelope { version: VERSION, key: key.to_owned(), claim: claim.clone() };
    let message = serde_json::to_string(&envelope).map_err(|error| error.to_string())?;
    let share = send(message)?;
    serde_json::from_str(&share).map_err(|error| format!("the broker returned no share: {error}"))
}

/// The response to a message, by a function that exchanges its claim for a share.
pub fn respond_to(
    message: &str,
    exchange: impl FnOnce(&str, &Claim) -> Result<Share, String>,
) -> Result<String, String> {
    let text = |error: serde_json::Error| format!("the message of a holder cannot be read: {error}");
    let Envelope { version, key, claim } = serde_json::from_str(message).map_err(text)?;
    if version != VERSION {
        return Err(format!("a holder has messages of version {version}, and the broker those of {VERSION}"));
    }
    let share = exchange(&key, &claim)?;
    serde_json::to_string(&share).map_err(|error| error.to_string())
}

/// What a holder has and needs, and what GitHub reported.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Claim {
    /// A random name.
    pub holder: String,
    /// Whether it returns everything.
    #[serde(default)]
    pub leaves: bool,
    /// Maximum number of requests in flight over all holders; None for any.
    pub cap: Option<u32>,
    /// Number of its requests in flight.
    pub in_flight: u32,
    /// Number of its requests that wait.
    pub waiting: u32,
    /// The same by resource, such as "core".
    pub resources: BTreeMap<String, Need>,
    /// The quotas that responses reported.
    pub windows: BTreeMap<String, Window>,
    /// Resources whose responses report no quota.
    pub unmetered: BTreeSet<String>,
    /// Requests without a response, which GitHub may have counted.
    pub lost: BTreeMap<String, u32>,
    /// Milliseconds for which a secondary rate limit holds.
    pub hold: u64,
    /// Whether one was reported since the last claim.
    pub limited: bool,
    /// Turns among spaced requests that it needs, by lane.
    pub turns: BTreeMap<String, Turns>,
}

/// The requests of a holder that count against a resource.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Need {
    /// Number in flight.
    pub in_flight: u32,
    /// Number that wait.
    pub waiting: u32,
    /// Number that were sent since the last claim.
    pub used: u32,
}

/// Turns among requests that are spaced.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turns {
    /// Number of requests that wait for one.
    pub count: u32,
    /// The gates that they pass, with the milliseconds between two requests.
    pub gates: BTreeMap<String, u64>,
}

/// A quota as it was reported.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Window {
    /// Requests in all.
    pub limit: u64,
    /// Requests left.
    pub remaining: u64,
    /// The reported time of its end, which tells windows apart.
    pub end: u64,
    /// Milliseconds until its end.
    pub left: u64,
}

/// What a holder may use.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Share {
    /// Maximum number of its requests in flight; None for any.
    pub slots: Option<u32>,
    /// Requests that it may send, besides those in flight, by resource; None for any number.
    pub requests: BTreeMap<String, Option<u32>>,
    /// The quotas as all holders know them.
    pub windows: BTreeMap<String, Window>,
    /// Those whose rest may be used up: requests were lost that GitHub may have counted.
    #[serde(default)]
    pub doubtful: BTreeSet<String>,
    /// Milliseconds for which a secondary rate limit holds.
    pub hold: u64,
    /// Number of secondary rate limits so far.
    pub limited: u64,
    /// Milliseconds until each of its turns, by lane.
    pub turns: BTreeMap<String, Vec<u64>>,
    /// Milliseconds for which requests may begin.
    pub valid: u64,
}
