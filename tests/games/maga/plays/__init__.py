"""Whole matches of MAGA: at random, of bots, of older rules, worked examples."""
