//! Record and replay of HTTP exchanges. A cassette is a file of recorded requests and their responses.
//!
//! The file has the JSON format of betamax, a Python package. Secrets are replaced before anything is written (see
//! [`Scrub`]). They are replaced in the same way before a request is matched, so that a cassette recorded with one
//! credential can be replayed with another, or with none.

mod binary_text;
mod body;
mod charsets;
mod compression;
mod escapes;
pub mod file;
mod json;
mod leaks;
mod matching;
mod multipart;
mod needles;
mod pass;
pub mod recorder;
mod scrub;
mod stored;

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use chrono::Utc;
use memchr::memmem;
use serde_json::Value;

use crate::auth::request_secrets;
use crate::cassette::file::Interaction;
use crate::http::error::{Error, Result};
use crate::http::request::Request;
use crate::http::response::Response;

pub use matching::Matcher;
pub use scrub::{PLACEHOLDER, Scrub};

/// Whether a body contains the placeholder, so that a secret may have been replaced in it.
pub fn is_scrubbed(body: &[u8]) -> bool {
    memmem::find(body, PLACEHOLDER.as_bytes()).is_some()
}

/// The record mode: which requests are sent and recorded, and which are replayed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Record {
    /// Record if the cassette is missing or empty; otherwise only replay.
    #[default]
    Once,
    /// Only replay.
    None,
    /// Replay what the cassette contains; record requests that it has no response for.
    NewEpisodes,
    /// Only record. A new exchange replaces the recorded ones whose requests are equal.
    All,
}

impl FromStr for Record {
    type Err = Error;

    fn from_str(name: &str) -> Result<Record> {
        match name {
            "once" => Ok(Record::Once),
            "none" => Ok(Record::None),
            "new_episodes" => Ok(Record::NewEpisodes),
            "all" => Ok(Record::All),
            _ => Err(Error::Argument(format!("record must be once, none, new_episodes or all, not {name:?}"))),
        }
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Record::Once => "once",
            Record::None => "none",
            Record::NewEpisodes => "new_episodes",
            Record::All => "all",
        })
    }
}

/// An open cassette. Threads can share it.
pub struct Cassette {
    path: PathBuf,
    record: Record,
    matchers: Vec<Matcher>,
    allow_repeats: bool,
    replays: bool,
    records: bool,
    state: Mutex<State>,
}

struct State {
    scrub: Arc<Scrub>,
    loaded: Vec<Loaded>,
    /// The exchanges recorded since the cassette was opened, with the numbers of their requests.
    fresh: Vec<(u64, Interaction)>,
    requests: u64,
    played: usize,
    recorded: usize,
    unsaved: bool,
    /// The interactions in the file when it was last read or written.
    saved: Vec<Value>,
}

/// An interaction from the file.
struct Loaded {
    /// The interaction, with the secrets of its request replaced.
    interaction: Interaction,
    /// Whether it was replayed.
    used: bool,
}

impl Cassette {
    /// Open the cassette at this path. The file does not have to exist.
    pub fn open(
        path: impl Into<PathBuf>,
        record: Record,
        mut matchers: Vec<Matcher>,
        scrub: Scrub,
    ) -> Result<Cassette> {
        if matchers.is_empty() {
            return Err(Error::Argument("match_on must name at least one part of the request".into()));
        }
        // Cheap comparisons come first: the variants of `Matcher` are ordered by cost.
        matchers.sort_unstable();
        matchers.dedup();
        let path = path.into();
        let mut interactions = file::read(&path)?;
        let saved = interactions.iter().map(file::written).collect();
        for interaction in &mut interactions {
            interaction.request = scrub.request(&interaction.request);
        }
        let (replays, records) = match record {
            Record::Once => (!interactions.is_empty(), interactions.is_empty()),
            Record::None => (true, false),
            Record::NewEpisodes => (true, true),
            Record::All => (false, true),
        };
        let state = State {
            scrub: Arc::new(scrub),
            loaded: interactions.into_iter().map(|interaction| Loaded { interaction, used: false }).collect(),
            fresh: Vec::new(),
            requests: 0,
            played: 0,
            recorded: 0,
            unsaved: false,
            saved,
        };
        Ok(Cassette { path, record, matchers, allow_repeats: false, replays, records, state: Mutex::new(state) })
    }

    /// Whether the last of several equal exchanges is replayed repeatedly once all of them were replayed. Off by
    /// default, so that a test that sends more requests than were recorded fails.
    pub fn allow_repeats(mut self, allow: bool) -> Cassette {
        self.allow_repeats = allow;
        self
    }

    /// Whether no request is ever sent over the network.
    pub fn only_replays(&self) -> bool {
        self.replays && !self.records
    }

