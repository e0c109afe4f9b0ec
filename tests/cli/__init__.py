"""The command line, run as others run it: as a process. `dice` is a small crooked game of it."""
