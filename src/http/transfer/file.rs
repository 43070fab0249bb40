//! Files for uploads and downloads. They are opened, read and written on the threads of the pool, as any of these
//! operations may block.

use std::fs::File;
use std::future::Future;
use std::io::{Error as IoError, ErrorKind, Read, Result as IoResult, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bytes::Bytes;
use futures_util::future::BoxFuture;

use crate::http::error::{Error, Result};
use crate::http::response::Response;
use crate::http::transfer::name::safe_name;
use crate::http::transfer::output::{Output, Target, Temporary, Written};
use crate::http::transfer::{PIECE, Sink, Source, Step, locked};
use crate::runtime::error::Result as Ran;
use crate::runtime::thread_pool;

/// A file to upload.
#[derive(Debug)]
pub struct FileSource {
    path: PathBuf,
    size: u64,
    limit: Option<Duration>,
    file: Arc<Mutex<File>>,
    state: Mutex<Reading>,
}

/// The position in a file that is being read.
#[derive(Default)]
struct Reading {
    at: u64,
    /// The next piece, which is read while the last one is sent.
    next_piece: Option<BoxFuture<'static, Ran<IoResult<Bytes>>>>,
}

impl std::fmt::Debug for Reading {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Reading").field("at", &self.at).finish_non_exhaustive()
    }
}

impl FileSource {
    /// Upload the file at this path. `limit` is the timeout of each operation.
    pub async fn open(path: &Path, limit: Option<Duration>) -> Result<FileSource> {
        let known = path.to_owned();
        let open = thread_pool::run(move || {
            // Checked first: opening a pipe might block for ever.
            regular(&std::fs::metadata(&known)?)?;
            File::open(&known)
        });
        let file = in_time(path, limit, open).await?;
        FileSource::of(file, path, limit).await
    }

    /// Upload an open file, from its beginning.
    pub async fn of(file: File, path: impl Into<PathBuf>, limit: Option<Duration>) -> Result<FileSource> {
        let path = path.into();
        let look = thread_pool::run(move || {
            let metadata = file.metadata()?;
            regular(&metadata)?;
            Ok((file, metadata.len()))
        });
        let (file, size) = in_time(&path, limit, look).await?;
        Ok(FileSource { path, size, limit, file: Arc::new(Mutex::new(file)), state: Mutex::default() })
    }

    /// Begin to read the piece at a position.
    fn fetch(&self, at: u64) -> BoxFuture<'static, Ran<IoResult<Bytes>>> {
        let file = self.file.clone();
        Box::pin(thread_pool::run(move || {
            let mut file = locked(&file);
            let mut piece = Vec::with_capacity(PIECE);
            file.seek(SeekFrom::Start(at))?;
            Read::by_ref(&mut *file).take(PIECE as u64).read_to_end(&mut piece)?;
            Ok(Bytes::from(piece))
        }))
    }
}

fn regular(metadata: &std::fs::Metadata) -> IoResult<()> {
    if metadata.is_file() { Ok(()) } else { Err(IoError::other("it is not a file")) }
}

impl Source for FileSource {
    fn size(&self) -> u64 {
        self.size
    }

    fn start(&self) -> Step<'_, ()> {
        *locked(&self.state) = Reading::default();
        Box::pin(std::future::ready(Ok(())))
    }

    fn read(&self) -> Step<'_, Bytes> {
        Box::pin(async move {
            let (at, next_piece) = {
                let mut state = locked(&self.state);
                (state.at, state.next_piece.take())
            };
            let piece = in_time(&self.path, self.limit, next_piece.unwrap_or_else(|| self.fetch(at))).await?;
            let next = at + piece.len() as u64;
            let next_piece = (next < self.size).then(|| self.fetch(next));
            *locked(&self.state) = Reading { at: next, next_piece };
            Ok(piece)
        })
    }
}

/// A file that appears under its final name when the download is complete.
#[derive(Debug)]
pub struct FileSink {
    path: PathBuf,
    /// Name of the file in the folder `path`, if the response suggests none; None if `path` is the file. A file with a
    /// name that the caller did not choose replaces no other file: it gets a number if the name exists.
    suggestion: Option<String>,
    limit: Option<Duration>,
    temporary: Arc<Temporary>,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    output: Option<Output>,
    /// Whether data was written that cannot be undone, such as to a pipe.
    final_writes: bool,
    /// Whether a complete file keeps its temporary name for now.
    held: bool,
    /// The final name of such a file.
    complete: Option<Target>,
    written: Option<PathBuf>,
}

impl FileSink {
    /// Download to this path. In a folder, the response names the file, else `suggestion`, else its URL. `limit` is
    /// the timeout of each operation.
    pub async fn new(path: &Path, suggestion: &str, limit: Option<Duration>) -> Result<FileSink> {
        let known = path.to_owned();
        let in_folder = in_time(path, limit, thread_pool::run(move || is_folder(&known))).await?;
        let suggestion = in_folder.then(|| suggestion.to_owned());
        let (temporary, state) = (Arc::default(), Mutex::default());
        Ok(FileSink { path: path.to_owned(), suggestion, limit, temporary, state })
    }

    /// Path of the complete file.
    pub fn written(&self) -> Option<PathBuf> {
        locked(&self.state).written.clone()
    }

