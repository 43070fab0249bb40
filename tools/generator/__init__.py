"""The generators of ``tools/generate.py``, one module for each kind of file."""
