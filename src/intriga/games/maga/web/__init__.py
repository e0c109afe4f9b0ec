"""Templates, styles and sources of papers of MAGA, for the web alone."""
