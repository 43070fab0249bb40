//! Which credential an operation requires.

/// The credential that an operation requires.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Needs {
    /// None.
    Nothing,
    /// Any credential of a user, an app or an installation.
    Auth,
    /// Username and password.
    Basic,
    /// The client id and secret of an OAuth application.
    ClientId,
    /// The JWT of an app.
    App,
    /// The token of an app's installation.
    Installation,
}
