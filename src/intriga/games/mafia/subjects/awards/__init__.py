"""Exp that is paid at the end of the match (items 20, 43)."""
