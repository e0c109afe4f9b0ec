"""Whole matches of Mafia: at random, of bots, of older rules, worked examples."""
