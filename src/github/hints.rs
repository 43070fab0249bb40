//! What GitHub says in the headers of a response about permissions, scopes and single sign-on.

use http::HeaderMap;

use crate::http::secrets::{printable, redacted};

/// Maximum number of characters of a header in a message.
const MOST_SHOWN: usize = 300;

/// The hints of a response.
///
/// See <https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api>.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Hints {
    /// The sets of permissions of which any is enough, from `X-Accepted-GitHub-Permissions`: names with their levels.
    /// An empty set means that no permission is needed.
    pub permissions: Vec<Vec<(String, String)>>,
    /// The OAuth scopes of which any is enough, from `X-Accepted-OAuth-Scopes`; None if the header is missing.
    pub accepted_scopes: Option<Vec<String>>,
    /// The OAuth scopes of the token, from `X-OAuth-Scopes`; None if the header is missing.
    pub scopes: Option<Vec<String>>,
    /// What `X-GitHub-SSO` says.
    pub sso: Option<SingleSignOn>,
}

/// What a response says about the single sign-on of organizations.
#[derive(Clone, PartialEq, Eq)]
pub struct SingleSignOn {
    /// Whether the request was rejected because the token is not authorized for the organization.
    pub required: bool,
    /// URL where the user authorizes the token. Its query has a secret that is meant for the user alone.
    pub url: Option<String>,
    /// Numbers of the organizations whose data was left out of the response.
    pub organizations: Vec<u64>,
}

impl std::fmt::Debug for SingleSignOn {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let url = self.url.as_deref().map(page);
        let mut shown = f.debug_struct("SingleSignOn");
        shown.field("required", &self.required).field("url", &url).field("organizations", &self.organizations).finish()
    }
}

impl Hints {
    /// The hints of these headers.
    pub fn of(headers: &HeaderMap) -> Hints {
        let header = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
        Hints {
            permissions: header("x-accepted-github-permissions").map(permissions).unwrap_or_default(),
            accepted_scopes: header("x-accepted-oauth-scopes").map(names),
            scopes: header("x-oauth-scopes").map(names),
            sso: SingleSignOn::of(headers),
        }
    }

    /// What the credential lacks, one sentence each, without secrets.
    pub fn reasons(&self) -> Vec<String> {
        let mut reasons = Vec::new();
        if !self.permissions.is_empty() && !self.permissions.iter().any(Vec::is_empty) {
            let sets = self
                .permissions
                .iter()
                .map(|set| set.iter().map(|(name, level)| format!("{name}={level}")).collect::<Vec<_>>().join(" and "));
            let sets = shown(&sets.collect::<Vec<_>>().join(", or "));
            reasons.push(format!("the request needs the permission {sets}"));
        }
        if let (Some(accepted), Some(own)) = (&self.accepted_scopes, &self.scopes)
            && !accepted.is_empty()
            && !accepted.iter().any(|scope| own.iter().any(|own| includes(own, scope)))
        {
            let own = if own.is_empty() { "none".to_owned() } else { shown(&own.join(", ")) };
            let accepted = shown(&accepted.join(" or "));
            reasons.push(format!("the request needs the scope {accepted}, the token has {own}"));
        }
        reasons.extend(self.sso.as_ref().and_then(SingleSignOn::reason));
        reasons
    }
}

impl SingleSignOn {
    /// What these headers say, if anything.
    pub(crate) fn of(headers: &HeaderMap) -> Option<SingleSignOn> {
        single_sign_on(headers.get("x-github-sso")?.to_str().ok()?)
    }

    fn reason(&self) -> Option<String> {
        if self.required {
            let place = self.url.as_deref().map(|url| format!(" at {}", shown(page(url)))).unwrap_or_default();
            return Some(format!("the organization requires single sign-on: authorize the token{place}"));
        }
        let left_out = self.organizations.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
        (!left_out.is_empty()).then(|| {
            let plural = if self.organizations.len() > 1 { "s" } else { "" };
            format!("authorize the token for the single sign-on of the organization{plural} {}", shown(&left_out))
        })
    }
}

/// Scopes that others include, according to
/// <https://docs.github.com/apps/oauth-apps/building-oauth-apps/scopes-for-oauth-apps>.
const INCLUDED: [(&str, &[&str]); 12] = [
    ("repo", &["repo:status", "repo_deployment", "public_repo", "repo:invite", "security_events"]),
    ("user", &["read:user", "user:email", "user:follow"]),
    ("project", &["read:project"]),
    ("audit_log", &["read:audit_log"]),
    ("codespace", &["codespace:secrets"]),
    ("copilot", &["manage_billing:copilot"]),
    ("admin:enterprise", &["manage_runners:enterprise", "manage_billing:enterprise", "read:enterprise"]),
    ("write:packages", &["read:packages"]),
    ("delete:packages", &["read:packages"]),
    ("write:discussion", &["read:discussion"]),
    ("write:network_configurations", &["read:network_configurations"]),
    ("admin:org", &["manage_runners:org"]),
];

/// Whether a scope is, or includes, another one. `admin:x` includes `write:x`, which includes `read:x`.
fn includes(own: &str, scope: &str) -> bool {
    let level = |scope: &str| {
        let (level, what) = scope.split_once(':')?;
        let rank = ["read", "write", "admin"].iter().position(|known| *known == level)?;
        Some((what.to_owned(), rank))
    };
    let is_below = level(own).zip(level(scope)).is_some_and(|(own, scope)| own.0 == scope.0 && own.1 >= scope.1);
    own == scope || is_below || INCLUDED.iter().any(|(one, others)| *one == own && others.contains(&scope))
}

