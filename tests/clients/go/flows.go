package main

import (
	"encoding/base64"
	"io"
	"net/http"
	"os"

	"github.com/google/go-github/v75/github"
	"golang.org/x/crypto/nacl/box"
)

// The flows by name; each has the state of its name in tests/support/client_flows.py.
var flows = map[string]func(clients) any{
	"issues":          issues,
	"comments":        comments,
	"labels":          labels,
	"issue_labels":    issueLabels,
	"milestones":      milestones,
	"assignees":       assignees,
	"reactions":       reactions,
	"locks":           locks,
	"files":           files,
	"branches":        branches,
	"commits":         commits,
	"tags":            tags,
	"pulls":           pulls,
	"reviews":         reviews,
	"review_comments": reviewComments,
	"releases":        releases,
	"statuses":        statuses,
	"hooks":           hooks,
	"teams":           teams,
	"gists":           gists,
	"search":          search,
	"deployments":     deployments,
	"variables":       variables,
	"secrets":         secrets,
	"workflows":       workflows,
	"repositories":    repositories,
	"protection":      protection,
	"comparison":      comparison,
	"pages":           pages,
	"errors":          errors,
}

func newIssue(c clients, title string, labels ...string) *github.Issue {
	made := &github.IssueRequest{Title: &title}
	if len(labels) > 0 {
		made.Labels = &labels
	}
	return must(c.mona.Issues.Create(ctx, org, repo, made))
}

func issues(c clients) any {
	for _, title := range []string{"One", "Two", "Three"} {
		newIssue(c, title)
	}
	must(c.mona.Issues.Edit(ctx, org, repo, 2, &github.IssueRequest{Title: ptr("Two!")}))
	closed := &github.IssueRequest{State: ptr("closed"), StateReason: ptr("not_planned")}
	must(c.mona.Issues.Edit(ctx, org, repo, 1, closed))
	options := &github.IssueListByRepoOptions{State: "all", Direction: "asc"}
	found := must(c.mona.Issues.ListByRepo(ctx, org, repo, options))
	return each(found, func(one *github.Issue) row { return row{one.Number, one.Title, one.State, one.StateReason} })
}

func comments(c clients) any {
	newIssue(c, "One")
	api := c.mona.Issues
	first := must(api.CreateComment(ctx, org, repo, 1, &github.IssueComment{Body: ptr("a")}))
	second := must(api.CreateComment(ctx, org, repo, 1, &github.IssueComment{Body: ptr("b")}))
	must(api.EditComment(ctx, org, repo, *first.ID, &github.IssueComment{Body: ptr("c")}))
	done(api.DeleteComment(ctx, org, repo, *second.ID))
	found := must(api.ListComments(ctx, org, repo, 1, nil))
	return each(found, func(one *github.IssueComment) *string { return one.Body })
}

func labels(c clients) any {
	api := c.mona.Issues
	crash := &github.Label{Name: ptr("crash"), Color: ptr("ff0000"), Description: ptr("It crashes")}
	must(api.CreateLabel(ctx, org, repo, crash))
	must(api.CreateLabel(ctx, org, repo, &github.Label{Name: ptr("later on")}))
	done(api.DeleteLabel(ctx, org, repo, "later on"))
	must(api.EditLabel(ctx, org, repo, "crash", &github.Label{Color: ptr("00ff00")}))
	found := must(api.ListLabels(ctx, org, repo, nil))
	return sorted(each(found, func(one *github.Label) row { return row{*one.Name, *one.Color, one.GetDescription()} }))
}

func issueLabels(c clients) any {
	newIssue(c, "One", "a", "b")
	api := c.mona.Issues
	must(api.AddLabelsToIssue(ctx, org, repo, 1, []string{"c"}))
	done(api.RemoveLabelForIssue(ctx, org, repo, 1, "a"))
	must(api.ReplaceLabelsForIssue(ctx, org, repo, 1, []string{"c", "d"}))
	found := must(api.ListLabelsByIssue(ctx, org, repo, 1, nil))
	return sorted(each(found, func(one *github.Label) string { return *one.Name }))
}

