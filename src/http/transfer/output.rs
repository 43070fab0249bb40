//! Where a download is written: a temporary file that gets its name at the end, a device, or a pipe.

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
use crate::runtime::thread_pool;

/// How much is collected before a thread writes it, in bytes. As much again may be on its way to the disk.
const BATCH: usize = 512 << 10;
/// Most links that are followed to a file.
const MOST_LINKS: u32 = 40;
/// How many files of one name, told apart by a number, may be in a folder.
const MOST_COPIES: u32 = 10_000;
/// How often it is tried to open a pipe that nobody reads.
#[cfg(unix)]
const RETRY: Duration = Duration::from_millis(20);
/// The error of a pipe that nobody reads, the same on all systems that have it.
#[cfg(unix)]
const ENXIO: i32 = 6;

/// The path of a file that is to be written.
#[derive(Debug, Clone)]
pub enum Target {
    /// The caller chose it: a file that is there is replaced.
    Chosen(PathBuf),
    /// The response chose the name: it gets a number where there is a file of that name already.
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
    /// A file of a temporary name.
    Temporary(Writer, Arc<Temporary>, Target),
    /// A device, which cannot be replaced.
    Device(Writer, PathBuf),
    /// A pipe with a name. It is written without a thread, as its reader may take any time.
    #[cfg(unix)]
    Pipe(pipe::Sender, PathBuf),
}

/// The temporary name of a file. The file is removed with it, though a thread may still write to it.
#[derive(Debug, Default)]
pub struct Temporary(Mutex<Name>);

#[derive(Debug, Default)]
struct Name {
    path: Option<TempPath>,
    abandoned: bool,
}

impl Temporary {
    /// Remove the file, unless it has got its own name. None appears any more.
    pub fn abandon(&self) {
        *locked(&self.0) = Name { path: None, abandoned: true };
    }

    /// Keep the name of another file in place of the last one.
    fn keep(&self, path: TempPath) -> IoResult<()> {
        let mut name = locked(&self.0);
        if name.abandoned {
            return Err(abandoned());
        }
        name.path = Some(path);
        Ok(())
    }

    /// Give the file its own name, and return that.
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

/// What became of an output.
pub enum Written {
    /// It is at this path.
    There(PathBuf),
    /// It is complete, and has its temporary name.
    Held(Target),
}

/// What a thread found at a path.
enum Found {
    Temporary(File),
    Device(File),
    #[cfg(unix)]
    Pipe,
}

/// A file that threads write, one batch after the other.
pub struct Writer {
    file: Arc<File>,
    pieces: Vec<Bytes>,
    size: usize,
    /// The batch that is being written.
    writing: Option<BoxFuture<'static, Ran<IoResult<()>>>>,
}

impl Output {
    /// Open what is to be at a path when it is complete.
    pub async fn open(target: Target, temporary: Arc<Temporary>, limit: Option<Duration>) -> Result<Output> {
        let (known, name, path) = (target.clone(), temporary.clone(), target.path().to_owned());
        Ok(match in_time(&path, limit, thread_pool::run(move || find(&known, &name))).await? {
            Found::Temporary(file) => Output::Temporary(Writer::new(file), temporary, target),
            Found::Device(file) => Output::Device(Writer::new(file), path),
            #[cfg(unix)]
            Found::Pipe => Output::Pipe(in_time(&path, limit, open_pipe(&path)).await?, path),
        })
    }

    /// Whether what is written cannot be taken back.
    pub fn is_final(&self) -> bool {
        !matches!(self, Output::Temporary(..))
    }

    /// Write a piece, sooner or later.
    pub async fn write(&mut self, piece: Bytes, limit: Option<Duration>) -> Result<()> {
        match self {
            Output::Temporary(writer, _, target) => writer.take(piece, target.path(), limit).await,
            Output::Device(writer, path) => writer.take(piece, path, limit).await,
            #[cfg(unix)]
            Output::Pipe(sender, path) => in_time(path, limit, async { Ok(sender.write_all(&piece).await) }).await,
        }
    }

    /// Write the rest. A file that is held keeps its temporary name.
    pub async fn finish(self, limit: Option<Duration>, held: bool) -> Result<Written> {
        match self {
            Output::Temporary(mut writer, temporary, target) => {
                let path = target.path().to_owned();
                in_time(&path, limit, writer.settle()).await?;
                in_time(&path, limit, thread_pool::run(move || writer.write())).await?;
                if held {
                    return Ok(Written::Held(target));
                }
                // Without a limit: the thread would go on, and the file of a download that failed would appear.
                in_time(&path, None, thread_pool::run(move || temporary.persist(target).map(Written::There))).await
            }
            Output::Device(mut writer, path) => {
                in_time(&path, limit, writer.settle()).await?;
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
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666)); // less what the umask takes away
    }
    let (file, name) = builder.tempfile_in(folder(&path))?.into_parts();
    temporary.keep(name)?;
    if let Some(known) = known {
        keep_permissions(&file, &known)?;
    }
    Ok(Found::Temporary(file))
}

/// Give a file the permissions of another one, and its owner and group where that is allowed. A group that cannot be
/// kept leaves the group that the file has now no more than everybody has.
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
    Ok(()) // they are inherited from the folder
}

/// Where a path leads: a link stays a link, and what it leads to is replaced, or made.
fn without_links(path: &Path) -> PathBuf {
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        let Ok(to) = std::fs::read_link(&path) else { break };
        path = folder(&path).join(to);
    }
    path
}

/// Give a file its name, with a number where there is a file, a folder or a link of that name.
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

/// Open a pipe as soon as somebody reads it.
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
    fn new(file: File) -> Writer {
        Writer { file: Arc::new(file), pieces: Vec::new(), size: 0, writing: None }
    }

    /// Keep a piece; whether there are enough for a batch.
    fn add(&mut self, piece: Bytes) -> bool {
        self.size += piece.len();
        self.pieces.push(piece);
        self.size >= BATCH
    }

    /// Keep a piece, and write what was kept when it is enough.
    async fn take(&mut self, piece: Bytes, path: &Path, limit: Option<Duration>) -> Result<()> {
        if self.add(piece) {
            in_time(path, limit, self.settle()).await?;
            self.begin();
        }
        Ok(())
    }

    /// Have a thread write what was kept.
    fn begin(&mut self) {
        let (file, pieces) = (self.file.clone(), std::mem::take(&mut self.pieces));
        self.size = 0;
        self.writing = Some(Box::pin(thread_pool::run(move || write(&file, &pieces))));
    }

    /// Wait for the batch that is being written.
    fn settle(&mut self) -> impl Future<Output = Ran<IoResult<()>>> + use<> {
        let writing = self.writing.take();
        async move {
            match writing {
                Some(writing) => writing.await,
                None => Ok(Ok(())),
            }
        }
    }

    /// Write what was kept, here.
    fn write(&mut self) -> IoResult<()> {
        write(&self.file, &std::mem::take(&mut self.pieces))
    }
}

fn write(mut file: &File, pieces: &[Bytes]) -> IoResult<()> {
    pieces.iter().try_for_each(|piece| file.write_all(piece))
}

impl std::fmt::Debug for Writer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Writer").field("size", &self.size).finish_non_exhaustive()
    }
}
