"""Apps that protect environments (https://docs.github.com/rest/deployments/protection-rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import apps
from ferrohub.testing.github.failures import unprocessable
from ferrohub.testing.github.families.deployments import environment_of
from ferrohub.testing.github.links import node_id
from ferrohub.testing.github.router import operation

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import App, Environment, Repository


def _shown_app(call: Call, found: App) -> dict[str, Any]:
    """The schema ``custom-deployment-rule-app``."""
    return {
        "id": found.id,
        "slug": found.slug,
        "integration_url": f"{call.links.api}/apps/{found.slug}",
        "node_id": node_id("A", found.id),
    }


def _shown(call: Call, repository: Repository, id: int, app: int) -> dict[str, Any]:
    """The schema ``deployment-protection-rule``."""
    shown = _shown_app(call, call.state.apps[app])
    return {"id": id, "node_id": node_id("GA", repository.id, id), "enabled": True, "app": shown}


def _available(call: Call, repository: Repository) -> list[App]:
    """The Apps that could protect environments: those that are installed, and receive the event."""
    held = [each for each in call.state.installations.values() if apps.has_access(each, repository)]
    ids = {each.app for each in held if "deployment_protection_rule" in each.events}
    return [each for id, each in call.state.apps.items() if id in ids]


def _rule(call: Call, environment: Environment) -> tuple[int, int]:
    """The ID of the rule of the path, and that of its App."""
    id = call.number("protection_rule_id")
    return id, call.item(environment.app_rules, "protection_rule_id")


@operation("repos/get-all-deployment-protection-rules")
def list_rules(call: Call) -> Any:
    repository = call.repository()
    held = environment_of(call, repository).app_rules.items()
    return {
        "total_count": len(held),
        "custom_deployment_protection_rules": [_shown(call, repository, *each) for each in held],
    }


@operation("repos/get-custom-deployment-protection-rule")
def get_rule(call: Call) -> Any:
    repository = call.repository()
    return _shown(call, repository, *_rule(call, environment_of(call, repository)))


@operation("repos/list-custom-deployment-rule-integrations")
def list_apps(call: Call) -> Any:
    repository = call.repository("admin")
    environment = environment_of(call, repository)
    found = [each for each in _available(call, repository) if each.id not in environment.app_rules.values()]
    return call.page(found, lambda each: _shown_app(call, each))


@operation("repos/create-deployment-protection-rule")
def create_rule(call: Call) -> Any:
    repository = call.writer("admin")
    environment, app = environment_of(call, repository), call.body.get("integration_id")
    if app not in {each.id for each in _available(call, repository)}:
        raise unprocessable("Validation Failed: integration_id is not that of an App that can protect it")
    if app in environment.app_rules.values():
        raise unprocessable("Validation Failed: the App protects it already")
    id = call.state.next_id("protection_rule")
    environment.app_rules[id] = app
    return _shown(call, repository, id, app)


@operation("repos/disable-deployment-protection-rule")
def delete_rule(call: Call) -> None:
    environment = environment_of(call, call.writer("admin"))
    del environment.app_rules[_rule(call, environment)[0]]
