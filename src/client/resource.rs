//! Resources: JSON objects from GitHub, with typed access to their fields and with operations.

use std::fmt;
use std::path::{Path, PathBuf};

use bytes::Bytes;
use chrono::{DateTime, Utc};
use serde::de::DeserializeOwned;
use serde_json::Value;
use tokio::io::AsyncWrite;

use crate::client::Client;
use crate::client::args::Args;
use crate::client::call::Call;
use crate::client::error::{Error, Result};
use crate::client::host;
use crate::client::listing::Listing;
use crate::client::operation::Operation;
use crate::client::reply::FromReply;
use crate::client::transfer::{Content, Destination};
use crate::github::declared::{registry, variants};
use crate::github::model::declaration::{Class, Field, Kind, media};
use crate::http::error;
use crate::http::request::{Request, absolute_url, route};
use crate::http::secrets::printable;
use crate::json::document::Json;
use crate::json::time;
use crate::session::object_of;

impl Client {
    /// Create a resource from its JSON text, as returned by [`Resource::raw`].
    ///
    /// # Errors
    /// [`Error::Argument`] for an unknown class, [`Error::Value`] for text that is not a JSON object.
    pub fn resource(&self, class: &str, json: impl Into<String>) -> Result<Resource> {
        let class = registry::class(class).ok_or_else(|| Error::Argument(format!("there is no class {class:?}")))?;
        let broken = |source| Error::Value { name: String::new(), source };
        let json = Json::parse(Bytes::from(json.into())).map_err(broken)?;
        if !json.is_object() {
            return Err(broken(serde::de::Error::custom("expected an object")));
        }
        Ok(Resource::new(self, Some(class), json))
    }
}

/// A resource, such as an issue. It keeps the JSON text that GitHub sent; fields are parsed from it when they are read.
#[derive(Clone)]
pub struct Resource {
    client: Client,
    class: Option<&'static Class>,
    key: Option<String>,
    json: Json,
    /// Whether it is a handle, which has only the fields that follow from the arguments of a call.
    is_handle: bool,
}

impl Resource {
    pub(crate) fn new(client: &Client, class: Option<&'static Class>, json: Json) -> Resource {
        let variant = class.and_then(|class| variants::of(class.name, |key| json.get(key)?.scalar()));
        let class = variant.and_then(registry::class).or(class);
        Resource { client: client.clone(), class, key: None, json, is_handle: false }
    }

    pub(super) fn into_handle(self) -> Resource {
        Resource { is_handle: true, ..self }
    }

    pub(super) fn with_key(self, key: Option<String>) -> Resource {
        Resource { key, ..self }
    }

