//! Print the repositories of an app's installation: `cargo run --example installation_repositories octo-org`, with the
//! client ID of the app in `APP_CLIENT_ID` and the path of its private key in `APP_PRIVATE_KEY_PATH`.

use ferrohub::{Client, Error, Installation, args, operations};

/// The client of an installation that reads contents, and its current token.
pub async fn connect(app: &Client, account: &str) -> Result<(Client, String), Error> {
    let installation = Installation::of(account).permission("contents", "read");
    let client = app.installation_client(&installation)?;
    let token = client.token().await?;
    Ok((client, token))
}

/// The names of the repositories that a client of an installation has access to.
pub async fn list_repositories(client: &Client) -> Result<Vec<String>, Error> {
    let mut repositories = client.list(operations::Client::app_installation_repos, args! {})?;
    let mut names = Vec::new();
    while let Some(repository) = repositories.try_next().await? {
        names.push(repository.get("full_name")?);
    }
    Ok(names)
}

#[allow(dead_code)] // the tests run the functions above
#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let account = std::env::args().nth(1).ok_or("give the login of an organization or a user")?;
    let key = std::fs::read_to_string(std::env::var("APP_PRIVATE_KEY_PATH")?)?;
    let app = Client::builder().app(std::env::var("APP_CLIENT_ID")?, key).build()?;
    let (client, _) = connect(&app, &account).await?;
    list_repositories(&client).await?.iter().for_each(|name| println!("{name}"));
    Ok(())
}
