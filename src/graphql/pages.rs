//! The pages of a query: the state of its connections, from request to request.

use std::cmp::Reverse;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde_json::Value;
use tokio::sync::Mutex as AsyncMutex;

use crate::auth::credential::Auth;
use crate::graphql::batch::{Composer, Object, Target, nodes_of};
use crate::graphql::owners;
use crate::graphql::page::{Building, Continued, Failed, Pending, failure};
use crate::graphql::place::{Step, part, strip};
use crate::graphql::plan::{PREFIX, Plan};
use crate::graphql::query::{self, Query};
use crate::graphql::received::{self, Received};
use crate::graphql::walk::{self, Found, below, next};
use crate::graphql::{MOST_NODES, MOST_OBJECTS};
use crate::http::context::Signer;
use crate::http::error::{Error, Result};
use crate::http::response::Response;
use crate::runtime::host;
use crate::runtime::per_process::PerProcess;
use crate::session::Session;
use crate::session::page::MOST_IDLE;

/// Maximum number of items that GitHub allows in a page.
const WHOLE_PAGE: u64 = 100;

/// The pages of a query, which are read one after the other. Threads and tasks may share it.
#[derive(Debug)]
pub struct Pages {
    plan: Plan,
    /// Number of nodes that a page of each connection requests at most.
    sizes: Vec<u64>,
    /// Logins of the accounts that it is about.
    owners: Vec<String>,
    auth: Option<Auth>,
    turn: PerProcess<AsyncMutex<()>>,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    is_started: bool,
    /// The credential of a pool that signed the first request, and signs all others: cursors belong to it.
    signer: Arc<Signer>,
    /// The data of the first response, without the items of connections.
    template: Value,
    /// The connections of the query itself that have more pages, with their cursors.
    outer: Vec<(usize, String)>,
    /// Pages that were not returned yet.
    pages: VecDeque<Building>,
    /// Number of pages that were returned.
    returned: usize,
    /// Number of responses that were taken over.
    moves: u64,
    /// Number of responses in a row without an item.
    idle: u32,
}

/// The next request.
struct Batch {
    body: Value,
    /// Whether it has the next page of the query itself.
    has_outer: bool,
    /// Numbers of pages and the keys of objects in the response, with the connections that are continued.
    objects: Vec<(usize, String, Vec<Pending>)>,
}

/// An error of a response, and its place in a page.
struct Placed {
    /// The number of the page and the key of the object in the response; None for an error of the query itself.
    object: Option<(usize, String)>,
    error: Failed,
}

