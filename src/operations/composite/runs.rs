//! Runs of workflows: starting one, waiting for it, and the logs of what failed.

use serde_json::{Map, Value, json};
use std::time::Duration;

use crate::github::declared::named::WorkflowRun;
use crate::github::description::versions;
use crate::http::error::{Error, Result};
use crate::http::request::Request;
use crate::http::response::Response;
use crate::json::document::Json;
use crate::operations::composite::reading::{listed, text_member, text_of};
use crate::operations::composite::waiting::{Wait, Watched};
use crate::operations::outcome::Outcome;
use crate::operations::run::{Call, Running};
use crate::session::object_of;

/// The parameter by which the response to a dispatch has the run.
const DETAILS: &str = "return_run_details";
/// Conclusions of what did not fail.
const GOOD: [&str; 3] = ["success", "neutral", "skipped"];
/// Lines of a log that an error shows.
const LINES: usize = 20;
/// Length of the time that begins each line of a log, up to the seconds.
const SECONDS: usize = "2026-01-01T00:00:00".len();
/// How long a new run may take to appear, in seconds.
const PATIENCE: u64 = 60;

/// Start a run, and return it. Where GitHub does not say which one it is, or its response is lost, it is the one that was
/// not there before.
pub fn dispatch(call: Call) -> Result<Running> {
    let mut before = call.bare("GET {url}/runs")?;
    before.query([("event", "workflow_dispatch"), ("per_page", "1")]);
    let reference = call.argument("ref").map(|_| call.text("ref").to_owned());
    Ok(Box::pin(async move {
        let reference = match reference {
            Some(reference) => reference,
            None => {
                let url = call.member("url").unwrap_or_default();
                let repository = url.split("/actions/").next().unwrap_or_default();
                text_of(&call.fetch(call.at(repository)?).await?, "default_branch")?
            }
        };
        let newest = newest(&call.fetch(before).await?)?;
        let sent = call.fetch(call.with_body("POST {url}/dispatches", &body(&call, &reference))?).await;
        let url = match &sent {
            Ok(response) if !response.body.is_empty() => {
                object_of(response)?.get("run_url").and_then(|url| url.scalar())
            }
            Ok(_) | Err(Error::Connection(_) | Error::Timeout(_)) => None,
            Err(_) => return sent.map(Outcome::Body),
        };
        let run = match url {
            Some(url) => call.fetch(call.at(&url)?).await?,
            None => appeared(&call, newest, &reference, sent.err()).await?,
        };
        Ok(Outcome::Of(WorkflowRun::NAME, run))
    }))
}

/// The body of the request that starts a run. Newer versions of the API always respond with the run.
fn body(call: &Call, reference: &str) -> Value {
    let mut members = Map::from_iter([("ref".to_owned(), Value::from(reference))]);
    let version = call.session.settings().api_version.clone();
    if !versions::removes_parameter(call.op.id, DETAILS, version.as_deref()) {
        members.insert(DETAILS.to_owned(), Value::Bool(true));
    }
    if let Some(inputs) = call.argument("inputs") {
        members.insert("inputs".to_owned(), inputs.clone());
    }
    Value::Object(members)
}

/// The highest ID of the runs in a response; 0 without any.
fn newest(response: &Response) -> Result<u64> {
    let runs = object_of(response)?.get("workflow_runs").map(|runs| runs.items()).unwrap_or_default();
    Ok(runs.iter().filter_map(id).max().unwrap_or(0))
}

fn id(object: &Json) -> Option<u64> {
    object.get("id")?.scalar()?.parse().ok()
}

/// The run of a branch or tag that is newer than all that were known. `lost` is the error in place of a response.
async fn appeared(call: &Call, newest: u64, reference: &str, lost: Option<Error>) -> Result<Response> {
    let name = reference.trim_start_matches("refs/heads/").trim_start_matches("refs/tags/");
    let mut request = call.bare("GET {url}/runs")?;
    request.query([("event", "workflow_dispatch"), ("branch", name), ("per_page", "20")]);
    let mut wait = Wait::limited(Duration::from_secs(PATIENCE));
    loop {
        let response = call.fetch(request.clone()).await?;
        let runs = object_of(&response)?.get("workflow_runs").map(|runs| runs.items()).unwrap_or_default();
        let new: Vec<&Json> = runs.iter().filter(|run| id(run).is_some_and(|id| id > newest)).collect();
        match new.as_slice() {
            [run] => {
                let url = run.get("url").and_then(|url| url.scalar()).unwrap_or_default();
                return call.fetch(call.at(&url)?).await;
            }
            [] => match (wait.pause(call, &response, "the search for the run").await, lost.as_ref()) {
                (Err(Error::Overdue(_)), Some(lost)) => return Err(lost.duplicate()),
                (waited, _) => waited?,
            },
            [..] => {
                let count = new.len();
                let text =
                    format!("{count} runs of {name} began at once, and GitHub does not say which one was started");
                return Err(Error::Transport(text));
            }
        }
    }
}

