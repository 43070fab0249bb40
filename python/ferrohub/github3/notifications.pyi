"""The names of github3.py's module ``notifications``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3 import models as models
from ferrohub.github3._resources import RepositorySubscription as RepositorySubscription
from ferrohub.github3._resources import Thread as Thread
from ferrohub.github3._resources import ThreadSubscription as ThreadSubscription
from ferrohub.github3._resources import _Subscription as _Subscription
from json import dumps as dumps

__all__ = ["RepositorySubscription", "Thread", "ThreadSubscription", "dumps", "models"]
