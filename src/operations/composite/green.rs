//! Waiting for the checks of a pull request, and merging it once they succeeded.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::http::error::{Error, Result};
use crate::http::request::Request;
use crate::http::response::Response;
use crate::json::document::Json;
use crate::operations::composite::graphql::mutation;
use crate::operations::composite::reading::{is_forbidden, listed, text_member, text_of};
use crate::operations::composite::waiting::{Wait, Watched};
use crate::operations::outcome::Outcome;
use crate::operations::run::{Call, Running};
use crate::session::object_of;

/// Conclusions of checks that do not prevent a merge.
const GOOD: [&str; 3] = ["success", "neutral", "skipped"];
/// Number of pauses in which the first check may appear.
const PATIENCE: u32 = 3;
/// Number of commits whose checks are waited for, where somebody pushes meanwhile.
const COMMITS: u32 = 20;

/// A check or a status of a commit: None while it is pending.
type Checks = BTreeMap<String, Option<Ended>>;

/// How a check has ended.
#[derive(Debug)]
struct Ended {
    is_good: bool,
    conclusion: String,
    url: String,
}

/// Wait until the checks of a pull request have succeeded.
pub fn wait_for_checks(mut call: Call) -> Result<Running> {
    call.check_credential()?;
    Ok(Box::pin(async move {
        let mut wait = Wait::new(&mut call);
        checked(&call, &mut wait).await.map(Outcome::Body)
    }))
}

/// Merge a pull request once its checks have succeeded.
pub fn merge_when_green(mut call: Call) -> Result<Running> {
    call.check_credential()?;
    Ok(Box::pin(async move {
        let mut wait = Wait::new(&mut call);
        let mut moves = 0_u32;
        for _ in 0..COMMITS {
            let pull = checked(&call, &mut wait).await?;
            if is_merged(&pull)? {
                return Ok(Outcome::Body(pull));
            }
            let mut body = json!({ "sha": text_of(&pull, "head.sha")? });
            for (name, member) in
                [("method", "merge_method"), ("commit_title", "commit_title"), ("commit_message", "commit_message")]
            {
                if let (Some(members), Some(value)) = (body.as_object_mut(), call.argument(name)) {
                    members.insert(member.to_owned(), value.clone());
                }
            }
            let merged = call.fetch(call.with_body("PUT {url}/merge", &body)?).await;
            let pull = call.fetch(call.bare("GET {url}")?).await?;
            match merged {
                _ if is_merged(&pull)? => return Ok(Outcome::Body(pull)),
                // Somebody has pushed: the new commit has checks of its own.
                Err(Error::Status(response)) if response.status == 409 => moves = moves.saturating_add(1),
                // GitHub computes in the background whether a pull request can be merged.
                Err(Error::Status(response)) if response.status == 405 && is_undecided(&pull)? => {
                    wait.pause(&call, &pull, "the computation of whether it can be merged").await?;
                }
                Err(error) => return Err(error),
                Ok(_) => wait.pause(&call, &pull, "the merge").await?,
            }
        }
        Err(never_merged(moves))
    }))
}

/// The error after the last attempt, before some of which the branch moved.
fn never_merged(moves: u32) -> Error {
    Error::Transport(if moves == COMMITS {
        format!("the branch moved {COMMITS} times while its checks were waited for")
    } else {
        format!(
            "the pull request was not merged in {COMMITS} attempts: GitHub did not compute whether it can be merged, or \
             did not complete the merge; its branch moved {moves} times"
        )
    })
}

fn is_merged(pull: &Response) -> Result<bool> {
    Ok(object_of(pull)?.get("merged").is_some_and(|merged| merged.text() == "true"))
}

fn is_undecided(pull: &Response) -> Result<bool> {
    Ok(object_of(pull)?.get("mergeable").is_none_or(|mergeable| mergeable.is_null()))
}

