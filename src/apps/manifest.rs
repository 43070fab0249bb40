//! The manifest flow: GitHub registers an app that a manifest describes, and returns its credentials once.

use http::Method;
use serde_json::Value;
use url::Url;

use crate::auth::credential::Secret;
use crate::auth::oauth::{random, read_callback};
use crate::http::error::{Error, Result};
use crate::http::request::{Request, absolute_url, segment};
use crate::http::response::Response;
use crate::session::Session;

/// The start of a manifest flow. The program keeps the state for the browser that gets the page.
#[derive(Debug, Clone)]
pub struct Registration {
    /// Where the browser posts the manifest to.
    pub url: Url,
    /// What the browser must bring back.
    pub state: Secret,
}

/// Start a manifest flow: for the user's own account, or for an organization. A state that is passed is used again.
pub fn start(web: &str, organization: Option<&str>, state: Option<&str>) -> Result<Registration> {
    let path = match organization {
        Some("") => return Err(Error::Argument("organization must not be empty".to_owned())),
        Some(login) => format!("/organizations/{}/settings/apps/new", segment(login)),
        None => "/settings/apps/new".to_owned(),
    };
    let state = match state {
        Some("") => return Err(Error::Argument("state must not be empty".to_owned())),
        Some(state) => Secret::new(state),
        None => random(),
    };
    let mut url = absolute_url(&format!("{web}{path}"), "")?;
    url.query_pairs_mut().append_pair("state", state.reveal());
    Ok(Registration { url, state })
}

/// A page that posts the manifest to GitHub when it is loaded, or when its button is pressed.
pub fn page(registration: &Registration, manifest: &Value) -> String {
    let (url, manifest) = (escaped(registration.url.as_str()), escaped(&manifest.to_string()));
    format!(
        "<!doctype html>\n<title>Register a GitHub App</title>\n<form id=\"register\" method=\"post\" \
         action=\"{url}\">\n<input type=\"hidden\" name=\"manifest\" value=\"{manifest}\">\n\
         <button>Register the app on GitHub</button>\n</form>\n\
         <script>document.getElementById(\"register\").submit()</script>\n"
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Exchange the code in the URL that GitHub has sent the browser back to for the app's credentials. This works once,
/// within an hour.
pub async fn convert(session: &Session, callback: &str, state: &str) -> Result<Response> {
    let code = read_callback(callback, state)?;
    let path = format!("/app-manifests/{}/conversions", segment(code.reveal()));
    let mut request = Request::new(Method::POST, absolute_url(&path, &session.settings().urls.api)?);
    request.context.left_origins = true; // the code is the credential
    request.header("accept", "application/vnd.github+json")?;
    let response = session.send(request).await?;
    if response.ok() { Ok(response) } else { Err(Error::Status(Box::new(response))) }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_page_posts_the_manifest() {
        let own = start("https://github.com", None, Some("st4te")).unwrap();
        assert_eq!(own.url.as_str(), "https://github.com/settings/apps/new?state=st4te");
        let found = page(&own, &json!({ "name": "A \"quoted\" <app>" }));
        assert!(found.contains(r#"action="https://github.com/settings/apps/new?state=st4te""#));
        assert!(found.contains("&quot;A \\&quot;quoted\\&quot; &lt;app&gt;&quot;"), "{found}");
        let other = start("https://github.com", Some("octo-org"), None).unwrap();
        assert!(other.url.path() == "/organizations/octo-org/settings/apps/new" && other.state != own.state);
        assert!(start("https://github.com", Some(""), None).is_err());
    }
}