    /// Whether requests can be replayed.
    pub fn replays(&self) -> bool {
        self.replays
    }

    /// The path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Number of exchanges recorded since the cassette was opened.
    pub fn recorded(&self) -> usize {
        self.state().recorded
    }

    /// Number of exchanges replayed since the cassette was opened, including repeats.
    pub fn played(&self) -> usize {
        self.state().played
    }

    /// The recorded requests that were neither replayed nor recorded again, as "GET https://...", in recorded order.
    pub fn unused(&self) -> Vec<String> {
        let state = self.state();
        state.loaded.iter().filter(|l| !l.used).map(|l| matching::line(&l.interaction.request)).collect()
    }

    /// Replay the response to a request. If the cassette has none and the mode permits recording, call `live` and record
    /// what it returns.
    pub async fn exchange(&self, request: &Request, live: impl AsyncFnOnce() -> Result<Response>) -> Result<Response> {
        let scrub = {
            let mut state = self.state();
            self.learn(&mut state, &request_secrets::of(request));
            state.scrub.clone()
        };
        let sought = scrub.request(request);
        let number = {
            let mut state = self.state();
            if self.replays
                && let Some(response) = self.replay(&mut state, &sought)
            {
                return Ok(response);
            }
            if !self.records {
                return Err(self.not_recorded(&state, &sought));
            }
            state.requests += 1;
            state.requests
        };
        let response = live().await?;
        self.add_recording(number, sought, &response);
        Ok(response)
    }

    /// Add secrets that must not be written to the file; the credentials of requests are added automatically. A secret
    /// of fewer than 8 characters is replaced only where a credential is expected, such as in an Authorization header.
    pub fn know(&self, secrets: &[String]) {
        self.learn(&mut self.state(), secrets);
    }

    /// Write the cassette if anything was recorded since it was last written. The file is written under a temporary name
    /// and then renamed. Interactions that another process has added meanwhile are kept. If a secret is left in the
    /// cassette, nothing is written and an error is returned.
    pub fn save(&self) -> Result<()> {
        // The lock is held during the write, so that an earlier call cannot overwrite the result of a later one.
        let mut state = self.state();
        if !state.unsaved {
            return Ok(());
        }
        state.fresh.sort_by_key(|(number, _)| *number);
        // A new cassette is checked for secrets first, because locking creates its folder.
        let early =
            if self.path.exists() { None } else { Some(self.finished(self.merged(&state, &[]), &state.scrub)?) };
        let lock = file::lock(&self.path)?;
        let added = self.added_by_others(&state)?;
        let (interactions, text) = match early.filter(|_| added.is_empty()) {
            Some(finished) => finished,
            None => self.finished(self.merged(&state, &added), &state.scrub)?,
        };
        file::write(&self.path, &text)?;
        drop(lock);
        state.saved = interactions.iter().map(file::written).collect();
        let added = added.into_iter().map(|interaction| Loaded { interaction, used: false });
        state.loaded.extend(added);
        state.unsaved = false;
        Ok(())
    }

    /// Write the cassette anew without secrets, also if nothing was recorded. If a secret is left in it, nothing is written
    /// and an error is returned.
    pub fn scrub(&self) -> Result<()> {
        self.state().unsaved = true;
        self.save()
    }

