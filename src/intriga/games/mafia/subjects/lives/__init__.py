"""Deaths and resurrections, and what everybody reads of them."""
