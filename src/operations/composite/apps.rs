//! Operations of the chapter `apps` that return credentials.

use http::Method;
use serde_json::{Map, Value};

use crate::auth::credential::{Auth, InstallationToken, Narrowing, Renewal, Secret, Target};
use crate::http::error::{Error, Result};
use crate::http::request::{Request, absolute_url};
use crate::layers::installation_token;
use crate::operations::composite::reading::missing_input;
use crate::operations::outcome::Outcome;
use crate::operations::run::{Attachment, Call, Running};

/// Send with the username and password of the arguments, for this request only.
pub fn authorize(call: Call) -> Result<Running> {
    let url = absolute_url("/authorizations", &call.session.settings().urls.api)?;
    let mut request = Request::new(Method::POST, url);
    let password = Secret::new(call.text("password"));
    request.sign_with(Some(Auth::Basic { username: call.text("username").to_owned(), password }));
    let members = ["scopes", "note", "note_url", "client_id", "client_secret", "fingerprint"];
    let given = members.iter().filter_map(|name| Some(((*name).to_owned(), call.argument(name)?.clone())));
    request.json(&Value::Object(given.collect::<Map<_, _>>()));
    call.finish(request)
}

/// Request an installation token, which becomes the credential of the session.
pub fn login_as_installation(mut call: Call) -> Result<Running> {
    let Attachment::Key(key) = std::mem::take(&mut call.attachment) else { return Err(missing_input(&call)) };
    let installation_id = call.argument("installation_id").and_then(Value::as_u64).filter(|id| *id > 0);
    let bad_id = || Error::Argument("installation_id must be a positive integer".into());
    let target = Target::Id(installation_id.ok_or_else(bad_id)?);
    let lifetime = call.argument("expire_in").and_then(Value::as_i64).unwrap_or_default();
    let renewal = Renewal::new(key, target, Narrowing::default(), Some(lifetime));
    Ok(Box::pin(async move {
        let grant = installation_token::grant(&*call.session, &renewal, None).await?;
        let token = InstallationToken::new(grant, Some(renewal));
        call.session.change(|settings| settings.auth = Auth::Installation(token.clone()));
        Ok(Outcome::Nothing(None))
    }))
}
