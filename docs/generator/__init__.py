"""What ``docs/generate.py`` makes of the declarations, one module for each kind of file."""