/// The pull request, once the checks of its last commit have succeeded.
async fn checked(call: &Call, wait: &mut Wait) -> Result<Response> {
    let mut watched = Watched::new(call.bare("GET {url}")?);
    let required = required(call, &watched.fetch(call).await?).await?;
    let is_only_required = call.argument("required") == Some(&Value::Bool(true));
    let mut pauses = 0;
    loop {
        let pull = watched.fetch(call).await?;
        let shown = object_of(&pull)?;
        if shown.get("state").and_then(|state| state.scalar()).as_deref() != Some("open") {
            return Ok(pull);
        }
        let mut checks = checks(call, &text_of(&pull, "head.sha")?).await?;
        for name in &required {
            checks.entry(name.clone()).or_insert(None);
        }
        if is_only_required {
            checks.retain(|name, _| required.contains(name));
        }
        let done = checks.values().flatten().count();
        wait.report(done, checks.len()).await?;
        let is_begun = !checks.is_empty() || pauses >= PATIENCE || is_only_required;
        if done == checks.len() && is_begun {
            return match failure(&shown, &checks) {
                Some(error) => Err(error),
                None => Ok(pull),
            };
        }
        wait.pause(call, &pull, &format!("the checks of {}", named(&shown))).await?;
        pauses = pauses.saturating_add(1);
    }
}

/// The checks that the rules of the base branch require, and its protection. Without the permission to read them, none.
async fn required(call: &Call, pull: &Response) -> Result<Vec<String>> {
    let base = text_of(pull, "base.ref")?;
    let branch = crate::http::request::segment(&base);
    let mut found = Vec::new();
    let mut rules = call.bare(&format!("GET {{url}}/../../rules/branches/{branch}"))?;
    rules.query([("per_page", "100")]);
    for rule in permitted(listed(call, rules, "").await)?.unwrap_or_default() {
        let checks = rule.get("parameters.required_status_checks").map(|checks| checks.items());
        found.extend(checks.unwrap_or_default().iter().filter_map(|check| check.get("context")?.scalar()));
    }
    let branch = call.fetch(call.bare(&format!("GET {{url}}/../../branches/{branch}"))?).await;
    if let Some(branch) = permitted(branch)? {
        let contexts = object_of(&branch)?.get("protection.required_status_checks.contexts");
        found.extend(contexts.map(|contexts| contexts.items()).unwrap_or_default().iter().filter_map(Json::scalar));
    }
    Ok(found)
}

/// What was read; None without the permission to read it.
fn permitted<T>(read: Result<T>) -> Result<Option<T>> {
    match read {
        Ok(found) => Ok(Some(found)),
        Err(Error::Status(response)) if is_forbidden(&response) => Ok(None),
        Err(error) => Err(error),
    }
}

/// The statuses and the check runs of a commit, by name.
async fn checks(call: &Call, sha: &str) -> Result<Checks> {
    let mut found = Checks::new();
    let paged = |path: &str| -> Result<Request> {
        let mut request = call.bare(&format!("GET {{url}}/../../commits/{sha}/{path}"))?;
        request.query([("per_page", "100")]);
        Ok(request)
    };
    for status in listed(call, paged("status")?, "statuses").await? {
        let state = text_member(&status, "state").unwrap_or_default();
        let url = text_member(&status, "target_url").unwrap_or_default();
        let ended = (state != "pending").then(|| Ended { is_good: state == "success", conclusion: state, url });
        found.insert(text_member(&status, "context").unwrap_or_default(), ended);
    }
    for run in listed(call, paged("check-runs")?, "check_runs").await? {
        let conclusion = text_member(&run, "conclusion").unwrap_or_default();
        let url = text_member(&run, "html_url").unwrap_or_default();
        let is_good = GOOD.contains(&conclusion.as_str());
        let is_done = text_member(&run, "status").as_deref() == Some("completed");
        let ended = is_done.then_some(Ended { is_good, conclusion, url });
        let entry = found.entry(text_member(&run, "name").unwrap_or_default());
        // Several apps may have a check of one name: the worst counts.
        let is_worse = |old: &mut Option<Ended>| match (&*old, &ended) {
            (None, _) => false,
            (Some(_), None) => true,
            (Some(old), Some(new)) => old.is_good && !new.is_good,
        };
        match entry {
            std::collections::btree_map::Entry::Vacant(entry) => drop(entry.insert(ended)),
            std::collections::btree_map::Entry::Occupied(mut entry) => {
                if is_worse(entry.get_mut()) {
                    entry.insert(ended);
                }
            }
        }
    }
    Ok(found)
}

