"""The files of the auction's pages: known to the web alone."""
