"""A file for each thing that people and the host do, with its rules.

What needs a right stands in `rights/`, command in `army/`, what the host alone does in `host/`.
"""
