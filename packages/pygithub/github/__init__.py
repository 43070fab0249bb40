"""The module ``github``: another name for ``ferrohub.pygithub`` and its submodules."""

from ferrohub._second_name import provide
from ferrohub.pygithub._modules import show_as_github

show_as_github()
provide(__name__, "ferrohub.pygithub")
