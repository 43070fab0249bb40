"""The names of github3.py's module ``users``. Made by tools/generate.py."""

from typing import Any

from ferrohub import URITemplate as URITemplate
from ferrohub.github3 import models as models
from ferrohub.github3._resources import AuthenticatedUser as AuthenticatedUser
from ferrohub.github3._resources import Authorization as Authorization
from ferrohub.github3._resources import Collaborator as Collaborator
from ferrohub.github3._resources import Contributor as Contributor
from ferrohub.github3._resources import Email as Email
from ferrohub.github3._resources import Event as Event
from ferrohub.github3._resources import GPGKey as GPGKey
from ferrohub.github3._resources import Key as Key
from ferrohub.github3._resources import Plan as Plan
from ferrohub.github3._resources import ShortEmail as ShortEmail
from ferrohub.github3._resources import ShortUser as ShortUser
from ferrohub.github3._resources import Stargazer as Stargazer
from ferrohub.github3._resources import User as User
from ferrohub.github3._resources import _Email as _Email
from ferrohub.github3._resources import _User as _User
from ferrohub.github3.decorators import requires_auth as requires_auth
from json import dumps as dumps
import typing as t

UserLike: Any
__all__ = ["AuthenticatedUser", "Authorization", "Collaborator", "Contributor", "Email", "Event", "GPGKey", "Key", "Plan", "ShortEmail", "ShortUser", "Stargazer", "URITemplate", "User", "UserLike", "dumps", "models", "requires_auth", "t"]
