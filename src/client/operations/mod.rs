//! Running operations: plain ones, which send one request, and composite ones, which are functions here, one file per
//! chapter. They are futures, which blocking and awaitable calls share.

use std::fmt;
use std::sync::Arc;

use bytes::Bytes;
use futures_util::future::BoxFuture;
use serde_json::Value;

use crate::auth::credential::{AppKey, Auth};
use crate::client::request::Arguments;
use crate::client::session::{Outcome, Session, interpret_status, object_of, shape};
use crate::http::error::{Error, Result};
use crate::http::request::Request;
use crate::http::response::Response;
use crate::http::transfer::{Download, Upload};
use crate::json::document::Json;
use crate::schema::declaration::{Composite, Method, Op, media};

mod actions;
mod apps;
mod branches;
mod checks;
mod commit_files;
mod contents;
mod git;
mod issues;
pub mod local;
mod meta;
mod projects;
mod releases;

pub use commit_files::Changes;
pub use contents::raw;

/// A running operation. Dropping it cancels the request in flight.
pub type Running = BoxFuture<'static, Result<Outcome>>;

/// A call of an operation.
#[derive(Debug)]
pub struct Call {
    /// The session.
    pub session: Arc<Session>,
    /// The operation.
    pub op: &'static Op,
    /// The JSON arguments.
    pub arguments: Arguments,
    /// JSON of the resource whose method the operation is.
    pub owner: Option<Json>,
    /// The credential, if it is not the session's.
    pub auth: Option<Auth>,
    /// The argument that is not JSON.
    pub input: Input,
}

/// An argument that is not JSON.
#[derive(Default)]
pub enum Input {
    /// No such argument.
    #[default]
    Nothing,
    /// Contents of files by path; None deletes the file.
    Files(Vec<(String, Option<Bytes>)>),
    /// The value of a secret.
    Secret(Vec<u8>),
    /// The private key of an app.
    Key(AppKey),
    /// The body to upload.
    Upload(Upload),
    /// The destination of the response body.
    Download(Download),
}

// Contents and secrets must not appear in logs.
impl fmt::Debug for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Input::Nothing => "Nothing",
            Input::Files(_) => "Files",
            Input::Secret(_) => "Secret",
            Input::Key(_) => "Key",
            Input::Upload(_) => "Upload",
            Input::Download(_) => "Download",
        })
    }
}

/// Check a call and return its future. Nothing is sent before the future is polled.
pub fn start(call: Call) -> Result<Running> {
    let Method::Composite(composite) = call.op.method else { return call.plain() };
    match composite {
        Composite::Authorize => apps::authorize(call),
        Composite::CommitFiles => git::commit_files(call),
        Composite::CreateIssue => issues::create(call),
        Composite::CreateSecret => actions::create_secret(call),
        Composite::CreateTag => git::create_tag(call),
        Composite::DeleteFile | Composite::UpdateFile => contents::change(call),
        Composite::DownloadArchive => contents::download_archive(call),
        Composite::DownloadAsset => releases::download_asset(call),
        Composite::DownloadReleaseArchive => releases::download_archive(call),
        Composite::FetchCardIssue => projects::fetch_issue(call),
        Composite::FetchCardPullRequest => projects::fetch_pull_request(call),
        Composite::ListDirectory => contents::list_directory(call),
        Composite::LoginAsInstallation => apps::login_as_installation(call),
        Composite::RenderMarkdown => meta::render_markdown(call),
        Composite::SetAutoTriggerChecks => checks::set_auto_trigger(call),
        Composite::SetSecret => actions::set_secret(call),
        Composite::Subscribe => meta::subscribe(call),
        Composite::UpdateProtection => branches::update_protection(call),
        Composite::UploadAsset => releases::upload_asset(call),
    }
}

impl Call {
    /// A call with the session's own credential.
    pub fn new(session: &Arc<Session>, op: &'static Op, arguments: Arguments) -> Call {
        Call { session: session.clone(), op, arguments, owner: None, auth: None, input: Input::Nothing }
    }

    /// Send the declared request and interpret its status.
    fn plain(self) -> Result<Running> {
        if let Method::Local(_) = self.op.method {
            return Err(Error::Argument(format!("{}.{} makes no request", self.op.class, self.op.name)));
        }
        let request = self.request()?;
        self.finish(request)
    }

    /// Send a request and interpret its status.
    fn finish(self, request: Request) -> Result<Running> {
        Ok(Box::pin(async move { interpret_status(self.op, self.session.send(request).await?) }))
    }

    /// Return an error if the session lacks the credential that the operation requires.
    fn check_credential(&self) -> Result<()> {
        self.session.check(self.op, self.auth.as_ref())
    }

    /// The declared request.
    fn request(&self) -> Result<Request> {
        self.request_of(self.op, &self.arguments, self.owner.as_ref())
    }

    /// The request of another operation.
    fn request_of(&self, op: &Op, arguments: &Arguments, owner: Option<&Json>) -> Result<Request> {
        self.session.prepare(op, arguments, owner, self.auth.clone())
    }

    /// A request without a body to an address with the operation's placeholders, such as "GET {url}/tags".
    fn bare(&self, line: &str) -> Result<Request> {
        self.check_credential()?;
        let addresses = &self.session.settings().addresses;
        let mut request = Request::bare(line, &self.arguments, self.owner.as_ref(), addresses)?;
        request.sign_with(self.auth.clone());
        if self.op.accept != media::FULL {
            request.header("accept", self.op.accept)?;
        }
        Ok(request)
    }

    /// The same with a JSON body.
    fn with_body(&self, line: &str, body: &Value) -> Result<Request> {
        let mut request = self.bare(line)?;
        request.json(body);
        Ok(request)
    }

    /// Send a request; any status but success is an error.
    async fn fetch(&self, request: Request) -> Result<Response> {
        let response = self.session.send(request).await?;
        if response.is_success() { Ok(response) } else { Err(Error::Status(Box::new(response))) }
    }

    /// An argument in the form in which it is sent.
    fn argument(&self, name: &str) -> Option<&Value> {
        self.arguments.iter().find(|(param, _)| param.name == name)?.1.as_ref()
    }

    /// An argument as text; empty if it is not sent or not text.
    fn text(&self, name: &str) -> &str {
        self.argument(name).and_then(Value::as_str).unwrap_or_default()
    }

    /// A member of the owner as text.
    fn member(&self, key: &str) -> Option<String> {
        self.owner.as_ref()?.get(key)?.scalar()
    }
}

/// A text member of a response.
fn text_of(response: &Response, key: &str) -> Result<String> {
    object_of(response)?
        .get(key)
        .filter(|member| !member.is_null())
        .and_then(|member| member.scalar())
        .ok_or_else(|| shape(response, &format!("one with {key}")))
}

/// The error for a call without the input that its operation requires.
fn missing_input(call: &Call) -> Error {
    Error::Argument(format!("{}.{} is called without its content", call.op.class, call.op.name))
}

#[cfg(test)]
mod tests;