    /// The new content of the file: the loaded interactions, those added by other processes, and the recorded ones.
    fn merged<'s>(&'s self, state: &'s State, added: &'s [Interaction]) -> impl Iterator<Item = &'s Interaction> {
        let superseded = |one: &Interaction| {
            self.record == Record::All && added.iter().any(|new| self.equal(&new.request, &one.request))
        };
        let kept = state.loaded.iter().map(|loaded| &loaded.interaction).filter(move |one| !superseded(one));
        kept.chain(added).chain(state.fresh.iter().map(|(_, fresh)| fresh))
    }

    /// The interactions without their secrets, and the text of the file; an error if a secret is left in it.
    fn finished<'i>(
        &self,
        interactions: impl Iterator<Item = &'i Interaction>,
        scrub: &Scrub,
    ) -> Result<(Vec<Interaction>, String)> {
        let scrubbed = || interactions.map(|one| one.scrubbed(scrub)).collect();
        let (interactions, complete): (Vec<Interaction>, bool) = pass::is_complete(scrubbed);
        let text = file::text(&interactions);
        let checked = if complete { leaks::check(&text, scrub) } else { Err(leaks::TOO_MUCH.into()) };
        checked.map_err(|why| {
            Error::Recording(format!(
                "cassette {} is not written: {why}, in a form that cannot be replaced. \
                 Keep this request out of the cassette",
                self.path.display()
            ))
        })?;
        Ok((interactions, text))
    }

    /// The interactions that other processes have added to the file, except those whose request was recorded here too.
    fn added_by_others(&self, state: &State) -> Result<Vec<Interaction>> {
        let mut saved: Vec<&Value> = state.saved.iter().collect();
        let mut added = file::read(&self.path)?;
        added.retain(|one| {
            let written = file::written(one);
            let at = saved.iter().position(|saved| **saved == written);
            at.map(|at| saved.swap_remove(at)).is_none()
        });
        for (_, fresh) in &state.fresh {
            let request = |one: &Interaction| self.equal(&fresh.request, &state.scrub.request(&one.request));
            if let Some(at) = added.iter().position(request) {
                added.remove(at);
            }
        }
        Ok(added)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Poisoning is ignored: no operation under the lock leaves the state partly changed.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Add secrets, also to the requests already loaded: a session can change its credential while a cassette is open.
    fn learn(&self, state: &mut State, secrets: &[String]) {
        let new: Vec<&String> =
            secrets.iter().filter(|secret| Scrub::learns(secret) && state.scrub.lacks(secret)).collect();
        if new.is_empty() {
            return;
        }
        let scrub = Arc::make_mut(&mut state.scrub);
        new.iter().for_each(|secret| scrub.learn(secret));
        let scrub = state.scrub.clone();
        for loaded in &mut state.loaded {
            loaded.interaction.request = scrub.request(&loaded.interaction.request);
        }
    }

    fn equal(&self, sought: &Request, recorded: &Request) -> bool {
        self.matchers.iter().all(|matcher| matcher.equal(sought, recorded))
    }

    /// The response of the first equal interaction that was not replayed yet; if there is none and repeats are allowed,
    /// that of the last equal one.
    fn replay(&self, state: &mut State, sought: &Request) -> Option<Response> {
        let equal = |loaded: &Loaded| self.equal(sought, &loaded.interaction.request);
        let next = state.loaded.iter().position(|loaded| !loaded.used && equal(loaded));
        let repeat = || state.loaded.iter().rposition(equal).filter(|_| self.allow_repeats);
        let found = next.or_else(repeat)?;
        let loaded = state.loaded.get_mut(found)?;
        loaded.used = true;
        let response = loaded.interaction.response.clone();
        state.played += 1;
        Some(response)
    }

    fn add_recording(&self, number: u64, request: Request, response: &Response) {
        let mut state = self.state();
        if self.record == Record::All {
            state.loaded.retain(|loaded| !self.equal(&request, &loaded.interaction.request));
        }
        let recorded_at = Utc::now().format("%Y-%m-%dT%H:%M:%S").to_string();
        let interaction = Interaction { request, response: response.clone(), recorded_at };
        state.fresh.push((number, interaction));
        state.recorded += 1;
        state.unsaved = true;
    }

    /// The error for a request that the cassette has no response for. It shows how the most similar request differs.
    fn not_recorded(&self, state: &State, sought: &Request) -> Error {
        let mut text = format!("cassette {} has no response for {}", self.path.display(), matching::line(sought));
        let used = state.loaded.iter().filter(|l| self.equal(sought, &l.interaction.request)).count();
        let others = state.loaded.iter().filter_map(|loaded| {
            let differences = matching::differences(&self.matchers, sought, &loaded.interaction.request);
            let weight: usize = differences.iter().map(|difference| difference.weight).sum();
            (!differences.is_empty()).then_some((weight, differences, loaded))
        });
        let nearest = others.min_by_key(|(weight, _, loaded)| (*weight, loaded.used));
        if state.loaded.is_empty() {
            text.push_str(": there is no such cassette, or it is empty");
        }
        if used > 0 {
            text.push_str(&format!(
                "\nAn equal request was recorded {used} time(s) and replayed as often; \
                 allow_repeats replays the last one repeatedly."
            ));
        }
        if let Some((_, differences, loaded)) = nearest {
            let line = matching::line(&loaded.interaction.request);
            let used = if loaded.used { " (already replayed)" } else { "" };
            text.push_str(&format!("\nThe nearest other recorded request is {line}{used}, which differs:"));
            for difference in differences {
                text.push_str(&format!("\n  {}", difference.text));
            }
        }
        let names: Vec<&str> = self.matchers.iter().map(|matcher| matcher.name()).collect();
        text.push_str(&format!(
            "\nMatched on {}. The record mode is {}; new_episodes would record the request.",
            names.join(", "),
            self.record
        ));
        Error::Cassette(text)
    }
}

impl fmt::Debug for Cassette {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cassette").field("path", &self.path).field("record", &self.record).finish_non_exhaustive()
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]
mod planted;
#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]
mod tests;
