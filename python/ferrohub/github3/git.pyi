"""The names of github3.py's module ``git``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3 import models as models
from ferrohub.github3._resources import Blob as Blob
from ferrohub.github3._resources import Commit as Commit
from ferrohub.github3._resources import CommitTree as CommitTree
from ferrohub.github3._resources import GitObject as GitObject
from ferrohub.github3._resources import GitShortCommit as ShortCommit
from ferrohub.github3._resources import Hash as Hash
from ferrohub.github3._resources import Reference as Reference
from ferrohub.github3._resources import Tag as Tag
from ferrohub.github3._resources import Tree as Tree
from ferrohub.github3._resources import _Commit as _Commit
from ferrohub.github3.decorators import requires_auth as requires_auth
from json import dumps as dumps
import base64 as base64

__all__ = ["Blob", "Commit", "CommitTree", "GitObject", "Hash", "Reference", "ShortCommit", "Tag", "Tree", "base64", "dumps", "models", "requires_auth"]
