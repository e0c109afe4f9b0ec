"""Toy games that stress the contract, and show how a game is written.

`auction`: a clock that every bid restarts, and an insolvency. `lists`: sealed lists that teams hand
in and that are revealed together. `society`: people who come, go, vote and are jailed. `campaign`:
two matches, the second of which starts where the first ended. `ministry`: plans with rows of
several kinds, whose choices depend on each other. `household`: boxes to tick and questions to
answer. `shop`: what is left changes while people fill in their orders. Their texts are in
`texts/ru` and `texts/en`, a file for each.
"""
