//! Writes the declarations in `src/github/declared` out in full: what an overlay leaves out comes from GitHub's description of the
//! operation that it names. A mistake in a declaration ends the build with its file and line.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The parts of the library that this needs.
#[allow(dead_code)]
#[path = "../../src/github"]
mod github {
    /// The names of the models, which are read from the description.
    pub mod declared {
        pub mod models;
    }
    /// What reads GitHub's description.
    pub mod description {
        pub mod kind;
        pub mod mapping;
        pub mod names;
        pub mod operation;
        pub mod schemas;
        pub mod tags;
    }
}
mod overlays;

fn main() -> Result<(), Box<dyn Error>> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    let out = PathBuf::from(env::var("OUT_DIR")?).join("declared");
    for changed in ["tools/build", "src/github"] {
        println!("cargo::rerun-if-changed={changed}");
    }
    let mut chapters = Vec::new();
    for entry in fs::read_dir(root.join("src/github/declared"))? {
        let path = entry?.path();
        let source = fs::read_to_string(&path)?;
        chapters.push((path, source));
    }
    let mut mistakes = Vec::new();
    let mut heads = Vec::new();
    for (path, source) in &chapters {
        match overlays::notation::heads(source) {
            Ok(found) => heads.extend(found),
            Err(mistake) => mistakes.push(shown(&root, path, &mistake)),
        }
    }
    heads.extend(overlays::notation::models());
    let known = overlays::resolve::Known::new(heads, include_str!("removed.txt"));
    fs::create_dir_all(&out)?;
    for (path, source) in chapters.iter().filter(|(_, source)| source.contains("\noperations! {")) {
        match overlays::expand(source, &known) {
            Ok(expanded) => {
                fs::write(out.join(path.file_name().unwrap_or_default()), expanded.text)?;
                for gone in &expanded.gone {
                    println!("cargo::warning={}; tools/build/removed.txt has its last text", shown(&root, path, gone));
                }
            }
            Err(found) => mistakes.extend(found.iter().map(|mistake| shown(&root, path, mistake))),
        }
    }
    for mistake in &mistakes {
        println!("cargo::error={mistake}");
    }
    Ok(())
}

fn shown(root: &Path, path: &Path, (line, text): &(usize, String)) -> String {
    format!("{}:{line}: {text}", path.strip_prefix(root).unwrap_or(path).display())
}
