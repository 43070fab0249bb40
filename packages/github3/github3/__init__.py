"""The module ``github3``: another name for ``ferrohub.github3`` and its submodules."""

from ferrohub._second_name import provide
from ferrohub.github3._classes import show_as_github3

show_as_github3()
provide(__name__, "ferrohub.github3")
