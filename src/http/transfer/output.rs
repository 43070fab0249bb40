//! The destination of a download: a temporary file that is renamed at the end, a device, or a named pipe.

use std::fs::{File, Metadata};
use std::future::Future;
use std::io::{Error as IoError, ErrorKind, Result as IoResult, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bytes::Bytes;
use futures_util::future::BoxFuture;
use tempfile::TempPath;
#[cfg(unix)]
use tokio::io::AsyncWriteExt;
#[cfg(unix)]
use tokio::net::unix::pipe;

use crate::http::error::Result;
use crate::http::transfer::file::{folder, in_time};
use crate::http::transfer::locked;
use crate::http::transfer::name::numbered;
use crate::runtime::error::Result as Ran;
use crate::runtime::turns::drop_in_turn;
use crate::runtime::{host, thread_pool};

/// Number of bytes that are collected before they are written. Another batch may be written at the same time.
const BATCH: usize = 128 << 10;
/// Maximum number of symbolic links that are followed.
const MOST_LINKS: u32 = 40;
/// Maximum number that distinguishes files with the same name in a folder.
const MOST_COPIES: u32 = 10_000;
/// How often opening a pipe without a reader is retried.
#[cfg(unix)]
const RETRY: Duration = Duration::from_millis(20);
/// The error for a pipe without a reader, the same on all Unix systems.
#[cfg(unix)]
const ENXIO: i32 = 6;

/// The final path of a file.
#[derive(Debug, Clone)]
pub enum Target {
    /// Chosen by the caller: an existing file is replaced.
    Chosen(PathBuf),
    /// Suggested by the response: if the name exists, the file gets a number.
    Suggested(PathBuf),
}

impl Target {
    /// The path.
    pub fn path(&self) -> &Path {
        match self {
            Target::Chosen(path) | Target::Suggested(path) => path,
        }
    }
}

/// An open output.
#[derive(Debug)]
pub enum Output {
    /// A file with a temporary name.
    Temporary(Writer, Arc<Temporary>, Target),
    /// A device, which cannot be replaced.
    Device(Writer, PathBuf),
    /// A named pipe. It is written without a thread, as its reader may take any time.
    #[cfg(unix)]
    Pipe(pipe::Sender, PathBuf),
}

/// The temporary name of a file. Dropping it removes the file, even if a thread still writes to it.
#[derive(Debug, Default)]
pub struct Temporary(Mutex<Name>);

#[derive(Debug, Default)]
struct Name {
    path: Option<TempPath>,
    abandoned: bool,
}

impl Temporary {
    /// Remove the file unless it has its final name. From now on, no file appears.
    pub fn abandon(&self) {
        *locked(&self.0) = Name { path: None, abandoned: true };
    }

    /// Take over the name of a new temporary file; the previous one is removed.
    fn keep(&self, path: TempPath) -> IoResult<()> {
        let mut name = locked(&self.0);
        if name.abandoned {
            return Err(abandoned());
        }
        name.path = Some(path);
        Ok(())
    }

    /// Rename the file to its final name, and return that.
    pub fn persist(&self, target: Target) -> IoResult<PathBuf> {
        let mut name = locked(&self.0);
        let temporary = name.path.take().ok_or_else(abandoned)?;
        match target {
            Target::Chosen(path) => match temporary.persist(without_links(&path)) {
                Ok(()) => Ok(path),
                Err(error) => Err(error.error),
            },
            Target::Suggested(path) => put_beside(temporary, &path),
        }
    }
}

fn abandoned() -> IoError {
    IoError::other("the download was cancelled")
}

/// A complete output.
pub enum Written {
    /// At this path.
    There(PathBuf),
    /// Still under its temporary name.
    Held(Target),
}

/// What a thread opened at a path.
enum Found {
    Temporary(File),
    Device(File),
    #[cfg(unix)]
    Pipe,
}

/// A file that is written batch by batch.
pub struct Writer {
    file: Arc<File>,
    /// Whether a write may take any time, so that it needs a thread of its own.
    may_stall: bool,
    pieces: Vec<Bytes>,
    size: usize,
    /// The batch that is being written.
    writing: Option<BoxFuture<'static, Ran<IoResult<()>>>>,
}

impl Output {
    /// Open the output for a path.
    pub async fn open(target: Target, temporary: Arc<Temporary>, limit: Option<Duration>) -> Result<Output> {
        let (known, name, path) = (target.clone(), temporary.clone(), target.path().to_owned());
        Ok(match in_time(&path, limit, thread_pool::run(move || find(&known, &name))).await? {
            Found::Temporary(file) => Output::Temporary(Writer::new(file, false), temporary, target),
            Found::Device(file) => Output::Device(Writer::new(file, true), path),
            #[cfg(unix)]
            Found::Pipe => Output::Pipe(in_time(&path, limit, open_pipe(&path)).await?, path),
        })
    }

    /// Whether writes cannot be undone.
    pub fn is_final(&self) -> bool {
        !matches!(self, Output::Temporary(..))
    }

    /// Write a piece, possibly later.
    pub async fn write(&mut self, piece: Bytes, limit: Option<Duration>) -> Result<()> {
        match self {
            Output::Temporary(writer, _, target) => writer.take(piece, target.path(), limit).await,
            Output::Device(writer, path) => writer.take(piece, path, limit).await,
            #[cfg(unix)]
            Output::Pipe(sender, path) => in_time(path, limit, async { Ok(sender.write_all(&piece).await) }).await,
        }
    }

    /// Write the rest. A held file keeps its temporary name.
    pub async fn finish(self, limit: Option<Duration>, held: bool) -> Result<Written> {
        match self {
            Output::Temporary(mut writer, temporary, target) => {
                let path = target.path().to_owned();
                in_time(&path, limit, writer.wait_for_batch()).await?;
                in_time(&path, limit, thread_pool::run(move || writer.write())).await?;
                if held {
                    return Ok(Written::Held(target));
                }
                // No time limit: the thread would continue, and the file of a failed download would appear.
                in_time(&path, None, thread_pool::run(move || temporary.persist(target).map(Written::There))).await
            }
            Output::Device(mut writer, path) => {
                in_time(&path, limit, writer.wait_for_batch()).await?;
                in_time(&path, limit, thread_pool::run(move || writer.write())).await?;
                Ok(Written::There(path))
            }
            #[cfg(unix)]
            Output::Pipe(_, path) => Ok(Written::There(path)),
        }
    }
}

fn find(target: &Target, temporary: &Temporary) -> IoResult<Found> {
    let (path, known) = match target {
        Target::Suggested(path) => (path.clone(), None),
        Target::Chosen(path) => match std::fs::metadata(path) {
            #[cfg(unix)]
            Ok(known) if std::os::unix::fs::FileTypeExt::is_fifo(&known.file_type()) => return Ok(Found::Pipe),
            Ok(known) if !known.is_file() => return File::options().write(true).open(path).map(Found::Device),
            Ok(known) => (without_links(path), Some(known)),
            Err(error) if error.kind() == ErrorKind::NotFound => (without_links(path), None),
            Err(error) => return Err(error),
        },
    };
    let mut builder = tempfile::Builder::new();
    builder.prefix(".ferrohub-").suffix(".part");
    #[cfg(unix)]
    if known.is_none() {
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666)); // reduced by the umask
    }
    let (file, name) = builder.tempfile_in(folder(&path))?.into_parts();
    temporary.keep(name)?;
    if let Some(known) = known {
        keep_permissions(&file, &known)?;
    }
    Ok(Found::Temporary(file))
}

