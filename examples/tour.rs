//! A tour of the client, which the guide shows: `cargo run --example tour octocat Hello-World`, with a token in
//! `GITHUB_TOKEN`.

use std::path::Path;
use std::time::Duration;

use chrono::{DateTime, Utc};
use ferrohub::operations::{self, Asset, Release, ShortIssue, ShortRepository};
use ferrohub::{Cache, Client, Content, Error, RateLimit, Resource, args};
use futures_util::TryStreamExt;
use serde::Deserialize;
use serde_json::Value;

/// A client with a few settings.
pub fn connect(token: &str, base_url: &str) -> Result<Client, Error> {
    let client = Client::builder()
        .token(token)
        .base_url(base_url)
        .user_agent("tour/1.0")
        .timeout(Duration::from_secs(30))
        .rate_limit(RateLimit::Wait)
        .on_wait(|length, reason| eprintln!("{reason}: waiting {} s", length.as_secs()))
        .on_event(|event| eprintln!("{} {} {:?}", event.method(), event.url(), event.status()))
        .cache(&Cache::in_memory(None))
        .build()?;
    Ok(client)
}

/// Fetch an issue and read its fields.
pub async fn read_issue(client: &Client, owner: &str, name: &str) -> Result<String, Error> {
    let repository: Resource =
        client.call(operations::Client::repository, args! { owner: owner, repository: name }).await?;
    let issue: Resource = repository.call(ShortRepository::issue, args! { number: 7 }).await?;

    let title: String = issue.get("title")?;
    let body: Option<String> = issue.get("body")?; // null and missing values read None
    let author: String = issue.get("user.login")?;
    let created: Option<DateTime<Utc>> = issue.time("created_at")?;
    let labels: Vec<Resource> = issue.resources("original_labels")?;

    let text = format!("{title} by {author}, {created:?}, {} labels, {body:?}", labels.len());
    Ok(text)
}

/// List the issues of several repositories.
pub async fn list_titles(repository: &Resource) -> Result<Vec<String>, Error> {
    let issues = repository.list(ShortRepository::issues, args! { state: "open", labels: ["bug"], number: 500 })?;
    let titles = issues.map_ok(|issue| issue.get::<String>("title")).and_then(std::future::ready);
    titles.try_collect().await
}

/// Change an issue. The resource stays as it was; the call returns how it is now.
pub async fn close(issue: &Resource) -> Result<bool, Error> {
    issue.call::<()>(ShortIssue::add_labels, args! { names: ["done"] }).await?;
    let closed: Resource = issue.call(ShortIssue::close, args! { state_reason: "completed" }).await?;
    Ok(closed.get::<String>("state")? == "closed")
}

/// Look a user up who may not exist.
pub async fn find_user(client: &Client, login: &str) -> Result<Option<Resource>, Error> {
    match client.call(operations::Client::user, args! { username: login }).await {
        Ok(user) => Ok(Some(user)),
        Err(error) if error.is_not_found() => Ok(None),
        Err(error) => Err(error),
    }
}

/// What GitHub returns for a route that has no operation.
#[derive(Debug, Deserialize)]
pub struct Versions {
    /// Versions of the API.
    pub supported: Vec<String>,
}

/// Request any route.
pub async fn versions(client: &Client) -> Result<Versions, Error> {
    client.request("GET", "/product/{name}/versions").path("name", "api").query("page", 1).fetch().await
}

/// Run a GraphQL query.
pub async fn count_stars(client: &Client, owner: &str, name: &str) -> Result<u64, Error> {
    let query = "query($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { stargazerCount } }";
    let data: Value = client.graphql(query).variable("owner", owner).variable("name", name).fetch().await?;
    Ok(data.pointer("/repository/stargazerCount").and_then(Value::as_u64).unwrap_or(0))
}

/// Walk the pages of a GraphQL query.
pub async fn count_comments(client: &Client, owner: &str, name: &str) -> Result<usize, Error> {
    let query = "query($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { issues(first: 100) {
        nodes { id comments(first: 50) { nodes { id } pageInfo { endCursor } } } pageInfo { endCursor } } } }";
    let pages = client.graphql(query).variable("owner", owner).variable("name", name).pages()?;
    let mut count = 0;
    while let Some(page) = pages.try_next::<Value>().await? {
        let issues = page.pointer("/repository/issues/nodes").and_then(Value::as_array).into_iter().flatten();
        count += issues.filter_map(|issue| issue.pointer("/comments/nodes")?.as_array()).map(Vec::len).sum::<usize>();
    }
    Ok(count)
}

/// Copy the first asset of a release to another name.
pub async fn copy_asset(release: &Resource, folder: &Path) -> Result<(), Error> {
    let mut assets = release.list(Release::assets, ())?;
    let Some(asset) = assets.try_next().await? else { return Ok(()) };
    if let Some(path) = asset.download(Asset::download, (), folder).await? {
        let arguments = args! { content_type: "application/octet-stream", name: "copy.bin" };
        release.upload::<Resource>(Release::upload_asset, arguments, Content::file(path)).await?;
    }
    Ok(())
}

#[allow(dead_code)] // the tests run the functions above
#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [owner, name] = arguments.as_slice() else { return Err("give the owner and the name of a repository".into()) };
    let client = connect(&std::env::var("GITHUB_TOKEN")?, "https://api.github.com")?;
    println!("{}", read_issue(&client, owner, name).await?);
    let repository: Resource =
        client.call(operations::Client::repository, args! { owner: owner.as_str(), repository: name.as_str() }).await?;
    println!("bugs: {:?}", list_titles(&repository).await?);
    Ok(())
}
