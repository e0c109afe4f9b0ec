"""Graphics: maps, units and orders as SVG."""
