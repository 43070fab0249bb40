"""What github3.py says of itself: programs compare its version."""

__package_name__ = "github3.py"
__title__ = "github3"
__author__ = "Ian Stapleton Cordasco"
__author_email__ = "graffatcolmingov@gmail.com"
__license__ = "Modified BSD"
__copyright__ = "Copyright 2012 Ian Stapleton Cordasco"
__version__ = "4.0.1"
__version_info__ = (4, 0, 1)
__url__ = "https://github3.readthedocs.io"

__all__ = (
    "__author__",
    "__author_email__",
    "__copyright__",
    "__license__",
    "__package_name__",
    "__title__",
    "__url__",
    "__version__",
    "__version_info__",
)
