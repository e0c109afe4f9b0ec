"""The files of Mafia's pages: known to the web alone."""
