"""The interior: revolts and recruited roles."""