/// Copy the permissions of another file, and its owner and group if that is allowed. If the group cannot be copied, the
/// file's own group gets no more permissions than everybody.
#[cfg(unix)]
fn keep_permissions(file: &File, known: &Metadata) -> IoResult<()> {
    use std::os::unix::fs::{MetadataExt, PermissionsExt, fchown};
    let mut mode = known.mode() & 0o777;
    let group = Some(known.gid());
    if fchown(file, Some(known.uid()), group).or_else(|_| fchown(file, None, group)).is_err() {
        mode &= 0o707 | (mode & 0o007) << 3;
    }
    file.set_permissions(PermissionsExt::from_mode(mode))
}

#[cfg(not(unix))]
fn keep_permissions(_file: &File, _known: &Metadata) -> IoResult<()> {
    Ok(()) // inherited from the folder
}

/// Resolve symbolic links: the link stays, and its target is replaced or created.
fn without_links(path: &Path) -> PathBuf {
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        let Ok(to) = std::fs::read_link(&path) else { break };
        path = folder(&path).join(to);
    }
    path
}

/// Rename a temporary file, with a number if a file, a folder or a link with that name exists.
fn put_beside(mut temporary: TempPath, path: &Path) -> IoResult<PathBuf> {
    for number in 0..MOST_COPIES {
        let path = numbered(path, number);
        match temporary.persist_noclobber(&path) {
            Ok(()) => return Ok(path),
            Err(error) if error.error.kind() == ErrorKind::AlreadyExists || path.symlink_metadata().is_ok() => {
                temporary = error.path;
            }
            Err(error) => return Err(error.error),
        }
    }
    Err(IoError::new(ErrorKind::AlreadyExists, "too many files have this name and a number"))
}

