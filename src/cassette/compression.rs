//! Compression and decompression in memory.

use std::io::Read;
use std::ops::Range;

use async_compression::tokio::bufread::{BrotliDecoder, ZstdDecoder};
use flate2::Compression;
use flate2::read::{DeflateDecoder, DeflateEncoder, GzEncoder, MultiGzDecoder, ZlibDecoder, ZlibEncoder};
use futures_util::FutureExt as _;
use tokio::io::{AsyncRead, AsyncReadExt as _};

use crate::cassette::stored;

/// Maximum size of a decompressed body, in bytes. Responses from the network have a similar limit.
const MAX_SIZE: u64 = 256 << 20;
/// Maximum number of compressed parts that are found within other bytes.
const MAX_PARTS: usize = 256;

/// A compression format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// RFC 1952.
    Gzip,
    /// RFC 1950: the `deflate` content coding of HTTP.
    Zlib,
    /// RFC 1951: what some servers send as `deflate`.
    Deflate,
    /// RFC 7932.
    Brotli,
    /// RFC 8878.
    Zstd,
}

impl Format {
    /// Detect the format of a body by its first bytes. Brotli and raw deflate cannot be detected.
    pub fn of(body: &[u8]) -> Option<Format> {
        match body {
            [0x1f, 0x8b, 8, ..] => Some(Format::Gzip),
            [0x78, 0x01 | 0x5e | 0x9c | 0xda, ..] => Some(Format::Zlib),
            [0x28, 0xb5, 0x2f, 0xfd, ..] => Some(Format::Zstd),
            _ => None,
        }
    }

    /// Decompress a body; None if it is invalid, truncated or too large.
    pub fn unpack(self, body: &[u8]) -> Option<Vec<u8>> {
        match self {
            Format::Gzip => read(MultiGzDecoder::new(body)),
            Format::Zlib => read(ZlibDecoder::new(body)),
            Format::Deflate => read(DeflateDecoder::new(body)),
            Format::Brotli => at_once(BrotliDecoder::new(body)),
            Format::Zstd => {
                let mut decoder = ZstdDecoder::new(body);
                decoder.multiple_members(true);
                at_once(decoder)
            }
        }
    }

    /// Decompress a body up to the first error.
    pub fn unpack_part(self, body: &[u8]) -> Vec<u8> {
        let mut part = Vec::new();
        let mut decoder: Box<dyn Read> = match self {
            Format::Gzip => Box::new(MultiGzDecoder::new(body)),
            Format::Zlib => Box::new(ZlibDecoder::new(body)),
            Format::Deflate => Box::new(DeflateDecoder::new(body)),
            Format::Brotli | Format::Zstd => return self.unpack(body).unwrap_or_default(),
        };
        let mut piece = vec![0; 64 * 1024];
        while let Ok(length @ 1..) = decoder.read(&mut piece) {
            part.extend_from_slice(piece.get(..length).unwrap_or_default());
            if part.len() as u64 > MAX_SIZE {
                break;
            }
        }
        part
    }

    /// Put a body into the format; only the formats of zlib make it smaller.
    pub fn pack(self, body: &[u8]) -> Option<Vec<u8>> {
        let level = Compression::default();
        match self {
            Format::Gzip => read(GzEncoder::new(body, level)),
            Format::Zlib => read(ZlibEncoder::new(body, level)),
            Format::Deflate => read(DeflateEncoder::new(body, level)),
            Format::Brotli => Some(stored::brotli(body)),
            Format::Zstd => Some(stored::zstd(body)),
        }
    }
}

/// Find compressed parts within other bytes: their ranges, and their content up to the first error.
pub fn within(bytes: &[u8]) -> Vec<(Range<usize>, Vec<u8>)> {
    let (mut found, mut at) = (Vec::new(), 0);
    while found.len() < MAX_PARTS {
        let next = bytes.get(at..).and_then(|rest| rest.iter().position(|byte| matches!(byte, 0x1f | 0x28)));
        let Some(start) = next.map(|next| at + next) else { break };
        let rest = bytes.get(start..).unwrap_or_default();
        at = start + 1;
        // The two bytes of a zlib header are too common.
        let Some(format) = Format::of(rest).filter(|format| *format != Format::Zlib) else { continue };
        let mut left = rest;
        let unpacked = match format {
            Format::Gzip => {
                let mut unpacked = Vec::new();
                let _ = flate2::bufread::GzDecoder::new(&mut left).take(MAX_SIZE).read_to_end(&mut unpacked);
                unpacked
            }
            _ => {
                left = &[];
                format.unpack(rest).unwrap_or_default()
            }
        };
        if !unpacked.is_empty() {
            at = bytes.len() - left.len();
            found.push((start..at.max(start + 1), unpacked));
        }
    }
    found
}

fn read(decoder: impl Read) -> Option<Vec<u8>> {
    let mut body = Vec::new();
    decoder.take(MAX_SIZE + 1).read_to_end(&mut body).ok()?;
    Some(body).filter(|body| body.len() as u64 <= MAX_SIZE)
}

/// Read an asynchronous decoder whose input is in memory, so that it never has to wait.
fn at_once(reader: impl AsyncRead + Unpin) -> Option<Vec<u8>> {
    let mut body = Vec::new();
    let read = async { reader.take(MAX_SIZE + 1).read_to_end(&mut body).await.is_ok() };
    let whole = read.now_or_never()?;
    Some(body).filter(|body| whole && body.len() as u64 <= MAX_SIZE)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn compressed_parts_are_found_within_other_bytes() {
        let packed = Format::Gzip.pack(b"hello").unwrap();
        let found = within(&[b"\x1f\x8b(".to_vec(), packed.clone(), b"x".to_vec(), packed].concat());
        assert_eq!(found, [(3..28, b"hello".to_vec()), (29..54, b"hello".to_vec())]);
        let zstd = Format::Zstd.pack(b"hello").unwrap();
        assert_eq!(within(&[b"x", &zstd[..]].concat()), [(1..zstd.len() + 1, b"hello".to_vec())]);
    }

    #[test]
    fn bodies_of_any_length_are_the_same_after_packing() {
        for length in [0, 1, 65_535, 65_536, 65_537, 131_072, 300_001] {
            let body: Vec<u8> = (0..length).map(|n: u32| (n % 251) as u8).collect();
            for format in [Format::Gzip, Format::Zlib, Format::Deflate, Format::Brotli, Format::Zstd] {
                let packed = format.pack(&body).unwrap();
                assert_eq!(format.unpack(&packed).as_ref(), Some(&body), "{format:?} {length}");
            }
        }
    }

    #[test]
    fn compressed_bodies_are_decompressed() {
        let body: Vec<u8> = (0..4000_u32).flat_map(|n| (n / 3).to_le_bytes()).collect();
        for format in [Format::Gzip, Format::Zlib, Format::Deflate, Format::Brotli, Format::Zstd] {
            let packed = format.pack(&body).unwrap();
            assert!(matches!(format, Format::Brotli | Format::Deflate) || Format::of(&packed) == Some(format));
            assert_eq!(format.unpack(&packed).unwrap(), body);
            let cut = packed.get(..packed.len() / 2).unwrap();
            assert_eq!(format.unpack(cut), None);
            assert!(body.starts_with(&format.unpack_part(cut)));
        }
        assert_eq!(Format::Brotli.unpack(b"hello"), None);
        assert_eq!(Format::of(b"hello"), None);
    }
}
