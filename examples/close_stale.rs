//! Comment on the issues of a repository that have not changed since a day and close them:
//! `cargo run --example close_stale octocat Hello-World 2026-01-01`, with a token in `GITHUB_TOKEN`.

use chrono::{DateTime, NaiveDate, Utc};
use ferrohub::operations::{self, ShortIssue, ShortRepository};
use ferrohub::{Client, RateLimit, Resource, args};

/// Close them, several at a time; returns the numbers of those that were closed.
pub async fn close_stale(
    client: &Client,
    owner: &str,
    name: &str,
    since: DateTime<Utc>,
) -> Result<Vec<u64>, ferrohub::Error> {
    let arguments = args! { owner: owner, repository: name };
    let repository: Resource = client.call(operations::Client::repository, arguments).await?;
    let mut issues = repository.list(ShortRepository::issues, args! { sort: "updated", direction: "asc" })?;
    let mut closing = tokio::task::JoinSet::new();
    while let Some(issue) = issues.try_next().await? {
        if issue.time("updated_at")?.is_none_or(|updated| updated >= since) {
            break; // those that follow changed later
        }
        closing.spawn(close(issue));
    }
    let mut closed = closing.join_all().await.into_iter().collect::<Result<Vec<u64>, _>>()?;
    closed.sort_unstable();
    Ok(closed)
}

async fn close(issue: Resource) -> Result<u64, ferrohub::Error> {
    let body = "Closed, as nothing happened here for a while. Please reopen it when it still matters.";
    issue.call::<()>(ShortIssue::create_comment, args! { body: body }).await?;
    let closed: Resource = issue.call(ShortIssue::close, args! { state_reason: "not_planned" }).await?;
    closed.get("number")
}

#[allow(dead_code)] // the tests run the function above
#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [owner, name, day] = arguments.as_slice() else { return Err("give owner, name and a day".into()) };
    let since = day.parse::<NaiveDate>()?.and_time(Default::default()).and_utc();
    let client = Client::builder().token(std::env::var("GITHUB_TOKEN")?).rate_limit(RateLimit::Wait).build()?;
    println!("closed: {:?}", close_stale(&client, owner, name, since).await?);
    Ok(())
}
