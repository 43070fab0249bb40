//! Whether a folder and its files are in the hands of this user alone. Who can write to a cache decides what its users
//! read. Where users are told apart by access control lists (Windows), the permissions of the profile do this.

use std::fs::Metadata;
use std::path::Path;

/// Whether a file belongs to this user.
#[cfg(unix)]
pub fn is_own(about: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    about.uid() == rustix::process::geteuid().as_raw()
}

/// An error for a folder that belongs to another user, or that others can write to.
#[cfg(unix)]
pub fn check_folder(folder: &Path) -> Result<(), String> {
    use std::os::unix::fs::MetadataExt;
    let about = folder.metadata().map_err(|error| error.to_string())?;
    if !is_own(&about) {
        return Err(format!("this folder belongs to another user (uid {}); use one of your own", about.uid()));
    }
    let mode = about.mode() & 0o7777;
    if mode & 0o022 != 0 {
        return Err(format!("other users can write to this folder (mode {mode:04o}); chmod go-w makes it private"));
    }
    Ok(())
}

/// An error for a link that another user made, and may change. Only root may lead this user elsewhere.
#[cfg(unix)]
pub fn check_link(path: &Path) -> Result<(), String> {
    use std::os::unix::fs::MetadataExt;
    let about = path.symlink_metadata().map_err(|error| error.to_string())?;
    if about.is_symlink() && !is_own(&about) && about.uid() != 0 {
        return Err(format!("this link belongs to another user (uid {})", about.uid()));
    }
    Ok(())
}

/// Whether a file belongs to this user.
#[cfg(not(unix))]
pub fn is_own(_about: &Metadata) -> bool {
    true
}

/// An error for a folder that belongs to another user, or that others can write to.
#[cfg(not(unix))]
pub fn check_folder(_folder: &Path) -> Result<(), String> {
    Ok(())
}

/// An error for a link that another user made, and may change.
#[cfg(not(unix))]
pub fn check_link(_path: &Path) -> Result<(), String> {
    Ok(())
}
