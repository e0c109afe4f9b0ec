"""The files of a war's pages that games share: known to the web alone."""
