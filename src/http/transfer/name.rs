//! File names that a server chooses.

use std::path::{Path, PathBuf};

/// Maximum length in bytes: file systems allow 255, and a number may be added.
const LONGEST: usize = 240;
/// Maximum length of an extension in bytes, including its dot.
const EXTENSION: usize = 16;
/// Names of devices on Windows, with any extension. COM and LPT are followed by a digit.
const DEVICES: [&str; 7] = ["AUX", "CLOCK$", "CON", "CONIN$", "CONOUT$", "NUL", "PRN"];

/// A safe file name: the last segment of the name that the server sent, without characters that are invisible or change
/// the direction of the text, and not the name of a device on any system. None if nothing is left.
pub fn safe_name(sent: &str) -> Option<String> {
    let last = sent.rsplit(['/', '\\']).next().unwrap_or_default();
    // On Windows, a colon separates a drive or a stream.
    let last = if cfg!(windows) { last.rsplit(':').next().unwrap_or_default() } else { last };
    let name: String = last.chars().filter(|c| !is_unseen(*c)).map(allowed).collect();
    // A leading dot hides a file; Windows removes trailing dots and spaces.
    let name = shortened(name.trim_matches(is_edge));
    match name.as_str() {
        "" => None,
        name if is_device(name) => Some(format!("_{name}")),
        _ => Some(name),
    }
}

/// The path with a number before the extension; unchanged for 0.
pub fn numbered(path: &Path, number: u32) -> PathBuf {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let (stem, extension) = split(&name);
    if number == 0 { path.to_owned() } else { path.with_file_name(format!("{stem} ({number}){extension}")) }
}

fn is_edge(c: char) -> bool {
    c == '.' || c.is_whitespace()
}

/// Whether a character is a control character, or invisible and changes how others are displayed.
fn is_unseen(c: char) -> bool {
    let unseen = ['\u{ad}', '\u{61c}', '\u{180e}', '\u{200b}', '\u{200e}', '\u{200f}', '\u{2060}', '\u{feff}'];
    c.is_control() || unseen.contains(&c) || matches!(c, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{206f}')
}

fn allowed(c: char) -> char {
    if cfg!(windows) && matches!(c, '<' | '>' | '"' | '|' | '?' | '*') { '_' } else { c }
}

fn is_device(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or_default().trim_end().to_uppercase();
    let numbered = stem.strip_prefix("COM").or_else(|| stem.strip_prefix("LPT")).is_some_and(|rest| {
        let mut rest = rest.chars();
        matches!(rest.next(), Some('0'..='9' | '¹' | '²' | '³')) && rest.next().is_none()
    });
    numbered || DEVICES.contains(&stem.as_str())
}

/// The stem and the extension with its dot; the extension of "x.tar.gz" is ".tar.gz".
fn split(name: &str) -> (&str, &str) {
    let Some((mut at, _)) = name.rmatch_indices('.').next().filter(|(at, _)| *at > 0) else { return (name, "") };
    let packed = name.get(at.saturating_sub(4)..at).is_some_and(|before| before.eq_ignore_ascii_case(".tar"));
    if packed && at > 4 {
        at -= 4;
    }
    if name.len() - at > EXTENSION { (name, "") } else { name.split_at(at) }
}

/// Shorten the stem of a name that is too long.
fn shortened(name: &str) -> String {
    if name.len() <= LONGEST {
        return name.to_owned();
    }
    let (stem, extension) = split(name);
    let room = LONGEST - extension.len();
    let end = (0..=room).rev().find(|end| stem.is_char_boundary(*end)).unwrap_or_default();
    let stem = stem.get(..end).unwrap_or_default();
    format!("{}{extension}", stem.trim_end_matches(is_edge))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_visible_and_has_no_path() {
        for (sent, name) in [
            ("octocat-1.0.tar.gz", Some("octocat-1.0.tar.gz")),
            ("a b (1).txt", Some("a b (1).txt")),
            ("naïve 文書.pdf", Some("naïve 文書.pdf")),
            ("../../etc/passwd", Some("passwd")),
            ("C:\\temp\\x.exe", Some("x.exe")),
            (".bashrc", Some("bashrc")),
            ("x/.ssh", Some("ssh")),
            (" . ..profile", Some("profile")),
            ("\u{200e}.hidden", Some("hidden")),
            ("report.txt. . .", Some("report.txt")),
            ("report.txt\u{a0}", Some("report.txt")),
            ("in\u{202e}fdp.exe", Some("infdp.exe")),
            ("a\u{2066}b\u{2069}\u{61c}c\u{feff}", Some("abc")),
            ("a\0b\nc\u{7f}\u{9b}d", Some("abcd")),
            ("CON", Some("_CON")),
            ("nul.tar.gz", Some("_nul.tar.gz")),
            ("Aux .txt", Some("_Aux .txt")),
            ("com1.log", Some("_com1.log")),
            ("LPT³", Some("_LPT³")),
            ("conin$", Some("_conin$")),
            (".con", Some("_con")),
            ("com", Some("com")),
            ("COM10", Some("COM10")),
            ("console.txt", Some("console.txt")),
            ("", None),
            (".", None),
            ("..", None),
            (". .", None),
            ("a/", None),
            ("\u{202e}", None),
        ] {
            assert_eq!(safe_name(sent).as_deref(), name, "{sent:?}");
        }
    }

    #[test]
    fn a_long_name_keeps_its_extension() {
        let long = |end: &str| safe_name(&format!("{}{end}", "é".repeat(500))).unwrap_or_default();
        for (end, kept) in [(".tar.gz", ".tar.gz"), (".zip", ".zip"), ("", "é"), (&format!(".{}", "x".repeat(50)), "é")]
        {
            let name = long(end);
            assert!(name.len() <= LONGEST && name.len() > LONGEST - 4 && name.ends_with(kept), "{name}");
        }
        let dots = safe_name(&format!("{}{}x.zip", "a".repeat(200), ".".repeat(100)));
        assert_eq!(dots, Some(format!("{}.zip", "a".repeat(200))));
    }

    #[test]
    fn a_number_precedes_the_extension() {
        for (name, expected) in [
            ("a.txt", "a (2).txt"),
            ("a-1.0.tar.gz", "a-1.0 (2).tar.gz"),
            ("a", "a (2)"),
            ("a.", "a (2)."),
            ("tar.gz", "tar (2).gz"),
            (".tar.gz", ".tar (2).gz"),
            (".x", ".x (2)"),
            ("a.verylongextension", "a.verylongextension (2)"),
        ] {
            assert_eq!(numbered(&Path::new("f").join(name), 2), Path::new("f").join(expected));
        }
        assert_eq!(numbered(Path::new("f/a.txt"), 0), Path::new("f/a.txt"));
    }
}
