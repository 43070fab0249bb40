//! Record and replay: a cassette, which is a file of exchanges, stands in for the service.
//!
//! The file is JSON in the form of Python's betamax. What is written has its secrets replaced (see [`Scrub`]), and a
//! request is matched with its secrets replaced in the same way, so that a recording made with one credential replays
//! with another or with none.

mod binary_text;
mod body;
mod charsets;
mod compression;
pub mod credentials;
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

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use chrono::Utc;
use serde_json::Value;

use crate::cassette::file::Interaction;
use crate::http::error::{Error, Result};
use crate::http::request::Request;
use crate::http::response::Response;

pub use matching::Matcher;
pub use scrub::{PLACEHOLDER, Scrub};

/// Whether a body may have had a secret that was replaced.
pub fn is_scrubbed(body: &[u8]) -> bool {
    body.windows(PLACEHOLDER.len()).any(|window| window == PLACEHOLDER.as_bytes())
}

/// When a request goes to the service and what comes is recorded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Record {
    /// When there is no cassette, or an empty one; else all is replayed.
    #[default]
    Once,
    /// Never.
    None,
    /// When the cassette has no answer to the request.
    NewEpisodes,
    /// Always. What comes takes the place of what the cassette had for an equal request; nothing is replayed.
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

/// A cassette in use. Threads may share it.
pub struct Tape {
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
    /// What came in this use, by the number of its request.
    fresh: Vec<(u64, Interaction)>,
    requests: u64,
    played: usize,
    recorded: usize,
    unsaved: bool,
    /// What the file had when it was last read or written.
    known: Vec<Value>,
}

/// An interaction that the file has.
struct Loaded {
    /// With the secrets of its request replaced.
    interaction: Interaction,
    used: bool,
}

