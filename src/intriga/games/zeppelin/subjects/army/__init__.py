"""The papers of armies: who commands one, and what the host decides about it (Z31, Z36, Z37)."""
