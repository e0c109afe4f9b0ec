"""The list of actions while it is written: its rows, what may be put in, what is proposed."""
