"""The actions, a file each under the ministry whose chapter it stands in: its line and columns,
its price, what else may stand in its way, what it does, what is said of it while it is written.
`subjects/actions.py` lists them."""
