"""The columns of streams, as texts for :class:`ferrohub.crawl.Stream`, and the fields of their GraphQL forms."""

from __future__ import annotations

USER = "user.login user.id:int"
TIMES = "created_at:time updated_at:time"
PAGE = "html_url node_id"

ISSUE = (
    f"id:int number:int title state state_reason locked:bool comments:int {USER} author_association labels.name:list"
    f" assignees.login:list milestone.number:int body {TIMES} closed_at:time reactions.total_count:int"
    f" pull_request_url=pull_request.url {PAGE}"
)
PULL = (
    f"id:int number:int title state locked:bool draft:bool {USER} author_association labels.name:list"
    " assignees.login:list requested_reviewers.login:list milestone.number:int body base.ref base.sha head.ref head.sha"
    " head_label=head.label head_repository=head.repo.full_name head_repository_id=head.repo.id:int merge_commit_sha"
    f" {TIMES} closed_at:time merged_at:time {PAGE}"
)
PULL_DETAILS = (
    "id:int number:int merged:bool merged_at:time merged_by.login merged_by.id:int additions:int deletions:int"
    f" changed_files:int commits:int maintainer_can_modify:bool {PAGE}"
)
REPOSITORY = (
    "id:int name full_name owner_login=owner.login owner_id=owner.id:int private:bool fork:bool archived:bool"
    " disabled:bool visibility description homepage language default_branch license_key=license.spdx_id topics:list"
    " size:int stargazers_count:int forks_count:int open_issues_count:int has_issues:bool"
    f" {TIMES} pushed_at:time {PAGE}"
)
COMMIT = (
    "sha author.login author.id:int committer.login committer.id:int author_name=commit.author.name"
    " author_email=commit.author.email authored_at=commit.author.date:time committer_name=commit.committer.name"
    " committer_email=commit.committer.email committed_at=commit.committer.date:time message=commit.message"
    f" tree_sha=commit.tree.sha parents.sha:list verified=commit.verification.verified:bool {PAGE}"
)
COMMIT_DETAILS = f"sha additions=stats.additions:int deletions=stats.deletions:int {PAGE}"
FILE = "filename status additions:int deletions:int changes:int sha previous_filename"
RUN = (
    "id:int name workflow_id:int run_number:int run_attempt:int event status conclusion head_branch head_sha"
    " head_repository=head_repository.full_name head_repository_id=head_repository.id:int"
    " pull_numbers=pull_requests.number:list display_title actor.login actor.id:int triggering_actor.login"
    f" triggering_actor.id:int {TIMES} run_started_at:time {PAGE}"
)
JOB = (
    "id:int run_id:int run_attempt:int name workflow_name status conclusion head_branch head_sha created_at:time"
    " started_at:time completed_at:time runner_id:int runner_name runner_group_name labels:list steps:json"
    f" check_run_id=check_run_url:number {PAGE}"
)
CHECK_RUN = (
    "id:int commit_sha=_parent head_sha name status conclusion app.slug app.id:int check_suite.id:int external_id"
    " started_at:time completed_at:time title=output.title annotations_count=output.annotations_count:int"
    f" pull_numbers=pull_requests.number:list details_url {PAGE}"
)
COMMENT = f"id:int {USER} author_association body {TIMES} reactions.total_count:int"
REACTION = f"content {USER} created_at:time node_id"
ACTOR = "actor.login actor.id:int"
TIMELINE = (
    f"issue_number=_parent:int event id:int {ACTOR} {USER} commit_id sha label.name assignee.login milestone.title"
    " source_number=source.issue.number:int source_repository=source.issue.repository.full_name rename.from rename.to"
    " state body created_at:time submitted_at:time node_id"
)
DISCUSSION = (
    f"id:int number:int title category=category.name {USER} author_association body locked:bool closed:bool"
    f" state_reason upvotes:int comments:int {TIMES} closed_at:time {PAGE}"
    " answer_chosen_at:time"  # retired-terms: ignore
)
RELEASE = (
    "id:int tag_name name draft:bool prerelease:bool target_commitish author.login author.id:int body assets.name:list"
    f" created_at:time published_at:time {PAGE}"
)
MILESTONE = (
    "id:int number:int title state description creator.login creator.id:int open_issues:int closed_issues:int"
    f" {TIMES} due_on:time closed_at:time"
)
DEPLOYMENT = f"id:int sha ref task environment description creator.login creator.id:int {TIMES}"
DEPLOYMENT_STATUS = (
    f"id:int deployment_id=_parent:int state environment description creator.login creator.id:int {TIMES} log_url"
    " environment_url node_id"
)
TRAFFIC = "day=timestamp timestamp:time count:int uniques:int"
_ALERT = f"number:int state {TIMES} dismissed_at:time dismissed_by.login dismissed_reason"
DEPENDABOT_ALERT = (
    f"{_ALERT} fixed_at:time package=dependency.package.name ecosystem=dependency.package.ecosystem"
    " manifest_path=dependency.manifest_path scope=dependency.scope ghsa_id=security_advisory.ghsa_id"
    " cve_id=security_advisory.cve_id severity=security_advisory.severity summary=security_advisory.summary"
    " vulnerable_versions=security_vulnerability.vulnerable_version_range"
    " patched_version=security_vulnerability.first_patched_version.identifier html_url"
)
CODE_SCANNING_ALERT = (
    f"{_ALERT} fixed_at:time rule.id rule.name rule.severity security_severity=rule.security_severity_level"
    " rule.description tool.name tool.version ref=most_recent_instance.ref commit_sha=most_recent_instance.commit_sha"
    " path=most_recent_instance.location.path line=most_recent_instance.location.start_line:int"
    " message=most_recent_instance.message.text html_url"
)
#: Without the secret itself.
SECRET_SCANNING_ALERT = (
    f"number:int state {TIMES} secret_type secret_type_display_name validity publicly_leaked:bool multi_repo:bool"
    " resolution resolved_at:time resolved_by.login push_protection_bypassed:bool"
    " push_protection_bypassed_by.login push_protection_bypassed_at:time html_url"
)
ACCOUNT = (
    "id:int login type name company blog location email bio twitter_username public_repos:int public_gists:int"
    f" followers:int following:int {TIMES} {PAGE}"
)
MEMBER = "login id:int type site_admin:bool node_id"
TEAM = f"id:int slug name description privacy permission parent_slug=parent.slug {PAGE}"
PROJECT = (
    "id:int number:int title short_description description public:bool state creator.login creator.id:int"
    f" {TIMES} closed_at:time node_id"
)
PROJECT_ITEM = (
    "id:int project_number=_parent:int content_type content_node_id=content.node_id content_number=content.number:int"
    " content_url=content.html_url title=content.title creator.login creator.id:int fields:json"
    f" {TIMES} archived_at:time node_id"
)
PACKAGE = (
    "id:int name package_type visibility version_count:int repository_name=repository.full_name"
    " package_repository_id=repository.id:int"
    f" {TIMES} html_url"
)

