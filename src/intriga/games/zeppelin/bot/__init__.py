"""A citizen as a bot: it commands armies, and lives in the society (`citizen`).

`nature` is what it is like, and whom it likes; `commander` gives orders by the tactics of the
library; `desires` says how much it wants to do each thing that is possible.
"""
