import os

import github3

gh = github3.login(token=os.environ["GITHUB_TOKEN"])
gh.session.base_url = os.environ["GITHUB_URL"]
repo = gh.repository("octocat", "Hello-World")

for project in repo.projects(number=1):
    print(project.id, project.name, project.body, project.number, project.creator.login)
project = repo.create_project("Roadmap", "What comes")
print(gh.project(1002604).name, project.update(name="Plan", body="New"), isinstance(project, github3.projects.Project))
for column in project.columns():
    print(column.id, column.name, column.created_at)
column = project.create_column("To do")
print(gh.project_column(367).name, column.move("last"))
for card in column.cards(number=1):
    print(card.id, card.note)
card = column.create_card_with_note("Remember")
print(card.note, card.move("top", 367), card.update("Changed"), card.delete())
