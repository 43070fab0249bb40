"""The names of github3.py's module ``repos.contents``. Made by tools/generate.py."""

from typing import Any

from base64 import b64decode as b64decode
from base64 import b64encode as b64encode
from ferrohub.github3 import models as models
from ferrohub.github3._functions import validate_commmitter as validate_commmitter
from ferrohub.github3._resources import Commit as Commit
from ferrohub.github3._resources import Contents as Contents
from ferrohub.github3.decorators import requires_auth as requires_auth
from json import dumps as dumps

__all__ = ["Commit", "Contents", "b64decode", "b64encode", "dumps", "models", "requires_auth", "validate_commmitter"]
