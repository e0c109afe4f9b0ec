"""The named pages and papers of a match: a state, its laws, a passport, news, the chronicle."""
