//! Files that are sent, and files that are written.

use std::fs::{File, Metadata};
use std::io::{ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use bytes::Bytes;
use tempfile::NamedTempFile;

use crate::http::error::{Error, Result};
use crate::http::response::Response;
use crate::http::transfer::name::{numbered, safe_name};
use crate::http::transfer::{PIECE, Sink, Source, Step, locked};

/// How many files of one name, told apart by a number, may lie in a folder.
const MOST_COPIES: u32 = 10_000;
/// Most links that are followed to a file.
const MOST_LINKS: u32 = 40;

/// A file to be sent.
#[derive(Debug)]
pub struct FileSource {
    path: PathBuf,
    file: Mutex<File>,
    size: u64,
}

impl FileSource {
    /// Send the file at this path.
    pub fn open(path: &Path) -> Result<FileSource> {
        FileSource::of(File::open(path).map_err(|error| at(path, &error))?, path)
    }

    /// Send an open file, from its beginning.
    pub fn of(file: File, path: impl Into<PathBuf>) -> Result<FileSource> {
        let path = path.into();
        let metadata = file.metadata().map_err(|error| at(&path, &error))?;
        if !metadata.is_file() {
            return Err(at(&path, &std::io::Error::other("it is not a file")));
        }
        Ok(FileSource { path, file: Mutex::new(file), size: metadata.len() })
    }
}

impl Source for FileSource {
    fn size(&self) -> u64 {
        self.size
    }

    fn start(&self) -> Step<'_, ()> {
        let sought = locked(&self.file).seek(SeekFrom::Start(0));
        Box::pin(std::future::ready(sought.map(|_| ()).map_err(|error| at(&self.path, &error))))
    }

    fn read(&self) -> Step<'_, Bytes> {
        let mut piece = Vec::with_capacity(PIECE);
        let read = Read::by_ref(&mut *locked(&self.file)).take(PIECE as u64).read_to_end(&mut piece);
        Box::pin(std::future::ready(read.map(|_| Bytes::from(piece)).map_err(|error| at(&self.path, &error))))
    }
}

/// A file that appears under its name when the download is complete.
#[derive(Debug)]
pub struct FileSink {
    path: PathBuf,
    /// Name in the folder `path`, where the answer suggests none; None where `path` is the file. A name that the caller
    /// did not choose replaces no file: it gets a number where there is one already.
    suggestion: Option<String>,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    output: Option<Output>,
    written: Option<PathBuf>,
}

#[derive(Debug)]
enum Output {
    /// A file of a temporary name, removed unless it gets its own. Boxed: the temporary name is long.
    Temporary(Box<NamedTempFile>, PathBuf),
    /// A device or a pipe, which cannot be replaced.
    Direct(File, PathBuf),
}

impl FileSink {
    /// Write to this path. In a folder, the answer tells the name of the file; if it does not, `suggestion` or its
    /// address does.
    pub fn new(path: &Path, suggestion: &str) -> Result<FileSink> {
        let in_folder = path.is_dir();
        let folder = if in_folder { path } else { folder(path) };
        let as_folder =
            path.as_os_str().as_encoded_bytes().last().is_some_and(|&end| std::path::is_separator(end.into()));
        if !folder.is_dir() || (as_folder && !in_folder) {
            return Err(at(path, &std::io::Error::new(ErrorKind::NotFound, "there is no such folder")));
        }
        let suggestion = in_folder.then(|| suggestion.to_owned());
        Ok(FileSink { path: path.to_owned(), suggestion, state: Mutex::default() })
    }

    /// The file that was written.
    pub fn written(&self) -> Option<PathBuf> {
        locked(&self.state).written.clone()
    }

    fn open(&self, answer: &Response) -> Result<Output> {
        if let Some(suggestion) = &self.suggestion {
            let names = [answer.file_name(), safe_name(suggestion), answer.last_segment()];
            let path = self.path.join(names.into_iter().flatten().next().unwrap_or_else(|| "download".to_owned()));
            let file = temporary(&path, None).map_err(|error| at(&path, &error))?;
            return Ok(Output::Temporary(Box::new(file), path));
        }
        let path = self.path.clone();
        let fail = |error: std::io::Error| at(&path, &error);
        let known = match std::fs::metadata(&path) {
            Ok(known) if !known.is_file() => {
                let file = File::options().write(true).open(&path).map_err(fail)?;
                return Ok(Output::Direct(file, path));
            }
            Ok(known) => Some(known),
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(error) => return Err(fail(error)),
        };
        let file = temporary(&without_links(&path), known.as_ref()).map_err(fail)?;
        Ok(Output::Temporary(Box::new(file), path))
    }

