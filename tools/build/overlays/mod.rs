//! The declarations in `src/github/declared`: parsed, resolved with GitHub's description, and written out in full for the macro `written!`.

use std::fmt::Write;

pub mod lexer;
pub mod notation;
pub mod resolve;
pub mod types;

use notation::Mistake;
use resolve::{Known, Resolved};

/// The declarations of a chapter.
#[derive(Debug)]
pub struct Expanded {
    /// The operations in full, as a call of `written!`.
    pub text: String,
    /// Operations that have left GitHub's description, each with its line.
    pub gone: Vec<Mistake>,
}

/// The operations of a chapter in full; or all mistakes, each with its line.
pub fn expand(source: &str, known: &Known<'_>) -> Result<Expanded, Vec<Mistake>> {
    let blocks = notation::blocks(source).map_err(|mistake| vec![mistake])?;
    let (mut mistakes, mut gone) = (Vec::new(), Vec::new());
    let mut text = "crate::github::declared::notation::written! {\n".to_owned();
    for found in blocks.iter().flat_map(|block| resolve::block(block, known)) {
        match found {
            Ok(operation) => {
                text.push_str(&full(&operation));
                if let Some(id) = operation.declared.id.filter(|_| operation.is_gone) {
                    gone.push((operation.declared.line, format!("GitHub's description no longer has {id:?}")));
                }
            }
            Err(mistake) => mistakes.push(mistake),
        }
    }
    text.push_str("}\n");
    if mistakes.is_empty() { Ok(Expanded { text, gone }) } else { Err(mistakes) }
}