func milestones(c clients) any {
	api := c.mona.Issues
	first := must(api.CreateMilestone(ctx, org, repo, &github.Milestone{Title: ptr("v1")}))
	second := must(api.CreateMilestone(ctx, org, repo, &github.Milestone{Title: ptr("v2")}))
	must(api.Create(ctx, org, repo, &github.IssueRequest{Title: ptr("One"), Milestone: first.Number}))
	done(api.DeleteMilestone(ctx, org, repo, *second.Number))
	changed := &github.Milestone{Title: ptr("v1.0"), State: ptr("closed")}
	must(api.EditMilestone(ctx, org, repo, *first.Number, changed))
	found := must(api.ListMilestones(ctx, org, repo, &github.MilestoneListOptions{State: "all"}))
	rows := each(found, func(one *github.Milestone) row { return row{one.Number, one.Title, one.State} })
	return row{rows, must(api.Get(ctx, org, repo, 1)).Milestone.Number}
}

func assignees(c clients) any {
	api := c.mona.Issues
	must(api.Create(ctx, org, repo, &github.IssueRequest{Title: ptr("One"), Assignees: &[]string{"mona"}}))
	must(api.AddAssignees(ctx, org, repo, 1, []string{"hubot"}))
	must(api.RemoveAssignees(ctx, org, repo, 1, []string{"mona"}))
	return each(must(api.Get(ctx, org, repo, 1)).Assignees, func(one *github.User) *string { return one.Login })
}

func reactions(c clients) any {
	newIssue(c, "One")
	comment := must(c.mona.Issues.CreateComment(ctx, org, repo, 1, &github.IssueComment{Body: ptr("a")}))
	api := c.mona.Reactions
	must(api.CreateIssueReaction(ctx, org, repo, 1, "heart"))
	gone := must(api.CreateIssueReaction(ctx, org, repo, 1, "+1"))
	must(api.CreateIssueCommentReaction(ctx, org, repo, *comment.ID, "rocket"))
	done(api.DeleteIssueReaction(ctx, org, repo, 1, *gone.ID))
	content := func(one *github.Reaction) string { return *one.Content }
	return row{
		sorted(each(must(api.ListIssueReactions(ctx, org, repo, 1, nil)), content)),
		sorted(each(must(api.ListIssueCommentReactions(ctx, org, repo, *comment.ID, nil)), content)),
	}
}

func locks(c clients) any {
	for number, reason := range []string{"resolved", "spam"} {
		newIssue(c, "An issue")
		done(c.mona.Issues.Lock(ctx, org, repo, number+1, &github.LockIssueOptions{LockReason: reason}))
	}
	done(c.mona.Issues.Unlock(ctx, org, repo, 2))
	found := must(c.mona.Issues.ListByRepo(ctx, org, repo, &github.IssueListByRepoOptions{Direction: "asc"}))
	return each(found, func(one *github.Issue) row { return row{one.Locked, one.ActiveLockReason} })
}

func content(c clients, path string) (*github.RepositoryContent, []*github.RepositoryContent) {
	file, folder, _, err := c.mona.Repositories.GetContents(ctx, org, repo, path, nil)
	check(err)
	return file, folder
}

func files(c clients) any {
	api := c.mona.Repositories
	options := &github.RepositoryContentFileOptions{Message: ptr("Add a page"), Content: []byte("one\n")}
	made := must(api.CreateFile(ctx, org, repo, "docs/a.md", options))
	options = &github.RepositoryContentFileOptions{Message: ptr("Change"), Content: []byte("two\n"), SHA: made.Content.SHA}
	must(api.UpdateFile(ctx, org, repo, "docs/a.md", options))
	readme, _ := content(c, "README.md")
	options = &github.RepositoryContentFileOptions{Message: ptr("Remove it"), SHA: readme.SHA}
	must(api.DeleteFile(ctx, org, repo, "README.md", options))
	page, _ := content(c, "docs/a.md")
	text, err := page.GetContent()
	check(err)
	_, folder := content(c, "")
	return row{sorted(each(folder, func(one *github.RepositoryContent) string { return *one.Path })), text}
}

func head(c clients, branch string) string {
	return *must(c.mona.Git.GetRef(ctx, org, repo, "heads/"+branch)).Object.SHA
}

func branches(c clients) any {
	for _, name := range []string{"topic/one", "gone"} {
		must(c.mona.Git.CreateRef(ctx, org, repo, github.CreateRef{Ref: "refs/heads/" + name, SHA: head(c, "main")}))
	}
	done(c.mona.Git.DeleteRef(ctx, org, repo, "heads/gone"))
	must(c.mona.Git.UpdateRef(ctx, org, repo, "heads/topic/one", github.UpdateRef{SHA: head(c, "ready")}))
	found := must(c.mona.Repositories.ListBranches(ctx, org, repo, nil))
	return sorted(each(found, func(one *github.Branch) row { return row{*one.Name, *one.Commit.SHA} }))
}

