"""What ``tools/generate.py`` makes of the declarations, one module for each kind of file."""
