"""The night as a pipeline: `resolve` runs the steps N1 to N9, a file each, on the position."""
