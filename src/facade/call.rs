//! Calls: checking the arguments, sending the request, and converting the response to the result of the operation.

use bytes::Bytes;
use serde_json::{Map, Value};
use tokio::runtime::Handle;

use crate::api::registry;
use crate::client::handle;
use crate::client::listing;
use crate::client::operations;
use crate::client::operations::Input;
use crate::client::page::{Layout, Pages, per_page};
use crate::client::request::Arguments;
use crate::client::search;
use crate::client::session::{Outcome, json_of, object_of, shape};
use crate::facade::args::Args;
use crate::facade::arguments::{Passed, bytes_of, convert, is_idle};
use crate::facade::client::Client;
use crate::facade::error::{Error, Result};
use crate::facade::host;
use crate::facade::listing::Listing;
use crate::facade::local;
use crate::facade::operation::Operation;
use crate::facade::reply::{FromReply, Reply, ReplyKind};
use crate::facade::resource::Resource;
use crate::facade::transfer::{Content, Destination};
use crate::http::error;
use crate::http::response::Response;
use crate::json::document::Json;
use crate::schema::declaration::{Class, Composite, Method, Op, Returns, Takes};
use crate::schema::kind::Kind;

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
        let passed = self.check(args)?;
        self.check_type::<T>()?;
        if let Method::Local(function) = self.op.method {
            return self.result(local::compute(self.op, function, self.owner, passed.objects)?, None);
        }
        if is_idle(self.op, &passed.sent) {
            self.client.session().check(self.op, None)?;
            return self.result(self.nothing_to_do(), None);
        }
        let input = match content {
            Some(content) => Input::Upload(content.open().await?),
            None => self.input(passed.objects)?,
        };
        let outcome = self.outcome(passed.sent, input).await?;
        self.result(self.reply(&outcome)?, outcome.into_response())
    }

    /// Return an error if another function of the library runs the operation.
    fn check_function(&self, has_content: bool) -> Result<()> {
        let is = |composite| self.op.method == Method::Composite(composite);
        let why = if self.listing_class().is_some() {
            "returns a listing: see list()"
        } else if self.is_download() {
            "writes a file: see download()"
        } else if is(Composite::LoginAsInstallation) {
            "changes the session: see Client::installation()"
        } else if is(Composite::UploadAsset) && !has_content {
            "needs content: see upload()"
        } else if has_content && !is(Composite::UploadAsset) {
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
    fn result<T: FromReply>(&self, reply: Reply, response: Option<Response>) -> Result<T> {
        if T::accepts(reply.kind()) {
            return T::from_reply(reply);
        }
        let (returned, wanted) = (reply.kind().name(), ReplyKind::wanted::<T>());
        Err(match response {
            Some(response) if !response.ok() => Error::Status(Box::new(response.into())),
            Some(response) => {
                let reason = format!("{} returned {returned}, not {wanted}", response.status_line());
                Error::Unexpected { response: Box::new(response.into()), reason }
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
        let mut passed = self.check(args)?;
        let sha256 = self.expected_digest(passed.objects.remove("check_digest"))?;
        let input = Input::Download(destination.download(sha256.as_deref()));
        let outcome = self.outcome(passed.sent, input).await?;
        Ok(if matches!(outcome, Outcome::Yes(_)) { destination.written() } else { None })
    }

    /// The SHA-256 that a download must have, if the argument `check_digest` is true.
    fn expected_digest(&self, check: Option<Value>) -> Result<Option<String>> {
        match check {
            None | Some(Value::Null | Value::Bool(false)) => return Ok(None),
            Some(Value::Bool(true)) => {}
            Some(_) => return Err(Error::argument("check_digest must be true or false")),
        }
        let digest = self.owner.and_then(|asset| asset.member("digest")?.scalar());
        let sha256 = digest.as_deref().and_then(|digest| digest.strip_prefix("sha256:"));
        match sha256 {
            Some(sha256) => Ok(Some(sha256.to_owned())),
            None => Err(Error::argument("check_digest: GitHub reports no SHA-256 digest for this asset")),
        }
    }

    /// A handle of the resource that the operation would fetch.
    pub fn handle(&self, args: Args) -> Result<Resource> {
        let (Returns::One(class), false) = (self.op.returns, self.op.handle.is_empty()) else {
            return Err(Error::Argument(format!("{} has no handles", Operation::from(self.op))));
        };
        let passed = self.check(args)?;
        let addresses = &self.client.session().settings().addresses;
        let known = handle::known(self.op, &passed.sent, self.owner_json().as_ref(), addresses)?;
        Ok(Resource::new(self.client, registry::class(class), known).into_handle())
    }

    /// A listing; it sends nothing yet.
    pub fn list(&self, args: Args) -> Result<Listing> {
        let Some(class) = self.listing_class() else {
            return Err(Error::Argument(format!("{} returns no listing: see call()", Operation::from(self.op))));
        };
        let passed = self.check(args)?;
        let session = self.client.session();
        let mut request = session.prepare(self.op, &passed.sent, self.owner_json().as_ref(), None)?;
        let taking = |takes| {
            let value =
                passed.sent.iter().find(|(param, _)| param.takes == takes).and_then(|(_, value)| value.as_ref());
            value.and_then(Value::as_i64)
        };
        let number = taking(Takes::Number).unwrap_or(-1);
        let layout = match (self.op.returns, self.op.key) {
            (Returns::Pairs(_), _) => Layout::Members,
            (Returns::Search(_), "") => Layout::At("items".to_owned()),
            (_, "") => Layout::Array,
            (_, key) => Layout::At(key.to_owned()),
        };
        if layout != Layout::Members {
            request.query([("per_page", per_page(number, taking(Takes::PerPage)).to_string())]);
        }
        let mut pages = Pages::new(request.clone(), layout, number);
        if matches!(self.op.returns, Returns::Search(_)) && search::is_divided(number) {
            pages = pages.divided(&request);
        }
        Ok(Listing::new(self.client, class, listing::Listing::new(pages, request, number)))
    }

    fn check(&self, args: Args) -> Result<Passed> {
        if let (Some((key, expected)), Some(owner)) = (self.op.only_with, self.owner)
            && let Some(found) = owner.member(key).and_then(|json| json.scalar()).filter(|found| found != expected)
        {
            let operation = Operation::from(self.op);
            return Err(Error::Argument(format!("{operation} needs the {key} {expected:?}, not {found:?}")));
        }
        convert(self.op, args)
    }

    async fn outcome(&self, arguments: Arguments, input: Input) -> Result<Outcome> {
        if Handle::try_current().is_err() {
            return Err(Error::Runtime);
        }
        let session = self.client.session().clone();
        let owner = self.owner_json();
        let call = operations::Call { session, op: self.op, arguments, owner, auth: None, input };
        host::run(async { operations::start(call)?.await }).await
    }

    fn owner_json(&self) -> Option<Json> {
        self.owner.map(Resource::data)
    }

    /// The class of the items; None if the operation is not a listing.
    fn listing_class(&self) -> Option<Option<&'static Class>> {
        match self.op.returns {
            Returns::Many(class) | Returns::Search(class) => Some(registry::class(class)),
            Returns::Rows(_) | Returns::Pairs(_) => Some(None),
            _ => None,
        }
    }

    /// The argument of a composite operation that is not JSON.
    fn input(&self, mut objects: Map<String, Value>) -> Result<Input> {
        let Method::Composite(composite) = self.op.method else { return Ok(Input::Nothing) };
        match composite {
            Composite::CommitFiles => match objects.remove("files") {
                Some(Value::Object(files)) => files.into_iter().map(file).collect::<Result<_>>().map(Input::Files),
                _ => Err(Error::argument("files must be an object: text or bytes by path, null to delete a file")),
            },
            Composite::SetSecret => local::secret(objects).map(Input::Secret),
            _ => Ok(Input::Nothing),
        }
    }

    /// The result of an operation that needed no request.
    fn nothing_to_do(&self) -> Reply {
        match (self.op.returns, self.owner) {
            (Returns::Bool | Returns::Renew, _) => Reply::Bool(false),
            (Returns::Owner(_), Some(owner)) => Reply::Resource(owner.clone()),
            (Returns::List(_), _) => Reply::Resources(Vec::new()),
            _ => Reply::Nothing,
        }
    }

    fn reply(&self, outcome: &Outcome) -> error::Result<Reply> {
        match outcome {
            Outcome::Yes(response) if self.op.returns == Returns::Renew => self.owned(response),
            Outcome::Yes(_) => Ok(Reply::Bool(true)),
            Outcome::No(_) if self.op.returns == Returns::Bytes => Ok(Reply::Bytes(Bytes::new())),
            Outcome::No(_) if self.op.returns == Returns::TextOrEmpty => Ok(Reply::Text(String::new())),
            Outcome::No(_) => Ok(Reply::Bool(false)),
            Outcome::Nothing(_) => Ok(Reply::Nothing),
            Outcome::Of(class, response) => self.resource(registry::class(class), response),
            Outcome::Body(response) => self.decode(response),
        }
    }

    fn decode(&self, response: &Response) -> error::Result<Reply> {
        match self.op.returns {
            Returns::One(class) => self.resource(registry::class(class), response),
            Returns::List(class) => self.resources(registry::class(class), &self.keyed(response)?),
            Returns::Replace | Returns::Owner(_) => self.owned(response),
            Returns::Value(Kind::List(_)) => Ok(Reply::Json(value_of(&self.keyed(response)?))),
            Returns::Text if !self.op.key.is_empty() => {
                let found = object_of(response)?.get(self.op.key);
                Ok(Reply::Text(found.and_then(|json| json.scalar()).unwrap_or_default()))
            }
            Returns::Text | Returns::TextOrEmpty => {
                Ok(Reply::Text(String::from_utf8_lossy(&response.body).into_owned()))
            }
            Returns::Bytes => Ok(Reply::Bytes(response.body.clone())),
            Returns::Entries(class) => self.resources(registry::class(class), &json_of(response)?),
            _ => {
                let json = json_of(response)?;
                let object = json.is_object().then(|| Resource::new(self.client, None, json.clone()));
                Ok(object.map_or_else(|| Reply::Json(value_of(&json)), Reply::Resource))
            }
        }
    }

    /// The owner, updated with the fields of a response.
    fn owned(&self, response: &Response) -> error::Result<Reply> {
        self.resource(self.owner.and_then(Resource::class), response)
    }

    fn resource(&self, class: Option<&'static Class>, response: &Response) -> error::Result<Reply> {
        Ok(Reply::Resource(Resource::new(self.client, class, object_of(response)?)))
    }

    fn resources(&self, class: Option<&'static Class>, list: &Json) -> error::Result<Reply> {
        let items = list.items().into_iter().map(|item| Resource::new(self.client, class, item));
        Ok(Reply::Resources(items.collect()))
    }

    /// The array of a response; if the body is an object, its member at the operation's key.
    fn keyed(&self, response: &Response) -> error::Result<Json> {
        let json = json_of(response)?;
        let found = if json.is_array() { Some(json) } else { json.get(self.op.key).filter(Json::is_array) };
        found.ok_or_else(|| shape(response, "a list"))
    }
}

/// A value that is known to be JSON; null if it is nested too deep to be parsed.
fn value_of(json: &Json) -> Value {
    serde_json::from_str(json.text()).unwrap_or_default()
}

/// A path and the content of the file; None deletes it.
fn file((path, content): (String, Value)) -> Result<(String, Option<Bytes>)> {
    if content.is_null() {
        return Ok((path, None));
    }
    match bytes_of(content) {
        Some(bytes) => Ok((path, Some(bytes))),
        None => Err(Error::Argument(format!("files: {path:?} must be text, bytes, or null to delete it"))),
    }
}
