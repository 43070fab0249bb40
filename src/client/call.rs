//! Calls of operations from Rust: arguments by name, and results as the types that a program names.

use bytes::Bytes;
use serde_json::{Map, Value};
use tokio::runtime::Handle;

use crate::client::Client;
use crate::client::args::Args;
use crate::client::error::{Error, Result};
use crate::client::host;
use crate::client::listing::Listing;
use crate::client::operation::{Operation, is_argument};
use crate::client::reply::{FromReply, Reply, ReplyKind};
use crate::client::resource::Resource;
use crate::client::transfer::{Content, Destination};
use crate::github::declared::registry;
use crate::github::model::declaration::{Class, Composite, Local, Method, Op, Returns};
use crate::http::response::Response;
use crate::json::document::Json;
use crate::operations::arguments;
use crate::operations::binding::Function;
use crate::operations::composite::local;
use crate::operations::described::unknown_keys;
use crate::operations::input::Input as _;
use crate::operations::outcome::{Found, Outcome, renewed};
use crate::operations::run::{self, Attachment, Plan};

impl Client {
    /// Run an operation of the client, such as [`operations::Client::repository`](crate::operations::Client). The
    /// result may be any type that fits the operation, see [`FromReply`].
    ///
    /// Dropping the future cancels the request.
    ///
    /// # Errors
    /// [`Error::Argument`] and [`Error::Credential`] before anything is sent, [`Error::Status`] for a response with an
    /// error status, and any other [`Error`].
    pub async fn call<T: FromReply>(&self, operation: impl Into<Operation>, args: impl Into<Args>) -> Result<T> {
        Call::new(self, operation.into(), None)?.run(args.into(), None).await
    }

    /// A listing of the client, such as [`operations::Client::search_repositories`](crate::operations::Client). Nothing
    /// is sent until it is read.
    ///
    /// # Errors
    /// [`Error::Argument`] and [`Error::Credential`].
    pub fn list(&self, operation: impl Into<Operation>, args: impl Into<Args>) -> Result<Listing> {
        Call::new(self, operation.into(), None)?.list(args.into())
    }

    /// A handle of the resource that an operation would fetch, such as
    /// [`operations::Client::repository`](crate::operations::Client). Nothing is sent. The handle has only the fields
    /// that follow from the arguments. Its operations do not fetch it first; [`Resource::refresh`] does.
    ///
    /// # Errors
    /// [`Error::Argument`] also for an operation that has no handles: those with the argument `lazy` in Python have them.
    pub fn handle(&self, operation: impl Into<Operation>, args: impl Into<Args>) -> Result<Resource> {
        Call::new(self, operation.into(), None)?.handle(args.into())
    }
}

/// A call of an operation of a client or a resource.
#[derive(Debug)]
pub struct Call<'a> {
    client: &'a Client,
    op: &'static Op,
    owner: Option<&'a Resource>,
}