_ACTOR = (
    "{ __typename login ... on User { id: databaseId } ... on Bot { id: databaseId } ... on Mannequin { id: databaseId"
    " } ... on Organization { id: databaseId } }"
)
REVIEW_FIELDS = (
    f"id: fullDatabaseId node_id: id user: author {_ACTOR} author_association: authorAssociation state body"
    " commit_id: commit { value: oid } submitted_at: submittedAt html_url: url"
)
PULL_DETAILS_FIELDS = (
    f"id: fullDatabaseId node_id: id number merged merged_at: mergedAt merged_by: mergedBy {_ACTOR} additions deletions"
    " changed_files: changedFiles commits { value: totalCount } maintainer_can_modify: maintainerCanModify"
    " html_url: url"
)
COMMIT_DETAILS_FIELDS = "sha: oid node_id: id stats__additions: additions stats__deletions: deletions html_url: url"
DISCUSSION_FIELDS = (
    f"id: databaseId node_id: id number title category {{ name }} user: author {_ACTOR}"
    " author_association: authorAssociation body locked closed state_reason: stateReason"
    " answer_chosen_at: answerChosenAt"  # retired-terms: ignore
    " upvotes: upvoteCount comments { value: totalCount } created_at: createdAt"
    " updated_at: updatedAt closed_at: closedAt html_url: url"
)