    fn put(&self, piece: &[u8]) -> Result<()> {
        match &mut locked(&self.state).output {
            Some(Output::Temporary(file, path)) => file.write_all(piece).map_err(|error| at(path, &error)),
            Some(Output::Direct(file, path)) => file.write_all(piece).map_err(|error| at(path, &error)),
            None => Ok(()),
        }
    }

    fn close(&self) -> Result<()> {
        let mut state = locked(&self.state);
        state.written = match state.output.take() {
            Some(Output::Temporary(file, path)) if self.suggestion.is_some() => Some(put_beside(*file, &path)?),
            Some(Output::Temporary(file, path)) => {
                file.persist(without_links(&path)).map_err(|error| at(&path, &error.error))?;
                Some(path)
            }
            Some(Output::Direct(_, path)) => Some(path),
            None => None,
        };
        Ok(())
    }
}

impl Sink for FileSink {
    fn start<'a>(&'a self, answer: &'a Response) -> Step<'a, ()> {
        if let Some(Output::Direct(_, path)) = &locked(&self.state).output {
            let gone = std::io::Error::other("the transfer broke, and what was written cannot be taken back");
            return Box::pin(std::future::ready(Err(at(path, &gone))));
        }
        let opened = self.open(answer).map(|output| locked(&self.state).output = Some(output));
        Box::pin(std::future::ready(opened))
    }

    fn write(&self, piece: Bytes) -> Step<'_, ()> {
        Box::pin(std::future::ready(self.put(&piece)))
    }

    fn finish(&self) -> Step<'_, ()> {
        Box::pin(std::future::ready(self.close()))
    }

    fn restarts(&self) -> bool {
        !matches!(locked(&self.state).output, Some(Output::Direct(..)))
    }
}

/// A file of a temporary name in the folder of this one, with the permissions of the file that it will replace.
fn temporary(target: &Path, known: Option<&Metadata>) -> std::io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".ferrohub-").suffix(".part");
    #[cfg(unix)]
    if known.is_none() {
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666)); // less what the umask takes away
    }
    let file = builder.tempfile_in(folder(target))?;
    if let Some(known) = known {
        keep_permissions(file.as_file(), known)?;
    }
    Ok(file)
}

/// Give a file the permissions of another one, and its owner and group where that is allowed. A group that cannot be
/// kept leaves the group that the file has now no more than everybody has.
#[cfg(unix)]
fn keep_permissions(file: &File, known: &Metadata) -> std::io::Result<()> {
    use std::os::unix::fs::{MetadataExt, PermissionsExt, fchown};
    let mut mode = known.mode() & 0o777;
    let group = Some(known.gid());
    if fchown(file, Some(known.uid()), group).or_else(|_| fchown(file, None, group)).is_err() {
        mode &= 0o707 | (mode & 0o007) << 3;
    }
    file.set_permissions(PermissionsExt::from_mode(mode))
}

#[cfg(not(unix))]
fn keep_permissions(_file: &File, _known: &Metadata) -> std::io::Result<()> {
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
fn put_beside(mut file: NamedTempFile, path: &Path) -> Result<PathBuf> {
    for number in 0..MOST_COPIES {
        let path = numbered(path, number);
        match file.persist_noclobber(&path) {
            Ok(_) => return Ok(path),
            Err(error) if error.error.kind() == ErrorKind::AlreadyExists || path.symlink_metadata().is_ok() => {
                file = error.file;
            }
            Err(error) => return Err(at(&path, &error.error)),
        }
    }
    Err(at(path, &std::io::Error::new(ErrorKind::AlreadyExists, "too many files have this name and a number")))
}

fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// An error that names the file.
fn at(path: &Path, error: &std::io::Error) -> Error {
    Error::Io(std::io::Error::new(error.kind(), format!("{}: {error}", path.display())))
}