/// The error for checks that failed.
fn failure(pull: &Json, checks: &Checks) -> Option<Error> {
    let failed: Vec<(&String, &Ended)> = checks
        .iter()
        .filter_map(|(name, ended)| Some((name, ended.as_ref().filter(|ended| !ended.is_good)?)))
        .collect();
    if failed.is_empty() {
        return None;
    }
    let mut reason = format!("{} of {} checks of {} failed", failed.len(), checks.len(), named(pull));
    for (name, Ended { conclusion, url, .. }) in &failed {
        reason.push_str(format!("\n{name}: {conclusion} {url}").trim_end());
    }
    let details: Vec<Value> = failed
        .iter()
        .map(|(name, ended)| json!({ "name": name, "conclusion": ended.conclusion, "url": ended.url }))
        .collect();
    Some(Error::Unsuccessful { kind: "ChecksFailed", reason, failed: Value::from(details) })
}

fn named(pull: &Json) -> String {
    format!("#{}", pull.get("number").and_then(|number| number.scalar()).unwrap_or_default())
}

/// Let GitHub merge a pull request by itself once it can be merged, with a mutation of GraphQL.
pub fn enable_auto_merge(call: Call) -> Result<Running> {
    const TEXT: &str = "mutation($id: ID!, $method: PullRequestMergeMethod) { enablePullRequestAutoMerge(input: \
                        {pullRequestId: $id, mergeMethod: $method}) { clientMutationId } }";
    let method = call.argument("method").map(|_| call.text("method").to_uppercase());
    mutation(call, TEXT, json!({ "method": method }))
}

/// Let GitHub merge a pull request by itself no longer.
pub fn disable_auto_merge(call: Call) -> Result<Running> {
    const TEXT: &str = "mutation($id: ID!) { disablePullRequestAutoMerge(input: {pullRequestId: $id}) \
                        { clientMutationId } }";
    mutation(call, TEXT, json!({}))
}

/// Make a pull request a draft.
pub fn convert_to_draft(call: Call) -> Result<Running> {
    const TEXT: &str =
        "mutation($id: ID!) { convertPullRequestToDraft(input: {pullRequestId: $id}) { clientMutationId } }";
    mutation(call, TEXT, json!({}))
}

/// Say that a draft is ready for review.
pub fn mark_ready(call: Call) -> Result<Running> {
    const TEXT: &str =
        "mutation($id: ID!) { markPullRequestReadyForReview(input: {pullRequestId: $id}) { clientMutationId } }";
    mutation(call, TEXT, json!({}))
}

/// Add a pull request to the merge queue of its base branch.
pub fn enqueue(call: Call) -> Result<Running> {
    const TEXT: &str = "mutation($id: ID!, $jump: Boolean, $head: GitObjectID) { enqueuePullRequest(input: \
                        {pullRequestId: $id, jump: $jump, expectedHeadOid: $head}) { clientMutationId } }";
    let variables = json!({ "jump": call.argument("jump"), "head": call.argument("sha") });
    mutation(call, TEXT, variables)
}

/// Remove a pull request from the merge queue.
pub fn dequeue(call: Call) -> Result<Running> {
    const TEXT: &str = "mutation($id: ID!) { dequeuePullRequest(input: {id: $id}) { clientMutationId } }";
    mutation(call, TEXT, json!({}))
}