func paths(c clients) []string {
	found := []string{}
	for _, entry := range must(c.mona.Git.GetTree(ctx, org, repo, "main", true)).Entries {
		if *entry.Type == "blob" {
			found = append(found, *entry.Path)
		}
	}
	return sorted(found)
}

func commits(c clients) any {
	parent := must(c.mona.Git.GetCommit(ctx, org, repo, head(c, "main")))
	blob := must(c.mona.Git.CreateBlob(ctx, org, repo, github.Blob{Content: ptr("hello\n"), Encoding: ptr("utf-8")}))
	entry := &github.TreeEntry{Path: ptr("docs/b.md"), Mode: ptr("100644"), Type: ptr("blob"), SHA: blob.SHA}
	tree := must(c.mona.Git.CreateTree(ctx, org, repo, *parent.Tree.SHA, []*github.TreeEntry{entry}))
	commit := github.Commit{Message: ptr("Add"), Tree: tree, Parents: []*github.Commit{parent}}
	made := must(c.mona.Git.CreateCommit(ctx, org, repo, commit, nil))
	must(c.mona.Git.UpdateRef(ctx, org, repo, "heads/main", github.UpdateRef{SHA: *made.SHA}))
	return row{must(c.mona.Repositories.GetCommit(ctx, org, repo, "main", nil)).SHA, paths(c)}
}

func tags(c clients) any {
	sha := head(c, "main")
	made := github.CreateTag{Tag: "v1", Message: "The first", Object: sha, Type: "commit"}
	tag := must(c.mona.Git.CreateTag(ctx, org, repo, made))
	must(c.mona.Git.CreateRef(ctx, org, repo, github.CreateRef{Ref: "refs/tags/v1", SHA: *tag.SHA}))
	must(c.mona.Git.CreateRef(ctx, org, repo, github.CreateRef{Ref: "refs/tags/v2", SHA: sha}))
	found := must(c.mona.Repositories.ListTags(ctx, org, repo, nil))
	return sorted(each(found, func(one *github.RepositoryTag) row { return row{*one.Name, *one.Commit.SHA} }))
}

func newPull(c clients) *github.PullRequest {
	made := &github.NewPullRequest{Title: ptr("Add"), Head: ptr("ready"), Base: ptr("main")}
	return must(c.mona.PullRequests.Create(ctx, org, repo, made))
}

func pulls(c clients) any {
	newPull(c)
	api := c.mona.PullRequests
	must(api.Edit(ctx, org, repo, 1, &github.PullRequest{Title: ptr("Add a program")}))
	if found := must(api.ListFiles(ctx, org, repo, 1, nil)); *found[0].Filename != "src/a.py" {
		panic(found)
	}
	must(api.Merge(ctx, org, repo, 1, "Merge it", &github.PullRequestOptions{MergeMethod: "merge"}))
	found := must(api.Get(ctx, org, repo, 1))
	return row{found.Number, found.Title, found.State, found.Merged, paths(c)}
}

func reviews(c clients) any {
	newPull(c)
	review := func(event, body string) *github.PullRequestReview {
		made := &github.PullRequestReviewRequest{Event: &event, Body: &body}
		return must(c.hubot.PullRequests.CreateReview(ctx, org, repo, 1, made))
	}
	first := review("REQUEST_CHANGES", "Change it")
	review("APPROVE", "Good")
	dismissal := &github.PullRequestReviewDismissalRequest{Message: ptr("Done")}
	must(c.mona.PullRequests.DismissReview(ctx, org, repo, 1, *first.ID, dismissal))
	found := must(c.mona.PullRequests.ListReviews(ctx, org, repo, 1, nil))
	return each(found, func(one *github.PullRequestReview) row { return row{one.User.Login, one.State, one.Body} })
}

