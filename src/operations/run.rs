//! The run of a call: what it does, its request, and the future that sends it.

use std::fmt;
use std::sync::Arc;

use bytes::Bytes;
use futures_util::future::BoxFuture;
use serde_json::{Value, json};

use crate::auth::credential::{AppKey, Auth};
use crate::github::description::versions;
use crate::github::model::declaration::{Local, Method, Op, Returns, Send, Takes, media};
use crate::http::error::{Error, Result};
use crate::http::needs::Needs;
use crate::http::request::{Request, absolute_url};
use crate::http::response::Response;
use crate::http::transfer::{Download, Progress, Upload};
use crate::json::document::Json;
use crate::operations::arguments::{self, Arguments};
use crate::operations::handle;
use crate::operations::outcome::{Found, Outcome, interpret_status};
use crate::operations::paging::{self, Size};
use crate::operations::request;
use crate::session::Session;
use crate::session::listing::Listing;
use crate::session::search;

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
    pub attachment: Attachment,
}

/// An argument that is not JSON.
#[derive(Default)]
pub enum Attachment {
    /// No such argument.
    #[default]
    Nothing,
    /// Contents of files by path; None deletes the file.
    Files(Vec<(String, Option<Bytes>)>),
    /// The value of a secret.
    Secret(Vec<u8>),
    /// The private key of an app.
    Key(AppKey),
    /// The callback for the progress.
    Progress(Progress),
    /// The body to upload.
    Upload(Upload),
    /// The bodies to upload, one after the other.
    Uploads(Vec<NamedUpload>),
    /// The destination of the response body.
    Download(Download),
}

/// A file to upload.
#[derive(Debug)]
pub struct NamedUpload {
    /// Its name.
    pub name: String,
    /// Media type of the content.
    pub media_type: String,
    /// The content.
    pub upload: Upload,
}

// Contents and secrets must not appear in logs.
impl fmt::Debug for Attachment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Attachment").finish_non_exhaustive()
    }
}

/// What a call does.
#[derive(Debug)]
pub enum Plan {
    /// It returns a lazy handle of a resource of this class, which has this JSON.
    Handle(&'static str, Json),
    /// It returns this without a request.
    Done(Found),
    /// The owner does not have what the operation lists: in its place is nothing, or this error.
    Absent(Error),
    /// It computes its result.
    Local(Local),
    /// It returns a listing, which sends nothing yet.
    List,
    /// It sends requests.
    Send,
}

/// Whether an operation returns a listing.
pub fn is_listing(op: &Op) -> bool {
    matches!(op.returns, Returns::Many(_) | Returns::Search(_) | Returns::Rows(_) | Returns::Pairs(_))
}

impl Call {
    /// A call with the session's own credential.
    pub fn new(session: &Arc<Session>, op: &'static Op, arguments: Arguments) -> Call {
        Call { session: session.clone(), op, arguments, owner: None, auth: None, attachment: Attachment::Nothing }
    }

    /// What the call does. Nothing is sent.
    pub fn plan(&self) -> Result<Plan> {
        if arguments::taking(&self.arguments, Takes::Lazy) == Some(&Value::Bool(true)) {
            return self.handle().map(|(class, known)| Plan::Handle(class, known));
        }
        if self.is_idle() {
            self.check_credential()?;
            return Ok(Plan::Done(match self.op.returns {
                Returns::Bool | Returns::Renew => Found::Bool(false),
                Returns::Owner(_) => Found::Owner,
                Returns::List(class) => Found::List(class, Json::from(Bytes::from_static(b"[]"))),
                _ => Found::Nothing,
            }));
        }
        if let Some((key, due)) = self.op.only_with
            && let Some(found) = self.member(key).filter(|found| found != due)
        {
            self.check_credential()?;
            let why = format!("{} needs the {key} {due:?}, not {found:?}", self.op.name);
            return Ok(Plan::Absent(Error::Argument(why)));
        }
        Ok(match self.op.method {
            Method::Local(local) => Plan::Local(local),
            _ if is_listing(self.op) => Plan::List,
            _ => Plan::Send,
        })
    }

    /// What a lazy handle of the result knows, and its class.
    pub fn handle(&self) -> Result<(&'static str, Json)> {
        let (Returns::One(class), false) = (self.op.returns, self.op.handle.is_empty()) else {
            return Err(Error::Type(format!("{}() returns no lazy handle", self.op.name)));
        };
        let urls = &self.session.settings().urls;
        Ok((class, handle::known(self.op, &self.arguments, self.owner.as_ref(), urls)?))
    }

    /// Whether nothing is to be changed, so that no request is needed.
    fn is_idle(&self) -> bool {
        let is_empty = |value: &Value| self.op.send == Send::Whole && value.as_array().is_some_and(Vec::is_empty);
        let is_nothing = |value: &Option<Value>| value.as_ref().is_none_or(is_empty);
        (self.op.skip_empty && self.arguments.iter().all(|(_, value)| is_nothing(value)))
            || (!self.op.skip_without.is_empty() && self.argument(self.op.skip_without).is_none())
    }

