//! Act for a user who enters a code: `cargo run --example device_flow`, with the client ID of an application in
//! `APP_CLIENT_ID`.

use std::error::Error;

use ferrohub::{Client, DeviceCode, OAuthApp, Resource, UserToken, args, operations};

/// Store a new token. A program would write it to where it keeps passwords.
fn save(token: &UserToken) -> Result<(), Box<dyn Error + Send + Sync>> {
    println!("there is a new token, which expires at {:?}", token.expires_at());
    Ok(())
}

/// The login of the user who enters the code.
pub async fn log_in(base_url: &str, client_id: &str) -> Result<String, ferrohub::Error> {
    let app = OAuthApp::new(&Client::builder().base_url(base_url).build()?, client_id, None)?;
    let show = |code: &DeviceCode| println!("Open {} and enter the code {}", code.verification_uri(), code.user_code());
    let token = app.device_flow(&["repo"], show).await?;
    let client = app.client(token, |token| async move { save(&token) });
    let me: Resource = client.call(operations::Client::me, args! {}).await?;
    me.get("login")
}

#[allow(dead_code)] // the tests run the function above
#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    println!("{}", log_in("https://api.github.com", &std::env::var("APP_CLIENT_ID")?).await?);
    Ok(())
}
