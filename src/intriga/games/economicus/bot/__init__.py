"""A player as a bot (`director`): it knows what a company is worth to it, and bids up to that.

`worth` is what companies bring by the dice, the circle and the stars; `menu` the forms it has;
then a file for each thing it does: `auctions`, `trade`, `money`, `options` (cards), `growth`.
"""

SPEAKS_WITH = ("intriga.games.economicus",)
"""Its reasons count in millions."""
