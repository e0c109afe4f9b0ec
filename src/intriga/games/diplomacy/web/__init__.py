"""The files of Diplomacy's pages: known to the web alone."""
