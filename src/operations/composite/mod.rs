//! Operations that send several requests, or one that the notation cannot express: functions, one file a chapter. They
//! are futures, which blocking and awaitable calls share.

use crate::github::model::declaration::Composite;
use crate::http::error::Result;
use crate::operations::run::{Call, Running};

mod actions;
mod apps;
mod branches;
mod checks;
mod commit_files;
mod compared;
mod contents;
mod discussions;
mod ensure;
mod git;
mod graphql;
mod green;
mod issues;
pub mod local;
mod marked;
mod meta;
mod project_fields;
mod projects;
mod publish;
mod reading;
mod releases;
mod runs;
mod sarif;
mod threads;
mod trees;
mod waiting;

pub use commit_files::Changes;
pub use contents::raw;

/// Check a call and return its future.
pub fn start(composite: Composite, call: Call) -> Result<Running> {
    match composite {
        Composite::Authorize => apps::authorize(call),
        Composite::ChangeDiscussion => discussions::change(call),
        Composite::CommentOnce => marked::comment_once(call),
        Composite::CommitFiles => git::commit_files(call),
        Composite::ConvertToDraft => green::convert_to_draft(call),
        Composite::CreateDiscussion => discussions::create(call),
        Composite::CreateDiscussionComment => discussions::create_comment(call),
        Composite::CreateIssue => issues::create(call),
        Composite::CreateSecret => actions::create_secret(call),
        Composite::CreateTag => git::create_tag(call),
        Composite::DeleteFile | Composite::UpdateFile => contents::change(call),
        Composite::Dequeue => green::dequeue(call),
        Composite::DownloadArchive => contents::download_archive(call),
        Composite::DownloadAsset => releases::download_asset(call),
        Composite::DownloadReleaseArchive => releases::download_archive(call),
        Composite::DisableAutoMerge => green::disable_auto_merge(call),
        Composite::Dispatch => runs::dispatch(call),
        Composite::EnableAutoMerge => green::enable_auto_merge(call),
        Composite::Enqueue => green::enqueue(call),
        Composite::EnsureFile => ensure::ensure_file(call),
        Composite::EnsureIssue => marked::ensure_issue(call),
        Composite::EnsureLabel => ensure::ensure_label(call),
        Composite::EnsurePullRequest => ensure::ensure_pull_request(call),
        Composite::EnsureRuleset => ensure::ensure_ruleset(call),
        Composite::ExtractArtifact => releases::extract_artifact(call),
        Composite::FailedLogs => runs::failed_logs(call),
        Composite::FetchCardIssue => projects::fetch_issue(call),
        Composite::FetchCardPullRequest => projects::fetch_pull_request(call),
        Composite::FetchDiscussion => discussions::fetch(call),
        Composite::ListChangedFiles => compared::list_files(call),
        Composite::ListDirectory => contents::list_directory(call),
        Composite::ListDiscussionCategories => discussions::list_categories(call),
        Composite::ListDiscussionComments => discussions::list_comments(call),
        Composite::ListDiscussions => discussions::list(call),
        Composite::ListReviewThreads => threads::list(call),
        Composite::LoginAsInstallation => apps::login_as_installation(call),
        Composite::MarkReady => green::mark_ready(call),
        Composite::MergeWhenGreen => green::merge_when_green(call),
        Composite::PublishAssets => publish::publish(call),
        Composite::RenderMarkdown => meta::render_markdown(call),
        Composite::ReportCheck => checks::report(call),
        Composite::ResolveReviewThread => threads::resolve(call),
        Composite::SetAutoTriggerChecks => checks::set_auto_trigger(call),
        Composite::SetProjectFields => project_fields::set(call),
        Composite::SetSecret => actions::set_secret(call),
        Composite::Subscribe => meta::subscribe(call),
        Composite::TransferIssue => issues::transfer(call),
        Composite::UnresolveReviewThread => threads::unresolve(call),
        Composite::UpdateProtection => branches::update_protection(call),
        Composite::UploadAsset => releases::upload_asset(call),
        Composite::UploadSarif => sarif::upload(call),
        Composite::WaitForChecks => green::wait_for_checks(call),
        Composite::WaitForRun => runs::wait(call),
    }
}
