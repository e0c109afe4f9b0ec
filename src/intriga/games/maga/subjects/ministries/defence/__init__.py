"""Defence: arsenals, missiles, land wars, raids."""