func reviewComments(c clients) any {
	sha := newPull(c).Head.SHA
	api := c.mona.PullRequests
	comment := func(body string) *github.PullRequestComment {
		made := &github.PullRequestComment{Body: &body, CommitID: sha, Path: ptr("src/a.py"), Line: ptr(1), Side: ptr("RIGHT")}
		return must(api.CreateComment(ctx, org, repo, 1, made))
	}
	first := comment("Why?")
	must(api.CreateCommentInReplyTo(ctx, org, repo, 1, "Because", *first.ID))
	done(api.DeleteComment(ctx, org, repo, *comment("Gone").ID))
	must(api.EditComment(ctx, org, repo, *first.ID, &github.PullRequestComment{Body: ptr("Why so?")}))
	options := &github.PullRequestListCommentsOptions{Sort: "created", Direction: "asc"}
	found := must(api.ListComments(ctx, org, repo, 1, options))
	return each(found, func(one *github.PullRequestComment) row { return row{one.Path, one.Line, one.Body} })
}

func releases(c clients) any {
	api := c.mona.Repositories
	made := &github.RepositoryRelease{TagName: ptr("v1"), Name: ptr("One"), Draft: ptr(true)}
	release := must(api.CreateRelease(ctx, org, repo, made))
	file, err := os.CreateTemp("", "asset-*.txt")
	check(err)
	defer os.Remove(file.Name())
	_, err = file.WriteString("text")
	check(err)
	for _, name := range []string{"a.txt", "b.txt"} {
		opened, err := os.Open(file.Name())
		check(err)
		must(api.UploadReleaseAsset(ctx, org, repo, *release.ID, &github.UploadOptions{Name: name}, opened))
	}
	assets := must(api.ListReleaseAssets(ctx, org, repo, *release.ID, nil))
	done(api.DeleteReleaseAsset(ctx, org, repo, *assets[1].ID))
	changed := &github.RepositoryRelease{Name: ptr("One!"), Draft: ptr(false)}
	must(api.EditRelease(ctx, org, repo, *release.ID, changed))
	result := []row{}
	for _, one := range must(api.ListReleases(ctx, org, repo, nil)) {
		contents := []row{}
		for _, asset := range one.Assets {
			reader, _, err := api.DownloadReleaseAsset(ctx, org, repo, *asset.ID, http.DefaultClient)
			check(err)
			text, err := io.ReadAll(reader)
			check(err)
			contents = append(contents, row{asset.Name, string(text)})
		}
		result = append(result, row{one.TagName, one.Name, one.Draft, contents})
	}
	return result
}

func statuses(c clients) any {
	api, sha := c.mona.Repositories, head(c, "ready")
	for _, one := range [][]string{{"ci", "pending"}, {"lint", "failure"}, {"ci", "success"}} {
		must(api.CreateStatus(ctx, org, repo, sha, &github.RepoStatus{Context: &one[0], State: &one[1]}))
	}
	found := must(api.GetCombinedStatus(ctx, org, repo, "ready", nil))
	rows := each(found.Statuses, func(one *github.RepoStatus) row { return row{*one.Context, *one.State} })
	return row{found.State, sorted(rows)}
}

func hooks(c clients) any {
	api := c.mona.Repositories
	hook := func(path string) *github.Hook {
		config := &github.HookConfig{URL: ptr("http://127.0.0.1:1/" + path), ContentType: ptr("json")}
		made := &github.Hook{Config: config, Events: []string{"push"}, Active: ptr(false)}
		return must(api.CreateHook(ctx, org, repo, made))
	}
	kept := hook("hook")
	done(api.DeleteHook(ctx, org, repo, *hook("gone").ID))
	changed := &github.Hook{Events: []string{"push", "issues"}, Active: ptr(false)}
	must(api.EditHook(ctx, org, repo, *kept.ID, changed))
	found := must(api.ListHooks(ctx, org, repo, nil))
	return each(found, func(one *github.Hook) row { return row{sorted(one.Events), one.Active, one.Config.URL} })
}

func teams(c clients) any {
	api := c.mona.Teams
	must(api.CreateTeam(ctx, org, github.NewTeam{Name: "Gone"}))
	done(api.DeleteTeamBySlug(ctx, org, "gone"))
	slug := *must(api.CreateTeam(ctx, org, github.NewTeam{Name: "The Team", Description: ptr("Us")})).Slug
	for _, login := range []string{"hubot", "mona"} {
		must(api.AddTeamMembershipBySlug(ctx, org, slug, login, nil))
	}
	done(api.RemoveTeamMembershipBySlug(ctx, org, slug, "mona"))
	done(api.AddTeamRepoBySlug(ctx, org, slug, org, repo, &github.TeamAddTeamRepoOptions{Permission: "push"}))
	return each(must(api.ListTeams(ctx, org, nil)), func(one *github.Team) row {
		members := must(api.ListTeamMembersBySlug(ctx, org, *one.Slug, nil))
		repositories := must(api.ListTeamReposBySlug(ctx, org, *one.Slug, nil))
		logins := each(members, func(one *github.User) string { return *one.Login })
		names := each(repositories, func(one *github.Repository) string { return *one.Name })
		return row{one.Slug, one.Description, sorted(logins), sorted(names)}
	})
}

