"""The files of the fair's pages."""
