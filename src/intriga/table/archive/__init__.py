"""Finished matches: step by step, as records, and imported from elsewhere."""