    /// The name of its class, such as `ShortIssue`; None for JSON without a class, such as a row of statistics.
    pub fn class_name(&self) -> Option<&'static str> {
        self.class.map(|class| class.name)
    }

    /// Whether it is of this class, or of a class that extends it: an `Issue` is also a `ShortIssue`.
    pub fn is_a(&self, class: &str) -> bool {
        self.class.is_some_and(|own| registry::lineage(own.name).any(|known| known.name == class))
    }

    /// Its key, if it is an item of a listing of an object's members, such as the languages of a repository.
    pub fn key(&self) -> Option<&str> {
        self.key.as_deref()
    }

    /// The JSON text as GitHub sent it.
    pub fn raw(&self) -> &str {
        self.json.text()
    }

    /// The client that it was read through.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// The value of a field. `name` is a declared field of the class (such as `comments_count`) or any key of the JSON;
    /// a dot denotes a nested object, as in `"user.login"`. A missing value reads as null: use `Option` for optional
    /// fields.
    ///
    /// # Errors
    /// [`Error::Value`] if the value has another type, [`Error::Incomplete`] if it is not known because this is a
    /// [handle](Client::handle).
    pub fn get<T: DeserializeOwned>(&self, name: &str) -> Result<T> {
        self.check_known(name)?;
        let text = match self.field(name) {
            Some(Field { kind: Kind::Is(expected), key, .. }) => {
                let found = self.member(key).and_then(|json| json.scalar());
                found.is_some_and(|found| found.eq_ignore_ascii_case(expected)).to_string()
            }
            _ => self.value(name).map_or_else(|| "null".to_owned(), |json| json.text().to_owned()),
        };
        serde_json::from_str(&text).map_err(|source| Error::Value { name: name.to_owned(), source })
    }

    /// The time in a field; None if the field is missing or null.
    ///
    /// # Errors
    /// [`Error::Value`] if the value is not a time.
    pub fn time(&self, name: &str) -> Result<Option<DateTime<Utc>>> {
        let Some(text) = self.get::<Option<String>>(name)? else { return Ok(None) };
        let wrong = || serde::de::Error::custom(format!("{text:?} is not a time"));
        time::parse(&text).map(Some).ok_or_else(|| Error::Value { name: name.to_owned(), source: wrong() })
    }

    /// The resource in a declared field, such as the `user` of an issue; None if the field is missing or null.
    ///
    /// # Errors
    /// [`Error::Argument`] if the class declares no resource in this field, [`Error::Value`] if the value is not an
    /// object.
    pub fn resource(&self, name: &str) -> Result<Option<Resource>> {
        let Some(Field { kind: Kind::One(class), .. }) = self.field(name) else {
            return Err(self.declares_no("a resource", name));
        };
        let Some(json) = self.value(name) else {
            return if self.is_handle { self.get::<Value>(name).map(|_| None) } else { Ok(None) };
        };
        if !json.is_object() {
            return Err(self.wrong(name, "an object"));
        }
        let resource = Resource::new(&self.client, registry::class(class), json);
        Ok(Some(Resource { is_handle: self.is_handle, ..resource }))
    }

    /// The resources in a declared field, such as the `assignees` of an issue; empty if the field is missing or null.
    ///
    /// # Errors
    /// [`Error::Argument`] if the class declares no resources in this field, [`Error::Value`] if the value is not an
    /// array.
    pub fn resources(&self, name: &str) -> Result<Vec<Resource>> {
        let Some(class) = self.field(name).and_then(|field| field.kind.listed()) else {
            return Err(self.declares_no("resources", name));
        };
        let Some(json) = self.value(name) else { return Ok(Vec::new()) };
        if !json.is_array() {
            return Err(self.wrong(name, "an array"));
        }
        let class = registry::class(class);
        Ok(json.items().into_iter().map(|item| Resource::new(&self.client, class, item)).collect())
    }

    /// Run an operation of this resource. See [`Client::call`]. The resource itself does not change; if the operation
    /// updates it on GitHub, `call::<Resource>` returns the updated one.
    ///
    /// # Errors
    /// See [`Client::call`].
    pub async fn call<T: FromReply>(&self, operation: impl Into<Operation>, args: impl Into<Args>) -> Result<T> {
        Call::new(&self.client, operation.into(), Some(self))?.run(args.into(), None).await
    }

    /// A handle of the resource that an operation of this resource would fetch. See [`Client::handle`].
    ///
    /// # Errors
    /// See [`Client::handle`].
    pub fn handle(&self, operation: impl Into<Operation>, args: impl Into<Args>) -> Result<Resource> {
        Call::new(&self.client, operation.into(), Some(self))?.handle(args.into())
    }

    /// A listing of this resource, such as the issues of a repository. Nothing is sent until it is read.
    ///
    /// # Errors
    /// See [`Client::list`].
    pub fn list(&self, operation: impl Into<Operation>, args: impl Into<Args>) -> Result<Listing> {
        Call::new(&self.client, operation.into(), Some(self))?.list(args.into())
    }

    /// Download the asset or archive of an operation to a file, or into a folder under the name that the response
    /// suggests. The file appears when it is complete; an interrupted download is resumed. Returns the path, or None if
    /// there is nothing to download.
    ///
    /// With `args! { check_digest: true }`, an asset is compared with its `digest`; if they differ, no file is written.
    ///
    /// # Errors
    /// See [`Client::call`]; also [`Error::Io`], and [`Error::Transport`] for content with another digest.
    pub async fn download(
        &self,
        operation: impl Into<Operation>,
        args: impl Into<Args>,
        path: impl AsRef<Path>,
    ) -> Result<Option<PathBuf>> {
        let call = Call::new(&self.client, operation.into(), Some(self))?;
        call.download(args.into(), Destination::file(path.as_ref()).await?).await
    }

    /// Download the asset or archive of an operation to a writer; after an error, the writer keeps what was written
    /// before, also if its digest is wrong. Returns whether there is something to download.
    ///
    /// # Errors
    /// See [`Client::call`]; also [`Error::Io`].
    pub async fn download_to(
        &self,
        operation: impl Into<Operation>,
        args: impl Into<Args>,
        writer: impl AsyncWrite + Send + Unpin + 'static,
    ) -> Result<bool> {
        let call = Call::new(&self.client, operation.into(), Some(self))?;
        Ok(call.download(args.into(), Destination::writer(writer)).await?.is_some())
    }

    /// Run an operation that uploads content, such as
    /// [`operations::Release::upload_asset`](crate::operations::Release).
    ///
    /// # Errors
    /// See [`Client::call`]; also [`Error::Io`].
    pub async fn upload<T: FromReply>(
        &self,
        operation: impl Into<Operation>,
        args: impl Into<Args>,
        content: impl Into<Content>,
    ) -> Result<T> {
        Call::new(&self.client, operation.into(), Some(self))?.run(args.into(), Some(content.into())).await
    }

    /// Request the resource again from its own URL. For a short form, this returns the full one.
    ///
    /// # Errors
    /// [`Error::Incomplete`] if it has no URL; also see [`Client::call`].
    pub async fn refresh(&self) -> Result<Resource> {
        let unknown = || error::Error::Incomplete("this resource has no URL of its own".into());
        let response = host::run(async {
            let class = self.class.ok_or_else(unknown)?;
            let session = self.client.session();
            let url = absolute_url(&self.url(class).ok_or_else(unknown)?, &session.settings().urls.api)?;
            let mut request = Request::new(http::Method::GET, url);
            if class.accept != media::FULL {
                request.header("accept", class.accept)?;
            }
            let response = session.send(request).await?;
            if response.is_success() { Ok(response) } else { Err(error::Error::Status(Box::new(response))) }
        })
        .await?;
        let full = self.class.map(|class| if class.full.is_empty() { class.name } else { class.full });
        Ok(Resource::new(&self.client, full.and_then(registry::class), object_of(&response)?))
    }

    fn url(&self, class: &Class) -> Option<String> {
        let value = |key: &str| self.member(key)?.scalar();
        match class.url {
            "" => None,
            template if template.contains(['{', '/']) => route(template, value).ok().map(|(text, _)| text),
            key => value(key),
        }
    }

    fn field(&self, name: &str) -> Option<&'static Field> {
        registry::lineage(self.class?.name).find_map(|class| class.fields.iter().find(|field| field.name == name))
    }

    /// The value of a declared field, or at a key of the JSON; None for null.
    fn value(&self, name: &str) -> Option<Json> {
        let found = match self.field(name) {
            Some(field) => {
                let old = || self.member(Some(field.old_key).filter(|key| !key.is_empty())?);
                self.member(field.key).or_else(old)
            }
            None => self.member(name),
        };
        found.filter(|json| !json.is_null())
    }

    /// The value at a key, in the resource itself or in the nested object with its inherited fields.
    pub(super) fn member(&self, key: &str) -> Option<Json> {
        self.json.get(key).or_else(|| self.json.get(&format!("{}.{key}", self.within()?)))
    }

    /// The JSON that its operations use to fill placeholders.
    pub(super) fn data(&self) -> Json {
        let within = self.within().and_then(|key| self.json.get(key)).filter(Json::is_object);
        within.unwrap_or_else(|| self.json.clone())
    }

    fn within(&self) -> Option<&'static str> {
        self.class.map(|class| class.within).filter(|key| !key.is_empty())
    }

    pub(super) fn class(&self) -> Option<&'static Class> {
        self.class
    }

    /// Return an error if this is a handle that lacks a field.
    pub(super) fn check_known(&self, name: &str) -> Result<()> {
        if self.is_handle && self.value(name).is_none() {
            let text = format!("{name} is not known, because this is a handle: see refresh()");
            return Err(Error::Incomplete(text));
        }
        Ok(())
    }

    fn declares_no(&self, what: &str, name: &str) -> Error {
        Error::Argument(format!("{} declares no {what} as {name:?}: see get()", self.class_name().unwrap_or("it")))
    }

    fn wrong(&self, name: &str, expected: &str) -> Error {
        Error::Value { name: name.to_owned(), source: serde::de::Error::custom(format!("expected {expected}")) }
    }
}

/// The JSON as a value, for an argument that accepts a resource.
impl From<&Resource> for Value {
    fn from(resource: &Resource) -> Value {
        serde_json::from_str(resource.raw()).unwrap_or_default()
    }
}

impl fmt::Debug for Resource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let title = self.class.and_then(|class| {
            let key = registry::lineage(class.name).map(|class| class.title).find(|key| !key.is_empty())?;
            self.member(key)?.scalar()
        });
        let title: String = title.unwrap_or_default().chars().take(80).collect();
        write!(f, "{}({:?})", self.class_name().unwrap_or("Resource"), printable(&title))
    }
}
