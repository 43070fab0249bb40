"""The names of github3.py's module ``orgs``. Made by tools/generate.py."""

from typing import Any

from ferrohub import URITemplate as URITemplate
from ferrohub.github3 import models as models
from ferrohub.github3 import users as users
from ferrohub.github3._resources import Event as Event
from ferrohub.github3._resources import Membership as Membership
from ferrohub.github3._resources import Organization as Organization
from ferrohub.github3._resources import OrganizationHook as OrganizationHook
from ferrohub.github3._resources import OrganizationInvitation as Invitation
from ferrohub.github3._resources import Project as Project
from ferrohub.github3._resources import Repository as Repository
from ferrohub.github3._resources import ShortOrganization as ShortOrganization
from ferrohub.github3._resources import ShortRepository as ShortRepository
from ferrohub.github3._resources import ShortRepositoryWithPermissions as ShortRepositoryWithPermissions
from ferrohub.github3._resources import ShortTeam as ShortTeam
from ferrohub.github3._resources import Team as Team
from ferrohub.github3._resources import _Organization as _Organization
from ferrohub.github3._resources import _Team as _Team
from ferrohub.github3.decorators import requires_auth as requires_auth
from json import dumps as dumps
import typing as t

__all__ = ["Event", "Invitation", "Membership", "Organization", "OrganizationHook", "Project", "Repository", "ShortOrganization", "ShortRepository", "ShortRepositoryWithPermissions", "ShortTeam", "Team", "URITemplate", "dumps", "models", "requires_auth", "t", "users"]
