//! The broker of a machine: a file for each principal in a private folder, which holders lock for microseconds.
//!
//! A holder also keeps a file of its own locked while it lives, so that others see at once that it was killed.

use std::collections::HashMap;
use std::fmt;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use crate::http::error::{Error, Result};
use crate::private_folder::{PrivateFolder, create_private, owner};
use crate::quota::shared::message::{Claim, Share};
use crate::quota::shared::shares::Shares;
use crate::quota::shared::{Broker, SharedQuota};
use crate::runtime::per_process::PerProcess;

/// How long to wait for the lock of a file. It is held for microseconds, unless its process was stopped.
const PATIENCE: Duration = Duration::from_secs(1);
/// Time between two attempts to lock a file.
const ATTEMPT: Duration = Duration::from_micros(500);
/// Files that no process has used for so long are removed.
const ABANDONED: Duration = Duration::from_secs(7 * 24 * 3600);
/// Maximum size of a file, in bytes.
const MOST: u64 = 16 << 20;
/// How the names of the files of principals and of holders end.
const ENDINGS: [&str; 2] = ["quota", "holder"];

/// The machine's quotas by folder: all sessions of a process share them.
static OPENED: Mutex<Vec<Opened>> = Mutex::new(Vec::new());

/// A folder and its quotas.
type Opened = (PathBuf, Weak<SharedQuota>);

/// Called with an error of the broker.
pub type OnFailure = Box<dyn Fn(&str) + Send + Sync>;

/// The broker of a machine.
pub struct Machine {
    folder: PathBuf,
    salt: [u8; 32],
    /// The locked files of this process's holders.
    holders: PerProcess<Mutex<HashMap<String, File>>>,
    on_failure: Option<OnFailure>,
}

/// The folder of this user.
pub fn default_folder() -> Result<PathBuf> {
    let variable = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let home = || std::env::home_dir().filter(|home| home.is_absolute());
    let caches = if cfg!(windows) {
        variable("LOCALAPPDATA").or_else(home)
    } else if cfg!(target_os = "macos") {
        home().map(|home| home.join("Library").join("Caches"))
    } else {
        variable("XDG_CACHE_HOME").or_else(|| home().map(|home| home.join(".cache")))
    };
    let missing = || Error::Argument("quota: this user has no home directory; pass the path of a folder".into());
    Ok(caches.ok_or_else(missing)?.join("ferrohub").join("quota"))
}

/// The quotas that the processes of a machine share in a folder.
pub fn in_folder(folder: &Path, on_failure: Option<OnFailure>) -> Result<Arc<SharedQuota>> {
    let opened = PrivateFolder::open("quota", folder)?;
    let mut all = OPENED.lock().unwrap_or_else(PoisonError::into_inner);
    let known = all.iter().find(|(path, _)| *path == opened.real).and_then(|(_, quota)| quota.upgrade());
    if let Some(quota) = known {
        return Ok(quota);
    }
    all.retain(|(path, quota)| *path != opened.real && quota.strong_count() > 0);
    let machine = Machine::over(opened, on_failure);
    machine.remove_abandoned();
    let folder = machine.folder.clone();
    let quota = Arc::new(SharedQuota::new(Arc::new(machine)));
    all.push((folder, Arc::downgrade(&quota)));
    Ok(quota)
}

impl Machine {
    fn over(folder: PrivateFolder, on_failure: Option<OnFailure>) -> Machine {
        Machine { folder: folder.real, salt: folder.salt, holders: PerProcess::new(), on_failure }
    }

    /// The folder, without symbolic links.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Lock the file of a principal and change what it has.
    fn change(&self, key: &str, claim: &Claim) -> std::io::Result<Share> {
        create_private(&self.folder)?;
        owner::check_folder(&self.folder).map_err(std::io::Error::other)?;
        let path = self.path(key, ENDINGS[0]);
        let mut file = private().create(true).open(&path)?;
        lock(&file, &path)?;
        let mut text = Vec::new();
        (&mut file).take(MOST).read_to_end(&mut text)?;
        let mut shares = Shares::of_json(&text);
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let now = u64::try_from(now.as_millis()).unwrap_or(u64::MAX);
        let share = shares.exchange(now, claim, |holder| self.is_alive(holder));
        let text = serde_json::to_vec(&shares)?;
        // A process that is killed here leaves a damaged file: the next one starts anew, with what each holder claims.
        file.seek(SeekFrom::Start(0))?;
        file.write_all(&text)?;
        file.set_len(u64::try_from(text.len()).unwrap_or(u64::MAX))?;
        Ok(share)
    }

