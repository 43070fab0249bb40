"""The parts of the commands of ``ferrohub``: a module for each command, and for what they print."""
