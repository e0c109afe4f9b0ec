"""The end of a match: what its results say, and the page of its points."""
