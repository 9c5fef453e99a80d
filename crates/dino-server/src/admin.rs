//! What whoever runs the server may do to it while it runs: tables, people and limits.
//!
//! Commands come as lines of JSON, and each is answered with a line. Who may send them is decided in one place
//! ([`Operator::authorize`]); whatever carries a command out takes an [`Operator`] to prove that it was.

#![cfg_attr(not(unix), allow(dead_code, reason = "without a socket nobody asks"))]

mod command;
mod execute;
mod failure;
#[cfg(unix)]
mod socket;

pub use command::{AdminCommand, SanctionArgs};
#[cfg(unix)]
pub(crate) use socket::serve;

/// Proof that whoever asks runs the server.
#[derive(Clone, Copy)]
pub(crate) struct Operator(());

#[cfg(unix)]
impl Operator {
    /// Whoever runs the server is who owns its socket, or the system's owner. The file's mode keeps others from it; should
    /// somebody loosen that, the system still tells who is at the other end.
    fn authorize(socket: &tokio::net::UnixStream, owner: u32) -> Option<Operator> {
        let from = socket.peer_cred().ok()?.uid();
        (from == owner || from == 0).then_some(Operator(()))
    }
}