impl<'a> Call<'a> {
    /// A call; an error if the owner has no such operation.
    pub fn new(client: &'a Client, operation: Operation, owner: Option<&'a Resource>) -> Result<Call<'a>> {
        let op = operation.op();
        let call = Call { client, op, owner };
        let fits = match owner {
            None => op.on_class || matches!(op.class, "Client" | "ClientEnterprise"),
            Some(owner) => owner.is_a(op.class),
        };
        if fits {
            return Ok(call);
        }
        let owner = owner.and_then(Resource::class_name).unwrap_or("Client");
        Err(Error::Argument(format!("{operation} is an operation of {}, not of {owner}", op.class)))
    }

    /// Send the request and return the result of the operation.
    pub async fn run<T: FromReply>(&self, args: Args, content: Option<Content>) -> Result<T> {
        self.check_function(content.is_some())?;
        let mut call = self.checked(args)?;
        self.check_type::<T>()?;
        match call.plan()? {
            Plan::Absent(error) => return Err(error.into()),
            Plan::Done(found) => return self.result(self.reply(found), None),
            Plan::Local(local) => {
                if let (Some(owner), Some(key)) = (self.owner, local::needed(local)) {
                    owner.check_known(key)?;
                }
                return self.result(self.reply(local::compute(local, &call)?), None);
            }
            Plan::Handle(..) | Plan::List | Plan::Send => {}
        }
        if let Some(content) = content {
            call.attachment = Attachment::Upload(content.open().await?);
        }
        let outcome = send(call).await?;
        self.result(self.reply(outcome.found(self.op)?), outcome.response())
    }

    /// Return an error if another function of the library runs the operation.
    fn check_function(&self, has_content: bool) -> Result<()> {
        let is = |composite| self.op.method == Method::Composite(composite);
        let is_upload = is(Composite::UploadAsset) || is(Composite::UploadSarif);
        let why = if self.listing_class().is_some() {
            "returns a listing: see list()"
        } else if self.is_download() {
            "writes a file: see download()"
        } else if is(Composite::LoginAsInstallation) {
            "changes the session: see Client::installation()"
        } else if is_upload && !has_content {
            "needs content: see upload()"
        } else if has_content && !is_upload {
            "uploads nothing: see call()"
        } else {
            return Ok(());
        };
        Err(Error::Argument(format!("{} {why}", Operation::from(self.op))))
    }

    /// Return an error if the operation returns no result that can be converted to this type.
    fn check_type<T: FromReply>(&self) -> Result<()> {
        let kinds = ReplyKind::of(self.op.returns);
        if kinds.iter().any(|kind| T::accepts(*kind)) {
            return Ok(());
        }
        let returned = kinds.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(" or ");
        let wanted = ReplyKind::wanted::<T>();
        Err(Error::Argument(format!("{} returns {returned}, not {wanted}", Operation::from(self.op))))
    }

    /// A result as the type that the program named; an error if this response has none of the type.
    fn result<T: FromReply>(&self, reply: Reply, response: Option<&Response>) -> Result<T> {
        if T::accepts(reply.kind()) {
            return T::from_reply(reply);
        }
        let (returned, wanted) = (reply.kind().name(), ReplyKind::wanted::<T>());
        Err(match response {
            Some(response) if !response.ok() => Error::Status(Box::new(response.clone().into())),
            Some(response) => {
                let reason = format!("{} returned {returned}, not {wanted}", response.status_line());
                Error::Unexpected { response: Box::new(response.clone().into()), reason }
            }
            None => Error::Argument(format!("{} returned {returned}, not {wanted}", Operation::from(self.op))),
        })
    }

    fn is_download(&self) -> bool {
        let downloads = [Composite::DownloadArchive, Composite::DownloadAsset, Composite::DownloadReleaseArchive];
        downloads.iter().any(|composite| self.op.method == Method::Composite(*composite))
    }

    /// Download the body of the response; None if there is nothing to download.
    pub async fn download(&self, args: Args, destination: Destination) -> Result<Option<std::path::PathBuf>> {
        if !self.is_download() {
            return Err(Error::Argument(format!("{} downloads nothing", Operation::from(self.op))));
        }
        let check = args.get("check_digest").cloned();
        let mut call = self.checked(args)?;
        let sha256 = match check {
            None | Some(Value::Null | Value::Bool(false)) => None,
            Some(Value::Bool(true)) => Some(call.expected_digest()?),
            Some(_) => return Err(Error::argument("check_digest must be true or false")),
        };
        call.attachment = Attachment::Download(destination.download(sha256.as_deref()));
        let outcome = send(call).await?;
        Ok(if matches!(outcome, Outcome::Yes(_)) { destination.written() } else { None })
    }

    /// A handle of the resource that the operation would fetch.
    pub fn handle(&self, args: Args) -> Result<Resource> {
        if self.op.handle.is_empty() {
            return Err(Error::Argument(format!("{} has no handles", Operation::from(self.op))));
        }
        let (class, known) = self.checked(args)?.handle()?;
        Ok(Resource::new(self.client, registry::class(class), known).into_handle())
    }

    /// A listing; it sends nothing yet.
    pub fn list(&self, args: Args) -> Result<Listing> {
        let Some(class) = self.listing_class() else {
            return Err(Error::Argument(format!("{} returns no listing: see call()", Operation::from(self.op))));
        };
        let call = self.checked(args)?;
        match call.plan()? {
            Plan::Absent(error) => Err(error.into()),
            _ => Ok(Listing::new(self.client, class, call.listing(true)?)),
        }
    }

    /// The call with its arguments, checked and in the form in which they are sent.
    fn checked(&self, args: Args) -> Result<run::Call> {
        let names: Vec<&str> = Operation::from(self.op).arguments().collect();
        let has_hint = !self.op.handle.is_empty() && args.get("lazy").is_some();
        let hint = if has_hint { "; handle() makes a lazy handle" } else { "" };
        let function = Function { name: self.op.name, parameters: &names, positional: &[], hint };
        let mut bound: Vec<Option<&Value>> = function.bind(std::iter::empty())?;
        let given = args.into_map();
        given.iter().try_for_each(|(name, value)| function.bind_named(&mut bound, name, value))?;
        let value = |name| *names.iter().position(|known| *known == name).and_then(|at| bound.get(at)).unwrap_or(&None);
        let required = self.op.params.iter().filter(|param| param.default.is_none() && is_argument(param.takes));
        let missing: Vec<&str> = required.map(|param| param.name).filter(|name| value(*name).is_none()).collect();
        function.check_missing(&missing)?;
        let arguments = arguments::convert(self.op, self.op.params.iter().map(|param| value(param.name)))?;
        unknown_keys::check(self.op, &arguments)?;
        let mut call = run::Call::new(self.client.session(), self.op, arguments);
        call.owner = self.owner.map(Resource::data);
        call.attachment = self.attachment(&given)?;
        Ok(call)
    }

    /// The class of the items; None if the operation is not a listing.
    fn listing_class(&self) -> Option<Option<&'static Class>> {
        match self.op.returns {
            Returns::Many(class) | Returns::Search(class) => Some(registry::class(class)),
            Returns::Rows(_) | Returns::Pairs(_) => Some(None),
            _ => None,
        }
    }

    /// The argument that is not JSON.
    fn attachment(&self, given: &Map<String, Value>) -> Result<Attachment> {
        match self.op.method {
            Method::Composite(Composite::CommitFiles) => match given.get("files") {
                Some(Value::Object(files)) => files.iter().map(file).collect::<Result<_>>().map(Attachment::Files),
                _ => Err(Error::argument("files must be an object: text or bytes by path, null to delete a file")),
            },
            Method::Composite(Composite::SetSecret) | Method::Local(Local::Seal) => {
                let secret = given.get("value").and_then(|value| value.bytes().map(Vec::from));
                secret.map(Attachment::Secret).ok_or_else(|| Error::argument("value must be text or bytes"))
            }
            _ => Ok(Attachment::Nothing),
        }
    }

    fn reply(&self, found: Found) -> Reply {
        let resource = |class, json| Resource::new(self.client, class, json);
        match found {
            Found::Nothing => Reply::Nothing,
            Found::Bool(value) => Reply::Bool(value),
            Found::Owner => self.owner.map_or(Reply::Nothing, |owner| Reply::Resource(owner.clone())),
            Found::Renewed(json) => {
                let json = match self.owner {
                    Some(owner) => renewed(&owner.data(), json),
                    None => json,
                };
                Reply::Resource(resource(self.owner.and_then(Resource::class), json))
            }
            Found::One(class, json) => Reply::Resource(resource(registry::class(class), json)),
            Found::List(class, json) => {
                let class = registry::class(class);
                Reply::Resources(json.items().into_iter().map(|item| resource(class, item)).collect())
            }
            Found::Record(_, json) | Found::Templates(json) => Reply::Resource(resource(None, json)),
            Found::Value(json) if json.is_object() => Reply::Resource(resource(None, json)),
            Found::Value(json) | Found::Time(json) => Reply::Json(value_of(&json)),
            Found::Text(text) => Reply::Text(String::from_utf8_lossy(&text).into_owned()),
            Found::Bytes(bytes) => Reply::Bytes(bytes),
        }
    }
}

/// Send the requests of a call.
async fn send(call: run::Call) -> Result<Outcome> {
    if Handle::try_current().is_err() {
        return Err(Error::Runtime);
    }
    host::run(async { call.start()?.await }).await
}

/// A value that is known to be JSON; null if it is nested too deep to be parsed.
fn value_of(json: &Json) -> Value {
    serde_json::from_str(json.text()).unwrap_or_default()
}

/// A path and the content of the file; None deletes it.
fn file((path, content): (&String, &Value)) -> Result<(String, Option<Bytes>)> {
    match content.bytes() {
        _ if content.is_null() => Ok((path.clone(), None)),
        Some(bytes) => Ok((path.clone(), Some(Bytes::copy_from_slice(&bytes)))),
        None => Err(Error::Argument(format!("files: {path:?} must be text, bytes, or null to delete it"))),
    }
}
