"""The files of the parliament's pages."""
