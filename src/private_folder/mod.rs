//! Folders that only this user can write to, with a random salt that all their users share.

pub mod owner;

use std::fs::{self, DirBuilder, File};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use crate::http::error::{Error, Result};

/// The name of the file that holds the salt.
const SALT: &str = "salt";
/// The prefix of the names of temporary files.
pub const UNFINISHED: &str = ".unfinished-";

/// A private folder.
pub struct PrivateFolder {
    /// The folder as an absolute path, which may contain symbolic links.
    pub folder: PathBuf,
    /// The same folder without symbolic links, so that changing a link later has no effect.
    pub real: PathBuf,
    /// Its salt.
    pub salt: [u8; 32],
}

impl PrivateFolder {
    /// Open a folder. A missing folder is created with private permissions; a folder that other users can write to is an
    /// error, which begins with the name of the option.
    pub fn open(option: &str, folder: &Path) -> Result<PrivateFolder> {
        let folder = std::path::absolute(folder)?;
        let bad =
            |path: &Path, why: &dyn std::fmt::Display| Error::Argument(format!("{option}: {}: {why}", path.display()));
        create_private(&folder).map_err(|error| bad(&folder, &error))?;
        owner::check_link(&folder).map_err(|why| bad(&folder, &why))?;
        let real = fs::canonicalize(&folder).map_err(|error| bad(&folder, &error))?;
        owner::check_folder(&real).map_err(|why| bad(&real, &why))?;
        let salt = read_or_create_salt(&real).map_err(|error| bad(&real, &error))?;
        Ok(PrivateFolder { folder, real, salt })
    }
}

/// Cryptographically secure random bytes, for a salt.
pub fn random() -> [u8; 32] {
    let mut bytes = [0; 32];
    dryoc::rng::copy_randombytes(&mut bytes);
    bytes
}

/// Create a folder that only this user can access, with a `.gitignore` that keeps it out of repositories.
pub fn create_private(folder: &Path) -> std::io::Result<()> {
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
        // Another process created it first, perhaps one of another user: the caller checks its owner before any write.
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists && folder.is_dir() => return Ok(()),
        created => created?,
    }
    File::options().write(true).create_new(true).open(folder.join(".gitignore"))?.write_all(b"*\n")
}

/// The salt of a folder. The first process that needs it creates it.
fn read_or_create_salt(folder: &Path) -> std::io::Result<[u8; 32]> {
    let path = folder.join(SALT);
    let read = || {
        let mut file =
            File::open(&path).ok().filter(|file| file.metadata().is_ok_and(|metadata| owner::is_own(&metadata)))?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).ok()?;
        bytes.try_into().ok()
    };
    if let Some(salt) = read() {
        return Ok(salt);
    }
    let mut file = tempfile::Builder::new().prefix(UNFINISHED).tempfile_in(folder)?;
    let salt = random();
    file.write_all(&salt)?;
    match file.persist_noclobber(&path) {
        Ok(_) => Ok(salt),
        Err(error) => match read() {
            Some(salt) => Ok(salt),
            // The file is damaged, so it is replaced. Entries under the old salt are never found, and evicted in time.
            None => error.file.persist(&path).map(|_| salt).map_err(|error| error.error),
        },
    }
}