    /// The listing that the operation returns. Without a page size of the library, the request has the one that was
    /// given, or none.
    pub fn listing(&self, has_own_size: bool) -> Result<Listing> {
        let integer = |takes| arguments::taking(&self.arguments, takes).and_then(Value::as_i64);
        let number = integer(Takes::Number).unwrap_or(-1);
        let size = match integer(Takes::PerPage) {
            Some(size) => Size::Given(size),
            None if has_own_size => Size::Own,
            None => Size::None,
        };
        let is_search = matches!(self.op.returns, Returns::Search(_));
        let is_divided = has_own_size && is_search && search::is_divided(number);
        Ok(paging::listing(self.request()?, paging::layout(self.op), number, size, is_divided))
    }

    /// The SHA-256 of the owner as GitHub reports it, for a download that is compared with it.
    pub fn expected_digest(&self) -> Result<String> {
        let digest = self.member("digest").unwrap_or_default();
        let missing = || Error::Argument("check_digest: GitHub reports no SHA-256 digest for this asset".to_owned());
        digest.strip_prefix("sha256:").map(str::to_owned).ok_or_else(missing)
    }

    /// Send a request and interpret its status.
    pub(super) fn finish(self, request: Request) -> Result<Running> {
        Ok(Box::pin(async move { interpret_status(self.op, self.session.send(request).await?) }))
    }

    /// Return an error if the session lacks the credential that the operation requires.
    pub fn check_credential(&self) -> Result<()> {
        self.session.require(self.op.needs, self.auth.as_ref()).map(drop)
    }

    /// The declared request.
    pub fn request(&self) -> Result<Request> {
        self.request_of(self.op, &self.arguments, self.owner.as_ref())
    }

    /// The request of another operation, with the credential that it requires.
    pub(super) fn request_of(&self, op: &Op, arguments: &Arguments, owner: Option<&Json>) -> Result<Request> {
        let missing = self.session.require(op.needs, self.auth.as_ref())?;
        let settings = self.session.settings();
        let build = |owner: Option<&Json>| request::build(op, arguments, owner, &settings.urls);
        let (mut request, auth) = match settings.client_id.clone().filter(|_| op.needs == Needs::ClientId) {
            Some((username, password)) => {
                let client = Json::from_value(&json!({ "client_id": username }));
                (build(Some(&client))?, Some(Auth::Basic { username, password }))
            }
            None => (build(owner)?, self.auth.clone()),
        };
        adapt(op, settings.api_version.as_deref(), &mut request)?;
        request.sign_with(auth);
        request.context.lacks = missing;
        request.context.needs = Some(op.needs);
        Ok(request)
    }

    /// A request without a body to a URL with the operation's placeholders, such as "GET {url}/tags".
    pub(super) fn bare(&self, line: &str) -> Result<Request> {
        self.check_credential()?;
        let urls = &self.session.settings().urls;
        let mut request = request::bare(line, &self.arguments, self.owner.as_ref(), urls)?;
        request.sign_with(self.auth.clone());
        if self.op.accept != media::FULL {
            request.header("accept", self.op.accept)?;
        }
        Ok(request)
    }

    /// A request to a URL that GitHub sent.
    pub(super) fn at(&self, url: &str) -> Result<Request> {
        self.check_credential()?;
        let mut request = Request::new(http::Method::GET, absolute_url(url, &self.session.settings().urls.api)?);
        request.sign_with(self.auth.clone());
        Ok(request)
    }

    /// The same with a JSON body.
    pub(super) fn with_body(&self, line: &str, body: &Value) -> Result<Request> {
        let mut request = self.bare(line)?;
        request.json(body);
        Ok(request)
    }

    /// Send a request; any status but success is an error.
    pub(super) async fn fetch(&self, request: Request) -> Result<Response> {
        let response = self.session.send(request).await?;
        if response.is_success() { Ok(response) } else { Err(Error::Status(Box::new(response))) }
    }

    /// An argument in the form in which it is sent.
    pub fn argument(&self, name: &str) -> Option<&Value> {
        arguments::sent(&self.arguments, name)
    }

    /// An argument as text; empty if it is not sent or not text.
    pub fn text(&self, name: &str) -> &str {
        self.argument(name).and_then(Value::as_str).unwrap_or_default()
    }

    /// A member of the owner as text.
    pub fn member(&self, key: &str) -> Option<String> {
        self.owner.as_ref()?.get(key)?.scalar()
    }
}

/// Adapt the JSON body of a request to the version of the API.
fn adapt(op: &Op, version: Option<&str>, request: &mut Request) -> Result<()> {
    let body = request.body.as_deref().filter(|_| versions::changes_body(op.id, version));
    let Some(Ok(Value::Object(mut body))) = body.map(serde_json::from_slice) else { return Ok(()) };
    let is_default = |name: &str, value: &Value| {
        let mut named = op.params.iter().filter(|param| param.wire == name);
        value.is_string() && named.any(|param| param.usual().as_ref() == Some(value))
    };
    versions::adapt(op.id, version, is_default, &mut body).map_err(Error::Argument)?;
    request.json(&Value::Object(body));
    Ok(())
}
