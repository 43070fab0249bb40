//! Bytes as hexadecimal text.

const DIGITS: &[u8; 16] = b"0123456789abcdef";

/// The digits of bytes, in lower case.
pub fn encode(bytes: &[u8]) -> String {
    let digit = |value: u8| DIGITS.get(usize::from(value)).map_or('0', |digit| char::from(*digit));
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// The bytes of digits in upper or lower case; None for any other text, and for an odd number of digits.
pub fn decode(digits: &str) -> Option<Vec<u8>> {
    let digit = |sign: u8| char::from(sign).to_digit(16).and_then(|value| u8::try_from(value).ok());
    let byte = |pair: &[u8]| match pair {
        [high, low] => Some((digit(*high)? << 4) | digit(*low)?),
        _ => None,
    };
    digits.as_bytes().chunks(2).map(byte).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_encoded_and_decoded() {
        let all: Vec<u8> = (0..=255).collect();
        assert_eq!(decode(&encode(&all)), Some(all.clone()));
        assert_eq!(decode(&encode(&all).to_uppercase()), Some(all));
        assert_eq!((encode(&[0, 10, 255]), decode("")), ("000aff".to_owned(), Some(Vec::new())));
        for wrong in ["a", "0g", "+1", "é", "abc"] {
            assert_eq!(decode(wrong), None, "{wrong}");
        }
    }
}
