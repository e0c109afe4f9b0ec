"""The night: `resolve` runs the steps N1 to N9, a file each, on the position."""
