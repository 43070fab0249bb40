"""The JSON of resources, with the keys of GitHub's schemas."""