/// Wait until a run has ended; an error unless it succeeded.
pub fn wait(mut call: Call) -> Result<Running> {
    let mut run = Watched::new(call.bare("GET {url}")?);
    let mut jobs = Watched::new(paged(&call, "GET {url}/jobs")?);
    Ok(Box::pin(async move {
        let mut wait = Wait::new(&mut call);
        let ended = loop {
            let response = run.fetch(&call).await?;
            if wait.is_reported() {
                let jobs = object_of(&jobs.fetch(&call).await?)?.get("jobs").map(|jobs| jobs.items());
                let jobs = jobs.unwrap_or_default();
                wait.report(jobs.iter().filter(|job| text(job, "status") == "completed").count(), jobs.len()).await?;
            }
            let shown = object_of(&response)?;
            if text(&shown, "status") == "completed" {
                break response;
            }
            wait.pause(&call, &response, &named(&shown)).await?;
        };
        let run = object_of(&ended)?;
        if GOOD.contains(&text(&run, "conclusion").as_str()) {
            return Ok(Outcome::Body(ended));
        }
        Err(failure(&call, &run).await?)
    }))
}

/// The logs of the jobs that failed, by the names of the jobs.
pub fn failed_logs(call: Call) -> Result<Running> {
    call.check_credential()?;
    Ok(Box::pin(async move {
        let mut logs = Map::new();
        for job in failed(&call).await? {
            logs.insert(text(&job, "name"), Value::from(log(&call, &job).await?));
        }
        let url = call.bare("GET {url}")?.url;
        Ok(Outcome::composed(Value::Object(logs).to_string(), url))
    }))
}

/// The jobs of the last attempt that failed. Of a job that was not run again, that is an earlier one.
async fn failed(call: &Call) -> Result<Vec<Json>> {
    let jobs = listed(call, paged(call, "GET {url}/jobs")?, "jobs").await?;
    let is_failed =
        |job: &Json| text(job, "status") == "completed" && !GOOD.contains(&text(job, "conclusion").as_str());
    Ok(jobs.into_iter().filter(is_failed).collect())
}

fn paged(call: &Call, line: &str) -> Result<Request> {
    let mut request = call.bare(line)?;
    request.query([("per_page", "100")]);
    Ok(request)
}

/// The log of a job; empty if there is none (any more).
async fn log(call: &Call, job: &Json) -> Result<String> {
    let url = format!("{}/logs", text(job, "url"));
    let response = call.session.send(call.at(&url)?).await?;
    match response.status {
        404 | 410 => Ok(String::new()),
        _ if response.is_success() => Ok(String::from_utf8_lossy(&response.body).into_owned()),
        _ => Err(Error::Status(Box::new(response))),
    }
}

/// The error for a run that did not succeed: what failed, and the end of the logs.
async fn failure(call: &Call, run: &Json) -> Result<Error> {
    let mut reason = format!("{} ended with {}: {}", named(run), text(run, "conclusion"), text(run, "html_url"));
    let mut details = Vec::new();
    for job in failed(call).await? {
        let steps: Vec<Json> = job.get("steps").map(|steps| steps.items()).unwrap_or_default();
        let steps: Vec<&Json> =
            steps.iter().filter(|step| matches!(text(step, "conclusion").as_str(), "failure" | "timed_out")).collect();
        let names: Vec<String> = steps.iter().map(|step| text(step, "name")).collect();
        let whole = log(call, &job).await?;
        let end = end(&whole, steps.first().copied());
        let (name, conclusion) = (text(&job, "name"), text(&job, "conclusion"));
        let at = if names.is_empty() { String::new() } else { format!(" at {}", names.join(", ")) };
        reason.push_str(&format!("\n{name}: {conclusion}{at}"));
        end.iter().for_each(|line| reason.push_str(&format!("\n    {line}")));
        details.push(json!({ "job": name, "conclusion": conclusion, "steps": names, "log": end.join("\n") }));
    }
    Ok(Error::Unsuccessful { kind: "WorkflowRunFailed", reason, failed: Value::from(details) })
}

/// The last lines of the log of a step, or of all of it, without the times.
fn end(log: &str, step: Option<&Json>) -> Vec<String> {
    let bound = |key: &str| step.map(|step| text(step, key).get(..SECONDS).unwrap_or_default().to_owned());
    let (from, to) = (bound("started_at").unwrap_or_default(), bound("completed_at").unwrap_or_default());
    let is_within = |line: &&str| {
        let at = line.get(..SECONDS).unwrap_or_default();
        at >= from.as_str() && at <= to.as_str()
    };
    let own: Vec<&str> = log.lines().filter(is_within).collect();
    let lines = if from.is_empty() || to.is_empty() || own.is_empty() { log.lines().collect() } else { own };
    let skipped = lines.len().saturating_sub(LINES);
    let bare = |line: &str| match line.split_once(' ') {
        Some((time, rest)) if time.len() > SECONDS && time.ends_with('Z') => rest.to_owned(),
        _ => line.to_owned(),
    };
    lines.into_iter().skip(skipped).map(bare).collect()
}

fn named(run: &Json) -> String {
    format!("{} #{}", text(run, "name"), text(run, "run_number"))
}

fn text(object: &Json, key: &str) -> String {
    text_member(object, key).unwrap_or_default()
}
