//! Print the open issues of a repository: `cargo run --example list_issues octocat Hello-World`, with a token in
//! `GITHUB_TOKEN`.

use std::io::Write;

use ferrohub::operations::{self, ShortRepository};
use ferrohub::{Client, Resource, args};

/// Print number, title and labels of each.
pub async fn list_issues(
    client: &Client,
    owner: &str,
    name: &str,
    out: &mut impl Write,
) -> Result<(), Box<dyn std::error::Error>> {
    let arguments = args! { owner: owner, repository: name };
    let repository: Resource = client.call(operations::Client::repository, arguments).await?;
    let mut issues = repository.list(ShortRepository::issues, args! { state: "open", sort: "updated" })?;
    while let Some(issue) = issues.try_next().await? {
        let labels = issue.resources("original_labels")?;
        let labels = labels.iter().map(|label| label.get::<String>("name")).collect::<Result<Vec<_>, _>>()?;
        writeln!(out, "#{} {} [{}]", issue.get::<u64>("number")?, issue.get::<String>("title")?, labels.join(", "))?;
    }
    Ok(())
}

#[allow(dead_code)] // the tests run the function above
#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let (Some(owner), Some(name)) = (arguments.next(), arguments.next()) else {
        return Err("give the owner and the name of a repository".into());
    };
    let client = Client::builder().token(std::env::var("GITHUB_TOKEN")?).build()?;
    list_issues(&client, &owner, &name, &mut std::io::stdout()).await
}