/// An operation in the notation of `written!`.
fn full(operation: &Resolved<'_>) -> String {
    let mut text = format!("{} at {} {{\n", operation.class, operation.page);
    for line in &operation.declared.docs {
        let _ = writeln!(text, "    ///{line}");
    }
    let _ = write!(text, "    {}(", operation.declared.name);
    for (at, parameter) in operation.parameters.iter().enumerate() {
        let star = if at == operation.positional { "*, " } else { "" };
        let wire = if parameter.wire == parameter.name { String::new() } else { format!(" as {:?}", parameter.wire) };
        let default = parameter.default.as_ref().map(|default| format!(" = {default}")).unwrap_or_default();
        // What is given by keyword only is written with its default.
        let _ = write!(text, "{star}{}{wire}: {}{default}, ", parameter.name, parameter.takes);
    }
    let _ = write!(text, ") -> {} = {}", operation.returns, operation.request);
    if let Some(id) = operation.declared.id.filter(|_| !operation.is_gone) {
        let _ = write!(text, " is {id:?}");
    }
    text.push_str(" with {");
    for (name, value) in &operation.options {
        let _ = write!(text, " {name}: {value},");
    }
    text.push_str(" };\n}\n");
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const CLASSES: &str = r#"
resources! {
    /// An issue.
    ShortIssue full Issue with { identity: "url", route: "/repos/{owner}/{repo}/issues/{issue_number}" } { id: Int; }
    /// A repository.
    ShortRepository with { route: "/repos/{owner}/{repo}" } {}
    Issue: ShortIssue {}
    IssueComment {}
    Milestone with { route: "/repos/{owner}/{repo}/milestones/{milestone_number}" } {}
    Reference {}
}
"#;

    fn expanded(declarations: &str) -> Result<String, Vec<Mistake>> {
        expanded_with(declarations, "").map(|expanded| expanded.text)
    }

    fn expanded_with(declarations: &str, removed: &'static str) -> Result<Expanded, Vec<Mistake>> {
        let heads = notation::heads(CLASSES).map_err(|mistake| vec![mistake])?;
        let known = Known::new(heads.into_iter().chain(notation::models()), removed);
        expand(&format!("\noperations! {{ in test;\n{declarations}\n}}\n"), &known)
    }

    /// The operation of a repository in full, without its documentation.
    fn full(class: &str, declaration: &str) -> String {
        let text = expanded(&format!("{class} {{\n    {declaration}\n    }}")).map_err(|found| format!("{found:?}"));
        let text = text.unwrap_or_else(|mistake| mistake);
        text.lines().find(|line| line.contains(" -> ")).unwrap_or(&text).trim().to_owned()
    }

    #[test]
    fn what_an_overlay_leaves_out_is_as_described() {
        assert_eq!(
            full("ShortRepository", "issue(number as \"issue_number\", *, lazy) is \"issues/get\";"),
            "issue(number: Id, *, lazy: Lazy = false, ) -> One Issue = GET \"{url}/issues/{number}\" is \"issues/get\" with { };"
        );
        assert_eq!(
            full("ShortIssue", "comments() is \"issues/list-comments\";"),
            "comments(number: Number, etag: Etag, *, since: Time = null, ) -> Many IssueComment = GET \"{url}/comments\" \
             is \"issues/list-comments\" with { unwritten: 1, };"
        );
        assert_eq!(
            full("ShortRepository", "reference(ref) is \"git/get-ref\";"),
            "reference(ref: Name, ) -> One Reference = GET \"{url}/git/ref/{+ref}\" is \"git/get-ref\" with { };"
        );
    }

    #[test]
    fn a_model_has_operations_and_is_the_class_of_results() {
        assert_eq!(
            full(
                "WorkflowRun",
                "attempt(attempt_number) is \"actions/get-workflow-run-attempt\" without(exclude_pull_requests);"
            ),
            "attempt(attempt_number: Id, ) -> One WorkflowRun = GET \"{url}/attempts/{attempt_number}\" \
             is \"actions/get-workflow-run-attempt\" with { omits: &[\"exclude_pull_requests\", ], };"
        );
        let runs = full("Workflow", "runs() is \"actions/list-workflow-runs\" only();");
        assert!(runs.contains("-> Many WorkflowRun = GET \"{url}/runs\""), "{runs}");
    }

    #[test]
    fn a_block_may_name_several_classes() {
        let both = "ShortRepository, ShortIssue { labels() is \"issues/list-labels-for-repo\"; }";
        let text = expanded(both).unwrap_or_else(|mistakes| format!("{mistakes:?}"));
        assert!(text.contains("GET \"{url}/labels\"") && text.contains("GET \"{url}/../../labels\""), "{text}");
    }

    #[test]
    fn a_path_leads_up_from_the_owner_or_is_absolute() {
        let comment = full("ShortIssue", "comment(id as \"comment_id\") is \"issues/get-comment\";");
        assert!(comment.contains("GET \"{url}/../comments/{id}\""), "{comment}");
        let issue = full("Client", "issue(user as \"owner\", repo, number as \"issue_number\") is \"issues/get\";");
        assert!(issue.contains("GET \"/repos/{user}/{repo}/issues/{number}\""), "{issue}");
    }

    #[test]
    fn every_parameter_of_github_follows_by_keyword_unless_it_is_left_out() {
        let lock = full("ShortIssue", "lock() is \"issues/lock\";");
        let choices = r#"lock_reason: Choice("off-topic", "too heated", "resolved", "spam") = null"#;
        assert!(lock.starts_with(&format!("lock(*, {choices}, ) -> Bool = PUT")), "{lock}");
        assert!(
            lock.ends_with("with { unwritten: 1, needs: crate::github::model::declaration::Needs::Auth, };"),
            "{lock}"
        );
        for left in ["only()", "without(lock_reason)"] {
            let lock = full("ShortIssue", &format!("lock() is \"issues/lock\" {left};"));
            assert!(lock.starts_with("lock() -> Bool") && lock.contains(r#"omits: &["lock_reason", ]"#), "{lock}");
        }
        let close = r#"close() -> Renew is "issues/update" only(state_reason) with { fixed: { state: "closed" } };"#;
        let close = full("ShortIssue", close);
        assert!(close.starts_with("close(*, state_reason: Choice("), "{close}");
        assert!(close.contains(r#"fixed: &[("state", "\"closed\""), ]"#) && close.contains("yes: &[200]"), "{close}");
    }

    #[test]
    fn a_response_with_the_class_of_the_owner_renews_it() {
        let edit = full("Milestone", "edit(title) is \"issues/update-milestone\";");
        assert!(edit.contains("-> Renew = PATCH \"{url}\"") && edit.contains("yes: &[200], no: &[],"), "{edit}");
        let edit = full("ShortRepository", "edit(number as \"milestone_number\") is \"issues/update-milestone\";");
        assert!(edit.contains("-> One Milestone = PATCH \"{url}/milestones/{number}\""), "{edit}");
    }

    #[test]
    fn a_mistake_is_named_with_its_line() {
        let cases = [
            (
                "a(b) is \"issues/gett\";",
                "GitHub's description has no operation \"issues/gett\"; \"issues/get\" is similar",
            ),
            ("a(issue_nummer) is \"issues/get\";", "the parameter issue_number of the path is missing"),
            ("a(issue_number, sort: Text) is \"issues/get\";", "GitHub's operation has no parameter sort"),
            ("a(label) is \"issues/list-for-repo\";", "GitHub's operation has no parameter label; labels is similar"),
            ("a() is \"issues/create\";", "GitHub requires title, which is not written"),
            ("a(title as \"body\", *, x as \"title\") is \"issues/create\" without(body);", "body is also written"),
            ("a(title) is \"issues/create\" without(nothing);", "GitHub's operation has no parameter nothing"),
            (
                "a(body as \"title\") is \"issues/create\";",
                "GitHub's parameter body collides with the one of that name",
            ),
            ("a() -> Many Gadget is \"issues/list-for-repo\";", "there is no class Gadget"),
            ("a() is \"repos/get-readme-in-directory\";", "the parameter dir of the path is missing"),
            ("a() is \"repos/list-languages\";", "write what it returns after `->`"),
            ("a() is \"issues/list-for-repo\" with { needing: Auth };", "needing is no option of an operation"),
            ("a(b) -> Bool = GET \"/a\" is \"issues/get\";", "write what b takes"),
            ("a();", "name GitHub's operation after `is`, or write method and path after `=`"),
            ("a() -> Bool = GET \"/a\";", "write the page of GitHub's documentation"),
            ("a() is \"issues/get\" for;", "expected only, without, with or ;, found for"),
            ("a(", "expected a name, found }"),
        ];
        for (declaration, expected) in cases {
            let found = expanded(&format!("ShortRepository {{\n    {declaration}\n    }}"))
                .map_err(|found| found.into_iter().next());
            let Err(Some((line, text))) = found else { unreachable!("{declaration} is accepted") };
            assert!(text.contains(expected), "{declaration}: {text}");
            assert!(line >= 4, "{declaration}: line {line}");
        }
        assert!(expanded("ShortGadget { a() is \"issues/get\"; }").is_err());
    }

    #[test]
    fn an_operation_that_left_the_description_keeps_its_last_text_and_is_named() {
        let declaration = "ShortRepository {\n    hail(volume) is \"repos/hail\";\n    }";
        assert!(expanded(declaration).is_err());
        let removed = "repos/hail = POST /repos/{owner}/{repo}/hails\n  docs rest/repos/hails#hail\n  path owner: string\n  \
                       path repo: string\n  body volume: integer\n  body tone?: string\n  204\n";
        let Ok(Expanded { text, gone }) = expanded_with(declaration, removed) else { unreachable!("it is known") };
        assert!(
            text.contains("hail(volume: Int, *, tone: Text = null, ) -> Bool = POST \"{url}/hails\" with {"),
            "{text}"
        );
        assert!(text.contains("at \"repos/hails\""), "{text}");
        assert_eq!(gone, [(4, "GitHub's description no longer has \"repos/hail\"".to_owned())]);
    }
}
