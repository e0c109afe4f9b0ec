"""Whole matches of Economicus: at random, of bots, of older rules, worked examples."""