func gists(c clients) any {
	api := c.mona.Gists
	gist := func(name github.GistFilename, content string) *github.Gist {
		files := map[github.GistFilename]github.GistFile{name: {Content: &content}}
		return must(api.Create(ctx, &github.Gist{Files: files, Public: ptr(true)}))
	}
	done(api.Delete(ctx, *gist("b.txt", "two").ID))
	kept := gist("a.txt", "one")
	files := map[github.GistFilename]github.GistFile{"c.txt": {Content: ptr("three")}}
	must(api.Edit(ctx, *kept.ID, &github.Gist{Description: ptr("Changed"), Files: files}))
	must(api.CreateComment(ctx, *kept.ID, &github.GistComment{Body: ptr("Fine")}))
	return each(must(api.List(ctx, "", nil)), func(one *github.Gist) row {
		contents := map[github.GistFilename]string{}
		for name, file := range must(api.Get(ctx, *one.ID)).Files {
			contents[name] = *file.Content
		}
		bodies := each(must(api.ListComments(ctx, *one.ID, nil)), func(one *github.GistComment) *string { return one.Body })
		return row{one.Description, contents, bodies}
	})
}

func search(c clients) any {
	for _, title := range []string{"One", "Two", "Three"} {
		newIssue(c, title, "crash")
	}
	newIssue(c, "Other")
	must(c.mona.Issues.Edit(ctx, org, repo, 2, &github.IssueRequest{State: ptr("closed")}))
	found := must(c.mona.Search.Issues(ctx, "repo:octo-org/compass is:issue is:open label:crash", nil))
	return sorted(each(found.Issues, func(one *github.Issue) string { return *one.Title }))
}

func deployments(c clients) any {
	api := c.mona.Repositories
	none := []string{}
	made := &github.DeploymentRequest{Ref: ptr("main"), Environment: ptr("staging"), RequiredContexts: &none}
	id := must(api.CreateDeployment(ctx, org, repo, made)).ID
	for _, state := range []string{"in_progress", "success"} {
		must(api.CreateDeploymentStatus(ctx, org, repo, *id, &github.DeploymentStatusRequest{State: &state}))
	}
	found := must(api.ListDeployments(ctx, org, repo, nil))
	return each(found, func(one *github.Deployment) row {
		states := must(api.ListDeploymentStatuses(ctx, org, repo, *one.ID, nil))
		return row{one.Environment, one.Ref, each(states, func(one *github.DeploymentStatus) *string { return one.State })}
	})
}

func variables(c clients) any {
	api := c.mona.Actions
	for _, name := range []string{"LEVEL", "GONE"} {
		done(api.CreateRepoVariable(ctx, org, repo, &github.ActionsVariable{Name: name, Value: "low"}))
	}
	done(api.DeleteRepoVariable(ctx, org, repo, "GONE"))
	done(api.UpdateRepoVariable(ctx, org, repo, &github.ActionsVariable{Name: "LEVEL", Value: "high"}))
	found := must(api.ListRepoVariables(ctx, org, repo, nil)).Variables
	return sorted(each(found, func(one *github.ActionsVariable) row { return row{one.Name, one.Value} }))
}

func secrets(c clients) any {
	api := c.mona.Actions
	key := must(api.GetRepoPublicKey(ctx, org, repo))
	decoded, err := base64.StdEncoding.DecodeString(*key.Key)
	check(err)
	sealed, err := box.SealAnonymous(nil, []byte("swordfish"), (*[32]byte)(decoded), nil)
	check(err)
	for _, name := range []string{"PASSWORD", "GONE"} {
		encoded := base64.StdEncoding.EncodeToString(sealed)
		secret := &github.EncryptedSecret{Name: name, KeyID: *key.KeyID, EncryptedValue: encoded}
		done(api.CreateOrUpdateRepoSecret(ctx, org, repo, secret))
	}
	done(api.DeleteRepoSecret(ctx, org, repo, "GONE"))
	found := must(api.ListRepoSecrets(ctx, org, repo, nil)).Secrets
	return each(found, func(one *github.Secret) row { return row{one.Name, "swordfish"} })
}

