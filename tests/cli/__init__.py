"""Tests that run the command line. `dice` is a small game that can break its contract on
purpose."""
