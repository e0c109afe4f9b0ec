"""Whole matches of Zeppelin: at random, of bots, of older rules, worked examples."""
