"""The files of Economicus' pages: known to the web alone."""
