//! Running another program with a time limit.

use std::io::Read;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use crate::runtime::error::Result;
use crate::runtime::thread_pool;

/// Maximum number of bytes that are read from the output of a program.
const MOST: u64 = 64 << 10;
/// How often to check whether a program that has closed its output has ended.
const TICK: Duration = Duration::from_millis(5);

/// The outcome of a program.
#[derive(Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It succeeded and printed this.
    Printed(Vec<u8>),
    /// It does not exist, or it failed.
    Failed,
    /// It took too long and was killed.
    Late,
}

/// Run a program without input. It is killed when the future is dropped, or when the time is up.
pub async fn run(mut command: Command, limit: Duration) -> Result<Outcome> {
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    let finished = async move {
        let started = thread_pool::run(move || command.spawn().map(Running)).await?;
        let Ok(mut running) = started else { return Ok(Outcome::Failed) };
        let printed = match running.0.stdout.take() {
            Some(stdout) => thread_pool::run(move || read(stdout)).await??,
            None => Vec::new(),
        };
        let status = running.status().await?;
        Ok(if status.success() { Outcome::Printed(printed) } else { Outcome::Failed })
    };
    tokio::time::timeout(limit, finished).await.unwrap_or(Ok(Outcome::Late))
}

fn read(stdout: impl Read) -> std::io::Result<Vec<u8>> {
    let mut printed = Vec::new();
    stdout.take(MOST).read_to_end(&mut printed)?;
    Ok(printed)
}

/// A program that is killed when this is dropped.
struct Running(Child);

impl Running {
    async fn status(&mut self) -> Result<ExitStatus> {
        loop {
            match self.0.try_wait()? {
                Some(status) => return Ok(status),
                None => tokio::time::sleep(TICK).await,
            }
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // An error means that it has ended.
        if matches!(self.0.try_wait(), Ok(None)) && self.0.kill().is_ok() {
            let _ = self.0.wait();
        }
    }
}

#[cfg(all(test, unix))]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::runtime::driver;

    fn outcome(script: &str, limit: Duration) -> Outcome {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        driver::block_on(run(command, limit), || false).unwrap()
    }

    #[test]
    fn the_output_of_a_successful_program_is_returned() {
        let limit = Duration::from_secs(60);
        assert_eq!(outcome("echo token; exec >&-; true", limit), Outcome::Printed(b"token\n".to_vec()));
        assert_eq!(outcome("echo token; exit 1", limit), Outcome::Failed);
        let missing = run(Command::new("no-such-program"), limit);
        assert_eq!(driver::block_on(missing, || false).unwrap(), Outcome::Failed);
    }

    #[test]
    fn a_program_that_hangs_is_killed() {
        for script in ["exec sleep 1000", "exec >&-; exec sleep 1000"] {
            assert_eq!(outcome(script, Duration::from_millis(50)), Outcome::Late);
        }
    }
}
