"""The machine a server runs on: its memory, its network, the files it may open."""
