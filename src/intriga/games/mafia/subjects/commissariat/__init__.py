"""The commissar, the sergeant and the infiltrator (items 4, 33–37)."""
