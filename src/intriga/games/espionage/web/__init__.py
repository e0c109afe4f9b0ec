"""The files of Espionage's pages: known to the web alone."""
