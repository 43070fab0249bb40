"""Reading the facts of an installed PyGithub: names, signatures, JSON keys and requests, by its syntax tree alone."""
