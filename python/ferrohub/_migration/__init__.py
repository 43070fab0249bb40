"""What ``ferrohub migrate`` knows: how programs use PyGithub and github3.py, and what these uses are in ferrohub."""
