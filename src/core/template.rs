//! URI templates (RFC 6570).

use iri_string::spec::UriSpec;
use iri_string::template::UriTemplateStr;
use iri_string::template::simple_context::{SimpleContext, Value};

use crate::core::error::{Error, Result};

/// What stands for a variable.
pub type Variable = Value;

fn parse(template: &str) -> Result<&UriTemplateStr> {
    UriTemplateStr::new(template).map_err(|_| Error::Argument(format!("{template:?} is not a URI template (RFC 6570)")))
}

/// The names of the variables, in order, each once.
pub fn variables(template: &str) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for name in parse(template).iter().flat_map(|template| template.variables()) {
        if !names.iter().any(|known| known == name.as_str()) {
            names.push(name.as_str().to_owned());
        }
    }
    names
}

/// The address with the variables filled in; those without a value are left out.
pub fn expand(template: &str, values: impl IntoIterator<Item = (String, Variable)>) -> Result<String> {
    let mut context = SimpleContext::new();
    for (name, value) in values {
        context.insert(name, value);
    }
    let expanded = parse(template)?.expand::<UriSpec, _>(&context);
    expanded.map(|address| address.to_string()).map_err(|error| Error::Argument(format!("{template:?}: {error}")))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn text(value: &str) -> Variable {
        Value::String(value.to_owned())
    }

    #[test]
    fn expands_as_rfc_6570_says() {
        let template = "https://api.github.com/repos/o/r/labels{/name}{?page,per_page}";
        assert_eq!(variables(template), ["name", "page", "per_page"]);
        let values = [("name".to_owned(), text("a b/c")), ("page".to_owned(), text("2"))];
        assert_eq!(expand(template, values).unwrap(), "https://api.github.com/repos/o/r/labels/a%20b%2Fc?page=2");
        assert_eq!(expand(template, []).unwrap(), "https://api.github.com/repos/o/r/labels");
    }

    #[test]
    fn a_broken_template_is_an_error_when_expanded() {
        assert!(expand("https://x/{", []).is_err());
        assert!(variables("https://x/{").is_empty());
    }
}