impl Pages {
    /// The pages of a query. An error if the document is invalid, or if one of its connections cannot be followed.
    pub fn new(query: Query, auth: Option<Auth>) -> Result<Pages> {
        let parsed = query.parsed()?;
        let plan = Plan::new(&parsed, query.operation(&parsed)?, query.variables)?;
        let sizes = plan.connections.iter().map(|connection| nodes_of(&plan, connection)).collect();
        let owners = owners::in_selections(&plan.operation.selection_set, &plan.operation, &plan.variables);
        Ok(Pages { plan, sizes, owners, auth, turn: PerProcess::new(), state: Mutex::default() })
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether the last page was read.
    pub fn is_done(&self) -> bool {
        self.state().is_done()
    }

    /// The next page, if it is complete.
    pub fn take(&self) -> Option<Value> {
        let mut page = self.state().take()?;
        strip(&mut page, PREFIX);
        Some(page)
    }

    /// Send a request, unless the next page is complete. After an error of parts of a page, the page goes on without them;
    /// any other error changes nothing, so that the request is repeated.
    pub async fn advance(&self, session: &Arc<Session>) -> Result<()> {
        let turn = self.turn.get_or(AsyncMutex::default).lock_owned().await;
        let (batch, moves, signer) = {
            let mut state = self.state();
            if let Some(error) = state.failure() {
                return Err(error);
            }
            if state.is_done() || state.is_ready() {
                return Ok(()); // another thread or task has read it
            }
            let signer = if state.is_started { state.signer.clone() } else { Arc::default() };
            (self.batch(&state, session.settings().read_ahead), state.moves, signer)
        };
        let mut request = query::request(session, self.auth.clone(), true, self.owners.clone(), batch.body.clone())?;
        request.context.signer = Some(signer.clone());
        let (data, _turn) = host::holding(turn, async { query::data(session.send(request).await?) }).await;
        let mut received = Received::new(data)?;
        let mut state = self.state();
        if state.moves != moves {
            return Ok(()); // while a callback ran, another thread or task has sent the same request
        }
        let is_object = |key: &str| batch.objects.iter().any(|(_, known, _)| known == key);
        if let Some(response) = received.whole_failure(is_object) {
            return Err(self.whole_failure(&mut state, &batch, received, response));
        }
        self.accept(&mut state, &batch, received)?;
        (state.moves, state.signer) = (moves.saturating_add(1), signer);
        state.failure().map_or(Ok(()), Err)
    }

    /// The next request: the first one, or the next pages of nested connections, along with the next page of the query.
    fn batch(&self, state: &State, read_ahead: usize) -> Batch {
        let mut composer = Composer::new(&self.plan);
        if !state.is_started {
            composer.everything();
            return Batch { body: composer.body(), has_outer: true, objects: Vec::new() };
        }
        let (objects, requested) = self.grouped(state);
        let outer =
            state.outer.iter().map(|(connection, _)| self.size(*connection)).fold(requested, u64::saturating_add);
        let has_outer = !state.outer.is_empty()
            && (objects.is_empty()
                || (outer <= MOST_NODES && objects.len() < MOST_OBJECTS && self.may_read_ahead(state, read_ahead)));
        if has_outer {
            let targets: Vec<Target<'_>> =
                state.outer.iter().filter_map(|(connection, cursor)| self.target(*connection, 0, cursor)).collect();
            composer.root(&targets);
        }
        let objects = objects.into_iter().filter_map(|(page, pending)| {
            let first = pending.first()?;
            let anchor = self.plan.connections.get(first.connection)?.anchor.as_ref()?;
            let targets = pending.iter().filter_map(|each| self.target(each.connection, anchor.depth, &each.cursor));
            let (id, class) = (first.anchor.id.as_str(), first.anchor.class.as_str());
            let object = Object { id, class, selections: &anchor.selections, targets: targets.collect() };
            let key = composer.object(&object);
            Some((page, key, pending.clone()))
        });
        let objects = objects.collect();
        Batch { body: composer.body(), has_outer, objects }
    }

    /// Whether to request another page of the query before the ones that are known are complete. Pages of fewer than 100
    /// items count for less, so that those of a few items do not wait for one of them whose nested connections are long.
    fn may_read_ahead(&self, state: &State, read_ahead: usize) -> bool {
        let sizes = state.outer.iter().filter_map(|(index, _)| Some(self.plan.connections.get(*index)?.page_size));
        let size = sizes.max().unwrap_or(WHOLE_PAGE).clamp(1, WHOLE_PAGE);
        let known = u64::try_from(state.pages.len()).unwrap_or(u64::MAX);
        let most = u64::try_from(read_ahead).unwrap_or(u64::MAX).saturating_mul(WHOLE_PAGE);
        known.saturating_mul(size) <= most
    }

    /// The connections that the next request continues, by the object that they are continued from, and the number of
    /// nodes that it requests for them.
    fn grouped(&self, state: &State) -> (Vec<(usize, Vec<Pending>)>, u64) {
        let mut groups: Vec<(usize, Vec<Pending>)> = Vec::new();
        let mut requested: u64 = 0;
        let pages = state.pages.iter().enumerate();
        let mut all: Vec<(usize, &Pending)> =
            pages.flat_map(|(index, page)| page.pending.iter().map(move |each| (index, each))).collect();
        // The next page first, because it is awaited; then those that may lead to more.
        all.sort_by_key(|(index, pending)| (*index > 0, Reverse(self.height(pending.connection))));
        for (page, pending) in all {
            let page = state.returned.saturating_add(page);
            let total = requested.saturating_add(self.size(pending.connection));
            if total > MOST_NODES && requested > 0 {
                continue;
            }
            let is_full = groups.len() >= MOST_OBJECTS;
            let is_same = |(number, group): &&mut (usize, Vec<Pending>)| {
                *number == page && group.first().is_some_and(|first| first.object() == pending.object())
            };
            if let Some((_, group)) = groups.iter_mut().rev().find(is_same) {
                group.push(pending.clone());
            } else if is_full {
                continue;
            } else {
                groups.push((page, vec![pending.clone()]));
            }
            requested = total;
        }
        (groups, requested)
    }

    fn height(&self, connection: usize) -> usize {
        self.plan.connections.get(connection).map_or(0, |connection| connection.height)
    }

    fn size(&self, connection: usize) -> u64 {
        self.sizes.get(connection).copied().unwrap_or_default()
    }

    fn target<'a>(&'a self, connection: usize, depth: usize, cursor: &'a str) -> Option<Target<'a>> {
        let connection = self.plan.connections.get(connection)?;
        Some(Target { path: connection.path.get(depth..)?, backward: connection.backward, cursor })
    }

    /// Take over what a response has. Objects with errors are not continued.
    fn accept(&self, state: &mut State, batch: &Batch, mut received: Received) -> Result<()> {
        let errors = self.placed(state, batch, &mut received);
        let Received { mut data, response, .. } = received;
        let has_failed =
            |name: &str| errors.iter().any(|placed| placed.object.as_ref().is_some_and(|(_, key)| key == name));
        if !state.is_started {
            self.begin(state, data)?;
            state.fail(&response, errors);
            return Ok(());
        }
        state.idle = if walk::has_items(&data) { 0 } else { state.idle.saturating_add(1) };
        if state.idle >= MOST_IDLE {
            state.idle = 0;
            let text = format!("the query does not end: {MOST_IDLE} responses in a row without an item");
            return Err(Error::Incomplete(text));
        }
        let continued = batch.objects.iter().map(|(page, key, pending)| {
            let object = data.get_mut(key).map(Value::take).unwrap_or_default();
            if object.is_null() && has_failed(key) {
                return Ok(pending.iter().map(|pending| Continued::nothing(*page, pending)).collect());
            }
            self.continued(*page, pending, object)
        });
        let continued: Vec<Vec<Continued>> = continued.collect::<Result<_>>()?;
        let outer = if batch.has_outer { Some(self.outer(state, data)?) } else { None };
        // From here on, nothing fails.
        for update in continued.into_iter().flatten() {
            if let Some(page) = state.page(update.page) {
                let backward = self.plan.connections.get(update.pending.connection).is_some_and(|c| c.backward);
                page.update(update, backward);
            }
        }
        if let Some((page, outer)) = outer {
            state.pages.push_back(page);
            state.outer = outer;
        }
        state.fail(&response, errors);
        Ok(())
    }

    /// The errors of a response, with their places in pages.
    fn placed(&self, state: &mut State, batch: &Batch, received: &mut Received) -> Vec<Placed> {
        let mut all = Vec::new();
        for error in std::mem::take(&mut received.errors) {
            let path = received::steps(&error);
            let is_named =
                |(_, key, _): &&(usize, String, Vec<Pending>)| path.first().is_some_and(|step| step.is_key(key));
            let Some((number, key, pending)) = batch.objects.iter().find(is_named) else {
                all.push(Placed { object: None, error: (path, error) });
                continue;
            };
            let Some((page, first)) = state.page(*number).zip(pending.first()) else { continue };
            let below = path.get(1..).unwrap_or_default().to_vec();
            let moved = pending.iter().find_map(|pending| {
                let backward = self.plan.connections.get(pending.connection)?.backward;
                page.moved(pending, &below, received.data.get_mut(key)?, backward)
            });
            let place = [first.object(), &moved.unwrap_or(below)].concat();
            all.push(Placed { object: Some((*number, key.clone())), error: (place, error) });
        }
        all
    }

    /// The error of a whole request, whose paths begin in the page, and not at the name of an object in the request.
    fn whole_failure(&self, state: &mut State, batch: &Batch, mut received: Received, response: Response) -> Error {
        let errors = self.placed(state, batch, &mut received);
        let number = errors.iter().find_map(|placed| placed.object.as_ref().map(|(number, _)| *number));
        let page = number.and_then(|number| state.page(number)).map(|page| page.data.clone());
        failure(response, page.unwrap_or(received.data), errors.into_iter().map(|placed| placed.error).collect())
    }

    /// The first response.
    fn begin(&self, state: &mut State, data: Value) -> Result<()> {
        let (mut outer, mut pending, mut places) = (Vec::new(), Vec::new(), Vec::new());
        for found in below(&self.plan, None, &data) {
            places.push(found.place.clone());
            if found.in_list {
                pending.extend(self.pending(&found)?);
            } else if let Some(cursor) = self.next(&found, None)? {
                outer.push((found.connection, cursor));
            }
            pending.extend(self.nested(found.connection, found.value, &found.place)?);
        }
        let mut template = if outer.is_empty() { Value::Null } else { data.clone() };
        for place in &places {
            if let Some(Value::Object(members)) = part(&mut template, place) {
                members.values_mut().filter_map(Value::as_array_mut).for_each(Vec::clear);
            }
        }
        state.is_started = true;
        (state.template, state.outer) = (template, outer);
        state.pages.push_back(Building::new(data, pending));
        Ok(())
    }

    /// A further page of the query itself, and how its connections continue.
    fn outer(&self, state: &State, mut data: Value) -> Result<(Building, Vec<(usize, String)>)> {
        let (mut page, mut pending, mut outer) = (state.template.clone(), Vec::new(), Vec::new());
        for (connection, last) in &state.outer {
            let Some(declared) = self.plan.connections.get(*connection) else { continue };
            let place: Vec<Step> = declared.path.iter().map(|key| Step::Key(key.to_string())).collect();
            let (Some(value), Some(slot)) = (part(&mut data, &place), part(&mut page, &place)) else { continue };
            *slot = value.take();
            if let Some(cursor) = next(declared, slot, Some(last))? {
                outer.push((*connection, cursor));
            }
            pending.extend(self.nested(*connection, slot, &place)?);
        }
        Ok((Building::new(page, pending), outer))
    }

    /// The new pages of the connections of an object.
    fn continued(&self, page: usize, all: &[Pending], mut object: Value) -> Result<Vec<Continued>> {
        let mut found = Vec::new();
        for pending in all {
            let Some(connection) = self.plan.connections.get(pending.connection) else { continue };
            let depth = connection.anchor.as_ref().map_or(0, |anchor| anchor.depth);
            let keys = connection.path.iter().skip(depth);
            let place: Vec<Step> = keys.map(|key| Step::Key(key.to_string())).collect();
            if !object.is_object() {
                let (id, shown) = (&pending.anchor.id, &connection.shown);
                return Err(Error::Incomplete(format!("there is no object {id} any more, which {shown} is below")));
            }
            let value = part(&mut object, &place).map(Value::take).unwrap_or_default();
            let cursor = next(connection, &value, Some(&pending.cursor))?;
            let nested = self.nested(pending.connection, &value, &[])?;
            found.push(Continued { page, pending: pending.clone(), value, cursor, nested });
        }
        Ok(found)
    }

    /// The connections below another one that have more pages. `at` is where that one is.
    fn nested(&self, enclosing: usize, value: &Value, at: &[Step]) -> Result<Vec<Pending>> {
        let backward = self.plan.connections.get(enclosing).is_some_and(|connection| connection.backward);
        let mut pending = Vec::new();
        for mut found in below(&self.plan, Some(enclosing), value) {
            if let (true, [Step::Key(key), index @ Step::Index(_), ..]) = (backward, found.place.as_mut_slice()) {
                let count = value.get(key.as_str()).and_then(Value::as_array).map_or(0, Vec::len);
                if let Step::Index(at) = index {
                    *index = Step::FromEnd(count.saturating_sub(at.saturating_add(1)));
                }
            }
            let place = [at, &found.place].concat();
            if let Some(anchor) = &mut found.anchor {
                anchor.depth = anchor.depth.saturating_add(at.len());
            }
            found.place = place;
            pending.extend(self.pending(&found)?);
            pending.extend(self.nested(found.connection, found.value, &found.place)?);
        }
        Ok(pending)
    }

    /// A connection that has more pages, and is continued from an object.
    fn pending(&self, found: &Found<'_>) -> Result<Option<Pending>> {
        let Some(cursor) = self.next(found, None)? else { return Ok(None) };
        let shown = || self.plan.connections.get(found.connection).map_or("", |connection| connection.shown.as_str());
        let missing = || {
            Error::Argument(format!(
                "query: {} is in a list, and has more pages, but the object above it has no id in the response",
                shown()
            ))
        };
        let anchor = found.anchor.clone().ok_or_else(missing)?;
        Ok(Some(Pending { connection: found.connection, place: found.place.clone(), anchor, cursor }))
    }

    fn next(&self, found: &Found<'_>, last: Option<&str>) -> Result<Option<String>> {
        match self.plan.connections.get(found.connection) {
            Some(connection) => next(connection, found.value, last),
            None => Ok(None),
        }
    }
}

impl State {
    fn is_done(&self) -> bool {
        self.is_started && self.pages.is_empty() && self.outer.is_empty()
    }

    fn is_ready(&self) -> bool {
        self.pages.front().is_some_and(Building::is_complete)
    }

    /// A page by its number, unless it was returned.
    fn page(&mut self, number: usize) -> Option<&mut Building> {
        self.pages.get_mut(number.checked_sub(self.returned)?)
    }

    /// The error of the next page, once.
    fn failure(&mut self) -> Option<Error> {
        self.pages.front_mut()?.failure()
    }

    /// Note errors of pages. Those of the query itself belong to the page that was added last.
    fn fail(&mut self, response: &Option<Response>, errors: Vec<Placed>) {
        for Placed { object, error } in errors {
            let page = match object {
                Some((number, _)) => self.page(number),
                None => self.pages.back_mut(),
            };
            if let (Some(page), Some(response)) = (page, response) {
                page.fail(response, error);
            }
        }
    }

    fn take(&mut self) -> Option<Value> {
        if !self.is_ready() {
            return None;
        }
        self.returned = self.returned.saturating_add(1);
        self.pages.pop_front().map(|page| page.data)
    }
}
