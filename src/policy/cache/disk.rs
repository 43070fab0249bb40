//! Answers in the files of a folder, one each, which several processes may share. A file is written under another name
//! and then moved: it is there as a whole or not at all.

use std::fs::{self, DirBuilder, File};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime};

use tempfile::NamedTempFile;

use crate::http::error::{Error, Result};
use crate::policy::cache::entry::Entry;
use crate::policy::cache::key::Key;
use crate::policy::cache::owner;

/// The file of the salt.
const SALT: &str = "salt";
/// How files that are being written are called.
const UNFINISHED: &str = ".unfinished-";
/// A file that is older was left behind by a process that ended.
const LEFT_BEHIND: Duration = Duration::from_secs(3600);
/// A file that was used is marked as such, but not more often than this.
const MARK: Duration = Duration::from_secs(60);

/// Answers in a folder.
pub struct Disk {
    /// The folder as it was named.
    folder: PathBuf,
    /// Where that is, without links: a link that is changed later leads nowhere else.
    real: PathBuf,
    max_bytes: u64,
    /// Bytes that may be written before the folder is looked through for what has to go.
    room: AtomicU64,
}

/// Do something with files where it holds up nobody else.
pub async fn aside<T: Send + 'static>(
    disk: &Arc<Disk>,
    key: &Key,
    work: impl FnOnce(&Disk, &Key) -> T + Send + 'static,
) -> Option<T> {
    let (disk, key) = (disk.clone(), *key);
    tokio::task::spawn_blocking(move || work(&disk, &key)).await.ok()
}

/// Bytes that nobody can guess.
pub fn random() -> [u8; 32] {
    let mut bytes = [0; 32];
    dryoc::rng::copy_randombytes(&mut bytes);
    bytes
}

impl Disk {
    /// A folder, and its salt. One that is made is private; one that others may write to is refused.
    pub fn open(folder: &Path, max_bytes: u64) -> Result<(Disk, [u8; 32])> {
        let folder = std::path::absolute(folder)?;
        let bad =
            |path: &Path, why: &dyn std::fmt::Display| Error::Argument(format!("cache: {}: {why}", path.display()));
        make(&folder).map_err(|error| bad(&folder, &error))?;
        owner::check_link(&folder).map_err(|why| bad(&folder, &why))?;
        let real = fs::canonicalize(&folder).map_err(|error| bad(&folder, &error))?;
        owner::check_folder(&real).map_err(|why| bad(&real, &why))?;
        let salt = salt(&real).map_err(|error| bad(&real, &error))?;
        Ok((Disk { folder, real, max_bytes, room: AtomicU64::new(0) }, salt))
    }

    /// The folder, as it was named.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// What the file of a key holds; None when there is none or it is damaged.
    pub fn load(&self, key: &Key) -> Option<Entry> {
        // The folder may be another one by now: somebody removed ours, and somebody else was faster.
        owner::check_folder(&self.real).ok()?;
        let mut file = File::open(self.path(key)).ok()?;
        let about = file.metadata().ok().filter(owner::is_own)?;
        let used = about.modified().ok()?;
        if used.elapsed().is_ok_and(|age| age > MARK) {
            let _ = file.set_modified(SystemTime::now());
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).ok()?;
        Entry::of_file(bytes)
    }

