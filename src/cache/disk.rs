//! A store in a folder, with one file per response. Several processes can share the folder: each file is written under
//! a temporary name and then renamed, so that no process reads an incomplete file.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime};

use tempfile::NamedTempFile;

use crate::cache::entry::Entry;
use crate::cache::key::Key;
use crate::http::error::Result;
use crate::json::hex;
use crate::private_folder::{PrivateFolder, UNFINISHED, create_private, owner};

/// A temporary file older than this was abandoned by a process that ended.
const ABANDONED_AFTER: Duration = Duration::from_secs(3600);
/// The minimum time between two updates of a file's modification time, which records when it was last used.
const TOUCH_INTERVAL: Duration = Duration::from_secs(60);

/// Responses in a folder.
pub struct Disk {
    /// The folder as an absolute path, which may contain symbolic links.
    folder: PathBuf,
    /// The same folder without symbolic links, so that changing a link later has no effect.
    real: PathBuf,
    max_bytes: u64,
    /// Bytes that may still be written before the next eviction.
    room: AtomicU64,
}

/// Run blocking file operations on a thread of their own; None if that thread panicked.
pub async fn run_blocking<T: Send + 'static>(
    disk: &Arc<Disk>,
    key: &Key,
    work: impl FnOnce(&Disk, &Key) -> T + Send + 'static,
) -> Option<T> {
    let (disk, key) = (disk.clone(), *key);
    tokio::task::spawn_blocking(move || work(&disk, &key)).await.ok()
}

impl Disk {
    /// Open a folder and return it with its salt. A missing folder is created with private permissions; a folder that
    /// other users can write to is an error.
    pub fn open(folder: &Path, max_bytes: u64) -> Result<(Disk, [u8; 32])> {
        let PrivateFolder { folder, real, salt } = PrivateFolder::open("cache", folder)?;
        Ok((Disk { folder, real, max_bytes, room: AtomicU64::new(0) }, salt))
    }

    /// The folder as an absolute path.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The entry of a key, or None if it has no file or a damaged one.
    pub fn load(&self, key: &Key) -> Option<Entry> {
        // The folder may have been removed since, and another user may have created a new one in its place.
        owner::check_folder(&self.real).ok()?;
        let mut file = File::open(self.path(key)).ok()?;
        let metadata = file.metadata().ok().filter(owner::is_own)?;
        let last_used = metadata.modified().ok()?;
        if last_used.elapsed().is_ok_and(|age| age > TOUCH_INTERVAL) {
            let _ = file.set_modified(SystemTime::now());
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).ok()?;
        Entry::of_file(bytes)
    }

    /// Write the file of a key; None on failure, which leaves no partial file.
    pub fn store(&self, key: &Key, entry: &Entry) -> Option<()> {
        let bytes = entry.to_file()?;
        let mut file = self.temporary_file()?;
        file.write_all(&bytes).ok()?;
        // Some file systems flush to disk when a rename replaces a file, which is about 50 times slower.
        self.remove(key);
        file.persist(self.path(key)).ok()?;
        let written = bytes.len() as u64;
        let spent = self.room.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |room| room.checked_sub(written));
        if spent.is_err() {
            self.evict();
        }
        Some(())
    }

    /// Remove the file of a key.
    pub fn remove(&self, key: &Key) {
        let _ = fs::remove_file(self.path(key));
    }

    /// Remove every file of the cache except the salt.
    pub fn clear(&self) -> Result<()> {
        for file in self.files() {
            match fs::remove_file(&file.path) {
                Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error.into()),
                _ => {}
            }
        }
        Ok(())
    }

    fn temporary_file(&self) -> Option<NamedTempFile> {
        // The folder may have been removed since.
        create_private(&self.real).ok()?;
        owner::check_folder(&self.real).ok()?;
        tempfile::Builder::new().prefix(UNFINISHED).tempfile_in(&self.real).ok()
    }

    fn path(&self, key: &Key) -> PathBuf {
        self.real.join(hex::encode(key))
    }

    /// Remove the least recently used files until an eighth of the maximum size is free. Each process may write that
    /// much before its next eviction, so several processes together can exceed the maximum for a while.
    fn evict(&self) {
        let (mut files, unfinished): (Vec<_>, Vec<_>) = self.files().partition(|file| file.finished);
        for file in unfinished.iter().filter(|file| file.last_used.elapsed().is_ok_and(|age| age > ABANDONED_AFTER)) {
            let _ = fs::remove_file(&file.path);
        }
        let mut bytes: u64 = files.iter().map(|file| file.bytes).sum();
        files.sort_by_key(|file| file.last_used);
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

    /// The files of the cache, including temporary ones.
    fn files(&self) -> impl Iterator<Item = CacheFile> {
        let entries = fs::read_dir(&self.real).into_iter().flatten().flatten();
        entries.filter_map(|file| {
            let name = file.file_name().into_string().ok()?;
            let finished = name.len() == 64 && name.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
            if !finished && !name.starts_with(UNFINISHED) {
                return None;
            }
            let metadata = file.metadata().ok().filter(fs::Metadata::is_file)?;
            Some(CacheFile { path: file.path(), finished, bytes: metadata.len(), last_used: metadata.modified().ok()? })
        })
    }
}

/// A file of the cache.
struct CacheFile {
    path: PathBuf,
    /// Whether it holds an entry; otherwise it is temporary.
    finished: bool,
    bytes: u64,
    last_used: SystemTime,
}
