"""The files of the town's pages."""
