"""The names of github3.py's module ``repos.release``. Made by tools/generate.py."""

from typing import Any

from ferrohub import URITemplate as URITemplate
from ferrohub.github3 import models as models
from ferrohub.github3 import users as users
from ferrohub.github3 import utils as utils
from ferrohub.github3._resources import Asset as Asset
from ferrohub.github3._resources import Release as Release
from ferrohub.github3.decorators import requires_auth as requires_auth
from ferrohub.github3.exceptions import error_for as error_for
import json as json

__all__ = ["Asset", "Release", "URITemplate", "error_for", "json", "models", "requires_auth", "users", "utils"]