    /// Write the file of a key. A failure leaves none.
    pub fn store(&self, key: &Key, entry: &Entry) -> Option<()> {
        let bytes = entry.to_file()?;
        let mut file = self.unfinished()?;
        file.write_all(&bytes).ok()?;
        // Some file systems wait for the disk where a file takes the place of another, which is 50 times slower.
        self.remove(key);
        file.persist(self.path(key)).ok()?;
        let written = bytes.len() as u64;
        let spent = self.room.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |room| room.checked_sub(written));
        if spent.is_err() {
            self.trim();
        }
        Some(())
    }

    /// Remove the file of a key.
    pub fn remove(&self, key: &Key) {
        let _ = fs::remove_file(self.path(key));
    }

    /// Remove every file that the cache has made, but for the salt.
    pub fn clear(&self) -> Result<()> {
        for file in self.files() {
            match fs::remove_file(&file.path) {
                Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error.into()),
                _ => {}
            }
        }
        Ok(())
    }

    fn unfinished(&self) -> Option<NamedTempFile> {
        // Somebody may have removed the folder.
        make(&self.real).ok()?;
        owner::check_folder(&self.real).ok()?;
        tempfile::Builder::new().prefix(UNFINISHED).tempfile_in(&self.real).ok()
    }

    fn path(&self, key: &Key) -> PathBuf {
        self.real.join(key.iter().map(|byte| format!("{byte:02x}")).collect::<String>())
    }

    /// Remove what was not used for longest until the rest fits. Of several processes each may write an eighth of the
    /// limit before it looks, so that together they may be over it for a while.
    fn trim(&self) {
        let (mut files, unfinished): (Vec<_>, Vec<_>) = self.files().partition(|file| file.finished);
        for file in unfinished.iter().filter(|file| file.used.elapsed().is_ok_and(|age| age > LEFT_BEHIND)) {
            let _ = fs::remove_file(&file.path);
        }
        let mut bytes: u64 = files.iter().map(|file| file.bytes).sum();
        files.sort_by_key(|file| file.used);
        let share = self.max_bytes / 8;
        for file in &files {
            if bytes + share <= self.max_bytes {
                break;
            }
            if fs::remove_file(&file.path).is_ok() {
                bytes -= file.bytes;
            }
        }
        self.room.store(share, Ordering::Relaxed);
    }

    /// The files that caches have made here.
    fn files(&self) -> impl Iterator<Item = Found> {
        let entries = fs::read_dir(&self.real).into_iter().flatten().flatten();
        entries.filter_map(|file| {
            let name = file.file_name().into_string().ok()?;
            let finished = name.len() == 64 && name.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
            if !finished && !name.starts_with(UNFINISHED) {
                return None;
            }
            let about = file.metadata().ok().filter(fs::Metadata::is_file)?;
            Some(Found { path: file.path(), finished, bytes: about.len(), used: about.modified().ok()? })
        })
    }
}

/// A file of a cache.
struct Found {
    path: PathBuf,
    finished: bool,
    bytes: u64,
    used: SystemTime,
}

/// Make a folder that is nobody else's business, and no repository's.
fn make(folder: &Path) -> std::io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    if let Some(parent) = folder.parent() {
        builder.recursive(true).create(parent)?;
    }
    match builder.recursive(false).create(folder) {
        // Another process was faster, perhaps another user's: nothing is written before that is known.
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists && folder.is_dir() => return Ok(()),
        made => made?,
    }
    File::options().write(true).create_new(true).open(folder.join(".gitignore"))?.write_all(b"*\n")
}

/// The salt of a folder: the first process to ask for it makes it.
fn salt(folder: &Path) -> std::io::Result<[u8; 32]> {
    let path = folder.join(SALT);
    let known = || {
        let mut file =
            File::open(&path).ok().filter(|file| file.metadata().is_ok_and(|about| owner::is_own(&about)))?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).ok()?;
        bytes.try_into().ok()
    };
    if let Some(salt) = known() {
        return Ok(salt);
    }
    let mut file = tempfile::Builder::new().prefix(UNFINISHED).tempfile_in(folder)?;
    let salt = random();
    file.write_all(&salt)?;
    match file.persist_noclobber(&path) {
        Ok(_) => Ok(salt),
        Err(error) => match known() {
            Some(salt) => Ok(salt),
            // It is damaged: what lies here cannot be found any more, and goes in time.
            None => error.file.persist(&path).map(|_| salt).map_err(|error| error.error),
        },
    }
}
