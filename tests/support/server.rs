//! A small HTTP/1.1 server for tests and documentation, of the standard library alone. It keeps connections open, records
//! what it receives, and reports when a client hangs up on a request that it does not respond to.

#![allow(dead_code, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;

/// A request as it came.
#[derive(Debug, Clone)]
pub struct Request {
    /// Number of the connection, from 0.
    pub connection: usize,
    /// Method.
    pub method: String,
    /// Path and query.
    pub target: String,
    /// Headers, in lower case.
    pub headers: HashMap<String, String>,
    /// Body.
    pub body: String,
}

impl Request {
    /// A header; empty when there is none.
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }

    /// As "GET /repos/o/r".
    pub fn line(&self) -> String {
        format!("{} {}", self.method, self.target)
    }
}

/// What the server does with a request.
#[derive(Debug, Clone)]
pub enum Respond {
    /// Send a response: status, headers and body.
    With(u16, Vec<(String, String)>, Vec<u8>),
    /// Send nothing, and report when the client hangs up.
    Hold,
}

/// A response with a JSON body.
pub fn json(text: impl Into<String>) -> Respond {
    status(200, text)
}

/// A response with this status and a JSON body.
pub fn status(status: u16, text: impl Into<String>) -> Respond {
    Respond::With(status, vec![("content-type".into(), "application/json".into())], text.into().into_bytes())
}

impl Respond {
    /// The same with another header.
    pub fn header(mut self, name: &str, value: impl Into<String>) -> Respond {
        if let Respond::With(_, headers, _) = &mut self {
            headers.push((name.to_owned(), value.into()));
        }
        self
    }
}

/// What happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// A request came, with this line.
    Came(String),
    /// The client hung up on a held request, with this line.
    HungUp(String),
}

/// A running server; its threads end with the process.
pub struct Server {
    /// Its URL, without a slash at the end.
    pub url: String,
    received: Arc<Mutex<Vec<Request>>>,
    events: Mutex<Receiver<Event>>,
}

type Handler = dyn Fn(&Request, &str) -> Respond + Send + Sync;

impl Server {
    /// Serve with this function, which gets the request and the server's own URL.
    pub fn start(handler: impl Fn(&Request, &str) -> Respond + Send + Sync + 'static) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let (received, handler): (Arc<Mutex<Vec<Request>>>, Arc<Handler>) = (Arc::default(), Arc::new(handler));
        let (sender, events) = channel();
        let (own, seen) = (url.clone(), received.clone());
        thread::spawn(move || {
            for (connection, stream) in listener.incoming().flatten().enumerate() {
                let (handler, seen, own, sender) = (handler.clone(), seen.clone(), own.clone(), sender.clone());
                thread::spawn(move || serve(stream, connection, &*handler, &seen, &own, &sender));
            }
        });
        Server { url, received, events: Mutex::new(events) }
    }

    /// What it received so far.
    pub fn received(&self) -> Vec<Request> {
        self.received.lock().unwrap().clone()
    }

    /// The lines of what it received so far.
    pub fn lines(&self) -> Vec<String> {
        self.received().iter().map(Request::line).collect()
    }

    /// Wait for an event. It blocks: from a task, call it by `tokio::task::spawn_blocking`.
    pub fn wait_for(&self, event: &Event) {
        let events = self.events.lock().unwrap();
        while events.recv().expect("the server ended") != *event {}
    }
}

fn serve(
    stream: TcpStream,
    connection: usize,
    handler: &Handler,
    seen: &Mutex<Vec<Request>>,
    own: &str,
    events: &Sender<Event>,
) {
    let mut writer = stream.try_clone().unwrap();
    let mut reader = BufReader::new(stream);
    while let Some(request) = read(&mut reader, connection) {
        seen.lock().unwrap().push(request.clone());
        let _ = events.send(Event::Came(request.line()));
        let Respond::With(status, headers, body) = handler(&request, own) else {
            // Nothing more comes, so that reading ends when the client hangs up.
            let _ = reader.read(&mut [0]);
            let _ = events.send(Event::HungUp(request.line()));
            return;
        };
        let mut head = format!("HTTP/1.1 {status} Status\r\ncontent-length: {}\r\n", body.len());
        headers.iter().for_each(|(name, value)| head.push_str(&format!("{name}: {value}\r\n")));
        if writer.write_all(format!("{head}\r\n").as_bytes()).and_then(|()| writer.write_all(&body)).is_err() {
            return;
        }
    }
}

fn read(reader: &mut BufReader<TcpStream>, connection: usize) -> Option<Request> {
    let mut line = || {
        let mut text = String::new();
        reader.read_line(&mut text).ok().filter(|length| *length > 0)?;
        Some(text.trim_end().to_owned())
    };
    let first = line()?;
    let mut parts = first.split(' ');
    let (method, target) = (parts.next()?.to_owned(), parts.next()?.to_owned());
    let mut headers = HashMap::new();
    while let Some((name, value)) = line()?.split_once(':') {
        headers.insert(name.to_ascii_lowercase(), value.trim().to_owned());
    }
    let length = headers.get("content-length").map_or(0, |length| length.parse().unwrap());
    let mut body = vec![0; length];
    reader.read_exact(&mut body).ok()?;
    let body = String::from_utf8_lossy(&body).into_owned();
    Some(Request { connection, method, target, headers, body })
}
