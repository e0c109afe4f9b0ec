"""Graphics: maps, units and orders drawn as SVG."""
