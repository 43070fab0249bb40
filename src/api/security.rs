//! Security: alerts of Dependabot, of code scanning and of secret scanning, advisories, dependencies.
use crate::{operations, resources};

resources! {}

operations! { in security;
    ShortRepository {
        /// List its alerts of Dependabot.
        dependabot_alerts() is "dependabot/list-alerts-for-repo" without(first, last) with { needs: Auth };
        /// Fetch one alert of Dependabot.
        dependabot_alert(alert_number) is "dependabot/get-alert" with { needs: Auth };
        /// List its alerts of code scanning.
        code_scanning_alerts() is "code-scanning/list-alerts-for-repo"
            with { needs: Auth, page: "code-scanning/code-scanning" };
        /// Fetch one alert of code scanning.
        code_scanning_alert(alert_number) is "code-scanning/get-alert"
            with { needs: Auth, page: "code-scanning/code-scanning" };
        /// List its alerts of secret scanning.
        secret_scanning_alerts() is "secret-scanning/list-alerts-for-repo" with { needs: Auth };
        /// List its security advisories.
        security_advisories() is "security-advisories/list-repository-advisories" with { needs: Auth };
        /// Report a vulnerability to its maintainers, in private.
        report_vulnerability(summary, description) is "security-advisories/create-private-vulnerability-report";
        /// Fetch the packages that it depends on, as an SBOM in the format of SPDX.
        sbom() is "dependency-graph/export-sbom";
        /// Check whether Dependabot alerts are enabled.
        vulnerability_alerts() is "repos/check-vulnerability-alerts" with { needs: Auth };
        /// Enable Dependabot alerts.
        enable_vulnerability_alerts() is "repos/enable-vulnerability-alerts";
        /// Disable Dependabot alerts.
        disable_vulnerability_alerts() is "repos/disable-vulnerability-alerts";
    }
    DependabotAlert {
        /// Change it: dismiss it, reopen it, or assign it.
        ///
        /// state: "dismissed" or "open".
        /// dismissed_reason: "fix_started", "inaccurate", "no_bandwidth", "not_used" or "tolerable_risk".
        /// dismissed_comment: what to say about it.
        /// assignees: logins of who works on it.
        edit(state, *, dismissed_reason, dismissed_comment, assignees) is "dependabot/update-alert";
    }
    CodeScanningAlert {
        /// Change it: dismiss it, reopen it, or assign it.
        ///
        /// state: "dismissed" or "open".
        /// dismissed_reason: "false positive", "won't fix" or "used in tests".
        /// dismissed_comment: what to say about it.
        edit(state, *, dismissed_reason, dismissed_comment) is "code-scanning/update-alert"
            with { page: "code-scanning/code-scanning" };
    }
    ShortOrganization {
        /// List the alerts of Dependabot in its repositories.
        dependabot_alerts() is "dependabot/list-alerts-for-org" without(first, last) with { needs: Auth };
    }
}
