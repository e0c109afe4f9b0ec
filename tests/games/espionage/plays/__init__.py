"""Whole matches of Espionage: at random, of bots, of older rules, worked examples."""
