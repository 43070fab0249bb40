//! Bodies in the formats of Brotli and Zstandard, not made smaller: the encoders of both would be 6 % of the published
//! extension, and only bodies of which a secret was replaced are packed again.

/// Bytes of a block; both formats allow so many, with a window of the same size.
const BLOCK: usize = 64 * 1024;

/// A stream of uncompressed meta-blocks (RFC 7932, section 9.2).
pub fn brotli(body: &[u8]) -> Vec<u8> {
    let mut packed = Vec::with_capacity(body.len() + 16);
    for (number, block) in body.chunks(BLOCK).enumerate() {
        // The bits of a header from the lowest one: a window of 64 KB (only once), not the last one, a length of 16 bits,
        // the length less 1, uncompressed.
        let bits = if number == 0 { 4 } else { 3 };
        packed.extend(header(block.len().saturating_sub(1), bits, 1 << (16 + bits)));
        packed.extend_from_slice(block);
    }
    // The last meta-block, which is empty; without another one, the window comes first.
    packed.push(if body.is_empty() { 0b110 } else { 0b11 });
    packed
}

/// A frame of raw blocks (RFC 8878, section 3.1.1).
pub fn zstd(body: &[u8]) -> Vec<u8> {
    // The magic number; no size, checksum or dictionary; a window of 64 KB.
    let mut packed = vec![0x28, 0xb5, 0x2f, 0xfd, 0, 6 << 3];
    for block in body.chunks(BLOCK) {
        packed.extend(header(block.len(), 3, 0));
        packed.extend_from_slice(block);
    }
    // The last block, which is empty.
    packed.extend(header(0, 3, 1));
    packed
}

/// A header of three bytes: a length from a bit on, and flags.
fn header(length: usize, bits: u32, flags: usize) -> impl Iterator<Item = u8> {
    ((length << bits) | flags).to_le_bytes().into_iter().take(3)
}
