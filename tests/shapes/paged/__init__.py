"""Toy games with named pages and papers of their own.

`town`: a report of each turn for each team, and a role card. `parliament`: the book of its laws.
`auction`: a market that follows the bids. The rules are those of `tests.shapes`.
"""