/// Open a named pipe as soon as it has a reader.
#[cfg(unix)]
async fn open_pipe(path: &Path) -> Ran<IoResult<pipe::Sender>> {
    loop {
        match pipe::OpenOptions::new().open_sender(path) {
            Err(error) if error.raw_os_error() == Some(ENXIO) => tokio::time::sleep(RETRY).await,
            opened => return Ok(opened),
        }
    }
}

impl Writer {
    fn new(file: File, may_stall: bool) -> Writer {
        Writer { file: Arc::new(file), may_stall, pieces: Vec::new(), size: 0, writing: None }
    }

    /// Collect a piece; returns whether there are enough for a batch.
    fn add(&mut self, piece: Bytes) -> bool {
        self.size += piece.len();
        self.pieces.push(piece);
        self.size >= BATCH
    }

    /// Collect a piece, and write the batch if it is complete.
    async fn take(&mut self, piece: Bytes, path: &Path, limit: Option<Duration>) -> Result<()> {
        if self.add(piece) {
            in_time(path, limit, self.wait_for_batch()).await?;
            self.begin();
        }
        Ok(())
    }

    /// Start to write the batch.
    fn begin(&mut self) {
        let (file, pieces) = (self.file.clone(), std::mem::take(&mut self.pieces));
        self.size = 0;
        let job = move || write_and_drop(&file, pieces);
        self.writing =
            Some(if self.may_stall { Box::pin(thread_pool::run(job)) } else { Box::pin(host::run_blocking(job)) });
    }

    /// Wait for the batch that is being written.
    fn wait_for_batch(&mut self) -> impl Future<Output = Ran<IoResult<()>>> + use<> {
        let writing = self.writing.take();
        async move {
            match writing {
                Some(writing) => writing.await,
                None => Ok(Ok(())),
            }
        }
    }

    /// Write the batch on this thread.
    fn write(&mut self) -> IoResult<()> {
        write_and_drop(&self.file, std::mem::take(&mut self.pieces))
    }
}

/// Write pieces, on a thread that may have no turn, and drop them in one: a transport of the user may own them.
fn write_and_drop(mut file: &File, pieces: Vec<Bytes>) -> IoResult<()> {
    let written = pieces.iter().try_for_each(|piece| file.write_all(piece));
    drop_in_turn(pieces);
    written
}

impl std::fmt::Debug for Writer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Writer").field("size", &self.size).finish_non_exhaustive()
    }
}