impl Tape {
    /// Use the cassette at this path, which need not exist.
    pub fn open(path: impl Into<PathBuf>, record: Record, mut matchers: Vec<Matcher>, scrub: Scrub) -> Result<Tape> {
        if matchers.is_empty() {
            return Err(Error::Argument("match_on must name at least one part of the request".into()));
        }
        // Cheap comparisons first.
        matchers.sort_unstable();
        matchers.dedup();
        let path = path.into();
        let mut interactions = file::read(&path)?;
        let known = interactions.iter().map(file::written).collect();
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
            known,
        };
        Ok(Tape { path, record, matchers, allow_repeats: false, replays, records, state: Mutex::new(state) })
    }

    /// Whether the last of several equal requests is answered again when all of them were used. Off by default: a test
    /// that sends more than was recorded has changed, and should say so.
    pub fn allow_repeats(mut self, allow: bool) -> Tape {
        self.allow_repeats = allow;
        self
    }

    /// Whether it answers all by itself.
    pub fn only_replays(&self) -> bool {
        self.replays && !self.records
    }

    /// Whether it may have the response to a request.
    pub fn replays(&self) -> bool {
        self.replays
    }

    /// Where the cassette is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Exchanges recorded in this use.
    pub fn recorded(&self) -> usize {
        self.state().recorded
    }

    /// Exchanges replayed in this use, repeats included.
    pub fn played(&self) -> usize {
        self.state().played
    }

    /// The recorded requests that were not replayed (nor recorded anew), as "GET https://...", in order.
    pub fn unused(&self) -> Vec<String> {
        let state = self.state();
        state.loaded.iter().filter(|l| !l.used).map(|l| matching::line(&l.interaction.request)).collect()
    }

    /// Answer from the cassette, or by `live` where the mode allows, keeping what came.
    pub async fn exchange(&self, request: &Request, live: impl AsyncFnOnce() -> Result<Response>) -> Result<Response> {
        let scrub = {
            let mut state = self.state();
            self.learn(&mut state, &credentials::of(request));
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
                return Err(self.unknown(&state, &sought));
            }
            state.requests += 1;
            state.requests
        };
        let response = live().await?;
        self.keep(number, sought, &response);
        Ok(response)
    }

    /// Take note of secrets that must not be in the file, beside those that requests are sent with. Those under 8
    /// characters are replaced only where a credential stands.
    pub fn know(&self, secrets: &[String]) {
        self.learn(&mut self.state(), secrets);
    }

    /// Write the cassette if anything was recorded since it was last written: to a temporary name, which then takes
    /// the cassette's. What another process added to it meanwhile is kept. An error, and nothing is written, if it has a
    /// secret after all.
    pub fn save(&self) -> Result<()> {
        // Held while writing, so that of two calls the later one is what stays.
        let mut state = self.state();
        if !state.unsaved {
            return Ok(());
        }
        state.fresh.sort_by_key(|(number, _)| *number);
        // Not even a folder is made for a cassette that must not be written.
        let early = if self.path.exists() { None } else { Some(self.finished(self.kept(&state, &[]), &state.scrub)?) };
        let lock = file::lock(&self.path)?;
        let added = self.added(&state)?;
        let (interactions, text) = match early.filter(|_| added.is_empty()) {
            Some(finished) => finished,
            None => self.finished(self.kept(&state, &added), &state.scrub)?,
        };
        file::write(&self.path, &text)?;
        drop(lock);
        state.known = interactions.iter().map(file::written).collect();
        let added = added.into_iter().map(|interaction| Loaded { interaction, used: false });
        state.loaded.extend(added);
        state.unsaved = false;
        Ok(())
    }

    /// What the file is to have: what it had, what others added, and what was recorded here.
    fn kept<'s>(&'s self, state: &'s State, added: &'s [Interaction]) -> impl Iterator<Item = &'s Interaction> {
        let superseded = |one: &Interaction| {
            self.record == Record::All && added.iter().any(|new| self.equal(&new.request, &one.request))
        };
        let kept = state.loaded.iter().map(|loaded| &loaded.interaction).filter(move |one| !superseded(one));
        kept.chain(added).chain(state.fresh.iter().map(|(_, fresh)| fresh))
    }

    /// Interactions without secrets, and the text of a cassette that has them; an error if a secret is left.
    fn finished<'i>(
        &self,
        interactions: impl Iterator<Item = &'i Interaction>,
        scrub: &Scrub,
    ) -> Result<(Vec<Interaction>, String)> {
        let interactions: Vec<Interaction> = interactions.map(|one| one.scrubbed(scrub)).collect();
        let text = file::text(&interactions);
        leaks::check(&text, scrub).map_err(|why| {
            Error::Recording(format!(
                "cassette {} is not written: {why}, in a form that cannot be replaced. \
                 Keep this request out of the cassette",
                self.path.display()
            ))
        })?;
        Ok((interactions, text))
    }

    /// What the file has that this use neither read nor wrote, without what was recorded here as well.
    fn added(&self, state: &State) -> Result<Vec<Interaction>> {
        let mut known: Vec<&Value> = state.known.iter().collect();
        let mut added = file::read(&self.path)?;
        added.retain(|one| {
            let written = file::written(one);
            let at = known.iter().position(|known| **known == written);
            at.map(|at| known.swap_remove(at)).is_none()
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
        // Nothing that is done with the lock held leaves the state half changed.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Take note of secrets: sessions change their credentials while a cassette is in use.
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

    /// Answer with the first equal interaction that was not used, or else the last one if it may be repeated.
    fn replay(&self, state: &mut State, sought: &Request) -> Option<Response> {
        let equal = |loaded: &Loaded| self.equal(sought, &loaded.interaction.request);
        let next = state.loaded.iter().position(|loaded| !loaded.used && equal(loaded));
        let again = || state.loaded.iter().rposition(equal).filter(|_| self.allow_repeats);
        let found = next.or_else(again)?;
        let loaded = state.loaded.get_mut(found)?;
        loaded.used = true;
        let response = loaded.interaction.response.clone();
        state.played += 1;
        Some(response)
    }

    fn keep(&self, number: u64, request: Request, response: &Response) {
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

    /// The error for a request that the cassette has no answer to.
    fn unknown(&self, state: &State, sought: &Request) -> Error {
        let mut text = format!("cassette {} has no answer to {}", self.path.display(), matching::line(sought));
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
                "\nAn equal request was recorded {used} time(s) and answered as often; allow_repeats answers it again."
            ));
        }
        if let Some((_, differences, loaded)) = nearest {
            let line = matching::line(&loaded.interaction.request);
            let used = if loaded.used { " (answered already)" } else { "" };
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

impl fmt::Debug for Tape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tape").field("path", &self.path).field("record", &self.record).finish_non_exhaustive()
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]
mod planted;
#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]
mod tests;