    /// Do not rename the file when it is complete, but in [`FileSink::appear`].
    pub fn hold(&self) {
        locked(&self.state).held = true;
    }

    /// Rename a held file to its final name. This is the only step that runs on the calling thread.
    pub fn appear(&self) -> Result<()> {
        let complete = locked(&self.state).complete.take();
        let Some(target) = complete else { return Ok(()) };
        let path = target.path().to_owned();
        let written = self.temporary.persist(target).map_err(|error| at(&path, &error))?;
        locked(&self.state).written = Some(written);
        Ok(())
    }

    /// Remove the temporary file. From now on, no file appears.
    pub fn abandon(&self) {
        self.temporary.abandon();
    }

    /// The destination for the body of a response.
    fn place(&self, response: &Response) -> Target {
        match &self.suggestion {
            None => Target::Chosen(self.path.clone()),
            Some(suggestion) => {
                let names = [response.file_name(), safe_name(suggestion), response.last_segment()];
                let name = names.into_iter().flatten().next().unwrap_or_else(|| "download".to_owned());
                Target::Suggested(self.path.join(name))
            }
        }
    }
}

/// Whether a path is a folder; an error if it can be neither a folder nor a file.
fn is_folder(path: &Path) -> IoResult<bool> {
    let in_folder = path.is_dir();
    let folder = if in_folder { path } else { folder(path) };
    let as_folder = path.as_os_str().as_encoded_bytes().last().is_some_and(|&end| std::path::is_separator(end.into()));
    if !folder.is_dir() || (as_folder && !in_folder) {
        return Err(IoError::new(ErrorKind::NotFound, "there is no such folder"));
    }
    Ok(in_folder)
}

impl Sink for FileSink {
    fn start<'a>(&'a self, response: &'a Response) -> Step<'a, ()> {
        let target = self.place(response);
        Box::pin(async move {
            if locked(&self.state).final_writes {
                let gone = IoError::other("the transfer broke, and what was written cannot be taken back");
                return Err(at(target.path(), &gone));
            }
            {
                let mut state = locked(&self.state);
                (state.output, state.complete) = (None, None);
            }
            let output = Output::open(target, self.temporary.clone(), self.limit).await?;
            let mut state = locked(&self.state);
            state.final_writes = output.is_final();
            state.output = Some(output);
            Ok(())
        })
    }

    fn write(&self, piece: Bytes) -> Step<'_, ()> {
        Box::pin(async move {
            let Some(mut output) = locked(&self.state).output.take() else { return Ok(()) };
            let written = output.write(piece, self.limit).await;
            locked(&self.state).output = Some(output);
            written
        })
    }

    fn finish(&self) -> Step<'_, ()> {
        Box::pin(async move {
            let (output, held) = {
                let mut state = locked(&self.state);
                (state.output.take(), state.held)
            };
            let Some(output) = output else { return Ok(()) };
            let written = output.finish(self.limit, held).await?;
            let mut state = locked(&self.state);
            match written {
                Written::There(path) => state.written = Some(path),
                Written::Held(target) => state.complete = Some(target),
            }
            Ok(())
        })
    }

    fn restarts(&self) -> bool {
        !locked(&self.state).final_writes
    }
}

/// The folder that contains a file.
pub fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Wait for a job of the pool within the time limit. Errors name the file.
pub async fn in_time<T>(
    path: &Path,
    limit: Option<Duration>,
    job: impl Future<Output = Ran<IoResult<T>>>,
) -> Result<T> {
    let done = match limit {
        None => job.await,
        Some(limit) => tokio::time::timeout(limit, job).await.unwrap_or_else(|_| {
            let text = format!("nothing could be read or written for {} s", limit.as_secs_f64());
            Ok(Err(IoError::new(ErrorKind::TimedOut, text)))
        }),
    };
    done?.map_err(|error| at(path, &error))
}

/// An error that names the file.
fn at(path: &Path, error: &IoError) -> Error {
    Error::Io(IoError::new(error.kind(), format!("{}: {error}", path.display())))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::runtime::driver;

    #[test]
    fn a_file_that_is_held_appears_only_when_it_is_released() {
        let folder = tempfile::tempdir().unwrap();
        let url = url::Url::parse("https://h.example/x").unwrap();
        let response = Response::new(200, http::HeaderMap::new(), Bytes::new(), url);
        let download = |name: &str| {
            let path = folder.path().join(name);
            let steps = async {
                let sink = FileSink::new(&path, "", None).await?;
                sink.hold();
                sink.start(&response).await?;
                sink.write(Bytes::from_static(b"data")).await?;
                sink.finish().await?;
                Ok::<_, Error>(sink)
            };
            (driver::block_on(steps, || false).unwrap(), path.clone())
        };
        let (sink, path) = download("appears");
        assert!(!path.exists() && sink.written().is_none());
        sink.appear().unwrap();
        assert_eq!((std::fs::read(&path).unwrap(), sink.written()), (b"data".to_vec(), Some(path)));
        let (sink, path) = download("abandoned");
        sink.abandon();
        assert!(sink.appear().is_err() && !path.exists());
        let (sink, path) = download("dropped");
        drop(sink);
        assert!(!path.exists());
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}