/// A URL without its query, in which GitHub puts a secret.
fn page(url: &str) -> &str {
    url.split(['?', '#']).next().unwrap_or_default()
}

/// A text for a message: without credentials and control characters, and not too long.
fn shown(text: &str) -> String {
    let shown = printable(&redacted(text));
    if shown.chars().count() <= MOST_SHOWN {
        return shown;
    }
    format!("{}...", shown.chars().take(MOST_SHOWN).collect::<String>())
}

/// Alternatives are separated by semicolons, the permissions of each by commas.
fn permissions(header: &str) -> Vec<Vec<(String, String)>> {
    let is_none_needed = |(name, level): &(String, String)| name == "allows_permissionless_access" && level == "true";
    let sets = header.split(';').map(|set| {
        let pairs = set.split(',').filter_map(|pair| pair.split_once('='));
        pairs.map(|(name, level)| (name.trim().to_owned(), level.trim().to_owned())).collect::<Vec<_>>()
    });
    let sets = sets.filter(|set| !set.is_empty());
    sets.map(|set| if set.iter().any(is_none_needed) { Vec::new() } else { set }).collect()
}

fn names(header: &str) -> Vec<String> {
    header.split(',').map(str::trim).filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

fn single_sign_on(header: &str) -> Option<SingleSignOn> {
    let (state, rest) = header.split_once(';').unwrap_or((header, ""));
    let value = |name: &str| rest.trim().strip_prefix(name)?.trim_start().strip_prefix('=').map(str::trim);
    let organizations = value("organizations").unwrap_or_default().split(',').filter_map(|id| id.trim().parse().ok());
    match state.trim() {
        "required" => Some(SingleSignOn {
            required: true,
            url: value("url").filter(|url| !url.is_empty()).map(str::to_owned),
            organizations: Vec::new(),
        }),
        "partial-results" => Some(SingleSignOn { required: false, url: None, organizations: organizations.collect() }),
        _ => None,
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn hints(headers: &[(&'static str, &str)]) -> Hints {
        Hints::of(&headers.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect())
    }

    #[test]
    fn a_scope_includes_others() {
        for (own, scope, due) in [
            ("repo", "public_repo", true),
            ("public_repo", "repo", false),
            ("admin:org", "read:org", true),
            ("read:org", "write:org", false),
            ("admin:org", "read:repo_hook", false),
            ("user", "user:email", true),
            ("gist", "gist", true),
        ] {
            assert_eq!(includes(own, scope), due, "{own} {scope}");
        }
        let headers = [("x-accepted-oauth-scopes", "public_repo"), ("x-oauth-scopes", "gist, repo")];
        assert!(hints(&headers).reasons().is_empty());
        let headers = [("x-accepted-oauth-scopes", "repo"), ("x-oauth-scopes", "gist, public_repo")];
        assert!(!hints(&headers).reasons().is_empty());
    }

    #[test]
    fn permissions_are_sets_of_which_one_is_enough() {
        let found = hints(&[("x-accepted-github-permissions", "pull_requests=write,contents=read; issues=write")]);
        let pair = |name: &str, level: &str| (name.to_owned(), level.to_owned());
        let sets = [vec![pair("pull_requests", "write"), pair("contents", "read")], vec![pair("issues", "write")]];
        assert_eq!(found.permissions, sets);
        let text = "the request needs the permission pull_requests=write and contents=read, or issues=write";
        assert_eq!(found.reasons(), [text]);
        for (header, sets) in [("", 0), (";, ;x", 0), ("allows_permissionless_access=true", 1)] {
            let found = hints(&[("x-accepted-github-permissions", header)]);
            assert_eq!((found.permissions.len(), found.reasons().len()), (sets, 0), "{header}");
        }
    }

    #[test]
    fn a_scope_is_lacking_if_the_token_has_none_of_those_accepted() {
        let found = |accepted, own| hints(&[("x-accepted-oauth-scopes", accepted), ("x-oauth-scopes", own)]).reasons();
        assert_eq!(
            found("repo, admin:org", "gist"),
            ["the request needs the scope repo or admin:org, the token has gist"]
        );
        assert_eq!(found("repo", ""), ["the request needs the scope repo, the token has none"]);
        assert!(found("repo", "gist, repo").is_empty() && found("", "gist").is_empty());
        assert!(hints(&[("x-accepted-oauth-scopes", "repo")]).reasons().is_empty());
    }

    #[test]
    fn the_secret_in_the_url_of_single_sign_on_is_not_shown() {
        let url = "https://github.com/orgs/octo/sso?authorization_request=s3cret";
        let found = hints(&[("x-github-sso", &format!("required; url={url}"))]);
        let sso = found.sso.clone().unwrap();
        assert_eq!((sso.required, sso.url.as_deref()), (true, Some(url)));
        assert!(!format!("{found:?}{:?}", found.reasons()).contains("s3cret"));
        let text = "the organization requires single sign-on: authorize the token at https://github.com/orgs/octo/sso";
        assert_eq!(found.reasons(), [text]);
    }

    #[test]
    fn partial_results_name_organizations() {
        let sso = hints(&[("x-github-sso", "partial-results; organizations=21955855,20582480, x")]).sso.unwrap();
        assert_eq!((sso.required, &sso.organizations[..]), (false, &[21_955_855, 20_582_480][..]));
        assert!(sso.reason().unwrap().ends_with("organizations 21955855, 20582480"));
        assert_eq!(hints(&[("x-github-sso", "else")]).sso, None);
        assert_eq!(hints(&[("x-github-sso", "partial-results")]).reasons().len(), 0);
    }
}
