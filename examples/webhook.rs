//! Thank for each new issue: what a web server calls with the headers and the body of a delivery.

use std::error::Error;

use ferrohub::operations::ShortIssue;
use ferrohub::{Client, Resource, WebhookReceiver, WebhookSecrets, args};

/// Handle a delivery; returns the URL of the comment, if the event is a new issue.
pub async fn receive(
    receiver: &WebhookReceiver,
    client: &Client,
    headers: &http::HeaderMap,
    body: Vec<u8>,
) -> Result<Option<String>, Box<dyn Error>> {
    let event = receiver.receive(headers, body)?;
    if (event.name(), event.action().as_deref()) != ("issues", Some("opened")) {
        return Ok(None);
    }
    let Some(issue) = event.bind(client).resource("issue")? else { return Ok(None) };
    let comment: Resource = issue.call(ShortIssue::create_comment, args! { body: "Thank you!" }).await?;
    Ok(Some(comment.get("html_url")?))
}

/// Read a delivery from files, as `cargo run --example webhook BODY SIGNATURE`: the event is `issues`.
#[tokio::main(flavor = "current_thread")]
#[allow(dead_code)]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut files = std::env::args().skip(1);
    let (Some(body), Some(signature)) = (files.next(), files.next()) else {
        return Err("the arguments are the file of the body and that of the signature".into());
    };
    let secret = std::env::var("WEBHOOK_SECRET")?;
    let client = Client::builder().token(std::env::var("GITHUB_TOKEN")?).build()?;
    let mut headers = http::HeaderMap::new();
    headers.insert("x-github-event", "issues".parse()?);
    headers.insert("x-github-delivery", "0".parse()?);
    headers.insert("x-hub-signature-256", std::fs::read_to_string(signature)?.trim().parse()?);
    let receiver = WebhookReceiver::new(WebhookSecrets::new([secret])?);
    if let Some(comment) = receive(&receiver, &client, &headers, std::fs::read(body)?).await? {
        println!("{comment}");
    }
    Ok(())
}
