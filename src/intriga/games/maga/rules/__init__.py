"""The rules between technical stages, a file for each subject."""
