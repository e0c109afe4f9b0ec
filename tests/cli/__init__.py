"""The command line, run as a process. `dice` is a small game that can break its contract."""
