"""The rules, a file for each subject; the night itself is `night.pipeline`."""