func workflows(c clients) any {
	api := c.mona.Actions
	for _, ref := range []string{"main", "ready"} {
		event := github.CreateWorkflowDispatchEventRequest{Ref: ref, Inputs: map[string]any{"level": "low"}}
		done(api.CreateWorkflowDispatchEventByFileName(ctx, org, repo, "ci.yml", event))
	}
	runs := must(api.ListRepositoryWorkflowRuns(ctx, org, repo, nil)).WorkflowRuns
	done(api.DeleteWorkflowRun(ctx, org, repo, *runs[0].ID))
	found := must(api.ListWorkflowRunsByFileName(ctx, org, repo, "ci.yml", nil)).WorkflowRuns
	return each(found, func(one *github.WorkflowRun) row {
		return row{one.RunNumber, one.Event, one.HeadBranch, one.Status, one.Conclusion}
	})
}

func repositories(c clients) any {
	api := c.mona.Repositories
	for _, name := range []string{"own", "gone"} {
		made := &github.Repository{Name: &name, Private: ptr(true), AutoInit: ptr(true)}
		must(api.Create(ctx, "", made))
	}
	done(api.Delete(ctx, "mona", "gone"))
	must(api.Edit(ctx, "mona", "own", &github.Repository{Name: ptr("renamed"), Description: ptr("Mine")}))
	must(api.ReplaceAllTopics(ctx, "mona", "renamed", []string{"tools", "python"}))
	options := &github.RepositoryListByAuthenticatedUserOptions{Affiliation: "owner"}
	found := must(api.ListByAuthenticatedUser(ctx, options))
	return each(found, func(one *github.Repository) row {
		return row{one.Name, one.Description, one.Private, sorted(one.Topics)}
	})
}

func protection(c clients) any {
	api := c.mona.Repositories
	rules := &github.ProtectionRequest{
		RequiredStatusChecks:       &github.RequiredStatusChecks{Strict: true, Contexts: &[]string{"ci"}},
		EnforceAdmins:              true,
		RequiredPullRequestReviews: &github.PullRequestReviewsEnforcementRequest{RequiredApprovingReviewCount: 2},
	}
	for _, branch := range []string{"main", "ready"} {
		must(api.UpdateBranchProtection(ctx, org, repo, branch, rules))
	}
	done(api.RemoveBranchProtection(ctx, org, repo, "ready"))
	found := must(api.GetBranchProtection(ctx, org, repo, "main"))
	count := found.RequiredPullRequestReviews.RequiredApprovingReviewCount
	return row{found.RequiredStatusChecks.Contexts, found.EnforceAdmins.Enabled, count}
}

func comparison(c clients) any {
	found := must(c.mona.Repositories.CompareCommits(ctx, org, repo, "main", "ready", nil))
	names := each(found.Files, func(one *github.CommitFile) *string { return one.Filename })
	shas := each(found.Commits, func(one *github.RepositoryCommit) *string { return one.SHA })
	return row{found.Status, found.AheadBy, found.BehindBy, names, shas}
}

func pages(c clients) any {
	for range 45 {
		newIssue(c, "An issue")
	}
	numbers := []int{}
	options := &github.IssueListByRepoOptions{Direction: "asc"}
	options.ListOptions.PerPage = 10
	for {
		found, response, err := c.mona.Issues.ListByRepo(ctx, org, repo, options)
		check(err)
		numbers = append(numbers, each(found, func(one *github.Issue) int { return *one.Number })...)
		if response.NextPage == 0 {
			return numbers
		}
		options.ListOptions.Page = response.NextPage
	}
}

func errors(c clients) any {
	found := []int{}
	add := func(response *github.Response) {
		found = append(found, response.StatusCode)
	}
	_, response, _ := c.mona.Repositories.Get(ctx, org, "nothing")
	add(response)
	_, response, _ = c.mona.Issues.Create(ctx, org, repo, &github.IssueRequest{Title: ptr(" ")})
	add(response)
	_, response, _ = c.hubot.Repositories.Edit(ctx, org, repo, &github.Repository{Description: ptr("x")})
	add(response)
	_, response, _ = c.stranger.Users.Get(ctx, "")
	add(response)
	return found
}