    /// Lock the file of a holder for as long as this process lives.
    fn register(&self, holder: &str) -> std::io::Result<()> {
        let holders = self.holders.get_or(Mutex::default);
        let mut holders = holders.lock().unwrap_or_else(PoisonError::into_inner);
        if !holders.contains_key(holder) {
            let path = self.path(holder, ENDINGS[1]);
            let file = private().create_new(true).open(&path)?;
            lock(&file, &path)?;
            holders.insert(holder.to_owned(), file);
        }
        Ok(())
    }

    fn unregister(&self, holder: &str) {
        let holders = self.holders.get_or(Mutex::default);
        let file = holders.lock().unwrap_or_else(PoisonError::into_inner).remove(holder);
        let _ = std::fs::remove_file(self.path(holder, ENDINGS[1]));
        drop(file);
    }

    /// Whether the process of a holder lives: nobody else can lock its file.
    fn is_alive(&self, holder: &str) -> bool {
        if !is_name(holder) {
            return false;
        }
        let path = self.path(holder, ENDINGS[1]);
        let Ok(file) = private().open(&path) else { return false };
        let is_free = file.try_lock().is_ok();
        if is_free {
            let _ = std::fs::remove_file(path);
        }
        !is_free
    }

    fn path(&self, name: &str, ending: &str) -> PathBuf {
        self.folder.join(name).with_extension(ending)
    }

    fn remove_abandoned(&self) {
        for file in std::fs::read_dir(&self.folder).into_iter().flatten().flatten() {
            let path = file.path();
            let is_ours = path.extension().is_some_and(|ending| ENDINGS.iter().any(|own| ending == *own));
            let used = file.metadata().ok().and_then(|metadata| metadata.modified().ok());
            let is_old = used.and_then(|used| used.elapsed().ok()).is_some_and(|age| age > ABANDONED);
            // That of a holder that lives is locked.
            if is_ours && is_old && File::open(&path).is_ok_and(|file| file.try_lock().is_ok()) {
                let _ = std::fs::remove_file(path);
            }
        }
    }
}

impl Broker for Machine {
    fn salt(&self) -> std::result::Result<Vec<u8>, String> {
        Ok(self.salt.to_vec())
    }

    fn exchange(&self, key: &str, claim: &Claim) -> std::result::Result<Share, String> {
        let exchanged = || {
            if claim.leaves {
                let share = self.change(key, claim);
                self.unregister(&claim.holder);
                return share;
            }
            self.register(&claim.holder)?;
            self.change(key, claim)
        };
        exchanged().map_err(|error| format!("{}: {error}", self.folder.display()))
    }

    fn failed(&self, error: &str) {
        if let Some(on_failure) = &self.on_failure {
            on_failure(error);
        }
    }
}

impl fmt::Debug for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Machine").field("folder", &self.folder).finish_non_exhaustive()
    }
}

/// The name of a holder comes from a file, and becomes part of a path.
fn is_name(holder: &str) -> bool {
    !holder.is_empty() && holder.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// Files that only this user can read and write.
fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Lock a file, or fail if another process does not release it.
fn lock(file: &File, path: &Path) -> std::io::Result<()> {
    let began = Instant::now();
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(()),
            Err(TryLockError::WouldBlock) if began.elapsed() < PATIENCE => std::thread::sleep(ATTEMPT),
            Err(TryLockError::WouldBlock) => {
                let name = path.file_name().unwrap_or_default().display().to_string();
                let text =
                    format!("{name} has been locked for {} s; is one of its processes stopped?", PATIENCE.as_secs());
                return Err(std::io::Error::new(std::io::ErrorKind::WouldBlock, text));
            }
            Err(TryLockError::Error(error)) => return Err(error),
        }
    }
}
