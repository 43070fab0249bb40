//! Checks that only this user can write to a folder: whoever can write to that of a cache controls the responses that
//! the user reads. On Windows, the access control list of the user's profile protects the folder, and these checks
//! always pass.

use std::fs::Metadata;
use std::path::Path;

/// Whether a file belongs to this user.
#[cfg(unix)]
pub fn is_own(metadata: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    metadata.uid() == rustix::process::geteuid().as_raw()
}

/// Return an error if a folder belongs to another user, or if other users can write to it.
#[cfg(unix)]
pub fn check_folder(folder: &Path) -> Result<(), String> {
    use std::os::unix::fs::MetadataExt;
    let metadata = folder.metadata().map_err(|error| error.to_string())?;
    if !is_own(&metadata) {
        return Err(format!("this folder belongs to another user (uid {}); use one of your own", metadata.uid()));
    }
    let mode = metadata.mode() & 0o7777;
    if mode & 0o022 != 0 {
        return Err(format!("other users can write to this folder (mode {mode:04o}); chmod go-w makes it private"));
    }
    Ok(())
}

/// Return an error if a path is a symbolic link of another user, who could redirect it. Links of root are allowed.
#[cfg(unix)]
pub fn check_link(path: &Path) -> Result<(), String> {
    use std::os::unix::fs::MetadataExt;
    let metadata = path.symlink_metadata().map_err(|error| error.to_string())?;
    if metadata.is_symlink() && !is_own(&metadata) && metadata.uid() != 0 {
        return Err(format!("this link belongs to another user (uid {})", metadata.uid()));
    }
    Ok(())
}

/// Always true on this platform.
#[cfg(not(unix))]
pub fn is_own(_about: &Metadata) -> bool {
    true
}

/// Always succeeds on this platform.
#[cfg(not(unix))]
pub fn check_folder(_folder: &Path) -> Result<(), String> {
    Ok(())
}

/// Always succeeds on this platform.
#[cfg(not(unix))]
pub fn check_link(_path: &Path) -> Result<(), String> {
    Ok(())
}
